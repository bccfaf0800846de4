/** The assessment in another extent: what a smaller order would hold, or a larger one where ten domains cost little more. */

import { all, type Condition, is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { fewerDays, MIN_WEEKS, MORE_WEEKS, type Size, volumeSharesOf } from "#app/features/documents/facts/effort.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import { FOCUSED, LARGE, PILOT, ROADMAP, SMALL, TEN_DOMAINS } from "./answers.ts";
import { BILL } from "./bill.ts";
import { LITTLE_MORE } from "./decisions.ts";
import { aimsOf, DOMAIN_IDS, firstTwoOf, fourthOf, namesOf } from "./domains.ts";
import { ASSESSED, UNSCORED_SHIFTS } from "./marks.ts";
import { overServers } from "./quantities.ts";

/** Days of another extent, in percent of those ordered; nought where it is not offered. */
type Percent = (brief: Brief) => number;

/** A third of reading and analysis falls away, and a little of the report; a planning assumption. */
const TWO_OF_THREE = 75;

/** Two domains also do without the inventory of servers that are more than such a client usually has. */
const twoDomains: Percent = (brief) => {
  if (!brief.holds(FOCUSED) || !brief.holds(LARGE)) return 0;
  const planned = brief.plannedAt(brief.size);
  const counted = { users: brief.users, devices: brief.devices, servers: brief.servers.plan };
  const moved = volumeSharesOf(brief, "custom").map(({ volume, percent }) => ({
    volume,
    more: percent * (counted[volume] / planned[volume] - 1),
  }));
  const whole = moved.reduce((sum, { more }) => sum + more, 100);
  const servers = overServers(brief) > 1 ? (moved.find(({ volume }) => volume === "servers")?.more ?? 0) : 0;
  return (TWO_OF_THREE * (whole - servers)) / whole;
};

const threeDomains: Percent = (brief) => (brief.holds(TEN_DOMAINS) ? 100 - fewerDays(brief) : 0);

const tenDomains: Percent = (brief) => (brief.holds(FOCUSED) ? 100 + (LITTLE_MORE[brief.size] ?? -100) : 0);

/** An option's days are one number: a row for every five percent that they may come to. */
const STEP = 5;
const STEPS = Array.from({ length: 26 }, (_, place) => STEP * (place + 1));

const isStep =
  (days: number, percent: Percent) =>
  (brief: Brief): boolean =>
    Math.round(percent(brief) / STEP) * STEP === days;

/** Bought for the pilot alone. */
const PILOT_ITEMS = BILL.filter(({ requirement }) => requirement === "pilot").map(({ item }) => item);

/** A point less than what was ordered, as a cause outside them stays unseen, or each domain has less time. */
const SCORES = Object.fromEntries(Object.entries(ASSESSED).map(([aim, score]) => [aim, score - 1]));

/** The same as what was ordered, but for the aims of the domain that is left out. */
const scoresWithout = (domain: string) => ({
  ...ASSESSED,
  ...Object.fromEntries(aimsOf(domain).flatMap((aim) => (aim in ASSESSED ? [[aim, 2]] : []))), // cost has a mark of its own
});

/** The domain that two leave out, where an aim rests on it: that aim alone loses. */
function lostDomain(brief: Brief): string {
  const { thirdId } = firstTwoOf(brief);
  return aimsOf(thirdId).some((aim) => brief.has("primary-objective", aim)) ? thirdId : "";
}

/** Why it is marked below what was ordered; the table of a small organisation has no column for it. */
const below = (why: (brief: Brief) => string) => (brief: Brief) =>
  brief.holds(SMALL) ? "" : `. Marked below A: ${why(brief)}`;

type Extent = Pick<OptionRow, "name" | "description" | "against"> & {
  percent: Percent;
  when: Condition;
  /** Least weeks, in percent of those of the order. */
  weeks: number;
  without?: (brief: Brief) => string;
  /** The domain that is left out, where the scores tell an aim of it from the others. */
  lost?: string;
};

const inSteps = ({ percent, weeks, without = () => "", lost, ...row }: Extent): OptionRow[] =>
  STEPS.map((days) => ({
    ...row,
    asked: (brief) => (lost === undefined || lost === lostDomain(brief)) && isStep(days, percent)(brief),
    estimate: { days, weeks, keeps: { but: PILOT_ITEMS }, lines: [], without },
    cost: !lost ? 3 : lost === "licensing" ? 2 : 4,
    scores: lost ? scoresWithout(lost) : SCORES,
    shifts: UNSCORED_SHIFTS,
    source: ["ej"],
  }));

const three = (when: Condition, weeks: number): Extent => ({
  when,
  weeks,
  percent: threeDomains,
  name: "Three domains",
  description: (brief) =>
    `${namesOf(brief)} alone; enough if nobody doubts the others${below(() => "a cause in the other seven stays unseen")(brief)}`,
  against: (brief) => `The other seven stay unscored${brief.holds(PILOT) ? ", and nothing is tried" : ""}`,
  without: (brief) => `seven domains${brief.holds(PILOT) ? ", the pilot" : ""}`,
});

/** Without the pilot and the weeks that it adds. */
const threeWithoutPilot = (size: Size): Extent => {
  const least = MIN_WEEKS.custom?.[size] ?? 0;
  return three(
    all(PILOT, is("company-size", size)),
    Math.round((100 * least) / (least + (MORE_WEEKS["custom-pilot"] ?? 0))),
  );
};

const twoWithout = (lost: string): Extent => ({
  when: all(FOCUSED, LARGE),
  weeks: 100,
  percent: twoDomains,
  lost,
  name: "Two domains",
  description: (brief) =>
    `${firstTwoOf(brief).two} alone, with servers from the client's list instead of an inventory; ${firstTwoOf(brief).third} can follow${lost ? ". Its objective waits; the others are marked as A" : below(() => `a cause in ${firstTwoOf(brief).third} stays unseen`)(brief)}`,
  against: (brief) => `${firstTwoOf(brief).third} stays unscored`,
  without: (brief) => `${firstTwoOf(brief).third}, the inventory`,
});

const EXTENTS: readonly Extent[] = [
  three(ROADMAP, 100),
  ...(["small", "medium", "large", "enterprise"] as const).map(threeWithoutPilot),
  ...["", ...DOMAIN_IDS.filter((id) => aimsOf(id).length > 0)].map(twoWithout),
  {
    when: FOCUSED,
    weeks: 100,
    percent: tenDomains,
    name: "Ten domains",
    description: (brief) =>
      `All ten scored, ${namesOf(brief)} in less depth${below(() => "less time for what it rests on")(brief)}`,
    against: (brief) =>
      fourthOf(brief) ? "Less depth in the domains that matter most" : "Time goes to domains that no answer points to",
  },
];

export const OTHER_EXTENTS: readonly OptionRow[] = EXTENTS.flatMap(inSteps);
