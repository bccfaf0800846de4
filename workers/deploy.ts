/**
 * `npm run deploy`: refuses a half-configured Worker, then builds, migrates and deploys. `-- --dry-run` changes neither database nor
 * Worker; `-- --demonstration` lets the payment simulator go online, where it gives documents away, and staff work without a second factor.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as v from "valibot";

const UNSET_ID = /^0+$/;
const REQUIRED_ENVIRONMENT = ["DATABASE_URL", "PORTAL_WORKER_PASSWORD", "PORTAL_OWNER_EMAIL"];
/** Whoever takes money says on the receipts who they are. */
const SELLER_ENVIRONMENT = ["SELLER_NAME", "SELLER_ADDRESS"];

/** What db:migrate writes into the database, where each admin and owner is asked for it. */
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
  observability: v.object({ enabled: v.literal(true) }),
  limits: v.object({ cpu_ms: v.pipe(v.number(), v.maxValue(5_000, "lets a request run for longer than 5 s")) }),
  workers_dev: v.literal(false),
  preview_urls: v.literal(false),
});

/** The simulator unlocks a document for any card number, and Stripe in test mode for every test card. */
const TakesMoney = v.object({
  vars: v.object({
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

/** Secrets that the Worker lacks, as `wrangler secret list` tells it, a sentence each; null is no list. */
export function findMissingSecrets(toml: string, listed: string | null): string[] {
  if (listed === null) return ["The secrets of the Worker could not be listed, for the reason that stands above"];
  const { vars } = v.parse(v.object({ vars: v.object({ PAYMENT_PROVIDER: v.string() }) }), parse(toml));
  const names = v.parse(v.array(v.object({ name: v.string() })), JSON.parse(listed)).map(({ name }) => name);
  const wanted = [...SECRETS, ...(vars.PAYMENT_PROVIDER === "stripe" ? STRIPE_SECRETS : [])];
  return wanted
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is not set: use \`wrangler secret put\``);
}

/** Every reason not to deploy, as a sentence each; none when all is set. */
export function findProblems(
  toml: string,
  environment: Record<string, string | undefined>,
  { demonstration = false } = {},
): string[] {
  const required = [...REQUIRED_ENVIRONMENT, ...(demonstration ? [] : SELLER_ENVIRONMENT)];
  const missing = required.filter((name) => !environment[name]);
  const schema = v.intersect([Configuration, demonstration ? TakesTestCards : TakesMoney]);
  const checked = v.safeParse(schema, parse(toml));
  const wrong = (checked.issues ?? []).map((issue) => `wrangler.toml: ${v.getDotPath(issue)} ${issue.message}`);
  const weak = demonstration || environment.STAFF_SECOND_FACTOR === "required" ? [] : [STAFF_FACTOR];
  return [...missing.map((name) => `${name} is not set in the environment`), ...weak, ...wrong];
}

const SHELL = { shell: process.platform === "win32" };

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...SHELL });
  if (status !== 0) process.exit(status ?? 1);
}

/** What the Worker has by name; its values are nobody's to read. Null, once it was said why, where nobody may ask or nothing answers. */
function listSecrets(): string | null {
  const { stdout, status } = spawnSync("wrangler", ["secret", "list", "--format", "json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    ...SHELL,
  });
  return status === 0 ? stdout : null;
}

if (import.meta.main) {
  const demonstration = process.argv.includes("--demonstration");
  const dryRun = process.argv.includes("--dry-run");
  const toml = readFileSync("wrangler.toml", "utf8");
  const problems = findProblems(toml, process.env, { demonstration });
  if (problems.length === 0 && !dryRun) problems.push(...findMissingSecrets(toml, listSecrets()));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  run("react-router", "build");
  if (!dryRun) run("node", "db/migrate.ts");
  run("wrangler", "deploy", "--config", "build/server/wrangler.json", ...(dryRun ? ["--dry-run"] : []));
}
