import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf } from "./documents.ts";

test("a line too slow for the rollout is told with the speed that it needs", () => {
  const tree = (size: string) =>
    documentOf("m365-hybrid", { "company-size": [size], "current-technologies": ["exchange-server"] });
  const large = tree("enterprise");
  const weeks = (phase: string) => Number(new RegExp(`${phase} .*?\\((\\d+) weeks\\)`).exec(toMarkdown(large))?.[1]);
  const nights = (weeks("3 Rollout") + Math.floor(weeks("2 Build and pilot") / 4)) * 7;
  const sizing = cells(large, "architecture.sizing");
  const hours = Number(/([\d,]+) hours/.exec(sizing)?.[1]?.replace(",", ""));
  expect(sizing).toContain(
    `in the ${nights} nights from the pilot to go-live takes ${Math.ceil(hours / nights) * 10} Mbps`,
  );
  expect(hours).toBeGreaterThan(nights * 10);
  const ahead = /copies of the remaining data under way/;
  expect(cells(large, "timeline.tasks")).toMatch(ahead);
  // of a medium size the line is fast enough, but a rollout alone need not end them; a small one copies within a week
  expect(cells(tree("medium"), "architecture.sizing")).toMatch(/from the pilot on(?!; finishing)/);
  expect(cells(tree("medium"), "timeline.tasks")).toMatch(ahead);
  expect(cells(tree("small"), "architecture.sizing")).not.toMatch(/from the pilot/);
  expect(cells(tree("small"), "timeline.tasks")).not.toMatch(ahead);
});

test("nobody is sent to high-volume e-mail for mail to the outside", () => {
  for (const configuration of CONFIGURATIONS)
    expect(cells(documentOf(configuration), "architecture.ports"), configuration).toMatch(
      /high-volume e-mail delivers inside the tenant only/,
    );
});

test("a line that must carry more is told for each of the sites, counted or planned", () => {
  const line = (sites: Answers) =>
    cells(
      documentOf("m365-hybrid", {
        "company-size": ["enterprise"],
        "current-technologies": ["exchange-server"],
        ...sites,
      }),
      "architecture.sizing",
    );
  expect(line({ sites: ["30"] })).toMatch(
    /takes \d+0 Mbps in total, or \d+ Mbps for mail at the site of its servers and \d+ Mbps at each of 30 sites for files/,
  );
  expect(line({})).toMatch(/Mbps at each of 10 sites planned for files/);
});

test("a health check lists no connection that it leaves, and each fact is asked for once", () => {
  const named: Answers = { "company-size": ["medium"], "current-technologies": ["active-directory", "office-365"] };
  const ports = (configuration: string) => cells(documentOf(configuration, named), "architecture.ports");
  expect(ports("m365-optimise")).toMatch(/^Scanners and applications/);
  expect(ports("m365-secure")).toContain("Synchronisation servers");
  const asked = cells(documentOf("m365-secure", named), "environment.requests");
  expect(asked.match(/Connect Sync version/g)).toHaveLength(1);
});

test("mailboxes of a hosted provider that nobody named are switched together, and assumed against no adoption", () => {
  const tree = (size: string, maturity: string) =>
    documentOf("m365-new-tenant", { "company-size": [size], "cloud-maturity": [maturity] });
  const together = /then the others, copied in batches and switched together/;
  expect(cells(tree("medium", "no-cloud"), "architecture.components")).toMatch(together);
  expect(cells(tree("enterprise", "no-cloud"), "architecture.components")).toContain("then the others with their");
  expect(cells(tree("medium", "no-cloud"), "appendix.assumptions")).toContain("although no cloud adoption was stated");
  expect(cells(tree("medium", "some"), "appendix.assumptions")).not.toContain("although no cloud adoption");
});

test("file shares are copied by agents of Migration Manager, wherever files move beyond a small office", () => {
  const components = (configuration: string, size: string) =>
    cells(documentOf(configuration, { "company-size": [size] }), "architecture.components");
  expect(components("m365-new-tenant", "enterprise")).toContain("Migration Manager agents · 10 · 4 cores, 16 GB");
  expect(components("m365-optimise", "enterprise")).not.toContain("Migration Manager");
  const atSites = documentOf("m365-new-tenant", { "company-size": ["medium"], sites: ["4"] });
  expect(cells(atSites, "architecture.components")).toMatch(
    /Migration Manager agents · 4 · .*at least one at each site/,
  );
  expect(components("m365-new-tenant", "small")).not.toContain("Migration Manager");
});

test("files beyond the space of the plans, and beyond the line, are told with what they cost and need", () => {
  const tree = (gigabytes: string) =>
    documentOf("m365-new-tenant", {
      "company-size": ["enterprise"],
      "head-count": ["3504"],
      "shift-workers": ["0"],
      "file-volume": [gigabytes],
    });
  expect(cells(tree("79104"), "architecture.sizing")).toContain("43,040 GB go to OneDrive");
  expect(cells(tree("79104"), "appendix.assumptions")).toContain("USD 103,296 a year for all of it");
  expect(cells(tree("79104"), "appendix.risks")).toMatch(/Links do not have the [\d,]+0 Mbps/);
  expect(cells(tree("3000"), "appendix.risks")).not.toContain("Links do not have");
});

test("the limit of 300 seats is measured where it is near", () => {
  const sizing = (people: string) =>
    cells(
      documentOf("m365-new-tenant", { "company-size": ["medium"], "head-count": [people], "shift-workers": ["0"] }),
      "architecture.sizing",
    );
  expect(sizing("250")).toContain("Headroom to the 300-seat limit");
  expect(sizing("95")).not.toContain("300-seat limit");
});

test("devices are paid for by the plans in use where none of them is the main one", () => {
  const tree = documentOf("m365-optimise", {
    "company-size": ["small"],
    industry: ["other"],
    "current-technologies": ["teams"],
    "user-licences": ["0"],
  });
  expect(lintDocument(tree)).toEqual([]);
  expect(cells(tree, "architecture.components")).toMatch(/Devices in Intune .* · part of the plans in use$/m);
  const ward = toMarkdown(documentOf("m365-optimise", { industry: ["healthcare"], "user-licences": ["0"] }));
  expect(ward).toMatch(/\| Devices in Intune .* B-01; otherwise part of the plans in use \|/);
  expect(ward).not.toContain("leave the bill of materials");
});

test("a large move has two hybrid servers, and the speed that it assumes is a risk", () => {
  const tree = documentOf("m365-hybrid", {
    "company-size": ["enterprise"],
    "current-technologies": ["active-directory", "exchange-server"],
    "head-count": ["4000"],
    "mail-volume": ["48000"],
  });
  expect(cells(tree, "architecture.components")).toMatch(/Exchange Server SE · 2 ·/);
  expect(cells(tree, "bill")).toMatch(/Windows Server 2025 Standard for Exchange Server SE · 2 ·/);
  const speed = /takes ([\d,]+) Mbps/.exec(cells(tree, "architecture.sizing"))?.[1];
  expect(cells(tree, "appendix.risks")).toContain(`Links do not have the ${speed} Mbps`);
});
