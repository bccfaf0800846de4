/** The decision on licences, with what the client is asked to approve for each kind of client. */

import { ALWAYS, all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey, STEP_TO_E5 } from "#app/features/documents/facts/prices.ts";
import { type DecisionRow, firstHeld } from "#app/features/documents/pack.ts";
import { figure, listed, people, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  ASSESSMENT,
  BUILD,
  DLP,
  ENDPOINT,
  EXCHANGE,
  LARGER,
  OWNED,
  SEATS,
  SERVER_SENSORS,
  SIEM,
  SMALL,
  TENANT,
  TIER0,
  TIERED,
  UNREAD,
} from "./answers.ts";
import {
  ACADEMIC_SUITE,
  ADMINISTRATORS_MANAGED,
  BESIDE_A3,
  E5_OPEN,
  ENDPOINT_BUSINESS,
  ENDPOINT_P2,
  GROUP,
  GROUP_ON_E5,
  GROUP_ON_SUITES,
  NEW_PLANS,
  NOTHING_BESIDE,
  ONE_BY_ONE,
  P1_ALONE,
  P2_ALONE,
  PLAN_BESIDE,
  PLANS,
  RISK_ALONE,
  ROLES_ALONE,
  SINGLES,
  SUITE,
  SUITE_NEAR,
  SUITE_OF_PARTS,
  SUITES_BESIDE,
  WATCHED_DIRECTORY,
} from "./answers-licences.ts";
import {
  approveLacking,
  approvePlans,
  base,
  besideA3,
  directoryUser,
  groupOnE5,
  heldText,
  lackingAsked,
  partsInstead,
  plansHeld,
  purviewPrice,
  suiteChosen,
  suiteForSeats,
  suitesBeside,
} from "./licences.ts";
import { EMS_E3 } from "./names.ts";
import { ceiling, inDollars, likely, sentinelCost } from "./prices.ts";
import { additional, approvers, held, lacking, onF3, others, sensitive, watchedAlone } from "./quantities.ts";
import { besidePlan, frontlineInstead, lesserSuite, singleParts, singlesAsked, suiteNear } from "./single-products.ts";

/** What the group gets beside Business Premium, and its price. */
const groupPrice = (brief: Brief): PriceKey => (brief.holds(GROUP_ON_SUITES) ? "bp-suites" : purviewPrice(brief));
const groupSuites = (brief: Brief): string =>
  brief.holds(GROUP_ON_SUITES) ? "the Defender and Purview suites" : "the Purview suite";
/** Why the Defender half is bought with it, or not. */
function groupReason(brief: Brief): string {
  const [both, purview] = [PRICES["bp-suites"].low, PRICES["bp-purview"].low];
  const sensors = formatAmount(PRICES["defender-identity"].low, "USD");
  return brief.holds(GROUP_ON_SUITES)
    ? `Purview alone costs ${formatAmount(purview, "USD")}, and their Defender for Identity ${sensors} more`
    : `with the Defender suite, which this project does not use, ${formatAmount(both, "USD")}`;
}
/** Shift workers whose plan has no loss prevention, and what it would take. */
function unprotectedShifts(brief: Brief): string {
  if (onF3(brief) === 0) return "";
  const more = PRICES["business-premium"].low - PRICES["m365-f3"].low + PRICES[groupPrice(brief)].low;
  return `; F3 has no DLP: whoever of the ${figure(onF3(brief))} handles such data needs Business Premium and the suite, ${formatAmount(more, "USD")} more per month`;
}

/** What is held today, as far as the client said or the answers let assume. */
function heldToday(brief: Brief): string {
  if (brief.holds(all(TIER0, OWNED, none(PLANS))) && brief.given("user-licences") !== 0)
    return brief.holds(E5_OPEN)
      ? `${held(brief) ? `${heldText(brief)}; ` : ""}E5, which would include what this project buys, is assumed not to be held`
      : "this project uses none of the plans held";
  if (held(brief)) return heldText(brief);
  const lack = `no ${brief.holds(OWNED) ? base(brief) : "Microsoft 365"} licence is`;
  if (brief.given("user-licences") === 0) return `${lack} held`;
  if (brief.holds(OWNED)) return `${base(brief)} is assumed to be held`;
  const assumed = `${lack} assumed to be held`;
  if (brief.holds(ONE_BY_ONE)) return assumed;
  return `${assumed}${brief.holds(BUILD) ? "" : `; ${base(brief)} would come first`}`;
}

