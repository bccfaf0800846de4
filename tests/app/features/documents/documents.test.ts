import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { confidenceOf } from "#app/features/catalogue/confidence.ts";
import { listDocuments, PAGE_SIZE } from "#app/features/documents/document-list.server.ts";
import {
  createDocument,
  findDocument,
  findPreview,
  findText,
  type NewDocument,
  removeDocument,
} from "#app/features/documents/documents.server.ts";
import { PLAIN_LIST } from "#app/features/documents/list-address.ts";
import { openServiceDb, openUserDb, type UserDb } from "#db/rls.server.ts";
import { buy } from "#tests/support/buy.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addAssessment, addClient, addDocument, addPerson } from "#tests/support/people.ts";

const MARKER = "PAID-TEXT-ONLY";
const CONTENT = `# Guide\n\n## Executive Summary\n\nOpening.\n\n## Budget\n\n${MARKER}\n`;

async function newDocument(db: TestDatabase): Promise<{ user: UserDb; document: NewDocument }> {
  const person = await addPerson(db);
  const document = {
    assessmentId: await addAssessment(db, person),
    assessmentVersion: 1,
    clientId: await addClient(db, person),
    title: "Azure Migration Strategy Solution Document",
    description: "Custom Microsoft solution documentation based on your requirements",
    templateType: "Azure Migration Strategy",
    responses: [
      {
        id: "solution-type",
        question: "Which?",
        answer: "Azure Migration Strategy",
        values: ["azure-migration"],
        category: "solution",
      },
      { id: "industry", question: "Which?", answer: "N/A", values: [], category: "organization" },
      { id: "timeline", question: "When?", answer: " not specified ", values: [], category: "objectives" },
    ] satisfies NewDocument["responses"],
    content: CONTENT,
    contentVersion: "1",
    client: { name: "Orla Keane", email: "orla@keane.example", company: "Keane Ltd", profile: {} },
    confidence: confidenceOf({}),
    factsUntil: "2027-05-19" as const,
    provenance: {
      rules: ["summary.situation"],
      answers: [`Industry Sector: ${MARKER}`],
      parts: [{ rules: [0], answers: [0] }],
    },
  };
  return { user: openUserDb(db.connect(), person.claims), document };
}

test("fifty calls at once for one assessment make one document", async () => {
  await using db = await freshDatabase();
  const { user, document } = await newDocument(db);
  const results = await Promise.all(Array.from({ length: 50 }, () => createDocument(user, document)));
  expect(new Set(results.map((result) => result.ok && result.value.id)).size).toBe(1);
  expect((await listDocuments(user, { list: PLAIN_LIST, before: null })).documents).toHaveLength(1);
});

test("a document is refused for somebody else's client or assessment", async () => {
  await using db = await freshDatabase();
  const { user, document } = await newDocument(db);
  const other = await newDocument(db);
  const { clientId, assessmentId } = other.document;
  expect(await createDocument(user, { ...document, clientId })).toEqual({ ok: false, code: "not-found" });
  expect(await createDocument(user, { ...document, assessmentId })).toEqual({ ok: false, code: "not-found" });
});

test("the list shows what the card needs, and counts only real answers", async () => {
  await using db = await freshDatabase();
  const { user, document } = await newDocument(db);
  await createDocument(user, document);
  const { documents, next } = await listDocuments(user, { list: PLAIN_LIST, before: null });
  expect(documents).toMatchObject([
    {
      title: document.title,
      templateType: "Azure Migration Strategy",
      client: { name: "Orla Keane", company: "Keane Ltd" },
      answered: 1,
      isPaid: false,
      price: { minor: 9999, currency: "USD" },
      mail: null,
    },
  ]);
  expect(next).toBeNull();
});

test("no reading of an unpaid document holds its text", async () => {
  await using db = await freshDatabase();
  const { user, document } = await newDocument(db);
  const created = await createDocument(user, document);
  if (!created.ok) throw new Error(created.code);
  const documentId = created.value.id;
  const read = [
    await listDocuments(user, { list: PLAIN_LIST, before: null }),
    await findDocument(user, { documentId }),
    await findText(user, { documentId }),
    await findPreview(user, { documentId }),
  ];
  expect(JSON.stringify(read)).not.toContain(MARKER);
  expect(read[3]).toMatchObject({ opening: "## Executive Summary\n\nOpening." });
  expect(read[2]).toMatchObject({ isPaid: false, text: null });
});

test("a paid document gives its text to its owner and to nobody else", async () => {
  await using db = await freshDatabase();
  const { user, documentId } = await addDocument(db, undefined, CONTENT);
  await buy(openServiceDb(db.connect()), { user, documentId });
  const stranger = openUserDb(db.connect(), (await addPerson(db)).claims);
  expect(await findText(user, { documentId })).toMatchObject({ isPaid: true, text: CONTENT });
  expect(await findText(stranger, { documentId })).toBeNull();
  expect(await findDocument(stranger, { documentId })).toBeNull();
  for (const reader of [user, stranger]) expect(await findPreview(reader, { documentId })).toBeNull();
  expect((await listDocuments(stranger, { list: PLAIN_LIST, before: null })).documents).toEqual([]);
});

