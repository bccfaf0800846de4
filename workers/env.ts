/** The one schema of every binding, variable and secret; nothing outside `workers/` names one. */
import * as v from "valibot";

const Url = v.pipe(v.string(), v.url());

const Variables = v.object({
  ENVIRONMENT: v.picklist(["embedded", "production"]),
  PORTAL_ORIGIN: Url,
  SUPABASE_URL: v.optional(v.union([v.literal(""), Url]), ""),
  SUPABASE_PUBLISHABLE_KEY: v.optional(v.string(), ""),
  /** For tests of the embedded set-up. In production, where nothing needs it, it would let the Worker do anything to any account. */
  SUPABASE_SECRET_KEY: v.optional(v.string(), ""),
  SESSION_SECRET: v.pipe(v.string(), v.minLength(32)),
  MAIL_FROM: v.pipe(v.string(), v.email()),
  MAIL_URL: v.optional(v.string(), ""),
  /** Name and postal address of whoever runs the portal, separated by commas; shown on /contact. */
  OPERATOR: v.optional(v.string(), ""),
  PAYMENT_PROVIDER: v.picklist(["simulator", "stripe"]),
  PAYMENT_SIMULATOR_DELAY_MS: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number)), "3000"),
  STRIPE_SECRET_KEY: v.optional(v.string(), ""),
  STRIPE_PUBLISHABLE_KEY: v.optional(v.string(), ""),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string(), ""),
  /** The former webhook secret, while Stripe signs with both. */
  STRIPE_WEBHOOK_SECRET_PREVIOUS: v.optional(v.string(), ""),
  /** The address of a stand-in for Stripe's API, for tests. */
  STRIPE_API_BASE: v.optional(v.union([v.literal(""), Url]), ""),
  DIAGNOSTICS: v.picklist(["on", "off"]),
});

/** Only the embedded set-up may run without a backend; its diagnostic page then says so. */
const CheckedVariables = v.pipe(
  Variables,
  v.check(
    (said) => said.ENVIRONMENT === "embedded" || Boolean(said.SUPABASE_URL && said.SUPABASE_PUBLISHABLE_KEY),
    "SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must be set",
  ),
);

/** What the Worker must know to take money through Stripe; both keys are of the same mode. */
const StripeVariables = v.pipe(
  v.object({
    STRIPE_SECRET_KEY: v.pipe(v.string(), v.regex(/^(sk|rk)_(test|live)_\w+$/)),
    STRIPE_PUBLISHABLE_KEY: v.pipe(v.string(), v.regex(/^pk_(test|live)_\w+$/)),
    STRIPE_WEBHOOK_SECRET: v.pipe(v.string(), v.regex(/^whsec_\S+$/)),
    STRIPE_WEBHOOK_SECRET_PREVIOUS: v.union([v.literal(""), v.pipe(v.string(), v.startsWith("whsec_"))]),
  }),
  v.check(
    (keys) => modeOf(keys.STRIPE_SECRET_KEY) === modeOf(keys.STRIPE_PUBLISHABLE_KEY),
    "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, test and live",
  ),
);

/** `test` or `live`: the second part of a Stripe key. */
function modeOf(key: string): string | undefined {
  return key.split("_")[1];
}

const STRIPE_API = "https://api.stripe.com";

/** The Worker's bindings as workerd hands them over. */
export type Env = Record<keyof v.InferInput<typeof Variables>, string> & {
  HYPERDRIVE: Hyperdrive;
  PARKED: KVNamespace;
  SEND_EMAIL?: SendEmail;
  BURST_LIMIT: RateLimit;
  ASSETS: Fetcher;
};

