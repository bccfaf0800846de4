import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, DECEMBER, documentOf, focused, PRODUCTS, SIZES } from "./documents.ts";

test("a product that is named is read, and no other", () => {
  for (const configuration of ["custom-roadmap", "custom-pilot", "custom-focused"])
    for (const [id] of PRODUCTS) {
      const read = cells(documentOf(configuration, { "current-technologies": [id] }), "custom.products");
      expect(PRODUCTS.filter(([, first]) => first.test(read)).map(([product]) => product)).toEqual([id]);
    }
});

test("a directory that a product needs is read like one that was named", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, { "current-technologies": ["exchange-server"] });
    expect(cells(tree, "custom.products")).toMatch(/^Directory: administrators and protocols/m);
    expect(cells(tree, "timeline.tasks")).toMatch(/directory/);
  }
});

test("RC4 is not called gone for good, and what no quick win closes is not called one", () => {
  const read = cells(documentOf("custom-roadmap", { "current-technologies": ["active-directory"] }), "custom.products");
  expect(read).toContain("it works only if explicitly enabled");
  expect(read).not.toContain("as a quick win");
});

test("versions that the oldest Windows Server cannot carry are in no table", () => {
  const answers = { "current-technologies": ["windows-server", "exchange-server", "sharepoint"] };
  const newer = documentOf("custom-roadmap", { ...answers, "windows-server-version": ["2019"] });
  for (const table of ["environment.lifecycle", "custom.products"])
    expect(cells(newer, table)).not.toMatch(/(Exchange|SharePoint) Server 201[36]/);
  expect(cells(documentOf("custom-roadmap", answers), "environment.lifecycle")).toContain("Exchange Server 2013");
});

test("no SQL Server is listed that the oldest Windows Server cannot carry, and nothing is older than the first of a table", () => {
  const answers = { "current-technologies": ["windows-server", "sql-server", "exchange-server"] };
  const newer = documentOf("custom-roadmap", { ...answers, "windows-server-version": ["2022"] });
  for (const table of ["environment.lifecycle", "custom.products", "custom.horizons"])
    expect(cells(newer, table)).not.toMatch(/SQL Server 201[46]|Exchange Server 2019 and older/);
  expect(cells(documentOf("custom-roadmap", answers), "environment.lifecycle")).toContain("SQL Server 2014");
});

