import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { BUILDING, securityDocument } from "./documents.ts";

test("the picture shows the directory from which the accounts come", () => {
  const tree = securityDocument("security-identity", {
    "company-size": ["large"],
    "current-technologies": ["active-directory"],
  });
  expect(plainOf(tree, "architecture.diagram")).toContain("accounts, by Connect Sync");
});

test("Sentinel gets the sign-ins, and its alerts join the one queue", () => {
  const figure = toMarkdown(securityDocument("security-identity", { "company-size": ["enterprise"] }));
  expect(figure).toContain("[Conditional Access] --> [Microsoft Sentinel]: sign-ins");
  expect(figure).toContain("[Microsoft Sentinel] --> [Defender XDR]: alerts");
});

test("Exchange Server stands in Tier 0 in the figure where the scope says so", () => {
  for (const configuration of BUILDING)
    for (const size of ["small", "medium"])
      for (const technologies of [["active-directory"], ["active-directory", "exchange-server"]]) {
        const tree = securityDocument(configuration, { "company-size": [size], "current-technologies": technologies });
        const isTiered = /^Tier 0: .*Exchange Server/m.test(cells(tree, "solution.scope"));
        expect(toMarkdown(tree).includes("--> [Exchange Server]"), `${configuration} ${size}`).toBe(isTiered);
      }
});
