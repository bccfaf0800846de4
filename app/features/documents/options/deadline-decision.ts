/** The decision on what ends or changes inside a plan: what is done by its date, what later, and from which list. */

import { FIRST_WAVE } from "#app/features/catalogue/estate.ts";
import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { paidEndText } from "#app/features/documents/facts/lifecycle.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import type { DecisionRow, Due } from "#app/features/documents/pack.ts";
import { decidedBy, isBridged } from "#app/features/documents/plan/deadline-tasks.ts";
import { type Deadline, isNear, lifecycleOf, OR_OLDER, placeOf } from "#app/features/documents/plan/deadlines.ts";
import type { Plan } from "#app/features/documents/plan/plan.ts";
import type { Task } from "#app/features/documents/plan/tasks.ts";
import { versionOf } from "#app/features/documents/plan/version-rows.ts";
import type { Rest } from "#app/features/documents/rests.ts";
import { listed, sentence } from "#app/features/documents/words.ts";
import { listsOf } from "./other-products.ts";

/** `day`: where the decision has a date of its own. */
export type DatedDecision = DecisionRow & Sourced & { due?: Due; decides?: readonly string[]; day?: number };

export type Dates = { brief: Brief; plan: Plan; tasks: readonly Task[] };

const NEAR =
  "The client reads the allow list, the only callers that still work; the outage of each that cannot change by then is planned with its owner";

/** An assessment lists and leaves the change to the client, and so does a plan that begins too late. */
function serviceDecision(deadline: Deadline, brief: Brief, beginsLater: boolean, isEarly: boolean): string {
  if (isNear(deadline, brief)) return NEAR;
  const { bridge } = deadline;
  const otherwise = bridge ? `anything late is bridged: ${bridge}` : "the outage is accepted";
  if (beginsLater)
    return `The client identifies and changes dependent systems before the project starts, or ${otherwise}`;
  return brief.holds(ASSESSES)
    ? `Dependent systems are listed${isEarly ? "" : " in phase 1"}; the client changes them before the date, or ${otherwise}`
    : `All dependent systems are listed and changed, or ${otherwise}`;
}

/** The versions that alone can be bridged where others of the same decision cannot, as `2016`; null where paid updates are sold for all. */
function soldAlone({ product = "", systems, family, day }: Deadline, brief: Brief): string | null {
  if (systems === product) return null;
  if (!systems?.endsWith(OR_OLDER)) return product.split(" ").at(-1) ?? product;
  const rows = lifecycleOf(brief).filter((row) => row.family === family && row.end && dayOfIso(row.end) <= day);
  const sold = rows.filter(({ paidEnd }) => paidEnd && dayOfIso(paidEnd) > day);
  return sold.length < rows.length ? listed(sold.map(versionOf)) : null;
}

function bridgeOf(deadline: Deadline, brief: Brief): string {
  if (!deadline.paidEnd) return "retirement or isolation";
  const alone = soldAlone(deadline, brief);
  return alone ? `isolation or, for ${alone} alone, paid updates` : "paid updates or isolation";
}

/** What is left for a system that is not upgraded. */
function waysOn(deadline: Deadline, brief: Brief): string {
  const { product = "", paidEnd } = deadline;
  if (!paidEnd) return "retired or isolated";
  const alone = soldAlone(deadline, brief);
  return alone
    ? `isolated or, on ${product.replace(/ \d.*$/, "")} ${alone} alone, covered by paid updates`
    : "covered by paid updates or isolated";
}

const EWS = /^Exchange Web Services/;
/** Whoever is not on it has been blocked already. */
const EWS_ASK =
  "Allow list and settings of Exchange Web Services (Get-OrganizationConfig), with the owner of each caller";

/** What nobody but the client can list in time. */
const ownList = ({ what, day, product, systems = product ?? "" }: Deadline): Rest =>
  product
    ? {
        within: new RegExp(`^Systems on ${systems.replace(OR_OLDER, "")}`),
        ask: `Systems on ${systems}, by your own records`,
      }
    : { ask: EWS.test(what) ? EWS_ASK : `Systems affected by the change of ${formatDay(day)} (${what})`, atOnce: true };

