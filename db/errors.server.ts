/** Where the database's error codes and constraint names become ours; nothing outside `db` names one. */
import { DrizzleQueryError } from "drizzle-orm/errors";
import postgres from "postgres";

/** The database cannot be reached, is overloaded or took too long: a 503. The request may be tried again. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** The connection was opened and then lost. */
export class ConnectionLost extends DatabaseUnavailable {
  override name = "ConnectionLost";
}

export type IdentityRefusal =
  | "session-ended"
  | "unconfirmed"
  | "suspended"
  | "forbidden"
  | "second-factor-unshown"
  | "second-factor-missing";

/** The caller may not take the role asked for: signed out, not confirmed, suspended, not an admin, or without a second factor. Nothing was read or written. */
export class IdentityRefused extends Error {
  override name = "IdentityRefused";
  readonly reason: IdentityRefusal;

  constructor(reason: IdentityRefusal, options?: ErrorOptions) {
    super(`The database refused the caller: ${reason}`, options);
    this.reason = reason;
  }
}

/** A value that the driver cannot write: a fault of ours, reported before anything is sent. */
export class UnsendableParameter extends Error {
  override name = "UnsendableParameter";
}

/** A statement that came after its transaction had ended, which happens to a read whose neighbour failed. It was not sent. */
export class TransactionOver extends Error {
  override name = "TransactionOver";
}

/** The refusals by the database that a room may expect. */
export type Refusal =
  | "not-found"
  | "too-many"
  | "already-paid"
  | "malformed"
  | "too-long"
  | "taken"
  | "payment-open"
  | "last-owner"
  | "changed";

const IDENTITY_REFUSALS: Readonly<Record<string, IdentityRefusal>> = {
  UA001: "session-ended",
  UA002: "unconfirmed",
  UA003: "suspended",
  UA004: "forbidden",
  UA005: "second-factor-unshown",
  UA006: "second-factor-missing",
};

const REFUSALS: Readonly<Record<string, Refusal>> = {
  UB001: "not-found",
  UB002: "too-many",
  UB003: "already-paid",
  UB004: "payment-open",
  UB005: "last-owner",
  UB006: "changed",
  "22001": "too-long", // string_data_right_truncation
  "22003": "malformed", // numeric_value_out_of_range
  "22007": "malformed", // invalid_datetime_format
  "22008": "malformed", // datetime_field_overflow
  "22021": "malformed", // character_not_in_repertoire: a NUL in a text
  "22P02": "malformed", // invalid_text_representation: not a uuid, a lone surrogate in JSON
  "22P05": "malformed", // untranslatable_character: a NUL in JSON
  "23502": "malformed", // not_null_violation
  "23503": "not-found", // foreign_key_violation: somebody else's row, or none
  "23505": "taken", // unique_violation
  "23514": "malformed", // check_violation, unless the constraint is about length
};

const TRANSIENT_CLASSES = ["08", "28", "53"]; // connection, authorisation of the login, insufficient resources
const TRANSIENT_STATES = new Set([
  "25P03", // idle_in_transaction_session_timeout
  "3D000", // invalid_catalog_name
  "40001", // serialization_failure
  "40P01", // deadlock_detected
  "55P03", // lock_not_available
  "57014", // query_canceled: the statement timeout
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
]);

/** in_failed_sql_transaction: another read of the same transaction failed and took this one with it. */
const NEIGHBOUR_FAILED = "25P02";
const LOST_CONNECTION = /^(57P01|08...|CONNECTION_CLOSED|ECONNRESET)$/;

/** The expected refusal behind an error, or null: then the caller must rethrow it. */
export function refusalOf(error: unknown): Refusal | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof postgres.PostgresError)) return null;
  if (cause.code === "23514" && cause.constraint_name?.endsWith("_length")) return "too-long";
  return REFUSALS[cause.code] ?? null;
}

/**
 * The error that a unit of work throws for one thrown inside it. A failed query loses Drizzle's wrapper, whose message holds the parameters;
 * an error that did not come from a query is unchanged.
 */
export function translateError(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? translateDriverError(error.cause) : error;
}

/** The same for an error straight from the driver. In workerd a lost connection is a plain Error, so any error not sent by the server is one. */
export function translateDriverError(error: unknown): unknown {
  if (error instanceof UnsendableParameter || error instanceof TransactionOver || error instanceof DatabaseUnavailable)
    return error;
  if (!(error instanceof postgres.PostgresError)) return new DatabaseUnavailable("No answer", { cause: error });
  const reason = IDENTITY_REFUSALS[error.code];
  if (reason) return new IdentityRefused(reason);
  return isTransient(error.code) ? new DatabaseUnavailable(error.message, { cause: error }) : error;
}

/** The delay before a read that failed like this may be tried once more; null if it may not be. */
export function retryDelayMs(error: unknown): number | null {
  if (error instanceof TransactionOver) return 0;
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === NEIGHBOUR_FAILED) return 0;
  return error instanceof ConnectionLost || LOST_CONNECTION.test(code) ? 100 + 200 * Math.random() : null;
}

function isTransient(state: string): boolean {
  return TRANSIENT_STATES.has(state) || TRANSIENT_CLASSES.some((prefix) => state.startsWith(prefix));
}
