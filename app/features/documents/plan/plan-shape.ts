/** How many weeks each phase takes, by the least time that the project needs and the window that was asked for. */

import { DAYS_A_WEEK, LITTLE_STAFF, leavesRoom } from "#app/features/documents/effort/effort.ts";
import { shared, split } from "#app/features/documents/effort/shares.ts";
import { ASSESSMENT_PHASES, ASSESSMENT_WEEKS, type Size } from "#app/features/documents/facts/effort.ts";
import { minimumScope } from "./minimum-scope.ts";
import { MONTH_WEEKS, type Switched, withWeekends } from "./weeks-of-weekends.ts";

export type PlanKind =
  | "compressed"
  | "minimum-scope"
  | "standard"
  | "scaled"
  | "short"
  | "releases"
  | "extended"
  | "dated"
  | "late";

/** The standard plan in weeks. */
const SHORTEST_STANDARD = 14;
export const LONGEST_STANDARD = 22;
/** As it is printed. */
export const STANDARD_WEEKS = `${SHORTEST_STANDARD} to ${LONGEST_STANDARD}`;

export type Shape = { kind: PlanKind; lengths: readonly number[]; inside?: number };

/** `phaseDays` are the likely ones before a short window adds to them; `until`: the weeks before a fixed date */
type Case = Switched & {
  assesses: boolean;
  size: Size;
  delivers: boolean;
  phaseDays: readonly number[];
  configuration: string;
  until: number | null;
};

function daysOf({ phaseDays }: Case): number {
  return phaseDays.reduce((sum, days) => sum + days, 0);
}

/** Where the weeks of a project lie otherwise, because its days do: a foundation has no more rollout than a first wave, and a cluster is built when its machines have come. */
const OWN_WEEKS: Partial<Record<string, readonly number[]>> = {
  "azure-landing-zone": [0.24, 0.5, 0.18, 0.08],
  "hybrid-azure-local": [0.16, 0.28, 0.41, 0.15],
  "sccm-medium large": [0.18, 0.38, 0.32, 0.12],
  "sccm-medium enterprise": [0.18, 0.4, 0.3, 0.12],
  "sccm-enterprise enterprise": [0.2, 0.32, 0.35, 0.13],
};

const ownWeeks = ({ configuration, size }: Case) => OWN_WEEKS[`${configuration} ${size}`] ?? OWN_WEEKS[configuration];

/** The lengths of the phases in weeks, near their share of the days, so that the people needed hardly change from one to the next; `inside` splits phase 3 at the end of the window. */
export function shapeOf(timeline: string, minimum: number, window: number | null, given: Case): Shape {
  const shape = datedShape(timeline, minimum, window, given);
  if (given.assesses || shape.kind === "minimum-scope") return shape;
  const room = Math.min(window ?? Infinity, given.until ?? Infinity) - weeksOf(shape);
  return {
    ...shape,
    lengths: withWeekends(shape.lengths, room, {
      ...given,
      awaitsMachines: given.configuration === "hybrid-azure-local",
      standard: LONGEST_STANDARD,
    }),
  };
}

function datedShape(timeline: string, minimum: number, window: number | null, given: Case): Shape {
  const shape = ownShape(timeline, minimum, window, given);
  const { until, assesses } = given;
  if (until === null || shape.kind === "minimum-scope") return shape;
  if (until < minimum && minimum < weeksOf(shape)) return { kind: "late", lengths: shortened(shape, minimum, given) };
  if (until < minimum) return shape.kind === "compressed" ? shape : { ...shape, kind: "late" };
  const isCompressed = shape.kind === "compressed";
  const least = assesses || isCompressed ? minimum : Math.max(minimum, LEAST_WEEKS);
  const reserve = assesses || isCompressed ? DATE_RESERVE : RESERVE;
  const weeks = Math.max(minimum, Math.min(until - DATE_RESERVE, Math.max(least, until - reserve)));
  if (weeks >= weeksOf(shape)) return shape;
  return { kind: isCompressed ? "compressed" : "dated", lengths: shortened(shape, weeks, given) };
}

/** Weeks left before a fixed date, unless the work needs them: an assessment is read out before something is decided by it. */
export const DATE_RESERVE = 2;
/** And of a project in no haste, as far as two weeks for each phase leave them. */
const RESERVE = 5;

