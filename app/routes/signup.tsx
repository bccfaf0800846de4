/** Sign in and sign up. */
import { href, redirect } from "react-router";
import { authContext, platformContext, sessionContext } from "#app/context.ts";
import { noteSignIn } from "#app/features/account/sign-in-note.server.ts";
import { SignInInput, SignUpInput } from "#app/features/auth/auth.schema.ts";
import { signIn, signUp } from "#app/features/auth/auth.server.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { AuthForm, type AuthMode } from "#app/features/auth/auth-form.tsx";
import { keepPending } from "#app/features/auth/flow-cookies.server.ts";
import { countAttempt, visitorOf } from "#app/features/auth/throttle.server.ts";
import { answerTrouble, PASSWORD_FAILURES } from "#app/features/auth/trouble.ts";
import { holdBack } from "#app/features/auth/waiting-session.server.ts";
import { parkForResume } from "#app/features/questionnaire/parked.server.ts";
import { readForm, refuse, replyWith } from "#app/shared/form.ts";
import { describePage } from "#app/shared/page-meta.ts";
import { codePath, safeRedirect } from "#app/shared/redirect.ts";
import { SITE_NAME } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/signup.ts";

const INBOX = "/check-your-inbox";

const NOTICES = new Map([
  ["session-ended", "Your session has ended. Please sign in again."],
  ["suspended", "This account is suspended. Please contact us if you think this is a mistake."],
  ["erased", "Your account has been erased, with everything in it."],
  ["second-factor-unshown", "Please sign in again, with the code from your authenticator app."],
  ["unconfirmed", "Email not confirmed. Please check your email to confirm your account."],
]);

const SIGN_IN_FAILURES = {
  wrong: "Invalid email or password. Please check your credentials and try again.",
  refused: "Invalid credentials. Please try again.",
};

const SIGN_UP_FAILURE =
  "Registration failed. Please try again. If you already have an account with this email, sign in or reset your password instead.";

export function loader({ context, url }: Route.LoaderArgs) {
  const mode = modeOf(url);
  if (context.get(sessionContext)) throw redirect(targetOf(url, mode));
  const other = new URLSearchParams(url.searchParams);
  other.delete("notice");
  if (mode === "signin") other.delete("mode");
  else other.set("mode", "signin");
  const notice = NOTICES.get(url.searchParams.get("notice") ?? "") ?? null;
  return { mode, notice, switchTo: other.size > 0 ? `/signup?${other}` : "/signup" };
}

export async function action(args: Route.ActionArgs) {
  return modeOf(args.url) === "signin" ? actOnSignIn(args) : actOnSignUp(args);
}

async function actOnSignIn({ request, url, context }: Route.ActionArgs) {
  const { settings } = context.get(platformContext);
  const form = await readForm(request, SignInInput);
  if (!form.ok) return refuse(form.reply);
  const { email } = form.value;
  const attempt = await countAttempt(visitorOf(context, request), "sign-in", email);
  if (!attempt.ok) return answerTrouble(form.reply, attempt);
  const target = targetOf(url, "signin");
  const result = await signIn(context.get(authContext), form.value);
  if (result.ok && result.value.needsCode) throw redirect(codePath(target), { headers: holdBack(context, request) });
  if (result.ok) throw redirect(target, { headers: await noteSignIn(context, request, result.value) });
  if (result.code === "unconfirmed") {
    const next = (await parkForResume(settings, request)) ?? target;
    throw redirect(INBOX, { headers: { "Set-Cookie": await keepPending(settings, { email, next }) } });
  }
  if (result.code === "wrong" || result.code === "refused") {
    return refuse(replyWith(form.reply, { message: SIGN_IN_FAILURES[result.code] }));
  }
  return answerTrouble(form.reply, { code: result.code });
}

async function actOnSignUp({ request, url, context }: Route.ActionArgs) {
  const { settings } = context.get(platformContext);
  const form = await readForm(request, SignUpInput);
  if (!form.ok) return refuse(form.reply);
  const attempt = await countAttempt(visitorOf(context, request), "sign-up");
  if (!attempt.ok) return answerTrouble(form.reply, attempt);
  const target = targetOf(url, "signup");
  const next = (await parkForResume(settings, request)) ?? target;
  const result = await signUp(context.get(authContext), form.value, settings.origin + next);
  if (result.ok && result.value.userId !== null)
    throw redirect(target, { headers: await noteSignIn(context, request, result.value) });
  if (result.ok) {
    const pending = { email: form.value.email, next };
    throw redirect(INBOX, { headers: { "Set-Cookie": await keepPending(settings, pending) } });
  }
  if (result.code === "weak-password") {
    return refuse(replyWith(form.reply, { errors: { password: PASSWORD_FAILURES["weak-password"] } }));
  }
  if (result.code === "refused") return refuse(replyWith(form.reply, { message: SIGN_UP_FAILURE }));
  return answerTrouble(form.reply, { code: result.code });
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  describePage({
    title: loaderData?.mode === "signin" ? "Sign In" : "Sign Up",
    description: `An account with ${SITE_NAME} is free and keeps your clients, your answers and your documents in one place.`,
    origin: root.loaderData?.origin,
    path: href("/signup"),
  });

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, notice, switchTo } = loaderData;
  const isSignUp = mode === "signup";
  return (
    <AuthCard
      title={isSignUp ? "Create your account" : "Sign in to your account"}
      subtitle={isSignUp ? "Your clients and documents in one place." : undefined}
    >
      {notice && !actionData ? <Banner tone="warning">{notice}</Banner> : null}
      <AuthForm mode={mode} reply={actionData} switchTo={switchTo} />
    </AuthCard>
  );
}

function modeOf({ searchParams }: URL): AuthMode {
  return searchParams.get("mode") === "signin" ? "signin" : "signup";
}

/** Where to go afterwards: the page that the address asks for, if it is one of ours, or else the mode's default. */
function targetOf({ searchParams, origin }: URL, mode: AuthMode): string {
  return safeRedirect(searchParams.get("redirect"), origin, mode === "signin" ? "/" : "/questionnaire");
}
