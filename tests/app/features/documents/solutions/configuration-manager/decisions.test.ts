import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, everySite, type SITES } from "./documents.ts";

test("the scale of a site is decided no later than its order", () => {
  const steps = cells(documentOf("sccm-enterprise", { devices: ["3000"], servers: ["300"] }), "next.steps");
  expect(steps).not.toMatch(/before T-1/);
});

test("from 5,000 to 10,000 devices the medium site is extended, and standby servers are offered with their price", () => {
  const site = (configuration: "sccm-small" | "sccm-medium", devices: string) =>
    documentOf(configuration, { "company-size": ["enterprise"], devices: [devices], servers: ["300"] });
  for (const devices of ["5001", "8400", "9999"]) {
    const tree = site("sccm-medium", devices);
    expect(cells(tree, "decisions")).not.toContain("This document designs");
    expect(cells(tree, "decisions")).toMatch(
      /The medium site, extended: \d+ distribution points .* would add about \d+ days .* and \d servers/,
    );
    expect(askedIn(tree)).toMatch(/[Oo]r choose the enterprise site for its standby servers/);
    expect(cells(tree, "architecture.components")).not.toContain("Passive");
  }
  expect(cells(site("sccm-medium", "8400"), "architecture.components")).toContain("data 150, log 75 GB");
  expect(cells(site("sccm-medium", "4600"), "decisions")).not.toContain("Scale of the site");
  expect(cells(site("sccm-small", "8400"), "decisions")).toContain("designs “Medium site (up to 5000 clients)”");
  expect(cells(site("sccm-medium", "10000"), "decisions")).toContain("designs “Enterprise site (10000+ clients)”");
  const full = documentOf("sccm-enterprise", { devices: ["12000"] });
  expect(cells(full, "appendix.assumptions")).toMatch(/Below 10,000: the medium site, extended with points/);
  expect(cells(documentOf("sccm-enterprise"), "decisions")).toContain("The enterprise site, as chosen");
});

test("where the name of the site alone says how many users there are, the price of the usual number is printed", () => {
  const asked = (answers: Answers) =>
    askedIn(documentOf("sccm-enterprise", { "cloud-maturity": ["early"], ...answers }));
  expect(asked({ "primary-objective": ["cost-reduction"] })).toContain(
    "with the 2,500 users usual above 1,000 employees, users' plans cost USD 252,000 a year, not USD 1,008,000",
  );
  expect(asked({ devices: ["12000"] })).not.toContain("users usual");
  expect(asked({ "cloud-maturity": ["some"] })).not.toContain("users usual");
});

test("a requirement is traced to the decision that answers it", () => {
  const codeOf = (tree: DocumentTree, title: string) =>
    cells(tree, "decisions")
      .split("\n")
      .find((row) => row.includes(` · ${title}`))
      ?.split(" · ")[0] ?? "none";
  for (const tree of everySite({ "primary-objective": ["remote-work", "scalability"] }).slice(1)) {
    const traces = cells(tree, "appendix.traceability");
    expect(traces).toContain(`“Enable remote work”, by ${codeOf(tree, "Devices outside the office")} · `);
    expect(traces).toContain(`“Scalability and growth”, by ${codeOf(tree, "Hierarchy and location")} · `);
  }
  const large = documentOf("sccm-enterprise");
  const [, switched] = /^(T-2\.\d+) · Active and passive/m.exec(cells(large, "timeline.tasks")) ?? [];
  expect(cells(large, "appendix.traceability")).toMatch(
    new RegExp(`Recover “Primary site server”.*, by ${codeOf(large, "Scale of the site")} · ${switched} · `),
  );
});

/** With Intune alone so far ahead that the size of the site is no choice among the options. */
const CLOUD: Answers = { "primary-objective": ["digital-transformation"], "cloud-maturity": ["some"] };

