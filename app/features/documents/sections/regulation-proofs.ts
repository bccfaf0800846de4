/** What of a document answers a duty of the law, and whether every duty is taken into a register. */

import { any, is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import type { RegulationRow } from "#app/features/documents/facts/regulation-row.ts";
import { ranges } from "#app/features/documents/numbered.ts";

/** Every duty is the subject of a security project, and what an assessment looks at. */
export const OF_DUTIES = any(is("solution-type", "security"), ASSESSES);

/** They take every duty into a register, but for those on cards that nothing answers; a firm of fifty keeps one in an assessment alone. Others print what they answer. */
export function takesAll(brief: Brief): boolean {
  return brief.holds(ASSESSES) || (brief.holds(OF_DUTIES) && !brief.has("company-size", "small"));
}

/** The security controls, acceptance tests and courses whose words show it, or who has it to do; where they show a part, both. */
export function answer(
  content: Content,
  { shows, control, beside, further = [] }: Pick<RegulationRow, "shows" | "control" | "beside" | "further">,
): string {
  const codes = shows ? provenBy(content, shows) : [];
  if (codes.length === 0) return `the client: ${control}`;
  const parts = [beside ?? [], ...further].flat().map((part) => ({ ...part, codes: provenBy(content, part.shows) }));
  const left = parts.filter((part) => part.codes.length === 0).map((part) => part.control);
  const shown = ranges([...new Set([...codes, ...parts.flatMap((part) => part.codes)])]);
  return left.length > 0 ? `${shown}; the client: ${left.join(", ")}` : shown;
}

export function provenBy({ proofs }: Content, shows: RegExp): string[] {
  return proofs.filter(({ words }) => shows.test(words)).map(({ code }) => code);
}
