/** Distribution points: how many there are, and which locations and servers they stand on. */

import { all, is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { BEYOND_SMALL, ENTERPRISE, GATEWAY, MEDIUM } from "./answers.ts";
import { wantsSpare } from "./outage.ts";
import { per } from "./quantities.ts";

/** Below this a location is served by its neighbours: peer cache and Delivery Optimization. */
export const POINT_DEVICES = 50;
const POINT_CARRIES = 4000;
export const branchPoints = (brief: Brief): number =>
  brief.devices / brief.sites >= POINT_DEVICES ? brief.sites - 1 : 0;

/** Locations named for content of their own; there are no more of them than sites. */
export const namedSites = (brief: Brief): number | null => {
  const given = brief.given("distribution-sites");
  return given === null ? null : Math.min(given, brief.sites);
};

/** Wherever the devices stand, no more locations than these have enough for a point; the main one has the site server's. */
const mostServed = (brief: Brief): number => Math.max(1, Math.floor(brief.devices / POINT_DEVICES));
export const isCut = (brief: Brief): boolean => (namedSites(brief) ?? 0) > mostServed(brief);
const plannedSites = (brief: Brief): number | null => {
  const named = namedSites(brief);
  return named === null ? null : Math.min(named, mostServed(brief));
};

/** Devices that load content in the offices: a gateway serves the others from the cloud. */
const remote = (brief: Brief): number => (brief.holds(GATEWAY) ? (brief.given("outside-devices") ?? 0) : 0);
export const inOffices = (brief: Brief): number => Math.max(1, brief.devices - remote(brief));
export const perPoint = (brief: Brief): string => `one per 4,000 devices${remote(brief) > 0 ? " in the offices" : ""}`;

/** A retailer's stores, until they are listed: one site is planned, and nobody named any for content. */
export const hasUnlistedStores = (brief: Brief): boolean =>
  brief.holds(all(is("industry", "retail"), BEYOND_SMALL)) &&
  brief.sites === 1 &&
  brief.given("sites") === null &&
  namedSites(brief) === null;

export const hasStores = (brief: Brief): boolean => brief.sites > 1 || hasUnlistedStores(brief);

/** Distribution points in all, those of the main location included: it serves everybody who has none of their own. */
export const points = (brief: Brief): number => {
  const branches = branchPoints(brief);
  const here = Math.ceil(inOffices(brief) / (branches + 1) / POINT_CARRIES);
  const given = plannedSites(brief);
  return given === null ? here * (branches + 1) + per(brief, [0, 0, 1]) : Math.max(leastPoints(brief), given);
};

/** None carries more, whatever number was named. */
const leastPoints = (brief: Brief): number => Math.ceil(inOffices(brief) / POINT_CARRIES);
export const isRaised = (brief: Brief): boolean =>
  leastPoints(brief) > Math.max(1, namedSites(brief) ?? Number.POSITIVE_INFINITY);

/** Where no server of the data centre beside it carries one. */
export const secondPoint = (brief: Brief): string => (brief.holds(ENTERPRISE) ? ", two at the main location" : "");

/** Those with a server of their own: the main one stands on the site server or beside the second management point. */
export const pointServers = (brief: Brief): number =>
  brief.holds(ENTERPRISE) ? points(brief) : Math.max(0, points(brief) - 1);

/** Servers by which the enterprise site is more than the medium one: standby, cluster, file share, reporting and a point each. */
export const standbyServers = (brief: Brief): number =>
  6 + (namedSites(brief) === null ? 2 : 1) - (wantsSpare(brief) ? 1 : 0);

/** Locations with content of their own. */
const servedSites = (brief: Brief): number => plannedSites(brief) ?? branchPoints(brief) + 1;
export const servesBranches = (brief: Brief): boolean => servedSites(brief) > 1;

/** Locations that were named, and have too few devices for a point. */
export const cutSites = (brief: Brief): number => (namedSites(brief) ?? 0) - servedSites(brief);

/** No location waits for a point that another one would bring. */
export const unservedSites = (brief: Brief): number => Math.max(0, brief.sites - servedSites(brief));
export const isEachServed = (brief: Brief): boolean => unservedSites(brief) === 0;

/** The client named fewer locations than have the devices for a point. */
export const isUnderserved = (brief: Brief): boolean =>
  namedSites(brief) !== null && !isEachServed(brief) && brief.devices / brief.sites >= POINT_DEVICES;

/** The first of them needs no server of its own where one stands beside it; on an enterprise site each has one. */
export const sharedPoint = (brief: Brief): string => {
  if (brief.holds(ENTERPRISE) || points(brief) < 2) return "";
  return `, one of them on ${brief.holds(MEDIUM) ? "the second management point" : "the site server"}`;
};
