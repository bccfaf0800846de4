/** The recommendation of the executive summary, as far as the appraisal and the blockers allow one. */

import { isBeyond } from "#app/features/documents/budget/budget-frame.ts";
import { estimateFor, wholeOf } from "#app/features/documents/budget/estimates.ts";
import { unpaidParts } from "#app/features/documents/budget/left-out.ts";
import { aboutText } from "#app/features/documents/budget/one-currency.ts";
import type { Content } from "#app/features/documents/content.ts";
import {
  type AppraisedOption,
  closeTo,
  comparesCost,
  isAhead,
  isRecommended,
  leadsClearly,
  levelWith,
  othersOf,
  rivalsOf,
} from "#app/features/documents/options/appraisal.ts";
import { outlineOf } from "#app/features/documents/options/outline.ts";
import { costsLess, isClearlyLess, priceOf } from "#app/features/documents/options/price.ts";
import { COST, isNear } from "#app/features/documents/options/sensitivity.ts";
import { say } from "#app/features/documents/pack.ts";
import { listed } from "#app/features/documents/words.ts";
import { recurs } from "./cost-rank.ts";
import { triedFirst } from "./cost-tried.ts";
import { cheaperText, dearerThan, insteadOf, toStay } from "./dearer.ts";
import { reasonBehind } from "./mark-reasons.ts";
import { costsOf, estimatesOf, sumsBeside } from "./rival-costs.ts";
import { elsewhere, turnText, unlessNeeded } from "./turning.ts";

/** Rules of the answers by which the configuration is larger than such a client needs. */
const OVERSIZED = ["X10", "X49", "X50", "X54"];

const isBlocked = (conflicts: Content["conflicts"]): boolean =>
  conflicts.some(({ severity }) => severity === "blocker");

/** What the appraisal and the blockers allow to be said: go ahead, decide first, or take the other option. */
export function recommendationOf(content: Content): string {
  const { brief, pack, appraisal, conflicts } = content;
  const { winner, designed } = appraisal;
  const blocked = isBlocked(conflicts);
  const standing = winner === designed ? scored(content) : "";
  const isSmall = brief.size === "small";
  const beside =
    winner !== designed || blocked
      ? ""
      : levelWith(appraisal).length > 0
        ? toStay(content, designed)
        : dearerThan(content);
  const design = `${say(pack.deliverable, brief)}${isSmall ? "" : `, in the configuration “${brief.configuration.name}”`}`;
  const large = conflicts.find(({ id }) => OVERSIZED.includes(id));
  const ahead = large
    ? `Before ordering, confirm that this size is needed (${large.number}); if so, proceed`
    : isBeyond(brief, content.budget)
      ? "Once budget or scope is settled, proceed"
      : "Proceed";
  if (winner === designed && !blocked)
    return withCostTried(`${ahead} with ${design}. ${standing}${beside}${turnText(content)}`, content);
  if (winner === designed) return `Resolve the precondition below first, then proceed with ${design}. ${standing}`;
  if (isRecommended(appraisal)) {
    const sums = costsOf(content);
    const leads = `${leadText(content, sums)}.`;
    if (blocked && winner.row.withoutDirectory)
      return `Take option ${winner.letter} (${winner.row.name}): it needs no directory and, weighted by your objectives, ${leads}${sums} Otherwise a separate project must build the directory first. ${inFull(content)}`;
    const text = `Before ordering, choose option ${winner.letter} (${winner.row.name})${unlessNeeded(content)}: weighted by your objectives, ${winner.letter} ${leads}${sums}${turnText(content)} ${inFull(content)}`;
    return brief.has("primary-objective", COST) ? `${text}${toStay(content, winner)}` : withCostTried(text, content);
  }
  const lead = appraisal.steady ? "leads" : "leads, but not under every weighting";
  const choice = `choose between option ${designed.letter} (${designed.row.name}) and option ${winner.letter} (${winner.row.name}): ${winner.letter} ${lead}, with ${winner.total.toFixed(2)} against ${designed.total.toFixed(2)} out of 5.`;
  const first = blocked ? "Resolve the precondition below first, then" : "Before ordering,";
  return withCostTried(`${first} ${choice}${costsOf(content)}${turnText(content)} ${inFull(content)}`, content);
}

