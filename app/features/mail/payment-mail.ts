/** Mails about a payment: to owners about refunds and disputes, to a buyer about money taken by mistake or a refund the bank returned. */
import { formatMoney, type Money } from "#app/shared/money.ts";
import type { PAYMENT_REASONS } from "#db/schema/deliveries.ts";
import { greeting, type Letter, writeLetter } from "./mail-letter.tsx";
import { headerLine } from "./message.ts";

export type PaymentMail = {
  reason: (typeof PAYMENT_REASONS)[number];
  /** For a refund, the total refunded; for a refund that the bank returned, how much it returned; otherwise the amount at stake. */
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

/** Mail to owners names the document, but no person. */
export function writePaymentMail(mail: PaymentMail): Promise<Letter> {
  switch (mail.reason) {
    case "money-back":
      return tellBuyer(mail, moneyBack(mail));
    case "refund-returned":
      return tellBuyer(mail, refundReturned(mail));
    default:
      return tellOwner({ ...mail, reason: mail.reason });
  }
}

type Told = Exclude<PaymentMail["reason"], "money-back" | "refund-returned">;

/** What happened, and what the owner has to do. */
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
  return writeLetter({ subject: headerLine(`${what}: ${formatMoney(amount)}`), title: what, paragraphs, action });
}

type ToBuyer = { subject: string; paragraphs: string[] };

function moneyBack({ amount, title }: PaymentMail): ToBuyer {
  const money = formatMoney(amount);
  const why =
    title === null
      ? "Your card was charged for a document you had deleted."
      : `Your card was charged again for a document you had already paid for: ${headerLine(title)}.`;
  return {
    subject: `We have refunded ${money} to your card`,
    paragraphs: [
      `${why} This should not have happened, and we are sorry.`,
      `We have refunded it in full: ${money}. It may take five to ten days to appear on your card. There is nothing for you to do.`,
    ],
  };
}

function refundReturned({ amount, title }: PaymentMail): ToBuyer {
  const money = formatMoney(amount);
  const what = title === null ? "a deleted document" : headerLine(title);
  return {
    subject: `Your bank returned our refund of ${money}`,
    paragraphs: [
      `We refunded ${money} to the card that paid for ${what}. The card’s bank has returned the money to us, usually because the card or its account was closed.`,
      "The money is still yours, and we are seeing to it. If your card or its account was closed, please reply to this email, so that we can pay you in another way.",
    ],
  };
}

function tellBuyer(
  { paymentId, recipientName, origin }: PaymentMail,
  { subject, paragraphs }: ToBuyer,
): Promise<Letter> {
  const text = [greeting(recipientName), ...paragraphs, `Reference ${paymentId}.`];
  const action = { label: "Your receipts and refunds", address: `${origin}/receipts` };
  return writeLetter({ subject: headerLine(subject), paragraphs: text, action });
}
