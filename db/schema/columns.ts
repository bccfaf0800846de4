/** Columns and checks that several tables share. */
import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, timestamp, uuid } from "drizzle-orm/pg-core";

/** The caller, evaluated once a statement instead of once a row. */
export const CALLER = sql.raw("(select app.uid())");

/** After a text, orders it as a dictionary would, with case and accents deciding last, whatever the database's own order is. */
export const ALPHABETICAL = sql.raw('COLLATE "und-x-icu"');

/** What `now()` gives a column of {@link instant}: the only creation date that the policies accept. */
export const NOW = sql.raw("now()::timestamptz(3)");

export const id = () => uuid().primaryKey().defaultRandom();

/** An instant in milliseconds: the precision of a JavaScript date, so that a page cursor built from one loses nothing. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = (name: string) => instant(name).notNull().defaultNow();

export function maxLength(name: string, column: AnyPgColumn, characters: number) {
  return check(name, sql`char_length(${column}) <= ${literal(characters)}`);
}

/** Not blank, and not longer than `characters`. */
export function filledText(name: string, column: AnyPgColumn, characters: number) {
  return check(name, sql`btrim(${column}) <> '' and char_length(${column}) <= ${literal(characters)}`);
}

export function jsonOf(name: string, column: AnyPgColumn, kind: "object" | "array", maxBytes: number) {
  const type = sql.raw(`'${kind}'`);
  return check(name, sql`jsonb_typeof(${column}) = ${type} and octet_length(${column}::text) <= ${literal(maxBytes)}`);
}

export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`);
}

/** ISO 4217: three capitals. */
export function currencyCode(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} ~ '^[A-Z]{3}$'`);
}

/** A number written into DDL, where a statement can have no parameters. */
export function literal(value: number): SQL {
  return sql.raw(String(value));
}
