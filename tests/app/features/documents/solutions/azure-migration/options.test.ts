import { expect, test } from "vitest";
import { MIN_WEEKS } from "#app/features/documents/facts/effort.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { outlineOf } from "#app/features/documents/options/outline.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";
import {
  documentOf,
  EVERY,
  inputOf,
  landing,
  MOVING,
  rowsOf,
  SIZES,
} from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

test("who did not ask for lower cost is told too what costs far less", () => {
  const tree = documentOf("azure-rehost", "enterprise", { "primary-objective": ["scalability"] });
  const said = plainOf(tree, "summary.recommendation");
  expect(said).toMatch(
    /Proceed with .*option B \(Azure Local.*It is not the cheapest of those ranked: its three-year cost is about .*, against about .* for B\b/,
  );
});

test.each(EVERY)(
  "%s at %s ranks no option that leaves out what was asked or its largest price",
  (configuration, size) => {
    const { excluded } = contentFor(inputOf(configuration, size)).appraisal;
    const left = excluded.map(({ letter }) => letter);
    expect(excluded.map(({ row }) => row.name).toSorted()).toEqual(
      configuration === "azure-landing-zone"
        ? []
        : ["Rebuild on platform services before anything moves", "Stay and refresh the server room"],
    );
    const tree = documentOf(configuration, size);
    const told = plainOf(tree, "summary.recommendation") + plainOf(tree, "options.verdict");
    for (const letter of left) expect(told).toMatch(new RegExp(`\\b${letter}( \\([^)]*\\))?( is|,) not ranked`));
  },
);

test("the options at home carry the data that were given: machines for it, and its backup", () => {
  const said = (volume: string) =>
    JSON.stringify(documentOf("azure-rehost", "large", { servers: ["60"], "data-volume": [volume] }));
  expect(said("20")).toContain("4 × Host with disks");
  expect(said("300")).toMatch(/plus one spare in each of 2 clusters.*32 × Host with disks/);
  expect(said("900")).not.toContain("96 × Windows Server 2025 Standard");
  expect(said("300")).toMatch(/32 × Host with disks[^"]* × Azure Backup/);
});

test("a rebuild pays for the data that it stores", () => {
  const inThreeYears = (volume: string) => {
    const { estimates } = contentFor(inputOf("azure-rehost", "medium", { "data-volume": [volume] }));
    return (estimates.find(({ option }) => option.row.name.startsWith("Rebuild"))?.threeYears.get("USD") ?? 0) / 100;
  };
  expect(inThreeYears("60")).toBeGreaterThan(inThreeYears("10") + 150_000);
});

test("a landing zone whose first wave is all that can move offers no second choice of the same", () => {
  const tree = landing("small", { servers: ["2"], "current-technologies": ["windows-server", "active-directory"] });
  const said = JSON.stringify(tree);
  expect(said).not.toMatch(/whole migration ordered at once|business case and wave plan for the rest/i);
  expect(said).toContain("which is all that can move");
  expect(tableOf(tree, "options.scores")?.columns.at(-1)?.title).toBe("B");
  expect(plainOf(tree, "summary.recommendation")).toMatch(
    /option B \(A few servers in one subscription.* for B, which covers less/,
  );
  expect(said).toContain("Name the server of the first wave");
  expect(cells(tree, "summary.decisions")).toContain("a landing zone does not pay for the one server that can move");
  expect(cells(landing("small", { servers: ["9"] }), "decisions")).not.toContain("Case for a landing zone");
  const named = landing("small", {
    servers: ["2"],
    "current-technologies": ["windows-server", "active-directory", "sharepoint"],
    "integration-needs": ["erp", "database-systems"],
  });
  expect(cells(named, "summary.decisions")).toContain(
    "Say what that runs: with sites, ERP or databases on it, order phase 1 alone",
  );
  expect(JSON.stringify(named)).not.toContain("in a later wave"); // none is ordered or certain
  expect(JSON.stringify(named)).toContain("the system moves only if more follows");
  expect(cells(tree, "bill")).toContain("1 rehosted machine + 1 domain controller");
});

test("nothing is built on hardware before it can have come", () => {
  for (const size of SIZES) {
    const figures = rowsOf(documentOf("azure-rehost", size), "options.figures");
    const weeks = (name: string) => Number(figures.find(([option = ""]) => option.startsWith(name))?.[2]);
    const least = Object.entries(MIN_WEEKS["hybrid-cloud"] ?? {}).find(([of]) => of === size)?.[1] ?? 0; // whose days it takes too
    expect(weeks("B")).toBe(Math.round(least * 1.15) + 6);
  }
  const led = inputOf("azure-rehost", "medium", {
    industry: ["government"],
    "primary-objective": ["compliance-objective"],
    timeline: ["12-plus-months"],
    "cloud-maturity": ["early"],
  });
  const [designed, built] = outlineOf(contentFor(led))?.phases ?? [];
  expect((built?.from ?? 0) - (designed?.to ?? 99)).toBeGreaterThanOrEqual(6);
});

test("a manufacturer's compliance is served no better by an own cluster than by Azure", () => {
  const tree = documentOf("azure-rehost", "medium", {
    industry: ["manufacturing"],
    "primary-objective": ["compliance-objective"],
  });
  const table = tableOf(tree, "options.scores");
  const row = rowsOf(tree, "options.scores").find(([label]) => label === "Compliance requirements") ?? [];
  const scoreOf = (letter: string) => row[table?.columns.findIndex(({ title }) => title === letter) ?? -1];
  expect(scoreOf("B")).toBeDefined();
  expect(scoreOf("B")).toBe(scoreOf("A"));
});

test.each(SIZES)("a first wave at %s is not called cheaper than a migration that moves more", (size) => {
  const tree = landing(size, { "primary-objective": ["cost-reduction"], servers: ["40"] });
  const scores = rowsOf(tree, "options.scores").find(([label]) => label === "Cost reduction") ?? [];
  expect(scores.slice(2, 4)).toEqual(["2", "2"]);
  expect(plainOf(tree, "options.rules")).toContain("Cost reduction is not scored on totals");
});

test("moving every server is no more of a transformation than moving the first", () => {
  const tree = landing("large", { "primary-objective": ["digital-transformation"] });
  const [, , own, whole] = rowsOf(tree, "options.scores").find(([label]) => label === "Digital transformation") ?? [];
  expect(whole).toBe(own);
});

test("an own room replicates the machines that the migration replicates", () => {
  const tree = documentOf("azure-rehost", "large", { "recovery-time": ["hours"], servers: ["60"] });
  const local = rowsOf(tree, "options.figures").find(([option]) => option === "B") ?? [];
  expect(local.at(-1)).not.toContain("second site for recovery");
  expect(cells(tree, "options.basis")).toMatch(/B includes: .*B-\d+/);
});

test("what costs a quarter less than the design is told on the first page", () => {
  const tree = documentOf("azure-rehost", "medium", {
    industry: ["finance"],
    "current-technologies": [
      "active-directory",
      "sharepoint",
      "sql-server",
      "office-365",
      "azure-services",
      "power-platform",
    ],
    "cloud-maturity": ["some"],
    "primary-objective": ["enhance-security"],
    timeline: ["1-3-months"],
    "security-requirements": ["mfa", "data-encryption", "threat-protection", "data-loss-prevention"],
    "integration-needs": ["crm"],
    "head-count": ["103"],
    servers: ["6"],
    sites: ["4"],
    "data-volume": ["3"],
  });
  expect(plainOf(tree, "summary.recommendation")).toMatch(/Proceed with .*To stay costs less: C \(Stay/);
});

test("the levers are not said to close a gap that they leave", () => {
  expect(cells(documentOf("azure-rehost", "enterprise"), "options.description")).toMatch(
    /Costs more than staying; Hybrid Benefit and reservations narrow the gap by up to USD/,
  );
});

test.each(SIZES.slice(1))("who stays in a %s organisation buys no machine of another option's product", (size) => {
  const stays = plainOf(documentOf("azure-rehost", size), "options.basis").split("C includes:")[1] ?? "";
  expect(stays).toContain("Host with disks");
  expect(stays).not.toContain("Azure Local");
});

test("rebuilding buys no disk of a machine that it does not buy", () => {
  const answers = { "current-technologies": ["active-directory"], "integration-needs": ["reporting-tools"] };
  const { estimates } = contentFor(inputOf("azure-rehost", "medium", answers));
  const [designed, rebuilt] = ["Migration as designed here", "Rebuild on platform services"].map((name) =>
    estimates.find(({ option }) => option.row.name.startsWith(name))?.lines.map(({ item }) => item),
  );
  for (const item of ["Machines of the data gateway", "Disks of new machines"]) {
    expect(designed).toContain(item);
    expect(rebuilt).not.toContain(item);
  }
});

test("servers without hardware stay the client's to patch, beside platform services too, which the effort to run is scored by", () => {
  const run = (configuration: string) =>
    rowsOf(documentOf(configuration, "medium"), "options.scores").find(([label]) => label === "Low effort to run")?.[2];
  expect([run("azure-rehost"), run("azure-exit"), run("azure-platform")]).toEqual(["3", "3", "3"]);
});

test.each(SIZES)("a rebuild at %s stays unranked for a reason that does not hold for the design too", (size) => {
  for (const timeline of ["1-3-months", "3-6-months", "12-plus-months"]) {
    const said = JSON.stringify(documentOf("azure-platform", size, { timeline: [timeline] }));
    expect(said, timeline).toContain("writing the code, its largest part, is not priced here");
    expect(said, timeline).not.toContain("cannot finish within the requested window");
  }
});

test("what costs more than to stay is not called the best at reducing cost", () => {
  const asked = { "primary-objective": ["cost-reduction"] };
  for (const [id, size] of MOVING) {
    const tree = documentOf(id, size, asked);
    const [, score = ""] = /^Cost reduction · [\d.]+% · ([\d.]+)/m.exec(cells(tree, "options.scores")) ?? [];
    expect(Number(score), `${id} ${size}`).toBeLessThan(3);
    expect(plainOf(tree, "options.rules"), `${id} ${size}`).toContain("As every option adds cost");
  }
  expect(plainOf(documentOf("azure-rehost", "small", asked), "summary.recommendation")).toMatch(
    /is not the cheapest[:.] .* about EUR [\d,]+ for C \(Stay and refresh the server room, not ranked\)/,
  );
  const several = ["cost-reduction", "remote-work", "digital-transformation", "innovation"];
  const platform = inputOf("azure-platform", "small", { "primary-objective": several });
  const sums = contentFor(platform).estimates.map(({ threeYears }) => [...threeYears.values()].reduce((a, b) => a + b));
  expect(sums[1]).toBeLessThan((sums[0] ?? 0) / 1.1);
  expect(plainOf(composed(platform), "summary.recommendation")).toMatch(
    /about EUR [\d,]+ for B\b[^.]*, which covers less/,
  );
});

test("staying, against which an exceeded budget scores cost, has its sum on the first page and its row", () => {
  const tree = documentOf("azure-platform", "small", {
    "primary-objective": ["digital-transformation"],
    "current-technologies": ["windows-server", "sql-server"],
    "budget-band": ["25"],
  });
  expect(cells(tree, "options.scores")).toContain("Three-year cost");
  expect(plainOf(tree, "summary.recommendation")).toMatch(
    /C \(Stay and refresh the server room\), not ranked because it moves nothing, would cost about EUR [\d,]+ over three years/,
  );
  expect(cells(tree, "options.figures")).toMatch(/^C: Stay and refresh the server room/m);
  expect(lintDocument(tree)).toEqual([]);
});

test("a cluster at a provider names among what it leaves out how people and partners come to it", () => {
  const left = (configuration: string) =>
    cells(
      documentOf(configuration, "medium", { sites: ["1"], "integration-needs": ["third-party-apis"] }),
      "options.figures",
    );
  expect(left("azure-exit")).toContain("partner interfaces; the office connection");
  expect(left("azure-rehost")).not.toContain("partner interfaces");
});

test("an own cluster collects the logs that the machines in Azure do, and names the way to its copies", () => {
  for (const [id, size] of MOVING) {
    const [own, local] = contentFor(inputOf(id, size, { "recovery-time": ["hours"] })).estimates.filter(({ option }) =>
      option.row.estimate?.lines !== undefined ? option.row.name.startsWith("Azure Local") : true,
    );
    expect(own?.lines.some(({ item }) => item.startsWith("Log analytics"))).toBe(true);
    expect(local?.lines.some(({ item }) => item.startsWith("Log analytics"))).toBe(true);
    expect(local?.lines.some(({ item }) => item.startsWith("VPN gateway"))).toBe(true);
  }
});

test("a first wave beside the whole migration names the servers that are left to move", () => {
  const table = cells(documentOf("azure-landing-zone", "small", { servers: ["8"] }), "options.figures");
  const [, whole] = /every server that can move \((\d+)\)/.exec(table) ?? [];
  const first = table.split("\n").find((row) => row.startsWith("A"));
  expect(first).toContain(`moving the other ${Number(whole) - 3} servers`);
});

test("a first wave is not chosen over a migration of more servers for its sum alone", () => {
  const tree = documentOf("azure-landing-zone", "small", { "primary-objective": ["remote-work"], servers: ["8"] });
  const said = plainOf(tree, "summary.recommendation");
  const [, whole, wave] = /B costs about EUR ([\d,]+), A about EUR ([\d,]+)\b/.exec(said) ?? [];
  expect(Number(whole?.replace(",", ""))).toBeGreaterThan(1.5 * Number(wave?.replace(",", "")));
  expect(said).toMatch(/for A, moving the other \d+ servers\. A is recommended as it was requested/);
  expect(said).not.toContain("costs far more");
});

test("an option that is not ranked says what stands in its way, not what it is", () => {
  const verdict = plainOf(documentOf("azure-exit", "small"), "options.verdict");
  expect(verdict).toContain("is not ranked: nothing leaves the rooms until code is rebuilt");
  expect(verdict).toContain("is not ranked: it needs the rooms that are given up");
  expect(cells(documentOf("azure-landing-zone", "small", { servers: ["2"] }), "options.figures")).toContain(
    "moving the servers again, into a later landing zone",
  );
});

test("the levers that would favour the migration have their sum over the years of the comparison", () => {
  const tree = documentOf("azure-rehost", "enterprise", {
    "primary-objective": ["cost-reduction"],
    "current-technologies": ["windows-server", "sql-server"],
  });
  const amount = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replaceAll(",", ""));
  const yearly = amount(cells(tree, "options.description"), /narrow the gap by up to USD ([\d,]+) a year/);
  const outlined = /Choose A over B if.*?\./.exec(JSON.stringify(tree.sections).replaceAll(/"\},"/g, ""))?.[0] ?? "";
  expect(amount(outlined, /reservations are taken up \(up to USD ([\d,]+) less over three years\)/)).toBe(3 * yearly);
});

test("clusters in rented space say what is not in their price, and where the rest of the backup lies", () => {
  const exit = documentOf("azure-exit", "medium", { servers: ["20"], "data-volume": ["30"] });
  expect(JSON.stringify(exit)).toMatch(
    /Own clusters in space rented from a provider: .*backup beyond 0\.5 TB a server in Azure/,
  );
  expect(JSON.stringify(exit)).toContain("what a provider charges beyond power, space and maintenance");
});

test.each(MOVING)(
  "%s at %s names on its first page what it costs to stay, wherever that is far less and possible",
  (id, size) => {
    const input = inputOf(id, size, { "primary-objective": ["remote-work"] });
    const { appraisal, estimates } = contentFor(input);
    const stays = appraisal.options.find(({ row }) => row.name.startsWith("Stay"))?.letter ?? "";
    const [own = 0, stay = 0] = ["A", stays].map((letter) =>
      [...(estimates.find(({ option }) => option.letter === letter)?.threeYears.values() ?? [])].reduce(
        (a, b) => a + b,
        0,
      ),
    );
    const said = plainOf(composed(input), "summary.recommendation");
    const isFar = id !== "azure-exit" && own > 1.25 * stay && appraisal.winner === appraisal.designed;
    expect(said.includes(`To stay costs less: ${stays} (Stay and refresh the server room), not ranked because`)).toBe(
      isFar,
    );
    if (isFar)
      expect(said).toMatch(
        new RegExp(`the difference buys “Enable remote work” \\(4 against 2\\).*; choose ${stays} if`),
      );
  },
);

test("a sum that leaves something out is not called less without saying so", () => {
  for (const [id, size] of MOVING) {
    const tree = documentOf(id, size, { "primary-objective": ["remote-work"] });
    const [, letter = "?"] = /[.;] ([CD]) costs less/.exec(plainOf(tree, "summary.recommendation")) ?? [];
    const row = rowsOf(tree, "options.figures").find(([option = ""]) => option.startsWith(letter));
    expect(row?.at(-1) ?? "nothing", `${id} ${size}`).toBe("nothing");
  }
});

test.each(SIZES.slice(1))("rehosting everything at %s pays for the licences that platform services include", (size) => {
  const { estimates } = contentFor(inputOf("azure-platform", size));
  const rehost = estimates.find(({ option }) => option.row.name.startsWith("Everything rehosted"));
  const bought = (item: string) => rehost?.lines.find((line) => line.item.startsWith(item));
  const databases = (bought("SQL Server Standard")?.quantity ?? 0) / 2;
  expect(databases).toBeGreaterThan(0);
  expect(bought("Software Assurance of SQL Server")).toMatchObject({ quantity: 2 * databases, kind: "yearly" });
  expect(rehost?.without).not.toContain("licences");
  expect(cells(documentOf("azure-platform", size), "options.description")).toMatch(
    new RegExp(
      String.raw`Standard bought for ${databases} databases?\. Where it is owned .* cost USD [\d,]+ less here and USD [\d,]+ less in A`,
    ),
  );
});

test("machines of a fixed size are not said to grow as platform services do", () => {
  const growth = (configuration: string) =>
    rowsOf(documentOf(configuration, "medium", { "primary-objective": ["scalability"] }), "options.scores").find(
      ([label]) => label === "Scalability and growth",
    )?.[2];
  expect([growth("azure-rehost"), growth("azure-exit"), growth("azure-platform")]).toEqual(["4", "4", "5"]);
});
