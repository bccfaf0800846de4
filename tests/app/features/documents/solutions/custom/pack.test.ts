import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { busiestOf, loadsOf } from "#app/features/documents/plan/task-weeks.ts";
import { FORMS } from "#app/features/documents/solutions/custom/products.ts";
import { type Block, type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { askedIn, cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";

const inputOf = (configuration: string, answers: Answers = {}, today?: string) =>
  inputFor(
    {
      ...workedExample(),
      "solution-type": ["custom"],
      "solution-configuration": [configuration],
      "current-technologies": ["none"],
      "security-requirements": ["mfa", "threat-protection"],
      "primary-objective": ["cost-reduction"],
      "integration-needs": ["none"],
      industry: ["other"],
      ...answers,
    },
    today ? { today: new Date(`${today}T10:00:00Z`) } : {},
  );
const documentOf = (...given: Parameters<typeof inputOf>): DocumentTree => composed(inputOf(...given));

/** What stands under a rule: its heading, its words and its table. */
const ruled = (tree: DocumentTree, rule: string): Block[] =>
  blocksOf(tree).filter(({ provenance }) => provenance.rule === rule);

test("a focused review proposes the three domains that most answers point to, and names them in its decision", () => {
  const tree = documentOf("custom-focused");
  const proposed = cells(tree, "custom.domains")
    .split("\n")
    .filter((row) => row.includes("· workshop 2"));
  expect(proposed.map((row) => row.split(" · ")[0])).toEqual([
    "Identity",
    "Security operations",
    "Licensing and contracts",
  ]);
  expect(cells(tree, "decisions")).toContain("Identity, Security operations and Licensing and contracts in depth");
  expect(cells(tree, "decisions")).toContain("No answer points to a fourth domain.");
});

test("other answers propose other domains", () => {
  const tree = documentOf("custom-focused", {
    "security-requirements": ["mobile-device-management", "compliance"],
    "primary-objective": ["remote-work"],
    industry: ["finance"],
  });
  expect(cells(tree, "custom.domains")).toMatch(/Devices .*· workshop 2: .*Enable remote work/);
  expect(cells(tree, "custom.domains")).toMatch(/Compliance .*· workshop 2/);
});

test("an aim outweighs interfaces, so a review asked for security scores its operations", () => {
  const tree = documentOf("custom-focused", {
    "primary-objective": ["enhance-security", "compliance-objective"],
    "security-requirements": ["data-loss-prevention"],
    "integration-needs": ["crm", "erp", "custom-applications"],
  });
  const named = "Data and databases, Security operations and Compliance";
  expect(cells(tree, "decisions")).toContain(`${named} in depth`);
  expect(cells(tree, "decisions")).toContain("Three domains rank highest by the answers; next is Resilience.");
  expect(cells(tree, "custom.domains")).not.toMatch(/not scored: .*Enhance security/);
});

test("the first candidate for a project is the same wherever it is named", () => {
  const three = documentOf("custom-roadmap", {
    "security-requirements": ["mfa", "data-encryption", "threat-protection"],
  });
  expect(cells(three, "custom.follow-on")).toContain("3 security requirements selected");
  expect(plainOf(three, "options.description")).toContain("A security project now");
  expect(ruled(documentOf("custom-roadmap"), "custom.follow-on")).toEqual([]);
});

test("an assessment assumes no cutover and tests no emergency account", () => {
  const tree = documentOf("custom-roadmap", { "security-requirements": ["mfa"] });
  expect(cells(tree, "appendix.assumptions")).not.toMatch(/cutover|application code/);
  expect(cells(tree, "appendix.risks")).not.toContain("Emergency access");
});

const PRODUCTS: readonly [string, RegExp][] = [
  ["windows-server", /^Windows Server/m],
  ["active-directory", /^Active Directory/m],
  ["exchange-server", /^Exchange Server/m],
  ["sharepoint", /^SharePoint Server/m],
  ["sql-server", /^SQL Server/m],
  ["office-365", /^Microsoft 365/m],
  ["azure-services", /^Azure/m],
  ["teams", /^Teams/m],
  ["power-platform", /^Power Platform/m],
];

test("a product that is named is read, and no other", () => {
  for (const configuration of ["custom-roadmap", "custom-pilot", "custom-focused"])
    for (const [id] of PRODUCTS) {
      const read = cells(documentOf(configuration, { "current-technologies": [id] }), "custom.products");
      expect(PRODUCTS.filter(([, first]) => first.test(read)).map(([product]) => product)).toEqual([id]);
    }
});

test("the proposed pilot is the same wherever it is named, and rests on what is in use", () => {
  for (const size of ["small", "medium", "large", "enterprise"])
    for (const [id] of PRODUCTS) {
      const tree = documentOf("custom-pilot", { "company-size": [size], "current-technologies": [id] });
      const subject =
        /^Subject · (.+), with \d+ (?:users|testers|administrators)$/m.exec(cells(tree, "custom.pilot"))?.[1] ?? "none";
      expect(plainOf(tree, "summary.recommendation")).toContain(subject);
      expect(cells(tree, "decisions")).toContain(`Proposed: ${subject},`);
      expect(askedIn(tree)).toContain(subject);
      if (id === "exchange-server" || id === "sharepoint") expect(subject).not.toMatch(/Online/);
    }
});

test("a review that changes nothing names no quick wins, and a server past its updates is closed in every form", () => {
  for (const configuration of ["custom-roadmap", "custom-pilot", "custom-focused"]) {
    const tree = documentOf(configuration, { "current-technologies": ["exchange-server"] });
    expect(tableOf(tree, "custom.quick-wins") === undefined).toBe(configuration === "custom-focused");
    expect(cells(tree, "summary.decisions")).toContain("no Exchange Server before SE remains exposed");
  }
});

test("where the newest Windows Server is the oldest in use, nothing proposes its upgrade", () => {
  for (const version of ["2016", "2022", "2025"]) {
    const given = { "current-technologies": ["windows-server"], "windows-server-version": [version] };
    const tree = documentOf("custom-pilot", given);
    for (const id of ["custom.products", "custom.domains", "custom.pilot"])
      expect(/upgrade in place|in-place upgrade|prevents their upgrade/i.test(cells(tree, id))).toBe(
        version === "2016",
      );
  }
});

test("the road map begins after the read-out: what lost its support before is replaced, not awaited", () => {
  const tree = documentOf("custom-roadmap", { "current-technologies": ["windows-server"], timeline: ["6-12-months"] });
  expect(cells(tree, "custom.horizons")).toContain("Windows Server 2016 and older, where found");
  expect(cells(tree, "custom.horizons")).not.toMatch(/in this period: Windows Server 2016/);
});

const CONFIGURATIONS = ["custom-roadmap", "custom-pilot", "custom-focused"];
const SIZES = ["small", "medium", "large", "enterprise"];

test("what is to be closed to the internet is what was named, and mail is spoken of only with a mail server", () => {
  for (const configuration of CONFIGURATIONS)
    for (const [id, other] of [
      ["exchange-server", /SharePoint/],
      ["sharepoint", /Exchange|[Ii]nbound mail|relay/],
    ] as const) {
      const tree = documentOf(configuration, { "current-technologies": [id] });
      for (const table of ["decisions", "summary.decisions", "appendix.duties", "appendix.risks"])
        expect(cells(tree, table)).not.toMatch(other);
    }
});

test("separate accounts are tried by those who administer, and not in a firm of fifty", () => {
  for (const size of SIZES) {
    const tree = documentOf("custom-pilot", {
      "company-size": [size],
      "current-technologies": ["active-directory"],
      "security-requirements": ["identity-management"],
      "primary-objective": ["enhance-security"],
    });
    const [, users] = /^Subject · administration.*with (\d+) administrators$/m.exec(cells(tree, "custom.pilot")) ?? [];
    const [, administrators] = /^Administrators · (\d+)/m.exec(cells(tree, "environment.facts")) ?? [];
    expect(users).toBe(size === "small" ? undefined : administrators);
  }
});

test("a small organisation is shown three projects at most that may follow", () => {
  const all = {
    "company-size": ["small"],
    "current-technologies": PRODUCTS.map(([id]) => id),
    "security-requirements": ["mfa", "data-loss-prevention", "mobile-device-management", "data-encryption"],
    "cloud-maturity": ["some"],
  };
  for (const configuration of CONFIGURATIONS)
    expect(cells(documentOf(configuration, all), "custom.follow-on").split("\n")).toHaveLength(3);
});

test("where nothing is named, every form says what it reads, on which sample, and the task that reads it", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const tree = documentOf(configuration, { "company-size": [size] });
      expect(cells(tree, "custom.products")).toMatch(/script on \d+ devices and \d+ servers/);
      for (const [row, task] of [
        ["Internet exposure", "internet exposure"],
        ["Backup", "backup"],
      ] as const)
        expect(cells(tree, "custom.products").includes(`${row} · `)).toBe(cells(tree, "timeline.tasks").includes(task));
    }
});

test("each source of evidence stands in the picture and among the components", () => {
  for (const configuration of CONFIGURATIONS)
    for (const [id] of PRODUCTS) {
      const tree = documentOf(configuration, { "current-technologies": [id] });
      for (const name of ["Subscription report", "Server scripts", "Directory check"])
        expect(plainOf(tree, "architecture.diagram").includes(name)).toBe(
          cells(tree, "architecture.components").includes(name),
        );
    }
});

test("a domain in depth has something to read and somebody who reads it", () => {
  const depth: readonly (readonly [string, Answers, RegExp, RegExp])[] = [
    [
      "Security operations",
      { "security-requirements": ["threat-protection"] },
      /^Detection and response/m,
      /test alert/,
    ],
    ["Compliance", { "primary-objective": ["compliance-objective"] }, /^Compliance evidence/m, /compliance records/],
    ["Licensing and contracts", { "primary-objective": ["cost-reduction"] }, /^Contracts and licences/m, /contracts/],
    ["Devices", { "primary-objective": ["remote-work"] }, /^Devices/m, /devices/],
    ["Data and databases", { "integration-needs": ["crm", "reporting-tools"] }, /^Data stores/m, /data stores/],
    ["Network", { "integration-needs": ["third-party-apis"] }, /^Internet exposure/m, /internet exposure/],
  ];
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES)
      for (const [domain, answers, row, task] of depth) {
        const given = { "security-requirements": [], "primary-objective": ["innovation"], ...answers };
        const tree = documentOf(configuration, {
          "company-size": [size],
          "current-technologies": ["teams"],
          ...given,
        });
        expect(cells(tree, "decisions")).toContain(configuration === "custom-roadmap" ? "Ten domains" : domain);
        expect(cells(tree, "custom.products")).toMatch(row);
        expect(cells(tree, "timeline.tasks")).toMatch(task);
      }
});

test("a directory that a product needs is read like one that was named", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, { "current-technologies": ["exchange-server"] });
    expect(cells(tree, "custom.products")).toMatch(/^Directory: administrators and protocols/m);
    expect(cells(tree, "timeline.tasks")).toMatch(/directory/);
  }
});

test("a workshop on findings is no week of work, and the pilot ends before it", () => {
  for (const size of SIZES) {
    const rows = cells(documentOf("custom-pilot", { "company-size": [size] }), "timeline.tasks").split("\n");
    const workshop = rows.find((row) => row.includes("Findings workshop"));
    const pilot = rows.find((row) => / · Pilot/.test(row))?.split(" · ")[0];
    expect(workshop).toMatch(/ · (0\.5|1|1\.5|2)( · |$)/);
    expect(workshop).toMatch(new RegExp(`${pilot} · `));
  }
});

test("a project begun without measurement has the order of magnitude that the table of what may follow gives it", () => {
  const answers = { "security-requirements": ["zero-trust"] };
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const tree = documentOf("custom-roadmap", { ...answers, "company-size": [size] });
    const magnitude = cells(tree, "custom.follow-on").split("\n")[0]?.split(" · ").at(-1);
    if (size === "small") expect(plainOf(tree, "options.figures")).toContain("without measurement");
    else expect(plainOf(tree, "options.description")).toContain(`without measurement: ${magnitude}`);
    // a tenth more days, and a fifth more of the sum, to the nearest hundred
    const sums = (text = "") => [...text.matchAll(/EUR ([\d,]+)/g)].map(([, sum]) => Number(sum?.replaceAll(",", "")));
    const [dearer] = /the project itself: EUR [\d,]+ to EUR [\d,]+/.exec(cells(tree, "options.figures")) ?? [];
    expect(sums(dearer)).toEqual(sums(magnitude).map((sum) => Math.round((sum * 1.32) / 100) * 100));
  }
});

test("a project whose weeks stand in no figure is not scored in time as one without work", () => {
  for (const size of ["small", "large"]) {
    const tree = documentOf("custom-roadmap", { "security-requirements": ["zero-trust"], "company-size": [size] });
    expect(cells(tree, "options.scores")).toMatch(/^Fits the requested time · .* · 3 · 1$/m);
    expect(plainOf(tree, "options.rules")).toContain("; C, which has no duration here, scores 3.");
    expect(lintDocument(tree)).toEqual([]);
  }
  expect(plainOf(documentOf("custom-roadmap"), "options.rules")).not.toContain("C, whose weeks");
});

test("what is rated amber has its months in every form, and a focused review names the project that it expects", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, { "security-requirements": ["zero-trust"] });
    expect(cells(tree, "custom.horizons"), configuration).toMatch(/^Horizon 2 · 3–6 · findings rated amber/m);
    expect(cells(tree, "custom.horizons"), configuration).toContain("a security project, if the evidence confirms it");
  }
});

