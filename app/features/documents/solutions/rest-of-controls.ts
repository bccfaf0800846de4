/** What several solutions leave out of a requirement, asked before the order with days and price, by which it may be added: planning assumptions. */

import { PLAN_HELD } from "#app/features/catalogue/estate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { engineersCost, formatAmount } from "#app/features/documents/budget/budget.ts";
import { FACTOR_DAYS } from "#app/features/documents/facts/effort.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import { BUSINESS_USERS } from "#app/features/documents/facts/requirements.ts";
import { type DecisionRow, say, type Wording } from "#app/features/documents/pack.ts";
import type { Beyond } from "#app/features/documents/rests.ts";
import { figure, listed, sentence } from "#app/features/documents/words.ts";
import { deviceDays, lossDays, SERVERS_WATCHED, threatDays, timesProtection } from "./beside.ts";
import { atMost, type Need, type Needs } from "./rest-licences.ts";

/** `part`: what of it is covered, as the first page names it; `rest`: what is not. `licence`: what it needs beside work, or that it needs none; `needs`: the same for the sums. `asked`: whether anything is left, beside the requirement itself. */
export type RestOfControl = {
  id: string;
  part: Wording;
  rest: Wording;
  days: (brief: Brief) => readonly [low: number, high: number];
  licence: Wording;
  needs?: Needs;
  asked?: (brief: Brief) => boolean;
};

/** For a rest that takes work alone. */
export const NO_LICENCE = "no further licence";

/** Zero Trust brings a second factor with it. */
const isRequired = (id: string, brief: Brief): boolean =>
  brief.has("security-requirements", id) || (id === "mfa" && brief.has("security-requirements", "zero-trust"));

const restsOf = (rests: readonly RestOfControl[], brief: Brief): RestOfControl[] =>
  rests.filter(({ id, asked }) => isRequired(id, brief) && (asked?.(brief) ?? true));

/** Protections whose names promise more than the project brings, so that nobody takes the first page for it. `others`: by their option ids. */
export function coveredInPart(
  brief: Brief,
  rests: readonly RestOfControl[],
  others: readonly (readonly [id: string, words: string])[] = [],
): string {
  const found = [
    ...others.filter(([id]) => isRequired(id, brief)).map(([, words]) => words),
    ...(brief.has("company-size", "small") ? [] : restsOf(rests, brief).flatMap(({ part }) => say(part, brief) || [])), // who reads as much in the decision
  ];
  return found.length > 0 ? `${inPart(found)} “Decisions required” asks for the rest.` : "";
}

/** More stand in a second sentence. */
const MOST_IN_PART = 3;
function inPart(found: readonly string[]): string {
  const [first, more] = [found.slice(0, MOST_IN_PART), found.slice(MOST_IN_PART)];
  return `Covered in part: ${listed(first)}.${more.length > 0 ? ` Also in part: ${listed(more)}.` : ""}`;
}

/** In place of each rest, which the decision names. */
export const restExcluded =
  (rests: readonly RestOfControl[]) =>
  (brief: Brief): string =>
    brief.has("company-size", "small") || restsOf(rests, brief).length === 0
      ? ""
      : "Those parts of requirements that “Decisions required” prices";

/** `multi-factor authentication for users without an Azure role (5 to 8 days, up to EUR 5,440, and Entra ID P1 unless owned, USD 13,248 a year)`. */
function offered({ id, rest, days, licence }: RestOfControl, brief: Brief): string {
  const [least, most] = days(brief);
  const words = say(licence, brief);
  const work =
    least === most
      ? `${most === 1 ? "1 day" : `${most} days`}, ${engineersCost(brief, most)}`
      : `${least} to ${most} days, up to ${engineersCost(brief, most)}`;
  const within = id === "mfa" && !brief.has("security-requirements", "mfa") ? ", as part of Zero Trust" : "";
  return `${say(rest, brief)}${within} (${id === "mfa" ? "recommended; " : ""}${work}${words && `, and ${words}`})`;
}

export const needsOf = (rests: readonly RestOfControl[], brief: Brief): readonly Need[] =>
  restsOf(rests, brief).flatMap(({ needs }) => needs?.(brief) ?? []);

export const mostDays = (rests: readonly RestOfControl[], brief: Brief): number[] =>
  restsOf(rests, brief).map((row) => row.days(brief)[1]);

/** What all rests add at most. */
export const restsAtMost =
  (rests: readonly RestOfControl[]): Beyond =>
  (brief) =>
    atMost(mostDays(rests, brief), needsOf(rests, brief), brief);

