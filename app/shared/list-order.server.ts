/** For lists read page by page: their order, where the next page begins, and which rows match a search. */
import { asc, desc, ilike, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { ALPHABETICAL } from "#db/schema/columns.ts";
import { isUuid } from "./uuid.ts";

export type Page<Row> = { rows: Row[]; next: string | null };

/** `by` must match an index of the table, after the owner; the id at its end breaks ties. */
export type ListOrder<Row> = {
  by: SQL[];
  after(value: string, id: string): SQL | undefined;
  keyOf(row: Row): string;
};

const INSTANT = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

type DateColumns = { createdAt: AnyPgColumn; id: AnyPgColumn };

export function byDate({ createdAt, id }: DateColumns, first: "newest" | "oldest"): ListOrder<{ createdAt: Date }> {
  const [direction, beyond] = first === "newest" ? [desc, sql`<`] : [asc, sql`>`];
  return {
    by: [direction(createdAt), direction(id)],
    after(value, afterId) {
      const instant = new Date(value);
      if (!INSTANT.test(value) || Number.isNaN(instant.getTime())) return undefined;
      return sql`(${createdAt}, ${id}) ${beyond} (${instant.toISOString()}::timestamptz, ${afterId}::uuid)`;
    },
    keyOf: (row) => row.createdAt.toISOString(),
  };
}

/** In dictionary order. */
export function byText<Row>(text: SQLWrapper, id: AnyPgColumn, keyOf: (row: Row) => string): ListOrder<Row> {
  const sorted = sql`${text} ${ALPHABETICAL}`;
  return {
    by: [sorted, asc(id)],
    after: (value, afterId) => sql`(${sorted}, ${id}) > (${value}, ${afterId}::uuid)`,
    keyOf,
  };
}

/** A page of at most `size` rows, given one row more than that if there are more. `next` is the next page's cursor; null on the last. */
export function pageOf<Key, Row extends Key & { id: string }>(
  order: ListOrder<Key>,
  found: readonly Row[],
  size: number,
): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? `${order.keyOf(last)}_${last.id}` : null };
}

/** The rows after a cursor, in the list's order; from the top for a cursor that we did not write. */
export function below<Row>(order: ListOrder<Row>, cursor: string | null): SQL | undefined {
  const [, value = "", afterId = ""] = /^(.{0,400})_([0-9a-f-]{36})$/su.exec(cursor ?? "") ?? [];
  if (!isUuid(afterId) || !value.isWellFormed() || value.includes("\0")) return undefined;
  return order.after(value, afterId);
}

/** One condition per word: the word occurs somewhere in one of the columns. */
export function holdsWords(text: string, columns: readonly (AnyPgColumn | SQL)[]): (SQL | undefined)[] {
  const words = text.split(/\s+/u).filter(Boolean);
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return or(...columns.map((column) => ilike(column, pattern)));
  });
}
