/** Checks the tense of dates: no past day may be described as still to come, and no future day as over. */

import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { saidIn, tableOf } from "#app/features/documents/tree/tree-text.ts";

const AHEAD =
  /\b(?:ends?|ending|expires?|has its end|lapses|loses? (?:ordinary )?support|retires?|(?<!were )shuts? down|stops?|will [a-z]+)(?: for good)? (?:by|on) (\d+ [A-Z][a-z]+ 20\d\d)/g;
const OVER =
  /\b(?:ended|expired|lapsed|(?:left|lost) (?:ordinary )?support|retired|stopped|(?:was|were) (?:shut down|retired)(?: for good)?) on (\d+ [A-Z][a-z]+ 20\d\d)/g;

/** Finds each sentence about an end whose tense contradicts the date of the document. */
export function lintDates(tree: DocumentTree): string[] {
  const control = tableOf(tree, "control")?.rows.find(([item]) => plain(item ?? "") === "Date and version");
  const today = dayIn(plain(control?.[1] ?? ""));
  return saidIn(tree).flatMap(({ rule, text }) => [
    ...[...text.matchAll(AHEAD)]
      .filter(([, day = ""]) => dayIn(day) < today)
      .map(([said]) => `${rule}: “${said}” has passed`),
    ...[...text.matchAll(OVER)]
      .filter(([, day = ""]) => dayIn(day) > today)
      .map(([said]) => `${rule}: “${said}” is still to come`),
  ]);
}

function dayIn(text: string): number {
  return Date.parse(`${/\d+ \w+ 20\d\d/.exec(text)?.[0]} UTC`);
}
