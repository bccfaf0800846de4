/** `npm start` and `npm run dev`: runs the whole portal on this machine, from the embedded parts to the address to open. */
import { type ChildProcess, spawn } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { migrate } from "#db/migrate.ts";
import { seedDemo } from "#db/seed.ts";
import { DEMO_ACCOUNTS } from "#db/seed-data.ts";
import { readStaffFactor } from "#db/staff-factor.ts";
import { requireFreePort } from "./ports.ts";
import { findRunningStack, type StackAddresses } from "./running-stack.ts";
import { serveWorker } from "./serve.ts";
import { startStack } from "./stack.ts";

const DATA_DIR = ".data";
/** The local runtime leaves the cron trigger of wrangler.toml to us. */
const MINUTE_MS = 60_000;
const OWNER_EMAIL = "owner@example.com";

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT ?? 8787);
const origin = `http://127.0.0.1:${port}`;

async function start(): Promise<void> {
  await using running = new AsyncDisposableStack();
  const work = untilAskedToEnd();
  if (process.argv.includes("--reset")) rmSync(DATA_DIR, { recursive: true, force: true });
  await requireFreePort(port, "the portal", "PORT");

  if (!dev) await build();
  if (work.isOver) return;
  const found = await findRunningStack();
  const stack = found ?? running.use(await startStack({ dataDir: DATA_DIR, config: addressesOfMails() }));
  if (work.isOver) return;
  const databaseUrl = await prepareDatabase(stack);
  if (work.isOver) return;

  const options = { port, databaseUrl, variables: variablesFor(stack), dataDir: DATA_DIR };
  const portal = dev ? serveSources(options) : await serveWorker(options);
  running.defer(portal.stop);
  const schedule = setInterval(() => portal.runSchedule().catch(() => {}), MINUTE_MS); // the next run makes up for a failed one
  running.defer(() => clearInterval(schedule));
  console.log(welcome(stack, found !== null));
  const crashes = [stack, portal].flatMap((part) => ("crashed" in part ? [part.crashed] : []));
  const reason = await Promise.race([work.over, ...crashes]);
  if (reason) throw new Error(reason);
}

/** Notices when the person or the system asks the program to end. Asked again, the program still stops its parts in order. */
function untilAskedToEnd() {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const work = { isOver: false, over };
  const end = () => {
    work.isOver = true;
    resolve(undefined);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  return work;
}

/** Makes links in mails lead to the port that is actually served. */
function addressesOfMails() {
  return { auth: { site_url: origin, additional_redirect_urls: [`${origin}/**`] } };
}

async function build(): Promise<void> {
  const child = runTool("react-router", ["build", "--logLevel", "warn"], { stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The build failed.");
}

/** Migrates, seeds the demonstration once, and returns the connection string of the Worker's own login. */
async function prepareDatabase(stack: StackAddresses): Promise<string> {
  const workerPassword = randomBytes(24).toString("hex");
  const staffSecondFactor = readStaffFactor(process.env);
  await migrate({ url: stack.dbUrl, workerPassword, ownerEmail: OWNER_EMAIL, staffSecondFactor });
  await seedDemo({ databaseUrl: stack.dbUrl, apiUrl: stack.apiUrl, secretKey: stack.secretKey });
  const url = new URL(stack.dbUrl);
  url.username = "portal_worker";
  url.password = workerPassword;
  return url.href;
}

/** See workers/env.ts. The session secret is derived from the stack's secret key, so that sessions survive a restart. */
function variablesFor(stack: StackAddresses): Record<string, string> {
  return {
    ENVIRONMENT: "embedded",
    PORTAL_ORIGIN: origin,
    SUPABASE_URL: stack.apiUrl,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    SESSION_SECRET: createHmac("sha256", stack.secretKey).update("session").digest("hex"),
    MAIL_FROM: "documents@example.com",
    MAIL_URL: stack.mailUrl,
    PAYMENT_PROVIDER: "simulator",
    DIAGNOSTICS: "on",
  };
}

/** Runs Vite's server over the sources; there too the Worker runs in workerd. */
function serveSources({ databaseUrl, variables }: { databaseUrl: string; variables: Record<string, string> }) {
  const child = runTool("react-router", ["dev", "--host", "127.0.0.1", "--port", String(port), "--strictPort"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      ...variables,
      CLOUDFLARE_INCLUDE_PROCESS_ENV: "true",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      CLOUDFLARE_HYPERDRIVE_LOCAL_CONNECTION_STRING_HYPERDRIVE: databaseUrl,
    },
  });
  const exit = once(child, "exit");
  return {
    runSchedule: async () => void (await fetch(`${origin}/cdn-cgi/handler/scheduled`)),
    crashed: exit.then(([code]) => `The development server ended with code ${code}.`),
    stop: async () => {
      child.kill();
      await exit;
    },
  };
}

function runTool(name: string, args: string[], options: Parameters<typeof spawn>[2]): ChildProcess {
  return spawn(name, args, { ...options, shell: process.platform === "win32" });
}

function welcome(stack: StackAddresses, isReal: boolean): string {
  const accounts = DEMO_ACCOUNTS.map(({ email, password }) => `              ${email}  ${password}`);
  return [
    "",
    `  Portal      ${origin}`,
    `  Mailbox     ${stack.mailUrl}`,
    `  Supabase    ${stack.apiUrl} (${isReal ? "the local stack that was running" : "embedded stand-in, for development only"})`,
    "",
    "  Accounts for the demonstration",
    ...accounts,
    "",
    "  Ctrl-C stops everything. Data stays in .data/; `npm start -- --reset` begins anew.",
    "",
  ].join("\n");
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
