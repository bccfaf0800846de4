/** Changes the password of somebody who knows the old one. */
import { href, redirect } from "react-router";
import { authContext, platformContext, userDbContext } from "#app/context.ts";
import { recordDone } from "#app/features/account/sessions.server.ts";
import { PasswordChangeInput, TOO_COMMON } from "#app/features/auth/auth.schema.ts";
import { setPassword } from "#app/features/auth/auth.server.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { isCommonPassword } from "#app/features/auth/common-passwords.ts";
import { checkPassword } from "#app/features/auth/password-check.server.ts";
import { PasswordForm } from "#app/features/auth/password-form.tsx";
import { answerPasswordChange, answerPasswordCheck } from "#app/features/auth/trouble.ts";
import { readProfile } from "#app/features/profile/profile.server.ts";
import { leaveFlash } from "#app/shared/flash.server.ts";
import { type Filled, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/profile-password.ts";

const ENDED = "Your session has ended. Please sign in again.";

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, PasswordChangeInput);
  if (!form.ok) return refuse(form.reply);
  const refused = await keepTyped(form.reply, () => change(args, form));
  if (refused) return refused;
  throw redirect(href("/profile"), {
    headers: await leaveFlash(args.context.get(platformContext).settings, "password"),
  });
}

async function change(
  { request, context }: Route.ActionArgs,
  { value, reply }: Filled<{ currentPassword: string; password: string }>,
) {
  const { currentPassword, password } = value;
  const db = context.get(userDbContext);
  const { name, company, email } = await readProfile(db);
  if (isCommonPassword(password, [name, email, company]))
    return refuse(replyWith(reply, { errors: { password: TOO_COMMON } }));
  const checked = await checkPassword(context, request, { email, password: currentPassword });
  if (!checked.ok) return answerPasswordCheck(reply, checked);
  const result = await setPassword(context.get(authContext), password, currentPassword);
  if (!result.ok) return answerPasswordChange(reply, result.code, ENDED);
  await recordDone(db, "password-changed");
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Change password") }];

export default function ProfilePasswordPage({ actionData }: Route.ComponentProps) {
  return (
    <AuthCard title="Change password" subtitle="You stay signed in here and are signed out everywhere else.">
      <PasswordForm reply={actionData} asksCurrent />
      <ButtonLink to={href("/profile")} variant="secondary">
        Cancel
      </ButtonLink>
    </AuthCard>
  );
}
