/** The mails about a payment: owners are told of refunds and disputes, a buyer of money that comes back because it should not have been taken. */
import { formatMoney, type Money } from "#app/shared/money.ts";
import type { PAYMENT_REASONS } from "#db/schema/deliveries.ts";
import { writeLetter } from "./mail-letter.tsx";
import { headerLine } from "./message.ts";

export type PaymentMail = {
  reason: (typeof PAYMENT_REASONS)[number];
  /** Of a refund: what was given back in all. */
  amount: Money;
  paymentId: string;
  provider: string;
  reference: string | null;
  /** Null once the document is deleted. */
  title: string | null;
  recipientName: string;
  /** The portal's own address. */
  origin: string;
};

type Written = { subject: string; text: string; html: string };

/** Subject, plain text and HTML of the same mail. What goes to owners names the document and no person. */
export function writePaymentMail(mail: PaymentMail): Written {
  return mail.reason === "money-back" ? tellBuyer(mail) : tellOwner({ ...mail, reason: mail.reason });
}

type Told = Exclude<PaymentMail["reason"], "money-back">;

/** What happened, and what is to be done. */
const SAID: Record<Told, [subject: string, todo: string]> = {
  refund: ["A payment was refunded", "Nothing is to be done. The document stays open to its buyer."],
  "dispute-open": [
    "A payment is disputed",
    "The buyer’s bank asks for the money back. Answer in the provider’s dashboard before its deadline; without an answer the dispute is lost.",
  ],
  "dispute-won": ["A dispute was won", "The money stays. Nothing is to be done."],
  "dispute-lost": ["A dispute was lost", "The money went back to the buyer. The document stays open to them."],
  "charged-again": [
    "A payment is being given back",
    "The provider took the money although the document was paid already, or had been deleted. All of it goes back by itself, and the buyer is told. Nothing is to be done.",
  ],
  "refund-refused": [
    "A payment could not be given back",
    "The provider refuses it, or the buyer’s bank sent the money back. Please see to it in the provider’s dashboard: until then the buyer waits for this money.",
  ],
};

function tellOwner({ reason, amount, title, paymentId, provider, reference, origin }: PaymentMail & { reason: Told }) {
  const [what, todo] = SAID[reason];
  const paragraphs = [
    `${what}: ${formatMoney(amount)} for ${title === null ? "a document that was deleted" : headerLine(title)}.`,
    todo,
    `Payment ${paymentId}; at ${provider}: ${reference ?? "no reference"}.`,
  ];
  const action = { label: "All refunds and disputes", address: `${origin}/admin` };
  return {
    subject: headerLine(`${what}: ${formatMoney(amount)}`),
    ...writeLetter({ title: what, paragraphs, action }),
  };
}

function tellBuyer({ amount, title, paymentId, recipientName, origin }: PaymentMail): Written {
  const money = formatMoney(amount);
  const name = headerLine(recipientName);
  const why =
    title === null
      ? "Your card was charged for a document that you had deleted."
      : `Your card was charged once more for a document that you had already paid for: ${headerLine(title)}.`;
  const paragraphs = [
    name ? `Hello ${name},` : "Hello,",
    `${why} That should not have happened, and we are sorry.`,
    `We have given all of it back: ${money}. Until your bank shows it on your card, five to ten days may pass. You need not do anything.`,
    `Reference ${paymentId}.`,
  ];
  const action = { label: "Your receipts and refunds", address: `${origin}/receipts` };
  const subject = headerLine(`We have given ${money} back to your card`);
  return { subject, ...writeLetter({ title: subject, paragraphs, action }) };
}
