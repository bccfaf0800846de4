/** Streams the list of users as a file. */

import { csvStream } from "#app/shared/csv.ts";
import type { OwnerDb } from "#db/rls.server.ts";
import type { UserFilter } from "./user-filter.ts";
import { listManagedUsers, type ManagedUser, recordExport } from "./users.server.ts";

const COLUMNS = ["Name", "Email", "Company", "Role", "Join Date", "Last Login", "Status", "Clients", "Industry"];
const ROWS_AT_ONCE = 1_000;

/**
 * The users who pass the filter, newest first, as comma-separated values, a thousand rows in memory at a time. The export is recorded in the
 * audit log before the first row is read.
 */
export async function exportUsers(db: OwnerDb, { filter }: { filter: UserFilter }): Promise<ReadableStream> {
  await recordExport(db, { filter });
  const read = (before: string | null) => listManagedUsers(db, { filter, before, size: ROWS_AT_ONCE });
  return csvStream({ columns: COLUMNS, read, toCells });
}

function toCells(user: ManagedUser): (string | number)[] {
  const { name, email, company, role, createdAt, lastSignIn, status, accounts, industry } = user;
  const joined = createdAt.toISOString().slice(0, 10);
  return [name, email, company, role, joined, lastSignIn?.toISOString() ?? "", status, accounts, industry ?? ""];
}
