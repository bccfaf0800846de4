/** Paying through Stripe, against a stand-in that is strict about what it is sent. */
import { expect, test } from "vitest";
import { checkPayment, continuePayment, payForDocument } from "#app/features/payments/checkout.server.ts";
import { findOpenPayment, reconcilePayments } from "#app/features/payments/payments.server.ts";
import { openStripe } from "#app/features/payments/stripe.server.ts";
import { openUserDb } from "#db/rls.server.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type CardWord, cardToken } from "#tests/support/stripe/cards.ts";
import { SECRET_KEY, startFakeStripe } from "#tests/support/stripe/fake-stripe.ts";
import { openShop, type Shop, settingsOf } from "#tests/support/stripe/shop.ts";

const NOTHING = { refunded: 0, dispute: null };
const PAID = { ...NOTHING, paid: true, payments: ["succeeded"], mails: 1 };

const userOf = ({ db, buyer }: Shop) => openUserDb(db.connect(), buyer.claims);
const hours = (count: number) => () => Date.now() + count * 3_600_000;
const due = ({ db }: Shop) => db.sql`update public.payments set reconcile_at = now()`;
const goOn = (shop: Shop, how: "confirm" | "cancel") =>
  continuePayment(userOf(shop), {
    service: shop.service(),
    provider: shop.provider(),
    documentId: shop.documentId,
    how,
  });

/** The same database after the operator went live, with a seller. */
async function goLive(shop: Shop) {
  const fake = await startFakeStripe({ isLive: true });
  const live = { ...settingsOf(fake), isLive: true, secretKey: SECRET_KEY.replace("test", "live") };
  await shop.db.sql`insert into private.settings (key, value) values ('seller', '{"name":"Seller","address":"Cork"}')`;
  return { fake, provider: openStripe(live), [Symbol.dispose]: () => fake[Symbol.dispose]() };
}

test("after the change from test mode to live an attempt that was open is given up by page and schedule, and the document can be bought", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  const unseen = await shop.open();
  for (const sale of [shop, unseen]) await shop.pay("confirm", sale);
  using live = await goLive(shop);
  const { provider } = live;
  const attempt = await findOpenPayment(userOf(shop), shop);
  expect(await checkPayment(shop.service(), { provider, attempt })).toBeNull();
  await due(shop);
  expect(await reconcilePayments(shop.service(), { provider })).toBe(0);
  for (const { documentId } of [shop, unseen]) {
    expect(await shop.books(documentId)).toMatchObject({ paid: false, payments: ["cancelled"] });
  }
  const token = cardToken("approve");
  const purchase = { service: shop.service(), provider, documentId: shop.documentId, token };
  expect(await payForDocument(userOf(shop), purchase)).toEqual({ ok: true, value: { status: "paid" } });
  expect(await db.sql`select is_demonstration from public.receipts`).toEqual([{ is_demonstration: false }]);
  expect(live.fake.ledger.charges.size).toBe(1);
});

test("what was bought in test mode has a receipt that says no money moved, also where there is a seller", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  using _ = await goLive(shop);
  await shop.pay("approve");
  expect(await db.sql`select is_demonstration from public.receipts`).toEqual([{ is_demonstration: true }]);
});

test.each(["used", "unknown"])(
  "a token that Stripe does not take (%s) says so at once, its intent can never be charged, and another card may pay",
  async (word) => {
    await using db = await freshDatabase();
    using shop = await openShop(db);
    const refused = await shop.pay({ token: `ctoken_${word}_${"x".repeat(20)}` });
    expect(refused).toEqual({ ok: true, value: { status: "declined", reason: "unusable-card" } });
    expect(await shop.intent()).toMatchObject({ status: "canceled" });
    expect(await shop.pay("approve")).toEqual({ ok: true, value: { status: "paid" } });
    expect(await shop.books()).toEqual({ ...PAID, payments: ["failed", "succeeded"] });
  },
);

test("a card that pays: one intent under our payment's id, for the amount of the document's row, confirmed once", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  expect(await shop.pay("approve")).toEqual({ ok: true, value: { status: "paid" } });
  expect(await shop.books()).toEqual(PAID);
  const [payment] = await db.sql`select id, provider_reference from public.payments`;
  const intent = await shop.intent();
  expect(payment?.provider_reference).toBe(intent.id);
  expect(shop.fake.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /v1/payment_intents",
    `POST /v1/payment_intents/${intent.id}/confirm`,
  ]);
  expect(shop.fake.asked[0]).toMatchObject({
    idempotencyKey: payment?.id,
    params: {
      amount: "9999",
      currency: "usd",
      "allowed_payment_method_types[0]": "card",
      "metadata[payment_id]": payment?.id,
      "metadata[document_id]": shop.documentId,
    },
  });
  expect(shop.fake.faults).toEqual([]);
});

