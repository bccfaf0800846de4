/** Waves: their number, size and pace. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { isFrozen, stopping } from "#app/features/documents/plan/freezes.ts";
import { monthlyWeekends, planOf } from "#app/features/documents/plan/plan.ts";
import { LANDING, SMALL } from "./answers.ts";
import { MANY_MACHINES, machines, moved, retired } from "./quantities.ts";

/** Three to five servers prove the platform; of a small estate no more than three, or half of it, can be missed for a day. */
export const firstWave = (brief: Brief): number =>
  brief.holds(LANDING)
    ? moved(brief)
    : Math.min(brief.holds(SMALL) ? 3 : 4, Math.max(1, Math.floor(machines(brief) / 2)));
const WAVE = { small: 6, medium: 15, large: 30, enterprise: 60 } as const;
/** A client who names more servers than its size has moves more of them at a time. */
export const wave = (brief: Brief): number =>
  Math.max(WAVE[brief.size], Math.min(WAVE.enterprise, Math.ceil(moved(brief) / 6)));
export const waves = (brief: Brief): number =>
  brief.holds(LANDING) || machines(brief) === 1
    ? 1 // of one machine wave 0 is the test, whatever goes to a platform service beside it
    : 1 + Math.ceil((moved(brief) - retired(brief) - firstWave(brief)) / wave(brief));
/** The one machine is needed until it moves: wave 0 starts a copy of it, and nobody is without it. */
export const testsOnly = (brief: Brief): boolean => !brief.holds(LANDING) && machines(brief) === 1;
/** About a hundred machines a month, and a wave every two weeks, for each team; every month where the change window opens no more often. */
export const MACHINES_A_MONTH = 100;
export const weeksAWave = (brief: Brief): number => (isMonthly(brief) ? 4 : 2);
/** Weeks of the rollout in which people are trained before its waves, and the failover is tested after them. */
const BESIDE_WAVES = { small: 1, medium: 1, large: 2, enterprise: 2 } as const;
/** From the end of wave 0 to the last machine, by one team. */
export const weeksOfOneTeam = (brief: Brief): number =>
  Math.max(1, weeksAWave(brief) * (waves(brief) - 1), ((machines(brief) / MACHINES_A_MONTH) * 52) / 12);

export const teams = (brief: Brief): number => {
  const { start, phases, freezes } = planOf(brief);
  const stops = stopping("rollout", freezes);
  const mondays = phases
    .filter(({ number }) => number === 3)
    .flatMap((phase) => Array.from({ length: phase.end - phase.start }, (_, week) => start + 7 * (phase.start + week)));
  const weeks = mondays.filter((monday) => !isFrozen(monday, stops)).length;
  const fewest = isMonthly(brief) ? Math.ceil((waves(brief) - 1) / monthlyWeekends(brief)) : 1;
  return Math.max(fewest, Math.ceil(weeksOfOneTeam(brief) / Math.max(1, weeks - BESIDE_WAVES[brief.size])));
};

/** Of the rollout, the weeks at its beginning in which nothing may change for users, so that its waves can only be rehearsed. */
export const pausedWeeks = (brief: Brief): number => {
  const { start, phases, freezes } = planOf(brief);
  const stops = stopping("rollout", freezes);
  const begin = phases.find(({ number }) => number === 3)?.start ?? 0;
  const length = phases.filter(({ number }) => number === 3).reduce((sum, phase) => sum + phase.end - phase.start, 0);
  const open = Array.from({ length }, (_, week) => start + 7 * (begin + week)).findIndex(
    (day) => !isFrozen(day, stops),
  );
  return Math.max(0, open);
};

/** Each team has at most one wave on a monthly weekend, and none has more than the weekends need. */
export const wavesTogether = (brief: Brief): number =>
  isMonthly(brief) ? Math.min(teams(brief), Math.ceil((waves(brief) - 1) / Math.max(1, monthlyWeekends(brief)))) : 1;
export const wavesAtATime = (brief: Brief): number => (isMonthly(brief) ? wavesTogether(brief) : teams(brief));
/** Weekends of the change window, a month apart. */
export const weekends = (brief: Brief): number =>
  Math.ceil(Math.max(1, waves(brief) - 1) / Math.max(1, wavesTogether(brief)));
export const moveWeeks = (brief: Brief): number =>
  Math.max(
    Math.ceil(weeksOfOneTeam(brief) / teams(brief)),
    isMonthly(brief) ? Math.ceil(((weekends(brief) - 1) * 52) / 12) + 1 : 0,
  );

/** Restored at once, to time a restore of many: in words. */
export const together = (brief: Brief): string => (machines(brief) > MANY_MACHINES ? "ten" : "two");
/** Wave 0 has fewer machines than that: they are restored once the last wave has moved. */
export const restoresLater = (brief: Brief): boolean =>
  waves(brief) > 1 && firstWave(brief) < (machines(brief) > MANY_MACHINES ? 10 : 2);
