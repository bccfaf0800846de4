/** What is bought one by one where no plan holds it, what it comes to, and the suite that would cost less. */

import { all, any, type Condition, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import { figure, listed, people, plural } from "#app/features/documents/words.ts";
import { ACADEMIC, ENDPOINT, OWNED, SEATS, SERVER_SENSORS, TIER0, TIERED } from "./answers.ts";
import {
  ADMINISTRATORS_MANAGED,
  BESIDE_A3_ALONE,
  ENDPOINT_BUSINESS,
  ENDPOINT_P2,
  P1_ALONE,
  P1_WITH_INTUNE,
  P2_ALONE,
  SINGLES,
  SUITE_OF_PARTS,
} from "./answers-licences.ts";
import { directoryUser } from "./licences.ts";
import { EMS_E3 } from "./names.ts";
import { inDollars, likely } from "./prices.ts";
import { additional, approvers, held, onF3, sensitive, suiteHolders, watchedAlone, withoutP2 } from "./quantities.ts";

type Part = { text: string; price: PriceKey; quantity: number; when?: Condition };

const identityParts = (brief: Brief): Part[] => {
  const { users, administrators, frontline } = brief;
  return [
    {
      text: `Enterprise Mobility + Security E5 (includes Entra ID P2, Intune and Defender for Identity) for ${people(suiteHolders(brief))}`,
      price: "ems-e5",
      quantity: suiteHolders(brief),
      when: SUITE_OF_PARTS,
    },
    {
      text: `Entra ID P2 for ${plural(administrators, "administrator")}${approvers(brief) > administrators ? ` and ${additional(brief, "approver", "approvers")}` : ""}`,
      price: "entra-p2",
      quantity: approvers(brief),
      when: P2_ALONE,
    },
    {
      text: `Entra ID P1 for the other ${plural(withoutP2(brief), "user")}`,
      price: "entra-p1",
      quantity: withoutP2(brief),
      when: P1_ALONE,
    },
    {
      text: `Enterprise Mobility + Security E3 (includes Entra ID P1 and Intune) for ${plural(users, "user")}`,
      price: "ems-e3",
      quantity: users,
      when: P1_WITH_INTUNE,
    },
    {
      text: `Intune for ${plural(administrators, "administrator")}`,
      price: "intune-p1",
      quantity: administrators,
      when: ADMINISTRATORS_MANAGED,
    },
    {
      text: `Microsoft 365 F1 (includes Entra ID P1 and Intune) for ${plural(frontline, "shift worker")}`,
      price: "m365-f1",
      quantity: frontline,
      when: SINGLES,
    },
  ];
};

const detectionParts = (brief: Brief): Part[] => {
  const { users } = brief;
  return [
    {
      text: brief.holds(SUITE_OF_PARTS)
        ? "Defender for Identity for the same shift workers"
        : `Defender for Identity for ${plural(users, directoryUser(brief))}`,
      price: "defender-identity",
      quantity: watchedAlone(brief),
      when: TIERED,
    },
    {
      text: `Defender for Endpoint P2 for ${plural(users - sensitive(brief), "user")}`,
      price: "defender-endpoint-p2",
      quantity: users - sensitive(brief),
      when: any(ENDPOINT_P2, BESIDE_A3_ALONE),
    },
    {
      text: `Defender for Business for ${plural(users, "user")}`,
      price: "defender-business",
      quantity: users,
      when: ENDPOINT_BUSINESS,
    },
    {
      text: `Defender for Business for ${plural(onF3(brief), "shift worker")} on F3`,
      price: "defender-business",
      quantity: onF3(brief),
      when: all(TIER0, ENDPOINT, SEATS, OWNED, none(ACADEMIC)),
    },
    {
      text: `Defender for Servers P1 for ${plural(brief.servers.plan, "server")}`,
      price: "defender-servers-p1",
      quantity: brief.servers.plan,
      when: SERVER_SENSORS,
    },
    {
      text: `Microsoft 365 E5 for the ${people(sensitive(brief))} handling the most sensitive data, to bring their devices under DLP`,
      price: "m365-e5",
      quantity: sensitive(brief),
    },
  ];
};

/** What is bought one by one, as the bill counts it. */
export const singleParts = (brief: Brief): Part[] =>
  [...identityParts(brief), ...detectionParts(brief)].filter(({ quantity, when }) => quantity > 0 && brief.holds(when));

/** Prices that a school does not pay: what is counted by users it buys by academic quotation. */
const BY_USERS: readonly PriceKey[] = ["ems-e5", "ems-e3", "entra-p1", "defender-identity", "defender-endpoint-p2"];
const isQuoted = (brief: Brief, { price }: Part): boolean => brief.holds(ACADEMIC) && BY_USERS.includes(price);
/** What those come to in a year at most. */
export const quoted = (brief: Brief): number =>
  12 * priceOf(singleParts(brief).filter((part) => isQuoted(brief, part)));

/** A sum that holds an estimate is no list price. */
const priceBasis = (parts: readonly Part[]): string =>
  parts.some(({ price }) => PRICES[price].kind === "planning estimate")
    ? "as a planning estimate, to be quoted"
    : "at list price";

/** What is asked for where it is bought one by one, as the bill's likely sums have it. */
export function singlesAsked(brief: Brief): string {
  const parts = singleParts(brief).filter((part) => !isQuoted(brief, part));
  const priced = priceOf(parts);
  return [
    ...(priced > 0 ? [`${inDollars(priced)} a month ${priceBasis(parts)}`] : []),
    ...(quoted(brief) > 0 ? [`up to ${inDollars(quoted(brief))} a year on academic quotation`] : []),
  ].join(" and ");
}

function priceOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { price, quantity }) => sum + likely(price) * quantity, 0);
}

