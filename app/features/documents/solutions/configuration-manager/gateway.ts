/** The cloud management gateway: the devices outside, and the instances that carry them. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { ENTERPRISE } from "./answers.ts";
import { sized, yearOf } from "./quantities.ts";

/** So few devices wait an hour for their policy. */
const FEW_OUTSIDE = 50;

/** Connections that a gateway instance of either size carries. */
const STANDARD_CARRIES = 6000;
const LARGE_CARRIES = 10_000;
export const outside = (brief: Brief): number => brief.given("outside-devices") ?? brief.devices;
export const hasLargeInstances = (brief: Brief): boolean =>
  brief.holds(ENTERPRISE) && outside(brief) > STANDARD_CARRIES;
export const carried = (brief: Brief): number => (hasLargeInstances(brief) ? LARGE_CARRIES : STANDARD_CARRIES);

/** As many as carry the devices outside, and a second one where its loss would be felt. */
export const instances = (brief: Brief): number =>
  Math.max(outside(brief) < FEW_OUTSIDE ? 1 : sized(brief, [1, 2, 2]), Math.ceil(outside(brief) / carried(brief)));

/** So few that the charge is worth a question: Intune alone would update them. */
export const isForFew = (brief: Brief): boolean => outside(brief) > 0 && outside(brief) < FEW_OUTSIDE;

/** A gateway has no more, on a port each; a further one carries the rest. */
const MOST_INSTANCES = 16;
export const lastPort = (brief: Brief): number => 10_123 + Math.min(instances(brief), MOST_INSTANCES);
export const gateways = (brief: Brief): number => Math.ceil(instances(brief) / MOST_INSTANCES);
export const gatewayPrice = (brief: Brief): string => yearOf(PRICES["cmg-instance"], instances(brief));
