/** The formula of the days of an option that are those of a row of the effort table. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isCompressed } from "#app/features/documents/effort/effort.ts";
import { addedOf, adjustersOf, factorOf, ONE } from "#app/features/documents/effort/effort-adjusters.ts";
import { EFFORT, volumeSharesOf } from "#app/features/documents/facts/effort.ts";
import { figure, listed } from "#app/features/documents/words.ts";

/** What the days of the option are the product of; a small organisation reads no formula. */
export function daysText(brief: Brief, row: string, share?: { percent: number; reason: string }): string {
  const base = EFFORT.find(({ key }) => key === row)?.days[brief.size]?.[1] ?? 0;
  const adjusters = adjustersOf(brief, isCompressed(brief), row);
  const { factor, product } = factorOf(adjusters);
  const given = { users: brief.users, devices: brief.devices, servers: brief.servers.plan };
  const planned = brief.plannedAt(brief.size);
  const shares = volumeSharesOf(brief, row).filter(({ volume: of }) => given[of] !== planned[of]);
  const volume = shares.reduce(
    (sum, { percent, volume: of }) => sum + (percent / 100) * (given[of] / planned[of] - 1),
    1,
  );
  const added = addedOf(brief, false, row).reduce((sum, { days }) => sum + days, 0);
  const reasons = adjusters.map(
    ({ reason, percent }) =>
      `${percent > 0 ? "+" : "−"}${Math.abs(percent)}% ${reason.replaceAll(/ \(.*\)|[,:].*/g, "")}`,
  );
  const volumes = shares.map(
    ({ percent, volume: of }) => `+ ${percent}% × ${of} ${figure(given[of])} ÷ ${figure(planned[of])} − ${percent}%`,
  );
  const terms = [
    `${figure(base)}`,
    share ? ` × ${share.percent / 100} (${share.reason})` : "",
    factor === ONE ? "" : ` × ${factor / ONE} (adjusters: ${listed(reasons)}${product > factor ? "; capped" : ""})`,
    volume === 1 ? "" : ` × ${volume.toFixed(4)} (1 ${volumes.join(" ")})`,
    added > 0 ? ` + ${added} (security requirements)` : "",
  ];
  return terms.slice(1).some(Boolean) ? `; days: ${terms.join("")}, rounded to whole tasks` : "";
}