/** A plan that takes the place of the parts once there is more to move. */
const replacing = (plan: string, price: PriceKey, besides: string): string =>
  ` ${plan}, at ${formatAmount(PRICES[price].low, "USD")} per user per month, replaces the suite${besides} once Office and mail move too.`;

/** Parts bought one by one, and what a plan or suite would change. */
function partsChosen(brief: Brief): string {
  const start = brief.holds(all(TIER0, PLANS))
    ? `${plansHeld(brief)}, plus what this project needs`
    : "Only what this project needs";
  const business = brief.holds(ENDPOINT_BUSINESS) ? " and Defender for Business" : "";
  return [
    `${start}: ${listed(singleParts(brief).map(({ text }) => text))}.`,
    brief.holds(PLAN_BESIDE) ? replacing("Business Premium", "business-premium", business) : "",
    brief.holds(all(SUITE_OF_PARTS, none(ACADEMIC))) ? besidePlan(brief) : "",
    brief.holds(SUITE_NEAR) ? suiteNear() : "",
    brief.holds(all(P1_ALONE, none(ACADEMIC))) ? frontlineInstead(brief) : "",
    brief.holds(ACADEMIC)
      ? ` Licences for all staff are bought on academic quotation${brief.holds(any(P2_ALONE, ADMINISTRATORS_MANAGED)) ? ", those for administrators at list price" : ""}.`
      : "",
    brief.holds(SINGLES)
      ? replacing("E5", "m365-e5", brief.holds(ENDPOINT_P2) ? " and Defender for Endpoint" : "")
      : "",
  ].join("");
}

/** What a small organisation needs that pays somebody else for Office and mail. */
function withoutOffice(brief: Brief): string {
  const detection = brief.holds(ENDPOINT) ? PRICES["defender-business"].low : 0;
  const each = formatAmount(PRICES["ems-e3"].low + detection, "USD");
  const unused = brief.holds(EXCHANGE) ? " Its mailboxes stay unused until mail leaves Exchange Server." : "";
  return `${unused} If Office and mail are paid for elsewhere, Enterprise Mobility + Security E3${detection ? " with Defender for Business" : ""} is enough, at ${each} per user per month${detection ? " (planning assumption)" : ""}.`;
}

/** The plan of a small organisation, and what is bought beside it. */
function smallChosen(brief: Brief): string {
  const directory = brief.holds(WATCHED_DIRECTORY)
    ? ` and Defender for Identity for ${plural(brief.users - sensitive(brief), directoryUser(brief))}`
    : "";
  const group = sensitive(brief)
    ? `; ${groupSuites(brief)} for the ${people(sensitive(brief))} handling the most sensitive data, at ${formatAmount(PRICES[groupPrice(brief)].low, "USD")} per user per month (${groupReason(brief)}; the step-up to E5 ${formatAmount(STEP_TO_E5, "USD")})${unprotectedShifts(brief)}`
    : "";
  return `${[`${plansHeld(brief)}, with Entra ID P2 for administrators${approvers(brief) > brief.administrators ? " and approvers" : ""}${directory}${group}`, ...schoolAsked(brief)].join("; ")}.${brief.holds(all(NEW_PLANS, none(ACADEMIC))) ? withoutOffice(brief) : ""}${brief.holds(SUITES_BESIDE) ? suitesBeside(brief) : brief.holds(none(ACADEMIC, GROUP)) ? suiteForSeats() : ""}`;
}

const riskChosen = (brief: Brief): string =>
  `${base(brief)} with Entra ID P2 for ${people(others(brief))}, at ${formatAmount(PRICES["entra-p2"].low, "USD")} each per month: risk-based policies require it. Microsoft's Defender suite, at about ${formatAmount(PRICES["defender-suite"].low, "USD")} (planning assumption), includes it with detection that this project does not use.${groupOnE5(brief)}${partsInstead(brief)}`;

const rolesNamed = (brief: Brief): string =>
  `${plural(brief.administrators, "administrator")}${approvers(brief) > brief.administrators ? ` and ${additional(brief, "approver", "approvers")}` : ""}`;

/** Where cost is an aim: what each stated requirement needs, and what everybody would cost. */
function rolesChosen(brief: Brief): string {
  const p2 = PRICES["entra-p2"].low;
  const purview = sensitive(brief)
    ? `, the Purview suite for the ${people(sensitive(brief))} handling the most sensitive data, at ${formatAmount(PRICES["e3-purview"].low, "USD")}`
    : "";
  const suite = purview ? `; E5 for all, ${inDollars(PRICES["e3-to-e5"].low * brief.knowledge)}` : "";
  return `By requirement, as cost is an aim: ${base(brief)}, with Entra ID P2 for ${rolesNamed(brief)}, at ${formatAmount(p2, "USD")} per user per month${purview}. Risk-based policies apply to holders of P2 only; for all users they cost ${inDollars(p2 * (brief.knowledge - approvers(brief)))} a month more${suite}.${partsInstead(brief)}`;
}

