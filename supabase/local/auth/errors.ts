/** The errors of the Auth API: one class, and the two shapes in which the server sends it. */

/** An answer other than success. The client library shows the message, which is word for word the real server's. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  /** Why a password was refused; only with `weak_password`. */
  readonly reasons: string[] | undefined;

  constructor(status: number, code: string, message: string, reasons?: string[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

const API_VERSION_HEADER = "x-supabase-api-version";
const API_VERSION = "2024-01-01";

/**
 * An error in the shape that the client asked for: `{ code, message }` since version 2024-01-01, `{ code: <status>, error_code, msg }` before.
 * Anything but an `AuthError` becomes the real server's answer to an unexpected failure, which reveals nothing.
 */
export function toErrorResponse(error: unknown, requestedVersion: string | undefined): Response {
  const { status, code, message, reasons } = error instanceof AuthError ? error : unexpected();
  const current = isCurrent(requestedVersion);
  const body = {
    ...(current ? { code, message } : { code: status, error_code: code, msg: message }),
    ...(reasons ? { weak_password: { reasons } } : {}),
  };
  const headers: Record<string, string> = { "x-sb-error-code": code };
  if (current) headers[API_VERSION_HEADER] = API_VERSION;
  return Response.json(body, { status, headers });
}

function unexpected(): AuthError {
  return new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information");
}

function isCurrent(version: string | undefined): boolean {
  return version !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION;
}

export function invalid(message: string): AuthError {
  return new AuthError(400, "validation_failed", message);
}

export function emailExists(): AuthError {
  return new AuthError(422, "email_exists", "A user with this email address has already been registered");
}

/** Turns any failure of the database, such as a constraint or one of the project's triggers, into a 500 with this message. */
export async function orDatabaseError<T>(work: Promise<T>, message: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AuthError) throw error;
    console.warn(`auth: ${message}:`, error instanceof Error ? error.message : error);
    throw new AuthError(500, "unexpected_failure", message);
  }
}
