/** Waiting for a condition instead of sleeping. */
import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 20_000;
const STEP_MS = 50;

/**
 * Asks again until the answer is neither undefined, null nor false, and returns it.
 *
 * @throws after 20 seconds, naming what was waited for
 */
export async function waitFor<T>(what: string, find: () => Promise<T | undefined | null | false>): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(STEP_MS)) {
    const found = await find();
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
  }
}
