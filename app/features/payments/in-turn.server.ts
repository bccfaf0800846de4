/** Payments that the schedule looks at, one after the other. */
import { DatabaseUnavailable } from "#db/errors.server.ts";
import { ProviderAway } from "./provider.ts";

/**
 * Does the work for each payment; one that cannot be worked on holds up no other. What a provider who is away was to
 * do waits for the next time. A fault of ours is thrown when all have had their turn, a database that is away at once.
 */
export async function inTurn<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      if (!(error instanceof ProviderAway)) faults.push(error);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join("; "));
}
