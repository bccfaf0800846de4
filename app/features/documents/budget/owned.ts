/** What is only taken as owned, and how far the sums rest on it. */

import { is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { daysOfAll } from "#app/features/documents/effort/effort.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { type BillRow, chosenRows, type Pack, resolved } from "#app/features/documents/pack.ts";
import { timesAYear, toBuy } from "./bill.ts";
import { amountOf, priceOf, rateOf } from "./budget.ts";

/** What reviews a tenant lists its plans and buys none. */
const BUYS_NOTHING = is("solution-configuration", "m365-optimise");

const YEARS = 3;
/** So many percent of the services are worth a question before the order. */
const WORTH_ASKING = 10;

/** What a line costs in three years, in the client's currency; a plan that must be quoted for is worth asking about whatever it costs. */
function worthOf(brief: Brief, row: BillRow, quantity: number): number {
  const isOnce = row.kind === "one-off";
  if (!row.price) return isOnce ? 0 : Infinity;
  const price = priceOf(resolved(row.price, brief), RATE_CARDS[brief.currency]);
  const sum = amountOf(price, quantity).likely * (isOnce ? 1 : YEARS * timesAYear(row.kind));
  return exchanged([[price.currency, sum]], brief.currency);
}

/** The lines that are taken as owned without being counted, by name, where together they move the sums; none where they are small. */
export const ownedByGuess = perBrief((brief, pack: Pack): readonly string[] => {
  if (brief.holds(BUYS_NOTHING)) return [];
  const rows = chosenRows(pack.bill, brief).flatMap((row) => {
    const { owned, quantity } = toBuy(brief, row);
    return owned === "assumed" && quantity > 0 ? [{ item: row.item, worth: worthOf(brief, row, quantity) }] : [];
  });
  const services = (daysOfAll(brief) * rateOf(RATE_CARDS[brief.currency], "Engineer")) / 10;
  const worth = rows.reduce((sum, row) => sum + row.worth, 0);
  return worth * 100 >= services * WORTH_ASKING ? rows.filter((row) => row.worth > 0).map(({ item }) => item) : [];
});
