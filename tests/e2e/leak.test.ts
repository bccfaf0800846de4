/** Two people under load, each answered with their own rows alone (SECURITY 4); `npm run soak` asks 20,000 times. */
import { afterAll, expect, test } from "vitest";
import { addClient, generateDocument, type Person, payFor, signUp } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";

const REQUESTS = process.env.SOAK ? 20_000 : 200;
const AT_ONCE = 40;

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

type Asker = { person: Person; mark: RegExp; paths: string[] };

/** Somebody whose name, client and client's company hold one word that nobody else's hold. */
async function makeAsker(word: string): Promise<Asker> {
  const person = await signUp(portal, `${word} Person`);
  const clientId = await addClient(portal, person, { name: `${word} Client`, company: `${word} Ltd` });
  const documentId = await generateDocument(person, clientId);
  await payFor(person, documentId);
  const pages = ["/documents", "/clients", "/profile", `/documents/${documentId}`, `/clients?edit=${clientId}`];
  const files = ["/documents.data", "/clients.data", "/clients/export.csv", `/documents/${documentId}/download.md`];
  return { person, mark: new RegExp(word), paths: [...pages, ...files] };
}

test(`of ${REQUESTS} requests of two people, ${AT_ONCE} at once, none is answered with the other's rows`, async () => {
  const askers = [await makeAsker("Ottoline"), await makeAsker("Peregrine")] as const;
  const wrong: string[] = [];
  let asked = 0;
  async function askOn(): Promise<void> {
    while (asked < REQUESTS) {
      const turn = asked++;
      const [me, other] = turn % 2 === 0 ? askers : [askers[1], askers[0]];
      const path = me.paths[Math.floor(turn / 2) % me.paths.length] ?? "/";
      const { status, body } = await me.person.get(path);
      if (status !== 200 || !me.mark.test(body) || other.mark.test(body)) wrong.push(`${status} ${path}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  expect(wrong).toEqual([]);
}, 1_200_000);
