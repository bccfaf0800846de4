/** The data folder that every portal of a run begins with: made once, with the platform and the migrations, and copied for each. */
import { chmodSync, chownSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { migrate } from "#db/migrate.ts";
import { startStack } from "#supabase/local/stack.ts";

/** Names the address at which the run's set-up tells where the folder is. */
export const PORTAL_DATA = "PORTAL_DATA";

/** Makes the folder, with this password for the Worker's login; `running` removes it. */
export async function makePortalData(running: AsyncDisposableStack, workerPassword: string): Promise<string> {
  const folder = newFolder();
  running.defer(() => rmSync(folder, { recursive: true, force: true }));
  const stack = await startStack({ dataDir: folder, ports: { api: 0, database: 0, mail: 0 }, durable: false });
  await migrate({ url: stack.dbUrl, workerPassword });
  await stack.stop();
  return folder;
}

/** A folder for one portal: a copy of what the run has, else an empty one. */
export async function openPortalData(): Promise<string> {
  const address = process.env[PORTAL_DATA];
  const folder = newFolder();
  if (address === undefined) return folder;
  const from = await (await fetch(address)).text();
  cpSync(from, folder, { recursive: true });
  for (const file of readdirSync(from, { recursive: true })) keepOwner(from, folder, String(file));
  return folder;
}

/** A copy belongs to whoever made it, and its folders are open; PostgreSQL, which root hands to another user, accepts neither. */
function keepOwner(from: string, to: string, file: string): void {
  const { uid, gid, mode } = lstatSync(path.join(from, file));
  chmodSync(path.join(to, file), mode);
  if (process.getuid?.() === 0) chownSync(path.join(to, file), uid, gid);
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-e2e-"));
  chmodSync(folder, 0o711); // for the user that root hands PostgreSQL to
  return folder;
}
