import fc from "fast-check";
import { expect, test } from "vitest";
import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { detailsFor } from "#app/features/catalogue/detail-answers.ts";
import { DETAILS, type Detail, UNKNOWN } from "#app/features/catalogue/details.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { lintDocument, lintInput } from "#app/features/documents/lint/lint.ts";
import { ASKED_WITHIN } from "#app/features/documents/requests.ts";
import { type Block, plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed } from "#tests/app/features/documents/composed.ts";
import { anyInput, inputFor, workedExample } from "./answer-sets.ts";
import { cells } from "./solutions/cells.ts";

const SOLUTIONS = requireQuestion("solution-type").options.map(({ id }) => id);

/** Everything in use, so that every optional question of the solution is asked. */
function baseFor(solution: string): Answers {
  const technologies = requireQuestion("current-technologies").options.filter(({ exclusive }) => !exclusive);
  return {
    ...workedExample(),
    "solution-type": [solution],
    "solution-configuration": [configurationsOf(solution).at(-1)?.id ?? ""],
    "company-size": ["large"],
    timeline: ["6-12-months"],
    "current-technologies": technologies.map(({ id }) => id),
  };
}

/** Two answers to each question, neither of them the planning figure. */
function answersTo({ id, answer }: Detail): [string, string] {
  if (id === "head-count") return ["777", "400"];
  if (answer.kind === "number") return [`${answer.min + 16}`, `${answer.min + 43}`];
  if (answer.kind === "date") return ["2027-03-31", "2029-03-31"];
  const planned = id === "framework" ? "nis2" : answer.options[0]?.id; // by NIS2 the evidence of this sector is ordered without being asked
  return [answer.options.find((option) => option.id !== planned)?.id ?? "", answer.options.at(-1)?.id ?? ""];
}

function bodyOf({ provenance: _, ...body }: Block): string {
  return JSON.stringify(body);
}

/** The blocks of the second document that the first does not have; all of them, or those of one section. */
function changed(before: ComposeInput, after: ComposeInput, section?: string): Block[] {
  const known = new Set(blocksOf(composed(before)).map(bodyOf));
  const tree = composed(after);
  const blocks = section ? (tree.sections.find(({ title }) => title === section)?.blocks ?? []) : blocksOf(tree);
  return blocks.filter((block) => !known.has(bodyOf(block)));
}

test.each(SOLUTIONS)(
  "%s: each optional answer changes its section, and every changed block names it",
  (solution) => {
    const base = baseFor(solution);
    const details = detailsFor(base);
    expect(details.length).toBeGreaterThanOrEqual(8);
    expect(details.length).toBeLessThanOrEqual(15);
    for (const detail of details) {
      const [one, other] = answersTo(detail).map((value) => inputFor({ ...base, [detail.id]: [value] }));
      if (!one || !other) throw new Error("two answers were made");
      for (const [before, after] of [
        [inputFor(base), one],
        [one, inputFor(base)],
        [one, other],
      ] as const) {
        const silent = changed(before, after).filter(({ provenance }) => !provenance.answers.includes(detail.id));
        expect(
          silent.map(({ provenance }) => provenance.rule),
          detail.id,
        ).toEqual([]);
      }
      expect(changed(inputFor(base), one, detail.section).length, detail.id).toBeGreaterThan(0);
      expect(changed(one, other, detail.section).length, detail.id).toBeGreaterThan(0);
    }
  },
  30_000,
);

/** Nothing in the last configuration of a solution rests on these. */
const UNUSED = ["microsoft-365 mail-volume", "microsoft-365 file-volume", "security log-volume"];

/** Without the day on which it is due. */
const unsaid = (request: string) => request.replace(/ \(by .*\)$/, "");

