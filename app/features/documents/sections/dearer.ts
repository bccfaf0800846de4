/** What costs less than the recommended option, on the first page: which, by how much, and what the difference buys. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { type Estimate, estimateFor, wholeOf } from "#app/features/documents/budget/estimates.ts";
import { partsLeftOut } from "#app/features/documents/budget/left-out.ts";
import { aboutText } from "#app/features/documents/budget/one-currency.ts";
import type { Content } from "#app/features/documents/content.ts";
import {
  type Appraisal,
  type AppraisedOption,
  cheaperThanDesigned,
  comparesCost,
  FAR,
  othersOf,
} from "#app/features/documents/options/appraisal.ts";
import { CLEARLY, priceOf } from "#app/features/documents/options/price.ts";
import { CLOSE, COST, isNear } from "#app/features/documents/options/sensitivity.ts";
import { say } from "#app/features/documents/pack.ts";
import { clause, listed } from "#app/features/documents/words.ts";
import { breakEven, recurs } from "./cost-rank.ts";

/** What costs clearly less is told to who asked for lower cost, or where it scores nearly as much; what costs far less, to everybody. */
export function dearerThan(content: Content): string {
  const wantsLess = content.brief.has("primary-objective", COST);
  return `${cheaperText(content)}${wantsLess ? "" : toStay(content, content.appraisal.designed)}`; // who wants it reads of it already
}

/** Empty where nothing costs clearly less. */
export function cheaperText(content: Content): string {
  const { brief, appraisal, estimates } = content;
  const { designed, baseline } = appraisal;
  const wantsLess = brief.has("primary-objective", COST);
  const cheapest = cheaperThanDesigned(
    appraisal,
    estimates,
    ({ total }) => (wantsLess || designed.total - total < CLOSE ? CLEARLY : FAR),
    wantsLess,
  );
  const own = estimateFor(estimates, designed);
  if (!cheapest || !own) return "";
  const { option, estimate } = cheapest;
  const ranked = option === baseline ? cheaperThanDesigned(appraisal, estimates, () => CLEARLY) : null;
  const [first, last] = [ranked ?? cheapest, cheapest];
  const sumOf = (other: typeof cheapest) => aboutText(wholeOf(other.estimate), brief.currency);
  const nameIn = (other: typeof cheapest) => `${other.option.letter}${nameOf(other.option, appraisal)}`;
  const against = `${sumOf(first)} for ${nameIn(first)}${leavesOut(first.estimate, own)}`;
  const leaves = leavesOut(last.estimate, own).replace(", which", " and");
  const least = ranked ? `; ${nameIn(last)} costs ${sumOf(last)}${leaves}` : "";
  const rate = breakEven(own, estimate);
  const isOpen = option !== baseline && isNear(designed.total - option.total); // a lead that says nothing is no reason to pay more
  const choice = isOpen ? ` ${insteadOf(option, brief)}` : "";
  return ` It is not the cheapest${option === baseline ? "" : " of those ranked"}: ${recurs([own, estimate]) ? "its three-year cost is" : "it costs"} ${aboutText(wholeOf(own), brief.currency)}, against ${against}${least}${rate && `; ${option.letter} costs less${rate}`}.${choice}`;
}

/** The next best alone has been named before. */
function nameOf(option: AppraisedOption, appraisal: Appraisal): string {
  const [next, other] = othersOf(appraisal);
  if (option === next && other?.total.toFixed(2) !== next.total.toFixed(2)) return "";
  return ` (${option.row.name}${option === appraisal.baseline ? ", not ranked" : ""})`;
}

/** What it leaves out stands in its row of the table. */
function leavesOut(estimate: Estimate, own: Estimate): string {
  return partsLeftOut(estimate, own).length === 0 ? "" : ", which covers less";
}

export const insteadOf = ({ letter, row }: AppraisedOption, brief: Brief): string =>
  `Choose ${letter} instead if this is acceptable: ${clause(say(row.against, brief))}.`;

/** What is paid if nothing moves, beside an option, where that is far less, or clearly less for who asked for that, and nothing that was asked for rules it out. */
export function toStay(content: Content, option: AppraisedOption): string {
  const { brief, appraisal, estimates } = content;
  const { baseline } = appraisal;
  const least = brief.has("primary-objective", COST) ? CLEARLY : FAR;
  const [own, stays] = [estimateFor(estimates, option), estimateFor(estimates, baseline)];
  if (!baseline?.row.offered || !own || !stays || !comparesCost(appraisal)) return "";
  if (priceOf(stays) === 0 || priceOf(own) <= least * priceOf(stays)) return "";
  const gains = gainsOver(baseline, option, appraisal);
  const why = baseline.row.cannot ? say(baseline.row.cannot.why, brief) : "";
  const buys =
    gains.length > 0
      ? `By judgement the difference buys ${listed(gains)}`
      : "By judgement the difference buys nothing requested";
  return ` To stay costs less: ${baseline.letter} (${baseline.row.name}), not ranked because ${why}, would cost ${aboutText(wholeOf(stays), brief.currency)} over three years${leavesOut(stays, own)}. ${buys}; choose ${baseline.letter} if that is not worth it.`;
}

/** More would fill the sentence. */
const MOST_GAINS = 3;

/** `“Enable remote work” (4 against 2)`: the criteria that weigh most, the largest step first. */
function gainsOver(baseline: AppraisedOption, option: AppraisedOption, { criteria }: Content["appraisal"]): string[] {
  const gains = criteria.map(({ id, label, weight }, place) => {
    const [more = 0, less = 0] = [option.scores[place], baseline.scores[place]];
    return { id, weight: weight * (more - less), text: `“${label}” (${more} against ${less})` };
  });
  return gains
    .filter(({ id, weight }) => weight > 0 && id !== "time" && id !== COST)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_GAINS)
    .map(({ text }) => text);
}
