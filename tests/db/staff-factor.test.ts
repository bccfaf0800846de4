import { expect, test } from "vitest";
import { readStaffFactor } from "#db/staff-factor.ts";

test("whether staff need a second factor is one of two words, or left as it is", () => {
  expect(readStaffFactor({})).toBeUndefined();
  expect(readStaffFactor({ STAFF_SECOND_FACTOR: "" })).toBeUndefined();
  expect(readStaffFactor({ STAFF_SECOND_FACTOR: "required" })).toBe("required");
  expect(readStaffFactor({ STAFF_SECOND_FACTOR: "offered" })).toBe("offered");
  expect(() => readStaffFactor({ STAFF_SECOND_FACTOR: "yes" })).toThrow(
    'STAFF_SECOND_FACTOR is "required" or "offered"',
  );
});
