/** Rows that database tests start from, made the way the product makes them: accounts by Auth, documents by the function. */
import { sql } from "drizzle-orm";
import { openUserDb, type UserDb, type VerifiedClaims } from "#db/rls.server.ts";
import type { TestDatabase } from "./database.ts";

export type Person = { id: string; email: string; claims: VerifiedClaims };

type PersonOptions = {
  email?: string;
  metadata?: Record<string, unknown>;
  confirmed?: boolean;
  role?: "user" | "admin" | "owner";
  status?: "active" | "suspended";
  /** Whether the account has a second factor and the session has shown it. */
  secondFactor?: boolean;
};

/** Adds an account with a session, confirmed unless told otherwise, in the same steps as Auth. */
export async function addPerson(db: TestDatabase, options: PersonOptions = {}): Promise<Person> {
  const id = crypto.randomUUID();
  const session_id = crypto.randomUUID();
  const {
    email = `${id}@example.com`,
    metadata = { name: "Ada Byrne", company: "Byrne Ltd" },
    confirmed = true,
  } = options;
  await db.sql`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${email}, ${db.sql.json(metadata as never)})`;
  if (confirmed) await db.sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
  await db.sql`insert into auth.sessions (id, user_id) values (${session_id}, ${id})`;
  if (options.role) await db.sql`update public.users set role = ${options.role} where id = ${id}`;
  if (options.status) await db.sql`update public.users set status = ${options.status} where id = ${id}`;
  if (options.secondFactor) await addFactor(db, { id, session_id });
  return { id, email, claims: { sub: id, session_id, aal: options.secondFactor ? "aal2" : "aal1" } };
}

async function addFactor(db: TestDatabase, { id, session_id }: { id: string; session_id: string }): Promise<void> {
  await db.sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) values (${crypto.randomUUID()}, ${id}, 'totp', 'verified', now(), now())`;
  await db.sql`update auth.sessions set aal = 'aal2' where id = ${session_id}`;
}

export async function addClient(db: TestDatabase, person: Person): Promise<string> {
  const [{ id }] = await db.sql<[{ id: string }]>`
    insert into public.clients (user_id, name, email, company) values (${person.id}, 'Orla Keane', 'orla@keane.example', 'Keane Ltd')
    returning id
  `;
  return id;
}

export async function addAssessment(db: TestDatabase, person: Person): Promise<string> {
  const [{ id }] = await db.sql<[{ id: string }]>`
    insert into public.assessments (user_id) values (${person.id}) returning id`;
  return id;
}

export type DocumentInput = {
  assessmentId: string;
  clientId: string;
  title?: string;
  content?: string;
  version?: number;
};

/** Calls app.create_document as the handle's user. */
export async function createDocument(user: UserDb, input: DocumentInput): Promise<string> {
  const {
    assessmentId,
    clientId,
    title = "Azure Migration Strategy Solution Document",
    content = "# Text",
    version = 1,
  } = input;
  const [row] = await user.write((tx) =>
    tx.execute<{ id: string }>(sql`select app.create_document(
      ${assessmentId}, ${clientId}, ${title}, 'Description', 'Azure Migration Strategy', '[]', ${content}, '1', '{}', '{}', ${version}) as id`),
  );
  if (!row) throw new Error("app.create_document answered without a row");
  return row.id;
}

export type Owned = { person: Person; user: UserDb; clientId: string; assessmentId: string; documentId: string };

/** A person with a client and an unpaid document for it. */
export async function addDocument(db: TestDatabase, person?: Person, content?: string): Promise<Owned> {
  const owner = person ?? (await addPerson(db));
  const user = openUserDb(db.connect(), owner.claims);
  const clientId = await addClient(db, owner);
  const assessmentId = await addAssessment(db, owner);
  const documentId = await createDocument(user, { assessmentId, clientId, content });
  return { person: owner, user, clientId, assessmentId, documentId };
}
