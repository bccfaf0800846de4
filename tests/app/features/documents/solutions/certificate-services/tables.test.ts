import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere } from "./documents.ts";

test("the ceremony gives the issuing authorities more than the one year of the default", () => {
  for (const tree of everywhere({}).filter((one) => tableOf(one, "pki.ceremony")))
    expect(cells(tree, "pki.ceremony")).toContain("ValidityPeriodUnits 10");
});

test("an end of support is a rule of design until it has passed, and algorithms are weighed where somebody may not verify them", () => {
  const designed = (answers: Answers, today: string) =>
    composed(
      inputFor(
        { ...workedExample(), industry: ["retail"], "integration-needs": ["crm"], ...answers },
        { today: new Date(today) },
      ),
    );
  const rules = (today: string) => cells(designed({}, today), "architecture.rules");
  expect(rules("2026-12-01T10:00:00Z")).toContain("No CA on Windows Server 2016");
  expect(rules("2027-02-01T10:00:00Z")).not.toContain("No CA on Windows Server 2016");
  const decisions = (answers: Answers) => cells(designed(answers, "2026-12-01T10:00:00Z"), "decisions");
  expect(decisions({})).not.toContain("Algorithms and key lengths");
  expect(decisions({ "integration-needs": ["legacy-applications"] })).toContain("Algorithms and key lengths");
});

test("the offline root is published to the directory before an authority below it is installed", () => {
  for (const tree of everywhere({}).filter((one) => tableOf(one, "pki.ceremony")))
    expect(cells(tree, "pki.ceremony")).toMatch(
      /certutil -dspublish -f.*then install the certificates? of the issuing/,
    );
});

test("what follows a stolen key is told in every size", () => {
  for (const tree of everywhere({})) expect(cells(tree, "pki.compromise")).toMatch(/Build a new CA with a new key/);
});