test("nothing reads with accounts before they are there", () => {
  const tree = documentOf(
    "custom-pilot",
    {
      "company-size": ["enterprise"],
      "current-technologies": ["windows-server", "exchange-server", "sql-server", "azure-services", "teams"],
      timeline: ["12-plus-months"],
      industry: ["government"],
    },
    "2026-11-23",
  );
  const rows = cells(tree, "timeline.tasks").split("\n");
  const accounts = rows.find((row) => row.includes("ead-only accounts"))?.split(" · ")[0];
  expect(rows.find((row) => row.includes("Discovery appliance"))).toContain(` · Engineer · ${accounts} · `);
  expect(cells(tree, "appendix.assumptions")).toContain("granted by scope sign-off");
});

test("an assessment is led in the hours that its project manager has, and has no change board", () => {
  const tree = documentOf("custom-pilot", { "company-size": ["enterprise"] });
  expect(plainOf(tree, "approach.method")).toContain(
    "the sponsor at each gate, a fortnightly call with one-page minutes;",
  );
  expect(plainOf(tree, "approach.method")).not.toContain("change board");
});

test("RC4 is not called gone for good, and what no quick win closes is not called one", () => {
  const read = cells(documentOf("custom-roadmap", { "current-technologies": ["active-directory"] }), "custom.products");
  expect(read).toContain("it works only if explicitly enabled");
  expect(read).not.toContain("as a quick win");
});

test("the table of domains promises no evidence where it has no column for it", () => {
  const tree = documentOf("custom-roadmap", { "company-size": ["small"] });
  expect(tableOf(tree, "custom.domains")?.caption).toBe("Domains and opening questions");
  expect(plainOf(tree, "custom.domains")).toContain("“in brief” means the opening question. ");
  expect(cells(tree, "budget.adjusters")).not.toContain("every product is measured");
});

test("what nobody named is looked for where every form reads it", () => {
  for (const configuration of CONFIGURATIONS)
    for (const part of [
      plainOf(documentOf(configuration), "environment.technologies"),
      cells(documentOf(configuration), "appendix.risks"),
    ]) {
      expect(part, configuration).toMatch(/invoices/i);
      expect(part, configuration).toContain("DHCP leases");
      expect(part, configuration).not.toMatch(/internet shows|visible on the internet/);
    }
});

test("an assessment asks for nothing each year, and the users of a pilot are named before the workshop on its rules", () => {
  for (const size of ["small", "medium", "large", "enterprise"])
    for (const configuration of ["custom-roadmap", "custom-pilot", "custom-focused"]) {
      const tree = documentOf(configuration, { "company-size": [size] });
      expect(blocksOf(tree).flatMap(textsOf).join("\n")).not.toMatch(/annual payment|Recurring cost per year/);
      expect(cells(tree, "support.calendar")).toMatch(/Internal review of scores and priorities/);
    }
  expect(cells(documentOf("custom-pilot"), "appendix.duties")).toContain("before workshop 3");
});

test("too few licences are feared only where seats or cores are counted", () => {
  for (const configuration of ["custom-roadmap", "custom-pilot", "custom-focused"])
    for (const technology of ["windows-server", "sql-server", "office-365", "teams", "power-platform"])
      for (const objective of ["cost-reduction", "enhance-security"]) {
        const tree = documentOf(configuration, {
          "current-technologies": [technology],
          "primary-objective": [objective],
        });
        const isCounted = /^(Microsoft 365, licences|SQL Server licences)/m.test(cells(tree, "custom.products"));
        expect(cells(tree, "appendix.risks").includes("reveals a shortfall")).toBe(isCounted);
        expect(cells(tree, "decisions").includes("Licence findings")).toBe(isCounted);
      }
});

test("a focused review closes nothing as a quick win", () => {
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const answers = { "company-size": [size], "current-technologies": ["active-directory", "exchange-server"] };
    const tree = documentOf("custom-focused", answers);
    expect(blocksOf(tree).flatMap(textsOf).join("\n")).not.toMatch(/quick win/i);
  }
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

test("a merger behind the date is not assumed away", () => {
  const tree = documentOf("custom-roadmap", { "deadline-reason": ["merger"] });
  expect(cells(tree, "appendix.assumptions")).not.toContain("No merger");
});

test("where little is named, quick wins come from the domains that are read", () => {
  const named = ["windows-server", "active-directory", "exchange-server", "sharepoint", "sql-server", "office-365"];
  for (const size of ["small", "medium", "large", "enterprise"])
    for (const configuration of ["custom-roadmap", "custom-pilot"])
      for (const technology of [...named, "azure-services", "teams", "power-platform", "none"]) {
        const answers = { "company-size": [size], "current-technologies": [technology] };
        const rows = cells(documentOf(configuration, answers), "custom.quick-wins").split("\n");
        expect(rows.length, `${technology}, ${size}`).toBeGreaterThanOrEqual(2);
        expect(rows.join(), technology).toContain("Ownerless firewall rules");
        expect(rows.join(), technology).not.toContain("Remote desktop"); // closed within the week that finds it
      }
});

test("what a focused review reads has its domain in the table, and no interface is accepted where none is in scope", () => {
  const answers = { "current-technologies": ["sharepoint", "sql-server"], "integration-needs": ["no-integrations"] };
  const tree = documentOf("custom-focused", { ...answers, "security-requirements": ["threat-protection"] });
  expect(cells(tree, "custom.products")).toContain("Directory: administrators");
  expect(cells(tree, "custom.domains")).toMatch(/^Identity .*not scored: the underlying directory/m);
  expect(cells(tree, "custom.domains")).toMatch(/^Data and databases .*workshop 2: SQL Server/m);
  expect(plainOf(tree, "approach.acceptance")).not.toContain("I-1");
});

test("a horizon does not repeat the project that the pilot begins", () => {
  const answers = {
    "current-technologies": ["sharepoint", "office-365"],
    "security-requirements": ["data-encryption"],
  };
  const tree = documentOf("custom-pilot", answers);
  expect(cells(tree, "custom.horizons")).toContain("the other departments' sites");
  expect(cells(tree, "custom.horizons")).not.toContain("Microsoft 365 project");
  expect(cells(tree, "appendix.assumptions")).toMatch(
    /taken to mean SharePoint Server alongside .*the pilot becomes phishing/s,
  );
});

test("a mailbox is restored only where there is mail, and no licence line shifts where there is none", () => {
  const answers = { "primary-objective": ["scalability"], "shift-workers": ["unknown"] };
  for (const [technology, isMail] of [
    ["sharepoint", false],
    ["exchange-server", true],
  ] as const) {
    const tree = documentOf("custom-roadmap", { ...answers, "current-technologies": [technology] });
    expect(cells(tree, "custom.products").includes("a mailbox")).toBe(isMail);
    expect(cells(tree, "environment.requests")).not.toContain("persona");
    expect(cells(tree, "appendix.assumptions")).not.toContain("F3");
  }
  const online = (size: string) =>
    cells(
      documentOf("custom-roadmap", { ...answers, "company-size": [size], "current-technologies": ["office-365"] }),
      "custom.products",
    );
  expect(online("small")).toContain("timed (a mailbox)");
  expect(online("medium")).toContain("timed (a file, a mailbox, a site)");
});

test("a larger organisation is told which of its sites are measured, and what is done with the others", () => {
  const decisions = (size: string, sites: string) =>
    cells(
      composed(
        inputFor({
          ...workedExample(),
          "solution-type": ["custom"],
          "solution-configuration": ["custom-roadmap"],
          "company-size": [size],
          sites: [sites],
        }),
      ),
      "decisions",
    );
  expect(decisions("enterprise", "13")).toMatch(/The other 10 answer .* evidence of 2;/);
  expect(decisions("enterprise", "3")).not.toContain("Sites to be measured");
  expect(decisions("enterprise", "3")).toContain("Critical findings");
  expect(decisions("small", "13")).not.toMatch(/Sites to be measured|Critical findings/);
});

test("a trial, and the sites that answer in writing, fit what there is", () => {
  const read = (servers: string) =>
    documentOf("custom-roadmap", { "current-technologies": ["windows-server"], servers: [servers] });
  expect(cells(read("80"), "timeline.tasks")).toContain("ten servers read as a trial");
  expect(JSON.stringify(read("80"))).not.toContain("by script (Win32");
  // a machine of 32 GB, and a subscription to report to, are too much for so few
  expect(JSON.stringify(read("9"))).not.toMatch(/appliance (?!")|Azure Migrate|Windows Server, load/);
  expect(cells(read("9"), "architecture.components")).toMatch(/^Scripted inventory .*all servers \(9\), read-only/m);
  expect(cells(read("9"), "architecture.ports")).toMatch(/^Assessment workstation · Servers · TCP 5985 · /m);
  expect(cells(read("9"), "custom.domains")).toContain("inventory by script");
  const sitesOf = (sites: string) =>
    cells(documentOf("custom-roadmap", { "company-size": ["large"], sites: [sites] }), "decisions");
  expect(sitesOf("4")).toContain("The remaining site answers the opening questions in writing");
  expect(sitesOf("5")).toContain("The other 2 answer the opening questions in writing");
});

test("a task says once what its measurements leave behind", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES)
      expect(cells(documentOf(configuration, { "company-size": [size] }), "timeline.tasks")).not.toMatch(
        /raw reports[^·\n]*raw reports|records of records/,
      );
});

test("the interviews have the days that so many take, whatever else is measured beside them", () => {
  for (const [size, interviews] of [
    ["small", "8"],
    ["medium", "18"],
    ["large", "18"],
    ["enterprise", "39"],
  ] as const)
    for (const configuration of CONFIGURATIONS) {
      const tree = documentOf(configuration, { "company-size": [size], interviews: [interviews] });
      expect(lintDocument(tree), `${size} ${configuration}`).toEqual([]);
      const more = changed(tree, "architecture.sizing", (cell) => (cell === interviews ? "150" : cell));
      expect(lintDocument(more).join("\n")).toMatch(/days for interviews that take 37.5/);
    }
});

const JANUARY = new Date("2027-01-13T10:00:00Z");
const DECEMBER = new Date("2026-12-07T10:00:00Z");
const MARCH = new Date("2027-03-02T10:00:00Z");
const focused = (answers: Answers): Answers => ({
  ...workedExample(),
  "solution-type": ["custom"],
  "solution-configuration": ["custom-focused"],
  timeline: ["3-6-months"],
  "company-size": ["large"],
  ...answers,
});

/** The document with the cells of one table changed. */
function changed(tree: DocumentTree, rule: string, change: (cell: string) => string): DocumentTree {
  const spoil = (block: Block): Block =>
    block.kind === "table" && block.provenance.rule === rule
      ? { ...block, rows: block.rows.map((row) => row.map((cell) => change(plain(cell)))) }
      : block;
  return { ...tree, sections: tree.sections.map((section) => ({ ...section, blocks: section.blocks.map(spoil) })) };
}

test("a freeze stops no workshop of an assessment, and a change before the first day is listed by the client", () => {
  const government = composed(
    inputFor(focused({ industry: ["government"] }), {
      today: JANUARY,
      client: { name: "Ann", company: "Sato", country: "Canada" },
    }),
  );
  const freezes = cells(government, "timeline.freezes");
  expect(freezes).toContain("document reviews, workshops and interviews continue");
  expect(freezes).not.toContain("desk work");
  const mail = composed({
    ...inputFor(focused({ "current-technologies": ["office-365"], "company-size": ["small"] })),
    today: MARCH,
  });
  expect(cells(mail, "decisions")).toContain("Dependent systems are listed; the client changes them before the date");
  const early = composed(
    inputFor(focused({ "current-technologies": ["office-365"], "company-size": ["small"] }), { today: DECEMBER }),
  );
  expect(cells(early, "decisions")).toMatch(/decided by \d+ December 2026; phase 1 confirms what was done\./);
  expect(cells(mail, "timeline.tasks")).toContain(
    "ystems affected by the change of 1 April 2027: check of the client's list and decisions",
  );
});

test("a shop of one site has no head office to be cut off from", () => {
  const said = (sites: string) =>
    JSON.stringify(documentOf("custom-roadmap", { industry: ["retail"], sites: [sites] }));
  expect(said("1")).toContain("Shop and office are scored separately");
  expect(said("1")).toContain("one score for shop and one for office");
  expect(said("1")).not.toContain("ead office");
  expect(said("4")).toContain("Stores and head office are scored separately");
});

/** Everything that gives an engineer something to measure. */
const MUCH: Answers = {
  "current-technologies": ["windows-server", "exchange-server", "sql-server", "office-365", "azure-services"],
  "security-requirements": ["mfa", "data-encryption", "compliance"],
};
/** The task that hears people: what it waits for, its days, and the working days of its weeks. */
function heardIn(tree: DocumentTree): { after: string; days: number; open: number } {
  const task = scheduled(tree).find(({ title }) => title.includes("nd interviews"));
  if (!task) throw new Error("nobody is heard");
  return { after: task.after.join(), days: task.days, open: (task.to - task.from + 1) * 5 };
}

test("whoever hears people begins while others measure, and has no more days than hearing takes", () => {
  const after: Record<string, number> = { "custom-roadmap": 5, "custom-pilot": 2, "custom-focused": 1 };
  for (const configuration of CONFIGURATIONS)
    for (const size of ["medium", "large", "enterprise"]) {
      const tree = documentOf(configuration, { "company-size": [size], ...(size !== "large" && MUCH) });
      const count = Number(/^Interviews · .* · (\d+)$/m.exec(cells(tree, "architecture.sizing"))?.[1]);
      const heard = heardIn(tree);
      const workshops = after[configuration] ?? 0;
      expect(heard.days, `${size} ${configuration}`).toBeLessThanOrEqual(count / 4 + workshops * 1.25 + 0.75);
      expect(heard.after, `${size} ${configuration}`).toBe("Scope sign-off");
    }
});

test("no workshop waits for a measurement, however few days the phase has", () => {
  const few = { "head-count": ["12"], devices: ["12"], servers: ["1"], interviews: ["1"] };
  for (const configuration of CONFIGURATIONS)
    for (const size of ["small", "medium", "large"])
      for (const answers of [MUCH, { ...MUCH, "integration-needs": ["crm", "erp"], "deadline-reason": ["audit"] }]) {
        const given = size === "small" ? { ...few, ...answers } : answers;
        const tree = documentOf(configuration, { ...given, "company-size": [size] });
        expect(heardIn(tree).after, `${size} ${configuration}`).toBe("Scope sign-off");
      }
});

test("no fortnight takes more people than the plan has roles, and up to 250 people one for each role", () => {
  const most = (tree: DocumentTree, role?: string) => {
    const tasks = scheduled(tree).filter((task) => role === undefined || task.role === role);
    const own = tasks.map(({ days, from, to }) => ({ days: days * 10, from, to }));
    return busiestOf(loadsOf(own, Math.max(...own.map(({ to }) => to)))).people;
  };
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const named = { "integration-needs": ["crm", "erp", "legacy-applications"], timeline: ["1-3-months"] };
      const tree = documentOf(configuration, { ...MUCH, ...named, "company-size": [size] });
      expect(most(tree), `${size} ${configuration}`).toBeLessThanOrEqual(3);
      if (size !== "small" && size !== "medium") continue;
      for (const role of ["Architect", "Engineer"])
        expect(most(tree, role), `${size} ${configuration} ${role}`).toBeLessThanOrEqual(1.25);
    }
});

