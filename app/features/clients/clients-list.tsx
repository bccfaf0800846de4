/** The clients of a list as cards, more of them on request, and what stands there when there are none. */
import { useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadMore } from "#app/ui/load-more.tsx";
import { ClientCard } from "./client-card.tsx";
import type { ListedClient } from "./clients.server.ts";
import { type ClientList, clientListSearch, clientsPath } from "./list-address.ts";

type Listed = { clients: ListedClient[]; before: string | null; next: string | null };

/** Give it a new `key` when something was done to the clients: what was loaded before is then loaded anew. */
export function ClientsList({ list, first, editedId }: { list: ClientList; first: Listed; editedId?: string }) {
  const { clients, next, more, loading } = useMore(list, first);
  const shown = clients.filter(({ id }) => id !== editedId);
  return (
    <>
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        {shown.map((client) => (
          <ClientCard
            key={client.id}
            client={client}
            archived={list.archived}
            editTo={clientsPath(list, { edit: client.id })}
          />
        ))}
      </div>
      {next ? <LoadMore to={clientsPath(list, { before: next })} loading={loading} onMore={() => more(next)} /> : null}
      <p role="status" className="sr-only">
        {clients.length > first.clients.length ? `${clients.length} clients are shown` : ""}
      </p>
    </>
  );
}

/** The first page and whatever was loaded after it. Without script "Load more" is a link to the next page. */
function useMore(list: ClientList, first: Listed) {
  const fetcher = useFetcher<Listed>();
  const [later, setLater] = useState<Record<string, Listed>>({});
  const { data } = fetcher;
  useEffect(() => {
    if (data?.before) setLater((pages) => ({ ...pages, [data.before ?? ""]: data }));
  }, [data]);

  const pages = [first];
  for (let page = first; page.next && later[page.next]; pages.push(page)) page = later[page.next] ?? first;
  return {
    clients: pages.flatMap((page) => page.clients),
    next: pages.at(-1)?.next ?? null,
    loading: fetcher.state !== "idle",
    more: (before: string) => fetcher.load(clientsPath(list, { before })),
  };
}

export function NoClients({ list }: { list: ClientList }) {
  if (list.text) {
    return (
      <EmptyState
        title={list.archived ? "No archived clients found" : "No clients found"}
        action={
          <ButtonLink variant="secondary" to={clientsPath({ ...list, text: "" })}>
            Clear search
          </ButtonLink>
        }
      >
        Nothing matches “{list.text}” in name, email or company.
      </EmptyState>
    );
  }
  if (list.archived) {
    return (
      <EmptyState title="No archived clients">
        A client that you archive leaves the list and the questionnaire, and can be restored here. Documents stay.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No clients yet"
      action={<ButtonLink to={href("/clients") + clientListSearch(list, { add: "" })}>Add First Client</ButtonLink>}
    >
      Add your first client to start creating solution assessments and generating custom documents.
    </EmptyState>
  );
}
