/** Security projects and assessments for the tests: of a client who named no technology, and of every configuration and size. */

import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { type ComposeInput, composeDocument } from "#app/features/documents/compose.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";

export const CONFIGURATIONS = configurationsOf("security").map(({ id }) => id);
export const BUILDING = CONFIGURATIONS.filter((id) => id !== "security-assessment");
export const SIZES = ["small", "medium", "large", "enterprise"];

export function securityInput(configuration: string, answers: Answers = {}): ComposeInput {
  return inputFor({
    ...workedExample(),
    "solution-type": ["security"],
    "solution-configuration": [configuration],
    "current-technologies": ["none"],
    ...answers,
  });
}

export function securityDocument(configuration: string, answers: Answers = {}): DocumentTree {
  return composeDocument(securityInput(configuration, answers));
}

export const everyDocument = (answers: Answers): DocumentTree[] =>
  CONFIGURATIONS.flatMap((id) => SIZES.map((size) => securityDocument(id, { ...answers, "company-size": [size] })));

/** Weeks and likely days of each task. */
export const weeksAndDays = (tree: DocumentTree) => {
  const table = tableOf(tree, "timeline.tasks");
  const place = (title: string) => table?.columns.findIndex((column) => column.title === title) ?? -1;
  return (table?.rows.slice(0, -1) ?? []).map((row) => {
    const cell = (title: string) => plain(row[place(title)] ?? "");
    const [from = 0, to = from] = cell("Weeks").split("–").map(Number);
    return { id: cell("Task"), title: cell("Activity"), from, to, days: Number(cell("Days likely")) };
  });
};
