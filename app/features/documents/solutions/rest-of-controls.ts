/** What several solutions leave out of a control that was asked for, with the order of what it costs: a planning assumption. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { engineersCost, formatAmount } from "#app/features/documents/budget/budget.ts";
import { FACTOR_DAYS } from "#app/features/documents/facts/effort.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import { BUSINESS_USERS, detectionPrice } from "#app/features/documents/facts/requirements.ts";
import { figure, listed } from "#app/features/documents/words.ts";
import { deviceDays, lossDays, threatDays } from "./beside.ts";

/** Protections whose names promise more than the project brings, by their option ids, so that nobody takes the first page for it. */
export function coveredInPart(brief: Brief, parts: readonly (readonly [id: string, words: string])[]): string {
  const found = parts.filter(([id]) => brief.has("security-requirements", id)).map(([, words]) => words);
  return found.length > 0 ? `Covered in part (see “Scope”): ${listed(found)}.` : "";
}

/** `USD 4,800 – 6,000 a year`, of so many users. */
function aYear(key: PriceKey, users: number): string {
  const { low, high, currency } = PRICES[key];
  const [least, most] = [low, high].map((price) => price * 12 * users);
  return `${formatAmount(least ?? 0, currency)}${most === least ? "" : ` – ${figure(Math.round((most ?? 0) / 100))}`} a year`;
}

/** Schools pay less than the lists say. */
const unlessOwned = (plan: string, key: PriceKey, brief: Brief, bought = 0): string =>
  `${plan} unless owned${brief.has("industry", "education") ? ", at academic prices" : `, ${aYear(key, brief.users - bought)}${brief.has("company-size", "small") ? "" : bought > 0 ? " for the other users" : " for all users"}`}`;

/** Where a second factor was asked for, or comes with Zero Trust: those to whom this project brings none. `bought`: users whose licence the bill has. */
export const factorBeyond =
  (whom: string, bought: (brief: Brief) => number = () => 0) =>
  (brief: Brief): string => {
    if (!brief.has("security-requirements", "mfa", "zero-trust")) return "";
    const [least, most] = FACTOR_DAYS[brief.size];
    return `Multi-factor authentication ${whom} (${least} to ${most} days, ${brief.has("company-size", "small") ? "up" : engineersCost(brief, least)} to ${engineersCost(brief, most)}${brief.users > bought(brief) ? `; ${unlessOwned("Entra ID P1", "entra-p1", brief, bought(brief))}` : ""})`;
  };

/** Who was asked for identities and brings those of its own system alone; as many days as a second factor for everybody, a planning assumption. */
export const identityBeyond =
  (what: string) =>
  (brief: Brief): string => {
    if (!brief.has("security-requirements", "identity-management")) return "";
    const [least, most] = FACTOR_DAYS[brief.size];
    const days = brief.has("company-size", "small") ? "" : `${least} to ${most} days, `;
    return `Identity management ${what} (${days}up to ${engineersCost(brief, most)})`;
  };
/** `5 to 10 days, EUR 3,400 to EUR 6,800; `: a small organisation reads the price of the licence alone. */
function work(days: (brief: Brief) => readonly [number, number], brief: Brief): string {
  const [least, most] = days(brief);
  return brief.has("company-size", "small")
    ? ""
    : `${least} to ${most} days, ${engineersCost(brief, least)} to ${engineersCost(brief, most)}; `;
}

export const devicesBeyond =
  (what: string, bought: (brief: Brief) => number = () => 0) =>
  (brief: Brief): string =>
    brief.has("security-requirements", "mobile-device-management")
      ? `${what} (${work(deviceDays, brief)}${unlessOwned("Intune Plan 1", "intune-p1", brief, bought(brief))})`
      : "";

export const lossBeyond = (brief: Brief): string => {
  if (!brief.has("security-requirements", "data-loss-prevention")) return "";
  const isBusiness = brief.users <= BUSINESS_USERS;
  const plan = `Purview suite on Microsoft 365 ${isBusiness ? "Business Premium" : "E3"}`;
  return `Data loss prevention for mail, files and devices (${work(lossDays, brief)}${unlessOwned(plan, isBusiness ? "bp-purview" : "e3-purview", brief)})`;
};

export const threatsBeyond = (brief: Brief): string =>
  brief.has("security-requirements", "threat-protection")
    ? `Threat protection of mail and user devices (devices: ${work(threatDays, brief)}${detectionPrice(brief)})`
    : "";
