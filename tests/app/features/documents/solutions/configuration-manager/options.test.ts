import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite, type SITES } from "./documents.ts";

test("Intune alone is ranked wherever a site is, with what it lacks in its drawback and in points", () => {
  const documents = (industry: string) => {
    const tree = documentOf("sccm-medium", {
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory", "windows-server"],
      "primary-objective": ["productivity"],
      industry: [industry],
    });
    const intune = /^B: Intune only · .*/m.exec(cells(tree, "options.description"))?.[0] ?? "";
    return { verdict: plainOf(tree, "options.verdict"), scores: cells(tree, "options.scores"), intune };
  };
  for (const industry of ["finance", "government", "retail", "education", "healthcare"]) {
    const { verdict, scores } = documents(industry);
    expect(verdict).not.toContain("not ranked");
    expect(scores).toMatch(/Weighted score · 100%( · [\d.]+){4}/);
  }
  expect(documents("retail").intune).toContain(
    "no maintenance windows for tills and kiosks; servers are patched without",
  );
  expect(documents("retail").scores).toMatch(/^Improve productivity · \d+% · 4 · 3 · 4 · 4$/m);
  for (const industry of ["finance", "education", "healthcare"]) // a ward restarts by hand, whichever option is taken
    expect(documents(industry).intune).not.toContain("maintenance windows");
});

test("servers that are hardened have the report of their settings in the price of Intune alone", () => {
  const lines = (industry: string) => {
    const tree = documentOf("sccm-medium", {
      "company-size": ["enterprise"],
      "current-technologies": ["active-directory", "windows-server"],
      "primary-objective": ["innovation"],
      industry: [industry],
      servers: ["200"],
    });
    return `${cells(tree, "outline.design")}\n${cells(tree, "outline.cost")}`;
  };
  expect(lines("government")).toContain("Azure machine configuration for a server outside Azure · 200 · USD 6");
  expect(lines("government")).toMatch(
    /, I-1 pass with Intune in place of the site, deviations from the hardening baseline/,
  );
  expect(lines("government")).toContain("servers hardened by group policy, their deviations reported by Azure machine");
  expect(lines("technology")).toContain("Azure Update Manager for a server outside Azure · 200");
  expect(lines("technology")).not.toContain("machine configuration");
});

test("what a sector loses with Intune alone is said where that is asked for, and how its devices are updated there", () => {
  const retail = (size: string, answers: Answers = {}) =>
    documentOf("sccm-small", { "company-size": [size], industry: ["retail"], ...answers });
  for (const size of ["small", "medium"]) {
    const tree = retail(size, { "primary-objective": ["cost-reduction", "innovation"] });
    expect(plainOf(tree, "summary.decisions")).toContain(
      "with Intune alone, tills and kiosks restart at one fixed hour of the week, without maintenance windows; with B, ",
    );
    expect(cells(tree, "outline.design")).toContain(
      "tills and kiosks in a ring that installs and restarts at one fixed",
    );
    expect(cells(tree, "outline.design")).toContain("tills and kiosks cannot restart at one fixed hour of the week");
  }
  const ward = retail("medium", { industry: ["healthcare"], "primary-objective": ["innovation"] });
  expect(cells(ward, "outline.design")).toContain("clinical devices in a ring of their own without deadlines");
  expect(plainOf(ward, "summary.decisions")).not.toContain("maintenance windows");
});

test("the first page says what is cheaper and scores nearly as much", () => {
  const answers: Answers = {
    "current-technologies": ["windows-server"],
    "cloud-maturity": ["cloud-first"],
    "primary-objective": ["enhance-security", "scalability"],
    timeline: ["12-plus-months"],
  };
  const [, , large] = everySite(answers);
  expect(large && plainOf(large, "summary.recommendation")).toMatch(
    /It is not the cheapest of those ranked: its three-year cost is .* for B \(Intune only\)/,
  );
});

test("the cloud alone is told to lack the windows of what may not restart", () => {
  const left = (industry: string) =>
    cells(documentOf("sccm-medium", { industry: [industry], "cloud-maturity": ["cloud-first"] }), "options.figures");
  expect(left("retail")).toContain("maintenance windows for tills and kiosks");
  expect(left("finance")).not.toContain("maintenance windows");
});

