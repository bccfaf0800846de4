/** What the client is asked to decide, each decision with its day and with what needs it. */

import { CLOSING, framedBy } from "#app/features/documents/budget/budget-frame.ts";
import { byDateText } from "#app/features/documents/budget/by-date.ts";
import { amountsText } from "#app/features/documents/budget/estimates.ts";
import { MEETS_DATE } from "#app/features/documents/budget/first-order.ts";
import {
  boughtWith,
  endedBy,
  phaseOneText,
  pricedText,
  servicesFor,
} from "#app/features/documents/budget/first-tasks.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { exchanged } from "#app/features/documents/facts/exchange.ts";
import { say } from "#app/features/documents/pack.ts";
import { dateDecisionDay, earlierStart } from "#app/features/documents/plan/earlier-start.ts";
import { fixedDay, lateness } from "#app/features/documents/plan/fixed-date.ts";
import { orderDay } from "#app/features/documents/plan/plan.ts";
import { daySponsorIsNamed, firstDecisionDay } from "#app/features/documents/plan/sponsor-days.ts";
import { undatedEvent } from "#app/features/documents/plan/support-dates.ts";
import { insideFreeze } from "#app/features/documents/plan/tasks.ts";
import { clause, listed, plural } from "#app/features/documents/words.ts";
import { type AppraisedOption, isRecommended, rivalsOf } from "./appraisal.ts";
import { frameAsked, savingOf } from "./asked-budget.ts";
import { dueOf, ORDER } from "./due.ts";

/** `title` names it where the whole question has been read already. */
type Question = { number: string; title: string; text: string; day?: number };
/** `needed`: the task that acts on it, the gate that it is part of, or the order. `isLater`: the first page leaves it to the next steps. */
export type AskedDecision = Question & { day: number; needed: string; isLater: boolean };

/** What one page asks, beside sponsor and order. */
const MOST_ON_FIRST_PAGE = 5;

/** Rules of the answers that promise the choice whatever the scores say. */
const CHOICE_PROMISED = ["X10", "X15", "X50", "X62"];
/** A fixed date long after the window that was asked for. */
const BETWEEN_DATES = "X47";
const PRECONDITION = "The precondition";

/** What the client must decide: preconditions first, then a choice that the appraisal leaves open, then the design; each not before what it needs is known. */
export function decisionsAsked(content: Content): AskedDecision[] {
  const { brief, decisions } = content;
  const order = orderDay(brief);
  const first = firstDecisionDay(brief); // what the others rest on
  const conditions = (...asks: readonly ((content: Content) => Question[])[]) =>
    asks.flatMap((ask) => ask(content)).map((row) => ({ day: first, ...row, needed: ORDER }));
  const before = conditions(waysAsked, dateAsked, undatedAsked, freezesAsked, frameAsked);
  const settled = rivalsIn(content).flatMap(({ row }) => row.settles ?? []);
  const own = decisions.flatMap((row) => {
    if (!row.ask) return [];
    const text = say(settled.find(({ title }) => title === row.title)?.left ?? row.ask, brief);
    const due = dueOf(row, content);
    const isOfChoice = due.day === undefined && settled.some(({ title }) => title === row.title); // one choice has one day
    return text ? [{ number: row.number, title: row.title, text, ...due, ...(isOfChoice && { day: first }) }] : [];
  });
  const saving = savingOf(content)?.number;
  const asked = [...before, ...own, ...conditions(windowAsked)].map((row) => {
    const day = row.day ?? order;
    return { ...row, day: row.number === saving ? Math.min(day, first) : day }; // the smaller scope, asked with the budget
  });
  const kept = new Set(decisions.filter(({ isAskedFirst }) => isAskedFirst).map(({ number }) => number));
  const others = asked.filter(({ number }) => !kept.has(number)).toSorted((a, b) => a.day - b.day);
  const later = new Set(others.slice(MOST_ON_FIRST_PAGE)); // what is asked first comes on top
  return asked.map((row) => ({ ...row, isLater: later.has(row) }));
}

/** Whoever decides is named some days before the first decision, where the date of the document leaves them. */
export function sponsorDay({ brief, asked, decisions }: Content): number {
  const own = decisions.flatMap(({ day }) => day ?? []); // a small organisation is not asked each of them apart
  return daySponsorIsNamed(brief, Math.min(...asked.map(({ day }) => day), ...own));
}

