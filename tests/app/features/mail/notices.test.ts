/** Notices about an account: what they say, and to whom they go. */
import { expect, test } from "vitest";
import { sendDueMails } from "#app/features/mail/mail.server.ts";
import { formatDate } from "#app/shared/date.ts";
import { openServiceDb } from "#db/rls.server.ts";
import type { ACCOUNT_REASONS } from "#db/schema/deliveries.ts";
import { buy } from "#tests/support/buy.ts";
import { openCarrier } from "#tests/support/carrier.ts";
import { passDays } from "#tests/support/clock.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson, type Person } from "#tests/support/people.ts";

const ORIGIN = "https://portal.example";
const DAY_MS = 86_400_000;

/** Orders a notice and sends what is due; answers with what the mailbox took. */
async function send(db: TestDatabase, { id }: Person, reason: (typeof ACCOUNT_REASONS)[number]) {
  using mailbox = await openCarrier();
  await db.sql`insert into public.deliveries (user_id, reason) values (${id}, ${reason})`;
  const mail = { from: "documents@portal.example", url: mailbox.url, binding: undefined };
  const loadFile = () => Promise.reject(new Error("a notice carries no file"));
  await sendDueMails(openServiceDb(db.connect()), { mail, origin: ORIGIN, loadFile });
  return mailbox.taken;
}

const inDays = (days: number) => formatDate(new Date(Date.now() + days * DAY_MS));

test("the notice of unpaid documents names the twenty oldest, how many more there are, and the day", async () => {
  await using db = await freshDatabase();
  const { person } = await addDocument(db);
  const paid = await addDocument(db, person);
  await buy(openServiceDb(db.connect()), paid);
  await db.sql`delete from public.deliveries`;
  await db.sql`
    insert into public.documents (user_id, assessment_id, client_snapshot, title, description, template_type, responses, content_version)
    select ${person.id}, gen_random_uuid(), '{"company": "Keane & Co"}', 'Plan ' || n, '', 'T', '[]', '1' from generate_series(1, 21) n`;
  await passDays(db, 336);
  await addDocument(db, person);
  const [taken, ...others] = await send(db, person, "documents-expiring");
  expect(others).toEqual([]);
  expect(taken).toMatchObject({
    Subject: `Unpaid documents will be deleted on ${inDays(30)}`,
    To: [{ Email: person.email }],
  });
  expect(taken?.HTML).toContain("for Keane &amp; Co, generated on");
  expect(taken?.HTML).toContain("And 2 more.");
  expect(taken?.HTML).toContain(`href="${ORIGIN}/documents"`);
});

test("no notice goes out of documents that are paid meanwhile", async () => {
  await using db = await freshDatabase();
  const owned = await addDocument(db);
  await passDays(db, 340);
  await buy(openServiceDb(db.connect()), owned);
  await db.sql`delete from public.deliveries`;
  expect(await send(db, owned.person, "documents-expiring")).toEqual([]);
});

test.each([
  ["account-expiring", "Your", 60, "We will remind you once more."],
  ["account-expiring-last", "Last notice: your", 14, "This is the last reminder."],
] as const)("the notice %s names the day and the way back", async (reason, begin, days, end) => {
  await using db = await freshDatabase();
  const [taken] = await send(db, await addPerson(db), reason);
  expect(taken?.Subject).toBe(`${begin} Planwright account will be deleted on ${inDays(days)}`);
  expect(taken?.HTML).toContain(`href="${ORIGIN}/signup?mode=signin"`);
  expect(taken?.HTML).toContain(end);
});

test("whoever's second factor was taken away is told, with what to do if they did not ask for it", async () => {
  await using db = await freshDatabase();
  const [taken] = await send(db, await addPerson(db), "second-factor-removed");
  expect(taken?.Subject).toBe("Two-step verification was removed from your Planwright account");
  expect(taken?.HTML).toContain("set a new password straight away");
});

test("no notice goes to an address that is not confirmed", async () => {
  await using db = await freshDatabase();
  expect(await send(db, await addPerson(db, { confirmed: false }), "account-expiring")).toEqual([]);
});
