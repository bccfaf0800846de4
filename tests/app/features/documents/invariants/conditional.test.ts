/** What holds of money that depends on something not yet known, whatever the solution. */

import { expect, test } from "vitest";
import { PLAN_HELD } from "#app/features/catalogue/estate.ts";
import { timesAYear } from "#app/features/documents/budget/bill.ts";
import { formatFigure } from "#app/features/documents/budget/budget.ts";
import { guidedServices } from "#app/features/documents/budget/guide.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import type { Content } from "#app/features/documents/content.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { PROOF_OF_OWNED } from "#app/features/documents/needs.ts";
import { ORDER } from "#app/features/documents/options/due.ts";
import { orderDay } from "#app/features/documents/plan/plan.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const inputs = samples(120);
const figureOf = (input: ComposeInput, name: string) =>
  (tableOf(composed(input), "summary.headline")?.rows ?? [])
    .map((row) => row.map(plain))
    .find(([what]) => what === name)?.[1] ?? "";

/** The part of three years that what is only taken as owned would add, in one currency. */
function atStake({ brief, budget }: Content): number {
  const worth = budget.lines
    .filter(({ owned }) => owned === "assumed")
    .flatMap(({ amount, price, kind }) =>
      amount && price
        ? [[price.currency, amount.likely * (kind === "one-off" ? 1 : 3 * timesAYear(kind))] as const]
        : [],
    );
  const whole = budget.totals.map(({ currency, threeYears }) => [currency, threeYears.likely] as const);
  return exchanged(worth, brief.currency) / exchanged(whole, brief.currency);
}

test("what is only taken as owned and moves the sums stands on the first page with both totals, and is proved before the order", () => {
  let seen = 0;
  for (const input of inputs) {
    const content = contentFor(input);
    const assumed = content.budget.lines.filter(({ owned }) => owned === "assumed");
    const proofs = content.requests.filter(({ text }) => text.startsWith(PROOF_OF_OWNED));
    const asked = proofs.findIndex(({ text }) => assumed.some(({ item }) => text.includes(item))) + 1;
    for (const { text, due } of proofs) {
      const isTurn = content.turns.some(({ item }) => text.includes(item)); // asked for the choice, before the order
      expect(isTurn || assumed.some(({ item }) => text.includes(item)), text).toBe(true);
      expect(due?.what, text).toBe(isTurn ? "the choice among the options" : ORDER);
      expect(due?.day, text).toBeLessThan(orderDay(content.brief));
    }
    const named =
      figureOf(input, "If not already owned").match(/(?<=information requests? )[\d, and]+(?= settle)/)?.[0] ?? "";
    for (const [number] of named.matchAll(/\d+/g)) {
      const { text = "" } = content.requests[Number(number) - 1] ?? {};
      expect(
        assumed.some(({ item }) => text.includes(item)),
        text,
      ).toBe(true); // and not of what only an option needs
    }
    if (atStake(content) < 0.1 || content.brief.has("solution-configuration", "m365-optimise")) continue;
    seen += 1;
    expect(asked, JSON.stringify(input.answers)).toBeGreaterThan(0);
    expect(figureOf(input, "If not already owned")).toMatch(
      / \(probably owned: B-.*\): one-off (plus three years|in all) (about )?[A-Z]{3} [\d,]+, not (about )?[A-Z]{3} [\d,]+/,
    );
  }
  expect(seen).toBeGreaterThan(10);
});

test("Teams that is tried out proves no plan: what it would bring is counted, or given as owned", () => {
  const byTicks = ["azure-migration", "certificate-services", "custom", "hybrid-cloud", "microsoft-365"];
  let seen = 0;
  for (const one of inputs.filter(({ answers }) => byTicks.includes(answers["solution-type"]?.[0] ?? ""))) {
    const answers = {
      ...one.answers,
      "cloud-maturity": ["early"],
      "current-technologies": ["windows-server", "teams"],
    };
    const { brief, budget } = contentFor({ ...one, answers });
    if (brief.holds(PLAN_HELD) || answers["solution-configuration"]?.[0] === "m365-optimise") continue;
    const plans = budget.lines.filter(
      ({ item, price }) => price && /Microsoft 365 (Business|E\d|F\d)|Intune Plan|Entra ID P|Pilot licences/.test(item),
    );
    seen += plans.length > 0 ? 1 : 0;
    for (const { owned, item } of plans) expect(owned, item).not.toBe("assumed");
  }
  expect(seen).toBeGreaterThan(10);
});

