/** What holds of everything that is bought, whatever the solution: it is used, it stands on what it needs, and its price is whole. */

import { expect, test } from "vitest";
import { PLAN_HELD } from "#app/features/catalogue/estate.ts";
import type { BillLine } from "#app/features/documents/budget/bill.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const INPUTS = samples(100);
const nameOf = ({ answers }: ComposeInput) =>
  `${answers["solution-configuration"]} ${answers["company-size"]} ${answers.industry}`;

/** Lines of which a rule does not hold. */
const breaking = (rule: (line: BillLine, input: ComposeInput, lines: readonly BillLine[]) => boolean): string[] =>
  INPUTS.flatMap((input) => {
    const { lines } = contentFor(input).budget;
    return lines.filter((line) => !rule(line, input, lines)).map(({ item }) => `${nameOf(input)}: ${item}`);
  });

/** Suites and steps, by the plan to which they are added. */
const ADDED: readonly (readonly [suite: RegExp, plan: RegExp])[] = [
  [/with Business Premium/, /Business Premium/],
  [/(?:with|on|from) Microsoft 365 E3/, /Microsoft 365 E3/],
];

test("what is added to a plan stands beside the plan, owned or bought", () => {
  const alone = breaking(({ price }, _, lines) => {
    const plan = ADDED.find(([suite]) => price && suite.test(price.item))?.[1];
    return !plan || lines.some((line) => plan.test(line.item) && !/suite|step/i.test(line.item));
  });
  expect(alone).toEqual([]);
});

test("a service that decides nothing by its price alone has its guide in a total of its own", () => {
  const missing = breaking(({ id, item, amount, owned, kind, formula, guide }, input) => {
    if (amount || owned || kind === "one-off" || item.endsWith("(option)") || !/guide/.test(formula)) return true;
    const totals = (tableOf(composed(input), "budget.totals")?.rows ?? []).map((row) => row.map(plain).join(" "));
    return guide !== null && totals.some((row) => row.includes(`per full year, with ${id}`));
  });
  expect(missing).toEqual([]);
});

test("a plan of the highest class goes to those whom a stated requirement concerns", () => {
  const wide = breaking(({ item, price, quantity }, input) => {
    const { brief } = contentFor(input);
    if (brief.solution !== "security" || brief.has("industry", "education") || !price) return true;
    if (/^Defender suite/.test(item))
      return (
        brief.has("solution-configuration", "security-detection") ||
        brief.has("security-requirements", "threat-protection", "zero-trust")
      );
    return !/E5$|Step from|Purview suite/.test(price.item) || quantity <= Math.ceil(brief.knowledge / 5);
  });
  expect(wide.filter((line) => !line.includes("Enterprise Mobility"))).toEqual([]);
});

test("loss prevention that is left out is priced with the plan that it needs", () => {
  let priced = 0;
  for (const input of INPUTS) {
    const { brief, asked } = contentFor(input);
    const said = asked
      .map(({ text }) => /data loss prevention for [^;]*Purview suite[^;]*/.exec(text)?.[0] ?? "")
      .join("");
    if (said === "" || brief.solution === "configuration-manager" || brief.has("industry", "education")) continue;
    const [, sum = ""] = /USD ([\d,]+) a year/.exec(said) ?? [];
    const each = Number(sum.replaceAll(",", "")) / 12 / brief.users;
    expect(each, nameOf(input)).toBeCloseTo((brief.users <= 300 ? 10 : 12) + planPrice(input), 1);
    priced += 1;
  }
  expect(priced).toBeGreaterThan(3);
});

function planPrice(input: ComposeInput): number {
  const { brief } = contentFor(input);
  if (brief.holds(PLAN_HELD)) return 0;
  return brief.users <= 300 ? 22 : 39;
}

test("where nothing runs in Azure one hub is bought, and the high figure holds the hosts that an assumption admits", () => {
  const wrong = breaking(({ item, quantity, amount, price }, input) => {
    const { brief } = contentFor(input);
    if (/^(VPN|ExpressRoute) gateway/.test(item) && brief.solution === "hybrid-cloud")
      return quantity === 1 || brief.has("cloud-maturity", "some", "significant", "cloud-first");
    if (/System Center Datacenter/.test(item)) return amount?.high === 2 * quantity * (price?.high ?? 0);
    return true;
  });
  expect(wrong).toEqual([]);
});

/** What a decision or a table of policies or accounts uses, and no component is. */
const USED_BY_POLICY: readonly (readonly [line: RegExp, used: RegExp])[] = [
  [/^Security keys/, /security keys?|FIDO2/i],
  [/^Entra ID P[12]|^Step to Microsoft 365 A5/, /just-in-time|Privileged Identity Management|activat|risk/i],
  [/^Log workspace/, /sign-in log/i],
  [/^Microsoft 365 F[13]/, /shift worker/i],
  [/^System Center (Standard|Datacenter) server/, /System Center for \d+ servers? as clients?/],
];

test("every line is used by a component, a requirement or a policy that the document names", () => {
  const unused = INPUTS.flatMap((input) => {
    const texts = usesIn(input);
    return contentFor(input)
      .budget.lines.filter(({ owned, item }) => !owned && !/\(option\)|\(prerequisite\)|operations/i.test(item))
      .filter(
        ({ id, item }) =>
          !texts.includes(id) && !USED_BY_POLICY.some(([line, used]) => line.test(item) && used.test(texts)),
      )
      .map(({ item }) => `${nameOf(input)}: ${item}`);
  });
  expect(unused).toEqual([]);
});

/** All that is said outside the bill and its sums, with ranges of lines written out. */
function usesIn(input: ComposeInput): string {
  const texts = blocksOf(composed(input))
    .filter(({ provenance }) => !/^(bill|budget|summary|options)/.test(provenance.rule))
    .flatMap(textsOf)
    .join("\n");
  const ranges = [...texts.matchAll(/B-(\d+) to B-(\d+)/g)].flatMap(([, from, to]) =>
    Array.from({ length: Number(to) - Number(from) }, (_, step) => `B-${`${Number(from) + step}`.padStart(2, "0")}`),
  );
  return `${texts} ${ranges.join(" ")}`;
}

test("licences that a road map prices are looked up in the references, in every size", () => {
  let priced = 0;
  for (const one of INPUTS.slice(0, 20)) {
    const answers = {
      ...one.answers,
      "solution-type": ["security"],
      "solution-configuration": ["security-assessment"],
    };
    const table = tableOf(composed({ ...one, answers }), "security.plan");
    if (!/USD [\d,]+ a month at list/.test(JSON.stringify(table?.rows))) continue;
    expect(table?.sources.some((key) => /price|suite|ms-july/.test(key))).toBe(true);
    priced += 1;
  }
  expect(priced).toBeGreaterThan(5);
});
