/** For texts as long as strangers may send, which read carelessly take five seconds to minutes. */
import { expect } from "vitest";

/** Far more than any of them takes on a busy machine. */
const MOST_MS = 3_000;

/** What the work gives, which is expected without a wait that anybody would notice. */
export async function atOnce<T>(work: () => T | Promise<T>): Promise<T> {
  const before = performance.now();
  const result = await work();
  expect(performance.now() - before).toBeLessThan(MOST_MS);
  return result;
}
