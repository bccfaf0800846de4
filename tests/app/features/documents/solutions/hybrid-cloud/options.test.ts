import { expect, test } from "vitest";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import { isExcluded } from "#app/features/documents/options/appraisal.ts";
import { reasonOf } from "#app/features/documents/options/marks.ts";
import { outlineOf } from "#app/features/documents/options/outline.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { basesOf, documentOf, EVERY, inputOf, RUNNING, SIZES } from "./documents.ts";

test("a cluster leads before one that is managed by hand, under every objective", () => {
  for (const { id } of requireQuestion("primary-objective").options) {
    const scores = cells(documentOf("hybrid-azure-local", "medium", { "primary-objective": [id] }), "options.scores");
    const [, own, rival] = /Weighted score · 100% · ([\d.]+) · ([\d.]+)/.exec(scores) ?? [];
    expect(Number(own)).toBeGreaterThan(Number(rival));
  }
});

test("each ranked option says under every objective what earns its mark, and none but the same mark is called the same as A", () => {
  for (const [configuration, size] of EVERY.filter(([, each]) => each === "large"))
    for (const { id } of requireQuestion("primary-objective").options.filter(
      (option) => option.id !== "cost-reduction",
    )) {
      const input = inputOf(configuration, size, { "primary-objective": [id] });
      const { appraisal, brief } = contentFor(input);
      const place = appraisal.criteria.findIndex((criterion) => criterion.id === id);
      const label = appraisal.criteria[place]?.label ?? "";
      const ranked = appraisal.options.filter((option) => !isExcluded(option, appraisal));
      const isApart = new Set(ranked.map(({ scores }) => scores[place])).size > 1;
      const told = plainOf(composed(input), "options.marks");
      expect(told.includes(`${label}: `), label).toBe(isApart);
      for (const { letter, row, scores } of ranked) {
        const why = reasonOf(row.marks, id, brief);
        expect(why, `${row.name}: ${id}`).not.toBe("");
        if (isApart) expect(told).toContain(`${letter} ${scores[place]}: ${why}`);
        if (/the same [a-z ]* as A/.test(why)) expect(scores[place], why).toBe(appraisal.designed.scores[place]);
      }
    }
});

test("a cluster that mirrors its disks without Azure Local buys Datacenter for each machine, however few its guests", () => {
  const few = contentFor(inputOf("hybrid-azure-local", "small", { servers: ["4"] })).estimates[1];
  expect(few?.basis).toMatch(/A except [^;]*; 2 × Windows Server 2025 Datacenter/);
});

test("a cloud alone is no choice where work goes on without the line, and a tunnel alone shows no private path for audit", () => {
  const tree = (configuration: string, industry: string) =>
    documentOf(configuration, "medium", { industry: [industry], "integration-needs": ["no-integrations"] });
  const verdict = (configuration: string, industry: string) => JSON.stringify(tree(configuration, industry));
  expect(verdict("hybrid-vpn", "retail")).toMatch(
    /\b[B-F]( \([^)]*\))? is not ranked: in retail work at the site must continue when the link is down/,
  );
  expect(verdict("hybrid-vpn", "education")).not.toContain("must continue when the link is down");
  const compliance = (industry: string) =>
    /Compliance requirements · \d+% · (\d · \d)/.exec(
      cells(tree("hybrid-expressroute", industry), "options.scores"),
    )?.[1];
  expect(compliance("finance")).toBe("4 · 3");
  expect(compliance("education")).toBe("4 · 4");
  for (const industry of ["finance", "education"])
    expect(verdict("hybrid-expressroute", industry)).not.toMatch(/\bB( \([^)]*\))? is not ranked/);
});

