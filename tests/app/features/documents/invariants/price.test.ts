/** What must hold of every factor, rate and reserve: it is true for this client, and its reason says why. */

import { expect, test } from "vitest";
import { detailsFor } from "#app/features/catalogue/detail-answers.ts";
import type { Detail } from "#app/features/catalogue/details.ts";
import { hasOpenServers } from "#app/features/documents/brief/open-servers.ts";
import { driversOf } from "#app/features/documents/budget/contingency.ts";
import { isHurried } from "#app/features/documents/plan/plan.ts";
import { exceedsWindow } from "#app/features/documents/plan/plan-lengths.ts";
import { plain } from "#app/features/documents/tree/tree.ts";
import { tableOf } from "#app/features/documents/tree/tree-text.ts";
import { composed, contentFor, samples } from "#tests/app/features/documents/composed.ts";

const inputs = samples(100);

/** A reply that any such question accepts. */
function replyTo(answer: Detail["answer"]): string {
  if (answer.kind === "date") return "unknown";
  return answer.kind === "number" ? `${answer.min}` : (answer.options[0]?.id ?? "");
}

/** Nothing given, everything, or only what moves no days. */
const briefed = inputs.slice(0, 90).map((one, place) => {
  const replies = detailsFor(one.answers)
    .filter(({ id }) => place % 3 === 1 || !["head-count", "devices", "servers", "sites", "user-licences"].includes(id))
    .map(({ id, answer }) => [id, [replyTo(answer)]]);
  return { ...one, answers: { ...one.answers, ...(place % 3 === 0 ? {} : Object.fromEntries(replies)) } };
});

test("the contingency is chosen once, by what is true: 20% for one to three months or an unknown environment, 15% up to six months, else 10%", () => {
  const met = new Set<string>();
  for (const input of briefed) {
    const { brief, budget, plan } = contentFor(input);
    const { contingencyPercent: percent, contingencyReason: reason } = budget;
    const figures = (tableOf(composed(input), "environment.facts")?.rows ?? []).map((row) => row.map(plain));
    const isGiven = (name: string) =>
      figures.some(([figure = "", , basis = ""]) => figure.toLowerCase() === name && basis === "given by the client");
    const { assumed, given } = driversOf(brief);
    for (const name of assumed) if (brief.size !== "small") expect(isGiven(name), name).toBe(false);
    if (reason.startsWith("an unknown environment: the number") && !reason.endsWith("is open"))
      for (const name of assumed) expect(reason).toContain(name);
    const isUnknown = brief.has("current-technologies", "none") || given.length < assumed.length;
    const isLonger = exceedsWindow(plan) && !isHurried(plan);
    const isShort = brief.has("timeline", "1-3-months") && !isLonger;
    if (isUnknown || hasOpenServers(brief) || isShort) expect(percent, reason).toBe(20);
    else if (!brief.known("deadline") && !isLonger)
      expect(percent, reason).toBe(
        brief.has("timeline", "3-6-months") || (plan.windowWeeks ?? 0) + plan.weeks < 26 ? 15 : 10,
      );
    const [weeks = 0] = /\d+/.exec(reason)?.map(Number) ?? [];
    if (weeks > 0) expect(percent).toBe(weeks < 13 ? 20 : weeks < 26 ? 15 : 10);
    expect(reason).not.toMatch(/between|figures are assumed/);
    met.add(`${percent} ${reason.replace(/\d+/, "N")}`);
  }
  expect([...met].filter((one) => !one.startsWith("20")).length).toBeGreaterThan(2);
});
