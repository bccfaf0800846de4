/** What each button of the questionnaire does, for a visitor and for somebody signed in. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { guardHandle } from "#app/features/auth/guarded-db.server.ts";
import { UNKNOWN } from "#app/features/catalogue/details.ts";
import { act } from "#app/features/questionnaire/act.server.ts";
import { DETAILS_PATH, SIGN_UP_PATH } from "#app/features/questionnaire/address.ts";
import { findBrowserDraft } from "#app/features/questionnaire/answers-cookie.server.ts";
import {
  discardAssessment,
  findOpenAssessment,
  openAssessment,
} from "#app/features/questionnaire/assessment.server.ts";
import { type Caller, openDraft } from "#app/features/questionnaire/drafts.server.ts";
import { QuestionnaireForm } from "#app/features/questionnaire/questionnaire.schema.ts";
import { dayInZone, formatDate } from "#app/shared/date.ts";
import { DatabaseUnavailable } from "#db/errors.server.ts";
import { openUserDb } from "#db/rls.server.ts";
import { MAX_ROWS } from "#db/schema/limits.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addClient } from "#tests/support/people.ts";
import { arrive, begin, callerOf, callerWith, FULL, newRef, settings } from "./callers.ts";

type Fields = Record<string, string | string[] | number>;

/** Presses a button with the fields as a browser posts them. */
function press(caller: Caller, fields: Fields) {
  const posted = Object.entries(fields).map(([name, value]) => [name, typeof value === "number" ? `${value}` : value]);
  return act(caller, v.parse(QuestionnaireForm, Object.fromEntries(posted)), { values: {}, errors: {} });
}

const atStep = (step: number, fields: Fields = {}): Fields => ({ intent: "next", step, ...newRef(), ...fields });
const refusedFor = (answer: string) => ({
  status: 400,
  stay: { kind: "refused", form: "step", reply: { errors: { answer } } },
});
const GONE = { stay: { kind: "gone" }, status: 409 };
const NEW_CLIENT = {
  intent: "add-client",
  step: 11,
  name: "Orla Keane",
  email: "orla@keane.example",
  company: "Keane Ltd",
  industry: "Retail",
  companySize: "1-10",
  website: "keane.example",
};

/** The browser's answers after the cookie of an answer reached it. */
const keptBy = async (cookie = "") => (await findBrowserDraft(settings, callerOf(null, cookie).request))?.answers;

test("a visitor's answer is kept in the browser, and Next leads on", async () => {
  const first = await press(callerOf(null), atStep(1, { answer: "custom" }));
  expect(first).toMatchObject({ go: "/questionnaire?step=2" });
  expect(await keptBy(first.setCookie)).toEqual({ "solution-type": ["custom"] });
  const kept = await press(callerOf(null), atStep(1, { intent: "keep", answer: "custom" }));
  expect(kept).toMatchObject({ stay: { kind: "kept" }, status: 200, setCookie: expect.any(String) });
});

test.each([
  ["nothing", 1, [], "Please choose an option."],
  ["nothing of several", 5, [], "Please choose at least one option."],
  ["what is not on the list", 1, ["toString"], "Please choose from the list."],
  ["two where one is asked for", 1, ["custom", "security"], "Please choose one option only."],
] as const)("Next with %s stays and says why", async (_what, step, answer, sentence) => {
  expect(await press(callerOf(null), atStep(step, { answer: [...answer] }))).toMatchObject(refusedFor(sentence));
});

test("going back is never held up, and never leads before the first step", async () => {
  const back = (step: number, answer: string[]) => press(callerOf(null), atStep(step, { intent: "previous", answer }));
  expect(await back(4, [])).toEqual({ go: "/questionnaire?step=3" });
  expect(await back(4, ["no such industry"])).toEqual({ go: "/questionnaire?step=3" });
  expect(await back(1, [])).toEqual({ go: "/questionnaire?step=1" });
});

test("from the summary, Next leads back as far as the answers allow, and says what the change cleared", async () => {
  const caller = await callerWith(null, FULL);
  const fromSummary = { return: "summary" };
  expect(await press(caller, atStep(4, { ...fromSummary, answer: "retail" }))).toMatchObject({
    go: "/questionnaire?step=12",
  });
  const changed = await press(caller, atStep(1, { ...fromSummary, answer: "security" }));
  expect(changed).toMatchObject({ go: "/questionnaire?step=2&return=summary&cleared=" });
  expect(await keptBy(changed.setCookie)).not.toHaveProperty("solution-configuration");
});

test("a visitor passes the client step without a client, and the summary ends the way", async () => {
  const caller = await callerWith(null, FULL);
  expect(await press(caller, atStep(11))).toEqual({ go: "/questionnaire?step=12" });
  expect(await press(caller, atStep(11, { intent: "use-client" }))).toEqual({ go: "/questionnaire?step=11" });
  expect(await press(caller, atStep(12))).toEqual({ go: "/questionnaire?step=12" });
  expect(await press(caller, NEW_CLIENT)).toEqual({ go: SIGN_UP_PATH });
  expect(await press(caller, { intent: "generate", ...newRef() })).toEqual({ go: SIGN_UP_PATH });
});

