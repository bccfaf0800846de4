import { expect, test } from "vitest";
import { offeredOf } from "#app/features/documents/sections/offers.ts";

test("what is offered has a comma before its days after an aside, not after an enumeration or a bracket", () => {
  const told = (...offers: string[]) => offeredOf(`Order as well, or name who brings it: ${offers.join("; ")}`);
  const text = told(
    "loss prevention for mail, files and devices (1 to 2 days, up to EUR 1,360)",
    "identity management of users: leavers, reviews (2 to 4 days, up to EUR 2,720)",
    "multi-factor authentication for others, as part of Zero Trust (5 days, up to EUR 3,400)",
  );
  expect(text).toContain("mail, files and devices takes 1 to 2 days");
  expect(text).toContain("(leavers, reviews) takes 2 to 4 days");
  expect(text).toContain("as part of Zero Trust, takes 5 days");
});