test.each(SOLUTIONS)("%s: not knowing is an assumption with a task, and asks for the information", (solution) => {
  const base = baseFor(solution);
  for (const detail of detailsFor(base)) {
    const dated = detail.id === "deadline-reason" ? { deadline: ["2027-09-30"] } : {}; // a date that was never set has none
    const tree = composed(inputFor({ ...base, ...dated, [detail.id]: [UNKNOWN] }));
    const isUsed = !UNUSED.includes(`${solution} ${detail.id}`);
    const rows = (tableOf(tree, "appendix.assumptions")?.rows ?? []).map((row) => row.map(plain));
    const assumption = rows.find(([, text]) => text?.includes(`“${detail.title}” is not yet known`));
    expect(assumption !== undefined, detail.id).toBe(isUsed);
    if (isUsed) expect(assumption?.at(-1), detail.id).toContain(detail.task);
    const requests = (tableOf(tree, "environment.requests")?.rows ?? []).map((row) => plain(row[1] ?? ""));
    const within = requests.filter((request) => ASKED_WITHIN[detail.id]?.test(request));
    expect(
      requests.filter((request) => unsaid(request) === detail.task && !within.includes(request)).length,
      detail.id,
    ).toBe(isUsed && within.length === 0 ? 1 : 0);
  }
});

test("what is asked for is a thing to send, and is asked for once", () => {
  for (const { id, task } of DETAILS)
    expect(task, id).not.toMatch(
      /in week 1|^(Agree|Check|Count|Export|List(?! of)|Measure|Name(?! of|s)|Read|Run|Say|Take) /,
    );
  for (const solution of SOLUTIONS) {
    const base = baseFor(solution);
    const open = Object.fromEntries(detailsFor(base).map(({ id }) => [id, [UNKNOWN]]));
    const tree = composed(inputFor({ ...base, ...open, "company-size": ["enterprise"] }));
    const requests = (tableOf(tree, "environment.requests")?.rows ?? []).map((row) => plain(row[1] ?? ""));
    for (const asked of [
      /server list|list of servers|servers with version/i,
      /headcount/i,
      /link speeds|with links|their links|sites, links/i,
    ])
      expect(requests.filter((request) => asked.test(request)).length, `${solution} ${asked}`).toBeLessThanOrEqual(1);
    expect(plainOf(tree, "environment.unknown"), solution).not.toContain("settles");
  }
});

test("nobody is asked by site for a number that was given", () => {
  for (const solution of SOLUTIONS) {
    const base = {
      ...baseFor(solution),
      sites: ["7"],
      "head-count": ["200"],
      devices: ["240"],
      "shift-workers": ["0"],
    };
    expect(plainOf(composed(inputFor(base)), "environment.requests"), solution).not.toMatch(
      /headcount|devices by site/i,
    );
  }
});

test.each(SOLUTIONS)("%s: with every optional question answered nothing contradicts anything", (solution) => {
  for (const pick of [0, 1] as const) {
    const base = baseFor(solution);
    const answers: Answers = { ...base };
    for (const detail of detailsFor(base)) answers[detail.id] = [answersTo(detail)[pick]];
    expect(lintDocument(composed(inputFor(answers)))).toEqual([]);
  }
});

/** The quantities of the bill of materials by item. */
function bill(answers: Answers): Map<string, string> {
  const rows = tableOf(composed(inputFor(answers)), "bill")?.rows ?? [];
  return new Map(rows.map((row) => [plain(row[1] ?? ""), plain(row[2] ?? "")]));
}

test("a head-count stands in sizing, bill and cost, and decides the size", () => {
  const base: Answers = { ...baseFor("microsoft-365"), "solution-configuration": ["m365-secure"] };
  const answers: Answers = { ...base, industry: ["technology"], "head-count": ["400"] };
  expect(bill(answers).get("Third-party backup of Microsoft 365")).toBe("400");
  const text = JSON.stringify(composed(inputFor(answers)).sections);
  expect(text).not.toContain("1,000 users");
  expect(bill({ ...answers, "head-count": ["40"] }).get("Microsoft 365 Business Premium")).toBe("40");
});

