/** Deals with what a crash leaves in a cluster's folder: a server that still runs, or the file that says one does. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { LOCAL_PASSWORD, SUPERUSER } from "./postgres-cluster.ts";

const PATIENCE_MS = 20_000;

/**
 * Frees the folder for a new server. Ends a server that outlived the process that started it; removes a stale `postmaster.pid`, whose process
 * id may belong to any program by now.
 *
 * @throws when that server belongs to a process that is still alive: two stacks cannot share one folder
 */
export async function endLeftover(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const lines = readFileSync(pidFile, "utf8").split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(await serves(port, dataDir))) return rmSync(pidFile, { force: true });
  const owner = readOwner(dataDir);
  if (owner !== undefined && isAlive(owner)) {
    throw new Error(`The database in ${dataDir} is in use by process ${owner}: end that one first.`);
  }
  process.kill(pid, "SIGINT");
  for (const deadline = Date.now() + PATIENCE_MS; existsSync(pidFile); await pause(50)) {
    if (Date.now() > deadline)
      throw new Error(
        `An earlier database (process ${pid}) still runs in ${dataDir} and will not end: end it by hand.`,
      );
  }
}

/** Notes that this process is the one that runs a server in the folder. */
export function claimFolder(dataDir: string): void {
  writeFileSync(ownerFile(dataDir), `${process.pid}\n`);
}

/** Asks whatever listens on the port whether it is a server on this very folder. */
async function serves(port: number, dataDir: string): Promise<boolean> {
  if (!Number.isInteger(port) || port <= 0) return false;
  const sql = postgres({
    host: "127.0.0.1",
    port,
    username: SUPERUSER,
    password: LOCAL_PASSWORD,
    database: "postgres",
    max: 1,
    connect_timeout: 3,
  });
  try {
    const [row] = await sql`select current_setting('data_directory') as folder`;
    return row?.folder === dataDir;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function ownerFile(dataDir: string): string {
  return `${dataDir}.owner`;
}

function readOwner(dataDir: string): number | undefined {
  return existsSync(ownerFile(dataDir)) ? Number(readFileSync(ownerFile(dataDir), "utf8")) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // `kill` throws nothing but system errors
  }
}
