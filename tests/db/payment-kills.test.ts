/** The process killed in the middle of a purchase: whatever the place, the schedule leaves nothing charged but unpaid, and nobody pays twice. */
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "#tests/support/database.ts";
import { openMailbox } from "#tests/support/mailbox.ts";
import { cardToken } from "#tests/support/stripe/cards.ts";
import { openBuyerRunner } from "#tests/support/stripe/run-buyer.ts";
import { openShop, type Shop } from "#tests/support/stripe/shop.ts";

/** `npm run soak` kills 25 times at each place, the suite once. */
const TIMES = process.env.SOAK ? 25 : 1;

const runner = await openBuyerRunner();
afterAll(() => runner[Symbol.dispose]());

/** Our own steps, at which the process waits for its end, and Stripe's, during which it is ended from outside. */
const OWN_STEPS = [
  "before start",
  "before name",
  "after name",
  "before settle",
  "after settle",
  "before claim",
] as const;
const STRIPE_STEPS = ["created", "confirmed"] as const;
const PLACES = [...OWN_STEPS, ...STRIPE_STEPS];
type Place = (typeof PLACES)[number];

const isOfStripe = (place: Place): place is (typeof STRIPE_STEPS)[number] =>
  STRIPE_STEPS.some((step) => step === place);

/** Buys, is killed at the place, and lets the schedule do what is left. */
async function buyAndDie(shop: Shop, place: Place, mailUrl: string): Promise<string> {
  const { buyer, documentId } = await shop.open(shop.buyer);
  const task = {
    ...{ databaseUrl: shop.db.url(), settings: shop.settings, mailUrl, claims: buyer.claims, documentId },
    token: cardToken("approve"),
  };
  const reachedStripe = new Promise<string>((tell) => {
    shop.fake.hold = (moment) => {
      if (moment !== place) return;
      tell(place);
      return new Promise((go) => setImmediate(go));
    };
  });
  const dying = runner.start({ ...task, stopAt: isOfStripe(place) ? "nowhere" : place });
  expect(await Promise.race([dying.reached, reachedStripe])).toBe(place);
  dying.process.kill("SIGKILL");
  await once(dying.process, "exit");
  shop.fake.hold = () => {};

  await shop.db.sql`update public.payments set reconcile_at = now()`;
  await shop.db.sql`update public.deliveries set leased_until = now() where status = 'sending'`;
  const schedule = runner.start({ ...task, stopAt: null });
  expect(await schedule.reached).toBe("done");
  return documentId;
}

/** Counts what must not be, over all purchases. */
async function wrongs({ db, fake }: Shop, documentIds: readonly string[], mails: readonly string[]) {
  const charged = [...fake.ledger.charges.values()].map(
    (charge) => fake.ledger.intents.get(charge.payment_intent)?.metadata.document_id,
  );
  const paid = await db.sql`select id from public.documents where is_paid`;
  const isPaid = new Set(paid.map(({ id }) => id));
  const twice = (list: readonly unknown[]) => list.length - new Set(list).size;
  return {
    chargedButUnpaid: charged.filter((id) => !isPaid.has(id)).length,
    paidButUncharged: documentIds.filter((id) => isPaid.has(id) && !charged.includes(id)).length,
    chargedTwice: twice(charged),
    mailsLost: isPaid.size - new Set(mails).size,
    mailsTwice: twice(mails),
  };
}

const NOTHING_WRONG = { chargedButUnpaid: 0, paidButUncharged: 0, chargedTwice: 0, mailsLost: 0, mailsTwice: 0 };

test(`killed at each of 8 places, times: ${TIMES}, then reconciled: 0 charged but unpaid, 0 charged twice, 0 mails lost or sent twice`, async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  using mailbox = await openMailbox();
  const documentIds: string[] = [];
  for (const place of PLACES) {
    for (let time = 0; time < TIMES; time++) documentIds.push(await buyAndDie(shop, place, mailbox.url));
  }
  const mails = mailbox.taken.map(({ Headers }) => Headers["X-Delivery-Id"] ?? "");
  expect(PLACES).toHaveLength(8);
  expect(await wrongs(shop, documentIds, mails)).toEqual(NOTHING_WRONG);
  expect(shop.fake.ledger.charges.size).toBe(4 * TIMES);
}, 1_800_000);

test("without the schedule the same deaths leave somebody charged whose document is closed", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  using mailbox = await openMailbox();
  await db.sql.unsafe(
    "create or replace function app.payments_to_reconcile(max_rows integer) returns table (payment_id uuid, document_id uuid, provider_name text, provider_reference text, status text, amount_minor integer, currency text, created_at timestamptz) language sql security definer set search_path = '' as 'select null::uuid, null::uuid, null::text, null::text, null::text, null::integer, null::text, null::timestamptz where false'",
  );
  const documentId = await buyAndDie(shop, "confirmed", mailbox.url);
  expect(await wrongs(shop, [documentId], [])).toMatchObject({ chargedButUnpaid: 1 });
});
