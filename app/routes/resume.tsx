/** Opens the link of "Save for later" or a confirmation mail: restores saved answers in whichever browser opens it. */
import { data, href, redirect } from "react-router";
import { platformContext } from "#app/context.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { findBrowserDraft, keepInBrowser } from "#app/features/questionnaire/answers-cookie.server.ts";
import { differences, sameAnswers } from "#app/features/questionnaire/draft.ts";
import { findParked } from "#app/features/questionnaire/parked.server.ts";
import { ParkedMissing, ParkedOrKept } from "#app/features/questionnaire/questionnaire-parked.tsx";
import { pageTitle } from "#app/shared/site.ts";
import { Page } from "#app/ui/page.tsx";
import type { Settings } from "#workers/env.ts";
import type { Route } from "./+types/resume.ts";

/** Overwrites nothing unasked: if this browser has other answers, the person decides. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { settings } = context.get(platformContext);
  const [parked, browser] = await Promise.all([findParked(settings, params.key), findBrowserDraft(settings, request)]);
  if (!parked) return data(null, { status: 404 });
  if (browser && sameAnswers(browser.answers, parked.answers)) throw redirect(href("/questionnaire"));
  if (!browser) throw await restore(settings, parked.answers);
  return {
    differences: differences(parked.answers, browser.answers),
    parkedAt: parked.parkedAt.toISOString(),
    browserSavedAt: browser.savedAt?.toISOString() ?? null,
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { settings } = context.get(platformContext);
  const parked = await findParked(settings, params.key);
  if (!parked) return data(null, { status: 404 });
  throw await restore(settings, parked.answers);
}

/** Puts the answers into the browser. For somebody signed in, the questionnaire then moves them into the account, or asks. */
async function restore(settings: Settings, answers: Answers): Promise<Response> {
  const setCookie = await keepInBrowser(settings, { id: crypto.randomUUID(), answers }, new Date());
  return redirect(href("/questionnaire"), { headers: { "Set-Cookie": setCookie } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? "Choose which answers to keep" : "This link no longer works") },
];

export default function Resume({ loaderData }: Route.ComponentProps) {
  return <Page>{loaderData ? <ParkedOrKept {...loaderData} /> : <ParkedMissing />}</Page>;
}
