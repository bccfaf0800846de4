/** Does what the platform does in front of a Worker: serves the build's files itself, and compresses for browsers. */
import { readdirSync } from "node:fs";

type Assets = { directory?: string };

/**
 * The source of a module that stands in front of a built Worker and passes requests on to its entry, `./index.js`. Miniflare's own way in is
 * a separate Worker, takes longer than a cached page does, and looks for a file first each time. Expects the files at the binding ASSETS.
 */
export function doorModule({ directory }: Assets): string {
  const entries = directory ? readdirSync(directory, { withFileTypes: true }) : [];
  const files = entries
    .filter((entry) => !entry.isDirectory() && entry.name !== "_headers")
    .map(({ name }) => `/${name}`);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `/${name}/`);
  return `const FILES = ${JSON.stringify(files)};\nconst FOLDERS = ${JSON.stringify(folders)};\n${DOOR}`;
}

/** A Worker that serves the files of a folder and answers 404 to everything else. */
export function filesWorker(name: string, assets: Assets) {
  const script = "export default { fetch: () => new Response(null, { status: 404 }) };";
  return { name, modules: true, script, assets };
}

/** The Worker answers whatever is not among the files. */
const DOOR = String.raw`
import worker from "./index.js";

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(javascript|json|xml|(manifest|speculationrules)\+json|(rss|atom)\+xml))/;

function isFile({ method, url }) {
  const [path] = url.slice(url.indexOf("/", 8)).split(/[?#]/, 1);
  return (method === "GET" || method === "HEAD") && (FILES.includes(path) || FOLDERS.some((folder) => path.startsWith(folder)));
}

async function answer(request, env, execution) {
  const file = isFile(request) ? await env.ASSETS.fetch(request) : undefined;
  return file && file.status !== 404 ? file : worker.fetch(request, env, execution);
}

async function compress(response) {
  const { body, headers } = response;
  if (body === null || headers.has("Content-Encoding") || !COMPRESSIBLE.test(headers.get("Content-Type") ?? "")) return response;
  const compressed = new Response(body, response);
  compressed.headers.set("Content-Encoding", "gzip"); // the server does it then
  return compressed;
}

export default {
  ...worker,
  async fetch(request, env, execution) {
    const response = await answer(request, env, execution);
    return /\bgzip\b/.test(request.headers.get("Accept-Encoding") ?? "") ? compress(response) : response;
  },
};
`;
