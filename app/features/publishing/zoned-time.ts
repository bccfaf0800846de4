/** Converts between instants and the local time of a zone. */

/** The zones offered to everybody; a browser adds its own. */
export const ZONES = [
  "UTC",
  "Europe/Dublin",
  "Europe/London",
  "Europe/Berlin",
  "Europe/Helsinki",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Asia/Kolkata",
  "Asia/Singapore",
  "Australia/Sydney",
] as const;

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** An instant in the local time of a zone, in the format of a datetime-local field: `2026-11-24T09:00`. */
export function toLocal(instant: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("year").padStart(4, "0")}-${of("month")}-${of("day")}T${of("hour")}:${of("minute")}`;
}

/**
 * The instant at which the clocks of a zone show this time. Null if it is not a valid date and time, or is skipped when the
 * clocks go forward. If it occurs twice when they go back, the first instant.
 *
 * @param local as a datetime-local field sends it
 */
export function toInstant(local: string, zone: string): Date | null {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(local) || !isZone(zone)) return null;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const candidates = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => asUtc - offsetMs(near, zone));
  const instants = candidates.sort((one, two) => one - two).map((each) => new Date(each));
  return instants.find((instant) => toLocal(instant, zone) === local) ?? null;
}

const DAY_MS = 86_400_000;

/** How far the clocks of a zone are ahead of UTC. */
function offsetMs(at: number, zone: string): number {
  const minute = at - (at % 60_000);
  return Date.parse(`${toLocal(new Date(minute), zone)}:00Z`) - minute;
}
