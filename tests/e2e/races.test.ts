/** Real concurrency: whoever presses twice, in two tabs or fifty, gets one document, one payment and one mail (R-08 and R-17 in tests/security). */
import { afterAll, expect, test } from "vitest";
import { tokenise } from "#app/features/payments/simulator-token.ts";
import {
  ANSWERS,
  addClient,
  answerSteps,
  draftOf,
  payFor,
  signUp,
  signUpWithDocument,
} from "#tests/support/journey.ts";
import { changePayments } from "#tests/support/older-payments.ts";
import { startPortal } from "#tests/support/portal.ts";
import { openVisitor, type Visitor } from "#tests/support/visitor.ts";

const CROWD = 50;

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

const times = <T>(work: (at: number) => Promise<T>) => Promise.all(Array.from({ length: CROWD }, (_, at) => work(at)));

async function countOf(documentId: string) {
  const [counts] = await portal.sql`
    select (select count(*)::int from payments where document_id = ${documentId} and status = 'succeeded') as succeeded,
      (select count(*)::int from payments where document_id = ${documentId} and status in ('open', 'processing')) as open,
      (select count(*)::int from deliveries where document_id = ${documentId}) as deliveries,
      (select count(*)::int from documents where id = ${documentId} and is_paid) as paid`;
  return counts;
}

/** Makes the attempt an hour old, which nobody but the tables' owner can. */
async function letTimePass(documentId: string): Promise<void> {
  await changePayments(
    portal.sql,
    (tx) => tx`
      update payments set created_at = created_at - interval '1 hour', reconcile_at = reconcile_at - interval '1 hour'
      where document_id = ${documentId}`,
  );
}

/** Another tab of the same browser. */
function anotherTab(person: Visitor): Visitor {
  const tab = openVisitor(portal.url);
  for (const [name, value] of person.cookies) tab.cookies.set(name, value);
  return tab;
}

test("Generate pressed 50 times at once makes one document, and no press leads anywhere else", async () => {
  const person = await signUp(portal);
  const clientId = await addClient(portal, person);
  await answerSteps(person, { ...ANSWERS, "selected-client": [clientId] });
  const page = await person.get("/questionnaire?step=12");
  const press = (tab: Visitor) => tab.post("/questionnaire.data?step=12", { intent: "generate", ...draftOf(page) });

  const answers = await times(() => press(anotherTab(person)));

  const documents = await portal.sql`
    select d.id from documents d join users u on u.id = d.user_id where u.email = ${person.email}`;
  expect(documents).toHaveLength(1);
  const target = `"redirect","/payment/${documents[0]?.id}"`;
  // Fifty documents are a lot to compose at once: who waited too long for the database is told so, and presses again.
  expect(answers.filter(({ status, body }) => status !== 503 && !body.includes(target))).toEqual([]);
  expect((await press(person)).body).toContain(target);
});

test("50 purchases at once make one payment and one mail, and everybody lands on the paid document", async () => {
  const { person, documentId } = await signUpWithDocument(portal);
  const path = `/payment/${documentId}`;

  const press = (caller: Visitor) => caller.post(path, { intent: "pay", token: tokenise("4242 4242 4242 4242") });

  const answers = await times(() => press(anotherTab(person)));

  // Who waited too long for the database on a slow machine is told so, and presses again.
  for (const { status, location } of answers.filter(({ status }) => status !== 503)) {
    expect(status).toBe(302);
    expect([`${path}?paid`, `${path}?waiting`, path, `/documents/${documentId}`]).toContain(location);
  }
  expect([`${path}?paid`, `/documents/${documentId}`]).toContain((await press(person)).location);
  expect(await countOf(documentId)).toEqual({ succeeded: 1, open: 0, deliveries: 1, paid: 1 });
  await portal.mail.wait(person.email, "Your document");
  await Promise.all([portal.runSchedule(), portal.runSchedule(), portal.runSchedule()]);
  expect(await portal.mail.list(person.email)).toHaveLength(1);
});

