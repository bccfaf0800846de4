/** The figures whose rows can be opened: what each counts, and when its rows belong to a period. */
import type { FIGURES } from "#db/schema/figures.ts";

export type FigureId = (typeof FIGURES)[number];

/** `label` as cards and the funnel say it; `note` says which rows those are. */
export const FIGURE_TEXTS: Record<FigureId, { label: string; note: string }> = {
  users: { label: "Users", note: "Every account, by the day on which it was made." },
  "users-active": { label: "Active Users", note: "Accounts that are not suspended." },
  "users-with-company": { label: "Users with Companies", note: "Users who named a company." },
  clients: {
    label: "Customer accounts",
    note: "The clients that users hold, archived ones too, by the day on which they were added. Their contacts are the consultants' own business.",
  },
  assessments: {
    label: "Assessments started",
    note: "Assessments of people who were signed in, by the day on which they were begun; those that were discarded are gone.",
  },
  "assessments-finished": {
    label: "Assessments finished",
    note: "Of the assessments begun in this period, those in which every question is answered by now.",
  },
  documents: { label: "Documents generated", note: "Documents, by the day on which they were generated." },
  "documents-begun": {
    label: "Payments begun",
    note: "Of the documents generated in this period, those for which a payment was tried at least once.",
  },
  "documents-paid": {
    label: "Documents paid",
    note: "Of the documents generated in this period, those that are paid by now.",
  },
  revenue: {
    label: "Revenue",
    note: "Payments that succeeded in this period and were not given back; of one that was given back in part, the rest counts.",
  },
};

/** Null for what is no figure of ours. */
export function findFigure(said: string | undefined): FigureId | null {
  const known = Object.keys(FIGURE_TEXTS) as FigureId[]; // the keys of a constant
  return known.find((figure) => figure === said) ?? null;
}
