/** The database or the sign-in service is away: everybody is told, nobody loses anything, and it heals by itself (SECURITY ). */
import { afterAll, beforeEach, expect, test } from "vitest";
import { PASSWORD, payFor, signUpWithDocument } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import { openVisitor } from "#tests/support/visitor.ts";

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

const { person, documentId } = await signUpWithDocument(portal);
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

beforeEach(() => {
  portal.lines.database.mend();
  portal.lines.auth.mend();
});

test.each(WAY_OUT)("while %s every page with data is a 503 that says so, within 4 seconds", async (way) => {
  breakDatabase[way]();
  const startedAt = Date.now();
  const answers = await Promise.all(PAGES_WITH_DATA.map((path) => person.get(path)));
  expect(Date.now() - startedAt).toBeLessThan(4_500);
  for (const { status, headers, body } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(body).toContain(headers.get("x-request-id") ?? "no id");
    expect(body).not.toMatch(/ECONN|postgres|stack|at async|\.server\./i);
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

test.each(WAY_OUT)("while %s a form comes back with what was typed", async (way) => {
  breakDatabase[way]();
  const fields = {
    intent: "add",
    version: "0",
    name: "Niamh Typed",
    email: "niamh@typed.example",
    company: "Typed Ltd",
  };
  const answer = await person.post("/clients?add", fields);
  expect(answer.status).toBe(503);
  for (const value of ["Niamh Typed", "niamh@typed.example", "Typed Ltd"]) expect(answer.body).toContain(value);
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

test("while the sign-in service is cut off, who is signed in keeps working", async () => {
  portal.lines.auth.cut();
  for (const path of PAGES_WITH_DATA) expect((await person.get(path)).status, path).toBe(200);
});

test("while the sign-in service is cut off, signing in says so, keeps what was typed, and works afterwards", async () => {
  portal.lines.auth.cut();
  const credentials = { email: person.email, password: PASSWORD };
  const refused = await portal.visitor().post("/signup?mode=signin", credentials);
  expect(refused.status).toBe(503);
  expect(refused.body).toContain("the sign-in service cannot be reached");
  expect(refused.body).toContain(person.email);
  expect(refused.body).not.toContain(PASSWORD);
  portal.lines.auth.mend();
  expect((await portal.visitor().post("/signup?mode=signin", credentials)).location).toBe("/");
});

test("a sign-in service that does not answer is given up after ten seconds, in the specified words", async () => {
  portal.lines.auth.silence();
  const startedAt = Date.now();
  const refused = await portal.visitor().post("/signup?mode=signin", { email: person.email, password: PASSWORD });
  expect(Date.now() - startedAt).toBeGreaterThan(9_000);
  expect(Date.now() - startedAt).toBeLessThan(13_000);
  expect(refused.body).toContain("Connection timeout. Please check your internet connection and try again.");
});

test.each(["auth", "database"] as const)("a session that is signed out while %s is cut off is over", async (part) => {
  const { person: leaving } = await signUpWithDocument(portal);
  const thief = openVisitor(portal.url);
  for (const [name, value] of leaving.cookies) thief.cookies.set(name, value);
  portal.lines[part].cut();
  expect((await leaving.post("/sign-out", {})).location).toBe("/");
  expect((await leaving.get("/terms")).body).toContain("Sign In");
  portal.lines[part].mend();
  expect((await thief.get("/documents")).location).toMatch(/^\/signup\?/);
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
  await portal.runSchedule();
  expect((await portal.mail.wait(person.email, "Your document")).attachments).not.toHaveLength(0);
});