const LICENCE_SOURCES = ["sec-price", "entra-price", "m365-price"] as const;

const LICENCE_LEVEL: DecisionRow = {
  title: "Licence level",
  context: (brief) => `${plural(brief.users, "user")}; ${heldToday(brief)}.`,
  alternatives: "individual products; the base plan, with or without add-ons; the top plan",
  decision: firstHeld([
    [
      ASSESSMENT,
      (brief) =>
        `None is bought for the assessment. The road map states what each step needs on top of ${base(brief)}${brief.holds(TENANT) ? "" : "; if the current sign-in and mail provider stays, the same steps use its features and these licences are not needed"}.`,
    ],
    [ONE_BY_ONE, partsChosen],
    [all(LARGER, ACADEMIC), "A5 on academic quotation for all staff, offset by the products it replaces."],
    [RISK_ALONE, riskChosen],
    [ROLES_ALONE, rolesChosen],
    [LARGER, suiteChosen],
    [ALWAYS, smallChosen],
  ]),
  tradeOff: (brief) =>
    brief.holds(ASSESSMENT)
      ? "Licence costs stay open until the read-out"
      : "Ties protection to one vendor's per-user price",
  confidence: "medium",
  before: "draft", // the design rests on it, and what is bought has to arrive before the build
  rests: () => [{ within: /licence export/i }],
  source: LICENCE_SOURCES,
};

const groupAsked = (brief: Brief): string =>
  `${groupSuites(brief)} for ${people(sensitive(brief))} (${inDollars(PRICES[groupPrice(brief)].low * sensitive(brief))} a month at list price)`;

/** Of the sensors' licence, what no suite or plan holds. */
function identityAsked(brief: Brief): string {
  const count = watchedAlone(brief);
  const whom = sensitive(brief) ? `the other ${figure(count)}` : people(count);
  if (brief.holds(ACADEMIC)) return `Defender for Identity for ${whom} (${ceiling("defender-identity", count)})`;
  return `Defender for Identity for ${whom} (${inDollars(PRICES["defender-identity"].low * count)} a month${sensitive(brief) ? "" : " at list price"})`;
}
const watchAsked = (brief: Brief): string[] => (brief.holds(WATCHED_DIRECTORY) ? [identityAsked(brief)] : []);
const schoolAsked = (brief: Brief): string[] =>
  brief.holds(BESIDE_A3) ? [`${besideA3(brief)} on academic quotation`] : [];

/** What a small organisation pays each month beside its plans: no other decision asks for it. */
function restAsked(brief: Brief): string[] {
  if (brief.holds(none(SMALL))) return [];
  const month = (price: PriceKey, count: number): string =>
    `${figure(count)} (${inDollars(likely(price) * count)} a month)`;
  return [
    `Entra ID P2 for ${month("entra-p2", approvers(brief))}`,
    ...(brief.holds(SERVER_SENSORS) && brief.servers.plan > 0
      ? [`Defender for Servers P1 for ${month("defender-servers-p1", brief.servers.plan)}`]
      : []),
    ...(brief.holds(SIEM) ? [`Sentinel (${sentinelCost(brief)} a month)`] : []),
  ];
}

/** What shift workers get beside their plan. */
function shiftAsked(brief: Brief): string {
  if (brief.frontline === 0 || brief.holds(none(ENDPOINT))) return "";
  const watch = brief.holds(TIERED) ? likely("defender-identity") : 0;
  const sum = inDollars((likely("defender-endpoint-p2") + watch) * brief.frontline);
  return `, plus Defender for Endpoint P2${watch ? " and Defender for Identity" : ""} for ${plural(brief.frontline, "shift worker")} (${sum} a month at list price)`;
}

/** For those who need loss prevention on devices, where the others have no E5. */
const stepAsked = (brief: Brief): string =>
  brief.holds(GROUP_ON_E5)
    ? ` and E5 for ${figure(sensitive(brief))} (${inDollars(PRICES["e3-to-e5"].low * sensitive(brief))} above E3)`
    : "";
const withoutDlp = (brief: Brief): string => (sensitive(brief) ? ", or leave devices and Teams outside DLP" : "");

