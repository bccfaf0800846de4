/** Measures a finished build, which exists once `npm test` or `npm run bench` has built. */
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

/** The names of the modules that a module cannot run without, including itself. Modules that it loads on demand do not count. */
export function loadedWith(name: string, chunks: readonly Chunk[]): Set<string> {
  const loaded = new Set([name]);
  for (const next of loaded) {
    const code = chunks.find((chunk) => chunk.name === next)?.code ?? "";
    for (const [, imported = ""] of code.matchAll(/(?:\bfrom|^import|;import)\s*"\.\/(?:assets\/)?([^"]+\.js)"/gm))
      loaded.add(imported);
  }
  return loaded;
}

type Manifest = {
  entry: { module: string; imports: string[] };
  url: string;
  routes: Record<string, { parentId?: string; module: string; imports?: string[] }>;
};

/** For each route with a page, by its file: the gzipped bytes of every script that a browser loads when it begins there. */
export function scriptBytesOf(folder: string): Map<string, number> {
  const name = readdirSync(path.join(folder, "assets")).find((file) => file.startsWith("manifest-")) ?? "";
  const text = readFileSync(path.join(folder, "assets", name), "utf8");
  const { entry, url, routes }: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const sizes = new Map<string, number>();
  const weigh = (script: string) => {
    const size = sizes.get(script) ?? gzipSync(readFileSync(path.join(folder, script))).byteLength;
    sizes.set(script, size);
    return size;
  };
  const scriptsOf = (id: string | undefined): string[] => {
    const route = routes[id ?? ""];
    return route ? [route.module, ...(route.imports ?? []), ...scriptsOf(route.parentId)] : [];
  };
  return new Map(
    Object.keys(routes).map((id) => {
      const scripts = new Set([url, entry.module, ...entry.imports, ...scriptsOf(id)]);
      return [id, [...scripts].reduce((sum, script) => sum + weigh(script), 0)];
    }),
  );
}
