/** The figures whose rows can be opened: what each counts, and what decides to which period a row belongs. */
import type { FIGURES } from "#db/schema/figures.ts";

export type FigureId = (typeof FIGURES)[number];

/** `label` is the name on cards and in the funnel; `note` says which rows are counted. */
export const FIGURE_TEXTS: Record<FigureId, { label: string; note: string }> = {
  users: { label: "Users", note: "All accounts, by the day they were created." },
  "users-active": { label: "Active Users", note: "Accounts that are not suspended." },
  "users-with-company": { label: "Users with Companies", note: "Users who gave a company." },
  clients: {
    label: "Customer accounts",
    note: "Users’ clients, including archived ones, by the day they were added. Their contact details are private to each consultant.",
  },
  assessments: {
    label: "Assessments started",
    note: "Assessments by signed-in users, by the day they were started; discarded ones are not counted.",
  },
  "assessments-finished": {
    label: "Assessments finished",
    note: "Of the assessments started in this period, those with every question now answered.",
  },
  documents: { label: "Documents generated", note: "Documents, by the day they were generated." },
  "documents-begun": {
    label: "Payments started",
    note: "Of the documents generated in this period, those with at least one payment attempt.",
  },
  "documents-paid": {
    label: "Documents paid",
    note: "Of the documents generated in this period, those paid so far.",
  },
  revenue: {
    label: "Revenue",
    note: "Payments that succeeded in this period and were not refunded; partly refunded ones count for the rest.",
  },
};

/** Null if there is no such figure. */
export function findFigure(said: string | undefined): FigureId | null {
  const known = Object.keys(FIGURE_TEXTS) as FigureId[]; // the keys of a constant
  return known.find((figure) => figure === said) ?? null;
}
