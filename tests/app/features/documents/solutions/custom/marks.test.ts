import { expect, test } from "vitest";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

const FOUR = ["enhance-security", "remote-work", "digital-transformation", "compliance-objective"];

const focused = (size: string, objectives: readonly string[]) =>
  documentOf("custom-focused", { "company-size": [size], "primary-objective": [...objectives] });

test("an aim whose domain is left out is marked lower, and the first page offers its domain", () => {
  const tree = focused("enterprise", FOUR);
  expect(plainOf(tree, "options.marks")).toContain("A 3: heard in the workshops, without a score");
  expect(cells(tree, "options.scores")).toMatch(/^Digital transformation · [\d.]+% · 3 · /m);
  expect(askedIn(tree)).toContain(
    "or substitute another of the ten, such as Productivity for “Digital transformation”",
  );
  expect(lintDocument(tree)).toEqual([]);
});

test("a health check keeps most of what tools see of security, and less of what people tell", () => {
  const scores = cells(focused("enterprise", FOUR), "options.scores");
  expect(scores).toMatch(/^Enhance security · [\d.]+% · 4 · 3 · /m);
  expect(scores).toMatch(/^Compliance requirements · [\d.]+% · 4 · 2 · /m);
  const one = focused("large", ["enhance-security"]);
  expect(plainOf(one, "options.marks")).toMatch(/Enhance security: A 4: [^;]+; B 3: nobody is heard/);
  expect(lintDocument(one)).toEqual([]);
});

test("a reason that an option has for every objective is said once", () => {
  const told = plainOf(focused("large", FOUR), "options.marks");
  expect(told).toMatch(
    /The same for each objective: .*D: only what changes is measured; E: nothing is measured or changed/,
  );
  for (const reason of ["nobody is heard", "only what changes is measured", "nothing is measured or changed"])
    expect(told.split(reason), reason).toHaveLength(2);
});

test("a firm of fifty has no column for reasons", () => {
  expect(cells(focused("small", ["productivity"]), "options.figures")).not.toMatch(/ On |Marked below/);
});

test("what a named framework or a supervisor asks for is offered in place of one of the three", () => {
  const bank = documentOf("custom-focused", {
    "company-size": ["enterprise"],
    industry: ["finance"],
    "primary-objective": ["enhance-security", "digital-transformation"],
    "current-technologies": ["windows-server", "active-directory", "sharepoint"],
  });
  expect(askedIn(bank)).toContain("Resilience for “supervision”");
  expect(cells(bank, "custom.domains")).toMatch(/^Resilience · Within how many hours must payments resume/m);
  const cards = documentOf("custom-focused", {
    "company-size": ["small"],
    industry: ["manufacturing"],
    "primary-objective": ["enhance-security", "remote-work"],
    "current-technologies": ["windows-server", "active-directory", "sql-server"],
    framework: ["pci-dss"],
  });
  expect(askedIn(cards)).toMatch(
    /substitute another of the ten, such as Compliance for “PCI DSS[^”]*”|Compliance.* as the three/,
  );
});
