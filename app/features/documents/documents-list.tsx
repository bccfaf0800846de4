/** The caller's documents as cards, more of them on request, and what stands there when there are none. */

import { useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadMore } from "#app/ui/load-more.tsx";
import type { ListedDocument } from "./documents.server.ts";
import { DocumentCard } from "./documents-card.tsx";

type Listed = { documents: ListedDocument[]; before: string | null; next: string | null };

export function DocumentsList({ first, email }: { first: Listed; email: string }) {
  const { documents, next, more, loading } = useMore(first);
  if (documents.length === 0) {
    return (
      <EmptyState
        title="No documents yet"
        action={<ButtonLink to={href("/questionnaire")}>Start Assessment</ButtonLink>}
      >
        Complete an assessment for one of your clients to generate your first solution document.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {documents.map((document) => (
          <DocumentCard key={document.id} document={document} email={email} />
        ))}
      </ul>
      {next ? (
        <div className="mt-8 text-center">
          <LoadMore to={`?before=${encodeURIComponent(next)}`} loading={loading} onMore={() => more(next)} />
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {documents.length > first.documents.length ? `${documents.length} documents are shown` : ""}
      </p>
    </>
  );
}

/**
 * The first page and whatever was loaded after it, kept by the cursor it was asked with, so that a page that is loaded
 * anew takes its own place. Without script "Load more" is a link to the next page.
 */
function useMore(first: Listed) {
  const fetcher = useFetcher<Listed>();
  const [later, setLater] = useState<Record<string, Listed>>({});
  const { data } = fetcher;
  useEffect(() => {
    if (data?.before) setLater((pages) => ({ ...pages, [data.before ?? ""]: data }));
  }, [data]);

  const pages = [first];
  for (let page = first; page.next && later[page.next]; pages.push(page)) page = later[page.next] ?? first;
  return {
    documents: pages.flatMap((page) => page.documents),
    next: pages.at(-1)?.next ?? null,
    loading: fetcher.state !== "idle",
    more: (before: string) => fetcher.load(`${href("/documents")}?before=${encodeURIComponent(before)}`),
  };
}
