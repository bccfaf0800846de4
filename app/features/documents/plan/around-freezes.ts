/** The lengths of the phases between the freezes: no gate falls into one, and a rollout that would is over before it where the least weeks allow. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import type { TaskKind } from "#app/features/documents/pack.ts";
import { type Freeze, isFrozen, LEAST_INSIDE, LONG_FREEZE, openAfter, stopping } from "./freezes.ts";
import { DATE_RESERVE, type PlanKind, type Shape, sumOf } from "./plan-shape.ts";

/** The kind of work that ends each phase. */
const GATE_KINDS = ["acceptance", "pilot", "rollout", "acceptance"] as const satisfies readonly TaskKind[];

/** What must be open: the work of a project, of one in haste, of an assessment, of one with a pilot. */
type Pursuit = "project" | "haste" | "assessment" | "pilot";
export function pursuitOf(brief: Brief, kind: PlanKind): Pursuit {
  if (brief.has("solution-configuration", "custom-pilot")) return "pilot";
  if (brief.holds(ASSESSES)) return "assessment";
  const readsFirst = brief.has("solution-type", "security"); // a week of sign-ins before the pilot of its policies
  return kind === "compressed" && !readsFirst ? "haste" : "project";
}

type OpenShare = { kind: TaskKind; share: number; least: number; skipped: number };
/**
 * So much of each phase is open to such work, and so many weeks if it has them; less, and it gets longer while the window
 * allows. A pilot follows the build, so only weeks in the later half of its phase are of use to it.
 */
const PROJECT_SHARES: readonly OpenShare[] = [
  { kind: "discovery", share: 0.8, least: 2, skipped: 0 },
  { kind: "pilot", share: 0.3, least: 2, skipped: 1 / 2 },
  { kind: "rollout", share: 0.8, least: 2, skipped: 0 },
  { kind: "acceptance", share: 0.8, least: 2, skipped: 0 },
];
/** Workshops and interviews fill the second phase of an assessment. */
const ASSESSMENT_SHARES = PROJECT_SHARES.with(1, { kind: "discovery", share: 0.5, least: 2, skipped: 0 });
const OPEN_SHARES: Record<Pursuit, readonly OpenShare[]> = {
  project: PROJECT_SHARES,
  haste: PROJECT_SHARES.with(1, { kind: "pilot", share: 0.3, least: 1, skipped: 1 / 2 }),
  assessment: ASSESSMENT_SHARES,
  pilot: ASSESSMENT_SHARES.with(2, { kind: "pilot", share: 0.8, least: 3, skipped: 0 }),
};
/** So much of a phase is left to it when a gate moves. */
const KEPT_SHARE = 0.75;
const MOST_WEEKS_ADDED = 12;

/** `most`: the weeks that the plan may take; `until`: those before a fixed date that it can meet, else null; `left`: those that end within the window, which counts from the date of the document. */
type Given = {
  start: number;
  freezes: readonly Freeze[];
  most: number | null;
  until: number | null;
  left: number;
  pursuit: Pursuit;
};
type Fitted = Lengths & Pick<Shape, "kind"> & { isAhead: boolean };

/** As usual or, where that ends after the window although fewer weeks would end within it and hold the work, the most that do. */
export function fittedTo(shape: Shape, shorter: readonly Shape[], given: Given): Fitted {
  const usual = fittedAsUsual(shape, shorter, given);
  if (sumOf(usual.lengths) <= given.left) return usual;
  for (const one of shorter.flatMap((way) => withPilotWeeks(way))) {
    const fit = aroundFreezes(one, { ...given, most: given.left });
    const isHeld = sumOf(fit.lengths) <= given.left && phasesCut(fit.lengths, one, given).length === 0;
    if (isHeld) return { ...fit, kind: one.kind, isAhead: false };
  }
  return usual;
}

/**
 * The lengths of the shape between the freezes; where a freeze takes its rollout apart or leaves no room for it, those of the
 * longest of the shorter shapes whose rollout is over before (`isAhead`); up to a fixed date where there is no other way.
 */
