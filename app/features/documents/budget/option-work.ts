/** The days and least weeks of an option other than the first. */

import { type Configuration, findConfiguration } from "#app/features/catalogue/configurations.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { BY_TASK, isCounted } from "#app/features/documents/effort/counted.ts";
import { daysOfRow, type Effort, leastWeeksOf } from "#app/features/documents/effort/effort.ts";
import type { OptionEstimate } from "#app/features/documents/options/option-row.ts";
import type { Option, Worked } from "./estimates.ts";
import { workBeside } from "./work-beside.ts";

/** The same work takes the same days and costs the same. */
export function workedDays(
  brief: Brief,
  { row }: Option,
  estimate: OptionEstimate,
  { effort, tasks }: Pick<Worked, "effort" | "tasks">,
) {
  const own = row.outline?.tasks;
  const beside = (fixed?: number) => own && workBeside(own, { tasks, unit: effort.unit, brief }, fixed);
  const byTask = estimate.days === BY_TASK ? beside() : undefined;
  if (byTask) return { days: byTask.days, isSame: false, work: byTask };
  const share = shareOf(brief, estimate, effort);
  const isSame = share === effort.likely && !isCounted(estimate.days);
  const days = isSame ? share : share > 0 ? Math.max(1, Math.round(share / effort.unit)) * effort.unit : 0;
  return { days, isSame, work: beside(days) };
}

/** The configuration that its percents are of, in the place of the first option. */
function baseOf(brief: Brief, { of }: OptionEstimate): Configuration | null {
  return of && brief.holds(of.when) ? findConfiguration(of.configuration) : null;
}

/** Likely days in tenths. */
function shareOf(brief: Brief, estimate: OptionEstimate, effort: Effort): number {
  const { days } = estimate;
  if (isCounted(days)) return days.counted(brief);
  if (days === BY_TASK) return effort.likely;
  if (typeof days !== "number") return filledAs(effort, daysOfRow(brief, days)[1]);
  const base = baseOf(brief, estimate);
  const whole = base ? filledAs(effort, daysOfRow(brief, { row: base.id, percent: 100 })[1]) : effort.likely;
  return (whole * days) / 100;
}

/** The days of another row, filled up as those of the first option: the more days a row has itself, the fewer its tasks miss. */
export function filledAs({ likely, filled }: Effort, days: number): number {
  const share = days / (likely - filled.likely);
  return days + filled.likely * Math.min(share, 1 / share);
}

/** The least weeks that the percent is of, or null where they are those of the first option. */
export function leastOf(brief: Brief, estimate: OptionEstimate): number | null {
  if (isCounted(estimate.days)) return leastWeeksOf(brief, estimate.days.row);
  const base = baseOf(brief, estimate);
  const modules = typeof estimate.days === "object" && estimate.days.modules;
  return base && leastWeeksOf(brief, base.id, modules);
}
