import { expect, test } from "vitest";
import { UNKNOWN } from "#app/features/catalogue/details.ts";
import { type Answers, type QuestionId, requireQuestion } from "#app/features/catalogue/steps.ts";
import {
  discardAssessment,
  findLastAnswers,
  findOpenAssessment,
  saveAnswer,
  saveDetailAnswers,
} from "#app/features/questionnaire/assessment.server.ts";
import { keepBrowserVersion, openDraft, saveStep } from "#app/features/questionnaire/drafts.server.ts";
import { generateDocument } from "#app/features/questionnaire/generate.server.ts";
import { openUserDb, type UserDb } from "#db/rls.server.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addClient } from "#tests/support/people.ts";
import { arrive, begin, callerWith, FULL, newRef, TODAY } from "./callers.ts";

const NOW = {
  today: TODAY,
  report(faults: readonly string[]) {
    throw new Error(faults.join("; "));
  },
};

/** The same handle, where something else happens just before its next write. */
function interrupted(user: UserDb, happen: () => Promise<unknown>): UserDb {
  let happened: Promise<unknown> | undefined;
  return {
    ...user,
    async write(work) {
      happened ??= happen();
      await happened;
      return user.write(work);
    },
  };
}

const answer = (id: QuestionId, ...values: string[]) => ({ question: requireQuestion(id), values });

test("the first answer makes the assessment, and it is found on any device", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const ref = newRef();
  expect(await saveAnswer(user, ref, answer("solution-type", "custom"))).toMatchObject({ kind: "saved" });
  expect(await findOpenAssessment(user)).toMatchObject({
    id: ref.assessment,
    version: 1,
    answers: { "solution-type": ["custom"] },
    client: null,
  });
});

test("pressing Next twice at once makes one assessment and no conflict", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const ref = newRef();
  const presses = Array.from({ length: 5 }, () => saveAnswer(user, ref, answer("solution-type", "custom")));
  expect((await Promise.all(presses)).map(({ kind }) => kind)).toEqual(Array(5).fill("saved"));
  expect(await db.sql`select id from public.assessments`).toHaveLength(1);
});

test("a stale tab is refused, told what stands, and overwrites nothing", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const ref = await begin(user);
  await saveAnswer(user, ref, answer("timeline", "1-3-months"));
  const outcome = await saveAnswer(user, ref, answer("timeline", "12-plus-months"));
  expect(outcome).toMatchObject({ kind: "stale", stored: { version: 2, answers: { timeline: ["1-3-months"] } } });
  expect((await findOpenAssessment(user))?.answers.timeline).toEqual(["1-3-months"]);
});

test("of two tabs that save at the same moment one wins and the other is told", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const ref = await begin(user);
  const saves = ["1-3-months", "12-plus-months"].map((one) => saveAnswer(user, ref, answer("timeline", one)));
  const kinds = (await Promise.all(saves)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["saved", "stale"]);
});

test("a second tab that was opened before the first answer begins no second assessment", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  await begin(user);
  const outcome = await saveAnswer(user, newRef(), answer("solution-type", "security"));
  expect(outcome).toMatchObject({ kind: "stale", stored: { answers: { "solution-type": ["custom"] } } });
});

test("a tab of an assessment that was started again is told that it is gone", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const ref = await begin(user);
  await discardAssessment(user, ref);
  expect(await saveAnswer(user, ref, answer("timeline", "1-3-months"))).toEqual({ kind: "gone" });
});

test("only the caller's own clients that are not archived can be chosen", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const foreign = await addClient(db, (await arrive(db)).person);
  const archived = await addClient(db, person);
  await db.sql`update public.clients set archived_at = now() where id = ${archived}`;
  const ref = await begin(user);
  for (const id of [foreign, archived, crypto.randomUUID(), "1 or 1=1"]) {
    expect(await saveAnswer(user, ref, answer("selected-client", id)), id).toEqual({
      kind: "refused",
      fault: "not-a-client",
    });
  }
  expect((await findOpenAssessment(user))?.client).toBeNull();
});