test("a tunnel alone that only a regulator may rule out is ranked and, scoring alike, recommended, and the circuit asked for on that condition", () => {
  const said = (need: string, running: Answers = {}) =>
    JSON.stringify(
      documentOf("hybrid-expressroute", "medium", {
        industry: ["finance"],
        "primary-objective": ["productivity"],
        "integration-needs": [need],
        ...running,
      }).sections,
    );
  const tunnel =
    /choose option B \(virtual private network, VPN, alone\), unless you need a private path for a supervisor or contract\. Weighted by your objectives, B scores [^:]* and costs clearly less over three years/;
  expect(said("crm")).toMatch(tunnel);
  expect(said("crm")).toContain("B recommended; A only if a private path for audit justifies the circuit");
  expect(said("erp", RUNNING)).not.toMatch(tunnel); // latency asks for the circuit too
  expect(said("erp", RUNNING)).toMatch(
    /E is not ranked: ERP systems were named.* and the internet guarantees no latency/,
  ); // and no option but this one crosses the link with it
  expect(said("erp")).toMatch(tunnel); // nothing in Azure answers across it yet
  expect(said("erp", { industry: ["education"] })).toMatch(/A only if database latency,/);
  for (const each of [said("crm"), said("erp"), said("erp", { industry: ["education"] })])
    expect(each).not.toContain("B is not ranked");
});

test("a hub of a Virtual WAN is weighed against a gateway, and grows by scale units", () => {
  const tree = documentOf("hybrid-virtual-wan", "large");
  expect(cells(tree, "options.description")).toContain("Hub with a VPN gateway");
  expect(cells(tree, "appendix.assumptions")).toContain("One more scale unit per 400 Mbps");
});

test.each([
  ["small", 18],
  ["medium", 18],
])("a circuit at %s needs the weeks of its delivery, and of what comes after it", (size, least) => {
  const weeks = (configuration: string) =>
    Number(/^A\b[^·]* · [\d.]+ · (\d+) ·/m.exec(cells(documentOf(configuration, size), "options.figures"))?.[1]);
  expect(weeks("hybrid-expressroute")).toBe(least);
  expect(cells(documentOf("hybrid-expressroute", size), "timeline.tasks")).toMatch(
    /Circuit commissioning.* \+ 12 weeks · /,
  );
  expect(weeks("hybrid-vpn")).toBeLessThan(13);
});