test("an enterprise site for fewer clients than it is meant for says so, and asks which one is built", () => {
  const tree = (devices: string) => documentOf("sccm-enterprise", { devices: [devices], servers: ["300"] });
  expect(cells(tree("3000"), "environment.conflicts")).toContain("; 3,300 clients are planned");
  expect(cells(tree("3000"), "decisions")).toMatch(/for its standby servers\. .* about \d+ fewer days/);
  expect(cells(tree("3000"), "appendix.assumptions")).not.toContain("justify this configuration");
  expect(askedIn(tree("3000"))).toMatch(/B \(Medium Configuration Manager site\)|or the medium site/); // by the choice among the options, or apart
  expect(cells(tree("3000"), "options.figures")).toMatch(/^B · .* · standby servers$/m);
  expect(cells(tree("6000"), "environment.conflicts")).toContain("named for 10,000 clients; 6,300 clients are planned");
  const accepting = (outage: string) => {
    const many = { devices: ["6000"], servers: ["300"], "recovery-time": [outage], ...CLOUD };
    return JSON.stringify(documentOf("sccm-enterprise", many).sections);
  };
  expect(accepting("days")).toContain("A restore there also meets the accepted outage of 3 working days");
  expect(accepting("days")).toContain("planned and for the outage you accept, ");
  expect(accepting("hours")).not.toContain("outage you accept");
  const between = accepting("hours");
  expect(between).toMatch(
    /or the medium site, extended with management and distribution points(?:: enough|\. That is enough) for the 6,300/,
  );
  expect(between).not.toContain("justify this configuration");
  expect(cells(tree("12000"), "appendix.assumptions")).toContain("below 10,000, only its standby servers justify");
});

test("the new site has the version that is in support longest, with what that version runs on", () => {
  for (const tree of everySite({ "security-requirements": ["compliance"] })) {
    expect(cells(tree, "decisions")).toMatch(/2609 from its own media/);
    expect(cells(tree, "environment.lifecycle")).toMatch(/Configuration Manager 2609 · 28 March 2028/);
    expect(JSON.stringify(tree.sections)).not.toMatch(/18-month rule|18\.4\.1\.1|A2_v2/);
  }
  const servers = (version: string) =>
    everySite({ "current-technologies": ["active-directory", "windows-server"], "windows-server-version": [version] });
  for (const tree of servers("2012"))
    expect(cells(tree, "environment.technologies")).toContain("2012 R2 can no longer be clients");
  for (const tree of servers("2016"))
    expect(cells(tree, "environment.technologies")).toContain("supported clients only until 12 January 2027");
  const late = composed({
    ...inputFor({
      ...workedExample(),
      "solution-type": ["configuration-manager"],
      "solution-configuration": ["sccm-medium"],
      "current-technologies": ["active-directory", "windows-server"],
      "windows-server-version": ["2016"],
    }),
    today: new Date("2027-01-16"),
  });
  expect(cells(late, "environment.technologies")).toContain("have not been supported clients since 12 January");
  for (const tree of servers("2019"))
    expect(JSON.stringify(tree.sections)).not.toMatch(/2012 R2 can|supported clients/);
});

test("SQL Server holds what the licence of the site allows, and the update points' database has a place", () => {
  for (const tree of everySite({ "security-requirements": ["compliance"] }))
    expect(cells(tree, "decisions")).toContain("for the site, WSUS and reporting databases only");
  expect(cells(documentOf("sccm-enterprise"), "decisions")).toContain("The two update points share a database there");
});

test("where the site server runs is decided among the places that are asked about", () => {
  const decided = (configuration: keyof typeof SITES) =>
    cells(documentOf(configuration, { "company-size": ["medium"] }), "decisions")
      .split("\n")
      .find((row) => row.includes("Hierarchy and location"));
  expect(decided("sccm-small")).toMatch(/in Azure(?!.*second primary)/);
  expect(decided("sccm-medium")).toMatch(/small site on one server(?!.*central administration)/);
  const many = cells(documentOf("sccm-medium", { "company-size": ["enterprise"] }), "decisions");
  expect(many).toContain("central administration site with several primaries");
});

