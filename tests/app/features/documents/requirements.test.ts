/** What a security requirement gets in a project names what is built. */
import { expect, test } from "vitest";
import { composed } from "#tests/app/features/documents/composed.ts";
import { inputFor, workedExample } from "./answer-sets.ts";
import { cells } from "./solutions/cells.ts";

const controls = (size: string, requirement: string, country: string) =>
  cells(
    composed({
      ...inputFor({
        ...workedExample(),
        "solution-type": ["azure-migration"],
        "solution-configuration": ["azure-rehost"],
        "company-size": [size],
        "security-requirements": [requirement],
      }),
      client: { name: "Ada Byron", company: "Harrow Lane", country },
    }),
    "security.controls",
  );

test("compliance in Azure names the initiatives that are assigned", () => {
  expect(controls("medium", "compliance", "Ireland")).toMatch(/Microsoft cloud security benchmark .* for ISO 27001 /);
  expect(controls("medium", "compliance", "United States")).toMatch(/ for HIPAA\/HITRUST /);
  expect(controls("medium", "compliance", "United Kingdom")).toMatch(/ for UK OFFICIAL and UK NHS /);
});

test("storage of a small landing zone answers its office as well", () => {
  expect(controls("small", "data-loss-prevention", "Ireland")).toContain("the landing zone and office networks only");
});
