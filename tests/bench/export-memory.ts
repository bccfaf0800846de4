/** Makes one export of one document, in a separate process, between the words BEGIN and END. Arguments: the format, and a file of Markdown. */
import { readFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import type { Format } from "#app/features/documents/downloads.ts";
import { loadFile } from "#tests/support/static-files.ts";

/** Resolves a static file to the address that Vite gives it before anything is built. */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.endsWith("?url")) return next(specifier, context);
    const { url } = next(specifier.replace("?url", ""), context);
    const address = JSON.stringify(`/@fs${fileURLToPath(url)}`);
    return { url: `data:text/javascript,export default ${address}`, shortCircuit: true };
  },
});
const { downloadOf } = await import("#app/features/documents/downloads.ts");

const [, , format, file = ""] = process.argv;
const document = {
  title: "Implementation Guide",
  client: { name: "Aoife Byrne", company: "Byrne Clinics" },
  createdAt: new Date("2026-11-20T10:00:00Z"),
  markdown: await readFile(file, "utf8"),
};
const write = () => downloadOf(document, format as Format, loadFile); // run by documents.ts alone
await write(); // loads the writer and its fonts, which are not to be counted
globalThis.gc?.();
const before = process.memoryUsage();
console.log(`BEGIN ${before.heapUsed}`);
await write();
console.log(`END ${process.memoryUsage().arrayBuffers - before.arrayBuffers}`);
