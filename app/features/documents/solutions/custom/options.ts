/** The ways to go: the assessment, one of another extent, a pilot alone, a project at once, or nothing. */

import { all } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { type Budget, formatAmount, roughly, wholeUnits } from "#app/features/documents/budget/budget.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import { plural, sentence } from "#app/features/documents/words.ts";
import { FOCUSED, PILOT, SMALL } from "./answers.ts";
import { namesOf } from "./domains.ts";
import { otherExtents } from "./extents.ts";
import { followOn, NO_SIGNAL } from "./follow-on.ts";
import { leastWeeks } from "./latest-starts.ts";
import { magnitudeOf, unmeasuredCost } from "./magnitudes.ts";
import { ASSESSED, ASSESSED_MARKS, DEFERRED_MARKS, UNMEASURED_MARKS, UNSCORED_SHIFTS } from "./marks.ts";
import { paidMeanwhile } from "./out-of-support.ts";
import { pilotPeople, pilotsFor, subjectOf } from "./pilots.ts";

type LikelyIn = (brief: Brief) => number;
type BudgetIn = (brief: Brief) => Budget;

const AS_REQUESTED: OptionRow = {
  name: "Assessment as requested",
  marks: ASSESSED_MARKS,
  description: (brief) =>
    brief.holds(FOCUSED)
      ? `Evidence on ${namesOf(brief)}, then prioritised next steps`
      : brief.holds(PILOT)
        ? `Evidence on ten domains (${namesOf(brief)} in a workshop) and one pilot with ${pilotPeople(brief)}`
        : "Evidence on ten domains, then a twelve-month road map",
  against: "No major change for several weeks",
  without: (brief) => (brief.holds(PILOT) && pilotsFor(brief)[0].brought) || "",
  cost: 4,
  scores: ASSESSED,
  shifts: [{ when: PILOT, criterion: "innovation", by: 1 }, ...UNSCORED_SHIFTS],
  source: ["ej"],
};

/** A pilot by itself, in percent of the days of ten domains with it: kick-off, rules, the pilot as it is here, measurement and report. */
const SELF_STARTED = 35;

/** `9 days with its own kick-off and report, about EUR 7,900 of services`: whole days at the mean rate, with contingency, as the other options are worked out; `likely` in tenths. */
function pilotCost(percent: number, likely: number, budget: Budget): string {
  const days = Math.max(1, Math.round((likely * percent) / 1000));
  const rate = wholeUnits((budget.services.likely * 10) / Math.max(1, likely));
  const services = days * rate + wholeUnits((days * rate * budget.contingencyPercent) / 100);
  return `${plural(days, "day")} with its own kick-off and report, about ${formatAmount(roughly(services), budget.rates.currency)} of services with contingency`;
}

const pilotAlone = (likelyIn: LikelyIn, budgetIn: BudgetIn): OptionRow => ({
  when: PILOT,
  name: "Pilot without assessment",
  description: (brief) =>
    `Immediate pilot with ${pilotPeople(brief)}, ${pilotCost(SELF_STARTED, likelyIn(brief), budgetIn(brief))}: ${subjectOf(brief)}`,
  against: "Selects a product before the problem is understood",
  estimate: {
    days: SELF_STARTED,
    weeks: 75,
    keeps: { but: [] },
    lines: [],
    without: "everything outside the pilot",
  },
  cost: 3,
  cannot: { when: all(), why: "it measures nothing beyond the pilot group" },
  scores: {
    productivity: 3,
    "enhance-security": 2,
    "remote-work": 3,
    "digital-transformation": 4,
    "compliance-objective": 2,
    scalability: 3,
    innovation: 4,
  },
  source: ["ej"],
});

/** What the score of time rests on; a small organisation reads the weeks below its table alone. */
function inWeeks(brief: Brief): string {
  const weeks = brief.holds(SMALL) ? 0 : leastWeeks(brief, followOn(brief) ?? "");
  return weeks > 0 ? `, in at least ${plural(weeks, "week")} (planning minimum for its size)` : "";
}

const PROJECT_AT_ONCE: OptionRow = {
  name: "Start a project on the answers alone",
  marks: UNMEASURED_MARKS,
  description: (brief) =>
    `${sentence(followOn(brief) ?? "a project")} now, without measurement${brief.holds(SMALL) ? "" : `${magnitudeOf(brief)}. Starts sooner, but on unmeasured needs`}`, // whose table prints both in one row
  against: "Unknown environment, higher contingency",
  estimate: {
    days: 0,
    weeks: 40,
    lines: [],
    without: (brief) =>
      `the project itself${unmeasuredCost(brief) || " (none stands out)"}, with about 10% more days and 20% contingency${inWeeks(brief)}`,
  },
  cost: 3,
  time: 3,
  least: (brief) => leastWeeks(brief, followOn(brief) ?? ""),
  cannot: { when: NO_SIGNAL, why: "the answers suggest no particular project" },
  scores: {
    productivity: 3,
    "enhance-security": 3,
    "remote-work": 3,
    "digital-transformation": 3,
    "compliance-objective": 2,
    scalability: 3,
    innovation: 3,
  },
  source: ["ej"],
};

const DEFER: OptionRow = {
  name: "Defer",
  marks: DEFERRED_MARKS,
  description: "Revisit in six months",
  against: "Risks remain, unmeasured",
  estimate: {
    days: 0,
    weeks: 25,
    lines: [],
    without: (brief) => `incidents${paidMeanwhile(brief)}`,
  },
  cost: 2,
  scores: {
    productivity: 1,
    "enhance-security": 1,
    "remote-work": 1,
    "digital-transformation": 1,
    "compliance-objective": 1,
    scalability: 1,
    innovation: 1,
  },
  source: ["ej"],
};

/** The pilot alone costs a share of the days of the whole order, which only the pack as a whole can tell. */
export const optionsWith = (likelyIn: LikelyIn, budgetIn: BudgetIn): readonly OptionRow[] => [
  AS_REQUESTED,
  ...otherExtents(likelyIn),
  pilotAlone(likelyIn, budgetIn),
  PROJECT_AT_ONCE,
  DEFER,
];