test("in a firm of twenty half a day reads two products, and the days stay near those of the table", () => {
  const firm = {
    "company-size": ["small"],
    "current-technologies": ["windows-server", "active-directory", "sql-server", "office-365", "azure-services"],
    "head-count": ["20"],
    devices: ["24"],
    servers: ["3"],
  };
  for (const [configuration, days] of [
    ["custom-focused", 11.5],
    ["custom-roadmap", 12.5],
    ["custom-pilot", 15],
  ] as const) {
    const tree = documentOf(configuration, firm);
    expect(cells(tree, "timeline.tasks"), configuration).toContain("Measurement: servers and databases, directory");
    expect(likelyDays(tree, /./), configuration).toBeLessThanOrEqual(days);
    if (configuration === "custom-pilot") expect(likelyDays(tree, /^Pilot$/)).toBeGreaterThanOrEqual(1.5);
  }
});

test("a risk of this client comes before the one that every road map has", () => {
  const tree = documentOf("custom-roadmap", { "current-technologies": ["exchange-server", "sql-server"] });
  const risks = cells(tree, "appendix.risks").split("\n");
  const generic = risks.findIndex((row) => row.includes("No road-map action has started"));
  for (const own of ["Unpatched Exchange Server", "reveals a shortfall", "Unsupported SQL Server"])
    expect(risks.findIndex((row) => row.includes(own))).toBeLessThan(generic);
});

test("a client over budget is told where the smaller order is, and a control is counted once", () => {
  const over = documentOf("custom-roadmap", { "company-size": ["enterprise"], "budget-band": ["25"] });
  expect(JSON.stringify(over)).toContain("D-01 says what three domains alone would save");
  const three = { "security-requirements": ["data-encryption", "threat-protection", "compliance"] };
  const tasks = cells(documentOf("custom-roadmap", { ...three, "company-size": ["medium"] }), "timeline.tasks");
  expect(tasks).toContain("Measurement: data plus detection and evidence of duties (S-");
});

test("what happens after the read-out is measured on the later of the two days alone", () => {
  const said = (objectives: string[]) =>
    plainOf(documentOf("custom-roadmap", { "primary-objective": objectives }), "features.measures");
  const later = "“Road-map actions started on time” is measured on the later date only.";
  expect(said(["innovation"])).toContain(later);
  expect(said(["enhance-security"])).toMatch(/90 days later” is measured on the later date only/);
  expect(said(["scalability", "compliance-objective"])).not.toContain("later date only");
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
  expect(sql("2019")).toMatch(/Unsupported SQL Server.*Paid updates cost/s);
  expect(cells(of("2019", "teams"), "custom.domains")).toContain("servers run Windows Server 2019, and");
  expect(cells(of("unknown", "teams"), "custom.domains")).toContain("servers run an end-of-support version");
  expect(cells(of("2019", "sharepoint"), "custom.products")).toContain("A script across all sites");
  expect(cells(of("unknown", "sharepoint"), "custom.products")).toContain("farms up to 2016; later ones by script");
  expect(plainOf(of("2022", "exchange-server"), "summary.situation")).toContain("Where in use, Exchange Server 2019");
});

test("sites on servers that carry no older version are not feared as unpatched", () => {
  const of = (version: string) =>
    documentOf("custom-roadmap", {
      "company-size": ["medium"],
      "current-technologies": ["windows-server", "sharepoint"],
      "windows-server-version": [version],
    });
  for (const rule of ["appendix.risks", "decisions", "appendix.duties", "custom.products", "custom.follow-on"])
    expect(cells(of("2022"), rule), rule).not.toMatch(
      /[Uu]npatched|Block internet access|Microsoft 365 Impl|ted product/,
    );
  expect(cells(of("2019"), "appendix.risks")).toContain("Unpatched SharePoint Server is compromised");
  expect(cells(of("2019"), "custom.follow-on")).toContain("Microsoft 365 Implementation");
});

test("many interviews get the weeks that they need", () => {
  for (const size of SIZES)
    for (const interviews of ["20", "35"]) {
      const tree = documentOf("custom-pilot", { ...MUCH, "company-size": [size], interviews: [interviews] });
      const { days, open } = heardIn(tree);
      expect(days, `${size} ${interviews}`).toBeLessThanOrEqual(open);
    }
});

test("three domains in depth get half a morning, which the time asked of the client counts", () => {
  for (const configuration of ["custom-focused", "custom-pilot"])
    for (const size of SIZES) {
      const tree = documentOf(configuration, { "company-size": [size] });
      const sizing = cells(tree, "architecture.sizing");
      const [, workshops, each, depth] =
        /^Workshops · (\d) · ([\d.]+) hours? \(the second (\d)\),/m.exec(cells(tree, "architecture.components")) ?? [];
      expect(Number(depth)).toBeGreaterThanOrEqual(size === "small" ? 2 : 3);
      const hours = (Number(workshops) - 1) * Number(each) + Number(depth);
      const [, people, all, interviews, sum] = /(\d+) × ([\d.]+) \+ (\d+) = ([\d.]+) hours$/m.exec(sizing) ?? [];
      expect(Number(all)).toBe(hours);
      expect(Number(people) * hours + Number(interviews)).toBe(Number(sum));
    }
});

test("what is measured stands together in the title of a task, before what was joined to it", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const answers = { ...MUCH, "company-size": [size], "integration-needs": ["crm"] };
      for (const { title } of scheduled(documentOf(configuration, answers)))
        expect(title, `${size} ${configuration}`).not.toMatch(/nterface review \(I-1\), /);
      for (const { title } of scheduled(documentOf(configuration, { ...answers, "current-technologies": ["none"] })))
        expect(title, `${size} ${configuration}`).not.toMatch(/nterface review \(I-1\), /);
    }
});

test("in a small organisation the report has a day, and no half day is asked for a signature", () => {
  for (const configuration of CONFIGURATIONS) {
    const tasks = scheduled(documentOf(configuration, { "company-size": ["small"] }));
    expect(tasks.find(({ title }) => title.includes("Report and evidence register"))?.days).toBeGreaterThanOrEqual(1);
    expect(tasks.map(({ title }) => title)).not.toContain("Acceptance and closing");
  }
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

test("the horizons name the services that change in them, and a vendor owes a review its word alone", () => {
  const answers = {
    "current-technologies": ["office-365"],
    "integration-needs": ["erp", "crm", "legacy-applications"],
  };
  const tree = composed(
    inputFor(focused({ ...answers, "company-size": ["medium"], timeline: ["no-timeline"], industry: ["other"] }), {
      today: new Date("2026-12-07T10:00:00Z"),
    }),
  );
  expect(cells(tree, "custom.horizons")).toMatch(/^Horizon 1 .*Exchange Web Services .*\(1 April 2027\)/m);
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES)
      expect(cells(documentOf(configuration, { ...answers, "company-size": [size] }), "appendix.risks")).not.toContain(
        "does not deliver",
      );
});

test("servers that the script reads are not left out of a focused review of what nobody named", () => {
  for (const size of SIZES) {
    const domains = documentOf("custom-focused", { "company-size": [size] });
    expect(cells(domains, "custom.domains")).toMatch(/^Servers and virtualisation · .*the servers found by script$/m);
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

test("whatever is said to be read has a task that reads it, and the sites that answer in writing have theirs", () => {
  const read: readonly (readonly [Answers, string, RegExp])[] = [
    [{ "primary-objective": ["productivity"] }, "Ticket causes", /ticket causes/],
    [{ "primary-objective": ["remote-work"] }, "Remote access", /remote access/],
  ];
  const areas: typeof read = [
    [{ industry: ["manufacturing"] }, "Plant", /the plant/],
    [{ industry: ["healthcare"] }, "Clinical work", /clinical work/],
  ];
  for (const technologies of [["active-directory"], PRODUCTS.map(([id]) => id)])
    for (const size of ["medium", "large", "enterprise"])
      for (const configuration of CONFIGURATIONS)
        for (const [answers, subject, task] of configuration === "custom-focused" ? read : [...read, ...areas]) {
          const given = {
            "security-requirements": ["data-encryption"],
            "primary-objective": ["innovation"],
            ...answers,
          };
          const tree = documentOf(configuration, {
            "company-size": [size],
            "current-technologies": technologies,
            ...given,
          });
          expect(cells(tree, "custom.products"), size).toMatch(new RegExp(`^${subject} · `, "m"));
          expect(cells(tree, "timeline.tasks"), size).toMatch(task);
        }
  const tasks = (sites: string) =>
    cells(documentOf("custom-roadmap", { "company-size": ["enterprise"], sites: [sites] }), "timeline.tasks");
  expect(tasks("22")).toContain("three sites remotely, written answers from the other 19 (4 checked)");
  expect(tasks("3")).not.toContain("written answers");
});

test("a firm of fifty and a review of three domains have one score, and what is read from outside shares a task with the records of mail", () => {
  const small = documentOf("custom-roadmap", { "company-size": ["small"], industry: ["manufacturing"] });
  const focused = documentOf("custom-focused", { "company-size": ["large"], industry: ["manufacturing"] });
  for (const tree of [small, focused])
    expect(JSON.stringify(tree)).not.toMatch(/scored separately|one score for plant|control programs/);
  const tree = documentOf("custom-roadmap", {
    "company-size": ["enterprise"],
    "current-technologies": ["active-directory"],
  });
  expect(cells(tree, "timeline.tasks")).toContain("Measurement: mail records, internet exposure");
});

test("a pilot alone is ranked in no form of the assessment, and costs about what its own days do", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of ["medium", "large", "enterprise"]) {
      const tree = documentOf(configuration, { "company-size": [size], "current-technologies": ["sql-server"] });
      expect(plainOf(tree, "options.verdict"), size).toMatch(/\bB( \([^)]*\))? is not ranked/);
      expect(tableOf(tree, "outline.phases"), size).toBeUndefined();
    }
  for (const size of ["medium", "large", "enterprise"]) {
    const input = inputOf("custom-pilot", { "company-size": [size], "current-technologies": ["sql-server"] });
    const alone = contentFor(input).estimates.find(({ option }) => option.letter === "B");
    const pilot = scheduled(composed(input)).find(({ title }) => title.startsWith("Pilot"))?.days ?? 0;
    expect((alone?.days ?? Infinity) / 10, size).toBeLessThanOrEqual(4 * pilot);
  }
});

test("to spend nothing is not scored as a saving, nor the dearest work as the greatest", () => {
  const tree = documentOf("custom-pilot", { "company-size": ["medium"], "primary-objective": ["cost-reduction"] });
  expect(cells(tree, "options.scores")).toMatch(/^Cost reduction · [\d.]+% · 4 · /m);
  expect(plainOf(tree, "options.rules")).toContain("not scored on totals");
});

test("the rules of a pilot fit its users, and it is confirmed before it begins", () => {
  const given = {
    "current-technologies": ["office-365"],
    "security-requirements": ["mobile-device-management"],
    "primary-objective": ["remote-work"],
  };
  const small = documentOf("custom-pilot", { ...given, "company-size": ["small"] });
  expect(cells(small, "custom.pilot")).toMatch(/Every device compliant.*two users call/s);
  const large = documentOf("custom-pilot", { ...given, "company-size": ["enterprise"] });
  expect(cells(large, "custom.pilot")).toMatch(/95% of the devices.*one user in ten calls/s);
  for (const tree of [small, large]) {
    expect(cells(tree, "decisions")).toContain("unless the evidence at “Evidence complete” calls for another");
    expect(plainOf(tree, "architecture.diagram")).not.toContain("the finding that is tried");
  }
});

test("a public body that names a framework is measured by it", () => {
  const said = (framework: string) =>
    JSON.stringify(documentOf("custom-roadmap", { industry: ["government"], framework: [framework] }));
  expect(said("iso-27001")).toMatch(/ardstick is ISO\/IEC 27001/);
  expect(said("iso-27001")).not.toMatch(/ardstick is the baseline|rule of the national baseline/);
  expect(said("none")).toContain("ardstick is the baseline of the national authority");
});

test("where the cloud in use was not named, it is asked for and read in every form", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const given = {
        "company-size": [size],
        "cloud-maturity": ["cloud-first"],
        "current-technologies": ["sql-server", "windows-server", "sharepoint"],
      };
      const tree = documentOf(configuration, given);
      expect(cells(tree, "custom.products"), size).toMatch(/^Cloud services · /m);
      expect(cells(tree, "timeline.tasks"), size).toContain("cloud services");
      expect(plainOf(tree, "environment.requests"), size).toContain("Cloud services in use, with provider");
    }
});

