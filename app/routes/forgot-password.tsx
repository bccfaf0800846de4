/** Asks for a mail with a link to set a new password. */
import { authContext, platformContext } from "#app/context.ts";
import { EmailInput } from "#app/features/auth/auth.schema.ts";
import { requestReset } from "#app/features/auth/auth.server.ts";
import { AuthCard, BackToSignIn } from "#app/features/auth/auth-card.tsx";
import { EmailForm } from "#app/features/auth/email-form.tsx";
import { countAttempt, visitorOf } from "#app/features/auth/throttle.server.ts";
import { answerTrouble } from "#app/features/auth/trouble.ts";
import { readForm, refuse } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/forgot-password.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const { settings } = context.get(platformContext);
  const form = await readForm(request, EmailInput);
  if (!form.ok) return refuse(form.reply);
  const attempt = await countAttempt(visitorOf(context, request), "mail", form.value.email);
  if (!attempt.ok) return answerTrouble(form.reply, attempt);
  const link = `${settings.origin}/reset-password`;
  const result = await requestReset(context.get(authContext), form.value.email, link);
  return result.ok ? { sentTo: form.value.email } : answerTrouble(form.reply, { code: result.code });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Forgot your password?") }];

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const sentTo = actionData && "sentTo" in actionData ? actionData.sentTo : null;
  const reply = actionData && !("sentTo" in actionData) ? actionData : undefined;
  return (
    <AuthCard
      title="Forgot your password?"
      subtitle="Enter your account’s email and we will send you a link to set a new password."
      footer={<BackToSignIn />}
    >
      {sentTo ? (
        <Banner tone="success" title="Check your inbox">
          If there is an account with {sentTo}, an email with a link is on its way. The link works for an hour.
        </Banner>
      ) : null}
      <EmailForm reply={reply} email="" submit={sentTo ? "Send Again" : "Send Reset Link"} />
    </AuthCard>
  );
}
