/** Shows a paid document for reading. */
import { href, redirect } from "react-router";
import { userDbContext } from "#app/context.ts";
import { pastDay } from "#app/features/documents/dates.ts";
import { DocumentReader, DownloadLinks } from "#app/features/documents/document-reader.tsx";
import { findText, recordReading } from "#app/features/documents/documents.server.ts";
import { StaleFacts } from "#app/features/documents/documents-stale.tsx";
import { figuresIn } from "#app/features/documents/figures/figures.ts";
import { readStored } from "#app/features/documents/files/stored-markdown.ts";
import { reasonsOf } from "#app/features/documents/provenance-index.ts";
import { findLogo } from "#app/features/profile/logo.server.ts";
import { recordSeen } from "#app/middleware/record-seen.ts";
import { headingsOf } from "#app/shared/markdown.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { LogoImage } from "#app/ui/logo-image.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { DateText } from "#app/ui/time.tsx";
import type { Route } from "./+types/document.ts";

export async function loader({ request, params: { documentId }, context }: Route.LoaderArgs) {
  const db = context.get(userDbContext);
  const [document, logo] = await Promise.all([findText(db, { documentId }), findLogo(db)]);
  if (!document) throw notFound();
  if (!document.isPaid || document.text === null) throw redirect(href("/payment/:documentId", { documentId }));
  recordSeen({ request, context }, "document-viewed", () => recordReading(db, { documentId, how: "viewed" }));
  const { id, title, createdAt, provenance, factsUntil } = document;
  // The page's own heading is the document's title, so headings of the first level are left out of the text.
  const blocks = readStored(document.text).filter((block) => block.kind !== "heading" || block.depth > 1);
  const contents = headingsOf(blocks, [2, 3]);
  const reasons = reasonsOf(provenance, contents.length);
  return {
    document: { id, title, createdAt },
    logo,
    blocks,
    figures: figuresIn(blocks),
    contents,
    reasons,
    staleSince: pastDay(factsUntil, new Date()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.document.title ?? "Document") },
];

export default function Document({ loaderData }: Route.ComponentProps) {
  const { document, logo, blocks, figures, contents, reasons, staleSince } = loaderData;
  const { id, title, createdAt } = document;
  return (
    <Page>
      <PageHeader
        above={logo ? <LogoImage logo={logo} company="" /> : null}
        title={title}
        subtitle={
          <>
            Generated <DateText value={createdAt} />
          </>
        }
        back={{ to: href("/documents"), label: "My Documents" }}
        actions={<DownloadLinks documentId={id} />}
      />
      {staleSince ? <StaleFacts since={staleSince} /> : null}
      <DocumentReader blocks={blocks} figures={figures} contents={contents} reasons={reasons} />
    </Page>
  );
}
