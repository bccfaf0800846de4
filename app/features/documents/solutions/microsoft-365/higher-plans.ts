/** What is above the main plan: E5, suites and steps, for whom, and what each would cost. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { listed, people, plural } from "#app/features/documents/words.ts";
import {
  A5_GROUP,
  ACADEMIC,
  BOTH_SUITES,
  E5_BOUGHT,
  LABELS,
  LARGER,
  P2_LINE,
  PREMIUM,
  SENSITIVE,
  SUITE_BOUGHT,
  SUITE_ON_E3,
  stepsUp,
} from "./answers.ts";
import { commercialCost, stepCost, suite, toE5 } from "./licences.ts";
import { onF3, onPlan, onWholeE5, sensitive, uncovered } from "./quantities.ts";

/** As many as the bill counts: the deputy of a single administrator too. */
export const p2 = (brief: Brief): string =>
  brief.holds(P2_LINE)
    ? `, with Entra ID P2 for ${brief.administrators === 1 ? "the administrator and a deputy" : plural(brief.administrators, "administrator")}`
    : "";

/** What the highest plan is for, and what the lower one would cost. */
export function e5(brief: Brief): string {
  const yearly = (seats: number, price: "m365-e3" | "m365-e5"): number => seats * 12 * PRICES[price].low;
  const mixed = yearly(onPlan(brief) - sensitive(brief), "m365-e3") + yearly(sensitive(brief), "m365-e5");
  return [
    `E5 for ${onF3(brief) > 0 ? "knowledge workers, F3 for shift workers" : "all users"}: risk-based sign-in (CA08, CA09), one-year audit retention${brief.holds(LABELS) ? ", auto-labelling" : ""} and the protection suites in place of separate products.`,
    stepsUp(brief)
      ? `${brief.given("user-licences") === null ? "Assuming E3 is held, the step" : "The step from E3"} costs ${stepCost(onPlan(brief))} a year at list price (${stepCost(sensitive(brief))} for only the ${people(sensitive(brief))} with the most sensitive data), and nothing where E5 is already held.`
      : `List price: ${formatAmount(yearly(onPlan(brief), "m365-e5"), "USD")} a year; E3 with E5 for the ${people(sensitive(brief))} with the most sensitive data would cost ${formatAmount(mixed, "USD")}.`,
    onSuites(),
  ].join(" ");
}

/** What stands between the two plans, and is asked for first. */
function onSuites(): string {
  const [purview, defender] = [PRICES["e3-purview"].low, PRICES["defender-suite"].low];
  return `In place of the step from E3, at ${formatAmount(PRICES["e3-to-e5"].low, "USD")} per user and month, its suites alone would cost ${formatAmount(purview + defender, "USD")}: Purview ${formatAmount(purview, "USD")}, Defender ${formatAmount(defender, "USD")} (planning estimate).`;
}

/** A year of giving the highest plan to those without sensitive data too, where the plan is bought. */
const yearAboveMixed = (brief: Brief): string =>
  brief.holds(E5_BOUGHT) && !stepsUp(brief) && (brief.given("user-licences") ?? 0) === 0
    ? formatAmount((onPlan(brief) - sensitive(brief)) * 12 * (PRICES["m365-e5"].low - PRICES["m365-e3"].low), "USD")
    : "";

/** What the sponsor pays for it. */
export const aboveMixed = (brief: Brief): string =>
  yearAboveMixed(brief)
    ? `, which costs ${yearAboveMixed(brief)} a year more at list price than E3 with E5 for ${people(sensitive(brief))}`
    : "";

/** The plan of the designed option and that of a fifth on E5, where the client chooses between these. */
export const eitherPlan = (brief: Brief): string =>
  stepsUp(brief)
    ? `the step from E3 to E5 for all, at ${stepCost(onPlan(brief))} a year, or for the ${people(sensitive(brief))} with the most sensitive data alone, at ${stepCost(sensitive(brief))}`
    : `E5, or E3 with E5 for ${people(sensitive(brief))}${yearAboveMixed(brief) && `, which costs ${yearAboveMixed(brief)} a year less at list price`}`;

/** What the people on the highest plan get set up, and so what it is bought for. */
export const forHighest = (brief: Brief): string =>
  listed([
    ...(brief.holds(PREMIUM) ? ["auto-labelling", "endpoint DLP"] : []),
    ...(brief.holds(any(BOTH_SUITES, all(LARGER, none(SUITE_ON_E3)))) ? ["risk-based sign-in"] : []),
    ...(brief.holds(all(LARGER, is("security-requirements", "threat-protection")))
      ? ["endpoint detection and response"]
      : []),
    ...(brief.holds(all(is("security-requirements", "compliance"), none(PREMIUM))) ? ["one-year audit retention"] : []),
  ]);

/** What the lower plan is enough for, and what the highest would cost beside it. */
export function e3(brief: Brief): string {
  const isSuite = brief.holds(SUITE_ON_E3);
  const step = 12 * PRICES["e3-to-e5"].low;
  const each = isSuite ? 12 * PRICES["e3-purview"].low : step;
  const groupCost = brief.holds(SENSITIVE) ? sensitive(brief) * each : 0;
  const group = brief.holds(SENSITIVE)
    ? `, ${isSuite ? "the Purview suite" : toE5(brief)} for ${people(sensitive(brief))} with the most sensitive data (${forHighest(brief)})`
    : "";
  const all = onF3(brief) > 0 ? "all knowledge workers" : "all users";
  return [
    `E3 for ${onF3(brief) > 0 ? "knowledge workers, F3 for shift workers" : "all users"}${group}${p2(brief)}.`,
    ...(group
      ? [
          `${isSuite ? "The suite costs" : onWholeE5(brief) > 0 ? "Their E5 costs" : "The step costs"} ${formatAmount(groupCost, "USD")} a year${isSuite || onWholeE5(brief) === 0 ? "" : " more than E3"} at list price.`,
        ]
      : []),
    `E5 for ${all} would add ${formatAmount(onPlan(brief) * step - groupCost, "USD")} a year${group ? "" : ", and no requirement calls for it"}.`,
  ].join(" ");
}

export const suitePrice = (brief: Brief): "bp-suites" | "bp-purview" =>
  brief.holds(BOTH_SUITES) ? "bp-suites" : "bp-purview";

/** What is bought beside the main plan, and for how many. */
export const besidePlan = (brief: Brief): string => {
  const group = people(sensitive(brief));
  const beside = [
    ...(onF3(brief) > 0 ? [`F3 for ${plural(onF3(brief), "shift worker")}`] : []),
    ...(brief.holds(SUITE_BOUGHT)
      ? [`the ${suite(brief)} for ${group}`]
      : brief.holds(SENSITIVE)
        ? [`${toE5(brief)} for ${group}`]
        : []),
    ...(brief.holds(ACADEMIC)
      ? [
          `the step to A5 for ${brief.holds(A5_GROUP) ? `${group} and ` : ""}${plural(brief.administrators, "administrator")}, ${uncovered(brief) > 0 ? "together " : ""}at most ${commercialCost(brief)} a year until quoted`,
        ]
      : []),
  ];
  return beside.length > 0 ? `, with ${listed(beside)}` : "";
};
