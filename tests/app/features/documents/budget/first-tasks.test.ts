import { expect, test } from "vitest";
import { boughtWith, endedBy, paidBy, servicesFor } from "#app/features/documents/budget/first-tasks.ts";
import { STEERING } from "#app/features/documents/facts/work.ts";
import { ORDER } from "#app/features/documents/plan/tasks.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { contentFor, samples } from "#tests/app/features/documents/composed.ts";

test("a scope that ends by a day holds what has ended and all that it waits for, and never the whole", () => {
  let [partial, spared] = [0, 0];
  for (const input of samples(40)) {
    const content = contentFor(input);
    const { plan, tasks } = content;
    const ended = endedBy(content, endOfWeek(plan, Math.ceil(plan.weeks / 2))) ?? [];
    const own = ended.filter(({ title }) => title !== STEERING.title);
    const orders = tasks.filter(({ id, marks }) => marks.includes(ORDER) && !own.some((one) => one.id === id));
    spared += orders.filter(({ to }) => to <= Math.ceil(plan.weeks / 2)).length;
    const left = orders.map(({ id }) => id);
    for (const { to, after } of own) {
      expect(to).toBeLessThanOrEqual(Math.ceil(plan.weeks / 2));
      for (const code of after)
        if (code.startsWith("T-") && !code.includes("+") && !left.includes(code))
          expect(own.map(({ id }) => id)).toContain(code);
    }
    expect(ended.length).toBeLessThan(tasks.length);
    if (ended.length > 0) partial += 1;
    expect(endedBy(content, plan.end)).toBeNull();
  }
  expect(partial).toBeGreaterThan(20);
  expect(spared, "orders of what is not built by then").toBeGreaterThan(0);
});

test("the first tasks that a sum pays for cost no more, buy nothing and wait for nothing else", () => {
  let found = 0;
  for (const input of samples(40)) {
    const content = contentFor(input);
    const sum =
      servicesFor(
        content,
        content.tasks.filter(({ phase }) => phase === 1),
      ) * 0.8;
    const paid = paidBy(content, sum);
    if (!paid) continue;
    found += 1;
    expect(servicesFor(content, paid)).toBeLessThanOrEqual(sum);
    for (const { after, marks } of paid) {
      expect(marks).not.toContain(ORDER);
      for (const code of after) if (code.startsWith("T-")) expect(paid.map(({ id }) => id)).toContain(code);
    }
  }
  expect(found).toBeGreaterThan(10);
});

test("a scope that ends before the backup buys no disk for it, and the whole buys all that the totals have", () => {
  const content = contentFor(
    inputFor({
      ...workedExample(),
      "solution-type": ["hybrid-cloud"],
      "solution-configuration": ["hybrid-vpn"],
      "company-size": ["enterprise"],
    }),
  );
  const { budget, tasks } = content;
  const disk = budget.lines.find(({ item }) => item === "Backup server disk");
  const likely = disk?.amount?.likely ?? 0;
  expect(likely).toBeGreaterThan(0);
  const whole = boughtWith(content, tasks);
  for (const { currency, oneOff } of budget.totals) {
    const own = currency === budget.rates.currency ? budget.services.likely + budget.contingency : 0;
    expect(whole.get(currency) ?? 0).toBe(oneOff.likely - own);
  }
  const built = tasks.filter(({ phase, title }) => phase < 3 && !title.includes("ackup"));
  const part = boughtWith(content, built);
  expect((whole.get("EUR") ?? 0) - (part.get("EUR") ?? 0)).toBe(likely);
  expect(
    boughtWith(
      content,
      tasks.filter(({ phase }) => phase === 1),
    ).size,
  ).toBe(0);
});
