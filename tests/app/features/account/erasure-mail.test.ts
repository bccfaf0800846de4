import { expect, test } from "vitest";
import { writeErasureMail } from "#app/features/account/erasure-mail.ts";

test("the last mail greets by name, on one line, and without a name leaves no gap", async () => {
  expect((await writeErasureMail({ name: "Ada\nByrne" })).text).toContain("Hello Ada Byrne,");
  expect((await writeErasureMail({ name: " " })).text).toContain("Hello,\n");
});
