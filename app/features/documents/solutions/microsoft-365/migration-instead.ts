/** What a migration would take where a health check was chosen, but the answers name servers of one's own and no tenant. */

import { all } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { daysOfRow, formatDays, leastWeeksOf } from "#app/features/documents/effort/effort.ts";
import { CONFIGURATION_FACTORS } from "#app/features/documents/facts/effort.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { figure, listed } from "#app/features/documents/words.ts";
import { ACADEMIC, DIRECTORY, EXCHANGE, UNNAMED } from "./answers.ts";
import { mainPlan } from "./licences.ts";
import { onF3, uncovered } from "./quantities.ts";

/** Mail stands on the client's servers, and nothing of theirs in the cloud was named. */
export const MOVE_MEANT = all(UNNAMED, EXCHANGE);

const CONFIGURATION = "m365-new-tenant";
/** Recommended for a cutover, and possible with move requests that keep no server for long. */
const CUTOVER_MOST = 150;
const MINIMAL_MOST = 2000;

function methodOf(brief: Brief): string {
  if (brief.users > MINIMAL_MOST) return "full hybrid, which keeps an Exchange Server SE";
  if (brief.users > CUTOVER_MOST || brief.holds(DIRECTORY)) return "minimal hybrid with move requests";
  return "cutover in one step";
}

/** Seats that no licence in hand covers, at list price. */
function licencesOf(brief: Brief): string {
  if (brief.holds(ACADEMIC)) return "academic licences by quotation";
  const wanted = [
    { count: uncovered(brief), ...PRICES[mainPlan(brief)] },
    { count: onF3(brief), ...PRICES["m365-f3"] },
  ].filter(({ count }) => count > 0);
  if (wanted.length === 0) return "no licences beyond those held";
  const sums = wanted.map(
    ({ count, item, low, currency }) =>
      `${figure(count)} × ${item}, ${formatAmount(count * 12 * low, currency)} a year`,
  );
  return `licences not counted as held (${listed(sums)})`;
}

/** Low, likely and high, by the basis on which this document reckons its own days. */
function rangeOf(brief: Brief): readonly number[] {
  const { percent, small } = CONFIGURATION_FACTORS[CONFIGURATION] ?? { percent: 100 };
  return daysOfRow(brief, { row: brief.solution, percent: brief.size === "small" ? (small ?? percent) : percent });
}

const inDays = (tenths: number): string => formatDays(tenths).replace(/\.0$/, "");

function daysOf(brief: Brief): string {
  const [low = 0, likely = 0, high = 0] = rangeOf(brief);
  const { blended, currency } = RATE_CARDS[brief.currency];
  return `${inDays(likely)} days (${inDays(low)} to ${inDays(high)}), ${formatAmount((likely * blended) / 10, currency)} at ${formatAmount(blended, currency)} a day on average, before contingency`;
}

/** What it comes to, for whoever chooses on the first page. */
export function migrationInShort(brief: Brief): string {
  const [, likely = 0] = rangeOf(brief);
  const { blended, currency } = RATE_CARDS[brief.currency];
  return `about ${inDays(likely)} days, ${formatAmount((likely * blended) / 10, currency)} before contingency, and at least ${leastWeeksOf(brief, CONFIGURATION)} weeks`;
}

export const migrationPriced = (brief: Brief): string =>
  `Migration instead, on the effort basis of this document for a new tenant: ${daysOf(brief)}, in at least ${leastWeeksOf(brief, CONFIGURATION)} weeks, by ${methodOf(brief)}; ${licencesOf(brief)}; servers, backup and migration tools by quotation.`;

/** A measured tenant leaves the servers as they are. */
export const notCured = (brief: Brief): string =>
  brief.detail("deadline-reason") === "support"
    ? " The health check replaces no product that leaves support, the reason for the date."
    : "";
