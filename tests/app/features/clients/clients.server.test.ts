import { expect, test } from "vitest";
import {
  createClient,
  findClient,
  listClientChoices,
  listClients,
  PAGE_SIZE,
  updateClient,
} from "#app/features/clients/clients.server.ts";
import { openUserDb, type UserDb } from "#db/rls.server.ts";
import { MAX_ROWS } from "#db/schema/limits.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addClient, addPerson, type Person } from "#tests/support/people.ts";

const CLIENT = { name: "Orla Keane", email: "orla@keane.example", company: "Keane Ltd", profile: { jobTitle: "CIO" } };
const PLAIN = { text: "", order: "newest", archived: false } as const;
const UNKNOWN = "7f7a1a0e-0000-4000-8000-000000000000";

async function choicesOf(user: UserDb, text = "") {
  return (await listClientChoices(user, { text, also: null })).clients;
}

function handleOf(db: TestDatabase, person: Person) {
  return openUserDb(db.connect(), person.claims);
}

async function addSolution(
  db: TestDatabase,
  person: Person,
  clientId: string,
  made: { price: string; currency?: string; paidOn?: string; on: string },
) {
  await db.sql`
    insert into public.documents
      (user_id, client_id, assessment_id, title, description, template_type, responses, content_version, price, currency, created_at, is_paid, paid_at)
    values (${person.id}, ${clientId}, gen_random_uuid(), 'Title', '', ${`Made ${made.on}`}, '[]', '1', ${made.price}, ${made.currency ?? "USD"},
      ${made.on}, ${made.paidOn !== undefined}, ${made.paidOn ?? null})`;
}

test("a client that was added is found, listed and offered to its owner", async () => {
  await using db = await freshDatabase();
  const user = handleOf(db, await addPerson(db));
  const added = await createClient(user, CLIENT);
  const id = added.ok ? added.value.id : "";
  expect(await findClient(user, { clientId: id })).toMatchObject({ ...CLIENT, id, version: 1 });
  expect((await listClients(user, { list: PLAIN, before: null })).clients).toMatchObject([{ ...CLIENT, id }]);
  expect(await choicesOf(user)).toEqual([
    { id, name: "Orla Keane", company: "Keane Ltd", industry: undefined, companySize: undefined },
  ]);
});

test("somebody else's client is as unknown as one that never was", async () => {
  await using db = await freshDatabase();
  const foreign = await addClient(db, await addPerson(db));
  const user = handleOf(db, await addPerson(db));
  for (const clientId of [foreign, UNKNOWN, "not-an-id", ""]) {
    expect(await findClient(user, { clientId })).toBeNull();
    expect(await updateClient(user, { clientId, version: 1, client: CLIENT })).toEqual({
      ok: false,
      code: "not-found",
    });
  }
  expect((await listClients(user, { list: PLAIN, before: null })).clients).toEqual([]);
  const [row] = await db.sql`select name, version from public.clients where id = ${foreign}`;
  expect(row).toEqual({ name: "Orla Keane", version: 1 });
});

test("an archived client is neither listed nor offered nor changed", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const clientId = await addClient(db, person);
  await db.sql`update public.clients set archived_at = now() where id = ${clientId}`;
  const user = handleOf(db, person);
  expect((await listClients(user, { list: PLAIN, before: null })).clients).toEqual([]);
  expect(await choicesOf(user)).toEqual([]);
  expect(await updateClient(user, { clientId, version: 2, client: CLIENT })).toEqual({ ok: false, code: "not-found" });
});

test("of saves that began with one version, one is kept and the others are told what is stored", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const clientId = await addClient(db, person);
  const saves = Array.from({ length: 8 }, (_, index) =>
    updateClient(handleOf(db, person), { clientId, version: 1, client: { ...CLIENT, name: `Save ${index}` } }),
  );
  const results = await Promise.all(saves);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const winner = `Save ${results.findIndex(({ ok }) => ok)}`;
  const refused = results.filter((result) => !result.ok);
  for (const result of refused) {
    expect(result).toMatchObject({ code: "changed", stored: { name: winner, version: 2 } });
  }
});

test("the list comes in pages that neither repeat nor skip a client", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await db.sql`
    insert into public.clients (user_id, name, email, company, created_at)
    select ${person.id}, 'Client ' || n, 'c@example.com', 'Co', timestamptz '2026-01-01' + (n / 3) * interval '1 day'
    from generate_series(1, ${2 * PAGE_SIZE + 5}) n`;
  const user = handleOf(db, person);
  const names: string[] = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listClients>> = await listClients(user, { list: PLAIN, before });
    names.push(...page.clients.map(({ name }) => name));
    before = page.next;
  } while (before);
  expect(new Set(names).size).toBe(2 * PAGE_SIZE + 5);
  expect(names).toHaveLength(2 * PAGE_SIZE + 5);
  expect((await listClients(user, { list: PLAIN, before: "nonsense_x" })).clients[0]?.name).toBe(names[0]);
});

test("one client more than an account may hold is refused, among many at once as well", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await db.sql`
    insert into public.clients (user_id, name, email, company)
    select ${person.id}, 'Client', 'c@example.com', 'Co' from generate_series(1, ${MAX_ROWS.clients})`;
  const [made] = await db.sql`select count(*)::integer as count from public.clients`;
  expect(made).toEqual({ count: MAX_ROWS.clients });
  expect(await createClient(handleOf(db, person), CLIENT)).toEqual({ ok: false, code: "too-many" });
});

test("a card counts, shows the newest two, and sums by currency", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const clientId = await addClient(db, person);
  for (const paidOn of ["2026-03-01", "2026-01-01", "2026-02-01"]) {
    await addSolution(db, person, clientId, { price: "99.99", paidOn, on: "2025-12-01" });
  }
  await addSolution(db, person, clientId, { price: "10.50", currency: "EUR", paidOn: "2025-12-31", on: "2025-12-02" });
  await addSolution(db, person, clientId, { price: "99.99", on: "2026-01-05" });
  const { clients } = await listClients(handleOf(db, person), { list: PLAIN, before: null });
  const { purchased, pending } = clients[0]?.solutions ?? {};
  expect(purchased?.count).toBe(4);
  expect(purchased?.newest.map(({ date }) => date.toISOString().slice(0, 10))).toEqual(["2026-03-01", "2026-02-01"]);
  expect(purchased?.totals).toEqual([
    { minor: 1_050, currency: "EUR" },
    { minor: 29_997, currency: "USD" },
  ]);
  expect(pending).toMatchObject({
    count: 1,
    newest: [{ templateType: "Made 2026-01-05", price: { minor: 9_999, currency: "USD" } }],
    totals: [{ minor: 9_999, currency: "USD" }],
  });
});

test("the page's data takes two round trips, with clients and documents", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  const clientId = await addClient(db, person);
  await addSolution(db, person, clientId, { price: "99.99", on: "2026-01-05" });
  let trips = 0;
  const onTrip = (count: number) => {
    trips += count;
  };
  await listClients(openUserDb(db.connect({ onTrip }), person.claims), { list: PLAIN, before: null });
  expect(trips).toBe(2);
});