test("a trial, and the sites that answer in writing, fit what there is", () => {
  const read = (servers: string) =>
    documentOf("custom-roadmap", { "current-technologies": ["windows-server"], servers: [servers] });
  expect(cells(read("80"), "timeline.tasks")).toContain("ten servers read as a trial");
  expect(JSON.stringify(read("80"))).not.toContain("by script (Win32");
  // a machine of 32 GB, and a subscription to report to, are too much for so few
  expect(JSON.stringify(read("9"))).not.toMatch(/appliance (?!")|Azure Migrate|Windows Server, load/);
  expect(cells(read("9"), "architecture.components")).toMatch(/^Scripted inventory .*all servers \(9\), read-only/m);
  expect(cells(read("9"), "architecture.ports")).toMatch(
    /^Assessment workstation · Servers · TCP 5985; vCenter 443 · /m,
  );
  expect(cells(read("9"), "custom.domains")).toContain("inventory by script");
  const sitesOf = (sites: string) =>
    cells(documentOf("custom-roadmap", { "company-size": ["large"], sites: [sites] }), "decisions");
  expect(sitesOf("4")).toContain("The remaining site answers the opening questions in writing");
  expect(sitesOf("5")).toContain("The other 2 answer the opening questions in writing");
});

test("what is asked, read and decided fits the versions that the oldest Windows Server leaves open", () => {
  const of = (version: string, technology: string) =>
    documentOf("custom-roadmap", {
      "company-size": ["medium"],
      "current-technologies": ["windows-server", technology],
      "windows-server-version": [version],
    });
  const sql = (version: string) => {
    const tree = of(version, "sql-server");
    return `${cells(tree, "decisions")} ${cells(tree, "custom.products")}`;
  };
  expect(sql("2022")).not.toMatch(/Unsupported SQL Server|Paid updates cost/);
  expect(sql("2022")).toContain("an older version, unsupported on Windows Server 2022");
  expect(JSON.stringify(of("2022", "sql-server"))).not.toContain("Sample prices for extended security updates");
  expect(sql("2019")).toMatch(/Unsupported SQL Server.*Paid updates cost/s);
  expect(sql("unknown")).toContain("per two cores a year (2014 and 2016 only)");
  expect(sql("unknown")).not.toContain("; an older version;");
  expect(sql("2012")).toContain("; an older version; ");
  expect(cells(of("2019", "teams"), "custom.domains")).toContain("servers run Windows Server 2019, and");
  expect(cells(of("unknown", "teams"), "custom.domains")).toContain("servers run an end-of-support version");
  expect(cells(of("2019", "sharepoint"), "custom.products")).toContain("A script across all sites");
  expect(cells(of("unknown", "sharepoint"), "custom.products")).toContain("farms up to 2016; later ones by script");
  expect(plainOf(of("2022", "exchange-server"), "summary.situation")).toContain("Where in use, Exchange Server 2019");
});

test("a domain in depth says what a finding is where a requirement asks for its reading, and a tenant where it is measured", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const tree = documentOf(configuration, {
        "company-size": [size],
        "current-technologies": ["teams"],
        "primary-objective": ["remote-work"],
        "security-requirements": ["data-encryption", "data-loss-prevention", "mobile-device-management"],
        "integration-needs": ["crm"],
      });
      const read = cells(tree, "custom.products");
      expect(read, `${size} ${configuration}`).toMatch(/^Devices · As S-3, plus/m);
      expect(read, `${size} ${configuration}`).toMatch(/^Data stores · As S-2, plus/m);
      expect(read, `${size} ${configuration}`).toMatch(/^Tenant, settings · /m);
      expect(cells(tree, "security.controls"), `${size} ${configuration}`).toMatch(/^S-2 · Data loss prevention/m);
    }
});

test("one product without updates gets none, and several get none", () => {
  const said = (technologies: string[]) =>
    plainOf(
      composed(inputFor(focused({ "current-technologies": technologies }), { today: DECEMBER })),
      "summary.situation",
    );
  expect(said(["active-directory"])).toContain("Where in use, Windows Server 2012 R2 and older receive no updates.");
  expect(said(["exchange-server"])).toMatch(/Exchange Server 2019 and older receive no updates\./);
});

test("sites online are read where there is a tenant", () => {
  const said = (...technologies: string[]) =>
    plainOf(documentOf("custom-roadmap", { "current-technologies": technologies }), "environment.technologies");
  expect(said("sharepoint")).toContain("workflows and forms are not yet counted");
  expect(said("sharepoint")).not.toContain("online sites");
  expect(said("sharepoint", "teams")).toContain("online sites are checked for external sharing");
});

test("callers that stop before the report are handed over before it", () => {
  const answers = { "current-technologies": ["exchange-server", "office-365"], "company-size": ["enterprise"] };
  const mail = (today: string) => cells(documentOf("custom-pilot", answers, today), "custom.products");
  expect(mail("2026-11-23")).toContain("so the list of callers is handed over at once");
  expect(mail("2027-05-03")).not.toContain("handed over at once");
  expect(mail("2026-11-23")).toContain("Exchange Web Services allow list, closed to others since 1 October 2026");
  expect(mail("2027-05-03")).not.toContain("allow list");
  const pilot = documentOf("custom-pilot", answers, "2026-11-23");
  expect(cells(pilot, "decisions")).toContain("The pilot's Exchange SE server accepts Exchange Online only");
  expect(cells(pilot, "custom.pilot")).toContain("Full hybrid configuration");
  expect(cells(pilot, "custom.pilot")).toContain(
    "one Exchange SE server below CU2 with a public certificate, supplied by the client",
  );
});

