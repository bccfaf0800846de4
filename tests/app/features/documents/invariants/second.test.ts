/** What must be shown of an option that is in front of the designed one, whichever client the document is for. */

import { expect, test } from "vitest";
import { unranged } from "#app/features/documents/numbered.ts";
import { outlineOf } from "#app/features/documents/options/outline.ts";
import { resolved } from "#app/features/documents/pack.ts";
import { outlinedAhead } from "#app/features/documents/sections/ahead.ts";
import { PACKS } from "#app/features/documents/solutions/packs.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const inputs = samples(300);
/** Where what leads is told by phase alone, its work is another than that of the designed option. */
const ahead = inputs.filter((input) => outlinedAhead(contentFor(input))?.text.tasks);
const rowsOf = (input: (typeof inputs)[number], rule: string) =>
  (tableOf(composed(input), rule)?.rows ?? []).map((row) => row.map(plain));
const numberOf = (cell = ""): number => Number(cell.replaceAll(",", ""));

test("whatever leads is worked out task by task beside the designed option: every task of that once, and both columns add up", () => {
  const fronts = inputs.filter((input) => outlinedAhead(contentFor(input)));
  expect(ahead.length / fronts.length).toBeGreaterThan(0.75);
  expect(ahead.length).toBeGreaterThan(15);
  for (const input of ahead) {
    const { tasks, effort, estimates, appraisal } = contentFor(input);
    const rows = rowsOf(input, "outline.work");
    expect(rows.length, appraisal.winner.row.name).toBeGreaterThan(0);
    const [lines, total] = [rows.slice(0, -1), rows.at(-1)];
    const columns = lines.map((row) => row.slice(-2).map(numberOf));
    const sums = [0, 1].map((place) => columns.reduce((sum, row) => sum + (row[place] ?? 0), 0));
    expect(sums).toEqual(total?.slice(-2).map(numberOf));
    const days = estimates.find(({ option }) => option.letter === appraisal.winner.letter)?.days ?? 0;
    expect(sums).toEqual([effort.likely / 10, days / 10]);
    const told = lines.map((row) => row.at(-3) ?? "").filter((words) => !words.startsWith("New: "));
    const ids = told.filter((words) => words.includes(": ")).flatMap((words) => unranged(words.replace(/^.*: /, "")));
    if (told.some((words) => words.startsWith("All other tasks")))
      expect(tasks.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    else expect(ids.toSorted()).toEqual(tasks.map(({ id }) => id).toSorted());
  }
});

test("its days, money and dates stand in the first row of the first page, with low and high, as they stand where it is worked out", () => {
  for (const input of ahead) {
    const content = contentFor(input);
    const [name = "", said = ""] = rowsOf(input, "summary.headline")[0] ?? [];
    const { letter } = content.appraisal.winner;
    expect(name).toMatch(new RegExp(`^Option ${letter}, (recommended|in front)$`));
    const [, ...days] = /^([\d,.]+) days? likely, ([\d,.]+) to ([\d,.]+); /.exec(said) ?? [];
    const [likely = 0, low = 0, high = 0] = days.map(numberOf);
    expect(low).toBeLessThan(likely);
    expect(high).toBeGreaterThan(likely);
    expect(numberOf(rowsOf(input, "outline.work").at(-1)?.at(-1))).toBe(likely);
    const [, end = ""] = /, to (\d+ \w+ \d{4})$/.exec(said) ?? [];
    expect(plainOf(composed(input), "outline.order")).toContain(end);
    const [, once = "", least = "", most = ""] =
      / ([\d,]+)[^;]* one-off \([A-Z]{3} ([\d,]+) to [A-Z]{3} ([\d,]+)\)/.exec(said) ?? [];
    expect(numberOf(least), said).toBeLessThan(numberOf(once));
    expect(numberOf(most), said).toBeGreaterThan(numberOf(once));
  }
});

test("every line of the designed option's bill stays with the other one, is its own alone, or is owned", () => {
  for (const input of ahead) {
    const { budget, estimates, appraisal } = contentFor(input);
    const other = estimates.find(({ option }) => option.letter === appraisal.winner.letter);
    const alone = /^Of A alone: (.*?)\./m.exec(cells(composed(input), "outline.design"))?.[1] ?? "";
    const dropped = [...alone.matchAll(/B-\d\d(?: to B-\d\d)?/g)].flatMap(([codes]) => unranged(codes));
    const stays = [
      ...(other?.lines ?? []).flatMap(({ line }) => line ?? []),
      ...(other?.unsummed ?? []).map(({ id }) => id),
    ];
    const open = budget.lines.filter(({ owned }) => !owned).map(({ id }) => id);
    expect([...dropped, ...stays.filter((id) => open.includes(id))].toSorted()).toEqual(open.toSorted());
  }
});

test("decisions that fall away with the other option are named where the choice is asked for, and are decisions asked", () => {
  let named = 0;
  for (const input of ahead) {
    const { asked, appraisal, brief } = contentFor(input);
    const ended = resolved(appraisal.winner.row.outline?.ends?.decisions ?? [], brief);
    const spared = asked.filter(({ title }) => ended.includes(title)).map(({ number }) => number);
    const [, told = ""] =
      new RegExp(`(?:; w|\\. W)ith ${appraisal.winner.letter}, ([^;.]*?) falls? away`).exec(
        plainOf(composed(input), "summary.decisions"),
      ) ?? [];
    if (!asked.some(({ number }) => number === "options")) continue;
    expect(told === "" ? [] : unranged(told.replace(" and ", ", "))).toEqual(spared.toSorted());
    named += Number(told !== "");
  }
  expect(named).toBeGreaterThan(4);
});

test("what an outline spares of decisions and tests has the names that its solution gives them", () => {
  for (const { id, options, decisions, tests } of PACKS)
    for (const { name, outline } of options) {
      for (const title of inputs
        .filter(({ answers }) => answers["solution-type"]?.[0] === id)
        .flatMap((input) => resolved(outline?.ends?.decisions ?? [], contentFor(input).brief)))
        expect(
          decisions.map((row) => row.title),
          `${id}: ${name}`,
        ).toContain(title);
      for (const component of outline?.ends?.tests ?? [])
        expect(
          tests.map((row) => row.component),
          `${id}: ${name}`,
        ).toContain(component);
    }
});

test("an outline is either written phase by phase or worked out by task", () => {
  for (const { options } of PACKS)
    for (const { name, outline } of options)
      if (outline) expect([outline.work, outline.tasks].filter(Boolean), name).toHaveLength(1);
  for (const input of inputs) {
    const found = outlineOf(contentFor(input));
    const small = input.answers["company-size"]?.[0] === "small";
    if (found && !small)
      expect(tableOf(composed(input), found.estimate.work ? "outline.work" : "outline.phases")).toBeDefined();
  }
});
