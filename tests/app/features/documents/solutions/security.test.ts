import { expect, test } from "vitest";
import { lintDocument } from "#app/features/documents/lint.ts";
import type { DocumentTree } from "#app/features/documents/tree.ts";
import { cells } from "./cells.ts";
import { securityDocument } from "./security-document.ts";

test("hardening of Tier 0 is about a directory, whether or not one was named", () => {
  const tree = securityDocument("security-tier0");
  expect(cells(tree, "timeline.tasks")).toContain("Tiering, LAPS, certificate templates");
  expect(cells(tree, "appendix.assumptions")).toMatch(/Active Directory exists, although it was not/);
  expect(lintDocument(tree)).toEqual([]);
});

test("shift workers hold F3, and no licence of a knowledge worker", () => {
  const bill = cells(securityDocument("security-detection", { "company-size": ["enterprise"] }), "bill");
  expect(bill).toMatch(/Microsoft 365 E5 · 1,500/);
  expect(bill).toMatch(/Microsoft 365 F3 for shift workers · 1,000/);
});

test("hardening of Tier 0 buys no plan for everybody", () => {
  const bill = cells(securityDocument("security-tier0", { "company-size": ["enterprise"] }), "bill");
  expect(bill).toMatch(/Defender for Identity · 2,500/);
  expect(bill).not.toMatch(/Microsoft 365 E|Sentinel/);
});

test("a step that a building project leaves to a road map is noticed", () => {
  const tree = securityDocument("security-tier0");
  const spoiled: DocumentTree = {
    ...tree,
    sections: tree.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === "table" && block.provenance.rule === "security.steps"
          ? { ...block, rows: block.rows.map((row) => row.with(1, "road map")) }
          : block,
      ),
    })),
  };
  expect(lintDocument(tree)).toEqual([]);
  expect(lintDocument(spoiled)).toContain("security.steps has a step without a task");
});
