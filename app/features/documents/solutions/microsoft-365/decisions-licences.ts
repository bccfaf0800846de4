/** The decision on the licence plan. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import type { Returns } from "#app/features/documents/budget/saving.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { figure, listed, people, plural } from "#app/features/documents/words.ts";
import {
  A5_GROUP,
  ACADEMIC,
  BOTH_SUITES,
  BUSINESS_PLAN,
  buysPlans,
  E3,
  E5,
  E5_BOUGHT,
  HELD_BY_ALL,
  LARGER,
  LOSS_PREVENTION,
  OPTIMISE,
  OWNED,
  OWNED_NAMED,
  SEATS,
  SMALL,
  STEP,
  SUITE,
  stepsUp,
  TENANT,
} from "./answers.ts";
import { aboveMixed, besidePlan, e3, e5, eitherPlan, forHighest, p2, suitePrice } from "./higher-plans.ts";
import {
  fifth,
  heldStep,
  mayHoldE3,
  mayHoldStandard,
  onA5,
  planName,
  seatsCost,
  standardStep,
  stepCost,
  suite,
  worker,
} from "./licences.ts";
import { fastTrack } from "./mail-migration.ts";
import { LICENCES } from "./names.ts";
import { lent, notCounted, onF3, onPlan, seats, sensitive, surplus, uncovered, unlicensed } from "./quantities.ts";
import { moreThanF3, shiftNamed } from "./shift-workers.ts";

const business = (brief: Brief): string =>
  onF3(brief) > 0
    ? `Business Premium for ${plural(onPlan(brief), "knowledge worker")}, F3 for ${plural(onF3(brief), "shift worker")}`
    : "Business Premium for all users";

const planHolders = (brief: Brief): string =>
  onF3(brief) > 0 ? "knowledge workers and F3 for shift workers" : "all users";

const RETURNS = "At renewal, return seats with no sign-in for 30 days";

/** A year of them; which plan they are of was not asked, so that a health check of E5 names both ends. */
function surplusWorth(brief: Brief): string {
  if (brief.holds(any(ACADEMIC, none(OPTIMISE)))) return "";
  const whole = formatAmount(surplus(brief) * 12 * PRICES["m365-e5"].low, "USD");
  const worth = seatsCost(brief, surplus(brief));
  return `, worth ${brief.holds(E5) ? `${worth} (E3) to ${whole} (E5)` : worth} a year at list price`;
}

/** What a health check returns; of the seats counted some are too many before anything is measured. */
const returned = (brief: Brief): string =>
  surplus(brief) > 0
    ? ` ${plural(surplus(brief), "licence")} of the ${figure(brief.given("user-licences") ?? 0)} held ${surplus(brief) === 1 ? "exceeds" : "exceed"} the number of people on the plan${surplusWorth(brief)}.`
    : "";

/** The frontline plan lacks what is required; a health check buys no other. */
const shiftUncovered = (brief: Brief): string =>
  onF3(brief) > 0 && brief.holds(LOSS_PREVENTION) ? " F3 has no DLP: the rules cover knowledge workers only." : "";

/** Of the plans that are to be quoted, those that are held already cost nothing more. */
function atCommercialList(brief: Brief): string {
  const seats = uncovered(brief);
  const e3 = `${formatAmount(seats * 12 * PRICES["m365-e3"].low, "USD")} a year for ${people(seats)} (E3) and `;
  return ` Until then commercial list prices give the order of magnitude: ${seats > 0 ? e3 : ""}${stepCost(onA5(brief))} a year for ${people(onA5(brief))} (step to E5).`;
}

/** What a health check may return, before anything is measured. */
const tenthSeat = (brief: Brief): string => {
  const tenth = Math.floor((seats(brief) || onPlan(brief)) / 10); // no saving is rounded up
  const counted = `${brief.holds(SEATS) ? "" : "E3 "}seat${tenth > 0 ? ` (${figure(tenth)})` : ""}`;
  return `${tenth > 0 ? "every tenth" : "each"} ${counted} is worth ${seatsCost(brief, tenth || 1)} a year at list price`;
};