test("the evidence of devices is what the sources of the picture can show", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["enterprise"],
    "current-technologies": ["active-directory"],
  });
  expect(plainOf(tree, "architecture.diagram")).not.toContain("script");
  expect(cells(tree, "custom.domains")).not.toContain("script");
});

test("each objective is traced to the task that reads for it", () => {
  const objectives = ["remote-work", "productivity", "enhance-security"];
  for (const size of ["medium", "large", "enterprise"]) {
    const tree = documentOf("custom-roadmap", {
      "company-size": [size],
      "primary-objective": objectives,
      "current-technologies": ["windows-server", "exchange-server"],
      "security-requirements": ["data-encryption"],
    });
    const titles = new Map(scheduled(tree).map(({ id, title }) => [id, title]));
    const traced = (objective: string) => {
      const row = cells(tree, "appendix.traceability")
        .split("\n")
        .find((line) => line.includes(`“${objective}”`));
      return titles.get(row?.split(" · ")[1] ?? "") ?? "";
    };
    expect(traced("Enable remote work"), size).toContain("remote access");
    expect(traced("Improve productivity"), size).toContain("ticket causes");
    expect(traced("Enhance security"), size).toContain("mail");
  }
});

test("one server for Exchange and SQL Server is doubted, and a small table of dates names what the summary names", () => {
  const given = {
    "company-size": ["small"],
    "current-technologies": ["windows-server", "exchange-server", "sharepoint", "sql-server"],
    "windows-server-version": ["unknown"],
  };
  const tree = (servers: string) => documentOf("custom-pilot", { ...given, servers: [servers] });
  expect(cells(tree("1"), "environment.conflicts")).toContain("One server is stated, but Exchange Server");
  expect(JSON.stringify(tree("3"))).not.toContain("One server is stated");
  expect(plainOf(tree("3"), "summary.situation")).toContain("Windows Server 2012 R2");
  expect(cells(tree("3"), "environment.lifecycle")).toContain("Windows Server 2012 and 2012 R2");
});

test("an institution in Canada is read by the guidelines of its supervisor", () => {
  const law = (industry: string) =>
    JSON.stringify(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["custom"],
            "solution-configuration": ["custom-roadmap"],
            industry: [industry],
          },
          { client: { name: "Ann", company: "Sato", country: "Canada" } },
        ),
      ),
    );
  expect(law("finance")).toContain("Third-Party Risk Management");
  expect(law("retail")).not.toContain("Third-Party Risk Management");
});

test("servers of a recent version are not renewed by what follows", () => {
  const next = (version: string) => {
    const answers = {
      "current-technologies": ["windows-server"],
      "cloud-maturity": ["no-cloud"],
      "windows-server-version": [version],
      servers: ["40"],
      "security-requirements": ["mfa"],
    };
    return documentOf("custom-roadmap", { ...answers, "company-size": ["medium"] });
  };
  expect(cells(next("2016"), "custom.follow-on")).toMatch(/^On-premises renewal of servers · Windows Server in use/m);
  expect(ruled(next("2025"), "custom.follow-on")).toEqual([]);
});

test("in a firm of fifty two processes are asked about, not followed for two hours", () => {
  const given = {
    "current-technologies": ["sharepoint"],
    "primary-objective": ["digital-transformation", "scalability"],
  };
  expect(cells(documentOf("custom-roadmap", { ...given, "company-size": ["small"] }), "custom.products")).not.toContain(
    "Manual steps",
  );
  expect(cells(documentOf("custom-roadmap", { ...given, "company-size": ["medium"] }), "custom.products")).toMatch(
    /Manual steps.*Growth limits/s,
  );
});

test("no more quick wins are proposed than their days hold, and in a firm of fifty one server is held against no list", () => {
  const given = { "company-size": ["small"], "current-technologies": PRODUCTS.map(([id]) => id) };
  const tree = documentOf("custom-roadmap", { ...given, servers: ["1"] });
  for (const size of SIZES)
    expect(
      cells(documentOf("custom-roadmap", { ...given, "company-size": [size] }), "custom.quick-wins").split("\n"),
    ).toHaveLength(4);
  expect(JSON.stringify(tree)).not.toContain("hypervisor's list");
  expect(cells(tree, "approach.tests")).not.toContain("hypervisor");
  expect(cells(documentOf("custom-roadmap", { ...given, servers: ["6"] }), "approach.tests")).toContain("hypervisor");
});

const MAIL_AT_HOME = { "current-technologies": ["exchange-server", "sharepoint", "sql-server"] };

test("what replaces servers without updates is the first project that may follow, wherever one is named", () => {
  for (const size of SIZES)
    for (const configuration of CONFIGURATIONS) {
      const tree = documentOf(configuration, {
        ...MAIL_AT_HOME,
        "company-size": [size],
        "security-requirements": ["zero-trust", "data-encryption"],
      });
      const [first] = cells(tree, "custom.follow-on").split("\n");
      expect(first).toMatch(/^Microsoft 365 Implementation /);
      expect(JSON.stringify(tree)).not.toMatch(/a security project now|first candidate is a security/i);
      if (configuration === "custom-roadmap")
        expect(cells(tree, "custom.horizons")).toMatch(
          /^Horizon 1 .*start of a Microsoft 365 project.*\nHorizon 2 .*security project/m,
        );
      expect(cells(tree, "custom.follow-on")).not.toContain("Certificate Services");
    }
});

test("loss prevention beyond mail and files is priced by the suite, not by the step to E5", () => {
  for (const [size, price] of [
    ["medium", "Business Premium"],
    ["large", "Microsoft 365 E3"],
  ] as const) {
    const tree = documentOf("custom-roadmap", {
      "company-size": [size],
      "current-technologies": ["office-365"],
      "security-requirements": ["data-loss-prevention"],
    });
    const row = cells(tree, "custom.follow-on");
    expect(row).toContain(`the Purview suite with ${price}`);
    expect(row).toContain(size === "medium" ? "USD 120 per user" : "USD 144 per user");
    expect(row).not.toContain("E5");
  }
});

test("a cloud that nobody named is asked for before the lists, and a budget that was given is not", () => {
  const asked = (answers: Answers) =>
    cells(
      documentOf("custom-roadmap", { "company-size": ["small"], "cloud-maturity": ["significant"], ...answers }),
      "environment.requests",
    );
  const named = asked({ "current-technologies": ["active-directory", "exchange-server"], "budget-band": ["100"] });
  expect(named).toMatch(/Cloud services in use, with provider.*\n.*Goals for the year$/m);
  expect(asked({ "current-technologies": ["teams"] })).toMatch(/Goals for the year and the budget available$/m);
});

test("devices that Zero Trust has read are measured in one task", () => {
  for (const configuration of ["custom-focused", "custom-pilot"]) {
    const tree = documentOf(configuration, {
      "company-size": ["medium"],
      "current-technologies": ["active-directory"],
      "primary-objective": ["remote-work"],
      "security-requirements": ["zero-trust"],
    });
    expect(cells(tree, "custom.products"), configuration).toMatch(/^Devices · /m);
    expect(cells(tree, "timeline.tasks").match(/\bdevices\b/g), configuration).toHaveLength(1);
  }
});

test("a small firm reads what is red and how dear a step is, however many products it decides on", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["small"],
    "current-technologies": ["active-directory", "sql-server", "office-365", "power-platform"],
  });
  expect(cells(tree, "custom.horizons")).toContain("findings rated red");
  expect(cells(tree, "decisions")).toMatch(/red from 12.*Budget classes/);
});

test("a support date during the plan is one risk, not two", () => {
  const risks = (version: string, ...others: string[]) =>
    cells(
      documentOf(
        "custom-roadmap",
        {
          "company-size": ["medium"],
          "current-technologies": ["windows-server", ...others],
          "windows-server-version": [version],
          timeline: ["1-3-months"],
        },
        "2026-12-14",
      ),
      "appendix.risks",
    );
  expect(risks("2016")).toMatch(/End of support of Windows Server 2016/);
  expect(risks("2016")).not.toMatch(/nsupported .* stays in use/);
  expect(risks("2022", "exchange-server")).toContain("Unsupported Exchange Server stays in use");
  const lapsed = (...others: string[]) =>
    cells(
      documentOf(
        "custom-roadmap",
        { "current-technologies": ["windows-server", ...others], "windows-server-version": ["2016"] },
        "2027-02-15",
      ),
      "appendix.risks",
    );
  expect(lapsed()).toMatch(/the oldest in use, left support on 12 January 2027/);
  expect(lapsed()).not.toMatch(/nsupported .* stays in use/);
  expect(lapsed("exchange-server")).toContain("Unsupported Exchange Server stays in use");
  expect(lapsed("sql-server")).toMatch(/^K-\d+ · Unsupported SQL Server stays in use/m);
});

test("sites online are read where there is a tenant", () => {
  const said = (...technologies: string[]) =>
    plainOf(documentOf("custom-roadmap", { "current-technologies": technologies }), "environment.technologies");
  expect(said("sharepoint")).toContain("workflows and forms are counted");
  expect(said("sharepoint")).not.toContain("online sites");
  expect(said("sharepoint", "teams")).toContain("online sites are checked for external sharing");
});

test("no assessment promises a test of each interface, or more records than there are duties", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, {
      "company-size": ["enterprise"],
      "integration-needs": ["crm", "erp"],
      "primary-objective": ["compliance-objective"],
    });
    expect(JSON.stringify(tree).includes("a test that its owner signs"), configuration).toBe(false);
    expect(cells(tree, "custom.products"), configuration).toContain("the oldest is reproduced");
    expect(cells(tree, "architecture.sizing"), configuration).toContain("50 devices: below 1%, 30 servers: 4%");
  }
});

test("what a pilot leaves of its own project comes after the others", () => {
  const tree = documentOf("custom-pilot", {
    "company-size": ["medium"],
    "current-technologies": ["exchange-server", "sharepoint", "teams"],
    "security-requirements": ["mfa", "data-encryption", "threat-protection"],
  });
  expect(cells(tree, "custom.horizons")).toMatch(/^Horizon 2 .*the remaining mailboxes/m);
  expect(cells(tree, "custom.horizons")).toMatch(
    /^Horizon 3 .*a security project and the SharePoint migration, each if/m,
  );
});

test("licences are no project to begin, and none are priced beside a plan that nobody has", () => {
  const asked = { "company-size": ["large"], "security-requirements": ["data-loss-prevention"] };
  expect(ruled(documentOf("custom-roadmap", asked), "custom.follow-on")).toEqual([]);
  for (const technology of ["none", "office-365"]) {
    const tree = documentOf("custom-roadmap", { ...asked, "current-technologies": [technology] });
    expect(JSON.stringify(tree), technology).toContain("the answers suggest no particular project");
  }
});

test("the systems of an early decision are asked for before it is due", () => {
  const answers = { "current-technologies": ["windows-server"], timeline: ["3-6-months"] };
  for (const size of SIZES)
    for (const configuration of CONFIGURATIONS) {
      const tree = documentOf(configuration, { ...answers, "company-size": [size] }, "2026-11-23");
      expect(cells(tree, "environment.requests")).toMatch(/^[1-6] · Systems on Windows Server 2016 and their purpose/m);
    }
});

test("a review of other domains counts no refusing server among its risks, and names the evidence of duties that it reads", () => {
  const answers = {
    "company-size": ["medium"],
    "current-technologies": ["windows-server", "teams", "power-platform"],
    "security-requirements": ["mfa", "compliance", "threat-protection", "zero-trust"],
    "primary-objective": ["productivity", "compliance-objective"],
  };
  const focused = documentOf("custom-focused", answers);
  expect(cells(focused, "appendix.risks")).not.toContain("reject the discovery account");
  expect(cells(documentOf("custom-roadmap", answers), "appendix.risks")).toContain("reject the discovery account");
  // nobody counted them: no figure from the middle of a range stands in the risk
  expect(cells(documentOf("custom-roadmap", answers), "appendix.risks")).toMatch(
    /Servers reject the discovery .*Over 5% of the hypervisor's list still unread/,
  );
  expect(cells(focused, "timeline.tasks")).toContain("Measurement: detection and evidence of duties (");
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
  expect(cells(pilot, "custom.pilot")).toContain(
    "one Exchange SE server with a public certificate, supplied by the client",
  );
});

test("an assessment plans nothing by versions that it is there to find, and a review that changes nothing takes nothing back", () => {
  for (const size of SIZES) {
    const tree = documentOf("custom-focused", { ...MAIL_AT_HOME, "company-size": [size] });
    expect(cells(tree, "appendix.assumptions")).not.toContain("Which versions of");
    expect(cells(tree, "environment.lifecycle")).toContain("Exchange Server");
    expect(tableOf(tree, "solution.recovery")).toBeUndefined();
    expect(cells(tree, "approach.tests")).toMatch(/^.*Tool accounts.* on the last day · removed; no sign-in after/m);
    expect(plainOf(tree, "approach.coexistence")).toBe("");
    expect(plainOf(tree, "approach.rollback")).toBe("");
  }
});

test("quick wins have a time that the plan can keep, and a pilot promises none", () => {
  for (const size of SIZES) {
    const tree = documentOf("custom-roadmap", { "company-size": [size], timeline: ["no-timeline"] }, "2027-01-11");
    expect(plainOf(tree, "solution.scope")).toContain("within 30 days of “Evidence complete”");
    const tasks = scheduled(tree);
    const gate = Math.max(...tasks.filter(({ id }) => id.startsWith("T-2.")).map(({ to }) => to));
    const wins = tasks.find(({ title }) => title.startsWith("Quick wins"));
    expect((wins?.to ?? Infinity) - gate, size).toBeLessThanOrEqual(4);
    expect(JSON.stringify(documentOf("custom-pilot", { "company-size": [size] }))).not.toMatch(/within 30 days of/i);
  }
});

