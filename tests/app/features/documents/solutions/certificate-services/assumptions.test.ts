import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere, plainOfSections } from "./documents.ts";

test("cloud services that check certificates are asked for where there may be some", () => {
  for (const cloud of ["no-cloud", "some"])
    for (const tree of everywhere({ "cloud-maturity": [cloud] }))
      expect(cells(tree, "environment.requests").includes("cloud services that check them")).toBe(cloud === "some");
});

test("pupils are said to be counted only where devices were", () => {
  for (const devices of [[], ["400"]])
    for (const tree of everywhere({ industry: ["education"], "head-count": ["200"], devices }))
      expect(cells(tree, "appendix.assumptions").includes("pupils are counted with")).toBe(devices.length > 0);
});

test("the days hold what is promised: machines come from the client, applications are changed by their owners", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "appendix.assumptions")).toContain("The client installs the servers in the component table");
    expect(plainOf(tree, "solution.out-of-scope")).toContain("certificate replacement inside applications");
  }
});

test("versions are said to be printed only where they are, and none of them is of Office", () => {
  for (const technologies of [["office-365"], ["exchange-server"], ["windows-server", "office-365"]])
    for (const tree of everywhere({ "current-technologies": technologies })) {
      const printed = tableOf(tree, "environment.lifecycle") ? cells(tree, "environment.lifecycle") : "";
      expect(printed).not.toMatch(/Office/);
      if (plainOf(tree, "budget.contingency").includes("of unconfirmed version")) expect(printed).toMatch(/Server/);
    }
});

test("a school whose users are worked out from its devices is not told that all of them are staff", () => {
  const assumed = (answers: Answers) =>
    cells(composed(inputFor({ ...workedExample(), industry: ["education"], ...answers })), "appendix.assumptions");
  expect(assumed({ devices: ["240"] })).toContain("derived from the devices, including those of pupils");
  expect(assumed({ devices: ["240"], "head-count": ["200"] })).toContain("All planned users (200) are staff");
});

test("machines stand before the build, not by a list that is signed on its eve", () => {
  for (const tree of everywhere({})) {
    expect(cells(tree, "appendix.assumptions")).toMatch(/installs the servers in the component table.* before phase 2/);
    expect(plainOfSections(tree)).not.toContain("list that comes with the design");
  }
});

test("what is issued in a year is asked for with the authorities, of which there may be none", () => {
  for (const tree of everywhere({ "certificates-a-year": ["unknown"], "current-technologies": ["none"] })) {
    const requests = cells(tree, "environment.requests");
    expect(requests).not.toContain("present authority");
    expect(requests).toContain("with numbers and consumers");
  }
});

test("no machine is in a domain before there is one, and the delivery week is known before the order", () => {
  for (const tree of everywhere({ "current-technologies": ["none"] })) {
    expect(cells(tree, "appendix.assumptions")).toMatch(/and domain-joined once the directory is ready[.;]/);
    expect(cells(tree, "appendix.risks")).not.toContain("two weeks after the order");
  }
});

test("where servers in use lose their updates inside the plan, a list of them is requested, and the name of the CRL still is", () => {
  for (const version of ["2016", "2022"])
    for (const tree of everywhere({ "windows-server-version": [version], "certificates-a-year": ["unknown"] })) {
      const requests = cells(tree, "environment.requests");
      const isDecided = cells(tree, "decisions").includes("Windows Server 2016 when updates end");
      expect(isDecided).toBe(version === "2016");
      if (isDecided)
        expect(requests.split("\n").slice(0, 6).join("\n")).toContain("List of servers by version and role");
      expect(requests.match(/DNS name for the CRL location/g)).toHaveLength(1);
      expect(requests.match(/List of servers by version/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
});

test("a single controller that nobody counted is assumed openly, and backed up before its certificate changes", () => {
  const small = (answers: Answers) => composed(inputFor({ ...workedExample(), "company-size": ["small"], ...answers }));
  const assumed = small({});
  expect(cells(assumed, "appendix.assumptions")).toContain("the only domain controller (one assumed) runs");
  expect(cells(assumed, "approach.cutover")).toContain("the only controller was backed up that day");
});

test("controllers are supported whatever other servers run, where some of those may not be", () => {
  const assumed = (version: string) =>
    everywhere({ "windows-server-version": [version] }).map((tree) => cells(tree, "appendix.assumptions"));
  for (const text of [...assumed("unknown"), ...assumed("2012")])
    expect(text).toMatch(
      /Whatever other servers run, the (only )?domain controllers?( \((one|\d+) assumed\))? runs? a supported/,
    );
  for (const text of assumed("2022")) expect(text).not.toContain("Whatever other servers run");
});

test("a small organisation is asked for roles and the name of the CRL although an answer is not known", () => {
  const [small] = everywhere({ sites: ["unknown"] });
  const requests = small ? cells(small, "environment.requests") : "";
  for (const words of ["appliances, wireless and VPN products", "Names for CA administrator", "DNS name for the CRL"])
    expect(requests).toContain(words);
});

test("licences stated beside older servers are assumed to cover the new version, whatever the size", () => {
  for (const version of ["2019", "2025"])
    for (const tree of everywhere({ "windows-server-version": [version], "server-licences": ["2"] }))
      expect(cells(tree, "appendix.assumptions").includes("licences stated as available cover version 2025")).toBe(
        version === "2019",
      );
});

test("each product in use is told what it has to do with this authority, if only that it needs nothing", () => {
  const named = { "azure-services": "Azure Services", teams: "Teams", "power-platform": "Power Platform" };
  for (const tree of everywhere({ "current-technologies": ["active-directory", ...Object.keys(named)] }))
    for (const label of Object.values(named)) expect(plainOf(tree, "environment.technologies")).toContain(`${label}. `);
});

test("what the client's own people install and bind is counted by the piece, beside their part in the tasks", () => {
  for (const tree of everywhere({})) {
    const isSmall = /\(1-50 employees\)/.test(plainOf(tree, "appendix.answers"));
    const said = isSmall ? plainOf(tree, "budget.accuracy") : cells(tree, "approach.own-days");
    expect(said).toMatch(/Installation.{1,3}\d+ servers? × 4 hours/i);
    expect(/bind a certificate \(\d+ servers × 15 minutes\)/.test(said)).toBe(!isSmall);
    expect(cells(tree, "appendix.assumptions")).not.toContain("own people give");
  }
});

test("who has a subscription reads what can stand in for the proxy of the CRL, and what that saves", () => {
  const assumed = (technologies: readonly string[]) =>
    cells(
      composed(
        inputFor({
          ...workedExample(),
          "solution-configuration": ["cert-small-single"],
          "company-size": ["small"],
          "primary-objective": ["remote-work"],
          "current-technologies": ["active-directory", ...technologies],
        }),
      ),
      "appendix.assumptions",
    );
  expect(assumed(["azure-services"])).toContain("can replace the proxy and the web host, which saves USD 1,123 once");
  expect(assumed([])).not.toContain("Azure Storage");
});
