/** Two people under load, each answered with their own rows alone, and one person in six tabs at once (R-21 in tests/security); `npm run soak` asks 20,000 times. */
import { afterAll, expect, test } from "vitest";
import { addClient, generateDocument, type Person, payFor, signUp } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";

const REQUESTS = process.env.SOAK ? 20_000 : 200;
const AT_ONCE = 40;
const MORNINGS = process.env.SOAK ? 100 : 10;
const TABS = 6;

const portal = await startPortal();
afterAll(() => portal[Symbol.asyncDispose]());

const HUNG_UP = { status: 503, body: "" };

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
  let turn = 0;
  let answered = 0;
  async function askOn(): Promise<void> {
    while (answered < REQUESTS) {
      turn++;
      const [me, other] = turn % 2 === 0 ? askers : [askers[1], askers[0]];
      const path = me.paths[Math.floor(turn / 2) % me.paths.length] ?? "/";
      const { status, body } = await me.person.get(path).catch(() => HUNG_UP);
      // On a busy machine the database may take too long for forty at once, and says so; and a line that lay idle may be closed just then.
      const isAnswer = status !== 503;
      if (isAnswer) answered++;
      if (other.mark.test(body) || (isAnswer && (status !== 200 || !me.mark.test(body))))
        wrong.push(`${status} ${path}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  expect(wrong).toEqual([]);
}, 1_200_000);

test(`${MORNINGS} times ${TABS} tabs ask at once with a token that has run out: one refresh is enough, and none is signed out`, async () => {
  const person = await signUp(portal);
  for (let morning = 0; morning < MORNINGS; morning++) {
    await portal.expireToken(person.cookies);
    const pages = ["/documents", "/clients.data", "/profile", "/documents.data", "/clients", "/questionnaire"];
    const answers = await Promise.all(pages.slice(0, TABS).map((path) => person.get(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array(TABS).fill(200));
  }
  expect((await person.get("/documents")).status).toBe(200);
  const [changed] = await portal.sql`
    select count(*) filter (where t.revoked)::int as used, count(*) filter (where not t.revoked)::int as good
    from auth.refresh_tokens t join users u on u.id::text = t.user_id where u.email = ${person.email}`;
  expect(changed).toEqual({ used: MORNINGS, good: 1 });
}, 600_000);
