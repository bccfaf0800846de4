/** Bundles tests/support/db-worker.ts for workerd and runs it there, with the date and the flags of wrangler.toml. */
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { build } from "vite";
import { unstable_readConfig } from "wrangler";
import type { DbTask } from "./db-worker.ts";

type DbWorker = AsyncDisposable & {
  run(task: DbTask): Promise<{ status: number; answer: Record<string, unknown> }>;
};

export async function startDbWorker(databaseUrl: string): Promise<DbWorker> {
  const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: "wrangler.toml" });
  const options = convertV4MiniflareOptions({
    modules: [{ type: "ESModule", path: "worker.js", contents: await bundle() }],
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    hyperdrives: { HYPERDRIVE: databaseUrl },
  });
  const miniflare = new Miniflare(options);
  await miniflare.ready;
  return {
    async run(task) {
      const response = await miniflare.dispatchFetch("http://worker.test/", {
        method: "POST",
        body: JSON.stringify(task),
      });
      return { status: response.status, answer: (await response.json()) as Record<string, unknown> }; // our own Worker's
    },
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  };
}

async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["workerd", "worker", "module", "import"] },
    build: {
      write: false,
      minify: false,
      lib: { entry: "tests/support/db-worker.ts", formats: ["es"], fileName: "worker" },
      rolldownOptions: { external: [/^node:/, /^cloudflare:/] },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error("The Worker was not built");
  return chunk.code;
}