test("a number given changes the days by the formula that is printed", () => {
  const base: Answers = { ...baseFor("azure-migration"), "solution-configuration": ["azure-rehost"] };
  const steps = (answers: Answers) => {
    const rows = tableOf(composed(inputFor({ ...base, ...answers })), "budget.adjusters")?.rows ?? [];
    return new Map(rows.map((row) => [plain(row[0] ?? ""), row.slice(1).map(plain)]));
  };
  expect(steps({}).get("Volumes")).toBeUndefined();
  expect(steps({ servers: ["120"], "head-count": ["600"] }).get("Volumes")).toEqual([
    "× 1.23",
    "1 + 50% × (servers 120 ÷ 80 − 1) + 5% × (users 600 ÷ 1,000 − 1); number here ÷ usual number",
  ]);
  expect(steps({ sites: ["9"] }).get("Factor")?.[0]).not.toBe(steps({}).get("Factor")?.[0]);
});

test.each(SOLUTIONS)("%s: head-count, devices, servers and sites each change the days", (solution) => {
  const tenant = { "solution-configuration": ["m365-secure"] }; // a health check measures one, wherever its people sit
  const base = { ...baseFor(solution), ...(solution === "microsoft-365" && tenant) };
  const days = (answers: Answers) =>
    cells(composed(inputFor(answers)), "summary.headline").match(/^Effort · .*$/m)?.[0];
  const volumes = detailsFor(base).filter(({ id }) => ["head-count", "devices", "servers", "sites"].includes(id));
  expect(volumes.length).toBeGreaterThanOrEqual(2);
  for (const { id } of volumes) expect(days({ ...base, [id]: ["400"] }), id).not.toBe(days(base));
});

test("a framework of the European Union is questioned where the client lies outside it", () => {
  const base = { ...baseFor("security"), framework: ["nis2"] };
  const rows = (country: string) => {
    const input = inputFor(base, { client: { name: "Aoife Byrne", company: "Byrne Clinics", country } });
    return plainOf(composed(input), "given.security-requirements");
  };
  expect(rows("United States")).toContain("binds organisations in the European Union");
  expect(rows("Ireland")).not.toContain("binds organisations");
});

test("the law of banks is said to bind them, to whoever else names it", () => {
  const said = (industry: string, country: string) =>
    plainOf(
      composed(
        inputFor(
          { ...baseFor("microsoft-365"), industry: [industry], framework: ["dora"] },
          { client: { name: "Aoife Byrne", company: "Byrne Stores", country } },
        ),
      ),
      "given.security-requirements",
    );
  expect(said("retail", "United Kingdom")).toContain("binds financial entities of the European Union");
  expect(said("retail", "Ireland")).toContain("binds financial entities of the European Union");
  expect(said("finance", "United Kingdom")).toContain("binds organisations in the European Union");
});

test("licences that are owned are not bought again", () => {
  const base: Answers = {
    ...baseFor("microsoft-365"),
    "solution-configuration": ["m365-secure"],
    industry: ["technology"],
    "head-count": ["400"],
  };
  expect(bill({ ...base, "user-licences": ["150"] }).get("Microsoft 365 E3")).toBe("250");
  const all = composed(inputFor({ ...base, "user-licences": ["400"] }));
  expect(plainOf(all, "budget.owned")).toContain("Microsoft 365 E3");
});

