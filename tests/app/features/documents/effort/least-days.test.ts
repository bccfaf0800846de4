/** What tasks hold at least, and the days that this adds to those of the factors. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { contentOf } from "#app/features/documents/content.ts";
import { effortOf, MANY } from "#app/features/documents/effort/effort.ts";
import { leastDays } from "#app/features/documents/effort/least-days.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { anyInput, inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";

test("each piece of work and each thing measured is half a day, each further subject a quarter, a signature nothing", () => {
  expect(
    leastDays("Naming, policy outline and CRL calendar; detailed design and test plan; design sign-off", "medium"),
  ).toBe(12.5);
  expect(leastDays("Naming, policy outline and CRL calendar; design sign-off", "small")).toBe(5);
  expect(
    leastDays("Measurement: contracts and licences, day-one list, identities and devices (S-1, S-3)", "medium"),
  ).toBe(20);
  const controls = "Measurement: identities and devices (S-1, S-3 to S-5), data";
  expect([leastDays(controls, "small"), leastDays(controls, "medium")]).toEqual([17.5, 25]);
  expect(leastDays("Kick-off, scope and communication plan", "medium")).toBe(5);
  expect(leastDays("Interface review (I-1 to I-4)", "medium")).toBe(10);
  expect(leastDays("Integration: HR or identity source (I-1)", "small")).toBe(5);
});

test("what is measured has half a day each, however many things one task of an assessment measures", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { tasks } = contentFor(input);
      for (const { title, days } of tasks.filter((task) => /^Measurement: [^;]+$/.test(task.title)))
        expect(days, title).toBeGreaterThanOrEqual(title.replace(/ \([^)]*\)/g, "").split(", ").length * 5 - 2.5);
    }),
    { numRuns: 60, seed: 20 },
  );
});

test("days beyond the factors are a line of their own, in the sum of the tasks, and each phase keeps its own days", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const brief = new Brief(input);
      const { effort, tasks } = contentOf(brief);
      const rows = (tableOf(composed(input), "budget.adjusters")?.rows ?? []).map((row) =>
        row.map((cell) => plain(cell)),
      );
      const before = effortOf(brief);
      expect(tasks.reduce((sum, { days }) => sum + days, 0)).toBe(effort.likely);
      expect(effort.likely - effort.filled.likely).toBe(before.likely);
      expect(rows.some(([step]) => step === "Task minimum")).toBe(effort.filled.likely > 0);
      expect(rows.some(([step]) => step === "Services")).toBe(effort.filled.likely > 0);
      if (effort.likely >= MANY && effort.filled.likely > 0) expect(effort.likely % 50).toBe(0);
      for (const [place, { low, likely, high }] of effort.phases.entries()) {
        expect(likely).toBeGreaterThanOrEqual(before.phases[place]?.likely ?? 0);
        expect(low).toBeLessThanOrEqual(likely);
        expect(high).toBeGreaterThanOrEqual(likely);
      }
    }),
    { numRuns: 60, seed: 21 },
  );
});

test("the worked example keeps the days of its row, whatever its tasks hold beyond them", () => {
  const { effort } = contentFor(inputFor(workedExample()));
  const { low, likely, high, filled } = effort;
  expect([low - filled.low, likely - filled.likely, high - filled.high]).toEqual([205, 260, 380]);
});

test("interfaces of authorities take days by what is connected", () => {
  const answers = {
    ...workedExample(),
    "solution-configuration": ["cert-large-enterprise"],
    "company-size": ["enterprise"],
    timeline: ["no-timeline"],
    "integration-needs": ["crm", "erp", "third-party-apis"],
  };
  const { tasks } = contentFor(inputFor(answers));
  const [crm = 0, erp = 0, partners = 0] = ["CRM", "ERP", "Third-party"].map(
    (name) => tasks.find(({ title }) => title.startsWith(`Integration: ${name}`))?.days,
  );
  expect(crm).toBeLessThan(erp);
  expect(erp).toBeLessThan(partners);
});
