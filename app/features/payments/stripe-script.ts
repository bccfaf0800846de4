/** Loads Stripe's script from Stripe's own address, as Stripe requires; only on the payment page. */
import type { Stripe } from "@stripe/stripe-js";

/**
 * Loads Stripe's script into the page. Stripe's frames are allowed only where the payment page was the page first loaded,
 * so if the buyer came by a link within the portal, this reloads the page and returns null.
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
