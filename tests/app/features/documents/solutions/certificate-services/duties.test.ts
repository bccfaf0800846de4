import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { contentWith, everywhere, plainOfSections } from "./documents.ts";

test("nobody holds a duty that no template needs", () => {
  const tree = composed(inputFor({ ...workedExample(), "security-requirements": ["data-encryption"] }));
  expect(cells(tree, "pki.duties")).not.toMatch(/Enrolment agent|Key recovery agent|nobody/);
  expect(cells(tree, "pki.templates")).not.toContain("S/MIME");
});

test("whoever decrypts an archived key is not the one who fetches it", () => {
  for (const tree of everywhere({ "security-requirements": ["data-loss-prevention"] })) {
    if (!tableOf(tree, "pki.duties")) continue; // a small organisation has none
    const duties = cells(tree, "pki.duties").split("\n");
    const heldBy = (duty: string) =>
      duties
        .find((row) => row.startsWith(duty))
        ?.split(" · ")
        .at(-1) ?? "";
    const [manager = "two people"] = heldBy("Certificate manager").match(/\d|the consultant/) ?? [];
    expect(heldBy("Key recovery agent")).toMatch(/./);
    if (manager !== "two people") expect(heldBy("Key recovery agent")).not.toContain(manager);
  }
});

test("of four administrators the fourth is the deputy, not the one who keeps the backups", () => {
  const duties = (many: string) =>
    cells(composed(inputFor({ ...workedExample(), administrators: [many] })), "pki.duties");
  expect(duties("4")).toContain("administrator 1, deputy 4");
  expect(duties("3")).toContain("administrator 1, deputy 3");
});

test("of twelve administrators none audits what they administer", () => {
  const tree = composed(inputFor({ ...workedExample(), "company-size": ["large"], administrators: ["12"] }));
  expect(cells(tree, "pki.duties")).toMatch(/Auditor.*two people with no administrative role/);
});

test("the consultant who builds and restores the authority does not audit it", () => {
  for (const administrators of ["1", "2", "3", "5"]) {
    const tree = composed(
      inputFor({ ...workedExample(), "company-size": ["medium"], administrators: [administrators] }),
    );
    expect(cells(tree, "pki.duties")).toMatch(/Auditor · .* · a named person outside IT$/m);
  }
});

test("one administrator shares the duties with a deputy, who has a workstation, and not with the consultant for ever", () => {
  for (const tree of everywhere({
    administrators: ["1"],
    "security-requirements": ["data-loss-prevention"],
  })) {
    if (!cells(tree, "bill").includes("Privileged access workstation · 1 ·"))
      expect(cells(tree, "bill")).toContain("1 each for the administrator and the deputy");
    if (!tableOf(tree, "pki.duties")) continue; // a small organisation has none
    expect(cells(tree, "pki.duties")).not.toContain("the consultant");
    expect(cells(tree, "pki.duties")).toContain("administrator 1 and a second person outside IT");
    expect(plainOfSections(tree)).not.toContain("among 1 administrator");
  }
});

test("of three administrators the deputy of the certificate manager recovers no key", () => {
  const rows = (many: string) =>
    cells(
      composed(
        inputFor({
          ...workedExample(),
          administrators: [many],
          "security-requirements": ["mfa", "data-loss-prevention"],
        }),
      ),
      "pki.duties",
    ).split("\n");
  for (const row of rows("3").filter((one) => /^Key recovery agent/.test(one)))
    expect(row).not.toMatch(/administrators? .*3$/);
  expect(rows("4")).toContainEqual(expect.stringMatching(/^Key recovery agent.*administrators 1 and 3$/));
});

test("a small organisation that separates duties reads who holds them, and who stands in for a deputy", () => {
  const written = (many: string) =>
    composed(
      inputFor({
        ...workedExample(),
        "company-size": ["small"],
        "security-requirements": ["identity-management"],
        administrators: [many],
      }),
    );
  expect(cells(written("1"), "pki.holders")).toMatch(/^Auditor · a named person outside IT$/m);
  expect(plainOfSections(written("1"))).toContain("Until a deputy is named, the consultant stands in");
  expect(plainOfSections(written("2"))).not.toContain("Until a deputy is named");
});

test("who may be audited reads which evidence this project leaves, and nobody else", () => {
  for (const [objective, isShown] of [
    ["compliance-objective", true],
    ["productivity", false],
  ] as const)
    for (const tree of everywhere({
      industry: ["retail"],
      "primary-objective": [objective],
      "security-requirements": ["mfa"],
    }))
      expect(Boolean(tableOf(tree, "security.framework"))).toBe(isShown && !isSmall(tree));
});

