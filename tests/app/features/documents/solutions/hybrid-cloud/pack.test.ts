import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY } from "./documents.ts";

test("no rule is called by a number that only we know", () => {
  for (const [configuration, size] of EVERY)
    expect(JSON.stringify(documentOf(configuration, size).sections)).not.toMatch(/\(H\d\d\)/);
});

test("one of anything is said in the singular", () => {
  for (const [configuration, size] of EVERY) {
    const tree = documentOf(configuration, size, {
      servers: ["1"],
      sites: ["1"],
      bandwidth: ["1"],
      "fast-recovery": ["1"],
    });
    expect(JSON.stringify(tree.sections)).not.toMatch(/\b1 (?:servers|sites|days|Mbp\b|workloads|guests|licences)/);
  }
});

test("an application is published with the sign-in that it has, and a line is planned for examinations, not an enrolment tested", () => {
  const tree = documentOf("hybrid-vpn", "medium", {
    industry: ["education"],
    "current-technologies": ["azure-services"],
    "integration-needs": ["legacy-applications"],
  });
  expect(cells(tree, "integration.interfaces")).toContain("the application's own behind it");
  expect(cells(tree, "integration.interfaces")).not.toContain("Kerberos");
  expect(JSON.stringify(tree.sections)).not.toContain("load-test");
});

test("a small public body may be one that NIS2 covers at any size", () => {
  const law = (industry: string) =>
    JSON.stringify(documentOf("hybrid-vpn", "small", { industry: [industry] }).sections);
  expect(law("government")).toContain("bodies of central government whatever their size");
  expect(law("government")).not.toContain("is unlikely to apply below 50 people");
  expect(law("education")).toContain("is unlikely to apply below 50 people");
});

test.each(EVERY.filter(([, size]) => ["small", "medium"].includes(size)))(
  "%s at %s asks Arc for no machine that runs in Azure",
  (configuration, size) => {
    const answers: Answers = {
      "current-technologies": ["sql-server"],
      "security-requirements": ["identity-management", "compliance"],
    };
    const without = documentOf(configuration, size, answers);
    expect(JSON.stringify(without.sections)).not.toMatch(
      /of each side through Arc|servers on both sides are administered|\d servers? on both sides/,
    );
    expect(cells(without, "security.controls")).toContain("An administrator reaches an on-premises server through Arc");
    const directory = documentOf(configuration, size, { ...answers, "current-technologies": ["active-directory"] });
    expect(cells(directory, "security.controls")).not.toContain("accounts synchronised");
    expect(cells(directory, "appendix.assumptions")).toContain("synchronised from Active Directory");
  },
);

test("the storage through which replicas go keeps its keys", () => {
  for (const [configuration, size] of EVERY) {
    const answers: Answers = { "security-requirements": ["data-loss-prevention"], "current-technologies": ["none"] };
    const controls = cells(documentOf(configuration, size, answers), "security.controls");
    expect(controls).toContain("Storage accounts refuse anonymous access");
    expect(controls).not.toMatch(/\bkeys?\b/);
  }
});

test("nothing is said of the library of an ERP system that nobody named", () => {
  const tree = documentOf("hybrid-vpn", "medium", { "integration-needs": ["erp", "reporting-tools"] });
  expect(plainOf(tree, "integration.gateway")).toContain("updated monthly");
  expect(plainOf(tree, "integration.gateway")).not.toMatch(/8 cores|[Oo]utbound/); // the components say it
  expect(JSON.stringify(tree.sections)).not.toContain("NCo");
});

test("what the table of interfaces holds is not said before it", () => {
  const tree = documentOf("hybrid-vpn", "medium", { "integration-needs": ["crm", "erp"] });
  expect(plainOf(tree, "integration.intro")).toBe("");
  const none = documentOf("hybrid-vpn", "medium", { "integration-needs": ["no-integrations"] });
  expect(plainOf(none, "integration.intro")).toContain("No integration was requested");
});

test("plant systems are a manufacturer's reason for a cluster, and nobody else's", () => {
  const said = (industry: string) =>
    JSON.stringify(documentOf("hybrid-azure-local", "large", { industry: [industry] }).sections);
  expect(said("manufacturing")).toContain("latency, plant systems or data residency");
  expect(said("finance")).toContain("where latency or data residency keep workloads on site");
  expect(said("finance")).not.toMatch(/plant systems|latency, plant/);
});

test("no number of administrators is quoted, as none is asked for", () => {
  for (const [configuration, size] of EVERY)
    expect(JSON.stringify(documentOf(configuration, size).sections)).not.toMatch(/managed by \d+ administrator/);
});

test("the link is said of every site, and products that stay as they are of none", () => {
  const text = JSON.stringify(
    documentOf("hybrid-vpn", "medium", {
      sites: ["3"],
      "integration-needs": ["no-integrations"],
      "current-technologies": ["windows-server", "active-directory", "teams", "power-platform"],
    }).sections,
  );
  expect(text).toContain("link between 3 sites and Azure");
  expect(text).not.toMatch(/Unchanged; |makers, connectors/);
});
