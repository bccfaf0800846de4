/** What must hold of dates, weeks and the order of work in every document, whoever the client is. */

import { expect, test } from "vitest";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { scheduled } from "#app/features/documents/lint/schedule.ts";
import { outlineOf } from "#app/features/documents/options/outline.ts";
import { isFrozen, stopping } from "#app/features/documents/plan/freezes.ts";
import { firstDayOf } from "#app/features/documents/plan/plan.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { isHoliday } from "#app/features/documents/working-days.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const COUNT = 150;
const DAY_MS = 86_400_000;
const dayOf = (text: string): number => Date.parse(`${text} UTC`) / DAY_MS;

/** The samples of the solutions whose change window is at weekends. */
function atWeekends(...solutions: string[]): ComposeInput[] {
  return samples(COUNT)
    .filter(({ answers }) => solutions.includes(answers["solution-type"]?.[0] ?? ""))
    .map((input) => ({ ...input, answers: { ...input.answers, "change-window": ["weekends"] } }));
}

test("a delivery counts from the end of the week of its order, and nothing that waits for one begins without it", () => {
  let delivered = 0;
  for (const input of samples(COUNT)) {
    const tasks = scheduled(composed(input));
    for (const { id, lead, after } of contentFor(input).tasks)
      if (lead) expect(after.join(), id).toMatch(/ \+ \d+ weeks/);
    for (const { id, from, after } of tasks)
      for (const [code, weeks] of after.map((text) => text.split(" + "))) {
        if (weeks === undefined) continue;
        const order = tasks.find((task) => task.id === code);
        expect(from, id).toBeGreaterThan((order?.to ?? Infinity) + Number.parseInt(weeks, 10));
        delivered += 1;
      }
  }
  expect(delivered).toBeGreaterThan(3);
});

test("what the pilot needs back can be restored before it begins, and exists before it is restored", () => {
  let restored = 0;
  for (const input of samples(COUNT)) {
    const { tasks, brief } = contentFor(input);
    const backup = tasks.find(({ marks, phase }) => marks.includes("backup") && phase === 2);
    if (brief.solution !== "microsoft-365" || !backup) continue;
    const accounts = tasks.filter(
      ({ marks, phase }) => phase === 2 && marks.some((mark) => ["identities", "platform"].includes(mark)),
    );
    for (const task of accounts) expect(backup.from, backup.id).toBeGreaterThanOrEqual(task.to);
    const pilot = tasks.find(({ title }) => title.startsWith("Pilot"));
    expect(backup.to, backup.id).toBeLessThanOrEqual(pilot?.from ?? 0);
    restored += 1;
  }
  expect(restored).toBeGreaterThan(5);
});

test("phases of an outlined option follow one another", () => {
  let outlined = 0;
  for (const input of samples(COUNT)) {
    const found = outlineOf(contentFor(input));
    const weeks = (found?.phases ?? []).map(({ from, to }) => [from, to]);
    const last = weeks.at(-1)?.at(-1) ?? 0;
    for (const [place, [from = 0]] of weeks.entries()) {
      const before = weeks[place - 1]?.at(-1);
      if (before !== undefined) expect(from, found?.option.row.name).toBeGreaterThan(Math.min(before, last - 1));
    }
    outlined += Number(weeks.length > 0);
  }
  expect(outlined).toBeGreaterThan(5);
});

/** In the weeks of the tasks named, before their gate, outside freezes, with everybody at hand from Friday to Monday. */
function expectOpen(saturday: number, input: ComposeInput, own: (task: { title: string }) => boolean) {
  const { plan, tasks } = contentFor(input);
  const monday = saturday - 5;
  const week = (monday - plan.start) / 7 + 1;
  const said = `${JSON.stringify(input.answers)} ${new Date(saturday * DAY_MS).toISOString()}`;
  expect(Number.isInteger(week), said).toBe(true);
  expect(
    tasks.some(
      (task) => own(task) && task.from <= week && week <= task.to && saturday < firstDayOf(plan, task.phase + 1),
    ),
    said,
  ).toBe(true);
  expect(isFrozen(monday, stopping("rollout", plan.freezes)), said).toBe(false);
  for (const day of [monday + 4, saturday, saturday + 1, saturday + 2])
    expect(isHoliday(day, plan.country), said).toBe(false);
}