/** Days from the start by which a list that nobody asks for would come too late. */
const FIRST_LISTS = 11;
/** Where discovery confirms it, any list of the servers will do. */
const ownOrOther = (deadline: Deadline): Rest => ({
  ...ownList(deadline),
  within: deadline.product
    ? new RegExp(`^Systems on|${listsOf(deadline.product.replace(/ \d.*$/, "")).source}`, "i")
    : /allow list|send mail/i,
});

/** Its waves replace what they move. */
const MOVES = all(is("solution-type", "azure-migration"), none(FIRST_WAVE));

/** What is done with a product by its date, and what has to wait for longer. */
function wayOut(deadline: Deadline, by: number, brief: Brief): string {
  const left = waysOn(deadline, brief);
  if (!isBridged(deadline, by)) return `Each system found is upgraded, ${left}`;
  const later = brief.holds(MOVES) ? "until its wave" : "and upgraded or retired later";
  return `By ${formatDay(deadline.day)} each system found is ${left}, ${later}`;
}

/** Who carries it out; with the waves of a migration nobody else, unless some come after the date. */
function carrierOf(deadline: Deadline, by: number, brief: Brief): string {
  if (brief.holds(FIRST_WAVE)) return "For systems that stay, the client carries this out.";
  if (!brief.holds(MOVES)) return brief.has("company-size", "small") ? "" : "The client carries this out.";
  if (isBridged(deadline, by)) return "";
  return `Systems that move after ${formatDay(deadline.day)} are covered by one of the three until their wave.`;
}

/** What replaces the products of a deadline: the waves of a migration, or somebody outside this project. */
export function deadlineDecision(deadline: Deadline, dates: Dates): DatedDecision {
  const { brief, plan } = dates;
  const { what, day, product, family, systems, isAssumed, paidEnd, bridge } = deadline;
  const { by, listed: isListed } = decidedBy(deadline, dates);
  const confirmed = isListed ? "; phase 1 confirms the affected systems and users" : "";
  const early = isListed ? "" : " from the client's own list";
  const alone = soldAlone(deadline, brief);
  const paid = paidEnd ? `paid updates${alone ? ` for ${alone}` : ""} until ${paidEndText(paidEnd)}; ` : "";
  const scope = carrierOf(deadline, by, brief);
  return {
    title: product ? `${systems ?? product} when updates end` : `Service change ${placeOf(deadline, plan)}`,
    context: product
      ? `${sentence(what)} falls on ${formatDay(day)}, ${placeOf(deadline, plan)}${confirmed}.`
      : `${formatDay(day)}: ${what}${day < plan.start ? "" : confirmed}.`,
    alternatives: product
      ? `upgrade or retire; ${paid}isolation with an owner and an end date`
      : `change before the date; ${bridge ?? "switch off"}; accept the outage in writing`,
    decision: product
      ? `${wayOut(deadline, by, brief)}; decided by ${formatDay(by)}${early}. ${scope}`.trim()
      : `${serviceDecision(deadline, brief, day < plan.start, !isListed)}, decided by ${formatDay(by)}${day < plan.start ? "; phase 1 confirms what was done" : early}.`,
    tradeOff: product
      ? `Cost of ${paidEnd ? "bridging" : "replacement or isolation"}, or exposure without security updates`
      : "Earlier work, in return for no interruption on the date",
    confidence: "medium",
    serves: [],
    ...(family && { decides: [family] }),
    ask: product
      ? `Decide for each system ${isAssumed ? "found " : ""}on ${systems}: upgrade, ${bridgeOf(deadline, brief)}`
      : `Decide how to prepare for ${formatDay(day)}: ${what}`,
    day: by,
    ...((!isListed || by <= plan.start + FIRST_LISTS) && {
      rests: () => [isListed ? ownOrOther(deadline) : ownList(deadline)],
    }),
    source: ["eol", "ej"],
  };
}
