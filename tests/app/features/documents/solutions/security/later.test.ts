import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { SIZES, securityDocument } from "./documents.ts";

const hardening = (size: string, answers: Answers = {}) =>
  securityDocument("security-tier0", {
    "company-size": [size],
    "current-technologies": ["active-directory", "teams"],
    "security-requirements": ["data-encryption", "data-loss-prevention"],
    ...answers,
  });

test("what hardening of Tier 0 leaves is priced, and the first page says at what", () => {
  for (const size of SIZES) {
    const tree = hardening(size);
    const rows = cells(tree, "security.later");
    for (const what of ["Conditional Access for all", "Detection on", "disks encrypted", "loss prevention from"])
      expect(rows, size).toContain(what);
    const days = rows.split("\n").reduce((sum, row) => sum + Number(row.split(" · ")[1]), 0);
    const [, told = "", cost = ""] = /budget, ([\d.,]+) person-days or (EUR [\d,]+)/.exec(toMarkdown(tree)) ?? [];
    expect(Number(told.replaceAll(",", "")), size).toBe(days);
    const [, left = ""] =
      /to later steps, priced at about EUR ([\d,]+) before contingency/.exec(plainOf(tree, "summary.situation")) ?? [];
    const decided = [...plainOf(tree, "summary.decisions").matchAll(/ days?, EUR ([\d,]+), and /g)].map(
      ([, sum = ""]) => sum,
    );
    expect(decided, size).toHaveLength(2); // no step is priced twice: the sponsor decides on the rest of what was required
    const paid = [left, ...decided].reduce((sum, amount) => sum + Number(amount.replaceAll(",", "")), 0);
    expect(paid, size).toBe(Number(cost.replace(/[^\d]/g, "")));
  }
});

test("what the project does itself is not left to a later step, and other projects leave none", () => {
  const asked = { "security-requirements": ["threat-protection", "zero-trust"] };
  expect(tableOf(hardening("medium", asked), "security.later")).toBeUndefined();
  expect(tableOf(securityDocument("security-identity"), "security.later")).toBeUndefined();
  const fresh = hardening("large", { "current-technologies": ["active-directory"] });
  expect(cells(fresh, "security.later")).toMatch(
    /Security E3 \(Entra ID P1 and Intune\)[\s\S]*Intune, in the suite above/,
  );
});
