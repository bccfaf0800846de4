/** Stripe's script, which Stripe wants loaded from its own address: for the payment page alone. */
import type { Stripe } from "@stripe/stripe-js";

/**
 * Loads Stripe's script into the page. Only a page that was loaded as the payment page lets Stripe's frames in, so one
 * that the buyer came to by a link within the portal is loaded anew first: the answer is then null.
 */
export async function loadStripeScript(publishableKey: string): Promise<Stripe | null> {
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded && new URL(loaded.name).pathname !== location.pathname) {
    location.reload();
    return null;
  }
  const { loadStripe } = await import("@stripe/stripe-js/pure"); // only where Stripe takes the money
  return loadStripe(publishableKey);
}
