/** Makes the cluster's folder, with the locale and the superuser of a hosted database. */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { collect, giveTo, type RunAs, run } from "./postgres-process.ts";

/** Every login of the stand-in has this password, as with the Supabase CLI: the server listens on loopback only. */
export const LOCAL_PASSWORD = "postgres";

/** The cluster's superuser, named as on the platform, where the role `postgres` is not one. */
export const SUPERUSER = "supabase_admin";

/** Runs initdb; a half-made folder is never left behind. */
export async function createCluster({ initdb }: PostgresBinaries, runAs: RunAs, dataDir: string): Promise<void> {
  // What an interrupted attempt left is not a cluster yet, and initdb needs an empty folder.
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { mode: 0o700 });
  const secret = mkdtempSync(join(tmpdir(), "portal-initdb-"));
  const passwordFile = join(secret, "password");
  writeFileSync(passwordFile, LOCAL_PASSWORD);
  for (const path of [dataDir, secret, passwordFile]) giveTo(runAs, path);
  const log: string[] = [];
  try {
    for (const locale of localeChoices()) {
      const child = run(
        initdb,
        [
          ...[`--pgdata=${dataDir}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"],
          ...[
            "--encoding=UTF8",
            "--locale-provider=icu",
            "--icu-locale=en-US",
            `--locale=${locale}`,
            "--lc-messages=C",
          ],
          ...["--no-instructions", "--no-sync"],
        ],
        runAs,
      );
      collect(child, log);
      const [code] = await once(child, "close");
      if (code === 0) return;
      if (!log.some((line) => line.includes("invalid locale"))) break;
    }
  } finally {
    rmSync(secret, { recursive: true, force: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
  throw new Error(`The database could not be created in ${dataDir}:\n${log.join("\n")}`);
}

/** Hosted databases recognise letters beyond ASCII; plain C is the last resort on a system without such a locale. */
function localeChoices(): string[] {
  if (process.platform === "darwin") return ["en_US.UTF-8", "C"];
  return process.platform === "win32" ? ["C"] : ["C.UTF-8", "C"];
}

/** @throws when the data was made by another major version, which this one cannot read */
export function requireSameMajor({ version }: PostgresBinaries, dataDir: string): void {
  const kept = readFileSync(join(dataDir, "PG_VERSION"), "utf8").trim();
  if (version.split(".")[0] !== kept) {
    throw new Error(
      `The data in ${dataDir} is of PostgreSQL ${kept}, this is ${version}: begin anew with "npm start -- --reset".`,
    );
  }
}
