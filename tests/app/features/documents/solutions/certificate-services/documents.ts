/** Documents of the certificate solution, in every configuration and size, and what its tests read in them. */

import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { SIZES } from "#app/features/documents/facts/effort.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

/** The worked example with other answers, in every configuration and size. */
export const everywhere = (answers: Answers): DocumentTree[] =>
  configurationsOf("certificate-services").flatMap(({ id }) =>
    SIZES.map((size) =>
      composed(inputFor({ ...workedExample(), ...answers, "solution-configuration": [id], "company-size": [size] })),
    ),
  );

export const plainOfSections = (tree: DocumentTree): string => blocksOf(tree).flatMap(textsOf).join("\n");

export const tasks = (tree: DocumentTree): string[] => cells(tree, "timeline.tasks").split("\n");

export const placeOf = (tree: DocumentTree, title: RegExp): number => tasks(tree).findIndex((row) => title.test(row));

/** Where a fee per user costs more than servers with a connector. */
export const hasMany = (tree: DocumentTree): boolean => /(Large|Enterprise) \(/.test(plainOf(tree, "appendix.answers"));

export const isSmall = (tree: DocumentTree): boolean => /Small \(/.test(plainOf(tree, "appendix.answers"));

export const DIRECTORY_OR_NOT = [["active-directory", "office-365"], ["office-365"]];

export const contentWith = (answers: Answers) => contentFor(inputFor({ ...workedExample(), ...answers }));

export const ENTERPRISE_PKI: Answers = {
  "solution-configuration": ["cert-large-enterprise"],
  timeline: ["6-12-months"],
};

/** The days of tasks whose row shows the words, none where they are done together with others. */
export function daysOf(tree: DocumentTree, title: RegExp): number[] {
  const column = tableOf(tree, "timeline.tasks")?.columns.findIndex((one) => one.title === "Days likely") ?? -1;
  return tasks(tree)
    .map((row) => row.split(" · "))
    .filter(([, what = ""]) => title.test(what) && !what.includes(";"))
    .map((row) => Number(row[column]));
}
