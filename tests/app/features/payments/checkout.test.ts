import { expect, test } from "vitest";
import { checkPayment, continuePayment, payForDocument } from "#app/features/payments/checkout.server.ts";
import { findOpenPayment, reconcilePayments, startPayment } from "#app/features/payments/payments.server.ts";
import { type Charge, type PaymentProvider, ProviderAway } from "#app/features/payments/provider.ts";
import { openSimulator } from "#app/features/payments/simulator.server.ts";
import { tokenise } from "#app/features/payments/simulator-token.ts";
import { openServiceDb, openUserDb, type ServiceDb } from "#db/rls.server.ts";
import { MAX_FAILED_PAYMENTS } from "#db/schema/limits.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addDocument, addPerson, type Owned } from "#tests/support/people.ts";

const simulator = openSimulator(0);
const twoMinutesLater = openSimulator(0, () => Date.now() + 120_000);
const APPROVED = "4242 4242 4242 4242";
const CONFIRMED = "4000 0025 0000 3155";
const STALLED = "4000 0000 0000 0341";

type Scene = Owned & { db: TestDatabase; service: ServiceDb };

async function scene(db: TestDatabase): Promise<Scene> {
  return { ...(await addDocument(db)), db, service: openServiceDb(db.connect()) };
}

function pay({ user, service, documentId }: Scene, card: string, provider: PaymentProvider = simulator) {
  return payForDocument(user, { service, provider, documentId, token: tokenise(card) });
}

/** What the ledger holds about the document. */
async function ledger({ db, documentId }: Scene) {
  const [document] = await db.sql`select is_paid from public.documents where id = ${documentId}`;
  const payments = await db.sql`select status from public.payments where document_id = ${documentId} order by status`;
  const mails = await db.sql`select id from public.deliveries where document_id = ${documentId}`;
  return { isPaid: document?.is_paid, payments: payments.map(({ status }) => status), mails: mails.length };
}

test("an approved card pays, opens the document and orders one mail", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  expect(await pay(buyer, APPROVED)).toEqual({ ok: true, value: { status: "paid" } });
  expect(await ledger(buyer)).toEqual({ isPaid: true, payments: ["succeeded"], mails: 1 });
});

test.each([
  ["4000 0000 0000 0002", "declined"],
  ["4000 0000 0000 9995", "insufficient-funds"],
  ["4000 0000 0000 0069", "expired-card"],
  ["4000 0000 0000 0127", "incorrect-cvc"],
])("after %s was declined (%s) another card may pay", async (card, reason) => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  expect(await pay(buyer, card)).toEqual({ ok: true, value: { status: "declined", reason } });
  expect(await ledger(buyer)).toEqual({ isPaid: false, payments: ["failed"], mails: 0 });
  expect(await pay(buyer, APPROVED)).toEqual({ ok: true, value: { status: "paid" } });
  expect(await ledger(buyer)).toEqual({ isPaid: true, payments: ["failed", "succeeded"], mails: 1 });
});

test("a payment that needs confirmation is paid when the buyer confirms, and not before", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  expect(await pay(buyer, CONFIRMED)).toEqual({ ok: true, value: { status: "requires-confirmation" } });
  expect(await ledger(buyer)).toMatchObject({ isPaid: false });
  const confirmed = await continuePayment(buyer.user, { ...buyer, provider: simulator, how: "confirm" });
  expect(confirmed).toEqual({ ok: true, value: { status: "paid" } });
  expect(await ledger(buyer)).toEqual({ isPaid: true, payments: ["succeeded"], mails: 1 });
});

test("a payment that waits for its confirmation can be given up for another card", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  await pay(buyer, CONFIRMED);
  const given = await continuePayment(buyer.user, { ...buyer, provider: simulator, how: "cancel" });
  expect(given).toEqual({ ok: true, value: { status: "cancelled" } });
  expect(await pay(buyer, APPROVED)).toEqual({ ok: true, value: { status: "paid" } });
  expect(await ledger(buyer)).toEqual({ isPaid: true, payments: ["cancelled", "succeeded"], mails: 1 });
});

test("a stalled payment keeps its place until the schedule settles it, and no second one begins", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  expect(await pay(buyer, STALLED)).toEqual({ ok: true, value: { status: "pending" } });
  expect(await pay(buyer, APPROVED)).toEqual({ ok: true, value: { status: "pending" } });
  expect(await reconcilePayments(buyer.service, { provider: simulator })).toBe(0);
  await db.sql`update public.payments set reconcile_at = now()`;
  expect(await reconcilePayments(buyer.service, { provider: twoMinutesLater })).toBe(1);
  expect(await ledger(buyer)).toEqual({ isPaid: true, payments: ["succeeded"], mails: 1 });
});

