import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("guests of the premises share licences by pairs, and those of a cluster need none of their own", () => {
  const answers: Answers = { "current-technologies": ["active-directory"], "integration-needs": ["reporting-tools"] };
  const bill = (configuration: string, size: string) => cells(documentOf(configuration, size, answers), "bill");
  expect(bill("hybrid-vpn", "medium")).toMatch(
    /on-premises roles · 3 · 1 backup server, 2 connectors, 2 data gateway members and 1 replication appliance/,
  );
  expect(bill("hybrid-azure-local", "medium")).toMatch(/on-premises roles · 1 · 1 backup server; fewer/);
  expect(bill("hybrid-azure-local", "medium")).not.toContain("data gateway");
  expect(bill("hybrid-vpn", "small")).not.toContain("Windows Server 2025");
});

test("a backup server and an appliance share a licence where no pair stands beside them", () => {
  const answers: Answers = {
    "current-technologies": ["active-directory"],
    "security-requirements": ["data-encryption"],
    "primary-objective": ["cost-reduction"],
    "integration-needs": ["no-integrations"],
  };
  expect(cells(documentOf("hybrid-vpn", "medium", answers), "bill")).toContain(
    "on-premises roles · 1 · 1 backup server and 1 replication appliance: two guests per licence; fewer",
  );
});

test("present hosts hold until the cluster is ready what its guests are to carry, and the appliance that fills it", () => {
  const assumed = (configuration: string) =>
    cells(
      documentOf(configuration, "medium", {
        "security-requirements": ["mfa"],
        "integration-needs": ["reporting-tools"],
        "current-technologies": ["power-platform"],
        servers: ["26"],
        "fast-recovery": ["4"],
      }),
      "appendix.assumptions",
    );
  expect(assumed("hybrid-azure-local")).toContain(
    "(1 Azure Migrate appliance; until the cluster is ready, 2 connectors and 2 data gateway members)",
  );
  expect(assumed("hybrid-vpn")).toContain("and 1 replication appliance unless the hosts run Hyper-V");
});

test("no replication appliance serves more servers than it may, and many are served by a larger one", () => {
  const rows = (servers: string, fast: string) =>
    cells(
      documentOf("hybrid-vpn", "enterprise", { servers: [servers], "fast-recovery": [fast] }),
      "architecture.components",
    );
  expect(rows("600", "150")).toContain("Replication appliance · 1 · 8 vCPU, 32 GB and its own vault");
  expect(rows("800", "200")).toContain("Replication appliance · 1 · 16 vCPU, 32 GB, 1 TB of cache and its own vault");
  expect(rows("1040", "260")).toContain("Replication appliance · 2 · 8 vCPU, 32 GB and their own vault");
});

test("a few servers that are all replicated get agents and no new servers beside the replication", () => {
  const given = (servers: string, fast: string) =>
    documentOf("hybrid-vpn", "medium", {
      servers: [servers],
      "fast-recovery": [fast],
      "security-requirements": ["mfa"],
      "current-technologies": ["windows-server", "active-directory"],
    });
  const few = given("4", "4");
  expect(cells(few, "architecture.components")).toMatch(/Backup agents · 4/);
  expect(cells(few, "architecture.components")).toMatch(/Proxy connectors .*on existing servers/);
  expect(cells(few, "bill")).toMatch(/on-premises roles · 1 · 1 replication appliance;/);
  for (const tree of [given("4", "2"), given("9", "9")]) {
    expect(cells(tree, "architecture.components")).toContain("On-premises backup server · 1");
    expect(cells(tree, "bill")).toContain("1 backup server, 2 connectors and 1 replication appliance");
  }
});

test("an only server is the domain controller too: nothing is put on members, and its loss is told", () => {
  const told = (servers: string, size = "small", configuration = "hybrid-vpn") => {
    const tree = documentOf(configuration, size, {
      servers: [servers],
      "cloud-maturity": ["no-cloud"],
      "current-technologies": ["windows-server", "active-directory"],
    });
    return `${cells(tree, "decisions")}\n${cells(tree, "architecture.components")}`;
  };
  expect(told("1")).toContain("sign-in continues over the link from the controller in Azure");
  expect(told("1")).toContain("on the one server, 4 GB");
  expect(told("1")).not.toMatch(/member servers|Domain controllers get a separate/);
  expect(told("1", "small", "hybrid-azure-local")).not.toContain("One server for all roles");
  expect(told("8")).not.toContain("One server for all roles");
  expect(told("8")).toContain("on member servers, 4 GB each");
});
