/** Imports clients from a file, which is checked first. */
import { data, href, redirect } from "react-router";
import { platformContext, userDbContext } from "#app/context.ts";
import { PostedImport, TOO_MANY_CLIENTS } from "#app/features/clients/client.schema.ts";
import { findKnown, importClients } from "#app/features/clients/import.server.ts";
import { decodeFile, type ReadClients, readClients } from "#app/features/clients/import.ts";
import { ImportDryRun } from "#app/features/clients/import-dryrun.tsx";
import { ImportForm } from "#app/features/clients/import-file-form.tsx";
import { MAX_IMPORT_BYTES, TOO_LARGE } from "#app/features/clients/import-limits.ts";
import { type ImportReport, reportOf } from "#app/features/clients/import-report.ts";
import { leaveFlash } from "#app/shared/flash.server.ts";
import { type FormReply, keepTyped, readForm, refuse, replyWith } from "#app/shared/form.ts";
import { pageTitle } from "#app/shared/site.ts";
import { Page } from "#app/ui/page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/clients-import.ts";

type ImportReply = FormReply & { checked?: { report: ImportReport; text: string } };
type Filled = { read: ReadClients; text: string; reply: FormReply };

const NOT_TEXT = "This file is not UTF-8 text. In Excel, save the sheet as “CSV UTF-8”.";

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, PostedImport);
  if (!form.ok) return refuse(form.reply);
  const { value, reply } = form;
  const text = await textOf(value);
  if (text === null) return refuse(replyWith(reply, { errors: { file: NOT_TEXT } }));
  if (new Blob([text]).size > MAX_IMPORT_BYTES) return refuse(replyWith(reply, { message: TOO_LARGE }));
  const read = readClients(text);
  if (!read.ok) return refuse(replyWith(reply, { message: read.message }));
  const filled = { read: read.value, text, reply };
  return keepTyped(reply, () => (value.intent === "check" ? check(args, filled) : add(args, filled)));
}

/** With single line ends, which a browser doubles when the second form sends the text back: both must come to the same size. */
async function textOf(posted: PostedImport): Promise<string | null> {
  const file = posted.intent === "check" ? posted.file : "";
  const text = file ? decodeFile(await file.arrayBuffer()) : posted.text;
  return text?.replace(/\r\n?/g, "\n") ?? null;
}

async function check({ context }: Route.ActionArgs, { read, text }: Filled) {
  const { fresh, known } = await findKnown(context.get(userDbContext), read.rows);
  return data<ImportReply>({ values: {}, errors: {}, checked: { report: reportOf({ ...read, fresh, known }), text } });
}

async function add({ context }: Route.ActionArgs, { read, reply }: Filled) {
  const clients = read.rows.map(({ client }) => client);
  const result = await importClients(context.get(userDbContext), clients);
  if (!result.ok) return refuse(replyWith(reply, { message: TOO_MANY_CLIENTS }));
  const headers = await leaveFlash(context.get(platformContext).settings, `import ${result.value.added}`);
  throw redirect(href("/clients"), { headers });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Import Clients") }];

export default function ClientsImport({ actionData }: Route.ComponentProps) {
  const reply: ImportReply | undefined = actionData;
  return (
    <Page width="text">
      <PageHeader
        title="Import Clients"
        subtitle="From a CSV file exported from a spreadsheet, address book or another system. Nothing is added until you have checked it."
        back={{ to: href("/clients"), label: "Client Management" }}
      />
      {reply?.checked ? <ImportDryRun {...reply.checked} /> : <ImportForm reply={reply} />}
    </Page>
  );
}
