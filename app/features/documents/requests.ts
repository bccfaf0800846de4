/** What the client is asked to send before the design, without anything already given or covered by another request. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { unknownDetails } from "./assumptions.ts";
import type { Brief } from "./brief/brief.ts";
import { countsShifts } from "./brief/people.ts";
import { perBrief } from "./brief/per-brief.ts";
import { formatDay } from "./dates.ts";
import { SECTOR_REQUESTS, SECTOR_UNASKED } from "./facts/sectors.ts";
import { TECHNOLOGIES } from "./facts/technologies.ts";
import { ROW_LIMITS } from "./facts/work.ts";
import { type Deciding, dayBefore, needsOf } from "./needs.ts";
import { ORDER } from "./options/due.ts";
import { type Pack, say } from "./pack.ts";
import { gatesOf, OLDEST } from "./plan/deadlines.ts";
import { askedForDate } from "./plan/fixed-date.ts";
import { gateDay, planOf, workingDayBefore } from "./plan/plan.ts";
import { listed, sentence } from "./words.ts";
import { endOfWeek, workingDayFrom } from "./working-days.ts";

/** What the client must state according to the column and duties of the PCI DSS framework. */
const CARD_SYSTEMS = "Systems that handle card data";

/** Of whoever asked for compliance without saying with what: evidence is filed by it. It comes on top, in place of none of the others. */
function askedRules(brief: Brief): string[] {
  const wants =
    brief.has("primary-objective", "compliance-objective") || brief.has("security-requirements", "compliance");
  if (!wants || brief.detail("framework") !== null) return [];
  return [
    brief.has("company-size", "small")
      ? "Rules and contracts to comply with"
      : "Rules and contracts to comply with, from the compliance owner",
  ];
}

/** Law, currency, rates and region depend on it. */
const COUNTRY = "Country of the client and its supervisory authority";

/** `due`: where others are due later, the day of this one and what needs it. */
export type Request = { text: string; due?: { day: number; what: string } };

/** A small organisation reads the year and what needs it in the next steps, which are near. */
export const requestText = ({ text, due }: Request, brief: Brief): string => {
  if (!due) return text;
  const day = formatDay(due.day);
  return `${text} (by ${brief.has("company-size", "small") ? day.slice(0, -5) : `${day}, for ${due.what}`})`;
};

/** What is decided early comes first, in the order of its days, and takes the place of none of the others. */
export function requestsOf(content: Deciding): Request[] {
  const { brief, pack } = content;
  const [texts, rules] = [wantedOf(brief, pack), askedRules(brief)];
  const early = earlyOf(content, [...texts, ...rules]);
  const others = texts.filter((text) => !early.some((one) => one.text === text));
  const room = ROW_LIMITS[brief.size].requests - texts.length + others.length;
  const left = [
    ...versionsFirst(others.slice(0, room), brief, atOnce(early) - early.length),
    ...rules.filter((text) => !early.some((one) => one.text === text)),
  ];
  return [...early, ...left.map((text) => ({ text }))];
}

/** Everything that is asked for, the weightiest first. */
function wantedOf(brief: Brief, pack: Pack): string[] {
  const others = othersOf(brief, pack);
  const isAsked = (id: DetailId) => id === "deadline" && brief.known("deadline-reason") !== null; // with its reason
  const unknown = unknownDetails(brief, pack).filter(({ id }) => !isAsked(id));
  const answering = unknown.map(({ id, task }) => askedWithin(id, others) ?? task);
  const half = ROW_LIMITS[brief.size].requests / 2; // unknown answers leave room for what the build cannot do without
  const all = [
    ...(brief.country ? [] : [COUNTRY]),
    ...askedForDate(brief), // the first week schedules by it
    ...answering.slice(0, half),
    ...(brief.known("framework") === "pci-dss" ? [CARD_SYSTEMS] : []),
    ...others,
    ...answering.slice(half),
  ];
  return [...new Set(all)];
}

/** What is needed before the day on which it would be due; without a day of its own where the first day is early enough. */
function earlyOf(content: Deciding, texts: readonly string[]): Request[] {
  const { brief } = content;
  const { first, last } = requestDays(brief);
  const found = new Map<string, { day: number; what: string }>();
  for (const { within, ask, day, what } of needsOf(content)) {
    const own = say(ask ?? "", brief);
    const asked = texts.find((text) => within?.test(text) || text === own);
    const text = asked ?? own;
    const due = dayBefore(day, brief);
    if (text === "" || (asked && due >= last) || due >= (found.get(text)?.day ?? Infinity)) continue;
    found.set(text, { day: due, what });
  }
  return [...found]
    .toSorted(([, a], [, b]) => a.day - b.day)
    .map(([text, due]) => (due.day < first ? { text, due } : { text }));
}

/** The numbers of the requests without whose answers the order is not signed. */
export function orderRequests(requests: readonly Request[]): number[] {
  return requests.flatMap(({ due }, place) => (due?.what === ORDER ? [place + 1] : []));
}

/** How many requests are due on the first day. */
export const AT_ONCE = 6;

/**
 * The days on which the first and the other requests are due: the first before any task that reads them, the others in week two,
 * unless the first gate, which needs them, is no later.
 */