test("a review of three domains reads what it says of mail and sites, or says less", () => {
  const products = { "current-technologies": ["exchange-server", "sharepoint", "office-365"] };
  const deep = documentOf("custom-focused", { ...products, "primary-objective": ["productivity"] });
  expect(cells(deep, "custom.domains")).toMatch(/^Productivity .*workshop 2/m);
  expect(cells(deep, "custom.products")).toMatch(/^Devices and applications using mail.*^Workflows, forms/ms);
  expect(plainOf(deep, "environment.technologies")).toMatch(
    /senders not known; one before SE is closed.*workflows and forms are not yet counted/s,
  );
  const other = documentOf("custom-focused", {
    ...products,
    "primary-objective": ["enhance-security", "remote-work"],
    "security-requirements": ["mfa", "identity-management", "threat-protection", "mobile-device-management"],
  });
  expect(cells(other, "custom.domains")).toMatch(/^Productivity · Which mail and file servers .*not scored/m);
  expect(cells(other, "custom.products")).not.toMatch(/^Devices and applications using mail|^Workflows, forms/m);
  expect(plainOf(other, "environment.technologies")).not.toMatch(
    /senders not known|forms are not yet counted|seats with/,
  );
});

test("what is read is named as the product names it, and by whose rule an update is late", () => {
  const named = { "current-technologies": PRODUCTS.map(([id]) => id), "company-size": ["medium"] };
  const read = cells(documentOf("custom-roadmap", named), "custom.products");
  for (const command of ["Get-ADGroupMember", "Invoke-SCuBA", "HealthChecker.ps1", "Get-SPFarm", "SERVERPROPERTY"])
    expect(read).toContain(command);
  for (const place of ["Get-MessageTrackingLog", "licenseType", "Manage teams", "Get-AdminFlow", "ExecutionLog3"])
    expect(read.includes(place), place).toBe(place !== "ExecutionLog3");
  const late = (country: string, industry: string) =>
    cells(
      composed(inputFor(focused({ ...named, industry: [industry] }), { client: { name: "A", company: "B", country } })),
      "custom.products",
    );
  expect(late("United Kingdom", "retail")).toMatch(/missing after 14 days.*Cyber Essentials/);
  expect(late("Ireland", "retail")).toMatch(/missing after a month.*PCI DSS 4\.0\.1, 6\.3\.3/);
  expect(late("Ireland", "other")).toContain("missing after 30 days");
});

test("seats of shift workers are weighed in money where they were counted", () => {
  const seats = (answers: Answers) =>
    cells(
      documentOf("custom-roadmap", { "current-technologies": ["office-365"], "company-size": ["medium"], ...answers }),
      "custom.products",
    );
  expect(seats({ "shift-workers": ["35"] })).toContain(
    "Microsoft 365 F3 instead of Microsoft 365 Business Premium saves USD 5,040 a year for 35 shift workers, if all hold the full plan today",
  );
  expect(seats({ "shift-workers": ["0"] })).not.toContain("F3");
  const kept = "which F3 lacks, keep the full plan (USD 144 less saved each)";
  expect(seats({ "shift-workers": ["35"] })).not.toContain(kept);
  expect(seats({ "shift-workers": ["35"], "security-requirements": ["data-loss-prevention"] })).toContain(kept);
});

test("servers are spoken of as they were counted, and one is not several", () => {
  const of = (servers: string) =>
    documentOf("custom-roadmap", {
      "company-size": ["small"],
      "current-technologies": ["windows-server", "active-directory"],
      servers: [servers],
    });
  expect(cells(of("7"), "custom.domains")).toContain("Which of the 7 servers run an end-of-support version");
  expect(cells(of("7"), "custom.products")).toContain("owner of each of the 7 servers");
  expect(cells(of("unknown"), "custom.domains")).toContain("Which of the servers run an end-of-support version");
  expect(cells(of("2"), "custom.products")).toContain("so 1 to 3 days if both are upgraded");
  expect(cells(of("1"), "custom.domains")).toContain("Does the server run an end-of-support version");
  expect(cells(of("1"), "custom.products")).toContain("owner of the server, by script");
  expect(cells(of("1"), "custom.products")).toContain("201 to 209 on the domain controller");
});

