/** Asks to move the account to another address. It moves once the links mailed to both addresses have been confirmed. */
import { href, redirect } from "react-router";
import { authContext, callerContext, platformContext, userDbContext } from "#app/context.ts";
import { PendingEmail } from "#app/features/account/account-panel.tsx";
import { recordDone } from "#app/features/account/sessions.server.ts";
import { EmailInput } from "#app/features/auth/auth.schema.ts";
import { requestEmailChange } from "#app/features/auth/auth.server.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { EmailForm } from "#app/features/auth/email-form.tsx";
import { findEmailChange, keepEmailChange } from "#app/features/auth/flow-cookies.server.ts";
import { countAttempt, visitorOf } from "#app/features/auth/throttle.server.ts";
import { answerTrouble } from "#app/features/auth/trouble.ts";
import { readProfile } from "#app/features/profile/profile.server.ts";
import { leaveFlash } from "#app/shared/flash.server.ts";
import { type Filled, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/profile-email.ts";

const SAME = "This is already your address.";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await readProfile(context.get(userDbContext));
  const { userId } = context.get(callerContext);
  const asked = await findEmailChange(context.get(platformContext).settings, request, userId);
  return { email, pendingEmail: asked === email ? null : asked };
}

export async function action(args: Route.ActionArgs) {
  const { settings } = args.context.get(platformContext);
  const form = await readForm(args.request, EmailInput);
  if (!form.ok) return refuse(form.reply);
  const refused = await keepTyped(form.reply, () => ask(args, form));
  if (refused) return refused;
  const headers = new Headers(await leaveFlash(settings, "email"));
  const change = { userId: args.context.get(callerContext).userId, email: form.value.email };
  headers.append("Set-Cookie", await keepEmailChange(settings, change));
  throw redirect(href("/profile"), { headers });
}

async function ask({ request, context }: Route.ActionArgs, { value, reply }: Filled<{ email: string }>) {
  const db = context.get(userDbContext);
  const { email } = await readProfile(db);
  if (value.email.toLowerCase() === email.toLowerCase()) return refuse(replyWith(reply, { errors: { email: SAME } }));
  const attempt = await countAttempt(visitorOf(context, request), "mail", email);
  if (!attempt.ok) return answerTrouble(reply, attempt);
  const link = `${context.get(platformContext).settings.origin}/profile`;
  const result = await requestEmailChange(context.get(authContext), value.email, link);
  if (!result.ok) return answerTrouble(reply, { code: result.code });
  await recordDone(db, "email-change-asked");
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Change email") }];

export default function ProfileEmailPage({ loaderData: { email, pendingEmail }, actionData }: Route.ComponentProps) {
  return (
    <AuthCard title="Change email" subtitle={`Your current email is ${email}. We will email both addresses.`}>
      {pendingEmail ? <PendingEmail email={pendingEmail} /> : null}
      <EmailForm reply={actionData} label="New Email" email="" submit="Send Confirmation" />
      <ButtonLink to={href("/profile")} variant="secondary">
        Cancel
      </ButtonLink>
    </AuthCard>
  );
}
