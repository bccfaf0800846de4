import { expect, test } from "vitest";
import { openServiceDb, openUserDb } from "#db/rls.server.ts";
import { users } from "#db/schema.ts";
import { buy } from "#tests/support/buy.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addClient, addDocument, addPerson } from "#tests/support/people.ts";

test("a paid document stays paid, and a document does not change, even for the tables' owner", async () => {
  await using db = await freshDatabase();
  const owned = await addDocument(db);
  await buy(openServiceDb(db.connect()), owned);
  for (const change of [
    "is_paid = false, paid_at = null",
    "paid_at = now() + interval '1 day'",
    "price = 1",
    "title = 'Other'",
    "user_id = gen_random_uuid()",
    "responses = '[1]'",
  ]) {
    await expect(db.sql.unsafe(`update public.documents set ${change}`), change).rejects.toMatchObject({
      code: "23514",
    });
  }
});

test("a payment goes neither back nor elsewhere", async () => {
  await using db = await freshDatabase();
  const owned = await addDocument(db);
  await buy(openServiceDb(db.connect()), owned);
  for (const change of [
    "status = 'open', succeeded_at = null",
    "status = 'duplicate'",
    "amount_minor = 1",
    "currency = 'EUR'",
    "succeeded_at = now() + interval '1 day'",
  ]) {
    await expect(db.sql.unsafe(`update public.payments set ${change}`), change).rejects.toMatchObject({
      code: "23514",
    });
  }
});

test("a document has at most one open and one succeeded payment", async () => {
  await using db = await freshDatabase();
  const { person, documentId } = await addDocument(db);
  const add = (status: string) => db.sql`
    insert into public.payments (document_id, user_id, provider, amount_minor, currency, status, succeeded_at)
    values (${documentId}, ${person.id}, 'simulator', 9999, 'USD', ${status}, ${status === "succeeded" ? new Date() : null})
  `;
  await add("open");
  await expect(add("processing")).rejects.toMatchObject({ code: "23505", constraint_name: "payments_one_open" });
  await add("succeeded");
  await expect(add("succeeded")).rejects.toMatchObject({ code: "23505", constraint_name: "payments_one_succeeded" });
});

test("what was audited, and what a provider said, is only ever added to", async () => {
  await using db = await freshDatabase();
  await buy(openServiceDb(db.connect()), await addDocument(db));
  for (const table of ["public.audit_events", "public.payment_events"]) {
    const column = table.endsWith("audit_events") ? "action" : "outcome";
    for (const statement of [`update ${table} set ${column} = 'x'`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(db.sql.unsafe(statement), statement).rejects.toMatchObject({ code: "42501" });
    }
  }
});

test("a price is a number within bounds", async () => {
  await using db = await freshDatabase();
  const person = await addPerson(db);
  for (const price of ["NaN", "0", "-1", "100000.01", "Infinity"]) {
    const insert = db.sql`
      insert into public.documents (user_id, assessment_id, title, description, template_type, responses, content_version, price)
      values (${person.id}, gen_random_uuid(), 'T', '', 'T', '[]', '1', ${price}::numeric)
    `;
    await expect(insert, price).rejects.toMatchObject({ code: expect.stringMatching(/^(23514|22003)$/) });
  }
});

test("deleting a client keeps its documents, with the client as it was", async () => {
  await using db = await freshDatabase();
  const { clientId, documentId, person } = await addDocument(db);
  await db.sql`delete from public.clients where id = ${clientId}`;
  const rows = await db.sql`select client_id, user_id from public.documents where id = ${documentId}`;
  expect(rows).toEqual([{ client_id: null, user_id: person.id }]);
});

test("a document of somebody else's client is refused whoever writes it", async () => {
  await using db = await freshDatabase();
  const { documentId, person } = await addDocument(db);
  const foreign = await addClient(db, await addPerson(db));
  const insert = db.sql`
    insert into public.documents select (jsonb_populate_record(d, ${db.sql.json({
      id: crypto.randomUUID(),
      assessment_id: crypto.randomUUID(),
      user_id: person.id,
      client_id: foreign,
    })})).* from public.documents d where d.id = ${documentId}`;
  await expect(insert).rejects.toMatchObject({ code: "23503", constraint_name: "documents_client_fkey" });
});

test("an account with documents cannot be deleted under them, one without can", async () => {
  await using db = await freshDatabase();
  const { person } = await addDocument(db);
  // Up to PostgreSQL 17 it is 23503.
  await expect(db.sql`delete from auth.users where id = ${person.id}`).rejects.toMatchObject({ code: "23001" });
  const other = await addPerson(db);
  await db.sql`delete from auth.users where id = ${other.id}`;
  expect(await db.sql`select from public.users where id = ${other.id}`).toHaveLength(0);
});

test("a column granted by mistake does not let a user make an owner of themselves", async () => {
  await using db = await freshDatabase();
  await db.sql`grant update on public.users to portal_user`;
  const person = await addPerson(db);
  const user = openUserDb(db.connect(), person.claims);
  for (const change of [{ role: "owner" }, { status: "suspended" }, { email: "other@example.com" }] as const) {
    await expect(user.write((tx) => tx.update(users).set(change))).rejects.toMatchObject({ code: "42501" });
  }
  await user.write((tx) => tx.update(users).set({ name: "New" }));
  expect(await db.sql`select name, role from public.users`).toEqual([{ name: "New", role: "user" }]);
});
