/** Erases the account of somebody who types its address and password. */
import { href, redirectDocument } from "react-router";
import { authContext, platformContext, userDbContext } from "#app/context.ts";
import { ErasureInput } from "#app/features/account/account.schema.ts";
import { eraseAccount } from "#app/features/account/erasure.server.ts";
import { ErasureForm } from "#app/features/account/erasure-form.tsx";
import { writeErasureMail } from "#app/features/account/erasure-mail.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { checkPassword } from "#app/features/auth/password-check.server.ts";
import { answerPasswordCheck } from "#app/features/auth/trouble.ts";
import { sendMail } from "#app/features/mail/transport.server.ts";
import { readProfile } from "#app/features/profile/profile.server.ts";
import { type Filled, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Route } from "./+types/profile-erase.ts";

const OTHER_EMAIL = "This is not your account’s email.";

const OBSTACLES = {
  "payment-open":
    "You have a payment under way. Please finish or cancel it first: you can open it from My Documents. Nothing was erased.",
  "last-owner": "You are the only owner of this portal. Please make someone else an owner first. Nothing was erased.",
};

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await readProfile(context.get(userDbContext));
  return { email };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, ErasureInput);
  if (!form.ok) return refuse(form.reply);
  const refused = await keepTyped(form.reply, () => erase(args, form));
  if (refused) return refused;
  args.context.get(authContext).jar.expireSession();
  const headers = { "Clear-Site-Data": '"cache", "storage"' };
  throw redirectDocument(`${href("/signup")}?mode=signin&notice=erased`, { headers });
}

async function erase(
  { request, context }: Route.ActionArgs,
  { value, reply }: Filled<{ email: string; currentPassword: string }>,
) {
  const { settings, defer } = context.get(platformContext);
  const db = context.get(userDbContext);
  const { name, email } = await readProfile(db);
  if (value.email.toLowerCase() !== email.toLowerCase())
    return refuse(replyWith(reply, { errors: { email: OTHER_EMAIL } }));
  const checked = await checkPassword(context, request, { email, password: value.currentPassword });
  if (!checked.ok) return answerPasswordCheck(reply, checked);
  const result = await eraseAccount(db);
  if (!result.ok) return refuse(replyWith(reply, { message: OBSTACLES[result.code] }), 409);
  const mail = { id: crypto.randomUUID(), from: settings.mail.from, to: email, attachments: [] };
  // Not through the outbox: no account is left for which the mail could be sent again.
  const letter = await writeErasureMail({ name });
  defer("erasure-told", sendMail(settings.mail, { ...mail, ...letter }));
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Erase my account") }];

export default function ProfileErasePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthCard title="Erase my account" subtitle="You may want to download your data first.">
      <Banner tone="warning" title="This cannot be undone">
        Your profile, clients, assessments and documents, including those you have paid for, are deleted immediately. As
        tax law requires, we keep the amounts and dates of your payments, without your name.
      </Banner>
      <ErasureForm reply={actionData} email={loaderData.email} />
    </AuthCard>
  );
}
