/** How the scores of time, running and cost follow from the figures. */

import type { Content } from "#app/features/documents/content.ts";
import { rateText } from "#app/features/documents/facts/exchange.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import {
  type AppraisedOption,
  comparesCost,
  isExcluded,
  TIME_STEPS,
} from "#app/features/documents/options/appraisal.ts";
import { BUDGETED_COST, RUN } from "#app/features/documents/options/criteria.ts";
import { leftBy } from "#app/features/documents/options/left.ts";
import { COST_RULES, priceOf } from "#app/features/documents/options/price.ts";
import { CLOSE, COST, TRIED } from "#app/features/documents/options/sensitivity.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { listed, plural } from "#app/features/documents/words.ts";

/** `; D takes at least 9 weeks`, or `; D, which has no duration here, scores 3`, of work that stands in no figure. */
function unmeasuredTime({ brief, appraisal: { options, excluded } }: Content): string {
  return options
    .filter((option) => !isExcluded(option, { excluded }) && option.row.time !== undefined)
    .map(({ letter, row }) => {
      const weeks = row.least?.(brief) ?? 0;
      return weeks > 0
        ? `; ${letter} takes at least ${plural(weeks, "week")}`
        : `; ${letter}, which has no duration here, scores ${row.time}`;
    })
    .join("");
}

/** `Low effort to run: 5, less one for each thing that staff maintain: A and C settings and servers; B settings.` What pays for staff in one option does in all, or in none. */
function runRule({ brief, estimates }: Content, ranked: readonly AppraisedOption[]): string {
  const left = Map.groupBy(ranked, ({ row }) => listed(leftBy(row, brief)) || "nothing");
  const told = [...left].map(([words, own]) => `${listed(own.map(({ letter }) => letter))} ${words}`);
  const isPaid = estimates.some(({ lines }) => lines.some(({ price }) => price.item === PRICES["operations-day"].item));
  const free = isPaid || brief.size === "small" ? "" : "; it has a weight because no sum counts their time";
  return `Low effort to run: 5, less one for each thing that staff maintain: ${told.join("; ")}${free}.`;
}

/** `5 up to 0.5, 4 to 0.75, 3 to 1, 2 to 1.5, else 1`. */
const ladder = (steps: readonly number[]): string =>
  `${steps.map((step, place) => `${5 - place} ${place === 0 ? "up to" : "to"} ${step}`).join(", ")}, else 1`;

/** How the scores of time, running and cost follow, as far as they tell the options apart. */
export function scoreRules(content: Content, ranked: readonly AppraisedOption[]): string {
  const { appraisal } = content;
  const tellsApart = (criterion: string) => {
    const place = appraisal.criteria.findIndex(({ id }) => id === criterion);
    return new Set(ranked.map(({ scores }) => scores[place])).size > 1;
  };
  const rules = [
    timeRule(content, tellsApart("time")),
    tellsApart(RUN) ? runRule(content, ranked) : "",
    costRule(content, tellsApart(COST)),
  ];
  return rules.filter(Boolean).join(" ");
}

/** The steps where they matter; that it weighs nothing, a small organisation sees. */
function timeRule(content: Content, tellsApart: boolean): string {
  const { brief, appraisal, estimates, plan } = content;
  const { scoredWeeks, windowWeeks } = plan;
  const isSmall = brief.has("company-size", "small");
  if (!scoredWeeks) {
    const why = fixedDay(brief) === null ? "No timeframe was requested" : "No week remains before the fixed date";
    return isSmall ? "" : `${why}, so time carries no weight.`;
  }
  if (!appraisal.criteria.some(({ id }) => id === "time"))
    return isSmall ? "" : "The options compared score alike on the requested time, so it carries no weight.";
  const idle = estimates.some(
    ({ weeks, option }) => weeks === 0 && option.row.time === undefined && !isExcluded(option, appraisal),
  )
    ? "; what delivers nothing scores 1"
    : "";
  const steps = ` scores ${ladder(TIME_STEPS)}${idle}`;
  const isWindow = scoredWeeks === windowWeeks;
  const asked = isWindow
    ? `${plural(scoredWeeks, "week")} of the window`
    : `${plural(scoredWeeks, "working week")} up to the fixed date`;
  return `Time: minimum weeks ÷ the ${asked}${tellsApart ? steps : ""}${unmeasuredTime(content)}.`;
}

/** Sums in two currencies are compared as one. */
const atRates = ({ currency, size }: Content["brief"]): string =>
  currency === "USD" || size === "small" ? "" : ` (${rateText("USD", currency)})`;

/** Why cost is no criterion. */
const unweighed = (appraisal: Content["appraisal"]): string =>
  comparesCost(appraisal)
    ? `Cost has no weight, as no objective names it; between scores less than ${CLOSE.toFixed(2)} apart, a clearly lower cost decides.`
    : "Cost has no weight, because the options cover different work.";

function costRule(content: Content, tellsApart: boolean): string {
  const { brief, appraisal, estimates } = content;
  const isAsked = brief.has("primary-objective", COST);
  if (!appraisal.criteria.some(({ id }) => id === COST)) return brief.size === "small" ? "" : unweighed(appraisal);
  if (!comparesCost(appraisal))
    return "Cost reduction is not scored on totals, because the options cover different work.";
  if (!tellsApart && isAsked && !appraisal.addsCost) return "";
  const unpriced = estimates.filter((row) => !isExcluded(row.option, appraisal) && priceOf(row) === 0);
  const idle =
    unpriced.length > 0 ? `; ${listed(unpriced.map(({ option }) => option.letter))}, without a cost here, 3` : "";
  const { top, tenth } = COST_RULES[appraisal.addsCost ? "adds" : "saves"];
  const name = appraisal.addsCost
    ? `As every option adds cost, on cost reduction `
    : isAsked
      ? "Cost reduction: "
      : `${BUDGETED_COST}, which has ${TRIED}% as ${appraisal.designed.letter} exceeds the budget: `;
  return `${name}the cheapest ranked scores ${top}; each 10% more over three years${atRates(brief)} takes off ${tenth}, down to 1${idle}.`;
}
