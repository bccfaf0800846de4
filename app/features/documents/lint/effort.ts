/** Checks the days against the steps that led to them. */

import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";

/** Half of the last digit printed, and what the factors lose by being printed with four decimals. */
const ROUNDING = 0.06;

/** Basis × the factors below it + what is added − what is deducted must give the result, and the formula of given numbers the factor beside it. */
export function lintEffort(tree: DocumentTree): string[] {
  const rows = (tableOf(tree, "budget.adjusters")?.rows ?? []).map((row) => row.map(plain));
  const [basis, result] = ["Basis", "Result"].map((step) => daysOf(rows.find(([name]) => name === step)?.[1]));
  const adjusted = rows.some(([name]) => name === "Factor") ? "Factor" : "Adjuster";
  const steps = rows.filter(([name = ""]) => ["Configuration", "Volumes", adjusted].includes(name));
  const factor = steps.reduce((product, [, value]) => product * factorOf(value), 1);
  const added = rows.flatMap(([name, value]) => {
    if (name === "Deducted") return [daysOf(value).map((days) => -days)];
    return name === "Added" ? [daysOf(value)] : [];
  });
  const wrong = (basis ?? []).filter((days, index) => {
    const reached = added.reduce((sum, more) => sum + (more[index] ?? 0), days * factor);
    return Math.abs(reached - (result?.[index] ?? 0)) > ROUNDING + reached * 0.0001;
  });
  return [
    ...wrong.map((days) => `${days} days × ${factor.toFixed(4)} is not what the effort says`),
    ...rows.filter(([name]) => name === "Volumes").flatMap(([, value, formula]) => volumes(value, formula)),
  ];
}

function volumes(value: string | undefined, formula = ""): string[] {
  const terms = [...formula.matchAll(/(\d+)% × \(\w+ ([\d,]+) ÷ ([\d,]+) − 1\)/g)];
  const sum = terms.reduce(
    (total, [, percent, given, planned]) => total + (Number(percent) / 100) * (numberOf(given) / numberOf(planned) - 1),
    1,
  );
  return Math.abs(sum - factorOf(value)) < 0.0001 ? [] : [`“${formula}” is not ${value}`];
}

function daysOf(cell = ""): number[] {
  return cell.split(" – ").map(numberOf);
}

function factorOf(cell = ""): number {
  return numberOf(cell.replace("× ", ""));
}

function numberOf(text = ""): number {
  return Number(text.replaceAll(",", ""));
}