test("what another option costs is told once and by the year where the currencies differ, and the cheaper of two that score alike is recommended", () => {
  const answers: Answers = {
    "primary-objective": ["remote-work", "digital-transformation"],
    "integration-needs": ["no-integrations"],
  };
  const said = JSON.stringify(documentOf("hybrid-expressroute", "small", answers).sections);
  expect(said).toMatch(
    /Option B, recommended.*[\d.]+ days likely.*EUR [\d,]+ one-off \(EUR .*USD [\d,]+ a year; \d+ weeks/,
  );
  expect(said).not.toContain("On the likely figures");
  expect(said).toMatch(
    /choose option B .*B scores the same, [\d.]+ out of 5, and costs clearly less\. Over three years B costs about EUR [\d,]+, A about EUR [\d,]+/,
  );
});

test("a Virtual WAN of few sites promises no backbone for ten, and routes by hand are little work there", () => {
  const few = documentOf("hybrid-virtual-wan", "small", { sites: ["2"] });
  expect(plainOf(few, "solution.statement")).toContain("One managed backbone for 2 sites");
  const many = documentOf("hybrid-virtual-wan", "enterprise", { sites: ["14"] });
  expect(plainOf(many, "solution.statement")).toContain("ten or more branches");
  expect(cells(few, "options.scores")).toMatch(/Low effort to run · [\d.]+% · 2 · 2 · /);
  expect(cells(many, "options.scores")).toMatch(/Low effort to run · [\d.]+% · 2 · 1 · /);
});

test("disks of another option hold as much as those of the chosen one", () => {
  const bases = basesOf("hybrid-vpn", "medium", { servers: ["6"], "primary-objective": ["scalability"] });
  expect(bases).toContain("1.2 × Managed disks");
});

test("a Virtual WAN takes the same days as the option beside a VPN, and its branches are paid once", () => {
  const answers: Answers = { sites: ["14"], timeline: ["12-plus-months"] };
  const days = (configuration: string) =>
    Number(/^A · ([\d.]+)/m.exec(cells(documentOf(configuration, "large", answers), "options.figures"))?.[1]);
  const beside = Number(
    /^B · ([\d.]+)/m.exec(cells(documentOf("hybrid-vpn", "large", answers), "options.figures"))?.[1],
  );
  expect(Math.abs(days("hybrid-virtual-wan") / beside - 1)).toBeLessThan(0.05);
});

test("a hub with a gateway costs less at ten sites too", () => {
  const said = JSON.stringify(documentOf("hybrid-virtual-wan", "small").sections);
  expect(said).toContain("Designed for 10 sites, as the configuration implies; a hub with a VPN gateway costs less");
  expect(said).not.toContain("below ten sites");
});

test("the tunnel of another option carries the load of the link", () => {
  const said = (configuration: string, size: string) =>
    JSON.stringify(documentOf(configuration, size, { "cloud-maturity": ["significant"] }).sections);
  const wan = said("hybrid-virtual-wan", "enterprise");
  expect(wan.match(/1 × VPN gateway, 2\.5 Gbps class/g)).toHaveLength(2);
  expect(wan).not.toContain("650 Mbps class, zone redundant");
  expect(said("hybrid-virtual-wan", "medium")).toContain("1 × VPN gateway, 650 Mbps class");
});

test("the link that an option pays for each year is not said to fall away with it", () => {
  const described = (configuration: string, sites = "3") =>
    cells(documentOf(configuration, "medium", { sites: [sites] }), "options.description");
  expect(described("hybrid-vpn")).toContain("All workloads move to Azure, reached through a VPN gateway");
  expect(described("hybrid-expressroute", "1")).toContain("reached through a VPN gateway");
  expect(described("hybrid-virtual-wan")).toContain("reached through the same hub");
  const outlined = cells(
    documentOf("hybrid-virtual-wan", "medium", {
      sites: ["3"],
      "cloud-maturity": ["cloud-first"],
      "primary-objective": ["scalability"],
      industry: ["technology"],
    }),
    "outline.design",
  );
  expect(outlined).toContain("the same hub for users and remaining on-site devices");
  expect(outlined).toMatch(/Regions, hub, .*\. Arc is not needed/);
});

test("a second site holds what it recovers while one of its hosts is down", () => {
  for (const size of ["medium", "large", "enterprise"]) {
    const text = basesOf("hybrid-azure-local", size, { servers: ["200"] });
    const [, hosts, guests] = /(\d+) × Host with disks.*?; (\d+) × On-premises server/.exec(text) ?? [];
    expect(Number(guests)).toBeGreaterThan(0);
    expect(Number(hosts)).toBe(1 + Math.ceil(Number(guests) / 14)); // 256 GB less 32, by 16
  }
});

test("the option that is designed bears the name of its configuration", () => {
  for (const [configuration, name] of [
    ["hybrid-vpn", "Site-to-site VPN with Azure Arc"],
    ["hybrid-expressroute", "ExpressRoute with VPN backup"],
    ["hybrid-azure-local", "Azure Local at the site"],
    ["hybrid-virtual-wan", "Virtual WAN with Azure Arc"],
  ] as const)
    expect(JSON.stringify(documentOf(configuration, "medium").sections)).toContain(`A: ${name}`);
});

test("what an option needs is in its figures: the disk of a second site, and machines that are delivered first", () => {
  for (const size of SIZES) expect(basesOf("hybrid-vpn", size)).toMatch(/\d+ × Backup server disk.*On-premises server/);
  const weeksAt = (configuration: string, size: string) =>
    contentFor(inputOf(configuration, size)).estimates.find(
      ({ option }) => option.row.name === "Azure Local at the site",
    )?.weeks;
  for (const size of SIZES) expect(weeksAt("hybrid-vpn", size)).toBe({ small: 21, medium: 21, large: 23 }[size] ?? 32);
});

test("machines in Azure are maintained by their owner, as the scale of the effort says", () => {
  for (const maturity of ["early", "significant"]) {
    const rows = cells(
      documentOf("hybrid-vpn", "medium", { industry: ["other"], sites: ["2"], "cloud-maturity": [maturity] }),
      "options.scores",
    );
    expect(rows).toMatch(/Low effort to run · [\d.]+% · 2 · 2 · 3 · 1$/m);
  }
});

test("whoever has several sites builds a recovery room, and no second site", () => {
  const described = (sites: string) =>
    cells(documentOf("hybrid-vpn", "medium", { sites: [sites] }), "options.description");
  expect(described("5")).toContain("A recovery room to build");
  expect(described("1")).toContain("A second site to build");
});

test("a gateway in each region is said to cost less than a Virtual WAN only where its figures do", () => {
  let said = 0;
  for (const bandwidth of ["200", "500", "1000", "2000"])
    for (const size of ["large", "enterprise"]) {
      const input = inputOf("hybrid-vpn", size, {
        ...RUNNING,
        bandwidth: [bandwidth],
        sites: ["12"],
        "primary-objective": ["scalability"],
      });
      if (!cells(composed(input), "summary.decisions").includes("A costs less and keeps link")) continue;
      const sums = contentFor(input).estimates.map(({ oneOff, yearly }) => [oneOff, yearly]);
      const [own, hub] = sums.map((maps) => maps.map((map) => [...map.values()].reduce((all, each) => all + each, 0)));
      expect(own?.[0]).toBeLessThan(hub?.[0] ?? 0);
      expect(own?.[1]).toBeLessThan(hub?.[1] ?? 0);
      said++;
    }
  expect(said).toBeGreaterThan(0);
});

test("a tunnel alone keeps the days of every task but those of the circuit, and half of its failure tests, phase by phase", () => {
  const content = contentFor(
    inputOf("hybrid-expressroute", "small", {
      industry: ["retail"],
      "primary-objective": ["cost-reduction"],
      "integration-needs": ["no-integrations"],
    }),
  );
  const kept = (phase: number) =>
    content.tasks
      .filter((task) => task.phase === phase && !/Order of the circuit|commissioning|each path/.test(`${task.title}`))
      .reduce((sum, { days }) => sum + days, 0);
  const tested = content.tasks.find(({ title }) => title.includes("each path"))?.days ?? 0;
  const phases = outlineOf(content)?.phases ?? [];
  expect(phases.map(({ days }, place) => days - kept(place + 1))).toEqual([0, 0, Math.ceil(tested / 10) * 5, 0]);
});

test("an encrypted tunnel meets the duties of whom no regulator supervises as well as a private path does", () => {
  const scored = (industry: string) =>
    cells(
      documentOf("hybrid-expressroute", "small", {
        industry: [industry],
        "primary-objective": ["compliance-objective"],
        "integration-needs": ["no-integrations"],
      }),
      "options.scores",
    );
  expect(scored("manufacturing")).toMatch(/Compliance requirements · [\d.]+% · 5 · 5 · /);
  expect(scored("education")).toMatch(/Compliance requirements · [\d.]+% · 4 · 4 · /);
  expect(scored("finance")).toMatch(/Compliance requirements · [\d.]+% · 4 · 4 · /); // a firm of fifty hardly has to show a private path
});

test("full cloud leaves out the licences of SQL Server where it is in use", () => {
  const left = (technology: string) =>
    JSON.stringify(
      documentOf("hybrid-vpn", "medium", { industry: ["technology"], "current-technologies": [technology] }).sections,
    );
  expect(left("sql-server")).toContain("SQL Server licences in Azure");
  expect(left("windows-server")).not.toContain("SQL Server licences in Azure");
});
