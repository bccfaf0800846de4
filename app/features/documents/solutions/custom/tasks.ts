/** The tasks, those that measure put together from what there is to read. */

import { all, any, type Condition, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { INTERVIEWS } from "#app/features/documents/brief/planning-figures.ts";
import { REGULATED_INDUSTRY } from "#app/features/documents/facts/effort.ts";
import { chosenRows, type Pack, type TaskRow } from "#app/features/documents/pack.ts";
import { isFrozen, stopping } from "#app/features/documents/plan/freezes.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { figure } from "#app/features/documents/words.ts";
import { FOCUSED, hasAppliance, LARGE, MEDIUM, PILOT, ROADMAP, SMALL, TEN_DOMAINS, wants } from "./answers.ts";
import { isProposed } from "./domains.ts";
import { checkedSites, choosesSites, heardDays, MEASURED_SITES, mostHeardDays, overServers } from "./quantities.ts";
import { WINS } from "./quick-wins.ts";
import { MEASURED, READINGS, readIn } from "./readings.ts";

/** Days that it takes to read and prove a subject of weight 1; where many are heard, hearing comes first. */
function readDays(weight: number, brief: Brief): number {
  if ((brief.given("interviews") ?? 0) > INTERVIEWS[brief.size]) return 0;
  return weight * (brief.holds(SMALL) ? 0.2 : 0.35);
}

type Subject = readonly [subject: string, weight: number, ...rest: unknown[]];

/** Everything in a firm of fifty is read with something else, and up to 250 people whatever weighs little. */
const isShared = ([, weight]: Subject, most: number, brief: Brief): boolean =>
  brief.holds(SMALL) || (brief.holds(MEDIUM) && weight <= most);

/** What three domains leave unscored, by the subject that reads it. */
const UNSCORED: Record<string, string> = { servers: "servers", directory: "identity" };

/** How many times the weight of its size: more servers weigh more, and what is not scored leaves half of its time to what is. */
function timesRead(subject: string, brief: Brief): number {
  const domain = UNSCORED[subject];
  const isScored = !domain || !brief.holds(FOCUSED) || isProposed(domain, brief);
  return (isScored ? 1 : 0.5) * (subject === "servers" ? overServers(brief) : 1);
}

const measured = (group: typeof MEASURED, brief: Brief, shared: boolean): readonly Subject[] =>
  group
    .filter((one) => brief.holds(one[2]) && isShared(one, 1, brief) === shared)
    .map(([subject, weight]): Subject => [subject, weight * timesRead(subject, brief)]);

/** What an aim of a large client rests on weighs more, so that it seldom shares its days: the evidence of duties, and every contract with a year of invoices. */
const AIMED: readonly (readonly [subject: string, when: Condition, times: number])[] = [
  ["compliance records", wants("compliance-objective"), 2],
  ["contracts and licences", all(TEN_DOMAINS, wants("cost-reduction")), 5],
];

const timesAimed = (subject: string, brief: Brief): number =>
  AIMED.find(([name, when]) => name === subject && brief.holds(all(LARGE, when)))?.[2] ?? 1;

const readBeside = (group: (typeof READINGS)[number], brief: Brief, shared: boolean): readonly Subject[] =>
  readIn(group, brief)
    .filter((one) => isShared(one, 0.5, brief) === shared)
    .map(([subject, weight]): Subject => [subject, weight * timesAimed(subject, brief)]);

const inTurn = (names: readonly string[]): string => names.join(", ");

/** Half a day reads two of them, and one sitting several: `servers and databases, directory and mail`. */
function sittings(names: readonly string[]): string {
  const isPair = (name: string) => name.includes(" and ");
  const plain = names.filter((name) => !isPair(name));
  const pairs = plain.flatMap((_, place) => (place % 2 === 0 ? plain.slice(place, place + 2).join(" and ") : []));
  return [...pairs, ...names.filter(isPair)].join(", ");
}

/** Load is recorded until the gate and read with the servers, so that their task lasts from the first open week of its phase to the last. */
function loadWeeks(brief: Brief): number {
  if (!hasAppliance(brief) || brief.holds(FOCUSED)) return 0;
  const { phases, freezes, start: begin } = planOf(brief);
  const { start, end } = phases.find(({ number }) => number === 2) ?? { start: 0, end: 0 };
  const stops = stopping("discovery", freezes);
  const weeks = Array.from({ length: end - start }, (_, week) => begin + (start + week) * 7);
  return (
    weeks.length -
    Math.max(
      0,
      weeks.findIndex((monday) => !isFrozen(monday, stops)),
    )
  );
}

/** The task that reads what is chosen; none where that is nothing. */
const measurement = (
  subjectsOf: (brief: Brief) => readonly Subject[],
  named = inTurn,
  more: Pick<TaskRow, "least"> = {},
): TaskRow => ({
  phase: 2,
  title: (brief) => `Measurement: ${named(subjectsOf(brief).map(([subject]) => subject))}`,
  waits: [],
  kind: "discovery",
  role: "Engineer",
  weight: (brief) => subjectsOf(brief).reduce((sum, [, weight]) => sum + weight, 0),
  holds: (brief) => subjectsOf(brief).reduce((sum, [, weight]) => sum + readDays(weight, brief), 0),
  ...more,
  deliverable: "Raw reports",
  asked: (brief) => subjectsOf(brief).length > 0,
});

/** With what is prepared for it, and its minutes. */
const DAYS_OF_A_MEETING = 2;

/** `three sites remotely, written answers from the other 19 (4 checked)`. */
function sitesRead({ sites }: Brief): string {
  const others = sites - MEASURED_SITES;
  return `three sites remotely, written answers from the other${others === 1 ? "" : ` ${figure(others)}`} (${figure(checkedSites(sites))} checked)`;
}

export const TASKS: Pack["tasks"] = [
  {
    phase: 1,
    title: "Read-only accounts",
    mark: "accounts",
    waits: ["kick-off"],
    kind: "scope",
    role: "Project manager",
    weight: 1,
    deliverable: "Workshop plan, read-only accounts with an expiry date",
    when: none(SMALL), // opened there by whoever gives the lists
  },
  {
    phase: 1,
    title: (brief) => `Workshop 1, on goals${brief.holds(SMALL) ? "" : ", pain points"} and constraints`,
    waits: ["kick-off"],
    kind: "scope", // the sponsor answers for the goals, as for the scope that is signed after it
    role: "Architect",
    weight: 2,
    most: DAYS_OF_A_MEETING,
    deliverable: (brief) =>
      `Minutes, goals with a measure each${brief.holds(SMALL) ? ", read-only accounts with an expiry date" : ""}`,
  },
  {
    phase: 1,
    title: (brief) => `Discovery appliance set up${brief.holds(FOCUSED) ? "" : ", with load recorded from now on"}`,
    mark: "load",
    waits: ["accounts"], // a trial reads with them
    kind: "discovery",
    role: "Engineer",
    weight: 2,
    deliverable:
      "Appliance running with the accounts that the client enters, ten servers read as a trial, first server list",
    asked: hasAppliance,
  },
  {
    phase: 2,
    title: (brief) => `${brief.holds(FOCUSED) ? "Workshop 2" : "Remaining workshops"} and interviews`,
    waits: [],
    kind: "discovery",
    role: "Architect",
    weight: (brief) => (brief.holds(ROADMAP) ? 14 : brief.holds(PILOT) ? 9 : 8),
    holds: heardDays,
    most: mostHeardDays,
    least: (brief) => (brief.holds(any(all(ROADMAP, MEDIUM), all(none(PILOT), LARGE))) ? 2 : 1), // six of them, or heads of department
    deliverable: "Minutes confirmed by participants",
  },
  measurement((brief) => [...measured(MEASURED, brief, true), ...readBeside(READINGS.flat(), brief, true)], sittings),
  ...MEASURED.map((one) =>
    measurement((brief) => measured([one], brief, false), inTurn, one[0] === "servers" ? { least: loadWeeks } : {}),
  ),
  ...READINGS.map((group) => measurement((brief) => readBeside(group, brief, false))),
  {
    phase: 2,
    title: (brief) => `Measurement: ${sitesRead(brief)}`,
    waits: [],
    kind: "discovery",
    role: "Engineer",
    weight: ({ sites }) => MEASURED_SITES - 1 + checkedSites(sites) / 2,
    deliverable: "Raw reports",
    fewestSites: MEASURED_SITES + 1,
    when: LARGE,
    asked: choosesSites,
  },
  {
    phase: 3,
    title: "Analysis, scoring and ranking",
    mark: "analysis",
    waits: [],
    kind: "design",
    role: "Architect",
    weight: 5,
    // what the adjuster of a regulated industry pays for
    deliverable: (brief) =>
      `${brief.holds(SMALL) ? "Scorecard" : "Draft scorecard"}, ranked findings with owner${brief.holds(REGULATED_INDUSTRY) ? " and requirement affected" : ""}`,
  },
  {
    phase: 3,
    title: "Second measurement of disputed findings",
    mark: "second",
    waits: ["analysis"], // nothing is disputed before it is drafted
    kind: "discovery",
    role: "Engineer",
    weight: (brief) => (brief.holds(SMALL) ? 0 : 2),
    deliverable: "Each confirmed, changed or withdrawn",
  },
  {
    phase: 3,
    title: "Quick wins",
    waits: [],
    kind: "rollout",
    role: "Engineer",
    weight: 2,
    most: (brief) => (brief.holds(LARGE) ? chosenRows(WINS, brief).length : Infinity),
    // the one weekend of a month may come after the gate
    deliverable: (brief) =>
      `Each change ${isMonthly(brief) ? "prepared" : "recorded"} with its old value, or declined with a reason`,
    when: TEN_DOMAINS,
  },
  {
    phase: 3,
    title: "Pilot",
    mark: "trial",
    waits: [],
    least: 3,
    kind: "pilot",
    role: "Engineer",
    weight: 5,
    holds: (brief) => (brief.holds(SMALL) ? 1.5 : 0),
    deliverable: "Figures for each criterion before and after, decision paper signed",
    when: PILOT,
  },
  {
    phase: 4,
    title: "Road map and budget classes",
    mark: "report",
    kind: "design",
    role: "Architect",
    weight: 3,
    deliverable: "Road map",
  },
  {
    phase: 4,
    title: "Read-out to decision-makers",
    waits: ["report"],
    kind: "acceptance",
    role: "Architect",
    weight: 2,
    most: DAYS_OF_A_MEETING,
    deliverable: "Presentation, minutes of the decisions",
  },
];
