/** What moves the figure most beside the days, in money: the dearest lines. */

import { type BillLine, timesAYear } from "#app/features/documents/budget/bill.ts";
import { formatAmount, roughly } from "#app/features/documents/budget/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import type { Text } from "#app/features/documents/tree/tree.ts";
import { figure } from "#app/features/documents/words.ts";

/** `weight` in minor units, whatever the currency: it only orders. */
type Mover = { weight: number; text: Text };

const MOST_MOVERS = 2;
/** Of the services: what moves less is not worth a line. */
const LEAST_SHARE = 0.02;
/** The price of a single thing is worth one from here on. */
const LEAST_SPAN = 0.1;
const MANY = 10;

export function moversOf({ budget: { services, lines } }: Content): Text[] {
  return lines
    .flatMap((line) => shareOf(line, services.likely * LEAST_SPAN) ?? [])
    .filter(({ weight }) => weight >= services.likely * LEAST_SHARE)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_MOVERS)
    .map(({ text }) => text);
}

/** A tenth more or less of what a line counts, over three years where it recurs; a few are as many as the design has, so of them the span of the price. */
function shareOf({ id, item, quantity, amount, price, owned, kind }: BillLine, leastSpan: number): Mover | null {
  if (!amount || !price || owned) return null;
  if (quantity < MANY) {
    const span = spanOfPrice({ id, item, amount, price });
    return kind === "one-off" && span.weight >= leastSpan ? span : null;
  }
  const moved = (amount.likely * timesAYear(kind)) / 10;
  const often = kind === "one-off" ? "" : " a year";
  return {
    weight: moved * (kind === "one-off" ? 1 : 3),
    text: [
      { strong: `${id} ${item}. ` },
      `A tenth more or less of its ${figure(quantity)} moves ${formatAmount(roughly(moved), price.currency)}${often}.`,
    ],
  };
}

type Bought = Pick<BillLine, "id" | "item"> & {
  amount: NonNullable<BillLine["amount"]>;
  price: NonNullable<BillLine["price"]>;
};

function spanOfPrice({ id, item, amount, price }: Bought): Mover {
  return {
    weight: amount.high - amount.likely,
    text: [
      { strong: `${id} ${item}. ` },
      `Between its low and its high price it moves from ${formatAmount(amount.low, price.currency)} to ${formatAmount(amount.high, price.currency)}.`,
    ],
  };
}
