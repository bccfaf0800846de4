/** What Stripe tells by webhook: believed when it is signed, applied once, and never beyond what Stripe itself confirms. */
import { expect, test } from "vitest";
import { listTakenBack } from "#app/features/admin/taken-back.server.ts";
import { sendDueMails } from "#app/features/mail/mail.server.ts";
import { findTakenBack } from "#app/features/payments/payments.server.ts";
import { applyStripeEvent } from "#app/features/payments/stripe-events.server.ts";
import { openAdminDb, openUserDb } from "#db/rls.server.ts";
import { openCarrier } from "#tests/support/carrier.ts";
import { freshDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/people.ts";
import { deliveryOf, signatureOf, WEBHOOK_SECRET } from "#tests/support/stripe/fake-stripe.ts";
import type { Intent, StripeEvent } from "#tests/support/stripe/ledger.ts";
import { openShop, type Shop } from "#tests/support/stripe/shop.ts";

const PAID = { paid: true, payments: ["succeeded"], mails: 1, refunded: 0, dispute: null };

/** A purchase that was charged while its buyer had closed the page: only Stripe knows of it. */
async function chargedUnseen(shop: Shop, sale = shop as Pick<Shop, "buyer" | "documentId">) {
  await shop.pay("confirm", sale);
  const intent = await shop.intent(sale.documentId);
  return { intent, event: shop.fake.ledger.take(intent) };
}

test("the event of a charge opens the document, and repeated it changes nothing", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  const { event } = await chargedUnseen(shop);
  for (let time = 0; time < 5; time++) expect(await shop.deliver(event)).toEqual({ ok: true, value: true });
  expect(await shop.books()).toEqual(PAID);
  expect(await db.sql`select event_id from public.payment_events`).toEqual([{ event_id: event.id }]);
});

test("during the rotation of the secret both count, afterwards one", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  const { event } = await chargedUnseen(shop);
  expect(await shop.deliver(event, ["whsec_next"])).toEqual({ ok: false, code: "forged" });
  const settings = { ...shop.settings, webhookSecrets: ["whsec_next", WEBHOOK_SECRET] };
  for (const secrets of [["whsec_next"], [WEBHOOK_SECRET], ["whsec_other", "whsec_next"]]) {
    const delivery = deliveryOf(event, secrets);
    expect(await applyStripeEvent(shop.service(), { settings, delivery })).toEqual({ ok: true, value: true });
  }
  expect(await shop.books()).toEqual(PAID);
});

type Delivery = ReturnType<typeof deliveryOf>;
const at = (body: string, seconds: number) =>
  signatureOf(body, [WEBHOOK_SECRET], Math.floor(Date.now() / 1000) + seconds);

const FORGERIES: [string, (honest: Delivery, event: StripeEvent) => Delivery][] = [
  ["no signature", (honest) => ({ ...honest, signature: "" })],
  ["a signature of something else", (honest) => ({ ...honest, signature: signatureOf("{}", [WEBHOOK_SECRET]) })],
  ["another secret", (honest) => ({ ...honest, signature: signatureOf(honest.body, ["whsec_stolen"]) })],
  ["an empty secret", (honest) => ({ ...honest, signature: signatureOf(honest.body, [""]) })],
  ["a body with one byte changed", (honest) => ({ ...honest, body: honest.body.replace("evt_", "evt-") })],
  ["a body with a space more", (honest) => ({ ...honest, body: `${honest.body} ` })],
  ["a signature of six minutes ago", (honest) => ({ ...honest, signature: at(honest.body, -360) })],
  ["a signature of six minutes ahead", (honest) => ({ ...honest, signature: at(honest.body, 360) })],
  ["two wrong signatures", (honest) => ({ ...honest, signature: signatureOf(honest.body, ["whsec_a", "whsec_b"]) })],
  ["the old scheme alone", (honest) => ({ ...honest, signature: honest.signature.replace("v1=", "v0=") })],
  ["no time", (honest) => ({ ...honest, signature: honest.signature.replace(/t=\d+,/, "") })],
  ["a signature cut short", (honest) => ({ ...honest, signature: honest.signature.slice(0, -1) })],
];

