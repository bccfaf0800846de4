import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite } from "./documents.ts";

test("licences of thousands that use the cloud are taken as part of a plan, with their price beside", () => {
  const bill = (cloud: string) =>
    cells(
      documentOf("sccm-enterprise", { "cloud-maturity": [cloud], "current-technologies": ["active-directory"] }),
      "bill",
    );
  expect(bill("some")).toMatch(/Mobility \+ Security E3.*assumed to be owned/);
  expect(bill("no-cloud")).toMatch(/Mobility \+ Security E3.*no Microsoft 365 plan was named/);
});

test("every server of the component table is paid by a licence, and the site's own database by none", () => {
  for (const tree of everySite()) {
    const [, windows] = /^(B-\d+) · Windows Server/m.exec(cells(tree, "bill")) ?? [];
    expect(cells(tree, "architecture.components")).toContain(`${windows}`);
    expect(cells(tree, "bill")).not.toContain("SQL Server");
    expect(cells(tree, "decisions")).toContain("The Configuration Manager licence includes SQL Server");
  }
});

test("nobody's licence is counted twice", () => {
  for (const tree of everySite({ industry: ["manufacturing"], "cloud-maturity": ["no-cloud"] })) {
    const [users] = /\d[\d,]*/.exec(cells(tree, "environment.facts")) ?? [];
    const seats = [...cells(tree, "bill").matchAll(/(?:Microsoft 365 F3|Mobility \+ Security E3)[^·]*· ([\d,]+)/g)].map(
      ([, seat = ""]) => Number(seat.replaceAll(",", "")),
    );
    expect(seats).toHaveLength(2);
    expect(seats.reduce((sum, seat) => sum + seat, 0)).toBe(Number(users?.replaceAll(",", "")));
  }
  const held: Answers = { industry: ["manufacturing"], "head-count": ["100"], "user-licences": ["90"] };
  expect(cells(documentOf("sccm-medium", held), "bill")).toMatch(
    /365 F3[^·]*· 10 · users without a licence of the main/,
  );
});

test("a plan of which licences are counted is neither missing nor bought again, and none is counted where none is owned", () => {
  const licences = (industry: string, held: string, technologies = ["active-directory"]) =>
    everySite({ industry: [industry], "current-technologies": technologies, "user-licences": [held] }).map((tree) =>
      cells(tree, "bill"),
    );
  for (const bill of [...licences("technology", "12"), ...licences("education", "12")]) {
    expect(bill).toContain("counted as owned");
    expect(bill).not.toContain("no Microsoft 365 plan was named");
  }
  for (const bill of licences("education", "90000"))
    expect(bill).toMatch(/^B-\d+ · Intune for education.* · owned · /m);
  for (const bill of licences("technology", "0", ["active-directory", "office-365"]).slice(2)) {
    expect(bill).toContain("as no main Microsoft 365 plan is owned");
    expect(bill).not.toContain("counted as owned");
  }
  for (const tree of everySite({ industry: ["education"], "user-licences": ["12"] }))
    expect(cells(tree, "appendix.assumptions")).toMatch(/\(12 licences\) includes Intune.*academic quotation/);
  const [school] = everySite({ industry: ["education"], "user-licences": ["12"] });
  expect(JSON.stringify(school?.sections)).not.toContain("Entra plans and pricing");
});

test("users who share the devices that were given are counted by them, and not by the name of the site", () => {
  const shops: Answers = { industry: ["retail"], "cloud-maturity": ["some"], devices: ["3479"] };
  const tree = documentOf("sccm-enterprise", { ...shops, "user-licences": ["3371"] });
  expect(cells(tree, "environment.facts")).toMatch(/^Users · about 3,479 · one per device/m);
  expect(cells(tree, "bill")).toMatch(/Microsoft 365 F3 .* · 108 · .*\n.*Mobility \+ Security E3 · 3,371 /);
  expect(cells(documentOf("sccm-enterprise", { industry: ["retail"] }), "environment.facts")).toMatch(
    /^Users · about 10,000 · derived from the devices of the chosen configuration/m,
  );
});