/** The same work in fewer weeks, the longest first; none where its length has another reason than the window. */
export function shorterThan(shape: Shape, minimum: number, given: Case): Shape[] {
  if (given.assesses || ["late", "minimum-scope", "releases"].includes(shape.kind)) return [];
  const fewer = Array.from({ length: Math.max(0, weeksOf(shape) - minimum) }, (_, index) => weeksOf(shape) - 1 - index);
  const kind = shape.kind === "standard" ? "short" : shape.kind;
  return fewer
    .map((weeks) => ({ kind, lengths: shortened(shape, weeks, given) }))
    .filter(({ lengths }) => !given.monthly || (lengths[2] ?? 0) >= MONTH_WEEKS);
}

/** Near the phases of the longer plan; a pilot and the weeks of hypercare are kept. */
function shortened({ lengths }: Shape, weeks: number, { assesses, configuration }: Case): number[] {
  if (configuration === "custom-pilot") return withPilot(weeks);
  if (assesses || weeks >= LEAST_WEEKS) return shared(weeks, lengths, assesses ? 1 : 2);
  return shared(weeks - 1, lengths).map((length, index) => length + (index === 3 ? 1 : 0));
}

function ownShape(timeline: string, minimum: number, window: number | null, given: Case): Shape {
  const shape = usualShape(timeline, minimum, window, given);
  const own = ownWeeks(given);
  if (shape.kind === "minimum-scope") return shape;
  if (!own) return levelled(shape, given);
  const [last = 0, ...others] = shared(weeksOf(shape) - 1, own).toReversed(); // a week more for hypercare
  return levelled({ ...shape, lengths: [last + 1, ...others].toReversed() }, given);
}

/** A month, in which what is simulated or audited is watched before it blocks. */
const LEAST_ROLLOUT = 4;

/** A fifth more people than the rollout needs are no reason to shorten it. */
const CROWDED = 1.2;

/** Where a person and more works, discovery and build take weeks of the rollout until they need hardly more people than it does. */
function levelled(shape: Shape, given: Case): Shape {
  if (given.assesses || daysOf(given) < weeksOf(shape) * DAYS_A_WEEK) return shape;
  const [discovery = 0, build = 0, rollout = 0] = given.phaseDays;
  let [first = 0, second = 0, third = 0, ...rest] = shape.lengths;
  while (third > LEAST_ROLLOUT && Math.max(discovery / first, build / second) >= (rollout / (third - 1)) * CROWDED) {
    if (build / second > discovery / first) second += 1;
    else first += 1;
    third -= 1;
  }
  return { ...shape, lengths: [first, second, third, ...rest] };
}

/** The weeks of phases together. */
export const sumOf = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0);

function weeksOf({ lengths }: Shape): number {
  return sumOf(lengths);
}

function usualShape(timeline: string, minimum: number, window: number | null, given: Case): Shape {
  const shape = fullShape(timeline, minimum, window, given);
  const { assesses, delivers, phaseDays } = given;
  const days = daysOf(given);
  const weeks = weeksOf(shape);
  const isLong = weeks > LONGEST_STANDARD;
  const isLittle = days < weeks * DAYS_A_WEEK * (isLong ? LONG_STAFF : LITTLE_STAFF);
  const isUnhurried = isLittle || (shape.kind === "compressed" && leavesRoom(window ?? 0, minimum));
  if (!isUnhurried || assesses || (delivers && !isLong) || WHOLE.includes(shape.kind)) return shape;
  const enough = Math.max(
    minimum,
    delivers ? LONGEST_STANDARD : LEAST_WEEKS,
    Math.min(weeksBy(LITTLE_STAFF, days), LONGEST_STANDARD),
    weeksBy(LONG_STAFF, days),
  );
  return { kind: "short", lengths: shared(Math.min(weeks, enough), between(SHORT_SHARES, phaseDays), 2) };
}

/** Halfway between usual shares of the weeks and those of the days. */
function between(shares: readonly number[], days: readonly number[]): number[] {
  const sum = days.reduce((all, one) => all + one, 0);
  return shares.map((share, index) => share + (days[index] ?? 0) / sum);
}

/** Plans whose length has another reason than the window. */
const WHOLE: readonly PlanKind[] = ["minimum-scope", "extended"];
/** Nobody stretches the work of fewer people beyond the standard plan because the window is long. */
const LONG_STAFF = 1.25;

function weeksBy(people: number, days: number): number {
  return Math.ceil(days / DAYS_A_WEEK / people);
}

