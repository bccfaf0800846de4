/** How many weeks each phase takes, by the least time that the project needs and the window that was asked for. */

import type { Size } from "./facts/effort.ts";

export type PlanKind = "compressed" | "minimum-scope" | "standard" | "scaled" | "releases" | "extended";

/** The standard plan in weeks. */
const SHORTEST_STANDARD = 14;
const LONGEST_STANDARD = 22;

export type Shape = { kind: PlanKind; lengths: readonly number[]; inside?: number };

/** The lengths of the phases in weeks, never so long that a few days of work are spread over a year; `inside` splits phase 3 at the end of the window. */
export function shapeOf(
  timeline: string,
  minimum: number,
  window: number | null,
  { assesses, size, delivers }: { assesses: boolean; size: Size; delivers: boolean },
): Shape {
  if (window !== null && minimum > window) return minimumScope(minimum, window);
  if (assesses && minimum <= LONGEST_STANDARD) return assessment(minimum, window);
  if (window !== null && window < SHORTEST_STANDARD)
    return { kind: "compressed", lengths: [2, 3, Math.max(delivers ? 6 : 4, minimum - 7), 2] };
  if (minimum > LONGEST_STANDARD) return extended(timeline, minimum, window);
  if (timeline === "3-6-months") return { kind: "scaled", lengths: stretch([2, 4, 6, 2], minimum) };
  if (timeline === "no-timeline") return { kind: "standard", lengths: stretch([3, 5, 7, 3], minimum) };
  if (size === "small") return { kind: "scaled", lengths: stretch([3, 5, 7, 3], minimum) };
  if (timeline === "6-12-months" || size === "medium") return { kind: "scaled", lengths: [6, 8, 10, 6] };
  return { kind: "releases", lengths: [4, 8, 36, 4] };
}

/** Half as long again as the least time, whatever the window: a measured state is worth nothing when it is old. */
function assessment(minimum: number, window: number | null): Shape {
  const weeks = Math.min(Math.ceil(minimum * 1.5), window ?? Infinity);
  const ends = Math.max(1, Math.round(weeks * 0.15));
  const workshops = Math.max(1, Math.round(weeks * 0.2));
  const lengths = [ends, workshops, weeks - 2 * ends - workshops, ends];
  return { kind: window === null ? "standard" : "scaled", lengths };
}

function stretch(lengths: readonly number[], minimum: number): number[] {
  const missing = Math.max(0, minimum - lengths.reduce((sum, length) => sum + length, 0));
  return lengths.map((length, index) => (index === 2 ? length + missing : length));
}

function minimumScope(minimum: number, window: number): Shape {
  const [discovery, build, handover] = window < SHORTEST_STANDARD ? [4, 6, 2] : [6, 8, 4];
  const inside = window - discovery - build;
  const after = Math.max(minimum - window - handover, 2);
  return { kind: "minimum-scope", lengths: [discovery, build, inside + after, handover], inside };
}

function extended(timeline: string, minimum: number, window: number | null): Shape {
  const [discovery, build, handover] = minimum > 30 ? [6, 8, 4] : [4, 6, 3];
  const slack = timeline === "6-12-months" ? 4 : timeline === "12-plus-months" ? 16 : 0;
  const total = Math.min(minimum + slack, window ?? minimum);
  return { kind: "extended", lengths: [discovery, build, total - discovery - build - handover, handover] };
}
