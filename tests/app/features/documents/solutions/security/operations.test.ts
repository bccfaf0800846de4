import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everyDocument, securityDocument } from "./documents.ts";

test("what a project leaves running has its break-glass accounts tested each quarter, at every size", () => {
  for (const tree of everyDocument({}))
    if (!tableOf(tree, "security.plan"))
      expect(cells(tree, "support.calendar")).toMatch(
        /Quarterly · [^·]*break-glass accounts tested; role access review/,
      );
});

test("users at risk are looked at by those who hold the plan that reports them", () => {
  for (const [size, reports] of [
    ["small", false],
    ["medium", false],
    ["large", true],
  ] as const) {
    const tree = securityDocument("security-identity", {
      "company-size": [size],
      "current-technologies": ["office-365"],
    });
    expect(cells(tree, "support.calendar").includes("risky users")).toBe(reports);
  }
});

test("hundreds of people are taught by a recording, as the days hold no course for them", () => {
  const taught = (size: string) => toMarkdown(securityDocument("security-identity", { "company-size": [size] }));
  expect(taught("enterprise")).toMatch(/MFA, phishing, reporting, as a recording/);
  expect(taught("medium")).not.toContain("as a recording");
});

test("somebody reads the break-glass alert where nothing else is watched", () => {
  const rows = (requirements: string[]) =>
    cells(
      securityDocument("security-identity", { "company-size": ["medium"], "security-requirements": requirements }),
      "support.calendar",
    );
  expect(rows(["mfa"])).toMatch(/^Daily · Break-glass alerts · Security lead$/m);
  expect(rows(["threat-protection"])).toMatch(/^Daily · Incident queue; break-glass alerts · /m);
});