function fittedAsUsual(shape: Shape, shorter: readonly Shape[], given: Given): Fitted {
  const { start, freezes, most, until } = given;
  const kept = until === null ? most : Math.min(most ?? until, Math.max(sumOf(shape.lengths), until - DATE_RESERVE));
  const shortIn = ({ lengths }: Lengths, of = shape) => phasesCut(lengths, of, given);
  const stops = stopping("rollout", freezes);
  const isParted = ({ lengths }: Lengths) => frozenIn(lengths, start, stops) >= LONG_FREEZE;
  const openIn = ({ lengths }: Lengths) => (lengths[ROLLOUT] ?? 0) - frozenIn(lengths, start, stops);
  const asAsked = { kind: shape.kind, isAhead: false };
  const first = aroundFreezes(shape, { ...given, most: kept });
  const isShort = kept === most ? shortIn(first).includes(ROLLOUT) : shortIn(first).length > 0;
  if (isShort || isParted(first)) {
    for (const one of shorter.flatMap((shape) => withPilotWeeks(shape))) {
      const fit = aroundFreezes(one, { ...given, most: sumOf(one.lengths) });
      const isFree = shortIn(fit, one).length === 0 && frozenIn(fit.lengths, start, stops) === 0;
      if (isFree) return { ...fit, kind: one.kind, isAhead: true };
    }
  }
  if (kept === most || shortIn(first).length === 0) return { ...first, ...asAsked };
  const other = withPilotWeeks(shape, KEPT_BEFORE_DATE)
    .map((one) => ({ one, fit: aroundFreezes(one, { ...given, most: kept }) }))
    .find(({ one, fit }) => shortIn(fit, one).length === 0);
  if (other) return { ...other.fit, ...asAsked };
  const whole = aroundFreezes(shape, given);
  const isBetter =
    shortIn(whole).length < shortIn(first).length || openIn(first) < Math.min(LEAST_INSIDE, openIn(whole));
  return { ...(isBetter ? whole : first), ...asAsked };
}

/** Of each phase, the weeks that another one may ask of it. */
const LEAST_LEFT = [1, 2, 2] as const;

/** The same for a reserve before a fixed date. */
const KEPT_BEFORE_DATE = [2, 2, 2] as const;

/** As it is, and with a week of rollout or discovery given to the pilot, which leaves both at least so many. */
function withPilotWeeks({ lengths, ...shape }: Shape, leastLeft: readonly number[] = LEAST_LEFT): Shape[] {
  const giving = [ROLLOUT, 0].filter((phase) => (lengths[phase] ?? 0) > (leastLeft[phase] ?? 0));
  const ways = giving.map((phase) => lengths.map((weeks, at) => weeks + Number(at === BUILD) - Number(at === phase)));
  return [lengths, ...ways]
    .filter((way) => Math.min(way[BUILD] ?? 0, way[ROLLOUT] ?? 0) >= 2) // nobody hurries more because of a freeze or a date
    .map((way) => ({ ...shape, lengths: way }));
}

/** Weeks of the rollout that are lost to freezes. */
export function frozenIn(
  [first = 0, second = 0, third = 0]: readonly number[],
  start: number,
  stops: readonly Freeze[],
): number {
  const weeks = Array.from({ length: third }, (_, week) => start + (first + second + week) * 7);
  return weeks.filter((monday) => isFrozen(monday, stops)).length;
}

function phasesCut(lengths: readonly number[], { lengths: asked }: Shape, given: Given, isWhole = false): number[] {
  return shortOf(lengths, { asked, isWhole }, given.start, given.freezes, OPEN_SHARES[given.pursuit]);
}

/** Phases whose gates lie outside the freezes, longer by the weeks that a freeze takes from them. */
function aroundFreezes(shape: Shape, given: Given): Lengths {
  const { start, freezes, most: window } = given;
  const shortIn = ({ lengths }: Lengths, isWhole = false) => phasesCut(lengths, shape, given, isWhole);
  const around = (room: Room, isWhole = false): Lengths => {
    let wanted: Lengths = shape;
    for (let added = 0; ; added += 1) {
      const moved = moveGates(wanted, start, freezes, window);
      const short = shortIn(moved, isWhole).find((phase) => room(wanted, phase, window));
      if (short === undefined || added === MOST_WEEKS_ADDED) return moved;
      wanted = longer(wanted, short);
    }
  };
  const afterwards = shape.kind === "late" ? null : around(hasRoom, true);
  const whole = !afterwards || shortIn(afterwards, true).includes(ROLLOUT) ? around(hasRoom) : afterwards;
  return shape.inside !== undefined && shortIn(whole).includes(BUILD) ? around(hasRoomAfter) : whole;
}

