/** The database or the sign-in service is away: everybody is told, nobody loses anything, and it heals by itself (R-01 to in tests/security). */

import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { requireQuestion } from "#app/features/catalogue/steps.ts";
import { ARTICLE } from "#tests/support/forms.ts";
import { ANSWERS, answerSteps, draftOf, PASSWORD, payFor, signUp, signUpWithDocument } from "#tests/support/journey.ts";
import { linkIn } from "#tests/support/mail-reader.ts";
import { startPortal } from "#tests/support/portal.ts";
import { type Answer, type Fields, openVisitor, type Visitor } from "#tests/support/visitor.ts";

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

const { person, documentId } = await signUpWithDocument(portal);
const admin = await signUp(portal, "Ada Admin");
await portal.sql`update users set role = 'admin' where email = ${admin.email}`;
const PAGES_WITH_DATA = ["/documents", "/clients", `/payment/${documentId}`, "/questionnaire"];
const STATIC_PAGES = [
  "/",
  "/terms",
  "/privacy",
  "/signup?mode=signin",
  "/forgot-password",
  "/questionnaire",
  "/healthz",
];
const WAY_OUT = ["the database is cut off", "the database does not answer"] as const;
const breakDatabase = { [WAY_OUT[0]]: portal.lines.database.cut, [WAY_OUT[1]]: portal.lines.database.silence };

const idOf = (headers: Headers) => headers.get("x-request-id") ?? "no id";

beforeEach(() => {
  portal.lines.database.mend();
  portal.lines.auth.mend();
});

test.each(WAY_OUT)("while %s every page with data is a 503 that says so, within 4 seconds", async (way) => {
  breakDatabase[way]();
  const startedAt = Date.now();
  const answers = await Promise.all(PAGES_WITH_DATA.map((path) => person.get(path)));
  expect(Date.now() - startedAt).toBeLessThan(4_500);
  for (const { status, headers, body, text } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(text).toContain(idOf(headers));
    expect(body).not.toMatch(/ECONN|postgres|stack|at async|\.server\./i);
    const why = portal.logs.find((line) => line.includes('"event":"database-away"') && line.includes(idOf(headers)));
    expect(JSON.parse(why ?? "{}")).toMatchObject({ reason: expect.stringMatching(/\w/) });
  }
});

test("what a guard refuses has a reference as well", async () => {
  const foreign = await person.request("/clients?add", { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" } });
  portal.lines.database.cut();
  for (const { status, headers, text } of [foreign, await admin.get("/admin/articles")]) {
    expect([403, 503]).toContain(status);
    expect(text).toContain(idOf(headers));
  }
});

test.each(WAY_OUT)("while %s a visitor reads, answers and finds the way to sign in", async (way) => {
  breakDatabase[way]();
  for (const path of STATIC_PAGES) expect((await portal.visitor().get(path)).status, path).toBe(200);
});

test.each(WAY_OUT)("while %s a signed-in person still reads what needs no database", async (way) => {
  breakDatabase[way]();
  for (const path of ["/terms", "/privacy"]) expect((await person.get(path)).status, path).toBe(200);
});

const TYPED = { name: "Niamh Typed", email: "niamh@typed.example", company: "Typed & Daughters" };
/** What the page's own button would send. */
function fieldsOf({ markup }: Answer): Fields {
  const fields: Record<string, string[]> = {};
  for (const [input] of markup.matchAll(/<input type="hidden"[^>]*>/g)) {
    const [, name = ""] = /name="([^"]*)"/.exec(input) ?? [];
    const [, value = ""] = /value="([^"]*)"/.exec(input) ?? [];
    fields[name] = [...(fields[name] ?? []), value.replaceAll("&quot;", '"').replaceAll("&amp;", "&")];
  }
  return fields;
}

test.each(WAY_OUT)("while %s what was typed is on the page, which sends it once more", async (way) => {
  breakDatabase[way]();
  const client = { intent: "add", version: "0", ...TYPED };
  const article = { ...ARTICLE, title: `Typed while ${way}`, body: 'Two lines,\nthe second "quoted".' };
  const added = await person.post("/clients?add", client);
  const written = await admin.post("/admin/articles/new", article);
  for (const { status, text, headers } of [added, written]) {
    expect(status).toBe(503);
    expect(text).toContain(idOf(headers));
  }
  portal.lines.database.mend();
  expect((await person.post("/clients?add", fieldsOf(added))).location).toBe("/clients");
  expect((await person.get("/clients")).text).toContain(TYPED.company);
  const editor = (await admin.post("/admin/articles/new", fieldsOf(written))).location ?? "";
  expect((await admin.get(editor)).markup).toMatch(
    /<textarea[^>]*>Two lines,\r?\nthe second &quot;quoted&quot;\.<\/textarea>/,
  );
});

