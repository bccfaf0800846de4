/** Which plans users have or need, and what the rights of servers cost. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  BEYOND_SMALL,
  BUSINESS_PLAN,
  hasSyncServer,
  PLANNED,
  SAVING,
  SERVERS_HARDENED,
  SHIFTS,
  SMALL_COMPANY,
} from "./answers.ts";
import { pointServers } from "./distribution-points.ts";
import { wantsSpare } from "./outage.ts";
import { managementPoints, middle, per, yearOf } from "./quantities.ts";

/** Licences of the main plan that the client counted. */
export const counted = (brief: Brief): number => brief.given("user-licences") ?? 0;

/** Where a plan was named or is usual, and how many are owned is not known. */
export const isTakenAsOwned = (brief: Brief): boolean => brief.given("user-licences") === null && brief.holds(PLANNED);

/** Some plan that carries Intune is owned, by what was named or counted or is usual. */
export const hasPlan = (brief: Brief): boolean => isTakenAsOwned(brief) || counted(brief) > 0;

/** By a plan that was named or is usual, unless the client counted none. */
export const isF3Owned = (brief: Brief): boolean => brief.given("user-licences") !== 0 && brief.holds(PLANNED);

/** Nobody who holds a licence of the main plan is bought another one, whatever the sector. */
export const shiftPlans = (brief: Brief): number =>
  Math.min(brief.frontline, Math.max(0, brief.users - counted(brief)));
export const mainSeats = (brief: Brief): number => brief.users - shiftPlans(brief);
export const seat = (brief: Brief): string =>
  shiftPlans(brief) === 0 ? "user" : `${shiftPlans(brief) < brief.frontline ? "other" : "non-shift"} user`;

/** As many as the bill sums: none where a plan is taken as owned. */
export const suitesToBuy = (brief: Brief): number =>
  brief.holds(ACADEMIC) || isTakenAsOwned(brief) ? 0 : Math.max(0, mainSeats(brief) - counted(brief));

/** Users whose Business Premium is counted, or usual where nobody counted: it lacks the rights of the site alone. */
export const onBusinessPlan = (brief: Brief): number =>
  Math.min(mainSeats(brief), brief.given("user-licences") ?? mainSeats(brief));

/** Of somebody, unless none is owned at all. */
export const hasBusinessPlan = (brief: Brief): boolean => brief.holds(BUSINESS_PLAN) && onBusinessPlan(brief) > 0;
export const isOnBusinessPlan = (brief: Brief): boolean =>
  brief.holds(BUSINESS_PLAN) && onBusinessPlan(brief) === mainSeats(brief);

/** A plan of thousands that nobody counted: its absence costs more than all else, and is asked about before the order. */
export const restsOnPlan = (brief: Brief): boolean =>
  brief.holds(none(ACADEMIC)) && isTakenAsOwned(brief) && !hasBusinessPlan(brief);
export const planMissing = (brief: Brief): string => `${yearOf(PRICES["ems-e3"], mainSeats(brief))} a year`;
export const rightsPrice = (brief: Brief): string => yearOf(PRICES["intune-p1"], onBusinessPlan(brief));
export const rightsTerms = (brief: Brief): string =>
  `Business Premium needs Configuration Manager rights (${rightsPrice(brief)} a year), E3 and E5 include them`;

/** The request that has it, of whoever told nothing or a number alone. */
export const PLAN_ASKED = /licence counts|licence export|Name of the Microsoft 365 plan/i;

/** Where costs decide, the choice beside Intune alone rests on it, and asks for it first. */
export const isAskedFirst = (brief: Brief): boolean =>
  brief.holds(all(DIRECTORY, BEYOND_SMALL, is("primary-objective", "cost-reduction"))) && hasBusinessPlan(brief);

/** What the bill sums for plans of users in a year. */
const plansAmount = (brief: Brief): number => {
  const shift = brief.holds(SHIFTS) && !isF3Owned(brief) ? shiftPlans(brief) : 0;
  return (
    12 * (PRICES["ems-e3"].low * suitesToBuy(brief) + PRICES[brief.holds(SAVING) ? "m365-f1" : "m365-f3"].low * shift)
  );
};

/** Of an organisation with over 1,000 employees, where the name of the site is all that says how many. */
const USUAL_USERS = 2500;
export const plansAtUsual = (brief: Brief): string => {
  const amount = plansAmount(brief);
  if (brief.people.from !== "size" || brief.users <= USUAL_USERS || amount === 0) return "";
  const usual = plansAmount(brief.having("head-count", USUAL_USERS));
  return `; with the ${figure(USUAL_USERS)} users usual above 1,000 employees, users' plans cost ${formatAmount(usual, "USD")} a year, not ${formatAmount(amount, "USD")}`;
};

