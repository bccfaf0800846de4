/** Why an option is marked as it is, by the objectives that were chosen: the reader of an appraisal asks for each mark's reason. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";

const ON = [
  ["productivity", "productivity"],
  ["enhance-security", "security"],
  ["remote-work", "remote work"],
  ["digital-transformation", "transformation"],
  ["compliance-objective", "compliance"],
  ["scalability", "growth"],
  ["innovation", "innovation"],
] as const;

/** By objective, what earns an option its mark; objectives whose mark follows from costs or dates have none. */
export type Marks = Readonly<Partial<Record<(typeof ON)[number][0], Wording>>>;

/** `. On compliance: …; on growth: …`, to end a description with; the table of a small organisation has no column for it. */
export function marksOf(brief: Brief, marks: Marks): string {
  if (brief.has("company-size", "small")) return "";
  const told = ON.flatMap(([id, on]) => {
    const mark = marks[id];
    return mark && brief.has("primary-objective", id) ? [`${on}: ${say(mark, brief)}`] : [];
  });
  return told.length > 0 ? `. On ${told.join("; on ")}` : "";
}
