/** A product that has left support, or leaves it within the plan or two years, is decided on, priced and kept from the internet, in every solution and size. */

import { expect, test } from "vitest";
import { dayOfIso } from "#app/features/documents/dates.ts";
import { say } from "#app/features/documents/pack.ts";
import { lifecycleOf, VERSIONED } from "#app/features/documents/plan/deadlines.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const INPUTS = samples(150);
const TWO_YEARS = 730;

const NAMES: Record<string, RegExp> = {
  "windows-server": /Windows Server|\b2016\b/,
  "exchange-server": /Exchange/,
  sharepoint: /SharePoint/,
  "sql-server": /SQL/,
};
/** What the work itself replaces. */
const REPLACED: Record<string, readonly string[]> = {
  "azure-migration": ["windows-server", "sql-server"],
  "microsoft-365": ["exchange-server", "sharepoint"],
};
const REPLACES_NOTHING = ["azure-landing-zone", "m365-optimise"];
const WAY_OUT = /upgrad|replac|retire|isolat|move|paid updates|migrat|Subscription Edition|closed to|expos/i;
const PRICE = /(?:USD|EUR|GBP|CHF) ?\d|\d to \d+ days|at academic prices/;

/** The families that lose their support for this client, with whether a version of each has lost it. */
function losing(input: (typeof INPUTS)[number]) {
  const { brief, plan } = contentFor(input);
  const horizon = Math.max(plan.end, brief.today + TWO_YEARS);
  const replaced = brief.has("solution-configuration", ...REPLACES_NOTHING) ? [] : (REPLACED[brief.solution] ?? []);
  return VERSIONED.filter((family) => brief.has("current-technologies", family) && !replaced.includes(family))
    .map((family) => ({ family, ends: lifecycleOf(brief).flatMap((row) => (row.family === family && row.end) || []) }))
    .filter(({ ends }) => ends.some((end) => dayOfIso(end) <= horizon))
    .map(({ family, ends }) => ({ family, hasEnded: ends.some((end) => dayOfIso(end) < brief.today) }));
}

/** Where a rule finds nothing for a product. */
const lacking = (finds: (input: (typeof INPUTS)[number], name: RegExp, hasEnded: boolean, family: string) => boolean) =>
  INPUTS.flatMap((input) =>
    losing(input)
      .filter(({ family, hasEnded }) => !finds(input, NAMES[family] ?? /^$/, hasEnded, family))
      .map(({ family }) => `${input.answers["solution-configuration"]} ${input.answers["company-size"]} ${family}`),
  );

test("whoever uses a product that loses its support reads a decision on it, with what is at stake", () => {
  const missing = lacking((input, name) => {
    const { brief, decisions, asked } = contentFor(input);
    const said = decisions.map(({ title, context, decision, ask = "" }) =>
      [title, say(context, brief), say(decision, brief), say(ask, brief)].join(" "),
    );
    return [...said, ...asked.map(({ text }) => text)].some((text) => name.test(text) && WAY_OUT.test(text));
  });
  expect(missing).toEqual([]);
});

test("the way out of such a product has a price or a guide", () => {
  const missing = lacking((input, name, _, family) => {
    if (family === "exchange-server" || family === "sharepoint")
      return /\d+ to \d+ days/.test(supportTable(input)) || priced(input, name);
    return priced(input, name);
  });
  expect(missing).toEqual([]);
});

const supportTable = (input: (typeof INPUTS)[number]): string =>
  (tableOf(composed(input), "environment.lifecycle")?.rows ?? []).map((row) => row.map(plain).join(" · ")).join("\n");
const priced = (input: (typeof INPUTS)[number], name: RegExp): boolean =>
  blocksOf(composed(input))
    .flatMap((block) =>
      block.kind === "table" ? block.rows.map((row) => textsOf({ ...block, rows: [row] }).join(" ")) : textsOf(block),
    )
    .some((text) => name.test(text) && PRICE.test(text));

test("what attackers reach from the internet is closed to it in the first steps", () => {
  const missing = lacking((input, name, hasEnded, family) => {
    if (!hasEnded || !["exchange-server", "sharepoint"].includes(family)) return true;
    const { decisions, brief } = contentFor(input);
    const said = [
      cells(composed(input), "next.steps"),
      ...decisions.map(({ title, decision }) => `${title}: ${say(decision, brief)}`),
    ];
    return said.some((text) => name.test(text) && /internet|VPN only/.test(text));
  });
  expect(missing).toEqual([]);
});

test("nothing that has left support is to be kept", () => {
  const kept = INPUTS.flatMap((input) =>
    supportTable(input)
      .split("\n")
      .filter((row) => /· (?:ended|paid updates only)\b[^·]*· (?:Keep|Acceptable|Plan)\b/.test(row)),
  );
  expect(kept).toEqual([]);
});

test("a product that leaves support on a day nobody gave is named as the probable one, where one in use has such a day", () => {
  let met = 0;
  for (const { answers, ...rest } of INPUTS.slice(0, 80)) {
    const input = { ...rest, answers: { ...answers, "deadline-reason": ["support"] } };
    const { brief, asked } = contentFor(input);
    const event = asked.find(({ text }) => text.startsWith("Say when support ends"))?.text;
    const ends = lifecycleOf(brief)
      .filter(({ family }) => VERSIONED.includes(family) && brief.has("current-technologies", family))
      .flatMap(({ end }) => (end ? [dayOfIso(end) - brief.today] : []));
    if (!event || !ends.some((days) => days >= 0 && days <= TWO_YEARS)) continue;
    met += 1;
    expect(event).toMatch(/\(probably \w[\w ]+, on \d/);
  }
  expect(met).toBeGreaterThan(20);
});
