/** What the client is asked about a budget that is too small or too large for the whole. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { additionsFor } from "#app/features/documents/budget/additions.ts";
import { isBandApart } from "#app/features/documents/budget/band.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import {
  beyondText,
  type Framed,
  framedBy,
  freeBelow,
  likelyOnce,
  savedWithin,
} from "#app/features/documents/budget/budget-frame.ts";
import { amountsText, estimateFor } from "#app/features/documents/budget/estimates.ts";
import { firstOrder } from "#app/features/documents/budget/first-order.ts";
import { limitOf } from "#app/features/documents/budget/limit.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { clause } from "#app/features/documents/words.ts";
import { isAhead } from "./appraisal.ts";

type Question = { number: string; title: string; text: string };

const BUDGET = "Budget or scope";

/** What the solution may do without, where that brings the sum within the budget. */
export function savingOf(content: Content) {
  const framed = framedBy(content.brief, content.budget);
  return framed?.state === "beyond" ? savedWithin(content, framed) : null;
}

/** A budget of more than twice what a project can cost was set for something that nobody named; an assessment proposes what it may pay for. */
const isFarBelow = (brief: Brief, { state, start }: Framed, high: number): boolean =>
  state === "below" && high * 2 < start && !brief.holds(ASSESSES);

/** Once, of the recommended option where it costs anything else than the designed one. */
function otherSums(content: Content): string | null {
  const other = isAhead(content) ? estimateFor(content.estimates, content.appraisal.winner) : null;
  const sums = other ? amountsText(other.oneOff) : null;
  return sums === likelyOnce(content.budget) ? null : sums;
}

/** The likely sum of the designed option, or those of the recommended one and of it. */
function sumsAsked(content: Content): string {
  const { winner, designed } = content.appraisal;
  const [own, other] = [likelyOnce(content.budget), otherSums(content)];
  if (other) return `${other} for ${winner.letter}, or ${own} for ${designed.letter}`;
  return isAhead(content) ? `${own}, for either option` : own;
}

/** What the budget buys first, or what the client does without. */
function smallerText(content: Content): string {
  const saving = savingOf(content);
  const order = saving ? saving.number : firstOrder(content);
  return order ? ` (${order})` : "";
}

function orSmaller(content: Content): string {
  const smaller = smallerText(content);
  return smaller && `, or choose a smaller scope${smaller}`;
}

/** Of less than half of the price nobody can say that it was meant for the whole. */
function meantText({ brief, budget }: Content): string {
  const limit = limitOf(brief, budget);
  const isFar = limit !== null && limit.whole > 2 * limit.end;
  return isFar ? ", and say whether the budget was meant for all of this" : "";
}

/** A use for what is left, where one fits. */
function leftAsked(content: Content, framed: Framed): Question {
  const left = `even the high figure${freeBelow(content, framed).replace(" and", "")}`;
  const found = additionsFor(content.brief, content);
  const [first] = found && found.fitting > 0 ? found.rows : [];
  const text = first
    ? `Choose what else the budget is for, first ${clause(first.what)} at up to ${formatAmount(first.once[1], content.budget.rates.currency)}: ${left}`
    : `Say what else the budget is for: ${left}`;
  return { number: "budget", title: BUDGET, text };
}

/** Whether the budget was meant for this, what it buys first, and what it may buy besides. */
export function frameAsked(content: Content): Question[] {
  const { brief, budget } = content;
  const framed = framedBy(brief, budget);
  const [main] = budget.totals;
  if (isBandApart(brief))
    return [
      { number: "budget", title: BUDGET, text: `Confirm that the budget covers ${sumsAsked(content)}, converted` },
    ];
  if (!main || !framed) return [];
  if (isFarBelow(brief, framed, framed.highs)) return [leftAsked(content, framed)];
  if (!["beyond", "together"].includes(framed.state)) return [];
  const text =
    framed.state === "beyond"
      ? `Choose a wider budget or a smaller scope${smallerText(content)}${meantText(content)}: the likely one-off cost${isAhead(content) ? ` of ${content.appraisal.designed.letter}` : ""} ${beyondText(framed, main.currency)}`
      : `Confirm that the budget covers ${formatAmount(main.oneOff.likely, main.currency)} and ${framed.foreign} together${orSmaller(content)}`;
  return [{ number: "budget", title: BUDGET, text }];
}
