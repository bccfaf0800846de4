/** The assessment in another extent: what a smaller order would hold, and a larger one. */

import { all, any, type Condition, is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { fewerDays, MIN_WEEKS, MORE_WEEKS, type Size } from "#app/features/documents/facts/effort.ts";
import { forAll } from "#app/features/documents/options/marks.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import { FOCUSED, PILOT, ROADMAP, SMALL, TEN_DOMAINS } from "./answers.ts";
import { BILL } from "./bill.ts";
import { moreDays } from "./decisions.ts";
import { fourthOf, namesOf } from "./domains.ts";
import { ASSESSED, UNSCORED_SHIFTS } from "./marks.ts";

/** Days of another extent, in percent of those ordered; nought where it is not offered. */
type Percent = (brief: Brief) => number;

/** Kick-off, measurement and a list of what they show; a planning assumption, seen over many answers. */
const healthCheck: Percent = (brief) => (brief.holds(PILOT) ? 40 : 50);

const threeDomains: Percent = (brief) => (brief.holds(TEN_DOMAINS) ? 100 - fewerDays(brief) : 0);

/** An option's days are one number: a row for every five percent that they may come to. */
const STEP = 5;
const STEPS = Array.from({ length: 40 }, (_, place) => STEP * (place + 1));

const isStep =
  (days: number, percent: Percent) =>
  (brief: Brief): boolean =>
    Math.round(percent(brief) / STEP) * STEP === days;

/** Bought for the pilot alone. */
const PILOT_ITEMS = BILL.filter(({ requirement }) => requirement === "pilot").map(({ item }) => item);

/** A point less than what was ordered, as a cause outside them stays unseen, or each domain has less time. */
const SCORES = Object.fromEntries(Object.entries(ASSESSED).map(([aim, score]) => [aim, score - 1]));

/** What tools see of security is most of it; of the other aims people tell more. */
const BY_TOOLS = Object.fromEntries(Object.keys(ASSESSED).map((aim) => [aim, aim === "enhance-security" ? 3 : 2]));

type Extent = Pick<OptionRow, "name" | "description" | "against" | "scores" | "shifts" | "marks"> & {
  percent: Percent;
  when: Condition;
  /** Least weeks, in percent of those of the order. */
  weeks: number;
  without?: (brief: Brief) => string;
};

const inSteps = ({ percent, weeks, without = () => "", ...row }: Extent): OptionRow[] =>
  STEPS.map((days) => ({
    ...row,
    asked: isStep(days, percent),
    estimate: { days, weeks, keeps: { but: PILOT_ITEMS }, lines: [], without },
    cost: 3,
    source: ["ej"],
  }));

const three = (when: Condition, weeks: number): Extent => ({
  when,
  weeks,
  percent: threeDomains,
  scores: SCORES,
  shifts: UNSCORED_SHIFTS,
  name: "Three domains",
  marks: forAll("a cause in the other seven domains stays unseen"),
  description: (brief) => `${namesOf(brief)} alone; enough if nobody doubts the others`,
  against: (brief) => `The other seven stay unscored${brief.holds(PILOT) ? ", and nothing is tried" : ""}`,
  without: (brief) => `seven domains${brief.holds(PILOT) ? ", the pilot" : ""}`,
});

/** Least weeks by the number of domains, and with a pilot beside ten of them. */
const leastOf = (form: "custom" | "custom-focused", size: Size): number => MIN_WEEKS[form]?.[size] ?? 0;
const percentOf = (weeks: number, of: number): number => Math.round((100 * weeks) / of);

const threeOf = (size: Size): Extent[] => {
  const [few, ten] = [leastOf("custom-focused", size), leastOf("custom", size)];
  const sized = is("company-size", size);
  return [
    three(all(ROADMAP, sized), percentOf(few, ten)),
    three(all(PILOT, sized), percentOf(few, ten + (MORE_WEEKS["custom-pilot"] ?? 0))),
  ];
};

const healthCheckOf = (when: Condition, weeks: number): Extent => ({
  when,
  weeks,
  percent: healthCheck,
  scores: BY_TOOLS,
  name: "Health check",
  marks: forAll("nobody is heard, so needs stay unknown"),
  description: "The same measurements and a list of red findings",
  against: "Shows what is wrong, not what matters most",
  without: (brief) => `workshops, interviews, scores, road map${brief.holds(PILOT) ? ", pilot" : ""}`,
});

/** Of the least weeks of ten domains in a firm of fifty, or of three in any size, a quarter goes to what it leaves out. */
const CHECKED = 75;

const HEALTH_CHECKS: readonly Extent[] = [
  healthCheckOf(any(all(SMALL, ROADMAP), FOCUSED), CHECKED),
  healthCheckOf(
    all(SMALL, PILOT),
    percentOf(
      (leastOf("custom", "small") * CHECKED) / 100,
      leastOf("custom", "small") + (MORE_WEEKS["custom-pilot"] ?? 0),
    ),
  ),
];

/** Likely days of the whole, in tenths, for each of its domains. */
const daysEach = (likely: number, domains: number): number => Math.max(1, Math.round(likely / domains / 10));

const tenDomains = (likelyIn: (brief: Brief) => number, size: Size): Extent => ({
  when: all(FOCUSED, is("company-size", size)),
  weeks: percentOf(leastOf("custom", size), leastOf("custom-focused", size)),
  percent: (brief) => 100 + moreDays(brief, likelyIn(brief)),
  scores: SCORES,
  name: "Ten domains",
  marks: forAll((brief) => {
    const days = daysEach(likelyIn(brief) * (1 + moreDays(brief, likelyIn(brief)) / 100), 10);
    return `about ${daysEach(likelyIn(brief), 3)} days for each domain become ${days}`;
  }),
  description: (brief) => `All ten scored, ${namesOf(brief)} in less depth`,
  against: (brief) =>
    fourthOf(brief) ? "Less depth in the domains that matter most" : "Time goes to domains that no answer points to",
});

/** A small client's first decision offers the others. */
const SIZES = ["medium", "large", "enterprise"] as const;

/** The cheaper before the larger. */
export const otherExtents = (likelyIn: (brief: Brief) => number): readonly OptionRow[] =>
  [...SIZES.flatMap(threeOf), ...HEALTH_CHECKS, ...SIZES.map((size) => tenDomains(likelyIn, size))].flatMap(inSteps);
