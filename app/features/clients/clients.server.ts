/** The caller's own clients: listed, found, added, changed. */
import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { Tx, UserDb } from "#db/rls.server.ts";
import { clients } from "#db/schema/clients.ts";
import { CALLER } from "#db/schema/columns.ts";
import type { Profile } from "#db/schema/users.ts";
import type { ClientInput } from "./client.schema.ts";
import { type Solutions, solutionsOf } from "./solutions.server.ts";

export type Client = ClientInput & { id: string; version: number; createdAt: Date };
export type ListedClient = Client & { solutions: Solutions };
export type ClientChoice = { id: string; name: string; company: string } & Pick<Profile, "industry" | "companySize">;

export const PAGE_SIZE = 24;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const { id, name, email, company, profile, version, createdAt } = clients;
const COLUMNS = { id, name, email, company, profile, version, createdAt };
const isListed = and(eq(clients.userId, CALLER), isNull(clients.archivedAt));

/**
 * The caller's clients with their solutions, newest first, 24 at a time; `next` continues below the last one, null at the end.
 * Two round trips.
 */
export async function listClients(
  db: UserDb,
  { before }: { before: string | null },
): Promise<{ clients: ListedClient[]; next: string | null }> {
  return db.read(async (tx) => {
    const rows = await tx
      .select(COLUMNS)
      .from(clients)
      .where(and(isListed, below(before)))
      .orderBy(desc(createdAt), desc(id))
      .limit(PAGE_SIZE + 1);
    const page = rows.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    const solutions = await solutionsOf(
      tx,
      page.map((row) => row.id),
    );
    return {
      clients: page.map((row) => ({ ...row, solutions: solutions(row.id) })),
      next: rows.length > PAGE_SIZE && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
    };
  });
}

/** Every client the caller may choose for an assessment, by name. */
export function listClientChoices(db: UserDb): Promise<ClientChoice[]> {
  return db.read(async (tx) => {
    const rows = await tx
      .select({ id, name, company, profile })
      .from(clients)
      .where(isListed)
      .orderBy(name, company, id);
    return rows.map(({ profile: { industry, companySize }, ...row }) => ({ ...row, industry, companySize }));
  });
}

/** One of the caller's clients; null for any other id. */
export async function findClient(db: UserDb, { clientId }: { clientId: string }): Promise<Client | null> {
  if (!UUID.test(clientId)) return null;
  return db.read((tx) => findOne(tx, clientId));
}

/** Adds a client. `too-many`: the caller has 500, which is all an account may hold. */
export async function createClient(db: UserDb, client: ClientInput): Promise<Result<{ id: string }, "too-many">> {
  try {
    const [row] = await db.write((tx) =>
      tx
        .insert(clients)
        .values({ ...client, userId: sql`${CALLER}` })
        .returning({ id }),
    );
    if (!row) throw new Error("the insert returned no row");
    return ok(row);
  } catch (error) {
    if (refusalOf(error) === "too-many") return failure("too-many");
    throw error;
  }
}

export type ClientUpdate = { clientId: string; version: number; client: ClientInput };

/**
 * Saves what was made of the version that the form started from. When that is no longer the newest, nothing is saved and
 * `changed` is what is stored now. `not-found`: not the caller's, or no such client.
 */
export async function updateClient(
  db: UserDb,
  { clientId, version: from, client }: ClientUpdate,
): Promise<{ ok: true } | { ok: false; code: "changed"; stored: Client } | { ok: false; code: "not-found" }> {
  if (!UUID.test(clientId)) return failure("not-found");
  return db.write(async (tx) => {
    const [saved] = await tx
      .update(clients)
      .set(client)
      .where(and(isListed, eq(id, clientId), eq(version, from)))
      .returning({ id });
    if (saved) return { ok: true };
    const stored = await findOne(tx, clientId);
    return stored ? { ok: false, code: "changed", stored } : failure("not-found");
  });
}

async function findOne(tx: Tx, clientId: string): Promise<Client | null> {
  const [row] = await tx
    .select(COLUMNS)
    .from(clients)
    .where(and(isListed, eq(id, clientId)));
  return row ?? null;
}

/** What comes after a page, from its cursor; a cursor that we did not write begins at the top. */
function below(before: string | null) {
  const [at = "", after = ""] = before?.split("_") ?? [];
  if (!UUID.test(after) || Number.isNaN(Date.parse(at))) return undefined;
  const moment = new Date(at);
  return or(lt(createdAt, moment), and(eq(createdAt, moment), lt(id, after)));
}
