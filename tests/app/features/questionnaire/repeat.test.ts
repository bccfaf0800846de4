import { expect, test } from "vitest";
import { findOpenAssessment } from "#app/features/questionnaire/assessment.server.ts";
import { repeatAssessment } from "#app/features/questionnaire/repeat.server.ts";
import { openUserDb } from "#db/rls.server.ts";
import { MAX_ROWS } from "#db/schema/limits.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson } from "#tests/support/people.ts";

const ANSWERS = {
  "solution-type": ["azure-migration"],
  "company-size": ["medium"],
  "current-technologies": ["azure", "teams"],
};
const RESPONSES = Object.entries(ANSWERS).map(([id, values]) => ({
  id,
  question: "?",
  answer: "!",
  values,
  category: "c",
}));

async function openOwned() {
  const db = await freshDatabase();
  const owned = await addDocument(db);
  const stored = [...RESPONSES, { id: "no-longer-asked", question: "?", answer: "!", values: ["x"], category: "c" }];
  // A document never changes; its answers are put in as they would have been written.
  await db.sql`alter table public.documents disable trigger guard`;
  await db.sql`update public.documents set responses = ${db.sql.json(stored)} where id = ${owned.documentId}`;
  await db.sql`alter table public.documents enable trigger guard`;
  return { db, ...owned };
}

test("the answers of a document begin a new assessment for its client, once, and the document stays", async () => {
  const { db, user, documentId, clientId, assessmentId } = await openOwned();
  await using _ = db;
  const before = await db.sql`select * from public.documents`;
  expect(await repeatAssessment(user, { documentId })).toEqual({ ok: true });
  const opened = await findOpenAssessment(user);
  expect(opened).toMatchObject({ answers: { "solution-type": ["azure-migration"], "company-size": ["medium"] } });
  expect(opened?.answers).toMatchObject({ "selected-client": [clientId] });
  expect(opened?.id).not.toBe(assessmentId);
  await repeatAssessment(user, { documentId });
  expect(await findOpenAssessment(user)).toEqual(opened);
  expect(await db.sql`select * from public.documents`).toEqual(before);
});

test("a client who was archived is not chosen again", async () => {
  const { db, user, documentId } = await openOwned();
  await using _ = db;
  await db.sql`update public.clients set archived_at = now()`;
  await repeatAssessment(user, { documentId });
  expect((await findOpenAssessment(user))?.answers).not.toHaveProperty("selected-client");
});

test("nobody repeats somebody else's document, nor one that never was", async () => {
  const { db, documentId } = await openOwned();
  await using _ = db;
  const stranger = openUserDb(db.connect(), (await addPerson(db)).claims);
  for (const id of [documentId, crypto.randomUUID(), "none"]) {
    expect(await repeatAssessment(stranger, { documentId: id })).toEqual({ ok: false, code: "not-found" });
  }
});

test("answers are not used again where as many assessments are open as an account may hold", async () => {
  const { db, user, person, documentId } = await openOwned();
  await using _ = db;
  await db.sql`
    insert into public.assessments (user_id) select ${person.id} from generate_series(1, ${MAX_ROWS.openAssessments})`;
  expect(await repeatAssessment(user, { documentId })).toEqual({ ok: false, code: "too-many" });
});