test("low, likely and high hold the same contingency", () => {
  for (const input of inputs) {
    const { budget } = contentFor(input);
    const bought = (end: "low" | "likely" | "high") =>
      budget.lines.reduce(
        (sum, { amount, price, kind, owned }) =>
          sum + (!owned && kind === "one-off" && price?.currency === budget.rates.currency ? (amount?.[end] ?? 0) : 0),
        0,
      );
    for (const end of ["low", "likely", "high"] as const)
      expect(budget.totals[0]?.oneOff[end]).toBe(budget.services[end] + budget.contingency + bought(end));
  }
});

test("paid updates for servers stand on the first page with what one costs, and what all of them would", () => {
  let seen = 0;
  for (const input of inputs) {
    const { brief, budget } = contentFor(input);
    if (!budget.lines.some(({ item }) => item.startsWith("Paid security updates for Windows Server"))) continue;
    seen += 1;
    const said = figureOf(input, "Not included above");
    expect(said).toContain("USD 1,000 a year");
    if (brief.size !== "small" && brief.servers.plan > 1) expect(said).toMatch(/, USD [\d,]+ if all [\d,]+ are such\)/);
  }
  expect(seen).toBeGreaterThan(20);
});

test("whoever does not add up alone reads the first full year in one sum, and what most of a year is paid for", () => {
  let seen = 0;
  for (const input of inputs) {
    const { brief, budget } = contentFor(input);
    const recurring = budget.lines.filter(({ owned, amount, kind }) => amount && !owned && kind !== "one-off");
    if (brief.size === "small" || recurring.length < 2) continue;
    seen += 1;
    expect(figureOf(input, "One-off plus first full year")).toMatch(/^(about )?[A-Z]{3} [\d,]+$/);
    const year = ({ amount, price, kind }: (typeof recurring)[number]) =>
      price ? exchanged([[price.currency, (amount?.likely ?? 0) * timesAYear(kind)]], brief.currency) : 0;
    const whole = recurring.reduce((sum, line) => sum + year(line), 0);
    const largest = recurring.toSorted((a, b) => year(b) - year(a))[0];
    if (largest && year(largest) > whole * 0.21)
      expect(figureOf(input, "Largest recurring costs")).toMatch(new RegExp(`^${largest.id} .* \\d+%`));
  }
  expect(seen).toBeGreaterThan(20);
});

test("a service that a decision chooses and no sum holds stands with its range beside the sums without it", () => {
  let seen = 0;
  for (const input of inputs) {
    const { brief, budget } = contentFor(input);
    for (const { id, currency, yearly } of guidedServices(brief, budget)) {
      seen += 1;
      const rows = (tableOf(composed(input), "budget.totals")?.rows ?? []).map((row) => row.map(plain));
      const of = (what: string) => rows.find(([unit, name]) => unit === currency && name === what)?.slice(2);
      const without = budget.totals.find((total) => total.currency === currency)?.yearly;
      const sums = (["low", "likely", "high"] as const).map((end) => formatFigure((without?.[end] ?? 0) + yearly[end]));
      expect(of(`Recurring, per full year, with ${id}`)).toEqual(sums);
    }
  }
  expect(seen).toBeGreaterThan(3);
});

test("the low price of a machine in Azure is that of every saving, and the likely one is not", () => {
  let seen = 0;
  for (const input of inputs.filter(({ answers }) => answers["solution-type"]?.[0] === "azure-migration")) {
    for (const { item, amount, price, quantity } of contentFor(input).budget.lines) {
      if (!item.startsWith("Virtual machines, D") || !amount || !price) continue;
      seen += 1;
      expect(Math.abs(amount.low - price.high * quantity * 0.3)).toBeLessThan(100);
      expect(amount.likely).toBeGreaterThan(amount.low * 1.5);
    }
  }
  expect(seen).toBeGreaterThan(5);
});
