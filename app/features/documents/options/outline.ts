/** The other option that the client may do better to take, worked out far enough to decide on it and to order it. */

import type { Estimate } from "#app/features/documents/budget/estimates.ts";
import { estimateFor } from "#app/features/documents/budget/estimates.ts";
import { daysByPhase } from "#app/features/documents/budget/work-beside.ts";
import type { Content } from "#app/features/documents/content.ts";
import { sharesOf } from "#app/features/documents/effort/effort-adjusters.ts";
import { type AppraisedOption, cheaperThanDesigned } from "./appraisal.ts";
import { rivalsIn } from "./asked-decisions.ts";
import type { OptionOutline } from "./option-row.ts";
import { isNear } from "./sensitivity.ts";

/** `days` in tenths; weeks counted from 1, `to` inclusive. A phase begins in the week after the gate before it, as long as there is one. */
export type OutlinePhase = { title: string; days: number; from: number; to: number };
export type Outline = {
  option: AppraisedOption;
  text: OptionOutline;
  estimate: Estimate;
  phases: readonly OutlinePhase[];
  weeks: number;
};

/** Three years of the designed option cost more than so many times those of what is far cheaper. */
export const FAR_CHEAPER = 2;

/** What leads; in larger organisations also what scores no less, what the answers promise as a choice, or what costs far less. Null where nothing does. */
export function outlineOf(content: Content): Outline | null {
  const { appraisal, estimates } = content;
  const [rival] = rivalsIn(content);
  const leads = appraisal.winner !== appraisal.designed;
  const worthIt = leads || !content.brief.has("company-size", "small");
  const option = worthIt ? (rival ?? farCheaper(content)) : null;
  const estimate = estimateFor(estimates, option);
  if (!option?.row.outline || !estimate || estimate.days === 0) return null;
  return { option, text: option.row.outline, estimate, ...phasesOf(estimate, content) };
}

/** What costs far less, unless it is clearly the worse. */
function farCheaper({ appraisal, estimates }: Content): AppraisedOption | undefined {
  const ratioOf = ({ total }: AppraisedOption) =>
    isNear(appraisal.designed.total - total) ? FAR_CHEAPER : Number.POSITIVE_INFINITY;
  return cheaperThanDesigned(appraisal, estimates, ratioOf)?.option;
}

/** The days of its own tasks, or in the shares of its own row of the effort table, else of the designed option's phases, and weeks with the slack of its plan. */
function phasesOf(estimate: Estimate, content: Content): Pick<Outline, "phases" | "weeks"> {
  const { weeks: least, delivery = 0 } = estimate;
  const { plan } = content;
  const worked = Math.max(least - delivery, Math.round((plan.weeks * (least - delivery)) / plan.minimumWeeks));
  const weeks = worked + delivery;
  const numbers = [...new Set(plan.phases.map(({ number }) => number))];
  const days = phaseDays(estimate, content, numbers.length);
  let [week, done] = [0, 0];
  const phases = numbers.map((number, place) => {
    const parts = plan.phases.filter((phase) => phase.number === number);
    const length = parts.reduce((sum, { start, end }) => sum + end - start, 0);
    const from = Math.min(weeks, done + 1);
    week += (length * worked) / plan.weeks;
    const to = Math.max(from, Math.min(weeks, Math.ceil(week - 0.001))); // a sum of fractions may lie beyond its whole
    const wait = place === 0 ? delivery : 0; // ordered at design sign-off, and waited for
    [week, done] = [week + wait, to + wait];
    return { title: parts[0]?.title.replace(/:.*/, "") ?? "", days: days[place] ?? 0, from, to };
  });
  return { phases, weeks };
}

function phaseDays({ option, days, work }: Estimate, { brief, effort }: Content, phases: number): number[] {
  if (work) return daysByPhase(work);
  const own = option.row.estimate?.days;
  const designed = effort.phases.map(({ likely }) => likely);
  const cuts = cutsOf(typeof own === "object" ? sharesOf(brief, own.row) : designed);
  const whole = (tenths: number) => Math.round(tenths / effort.unit) * effort.unit;
  return Array.from({ length: phases }, (_, at) => whole(days * (cuts[at + 1] ?? 1)) - whole(days * (cuts[at] ?? 0)));
}

/** Where each share begins and the last one ends, from 0 to 1. */
function cutsOf(shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  return [0, ...shares.map((_, place) => shares.slice(0, place + 1).reduce((all, share) => all + share, 0) / sum)];
}
