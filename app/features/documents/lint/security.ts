/** Checks a security document against itself: what it measures, what its scores add up to, and what an assessment must not do. */

import { type DocumentTree, plain, type TableBody } from "#app/features/documents/tree/tree.ts";
import { saidIn, tableOf } from "#app/features/documents/tree/tree-text.ts";

export function lintSecurity(tree: DocumentTree): string[] {
  if (!tableOf(tree, "security.domains")) return [];
  return [...unreadableTenant(tree), ...wrongIndex(tree), ...earlierSteps(tree), ...builtByAssessment(tree)];
}

/** Words for what can be measured only in a tenant. */
const OF_A_TENANT = /ScubaGear|Secure Score|Conditional Access|break-glass/i;
/** Blocks about what this project measures, asks for and tests. The road map is not among them, since it may plan a tenant. */
const MEASURES =
  /^(architecture\.|solution\.recovery|environment\.requests|approach\.tests|support\.|decisions|security\.controls|bill)/;

/** If no tenant is assumed, nothing may be measured in one. */
function unreadableTenant(tree: DocumentTree): string[] {
  const assumed = cells(tableOf(tree, "appendix.assumptions"), 1).some((text) =>
    text.startsWith("No Microsoft tenant"),
  );
  if (!assumed) return [];
  return saidIn(tree)
    .filter(({ rule, text }) => MEASURES.test(rule) && OF_A_TENANT.test(text))
    .map(({ text, rule }) => `${rule} measures a tenant that is not there: ${text}`);
}

/** The index must follow from the weights and targets in the table. */
function wrongIndex(tree: DocumentTree): string[] {
  const table = tableOf(tree, "security.domains");
  const target = (table?.columns.length ?? 0) - 1;
  const aimed = (table?.rows ?? [])
    .map((row) => ({ weight: Number.parseInt(plain(row[1] ?? ""), 10), score: Number(plain(row[target] ?? "")) }))
    .filter(({ score }) => !Number.isNaN(score));
  const weights = aimed.reduce((sum, { weight }) => sum + weight, 0);
  const percent = Math.round((aimed.reduce((sum, { weight, score }) => sum + weight * score, 0) / (weights * 3)) * 100);
  const printed = cells(tableOf(tree, "architecture.sizing"), 2).find((text) => text.includes("the targets"));
  const found = /give (\d+)%/.exec(printed ?? "")?.[1];
  return found && Number(found) !== percent ? [`the targets give ${percent}%, and ${found}% is printed`] : [];
}

/** The steps of a road map must be in the order of their days. */
function earlierSteps(tree: DocumentTree): string[] {
  const table = tableOf(tree, "security.plan");
  const days = cells(table, table?.columns.findIndex(({ title }) => title === "By day") ?? 0).map(Number);
  return days.flatMap((day, index) =>
    day < (days[index - 1] ?? 0) ? [`the road map goes back from day ${days[index - 1]} to day ${day}`] : [],
  );
}

/** An assessment must leave no run books, daily work or policies in force, which belong to a project that builds. */
function builtByAssessment(tree: DocumentTree): string[] {
  if (!tableOf(tree, "security.plan")) return [];
  const built = ["security.run-books", "conditional-access", "security.steps"].filter((rule) => tableOf(tree, rule));
  const daily = cells(tableOf(tree, "support.calendar"), 0).filter((often) => often === "Daily");
  return [...built, ...daily].map((what) => `an assessment leaves nothing running: ${what}`);
}

function cells(table: TableBody | null | undefined, place: number): string[] {
  return (table?.rows ?? []).map((row) => plain(row[place] ?? ""));
}
