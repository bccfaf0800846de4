/** What was required is covered or offered, and what covers it is licensed and priced once, from the first page to the bill. */

import { expect, test } from "vitest";
import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { requirementIn } from "#app/features/documents/facts/requirements.ts";
import { say } from "#app/features/documents/pack.ts";
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
    const bill = exchanged(
      budget.totals.map(({ currency, yearly }) => [currency, yearly.likely]),
      "USD",
    );
    const isDear = Math.max(0, ...offers.flatMap(yearsIn)) * 100 > bill && !brief.has("industry", "education");
    if (!brief.has("company-size", "small")) expect(row !== undefined, nameOf(input)).toBe(offers.length > 0);
    else if (isDear) expect(row, nameOf(input)).toBeDefined();
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

test("a framework that an assessment is told of is in its scope, its work and its acceptance", () => {
  let named = 0;
  for (const [place, input] of INPUTS.slice(0, 24).entries()) {
    const framework = ["pci-dss", "iso-27001", "cis"][place % 3] ?? "";
    const answers = {
      ...input.answers,
      "solution-type": ["security"],
      "solution-configuration": ["security-assessment"],
      framework: [framework],
    };
    const content = contentFor({ ...input, answers });
    const label = detailLabel("framework", framework);
    const inside = content.pack.scope.inside.filter(({ asked }) => asked?.(content.brief) ?? false);
    expect(inside.map(({ text }) => say(text, content.brief)).join()).toContain(`Gap list by ${label}`);
    expect(content.tasks.some(({ deliverable }) => deliverable.includes(`gap list by ${label}`))).toBe(true);
    expect(content.acceptance.some(({ test: what }) => what.startsWith(`Gap list by ${label}`))).toBe(true);
    named += 1;
  }
  expect(named).toBe(24);
});

test("a tenant names for each requirement whose users and machines it covers, and offers the others", () => {
  let partly = 0;
  for (const input of INPUTS.slice(0, 30)) {
    const answers = {
      ...input.answers,
      "solution-type": ["microsoft-365"],
      "solution-configuration": ["m365-new-tenant"],
      "security-requirements": ["threat-protection"],
    };
    const content = contentFor({ ...input, answers });
    const { brief, asked } = content;
    const control = requirementIn("threat-protection", "microsoft-365", brief);
    const offer = asked.find(({ text }) => text.startsWith("Order as well"))?.text ?? "";
    const isPart = /except for F3 users|those of others on E3|A5 users' devices/.test(control);
    expect(offer.includes("detection on devices of"), `${nameOf({ ...input, answers })}: ${control}`).toBe(isPart);
    if (isPart) partly += 1;
  }
  expect(partly).toBeGreaterThan(5);
});