const withCostTried = (text: string, content: Content): string => `${text}${triedFirst(content, text)}`;

/** Whether the first page says of the recommended option what costs less, and by how much. */
export function tellsCheaper(content: Content): boolean {
  const { appraisal, conflicts } = content;
  if (isAhead(content) || isBlocked(conflicts) || levelWith(appraisal).length > 0) return false;
  return cheaperText(content) !== "";
}

/** How far the recommended option is in front, or why it is taken at nearly the same score, and what else is near it; the period stands once, in the `sums` where they follow. */
function leadText(content: Content, sums: string): string {
  const { winner, designed, steady } = content.appraisal;
  const beside = besideWinner(content);
  const lead = winner.total - designed.total;
  const scores = `${winner.total.toFixed(2)} against ${designed.total.toFixed(2)} out of 5`;
  const isDated = beside === "" && sums.startsWith(" Over three years");
  const costs = `and costs clearly less${isDated ? "" : " over three years"}`;
  if (lead === 0) return `scores the same, ${winner.total.toFixed(2)} out of 5, ${costs}${beside}`;
  if (isNear(lead)) return `scores ${scores}, too little ${lead > 0 ? "more" : "less"} to decide, ${costs}${beside}`;
  if (!steady) return `leads, but not under every weighting, with ${scores} ${costs}${beside}`;
  return `leads ${leadsClearly(content.appraisal) ? "clearly " : ""}with ${scores}${beside}`;
}

/** Other options than the designed one that are too near to it, and whether one of them may cost less. */
function besideWinner({ appraisal, estimates }: Content): string {
  const { winner, designed } = appraisal;
  const near = closeTo(appraisal).filter((option) => option !== designed);
  if (near.length === 0) return "";
  const own = estimateFor(estimates, winner);
  const cheaper = near.filter((option) => {
    const other = estimateFor(estimates, option);
    return own && other && priceOf(other) > 0 && costsLess(own, other) !== "never";
  });
  const scores = [...Map.groupBy(near, ({ total }) => total)].map(
    ([total, those]) =>
      `${listed(those.map(({ letter }) => letter))} ${those.length > 1 ? "score" : "scores"} ${total === winner.total ? "the same" : total.toFixed(2)}`,
  );
  const costs =
    cheaper.length > 0
      ? `, and ${listed(
          cheaper.map(({ letter }) => letter),
          "or",
        )} may cost less`
      : "";
  return `; ${listed(scores)}${costs || (near.length > 1 ? ", and none of these costs less over three years" : ", and costs no less over three years")}`;
}

/** What is designed, and what of the other option is worked out. */
function inFull(content: Content): string {
  const { row, letter } = content.appraisal.designed;
  const asked = `This document designs in full what you requested: ${letter} (${row.name})${content.brief.size === "small" ? "" : `, in the configuration “${content.brief.configuration.name}”`}.`;
  const other = outlineOf(content);
  const outlined = other ? ` “The other option in outline” sets out ${other.option.letter}.` : "";
  return `${asked}${outlined}${elsewhere(content)}`;
}

/** Beside the next best, or what scores no less; options that miss a must may score higher and are no alternatives. */
function scored(content: Content): string {
  const { designed } = content.appraisal;
  const others = othersOf(content.appraisal);
  const [next] = others;
  if (!next) return "It is the only option considered that meets every requirement.";
  const own = `${content.brief.size === "small" ? "It" : "Weighted by your objectives it"} scores ${designed.total.toFixed(2)} out of 5`;
  const score = next.total.toFixed(2);
  const level = others.filter(({ total }) => total.toFixed(2) === score).map(({ letter }) => letter);
  if (next.total < designed.total)
    return level.length > 1
      ? `${own}; the next best, options ${listed(level)}, score ${score} each${isNear(designed.total - next.total) ? TOO_NEAR : ""}${nextSums(next, content)}.`
      : `${own}; the next best, option ${next.letter} (${next.row.name}), scores ${score}${leadOver(next, content)}${nextSums(next, content)}.${ifAccepted(content)}`;
  const close = next.total > designed.total ? `${score}, too small a lead to be decisive` : sameAs(level.slice(1));
  const asked = `${designed.letter} is recommended ${whyKept(next, content) ?? "as it was requested"}. `;
  const instead = insteadOf(next, content.brief);
  const [other, designedSums] = estimatesOf(content, next.letter);
  const isGain = next.total > designed.total || !other || !designedSums || costsLess(designedSums, other) !== "never";
  const isDear = !rivalsOf(content.appraisal, content.estimates, false).includes(next); // the verdict says the same
  const leavesOut = estimatesOf(content, next.letter)[1]?.besides; // sums of unlike scope settle nothing
  const last = isDear ? (leavesOut ? "" : `${next.letter} costs far more over three years.`) : isGain ? instead : "";
  return `${own}; option ${next.letter} (${next.row.name}) scores ${close}.${costsOf(content, next.letter)} ${asked}${last}`.trimEnd();
}

