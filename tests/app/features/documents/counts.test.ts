import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { detailsFor } from "#app/features/catalogue/detail-answers.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { oneOf } from "#app/features/documents/words.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { inputFor, workedExample } from "./answer-sets.ts";

const SOLUTIONS = requireQuestion("solution-type").options.map(({ id }) => id);
const INDUSTRIES = ["retail", "technology", "education"];

/** Each solution with each configuration, a sector with shift work and others in turn, and everything in use. */
function* documents(change: (answers: Answers) => Answers, solutions = SOLUTIONS): Generator<{ text: string }> {
  const technologies = requireQuestion("current-technologies").options.filter(({ exclusive }) => !exclusive);
  let turn = 0;
  for (const solution of solutions)
    for (const { id } of configurationsOf(solution)) {
      turn += 1;
      const base = {
        ...workedExample(),
        "solution-type": [solution],
        "solution-configuration": [id],
        industry: [INDUSTRIES[turn % 3] ?? ""],
        "company-size": [["small", "medium", "large"][turn % 3] ?? ""],
        "current-technologies": technologies.filter((_, at) => (at + turn) % 3 > 0).map(({ id: name }) => name),
      };
      yield { text: toMarkdown(composed(inputFor(change(base)))) };
    }
}

/** The numbers of optional questions of the chosen solution, as `value` says. */
const withNumbers = (answers: Answers, value: (id: string) => string | undefined): Answers => ({
  ...answers,
  ...Object.fromEntries(
    detailsFor(answers).flatMap(({ id, answer }) => {
      const given = answer.kind === "number" ? value(id) : undefined;
      return given ? [[id, [given]]] : [];
    }),
  ),
});

const linesOf = (text: string, words: RegExp): string[] => text.split("\n").filter((line) => words.test(line));

test("a number that was given stands in no assumption, and the band of the size nowhere beside it", () => {
  const numbers: Record<string, string> = { "head-count": "347", devices: "419", servers: "23", sites: "7" };
  for (const { text } of documents((answers) => withNumbers(answers, (id) => numbers[id]))) {
    expect(linesOf(text, / employees and |Planned for (up to 347|[^|]*419|7 sites|[^|]*23 servers)/)).toEqual([]);
    expect(linesOf(text, /about (23|347|419) /)).toEqual([]);
  }
});

test("one of anything is said in the singular", () => {
  const few = (answers: Answers) =>
    withNumbers(answers, (id) => (["head-count", "devices", "log-volume"].includes(id) ? "2" : "1"));
  for (const { text } of documents(few))
    expect(
      linesOf(
        text,
        /(?<![\d.,–×–-])(?<!– |to |× |\+ )\b1 (other )?(users|people|devices|servers|sites|licences|hours|clients|(shift|knowledge) workers)\b/,
      ),
    ).toEqual([]);
});

test("licences that were counted are neither assumed to be held nor called probable, and none is taken off where none is", () => {
  for (const owned of ["0", "20", "90000"])
    for (const { text } of documents(
      (given) => withNumbers(given, (id) => (id === "user-licences" ? owned : undefined)),
      ["configuration-manager", "microsoft-365", "security"],
    )) {
      expect(
        linesOf(text, /less 0 owned|No Microsoft 365 licence is held;|is held for every user|taken to be held by/),
      ).toEqual([]);
      if (owned === "90000")
        expect(linesOf(text, /Probably owned[^|]*(Business Premium|Microsoft 365 E3 |E3 as the base)/)).toEqual([]);
    }
});

