/** A list of clients as cards, with more on request, or what to say when there are none. */
import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadMore } from "#app/ui/load-more.tsx";
import { type ListPage, useMorePages } from "#app/ui/use-more-pages.ts";
import { ClientCard } from "./client-card.tsx";
import type { ListedClient } from "./clients.server.ts";
import { type ClientList, clientListSearch, clientsPath } from "./list-address.ts";

type Listed = ListPage & { clients: ListedClient[] };

/** Give it a new `key` after changing clients, so that what was loaded before is loaded again. */
export function ClientsList({ list, first, editedId }: { list: ClientList; first: Listed; editedId?: string }) {
  const pathOf = (before: string) => clientsPath(list, { before });
  const loaded = useMorePages(first, pathOf);
  const clients = loaded.pages.flatMap((page) => page.clients);
  return (
    <div>
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        {clients
          .filter(({ id }) => id !== editedId)
          .map((client) => (
            <ClientCard
              key={client.id}
              client={client}
              archived={list.archived}
              editTo={clientsPath(list, { edit: client.id })}
            />
          ))}
      </div>
      <LoadMore list={loaded} pathOf={pathOf} said={`${clients.length} clients shown`} />
    </div>
  );
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
        Archived clients leave your list and the questionnaire, and can be restored here. Their documents stay.
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
