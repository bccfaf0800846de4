/** Nobody pays twice: what a provider took for a document that was paid, or that is gone, goes back by itself, and whom it concerns is told. */
import { expect, test } from "vitest";
import { sendDueMails } from "#app/features/mail/mail.server.ts";
import { payForDocument } from "#app/features/payments/checkout.server.ts";
import { refundPayments } from "#app/features/payments/give-back.server.ts";
import { findTakenBack, settlePayment } from "#app/features/payments/payments.server.ts";
import { type PaymentProvider, ProviderAway } from "#app/features/payments/provider.ts";
import { openSimulator } from "#app/features/payments/simulator.server.ts";
import { findReceipt, listReceipts } from "#app/features/receipts/receipts.server.ts";
import { listRefunds } from "#app/features/receipts/refunds.server.ts";
import { readLedger } from "#db/ledger.ts";
import { openServiceDb, openUserDb } from "#db/rls.server.ts";
import { openCarrier } from "#tests/support/carrier.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson } from "#tests/support/people.ts";
import { openShop, type Shop } from "#tests/support/stripe/shop.ts";

const PRICE = { minor: 9_999, currency: "USD" } as const;

/** What is owed to nobody any more, what went back, and who is to hear of it. */
async function refundsIn(db: TestDatabase) {
  const [row] = await db.sql`
    select (select count(*)::int from public.payments where status = 'succeeded') as paid,
      (select count(*)::int from public.payments where status = 'duplicate' and refunded_at is null) as owed,
      (select count(*)::int from public.payments where status = 'duplicate' and refunded_minor = amount_minor) as given_back,
      (select array_agg(reason order by reason) from public.deliveries where payment_id is not null) as told`;
  return row;
}

const DONE = { paid: 1, owed: 0, given_back: 1, told: ["charged-again", "money-back"] };

/** The first attempt is declined, the second pays, and then the bank takes the money of the first after all. */
async function chargedTwiceByStripe(db: TestDatabase) {
  const shop = await openShop(db);
  await addPerson(db, { role: "owner" });
  await shop.pay("funds");
  const first = await shop.intent();
  await shop.pay("approve");
  return { shop, event: shop.fake.ledger.take(first), intent: first };
}

const givenBack = ({ fake }: Shop) => [...fake.ledger.charges.values()].map(({ amount_refunded }) => amount_refunded);