test("one card entry sent 50 times at once is one payment", async () => {
  const { person, documentId } = await signUpWithDocument(portal);
  const fields = { intent: "pay", token: tokenise("4242 4242 4242 4242") };

  const answers = await times(() => anotherTab(person).post(`/payment/${documentId}`, fields));

  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  await person.post(`/payment/${documentId}`, fields); // as who was told of a busy database does
  expect(await countOf(documentId)).toEqual({ succeeded: 1, open: 0, deliveries: 1, paid: 1 });
});

test("cards that decline among cards that pay never undo the payment", async () => {
  const { person, documentId } = await signUpWithDocument(portal);
  const cards = ["4242 4242 4242 4242", "4000 0000 0000 0002", "4000 0000 0000 0341"];
  const fields = (at: number) => ({ intent: "pay", token: tokenise(cards[at % cards.length] ?? "") });

  await times((at) => anotherTab(person).post(`/payment/${documentId}`, fields(at)));
  const open = await countOf(documentId);
  if (open?.paid === 0) await anotherTab(person).post(`/payment/${documentId}`, { intent: "cancel" });
  const { paid, succeeded } = (await countOf(documentId)) ?? {};

  expect(paid).toBe(succeeded);
  expect(succeeded).toBeLessThanOrEqual(1);
});

test("a payment that stalls is settled by the schedule, once, however often it runs", async () => {
  const { person, documentId } = await signUpWithDocument(portal);
  const path = `/payment/${documentId}`;
  const pressed = await person.post(path, { intent: "pay", token: tokenise("4000 0000 0000 0341") });
  expect(await countOf(documentId)).toMatchObject({ succeeded: 0, open: 1, paid: 0 });
  expect((await person.get(path)).body).not.toContain("Card number");
  expect(pressed.location).toBe(`${path}?waiting`);

  await letTimePass(documentId);
  await Promise.all(Array.from({ length: 5 }, () => portal.runSchedule()));

  expect(await countOf(documentId)).toEqual({ succeeded: 1, open: 0, deliveries: 1, paid: 1 });
  await portal.mail.wait(person.email, "Your document");
  expect(await portal.mail.list(person.email)).toHaveLength(1);
  expect((await person.get(`${path}?waiting`)).location).toBe(`${path}?paid`);
});

test("who waited for a bank that then did not take the payment is told so, and gets the card form again", async () => {
  const { person, documentId } = await signUpWithDocument(portal);
  const path = `/payment/${documentId}`;
  await person.post(path, { intent: "pay", token: tokenise("4000 0000 0000 0341") });
  await portal.sql`update payments set status = 'failed' where document_id = ${documentId}`;
  expect((await person.get(`${path}?waiting`)).body.includes("The payment did not go through")).toBe(true);
  expect((await person.get(path)).body.includes("The payment did not go through")).toBe(false);
});

test("paying again after having paid leads to the document and costs nothing", async () => {
  const { person, documentId } = await signUpWithDocument(portal);
  await payFor(person, documentId);
  const again = await person.post(`/payment/${documentId}`, { intent: "pay", token: tokenise("4242 4242 4242 4242") });
  expect(again.location).toBe(`/documents/${documentId}`);
  expect(await countOf(documentId)).toMatchObject({ succeeded: 1, open: 0 });
});

test("ten sign-ups with one address make one account", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const fields = {
    name: "Ada",
    email,
    company: "",
    password: "tall-green-lamp-42",
    confirmPassword: "tall-green-lamp-42",
  };
  const answers = await Promise.all(Array.from({ length: 10 }, () => portal.visitor().post("/signup", fields)));
  // The real server, too, fails those who lose the race; the page says that signing up did not work, and why.
  expect(answers.filter(({ status }) => status === 500)).toEqual([]);
  expect(answers.some(({ location }) => location === "/questionnaire")).toBe(true);
  const [counts] = await portal.sql`
    select (select count(*)::int from auth.users where email = ${email}) as accounts,
      (select count(*)::int from users where email = ${email}) as users`;
  expect(counts).toEqual({ accounts: 1, users: 1 });
});

test("none of it was a fault of ours", () => {
  expect(portal.logs.filter((line) => line.includes('"event":"failure"'))).toEqual([]);
});
