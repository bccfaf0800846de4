import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, RUNNING, SIZES } from "./documents.ts";

test("tunnels of many sites are weighed against as many hubs of a Virtual WAN, which above a hundred is asked for", () => {
  const decisions = (sites: number, running: Answers = RUNNING) =>
    cells(documentOf("hybrid-vpn", "enterprise", { ...running, sites: [String(sites)] }), "decisions");
  expect(decisions(9)).not.toContain("is an alternative");
  expect(decisions(10)).toMatch(/a hub in each region .* USD [\d,]+ a month, the two gateways USD [\d,]+\./);
  expect(decisions(10, {})).toMatch(/: a hub \([^)]*\) costs about USD [\d,]+ a month, the gateway USD [\d,]+\./); // nothing runs in Azure
  const asked = (sites: number) =>
    cells(documentOf("hybrid-vpn", "enterprise", { ...RUNNING, sites: [String(sites)] }), "summary.decisions");
  expect(asked(30)).toContain("or take B (Virtual WAN) instead, which scores at least as high (Options");
  expect(asked(99)).toContain("or take B (Virtual WAN) instead, which scores at least as high (Options");
  expect(asked(101)).toContain(
    "or take B (Virtual WAN) instead, which scores at least as high; A needs more gateways for 102 tunnels",
  );
});

test("a Virtual WAN for few sites is asked for with what would do instead", () => {
  const asked = (sites: string, objective = "scalability") => {
    const tree = documentOf("hybrid-virtual-wan", "medium", { sites: [sites], "primary-objective": [objective] });
    return `${cells(tree, "summary.decisions")}${cells(tree, "decisions")}`;
  };
  expect(asked("3")).toContain("Confirm Virtual WAN for 3 sites, or choose the hub with a VPN gateway");
  const level = asked("3", "innovation");
  expect(level).toMatch(/(Confirm|Choose between) A .*B \(Hub with a VPN gateway\)/);
  expect(level).not.toMatch(/Confirm Virtual WAN|internet lines|\(D-01\)/); // asked once, as a choice among the options
  expect(asked("3")).toContain("the case for it at 3 sites is growth");
  expect(level).toContain("unless more sites are planned, we recommend the hub with a VPN gateway");
  expect(asked("12")).toContain("Confirm Virtual WAN and two internet lines, from two providers, at each of 12 sites");
  expect(asked("12")).not.toMatch(/we recommend the hub|an assumed/);
  const assumed = documentOf("hybrid-virtual-wan", "medium", { "primary-objective": ["scalability"] });
  expect(cells(assumed, "summary.decisions")).toContain(
    "an assumed 10 sites; the hub with a VPN gateway costs less, and suffices below ten",
  );
});

test("a circuit is asked about once, with what it needs beside a VPN alone, and its price says what it follows from", () => {
  const small = (integration: string) =>
    documentOf("hybrid-expressroute", "small", {
      "primary-objective": ["remote-work"],
      industry: ["technology"],
      "integration-needs": [integration],
    });
  for (const [integration, need] of [
    ["crm", "with a stated reason for the circuit"],
    [
      "erp",
      "if database latency, which the client measures over its internet line to the region before the order (psping, one working day; below 10 ms a tunnel suffices), justifies the circuit",
    ],
  ] as const) {
    const asked = cells(small(integration), "summary.decisions");
    expect(asked).toContain(`A only ${need}, which is then ordered with the project order`);
    expect(asked).not.toContain("(D-01)");
  }
  expect(cells(small("crm"), "bill")).toMatch(/200 Mbps · 1 · .*about a third of the listed USD 436 for 1 Gbps/);
  const asked = cells(documentOf("hybrid-expressroute", "enterprise", {}), "summary.decisions");
  expect(asked).toMatch(/Order the circuit with the project order \(delivery .*\(D-01\)/);
});

test("a circuit for which only a regulator may ask is ordered on that condition", () => {
  const asked = (answers: Answers) =>
    cells(
      documentOf("hybrid-expressroute", "medium", {
        industry: ["finance"],
        "current-technologies": ["windows-server", "active-directory"],
        "integration-needs": ["crm"],
        ...answers,
      }),
      "summary.decisions",
    );
  expect(asked({})).toContain("if a regulator requires a private path; otherwise the VPN alone suffices (D-01)");
  expect(asked({ ...RUNNING, "integration-needs": ["erp"] })).toMatch(
    /Order the circuit with the project order \(delivery [^)]*\), if possible cancellable until design sign-off \(D-01\)/,
  );
});

