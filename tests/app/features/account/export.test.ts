import { expect, test } from "vitest";
import { openExport } from "#app/features/account/export.server.ts";
import { recordAccountEvent } from "#app/features/account/sessions.server.ts";
import { openServiceDb, openUserDb, type UserDb } from "#db/rls.server.ts";
import { buy } from "#tests/support/buy.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addClient, addDocument, addPerson } from "#tests/support/people.ts";
import { unzip } from "#tests/support/unzip.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

const LOGO = "the picture";

type Row = Record<string, unknown>;
type File = Record<
  "clients" | "assessments" | "documents" | "payments" | "receipts" | "deliveries" | "events" | "sessions" | "browsers",
  Row[]
> & {
  exported_at: string;
  user: Row;
  logo: Row;
};

async function readArchive(user: UserDb): Promise<Map<string, string>> {
  return unzip(await new Response(await openExport(user, { now: NOW })).bytes());
}

async function readExport(user: UserDb): Promise<File> {
  return JSON.parse((await readArchive(user)).get("data.json") ?? "");
}

/** A person with a row of every kind. */
async function addEverything(db: TestDatabase, name: string) {
  const person = await addPerson(db, { metadata: { name, company: "Byrne Ltd", terms_version: "1" } });
  const unpaid = await addDocument(db, person, `# Unpaid text of ${name}`);
  const paid = await addDocument(db, person, `# Paid text of ${name}`);
  await buy(openServiceDb(db.connect()), paid);
  await db.sql`insert into public.logos (user_id, type, bytes, width, height) values (${person.id}, 'image/png', ${Buffer.from(LOGO)}, 1, 1)`;
  await db.sql`insert into public.browsers (user_id, key) values (${person.id}, ${"0".repeat(64)})`;
  return { person, unpaid, paid, user: openUserDb(db.connect(), person.claims) };
}

/** The part of the file that holds the rows of each table that knows whose they are. */
const PARTS: Record<string, (file: File) => Row | undefined> = {
  users: (file) => file.user,
  logos: (file) => file.logo,
  browsers: (file) => file.browsers[0],
  clients: (file) => file.clients[0],
  assessments: (file) => file.assessments[0],
  documents: (file) => file.documents[0],
  document_contents: (file) => file.documents.find((row) => row.generated_content !== null),
  payments: (file) => file.payments[0],
  receipts: (file) => file.receipts[0],
  deliveries: (file) => file.deliveries[0],
  audit_events: (file) => file.events[0],
};

/** Columns that say nothing of a person. Alerts of payments name the owner who is told, not whom they are about. */
const LEFT_OUT = new Set([
  "audit_events.network", // cut short so that it names no household
  "logos.bytes", // a file of its own
  "document_contents.document_id", // the document's own id
  "browsers.key", // a hash of a number drawn by lot
  "deliveries.leased_until", // which of our own attempts holds the mail
  "deliveries.handed_at",
  "deliveries.last_error", // what the mail provider told us
  "deliveries.bounce_reason",
]);

