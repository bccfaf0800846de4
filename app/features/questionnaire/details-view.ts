/** Prepares on the server what the page of the optional questions shows. */

import { detailsFor } from "#app/features/catalogue/detail-answers.ts";
import { type Detail, SHARPENED_SECTIONS, UNKNOWN, UNKNOWN_LABEL } from "#app/features/catalogue/details.ts";
import { detailName, unknownName } from "./detail-fields.ts";
import type { DraftRef } from "./draft.ts";
import type { Known } from "./question-view.ts";

export type DetailField = {
  name: string;
  title: string;
  text: string;
  /** The section of the document that uses the answer. */
  section: string;
  figure: string;
  value: string;
} & (
  | { kind: "choice"; options: { value: string; label: string }[] }
  /** A number or a date has a "not known" checkbox beside it. */
  | { kind: "number" | "date"; unit: string; unknown: { name: string; label: string; ticked: boolean } }
);

export type DetailsView = {
  kind: "details";
  fields: readonly DetailField[];
  draft: DraftRef;
  savedAt: string | null;
  signedIn: boolean;
};

export function viewDetails({ draft, signedIn }: Pick<Known, "draft" | "signedIn">): DetailsView {
  return {
    kind: "details",
    fields: detailsFor(draft.answers)
      .toSorted((a, b) => SHARPENED_SECTIONS.indexOf(a.section) - SHARPENED_SECTIONS.indexOf(b.section))
      .map((detail) => fieldOf(detail, draft.answers[detail.id]?.[0] ?? "")),
    draft: { assessment: draft.id, version: draft.version },
    savedAt: draft.savedAt?.toISOString() ?? null,
    signedIn,
  };
}

function fieldOf({ id, title, text, section, figure, answer }: Detail, stored: string): DetailField {
  const field = { name: detailName(id), title, text, section, figure };
  if (answer.kind === "choice") {
    const options = answer.options.map((option) => ({ value: option.id, label: option.label }));
    return { ...field, kind: "choice", value: stored, options: [...options, { value: UNKNOWN, label: UNKNOWN_LABEL }] };
  }
  const ticked = stored === UNKNOWN;
  return {
    ...field,
    kind: answer.kind,
    value: ticked ? "" : stored,
    unit: answer.kind === "number" ? answer.unit : "",
    unknown: { name: unknownName(id), label: UNKNOWN_LABEL, ticked },
  };
}