test("a fixed date is held against the plan, and a budget against the sum", () => {
  const base = baseFor("azure-migration");
  const given = (answers: Answers, rule: string) => plainOf(composed(inputFor(answers)), rule);
  expect(given({ ...base, deadline: ["2026-12-31"] }, "given.implementation-timeline")).toContain(
    "after the fixed date",
  );
  expect(given({ ...base, deadline: ["2029-12-31"] }, "given.implementation-timeline")).toContain(
    "before the fixed date",
  );
  expect(given({ ...base, "budget-band": ["25"] }, "given.budget-considerations")).toContain("exceeds the budget");
  expect(given({ ...base, "budget-band": ["25"] }, "budget.smaller")).toMatch(/First order: (Phase|T-1\.1)/);
  expect(given({ ...base, "budget-band": ["25"] }, "summary.decisions")).toContain(
    "Choose a wider budget or a smaller scope",
  );
  const foreign = { ...workedExample(), "budget-band": ["50"] };
  expect(given(foreign, "given.budget-considerations")).toMatch(/within budget.*In addition there is USD/);
  expect(given({ ...base, "budget-band": ["more"] }, "given.budget-considerations")).toMatch(
    /under budget(?!.*unspent)/,
  );
  expect(given({ ...base, "budget-band": ["50"] }, "given.budget-considerations")).toMatch(
    /\. Recurring cost of [A-Z]{3} [\d,]+/,
  );
  const tenant = { ...baseFor("microsoft-365"), "solution-configuration": ["m365-secure"], "head-count": ["900"] };
  expect(given({ ...tenant, "user-licences": ["0"], "budget-band": ["100"] }, "given.budget-considerations")).toMatch(
    /a year is additional, more than the entire budget/,
  );
  expect(given({ ...base, "budget-band": ["more"] }, "summary.decisions")).not.toContain("Choose a wider budget");
  expect(given({ ...base, "deadline-reason": ["audit"] }, "given.implementation-timeline")).toContain(
    "The date is unknown; the order of the phases after the first waits for it.",
  );
});

/** Nothing, not knowing, or a number, day or choice of any kind for each question. */
/** Most clients have few of a thing, and at the edges numbers are small. */
const FEW = 12;
const anyDetails = fc.infiniteStream(fc.nat({ max: 1_000_000 }));

function detailsBy(answers: Answers, picks: Iterator<number>): Answers {
  const given = { ...answers };
  for (const { id, answer } of detailsFor(answers)) {
    const pick: number = picks.next().value;
    if (pick % 3 === 0) continue;
    if (pick % 5 === 0) given[id] = [UNKNOWN];
    else if (answer.kind === "number")
      given[id] = [`${answer.min + (pick % (pick % 2 ? FEW : answer.max - answer.min))}`];
    else if (answer.kind === "date") given[id] = [new Date(pick * 90_000_000 + 1.6e12).toISOString().slice(0, 10)];
    else given[id] = [answer.options[pick % answer.options.length]?.id ?? UNKNOWN];
  }
  return given;
}

test("300 random answer sets with random detail give documents without a fault of the linter", () => {
  fc.assert(
    fc.property(anyInput, anyDetails, (input, picks) => {
      const answers = detailsBy(input.answers, picks);
      expect(lintDocument(composed({ ...input, answers }))).toEqual([]);
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
});

test("no name that a client or consultant bears keeps a document from being sold", () => {
  const client = { name: "Undefined {x}", company: "TBD & null D-99 NaN Ltd", country: "Ireland" };
  const author = { name: "Lorem Ipsum", company: "[object Object]" };
  expect(lintInput(inputFor(workedExample(), { client, author }))).toEqual([]);
});

test("what is asked of the client is not told to whoever asks", () => {
  for (const { id, task } of DETAILS) expect(task, id).not.toMatch(/\b[Aa]sk (the|for)\b/);
});

test("the oldest version that was given is told until when it has updates, once", () => {
  const given = (technology: string, detail: string, version: string) => {
    const answers = { ...baseFor("azure-migration"), "current-technologies": [technology], [detail]: [version] };
    const tree = composed(inputFor(answers));
    const rows = tableOf(tree, "environment.lifecycle")?.rows.map((row) => row.map(plain).join(" · ")) ?? [];
    return [...rows, plainOf(tree, "given.current-environment-analysis")];
  };
  const told = (said: string[], words: RegExp) => said.filter((text) => words.test(text)).length;
  expect(told(given("windows-server", "windows-server-version", "2025"), /Windows Server 2025.*14 November 2034/)).toBe(
    1,
  );
  expect(told(given("sql-server", "sql-version", "2014"), /SQL Server 2014.*9 July 2024/)).toBe(1);
  expect(told(given("sql-server", "sql-version", "2022"), /SQL Server 2022.*11 January 2033/)).toBe(1);
});
