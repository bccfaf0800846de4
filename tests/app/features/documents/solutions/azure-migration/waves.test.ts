import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { plainOf } from "#app/features/documents/tree/tree-text.ts";
import { documentOf, MOVING, rowsOf } from "#tests/app/features/documents/solutions/azure-migration/documents.ts";
import { cells, likelyDays } from "#tests/app/features/documents/solutions/cells.ts";

/** A small document on platform services prints no size of its waves. */
const SIZED = MOVING.filter(([id, size]) => id !== "azure-platform" || size !== "small");

test.each(MOVING)(
  "%s at %s counts servers where it speaks of waves, and neither teams nor an early cost",
  (id, size) => {
    const tree = documentOf(id, size, { "change-window": ["monthly"] });
    expect(cells(tree, "architecture.sizing")).not.toMatch(/teams|wave 0 of \d+,/);
    expect(cells(tree, "timeline.tasks")).not.toContain("measured cost");
  },
);

test.each(SIZED)("%s at %s moves a server in its waves in no more than four times the days of wave 0", (id, size) => {
  const tree = documentOf(id, size, { "integration-needs": ["no-integrations"], "primary-objective": ["scalability"] });
  const [, servers = "", first = ""] =
    /(?:=|·) (\d+)\nWaves · wave 0 of (\d+)/.exec(cells(tree, "architecture.sizing")) ?? [];
  expect(Number(first)).toBeGreaterThan(0);
  const later = Math.max(1, Number(servers) - Number(first));
  const moved = likelyDays(tree, /^Production migration/) || 0; // none where all fits in wave 0
  expect(moved / later).toBeLessThanOrEqual((4 * likelyDays(tree, /^Wave 0/)) / Number(first));
});

test("no more waves share a monthly weekend than the weekends of the rollout need", () => {
  for (const [id, size] of MOVING) {
    if (size === "small") continue; // prints no size of its waves on platform services
    const monthly: Answers = { timeline: ["3-6-months"], servers: ["300"], "change-window": ["monthly"] };
    const tree = documentOf(id, size, monthly);
    const said = plainOf(tree, "given.implementation-approach");
    const together = Number(/up to (\d+) together/.exec(said)?.[1] ?? 1);
    const held = /includes at least (one|\d+)/.exec(said)?.[1];
    const waves = Number(/^Waves · .* · (\d+)$/m.exec(cells(tree, "architecture.sizing"))?.[1]) - 1;
    expect((together - 1) * (held === "one" ? 1 : Number(held)), `${id} ${size}: ${said}`).toBeLessThan(waves);
  }
});

test("two servers that need each other are not parted by waves", () => {
  const sizing = (servers: string) =>
    cells(
      documentOf("azure-rehost", "small", { servers: [servers], "current-technologies": ["none"] }),
      "architecture.sizing",
    );
  expect(sizing("2")).toContain("interdependent servers move in one wave");
  expect(sizing("9")).not.toContain("interdependent");
});

test("a pace says how many waves run at a time, so that its weeks follow", () => {
  const tree = documentOf("azure-exit", "enterprise", { servers: ["590"], timeline: ["1-3-months"] });
  const [, monthly = 0, together = 0, weeks = 0] =
    /about (\d+) rehosted machines a month .*; up to (\d+) waves at a time overlap, each with an expert and client staff of its own · (\d+) weeks of migration/
      .exec(cells(tree, "architecture.sizing"))
      ?.map(Number) ?? [];
  const [, waves = 0] =
    /waves of up to \d+ for the other \d+ · (\d+)/.exec(cells(tree, "architecture.sizing"))?.map(Number) ?? [];
  const [, machines = 0] = /scope − retired · .* = (\d+)/.exec(cells(tree, "architecture.sizing"))?.map(Number) ?? [];
  expect(weeks).toBe(Math.ceil(Math.max(2 * (waves - 1), ((machines / monthly) * 52) / 12) / together));
});

test("wave 0 leaves machines to the waves after it, and a single one is tested in it", () => {
  const named: Answers = { "current-technologies": ["windows-server", "active-directory"] };
  const platform = (servers: string) => documentOf("azure-platform", "small", { ...named, servers: [servers] });
  expect(cells(platform("5"), "architecture.sizing")).toContain("wave 0 of 1 server, then waves of up to 6");
  expect(cells(platform("3"), "architecture.sizing")).toContain("one server: tested in wave 0, moved in the rollout");
  expect(cells(platform("3"), "timeline.tasks")).toContain("final move of the wave 0 server");
});

test.each(MOVING)("%s at %s lets no waves overlap that its weeks hold one after the other", (configuration, size) => {
  for (const servers of ["60", "300"]) {
    const tree = documentOf(configuration, size, { servers: [servers], "integration-needs": ["no-integrations"] });
    const said = cells(tree, "architecture.sizing");
    expect(cells(tree, "timeline.tasks")).not.toContain("systems with interfaces");
    if (!said.includes("at a time overlap")) continue;
    const waves = Number(/^Waves · .* · (\d+)$/m.exec(said)?.[1]);
    const weeks = rowsOf(tree, "timeline.tasks")
      .filter(([, title]) => title?.startsWith("Production migration"))
      .flatMap((row) => (row[4] ?? "").split("–").map(Number));
    expect(2 * (waves - 1), servers).toBeGreaterThan(Math.max(...weeks) - Math.min(...weeks) + 1);
  }
});