test("a medium site that a small one could replace says what it costs more", () => {
  const tree = documentOf("sccm-medium", { "company-size": ["medium"] });
  expect(cells(tree, "decisions")).toContain("The small site (option B) would also support");
  expect(cells(tree, "options.description")).toMatch(/^B: Small Configuration Manager site/m);
  expect(cells(tree, "options.figures")).toMatch(/^B · \d+ · .*second management point/m);
  const daysOf = (letter: string) =>
    Number(new RegExp(`^${letter} · ([\\d.]+) · `, "m").exec(cells(tree, "options.figures"))?.[1]);
  expect(daysOf("B")).toBeLessThan(daysOf("A"));
  expect(daysOf("B")).toBeGreaterThan(daysOf("A") * 0.9); // its waves, its pilot and its tests are those of A
  const larger = documentOf("sccm-medium", { "company-size": ["medium"], devices: ["300"], servers: ["201"] });
  expect(cells(larger, "options.description")).not.toContain("Small Configuration Manager site");
});

test("no tool that only patches is compared where protection, encryption, loss prevention or packaging is required", () => {
  const rivals = (wish: string, integration = "reporting-tools") =>
    cells(
      documentOf("sccm-small", {
        "security-requirements": [wish],
        "integration-needs": [integration],
        industry: ["other"],
      }),
      "options.figures",
    );
  expect(rivals("identity-management")).toContain("Third-party patching tool");
  for (const wish of ["threat-protection", "data-encryption", "data-loss-prevention"])
    expect(rivals(wish)).toContain("Third-party endpoint management");
  for (const packaged of ["crm", "legacy-applications"])
    expect(rivals("identity-management", packaged)).toContain("Third-party endpoint management");
});

test("an option that the recommendation takes is recommended where it is asked for", () => {
  const answers: Answers = {
    "current-technologies": ["teams", "azure-services"],
    "cloud-maturity": ["significant"],
    "primary-objective": ["remote-work", "digital-transformation", "innovation"],
    "security-requirements": ["data-encryption"],
    timeline: ["12-plus-months"],
    devices: ["34"],
  };
  const tree = documentOf("sccm-small", { ...answers, "company-size": ["small"] });
  expect(plainOf(tree, "summary.recommendation")).toMatch(/^Recommendation. Take option B/);
  expect(JSON.stringify(tree.sections)).toContain("is chosen instead (recommended)");
});

test("the cloud alone, where it is outlined, serves the protection and the integrations that were required", () => {
  const tree = documentOf("sccm-small", {
    "company-size": ["small"],
    "current-technologies": ["windows-server", "active-directory"],
    "cloud-maturity": ["significant"],
    "primary-objective": ["remote-work", "innovation"],
    "security-requirements": ["threat-protection"],
    "integration-needs": ["database-systems", "reporting-tools"],
    "windows-server-version": ["2012"],
  });
  const scope = JSON.stringify(tree.sections);
  expect(scope).toContain("Defender Antivirus policies by Intune, on servers by group policy");
  expect(scope).toContain("maintenance windows for database servers in Azure Update Manager; reports from Intune");
  expect(scope).toContain("except those on 2012 and 2012 R2, which receive no updates");
});

test("a handful of servers does not make a site safer than the cloud alone", () => {
  const scores = (size: string) =>
    cells(
      documentOf("sccm-small", {
        "company-size": [size],
        industry: ["technology"],
        "current-technologies": ["windows-server", "active-directory"],
        "primary-objective": ["enhance-security"],
      }),
      "options.scores",
    );
  expect(scores("small")).toMatch(/Enhance security · \d+% · 4 · 4 /);
  expect(scores("medium")).toMatch(/Enhance security · \d+% · 4 · 3 /);
});

test("Intune alone, which Business Premium carries, is not charged with rights of the site", () => {
  const tree = documentOf("sccm-medium", {
    "current-technologies": ["active-directory", "teams"],
    industry: ["other"],
  });
  const [first, , second] = cells(tree, "options.figures").split("\n").slice(-4);
  expect(first).toMatch(/^A/);
  const recurring = (row = "") => Number(/USD ([\d,]+)/.exec(row.split(" · ")[4] ?? "")?.[1]?.replaceAll(",", ""));
  expect(recurring(second)).toBeLessThan(recurring(first) / 2);
});

