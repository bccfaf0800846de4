/** Tells how a page's time was spent. */
import type { Timing } from "#app/context.ts";

/**
 * Adds `Server-Timing` to the answer to a GET: database and sign-in time in milliseconds, and the number of round trips.
 * Never to the answer to a form, where the time could reveal what the words do not.
 */
export function addServerTiming(request: Request, response: Response, timing: Timing): void {
  if (request.method !== "GET") return;
  const { databaseTrips, databaseMs, authMs } = timing;
  const database = `db;dur=${databaseMs.toFixed(1)};desc="${databaseTrips} round trips"`;
  response.headers.set("Server-Timing", `${database}, auth;dur=${authMs.toFixed(1)}`);
}
