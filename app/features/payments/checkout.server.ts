/** The steps of a purchase: an attempt is opened, the provider is asked, its word is written down. */
import { failure, ok, type Result } from "#app/shared/result.ts";
import type { ServiceDb, UserDb } from "#db/rls.server.ts";
import { findOpenPayment, type Settlement, settlePayment, startPayment } from "./payments.server.ts";
import type { PaymentAttempt, PaymentProvider } from "./provider.ts";

type Purchase = { service: ServiceDb; provider: PaymentProvider; documentId: string };

/** What the buyer is waiting for: the bank's answer, or their own confirmation. */
export type Waiting = { status: "pending" | "requires-confirmation"; reference: string };

/**
 * Pays for one of the caller's documents with the card behind the token.
 *
 * Promises: whoever asks, and however often, one document is paid for once. While an attempt is open no second one
 * begins: the open one is carried on with its own card.
 */
export async function payForDocument(
  db: UserDb,
  { service, provider, documentId, token }: Purchase & { token: string },
): Promise<Result<Settlement, "not-found" | "already-paid" | "token-used">> {
  const started = await startPayment(db, { documentId, provider: provider.name, token });
  if (!started.ok) return started;
  const attempt = started.value;
  const outcome = await provider.charge(attempt);
  return ok(await settlePayment(service, { provider: provider.name, attempt, outcome }));
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
  const outcome = await provider[how](attempt);
  return ok(await settlePayment(service, { provider: provider.name, attempt, outcome }));
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
  const outcome = await provider.find(attempt);
  if (outcome.status === "requires-confirmation" || outcome.status === "pending") {
    return { status: outcome.status, reference: attempt.id };
  }
  const settlement = await settlePayment(service, { provider: provider.name, attempt, outcome });
  if (settlement.status === "paid") return "paid";
  return settlement.status === "pending" ? { status: "pending", reference: attempt.id } : null;
}