test("every column of every table that knows whose rows they are is in the file", async () => {
  await using db = await freshDatabase();
  const { user } = await addEverything(db, "Ada Byrne");
  const file = await readExport(user);
  const columns = await db.sql<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where c.table_schema = 'public' and (c.table_name in ('users', 'document_contents') or exists (
      select from information_schema.columns o
      where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name in ('user_id', 'actor_id')
    ))`;
  expect([...new Set(columns.map(({ table }) => table))].sort()).toEqual(Object.keys(PARTS).sort());
  const missing = columns.filter(
    ({ table, column }) => !LEFT_OUT.has(`${table}.${column}`) && !(column in (PARTS[table]?.(file) ?? {})),
  );
  expect(missing).toEqual([]);
});

test("the file holds paid text, and of what is unpaid everything but the text", async () => {
  await using db = await freshDatabase();
  const { user, paid, unpaid } = await addEverything(db, "Ada Byrne");
  const { documents } = await readExport(user);
  const textOf = (id: string) => documents.find((row) => row.id === id)?.generated_content;
  expect(documents).toHaveLength(2);
  expect(textOf(paid.documentId)).toBe("# Paid text of Ada Byrne");
  expect(textOf(unpaid.documentId)).toBeNull();
});

test("the logo is a file of its own", async () => {
  await using db = await freshDatabase();
  const { user } = await addEverything(db, "Ada Byrne");
  expect((await readArchive(user)).get("logo.png")).toBe(LOGO);
});

test("a logo that is a photograph keeps its kind", async () => {
  await using db = await freshDatabase();
  const { user } = await addEverything(db, "Ada Byrne");
  await db.sql`update public.logos set type = 'image/jpeg'`;
  const files = await readArchive(user);
  expect([files.has("logo.jpg"), files.has("logo.png")]).toEqual([true, false]);
});

test("each paid document is a file of its own, and no unpaid one is", async () => {
  await using db = await freshDatabase();
  const { user, person, paid } = await addEverything(db, "Zoë 中村");
  await db.sql`
    with made as (
      insert into public.documents (user_id, assessment_id, title, description, template_type, responses, content_version, is_paid, paid_at)
      select ${person.id}, gen_random_uuid(), 'Copy', '', 'Azure', '[]', '1', true, now() from generate_series(1, 27) returning id
    ) insert into public.document_contents (document_id, generated_content) select id, '# Copy' from made`;
  const archive = await readArchive(user);
  const names = [...archive.keys()].filter((name) => name.startsWith("documents/"));
  expect(names).toHaveLength(28);
  const name = names.find((each) => each.endsWith(`_${paid.documentId.slice(0, 8)}.md`)) ?? "";
  expect(name).toMatch(/^documents\/Azure_Migration_Strategy_Solution_Document_\d{4}-\d\d-\d\d_/);
  expect(archive.get(name)).toBe("# Paid text of Zoë 中村");
  expect([...archive.values()].join()).not.toContain("Unpaid text of");
});

test("nothing of anybody else is in the file", async () => {
  await using db = await freshDatabase();
  const { user } = await addEverything(db, "Ada Byrne");
  const other = await addEverything(db, "Tess Marker");
  const text = JSON.stringify([...(await readArchive(user))]);
  expect(text).not.toContain("Tess Marker");
  for (const id of [other.person.id, other.paid.documentId, other.paid.clientId, other.person.claims.session_id])
    expect(text).not.toContain(id);
});

test("a line about the account that somebody else caused is there, and does not name them", async () => {
  await using db = await freshDatabase();
  const { user, person } = await addEverything(db, "Ada Byrne");
  const owner = await addPerson(db, { role: "owner" });
  await db.sql`
    insert into public.audit_events (actor_id, actor_role, action, entity, entity_id)
    values (${owner.id}, 'portal_owner', 'user.suspended', 'user', ${person.id})`;
  const { events } = await readExport(user);
  expect(events.find(({ action }) => action === "user.suspended")).toMatchObject({ actor_id: null });
  expect(JSON.stringify(events)).not.toContain(owner.id);
});

test("lists of any length are whole and in no part twice", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  for (let made = 0; made < 53; made++) await addClient(db, person);
  const { clients, documents } = await readExport(openUserDb(db.connect(), person.claims));
  expect(new Set(clients.map(({ id }) => id)).size).toBe(53);
  expect(clients).toHaveLength(53);
  expect(documents).toEqual([]);
});

test("taking the data away is written down", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const user = openUserDb(db.connect(), person.claims);
  await recordAccountEvent(user, "exported");
  const { events, exported_at } = await readExport(user);
  expect(exported_at).toBe(NOW.toISOString());
  expect(events.at(-1)).toMatchObject({ action: "account.exported", actor_id: person.id, entity_id: person.id });
});
