/** Stripe behind the port: one PaymentIntent per attempt, created and confirmed here with the token that Stripe's fields made. */
import type Stripe from "stripe";
import type { Currency, Money } from "#app/shared/money.ts";
import type { Settings } from "#workers/env.ts";
import {
  type DeclineReason,
  type Outcome,
  type PaymentAttempt,
  type PaymentProvider,
  ProviderAway,
  type Refund,
} from "./provider.ts";

export type StripeSettings = Extract<Settings["payment"], { provider: "stripe" }>;

/** The version that this code was written for, whatever the account's default. */
export const API_VERSION = "2026-10-28.endive";
const TIMEOUT_MS = 8_000;
/** By then the buyer's request is long over, so an intent without a card will never get one. */
const UNCHARGED_MINUTES = 5;
/** How long a buyer may take to confirm at their bank. */
const CONFIRMATION_HOURS = 24;

/** Stripe answered about something that is not ours: of the other mode, or for another payment. */
export class NotOurs extends Error {
  override name = "NotOurs";
}

/** The name that payments of this mode carry. */
export function nameOf({ isLive }: StripeSettings): "stripe" | "stripe-test" {
  return isLive ? "stripe" : "stripe-test";
}

/** The client. Its package is loaded only when needed, because most requests never talk to Stripe. */
export async function openClient({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const { protocol, hostname, port } = new URL(apiBase);
  return new StripeClient(secretKey, {
    apiVersion: API_VERSION,
    httpClient: StripeClient.createFetchHttpClient((...[input, init]: Parameters<typeof fetch>) =>
      fetch(input, { ...init, redirect: "manual" }),
    ),
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port ? { port } : {}),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** @param now the clock, in milliseconds */
export function openStripe(settings: StripeSettings, now: () => number = Date.now): PaymentProvider {
  let opened: Promise<Stripe> | undefined;
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    opened ??= openClient(settings);
    return work(await opened).catch((error) => Promise.reject(translate(error)));
  };
  const settle = (attempt: PaymentAttempt, intent: Stripe.PaymentIntent, isRefused = false) =>
    ask((stripe) =>
      settleIntent(stripe, { intent, attempt, isLive: settings.isLive, isRefused, ageMs: now() - +attempt.createdAt }),
    );

  const find = async (attempt: PaymentAttempt): Promise<Outcome> => {
    if (attempt.reference) {
      return settle(attempt, await ask((stripe) => stripe.paymentIntents.retrieve(attempt.reference)));
    }
    const isOver = now() - attempt.createdAt.getTime() >= UNCHARGED_MINUTES * 60_000;
    return { status: isOver ? "cancelled" : "pending" };
  };
  return {
    name: nameOf(settings),
    referenceOf: () => null,
    async charge(attempt, { token, note }) {
      const reference = attempt.reference || (await ask((stripe) => createIntent(stripe, attempt)));
      if (!attempt.reference) await note(reference);
      const confirmation = { attempt, reference, token, origin: settings.origin };
      const { intent, isRefused } = await ask((stripe) => confirmIntent(stripe, confirmation));
      const outcome = await settle(attempt, intent, isRefused);
      const isUnusable = isRefused && outcome.status === "cancelled"; // Stripe rejected the token without asking a bank
      return isUnusable ? { status: "declined", reason: "unusable-card" } : outcome;
    },
    confirm: find,
    find,
    async cancel(attempt) {
      if (!attempt.reference) return find(attempt);
      return settle(attempt, await ask((stripe) => cancelIntent(stripe, attempt.reference)));
    },
    refund: (attempt) =>
      ask((stripe) => refundIntent(stripe, { attempt, isLive: settings.isLive, today: new Date(now()) })),
  };
}

async function createIntent(stripe: Stripe, { id, documentId, amount }: PaymentAttempt): Promise<string> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: amount.minor,
      currency: amount.currency.toLowerCase(),
      allowed_payment_method_types: ["card"],
      metadata: { payment_id: id, document_id: documentId },
    },
    { idempotencyKey: id },
  );
  return intent.id;
}

type Confirmation = { attempt: PaymentAttempt; reference: string; token: string; origin: string };

/** If Stripe refuses, returns the intent as it now stands, which says what happened. */
async function confirmIntent(stripe: Stripe, { attempt, reference, token, origin }: Confirmation) {
  try {
    const intent = await stripe.paymentIntents.confirm(
      reference,
      { confirmation_token: token, use_stripe_sdk: true, return_url: `${origin}/payment/${attempt.documentId}` },
      { idempotencyKey: `${attempt.id}:${token}` },
    );
    return { intent, isRefused: false };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { intent: await stripe.paymentIntents.retrieve(reference), isRefused: true };
  }
}

async function cancelIntent(stripe: Stripe, reference: string) {
  try {
    return await stripe.paymentIntents.cancel(reference);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return stripe.paymentIntents.retrieve(reference); // too late: it was already charged or cancelled
  }
}

