import { expect, test } from "vitest";
import {
  createDocument,
  findDocument,
  findText,
  listDocuments,
  type NewDocument,
  PAGE_SIZE,
} from "#app/features/documents/documents.server.ts";
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
  };
  return { user: openUserDb(db.connect(), person.claims), document };
}

test("fifty calls at once for one assessment make one document", async () => {
  await using db = await freshDatabase();
  const { user, document } = await newDocument(db);
  const results = await Promise.all(Array.from({ length: 50 }, () => createDocument(user, document)));
  expect(new Set(results.map((result) => result.ok && result.value.id)).size).toBe(1);
  expect((await listDocuments(user, { before: null })).documents).toHaveLength(1);
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
  const { documents, next } = await listDocuments(user, { before: null });
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
    await listDocuments(user, { before: null }),
    await findDocument(user, { documentId }),
    await findText(user, { documentId }),
  ];
  expect(JSON.stringify(read)).not.toContain(MARKER);
  expect(read[1]).toMatchObject({ preview: { opening: "## Executive Summary\n\nOpening." } });
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
  expect((await listDocuments(stranger, { before: null })).documents).toEqual([]);
});

test.each(["", "x", "00000000-0000-0000-0000-00000000000", "' or true --", "\u0000"])(
  "%j is nobody's document",
  async (documentId) => {
    await using db = await freshDatabase();
    const user = openUserDb(db.connect(), (await addPerson(db)).claims);
    expect(await findText(user, { documentId })).toBeNull();
    expect(await findDocument(user, { documentId })).toBeNull();
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
    const listed: Awaited<ReturnType<typeof listDocuments>> = await listDocuments(user, { before });
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
  "9999-99-99T99:99:99.999Z_00000000-0000-4000-8000-000000000000",
  "_",
  "\u0000",
])("the cursor %j is read as none", async (before) => {
  await using db = await freshDatabase();
  const { user, documentId } = await addDocument(db);
  const { documents } = await listDocuments(user, { before });
  expect(documents.map(({ id }) => id)).toEqual([documentId]);
});