export const LICENCE_DECISIONS: readonly DecisionRow[] = [
  {
    ...LICENCE_LEVEL,
    ask: (brief) =>
      `${lackingAsked(brief)} the Defender suite on E3 for ${people(others(brief))} (about ${inDollars(PRICES["defender-suite"].low * others(brief))} a month)${stepAsked(brief)}${shiftAsked(brief)}, or drop what depends on it`,
    when: SUITE,
  },
  {
    ...LICENCE_LEVEL,
    ask: (brief) =>
      brief.holds(OWNED)
        ? `${lackingAsked(brief)} ${groupAsked(brief)}, or leave devices and Teams outside DLP${brief.holds(WATCHED_DIRECTORY) ? `; approve ${identityAsked(brief)}, or accept that attacks on the directory go undetected` : ""}`
        : approvePlans(brief, [groupAsked(brief), ...watchAsked(brief)]),
    when: all(GROUP, SEATS),
  },
  {
    ...LICENCE_LEVEL,
    ask: (brief) =>
      `${lackingAsked(brief)} Entra ID P2 for ${people(others(brief))} (${inDollars(PRICES["entra-p2"].low * others(brief))} a month at list price)${stepAsked(brief)}, or for ${figure(approvers(brief))} administrators and approvers (${inDollars(PRICES["entra-p2"].low * approvers(brief))}), without risk-based policies for others${brief.holds(DLP) ? `, with the Purview suite for the ${figure(sensitive(brief))} (${inDollars(PRICES["e3-purview"].low * sensitive(brief))})` : ""}`,
    when: RISK_ALONE,
    source: (brief) => [...LICENCE_SOURCES, ...(brief.holds(DLP) ? (["purview-suite"] as const) : [])],
  },
  {
    ...LICENCE_LEVEL,
    ask: (brief) =>
      `${lackingAsked(brief)} Entra ID P2 for ${figure(approvers(brief))} administrators and approvers (${inDollars(PRICES["entra-p2"].low * approvers(brief))} a month at list price)${sensitive(brief) ? ` and the Purview suite for ${people(sensitive(brief))} (${inDollars(PRICES["e3-purview"].low * sensitive(brief))})` : ""}, or P2 for all ${figure(brief.knowledge)} (${inDollars(PRICES["entra-p2"].low * brief.knowledge)}), with risk-based policies for all${withoutDlp(brief)}`,
    when: ROLES_ALONE,
    source: (brief) => [...LICENCE_SOURCES, ...(brief.holds(DLP) ? (["purview-suite"] as const) : [])],
  },
  {
    ...LICENCE_LEVEL,
    ask: (brief) =>
      `${lackingAsked(brief)} the licences for this design, ${singlesAsked(brief)}${lesserSuite(brief) && brief.holds(none(ACADEMIC)) ? `; or choose ${EMS_E3} instead of E5, ${lesserSuite(brief)} a year less` : ""}`,
    when: ONE_BY_ONE,
  },
  {
    ...LICENCE_LEVEL,
    ask: (brief) => approvePlans(brief, [...watchAsked(brief), ...schoolAsked(brief), ...restAsked(brief)]),
    when: NEW_PLANS,
  },
  {
    ...LICENCE_LEVEL,
    ask: (brief) =>
      `${lackingAsked(brief)} ${listed([...watchAsked(brief), ...schoolAsked(brief)])}, or accept that attacks on the directory${brief.holds(BESIDE_A3) ? " and devices" : ""} go undetected`,
    when: all(WATCHED_DIRECTORY, none(GROUP, NEW_PLANS)),
  },
  {
    ...LICENCE_LEVEL,
    ask: (brief) =>
      `${lackingAsked(brief)} A5 for ${people(brief.users)} on academic quotation (not included here), or drop what depends on A5`,
    when: ACADEMIC_SUITE,
  },
  {
    ...LICENCE_LEVEL,
    ask: (brief) =>
      `${lackingAsked(brief)} ${listed(schoolAsked(brief))} (not included here), or drop what depends on it`,
    when: all(BESIDE_A3, none(NEW_PLANS, WATCHED_DIRECTORY)),
  },
  {
    ...LICENCE_LEVEL,
    ask: approveLacking,
    when: NOTHING_BESIDE,
    asked: (brief) => lacking(brief) > 0,
  },
  {
    ...LICENCE_LEVEL,
    when: NOTHING_BESIDE,
    // else an assumption of an assessment says what its road map starts from
    asked: (brief) =>
      lacking(brief) === 0 && (brief.holds(any(BUILD, UNREAD)) || brief.given("user-licences") !== null),
  },
];
