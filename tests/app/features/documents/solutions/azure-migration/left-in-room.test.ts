import { expect, test } from "vitest";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { documentOf } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test("what stays in the room is said, and why", () => {
  const technologies = { "current-technologies": ["exchange-server", "sharepoint", "active-directory"] };
  expect(plainOf(documentOf("azure-rehost", "medium", technologies), "approach.coexistence")).toMatch(
    /still holds 2 domain controllers, 1 Exchange server and 1 SharePoint server: mail moves/,
  );
  expect(plainOf(documentOf("azure-exit", "medium", technologies), "approach.coexistence")).not.toMatch(/still holds/);
  const crowded = documentOf("azure-rehost", "small", { ...technologies, servers: ["2"] });
  expect(cells(crowded, "architecture.sizing")).toContain(
    "1 domain controller (with Exchange and SharePoint) · 2 − 1 = 1",
  );
  expect(plainOf(crowded, "approach.coexistence")).toContain("is demoted once Exchange and SharePoint have left");
});

test("only what stays is said to leave, and one controller is no more than one", () => {
  const technologies = { "current-technologies": ["exchange-server", "active-directory"], servers: ["2"] };
  const said = plainOf(documentOf("azure-rehost", "small", technologies), "approach.coexistence");
  expect(said).toContain(
    "still holds 1 domain controller (with Exchange): the old controller is demoted once Exchange has left in",
  );
  expect(said).toContain("The room is paid for until empty");
});

test("nothing stands in the way of the room's end but what stays in it", () => {
  const risksOf = (...technologies: string[]) =>
    cells(documentOf("azure-exit", "medium", { "current-technologies": technologies }), "appendix.risks");
  expect(risksOf("exchange-server", "sharepoint", "office-365")).toContain("because it still holds mail");
  expect(risksOf("sharepoint", "windows-server")).toContain("because it still holds sites");
  expect(risksOf("exchange-server", "sharepoint")).toContain("because it still holds mail or sites");
});

test("an exit leaves no SharePoint server in a room that is handed back", () => {
  const assumed = (configuration: string) =>
    plainOf(
      documentOf(configuration, "medium", { "current-technologies": ["sharepoint", "office-365"] }),
      "environment.technologies",
    );
  expect(assumed("azure-exit")).toMatch(
    /SharePoint Online: .*move as additional machines, or their sites in a separate project before the last wave/,
  );
  expect(assumed("azure-rehost")).toMatch(/SharePoint Online: .*servers, if any, stay in the room/);
});

test("an exit says on the first page what the mail that it waits for may take", () => {
  const left = documentOf("azure-exit", "small", { "current-technologies": ["exchange-server"] });
  expect(cells(left, "summary.decisions")).toMatch(
    /mail leaves the room \(not in the totals; guide for a move to Microsoft 365: 8 to 22 days, likely 14\), or order/,
  );
});

test("what stays at a plant keeps a controller there", () => {
  const exit = (industry: string) =>
    documentOf("azure-exit", "medium", {
      industry: [industry],
      "current-technologies": ["windows-server", "active-directory"],
    });
  expect(cells(exit("manufacturing"), "decisions")).toContain("except one for the systems staying at the plant");
  expect(cells(exit("manufacturing"), "timeline.tasks")).toContain(
    "on-premises controllers demoted except at the plant",
  );
  expect(cells(exit("retail"), "timeline.tasks")).not.toContain("at the plant");
});

test("old controllers follow the account of the new ones, and the servers an exit waits for are named", () => {
  const decided = cells(
    documentOf("azure-exit", "medium", {
      "current-technologies": ["windows-server", "active-directory", "exchange-server"],
    }),
    "decisions",
  );
  expect(decided).toMatch(/RID pool\. Controllers in the room are demoted before it is handed back\./);
  expect(decided).toContain("No wave includes the Exchange server, and the room");
});

test("a first wave says what it costs to wait, how it is undone, and that it saves nothing yet", () => {
  for (const size of ["small", "medium"]) {
    const tree = documentOf("azure-landing-zone", size, { "primary-objective": ["cost-reduction"] });
    expect(plainOf(tree, "approach.coexistence")).toMatch(/a twelfth of the annual sum above\. If none follows/);
    expect(plainOf(tree, "summary.situation")).toMatch(
      /adds cost and saves none.*an estimated EUR [\d,]+ a year today, all \d+ that can move EUR [\d,]+, .*cost more, too/,
    );
    expect(cells(tree, "appendix.assumptions")).toContain("A server in the room costs EUR 35 to EUR 100 a month");
  }
  expect(plainOf(documentOf("azure-rehost", "small"), "approach.coexistence")).not.toContain("If none follows");
});

test("the first page admits that a first wave brings the limits stated to nothing that stays in the room", () => {
  const said = (id: string, limits: object) => plainOf(documentOf(id, "medium", limits), "summary.situation");
  const both = { "recovery-time": ["hour"], "data-loss": ["hour"] };
  expect(said("azure-landing-zone", both)).toContain("do not gain the outage and data loss limits stated");
  expect(said("azure-landing-zone", { "data-loss": ["minutes"] })).toContain("do not gain the data loss limit stated");
  expect(said("azure-landing-zone", { "data-loss": ["day"] })).not.toContain("do not gain");
  expect(said("azure-rehost", both)).not.toContain("do not gain");
});