test("what replaces servers without updates begins in the first three months, and is not begun twice", () => {
  const answers = {
    "current-technologies": ["exchange-server", "office-365"],
    "security-requirements": ["mobile-device-management"],
  };
  for (const size of ["small", "large"])
    for (const configuration of size === "small" ? CONFIGURATIONS : ["custom-roadmap", "custom-focused"]) {
      const [first, ...rest] = cells(
        documentOf(configuration, { ...answers, "company-size": [size] }),
        "custom.horizons",
      )
        .split("\n")
        .filter((row) => row.startsWith("Horizon"));
      expect(first, `${configuration} ${size}`).toContain("start of a Microsoft 365 project");
      expect(rest.join(), `${configuration} ${size}`).not.toContain("Microsoft 365 project");
    }
  const moved = { "current-technologies": ["exchange-server", "office-365"], "company-size": ["medium"] }; // mail is its pilot
  expect(cells(documentOf("custom-pilot", moved), "custom.horizons")).not.toContain("start of ");
});

test("a domain in brief is not said to go unmeasured, and what follows an assessment has no baseline", () => {
  const tree = documentOf("custom-roadmap", { "primary-objective": ["innovation"] });
  expect(plainOf(tree, "custom.domains")).not.toContain("a domain is measured");
  expect(JSON.stringify(tree)).not.toContain("with a baseline taken");
});

test("whoever reads names for another has a contract where the law wants one", () => {
  const duties = (country: string) =>
    cells(
      composed(
        inputFor(
          {
            ...workedExample(),
            "solution-type": ["custom"],
            "solution-configuration": ["custom-focused"],
            industry: ["retail"],
          },
          { client: { name: "Aoife Byrne", company: "Harbour", country } },
        ),
      ),
      "appendix.duties",
    );
  for (const country of ["Ireland", "United Kingdom", "Switzerland"])
    expect(duties(country)).toContain("data processing agreement");
  expect(duties("United States")).not.toContain("data processing agreement");
});

test("a merger behind the date is read for, and no other reason is", () => {
  const read = (reason: string) =>
    cells(documentOf("custom-roadmap", { "deadline-reason": [reason] }), "custom.products");
  expect(read("merger")).toMatch(/^Merger, sale or move/m);
  expect(read("audit")).not.toContain("Merger, sale");
});

test("what further sites add is said as it is calculated, and an unknown budget is no budget that is usual", () => {
  const tree = documentOf("custom-focused", { "company-size": ["medium"], "budget-band": ["unknown"] });
  expect(cells(tree, "appendix.assumptions")).toContain("+3% effort for every three additional sites");
  expect(cells(tree, "appendix.assumptions")).toContain("“Budget” is not yet known; no budget limit is applied.");
});

test("an assessment promises no access from outside, and tells once that cloud services stand beside no cloud", () => {
  const answers = { "primary-objective": ["remote-work"], "cloud-maturity": ["no-cloud"] };
  const tree = documentOf("custom-roadmap", { ...answers, "current-technologies": ["office-365"] });
  expect(cells(tree, "environment.conflicts")).toContain("nothing is built here");
  expect(JSON.stringify(tree).match(/No cloud adoption is reported/g)).toHaveLength(1);
});

test("a horizon cites dates of support only where it names one, and mail without updates goes before files", () => {
  const horizons = (answers: Answers) => tableOf(documentOf("custom-pilot", answers), "custom.horizons");
  expect(JSON.stringify(horizons({}))).not.toContain("eol");
  expect(JSON.stringify(horizons({ "current-technologies": ["exchange-server"] }))).toContain("eol");
  const next = (technology: string) =>
    cells(documentOf("custom-pilot", { "current-technologies": [technology] }), "custom.horizons");
  expect(next("exchange-server")).toMatch(
    /^Horizon 2 .*mail, as its servers receive no updates, then the other teams/m,
  );
  expect(next("none")).toMatch(/^Horizon 2 .*the other teams, then mail/m);
});

test("no meeting takes more than two days, nor quick wins more than there are to make, however many are heard", () => {
  const much = {
    interviews: ["20"],
    sites: ["30"],
    "head-count": ["8000"],
    devices: ["9000"],
    "integration-needs": ["erp", "crm", "legacy-applications", "third-party-apis"],
  };
  for (const technology of ["none", "teams", "azure-services"]) {
    const answers = { ...much, "company-size": ["enterprise"], "current-technologies": [technology] };
    const tree = documentOf("custom-roadmap", answers);
    const daysOf = (title: string) => scheduled(tree).find((task) => task.title.startsWith(title))?.days ?? Infinity;
    expect(daysOf("Workshop 1, on goals"), technology).toBeLessThanOrEqual(2);
    expect(daysOf("Read-out"), technology).toBeLessThanOrEqual(2);
    const candidates = cells(tree, "custom.quick-wins").split("\n").length;
    expect(daysOf("Quick wins"), technology).toBeLessThanOrEqual(candidates);
    expect(plainOf(tree, "custom.quick-wins")).toContain("half a day to a day");
  }
});

test("a review of three domains reads what it says of mail and sites, or says less", () => {
  const products = { "current-technologies": ["exchange-server", "sharepoint", "office-365"] };
  const deep = documentOf("custom-focused", { ...products, "primary-objective": ["productivity"] });
  expect(cells(deep, "custom.domains")).toMatch(/^Productivity .*workshop 2/m);
  expect(cells(deep, "custom.products")).toMatch(/^Devices and applications using mail.*^Workflows, forms/ms);
  expect(plainOf(deep, "environment.technologies")).toMatch(/senders are listed.*workflows and forms are counted/s);
  const other = documentOf("custom-focused", {
    ...products,
    "primary-objective": ["enhance-security", "remote-work"],
    "security-requirements": ["mfa", "identity-management", "threat-protection", "mobile-device-management"],
  });
  expect(cells(other, "custom.domains")).toMatch(/^Productivity · Which mail and file servers .*not scored/m);
  expect(cells(other, "custom.products")).not.toMatch(/^Devices and applications using mail|^Workflows, forms/m);
  expect(plainOf(other, "environment.technologies")).not.toMatch(/senders are listed|forms are counted|seats with/);
});

test("an audit, or the objective, has the evidence of duties read", () => {
  const audit = documentOf("custom-focused", { "deadline-reason": ["audit"] });
  expect(cells(audit, "custom.domains")).toMatch(/^Compliance .*An audit or a law/m);
  expect(cells(audit, "custom.products")).toMatch(/^Compliance evidence .*each obligation under “Regulation”/m);
  expect(cells(documentOf("custom-focused"), "custom.domains")).not.toMatch(/^Compliance/m);
  expect(cells(documentOf("custom-focused"), "custom.products")).not.toContain("Compliance evidence");
  const wide = documentOf("custom-roadmap", {
    "current-technologies": ["exchange-server", "sharepoint", "sql-server", "office-365", "teams"],
    "primary-objective": ["compliance-objective", "cost-reduction", "productivity", "enhance-security"],
    "security-requirements": ["identity-management", "mfa"],
  });
  expect(cells(wide, "decisions")).not.toMatch(/answers point most strongly to [^.]*Compliance/);
  expect(cells(wide, "custom.products")).toContain("Compliance evidence");
  expect(cells(wide, "timeline.tasks")).toContain("compliance records");
  expect(plainOf(wide, "features.measures")).not.toContain("evidence of the last 90 days");
});

test("a script that reads servers alone is connected to no sample of devices", () => {
  const small = { "company-size": ["small"], "current-technologies": ["windows-server"] };
  expect(cells(documentOf("custom-roadmap", small), "architecture.ports")).toMatch(/· Servers · .*Scripted inventory/);
  expect(cells(documentOf("custom-roadmap"), "architecture.ports")).toMatch(/· Sampled servers and devices · /);
  const remote = { ...small, "primary-objective": ["remote-work"] };
  expect(cells(documentOf("custom-focused", remote), "architecture.ports")).toMatch(/· Servers and sampled devices · /);
});

test("a small client signs the agreement on its data too", () => {
  const small = { "company-size": ["small"], "current-technologies": ["exchange-server"] };
  for (const country of ["Ireland", "Switzerland", "Germany"]) {
    const answers = {
      ...workedExample(),
      ...small,
      "solution-type": ["custom"],
      "solution-configuration": ["custom-pilot"],
    };
    const tree = composed(inputFor(answers, { client: { name: "A. Byrne", company: "Byrne", country } }));
    expect(plainOf(tree, "appendix.duties"), country).toContain("data processing agreement");
  }
});

test("a pilot on servers upgrades no server twice, nor moves it afterwards", () => {
  const tree = documentOf("custom-pilot", {
    "company-size": ["small"],
    "current-technologies": ["windows-server"],
    "cloud-maturity": ["some"],
    "security-requirements": ["none"],
    "primary-objective": ["scalability"],
  });
  expect(cells(tree, "custom.horizons")).toMatch(/^Horizon 2 .*the remaining servers/m);
  expect(cells(tree, "custom.horizons")).toMatch(/^Horizon 3 .*an Azure migration of servers not upgraded/m);
});

test("the decision paper of a pilot is left behind by its task", () => {
  const tree = documentOf("custom-pilot", { "company-size": ["small"] });
  expect(cells(tree, "timeline.tasks")).toMatch(/Pilot · .*decision paper signed/);
});

test("lower costs come from contracts or seats that a task reads, in every form", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of ["small", "large"])
      for (const technology of ["sql-server", "office-365", "teams", "none"])
        for (const objectives of [["cost-reduction"], ["innovation", "scalability", "cost-reduction"]]) {
          const tree = documentOf(configuration, {
            "company-size": [size],
            "current-technologies": [technology],
            "primary-objective": objectives,
            "security-requirements": ["identity-management", "threat-protection", "compliance"],
          });
          const name = `${configuration} ${size} ${technology} ${objectives.length}`;
          expect(cells(tree, "timeline.tasks"), name).toMatch(/contracts and licences|tenant and licences/);
          expect(cells(tree, "custom.products"), name).toMatch(/^(Contracts and licences|Microsoft 365, licences) · /m);
          expect(plainOf(tree, "architecture.diagram"), name).toContain("Licence and contract list");
        }
  const asked = cells(documentOf("custom-roadmap", { "current-technologies": ["teams"] }), "appendix.traceability");
  const task = /“Cost reduction”.*? · .*?(T-2\.\d+)/.exec(asked)?.[1];
  expect(task).toBeDefined();
});

test("load is recorded until the evidence is complete, and the hours of the client say which meetings they leave out", () => {
  const tree = documentOf("custom-pilot", { "current-technologies": ["windows-server"] });
  expect(cells(tree, "custom.products")).toMatch(
    /^Windows Server, load · .*recorded from set-up until “Evidence complete”, at least two weeks/m,
  );
  expect(cells(tree, "architecture.sizing")).toMatch(/^Client time · .*findings workshop and read-out excluded · /m);
  for (const size of ["medium", "enterprise"])
    for (const today of ["2026-12-07", "2027-01-11"]) {
      const answers = { "company-size": [size], "current-technologies": ["windows-server", "azure-services"] };
      const tasks = scheduled(documentOf("custom-roadmap", answers, today)).filter(({ id }) => id.startsWith("T-2."));
      const read = tasks.find(({ title }) => /^Measurement: .*servers/.test(title));
      expect(read?.to, `${size} ${today}`).toBe(Math.max(...tasks.map(({ to }) => to)));
    }
});

test("an assessment says how a change is taken back where the change stands, and lists no way that a browser takes", () => {
  for (const configuration of CONFIGURATIONS)
    for (const technology of ["teams", "azure-services", "windows-server", "exchange-server"]) {
      const tree = documentOf(configuration, { "current-technologies": [technology] });
      expect(tableOf(tree, "approach.cutover")).toBeUndefined();
      expect(blocksOf(tree).flatMap(textsOf).join("\n")).not.toContain("Settings changed by quick wins");
      const ways = tableOf(tree, "architecture.ports") ? cells(tree, "architecture.ports") : "";
      expect(ways).not.toMatch(/^Assessment workstation · (Tenant|Azure) ·/m);
      expect(cells(tree, "decisions")).not.toContain("Follow-on project");
    }
});

test("what a few test on copies has testers, and a pilot for many people is one that they work with", () => {
  const answers = { "current-technologies": ["windows-server"], "company-size": ["enterprise"] };
  const copies = documentOf("custom-roadmap", answers);
  expect(plainOf(copies, "options.description")).toMatch(/Immediate pilot with 15 testers.* on restored copies/);
  const few = documentOf("custom-pilot", { ...answers, "pilot-users": ["20"] });
  expect(cells(few, "custom.pilot")).toMatch(/^Subject · .*restored copies, with 20 testers$/m);
  const many = documentOf("custom-pilot", { ...answers, "pilot-users": ["300"] });
  expect(cells(many, "custom.pilot")).toMatch(/^Subject · files and meetings .*, with 300 users$/m);
});

test("the sums of what may follow are the days at the rate that the text names", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES)
      for (const technologies of [["windows-server", "sql-server"], ["sharepoint"], ["power-platform", "teams"]]) {
        const tree = documentOf(configuration, {
          "company-size": [size],
          "current-technologies": technologies,
          "security-requirements": ["zero-trust"],
        });
        const number = (text = "") => Number(text.replaceAll(",", ""));
        const rate = number(/days × EUR ([\d,]+)/.exec(blocksOf(tree).flatMap(textsOf).join("\n"))?.[1]);
        const sums = [
          ...cells(tree, "custom.follow-on").matchAll(/([\d,]+) to ([\d,]+) days, EUR ([\d,]+) to EUR ([\d,]+)/g),
        ];
        expect(sums.length).toBeGreaterThan(0);
        for (const [, low, high, least, most] of sums)
          expect([number(least), number(most)]).toEqual([number(low) * rate, number(high) * rate]);
        const together = /Together they come to ([\d,]+) to ([\d,]+) days/.exec(JSON.stringify(tree));
        const total = (place: number) => sums.reduce((sum, match) => sum + number(match[place]), 0);
        expect(together?.slice(1).map(number)).toEqual(sums.length > 1 ? [total(1), total(2)] : undefined);
      }
});