/** A requirement that was stated is met or decided upon: its rest is never a line among the exclusions alone. */
export const restDecision = (rests: readonly RestOfControl[]): DecisionRow => ({
  title: "Requirements covered in part",
  context: (brief) =>
    `The scope ends at the systems of this project; ${restsOf(rests, brief).length > 1 ? "requirements reach" : "a requirement reaches"} beyond them.`,
  alternatives: "added to this order; brought by another project; the risk accepted in writing",
  decision: (brief) =>
    brief.has("company-size", "small")
      ? "The parts priced on the first page."
      : `${sentence(listed(restsOf(rests, brief).map(({ rest }) => say(rest, brief))))}, as priced on the first page, outside the totals${brief.has("security-requirements", "data-loss-prevention") ? "; licences for loss prevention first for those who handle the data to be protected" : ""}.`,
  tradeOff: "More to pay, or gaps",
  confidence: "medium",
  asked: (brief) => restsOf(rests, brief).length > 0,
  isAskedFirst: true,
  ask: (brief) =>
    `Order as well, or name who brings it: ${restsOf(rests, brief)
      .map((rest) => offered(rest, brief))
      .join("; ")}`,
  source: ["ej"],
});

/** `USD 4,800 – 6,000 a year`, of so many users; a plan and what is added to it are paid together. */
export function aYear(keys: readonly PriceKey[], users: number): string {
  const [least, most] = (["low", "high"] as const).map((end) =>
    keys.reduce((sum, key) => sum + PRICES[key][end] * 12 * users, 0),
  );
  return `${formatAmount(least ?? 0, "USD")}${most === least ? "" : ` – ${figure(Math.round((most ?? 0) / 100))}`} a year`;
}

/** Schools pay less than the lists say. */
export const unlessOwned = (
  plan: string,
  keys: readonly PriceKey[],
  brief: Brief,
  bought = 0,
  whom = "for all users",
): string =>
  `${plan} unless owned${brief.has("industry", "education") ? ", at academic prices" : `, ${aYear(keys, brief.users - bought)}${brief.has("company-size", "small") ? "" : bought > 0 ? " for the other users" : ` ${whom}`}`}`;

/** The plan that loss prevention brings along, and what it contains is not bought beside it. */
const newPlan = (brief: Brief): string =>
  brief.has("security-requirements", "data-loss-prevention") && !brief.holds(PLAN_HELD)
    ? brief.users <= BUSINESS_USERS
      ? "Business Premium"
      : "Microsoft 365 E3"
    : "";
const unlessIn = (plan: string): string => (plan === "" ? "" : `, nothing beside ${plan}`);

/** Users whose licence the bill has. */
type Bought = (brief: Brief) => number;
const NONE: Bought = () => 0;

/** Those to whom this project brings no second factor. */
export const factorBeyond = (part: string, whom: string, bought = NONE): RestOfControl => ({
  id: "mfa",
  part: `multi-factor authentication (${part})`,
  rest: `multi-factor authentication ${whom}`,
  days: ({ size }) => FACTOR_DAYS[size],
  licence: (brief) =>
    brief.users > bought(brief)
      ? `${unlessOwned("Entra ID P1", ["entra-p1"], brief, bought(brief))}${unlessIn(newPlan(brief))}`
      : NO_LICENCE,
  needs: (brief) => [{ price: "entra-p1", count: Math.max(0, brief.users - bought(brief)) }],
});

/** As many days as a second factor for everybody. What a manager signs as a list takes no licence, and reviews in the tenant take the higher one. */
export const identityBeyond = (part: string, rest: string): RestOfControl => ({
  id: "identity-management",
  part: `identity management (${part})`,
  rest: `identity management ${rest}`,
  days: ({ size }) => FACTOR_DAYS[size],
  licence: (brief) =>
    `${unlessOwned("Entra ID P2", ["entra-p2"], brief)}, ${brief.has("company-size", "small") ? "for automatic reviews" : "where Entra ID rather than a signed list keeps the reviews"}`,
  needs: ({ users }) => [{ price: "entra-p2", count: users }],
});

export const devicesBeyond = (part: string, rest: string, bought = NONE): RestOfControl => ({
  id: "mobile-device-management",
  part: `device management (${part})`,
  rest,
  days: deviceDays,
  licence: (brief) => `${unlessOwned("Intune Plan 1", ["intune-p1"], brief, bought(brief))}${unlessIn(newPlan(brief))}`,
  needs: (brief) => [{ price: "intune-p1", count: Math.max(0, brief.users - bought(brief)) }],
});

