/** Counts of servers, certification authorities and what they serve, and the weeks of the root's CRL. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { amountOf, formatAmount } from "#app/features/documents/budget/budget.ts";
import { KEYS_IN_MODULES } from "#app/features/documents/facts/effort.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { plural } from "#app/features/documents/words.ts";
import { CONNECTOR, LARGE, needsSpare, ONE_CA } from "./answers.ts";

export const per = (brief: Brief, values: readonly [number, number, number, number]): number => {
  const order = ["cert-small-single", "cert-medium-single", "cert-medium-multi", "cert-large-enterprise"];
  return values[order.indexOf(brief.one("solution-configuration"))] ?? 0;
};

export const issuing = (brief: Brief): number => per(brief, [1, 1, 2, 3]);
export const isOne = (brief: Brief): boolean => brief.holds(ONE_CA);
export const signingRequests = (brief: Brief): string => (isOne(brief) ? "request" : "requests");
export const issuingCas = (brief: Brief): string => `issuing CA${isOne(brief) ? "" : "s"}`;
export const responders = (brief: Brief): number => per(brief, [0, 1, 2, 2]);
/** A directory that is still to be built gets two at least. */
export const controllers = (brief: Brief): number =>
  brief.hasDirectory ? brief.domainControllers : Math.max(2, brief.domainControllers);
export const workstations = (brief: Brief): number =>
  brief.holds(LARGE) ? Math.min(4, Math.max(2, Math.ceil(brief.administrators / 3))) : per(brief, [1, 1, 2, 2]);
/** With a licence each: what the component table lists, but for the connectors of phones. */
export const ownServers = (brief: Brief): number => per(brief, [2, 3, 5, 8]) + (needsSpare(brief) ? 1 : 0);
export const connectors = (brief: Brief): number => (brief.holds(CONNECTOR) ? per(brief, [1, 1, 2, 2]) : 0);
export const freeLicences = (brief: Brief): number => brief.given("server-licences") ?? 0;
/** Who has current licences of servers to spare has people who may use such servers. */
export const hasFreeLicences = (brief: Brief): boolean => freeLicences(brief) > 0;
/** What so many licences cost, at the price of the bill. */
export const windowsPrice = (many: number): string =>
  formatAmount(amountOf(PRICES["windows-standard"], many).likely, "USD");
export const windowsFor = (many: number): string => (many > 0 ? ` (Windows: ${windowsPrice(many)} once)` : "");
/** The oldest version named says which one the licences may be of. */
export const hasOlderWindows = (brief: Brief): boolean => (brief.given("windows-server-version") ?? 2025) < 2025;
export const served = (brief: Brief): string =>
  `${plural(brief.devices, "device")} and ${plural(brief.servers.plan, "server")}`;
/** Where the second copy of everything stands. */
export const apart = (brief: Brief): string => (brief.sites > 1 ? "different sites" : "separate fire compartments");
/** Cards that open the module, and how many of them it takes: three at least, so some holders are not administrators. */
export const cards = (brief: Brief): string => (brief.administrators >= 5 ? "3-of-5" : "2-of-3");
/** Of the consultant: firmware, cards and backup of the pair. */
export const MODULE_DAYS_A_YEAR = 2;
/** Half a year where a supervisor looks at the keys, a year elsewhere. */
export const rootCrlWeeks = (brief: Brief): number => (brief.holds(KEYS_IN_MODULES) ? 26 : 52);
/** A ceremony when the period ends leaves so long to repair one that failed; the alarm of the list begins within. */
export const ROOT_CRL_OVERLAP_WEEKS = 8;
