/**
 * The embedded set-up: database, Auth, REST and mailbox as one thing that starts and stops together. For development, demonstration and tests.
 *
 * Everything it keeps is in one data folder (`.data/` by default), and nothing elsewhere:
 *   keys.json        the API keys and the key that signs tokens (0600)
 *   postgres/        the database cluster; postgres.owner names the process that runs it
 *   mail/            the mailbox, two files a mail
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Hono } from "hono";
import postgres from "postgres";
import { createAuthApp } from "./auth/app.ts";
import { type ConfigOverrides, type LocalConfig, readConfig } from "./config.ts";
import { type GatewayEnv, requireApiKey } from "./gateway.ts";
import { type LocalKeys, loadKeys } from "./keys.ts";
import { createMailApi } from "./mailbox/api.ts";
import { composeMail } from "./mailbox/compose.ts";
import { createMailPages } from "./mailbox/pages.ts";
import { type Mailbox, openMailbox } from "./mailbox/store.ts";
import { applyPlatform, type PostgresServer, SUPERUSER, startPostgres } from "./postgres.ts";
import { createRestApp } from "./rest.ts";
import type { StackAddresses } from "./running-stack.ts";
import { serveLoopback } from "./serve-loopback.ts";

export type Stack = StackAddresses &
  AsyncDisposable & {
    /** The connection string of another login, e.g. the Worker's. */
    loginUrl(login: string, password: string): string;
    /** Resolves with the reason when the database ends without having been asked to; otherwise never settles. */
    crashed: Promise<string>;
    /** Stops all parts, the database last. May be called twice. */
    stop(): Promise<void>;
  };

export type StackOptions = {
  dataDir: string;
  /** Other ports than config.toml's; 0 takes any free one. */
  ports?: { api?: number; database?: number; mail?: number };
  /** Values to use in place of config.toml's, under its own keys. */
  config?: ConfigOverrides;
  /** False gives up on surviving a power cut, for speed (tests). */
  durable?: boolean;
};

/**
 * Starts everything on the data in the folder; an empty or absent folder begins anew.
 *
 * @throws with one sentence that names port and remedy when a port is taken; whatever had started is stopped again
 */
export async function startStack({ dataDir, ports = {}, config, durable = true }: StackOptions): Promise<Stack> {
  const folder = resolve(dataDir);
  const settings = readConfig(config);
  const wanted = { ...settings.ports, ...ports };
  mkdirSync(folder, { recursive: true });
  const keys = await loadKeys(folder);
  await using undo = new AsyncDisposableStack();
  const database = undo.use(await startPostgres({ dataDir: join(folder, "postgres"), port: wanted.database, durable }));
  await applyPlatform(database.url({ login: SUPERUSER }));
  const mailbox = openMailbox(join(folder, "mail"));
  const mail = await serveLoopback(() => mailApp(mailbox), part(wanted.mail, "mailbox", "[local_smtp] port"));
  undo.defer(mail.stop);
  const { server: api, close } = await serveApi(wanted.api, { settings, keys, database, mailbox });
  undo.defer(close);
  const running = undo.move();
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= running.disposeAsync();
    return stopping;
  };
  return {
    apiUrl: api.url,
    dbUrl: database.url(),
    mailUrl: mail.url,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    loginUrl: (login, password) => database.url({ login, password }),
    crashed: database.crashed,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

type Parts = { settings: LocalConfig; keys: LocalKeys; database: PostgresServer; mailbox: Mailbox };

async function serveApi(port: number, { settings, keys, database, mailbox }: Parts) {
  const pool = (login: string) => postgres(database.url({ login }), { max: 10, idle_timeout: 60, onnotice: () => {} });
  const authSql = pool("supabase_auth_admin");
  const restSql = pool("authenticator");
  const app = (url: string) => {
    const { sender } = settings.auth;
    const auth = createAuthApp({
      sql: authSql,
      config: settings.auth,
      keys,
      issuer: settings.auth.issuer ?? `${url}/auth/v1`,
      async send({ to, subject, html }) {
        const mail = { From: { Name: sender.name, Email: sender.email }, To: [{ Name: "", Email: to }] };
        await mailbox.deliver(composeMail({ ...EMPTY_MAIL, ...mail, Subject: subject, HTML: html }));
      },
    });
    const gateway = new Hono<GatewayEnv>().use(requireApiKey(keys));
    gateway.route("/auth/v1", auth);
    gateway.route("/rest/v1", createRestApp({ sql: restSql, schemas: settings.schemas, keys }));
    return new Hono().route("/", gateway);
  };
  const server = await serveLoopback(app, part(port, "Auth and REST", "[api] port"));
  const close = async () => {
    await server.stop();
    await Promise.all([authSql.end({ timeout: 2 }), restSql.end({ timeout: 2 })]);
  };
  return { server, close };
}

const EMPTY_MAIL = { Cc: [], Bcc: [], ReplyTo: [], Text: "", Attachments: [], Headers: {}, Tags: [] };

function mailApp(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.route("/api/v1", createMailApi(mailbox));
  app.route("/", createMailPages(mailbox));
  return app;
}

function part(port: number, name: string, setting: string) {
  return { port, part: name, setting: `${setting} in supabase/config.toml` };
}
