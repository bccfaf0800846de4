/** The PostgreSQL programs that tests can run on: the embedded one first, then older ones that this machine happens to have. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { locateBinaries, type PostgresBinaries } from "#supabase/local/postgres-binaries.ts";

export type Installation = { major: number; binaries: PostgresBinaries };

/** Major versions that the hosted platform runs or will run, besides the embedded one. */
const OLDER_MAJORS = [17, 16, 15];

export function findInstallations(): Installation[] {
  const embedded = locateBinaries();
  const found = [{ major: majorOf(embedded.version), binaries: embedded }];
  for (const major of OLDER_MAJORS) {
    const folder = [`/usr/lib/postgresql/${major}/bin`, `/opt/homebrew/opt/postgresql@${major}/bin`].find(existsSync);
    if (folder) found.push({ major, binaries: binariesIn(folder) });
  }
  return found;
}

function binariesIn(folder: string): PostgresBinaries {
  const postgres = join(folder, "postgres");
  const version = /\d+[.\d]*/.exec(execFileSync(postgres, ["--version"], { encoding: "utf8" }))?.[0] ?? "0";
  return { version, postgres, initdb: join(folder, "initdb") };
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
