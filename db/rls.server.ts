/**
 * Database handles bound to the caller. Each unit of work is one transaction whose head sets a role and the caller's verified
 * claims; row-level security does the rest. The head, the statements and the commit travel without waiting for one another.
 */
import type { Tx } from "./client.server.ts";
import { DatabaseUnavailable, retryDelayMs } from "./errors.server.ts";
import { begin, commit, type DbConnection, end, run, type Transaction } from "./transaction.server.ts";

export type { Tx } from "./client.server.ts";
export type { DbConnection } from "./transaction.server.ts";

declare const brand: unique symbol;
type Brand<Name extends string> = { readonly [brand]: Name };

type Read = {
  /**
   * Runs `work` in a read-only transaction, which overlapping reads of one handle share. `work` runs a second time if the connection was lost
   * or another read failed the shared transaction.
   *
   * @throws {DatabaseUnavailable} when the database cannot be reached or does not answer in time
   * @throws {IdentityRefused} when the caller may not act, or may no longer act, in the handle's role
   */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

type Write = {
  /**
   * Runs `work` in its own transaction and commits it, or rolls it back if `work` throws. Never retried. After DatabaseUnavailable
   * it is unknown whether the commit arrived, so anything that must not happen twice carries a unique key.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
};

/** A signed-in, confirmed, active user: own rows only. */
export type UserDb = Read & Write & Brand<"user">;
/** The same person acting as an admin: what admin pages show. */
export type AdminDb = Read & Write & Brand<"admin">;
/** The same person acting as an owner: an admin who may also administer users. */
export type OwnerDb = Read & Write & Brand<"owner">;
/** Webhooks, outbox and schedule: a few functions, no tables. */
export type ServiceDb = Read & Write & Brand<"service">;
/** Nobody signed in: published articles. */
export type VisitorDb = Read & Brand<"visitor">;

/** The claims of an access token whose signature, issuer, audience and times have been checked. Never build it from anything else. */
export type VerifiedClaims = {
  readonly sub: string;
  readonly session_id: string;
  /** "aal2" once the session has shown the second factor. */
  readonly aal: "aal1" | "aal2";
};

export function openUserDb(connection: DbConnection, claims: VerifiedClaims): UserDb {
  return openHandle(connection, claims, "app.role_for('user')");
}

export function openAdminDb(connection: DbConnection, claims: VerifiedClaims): AdminDb {
  return openHandle(connection, claims, "app.role_for('admin')");
}

export function openOwnerDb(connection: DbConnection, claims: VerifiedClaims): OwnerDb {
  return openHandle(connection, claims, "app.role_for('owner')");
}

/** Only for work that nobody requested in person or that serves everybody: webhooks, outbox, schedule, throttling. */
export function openServiceDb(connection: DbConnection): ServiceDb {
  return openHandle(connection, {}, "'portal_service'");
}

export function openVisitorDb(connection: DbConnection): VisitorDb {
  return openHandle(connection, {}, "'portal_visitor'");
}

function openHandle<Handle>(connection: DbConnection, claims: Partial<VerifiedClaims>, role: string): Handle {
  const { requestId: request_id, network } = connection;
  const { sub, session_id, aal } = claims;
  const head = () => headOf({ sub, session_id, aal, request_id, network }, role);
  const read = shareReads(() => begin(connection, `begin read only; ${head()}`));
  const write: Write["write"] = async (work) => {
    const transaction = begin(connection, `begin; ${head()}`);
    try {
      const result = await run(transaction, work);
      await commit(transaction);
      return result;
    } finally {
      end(transaction, "rollback");
    }
  };
  const handle: Read & Write = {
    read: (work) =>
      told(
        connection,
        read(work).catch((error) => retry(error, () => read(work))),
      ),
    write: (work) => told(connection, write(work)),
  };
  return handle as Handle; // a brand exists for the compiler alone, and the five functions above are the only ones to give it
}

/** Reports why the database is unavailable, since whoever catches the error answers without giving the reason. */
function told<T>({ onAway }: DbConnection, answer: Promise<T>): Promise<T> {
  return answer.catch((error) => {
    if (error instanceof DatabaseUnavailable)
      onAway?.(error.cause instanceof Error ? error.cause.message : error.message);
    throw error;
  });
}

async function retry<T>(error: unknown, again: () => Promise<T>): Promise<T> {
  const delayMs = retryDelayMs(error);
  if (delayMs === null) throw error;
  if (delayMs > 0) await new Promise((resume) => setTimeout(resume, delayMs));
  return again();
}

/** Hex leaves nothing to quote. Two statements, because the claims must be set before they decide the role. */
function headOf(claims: object, role: string): string {
  const hex = Array.from(new TextEncoder().encode(JSON.stringify(claims)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  return (
    `select set_config('request.jwt.claims', convert_from(decode('${hex}', 'hex'), 'utf8'), true); ` +
    `select set_config('role', ${role}, true)`
  );
}

/** Overlapping reads, and one that follows at once, share a transaction. It ends when no read uses it any more, or when it has failed. */
function shareReads(open: () => Transaction): Read["read"] {
  let current: { transaction: Transaction; readers: number } | undefined;
  return async (work) => {
    if (!current || current.transaction.ended) current = { transaction: open(), readers: 0 };
    const shared = current;
    shared.readers++;
    try {
      return await run(shared.transaction, work);
    } finally {
      shared.readers--;
      setTimeout(() => {
        if (shared.readers === 0) end(shared.transaction, "commit");
      });
    }
  };
}