/** What the suite without risk-based policies saves a year, where no sensor needs the larger one. */
export function lesserSuite(brief: Brief): string {
  if (!brief.holds(all(SINGLES, none(TIERED)))) return "";
  const { low } = PRICES["entra-p2"];
  return inDollars(12 * ((likely("ems-e5") - PRICES["ems-e3"].low) * suiteHolders(brief) - low * approvers(brief)));
}

/** What licences whose plan nobody named may save a year: E3 has Entra ID P1 and Intune, and E5 everything. */
function ifHeld(brief: Brief): string {
  const count = Math.min(held(brief), suiteHolders(brief));
  if (!brief.holds(SINGLES) || count === 0) return "";
  const left = PRICES["entra-p2"].low + (brief.holds(TIERED) ? PRICES["defender-identity"].low : 0);
  const endpoint = brief.holds(ENDPOINT_P2) ? PRICES["defender-endpoint-p2"].low : 0;
  const saved = (each: number): string => inDollars(12 * each * count);
  return ` If the licences held prove to be Microsoft 365 E3, ${figure(count)} people need only Entra ID P2${brief.holds(TIERED) ? " and Defender for Identity" : ""} of the suite, ${saved(likely("ems-e5") - left)} a year less; if E5, nothing of the suite${endpoint ? " and no Defender for Endpoint" : ""}, ${saved(likely("ems-e5") + endpoint)} less.`;
}

/** What the suite brings its parts down to, a user and month. */
export function besidePlan(brief: Brief): string {
  const parts = PRICES["entra-p2"].low + (brief.holds(TIERED) ? PRICES["defender-identity"].low : 0);
  const named = [
    `Entra ID P2 ${formatAmount(PRICES["entra-p2"].low, "USD")}`,
    `Intune about ${formatAmount(likely("intune-p1"), "USD")}`,
    ...(brief.holds(TIERED) ? [`Defender for Identity ${formatAmount(PRICES["defender-identity"].low, "USD")}`] : []),
  ];
  const suite = PRICES["ems-e5"];
  const isAssumed = suite.kind === "planning estimate";
  const instead = lesserSuite(brief)
    ? ` ${EMS_E3} in its place, with Entra ID P2 for administrators and approvers only, costs ${lesserSuite(brief)} a year less, without risk-based policies for the others and without Defender for Identity.`
    : "";
  return `${ifHeld(brief)}${instead} The suite costs ${isAssumed ? "about " : ""}${formatAmount(likely("ems-e5"), "USD")} per user per month${isAssumed ? " (planning assumption)" : ""}; the parts this project needs cost ${formatAmount(parts + likely("intune-p1"), "USD")} if bought individually (${listed(named)}).`;
}

/** A frontline plan costs less than P1 alone, for whom its terms allow it. */
export function frontlineInstead(brief: Brief): string {
  if (brief.frontline === 0) return "";
  const saved = (PRICES["entra-p1"].low - PRICES["m365-f1"].low) * brief.frontline;
  return ` Microsoft 365 F1 includes P1; where its terms fit the shift workers, it saves ${inDollars(saved)} a month.`;
}

/** What E5 costs above the products that the others are bought, a user and month. */
export const aboveParts = (brief: Brief): number =>
  PRICES["m365-e5"].low - likely("ems-e5") - (brief.holds(ENDPOINT_P2) ? PRICES["defender-endpoint-p2"].low : 0);

/** What the suite holds beyond the two products that are billed. */
export function suiteNear(): string {
  const pair = PRICES["defender-identity"].low + PRICES["defender-endpoint-p2"].low;
  const suite = formatAmount(PRICES["defender-suite"].low, "USD");
  return ` Microsoft's Defender suite on E3, at about ${suite} per user per month (planning assumption) against ${formatAmount(pair, "USD")} for the two products, adds Entra ID P2, mail and cloud applications.`;
}
