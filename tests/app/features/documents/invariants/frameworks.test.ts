/** A framework, a law or compliance that was asked for is answered by what the plan delivers, or left to the client aloud. */

import { expect, test } from "vitest";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { boundElsewhere, orderedBy } from "#app/features/documents/facts/frameworks.ts";
import { orderDay } from "#app/features/documents/plan/plan.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const NAMED = ["cis", "iso-27001", "pci-dss", "dora", "nis2", undefined];
/** Every second client is asked for a framework and names one in turn. */
const INPUTS = samples(60).map((input, place): ComposeInput => {
  const framework = NAMED[(place / 2) % NAMED.length];
  return framework ? { ...input, answers: { ...input.answers, framework: [framework] } } : input;
});

test("evidence that is wanted is ordered by controls, each with a control, test or task that is in the plan", () => {
  let tables = 0;
  for (const input of INPUTS) {
    const content = contentFor(input);
    const { brief, proofs, tasks } = content;
    const shown = plainOf(composed(input), "security.framework");
    const isOrdered = !brief.holds(ASSESSES) && orderedBy(brief) !== null;
    const isShort = orderedBy(brief)?.isExample === true && brief.has("company-size", "small");
    if (!isOrdered) expect(shown).toBe("");
    else if (!isShort) expect(shown, JSON.stringify(input.answers)).not.toBe(""); // else law may say the same
    if (shown === "") continue;
    const real = new Set([...proofs.map(({ code }) => code), ...tasks.map(({ id }) => id)]);
    const codes = shown.match(/\b(S|AT)-\d+|\bT-\d\.\d+/g) ?? [];
    expect(codes.length, JSON.stringify(input.answers)).toBeGreaterThan(0);
    for (const code of codes) expect(real, shown).toContain(code);
    const rows = tableOf(composed(input), "security.framework")?.rows ?? [];
    expect(new Set(rows.map(([control]) => control)).size).toBe(rows.length);
    tables += 1;
  }
  expect(tables).toBeGreaterThan(20);
});

test("a law that was named and hardly binds is asked about before the order, and heads no table", () => {
  let asked = 0;
  for (const input of INPUTS) {
    const { brief, requests } = contentFor(input);
    if (!boundElsewhere(brief)) continue;
    const label = brief.detail("framework")?.toUpperCase() ?? "";
    const why = requests.find(({ text }) => text === `Why ${label} was named`);
    expect(why?.due?.what, JSON.stringify(input.answers)).toBe("the order");
    expect(why?.due?.day).toBeLessThan(orderDay(brief));
    expect(tableOf(composed(input), "security.framework")?.caption ?? "").not.toContain(`by ${label}`);
    expect(tableOf(composed(input), "security.controls")?.columns.at(-1)?.title ?? "").not.toContain(label);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(2);
});

/** Laws and guidelines that every client of the country and sector is told of, whatever the solution. */
const LAWS: readonly (readonly [country: string, industry: string, names: readonly string[]])[] = [
  ["Germany", "healthcare", ["BDSG", "StGB", "GDPR"]],
  ["Germany", "finance", ["DORA"]],
  ["Netherlands", "government", ["BIO2", "Cyberbeveiligingswet"]],
  ["Switzerland", "healthcare", ["FADP"]],
  ["Canada", "finance", ["B-13", "PIPEDA"]],
  ["Australia", "other", ["Essential Eight", "Privacy Act 1988"]],
  ["Australia", "government", ["Essential Eight"]],
  ["United Kingdom", "finance", ["SYSC 15A"]],
  ["United States", "healthcare", ["HIPAA"]],
];

test("the law of the country and sector is named for counsel in every solution and size", () => {
  for (const [place, input] of INPUTS.slice(0, 45).entries()) {
    const [country, industry, names] = LAWS[place % LAWS.length] ?? ["", "", []];
    const { framework: _, ...answers } = input.answers;
    const size = names.includes("Cyberbeveiligingswet") ? ["large"] : (answers["company-size"] ?? []);
    const tree = composed({
      ...input,
      answers: { ...answers, industry: [industry], "company-size": size },
      client: { ...input.client, country },
    });
    const law = ["notice", "rows", "rest", "nis2", "incident"].map((part) => plainOf(tree, `regulation.${part}`));
    const said = `${law.join(" ")} ${plainOf(tree, "security.framework")}`;
    for (const name of names) expect(said, `${country} ${JSON.stringify(answers)}`).toContain(name);
  }
});
