/** Effort: the row of the table, the adjusters that apply, and the days by phase, in tenths of a day, rounded as an estimate warrants so that sums are exact. */

import { findConfiguration } from "#app/features/catalogue/configurations.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import {
  type Days,
  EFFORT,
  EXTENSIONS,
  HAS_MODULES,
  MIN_WEEKS,
  MODULES_LEAST_WEEKS,
  MORE_WEEKS,
  SIZES,
  type Size,
  volumeSharesOf,
} from "#app/features/documents/facts/effort.ts";
import { figure } from "#app/features/documents/words.ts";
import {
  type AppliedAdjuster,
  addedOf,
  adjustersOf,
  configurationFactorOf,
  factorOf,
  ONE,
  partsInDays,
  phaseDaysOf,
} from "./effort-adjusters.ts";
import { split } from "./shares.ts";

/** How the numbers given by the client change the row: 10120 stands for × 1.0120, and `formula` explains it. */
export type Volume = { factor: number; formula: string };

export type Effort = {
  base: Days;
  /** The size whose days were used; differs from the client's if the row has none for that size. */
  rowSize: Size;
  excludes: string;
  configurationFactor: { percent: number; reason: string } | null;
  /** Null if every volume is the planning figure of the size. */
  volume: Volume | null;
  adjusters: readonly AppliedAdjuster[];
  /** The product of all adjusters in ten-thousandths after the cap: 14547 stands for 1.4547. */
  factor: number;
  /** The product before the cap. */
  product: number;
  /** What is counted piece by piece, in tenths of a day, with low and high in the same proportion as in the row. */
  added: readonly (Range & { reason: string })[];
  /** The unit in which tasks are planned, in tenths of a day: half a day, or a whole one in larger organisations. */
  unit: number;
  /** Tenths of a day as the factors give them, before rounding. */
  exact: Range;
  /** Tenths of a day, rounded; the days of the plan and the budget. */
  low: number;
  likely: number;
  high: number;
  phases: readonly Range[];
  /** How many of these days the tasks hold beyond what the factors give; zero if those are enough. */
  filled: Range;
};

export const effortOf = perBrief(worked);

function worked(brief: Brief): Effort {
  const row = rowOf(brief);
  const rowSize = nearestSize(row.days, brief.size);
  const base = row.days[rowSize] ?? [0, 0, 0];
  const { percent, parts } = configurationFactorOf(brief);
  const adjusters = adjustersOf(brief, isCompressed(brief));
  const { factor, product } = factorOf(adjusters);
  const volume = volumeOf(brief, rowSize);
  const core = scaled(base, { factor, volume }, percent);
  const pieces = addedOf(brief);
  const added = pieces.map(({ reason, days }) => ({ reason, ...spread(days, base) }));
  const [lowest, middle, highest] = withAdded(core, added);
  const unit = UNITS[brief.size];
  const [low, likely, high] = [rounded(lowest, unit), rounded(middle, unit), rounded(highest, unit)];
  return {
    base,
    rowSize,
    excludes: row.excludes,
    configurationFactor: percent === 100 ? null : { percent, reason: partsInDays(parts, base[1]) },
    volume,
    adjusters,
    factor,
    product,
    added,
    unit,
    exact: { low: lowest, likely: middle, high: highest },
    low,
    likely,
    high,
    phases: phasesOf({ low, likely, high }, unit, phaseDaysOf(brief, core[1] / 10, adjusters, pieces)),
    filled: { low: 0, likely: 0, high: 0 },
  };
}

/** Splits low, likely and high over the phases in whole units that add up to each total. */
export function phasesOf({ low, likely, high }: Range, unit: number, weights: readonly number[]): Range[] {
  const [lows, likelies, highs] = [low, likely, high].map((total) => split(total / unit, weights));
  return weights.map((_, index) => ({
    low: (lows?.[index] ?? 0) * unit,
    likely: (likelies?.[index] ?? 0) * unit,
    high: (highs?.[index] ?? 0) * unit,
  }));
}

function rowOf(brief: Brief): (typeof EFFORT)[number] {
  const row =
    EFFORT.find(({ key }) => key === brief.configuration.id) ?? EFFORT.find(({ key }) => key === brief.solution);
  if (!row) throw new Error(`No effort row for ${brief.configuration.id}`);
  return row;
}

/** Tenths of a day. */
export type Range = { low: number; likely: number; high: number };
const UNITS: Record<Size, number> = { small: 5, medium: 5, large: 10, enterprise: 10 };
/** From a hundred days on, totals are planned in fives. */
export const MANY = 1000;
export const FIVE_DAYS = 50;

/** Rounds to the unit, or from a hundred days on to five days. */
export function rounded(tenths: number, unit: number): number {
  const step = tenths >= MANY ? FIVE_DAYS : unit;
  return Math.round(tenths / step) * step;
}

type Factors = Pick<Effort, "factor" | "volume">;

/** Tenths of a day: days × factor and volume in ten-thousandths × percent. */
function scaled([low, likely, high]: Days, { factor, volume }: Factors, percent: number): Days {
  const scale = (days: number) => Math.round((days * factor * percent * ((volume?.factor ?? ONE) / ONE)) / 100_000);
  return [scale(low), scale(likely), scale(high)];
}

/** Added days in tenths of a day, with low and high in the same proportion as in the row. */
export function spread(days: number, [low, likely, high]: Days): Range {
  const tenths = Math.round(days * 10);
  return { low: Math.round((tenths * low) / likely), likely: tenths, high: Math.round((tenths * high) / likely) };
}

function withAdded([low, likely, high]: Days, added: readonly Range[]): Days {
  const sum = (end: keyof Range) => added.reduce((all, range) => all + range[end], 0);
  return [low + sum("low"), likely + sum("likely"), high + sum("high")];
}

