import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, SIZES, securityDocument } from "./documents.ts";

test("a step that a building project leaves to a road map is noticed", () => {
  const tree = securityDocument("security-tier0");
  const spoiled: DocumentTree = {
    ...tree,
    sections: tree.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === "table" && block.provenance.rule === "security.steps"
          ? { ...block, rows: block.rows.map((row) => row.with(1, "road map")) }
          : block,
      ),
    })),
  };
  expect(lintDocument(tree)).toEqual([]);
  expect(lintDocument(spoiled)).toContain("security.steps has a step without a task");
});

test("servers too old for Windows LAPS are named beside it", () => {
  const steps = (...version: string[]) =>
    toMarkdown(
      securityDocument("security-identity", {
        "current-technologies": ["office-365", "active-directory", "windows-server"],
        "windows-server-version": version,
      }),
    );
  for (const told of [steps("2016"), steps()]) {
    expect(told).toContain("LAPS on every domain member (legacy LAPS up to Windows Server 2016)");
    expect(told).toContain("rotated (LAPS event 10018; legacy LAPS by expiry date)");
  }
  expect(steps("2019")).not.toContain("legacy LAPS");
});

test("the step that brings servers under detection names the licence of servers, where they are in it", () => {
  const step = (configuration: string, ...requirements: string[]) =>
    cells(securityDocument(configuration, { "security-requirements": requirements }), "security.steps");
  expect(step("security-detection", "mfa")).toMatch(/Endpoints and servers onboarded.*Defender for Servers P1/);
  expect(step("security-identity", "mfa")).not.toContain("Defender for Servers");
});

test("SharePoint Server is named among what is closed to the internet, where no tenant holds its sites", () => {
  const closed = (technologies: string[]) =>
    cells(securityDocument("security-identity", { "current-technologies": technologies }), "security.steps");
  expect(closed(["sharepoint"])).toContain("RDP, any SharePoint Server and unsupported servers closed");
  expect(closed(["sharepoint", "office-365"])).toContain("RDP and unsupported servers closed");
});

test("no unsupported server is closed or replaced where the oldest named is supported and nothing else may not be", () => {
  const told = (version: string, technology: string) =>
    ["security-identity", "security-assessment"].map((configuration) =>
      cells(
        securityDocument(configuration, {
          "current-technologies": ["windows-server", "office-365", technology],
          "windows-server-version": [version],
        }),
        configuration === "security-identity" ? "security.steps" : "security.plan",
      ),
    );
  for (const steps of [...told("2019", "teams"), ...told("2022", "sql-server")]) // it carries no SQL Server out of support
    expect(steps).not.toMatch(/unsupported server/i);
  for (const steps of [...told("2016", "teams"), ...told("2019", "sql-server")])
    expect(steps).toMatch(/unsupported server/i);
});

test("loss prevention that goes from simulation to block is work of the task and week that the step names", () => {
  for (const size of SIZES)
    for (const configuration of ["security-identity", "security-detection"]) {
      const tree = securityDocument(configuration, {
        "company-size": [size],
        "current-technologies": ["office-365"],
        "security-requirements": ["data-loss-prevention"],
      });
      const named = /simulation to block[^\n]* · (T-\d\.\d+), week/.exec(cells(tree, "security.steps"))?.[1] ?? "";
      const task = cells(tree, "timeline.tasks")
        .split("\n")
        .find((line) => line.startsWith(`${named} ·`));
      expect(task, `${size} ${configuration}`).toContain("loss prevention set to block");
    }
  const unasked = securityDocument("security-detection", { "security-requirements": ["mfa"] });
  expect(cells(unasked, "timeline.tasks")).not.toContain("loss prevention");
});

test("accounts that come into a new tenant are a step with its task, as large a piece of work as they are", () => {
  const tree = securityDocument("security-tier0", {
    "company-size": ["enterprise"],
    "security-requirements": ["mfa", "mobile-device-management"],
  });
  expect(cells(tree, "security.steps")).toMatch(/Accounts synchronised, pilot devices enrolled · T-2\.\d+, week \d+/);
});

test("accounts without a directory are brought over by a step with its task, and so are their devices", () => {
  for (const size of SIZES)
    expect(cells(securityDocument("security-identity", { "company-size": [size] }), "security.steps")).toMatch(
      size === "small"
        ? /Accounts migrated, device enrolment configured · T-\d\.\d+, week \d+ · Intune/
        : /Accounts migrated, device enrolment configured · T-\d\.\d+, week \d+ · Identity, Endpoint · Intune/,
    );
});

test("rules of attack surface name the licence that they need, whatever step stands above them", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = securityDocument(configuration, {
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory", "windows-server"],
      "security-requirements": ["threat-protection"],
    });
    if (!tableOf(tree, "security.steps")) continue;
    expect(cells(tree, "security.steps")).toMatch(
      /Attack surface reduction rules from audit to block, each device after 30 days, the last on [^·]+ · T-\d\.\d+, week \d+ · Endpoint · Defender for Endpoint P2/,
    );
  }
});

test("hardening of Tier 0 has its controllers refuse unsigned queries, by a step with its task", () => {
  for (const size of SIZES)
    expect(cells(securityDocument("security-tier0", { "company-size": [size] }), "security.steps")).toMatch(
      /require LDAP signing and channel binding once events 2889 and 3039 .* · T-3\.\d+, week \d+/,
    );
});

test("quick wins reach no device that is joined after them", () => {
  const steps = (configuration: string) =>
    cells(
      securityDocument(configuration, {
        "current-technologies": ["active-directory", "office-365"],
        "security-requirements": ["mfa"],
      }),
      "security.steps",
    );
  expect(steps("security-identity")).toContain("LAPS on every domain member");
  expect(steps("security-identity")).toContain("Devices joined or enrolled (with LAPS)");
  expect(steps("security-tier0")).toContain("LAPS on every device");
});