test.each<[CardWord, string]>([
  ["declined", "declined"],
  ["lost", "declined"],
  ["funds", "insufficient-funds"],
  ["expired", "expired-card"],
  ["cvc", "incorrect-cvc"],
  ["fraud", "suspected-fraud"],
])(
  "a card that is declined (%s) says %s, its intent can never be charged, and another card may pay",
  async (card, reason) => {
    await using db = await freshDatabase();
    using shop = await openShop(db);
    expect(await shop.pay(card)).toEqual({ ok: true, value: { status: "declined", reason } });
    expect(await shop.intent()).toMatchObject({ status: "canceled" });
    expect(await shop.pay("approve")).toEqual({ ok: true, value: { status: "paid" } });
    expect(await shop.books()).toEqual({ ...PAID, payments: ["failed", "succeeded"] });
    expect(shop.fake.ledger.charges.size).toBe(1);
  },
);

test("3-D Secure: the page is given what Stripe's script needs, and the server asks Stripe how it went", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  expect(await shop.pay("confirm")).toEqual({ ok: true, value: { status: "requires-confirmation" } });
  const intent = await shop.intent();
  const attempt = await findOpenPayment(userOf(shop), shop);
  expect(await checkPayment(shop.service(), { provider: shop.provider(), attempt })).toMatchObject({
    status: "requires-confirmation",
    clientSecret: intent.client_secret,
  });
  expect(await goOn(shop, "confirm")).toMatchObject({ value: { status: "requires-confirmation" } });
  shop.fake.ledger.take(intent);
  expect(await goOn(shop, "confirm")).toEqual({ ok: true, value: { status: "paid" } });
  expect(await shop.books()).toEqual(PAID);
});

test("3-D Secure that fails says so; one that is given up for another card is cancelled at Stripe", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  await shop.pay("confirm");
  shop.fake.ledger.decline(await shop.intent(), "payment_intent_authentication_failure");
  expect(await goOn(shop, "confirm")).toMatchObject({ value: { status: "declined", reason: "confirmation-failed" } });
  await shop.pay("confirm");
  expect(await goOn(shop, "cancel")).toMatchObject({ value: { status: "cancelled" } });
  expect(await shop.intent()).toMatchObject({ status: "canceled" });
  await shop.pay("confirm");
  shop.fake.ledger.take(await shop.intent());
  expect(await goOn(shop, "cancel")).toMatchObject({ value: { status: "paid" } });
  expect(await shop.books()).toEqual({ ...PAID, payments: ["failed", "cancelled", "succeeded"] });
});

test("a confirmation that nobody gives within a day is given up by the schedule", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  await shop.pay("confirm");
  await due(shop);
  await reconcilePayments(shop.service(), { provider: shop.provider(hours(23)) });
  expect(await shop.books()).toMatchObject({ payments: ["open"] });
  await due(shop);
  await reconcilePayments(shop.service(), { provider: shop.provider(hours(25)) });
  expect(await shop.books()).toMatchObject({ payments: ["cancelled"] });
});

test("a payment that Stripe is still processing keeps its place, and the schedule learns how it ended", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  expect(await shop.pay("process")).toEqual({ ok: true, value: { status: "pending" } });
  expect(await shop.pay("approve")).toEqual({ ok: true, value: { status: "pending" } });
  shop.fake.ledger.take(await shop.intent());
  await due(shop);
  expect(await reconcilePayments(shop.service(), { provider: shop.provider() })).toBe(1);
  expect(await shop.books()).toEqual(PAID);
  expect(shop.fake.ledger.charges.size).toBe(1);
});

test("while Stripe is away the buyer is told that we are confirming, nothing is charged, and the attempt is given up later", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  shop.fake.isAway = true;
  expect(await shop.pay("approve")).toEqual({ ok: true, value: { status: "pending" } });
  await due(shop);
  expect(await reconcilePayments(shop.service(), { provider: shop.provider() })).toBe(0);
  shop.fake.isAway = false;
  await due(shop);
  await reconcilePayments(shop.service(), { provider: shop.provider(hours(1)) });
  expect(await shop.books()).toMatchObject({ paid: false, payments: ["cancelled"] });
  expect(await shop.pay("approve")).toEqual({ ok: true, value: { status: "paid" } });
  expect(shop.fake.ledger.charges.size).toBe(1);
});

test("a charge whose answer was lost is found again, and not made twice", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  shop.fake.hold = (moment) => {
    if (moment === "confirmed") throw new Error("the line broke");
  };
  expect(await shop.pay("approve")).toEqual({ ok: true, value: { status: "pending" } });
  shop.fake.hold = () => {};
  const attempt = await findOpenPayment(userOf(shop), shop);
  expect(await checkPayment(shop.service(), { provider: shop.provider(), attempt })).toBe("paid");
  expect(await shop.books()).toEqual(PAID);
  expect(shop.fake.ledger.charges.size).toBe(1);
});
