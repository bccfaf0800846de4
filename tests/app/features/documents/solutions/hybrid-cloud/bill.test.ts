import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { basesOf, documentOf, EVERY } from "./documents.ts";

test("what is part of a plan is said of the plans that the client can buy", () => {
  const bill = (industry: string) =>
    cells(documentOf("hybrid-vpn", "medium", { industry: [industry], "primary-objective": ["remote-work"] }), "bill");
  expect(bill("education")).toContain("part of Microsoft 365 A3");
  expect(bill("retail")).toContain("part of Business Premium");
});

test("the first page says what a licence taken as owned costs once", () => {
  const answers: Answers = { "current-technologies": ["windows-server"], "primary-objective": ["remote-work"] };
  const headline = cells(documentOf("hybrid-vpn", "medium", answers), "summary.headline");
  expect(headline).toMatch(/probably owned: B-\d+ /);
  expect(headline).toMatch(/If not already owned · adds \S+ [\d,]+ one-off/);
});

test.each(EVERY)("%s at %s pays for servers under Arc, but not for guests of a cluster", (configuration, size) => {
  const tree = documentOf(configuration, size);
  const [, servers] = /Arc-enabled servers · (\d+)/.exec(cells(tree, "architecture.components")) ?? [];
  const [, guests = "0"] = /site for (\d+) workload/.exec(JSON.stringify(tree.sections)) ?? [];
  const charged = Number(servers) - Number(guests);
  const [, billed = "0", added = "0"] =
    /Update Manager for servers outside Azure · (\d+) · Arc-enabled servers[^;]*?(?: and (\d+) added)?;/.exec(
      cells(tree, "bill"),
    ) ?? [];
  expect(Number(billed)).toBe(charged + Number(added));
  expect(Number(added) > 0).toBe(size !== "small" && cells(tree, "bill").includes("for on-premises roles"));
  if (charged > 0)
    expect(cells(tree, "bill")).toContain(`month for each server${Number(added) > 0 ? ` and ${added} added` : ""}`);
  if (Number(added) > 0 && charged > 1) expect(cells(tree, "approach.tests")).toContain(`and the ${added} added`);
});

test("servers that the client counted for recovery are not called a quarter", () => {
  const bill = (answers: Answers) => cells(documentOf("hybrid-vpn", "medium", answers), "bill");
  expect(bill({})).toContain("a quarter of the servers; first 31 days free");
  expect(bill({ "fast-recovery": ["7"] })).toContain("given by the client; first 31 days free");
});

test("a first copy that travels on Data Box has a line in the bill", () => {
  for (const bandwidth of ["10", "10000"]) {
    const tree = composed(inputFor({ ...workedExample(), "solution-type": ["hybrid-cloud"], bandwidth: [bandwidth] }));
    expect(cells(tree, "bill").includes("Data Box"), bandwidth).toBe(bandwidth === "10");
  }
});

test.each(EVERY)("%s at %s buys the ExpressRoute gateway of the class that it draws", (configuration, size) => {
  const tree = documentOf(configuration, size);
  const megabits = /ErGw\dAZ, ([\d,]+) Mbps/.exec(cells(tree, "architecture.components"))?.[1]?.replace(",", "");
  const gigabits = /ExpressRoute gateway, (\d+) Gbps class/.exec(cells(tree, "bill"))?.[1];
  expect(gigabits && Number(gigabits) * 1000).toBe(megabits && Number(megabits));
});

test.each([
  [["zero-trust"], ["active-directory"], true],
  [["identity-management"], [], true],
  [["identity-management"], ["active-directory"], false],
  [["mfa"], ["active-directory"], false],
])("with %j beside %j, Entra ID P2 is bought where a control gives rights on request: %s", (asked, used, bought) => {
  const tree = documentOf("hybrid-vpn", "medium", {
    "security-requirements": asked,
    "current-technologies": used.length > 0 ? used : ["none"],
  });
  expect(cells(tree, "bill").includes("Entra ID P2 for administrators")).toBe(bought);
  expect(/just in time, for a few hours|with eligible roles/.test(cells(tree, "security.controls"))).toBe(bought);
});

