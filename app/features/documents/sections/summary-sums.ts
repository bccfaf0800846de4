/** What the sums of the first page leave out. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { borrowsRates, derivesRates } from "#app/features/documents/brief/jurisdiction.ts";
import { type BillLine, timesAYear, updatesGuide } from "#app/features/documents/budget/bill.ts";
import { type Budget, formatAmount, rateOf, roughly, wholeUnits } from "#app/features/documents/budget/budget.ts";
import { guidedServices } from "#app/features/documents/budget/guide.ts";
import { yearlyEndsText } from "#app/features/documents/budget/number-ends.ts";
import {
  aboutText,
  amountsOf,
  firstYearText,
  leadText,
  otherUnit,
} from "#app/features/documents/budget/one-currency.ts";
import type { Content } from "#app/features/documents/content.ts";
import { type Currency, exchanged, PLANNED_IN, rateText } from "#app/features/documents/facts/exchange.ts";
import { PROOF_OF_OWNED } from "#app/features/documents/needs.ts";
import { listed, plural } from "#app/features/documents/words.ts";

/** Beside the sums of the first page: what a quotation must price, so that nobody takes them for the whole. */
export function leftOutOf({ brief, budget }: Content): string | null {
  const open = budget.lines.filter(({ amount, owned }) => !amount && !owned);
  return open.length > 0 ? `to be quoted: ${named(open, brief)}` : null;
}

/** Where no rates of the client's own market are held: whose they are, and how the reader's own take their place. */
export function borrowedRates({ brief, budget }: Content): string | null {
  const { country } = brief.client;
  if (!borrowsRates(country) && !derivesRates(country)) return null;
  const at = brief.currency === "EUR" ? "" : ` at ${rateText("EUR", brief.currency)} (${PLANNED_IN})`;
  const own = ` (days by role × rate, plus ${budget.contingencyPercent}% contingency)`;
  return `planning figures: those of Ireland and the EU${at}, to be confirmed; the consultant's own replace them${brief.has("company-size", "small") ? "" : own}`;
}

/** The whole with what the decisions on the rest of the requirements price, added up at its most; a small organisation reads it where licences more than double its yearly bill. */
export function inFull({ brief, budget, pack }: Content): string | null {
  const beyond = pack.beyond?.(brief);
  const [main] = budget.totals;
  if (!beyond || !main || (brief.has("company-size", "small") && !isDoubled(brief, budget, beyond.yearly))) return null;
  const rate = rateOf(budget.rates, "Engineer");
  const once = main.oneOff.likely + wholeUnits(beyond.days * rate * (1 + budget.contingencyPercent / 100));
  const licences = beyond.isQuoted
    ? ", licences by academic quotation"
    : beyond.yearly > 0
      ? `, ${formatAmount(beyond.yearly, "USD")} more a year`
      : "";
  return `up to ${formatAmount(once, main.currency)} one-off (likely cost + ${plural(beyond.days, "day")} × ${formatAmount(rate, main.currency)} × ${1 + budget.contingencyPercent / 100} for contingency)${licences}`;
}

function isDoubled(brief: Brief, budget: Budget, more: number): boolean {
  const [year, rest] = [amountsOf(budget, "yearly"), [["USD", more]] as const].map((sums) =>
    exchanged(sums, brief.currency),
  );
  return (rest ?? 0) > (year ?? 0);
}

/** What the client pays in all who orders what the assessment proposes, too. */
export function laterOf({ brief, pack, budget }: Content): string | null {
  const later = pack.later?.(brief);
  const [main] = budget.totals;
  if (!later || !main) return null;
  const yearly = later.yearly && `, plus ${later.named} at ${later.yearly} a year`;
  return `${formatAmount(main.oneOff.likely + later.once, main.currency)} one-off, provisional${yearly}${later.quoted && `; to be quoted: ${later.quoted}`}`;
}

