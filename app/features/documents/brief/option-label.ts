/** The label of an option of the catalogue, without the examples that help to choose it: a client is under one law, not under "GDPR, HIPAA, etc.". */

import { labelsFor, type QuestionId } from "#app/features/catalogue/answers.ts";
import { remember } from "#app/shared/remember.ts";

const labels = remember(
  (question) =>
    remember((id) => labelsFor(question as QuestionId, { [question]: [id] })[0]?.replace(/ \(.*\)$/, "") ?? id), // asked by the function below only
);

export function optionLabel(question: QuestionId, id: string): string {
  return labels(question)(id);
}