test("what may follow calls no cloud absent that was named, and prices the databases that it renews", () => {
  const answers = { "cloud-maturity": ["no-cloud"], "primary-objective": ["productivity"] };
  const tree = documentOf("custom-focused", { ...answers, "current-technologies": ["sql-server", "azure-services"] });
  expect(cells(tree, "custom.follow-on")).toContain("SQL Server in use, no cloud adoption reported");
  expect(cells(tree, "custom.follow-on")).toMatch(/USD 4,200 per two cores of SQL Server Standard/);
  expect(cells(tree, "custom.follow-on")).toContain("no Microsoft 365 listed");
  const plain = documentOf("custom-focused", { ...answers, "current-technologies": ["windows-server"] });
  expect(cells(plain, "custom.follow-on")).not.toContain("SQL Server");
});

test("an assessment says what a wrong number does to its days, and counts no lines that it does not have", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const open = { "company-size": [size], "current-technologies": ["windows-server"] };
      const rows = cells(documentOf(configuration, open), "appendix.assumptions");
      expect(rows).not.toMatch(/in proportion/);
      expect(rows).toMatch(
        /^A-\d+ · Planned for .* users and .* devices\. · 10% of the effort basis follows users, 5% devices; another size has another basis( · |$)/m,
      );
      expect(rows).toMatch(
        /servers\. · \+3% effort for every three additional sites; 15% of the effort basis follows servers( · |$)/m,
      );
      const counted = cells(documentOf(configuration, { ...open, "head-count": ["45"] }), "appendix.assumptions");
      expect(counted).toMatch(/devices\. · 5% of the effort basis follows devices( · |$)/m);
    }
});

test("servers that refuse to be read are counted by the hypervisor's list, not by a number that nobody confirmed", () => {
  const answers = { "current-technologies": ["windows-server"], "company-size": ["enterprise"] };
  const rows = cells(documentOf("custom-roadmap", answers), "appendix.risks");
  expect(rows).toContain("Over 5% of the hypervisor's list");
  expect(rows).not.toMatch(/of \d+ servers/);
});

test("dearer licences for data loss prevention are named once: with their price where the table of what may follow has them", () => {
  for (const size of SIZES)
    for (const industry of ["retail", "education"]) {
      const tree = documentOf("custom-roadmap", {
        "company-size": [size],
        industry: [industry],
        "current-technologies": ["office-365"],
        "security-requirements": ["data-loss-prevention"],
      });
      const named = blocksOf(tree)
        .flatMap(textsOf)
        .filter((text) => /loss prevention on devices and in Teams/.test(text));
      expect(named.length, `${size} ${industry}`).toBeLessThanOrEqual(1);
    }
});

test("fewer interviews than usual take days off, as more of them add days", () => {
  const daysWith = (interviews?: string) => {
    const answers = { "company-size": ["enterprise"], ...(interviews ? { interviews: [interviews] } : {}) };
    const tree = documentOf("custom-roadmap", answers);
    expect(lintDocument(tree)).toEqual([]);
    return {
      rows: cells(tree, "budget.adjusters"),
      sum: Number(/^Result · [\d.]+ – ([\d.]+)/m.exec(cells(tree, "budget.adjusters"))?.[1]),
    };
  };
  const usual = daysWith();
  expect(usual.rows).not.toMatch(/^(Added|Deducted) .* interviews?/m);
  const few = daysWith("4");
  expect(few.rows).toMatch(/^Deducted · 1\.9 – 3\.5 – 5\.4 · 14 interviews fewer than the usual 18, 4 to a day$/m);
  expect(usual.sum - few.sum).toBeCloseTo(3.5);
  expect(daysWith("26").sum - usual.sum).toBeCloseTo(2);
});

test("products beyond the three that the row reads add days, in an assessment alone", () => {
  const products = ["windows-server", "active-directory", "sql-server", "teams", "azure-services"];
  const stepsOf = (size: string, count: number) => {
    const tree = documentOf("custom-roadmap", {
      "company-size": [size],
      "current-technologies": products.slice(0, count),
    });
    expect(lintDocument(tree)).toEqual([]);
    return cells(tree, "budget.adjusters");
  };
  for (const [size, each] of [
    ["small", "0.25 day"],
    ["medium", "0.5 day"],
    ["large", "0.75 day"],
    ["enterprise", "1 day"],
  ] as const) {
    expect(stepsOf(size, 3)).not.toContain("after the third, read");
    expect(stepsOf(size, 5)).toContain(`2 products after the third, read × ${each}`);
  }
  const migration = composed(inputFor({ ...workedExample(), "current-technologies": products }));
  expect(cells(migration, "budget.adjusters")).not.toContain("after the third, read");
});

test("what is walked through has half a day of its own, and four readings beside it have more than half a day", () => {
  for (const [industry, area] of [
    ["retail", "the tills"],
    ["manufacturing", "the plant"],
    ["healthcare", "clinical work"],
  ] as const) {
    const tree = documentOf("custom-pilot", {
      "company-size": ["medium"],
      industry: [industry],
      "current-technologies": ["teams"],
      "primary-objective": ["cost-reduction", "digital-transformation", "compliance-objective"],
      "security-requirements": ["mfa", "data-encryption", "compliance", "identity-management"],
    });
    const tasks = scheduled(tree).filter(({ title }) => title.startsWith("Measurement: "));
    expect(tasks.find(({ title }) => title.includes(area))?.title, industry).toBe(`Measurement: ${area}`);
    for (const { title, days } of tasks)
      expect(title.split(", ").length <= 3 || days > 0.5, `${industry}: ${title}, ${days}`).toBe(true);
  }
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
});

test("what an assumption costs if it is wrong is days at the rate of the budget, and no merger is assumed away unasked", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, { "company-size": ["medium"] });
    const assumed = cells(tree, "appendix.assumptions");
    expect(assumed).toContain("Each further workshop or two interviews: +0.5 day (EUR 475)");
    const small = cells(documentOf(configuration, { "company-size": ["small"] }), "appendix.assumptions");
    expect(small).toContain("Two further workshops or interviews: +0.5 day (EUR 475)");
    expect(assumed).toContain("measured after the report: +1 day (EUR 680)");
    expect(assumed).not.toContain("merger");
    const merged = cells(documentOf(configuration, { "deadline-reason": ["merger"] }), "appendix.assumptions");
    expect(merged).toMatch(/affects neither users nor directory.*\+2 days \(EUR 1,900\)/);
  }
});

test("every project that may follow has its place in a horizon, and a task names devices where they are looked at", () => {
  const names: readonly (readonly [RegExp, string])[] = [
    [/^Security Assessment/m, "security project"],
    [/^Azure Migration/m, "Azure migration"],
    [/^Power Platform governance/m, "Power Platform governance"],
    [/^Hybrid Cloud/m, "hybrid cloud project"],
  ];
  for (const configuration of CONFIGURATIONS)
    for (const requirement of ["mfa", "mobile-device-management", "zero-trust"]) {
      const tree = documentOf(configuration, {
        "company-size": ["medium"],
        "current-technologies": ["windows-server", "sharepoint", "office-365", "power-platform"],
        "cloud-maturity": ["some"],
        "integration-needs": ["legacy-applications"],
        "security-requirements": [requirement],
      });
      for (const [row, words] of names)
        if (row.test(cells(tree, "custom.follow-on"))) expect(cells(tree, "custom.horizons")).toContain(words);
      const tasks = cells(tree, "timeline.tasks");
      expect(/: identities \(|, identities \(/.test(tasks)).toBe(requirement === "mfa");
      expect(/identities and devices \(/.test(tasks)).toBe(requirement === "zero-trust");
    }
});

test("growth, renewal and the move to Azure are measured with the numbers of the client", () => {
  const of = (answers: Answers) =>
    documentOf("custom-roadmap", {
      "company-size": ["medium"],
      "current-technologies": ["windows-server"],
      "cloud-maturity": ["some"],
      "primary-objective": ["scalability"],
      ...answers,
    });
  const large = of({ "head-count": ["240"], servers: ["12"], sites: ["2"] });
  expect(cells(large, "custom.products")).toMatch(
    /312 users \(30% more\) and 3 sites .*the 300-seat cap on Business plans/,
  );
  expect(cells(large, "custom.products")).toContain("so 6 to 18 days if all 12 need it");
  expect(cells(large, "custom.follow-on")).toContain("at least 4 of 12 servers on a version whose support ends");
  expect(cells(of({ "head-count": ["90"] }), "custom.products")).not.toContain("300-seat cap");
});

test("what recurs after the read-out are the readings of what is in use, and a small firm is told what confirms a project", () => {
  const calendar = (...named: string[]) =>
    cells(documentOf("custom-roadmap", { "current-technologies": named }), "support.calendar");
  expect(calendar("office-365")).toMatch(/Quarterly · .*ScubaGear re-run.*Seats unused/s);
  expect(calendar("windows-server")).toMatch(/Monthly · .*Last update date on each server/);
  expect(calendar("sharepoint")).not.toMatch(/ScubaGear|Last update|Cost analysis/);
  const small = documentOf("custom-focused", {
    "company-size": ["small"],
    "current-technologies": ["windows-server"],
    "cloud-maturity": ["early"],
  });
  expect(cells(small, "custom.follow-on")).toContain("with vendor agreement for each");
  expect(plainOf(small, "custom.domains")).not.toMatch(/goals, pain points|table after/);
});

test("a Windows Server that was named as in use is not left to discovery, and its support is decided on", () => {
  const of = (version: string, technologies: string[]) =>
    documentOf(
      "custom-roadmap",
      {
        "company-size": ["medium"],
        "current-technologies": ["windows-server", ...technologies],
        "windows-server-version": [version],
      },
      "2027-02-01",
    );
  const stated = of("2016", ["sharepoint"]);
  const said = plainOf(stated, "summary.situation");
  expect(said).toContain("Windows Server 2016, still in use, receives at most paid updates. Where in use, SharePoint");
  expect(said).toMatch(/and older receive no updates\./);
  expect(cells(stated, "custom.horizons")).toMatch(
    /Windows Server 2016; SharePoint Server .* and older, where found: /,
  );
  expect(cells(stated, "decisions")).toContain("Each such server is upgraded, isolated or covered by paid updates");
  const older = of("2012", []);
  expect(cells(older, "custom.horizons")).toContain("Windows Server 2016 and older: replaced");
  expect(cells(older, "decisions")).toContain("isolated or, on 2016, covered by paid updates");
  expect(cells(older, "decisions")).toContain("after blocking access from the internet in week 1");
  for (const version of ["2019", "unknown"])
    expect(cells(of(version, []), "decisions")).not.toContain("Windows Server past its support");
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
  expect(cells(of("2"), "custom.products")).toContain("so 1 to 3 days if both need it");
  expect(cells(of("1"), "custom.domains")).toContain("Does the server run an end-of-support version");
  expect(cells(of("1"), "custom.products")).toContain("owner of the server, by script");
  expect(cells(of("1"), "custom.products")).toContain("201 to 209 on the domain controller");
});

test("shift workers who were counted share devices in the question on devices, and one of them shares none", () => {
  const asked = (workers: string, answers: Answers) =>
    cells(
      documentOf("custom-roadmap", {
        "company-size": ["medium"],
        "current-technologies": ["office-365"],
        "shift-workers": [workers],
        ...answers,
      }),
      "custom.domains",
    );
  const managed = { "security-requirements": ["mobile-device-management"] };
  expect(asked("35", managed)).toContain("including those shared by 35 shift workers");
  expect(asked("35", { "primary-objective": ["remote-work"] })).toContain("do the 35 shift workers share");
  expect(asked("1", managed)).not.toContain("shift worker");
  expect(asked("unknown", { ...managed, industry: ["retail"] })).toContain(
    "Which devices, including those shared by shift workers and personal ones, access",
  );
});

test("a few missing seats are no main risk to a small firm; missing cores, and the seats of a larger one, are", () => {
  const risks = (size: string, technologies: string[]) =>
    cells(
      documentOf("custom-roadmap", { "company-size": [size], "current-technologies": technologies }),
      "appendix.risks",
    );
  expect(risks("small", ["office-365"])).not.toMatch(/reveals a shortfall .* = 12/);
  expect(risks("small", ["office-365", "sql-server"])).toMatch(/reveals a shortfall .* = 12/);
  expect(risks("medium", ["office-365"])).toMatch(/reveals a shortfall .* = 12/);
});

test("what three domains alone would save is near what they do save", () => {
  const answers = { "current-technologies": ["windows-server", "active-directory", "office-365"], sites: ["1"] };
  for (const size of ["small", "medium", "large", "enterprise"]) {
    const given = { ...answers, "company-size": [size] };
    const focused = documentOf("custom-focused", given);
    const three = likelyDays(focused, /./);
    const [, factor, told] =
      /all ten \(configuration × ([\d.]+)\) would take about (\d+)% more days/.exec(cells(focused, "decisions")) ?? [];
    expect(factor).toBe(size === "small" ? "1.25" : "1.00");
    const more = Number(told);
    const ten = likelyDays(documentOf("custom-roadmap", given), /./);
    expect(Math.abs(more - 100 * (ten / three - 1)), size).toBeLessThan(10);
    for (const configuration of ["custom-roadmap", "custom-pilot"]) {
      const tree = documentOf(configuration, given);
      const told = Number(/about (\d+)% fewer days/.exec(cells(tree, "decisions"))?.[1]);
      expect(Math.abs(told - 100 * (1 - three / likelyDays(tree, /./))), `${size} ${configuration}`).toBeLessThan(10);
    }
  }
});

test("where all that was named has support, no unsupported product is feared, nor servers that Azure would save from its end", () => {
  const of = (version: string, technologies: string[]) =>
    documentOf("custom-roadmap", {
      "company-size": ["medium"],
      "current-technologies": ["windows-server", ...technologies],
      "cloud-maturity": ["some"],
      "windows-server-version": [version],
    });
  expect(cells(of("2025", []), "appendix.risks")).not.toMatch(/nsupported .* stays in use/);
  expect(cells(of("2025", ["exchange-server"]), "appendix.risks")).toContain(
    "Unsupported Exchange Server stays in use",
  );
  expect(cells(of("2025", ["sql-server"]), "custom.follow-on")).toContain("a SQL Server version whose support ends");
  expect(cells(of("2016", ["sql-server"]), "custom.follow-on")).toContain("servers on a version whose support ends");
  const steps = (version: string) => cells(of(version, []), "custom.products");
  expect(steps("2019")).toContain("With the next hardware or migration wave, before 9 January 2029: upgrade in place");
  expect(steps("2016")).toContain("Upgrade in place");
});

test("a framework is named with its article, and two servers are the two", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["small"],
    "current-technologies": ["windows-server"],
    framework: ["cis"],
    servers: ["2"],
  });
  expect(plainOf(tree, "custom.domains")).toContain("the yardstick is the CIS Controls");
  expect(cells(tree, "custom.products")).toContain("owner of each of the two servers");
});

