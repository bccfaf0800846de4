/** Figures of a site by its configuration and its clients. */

import { all } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { daysOfRow } from "#app/features/documents/effort/effort.ts";
import type { Size } from "#app/features/documents/facts/effort.ts";
import { clientsOf } from "#app/features/documents/rules/conflicts.ts";
import { BEYOND_MEDIUM, ENTERPRISE, isMeasured, MEDIUM, PACKAGED, SMALL, SMALL_COMPANY } from "./answers.ts";

export const per = (brief: Brief, values: readonly [number, number, number]): number =>
  values[["sccm-small", "sccm-medium", "sccm-enterprise"].indexOf(brief.one("solution-configuration"))] ?? 0;

export const fullAdministrators = (brief: Brief): number => (brief.holds(SMALL) ? 1 : 2);

/** Machines are sized by the clients that there are, not by those that the configuration could carry. */
export const sized = <T>(brief: Brief, [small, medium, enterprise]: readonly [T, T, T]): T => {
  if (brief.holds(ENTERPRISE)) return enterprise;
  return brief.holds(MEDIUM) && isMeasured(brief) ? medium : small;
};

/** So few devices are reviewed in half a day, and upgraded in two. */
export const isHandful = (brief: Brief): boolean => brief.holds(SMALL_COMPANY) && !isMeasured(brief);

/** Up to here the least disk is larger anyway. */
export const LEAST_DATABASE_GB = 5;
export const databaseGb = (brief: Brief): number => Math.max(1, Math.ceil((clientsOf(brief) * 10) / 1000));

/** Shared disk for the database and tempdb, at 30% of it; half as much for the log. */
export const sharedDiskGb = (brief: Brief): number => Math.max(200, Math.ceil((databaseGb(brief) * 1.3) / 100) * 100);

/** On the disk of a medium site server, in steps of 50 GB; half as much for the log. */
export const dataDiskGb = (brief: Brief): number => Math.max(100, Math.ceil((databaseGb(brief) * 1.3) / 50) * 50);

/** A node of the cluster, beyond 50,000 clients at full scale. */
export const sqlNode = (brief: Brief): { cores: number; memoryGb: number } =>
  clientsOf(brief) > 50_000 ? { cores: 16, memoryGb: 72 } : { cores: 8, memoryGb: 32 };

/** Clients beyond the Windows devices that one primary site supports. */
export const SITE_CARRIES = 150_000;
export const beyondSite = (brief: Brief): number => Math.max(0, clientsOf(brief) - SITE_CARRIES);

/** Management and update points of the largest site, of 25,000 clients each. */
export const managementPoints = (brief: Brief): number => Math.max(2, Math.ceil(clientsOf(brief) / 25_000));

/** Days by which the medium site is less than the enterprise one, under the adjusters of this project, in steps of five. */
export const fewerDays = (brief: Brief): number => {
  const [, more] = daysOfRow(brief, { row: "sccm-enterprise", percent: 100 });
  const [, less] = daysOfRow(brief, { row: "sccm-medium", percent: 100 });
  return Math.max(0, Math.round((more - less) / 50) * 5);
};

type Range = { low: number; high: number };
export const middle = ({ low, high }: Range): number => (low + high) / 2;
export const yearOf = (price: Range, quantity: number): string => formatAmount(middle(price) * quantity * 12, "USD");
export const IN_WORDS: Partial<Record<number, string>> = { 1: "One", 2: "Two", 3: "Three", 4: "Four", 6: "Six" };

/** Devices of an update ring. */
export const ringOf = (brief: Brief, percent: number): number =>
  Math.max(2, Math.round((brief.devices * percent) / 100));
export const pilotOf = (brief: Brief): number => ringOf(brief, 5);

/** Half of the pilot is updated by Intune, so that both ways are proved before the rollout. */
export const pilotInIntune = (brief: Brief): number => Math.floor(pilotOf(brief) / 2);

export const WAVES_A_WEEK = 2;

/** They fit into the shortest rollout, which takes a small organisation one week. */
export const waves = (brief: Brief): number => {
  if (brief.size === "small") return 2;
  return brief.devices < 200 ? 3 : 4;
};

/** Added to so many servers. */
export const inHalves = ({ servers: { plan } }: Brief): string => {
  if (plan < 2) return "";
  return plan === 2 ? ", one at a time" : ", in two halves";
};

/** Applications packaged as examples, at half a day each; what is packaged as an integration shows as much. */
const EXAMPLES: Record<Size, number> = { small: 1, medium: 3, large: 6, enterprise: 6 };
export const examples = (brief: Brief): number => {
  if (brief.holds(SMALL)) return EXAMPLES.small;
  return brief.holds(all(BEYOND_MEDIUM, PACKAGED)) ? EXAMPLES.medium : EXAMPLES[brief.size];
};
