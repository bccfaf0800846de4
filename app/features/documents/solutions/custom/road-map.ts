/** The horizons of the road map: what each begins, and what loses its support in it. */

import { all, type Condition, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDay, monthsAfter } from "#app/features/documents/dates.ts";
import { type PackTable, say } from "#app/features/documents/pack.ts";
import { OLDEST, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { planOf, workingDayOnward } from "#app/features/documents/plan/plan.ts";
import { serviceDatesOf } from "#app/features/documents/plan/service-dates.ts";
import { listed } from "#app/features/documents/words.ts";
import { workingDayUntil } from "#app/features/documents/working-days.ts";
import { EXCHANGE, FOCUSED, PILOT, SECOND_FACTOR, SHAREPOINT, SQL, WINDOWS, wants } from "./answers.ts";
import { asNamed, candidates, isPointedTo, projectOf } from "./follow-on.ts";
import { dueOf, dueText, endsByDate, latestMonday, latestStarts } from "./latest-starts.ts";
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

/** Updates of these are sold for some versions. */
const SOLD = /Windows|SQL/;

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

/** A project of the third horizon ends no earlier; a planning assumption. */
const LEAST_MONTHS = 9;

/** The working day so many months after the read-out: the first is that of the second measurement. */
const monthsOn = (brief: Brief, months: number): number => {
  const { end } = planOf(brief);
  return months === 0 ? end : workingDayOnward(monthsAfter(end, months), brief);
};

/** What a tenant serves: where these are aims, it waits for nothing that is none. */
const OFFICE_AIM = all(wants("productivity", "remote-work", "digital-transformation"), none(wants("enhance-security")));

type Placed = { project: string; horizon: number; isLate: boolean };

/** Mail or sites on servers for which no updates are sold: nearest end of support first. */
const hasLapsedSites = (brief: Brief): boolean => {
  const { stated, others } = statedFirst(brief, planOf(brief).end);
  return [...stated, ...others].some((name) => !SOLD.test(name));
};

/** In which horizon each project begins: what moves mail or sites off servers without updates waits behind none of another kind, where security was asked for it does not wait behind others, a fixed date brings forward what could not end by it otherwise, and what cannot end by it at all waits. */
function placed(brief: Brief): Placed[] {
  const projects = brief.holds(PILOT) ? besidePilot(brief) : later(brief);
  const { end } = planOf(brief);
  const due = dueOf(brief);
  const isSoon = due !== null && endsByDate(brief) && due.usable <= monthsAfter(end, LEAST_MONTHS);
  return projects.map((project, place) => {
    const isFirst = brief.holds(PILOT) ? project === projectOf("security", brief) : place === 0;
    const isOffice = project === projectOf("m365", brief) || project === begunByPilot(brief)?.[3];
    const isNext = isFirst || (isOffice && (brief.holds(OFFICE_AIM) || hasLapsedSites(brief)));
    const monday = latestMonday(brief, project);
    if (monday === null) return { project, horizon: 3, isLate: true };
    const start = monday ?? Infinity;
    if (start < monthsAfter(end, 3)) return { project, horizon: 1, isLate: false };
    return { project, horizon: isNext || isSoon || start < monthsAfter(end, 6) ? 2 : 3, isLate: false };
  });
}

/** Those of one horizon. */
function begunIn(brief: Brief, horizon: number, isLate = false): string[] {
  return placed(brief).flatMap((row) => (row.horizon === horizon && row.isLate === isLate ? row.project : []));
}

/** The fixed date where the day that counts lies between two days. */
function dueWithin(brief: Brief, from: number, to: number): ReturnType<typeof dueOf> {
  const due = dueOf(brief);
  return due && due.usable > from && due.usable <= to ? due : null;
}

const AMBER = "findings rated amber";

const ifConfirmed = (...projects: string[]): string =>
  `${listed(projects)}, ${projects.length > 1 ? "each " : ""}if the evidence confirms it`;

/** What has no updates any more, and what becomes of it: none are sold for mail and sites, which wait for the project that moves them. */
function unsupported(brief: Brief): string[] {
  const { stated, others } = statedFirst(brief, planOf(brief).end);
  const found = (products: string[]) => (products.length > 0 ? [`${listed(products)}, where found`] : []);
  const paid = [...stated, ...found(others.filter((name) => SOLD.test(name)))].join("; ");
  const [moved] = found(others.filter((name) => !SOLD.test(name)));
  const kept = begunByPilot(brief)?.[1] === "m365" ? "kept isolated" : "isolated until replaced";
  const isMoved = candidates(brief).includes(projectOf("azure", brief));
  const covered = isMoved
    ? "what may move to Azure is isolated or, where sold, covered by paid updates; the rest is upgraded or replaced"
    : "upgraded or replaced, else isolated or covered by paid updates";
  return [...(paid ? [`${paid}: ${covered}`] : []), ...(moved ? [`${moved}: ${kept}`] : [])];
}

function firstHorizon(brief: Brief): string {
  const ended = unsupported(brief);
  const first = ended.length > 0 ? `${ended.join("; ")}; other ` : "";
  const project = begunAtOnce(brief);
  const begun = [...(project ? [project] : []), ...begunIn(brief, 1)];
  const signedIn = brief.holds(SECOND_FACTOR)
    ? "; a second factor wherever administrators or remote access lack one"
    : "";
  const saved = brief.holds(wants("cost-reduction")) ? "; contracts and seats found unused cancelled in time" : "";
  const soon = brief.holds(FOCUSED) ? ", those that take under a day within 30 days, freezes excluded" : "";
  return `${first}findings rated red${soon}${signedIn}${saved}${begun.length > 0 ? `; start of ${ifConfirmed(...begun)}` : ""}`;
}

function secondHorizon(brief: Brief): string {
  const projects = begunIn(brief, 2);
  const next = brief.holds(PILOT) ? [`if the pilot passed, ${say(pilotsFor(brief)[0].next, brief)}`] : [];
  return [AMBER, ...next, ...(projects.length > 0 ? [ifConfirmed(...projects)] : [])].join("; ");
}

/** Every project of the table of what may follow that no earlier horizon begins. */
function thirdHorizon(brief: Brief): string {
  const [projects, late] = [begunIn(brief, 3), begunIn(brief, 3, true)];
  const last = brief.holds(FOCUSED) ? "assessment of the domains not scored" : "repeat assessment on the same scale";
  const due = dueWithin(brief, monthsOn(brief, 6), monthsOn(brief, 12));
  return [
    ...(projects.length > 0
      ? [
          `${ifConfirmed(...projects)}${due && endsByDate(brief) ? `, completed by the fixed date, ${dueText(due)}` : ""}`,
        ]
      : []),
    ...(late.length > 0 ? [`${ifConfirmed(...late)}, too long to end by the fixed date`] : []),
    last,
  ].join("; ");
}

/** What loses its support, and which service changes, in some months after the plan, behind the words. */
function withEnds(brief: Brief, words: string, from: number, to: number): string {
  const [first, last] = [monthsOn(brief, from), monthsOn(brief, to)];
  const ending = endingBetween(brief, first, last);
  const oldest = Object.keys(OLDEST).map((family) => oldestOf(brief, family));
  const isStated = ending.every((text) => oldest.some((product) => product && text.includes(`${product} (`)));
  const changing = serviceDatesOf(brief)
    .map(({ event, date }) => ({ event, day: dayOfIso(date) }))
    .filter(({ day }) => day > first && day <= last)
    .toSorted((a, b) => a.day - b.day)
    .map(({ event, day }) => `${event} (${formatDay(day)})`);
  const due = dueWithin(brief, first, last);
  const starts = latestStarts(brief);
  const before = due && from === 0 && endsByDate(brief) ? workingDayUntil(due.usable - 1, planOf(brief).country) : 0;
  const closed = before > first ? ` (findings that it rests on closed by ${formatDay(before)})` : "";
  return [
    words,
    ...(due && !words.includes("the fixed date, ")
      ? [`fixed date: ${dueText(due)}${closed}${starts}`]
      : due && starts
        ? [starts.slice(2)]
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
const DATED = /replaced, isolated|isolated until|kept isolated|end of support: /;

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
      cells: [`Horizon ${index + 1}`, (brief) => `${from}–${to}, to ${formatDay(monthsOn(brief, to))}`, content],
      source: (brief) => (DATED.test(content(brief)) ? ["eol", "ej"] : ["ej"]),
    };
  }),
};
