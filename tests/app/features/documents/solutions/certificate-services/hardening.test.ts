import { expect, test } from "vitest";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { everywhere } from "./documents.ts";

test("a control that is accepted before the pilot needs no device of it", () => {
  for (const technologies of [["active-directory"], ["active-directory", "office-365"]])
    for (const tree of everywhere({
      "current-technologies": technologies,
      "security-requirements": ["zero-trust", "data-loss-prevention"],
    }))
      expect(cells(tree, "security.controls")).not.toContain("of the pilot");
});

test("a small organisation is shown the weaknesses that a setting closes, and told what closes the others", () => {
  for (const tree of everywhere({})) {
    const codes = tableOf(tree, "pki.esc")?.rows.map(([code = ""]) => plain(code)) ?? [];
    const told = plainOf(tree, "pki.esc");
    for (let number = 1; number <= 17; number++)
      expect(
        codes.includes(`ESC${number}`) ||
          told.includes(`ESC${number}`) ||
          (number === 2 && told.includes("ESC1 to ESC3")),
      ).toBe(true);
  }
});

test("the version 1 templates that NDES enrols from are named, and published only for that", () => {
  for (const tree of everywhere({ "security-requirements": ["mobile-device-management"] })) {
    const hasConnector = /NDES and certificate connector/.test(cells(tree, "architecture.components"));
    expect(/CEP Encryption.*published only for that time/.test(cells(tree, "pki.templates"))).toBe(hasConnector);
    expect(/ESC15 .*except the two that NDES needs/.test(cells(tree, "pki.esc"))).toBe(hasConnector);
  }
});