test("the dearest line of a company without a plan is decided by the client, with the sum of the bill", () => {
  const free: Answers = { industry: ["technology"], "user-licences": ["0"], "head-count": ["2000"] };
  const tree = documentOf("sccm-enterprise", free);
  const [, sum] = /Mobility \+ Security E3 .* ([\d,]+)$/m.exec(cells(tree, "bill")) ?? [];
  expect(sum).toBe("288,000");
  expect(cells(tree, "decisions")).toContain(`Configuration Manager rights: USD ${sum} a year`);
  expect(JSON.stringify(tree.sections)).toContain("Choose the licences for 2,000 users");
  const shifts = cells(documentOf("sccm-enterprise", { ...free, industry: ["retail"] }), "decisions");
  expect(shifts).toContain("1,200 non-shift users need Intune");
  const decided = (answers: Answers) => cells(documentOf("sccm-enterprise", { ...free, ...answers }), "decisions");
  expect(decided({ "user-licences": ["90000"] })).not.toContain("User licences");
  expect(decided({ industry: ["education"] })).not.toContain("User licences");
  expect(decided({ "cloud-maturity": ["some"], "user-licences": ["unknown"] })).toContain(
    "is taken as owned for 2,000",
  );
});

test("kiosks whose Windows leaves support are decided on where the table of support shows it", () => {
  for (const industry of ["retail", "healthcare", "manufacturing", "finance"])
    for (const tree of everySite({ industry: [industry] })) {
      const shown = cells(tree, "environment.lifecycle").includes("Windows 10 LTSC 2021 ");
      expect(cells(tree, "decisions").includes("Windows 10 LTSC 2021")).toBe(shown);
      expect(JSON.stringify(tree.sections).includes("the IoT edition, are isolated")).toBe(shown);
    }
  expect(cells(documentOf("sccm-enterprise", { industry: ["retail"] }), "decisions")).toContain("LTSC 2021");
});

test("what is paid each year for few devices, or beside a plan with Intune, is decided by the client", () => {
  const of = (answers: Answers) => documentOf("sccm-medium", { "company-size": ["medium"], ...answers });
  const asked = (answers: Answers) => JSON.stringify(of(answers).sections);
  expect(asked({ "outside-devices": ["9"] })).toContain("Choose the gateway for 9 devices (about USD 3,600 a year)");
  expect(asked({ "outside-devices": ["90"] })).not.toContain("Choose the gateway");
  const counted: Answers = {
    "current-technologies": ["active-directory", "office-365"],
    industry: ["finance"],
    "user-licences": ["100"],
    "head-count": ["100"],
  };
  const [, sum] = /\(Intune Plan 1\) .* ([\d,]+)$/m.exec(cells(of(counted), "bill")) ?? [];
  expect(sum).toBe("10,800");
  expect(asked(counted)).toContain(`Business Premium needs Configuration Manager rights (USD ${sum} a year)`);
  const cheap = of({ ...counted, "primary-objective": ["cost-reduction"] });
  expect(plainOf(cheap, "summary.decisions")).toContain(
    "C (Intune only), C recommended, once the Microsoft 365 plan in use is confirmed",
  );
  expect(cells(cheap, "options.figures")).toContain("Intune (probably owned, else USD 8 – 10 per user and month)");
  expect(JSON.stringify(cheap.sections)).not.toContain("Confirm the Microsoft 365 plan");
  const none = { ...counted, "user-licences": ["0"] };
  expect(asked(none)).toContain("Choose the licences for 100 users: Enterprise Mobility + Security E3");
  expect(cells(of(none), "bill")).toContain("as no main Microsoft 365 plan is owned");
});

/** On the first page, or where the next steps ask for it later. */
const askedAnywhere = (tree: DocumentTree) => `${plainOf(tree, "summary.decisions")}\n${cells(tree, "next.steps")}`;

