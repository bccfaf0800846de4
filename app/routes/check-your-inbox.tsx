/** After signing up, if the address has to be confirmed: says what to do, and sends the mail again. */
import { href } from "react-router";
import { authContext, platformContext } from "#app/context.ts";
import { EmailInput } from "#app/features/auth/auth.schema.ts";
import { resendConfirmation } from "#app/features/auth/auth.server.ts";
import { AuthCard, BackToSignIn } from "#app/features/auth/auth-card.tsx";
import { EmailForm } from "#app/features/auth/email-form.tsx";
import { findPending } from "#app/features/auth/flow-cookies.server.ts";
import { countAttempt, visitorOf } from "#app/features/auth/throttle.server.ts";
import { answerTrouble } from "#app/features/auth/trouble.ts";
import { readForm, refuse } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/check-your-inbox.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const pending = await findPending(context.get(platformContext).settings, request);
  return { email: pending?.email ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { settings } = context.get(platformContext);
  const form = await readForm(request, EmailInput);
  if (!form.ok) return refuse(form.reply);
  const attempt = await countAttempt(visitorOf(context, request), "mail", form.value.email);
  if (!attempt.ok) return answerTrouble(form.reply, attempt);
  const pending = await findPending(settings, request);
  const link = settings.origin + (pending?.next ?? href("/questionnaire"));
  const result = await resendConfirmation(context.get(authContext), form.value.email, link);
  return result.ok ? { sentTo: form.value.email } : answerTrouble(form.reply, { code: result.code });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Check your inbox") }];

export default function CheckYourInboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const sentTo = actionData && "sentTo" in actionData ? actionData.sentTo : null;
  const reply = actionData && !("sentTo" in actionData) ? actionData : undefined;
  return (
    <AuthCard
      title="Check your inbox"
      subtitle={loaderData.email ? `We have sent an email to ${loaderData.email}.` : undefined}
      footer={<BackToSignIn />}
    >
      {sentTo ? (
        <Banner tone="success">
          If an account with {sentTo} is waiting to be confirmed, a new email is on its way.
        </Banner>
      ) : (
        <Banner tone="info">Email not confirmed. Please check your email to confirm your account.</Banner>
      )}
      <p>
        Open the link in the email, in this browser or any other: it takes you back to where you were, and your answers
        are kept. The link works for an hour. If nothing arrives, check your spam folder or send it again.
      </p>
      <EmailForm reply={reply} email={loaderData.email} submit="Send Again" />
    </AuthCard>
  );
}
