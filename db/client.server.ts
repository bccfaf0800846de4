/**
 * One postgres.js client for one unit of work: one connection, every statement sent without waiting for the one before.
 *
 * Three habits of postgres.js 3.4.9 are stepped around, as tests/db/trips.test.ts and tests/db/kill.test.ts hold:
 * - It queues statements and, when the connection dies, runs the queue on a new one, outside any transaction. So its queue is never used:
 *   statements go straight to the connection that took the first one, as its own `begin` does, and none goes out after that one closed.
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
  /** The same, after which nothing more is sent. */
  sendLast(statement: string): Promise<{ command: string }>;
  /** Whether a statement failed: then the transaction is lost. */
  readonly failed: boolean;
  /** Refuses everything that is unanswered and everything that comes. */
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

/** @param onTrip is told of each round trip when its answers are in: how many (1), and how long it took in milliseconds */
export function openClient(url: string, onTrip: (trips: number, ms: number) => void): Client {
  // The driver forgets statements that come between the error of a connection and its close.
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
    // Drizzle uses these two of a client.
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

/** Hands statements to the one connection in the order in which they come, and to none after it closed or after the last statement. */
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

/** Sees each query land. Statements that are under way together share a round trip. */
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

/** Checked before anything is sent: a parameter that fails while a statement is written would leave the answers shifted by one. */
function unsendable(parameters: readonly unknown[]): UnsendableParameter | undefined {
  if (parameters.length > MAX_PARAMETERS)
    return new UnsendableParameter(`${parameters.length} parameters are too many`);
  const at = parameters.findIndex((value) => value !== null && !SENDABLE.has(typeof value));
  return at < 0 ? undefined : new UnsendableParameter(`Parameter ${at + 1} is neither text, number, boolean nor null`);
}
