import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite } from "./documents.ts";

test("the baseline that is built is not among the obligations that stay with the client", () => {
  for (const tree of everySite({ industry: ["government"] }))
    expect(cells(tree, "regulation.rows")).toMatch(/Public Sector Cyber Security Baseline Standards.*AT-\d/);
});

test("scripts keep their sign-in where the console demands a second factor", () => {
  const answers: Answers = { "security-requirements": ["mfa"], "integration-needs": ["third-party-apis"] };
  for (const tree of everySite(answers)) expect(cells(tree, "security.controls")).toContain("service accounts");
});

test("a small organisation reads which release is installed, and no older one", () => {
  const lifecycle = cells(documentOf("sccm-small"), "environment.lifecycle");
  expect(lifecycle).toContain("Configuration Manager 2609");
  expect(lifecycle).not.toContain("Configuration Manager 25");
});

test("reports are kept outside a site that knows only the state of today", () => {
  const answers: Answers = { "security-requirements": ["compliance"], industry: ["healthcare"] };
  for (const tree of everySite(answers)) expect(cells(tree, "security.controls")).toContain("to a separate share");
});

test("nobody is asked to decide in the holidays before the project", () => {
  const [, , large] = everySite({ "current-technologies": ["windows-server", "exchange-server"] });
  const asked = large ? cells(large, "next.steps") : "";
  expect(asked).toMatch(/December 2026/);
  expect(asked).not.toMatch(/(2[1-9]|3[01]) December 2026|\b[1-3] January 2027/);
});

test("a medium site grows by further points as far as the enterprise site is named for, and no further", () => {
  const conflicts = (devices: string) =>
    cells(
      documentOf("sccm-medium", { "company-size": ["enterprise"], "head-count": [devices], devices: [devices] }),
      "environment.conflicts",
    );
  expect(conflicts("6000")).toContain("6,375 planned add distribution points and disk, not another hierarchy");
  expect(conflicts("10000")).not.toContain("not another hierarchy");
  expect(conflicts("10000")).toContain("“Enterprise site (10000+ clients)” is designed instead");
});

test("users who share their machines are counted as so many devices before a site is chosen", () => {
  const scale = (industry: string) =>
    cells(
      documentOf("sccm-small", { "company-size": ["enterprise"], industry: [industry], "head-count": ["4400"] }),
      "decisions",
    ).includes("Scale of the site");
  expect(scale("manufacturing")).toBe(false);
  expect(scale("technology")).toBe(true);
});

test("a duty to update within 14 days is left to the client for every ring that ends later", () => {
  const input = inputFor({
    ...workedExample(),
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-medium"],
    industry: ["manufacturing"],
  });
  const tree = composed({ ...input, client: { ...input.client, country: "United Kingdom" } });
  expect(cells(tree, "regulation.rest")).toMatch(/Cyber Essentials.*updates within 14 days where a ring ends later/);
  expect(cells(tree, "regulation.rest")).not.toContain("allows 30");
  expect(plainOf(tree, "regulation.notice")).toContain(
    "Other law of the United Kingdom and European rules were not reviewed.",
  );
});

test("the first page says on which directory its dates rest", () => {
  const duration = (technology: string) =>
    everySite({ "current-technologies": [technology], "company-size": ["medium"] }).map(
      (tree) => /^Duration · .*$/m.exec(cells(tree, "summary.headline"))?.[0],
    );
  for (const text of duration("teams")) expect(text).toMatch(/, provided the directory is ready by \d+ \w+ \d{4}$/);
  for (const text of duration("active-directory")) expect(text).not.toContain("directory");
});

test("what is above a frame is told with what is paid in another currency", () => {
  const tree = documentOf("sccm-enterprise", { "budget-band": ["50"], "server-licences": ["60"], servers: ["300"] });
  expect(plainOf(tree, "given.budget-considerations")).toMatch(
    /is EUR [\d,]+ and USD [\d,]+ against a budget of up to EUR [\d,]+/,
  );
  expect(plainOf(tree, "summary.decisions")).toMatch(
    /is EUR [\d,]+ and USD [\d,]+ against a budget of up to EUR [\d,]+/,
  );
  expect(cells(tree, "appendix.risks")).toMatch(/is EUR [\d,]+ and USD [\d,]+ against a budget of up to EUR [\d,]+/);
});

test("figures from which nothing follows for a site are not planned with, nor releases that nobody runs", () => {
  for (const tree of everySite({ "company-size": ["large"] })) {
    expect(cells(tree, "environment.facts")).not.toMatch(/Domain controllers|Administrators/);
    expect(cells(tree, "environment.lifecycle").match(/Configuration Manager \d+/g)).toEqual([
      "Configuration Manager 2609",
    ]);
  }
});

test("remote work is measured by the devices that the site keeps, and not by who needs a VPN for other things", () => {
  for (const tree of everySite({ "primary-objective": ["remote-work", "scalability"] })) {
    const measures = JSON.stringify(tree.sections.find(({ title }) => title === "Key Features"));
    expect(measures).toMatch(/patch compliance of remote devices/i);
    expect(measures).not.toContain("VPN");
  }
});

test("a client has no fewer sites than hold content of their own", () => {
  const facts = (points: string) =>
    cells(
      documentOf("sccm-medium", { "company-size": ["medium"], "distribution-sites": [points] }),
      "environment.facts",
    );
  expect(facts("5")).toMatch(/^Sites · 5 · sites with their own content$/m);
  expect(facts("0")).toMatch(/^Sites · \d+ · typical of size and configuration$/m);
});

test("a handful of people is not planned with the servers of fifty, nor is one server halved", () => {
  const tree = (people: string) => documentOf("sccm-small", { "head-count": [people] });
  expect(cells(tree("6"), "environment.facts")).toMatch(/^Servers · 1 to 3; 2 used in calculations( · |$)/m);
  expect(cells(tree("40"), "environment.facts")).toMatch(/^Servers · 3 to 8; 6 used in calculations( · |$)/m);
  expect(cells(tree("4"), "cm.rings")).toMatch(/^Servers · 1 planned · /m);
});
