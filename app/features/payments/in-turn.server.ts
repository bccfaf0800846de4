/** Works through the schedule's payments one at a time. */
import { DatabaseUnavailable } from "#db/errors.server.ts";
import { ProviderAway } from "./provider.ts";

/**
 * Does the work for each payment; one that fails holds up no other. If the provider is away, the payment waits for the
 * next run. Faults of our own are thrown together after every payment has had its turn.
 *
 * @throws {DatabaseUnavailable} at once, leaving the rest
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
