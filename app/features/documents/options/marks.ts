/** Why an option is marked as it is, by objective: the reader of an appraisal asks for each mark's reason. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";

const OBJECTIVES = [
  "productivity",
  "enhance-security",
  "remote-work",
  "digital-transformation",
  "compliance-objective",
  "scalability",
  "innovation",
] as const;
type Objective = (typeof OBJECTIVES)[number];

/** By objective, what earns an option its mark; objectives whose mark follows from costs or dates have none. */
export type Marks = Readonly<Partial<Record<Objective, Wording>>>;

/** One reason, whatever the objective. */
export const forAll = (why: Wording): Marks => Object.fromEntries(OBJECTIVES.map((id) => [id, why]));

/** The reason for one mark; empty where it has none. */
export function reasonOf(marks: Marks | undefined, objective: string, brief: Brief): string {
  const found = Object.entries(marks ?? {}).find(([id]) => id === objective);
  return found ? say(found[1], brief) : "";
}
