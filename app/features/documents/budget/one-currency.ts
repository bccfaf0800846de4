/** Sums in several currencies read as one, in the currency of services. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { type Currency, exchanged, PLANNED_IN, rateText } from "#app/features/documents/facts/exchange.ts";
import { figure, listed, sentence } from "#app/features/documents/words.ts";
import { type Budget, formatAmount, formatFigure, type Range, roughly, wholeUnits } from "./budget.ts";

/** The currency of services, where other sums stand in another; null where all are in it. */
export const otherUnit = ({ currency }: Brief, { totals }: Budget): Currency | null =>
  totals.every((total) => total.currency === currency) ? null : currency;

/** `USD 1 = EUR 0.87`: the rates at which the sums are read. */
function ratesText({ totals }: Budget, unit: Currency): string {
  const foreign = totals.map(({ currency }) => currency).filter((currency) => currency !== unit);
  return listed(foreign.map((currency) => rateText(currency, unit)));
}

/** `EUR 481,000`: no rate is known to more digits. */
function inUnit(amounts: Iterable<readonly [Currency, number]>, unit: Currency): string {
  return `${unit} ${formatFigure(roughly(exchanged(amounts, unit)))}`;
}

export const aboutText = (amounts: Iterable<readonly [Currency, number]>, unit: Currency): string =>
  `about ${inUnit(amounts, unit)}`;

/** The same to the unit, as a reader adds up its parts at the printed rate. */
export const sumIn = (amounts: Iterable<readonly [Currency, number]>, unit: Currency): string =>
  formatAmount(wholeUnits(exchanged(amounts, unit)), unit);

export const amountsOf = (
  { totals }: Budget,
  sum: "oneOff" | "yearly" | "threeYears",
  end: keyof Range = "likely",
): [Currency, number][] => totals.map((total) => [total.currency, total[sum][end]]);

/** `about EUR 481,000 at planning rates: `, before sums that are paid once or each year; empty where they are one already. */
export function leadText(brief: Brief, budget: Budget, sum: "oneOff" | "yearly"): string {
  const paid = { ...budget, totals: budget.totals.filter((total) => total[sum].likely > 0) };
  const unit = otherUnit(brief, paid);
  if (!unit) return "";
  const isNamed = sum === "yearly" && leadText(brief, budget, "oneOff") !== ""; // in the row above
  return `${aboutText(amountsOf(paid, sum), unit)}${isNamed ? "" : ` at planning rates (${ratesText(paid, unit)})`}: `;
}

/** What is paid until a full year has run, in one sum. */
export function firstYearText(brief: Brief, budget: Budget): string {
  const unit = otherUnit(brief, budget);
  const [main] = budget.totals;
  const amounts = [...amountsOf(budget, "oneOff"), ...amountsOf(budget, "yearly")];
  if (unit) return aboutText(amounts, unit);
  return main ? formatAmount(roughly(main.oneOff.likely + main.yearly.likely), main.currency) : "";
}

/** All sums in one currency, below the totals; null where they are, or where nobody knows in which. A small organisation adds up three years itself. */
export function oneCurrencyText(brief: Brief, budget: Budget): string | null {
  const unit = otherUnit(brief, budget);
  if (!unit) return null;
  const isSmall = brief.size === "small";
  const recurs = budget.totals.some(({ yearly }) => yearly.likely > 0);
  const sums = [
    `${inUnit(amountsOf(budget, "oneOff"), unit)} once`,
    ...(recurs ? [`${inUnit(amountsOf(budget, "yearly"), unit)} a year`] : []),
    ...(recurs && !isSmall ? [`${inUnit(amountsOf(budget, "threeYears"), unit)} over three years`] : []),
  ];
  const several = budget.totals.length > 1;
  const paid = several && !isSmall ? "each line is paid in the currency of its list price; " : "";
  const rates = `at planning rates of ${PLANNED_IN} (${ratesText(budget, unit)})`;
  return sentence(`${paid}${rates} ${several ? "the totals are" : "this is"} about ${listed(sums)}.`);
}

/** What a decision gives back in three years beside these sums, and how much of it pays for them; null where none does. */
export function returnsText({ brief, budget, decisions, pack }: Content): string | null {
  const found = pack.returns?.(brief);
  const number = decisions.find(({ title }) => title === found?.decision)?.number;
  if (!found || !number || found.pieces === 0) return null;
  const { what, pieces, each, given } = found;
  const worth = (count: number) => formatAmount(count * each * YEARS, "USD");
  const least = Math.ceil(exchanged(amountsOf(budget, "threeYears"), "USD") / (each * YEARS));
  return `Not in these totals: by ${number} ${figure(pieces)} ${what} save ${worth(pieces)} in three years, ${given}; ${figure(least)} pay for the whole.`;
}

const YEARS = 3;

/** From which saving a year three years pay for themselves, for whoever wants lower cost; null where nothing recurs, and where the work is a review. */
export function paysText(brief: Brief, budget: Budget): string | null {
  const recurs = budget.totals.some(({ yearly }) => yearly.likely > 0);
  if (!brief.has("primary-objective", "cost-reduction") || brief.holds(ASSESSES) || !recurs) return null;
  const unit = otherUnit(brief, budget) ?? brief.currency;
  const third = formatFigure(roughly(exchanged(amountsOf(budget, "threeYears"), unit) / 3));
  return `“Cost reduction”: within three years the whole pays for itself only if what it replaces or saves costs above ${unit} ${third} a year (likely three-year total ÷ 3).`;
}
