import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite } from "./documents.ts";

test("a site on the client's own servers has no risk of a team new to the cloud", () => {
  for (const tree of everySite({ "cloud-maturity": ["no-cloud"] }))
    expect(JSON.stringify(tree.sections)).not.toContain("A team new to the cloud");
});

test("no teaching room is promised before a term that the rollout does not know", () => {
  const risks = cells(documentOf("sccm-medium", { industry: ["education"] }), "appendix.risks");
  expect(risks).toMatch(/Change no room in the two weeks before term/);
  expect(risks).not.toContain("Rooms are done two weeks before term");
});

test("a small client is told of no help desk, and a sector's risk can be seen by what triggers it", () => {
  const tree = documentOf("sccm-small", { industry: ["finance"], "security-requirements": ["identity-management"] });
  expect(JSON.stringify(tree.sections)).toContain("support staff cannot deploy to servers");
  expect(JSON.stringify(tree.sections)).not.toMatch(/[Hh]elp.desk|both columns|internal audit/);
});

test("a link between two small places is no leading risk", () => {
  const link = (devices: string) => {
    const risks = cells(documentOf("sccm-small", { sites: ["2"], devices: [devices] }), "appendix.risks");
    return risks.split("\n").find((row) => row.includes("Content saturates")) ?? "";
  };
  expect(link("17")).not.toContain("3 × 4");
  expect(link("60")).toContain("3 × 4 = 12");
});

test("devices that cannot run Windows 11 are replaced, or kept with paid updates", () => {
  for (const tree of everySite())
    expect(cells(tree, "appendix.risks")).toContain(
      "cannot run Windows 11 and must be replaced, or stay on Windows 10 with paid updates",
    );
});

test("a plan that may lack Intune is a risk with its price, unless a school counts it or the usual plan has it", () => {
  const risks = (answers: Answers) =>
    cells(
      documentOf("sccm-medium", { "company-size": ["large"], "user-licences": ["400"], ...answers }),
      "appendix.risks",
    );
  expect(risks({ industry: ["finance"] })).toMatch(/\(400 licences\) lacks Intune, which adds about USD 57,600 a year/);
  expect(risks({ industry: ["education"] })).not.toContain("lacks Intune");
  expect(risks({ industry: ["finance"], "user-licences": ["0"] })).not.toContain("lacks Intune");
});
