/** The addresses of the questionnaire's steps, read and written in one place. */
import { CLIENT_STEP, STEP_COUNT, SUMMARY_STEP } from "#app/features/catalogue/step-numbers.ts";
import { readSearchText } from "#app/shared/search-text.ts";

/** What an address asks for. `step` is null when the address names none, or one that does not exist. */
export type Place = {
  step: number | null;
  /** Whether the person came from the summary and returns there. */
  fromSummary: boolean;
  /** Whether the previous step cleared this step's answer. */
  cleared: boolean;
  /** The client that was just added. */
  client: string | null;
  /** The text to search the clients for; empty for all of them. */
  find: string;
  /** Whether the dialog for a new client is open. */
  add: boolean;
  /** Whether to show the optional questions in place of the summary. */
  details: boolean;
};

export function readPlace({ searchParams }: URL): Place {
  const text = searchParams.get("step") ?? "";
  const step = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return {
    step: step >= 1 && step <= STEP_COUNT ? step : null,
    fromSummary: searchParams.get("return") === "summary",
    cleared: searchParams.has("cleared"),
    client: searchParams.get("client"),
    find: readSearchText(searchParams.get("find")),
    add: searchParams.has("add"),
    details: searchParams.has("details"),
  };
}

export function stepPath(
  step: number,
  place: { fromSummary?: boolean; cleared?: boolean; client?: string } = {},
): string {
  const search = new URLSearchParams({ step: String(step) });
  if (place.fromSummary && step !== SUMMARY_STEP) search.set("return", "summary");
  if (place.cleared) search.set("cleared", "");
  if (place.client) search.set("client", place.client);
  return `/questionnaire?${search}`;
}

/** Without scripts the dialog is part of the page; the fragment then leads to its form. */
export const ADD_CLIENT_ID = "add-client";
export const ADD_CLIENT_PATH = `${stepPath(CLIENT_STEP)}&add#${ADD_CLIENT_ID}`;

/** The optional questions. */
export const DETAILS_PATH = `${stepPath(SUMMARY_STEP)}&details`;

/** Where a visitor signs up to continue. They return to the client step with every answer kept. */
export const SIGN_UP_PATH = signUpPath("");
export const SIGN_IN_PATH = signUpPath("mode=signin&");

function signUpPath(mode: string): string {
  return `/signup?${mode}redirect=${encodeURIComponent(stepPath(CLIENT_STEP))}`;
}

export function stepTitle(step: number, title: string): string {
  return `Step ${step} of ${STEP_COUNT} – ${title}`;
}
