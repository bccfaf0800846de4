/** Reads a file of clients and checks every row by the rules of the form; stores nothing. */
import * as v from "valibot";
import { type CsvRecord, csvText, readCsv } from "#app/shared/csv.ts";
import { ClientInput } from "./client.schema.ts";
import { FIELD_LABELS } from "./client-fields.ts";
import { type Columns, readHeader, toFormFields } from "./import-columns.ts";
import { MAX_IMPORT_ROWS } from "./import-limits.ts";

/** `line` is the row's line in the file. */
export type ReadRow = { line: number; client: ClientInput };
export type WrongRow = { line: number; name: string; faults: string[] };
export type RepeatedRow = ReadRow & { firstLine: number };

export type ReadClients = {
  rows: ReadRow[];
  /** Rows with the same address and company as an earlier one. */
  repeated: RepeatedRow[];
  wrong: WrongRow[];
  /** Columns that match no field of a client. */
  unknownColumns: readonly string[];
};

/** The text of a file; null if it is not UTF-8. */
export function decodeFile(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null; // a spreadsheet's own format, or an older encoding
  }
}

const REQUIRED = ["name", "email", "company"] as const;

/** The clients in a file, or why it cannot be read at all. */
export type ReadFile = { ok: true; value: ReadClients } | { ok: false; message: string };

/** The clients of a file with comma-separated values whose first line names the columns. */
export function readClients(file: string): ReadFile {
  const [head, ...records] = readCsv(file);
  if (!head) return refuse("The file is empty.");
  const columns = readHeader(head.cells);
  const missing = REQUIRED.filter((field) => !columns.places.has(field)).map((field) => FIELD_LABELS[field]);
  if (missing.length > 0) {
    return refuse(`The first line must name the columns. It has none for ${missing.join(", ")}.`);
  }
  if (records.length === 0) return refuse("There are no rows below the column names.");
  if (records.length > MAX_IMPORT_ROWS) {
    return refuse(`The file has ${count(records.length)} rows. Import at most ${count(MAX_IMPORT_ROWS)} at a time.`);
  }
  return { ok: true, value: { ...judge(records, columns), unknownColumns: columns.unknown } };
}

function refuse(message: string): ReadFile {
  return { ok: false, message };
}

function judge(records: readonly CsvRecord[], columns: Columns): Omit<ReadClients, "unknownColumns"> {
  const found: Omit<ReadClients, "unknownColumns"> = { rows: [], repeated: [], wrong: [] };
  const firstLines = new Map<string, number>();
  for (const { line, cells } of records) {
    const fields = fieldsOf(cells, columns);
    const checked = v.safeParse(ClientInput, fields);
    if (!checked.success) {
      found.wrong.push({ line, name: fields.name || fields.email || "", faults: faultsOf(checked.issues, fields) });
      continue;
    }
    const key = keyOf(checked.output);
    const firstLine = firstLines.get(key);
    const row = { line, client: checked.output };
    if (firstLine === undefined) {
      firstLines.set(key, line);
      found.rows.push(row);
    } else found.repeated.push({ ...row, firstLine });
  }
  return found;
}

/** Goes through the fields rather than the columns, of which a file may have as many as it has characters. */
function fieldsOf(cells: readonly string[], { places }: Columns): Record<string, string> {
  const values = [...places].map(([field, at]) => [field, csvText((cells[at] ?? "").trim()).normalize("NFC")]);
  return toFormFields(Object.fromEntries(values));
}

const LABELS: Record<string, string> = FIELD_LABELS;
const SHOWN_LENGTH = 40;

/** The form's own error sentences, followed by the file's value if there is one. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[], fields: Record<string, string>): string[] {
  const faults = issues.map((issue) => {
    const field = v.getDotPath(issue) ?? "";
    const value = fields[field] ?? "";
    const text = [...value].slice(0, SHOWN_LENGTH).join("") + ([...value].length > SHOWN_LENGTH ? "…" : "");
    return text === "" ? issue.message : `${issue.message} (${LABELS[field] ?? field}: “${text}”)`;
  });
  return [...new Set(faults)];
}

/** Finds repetitions within the file. Must agree with app.client_key, which decides. */
function keyOf({ email, company }: ClientInput): string {
  return `${email}\n${company}`.toLowerCase();
}

function count(rows: number): string {
  return rows.toLocaleString("en-GB");
}
