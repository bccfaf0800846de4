/** Starts PostgreSQL's programs as a user that they accept. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** How to start a program as a user that PostgreSQL accepts: the words before the command, and the ids for `spawn`. */
export type RunAs = { prefix: string[]; uid?: number; gid?: number };

/**
 * PostgreSQL refuses to run as root, so root hands it to user `postgres`, or to `nobody` where there is no such user. If that user cannot
 * enter the checkout (say /root/portal), it gets the one capability that lets it in, and nothing else. Data made by an ordinary user stays
 * that user's.
 */
export function chooseUser(program: string, dataDir: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const paths = [program, dataDir];
  const kept = statSync(dataDir, { throwIfNoEntry: false });
  const { uid, gid } = kept && kept.uid !== 0 ? kept : unprivilegedUser();
  if (paths.every(isOpenToAll)) return { prefix: [], uid, gid };
  const pass = [
    "--inh-caps=-all,+dac_override",
    "--ambient-caps=-all,+dac_override",
    "--bounding-set=-all,+dac_override",
  ];
  const prefix = ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", ...pass];
  try {
    execFileSync("setpriv", [...prefix.slice(1), "true"], { stdio: "ignore" });
  } catch {
    throw new Error(
      `PostgreSQL cannot run as root, and its user cannot enter ${paths.find((path) => !isOpenToAll(path))}: move the checkout out of root's home, or run as an ordinary user.`,
    );
  }
  return { prefix, uid, gid };
}

function unprivilegedUser(): { uid: number; gid: number } {
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  if (!account)
    throw new Error("PostgreSQL cannot run as root: run as an ordinary user, or create a user named postgres.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Whether every user may enter the folders above the path. */
export function isOpenToAll(path: string): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && (found.mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Starts a program in its own process group: Ctrl-C in the terminal must reach only us, so that the parts end in order. */
export function run(program: string, args: string[], { prefix, uid, gid }: RunAs): ChildProcess {
  const [command = program, ...rest] = [...prefix, program, ...args];
  const ids = prefix.length > 0 ? {} : { uid, gid };
  const env = { ...process.env, LC_ALL: undefined, LC_MESSAGES: "C", PGDATA: undefined };
  return spawn(command, rest, {
    ...ids,
    cwd: dirname(program),
    env,
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Hands a file or folder to the user that PostgreSQL runs as. */
export function giveTo({ uid, gid }: RunAs, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Keeps the last lines that a program prints, for the message if it fails. */
export function collect(child: ChildProcess, log: string[]): void {
  const keep = (chunk: Buffer) =>
    log.splice(0, log.length, ...[...log, ...chunk.toString("utf8").trimEnd().split("\n")].slice(-30));
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
}