test("another maker's suite wastes rights to Intune only where a plan carries them, and needs Entra ID P1 without one", () => {
  const tree = (cloud: string) =>
    documentOf("sccm-enterprise", {
      "primary-objective": ["compliance-objective"],
      timeline: ["no-timeline"],
      "cloud-maturity": [cloud],
    });
  const bare = tree("no-cloud");
  const planned = documentOf("sccm-medium", {
    "company-size": ["medium"],
    "current-technologies": ["active-directory", "office-365"],
    "security-requirements": ["zero-trust"],
    "primary-objective": ["compliance-objective"],
    servers: ["0"], // beside many servers hardly anybody with a plan weighs it
  });
  expect(cells(planned, "options.description")).toContain("on top of plans that include Intune");
  expect(cells(planned, "options.figures")).toMatch(/Entra ID P1 \(probably owned\); local relays/);
  const shop = documentOf("sccm-medium", {
    "company-size": ["medium"],
    "security-requirements": ["zero-trust"],
    "primary-objective": ["innovation"],
    industry: ["retail"],
    "head-count": ["100"],
    "user-licences": ["60"],
    servers: ["0"],
  });
  expect(cells(shop, "options.basis")).toContain("40 × Microsoft 365 F1");
  expect(cells(bare, "options.description")).toMatch(/A fee per device; Conditional/);
  expect(JSON.stringify(bare.sections)).not.toContain("Intune rights already paid for");
  const school = (held: string) =>
    cells(
      documentOf("sccm-enterprise", { industry: ["education"], "head-count": ["1400"], "user-licences": [held] }),
      "options.figures",
    );
  expect(school("0")).toContain("Entra ID P1 (to be quoted); local relays");
  expect(school("1400")).not.toContain("Entra ID P1");
});

test("another option reuses no risk that the register leaves out, and spares no gateway where none is designed", () => {
  const outlined = (answers: Answers) => JSON.stringify(documentOf("sccm-small", answers).sections);
  const teams: Answers = {
    industry: ["other"],
    "current-technologies": ["windows-server", "active-directory", "teams"],
    "cloud-maturity": ["some"],
  };
  const intune = outlined({ ...teams, "primary-objective": ["remote-work", "scalability"] });
  expect(intune).toMatch(/"Of A alone: "\},"decisions D-01/);
  const unjoined = documentOf("sccm-medium", {
    "company-size": ["medium"],
    "cloud-maturity": ["early"],
    industry: ["other"],
    "primary-objective": ["innovation", "cost-reduction"],
    "security-requirements": ["mobile-device-management"],
  });
  expect(cells(unjoined, "outline.design")).toMatch(
    /devices and phones: .*; Entra ID synchronisation as in A; PCs in use/,
  );
  expect(cells(unjoined, "outline.cost")).toContain("Windows Server 2025 Standard, 16 cores · 1 · ");
  expect(plainOf(unjoined, "summary.decisions")).toMatch(
    /C \(Intune only\), C recommended; with C, D-01 and D-05 to D-07 fall away among those asked .*Choose System Center for \d+ servers if A is chosen [^.]*\. Or take Azure Update Manager for updates alone \([^)]*over three years, an option of its own\) \(D-06\)\./s,
  );
  expect(cells(unjoined, "next.steps")).toMatch(/Decide on .*D-06 \(server licences\).*Sign the order/s); // ordered in phase 1
  expect(cells(unjoined, "outline.design")).toMatch(/Choose A over C if: .*; the \d+ servers need software/);
  const suite = {
    ...teams,
    "company-size": ["large"],
    "head-count": ["300"],
    devices: ["300"],
    servers: ["90"],
    "user-licences": ["0"],
    industry: ["government"],
    "primary-objective": ["compliance-objective", "cost-reduction"],
    "security-requirements": ["mobile-device-management"],
    timeline: ["no-timeline"],
  };
  expect(outlined(suite)).toContain("Not needed: site, database");
  expect(outlined(suite)).not.toContain("Not needed: site, database, gateway");
});

test("the effort to run the site is scored as its scale says, with servers that a second tool patches beside Intune", () => {
  const answers: Answers = { industry: ["other"], "cloud-maturity": ["cloud-first"] };
  for (const tree of everySite(answers))
    expect(cells(tree, "options.scores")).toMatch(/^Low effort to run · \d+% · 1 · (?:1 · )?[23](?: · 1)?(?: · 2)?$/m);
});

