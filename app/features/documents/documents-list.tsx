/** The documents of a list as cards, with more on request, or a message when there are none. */
import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadMore } from "#app/ui/load-more.tsx";
import { type ListPage, useMorePages } from "#app/ui/use-more-pages.ts";
import { DocumentCard, RepeatForm } from "./documents-card.tsx";
import { type DocumentList, documentsPath, isNarrowed } from "./list-address.ts";
import type { ListedDocument } from "./summary.server.ts";

type Listed = ListPage & { documents: ListedDocument[] };
type DocumentsListProps = { list: DocumentList; first: Listed; email: string };

/** Give it a new `key` when a document was deleted, so that it loads the list anew. */
export function DocumentsList({ list, first, email }: DocumentsListProps) {
  const pathOf = (before: string) => documentsPath(list, { before });
  const loaded = useMorePages(first, pathOf);
  const documents = loaded.pages.flatMap((page) => page.documents);
  if (documents.length === 0) return <NoDocuments list={list} />;
  return (
    <div>
      <RepeatForm />
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {documents.map((document) => (
          <DocumentCard key={document.id} document={document} list={list} email={email} />
        ))}
      </ul>
      <LoadMore list={loaded} pathOf={pathOf} said={`${documents.length} documents shown`} />
    </div>
  );
}

function NoDocuments({ list }: { list: DocumentList }) {
  if (isNarrowed(list)) {
    return (
      <EmptyState
        title="No documents found"
        action={
          <ButtonLink variant="secondary" to={documentsPath({ order: list.order })}>
            Show all documents
          </ButtonLink>
        }
      >
        {list.text
          ? `Nothing within these filters matches “${list.text}” in title or client.`
          : "No documents match these filters."}
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No documents yet" action={<ButtonLink to={href("/questionnaire")}>Start Assessment</ButtonLink>}>
      Complete an assessment for one of your clients to generate your first solution document.
    </EmptyState>
  );
}
