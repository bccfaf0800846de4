/** The steps of a purchase: open an attempt, ask the provider, record its answer. */
import { failure, ok, type Result } from "#app/shared/result.ts";
import type { ServiceDb, UserDb } from "#db/rls.server.ts";
import { findOpenPayment, namePayment, type Settlement, settlePayment, startPayment } from "./payments.server.ts";
import { askWhoBegan, type Outcome, type PaymentAttempt, type PaymentProvider, ProviderAway } from "./provider.ts";

type Purchase = {
  service: ServiceDb;
  provider: PaymentProvider;
  documentId: string;
  /** Receives the work of applying the events that the provider will still send by itself, which outlasts the answer. */
  hearLater?(events: Promise<void>): void;
};

/** What the buyer is waiting for: the bank's answer, or their own confirmation. */
export type Waiting = { status: "pending" | "requires-confirmation"; reference: string; clientSecret?: string };

/**
 * Pays for one of the caller's documents with the card behind the token.
 *
 * Promises: a document is paid for once, whoever asks and however often. While an attempt is open, no second one begins:
 * the open one continues. If the provider does not answer, the attempt stays open until the provider's own event, the
 * page or the schedule settles it, whichever comes first.
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

/** Applies the events of a provider without webhooks as if they had come by webhook. */
async function applyEvents(service: ServiceDb, provider: PaymentProvider, attempt: PaymentAttempt): Promise<void> {
  for await (const event of provider.events?.(attempt) ?? []) {
    await settlePayment(service, { attempt, ...event });
  }
}

/** While the provider is away, the outcome is not yet known. */
async function orPending(answer: Promise<Outcome>): Promise<Outcome> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderAway) return { status: "pending" };
    throw error;
  }
}

/**
 * Continues the caller's open attempt: the buyer has confirmed it, or gives it up to use another card.
 * `not-found`: no attempt is open, because it has been settled in the meantime.
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
 * Asks the provider what an open attempt is waiting for, so that a returning buyer sees its true state. If the provider
 * has decided in the meantime, records that and returns `"paid"`, or null if no money was taken. Null without an attempt.
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
