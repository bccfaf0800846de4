/** Receives Stripe's events about payments. Not for browsers: every request is signed over its raw body. */
import { platformContext, serviceDbContext } from "#app/context.ts";
import { sendMailsSoon } from "#app/features/mail/mail.server.ts";
import { applyStripeEvent } from "#app/features/payments/stripe-events.server.ts";
import { notFound } from "#app/shared/respond.ts";
import type { Route } from "./+types/webhooks-stripe.ts";

export function loader() {
  throw notFound();
}

/** 200 once the event has been applied or ignored, 400 if it is not Stripe's or not ours. An error becomes a 5xx, and Stripe sends it again. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const settings = platform.settings.payment;
  if (settings.provider !== "stripe" || request.method !== "POST") throw notFound();
  const delivery = { body: await request.text(), signature: request.headers.get("Stripe-Signature"), now: Date.now() };
  const applied = await applyStripeEvent(context.get(serviceDbContext), { settings, delivery });
  if (!applied.ok) return new Response(applied.code, { status: 400 });
  if (applied.value) sendMailsSoon(platform, context.get(serviceDbContext));
  return new Response(null, { status: 200 });
}
