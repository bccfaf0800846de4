/** Comma-separated values as RFC 4180 has them, safe to open in a spreadsheet. */

/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** What a spreadsheet reads as the beginning of a formula, in half and full width, after whatever it skips. */
const FORMULA = /^[\s\u00a0\ufeff\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** A row with its line end. */
export function csvRow(values: readonly (string | number)[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}

/** Always quoted. Text that a spreadsheet would run begins with an apostrophe, so that it is shown instead. */
export function csvCell(value: string | number): string {
  const text = String(value).replaceAll("\u0000", "");
  const harmless = typeof value === "string" && isFormula(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A formula behind apostrophes counts too, so that {@link csvText} can tell ours from those that were there. */
function isFormula(text: string): boolean {
  return FORMULA.test(text.replace(/^'+/, ""));
}

/** What {@link csvCell} was given. */
export function csvText(cell: string): string {
  return cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;
}

/** `line` is where the record begins; the first line of the file is 1. */
export type CsvRecord = { line: number; cells: string[] };

/**
 * The records of a file that somebody else's program wrote: with commas, semicolons or tabs (whichever the first line has most of), any
 * line ends, quoted or not. Blank lines are left out. A quote that is out of place is text.
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
  /** The page that begins at a cursor; the first one at null. */
  read: (before: string | null) => Promise<{ rows: readonly Row[]; next: string | null }>;
  toCells: (row: Row) => readonly (string | number)[];
};

/**
 * A list as a file, written while it is read, a page in memory at a time. The first page is read before there is a stream, so that trouble
 * with the database is an answer; an error on the way breaks the stream off, so that half a file does not look whole.
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
