/** Rows with the number by which the rest of the document refers to them. */

export type Numbered<Row> = Row & { number: string };

/** `K-01`, `K-02` and so on. */
export function numbered<Row>(letter: string, rows: readonly Row[]): Numbered<Row>[] {
  return rows.map((row, index) => ({ ...row, number: `${letter}-${String(index + 1).padStart(2, "0")}` }));
}
