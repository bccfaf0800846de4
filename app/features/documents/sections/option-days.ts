/** Where the days and the least weeks of the options other than the first come from, and what a day of them costs. */

import { findConfiguration } from "#app/features/catalogue/configurations.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { optionLabel } from "#app/features/documents/brief/option-label.ts";
import { formatAmount, rateOf } from "#app/features/documents/budget/budget.ts";
import { daysInWords, daysText, type Estimate, meanRate } from "#app/features/documents/budget/estimates.ts";
import { filledAs } from "#app/features/documents/budget/option-work.ts";
import type { Kept } from "#app/features/documents/budget/work-beside.ts";
import type { Content } from "#app/features/documents/content.ts";
import { BY_TASK, isCounted } from "#app/features/documents/effort/counted.ts";
import { daysOfRow, type Effort, formatDays, type OtherRow } from "#app/features/documents/effort/effort.ts";
import { rowTerms } from "#app/features/documents/effort/row-terms.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { listed } from "#app/features/documents/words.ts";

/** `terms`: what another row’s days are the product of. */
type Share = { letter: string; percent: number; of: string; delivery: number; terms?: string };

/** `B 158% and C 60% of A's`; those of another row of the effort table apart, and those counted by task where no outline shows them. */
export function daysByShare(estimates: readonly Estimate[], { brief, effort }: Content, outlined?: string): string {
  const own = estimates.filter(({ days, option }) => days > 0 && option.row.estimate);
  const days = partsOf(own.flatMap((estimate) => shareOfDays(estimate, brief, effort) ?? []));
  const counted = estimates.flatMap(({ option: { row } }) =>
    isCounted(row.estimate?.days) ? [row.estimate.days.said(brief)] : [],
  );
  const tasks = estimates.flatMap((estimate) =>
    estimate.option.letter === outlined ? [] : (tasksText(estimate) ?? []),
  );
  const legend = days.includes("(") && brief.size !== "small" ? [LEGEND] : [];
  return [...(days ? [`Days, by judgement: ${days}.`] : []), ...legend, ...tasks, ...counted].join(" ");
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
const byNumber = (one: string, other: string): number => one.localeCompare(other, "en", { numeric: true });

/** What stands in the brackets. */
const LEGEND =
  "In brackets: days of the table × share × adjusters × volume, plus what is counted and what the tasks need; from 100 days in fives.";

/** The same of the least weeks, where they are not those of the first. */
export function weeksByShare(estimates: readonly Estimate[], brief: Brief): string {
  const own = estimates.filter(({ days, option }) => days > 0 && option.row.estimate);
  const weeks = own.flatMap((estimate) => shareOfWeeks(estimate, brief) ?? []);
  const told = partsOf(weeks.filter(({ percent, of, delivery }) => percent !== 100 || of !== "A's" || delivery > 0));
  return told ? `Minimum weeks: ${told}.` : "";
}

function partsOf(shares: readonly Share[]): string {
  return [...Map.groupBy(shares, ({ of, delivery }) => `${of}${delivery > 0 ? `, and ${delivery} for delivery` : ""}`)]
    .map(
      ([of, own]) =>
        `${listed(own.map(({ letter, percent, terms }) => `${letter} ${percent}%${terms ? ` (${terms})` : ""}`))} of ${of}`,
    )
    .join("; ");
}

function shareOfDays({ option: { row, letter } }: Estimate, brief: Brief, effort: Effort): Share | null {
  if (!row.estimate) return null;
  const { days, of } = row.estimate;
  if (isCounted(days) || days === BY_TASK) return null;
  const isOwn = typeof days === "number";
  const base = isOwn ? (of && brief.holds(of.when) ? of.configuration : null) : days.row;
  const other = isOwn ? base && { row: base, percent: 100 } : days;
  const terms = other ? termsOf(other, { brief, effort }) : "";
  const share = isOwn && days !== 100 && terms ? `(${terms}) × ${days / 100}` : terms;
  return {
    letter,
    percent: isOwn ? days : days.percent,
    of: base ? `“${nameOf(base)}”` : "A's",
    delivery: 0,
    terms: share,
  };
}

/** With what the tasks of the first option need beyond its row, in the same proportion. */
function termsOf(other: OtherRow, { brief, effort }: Pick<Content, "brief" | "effort">): string {
  const [, days] = daysOfRow(brief, other);
  const more = Math.round(filledAs(effort, days) - days);
  return `${rowTerms(brief, other)}${more > 0 ? ` + ${formatDays(more)}` : ""}`;
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
  const areCounted = worked.every(({ option }) => isCounted(option.row.estimate?.days));
  const rate = areCounted ? rateOf(budget.rates, "Engineer") : meanRate({ effort, budget });
  const whose = areCounted ? "an engineer’s" : "A’s mean";
  return `Likely figures (other than A: days × ${formatAmount(rate, budget.rates.currency)}, ${whose} rate, plus ${budget.contingencyPercent}% and purchases, rounded)`;
}
