/** Turns the caller's two-step verification on and off. */
import { href, redirect } from "react-router";
import { authContext, callerContext, platformContext, userDbContext } from "#app/context.ts";
import { dropUnfinishedFactors, findSecondFactor } from "#app/features/account/second-factor.server.ts";
import { recordDone } from "#app/features/account/sessions.server.ts";
import { PostedFactor } from "#app/features/auth/auth.schema.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { BeginFactor, ConfirmFactor, RemoveFactor } from "#app/features/auth/factor-setup.tsx";
import { endEnrolment, findEnrolment, keepEnrolment } from "#app/features/auth/flow-cookies.server.ts";
import { checkPassword } from "#app/features/auth/password-check.server.ts";
import { drawQr } from "#app/features/auth/qr-picture.ts";
import { beginFactor, openRaisedDb, removeFactor, showCode } from "#app/features/auth/second-factor.server.ts";
import { visitorOf } from "#app/features/auth/throttle.server.ts";
import { answerPasswordCheck, answerTrouble, CODE_FAILURES, type Trouble } from "#app/features/auth/trouble.ts";
import { readProfile } from "#app/features/profile/profile.server.ts";
import { leaveFlash } from "#app/shared/flash.server.ts";
import { type FormReply, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { safeRedirect } from "#app/shared/redirect.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/profile-two-step.ts";

const TOO_LATE = "That took too long. Please start again.";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings } = context.get(platformContext);
  const { since, isRequired } = await findSecondFactor(context.get(userDbContext));
  const enrolment = since ? null : await findEnrolment(settings, request, context.get(callerContext).userId);
  return { since, isRequired, enrolment: enrolment && { uri: enrolment.uri, picture: drawQr(enrolment.uri) } };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, PostedFactor);
  if (!form.ok) return refuse(form.reply);
  const { value, reply } = form;
  return keepTyped(reply, async () => {
    if (value.intent === "begin") return begin(args, value.currentPassword, reply);
    if (value.intent === "cancel") return cancel(args);
    return value.intent === "confirm" ? confirm(args, value.code, reply) : remove(args, value.code, reply);
  });
}

type Args = Route.ActionArgs;

/** Until the first code has been typed, only this browser knows the key. */
async function begin({ request, url, context }: Args, password: string, reply: FormReply) {
  const { settings } = context.get(platformContext);
  const db = context.get(userDbContext);
  const { email } = await readProfile(db);
  const checked = await checkPassword(context, request, { email, password });
  if (!checked.ok) return answerPasswordCheck(reply, checked);
  await dropUnfinishedFactors(db);
  const result = await beginFactor(context.get(authContext));
  if (!result.ok) {
    if (result.code !== "taken") return answerTrouble(reply, { code: result.code });
    return refuse(replyWith(reply, { message: CODE_FAILURES.missing }), 409);
  }
  const note = await keepEnrolment(settings, { userId: context.get(callerContext).userId, ...result.value });
  throw redirect(url.pathname + url.search, { headers: { "Set-Cookie": note } });
}

async function confirm({ request, url, context }: Args, code: string, reply: FormReply) {
  const { settings } = context.get(platformContext);
  const { userId } = context.get(callerContext);
  const enrolment = await findEnrolment(settings, request, userId);
  if (!enrolment) return refuse(replyWith(reply, { message: TOO_LATE }), 409);
  const { factorId } = enrolment;
  const shown = await showCode(context.get(authContext), visitorOf(context, request), { userId, code, factorId });
  if (!shown.ok) return answerCode(shown, reply, TOO_LATE);
  await recordDone(await openRaisedDb(context), "second-factor-set");
  const headers = new Headers(await leaveFlash(settings, "two-step-on"));
  headers.append("Set-Cookie", await endEnrolment(settings));
  throw redirect(safeRedirect(url.searchParams.get("redirect"), url.origin, href("/profile")), { headers });
}

async function remove({ request, context }: Args, code: string, reply: FormReply) {
  const auth = context.get(authContext);
  const { userId } = context.get(callerContext);
  const shown = await showCode(auth, visitorOf(context, request), { userId, code });
  if (!shown.ok) return answerCode(shown, reply, CODE_FAILURES.missing);
  const removed = await removeFactor(auth);
  if (!removed.ok) return answerCode(removed, reply, CODE_FAILURES.missing);
  await recordDone(context.get(userDbContext), "second-factor-removed");
  throw redirect(href("/profile"), {
    headers: await leaveFlash(context.get(platformContext).settings, "two-step-off"),
  });
}

async function cancel({ context }: Args) {
  await dropUnfinishedFactors(context.get(userDbContext));
  const note = await endEnrolment(context.get(platformContext).settings);
  throw redirect(href("/profile"), { headers: { "Set-Cookie": note } });
}

/** Says why a code was rejected. */
function answerCode(failed: { code: "wrong" } | { code: "missing" } | Trouble, reply: FormReply, missing: string) {
  if (failed.code === "wrong") return refuse(replyWith(reply, { errors: { code: CODE_FAILURES.wrong } }));
  if (failed.code === "missing") return refuse(replyWith(reply, { message: missing }), 409);
  return answerTrouble(reply, failed);
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Two-step verification") }];

export default function ProfileTwoStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { since, isRequired, enrolment } = loaderData;
  return (
    <AuthCard
      title="Two-step verification"
      subtitle="A code from an app as well as your password, so the password alone is not enough."
    >
      {isRequired && !since ? (
        <Banner tone="warning" title="Your role requires it">
          The admin pages open once it is on.
        </Banner>
      ) : null}
      {since ? (
        <RemoveFactor reply={actionData} since={since} />
      ) : enrolment ? (
        <ConfirmFactor reply={actionData} {...enrolment} />
      ) : (
        <BeginFactor reply={actionData} />
      )}
    </AuthCard>
  );
}
