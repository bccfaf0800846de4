/** For texts as long as strangers may send: code that reads them carelessly takes from five seconds to minutes. */
import { expect } from "vitest";

/** Far more than careful code takes, even on a busy machine. */
const MOST_MS = 3_000;

/** Returns the result of `work`; fails if it took noticeably long. */
export async function atOnce<T>(work: () => T | Promise<T>): Promise<T> {
  const before = performance.now();
  const result = await work();
  expect(performance.now() - before).toBeLessThan(MOST_MS);
  return result;
}