test("choosing a client answers what its record says and nobody has answered", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const id = await addClient(db, person);
  await db.sql`update public.clients set profile = '{"industry": "Retail", "companySize": "1-10"}' where id = ${id}`;
  const ref = await begin(user, { "solution-type": ["custom"], industry: ["finance"] });
  await saveAnswer(user, ref, answer("selected-client", id));
  expect(await findOpenAssessment(user)).toMatchObject({
    answers: { industry: ["finance"], "company-size": ["small"], "selected-client": [id] },
    client: { id, name: "Orla Keane", industry: "Retail", companySize: "1-10" },
  });
});

test("somebody else's assessment cannot be continued", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const ref = await begin(user);
  const { user: stranger } = await arrive(db);
  expect(await saveAnswer(stranger, ref, answer("timeline", "1-3-months"))).toEqual({ kind: "gone" });
  const pretended = { assessment: ref.assessment, version: 0 };
  expect(await saveAnswer(stranger, pretended, answer("timeline", "1-3-months"))).toEqual({ kind: "gone" });
  expect(await generateDocument(stranger, ref, NOW)).toEqual({ ok: false, code: "gone" });
});

test("a dozen presses of Generate at once make one document, and the next assessment begins with its size and industry", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const ref = await begin(user, { ...FULL, "selected-client": [await addClient(db, person)] });
  const presses = Array.from({ length: 12 }, () => generateDocument(openUserDb(db.connect(), person.claims), ref, NOW));
  const results = await Promise.all(presses);
  expect(new Set(results.map((result) => (result.ok ? result.value.id : result.code))).size).toBe(1);
  const rows =
    await db.sql`select title, template_type, is_paid, price, jsonb_array_length(responses) as count from public.documents`;
  expect(rows).toMatchObject([
    {
      title: "Microsoft Certificate Services Solution Document",
      template_type: "Microsoft Certificate Services",
      is_paid: false,
      price: "99.99",
      count: 11,
    },
  ]);
  expect(await findOpenAssessment(user)).toBeNull();
  expect(await findLastAnswers(user)).toMatchObject({ "company-size": ["medium"], industry: ["healthcare"] });
});

test("a document takes at most four round trips", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const ref = await begin(user, { ...FULL, "selected-client": [await addClient(db, person)] });
  let trips = 0;
  const onTrip = (more: number) => {
    trips += more;
  };
  const counted = openUserDb(db.connect({ onTrip }), person.claims);
  expect((await generateDocument(counted, ref, NOW)).ok).toBe(true);
  expect(trips).toBeLessThanOrEqual(4);
});

test("nothing is generated from a stale summary, open questions or no client", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const ref = await begin(user, FULL);
  expect(await generateDocument(user, ref, NOW)).toEqual({ ok: false, code: "no-client" });
  await saveAnswer(user, ref, answer("selected-client", await addClient(db, person)));
  expect(await generateDocument(user, ref, NOW)).toEqual({ ok: false, code: "stale" });
  await saveAnswer(user, { ...ref, version: 2 }, answer("timeline"));
  expect(await generateDocument(user, { ...ref, version: 3 }, NOW)).toEqual({ ok: false, code: "incomplete" });
  expect(await db.sql`select id from public.documents`).toHaveLength(0);
});

test("a visitor's answers move into the account with the first page after signing in, once", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const caller = await callerWith(user, FULL);
  const opened = await Promise.all([openDraft(caller), openDraft(caller)]);
  for (const one of opened)
    expect(one).toMatchObject({ kind: "moved", setCookie: expect.stringContaining("Max-Age=0") });
  expect((await findOpenAssessment(user))?.answers).toEqual(FULL);
  expect(await db.sql`select id from public.assessments`).toHaveLength(1);
});

