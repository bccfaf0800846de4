/** Client management: the list, and the form to add or change a client. */
import { data, redirect } from "react-router";
import { platformContext, userDbContext } from "#app/context.ts";
import { PostedClient } from "#app/features/clients/client.schema.ts";
import { ClientCard } from "#app/features/clients/client-card.tsx";
import { differingFields, fieldsOf } from "#app/features/clients/client-fields.ts";
import { ClientForm, type ClientReply } from "#app/features/clients/client-form.tsx";
import { createClient, findClient, listClients, updateClient } from "#app/features/clients/clients.server.ts";
import { leaveFlash, takeFlash } from "#app/shared/flash.server.ts";
import { type FormReply, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { notFound } from "#app/shared/respond.ts";
import { pageTitle } from "#app/shared/site.ts";
import { BackButton } from "#app/ui/back-button.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/clients.ts";

const DONE: Record<string, string> = {
  add: "Client added successfully!",
  save: "Client updated successfully!",
};

const TOO_MANY = "You have 500 clients, which is the most an account may hold.";
const CHANGED =
  "This client was changed meanwhile, in another window or on another device. Nothing was saved. Check both versions: saving again keeps yours.";

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const flash = await takeFlash(context.get(platformContext).settings, request);
  const db = context.get(userDbContext);
  const clientId = searchParams.get("edit");
  const [{ clients, next }, edited] = await Promise.all([
    listClients(db, { before: searchParams.get("before") }),
    clientId === null ? null : findClient(db, { clientId }),
  ]);
  if (clientId !== null && !edited) throw notFound();
  const shown = {
    clients: clients.filter(({ id }) => id !== edited?.id),
    next,
    isAdding: searchParams.has("add") && !edited,
    edited: edited && { id: edited.id, version: edited.version, fields: fieldsOf(edited) },
    done: DONE[flash.word ?? ""] ?? null,
  };
  return data(shown, { headers: flash.headers });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, PostedClient);
  if (!form.ok) return refuse(form.reply);
  const save = form.value.intent === "add" ? add : update;
  const refused = await keepTyped(form.reply, () => save(args, form));
  if (refused) return refused;
  throw redirect("/clients", {
    headers: await leaveFlash(args.context.get(platformContext).settings, form.value.intent),
  });
}

type Filled = { value: PostedClient; reply: FormReply };

async function add({ context }: Route.ActionArgs, { value, reply }: Filled) {
  const result = await createClient(context.get(userDbContext), value.client);
  return result.ok ? null : refuse(replyWith(reply, { message: TOO_MANY }));
}

async function update({ context, url }: Route.ActionArgs, { value, reply }: Filled) {
  const { client, version } = value;
  const clientId = url.searchParams.get("edit") ?? "";
  const result = await updateClient(context.get(userDbContext), { clientId, version, client });
  if (result.ok) return null;
  if (result.code === "not-found") throw notFound();
  const conflict = { version: result.stored.version, differences: differingFields(result.stored, client) };
  return data<ClientReply>({ ...replyWith(reply, { message: CHANGED }), conflict }, { status: 409 });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Client Management") }];

export default function ClientsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { clients, next, isAdding, edited, done } = loaderData;
  const isFormOpen = isAdding || edited !== null;
  return (
    <Page>
      <BackButton to="/" />
      <PageHeader
        title="Client Management"
        subtitle="Manage your clients for solution assessments and document generation."
        actions={isFormOpen ? undefined : <ButtonLink to="?add">Add New Client</ButtonLink>}
      />
      <div className="flex flex-col gap-6">
        {done && !actionData ? <Banner tone="success">{done}</Banner> : null}
        {isAdding ? <ClientForm kind="add" reply={actionData} cancelTo="/clients" /> : null}
        {edited ? (
          <ClientForm
            key={edited.id}
            kind="edit"
            values={edited.fields}
            version={edited.version}
            reply={actionData}
            cancelTo="/clients"
          />
        ) : null}
        {clients.length === 0 && !isFormOpen ? <NoClients /> : null}
        <div className="grid items-stretch gap-6 lg:grid-cols-2">
          {clients.map((client) => (
            <ClientCard key={client.id} client={client} editTo={`?edit=${client.id}`} />
          ))}
        </div>
        {next ? (
          <ButtonLink to={`?before=${encodeURIComponent(next)}`} variant="secondary" className="self-center">
            Older clients
          </ButtonLink>
        ) : null}
      </div>
    </Page>
  );
}

function NoClients() {
  return (
    <EmptyState title="No clients yet" action={<ButtonLink to="?add">Add First Client</ButtonLink>}>
      Add your first client to start creating solution assessments and generating custom documents.
    </EmptyState>
  );
}
