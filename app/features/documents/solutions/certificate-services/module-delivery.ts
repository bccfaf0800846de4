/** The weeks that the plan leaves for the delivery of the HSM pair, and what they mean for its dates. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { HAS_MODULES, KEYS_IN_MODULES } from "#app/features/documents/facts/effort.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { freezesBetween, stopping } from "#app/features/documents/plan/freezes.ts";
import { orderDay, type Plan, planOf } from "#app/features/documents/plan/plan.ts";
import { plural } from "#app/features/documents/words.ts";
import { ENCRYPTED, OWN_KEYS } from "./answers.ts";
import { plannedTask } from "./tasks.ts";

/** The longest delivery that suppliers quote, in weeks. */
export const LONGEST_LEAD = 12;
/** The fastest delivery; a plan that leaves more is not stretched for it. */
const SHORTEST_LEAD = 6;
/** Orders wait for the end of a freeze. */
export const orderWeek = (brief: Brief): number => plannedTask(brief, "order")?.from ?? 1;
/** Weeks between the signature of the contract and the first day, where the pair is ordered with it. */
const weeksAhead = (brief: Brief): number =>
  orderWeek(brief) === 1 ? Math.floor((planOf(brief).start - orderDay(brief)) / 7) : 0;
/** A pair that is ordered with the contract is not ordered before it is known whether anybody requires it. */
export const isOrderedFirst = (brief: Brief): boolean => brief.holds(HAS_MODULES) && weeksAhead(brief) > 0;
/** Of whom its keys may be required in hardware. */
export const keysAsked = (brief: Brief): string =>
  brief.holds(OWN_KEYS)
    ? "National rules on CA keys and certificates, if any"
    : brief.holds(KEYS_IN_MODULES)
      ? "What auditors require of CA keys"
      : "";
/** `with the contract`, or `in week 3` where that is hardly earlier or a freeze comes first. */
export const orderedWhen = (brief: Brief): string =>
  weeksAhead(brief) > 0 ? `with the contract, by ${formatDay(orderDay(brief))}` : `in week ${orderWeek(brief)}`;
/** How many whole weeks there are for the delivery, from the order to the task that installs the modules. */
export const leadGiven = (brief: Brief): number => {
  const installed = plannedTask(brief, "modules")?.from ?? 0;
  const ahead = weeksAhead(brief);
  return installed - 1 + (ahead > 0 ? ahead : -(plannedTask(brief, "order")?.to ?? 0));
};

/** ` from the contract, 10 of them from the supplier's confirmation`, as the table of tasks counts from there. */
function fromContract(brief: Brief): string {
  const order = plannedTask(brief, "order");
  const modules = plannedTask(brief, "modules");
  if (weeksAhead(brief) === 0 || !order || !modules) return "";
  return ` from the contract, ${modules.from - 1 - order.to} of them from the supplier's confirmation`;
}

/** What the order commits before the design is signed. */
export const ORDER_TERMS =
  "The order requires a confirmed delivery week, written support for Windows Server 2025 and a right of return until design sign-off";
/** A public body need not tender what a framework holds. */
export const fromFramework = (brief: Brief): string => (brief.holds(OWN_KEYS) ? ", from a framework agreement" : "");

/** Weeks behind the plan before what it keeps to is missed; null where nothing was asked for. */
function sparedWeeks({ scoredWeeks, windowWeeks, windowEnd, weeks, end }: Plan): number | null {
  if (scoredWeeks === null) return null;
  const inWindow = windowEnd === null ? Infinity : Math.floor((windowEnd - end) / 7);
  return scoredWeeks === windowWeeks ? Math.min(inWindow, scoredWeeks - weeks) : scoredWeeks - weeks;
}

export const neededIn = (brief: Brief): string => {
  const weeks = leadGiven(brief);
  const plan = planOf(brief);
  const { scoredWeeks, windowWeeks, phases, start } = plan;
  const spared = sparedWeeks(plan);
  const missing = LONGEST_LEAD - weeks;
  const wavesEnd = start + (phases[2]?.end ?? 0) * 7;
  const [freeze] = stopping("rollout", freezesBetween(brief, wavesEnd, wavesEnd + missing * 7 - 3));
  const waits = freeze
    ? `, and waves that would fall in the freeze from ${formatDay(freeze.from)} (${freeze.reason}) wait until it ends${freeze.to >= (fixedDay(brief) ?? Infinity) ? ", after the fixed date" : ""}`
    : "";
  if (missing <= 0)
    return `Delivery takes 6 to 12 weeks, and the plan allows ${weeks}${fromContract(brief)}; each week later delays the rollout by a week.`;
  return spared === null || spared >= missing
    ? `Delivery takes 6 to 12 weeks and the plan allows ${weeks}; a later delivery delays the rollout by up to ${plural(missing, "week")}${waits || (spared === null ? ", with no date at risk" : `, which the ${scoredWeeks === windowWeeks ? "requested window" : "fixed date"} can absorb`)}.`
    : `Delivery takes 6 to 12 weeks; the plan allows ${weeks}, so the order requires a confirmed delivery week. Each further week delays the rollout by a week${waits}.`;
};

/** Nothing but this configuration asks for the pair. */
export const isOptional = (brief: Brief): boolean => brief.holds(none(KEYS_IN_MODULES)) && !brief.holds(ENCRYPTED);

/** Who may keep the keys in software after all reads that the plan ends after its date even so. */
export function withoutModules(brief: Brief): string {
  const { end, phases, freezes } = planOf(brief);
  const [, , rollout] = phases;
  const day = fixedDay(brief);
  const issued = plannedTask(brief, "issuing");
  if (day === null || !rollout || !issued || !isOptional(brief) || leadGiven(brief) <= SHORTEST_LEAD) return "";
  if (freezes.some(({ to }) => to >= rollout.firstDay)) return ""; // weeks saved before one may save more behind it
  const saved = issued.to - rollout.start;
  return end - day > saved * 7
    ? ` Software keys would save at most ${plural(saved, "week")}; the plan would still end after the fixed date.`
    : "";
}