/** The plan of a school: what is measured first in a tenant in use, and who gets the step to A5. */
function academic(brief: Brief): string {
  const shift =
    brief.frontline > 0
      ? ` As the academic list has no frontline plan, the ${brief.frontline === 1 ? "one shift worker counts" : `${figure(brief.frontline)} shift workers count`} as staff.`
      : "";
  if (brief.holds(OPTIMISE))
    return `Measure use before renewing: A3 for staff, the student use benefit, A5 for administrators; any further step to A5 is reported as a finding. ${RETURNS}.${returned(brief)}${shift}`;
  const more = returned(brief) ? `${returned(brief).slice(0, -1)} and should be returned at renewal.` : "";
  return `A3 for staff, the student use benefit, A5 for administrators${brief.holds(A5_GROUP) ? " and the people with the most sensitive data" : ""}; prices by academic quotation.${atCommercialList(brief)}${more}${shift}`;
}

/** A health check buys no seat. */
const offBill = (brief: Brief): string => {
  if (brief.holds(OPTIMISE)) return "";
  return brief.given("user-licences") === 1 ? " and comes off the bill" : " and come off the bill";
};

/** Licences that the planned numbers do not use; where nobody counted the people or the shift, the numbers may be what is wrong. */
function spare(brief: Brief): string {
  const left = surplus(brief);
  if (left === 0) return "";
  const uncounted = notCounted(brief);
  return uncounted.length > 0
    ? `; confirm the ${listed(uncounted)} before returning the ${figure(left)} above plan`
    : `; return the ${left === 1 ? "one" : figure(left)} above plan at renewal${onF3(brief) > 0 && buysPlans(brief) ? `; until then ${left === 1 ? "a shift worker uses it" : "shift workers use them"} in place of F3` : ""}`;
}

/** What no sum shows: seats returned at renewal are paid for no longer, and whoever used them needs a plan. */
const saved = (brief: Brief): string =>
  surplus(brief) > 0 && notCounted(brief).length === 0
    ? ` Returning ${surplus(brief) === 1 ? "it" : "them"} saves ${seatsCost(brief, surplus(brief))} a year at list price${buysPlans(brief) && lent(brief) > 0 ? `, of which F3 takes ${formatAmount(lent(brief) * 12 * PRICES["m365-f3"].low, "USD")}` : ""}.`
    : "";

/** Where the frontline plan ends, and what is not bought twice. */
const limits = (brief: Brief): string => {
  const held = brief.given("user-licences");
  return [
    onF3(brief) > 0
      ? ` F3 has a 2 GB mailbox and no desktop Office, Defender for Office 365 or DLP: anyone needing these counts as a knowledge worker${moreThanF3(brief)}.`
      : "",
    held && (spare(brief) || brief.holds(none(OPTIMISE)))
      ? ` ${plural(held, "licence")} of the main plan ${held === 1 ? "is" : "are"} held${offBill(brief)}${spare(brief)}.${saved(brief)}`
      : held === null && brief.holds(all(HELD_BY_ALL, none(OPTIMISE, STEP, SMALL))) // whose assumptions say it
        ? " The main plan is assumed to be held; only sums “if not owned” include it."
        : "",
  ].join("");
};

const cloudOf = (brief: Brief): string =>
  brief.jurisdiction === "us" ? "cloud (commercial or government)" : "data region";

/** A public body settles where its data may lie before it buys a plan; a tenant in use lies somewhere already. */
const cloudVariant = (brief: Brief): string => {
  if (!brief.has("industry", "government") || brief.holds(OPTIMISE)) return "";
  if (brief.holds(TENANT))
    return `The tenant's ${cloudOf(brief)} was set when it was created; if the authority's rules require another, the move comes first and is priced separately. `;
  return brief.jurisdiction === "us"
    ? "Settle first whether the commercial or government cloud applies: government plans have a separate price list. "
    : `Settle the data region and the authority's cloud rules first${brief.jurisdiction === "eu" ? ", with data stored and processed within the EU Data Boundary" : ""}${brief.holds(E5) ? `${brief.jurisdiction === "eu" ? "," : ""} and Customer Lockbox, part of E5, on, so that Microsoft opens content only with the authority's approval` : ""}. `;
};

