/** Which tasks of the rollout a window shorter than the work still holds. */

import type { Content } from "#app/features/documents/content.ts";
import { isSteering } from "#app/features/documents/facts/work.ts";
import { listed } from "#app/features/documents/words.ts";

/** Beside the statement that the rollout begins inside the window; empty for every other plan. */
export function rolloutInside({ plan, tasks }: Content): string {
  const { kind, phases, gates, windowWeeks } = plan;
  if (kind !== "minimum-scope" || windowWeeks === null || phases.length === gates.length) return "";
  const rollout = tasks.filter((task) => task.phase === 3 && !isSteering(task));
  const ended = rollout.filter(({ to }) => to <= windowWeeks).map(({ id }) => id);
  const begun = rollout.filter(({ from, to }) => from <= windowWeeks && to > windowWeeks).map(({ id }) => id);
  const done =
    ended.length > 0 ? `${listed(ended)} ${ended.length > 1 ? "end" : "ends"} within it` : "nothing ends within it";
  const under =
    begun.length > 0 ? `, and ${listed(begun)} ${begun.length > 1 ? "are" : "is"} under way when it ends` : "";
  return ` Of the rollout, ${done}${under}.`;
}
