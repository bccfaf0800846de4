/** The one schema of every binding, variable and secret; nothing outside `workers/` names one. */
import * as v from "valibot";

const Url = v.pipe(v.string(), v.url());

const Variables = v.object({
  ENVIRONMENT: v.picklist(["embedded", "production"]),
  PORTAL_ORIGIN: Url,
  SUPABASE_URL: v.optional(v.union([v.literal(""), Url]), ""),
  SUPABASE_PUBLISHABLE_KEY: v.optional(v.string(), ""),
  SUPABASE_SECRET_KEY: v.optional(v.string(), ""),
  SESSION_SECRET: v.pipe(v.string(), v.minLength(32)),
  MAIL_FROM: v.pipe(v.string(), v.email()),
  MAIL_URL: v.optional(v.string(), ""),
  PAYMENT_PROVIDER: v.picklist(["simulator"]),
  PAYMENT_SIMULATOR_DELAY_MS: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number)), "3000"),
  DIAGNOSTICS: v.picklist(["on", "off"]),
});

/** Only in development may the portal run without its backend; the diagnostic page says so there. */
const CheckedVariables = v.pipe(
  Variables,
  v.forward(
    v.partialCheck(
      [["ENVIRONMENT"], ["SUPABASE_URL"], ["SUPABASE_PUBLISHABLE_KEY"]],
      (said) => said.ENVIRONMENT === "embedded" || Boolean(said.SUPABASE_URL && said.SUPABASE_PUBLISHABLE_KEY),
      "Address and publishable key of the backend must be set",
    ),
    ["SUPABASE_URL"],
  ),
);

/** The Worker's bindings as workerd hands them over. */
export type Env = Record<keyof v.InferInput<typeof Variables>, string> & {
  HYPERDRIVE: Hyperdrive;
  PARKED: KVNamespace;
  SEND_EMAIL?: SendEmail;
  BURST_LIMIT: RateLimit;
};

/** What the app is told about the place it runs in: checked, and under the app's own names. */
export type Settings = {
  environment: "embedded" | "production";
  origin: string;
  supabase: { url: string; publishableKey: string; secretKey: string };
  sessionSecret: string;
  mail: { from: string; url: string; binding: SendEmail | undefined };
  payment: { provider: "simulator"; simulatorDelayMs: number };
  diagnostics: boolean;
  databaseUrl: string;
  parked: KVNamespace;
  /** None in the embedded set-up, where everybody comes from one address. */
  burstLimit: RateLimit | undefined;
};

let parsed: { env: Env; settings: Settings } | undefined;

/**
 * Checks the bindings and gives them the app's names; done once per isolate.
 *
 * @throws {v.ValiError} naming the variable that is missing or malformed, never its value
 */
export function readSettings(env: Env): Settings {
  if (parsed?.env !== env) parsed = { env, settings: toSettings(env) };
  return parsed.settings;
}

function toSettings(env: Env): Settings {
  const variables = v.parse(CheckedVariables, env);
  return {
    environment: variables.ENVIRONMENT,
    origin: new URL(variables.PORTAL_ORIGIN).origin,
    supabase: {
      url: variables.SUPABASE_URL,
      publishableKey: variables.SUPABASE_PUBLISHABLE_KEY,
      secretKey: variables.SUPABASE_SECRET_KEY,
    },
    sessionSecret: variables.SESSION_SECRET,
    mail: { from: variables.MAIL_FROM, url: variables.MAIL_URL, binding: env.SEND_EMAIL },
    payment: {
      provider: variables.PAYMENT_PROVIDER,
      simulatorDelayMs: variables.PAYMENT_SIMULATOR_DELAY_MS,
    },
    diagnostics: variables.DIAGNOSTICS === "on" || variables.ENVIRONMENT === "embedded",
    databaseUrl: env.HYPERDRIVE.connectionString,
    parked: env.PARKED,
    burstLimit: variables.ENVIRONMENT === "production" ? env.BURST_LIMIT : undefined,
  };
}
