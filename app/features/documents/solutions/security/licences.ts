/** Plans of Microsoft 365: who holds which, which are bought, and why. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { priceOf as billPriceOf, formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { figure, listed, people, plural } from "#app/features/documents/words.ts";
import { ACADEMIC, DLP, ENDPOINT, MAIL_IN_TENANT, SEATS, TIERED } from "./answers.ts";
import { GROUP_ON_E5, SET_OFF, SMALL_PLANS, SUITE } from "./answers-licences.ts";
import { inDollars, likely } from "./prices.ts";
import { approvers, covered, fifth, held, lacking, onBase, onF3, others, sensitive } from "./quantities.ts";

export const base = (brief: Brief): string =>
  brief.holds(ACADEMIC) ? "Microsoft 365 A3 (academic)" : brief.holds(SEATS) ? "Business Premium" : "Microsoft 365 E3";
export const basePrice = (brief: Brief): PriceKey => (brief.holds(SEATS) ? "business-premium" : "m365-e3");
/** What everybody's plan costs a month where none is held. */
export const firstMonth = (brief: Brief): string =>
  inDollars(PRICES[basePrice(brief)].low * brief.knowledge + PRICES["m365-f3"].low * brief.frontline);
/** A school's head count has no pupils in it. */
export const directoryUser = (brief: Brief): string => (brief.holds(ACADEMIC) ? "staff account" : "directory user");

/** What is bought beside A3. */
export function besideA3(brief: Brief): string {
  const detection = brief.holds(ENDPOINT) ? [`Defender for Endpoint P2 for ${people(brief.users)}`] : [];
  return listed([...detection, ...(brief.holds(DLP) ? [`A5 for ${people(fifth(brief))}`] : [])]);
}

/** What loss prevention on devices needs. */
export const lossPreventionPlan = (brief: Brief): string =>
  `${brief.holds(ACADEMIC) ? "A5 class" : brief.holds(SEATS) ? "Purview suite" : "E5 class"} for devices`;

/** What so many licences come to in a month, as the bill has them; a school asks for a quotation. */
function aMonth(brief: Brief, price: PriceKey, quantity: number): string {
  if (brief.holds(ACADEMIC)) return "on academic quotation";
  const { low, currency } = billPriceOf(price, RATE_CARDS[brief.currency]);
  return `(${formatAmount(Math.round((low * quantity) / 100) * 100, currency)} a month at list price)`;
}

/** So many licences of the main plan, beside those held. */
const ofBase = (brief: Brief, count: number): string => {
  const whom = held(brief) > 0 ? people(count).replace(" ", " more ") : people(count);
  return `${base(brief)} for ${count === brief.users ? "all users" : whom} ${aMonth(brief, basePrice(brief), count)}`;
};

/** With the detection that their plan lacks. */
function f3Asked(brief: Brief): string {
  const count = onF3(brief);
  if (!brief.holds(all(ENDPOINT, SMALL_PLANS))) return `F3 for ${figure(count)} ${aMonth(brief, "m365-f3", count)}`;
  const month = inDollars((PRICES["m365-f3"].low + likely("defender-business")) * count);
  return `F3 with Defender for Business for ${figure(count)} (${month} a month)`;
}

/** The plans that are bought where none is held, or not enough. */
const plansFor = (brief: Brief): string[] => [
  ...(held(brief) < brief.knowledge ? [ofBase(brief, brief.knowledge - held(brief))] : []),
  ...(onF3(brief) > 0 ? [f3Asked(brief)] : []),
];

export const heldAsBase = (brief: Brief): string =>
  `${plural(held(brief), "licence")} held ${held(brief) === 1 ? "is" : "are"} ${base(brief)}`;
/** What of those plans, and of what is bought beside them, the client is asked for. */
export function approvePlans(brief: Brief, besides: readonly string[]): string {
  const wanted = listed([...plansFor(brief), ...besides]);
  if (held(brief) === 0) return `Approve ${wanted}, or state which licences are already held`;
  return `Confirm that the ${heldAsBase(brief)}${wanted ? `, and approve ${wanted}` : ""}`;
}

export const approveLacking = (brief: Brief): string => `Approve ${ofBase(brief, lacking(brief))}`;
/** The same before whatever else of the licences is asked for. */
export const lackingAsked = (brief: Brief): string =>
  lacking(brief) > 0 ? `${approveLacking(brief)}; approve` : "Approve";

/** Where the main plan is not held and its services are in use, somebody may hold another: the parts then cost less. */
export function partsInstead(brief: Brief): string {
  if (brief.given("user-licences") !== 0) return "";
  const parts = likely("ems-e5") + (brief.holds(ENDPOINT) ? PRICES["defender-endpoint-p2"].low : 0);
  const both = `Enterprise Mobility + Security E5${brief.holds(ENDPOINT) ? " with Defender for Endpoint P2" : ""}`;
  const mail = brief.holds(all(ENDPOINT, MAIL_IN_TENANT)) ? ", except mail protection" : "";
  return ` E3 adds ${formatAmount(PRICES["m365-e3"].low, "USD")}; if another plan already provides Office and mail, ${both}, at ${formatAmount(parts, "USD")} (planning assumption), covers this project${mail}.`;
}

