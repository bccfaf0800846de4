import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";
import { documentOf, EVERY, RUNNING } from "./documents.ts";

test("an outage of an hour at most is met by replication, and no spare is spoken of", () => {
  for (const [configuration, size] of EVERY) {
    const text = JSON.stringify(documentOf(configuration, size, { "recovery-time": ["hour"] }).sections);
    expect(text).toContain("its test failover is timed against the hour");
    expect(text).not.toContain("A spare that takes over");
  }
});

test("an outage of hours is promised to the servers with recovery, and to no other", () => {
  const given = (servers: string, outage = "hours") => {
    const answers: Answers = { servers: [servers], "fast-recovery": ["3"], "recovery-time": [outage] };
    return JSON.stringify(documentOf("hybrid-vpn", "medium", answers).sections);
  };
  expect(given("20")).toContain("17 servers are restored from backup and may take longer");
  expect(given("20", "days")).toContain(
    "17 servers are restored from backup, within it while the site stands but not if it is lost",
  );
  expect(given("3")).toContain(
    "The 3 replicated servers recover within this limit, as a timed test failover must show.",
  );
});

test("who may wait three days for a restore is told when the vault takes longer", () => {
  const outage = (servers: string) =>
    JSON.stringify(
      documentOf("hybrid-vpn", "enterprise", { ...RUNNING, "recovery-time": ["days"], servers: [servers] }).sections,
    );
  expect(outage("300")).toMatch(
    /holds while the site stands; if the site is lost, 270 servers first need new hosts and a line, then [\d.]+ days from the vault/,
  );
  expect(outage("20")).not.toContain("first need new hosts");
});

test("a loss that was named is promised to no server beyond those with recovery", () => {
  const given = (servers: string) =>
    JSON.stringify(documentOf("hybrid-vpn", "medium", { servers: [servers], "data-loss": ["hour"] }).sections);
  expect(given("20")).toContain(
    "the other 15 lose up to a day, but files and SQL Server databases 15 minutes while the site stands",
  );
  expect(given("1")).toContain("Replicated servers lose at most 15 minutes.");
});

test("what the backup does not give of the limits stated is decided with its price, and the plant's rules are tested", () => {
  const asked = (answers: Answers, configuration = "hybrid-vpn") =>
    JSON.stringify(documentOf(configuration, "medium", { servers: ["20"], ...answers }).sections);
  expect(asked({ "data-loss": ["hour"] })).toMatch(
    /15 servers may lose a day of data with their site \(stated: 1 hour, kept for files and SQL Server databases while it stands\)(?:, or|\. Or) replicate all 20 for about USD 930 a month/,
  );
  expect(asked({ "recovery-time": ["hours"] })).toContain("15 servers may be restored later than the limit stated");
  expect(asked({ "recovery-time": ["hours"], "fast-recovery": ["3"] })).toContain(
    "17 servers may be restored later than",
  ); // those counted are not all
  const late = "either way, only the most important service returns within 1 hour, other replicated servers within 2";
  expect(asked({ "recovery-time": ["hour"], "fast-recovery": ["3"] })).toContain(late);
  expect(asked({ "recovery-time": ["hour"], "fast-recovery": ["1"] })).not.toContain(late);
  expect(asked({ "recovery-time": ["hours"], "fast-recovery": ["3"] })).not.toContain(late);
  expect(asked({ "recovery-time": ["hour"] }, "hybrid-azure-local")).toMatch(/replicate all \d+ cluster guests for/);
  const plant = documentOf("hybrid-vpn", "medium", {
    industry: ["manufacturing"],
    "security-requirements": ["zero-trust"],
  });
  expect(cells(plant, "approach.tests")).toMatch(/plant below level 3.*every connection refused/);
  expect(cells(plant, "timeline.tasks")).toContain("rules to the plant");
  expect(cells(plant, "appendix.traceability")).toMatch(/Zero Trust architecture, by D-/);
  expect(cells(plant, "bill")).toContain("and 4 added machines, excluding replication appliances;");
});

test("who replicates all guests of a cluster is told how many servers still wait", () => {
  const text = JSON.stringify(
    documentOf("hybrid-azure-local", "medium", { servers: ["44"], "data-loss": ["hour"] }).sections,
  );
  const [, guests, left] = /replicate all (\d+) cluster guests for about [^,]*, which leaves (\d+)/.exec(text) ?? [];
  expect(Number(guests) + Number(left)).toBe(44);
});

test("who names no server to recover within a day, but a shorter outage, is told so, and how long a single line may fail", () => {
  const given = (outage: string) =>
    documentOf("hybrid-vpn", "small", { "fast-recovery": ["0"], servers: ["2"], "recovery-time": [outage] });
  expect(JSON.stringify(given("hour").sections)).toContain("yet this limit is shorter: the most important service");
  expect(cells(given("hour"), "summary.decisions")).toContain("with repair in up to 4 hours");
  expect(JSON.stringify(given("days").sections)).not.toContain("yet this limit is shorter");
});

test("a few servers are all replicated where a restore takes longer than was stated, and none of them is decided", () => {
  const given = (servers: string, more: Answers) =>
    documentOf("hybrid-vpn", "small", { servers: [servers], "fast-recovery": ["unknown"], ...more });
  for (const limit of [{ "recovery-time": ["hours"] }, { "data-loss": ["minutes"] }]) {
    const few = given("2", limit);
    expect(cells(few, "bill")).toMatch(/Site Recovery · 2 · each server, to keep to the limit stated/);
    expect(cells(few, "appendix.assumptions")).toContain("None of the 2 servers can wait for a restore.");
    expect(cells(few, "summary.decisions")).not.toContain("replicate all");
  }
  expect(cells(given("2", { "recovery-time": ["days"] }), "bill")).toMatch(
    /Site Recovery · 1 · a tenth of the servers/,
  );
  expect(cells(given("9", { "recovery-time": ["hours"] }), "summary.decisions")).toContain("replicate all 9");
});

test("the loss of the site is told with the days of what comes from the vault", () => {
  const recovery = (servers: string) =>
    cells(documentOf("hybrid-vpn", "enterprise", { servers: [servers], bandwidth: ["600"] }), "solution.recovery");
  expect(recovery("300")).toMatch(
    /if the site is lost, 225 servers first need new hosts and a line, then [\d.]+ days from the vault/,
  );
  expect(recovery("4")).toMatch(/from the vault, 8 hours/);
});

test("a cluster that is lost with its site is delivered before anything is restored to it", () => {
  const recovery = (configuration: string) =>
    cells(documentOf(configuration, "medium", { servers: ["20"], bandwidth: ["50"] }), "solution.recovery");
  expect(recovery("hybrid-azure-local")).toContain("first need new hosts (8 to 12 weeks) and a line, then");
  expect(recovery("hybrid-vpn")).toContain("first need new hosts and a line, then");
});

test("the days of a restore over a narrow line are told of all servers together", () => {
  const recovery = (servers: string) =>
    cells(documentOf("hybrid-vpn", "small", { servers: [servers], bandwidth: ["100"] }), "solution.recovery");
  expect(recovery("6")).toContain("8 hours per 216 GB (1.3 days for all 4), plus reinstallation");
  expect(recovery("2")).not.toContain("for all");
});

test("an hour is promised of a test failover, with the price of a standby that always runs beside it", () => {
  const said = JSON.stringify(documentOf("hybrid-vpn", "small", { "recovery-time": ["hour"], "fast-recovery": ["2"] }));
  expect(said).toMatch(
    /if it misses, a standby that always runs is added, at USD \d+ to USD \d+ a month for a D2s machine, and 2 days/,
  );
});
