/** Chooses, replaces or removes the company's logo. */
import { href, redirect } from "react-router";
import { platformContext, userDbContext } from "#app/context.ts";
import { AuthCard } from "#app/features/auth/auth-card.tsx";
import { PostedLogo } from "#app/features/profile/logo.schema.ts";
import { findLogo, removeLogo, saveLogo } from "#app/features/profile/logo.server.ts";
import { readProfile } from "#app/features/profile/profile.server.ts";
import { LogoForm, TROUBLES } from "#app/features/profile/profile-logo.tsx";
import { leaveFlash } from "#app/shared/flash.server.ts";
import { type Filled, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { readLogo } from "#app/shared/logo.ts";
import { pageTitle } from "#app/shared/site.ts";
import type { Route } from "./+types/profile-logo.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(userDbContext);
  const [{ company }, logo] = await Promise.all([readProfile(db), findLogo(db)]);
  return { company, logo };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, PostedLogo);
  if (!form.ok) return refuse(form.reply);
  const refused = await keepTyped(form.reply, () => act(context, form));
  if (refused) return refused;
  const { settings } = context.get(platformContext);
  throw redirect(href("/profile"), { headers: await leaveFlash(settings, form.value.intent) });
}

async function act(context: Route.ActionArgs["context"], { value, reply }: Filled<PostedLogo>) {
  const db = context.get(userDbContext);
  if (value.intent === "remove-logo") {
    await removeLogo(db);
    return null;
  }
  const read = readLogo(new Uint8Array(await value.logo.arrayBuffer()));
  if (!read.ok) return refuse(replyWith(reply, { errors: { logo: TROUBLES[read.code] } }));
  await saveLogo(db, read.value);
  return null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Company Logo") }];

export default function ProfileLogoPage({ loaderData: { company, logo }, actionData }: Route.ComponentProps) {
  return (
    <AuthCard title="Company Logo" subtitle="It appears on the documents you read, download and send on.">
      <LogoForm logo={logo} company={company} reply={actionData} />
    </AuthCard>
  );
}
