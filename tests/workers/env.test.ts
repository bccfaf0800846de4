/** Which settings the Worker starts with, and which it refuses. */
import { expect, test } from "vitest";
import { type Env, readSettings } from "#workers/env.ts";

const VARIABLES = {
  ENVIRONMENT: "production",
  PORTAL_ORIGIN: "https://portal.example.com",
  DIAGNOSTICS: "off",
  SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
  SESSION_SECRET: "x".repeat(32),
  MAIL_FROM: "documents@example.com",
  PAYMENT_PROVIDER: "stripe",
  STRIPE_SECRET_KEY: "sk_live_abc",
  STRIPE_PUBLISHABLE_KEY: "pk_live_abc",
  STRIPE_WEBHOOK_SECRET: "whsec_abc",
};

function settingsOf(changes: Record<string, string>) {
  const bindings = { HYPERDRIVE: { connectionString: "postgres://…" }, ...VARIABLES, ...changes };
  return readSettings(bindings as unknown as Env); // the other bindings are not looked at
}

function read(changes: Record<string, string>) {
  return settingsOf(changes).payment;
}

test("the backend's address is what its tokens say, and its secret key is nothing that production is handed", () => {
  const changes = { SUPABASE_URL: "https://project.supabase.co/", SUPABASE_SECRET_KEY: "sb_secret_abc" };
  const supabase = { url: "https://project.supabase.co", publishableKey: "sb_publishable_abc" };
  expect(settingsOf(changes)).toMatchObject({ supabase: { ...supabase, secretKey: "" } });
  const embedded = { supabase: { ...supabase, secretKey: "sb_secret_abc" } };
  expect(settingsOf({ ...changes, ENVIRONMENT: "embedded" })).toMatchObject(embedded);
});

test("Stripe with its three keys is taken, live or test, and talks to Stripe alone", () => {
  const expected = { provider: "stripe", apiBase: "https://api.stripe.com", webhookSecrets: ["whsec_abc"] };
  expect(read({})).toMatchObject({ ...expected, isLive: true });
  const test = { STRIPE_SECRET_KEY: "sk_test_abc", STRIPE_PUBLISHABLE_KEY: "pk_test_abc" };
  expect(read(test)).toMatchObject({ ...expected, isLive: false });
  expect(read({ STRIPE_API_BASE: "http://127.0.0.1:9" })).toMatchObject(expected);
});

test("while the webhook's secret is being changed both count", () => {
  expect(read({ STRIPE_WEBHOOK_SECRET_PREVIOUS: "whsec_old" })).toMatchObject({
    webhookSecrets: ["whsec_abc", "whsec_old"],
  });
});

test.each([
  ["no secret key", { STRIPE_SECRET_KEY: "" }],
  ["no publishable key", { STRIPE_PUBLISHABLE_KEY: "" }],
  ["no webhook secret", { STRIPE_WEBHOOK_SECRET: "" }],
  ["keys of different modes", { STRIPE_PUBLISHABLE_KEY: "pk_test_abc" }],
  ["its keys the wrong way round", { STRIPE_SECRET_KEY: "pk_live_abc", STRIPE_PUBLISHABLE_KEY: "sk_live_abc" }],
])("Stripe with %s is refused, and no value is repeated", (_, changes) => {
  expect(() => read(changes)).toThrow(/Stripe|STRIPE/);
  expect(() => read(changes)).not.toThrow(/_abc/);
});

test.each([
  ...["ENVIRONMENT", "PORTAL_ORIGIN", "SUPABASE_URL", "SESSION_SECRET", "MAIL_FROM", "DIAGNOSTICS"],
  ...["PAYMENT_PROVIDER", "PAYMENT_SIMULATOR_DELAY_MS", "STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY"],
  ...["STRIPE_WEBHOOK_SECRET", "STRIPE_WEBHOOK_SECRET_PREVIOUS", "STRIPE_API_BASE"],
])("of a malformed %s the operator is told its name alone", (name) => {
  expect(() => read({ [name]: "hunter2" })).toThrow(new Error(`${name} is missing or malformed`));
});

test("in production the backend's address and key are asked for by name", () => {
  for (const name of ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"]) expect(() => read({ [name]: "" })).toThrow(name);
});
