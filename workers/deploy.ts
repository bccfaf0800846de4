/**
 * `npm run deploy`: refuses a half-configured Worker and services that are not set up as it needs; then builds, migrates and deploys.
 * `-- --dry-run` changes neither database nor Worker. `-- --demonstration` allows the payment simulator and test cards, which give documents
 * away, and staff without a second factor.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as v from "valibot";
import { CONTACT_EMAIL, PRIVACY_EMAIL } from "#app/shared/site.ts";
import { readVariables } from "./env.ts";

const UNSET_ID = /^0+$/;
const REQUIRED_ENVIRONMENT = ["DATABASE_URL", "PORTAL_OWNER_EMAIL"];
/** Receipts must name whoever takes the money. */
const SELLER_ENVIRONMENT = ["SELLER_NAME", "SELLER_ADDRESS"];

const UNREAL = /\.(example|invalid|test)$/;

/** db:migrate writes this setting into the database, which then demands the factor of every admin and owner. */
const STAFF_FACTOR = 'STAFF_SECOND_FACTOR is not "required" in the environment: staff would work with a password alone';

const Identified = v.pipe(
  v.string(),
  v.check((id) => !UNSET_ID.test(id), "is still the placeholder id"),
);
const HttpsUrl = v.pipe(
  v.string(),
  v.url("is not an address"),
  v.startsWith("https://", "does not begin with https://"),
);

/** What wrangler.toml must say before anybody is served from it. */
const Configuration = v.object({
  vars: v.object({
    ENVIRONMENT: v.literal("production"),
    PORTAL_ORIGIN: HttpsUrl,
    SUPABASE_URL: HttpsUrl,
    SUPABASE_PUBLISHABLE_KEY: v.pipe(v.string(), v.startsWith("sb_publishable_", "is not a publishable key")),
    MAIL_FROM: v.pipe(v.string(), v.email("is not a mail address")),
    SESSION_SECRET: v.optional(v.never("is a secret: use `wrangler secret put`")),
    SUPABASE_SECRET_KEY: v.optional(v.never("is a secret: use `wrangler secret put`")),
    STRIPE_SECRET_KEY: v.optional(v.never("is a secret: use `wrangler secret put`")),
    STRIPE_WEBHOOK_SECRET: v.optional(v.never("is a secret: use `wrangler secret put`")),
    STRIPE_WEBHOOK_SECRET_PREVIOUS: v.optional(v.never("is a secret: use `wrangler secret put`")),
    STRIPE_API_BASE: v.optional(v.never("is for tests")),
    MAIL_URL: v.optional(v.never("is for the embedded set-up")),
  }),
  hyperdrive: v.pipe(v.array(v.object({ binding: v.literal("HYPERDRIVE"), id: Identified })), v.length(1)),
  kv_namespaces: v.pipe(v.array(v.object({ binding: v.literal("PARKED"), id: Identified })), v.length(1)),
  send_email: v.pipe(v.array(v.object({ name: v.literal("SEND_EMAIL") })), v.length(1)),
  ratelimits: v.pipe(v.array(v.object({ name: v.literal("BURST_LIMIT") })), v.length(1)),
  triggers: v.object({ crons: v.tuple([v.literal("* * * * *")]) }),
  placement: v.object({ mode: v.literal("smart") }),
  observability: v.object({
    enabled: v.literal(true),
    logs: v.object({ invocation_logs: v.literal(false, "is not false: addresses hold keys that no log may have") }),
  }),
  limits: v.object({ cpu_ms: v.pipe(v.number(), v.maxValue(5_000, "lets a request run for longer than 5 s")) }),
  routes: v.pipe(
    v.optional(v.array(v.object({ pattern: v.string(), custom_domain: v.optional(v.boolean()) })), []),
    v.nonEmpty("names no domain"),
  ),
  workers_dev: v.literal(false),
  preview_urls: v.literal(false),
});

