/** A unit of work: one transaction on a client of its own, within a deadline, thrown away after any error. */
import { type Client, openClient, type Tx } from "./client.server.ts";
import { DatabaseUnavailable, translateDriverError, translateError } from "./errors.server.ts";

/** One request's way to the database. At most five clients are open at once per object of this type. */
export type DbConnection = {
  url: string;
  /** Lets work finish after the response: `ctx.waitUntil`. */
  defer(work: Promise<unknown>): void;
  /** Told of each round trip that somebody waited for, when its answers are in. */
  onTrip?(trips: number, ms: number): void;
  /** Written beside every line of the audit log. */
  requestId?: string;
};

export type Unit = {
  /** Runs `work` in the transaction. */
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Commits, and waits for the database's word that it did. */
  commit(): Promise<void>;
  /** Ends the transaction without keeping the caller waiting; the second time it does nothing. */
  end(how: "commit" | "rollback"): void;
  /** True as soon as nothing more may run in it. */
  readonly ended: boolean;
};

const DEADLINE_MS = 5_000;
/** Workers allow six connections a request; one is left for Auth and mail. */
const MAX_OPEN_CLIENTS = 5;

/** @param head the statements that begin the transaction and say who is asking */
export function openUnit(connection: DbConnection, head: string): Unit {
  const slots = slotsOf(connection);
  let client: Client | undefined;
  let ended = false;
  let awaited = true;
  const begun = slots.take().then(() => {
    const opened = openClient(connection.url, (trips, ms) => awaited && connection.onTrip?.(trips, ms));
    client = opened;
    const headDone = opened.send(head).catch((error) => Promise.reject(translateDriverError(error)));
    // Whoever runs in the unit hears of it; statements that wait for a connection would not.
    headDone.catch((reason) => reason instanceof DatabaseUnavailable && opened.abandon(reason));
    return { client: opened, headDone };
  });

  async function inTime<T>(work: Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const reason = new DatabaseUnavailable(`No answer within ${DEADLINE_MS} ms`);
      client?.abandon(reason);
      reject(reason);
      end("rollback");
    }, DEADLINE_MS);
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  /** Gives the slot back when the last statement is answered and the connection gone. */
  async function close(last: Promise<unknown>): Promise<void> {
    ended = true;
    await inTime(last).catch(() => {});
    await client?.close();
    slots.give();
  }

  function end(how: "commit" | "rollback"): void {
    if (ended) return;
    awaited = false;
    connection.defer(close(begun.then(({ client }) => client.sendLast(how))));
  }

  return {
    get ended() {
      return ended;
    },
    end,
    async run(work) {
      try {
        return await inTime(
          begun.then(async ({ client, headDone }) => {
            // What the head was refused for is the reason of whatever failed after it.
            const result = await work(client.tx).catch((error) => headDone.then(() => Promise.reject(error)));
            await headDone;
            return result;
          }),
        );
      } catch (error) {
        throw translateError(error);
      } finally {
        if (client?.failed) end("rollback");
      }
    },
    async commit() {
      if (ended) throw new Error("A statement failed, so there is nothing to commit");
      const answer = begun.then(({ client }) => client.sendLast("commit"));
      connection.defer(close(answer));
      const { command } = await inTime(answer).catch((error) => Promise.reject(translateDriverError(error)));
      if (command !== "COMMIT") throw new Error(`The database answered a commit with ${command}`);
    },
  };
}

type Slots = { take(): Promise<void>; give(): void };

const slotsByConnection = new WeakMap<DbConnection, Slots>();

function slotsOf(connection: DbConnection): Slots {
  const slots = slotsByConnection.get(connection) ?? makeSlots(MAX_OPEN_CLIENTS);
  slotsByConnection.set(connection, slots);
  return slots;
}

function makeSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    take() {
      if (free > 0) {
        free--;
        return Promise.resolve();
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    give() {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
  };
}
