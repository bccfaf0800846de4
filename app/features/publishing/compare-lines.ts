/** Compares two texts line by line: what stayed, what was removed, what was added. */

export type ComparedLine = { change: "same" | "removed" | "added"; text: string };

/** More comparisons would take too long, so beyond this the whole middle is shown as removed and added. */
const MOST_COMPARISONS = 1_000_000;

/** The lines of both texts in one sequence, with as many as possible unchanged. */
export function compareLines(before: string, after: string): ComparedLine[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  const middle = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)] as const;
  return [
    ...marked("same", old.slice(0, head)),
    ...compareMiddle(...middle),
    ...marked("same", old.slice(old.length - tail)),
  ];
}

function marked(change: ComparedLine["change"], lines: readonly string[]): ComparedLine[] {
  return lines.map((text) => ({ change, text }));
}

function compareMiddle(old: readonly string[], now: readonly string[]): ComparedLine[] {
  if (old.length * now.length > MOST_COMPARISONS) return [...marked("removed", old), ...marked("added", now)];
  const common = commonLengths(old, now);
  const lines: ComparedLine[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [left, right] = [old[at], now[to]];
    if (left !== undefined && left === right) {
      lines.push({ change: "same", text: left });
      [at, to] = [at + 1, to + 1];
    } else if (
      left !== undefined &&
      (right === undefined || lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1))
    ) {
      lines.push({ change: "removed", text: left });
      at++;
    } else if (right !== undefined) {
      lines.push({ change: "added", text: right });
      to++;
    }
  }
  return lines;
}

/** How many lines the two have in common from each pair of positions onwards. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let at = old.length - 1; at >= 0; at--) {
    for (let to = now.length - 1; to >= 0; to--) {
      const length =
        old[at] === now[to]
          ? lengthAt(rows, at + 1, to + 1) + 1
          : Math.max(lengthAt(rows, at + 1, to), lengthAt(rows, at, to + 1));
      rows[at]?.fill(length, to, to + 1);
    }
  }
  return rows;
}

function lengthAt(rows: readonly Uint32Array[], at: number, to: number): number {
  return rows[at]?.[to] ?? 0;
}

/** Changed lines with up to two unchanged ones on either side; null stands for lines left out. */
export function onlyChanges(lines: readonly ComparedLine[]): (ComparedLine | null)[] {
  const near = lines.map((_, at) => lines.slice(Math.max(0, at - 2), at + 3).some(({ change }) => change !== "same"));
  return lines.flatMap((line, at) => (near[at] ? [line] : near[at - 1] || at === 0 ? [null] : []));
}
