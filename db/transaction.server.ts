/** One transaction on a client of its own, within a deadline, thrown away after any error. */
import { type Client, openClient, type Tx } from "./client.server.ts";
import { DatabaseUnavailable, translateDriverError, translateError } from "./errors.server.ts";
import { makeSlots, type Slots } from "./slots.ts";

/** One request's way to the database. At most five clients are open at once per object of this type. */
export type DbConnection = {
  url: string;
  /** Lets work finish after the response: `ctx.waitUntil`. */
  defer(task: string, work: Promise<unknown>): void;
  /** Told of each round trip that somebody waited for, when its answers are in. */
  onTrip?(trips: number, ms: number): void;
  /** Told of each unit of work that the database did not do, with the reason that it or the network gave. */
  onAway?(reason: string): void;
  /** Written beside every line of the audit log. */
  requestId?: string;
  /** Likewise: the network that the request came from, cut short. */
  network?: string;
};

export type Transaction = {
  connection: DbConnection;
  /** Undefined until there is a slot. */
  client: Client | undefined;
  /** Settles as soon as there is a client; `head` when the database took the caller. */
  begun: Promise<{ client: Client; head: Promise<unknown> }>;
  /** True as soon as nothing more may run in it. */
  ended: boolean;
  /** Whether somebody waits for what is under way. */
  awaited: boolean;
  /** Tells those who keep the request alive that the connection is gone. */
  closed(): void;
};

/** Until the head is answered; connecting alone proves nothing, since a pooler accepts connections for a database that is gone. */
const FIRST_WORD_MS = 3_400;
/** For the work after it, as long as the login's statement_timeout. */
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

/** Runs `work` in the transaction; once a statement failed, the transaction is over. */
export async function run<T>(transaction: Transaction, work: (tx: Tx) => Promise<T>): Promise<T> {
  const answer = transaction.begun.then(async ({ client, head }) => {
    // What the head was refused for is the reason of whatever failed after it.
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

/** Commits, and waits for the database's word that it did. */
export async function commit(transaction: Transaction): Promise<void> {
  if (transaction.ended) throw new Error("A statement failed, so there is nothing to commit");
  const answer = transaction.begun.then(({ client }) => client.sendLast("commit"));
  close(transaction, answer);
  const { command } = await inTime(transaction, answer).catch((error) => Promise.reject(translateDriverError(error)));
  if (command !== "COMMIT") throw new Error(`The database answered a commit with ${command}`);
}

/** Ends the transaction without keeping anybody waiting; the second time it does nothing. */
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
    // Whoever runs in the transaction hears of it; statements that wait for a connection would not.
    .catch((reason) => reason instanceof DatabaseUnavailable && client.abandon(reason))
    .finally(() => clearTimeout(silence));
  return { client, head: answer };
}

/** Gives the slot back when the last statement is answered and the connection gone. Never throws. */
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
