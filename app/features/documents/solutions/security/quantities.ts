/** Figures worked out from the brief: licences, logs, sensors, interviews. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { figure } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  BUILD,
  DIRECTORY,
  LARGER,
  ON_PREMISES,
  OWNED,
  SERVER_SENSORS,
  SIGN_IN_LOG,
  SMALL,
  SYNCHRONISES,
  TENANT_FOR_ADMINISTRATORS,
} from "./answers.ts";
import { GROUP, PLANS, SENSORS_IN_PLAN, SET_OFF, SINGLES, SUITE_OF_PARTS } from "./answers-licences.ts";

/** Licences of the main plan, as far as the client counted them. */
export const held = (brief: Brief): number => brief.given("user-licences") ?? 0;
/** Shift workers whom a licence of the main plan covers, where more are held than there are knowledge workers. */
export const covered = (brief: Brief): number =>
  brief.holds(IS_SET_OFF) ? Math.min(Math.max(0, held(brief) - brief.knowledge), brief.frontline) : 0;
const IS_SET_OFF = all(SET_OFF, none(ACADEMIC));
export const onBase = (brief: Brief): number => brief.knowledge + covered(brief);
/** Who needs a plan for shift workers. */
export const onF3 = (brief: Brief): number => brief.frontline - covered(brief);

/** Of the plan that the client counted, and does not hold for everybody, so many are bought. */
export const lacking = (brief: Brief): number => {
  const needed = brief.holds(ACADEMIC) ? brief.users : brief.knowledge;
  const isCounted = brief.given("user-licences") !== null;
  return brief.holds(all(PLANS, OWNED)) && isCounted ? Math.max(0, needed - held(brief)) : 0;
};

/** Administrators, and whoever else approves where they are too few: each request needs two who can, beside the one who asks. */
export const approvers = (brief: Brief): number => Math.max(3, brief.administrators);
/** `one additional person`, `two additional people`; nothing where administrators approve for one another. */
export const additional = (brief: Brief, one: string, more: string): string => {
  const count = approvers(brief) - brief.administrators;
  return count === 0 ? "" : count === 1 ? `one additional ${one}` : `two additional ${more}`;
};
/** Who has a privileged workstation: the deputy of a single administrator, too, as nothing else reaches Tier 0. */
export const withDeputy = (brief: Brief): number => Math.max(2, brief.administrators);
/** Who signs in as administrators do: whoever approves the strongest role has no weaker sign-in than its holder. */
export const keyHolders = (brief: Brief): number => (brief.holds(BUILD) ? approvers(brief) : brief.administrators);
/** Two break-glass accounts, and a separate account with two keys for each administrator. */
export const accountDays = (brief: Brief): number => Math.max(0.5, brief.administrators / 12);
/** Entra ID P2 includes P1. */
export const withoutP2 = (brief: Brief): number => Math.max(0, brief.users - approvers(brief));
/** One in five handles the most sensitive data; planning assumption. */
export const fifth = (brief: Brief): number => Math.ceil(brief.knowledge / 5);
/** Members of the group that gets E5, or the suites beside a plan for small organisations, for loss prevention on devices; both hold Defender for Identity. */
export const sensitive = (brief: Brief): number => (brief.holds(GROUP) ? fifth(brief) : 0);
/** Knowledge workers who get the single products. */
export const others = (brief: Brief): number => brief.knowledge - sensitive(brief);
/** Who gets the suite of identity and device management: everybody where policies are for everybody, beside F1 the others. */
export const suiteHolders = (brief: Brief): number => (brief.holds(SINGLES) ? others(brief) : brief.users);
/** Whose accounts the sensors watch without a plan that holds Defender for Identity. */
export const watchedAlone = (brief: Brief): number =>
  brief.holds(SENSORS_IN_PLAN) ? brief.frontline : brief.holds(SUITE_OF_PARTS) ? 0 : brief.users - sensitive(brief);
/** Of a server a month. */
export const SERVER_GB = 2;
/** With 0.1 GB a user. */
export const logGb = (brief: Brief): number =>
  brief.given("log-volume") ?? Math.ceil(brief.users * 0.1 + brief.servers.plan * SERVER_GB);
