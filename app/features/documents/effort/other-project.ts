/** The order of magnitude of another project than the one that was asked for: its row of the effort table, as far as it follows what was counted. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { EFFORT, volumeSharesOf } from "#app/features/documents/facts/effort.ts";

/** Beyond this an order of magnitude is said in fives. */
const MANY_DAYS = 100;

/** Fewest and most days of a row, or of a share of it in percent. */
export function daysOfProject(key: string, brief: Brief, percent = 100): readonly [low: number, high: number] {
  const [low, , high] = EFFORT.find((row) => row.key === key)?.days[brief.size] ?? [0, 0, 0];
  const planned = brief.plannedAt(brief.size);
  const counted = { users: brief.users, devices: brief.devices, servers: brief.servers.plan };
  const moved = volumeSharesOf(brief, key).reduce(
    (sum, share) => sum + share.percent * (counted[share.volume] / planned[share.volume] - 1),
    100,
  );
  const days = (base: number) => {
    const exact = Math.ceil((base * percent * moved) / 10_000);
    return exact > MANY_DAYS ? Math.ceil(exact / 5) * 5 : exact;
  };
  return [days(low), days(high)];
}
