/** The steps of a purchase: an attempt is opened, the provider is asked, its word is written down. */
import { failure, ok, type Result } from "#app/shared/result.ts";
import type { ServiceDb, UserDb } from "#db/rls.server.ts";
import { findOpenPayment, namePayment, type Settlement, settlePayment, startPayment } from "./payments.server.ts";
import { askWhoBegan, type Outcome, type PaymentAttempt, type PaymentProvider, ProviderAway } from "./provider.ts";

type Purchase = {
  service: ServiceDb;
  provider: PaymentProvider;
  documentId: string;
  /** Told of what the provider will still say by itself, which is applied as it comes. */
  hearLater?(events: Promise<void>): void;
};

/** What the buyer is waiting for: the bank's answer, or their own confirmation. */
export type Waiting = { status: "pending" | "requires-confirmation"; reference: string; clientSecret?: string };

/**
 * Pays for one of the caller's documents with the card behind the token.
 *
 * Promises: whoever asks, and however often, one document is paid for once. While an attempt is open no second one
 * begins: the open one is carried on. When the provider does not answer, the attempt stays open, and is settled by the
 * provider's own event, by the page or by the schedule, whoever hears first.
 */
export async function payForDocument(
  db: UserDb,
  { service, provider, documentId, hearLater, token }: Purchase & { token: string },
): Promise<Result<Settlement, "not-found" | "already-paid" | "token-used" | "too-many">> {
  const reference = provider.referenceOf(token);
  const started = await startPayment(db, { documentId, provider: provider.name, reference });
  if (!started.ok) return started;
  const attempt = started.value;
  const note = (given: string) => namePayment(service, { attempt, reference: given });
  const outcome = await orPending(askWhoBegan(provider, attempt, () => provider.charge(attempt, { token, note })));
  const settlement = await settlePayment(service, { attempt, outcome });
  if (settlement.status === "pending") hearLater?.(applyEvents(service, provider, attempt));
  return ok(settlement);
}

/** Applies what a provider without webhooks tells, each message as if it had come over the net. */
async function applyEvents(service: ServiceDb, provider: PaymentProvider, attempt: PaymentAttempt): Promise<void> {
  for await (const event of provider.events?.(attempt) ?? []) {
    await settlePayment(service, { attempt, ...event });
  }
}

/** Where the provider is away, nobody knows yet. */
async function orPending(answer: Promise<Outcome>): Promise<Outcome> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderAway) return { status: "pending" };
    throw error;
  }
}

/**
 * Carries the caller's open attempt on: the buyer has confirmed it, or gives it up for another card.
 * `not-found`: there is none, because it was settled meanwhile.
 */
export async function continuePayment(
  db: UserDb,
  { service, provider, documentId, how }: Purchase & { how: "confirm" | "cancel" },
): Promise<Result<Settlement, "not-found">> {
  const attempt = await findOpenPayment(db, { documentId });
  if (!attempt) return failure("not-found");
  const outcome = await orPending(askWhoBegan(provider, attempt, () => provider[how](attempt)));
  return ok(await settlePayment(service, { attempt, outcome }));
}

/**
 * What an open attempt waits for, asked of the provider itself, so that a buyer who comes back sees the truth.
 * An answer that has come in meanwhile is written down first: then it is `"paid"`, or null as for no attempt at all.
 */
export async function checkPayment(
  service: ServiceDb,
  { provider, attempt }: { provider: PaymentProvider; attempt: PaymentAttempt | null },
): Promise<Waiting | "paid" | null> {
  if (!attempt) return null;
  const outcome = await orPending(askWhoBegan(provider, attempt, () => provider.find(attempt)));
  if (outcome.status === "requires-confirmation" || outcome.status === "pending") {
    const clientSecret = outcome.status === "requires-confirmation" ? outcome.clientSecret : undefined;
    return { status: outcome.status, reference: attempt.id, ...(clientSecret ? { clientSecret } : {}) };
  }
  const settlement = await settlePayment(service, { attempt, outcome });
  if (settlement.status === "paid") return "paid";
  return settlement.status === "pending" ? { status: "pending", reference: attempt.id } : null;
}
