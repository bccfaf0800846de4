/** What holds of the money in every document, whatever the solution. */

import { expect, test } from "vitest";
import { isBandApart } from "#app/features/documents/budget/band.ts";
import { framedBy, partOrdered } from "#app/features/documents/budget/budget-frame.ts";
import { servicesFor } from "#app/features/documents/budget/first-tasks.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import type { Currency } from "#app/features/documents/facts/exchange.ts";
import { FOR_A_DOLLAR } from "#app/features/documents/facts/exchange.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const inputs = samples(150);
const numberOf = (text = "") => Number(text.replaceAll(",", ""));
const rowsOf = (input: ComposeInput, rule: string) =>
  (tableOf(composed(input), rule)?.rows ?? []).map((row) => row.map(plain));
const withBand = (input: ComposeInput, band: string): ComposeInput => ({
  ...input,
  answers: { ...input.answers, "budget-band": [band] },
});

test("sums in several currencies are read as one, at the printed rates, on the first page and below the totals", () => {
  let read = 0;
  for (const input of inputs) {
    const { totals } = contentFor(input).budget;
    const said = plainOf(composed(input), "budget.currencies");
    if (totals.length > 1) expect(said).toContain("t planning rates of November 2026 (");
    const [, unit = "", once] = /about ([A-Z]{3}) ([\d,]+) once/.exec(said) ?? [];
    if (unit === "") continue;
    read += 1;
    const rates = new Map(
      [...said.matchAll(/([A-Z]{3}) 1 = [A-Z]{3} ([\d.]+)/g)].map(([, from, rate]) => [from, Number(rate)]),
    );
    const sum = totals.reduce(
      (all, { currency, oneOff }) => all + (oneOff.likely / 100) * (rates.get(currency) ?? 1),
      0,
    );
    expect(Math.abs(numberOf(once) / sum - 1)).toBeLessThan(0.006);
    const paid = totals.filter(({ oneOff }) => oneOff.likely > 0);
    const [, value = ""] = rowsOf(input, "summary.headline").find(([name]) => name === "Total one-off cost") ?? [];
    expect(value.includes(`about ${unit} ${once} at planning rates`)).toBe(
      paid.some(({ currency }) => currency !== unit),
    );
  }
  expect(read).toBeGreaterThan(60);
});

test("whether a budget is kept is said of all its currencies together, in the client's own where that is known", () => {
  const seen = { apart: 0, together: 0 };
  for (const [place, one] of inputs.slice(0, 60).entries()) {
    const input = withBand(one, ["25", "50", "100", "250"][place % 4] ?? "25");
    const { brief, budget } = contentFor(input);
    const said = plainOf(composed(input), "given.budget-considerations");
    const framed = framedBy(brief, budget);
    if (isBandApart(brief)) {
      if (brief.country)
        expect(said).toMatch(/about [A-Z]{3} [\d,]+ at planning rates: (above|within|below) the budget/);
      seen.apart += 1;
    }
    if (!framed) continue;
    const main = budget.rates.currency;
    const inMain = (of: "likely" | "high") =>
      budget.totals.reduce(
        (all, { currency, oneOff }) => all + (oneOff[of] * FOR_A_DOLLAR[main]) / FOR_A_DOLLAR[currency as Currency],
        0,
      );
    expect(["beyond", "together"].includes(framed.state)).toBe(
      inMain("likely") > framed.end * 1.002 || framed.state === "beyond",
    );
    if (framed.state === "below") expect(inMain("high")).toBeLessThan(framed.start * 1.002);
    if (framed.state === "together") {
      expect(said).toMatch(/ in all, above the budget of up to [A-Z]{3} [\d,]+/);
      seen.together += 1;
    }
  }
  expect(seen.apart).toBeGreaterThan(5);
});

