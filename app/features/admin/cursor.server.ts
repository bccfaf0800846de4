/** Cursors for admin lists, which are ordered by creation time and then id, newest first or oldest first. */
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { isUuid } from "#app/shared/uuid.ts";

export type Page<Row> = { rows: Row[]; next: string | null };
type Ordered = { id: string; createdAt: Date };

const CURSOR = /^(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/i;

/** A page of at most `size` rows, given one row more than that if there are more. */
export function pageOf<Row extends Ordered>(found: readonly Row[], size: number): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? `${last.createdAt.toISOString()}_${last.id}` : null };
}

type Columns = { createdAt: AnyColumn; id: AnyColumn };

/** The rows after a cursor, newest first; from the top for a cursor that we did not write. */
export function below(cursor: string | null, columns: Columns): SQL | undefined {
  return beyond(cursor, columns, sql`<`);
}

/** The same, oldest first. */
export function above(cursor: string | null, columns: Columns): SQL | undefined {
  return beyond(cursor, columns, sql`>`);
}

function beyond(cursor: string | null, columns: Columns, side: SQL): SQL | undefined {
  const [, at = "", id = ""] = CURSOR.exec(cursor ?? "") ?? [];
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime()) || !isUuid(id)) return undefined;
  return sql`(${columns.createdAt}, ${columns.id}) ${side} (${instant.toISOString()}::timestamptz, ${id}::uuid)`;
}