test("nobody is sold a whole suite for two of its parts that co-management needs", () => {
  const tree = (size: string, held: string) =>
    documentOf(size === "small" ? "sccm-small" : "sccm-medium", {
      "company-size": [size],
      industry: ["technology"],
      "current-technologies": ["active-directory", "office-365"],
      "head-count": [size === "small" ? "40" : "2000"],
      "user-licences": [held],
    });
  const bill = (size: string, held: string) => cells(tree(size, held), "bill");
  expect(bill("enterprise", "700")).toMatch(/Mobility \+ Security E3 · 1,300 .*2,000 needed, 700 owned/);
  expect(bill("small", "30")).toMatch(
    /Mobility \+ Security E3 · 10 .*\n.*\(Intune Plan 1\) · 30 .*\n.*Entra ID P1 · 30 /,
  );
  for (const [size, part] of [
    ["small", "Entra ID P1"],
    ["enterprise", "Mobility \\+ Security E3"],
  ] as const) {
    expect(bill(size, "unknown")).toMatch(/(?:Mobility \+ Security E3|Entra ID P1).*assumed to be owned/);
    if (size === "small") expect(plainOf(tree(size, "unknown"), "budget.owned")).toBe("");
    else expect(plainOf(tree(size, "unknown"), "budget.owned")).toMatch(new RegExp(`Probably owned already.*${part}`));
    expect(plainOf(tree(size, "2000"), "budget.owned")).toMatch(new RegExp(`Owned, as counted by the client.*${part}`));
    for (const held of ["30", "2000", "unknown"]) expect(bill(size, held)).not.toContain("(includes Intune");
  }
});

test("Business Premium brings no rights of Configuration Manager: they are bought where it is the usual plan", () => {
  for (const technology of ["office-365", "teams"]) {
    const cloud = { "current-technologies": ["active-directory", technology], industry: ["finance"] };
    for (const tree of [documentOf("sccm-small", cloud), documentOf("sccm-medium", cloud)]) {
      const rights = cells(tree, "bill")
        .split("\n")
        .find((row) => row.includes("Configuration Manager rights"));
      expect(rights).toContain("Business Premium, the usual plan at this size, includes Intune without them");
      expect(plainOf(tree, "budget.owned")).not.toContain("Configuration Manager rights");
      expect(cells(tree, "appendix.assumptions")).toContain("as Business Premium does");
    }
    const enterprise = cells(documentOf("sccm-enterprise", cloud), "bill");
    expect(enterprise).toContain("included in Microsoft 365 E3 and E5");
    expect(enterprise).not.toContain("Business Premium");
  }
  const [small, ...larger] = everySite();
  for (const tree of larger) expect(JSON.stringify(tree.sections)).not.toContain("Business Premium");
  expect(small && cells(small, "bill")).toMatch(
    /with Intune alone, Business Premium \(about USD [\d,]+ a year\) adds mail/,
  );
});

test("management licences carry the Software Assurance of the three years that are summed", () => {
  for (const tree of everySite({ servers: ["30"] }))
    expect(cells(tree, "bill")).toContain("three years of Software Assurance that the current branch needs");
});

test("Intune and Entra ID P1 are bought in the plan that costs less than both apart", () => {
  for (const tree of everySite({ "cloud-maturity": ["no-cloud"], "company-size": ["large"] })) {
    expect(cells(tree, "bill")).toMatch(/^B-\d+ · Enterprise Mobility \+ Security E3 · \d+ · Intune, Entra ID P1 and/m);
    expect(cells(tree, "bill")).not.toMatch(/^B-\d+ · (?:Intune Plan 1|Entra ID P1) /m);
  }
  expect(PRICES["ems-e3"].high).toBeLessThan(PRICES["intune-p1"].low + PRICES["entra-p1"].low);
});

test("a plan that is owned after all is missed at what the suite costs more than the rights of the site", () => {
  const { low, high } = PRICES["intune-p1"];
  expect(PRICES["suite-over-intune"].low).toBe(PRICES["ems-e3"].low - (low + high) / 2);
  const tree = documentOf("sccm-small", {
    "company-size": ["medium"],
    industry: ["finance"],
    "current-technologies": ["active-directory", "teams"],
    "head-count": ["100"],
  });
  expect(cells(tree, "bill")).toMatch(
    /^B-\d+ · Entra ID P1 · 100 · .* · probably owned, else USD 3 per user and month/m,
  );
});