test("a follow-on project quotes how far the cloud is adopted", () => {
  const signal = (level: string) =>
    cells(
      documentOf("custom-roadmap", { "current-technologies": ["windows-server"], "cloud-maturity": [level] }),
      "custom.follow-on",
    );
  expect(signal("early")).toContain("in use, first cloud trials");
  expect(signal("some")).toContain("in use, some cloud experience");
  expect(signal("significant")).toContain("in use, significant cloud adoption");
  expect(signal("cloud-first")).toContain("in use, a cloud-first strategy");
});

test("restored servers can sign in to a directory where there is one, and the client's licences cost the pilot nothing", () => {
  let tried = 0;
  for (const size of SIZES)
    for (const technologies of [["windows-server"], ["windows-server", "active-directory"]]) {
      const tree = documentOf("custom-pilot", {
        "company-size": [size],
        "current-technologies": technologies,
        "security-requirements": ["data-encryption"],
        "windows-server-version": ["2016"],
      });
      if (!cells(tree, "custom.pilot").includes("in-place upgrade")) continue;
      tried += 1;
      const hasDirectory = plainOf(tree, "architecture.diagram").includes("Directory check");
      expect(cells(tree, "custom.pilot").includes("with a copy of a domain controller"), size).toBe(hasDirectory);
      expect(cells(tree, "architecture.components")).toContain("no charge; client's systems and licences");
    }
  expect(tried).toBeGreaterThan(0);
});

test("the account of the directory check may read the event logs, and the ports let it", () => {
  const tree = documentOf("custom-roadmap", { "current-technologies": ["active-directory"] });
  expect(cells(tree, "architecture.components")).toContain("Event Log Readers");
  expect(cells(tree, "architecture.ports")).toMatch(
    /Domain controllers · TCP 53, 88, 135, .*49152–65535 · .*event logs/,
  );
});

test("compliance is traced to the task that reads its evidence, and databases are renewed where some are named", () => {
  for (const requirement of ["compliance", "mfa"]) {
    const tree = documentOf("custom-roadmap", {
      "current-technologies": ["windows-server", "sql-server"],
      "cloud-maturity": ["no-cloud"],
      "primary-objective": ["compliance-objective"],
      "security-requirements": [requirement],
    });
    const row = /^.*“Compliance requirements”.*$/m.exec(cells(tree, "appendix.traceability"))?.[0];
    const task = scheduled(tree).find(({ id }) => id === row?.split(" · ")[1]);
    expect(task?.title).toMatch(requirement === "mfa" ? /compliance records/ : /evidence of duties/);
    for (const table of ["custom.follow-on", "custom.horizons"])
      expect(cells(tree, table)).toMatch(/renewal of (the remaining )?servers and databases/);
  }
});

test("a report on the tenant or the subscriptions has its connection", () => {
  for (const [product, purpose] of [
    ["teams", "Tenant report"],
    ["azure-services", "Subscription report"],
    ["exchange-server", ""],
  ] as const) {
    const ports = cells(documentOf("custom-focused", { "current-technologies": [product] }), "architecture.ports");
    if (purpose) expect(ports).toContain(`Microsoft cloud · TCP 443 outbound · ${purpose}`);
    else expect(ports).not.toContain("Microsoft cloud");
  }
});

test("a date that rests on support points to ageing servers, and stands in its months of the road map", () => {
  const of = (reason: string, version: string) =>
    documentOf(
      "custom-focused",
      {
        "current-technologies": ["windows-server"],
        "primary-objective": ["enhance-security", "cost-reduction"],
        "security-requirements": ["identity-management", "compliance"],
        deadline: ["2027-10-02"],
        "deadline-reason": [reason],
        "windows-server-version": [version],
      },
      "2026-12-06",
    );
  const servers = (tree: DocumentTree) => /^Servers and virtualisation .*$/m.exec(cells(tree, "custom.domains"))?.[0];
  expect(servers(of("support", "2016"))).toMatch(/ · workshop 2: Windows Server, A product leaves support$/);
  expect(servers(of("contract", "2016"))).toContain("not scored: Windows Server");
  expect(servers(of("support", "2022"))).toContain("not scored: Windows Server");
  expect(cells(of("support", "2016"), "custom.horizons").match(/fixed date: 2 October 2027/g)).toHaveLength(1);
});

test("better security is traced to detection where threats are to be found, else to whose sign-ins are read", () => {
  for (const [requirement, title] of [
    ["threat-protection", "detection"],
    ["zero-trust", "identities"],
  ] as const) {
    const tree = documentOf("custom-pilot", {
      "current-technologies": ["exchange-server", "sharepoint", "office-365"],
      "primary-objective": ["enhance-security"],
      "security-requirements": [requirement],
    });
    const row = cells(tree, "appendix.traceability")
      .split("\n")
      .find((line) => line.includes("“Enhance security”"));
    const task = scheduled(tree).find(({ id }) => id === row?.split(" · ")[1]);
    expect(task?.title).toContain(title);
  }
});

test("a service that stops soon after the read-out is a risk, and one that stops before it or much later is none here", () => {
  const risks = (today: string, technology = "office-365") =>
    cells(
      documentOf(
        "custom-focused",
        { "company-size": ["medium"], "current-technologies": [technology], timeline: ["1-3-months"] },
        today,
      ),
      "appendix.risks",
    );
  const late = /Exchange Web Services to Exchange Online shut down on 1 April 2027, \d+ days? after the plan ends/;
  expect(risks("2027-01-11")).toMatch(late);
  expect(risks("2027-01-11")).toContain("List affected applications from the allow list by");
  expect(risks("2027-01-11", "windows-server")).not.toMatch(late);
  expect(risks("2026-11-23")).not.toMatch(late);
  expect(risks("2027-03-15")).not.toMatch(late);
});

test("a service that stops during the plan is a risk where an earlier date has the decision, and no allow list is read after it", () => {
  const of = (today: string, rule: string) => {
    const answers = { "company-size": ["enterprise"], "current-technologies": ["windows-server", "office-365"] };
    return cells(documentOf("custom-roadmap", answers, today), rule);
  };
  const risks = of("2027-01-01", "appendix.risks");
  expect(risks).toMatch(/Exchange Online shut down on 1 April 2027, during the plan/);
  expect(risks).toContain("The client lists affected applications from the allow list at once");
  expect(of("2027-01-01", "custom.products")).toContain("allow list, closed to others");
  expect(of("2027-01-18", "custom.products")).toContain("callers of Exchange Web Services, shut down on 1 April");
});

test("how long sign-in logs are kept is cited where they are read, and nowhere else", () => {
  const cited = (technologies: string[]) =>
    JSON.stringify(
      documentOf("custom-focused", {
        "company-size": ["medium"],
        "current-technologies": technologies,
        "primary-objective": ["remote-work"],
      }),
    );
  expect(cited(["office-365"])).toMatch(/30 days \(7 without P1\).*Microsoft Entra data retention/);
  expect(cited(["windows-server"])).not.toContain("Microsoft Entra data retention");
  expect(FORMS.source).toContain("smat"); // a table names the sources of most of its rows
});

test("a date that nobody was sure of is asked for as one that may not exist", () => {
  expect(cells(documentOf("custom-roadmap", { deadline: ["unknown"] }), "environment.requests")).toContain(
    "The fixed date, if there is one",
  );
});

test("what is chosen is said where neither its reasons nor the other ways stand beside it", () => {
  const chosen = (...technologies: string[]) =>
    cells(
      documentOf("custom-roadmap", { "company-size": ["small"], "current-technologies": technologies }),
      "decisions",
    );
  expect(chosen("exchange-server")).toMatch(/· Evidence · Interviews and tools: each finding needs two pieces/);
  expect(chosen("exchange-server")).toContain("Wherever Exchange Server before SE is found, the client blocks");
  expect(chosen("exchange-server", "power-platform")).not.toMatch(/ · Both: |such a version|; the policy follows/);
});

test("each workshop after the first goes into two domains", () => {
  for (const size of SIZES) {
    const domains = cells(documentOf("custom-roadmap", { "company-size": [size] }), "custom.domains");
    for (const workshop of [2, 3, 4, 5, 6])
      expect(domains.match(new RegExp(`workshop ${workshop}, in`, "g")), `${size} ${workshop}`).toHaveLength(2);
  }
});

test("a firm of fifty is asked for the contracts that its licences are counted by", () => {
  const tree = documentOf("custom-pilot", {
    "company-size": ["small"],
    "current-technologies": ["windows-server", "exchange-server", "sql-server"],
    devices: ["unknown"],
    "shift-workers": ["unknown"],
    sites: ["unknown"],
  });
  expect(cells(tree, "environment.requests")).toContain("Systems with owners, contracts and licences with renewal");
});

test("servers that were replaced in the first months are not renewed in the last", () => {
  const horizons = (version: string) =>
    cells(
      documentOf("custom-roadmap", {
        "current-technologies": ["windows-server", "sql-server"],
        "windows-server-version": [version],
        "cloud-maturity": ["no-cloud"],
        "security-requirements": ["zero-trust"],
      }),
      "custom.horizons",
    );
  expect(horizons("unknown")).toMatch(/^Horizon 1 .*replaced.*\n(.*\n)?.*renewal of the remaining servers/m);
  expect(horizons("2025")).not.toContain("remaining servers");
});

test("a public body is measured by the framework of its country where one is known, and few interviews are called few", () => {
  const of = (country: string, answers: Answers) =>
    composed(
      inputFor(
        {
          ...workedExample(),
          "solution-type": ["custom"],
          "solution-configuration": ["custom-roadmap"],
          industry: ["government"],
          ...answers,
        },
        { client: { name: "Ann", company: "Sato", country } },
      ),
    );
  expect(plainOf(of("United Kingdom", {}), "custom.domains")).toContain("yardstick is the Cyber Assessment Framework");
  expect(cells(of("United Kingdom", {}), "custom.domains")).toContain("requirement of the Cyber Assessment Framework");
  for (const [country, yardstick] of [
    ["Germany", "BSI IT-Grundschutz"],
    ["Australia", "the Essential Eight"],
    ["United States", "NIST CSF 2.0"],
    ["France", "the baseline of the national authority"],
  ] as const)
    expect(plainOf(of(country, {}), "custom.domains")).toContain(`yardstick is ${yardstick}`);
  expect(plainOf(of("Germany", {}), "summary.situation")).not.toContain("national authority");
  const said = (interviews: string) =>
    cells(of("Germany", { "company-size": ["enterprise"], interviews: [interviews] }), "decisions");
  expect(said("1")).toContain("With 1 interview instead of the usual 18, most statements come from the workshops");
  expect(said("12")).toContain("Statements from 12 interviews may differ from what tools measure.");
});

test("up to 250 people what weighs little is read in one sitting, so that the tasks add less to the days", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["medium"],
    "current-technologies": ["exchange-server", "sharepoint", "azure-services", "power-platform"],
    "primary-objective": ["remote-work", "productivity"],
    "security-requirements": ["data-encryption"],
  });
  const tasks = cells(tree, "timeline.tasks");
  expect(tasks).toMatch(/mail and SharePoint, subscriptions and Power Platform/);
  expect(tasks).toContain("remote access and ticket causes");
  const large = cells(documentOf("custom-roadmap", { ...MAIL_AT_HOME, "company-size": ["large"] }), "timeline.tasks");
  expect(large).not.toContain("mail and SharePoint");
});

test("a project that may follow is as large as what was counted", () => {
  const azure = (counted: Answers) => {
    const tree = documentOf("custom-roadmap", {
      "company-size": ["enterprise"],
      "current-technologies": ["windows-server"],
      "cloud-maturity": ["some"],
      ...counted,
    });
    return `${cells(tree, "custom.follow-on")} ${plainOf(tree, "custom.follow-on")}`;
  };
  expect(azure({})).toMatch(/180 to 600 days.* baseline for this size; /s);
  expect(azure({ servers: ["900"] })).toMatch(/360 to 1,200 days.* this size, adjusted to the numbers given; /s);
});