test("servers are licensed or patched for a sum that the bill has, and the client chooses which", () => {
  for (const servers of ["3", "182"]) {
    const tree = documentOf("sccm-medium", { servers: [servers], "primary-objective": ["cost-reduction"] });
    const [, sum] = /System Center .* ([\d,]+) · –$/m.exec(cells(tree, "bill")) ?? [];
    expect(cells(tree, "decisions")).toMatch(/^D-\d+ · Server licences\. .*Azure Update Manager costs USD/m);
    expect(cells(tree, "decisions")).toContain(
      `System Center for ${servers} servers as clients: USD ${sum} for three years`,
    );
    expect(askedAnywhere(tree).replace(" if A is chosen (USD", " (USD")).toContain(
      `Choose System Center for ${servers} servers (USD ${sum}, `,
    );
    expect(cells(tree, "appendix.traceability")).not.toContain("“Cost reduction”, by"); // it chooses the dearer licence
  }
  expect(cells(documentOf("sccm-medium", { servers: ["0"] }), "decisions")).not.toContain("Server licences");
  const large = documentOf("sccm-medium", {
    "company-size": ["large"],
    "current-technologies": ["active-directory", "windows-server"],
    "primary-objective": ["enhance-security"],
  });
  expect(askedAnywhere(large)).toContain(
    "Azure Update Manager with machine configuration for updates and reports of settings alone (USD 31,680 over three years, an option of its own)", // 80 × (5 + 6) × 36, as in that option
  );
  const small = documentOf("sccm-small", { servers: ["6"] });
  expect(askedAnywhere(small)).toMatch(
    /Choose System Center for 6 servers if A is chosen \(USD 4,200, up to USD 9,100 on a 32-core host\)\. Or take Azure Update Manager for updates alone \(USD 1,080 over three years\)/,
  );
  expect(cells(small, "decisions")).toMatch(/Server licences · System Center: .*\. For updates alone choose Azure/); // as the bill has it
});

test("what the largest lines rest on is asked for: the servers by version, the plan that was counted, and System Center", () => {
  for (const held of [{}, { "user-licences": ["unknown"] }, { "user-licences": ["40"] }])
    for (const tree of everySite({ "current-technologies": ["windows-server", "active-directory"], ...held })) {
      const requests = cells(tree, "environment.requests").split("\n");
      expect(requests.slice(0, 9).join()).toContain("List of servers by version");
      expect(`${requests}${askedIn(tree)}`).toMatch(/System Center.*Software Assurance|and System Center/);
      expect(requests.join().includes("Name of the Microsoft 365 plan owned")).toBe(
        "40" === held["user-licences"]?.[0],
      );
    }
});

test("licences for more clients than the site is named for are told where nothing else was counted", () => {
  const said = (answers: Answers) => {
    const counts = { servers: ["695"], "user-licences": ["5274"], ...answers };
    return cells(
      documentOf("sccm-medium", { "company-size": ["enterprise"], industry: ["manufacturing"], ...counts }),
      "decisions",
    );
  };
  expect(said({})).toContain("one for each of 5,274 licences would make 5,969 clients with the servers, more than");
  expect(said({})).toContain("management and distribution points are added");
  for (const answers of [{ "user-licences": ["4305"] }, { devices: ["2500"] }, { "head-count": ["2500"] }])
    expect(said(answers as Answers)).not.toMatch(/for each of|points are added/);
  expect(said({ devices: ["4700"] })).toContain("5,395 clients with the servers and more than");
});

test("where there is one site, nobody chooses among data centres or counts by site", () => {
  for (const sites of ["1", "3"]) {
    const tree = documentOf("sccm-enterprise", { devices: ["3000"], servers: ["300"], sites: [sites] });
    const isOne = sites === "1";
    expect(askedIn(tree).includes("Choose the data centre")).toBe(!isOne);
    expect(askedIn(tree).includes("Confirm one stand-alone primary site")).toBe(isOne);
    expect(/Computers active in 30 days, by site|IP ranges by site/.test(cells(tree, "timeline.tasks"))).toBe(!isOne);
    expect(cells(tree, "architecture.components").includes("two at the main location")).toBe(!isOne);
  }
});

test("what the medium site would save is said to be services, before contingency", () => {
  const tree = documentOf("sccm-enterprise", { devices: ["6000"], servers: ["300"], ...CLOUD });
  expect(askedIn(tree)).toMatch(/\d+ days and about [A-Z]{3} [\d,]+ of services less, before contingency/);
});

