/** Lists, finds, adds and changes the caller's own clients. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { below, pageOf } from "#app/shared/list-order.server.ts";
import { failure, ok, type Result } from "#app/shared/result.ts";
import { isUuid } from "#app/shared/uuid.ts";
import { refusalOf } from "#db/errors.server.ts";
import type { Tx, UserDb } from "#db/rls.server.ts";
import { clients } from "#db/schema/clients.ts";
import { CALLER, NOW } from "#db/schema/columns.ts";
import type { Profile } from "#db/schema/users.ts";
import type { ClientInput } from "./client.schema.ts";
import type { ClientList } from "./list-address.ts";
import { holds, orderOf } from "./list-order.server.ts";
import { type Solutions, solutionsOf } from "./solutions.server.ts";

export type Client = ClientInput & { id: string; version: number; createdAt: Date };
export type ListedClient = Client & { solutions: Solutions };
export type ClientChoice = { id: string; name: string; company: string } & Pick<Profile, "industry" | "companySize">;

export const PAGE_SIZE = 24;

const { id, name, email, company, profile, version, createdAt } = clients;
const COLUMNS = { id, name, email, company, profile, version, createdAt };
const isListed = and(eq(clients.userId, CALLER), isNull(clients.archivedAt));

/**
 * The caller's clients with their solutions, 24 at a time. Pass `next` as `before` to get the next page; null on the last.
 * Two round trips.
 */
export async function listClients(
  db: UserDb,
  { list, before }: Omit<ListPage, "size">,
): Promise<{ clients: ListedClient[]; next: string | null }> {
  return db.read(async (tx) => {
    const { rows, next } = await readPage(tx, { list, before, size: PAGE_SIZE });
    const solutions = await solutionsOf(
      tx,
      rows.map((row) => row.id),
    );
    return { clients: rows.map((row) => ({ ...row, solutions: solutions(row.id) })), next };
  });
}

/** Like {@link listClients}, but without their solutions and `size` at a time. */
export async function listClientRows(db: UserDb, page: ListPage): Promise<{ rows: Client[]; next: string | null }> {
  return db.read((tx) => readPage(tx, page));
}

type ListPage = { list: ClientList; before: string | null; size: number };

async function readPage(tx: Tx, { list, before, size }: ListPage) {
  const order = orderOf(list);
  const found = await tx
    .select(COLUMNS)
    .from(clients)
    .where(and(holds(list), below(order, before)))
    .orderBy(...order.by)
    .limit(size + 1);
  return pageOf(order, found, size);
}

/** The first of the clients that an assessment may be for, ordered by name. `hasMore`: there are others to search for. */
export type ClientChoices = { clients: ClientChoice[]; hasMore: boolean };

export const CHOICES_SHOWN = 24;

/** The caller's clients that match every word of the text. If `also` is the id of one, it is included in any case. Two round trips. */
export async function listClientChoices(
  db: UserDb,
  { text, also }: { text: string; also: string | null },
): Promise<ClientChoices> {
  const order = orderOf({ order: "name" });
  const [found, named] = await db.read((tx) =>
    Promise.all([
      tx
        .select(CHOICE)
        .from(clients)
        .where(holds({ text, archived: false }))
        .orderBy(...order.by)
        .limit(CHOICES_SHOWN + 1),
      selectByIds(tx, also ? [also] : []),
    ]),
  );
  const shown = found.slice(0, CHOICES_SHOWN);
  const others = named.filter((row) => shown.every((each) => each.id !== row.id));
  return { clients: [...others, ...shown].map(toChoice), hasMore: found.length > CHOICES_SHOWN };
}

/** The caller's clients with these ids; other ids are ignored. */
export async function listClientsById(db: UserDb, ids: readonly string[]): Promise<ClientChoice[]> {
  const rows = await db.read((tx) => selectByIds(tx, ids));
  return rows.map(toChoice);
}

const CHOICE = { id, name, company, profile };

async function selectByIds(tx: Tx, ids: readonly string[]) {
  const known = ids.filter(isUuid);
  return known.length === 0
    ? []
    : tx
        .select(CHOICE)
        .from(clients)
        .where(and(isListed, inArray(id, known)));
}

function toChoice({ profile: { industry, companySize }, ...row }: Pick<Client, keyof typeof CHOICE>): ClientChoice {
  return { ...row, industry, companySize };
}

/** One of the caller's clients; null for any other id. */
export async function findClient(db: UserDb, { clientId }: { clientId: string }): Promise<Client | null> {
  if (!isUuid(clientId)) return null;
  return db.read((tx) => findOne(tx, clientId));
}

/** Adds a client. `too-many`: the account already holds as many as it may. */
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
 * Saves an edit of the version that the form started from. `changed`: that version is no longer the newest, so nothing was
 * saved; `stored` is the newest. `not-found`: no such client, or not the caller's.
 */
export async function updateClient(
  db: UserDb,
  { clientId, version: from, client }: ClientUpdate,
): Promise<{ ok: true } | { ok: false; code: "changed"; stored: Client } | { ok: false; code: "not-found" }> {
  if (!isUuid(clientId)) return failure("not-found");
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

/** Removes a client from the list and the questionnaire, or restores it; may be repeated. False if the client is not the caller's. */
export async function archiveClient(
  db: UserDb,
  { clientId, archived }: { clientId: string; archived: boolean },
): Promise<boolean> {
  if (!isUuid(clientId)) return false;
  const archivedAt = archived ? sql`coalesce(${clients.archivedAt}, ${NOW})` : null;
  const rows = await db.write((tx) =>
    tx
      .update(clients)
      .set({ archivedAt })
      .where(and(eq(clients.userId, CALLER), eq(id, clientId)))
      .returning({ id }),
  );
  return rows.length > 0;
}

async function findOne(tx: Tx, clientId: string): Promise<Client | null> {
  const [row] = await tx
    .select(COLUMNS)
    .from(clients)
    .where(and(isListed, eq(id, clientId)));
  return row ?? null;
}
