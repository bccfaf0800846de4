/** What adjusts the days: the adjusters that apply, their product, what is added piece by piece, and the phases in which all that falls. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, outOfHours } from "#app/features/documents/brief/change-window.ts";
import {
  INTERVIEWS,
  INTERVIEWS_A_DAY,
  INTERVIEWS_FOCUSED,
  SITES,
} from "#app/features/documents/brief/planning-figures.ts";
import {
  ADJUSTER_CAP_PERCENT,
  ADJUSTERS,
  ASSESSES,
  BUILT_ONCE,
  belowUsual,
  CONFIGURATION_FACTORS,
  EXTENSION_PHASES,
  EXTENSIONS,
  FEWER_SITES,
  HAS_MODULES,
  INTEGRATION_PERCENT,
  INTEGRATION_PHASES,
  INTERVIEW_PHASES,
  MAIL_STAYS,
  MEASURED,
  MEASURED_PHASES,
  MODULE_DAYS,
  MODULE_PHASES,
  OUT_OF_HOURS_HALF,
  OUT_OF_HOURS_PERCENT,
  OUT_OF_HOURS_PHASES,
  OWN_PHASES,
  PHASE_SHARES,
  type PhaseShares,
  PLANNED_AS,
  PRODUCT_DAYS,
  PRODUCTS_INCLUDED,
  PROTECTION_DAYS,
  PROTECTION_PHASES,
  PROTECTIONS_INCLUDED,
  READS_ALONE,
  REVIEW_PHASES,
  SERVER_PHASES,
  SERVERS_PERCENT,
  type Size,
  SMALL_PHASES,
  sitesFromAfar,
  sitesPercentOf,
} from "#app/features/documents/facts/effort.ts";
import { requirementsOf } from "#app/features/documents/facts/requirements.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { halfUp } from "#app/shared/half-up.ts";
import { split } from "./shares.ts";

/** `phases` is set if its days fall in other phases than those of the row. */
export type AppliedAdjuster = { reason: string; percent: number; phases?: PhaseShares };

/** Likely days for pieces of work that the answers name, on top of the row with its factors. */
export type AddedDays = { reason: string; days: number; phases: PhaseShares };

/** Factors are kept in ten-thousandths. */
export const ONE = 10_000;

/** Days by phase: the row's by its shares and by the phases of its adjusters, and added days in their own phases. */
export function phaseDaysOf(
  brief: Brief,
  days: number,
  adjusters: readonly AppliedAdjuster[],
  added: readonly AddedDays[],
): number[] {
  const own = sharesOf(brief).map((share, index) =>
    adjusters.reduce((sum, { percent, phases }) => sum + ((phases?.[index] ?? 0) * percent) / 100, share),
  );
  const sum = own.reduce((all, share) => all + share, 0);
  return own.map((share, index) =>
    added.reduce((all, { days: more, phases }) => all + (more * (phases[index] ?? 0)) / 100, (days * share) / sum),
  );
}

/** The configuration whose factor and phases are those of this one for the client. */
function plannedAs(brief: Brief, configuration: string): string {
  const other = PLANNED_AS[configuration];
  return other && brief.holds(other.when) ? other.configuration : configuration;
}

/** Percent of the days of a row of the effort table by phase, before what an adjuster adds. */
export function sharesOf(brief: Brief, row = brief.configuration.id): PhaseShares {
  const { solution, size } = brief;
  const usual = size === "small" ? SMALL_PHASES : PHASE_SHARES;
  const key = plannedAs(brief, row);
  const own =
    OWN_PHASES[`${key} ${size}`] ??
    OWN_PHASES[key] ??
    OWN_PHASES[`${solution} ${size}`] ??
    OWN_PHASES[solution] ??
    usual;
  const lies = SERVER_PHASES[row];
  const change = brief.servers.plan / brief.plannedAt(size).servers - 1;
  return lies && change !== 0 && size !== "small" ? withServers(own, lies, change) : own; // the shares of a small organisation already allow for a handful
}

/** More or fewer servers than usual for the size change the phases in which servers are read and moved; no phase falls below half its share. */
function withServers(own: PhaseShares, lies: PhaseShares, change: number): PhaseShares {
  const days = own.map((share, index) =>
    Math.max(share / 2, share + ((lies[index] ?? 0) * change * SERVERS_PERCENT) / 100),
  );
  const [first = 0, second = 0, third = 0, fourth = 0] = split(100, days);
  return [first, second, third, fourth];
}