type Configured = v.InferOutput<typeof Configuration>;

/** Placeholders in the form of secrets, since only the Worker knows the real ones. */
const SECRETS_LIKE = { SESSION_SECRET: "x".repeat(32), STRIPE_WEBHOOK_SECRET: "whsec_x" };

/** What the Worker itself would refuse at its first request, and where the configuration contradicts itself. */
function findContradictions({ vars, routes }: Configured, toml: Record<string, unknown>): string[] {
  const host = new URL(vars.PORTAL_ORIGIN).host;
  const served = routes.some(({ pattern }) => pattern.split("/")[0] === host);
  const problems = served ? [] : [`wrangler.toml: routes does not name ${host}, which is in PORTAL_ORIGIN`];
  const said = v.parse(v.record(v.string(), v.string()), toml.vars);
  const STRIPE_SECRET_KEY = said.STRIPE_PUBLISHABLE_KEY?.replace("pk_", "sk_");
  try {
    readVariables({ ...SECRETS_LIKE, ...said, STRIPE_SECRET_KEY });
  } catch (error) {
    problems.push(`wrangler.toml: vars.${error instanceof Error ? error.message : error}`);
  }
  return problems;
}

/**
 * Accepts live payments only: the simulator unlocks a document for any card number, and Stripe in test mode for any test card. A seller must
 * also have an imprint.
 */
const TakesMoney = v.object({
  vars: v.object({
    OPERATOR: v.pipe(v.string(), v.nonEmpty("is empty, and /contact would not say who runs the portal")),
    PAYMENT_PROVIDER: v.pipe(v.string(), v.notValue("simulator", "is the simulator, which moves no money")),
    STRIPE_PUBLISHABLE_KEY: v.pipe(v.string(), v.startsWith("pk_live_", "is not a live key, so no money moves")),
  }),
});

/** For a demonstration: the simulator, or Stripe with any publishable key. */
const TakesTestCards = v.object({
  vars: v.union([
    v.object({ PAYMENT_PROVIDER: v.literal("simulator") }),
    v.object({
      PAYMENT_PROVIDER: v.literal("stripe"),
      STRIPE_PUBLISHABLE_KEY: v.pipe(v.string(), v.startsWith("pk_")),
    }),
  ]),
});

const SECRETS = ["SESSION_SECRET"];
const STRIPE_SECRETS = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];

/** The secrets that the Worker lacks, a sentence each. `listed` is what `wrangler secret list` printed; null, when it failed, is a problem too. */
export function findMissingSecrets(toml: string, listed: string | null): string[] {
  if (listed === null) return ["The secrets of the Worker could not be listed, for the reason that stands above"];
  const { vars } = v.parse(v.object({ vars: v.object({ PAYMENT_PROVIDER: v.string() }) }), parse(toml));
  const names = v.parse(v.array(v.object({ name: v.string() })), JSON.parse(listed)).map(({ name }) => name);
  const wanted = [...SECRETS, ...(vars.PAYMENT_PROVIDER === "stripe" ? STRIPE_SECRETS : [])];
  return wanted
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is not set: use \`wrangler secret put\``);
}

/** What `wrangler hyperdrive get` must say, so that the policies bind the Worker and it never reads what was true a minute ago. */
const Connection = v.object({
  origin: v.object({ user: v.literal("portal_worker", "is not portal_worker, whom the policies bind") }),
  caching: v.object({ disabled: v.literal(true, "is not true: pages would show what was true a minute ago") }),
});

/** What the sign-in service must say at `/auth/v1/settings`. */
const SignIn = v.object({
  mailer_autoconfirm: v.literal(false, "is not false: anybody could own any address, the first owner's among them"),
  external: v.object({
    anonymous_users: v.literal(false, "is not false: visitors would be accounts"),
    phone: v.literal(false, "is not false: a telephone number would do for an address"),
  }),
});

