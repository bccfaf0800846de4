import { expect, test } from "vitest";
import { cardReaderOf, openProvider } from "#app/features/payments/open-provider.server.ts";
import type { Settings } from "#workers/env.ts";

const SIMULATOR: Settings["payment"] = { provider: "simulator", simulatorDelayMs: 3_000 };
const STRIPE: Settings["payment"] = {
  provider: "stripe",
  publishableKey: "pk_test_public",
  secretKey: "sk_test_secret",
  webhookSecrets: [],
  isLive: false,
  apiBase: "https://api.stripe.com",
  origin: "https://portal.example",
};

test("the operator's provider takes the money, and the browser is told nothing that is secret", () => {
  expect(openProvider(SIMULATOR).name).toBe("simulator");
  expect(openProvider(STRIPE).name).toBe("stripe-test");
  expect(openProvider({ ...STRIPE, isLive: true }).name).toBe("stripe");
  expect(cardReaderOf(SIMULATOR)).toEqual({ name: "simulator" });
  expect(cardReaderOf(STRIPE)).toEqual({ name: "stripe", publishableKey: "pk_test_public" });
});
