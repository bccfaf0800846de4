/**
 * The few PostgREST calls that the diagnostic page makes, run on the database as the caller's role: the root, reading or counting a
 * table, and calling a function that does not exist. Answers 501 to whatever else PostgREST can do.
 */
import { type Context, Hono } from "hono";
import { errors as joseErrors, jwtVerify } from "jose";
import postgres from "postgres";
import * as v from "valibot";
import type { GatewayEnv } from "./gateway.ts";
import type { LocalKeys } from "./keys.ts";

const MAX_ROWS = 1000;
const KNOWN_PARAMETERS = ["select", "limit", "offset", "apikey"];

type RestServer = {
  /** Connected as role `authenticator`, which may assume each API role and has no rights of its own. */
  sql: postgres.Sql;
  schemas: string[];
  keys: LocalKeys;
};

type Caller = { role: "anon" | "authenticated" | "service_role"; claims: Record<string, unknown> };

/** An answer in PostgREST's shape for errors. */
class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}

export function createRestApp(server: RestServer): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.get("/", (c) => showRoot(server, c));
  app.all("/rpc/:name", (c) => callFunction(server, c));
  app.get("/:table", (c) => readTable(server, c));
  app.all("*", () => notProvided());
  app.onError((error, c) => toResponse(error, c));
  return app;
}

