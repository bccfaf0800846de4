import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor } from "#tests/app/features/documents/answer-sets.ts";
import { composed, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, everyDocument, SIZES, securityDocument, securityInput } from "./documents.ts";

test("mail that the score is to raise is worked on by a task", () => {
  for (const tree of everyDocument({
    "current-technologies": ["office-365"],
    "security-requirements": ["threat-protection"],
  }))
    if (tableOf(tree, "security.steps") && /Mail · 10% ·[^\n]* · 2$/m.test(cells(tree, "security.domains")))
      expect(cells(tree, "timeline.tasks")).toMatch(/mail presets, sender authentication/);
});

test("no second measurement is set a target that no task reaches", () => {
  for (const tree of everyDocument({ "current-technologies": ["active-directory", "windows-server", "office-365"] })) {
    const domains = cells(tree, "security.domains");
    expect(domains).not.toMatch(/^Servers and infrastructure · .* · [23]$/m);
    expect(domains).toMatch(/^Backup and recovery · .* · 1$/m);
  }
});

test("an assessment sets no target that the steps of its road map do not reach", () => {
  for (const size of SIZES)
    for (const [technology, asked] of [
      ["office-365", "data-loss-prevention"],
      ["exchange-server", "mobile-device-management"],
      ["office-365", "zero-trust"],
    ] as const) {
      const tree = securityDocument("security-assessment", {
        "company-size": [size],
        "current-technologies": [technology],
        "security-requirements": [asked],
      });
      const domains = cells(tree, "security.domains");
      const steps = cells(tree, "security.plan");
      expect(domains).toMatch(/^Data · .* · 1$/m); // loss prevention is in simulation by day 90
      expect(domains).toMatch(/^Monitoring and response · .* · 1$/m);
      expect(/^Endpoint · .* · 2$/m.test(domains)).toBe(/compliance policies/.test(steps));
      expect(/^Mail · .* · 2$/m.test(domains)).toBe(/Standard preset policies for mail/.test(steps));
      expect(steps).toMatch(/attack surface reduction rules from audit to block/);
    }
});

test("every domain with a target has a step that leads to it", () => {
  for (const input of samples(500)) {
    const configuration = input.answers["solution-configuration"]?.[0] ?? "";
    if (!configuration.startsWith("security-")) continue;
    const tree = composed(input);
    const column = tableOf(tree, "security.steps")?.columns.findIndex(({ title }) => title === "Domain") ?? -1;
    if (column < 0) continue; // an assessment takes no step, and a small organisation reads no domain
    const served = tableOf(tree, "security.steps")
      ?.rows.map((row) => plain(row[column] ?? ""))
      .join();
    for (const [name = "", , , , , target] of tableOf(tree, "security.domains")?.rows.map((row) => row.map(plain)) ??
      [])
      if (target !== "none") expect(served, configuration).toContain(name.split(" ")[0]);
  }
});

test("mail and data are scored by what can be read where they lie", () => {
  const domains = (technologies: string[]) =>
    everyDocument({ "current-technologies": technologies })
      .map((tree) => cells(tree, "security.domains"))
      .filter((table) => table.includes("incident record")); // small ones print no evidence
  for (const table of domains(["exchange-server", "azure-services"])) {
    expect(table).toMatch(/^Mail · .*mail service rules/m);
    expect(table).toMatch(/^Data · .*permissions on the three largest stores/m);
  }
  for (const table of domains(["office-365"])) {
    expect(table).toMatch(/^Mail · .*preset report/m);
    expect(table).toMatch(/^Data · .*label report/m);
  }
});

test("no report of compliance is the evidence of devices that nothing enrols", () => {
  const endpoint = (configuration: string, technologies: string[], asked: string) =>
    cells(
      securityDocument(configuration, {
        "company-size": ["medium"],
        "current-technologies": ["active-directory", ...technologies],
        "security-requirements": [asked],
      }),
      "security.domains",
    );
  expect(endpoint("security-tier0", [], "threat-protection")).toMatch(/^Endpoint · .*inventory, onboarding report/m);
  expect(endpoint("security-tier0", [], "compliance")).toMatch(/^Endpoint · .*inventory, sample of twenty devices/m);
  expect(endpoint("security-tier0", ["office-365"], "threat-protection")).toMatch(/^Endpoint · .*compliance report/m);
  expect(endpoint("security-identity", [], "threat-protection")).toMatch(/^Endpoint · .*compliance report/m);
});

