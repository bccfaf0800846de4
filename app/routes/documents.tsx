/** My Documents. */
import { data, href, redirect, useRouteLoaderData } from "react-router";
import { callerContext, platformContext, serviceDbContext, userDbContext } from "#app/context.ts";
import { clientLabel } from "#app/features/catalogue/client-label.ts";
import { listDocuments, SOLUTION_TYPES } from "#app/features/documents/document-list.server.ts";
import { DocumentInput } from "#app/features/documents/documents.schema.ts";
import { findDocument, removeDocument } from "#app/features/documents/documents.server.ts";
import { DeleteDialog } from "#app/features/documents/documents-delete.tsx";
import { DocumentsFilter } from "#app/features/documents/documents-filter.tsx";
import { DocumentsList } from "#app/features/documents/documents-list.tsx";
import { Said } from "#app/features/documents/documents-said.tsx";
import { HowItWorks } from "#app/features/documents/documents-steps.tsx";
import { documentsPath, isNarrowed, readDocumentList } from "#app/features/documents/list-address.ts";
import { sendMailsSoon } from "#app/features/mail/mail.server.ts";
import { resendDocument } from "#app/features/mail/resend.server.ts";
import { repeatAssessment } from "#app/features/questionnaire/repeat.server.ts";
import { listRefunds } from "#app/features/receipts/refunds.server.ts";
import { RefundsNotice } from "#app/features/receipts/refunds-notice.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { leaveFlash, takeFlash } from "#app/shared/flash.server.ts";
import { type Filled, type FormReply, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/documents.ts";

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const db = context.get(userDbContext);
  const list = readDocumentList(searchParams);
  const before = searchParams.get("before");
  const documentId = searchParams.get("delete");
  const [listed, asked, refunds, flash] = await Promise.all([
    listDocuments(db, { list, before }),
    documentId === null ? null : findDocument(db, { documentId }),
    listRefunds(db, { onlyRecent: true }),
    takeFlash(context.get(platformContext).settings, request),
  ]);
  const { email } = context.get(callerContext);
  const deletable = asked && !asked.isPaid ? asked : null;
  const [done, deletedId] = flash.word?.split(" ") ?? [];
  const shown = { ...listed, list, before, solutions: SOLUTION_TYPES, email, deletable, refunds };
  return data({ ...shown, deletedId: done === "delete" ? deletedId : undefined }, { headers: flash.headers });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, DocumentInput);
  if (!form.ok) return refuse(form.reply);
  return keepTyped(form.reply, () => act(args, form));
}

async function act({ url, context }: Route.ActionArgs, { value, reply }: Filled<DocumentInput>) {
  const db = context.get(userDbContext);
  if (value.intent === "repeat") {
    const result = await repeatAssessment(db, value);
    if (!result.ok) return answerRefusal(reply, result.code);
    throw redirect(href("/questionnaire"));
  }
  if (value.intent === "delete") {
    const result = await removeDocument(db, value);
    if (!result.ok) return answerRefusal(reply, result.code);
    const headers = await leaveFlash(context.get(platformContext).settings, `delete ${value.documentId}`);
    throw redirect(documentsPath(readDocumentList(url.searchParams)), { headers });
  }
  const result = await resendDocument(db, value);
  if (!result.ok) return answerRefusal(reply, result.code === "too-many" ? "too-many-mails" : result.code);
  sendMailsSoon(context.get(platformContext), context.get(serviceDbContext));
  return { message: "The document is on its way to your inbox." };
}

const REFUSALS = {
  "not-found": { text: "This document no longer exists.", status: 404 },
  "already-paid": { text: "This document has been paid for and cannot be deleted.", status: 409 },
  "payment-open": {
    text: "A payment for this document is under way. Wait for it to finish, or cancel it on its payment page.",
    status: 409,
  },
  "too-many": { text: "You have too many assessments in progress. Finish or remove some first.", status: 409 },
  "too-many-mails": { text: "This document has been sent five times today. Please try again tomorrow.", status: 429 },
} as const;

function answerRefusal(reply: FormReply, code: keyof typeof REFUSALS) {
  return refuse(replyWith(reply, { message: REFUSALS[code].text }), REFUSALS[code].status);
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("My Documents") }];

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  const { list, documents, before, email, solutions, client, deletable, deletedId, refunds } = loaderData;
  const isFirst = documents.length === 0 && !isNarrowed(list) && before === null;
  return (
    <Page>
      <DeleteDialog list={list} document={deletable} />
      <DocumentsHeader />
      <RefundsNotice refunds={refunds} />
      {actionData ? (
        <Said tone={"errors" in actionData ? "error" : "success"}>
          {actionData.message ?? "Sorry, that did not work."}
        </Said>
      ) : null}
      {deletedId && !actionData ? <Said tone="success">Document deleted.</Said> : null}
      {isFirst ? null : (
        <DocumentsFilter
          list={list}
          count={documents.length}
          solutions={solutions}
          clientName={client ? clientLabel(client) : null}
        />
      )}
      <DocumentsList key={`${documentsPath(list)} ${deletedId}`} list={list} first={loaderData} email={email} />
      <HowItWorks />
    </Page>
  );
}

function DocumentsHeader() {
  return (
    <PageHeader
      title="My Documents"
      subtitle="Every solution document you have generated, and where it stands."
      actions={
        <>
          <ButtonLink variant="secondary" to={href("/profile")}>
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
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <Page>
      <DocumentsHeader />
      <Banner tone="error" title="Your documents could not be loaded">
        <p>They are safe: we just could not load this list. Please try again in a few seconds.</p>
        {root?.requestId ? <p className="mt-1 text-sm text-muted">Reference {root.requestId}</p> : null}
        <ButtonLink variant="secondary" reloadDocument to={href("/documents")} className="mt-3">
          Try again
        </ButtonLink>
      </Banner>
    </Page>
  );
}