test("answers that another tab gave while the browser's were moved are shown beside them, and neither is lost", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const caller = await callerWith(user, FULL);
  const other: Answers = { "solution-type": ["security"] };
  expect(await openDraft({ ...caller, db: interrupted(user, () => begin(user, other)) })).toEqual({
    kind: "two-versions",
    browser: expect.objectContaining({ answers: FULL }),
    account: expect.objectContaining({ answers: other }),
  });
  expect((await findOpenAssessment(user))?.answers).toEqual(other);
});

test("answers join the account although what was in progress there was removed while they were moved", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const ref = await begin(user, { "selected-client": [await addClient(db, person)] });
  const raced = interrupted(user, () => discardAssessment(user, ref));
  expect(await openDraft(await callerWith(raced, FULL))).toMatchObject({ kind: "moved" });
  expect((await findOpenAssessment(user))?.answers).toEqual(FULL);
});

test("answers of browser and account that differ are both shown, and the choice decides", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const ref = await begin(user, { "solution-type": ["security"] });
  const caller = await callerWith(user, FULL);
  expect(await openDraft(caller)).toMatchObject({
    kind: "two-versions",
    browser: { answers: FULL },
    account: { answers: { "solution-type": ["security"] } },
  });
  expect((await findOpenAssessment(user))?.answers).toEqual({ "solution-type": ["security"] });
  expect(await keepBrowserVersion(caller, { ...ref, version: 7 })).toEqual({
    outcome: expect.objectContaining({ kind: "stale" }),
  });
  expect((await keepBrowserVersion(caller, ref)).setCookie).toContain("Max-Age=0");
  expect((await findOpenAssessment(user))?.answers).toEqual(FULL);
});

test("a step that was posted just after signing in is kept with the answers that still wait in the browser", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const caller = await callerWith(user, { "solution-type": ["custom"] });
  const { outcome, setCookie } = await saveStep(caller, newRef(), answer("timeline", "1-3-months"));
  expect(outcome).toMatchObject({ kind: "saved", draft: { answers: { timeline: ["1-3-months"] } } });
  expect(setCookie).toMatch(/^assessment=/);
  expect(await findOpenAssessment(user)).toBeNull();
});

test("optional answers are kept with the assessment, refused from a stale page, and go into the document's responses", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const ref = await begin(user, { ...FULL, "selected-client": [await addClient(db, person)] });
  const give = (answers: Answers) => ({ ...answers, "head-count": ["180"], sites: [UNKNOWN] });
  expect(await saveDetailAnswers(user, ref, give)).toMatchObject({
    kind: "saved",
    draft: { version: ref.version + 1 },
  });
  expect(await saveDetailAnswers(user, ref, (answers) => ({ ...answers, sites: ["4"] }))).toMatchObject({
    kind: "stale",
  });
  expect((await findOpenAssessment(user))?.answers).toMatchObject({ "head-count": ["180"], sites: [UNKNOWN] });
  expect((await generateDocument(user, { ...ref, version: ref.version + 1 }, NOW)).ok).toBe(true);
  const [row] = await db.sql`select responses from public.documents`;
  const details = row?.responses.filter(({ category }: { category: string }) => category === "detail");
  expect(details).toMatchObject([
    { id: "head-count", answer: "180 people", values: ["180"] },
    { id: "sites", answer: "Don’t know", values: [UNKNOWN] },
  ]);
});

test("a document that the linter finds wrong is not made, and what it found is told", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const ref = await begin(user, { ...FULL, "selected-client": [await addClient(db, person)] });
  const told: string[] = [];
  const impossible = { today: new Date(Number.NaN), report: (faults: readonly string[]) => void told.push(...faults) };
  expect(await generateDocument(user, ref, impossible)).toEqual({ ok: false, code: "contradictory" });
  expect(told.some((fault) => fault.startsWith("placeholder in control"))).toBe(true);
  expect(await db.sql`select id from public.documents`).toHaveLength(0);
});