test("a buyer who comes back sees what the payment waits for, or that it is paid", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  const check = async (provider: PaymentProvider) => {
    const attempt = await findOpenPayment(buyer.user, buyer);
    return checkPayment(buyer.service, { provider, attempt });
  };
  expect(await check(simulator)).toBeNull();
  await pay(buyer, STALLED);
  expect(await check(simulator)).toMatchObject({ status: "pending" });
  expect(await check(twoMinutesLater)).toBe("paid");
  expect(await ledger(buyer)).toEqual({ isPaid: true, payments: ["succeeded"], mails: 1 });
});

test("a Worker that died between charge and settlement leaves a payment that the schedule finishes", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  const dying: PaymentProvider = { ...simulator, charge: () => Promise.reject(new Error("the Worker died")) };
  await expect(pay(buyer, APPROVED, dying)).rejects.toThrow("the Worker died");
  expect(await ledger(buyer)).toEqual({ isPaid: false, payments: ["open"], mails: 0 });
  await db.sql`update public.payments set reconcile_at = now()`;
  expect(await reconcilePayments(buyer.service, { provider: simulator })).toBe(1);
  expect(await ledger(buyer)).toEqual({ isPaid: true, payments: ["succeeded"], mails: 1 });
});

test("what the simulator left open is given up once the operator takes money, and what Stripe left stays", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  const stripe: PaymentProvider = {
    ...simulator,
    name: "stripe",
    find: () => Promise.reject(new Error("unknown to us")),
  };
  await pay(buyer, CONFIRMED);
  await db.sql`update public.payments set reconcile_at = now()`;
  expect(await reconcilePayments(buyer.service, { provider: stripe })).toBe(0);
  expect(await ledger(buyer)).toEqual({ isPaid: false, payments: ["cancelled"], mails: 0 });
  await pay(buyer, CONFIRMED, stripe);
  await db.sql`update public.payments set reconcile_at = now()`;
  expect(await reconcilePayments(buyer.service, { provider: simulator })).toBe(0);
  expect(await ledger(buyer)).toEqual({ isPaid: false, payments: ["cancelled", "open"], mails: 0 });
});

test("the page of an attempt that another provider began offers the card form where no money moved, and waits where it may have", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  const unknown = () => Promise.reject(new Error("unknown to us"));
  const stripe: PaymentProvider = { ...simulator, name: "stripe", find: unknown, charge: unknown, cancel: unknown };
  const check = async (provider: PaymentProvider) =>
    checkPayment(buyer.service, { provider, attempt: await findOpenPayment(buyer.user, buyer) });
  await pay(buyer, CONFIRMED);
  expect(await check(stripe)).toBeNull();
  expect(await ledger(buyer)).toEqual({ isPaid: false, payments: ["cancelled"], mails: 0 });

  await startPayment(buyer.user, { documentId: buyer.documentId, provider: "stripe", reference: "pi_1" });
  expect(await check(simulator)).toMatchObject({ status: "pending" });
  const waiting = { ok: true, value: { status: "pending" } };
  expect(await pay(buyer, APPROVED)).toEqual(waiting);
  expect(await continuePayment(buyer.user, { ...buyer, provider: simulator, how: "cancel" })).toEqual(waiting);
  expect(await ledger(buyer)).toEqual({ isPaid: false, payments: ["cancelled", "processing"], mails: 0 });
  expect(
    await db.sql`select outcome from public.payment_events where outcome <> 'recorded' and outcome <> 'repeated'`,
  ).toEqual([]);
});

test("fifty purchases at once make one payment and one mail", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  const attempts = Array.from({ length: 50 }, () => {
    const user = openUserDb(db.connect(), buyer.person.claims);
    return pay({ ...buyer, user, service: openServiceDb(db.connect()) }, APPROVED);
  });
  const results = await Promise.all(attempts);
  expect(
    results.filter((result) => (result.ok ? result.value.status !== "paid" : result.code !== "already-paid")),
  ).toEqual([]);
  expect(await ledger(buyer)).toEqual({ isPaid: true, payments: ["succeeded"], mails: 1 });
});

test.each<[string, Partial<Charge>]>([
  ["another amount", { amount: { minor: 1, currency: "USD" } }],
  ["another currency", { amount: { minor: 9999, currency: "EUR" } }],
  ["another document", { documentId: "00000000-0000-4000-8000-000000000000" }],
])("a charge for %s unlocks nothing", async (_, forged) => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  const lying: PaymentProvider = {
    ...simulator,
    async charge(attempt, request) {
      const outcome = await simulator.charge(attempt, request);
      return outcome.status === "succeeded" ? { ...outcome, charge: { ...outcome.charge, ...forged } } : outcome;
    },
  };
  expect(await pay(buyer, APPROVED, lying)).toEqual({ ok: true, value: { status: "pending" } });
  expect(await ledger(buyer)).toEqual({ isPaid: false, payments: ["open"], mails: 0 });
});