test("a service that stops during the plan is a risk where an earlier date has the decision, and no allow list is read after it", () => {
  const of = (today: string, rule: string) => {
    const answers = { "company-size": ["enterprise"], "current-technologies": ["windows-server", "office-365"] };
    return cells(documentOf("custom-roadmap", answers, today), rule);
  };
  const risks = of("2027-01-01", "appendix.risks");
  expect(risks).toMatch(/shutdown in Exchange Online on 1 April 2027, during the plan/);
  expect(risks).toContain("The client lists affected applications from the allow list at once");
  expect(of("2027-01-01", "custom.products")).toContain("allow list, closed to others");
  expect(of("2027-02-01", "custom.products")).toContain("callers of Exchange Web Services, shut down on 1 April");
});

test("a plan that starts after a service has ended reads no list of it, but who still calls it", () => {
  const answers = { "current-technologies": ["exchange-server", "office-365"], "company-size": ["medium"] };
  const checks = cells(documentOf("custom-pilot", answers, "2027-03-19"), "custom.products");
  expect(checks).not.toMatch(/allow list|handed over at once/);
  expect(checks).toContain(
    "former callers of Exchange Web Services, shut down on 1 April 2027, and what each uses now",
  );
  expect(checks).not.toContain("not yet on Microsoft Graph");
});

test("lower costs come from every contract, and what Azure would save from its end is counted from the read-out", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["medium"],
    "current-technologies": ["windows-server", "office-365"],
    "cloud-maturity": ["some"],
  });
  expect(cells(tree, "custom.products")).toMatch(/^Microsoft 365, licences .*every other contract with its notice/m);
  expect(cells(tree, "custom.follow-on")).toContain("ends within a year of the read-out");
});

test("the end of Business plans is told to whoever may grow beyond it", () => {
  const seats = (count: string) =>
    cells(
      documentOf("custom-roadmap", {
        "company-size": ["medium"],
        "head-count": [count],
        "current-technologies": ["office-365"],
      }),
      "custom.products",
    );
  expect(seats("70")).toMatch(/returned at renewal save USD [\d,]+ a year at list price(?!.*300 seats)/);
  expect(seats("240")).toContain("Business plans stop at 300 seats");
});

test("a tenant beside a directory may be synchronised although no cloud adoption is reported", () => {
  const read = (technology: string) =>
    cells(
      documentOf("custom-focused", {
        "company-size": ["enterprise"],
        "cloud-maturity": ["no-cloud"],
        "current-technologies": ["active-directory", technology],
      }),
      "custom.products",
    );
  expect(read("power-platform")).toContain("version of Connect Sync, if installed");
  expect(read("windows-server")).not.toContain("Connect Sync");
});

test("ten domains of a firm of fifty have the reach of its network measured", () => {
  const read = (configuration: string, size: string) =>
    cells(
      documentOf(configuration, { "company-size": [size], "current-technologies": ["windows-server"] }),
      "custom.products",
    );
  expect(read("custom-pilot", "small")).toMatch(/^Server updates .*Test-NetConnection, port 3389/m);
  const ports = (configuration: string) =>
    cells(
      documentOf(configuration, { "company-size": ["small"], "current-technologies": ["windows-server"] }),
      "architecture.ports",
    );
  expect(ports("custom-pilot")).toContain("3389");
  expect(ports("custom-focused")).not.toContain("3389");
  expect(read("custom-focused", "small")).not.toContain("Test-NetConnection");
  expect(read("custom-pilot", "medium")).not.toContain("Test-NetConnection");
});

