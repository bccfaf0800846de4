/** The second step of signing in: asks for the code, if two-step verification is on. */
import { href, redirect } from "react-router";
import { sessionContext } from "#app/context.ts";
import { noteSignIn } from "#app/features/account/sign-in-note.server.ts";
import { CodeInput } from "#app/features/auth/auth.schema.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { CodeForm } from "#app/features/auth/code-form.tsx";
import { showCode } from "#app/features/auth/second-factor.server.ts";
import { visitorOf } from "#app/features/auth/throttle.server.ts";
import { answerTrouble, CODE_FAILURES } from "#app/features/auth/trouble.ts";
import { findWaiting, letIn } from "#app/features/auth/waiting-session.server.ts";
import { readForm, refuse, replyWith } from "#app/shared/form.ts";
import { safeRedirect } from "#app/shared/redirect.ts";
import { unavailable } from "#app/shared/respond.ts";
import { CONTACT_EMAIL, pageTitle, SITE_NAME } from "#app/shared/site.ts";
import { Link, MailLink } from "#app/ui/link.tsx";
import type { Route } from "./+types/two-step.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const target = targetOf(url);
  if (context.get(sessionContext)) throw redirect(target);
  await requireWaiting(context, request, target);
  return { otherPath: passwordPath(target) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const target = targetOf(url);
  const { auth, userId } = await requireWaiting(context, request, target);
  const form = await readForm(request, CodeInput);
  if (!form.ok) return refuse(form.reply);
  const result = await showCode(auth, visitorOf(context, request), { userId, code: form.value.code });
  if (!result.ok) {
    if (result.code === "missing") throw redirect(passwordPath(target, "session-ended"));
    if (result.code === "wrong") return refuse(replyWith(form.reply, { errors: { code: CODE_FAILURES.wrong } }));
    return answerTrouble(form.reply, result);
  }
  const headers = letIn(context, auth);
  for (const [name, value] of await noteSignIn(context, request, { userId })) headers.append(name, value);
  throw redirect(target, { headers });
}

/** Sends anybody who has not yet given a password to do so first. */
async function requireWaiting(context: Route.ActionArgs["context"], request: Request, target: string) {
  const { auth, caller } = await findWaiting(context, request);
  if (caller.session) return { auth, userId: caller.session.userId };
  if (caller.isAway) throw unavailable();
  throw redirect(passwordPath(target));
}

function passwordPath(target: string, notice?: string): string {
  return `${href("/signup")}?${new URLSearchParams({ mode: "signin", redirect: target, ...(notice ? { notice } : {}) })}`;
}

function targetOf({ searchParams, origin }: URL): string {
  return safeRedirect(searchParams.get("redirect"), origin);
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Two-step verification") }];

export default function TwoStepPage({ loaderData: { otherPath }, actionData }: Route.ComponentProps) {
  return (
    <AuthCard
      title="Enter your code"
      subtitle={`Open your authenticator app and enter the six digits it shows for ${SITE_NAME}.`}
      footer={
        <>
          <Link to={otherPath} className="link">
            Sign in as someone else
          </Link>
          <p className="text-sm">
            No longer have the app? Write to <MailLink address={CONTACT_EMAIL} className="link" />
          </p>
        </>
      }
    >
      <CodeForm reply={actionData} />
    </AuthCard>
  );
}
