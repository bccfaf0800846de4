/** Reading a paid document. */
import { href, redirect } from "react-router";
import { userDbContext } from "#app/context.ts";
import { DocumentReader, DownloadLinks } from "#app/features/documents/document-reader.tsx";
import { findText } from "#app/features/documents/documents.server.ts";
import { readStored } from "#app/features/documents/stored-markdown.ts";
import { headingsOf } from "#app/shared/markdown.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { Route } from "./+types/document.ts";

export async function loader({ params: { documentId }, context }: Route.LoaderArgs) {
  const document = await findText(context.get(userDbContext), { documentId });
  if (!document) throw notFound();
  if (!document.isPaid || document.text === null) throw redirect(href("/payment/:documentId", { documentId }));
  const { id, title, createdAt } = document;
  // The page's own heading is the document's title, so the text goes on below its first heading.
  const blocks = readStored(document.text).filter((block) => block.kind !== "heading" || block.depth > 1);
  return { document: { id, title, createdAt }, blocks };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.document.title ?? "Document") },
];

export default function Document({ loaderData: { document, blocks } }: Route.ComponentProps) {
  const { id, title, createdAt } = document;
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle={
          <>
            Generated <DateText value={createdAt} />
          </>
        }
        back={{ to: href("/documents"), label: "My Documents" }}
        actions={<DownloadLinks documentId={id} />}
      />
      <DocumentReader blocks={blocks} contents={headingsOf(blocks, [2, 3])} />
    </Page>
  );
}
