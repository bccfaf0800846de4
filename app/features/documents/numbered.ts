/** Rows with the number by which the rest of the document refers to them. */

export type Numbered<Row> = Row & { number: string };

/** `K-01`, `K-02` and so on. */
export function numbered<Row>(letter: string, rows: readonly Row[]): Numbered<Row>[] {
  return rows.map((row, index) => ({ ...row, number: `${letter}-${String(index + 1).padStart(2, "0")}` }));
}

/** `S-1, S-3` and, of three or more in a row, `T-1.2 to T-1.4` or `B-08 to B-11`. */
export function ranges(codes: readonly string[]): string {
  const runs: string[][] = [];
  let next: string | null = null;
  for (const code of codes) {
    if (code === next) runs.at(-1)?.push(code);
    else runs.push([code]);
    next = nextOf(code);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run)).join(", ");
}

const NUMBER = /\d+$/;

function nextOf(code: string): string | null {
  const at = code.search(NUMBER);
  return at < 0 ? null : `${code.slice(0, at)}${beyond(code.slice(at), 1)}`;
}

/** Adds to a number, keeping at least as many digits. */
const beyond = (number: string, more: number): string => String(Number(number) + more).padStart(number.length, "0");

/** Undoes `ranges`: the codes one by one. */
export function unranged(text: string): string[] {
  return text.split(", ").flatMap((part) => {
    const [, head, first = "", last] = /^(.*?)(\d+) to \1(\d+)$/.exec(part) ?? [];
    if (head === undefined) return [part];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${head}${beyond(first, index)}`);
  });
}
