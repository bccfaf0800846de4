import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { mayMissWeekend, planOf, rolloutWeeks } from "#app/features/documents/plan/plan.ts";
import { conflictsOf } from "#app/features/documents/rules/conflicts.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";

const TENANT = {
  "solution-type": ["microsoft-365"],
  "solution-configuration": ["m365-new-tenant"],
  "company-size": ["enterprise"],
  timeline: ["1-3-months"],
};

function briefFor(answers: Record<string, string[]>): Brief {
  return new Brief(inputFor({ ...workedExample(), ...answers }));
}

test("a fixed date far behind a window that is too short counts in its place", () => {
  const far = briefFor({ ...TENANT, deadline: ["2027-10-29"] });
  const plan = planOf(far);
  expect(plan).toMatchObject({ kind: "dated", windowWeeks: 13, scoredWeeks: plan.askedWeeks });
  expect(plan.weeks).toBeLessThanOrEqual(plan.askedWeeks ?? 0);
  expect(plan.statement).toContain("The requested window of 13 is too short, so the fixed date applies");
  expect(conflictsOf(far).map(({ treatment }) => treatment)).toContain(
    "The work does not fit the window, so the date takes precedence: the plan ends by the fixed date.",
  );
  const near = planOf(briefFor({ ...TENANT, deadline: ["2027-04-16"] }));
  expect(near.kind).toBe("minimum-scope");
  const missed = planOf(briefFor({ ...TENANT, deadline: ["2027-06-04"] }));
  expect(missed.kind).toBe("late");
  expect(missed.statement).toContain("The requested window and the fixed date leave fewer");
});

test("a rollout that waits for the weekend of its month holds one, where window and date leave the weeks", () => {
  const small = { "company-size": ["small"], "solution-configuration": ["cert-small-single"] };
  for (const timeline of ["1-3-months", "3-6-months", "12-plus-months", "no-timeline"]) {
    const usual = briefFor({ ...small, timeline: [timeline] });
    const monthly = briefFor({ ...small, timeline: [timeline], "change-window": ["monthly"] });
    expect(rolloutWeeks(usual), timeline).toBeLessThan(timeline === "1-3-months" ? 5 : 6);
    expect(mayMissWeekend(monthly), timeline).toBe(false);
  }
  const until = briefFor({
    ...small,
    timeline: ["no-timeline"],
    "change-window": ["monthly"],
    deadline: ["2027-01-22"],
  });
  expect(mayMissWeekend(until)).toBe(true);
});