test("what was answered in the questionnaire is sent once more as well, each answer of several", async () => {
  const asker = await signUp(portal);
  const { step } = requireQuestion("current-technologies");
  const answer = ANSWERS["current-technologies"];
  await answerSteps(asker, ANSWERS, { upTo: step });
  const path = `/questionnaire?step=${step}`;
  const fields = { ...draftOf(await asker.get(path)), step: String(step), answer };
  portal.lines.database.cut();
  const refused = await asker.post(path, { intent: "next", ...fields });
  expect(refused.status).toBe(503);
  portal.lines.database.mend();
  expect(fieldsOf(refused)).toMatchObject({ answer });
  expect((await asker.post(path, fieldsOf(refused))).location).toBe(`/questionnaire?step=${step + 1}`);
});

test("nobody's password comes back", async () => {
  portal.lines.database.cut();
  const answer = await person.post("/profile/erase", { email: person.email, currentPassword: PASSWORD });
  expect(answer.status).toBe(503);
  expect(fieldsOf(answer)).toEqual({ email: [person.email] });
  expect(answer.body).not.toContain(PASSWORD);
});

test("what was typed is kept while nobody can tell who typed it, and nothing is done with it", async () => {
  const { person: sleeper } = await signUpWithDocument(portal);
  await portal.expireToken(sleeper.cookies);
  portal.lines.auth.cut();
  const client = { intent: "add", version: "0", ...TYPED };
  const refused = await sleeper.post("/clients?add", client);
  expect(refused.status).toBe(503);
  expect(refused.text).not.toContain("Client Management");
  expect(fieldsOf(await sleeper.post("/clients?add", fieldsOf(refused)))).toMatchObject({ name: [TYPED.name] });
  portal.lines.auth.mend();
  expect((await sleeper.post("/clients?add", fieldsOf(refused))).location).toBe("/clients");
});

test("nobody writes an article, or sees how one would look, while nobody can tell who is an admin", async () => {
  portal.lines.database.cut();
  for (const intent of ["draft", "preview"]) {
    const answer = await person.post("/admin/articles/new", { ...ARTICLE, intent });
    expect([answer.status, answer.text]).toEqual([503, expect.not.stringContaining("New Article")]);
  }
});

test.each(WAY_OUT)(
  "after %s the next request is answered, without a restart, and nobody was signed out",
  async (way) => {
    breakDatabase[way]();
    expect((await person.get("/documents")).status).toBe(503);
    portal.lines.database.mend();
    for (const path of PAGES_WITH_DATA) expect((await person.get(path)).status, path).toBe(200);
  },
);

test.each(WAY_OUT)("while %s /readyz says so at once, and afterwards that it is ready", async (way) => {
  breakDatabase[way]();
  const startedAt = Date.now();
  const refused = await portal.visitor().get("/readyz");
  expect(Date.now() - startedAt).toBeLessThan(2_500);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  portal.lines.database.mend();
  expect((await portal.visitor().get("/readyz")).status).toBe(200);
});

test("a hundred requests into a dead database are all answered, and it is answered again afterwards", async () => {
  portal.lines.database.cut();
  const answers = await Promise.all(Array.from({ length: 100 }, () => person.get("/documents")));
  expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
  portal.lines.database.mend();
  expect((await person.get("/documents")).status).toBe(200);
});

test("while every tenth connection to the database takes ten seconds, who has it is told so, and the others wait no longer than ever", async () => {
  const before = await askInRounds();
  expect(before.filter(({ status }) => status !== 200)).toEqual([]);
  portal.lines.database.slow([10_000, ...Array<number>(IN_A_ROUND - 1).fill(0)]);
  const during = await askInRounds();
  const told = during.filter(({ status }) => status === 503);
  const others = during.filter(({ status }) => status === 200);
  expect(told.length + others.length).toBe(during.length);
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(ROUNDS);
  expect(Math.max(...told.map(({ ms }) => ms))).toBeLessThan(6_000);
  expect(medianOf(others)).toBeLessThan(1.5 * medianOf(before) + NOISE_MS);
}, 60_000);

const ROUNDS = 10;
const IN_A_ROUND = 10;
/** What else a machine may do meanwhile; somebody who waits for a slow one waits for seconds. */
const NOISE_MS = 200;
type Timed = { status: number; ms: number };

/** A page ten times at once, and again when all but one are answered, which may be the one that waits. */
async function askInRounds(): Promise<Timed[]> {
  const asked: Promise<Timed>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    let answered = 0;
    for (let at = 0; at < IN_A_ROUND; at++) {
      const startedAt = performance.now();
      const ask = person.get("/documents").then(({ status }) => {
        answered++;
        return { status, ms: performance.now() - startedAt };
      });
      asked.push(ask);
    }
    await vi.waitUntil(() => answered >= IN_A_ROUND - 1, { interval: 5, timeout: 20_000 });
  }
  return Promise.all(asked);
}

function medianOf(answers: readonly Timed[]): number {
  return answers.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(answers.length / 2)] ?? Number.NaN;
}