/** The preconditions and the choice among the options; one question where an option does without what is missing. */
function waysAsked({ brief, conflicts, appraisal, estimates }: Content): Question[] {
  const blockers = conflicts.filter(({ severity }) => severity === "blocker");
  const rivals = rivalsIn({ conflicts, appraisal, estimates });
  const spared = rivals.filter(({ row }) => row.withoutDirectory);
  if (blockers[0] && spared.length > 0) {
    const isTaken = isRecommended(appraisal) && spared.length === 1 && spared[0] === appraisal.winner;
    const text = `Decide whether a separate project builds the directory first, or ${listed(spared.map(nameOf), "or")} is chosen instead${isTaken ? " (recommended)" : ""}`;
    return [{ number: blockers[0].number, title: PRECONDITION, text }];
  }
  const settled = blockers.map(({ number, statement }) => ({
    number,
    title: PRECONDITION,
    text: `Settle the precondition and its date: ${clause(statement.split(". ")[0]?.replace(/\.$/, "") ?? "")}`,
  }));
  if (rivals.length === 0) return settled;
  const { winner, designed } = appraisal;
  const text =
    winner === designed && rivals.every(({ total }) => total >= designed.total)
      ? `Confirm ${nameOf(designed)}, or take ${listed(rivals.map(nameOf), "or")} instead, which ${rivals.length === 1 ? "scores" : "score"} ${rivals.every(({ total }) => total > designed.total) ? "slightly higher" : "at least as high"}`
      : winner === designed
        ? `Confirm ${nameOf(designed)} (recommended), or take ${listed(rivals.map(nameOf), "or")} instead`
        : `Choose between ${listed([designed, ...rivals].map(nameOf))}${isRecommended(appraisal) ? `, ${winner.letter} recommended` : ""}`;
  const by = rivals.map(({ row }) => say(row.settles?.by ?? "", brief)).join("");
  return [...settled, { number: "options", title: "Choice among the options", text: `${text}${by}` }];
}

/** What the client is asked to choose beside the designed option. */
export function rivalsIn({
  conflicts,
  appraisal,
  estimates,
}: Pick<Content, "conflicts" | "appraisal" | "estimates">): AppraisedOption[] {
  const promised = conflicts.some(({ id }) => CHOICE_PROMISED.includes(id));
  return rivalsOf(appraisal, estimates, promised);
}

const nameOf = ({ letter, row }: AppraisedOption): string => `${letter} (${row.name})`;

function dateAsked(content: Content): Question[] {
  const { brief, plan } = content;
  const late = lateness(brief, plan);
  return late
    ? [
        {
          number: "date",
          title: "Date or scope",
          day: dateDecisionDay(brief),
          text: `Choose ${earlierStart(brief) ? "an earlier start, " : ""}a later date or a smaller scope: the plan ends ${late}${inTime(content)}${scopeInTime(content)}`,
        },
      ]
    : [];
}

/** What was said to have a date, which nobody has given. */
function undatedAsked(content: Content): Question[] {
  const event = undatedEvent(content.brief);
  if (!event) return [];
  const first = phaseOneText(content);
  const text = `Say when ${event}${first ? `, or order ${first}, until that is known` : "; the order waits for it"}`;
  return [{ number: "date", title: "The date", text }];
}

/** Which of two dates counts, where both were given and neither is missed. */
function windowAsked(content: Content): Question[] {
  const { brief, plan, conflicts } = content;
  if (lateness(brief, plan)) return []; // that asks for a date already
  return conflicts
    .filter(({ id }) => id === BETWEEN_DATES)
    .map(({ number }) => ({
      number,
      title: "Window or date",
      text: `Confirm which counts, the requested window or the fixed date${byDateText(content)}`,
    }));
}

/** Work that has no week outside a freeze. */
function freezesAsked({ plan, tasks }: Content): Question[] {
  const caught = plan.freezes.flatMap((freeze) => insideFreeze(tasks, plan, freeze));
  if (caught.length === 0) return [];
  const ids = listed([...new Set(caught.map(({ id }) => id))]);
  const later = caught.every(({ goesOn }) => goesOn) ? "" : ", or a later start";
  const text = `Grant a written exception for ${ids} inside a freeze${later}`;
  return [{ number: "freeze", title: "Work inside a freeze", text }];
}

/** What of the plan the fixed date leaves, in tasks, days and money, and whether a budget holds it; an assessment without its last phase has no report. */
function scopeInTime(content: Content): string {
  const { brief, budget } = content;
  const ended = brief.holds(ASSESSES) ? null : endedBy(content, fixedDay(brief) ?? 0);
  const framed = framedBy(brief, budget);
  const isOneAnswer = framed?.state === "beyond" && frameAsked(content).some(({ text }) => text.includes(MEETS_DATE));
  if (!ended || isOneAnswer) return "";
  const bought = boughtWith(content, ended);
  const cost = servicesFor(content, ended) + exchanged(bought, budget.rates.currency);
  const lacks = [
    ...(ended.some(({ phase }) => phase === CLOSING) ? [] : ["without handover"]),
    ...(framed?.state === "beyond" && cost > framed.end ? ["beyond the budget"] : []),
  ];
  return `; a scope that ends in time${lacks.length > 0 ? ` (${lacks.join(", ")})` : ""} is ${pricedText(content, ended)}${cost > servicesFor(content, ended) ? `, and purchases of at most ${amountsText(bought)}` : ""}`;
}

/** The first of the other options on the table whose least weeks end by the fixed date. */
function inTime({ appraisal, conflicts, estimates, plan }: Content): string {
  const rivals = rivalsIn({ appraisal, conflicts, estimates });
  const found = estimates.find(
    ({ option, weeks }) =>
      weeks > 0 && weeks <= (plan.askedWeeks ?? 0) && rivals.some(({ letter }) => letter === option.letter),
  );
  return found ? `; ${found.option.letter}, which takes at least ${plural(found.weeks, "week")}, can meet it` : "";
}
