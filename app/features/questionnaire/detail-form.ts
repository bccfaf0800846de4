/** Checks the form of the optional questions against the catalogue and reads its answers. */

import { detailFault, detailsFor } from "#app/features/catalogue/detail-answers.ts";
import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { DETAILS, UNKNOWN } from "#app/features/catalogue/details.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { detailName, unknownName } from "./detail-fields.ts";
import type { DetailsForm } from "./questionnaire.schema.ts";

/** The error sentences by field name; empty when the form is valid. */
export function detailErrors(form: DetailsForm): Record<string, string> {
  return Object.fromEntries(
    DETAILS.flatMap((detail) => {
      const text = form[detailName(detail.id)];
      const fault = text === "" ? null : detailFault(detail, text);
      return fault ? [[detailName(detail.id), fault]] : [];
    }),
  );
}

/** The answers with the form's merged in; a question that the form did not ask keeps its answer. */
export function withDetails(answers: Answers, form: DetailsForm): Answers {
  const next: Answers = { ...answers };
  for (const { id } of detailsFor(answers)) {
    const value = chosenOf(id, answers, form);
    if (value) next[id] = [value];
    else delete next[id];
  }
  return next;
}

/** If both an answer and "not known" are given, the newer of the two counts. */
function chosenOf(id: DetailId, answers: Answers, form: DetailsForm): string {
  const text = form[detailName(id)];
  if (form[unknownName(id)] !== "on") return text;
  return text === "" || text === answers[id]?.[0] ? UNKNOWN : text;
}
