/** The list of users as a file, written while it is read. */

import { BYTE_ORDER_MARK, csvRow } from "#app/shared/csv.ts";
import type { OwnerDb } from "#db/rls.server.ts";
import type { UserFilter } from "./user-filter.ts";
import { listManagedUsers, type ManagedUser, recordExport } from "./users.server.ts";

const COLUMNS = ["Name", "Email", "Company", "Role", "Join Date", "Last Login", "Status", "Clients", "Industry"];
const ROWS_AT_ONCE = 1_000;

/**
 * Everybody who passes the filter, newest first, as comma-separated values; a thousand rows are in memory at a time. The audit log has its line
 * before the first row is read. An error on the way breaks the stream off, so that half a file does not look whole.
 */
export async function exportUsers(db: OwnerDb, { filter }: { filter: UserFilter }): Promise<ReadableStream> {
  await recordExport(db, { filter });
  const read = (before: string | null) => listManagedUsers(db, { filter, before, size: ROWS_AT_ONCE });
  const encoder = new TextEncoder();
  let page = await read(null); // so that trouble with the database is an answer and no broken file
  let head = BYTE_ORDER_MARK + csvRow(COLUMNS);
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode(head + page.rows.map(toRow).join("")));
      head = "";
      if (page.next === null) controller.close();
      else page = await read(page.next);
    },
  });
}

function toRow(user: ManagedUser): string {
  const { name, email, company, role, createdAt, lastSignIn, status, accounts, industry } = user;
  const joined = createdAt.toISOString().slice(0, 10);
  return csvRow([
    name,
    email,
    company,
    role,
    joined,
    lastSignIn?.toISOString() ?? "",
    status,
    accounts,
    industry ?? "",
  ]);
}
