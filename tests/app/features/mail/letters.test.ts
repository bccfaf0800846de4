/** The words of mails, with what may be missing in them. */
import { expect, test } from "vitest";
import { writeExpiringDocumentsMail, writeNewPlaceMail } from "#app/features/mail/notice-mail.ts";
import { type PaymentMail, writePaymentMail } from "#app/features/mail/payment-mail.ts";
import { type Reminder, writeReminderMail } from "#app/features/mail/reminder-mail.ts";

const DAY = new Date("2026-11-21T09:30:00Z");
const ORIGIN = "https://portal.example";
const PAYMENT: PaymentMail = {
  reason: "money-back",
  amount: { minor: 9_999, currency: "USD" },
  paymentId: "p-1",
  provider: "Stripe",
  reference: "pi_1",
  title: "Azure plan",
  recipientName: "Ada",
  origin: ORIGIN,
};
const REMINDER: Reminder = {
  recipientName: "Ada",
  title: "Azure plan",
  clientName: "Keane Ltd",
  price: PAYMENT.amount,
  createdAt: DAY,
  address: `${ORIGIN}/payment/1`,
};
const PLACE = { recipientName: "Ada", origin: ORIGIN, at: DAY };

test("a buyer whose money goes back reads why, for a document that is still there and for one that is not", async () => {
  const { subject, text } = await writePaymentMail(PAYMENT);
  expect(subject).toBe("We have refunded $99.99 to your card");
  expect(text).toContain("Hello Ada,");
  expect(text).toContain("again for a document you had already paid for: Azure plan.");
  const without = (await writePaymentMail({ ...PAYMENT, title: null, recipientName: "\n" })).text;
  expect(without).toContain("Hello,\n");
  expect(without).toContain("for a document you had deleted.");
});

test("a buyer whose bank returned a refund reads that the money is still theirs, and what to do", async () => {
  const returned: PaymentMail = { ...PAYMENT, reason: "refund-returned" };
  const { subject, text } = await writePaymentMail(returned);
  expect(subject).toBe("Your bank returned our refund of $99.99");
  expect(text).toContain("We refunded $99.99 to the card that paid for Azure plan.");
  expect(text).toContain("please reply to this email");
  expect((await writePaymentMail({ ...returned, title: null })).text).toContain("that paid for a deleted document.");
});

test("an owner reads of which payment it is, and no person's name", async () => {
  const { subject, text } = await writePaymentMail({ ...PAYMENT, reason: "dispute-lost" });
  expect(subject).toBe("A dispute was lost: $99.99");
  expect(text).toContain("$99.99 for Azure plan.");
  expect(text).toContain("Payment p-1; at Stripe: pi_1.");
  expect(text).not.toContain("Ada");
  const without = (await writePaymentMail({ ...PAYMENT, reason: "refund", title: null, reference: null })).text;
  expect(without).toContain("for a deleted document.");
  expect(without).toContain("at Stripe: no reference.");
});

test("a reminder names the client where there is one", async () => {
  expect((await writeReminderMail(REMINDER)).text).toContain(
    "On 21 November 2026 you generated a document for Keane Ltd: Azure",
  );
  const without = (await writeReminderMail({ ...REMINDER, recipientName: "", clientName: "" })).text;
  expect(without).toContain("Hello,\n");
  expect(without).toContain("you generated a document: Azure plan.");
});

test("a sign-in from a new place says what is known of it, and that the rest is not", async () => {
  const known = (await writeNewPlaceMail({ ...PLACE, country: "IE", browser: "Firefox on Linux" })).text;
  for (const said of ["Country: Ireland", "Browser: Firefox on Linux"]) expect(known).toContain(said);
  const unknown = (await writeNewPlaceMail({ ...PLACE, recipientName: "", country: null, browser: null })).text;
  for (const said of ["Hello,\n", "Country: unknown", "Browser: unknown"]) expect(unknown).toContain(said);
});

test("the documents that will be deleted are all named where they are few", async () => {
  const documents = [{ title: "Azure plan", client: "", createdAt: DAY }];
  const mail = { recipientName: "Ada", origin: ORIGIN, documents, goneOn: DAY };
  const { text } = await writeExpiringDocumentsMail({ ...mail, more: 0 });
  expect(text).toContain("Azure plan, generated on 21 November 2026");
  expect(text).not.toContain("more.");
  expect((await writeExpiringDocumentsMail({ ...mail, more: 3 })).text).toContain("And 3 more.");
});