/** Every wrong setting that a service reports, a sentence each. `said` is null when it did not answer, which is a problem too. */
function findWrong(schema: v.GenericSchema, service: string, said: string | null): string[] {
  if (said === null) return [`${service} could not be asked, for the reason that stands above`];
  const { issues = [] } = v.safeParse(schema, JSON.parse(said));
  return issues.map((issue) => `${service}: ${v.getDotPath(issue)} ${issue.message}`);
}

export function findWrongConnection(said: string | null): string[] {
  return findWrong(Connection, "Hyperdrive", said);
}

export function findWrongSignIn(said: string | null): string[] {
  return findWrong(SignIn, "Supabase Auth", said);
}

/** Every reason not to deploy that files and environment give, a sentence each; none when all is set. */
export function findProblems(
  toml: string,
  environment: Record<string, string | undefined>,
  { demonstration = false, addresses = [CONTACT_EMAIL, PRIVACY_EMAIL] } = {},
): string[] {
  const required = [...REQUIRED_ENVIRONMENT, ...(demonstration ? [] : SELLER_ENVIRONMENT)];
  const missing = required.filter((name) => !environment[name]);
  const schema = v.intersect([Configuration, demonstration ? TakesTestCards : TakesMoney]);
  const said = parse(toml);
  const checked = v.safeParse(schema, said);
  const wrong = (checked.issues ?? []).map((issue) => `wrangler.toml: ${v.getDotPath(issue)} ${issue.message}`);
  const weak = demonstration || environment.STAFF_SECOND_FACTOR === "required" ? [] : [STAFF_FACTOR];
  const unreal = demonstration ? [] : addresses.filter((address) => UNREAL.test(address));
  return [
    ...missing.map((name) => `${name} is not set in the environment`),
    ...weak,
    ...unreal.map((address) => `app/shared/site.ts: ${address} is nobody's address`),
    ...wrong,
    ...(checked.success ? findContradictions(checked.output, said) : []),
  ];
}

const SHELL = { shell: process.platform === "win32" };

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...SHELL });
  if (status !== 0) process.exit(status ?? 1);
}

/** What wrangler prints, which is JSON; null when it fails, after it has printed why. */
function askWrangler(...args: string[]): string | null {
  const { stdout, status } = spawnSync("wrangler", args, {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_HIDE_BANNER: "true" },
    stdio: ["ignore", "pipe", "inherit"],
    ...SHELL,
  });
  return status === 0 ? stdout : null;
}

async function askSignIn({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }: Configured["vars"]): Promise<string | null> {
  try {
    const answer = await fetch(new URL("/auth/v1/settings", SUPABASE_URL), {
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
      redirect: "manual",
    });
    if (answer.ok) return await answer.text();
    console.error(`${answer.url} answers ${answer.status}`);
  } catch (error) {
    console.error(error);
  }
  return null;
}

/** The problems that only the services know of: missing secrets, the database's connection, how accounts are made. */
async function findWrongServices(toml: string): Promise<string[]> {
  const { vars, hyperdrive } = v.parse(Configuration, parse(toml));
  return [
    ...findMissingSecrets(toml, askWrangler("secret", "list", "--format", "json")),
    ...findWrongConnection(askWrangler("hyperdrive", "get", hyperdrive[0]?.id ?? "")),
    ...findWrongSignIn(await askSignIn(vars)),
  ];
}

if (import.meta.main) {
  const demonstration = process.argv.includes("--demonstration");
  const dryRun = process.argv.includes("--dry-run");
  const toml = readFileSync("wrangler.toml", "utf8");
  const problems = findProblems(toml, process.env, { demonstration });
  if (problems.length === 0 && !dryRun) problems.push(...(await findWrongServices(toml)));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  run("react-router", "build");
  if (!dryRun) run("node", "db/migrate.ts");
  run("wrangler", "deploy", "--config", "build/server/wrangler.json", ...(dryRun ? ["--dry-run"] : []));
}
