/**
 * One postgres.js client for one unit of work: one connection, every statement sent without waiting for the one before.
 *
 * It works around three habits of postgres.js 3.4.9, which tests/db/trips.test.ts and tests/db/kill.test.ts check:
 * - It queues statements and, when the connection dies, runs the queue on a new one, outside any transaction. So its queue is never used:
 *   statements go straight to the connection that took the first one, as in its own `begin`, and none is sent once that one has closed.
 * - It asks the server for the types of parameters first, which costs a round trip. Drizzle hands over text, so there is nothing to ask.
 * - It connects anew, at once and without end, to a server that hangs up before it is ready.
 */
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { ConnectionLost, TransactionOver, UnsendableParameter } from "./errors.server.ts";

/** Drizzle on one connection, inside a transaction. It cannot nest: no `tx.transaction`. */
export type Tx = PostgresJsDatabase;

export type Client = {
  tx: Tx;
  /** Sends one or more statements without parameters. */
  send(statements: string): Promise<{ command: string }>;
  /** Sends one statement, and nothing after it. */
  sendLast(statement: string): Promise<{ command: string }>;
  /** Whether a statement has failed, which loses the transaction. */
  readonly failed: boolean;
  /** Rejects every unanswered statement and every later one. */
  abandon(reason: Error): void;
  /** Ends the connection; never throws. */
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_SECONDS = 3;
const MAX_PARAMETERS = 65_533;
const SENDABLE = new Set(["string", "number", "boolean", "bigint"]);

/** Parts of a query and of a connection that postgres.js does not put into its types. */
type Query = postgres.PendingQuery<postgres.Row[]> & {
  handler(query: Query): void;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};
type Connection = { execute(query: Query): unknown };

/** @param onTrip called for each round trip once its answers are in, with the number of trips (1) and its duration in milliseconds */
export function openClient(url: string, onTrip: (trips: number, ms: number) => void): Client {
  // The driver forgets statements that arrive between a connection's error and its close.
  const sql = openDriver(url, () => abandon(new ConnectionLost("The connection closed")));
  const flights = countFlights(onTrip);
  const pipe = openPipe();

  function prepare(text: string, parameters: unknown[] = []): Query {
    const opensConnection = !pipe.used;
    const options = opensConnection ? tellConnection(pipe.connect) : {};
    const query = sql.unsafe(text, parameters as string[], options) as Query; // Drizzle's values are checked below
    Object.defineProperty(query, "describeFirst", { get: () => false, set: () => {} });
    flights.watch(query);
    const refusal = unsendable(parameters);
    if (refusal) query.handler = () => query.reject(refusal);
    else if (!opensConnection) query.handler = pipe.send;
    pipe.used = true;
    return query;
  }

  function abandon(reason: Error): void {
    pipe.abandon(reason);
    flights.rejectAll(reason);
  }

  return {
    // Drizzle uses only these two members of a client.
    tx: drizzle({ client: { options: sql.options, unsafe: prepare } as unknown as postgres.Sql }),
    send: async (statements) => await prepare(statements),
    sendLast: async (statement) => {
      const query = prepare(statement);
      pipe.last = query;
      return await query;
    },
    get failed() {
      return flights.failed;
    },
    abandon,
    close: () => sql.end({ timeout: 0 }).catch(() => {}),
  };
}

/** The option by which the driver's own `begin` learns which connection took its statement. */
function tellConnection(onexecute: (connection: Connection) => true): postgres.UnsafeQueryOptions {
  return { onexecute } as postgres.UnsafeQueryOptions; // not among the driver's types
}

function openDriver(url: string, onclose: () => void): postgres.Sql {
  const sql = postgres(url, {
    max: 1,
    fetch_types: false,
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    max_lifetime: null,
    onnotice: () => {},
    onclose,
  });
  connectOnce(sql.options.connection);
  return sql;
}

/** The driver reads these settings each time it greets a server; greeting a second one fails. */
function connectOnce(settings: object): void {
  let greeted = false;
  Object.defineProperty(settings, "application_name", {
    enumerable: true,
    get() {
      if (greeted) throw new ConnectionLost("The server hung up");
      greeted = true;
      return "portal";
    },
  });
}

/** Hands statements to the one connection in order of arrival. Rejects them once it has closed or the last statement has been sent. */
function openPipe() {
  let connection: Connection | undefined;
  let over: Error | "last sent" | undefined;
  const early: Query[] = [];
  const pipe = {
    used: false,
    last: undefined as Query | undefined, // named by sendLast
    connect(it: Connection): true {
      connection = it;
      for (const query of early.splice(0)) it.execute(query);
      return true;
    },
    send(query: Query): void {
      const refusal = over;
      if (query === pipe.last) over ??= "last sent";
      if (refusal) query.reject(refusal === "last sent" ? new TransactionOver("The transaction is over") : refusal);
      else if (connection) connection.execute(query);
      else early.push(query);
    },
    abandon(reason: Error): void {
      over = reason;
      for (const query of early.splice(0)) query.reject(reason);
    },
  };
  return pipe;
}

/** Notices when each query is answered. Statements under way at the same time share a round trip. */
function countFlights(onTrip: (trips: number, ms: number) => void) {
  const unanswered = new Set<Query>();
  let startedAt = 0;
  let failed = false;
  return {
    get failed() {
      return failed;
    },
    watch(query: Query): void {
      const { resolve, reject } = query;
      if (unanswered.size === 0) startedAt = performance.now();
      unanswered.add(query);
      const land = () => {
        if (unanswered.delete(query) && unanswered.size === 0) onTrip(1, performance.now() - startedAt);
      };
      query.resolve = (value) => {
        land();
        resolve(value);
      };
      query.reject = (error) => {
        failed = true;
        land();
        reject(error);
      };
    },
    rejectAll(reason: Error): void {
      for (const query of unanswered) query.reject(reason);
    },
  };
}

/** Says why parameters cannot be sent. Checked first, because one that fails while a statement is written would shift the answers by one. */
function unsendable(parameters: readonly unknown[]): UnsendableParameter | undefined {
  if (parameters.length > MAX_PARAMETERS)
    return new UnsendableParameter(`${parameters.length} parameters are too many`);
  const at = parameters.findIndex((value) => value !== null && !SENDABLE.has(typeof value));
  return at < 0 ? undefined : new UnsendableParameter(`Parameter ${at + 1} is neither text, number, boolean nor null`);
}
