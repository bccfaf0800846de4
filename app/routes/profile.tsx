/** The profile: what people have entered about themselves, and links to everything about their account. */
import { data, href, redirect, useLocation } from "react-router";
import { authContext, callerContext, platformContext, userDbContext } from "#app/context.ts";
import { AccountPanel } from "#app/features/account/account-panel.tsx";
import { findSecondFactor } from "#app/features/account/second-factor.server.ts";
import { listSessions, recordDone } from "#app/features/account/sessions.server.ts";
import { signOutOthers } from "#app/features/auth/auth.server.ts";
import { findEmailChange } from "#app/features/auth/flow-cookies.server.ts";
import { answerTrouble } from "#app/features/auth/trouble.ts";
import { findLogo } from "#app/features/profile/logo.server.ts";
import { PostedProfile } from "#app/features/profile/profile.schema.ts";
import { readProfile, updateProfile } from "#app/features/profile/profile.server.ts";
import { ProfileForm } from "#app/features/profile/profile-form.tsx";
import { ProfileLines } from "#app/features/profile/profile-lines.tsx";
import { ProfileLogo } from "#app/features/profile/profile-logo.tsx";
import { listReceipts } from "#app/features/receipts/receipts.server.ts";
import { ReceiptsPanel } from "#app/features/receipts/receipts-panel.tsx";
import { leaveFlash, takeFlash } from "#app/shared/flash.server.ts";
import { type Filled, keepTyped, readForm, refuse } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { BackButton } from "#app/ui/back-button.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PassingMessage } from "#app/ui/passing-message.tsx";
import type { Route } from "./+types/profile.ts";

const DONE: Record<string, string> = {
  profile: "Profile updated successfully!",
  name: "Name updated successfully!",
  company: "Company updated successfully!",
  "sign-out-others": "You are signed out everywhere else.",
  "two-step-on": "Two-step verification is on. You are signed out everywhere else.",
  "two-step-off": "Two-step verification is off.",
  password: "Your password has been changed. You are signed out everywhere else.",
  logo: "Logo saved successfully!",
  "remove-logo": "Logo removed.",
  email: "If the address can be used, emails are on their way to both.",
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { settings } = context.get(platformContext);
  const db = context.get(userDbContext);
  const [person, logo, sessions, secondFactor, newest, flash, asked] = await Promise.all([
    readProfile(db),
    findLogo(db),
    listSessions(db),
    findSecondFactor(db),
    listReceipts(db, { before: null, size: 3 }),
    takeFlash(settings, request),
    findEmailChange(settings, request, context.get(callerContext).userId),
  ]);
  const shown = {
    person,
    logo,
    sessions,
    secondFactor,
    receipts: newest.receipts,
    pendingEmail: asked === person.email ? null : asked,
    edited: url.searchParams.get("edit"),
    done: DONE[flash.word ?? ""] ?? null,
  };
  return data(shown, { headers: flash.headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, PostedProfile);
  if (!form.ok) return refuse(form.reply);
  const { intent } = form.value;
  const refused = await keepTyped(form.reply, () => act(context, form));
  if (refused) return refused;
  throw redirect(href("/profile"), { headers: await leaveFlash(context.get(platformContext).settings, intent) });
}

async function act(context: Route.ActionArgs["context"], { value, reply }: Filled<PostedProfile>) {
  const db = context.get(userDbContext);
  if (value.intent !== "sign-out-others") {
    const isSaved = await updateProfile(db, value.change);
    if (!isSaved) throw redirect(href("/profile"));
    return null;
  }
  const result = await signOutOthers(context.get(authContext));
  if (!result.ok) return answerTrouble(reply, { code: result.code });
  await recordDone(db, "others-signed-out");
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Profile") }];

const LINES = ["name", "company", "sign-out-others"];

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, logo, sessions, secondFactor, receipts, pendingEmail, edited, done } = loaderData;
  const { key } = useLocation();
  const replyTo = (intent: string) => (actionData?.values.intent === intent ? actionData : undefined);
  const isAboutLine = LINES.includes(actionData?.values.intent ?? "");
  return (
    <Page>
      <BackButton to="/" />
      <PageHeader title="Profile" subtitle="Your name and company appear on the documents you generate." />
      <PassingMessage text={actionData ? null : done} occasion={key} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileLines name={person.name} company={person.company} edited={edited} replyTo={replyTo} />
          <ProfileLogo logo={logo} company={person.company} />
          <ProfileForm person={person} reply={isAboutLine ? undefined : actionData} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <AccountPanel
            email={person.email}
            pendingEmail={pendingEmail}
            sessions={sessions}
            secondFactor={secondFactor}
            reply={replyTo("sign-out-others")}
          />
          <ReceiptsPanel receipts={receipts} />
        </div>
      </div>
    </Page>
  );
}
