/** Finds words about what the design leaves out, and words that leave open what it decides. */

import { type DocumentTree, plain, type TableBody } from "#app/features/documents/tree/tree.ts";
import { plainOf, saidIn, tableOf } from "#app/features/documents/tree/tree-text.ts";

export function lintScope(tree: DocumentTree): string[] {
  return [...undecidedRecovery(tree), ...unnamedMail(tree), ...unbuiltLabels(tree), ...strayDomains(tree)];
}

/** A recovery objective must be a figure of the chosen design, not of whatever may be chosen later. */
function undecidedRecovery(tree: DocumentTree): string[] {
  return rowsOf(tableOf(tree, "solution.recovery"))
    .filter(([, loss = "", time = ""]) => /\bchosen\b|\bif decided\b/.test(`${loss} ${time}`))
    .map(([service]) => `what “${service}” recovers to is left open`);
}

/** An option may rest on the client's mail servers only if the picture shows one. */
function unnamedMail(tree: DocumentTree): string[] {
  const picture = plainOf(tree, "architecture.diagram");
  if (!tableOf(tree, "m365.baseline") || picture.includes("Exchange Server")) return [];
  return rowsOf(tableOf(tree, "options.description"))
    .filter((row) => row.some((cell) => /Exchange (Server|raised|20)/.test(cell)))
    .map(([option]) => `${option} rests on a mail server that nobody named`);
}

/** Measures, risks and tests may mention labels only if the baseline sets them. */
function unbuiltLabels(tree: DocumentTree): string[] {
  const steps = rowsOf(tableOf(tree, "m365.baseline"));
  if (steps.length === 0 || steps.some(([step]) => step?.startsWith("Labels"))) return [];
  return ["features.measures", "appendix.risks", "approach.tests"].flatMap((rule) =>
    saidIn(tree)
      .filter((said) => said.rule === rule && /\blabel/i.test(said.text))
      .map(({ text }) => `${rule} speaks of labels that nobody sets: ${text}`),
  );
}

/** The decision on the form of the assessment must name every domain that the second workshop covers. */
function strayDomains(tree: DocumentTree): string[] {
  const proposed = rowsOf(tableOf(tree, "custom.domains")).filter((row) => /^workshop 2(:|$)/.test(row.at(-1) ?? ""));
  const form = rowsOf(tableOf(tree, "decisions")).find((row) => row[1]?.startsWith("Form of the assessment"));
  return proposed
    .map(([name = ""]) => name)
    .filter((name) => !form?.some((cell) => cell.includes(name)))
    .map((name) => `the decision on the form does not name “${name}”`);
}

function rowsOf(table: TableBody | undefined): string[][] {
  return (table?.rows ?? []).map((row) => row.map(plain));
}
