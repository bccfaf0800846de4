import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, RUNNING } from "./documents.ts";

test("a line that does not carry the changes of a day in a night is named where it is decided, and a circuit is ordered as wide as that", () => {
  const answers: Answers = { servers: ["300"], bandwidth: ["100"] };
  const tree = documentOf("hybrid-vpn", "enterprise", answers);
  expect(cells(tree, "architecture.sizing")).toContain("1,200 GB: 44.4 hours; a 10-hour night needs 450 Mbps");
  expect(cells(tree, "summary.decisions")).toContain("Order a line of 450 Mbps, or name the servers");
  expect(cells(tree, "decisions")).toContain("1,200 GB, take 44.4 hours to reach the vault");
  expect(cells(tree, "solution.recovery")).toContain("24 hours from the backup server; the vault lags");
  const circuit = cells(documentOf("hybrid-expressroute", "enterprise", answers), "architecture.sizing");
  expect(circuit).toMatch(/Bandwidth · 100 Mbps line given by the client; circuit .* · 450 Mbps/);
  expect(circuit).toContain("1,200 GB: 9.9 hours");
  for (const [configuration, size] of EVERY)
    expect(cells(documentOf(configuration, size), "solution.recovery")).not.toContain("upgraded");
});

test("a restore is reckoned with the line that the copies take, and not with a circuit that they pass by", () => {
  const alone: Answers = { "current-technologies": ["azure-services"], "cloud-maturity": ["significant"] };
  const recovery = (size: string, bandwidth: string) =>
    cells(
      documentOf("hybrid-expressroute", size, { ...alone, servers: ["8"], bandwidth: [bandwidth] }),
      "solution.recovery",
    );
  expect(recovery("small", "200")).toContain("8 hours per 432 GB");
  expect(recovery("small", "50")).toContain("8 hours per 108 GB");
  const narrow = documentOf("hybrid-expressroute", "small", { ...alone, servers: ["30"], bandwidth: ["20"] });
  expect(cells(narrow, "decisions")).toContain("Backup and replication use public endpoints");
  expect(cells(narrow, "architecture.sizing")).toContain("Bandwidth · given by the client · 20 Mbps");
  expect(recovery("medium", "500")).toContain("per 648 GB");
  const unused = documentOf("hybrid-vpn", "small", { bandwidth: ["2000"], servers: ["3"] });
  expect(cells(unused, "architecture.sizing")).toContain("Restore from Azure · 2,000 Mbps × 0.6 × 8 hours · 4,320 GB");
});

test("replication promises its minutes only as far as it gets the line", () => {
  const treeOf = (bandwidth: string) =>
    documentOf("hybrid-vpn", "enterprise", { servers: ["300"], bandwidth: [bandwidth], "data-loss": ["minutes"] });
  const recovery = (bandwidth: string) => cells(treeOf(bandwidth), "solution.recovery");
  expect(recovery("200")).toContain("5 to 15 minutes, with replication prioritised on the line");
  expect(recovery("50")).toContain("5 to 15 minutes once the line is upgraded");
  expect(recovery("500")).toContain("5 to 15 minutes · ");
  expect(JSON.stringify(treeOf("50").sections)).toContain("lose at most 15 minutes once the line is upgraded");
});

test("Data Box carries the first backup, and no replica", () => {
  const sizing = (bandwidth: string) =>
    cells(documentOf("hybrid-vpn", "enterprise", { servers: ["300"], bandwidth: [bandwidth] }), "architecture.sizing");
  expect(sizing("200")).toContain(
    "47 days; first copy by Data Box, but replicas over the link: 12 days with no other traffic",
  );
  expect(sizing("2000")).not.toContain("replicas over the link");
});

test("a share and a time over the line are those that a reader recomputes", () => {
  const sizing = cells(
    documentOf("hybrid-vpn", "medium", { bandwidth: ["100"], servers: ["20"] }),
    "architecture.sizing",
  );
  expect(sizing).toContain("100 ÷ 650 = 15%");
  const wide = cells(
    documentOf("hybrid-vpn", "medium", { bandwidth: ["300"], servers: ["20"] }),
    "architecture.sizing",
  );
  expect(wide).toContain("4 TB: 2.1 days; replicas: another 0.6 days");
  expect(wide).toContain("Restore from Azure · Mbps × 0.6 × 8 hours · 648 GB");
});

test("shares too large for the line are copied by Data Box, which has a line in the bill, and its task says so", () => {
  for (const [bandwidth, byDisk] of [
    ["100", true],
    ["1000", false],
  ] as const) {
    const tree = documentOf("hybrid-vpn", "enterprise", {
      "head-count": ["6374"],
      servers: ["20"],
      bandwidth: [bandwidth],
    });
    expect(cells(tree, "architecture.sizing")).toContain(`25.5 TB: ${byDisk ? "40 days; by Data Box" : "8 days"}`);
    expect(cells(tree, "bill").includes("Data Box")).toBe(byDisk);
    expect(cells(tree, "timeline.tasks").includes("once copied by Data Box")).toBe(byDisk);
  }
});

test("the first copy is also timed over the line that stands in for a circuit until its delivery", () => {
  const sizing = (bandwidth: Answers) =>
    cells(
      documentOf("hybrid-expressroute", "medium", { ...RUNNING, servers: ["10"], ...bandwidth }),
      "architecture.sizing",
    );
  // 2 TB at 60% of 150 Mbps: 40.5 GB an hour
  expect(sizing({})).toMatch(/2 TB: 1\.1 days; .*until circuit delivery, over 150 Mbps: 2\.1 days/);
  expect(sizing({ bandwidth: ["1000"] })).not.toContain("until circuit delivery");
});
