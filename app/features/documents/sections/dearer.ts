/** What costs less than the recommended option, on the first page: which, by how much, and what the difference buys. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { amountsText, type Estimate, estimateFor, partsLeftOut } from "#app/features/documents/budget/estimates.ts";
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

/** A clause, and whether it says already that something is left out. */
type Told = { text: string; isPart: boolean };

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
  const rates = breakEvens(own, [...(ranked ? [ranked.estimate] : []), estimate]);
  const leaves = leavesOut(estimate, own, content);
  const isOpen = option !== baseline && isNear(designed.total - option.total); // a lead that says nothing is no reason to pay more
  const choice = isOpen ? ` ${insteadOf(option, brief)}` : "";
  return ` It is not the cheapest${option === baseline ? "" : " of those ranked"}: ${recurs([own, estimate]) ? "its three-year cost is" : "it costs"} ${amountsText(own.threeYears)}, against ${amountsText(estimate.threeYears)} for ${option.letter}${nameOf(option, appraisal)}${rates.isPart && leaves.isPart ? "" : leaves.text}${rates.text}.${choice}`;
}

/** The next best alone has been named before. */
function nameOf(option: AppraisedOption, appraisal: Appraisal): string {
  const [next, other] = othersOf(appraisal);
  if (option === next && other?.total.toFixed(2) !== next.total.toFixed(2)) return "";
  return ` (${option.row.name}${option === appraisal.baseline ? ", not ranked" : ""})`;
}

/** Named only where no column says what is left out. */
function leavesOut(estimate: Estimate, own: Estimate, { brief, appraisal }: Content): Told {
  const left = partsLeftOut(estimate, own);
  const { letter } = estimate.option;
  const isInTable = letter !== appraisal.baseline?.letter || brief.size !== "small";
  if (left.length === 0) return { text: "", isPart: false };
  return isInTable
    ? { text: `, but ${letter} covers less`, isPart: true }
    : { text: `, without ${listed(left)}`, isPart: false };
}

export const insteadOf = ({ letter, row }: AppraisedOption, brief: Brief): string =>
  `Choose ${letter} instead if this is acceptable: ${clause(say(row.against, brief))}.`;

/** For each that costs less, or for both at once; one alone, in one currency, shows it by its sum. Sums that leave something out prove no more than themselves. */
function breakEvens(own: Estimate, others: readonly Estimate[]): Told {
  const rates = new Map<string, Estimate[]>();
  for (const other of others) {
    const rate = breakEven(own, other);
    rates.set(rate, [...(rates.get(rate) ?? []), other]);
  }
  const told = [...rates]
    .filter(([rate]) => rate !== "" || others.length > 1)
    .map(([rate, those]) => {
      const letters = listed(those.map(({ option }) => option.letter));
      const isPart = those.some((other) => partsLeftOut(other, own).length > 0);
      const [cover, cost] = those.length > 1 ? ["cover", "cost"] : ["covers", "costs"];
      return { text: `; ${letters}${isPart ? `, which ${cover} less,` : ""} ${cost} less${rate}`, isPart };
    });
  return { text: told.map(({ text }) => text).join(""), isPart: told[0]?.isPart ?? false };
}

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
  return ` To stay costs less: ${baseline.letter} (${baseline.row.name}), not ranked because ${why}, would cost ${amountsText(stays.threeYears)} over three years${leavesOut(stays, own, content).text}. ${buys}; choose ${baseline.letter} if that is not worth it.`;
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