test("an order is no larger than a budget that does not reach to the end of phase 1", () => {
  let parts = 0;
  for (const one of inputs) {
    const input = withBand(one, "25");
    const content = contentFor(input);
    const framed = framedBy(content.brief, content.budget);
    const part = partOrdered(content);
    if (!part || !framed) continue;
    parts += 1;
    expect(servicesFor(content, part)).toBeLessThanOrEqual(framed.end);
    const ids = ranges(part.map(({ id }) => id));
    expect(plainOf(composed(input), "budget.payments")).toContain(`only ${ids} are ordered`);
    const order = rowsOf(input, "next.steps").find(([, step]) => step?.startsWith("Sign the order"));
    expect(order?.[1]).toContain(`for ${ids} alone`);
  }
  expect(parts).toBeGreaterThan(3);
});

test("a minimum of days is the same in low, likely and high", () => {
  let filled = 0;
  for (const input of inputs) {
    const row = rowsOf(input, "budget.adjusters").find(([step]) => step === "Task minimum");
    if (!row) continue;
    filled += 1;
    expect(new Set(row[1]?.replace("+ ", "").split(" – ")).size, row[1]).toBe(1);
  }
  expect(filled).toBeGreaterThan(10);
});

test("what a number that nobody gave moves beyond the printed range is printed at both of its ends", () => {
  let told = 0;
  for (const input of inputs) {
    const { brief, budget } = contentFor(input);
    const said = plainOf(composed(input), "budget.ends");
    if (brief.size === "small" || brief.people.from === "head-count" || said) {
      told += said ? 1 : 0;
      continue;
    }
    const dollars = budget.totals.find(({ currency }) => currency === "USD");
    const byUser = budget.lines.filter(
      ({ owned, price, quantity, kind }) =>
        !owned && kind === "monthly" && price?.unit.startsWith("user") && quantity === brief.users,
    );
    const yearly = byUser.reduce((sum, { amount }) => sum + (amount?.likely ?? 0) * 12, 0);
    expect(yearly * 2 > (dollars?.threeYears.likely ?? Infinity)).toBe(false); // licences for all are most of it
  }
  expect(told).toBeGreaterThan(20);
});

test("every administrator who gets keys gets the plan of an administrator, deputies included", () => {
  let single = 0;
  for (const one of inputs.filter(({ answers }) => answers["solution-type"]?.[0] !== "security")) {
    const { brief, budget } = contentFor({ ...one, answers: { ...one.answers, administrators: ["1"] } });
    const keys = budget.lines.find(({ item }) => item === "Security keys");
    const plans = budget.lines.find(({ item }) => item === "Entra ID P2 for administrators");
    if (!keys || !plans) continue;
    const [, many] = /^2 (?:×|for each) (administrator and deputy|administrators?)/.exec(keys.formula) ?? [];
    expect(plans.quantity, keys.formula).toBe(many === "administrator and deputy" ? 2 : brief.administrators);
    single += 1;
  }
  expect(single).toBeGreaterThan(5);
});

test("whoever wants lower cost reads from what yearly saving on the whole pays for itself", () => {
  let told = 0;
  for (const input of inputs) {
    const { brief, budget } = contentFor(input);
    const said = plainOf(composed(input), "budget.pays");
    const recurs = budget.totals.some(({ yearly }) => yearly.likely > 0);
    const wants = brief.has("primary-objective", "cost-reduction") && recurs && brief.size !== "small";
    expect(said !== "").toBe(wants && !brief.holds(ASSESSES));
    if (!said) continue;
    told += 1;
    const [, yearly] = / above [A-Z]{3} ([\d,]+)/.exec(said) ?? [];
    const sum = budget.totals.reduce(
      (all, { currency, threeYears }) => all + threeYears.likely / FOR_A_DOLLAR[currency],
      0,
    );
    const ratio =
      (numberOf(yearly) * 300) / FOR_A_DOLLAR[(/ above ([A-Z]{3})/.exec(said)?.[1] ?? "USD") as Currency] / sum;
    expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
  }
  expect(told).toBeGreaterThan(5);
});