export function onceOf({ brief, budget }: Content): string {
  const [main, ...others] = budget.totals;
  if (!main) return "none";
  const { likely, low, high } = main.oneOff;
  const besides = others.filter(({ oneOff }) => oneOff.likely > 0);
  const sums = besides.map(({ currency, oneOff }) => formatAmount(oneOff.likely, currency));
  const [about, least, most] = [likely, low, high].map((sum) => formatAmount(roughly(sum), main.currency)); // the table has them exact
  return `${leadText(brief, budget, "oneOff")}${about} likely, ${least} to ${most}${sums.length > 0 ? `; plus ${listed(sums)} likely` : ""}`;
}

const short = (item: string): string => item.replace(/ \(includes .*\)$/, "");

const bare = (item: string): string => item.replace(/ \(option\)$/, "");

/** `B-02 Entra ID P1, B-03 Paid security updates (option, as a guide USD 1,000 a year)`; what an item is for stands in the bill. */
function named(rows: readonly BillLine[], brief?: Brief): string {
  return rows
    .map((line) => {
      const guide = brief && guideOf(line, brief);
      if (!guide) return `${line.id} ${short(line.item)}`;
      const item = short(line.item);
      return `${line.id} ${item.endsWith(")") ? item.replace(/\)$/, `, ${guide})`) : `${item} (${guide})`}`;
    })
    .join(", ");
}

/** What a line that must be quoted is likely to cost, where that is known. */
function guideOf({ item, formula }: BillLine, brief: Brief): string | null {
  const updates = updatesGuide(item, brief);
  if (updates) return `as a guide ${updates}`;
  return brief.size !== "small" && formula.startsWith("as a guide ") ? formula : null;
}

/** A larger organisation adds nothing up itself, and sees what most of a year is paid for. */
export function yearlyRows(content: Content): string[][] {
  const { brief, budget, pack } = content;
  const yearly = yearlyOf(content);
  if (!yearly) return [];
  const isSmall = brief.has("company-size", "small");
  if (isSmall) return [["Recurring cost per year", yearly]];
  const [most, ends] = [largestText(content), yearlyEndsText(content)];
  return [
    ["Recurring cost per year", [yearly, pack.today?.(brief)].filter(Boolean).join("; ")],
    ...(most ? [["Largest recurring costs", most]] : []),
    ...(ends ? [["Recurring cost by other numbers", ends]] : []),
    ["One-off plus first full year", `${firstYearText(brief, budget)}${renewals(budget)}`],
    ...guideRows(content),
  ];
}

/** `; renewal of B-01, owned, at EUR 46,200 a year is in no sum`: what the client counted goes on to be paid. */
function renewals({ lines }: Budget): string {
  const kept = lines.filter(({ owned, kind, amount }) => owned === "given" && kind !== "one-off" && amount);
  if (kept.length === 0) return "";
  const sums = new Map<Currency, number>();
  for (const { price, amount, kind } of kept)
    if (price && amount) sums.set(price.currency, (sums.get(price.currency) ?? 0) + amount.likely * timesAYear(kind));
  const years = listed([...sums].map(([currency, sum]) => formatAmount(sum, currency)));
  return `; renewal of ${listed(kept.map(({ id }) => id))}, owned, at ${years} a year is in no sum`;
}

/** A service that a decision chooses and no sum holds: a year with it. */
function guideRows({ brief, budget }: Content): string[][] {
  return guidedServices(brief, budget).map(({ id, item, currency, yearly: { low, high } }) => {
    const own = budget.totals.find((total) => total.currency === currency)?.yearly.likely ?? 0;
    const rest = budget.totals.filter((total) => total.currency !== currency && total.yearly.likely > 0);
    const besides = rest.map((total) => ` and ${formatAmount(total.yearly.likely, total.currency)}`).join("");
    const sums = [low, high].map((sum) => formatAmount(own + sum, currency));
    return [`With ${id} ${bare(item)}`, `${sums.join(" to ")}${besides} a year`];
  });
}

function yearlyOf({ brief, budget }: Content): string {
  const paid = budget.totals.filter(({ yearly }) => yearly.likely > 0);
  const sums = paid.map(({ currency, yearly }) => formatAmount(yearly.likely, currency));
  return sums.length > 0 ? `${leadText(brief, budget, "yearly")}${listed(sums)} likely` : "";
}