test("phase 1 within a frame ends without its order, and the phase that the order serves is named", () => {
  const tree = documentOf("sccm-enterprise", { devices: ["1297"], servers: ["180"], "budget-band": ["50"] });
  expect(plainOf(tree, "given.budget-considerations")).toMatch(
    /If phase 1 is ordered first, T-1\.\d \(servers[^)]*\) waits: phase 1 ends without it, and phase 2 depends on it/,
  );
});

test("devices counted from users are not said to come from the name of the site", () => {
  const basis = (answers: Answers) =>
    /^Devices · .*/m.exec(
      cells(documentOf("sccm-enterprise", { industry: ["finance"], ...answers }), "environment.facts"),
    )?.[0];
  expect(basis({ "user-licences": ["1081"] })).toContain("1.2 per user");
  expect(basis({})).toContain("lower limit");
});

test("the database of a small site is as large as its clients make it", () => {
  const tree = documentOf("sccm-small", { "company-size": ["medium"], devices: ["80"], servers: ["20"] });
  expect(cells(tree, "decisions")).toContain("for 100 clients needs about 1 GB, at 10 MB per client");
});

test("a plan of thousands that nobody counted is confirmed before the order, and its absence is a risk with its price", () => {
  const told = (answers: Answers) => {
    const tree = documentOf("sccm-medium", {
      "company-size": ["enterprise"],
      "head-count": ["2000"],
      industry: ["technology"],
      "current-technologies": ["active-directory", "teams"],
      ...answers,
    });
    return `${askedIn(tree)}\n${cells(tree, "appendix.risks")}`;
  };
  const uncounted = told({});
  expect(uncounted).toContain("Confirm by the licence list that Microsoft 365 E3 or E5 covers 2,000 users");
  expect(uncounted).toMatch(/taken as owned lacks Intune .* USD 288,000 a year · 3 × 5 = 15/);
  expect(told({ "user-licences": ["2000"] })).not.toContain("taken as owned");
});

test("what co-management adds to the licences is priced and decided before they are ordered", () => {
  const tree = documentOf("sccm-medium", {
    "company-size": ["enterprise"],
    "cloud-maturity": ["no-cloud"],
    "head-count": ["2000"],
    industry: ["finance"],
    "security-requirements": ["data-loss-prevention"],
  });
  expect(cells(tree, "decisions")).toContain("costs USD 72,000 a year less");
  expect(cells(tree, "decisions")).toContain(
    "such as the data loss prevention in e-mail and files that was required; its Purview suite, at USD 12 more",
  );
  const asked = cells(tree, "summary.decisions").split("\n");
  const [, number = "none"] =
    /\((D-\d+)\)/.exec(asked.find((text) => text.includes("USD 72,000 a year less")) ?? "") ?? [];
  const [beforeOrder = ""] = cells(tree, "next.steps").split(/\n.*Sign the order/);
  expect(beforeOrder).toMatch(new RegExp(`Decide on .*\\b${number}\\b`));
});

test("special devices and plans that a decision before the order rests on are listed before it", () => {
  const ward = documentOf("sccm-medium", { industry: ["healthcare"], "company-size": ["medium"] });
  expect(cells(ward, "environment.requests")).toMatch(
    /^\d · Devices on LTSB 2016 or Windows 10 .*LTSC.* 2021 .*\(by .*, for D-\d+\)/m,
  );
  const school = documentOf("sccm-small", {
    industry: ["education"],
    "company-size": ["medium"],
    "current-technologies": ["active-directory", "teams"],
    "cloud-maturity": ["early"],
    "primary-objective": ["cost-reduction", "remote-work"],
  });
  expect(cells(school, "environment.requests")).toMatch(/the free A1 does not \(by /);
  expect(cells(school, "environment.requests")).toMatch(/shows as hybrid-joined \(by .* for the order\)/);
  expect(cells(school, "environment.requests")).toContain("term, examination and break dates");
  expect(cells(school, "approach.cutover")).toContain("in a break within the rollout, else outside teaching hours");
  expect(askedIn(school)).toContain("take A if rooms are imaged each term");
});
