/** What it costs at both ends of numbers that nobody gave: prices and days alone would make a far smaller range. */

import { SIZE_BANDS } from "#app/features/catalogue/detail-answers.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isOfServers } from "#app/features/documents/brief/open-servers.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { daysOfAll, formatDays } from "#app/features/documents/effort/effort.ts";
import type { Currency } from "#app/features/documents/facts/exchange.ts";
import { figure, listed } from "#app/features/documents/words.ts";
import { type Budget, formatAmount, roughly } from "./budget.ts";
import { type Sums, triedSums } from "./tried-sums.ts";

type OpenNumber = { question: "servers" | "head-count"; noun: string; low: number; plan: number; high: number };

/** The numbers that the sums follow and nobody gave; the highest band has no end, and is read from half the plan to twice. */
function openNumbers(brief: Brief): OpenNumber[] {
  const { servers, users, size } = brief;
  const band = SIZE_BANDS[size];
  const isEndless = band.high === Number.POSITIVE_INFINITY;
  const low = isEndless ? Math.max(band.low, Math.round(users / 2)) : band.low;
  const ofServers = isOfServers(brief);
  const withServers = ofServers || brief.has("solution-type", "configuration-manager", "security");
  const high = isEndless ? 2 * users : band.high;
  const people: OpenNumber = { question: "head-count", noun: "users", low, plan: users, high };
  return [
    ...(ofServers || brief.people.from === "head-count" ? [] : [people]),
    ...(withServers ? [{ question: "servers" as const, noun: "servers", ...servers }] : []),
  ].filter((number) => number.low !== number.high);
}

type End = { text: string; budget: Sums; days: number };

/** What is planned with, and the sums at both ends, each with the days that follow from these numbers; null where all were given. */
const endsOf = perBrief((brief, content: Content) => {
  const { pack, plan } = content;
  const numbers = openNumbers(brief);
  if (numbers.length === 0) return null;
  const at = (end: "low" | "plan" | "high") => {
    const other = numbers.reduce((so, number) => so.having(number.question, number[end]), brief);
    const text = listed(numbers.map((number) => `${figure(number[end])} ${number.noun}`));
    return { text, other, days: daysOfAll(other) };
  };
  const paid = ({ other, ...end }: ReturnType<typeof at>): End => ({
    ...end,
    budget: triedSums(other, { pack, plan }, content.budget),
  });
  return { usual: at("plan"), low: paid(at("low")), high: paid(at("high")) };
});

/** Services with the contingency of this document, by as many days more or fewer: a number that is tried is no answer, and lowers no contingency. */
const movedBy = (end: Sums, { contingency }: Budget, ratio: number): number =>
  (end.services.likely + contingency) * (ratio - 1) + contingency - end.contingency;

/** `USD 105,528 with 150 servers, USD 284,808 with 600 servers`; null where the numbers were given, or move the sum by less than prices do. */
export function yearlyEndsText(content: Content): string | null {
  const ends = endsOf(content.brief, content);
  const isWider = content.budget.totals.some(({ currency, yearly }) =>
    ends?.high.budget.totals.some((total) => total.currency === currency && total.yearly.likely > yearly.high),
  );
  if (!ends || !isWider) return null;
  const paid = ({ budget: { totals } }: End) => totals.filter(({ yearly }) => yearly.likely > 0);
  const both = [paid(ends.low), paid(ends.high)];
  const isFixed = ({ currency, yearly }: Budget["totals"][number]) =>
    both.every((sums) => sums.some((sum) => sum.currency === currency && sum.yearly.likely === yearly.likely));
  const moved = (end: End) => paid(end).filter((sum) => !isFixed(sum));
  const part = paid(ends.high).some(isFixed)
    ? `the part in ${listed(moved(ends.high).map(({ currency }) => currency))}: `
    : "";
  const told = [ends.low, ends.high].map(
    (end) =>
      `${listed(moved(end).map(({ currency, yearly }) => formatAmount(yearly.likely, currency)))} with ${end.text}`,
  );
  return `${part}${told.join(", ")}`;
}

/** That low and high vary days and prices alone, with days and three years at both ends of numbers that nobody gave; null where they lie inside the printed range. */
export function numberEndsText(content: Content): string | null {
  const { brief, budget, effort } = content;
  const ends = endsOf(brief, content);
  if (!ends) return null;
  const { usual, low, high } = ends;
  const threeYears = ({ budget: end, days }: End): [Currency, number][] =>
    end.totals.map(({ currency, threeYears: { likely } }) => [
      currency,
      likely + (currency === budget.rates.currency ? movedBy(end, budget, days / usual.days) : 0),
    ]);
  const isOutside = [low, high].some((end) =>
    threeYears(end).some(([currency, sum]) => {
      const range = budget.totals.find((total) => total.currency === currency)?.threeYears;
      return range && (sum < range.low || sum > range.high);
    }),
  );
  if (!isOutside) return null;
  const [few, many] = [low, high].map((end) => {
    const sums = threeYears(end).map(([currency, sum]) => formatAmount(roughly(sum), currency));
    const days = formatDays(Math.round((effort.likely * end.days) / usual.days / 10) * 10);
    return `about ${days} days and ${listed(sums)} over three years with ${end.text}`;
  });
  return `All sums, low and high too, are for ${usual.text}. Likely are ${few}, ${many}.`;
}