test("each domain names the controls of the framework that the client named", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = (framework: string) => securityDocument(configuration, { framework: [framework] });
    expect(cells(tree("cis"), "security.domains")).toMatch(/^Identity \(5, 6\) · 25%/m);
    expect(cells(tree("iso-27001"), "security.domains")).toMatch(/^Backup and recovery \(A\.5\.30, A\.8\.13\) · 5%/m);
    expect(cells(tree("nis2"), "security.domains")).toMatch(/^Identity · 25%/m);
    for (const framework of ["cis", "iso-27001", "nis2"]) {
      expect(cells(tree(framework), "security.domains").split("\n").length).toBe(8);
      expect(lintDocument(tree(framework))).toEqual([]);
    }
  }
});

test("what hardening of Tier 0 does for administrators alone is excluded for users, and sets no target for their devices", () => {
  const tree = securityDocument("security-tier0", {
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["data-encryption", "mobile-device-management", "data-loss-prevention"],
  });
  expect(toMarkdown(tree)).toContain(
    ": enrolment of users' devices and phones with encrypted disks and data loss prevention for mail, files and devices;",
  );
  expect(cells(tree, "security.domains")).toMatch(/^Endpoint · .* · none$/m);
});

test("no more devices are sampled than there are", () => {
  const sampled = (devices: string) =>
    toMarkdown(
      securityDocument("security-assessment", {
        "company-size": ["medium"],
        devices: [devices],
        "security-requirements": ["mobile-device-management"],
      }),
    );
  expect(sampled("17")).toContain("Ownership, enrolment and condition of all devices");
  expect(sampled("17")).toContain("every device checked");
  expect(sampled("17")).not.toContain("twenty devices");
  expect(sampled("60")).toContain("sample of twenty devices");
});

test("a named framework says how much of it the domains reach", () => {
  const told = (framework: string) => toMarkdown(securityDocument("security-assessment", { framework: [framework] }));
  expect(told("iso-27001")).toContain(
    "Annex A; 21 of its 93 controls are scored, none of clauses 4 to 10, of suppliers (A.5.19–A.5.23) or of awareness (A.6.3).",
  );
  expect(told("cis")).toContain("CIS Controls 8.1; 13 of its 18 controls are scored.");
  expect(told("pci-dss")).toContain("In brackets: PCI DSS 4.0.1.");
});

test("whoever wants evidence by no framework is proposed one", () => {
  const told = (industry: string, objective: string) =>
    toMarkdown(
      securityDocument("security-detection", { industry: [industry], "primary-objective": [objective], framework: [] }),
    );
  expect(told("other", "compliance-objective")).toContain(
    "In brackets: NIST CSF 2.0, proposed as no framework was named.",
  );
  expect(told("other", "innovation")).not.toContain("proposed as no framework");
});

test("encryption that was asked for has a target, and the rollout reaches every laptop", () => {
  for (const size of SIZES)
    for (const technologies of [["office-365"], ["active-directory"], ["none"]]) {
      const tree = securityDocument("security-identity", {
        "company-size": [size],
        "current-technologies": technologies,
        "security-requirements": ["data-encryption"],
      });
      expect(cells(tree, "security.domains"), size).toMatch(/^Data .* · 1$/m);
      expect(cells(tree, "timeline.tasks"), size).toMatch(/^T-3.*managed laptops encrypted with keys escrowed/m);
    }
});

test("a regulated client in Australia that named no framework is scored by the national one", () => {
  const told = (answers: Answers) =>
    toMarkdown(
      composed(
        inputFor(securityInput("security-tier0", { industry: ["finance"], ...answers }).answers, {
          client: { name: "A", company: "B", country: "Australia" },
        }),
      ),
    );
  expect(told({ framework: ["unknown"] })).toContain("In brackets: strategies of the Essential Eight, proposed as no");
  expect(told({ framework: ["unknown"] })).toContain("Identity (MFA, administrative privileges)");
  expect(told({ framework: ["iso-27001"] })).not.toContain("strategies of the Essential Eight");
});
