/** A sponsor understands the first page at first reading, and the document counts the client's own work. */
import { expect, test } from "vitest";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { MOST_WORDS, sentencesOf } from "#app/features/documents/sections/short-sentences.ts";
import { bringing } from "#app/features/documents/sections/traceability.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { cellsOf, plainOf, saidIn, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const inputs = samples(90);

/** Sentences of the first page, without its table. */
const proseOf = (input: ComposeInput): string[] =>
  (composed(input).sections[0]?.blocks ?? [])
    .filter(({ kind }) => kind !== "table" && kind !== "heading")
    .flatMap(textsOf)
    .flatMap(sentencesOf);

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word)).length;

test("sentences of the first page are read in one go: few have a clause of more than thirty words, none one of twice as many", () => {
  const isLong = (text: string) => text.split("; ").some((clause) => wordsIn(clause) > MOST_WORDS);
  const long = inputs.map((input) => proseOf(input).filter(isLong));
  const all = long.flat();
  expect(all.filter((text) => wordsIn(text) > 2 * MOST_WORDS)).toEqual([]);
  expect(long.filter(({ length }) => length > 0).length, all.join("\n")).toBeLessThan(inputs.length / 8);
});

const AMOUNT = /\b[A-Z]{3} \d[\d,.]*(?: (?:to|–|and) (?:[A-Z]{3} )?\d[\d,.]*)*/g;

test("a clause of the first page has no brackets in brackets, and three amounts at most", () => {
  for (const input of inputs)
    for (const text of proseOf(input)) {
      expect(text).not.toMatch(/\([^()]*\(/);
      for (const clause of text.split("; ")) expect(clause.match(AMOUNT)?.length ?? 0, text).toBeLessThanOrEqual(3);
    }
});

/** What made readers read a sentence twice. */
const TELEGRAMS =
  /brackets say|Next Steps also dates|\bDays, by judgement:|\bboth are about|summed only where named|annual payment is \(|Content version/;

test("no sentence is a telegram", () => {
  for (const input of inputs) expect(saidIn(composed(input)).filter(({ text }) => TELEGRAMS.test(text))).toEqual([]);
});

/** Percent of a task's days by its letters in the table of responsibilities. */
const shareOf = (part: string): number => (part.includes("R") ? 100 : ({ A: 50, C: 10 }[part] ?? 0));
const ROLES = ["Sponsor", "Client IT lead", "Security", "Operations", "Users"];

test("the client's own days follow from its tasks and its parts in them, and stand with what the sums leave out", () => {
  let [tables, small] = [0, 0];
  for (const input of inputs) {
    const { brief, tasks } = contentFor(input);
    const tree = composed(input);
    const table = tableOf(tree, "approach.own-days");
    const rows = table?.rows.map((row) => row.map(plain)) ?? [];
    const [, , , , , all = ""] = rows.at(-1) ?? [];
    const [, effort = ""] =
      tableOf(tree, "summary.headline")
        ?.rows.map((row) => row.map(plain))
        .find(([name]) => name === "Effort") ?? [];
    expect(effort).toMatch(/, plus about [\d,.]+ of the client's own$/);
    if (brief.size === "small") {
      expect(plainOf(tree, "budget.accuracy")).toMatch(
        /the client's own time\. Of each task's days that time is 100% for an R in “Responsibilities”, 50% for an A, 10% for a C/,
      );
      small += 1;
      continue;
    }
    expect(effort).toContain(`plus about ${all} of`);
    expect(plainOf(tree, "budget.accuracy")).toContain(`the client's own time, about ${all} days (Responsibilities)`);
    tables += 1;
    if (brief.size !== "medium" || brief.has("solution-type", "custom", "security")) continue; // with the measuring of an assessment
    const raci = tableOf(tree, "approach.raci");
    for (const role of ROLES) {
      const place = raci?.columns.findIndex((column) => column.title === role) ?? -1;
      if (place < 0) continue;
      const partOf = (id: string) => plain(raci?.rows.find(([ids = ""]) => isAmong(id, plain(ids)))?.[place] ?? "");
      const own = tasks.filter(({ title: what }) => !what.startsWith("Project management"));
      const days = own.reduce((sum, { id, days: tenths }) => sum + (tenths * shareOf(partOf(id))) / 1000, 0);
      const led = tasks.filter((task) => !own.includes(task)).reduce((sum, { days: tenths }) => sum + tenths / 100, 0);
      const printed = Number(rows.find(([name]) => name === role)?.at(-1) ?? 0);
      expect(Math.abs(printed - days - led), `${role}: ${printed} ${days} ${led}`).toBeLessThanOrEqual(1 + led);
    }
  }
  expect(tables).toBeGreaterThan(30);
  expect(small).toBeGreaterThan(10);
});

/** `T-2.3` among `T-1.1, T-2.2 to T-2.4`. */
function isAmong(id: string, ids: string): boolean {
  const [phase = 0, number = 0] = id.slice(2).split(".").map(Number);
  return ids.split(/, | and /).some((part) => {
    const [from = "", to = from] = part.split(" to ");
    const [[one, first = 0], [, last = 0]] = [from, to].map((end) => end.slice(2).split(".").map(Number)) as [
      number[],
      number[],
    ]; // both ends are of one phase
    return one === phase && number >= first && number <= last;
  });
}

test("the client's table names neither the version of our texts nor a day on which nobody signs", () => {
  for (const input of inputs) {
    const rows = tableOf(composed(input), "control")?.rows.map((row) => row.map(plain)) ?? [];
    const [, valid = ""] = rows.find(([name]) => name === "Valid until") ?? [];
    expect([0, 6]).not.toContain(new Date(`${valid} UTC`).getUTCDay());
  }
});

/** Objectives whose first measure is taken of what another task does. */
const MOVED: Record<string, Record<string, RegExp>> = {
  "hybrid-cloud": { productivity: /^(Hub, gateway|Cluster build)/, innovation: /^Hub, gateway/ },
  "microsoft-365": { innovation: /^(Tenant baseline|Licence right-sizing and clean-up)/ },
};

test("each chosen objective has a task that moves it, and the measure that this task moves", () => {
  let told = 0;
  for (const input of samples(100)) {
    const content = contentFor(input);
    for (const id of content.brief.values("primary-objective")) {
      const task = bringing(id, content);
      expect(task, `${content.brief.configuration.id} ${id}`).toBeDefined();
      const moved = MOVED[content.brief.solution]?.[id];
      if (moved) expect(task?.title).toMatch(moved);
      if (moved) told += 1;
    }
    expect(plainOf(composed(input), "features.measures")).not.toContain("ailover time");
  }
  expect(told).toBeGreaterThan(5);
});

test("no test passes where nothing was done, and nothing rolls out where a first wave is measured", () => {
  for (const input of samples(100)) {
    const tree = composed(input);
    const passes = [tableOf(tree, "approach.tests"), tableOf(tree, "security.controls")].flatMap(
      (table) => table?.rows.map((row) => plain(row.at(-1) ?? "")) ?? [],
    );
    expect(passes.filter((pass) => /report says so|are a finding|first report is filed$/.test(pass))).toEqual([]);
    const phases = cellsOf(tableOf(tree, "timeline.phases"), "Phase").join();
    const isMeasured = input.answers["solution-configuration"]?.[0] === "azure-landing-zone";
    if (isMeasured) expect(phases).toContain("Measurement and business case");
    if (isMeasured) expect(phases).not.toContain("Rollout");
  }
});
