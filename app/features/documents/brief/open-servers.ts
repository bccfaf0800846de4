/** Whether the number that moves the sums most is open: in projects that move or connect servers, how many these are. */

import type { Brief } from "./brief.ts";

export const isOfServers = (brief: Brief): boolean => brief.has("solution-type", "azure-migration", "hybrid-cloud");

export function hasOpenServers(brief: Brief): boolean {
  const { low, high } = brief.servers;
  return low !== high && isOfServers(brief);
}
