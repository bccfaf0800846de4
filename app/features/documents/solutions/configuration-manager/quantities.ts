/** Figures of a site by its configuration and its clients. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { daysOfRow } from "#app/features/documents/effort/effort.ts";
import { clientsOf } from "#app/features/documents/rules/conflicts.ts";
import { ENTERPRISE, isMeasured, MEDIUM, SMALL } from "./answers.ts";

export const per = (brief: Brief, values: readonly [number, number, number]): number =>
  values[["sccm-small", "sccm-medium", "sccm-enterprise"].indexOf(brief.one("solution-configuration"))] ?? 0;

export const fullAdministrators = (brief: Brief): number => (brief.holds(SMALL) ? 1 : 2);

/** Machines are sized by the clients that there are, not by those that the configuration could carry. */
export const sized = <T>(brief: Brief, [small, medium, enterprise]: readonly [T, T, T]): T => {
  if (brief.holds(ENTERPRISE)) return enterprise;
  return brief.holds(MEDIUM) && isMeasured(brief) ? medium : small;
};

/** The database of the smallest site, whose disk is larger anyway. */
export const LEAST_DATABASE_GB = 5;
export const databaseGb = (brief: Brief): number =>
  Math.max(LEAST_DATABASE_GB, Math.ceil((clientsOf(brief) * 10) / 1000));

/** Days by which the medium site is less than the enterprise one, under the adjusters of this project, in steps of five. */
export const fewerDays = (brief: Brief): number => {
  const [, chosen] = daysOfRow(brief, { row: brief.one("solution-configuration"), percent: 100 });
  const [, less] = daysOfRow(brief, { row: "sccm-medium", percent: 100 });
  return Math.round((chosen - less) / 50) * 5;
};

type Range = { low: number; high: number };
export const middle = ({ low, high }: Range): number => (low + high) / 2;
export const yearOf = (price: Range, quantity: number): string => formatAmount(middle(price) * quantity * 12, "USD");
export const IN_WORDS: Partial<Record<number, string>> = { 1: "One", 2: "Two", 3: "Three", 4: "Four", 6: "Six" };

/** Devices of an update ring. */
export const ringOf = (brief: Brief, percent: number): number =>
  Math.max(2, Math.round((brief.devices * percent) / 100));
export const pilotOf = (brief: Brief): number => ringOf(brief, 5);

/** Two a week fit into the shortest rollout, which takes a small organisation one week. */
export const waves = (brief: Brief): number => {
  if (brief.size === "small") return 2;
  return brief.devices < 200 ? 3 : 4;
};

/** Added to so many servers. */
export const inHalves = (brief: Brief): string => (brief.servers.plan > 1 ? ", in two halves" : "");
