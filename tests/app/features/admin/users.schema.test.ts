import * as v from "valibot";
import { expect, test } from "vitest";
import { PostedAdministration } from "#app/features/admin/users.schema.ts";

const SAVE = {
  intent: "save",
  userId: crypto.randomUUID(),
  seen: "2026-11-21T09:30:00.000Z",
  name: "Ada Byrne",
  company: "",
  role: "admin",
  status: "active",
};
const STALE = "The form is out of date. Please reload the page.";

function faults(posted: Record<string, unknown>): Record<string, string> {
  const { issues = [] } = v.safeParse(PostedAdministration, posted);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}

test("an account in order is taken, and so is a reminder", () => {
  expect(faults(SAVE)).toEqual({});
  expect(faults({ intent: "remind", documentId: crypto.randomUUID() })).toEqual({});
  expect(faults({ intent: "remove-second-factor", userId: crypto.randomUUID() })).toEqual({});
});

test.each([
  [{ seen: "2026-11-21" }, { seen: STALE }],
  [{ seen: "2026-02-31T00:00:00.000Z" }, { seen: STALE }],
  [{ seen: "yesterday" }, { seen: STALE }],
  [{ seen: "20xx" }, { seen: STALE }],
  [{ userId: "1" }, { userId: STALE }],
  [{ name: "" }, { name: "Name is required" }],
  [{ role: "god" }, { role: "Please choose a role" }],
  [{ status: "asleep" }, { status: "Please choose a status" }],
  [{ intent: "delete" }, { intent: STALE }],
])("%j is refused with a plain message at its field", (change, expected) => {
  expect(faults({ ...SAVE, ...change })).toEqual(expected);
});