/** What the configuration makes of the days of its row, and of which parts. */
export function configurationFactorOf(brief: Brief): { percent: number; parts: readonly Part[] } {
  const { configuration, size } = brief;
  const found = CONFIGURATION_FACTORS[plannedAs(brief, configuration.id)] ?? { percent: 100, reason: "" };
  const { percent, reason, alone, still = 0, parts = [], ...bySize } = found;
  if (alone && brief.servers.plan - brief.domainControllers <= 1) return inOnePart(alone);
  const whole = sizedBy(bySize, size) ?? percent;
  const made = parts.map(({ what, percent: usual, ...apart }): Part => [what, sizedBy(apart, size) ?? usual]);
  const { parts: one } = inOnePart({ percent: whole, reason });
  const isKept = still > 0 && brief.holds(MAIL_STAYS);
  return {
    percent: isKept ? whole - still : whole,
    parts: [...(made.length > 0 ? made : one), ...(isKept ? [["no mail moves", -still] as const] : [])],
  };
}

/** What it is, and how many percent of the days. */
type Part = readonly [what: string, percent: number];

const sizedBy = (apart: Partial<Record<Size, number>>, size: Size): number | undefined => apart[size];

const inOnePart = ({ percent, reason }: { percent: number; reason: string }) => ({
  percent,
  parts: [[reason, percent - 100]] as const,
});

/** `pilot (+ 4.9 days), 3 workshops instead of 6 (− 1.4 days)`, of so many likely days. */
export function partsInDays(parts: readonly Part[], likely: number): string {
  return parts
    .filter(([, percent]) => percent !== 0)
    .map(([what, percent]) => {
      const days = halfUp((likely * Math.abs(percent)) / 10) / 10;
      return `${what} (${percent < 0 ? "−" : "+"} ${days} ${days === 1 ? "day" : "days"})`;
    })
    .join(", ");
}

/** The product of the adjusters in ten-thousandths, and the factor after the cap. */
export function factorOf(adjusters: readonly AppliedAdjuster[]): { factor: number; product: number } {
  const product = halfUp(adjusters.reduce((all, { percent }) => all * (1 + percent / 100), ONE));
  return { factor: Math.min(product, ONE + (ADJUSTER_CAP_PERCENT * ONE) / 100), product };
}

/** The adjusters that apply to a row of the effort table; `compressed` if people work side by side to keep a short window. */
export function adjustersOf(brief: Brief, compressed: boolean, row = brief.configuration.id): AppliedAdjuster[] {
  const applied: AppliedAdjuster[] = ADJUSTERS.filter(
    ({ id, when }) =>
      brief.holds(when) &&
      (compressed || id !== "timeline") &&
      (id !== "residual" || brief.given("servers") === null) && // a given number counts what is left
      (id !== "first-cloud" || !READS_ALONE.has(row)) &&
      (id !== "legacy" || !BUILT_ONCE.has(row)),
  );
  const integrations = brief.values("integration-needs").filter((id) => id !== "no-integrations").length;
  if (integrations > 1) {
    const percent = (integrations - 1) * INTEGRATION_PERCENT;
    const reason = `${integrations} integrations, ${INTEGRATION_PERCENT}% for each after the first`;
    applied.push({ percent, reason, phases: brief.holds(ASSESSES) ? REVIEW_PHASES : INTEGRATION_PHASES });
  }
  if (BUILT_ONCE.has(row)) return applied;
  if (outOfHours(brief) && !brief.holds(ASSESSES)) {
    const share = sharesOf(brief)[2];
    const part = OUT_OF_HOURS_HALF.has(brief.solution) ? share / 2 : share;
    const percent = halfUp((OUT_OF_HOURS_PERCENT * part) / 100);
    const isRounded = percent * 100 !== OUT_OF_HOURS_PERCENT * part;
    const reason = `${atWeekends(brief) ? "weekend" : "evening"} working: ${OUT_OF_HOURS_PERCENT}% on ${part < share ? "half of " : ""}the rollout, which is ${share}% of the basis${isRounded ? ", rounded" : ""}`;
    applied.push({ percent, reason, phases: OUT_OF_HOURS_PHASES });
  }
  return [...applied, ...sitesAdjuster(brief, row)];
}

