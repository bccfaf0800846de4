import { expect, test } from "vitest";
import { readPlace, SIGN_UP_PATH, stepPath } from "#app/features/questionnaire/address.ts";
import { safeRedirect } from "#app/shared/redirect.ts";

const place = (search: string) => readPlace(new URL(`http://portal.example/questionnaire${search}`));

test.each(["", "?step=", "?step=0", "?step=13", "?step=-1", "?step=1e1", "?step=4.5", "?step=%00", "?step=abc"])(
  "%s names no step",
  (search) => {
    expect(place(search).step).toBeNull();
  },
);

test("what a step's address says is read back", () => {
  const path = stepPath(2, { fromSummary: true, cleared: true });
  expect(place(new URL(path, "http://portal.example").search)).toMatchObject({
    step: 2,
    fromSummary: true,
    cleared: true,
    add: false,
  });
});

test("the summary does not return to itself", () => {
  expect(stepPath(12, { fromSummary: true })).toBe("/questionnaire?step=12");
});

test("signing up leads back to the client step", () => {
  const target = new URL(SIGN_UP_PATH, "http://portal.example").searchParams.get("redirect");
  expect(safeRedirect(target, "http://portal.example")).toBe("/questionnaire?step=11");
});