const cloudAsked = (brief: Brief): string => {
  if (!brief.has("industry", "government")) return "Choose";
  const cloud = cloudOf(brief);
  return brief.holds(TENANT) ? `Confirm the tenant's ${cloud} and choose` : `Choose the ${cloud} and`;
};

/** What a health check leaves to be bought where fewer hold the plan than its policies are for. */
const isShort = (brief: Brief): boolean =>
  brief.holds(all(OPTIMISE, any(BUSINESS_PLAN, ACADEMIC))) && unlicensed(brief) > 0;
/** Of what nobody holds nothing is saved. */
const isUnheld = (brief: Brief): boolean =>
  brief.holds(all(OPTIMISE, LARGER, none(ACADEMIC))) && brief.given("user-licences") === 0;

const missing = (brief: Brief): string => {
  if (!isShort(brief)) return "";
  const cost = brief.holds(ACADEMIC) ? "by academic quotation" : `${seatsCost(brief)} a year at list price`;
  return ` (${plural(unlicensed(brief), "seat")} not held: ${cost})`;
};

const unreached = (brief: Brief): string =>
  isShort(brief)
    ? ` Access and device policies reach the ${people(unlicensed(brief))} without the main plan once they hold Entra ID P1 and Intune.`
    : "";

/** What a health check recommends before it has measured anything. */
function measured(brief: Brief): string {
  const rest = `${returned(brief)}${shiftUncovered(brief)}`;
  if (isUnheld(brief))
    return `No licence of the main plan is held: the audit first lists the plans in use, and what they lack for these policies is a priced finding. ${RETURNS}: ${tenthSeat(brief)}.${shiftUncovered(brief)}`;
  if (brief.holds(E3))
    return `Measure use before renewing. ${brief.given("user-licences") === null ? `E3 is assumed for ${planHolders(brief)}. ` : ""}${RETURNS}: ${tenthSeat(brief)}. A step to E5 is reported as a priced finding.${rest}`;
  if (brief.holds(LARGER))
    return `Measure use before renewing. E5 is assumed for ${planHolders(brief)}. Keep E5 for people who use its functions; the others get E3: moving ${fifth(brief)} from E5 to E3 (${plural(sensitive(brief), "seat")}) saves ${stepCost(sensitive(brief))} a year at list price. ${RETURNS}.${rest}`;
  const saving = seats(brief) > 0 ? `: ${tenthSeat(brief)}` : "";
  return `${business(brief)}${p2(brief)}. ${RETURNS}${saving}; any higher plan is reported as a priced finding.${limits(brief)}${unreached(brief)}`;
}

/** What is bought, for whom, and what more would cost. */
function bought(brief: Brief): string {
  if (brief.holds(ACADEMIC)) return academic(brief);
  if (brief.holds(LARGER)) return `${brief.holds(E5) ? e5(brief) : e3(brief)}${limits(brief)}`;
  if (brief.holds(SUITE))
    return `${business(brief)}, plus the ${suite(brief)} for ${people(sensitive(brief))} with the most sensitive data (${forHighest(brief)})${p2(brief)}. Per user and month, ${brief.holds(BOTH_SUITES) ? "the suites add" : "the suite adds"} ${formatAmount(PRICES[suitePrice(brief)].low, "USD")} at list price; Microsoft 365 E5 would add ${formatAmount(PRICES["m365-e5"].low - PRICES["business-premium"].low, "USD")}.${limits(brief)}`;
  return `${business(brief)}${p2(brief)}.${limits(brief)}`;
}

/** Licences were counted, and their plan was not asked for. */
function confirmed(brief: Brief): string {
  const held = brief.given("user-licences") || 0;
  if (held === 0 || brief.holds(E5)) return "";
  return held === 1
    ? ", confirming that the licence held is for it"
    : `, confirming that the ${figure(held)} licences held are for it`;
}

function measureAsked(brief: Brief): string {
  const start = isUnheld(brief)
    ? "the plans in use as the starting point"
    : brief.holds(E5)
      ? `E5 where its functions are used and E3 elsewhere (${stepCost(sensitive(brief))} a year less if E5 is held and ${fifth(brief)} move)`
      : `${planName(brief)} as the plan`;
  return `Approve ${start}${missing(brief)}${confirmed(brief)}; at renewal, return unused and over-licensed seats${shiftNamed(brief)}`;
}

