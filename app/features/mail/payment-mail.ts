/** The mails about a payment: owners are told of refunds and disputes, a buyer of money that comes back because it should not have been taken. */
import { formatMoney, type Money } from "#app/shared/money.ts";
import type { PAYMENT_REASONS } from "#db/schema/deliveries.ts";
import { greeting, writeLetter } from "./mail-letter.tsx";
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
  refund: ["A payment was refunded", "There is nothing to do. The buyer keeps access to the document."],
  "dispute-open": [
    "A payment is disputed",
    "The buyer’s bank has asked for the money back. Respond in the provider’s dashboard before the deadline; without a response the dispute is lost.",
  ],
  "dispute-won": ["A dispute was won", "We keep the money. There is nothing to do."],
  "dispute-lost": ["A dispute was lost", "The money went back to the buyer, who keeps access to the document."],
  "charged-again": [
    "A payment is being refunded",
    "The provider took the money although the document had already been paid for or deleted. It is refunded in full automatically, and the buyer is told. There is nothing to do.",
  ],
  "refund-refused": [
    "A payment could not be refunded",
    "The provider refused the refund, or the buyer’s bank returned it. Please resolve it in the provider’s dashboard: the buyer is still waiting for this money.",
  ],
};

function tellOwner({ reason, amount, title, paymentId, provider, reference, origin }: PaymentMail & { reason: Told }) {
  const [what, todo] = SAID[reason];
  const paragraphs = [
    `${what}: ${formatMoney(amount)} for ${title === null ? "a deleted document" : headerLine(title)}.`,
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
  const why =
    title === null
      ? "Your card was charged for a document you had deleted."
      : `Your card was charged again for a document you had already paid for: ${headerLine(title)}.`;
  const paragraphs = [
    greeting(recipientName),
    `${why} This should not have happened, and we are sorry.`,
    `We have refunded it in full: ${money}. It may take five to ten days to appear on your card. There is nothing for you to do.`,
    `Reference ${paymentId}.`,
  ];
  const action = { label: "Your receipts and refunds", address: `${origin}/receipts` };
  const subject = headerLine(`We have refunded ${money} to your card`);
  return { subject, ...writeLetter({ title: subject, paragraphs, action }) };
}
