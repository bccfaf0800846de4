/** What was required is covered or offered, and what covers it is licensed and priced once, from the first page to the bill. */

import { expect, test } from "vitest";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const INPUTS = samples(100);
const nameOf = ({ answers }: ComposeInput): string =>
  `${answers["solution-configuration"]} ${answers["company-size"]} ${answers.industry}`;

/** `identity management of users (2 to 4 days, up to EUR 2,720, and …)`, each rest that the first page offers. */
const offersIn = (input: ComposeInput): string[] => {
  const asked = contentFor(input).asked.find(({ text }) => text.startsWith("Order as well, or name who brings it: "));
  return asked?.text.split(/(?<=\)); /) ?? [];
};
const numbersIn = (pattern: RegExp, text: string): number[] =>
  [...text.matchAll(pattern)].map(([, sum = ""]) => Number(sum.replaceAll(",", "")));
const yearsIn = (text: string) => numbersIn(/USD (?:[\d,]+ (?:–|to) )?([\d,]+)(?= a year)/g, text);
const dollarsIn = (text: string) => numbersIn(/USD (?:[\d,]+ (?:–|to) )?([\d,]+)/g, text);

test("whatever is offered beside the project names its licences with their price, or says that it needs none", () => {
  let offers = 0;
  for (const input of INPUTS)
    for (const offer of offersIn(input)) {
      expect(offer, nameOf(input)).toMatch(/, and (no further licence|.*(USD [\d,]+|academic))/);
      offers += 1;
    }
  expect(offers).toBeGreaterThan(50);
});

test("what the rest comes to stands among the key figures, with no licence paid for twice", () => {
  let sums = 0;
  for (const input of INPUTS) {
    const { brief, budget, asked } = contentFor(input);
    const rows = tableOf(composed(input), "summary.headline")?.rows ?? [];
    const row = rows.map((cells) => cells.map(plain)).find(([what]) => what === "With the rest offered below");
    const factor = asked.find(({ text }) => text.startsWith("Name who delivers multi-factor"))?.text ?? "";
    const offers = [...offersIn(input), ...(factor ? [factor] : [])];
    expect(row !== undefined, nameOf(input)).toBe(offers.length > (brief.has("company-size", "small") ? 1 : 0));
    if (!row) continue;
    const [, value = ""] = row;
    const once = Number(/[A-Z]{3} ([\d,]+) one-off/.exec(value)?.[1]?.replaceAll(",", ""));
    expect(once).toBeGreaterThan((budget.totals[0]?.oneOff.likely ?? 0) / 100);
    if (brief.has("industry", "education")) continue;
    const [year = 0] = yearsIn(value.replace(" more", ""));
    const years = offers.map((offer) => Math.max(0, ...yearsIn(offer)));
    expect(year, `${nameOf(input)}: ${value} ${offers}`).toBeGreaterThanOrEqual(Math.max(...years));
    expect(year, `${nameOf(input)}: ${value}`).toBeLessThanOrEqual(
      offers.flatMap(dollarsIn).reduce((a, b) => a + b, 0),
    );
    sums += 1;
  }
  expect(sums).toBeGreaterThan(25);
});

test("a licence that a plan contains is said to cost nothing beside the plan", () => {
  let contained = 0;
  for (const input of INPUTS) {
    const offers = offersIn(input);
    const plan = offers
      .map((offer) => /Microsoft 365 (?:Business Premium|E3)(?= in a tenant)/.exec(offer)?.[0])
      .find(Boolean);
    if (!plan) continue;
    for (const offer of offers.filter((text) =>
      /, and (Entra ID P1|Intune Plan 1|Defender for Business) unless/.test(text),
    )) {
      expect(offer, nameOf(input)).toContain(`nothing beside ${plan.replace("Microsoft 365 B", "B")}`);
      contained += 1;
    }
  }
  expect(contained).toBeGreaterThan(2);
});
