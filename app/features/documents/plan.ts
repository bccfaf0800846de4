/** The plan: four phases fitted to the chosen timeline, or a stated exception with its reason. */

import type { Brief } from "./brief.ts";
import { formatDay, isWeekend, mondayFrom } from "./dates.ts";
import { ASSESSES, MIN_WEEKS } from "./facts/effort.ts";
import { ASSESSMENT_GATES, GATES, type GateRow } from "./facts/governance.ts";
import { type Freeze, freezesBetween, isFrozen, moveGates } from "./freezes.ts";

export type PlanKind = "compressed" | "minimum-scope" | "standard" | "scaled" | "releases" | "extended";

/** Weeks are counted from the start of the project; `end` is exclusive. */
export type PlanPhase = {
  number: number;
  title: string;
  start: number;
  end: number;
  firstDay: number;
  lastDay: number;
};

export type Plan = {
  kind: PlanKind;
  phases: readonly PlanPhase[];
  weeks: number;
  minimumWeeks: number;
  /** The end of the chosen window in weeks, or null when no timeline was chosen. */
  windowWeeks: number | null;
  start: number;
  end: number;
  statement: string;
  /** One for each of the four phases. */
  gates: readonly GateRow[];
  freezes: readonly (Freeze & { phases: readonly number[] })[];
};

const WINDOWS: Record<string, number | null> = {
  "1-3-months": 13,
  "3-6-months": 26,
  "6-12-months": 52,
  "12-plus-months": 78,
  "no-timeline": null,
};

/** No plan, with what stands before it, is longer. */
const MOST_DAYS = 900;
/** Time to sign, name people and grant access before the first day. */
const MOBILISATION_DAYS = 14;

export const PHASE_TITLES = ["Discovery and design", "Build and pilot", "Rollout", "Handover and hypercare"] as const;
const ASSESSMENT_TITLES = [
  "Kick-off and discovery",
  "Workshops and measurement",
  "Analysis and findings",
  "Road map and read-out",
];

export function planOf(brief: Brief): Plan {
  const timeline = brief.one("timeline");
  const assesses = brief.holds(ASSESSES);
  const windowWeeks = WINDOWS[timeline] ?? null;
  const minimumWeeks = MIN_WEEKS[brief.solution]?.[brief.size] ?? 0;
  const shape = shapeOf(timeline, minimumWeeks, windowWeeks, assesses);
  const { kind } = shape;
  const freezes = freezesBetween(brief, brief.today, brief.today + MOST_DAYS);
  const start = startOf(brief.today, freezes);
  const { lengths, inside } = moveGates(shape, start, freezes, windowWeeks);
  const titles = assesses ? ASSESSMENT_TITLES : PHASE_TITLES;
  const phases = phasesOf(lengths, titles, start, inside);
  const weeks = lengths.reduce((sum, length) => sum + length, 0);
  return {
    kind,
    phases,
    weeks,
    minimumWeeks,
    windowWeeks,
    start,
    end: start + weeks * 7 - 3,
    statement: statementOf(kind, weeks, minimumWeeks, windowWeeks),
    gates: assesses ? ASSESSMENT_GATES : GATES,
    freezes: touching(freezes, phases),
  };
}

/** The first Monday after the mobilisation that no holidays freeze. */
function startOf(today: number, freezes: readonly Freeze[]): number {
  let start = mondayFrom(today + MOBILISATION_DAYS);
  const absences = freezes.filter(({ absence }) => absence);
  while (isFrozen(start, absences)) start += 7;
  return start;
}

type Shape = { kind: PlanKind; lengths: readonly number[]; inside?: number };

/** The lengths of the phases in weeks; `inside` splits phase 3 at the end of the window. */
function shapeOf(timeline: string, minimum: number, window: number | null, assessment: boolean): Shape {
  if (window !== null && minimum > window) return minimumScope(minimum, window);
  if (window !== null && window < 14) {
    const rollout = Math.max(4, minimum - 7);
    return { kind: assessment ? "scaled" : "compressed", lengths: [2, 3, rollout, 2] };
  }
  if (minimum > 22) return extended(timeline, minimum, window);
  if (timeline === "3-6-months") return { kind: "scaled", lengths: stretch([2, 4, 6, 2], minimum) };
  if (timeline === "no-timeline") return { kind: "standard", lengths: stretch([3, 5, 7, 3], minimum) };
  if (assessment) return { kind: "scaled", lengths: timeline === "6-12-months" ? [3, 5, 7, 3] : [4, 6, 8, 4] };
  if (timeline === "6-12-months") return { kind: "scaled", lengths: [6, 8, 10, 6] };
  return { kind: "releases", lengths: [4, 8, 36, 4] };
}

