/** The project manager who goes beside the work of a large project, by the weeks of each phase. */

import type { Effort } from "#app/features/documents/effort/effort.ts";
import { KICK_OFF, STEERING, STEERING_A_WEEK, STEERING_WEIGHTS } from "#app/features/documents/facts/work.ts";
import type { TaskRow } from "#app/features/documents/pack.ts";
import type { Plan } from "./plan.ts";

/** Tenths of a day from which a project manager goes beside the work. */
const STEERED_DAYS = 1000;

export function isSteered({ likely }: Effort): boolean {
  return likely >= STEERED_DAYS;
}

/** The kick-off is a few days then, and what goes on beside the work stands last. */
export function withSteering(rows: readonly TaskRow[], phase: TaskRow["phase"], { phases }: Plan): TaskRow[] {
  const weeks = phases.reduce((sum, { number, start, end }) => sum + (number === phase ? end - start : 0), 0);
  const [holds, most] = [weeks * STEERING_A_WEEK.least, weeks * STEERING_A_WEEK.most];
  const others = rows.map((row) => (row.mark === KICK_OFF ? { ...row, weight: 0.5 } : row));
  return [...others, { ...STEERING, phase, weight: STEERING_WEIGHTS[phase], holds, most }];
}
