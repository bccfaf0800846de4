/** Where the days and the least weeks of the options other than the first come from, and what a day of them costs. */

import { findConfiguration } from "#app/features/catalogue/configurations.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { formatAmount, rateOf } from "#app/features/documents/budget/budget.ts";
import { daysInWords, daysText, type Estimate, meanRate } from "#app/features/documents/budget/estimates.ts";
import { filledAs } from "#app/features/documents/budget/option-work.ts";
import type { Kept } from "#app/features/documents/budget/work-beside.ts";
import type { Content } from "#app/features/documents/content.ts";
import { addedTo, rowFormula } from "#app/features/documents/effort/baseline.ts";
import { BY_TASK, isCounted } from "#app/features/documents/effort/counted.ts";
import { daysOfRow, type OtherRow } from "#app/features/documents/effort/effort.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { listed } from "#app/features/documents/words.ts";

type Share = { letter: string; percent: number; of: string; delivery: number };

/** `B 158% and C 60% of A's`; those of another row of the effort table, of what it has before anything adjusts them, and those counted by task where no outline shows them. */
export function daysByShare(estimates: readonly Estimate[], content: Content, outlined?: string): string {
  const { brief } = content;
  const own = estimates.filter(({ days, option }) => days > 0 && option.row.estimate);
  const days = partsOf(
    own.flatMap((estimate) => shareOfDays(estimate, content) ?? []),
    " takes",
  );
  const counted = estimates.flatMap(({ option: { row } }) =>
    isCounted(row.estimate?.days) ? [row.estimate.days.said(brief)] : [],
  );
  const tasks = estimates.flatMap((estimate) =>
    estimate.option.letter === outlined ? [] : (tasksText(estimate) ?? []),
  );
  return [...(days ? [`By judgement, ${days}.`] : []), ...tasks, ...counted].join(" ");
}

/** `C takes A's 49 days, without T-3.3 (4 days), with 10.5 days instead of 20 for T-2.1 to T-2.5, and with 5.5 days of work of its own.` */
function tasksText({ option: { letter, row }, work }: Estimate): string | null {
  if (row.estimate?.days !== BY_TASK || !work) return null;
  const told = (parts: readonly Kept[]) => ({
    ids: ranges(parts.flatMap(({ ids }) => ids).toSorted(byNumber)),
    before: sumOf(parts.map(({ before }) => before)),
    days: sumOf(parts.map(({ days }) => days)),
  });
  const all = told(work.phases.flatMap(({ stays, shortened, falls }) => [stays, shortened, falls]));
  const [falls, shortened] = [work.phases.map((phase) => phase.falls), work.phases.map((phase) => phase.shortened)].map(
    told,
  );
  const added = sumOf(work.phases.flatMap(({ own }) => own.map(({ days }) => days)));
  const changes = [
    ...(falls?.ids ? [`without ${falls.ids} (${daysInWords(falls.before)})`] : []),
    ...(shortened?.ids
      ? [`with ${daysInWords(shortened.days)} instead of ${daysText(shortened.before)} for ${shortened.ids}`]
      : []),
    ...(added > 0 ? [`with ${daysInWords(added)} of its own`] : []),
  ];
  return `${letter} takes A's ${daysText(all.before)} days${changes.length > 0 ? `, ${listed(changes)}` : ""}.`;
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

/** `T-2.9` before `T-2.10`. */
const byNumber = new Intl.Collator("en", { numeric: true }).compare;

/** The same of the least weeks, where they are not those of the first. */
export function weeksByShare(estimates: readonly Estimate[], brief: Brief): string {
  const own = estimates.filter(({ days, option }) => days > 0 && option.row.estimate);
  const weeks = own.flatMap((estimate) => shareOfWeeks(estimate, brief) ?? []);
  const told = partsOf(weeks.filter(({ percent, of, delivery }) => percent !== 100 || of !== "A's" || delivery > 0));
  return told ? `Minimum weeks: ${told}.` : "";
}

/** `B takes 158% and C 60% of A's days`. */
function partsOf(shares: readonly Share[], takes = ""): string {
  return [...Map.groupBy(shares, ({ of, delivery }) => `${of}${delivery > 0 ? `, and ${delivery} for delivery` : ""}`)]
    .map(
      ([of, own]) =>
        `${listed(own.map(({ letter, percent }, place) => `${letter}${place === 0 ? takes : ""} ${percent}%`))} of ${of}`,
    )
    .join("; ");
}

function shareOfDays({ option: { row, letter } }: Estimate, { brief, effort }: Content): Share | null {
  if (!row.estimate) return null;
  const { days, of } = row.estimate;
  if (isCounted(days) || days === BY_TASK) return null;
  const isOwn = typeof days === "number";
  const base = isOwn ? (of && brief.holds(of.when) ? of.configuration : null) : days.row;
  const whose = base ? rowWords(brief, effort, isOwn ? { row: base, percent: 100 } : days) : "A's days";
  return { letter, percent: isOwn ? days : days.percent, of: whose, delivery: 0 };
}

/** `the days of “X” (18-day baseline × adjusters 1.5275 + 3 days added)`: of a row at its own percent, what is added comes on top. */
function rowWords(brief: Brief, effort: Content["effort"], row: OtherRow): string {
  const added = addedTo(brief, row.row, row.modules);
  const [, likely] = daysOfRow(brief, row);
  const filled = Math.round(filledAs(effort, likely) - likely);
  const more = [
    ...(added === 0 ? [] : [`${added > 0 ? "+" : "−"} ${daysInWords(Math.abs(added))} added`]),
    ...(filled === 0 ? [] : [`+ ${daysInWords(filled)} of task minimum`]),
  ].map((words) => ` ${words}`);
  const formula = rowFormula(brief, row.row);
  const isWhole = row.percent === 100;
  return `the days of “${nameOf(row.row)}” (${formula}${isWhole ? more.join("") : ""})${isWhole ? "" : more.join("")}`;
}

function shareOfWeeks({ option: { row, letter }, delivery = 0 }: Estimate, brief: Brief): Share | null {
  if (!row.estimate) return null;
  const { weeks, of } = row.estimate;
  return {
    letter,
    percent: weeks,
    of: of && brief.holds(of.when) ? `those of “${nameOf(of.configuration)}”` : "A's",
    delivery,
  };
}

const nameOf = (id: string): string => findConfiguration(id)?.name ?? optionLabel("solution-type", id);

/** The others are worked out as said here, from what they include below the table. */
export function figuresCaption({ appraisal, budget, effort }: Content, shown: readonly Estimate[]): string {
  const worked = shown.filter(({ option, days }) => option.letter !== appraisal.designed.letter && days > 0);
  if (worked.length === 0) return "Likely figures";
  const { currency } = budget.rates;
  const counted = worked.filter(({ option }) => isCounted(option.row.estimate?.days));
  const own = `${formatAmount(rateOf(budget.rates, "Engineer"), currency)}, an engineer’s rate`;
  const mean = `${formatAmount(meanRate({ effort, budget }), currency)}, A’s mean rate`;
  const letters = listed(counted.map(({ option }) => option.letter));
  const rates =
    counted.length === worked.length ? own : counted.length > 0 ? `${mean}, or for ${letters} ${own}` : mean;
  return `Likely figures (other than A: days × ${rates}, plus ${budget.contingencyPercent}% and purchases, rounded)`;
}
