/** The horizons of the road map: what each begins, and what loses its support in it. */

import { all, type Condition, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayIn, dayOfIso, formatDay, isoOfDay, mondayFrom } from "#app/features/documents/dates.ts";
import { MIN_WEEKS } from "#app/features/documents/facts/effort.ts";
import { type PackTable, say } from "#app/features/documents/pack.ts";
import { OLDEST, oldestOf, serviceDatesOf } from "#app/features/documents/plan/deadlines.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { listed, plural } from "#app/features/documents/words.ts";
import { EXCHANGE, FOCUSED, PILOT, SHAREPOINT, SMALL, SQL, WINDOWS } from "./answers.ts";
import { asNamed, candidates, isPointedTo, projectOf } from "./follow-on.ts";
import { endingBetween, outOfSupport, statedFirst } from "./out-of-support.ts";
import { pilotsFor } from "./pilots.ts";

type Begun = readonly [pilot: string, project: "m365" | "devices" | "servers", whole: Condition, rest: string];

/** The project that what follows a pilot is already the whole of, or what is left of it. */
const BEGUN: readonly Begun[] = [
  ["mail", "m365", none(SHAREPOINT), "the SharePoint migration"],
  ["sharepoint", "m365", none(EXCHANGE), "the mailbox migration"],
  ["team-work", "m365", none(EXCHANGE, SHAREPOINT), "the rest of a Microsoft 365 project"],
  ["devices", "devices", all(), ""],
  ["server", "servers", none(SQL), "the database renewal"],
  ["database", "servers", none(WINDOWS), "the renewal of the remaining servers"],
];

/** What the pilot begins, where there is one. */
const begunByPilot = (brief: Brief) => BEGUN.find(([id]) => brief.holds(PILOT) && id === pilotsFor(brief)[0].id);

/** What replaces servers without updates is begun at once, unless a pilot has begun it. */
function begunAtOnce(brief: Brief): string | undefined {
  return isPointedTo("ended", brief) && begunByPilot(brief)?.[1] !== "m365" ? projectOf("ended", brief) : undefined;
}

/** The projects that wait for the second and third horizon. */
function later(brief: Brief): readonly string[] {
  const first = begunAtOnce(brief);
  return candidates(brief).filter((project) => project !== first);
}

/** The projects that the pilot does not begin; of its own project the rest comes after the others. */
function besidePilot(brief: Brief): string[] {
  const [, begun, whole = all(), rest = ""] = begunByPilot(brief) ?? [];
  const own = begun && projectOf(begun, brief);
  // the same servers are not upgraded first and moved then
  const isMoved = (project: string) => project === projectOf("azure", brief) && begun === "servers";
  return later(brief)
    .flatMap((project) => {
      if (project === own) return [];
      return isMoved(project) ? `${project} of servers not upgraded` : project;
    })
    .concat(own && later(brief).includes(own) && !brief.holds(whole) ? rest : []);
}

/** The same day so many months later, or the last of a shorter month. */
function monthsAfter(day: number, months: number): number {
  const [year, month, date] = isoOfDay(day).split("-").map(Number) as [number, number, number]; // its three parts
  return Math.min(dayIn(year, month + months, date), dayIn(year, month + months + 1, 0));
}

/** A project of the third horizon ends no earlier; a planning assumption. */
const LEAST_MONTHS = 9;

/** Projects that have least weeks of their own, by what starts their name. */
const WEEKS_OF: readonly (readonly [id: string, solution: string])[] = [
  ["ended", "microsoft-365"],
  ["security", "security"],
  ["m365", "microsoft-365"],
  ["azure", "azure-migration"],
  ["hybrid", "hybrid-cloud"],
];

/** The last Monday after the read-out from which the project's least weeks end on a Friday by the date; null where none is left, undefined where no least is known. */
function latestMonday(brief: Brief, project: string, fixed: number): number | null | undefined {
  const solution = WEEKS_OF.find(([id]) => project.startsWith(projectOf(id, brief)))?.[1] ?? "";
  const weeks = MIN_WEEKS[solution]?.[brief.size];
  if (!weeks) return undefined;
  const monday = mondayFrom(fixed - weeks * 7 - 3);
  return monday > planOf(brief).end ? monday : null;
}

/** `; latest start, if it depends on it: an Azure migration of at least 14 weeks on 10 May 2027`: of the projects that still can; a firm of fifty has no room for it. */
function latestStarts(brief: Brief, fixed: number): string {
  if (brief.holds(SMALL)) return "";
  const said = candidates(brief).flatMap((project) => {
    const solution = WEEKS_OF.find(([id]) => projectOf(id, brief) === project)?.[1] ?? "";
    const weeks = MIN_WEEKS[solution]?.[brief.size];
    const monday = latestMonday(brief, project, fixed);
    return weeks && monday ? [`${project} of at least ${plural(weeks, "week")} on ${formatDay(monday)}`] : [];
  });
  const [starts, them] = said.length > 1 ? ["starts", "them"] : ["start", "it"];
  return said.length > 0 ? `; latest ${starts}, if it depends on ${them}: ${listed(said)}` : "";
}

/** The fixed date where it lies between two days. */
function fixedWithin(brief: Brief, from: number, to: number): number | null {
  const fixed = fixedDay(brief);
  return fixed !== null && fixed > from && fixed <= to ? fixed : null;
}

const AMBER = "findings rated amber";

