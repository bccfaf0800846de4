/** What a row of the effort table has before anything adjusts it. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { EFFORT } from "#app/features/documents/facts/effort.ts";
import { nearestSize } from "./effort.ts";

/** Its likely days for the size, or the nearest that it has. */
export function baselineOf({ size }: Brief, key: string): number {
  const days = EFFORT.find((row) => row.key === key)?.days ?? {};
  return days[nearestSize(days, size)]?.[1] ?? 0;
}
