import fc from "fast-check";
import { expect, test } from "vitest";
import { CONFIGURATIONS } from "#app/features/catalogue/configurations.ts";
import { holds, optionsNamedBy } from "#app/features/catalogue/predicate.ts";
import { type Answers, requireQuestion, STEPS } from "#app/features/catalogue/steps.ts";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { INTUNE } from "#app/features/documents/brief/subject.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { CONFIGURATION_FACTORS, EFFORT, MIN_WEEKS, SIZES } from "#app/features/documents/facts/effort.ts";
import { CLOCK } from "#app/features/documents/facts/incident-times.ts";
import { INTEGRATION_IN_SOLUTION, INTEGRATIONS } from "#app/features/documents/facts/integrations.ts";
import { INTERFACES } from "#app/features/documents/facts/interfaces.ts";
import { LIFECYCLE, lifecycleStatus, SERVICE_DATES } from "#app/features/documents/facts/lifecycle.ts";
import { LOCAL_PRICES, PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { NIS2_MEASURES, REGULATIONS } from "#app/features/documents/facts/regulations.ts";
import { REQUIREMENT_IN_SOLUTION, REQUIREMENTS } from "#app/features/documents/facts/requirements.ts";
import { SECTOR_RISKS } from "#app/features/documents/facts/sectors.ts";
import { SOURCES, type Sourced } from "#app/features/documents/facts/sources.ts";
import { CLOUD_LEVELS, INDUSTRIES, OBJECTIVES, TECHNOLOGIES } from "#app/features/documents/facts/technologies.ts";
import {
  CLIENT_DUTIES,
  COMMON_ASSUMPTIONS,
  COMMON_BILL,
  COMMON_OPERATIONS,
  COMMON_TASKS,
  RACI,
  RACI_SMALL,
} from "#app/features/documents/facts/work.ts";
import { WORKFORCE } from "#app/features/documents/facts/workforce.ts";
import { RUN } from "#app/features/documents/options/criteria.ts";
import { COST } from "#app/features/documents/options/sensitivity.ts";
import { type Chosen, type Citing, citedRows } from "#app/features/documents/pack.ts";
import { CONFLICTS } from "#app/features/documents/rules/conflicts.ts";
import { COMMON_RISKS } from "#app/features/documents/rules/risks.ts";
import { RESTS as AZURE_RESTS } from "#app/features/documents/solutions/azure-migration/rests.ts";
import { RESTS as TENANT_RESTS } from "#app/features/documents/solutions/microsoft-365/rests.ts";
import { PACKS, packOf } from "#app/features/documents/solutions/packs.ts";
import { anyInput } from "./answer-sets.ts";
import { contentFor, samples } from "./composed.ts";

type Row = Citing & Chosen;

const SHARED: Row[] = [
  ...LIFECYCLE,
  ...SERVICE_DATES,
  ...Object.values(PRICES),
  ...Object.values(LOCAL_PRICES).flatMap((rows) => Object.values(rows)),
  ...Object.values(RATE_CARDS),
  ...EFFORT,
  ...REGULATIONS,
  ...CLOCK,
  ...WORKFORCE,
  ...NIS2_MEASURES,
  ...REQUIREMENTS,
  ...INTEGRATIONS,
  ...Object.values(INTERFACES).flatMap((rows) => Object.values(rows ?? {}).flatMap((row) => row ?? [])),
  ...TECHNOLOGIES,
  ...INDUSTRIES,
  ...OBJECTIVES,
  ...COMMON_RISKS,
  ...SECTOR_RISKS,
  ...COMMON_ASSUMPTIONS,
  ...COMMON_OPERATIONS,
  ...COMMON_BILL,
  ...CLIENT_DUTIES,
];

/** Optional answers on which sources rest; every other brief has them. */
const ANSWERED: Answers = { framework: ["cis"], "windows-server-version": ["2025"] };
const BRIEFS = samples(1500).map(
  (input, place) => new Brief(place % 2 === 0 ? input : { ...input, answers: { ...input.answers, ...ANSWERED } }),
);

const OF_PACKS = PACKS.map((pack) => ({
  id: pack.id,
  rows: [
    ...pack.options,
    ...pack.components,
    ...pack.sizing,
    ...pack.ports,
    ...pack.decisions,
    ...pack.bill,
    ...pack.features,
    ...pack.rules,
    ...pack.tables.flatMap(({ rows }) => rows),
    ...pack.risks,
    ...pack.tests,
    ...pack.cutover,
    ...pack.operations,
    ...pack.signals,
    ...pack.recovery,
    ...pack.assumptions,
    ...pack.training,
  ] as Row[],
  conditions: [
    ...pack.tables,
    ...pack.tasks,
    ...pack.scope.inside,
    ...pack.options.flatMap(({ shifts }) => shifts ?? []),
  ].flatMap(({ when }) => (when ? [when] : [])),
}));

/** The sources of a row; where they depend on the brief, those of each sample in which it is chosen. */
function sourcesOf(row: Row): readonly Sourced["source"][] {
  if (typeof row.source !== "function") return [row.source];
  const solution = OF_PACKS.find(({ rows }) => rows.includes(row))?.id;
  const briefs = BRIEFS.filter((brief) => brief.solution === solution);
  return briefs.flatMap((brief) => citedRows([row], brief).map(({ source }) => source));
}

const optionIds = (question: Parameters<typeof requireQuestion>[0]) =>
  requireQuestion(question).options.map(({ id }) => id);

test("every row names at least one known source", () => {
  for (const row of [...SHARED, ...OF_PACKS.flatMap(({ rows }) => rows)]) {
    const named = sourcesOf(row);
    expect(named.length, JSON.stringify(row)).toBeGreaterThan(0);
    for (const source of named) expect(source.length, JSON.stringify(row)).toBeGreaterThan(0);
    for (const key of new Set(named.flat())) expect(Object.keys(SOURCES), JSON.stringify(row)).toContain(key);
  }
});

test("every condition names real options", () => {
  const known = new Set(STEPS.flatMap(({ id, options }) => options.map((option) => `${id}/${option.id}`)));
  for (const { id } of CONFIGURATIONS) known.add(`solution-configuration/${id}`);
  const conditions = [
    ...SHARED.flatMap(({ when }) => (when ? [when] : [])),
    ...CONFLICTS.map(({ when }) => when),
    ...OF_PACKS.flatMap(({ rows, conditions: own }) => [...own, ...rows.flatMap(({ when }) => (when ? [when] : []))]),
  ];
  for (const { question, option } of conditions.flatMap(optionsNamedBy))
    expect(known).toContain(`${question}/${option}`);
});

test("no row of a solution is unreachable", () => {
  const samples = fc.sample(anyInput, { numRuns: 6000, seed: 7 }).map(({ answers }) => answers);
  for (const { id, rows, conditions } of OF_PACKS) {
    const own = samples.filter((answers) => answers["solution-type"]?.[0] === id);
    for (const row of [...rows, ...conditions.map((when): Row => ({ when, source: [] }))]) {
      const { when } = row;
      if (when)
        expect(
          own.some((answers) => holds(when, answers)),
          `${id}: ${JSON.stringify(row)}`,
        ).toBe(true);
    }
  }
});

test("every conflict and every shared row can occur", () => {
  const contradictory: Answers[] = [
    { "current-technologies": ["none", "teams"] },
    { "integration-needs": ["no-integrations", "crm"] },
  ];
  const samples = [...contradictory, ...fc.sample(anyInput, { numRuns: 6000, seed: 8 }).map(({ answers }) => answers)];
  for (const { id, when } of CONFLICTS)
    expect(
      samples.some((answers) => holds(when, answers)),
      id,
    ).toBe(true);
  for (const row of SHARED) {
    const { when } = row;
    if (when)
      expect(
        samples.some((answers) => holds(when, answers)),
        JSON.stringify(row),
      ).toBe(true);
  }
});

test("rules of conflict are there once each, and what is told in another place is none", () => {
  const ids = CONFLICTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const elsewhere = ["X02", "X03", "X04", "X20", "X27", "X28", "X29", "X32", "X33", "X34"]; // plan, support dates, regulation, refused answers
  for (let number = 1; number <= 34; number += 1) {
    const id = `X${String(number).padStart(2, "0")}`;
    expect(ids.includes(id), id).toBe(!elsewhere.includes(id));
  }
});

test("every option of the questionnaire has its facts", () => {
  expect(TECHNOLOGIES.map(({ id }) => id)).toEqual(optionIds("current-technologies"));
  expect(CLOUD_LEVELS.map(({ id }) => id)).toEqual(optionIds("cloud-maturity"));
  expect(INDUSTRIES.map(({ id }) => id)).toEqual(optionIds("industry"));
  expect(OBJECTIVES.map(({ id }) => id)).toEqual(optionIds("primary-objective"));
  expect(REQUIREMENTS.map(({ id }) => id)).toEqual(optionIds("security-requirements"));
  expect([...INTEGRATIONS.map(({ id }) => id), "no-integrations"]).toEqual(optionIds("integration-needs"));
  for (const solution of optionIds("solution-type")) {
    expect(PACKS.map(({ id }) => id)).toContain(solution);
    for (const size of SIZES) expect(MIN_WEEKS[solution]?.[size]).toBeGreaterThan(0);
    for (const { id, nuance } of INDUSTRIES) if (id !== "other") expect(nuance[solution]).toBeTruthy();
    for (const cells of [...Object.values(REQUIREMENT_IN_SOLUTION), ...Object.values(INTEGRATION_IN_SOLUTION)])
      expect(cells[solution]).toBeTruthy();
  }
  for (const { id, solution } of CONFIGURATIONS) {
    expect(
      EFFORT.some(({ key }) => key === id || (key === solution && CONFIGURATION_FACTORS[id])),
      id,
    ).toBe(true);
  }
});

test("every option of the appraisal is scored for every objective", () => {
  for (const { id, options } of PACKS) {
    expect(options.length, id).toBeGreaterThanOrEqual(3);
    for (const { scores, name } of options) {
      expect(Object.keys(scores).toSorted(), name).toEqual(
        optionIds("primary-objective")
          .filter((objective) => objective !== COST)
          .toSorted(),
      );
      for (const score of Object.values(scores)) expect([1, 2, 3, 4, 5]).toContain(score);
    }
  }
});

test("the effort to run every option is counted from what it leaves to staff, unless nothing is left running", () => {
  let counted = 0;
  for (const input of samples(60)) {
    const { appraisal } = contentFor(input);
    if (!appraisal.criteria.some(({ id }) => id === RUN)) continue;
    for (const { row } of appraisal.options) expect(row.leaves, row.name).toBeDefined();
    counted += 1;
  }
  expect(counted).toBeGreaterThan(30);
});

test("each solution has the depth of the others", () => {
  for (const pack of PACKS) {
    expect(pack.decisions.length, pack.id).toBeGreaterThanOrEqual(6);
    expect(pack.risks.length, pack.id).toBeGreaterThanOrEqual(8);
    expect(pack.tests.length, pack.id).toBeGreaterThanOrEqual(8);
    expect(pack.tables.length, pack.id).toBeGreaterThanOrEqual(3);
    expect(pack.components.length, pack.id).toBeGreaterThanOrEqual(5);
    for (const phase of [1, 2, 3, 4])
      expect(
        pack.tasks.some((task) => task.phase === phase),
        `${pack.id} ${phase}`,
      ).toBe(true);
  }
});

test("responsibilities name exactly one accountable for every kind of task", () => {
  for (const row of [...Object.values(RACI), ...Object.values(RACI_SMALL)])
    expect(row.filter((cell) => cell.startsWith("A"))).toHaveLength(1);
  for (const { kind } of [...COMMON_TASKS, ...PACKS.flatMap(({ tasks }) => tasks)]) expect(RACI[kind]).toBeDefined();
});

test("prices are whole minor units with low not above high", () => {
  const local = Object.values(LOCAL_PRICES).flatMap((rows) => Object.values(rows));
  for (const { low, high, item } of [...Object.values(PRICES), ...local]) {
    expect(Number.isInteger(low) && Number.isInteger(high), item).toBe(true);
    expect(low, item).toBeLessThanOrEqual(high);
  }
});

test("no price and no source is kept without use", () => {
  const rows = [...SHARED, ...OF_PACKS.flatMap((pack) => pack.rows)];
  const cited = new Set<string>(rows.flatMap((row) => sourcesOf(row).flat()));
  expect(Object.keys(SOURCES).filter((key) => key !== "spec" && !cited.has(key))).toEqual([]);
  const estimated = PACKS.flatMap(({ options }) => options.flatMap(({ estimate }) => estimate?.lines ?? []));
  const priced = new Set<string | undefined>(
    [...PACKS.flatMap(({ bill }) => bill), ...COMMON_BILL, ...estimated].flatMap(({ price }) =>
      typeof price === "function" ? BRIEFS.map(price) : [price],
    ),
  );
  const guided = PACKS.flatMap(({ bill }) => bill.flatMap(({ guide }) => BRIEFS.map((brief) => guide?.(brief)?.price)));
  const offered = [...AZURE_RESTS, ...TENANT_RESTS].flatMap(({ needs }) =>
    BRIEFS.flatMap((brief) => needs?.(brief) ?? []).map(({ price }) => price),
  );
  expect(
    Object.keys(PRICES).filter((key) => !priced.has(key) && ![...guided, ...offered].some((price) => price === key)),
  ).toEqual([]);
});

test("the status of a product follows from the dates", () => {
  const status = (product: string, day: string) => {
    const row = LIFECYCLE.find((entry) => entry.product === product);
    if (!row) throw new Error(product);
    return lifecycleStatus(row, dayOfIso(day as `${number}-${number}-${number}`));
  };
  expect(status("Windows Server 2016", "2025-11-20")).toBe("supported");
  expect(status("Windows Server 2016", "2026-11-20")).toBe("ends within 12 months");
  expect(status("Windows Server 2016", "2027-01-12")).toBe("ends within 12 months");
  expect(status("Windows Server 2016", "2027-01-13")).toBe("paid extension only");
  expect(status("Windows Server 2016", "2030-01-13")).toBe("ended");
  expect(status("Exchange Server SE", "2040-01-01")).toBe("supported");
});

test("every component is paid by lines that its solution has, or says why it needs none", () => {
  for (const { id, components, bill } of PACKS) {
    const items = [...bill, ...COMMON_BILL].map(({ item }) => item);
    for (const { name, bill: paid = [], free } of components) {
      expect(items, `${id}: ${name}`).toEqual(expect.arrayContaining([...paid]));
      expect(paid.length > 0 || free, `${id}: ${name}`).toBeTruthy();
    }
  }
});

test("what an option keeps or leaves of the first one is in its bill", () => {
  for (const { id, options, bill } of PACKS) {
    const items = [...bill, ...COMMON_BILL].map(({ item }) => item);
    for (const { estimate: { keeps = [] } = {} } of options)
      expect(items, id).toEqual(expect.arrayContaining([...("but" in keeps ? keeps.but : keeps)]));
  }
});

test("in every configuration the first of three options or more is worked out, and the others are estimated", () => {
  for (const { id, solution } of CONFIGURATIONS) {
    const { options } = packOf(id === INTUNE ? id : solution);
    const answers: Answers = { "solution-type": [solution], "solution-configuration": [id] };
    const [first, ...others] = options.filter(({ when }) => !when || holds(when, answers));
    expect(first && !first.estimate, id).toBe(true);
    expect(others.length, id).toBeGreaterThanOrEqual(2);
    for (const { name, estimate } of others) expect(estimate, `${id}: ${name}`).toBeTruthy();
  }
});