/** Another row of the effort table, at a percentage, with or without a pair of hardware modules. */
export type OtherRow = { row: string; percent: number; modules?: boolean };

/** The days of another row of the table for the same organisation, with the adjusters that apply to that row. */
export function daysOfRow(brief: Brief, other: OtherRow): Days {
  const row = EFFORT.find(({ key }) => key === other.row);
  if (!row) throw new Error(`No effort row for ${other.row}`);
  const size = nearestSize(row.days, brief.size);
  const base = row.days[size] ?? [0, 0, 0];
  const { factor } = factorOf(adjustersOf(brief, isCompressed(brief), other.row));
  const added = addedOf(brief, other.modules ?? false, other.row).map(({ days }) => spread(days, base));
  const core = scaled(base, { factor, volume: volumeOf(brief, size, other.row) }, other.percent);
  const [low, likely, high] = withAdded(core, added);
  const unit = UNITS[brief.size];
  return [rounded(low, unit), rounded(likely, unit), rounded(high, unit)];
}

/** A share of the days varies with each volume, in proportion to the planning figure of the row's size; the rest of the row is fixed. */
export function volumeOf(brief: Brief, rowSize: Size, row = brief.configuration.id): Volume | null {
  const devices = Math.min(brief.devices, EXTENSIONS[row]?.from ?? Infinity);
  const given = { users: brief.users, devices, servers: brief.servers.plan };
  const site = findConfiguration(row);
  const planned = brief.plannedAt(rowSize, site?.rating?.unit === "devices" ? site : brief.configuration);
  const moved = volumeSharesOf(brief, row).filter(({ volume }) => given[volume] !== planned[volume]);
  if (moved.length === 0) return null;
  const change = moved.reduce(
    (sum, { percent, volume }) => sum + (percent / 100) * (given[volume] / planned[volume] - 1),
    0,
  );
  const terms = moved.map(
    ({ percent, volume }) => `${percent}% × (${volume} ${figure(given[volume])} ÷ ${figure(planned[volume])} − 1)`,
  );
  return { factor: Math.round((1 + change) * ONE), formula: `1 + ${terms.join(" + ")}` };
}

/** A plan that needs fewer people than this is little work: one person does it beside other projects, and nothing runs in parallel. */
export const LITTLE_STAFF = 0.5;
export const DAYS_A_WEEK = 4;
/** The last week of a window of three months, and the number of weeks that it leaves for the plan. */
export const SHORT_WINDOW = 13;
const SHORT_WINDOW_WEEKS = 11;

/** Whether a window is easily kept: the project could be done in it twice, one after the other. */
export function leavesRoom(window: number, leastWeeks: number): boolean {
  return leastWeeks * 2 <= window;
}

/** Whether a window of three months adds effort: only if the plan keeps it and there is so much work that people work side by side. */
export function isCompressed(brief: Brief): boolean {
  const least = leastWeeks(brief);
  const weeks = Math.max(least, SHORT_WINDOW_WEEKS);
  const fits = brief.has("timeline", "1-3-months") && weeks <= SHORT_WINDOW && !leavesRoom(SHORT_WINDOW, least);
  return fits && bareDays(brief) >= weeks * DAYS_A_WEEK * LITTLE_STAFF;
}

/** The fewest weeks in which the project can be done well. */
export function leastWeeks(brief: Brief): number {
  return leastWeeksOf(brief, brief.configuration.id, brief.holds(HAS_MODULES));
}

/** The same for another configuration, with or without a pair of hardware modules. */
export function leastWeeksOf({ solution, size }: Brief, key: string, modules = false): number {
  const least = MIN_WEEKS[key] ?? MIN_WEEKS[findConfiguration(key)?.solution ?? solution];
  return Math.max((least?.[size] ?? 0) + (MORE_WEEKS[key] ?? 0), modules ? MODULES_LEAST_WEEKS : 0);
}

/** Likely days by phase before a short window adds to them. */
export function barePhases(brief: Brief): number[] {
  const row = rowOf(brief);
  const adjusters = adjustersOf(brief, false);
  const { percent } = configurationFactorOf(brief);
  const size = nearestSize(row.days, brief.size);
  const factors = { factor: factorOf(adjusters).factor, volume: volumeOf(brief, size) };
  const [, core] = scaled(row.days[size] ?? [0, 0, 0], factors, percent);
  return phaseDaysOf(brief, core / 10, adjusters, addedOf(brief));
}

/** Likely days as the factors give them, whatever the tasks hold. */
export const daysOfAll = (brief: Brief): number => effortOf(brief).exact.likely;

export function bareDays(brief: Brief): number {
  return barePhases(brief).reduce((sum, days) => sum + days, 0);
}

export function nearestSize(days: Partial<Record<Size, Days>>, size: Size): Size {
  const wanted = SIZES.indexOf(size);
  const known = SIZES.filter((candidate) => days[candidate]);
  const [nearest = size] = known.toSorted(
    (a, b) => Math.abs(SIZES.indexOf(a) - wanted) - Math.abs(SIZES.indexOf(b) - wanted),
  );
  return nearest;
}

/** `−22% to +44%`: how far low and high lie from the likely days. */
export function spanOf({ low, likely, high }: Pick<Effort, "low" | "likely" | "high">): string {
  const percent = (days: number) => Math.round((Math.abs(days - likely) / likely) * 100);
  return `−${percent(low)}% to +${percent(high)}%`;
}

/** `265` → `26.5`, `260` → `26`, `14800` → `1,480`. */
export function formatDays(tenths: number): string {
  return tenths % 10 === 0 ? figure(tenths / 10) : `${figure(Math.floor(tenths / 10))}.${tenths % 10}`;
}
