/** Documents of this solution, by configuration and size. */

import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

export const inputOf = (configuration: string, size: string, answers: Answers = {}) =>
  inputFor({
    ...workedExample(),
    "solution-type": ["azure-migration"],
    "solution-configuration": [configuration],
    "company-size": [size],
    timeline: ["6-12-months"],
    ...answers,
  });
export const documentOf = (...given: Parameters<typeof inputOf>): DocumentTree => composed(inputOf(...given));
export const SIZES = requireQuestion("company-size").options.map(({ id }) => id);
export const CONFIGURATIONS = configurationsOf("azure-migration").map(({ id }) => id);
export const EVERY = CONFIGURATIONS.flatMap((id) => SIZES.map((size) => [id, size] as const));
export const MOVING = EVERY.filter(([id]) => id !== "azure-landing-zone");
export const rowsOf = (tree: DocumentTree, rule: string): string[][] =>
  (tableOf(tree, rule)?.rows ?? []).map((row) => row.map(plain));
export const landing = (size: string, answers: Answers = {}) => documentOf("azure-landing-zone", size, answers);
/** The high sum of the lines that are paid by the month: quantity by the upper end of the price. */
export const monthOf = (tree: DocumentTree, item: RegExp): number[] =>
  rowsOf(tree, "bill")
    .filter(([, name = "", , , , , year]) => item.test(name) && year !== "–")
    .map(([, , quantity = "", , price = ""]) => {
      const high = /([\d,.]+) per /.exec(price)?.[1] ?? "";
      return Math.round(Number(quantity.replaceAll(",", "")) * Number(high.replaceAll(",", "")));
    });
