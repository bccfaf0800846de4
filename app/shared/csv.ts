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
  const harmless = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
