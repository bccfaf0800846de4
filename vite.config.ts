/** One build: the browser's files, and the Worker that wrangler.toml describes. */
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { trimRouter } from "./app/trim-router.ts";
import { trimTables, trimWorker } from "./app/trim-worker.ts";

/** Small files compress badly and each costs a request, so what every page needs is one file and what many pages need is another. */
const SCRIPTS = [
  { name: "frame", test: /rolldown.runtime|app.root|app.ui.(error-page|logo|menu|site-)/ },
  { name: "shared", minShareCount: 12 },
];

/** Removes from an icon all but its shapes: its name, its size, its aliases and the keys that React asks of a list. */
const bareIcons: Plugin = {
  name: "bare-icons",
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => code.replace(/^ {2}(name|size|aliases): .*,?$|, key: "\w+"|^__iconData\.node;$/gm, ""),
  },
};

/** Leaves out the parts of React Router, in the browser and in the Worker, that serve other configurations than ours. */
const trimmedRouter: Plugin = {
  name: "trimmed-router",
  transform: { filter: { id: /react-router\/dist\/production\/lib\// }, handler: trimRouter },
};

/** Leaves out the clients of Supabase's other services, since the Worker uses Auth alone. */
const authAlone: Plugin = {
  name: "auth-alone",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: {
    filter: { id: /^@supabase\/supabase-js$/ },
    handler: () => fileURLToPath(import.meta.resolve("#app/features/auth/auth-client-alone.server.ts")),
  },
};

/** Leaves out what else no request can reach in the Worker's libraries. */
const trimmedWorker: Plugin = {
  name: "trimmed-worker",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: { filter: { id: /node_modules/ }, handler: (code, id) => trimWorker(code, id) },
};

/** Leaves out of the tables what only migrations are made of. */
const bareTables: Plugin = {
  name: "bare-tables",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: { filter: { id: /\/db\/schema\// }, handler: trimTables },
};

/** Leaves out React's renderer of strings, which its entry for servers brings along: everything here is rendered as a stream. */
const streamsAlone: Plugin = {
  name: "streams-alone",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: { filter: { id: /react-dom-server-legacy/ }, handler: () => "module.exports = {};" },
};

/** Functions by which React Router would warn in the console of every reader, even in production. */
const FOR_DEVELOPERS = ["warning", "warningOnce"];

export default defineConfig({
  plugins: [
    bareIcons,
    trimmedRouter,
    authAlone,
    streamsAlone,
    trimmedWorker,
    bareTables,
    cloudflare({ viteEnvironment: { name: "ssr" }, inspectorPort: false }),
    tailwindcss(),
    reactRouter(),
  ],
  build: { sourcemap: false },
  resolve: {
    alias: [{ find: "../createLucideIcon.mjs", replacement: fileURLToPath(import.meta.resolve("#app/draw-icon.tsx")) }],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: FOR_DEVELOPERS },
          output: { codeSplitting: { groups: SCRIPTS } },
        },
      },
    },
    // The Worker is made small too, but its functions keep their names: a failure in the log must say where it happened.
    // Rolldown would keep three thousand comments, all notes to a bundler.
    ssr: { build: { rolldownOptions: { output: { comments: false, minify: { mangle: { keepNames: true } } } } } },
  },
});
