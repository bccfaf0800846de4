/** Runs the embedded PostgreSQL: one persisted cluster for development, or a throw-away one for a test run. Loopback only. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import postgres from "postgres";
import { findFreePort, requireFreePort } from "./ports.ts";
import { locateBinaries, openToAll, type PostgresBinaries } from "./postgres-binaries.ts";
import { createCluster, LOCAL_PASSWORD, requireSameMajor } from "./postgres-cluster.ts";
import { claimFolder, endLeftover } from "./postgres-leftover.ts";
import { chooseUser, collect, type RunAs, run } from "./postgres-process.ts";

export { SUPERUSER } from "./postgres-cluster.ts";

const HOST = "127.0.0.1";
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;
/** The parts of the platform, each with a table that shows whether a database has it: a data folder may be older than a part. */
const PLATFORM = [
  { file: new URL("./platform.sql", import.meta.url), table: "auth.users" },
  { file: new URL("./platform-factors.sql", import.meta.url), table: "auth.mfa_factors" },
];

export type PostgresServer = AsyncDisposable & {
  port: number;
  /** The connection string for a login and a database; without a login, that of the migrating role `postgres`. */
  url(options?: { login?: string; password?: string; database?: string }): string;
  /** Resolves with the reason if the server ends without having been asked to; otherwise never settles. */
  crashed: Promise<string>;
  /** Ends all connections, saves everything and waits until the process is gone. May be called twice. */
  stop(): Promise<void>;
};

type PostgresOptions = {
  /** The cluster's folder; made when absent. */
  dataDir: string;
  /** 0 takes any free port. */
  port: number;
  /** False gives up on surviving a power cut, for speed (tests). */
  durable?: boolean;
  /** Another PostgreSQL than the embedded one (tests). */
  binaries?: PostgresBinaries;
};

/**
 * Starts the cluster in `dataDir`, making it first if need be; a server left behind there by a crash is ended first.
 *
 * @throws with one sentence that names port and remedy when the port is taken, and with the server's last lines when it will not start
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const dataDir = resolve(options.dataDir);
  const binaries = openToAll(options.binaries ?? locateBinaries());
  mkdirSync(dirname(dataDir), { recursive: true });
  const runAs = chooseUser(binaries.postgres, dataDir);
  await endLeftover(dataDir);
  const port = options.port === 0 ? await findFreePort() : options.port;
  await requireFreePort(port, "database", "[db] port in supabase/config.toml");
  if (!existsSync(join(dataDir, "PG_VERSION"))) await createCluster(binaries, runAs, dataDir);
  requireSameMajor(binaries, dataDir);
  claimFolder(dataDir);
  const child = launch(binaries, runAs, dataDir, port, options.durable ?? true);
  return serverOf(child, port, await untilReady(child));
}

/** Starts a separate cluster for a test run: any port, a temporary folder, nothing kept after `stop()`. */
export async function startTemporaryPostgres(binaries?: PostgresBinaries): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "portal-postgres-"));
  chmodSync(folder, 0o711); // for the user that root hands PostgreSQL to
  const server = await startPostgres({ dataDir: join(folder, "data"), port: 0, durable: false, binaries });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop, [Symbol.asyncDispose]: stop };
}

/**
 * Gives a database what the hosted platform gives it, each part in one transaction; does nothing to one that has it already.
 *
 * @param connectionString of the superuser: `server.url({ login: SUPERUSER, database })`
 */
export async function applyPlatform(connectionString: string): Promise<void> {
  const sql = postgres(connectionString, { max: 1, onnotice: () => {} });
  try {
    for (const { file, table } of PLATFORM) {
      const [found] = await sql`select to_regclass(${table}) is not null as is_there`;
      if (!found?.is_there) await sql.begin((transaction) => transaction.unsafe(readFileSync(file, "utf8")));
    }
  } finally {
    await sql.end();
  }
}

function launch(
  { postgres }: PostgresBinaries,
  runAs: RunAs,
  dataDir: string,
  port: number,
  durable: boolean,
): ChildProcess {
  const settings = {
    listen_addresses: HOST,
    port,
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: 200 }),
  };
  const child = run(
    postgres,
    ["-D", dataDir, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    runAs,
  );
  const endWithUs = () => child.kill("SIGINT");
  process.once("exit", endWithUs);
  child.once("exit", () => process.removeListener("exit", endWithUs));
  return child;
}

/** Waits until the server reports that it takes connections; returns the (growing) list of its last lines. */
async function untilReady(child: ChildProcess): Promise<string[]> {
  const log: string[] = [];
  collect(child, log);
  const { promise, resolve: ready, reject } = Promise.withResolvers<string[]>();
  const fail = (reason: string) => reject(new Error(`The database did not start (${reason}):\n${log.join("\n")}`));
  const timer = setTimeout(() => {
    child.kill("SIGQUIT");
    fail(`no answer within ${START_TIMEOUT_MS / 1000} s`);
  }, START_TIMEOUT_MS);
  const look = () => log.some((line) => line.includes("ready to accept connections")) && ready(log);
  child.stderr?.on("data", look);
  child.once("error", (error) => fail(error.message));
  child.once("close", (code, signal) => fail(`it ended with ${signal ?? `code ${code}`}`));
  return promise.finally(() => {
    clearTimeout(timer);
    child.stderr?.removeListener("data", look);
  });
}

function serverOf(child: ChildProcess, port: number, log: string[]): PostgresServer {
  let asked = false;
  const gone = once(child, "exit");
  const crashed = new Promise<string>((tell) => {
    child.once("exit", () => asked || tell(`The database ended by itself:\n${log.join("\n")}`));
  });
  const stop = async () => {
    if (!asked) {
      asked = true;
      child.kill("SIGINT");
    }
    if (child.exitCode !== null || child.signalCode !== null) return;
    const force = setTimeout(() => child.kill("SIGQUIT"), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(force);
  };
  const url: PostgresServer["url"] = ({ login = "postgres", password = LOCAL_PASSWORD, database = "postgres" } = {}) =>
    `postgresql://${login}:${encodeURIComponent(password)}@${HOST}:${port}/${database}`;
  return { port, url, crashed, stop, [Symbol.asyncDispose]: stop };
}
