/** The port to whoever takes the money: one interface for the simulator and for Stripe. */
import type { Money } from "#app/shared/money.ts";
import type { ProviderName } from "#db/schema/payments.ts";

/** One attempt to pay, as stored. Its id is the idempotency key towards the provider. */
export type PaymentAttempt = {
  id: string;
  /** The provider with which the attempt began. */
  provider: ProviderName;
  documentId: string;
  amount: Money;
  /** The provider's name for the attempt or the card, needed to ask about it; empty until there is one. */
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

/** What the provider says it charged; the database compares it with our own row before unlocking anything. */
export type Charge = { documentId: string; amount: Money };

export type Outcome =
  | { status: "succeeded"; charge: Charge }
  | { status: "declined"; reason: DeclineReason }
  /** `clientSecret`: what the provider's script needs in the browser to take the buyer through the confirmation. */
  | { status: "requires-confirmation"; clientSecret?: string }
  | { status: "pending" | "cancelled" };

/** `amount` or `given` is how much has been refunded in all. "refused": the provider did not refund the whole, for `reason`. */
export type Refund = { status: "refunded"; amount: Money } | { status: "refused"; reason: string; given: Money };

/** What a provider says about an attempt without being asked. */
export type ProviderEvent = { eventId: string; outcome: Outcome };

/** The provider did not answer: it may or may not have taken the money, and only asking again will tell. */
export class ProviderAway extends Error {
  override name = "ProviderAway";
}

/**
 * Asks the provider about an attempt that began with it. An attempt that began with another, before the operator changed providers, cannot
 * be asked about: if it may have taken real money, its provider counts as away; otherwise the attempt is cancelled.
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

/** What a charge needs besides the attempt. `note` records the provider's name for the attempt before any money is asked for. */
export type ChargeRequest = { token: string; note(reference: string): Promise<void> };

/** Every call that returns a promise may throw {@link ProviderAway}. */
export type PaymentProvider = {
  name: ProviderName;
  /** The provider's name for the attempt, if the card's token already gives it; otherwise null. */
  referenceOf(token: string): string | null;
  /** Takes the money. Asked twice for one attempt, it takes it once and gives the same answer. */
  charge(attempt: PaymentAttempt, request: ChargeRequest): Promise<Outcome>;
  /** Continues after the buyer has confirmed at their bank. */
  confirm(attempt: PaymentAttempt): Promise<Outcome>;
  /** Cancels an attempt that awaits confirmation; if it is too late, returns the actual outcome. */
  cancel(attempt: PaymentAttempt): Promise<Outcome>;
  /** The outcome of an attempt so far. One that was never charged, and no longer can be, is cancelled. */
  find(attempt: PaymentAttempt): Promise<Outcome>;
  /** Refunds the whole of a charge. Asked twice, it refunds it once and gives the same answer. */
  refund(attempt: PaymentAttempt): Promise<Refund>;
  /** What a provider without webhooks says after a charge, in its own time and order. */
  events?(attempt: PaymentAttempt): AsyncIterable<ProviderEvent>;
};

/** What the browser must know to read a card for a provider. */
export type CardReader = { name: "simulator" } | { name: "stripe"; publishableKey: string };
