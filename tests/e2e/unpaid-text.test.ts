/** The text of a document that is not paid for leaves the database in no response (T-02 in tests/security). */
import { afterAll, expect, test } from "vitest";
import { tokenise } from "#app/features/payments/simulator-token.ts";
import { payFor, signUpWithDocument } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import { ROUTES } from "#tests/support/routes.ts";
import type { Answer } from "#tests/support/visitor.ts";

const ENOUGH = 100;

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

const { person, documentId, clientId } = await signUpWithDocument(portal);
const [row] = await portal.sql`
  select c.generated_content as text, d.preview::text as preview
  from documents d join document_contents c on c.document_id = d.id where d.id = ${documentId}`;

/** Every address of the portal for this person, as a page and as data. */
const ADDRESSES = ROUTES.map(({ pattern }) => pattern.replace(":documentId", documentId).replace(":key", "none"))
  .concat("/payment/nothing", "/questionnaire?step=2", "/questionnaire?step=12", `/clients?edit=${clientId}`)
  .flatMap((path) => [path, path.replace(/^\/?([^?]*)/, (_, name) => `/${name || "_"}.data`)]);

async function readAll(): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const address of ADDRESSES) answers.push(await person.get(address));
  return answers;
}

/** Sentences of plain words, which no markup or escaping changes. */
function sentencesOf(text: string): string[] {
  return [...text.matchAll(/[A-Z][A-Za-z ,]{40,200}/g)].map(([sentence]) => sentence.trim());
}

/** What anybody may read, such as the questions and the sample on the home page, marks nothing. */
async function findMarkers(): Promise<string[]> {
  const open = [row?.preview ?? ""];
  const visitor = portal.visitor();
  for (const path of ["/", "/terms", "/privacy", "/signup"]) open.push((await visitor.get(path)).body);
  const known = open.join("\n");
  return sentencesOf(row?.text ?? "").filter((sentence) => !known.includes(sentence));
}

const markers = await findMarkers();

function leaksIn({ body }: Answer): string[] {
  return markers.filter((marker) => body.includes(marker));
}

test("the document holds enough text to look for", () => {
  expect(markers.length).toBeGreaterThan(ENOUGH);
});

test("before payment no page and no data holds a sentence of it beyond the preview", async () => {
  for (const answer of await readAll()) expect(leaksIn(answer)).toEqual([]);
});

test("nor does the answer to any attempt to pay, nor any mail", async () => {
  const cards = ["4000 0000 0000 0002", "4000 0025 0000 3155"];
  for (const card of cards) {
    const answer = await person.post(`/payment/${documentId}`, { intent: "pay", token: tokenise(card) });
    expect(leaksIn(answer)).toEqual([]);
    for (const shown of await readAll()) expect(leaksIn(shown)).toEqual([]);
  }
  expect(await portal.mail.list(person.email)).toEqual([]);
  await person.post(`/payment/${documentId}`, { intent: "cancel" });
});

test("nor does the log", () => {
  expect(portal.logs.filter((line) => markers.some((marker) => line.includes(marker)))).toEqual([]);
});

test("once it is paid the reader, the files and the mail hold all of it", async () => {
  await payFor(person, documentId);
  const reader = await person.get(`/documents/${documentId}`);
  expect(leaksIn(reader).length).toBeGreaterThan(markers.length * 0.9);
  const markdown = await person.get(`/documents/${documentId}/download.md`);
  expect(leaksIn(markdown)).toEqual(markers);
  const mail = await portal.mail.wait(person.email, "Your document");
  expect(mail.attachments).not.toHaveLength(0);
});