const ifConfirmed = (...projects: string[]): string =>
  `${listed(projects)}, ${projects.length > 1 ? "each " : ""}if the evidence confirms it`;

function firstHorizon(brief: Brief): string {
  const { stated, others } = statedFirst(brief, planOf(brief).end);
  const found = others.length > 0 ? [`${listed(others)}, where found`] : [];
  const systems = [...stated, ...found].join(stated.length > 0 && found.length > 0 ? "; " : "");
  const treated = /Windows|SQL/.test(systems)
    ? "replaced, isolated, or covered by paid updates where available"
    : begunByPilot(brief)?.[1] === "m365" && /Exchange|SharePoint/.test(systems)
      ? "kept isolated"
      : "replaced or isolated";
  const first = systems ? `${systems}: ${treated}; other ` : "";
  const project = begunAtOnce(brief);
  return `${first}findings rated red${project ? `; start of ${ifConfirmed(project)}` : ""}`;
}

/** What waits for the second horizon and the third; a date that the third would hardly meet leaves it what cannot be in time at all. */
function waiting(brief: Brief): { second: readonly string[]; third: readonly string[]; isLate: boolean } {
  const projects = brief.holds(PILOT) ? besidePilot(brief) : later(brief);
  const [fixed, { end }] = [fixedDay(brief), planOf(brief)];
  const isDue = fixed !== null && fixed > end && fixed <= monthsAfter(end, LEAST_MONTHS);
  if (isDue) {
    const isInTime = (project: string) => latestMonday(brief, project, fixed) !== null;
    const third = projects.filter((project) => !isInTime(project));
    return { second: projects.filter(isInTime), third, isLate: third.length > 0 };
  }
  const second = brief.holds(PILOT) ? 0 : 1;
  return { second: projects.slice(0, second), third: projects.slice(second), isLate: false };
}

function secondHorizon(brief: Brief): string {
  const { second: projects } = waiting(brief);
  const next = brief.holds(PILOT) ? [`if the pilot passed, ${say(pilotsFor(brief)[0].next, brief)}`] : [];
  return [AMBER, ...next, ...(projects.length > 0 ? [ifConfirmed(...projects)] : [])].join("; ");
}

/** Every project of the table of what may follow that no earlier horizon begins. */
function thirdHorizon(brief: Brief): string {
  const { third: projects, isLate } = waiting(brief);
  const last = brief.holds(FOCUSED) ? "assessment of the domains not scored" : "repeat assessment on the same scale";
  const { end } = planOf(brief);
  const fixed = fixedWithin(brief, monthsAfter(end, 6), monthsAfter(end, 12));
  const due = isLate
    ? `, too long to end by the fixed date`
    : fixed === null
      ? ""
      : `, completed by the fixed date, ${formatDay(fixed)}`;
  return projects.length > 0 ? `${ifConfirmed(...projects)}${due}; ${last}` : last;
}

/** What loses its support, and which service changes, in some months after the plan, behind the words. */
function withEnds(brief: Brief, words: string, from: number, to: number): string {
  const [first, last] = [monthsAfter(planOf(brief).end, from), monthsAfter(planOf(brief).end, to)];
  const ending = endingBetween(brief, first, last);
  const oldest = Object.keys(OLDEST).map((family) => oldestOf(brief, family));
  const isStated = ending.every((text) => oldest.some((product) => product && text.includes(`${product} (`)));
  const changing = serviceDatesOf(brief)
    .map(({ event, date }) => ({ event, day: dayOfIso(date) }))
    .filter(({ day }) => day > first && day <= last)
    .toSorted((a, b) => a.day - b.day)
    .map(({ event, day }) => `${event} (${formatDay(day)})`);
  const fixed = fixedWithin(brief, first, last);
  return [
    words,
    ...(fixed !== null && !words.includes("the fixed date, ")
      ? [`fixed date: ${formatDay(fixed)}${latestStarts(brief, fixed)}`]
      : []),
    ...(ending.length > 0 ? [`end of support: ${ending.join(", ")}${isStated ? "" : ", where in use"}`] : []),
    ...(changing.length > 0 ? [`service changes: ${changing.join(", ")}`] : []),
  ].join("; ");
}

const HORIZONS: readonly (readonly [from: number, to: number, words: (brief: Brief) => string])[] = [
  [0, 3, firstHorizon],
  [3, 6, secondHorizon],
  [6, 12, thirdHorizon],
];

/** The words that rest on dates of support; those of services have their source where they are told first. */
const DATED = /replaced, isolated|end of support: /;

export const HORIZONS_TABLE: PackTable = {
  id: "custom.horizons",
  section: "support",
  heading: "Horizons",
  caption: "Road-map horizons",
  columns: ["Horizon", "Months from the read-out", "Content"],
  rows: HORIZONS.map(([from, to, words], index) => {
    const content = (brief: Brief) => {
      const said = withEnds(brief, asNamed(words(brief), brief), from, to);
      // what has no updates was replaced in the first
      return from > 0 && outOfSupport(brief, planOf(brief).end).some((product) => /Windows|SQL/.test(product))
        ? said.replace("renewal of servers", "renewal of the remaining servers")
        : said;
    };
    return {
      cells: [`Horizon ${index + 1}`, `${from}–${to}`, content],
      source: (brief) => (DATED.test(content(brief)) ? ["eol", "ej"] : ["ej"]),
    };
  }),
};
