/** The provider that the operator chose. */
import type { Settings } from "#workers/env.ts";
import type { CardReader, PaymentProvider } from "./provider.ts";
import { openSimulator } from "./simulator.server.ts";
import { openStripe } from "./stripe.server.ts";

export function openProvider(settings: Settings["payment"]): PaymentProvider {
  return settings.provider === "stripe" ? openStripe(settings) : openSimulator(settings.simulatorDelayMs);
}

/** What of it the browser is told. */
export function cardReaderOf(settings: Settings["payment"]): CardReader {
  return settings.provider === "stripe"
    ? { name: settings.provider, publishableKey: settings.publishableKey }
    : { name: settings.provider };
}
