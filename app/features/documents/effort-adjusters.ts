/** What adjusts the days: the adjusters that apply, their product, and the phases in which their days lie. */

import type { Brief } from "./brief.ts";
import {
  ADJUSTER_CAP_PERCENT,
  ADJUSTERS,
  ASSESSES,
  ASSESSMENT_PHASES,
  INTEGRATION_PERCENT,
  INTEGRATION_PHASES,
  PHASE_SHARES,
  type PhaseShares,
  PROTECTION_PERCENT,
  PROTECTION_PHASES,
  PROTECTIONS_INCLUDED,
  SECURITY_PHASES,
  SITES_PERCENT,
} from "./facts/effort.ts";
import { SITES } from "./planning-figures.ts";
import { plural } from "./words.ts";

/** `phases` where its days lie elsewhere than those of the row. */
export type AppliedAdjuster = { reason: string; percent: number; phases?: PhaseShares };

/** Factors are kept in ten-thousandths. */
export const ONE = 10_000;

/** Shares of the days by phase: those of the work itself, and what an adjuster adds where it falls. */
export function phaseSharesOf(brief: Brief, adjusters: readonly AppliedAdjuster[]): number[] {
  const isSecurity = brief.has("solution-type", "security");
  const own = brief.holds(ASSESSES) ? ASSESSMENT_PHASES : isSecurity ? SECURITY_PHASES : PHASE_SHARES;
  return own.map((share, index) =>
    adjusters.reduce((sum, { percent, phases }) => sum + ((phases?.[index] ?? 0) * percent) / 100, share),
  );
}

/** The product of the adjusters in ten-thousandths, after the cap. */
export function factorOf(adjusters: readonly AppliedAdjuster[]): { factor: number; capped: boolean } {
  const product = adjusters.reduce((all, { percent }) => all * (1 + percent / 100), 1);
  const most = 1 + ADJUSTER_CAP_PERCENT / 100;
  return { factor: Math.round(Math.min(product, most) * ONE), capped: product > most };
}

/** Those that apply; `compressed` where people work side by side to keep a short window. */
export function adjustersOf(brief: Brief, compressed: boolean): AppliedAdjuster[] {
  const applied: AppliedAdjuster[] = ADJUSTERS.filter(
    ({ id, when }) => brief.holds(when) && (compressed || id !== "timeline"),
  );
  const integrations = brief.values("integration-needs").filter((id) => id !== "no-integrations").length;
  if (integrations > 1) {
    const percent = (integrations - 1) * INTEGRATION_PERCENT;
    const reason = `${integrations} integrations, ${INTEGRATION_PERCENT}% for each after the first`;
    applied.push({ percent, reason, phases: INTEGRATION_PHASES });
  }
  const more = brief.values("security-requirements").length - PROTECTIONS_INCLUDED;
  if (more > 0 && !brief.holds(ASSESSES)) {
    const reason = `${more + PROTECTIONS_INCLUDED} security requirements, ${PROTECTION_PERCENT}% for each after the third`;
    applied.push({ percent: more * PROTECTION_PERCENT, reason, phases: PROTECTION_PHASES });
  }
  const threes = Math.trunc((brief.sites - SITES[brief.size]) / 3);
  if (threes !== 0) {
    const reason = `${plural(brief.sites, "site")} where the size has ${SITES[brief.size]}, ${SITES_PERCENT}% for each three ${threes > 0 ? "more" : "fewer"}`;
    applied.push({ percent: threes * SITES_PERCENT, reason });
  }
  return applied;
}