test("while the sign-in service is cut off, who is signed in keeps working", async () => {
  portal.lines.auth.cut();
  for (const path of PAGES_WITH_DATA) expect((await person.get(path)).status, path).toBe(200);
});

test("while the sign-in service is cut off, signing in says so, keeps what was typed, and works afterwards", async () => {
  portal.lines.auth.cut();
  const credentials = { email: person.email, password: PASSWORD };
  const refused = await portal.visitor().post("/signup?mode=signin", credentials);
  expect(refused.status).toBe(503);
  expect(refused.text).toContain("the sign-in service cannot be reached");
  expect(refused.markup).toContain(person.email);
  expect(refused.body).not.toContain(PASSWORD);
  portal.lines.auth.mend();
  expect((await portal.visitor().post("/signup?mode=signin", credentials)).location).toBe("/");
});

test("a sign-in service that answers after 9.5 seconds is waited for; one that takes 11 is given up after ten seconds, in the specified words, and signs nobody in", async () => {
  portal.lines.auth.slow([9_500, 11_000]);
  const signIn = async () => {
    const visitor = portal.visitor();
    const startedAt = Date.now();
    const answer = await visitor.post("/signup?mode=signin", { email: person.email, password: PASSWORD });
    return { visitor, answer, ms: Date.now() - startedAt };
  };
  const both = await Promise.all([signIn(), signIn()]);
  const [waited, refused] = both.sort((one, other) => one.answer.status - other.answer.status);
  expect(waited?.answer.location).toBe("/");
  expect(waited?.ms).toBeGreaterThan(9_400);
  expect(refused?.answer.text).toContain("Connection timeout. Please check your internet connection and try again.");
  expect(refused?.ms).toBeGreaterThan(9_900);
  expect(refused?.ms).toBeLessThan(13_000);
  portal.lines.auth.mend();
  expect((await waited?.visitor.get("/documents"))?.status).toBe(200);
  expect((await refused?.visitor.get("/documents"))?.location).toMatch(/^\/signup\?/);
});

test.each(["auth", "database"] as const)("a session that is signed out while %s is cut off is over", async (part) => {
  const { person: leaving } = await signUpWithDocument(portal);
  const thief = openVisitor(portal.url);
  for (const [name, value] of leaving.cookies) thief.cookies.set(name, value);
  portal.lines[part].cut();
  expect((await leaving.post("/sign-out", {})).location).toBe("/");
  expect((await leaving.get("/terms")).text).toContain("Sign In");
  portal.lines[part].mend();
  expect((await thief.get("/documents")).location).toMatch(/^\/signup\?/);
});

/** Somebody who has opened the link of a reset mail. */
async function openReset(email: string): Promise<Visitor> {
  const visitor = portal.visitor();
  await visitor.post("/forgot-password", { email });
  const link = new URL(linkIn(await portal.mail.wait(email, "Set a new password")));
  const fields = Object.fromEntries(["token_hash", "type"].map((name) => [name, link.searchParams.get(name) ?? ""]));
  expect((await visitor.post("/auth/confirm", fields)).location).toBe("/reset-password");
  return visitor;
}

const FRESH = { password: "wide-blue-door-7", confirmPassword: "wide-blue-door-7" };

test("a password that is set while the log cannot be written is said to be set", async () => {
  const { person: forgetful } = await signUpWithDocument(portal);
  const visitor = await openReset(forgetful.email);
  const answer = await portal.sql.begin(async (tx) => {
    await tx`lock table audit_events in share mode`;
    return visitor.post("/reset-password", FRESH);
  });
  expect(answer).toMatchObject({ status: 200, text: expect.stringContaining("Your new password is set") });
});

test("the link of a reset mail is not called expired while nobody can tell whose it is", async () => {
  const { person: forgetful } = await signUpWithDocument(portal);
  const visitor = await openReset(forgetful.email);
  await portal.expireToken(visitor.cookies);
  portal.lines.auth.cut();
  expect((await visitor.post("/reset-password", FRESH)).status).toBe(503);
  portal.lines.auth.mend();
  expect((await visitor.post("/reset-password", FRESH)).status).toBe(200);
});

test("a purchase pressed into a dead database can be pressed again, and is paid once", async () => {
  portal.lines.database.cut();
  await expect(payFor(person, documentId)).rejects.toThrow("503");
  portal.lines.database.mend();
  await payFor(person, documentId);
  const [counts] = await portal.sql`select count(*)::int as payments from payments where document_id = ${documentId}`;
  expect(counts).toEqual({ payments: 1 });
});

test("the schedule that met a dead database does its work the next time", async () => {
  portal.lines.database.cut();
  await portal.runSchedule();
  portal.lines.database.mend();
  await portal.sql`
    update deliveries set status = 'pending', leased_until = null, next_attempt_at = now()
    where document_id = ${documentId} and status = 'sending'`; // whoever was cut off while sending has lost the lease
  await portal.runSchedule();
  expect((await portal.mail.wait(person.email, "Your document")).attachments).not.toHaveLength(0);
});
