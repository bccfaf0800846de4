/** The road map of an assessment: its steps in a table, what they come to, and what each requirement and objective gets from them. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { formatAmount, rateOf, wholeUnits } from "#app/features/documents/budget/budget.ts";
import { contingencyOf } from "#app/features/documents/budget/contingency.ts";
import { formatDays } from "#app/features/documents/dates.ts";
import { DAYS_A_WEEK } from "#app/features/documents/effort/effort.ts";
import { RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { chosenRows, type PackTable, say } from "#app/features/documents/pack.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { figure, listed } from "#app/features/documents/words.ts";
import { ASSESSMENT, LARGER } from "./answers.ts";
import { keysPrice, paceText, ROAD_MAP_STEPS, type Step, stepDays } from "./road-map-steps.ts";

export const stepsOf = perBrief((brief): Step[] => chosenRows(ROAD_MAP_STEPS, brief));
const sumOf = (steps: readonly Step[], brief: Brief): number =>
  steps.reduce((sum, { pace }) => sum + stepDays(pace, brief), 0);

/** Beside the steps: design, training and project management, in percent of their days; planning assumption. */
const BESIDE_PERCENT = 20;
const whole = (days: number): number => Math.round((days * (100 + BESIDE_PERCENT)) / 100);

/** The days of the steps, and all that they cost once: with what stands beside them, contingency and keys, in minor units. */
export function stepsSum(brief: Brief) {
  const days = sumOf(stepsOf(brief), brief);
  const all = whole(days);
  const { currency } = brief;
  const { percent } = contingencyOf(brief, planOf(brief));
  const services = all * rateOf(RATE_CARDS[currency], "Engineer");
  const amount = services + wholeUnits((services * percent) / 100) + keysPrice(brief);
  return { days, all, percent, amount, cost: formatAmount(amount, currency) };
}

/** Whoever builds at once takes the same steps, and measures nothing twice; tenths of a day. */
export const daysAtOnce = (brief: Brief): number =>
  10 *
  whole(
    sumOf(
      stepsOf(brief).filter(({ isSecond }) => !isSecond),
      brief,
    ),
  );

const licenceTexts = (brief: Brief): string[] => stepsOf(brief).map(({ licence = "none" }) => say(licence, brief));
/** What the column of licences prices by the month, summed for a year. */
function yearlySum(brief: Brief, monthly: RegExp): string {
  const sums = new Map<string, number>();
  for (const text of licenceTexts(brief))
    for (const [, currency = "", month = ""] of text.matchAll(monthly))
      sums.set(currency, (sums.get(currency) ?? 0) + 12 * Number(month.replaceAll(",", "")));
  return listed([...sums].map(([currency, sum]) => `${currency} ${figure(sum)}`));
}

/** What the licences and logs of its steps come to in a year, as their column prices them. */
export const licencesSum = (brief: Brief): string => yearlySum(brief, /(?<!at most )\b([A-Z]{3}) ([\d,]+) a month/g);

/** What the steps need and their column has no price for. */
export function quotedLicences(brief: Brief): string {
  const names = licenceTexts(brief).flatMap((text) =>
    text
      .split("; ")
      .flatMap((part) => /^(.+?)(?: for [\d,]+)?(?:, if chosen)?, by (?:academic )?quotation/.exec(part)?.[1] ?? []),
  );
  const most = yearlySum(brief, /at most ([A-Z]{3}) ([\d,]+) a month/g);
  return `${listed([...new Set(names)])}${most && ` (those on a commercial price list at most ${most} a year)`}`;
}

const pricesLogs = (brief: Brief): boolean =>
  stepsOf(brief).some(({ licence = "" }) => /^(log workspace|Sentinel)/.test(say(licence, brief)));
/** What that sum is of. */
export const licencesNamed = (brief: Brief): string => `licences${pricesLogs(brief) ? " and logs" : ""}`;

/** How many people so many days keep busy until then. */
const consultantsFor = (days: number, until = 90): number => days / ((until / 7) * DAYS_A_WEEK);
const staffed = (days: number): string =>
  consultantsFor(days) > 1 ? ` (${consultantsFor(days).toFixed(1)} consultants on average)` : "";

/** Steps due early may take more people than the whole does on average. */
function hurried(brief: Brief, all: number): string {
  const days = sumOf(
    stepsOf(brief).filter(({ day }) => Number(say(day, brief)) <= 60),
    brief,
  );
  const needed = consultantsFor(days, 60);
  return needed >= Math.max(1.05, consultantsFor(all)) // 1.0 would be said of less
    ? `; ${figure(days)} are due by day 60 (${needed.toFixed(1)} consultants)`
    : "";
}

/** More than three at once are seldom to be had. */
const unhurried = (days: number): string =>
  consultantsFor(days) > 3
    ? ` Three consultants would take ${Math.ceil(days / (3 * DAYS_A_WEEK))} weeks, and the targets and second measurement move to then.`
    : "";

const DAYS = [30, 60, 90];

function introOf(brief: Brief): string {
  const { days, all, percent, cost } = stepsSum(brief);
  const licences = licencesSum(brief);
  const contingency = `${percent}% contingency${keysPrice(brief) > 0 ? " and keys" : ""}`;
  return `Provisional: the findings replace steps, days and licences. Day 0 is acceptance; days ${listed(DAYS.map(String))} are ${listed(formatDays(DAYS.map((day) => planOf(brief).end + day)))} as planned. Outside the present budget, the steps come to ${figure(days)} person-days${staffed(days)}, or ${figure(all)} with ${BESIDE_PERCENT}% for design, training and project management (planning assumption): ${cost} at the engineer's rate with ${contingency}${licences && `, plus ${licences} a year for priced ${licencesNamed(brief)}`}${hurried(brief, days)}.${unhurried(days)}`;
}

export const numberOf = (step: Step, brief: Brief): string => `R-${stepsOf(brief).indexOf(step) + 1}`;

export const ROAD_MAP: PackTable = {
  id: "security.plan",
  section: "solution",
  heading: "30/60/90-day plan",
  intro: introOf,
  caption: (brief) =>
    `Steps, effort (planning assumptions, rounded to ${brief.holds(LARGER) ? "whole" : "half"} days) and licence impact`,
  when: ASSESSMENT,
  columns: ["Step|code", "By day|number", "Work", "Domain", "Days|number", "Basis", "Licence"],
  rows: ROAD_MAP_STEPS.map((row) => {
    const { day, step, domain, pace, licence = "none", source } = row;
    return {
      when: row.when,
      asked: row.asked,
      source,
      cells: [
        (brief) => numberOf(row, brief),
        day,
        step,
        domain,
        (brief) => `${stepDays(pace, brief)}`,
        (brief) => paceText(pace, brief),
        licence,
      ],
    };
  }),
};