test("a rating that a number given keeps is not warned of, and one that it breaks moves the design", () => {
  const conflicts = (change: Answers): string =>
    toMarkdown(composed(inputFor({ ...workedExample(), ...change }))).match(/### Conflicts[\s\S]*?\n###/)?.[0] ?? "";
  const settled: [string, string, string, Answers, RegExp][] = [
    ["certificate-services", "cert-medium-single", "large", { "head-count": ["420"] }, /rated for up to 500/],
    ["configuration-manager", "sccm-small", "large", { devices: ["480"] }, /rated for up to 500/],
    ["configuration-manager", "sccm-small", "small", { devices: ["200"] }, /Below about 150/],
    ["hybrid-cloud", "hybrid-virtual-wan", "medium", { sites: ["14"] }, /rarely has/],
  ];
  for (const [solution, configuration, size, numbers, words] of settled) {
    const asked = { "solution-type": [solution], "solution-configuration": [configuration], "company-size": [size] };
    const base = {
      ...asked,
      industry: ["technology"],
      "security-requirements": ["mfa"],
      "primary-objective": ["productivity"],
    };
    expect(conflicts({ ...base, "integration-needs": ["crm"] }), configuration).toMatch(words);
    expect(conflicts({ ...base, "integration-needs": ["crm"], ...numbers }), configuration).not.toMatch(words);
  }
  const outgrown = {
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-small"],
    "company-size": ["small"],
  };
  const text = toMarkdown(composed(inputFor({ ...workedExample(), ...outgrown, devices: ["600"] })));
  expect(text).toMatch(/This document designs “Medium site/);
});

test("no version is spoken of that is older than the oldest in use", () => {
  const versions = new Map([
    ["windows-server-version", "2022"],
    ["exchange-version", "se"],
    ["sql-version", "2022"],
  ]);
  const newest = (answers: Answers): Answers => {
    const named = [...new Set([...(answers["current-technologies"] ?? []), "windows-server"])];
    const all = { ...answers, "current-technologies": named };
    const asked = detailsFor(all).filter(({ id }) => versions.has(id));
    return { ...all, ...Object.fromEntries(asked.map(({ id }) => [id, [versions.get(id)]])) };
  };
  const asking = SOLUTIONS.filter((solution) => solution !== "microsoft-365"); // asks no version of Windows Server
  for (const { text } of documents(newest, asking))
    expect(linesOf(text, /Windows Server 2016|authority stands on 2016/)).toEqual([]);
  for (const { text } of documents(newest, ["microsoft-365"]))
    expect(
      linesOf(text, /Exchange Server.*2016 and 2019|Old Exchange|Standard for Exchange Server SE|SE, hybrid server/),
    ).toEqual([]);
});

/** What a server is planned with where nobody said it; a new domain controller's disk is no data of the client's. */
const PLANNED_DISKS = /0\.2 TB(?! × \d+ domain controllers?)/;

test("data that were given size every line that holds them, and a line too slow for them is not planned with", () => {
  const given = (answers: Answers) => withNumbers(answers, (id) => ({ "data-volume": "90", bandwidth: "100" })[id]);
  for (const { text } of documents(given, ["azure-migration"])) {
    const isShare = text.includes("share of the first wave in the 90 TB given");
    expect(linesOf(text, PLANNED_DISKS)).toEqual([]);
    if (!isShare) expect(linesOf(text, /first copy takes|line carries (100|the)/)).toEqual([]);
    if (!isShare) expect(text).toMatch(/go ahead by Data Box/);
  }
});

test("SharePoint beside Microsoft 365 is no server where nobody reviews it", () => {
  const beside = (answers: Answers): Answers => ({ ...answers, "current-technologies": ["sharepoint", "office-365"] });
  const solutions = ["certificate-services", "configuration-manager", "azure-migration", "hybrid-cloud"];
  for (const { text } of documents(beside, solutions))
    expect(linesOf(text, /SharePoint Server|Versions of SharePoint|farm/i)).toEqual([]);
});

test.each([
  ["a head-count", { "head-count": ["640"], "user-licences": ["823"] }, "640 users"],
  ["the licences owned", { "user-licences": ["823"], devices: ["786"] }, "about 823 users"],
  ["devices where licences are unknown", { "user-licences": ["unknown"], devices: ["786"] }, "about 655 users"],
  ["the size, where fewer licences are owned than it has people", { "user-licences": ["120"] }, "up to 1,000 users"],
  ["the size, where more are owned", { "user-licences": ["1400"] }, "up to 1,000 users"],
  [
    "the size, where shift workers have neither",
    { industry: ["retail"], "user-licences": ["823"] },
    "up to 1,000 users",
  ],
  ["devices where workers on shifts share some", { industry: ["retail"], devices: ["786"] }, "about 786 users"],
  [
    "devices however many the highest band holds",
    { industry: ["retail"], "company-size": ["enterprise"], devices: ["7346"] },
    "about 7,346 users",
  ],
  [
    "thousands of devices, to the nearest ten",
    { "company-size": ["enterprise"], devices: ["7081"] },
    "about 5,900 users",
  ],
  [
    "licences however many the highest band holds",
    { "company-size": ["enterprise"], "user-licences": ["5252"] },
    "about 5,252 users",
  ],
] satisfies [string, Answers, string][])("people are planned by %s", (_, change, planned) => {
  const answers: Answers = {
    ...workedExample(),
    "solution-type": ["security"],
    "solution-configuration": ["security-detection"],
    industry: ["technology"],
    "company-size": ["large"],
  };
  const tree = composed(inputFor({ ...answers, ...change }));
  const rows = tableOf(tree, "summary.headline")?.rows.map((row) => row.map(plain)) ?? [];
  expect(rows.find(([figure]) => figure === "Planning basis")?.[1]).toMatch(new RegExp(`^${planned},`));
});

test("shift workers who were counted stand beside those who hold the main plan, and share devices", () => {
  const planned = (change: Answers) => {
    const answers: Answers = {
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-optimise"],
      "company-size": ["enterprise"],
      industry: ["technology"],
      "current-technologies": ["office-365"],
      "user-licences": ["3000"],
      "shift-workers": ["600"],
    };
    const tree = composed(inputFor({ ...answers, ...change }));
    return tableOf(tree, "environment.facts")?.rows.map((row) => row.map(plain).join(" · ")) ?? [];
  };
  expect(planned({})).toContain(
    "Users · about 3,600 · one per Microsoft 365 licence owned, plus shift workers; confirm headcount",
  );
  expect(planned({})).toContain("Devices · 3,800 · 1.2 per user, one per three shift workers");
  expect(planned({ industry: ["retail"] })[0]).toMatch(/^Users · about 3,600 · /);
  expect(planned({ industry: ["education"] })[0]).toMatch(/^Users · about 3,000 · /);
  expect(planned({ "shift-workers": ["0"] })[1]).toMatch(/^Devices · 3,600 · 1.2 per user$/);
});

test("the sites of a retailer, where nobody counted them, are no count of the shops", () => {
  const sites = (change: Answers) => {
    const tree = composed(inputFor({ ...workedExample(), industry: ["retail"], ...change }));
    return tableOf(tree, "environment.facts")?.rows.map((row) => row.map(plain).join(" · ")) ?? [];
  };
  expect(sites({}).join("\n")).toMatch(/^Sites · \d+ · typical of size and configuration; shops to be listed$/m);
  expect(sites({ sites: ["4"] })).toContain("Sites · 4 · given by the client");
  expect(sites({ industry: ["finance"] }).join("\n")).not.toContain("shops");
});

test("one of a few is named as such, and never one of one", () => {
  expect([1, 2, 12].map((count) => oneOf(count, "server"))).toEqual([
    "the server",
    "one of the two servers",
    "one of 12 servers",
  ]);
  for (const servers of ["1", "2", "3"])
    for (const { text } of documents(
      (answers) => ({ ...answers, servers: [servers] }),
      ["azure-migration", "hybrid-cloud"],
    )) {
      expect(text).not.toMatch(/\bone of [12]\b|\bthe other 1\b/i);
    }
});

test("a planning figure is printed where something is planned by it", () => {
  const figures = (solution: string, configuration: string, answers: Answers = {}) =>
    cells(
      composed(
        inputFor({
          ...workedExample(),
          "solution-type": [solution],
          "solution-configuration": [configuration],
          ...answers,
        }),
      ),
      "environment.facts",
    );
  const plain: Answers = { "security-requirements": ["data-encryption"], "integration-needs": ["none"] };
  for (const [solution, configuration] of [
    ["hybrid-cloud", "hybrid-vpn"],
    ["custom", "custom-roadmap"],
  ] as const) {
    expect(figures(solution, configuration, plain)).not.toContain("Domain controllers");
    expect(figures(solution, configuration, plain)).not.toContain("Administrators");
  }
  expect(figures("hybrid-cloud", "hybrid-vpn", { "security-requirements": ["zero-trust", "mfa"] })).toContain(
    "Administrators",
  );
});

test("where each device counts as one person, a site holds as many people as devices", () => {
  for (const industry of ["retail", "healthcare", "manufacturing"])
    for (const devices of ["417", "450", "500", undefined]) {
      const answers = {
        ...workedExample(),
        "solution-type": ["configuration-manager"],
        "solution-configuration": ["sccm-small"],
        "company-size": ["large"],
        industry: [industry],
        ...(devices && { devices: [devices] }),
      };
      const expected = { count: Number(devices ?? 500), from: devices ? "devices" : "size" };
      expect(new Brief(inputFor(answers)).people, `${industry} ${devices}`).toEqual(expected);
    }
});