test("Stripe: a second charge of a paid document goes back once, however often and by however many that is asked", async () => {
  await using db = await freshDatabase();
  const { shop, event } = await chargedTwiceByStripe(db);
  using _ = shop;
  for (let time = 0; time < 3; time++) await shop.deliver(event);
  expect(await refundsIn(db)).toMatchObject({ paid: 1, owed: 1, told: ["charged-again"] });
  const refund = () => refundPayments(shop.service(), { provider: shop.provider() });
  const counts = await Promise.all([refund(), refund(), refund()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  for (const told of shop.fake.ledger.events) await shop.deliver(told);
  expect(await refund()).toBe(0);
  expect(await refundsIn(db)).toEqual(DONE);
  expect(givenBack(shop).sort()).toEqual([0, 9_999]);
  expect(shop.fake.faults).toEqual([]);
});

test("Stripe: whoever dies after the refund and before it is written down leaves one that is found, not made twice", async () => {
  await using db = await freshDatabase();
  const { shop, event } = await chargedTwiceByStripe(db);
  using _ = shop;
  await shop.deliver(event);
  shop.fake.hold = (moment) => (moment === "refunded" ? Promise.reject(new Error("cut")) : undefined);
  await refundPayments(shop.service(), { provider: shop.provider() });
  shop.fake.hold = () => {};
  const tomorrow = Date.now() + 86_400_000;
  await db.sql`update public.payments set reconcile_at = now()`;
  await refundPayments(shop.service(), { provider: shop.provider(() => tomorrow), now: tomorrow });
  expect(await refundsIn(db)).toEqual(DONE);
  expect(shop.fake.ledger.refunds.size).toBe(1);
});

test("Stripe: a charge for a document that was deleted meanwhile goes back, and its buyer reads why", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  await addPerson(db, { role: "owner" });
  await shop.pay("funds");
  const intent = await shop.intent();
  await db.sql`delete from public.documents where id = ${shop.documentId}`;
  await shop.deliver(shop.fake.ledger.take(intent));
  expect(await refundPayments(shop.service(), { provider: shop.provider() })).toBe(1);
  expect(await refundsIn(db)).toEqual({ ...DONE, paid: 0 });
  using mailbox = await openCarrier();
  expect(await sendDueMails(shop.service(), mailbox.sender)).toBe(2);
  const mail = mailbox.taken.find(({ To }) => To[0]?.Email === shop.buyer.email);
  expect(mail?.Subject).toBe("We have refunded $99.99 to your card");
  expect(mail?.Text).toContain("a document you had deleted");
});

test("Stripe: a refund that is refused is told to the owners once, and asked for again the next day", async () => {
  await using db = await freshDatabase();
  const { shop, event, intent } = await chargedTwiceByStripe(db);
  using _ = shop;
  await shop.deliver(event);
  shop.fake.ledger.dispute(intent);
  const refund = async (days: number) => {
    await db.sql`update public.payments set reconcile_at = now()`;
    const now = Date.now() + days * 86_400_000;
    return refundPayments(shop.service(), { provider: shop.provider(() => now), now });
  };
  for (const days of [0, 0, 1]) expect(await refund(days)).toBe(0);
  expect(await refundsIn(db)).toMatchObject({ owed: 1, told: ["charged-again", "refund-refused"] });
  shop.fake.ledger.disputes.clear();
  expect(await refund(2)).toBe(1);
  expect(await refundsIn(db)).toEqual({ ...DONE, told: ["charged-again", "money-back", "refund-refused"] });
});

/** The bank of a buyer's card sends the latest refund back, and Stripe tells of it twice. */
async function bounceLatest(shop: Shop): Promise<void> {
  const made = [...shop.fake.ledger.refunds.values()].at(-1);
  if (!made) throw new Error("nothing was given back");
  const failed = shop.fake.ledger.bounce(made);
  for (let time = 0; time < 2; time++) expect(await shop.deliver(failed)).toEqual({ ok: true, value: true });
}

test("Stripe: a refund that the buyer's bank sends back is owed again, both sides are told, and the next day it goes again", async () => {
  await using db = await freshDatabase();
  const { shop, event } = await chargedTwiceByStripe(db);
  using _ = shop;
  await shop.deliver(event);
  const refund = async (days: number) => {
    await db.sql`update public.payments set reconcile_at = reconcile_at - interval '1 day' where status = 'duplicate'`;
    const now = Date.now() + days * 86_400_000;
    return refundPayments(shop.service(), { provider: shop.provider(() => now), now });
  };
  expect(await refund(0)).toBe(1);
  const told = ["charged-again", "money-back", "refund-refused", "refund-returned"];
  for (const day of [1, 2]) {
    await bounceLatest(shop);
    expect(await refundsIn(db)).toEqual({ paid: 1, owed: 1, given_back: 0, told });
    expect(await refundPayments(shop.service(), { provider: shop.provider() })).toBe(0); // not due yet
    expect(await refund(day)).toBe(1);
    for (const one of shop.fake.ledger.events) await shop.deliver(one);
    expect(await refundsIn(db)).toEqual({ ...DONE, told });
  }
  expect([...shop.fake.ledger.refunds.values()].map(({ status }) => status)).toEqual(["failed", "failed", "succeeded"]);
  const [row] = await readLedger(db.sql);
  expect(row).toMatchObject({ refunded: "0.00", isRight: true });
});

test("Stripe: of a refund made in its dashboard the books and the buyer's receipt forget what the bank sent back", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  await addPerson(db, { role: "owner" });
  await shop.pay("approve");
  const { ledger } = shop.fake;
  const intent = await shop.intent();
  await shop.deliver(ledger.refund(intent, 3_000));
  await shop.deliver(ledger.refund(intent, 6_999));
  const books = async () => ({ ...(await shop.books()), ledger: (await readLedger(db.sql))[0] });
  expect(await books()).toMatchObject({ refunded: 9_999, ledger: { revenue: "0.00", isRight: true } });
  await bounceLatest(shop);
  expect(await books()).toMatchObject({ refunded: 3_000, ledger: { revenue: "69.99", isRight: true } });
  const user = openUserDb(db.connect(), shop.buyer.claims);
  expect(await findTakenBack(user, shop)).toMatchObject({ refunded: { minor: 3_000 } });
  const [listed] = (await listReceipts(user, { before: null })).receipts;
  expect((await findReceipt(user, { number: listed?.number ?? "" }))?.refunded).toEqual({
    amount: { minor: 3_000, currency: "USD" },
    wholeAt: null,
  });
  using mailbox = await openCarrier();
  await sendDueMails(shop.service(), mailbox.sender);
  expect(mailbox.subjects()).toEqual(
    expect.arrayContaining(["Your bank returned our refund of $69.99", "A payment could not be refunded: $69.99"]),
  );
});

