/** Runs statements as each actor, the way the actor reaches the database, and says what came of them. */
import postgres, { type Sql } from "postgres";
import { openServiceDb } from "#db/rls.server.ts";
import { buy } from "#tests/support/buy.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { addAssessment, addClient, addDocument, addPerson, type Owned, type Person } from "#tests/support/people.ts";
import { ACTORS, type Actor } from "./policies.rights.ts";

export type Fixture = { a: Owned; paidDocumentId: string; openAssessmentId: string; b: Person; bClientId: string };

/** How many rows a statement returned or touched, or its SQLSTATE. */
export type Outcome = number | string;
export type Runner = AsyncDisposable & {
  run(actor: Actor, statement: string): Promise<Outcome>;
  /** The plan of a statement, as text. */
  explain(actor: Actor, statement: string): Promise<string>;
};

/** `a` has two clients, an unpaid, a paid document, a logo and an assessment in progress; `b` a client; there is an admin, an owner, and an article in each state. */
export async function addFixture(db: TestDatabase): Promise<Fixture & { claims: Partial<Record<Actor, object>> }> {
  const a = await addDocument(db);
  const paid = await addDocument(db, a.person, "# Paid text");
  await buy(openServiceDb(db.connect()), paid);
  const openAssessmentId = await addAssessment(db, a.person);
  const b = await addPerson(db);
  const bClientId = await addClient(db, b);
  const admin = await addPerson(db, { role: "admin" });
  const owner = await addPerson(db, { role: "owner" });
  await db.sql`insert into public.logos (user_id, type, bytes, width, height) values (${a.person.id}, 'image/png', '\\x89', 1, 1)`;
  await db.sql`insert into public.browsers (user_id, key) values (${a.person.id}, ${"0".repeat(64)})`;
  await db.sql`insert into public.audit_months (month, action, lines) values ('2024-01-01', 'user.created', 1)`;
  await db.sql`delete from public.articles`;
  await db.sql`
    insert into public.articles (slug, title, description, category, author, body, read_minutes, status, published_at) values
      ('azure-migration', 'Azure', 'About', 'Azure', 'Ada', 'Text', 5, 'published', now()),
      ('draft', 'Draft', 'About', 'Azure', 'Ada', 'Text', 5, 'draft', null),
      ('scheduled', 'Scheduled', 'About', 'Azure', 'Ada', 'Text', 5, 'published', now() + interval '1 hour'),
      ('deleted', 'Deleted', 'About', 'Azure', 'Ada', 'Text', 5, 'published', now())
  `;
  await db.sql`update public.articles set deleted_at = now() where slug = 'deleted'`;
  await db.sql`update public.articles set slug = 'azure' where slug = 'azure-migration'`;
  await db.sql`update public.articles set slug = 'early' where slug = 'scheduled'`;
  const claims = { a: a.person.claims, b: b.claims, admin: admin.claims, owner: owner.claims };
  return {
    a,
    paidDocumentId: paid.documentId,
    openAssessmentId,
    b,
    bClientId,
    claims: { ...claims, authenticated: a.person.claims },
  };
}

const REST_ROLES: readonly Actor[] = ["anon", "authenticated", "service_role"];

/** One connection an actor. Nothing that is run stays: each statement is rolled back. */
export function openRunner(db: TestDatabase, claims: Partial<Record<Actor, object>>): Runner {
  const connections = new Map<Actor, Promise<Sql>>();
  const become = async (actor: Actor) => {
    const overRest = REST_ROLES.includes(actor);
    const sql = postgres(db.url(overRest ? "authenticator" : "portal_worker"), { max: 1, onnotice: () => {} });
    const role = overRest ? actor : ACTORS[actor];
    await sql.unsafe("begin");
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims[actor] ?? {})}, true)`;
    if (role) await sql.unsafe(`set local role ${role}`);
    return sql;
  };
  const connectionOf = (actor: Actor) => {
    const connection = connections.get(actor) ?? become(actor);
    connections.set(actor, connection);
    return connection;
  };
  return {
    async explain(actor, statement) {
      const rows = await (await connectionOf(actor)).unsafe(`explain ${statement}`);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    },
    async run(actor, statement) {
      const sql = await connectionOf(actor);
      const [, outcome] = await Promise.all([
        sql.unsafe("savepoint cell").execute(),
        sql
          .unsafe(statement)
          .execute()
          .then(({ count }) => count, stateOf),
        sql.unsafe("rollback to savepoint cell").execute(),
      ]);
      return outcome;
    },
    async [Symbol.asyncDispose]() {
      for (const connection of connections.values()) await (await connection).end();
    },
  };
}

function stateOf(error: unknown): string {
  if (error instanceof postgres.PostgresError) return error.code;
  throw error;
}
