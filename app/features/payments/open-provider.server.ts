/** Opens the payment provider that the operator has configured. */
import type { Settings } from "#workers/env.ts";
import type { CardReader, PaymentProvider } from "./provider.ts";
import { openSimulator } from "./simulator.server.ts";
import { openStripe } from "./stripe.server.ts";

export function openProvider(settings: Settings["payment"]): PaymentProvider {
  return settings.provider === "stripe" ? openStripe(settings) : openSimulator(settings.simulatorDelayMs);
}

/** The part of the settings that the browser may know. */
export function cardReaderOf(settings: Settings["payment"]): CardReader {
  return settings.provider === "stripe"
    ? { name: settings.provider, publishableKey: settings.publishableKey }
    : { name: settings.provider };
}
