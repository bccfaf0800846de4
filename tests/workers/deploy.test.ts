/** What `npm run deploy` refuses. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  findProblems as findAllProblems,
  findMissingSecrets,
  findWrongConnection,
  findWrongSignIn,
} from "#workers/deploy.ts";

const TOML = readFileSync("wrangler.toml", "utf8");
const ENVIRONMENT = {
  DATABASE_URL: "postgres://…",
  PORTAL_OWNER_EMAIL: "owner@example.com",
  SELLER_NAME: "Portal Ltd",
  SELLER_ADDRESS: "1 Quay, Dublin, Ireland",
  STAFF_SECOND_FACTOR: "required",
};

const ADDRESSES = ["hello@portal.example.com"];

function findProblems(toml: string, environment: Record<string, string | undefined>, options = {}): string[] {
  return findAllProblems(toml, environment, { addresses: ADDRESSES, ...options });
}

function configured(): string {
  const values: Record<string, string> = {
    PORTAL_ORIGIN: "https://portal.example.com",
    SUPABASE_URL: "https://project.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
    MAIL_FROM: "documents@example.com",
    OPERATOR: "Portal Ltd, 1 Quay, Dublin, Ireland",
  };
  const filled = Object.entries(values).reduce(
    (toml, [name, value]) => toml.replace(`${name} = ""`, `${name} = "${value}"`),
    TOML,
  );
  return filled.replaceAll("0".repeat(32), "a1".repeat(16)).replace("# routes = ", "routes = ");
}

test("the checked-in configuration is refused, each gap named", () => {
  const problems = findProblems(TOML, {});
  for (const name of [
    "DATABASE_URL",
    "PORTAL_ORIGIN",
    "SUPABASE_URL",
    "hyperdrive.0.id",
    "kv_namespaces.0.id",
    "MAIL_FROM",
    "routes",
    "OPERATOR",
  ]) {
    expect(problems.join("\n")).toContain(name);
  }
});

test("a configuration with every value set is accepted, as a demonstration while payment is simulated", () => {
  expect(findProblems(configured(), ENVIRONMENT, { demonstration: true })).toEqual([]);
  expect(findProblems(configured(), ENVIRONMENT)).toEqual([
    "wrangler.toml: vars.PAYMENT_PROVIDER is the simulator, which moves no money",
    "wrangler.toml: vars.STRIPE_PUBLISHABLE_KEY is not a live key, so no money moves",
  ]);
});

test("whoever takes money says who sells", () => {
  const { SELLER_NAME: _, ...environment } = ENVIRONMENT;
  expect(findProblems(withStripe("pk_live_abc"), environment)).toEqual(["SELLER_NAME is not set in the environment"]);
  expect(findProblems(configured(), environment, { demonstration: true })).toEqual([]);
});

test.each([undefined, "offered", "Required"])("staff with a password alone (%s) are for demonstrations", (word) => {
  const environment = { ...ENVIRONMENT, STAFF_SECOND_FACTOR: word };
  expect(findProblems(withStripe("pk_live_abc"), environment)).toEqual([
    expect.stringMatching(/^STAFF_SECOND_FACTOR is not "required"/),
  ]);
  expect(findProblems(configured(), environment, { demonstration: true })).toEqual([]);
});

function withStripe(key: string): string {
  const toml = configured().replace('PAYMENT_PROVIDER = "simulator"', 'PAYMENT_PROVIDER = "stripe"');
  return toml.replace('STRIPE_PUBLISHABLE_KEY = ""', `STRIPE_PUBLISHABLE_KEY = "${key}"`);
}

test("Stripe needs a live key, or the word that this is a demonstration, and its secrets", () => {
  expect(findProblems(withStripe("pk_live_abc"), ENVIRONMENT)).toEqual([]);
  expect(findProblems(withStripe("pk_test_abc"), ENVIRONMENT)).toEqual([
    "wrangler.toml: vars.STRIPE_PUBLISHABLE_KEY is not a live key, so no money moves",
  ]);
  expect(findProblems(withStripe("pk_test_abc"), ENVIRONMENT, { demonstration: true })).toEqual([]);
  expect(findProblems(withStripe(""), ENVIRONMENT, { demonstration: true })).not.toEqual([]);
  expect(
    findMissingSecrets(withStripe("pk_live_abc"), '[{"name":"SESSION_SECRET"},{"name":"STRIPE_SECRET_KEY"}]'),
  ).toEqual(["STRIPE_WEBHOOK_SECRET is not set: use `wrangler secret put`"]);
  expect(findMissingSecrets(configured(), '[{"name":"SESSION_SECRET"}]')).toEqual([]);
});

test("secrets that nobody could list are not said to be missing", () => {
  expect(findMissingSecrets(configured(), null)).toEqual([
    expect.stringMatching(/^The secrets .* could not be listed/),
  ]);
});

test("what the Worker would refuse at its first request is refused before", () => {
  const capital = withStripe("pk_live_abc").replace('PAYMENT_PROVIDER = "stripe"', 'PAYMENT_PROVIDER = "Stripe"');
  expect(findProblems(capital, ENVIRONMENT)).toEqual(["wrangler.toml: vars.PAYMENT_PROVIDER is missing or malformed"]);
  expect(findProblems(withStripe("pk_live_a b"), ENVIRONMENT)).not.toEqual([]);
});

test("addresses that nobody can write to are for demonstrations", () => {
  const [address] = ADDRESSES;
  const options = { addresses: [address, "privacy@planwright.example"] };
  expect(findProblems(withStripe("pk_live_abc"), ENVIRONMENT, options)).toEqual([
    "app/shared/site.ts: privacy@planwright.example is nobody's address",
  ]);
  expect(findProblems(configured(), ENVIRONMENT, { ...options, demonstration: true })).toEqual([]);
});

test.each([
  [{ origin: { user: "portal_worker" }, caching: { disabled: true } }, []],
  [{ origin: { user: "postgres" }, caching: { disabled: true } }, ["origin.user"]],
  [{ origin: { user: "portal_worker" }, caching: { disabled: false } }, ["caching.disabled"]],
  [{ origin: { user: "portal_worker" } }, ["caching"]],
])("a connection that is %j is refused for %j", (said, places) => {
  const problems = findWrongConnection(JSON.stringify(said));
  expect(problems).toEqual(places.map((place) => expect.stringContaining(`Hyperdrive: ${place} `)));
});

test.each([
  [{ mailer_autoconfirm: false, external: { anonymous_users: false, phone: false } }, []],
  [{ mailer_autoconfirm: true, external: { anonymous_users: false, phone: false } }, ["mailer_autoconfirm"]],
  [{ mailer_autoconfirm: false, external: { anonymous_users: true, phone: false } }, ["external.anonymous_users"]],
])("a sign-in service that says %j is refused for %j", (said, places) => {
  const problems = findWrongSignIn(JSON.stringify(said));
  expect(problems).toEqual(places.map((place) => expect.stringContaining(`Supabase Auth: ${place} `)));
});

test("a service that did not answer is not taken for one that is set up well", () => {
  expect(findWrongConnection(null)).toHaveLength(1);
  expect(findWrongSignIn(null)).toHaveLength(1);
});

test("a secret among the plain variables is refused", () => {
  const leaky = configured().replace("[vars]", `[vars]\nSUPABASE_SECRET_KEY = "sb_secret_abc"`);
  expect(findProblems(leaky, ENVIRONMENT, { demonstration: true })).toEqual([
    "wrangler.toml: vars.SUPABASE_SECRET_KEY is a secret: use `wrangler secret put`",
  ]);
});

test.each([
  ["hyperdrive", /\[\[hyperdrive\]\]/, "[[other]]"],
  ["ratelimits", /name = "BURST_LIMIT"/, 'name = "OTHER"'],
  ["triggers.crons", /crons = .*/, "crons = []"],
  ["placement.mode", /mode = "smart"/, 'mode = "off"'],
  ["observability.enabled", /enabled = true/, "enabled = false"],
  ["observability.logs.invocation_logs", /invocation_logs = false/, "invocation_logs = true"],
  ["routes", /routes = .*/, "routes = []"],
  ["routes does not name portal.example.com", /pattern = "portal/, 'pattern = "www'],
  ["vars.DIAGNOSTICS is missing or malformed", /DIAGNOSTICS = "off"/, 'DIAGNOSTICS = "yes"'],
  ["limits.cpu_ms", /cpu_ms = \d+/, "cpu_ms = 300000"],
  ["workers_dev", /workers_dev = false/, "workers_dev = true"],
  ["preview_urls", /preview_urls = false/, "preview_urls = true"],
])("a Worker that lacks %s is refused", (name, pattern, other) => {
  const problems = findProblems(configured().replace(pattern, other), ENVIRONMENT, { demonstration: true });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`wrangler.toml: ${name}`);
});
