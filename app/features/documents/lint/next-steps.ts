/** Reads the next steps for the linter: each with its day and the decisions that it names. */

import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";

type NextStep = { day: number; decisions: readonly string[]; needed: string };

/** A step names decisions of the first page by their numbers alone, and asks any other in full, with its number at the end. */
export function nextStepsOf(tree: DocumentTree): NextStep[] {
  return (tableOf(tree, "next.steps")?.rows ?? []).map((row) => {
    const [by = "", step = ""] = row.map(plain);
    const [, needed = ""] = /(?:\(D-\d+|), before (T-\d\.\d+)\)?$/.exec(step) ?? [];
    const decisions = step.startsWith("Decide on ")
      ? [...step.matchAll(/\b[A-Z]-\d+\b(?!\.)/g)].map(([number]) => number)
      : [numberOf(step) ?? []].flat();
    return { day: Date.parse(`${by} UTC`), decisions, needed };
  });
}

/** The number at the end of a decision, which may be followed by what it rests on or what acts on it. */
const numberOf = (text: string): string | undefined => /\(([A-Z]-\d+)(?:, [^()]*)?\)\.?$/.exec(text)?.[1];