test("12 forged deliveries are refused before anything is read, and pay nothing", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  const { event } = await chargedUnseen(shop);
  const before = shop.fake.asked.length;
  for (const [name, forge] of FORGERIES) {
    const delivery = forge(deliveryOf(event), event);
    const applied = await applyStripeEvent(shop.service(), { settings: shop.settings, delivery });
    expect(applied, name).toEqual({ ok: false, code: "forged" });
  }
  expect(shop.fake.asked.length).toBe(before);
  expect(await unpaid(db)).toEqual({ paid: 0, mails: 0, succeeded: 0 });
  expect(FORGERIES).toHaveLength(12);
});

type Tampering = (intent: Intent, other: Intent) => void;
const TAMPERED: [string, Tampering][] = [
  ["a smaller amount", (intent) => Object.assign(intent, { amount: 1, amount_received: 1 })],
  ["a larger amount", (intent) => Object.assign(intent, { amount_received: 99_990 })],
  ["nothing received", (intent) => Object.assign(intent, { amount_received: 0 })],
  ["a negative amount", (intent) => Object.assign(intent, { amount_received: -9_999 })],
  ["another currency", (intent) => Object.assign(intent, { currency: "eur" })],
  ["a cheaper currency", (intent) => Object.assign(intent, { currency: "jpy" })],
  ["another document", (intent, { metadata }) => Object.assign(intent.metadata, { document_id: metadata.document_id })],
  ["no document", ({ metadata }) => delete metadata.document_id],
  ["a document that is no id", ({ metadata }) => Object.assign(metadata, { document_id: "x' or 1=1" })],
  ["another payment", (intent, { metadata }) => Object.assign(intent.metadata, { payment_id: metadata.payment_id })],
  ["no payment", ({ metadata }) => delete metadata.payment_id],
  ["the other mode", (intent) => Object.assign(intent, { livemode: true })],
];

test("12 tampered intents pay nothing, told by webhook or asked by the page", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  await shop.pay("confirm");
  const other = await shop.intent();
  for (const [name, tamper] of TAMPERED) {
    const sale = await shop.open(shop.buyer);
    const { intent, event } = await chargedUnseen(shop, sale);
    const id = intent.metadata.payment_id ?? "";
    tamper(intent, other);
    await shop.deliver(event);
    const attempt = { id, documentId: sale.documentId, reference: intent.id, createdAt: new Date() };
    await shop
      .check({ ...attempt, provider: "stripe-test", amount: { minor: 9999, currency: "USD" } })
      .catch(() => null); // refusing to read it is as good
    expect(await unpaid(db), name).toEqual({ paid: 0, mails: 0, succeeded: 0 });
  }
  expect(TAMPERED).toHaveLength(12);
});

async function unpaid(db: TestDatabase) {
  const [row] = await db.sql`
    select (select count(*)::int from public.documents where is_paid) as paid,
      (select count(*)::int from public.deliveries) as mails,
      (select count(*)::int from public.payments where status in ('succeeded', 'duplicate')) as succeeded`;
  return row;
}

test("an event of the other mode is refused, one of a kind we do not use is answered, and so is one about another shop's sale", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  const { intent, event } = await chargedUnseen(shop);
  expect(await shop.deliver({ ...event, livemode: true })).toEqual({ ok: false, code: "not-ours" });
  expect(await shop.deliver({ ...event, type: "customer.created" })).toEqual({ ok: true, value: false });
  intent.metadata = {};
  expect(await shop.deliver(event)).toEqual({ ok: true, value: false });
  expect(await shop.books()).toMatchObject({ paid: false, mails: 0 });
});

test("while Stripe or the database is away an event is not acknowledged", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  const { event } = await chargedUnseen(shop);
  shop.fake.isAway = true;
  await expect(shop.deliver(event)).rejects.toThrow();
  shop.fake.isAway = false;
  await db.sql`alter table public.deliveries add constraint broken check (reason <> 'purchase')`;
  await expect(shop.deliver(event)).rejects.toThrow();
  await db.sql`alter table public.deliveries drop constraint broken`;
  expect(await shop.deliver(event)).toEqual({ ok: true, value: true });
  expect(await shop.books()).toEqual(PAID);
});

