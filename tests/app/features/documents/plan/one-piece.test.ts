import { expect, test } from "vitest";
import { dayOfIso } from "#app/features/documents/dates.ts";
import type { TaskKind } from "#app/features/documents/pack.ts";
import type { Work } from "#app/features/documents/plan/placing.ts";
import type { Plan } from "#app/features/documents/plan/plan.ts";
import { loadsOf, weeksOf } from "#app/features/documents/plan/task-weeks.ts";

const START = dayOfIso("2027-03-01");

function planWith(from: number, to: number, absence: boolean): Plan {
  const freeze = { from: START + from * 7, to: START + to * 7 + 4, reason: "", absence, phases: [1] };
  return { start: START, kind: "standard", freezes: [freeze] } as unknown as Plan; // all that the weeks are found by
}

function work(kind: TaskKind, days: number, before: number[] = [], least = 0): Work {
  return { kind, days, before, least, isKept: false, earliest: 0, isFirst: false };
}

test("what one person does in a week lies on one side of a freeze, and so does a pilot", () => {
  const interviews = [
    work("scope", 5),
    work("discovery", 15, [0]),
    work("discovery", 15, [0]),
    work("design", 20, [1, 2]),
  ];
  const weeks = weeksOf(interviews, { first: 0, last: 5 }, planWith(1, 2, true));
  for (const { first, last } of weeks.slice(1, 3)) expect(last <= 1 || first >= 3, `${first}–${last}`).toBe(true);
  const pilot = [work("build", 100), work("pilot", 40, [0], 2)];
  const [, span] = weeksOf(pilot, { first: 0, last: 8 }, planWith(4, 5, false));
  expect((span?.last ?? 0) <= 4 || (span?.first ?? 0) >= 6, JSON.stringify(span)).toBe(true);
});

test("in a full window a freeze is broken before a crowd does the work of a phase in one week", () => {
  const works = [work("build", 300), work("build", 200, [0]), work("pilot", 70, [1], 2)];
  const weeks = weeksOf(works, { first: 0, last: 8 }, { ...planWith(1, 8, false), kind: "minimum-scope" });
  const tasks = weeks.map(({ first, last }, at) => ({ days: works[at]?.days ?? 0, from: first + 1, to: last }));
  const loads = loadsOf(tasks, 8);
  expect(Math.max(...loads)).toBeLessThan((4 * 570) / 8);
});
