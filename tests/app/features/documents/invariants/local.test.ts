/** Law, framework, currency and price are those of the client's own country. */

import { expect, test } from "vitest";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { SECOND_FACTOR } from "#app/features/documents/facts/regulation-row.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const CURRENCIES = {
  Ireland: "EUR",
  "United Kingdom": "GBP",
  "United States": "USD",
  Canada: "CAD",
  Switzerland: "CHF",
  Australia: "AUD",
  Poland: "PLN",
  Denmark: "DKK",
} as const;

/** The inputs, each in the next of the countries. */
const inCountries = (countries: readonly string[], inputs: readonly ComposeInput[]): ComposeInput[] =>
  inputs.map((input, place) => ({
    ...input,
    client: { ...input.client, country: countries[place % countries.length] },
  }));

test("services are priced in the client's own currency, and nothing in a third", () => {
  for (const input of inCountries(Object.keys(CURRENCIES), samples(40))) {
    const own = CURRENCIES[input.client.country as keyof typeof CURRENCIES]; // one of these keys
    const { budget } = contentFor(input);
    expect(budget.rates.currency).toBe(own);
    for (const { currency } of budget.totals) expect([own, "USD"], JSON.stringify(input)).toContain(currency);
    const derived = !["EUR", "GBP", "USD", "CHF", "CAD", "AUD"].includes(own); // whose own day rates are held
    const page = plainOf(composed(input), "summary.headline");
    expect(/planning figures: .* at EUR 1 = [A-Z]{3} [\d.]+ \(\w+ \d{4}\), to be confirmed/.test(page)).toBe(derived);
  }
});

/** What the state asks of its own bodies, by the words of the caption. */
const ORDERS: readonly (readonly [country: string, words: RegExp])[] = [
  ["Germany", /BSI IT-Grundschutz/],
  ["United Kingdom", /Cyber Assessment Framework/],
  ["Netherlands", /BIO2/],
  ["Ireland", /Baseline Standards/],
  ["Australia", /Essential Eight and ISM/],
];

test("evidence of a public body is ordered by what its own state asks for, and by no example", () => {
  let tables = 0;
  for (const [place, input] of samples(40).entries()) {
    const [country, words] = ORDERS[place % ORDERS.length] ?? ["", /$^/];
    const { framework: _, ...answers } = input.answers;
    const asked = { ...answers, industry: ["government"], "primary-objective": ["compliance-objective"] };
    const body = { ...input, answers: asked, client: { ...input.client, country } };
    if (contentFor(body).brief.holds(ASSESSES)) continue;
    const caption = tableOf(composed(body), "security.framework")?.caption ?? "";
    expect(caption, JSON.stringify(body)).toMatch(words);
    expect(caption).not.toContain("example");
    tables += 1;
  }
  expect(tables).toBeGreaterThan(20);
});

test("what is voluntary is not said to apply", () => {
  for (const input of inCountries(["Australia"], samples(12))) {
    const rules = ["rows", "rest"].map((part) => plainOf(composed(input), `regulation.${part}`)).join(" ");
    const notice = plainOf(composed(input), "regulation.notice");
    expect(notice.includes("except those marked voluntary")).toBe(rules.includes("(voluntary"));
  }
});

test("strong authentication under DORA is shown by a second factor at a cloud service, or left to the client", () => {
  let left = 0;
  for (const input of inCountries(["Ireland"], samples(30))) {
    const { framework: _, ...answers } = input.answers;
    const bank = { ...input, answers: { ...answers, industry: ["finance"], framework: ["iso-27001"] } };
    const { brief, proofs } = contentFor(bank);
    const row =
      /DORA, Art\. 9\b.*?(outside this project|and encryption)[; ]/.exec(
        plainOf(composed(bank), "regulation.rows"),
      )?.[0] ?? "";
    if (brief.holds(ASSESSES) || row === "") continue;
    const isShown = proofs.some(({ words }) => SECOND_FACTOR.test(words));
    expect(/the client: (strong authentication|access, authentication)/.test(row), row).toBe(!isShown);
    if (!isShown) left += 1;
  }
  expect(left).toBeGreaterThan(0);
});