test("refunds and disputes are recorded, the owners are told once of each, and the document stays open", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  await db.sql`update public.users set role = 'owner' where id = ${shop.buyer.id}`;
  await shop.pay("approve");
  const { ledger } = shop.fake;
  const intent = await shop.intent();
  const part = ledger.refund(intent, 3_000);
  const events = [part, ledger.events.at(-1) ?? part];
  const dispute = ledger.dispute(intent);
  events.push(...ledger.events.slice(-1), ledger.refund(intent, 6_999), ledger.decide(dispute, "lost"));
  for (const event of [...events, ...events]) await shop.deliver(event);
  expect(await shop.books()).toEqual({ ...PAID, refunded: 9_999, dispute: "lost" });
  const user = openUserDb(db.connect(), shop.buyer.claims);
  const refunded = { minor: 9_999, currency: "USD" };
  expect(await findTakenBack(user, shop)).toEqual({ refunded, dispute: "lost" });
  expect(await listTakenBack(openAdminDb(db.connect(), shop.buyer.claims))).toMatchObject([
    { amount: refunded, refunded, dispute: "lost", reference: intent.id },
  ]);
  const told = await db.sql`select reason, user_id from public.deliveries where payment_id is not null order by reason`;
  expect(told).toEqual(["dispute-lost", "refund"].map((reason) => ({ reason, user_id: shop.buyer.id })));

  await db.sql`delete from public.deliveries where reason = 'purchase'`;
  using mailbox = await openCarrier();
  const send = () => sendDueMails(shop.service(), mailbox.sender);
  mailbox.isAway = true;
  expect(await send()).toBe(0);
  mailbox.isAway = false;
  expect(await send()).toBe(0); // not due yet
  await db.sql`update public.deliveries set next_attempt_at = now()`;
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(mailbox.subjects().sort()).toEqual(["A dispute was lost: $99.99", "A payment was refunded: $99.99"]);
});

test("an owner's mail that the carrier may have taken is not sent again", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  await addPerson(db, { role: "owner" });
  await shop.pay("approve");
  await shop.deliver(shop.fake.ledger.refund(await shop.intent()));
  await db.sql`delete from public.deliveries where reason = 'purchase'`;
  using mailbox = await openCarrier();
  mailbox.hold = async (moment) => (moment === "taken" ? Promise.reject(new Error("hung up")) : undefined);
  expect(await sendDueMails(shop.service(), mailbox.sender)).toBe(0);
  mailbox.hold = async () => {};
  await db.sql`update public.deliveries set next_attempt_at = now(), leased_until = leased_until - interval '1 day'`;
  expect(await sendDueMails(shop.service(), mailbox.sender)).toBe(0);
  expect(mailbox.subjects()).toHaveLength(1);
  expect(await db.sql`select status from public.deliveries`).toEqual([{ status: "uncertain" }]);
});

test("of another shop's sale on the same account, refunds and disputes are answered and written down nowhere", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  await shop.pay("approve");
  const { ledger } = shop.fake;
  const intent = await shop.intent();
  const nothingBack = { ...ledger.refund(intent, 0), type: "charge.refunded" };
  expect(await shop.deliver(nothingBack)).toEqual({ ok: true, value: false });
  intent.metadata = {};
  ledger.dispute(intent);
  const told = [ledger.events.at(-1), ledger.refund(intent, 3_000)].filter((event) => event !== undefined);
  for (const event of told) expect(await shop.deliver(event)).toEqual({ ok: true, value: false });
  expect(await shop.books()).toEqual(PAID);
});

test("a dispute is open until it is decided, and one that was won leaves the money", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  await shop.pay("approve");
  const user = openUserDb(db.connect(), shop.buyer.claims);
  expect(await findTakenBack(user, shop)).toBeNull();
  expect(await findTakenBack(user, { documentId: "none" })).toBeNull();
  const { ledger } = shop.fake;
  const dispute = ledger.dispute(await shop.intent());
  for (const event of ledger.events.slice(-1)) await shop.deliver(event);
  const refunded = { minor: 0, currency: "USD" };
  expect(await findTakenBack(user, shop)).toEqual({ refunded, dispute: "open" });
  await shop.deliver(ledger.decide(dispute, "won"));
  expect(await findTakenBack(user, shop)).toEqual({ refunded, dispute: "won" });
});

test("a delivery without a signature is refused", async () => {
  await using db = await freshDatabase();
  using shop = await openShop(db);
  const { event } = await chargedUnseen(shop);
  const delivery = { ...deliveryOf(event), signature: null };
  const answer = await applyStripeEvent(shop.service(), { settings: shop.settings, delivery });
  expect(answer).toMatchObject({ ok: false });
  expect(await shop.books()).toMatchObject({ paid: false });
});