/** Where no policy of this project reaches the disks of users. */
export const disksBeyond = (part: string): RestOfControl => ({
  id: "data-encryption",
  part: `data encryption (${part})`,
  rest: "encryption of users' devices",
  days: timesProtection(1, 2),
  licence: NO_LICENCE,
});

const HANDLERS = "if all users handle such data";
/** A suite is added to a plan: without one the plan comes first, in a tenant, and files on servers are guarded where they lie. */
export const lossBeyond = (part: string): RestOfControl => ({
  id: "data-loss-prevention",
  part: `data loss prevention (${part})`,
  rest: "data loss prevention for mail, files and devices",
  days: lossDays,
  licence: (brief) => {
    const isBusiness = brief.users <= BUSINESS_USERS;
    const plan = `Microsoft 365 ${isBusiness ? "Business Premium" : "E3"}`;
    const suite = isBusiness ? "bp-purview" : "e3-purview";
    if (brief.holds(PLAN_HELD)) return unlessOwned(`Purview suite on ${plan}`, [suite], brief, 0, HANDLERS);
    const base = isBusiness ? "business-premium" : "m365-e3";
    return `${unlessOwned(`${plan} in a tenant, with its Purview suite,`, [base, suite], brief, 0, HANDLERS)}${brief.has("company-size", "small") ? "" : "; until then, access rights and USB control by group policy protect them"}`;
  },
  needs: (brief) => {
    const isBusiness = brief.users <= BUSINESS_USERS;
    const base: Needs = ({ users }) => [{ price: isBusiness ? "business-premium" : "m365-e3", count: users }];
    return [
      { price: isBusiness ? "bp-purview" : "e3-purview", count: brief.users },
      ...(brief.holds(PLAN_HELD) ? [] : base(brief)),
    ];
  },
});

/** Of an organisation that named servers, where the project looks at mail, accounts and devices. */
export const serversBeyond = (part: Wording): RestOfControl => ({
  id: "threat-protection",
  part: (brief) => `threat protection (${say(part, brief)})`,
  rest: (brief) =>
    `threat protection of ${brief.servers.plan === 1 ? "the server" : `${brief.given("servers") === null ? "an estimated " : ""}${figure(brief.servers.plan)} servers`}`,
  days: SERVERS_WATCHED.days,
  licence: ({ servers }) => `Defender for Servers P2, ${aYear(["defender-servers-p2"], servers.plan)}`,
  needs: ({ servers }) => [{ price: "defender-servers-p2", count: servers.plan }],
  asked: (brief) => brief.has("current-technologies", "windows-server") && brief.servers.plan > 0,
});

/** A plan is usual there that holds both services, and only its holder knows. */
const isPlanAsked = (brief: Brief): boolean =>
  brief.has365 &&
  brief.has("company-size", "small", "medium") &&
  !brief.has("industry", "education") &&
  brief.given("user-licences") !== 0;

/** The service that sees what antivirus misses, by the plan that has it. */
export const detection = (brief: Brief): string => {
  const isBusiness = brief.users <= BUSINESS_USERS;
  if (!isBusiness) return unlessOwned("Defender for Endpoint P2", ["defender-endpoint-p2"], brief);
  return isPlanAsked(brief)
    ? `Business Premium, if owned, else Defender for Business for devices alone, ${aYear(["defender-business"], brief.users)}`
    : unlessOwned("Defender for Business", ["defender-business"], brief);
};

const hasMail = (brief: Brief): boolean => brief.has("current-technologies", "exchange-server", "office-365", "teams");
/** A plan that is held protects mail as well. */
const buysMail = (brief: Brief): boolean => hasMail(brief) && !brief.holds(PLAN_HELD) && !isPlanAsked(brief);

export const threatsBeyond = (part: string): RestOfControl => ({
  id: "threat-protection",
  part: `threat protection (${part})`,
  rest: (brief) => `threat protection of user devices${hasMail(brief) ? " and mail" : ""}`,
  days: threatDays,
  licence: (brief) => {
    const mail = buysMail(brief)
      ? `; for mail ${unlessOwned("Defender for Office 365 P1", ["defender-office-p1"], brief)}`
      : "";
    return `${detection(brief)}${mail}${brief.users <= BUSINESS_USERS ? unlessIn(newPlan(brief)) : ""}`;
  },
  needs: (brief) => [
    { price: brief.users <= BUSINESS_USERS ? "defender-business" : "defender-endpoint-p2", count: brief.users },
    ...(buysMail(brief) ? [{ price: "defender-office-p1", count: brief.users } as const] : []),
  ],
});
