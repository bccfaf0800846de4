/** What the platform does in front of a Worker: serves the files of the build itself, and compresses for browsers. */
import { readdirSync } from "node:fs";

export const PORTAL = "portal";
export const DOOR = "door";
export const FILES = "files";

type Front = { port: number; assets: { directory?: string } | undefined; compatibilityDate: string };

/**
 * The Workers around the portal: the door, which listens on the port, and the one that has the files. Miniflare's own entry
 * takes longer than a page that is kept, and lets every request ask for a file first.
 */
export function frontWorkers({ port, assets, compatibilityDate }: Front) {
  const entries = assets?.directory ? readdirSync(assets.directory, { withFileTypes: true }) : [];
  const door = {
    name: DOOR,
    compatibilityDate,
    modules: true,
    script: DOOR_SCRIPT,
    bindings: {
      PATHS: entries.filter((entry) => !entry.isDirectory() && entry.name !== "_headers").map(({ name }) => `/${name}`),
      FOLDERS: entries.filter((entry) => entry.isDirectory()).map(({ name }) => `/${name}/`),
    },
    serviceBindings: { PORTAL, ...(assets ? { FILES } : {}) },
    unsafeDirectSockets: [{ host: "127.0.0.1", port }],
  };
  const files = { name: FILES, modules: true, script: FILES_SCRIPT, assets, serviceBindings: { PORTAL } };
  return assets ? [door, files] : [door];
}

/** What the folder does not hold is the portal's to answer. */
const FILES_SCRIPT = "export default { fetch: (request, env) => env.PORTAL.fetch(request) };";

/** Looks at as little as it can: a page that is kept takes hardly longer than this. */
const DOOR_SCRIPT = String.raw`
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|xml|(manifest|speculationrules)\+json|(rss|atom)\+xml))/;

function isFile(url, { PATHS, FOLDERS }) {
  const [path] = url.slice(url.indexOf("/", 8)).split(/[?#]/, 1);
  return PATHS.includes(path) || FOLDERS.some((folder) => path.startsWith(folder));
}

function mayCompress(request, { body, headers }) {
  if (body === null || !/\bgzip\b/.test(request.headers.get("Accept-Encoding") ?? "")) return false;
  return !headers.has("Content-Encoding") && COMPRESSIBLE.test(headers.get("Content-Type") ?? "");
}

export default {
  async fetch(request, env) {
    const response = await (isFile(request.url, env) ? env.FILES : env.PORTAL).fetch(request);
    if (!mayCompress(request, response)) return response;
    const compressed = new Response(response.body, response);
    compressed.headers.set("Content-Encoding", "gzip"); // the server does it then
    return compressed;
  },
};`;
