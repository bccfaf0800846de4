/** Sets a new password for somebody who has just opened the link in a reset mail. */
import { data, href } from "react-router";
import { authAwayContext, authContext, platformContext, sessionContext, userDbContext } from "#app/context.ts";
import { recordDone } from "#app/features/account/sessions.server.ts";
import { NewPasswordInput, TOO_COMMON } from "#app/features/auth/auth.schema.ts";
import { setPassword } from "#app/features/auth/auth.server.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { isCommonPassword } from "#app/features/auth/common-passwords.ts";
import { endRecovery, isRecovering } from "#app/features/auth/flow-cookies.server.ts";
import { PasswordForm } from "#app/features/auth/password-form.tsx";
import { answerPasswordChange, LINK_USED } from "#app/features/auth/trouble.ts";
import { readProfile } from "#app/features/profile/profile.server.ts";
import { type Filled, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { unavailable } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/reset-password.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { mayReset: await mayReset(context, request) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, NewPasswordInput);
  if (!(await mayReset(context, request))) return refuse(replyWith(form.reply, { message: LINK_USED }));
  if (!form.ok) return refuse(form.reply);
  return keepTyped(form.reply, () => reset(context, form));
}

async function reset(
  context: Route.ActionArgs["context"],
  { value: { password }, reply }: Filled<{ password: string }>,
) {
  const db = context.get(userDbContext);
  const { name, company, email } = await readProfile(db);
  if (isCommonPassword(password, [name, email, company]))
    return refuse(replyWith(reply, { errors: { password: TOO_COMMON } }));
  const result = await setPassword(context.get(authContext), password);
  if (!result.ok) return answerPasswordChange(reply, result.code, LINK_USED);
  await recordDone(db, "password-changed");
  const headers = { "Set-Cookie": await endRecovery(context.get(platformContext).settings) };
  return data({ done: true } as const, { headers });
}

/** @throws 503 while the session cannot be verified; the reset may be tried again afterwards */
async function mayReset(context: Route.LoaderArgs["context"], request: Request): Promise<boolean> {
  if (context.get(authAwayContext)) throw unavailable();
  const session = context.get(sessionContext);
  return session !== null && (await isRecovering(context.get(platformContext).settings, request, session.userId));
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Set a new password") }];

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "done" in actionData) {
    return (
      <AuthCard title="Your new password is set">
        <Banner tone="success">You are signed in here. All other devices have been signed out.</Banner>
        <ButtonLink to="/">Continue</ButtonLink>
      </AuthCard>
    );
  }
  if (!loaderData.mayReset) {
    return (
      <AuthCard title="Set a new password">
        <Banner tone="warning">{LINK_USED}</Banner>
        <ButtonLink to={href("/forgot-password")}>Request a New Link</ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Set a new password">
      <PasswordForm reply={actionData} />
    </AuthCard>
  );
}
