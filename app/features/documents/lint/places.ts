/** Finds words that presuppose what the document does not have: a second site, a yearly task. */

import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { saidIn, tableOf } from "#app/features/documents/tree/tree-text.ts";

export function lintPlaces(tree: DocumentTree): string[] {
  return [...secondSite(tree), ...yearlyWork(tree)];
}

const SEVERAL_SITES = /different sites|each branch\b|links? between sites|(the two|both|each of the \d+) sites/i;
/** The rule of the catalogue's text on a configuration, which stays as it is whatever the number of sites. */
const OF_CATALOGUE = "solution.statement";

/** If one site is planned, no text may speak of several. */
function secondSite(tree: DocumentTree): string[] {
  const sites = tableOf(tree, "environment.facts")?.rows.find(([point]) => plain(point ?? "") === "Sites")?.[1];
  if (plain(sites ?? "") !== "1") return [];
  return saidIn(tree)
    .filter(({ rule, text }) => rule !== OF_CATALOGUE && SEVERAL_SITES.test(text))
    .map(({ text }) => `one site is planned: ${text}`);
}

/** A response that recurs once a year must be in the calendar. */
function yearlyWork(tree: DocumentTree): string[] {
  const risks = tableOf(tree, "appendix.risks");
  const calendar = tableOf(tree, "support.calendar");
  if (!risks || !calendar || calendar.rows.some(([often]) => plain(often ?? "") === "Yearly")) return [];
  const place = risks.columns.findIndex(({ title }) => title === "Response");
  return risks.rows
    .map((row) => plain(row[place] ?? ""))
    .filter((response) => /\byearly\b|once a year|shared calendar/i.test(response))
    .map((response) => `nothing yearly in the operations calendar: ${response}`);
}
