import { and, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { holds, listDocuments, orderOf, PAGE_SIZE } from "#app/features/documents/document-list.server.ts";
import {
  DOCUMENT_ORDERS,
  DOCUMENT_STATES,
  type DocumentList,
  documentsPath,
  PLAIN_LIST,
  readDocumentList,
} from "#app/features/documents/list-address.ts";
import { below } from "#app/shared/list-order.server.ts";
import { openUserDb, type UserDb } from "#db/rls.server.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addClient, addPerson, type Person } from "#tests/support/people.ts";

/** Every seventh is paid; three titles, and a client for each hundred. */
async function addCrowd(db: TestDatabase, person: Person, count: number): Promise<void> {
  await db.sql`
    insert into public.documents
      (user_id, assessment_id, client_snapshot, title, description, template_type, responses, content_version, created_at, is_paid, paid_at)
    select ${person.id}, gen_random_uuid(), jsonb_build_object('name', 'Orla', 'company', 'Quay ' || chr(65 + n / 100)), 'Plan ' || n % 3, '',
      case when n % 2 = 0 then 'Azure Migration Strategy' else 'Microsoft 365 Implementation' end, '[]', '1',
      timestamptz '2026-01-01' + (n / 40) * interval '1 day', n % 7 = 0, case when n % 7 = 0 then now() end
    from generate_series(1, ${count}) n`;
}

async function listAll(user: UserDb, list: DocumentList) {
  const found: Awaited<ReturnType<typeof listDocuments>>["documents"] = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listDocuments>> = await listDocuments(user, { list, before });
    found.push(...page.documents);
    before = page.next;
  } while (before);
  return found;
}

test.each(DOCUMENT_ORDERS)("by %s, pages neither repeat nor skip a document among equals", async (order) => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  await addCrowd(db, person, 150);
  const found = await listAll(openUserDb(db.connect(), person.claims), { ...PLAIN_LIST, order });
  expect(new Set(found.map(({ id }) => id)).size).toBe(150);
  expect(found).toHaveLength(150);
});

test("a list holds what it was narrowed to, and nothing of anybody else's", async () => {
  await using db = await freshDatabase();
  const [person, other] = [await addPerson(db), await addPerson(db)];
  await addCrowd(db, person, 140);
  await addCrowd(db, other, 10);
  const clientId = await addClient(db, person);
  await db.sql`
    update public.documents set client_id = ${clientId}
    where id in (select id from public.documents where user_id = ${person.id} and is_paid limit 3)`;
  const user = openUserDb(db.connect(), person.claims);
  const count = async (narrowed: Partial<DocumentList>) => (await listAll(user, { ...PLAIN_LIST, ...narrowed })).length;
  expect(await count({})).toBe(140);
  expect(await count({ state: "paid" })).toBe(20);
  expect(await count({ state: "pending", solution: "azure-migration" })).toBe(60);
  expect(await count({ solution: "no-such-solution" })).toBe(140);
  expect(await count({ text: "plan 2" })).toBe(47);
  expect(await count({ text: "ORLA quay b" })).toBe(41);
  expect(await count({ text: "%" })).toBe(0);
  expect(await count({ clientId })).toBe(3);
  const listed = await listDocuments(user, { list: { ...PLAIN_LIST, clientId }, before: null });
  expect(listed.client).toEqual({ name: "Orla Keane", company: "Keane Ltd" });
  const foreign = await listDocuments(openUserDb(db.connect(), other.claims), {
    list: { ...PLAIN_LIST, clientId },
    before: null,
  });
  expect(foreign).toEqual({ documents: [], next: null, client: null });
});

// By date: tests/db/plans.test.ts. What is taken out of JSON may not enter an index under a policy, but its order comes from there.
test.each([
  ["title", "documents_owner_title"],
  ["client", "documents_owner_client"],
] as const)(
  "with 2,000 documents a page by %s comes in the order of the index %s, in two round trips",
  async (order, index) => {
    await using db = await freshDatabase();
    const person = await addPerson(db);
    await addCrowd(db, person, 2_000);
    await db.sql`analyze public.documents`;
    const list: DocumentList = { ...PLAIN_LIST, order };
    const user = openUserDb(db.connect(), person.claims);
    const { next } = await listDocuments(user, { list, before: null });
    let trips = 0;
    const onTrip = (count: number) => {
      trips += count;
    };
    await listDocuments(openUserDb(db.connect({ onTrip }), person.claims), { list, before: next });
    expect(trips).toBeLessThanOrEqual(2);
    const by = orderOf(list);
    const page = sql`select id from documents where ${and(holds(list), below(by, next))} order by ${sql.join(by.by, sql`, `)} limit ${PAGE_SIZE + 1}`;
    const plan = JSON.stringify(await user.read((tx) => tx.execute(sql`explain (costs off) ${page}`)));
    expect(plan).toContain(`using ${index}`);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  },
);

test("an address is read as it was written", () => {
  const list = fc.record({
    text: fc
      .string({ maxLength: 40, unit: "grapheme" })
      .map((text) => text.replaceAll("\0", "").normalize("NFC").trim()),
    order: fc.constantFrom(...DOCUMENT_ORDERS),
    state: fc.constantFrom(null, ...DOCUMENT_STATES),
    solution: fc.constantFrom("", "azure-migration"),
    clientId: fc.option(fc.uuid()),
  });
  fc.assert(
    fc.property(list, (each) => {
      expect(readDocumentList(new URL(documentsPath(each), "http://a.example").searchParams)).toEqual(each);
    }),
  );
});
