/** How many people are heard and how long, how many devices, servers and sites are read. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { peoplePlanned } from "#app/features/documents/brief/people.ts";
import {
  INTERVIEWS,
  INTERVIEWS_A_DAY,
  INTERVIEWS_FOCUSED,
  SITES,
} from "#app/features/documents/brief/planning-figures.ts";
import { ALL_DEVICES } from "#app/features/documents/facts/requirements.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import { FOCUSED, PILOT, ROADMAP, SEATS_COUNTED, SMALL, SQL, TEN_DOMAINS } from "./answers.ts";

export const workshops = (brief: Brief): number => (brief.holds(ROADMAP) ? 6 : brief.holds(PILOT) ? 3 : 2);

export const usualInterviews = (brief: Brief): number =>
  (brief.holds(FOCUSED) ? INTERVIEWS_FOCUSED : INTERVIEWS)[brief.size];

export const interviews = (brief: Brief): number => brief.given("interviews") ?? usualInterviews(brief);
/** Of those who own the other seven domains most are not heard. */
export const isHeardLittle = (brief: Brief): boolean => interviews(brief) * 2 < usualInterviews(brief);
/** Length of a workshop, of the one that goes into three domains in depth, and people in it beside the consultant. */
export const hours = (brief: Brief): number => ({ small: 1, medium: 1.5, large: 2, enterprise: 2 })[brief.size];

export const depthHours = (brief: Brief): number => (brief.holds(ROADMAP) ? hours(brief) : brief.holds(SMALL) ? 2 : 3);

export const workshopHours = (brief: Brief): number => (workshops(brief) - 1) * hours(brief) + depthHours(brief);
export const attendees = (brief: Brief): number =>
  Math.min(brief.users, { small: 3, medium: 5, large: 6, enterprise: 8 }[brief.size]);
/** Hours of its own people in meetings, by phase: workshops and interviews, the findings workshop, the read-out. */
export function meetingHours(brief: Brief): { who: string; hours: readonly number[] } {
  const [many, each] = [attendees(brief), hours(brief)];
  const heard = many * workshopHours(brief) + interviews(brief);
  const who = `Meetings (${many} × ${workshopHours(brief) + 2 * each} hours, ${plural(interviews(brief), "interview")} of an hour)`;
  return { who, hours: [many * each, heard - many * each, many * each, many * each] }; // workshop 1 ends the first phase
}

const WORKING_HOURS = 8;

/** Days, in halves, of the interviews and of the workshops that follow the first. */
export const heardDays = (brief: Brief): number =>
  Math.ceil(2 * (interviews(brief) / INTERVIEWS_A_DAY + (workshopHours(brief) - hours(brief)) / WORKING_HOURS)) / 2;

/** The same with the preparation and the minutes of each workshop: more of them is not heard by whoever has more days. */
export const mostHeardDays = (brief: Brief): number =>
  interviews(brief) / INTERVIEWS_A_DAY + (workshops(brief) - 1) * (brief.holds(SMALL) ? 0.5 : 1.25);

/** Devices that are looked at one by one: all of a few. */
export function deviceSample({ devices }: Brief): number {
  return devices <= ALL_DEVICES ? devices : Math.min(50, Math.max(10, Math.ceil(devices / 20)));
}

/** Servers that the script reads; all of them where there are few. */
export function serverSample(brief: Brief): number {
  return Math.min(brief.servers.plan, 30, Math.max(10, Math.ceil(brief.servers.plan / 10)));
}

export const sampled = (brief: Brief): string =>
  `${plural(deviceSample(brief), "device")}, ${plural(serverSample(brief), "server")}`;

/** How many times the servers of its size an estate has: what they add to the days is spent on them. */
export const overServers = (brief: Brief): number =>
  Math.max(1, brief.servers.plan / brief.plannedAt(brief.size).servers);

/** `the 12 servers`, `the two servers`, `the server`, and `the servers` where nobody counted them. */
export function theServers(brief: Brief): string {
  const { low, high } = brief.servers;
  if (low !== high) return "the servers";
  return high === 1 ? "the server" : `the ${high === 2 ? "two" : figure(high)} servers`;
}

/** Business plans stop here. */
export const BUSINESS_SEATS = 300;

/** `112 users`, `SQL Server cores`, or both. */
export const countedIn = (brief: Brief): string =>
  listed([
    ...(brief.holds(SEATS_COUNTED) ? [peoplePlanned(brief)] : []),
    ...(brief.holds(SQL) ? ["SQL Server cores"] : []),
  ]);

/** Of more sites these are measured, and the others asked. */
export const MEASURED_SITES = 3;
/** Of the sites that answer in writing, those whose evidence is checked. */
export const checkedSites = (sites: number): number => Math.ceil((sites - MEASURED_SITES) / 5);

/** Of three domains where they are so many more than the size implies that they add to the days. */
export const choosesSites = (brief: Brief): boolean =>
  brief.holds(TEN_DOMAINS) || Math.trunc(brief.sites / MEASURED_SITES) > Math.trunc(SITES[brief.size] / MEASURED_SITES);

const GROWTH = 1.3;
/** Users after the growth against which limits are held. */
export const grown = (brief: Brief): number => Math.ceil(brief.users * GROWTH);
