/** My Documents. */
import { href, useRouteLoaderData } from "react-router";
import { platformContext, serviceDbContext, sessionContext, userDbContext } from "#app/context.ts";
import { ResendInput } from "#app/features/documents/documents.schema.ts";
import { listDocuments } from "#app/features/documents/documents.server.ts";
import { DocumentsList } from "#app/features/documents/documents-list.tsx";
import { HowItWorks } from "#app/features/documents/documents-steps.tsx";
import { resendDocument, sendMailsSoon } from "#app/features/mail/mail.server.ts";
import { readForm, refuse, replyWith } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/documents.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const before = url.searchParams.get("before");
  const listed = await listDocuments(context.get(userDbContext), { before });
  return { ...listed, before, email: context.get(sessionContext)?.email ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ResendInput);
  if (!form.ok) return refuse(form.reply);
  const result = await resendDocument(context.get(userDbContext), form.value);
  if (!result.ok)
    return refuse(
      replyWith(form.reply, { message: RESEND_REFUSALS[result.code].text }),
      RESEND_REFUSALS[result.code].status,
    );
  sendMailsSoon(context.get(platformContext), context.get(serviceDbContext));
  return { message: "The document is on its way to your mailbox." };
}

const RESEND_REFUSALS = {
  "not-found": { text: "There is no such document to send.", status: 404 },
  "too-many": { text: "This document was sent five times today. Please try again tomorrow.", status: 429 },
} as const;

export const meta: Route.MetaFunction = () => [{ title: pageTitle("My Documents") }];

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <DocumentsHeader />
      {actionData ? (
        <div className="mb-6">
          <Banner
            tone={"errors" in actionData ? "error" : "success"}
            title={actionData.message ?? "That could not be done."}
          />
        </div>
      ) : null}
      <DocumentsList first={loaderData} email={loaderData.email} />
      <HowItWorks />
    </Page>
  );
}

function DocumentsHeader() {
  return (
    <PageHeader
      title="My Documents"
      subtitle="Every solution document you generated, with what became of it."
      actions={
        <>
          <ButtonLink variant="secondary" to="/profile">
            Manage Profile
          </ButtonLink>
          <ButtonLink to={href("/questionnaire")}>Create New Assessment</ButtonLink>
        </>
      }
    />
  );
}

/** A list that could not be loaded must not look like an empty one. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<{ requestId?: string }>("root");
  return (
    <Page>
      <DocumentsHeader />
      <Banner tone="error" title="Your documents could not be loaded">
        <p>They are safe: only this list could not be read just now. Please try again in a few seconds.</p>
        {root?.requestId ? <p className="mt-1 text-sm text-muted">Reference {root.requestId}</p> : null}
        <ButtonLink variant="secondary" reloadDocument to={href("/documents")} className="mt-3">
          Try again
        </ButtonLink>
      </Banner>
    </Page>
  );
}