test("nothing is parked where nothing was answered", async () => {
  const message = "There is nothing to save yet. Please answer at least one question first.";
  expect(await press(callerOf(null), atStep(3, { intent: "park" }))).toMatchObject({
    stay: { kind: "refused", form: "step", reply: { message } },
    status: 400,
  });
});

test("a visitor's optional answers go with the others; without others there is nothing to go with", async () => {
  const fields = { intent: "details", ...newRef(), "detail-head-count": "180" };
  const saved = await press(await callerWith(null, FULL), fields);
  expect(saved).toMatchObject({ go: "/questionnaire?step=12" });
  expect(await keptBy(saved.setCookie)).toEqual({ ...FULL, "head-count": ["180"] });
  expect(await press(callerOf(null), fields)).toEqual(GONE);
  expect(await press(callerOf(null), { ...fields, "detail-head-count": "many" })).toMatchObject({
    stay: { form: "details", reply: { errors: { "detail-head-count": expect.any(String) } } },
    status: 400,
  });
});

test("starting again, and keeping the account's version, take the answers out of the browser", async () => {
  const caller = await callerWith(null, FULL);
  const emptied = { go: "/questionnaire", setCookie: expect.stringContaining("Max-Age=0") };
  expect(await press(caller, { intent: "start-again", ...newRef() })).toEqual(emptied);
  expect(await press(caller, { intent: "keep-account", ...newRef() })).toEqual(emptied);
  expect(await press(caller, { intent: "keep-browser", ...newRef() })).toEqual({ go: "/questionnaire" });
});

test("starting again removes the assessment that was shown; the one that was in progress before is there again", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const before = await begin(user, { "solution-type": ["security"] });
  await user.write((tx) => openAssessment(tx, FULL));
  const shown = await findOpenAssessment(user);
  expect(shown?.answers).toEqual(FULL);
  const pressed = { intent: "start-again", assessment: shown?.id ?? "", version: shown?.version ?? 0 };
  expect(await press(callerOf(user), pressed)).toMatchObject({ go: "/questionnaire" });
  expect(await findOpenAssessment(user)).toMatchObject({ id: before.assessment });
});

test.each(["previous", "keep"])(
  "an answer that a step was filled in with is not saved by %s, a changed one is",
  async (intent) => {
    const caller = await callerWith(null, { "solution-type": ["custom"] });
    const leave = (answer: string) => press(caller, atStep(3, { intent, answer, offered: "medium" }));
    expect(await leave("medium")).not.toHaveProperty("setCookie");
    expect(await keptBy((await leave("large")).setCookie)).toMatchObject({ "company-size": ["large"] });
  },
);

test("Next makes what a step was filled in with an answer", async () => {
  const caller = await callerWith(null, { "solution-type": ["custom"] });
  const { setCookie } = await press(caller, atStep(3, { answer: "medium", offered: "medium" }));
  expect(await keptBy(setCookie)).toMatchObject({ "company-size": ["medium"] });
});

test("somebody signed in is told of a stale page in words, of one that is gone, and of what is not theirs", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const caller = callerOf(user);
  const ref = await begin(user);
  const step = (at: number, fields: Fields) => press(caller, atStep(at, { ...ref, ...fields }));
  expect(await step(8, { answer: "1-3-months", return: "summary" })).toMatchObject({
    go: "/questionnaire?step=2&return=summary",
  });
  expect(await step(8, { answer: "12-plus-months" })).toMatchObject({
    status: 409,
    stay: {
      kind: "stale",
      stale: { step: 8, mine: { values: ["12-plus-months"] }, draft: { version: 2 }, fromSummary: false },
    },
  });
  const clientId = await addClient(db, person);
  expect(await step(11, { answer: clientId })).toMatchObject({
    stay: { stale: { mine: { label: "Orla Keane (Keane Ltd)" }, theirs: { label: "Not answered" } } },
  });
  expect(await step(11, {})).toMatchObject(refusedFor("Please choose a client."));
  expect(await step(11, { intent: "use-client" })).toMatchObject(refusedFor("Please choose a client."));
  const foreign = await addClient(db, (await arrive(db)).person);
  expect(await step(11, { answer: foreign })).toMatchObject(refusedFor("Please choose one of your clients."));

  const detail = { intent: "details", "detail-head-count": "180" };
  expect(await press(caller, { ...detail, ...ref })).toMatchObject({ status: 409, stay: { form: "details" } });
  expect(await press(caller, { ...detail, ...ref, version: 2 })).toEqual({ go: "/questionnaire?step=12" });
  expect(await press(caller, { intent: "start-again", ...ref })).toMatchObject({ go: "/questionnaire" });
  expect(await findOpenAssessment(user)).toBeNull();
  expect(await step(8, { answer: "1-3-months" })).toEqual(GONE);
  expect(await press(caller, { ...detail, ...ref })).toEqual(GONE);
});