test("a document is paid once", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  await pay(buyer, APPROVED);
  expect(await pay(buyer, APPROVED)).toEqual({ ok: false, code: "already-paid" });
  expect(await continuePayment(buyer.user, { ...buyer, provider: simulator, how: "confirm" })).toEqual({
    ok: false,
    code: "not-found",
  });
});

test("one token pays for one document", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  const second = await addDocument(db, buyer.person);
  const token = tokenise(APPROVED);
  const purchase = { service: buyer.service, provider: simulator, token };
  await payForDocument(buyer.user, { ...purchase, documentId: buyer.documentId });
  expect(await payForDocument(buyer.user, { ...purchase, documentId: second.documentId })).toEqual({
    ok: false,
    code: "token-used",
  });
});

test("once so many cards were declined within the hour, no other is tried", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  await db.sql`
    insert into public.payments (document_id, user_id, provider, status, amount_minor, currency)
    select ${buyer.documentId}, ${buyer.person.id}, 'simulator', 'failed', 9999, 'USD'
    from generate_series(1, ${MAX_FAILED_PAYMENTS})`;
  expect(await pay(buyer, APPROVED)).toEqual({ ok: false, code: "too-many" });
  expect(await ledger(buyer)).toMatchObject({ isPaid: false });
});

test.each(["", "x", "00000000-0000-4000-8000-000000000000"])("%j is no document to pay for", async (documentId) => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  expect(await pay({ ...buyer, documentId }, APPROVED)).toEqual({ ok: false, code: "not-found" });
});

test("nobody pays for, sees or carries on somebody else's payment", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  await pay(buyer, CONFIRMED);
  const stranger = { ...buyer, user: openUserDb(db.connect(), (await addPerson(db)).claims) };
  expect(await pay(stranger, APPROVED)).toEqual({ ok: false, code: "not-found" });
  expect(await findOpenPayment(stranger.user, stranger)).toBeNull();
  expect(await continuePayment(stranger.user, { ...stranger, provider: simulator, how: "confirm" })).toEqual({
    ok: false,
    code: "not-found",
  });
  expect(await ledger(buyer)).toMatchObject({ isPaid: false });
});

test("the row of an attempt exists, with what the provider can be asked about, before the provider is asked", async () => {
  await using db = await freshDatabase();
  const { user, documentId } = await scene(db);
  const token = tokenise(APPROVED);
  const started = await startPayment(user, { documentId, provider: "simulator", reference: token });
  expect(started).toMatchObject({ ok: true, value: { reference: token, amount: { minor: 9999, currency: "USD" } } });
  expect(await findOpenPayment(user, { documentId })).toMatchObject({ reference: token });
});

test("a provider that is away holds up nobody's payment, and what it took is found the next time; a fault is not hidden", async () => {
  await using db = await freshDatabase();
  const buyer = await scene(db);
  await pay(buyer, STALLED);
  const due = () => db.sql`update public.payments set reconcile_at = now() - interval '1 minute'`;
  const failing = (error: Error): PaymentProvider => ({ ...simulator, find: () => Promise.reject(error) });
  await due();
  expect(await reconcilePayments(buyer.service, { provider: failing(new ProviderAway("away")) })).toBe(0);
  await due();
  await expect(reconcilePayments(buyer.service, { provider: failing(new Error("a fault")) })).rejects.toThrow(
    "a fault",
  );
  await due();
  expect(await reconcilePayments(buyer.service, { provider: twoMinutesLater })).toBe(1);
  expect(await findOpenPayment(buyer.user, { documentId: "none" })).toBeNull();
});

test.each([0, 1])("a payment that cannot be looked at holds up no other, whichever comes first (%i)", async (stuck) => {
  await using db = await freshDatabase();
  const buyers = [await scene(db), await scene(db)];
  for (const buyer of buyers) await pay(buyer, STALLED);
  await db.sql`update public.payments set reconcile_at = now() - interval '1 minute'`;
  const provider: PaymentProvider = {
    ...twoMinutesLater,
    find: (attempt) =>
      attempt.documentId === buyers[stuck]?.documentId
        ? Promise.reject(new Error("a fault"))
        : twoMinutesLater.find(attempt),
  };
  await expect(reconcilePayments(openServiceDb(db.connect()), { provider })).rejects.toThrow("a fault");
  expect(await db.sql`select document_id::text as id from public.payments where status = 'succeeded'`).toEqual([
    { id: buyers[1 - stuck]?.documentId },
  ]);
});
