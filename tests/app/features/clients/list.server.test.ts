import { and, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  archiveClient,
  CHOICES_SHOWN,
  listClientChoices,
  listClients,
  updateClient,
} from "#app/features/clients/clients.server.ts";
import { exportClients } from "#app/features/clients/export.server.ts";
import {
  CLIENT_ORDERS,
  type ClientList,
  clientListSearch,
  readClientList,
} from "#app/features/clients/list-address.ts";
import { holds, orderOf } from "#app/features/clients/list-order.server.ts";
import { below } from "#app/shared/list-order.server.ts";
import { openUserDb, type UserDb } from "#db/rls.server.ts";
import { parseCsv } from "#tests/support/csv.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addClient, addPerson, type Person } from "#tests/support/people.ts";

const PLAIN: ClientList = { text: "", order: "newest", archived: false };
const UNKNOWN = "7f7a1a0e-0000-4000-8000-000000000000";

async function choicesOf(user: UserDb, text = "") {
  return (await listClientChoices(user, { text, also: null })).clients;
}

function handleOf(db: TestDatabase, person: Person): UserDb {
  return openUserDb(db.connect(), person.claims);
}

/** Many that are equal in what the list is ordered by. */
async function addCrowd(db: TestDatabase, person: Person, count: number) {
  await db.sql`alter table public.clients disable trigger limit_rows`;
  await db.sql`
    insert into public.clients (user_id, name, email, company, created_at)
    select ${person.id}, 'Client_' || n / 7, 'c' || n || '@example.com', 'Quay ' || n / 50, timestamptz '2026-01-01' + (n / 40) * interval '1 day'
    from generate_series(1, ${count}) n`;
}

async function addNamed(db: TestDatabase, person: Person, rows: { name: string; email?: string; company?: string }[]) {
  for (const { name, email = "c@example.com", company = "Co" } of rows) {
    await db.sql`insert into public.clients (user_id, name, email, company) values (${person.id}, ${name}, ${email}, ${company})`;
  }
}

async function listAll(user: UserDb, list: ClientList) {
  const found: Awaited<ReturnType<typeof listClients>>["clients"] = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listClients>> = await listClients(user, { list, before });
    found.push(...page.clients);
    before = page.next;
  } while (before);
  return found;
}

async function namesOf(user: UserDb, changes: Partial<ClientList>): Promise<string[]> {
  const { clients } = await listClients(user, { list: { ...PLAIN, ...changes }, before: null });
  return clients.map(({ name }) => name);
}

test.each(CLIENT_ORDERS)("by %s, pages neither repeat nor skip a client among equals", async (order) => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await addCrowd(db, person, 150);
  const user = handleOf(db, person);
  for (const text of ["", "client_"]) {
    const clients = await listAll(user, { ...PLAIN, order, text });
    expect(new Set(clients.map(({ id }) => id)).size).toBe(150);
    expect(clients).toHaveLength(150);
  }
});

test("a list by name is in the order of a dictionary", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await addNamed(db, person, [{ name: "Zoë" }, { name: "bríd" }, { name: "Émile" }, { name: "Eve" }, { name: "Ada" }]);
  expect(await namesOf(handleOf(db, person), { order: "name" })).toEqual(["Ada", "bríd", "Émile", "Eve", "Zoë"]);
});

test.each([
  ["100%", ["100% Byrne"]],
  ["a_b", ["a_b"]],
  ["\\", ["back\\slash"]],
  ["BYRNE", ["100% Byrne"]],
  ["x.example quay", ["axb"]],
  ["axb nobody", []],
  ["'; drop table clients; --", []],
])("a search for %s finds %j", async (text, names) => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await addNamed(db, person, [
    { name: "100% Byrne" },
    { name: "1000 Smith" },
    { name: "a_b" },
    { name: "axb", email: "me@x.example", company: "Quay Ltd" },
    { name: "back\\slash" },
  ]);
  expect(await namesOf(handleOf(db, person), { text })).toEqual(names);
});

test("nobody finds, archives or exports somebody else's client", async () => {
  await using db = await freshDatabase();
  const foreign = await addClient(db, await addPerson(db));
  const user = handleOf(db, await addPerson(db));
  expect(await namesOf(user, { text: "Orla" })).toEqual([]);
  for (const clientId of [foreign, UNKNOWN, "not-an-id", ""]) {
    expect(await archiveClient(user, { clientId, archived: true })).toBe(false);
  }
  const [row] = await db.sql`select archived_at, version from public.clients where id = ${foreign}`;
  expect(row).toEqual({ archived_at: null, version: 1 });
  expect(await new Response(await exportClients(user, { list: PLAIN })).text()).not.toContain("Orla");
});

test("an archived client is in its own view, keeps its first date, and comes back", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const clientId = await addClient(db, person);
  const user = handleOf(db, person);
  const archivedAt = async () => (await db.sql`select archived_at from public.clients where id = ${clientId}`)[0];
  expect(await archiveClient(user, { clientId, archived: true })).toBe(true);
  const first = await archivedAt();
  expect(await archiveClient(user, { clientId, archived: true })).toBe(true);
  expect(await archivedAt()).toEqual(first);
  expect([await namesOf(user, {}), await namesOf(user, { archived: true })]).toEqual([[], ["Orla Keane"]]);
  expect(await choicesOf(user)).toEqual([]);
  expect(await archiveClient(user, { clientId, archived: false })).toBe(true);
  expect([await namesOf(user, {}), await namesOf(user, { archived: true })]).toEqual([["Orla Keane"], []]);
  expect(await choicesOf(user)).toHaveLength(1);
});