test.each(EVERY)("%s at %s pays for no server three times what one plan of Defender holds", (configuration, size) => {
  for (const requirement of ["threat-protection", "zero-trust", "mfa"]) {
    const tree = documentOf(configuration, size, { "security-requirements": [requirement] });
    const bill = cells(tree, "bill");
    const isWatched = requirement !== "mfa";
    const bought = (plan: string) => Number(new RegExp(`Defender for Servers ${plan} · (\\d+)`).exec(bill)?.[1] ?? 0);
    const [, servers] = /Arc-enabled servers · (\d+)/.exec(cells(tree, "architecture.components")) ?? [];
    const [, guests = "0"] = /site for (\d+) workload/.exec(JSON.stringify(tree.sections)) ?? [];
    if (isWatched && Number(guests) > 0) expect(bought("P1")).toBeGreaterThanOrEqual(Number(guests)); // with the roles that it carries
    if (!isWatched) expect(bought("P1") + bought("P2")).toBe(0);
    const [, inAzure = "0"] = /Domain controller in Azure · (\d+)/.exec(bill) ?? [];
    if (isWatched) expect(bought("P2")).toBeGreaterThanOrEqual(Number(servers) - Number(guests) + Number(inAzure));
    if (isWatched) expect(bill).not.toMatch(/Update Manager for servers|Machine configuration for servers/);
    expect(bill.includes("with P1 would total USD 16")).toBe(bought("P2") > 0);
    if (configuration === "hybrid-azure-local" && isWatched && size !== "small")
      expect(JSON.stringify(tree.sections)).toContain(`${bought("P1")} × Defender for Servers P2`);
  }
});

test("machines that the project adds are watched like the others", () => {
  const bill = (configuration: string, size: string) =>
    cells(
      documentOf(configuration, size, {
        servers: ["6"],
        "current-technologies": ["windows-server", "active-directory"],
        "security-requirements": ["threat-protection"],
        "integration-needs": ["legacy-applications"],
      }),
      "bill",
    );
  expect(bill("hybrid-vpn", "small")).toMatch(
    /Defender for Servers P2 · 7 · each Arc-enabled server and 1 added machine;/,
  );
  expect(bill("hybrid-vpn", "medium")).toMatch(
    /Defender for Servers P2 · 10 · .* and 4 added machines, excluding replication appliances;/,
  ); // backup, two connectors
  expect(bill("hybrid-azure-local", "medium")).toMatch(/Defender for Servers P1 · 7 · cluster guests/);
  expect(bill("hybrid-azure-local", "medium")).toMatch(/Defender for Servers P2 · 3 · /); // a server that stays, too
  expect(bill("hybrid-vpn", "small")).not.toContain("if covered");
});

test("a machine in Azure costs what it does in the region proposed", () => {
  const input = inputFor({
    ...workedExample(),
    "solution-type": ["hybrid-cloud"],
    "solution-configuration": ["hybrid-vpn"],
  });
  const controller = (country: string) =>
    /Domain controller in Azure.*/.exec(
      cells(composed({ ...input, client: { ...input.client, country } }), "bill"),
    )?.[0];
  expect(controller("France")).toContain("USD 70 – 168 per machine and month");
  expect(controller("United States")).toContain("USD 70 – 140 per machine and month");
  expect(controller("France")).toContain("Hybrid Benefit");
});

test("the budget that watches Azure holds no licence of a person", () => {
  const tree = documentOf("hybrid-vpn", "enterprise", { "security-requirements": ["zero-trust"] });
  const [, told = ""] =
    /Azure spending exceeds the USD ([\d,]+) a year budgeted in this plan/.exec(cells(tree, "appendix.risks")) ?? [];
  const azure = cells(tree, "bill")
    .split("\n")
    .map((row) => row.split(" · "))
    .filter(([, , , , unit = "", , year]) => year !== "–" && unit.startsWith("USD") && !unit.includes("per user"))
    .reduce((sum, [, , , , , , year = ""]) => sum + Number(year.replaceAll(/[^\d]/g, "")), 0);
  expect(Number(told.replaceAll(",", ""))).toBe(azure);
  expect(cells(tree, "bill")).toContain("Entra ID P2 for administrators");
});

test("storage is counted by the tenth of a terabyte, and twelve people buy no whole one", () => {
  const bill = cells(documentOf("hybrid-expressroute", "small", { "head-count": ["12"], servers: ["2"] }), "bill");
  expect(bill).toMatch(/Replica disks of Site Recovery · 0\.2 · 0\.2 TB per protected machine/);
  const medium = cells(documentOf("hybrid-vpn", "medium", { "head-count": ["60"] }), "bill");
  expect(medium).toMatch(/Azure Files storage for File Sync · 0\.3 · 4 GB per user/);
  const large = cells(documentOf("hybrid-vpn", "enterprise", { "head-count": ["7825"] }), "bill");
  expect(large).toContain("Azure Files storage for File Sync · 31.3 · ");
});

