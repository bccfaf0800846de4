/** The whole portal for a test file: the built Worker in workerd with the embedded parts, all on their own ports. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import { migrate } from "#db/migrate.ts";
import type { ConfigOverrides } from "#supabase/local/config.ts";
import { loadKeys } from "#supabase/local/keys.ts";
import { findFreePort } from "#supabase/local/ports.ts";
import { serveWorker } from "#supabase/local/serve.ts";
import { type Stack, startStack } from "#supabase/local/stack.ts";
import { WORKER_PASSWORD } from "./cluster.ts";
import { expireToken } from "./expired-token.ts";
import { type Line, openLine } from "./line.ts";
import { type MailReader, openMailReader } from "./mail-reader.ts";
import { openPortalData } from "./portal-data.ts";
import { openVisitor, type Visitor } from "./visitor.ts";

export type Portal = AsyncDisposable & {
  url: string;
  mail: MailReader;
  /** Where the role that owns the tables reaches them. */
  databaseUrl: string;
  /** Connected as the role that owns the tables and bypasses row-level security: for checking afterwards. */
  sql: Sql;
  /** Every line that the Worker has logged. */
  logs: string[];
  /** The Worker's connections to its parts, which a test can cut. */
  lines: { database: Line; auth: Line };
  /** Somebody with an empty cookie jar. */
  visitor(): Visitor;
  /** Lets a night pass for the token in a jar, so that it has expired. */
  expireToken(cookies: Map<string, string>): Promise<void>;
  /** Does once and now what the cron trigger does. */
  runSchedule(): Promise<void>;
  /** Ends workerd with SIGKILL, in the middle of whatever it is doing. */
  killWorker(): Promise<void>;
  /** Starts workerd anew at the same address, with the build of another folder if one is named. */
  restartWorker(project?: string): Promise<void>;
};

type PortalOptions = {
  /** Values to use in place of those in supabase/config.toml. */
  config?: ConfigOverrides;
  /** How long the simulated payment takes. */
  paymentDelayMs?: number;
  /** Values to use in place of the Worker's usual variables. */
  variables?: Record<string, string>;
  /** Given the port of the line that can be cut, returns the port at which the Worker reaches its database. */
  databasePort?: (port: number) => Promise<number>;
};

/** Starts everything, with the Worker that `npm test` has built. Use as `await using`. */
export async function startPortal({
  config = {},
  paymentDelayMs = 20,
  variables = {},
  databasePort,
}: PortalOptions = {}): Promise<Portal> {
  await using undo = new AsyncDisposableStack();
  const folder = await openPortalData();
  undo.defer(() => rmSync(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;

  let stack: Stack | undefined;
  const database = undo.use(await openLine(() => Number(new URL(stack?.dbUrl ?? "").port)));
  const auth = undo.use(await openLine(() => Number(new URL(stack?.apiUrl ?? "").port)));
  const authUrl = `http://127.0.0.1:${auth.port}`;
  stack = undo.use(
    await startStack({
      dataDir: folder,
      ports: { api: 0, database: 0, mail: 0 },
      durable: false,
      config: {
        ...config,
        auth: {
          jwt_issuer: `${authUrl}/auth/v1`,
          site_url: url,
          additional_redirect_urls: [`${url}/**`],
          ...config.auth,
        },
      },
    }),
  );
  await migrate({ url: stack.dbUrl, workerPassword: WORKER_PASSWORD });
  const workersPort = databasePort ? await databasePort(Number(new URL(stack.dbUrl).port)) : database.port;
  const logs: string[] = [];
  const serve = (project?: string) =>
    serveWorker({
      port,
      project,
      onLog: (line) => logs.push(line),
      databaseUrl: `postgresql://portal_worker:${WORKER_PASSWORD}@127.0.0.1:${workersPort}/postgres`,
      variables: {
        ENVIRONMENT: "embedded",
        PORTAL_ORIGIN: url,
        SUPABASE_URL: authUrl,
        SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
        SUPABASE_SECRET_KEY: stack.secretKey,
        SESSION_SECRET: "a secret of at least thirty-two characters, for tests",
        MAIL_FROM: "documents@example.com",
        MAIL_URL: stack.mailUrl,
        PAYMENT_PROVIDER: "simulator",
        PAYMENT_SIMULATOR_DELAY_MS: String(paymentDelayMs),
        DIAGNOSTICS: "on",
        ...variables,
      },
    });
  let worker = await serve();
  undo.defer(() => worker.stop());
  const sql = postgres(stack.dbUrl, { max: 2, onnotice: () => {} });
  undo.defer(() => sql.end({ timeout: 1 }));

  const running = undo.move();
  return {
    url,
    mail: openMailReader(stack.mailUrl),
    databaseUrl: stack.dbUrl,
    sql,
    logs,
    lines: { database, auth },
    visitor: () => openVisitor(url),
    expireToken: async (cookies) => expireToken(await loadKeys(folder), cookies),
    runSchedule: () => worker.runSchedule(),
    async killWorker() {
      process.kill(findWorkerd(), "SIGKILL");
      await worker.stop();
    },
    async restartWorker(project) {
      worker = await serve(project);
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** The process id of the one workerd that is a child of this process; Miniflare does not tell it. */
export function findWorkerd(): number {
  const processes = execFileSync("ps", ["-A", "-o", "ppid=,pid=,args="], { encoding: "utf8" }).split("\n");
  const pids = processes.flatMap((line) => {
    const [, parent, pid] = /^\s*(\d+)\s+(\d+)\s+\S*workerd serve /.exec(line) ?? [];
    return Number(parent) === process.pid ? [Number(pid)] : [];
  });
  const [pid] = pids;
  if (pid === undefined || pids.length > 1) throw new Error(`${pids.length} processes of workerd are ours`);
  return pid;
}
