/** What a budget may buy beside the project, priced, in the order in which to buy: first what a stated requirement still lacks. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import type { PriceRow } from "#app/features/documents/facts/prices.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import { chosenRows, count, say } from "#app/features/documents/pack.ts";
import { listed, sentence } from "#app/features/documents/words.ts";
import type { AdditionRow } from "./affordable-rows.ts";
import { amountOf, formatAmount, priceOf, rateOf, wholeUnits } from "./budget.ts";
import { limitOf } from "./limit.ts";

/** Money in minor units; `together`: at most, with those before it. */
export type Addition = Sourced & {
  what: string;
  days: readonly [low: number, high: number];
  rate: number;
  once: readonly [low: number, high: number];
  yearly: string;
  why: string;
  together: number;
  completes: boolean;
};
/** `room`: what the high figure leaves of the budget, up to its end, or to its start where it has none; `surely`: how many fit at either end. */
export type Additions = { room: number; rows: readonly Addition[]; fitting: number; surely: number };

const MOST_ADDITIONS = 5;
/** Fewer are no choice. */
const LEAST_ADDITIONS = 3;

/** `S-1`, or the objective, of the first that the row serves. */
function served(brief: Brief, serves: readonly string[]): string {
  const control = requirementsOf(brief).find(({ id }) => serves.includes(id));
  const objective = serves.find((id) => brief.has("primary-objective", id));
  return control?.code ?? (objective ? `“${optionLabel("primary-objective", objective)}”` : "");
}

/** A year of each for so many, by currency. */
function yearOf(prices: readonly PriceRow[], bought: number): string {
  const sums = Map.groupBy(prices, ({ currency }) => currency);
  return listed(
    [...sums].map(([currency, rows]) =>
      formatAmount(
        rows.reduce((sum, price) => sum + amountOf(price, bought * 12).likely, 0),
        currency,
      ),
    ),
  );
}

function priced(row: AdditionRow, { brief, budget: { rates } }: Content): Omit<Addition, "together"> {
  const rate = row.byEngineer ? rateOf(rates, "Engineer") : rates.blended;
  const [low, high] = row.days(brief);
  const bought = row.licence ? count(row.licence.quantity, brief) : 0;
  const keys = row.licence && bought > 0 ? [row.licence.base?.(brief) ?? [], row.licence.price(brief)].flat() : [];
  const prices = keys.map((key) => priceOf(key, rates));
  const aim = served(brief, row.serves ?? []);
  return {
    what: say(row.what, brief),
    days: [low, high],
    rate,
    once: [low * rate, high * rate],
    yearly: yearOf(prices, bought),
    why: aim ? `${aim}: ${say(row.why, brief)}` : sentence(say(row.why, brief)),
    completes: row.completes ?? false,
    source: [...row.source, ...prices.flatMap(({ source }) => source)],
  };
}

/** In the order in which to buy; null where the budget leaves no room, or nothing fits. */
export const additionsFor = perBrief((brief, content: Content): Additions | null => {
  const limit = limitOf(brief, content.budget);
  if (!limit || limit.whole > limit.end) return null;
  const isLarge = limit.high < limit.start;
  const room = (Number.isFinite(limit.end) ? limit.end : limit.start) - limit.high;
  if (room <= 0) return null;
  const chosen = chosenRows(content.pack.affordable.additions, brief)
    .filter(({ completes }) => isLarge || completes)
    .filter(({ spare }, place) => !spare || place < LEAST_ADDITIONS)
    .map((row) => priced(row, content)); // what completes a requirement stands before other projects
  const { rows, fitting } = inOrder(chosen, room);
  if (rows.length === 0 || !(isLarge || fitting > 0)) return null;
  const surely = rows.slice(0, fitting).filter(({ together }) => together <= limit.start - limit.high).length;
  return { room, rows: isLarge ? rows : rows.slice(0, fitting), fitting, surely };
});

/** The first that completes a requirement and costs no more than the sum at its most; `reserved`: that cost, with contingency. */
export function completingFor(
  content: Content,
  sum: number,
): (Omit<Addition, "together"> & { reserved: number }) | undefined {
  const withReserve = 1 + content.budget.contingencyPercent / 100;
  return chosenRows(content.pack.affordable.additions, content.brief)
    .filter(({ completes }) => completes)
    .map((row) => priced(row, content))
    .map((row) => ({ ...row, reserved: wholeUnits(row.once[1] * withReserve) }))
    .find(({ reserved }) => reserved <= sum);
}

/** First what fits one after the other, then what the room is too small for. */
function inOrder(chosen: readonly Omit<Addition, "together">[], room: number) {
  let sum = 0;
  const isPaid = ({ once }: Omit<Addition, "together">) => {
    const fits = sum + once[1] <= room;
    if (fits) sum += once[1];
    return fits;
  };
  const { paid = [], dear = [] } = Object.groupBy(chosen, (row) => (isPaid(row) ? "paid" : "dear"));
  let together = 0;
  const rows = [...paid, ...dear].slice(0, MOST_ADDITIONS).map((row) => {
    together += row.once[1];
    return { ...row, together };
  });
  return { rows, fitting: Math.min(paid.length, MOST_ADDITIONS) };
}
