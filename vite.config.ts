/** One build: the browser's files, and the Worker that wrangler.toml describes. */
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: "ssr" }, inspectorPort: false }), tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 12 }] } } } },
    },
    // The Worker is made small too, but keeps its names: a failure in the log must say where it happened.
    ssr: { build: { rolldownOptions: { output: { minify: { compress: true, codegen: true, mangle: false } } } } },
  },
});
