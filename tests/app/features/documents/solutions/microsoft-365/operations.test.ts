import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everyDocument } from "./documents.ts";

test("what may be lost in an hour is kept by a backup that runs so often", () => {
  const method = (loss: string) => cells(documentOf("m365-secure", { "data-loss": [loss] }), "solution.recovery");
  expect(method("hour")).toContain("Microsoft 365 Backup for the last hours");
  expect(method("day")).not.toContain("Microsoft 365 Backup");
});

test("a backup that runs before data move is not said to run from the first day of the rollout", () => {
  for (const { name, tree } of everyDocument()) {
    const said = toMarkdown(tree);
    expect(said, name).not.toMatch(/from the start of phase 3|started first in phase 3/);
  }
});

test("no recovery of accounts is promised that break-glass accounts or a staging server cannot give", () => {
  for (const { name, tree } of everyDocument()) {
    const identity = cells(tree, "solution.recovery").match(/^Identity · .*$/m)?.[0] ?? "";
    expect(identity, name).toContain("within 30 days of a deletion in Entra ID");
    expect(identity, name).not.toMatch(/^Identity · none ·/);
  }
});