test("of thousands the first by name are offered, any other is found, and the one that is named is there in any case", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await addCrowd(db, person, 3_000);
  const foreign = await addClient(db, await addPerson(db));
  const user = handleOf(db, person);
  const first = await listClientChoices(user, { text: "", also: null });
  expect(first).toMatchObject({ hasMore: true, clients: { length: CHOICES_SHOWN } });
  const [other] = await listClientChoices(user, { text: "c2999@", also: null }).then(({ clients }) => clients);
  expect(other?.name).toBe("Client_428");
  const named = await listClientChoices(user, { text: "c17@", also: other?.id ?? "" });
  expect(named.hasMore).toBe(false);
  expect(named.clients.map(({ name }) => name)).toEqual(["Client_428", "Client_2"]);
  expect(await choicesOf(user, "nobody")).toEqual([]);
  expect((await listClientChoices(user, { text: "nobody", also: foreign })).clients).toEqual([]);
});

test("a form that was open while its client was archived and restored is told", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const clientId = await addClient(db, person);
  const user = handleOf(db, person);
  await archiveClient(user, { clientId, archived: true });
  await archiveClient(user, { clientId, archived: false });
  const client = { name: "New", email: "new@example.com", company: "Co", profile: {} };
  const saved = await updateClient(user, { clientId, version: 1, client });
  expect(saved).toMatchObject({ ok: false, code: "changed", stored: { name: "Orla Keane" } });
});

test("a cursor that we did not write begins at the top", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await addClient(db, person);
  const user = handleOf(db, person);
  for (const value of [
    "x",
    "2026-02-31T00:00:00.000Z",
    "2026-99-01T00:00:00.000Z",
    "0000-01-01T00:00:00.000Z",
    "\u0000",
    "\ud800",
    "' or 1=1",
  ]) {
    for (const before of [value, `${value}_`, `${value}_x`]) {
      for (const order of CLIENT_ORDERS) {
        const { clients } = await listClients(user, { list: { ...PLAIN, order }, before });
        expect(clients).toHaveLength(1);
      }
    }
    await expect(listClients(user, { list: PLAIN, before: `${value}_${UNKNOWN}` })).resolves.toBeDefined();
  }
});

// By date: tests/db/plans.test.ts, among other people's.
test.each([
  ["name", "clients_owner_name"],
  ["company", "clients_owner_company"],
] as const)(
  "with 3,000 clients a page by %s is read from the index %s, from where it begins, in two round trips",
  async (order, index) => {
    await using db = await freshDatabase();
    const person = await addPerson(db);
    await addCrowd(db, person, 3_000);
    await db.sql`analyze public.clients`;
    const list: ClientList = { ...PLAIN, order };
    let trips = 0;
    const onTrip = (count: number) => {
      trips += count;
    };
    const { next } = await listClients(handleOf(db, person), { list, before: null });
    await listClients(openUserDb(db.connect({ onTrip }), person.claims), { list, before: next });
    expect(trips).toBe(2);
    const page = sql`select id from clients where ${and(holds(list), below(orderOf(list), next))} order by ${sql.join(orderOf(list).by, sql`, `)} limit 25`;
    const lines = await handleOf(db, person).read((tx) => tx.execute(sql`explain (costs off) ${page}`));
    const plan = JSON.stringify(lines);
    expect(plan).toContain(`using ${index}`);
    expect(plan).toMatch(/Index Cond:[^"]*ROW\(/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  },
);

test("the export reads back as what is stored, and no cell is a formula", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const names = [
    "=1+1",
    '=HYPERLINK("https://evil.example","x")',
    "+1",
    "-1",
    "@SUM(1)",
    'The "Best", Ltd',
    "日本 👩‍💻",
    "'quoted",
  ];
  await addNamed(
    db,
    person,
    names.map((name) => ({ name, company: name })),
  );
  const text = await new Response(
    await exportClients(handleOf(db, person), { list: { ...PLAIN, order: "name" } }),
  ).bytes();
  const file = new TextDecoder("utf-8", { ignoreBOM: true }).decode(text);
  expect(file.startsWith("\ufeff")).toBe(true);
  const [head, ...rows] = parseCsv(file.slice(1));
  expect(head?.slice(0, 4)).toEqual(["Full Name", "Email Address", "Company Name", "Job Title"]);
  expect(rows.map(([name]) => name?.replace(/^'(?=[=+\-@])/, "")).sort()).toEqual([...names].sort());
  for (const row of rows) {
    expect(row).toHaveLength(head?.length ?? 0);
    for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@]/);
  }
});

test("the export holds every client of the list once, in its order, over more than one read", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await addCrowd(db, person, 2_100);
  const file = await new Response(
    await exportClients(handleOf(db, person), { list: { ...PLAIN, order: "company" } }),
  ).text();
  const emails = file.match(/c\d+@example\.com/g) ?? [];
  expect(emails).toHaveLength(2_100);
  expect(new Set(emails).size).toBe(2_100);
});

test("an address is read as it was written", () => {
  const list = fc.record({
    text: fc
      .string({ maxLength: 40, unit: "grapheme" })
      .map((text) => text.replaceAll("\0", "").normalize("NFC").trim()),
    order: fc.constantFrom(...CLIENT_ORDERS),
    archived: fc.boolean(),
  });
  fc.assert(
    fc.property(list, (each) => {
      expect(readClientList(new URLSearchParams(clientListSearch(each)))).toEqual(each);
    }),
  );
});
