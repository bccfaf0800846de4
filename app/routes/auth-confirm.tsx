/** Where the links in our mails lead. Opening one changes nothing, since mail scanners open links too; the button does. */
import { Form, href, redirect, useNavigation } from "react-router";
import * as v from "valibot";
import { authContext, platformContext, sessionContext } from "#app/context.ts";
import { noteSignIn } from "#app/features/account/sign-in-note.server.ts";
import { ConfirmInput } from "#app/features/auth/auth.schema.ts";
import { confirmLink } from "#app/features/auth/auth.server.ts";
import { AuthCard, BackToSignIn } from "#app/features/auth/auth-card.tsx";
import { keepRecovery } from "#app/features/auth/flow-cookies.server.ts";
import { countAttempt, visitorOf } from "#app/features/auth/throttle.server.ts";
import { answerTrouble, LINK_USED } from "#app/features/auth/trouble.ts";
import { holdBack } from "#app/features/auth/waiting-session.server.ts";
import { readForm, refuse, replyWith } from "#app/shared/form.ts";
import { codePath, safeRedirect } from "#app/shared/redirect.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormErrors } from "#app/ui/form-errors.tsx";
import type { Route } from "./+types/auth-confirm.ts";

const INCOMPLETE = "This link is incomplete";

const WORDS = {
  signup: { title: "Confirm your email", button: "Confirm and Sign In", again: href("/check-your-inbox") },
  email: { title: "Confirm your email", button: "Confirm and Sign In", again: href("/check-your-inbox") },
  recovery: { title: "Set a new password", button: "Continue", again: href("/forgot-password") },
  email_change: { title: "Confirm your new email", button: "Confirm", again: href("/profile") },
};

export function loader({ url, context }: Route.LoaderArgs) {
  const link = v.safeParse(ConfirmInput, Object.fromEntries(url.searchParams));
  return { link: link.success ? link.output : null, email: context.get(sessionContext)?.email ?? null };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { settings } = context.get(platformContext);
  const form = await readForm(request, ConfirmInput);
  if (!form.ok) return refuse(form.reply);
  const attempt = await countAttempt(visitorOf(context, request), "confirm");
  if (!attempt.ok) return answerTrouble(form.reply, attempt);
  const { type, next } = form.value;
  const result = await confirmLink(context.get(authContext), form.value);
  if (!result.ok) {
    if (result.code === "expired") return refuse(replyWith(form.reply, { message: LINK_USED }));
    return answerTrouble(form.reply, { code: result.code });
  }
  const { userId, needsCode } = result.value;
  // Somebody with a second factor must show it here too: access to a mailbox replaces only the password.
  const headers = needsCode ? holdBack(context, request) : await noteSignIn(context, request, { userId });
  const isRecovery = type === "recovery" && userId !== null;
  if (isRecovery) headers.append("Set-Cookie", await keepRecovery(settings, userId));
  const target = isRecovery ? href("/reset-password") : safeRedirect(withoutOrigin(next, settings.origin), url.origin);
  throw redirect(needsCode ? codePath(target) : target, { headers });
}

/** The mail contains the whole address, this site's origin included. */
function withoutOrigin(next: string, origin: string): string {
  return next.startsWith(`${origin}/`) ? next.slice(origin.length) : next;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.link ? WORDS[loaderData.link.type].title : INCOMPLETE) },
];

export default function ConfirmPage({ loaderData: { link, email }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST";
  if (!link) return <IncompleteLink />;
  const words = WORDS[link.type];
  return (
    <AuthCard title={words.title}>
      <FormErrors reply={actionData} />
      {actionData?.message === LINK_USED ? (
        <ButtonLink to={words.again}>Request a New Link</ButtonLink>
      ) : (
        <Form method="post" className="flex flex-col gap-5">
          {email ? <OtherSession email={email} /> : null}
          <input type="hidden" name="token_hash" value={link.token_hash} />
          <input type="hidden" name="type" value={link.type} />
          <input type="hidden" name="next" value={link.next} />
          <Button busy={busy} busyLabel="Processing...">
            {words.button}
          </Button>
        </Form>
      )}
    </AuthCard>
  );
}

/** Anybody can send somebody a link to their own account, and pressing the button signs the reader in to it. */
function OtherSession({ email }: { email: string }) {
  return (
    <Banner tone="warning">
      You are signed in as {email}. If this link is for another account, continuing signs you out and into that account
      instead.
    </Banner>
  );
}

function IncompleteLink() {
  return (
    <AuthCard title={INCOMPLETE} footer={<BackToSignIn />}>
      <Banner tone="error">Please open the link in the email again, or copy the whole of it.</Banner>
    </AuthCard>
  );
}
