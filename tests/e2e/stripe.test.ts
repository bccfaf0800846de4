/** Paying through Stripe in the whole portal: Stripe's API and its script are stand-ins, everything else is what runs in production. */
import type { Page, Request, Route } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { DESKTOP, launchBrowser, openTab } from "#tests/support/browser.ts";
import { generateDocument, signUpWithDocument } from "#tests/support/journey.ts";
import { startPortal } from "#tests/support/portal.ts";
import { field, look } from "#tests/support/road.ts";
import { cardToken } from "#tests/support/stripe/cards.ts";
import {
  deliveryOf,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startFakeStripe,
  WEBHOOK_SECRET,
} from "#tests/support/stripe/fake-stripe.ts";
import type { Intent } from "#tests/support/stripe/ledger.ts";
import { STRIPE_SCRIPTS, serveStripeScript } from "#tests/support/stripe/script.ts";

const fake = await startFakeStripe();
const portal = await startPortal({
  variables: {
    PAYMENT_PROVIDER: "stripe",
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: fake.url,
  },
});
const browser = await launchBrowser();
afterAll(async () => {
  await browser.close();
  await portal[Symbol.asyncDispose]();
  fake[Symbol.dispose]();
});

const { person, clientId, documentId } = await signUpWithDocument(portal);

/** Waits for the card's fields, types the name and picks what the bank will do. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card of the stand-in").selectOption(card);
  await field(page, "Cardholder Name").fill("Ada Byrne");
  await page.getByRole("button", { name: "Complete Purchase" }).press("Enter"); // a click may land on the frame that an error moves down
}

async function countOf(id: string) {
  const [counts] = await portal.sql`
    select (select count(*)::int from documents where id = ${id} and is_paid) as paid,
      (select count(*)::int from payments where document_id = ${id} and status = 'succeeded') as succeeded,
      (select count(*)::int from deliveries where document_id = ${id}) as mails`;
  return counts;
}

const PAID = { paid: 1, succeeded: 1, mails: 1 };

test("a buyer is declined, confirms another card at the bank, and gets the document", async () => {
  await using tab = await openShopTab();
  const { page } = tab;
  await page.goto("/documents");
  await page.getByRole("link", { name: "Purchase to Access" }).first().click();
  await page.getByText("Credit/Debit Card").waitFor();
  await page.frameLocator("iframe").getByText("a frame of Stripe’s").waitFor();
  await look(page);
  await payWith(page, "funds");
  await page.getByText("insufficient funds").first().waitFor();
  await payWith(page, "confirm");
  await page.getByText("Your bank is asking you to confirm this payment").waitFor();
  await look(page);
  await page.getByRole("button", { name: "Confirm payment" }).click();
  await page.getByRole("heading", { name: "Payment Successful!" }).waitFor();

  expect(await countOf(documentId)).toEqual(PAID);
  expect(fake.faults).toEqual([]);
  await portal.mail.wait(person.email, "Your document");
});

/** A tab of the buyer's, in which Stripe's script is the stand-in. */
async function openShopTab(atBank?: (intent: Intent) => void) {
  const tab = await openTab(browser, { baseURL: portal.url, viewport: DESKTOP, reducedMotion: "reduce" });
  await tab.page.context().addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: portal.url })));
  await serveStripeScript(tab.page, fake, atBank);
  return tab;
}

test("a confirmation that cannot begin, that nobody gives, or that fails says so each time, and the card form comes back", async () => {
  const id = await generateDocument(person, clientId);
  await person.post(`/payment/${id}`, { intent: "pay", token: cardToken("confirm") });
  let atBank: (intent: Intent) => void = () => {};
  await using tab = await openShopTab((intent) => atBank(intent));
  const { page } = tab;
  const confirm = page.getByRole("button", { name: "Confirm payment" });
  const nothing = (route: Route) => route.fulfill({ contentType: "text/javascript", body: "" });

  await page.route(STRIPE_SCRIPTS, nothing);
  await page.goto(`/payment/${id}`);
  await confirm.click();
  await page.getByText("Your bank’s window could not be opened").waitFor();
  await look(page);
  await page.unroute(STRIPE_SCRIPTS, nothing);
  await page.goto(`/payment/${id}`);
  await confirm.click();
  await page.getByText("Your bank has not yet confirmed the payment").waitFor();
  await confirm.waitFor();
  atBank = (intent) => fake.ledger.decline(intent, "payment_intent_authentication_failure");
  await confirm.click();
  await field(page, "Cardholder Name").waitFor();
  await page.getByText("The payment was not confirmed. Nothing was charged.").waitFor();
  expect(await countOf(id)).toEqual({ paid: 0, succeeded: 0, mails: 0 });
});