test("only the provider's word that a refund came back makes less of what was given back", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  await shop.pay("approve");
  await shop.deliver(shop.fake.ledger.refund(await shop.intent()));
  await expect(db.sql`update public.payments set refunded_minor = 0, refunded_at = null`).rejects.toThrow(
    "does not go back",
  );
  await bounceLatest(shop);
  expect(await shop.books()).toMatchObject({ refunded: 0 });
  await shop.deliver(shop.fake.ledger.refund(await shop.intent()));
  await expect(db.sql`update public.payments set refunded_minor = 0, refunded_at = null`).rejects.toThrow(
    "does not go back",
  );
});

/** The simulated bank declines the first card, approves the second, and then tells that the first was charged after all. */
async function chargedTwiceBySimulator(db: TestDatabase) {
  const { person, documentId } = await addDocument(db);
  await addPerson(db, { role: "owner" });
  const [user, service] = [openUserDb(db.connect(), person.claims), openServiceDb(db.connect())];
  const provider = openSimulator(0);
  const token = (word: string) => `sim_${word}_${crypto.randomUUID().replaceAll("-", "")}`;
  await payForDocument(user, { service, provider, documentId, token: token("decline") });
  const [first] = await db.sql`select id, provider_reference as reference from public.payments`;
  await payForDocument(user, { service, provider, documentId, token: token("approve") });
  const outcome = { status: "succeeded", charge: { documentId, amount: PRICE } } as const;
  await settlePayment(service, {
    outcome,
    eventId: "late",
    attempt: { id: first?.id, provider: "simulator", reference: first?.reference },
  });
  return { service, user, provider };
}

test("the simulator: a second charge of a paid document goes back, and its buyer finds that among the receipts", async () => {
  await using db = await freshDatabase();
  const { service, user, provider } = await chargedTwiceBySimulator(db);
  expect(await listRefunds(user)).toMatchObject([{ amount: PRICE, givenBackAt: null }]);
  expect(await refundPayments(service, { provider })).toBe(1);
  expect(await refundPayments(service, { provider })).toBe(0);
  expect(await refundsIn(db)).toEqual(DONE);
  expect(await listRefunds(user)).toMatchObject([{ amount: PRICE, givenBackAt: expect.any(Date) }]);
  expect(await listRefunds(openUserDb(db.connect(), (await addPerson(db)).claims))).toEqual([]);
});

test("while the provider is away nothing is given back or refused, and five minutes later it is", async () => {
  await using db = await freshDatabase();
  const { service, provider } = await chargedTwiceBySimulator(db);
  const away: PaymentProvider = { ...provider, refund: () => Promise.reject(new ProviderAway("away")) };
  expect(await refundPayments(service, { provider: away })).toBe(0);
  expect(await refundPayments(service, { provider })).toBe(0); // not due yet
  expect(await refundsIn(db)).toMatchObject({ owed: 1, told: ["charged-again"] });
  await db.sql`update public.payments set reconcile_at = reconcile_at - interval '5 minutes'`;
  expect(await refundPayments(service, { provider })).toBe(1);
  expect(await refundsIn(db)).toEqual(DONE);
});

test("what a provider took that is not configured any more is not given back by another", async () => {
  await using db = await freshDatabase();
  const { service, provider } = await chargedTwiceBySimulator(db);
  expect(await refundPayments(service, { provider: { ...provider, name: "stripe" } })).toBe(0);
  expect(await refundsIn(db)).toMatchObject({ owed: 1, told: ["charged-again", "refund-refused"] });
});
