/** The periods that figures are shown for, and their division into the steps of a chart. Days and months are in UTC. */

export const PERIODS = [
  { id: "7d", label: "Last 7 days" },
  { id: "month", label: "This month" },
  { id: "30d", label: "Last 30 days" },
  { id: "90d", label: "Last 90 days" },
  { id: "12m", label: "Last 12 months" },
  { id: "all", label: "All time" },
] as const;

export type PeriodId = (typeof PERIODS)[number]["id"];
/** `from` is the first day, as `2026-11-20`; null for all time. */
export type Span = { from: string | null; step: "day" | "month" };

const DAYS: Partial<Record<PeriodId, number>> = { "7d": 7, "30d": 30, "90d": 90 };
const DAY_MS = 86_400_000;

/** The period that an address names; the last 30 days, or `otherwise`, if it names none. */
export function readPeriod(said: string | null, otherwise: PeriodId = "30d"): PeriodId {
  return PERIODS.find(({ id }) => id === said)?.id ?? otherwise;
}

/** Today is the period's last day. Twelve months are the current one and the eleven before it. */
export function spanOf(period: PeriodId, today: Date): Span {
  const days = DAYS[period];
  if (days !== undefined) return { from: dayOf(new Date(today.getTime() - (days - 1) * DAY_MS)), step: "day" };
  if (period === "month") return { from: monthOf(today), step: "day" };
  if (period === "all") return { from: null, step: "month" };
  return { from: dayOf(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 11, 1))), step: "month" };
}

/** The first day of every step from `first` to today's step; only today's step if `first` is null. */
export function stepsOf({ step }: Span, first: string | null, today: Date): string[] {
  const last = startOf(step, today);
  const steps: string[] = [];
  for (let at = first === null ? last : startOf(step, new Date(first)); at <= last; at = after(step, at)) {
    steps.push(dayOf(at));
  }
  return steps;
}

/** The first day of a date's month. */
export function monthOf(date: Date): string {
  return dayOf(startOf("month", date));
}

/** `2026-11-20` */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function startOf(step: Span["step"], date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), step === "day" ? date.getUTCDate() : 1));
}

function after(step: Span["step"], date: Date): Date {
  const [months, days] = step === "day" ? [0, 1] : [1, 0];
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate() + days));
}
