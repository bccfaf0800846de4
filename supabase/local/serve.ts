/** Runs the built Worker in workerd, as wrangler.toml describes it, with the values of the embedded set-up. */
import { globSync, readdirSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

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
export async function serveWorker({
  port,
  databaseUrl,
  variables,
  dataDir,
  onLog,
  project = ".",
}: ServeOptions): Promise<RunningWorker> {
  const build = path.resolve(project, "build/server");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(build, "wrangler.json"));
  const { assets, ...withoutAssets } = workerOptions;
  const worker = {
    ...withoutAssets,
    name: "portal",
    modules: modulesOf(build),
    modulesRoot: build,
    bindings: Object.assign({}, workerOptions.bindings, variables),
    hyperdrives: { HYPERDRIVE: databaseUrl },
    ...(assets ? { serviceBindings: { ASSETS: "files" } } : {}),
  };
  const options = {
    workers: assets ? [worker, ...fileWorkers(assets)] : [worker],
    host: "127.0.0.1",
    port,
    log: new Log(LogLevel.WARN),
    ...(onLog ? { handleStructuredLogs: ({ message }: { message: string }) => onLog(message) } : {}),
    cf: false,
    kvPersist: dataDir ? path.join(dataDir, "kv") : false,
    cachePersist: false,
    triggerHandlers: true,
    unsafeTriggerHandlers: true,
  };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options as unknown as V4MiniflareOptions)); // wrangler's type omits the module list
  const url = (await miniflare.ready).origin;
  return {
    url,
    runSchedule: async () => void (await (await miniflare.getWorker()).scheduled()),
    stop: () => miniflare.dispose(),
  };
}

/**
 * Two Workers that serve what `build/client` holds; what it does not hold is the portal's to answer. In production the
 * platform does this beside the Worker. By itself, Miniflare lets every request ask for a file first, which takes longer
 * than a page that is kept; so only addresses like those of a file are led past the files.
 */
function fileWorkers(assets: { directory?: string }) {
  const entries = readdirSync(assets.directory ?? "", { withFileTypes: true }).filter(
    ({ name }) => name !== "_headers",
  );
  const routes = entries.map((entry) => `*/${entry.name}${entry.isDirectory() ? "/*" : ""}`);
  return [
    { name: "files-door", routes, ...passOn("files") },
    { name: "files", assets, ...passOn("portal") },
  ];
}

/** A Worker that hands every request to another. */
function passOn(worker: string) {
  const script = "export default { fetch: (request, env) => env.NEXT.fetch(request) };";
  return { modules: true, script, serviceBindings: { NEXT: worker } };
}

/** Every module of a build, the entry first. */
function modulesOf(build: string) {
  const others = globSync("**/*.js", { cwd: build, exclude: ["index.js"] });
  return ["index.js", ...others].map((file) => ({ type: "ESModule" as const, path: path.join(build, file) }));
}
