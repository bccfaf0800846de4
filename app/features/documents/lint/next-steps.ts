/** Reads the next steps for the linter: each with its day and the decisions that it names. */

import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";

type NextStep = { day: number; decisions: readonly string[]; needed: string };

/** A step names a decision of the first page by its place there, and any other by its number. */
export function nextStepsOf(tree: DocumentTree): NextStep[] {
  const asked = blocksOf(tree)
    .filter((block) => block.kind === "list" && block.provenance.rule === "summary.decisions")
    .flatMap(textsOf);
  return (tableOf(tree, "next.steps")?.rows ?? []).map((row) => {
    const [by = "", step = ""] = row.map(plain);
    const [, needed = ""] = /before (T-\d\.\d+)\)(?:$|:)/.exec(step) ?? [];
    const [, places = ""] = /^Decisions? ([\d, and]+) of the summary(?: \([^()]*\))?(?::.*)?$/.exec(step) ?? [];
    const texts =
      places === "" ? [step] : [...places.matchAll(/\d+/g)].map(([place]) => asked[Number(place) - 1] ?? "");
    return { day: Date.parse(`${by} UTC`), decisions: texts.flatMap((text) => numberOf(text) ?? []), needed };
  });
}

/** The number at the end of a decision, which may be followed by what it rests on or what acts on it. */
const numberOf = (text: string): string | undefined => /\(([A-Z]-\d+)(?:, [^()]*)?\)\.?$/.exec(text)?.[1];
