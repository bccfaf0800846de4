/** Days grow with what they depend on: the organisation, its devices, servers and sites, and what its team has yet to learn. */

import { expect, test } from "vitest";
import type { Answers, QuestionId } from "#app/features/catalogue/steps.ts";
import { ADJUSTER_CAP_PERCENT, REGULATED } from "#app/features/documents/facts/effort.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const INPUTS = samples(60);
const daysOf = (place: number, answers: Answers) => {
  const input = INPUTS[place];
  if (!input) throw new Error("no such input");
  return contentFor({ ...input, answers: { ...input.answers, ...answers } });
};

/** Tasks that no organisation does in less time for being larger; a row that holds another task as well is not compared. */
const GROWING = [
  /^Run book and handover[^;]*$/,
  /^(?:Discovery|Interviews)\b/,
  /^Co-management: first two/,
  /^Readiness for Windows 11/,
];
const LARGER = ["medium", "large", "enterprise"];

test("run book, discovery and what is done for each device take no fewer days in a larger organisation", () => {
  let met = 0;
  const falls = INPUTS.flatMap((_, place) => {
    const bySize = LARGER.map((size) => daysOf(place, { "company-size": [size] }).tasks);
    return GROWING.flatMap((title) => {
      const days = bySize.flatMap((tasks) => tasks.find((task) => title.test(task.title))?.days ?? []);
      met += days.length;
      return days.some((day, at) => at > 0 && day < (days[at - 1] ?? 0)) ? [`${title}: ${days.join(", ")}`] : [];
    });
  });
  expect(falls).toEqual([]);
  expect(met).toBeGreaterThan(150);
});

test.each([
  ["devices", "200", "900"],
  ["servers", "15", "60"],
  ["sites", "2", "9"],
] as const)("more %s never take fewer days", (detail, few, many) => {
  const falls = INPUTS.flatMap(({ answers }, place) => {
    const [low, high] = [few, many].map(
      (count) => daysOf(place, { "company-size": ["medium"], [detail]: [count] }).effort.exact.likely,
    );
    return (high ?? 0) < (low ?? 0) ? [`${answers["solution-configuration"]}: ${low} > ${high}`] : [];
  });
  expect(falls).toEqual([]);
});

test("a team without experience gets days in which it does each duty once", () => {
  for (const [place, { answers }] of INPUTS.entries())
    for (const [size, least] of [
      ["small", 10],
      ["medium", 20],
    ] as const) {
      const { tasks } = daysOf(place, { "company-size": [size], skills: ["none"] });
      const handover = tasks.find(({ title }) => title.includes("each duty performed once"));
      if (handover) expect(handover.days, `${answers["solution-configuration"]} ${size}`).toBeGreaterThanOrEqual(least);
    }
});

test("the factor of several adjusters is their product, printed with the most that it may be, for a small organisation where that is reached", () => {
  const most = `× ${((100 + ADJUSTER_CAP_PERCENT) / 100).toFixed(2)}`;
  let met = 0;
  for (const input of INPUTS) {
    const rows = (tableOf(composed(input), "budget.adjusters")?.rows ?? []).map((row) => row.map(plain));
    const [, factor = "", reason = ""] = rows.find(([step]) => step === "Factor") ?? [];
    if (factor === "") continue;
    met += 1;
    const product = rows.reduce(
      (all, [step, value = ""]) => (step === "Adjuster" ? all * Number(value.slice(2)) : all),
      1,
    );
    expect(Math.abs(Math.min(product, 1 + ADJUSTER_CAP_PERCENT / 100) - Number(factor.slice(2)))).toBeLessThan(0.001);
    if (product > 1 + ADJUSTER_CAP_PERCENT / 100) expect(reason).toContain("capped");
    else if (input.answers["company-size"]?.[0] === "small") expect(reason).toBe("multiplied");
    else expect(reason).toContain(`at most ${most}`);
  }
  expect(met).toBeGreaterThan(20);
});

/** The adjusters of the effort table that an answer asks for, and the words by which a reader finds them. */
const ASKED: readonly (readonly [question: QuestionId, option: string, words: RegExp])[] = [
  ["timeline", "1-3-months", /one to three months/],
  ["integration-needs", "legacy-applications", /legacy applications/],
  ["current-technologies", "none", /unknown environment/],
];
const OF_CLOUDS = ["azure-migration", "microsoft-365", "hybrid-cloud"];

test("an adjuster that an answer asks for is applied, or refused in one row with its reason", () => {
  const missing = INPUTS.flatMap((input) => {
    const { brief } = contentFor(input);
    const rows = (tableOf(composed(input), "budget.adjusters")?.rows ?? []).map((row) => row.map(plain));
    const told = rows
      .flatMap(([step = "", , why = ""]) => (/^(Adjuster|Not applied)$/.test(step) ? [why] : []))
      .join("; ");
    const asked = [
      ...ASKED.filter(([question, option]) => brief.has(question, option)).map(([, , words]) => words),
      ...(brief.has("cloud-maturity", "no-cloud") && OF_CLOUDS.includes(brief.solution) ? [/no cloud adoption/] : []),
      ...(brief.sites >= 3 ? [new RegExp(`${brief.sites} sites`)] : []),
      ...(brief.holds(REGULATED) ? [/regulated industry|compliance required/] : []),
    ];
    expect(rows.filter(([step]) => step === "Not applied").length).toBeLessThan(2);
    return asked.filter((words) => !words.test(told)).map((words) => `${brief.configuration.id}: ${words}`);
  });
  expect(missing).toEqual([]);
});
