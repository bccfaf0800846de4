/** Tells requests that only read from those that may change something. */

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether the request may change something: every method but those that HTTP calls safe. */
export function mayChange(request: Request): boolean {
  return !SAFE.has(request.method);
}
