/** One build: the browser's files, and the Worker that wrangler.toml describes. */
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" }, inspectorPort: false }), tailwindcss(), reactRouter()],
  build: { sourcemap: false },
});
