/** How people of a shift sign in, and the security keys bought for it. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount, priceOf, wholeUnits } from "#app/features/documents/budget/budget.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { FEW_KEYS } from "#app/features/documents/facts/workforce.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { figure } from "#app/features/documents/words.ts";
import { ACADEMIC, E5, LOSS_PREVENTION, OPTIMISE } from "./answers.ts";
import { mainPlan } from "./licences.ts";
import { onF3 } from "./quantities.ts";

/** At a shared computer where no phone may lie, everybody of the shift signs in by key. */
const KEY_EACH = is("industry", "healthcare", "manufacturing");

export const isKeyEach = (brief: Brief): boolean => brief.holds(KEY_EACH) || brief.frontline <= FEW_KEYS;

/** The risk of a single one is met by a deputy. */
const administratorsOf = (brief: Brief): number => (brief.given("administrators") === 1 ? 2 : brief.administrators);

export const keyCount = (brief: Brief): number =>
  administratorsOf(brief) * 2 + 2 + (isKeyEach(brief) ? brief.frontline : Math.ceil(brief.frontline / 10));

/** What is left to be bought if nobody of the shift agrees to use a phone; none where each has a key. */
const keysLeft = (brief: Brief): number => (isKeyEach(brief) ? 0 : brief.frontline - Math.ceil(brief.frontline / 10));

export const mostKeys = (brief: Brief): number => keyCount(brief) + keysLeft(brief);

/** In the high sum alone, at the higher price. */
function laterKeys(brief: Brief): string {
  const left = keysLeft(brief);
  const { high, currency } = priceOf("fido2-key", RATE_CARDS[brief.currency]);
  return left > 0
    ? `at most ${figure(left)} more ${left === 1 ? "key" : "keys"} (${formatAmount(wholeUnits(left * high), currency)})`
    : "";
}

export const keyFormula = (brief: Brief): string => {
  const shift = brief.frontline === 0 ? "" : ` + 1 per ${isKeyEach(brief) ? "" : "tenth "}shift worker`;
  const later = laterKeys(brief);
  return `2 × ${brief.given("administrators") === 1 ? "administrator and deputy" : "administrators"} + 2 break-glass${shift}${(brief.given("administrators") ?? 0) > 8 ? ", at most: ordered once roles are reduced" : ""}${later && `; in the high figure alone: ${later}`}`;
};

const shiftFactor = (brief: Brief): string => {
  if (isKeyEach(brief)) return "A security key each, plus their own phone where they agree.";
  const later = laterKeys(brief) && `, ${laterKeys(brief)}`;
  const planned = brief.holds(OPTIMISE)
    ? `. One in ten receive theirs in this project; the audit counts the rest before enforcement${later}.`
    : `, planned for one in ten and confirmed in the pilot${later}.`;
  return `The worker's own phone where they agree; otherwise a security key${planned}`;
};

/** Where the shift works, and what its sign-in has to bear there. */
const SHIFT = [
  [
    "healthcare",
    " Shared workstations are unlocked by key (once Entra- or hybrid-joined) with fast user switching, so that the next person opens a session beside a locked one; sessions lock after 15 idle minutes at most. Staff carry the key.",
  ],
  [
    "manufacturing",
    " On the production line, where phones are often banned and gloves worn, staff carry the key; terminals that only show a machine need no personal account.",
  ],
  [
    "retail",
    " Seasonal staff accounts are disabled and their F3 seats returned at the end of the season; tills keep the till system's sign-in.",
  ],
] as const;

export const SHIFT_SIGN_IN: DecisionRow = {
  title: "Shift worker sign-in",
  context: (brief) =>
    `${brief.given("shift-workers") === null ? `${figure(brief.frontline)} shift workers are assumed to share` : `As counted by the client, ${brief.frontline === 1 ? "one shift worker shares" : `${figure(brief.frontline)} shift workers share`}`} a device or ${brief.frontline === 1 ? "has" : "have"} none, and an employer cannot require the use of private phones.`,
  alternatives: "private phone; security key; no MFA on site",
  decision: (brief) => `${shiftFactor(brief)}${SHIFT.find(([sector]) => brief.has("industry", sector))?.[1] ?? ""}`,
  tradeOff: "Keys to buy and replace; no account opens with a password alone",
  confidence: "medium",
  asked: (brief) => brief.frontline > 0,
  source: ["ej"],
};

/** What so many shift workers on the main plan cost more a year. */
const moreForPlan = (brief: Brief, count: number): string => {
  const plan = brief.holds(E5) ? "m365-e5" : mainPlan(brief); // the step to it is part of what the others get
  return formatAmount((PRICES[plan].low - PRICES["m365-f3"].low) * 12 * count, "USD");
};

/** Where loss prevention is required of all; on a ward everybody of the shift handles what it protects. */
export const moreThanF3 = (brief: Brief): string =>
  brief.holds(all(LOSS_PREVENTION, none(ACADEMIC)))
    ? `, as do ${brief.has("industry", "healthcare") ? "clinical shift workers, who handle patient data" : "shift workers who handle the data that DLP protects"} (${moreForPlan(brief, 1)} a year more each at list price)`
    : "";

/** Whom DLP leaves out is known to the client alone, and priced where the plan is chosen. */
export const shiftNamed = (brief: Brief, plan = "main plan"): string =>
  onF3(brief) > 0 && brief.holds(all(LOSS_PREVENTION, none(ACADEMIC)))
    ? `; name the ${brief.has("industry", "healthcare") ? "clinical shift workers" : "shift workers with data to protect"}, as F3 has ${brief.has("security-requirements", "threat-protection") ? "neither DLP nor Defender" : "no DLP"} (${plan} for ${onF3(brief) === 1 ? "the one" : `all ${figure(onF3(brief))}`}: ${moreForPlan(brief, onF3(brief))} more a year)`
    : "";
