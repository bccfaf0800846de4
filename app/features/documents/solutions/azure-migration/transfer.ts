/** The first copy of the data: by the line at night, by disk, or by the circuit. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { BY_CIRCUIT, LANDING } from "./answers.ts";
import { databases, machines, megabits, terabytes, weeksIn } from "./quantities.ts";
import { wave, wavesAtATime, weeksAWave } from "./waves.ts";

/** Hours of a copy at 60% of the line. */
const hoursFor = (data: number, brief: Brief): number =>
  Math.max(1, Math.round((data * 8000) / (megabits(brief) * 0.6) / 3.6));
export const transferHours = (brief: Brief): number => hoursFor(terabytes(brief), brief);
/** Nobody waits for a copy that takes two weeks round the clock. */
export const outlastsLine = (data: number, brief: Brief): boolean => hoursFor(data, brief) > 14 * 24;
/** By day the line belongs to its people. */
export const HOURS_A_NIGHT = 10;
export const transferNights = (brief: Brief): number => Math.ceil(transferHours(brief) / HOURS_A_NIGHT);
/** One night would do at a tenth of the line known: nobody needs to measure or confirm that. */
export const isSwift = (brief: Brief): boolean =>
  brief.given("bandwidth") !== null && transferHours(brief) * 6 <= HOURS_A_NIGHT;
/** From the connection, in the middle of its phase, to the first switch; where waves follow, to the last of them. A copy is whole a week before its switch. */
const copyNights = (brief: Brief): number =>
  7 * (weeksIn(2, brief) / 2 + (brief.holds(LANDING) ? 0 : weeksIn(3, brief) - 2));
export const byDisk = (brief: Brief): boolean =>
  outlastsLine(terabytes(brief), brief) || transferNights(brief) > Math.max(1, copyNights(brief));
export const fullWave = (brief: Brief): number => Math.min(wave(brief), machines(brief));
const waveShare = (brief: Brief): number => fullWave(brief) / (machines(brief) + databases(brief));
export const waveNights = (brief: Brief): number =>
  Math.ceil((transferHours(brief) * waveShare(brief)) / HOURS_A_NIGHT);
/** A circuit of 1 Gbps has nobody else on it: 60% of it, day and night. */
export const waveDays = (brief: Brief): number =>
  Math.ceil((terabytes(brief) * waveShare(brief) * 8000) / 600 / 3.6 / 24);
/** The next waves are due before the disks of these have come. */
export const lags = (days: number, brief: Brief): boolean => days * wavesAtATime(brief) > 7 * weeksAWave(brief);
export const isSlow = (brief: Brief): boolean =>
  !brief.holds(LANDING) && lags(brief.holds(BY_CIRCUIT) ? waveDays(brief) : waveNights(brief), brief);