/** The description of the API, which since April 2026 the platform gives only to the secret key. */
async function showRoot({ sql, schemas }: RestServer, c: Context<GatewayEnv>): Promise<Response> {
  if (c.var.caller.role !== "service_role") {
    const hint = "Accessing the schema via the Data API is only allowed using a secret API key.";
    return c.json({ message: "Access to schema is forbidden", hint }, 401);
  }
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_catalog.pg_class c
    where c.relnamespace::regnamespace::text in ${sql(schemas)} and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and pg_catalog.has_table_privilege('service_role', c.oid, 'select') order by 1`;
  const paths = Object.fromEntries(["", ...tables.map(({ name }) => name)].map((name) => [`/${name}`, { get: {} }]));
  return c.json({ swagger: "2.0", info: { title: "standard public schema" }, basePath: "/rest/v1/", paths });
}

async function readTable(server: RestServer, c: Context<GatewayEnv>): Promise<Response> {
  const caller = await identify(server, c);
  const table = c.req.param("table") ?? "";
  const schema = await findTable(server, table);
  if (Object.keys(c.req.query()).some((name) => !KNOWN_PARAMETERS.includes(name))) return notProvided();
  const columns = readColumns(c.req.query("select") ?? "*");
  const limit = Math.min(readNumber(c.req.query("limit"), MAX_ROWS), MAX_ROWS);
  const offset = readNumber(c.req.query("offset"), 0);
  const counted = /count=exact/.test(c.req.header("prefer") ?? "");
  const { rows, total } = await inRole(server, caller, async (sql) => {
    const from = sql`${sql(schema)}.${sql(table)}`;
    const list = columns === "*" ? sql`*` : sql(columns);
    const [page] = await sql<{ body: string; rows: number }[]>`
      select coalesce(json_agg(page), '[]')::text as body, count(*)::int as rows
      from (select ${list} from ${from} limit ${limit} offset ${offset}) page`;
    const [all] = counted ? await sql<{ total: number }[]>`select count(*)::int as total from ${from}` : [];
    return { rows: page ?? { body: "[]", rows: 0 }, total: all?.total };
  });
  const range = rows.rows === 0 ? "*" : `${offset}-${offset + rows.rows - 1}`;
  const partial = total !== undefined && rows.rows < total;
  return c.body(rows.body, partial ? 206 : 200, {
    "content-type": "application/json; charset=utf-8",
    "content-range": `${range}/${total ?? "*"}`,
  });
}

async function callFunction(server: RestServer, c: Context<GatewayEnv>): Promise<Response> {
  await identify(server, c);
  const name = c.req.param("name") ?? "";
  const { sql, schemas } = server;
  const [found] = await sql`
    select from pg_catalog.pg_proc where proname = ${name} and pronamespace::regnamespace::text in ${sql(schemas)}`;
  if (found) return notProvided();
  const asked = `${schemas[0]}.${name} without parameters`;
  const body = c.req.method === "POST" ? " or with a single unnamed json/jsonb parameter" : "";
  throw new RestError(
    404,
    "PGRST202",
    `Could not find the function ${asked} in the schema cache`,
    `Searched for the function ${asked}${body}, but no matches were found in the schema cache.`,
  );
}

const Claims = v.looseObject({ role: v.picklist(["anon", "authenticated", "service_role"]) });

/** The key's own role, or that of a verified access token. */
async function identify({ keys }: RestServer, c: Context<GatewayEnv>): Promise<Caller> {
  const { role, token } = c.var.caller;
  if (token === null) return { role, claims: { role } };
  const parts = token.split(".").length;
  if (parts !== 3) throw new RestError(401, "PGRST301", `Expected 3 parts in JWT; got ${parts}`);
  try {
    const { payload } = await jwtVerify(token, keys.publicKey, { algorithms: ["ES256"] });
    const claims = v.parse(Claims, payload);
    return { role: claims.role, claims };
  } catch (error) {
    if (error instanceof joseErrors.JWTExpired) throw new RestError(401, "PGRST303", "JWT expired");
    throw new RestError(401, "PGRST301", "No suitable key or wrong key type");
  }
}

/** The exposed schema that has the table, whether or not the caller may use it. */
async function findTable({ sql, schemas }: RestServer, table: string): Promise<string> {
  const [found] = await sql<{ schema: string }[]>`
    select relnamespace::regnamespace::text as schema from pg_catalog.pg_class
    where relname = ${table} and relnamespace::regnamespace::text in ${sql(schemas)} and relkind in ('r', 'p', 'v', 'm', 'f')`;
  if (found) return found.schema;
  throw new RestError(404, "PGRST205", `Could not find the table '${schemas[0]}.${table}' in the schema cache`);
}

/** One read-only transaction as the caller's role, with the caller's claims. */
async function inRole<T>({ sql }: RestServer, caller: Caller, work: (sql: postgres.TransactionSql) => Promise<T>) {
  return sql.begin("read only", async (transaction) => {
    const claims = JSON.stringify(caller.claims);
    await transaction`
      select set_config('role', ${caller.role}, true), set_config('request.jwt.claims', ${claims}, true),
        set_config('search_path', 'public, extensions', true)`;
    try {
      return await work(transaction);
    } catch (error) {
      throw error instanceof postgres.PostgresError ? fromDatabase(error, caller) : error;
    }
  });
}

function fromDatabase(error: postgres.PostgresError, { role }: Caller): RestError {
  const statuses: Record<string, number> = { "42501": role === "anon" ? 401 : 403, "42P01": 404, "42703": 400 };
  const { code, message, detail, hint } = error;
  return new RestError(statuses[code] ?? 500, code, message, detail ?? null, hint ?? null);
}

function toResponse(error: Error, c: Context): Response {
  if (!(error instanceof RestError)) console.error("rest:", error);
  const known =
    error instanceof RestError
      ? error
      : new RestError(503, "PGRST000", "Database connection error. Retrying the connection.");
  const { status, code, details, hint, message } = known;
  const headers: Record<string, string> = { "proxy-status": `PostgREST; error=${code}` };
  if (status === 401) headers["www-authenticate"] = "Bearer";
  const body = c.req.method === "HEAD" ? null : JSON.stringify({ code, details, hint, message });
  return new Response(body, { status, headers: { ...headers, "content-type": "application/json; charset=utf-8" } });
}

function readColumns(text: string): "*" | string[] {
  if (text === "*") return "*";
  const names = text.split(",").map((name) => name.trim());
  if (names.every((name) => /^\w+$/.test(name))) return names;
  throw new RestError(400, "PGRST100", `"failed to parse select parameter (${text})" (line 1, column 1)`);
}

function readNumber(text: string | undefined, fallback: number): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : fallback;
}

function notProvided(): Response {
  return Response.json({ message: "The embedded stand-in does not provide this call." }, { status: 501 });
}
