/** Cells that contradict the figures beside them, or promise what nobody could test or has bought. */

import { type DocumentTree, plain, type TableBody } from "./tree.ts";
import { tableOf } from "./tree-text.ts";

export function lintPromises(tree: DocumentTree): string[] {
  return [...looseRules(tree), ...leastMissed(tree), ...repeatedTargets(tree), ...unboughtRecovery(tree)];
}

/** A test passes by a rule, not by what was intended. */
function looseRules(tree: DocumentTree): string[] {
  return cellsOf(tableOf(tree, "approach.tests"), "Passes when")
    .filter((rule) => /or as designed|or agreed|as appropriate/.test(rule))
    .map((rule) => `a test without a rule: ${rule}`);
}

/** A formula that promises at least so many gives as many. */
function leastMissed(tree: DocumentTree): string[] {
  const table = tableOf(tree, "architecture.sizing");
  const results = cellsOf(table, "Result");
  return cellsOf(table, "Formula").flatMap((formula, row) => {
    const least = /at least (\d+)/.exec(formula)?.[1];
    const found = /([\d,]+)[^\d]*$/.exec(results[row] ?? "")?.[1];
    if (!least || !found || Number(found.replaceAll(",", "")) >= Number(least)) return [];
    return [`“${formula}” gives ${found}`];
  });
}

/** Two columns that say the same are one. */
function repeatedTargets(tree: DocumentTree): string[] {
  const table = tableOf(tree, "security.measures");
  const targets = cellsOf(table, "Target of a full roll-out");
  return cellsOf(table, "Accepted in this project when")
    .filter((rule, row) => rule === targets[row])
    .map((rule) => `acceptance repeats the target: ${rule}`);
}

function unboughtRecovery(tree: DocumentTree): string[] {
  const planned = cellsOf(tableOf(tree, "solution.recovery"), "Method").some((method) =>
    method.includes("Site Recovery"),
  );
  const bought = cellsOf(tableOf(tree, "bill"), "Item").some((item) => item.includes("Site Recovery"));
  return planned && !bought ? ["Site Recovery is planned and not in the bill of materials"] : [];
}

function cellsOf(table: TableBody | null | undefined, title: string): string[] {
  const place = table?.columns.findIndex((column) => column.title === title) ?? -1;
  return place < 0 ? [] : (table?.rows ?? []).map((row) => plain(row[place] ?? ""));
}
