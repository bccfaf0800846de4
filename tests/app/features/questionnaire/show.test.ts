/** What a request for a place in the questionnaire is shown. */
import { expect, test } from "vitest";
import { requireQuestion } from "#app/features/catalogue/steps.ts";
import { readPlace } from "#app/features/questionnaire/address.ts";
import { findOpenAssessment, saveAnswer } from "#app/features/questionnaire/assessment.server.ts";
import type { Caller } from "#app/features/questionnaire/drafts.server.ts";
import { generateDocument } from "#app/features/questionnaire/generate.server.ts";
import { showPlace } from "#app/features/questionnaire/show.server.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { addClient } from "#tests/support/people.ts";
import { arrive, begin, callerOf, callerWith, FULL, TODAY } from "./callers.ts";

const show = (caller: Caller, search = "") => showPlace(caller, readPlace(new URL(`http://portal.example/${search}`)));
const elsewhere = (path: string) => ({ kind: "elsewhere", path });
const NO_CHOICES = { clients: [], hasMore: false, find: "" };

test("a visitor who has answered nothing begins at the first step, whatever the address says", async () => {
  expect(await show(callerOf(null))).toMatchObject({
    kind: "step",
    view: { kind: "question", step: 1, savedAt: null },
    choices: NO_CHOICES,
    isAdding: false,
  });
  expect(await show(callerOf(null), "?step=4")).toEqual(elsewhere("/questionnaire?step=1"));
  expect(await show(callerOf(null), "?step=4&return=summary")).toEqual(
    elsewhere("/questionnaire?step=1&return=summary"),
  );
});

test("a visitor goes on where the answers end, and sees any step before", async () => {
  const { timeline: _, ...open } = FULL;
  const caller = await callerWith(null, open);
  expect(await show(caller)).toEqual(elsewhere("/questionnaire?step=8"));
  expect(await show(caller, "?step=3")).toMatchObject({
    view: { step: 3, saved: ["medium"], savedAt: TODAY.toISOString(), signedIn: false },
  });
  expect(await show(caller, "?step=12&details")).toEqual(elsewhere("/questionnaire?step=8"));
});

test("a visitor with every answer reaches the client step, the summary and the optional questions, and adds no client", async () => {
  const caller = await callerWith(null, { ...FULL, "head-count": ["180"] });
  expect(await show(caller, "?step=11&add")).toMatchObject({
    view: { step: 11 },
    choices: NO_CHOICES,
    isAdding: false,
  });
  expect(await show(caller, "?step=12")).toMatchObject({ view: { kind: "summary", hasClient: false } });
  const page = await show(caller, "?step=12&details");
  expect(page).toMatchObject({ kind: "step", view: { kind: "details" } });
});

test("the optional questions stand in the order of the sections that they sharpen, with what was answered", async () => {
  const page = await show(
    await callerWith(null, { ...FULL, "head-count": ["180"], sites: ["unknown"] }),
    "?step=12&details",
  );
  const fields = page.kind === "step" && page.view.kind === "details" ? page.view.fields : [];
  const named = (name: string) => fields.find((field) => field.name === name);
  expect(named("detail-head-count")).toMatchObject({ kind: "number", value: "180", unknown: { ticked: false } });
  expect(named("detail-sites")).toMatchObject({ kind: "number", value: "", unknown: { ticked: true } });
  expect(fields.some((field) => field.kind === "choice" && field.options.at(-1)?.value === "unknown")).toBe(true);
});

test("the first page after signing in moves the browser's answers and comes again", async () => {
  await using db = await freshDatabase();
  const { user } = await arrive(db);
  const again = (path: string) => ({ ...elsewhere(path), setCookie: expect.stringContaining("Max-Age=0") });
  const caller = await callerWith(user, FULL);
  expect(await show(caller)).toEqual(again("/questionnaire"));
  expect(await show(caller, "?step=11&return=summary")).toEqual(again("/questionnaire?step=11&return=summary"));
  expect(await show(caller, "?step=12&details")).toEqual(again("/questionnaire?step=12&details"));
  expect((await findOpenAssessment(user))?.answers).toEqual(FULL);
  const other = await callerWith(user, { ...FULL, timeline: ["1-3-months"] });
  expect(await show(other)).toEqual({
    kind: "two-versions",
    differences: [expect.objectContaining({ title: expect.stringContaining("Timeline") })],
    browserSavedAt: TODAY.toISOString(),
    accountSavedAt: expect.any(String),
    draft: { assessment: expect.any(String), version: 1 },
  });
});

test("at the client step the caller's clients are offered, the new one is chosen, and somebody else's is not", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const mine = await addClient(db, person);
  const foreign = await addClient(db, (await arrive(db)).person);
  await begin(user, FULL);
  const offered = { clients: [{ id: mine, name: "Orla Keane" }], hasMore: false };
  expect(await show(callerOf(user), `?step=11&client=${mine}&find=nobody`)).toMatchObject({
    view: { selection: [mine], origin: "new client" },
    choices: { ...offered, find: "nobody" },
  });
  expect(await show(callerOf(user), `?step=11&client=${foreign}`)).toMatchObject({
    view: { selection: [], origin: null },
    choices: offered,
    isAdding: false,
  });
  expect(await show(callerOf(user), "?step=11&add")).toMatchObject({
    isAdding: true,
    newClient: { industry: "Healthcare" },
  });
  expect(await show(callerOf(user), "?step=10&add")).toMatchObject({ choices: NO_CHOICES, isAdding: false });
});

test("the chosen client is offered whatever was searched for; before there is one, size and industry offer clients too", async () => {
  await using db = await freshDatabase();
  const { person, user } = await arrive(db);
  const id = await addClient(db, person);
  const ref = await begin(user, FULL);
  expect(await show(callerOf(user), "?step=3")).toMatchObject({ choices: { clients: [{ id }] } });
  await saveAnswer(user, ref, { question: requireQuestion("selected-client"), values: [id] });
  expect(await show(callerOf(user), "?step=11&find=nobody")).toMatchObject({ choices: { clients: [{ id }] } });
  expect(await show(callerOf(user), "?step=11")).toMatchObject({ choices: { clients: [{ id }], hasMore: false } });
  expect(await show(callerOf(user), "?step=3")).toMatchObject({ choices: NO_CHOICES });

  const version = ref.version + 1;
  const made = await generateDocument(user, { ...ref, version }, { today: TODAY, report: () => {} });
  expect(made.ok).toBe(true);
  await begin(user, { "solution-type": ["custom"], "solution-configuration": ["custom-focused"] });
  expect(await show(callerOf(user), "?step=3")).toMatchObject({
    view: { selection: ["medium"], origin: "last assessment" },
  });
});