export const requestDays = perBrief((brief): { first: number; last: number } => {
  const plan = planOf(brief);
  const first = workingDayFrom(plan.start, plan.country);
  const second = workingDayBefore(endOfWeek(plan, 2), brief);
  return { first, last: second < gateDay(plan, "design") ? second : first };
});

/** With those that have an earlier day. */
const atOnce = (requests: readonly Request[]): number => AT_ONCE + requests.filter(({ due }) => due).length;

/** How many requests are due by the first of these days. */
export function dueAtOnce(brief: Brief, requests: readonly Request[]): number {
  const count = atOnce(requests);
  if (requests.length <= count) return requests.length; // whatever the plan
  const { first, last } = requestDays(brief);
  return last > first ? count : requests.length;
}

/** Moves requests for versions that the first weeks depend on among the `first` ones. */
function versionsFirst(requests: string[], brief: Brief, first: number): string[] {
  const ids = gatesOf(brief).flatMap(({ family = "" }) => OLDEST[family] ?? []);
  const asked = ids.flatMap((id) => ASKED_WITHIN[id] ?? []);
  const late = requests.slice(first).filter((text) => asked.some((words) => words.test(text)));
  if (late.length === 0) return requests;
  const others = requests.filter((text) => !late.includes(text));
  const before = Math.max(0, first - late.length);
  return [...others.slice(0, before), ...late, ...others.slice(before)];
}

/** Requests of the solution, the technologies in use and the sector, then the general ones that none of them covers. */
function othersOf(brief: Brief, pack: Pack): string[] {
  const own = pack.requests.map((request) => say(request, brief));
  const technologies = TECHNOLOGIES.filter(({ id }) => brief.has("current-technologies", id))
    .filter(({ id }) => id !== "none" || !own.some((text) => INVENTORY.test(text)))
    .map(({ id, request }) => say((pack.technologies?.[id] ?? { request }).request ?? "", brief));
  const special = [...own, ...technologies, askedOfSector(brief)].filter((text) => text !== "");
  const people = peopleAsked(brief, special);
  const isCounted = brief.given("head-count") !== null;
  const general = [
    isCounted ? people : "",
    special.some((text) => NETWORK.test(text)) ? "" : "Network plan with sites, links and addresses",
    windowsAsked(brief),
  ];
  const [first = "", ...rest] = special;
  return [first, isCounted ? "" : people, ...rest, ...general].filter((text) => text !== "");
}

function askedOfSector(brief: Brief): string {
  const industry = brief.one("industry");
  return SECTOR_UNASKED[industry]?.includes(brief.solution) ? "" : (SECTOR_REQUESTS[industry] ?? "");
}

const INVENTORY = /^(Devices by model|Server list|Servers with version)/;
const NETWORK = /network plan|link speeds/i;

/** Requests that include the answer to an optional question, and so replace asking for it. */
export const ASKED_WITHIN: Partial<Record<DetailId, RegExp>> = {
  "head-count": /^headcount/i,
  devices: /^devices by model|^headcount.*devices|^(number of )?devices/i,
  "shift-workers": /shift workers/i,
  servers: /^(list of servers|server list|servers with|windows server: list)/i,
  "windows-server-version": /^(list of servers|server list|servers with|windows server: list).*version/i,
  sites: /^network plan|^(IP ranges|Internet lines) and link speeds/i,
  "distribution-sites": /link speeds/i,
  administrators: /roles and their members|roles of administrators|^administrators of each system/i,
  "domain-controllers": /domain controllers/i,
  "exchange-version": /Exchange Server: version/,
  "sql-version": /SQL Server: edition|^Edition, version/,
  "user-licences": /licence counts|licence export/i,
  bandwidth: /^Internet and WAN links: .*bandwidth/,
  "fast-recovery": /cannot wait for a restore|recovery time expected/,
  "recovery-time": /recovery time expected/,
  "file-volume": /^File shares with size/,
  "mail-volume": /mailboxes by number, size|number and size of mailboxes/,
  "change-window": /^Change windows/,
  "certificates-a-year": /^List of existing certification authorities/,
};

function askedWithin(id: DetailId, others: readonly string[]): string | undefined {
  return others.find((text) => ASKED_WITHIN[id]?.test(text));
}

/** Asks only for what was not given, by site unless there is only one. */
function peopleAsked(brief: Brief, special: readonly string[]): string {
  const isListed = special.some((text) => ASKED_WITHIN.devices?.test(text));
  const heads = brief.given("head-count") === null ? ["headcount"] : [];
  const counted = [
    ...(brief.given("devices") === null && !isListed ? ["devices"] : []),
    ...(countsShifts(brief) && brief.given("shift-workers") === null ? ["shift workers"] : []),
  ];
  if (heads.length + counted.length === 0) return "";
  if (brief.given("sites") !== 1) return `${sentence(listed([...heads, ...counted]))} by site`;
  return sentence(listed([...heads, ...(counted.length > 0 ? [`number of ${listed(counted)}`] : [])]));
}

/** If the window is a weekend each month, asks which one. */
function windowsAsked(brief: Brief): string {
  const window = brief.known("change-window");
  if (window === "monthly") return "Which weekend of the month is the change window; freeze periods";
  return window === null ? "Change windows and freeze periods" : "Freeze periods";
}
