/** The result of checking an import, reduced to what the page shows. */
import type { ReadClients, WrongRow } from "./import.ts";

/** `count` counts all rows; `shown` has only the first. */
type Part<Row> = { count: number; shown: Row[] };
export type ShownRow = { line: number; name: string; company: string; note: string };

export type ImportReport = {
  fresh: Part<ShownRow>;
  duplicates: Part<ShownRow>;
  wrong: Part<WrongRow>;
  unknownColumns: readonly string[];
};

export const SHOWN_ROWS = 100;

type Known = { line: number; client: { name: string; company: string }; isArchived: boolean };
type Judged = Pick<ReadClients, "repeated" | "wrong" | "unknownColumns"> & {
  fresh: ReadClients["rows"];
  known: readonly Known[];
};

export function reportOf({ fresh, known, repeated, wrong, unknownColumns }: Judged): ImportReport {
  const duplicates = [
    ...known.map((row) => toShown(row, row.isArchived ? "is one of your archived clients" : "is already your client")),
    ...repeated.map((row) => toShown(row, `is the same as line ${row.firstLine}`)),
  ];
  return {
    fresh: part(fresh.map((row) => toShown(row, row.client.email))),
    duplicates: part(duplicates.sort((a, b) => a.line - b.line)),
    wrong: part(wrong),
    unknownColumns,
  };
}

function toShown({ line, client: { name, company } }: Omit<Known, "isArchived">, note: string): ShownRow {
  return { line, name, company, note };
}

function part<Row>(rows: readonly Row[]): Part<Row> {
  return { count: rows.length, shown: rows.slice(0, SHOWN_ROWS) };
}
