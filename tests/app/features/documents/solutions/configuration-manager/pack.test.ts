import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";

const SITES = { "sccm-small": "small", "sccm-medium": "medium", "sccm-enterprise": "enterprise" };

const documentOf = (configuration: keyof typeof SITES, answers: Answers = {}): DocumentTree =>
  composed(
    inputFor({
      ...workedExample(),
      "solution-type": ["configuration-manager"],
      "solution-configuration": [configuration],
      "company-size": [SITES[configuration]],
      "current-technologies": ["active-directory"],
      ...answers,
    }),
  );

const everySite = (answers: Answers = {}): DocumentTree[] => [
  documentOf("sccm-small", answers),
  documentOf("sccm-medium", answers),
  documentOf("sccm-enterprise", answers),
];

test("machines are ordered by the count, and the cluster waits for them", () => {
  const tasks = cells(documentOf("sccm-enterprise"), "timeline.tasks").split("\n");
  const codeOf = (title: string) => tasks.find((row) => row.includes(title))?.split(" · ")[0];
  const [count, order] = [codeOf("Client count"), codeOf("reserved or ordered")];
  expect(tasks.find((row) => row.startsWith(`${order} · `))).toContain(` · ${count} · `);
  expect(tasks.find((row) => row.includes("SQL Server cluster"))).toContain(`${order} + 2 weeks`);
});

test("a recovery ends within the outage that was accepted", () => {
  const steps = (configuration: keyof typeof SITES, outage: string) =>
    plainOf(documentOf(configuration, { "recovery-time": [outage] }), "cm.recovery");
  const tests = cells(documentOf("sccm-enterprise", { "recovery-time": ["days"] }), "approach.tests");
  expect(tests).toContain("a test client reports within 3 working days");
  for (const configuration of ["sccm-small", "sccm-medium"] as const) {
    expect(steps(configuration, "hour")).toContain("Steps 1 to 4 take 1 hour at most");
    expect(steps(configuration, "hours")).toContain("Steps 1 to 4 take 4 hours at most");
    expect(steps(configuration, "hours")).not.toContain("Within");
    const log = cells(documentOf(configuration, { "recovery-time": ["hour"] }), "decisions");
    expect(log).toContain("or if the exercise before acceptance takes longer, four hours apply");
  }
});

test("computers are joined before anything is co-managed, where no cloud is in use", () => {
  for (const tree of everySite({ "cloud-maturity": ["no-cloud"] }))
    expect(cells(tree, "timeline.tasks")).toMatch(/hybrid join[\s\S]*o-management of the pilot group/);
  for (const tree of everySite({ "cloud-maturity": ["some"] }))
    expect(cells(tree, "timeline.tasks")).not.toContain("hybrid join");
});

test("what needs a maintenance window keeps its updates from the site", () => {
  for (const tree of everySite({ industry: ["manufacturing"] })) {
    expect(cells(tree, "cm.comanagement")).toContain("excluding production-line PCs");
    expect(cells(tree, "approach.cutover")).toContain("in the line's maintenance window");
    expect(cells(tree, "approach.tests")).toContain("compliant within 14 days, excluding production-line PCs, by");
  }
  for (const tree of everySite({ industry: ["finance"] }))
    expect(cells(tree, "cm.comanagement")).not.toContain("excluding");
});

test("the gateway is spoken of where it is built", () => {
  const answers: Answers = {
    "current-technologies": ["active-directory", "azure-services"],
    "security-requirements": ["mobile-device-management"],
  };
  const texts = (tree: DocumentTree) =>
    ["environment.technologies", "environment.requests", "architecture.components"].map((rule) => cells(tree, rule));
  expect(texts(documentOf("sccm-small", answers)).join("\n")).not.toContain("ateway");
  for (const text of texts(documentOf("sccm-medium", answers))) expect(text).toContain("ateway");
});

test("the baseline that the scope of a public body lists is a task", () => {
  for (const tree of everySite({ industry: ["government"] }))
    expect(cells(tree, "timeline.tasks")).toMatch(/hardening baseline/i);
});

test("the baseline that is built is not among the obligations that stay with the client", () => {
  for (const tree of everySite({ industry: ["government"] }))
    expect(cells(tree, "regulation.rows")).toMatch(/National cyber security baseline.*AT-\d/);
});

test("synchronisation has a server and a port where it comes with the project", () => {
  for (const tree of everySite({ "cloud-maturity": ["no-cloud"] }))
    expect(cells(tree, "architecture.ports")).toContain("Entra Connect Sync · Entra ID");
});

test("a large organisation with Windows Server is taken to have a directory", () => {
  const servers: Answers = { "current-technologies": ["windows-server"] };
  expect(cells(documentOf("sccm-enterprise", servers), "appendix.assumptions")).toMatch(/Active Directory exists/);
  expect(cells(documentOf("sccm-small", servers), "appendix.assumptions")).toMatch(
    /A separate project, .* builds the directory/,
  );
});

test("an hour of outage is promised with a spare machine only", () => {
  const components = (configuration: keyof typeof SITES, outage: string) =>
    cells(documentOf(configuration, { "recovery-time": [outage] }), "architecture.components");
  for (const configuration of ["sccm-small", "sccm-medium"] as const) {
    expect(components(configuration, "hour")).toContain("Spare site server");
    expect(components(configuration, "hours")).not.toContain("Spare site server");
  }
  expect(components("sccm-enterprise", "hour")).not.toContain("Spare site server");
});

test("scripts keep their sign-in where the console demands a second factor", () => {
  const answers: Answers = { "security-requirements": ["mfa"], "integration-needs": ["third-party-apis"] };
  for (const tree of everySite(answers)) expect(cells(tree, "security.controls")).toContain("service accounts");
});

test("clients of every location are assigned to the site", () => {
  expect(cells(documentOf("sccm-enterprise"), "cm.boundaries")).toMatch(/Site assignment · all IP ranges/);
});

test("a small organisation reads which release is installed, and no older one", () => {
  const lifecycle = cells(documentOf("sccm-small"), "environment.lifecycle");
  expect(lifecycle).toContain("Configuration Manager 2609");
  expect(lifecycle).not.toContain("Configuration Manager 25");
});

test("a database server is patched after it became a client", () => {
  for (const tree of everySite({ "integration-needs": ["database-systems"] })) {
    const tasks = cells(tree, "timeline.tasks");
    const [, waves] = /^(T-3\.\d+) · Client waves/m.exec(tasks) ?? [];
    expect(tasks).toMatch(new RegExp(`Integration: Database systems.* · ${waves} · `));
  }
});

test("Intune replaces no site that patches servers or devices in windows", () => {
  const verdict = (configuration: keyof typeof SITES, answers: Answers) =>
    plainOf(documentOf(configuration, answers), "options.verdict");
  expect(verdict("sccm-enterprise", {})).toContain("it does not manage Windows Server");
  expect(verdict("sccm-medium", { industry: ["retail"] })).toContain("which tills and kiosks need");
  expect(verdict("sccm-medium", { industry: ["education"] })).toContain("it has no bare-metal imaging");
  expect(verdict("sccm-small", { industry: ["retail"] })).not.toContain("tills and kiosks");
  expect(verdict("sccm-enterprise", { "cloud-maturity": ["cloud-first"] })).not.toContain("Windows Server");
});

test("a distribution point has its task, a place in the picture and its licence, or is nowhere", () => {
  for (const size of ["medium", "large"])
    for (const tree of everySite({ "company-size": [size] })) {
      const has = cells(tree, "architecture.components").includes("\nDistribution point ·");
      expect(cells(tree, "timeline.tasks").includes("istribution points at the locations")).toBe(has);
      expect(cells(tree, "approach.tests").includes("a branch distribution point")).toBe(has);
    }
});

test("licences of thousands that use the cloud are taken as part of a plan, with their price beside", () => {
  const bill = (cloud: string) =>
    cells(
      documentOf("sccm-enterprise", { "cloud-maturity": [cloud], "current-technologies": ["active-directory"] }),
      "bill",
    );
  expect(bill("some")).toMatch(/Mobility \+ Security E3.*assumed to be owned/);
  expect(bill("no-cloud")).toMatch(/Mobility \+ Security E3.*no Microsoft 365 plan was named/);
});