/** A commitment to a hundred gigabytes a day may cost less from about two thirds of it; judgement. */
export const COMMITTED_GB = 2000;
/** One firewall a site writes 3 GB a day at least; a volume that was given has them in it, unless they alone would fill it. */
export const firewallGb = (brief: Brief): number =>
  (brief.given("log-volume") ?? 0) > brief.sites * 90 ? 0 : brief.sites * 90;
/** Of twelve months, what stays after three in the analytics tier; firewall logs go to the lake at once. */
export const lakeParts = (brief: Brief): string =>
  [`${figure(logGb(brief))} × 9`, ...(firewallGb(brief) ? [`${figure(firewallGb(brief))} × 12`] : [])].join(" + ");
/** The lake bills a gigabyte for six. */
const LAKE_RATIO = 6;
export const lakeGb = (brief: Brief): number => Math.ceil((logGb(brief) * 9 + firewallGb(brief) * 12) / LAKE_RATIO);
export const keptGb = (brief: Brief): number => Math.ceil((logGb(brief) * 9) / LAKE_RATIO);
/** The sign-in log of a month, which is exported for a whole tenant, and a part of the volume that was given; where nobody but administrators has a tenant, a gigabyte is more than it fills. */
export const signInGb = (brief: Brief): number =>
  brief.holds(TENANT_FOR_ADMINISTRATORS)
    ? 1
    : Math.min(Math.ceil(brief.users * 0.05), brief.given("log-volume") ?? Infinity);
export const isSignInCapped = (brief: Brief): boolean =>
  brief.holds(all(SIGN_IN_LOG, none(TENANT_FOR_ADMINISTRATORS))) && Math.ceil(brief.users * 0.05) > signInGb(brief);
/** Nothing is synchronised into a tenant that only administrators use; of those that this project sets up in a larger organisation one is in staging. */
export const syncServers = (brief: Brief): number =>
  brief.holds(TENANT_FOR_ADMINISTRATORS) ? 0 : brief.holds(all(SYNCHRONISES, LARGER)) ? 2 : 1;
export const rolesWatched = (brief: Brief): number => brief.domainControllers + 1 + syncServers(brief);
/** On each server one sensor, whatever roles it has. */
export const sensors = (brief: Brief): number =>
  brief.holds(DIRECTORY) ? Math.min(rolesWatched(brief), brief.servers.plan) : 0;
/** Put on servers, with their audit policy. */
export const SENSORS_A_DAY = 6;
export const sensorDays = (brief: Brief): number => Math.max(0.5, Math.ceil((2 * sensors(brief)) / SENSORS_A_DAY) / 2);
/** Machines that get an agent of detection. */
export const sensed = (brief: Brief): number => brief.devices + (brief.holds(SERVER_SENSORS) ? brief.servers.plan : 0);
/** Rounds of one hour with those who run the systems. */
export const interviews = (brief: Brief): number => ({ small: 3, medium: 6, large: 10, enterprise: 16 })[brief.size];
/** With their minutes and what they ask for, by the pace at which the road map measures again. */
export const INTERVIEWS_A_DAY = 4;
export const interviewDays = (brief: Brief): number => interviews(brief) / INTERVIEWS_A_DAY;
/** Fewer people pay a partner as much as these do; planning assumption. */
export const FEWEST_WATCHED = 25;
export const watched = (brief: Brief): number => Math.max(FEWEST_WATCHED, brief.users);
export const bySize =
  (small: number, medium: number, large: number, enterprise: number) =>
  (brief: Brief): number =>
    ({ small, medium, large, enterprise })[brief.size];

/** Privileged ones that the days of a small directory hold; planning assumption. */
export const serviceAccounts = (brief: Brief): number => (brief.holds(SMALL) ? 3 : 6);

/** So many are in the days; planning assumption. */
export const applications = bySize(1, 3, 6, 10);
export const connected = (brief: Brief): string => {
  const most = applications(brief);
  const isRemote = brief.has("primary-objective", "remote-work") && brief.holds(ON_PREMISES);
  const first = isRemote ? ` (the VPN${most === 1 ? "" : " first"}, if there is one)` : "";
  return `${most === 1 ? "one application" : `up to ${most} applications`}${first}`;
};
