import { expect, test } from "vitest";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { documentOf, landing, SIZES } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test("a room must be empty on a working day, and the price of a month more is due when it is asked for", () => {
  const tree = documentOf("azure-exit", "medium", { deadline: ["2027-06-06"], "deadline-reason": ["contract"] }); // a Sunday
  expect(cells(tree, "appendix.risks")).toMatch(
    /not empty by 4 June 2027 .*asked of the lessor by the first day.* · A wave unfinished on 7 May 2027/,
  );
  expect(cells(tree, "appendix.traceability")).toContain("Server room handed back by 4 June 2027");
});

test("the bill of Azure is no more than the sum of the plan, and is called its own", () => {
  const tree = documentOf("azure-rehost", "medium");
  const value = (text: string, amount: RegExp) => Number(amount.exec(text)?.[1]?.replaceAll(",", ""));
  const billed = value(cells(tree, "appendix.risks"), /Azure bill exceeds the USD ([\d,]+) a year planned/);
  const yearly = value(cells(tree, "summary.headline"), /Recurring[^\n]* USD ([\d,]+) likely/);
  expect(billed).toBeLessThan(yearly);
  expect(value(cells(tree, "appendix.risks"), /planned \(of USD ([\d,]+) recurring in all\)/)).toBe(yearly);
});

test("several waves on one weekend are a risk with a weekend in reserve", () => {
  const risks = (window: string) =>
    cells(
      documentOf("azure-rehost", "enterprise", {
        servers: ["930"],
        "change-window": [window],
        timeline: ["3-6-months"],
      }),
      "appendix.risks",
    );
  expect(risks("monthly")).toMatch(/one of \d+ machines moves, up to \d+ on one weekend .*a reserve weekend agreed/);
  expect(risks("weekends")).not.toContain("on one weekend");
});

test("who trades in peak weeks is warned of sizes measured in quiet ones", () => {
  const risks = (industry: string) =>
    cells(documentOf("azure-rehost", "enterprise", { industry: [industry] }), "appendix.risks");
  expect(risks("retail")).toContain("Peak trading overloads one of");
  expect(risks("technology")).not.toContain("Peak trading");
});

test.each(SIZES)("a first wave at %s is not said to wait for the 30 days after which it moves", (size) => {
  const unknown = (tree: DocumentTree) => /An unknown dependency.*/.exec(cells(tree, "appendix.risks"))?.[0] ?? "";
  expect(unknown(landing(size))).toContain("Only servers easily spared for a day");
  expect(unknown(landing(size))).not.toContain("30 days");
  expect(unknown(documentOf("azure-rehost", size))).toContain("analysis for at least 30 days");
});

test("a narrow line that was given is tried at the desks before more than wave 0 moves", () => {
  const said = (bandwidth?: string) =>
    JSON.stringify(
      documentOf("azure-rehost", "small", { "head-count": ["9"], ...(bandwidth && { bandwidth: [bandwidth] }) }),
    );
  expect(said("18")).toContain("measured at the desks in wave 0, a condition of pilot exit");
  expect(said("200")).not.toContain("measured at the desks");
  expect(said()).not.toContain("measured at the desks");
});

test("daily work is measured against what carries it, not against the line of a room that is left", () => {
  const risks = (configuration: string) =>
    cells(documentOf(configuration, "enterprise", { bandwidth: ["5000"], sites: ["2"] }), "appendix.risks");
  expect(risks("azure-exit")).toContain("slow over the circuit of 1,000 Mbps, or the tunnel before it");
});
