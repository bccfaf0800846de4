/** What a row of the effort table has before anything adjusts it, and how its days follow from that. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { EFFORT } from "#app/features/documents/facts/effort.ts";
import { isCompressed, nearestSize, volumeOf } from "./effort.ts";
import { addedOf, adjustersOf, factorOf, ONE } from "./effort-adjusters.ts";

/** Its likely days for the size, or the nearest that it has. */
export function baselineOf({ size }: Brief, key: string): number {
  const days = EFFORT.find((row) => row.key === key)?.days ?? {};
  return days[nearestSize(days, size)]?.[1] ?? 0;
}

/** `18-day baseline × adjusters 1.5275 × volumes 0.8667`: of another row for the same organisation, where adjusters may differ. */
export function rowFormula(brief: Brief, key: string): string {
  const days = EFFORT.find((row) => row.key === key)?.days ?? {};
  const { factor } = factorOf(adjustersOf(brief, isCompressed(brief), key));
  const volume = volumeOf(brief, nearestSize(days, brief.size), key)?.factor ?? ONE;
  return [
    `${baselineOf(brief, key)}-day baseline`,
    ...(factor === ONE ? [] : [`× adjusters ${factor / ONE}`]),
    ...(volume === ONE ? [] : [`× volumes ${volume / ONE}`]),
  ].join(" ");
}

/** Tenths of a day that are added to such a row piece by piece. */
export const addedTo = (brief: Brief, key: string, hasModules = false): number =>
  addedOf(brief, hasModules, key).reduce((sum, { days }) => sum + Math.round(days * 10), 0);