/**
 * Refunds whatever is left of an intent's charge. Stripe never refunds more than it took. The day is part of the key, so
 * that a refund refused once can be tried again the next day.
 */
async function refundIntent(
  stripe: Stripe,
  { attempt, isLive, today }: { attempt: PaymentAttempt; isLive: boolean; today: Date },
): Promise<Refund> {
  const { id, reference } = attempt;
  const idempotencyKey = `${id}:refund:${today.toISOString().slice(0, 10)}`;
  const intent = await stripe.paymentIntents.retrieve(reference);
  checkOurs(intent, { attempt, isLive });
  const refusal = await stripe.refunds
    .create({ payment_intent: reference, reason: "duplicate" }, { idempotencyKey })
    .then(({ status }) => (status === "failed" || status === "canceled" ? status : null), reasonOfRefusal);
  const given = await givenBack(stripe, intent);
  if (given.minor < attempt.amount.minor)
    return { status: "refused", reason: refusal ?? "nothing was refunded", given };
  return { status: "refunded", amount: given };
}

/**
 * How much of an intent's charge has been refunded, or is on its way to the buyer. Added up from its refunds, because Stripe does not
 * document what the charge itself says after one has failed.
 */
export async function givenBack(stripe: Stripe, { id, currency }: Stripe.PaymentIntent): Promise<Money> {
  const { data: refunds } = await stripe.refunds.list({ payment_intent: id, limit: 100 });
  const good = refunds.filter(({ status }) => status !== "failed" && status !== "canceled");
  const minor = good.reduce((sum, { amount }) => sum + amount, 0);
  return { minor, currency: currency.toUpperCase() as Currency }; // compared with our row
}

function reasonOfRefusal(error: unknown): string {
  if (!isRefusal(error)) throw error;
  return error instanceof Object && "code" in error ? String(error.code) : "refused";
}

/** 400, 402 and 404: Stripe understood and refused, or knows no such object. After anything else, the request may have worked. */
function isRefusal(error: unknown): boolean {
  return error instanceof Object && "statusCode" in error && [400, 402, 404].includes(Number(error.statusCode));
}

function translate(error: unknown): unknown {
  if (!(error instanceof Error) || !("rawType" in error || "statusCode" in error)) return error;
  const status = "statusCode" in error ? error.statusCode : undefined;
  const isAway = status === undefined || status === 409 || status === 429 || Number(status) >= 500;
  return isAway ? new ProviderAway("Stripe did not answer", { cause: error }) : error;
}

type Standing = {
  intent: Stripe.PaymentIntent;
  attempt: Pick<PaymentAttempt, "id">;
  isLive: boolean;
  ageMs: number;
  /** Whether Stripe has just refused to confirm it. */
  isRefused?: boolean;
};

/**
 * What an intent means for its attempt. One that was declined or abandoned is cancelled first, so that it can never be
 * charged once another attempt has begun.
 *
 * @throws {NotOurs} when the intent is of the other mode or names another payment
 */
export async function settleIntent(
  stripe: Stripe,
  { intent, attempt, isLive, ageMs, isRefused = false }: Standing,
): Promise<Outcome> {
  checkOurs(intent, { attempt, isLive });
  const isGivenUp =
    intent.status === "requires_action"
      ? ageMs >= CONFIRMATION_HOURS * 3_600_000
      : isRefused || intent.last_payment_error !== null || ageMs >= UNCHARGED_MINUTES * 60_000;
  const isOpen = ["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status);
  return readIntent(isOpen && isGivenUp ? await cancelIntent(stripe, intent.id) : intent);
}

function checkOurs(intent: Stripe.PaymentIntent, { attempt, isLive }: Pick<Standing, "attempt" | "isLive">): void {
  if (intent.livemode !== isLive || intent.metadata.payment_id !== attempt.id) throw new NotOurs("not this payment");
}

function readIntent(intent: Stripe.PaymentIntent): Outcome {
  switch (intent.status) {
    case "succeeded":
      return {
        status: "succeeded",
        charge: {
          documentId: intent.metadata.document_id ?? "",
          amount: { minor: intent.amount_received, currency: intent.currency.toUpperCase() as Currency }, // compared with our row
        },
      };
    case "requires_action":
      return { status: "requires-confirmation", clientSecret: intent.client_secret ?? "" };
    case "canceled":
      return intent.last_payment_error
        ? { status: "declined", reason: reasonOf(intent.last_payment_error) }
        : { status: "cancelled" };
    default:
      return { status: "pending" };
  }
}

const REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: "insufficient-funds",
  expired_card: "expired-card",
  incorrect_cvc: "incorrect-cvc",
  invalid_cvc: "incorrect-cvc",
  fraudulent: "suspected-fraud",
  payment_intent_authentication_failure: "confirmation-failed",
};

/** Lost and stolen cards are "declined": Stripe asks us to tell the buyer no more. */
function reasonOf({ decline_code, code }: Stripe.PaymentIntent.LastPaymentError): DeclineReason {
  return REASONS[decline_code ?? ""] ?? REASONS[code ?? ""] ?? "declined";
}