/** A small organisation reads an example in a sentence, or the rules of law alone. */
const isSmall = (tree: DocumentTree): boolean => plainOf(tree, "appendix.answers").includes("Small (");

test("evidence follows the framework that was named, also where no law asks for it", () => {
  for (const [framework, control] of [
    ["pci-dss", "12.10.1 backup and recovery"],
    ["cis", "11 backup and recovery"],
    ["iso-27001", "A.5.30, A.8.13 backup and recovery"],
  ] as const)
    for (const tree of everywhere({
      framework: [framework],
      industry: ["retail"],
      "security-requirements": [framework === "cis" ? "compliance" : "mfa"],
    }))
      expect(cells(tree, "security.framework")).toContain(control);
});

test("of two administrators the one who approves has somebody who approves their own requests, and is asked for it", () => {
  for (const size of ["small", "medium"])
    for (const many of ["2", "3"]) {
      const tree = composed(
        inputFor({
          ...workedExample(),
          "company-size": [size],
          "security-requirements": ["identity-management"],
          administrators: [many],
        }),
      );
      const held = cells(tree, size === "small" ? "pki.holders" : "pki.duties");
      expect(held.includes("for that person's own requests, the deputy")).toBe(many === "2");
      if (size === "small")
        expect(cells(tree, "environment.requests").includes("CA administrator, deputy, auditor")).toBe(many === "2");
    }
});

test("roles of administrators whom nobody counted are assumed openly in a small organisation", () => {
  const assumed = (answers: Answers) =>
    cells(
      composed(
        inputFor({
          ...workedExample(),
          "company-size": ["small"],
          "security-requirements": ["identity-management"],
          ...answers,
        }),
      ),
      "appendix.assumptions",
    );
  expect(assumed({})).toContain("can share the PKI roles; nobody has counted them yet");
  expect(assumed({ administrators: ["2"] })).not.toContain("can share the PKI roles");
  expect(assumed({ administrators: ["unknown"] })).not.toContain("can share the PKI roles"); // a row of its own
});

test("who is audited by a date is shown evidence, and the risk that it is not what the audit asks for", () => {
  for (const reason of ["audit", "contract"]) {
    const answers: Answers = {
      industry: ["retail"],
      "primary-objective": ["productivity"],
      "security-requirements": ["mfa"],
      deadline: ["2027-10-07"],
      "deadline-reason": [reason],
    };
    for (const tree of everywhere(answers))
      expect(Boolean(tableOf(tree, "security.framework"))).toBe(reason === "audit" && !isSmall(tree));
    expect(contentWith(answers).risks.some(({ id }) => id === "PK17")).toBe(reason === "audit");
  }
});

test("a password that is split has two holders, and a card register in its place where modules hold the keys", () => {
  for (const industry of ["finance", "other"])
    for (const tree of everywhere({ industry: [industry], "security-requirements": ["identity-management"] })) {
      if (!tableOf(tree, "pki.duties")) continue; // a small organisation reads it among the holders
      const hasModules = cells(tree, "bill").includes("Hardware security module pair");
      expect(/^Password holder · .*, and the sponsor$/m.test(cells(tree, "pki.duties"))).toBe(!hasModules);
    }
});

test("a hospital in the United States that names a law of the Union shows evidence by the one that binds it", () => {
  const shown = (country: string) => {
    const client = { name: "Maren Holt", company: "Holt & Brand", country };
    const answers = { ...workedExample(), industry: ["healthcare"], framework: ["nis2"] };
    return plainOfSections(composed(inputFor(answers, { client })));
  };
  expect(shown("United States")).toContain("Evidence by HIPAA Security Rule, 45 CFR 164");
  expect(shown("Germany")).toContain("Evidence by NIS2, Art. 21(2)");
});

test("controls of a framework that nobody named are called an example", () => {
  for (const framework of ["none", "iso-27001"])
    for (const tree of everywhere({ framework: [framework], industry: ["retail"] }))
      if (tableOf(tree, "security.framework"))
        expect(tableOf(tree, "security.framework")?.caption.includes("as an example")).toBe(framework === "none");
});

test("whom a supervisor may ask reads what can be shown, where no framework orders it", () => {
  for (const industry of ["government", "retail"])
    for (const tree of everywhere({
      industry: [industry],
      "primary-objective": ["productivity"],
      "security-requirements": ["threat-protection"],
    })) {
      expect(Boolean(tableOf(tree, "pki.evidence"))).toBe(industry === "government" && !isSmall(tree));
      expect(tableOf(tree, "pki.evidence") && tableOf(tree, "security.framework")).toBeFalsy();
    }
});
