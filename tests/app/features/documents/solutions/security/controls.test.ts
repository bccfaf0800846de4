import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everyDocument, securityDocument } from "./documents.ts";

test("loss prevention promises no mail and files that lie outside Microsoft 365", () => {
  for (const tree of everyDocument({ "security-requirements": ["data-loss-prevention"] }))
    expect(cells(tree, "security.controls")).not.toMatch(/[Mm]ail, files/);
});

test("hardening of Tier 0 keeps the directory from leaving, and sets no rules for what it buys no licence for", () => {
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const tree = securityDocument("security-tier0", {
      "company-size": [size],
      "security-requirements": ["data-loss-prevention"],
      "integration-needs": ["erp"],
    });
    expect(cells(tree, "security.controls")).toMatch(/Directory copies/);
    expect(cells(tree, "security.steps")).not.toMatch(/loss prevention|DLP/i);
    expect(cells(tree, "bill")).not.toMatch(/E5/);
    expect(cells(tree, "integration.interfaces")).toMatch(/lose all directory rights/);
  }
});

test("nothing is promised of mailboxes on Exchange Server, where neither loss prevention nor a policy reaches", () => {
  for (const tree of everyDocument({
    "current-technologies": ["exchange-server", "teams"],
    "security-requirements": ["data-loss-prevention", "zero-trust"],
  })) {
    expect(cells(tree, "security.controls")).not.toMatch(/[Mm]ail, files|test message/);
    if (tableOf(tree, "conditional-access"))
      expect(cells(tree, "conditional-access")).not.toContain("no mail or file downloads");
  }
});

test("Zero Trust promises no plan for which there is no task, and the queue joins what is watched", () => {
  const answers = {
    "company-size": ["medium"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["zero-trust", "threat-protection"],
  };
  const tree = securityDocument("security-detection", answers);
  expect(cells(tree, "security.controls")).toContain("endpoints, mail, sign-ins and the directory");
  expect(cells(tree, "security.controls")).toMatch(/just-in-time roles rather than the network: CA02, CA06 and CA12/);
  for (const policy of ["CA02", "CA06", "CA12"]) expect(cells(tree, "conditional-access")).toContain(policy);
  for (const { id } of configurationsOf("security"))
    expect(toMarkdown(securityDocument(id, answers)), id).not.toMatch(/horizon/i);
});

test("devices that Intune looks at are encrypted where encryption was asked for", () => {
  const tree = securityDocument("security-tier0", {
    "security-requirements": ["mfa", "data-encryption", "mobile-device-management"],
  });
  expect(toMarkdown(tree)).not.toContain("ncryption of users' devices");
  expect(cells(tree, "security.controls")).toContain("and managed laptops by policy");
});

test("loss prevention leaves out whom their plan leaves out, and says so", () => {
  const control = (answers: Answers) =>
    cells(
      securityDocument("security-identity", {
        "company-size": ["medium"],
        industry: ["healthcare"],
        "current-technologies": ["office-365"],
        "security-requirements": ["data-loss-prevention"],
        ...answers,
      }),
      "security.controls",
    );
  expect(control({})).toContain("mail and files (excluding F3 users, whose plan has none)");
  for (const answers of [{ industry: ["other"] }, { "head-count": ["100"], "user-licences": ["100"] }])
    expect(control(answers)).toContain("mail and files and, where licensed, devices");
});
