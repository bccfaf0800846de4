import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, RUNNING, SIZES } from "./documents.ts";

test("where the nightly backup serves, it is what brings servers back, and replicas are for the loss of the site", () => {
  for (const [configuration, size] of EVERY) {
    const rows = cells(
      documentOf(configuration, size, { "recovery-time": ["day"], "data-loss": ["day"] }),
      "solution.recovery",
    );
    expect(rows).toMatch(/^On-site servers and files · 24 hours · 8 hours .* · Azure Backup/);
    expect(rows).toContain("if the site is lost · 5 to 15 minutes · 2 hours · Site Recovery");
  }
});

test.each(EVERY)(
  "%s at %s promises of its replicas what they give, not what would be enough",
  (configuration, size) => {
    const first = (answers: Answers) =>
      cells(documentOf(configuration, size, answers), "solution.recovery").split("\n")[0];
    expect(first({ "recovery-time": ["hours"], "data-loss": ["day"] })).toContain("5 to 15 minutes · 2 hours");
    expect(first({ "recovery-time": ["hour"], "data-loss": ["hour"] })).toContain(
      "1 hour for the most important service",
    );
  },
);

test("a tunnel is watched for no circuit, and the second region of a circuit holds what is designed for it", () => {
  const signals = (configuration: string, running: Answers = {}) =>
    cells(documentOf(configuration, "enterprise", running), "support.signals");
  expect(signals("hybrid-vpn", RUNNING)).toMatch(/^Path down · 60 seconds/m);
  expect(signals("hybrid-vpn")).toMatch(/^Tunnel down · 5 minutes/m); // one line: no second path
  for (const running of [RUNNING, {}]) expect(signals("hybrid-vpn", running)).not.toMatch(/circuit/i);
  expect(signals("hybrid-expressroute")).toMatch(/^Path down · 60 seconds/m);
  expect(JSON.stringify(documentOf("hybrid-expressroute", "small").sections)).not.toContain("where recovery asks");
});

test("what backup and replication wait for is watched", () => {
  const signals = (...technologies: string[]) =>
    cells(documentOf("hybrid-vpn", "medium", { "current-technologies": technologies }), "support.signals");
  expect(signals("active-directory")).toMatch(/^Replication behind · 30 minutes/m);
  expect(signals("active-directory")).toContain("Controller in Azure does not answer DNS");
  expect(signals("windows-server")).not.toContain("Controller in Azure");
});

test.each(SIZES)("a cluster at %s is kept on a supported release, by its own update alone", (size) => {
  const run = (configuration: string) => cells(documentOf(configuration, size), "support.calendar");
  expect(run("hybrid-azure-local")).toContain("each release is supported for six months");
  expect(run("hybrid-vpn")).not.toContain("six months");
});

test("a cluster is taught, and its late machines are a risk that is printed", () => {
  const tree = documentOf("hybrid-azure-local", "medium");
  expect(cells(tree, "approach.training")).toContain("Arc, patching, backup, recovery, cluster");
  expect(cells(tree, "architecture.ports")).toContain("Replication provider · Site Recovery");
  expect(cells(tree, "appendix.risks")).toMatch(/cluster machines arrive after 12 weeks, .* · 3 × 4 = 12/);
  expect(cells(documentOf("hybrid-vpn", "medium"), "approach.training")).not.toContain("cluster");
});

test("the exercise of the year cuts off one site of many, and a platform in use is checked in discovery", () => {
  const technologies = { "current-technologies": ["azure-services"] };
  const many = documentOf("hybrid-virtual-wan", "medium", technologies);
  expect(JSON.stringify(many.sections)).toContain("Site-loss recovery exercise");
  expect(cells(many, "environment.technologies")).toContain("Discovery checks the existing platform");
});

test("alerts that are bought are read every day, and what is not watched is said", () => {
  for (const [configuration, size] of EVERY) {
    const tree = (wish: string) => documentOf(configuration, size, { "security-requirements": [wish] });
    const daily = (wish: string) => /^Daily · .*/m.exec(cells(tree(wish), "support.calendar"))?.[0];
    expect(daily("threat-protection")).toContain("Defender alerts");
    expect(daily("mfa")).not.toContain("Defender");
    expect(JSON.stringify(tree("threat-protection").sections)).toContain("hreat protection of user devices and mail");
    expect(JSON.stringify(tree("mfa").sections)).not.toContain("hreat protection of user devices");
  }
});
