/** Runs the built Worker in workerd, as wrangler.toml describes it, with the values of the embedded set-up. */
import { globSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { doorModule, filesWorker } from "./front-door.ts";

type ServeOptions = {
  /** 0 picks a free port. */
  port: number;
  /** Connection string of the Hyperdrive binding. */
  databaseUrl: string;
  /** The Worker's variables and secrets, see workers/env.ts. */
  variables: Record<string, string>;
  /** Where KV is kept between runs; without it KV is kept in memory. */
  dataDir?: string;
  /** The folder that holds `build/`; by default the present one. */
  project?: string;
  /** Receives every line that the Worker logs; without it they are printed. */
  onLog?: (line: string) => void;
};

type RunningWorker = {
  url: string;
  /** Does once and now what the cron trigger does. */
  runSchedule(): Promise<void>;
  stop(): Promise<void>;
};

const PORTAL = "portal";
const FILES = "files";
/** workerd logs its own stack whenever somebody closes the connection before the answer is complete. */
const HANG_UP = /^(kj::getCaughtExceptionAsKj\(\) = .*disconnected: .*|stack: (\S*workerd@[0-9a-f]+ ?)+)$/s;

/** Serves the build on 127.0.0.1; needs a finished `react-router build`. */
export async function serveWorker(options: ServeOptions): Promise<RunningWorker> {
  const { dataDir, onLog = console.log } = options;
  const set = {
    workers: workersOf(options),
    host: "127.0.0.1",
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: ({ message }: { message: string }) => HANG_UP.test(message) || onLog(message),
    cf: false,
    kvPersist: dataDir ? path.join(dataDir, "kv") : false,
    cachePersist: false,
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(set as unknown as V4MiniflareOptions)); // wrangler's type omits the module list
  await miniflare.ready;
  return {
    url: (await miniflare.unsafeGetDirectURL(PORTAL)).origin,
    runSchedule: async () => void (await (await miniflare.getWorker(PORTAL)).scheduled()),
    stop: () => miniflare.dispose(),
  };
}

/** The Worker as wrangler describes the build, with the values of the embedded set-up, and a Worker for its files. */
function workersOf({ port, databaseUrl, variables, project = "." }: ServeOptions) {
  const build = path.resolve(project, "build/server");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(build, "wrangler.json"));
  const { assets, ...withoutAssets } = workerOptions;
  const door = { type: "ESModule" as const, path: path.join(build, "door.js"), contents: doorModule(assets || {}) };
  const portal = {
    ...withoutAssets,
    name: PORTAL,
    modules: [door, ...modulesOf(build)],
    modulesRoot: build,
    bindings: Object.assign({}, workerOptions.bindings, variables),
    hyperdrives: { HYPERDRIVE: databaseUrl },
    unsafeDirectSockets: [{ host: "127.0.0.1", port }],
    ...(assets ? { serviceBindings: { ASSETS: FILES } } : {}),
  };
  return assets ? [portal, filesWorker(FILES, assets)] : [portal];
}

/** Every module of a build. */
function modulesOf(build: string) {
  return globSync("**/*.js", { cwd: build }).map((file) => ({
    type: "ESModule" as const,
    path: path.join(build, file),
  }));
}
