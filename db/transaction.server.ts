/** One transaction on its own client, with a deadline, abandoned after any error. */
import { type Client, openClient, type Tx } from "./client.server.ts";
import { DatabaseUnavailable, translateDriverError, translateError } from "./errors.server.ts";
import { makeSlots, type Slots } from "./slots.ts";

/** One request's way to the database. At most five clients are open at once per object of this type. */
export type DbConnection = {
  url: string;
  /** Lets work finish after the response: `ctx.waitUntil`. */
  defer(task: string, work: Promise<unknown>): void;
  /** Called for each round trip that somebody waited for, once its answers are in. */
  onTrip?(trips: number, ms: number): void;
  /** Called for each unit of work that failed because the database was unavailable, with the reason that it or the network gave. */
  onAway?(reason: string): void;
  /** Recorded with every line of the audit log. */
  requestId?: string;
  /** Recorded likewise: the network that the request came from, shortened. */
  network?: string;
};

export type Transaction = {
  connection: DbConnection;
  /** Undefined until there is a slot. */
  client: Client | undefined;
  /** Resolves once there is a client; its `head` resolves once the database has accepted the caller. */
  begun: Promise<{ client: Client; head: Promise<unknown> }>;
  /** True as soon as nothing more may run in it. */
  ended: boolean;
  /** Whether somebody waits for what is under way. */
  awaited: boolean;
  /** Lets the request end, now that the connection is gone. */
  closed(): void;
};

/** For connecting and the head's answer. Connecting alone proves nothing, since a pooler accepts connections for a database that is gone. */
const FIRST_WORD_MS = 3_400;
/** For one unit of work, from waiting for a slot to its last answer, and again for the commit; as long as the login's statement_timeout. */
const DEADLINE_MS = 5_000;
/** Workers allow six connections a request; one is left for Auth and mail. */
const MAX_OPEN_CLIENTS = 5;

/** @param head the statements that begin the transaction and say who is asking */
export function begin(connection: DbConnection, head: string): Transaction {
  const { promise, resolve: closed } = Promise.withResolvers<void>();
  connection.defer("database-left", promise);
  const begun = slotsOf(connection)
    .take()
    .then(() => open(transaction, head));
  const transaction: Transaction = { connection, client: undefined, begun, ended: false, awaited: true, closed };
  return transaction;
}

/** Runs `work` in the transaction, which is over once a statement has failed. */
export async function run<T>(transaction: Transaction, work: (tx: Tx) => Promise<T>): Promise<T> {
  const answer = transaction.begun.then(async ({ client, head }) => {
    // If the head was refused, that is why whatever came after it failed.
    const result = await work(client.tx).catch((error) => head.then(() => Promise.reject(error)));
    await head;
    return result;
  });
  try {
    return await inTime(transaction, answer);
  } catch (error) {
    throw translateError(error);
  } finally {
    if (transaction.client?.failed) end(transaction, "rollback");
  }
}

/** Commits and waits for the database to confirm it; throws if it does not. */
export async function commit(transaction: Transaction): Promise<void> {
  if (transaction.ended) throw new Error("A statement failed, so there is nothing to commit");
  const answer = transaction.begun.then(({ client }) => client.sendLast("commit"));
  close(transaction, answer);
  const { command } = await inTime(transaction, answer).catch((error) => Promise.reject(translateDriverError(error)));
  if (command !== "COMMIT") throw new Error(`The database answered a commit with ${command}`);
}

/** Ends the transaction without making anybody wait for it; a second call does nothing. */
export function end(transaction: Transaction, how: "commit" | "rollback"): void {
  if (transaction.ended) return;
  transaction.awaited = false;
  close(
    transaction,
    transaction.begun.then(({ client }) => client.sendLast(how)),
  );
}

function open(transaction: Transaction, head: string): { client: Client; head: Promise<unknown> } {
  const { connection } = transaction;
  const client = openClient(connection.url, (trips, ms) => transaction.awaited && connection.onTrip?.(trips, ms));
  transaction.client = client;
  const answer = client.send(head).catch((error) => Promise.reject(translateDriverError(error)));
  const silence = setTimeout(
    () => client.abandon(new DatabaseUnavailable(`No word within ${FIRST_WORD_MS} ms`)),
    FIRST_WORD_MS,
  );
  answer
    // `run` awaits the head and learns of its failure; statements that still wait for a connection would not.
    .catch((reason) => reason instanceof DatabaseUnavailable && client.abandon(reason))
    .finally(() => clearTimeout(silence));
  return { client, head: answer };
}

/** Gives the slot back once the last statement is answered or overdue and the connection is closed. Never throws. */
async function close(transaction: Transaction, last: Promise<unknown>): Promise<void> {
  transaction.ended = true;
  await inTime(transaction, last).catch(() => {});
  await transaction.client?.close();
  slotsOf(transaction.connection).give();
  transaction.closed();
}

async function inTime<T>(transaction: Transaction, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DatabaseUnavailable(`No answer within ${DEADLINE_MS} ms`);
    transaction.client?.abandon(reason);
    reject(reason);
    end(transaction, "rollback");
  }, DEADLINE_MS);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const slotsByConnection = new WeakMap<DbConnection, Slots>();

function slotsOf(connection: DbConnection): Slots {
  const slots = slotsByConnection.get(connection) ?? makeSlots(MAX_OPEN_CLIENTS);
  slotsByConnection.set(connection, slots);
  return slots;
}
