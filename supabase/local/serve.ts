/** Runs the built Worker in workerd, as wrangler.toml describes it, with the values of the embedded set-up. */
import { globSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { DOOR, FILES, frontWorkers, PORTAL } from "./front-door.ts";

export type ServeOptions = {
  /** 0 picks a free port. */
  port: number;
  /** Connection string of the Hyperdrive binding. */
  databaseUrl: string;
  /** The Worker's variables and secrets, see workers/env.ts. */
  variables: Record<string, string>;
  /** Where KV lives between runs; without it KV is kept in memory. */
  dataDir?: string;
  /** Whose build: the folder that holds `build/`. */
  project?: string;
  /** Told every line that the Worker logs; without it they are printed. */
  onLog?: (line: string) => void;
};

export type RunningWorker = {
  url: string;
  /** What the cron trigger does, once, now. */
  runSchedule(): Promise<void>;
  stop(): Promise<void>;
};

/** Serves the build on 127.0.0.1; needs a finished `react-router build`. */
export async function serveWorker(options: ServeOptions): Promise<RunningWorker> {
  const { port, dataDir, onLog } = options;
  const { portal, assets, compatibilityDate } = readBuild(options);
  const set = {
    workers: [portal, ...frontWorkers({ port, assets, compatibilityDate })],
    host: "127.0.0.1",
    log: new Log(LogLevel.WARN),
    ...(onLog ? { handleStructuredLogs: ({ message }: { message: string }) => onLog(message) } : {}),
    cf: false,
    kvPersist: dataDir ? path.join(dataDir, "kv") : false,
    cachePersist: false,
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(set as unknown as V4MiniflareOptions)); // wrangler's type omits the module list
  await miniflare.ready;
  return {
    url: (await miniflare.unsafeGetDirectURL(DOOR)).origin,
    runSchedule: async () => void (await (await miniflare.getWorker(PORTAL)).scheduled()),
    stop: () => miniflare.dispose(),
  };
}

/** What wrangler makes of the build, with the values of the embedded set-up. */
function readBuild({ databaseUrl, variables, project = "." }: ServeOptions) {
  const build = path.resolve(project, "build/server");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(build, "wrangler.json"));
  const { assets, ...withoutAssets } = workerOptions;
  const portal = {
    ...withoutAssets,
    name: PORTAL,
    modules: modulesOf(build),
    modulesRoot: build,
    bindings: Object.assign({}, workerOptions.bindings, variables),
    hyperdrives: { HYPERDRIVE: databaseUrl },
    ...(assets ? { serviceBindings: { ASSETS: FILES } } : {}),
  };
  return { portal, assets: assets || undefined, compatibilityDate: String(workerOptions.compatibilityDate) };
}

/** Every module of a build, the entry first. */
function modulesOf(build: string) {
  const others = globSync("**/*.js", { cwd: build, exclude: ["index.js"] });
  return ["index.js", ...others].map((file) => ({ type: "ESModule" as const, path: path.join(build, file) }));
}
