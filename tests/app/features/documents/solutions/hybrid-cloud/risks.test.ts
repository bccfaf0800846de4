import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, RUNNING } from "./documents.ts";

test("nobody is to confirm the date of a circuit while everybody is away", () => {
  const input = inputFor({
    ...workedExample(),
    "solution-type": ["hybrid-cloud"],
    "solution-configuration": ["hybrid-expressroute"],
    timeline: ["6-12-months"],
  });
  const trigger = (today: string) => cells(composed({ ...input, today: new Date(today) }), "appendix.risks");
  expect(trigger("2026-11-09T10:00:00Z")).toContain("No confirmed delivery date by 18 December 2026");
  expect(trigger("2027-02-08T10:00:00Z")).toMatch(/No confirmed delivery date by \d+ March 2027/);
});

test("who administers Azure administers the servers under Arc, and no risk says otherwise", () => {
  const risks = cells(documentOf("hybrid-vpn", "enterprise"), "appendix.risks");
  expect(risks).toContain("treated as a server administrator");
  expect(risks).not.toContain("its own administrators");
});

test("latency is feared for what talks to a database, by name", () => {
  const tree = documentOf("hybrid-vpn", "medium", {
    ...RUNNING,
    "integration-needs": [
      "crm",
      "erp",
      "legacy-applications",
      "third-party-apis",
      "database-systems",
      "reporting-tools",
    ],
  });
  expect(cells(tree, "appendix.risks")).toContain("Latency disrupts ERP systems and database systems");
});

test("a cluster of two runs the risk of an update, and SharePoint beside Microsoft 365 is taken as the service", () => {
  const counted: Answers = {
    servers: ["11"],
    "windows-server-version": ["2022"],
    skills: ["experienced"],
    "integration-needs": ["no-integrations"],
  };
  const risks = (size: string) => cells(documentOf("hybrid-azure-local", size, counted), "appendix.risks");
  expect(risks("medium")).toContain("One of 2 cluster machines fails during an update of the other");
  expect(risks("enterprise")).not.toContain("during an update");
  const named = documentOf("hybrid-vpn", "medium", {
    ...RUNNING,
    "current-technologies": ["windows-server", "office-365", "sharepoint"],
  });
  expect(cells(named, "environment.technologies")).toContain(
    "Assumed to be SharePoint Online, not changed by this project",
  );
});

test("a contract for a circuit may outlast a site that is sold or moved", () => {
  const risks = (configuration: string, reason: string) =>
    cells(
      documentOf(configuration, "medium", {
        ...RUNNING,
        "windows-server-version": ["2022"],
        "integration-needs": ["no-integrations"],
        deadline: ["2027-12-01"],
        "deadline-reason": [reason],
      }),
      "appendix.risks",
    );
  expect(risks("hybrid-expressroute", "merger")).toContain("while the circuit's contract still runs");
  expect(risks("hybrid-expressroute", "budget")).not.toContain("contract still runs");
  expect(risks("hybrid-vpn", "merger")).not.toContain("contract still runs");
});

test("an old Exchange is answered by more than rules of a firewall", () => {
  const risks = (...technologies: string[]) =>
    cells(documentOf("hybrid-vpn", "medium", { "current-technologies": technologies }), "appendix.risks");
  expect(risks("exchange-server")).toContain(
    "Exchange Server closed to the internet, then upgraded to SE or retired, by the client;",
  );
  expect(risks("windows-server")).not.toContain("upgraded to SE");
});

test("partners behind a single line have a risk, and are asked for before their gateway is decided", () => {
  const tree = documentOf("hybrid-vpn", "medium", { "integration-needs": ["third-party-apis"] });
  expect(cells(tree, "appendix.risks")).toMatch(
    /only internet line of the (main )?site fails, and partners reach no system/,
  );
  expect(cells(tree, "environment.requests")).toContain("Partners and their interfaces, with who calls whom");
  const wan = documentOf("hybrid-virtual-wan", "medium", { "integration-needs": ["third-party-apis"] });
  expect(cells(wan, "appendix.risks")).not.toContain("partners reach no system");
});