/** The environment that the app runs in: checked, and under the app's own names. */
export type Settings = {
  environment: "embedded" | "production";
  origin: string;
  /** The address without a slash at its end, as access tokens name their issuer. */
  supabase: { url: string; publishableKey: string; secretKey: string };
  sessionSecret: string;
  /** Name and postal address, separated by commas; empty when not set. */
  operator: string;
  mail: { from: string; url: string; binding: SendEmail | undefined };
  payment:
    | { provider: "simulator"; simulatorDelayMs: number }
    | {
        provider: "stripe";
        secretKey: string;
        publishableKey: string;
        /** The present one, then the former one while it still counts. */
        webhookSecrets: readonly string[];
        apiBase: string;
        /** Whether real money moves. */
        isLive: boolean;
        /** Where a bank's page sends the buyer back to. */
        origin: string;
      };
  diagnostics: boolean;
  databaseUrl: string;
  /** Fetches one of our own static files by its path. */
  loadFile(path: string): Promise<ArrayBuffer>;
  parked: KVNamespace;
  /** Undefined in the embedded set-up, where everybody comes from one address. */
  burstLimit: RateLimit | undefined;
};

let parsed: { env: Env; settings: Settings } | undefined;

/**
 * Checks the bindings and gives them the app's names; done once per isolate.
 *
 * @throws {Error} naming the variable that is missing or malformed, never its value
 */
export function readSettings(env: Env): Settings {
  if (parsed?.env !== env) parsed = { env, settings: toSettings(env) };
  return parsed.settings;
}

/** Valibot's own messages would repeat the value. */
function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(issue.path ? `${v.getDotPath(issue)} is missing or malformed` : issue.message);
}

/**
 * Checks variables and secrets without the bindings, for `npm run deploy` too.
 *
 * @throws {Error} as `readSettings`
 */
export function readVariables(said: unknown) {
  const variables = parse(CheckedVariables, said);
  return { ...variables, payment: toPayment(variables) };
}

function toSettings(env: Env): Settings {
  const variables = readVariables(env);
  return {
    environment: variables.ENVIRONMENT,
    origin: new URL(variables.PORTAL_ORIGIN).origin,
    supabase: {
      url: variables.SUPABASE_URL.replace(/\/+$/, ""),
      publishableKey: variables.SUPABASE_PUBLISHABLE_KEY,
      secretKey: variables.ENVIRONMENT === "embedded" ? variables.SUPABASE_SECRET_KEY : "",
    },
    sessionSecret: variables.SESSION_SECRET,
    operator: variables.OPERATOR,
    mail: { from: variables.MAIL_FROM, url: variables.MAIL_URL, binding: env.SEND_EMAIL },
    payment: variables.payment,
    diagnostics: variables.DIAGNOSTICS === "on" || variables.ENVIRONMENT === "embedded",
    databaseUrl: env.HYPERDRIVE.connectionString,
    loadFile: (path) => loadFile(env.ASSETS, path),
    parked: env.PARKED,
    burstLimit: variables.ENVIRONMENT === "production" ? env.BURST_LIMIT : undefined,
  };
}

async function loadFile(files: Fetcher, path: string): Promise<ArrayBuffer> {
  const answer = await files.fetch(new URL(path, "https://files.invalid")); // only the path is looked at
  if (!answer.ok) throw new Error(`The static file ${path} was answered with ${answer.status}`);
  return answer.arrayBuffer();
}

function toPayment(variables: v.InferOutput<typeof Variables>): Settings["payment"] {
  if (variables.PAYMENT_PROVIDER === "simulator") {
    return { provider: "simulator", simulatorDelayMs: variables.PAYMENT_SIMULATOR_DELAY_MS };
  }
  const keys = parse(StripeVariables, variables);
  return {
    provider: "stripe",
    secretKey: keys.STRIPE_SECRET_KEY,
    publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: [keys.STRIPE_WEBHOOK_SECRET, keys.STRIPE_WEBHOOK_SECRET_PREVIOUS].filter((secret) => secret !== ""),
    apiBase: (variables.ENVIRONMENT === "embedded" && variables.STRIPE_API_BASE) || STRIPE_API,
    isLive: modeOf(keys.STRIPE_SECRET_KEY) === "live",
    origin: new URL(variables.PORTAL_ORIGIN).origin,
  };
}
