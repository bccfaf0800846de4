/** A real Postgres with the real migrations for one test: `await using db = await freshDatabase()`. */
import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import type { DbConnection } from "#db/rls.server.ts";
import { LOCAL_PASSWORD, SUPERUSER } from "#supabase/local/postgres-cluster.ts";
import { TEMPLATES, WORKER_PASSWORD } from "./cluster.ts";

export type TestDatabase = AsyncDisposable & {
  /** Connected as the role that owns the tables and bypasses row-level security: for arranging, and for checking afterwards. */
  sql: Sql;
  /** Connection strings by login; the Worker's by default. */
  url(login?: "portal_worker" | "postgres" | "authenticator" | typeof SUPERUSER): string;
  port: number;
  /** One request's way to the database, as the Worker has it; what it defers is awaited at the end. */
  connect(overrides?: Partial<DbConnection>): DbConnection;
};

type FreshOptions = {
  template?: keyof typeof TEMPLATES;
  /** A PostgreSQL major of `availableMajors()`; the embedded one by default. */
  major?: number;
};

/** The PostgreSQL majors at hand, the embedded one first. */
export function availableMajors(): number[] {
  return inject("postgres").majors;
}

/** Makes a database that nobody else uses and that is gone after the test. */
export async function freshDatabase({ template = "migrated", major }: FreshOptions = {}): Promise<TestDatabase> {
  const { control, majors } = inject("postgres");
  const answer = await fetch(`${control}/${major ?? majors[0]}`);
  if (!answer.ok) throw new Error(await answer.text());
  const port = Number(await answer.text());
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const urlOf = (login: string, database: string) => {
    const password = login === "portal_worker" ? WORKER_PASSWORD : LOCAL_PASSWORD;
    return `postgresql://${login}:${password}@127.0.0.1:${port}/${database}`;
  };
  const superuser = superuserAt(urlOf(SUPERUSER, "postgres"));
  await superuser.unsafe(`create database ${name} template ${TEMPLATES[template]} owner postgres`);
  // Privileges on the database itself, which the migrations set, are not copied with it.
  await superuser`
    update pg_database set datacl = (select datacl from pg_database where datname = ${TEMPLATES[template]}) where datname = ${name}`;
  const sql = postgres(urlOf("postgres", name), { max: 4, onnotice: () => {} });
  const deferred: Promise<unknown>[] = [];
  const url: TestDatabase["url"] = (login = "portal_worker") => urlOf(login, name);
  return {
    sql,
    url,
    port,
    connect: (overrides) => ({
      url: url(),
      requestId: "test",
      defer: (_task, work) => deferred.push(work),
      ...overrides,
    }),
    async [Symbol.asyncDispose]() {
      await Promise.all(deferred);
      await sql.end();
      await superuser.unsafe(`drop database ${name} with (force)`);
    },
  };
}

/** One for each server and all the files of a process: connecting takes as long as making a database. */
const superusers = new Map<string, Sql>();

function superuserAt(url: string): Sql {
  const known = superusers.get(url) ?? postgres(url, { max: 1, idle_timeout: IDLE_SECONDS, onnotice: () => {} });
  superusers.set(url, known);
  return known;
}

const IDLE_SECONDS = 2;
