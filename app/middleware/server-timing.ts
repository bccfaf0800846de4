/** Tells where the time of a page went. */
import type { Timing } from "#app/context.ts";

/**
 * Adds `Server-Timing` to what was asked with GET: database and sign-in in milliseconds, with the number of round trips.
 * Never to an answer to a form, where the time would tell what the words do not.
 */
export function addServerTiming(request: Request, response: Response, timing: Timing): void {
  if (request.method !== "GET") return;
  const { databaseTrips, databaseMs, authMs } = timing;
  const database = `db;dur=${databaseMs.toFixed(1)};desc="${databaseTrips} round trips"`;
  response.headers.set("Server-Timing", `${database}, auth;dur=${authMs.toFixed(1)}`);
}
