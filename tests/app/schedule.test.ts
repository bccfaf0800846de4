/** What the schedule leaves in the log where its own parts fail. */
import { expect, test, vi } from "vitest";
import { runSchedule } from "#app/schedule.server.ts";
import { freshDatabase } from "#tests/support/database.ts";
import type { Settings } from "#workers/env.ts";

test("a list of duties that cannot be had is a failure in the log, and ends nothing", async () => {
  await using db = await freshDatabase();
  await db.sql`revoke execute on function app.take_token(text, integer, integer) from portal_service`;
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const settings = { databaseUrl: db.url(), payment: { provider: "simulator", simulatorDelayMs: 0 } } as Settings; // only these are read
  const begun: Promise<unknown>[] = [];
  await runSchedule({ settings, defer: (_task, work) => void begun.push(work) });
  await Promise.all(begun);
  const events = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(events).toEqual([
    expect.objectContaining({ event: "failure", task: "duties-listed", stack: expect.any(String) }),
  ]);
});
