/** Reads and writes comma-separated values (RFC 4180), safe to open in a spreadsheet. */

/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** What a spreadsheet takes for the beginning of a formula, in half and full width, after whatever it skips. */
const FORMULA = /^[\s\u00a0\ufeff\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** A row with its line ending. */
export function csvRow(values: readonly (string | number)[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}

/** A cell, always quoted. Text that a spreadsheet would run as a formula gets an apostrophe in front, so that it is shown instead. */
export function csvCell(value: string | number): string {
  const text = String(value).replaceAll("\u0000", "");
  const harmless = typeof value === "string" && isFormula(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A formula after apostrophes counts too, so that {@link csvText} can tell our apostrophe from those already there. */
function isFormula(text: string): boolean {
  return FORMULA.test(text.replace(/^'+/, ""));
}

/** The text that {@link csvCell} was given: undoes its apostrophe. */
export function csvText(cell: string): string {
  return cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
}

/** `line` is the line on which the record begins; the file's first line is 1. */
export type CsvRecord = { line: number; cells: string[] };

/**
 * The records of a file written by any program: separated by commas, semicolons or tabs (whichever the first line has most of), with any
 * line endings, quoted or not. Blank lines are left out. A misplaced quote counts as text.
 */
export function readCsv(file: string): CsvRecord[] {
  const text = file.replace(/^\ufeff/, "");
  const separator = separatorOf(text);
  const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`, "gy");
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [whole, quoted, plain = "", end] = found;
    record.cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator) continue;
    if (record.cells.some((value) => value.trim() !== "")) records.push(record);
    if (end === "") break;
    record = { line, cells: [] };
  }
  return records;
}

function separatorOf(text: string): string {
  const [head = ""] = text.split(/\r|\n/, 1);
  const counts = [",", ";", "\t"].map((separator) => ({ separator, count: head.split(separator).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}

type CsvSource<Row> = {
  columns: readonly string[];
  /** Returns the page that begins at a cursor; the first page for null. */
  read: (before: string | null) => Promise<{ rows: readonly Row[]; next: string | null }>;
  toCells: (row: Row) => readonly (string | number)[];
};

/**
 * Streams a list as a file, with one page in memory at a time. The first page is read before the stream exists, so that a database error
 * can still be answered; a later error breaks the stream off, so that half a file does not look complete.
 */
export async function csvStream<Row>({ columns, read, toCells }: CsvSource<Row>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let page = await read(null);
  let head = BYTE_ORDER_MARK + csvRow(columns);
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode(head + page.rows.map((row) => csvRow(toCells(row))).join("")));
      head = "";
      if (page.next === null) controller.close();
      else page = await read(page.next);
    },
  });
}
