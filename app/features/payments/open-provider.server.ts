/** The provider that the operator chose. */
import type { Settings } from "#workers/env.ts";
import type { PaymentProvider } from "./provider.ts";
import { openSimulator } from "./simulator.server.ts";

export function openProvider({ simulatorDelayMs }: Settings["payment"]): PaymentProvider {
  return openSimulator(simulatorDelayMs);
}
