/** Client management: the list, and the form to add or change a client. */
import { data, redirect } from "react-router";
import { platformContext, userDbContext } from "#app/context.ts";
import {
  type ArchiveInput,
  type PostedClient,
  PostedToClients,
  TOO_MANY_CLIENTS,
} from "#app/features/clients/client.schema.ts";
import { differingFields, fieldsOf } from "#app/features/clients/client-fields.ts";
import { ClientForm } from "#app/features/clients/client-form.tsx";
import {
  archiveClient,
  createClient,
  findClient,
  listClients,
  updateClient,
} from "#app/features/clients/clients.server.ts";
import { DoneBanner, doneOf } from "#app/features/clients/clients-done.tsx";
import { ClientsFilter } from "#app/features/clients/clients-filter.tsx";
import { ClientsList, NoClients } from "#app/features/clients/clients-list.tsx";
import { clientsPath, readClientList } from "#app/features/clients/list-address.ts";
import { leaveFlash, takeFlash } from "#app/shared/flash.server.ts";
import { type Filled, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { refuseSavedOver, type StoredVersion } from "#app/shared/stored-version.ts";
import { BackButton } from "#app/ui/back-button.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useAnswerCount } from "#app/ui/use-answer-count.ts";
import type { Route } from "./+types/clients.ts";

const CHANGED =
  "This client has since been changed in another window or on another device, so nothing was saved. Check both versions: saving again keeps yours.";

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const flash = await takeFlash(context.get(platformContext).settings, request);
  const db = context.get(userDbContext);
  const list = readClientList(searchParams);
  const before = searchParams.get("before");
  const clientId = searchParams.get("edit");
  const [page, edited] = await Promise.all([
    listClients(db, { list, before }),
    clientId === null ? null : findClient(db, { clientId }),
  ]);
  if (clientId !== null && !edited) throw notFound();
  const shown = {
    ...{ list, before, ...page },
    isAdding: searchParams.has("add") && !edited,
    edited: edited && { id: edited.id, version: edited.version, fields: fieldsOf(edited) },
    done: doneOf(flash.word),
  };
  return data(shown, { headers: flash.headers });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, PostedToClients);
  if (!form.ok) return refuse(form.reply);
  const { value, reply } = form;
  const refused = await keepTyped(reply, () => {
    if (!("client" in value)) return archive(args, value);
    return value.intent === "add" ? add(args, { value, reply }) : update(args, { value, reply });
  });
  if (refused) return refused;
  const word = "client" in value ? value.intent : `${value.intent} ${value.intent === "archive" ? value.clientId : ""}`;
  throw redirect(value.intent === "add" ? "/clients" : clientsPath(readClientList(args.url.searchParams)), {
    headers: await leaveFlash(args.context.get(platformContext).settings, word),
  });
}

async function archive({ context }: Route.ActionArgs, { intent, clientId }: ArchiveInput) {
  const isTheirs = await archiveClient(context.get(userDbContext), { clientId, archived: intent === "archive" });
  if (!isTheirs) throw notFound();
  return null;
}

async function add({ context }: Route.ActionArgs, { value, reply }: Filled<PostedClient>) {
  const result = await createClient(context.get(userDbContext), value.client);
  return result.ok ? null : refuse(replyWith(reply, { message: TOO_MANY_CLIENTS }));
}

async function update({ context, url }: Route.ActionArgs, { value, reply }: Filled<PostedClient>) {
  const { client, version } = value;
  const clientId = url.searchParams.get("edit") ?? "";
  const result = await updateClient(context.get(userDbContext), { clientId, version, client });
  if (result.ok) return null;
  if (result.code === "not-found") throw notFound();
  const { stored } = result;
  return refuseSavedOver<StoredVersion>(reply, CHANGED, {
    version: String(stored.version),
    differences: differingFields(stored, client),
  });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Client Management") }];

export default function ClientsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, clients, before, isAdding, edited, done } = loaderData;
  const changes = useAnswerCount(done ? loaderData : undefined);
  const isFormOpen = isAdding || edited !== null;
  const isPlain = !list.text && !list.archived && before === null;
  return (
    <Page>
      <BackButton to="/" />
      <PageHeader
        title="Client Management"
        subtitle="Manage your clients for solution assessments and document generation."
        actions={isFormOpen ? undefined : <ButtonLink to={clientsPath(list, { add: "" })}>Add New Client</ButtonLink>}
      />
      <div className="flex flex-col gap-6">
        {done && !actionData ? <DoneBanner {...done} /> : null}
        {isAdding ? <ClientForm kind="add" reply={actionData} cancelTo={clientsPath(list)} /> : null}
        {edited ? (
          <ClientForm
            key={edited.id}
            kind="edit"
            values={edited.fields}
            version={edited.version}
            reply={actionData}
            cancelTo={clientsPath(list)}
          />
        ) : null}
        {actionData && !isFormOpen ? <Banner tone="error">{actionData.message}</Banner> : null}
        <ClientsFilter list={list} count={clients.length} />
        {clients.length > 0 ? (
          <ClientsList key={`${clientsPath(list)} ${changes}`} list={list} first={loaderData} editedId={edited?.id} />
        ) : null}
        {clients.length === 0 && !(isPlain && isFormOpen) ? <NoClients list={list} /> : null}
      </div>
    </Page>
  );
}