test.each(["", "x", "00000000-0000-0000-0000-00000000000", "' or true --", "\u0000"])(
  "%j is nobody's document",
  async (documentId) => {
    await using db = await freshDatabase();
    const user = openUserDb(db.connect(), (await addPerson(db)).claims);
    expect(await findText(user, { documentId })).toBeNull();
    expect(await findDocument(user, { documentId })).toBeNull();
    expect(await findPreview(user, { documentId })).toBeNull();
  },
);

test("pages follow one another without gap or repetition, also where many documents share an instant", async () => {
  await using db = await freshDatabase();
  const { person, user, documentId } = await addDocument(db);
  await db.sql`
    insert into public.documents (user_id, assessment_id, title, description, template_type, responses, content_version, created_at)
    select ${person.id}, gen_random_uuid(), 'Copy ' || n, '', 'Azure', '[]', '1', now() - (n / 15) * interval '1 hour'
    from generate_series(1, 52) n`;
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let before: string | null = null, page = 0; page < 4; page++) {
    const listed: Awaited<ReturnType<typeof listDocuments>> = await listDocuments(user, { list: PLAIN_LIST, before });
    seen.push(...listed.documents.map(({ id }) => id));
    sizes.push(listed.documents.length);
    before = listed.next;
    if (!before) break;
  }
  expect(sizes).toEqual([PAGE_SIZE, PAGE_SIZE, 13]);
  expect(new Set(seen).size).toBe(53);
  expect(seen).toContain(documentId);
});

test.each([
  "x",
  "2026-11-20T00:00:00.000Z",
  "0000-01-01T00:00:00.000Z_00000000-0000-4000-8000-000000000000",
  "2026-19-01T00:00:00.000Z_00000000-0000-4000-8000-000000000000",
  "9999-99-99T99:99:99.999Z_00000000-0000-4000-8000-000000000000",
  "_",
  "\u0000",
])("the cursor %j is read as none", async (before) => {
  await using db = await freshDatabase();
  const { user, documentId } = await addDocument(db);
  const { documents } = await listDocuments(user, { list: PLAIN_LIST, before });
  expect(documents.map(({ id }) => id)).toEqual([documentId]);
});

test("an unpaid document is deleted with its text, and what was tried to pay for it stays in the books", async () => {
  await using db = await freshDatabase();
  const { user, documentId, person } = await addDocument(db);
  await db.sql`
    insert into public.payments (document_id, user_id, provider, amount_minor, currency, status)
    values (${documentId}, ${person.id}, 'simulator', 9999, 'USD', 'failed')`;
  expect(await removeDocument(user, { documentId })).toEqual({ ok: true, value: null });
  expect(await removeDocument(user, { documentId })).toEqual({ ok: false, code: "not-found" });
  const [left] = await db.sql`
    select (select count(*)::integer from public.document_contents) as texts,
      (select count(*)::integer from public.payments where document_id is null) as payments,
      (select count(*)::integer from public.audit_events where action = 'document.deleted' and entity_id = ${documentId}) as events`;
  expect(left).toEqual({ texts: 0, payments: 1, events: 1 });
});

test("a document is not deleted while a payment is under way, nor once it is paid, nor by a stranger", async () => {
  await using db = await freshDatabase();
  const owned = await addDocument(db);
  const { user, documentId } = owned;
  const stranger = openUserDb(db.connect(), (await addPerson(db)).claims);
  expect(await removeDocument(stranger, { documentId })).toEqual({ ok: false, code: "not-found" });
  await user.write((tx) => tx.execute(sql`select app.start_payment(${documentId}, 'simulator')`));
  expect(await removeDocument(user, { documentId })).toEqual({ ok: false, code: "payment-open" });
  await db.sql`update public.payments set status = 'cancelled'`;
  await buy(openServiceDb(db.connect()), owned);
  expect(await removeDocument(user, { documentId })).toEqual({ ok: false, code: "already-paid" });
  expect(await findText(user, { documentId })).toMatchObject({ isPaid: true, text: "# Text" });
});

test("a reminder of an unpaid document is no mail that handed it over", async () => {
  await using db = await freshDatabase();
  const { user, document } = await newDocument(db);
  const created = await createDocument(user, document);
  if (!created.ok) throw new Error("nothing was created");
  const documentId = created.value.id;
  await db.sql`insert into public.deliveries (document_id, user_id, reason, status, sent_at)
    select id, user_id, 'reminder', 'sent', now() from public.documents where id = ${documentId}`;
  expect((await findDocument(user, { documentId }))?.mail).toBeNull();
  expect((await listDocuments(user, { list: PLAIN_LIST, before: null })).documents.map(({ mail }) => mail)).toEqual([
    null,
  ]);
});