test("the first release of Windows Server 2012 is upgraded in two steps, and no later one", () => {
  const read = (version: string) =>
    cells(
      documentOf("custom-roadmap", { "current-technologies": ["windows-server"], "windows-server-version": [version] }),
      "custom.products",
    );
  expect(read("2012")).toContain("half a day for a basic server (2012: two steps)");
  expect(read("2016")).toContain("half a day for a basic server, a day and a half");
});

test("a tenant is held against the baseline of the United States by its name, and a French public body against a guide of its own", () => {
  for (const product of ["teams", "office-365"]) {
    const answers = { "current-technologies": [product], industry: ["government"] };
    expect(cells(documentOf("custom-pilot", answers), "custom.products")).toContain("against the US CISA baseline: ");
  }
  const france = composed(
    inputFor(focused({ industry: ["government"] }), { client: { name: "Ann", company: "Sato", country: "France" } }),
  );
  expect(plainOf(france, "summary.situation")).toContain("measured against the ANSSI hygiene guide");
});

test("who still submits mail with a password is looked for while the service allows it", () => {
  const of = (today: string) =>
    cells(documentOf("custom-focused", { "current-technologies": ["office-365"] }, today), "custom.products");
  expect(of("2026-11-21")).toContain("SMTP AUTH clients report");
  expect(of("2027-01-04")).not.toContain("SMTP AUTH clients report");
});

test("what only a paid directory shows is said to need it", () => {
  const tree = documentOf("custom-roadmap", {
    "current-technologies": ["teams"],
    "security-requirements": ["mobile-device-management"],
  });
  expect(cells(tree, "custom.products")).toContain("guests by last sign-in in Entra ID (with P1)");
  expect(cells(tree, "security.controls")).toContain("in 30 days (7 without Entra ID P1)");
});

test("an estate of hundreds is priced by the hundred, as nobody upgrades all of it in place", () => {
  const of = (servers: string) =>
    cells(
      documentOf("custom-roadmap", {
        "company-size": ["enterprise"],
        "current-technologies": ["windows-server"],
        servers: [servers],
      }),
      "custom.products",
    );
  expect(of("1049")).toContain("with its application, so 50 to 150 days per 100");
  expect(of("90")).toContain("so 45 to 135 days if all 90 are upgraded");
});

test("load is recorded over a month end only where one falls within the weeks of the measurement", () => {
  const load = (today: string) =>
    documentOf(
      "custom-roadmap",
      { "company-size": ["medium"], "current-technologies": ["windows-server"], servers: ["80"] },
      today,
    );
  const seen = new Set(
    ["2026-12-01", "2026-12-08", "2026-12-15", "2026-12-22", "2027-01-12"].map((today) => {
      const tree = load(today);
      const [, from = "", to = ""] =
        /^2 Workshops and measurement · \d+ (\w+) \d+ to \d+ (\w+)/m.exec(cells(tree, "timeline.phases")) ?? [];
      const row = /^Windows Server, load .*$/m.exec(cells(tree, "custom.products"))?.[0] ?? "";
      if (from !== to) expect(row, today).toContain("at least two weeks and a month end:");
      return row.includes("no month end falls within");
    }),
  );
  expect([...seen].toSorted()).toEqual([false, true]);
});

test("a farm is read with the databases beneath it, and its servers are not upgraded in place", () => {
  const of = (...technologies: string[]) =>
    cells(
      documentOf("custom-roadmap", { "current-technologies": ["windows-server", ...technologies] }, "2026-12-07"),
      "custom.products",
    );
  expect(of("sharepoint")).toMatch(
    /^SharePoint Server · .*SERVERPROPERTY.* · .*SQL Server 2014, 2016 or 2017 beneath it/m,
  );
  expect(of("sharepoint", "sql-server")).not.toContain("beneath it");
  expect(of("sharepoint")).toContain("Replace domain controllers and SharePoint servers instead");
  expect(of("sharepoint", "exchange-server")).toContain("domain controllers, Exchange and SharePoint servers instead");
  expect(of()).toContain("Replace domain controllers instead");
});
