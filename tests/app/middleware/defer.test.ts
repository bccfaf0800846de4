import { expect, test, vi } from "vitest";
import { openDefer } from "#app/middleware/defer.ts";
import { unavailable } from "#app/shared/respond.ts";

/** Defers work that ends in `thrown`, and says what was logged once it was over. */
async function loggedOf(thrown: unknown): Promise<string[]> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const kept: Promise<unknown>[] = [];
  openDefer({ waitUntil: (work) => void kept.push(work) }, "r-1")("mails-sent", Promise.reject(thrown));
  await Promise.all(kept); // which is what the Worker waits for: nothing may be thrown into it
  return log.mock.calls.map(([line]) => String(line));
}

test("what fails after the response is logged with its task and the request", async () => {
  const [line = "", ...others] = await loggedOf(new TypeError("no such function"));
  expect(others).toEqual([]);
  const said = {
    event: "failure",
    task: "mails-sent",
    requestId: "r-1",
    name: "TypeError",
    message: "no such function",
  };
  expect(JSON.parse(line)).toMatchObject({ ...said, stack: expect.stringContaining("defer.test.ts") });
});

test("that the database is away is not logged once more", async () => {
  expect(await loggedOf(unavailable())).toEqual([]);
});
