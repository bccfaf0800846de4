import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { SIZES, securityDocument } from "./documents.ts";

test("loss prevention that needs E5 on devices names the line that buys it", () => {
  for (const size of ["large", "enterprise"]) {
    const tree = securityDocument("security-detection", {
      "company-size": [size],
      "current-technologies": ["office-365"],
      "security-requirements": ["data-loss-prevention"],
    });
    const traces = cells(tree, "appendix.traceability");
    expect(traces).toMatch(/Data loss prevention · .* · services, phases? [^;]*; B-\d+/);
    const [blocks] = /T-4\.\d+(?= [^\n]*loss prevention set to block)/.exec(cells(tree, "timeline.tasks")) ?? [];
    expect(traces).toMatch(new RegExp(`Data loss prevention · T-[^·]*${blocks} · `));
  }
});

test("a control leads to the task that brings it into force, and to no second one", () => {
  for (const configuration of ["security-identity", "security-detection", "security-tier0"])
    for (const size of ["medium", "enterprise"]) {
      const tree = securityDocument(configuration, {
        "company-size": [size],
        "security-requirements": ["mfa", "identity-management"],
      });
      const tasks = cells(tree, "timeline.tasks");
      const [, enforced] = /(T-[\d.]+) · [^·]*Phased policy enforcement \(S-1\)/.exec(tasks) ?? [];
      const [, eligible] = /(T-[\d.]+) · [^·]*Eligible roles and first access review \(S-2\)/.exec(tasks) ?? [];
      const traces = cells(tree, "appendix.traceability");
      expect(traces).toMatch(new RegExp(`Multi-factor authentication, by D-\\d+ · ${enforced} · S-1`));
      expect(traces).toMatch(new RegExp(`Identity management, by D-\\d+ · ${eligible} · S-2`));
      expect(tasks).not.toContain("Security controls");
    }
});

test("management of devices and detection are traced to the plan that holds them", () => {
  const traces = cells(
    securityDocument("security-identity", {
      "company-size": ["medium"],
      "security-requirements": ["mobile-device-management", "threat-protection"],
    }),
    "appendix.traceability",
  );
  expect(traces).toMatch(/^Mobile device management · .*services, phase 3; B-/m);
  expect(traces).toMatch(/^Threat protection · .*; B-\d+ (and|to) B-\d+|^Threat protection · .*; B-\d+, B-\d+/m);
});

test("Zero Trust is traced to the plan that its policies need", () => {
  for (const size of SIZES) {
    const answers = { "company-size": [size], "security-requirements": ["zero-trust"] };
    const traces = cells(securityDocument("security-identity", answers), "appendix.traceability");
    const paid = size === "small" ? "B-\\d+" : "services, phase 3; B-\\d+"; // a small organisation reads the phase in the numbers of the tasks
    expect(traces, size).toMatch(new RegExp(`^Zero Trust architecture, by D-\\d+ · T-3\\.\\d+.* · ${paid}`, "m"));
  }
});

test("the directory is the service that hardening of Tier 0 traces to its restore", () => {
  const trace = cells(securityDocument("security-tier0", { "company-size": ["medium"] }), "appendix.traceability");
  expect(trace).toMatch(/Recover “Directory” .* · T-2\.\d+ · AT-\d+/);
  expect(trace).not.toContain("Recover “Sign-in”");
});

test("hardening of Tier 0 traces growth to its control plane, and the privileges of services to theirs", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["enterprise"],
    "primary-objective": ["scalability", "digital-transformation"],
  });
  const [plane, services] = ["Control plane", "Privileged service accounts"].map(
    (title) => new RegExp(`^(D-\\d+) · ${title}`, "m").exec(cells(tree, "decisions"))?.[1],
  );
  const traces = cells(tree, "appendix.traceability");
  expect(traces).toContain(`Objective “Scalability and growth”, by ${plane} · `);
  expect(traces).toContain(`Objective “Digital transformation”, by ${services} · `);
});

test("encryption of laptops is traced to the licence of the policy that encrypts them", () => {
  const traces = cells(
    securityDocument("security-identity", {
      "company-size": ["enterprise"],
      industry: ["manufacturing"],
      "security-requirements": ["data-encryption"],
    }),
    "appendix.traceability",
  );
  expect(traces).toMatch(/Data encryption · .* · services, phase \d; B-01, B-02$/m);
});
