/** The lengths of the phases of a brief, by its window or its fixed date, between the freezes. */

import { any, is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly, isWeekly } from "#app/features/documents/brief/change-window.ts";
import { barePhases } from "#app/features/documents/effort/effort.ts";
import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import { fittedTo, frozenIn, pursuitOf } from "./around-freezes.ts";
import { type Freeze, stopping } from "./freezes.ts";
import type { Plan } from "./plan.ts";
import { type Shape, shapeOf, shorterThan } from "./plan-shape.ts";

/** A window too short for the work gives way to a fixed date that lies further behind its end. */
export const LITTLE_SLACK = 4;

/** Something ordered by the project arrives weeks later, and work waits for it. */
const DELIVERS = any(is("solution-configuration", "hybrid-expressroute", "hybrid-azure-local"), HAS_MODULES);

type PlanRoom = Pick<Plan, "start" | "windowWeeks" | "minimumWeeks"> & {
  freezes: readonly Freeze[];
  until: number | null;
  /** The weeks that end within the window, which counts from the date of the document. */
  left: number;
};

/** The least weeks are more than the window has. */
export function exceedsWindow({ minimumWeeks, windowWeeks }: Pick<Plan, "minimumWeeks" | "windowWeeks">): boolean {
  return minimumWeeks > (windowWeeks ?? Infinity);
}

/** Where the fixed date counts in place of the window, and freezes leave most of the rollout before it; else null. */
export function lengthsByDate(brief: Brief, room: PlanRoom, assesses: boolean) {
  const { start, freezes, until, windowWeeks } = room;
  if (!exceedsWindow(room) || (until ?? 0) - (windowWeeks ?? 0) <= LITTLE_SLACK) return null;
  const fitted = lengthsOf(brief, room, assesses, true);
  const frozen = frozenIn(fitted.lengths, start, stopping("rollout", freezes));
  return frozen * 2 > (fitted.lengths[2] ?? 0) ? null : fitted;
}

export function lengthsOf(brief: Brief, room: PlanRoom, assesses: boolean, isByDate = false) {
  const { start, freezes, until, minimumWeeks } = room;
  const windowWeeks = isByDate ? null : room.windowWeeks;
  const work = {
    assesses,
    size: brief.size,
    delivers: brief.holds(DELIVERS),
    phaseDays: barePhases(brief),
    configuration: brief.configuration.id,
    until,
    monthly: isMonthly(brief),
    rehearses: brief.solution === "azure-migration" && isWeekly(brief), // wave 0
    waved: brief.solution === "certificate-services" && brief.size === "small" && brief.hasDirectory && isWeekly(brief),
  };
  const own = shapeOf(isByDate ? "no-timeline" : brief.one("timeline"), minimumWeeks, windowWeeks, work);
  const shape: Shape = isByDate && own.kind !== "late" ? { ...own, kind: "dated" } : own;
  const met = until !== null && until >= minimumWeeks ? until : null;
  return fittedTo(shape, shorterThan(shape, minimumWeeks, work), {
    start,
    freezes: assesses ? freezes.filter(({ absence }) => absence) : freezes, // users feel nothing of interviews
    most: met === null ? windowWeeks : Math.min(met, windowWeeks ?? met),
    until: met,
    left: isByDate ? Infinity : room.left,
    pursuit: pursuitOf(brief, shape.kind),
  });
}