test("a client who wants lower costs accepts sums, and another is promised none", () => {
  const accepted = (objective: string) =>
    CONFIGURATIONS.flatMap((configuration) =>
      SIZES.map((size) =>
        cells(
          documentOf(configuration, { "company-size": [size], "primary-objective": [objective] }),
          "approach.tests",
        ),
      ),
    );
  for (const tests of accepted("cost-reduction")) expect(tests).toMatch(/Savings in the cost findings · .*yearly sum/);
  for (const tests of accepted("innovation")) expect(tests).not.toContain("Savings");
});

test("no evidence is listed of a domain that nobody scores, and the risk of its seats leads to the decision on them", () => {
  const given = {
    "company-size": ["medium"],
    "current-technologies": ["office-365"],
    "primary-objective": ["cost-reduction"],
    "integration-needs": ["crm"],
  };
  const review = documentOf("custom-focused", given);
  const rows = cells(review, "custom.domains").split("\n");
  expect(rows.some((row) => row.includes(" · – · not scored"))).toBe(true);
  for (const row of rows) expect(row.includes("not scored"), row).toBe(row.includes(" · – · "));
  expect(cells(review, "appendix.risks")).toContain("Handled as decided under “Licence findings”");
  expect(cells(review, "decisions")).toContain("Licence findings");
});

test("with few interviews the other seven domains rest on tools and records, and more interviews have a price", () => {
  const of = (interviews: string) =>
    documentOf("custom-pilot", { "company-size": ["enterprise"], interviews: [interviews] });
  expect(cells(of("1"), "decisions")).toContain("the other seven from tools and records, and one pilot");
  expect(cells(of("1"), "custom.domains")).not.toContain("interviews");
  expect(cells(of("1"), "appendix.assumptions")).toMatch(/Each further workshop or four interviews: \+1 day/);
  expect(cells(of("18"), "decisions")).toContain("the other seven in interviews");
  expect(cells(of("18"), "custom.domains")).toContain("· interviews");
  expect(cells(of("18"), "appendix.assumptions")).not.toContain("four interviews");
});

test("among pilots that equally many answers point to, the one that serves an aim is proposed", () => {
  const pilot = (objective: string) =>
    cells(
      documentOf("custom-pilot", {
        "company-size": ["enterprise"],
        "current-technologies": ["sql-server", "teams"],
        "primary-objective": [objective],
        "integration-needs": ["legacy-applications", "database-systems", "reporting-tools"],
      }),
      "custom.pilot",
    );
  expect(pilot("remote-work")).toContain("one legacy application accessed without a VPN");
  expect(pilot("scalability")).toContain("three databases on a supported SQL Server");
  // those who only test have a task of the criteria
  expect(pilot("scalability")).toContain("the testers' five tasks work on the copy");
});

test("a plan that starts after a service has ended reads no list of it, but who still calls it", () => {
  const answers = { "current-technologies": ["exchange-server", "office-365"], "company-size": ["medium"] };
  const checks = cells(documentOf("custom-pilot", answers, "2027-03-19"), "custom.products");
  expect(checks).not.toMatch(/allow list|handed over at once/);
  expect(checks).toContain("callers of Exchange Web Services, shut down on 1 April 2027");
});

test("the horizons of a small organisation name no project that its table leaves out, and a doubtful framework is no yardstick yet", () => {
  const of = (industry: string, framework: string, technologies: string[]) =>
    documentOf("custom-pilot", {
      "company-size": ["small"],
      industry: [industry],
      framework: [framework],
      "current-technologies": ["windows-server", "active-directory", ...technologies],
      "cloud-maturity": ["early"],
      "primary-objective": ["digital-transformation"],
      "security-requirements": ["mfa", "compliance", "identity-management"],
    });
  const tree = of("manufacturing", "dora", ["power-platform"]);
  expect(cells(tree, "custom.follow-on")).not.toContain("Power Platform governance");
  expect(cells(tree, "custom.horizons")).not.toContain("Power Platform governance");
  expect(cells(tree, "architecture.components")).toContain("Global Reader role; Power Platform Administrator role");
  expect(cells(tree, "custom.products")).toContain("; version of Connect Sync, if installed");
  expect(cells(tree, "decisions")).toContain("up to 10 consultant days, over 10.");
  expect(plainOf(tree, "custom.domains")).toContain("DORA if confirmed at kick-off, else the CIS benchmarks.");
  expect(plainOf(of("manufacturing", "cis", []), "custom.domains")).toContain("the yardstick is the CIS Controls.");
});

test("whoever wants better security has detection tested in ten domains, and a security project among what may follow", () => {
  for (const size of ["small", "medium"]) {
    const tree = documentOf("custom-roadmap", {
      "company-size": [size],
      "current-technologies": ["windows-server", "active-directory", "exchange-server", "sql-server", "teams"],
      "primary-objective": ["enhance-security"],
      "security-requirements": ["mfa"],
    });
    expect(cells(tree, "custom.domains")).toMatch(/^Security operations · .*in depth: Enhance security/m);
    expect(cells(tree, "custom.products")).toMatch(/^Detection and response/m);
    expect(scheduled(tree).some(({ title }) => title.includes("test alert"))).toBe(true);
    expect(cells(tree, "custom.follow-on")).toMatch(/^Security Assessment/m);
  }
});

test("the sponsor who approves the scope answers for its sign-off", () => {
  for (const configuration of CONFIGURATIONS) {
    const tree = documentOf(configuration, { "company-size": ["medium"], "current-technologies": ["sql-server"] });
    const signed = scheduled(tree).find(({ title }) => /scope sign-off/i.test(title));
    const row = cells(tree, "approach.raci")
      .split("\n")
      .find((line) =>
        line
          .split(" · ")[0]
          ?.split(", ")
          .includes(signed?.id ?? ""),
      );
    expect(row?.split(" · ")[1], configuration).toBe("A");
  }
});

test("Power Platform alone is held against no baseline", () => {
  for (const [product, name] of [
    ["power-platform", "Tenant report"],
    ["teams", "Tenant baseline report"],
  ] as const) {
    const tree = documentOf("custom-focused", { "current-technologies": [product] });
    expect(cells(tree, "architecture.components")).toMatch(new RegExp(`^${name} ·`, "m"));
    expect(plainOf(tree, "architecture.diagram")).toContain(name);
  }
});

test("evidence answers the question of the sector, and a rule for cards is no yardstick of everything", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["medium"],
    industry: ["retail"],
    framework: ["pci-dss"],
    "current-technologies": ["sharepoint"],
  });
  expect(cells(tree, "custom.domains")).toMatch(/^Compliance · Which systems touch card data.* · card data flow/m);
  expect(cells(tree, "custom.domains")).toMatch(/^Productivity · .*workflows and forms.* · workflows, forms and/m);
  expect(plainOf(tree, "custom.domains")).toContain("PCI DSS where cards are handled, else the CIS benchmarks");
});

test("a contract behind the date has its domain in depth and its notice read", () => {
  const of = (reason: string) =>
    documentOf("custom-roadmap", {
      "company-size": ["medium"],
      "current-technologies": ["office-365"],
      "primary-objective": ["innovation"],
      deadline: ["2027-11-30"],
      "deadline-reason": [reason],
    });
  expect(cells(of("contract"), "custom.domains")).toMatch(/in depth: .*A contract or lease ends/);
  expect(cells(of("contract"), "custom.products")).toContain("first the one behind the fixed date");
  expect(cells(of("budget"), "custom.products")).not.toContain("notice period");
});

test("what may follow is held against what the order leaves of the budget", () => {
  const said = (band: string) =>
    plainOf(
      documentOf("custom-roadmap", {
        "company-size": ["enterprise"],
        "current-technologies": ["windows-server", "sharepoint"],
        "budget-band": [band],
      }),
      "custom.follow-on",
    );
  expect(said("100")).toMatch(/After this order the stated budget leaves EUR [\d,]+ at most\./);
  expect(said("more")).not.toContain("the stated budget");
});

test("what a task reads is no domain in brief, and sharing that is promised is checked", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["medium"],
    "current-technologies": ["active-directory", "sharepoint", "office-365"],
    "primary-objective": ["innovation"],
    "security-requirements": ["data-encryption"],
  });
  expect(cells(tree, "custom.domains")).toMatch(/^Identity · .*in depth: Active Directory/m);
  expect(cells(tree, "custom.domains")).toMatch(/^Licensing and contracts · .*in depth: Office 365/m);
  expect(cells(tree, "custom.domains")).toMatch(/^Network · .*in brief$/m);
  expect(cells(tree, "custom.products")).toMatch(/sharing \(MS\.SHAREPOINT\.1\.1\).*sharing with anyone/);
});

test("growth is measured for whoever aims at it, in every form and size, however many products are read beside it", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES) {
      const tree = documentOf(configuration, {
        "company-size": [size],
        "current-technologies": ["windows-server", "active-directory", "exchange-server", "sql-server", "teams"],
        "primary-objective": ["scalability"],
      });
      if (configuration === "custom-roadmap")
        expect(cells(tree, "custom.domains")).toMatch(/^Resilience · .*in depth: Scalability and growth/m);
      expect(cells(tree, "custom.products")).toMatch(/^Growth limits/m);
      expect(scheduled(tree).some(({ title }) => title.includes("growth limits"))).toBe(true);
    }
});

test("a firm of fifty is pointed to no decision that it does not read", () => {
  const products = ["windows-server", "active-directory", "exchange-server", "sql-server", "power-platform"];
  const tree = documentOf("custom-roadmap", { "company-size": ["small"], "current-technologies": products });
  expect(cells(tree, "appendix.risks")).toContain("Shown to the owner first, who settles it with the supplier");
  expect(cells(tree, "appendix.risks")).not.toContain("Handled as decided");
});

test("systems with card data are asked for where the client is said to name them", () => {
  const asked = (framework: string) =>
    cells(documentOf("custom-roadmap", { "company-size": ["medium"], framework: [framework] }), "environment.requests");
  expect(asked("pci-dss")).toContain("Systems that handle card data");
  expect(asked("none")).not.toContain("card data");
});

test("who defers pays for the updates of what has no others by then, and of nothing else", () => {
  const deferred = (technologies: string[], today: string) =>
    cells(documentOf("custom-roadmap", { "current-technologies": technologies }, today), "options.figures")
      .split("\n")
      .find((row) => row.startsWith("D"));
  expect(deferred(["windows-server"], "2027-02-01")).toContain("paid updates for Windows Server 2016, where in use");
  expect(deferred(["sharepoint"], "2027-02-01")).not.toContain("paid updates");
  expect(deferred(["teams"], "2026-12-01")).toMatch(/incidents$/);
});

test("a Windows Server that nobody updates is kept from the internet in week 1, whichever decision replaces it", () => {
  const products = { "current-technologies": ["windows-server", "exchange-server"], "company-size": ["medium"] };
  const asked = (version: string) =>
    askedIn(documentOf("custom-roadmap", { ...products, "windows-server-version": [version] }, "2026-12-01"));
  expect(asked("2012")).toContain("no Windows Server before 2016 or Exchange Server before SE remains exposed");
  expect(asked("2016")).toContain("no Exchange Server before SE remains exposed");
});

test("sites and servers that add to the days are read in them", () => {
  const tasks = (configuration: string, given: Answers) =>
    scheduled(documentOf(configuration, { "company-size": ["enterprise"], ...given }));
  const isOfSites = ({ title }: { title: string }) => title.includes("three sites remotely");
  expect(tasks("custom-focused", { sites: ["36"] }).some(isOfSites)).toBe(true);
  expect(tasks("custom-focused", { sites: ["10"] }).some(isOfSites)).toBe(false);
  const daysOf = (servers: string) =>
    tasks("custom-roadmap", { "current-technologies": ["windows-server", "teams"], servers: [servers] }).find(
      ({ title }) => title === "Measurement: servers",
    )?.days ?? 0;
  expect(daysOf("900")).toBeGreaterThan(daysOf("300"));
});

test("links and forwarding are sampled where there is a tenant that allows them", () => {
  const sampled = (...technologies: string[]) =>
    cells(
      documentOf("custom-roadmap", {
        "current-technologies": technologies,
        "security-requirements": ["data-loss-prevention"],
      }),
      "security.controls",
    );
  expect(sampled("sharepoint")).toContain("Shares open to all users");
  expect(sampled("teams")).toContain("Anonymous links and the three largest stores");
  expect(sampled("office-365")).toContain("Anonymous links, external mail forwarding");
});

test("the budget is asked for once", () => {
  for (const band of [[], ["unknown"], ["50"]]) {
    const given: Answers = band.length > 0 ? { "budget-band": band } : {};
    const asked = cells(documentOf("custom-roadmap", { "company-size": ["medium"], ...given }), "environment.requests");
    expect(asked.match(/budget/gi)?.length ?? 0, band.join()).toBe(band[0] === "50" ? 0 : 1);
  }
});

test("a review of three domains scores what each aim asks for, whatever more products point to", () => {
  const tree = documentOf("custom-focused", {
    "company-size": ["medium"],
    "current-technologies": ["windows-server", "active-directory", "sql-server", "azure-services"],
    "security-requirements": ["identity-management", "zero-trust", "data-encryption"],
    "primary-objective": ["enhance-security", "cost-reduction"],
  });
  expect(cells(tree, "custom.domains")).toMatch(/^Security operations .*workshop 2.*^Licensing .*workshop 2/ms);
  expect(plainOf(tree, "options.description")).toContain("A security project now");
});

test("lower costs come from every contract, and what Azure would save from its end is counted from the read-out", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["medium"],
    "current-technologies": ["windows-server", "office-365"],
    "cloud-maturity": ["some"],
  });
  expect(cells(tree, "custom.products")).toMatch(/^Microsoft 365, licences .*every other contract with its notice/m);
  expect(cells(tree, "custom.follow-on")).toContain("support ends within 24 months of the read-out");
});