/** From which percent of a year a line is named. */
const LARGE = 20;

/** `B-08 Intune Plan 1 65%`: what most of a year is paid for, the largest two; nothing where one line is all. */
function largestText({ brief, budget }: Content): string | null {
  const paid = budget.lines.flatMap(({ id, item, amount, price, kind, owned }) =>
    amount && price && !owned && kind !== "one-off"
      ? [{ id, item, year: exchanged([[price.currency, amount.likely * timesAYear(kind)]], brief.currency) }]
      : [],
  );
  const whole = paid.reduce((sum, { year }) => sum + year, 0);
  const large = paid
    .map((line) => ({ ...line, percent: Math.round((line.year * 100) / whole) }))
    .filter(({ percent }) => percent >= LARGE)
    .toSorted((a, b) => b.percent - a.percent)
    .slice(0, 2);
  if (paid.length < 2 || large.length === 0) return null;
  return listed(large.map(({ id, item, percent }) => `${id} ${short(item)} ${percent}%`));
}

/** From which percent of the whole what is only taken as owned changes it. */
const CHANGES = 5;

/** What comes on top where nothing is owned that is only taken so, what the whole is then, and who says which it is. */
export function sumsIfNotOwned({ brief, budget, requests }: Content): string | null {
  const owned = budget.lines.filter((line) => line.owned === "assumed");
  if (owned.length === 0) return null;
  const more = budget.ifNotOwned.flatMap(({ currency, oneOff, yearly }) => {
    const own = budget.totals.find((total) => total.currency === currency);
    return [
      { amount: oneOff.likely - (own?.oneOff.likely ?? 0), currency, when: "one-off" },
      { amount: yearly.likely - (own?.yearly.likely ?? 0), currency, when: "a year" },
    ];
  });
  const sums = more
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currency, when }) => `${formatAmount(amount, currency)} ${when}`);
  const open = owned.filter(({ amount }) => !amount).map(({ id }) => `${id} by quotation`);
  const settled = brief.size === "small" ? "" : settledBy(owned, requests);
  return `adds ${listed([...sums, ...open])} (probably owned: ${brief.size === "small" ? listed(owned.map(({ id }) => id)) : named(owned)})${wholeThen(brief, budget)}${settled}`;
}

/** `; information requests 1 and 3 settle it before the order`: those that ask for these lines, as others ask for what only an option needs. */
function settledBy(owned: readonly BillLine[], requests: Content["requests"]): string {
  const asked = requests.flatMap(({ text }, place) =>
    text.startsWith(PROOF_OF_OWNED) && owned.some(({ item }) => text.includes(item)) ? [`${place + 1}`] : [],
  );
  if (asked.length === 0) return "";
  const [requested, settle] = asked.length === 1 ? ["request", "settles"] : ["requests", "settle"];
  return `; information ${requested} ${listed(asked)} ${settle} it before the order`;
}

/** `; one-off and three years then USD 4,032,531 instead of USD 1,664,510`: in one currency; nothing where that is much the same. */
function wholeThen(brief: Brief, budget: Budget): string {
  const dearer = budget.totals.map(
    (total) => budget.ifNotOwned.find((sums) => sums.currency === total.currency) ?? total,
  );
  const added = budget.ifNotOwned.filter(({ currency }) => budget.totals.every((total) => total.currency !== currency));
  const then = { ...budget, totals: [...dearer, ...added] };
  const [before, after] = [budget, then].map((sums) => exchanged(amountsOf(sums, "threeYears"), brief.currency));
  if (before === undefined || after === undefined || (after - before) * 100 < CHANGES * before) return "";
  const unit = otherUnit(brief, then);
  const [low, high] = [budget, then].map((sums) => {
    const [only] = sums.totals;
    if (unit) return aboutText(amountsOf(sums, "threeYears"), unit);
    return only ? formatAmount(only.threeYears.likely, only.currency) : "";
  });
  const what = then.totals.some(({ yearly }) => yearly.likely > 0) ? "one-off plus three years" : "one-off in all";
  return `: ${what} ${high}, not ${low}`;
}
