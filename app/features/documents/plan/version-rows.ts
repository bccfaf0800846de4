/** Versions of a product that end alike, have ended, or are supported for longer, in one row. */

import { type LifecycleRow, lifecycleStatus } from "#app/features/documents/facts/lifecycle.ts";
import { clause, listed } from "#app/features/documents/words.ts";

/** Of the families in `joined` whatever has ended shares one, so that none is left out for room. */
export function alikeInOneRow(
  shown: readonly LifecycleRow[],
  today: number,
  joined: readonly string[] = [],
): LifecycleRow[] {
  const rows: LifecycleRow[] = [];
  for (const row of shown) {
    const last = rows.at(-1);
    const isAlike = last?.end === row.end && last?.paidEnd === row.paidEnd;
    const isOver = [last, row].every((one) => one && lifecycleStatus(one, today) === "ended");
    const isSame = last?.effect === row.effect || (isOver && joined.includes(row.family));
    if (last?.family === row.family && isSame && (isAlike || isOver)) rows[rows.length - 1] = together(last, row);
    else rows.push(row);
  }
  return rows;
}

/** `SharePoint Server 2013, 2016 and 2019`, by the last of their ends. */
function together(last: LifecycleRow, row: LifecycleRow): LifecycleRow {
  const paidEnd = (last.paidEnd ?? "") > (row.paidEnd ?? "") ? last.paidEnd : row.paidEnd;
  return {
    ...row,
    product: listed([...versionsIn(last), ...versionsIn(row).map((version) => version.replace(/^\D+/, ""))]),
    ...(paidEnd && { paidEnd }),
    isLatest: last.isLatest || last.end !== row.end,
  };
}

const versionsIn = ({ product }: LifecycleRow): string[] => product.split(/, | and /);

/** `2025` of Windows Server 2025. */
export const versionOf = ({ product }: LifecycleRow): string => product.split(" ").at(-1) ?? product;

/** `Windows Server 2019, 2022 and 2025`, by the first of their ends, with what is said of the newest. */
export function supportedInOneRow(rows: readonly LifecycleRow[]): LifecycleRow[] {
  const [first, ...others] = rows;
  const last = others.at(-1);
  if (!first || !last) return [...rows];
  const { mainstreamEnd: _, ...row } = first;
  const effect = first.effect === last.effect ? last.effect : `${versionOf(last)}: ${clause(last.effect)}`;
  return [{ ...row, product: listed([first.product, ...others.map(versionOf)]), effect, isEarliest: true }];
}

/** Of versions in one row the one that ends first. */
export const earliestOf = (row: LifecycleRow): LifecycleRow =>
  row.isEarliest ? { ...row, product: versionsIn(row)[0] ?? row.product } : row;
