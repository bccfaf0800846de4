/** What must hold of the dates on which the client acts: there is time for each act, and one clock for the window. */

import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { samples } from "#tests/app/features/documents/composed.ts";

test("no plan ends after the requested window where one of fewer weeks, between the same freezes, would not", () => {
  let windowed = 0;
  for (const input of samples(600)) {
    const plan = planOf(new Brief(input));
    const { windowEnd, end, weeks, minimumWeeks, freezes } = plan;
    if (windowEnd === null || freezes.length > 0) continue; // around a freeze the least weeks may not hold
    windowed += 1;
    const couldEnd = weeks > minimumWeeks && endOfWeek(plan, minimumWeeks) <= windowEnd;
    if (couldEnd) expect(end, JSON.stringify(input.answers)).toBeLessThanOrEqual(windowEnd);
  }
  expect(windowed).toBeGreaterThan(50);
});