test("while the mail is on its way the page after a purchase asks for news less and less, and stops after a minute", async () => {
  const id = await generateDocument(person, clientId);
  await person.post(`/payment/${id}`, { intent: "pay", token: cardToken("approve") });
  const mail = () => portal.sql`select status from deliveries where document_id = ${id}`;
  await expect.poll(mail).toEqual([{ status: "sent" }]);
  await portal.sql`update deliveries set status = 'pending', sent_at = null, next_attempt_at = now() + interval '1 day' where document_id = ${id}`;
  await using tab = await openShopTab();
  const { page } = tab;
  const [asked, open] = [new Set<Request>(), new Set<Request>()];
  page.on("request", (request) => {
    if (request.url().includes(`/payment/${id}.data`)) for (const set of [asked, open]) set.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  await page.clock.install();
  await page.goto(`/payment/${id}?paid`);
  await page.getByText("Your document is on its way to").waitFor();
  for (let minutes = 0; minutes < 10; minutes += 0.5) {
    await page.clock.fastForward(30_000);
    await expect.poll(() => open.size).toBe(0);
  }
  expect(asked.size).toBe(6);
});

test("only the payment page lets Stripe in", async () => {
  const unpaidId = await generateDocument(person, clientId);
  const policyOf = async (path: string) => (await person.get(path)).headers.get("Content-Security-Policy") ?? "";
  const policy = await policyOf(`/payment/${unpaidId}`);
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic' https: https:\/\/js\.stripe\.com;/);
  expect(policy).toContain("; connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain("; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;");
  for (const path of [`/Payment/${unpaidId}`, `/payment/${unpaidId}/`]) {
    expect((await person.get(path)).body).toContain("Credit/Debit Card");
    expect(await policyOf(path)).toContain("; connect-src 'self' https://api.stripe.com;");
  }
  for (const path of ["/documents", "/", `/documents/${documentId}`, "/profile"]) {
    expect(await policyOf(path)).not.toContain("stripe");
  }
});

/** As Stripe's servers post: without an Origin. */
const post = (body: string, signature: string, path = "/webhooks/stripe") =>
  portal.visitor().request(path, { method: "POST", headers: { "Stripe-Signature": signature }, body });

test("the webhook opens a document whose buyer never came back, once, and refuses what is not signed", async () => {
  const unseenId = await generateDocument(person, clientId);
  await person.post(`/payment/${unseenId}`, { intent: "pay", token: cardToken("confirm") });
  const [payment] = await portal.sql`select id from payments where document_id = ${unseenId}`;
  const { body, signature } = deliveryOf(fake.ledger.take(fake.intentOf(payment?.id)));

  expect((await post(body, "")).status).toBe(400);
  expect((await post(`${body} `, signature)).status).toBe(400);
  expect((await post(body, signature, "/documents")).status).toBe(403);
  expect((await post("x".repeat(1_000_001), signature)).status).toBe(413);
  expect((await post(body, signature, "/webhooks/stripe/")).status).not.toBe(200);
  expect(await countOf(unseenId)).toEqual({ paid: 0, succeeded: 0, mails: 0 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, signature)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await countOf(unseenId)).toEqual(PAID);
  expect((await person.get(`/payment/${unseenId}?waiting`)).location).toBe(`/payment/${unseenId}?paid`);

  fake.isAway = true;
  expect((await post(body, signature)).status).toBeGreaterThanOrEqual(500);
  fake.isAway = false;
});

test("a declined card that is charged after all is given back by the schedule, and the buyer reads and receives it", async () => {
  const twiceId = await generateDocument(person, clientId);
  const pay = (card: "funds" | "approve") =>
    person.post(`/payment/${twiceId}`, { intent: "pay", token: cardToken(card) });
  await pay("funds");
  const [declined] = await portal.sql`select id from payments where document_id = ${twiceId}`;
  await pay("approve");
  const { body, signature } = deliveryOf(fake.ledger.take(fake.intentOf(declined?.id)));
  expect((await post(body, signature)).status).toBe(200);
  expect((await person.get("/documents")).body.includes("We are refunding your card")).toBe(true);
  await portal.runSchedule();
  for (const page of ["/documents", "/receipts"]) {
    expect((await person.get(page)).body.includes("We have refunded your card"), page).toBe(true);
  }
  await portal.mail.wait(person.email, "We have refunded $99.99 to your card");
  expect(await countOf(twiceId)).toEqual(PAID);
  expect([...fake.ledger.refunds.values()]).toMatchObject([{ amount: 9_999, status: "succeeded" }]);
});

test("nothing that was sent, logged or stored holds a secret of Stripe's or a card", async () => {
  const stored = await portal.sql`select p::text as row from payments p union all select e::text from payment_events e`;
  const everything = [...portal.logs, ...stored.map(({ row }) => row)].join("\n");
  expect(everything).not.toMatch(/sk_test_|whsec_|_secret_|\b\d{13,19}\b/);
  const sent = JSON.stringify(fake.asked);
  expect(sent).not.toMatch(/\b\d{13,19}\b|cvc|Ada Byrne/);
});