test("a wide line to the internet is no reason for a circuit, nor one site a reason for many branches", () => {
  const answers: Answers = {
    bandwidth: ["500"],
    "integration-needs": ["no-integrations"],
    "security-requirements": ["mfa"],
    industry: ["other"],
  };
  const tree = documentOf("hybrid-expressroute", "small", answers);
  expect(cells(tree, "summary.decisions")).toContain(
    "B recommended; A only with a stated reason for the circuit, which is then ordered with the project order",
  );
  expect(cells(tree, "decisions")).toContain(
    "Without a stated reason for the circuit, the VPN alone suffices and costs less",
  );
  expect(JSON.stringify(tree.sections)).toContain("A private circuit is worthwhile from about 500 Mbps");
  const wan = (sites: string) => documentOf("hybrid-virtual-wan", "medium", { sites: [sites] });
  expect(cells(wan("1"), "decisions")).toContain("a user VPN gateway in the hub, deployed and paid for only then");
  expect(cells(wan("3"), "decisions")).toMatch(/pays off only from about ten sites .* we recommend the hub/);
  expect(cells(wan("12"), "decisions")).not.toContain("we recommend the hub");
});

test("sites that fill a gateway are not said to leave it room", () => {
  const decided = (sites: string) => cells(documentOf("hybrid-vpn", "enterprise", { sites: [sites] }), "decisions");
  expect(decided("20")).toContain("is required above 100 tunnels");
  expect(decided("28")).toContain("28 sites leave less than a fifth free");
  expect(decided("28")).not.toContain("is required above 100 tunnels");
  expect(decided("40")).toContain("is required above 100 tunnels");
  expect(decided("90")).toContain("90 sites leave less than a fifth free, so it is due before more sites join");
  expect(decided("120")).toContain("One gateway supports at most 100 tunnels, so 120 sites need it");
});

test("the capacity of a line is not taken for the load that a circuit is justified by", () => {
  const decided = (bandwidth: string) =>
    cells(documentOf("hybrid-vpn", "enterprise", { ...RUNNING, bandwidth: [bandwidth] }), "decisions");
  expect(decided("2000")).toMatch(
    /2,000 Mbps is capacity, not load\. A private circuit \(.*\) is justified only if traffic/,
  );
  expect(decided("1000")).not.toContain("if traffic to Azure stays");
});

test("what a circuit carries, and that it encrypts nothing, is said before it is ordered", () => {
  const bare: Answers = { "current-technologies": ["none"], "security-requirements": ["compliance"] };
  const small = documentOf("hybrid-expressroute", "small", bare);
  expect(cells(small, "summary.decisions")).toContain(
    "B recommended. Take A only if you name what will use the circuit (nothing in this project does), which is then ordered",
  );
  expect(cells(small, "decisions")).toContain("it carries almost nothing until a workload runs in Azure");
  const served = documentOf("hybrid-expressroute", "small", { ...bare, "current-technologies": ["active-directory"] });
  expect(cells(served, "summary.decisions")).toContain(
    "B recommended; A only if a private path for audit justifies the circuit",
  );
  expect(cells(served, "decisions")).not.toContain("almost nothing");
  for (const size of SIZES) {
    const decided = (control: string) =>
      cells(
        documentOf("hybrid-expressroute", size, { "security-requirements": [control], industry: ["other"] }),
        "decisions",
      );
    expect(decided("mfa")).toContain("The circuit itself is unencrypted");
    expect(decided("data-encryption")).not.toContain("is unencrypted");
  }
});

test("patients' data on a circuit is encrypted where the gateway carries it, and where a larger one would be needed the reader is told", () => {
  for (const size of SIZES) {
    const tree = documentOf("hybrid-expressroute", size, {
      "security-requirements": ["mfa"],
      industry: ["healthcare"],
      "integration-needs": ["no-integrations"],
    });
    const isLarger = ["large", "enterprise"].includes(size);
    expect(cells(tree, "decisions").includes("on the VPN gateway, encrypts patient data")).toBe(!isLarger);
    expect(cells(tree, "decisions").includes("IPsec over private peering for clinical interfaces")).toBe(isLarger);
    expect(cells(tree, "hybrid.routes").includes("Only tunnels advertise the site's prefixes")).toBe(!isLarger);
    expect(cells(tree, "architecture.sizing").includes("half the bandwidth, for failover")).toBe(isLarger);
  }
});

test("the tunnels of a gateway are a reason for a Virtual WAN where its sites come near them", () => {
  const decided = (sites: string) =>
    cells(documentOf("hybrid-virtual-wan", "enterprise", { sites: [sites] }), "decisions");
  expect(decided("10")).not.toMatch(/\d tunnels/);
  expect(decided("25")).toContain("one gateway supports 30 to 100 tunnels");
});

test("what a wide line asks for beyond a night's copies is the client's choice, with its price", () => {
  const asked = (configuration: string, bandwidth: string, answers: Answers = {}) =>
    cells(
      documentOf(configuration, "enterprise", {
        ...RUNNING,
        servers: ["300"],
        sites: ["12"],
        bandwidth: [bandwidth],
        ...answers,
      }),
      "summary.decisions",
    );
  expect(asked("hybrid-virtual-wan", "2000")).toContain("5 scale units or 2 (USD 9,490 a year less, slower restores)");
  expect(asked("hybrid-vpn", "2000")).toMatch(
    /VpnGw3AZ or VpnGw1AZ \(USD 21,840 a year less, slower restores, at most/,
  );
  for (const configuration of ["hybrid-virtual-wan", "hybrid-vpn"])
    expect(asked(configuration, "500")).not.toContain("a year less, slower");
});