/** Two weeks for discovery, build, rollout and hypercare each. */
const LEAST_WEEKS = 8;
const SHORT_SHARES = [0.2, 0.25, 0.39, 0.16];

function fullShape(timeline: string, minimum: number, window: number | null, given: Case): Shape {
  const { assesses, size, delivers } = given;
  if (assesses) return assessment(minimum, window, given);
  if (window !== null && minimum > window)
    return { kind: "minimum-scope", ...minimumScope(minimum, window, given, ownWeeks(given)) };
  if (window !== null && window < SHORTEST_STANDARD)
    return { kind: "compressed", lengths: compressed(minimum, delivers) };
  if (minimum > LONGEST_STANDARD) return extended(timeline, minimum, window);
  if (timeline === "3-6-months") {
    const least = delivers && size === "enterprise" ? Math.max(minimum, DELIVERED_WEEKS) : minimum;
    return { kind: "scaled", lengths: stretch([3, 4, 6, 2], least) };
  }
  if (timeline === "no-timeline") return { kind: "standard", lengths: stretch([4, 5, 7, 3], minimum) };
  if (size === "small") return { kind: "scaled", lengths: stretch([4, 5, 7, 3], minimum) };
  if (timeline === "6-12-months" || size === "medium") return { kind: "scaled", lengths: [6, 8, 11, 5] };
  return { kind: "releases", lengths: [10, 11, 24, 7] };
}

/** What was ordered comes in the rollout, not before it, so that a longer build costs nothing. */
function compressed(minimum: number, delivers: boolean): number[] {
  return delivers ? [2, 4, Math.max(5, minimum - 8), 2] : [2, 3, Math.max(4, minimum - 7), 2];
}

/** In half a year a large organisation needs no crowded build, and a delivery gets the time that suppliers quote. */
const DELIVERED_WEEKS = 20;

/** As long as one person needs, between the shortest and the longest of its size, whatever the window. */
function assessment(minimum: number, window: number | null, given: Case): Shape {
  const { size, configuration } = given;
  const days = daysOf(given);
  const [shortest, longest] = ASSESSMENT_WEEKS[size];
  const usual = Math.max(minimum, shortest, Math.min(Math.ceil(days / DAYS_A_WEEK), longest));
  const weeks = Math.min(usual, window ?? Infinity);
  const lengths = configuration === "custom-pilot" ? withPilot(weeks) : shared(weeks, ASSESSMENT_PHASES);
  const kind = window === null ? "standard" : "scaled";
  return { kind, lengths: withHearings(lengths, given, (window ?? Infinity) - weeks) };
}

/** Workshops and interviews get the weeks that one who hears and another who measures need, as far as there is room. */
function withHearings(lengths: readonly number[], { phaseDays }: Case, room: number): number[] {
  const needed = Math.ceil((phaseDays[1] ?? 0) / DAYS_A_WEEK / PEOPLE_OF_ASSESSMENT);
  const missing = Math.max(0, Math.min(needed - (lengths[1] ?? 0), room));
  return lengths.map((length, index) => length + (index === 1 ? missing : 0));
}

/** An architect, and an engineer for half of the time. */
const PEOPLE_OF_ASSESSMENT = 1.5;

/** A pilot is set up and lived with for two weeks: three in the third phase. */
function withPilot(weeks: number): number[] {
  return shared(weeks - 2, ASSESSMENT_PHASES).map((length, index) => length + (index === 2 ? 2 : 0));
}

/** The phases of a long plan: a little less for discovery and build than their days, and more for what is stretched into waves. */
const LONG_SHARES: readonly number[] = [0.2, 0.22, 0.44, 0.14];

/** What is missing to the least time goes where it is furthest behind its share. */
function stretch(lengths: readonly number[], minimum: number): number[] {
  const missing = Math.max(0, minimum - sumOf(lengths));
  const more = split(missing, LONG_SHARES);
  return lengths.map((length, index) => length + (more[index] ?? 0));
}

/** Weeks beyond the least time, where the window leaves room. */
const EXTENDED_SLACK = 4;

function extended(timeline: string, minimum: number, window: number | null): Shape {
  const slack = timeline === "6-12-months" || timeline === "12-plus-months" ? EXTENDED_SLACK : 0;
  return { kind: "extended", lengths: shared(Math.min(minimum + slack, window ?? minimum), LONG_SHARES) };
}
