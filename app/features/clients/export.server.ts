/** Streams a list of clients as a file. */
import { csvStream } from "#app/shared/csv.ts";
import { PROFILE_LABELS } from "#app/shared/profile-labels.ts";
import type { UserDb } from "#db/rls.server.ts";
import { type Client, listClientRows } from "./clients.server.ts";
import type { ClientList } from "./list-address.ts";

const { phoneCountry: _, ...PROFILE_COLUMNS } = PROFILE_LABELS;
const COLUMNS = ["Full Name", "Email Address", "Company Name", ...Object.values(PROFILE_COLUMNS), "Added"];
const ROWS_AT_ONCE = 1_000;

/**
 * The caller's clients in a list, in its order, as comma-separated values; a thousand rows are in memory at a time.
 *
 * @throws what the handle throws, if the first reading fails
 */
export async function exportClients(db: UserDb, { list }: { list: ClientList }): Promise<ReadableStream<Uint8Array>> {
  const read = (before: string | null) => listClientRows(db, { list, before, size: ROWS_AT_ONCE });
  return csvStream({ columns: COLUMNS, read, toCells });
}

function toCells({ name, email, company, profile, createdAt }: Client): string[] {
  const values: Record<string, unknown> = { ...profile, ...profile.address };
  const details = Object.keys(PROFILE_COLUMNS).map((field) => String(values[field] ?? ""));
  return [name, email, company, ...details, createdAt.toISOString().slice(0, 10)];
}
