/** The port to whoever takes the money: the simulator or Stripe, behind the same few words. */
import type { Money } from "#app/shared/money.ts";
import type { ProviderName } from "#db/schema/payments.ts";

/** One attempt to pay, as our row has it. Its id is the idempotency key towards the provider. */
export type PaymentAttempt = {
  id: string;
  /** Who was asked for the money when the attempt began. */
  provider: ProviderName;
  documentId: string;
  amount: Money;
  /** The provider's name of the attempt or of the card, by which it can be asked; empty until there is one. */
  reference: string;
  createdAt: Date;
};

export const DECLINE_REASONS = [
  "declined",
  "insufficient-funds",
  "expired-card",
  "incorrect-cvc",
  "suspected-fraud",
  "confirmation-failed",
  "unusable-card",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What the provider says it did; the database compares it with our own row before anything is unlocked. */
export type Charge = { documentId: string; amount: Money };

export type Outcome =
  | { status: "succeeded"; charge: Charge }
  | { status: "declined"; reason: DeclineReason }
  /** `clientSecret`: what the provider's own script needs in the browser to lead the buyer through it. */
  | { status: "requires-confirmation"; clientSecret?: string }
  | { status: "pending" | "cancelled" };

/** So much has been given back in all; or the provider will not give all of it back, for a reason in a few words. */
export type Refund = { status: "refunded"; amount: Money } | { status: "refused"; reason: string; given: Money };

/** What a provider tells of an attempt without being asked. */
export type ProviderEvent = { eventId: string; outcome: Outcome };

/** The provider gave no answer: the money may have been taken or not, and only asking later will tell. */
export class ProviderAway extends Error {
  override name = "ProviderAway";
}

/**
 * Asks about an attempt, if the provider is the one that began it. Of what another began, before the operator changed, nobody can say what
 * became of it: where it may have taken money, that provider counts as away, and where none moves, the attempt is given up.
 */
export async function askWhoBegan(
  provider: PaymentProvider,
  attempt: Pick<PaymentAttempt, "provider">,
  ask: () => Promise<Outcome>,
): Promise<Outcome> {
  if (attempt.provider === provider.name) return ask();
  if (attempt.provider === "stripe") throw new ProviderAway("The attempt began with a provider that is not configured");
  return { status: "cancelled" };
}

/** What a charge needs beside the attempt. `note` writes the provider's name of the attempt down before any money is asked for. */
export type ChargeRequest = { token: string; note(reference: string): Promise<void> };

/** Every word may throw {@link ProviderAway}. */
export type PaymentProvider = {
  name: ProviderName;
  /** The name under which the provider will know the attempt, if the card's token tells it beforehand. */
  referenceOf(token: string): string | null;
  /** Takes the money. Asked twice for one attempt it takes it once and says the same. */
  charge(attempt: PaymentAttempt, request: ChargeRequest): Promise<Outcome>;
  /** Goes on after the buyer has confirmed at their bank. */
  confirm(attempt: PaymentAttempt): Promise<Outcome>;
  /** Gives an attempt up that waits for its confirmation; says what is true if it was too late. */
  cancel(attempt: PaymentAttempt): Promise<Outcome>;
  /** What has become of an attempt. One that was never charged, and no longer can be, is cancelled. */
  find(attempt: PaymentAttempt): Promise<Outcome>;
  /** Gives all of a charge back. Asked twice it gives it back once and says the same. */
  refund(attempt: PaymentAttempt): Promise<Refund>;
  /** What a provider without webhooks tells after a charge, in its own time and order. */
  events?(attempt: PaymentAttempt): AsyncIterable<ProviderEvent>;
};

/** What the browser must know to read a card for a provider. */
export type CardReader = { name: "simulator" } | { name: "stripe"; publishableKey: string };