test("answers that still wait in the browser are moved before a client or an optional answer is kept", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const caller = await callerWith(user, FULL);
  const answer = await addClient(db, person);
  expect(await press(caller, atStep(11, { answer }))).toEqual({ go: "/questionnaire?step=11" });
  expect(await press(caller, { intent: "details", ...newRef() })).toEqual({ go: DETAILS_PATH });
  const ref = await begin(user);
  expect(await press(caller, { intent: "keep-browser", ...ref })).toEqual({
    go: "/questionnaire",
    setCookie: expect.stringContaining("Max-Age=0"),
  });
  expect((await findOpenAssessment(user))?.answers).toEqual(FULL);
});

test("a client that was added is chosen at once; one too many is refused", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const added = await press(callerOf(user), { ...NEW_CLIENT, return: "summary" });
  const [row] = await db.sql`select id, profile from public.clients`;
  expect(added).toEqual({ go: `/questionnaire?step=11&return=summary&client=${row?.id}` });
  expect(row?.profile).toEqual({ industry: "Retail", companySize: "1-10", website: expect.stringContaining("keane") });
  await db.sql`
    insert into public.clients (user_id, name, email, company)
    select ${person.id}, 'C', 'c@example.com', 'Co' from generate_series(2, ${MAX_ROWS.clients})`;
  expect(await press(callerOf(user), { ...NEW_CLIENT, website: "" })).toMatchObject({
    stay: { kind: "refused", form: "client", reply: { message: expect.any(String) } },
    status: 400,
  });
});

test("Generate leads to the payment, or says what is in the way", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const generate = (ref: Fields) => press(callerOf(user), { intent: "generate", ...ref });
  const inTheWay = (word: RegExp, status: number) => ({
    stay: { kind: "not-generated", reason: expect.stringMatching(word) },
    status,
  });
  expect(await generate(newRef())).toEqual(inTheWay(/another window/, 409));
  const open = await begin(user, FULL);
  expect(await generate(open)).toEqual(inTheWay(/one of your clients/, 400));
  expect(await generate({ ...open, version: 7 })).toEqual(inTheWay(/Reload the page/, 409));
  await discardAssessment(user, open);
  const client = [await addClient(db, person)];
  const { industry: _, ...incomplete } = FULL;
  const halfway = await begin(user, { ...incomplete, "selected-client": client });
  expect(await generate(halfway)).toEqual(inTheWay(/An answer is missing/, 400));
  await discardAssessment(user, halfway);
  const ref = await begin(user, { ...FULL, "selected-client": client, "head-count": [UNKNOWN] });
  const made = await generate(ref);
  const [row] = await db.sql`select id from public.documents`;
  expect(made).toEqual({ go: `/payment/${row?.id}` });
  expect(await generate(ref)).toEqual(made);

  await db.sql`
    insert into public.documents (user_id, assessment_id, title, description, template_type, responses, content_version)
    select ${person.id}, gen_random_uuid(), 'T', '', 'T', '[]', '1' from generate_series(2, ${MAX_ROWS.unpaidDocuments})`;
  const onemore = await begin(user, { ...FULL, "selected-client": client });
  expect(await generate(onemore)).toEqual(inTheWay(/awaiting payment/, 400));
});

test("a document is dated by the day of whoever has it made", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const now = new Date();
  const zones = ["Pacific/Kiritimati", "Etc/GMT+12"]; // at each moment one of them has another day than UTC
  const timezone = zones.find((zone) => dayInZone(now, zone) > dayInZone(now) || dayInZone(now, zone) < dayInZone(now));
  const ref = await begin(user, { ...FULL, "selected-client": [await addClient(db, person)] });
  expect(await press({ ...callerOf(user), timezone }, { intent: "generate", ...ref })).toHaveProperty("go");
  const [row] = await db.sql`select generated_content as text from public.document_contents`;
  expect(row?.text).toContain(`| Date and version | ${formatDate(dayInZone(now, timezone))},`);
});

test("a database that is away is said beside the button; any other fault is thrown on", async () => {
  const claims = { sub: crypto.randomUUID(), session_id: crypto.randomUUID(), aal: "aal1" } as const;
  const nowhere = { url: "postgresql://nobody@127.0.0.1:1/none", requestId: "test", defer: () => {} };
  const bare = openUserDb(nowhere, claims);
  const guarded = guardHandle(bare, () => new Response());
  const form = { intent: "generate", ...newRef() };
  expect(await press(callerOf(guarded), form)).toEqual({
    stay: { kind: "not-generated", reason: expect.stringContaining("Your answers are kept") },
    status: 503,
  });
  await expect(press(callerOf(bare), form)).rejects.toBeInstanceOf(DatabaseUnavailable);
});

test("answers that a visitor gave join an account whose assessment holds a client alone", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const client = await addClient(db, person);
  await begin(user, { "selected-client": [client] });
  expect(await openDraft(await callerWith(user, FULL))).toMatchObject({ kind: "moved" });
  expect((await findOpenAssessment(user))?.answers).toEqual({ ...FULL, "selected-client": [client] });
  expect(await press(callerOf(user), atStep(12))).toEqual({ go: "/questionnaire?step=12" });
});
