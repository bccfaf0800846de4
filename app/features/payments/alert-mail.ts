/** The mail that tells an owner of a refund or a dispute. */
import { writeLetter } from "#app/features/mail/mail-letter.tsx";
import { headerLine } from "#app/features/mail/message.ts";
import { formatMoney, type Money } from "#app/shared/money.ts";

export type PaymentAlert = {
  kind: "refund" | "dispute-open" | "dispute-won" | "dispute-lost";
  /** Of a refund: what was given back in all. */
  amount: Money;
  paymentId: string;
  provider: string;
  reference: string | null;
  /** Null once the account was erased. */
  title: string | null;
  /** Where it is shown. */
  address: string;
};

/** What happened, and what is to be done. */
const SAID: Record<PaymentAlert["kind"], [subject: string, todo: string]> = {
  refund: ["A payment was refunded", "Nothing is to be done. The document stays open to its buyer."],
  "dispute-open": [
    "A payment is disputed",
    "The buyer's bank asks for the money back. Answer in the provider's dashboard before its deadline; without an answer the dispute is lost.",
  ],
  "dispute-won": ["A dispute was won", "The money stays. Nothing is to be done."],
  "dispute-lost": ["A dispute was lost", "The money went back to the buyer. The document stays open to them."],
};

/** Subject, plain text and HTML of the same mail. Names the document and no person. */
export function writeAlertMail(alert: PaymentAlert): { subject: string; text: string; html: string } {
  const [what, todo] = SAID[alert.kind];
  const title = alert.title === null ? "a document of an erased account" : headerLine(alert.title);
  const paragraphs = [
    `${what}: ${formatMoney(alert.amount)} for ${title}.`,
    todo,
    `Payment ${alert.paymentId}; at ${alert.provider}: ${alert.reference ?? "no reference"}.`,
  ];
  const action = { label: "All refunds and disputes", address: alert.address };
  return {
    subject: headerLine(`${what}: ${formatMoney(alert.amount)}`),
    ...writeLetter({ title: what, paragraphs, action }),
  };
}
