import { expect, test } from "vitest";
import { writeErasureMail } from "#app/features/account/erasure-mail.ts";

test("the last mail greets by name, on one line, and without a name leaves no gap", () => {
  expect(writeErasureMail({ name: "Ada\nByrne" }).text).toContain("Hello Ada Byrne,");
  expect(writeErasureMail({ name: " " }).text).toContain("Hello,\n");
});
