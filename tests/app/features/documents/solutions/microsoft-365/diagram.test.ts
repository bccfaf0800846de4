import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf } from "./documents.ts";

test("the drawing moves mail where mail moves, and files to SharePoint and OneDrive", () => {
  const drawn = (configuration: string, ...technologies: string[]) =>
    toMarkdown(documentOf(configuration, { "current-technologies": technologies }));
  const files = "--> [SharePoint, OneDrive, Teams]: files, HTTPS 443";
  expect(drawn("m365-secure", "office-365")).toContain(`[Current files] ${files}`);
  expect(drawn("m365-secure", "office-365")).not.toContain("[Exchange Online]: mail, HTTPS 443");
  expect(drawn("m365-new-tenant", "none")).toContain(`[Current mail and files] ${files}`);
  for (const technologies of [["none"], ["active-directory", "teams"]])
    expect(drawn("m365-new-tenant", ...technologies)).toContain(
      "[Current mail and files] --> [Exchange Online]: mail, HTTPS 443 or IMAP 993",
    );
});

test("mail in both directions is drawn where two sides stand beside each other, as among the connections", () => {
  for (const size of ["small", "medium"]) {
    const technologies = ["exchange-server", "active-directory"];
    const tree = documentOf("m365-new-tenant", { "company-size": [size], "current-technologies": technologies });
    const isBeside = size === "medium"; // a small firm is cut over on one weekend
    expect(toMarkdown(tree).includes("HTTPS 443, SMTP 25")).toBe(isBeside);
    expect(cells(tree, "architecture.ports").includes("TCP 25")).toBe(isBeside);
  }
});
