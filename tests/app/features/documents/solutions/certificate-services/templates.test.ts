import { expect, test } from "vitest";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere, plainOfSections } from "./documents.ts";

test("a template that outlives the default of two years finds an authority that was told so", () => {
  for (const industry of ["manufacturing", "technology", "other"])
    for (const tree of everywhere({ industry: [industry], "integration-needs": ["erp"] })) {
      const isLong = cells(tree, "pki.validity").includes("3 years");
      expect(cells(tree, "timeline.tasks").includes("ValidityPeriodUnits raised from 2 to 3 years")).toBe(isLong);
    }
});

test("a private authority signs what runs inside, and not what customers install", () => {
  for (const tree of everywhere({ industry: ["technology"], "integration-needs": ["no-integrations"] })) {
    expect(plainOf(tree, "solution.out-of-scope")).toContain("for code that customers install");
    expect(cells(tree, "appendix.assumptions")).toContain("Code is signed for internal use only");
    expect(plainOf(tree, "summary.situation")).toContain(
      "code that customers install is signed with a public certificate",
    );
  }
  for (const tree of everywhere({ industry: ["other"], "integration-needs": ["no-integrations"] }))
    expect(plainOfSections(tree)).not.toContain("customers install");
});

test("services get certificates where something is integrated, not for an objective alone", () => {
  for (const objective of ["digital-transformation", "innovation"]) {
    const answers = { industry: ["other"], "primary-objective": [objective] };
    for (const tree of everywhere({ ...answers, "integration-needs": ["no-integrations"] }))
      expect(cells(tree, "pki.templates")).not.toContain("Mutual TLS");
    for (const tree of everywhere({ ...answers, "integration-needs": ["database-systems"] }))
      expect(cells(tree, "pki.templates")).toContain("Mutual TLS");
  }
});

test("pipelines sign by a key in hardware that needs no hand", () => {
  for (const tree of everywhere({ industry: ["technology"] })) {
    expect(cells(tree, "pki.validity")).toContain("for pipelines in the owner's hardware-backed vault");
    expect(cells(tree, "pki.templates")).toContain("the pipeline signing account");
  }
  const other = composed(inputFor({ ...workedExample(), "integration-needs": ["custom-applications"] }));
  expect(cells(other, "pki.validity")).not.toContain("pipelines");
});

test("keys for people are listed where somebody signs in with one", () => {
  for (const [requirement, row] of [
    ["mfa", "User and device sign-in"],
    ["compliance", "Device sign-in"],
  ] as const)
    for (const tree of everywhere({ "security-requirements": [requirement] }))
      expect(
        cells(tree, "pki.validity")
          .split("\n")
          .some((cell) => cell.startsWith(row)),
      ).toBe(true);
});

test("keys that leave no device are kept by its chip, and the rehearsal of a ceremony is no training beside it", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "pki.validity")).toContain("device sign-in · RSA 2048, SHA-256, TPM preferred");
    if (tableOf(tree, "approach.training")) expect(cells(tree, "approach.training")).not.toContain("ehearsal");
  }
});

test("nobody enrols on behalf of others, and a medical device that joins no domain asks by file", () => {
  for (const tree of everywhere({ industry: ["healthcare"], "security-requirements": ["mfa"] })) {
    expect(cells(tree, "pki.templates")).toMatch(/^Smart card sign-in · .* two test users, each for themselves/m);
    expect(plainOfSections(tree)).not.toMatch(/Enrolment agent ·|smart card certificates for others/);
    expect(cells(tree, "pki.templates")).toMatch(
      /^Clinical computer · .* · directory · no\nClinical device outside the domain · .*Windows NPS refuses it.* · request · yes, by request file$/m,
    );
  }
});

test("a public body in Germany has the key lengths that its office for information security recommends", () => {
  for (const country of ["Germany", "Ireland"]) {
    const client = { name: "Aoife Byrne", company: "Byrne", country };
    const tree = composed(
      inputFor(
        { ...workedExample(), industry: ["government"], "integration-needs": ["legacy-applications"] },
        { client },
      ),
    );
    expect(cells(tree, "pki.validity").includes("RSA 2048")).toBe(country === "Ireland");
    expect(cells(tree, "decisions")).not.toContain(country === "Germany" ? "RSA 2048" : "RSA 3072");
    expect(plainOfSections(tree).includes("at least 3,000 bits for RSA")).toBe(country === "Germany");
  }
});

test("among three authorities each template has its own, and line computers of the domain take that of all others", () => {
  for (const tree of everywhere({ industry: ["manufacturing"] })) {
    const isLarge = cells(tree, "architecture.components").includes("one for network equipment");
    expect(plainOfSections(tree).includes("the first two for all others")).toBe(isLarge);
    expect(cells(tree, "pki.templates")).toContain("line PCs outside the domain");
  }
});
