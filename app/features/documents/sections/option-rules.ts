/** How the scores of time, running and cost follow from the figures. */

import type { Content } from "#app/features/documents/content.ts";
import {
  type AppraisedOption,
  COST_STEPS,
  comparesCost,
  isExcluded,
  TIME_STEPS,
} from "#app/features/documents/options/appraisal.ts";
import { COST } from "#app/features/documents/options/sensitivity.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { plural } from "#app/features/documents/words.ts";

/** `; C, whose weeks stand in no figure here, scores 3`, or nothing. */
function unmeasuredTime({ options, excluded }: Content["appraisal"]): string {
  return options
    .filter((option) => !isExcluded(option, { excluded }) && option.row.time !== undefined)
    .map(({ letter, row }) => `; ${letter}, which has no duration here, scores ${row.time}`)
    .join("");
}

/** No figure of a document measures it, so the reader is told what the points stand for. */
const RUN_RULE =
  "Running effort reflects what the client's own staff maintain: 5 nothing, 4 service settings, 3 some servers or a second product as well, 2 most of it, 1 all of it including hardware.";

/** How the scores of time, running and cost follow, as far as they tell the options apart; a small organisation reads no steps. */
export function scoreRules(content: Content, ranked: readonly AppraisedOption[]): string {
  const { appraisal } = content;
  const tellsApart = (criterion: string) => {
    const place = appraisal.criteria.findIndex(({ id }) => id === criterion);
    return new Set(ranked.map(({ scores }) => scores[place])).size > 1;
  };
  const rules = [
    timeRule(content, tellsApart("time")),
    tellsApart("run") && !content.brief.has("company-size", "small") ? RUN_RULE : "",
    tellsApart(COST) || appraisal.addsCost || !comparesCost(appraisal) ? costRule(content) : "",
  ];
  return rules.filter(Boolean).join(" ");
}

/** The steps where they matter. */
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
  const [half, most, whole, over] = TIME_STEPS;
  const idle = estimates.some(
    ({ weeks, option }) => weeks === 0 && option.row.time === undefined && !isExcluded(option, appraisal),
  )
    ? "; an option that delivers nothing scores 1"
    : "";
  const steps = `: 5 up to ${half}, 4 up to ${most}, 3 up to ${whole}, 2 up to ${over}, otherwise 1${idle}`;
  const isWindow = scoredWeeks === windowWeeks;
  const asked = isWindow
    ? `${plural(scoredWeeks, "week")} of the window`
    : `${plural(scoredWeeks, "working week")} up to the fixed date`;
  return `Time is scored by minimum weeks ÷ the ${asked}${isSmall || !tellsApart ? "" : steps}${unmeasuredTime(appraisal)}.`;
}

function costRule({ brief, appraisal }: Content): string {
  if (!brief.has("primary-objective", COST)) return "";
  if (!comparesCost(appraisal))
    return "Cost reduction is not scored on totals, because the options cover different work.";
  if (appraisal.addsCost)
    return `As every option adds cost, cost reduction scores 2 up to ${COST_STEPS[0]} times the cheapest three years, otherwise 1.`;
  if (brief.has("company-size", "small")) return "";
  const steps = COST_STEPS.map((step, place) => `${5 - place} up to ${step}`).join(", ");
  return `Cost reduction is scored on three-year cost ÷ that of the cheapest ranked option${appraisal.baseline ? " or the baseline" : ""}, treating currencies as equal: ${steps}, otherwise 1; an option with no cost here scores 3.`;
}