function planAsked(brief: Brief): string {
  const step = stepsUp(brief)
    ? ` as a step from E3, at ${stepCost(onPlan(brief))} a year (${stepCost(sensitive(brief))} for only the ${people(sensitive(brief))} with the most sensitive data)`
    : "";
  return `${cloudAsked(brief)} the licence plan: ${planName(brief)} is recommended${step}${aboveMixed(brief)}${besidePlan(brief)}; ${supplied(brief)}${shiftNamed(brief)}`;
}

/** Where an option with fewer seats of E5 may be chosen, the plan follows from that choice. */
export const planOfEither = (brief: Brief): string =>
  `${cloudAsked(brief)} the licence plan with the option: ${eitherPlan(brief)}${besidePlan(brief)}; ${supplied(brief)}${shiftNamed(brief, "E5")}`;

/** What the client adds to the choice: what is held, or who sells the rest. */
function supplied(brief: Brief): string {
  const held = brief.given("user-licences");
  if (held === null && brief.holds(OWNED)) return "supply the list of licences held";
  if ((held ?? 0) >= onPlan(brief))
    return brief.holds(STEP)
      ? "confirm whether the licences held are E3 or E5"
      : `confirm that the licences held are for this plan${mayHoldE3(brief) ? ` (the step from E3 would add ${heldStep(brief)} a year)` : mayHoldStandard(brief) ? ` (the step from Business Standard would add ${standardStep(brief)} a year)` : ""}`;
  const unknown = isUnstated(brief) ? "state which plans users hold and " : "";
  return `${unknown}name the reseller or agreement for the purchase`;
}

/** Nothing that is held is priced: what users have leaves the bill before the order. */
const isUnstated = (brief: Brief): boolean =>
  brief.holds(all(OWNED_NAMED, none(OPTIMISE))) && brief.given("user-licences") === 0;

/** Who moves mail is told with the mail. */
const filesHelped = (brief: Brief): string => (brief.holds(none(MAIL_MOVES, OPTIMISE)) ? fastTrack(brief) : "");

/** What a health check may give back of E5 before it has measured anything. */
export const movedSeats = (brief: Brief): Returns | null =>
  brief.holds(all(OPTIMISE, LARGER, none(ACADEMIC, E3))) && !isUnheld(brief)
    ? {
        decision: LICENCES,
        what: "seats moved from E5 to E3",
        pieces: sensitive(brief),
        each: 12 * PRICES["e3-to-e5"].low,
        given: "if E5 is held",
      }
    : null;

export const LICENCE_PLAN: DecisionRow = {
  title: LICENCES,
  context: (brief) =>
    `${cloudVariant(brief)}${plural(onPlan(brief), worker(brief))}${onF3(brief) > 0 ? `, ${plural(onF3(brief), "shift worker")}` : ""}${brief.holds(ACADEMIC) ? "; education buys from the academic list" : brief.holds(LARGER) ? "" : "; Business plans stop at 300 users"}.`,
  alternatives: "one plan for all; one plan with add-ons; a plan per user type",
  decision: (brief) =>
    brief.holds(OPTIMISE) && !brief.holds(ACADEMIC) ? measured(brief) : `${bought(brief)}${filesHelped(brief)}`,
  tradeOff: (brief) => (brief.holds(OPTIMISE) ? "Savings wait for the measurement" : "A monthly cost per user"),
  confidence: "medium",
  ask: (brief) => (brief.holds(OPTIMISE) ? measureAsked(brief) : planAsked(brief)),
  due: (brief) => (isUnstated(brief) ? undefined : "design"),
  rests: () => [{ within: /licence counts/i }],
  source: (brief) =>
    brief.holds(all(is("industry", "government"), none(OPTIMISE, TENANT)))
      ? ["m365-price", "m365-bp", "alz-check", ...(brief.holds(E5_BOUGHT) ? (["purview-suite"] as const) : [])]
      : [
          "m365-price",
          "m365-bp",
          ...(brief.holds(E5_BOUGHT) ? (["purview-suite"] as const) : []),
          ...(filesHelped(brief) ? (["fasttrack"] as const) : []),
        ],
};
