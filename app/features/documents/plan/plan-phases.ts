/** The phases of a plan by their dates, and the freezes that touch them. */

import { FIRST_WAVE } from "#app/features/catalogue/estate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { ASSESSMENT_GATES, FIRST_WAVE_GATES, GATES, type GateRow } from "#app/features/documents/facts/governance.ts";
import { endOfWeek, workingDayFrom } from "#app/features/documents/working-days.ts";
import type { Freeze } from "./freezes.ts";
import type { Plan, PlanPhase } from "./plan.ts";

export const PHASE_TITLES = ["Discovery and design", "Build and pilot", "Rollout", "Handover and hypercare"] as const;
const FIRST_WAVE_TITLES = PHASE_TITLES.map((title) => (title === "Rollout" ? "Measurement and business case" : title));
const ASSESSMENT_TITLES = [
  "Kick-off and discovery",
  "Workshops and measurement",
  "Analysis and findings",
  "Road map and read-out",
];

/** Of an assessment, of a first wave that is measured, and of all other projects. */
export function namesOf(brief: Brief): { titles: readonly string[]; gates: readonly GateRow[] } {
  if (brief.holds(ASSESSES)) return { titles: ASSESSMENT_TITLES, gates: ASSESSMENT_GATES };
  return brief.holds(FIRST_WAVE)
    ? { titles: FIRST_WAVE_TITLES, gates: FIRST_WAVE_GATES }
    : { titles: PHASE_TITLES, gates: GATES };
}

type From = Pick<Plan, "start" | "country">;

/** Phases of so many weeks one after the other; the third in two parts where only `inside` of it lies inside the window. */
export function phasesOf(
  lengths: readonly number[],
  titles: readonly string[],
  from: From,
  inside?: number,
): PlanPhase[] {
  const phases: PlanPhase[] = [];
  let week = 0;
  const add = (number: number, title: string, length: number) => {
    phases.push({
      number,
      title,
      start: week,
      end: week + length,
      firstDay: workingDayFrom(from.start + week * 7, from.country),
      lastDay: endOfWeek(from, week + length),
    });
    week += length;
  };
  for (const [index, length] of lengths.entries()) {
    const title = titles[index] ?? "";
    if (index === 2 && inside) {
      add(3, `${title}: first part`, inside);
      add(3, `${title}: remainder`, length - inside);
    } else add(index + 1, title, length);
  }
  return phases;
}

/** The freezes that touch the phases, each with those that it touches. */
export function touching(freezes: readonly Freeze[], phases: readonly PlanPhase[]): Plan["freezes"] {
  return freezes.flatMap((freeze) => {
    const touched = phases.filter(({ firstDay, lastDay }) => freeze.from <= lastDay && freeze.to >= firstDay);
    const numbers = [...new Set(touched.map(({ number }) => number))];
    return numbers.length > 0 ? [{ ...freeze, phases: numbers }] : [];
  });
}