/** The place of the phase that ends with the pilot. */
const BUILD = 1;
const ROLLOUT = 2;
type Room = (lengths: Lengths, phase: number, window: number | null) => boolean;

/** A plan that leaves its window has room after it, and for the pilot where some of the rollout can leave the window as well. */
const hasRoom: Room = ({ lengths, inside }, phase, window) => {
  if (inside === undefined) return sumOf(lengths) < (window ?? Infinity);
  return phase > BUILD || (phase === BUILD && inside > LEAST_INSIDE);
};
const hasRoomAfter: Room = ({ inside }, phase) => inside !== undefined && phase > BUILD;

/** A week more; for the pilot it is one less of those of the rollout that lie inside the window. */
function longer({ lengths, inside }: Lengths, phase: number): Lengths {
  const more = lengths.with(phase, (lengths[phase] ?? 0) + 1);
  if (inside === undefined) return { lengths: more };
  return { lengths: more, inside: phase === BUILD ? inside - 1 : inside };
}

/** The places of the phases in which too few weeks are left. */
function shortOf(
  lengths: readonly number[],
  { asked, isWhole }: { asked: readonly number[]; isWhole: boolean },
  start: number,
  freezes: readonly Freeze[],
  shares: readonly OpenShare[],
): number[] {
  let week = 0;
  return shares.flatMap(({ kind, share, least, skipped }, index) => {
    const first = week + Math.floor((lengths[index] ?? 0) * skipped);
    week += lengths[index] ?? 0;
    const stops = stopping(kind, freezes);
    const weeks = Array.from({ length: week - first }, (_, at) => !isFrozen(start + (first + at) * 7, stops));
    const length = asked[index] ?? 0;
    const needed = Math.min(length, Math.max(least, Math.ceil(length * share)));
    const open = (isWhole && index === ROLLOUT ? openAfter(weeks, needed) : weeks).filter(Boolean);
    const isCut = (lengths[index] ?? 0) < length * KEPT_SHARE;
    const isParted = kind === "pilot" && longestRun(weeks) < Math.min(least, open.length);
    const isShort = isCut || isParted || open.length < needed;
    return isShort ? [index] : [];
  });
}

/** Open weeks that follow one another: nobody pilots half before a freeze. */
function longestRun(open: readonly boolean[]): number {
  let [most, run] = [0, 0];
  for (const isOpen of open) {
    run = isOpen ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

type Lengths = { lengths: readonly number[]; inside?: number };

/** Moves weeks between neighbouring phases until no phase ends in a freeze, as far as half of each is left; the last may end later inside the window. */
function moveGates(shape: Lengths, start: number, freezes: readonly Freeze[], window: number | null): Lengths {
  const lengths = [...shape.lengths];
  const split = shape.inside === undefined ? null : shape.inside + (lengths[0] ?? 0) + (lengths[1] ?? 0);
  let end = 0;
  for (const [index, kind] of GATE_KINDS.entries()) {
    const own = lengths[index] ?? 0;
    end += own;
    const next = index === 1 && split !== null ? split - end : lengths[index + 1];
    const open = (shift: number) => !isFrozen(start + (end + shift - 1) * 7, stopping(kind, freezes));
    const kept = index === 2 ? Math.max(HYPERCARE_WEEKS, (next ?? 0) / 2) : (next ?? 0) / 2;
    const later = next === undefined ? Math.max(0, (window ?? Infinity) - end) : Math.max(0, Math.floor(next - kept));
    const spare = index === 2 && split !== null ? end - split - 1 : Math.floor(own / 2);
    const shift = nearest(open, Math.min(later, MOST_SHIFT), next === undefined ? 0 : Math.min(spare, MOST_SHIFT));
    lengths[index] = own + shift;
    if (next !== undefined) lengths[index + 1] = (lengths[index + 1] ?? 0) - shift;
    end += shift;
  }
  return split === null ? { lengths } : { lengths, inside: split - (lengths[0] ?? 0) - (lengths[1] ?? 0) };
}

const MOST_SHIFT = 10;
/** So much of the last phase is left after go-live. */
const HYPERCARE_WEEKS = 2;

/** The smallest shift to an open week, later before earlier; 0 where there is none. */
function nearest(open: (shift: number) => boolean, later: number, earlier: number): number {
  for (let shift = 0; shift <= later; shift += 1) if (open(shift)) return shift;
  for (let shift = 1; shift <= earlier; shift += 1) if (open(-shift)) return -shift;
  return 0;
}
