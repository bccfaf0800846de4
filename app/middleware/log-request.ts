/** Logs one JSON line per request: what was asked and answered, never who asked or with what content. */
import { pathOf } from "#app/shared/request-path.ts";

/** Whoever knows the key of saved answers may open them. */
const SECRET_IN_PATH = /^(\/resume\/)[^/.]+/i; // the router ignores case

/** Logs method, path (without its query), status, duration in milliseconds and the request id. */
export function logRequest(request: Request, response: Response, facts: { requestId: string; ms: number }): void {
  const path = maskPath(pathOf(request.url));
  logEvent("request", { ...facts, method: request.method, path, status: response.status });
}

/** The path as it may be logged, without the secret keys that some paths contain. */
export function maskPath(path: string): string {
  return path.replace(SECRET_IN_PATH, "$1…");
}

/** Logs a fault of our own with its stack; an `AggregateError` with the stack of each error. */
export function logFailure(facts: Record<string, string>, error: unknown): void {
  const { name, message, stack } = asError(error);
  const stacks = error instanceof AggregateError ? error.errors.map((one) => asError(one).stack) : undefined;
  logEvent("failure", { ...facts, name, message, stack, stacks });
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Logs one event as a JSON line. Fields must hold no password, token, card data, document text or contact details. */
export function logEvent(event: string, fields: Record<string, unknown>): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...fields }));
}
