/** What a finished build weighs: it is there after `npm test` or `npm run bench` has built. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

export type Chunk = { name: string; gzipBytes: number; code: string };

/** Every module of a Worker's build, the heaviest first. */
export function chunksOf(folder: string): Chunk[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const chunks = files.map((file) => {
    const code = readFileSync(path.join(folder, file), "utf8");
    return { name: path.basename(file), gzipBytes: gzipSync(code).byteLength, code };
  });
  return chunks.sort((a, b) => b.gzipBytes - a.gzipBytes);
}

export function gzipBytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

/** The names of the modules that a module cannot run without, its own among them. What it loads when needed does not count. */
export function loadedWith(name: string, chunks: readonly Chunk[]): Set<string> {
  const loaded = new Set([name]);
  for (const next of loaded) {
    const code = chunks.find((chunk) => chunk.name === next)?.code ?? "";
    for (const [, imported = ""] of code.matchAll(/(?:\bfrom|^import|;import)\s*"\.\/(?:assets\/)?([^"]+\.js)"/gm))
      loaded.add(imported);
  }
  return loaded;
}
