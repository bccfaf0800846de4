import { expect, test } from "vitest";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { contentWith, everywhere } from "./documents.ts";

test("a school's own risk is about the devices that get certificates", () => {
  for (const tree of everywhere({ industry: ["education"] }))
    expect(cells(tree, "appendix.risks")).not.toContain("Own devices");
});

test("a restore that is practised is a small risk where days are allowed, or no time was given", () => {
  for (const tree of [...everywhere({ "recovery-time": ["days"] }), ...everywhere({})]) {
    const risk =
      cells(tree, "appendix.risks")
        .split("\n")
        .find((row) => row.includes("Restoring a CA")) ?? "2 × 4";
    expect(risk).toContain("2 × 4");
  }
});

test("where a second authority enrols meanwhile, a slow restore is no risk of its own", () => {
  const warned = everywhere({ "recovery-time": ["hours"] }).filter((tree) =>
    cells(tree, "appendix.risks").includes("Restoring a CA takes longer than the 4 hours allowed"),
  );
  expect(warned.length).toBeGreaterThan(0);
  for (const tree of warned) expect(cells(tree, "architecture.components")).toMatch(/ssuing CA · 1 /);
});

test("who prepares a merger or sale agrees first which authority remains", () => {
  for (const reason of ["merger", "contract"])
    for (const tree of everywhere({ deadline: ["2027-10-07"], "deadline-reason": [reason] }))
      expect(reason === "merger" || !cells(tree, "appendix.risks").includes("another party's forest")).toBe(true);
  const { risks } = contentWith({
    "company-size": ["enterprise"],
    deadline: ["2027-10-07"],
    "deadline-reason": ["merger"],
  });
  expect(risks.map(({ id }) => id)).toContain("PK15");
});