test("the day of a cutover at weekends is a Saturday of its task, outside freezes and public holidays", () => {
  let dated = 0;
  const inputs = atWeekends("azure-migration", "microsoft-365");
  for (const input of inputs) {
    const caption = tableOf(composed(input), "approach.cutover")?.caption ?? "";
    for (const [, what = "", date = ""] of caption.matchAll(
      /T0(?: of (.+?))?(?: proposed)? for Saturday (\d+ \w+ \d{4})/g,
    )) {
      const own = what === "wave 0" ? /^Wave 0/ : /^Production migration|^Mailboxes/;
      expectOpen(dayOf(date), input, ({ title }) => own.test(title));
      dated += 1;
    }
  }
  expect(dated).toBeGreaterThan(inputs.length / 2);
});

test("servers change on weekends of the waves, before the old tool goes", () => {
  let dated = 0;
  for (const input of atWeekends("configuration-manager")) {
    const cutover = cells(composed(input), "approach.cutover");
    const [, date] =
      /(?:at weekends from|on) Saturday (.+?)(?: and the day after)?, before the old tool goes/.exec(cutover) ?? [];
    if (date === undefined) continue;
    const { plan, tasks } = contentFor(input);
    const removal = tasks.find(({ title, phase }) => phase === 3 && /old tool decommissioned/i.test(title));
    expectOpen(dayOf(date), input, ({ title }) => /^Client waves|servers connected by Azure Arc/i.test(title));
    if (removal) expect(dayOf(date)).toBeLessThan(plan.start + (removal.from - 1) * 7);
    dated += 1;
  }
  expect(dated).toBeGreaterThan(5);
});

test("wave 0 is tested a week ahead of its switch at a weekend wherever its pilot has that week", () => {
  let tested = 0;
  for (const input of atWeekends("azure-migration")) {
    const { tasks, brief } = contentFor(input);
    const pilot = tasks.find(({ title }) => title.startsWith("Wave 0"));
    const first = plain(tableOf(composed(input), "approach.cutover")?.rows[0]?.[0] ?? "");
    const isSmallZone = brief.has("company-size", "small") && brief.has("solution-configuration", "azure-landing-zone");
    if (!pilot || isSmallZone) continue;
    expect(/4 days/.test(first), first).toBe(pilot.to - pilot.from < 2);
    tested += Number(pilot.to - pilot.from >= 2);
  }
  expect(tested).toBeGreaterThan(3);
});

test("no region is named before the duties on data residency, which are asked for, can have been sent", () => {
  let asked = 0;
  for (const input of samples(COUNT)) {
    const { asked: decisions, requests, plan, brief } = contentFor(input);
    const regions = decisions.find(({ text }) => text.startsWith("Name the regions"));
    const isOrdered = brief.has("solution-configuration", "hybrid-expressroute"); // with the circuit
    if (!regions || isOrdered || !requests.some(({ text }) => text === "Data residency obligations")) continue;
    expect(regions.day).toBeGreaterThan(plan.start);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(0);
});

test("comments on a deliverable are due before the phase that hands over the last one ends", () => {
  let told = 0;
  for (const input of samples(COUNT)) {
    const said = plainOf(composed(input), "approach.acceptance");
    const [, days] = /due within (?:5 working days, or )?(\d+) (?:working day|where)/.exec(said) ?? [];
    const last = contentFor(input).plan.phases.at(-1);
    if (days === undefined) continue; // not every small organisation reads it
    told += 1;
    expect(Number(days)).toBeLessThan(((last?.end ?? 0) - (last?.start ?? 0)) * 5);
  }
  expect(told).toBeGreaterThan(COUNT / 2);
});

test("domain controllers enrol on a weekend of their task, and the first wave in a week after it", () => {
  let dated = 0;
  const inputs = atWeekends("certificate-services").filter((input) => contentFor(input).brief.hasDirectory);
  for (const input of inputs) {
    const cutover = cells(composed(input), "approach.cutover");
    const [, date] = /the weekend of (\d+ \w+ \d{4}), before T0/.exec(cutover) ?? [];
    const [, begins = ""] = /T0: (?:in the week of|not before) (\d+ \w+ \d{4})/.exec(cutover) ?? [];
    if (date === undefined) continue;
    expectOpen(dayOf(date), input, ({ title }) => /controller certificates|Enrolment waves/.test(title));
    expect(dayOf(begins)).toBeGreaterThan(dayOf(date) + 1);
    dated += 1;
  }
  expect(dated).toBeGreaterThan(inputs.length * 0.8);
});
