/** Options that stand alone. Apart from the other rules, so that the browser need not load the catalogue for it. */

import type { Question } from "./steps.ts";

/**
 * Settles a multiple choice in which an exclusive option meets others: what was newly chosen wins. Without knowledge of
 * what was chosen before (a form posted without JavaScript) the other options win, since they say more.
 */
export function applyExclusive(
  question: Pick<Question, "options">,
  chosen: readonly string[],
  before: readonly string[] = [],
): string[] {
  const exclusive = new Set(question.options.filter((option) => option.exclusive).map(({ id }) => id));
  const taken = chosen.find((id) => exclusive.has(id));
  if (!taken || chosen.length < 2) return [...chosen];
  const isNew = !before.includes(taken) && before.length > 0;
  return isNew ? [taken] : chosen.filter((id) => !exclusive.has(id));
}
