import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("an assessment is led in the hours that its project manager has, and has no change board", () => {
  const tree = documentOf("custom-pilot", { "company-size": ["enterprise"] });
  expect(plainOf(tree, "approach.method")).toContain(
    "the sponsor at each gate, a fortnightly call with one-page minutes;",
  );
  expect(plainOf(tree, "approach.method")).not.toContain("change board");
});

test("one server for Exchange and SQL Server is doubted, and a small table of dates names what the summary names", () => {
  const given = {
    "company-size": ["small"],
    "current-technologies": ["windows-server", "exchange-server", "sharepoint", "sql-server"],
    "windows-server-version": ["unknown"],
  };
  const tree = (servers: string) => documentOf("custom-pilot", { ...given, servers: [servers] });
  expect(cells(tree("1"), "environment.conflicts")).toContain("One server is stated, but Exchange Server");
  expect(JSON.stringify(tree("3"))).not.toContain("One server is stated");
  expect(plainOf(tree("3"), "summary.situation")).toContain("Windows Server 2012 R2");
  expect(cells(tree("3"), "environment.lifecycle")).toContain("Windows Server 2012 and 2012 R2");
});

test("an institution in Canada is read by the guidelines of its supervisor", () => {
  const law = (industry: string) =>
    JSON.stringify(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["custom"],
            "solution-configuration": ["custom-roadmap"],
            industry: [industry],
          },
          { client: { name: "Ann", company: "Sato", country: "Canada" } },
        ),
      ),
    );
  for (const guideline of ["B-13, technology and cyber risk", "B-10, third-party risk"])
    expect(law("finance")).toContain(`OSFI guideline ${guideline}`);
  expect(law("retail")).not.toContain("OSFI guideline");
});

test("whoever reads names for another has a contract where the law wants one", () => {
  const duties = (country: string) =>
    cells(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["custom"],
            "solution-configuration": ["custom-focused"],
            industry: ["retail"],
          },
          { client: { name: "Aoife Byrne", company: "Harbour", country } },
        ),
      ),
      "appendix.duties",
    );
  for (const country of ["Ireland", "United Kingdom", "Switzerland"])
    expect(duties(country)).toContain("data processing agreement");
  expect(duties("United States")).not.toContain("data processing agreement");
});

test("an assessment promises no access from outside, and tells once that cloud services stand beside no cloud", () => {
  const answers = { "primary-objective": ["remote-work"], "cloud-maturity": ["no-cloud"] };
  const tree = documentOf("custom-roadmap", { ...answers, "current-technologies": ["office-365"] });
  expect(cells(tree, "environment.conflicts")).toContain("nothing is built here");
  expect(JSON.stringify(tree).match(/No cloud adoption is reported/g)).toHaveLength(1);
});

test("a small client signs the agreement on its data too", () => {
  const small = { "company-size": ["small"], "current-technologies": ["exchange-server"] };
  for (const country of ["Ireland", "Switzerland", "Germany"]) {
    const answers = {
      ...workedExample(),
      ...small,
      "solution-type": ["custom"],
      "solution-configuration": ["custom-pilot"],
    };
    const tree = composed(inputFor(answers, { client: { name: "A. Byrne", company: "Byrne", country } }));
    expect(plainOf(tree, "appendix.duties"), country).toContain("data processing agreement");
  }
});

test("the first page names the framework that was named, once", () => {
  const of = (industry: string, framework: string) =>
    plainOf(
      documentOf("custom-pilot", { industry: [industry], framework: [framework], "company-size": ["medium"] }),
      "summary.situation",
    );
  expect(of("technology", "dora")).toMatch(
    /Findings are measured against DORA if confirmed before the order, else the /,
  );
  expect(of("other", "iso-27001").match(/Findings are measured against/g)).toHaveLength(1);
  expect(of("technology", "unknown")).not.toContain("Findings are measured against");
});
