import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { engineersCost, formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { remoteUsers } from "#app/features/documents/solutions/azure-network.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, inputOf, RUNNING } from "./documents.ts";

test("what is no part of the project is not to be settled before it", () => {
  for (const [configuration, size] of EVERY) {
    const tree = documentOf(configuration, size, { "security-requirements": ["data-loss-prevention"] });
    expect(JSON.stringify(tree.sections)).not.toContain("To be settled first: Data loss prevention");
  }
});

test("the scope counts what this client has", () => {
  const scope = (configuration: string) =>
    cells(documentOf(configuration, "enterprise", { servers: ["300"], sites: ["12"] }), "solution.scope");
  expect(scope("hybrid-vpn")).toMatch(/12 sites[\s\S]*Azure Arc on 300 servers[\s\S]*backup of 300 servers/);
  expect(scope("hybrid-virtual-wan")).toContain("Onboarding of 12 sites");
  expect(scope("hybrid-azure-local")).toContain("6 machines for 69 workloads");
  expect(scope("hybrid-expressroute")).toMatch(/rivate circuits? of [\d,]+ Mbps and VPN failover/);
});

test("Azure networks that exist are in the scope, and their routes are checked", () => {
  for (const [configuration, joined] of [
    ["hybrid-vpn", "peered"],
    ["hybrid-virtual-wan", "connected"],
  ] as const) {
    const tree = documentOf(configuration, "medium", RUNNING);
    expect(cells(tree, "solution.scope")).toContain(
      `Existing Azure networks that do not overlap, ${joined} to the new hub`,
    );
    expect(cells(tree, "approach.cutover")).toContain("address plan and existing Azure networks");
  }
  expect(cells(documentOf("hybrid-vpn", "medium"), "solution.scope")).not.toContain("Existing Azure networks");
});

test("what its tasks build is in the scope: both hubs, what partners call, the replica of a database and phones", () => {
  const scope = (configuration: string, size: string, running: Answers = {}) =>
    cells(
      documentOf(configuration, size, {
        ...running,
        "integration-needs": ["third-party-apis", "database-systems"],
        "security-requirements": ["mobile-device-management"],
      }),
      "solution.scope",
    );
  expect(scope("hybrid-vpn", "enterprise", RUNNING)).toContain("hubs in two regions and routing");
  expect(scope("hybrid-vpn", "enterprise")).not.toContain("hubs in two regions"); // nothing runs in Azure
  expect(scope("hybrid-virtual-wan", "enterprise", RUNNING)).not.toContain("hubs in two regions");
  expect(scope("hybrid-vpn", "medium", RUNNING)).not.toContain("hubs in two regions");
  for (const words of [
    "API Management for partners",
    "Replication of one database to its owner's Azure server, not priced",
    "new devices, phones included",
  ])
    expect(scope("hybrid-vpn", "medium")).toContain(words);
  expect(scope("hybrid-vpn", "small")).not.toContain("API Management");
});

test("what the plan for servers does not watch is left out by name", () => {
  const left = (technologies: string[], wish: string) =>
    JSON.stringify(
      documentOf("hybrid-vpn", "medium", { "current-technologies": technologies, "security-requirements": [wish] })
        .sections,
    );
  expect(left(["active-directory", "sql-server"], "threat-protection")).toContain(
    "Defender for SQL and for Identity; answers to alerts outside working hours",
  );
  expect(left(["windows-server"], "threat-protection")).toMatch(/; answers to alerts outside working hours/);
  expect(left(["active-directory", "sql-server"], "mfa")).not.toContain("alerts outside working hours");
});

test("what the link and the copies do not encrypt is decided on the first page, with its days and price", () => {
  for (const [configuration, size] of EVERY) {
    const input = inputOf(configuration, size, { "security-requirements": ["data-encryption"], servers: ["6"] });
    const tree = composed(input);
    const price = engineersCost(contentFor(input).brief, 2);
    expect(plainOf(tree, "summary.decisions")).toContain(
      `on site, with keys, at 1 day + 0.1 per server, rounded up. It takes 2 days, ${price}`,
    );
    expect(plainOf(tree, "summary.situation").includes("data encryption (link, copies)")).toBe(size !== "small");
  }
  const other = documentOf("hybrid-vpn", "small", { "security-requirements": ["mfa"] });
  expect(JSON.stringify(other.sections)).not.toContain("on site, with keys");
});

test("a licence that the bill has is not priced again for what is left out", () => {
  const input = inputOf("hybrid-vpn", "small", {
    "security-requirements": ["mfa"],
    "current-technologies": ["active-directory"],
  });
  const { users } = contentFor(input).brief;
  const others = users - remoteUsers(contentFor(input).brief);
  expect(others).toBeLessThan(users);
  expect(JSON.stringify(composed(input).sections)).toContain(
    `Entra ID P1 unless owned, ${formatAmount(12 * others * PRICES["entra-p1"].low, "USD")} a year`,
  );
});
