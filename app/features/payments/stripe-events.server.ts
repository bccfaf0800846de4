/** Handles Stripe's webhook. An event is trusted only to name an object, about which Stripe itself is then asked. */
import type Stripe from "stripe";
import * as v from "valibot";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { isUuid } from "#app/shared/uuid.ts";
import type { ServiceDb } from "#db/rls.server.ts";
import type { ProviderName } from "#db/schema/payments.ts";
import { recordDispute, recordRefund, refuseRefund, settlePayment } from "./payments.server.ts";
import { givenBack, NotOurs, nameOf, openClient, type StripeSettings, settleIntent } from "./stripe.server.ts";

const TOLERANCE_SECONDS = 300;

/** What we read from an event; we ask Stripe for everything else. */
const StripeEvent = v.object({
  id: v.pipe(v.string(), v.regex(/^evt_\w{1,100}$/)),
  type: v.string(),
  livemode: v.boolean(),
  data: v.object({ object: v.object({ id: v.string() }) }),
});
type StripeEvent = v.InferOutput<typeof StripeEvent>;

type Delivery = { body: string; signature: string | null; now: number };

/**
 * Applies one delivery of Stripe's webhook; each event takes effect once.
 *
 * Promises: nothing is read before the signature over the raw body is known to be right and no more than five minutes old.
 * `forged`: it is not. `not-ours`: the event is of the other mode, or its object names another payment. Throws when Stripe
 * or the database is away, so that the caller answers 5xx and Stripe delivers it again.
 *
 * @returns whether the event was one that we act on
 */
export async function applyStripeEvent(
  service: ServiceDb,
  { settings, delivery }: { settings: StripeSettings; delivery: Delivery },
): Promise<Result<boolean, "forged" | "not-ours">> {
  const stripe = await openClient(settings);
  const event = await verify(stripe, settings, delivery);
  if (!event) return failure("forged");
  if (event.livemode !== settings.isLive) return failure("not-ours");
  const apply = HANDLERS[event.type];
  if (!apply) return ok(false);
  try {
    return ok(await apply({ stripe, service, event, provider: nameOf(settings), isLive: settings.isLive }));
  } catch (error) {
    if (error instanceof NotOurs) return failure("not-ours");
    throw error;
  }
}

/** The event, or null unless one of the configured secrets signed this very body within the last five minutes. */
async function verify(
  stripe: Stripe,
  { webhookSecrets }: StripeSettings,
  { body, signature, now }: Delivery,
): Promise<StripeEvent | null> {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? "")?.[1] ?? Number.NaN);
  if (!(signedAt <= now / 1000 + TOLERANCE_SECONDS)) return null; // the package does not reject a time in the future
  const { default: StripeClient } = await import("stripe");
  const subtle = StripeClient.createSubtleCryptoProvider();
  for (const secret of webhookSecrets) {
    const event: unknown = await stripe.webhooks
      .constructEventAsync(body, signature ?? "", secret, TOLERANCE_SECONDS, subtle, now)
      .catch(() => null);
    const read = v.safeParse(StripeEvent, event);
    if (read.success) return read.output;
  }
  return null;
}

type Told = { stripe: Stripe; service: ServiceDb; event: StripeEvent; provider: ProviderName; isLive: boolean };

/** The events to subscribe to (README "Deploy"); others are acknowledged and ignored. */
const HANDLERS: Readonly<Record<string, (told: Told) => Promise<boolean>>> = {
  "payment_intent.succeeded": applyIntent,
  "payment_intent.processing": applyIntent,
  "payment_intent.payment_failed": applyIntent,
  "payment_intent.canceled": applyIntent,
  "charge.refunded": applyRefund,
  "refund.failed": applyFailedRefund,
  "charge.dispute.created": applyDispute,
  "charge.dispute.closed": applyDispute,
};
export const STRIPE_EVENTS = Object.keys(HANDLERS);

async function applyIntent({ stripe, service, event, provider, isLive }: Told): Promise<boolean> {
  const sale = saleOf(await stripe.paymentIntents.retrieve(event.data.object.id), isLive);
  if (!sale) return false;
  const attempt = { id: sale.paymentId, provider, reference: sale.intent.id };
  const outcome = await settleIntent(stripe, { intent: sale.intent, attempt, isLive, ageMs: 0 });
  await settlePayment(service, { attempt, outcome, eventId: event.id });
  return true;
}

async function applyRefund({ stripe, service, event, provider, isLive }: Told): Promise<boolean> {
  const charge = await stripe.charges.retrieve(event.data.object.id, { expand: ["payment_intent"] });
  const sale = saleOf(charge.payment_intent, isLive);
  const amount = sale && (await givenBack(stripe, sale.intent));
  if (!sale || !amount?.minor) return false;
  await recordRefund(service, { provider, paymentId: sale.paymentId, eventId: event.id, amount });
  return true;
}

async function applyFailedRefund({ stripe, service, event, provider, isLive }: Told): Promise<boolean> {
  const refund = await stripe.refunds.retrieve(event.data.object.id, { expand: ["payment_intent"] });
  const sale = saleOf(refund.payment_intent, isLive);
  if (!sale || refund.status !== "failed") return false;
  const said = { reason: refund.failure_reason ?? "failed", given: await givenBack(stripe, sale.intent) };
  await refuseRefund(service, { provider, paymentId: sale.paymentId, eventId: event.id, ...said });
  return true;
}

async function applyDispute({ stripe, service, event, provider, isLive }: Told): Promise<boolean> {
  const dispute = await stripe.disputes.retrieve(event.data.object.id, { expand: ["payment_intent"] });
  const sale = saleOf(dispute.payment_intent, isLive);
  if (!sale) return false;
  const isWon = dispute.status === "won" || dispute.status === "warning_closed";
  const status = isWon ? "won" : dispute.status === "lost" ? "lost" : "open";
  await recordDispute(service, { provider, paymentId: sale.paymentId, eventId: event.id, status });
  return true;
}

type Sale = { paymentId: string; intent: Stripe.PaymentIntent };

/** The intent and the payment it belongs to; null for a sale by another system that shares the Stripe account. */
function saleOf(intent: Stripe.PaymentIntent | string | null, isLive: boolean): Sale | null {
  if (intent === null || typeof intent === "string") return null;
  if (intent.livemode !== isLive) throw new NotOurs("of the other mode");
  const paymentId = intent.metadata.payment_id ?? "";
  return isUuid(paymentId) ? { paymentId, intent } : null;
}
