import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { unranged } from "#app/features/documents/numbered.ts";
import { busiestOf, loadsOf } from "#app/features/documents/plan/task-weeks.ts";
import { type Block, type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";
import { CONFIGURATIONS, documentOf, MAIL_AT_HOME, SIZES } from "./documents.ts";

test("a workshop on findings is no week of work, and the pilot ends before it", () => {
  for (const size of SIZES) {
    const rows = cells(documentOf("custom-pilot", { "company-size": [size] }), "timeline.tasks").split("\n");
    const workshop = rows.find((row) => row.includes("Findings workshop"));
    const pilot = rows.find((row) => / · Pilot/.test(row))?.split(" · ")[0];
    expect(workshop).toMatch(/ · (0\.5|1|1\.5|2)( · |$)/);
    expect(workshop).toMatch(new RegExp(`${pilot} · `));
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
  expect(cells(tree, "appendix.assumptions")).toContain("granted on the first day, at the latest by scope sign-off");
});

test("a task says once what its measurements leave behind", () => {
  for (const configuration of CONFIGURATIONS)
    for (const size of SIZES)
      expect(cells(documentOf(configuration, { "company-size": [size] }), "timeline.tasks")).not.toMatch(
        /raw reports[^·\n]*raw reports|records of records/,
      );
});

/** The document with the cells of one table changed. */
function changed(tree: DocumentTree, rule: string, change: (cell: string) => string): DocumentTree {
  const spoil = (block: Block): Block =>
    block.kind === "table" && block.provenance.rule === rule
      ? { ...block, rows: block.rows.map((row) => row.map((cell) => change(plain(cell)))) }
      : block;
  return { ...tree, sections: tree.sections.map((section) => ({ ...section, blocks: section.blocks.map(spoil) })) };
}

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

test("a client over budget is told where the smaller order is, and a control is counted once", () => {
  const over = documentOf("custom-roadmap", { "company-size": ["enterprise"], "budget-band": ["25"] });
  expect(JSON.stringify(over)).toMatch(/Within it A does not fit; B \(Three domains\) at EUR [\d,]+ would not\./);
  const near = documentOf("custom-roadmap", { "company-size": ["large"], "budget-band": ["25"] });
  expect(JSON.stringify(near)).toMatch(/Of the other options this fits it: B \(Three domains\) at EUR [\d,]+\./);
  const three = { "security-requirements": ["data-encryption", "threat-protection", "compliance"] };
  const tasks = cells(documentOf("custom-roadmap", { ...three, "company-size": ["medium"] }), "timeline.tasks");
  expect(tasks).toContain("Measurement: data plus detection and evidence of duties (S-");
});

test("many interviews get the weeks that they need", () => {
  for (const size of SIZES)
    for (const interviews of ["20", "35"]) {
      const tree = documentOf("custom-pilot", { ...MUCH, "company-size": [size], interviews: [interviews] });
      const { days, open } = heardIn(tree);
      expect(days, `${size} ${interviews}`).toBeLessThanOrEqual(open);
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

test("the decision paper of a pilot is left behind by its task", () => {
  const tree = documentOf("custom-pilot", { "company-size": ["small"] });
  expect(cells(tree, "timeline.tasks")).toMatch(/Pilot · .*decision paper signed/);
});

test("load is recorded until the evidence is complete, and the hours of the client in meetings are counted", () => {
  const tree = documentOf("custom-pilot", { "current-technologies": ["windows-server"] });
  expect(cells(tree, "custom.products")).toMatch(
    /^Windows Server, load · .*recorded from set-up until “Evidence complete”, at least two weeks/m,
  );
  expect(cells(tree, "approach.own-days")).toMatch(
    /^Meetings \(\d+ × [\d.]+ hours, \d+ interviews of an hour\) · (?!0 )[\d.]+ · [\d.]+ · [\d.]+ · [\d.]+ · /m,
  );
  for (const size of ["medium", "enterprise"])
    for (const today of ["2026-12-07", "2027-01-11"]) {
      const answers = { "company-size": [size], "current-technologies": ["windows-server", "azure-services"] };
      const tasks = scheduled(documentOf("custom-roadmap", answers, today)).filter(({ id }) => id.startsWith("T-2."));
      const read = tasks.find(({ title }) => /^Measurement: .*servers/.test(title));
      expect(read?.to, `${size} ${today}`).toBe(Math.max(...tasks.map(({ to }) => to)));
    }
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

test("the consultant answers for what is measured and reported, and the client for access", () => {
  for (const size of SIZES) {
    const tree = documentOf("custom-pilot", { "company-size": [size] });
    const rows = cells(tree, "approach.raci").split("\n");
    const found = scheduled(tree).filter(({ id, title }) => id >= "T-2" && /^(Measurement|Report)/.test(title));
    expect(found.length, size).toBeGreaterThan(1);
    for (const { id, title } of found) {
      const [, sponsor, lead, ...others] =
        rows.map((row) => row.split(" · ")).find(([ids = ""]) => unranged(ids).includes(id)) ?? [];
      const client = size === "small" ? [sponsor] : [sponsor, lead];
      expect(client.join(), `${size} ${title}`).not.toContain("A");
      expect([lead, ...others].join(), `${size} ${title}`).toMatch(size === "small" ? /A/ : /A\/R/);
    }
  }
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

test("what three domains leave unscored takes no more days than the evidence of duties that they score", () => {
  const tree = documentOf("custom-focused", {
    "company-size": ["enterprise"],
    industry: ["finance"],
    "current-technologies": ["windows-server", "active-directory", "exchange-server", "power-platform"],
    "security-requirements": ["mfa", "compliance", "threat-protection"],
    "primary-objective": ["cost-reduction", "digital-transformation", "compliance-objective"],
  });
  const [duties, servers, directory] = [/evidence of duties/, /Measurement: servers/, /Measurement: directory/].map(
    (task) => likelyDays(tree, task),
  );
  expect(servers).toBeGreaterThan(0);
  expect(servers).toBeLessThanOrEqual(duties ?? 0);
  expect(directory).toBeLessThanOrEqual(duties ?? 0);
});

test("a large client who aims at lower costs has every contract read in a task of its own, over more than one day", () => {
  for (const configuration of ["custom-roadmap", "custom-pilot"]) {
    const of = (objective: string) =>
      documentOf(configuration, {
        "company-size": ["enterprise"],
        "current-technologies": ["windows-server", "sharepoint", "sql-server", "teams"],
        "primary-objective": [objective],
      });
    expect(likelyDays(of("cost-reduction"), /^Measurement: contracts and licences$/)).toBeGreaterThan(1);
    expect(lintDocument(of("cost-reduction"))).toEqual([]);
  }
});

test("a large client who aims at compliance has its evidence read in a task of its own", () => {
  const tree = documentOf("custom-roadmap", {
    "company-size": ["enterprise"],
    industry: ["government"],
    "current-technologies": ["windows-server", "active-directory", "exchange-server", "sql-server"],
    "primary-objective": ["compliance-objective"],
    "security-requirements": ["threat-protection", "data-loss-prevention", "mobile-device-management"],
    "integration-needs": ["erp", "database-systems"],
  });
  expect(likelyDays(tree, /^Measurement: compliance records$/)).toBeGreaterThanOrEqual(1);
});

test("what is signed on card data is measured by a task", () => {
  const of = (framework: string) =>
    cells(
      documentOf("custom-focused", {
        "company-size": ["small"],
        "current-technologies": ["windows-server", "active-directory", "sql-server"],
        "primary-objective": ["enhance-security", "remote-work"],
        "security-requirements": ["mobile-device-management"],
        deadline: ["2028-05-17"],
        "deadline-reason": ["support"],
        framework: [framework],
      }),
      "timeline.tasks",
    );
  expect(of("pci-dss")).toMatch(/^T-2\.\d · .*card-data scope/m);
  expect(of("iso-27001")).not.toContain("card-data scope");
});

test("three domains that fit a budget are asked about and ordered at the sum of their option", () => {
  const tree = documentOf("custom-pilot", { "company-size": ["large"], "budget-band": ["25"] });
  const [, days = "", sum = ""] = /^B · ([\d.]+) · \d+ · EUR ([\d,]+)/m.exec(cells(tree, "options.figures")) ?? [];
  expect(cells(tree, "summary.decisions")).toContain(`a smaller scope (B (Three domains) at EUR ${sum})`);
  expect(cells(tree, "budget.smaller")).toContain(`First order: B (Three domains) · ${days} · ${sum} · `);
});