/** What loss prevention on devices is bought as, beside the plan held. */
export const purviewPrice = (brief: Brief): PriceKey => (brief.holds(SEATS) ? "bp-purview" : "e3-purview");

/** Who gets E5, at how much above E3, and from how many on it would cost less for everybody. */
export function groupOnE5(brief: Brief): string {
  if (!brief.holds(GROUP_ON_E5)) return "";
  const rest: PriceKey = brief.holds(SUITE) ? "defender-suite" : "entra-p2";
  const step = PRICES["e3-to-e5"].low;
  const purview = PRICES["e3-purview"].low;
  const share = Math.round((100 * (step - PRICES[rest].low)) / purview);
  return ` The ${people(sensitive(brief))} handling the most sensitive data get E5 instead, ${formatAmount(step, "USD")} above E3, against ${formatAmount(PRICES[rest].low + purview, "USD")} with the Purview suite: it brings their devices and Teams under DLP. E5 for all costs ${inDollars((step - PRICES[rest].low) * others(brief))} a month more, justified only where more than ${share}% need Purview or its other features replace a product paid for today.`;
}

/** Detection for everybody on E3. */
export const suiteChosen = (brief: Brief): string => {
  const whom = brief.frontline > 0 ? plural(others(brief), "knowledge worker") : people(others(brief));
  const suite = formatAmount(PRICES["defender-suite"].low, "USD");
  const shifts =
    brief.frontline > 0
      ? ` ${shiftPlans(brief)}, plus Defender for Endpoint P2 for shared devices${brief.holds(TIERED) ? " and Defender for Identity for their accounts" : ""}.`
      : "";
  const top = brief.holds(GROUP_ON_E5)
    ? groupOnE5(brief)
    : ` The ${formatAmount(PRICES["e3-to-e5"].low, "USD")} step-up to E5 is worthwhile only where its other features replace a product paid for today.`;
  return `Microsoft's Defender suite on E3 for ${sensitive(brief) || brief.frontline > 0 ? whom : "all users"}, at about ${suite} per user per month (planning assumption): it includes Entra ID P2 and Defender for endpoints, mail, identities and cloud applications.${top}${shifts}${partsInstead(brief)}`;
};

/** The Defender suite for Business Premium, in minor units a user and month; planning assumption. */
const SMALL_SUITE_PRICE = 1000;

/** What the suite would cost in place of the two products: people on a frontline plan stay with theirs. */
export function suitesBeside(brief: Brief): string {
  const identity = PRICES["defender-identity"].low;
  const parts = identity * brief.users + PRICES["entra-p2"].low * approvers(brief);
  const suite = SMALL_SUITE_PRICE * onBase(brief) + identity * onF3(brief);
  return ` Microsoft's Defender suite for Business Premium, at about ${formatAmount(SMALL_SUITE_PRICE, "USD")} per user per month (planning assumption), includes both, risk-based policies and stronger mail and device protection: ${formatAmount(suite, "USD")} a month instead of ${formatAmount(parts, "USD")}.`;
}

/** Where only administrators and approvers need P2, the suite with it in costs as much. */
export const suiteForSeats = (): string =>
  SMALL_SUITE_PRICE > PRICES["entra-p2"].low
    ? ""
    : ` Microsoft's Defender suite for Business Premium, at about ${formatAmount(SMALL_SUITE_PRICE, "USD")} per user per month (planning assumption), includes P2: if a quotation confirms the price, it replaces it.`;

/** Who has which plan. */
function shiftPlans(brief: Brief): string {
  if (covered(brief) === 0) return `F3 covers ${plural(brief.frontline, "shift worker")}`;
  const more = onF3(brief) > 0 ? `, F3 another ${figure(onF3(brief))}` : "";
  return `E3 covers ${plural(covered(brief), "shift worker")}${more}`;
}

/** Who is on which plan of a small organisation. */
export function plansHeld(brief: Brief): string {
  if (onF3(brief) === 0) return `${base(brief)} for all users`;
  const shift = covered(brief) > 0 ? ` and ${plural(covered(brief), "shift worker")}` : "";
  const others = covered(brief) > 0 ? `${figure(onF3(brief))} more` : plural(onF3(brief), "shift worker");
  return `${base(brief)} for ${plural(brief.knowledge, "knowledge worker")}${shift}, F3 for ${others}`;
}

/** Where sign-in and management of devices are held: the plan of shift workers has them too. */
export const plans = (brief: Brief): string =>
  `${base(brief)}${onF3(brief) > 0 && brief.holds(none(ACADEMIC)) ? " and F3" : ""}`;
/** What detection on devices needs. */
export const detectionPlan = (brief: Brief): string =>
  brief.holds(SMALL_PLANS) ? "Defender for Business" : "Defender for Endpoint P2";
export const heldText = (brief: Brief): string =>
  brief.holds(SET_OFF)
    ? `${plural(held(brief), "licence")} of ${base(brief)} ${held(brief) === 1 ? "is" : "are"} held`
    : `${plural(held(brief), "licence")} ${held(brief) === 1 ? "is" : "are"} held, plan not stated`;
