/** Handles options that must stand alone. Kept apart from the other rules, so that the browser need not load the catalogue. */

import type { Question } from "./steps.ts";

/**
 * Settles a multiple choice in which an exclusive option meets others: whatever was chosen last wins. If nothing is known of
 * the earlier choice (a form posted without JavaScript), the other options win, since they say more.
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