test("updates that are paid for servers in use are left out of no option", () => {
  const estate: Answers = { "current-technologies": ["active-directory", "windows-server"], industry: ["other"] };
  for (const wanted of ["mobile-device-management", "threat-protection"])
    for (const tree of everySite({ ...estate, "security-requirements": [wanted] })) {
      const [, line] = /^(B-\d+) · Paid security updates/m.exec(cells(tree, "bill")) ?? [];
      for (const row of cells(tree, "options.figures").split("\n"))
        expect(row).toMatch(new RegExp(`${line}\\b[^;·]*\\(to be quoted\\)`));
    }
});

test("a site that ends at 500 clients grows less than one that does not", () => {
  const grown = (configuration: keyof typeof SITES) =>
    cells(documentOf(configuration, { "primary-objective": ["scalability"] }), "options.scores");
  expect(grown("sccm-small")).toMatch(/^Scalability and growth · \d+% · 4 · /m);
  expect(grown("sccm-enterprise")).toMatch(/^Scalability and growth · \d+% · 5 · /m);
});

test("a cloud suite is run in fewer days than a site that is upgraded, and its scope has no relay that its price holds", () => {
  const tree = documentOf("sccm-small", { "security-requirements": ["mobile-device-management"], industry: ["other"] });
  const yearly = (letter: string) =>
    Number(
      new RegExp(`^${letter}: .*`, "m")
        .exec(cells(tree, "options.figures"))?.[0]
        .split(" · ")[4]
        ?.match(/EUR ([\d,]+)/)?.[1]
        ?.replaceAll(",", ""),
    );
  expect(yearly("C")).toBeLessThan(yearly("A"));
  expect(cells(tree, "options.figures")).toContain("local relays' servers");
});

test("where teaching rooms are imaged, the rival beside Intune alone is a suite that images", () => {
  const tree = documentOf("sccm-medium", { industry: ["education"], "security-requirements": ["mfa"] });
  expect(cells(tree, "options.description")).toContain("Third-party endpoint management");
});

test("what Intune alone leaves undone on servers is said where it costs points", () => {
  const drawback = (technologies: string[]) =>
    cells(
      documentOf("sccm-medium", { "company-size": ["medium"], "current-technologies": technologies }),
      "options.description",
    );
  expect(drawback(["active-directory", "windows-server"])).toContain("without inventory or software deployment");
  expect(drawback(["active-directory"])).toContain("servers need a second tool");
});

test("Intune alone is compared with the work of the site: it encrypts and hardens where the site does", () => {
  const outlined = (answers: Answers) =>
    cells(
      documentOf("sccm-small", {
        "company-size": ["small"],
        "primary-objective": ["innovation"],
        "cloud-maturity": ["cloud-first"],
        ...answers,
      }),
      "outline.design",
    );
  expect(outlined({ industry: ["other"], "security-requirements": ["identity-management"] })).toMatch(
    /compliance policies, applications/,
  );
  expect(outlined({ industry: ["other"], "security-requirements": ["data-encryption"] })).toContain("disk encryption");
});

test("the requested site says that it has no gateway where devices are outside", () => {
  const figures = (outside: string) =>
    cells(
      documentOf("sccm-small", { "primary-objective": ["enhance-security"], "outside-devices": [outside] }),
      "options.figures",
    );
  expect(figures("4")).toMatch(/^A.*a gateway for the 4 remote devices, which use the VPN/m);
  expect(figures("0")).not.toContain("a gateway for");
});

test("whoever plans fewer devices than are worth a site is told so at any size, once, and asked to choose", () => {
  const conflicts = (size: "sccm-small" | "sccm-medium", answers: Answers) =>
    cells(documentOf(size, answers), "environment.conflicts").match(/Below about 150 devices/g)?.length ?? 0;
  const few: Answers = { "company-size": ["medium"], devices: ["80"] };
  for (const size of ["sccm-small", "sccm-medium"] as const) {
    expect(conflicts(size, few)).toBe(1);
    expect(conflicts(size, { ...few, devices: ["150"] })).toBe(0);
    expect(askedIn(documentOf(size, few))).toMatch(/Intune only/);
  }
  expect(cells(documentOf("sccm-small", { "head-count": ["60"] }), "environment.conflicts")).toContain("are planned");
});
