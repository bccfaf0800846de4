/** The order of magnitude of what may follow, in days and in money. */

import { any } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { type Budget, formatAmount } from "#app/features/documents/budget/budget.ts";
import { daysOfProject } from "#app/features/documents/effort/other-project.ts";
import type { Size } from "#app/features/documents/facts/effort.ts";
import { RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { figure, listed } from "#app/features/documents/words.ts";
import { CLOUD_OFFICE, FOCUSED, PILOT, SMALL, SQL } from "./answers.ts";
import { asNamed, candidates, isPointedTo, leadOf, projectOf, rowsOf } from "./follow-on.ts";
import { pilotsFor } from "./pilots.ts";

type Days = readonly [low: number, high: number];

/** `20 to 55 days, EUR 15,000 to EUR 41,250`: the product that the text above the table names. */
function magnitude(brief: Brief, [low, high]: Days): string {
  const { blended, currency } = RATE_CARDS[brief.currency];
  const money = (days: number) => formatAmount(days * blended, currency);
  return `${figure(low)} to ${figure(high)} days, ${money(low)} to ${money(high)}`;
}

export const isCounted = (brief: Brief): boolean =>
  (["head-count", "devices", "servers"] as const).some((id) => brief.given(id) !== null);

/** Devices without the rest of Microsoft 365. */
const INTUNE_PERCENT = 35;
/** Mail and sites into a tenant that is in use. */
const MOVE_PERCENT = 60;

const POWER_DAYS: Record<Size, Days> = {
  small: [2, 5],
  medium: [4, 10],
  large: [8, 20],
  enterprise: [15, 40],
};

/** The authority that such a size is usually given. */
const AUTHORITIES: Record<Size, string> = {
  small: "cert-small-single",
  medium: "cert-medium-single",
  large: "cert-medium-multi",
  enterprise: "cert-large-enterprise",
};

const mailAndSites = (brief: Brief): Days =>
  daysOfProject("microsoft-365", brief, brief.holds(CLOUD_OFFICE) ? MOVE_PERCENT : 100);

/** Half a day for a plain server, a day and a half where an application must be tested with its owner; of the few of a small organisation one is its domain controller, replaced by a new machine, and another may hold databases, each half a day more; planning assumptions. */
function renewalDays(brief: Brief): Days {
  const { plan } = brief.servers;
  const more = brief.holds(SMALL) ? (Number(brief.hasDirectory) + Number(brief.holds(SQL))) / 2 : 0;
  return [Math.ceil(plan / 2 + more), Math.ceil(plan * 1.5 + more)];
}

/** The most that it costs, where the assessment costs more and a health check is offered in its place; null elsewhere. */
export function cheaperRenewal(brief: Brief, budgetIn: (brief: Brief) => Budget): number | null {
  if (!isPointedTo("servers", brief) || !brief.holds(any(SMALL, FOCUSED))) return null;
  const most = renewalDays(brief)[1] * RATE_CARDS[brief.currency].blended;
  return (budgetIn(brief).totals[0]?.oneOff.likely ?? 0) > most ? most : null;
}

/** The days of each project that may follow, in the order of the table. */
const DAYS = {
  ended: mailAndSites,
  security: (brief) => daysOfProject("security", brief),
  m365: mailAndSites,
  azure: (brief) => daysOfProject("azure-migration", brief),
  servers: renewalDays,
  devices: (brief) => daysOfProject("microsoft-365", brief, INTUNE_PERCENT),
  certificates: (brief) => daysOfProject(AUTHORITIES[brief.size], brief),
  hybrid: (brief) => daysOfProject("hybrid-cloud", brief),
  power: (brief) => POWER_DAYS[brief.size],
} satisfies Record<string, (brief: Brief) => Days>;

export const magnitudeIn = (id: keyof typeof DAYS) => (brief: Brief) => magnitude(brief, DAYS[id](brief));

const daysOf = (brief: Brief): Days[] =>
  Object.entries(DAYS).flatMap(([id, days]) => (isPointedTo(id, brief) ? [days(brief)] : []));

/** Of the project that would be begun. */
const daysOfLead = (brief: Brief): Days | undefined => {
  const lead = leadOf(brief);
  return Object.entries(DAYS).find(([id]) => id === lead)?.[1](brief);
};

/** `: 18 to 45 days, EUR 13,500 to EUR 33,750`, or nothing. */
export function magnitudeOf(brief: Brief): string {
  const first = daysOfLead(brief);
  return first ? `: ${magnitude(brief, first)}` : "";
}

/** What little knowledge adds to the days, and then to the sum; planning assumptions. */
const UNMEASURED = 1.1 * 1.2;

/** `: EUR 17,800 to EUR 44,600`: the same, begun without measurement. */
export function unmeasuredCost(brief: Brief): string {
  const first = daysOfLead(brief);
  const { blended, currency } = RATE_CARDS[brief.currency];
  const money = (days: number) => formatAmount(Math.round((days * blended * UNMEASURED) / 100_00) * 100_00, currency);
  return first ? `: ${first.map(money).join(" to ")}` : "";
}

function sumOf(brief: Brief): Days {
  const all = daysOf(brief).slice(0, rowsOf(brief));
  return all.reduce<Days>(([low, high], [least, most]) => [low + least, high + most], [0, 0]);
}

/** Which of them a sum pays for at the high end: the one that would be begun first, then in the order of the table. */
export function paidFrom(left: number, brief: Brief): string {
  const { blended, currency } = RATE_CARDS[brief.currency];
  const shown = Object.entries(DAYS)
    .filter(([id]) => isPointedTo(id, brief))
    .slice(0, rowsOf(brief))
    .map(([id, days]) => ({ id, name: asNamed(projectOf(id, brief), brief), cost: days(brief)[1] * blended }));
  const lead = leadOf(brief);
  let sum = 0;
  const paid = shown
    .toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead))
    .filter(({ cost }) => {
      if (sum + cost > left) return false;
      sum += cost;
      return true;
    });
  if (shown.length === 0) return "";
  if (paid.length === 0)
    return ", at the high end enough for none of these: choose by the findings, or quote one in part";
  const names = listed(paid.map(({ name }) => name));
  return `, at the high end enough for ${paid.length === shown.length && shown.length > 1 ? "all of these" : names} (${formatAmount(sum, currency)})`;
}

/** The same servers are not upgraded and moved: what is tried has its days beside those of the migration. */
export const upgradesInstead = (brief: Brief): string =>
  brief.holds(PILOT) && pilotsFor(brief)[0].id === "server" && candidates(brief).includes(projectOf("azure", brief))
    ? `Upgrades in place instead of the Azure migration: ${magnitudeIn("servers")(brief)}. `
    : "";

/** What the assessment decides on. */
export function together(brief: Brief): string {
  return candidates(brief).length > 1 ? `Together they come to ${magnitude(brief, sumOf(brief))}. ` : "";
}
