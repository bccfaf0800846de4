import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import {
  documentOf,
  EVERY,
  inputOf,
  landing,
  MOVING,
  rowsOf,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";

test.each(SIZES)(
  "an exit at %s ends no decommissioning within two weeks of its last wave, or lists that wave's dates",
  (size) => {
    for (const timeline of ["1-3-months", "3-6-months", "6-12-months", "12-plus-months"]) {
      const tasks = cells(documentOf("azure-exit", size, { timeline: [timeline] }), "timeline.tasks");
      const last = (title: string) =>
        Math.max(
          ...[...tasks.matchAll(new RegExp(`${title}[^\\n]*? · (?:\\d+–)?(\\d+) · `, "g"))].map(([, week]) =>
            Number(week),
          ),
        );
      if (!tasks.includes("with dates for the last wave"))
        expect(last("Decommissioning"), timeline).toBeGreaterThan(last("Production migration") + 2);
    }
  },
);

test.each(MOVING)("%s at %s publishes no application before it moves", (configuration, size) => {
  const answers: Answers = { "primary-objective": ["remote-work"] };
  const tasks = cells(documentOf(configuration, size, answers), "timeline.tasks").split("\n");
  const place = (title: RegExp) => tasks.findIndex((line) => title.test(line));
  expect(place(/production migration/i)).toBeGreaterThan(-1);
  expect(place(/publishing internal/i)).toBeGreaterThanOrEqual(place(/production migration/i)); // one row where they are joined
});

test.each(EVERY)("%s at %s trains no longer than the days of its task", (configuration, size) => {
  if (["small", "medium"].includes(size)) return; // whose documents print no courses
  const tree = documentOf(configuration, size);
  const hours = cells(tree, "approach.training")
    .split("\n")
    .reduce((sum, row) => sum + Number(row.split(" · ").at(-1)), 0);
  expect(hours).toBeLessThanOrEqual(8 * likelyDays(tree, "training of administrators"));
});

test.each(SIZES)("the users of a first wave at %s are told before it moves", (size) => {
  const tasks = rowsOf(landing(size), "timeline.tasks");
  const told = tasks.filter(([, title = ""]) => /messages/i.test(title));
  expect(told).toHaveLength(1);
  expect(told[0]?.[1]).toMatch(/wave 0/i);
});

test.each(SIZES)("an architect writes the business case of a first wave at %s", (size) => {
  const row = rowsOf(landing(size, { servers: ["40"] }), "timeline.tasks").find(([, title = ""]) =>
    /business case and wave plan/i.test(title),
  );
  if (size !== "small") expect(row?.[2]).toBe("Architect");
  expect(row).toBeDefined();
});

test.each(EVERY)("%s at %s gives wave 0 half a day for each of its servers", (configuration, size) => {
  const tree = documentOf(configuration, size, { "security-requirements": ["mfa", "zero-trust", "compliance"] });
  const sizing = cells(tree, "architecture.sizing");
  const servers = Number(/wave 0 of (\d+)/.exec(sizing)?.[1] ?? /the first wave · (\d+)/.exec(sizing)?.[1] ?? 1);
  expect(likelyDays(tree, /wave 0\b.*, its rollback/i)).toBeGreaterThanOrEqual(servers / 2);
});

test("the strategy of workloads waits for the inventory", () => {
  const rows = rowsOf(documentOf("azure-rehost", "medium"), "timeline.tasks");
  const inventory = rows.find(([, title = ""]) => title.startsWith("Appliance and inventory"))?.[0] ?? "none";
  expect(rows.find(([, title = ""]) => title.startsWith("Strategy for each workload"))?.[3]).toContain(inventory);
});

test("databases keep step with the waves of their applications", () => {
  for (const configuration of ["azure-rehost", "azure-platform"]) {
    const answers = { "integration-needs": ["database-systems"], "current-technologies": ["sql-server"] };
    const rows = rowsOf(documentOf(configuration, "enterprise", answers), "timeline.tasks");
    const last = (title: RegExp) =>
      Math.max(
        ...rows
          .filter(([, said = ""]) => title.test(said))
          .map(([, , , , weeks = ""]) => Number(/\d+$/.exec(weeks)?.[0])),
      );
    expect(last(/^Databases/)).toBeGreaterThanOrEqual(last(/^Production migration/) - 1);
  }
});

test("owners are heard by one task, servers are counted by another", () => {
  const rows = rowsOf(documentOf("azure-rehost", "enterprise"), "timeline.tasks").slice(0, 8);
  expect(rows.filter((row) => /inventory/i.test(row.at(-1) ?? ""))).toHaveLength(1);
  expect(rows.some(([, title = ""]) => title.startsWith("Interviews with application owners"))).toBe(true);
});

test.each(EVERY)("%s at %s files the last evidence once the last server reports", (configuration, size) => {
  const audit = {
    deadline: ["2028-04-27"],
    "deadline-reason": ["audit"],
    "security-requirements": ["threat-protection"],
  };
  const tree = documentOf(configuration, size, audit);
  const filed = /last evidence of [^.]* is filed (?:once all servers report, )?by (\d+ \w+ \d{4})/.exec(
    JSON.stringify(tree),
  )?.[1];
  expect(JSON.stringify(tree)).toMatch(
    new RegExp(
      `"3 (?:Rollout|Measurement and business case)[^}]*${filed}|"(?:Go-live|Measurement review)[^}]*${filed}`,
    ),
  );
});

test("a short first wave says how many weeks its business case and its sizes rest on", () => {
  const tasks = cells(documentOf("azure-landing-zone", "small", { timeline: ["1-3-months"] }), "timeline.tasks");
  expect(tasks).toMatch(/Business case on \d+ weeks? of measurement/);
  expect(tasks).toMatch(/Sizes from at least \d weeks of load, client to recheck at day 60/);
});

test.each(SIZES)(
  "a first wave at %s is looked after from the first week after its pilot to its business case",
  (size) => {
    for (const timeline of ["3-6-months", "6-12-months"]) {
      const tree = landing(size, { industry: ["government"], timeline: [timeline] }); // whose budget year end stops a rollout
      const weeks = (start: string) =>
        rowsOf(tree, "timeline.tasks").filter(([, title = ""]) => title.startsWith(start));
      const at = (start: string) =>
        weeks(start)[0]
          ?.find((cell) => /^\d+(–\d+)?$/.test(cell))
          ?.split("–")
          .map(Number) ?? [];
      const [reviewed = 0] = at("Pilot exit review").slice(-1);
      const [from, to = 0] = at("First wave looked after");
      expect(from).toBe(reviewed + 1);
      expect(at("Business case")[0]).toBeLessThanOrEqual(to + 1);
    }
  },
);

test("the days of a landing zone follow neither sites nor weekends, and its first wave has tasks of its size", () => {
  const named: Answers = { servers: ["416"], sites: ["18"], "change-window": ["weekends"], "fast-recovery": ["9"] };
  const tree = documentOf("azure-landing-zone", "enterprise", { ...named, "integration-needs": ["third-party-apis"] });
  expect(cells(tree, "budget.adjusters")).not.toMatch(/sites where|weekends/);
  expect(cells(tree, "budget.adjusters")).toContain("15% × (servers 416 ÷ 375 − 1)");
  expect(likelyDays(tree, "Backup, monitoring")).toBeLessThanOrEqual(5);
  expect(likelyDays(tree, "Connection to the server room")).toBeLessThanOrEqual(5);
  expect(likelyDays(tree, "Hypercare")).toBeLessThanOrEqual(5);
  expect(likelyDays(tree, "Third-party APIs")).toBeLessThanOrEqual(2);
  expect(cells(documentOf("azure-rehost", "enterprise", named), "budget.adjusters")).toMatch(/sites instead/);
});

test.each(EVERY)("%s at %s has for its controllers the days that leave with them", (configuration, size) => {
  const tree = documentOf(configuration, size, { "current-technologies": ["exchange-server"] });
  const [, days] =
    /controllers? leaves? the bill, and ([\d.]+) days? with/.exec(cells(tree, "appendix.assumptions")) ?? [];
  const isOne = /Domain controllers · 1 ·/.test(cells(tree, "architecture.components")); // else they are two at least
  expect(Number(days)).toBeGreaterThanOrEqual(isOne ? 0.5 : 1);
  const rows = tableOf(tree, "timeline.tasks")?.rows ?? [];
  const title = rows.map((row) => plain(row[1] ?? [])).find((text) => /domain controllers in Azure/i.test(text)) ?? "";
  expect(likelyDays(tree, title)).toBeGreaterThanOrEqual(Number(days));
  if (/^Domain controllers in Azure$/.test(title))
    expect(likelyDays(tree, title)).toBeLessThanOrEqual(2 * Number(days) + 1);
});

test.each(EVERY)(
  "%s at %s inspects traffic only where a task gives the machines the certificate",
  (configuration, size) => {
    const tree = documentOf(configuration, size, { industry: ["finance"] });
    const buys = cells(tree, "bill").includes("Azure Firewall Premium");
    expect(/inspection of outbound traffic/i.test(cells(tree, "timeline.tasks"))).toBe(buys);
    if (configuration === "azure-landing-zone") expect(buys).toBe(false);
  },
);

test.each(EVERY)("%s at %s mends the faults of what has moved before hypercare begins", (configuration, size) => {
  expect(cells(documentOf(configuration, size), "timeline.tasks")).toMatch(/faults (of each wave )?fixed/);
});

test.each(EVERY)("%s at %s prepares interfaces in discovery where they move", (configuration, size) => {
  const tree = documentOf(configuration, size, { "integration-needs": ["crm", "erp", "reporting-tools"] });
  const row = cells(tree, "timeline.tasks")
    .split("\n")
    .find((line) => /interfaces: vendor statements, inventory/i.test(line));
  expect(row?.startsWith("T-1.") ?? false).toBe(configuration !== "azure-landing-zone");
  const none = documentOf(configuration, size, { "integration-needs": ["no-integrations"] });
  expect(cells(none, "timeline.tasks")).not.toMatch(/inventory and baseline latency/);
});

test.each(["medium", "enterprise"])(
  "controllers at %s leave with the days of their task, not with half of them",
  (size) => {
    const tree = documentOf("azure-exit", size, { "current-technologies": ["exchange-server"] });
    const [, days] =
      /controllers leave the bill, and (\d) days with them/.exec(cells(tree, "appendix.assumptions")) ?? [];
    expect(likelyDays(tree, "Domain controllers in Azure")).toBe(Number(days));
  },
);

test("protection of servers that was asked for stands in one task", () => {
  const tasks = (protections: string[]) =>
    cells(documentOf("azure-rehost", "large", { "security-requirements": protections }), "timeline.tasks");
  expect(tasks(["mfa", "threat-protection"])).not.toContain("budgets; Defender for Servers");
  expect(tasks(["mfa", "threat-protection"])).toMatch(/Security controls: .*S-2/);
  expect(tasks(["mfa"])).toContain("budgets; Defender for Servers");
});

test("the days of the rollout follow the servers that are moved in it", () => {
  const move = (servers: string) => {
    const tree = documentOf("azure-rehost", "medium", { servers: [servers], industry: ["other"] });
    const row = cells(tree, "timeline.tasks")
      .split("\n")
      .find((line) => line.includes("· Production migration"));
    return Number(/· (\d+(?:\.5)?) · [\d,]+ · Wave reports/.exec(row ?? "")?.[1]);
  };
  expect(move("6")).toBeLessThanOrEqual(5);
  expect(move("40")).toBeGreaterThan(2.5 * move("6"));
});

test("half of an estate takes off what follows its servers, and a number that was given takes nothing off", () => {
  const steps = (answers: Answers) =>
    cells(documentOf("azure-rehost", "medium", { "cloud-maturity": ["cloud-first"], ...answers }), "budget.adjusters");
  expect(steps({})).toMatch(/× 0\.75 · cloud-first/);
  expect(steps({ servers: ["20"] })).not.toContain("cloud-first");
});

test("seven machines are not right-sized in seven days", () => {
  expect(likelyDays(landing("enterprise"), "Right-sizing and reservation")).toBeLessThanOrEqual(3);
});

test("small rehosting promises no milestone without a task, and no benefit later than it is to be had", () => {
  const tree = documentOf("azure-rehost", "small");
  expect(plainOf(tree, "solution.statement")).toContain("modernisation candidates are listed at handover");
  expect(cells(tree, "timeline.tasks")).toContain("Sizes from load to date, client to recheck at day 60");
});

test("who wants to innovate is given dates for what is modernised after the move", () => {
  const tasks = (objective: string) =>
    cells(documentOf("azure-rehost", "medium", { "primary-objective": [objective] }), "timeline.tasks");
  expect(tasks("innovation")).toContain("modernisation candidates with six-month milestones");
  expect(tasks("productivity")).not.toContain("milestones");
});

test.each(SIZES.slice(1))("a second region is not built in half a day for a %s organisation", (size) => {
  const treeOf = (answers: Answers) =>
    documentOf("azure-exit", size, {
      "current-technologies": ["windows-server", "exchange-server", "office-365", "power-platform"],
      "security-requirements": [
        "mfa",
        "data-encryption",
        "compliance",
        "identity-management",
        "threat-protection",
        "data-loss-prevention",
        "zero-trust",
      ],
      "integration-needs": ["crm", "database-systems", "custom-applications"],
      ...answers,
    });
  for (const answers of [{ "data-loss": ["minutes"] }, { "data-loss": ["day"], "recovery-time": ["day"] }])
    expect(likelyDays(treeOf(answers), "Second region")).toBeGreaterThanOrEqual(1);
});

test.each(SIZES.slice(1))("the failover of four machines takes a %s organisation no more than three days", (size) => {
  const tree = documentOf("azure-exit", size, {
    servers: ["60"],
    "fast-recovery": ["4"],
    "current-technologies": ["windows-server"],
    "integration-needs": ["no-integrations"],
  });
  const days = likelyDays(tree, "ailover test to the second region");
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(3);
});

test("legacy applications raise the days as such, and are one of the integrations that count after the first", () => {
  const factor = (...integrations: string[]) => {
    const asked = { "integration-needs": integrations, "security-requirements": ["mfa"] };
    const rows = cells(documentOf("azure-rehost", "medium", asked), "budget.adjusters");
    return { rows, days: Number(/^Result · [\d.]+ – ([\d.]+)/m.exec(rows)?.[1]) };
  };
  for (const others of [["erp"], ["erp", "crm"], ["erp", "crm", "reporting-tools"]]) {
    const [without, along] = [factor(...others), factor("legacy-applications", ...others)];
    const before = 1 + 0.05 * (others.length - 1);
    expect(along.days / without.days).toBeCloseTo((1.1 * (before + 0.05)) / before, 2);
    expect(along.rows).toContain("× 1.10 · legacy applications");
    expect(along.rows).toContain(`${others.length + 1} integrations, 5% for each after the first`);
  }
  // a first wave moves none: there it is an interface like any other
  const wave = cells(landing("medium", { "integration-needs": ["legacy-applications", "erp"] }), "budget.adjusters");
  expect(wave).toContain("2 integrations, 5% for each after the first");
});

test.each(EVERY)("%s at %s has days for the landing zone that it is named after", (configuration, size) => {
  const tree = documentOf(configuration, size, { servers: [size === "small" ? "4" : "14"] });
  expect(likelyDays(tree, "Landing zone: identity")).toBeGreaterThanOrEqual(size === "small" ? 1.5 : 2.5);
});

test("controllers of two regions wait for the second network", () => {
  for (const [configuration, size] of MOVING) {
    if (size === "small") continue; // joins its tasks
    const tasks = rowsOf(documentOf(configuration, size, { "primary-objective": ["remote-work"] }), "timeline.tasks");
    const row = (title: string) => tasks.filter(([, what = ""]) => what.startsWith(title));
    const [second] = row("Second region");
    if (second) expect(row("Domain controllers")[0]?.[3], `${configuration} ${size}`).toContain(second[0]);
  }
});

test.each(MOVING)("%s at %s has a task for the servers that it retires", (configuration, size) => {
  const tree = documentOf(configuration, size, { servers: ["90"] });
  expect(cells(tree, "timeline.tasks")).toMatch(/^T-[23]\.\d+ · .*[Rr]etirement of \d servers: last use checked/m);
});

test.each(MOVING)("%s at %s switches no server off before its dependencies are known", (configuration, size) => {
  for (const timeline of ["1-3-months", "6-12-months"]) {
    const answers = { timeline: [timeline], servers: ["90"] };
    const rows = rowsOf(documentOf(configuration, size, answers), "timeline.tasks");
    const analysis = rows.find(([, title = ""]) => title.startsWith("Dependency analysis closed"));
    const retirement = rows.find(([, title = ""]) => title.includes("etirement of"));
    expect(retirement?.[3], timeline).toContain(analysis?.[0]);
  }
});

test("old controllers that nothing needs are demoted by a task, where the room is kept", () => {
  const tasks = (configuration: string, ...uses: string[]) =>
    cells(
      documentOf(configuration, "medium", { "current-technologies": ["active-directory", ...uses] }),
      "timeline.tasks",
    );
  expect(tasks("azure-rehost")).toMatch(/Old domain controllers demoted/);
  expect(tasks("azure-rehost", "exchange-server")).not.toMatch(/Old domain controllers? demoted/);
  expect(tasks("azure-exit")).not.toMatch(/Old domain controllers? demoted/);
  expect(tasks("azure-landing-zone")).not.toMatch(/Old domain controllers? demoted/);
});

test("quota for many machines is requested with the inventory, and is a risk", () => {
  const tree = documentOf("azure-exit", "enterprise", { servers: ["300"] });
  expect(cells(tree, "timeline.tasks")).toMatch(
    /Appliance and inventory; .*quota for about [\d,]+ vCPU requested in each region, as all is started in the second if the first is lost/,
  );
  expect(cells(documentOf("azure-exit", "medium"), "timeline.tasks")).not.toContain("vCPU requested");
});

test("weeks at the beginning of a rollout in which users must notice nothing rehearse its waves", () => {
  const answers = { industry: ["government"], timeline: ["3-6-months"] };
  const tasks = (country: string, today: string) => {
    const input = { ...inputOf("azure-exit", "medium", answers), today: new Date(today) };
    return rowsOf(composed({ ...input, client: { ...input.client, country } }), "timeline.tasks");
  };
  const rows = tasks("United Kingdom", "2026-11-20");
  const weeksOf = (title: RegExp) => rows.find(([, what = ""]) => title.test(what))?.[4] ?? "";
  const rehearsed = Number(/^\d+/.exec(weeksOf(/^First test migrations of wave 1 in/))?.[0]);
  expect(rehearsed).toBeGreaterThan(0);
  expect(Number(/^\d+/.exec(weeksOf(/^Production migration/))?.[0])).toBeGreaterThan(rehearsed + 2);
  expect(tasks("United Kingdom", "2027-05-04").some(([, what = ""]) => what.startsWith("First test"))).toBe(false);
});