test("phones are enrolled with an account that is asked for and renewed", () => {
  for (const tree of everySite({ "security-requirements": ["mobile-device-management"] })) {
    expect(cells(tree, "environment.requests")).toContain("Apple account");
    expect(cells(tree, "support.calendar")).toContain("Apple push certificate");
  }
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

test("a site whose branches get no point of their own keeps one where it stands", () => {
  for (const tree of everySite({ sites: ["6"], "distribution-sites": ["0"] }))
    expect(cells(tree, "timeline.tasks")).not.toContain("istribution points at the locations");
  const alone = documentOf("sccm-enterprise", { "distribution-sites": ["0"], devices: ["3900"] });
  expect(cells(alone, "architecture.components")).toMatch(/^Distribution point · 1 · .* · For all locations, /m);
});

test("no distribution point is planned for more devices than one carries, whatever number was named", () => {
  const said = (named: string) => {
    const tree = documentOf("sccm-enterprise", { "distribution-sites": [named], devices: ["9000"], sites: ["6"] });
    return ["architecture.components", "architecture.sizing", "decisions"].map((rule) => cells(tree, rule)).join("\n");
  };
  expect(said("0")).toMatch(/^Distribution point · 3 · [\s\S]*more than the client named · 3, at the main location/m);
  expect(said("2")).toMatch(/3 distribution points at the named locations, one per 4,000 devices/);
  expect(said("4")).toMatch(/^Distribution point · 4 · [\s\S]*4 distribution points, as the client specified/m);
});

test("a directory that was taken to exist is not designed away", () => {
  const [, , large] = everySite({ "current-technologies": ["windows-server", "exchange-server"] });
  expect(large && cells(large, "appendix.assumptions")).toMatch(/Active Directory exists.*cannot be installed/);
});

test("licence counts are asked for once, and not where they were given", () => {
  const asked = (tree: DocumentTree) => cells(tree, "environment.requests").match(/licence counts/gi)?.length ?? 0;
  const tenant: Answers = { "current-technologies": ["active-directory", "office-365"] };
  for (const tree of everySite(tenant)) expect(asked(tree)).toBe(1);
  for (const tree of everySite({ ...tenant, "user-licences": ["unknown"] })) expect(asked(tree)).toBe(1);
  for (const tree of everySite({ ...tenant, "user-licences": ["40"] })) expect(asked(tree)).toBe(0);
});

test("workstations restart inside the change window that was named", () => {
  for (const tree of everySite({ "change-window": ["weekends"] }))
    expect(cells(tree, "cm.rings")).not.toContain("evening");
  for (const tree of everySite({ "change-window": ["evenings"] }))
    expect(cells(tree, "cm.rings")).not.toContain("weekend");
});

/** From two on, in words. */
const WAVES = ["Two", "Three", "Four"];

const HURRIED: Answers = {
  "solution-configuration": ["sccm-enterprise"],
  "company-size": ["small"],
  industry: ["technology"],
  "current-technologies": ["exchange-server", "sql-server", "office-365", "azure-services", "teams"],
  "cloud-maturity": ["significant"],
  "primary-objective": ["cost-reduction", "remote-work", "compliance-objective"],
  timeline: ["1-3-months"],
  "security-requirements": ["mfa"],
  "integration-needs": ["database-systems", "custom-applications"],
};

test("the waves fit into the weeks of their task", () => {
  for (const answers of [{ sites: ["1"] }, { sites: ["3"] }, { sites: ["10"] }, { sites: ["40"] }, HURRIED])
    for (const tree of everySite(answers)) {
      const [from = 0, to = from] = (
        /Client waves[^·]*·[^·]*·[^·]*· ([\d–]+)/.exec(cells(tree, "timeline.tasks"))?.[1] ?? ""
      )
        .split("–")
        .map(Number);
      const waves = 2 + WAVES.indexOf(/(Two|Three|Four) waves by/.exec(cells(tree, "approach.cutover"))?.[1] ?? "");
      expect(waves).toBeGreaterThan(1);
      expect(waves).toBeLessThanOrEqual(2 * (to - from + 1));
    }
});

test("reports are kept outside a site that knows only the state of today", () => {
  const answers: Answers = { "security-requirements": ["compliance"], industry: ["healthcare"] };
  for (const tree of everySite(answers)) expect(cells(tree, "security.controls")).toContain("to a separate share");
});

test("nobody is asked to decide in the holidays before the project", () => {
  const [, , large] = everySite({ "current-technologies": ["windows-server", "exchange-server"] });
  const asked = large ? cells(large, "next.steps") : "";
  expect(asked).toMatch(/December 2026/);
  expect(asked).not.toMatch(/(2[1-9]|3[01]) December 2026|\b[1-3] January 2027/);
});

test("the first page says what is cheaper and scores nearly as much", () => {
  const answers: Answers = {
    "current-technologies": ["windows-server"],
    "cloud-maturity": ["cloud-first"],
    "primary-objective": ["digital-transformation", "scalability"],
    timeline: ["12-plus-months"],
  };
  const [, , large] = everySite(answers);
  expect(large && plainOf(large, "summary.recommendation")).toMatch(
    /next best, option B \(Intune only\).*It is not the cheapest of those ranked: its three-year cost is/,
  );
});

test("the cloud alone is told to lack the windows of what may not restart", () => {
  const left = (industry: string) =>
    cells(documentOf("sccm-medium", { industry: [industry], "cloud-maturity": ["cloud-first"] }), "options.figures");
  expect(left("retail")).toContain("maintenance windows for tills and kiosks");
  expect(left("finance")).not.toContain("maintenance windows");
});

test("nobody is asked why a date stands that was not set", () => {
  const answers: Answers = { timeline: ["no-timeline"], "deadline-reason": ["unknown"] };
  for (const tree of everySite(answers))
    expect(cells(tree, "environment.requests")).not.toContain("Reason for the fixed date");
  for (const tree of everySite({ ...answers, timeline: ["3-6-months"] }))
    expect(cells(tree, "environment.requests")).toContain("Reason for the fixed date");
});

test("who opens the console by Windows Hello only is said to have it", () => {
  for (const asked of ["mfa", "zero-trust"])
    for (const tree of everySite({ "security-requirements": [asked] }))
      expect(cells(tree, "appendix.assumptions")).toContain("Windows Hello");
});

test("a medium site that a small one could replace says what it costs more", () => {
  const tree = documentOf("sccm-medium", { "company-size": ["medium"] });
  expect(cells(tree, "decisions")).toContain("The small site (option B) would also support");
  expect(cells(tree, "options.description")).toMatch(/^B: Small Configuration Manager site/m);
  expect(cells(tree, "options.figures")).toMatch(/^B · \d+ · .*second management point/m);
  const larger = documentOf("sccm-medium", { "company-size": ["medium"], devices: ["300"], servers: ["201"] });
  expect(cells(larger, "options.description")).not.toContain("Small Configuration Manager site");
});

test("who has never run a site is taught longer, within the days of the task", () => {
  const hours = (skills: string) =>
    plainOf(documentOf("sccm-medium", { "company-size": ["medium"], skills: [skills] }), "approach.training");
  expect(hours("none")).toContain("recovery (8 hours)");
  expect(hours("some")).toContain("recovery (4 hours)");
  expect(hours("experienced")).toContain("recovery (2 hours)");
});

test("no tool that only patches is compared where protection, encryption or loss prevention is required", () => {
  const rivals = (wish: string) =>
    cells(documentOf("sccm-small", { "security-requirements": [wish], industry: ["other"] }), "options.figures");
  expect(rivals("identity-management")).toContain("Third-party patching tool");
  for (const wish of ["threat-protection", "data-encryption", "data-loss-prevention"])
    expect(rivals(wish)).toContain("Third-party endpoint management");
});

test("the scale of a site is decided no later than its order", () => {
  const steps = cells(documentOf("sccm-enterprise", { devices: ["3000"], servers: ["300"] }), "next.steps");
  expect(steps).not.toMatch(/before T-1/);
});

test("what is owned of System Center is known before it is decided on", () => {
  for (const tree of [...everySite({}), ...everySite({ "user-licences": ["40"] })]) {
    const requests = cells(tree, "environment.requests");
    expect(requests).not.toContain("before the order"); // which the first of them follow
    const isDecided = plainOf(tree, "summary.decisions").includes("unless owned with Software Assurance; check first");
    expect(isDecided).not.toBe(/^[1-6] · .*System Center/m.test(requests));
  }
});

test("waves carry the devices that the pilot left", () => {
  for (const devices of ["34", "113", "4541"])
    for (const tree of everySite({ devices: [devices] })) {
      const cutover = cells(tree, "approach.cutover").replaceAll(",", "");
      const pilot = Number(/Pilot group of (\d+) devices/.exec(cutover)?.[1]);
      const [, count, each] = /(Two|Three|Four) waves[^·]*?(\d+) devices? each/.exec(cutover) ?? [];
      const waves = 2 + WAVES.indexOf(count ?? "");
      expect(Number(each)).toBe(Math.ceil((Number(devices) - pilot) / waves));
    }
});

test("updates that Intune runs are not proved by a report of the site alone", () => {
  for (const tree of everySite({})) {
    expect(cells(tree, "timeline.tasks")).toContain("first two workloads moved");
    expect(cells(tree, "approach.tests")).toMatch(/Overall compliance.*Intune where workload 2 has moved/);
  }
});

test("a handful of devices outside needs one gateway instance", () => {
  for (const [outside, most] of [
    ["18", 1],
    ["900", 2],
  ] as const)
    for (const tree of everySite({ "company-size": ["enterprise"], "outside-devices": [outside] })) {
      const row = /Cloud management gateway · (\d+)/.exec(cells(tree, "architecture.components"));
      if (row) expect(Number(row[1])).toBe(most);
    }
});

test("applications are packaged in no fewer days than further ones are planned at", () => {
  for (const tree of everySite({})) {
    const text = JSON.stringify(tree.sections);
    const examples = { One: 1, Three: 3, Six: 6 }[/(One|Three|Six) applications? packaged/.exec(text)?.[1] ?? ""] ?? 0;
    const row = cells(tree, "timeline.tasks")
      .split("\n")
      .find((task) => /[Aa]pplications? and one task sequence/.test(task));
    const days = Number(/ · (\d+(?:\.\d+)?) · (?:[\d,]+ · )?[^·]*$/.exec(row ?? "")?.[1]);
    expect(examples).toBeGreaterThan(0);
    expect(days).toBeGreaterThanOrEqual(examples / 2 + 1); // a day at least for the task sequence
  }
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

test("the first upgrade is on a working day, and not in the weeks after acceptance", () => {
  for (const today of ["2026-12-01", "2027-02-24", "2027-05-03", "2027-08-30"])
    for (const configuration of ["sccm-small", "sccm-medium", "sccm-enterprise"]) {
      const answers = { "solution-type": ["configuration-manager"], "solution-configuration": [configuration] };
      const input = { ...inputFor({ ...workedExample(), ...answers }), today: new Date(today) };
      const text = blocksOf(composed(input)).flatMap(textsOf).join("\n");
      const day = (words: RegExp) => Date.parse(`${words.exec(text)?.[1]} UTC`);
      const upgrade = day(/(\d+ \w+ \d{4})\. Upgrade of the site/);
      expect(new Date(upgrade).getUTCDay()).toBe(1);
      expect(upgrade - day(/Hypercare runs until (\d+ \w+ \d{4})/)).toBeGreaterThan(80 * 864e5);
    }
});

test("a site on the client's own servers has no risk of a team new to the cloud", () => {
  for (const tree of everySite({ "cloud-maturity": ["no-cloud"] }))
    expect(JSON.stringify(tree.sections)).not.toContain("A team new to the cloud");
});

test("a damaged database of the enterprise site is back within the outage that was accepted, but for an hour", () => {
  for (const [outage, back] of [
    ["hour", "4 hours"],
    ["hours", "4 hours"],
    ["day", "1 working day"],
    ["days", "3 working days"],
  ] as const) {
    const tree = documentOf("sccm-enterprise", { "recovery-time": [outage] });
    expect(cells(tree, "solution.recovery")).toMatch(new RegExp(`^Site database · 24 hours · ${back} · `, "m"));
    expect(plainOf(tree, "cm.recovery")).toContain(`Steps 1 to 4 take ${back} at most`);
    expect(plainOf(tree, "solution.recovery.given")).toContain(`restored within ${back}`);
  }
});

test("the site that the count asks for is neither called the chosen one nor told to be another", () => {
  const tree = documentOf("sccm-small", { "company-size": ["enterprise"], devices: ["5006"] });
  expect(cells(tree, "decisions")).toContain("The enterprise site, required by the planned client count");
  const text = JSON.stringify(tree.sections);
  expect(text).not.toContain("medium site fits");
  expect(cells(tree, "appendix.assumptions")).toMatch(/Below 5,000: the medium site, about \d+ fewer days/);
  expect(cells(documentOf("sccm-enterprise"), "decisions")).toContain("The enterprise site, as chosen");
});

test("reports that prove an update cycle have a server and a port, and a reader of the database has one too", () => {
  for (const tree of everySite({ "integration-needs": ["reporting-tools"] })) {
    expect(cells(tree, "architecture.ports")).toContain(" · Reporting services point");
    expect(cells(tree, "architecture.ports")).toMatch(/Client's reporting tool · SQL Server · TCP 1433/);
    expect(`${cells(tree, "architecture.components")}${plainOf(tree, "architecture.diagram")}`).toMatch(/report/i);
  }
});

const daysOf = (tree: DocumentTree, title: RegExp): number => {
  const row = cells(tree, "timeline.tasks")
    .split("\n")
    .find((task) => title.test(task));
  return Number(/ · (\d+(?:\.\d+)?) · (?:[\d,]+ · )?[^·]*$/.exec(row ?? "")?.[1]);
};

test("integrations leave the rollout the days of its waves", () => {
  const four = ["legacy-applications", "database-systems", "reporting-tools", "custom-applications"];
  const medium = documentOf("sccm-small", {
    "company-size": ["medium"],
    "integration-needs": four,
    devices: ["106"],
    servers: ["13"],
    sites: ["2"],
  });
  expect(daysOf(medium, /Client waves/)).toBeGreaterThanOrEqual(1.5);
  expect(daysOf(medium, /first two workloads moved/i)).toBeGreaterThanOrEqual(1);
  expect(daysOf(medium, /Integration: Database systems .*, Reporting tools .*, Custom/)).toBe(1.5); // half a day each
  const small = documentOf("sccm-small", {
    industry: ["government"],
    "integration-needs": ["database-systems", "custom-applications"],
    devices: ["49"],
    servers: ["5"],
  });
  expect(daysOf(small, /hardening baseline/i)).toBeGreaterThanOrEqual(1);
});

test("boundaries and windows of many locations are no work of a day", () => {
  const tree = documentOf("sccm-enterprise", { sites: ["31"], "distribution-sites": ["19"], devices: ["5006"] });
  expect(daysOf(tree, /Boundaries, collections/)).toBeGreaterThanOrEqual(3);
  expect(daysOf(tree, /SQL Server cluster/)).toBeGreaterThanOrEqual(3);
  expect(daysOf(tree, /[Cc]o-management of the pilot group/)).toBeGreaterThanOrEqual(
    /gateway; co-management/.test(cells(tree, "timeline.tasks")) ? 3 : 1,
  );
});

test("the task sequence of the scope is accepted in a small public body too", () => {
  const answers: Answers = { industry: ["government"], "primary-objective": ["remote-work"] };
  for (const tree of everySite(answers)) expect(cells(tree, "approach.tests")).toContain("Operating system deployed");
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

test("where no directory is, no older site and no group policy are spoken of", () => {
  const answers: Answers = { "current-technologies": ["teams"], "company-size": ["medium"] };
  for (const configuration of ["sccm-small", "sccm-medium"] as const) {
    const tree = documentOf(configuration, answers);
    expect(cells(tree, "environment.lifecycle")).not.toContain("Configuration Manager 25");
    expect(cells(tree, "outline.design")).not.toMatch(/group polic/i);
  }
});

test("who builds a gateway is asked for its name and its subscription", () => {
  const answers: Answers = {
    "company-size": ["medium"],
    industry: ["technology"],
    "current-technologies": ["windows-server", "teams"],
    "primary-objective": ["remote-work"],
    skills: ["unknown"],
    "change-window": ["unknown"],
    timeline: ["3-6-months"],
    "deadline-reason": ["budget"],
  };
  for (const configuration of ["sccm-small", "sccm-medium"] as const)
    expect(cells(documentOf(configuration, answers), "environment.requests")).toContain(
      "Azure subscription to be charged",
    );
});

test("the Secure Boot certificates are dated by the last of them, with what their end stops", () => {
  for (const tree of everySite()) {
    expect(cells(tree, "environment.services")).toMatch(/19 October 2026.*without new boot protection/);
    expect(cells(tree, "timeline.tasks")).toMatch(/eadiness by model for Windows 11/);
  }
});

test("versions that the table of support prints are to be confirmed, and nowhere unknown", () => {
  const answers: Answers = {
    "current-technologies": ["windows-server", "active-directory"],
    timeline: ["3-6-months"],
    "deadline-reason": ["support"],
  };
  for (const tree of everySite(answers)) {
    const text = JSON.stringify(tree.sections);
    expect(text).toMatch(/The versions of Windows Server in use are unconfirmed/);
    expect(text).not.toMatch(/unknown version|versions are not known|Versions of [^.]* are not known/);
    expect(text).not.toContain("unconfirmed date");
  }
});

test("a medium site that was outgrown is not told to grow by further points", () => {
  const conflicts = (devices: string) =>
    cells(
      documentOf("sccm-medium", { "company-size": ["enterprise"], "head-count": [devices], devices: [devices] }),
      "environment.conflicts",
    );
  expect(conflicts("6000")).not.toContain("not another hierarchy");
  expect(conflicts("6000")).toContain("“Enterprise site (10000+ clients)” is designed instead");
});

test("a gateway beside Azure services in use is not called the first cloud service", () => {
  const answers: Answers = { "cloud-maturity": ["no-cloud"], "primary-objective": ["remote-work"] };
  const conflicts = (technology: string) =>
    everySite({ ...answers, "current-technologies": ["active-directory", technology] }).map((tree) =>
      cells(tree, "environment.conflicts"),
    );
  for (const text of conflicts("azure-services")) expect(text).not.toContain("first cloud service");
  for (const text of conflicts("sql-server")) expect(text).toContain("first cloud service");
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
  expect(scores("medium")).toMatch(/Enhance security · \d+% · 5 · 3 /);
});

test("nobody is asked to ask the sponsor", () => {
  const unknown: Answers = { "budget-band": ["unknown"], "deadline-reason": ["unknown"], timeline: ["3-6-months"] };
  for (const tree of everySite(unknown)) {
    const requests = cells(tree, "environment.requests");
    expect(requests).toContain("The likely budget");
    expect(requests).not.toContain("Ask the sponsor");
    if (requests.includes("Client IT lead")) expect(requests).toMatch(/The likely budget.* · Client sponsor/);
  }
});

test("an enterprise site for fewer clients than it is meant for says so, and asks which one is built", () => {
  const tree = (devices: string) => documentOf("sccm-enterprise", { devices: [devices], servers: ["300"] });
  expect(cells(tree("3000"), "environment.conflicts")).toContain("; 3,300 clients are planned");
  expect(cells(tree("3000"), "decisions")).toMatch(/for its standby servers\. .* about \d+ fewer days/);
  expect(cells(tree("3000"), "appendix.assumptions")).not.toContain("below 5,000 this configuration");
  expect(JSON.stringify(tree("3000").sections)).toContain("or the medium site (enough for the 3,300 clients");
  expect(cells(tree("6000"), "environment.conflicts")).not.toContain("clients are planned");
  const accepting = (outage: string) => {
    const few = { devices: ["3000"], servers: ["300"], "recovery-time": [outage] };
    return JSON.stringify(documentOf("sccm-enterprise", few).sections);
  };
  expect(accepting("days")).toContain("A restore there also meets the accepted outage of 3 working days");
  expect(accepting("days")).toContain("fewer days, within the outage you accept");
  expect(accepting("hours")).not.toContain("outage you accept");
  expect(cells(tree("6000"), "appendix.assumptions")).toContain("below 5,000 this configuration");
});

test("users who share their machines are counted as so many devices before a site is chosen", () => {
  const scale = (industry: string) =>
    cells(
      documentOf("sccm-small", { "company-size": ["enterprise"], industry: [industry], "head-count": ["4400"] }),
      "decisions",
    ).includes("Scale of the site");
  expect(scale("manufacturing")).toBe(false);
  expect(scale("technology")).toBe(true);
});

test("an oldest version that was given is not waited for", () => {
  const deadline = (answers: Answers) =>
    everySite({ "current-technologies": ["windows-server", "active-directory"], ...answers }).map((tree) =>
      plainOf(tree, "environment.deadline"),
    );
  for (const text of deadline({ "windows-server-version": ["2016"] })) {
    expect(text).toContain("end of support of Windows Server 2016");
    expect(text).not.toContain("until discovery confirms");
  }
  for (const text of deadline({})) expect(text).toContain("until discovery confirms");
});

test("a duty to update within 14 days is left to the client for every ring that ends later", () => {
  const input = inputFor({
    ...workedExample(),
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-medium"],
    industry: ["manufacturing"],
  });
  const tree = composed({ ...input, client: { ...input.client, country: "United Kingdom" } });
  expect(cells(tree, "regulation.rest")).toMatch(/Cyber Essentials.*updates within 14 days where a ring ends later/);
  expect(cells(tree, "regulation.rest")).not.toContain("allows 30");
  expect(plainOf(tree, "regulation.notice")).toContain(
    "Other law of the United Kingdom and European rules were not reviewed.",
  );
});

test("the first page says on which directory its dates rest", () => {
  const duration = (technology: string) =>
    everySite({ "current-technologies": [technology], "company-size": ["medium"] }).map(
      (tree) => /^Duration · .*$/m.exec(cells(tree, "summary.headline"))?.[0],
    );
  for (const text of duration("teams")) expect(text).toMatch(/, provided the directory is ready by \d+ \w+ \d{4}$/);
  for (const text of duration("active-directory")) expect(text).not.toContain("directory");
});

test("an older site changes the price, and is not designed for beside the assumption that there is none", () => {
  for (const size of ["medium", "large"]) {
    const tree = documentOf("sccm-medium", { "company-size": [size] });
    expect(cells(tree, "appendix.assumptions")).toContain("it is not Configuration Manager");
    expect(plainOf(tree, "approach.coexistence")).not.toContain("older site");
  }
});

test("what is above a frame is told with what is paid in another currency", () => {
  const tree = documentOf("sccm-enterprise", { "budget-band": ["50"], "server-licences": ["60"], servers: ["300"] });
  expect(plainOf(tree, "given.budget-considerations")).toMatch(
    /is EUR [\d,]+ and USD [\d,]+ against a budget of EUR [\d,]+/,
  );
  expect(plainOf(tree, "summary.decisions")).toMatch(/is EUR [\d,]+ and USD [\d,]+ against a budget of EUR [\d,]+/);
  expect(cells(tree, "appendix.risks")).toMatch(/is EUR [\d,]+ and USD [\d,]+ against a budget of EUR [\d,]+/);
});

test("the site server reaches every server that carries a role, and each reader of the database reaches it", () => {
  const branches: Answers = { "company-size": ["medium"], sites: ["3"], "distribution-sites": ["2"] };
  const ports = (tree: DocumentTree) => cells(tree, "architecture.ports");
  for (const tree of everySite(branches)) expect(ports(tree)).toContain("Site server · Other site systems · TCP 445");
  expect(ports(documentOf("sccm-small", { ...branches, sites: ["1"], "distribution-sites": ["0"] }))).not.toContain(
    "Other site systems",
  );
  expect(ports(documentOf("sccm-enterprise"))).toMatch(/reporting services points · SQL Server · TCP 1433/);
});

test("of the distribution points that were named one stands on a server that is there anyway", () => {
  const named: Answers = {
    "company-size": ["medium"],
    sites: ["3"],
    "distribution-sites": ["2"],
    "head-count": ["63"],
  };
  const tree = documentOf("sccm-small", named);
  expect(cells(tree, "architecture.components")).toMatch(
    /^Distribution point · 1 · .*the other location the client named/m,
  );
  for (const rule of ["decisions", "architecture.sizing"])
    expect(cells(tree, rule)).toContain("one of them on the site server");
  expect(cells(documentOf("sccm-medium", named), "decisions")).toContain("one of them on the second management point");
  const enterprise = documentOf("sccm-enterprise", { sites: ["25"], "distribution-sites": ["4"] });
  expect(cells(enterprise, "decisions")).not.toContain("one of them on");
});

test("workloads that leave the site take with them what the site did for a requirement", () => {
  const roadMap = (answers: Answers) => everySite(answers).map((tree) => cells(tree, "cm.comanagement"));
  const plain: Answers = { industry: ["finance"], "security-requirements": ["mfa"] };
  for (const rows of roadMap(plain)) expect(rows).not.toMatch(/BitLocker|apply this baseline/);
  for (const rows of roadMap({ ...plain, "security-requirements": ["data-encryption"] }))
    expect(rows).toMatch(/Endpoint protection · .*BitLocker policy in Intune/);
  for (const answers of [{ industry: ["government"] }, { "security-requirements": ["data-loss-prevention"] }])
    for (const rows of roadMap({ ...plain, ...answers }))
      expect(rows).toMatch(/Device configuration · .*“Always apply this baseline even for co-managed clients”/);
});

test("licences counted as owned are taken to carry Intune, with what it costs where they do not", () => {
  const assumed = (held: string) =>
    everySite({ "user-licences": [held] }).map((tree) => cells(tree, "appendix.assumptions"));
  for (const rows of assumed("40")) expect(rows).toMatch(/\(40 licences\) includes Intune.*USD 12 per user/);
  for (const rows of assumed("0")) expect(rows).not.toContain("counted as owned");
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

test("a ring that is a third of the devices is not called a tenth", () => {
  const rings = (devices: string) => cells(documentOf("sccm-small", { devices: [devices] }), "cm.rings");
  expect(rings("5")).not.toContain("10%");
  expect(rings("60")).toContain("10%: 6 devices");
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

test("the gateway of an enterprise site has the size that the devices outside need", () => {
  const tree = (outside: string) =>
    documentOf("sccm-enterprise", { "primary-objective": ["remote-work"], "outside-devices": [outside] });
  for (const [outside, line, size] of [
    ["1204", "Cloud management gateway", "D4ads_v6"],
    ["7000", "Cloud management gateway, large instances", "D8ads_v6"],
  ] as const) {
    expect(cells(tree(outside), "bill")).toContain(`${line} · 2 · `);
    expect(cells(tree(outside), "architecture.components")).toMatch(new RegExp(`gateway · 2 · ${size}`));
  }
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
  expect(bill("enterprise", "700")).toMatch(/Mobility \+ Security E3 · 1,300 .*2,000 less 700 owned/);
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

test("the new site has the version that is in support longest, with what that version runs on", () => {
  for (const tree of everySite()) {
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

test("the upgrade to Windows 11 is in no task, and said to be outside", () => {
  for (const tree of everySite()) {
    expect(plainOf(tree, "solution.out-of-scope")).toContain("device upgrades to Windows 11");
    expect(cells(tree, "appendix.risks")).not.toContain("stay on Windows 10 after");
  }
});

test("points that the client named are nowhere said to follow from the devices of a location", () => {
  const named = (points: string) =>
    JSON.stringify(
      documentOf("sccm-medium", { sites: ["24"], devices: ["4361"], "distribution-sites": [points] }).sections,
    );
  expect(named("8")).toMatch(/Distribution points? .*8/);
  expect(named("8")).not.toMatch(/50 or more devices|larger location/);
});

test("where the main location has a second point, figure, component and sizing say why there is one more than locations", () => {
  const tree = documentOf("sccm-enterprise", { sites: ["10"], devices: ["2761"] });
  expect(cells(tree, "architecture.sizing")).toMatch(/two at the main location · 11/);
  expect(cells(tree, "architecture.components")).toMatch(/^Distribution point · 11 .*two at the main location/m);
  expect(JSON.stringify(tree.sections)).toContain("one at each larger location, two at the main location");
});

test("workstations restart as agreed where that is the change window", () => {
  for (const tree of everySite({ "change-window": ["agreed"] })) {
    expect(cells(tree, "cm.rings")).toMatch(/Ring 1 .* · as agreed/);
    expect(cells(tree, "cm.rings")).not.toContain("evening");
  }
});

test("clients are counted as silent from the share on that the signal names", () => {
  for (const [devices, servers] of [
    [264, 24],
    [4361, 300],
    [180, 20],
  ] as const) {
    const tree = documentOf("sccm-medium", { devices: [`${devices}`], servers: [`${servers}`] });
    const most = Number(
      /more than ([\d,]+) clients? inactive/.exec(cells(tree, "support.signals"))?.[1]?.replace(",", ""),
    );
    const share = (silent: number) => 1 - silent / (devices + servers);
    expect(share(most)).toBeGreaterThanOrEqual(0.95);
    expect(share(most + 1)).toBeLessThan(0.95);
  }
});

test("what the way back is stands once", () => {
  for (const tree of everySite({ "company-size": ["medium"] })) {
    expect(cells(tree, "approach.cutover")).toContain("old agent reinstalled the same day");
    expect(JSON.stringify(tree.sections)).not.toContain("reinstall its agent");
  }
  expect(plainOf(documentOf("sccm-small"), "approach.rollback")).toContain("reinstall its agent");
});

test("updates move to Intune by rings, since Autopatch needs workloads that follow later", () => {
  for (const tree of everySite())
    expect(cells(tree, "cm.comanagement")).toMatch(/Windows Update.*Autopatch also needs/);
});

test("a product that the site only patches is not planned with in a version", () => {
  const answers: Answers = {
    "current-technologies": ["active-directory", "windows-server", "exchange-server"],
    "windows-server-version": ["2025"],
  };
  for (const tree of everySite(answers)) expect(cells(tree, "appendix.assumptions")).not.toContain("Planned with");
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
  for (const tree of everySite()) expect(JSON.stringify(tree.sections)).not.toContain("Business Premium");
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

test("management licences carry the Software Assurance of the three years that are summed", () => {
  for (const tree of everySite({ servers: ["30"] }))
    expect(cells(tree, "bill")).toContain("three years of Software Assurance that the current branch needs");
});

test("a second point has room for the content that it serves", () => {
  const point = cells(documentOf("sccm-medium"), "architecture.components")
    .split("\n")
    .find((row) => row.startsWith("Management point"));
  expect(point).toContain("content × 1.5");
});

test("a plan that is taken as owned is no provider's but Microsoft's", () => {
  const unticked: Answers = { "current-technologies": ["none"], "cloud-maturity": ["cloud-first"] };
  const said = (size: string) =>
    cells(documentOf("sccm-medium", { ...unticked, "company-size": [size] }), "environment.conflicts");
  expect(said("enterprise")).toContain("plan is assumed to be owned but was not selected");
  expect(said("enterprise")).not.toContain("another provider");
  expect(said("medium")).toContain("another provider");
});

test("the site is not upgraded in a freeze of the client's sector", () => {
  const answers: Answers = {
    ...workedExample(),
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-small"],
    "company-size": ["small"],
    industry: ["government"],
    timeline: ["3-6-months"],
    "current-technologies": ["windows-server", "exchange-server"],
    "security-requirements": ["mfa"],
    "integration-needs": ["no-integrations"],
  };
  for (const today of ["2026-11-09", "2026-11-16", "2026-11-23"]) {
    const client = { name: "A", company: "B", country: "Germany" };
    const text = blocksOf(composed(inputFor(answers, { client, today: new Date(`${today}T10:00:00Z`) })))
      .flatMap(textsOf)
      .join("\n");
    const [, month] = /\d+ (\w+) \d{4}\. Upgrade of the site/.exec(text) ?? [];
    expect(month).toBeTruthy();
    expect(month).not.toBe("December"); // the end of the budget year
  }
});

test("the database, the site and the pilot have days that the size needs", () => {
  const asked: Answers = {
    "security-requirements": ["mfa", "data-encryption", "compliance", "identity-management", "zero-trust"],
  };
  const medium = documentOf("sccm-medium", asked);
  expect(likelyDays(medium, "SQL Server and prerequisites")).toBeGreaterThanOrEqual(1);
  expect(likelyDays(medium, "Site installation and roles")).toBeGreaterThanOrEqual(1.5);
  const largest = documentOf("sccm-medium", { ...asked, "company-size": ["enterprise"] });
  expect(likelyDays(largest, "Pilot: ")).toBeGreaterThanOrEqual(2);
});

test("a directory whose Windows Server nobody named may run on the version that ends first", () => {
  for (const tree of everySite({ "current-technologies": ["active-directory", "office-365"] }))
    expect(plainOf(tree, "environment.deadline")).toContain("may still run Windows Server 2016");
  for (const tree of everySite({ "current-technologies": ["active-directory", "windows-server"] }))
    expect(plainOf(tree, "environment.deadline")).not.toContain("may still run");
});

test("the course of a small site leaves room in its task for what is told to users", () => {
  const courses = (size: string) => plainOf(documentOf("sccm-medium", { "company-size": [size] }), "approach.training");
  expect(courses("medium")).toContain("recovery (4 hours)");
  expect(courses("enterprise")).toContain("recovery (6 hours)");
});

test("Intune and Entra ID P1 are bought in the plan that costs less than both apart", () => {
  for (const tree of everySite({ "cloud-maturity": ["no-cloud"], "company-size": ["large"] })) {
    expect(cells(tree, "bill")).toMatch(/^B-\d+ · Enterprise Mobility \+ Security E3 · \d+ · Intune, Entra ID P1 and/m);
    expect(cells(tree, "bill")).not.toMatch(/^B-\d+ · (?:Intune Plan 1|Entra ID P1) /m);
  }
  expect(PRICES["ems-e3"].high).toBeLessThan(PRICES["intune-p1"].low + PRICES["entra-p1"].low);
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

test("another maker's suite wastes rights to Intune only where a plan carries them, and needs Entra ID P1 without one", () => {
  const tree = (cloud: string) =>
    documentOf("sccm-enterprise", {
      "primary-objective": ["compliance-objective"],
      timeline: ["no-timeline"],
      "cloud-maturity": [cloud],
    });
  const [planned, bare] = [tree("some"), tree("no-cloud")];
  expect(cells(planned, "options.description")).toContain("on top of plans that include Intune");
  expect(cells(planned, "options.figures")).toMatch(/Entra ID P1 \(probably owned\); local relays/);
  const shop = documentOf("sccm-medium", {
    "company-size": ["medium"],
    "security-requirements": ["zero-trust"],
    "primary-objective": ["innovation"],
    industry: ["retail"],
    "head-count": ["100"],
    "user-licences": ["60"],
  });
  expect(cells(shop, "options.basis")).toContain("40 × Microsoft Entra ID P1");
  expect(cells(bare, "options.description")).toMatch(/A fee per device; Conditional/);
  expect(JSON.stringify(bare.sections)).not.toContain("Intune rights already paid for");
});

test("where a month has one weekend, servers restart on it, and a ring before it warns of faults", () => {
  for (const tree of everySite({ "change-window": ["monthly"] })) {
    expect(cells(tree, "cm.rings")).toMatch(/^Ring 1 · .* · 3 · 7 · by users, when prompted$/m);
    expect(cells(tree, "cm.rings")).toMatch(/^Servers · .* · 7 · monthly weekend · that weekend, after/m);
    expect(plainOf(tree, "given.implementation-approach")).toContain(
      "workstations from ring 2 restart, within 14 days",
    );
  }
  for (const tree of everySite({ "change-window": ["weekends"] }))
    expect(cells(tree, "cm.rings")).toMatch(/^Servers · .* · 14 · 30 · in the maintenance window$/m);
});

test("devices enrolled after the month's weekend are not counted in the first patch cycle", () => {
  const tests = (window: string) => cells(documentOf("sccm-small", { "change-window": [window] }), "approach.tests");
  expect(tests("monthly")).toContain("reachable workstations enrolled before the monthly weekend compliant");
  expect(tests("weekends")).toContain("reachable workstations compliant within 14 days");
});

test("no more locations have content of their own than there are", () => {
  const [more, one] = ["4", "1"].map((named) =>
    documentOf("sccm-small", { sites: ["1"], "distribution-sites": [named] }),
  ) as [DocumentTree, DocumentTree];
  expect(cells(more, "bill")).toBe(cells(one, "bill"));
  expect(cells(more, "architecture.components")).toBe(cells(one, "architecture.components"));
});

test("a server whose support has ended is a risk while its version is unknown, and decided on", () => {
  const treeOf = (today: string, answers: Answers = {}) =>
    composed({
      ...inputFor({
        ...workedExample(),
        "solution-type": ["configuration-manager"],
        "solution-configuration": ["sccm-medium"],
        "company-size": ["medium"],
        "current-technologies": ["active-directory", "windows-server"],
        ...answers,
      }),
      today: new Date(today),
    });
  const risks = (today: string, answers: Answers = {}) => cells(treeOf(today, answers), "appendix.risks");
  const asked = (today: string, answers: Answers = {}) => plainOf(treeOf(today, answers), "summary.decisions");
  const decision = "Decide for each server on Windows Server 2016: upgrade, paid updates or isolation";
  expect(asked("2027-03-19T10:00:00Z")).toContain(decision);
  expect(asked("2027-03-19T10:00:00Z", { "windows-server-version": ["2022"] })).not.toContain(decision);
  expect(risks("2027-03-19T10:00:00Z")).toContain("Servers still on Windows Server 2016");
  expect(risks("2026-11-25T10:00:00Z")).not.toContain("Servers still on Windows Server 2016");
  expect(risks("2027-03-19T10:00:00Z", { "windows-server-version": ["2022"] })).not.toContain("Servers still on");
  for (const version of [{}, { "windows-server-version": ["2016"] }])
    expect(risks("2027-01-11T10:00:00Z", version)).toMatch(/2016(, the oldest in use,)? leaves? support on 12 January/); // too near for a date of its own
  expect(risks("2027-01-11T10:00:00Z", { "windows-server-version": ["2022"] })).not.toContain("Servers still on");
});

test("the ring of the IT team is not called by the name of the project's pilot", () => {
  for (const tree of everySite()) {
    expect(cells(tree, "cm.rings")).toMatch(/^Ring 0 · .* IT team devices/m);
    expect(cells(tree, "cm.rings")).not.toMatch(/^Pilot/m);
  }
});

test("computers are joined to a directory that is yet to be built by whoever builds it", () => {
  for (const tree of everySite({ "current-technologies": ["none"], "cloud-maturity": ["no-cloud"] })) {
    expect(cells(tree, "appendix.assumptions")).toMatch(
      /builds the directory .* joins each computer to it before its wave/,
    );
    expect(cells(tree, "bill")).toMatch(/prerequisite\) · 1 · .*also joins the computers/);
    expect(JSON.stringify(tree.sections)).not.toContain("Existing member server");
  }
  const alone = documentOf("sccm-small", { "current-technologies": ["none"], "cloud-maturity": ["no-cloud"] });
  expect(cells(alone, "appendix.assumptions")).toContain("with a member server for Entra Connect Sync");
});

test("SQL Server holds what the licence of the site allows, and the update points' database has a place", () => {
  for (const tree of everySite())
    expect(cells(tree, "decisions")).toContain("for the site, WSUS and reporting databases only");
  expect(cells(documentOf("sccm-enterprise"), "decisions")).toContain("The two update points share a database there");
});

test("waves are not cut by locations alone where there are fewer locations than waves", () => {
  const waves = (sites: string) =>
    cells(
      documentOf("sccm-small", { sites: [sites], devices: ["100"], "company-size": ["medium"] }),
      "approach.cutover",
    );
  expect(waves("1")).toContain("waves by department");
  expect(waves("2")).toContain("Three waves by location and department");
  expect(waves("3")).toContain("Three waves by location,");
});

test("hybrid join and the role of the site that connects it to its service have names of their own", () => {
  for (const tree of everySite({ "cloud-maturity": ["no-cloud"] }))
    expect(cells(tree, "timeline.tasks")).not.toContain("Service connection point");
});

test("figures from which nothing follows for a site are not planned with, nor releases that nobody runs", () => {
  for (const tree of everySite({ "company-size": ["large"] })) {
    expect(cells(tree, "environment.facts")).not.toMatch(/Domain controllers|Administrators/);
    expect(cells(tree, "environment.lifecycle").match(/Configuration Manager \d+/g)).toEqual([
      "Configuration Manager 2609",
    ]);
  }
});

test("the hardening baseline is asked for where it is built, with what stands where it names no settings", () => {
  const texts = (industry: string) =>
    everySite({ industry: [industry], "company-size": ["medium"] }).map((tree) =>
      ["environment.requests", "appendix.assumptions"].map((rule) => cells(tree, rule)).join("\n"),
    );
  for (const text of texts("government"))
    expect(text).toMatch(/Mandatory hardening baseline[\s\S]*Microsoft's security baseline applies/);
  for (const text of texts("finance")) expect(text).not.toMatch(/security baseline|Mandatory hardening baseline/);
});

test("six applications and a task sequence are no third of the rollout, and a list of ranges is less than its groups", () => {
  const tree = documentOf("sccm-enterprise", { "cloud-maturity": ["no-cloud"], sites: ["21"] });
  const daysOf = (title: string) => likelyDays(tree, title);
  expect(daysOf("Six applications and one task sequence")).toBeLessThan(daysOf("Client waves") / 2);
  expect(daysOf("Boundary list and database")).toBeLessThan(daysOf("Readiness for Windows 11"));
  expect(daysOf("Entra ID synchronisation")).toBeGreaterThanOrEqual(3);
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
  expect(cells(tree("80"), "bill")).toMatch(/Mobility \+ Security E3 · 20 .*; 100 less 80 owned/);
  expect(cells(tree("100"), "bill")).not.toContain("Mobility + Security");
  expect(yearly("80", "B") - yearly("100", "B")).toBeGreaterThan(2000);
});

test("a gateway that serves no device today is said to be struck where none is to come", () => {
  const given = (outside: string) =>
    plainOf(documentOf("sccm-medium", { "outside-devices": [outside] }), "given.recommended-solution");
  expect(given("0")).toContain("if none will, it is removed at design sign-off");
  expect(given("12")).not.toContain("removed at design sign-off");
});

test("devices outside that no gateway serves are said to be reached by another way, and none is spoken of where there are none", () => {
  const given = (outside: string) =>
    plainOf(documentOf("sccm-small", { "outside-devices": [outside] }), "given.recommended-solution");
  expect(given("12")).toMatch(/No gateway is built here; .* only over VPN, .* Intune updates them/);
  expect(given("0")).toContain("No gateway is built");
  expect(given("0")).not.toContain("VPN");
});

test("remote work is measured by the devices that the site keeps, and not by who needs a VPN for other things", () => {
  for (const tree of everySite({ "primary-objective": ["remote-work", "scalability"] })) {
    const measures = JSON.stringify(tree.sections.find(({ title }) => title === "Key Features"));
    expect(measures).toMatch(/patch compliance of remote devices/i);
    expect(measures).not.toContain("VPN");
  }
});

test("no teaching room is promised before a term that the rollout does not know", () => {
  const risks = cells(documentOf("sccm-medium", { industry: ["education"] }), "appendix.risks");
  expect(risks).toMatch(/Change no room in the two weeks before term/);
  expect(risks).not.toContain("Rooms are done two weeks before term");
});

test("clients of a lost distribution point fall back to another one where there is another", () => {
  const recovery = (sites: string, points: string) =>
    cells(documentOf("sccm-medium", { sites: [sites], "distribution-sites": [points] }), "solution.recovery");
  expect(recovery("4", "3")).toContain("Clients fall back to another distribution point");
  expect(recovery("3", "1")).toMatch(/^Distribution point · none · 1 hour · Role added to the site server/m);
});

test("what the gateway stores and what the help desk sees pass through ports that are named", () => {
  const ports = (configuration: keyof typeof SITES) =>
    cells(documentOf(configuration, { "company-size": ["medium"] }), "architecture.ports");
  expect(ports("sccm-medium")).toMatch(/^Site server · Gateway storage · TCP 443 outbound/m);
  expect(ports("sccm-medium")).toMatch(/^Help desk · Clients · TCP 2701 · Remote control/m);
  expect(cells(documentOf("sccm-small"), "architecture.ports")).not.toMatch(/Help desk|Gateway storage/);
});

test("a client has no fewer sites than hold content of their own", () => {
  const facts = (points: string) =>
    cells(
      documentOf("sccm-medium", { "company-size": ["medium"], "distribution-sites": [points] }),
      "environment.facts",
    );
  expect(facts("5")).toMatch(/^Sites · 5 · sites with their own content$/m);
  expect(facts("0")).toMatch(/^Sites · \d+ · typical of size and configuration$/m);
});

test("a handful of people is not planned with the servers of fifty, nor is one server halved", () => {
  const tree = (people: string) => documentOf("sccm-small", { "head-count": [people] });
  expect(cells(tree("6"), "environment.facts")).toMatch(/^Servers · 1 to 3; 2 used in calculations( · |$)/m);
  expect(cells(tree("40"), "environment.facts")).toMatch(/^Servers · 3 to 8; 6 used in calculations( · |$)/m);
  expect(cells(tree("4"), "cm.rings")).toMatch(/^Servers · 1 planned · /m);
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

test("console and scripts reach the site by ports of their own", () => {
  for (const tree of everySite()) expect(cells(tree, "architecture.ports")).toMatch(/Consoles and scripts.* 135, /);
});

test("servers are not drawn as devices of Intune, nor new devices as ones that the site images", () => {
  for (const tree of everySite()) {
    expect(JSON.stringify(tree)).toContain("PCs only: compliance and updates");
    expect(cells(tree, "architecture.ports")).not.toContain("New devices");
  }
});

test("Microsoft 365 Apps are taken to be in use where a plan with them is", () => {
  const condition = (technology: string) =>
    cells(
      documentOf("sccm-small", {
        "company-size": ["medium"],
        "current-technologies": ["active-directory", technology],
      }),
      "cm.comanagement",
    );
  expect(condition("exchange-server")).toContain("where the apps are in use");
  expect(condition("office-365")).not.toContain("where the apps are in use");
});

test("nothing is asked twice, and what the site does not touch is not listed", () => {
  const answers: Answers = {
    "current-technologies": ["windows-server", "active-directory", "sharepoint", "office-365", "azure-services"],
    "cloud-maturity": ["significant"],
  };
  for (const tree of everySite(answers)) {
    expect(plainOf(tree, "environment.technologies")).toContain("Azure Services");
    expect(plainOf(tree, "environment.technologies")).not.toContain("SharePoint");
    expect(cells(tree, "environment.requests")).not.toMatch(/Network plan|Azure subscriptions with owners/);
    expect(plainOf(tree, "architecture.sizing")).not.toContain("tempdb");
  }
});

test("the test of the site's health can be passed, and no deployment waits for an approval that the site does not know", () => {
  for (const tree of everySite({})) {
    expect(cells(tree, "approach.tests")).toContain("no critical entry for 5 working days, each warning explained");
    expect(JSON.stringify(tree.sections)).not.toMatch(/second approval|approval by a second person/);
  }
});

test("what is said of a wave's devices is their number, rounded where it is called about", () => {
  const cutover = (industry: string) =>
    cells(
      documentOf("sccm-medium", { "company-size": ["medium"], devices: ["300"], industry: [industry] }),
      "approach.cutover",
    );
  expect(cutover("finance")).toContain("Four waves by department, about 71 devices each");
  expect(cutover("healthcare")).toContain("Four waves by department, at most 72 devices each");
});

test("the link to Intune is made with the gateway, and not with the distribution points", () => {
  const tree = documentOf("sccm-medium", { "company-size": ["enterprise"], sites: ["8"], devices: ["3283"] });
  const tasks = cells(tree, "timeline.tasks");
  expect(tasks).toMatch(/ · Cloud management gateway · [\s\S]* · Co-management of the pilot group · /);
  expect(tasks).toMatch(/ · Distribution points at the locations · /);
});

test("the lines of the locations are told that updates leave the distribution points with workload 2", () => {
  for (const tree of everySite({ sites: ["5"] }))
    expect(plainOf(tree, "cm.rings")).toContain("each location's own internet link");
  for (const tree of everySite({ sites: ["1"] })) expect(plainOf(tree, "cm.rings")).not.toContain("own internet link");
});

test("a further point is no answer to slow links where each location has one, and none is said to be without", () => {
  const said = (answers: Answers) => {
    const tree = documentOf("sccm-medium", { "company-size": ["medium"], sites: ["4"], ...answers });
    return cells(tree, "cm.boundaries") + cells(tree, "appendix.assumptions");
  };
  expect(said({ devices: ["240"] })).toContain("prestaged on disk");
  expect(said({ devices: ["240"] })).not.toMatch(/\+1 distribution point|where there is none/);
  expect(said({ devices: ["240"], "distribution-sites": ["2"] })).toMatch(
    /where there is none[\s\S]*\+1 distribution point/,
  );
  expect(said({ devices: ["120"] })).toContain("+1 distribution point");
});

test("a small client is told of no help desk, and a sector's risk can be seen by what triggers it", () => {
  const tree = documentOf("sccm-small", { industry: ["finance"], "security-requirements": ["identity-management"] });
  expect(JSON.stringify(tree.sections)).toContain("support staff cannot deploy to servers");
  expect(JSON.stringify(tree.sections)).not.toMatch(/[Hh]elp.desk|both columns|internal audit/);
});

test("a task sequence has days beside the examples, and what is packaged as an integration is an example too", () => {
  const of = (needs: string[]) =>
    documentOf("sccm-medium", {
      "company-size": ["enterprise"],
      devices: ["1560"],
      "security-requirements": ["data-loss-prevention"],
      "integration-needs": needs,
    });
  const packaging = of(["crm", "erp", "reporting-tools", "custom-applications"]);
  expect(JSON.stringify(packaging.sections)).toContain("Three applications packaged as examples");
  const daysIn = (tree: DocumentTree) => likelyDays(tree, "one task sequence");
  expect(daysIn(packaging)).toBeGreaterThanOrEqual(3);
  expect(daysIn(documentOf("sccm-enterprise", { "integration-needs": ["crm"] }))).toBeLessThan(5);
  expect(JSON.stringify(of(["reporting-tools"]).sections)).toContain("Six applications packaged as examples");
});

test("what is quoted has no printed price to become due at", () => {
  const due = (industry: string) =>
    cells(
      documentOf("sccm-medium", {
        "current-technologies": ["active-directory", "teams"],
        industry: [industry],
      }),
      "appendix.assumptions",
    );
  expect(due("education")).toContain("probably owned become due by academic quotation");
  expect(due("finance")).toContain("probably owned become due at the printed prices");
});

test("no clinical device restarts at once, not even on a zero day", () => {
  for (const tree of everySite({ industry: ["healthcare"] })) {
    expect(cells(tree, "cm.rings")).toMatch(/^Clinical devices · .* · manual, never automatic$/m);
    expect(cells(tree, "cm.rings")).toMatch(/^Zero day · .*; clinical devices stay in their own ring · /m);
  }
  for (const tree of everySite({ industry: ["education"] }))
    expect(cells(tree, "cm.rings")).toMatch(/^Zero day · .*servers and teaching-room PCs in an emergency window/m);
});

test("the pilot has as many devices in its task as in the cutover", () => {
  for (const devices of ["17", "150", "2500"])
    for (const tree of everySite({ devices: [devices] })) {
      const [, count] = /Pilot group of ([\d,]+) devices/.exec(cells(tree, "approach.cutover")) ?? [];
      expect(cells(tree, "timeline.tasks")).toContain(`Pilot: ${count} devices, one update cycle`);
    }
});

test("an objective of security or compliance is traced to the rings and roles that serve it", () => {
  for (const objective of ["enhance-security", "compliance-objective"]) {
    const tree = documentOf("sccm-medium", { "primary-objective": [objective] });
    const [, code] = /^(T-[\d.]+) · Boundaries, collections/m.exec(cells(tree, "timeline.tasks")) ?? [];
    expect(cells(tree, "appendix.traceability")).toContain(` · ${code} · measures of success`);
  }
});

test("a second gateway instance that the number of devices does not need has its reason", () => {
  const gateway = (outside: string) =>
    cells(
      documentOf("sccm-medium", { "company-size": ["enterprise"], "outside-devices": [outside] }),
      "architecture.components",
    )
      .split("\n")
      .find((row) => row.startsWith("Cloud management gateway"));
  expect(gateway("1392")).toMatch(/ · 2 · .*one can carry them all if the other fails/);
  expect(gateway("7000")).not.toContain("if the other fails");
  expect(gateway("20")).not.toContain("if the other fails");
});

test("a named location whose content a server already there carries gets no machine in the picture of the site", () => {
  const picture = (tree: DocumentTree) => JSON.stringify(blocksOf(tree).filter(({ kind }) => kind === "diagram"));
  const named: Answers = { "company-size": ["enterprise"], sites: ["9"], "distribution-sites": ["3"] };
  expect(picture(documentOf("sccm-medium", named))).toContain("one at each other named location");
  const two: Answers = { ...named, "distribution-sites": ["2"] };
  expect(picture(documentOf("sccm-medium", two))).toContain('"at the other named location"');
  expect(picture(documentOf("sccm-enterprise", named))).toContain("one at each named location");
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
  expect(decided({ "cloud-maturity": ["some"], "user-licences": ["unknown"] })).not.toContain("User licences");
});

test("another option reuses no risk that the register leaves out, and spares no gateway where none is designed", () => {
  const outlined = (answers: Answers) => JSON.stringify(documentOf("sccm-small", answers).sections);
  const teams: Answers = {
    industry: ["other"],
    "current-technologies": ["windows-server", "active-directory", "teams"],
    "cloud-maturity": ["some"],
  };
  const intune = outlined({ ...teams, "primary-objective": ["remote-work", "scalability"] });
  expect(intune).toContain("first patch cycle acceptance, Windows 10 risk. Not needed");
  expect(intune).toContain("Not needed: site server, gateway, database");
  const unjoined = documentOf("sccm-medium", {
    "company-size": ["medium"],
    "cloud-maturity": ["early"],
    industry: ["other"],
    "primary-objective": ["innovation", "cost-reduction"],
    "security-requirements": ["mobile-device-management"],
  });
  expect(cells(unjoined, "outline.design")).toMatch(/devices and phones: .*; Entra ID synchronisation and hybrid join/);
  expect(cells(unjoined, "outline.cost")).toContain("Windows Server 2025 Standard, 16 cores · 1 · ");
  expect(plainOf(unjoined, "summary.decisions")).toMatch(
    /C \(Intune only\); with Intune alone, decisions on the site fall away.*over three years\), if A is chosen/s,
  );
  expect(cells(unjoined, "outline.design")).toMatch(/Choose A over C if: .*; the \d+ servers need software/);
  const suite = {
    ...teams,
    industry: ["finance"],
    "primary-objective": ["compliance-objective"],
    "security-requirements": ["mobile-device-management"],
    timeline: ["no-timeline"],
  };
  expect(outlined(suite)).toContain("Not needed: site, database");
  expect(outlined(suite)).not.toContain("Not needed: site, database, gateway");
});

test("a gateway says for how many devices it is sized", () => {
  const gateway = (answers: Answers) =>
    cells(documentOf("sccm-medium", { devices: ["600"], ...answers }), "architecture.components");
  expect(gateway({})).toContain("connections each, for all 600 devices");
  expect(gateway({ "outside-devices": ["80"] })).toContain("connections each, for 80 remote devices");
});

test("one store has no regions", () => {
  const tills = (sites: string) =>
    cells(documentOf("sccm-medium", { industry: ["retail"], sites: [sites] }), "approach.cutover");
  expect(tills("1")).toContain("Tills and kiosks, one first; old agent removed");
  expect(tills("3")).toContain("one store first, then the others");
  expect(tills("30")).toContain("one store first, then by region");
});

test("a school is told that the lines at commercial prices await its own quotation", () => {
  const bill = (industry: string) => everySite({ industry: [industry] }).map((tree) => cells(tree, "bill"));
  for (const lines of bill("education"))
    for (const item of ["Windows Server 2025 Standard", "System Center"])
      expect(lines.split("\n").find((row) => row.includes(item))).toContain("commercial price, academic by quotation");
  for (const lines of bill("finance")) expect(lines).not.toContain("academic");
});

test("the head office draws content from a branch no sooner than by default, and packages what its task names", () => {
  const tree = documentOf("sccm-medium", { "company-size": ["enterprise"], sites: ["9"] });
  expect(cells(tree, "cm.boundaries")).toMatch(/^Head office · .* · nearest branch after 120 minutes \(default\) · /m);
  const [one, , six] = everySite().map((site) => cells(site, "timeline.tasks"));
  expect(one).toMatch(/One application and one task sequence .* · Packaged application, task sequence$/m);
  expect(six).toMatch(/Six applications and one task sequence .* · Packaged applications, task sequence$/m);
});

test("two devices are not spread across all departments", () => {
  const rings = (devices: string) => cells(documentOf("sccm-small", { devices: [devices] }), "cm.rings");
  expect(rings("17")).toMatch(/^Ring 1 · 2 volunteers' devices · /m);
  expect(rings("60")).toMatch(/^Ring 1 · 10%: 6 devices across all departments · /m);
});

test("the effort to run the site is scored as its scale says, with servers that a second tool patches beside Intune", () => {
  const answers: Answers = { industry: ["other"], "cloud-maturity": ["cloud-first"] };
  for (const tree of everySite(answers).slice(1))
    expect(cells(tree, "options.scores")).toMatch(/^Low effort to run · \d+% · 2 · (?:2 · )?3 · 3$/m);
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

test("no point is called the client's count where the client named none", () => {
  const sizing = (named: string) =>
    cells(documentOf("sccm-medium", { "distribution-sites": [named], sites: ["4"] }), "architecture.sizing");
  expect(sizing("0")).toContain("the client named no site that needs its own · 1, at the main location");
  expect(sizing("2")).toContain("given by the client · 2");
});

test("the disks are measured against the clients that there are", () => {
  const target = (devices: string) =>
    cells(documentOf("sccm-enterprise", { devices: [devices], servers: ["0"] }), "architecture.sizing");
  for (const [devices, iops] of [
    ["1500", "500"],
    ["10000", "1,000"],
    ["25000", "2,300"],
  ] as const)
    expect(target(devices)).toMatch(new RegExp(`^Disk performance.* · ${iops} IOPS$`, "m"));
});

test("a site that ends at 500 clients grows less than one that does not", () => {
  const grown = (configuration: keyof typeof SITES) =>
    cells(documentOf(configuration, { "primary-objective": ["scalability"] }), "options.scores");
  expect(grown("sccm-small")).toMatch(/^Scalability and growth · \d+% · 4 · /m);
  expect(grown("sccm-enterprise")).toMatch(/^Scalability and growth · \d+% · 5 · /m);
});

test("kiosks whose Windows leaves support are decided on where the table of support shows it", () => {
  for (const industry of ["retail", "healthcare", "manufacturing", "finance"])
    for (const tree of everySite({ industry: [industry] })) {
      const shown = cells(tree, "environment.lifecycle").includes("Windows 10 LTSC 2021 ");
      expect(cells(tree, "decisions").includes("Windows 10 LTSC 2021")).toBe(shown);
      expect(JSON.stringify(tree.sections).includes("reinstall with the IoT edition or isolate")).toBe(shown);
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
    "(Intune only), once the Microsoft 365 plan in use is confirmed",
  );
  expect(cells(cheap, "options.figures")).toContain("Intune (probably owned, else USD 8 – 10 per user and month)");
  expect(JSON.stringify(cheap.sections)).not.toContain("Confirm the Microsoft 365 plan");
  const none = { ...counted, "user-licences": ["0"] };
  expect(asked(none)).toContain("Choose the licences for 100 users: Enterprise Mobility + Security E3");
  expect(cells(of(none), "bill")).toContain("as no main Microsoft 365 plan is owned");
});

test("servers are licensed or patched for a sum that the bill has, and the client chooses which", () => {
  for (const servers of ["3", "182"]) {
    const tree = documentOf("sccm-medium", { servers: [servers], "primary-objective": ["cost-reduction"] });
    const [, sum] = /System Center .* ([\d,]+) · –$/m.exec(cells(tree, "bill")) ?? [];
    expect(cells(tree, "decisions")).toMatch(/^D-\d+ · Server licences\. .*Azure Update Manager costs USD/m);
    expect(cells(tree, "decisions")).toContain(
      `System Center for ${servers} servers as clients: USD ${sum} for three years`,
    );
    expect(plainOf(tree, "summary.decisions")).toContain(`Choose System Center for ${servers} servers (USD ${sum}, `);
    expect(cells(tree, "appendix.traceability")).not.toContain("“Cost reduction”, by"); // it chooses the dearer licence
  }
  expect(cells(documentOf("sccm-medium", { servers: ["0"] }), "decisions")).not.toContain("Server licences");
  const large = documentOf("sccm-medium", { "company-size": ["large"] });
  expect(plainOf(large, "options.verdict")).toContain("it does not manage Windows Server");
  expect(cells(large, "decisions")).toContain("over three years, and Intune alone becomes an option");
  expect(cells(documentOf("sccm-small", { servers: ["6"] }), "bill")).toContain(
    "Update Manager instead, USD 1,080 over",
  );
});

test("what the largest lines rest on is asked for: the servers by version, the plan that was counted, and System Center", () => {
  for (const held of [{}, { "user-licences": ["unknown"] }, { "user-licences": ["40"] }])
    for (const tree of everySite({ "current-technologies": ["windows-server", "active-directory"], ...held })) {
      const requests = cells(tree, "environment.requests").split("\n");
      expect(requests.slice(0, 6).join()).toContain("List of servers by version");
      expect(`${requests}${plainOf(tree, "summary.decisions")}`).toMatch(
        /System Center.*Software Assurance|and System Center/,
      );
      expect(requests.join().includes("Name of the Microsoft 365 plan owned")).toBe(
        "40" === held["user-licences"]?.[0],
      );
    }
});

test("one location that holds content is not called one distribution point", () => {
  const tree = documentOf("sccm-medium", { "distribution-sites": ["1"], sites: ["3"], devices: ["1452"] });
  expect(cells(tree, "decisions")).toContain("Content at one site, as the client specified");
  expect(cells(tree, "architecture.sizing")).not.toContain("Distribution points");
  expect(JSON.stringify(tree.sections)).not.toContain("in addition to those on the site server");
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

test("the least machine says what it holds, without a table of its formulas, and one location needs no boundary groups", () => {
  for (const configuration of ["sccm-small", "sccm-medium"] as const) {
    const tree = documentOf(configuration, { sites: ["1"], "company-size": ["medium"] });
    expect(cells(tree, "architecture.components")).toMatch(/^Primary site server .*10 for SQL Server.*IOPS/m);
    expect(plainOf(tree, "architecture.sizing") + plainOf(tree, "cm.boundaries")).toBe("");
  }
  expect(cells(documentOf("sccm-enterprise"), "architecture.sizing")).toContain("IOPS");
});

test("a second factor that the console alone demands is not taken for one of all users", () => {
  const outside = (wish: string) =>
    everySite({ "security-requirements": [wish] }).map((tree) => plainOf(tree, "solution.out-of-scope"));
  for (const text of outside("mfa")) expect(text).toContain("multi-factor authentication beyond the console");
  for (const text of outside("data-encryption")) expect(text).not.toMatch(/multi-factor/i);
});

test("where teaching rooms need imaging, Intune alone is not ranked and the rival is a suite that images", () => {
  const told = (industry: string, rule: string) => {
    const tree = documentOf("sccm-medium", { industry: [industry], "security-requirements": ["mfa"] });
    return rule === "options.verdict" ? plainOf(tree, rule) : cells(tree, rule);
  };
  expect(told("education", "options.verdict")).toMatch(
    /is not ranked: it has no bare-metal imaging, which teaching rooms/,
  );
  expect(told("education", "options.scores")).toMatch(/Weighted score · 100% · [\d.]+ · [\d.]+/);
  expect(told("education", "options.description")).toContain("Third-party endpoint management");
  expect(told("manufacturing", "options.verdict")).not.toContain("imaging");
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
  for (const held of ["90", "unknown"])
    expect(line(held)).toMatch(/ · probably owned, else USD [\d. –]+ per [^·]+ · – · –/);
});

test("what the summary promises a bank is tested before acceptance", () => {
  for (const tree of everySite({ industry: ["finance"] }))
    expect(cells(tree, "approach.tests")).toContain("Audit status messages for one deployment");
  for (const tree of everySite({ industry: ["other"] }))
    expect(JSON.stringify(tree.sections)).not.toContain("Audit status messages");
  for (const industry of ["finance", "retail", "government"]) {
    const small = cells(
      documentOf("sccm-small", { industry: [industry], "primary-objective": ["remote-work"] }),
      "approach.tests",
    );
    expect(small).toContain("shown as co-managed");
    expect(small.includes("Audit status messages")).toBe(industry === "finance");
  }
});

test("sizing names no rule for locations where none has a point of its own", () => {
  const site = (devices: string) => documentOf("sccm-small", { sites: ["3"], devices: [devices] });
  expect(JSON.stringify(site("132").sections)).not.toContain("at each location with 50 or more devices");
  expect(cells(site("300"), "architecture.sizing")).toContain("at each location with 50 or more devices · 3");
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

test("without cloud adoption, hybrid join is called in question", () => {
  const assumed = (maturity: string) =>
    cells(
      documentOf("sccm-medium", {
        "current-technologies": ["active-directory", "teams"],
        "cloud-maturity": [maturity],
      }),
      "appendix.assumptions",
    );
  expect(assumed("no-cloud")).toContain("although no cloud adoption is reported");
  expect(assumed("some")).not.toContain("although no cloud adoption");
});

test("a link between two small places is no leading risk", () => {
  const link = (devices: string) => {
    const risks = cells(documentOf("sccm-small", { sites: ["2"], devices: [devices] }), "appendix.risks");
    return risks.split("\n").find((row) => row.includes("Content saturates")) ?? "";
  };
  expect(link("17")).not.toContain("3 × 4");
  expect(link("60")).toContain("3 × 4 = 12");
});