test("Zero Trust is traced to the rights on request that are bought for it", () => {
  const tree = documentOf("hybrid-vpn", "medium", { "security-requirements": ["zero-trust"] });
  const [, line] = /^(B-\d+) · Entra ID P2 for administrators/m.exec(cells(tree, "bill")) ?? [];
  expect(cells(tree, "appendix.traceability")).toMatch(
    new RegExp(`Zero Trust architecture · .* · S-\\d · services, phase \\d; .*${line}`),
  );
  const both = documentOf("hybrid-vpn", "medium", { "security-requirements": ["zero-trust", "identity-management"] });
  expect(cells(both, "appendix.traceability")).toMatch(/^Identity management · .* · services, phase \d$/m);
});

test("the disks of a backup server are bought, and not taken for granted", () => {
  const tree = documentOf("hybrid-vpn", "enterprise", { servers: ["300"] });
  expect(cells(tree, "bill")).toContain("Backup server disk · 90 · TB: 1.5 times the data");
  expect(cells(tree, "appendix.assumptions")).not.toContain("TB of disk");
  expect(cells(tree, "bill")).toMatch(/Backup server disk · 90 · .* · EUR 80 – 200 per TB · 12,600 · –/);
  expect(cells(documentOf("hybrid-vpn", "small"), "bill")).not.toContain("Backup server disk");
});

test("a wider line that is asked for stands in the bill, to be quoted", () => {
  const bill = (bandwidth: string) =>
    cells(documentOf("hybrid-vpn", "enterprise", { bandwidth: [bandwidth], servers: ["300"] }), "bill");
  expect(bill("100")).toMatch(/Internet line upgrade · 1 · 450 Mbps/);
  expect(bill("1000")).not.toContain("Internet line upgrade");
  const tree = documentOf("hybrid-vpn", "enterprise", { bandwidth: ["100"], servers: ["300"] });
  expect(JSON.stringify(tree.sections[0])).toMatch(/to be quoted: [^"]*Internet line upgrade/);
});

test.each(EVERY)("%s at %s traces Zero Trust to the lines that its control needs", (configuration, size) => {
  const tree = documentOf(configuration, size, { "security-requirements": ["mfa", "zero-trust"] });
  const lines = cells(tree, "bill").split("\n");
  const row = cells(tree, "appendix.traceability").match(/^.*Zero Trust.*$/m)?.[0] ?? "";
  const traced = [...row.matchAll(/B-(\d+)(?: to B-(\d+))?/g)].map(([, first, last = first]) =>
    [first, last].map(Number),
  );
  for (const item of ["Defender for Servers", "Entra ID P1 for published", "Entra ID P2 for administrators"]) {
    const place = lines.findIndex((line) => line.includes(`· ${item}`)) + 1;
    expect(
      traced.some(([first = 0, last = 0]) => first <= place && place <= last),
      item,
    ).toBe(true);
  }
});

test("licences of 2012 run no guest of a cluster", () => {
  const bill = (version: string) =>
    cells(
      documentOf("hybrid-azure-local", "small", { "windows-server-version": [version], "head-count": ["12"] }),
      "bill",
    );
  expect(bill("2012")).not.toMatch(/for cluster guests[^\n]*probably owned|2025 access licences[^\n]*probably owned/);
  expect(bill("2022")).toMatch(/for cluster guests · [2-9] · [^\n]*may not · USD[^\n]*· [\d,]+ · –/); // new machines are licensed anew
  expect(bill("2025")).toContain("1 per user of guests on 2025");
  expect(bill("2025")).not.toContain("earlier version");
});

test("file servers after the first are paid for, and no second gateway by an option that has one", () => {
  expect(cells(documentOf("hybrid-vpn", "medium", { sites: ["3"] }), "bill")).toContain("File Sync servers · 2 · ");
  expect(cells(documentOf("hybrid-vpn", "medium", { sites: ["1"] }), "bill")).not.toContain("File Sync servers");
  expect(basesOf("hybrid-vpn", "enterprise", { sites: ["10"] })).not.toContain("VPN tunnel above ten");
});