/** Counted by full threes; of fewer sites less is deducted, since design and platform stay as they are. */
function sitesAdjuster(brief: Brief, row: string): AppliedAdjuster[] {
  const implied = SITES[brief.size];
  const threes = Math.trunc(brief.sites / 3) - Math.trunc(implied / 3);
  const full = sitesPercentOf(brief, row);
  const each = threes < 0 ? halfUp(full * FEWER_SITES * 2) / 2 : full;
  if (each === 0 || threes === 0) return [];
  const why = threes < 0 ? ", as design and platform stay" : sitesFromAfar(brief, row);
  const isSmall = brief.size === "small"; // in which the usual site makes no three
  const counted = isSmall
    ? ""
    : ` (full threes: ${Math.trunc(brief.sites / 3)} here, ${Math.trunc(implied / 3)} usually)`;
  const reason = `${plural(brief.sites, "site")} instead of the usual ${implied}: ${each}%${threes < 0 ? " off for each full three fewer" : `${belowUsual(each)} for each full three`}${counted}${why}`;
  return [{ percent: threes * each, reason }];
}

/** What is counted piece by piece, each with its days by size. */
export function addedOf(
  brief: Brief,
  withModules = brief.holds(HAS_MODULES),
  row = brief.configuration.id,
): AddedDays[] {
  const added: AddedDays[] = [];
  const more = requirementsOf(brief).length - PROTECTIONS_INCLUDED;
  if (more > 0) {
    const assesses = brief.holds(ASSESSES);
    const each = PROTECTION_DAYS[brief.size] * (assesses ? MEASURED : 1);
    const pieces = `${plural(more, "security requirement")} after the third${assesses ? ", measured" : ""}`;
    const phases = assesses ? MEASURED_PHASES : PROTECTION_PHASES;
    added.push({ reason: `${pieces} × ${dayEach(each)}`, days: more * each, phases });
  }
  if (withModules) {
    const reason = "HSM pair: installation, card ceremony, move from the test CA";
    added.push({ reason, days: MODULE_DAYS[brief.size], phases: MODULE_PHASES });
  }
  return [...added, ...extensionDays(brief, row), ...readDays(brief), ...heardDays(brief)];
}

/** Days for the devices beyond those that the row of a site covers. */
function extensionDays(brief: Brief, row: string): AddedDays[] {
  const { from = Infinity, days = 0 } = EXTENSIONS[row] ?? {};
  const more = brief.devices - from;
  if (more <= 0) return [];
  const reason = `${plural(more, "device")} beyond ${figure(from)} × ${days} days for each thousand begun: points, collections, waves`;
  return [{ reason, days: Math.ceil(more / 1000) * days, phases: EXTENSION_PHASES }];
}

const dayEach = (each: number): string => `${each} ${each > 1 ? "days" : "day"}`;

/** Days for the products in an assessment beyond those that its row includes. */
function readDays(brief: Brief): AddedDays[] {
  const more = brief.values("current-technologies").length - PRODUCTS_INCLUDED;
  if (!brief.has("solution-type", "custom") || more <= 0) return [];
  const each = PRODUCT_DAYS[brief.size];
  const reason = `${plural(more, "product")} after the third, read × ${dayEach(each)}`;
  return [{ reason, days: more * each, phases: MEASURED_PHASES }];
}

/** Days for more interviews than usual, negative for fewer. */
function heardDays(brief: Brief): AddedDays[] {
  const heard = brief.given("interviews");
  const usual = (brief.has("solution-configuration", "custom-focused") ? INTERVIEWS_FOCUSED : INTERVIEWS)[brief.size];
  if (heard === null || heard === usual) return [];
  const than = heard > usual ? "beyond" : "fewer than";
  const days = (heard - usual) / INTERVIEWS_A_DAY;
  const reason = `${plural(Math.abs(heard - usual), "interview")} ${than} the usual ${usual}, ${INTERVIEWS_A_DAY} to a day`;
  return [{ reason, days, phases: INTERVIEW_PHASES }];
}