function stretch(lengths: readonly number[], minimum: number): number[] {
  const missing = Math.max(0, minimum - lengths.reduce((sum, length) => sum + length, 0));
  return lengths.map((length, index) => (index === 2 ? length + missing : length));
}

function minimumScope(minimum: number, window: number): Shape {
  const [discovery, build, handover] = window < 14 ? [4, 6, 2] : [6, 8, 4];
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

function phasesOf(lengths: readonly number[], titles: readonly string[], start: number, inside?: number): PlanPhase[] {
  const phases: PlanPhase[] = [];
  let week = 0;
  const add = (number: number, title: string, length: number) => {
    phases.push({
      number,
      title,
      start: week,
      end: week + length,
      firstDay: start + week * 7,
      lastDay: start + (week + length) * 7 - 3,
    });
    week += length;
  };
  for (const [index, length] of lengths.entries()) {
    const title = titles[index] ?? "";
    if (index === 2 && inside !== undefined) {
      add(3, `${title}: pilot scope, inside the window`, inside);
      add(3, `${title}: the rest, after the window`, length - inside);
    } else add(index + 1, title, length);
  }
  return phases;
}

function statementOf(kind: PlanKind, weeks: number, minimum: number, window: number | null): string {
  const need = `A project of this kind and size needs at least ${minimum} weeks.`;
  const statements: Record<PlanKind, string> = {
    compressed: `${need} The requested window ends after ${window} weeks, so the standard plan of 14 to 22 weeks does not fit. The plan is compressed to ${weeks} weeks: more people work in parallel inside each phase, the effort carries an adjuster of 15%, and the contingency is 20%.`,
    "minimum-scope": `${need} The requested window ends after ${window} weeks, so the whole scope cannot be finished in it. Discovery, build and a pilot are delivered inside the window; the rest of the rollout and the handover are dated after it, ${weeks} weeks in all.`,
    standard: `No date was asked for. The standard plan applies: 2–4, 4–6, 6–8 and 2–4 weeks, 14 to 22 in all, here ${weeks}. It is anchored on the support dates in Current Environment Analysis.${minimum < weeks ? ` The minimum is ${minimum} weeks, so it can be shortened.` : ""}`,
    scaled: `${need} The plan takes ${weeks} weeks and fits the requested window of ${window} weeks.`,
    releases: `${need} The requested window of a year or more is used for a programme in releases of 12 weeks with a review at the end of each, ${weeks} weeks in all.`,
    extended: `${need} The standard plan of 14 to 22 weeks is therefore too short. The four phases are kept, and the rollout is stretched into waves: ${weeks} weeks in all${window ? `, inside the requested window of ${window}` : ""}.`,
  };
  return statements[kind];
}

function touching(freezes: readonly Freeze[], phases: readonly PlanPhase[]): Plan["freezes"] {
  return freezes.flatMap((freeze) => {
    const touched = phases.filter(({ firstDay, lastDay }) => freeze.from <= lastDay && freeze.to >= firstDay);
    const numbers = [...new Set(touched.map(({ number }) => number))];
    return numbers.length > 0 ? [{ ...freeze, phases: numbers }] : [];
  });
}

/** Working days after the date of the document: the sponsor is named, the order is signed. */
export const SPONSOR_WORKING_DAYS = 5;
export const ORDER_WORKING_DAYS = 9;

/** The last day of the phase that ends with the gate: design sign-off or pilot exit. */
export function gateDay({ phases }: Plan, gate: "design" | "pilot"): number {
  return phases.find(({ number }) => number === (gate === "design" ? 1 : 2))?.lastDay ?? 0;
}

/** The last working day, on or before the given one, on which nobody is away. */
export function workingDayBefore(day: number, { freezes }: Plan): number {
  const away = (at: number) => freezes.some(({ from, to, absence }) => absence && at >= from && at <= to);
  let result = day;
  while (away(result) || isWeekend(result)) result -= 1;
  return result;
}

/** `7 December 2026 to 18 December 2026`. */
export function datesOf({ firstDay, lastDay }: Pick<PlanPhase, "firstDay" | "lastDay">): string {
  return `${formatDay(firstDay)} to ${formatDay(lastDay)}`;
}
