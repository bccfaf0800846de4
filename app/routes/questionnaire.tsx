/** The assessment: eleven questions and a summary, each step with its own address. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { platformContext, refusalContext, requestIdContext, sessionContext, userDbContext } from "#app/context.ts";
import { type Act, act } from "#app/features/questionnaire/act.server.ts";
import { readPlace } from "#app/features/questionnaire/address.ts";
import type { Caller } from "#app/features/questionnaire/drafts.server.ts";
import { QuestionnaireForm } from "#app/features/questionnaire/questionnaire.schema.ts";
import { QuestionnairePage, titleOf } from "#app/features/questionnaire/questionnaire-page.tsx";
import { ChooseVersion } from "#app/features/questionnaire/questionnaire-versions.tsx";
import { showPlace } from "#app/features/questionnaire/show.server.ts";
import { logEvent } from "#app/middleware/log-request.ts";
import { type Filled, keepTyped, readForm } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Page } from "#app/ui/page.tsx";
import type { Route } from "./+types/questionnaire.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => context.set(refusalContext, { refused: false }),
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const caller = callerOf(context, request);
  let shown = await showPlace(caller, readPlace(url));
  if (shown.kind === "elsewhere" && context.get(refusalContext).refused) {
    shown = await showPlace(caller, readPlace(new URL(shown.path, url)));
  }
  if (shown.kind === "elsewhere") throw redirect(shown.path, withCookie(shown.setCookie));
  return shown;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, QuestionnaireForm);
  const refusal = context.get(refusalContext);
  if (!form.ok) {
    refusal.refused = true;
    return data({ kind: "refused" as const, form: formOf(form.reply.values.intent), reply: form.reply }, 400);
  }
  const done = await press(callerOf(context, request), form);
  if ("go" in done) throw redirect(done.go, withCookie(done.setCookie));
  refusal.refused = done.status >= 400;
  return data(done.stay, { status: done.status, ...withCookie(done.setCookie) });
}

/** While the database is away, a form with typed fields comes back with what was typed. */
async function press(caller: Caller, { value, reply }: Filled<QuestionnaireForm>): Promise<Act> {
  const form = formOf(value.intent);
  if (form === "step") return act(caller, value, reply);
  const done = await keepTyped(reply, () => act(caller, value, reply));
  return "data" in done ? { stay: { kind: "refused", form, reply: done.data }, status: 503 } : done;
}

/** Which of the page's forms shows the errors. */
function formOf(intent: string | undefined): "step" | "client" | "details" {
  if (intent === "add-client") return "client";
  return intent === "details" ? "details" : "step";
}

function callerOf(context: Readonly<RouterContextProvider>, request: Request): Caller {
  const { settings, timezone } = context.get(platformContext);
  const requestId = context.get(requestIdContext);
  const db = context.get(sessionContext) ? context.get(userDbContext) : null;
  const log: Caller["log"] = (event, fields) => logEvent(event, { requestId, ...fields });
  return { settings, request, db, requestId, timezone, log };
}

function withCookie(setCookie: string | undefined) {
  return setCookie ? { headers: { "Set-Cookie": setCookie } } : {};
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: pageTitle(titleOf(loaderData)) }, { name: "description", content: DESCRIPTION }] : [];

const DESCRIPTION =
  "Eleven questions about a client’s Microsoft environment, and why each is asked. Ten minutes, no account needed to start.";

export default function Questionnaire({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "step") return <QuestionnairePage page={loaderData} reply={actionData} />;
  return (
    <Page>
      <ChooseVersion versions={loaderData} />
    </Page>
  );
}