/** Three years of both, unless the next sentence holds those of what costs less beside them. */
function nextSums(next: AppraisedOption, content: Content): string {
  const { appraisal, conflicts, estimates } = content;
  if (!isBlocked(conflicts) && cheaperText(content) !== "") return "";
  const sums = sumsBeside(content, [estimateFor(estimates, appraisal.designed), estimateFor(estimates, next)]);
  return sums && `; ${sums}`;
}

/** What would score more, were it ranked. */
function ifAccepted({ brief, estimates, appraisal: { excluded, designed } }: Content): string {
  const open = excluded.find(({ accepted }) => accepted && accepted.total > accepted.designed);
  if (!open?.accepted) return "";
  const { total, designed: own } = open.accepted;
  const estimate = estimateFor(estimates, open);
  const price = estimate ? `; ${aboutText(wholeOf(estimate), brief.currency)} over three years` : "";
  const why = open.row.cannot ? ` because ${say(open.row.cannot.why, brief)}` : "";
  return ` Option ${open.letter} (${open.row.name}${price}) is not ranked${why}. If that is accepted, ${open.letter} scores ${total.toFixed(2)} and ${designed.letter} ${own.toFixed(2)}${isNear(total - own) ? TOO_NEAR : ""}.`;
}

/** Scores no more and no less, with the others that do so too. */
const sameAs = (others: readonly string[]): string =>
  others.length > 0 ? `the same, as ${others.length === 1 ? "does" : "do"} ${listed(others)}` : "the same";

const TOO_NEAR = ", too close to be decisive";

/** The criteria on which most of the lead over another option rests, or that the lead says nothing. */
function leadOver(other: AppraisedOption, content: Content): string {
  const { designed } = content.appraisal;
  const leads = content.appraisal.criteria
    .map(({ id, label, weight }, place) => {
      const points = (designed.scores[place] ?? 0) - (other.scores[place] ?? 0);
      return {
        label: `“${label}”${reasonBehind(other, id, content)}`,
        points,
        lead: Math.round(weight * points * 1000),
      }; // ties are ties, whatever their binary fractions
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.lead - a.lead || b.points - a.points);
  const [first, second = first] = leads;
  if (isNear(designed.total - other.total))
    return `${TOO_NEAR}: ${designed.letter} is kept ${whyKept(other, content) ?? (first ? `for ${first.label}` : "as it was requested")}`;
  if (!first || !second) return "";
  const top = leads.filter(({ lead }) => lead >= second.lead).map(({ label }) => label);
  if (top.length > MOST_NAMED) return `, lower on ${top.length} criteria, ${listed(top.slice(0, 2))} among them`;
  return `, lower${leads.length > top.length ? " mainly" : ""} on ${listed(top)}`;
}

/** What decides where scores do not: the lower cost, or the request where the other costs hardly less or leaves out what would have to be paid for; null where no sums compare. */
function whyKept({ letter }: AppraisedOption, content: Content): string | null {
  const [other, own] = estimatesOf(content, letter);
  if (!own || !other || priceOf(other) === 0 || !comparesCost(content.appraisal)) return null;
  const years = recurs([own, other]) ? " over three years" : "";
  if (!isClearlyLess(other, own))
    return costsLess(own, other) === "never"
      ? `as it costs ${isClearlyLess(own, other) ? "less" : "no more"}${years}`
      : `as it was requested and ${letter} does not cost clearly less${years}`;
  const parts = unpaidParts(other, own);
  return parts.length > 0 ? `as the sum of ${letter} leaves out ${listed(parts)}` : null;
}

/** More names would fill the sentence. */
const MOST_NAMED = 3;