/** Servers of the component table, each with a licence of its own. */
export const siteServers = (brief: Brief): number =>
  per(brief, [1, 2, 6 + managementPoints(brief)]) +
  pointServers(brief) +
  [hasSyncServer(brief), wantsSpare(brief)].filter(Boolean).length;

/** Of those that were counted as available, as far as the site takes them: what they cost if a running server needs them. */
export const availableWorth = (brief: Brief): string => {
  const taken = Math.min(siteServers(brief), brief.given("server-licences") ?? 0);
  return formatAmount(Math.round((middle(PRICES["windows-standard"]) * taken) / 100) * 100, "USD");
};

/** Up to here a set for each two servers costs less than one for each host. */
const FEW_SERVERS = 4;
export const SERVERS_A_HOST = 10;
export const setsForPairs = ({ servers: { plan } }: Brief): number => (plan > FEW_SERVERS ? 0 : Math.ceil(plan / 2));
export const setsForHosts = ({ servers: { plan } }: Brief): number =>
  plan > FEW_SERVERS ? Math.ceil(plan / SERVERS_A_HOST) : 0;

/** As many as the bill sums. */
const rightsAmount = (brief: Brief): number =>
  middle(PRICES["system-center-standard"]) * setsForPairs(brief) +
  middle(PRICES["system-center-datacenter"]) * setsForHosts(brief);
export const serverRights = (brief: Brief): string => formatAmount(rightsAmount(brief), "USD");

/** As in the high figure, where sets are bought for hosts: it is why that figure is so much higher. */
const onLargeHosts = (brief: Brief): string => {
  const sets = setsForHosts(brief);
  if (sets === 0) return "";
  const most = formatAmount(2 * sets * PRICES["system-center-datacenter"].high, "USD");
  return `, up to ${most} on ${sets === 1 ? "a 32-core host" : "32-core hosts"}`;
};

/** What a school is quoted for them is less. */
export const atCommercial = (brief: Brief): string => (brief.holds(ACADEMIC) ? " at the commercial price" : "");

/** Group policy hardens them; what reports their deviations, as the site would, is paid for each. */
export const auditedServers = (brief: Brief): number => (brief.holds(SERVERS_HARDENED) ? brief.servers.plan : 0);

/** `Azure Update Manager`, `for updates alone`, `USD 3,600 over three years`: what stands beside the site, with the report of settings where that is asked for, as the option has it. */
export const updatesAlone = (brief: Brief): { purpose: string; tool: string; price: string } => {
  const cents =
    PRICES["update-manager-server"].low * brief.servers.plan +
    PRICES["machine-configuration-server"].low * auditedServers(brief);
  const isAudited = auditedServers(brief) > 0;
  return {
    purpose: isAudited ? "for updates and reports of settings alone" : "for updates alone",
    tool: `Azure Update Manager${isAudited ? " with machine configuration" : ""}`,
    price: `${formatAmount(cents * 36, "USD")} over three years`,
  };
};

/** Servers whose licences for the site cost enough to be held against updates alone; so few servers of a small client are asked about in a decision. */
export const mayBeUpdatedAlone = (brief: Brief): boolean => !isUpdatedAlone(brief) && rightsAmount(brief) > 0;

/** So few servers are known by name: a small client pays for inventory only where it wants it. */
export const isUpdatedAlone = (brief: Brief): boolean => brief.holds(SMALL_COMPANY);

/** Why servers are clients of the site, by what was asked for. */
export const rightsReason = (brief: Brief): string => {
  if (brief.has("primary-objective", "compliance-objective") || brief.has("security-requirements", "compliance"))
    return "one patch report over devices and servers is the evidence asked for";
  return brief.has("primary-objective", "enhance-security")
    ? "servers are patched and reported with the devices that reach them"
    : "one tool and one report for devices and servers";
};

/** `condition`: what else must be chosen for it. */
export const askedForServers = (brief: Brief, condition = ""): string => {
  const { purpose, tool, price } = updatesAlone(brief);
  const quoted = isUpdatedAlone(brief)
    ? ""
    : ", to be quoted by a reseller first; nothing if owned with Software Assurance";
  const ranked = mayBeUpdatedAlone(brief) ? ", an option of its own" : "";
  return `Choose System Center for ${plural(brief.servers.plan, "server")}${condition} (${serverRights(brief)}${atCommercial(brief)}${onLargeHosts(brief)}${quoted}) or take ${tool} ${purpose} (${price}${ranked})`;
};
