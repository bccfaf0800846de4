/** The port to whoever takes the money: the simulator today, a card company behind the same four words later. */
import type { Money } from "#app/shared/money.ts";

/** One attempt to pay, as our row has it. Its id is the idempotency key towards the provider. */
export type PaymentAttempt = {
  id: string;
  documentId: string;
  amount: Money;
  /** The provider's name of the attempt or of the card: what it can be asked about. */
  reference: string;
  createdAt: Date;
};

export const DECLINE_REASONS = [
  "declined",
  "insufficient-funds",
  "expired-card",
  "incorrect-cvc",
  "confirmation-failed",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What the provider says it did; the database compares it with our own row before anything is unlocked. */
export type Charge = { eventId: string; reference: string; documentId: string; amount: Money };

export type Outcome =
  | { status: "succeeded"; charge: Charge }
  | { status: "declined"; reason: DeclineReason }
  | { status: "requires-confirmation" | "pending" | "cancelled" };

export type PaymentProvider = {
  name: "simulator";
  /** Takes the money. Asked twice for one attempt it takes it once and says the same. */
  charge(attempt: PaymentAttempt): Promise<Outcome>;
  /** Goes on after the buyer has confirmed at their bank. */
  confirm(attempt: PaymentAttempt): Promise<Outcome>;
  /** Gives an attempt up that waits for its confirmation; says what is true if it was too late. */
  cancel(attempt: PaymentAttempt): Promise<Outcome>;
  /** What has become of an attempt. */
  find(attempt: PaymentAttempt): Promise<Outcome>;
};
