/** What the sums of an option lack: lines without a price, lines that are probably owned, and what it says itself. */

import type { BillLine } from "./bill.ts";

export type LeftOut = {
  /** In words; `nothing` where its sums are whole. */
  without: string;
  /** The same in its parts: the lines of the first option without a sum, and what it says itself. */
  unsummed: readonly BillLine[];
  besides: string;
  /** What it does without at no cost, one by one. */
  gives: readonly string[];
};

/** Between the parts that sums leave out. */
const PARTED = "; ";

const [QUOTED, GUIDED, OWNED] = ["to be quoted", "to be quoted, in three years by its guide", "probably owned"];

/** What has a guide for each year is in the three years, and in no sum before them. */
function whyOut({ owned, guide, kind }: BillLine): string | undefined {
  if (owned) return OWNED;
  return guide && kind !== "one-off" ? GUIDED : QUOTED;
}

/** `unpaid` would have to be paid for, `gives` is done without. */
export function leftOut(lines: readonly BillLine[], unpaid: string, gives: string): LeftOut {
  const unsummed = lines.filter(({ amount, owned }) => owned === "assumed" || (!amount && !owned));
  const parts = [QUOTED, GUIDED, OWNED].flatMap((kept) => {
    const ids = unsummed.filter((line) => whyOut(line) === kept).map(({ id }) => id);
    return ids.length > 0 ? [`${ids.join(", ")} (${kept})`] : [];
  });
  const besides = [unpaid, gives].filter(Boolean).join(PARTED);
  return {
    without: [...parts, besides].filter(Boolean).join(PARTED) || "nothing",
    unsummed,
    besides,
    gives: partsOf(gives),
  };
}

const partsOf = (text: string): string[] => (text ? text.split(PARTED) : []);

/** What the sums of an option lack and those of another hold, and what would have to be paid for. */
export const unpaidParts = (own: LeftOut, beside: LeftOut): string[] =>
  partsLeftOut(own, beside).filter((part) => !own.gives.includes(part));

/** The same, with what it does without. */
export function partsLeftOut({ unsummed, besides }: LeftOut, beside: LeftOut): string[] {
  const lines = unsummed
    .filter(
      ({ id, item, guide }) => !guide && !item.endsWith("(option)") && !beside.unsummed.some((line) => line.id === id),
    )
    .map(({ id, item, owned }) => `${id} ${item} (${owned ? "probably owned" : "to be quoted"})`);
  return [...lines, ...partsOf(besides)];
}
