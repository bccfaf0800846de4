import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { documentOf, MOVING } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test.each(MOVING)("%s at %s names the class of the gateway that it buys", (configuration, size) => {
  const tree = documentOf(configuration, size, { bandwidth: ["100"] });
  expect(cells(tree, "decisions")).not.toContain("1.25 Gbps");
});

test("a line that is thin for the people who work over it is named and widened, and its failure is a risk", () => {
  const line = (bandwidth: string, configuration = "azure-rehost") =>
    documentOf(configuration, "medium", { bandwidth: [bandwidth], "head-count": ["158"], sites: ["3"] });
  expect(cells(line("10"), "decisions")).toMatch(
    /10 Mbps must carry the daily work of 32 people \(an even share per site\), under 0\.5 Mbps/,
  );
  expect(cells(line("20"), "decisions")).not.toContain("a faster link"); // the other sites come by tunnels of their own
  expect(cells(line("10"), "summary.decisions") + plainOf(line("10"), "summary.decisions")).toContain(
    "order a faster link for daily work",
  );
  expect(cells(line("500"), "decisions")).not.toContain("a faster link");
  expect(cells(line("10"), "bill")).toContain("Faster internet link (option)");
  expect(cells(line("500"), "bill")).not.toContain("Faster internet link");
  expect(cells(line("20", "azure-landing-zone"), "decisions")).not.toContain("a faster link");
  const calm: Answers = { industry: ["other"], "integration-needs": ["no-integrations"], timeline: ["no-timeline"] };
  expect(cells(documentOf("azure-rehost", "large", calm), "appendix.risks")).toContain("A site's only link fails");
});

test("a wide link buys the wider gateway only where many people share it", () => {
  const gateway = (size: string, heads: string, configuration = "azure-rehost") =>
    cells(
      documentOf(configuration, size, { bandwidth: ["1000"], "head-count": [heads], "integration-needs": ["crm"] }),
      "bill",
    ).includes("VPN gateway, 1.25 Gbps class");
  expect(gateway("small", "50")).toBe(false);
  expect(gateway("medium", "97")).toBe(false);
  expect(gateway("medium", "200")).toBe(true);
  expect(gateway("medium", "200", "azure-landing-zone")).toBe(false); // a first wave serves few
  const sites = (count: string) => ({
    bandwidth: ["200"],
    "head-count": ["2400"],
    sites: [count],
    "integration-needs": ["crm"],
  });
  const size = (count: string) =>
    cells(documentOf("azure-rehost", "enterprise", sites(count)), "architecture.components");
  expect(size("22")).toContain("VpnGw2AZ"); // they come by lines of their own
  expect(size("1")).toContain("VpnGw1AZ");
});

test("a copy is not said to pass a gateway that is slower than the line it is reckoned with", () => {
  const decided = (size: string, answers: Answers = {}) =>
    cells(documentOf("azure-rehost", size, { bandwidth: ["9118"], "data-volume": ["228"], ...answers }), "decisions");
  const enterprise = decided("enterprise", { industry: ["finance"], "head-count": ["4559"] });
  expect(enterprise).toMatch(
    /takes about 10 nights .*Replication does not pass the VPN gateway.*at a rate that wave 0 measures/,
  );
  expect(enterprise).not.toContain("carries all traffic");
  expect(decided("medium", { bandwidth: ["500"], "data-volume": ["2"] })).toMatch(
    /exempted from policy in writing until the last wave\./,
  );
});
