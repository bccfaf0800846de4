import { expect, test } from "vitest";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { documentOf, rowsOf } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";

test("what travels on Data Box has a line, a task and a place among what is to be quoted", () => {
  const tree = documentOf("azure-rehost", "medium", { "data-volume": ["39"], bandwidth: ["16"] });
  expect(cells(tree, "bill")).toContain("Data Box");
  expect(cells(tree, "timeline.tasks")).toContain("Data Box ordered, filled and returned");
  expect(cells(tree, "decisions")).toContain("Machine disks still replicate over the link");
  expect(cells(tree, "appendix.assumptions")).not.toContain("Data Box or a longer initial synchronisation"); // it is ordered already
  expect(cells(tree, "summary.headline")).toContain("Data Box");
  expect(cells(tree, "bill")).toContain("60% of the link for a month");
});

test("a first wave that travels on disks is not told of further waves", () => {
  const told = (configuration: string) =>
    cells(documentOf(configuration, "medium", { "data-volume": ["60"], bandwidth: ["20"] }), "decisions");
  expect(told("azure-landing-zone")).toContain("go ahead by Data Box");
  expect(told("azure-landing-zone")).not.toContain("a full wave");
  const asked = (bandwidth: string) =>
    askedIn(documentOf("azure-rehost", "medium", { "data-volume": ["60"], bandwidth: [bandwidth] }));
  expect(asked("20")).toContain("Confirm the transfer by Data Box, and choose more bandwidth or a longer rollout");
  expect(asked("2000")).not.toContain("longer rollout");
  const risks = (bandwidth: string) =>
    cells(documentOf("azure-rehost", "medium", { "data-volume": ["60"], bandwidth: [bandwidth] }), "appendix.risks");
  expect(risks("20")).toMatch(/disks of a full wave take [\d,]+ nights to copy, and a wave is due every 2 weeks/);
  expect(risks("2000")).not.toContain("disks of a full wave");
  expect(told("azure-rehost")).toMatch(/over the link; those of \d+ machines, a full wave, would take [\d,]+ nights/);
});

test("a first copy is counted in nights, and travels on disks where the plan has too few of them", () => {
  const copy = (terabytes: string) => {
    const line = { servers: ["6"], "data-volume": [terabytes], bandwidth: ["50"], timeline: ["no-timeline"] };
    return documentOf("azure-landing-zone", "small", line);
  };
  expect(cells(copy("5"), "architecture.sizing")).toMatch(
    /2.5 TB at 50 Mbps: 19 nights; files and backups go ahead by Data Box/,
  );
  expect(cells(copy("5"), "bill")).toContain("Data Box");
  expect(cells(copy("1"), "decisions")).toContain("takes about 4 nights of 10 hours at 60% of the link.");
  expect(cells(copy("1"), "bill")).not.toContain("Data Box");
});

test("no wave whose disks the line cannot carry goes before the circuit", () => {
  const named = { "current-technologies": ["sql-server"], "integration-needs": ["erp", "database-systems"] };
  const rowsOfPhase = (bandwidth: string) =>
    rowsOf(documentOf("azure-exit", "enterprise", { ...named, bandwidth: [bandwidth] }), "timeline.tasks");
  const after = (rows: string[][], title: string) => rows.find(([, what = ""]) => what.startsWith(title))?.[3] ?? "";
  const thin = rowsOfPhase("200");
  const circuit = thin.find(([, what = ""]) => what.startsWith("Circuit into service"))?.[0] ?? "none";
  expect(after(thin, "Production migration: waves 1")).toContain(circuit);
  const wide = rowsOfPhase("5000");
  expect(after(wide, "Production migration: waves 1")).not.toContain("T-3.2");
});

test("an order of a circuit may be late by no more than its longest delivery leaves, where the rollout waits that long", () => {
  const leads = new Set<number>();
  for (const timeline of ["1-3-months", "3-6-months", "12-plus-months"])
    for (const size of ["large", "enterprise"]) {
      const tree = documentOf("azure-exit", size, { timeline: [timeline], "integration-needs": ["erp"] });
      const rows = (tableOf(tree, "timeline.tasks")?.rows ?? []).map((row) => row.map((cell) => plain(cell)));
      const service = rows.find(([, what = ""]) => what.includes("Circuit into service")) ?? [];
      const lead = Number(/\+ (\d+) weeks/.exec(service[3] ?? "")?.[1] ?? 0);
      const begins = Number(/^\d+/.exec(service[4] ?? "")?.[0]);
      if (begins > 17) expect(lead, `${timeline} ${size}`).toBe(16);
      leads.add(lead);
    }
  expect(leads).toContain(16);
});

test("files that go ahead on disks are not replicated with their machine as well", () => {
  const moved = (bandwidth: string) =>
    cells(
      documentOf("azure-rehost", "medium", {
        "current-technologies": ["windows-server"],
        "data-volume": ["39"],
        bandwidth: [bandwidth],
      }),
      "azure.strategies",
    );
  expect(moved("16")).toContain("data disks are left out of replication, filled from Data Box");
  expect(moved("1000")).toContain("Rehost with their data");
  expect(moved("1000")).not.toContain("left out of replication");
});

test("a line that carries the first copy in an hour is neither assumed nor decided on", () => {
  const on = (bandwidth: string) =>
    documentOf("azure-landing-zone", "enterprise", {
      servers: ["539"],
      "data-volume": ["180"],
      bandwidth: [bandwidth],
    });
  expect(cells(on("7190"), "decisions")).toContain("The initial copy takes about 1 hour at 60% of the link.");
  for (const [bandwidth, isAsked] of [
    ["7190", false],
    ["300", true],
  ] as const) {
    expect(askedIn(on(bandwidth)).includes("the internet link carries the transfer"), bandwidth).toBe(isAsked);
    expect(cells(on(bandwidth), "appendix.assumptions").includes("60% of the internet link"), bandwidth).toBe(isAsked);
  }
});
