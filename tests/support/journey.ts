/** People, clients, answers, documents and payments, made through the product itself over HTTP. */
import { SUMMARY_STEP } from "#app/features/catalogue/step-numbers.ts";
import { type Answers, STEPS } from "#app/features/catalogue/steps.ts";
import { tokenise } from "#app/features/payments/simulator-token.ts";
import type { Portal } from "./portal.ts";
import type { Answer, Fields, Visitor } from "./visitor.ts";

export const PASSWORD = "tall-green-lamp-42";

export type Person = Visitor & { name: string; email: string };

/** An answer to every question except the choice of client. */
export const ANSWERS = {
  "solution-type": ["certificate-services"],
  "solution-configuration": ["cert-medium-single"],
  "company-size": ["medium"],
  industry: ["finance"],
  "current-technologies": ["windows-server", "active-directory", "office-365"],
  "cloud-maturity": ["some"],
  "primary-objective": ["enhance-security", "compliance-objective"],
  timeline: ["6-12-months"],
  "security-requirements": ["mfa", "compliance"],
  "integration-needs": ["crm", "legacy-applications"],
} satisfies Answers;

/** Signs up somebody new, who is signed in afterwards. */
export async function signUp(portal: Portal, name = "Ada Byrne"): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.com`;
  const visitor = portal.visitor();
  const fields = { name, email, company: "Byrne Ltd", password: PASSWORD, confirmPassword: PASSWORD };
  expectRedirect(await visitor.post("/signup", fields), "/questionnaire");
  return { ...visitor, name, email };
}

/** Adds a client on the clients page and returns its id. */
export async function addClient(portal: Portal, person: Person, fields: Fields = {}): Promise<string> {
  const client = { name: "Orla Keane", email: "orla@keane.example", company: "Keane Ltd", ...fields };
  expectRedirect(await person.post("/clients", { intent: "add", version: "0", ...client }), "/clients");
  const [{ id }] = await portal.sql<[{ id: string }]>`
    select c.id from clients c join users u on u.id = c.user_id
    where u.email = ${person.email} order by c.created_at desc limit 1`;
  return id;
}

/** The hidden fields by which a step's form names its assessment. */
export function draftOf(page: Answer): { assessment: string; version: string } {
  return { assessment: hidden(page.body, "assessment"), version: hidden(page.body, "version") };
}

/** The value of a hidden field of a page. */
export function hidden(body: string, name: string): string {
  const tag = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(body)?.[0] ?? "";
  const value = /\bvalue="([^"]*)"/.exec(tag)?.[1];
  if (value === undefined) throw new Error(`the page has no field ${name}`);
  return value;
}

/** Presses Next on every step with these answers, up to the summary or the step that is named. */
export async function answerSteps(visitor: Visitor, answers: Answers, { upTo = SUMMARY_STEP } = {}): Promise<void> {
  for (const { id, step } of STEPS.filter((question) => question.step < upTo)) {
    const path = `/questionnaire?step=${step}`;
    const page = await visitor.get(path);
    const fields = { ...draftOf(page), step: String(step), answer: answers[id] ?? [] };
    expectRedirect(await visitor.post(path, { intent: "next", ...fields }), `/questionnaire?step=${step + 1}`);
  }
}

/** Answers every question for the client and generates the document; returns its id. */
export async function generateDocument(person: Person, clientId: string, answers: Answers = ANSWERS): Promise<string> {
  await answerSteps(person, { ...answers, "selected-client": [clientId] });
  return pressGenerate(person);
}

/** Presses Generate on the summary and returns the document's id. */
export async function pressGenerate(person: Visitor): Promise<string> {
  const path = `/questionnaire?step=${SUMMARY_STEP}`;
  const answer = await person.post(path, { intent: "generate", ...draftOf(await person.get(path)) });
  return expectRedirect(answer, "/payment/").slice("/payment/".length);
}

/** Pays with a card that is approved. */
export async function payFor(person: Person, documentId: string): Promise<void> {
  const path = `/payment/${documentId}`;
  const answer = await person.post(path, { intent: "pay", token: tokenise("4242 4242 4242 4242") });
  expectRedirect(answer, `${path}?paid`);
}

/** A person with a client and a document for it, unpaid unless told otherwise. */
export async function signUpWithDocument(portal: Portal, { paid = false, name = "Ada Byrne" } = {}) {
  const person = await signUp(portal, name);
  const clientId = await addClient(portal, person);
  const documentId = await generateDocument(person, clientId);
  if (paid) await payFor(person, documentId);
  return { person, clientId, documentId };
}

function expectRedirect(answer: Answer, start: string): string {
  if (answer.location?.startsWith(start)) return answer.location;
  throw new Error(
    `expected a redirect to ${start}, got ${answer.status} ${answer.location ?? answer.body.slice(0, 2_000)}`,
  );
}