test("a bill with a suite is not told to have none", () => {
  for (const tree of everySite({
    "primary-objective": ["cost-reduction", "enhance-security"],
    "cloud-maturity": ["no-cloud"],
  })) {
    expect(cells(tree, "bill")).toContain("Enterprise Mobility + Security E3");
    expect(JSON.stringify(tree.sections)).toContain("Discovery lists what this project replaces (patching");
    expect(JSON.stringify(tree.sections)).not.toContain("buys no security suite");
  }
});

test("who has no Business Premium is bought Intune and Entra ID P1 with the rights of the site, whatever option is taken", () => {
  const tree = (held: string) =>
    documentOf("sccm-small", {
      "company-size": ["medium"],
      industry: ["finance"],
      "current-technologies": ["active-directory", "teams"],
      "cloud-maturity": ["cloud-first"],
      "head-count": ["100"],
      "user-licences": [held],
    });
  const yearly = (held: string, letter: string) =>
    Number(
      new RegExp(`^${letter}[ :].*`, "m")
        .exec(cells(tree(held), "options.figures"))?.[0]
        .split(" · ")[4]
        ?.match(/USD ([\d,]+)/)?.[1]
        ?.replaceAll(",", ""),
    );
  expect(cells(tree("80"), "bill")).toMatch(/Mobility \+ Security E3 · 20 .*; 100 needed, 80 owned/);
  expect(cells(tree("100"), "bill")).not.toContain("Mobility + Security");
  expect(yearly("80", "B") - yearly("100", "B")).toBeGreaterThan(2000);
});

test("a school is told that the lines at commercial prices await its own quotation", () => {
  const bill = (industry: string) => everySite({ industry: [industry] }).map((tree) => cells(tree, "bill"));
  for (const lines of bill("education"))
    for (const item of ["Windows Server 2025 Standard", "System Center"])
      expect(lines.split("\n").find((row) => row.includes(item))).toContain("commercial price, academic by quotation");
  for (const lines of bill("finance")) expect(lines).not.toContain("academic");
});

test("who counts no licence of the main plan is not taken to own that of shift workers either", () => {
  const line = (held: string) =>
    cells(
      documentOf("sccm-medium", {
        "company-size": ["medium"],
        industry: ["manufacturing"],
        "current-technologies": ["active-directory", "teams"],
        "user-licences": [held],
      }),
      "bill",
    )
      .split("\n")
      .find((row) => row.includes("Microsoft 365 F3"));
  expect(line("0")).toMatch(/ · USD 10 per user and month[^·]* · – · [\d,]+$/);
  expect(line("0")).toContain("; F1 (USD 3, USD 8,400 a year less) is enough without");
  for (const held of ["90", "unknown"])
    expect(line(held)).toMatch(/ · probably owned, else USD [\d. –]+ per [^·]+ · – · –/);
});

test("where costs are an aim, shift workers are planned with the least plan that has the rights", () => {
  const bill = (objective: string) =>
    cells(
      documentOf("sccm-enterprise", {
        industry: ["healthcare"],
        "cloud-maturity": ["early"],
        "primary-objective": [objective],
      }),
      "bill",
    );
  expect(bill("cost-reduction")).toMatch(/365 F1 .* · 4,000 · .*F3 \(USD 10, USD 336,000 a year more\)/);
  expect(bill("cost-reduction")).not.toMatch(/^B-\d+ · Microsoft 365 F3/m);
  expect(bill("innovation")).toMatch(/365 F3 .* · 4,000 · /);
});

test("a handful of devices is not operated with the days of five hundred", () => {
  const operations = (size: string) =>
    /^B-\d+ · Operations by the consultant · (\d+)/m.exec(
      cells(documentOf("sccm-small", { "company-size": [size] }), "bill"),
    )?.[1];
  expect(operations("small")).toBe("5");
  expect(operations("medium")).toBe("8");
});
