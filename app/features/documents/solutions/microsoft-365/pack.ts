/** Microsoft 365: licence plan, identity, tenant baseline, migration of mail and files, protection and adoption. */

import { CLOUD_PRODUCTS, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, following, isMonthly } from "#app/features/documents/brief/change-window.ts";
import { formatAmount, priceOf, wholeUnits } from "#app/features/documents/budget/budget.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import { SMTP_OFF } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { REQUIREMENTS } from "#app/features/documents/facts/requirements.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import { FEW_KEYS, WORKFORCE } from "#app/features/documents/facts/workforce.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import { type BillRow, foundBy, type Pack, say, type TaskRow, type Wording } from "#app/features/documents/pack.ts";
import { mayMissWeekend, monthlyWeekends, planOf, rolloutWeeks } from "#app/features/documents/plan/plan.ts";
import type { Circumstances } from "#app/features/documents/risks.ts";
import { designDay, integrated } from "#app/features/documents/rules/risks.ts";
import { CONDITIONAL_ACCESS, PUPIL_ACCOUNTS } from "#app/features/documents/solutions/conditional-access.ts";
import { MIXTURE } from "#app/features/documents/solutions/outlines.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, listed, people, plural, sentence } from "#app/features/documents/words.ts";
import {
  LATER_LABELS,
  LICENCES_ALONE,
  MAIL_AT_HOME,
  MAIL_STAYS,
  MINIMAL_HYBRID,
  OTHER_SUITE,
  OWN_STAFF,
  PRESENT,
  SETTINGS_ALONE,
  STAY,
} from "./outlines.ts";

const HYBRID = is("solution-configuration", "m365-hybrid");
const SECURE = is("solution-configuration", "m365-secure");
const OPTIMISE = is("solution-configuration", "m365-optimise");
const EXCHANGE = is("current-technologies", "exchange-server");
const HYBRID_SERVER = any(HYBRID, all(EXCHANGE, is("company-size", "enterprise"), none(OPTIMISE)));
/** A hybrid that keeps no server would do, where nobody needs the calendars of the other side for long. */
const MINIMAL = all(HYBRID, none(is("company-size", "enterprise")));
/** Mail stands on servers of the client: named, or taken to exist because a hybrid was asked for. */
const OWN_MAIL = any(EXCHANGE, HYBRID);
/** Mail comes from the servers of somebody else. */
const HOSTED = all(MAIL_MOVES, none(OWN_MAIL));
const SHAREPOINT = all(is("current-technologies", "sharepoint"), none(SHAREPOINT_ONLINE));
const CONTENT_MOVES = all(SHAREPOINT, none(OPTIMISE));
const DIRECTORY_NAMED = is("current-technologies", "active-directory");
const OWNED_NAMED = is("current-technologies", "office-365", "teams");
/** Exchange Server and SharePoint Server cannot run without Active Directory; of a small firm its accounts may stay apart from the tenant. */
const SERVER_NEEDS_IT = all(any(EXCHANGE, all(SHAREPOINT, none(OWNED_NAMED))), none(is("company-size", "small")));
/** A hybrid cannot without synchronised accounts, and nobody runs Windows servers for hundreds of people without a directory. */
const DIRECTORY = any(
  DIRECTORY_NAMED,
  HYBRID,
  SERVER_NEEDS_IT,
  all(is("current-technologies", "windows-server", "sql-server"), is("company-size", "large", "enterprise")),
);
/** A health check examines a tenant, so there is one. */
const OWNED = any(OWNED_NAMED, OPTIMISE);
const UNNAMED = all(OPTIMISE, none(OWNED_NAMED));
/** How data move of which the volume was given all the same. */
const apart = (brief: Brief): string =>
  `Not moved here; a separate project is quoted ${brief.holds(UNNAMED) ? "once the tenant is confirmed" : "on request"}`;
/** Whatever signs in by itself to send or read mail. */
const callersOf = (brief: Brief): string => {
  const systems = integrated(brief);
  return listed(["Scanners", ...(systems.length > 0 ? systems : ["programs"])]);
};
/** Exchange Online is called today only where mail stands there. */
const CALLED = all(OWNED, none(MAIL_MOVES));
/** These change with their integration after the pilot, so the task of phase 2 cannot leave none behind. */
const laterCallers = (brief: Brief): string[] => [
  ...(brief.has("integration-needs", "erp") ? ["ERP systems"] : []),
  ...(brief.has("integration-needs", "custom-applications") ? ["custom applications"] : []),
];
/** What goes off between today and the first day is kept on by somebody who has access already. */
const endsUnseen = (brief: Brief): string => {
  const day = dayOfIso(SMTP_OFF);
  return day >= brief.today && day < planOf(brief).start
    ? ` SMTP AUTH is disabled there on ${formatDay(day)}, before that week: the client's administrator re-enables it for the interim.`
    : "";
};
/** No administrator switches on what a tenant made after that day does not have. */
const neverOn = (brief: Brief): string =>
  brief.holds(none(OWNED, ENTRA)) && planOf(brief).start > dayOfIso(SMTP_OFF)
    ? " A new tenant cannot enable basic authentication for sending."
    : "";
/** After it no allow list keeps EWS on. */
const EWS_END = dayOfIso("2027-04-01");
/** The first day comes after the end of EWS. */
const isEwsOff = (brief: Brief): boolean => EWS_END <= planOf(brief).start;
/** Before the design is signed off. */
const endsEarly = (brief: Brief): boolean => !isEwsOff(brief) && EWS_END <= (planOf(brief).phases[0]?.lastDay ?? 0);
/** What changes with its integration: of EWS nothing is left where that ends before the rollout. */
function leftFor(later: string, brief: Brief): string {
  const lastDay = (phase: number): number =>
    planOf(brief).phases.findLast(({ number }) => number === phase)?.lastDay ?? 0;
  if (EWS_END <= lastDay(2)) return `basic authentication of ${later}, changed in phase 3`;
  return `by ${later}, changed in phase 3${EWS_END <= lastDay(3) ? ` (EWS by ${formatDay(EWS_END)})` : ""}`;
}
/** What the replacement leaves, by whether EWS ends before it or while it goes on. */
function replaced(brief: Brief): string {
  if (endsEarly(brief)) return "EWS callers checked after their owners' change, no other use left";
  const build = planOf(brief).phases.find(({ number }) => number === 2);
  const isDuring = build !== undefined && build.firstDay <= EWS_END && EWS_END < build.lastDay;
  return `No use left${isDuring ? ` (EWS by ${formatDay(EWS_END)})` : ""}`;
}
const ewsEnds = (brief: Brief): string => `${EWS_END >= brief.today ? "ends" : "ended"} on ${formatDay(EWS_END)}`;
/** What keeps callers of the tenant going until each is changed. */
function exceptions(brief: Brief): string {
  const end = brief.holds(SMALL) ? "" : "; Microsoft is to announce its final end in the second half of 2027";
  const kept = `basic authentication for sending stays on by exception until each has moved to Graph, OAuth or a connector${end}`;
  return isEwsOff(brief)
    ? `EWS ${ewsEnds(brief)}, before the start: callers still on it move to Graph first, and ${kept}.`
    : `Applications found are allow-listed the same week (EWS until ${formatDay(EWS_END)} only), and ${kept}.${endsUnseen(brief)}`;
}
/** The same, beside servers whose programs move with their mailboxes. */
const meanwhile = (brief: Brief): string =>
  isEwsOff(brief)
    ? ` EWS in the tenant ${ewsEnds(brief)}, before the start: applications still on it are changed first; the others keep sending by exception until changed.`
    : ` Applications already using the tenant are allow-listed in the first week of access: those on EWS change by ${formatDay(EWS_END)}, the others keep sending by exception until changed.${endsUnseen(brief)}`;
/** Beside servers of one's own, some programs may send through the tenant in use already. */
const BOTH_CALLED = all(OWNED, OWN_MAIL, MAIL_MOVES);
/** Accounts may be synchronised already: there is a directory, and something in the cloud to synchronise it with. */
const SYNCHRONISED = all(DIRECTORY, OWNED);
/** Accounts stay as they are, so that a small firm moves in one weekend; with a directory the servers stand beside each other. */
const ONE_WEEKEND = all(EXCHANGE, MAIL_MOVES, none(HYBRID_SERVER, DIRECTORY));
const SIDE_BY_SIDE = all(OWN_MAIL, MAIL_MOVES, none(ONE_WEEKEND));
/** Without servers of one's own nothing joins both sides: a larger organisation moves in waves, its mail forwarded meanwhile. */
const FORWARDED = all(MAIL_MOVES, none(OWN_MAIL), is("company-size", "large", "enterprise"));
/** Azure and Power Platform stand on an Entra tenant, which then takes Microsoft 365. */
const ENTRA = all(is("current-technologies", "azure-services", "power-platform"), none(OWNED));
const SEATS = is("company-size", "small", "medium");
const SMALL = is("company-size", "small");
const LARGER = is("company-size", "large", "enterprise");
/** Few people with a server of Windows may do without a directory, and many may not have named theirs. */
const NO_DIRECTORY = all(
  any(LARGER, all(is("current-technologies", "windows-server", "sql-server"), none(EXCHANGE, SHAREPOINT))),
  none(DIRECTORY, OPTIMISE),
);
const ENTERPRISE = is("company-size", "enterprise");
const ACADEMIC = is("industry", "education");
/** The academic list has no frontline plan: who works in shifts counts as staff. */
const onF3 = (brief: Brief): number => (brief.holds(ACADEMIC) ? 0 : brief.frontline);
const onPlan = (brief: Brief): number => brief.users - onF3(brief);
/** People are called knowledge workers only beside shift workers. */
const worker = (brief: Brief): string => (onF3(brief) > 0 ? "knowledge worker" : "user");
const LABELS_ASKED = is("security-requirements", "data-loss-prevention", "zero-trust", "compliance", "data-encryption");
const LABELS = any(SECURE, LABELS_ASKED);
/** Communications are retained, or checked to be. */
const RETAINS = all(is("industry", "finance"), any(LABELS, OPTIMISE));
/** Loss prevention on devices and supervision of communication need the E5 class. */
const PREMIUM = any(
  SECURE,
  is("security-requirements", "data-loss-prevention"),
  all(is("security-requirements", "compliance"), is("industry", "finance", "healthcare", "government")),
);
/** Who asks for two of its three suites has a use for E5 everywhere; a health check looks for that use. */
const SUITES_ASKED = any(
  SECURE,
  all(
    is("security-requirements", "threat-protection"),
    is("security-requirements", "data-loss-prevention", "zero-trust", "identity-management"),
  ),
  all(
    is("security-requirements", "data-loss-prevention"),
    is("security-requirements", "zero-trust", "identity-management"),
  ),
);
const E5 = all(
  ENTERPRISE,
  none(ACADEMIC),
  any(OPTIMISE, all(SUITES_ASKED, none(is("primary-objective", "cost-reduction")))),
);
const E5_BOUGHT = all(E5, none(OPTIMISE));
/** A tenant stands, and E5 is a step above what is taken to be held. */
const STEP = all(E5, OWNED, none(OPTIMISE));
/** Who counted none of it buys both as the whole. */
const stepsUp = (brief: Brief): boolean => brief.holds(STEP) && brief.given("user-licences") !== 0;
const E3 = all(LARGER, none(ACADEMIC, E5));
/** Some people's data ask for the E5 class where the others hold E3; A5 where they hold A3. */
const HIGHER_ASKED = all(
  any(PREMIUM, is("security-requirements", "threat-protection", "zero-trust", "identity-management", "compliance")),
  none(OPTIMISE),
);
const SENSITIVE = all(E3, HIGHER_ASKED);
const A5_GROUP = all(ACADEMIC, HIGHER_ASKED);
/** Rights on request need Entra ID P2, which E5 contains and some plans are given for administrators. */
const RISK_BASED = is("security-requirements", "zero-trust", "identity-management");
const ELIGIBLE = any(RISK_BASED, LARGER, ACADEMIC);

/** Beside Business Premium the suites bring what E5 holds, for less. */
const SUITE = all(SEATS, PREMIUM, none(ACADEMIC, OPTIMISE));
/** Entra ID P2 is in the Defender suite. */
const BOTH_SUITES = any(SECURE, RISK_BASED);
/** A health check buys neither, and a finding is priced by the cheaper step. */
const SUITE_FOUND = all(SEATS, PREMIUM, OPTIMISE, none(ACADEMIC));
/** Labels and loss prevention alone cost less as a suite beside E3 than as E5. */
const SUITE_ON_E3 = all(SENSITIVE, PREMIUM, none(BOTH_SUITES, is("security-requirements", "threat-protection")));
const E5_GROUP = all(SENSITIVE, none(SUITE_ON_E3));

/** Administrators get it as a line of its own where no plan of theirs contains it. */
const P2_LINE = all(any(RISK_BASED, LARGER), none(E5, ACADEMIC));

const plan = (brief: Brief): string =>
  brief.holds(ACADEMIC)
    ? "Microsoft 365 A3 (academic)"
    : brief.holds(E5)
      ? "Microsoft 365 E5"
      : brief.holds(LARGER)
        ? "Microsoft 365 E3"
        : "Microsoft 365 Business Premium";
const business = (brief: Brief): string =>
  onF3(brief) > 0
    ? `Business Premium for ${plural(onPlan(brief), "knowledge worker")}, F3 for ${plural(onF3(brief), "shift worker")}`
    : "Business Premium for all users";
/** Licences beyond the people who need them; where the people are worked out from the licences, none is known to be. */
const surplus = (brief: Brief): number =>
  brief.people.from === "user-licences" ? 0 : Math.max(0, (brief.given("user-licences") ?? 0) - onPlan(brief));
const RETURNS = "At renewal, return seats with no sign-in for 30 days";
/** What a health check returns; of the seats counted some are too many before anything is measured. */
const returned = (brief: Brief): string =>
  surplus(brief) > 0
    ? ` ${plural(surplus(brief), "licence")} of the ${figure(brief.given("user-licences") ?? 0)} held ${surplus(brief) === 1 ? "exceeds" : "exceed"} the number of people on the plan.`
    : "";
/** The frontline plan lacks what is required; a health check buys no other. */
const shiftUncovered = (brief: Brief): string =>
  onF3(brief) > 0 && brief.has("security-requirements", "data-loss-prevention")
    ? " F3 has no DLP: the rules cover knowledge workers only."
    : "";
/** Seats of the main plan that no counted licence covers. */
const uncovered = (brief: Brief): number => Math.max(0, onPlan(brief) - (brief.given("user-licences") ?? 0));
/** Of the plans that are to be quoted, those that are held already cost nothing more. */
function atCommercialList(brief: Brief): string {
  const bought = uncovered(brief);
  if (bought === 0) return "";
  return ` Until then the commercial E3 list price, ${formatAmount(bought * 12 * PRICES["m365-e3"].low, "USD")} a year for ${people(bought)}, gives the order of magnitude.`;
}
/** What a health check may return, before anything is measured. */
const tenthSeat = (brief: Brief): string => {
  const tenth = Math.ceil((seats(brief) || onPlan(brief)) / 10);
  return `every tenth ${brief.holds(SEATS) ? "" : "E3 "}seat (${figure(tenth)}) is worth ${seatsCost(brief, tenth)} a year at list price`;
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
    : `; return the ${left === 1 ? "one" : figure(left)} above plan at renewal${onF3(brief) > 0 && buysPlans(brief) ? `, until which ${left === 1 ? "it serves a shift worker" : "they serve shift workers"} in place of F3` : ""}`;
}
/** Planned numbers that may be wrong where licences seem spare. */
const notCounted = (brief: Brief): string[] => [
  ...(brief.given("head-count") === null ? ["head-count"] : []),
  ...(onF3(brief) > 0 && brief.given("shift-workers") === null ? ["number of shift workers"] : []),
];
/** Shift workers on licences that are returned at their renewal. */
const lent = (brief: Brief): number => (notCounted(brief).length > 0 ? 0 : Math.min(surplus(brief), onF3(brief)));
/** Where the frontline plan ends, and what is not bought twice. */
const limits = (brief: Brief): string => {
  const held = brief.given("user-licences");
  return [
    onF3(brief) > 0
      ? " F3 has a 2 GB mailbox and no desktop Office, Defender for Office 365 or DLP: anyone needing these counts as a knowledge worker."
      : "",
    held
      ? ` ${plural(held, "licence")} of the main plan ${held === 1 ? "is" : "are"} held${offBill(brief)}${spare(brief)}.`
      : held === null && brief.holds(all(OWNED, none(OPTIMISE, STEP)))
        ? " The main plan is assumed to be held; only sums “if not owned” include it."
        : "",
  ].join("");
};
const p2 = (brief: Brief): string =>
  brief.holds(P2_LINE) ? `, with Entra ID P2 for ${plural(brief.administrators, "administrator")}` : "";
const cloudOf = (brief: Brief): string =>
  brief.jurisdiction === "us" ? "cloud (commercial or government)" : "data region";
/** A public body settles where its data may lie before it buys a plan; a tenant in use lies somewhere already. */
const cloudVariant = (brief: Brief): string => {
  if (!brief.has("industry", "government") || brief.holds(OPTIMISE)) return "";
  if (brief.holds(any(OWNED, ENTRA)))
    return `The tenant's ${cloudOf(brief)} was set when it was created; if the authority's rules require another, the move comes first and is priced separately. `;
  return brief.jurisdiction === "us"
    ? "Settle first whether the commercial or government cloud applies: government plans have a separate price list. "
    : "Settle the data region and the authority's cloud rules first. ";
};
const cloudAsked = (brief: Brief): string => {
  if (!brief.has("industry", "government")) return "Choose";
  const cloud = cloudOf(brief);
  return brief.holds(any(OWNED, ENTRA)) ? `Confirm the tenant's ${cloud} and choose` : `Choose the ${cloud} and`;
};
/** Of one version nothing is to choose. */
const exchangeToday = (brief: Brief): string =>
  ownsSe(brief)
    ? `Exchange Server SE gets the latest cumulative update before the ${brief.holds(SIDE_BY_SIDE) ? "hybrid" : "migration"}. ${lastServer(brief)}`
    : lastServer(brief);
/** Uninstalling the last server removes the mail attributes of synchronised accounts. */
const lastServer = (brief: Brief): string =>
  brief.holds(HYBRID_SERVER)
    ? "One Exchange SE server stays while accounts are synchronised from Active Directory: it manages the mail attributes, holds no mailboxes and is unpublished from the internet in phase 4. Once nothing relays through it, shut it down but never uninstall it: the Exchange Management Tools replace it."
    : brief.holds(DIRECTORY)
      ? "While accounts are synchronised from Active Directory, shut the last server down but do not uninstall it: that would remove the mail attributes. Recipients are then managed with the Exchange Management Tools."
      : "Uninstall the last server in the usual way once no mailbox, connector or relay uses it.";
/** A year of the step from E3 to E5 at list price. */
const stepCost = (count: number): string => formatAmount(count * 12 * PRICES["e3-to-e5"].low, "USD");
/** What the highest plan is for, and what the lower one would cost. */
function e5(brief: Brief): string {
  const yearly = (seats: number, price: "m365-e3" | "m365-e5"): number => seats * 12 * PRICES[price].low;
  const mixed = yearly(onPlan(brief) - sensitive(brief), "m365-e3") + yearly(sensitive(brief), "m365-e5");
  return [
    `E5 for ${onF3(brief) > 0 ? "knowledge workers, F3 for shift workers" : "all users"}: risk-based sign-in (CA08, CA09), one-year audit retention${brief.holds(LABELS) ? ", auto-labelling" : ""} and the protection suites in place of separate products.`,
    stepsUp(brief)
      ? `${brief.given("user-licences") === null ? "Assuming E3 is held, the step" : "The step from E3"} costs ${stepCost(onPlan(brief))} a year at list price (${stepCost(sensitive(brief))} for only the ${people(sensitive(brief))} with the most sensitive data), and nothing where E5 is already held.`
      : `List price: ${formatAmount(yearly(onPlan(brief), "m365-e5"), "USD")} a year; E3 with E5 for the ${people(sensitive(brief))} with the most sensitive data would cost ${formatAmount(mixed, "USD")}.`,
  ].join(" ");
}
/** What the sponsor pays for giving the highest plan to those without sensitive data too, where the plan is bought. */
const aboveMixed = (brief: Brief): string =>
  brief.holds(E5_BOUGHT) && !stepsUp(brief) && (brief.given("user-licences") ?? 0) === 0
    ? `, which costs ${formatAmount((onPlan(brief) - sensitive(brief)) * 12 * (PRICES["m365-e5"].low - PRICES["m365-e3"].low), "USD")} a year more at list price than E3 with E5 for ${people(sensitive(brief))}`
    : "";
/** What the lower plan is enough for, and what the highest would cost beside it. */
function e3(brief: Brief): string {
  const isSuite = brief.holds(SUITE_ON_E3);
  const suiteCost = formatAmount(sensitive(brief) * 12 * PRICES["e3-purview"].low, "USD");
  const group = brief.holds(SENSITIVE)
    ? `, ${isSuite ? "the Purview suite" : toE5(brief)} for ${people(sensitive(brief))} with the most sensitive data (${forHighest(brief)})`
    : "";
  const all = onF3(brief) > 0 ? "all knowledge workers" : "all users";
  return [
    `E3 for ${onF3(brief) > 0 ? "knowledge workers, F3 for shift workers" : "all users"}${group}${p2(brief)}.`,
    ...(group
      ? [
          `${isSuite ? "The suite costs" : onWholeE5(brief) > 0 ? "Their E5 costs" : "The step costs"} ${isSuite ? suiteCost : stepCost(sensitive(brief))} a year${isSuite || onWholeE5(brief) === 0 ? "" : " more than E3"} at list price.`,
        ]
      : []),
    `E5 for ${all} would add ${stepCost(onPlan(brief))} a year, ${group ? "mostly for functions the others would not use" : "and no requirement calls for it"}.`,
  ].join(" ");
}
/** The commercial list is orientation only where academic plans apply. */
const here =
  (text: string) =>
  (brief: Brief): string =>
    brief.holds(ACADEMIC) ? "for reference only" : text;
const suiteFor = (brief: Brief): string =>
  brief.holds(OPTIMISE) ? "finding, if the data call for it" : "for the sensitive group";
const suite = (brief: Brief): string => (brief.holds(BOTH_SUITES) ? "Defender and Purview suites" : "Purview suite");
const suitePrice = (brief: Brief): "bp-suites" | "bp-purview" =>
  brief.holds(BOTH_SUITES) ? "bp-suites" : "bp-purview";
/** What the people on the highest plan get set up, and so what it is bought for. */
const highest = (brief: Brief): string =>
  brief.holds(ACADEMIC) ? "A5" : brief.holds(any(SUITE, SUITE_ON_E3)) ? "the Purview suite" : "E5";
const forHighest = (brief: Brief): string =>
  listed([
    ...(brief.holds(PREMIUM) ? ["auto-labelling", "endpoint DLP"] : []),
    ...(brief.holds(any(BOTH_SUITES, all(LARGER, none(SUITE_ON_E3)))) ? ["risk-based sign-in"] : []),
    ...(brief.holds(all(LARGER, is("security-requirements", "threat-protection")))
      ? ["endpoint detection and response"]
      : []),
    ...(brief.holds(all(is("security-requirements", "compliance"), none(PREMIUM))) ? ["one-year audit retention"] : []),
  ]);
/** Who holds nothing is bought the whole. */
const toE5 = (brief: Brief): string => (onWholeE5(brief) > 0 ? "E5" : "the step to E5");
/** What is bought beside the main plan, and for how many. */
const besidePlan = (brief: Brief): string => {
  const group = people(sensitive(brief));
  const beside = [
    ...(onF3(brief) > 0 ? [`F3 for ${plural(onF3(brief), "shift worker")}`] : []),
    ...(brief.holds(any(SUITE, SUITE_ON_E3))
      ? [`the ${suite(brief)} for ${group}`]
      : brief.holds(SENSITIVE)
        ? [`${toE5(brief)} for ${group}`]
        : []),
    ...(brief.holds(ACADEMIC)
      ? [
          `the step to A5 for ${brief.holds(A5_GROUP) ? `${group} and ` : ""}${plural(brief.administrators, "administrator")}`,
        ]
      : []),
  ];
  return beside.length > 0 ? `, with ${listed(beside)}` : "";
};
/** A fifth of the knowledge workers handle the most sensitive data. */
const sensitive = (brief: Brief): number => Math.ceil(onPlan(brief) / 5);
const planHolders = (brief: Brief): string =>
  onF3(brief) > 0 ? "knowledge workers and F3 for shift workers" : "all users";
const fifth = (brief: Brief): string => `a fifth of the ${worker(brief)}s`;
/** Of them, those whose E3 is held: they are bought the step alone. */
const stepped = (brief: Brief): number =>
  brief.holds(OWNED) ? sensitive(brief) : Math.min(sensitive(brief), brief.given("user-licences") ?? 0);
/** The others, who hold nothing and are bought E5 as a whole. */
const onWholeE5 = (brief: Brief): number => (brief.holds(E5_GROUP) ? sensitive(brief) - stepped(brief) : 0);
/** Where the shift works, and what its sign-in has to bear there. */
const SHIFT = [
  [
    "healthcare",
    " Ward workstations are unlocked by key (once Entra- or hybrid-joined) and locked, not signed out, between patients; staff carry the key.",
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
/** Whom such a client works with outside; a judgement. */
const GUESTS: Partial<Record<string, string>> = {
  healthcare: "referring practices and laboratories",
  finance: "auditors and counterparties",
  manufacturing: "suppliers and customers",
  retail: "suppliers",
  government: "other authorities",
  technology: "customers, by project",
};
const guestsOf = (brief: Brief): string => {
  const guests = GUESTS[brief.values("industry")[0] ?? ""];
  return guests ? ` (${guests})` : "";
};
/** What the conflicts among the answers say that the client names: services in use, and the tenant of licences. */
function servicesAsked(brief: Brief): string {
  if (brief.holds(CLOUD_PRODUCTS)) return "";
  const asked = [
    ...(brief.has("cloud-maturity", "significant", "cloud-first") ? ["cloud services in use"] : []),
    ...(brief.given("user-licences") ? ["the tenant holding the existing licences, if any"] : []),
  ];
  return asked.length > 0 ? sentence(listed(asked)) : "";
}
/** Computers that one engineer enrols in a day, each with a profile of its own. */
const ENROLLED_A_DAY = 40;
/** Left as it is, the guard of a smaller organisation would let all its accounts go in one run. */
const DELETIONS_ALLOWED = 500;
const deletionGuard = (brief: Brief): string =>
  brief.users <= DELETIONS_ALLOWED
    ? ` The accidental-deletion threshold of ${DELETIONS_ALLOWED} objects exceeds the number of users and is lowered to ${Math.max(5, Math.ceil(brief.users / 10))}.`
    : "";
/** A few dozen people have no departments. */
const waveOf = (brief: Brief): string => (brief.holds(SMALL) ? "team" : "department");
/** The pilot's mailboxes first, then the rest. */
const pilot = (brief: Brief): number =>
  Math.min(brief.users, Math.max(2, Math.ceil(brief.users / 20), Math.min(5, Math.ceil(brief.users / 4))));
const batches = (brief: Brief): number =>
  brief.holds(ONE_WEEKEND) ? 1 : Math.ceil(pilot(brief) / 100) + Math.ceil((brief.users - pilot(brief)) / 100);
/** At a shared computer where no phone may lie, everybody of the shift signs in by key; a health check counts them first. */
const KEY_EACH = all(is("industry", "healthcare", "manufacturing"), none(OPTIMISE));
const isKeyEach = (brief: Brief): boolean => brief.holds(KEY_EACH) || brief.frontline <= FEW_KEYS;
/** The risk of a single administrator is met by a deputy, whose seat and keys are not counted. */
const deputySeat = (brief: Brief): string => (brief.given("administrators") === 1 ? "; 1 more for a deputy" : "");
const keyFormula = (brief: Brief): string => {
  const shift = brief.frontline === 0 ? "" : ` + 1 per ${isKeyEach(brief) ? "" : "tenth "}shift worker`;
  return `2 × administrators + 2 break-glass${shift}${brief.given("administrators") === 1 ? "; 2 more for a deputy" : ""}`;
};
/** What is left to be bought if nobody of the shift agrees to use a phone. */
const laterKeys = (brief: Brief): string => {
  const left = brief.frontline - Math.ceil(brief.frontline / 10);
  const { low, high, currency } = priceOf("fido2-key", RATE_CARDS[brief.currency]);
  return left > 0
    ? `, at most ${figure(left)} more ${left === 1 ? "key" : "keys"} (${formatAmount(wholeUnits((left * (low + high)) / 2), currency)})`
    : "";
};
const shiftFactor = (brief: Brief): string => {
  if (isKeyEach(brief)) return "A security key each, plus their own phone where they agree.";
  const planned = brief.holds(OPTIMISE)
    ? `. One in ten receive theirs in this project; the audit counts the rest before enforcement${laterKeys(brief)}.`
    : `, planned for one in ten and confirmed in the pilot${laterKeys(brief)}.`;
  return `The worker's own phone where they agree; otherwise a security key${planned}`;
};
const keys = (brief: Brief): number =>
  brief.administrators * 2 + 2 + (isKeyEach(brief) ? brief.frontline : Math.ceil(brief.frontline / 10));
/** What is bought for shared devices is no second factor until its holder has registered it. */
const keysHandedOut = (brief: Brief): string => (brief.frontline > 0 ? ", shift workers' keys registered" : "");
/** Of those counted, whoever is no global administrator. */
const beyondGlobal = (brief: Brief): string => {
  const counted = brief.given("administrators") ?? 0;
  return counted > 8 ? `; others of the ${figure(counted)} in narrower roles or removed` : "";
};
const policiesInStages = (brief: Brief): string =>
  `Policies enforced for the pilot group, ${brief.holds(OWNED) ? "" : "device policies "}report-only for others, impact reviewed${brief.holds(ACADEMIC) ? ", pupil policies set" : ""}`;
/** Planning figure: 8 GB a mailbox, 5 GB of files a user; F3 holds 2 GB of each. */
const F3_GB = 2;
const mailGb = (brief: Brief): number => brief.given("mail-volume") ?? onPlan(brief) * 8 + onF3(brief) * F3_GB;
const fileGb = (brief: Brief): number => brief.given("file-volume") ?? onPlan(brief) * 5 + onF3(brief) * F3_GB;
/** Planning figure: computers that copy file shares side by side. */
const COPYING_AGENTS = { small: 1, medium: 1, large: 2, enterprise: 4 };
/** What is assumed of the volumes that were not given. */
function planned(brief: Brief): string {
  const kinds = [
    { what: "Mailboxes", each: 8, gb: mailGb(brief), given: brief.given("mail-volume") },
    { what: "Files", each: 5, gb: fileGb(brief), given: brief.given("file-volume") },
  ].filter(({ given }) => given === null);
  const people =
    onF3(brief) > 0
      ? `knowledge worker and at most 2 GB${kinds.length > 1 ? " of each" : ""} per shift worker, the F3 limit`
      : "user";
  const averages = kinds.map(
    ({ what, each }, place) => `${place ? what.toLowerCase() : what} ${place ? "" : "average "}${each} GB`,
  );
  return `${listed(averages)} per ${people}: ${figure(kinds.reduce((sum, { gb }) => sum + gb, 0))} GB in all.`;
}
const volume = (brief: Brief, perKnowledge: number): string =>
  onF3(brief) > 0
    ? `${perKnowledge} GB × ${figure(onPlan(brief))} + ${F3_GB} GB × ${figure(onF3(brief))}`
    : `${perKnowledge} GB × ${figure(brief.users)}`;

/** Nights in which copies may run: the first weeks of the rollout are those of the messages and courses. */
const copyNights = (brief: Brief): number => 7 * Math.max(1, rolloutWeeks(brief) - (brief.holds(LARGER) ? 2 : 1));

/** Copies go on where a freeze of the rollout lets nobody be switched. */
const pausesIn = (brief: Brief): string =>
  planOf(brief).freezes.some(({ phases }) => phases.includes(3)) ? ", freezes included," : "";

/** Mail of a hosted provider does not cross the client's line. */
const mailOnLine = (brief: Brief): number => (brief.holds(all(MAIL_MOVES, OWN_MAIL)) ? mailGb(brief) : 0);
const lineHours = (brief: Brief): number => Math.ceil((mailOnLine(brief) + fileGb(brief)) * (8000 / 50 / 3600));

/** Space beyond that of the plans, a GB and month. */
const SPACE_CENTS = 20;
/** In the sites of the tenant, by its licences. */
const space = (brief: Brief): number => 1024 + 10 * onPlan(brief);
const beyondSpace = (brief: Brief): number => fileGb(brief) - space(brief);
const LINE_MBPS = 100;
const lineNights = (brief: Brief): number => Math.ceil(lineHours(brief) / 10);
/** Of sites that were counted each carries its part of the files; mail leaves from where its servers stand. */
const perSite = (brief: Brief): string => {
  const sites = brief.given("sites");
  if (sites === null) return "over one link or several sites";
  if (sites === 1) return "over its link";
  const mail = Math.ceil((lineMbps(brief) * mailOnLine(brief)) / (mailOnLine(brief) + fileGb(brief)));
  const files = `${figure(Math.ceil((lineMbps(brief) - mail) / sites))} Mbps at each of ${figure(sites)} sites`;
  return `in total, or ${mail > 0 ? `${figure(mail)} Mbps for mail at the site of its servers and ${files} for files` : files}`;
};
/** The line on which the copies end within the rollout. */
const lineMbps = (brief: Brief): number => Math.max(1, Math.ceil(lineNights(brief) / copyNights(brief))) * LINE_MBPS;

const perUser = (brief: Brief, perKnowledge: number): string =>
  onF3(brief) > 0
    ? `${perKnowledge} GB × knowledge workers + ${F3_GB} GB × shift workers, the F3 limit (planning figure)`
    : `${perKnowledge} GB × users (planning figure)`;

/** Who needs proof files what the baseline shows. */
const filed = (brief: Brief): string =>
  brief.holds(any(SECURE, is("security-requirements", "compliance")))
    ? "; exports and baseline reports go into the evidence register"
    : "";

/** Servers of one of these versions may be found: the oldest was not named, or is not newer. */
const mayRun = (brief: Brief, ...oldest: string[]): boolean => {
  const version = brief.known("exchange-version");
  return version === null || oldest.includes(version);
};

/** What a risk is feared for: the version that was named. */
const exchangeFound = (brief: Brief): string => {
  const version = brief.known("exchange-version");
  if (version) return `Exchange Server ${version.toUpperCase()} remains`;
  return brief.holds(OPTIMISE) ? "Any unsupported Exchange server remains" : "Exchange servers remain";
};

/** Its mailboxes leave by a newer server, which is only taken to exist. */
const runs2013 = (brief: Brief): boolean => brief.holds(SIDE_BY_SIDE) && brief.detail("exchange-version") === "2013";
const ownsSe = (brief: Brief): boolean => brief.detail("exchange-version") === "se";
/** The moves of thousands of mailboxes do not hang on one server. */
const seServers = (brief: Brief): number => (brief.holds(ENTERPRISE) && !ownsSe(brief) ? 2 : 1);

/** The present provider or server is left in one step, on a day of the change window that the client named. */
const inEvenings = (brief: Brief): boolean => brief.detail("change-window") === "evenings";
const switchDay = (brief: Brief): string => (inEvenings(brief) ? "evening" : "weekend");

/** What a way of moving mail rests on, before it is approved. */
const askedFirst = (brief: Brief): string => {
  if (brief.holds(all(HYBRID, none(EXCHANGE)))) return "Confirm that Exchange Server exists, and approve";
  return runs2013(brief) ? "Confirm that a newer Exchange server runs alongside 2013, and approve" : "Approve";
};

/** What Microsoft contributes, by the licences. */
function fastTrack(brief: Brief): string {
  if (brief.holds(ACADEMIC) || !brief.holds(OWN_MAIL) || brief.users < 150) return "";
  return ` FastTrack ${brief.users < 500 ? "gives guidance from 150 licences" : "assists with data migration from 500 licences"}: request it in phase 1.`;
}

/** A month between two weekends makes each of them large, or leaves none for the policies: it is said before the design is signed. */
const eachWeekend = (brief: Brief): string => {
  const held = monthlyWeekends(brief);
  const rest = brief.users - pilot(brief);
  if (!isMonthly(brief)) return "";
  if (held === 1)
    return ` The rollout ${mayMissWeekend(brief) ? "contains one change-window weekend at most" : "may contain only one change-window weekend"}, used for the mailboxes: a second, for the access policies, is requested at design sign-off.`;
  const each = Math.ceil(rest / held / 10) * 10;
  return rest <= 100 || brief.holds(none(SIDE_BY_SIDE, FORWARDED))
    ? ""
    : ` The rollout contains ${held} change-window weekends, so about ${figure(each)} mailboxes move on each${each > MOST_A_WEEKEND ? `; ${Math.ceil(rest / MOST_A_WEEKEND)} weekends, for at most ${figure(MOST_A_WEEKEND)} each, are requested at design sign-off` : ""}.`;
};

/** More than 50 tickets on a Monday, if one user in twenty raises one. A planning assumption. */
const MOST_A_WEEKEND = 1000;

/** One step for everybody: the rollout holds no second weekend of the change window. */
const hasOneWeekend = (brief: Brief): boolean => isMonthly(brief) && monthlyWeekends(brief) === 1;

const batchTime = (brief: Brief): string => (atWeekends(brief) ? "on change-window weekends" : "in the evening");

/** Less may be lost than a backup run a few times a day keeps. */
const often = (brief: Brief): boolean => ["minutes", "hour"].includes(brief.detail("data-loss") ?? "");

/** Microsoft's own backup is quoted by the volume. */
const ownBackup = (brief: Brief): boolean => often(brief) && !brief.holds(OPTIMISE);
const ownBackupYearly = (brief: Brief): number =>
  12 * wholeUnits((mailGb(brief) + fileGb(brief)) * PRICES["m365-own-backup-gb"].low);
/** Sentences on the loss that was given. */
const OFTEN_KEPT = (brief: Brief): string => (brief.holds(OPTIMISE) ? HELD_AGAINST : "");
const KEPT = (brief: Brief): string =>
  brief.holds(OPTIMISE) ? HELD_AGAINST : "Third-party backup keeps it to 12 hours";
const HELD_AGAINST = "The existing backup is checked against it; a longer gap is a finding";

/** What moves is asked for among the first, with whatever sends mail through it. */
const exchangeAsked = (brief: Brief): string =>
  `Exchange Server: ${brief.known("exchange-version") && !runs2013(brief) ? "update level" : "version and update level"}, number and size of mailboxes, delegates, ${brief.holds(MAIL_MOVES) ? "public folders, applications and devices that send mail" : "relaying devices, public folders"}`;
const SHAREPOINT_ASKED = "SharePoint: version, content size, customisations, workflows";
/** One request, so that a short list drops neither. */
const sharesAsked = (brief: Brief): string =>
  `File shares with ${brief.given("file-volume") === null ? "size and owner" : "owner"}${brief.holds(CONTENT_MOVES) ? `; ${SHAREPOINT_ASKED}` : ""}`;
const listedSites = (brief: Brief): string =>
  brief.holds(CONTENT_MOVES) ? ", SharePoint sites with custom code and workflows" : "";
const method = (brief: Brief): string => {
  if (!brief.holds(any(EXCHANGE, HYBRID))) return "native or IMAP migration from the current provider";
  if (brief.holds(HYBRID) || brief.users > 2000)
    return brief.users > 2000 ? "full hybrid with Exchange Server SE" : "hybrid configuration with move requests";
  return brief.holds(ONE_WEEKEND)
    ? `cutover over one ${switchDay(brief)}`
    : "minimal hybrid configuration with move requests";
};

/** What the highest plan of a few is bought for, in the words of the questions too. */
const SENSITIVE_NEED = "labels, data loss prevention, audit, compliance (GDPR, HIPAA, etc.)";
/** Each plan carries Intune. */
const PLAN_NEED = "mobile device management";
/** With Entra ID P2 and the Defender suite. */
const WHOLE_NEED = `${SENSITIVE_NEED}, threat protection, zero trust architecture, identity management`;
/** What an alert on the break-glass accounts is raised from. */
const LOG_LINE = "Log workspace for the sign-in log";
/** Where nobody needs the E5 class, what it carries is bought as E3. */
const HIGHER_PLANS = [
  "Microsoft 365 E5",
  "Microsoft 365 E5 for the sensitive group",
  "Step from Microsoft 365 E3 to E5",
  "Step from E3 to E5 for the sensitive group",
  "Purview suite for the sensitive group",
  "Defender and Purview suites for the sensitive group",
  "Step to Microsoft 365 A5 for the sensitive group and administrators, academic",
  "Step to Microsoft 365 A5 for administrators, academic",
];
const HYBRID_LINES = ["Windows Server 2025 Standard for Exchange Server SE"];
const ADMINISTRATORS_P2 = "Entra ID P2 for administrators";
const GATEWAY_LICENCES = "Windows Server 2025 Standard for the data gateway";
const asE3 = (brief: Brief): number =>
  brief.holds(none(OWNED, ACADEMIC)) ? (brief.holds(E5) ? uncovered(brief) : onWholeE5(brief)) : 0;
/** Who gets sign-in and device management beside what is used today: the suite of both costs less than its parts. */
const unsuited = (brief: Brief): number => {
  const held = brief.given("user-licences");
  if (brief.holds(ACADEMIC) || (held === null && brief.holds(OWNED))) return 0;
  return brief.users - Math.min(held ?? 0, onPlan(brief));
};
/** Plans that are in no sum of the first option are in none of the others. */
const unpricedPlans = (brief: Brief): string[] => {
  const held = brief.given("user-licences");
  const isQuoted = brief.holds(ACADEMIC) && (held === null ? !brief.holds(OWNED) : uncovered(brief) > 0);
  return [
    ...(brief.holds(OWNED) && held === null ? ["the Microsoft plans probably owned"] : []),
    ...(held ? ["the Microsoft plans owned"] : []),
    ...(isQuoted ? [held ? "the rest by academic quotation" : "plans, by academic quotation"] : []),
  ];
};
const SIGN_IN = [{ price: "ems-e3", quantity: unsuited, kind: "monthly" }] as const;

/** Consultant days a year that options run with more systems pay for. */
const HEAVY_RUN = 12;
const LIGHT_RUN = 8;
/** They are most of the sums; the documents of larger organisations list them below the table. */
const withDays =
  (text: string, days: number) =>
  (brief: Brief): string =>
    brief.holds(SMALL) ? `${text}; ${days} consultant days a year` : text;
/** Mail that stays on the premises, on the server of today where that is supported. */
const atHome =
  (built: string, days: number, kept = built) =>
  (brief: Brief): string =>
    brief.holds(SMALL) && !ownsSe(brief)
      ? `${built}; two Windows Server licences, ${days} consultant days a year`
      : withDays(ownsSe(brief) ? kept : built, days)(brief);
const seLicences = (brief: Brief): string =>
  `Exchange Server SE with subscription or Software Assurance, and client access licences${ownsSe(brief) ? ", as today" : ""}`;
const HOME_SERVERS = {
  price: "windows-standard",
  quantity: (brief: Brief) => (ownsSe(brief) ? 0 : brief.holds(LARGER) ? 4 : 2),
  kind: "one-off",
} as const;
/** Who stays has no mail to move. */
const IF_MOVED = {
  title: "Mail migration",
  left: (brief: Brief): string =>
    `${askedFirst(brief)} moving mail by ${method(brief)}, if A is chosen; the cutover ${switchDay(brief)} is agreed at pilot exit`,
};

/** Teamwork alone in the cloud, beside servers that are built or that stand. */
const mailAtHome = ({ days, weeks, asked }: { days: number; weeks: number } & Pick<OptionRow, "asked">): OptionRow => ({
  name: "Exchange Server SE in hybrid",
  outline: MAIL_AT_HOME,
  when: all(OWN_MAIL, none(OPTIMISE, SECURE)),
  asked,
  description: atHome("Mail stays on-premises, teamwork in the cloud", HEAVY_RUN),
  against: "Monthly server patching, two systems to secure",
  cannot: MAIL_UNPROTECTED,
  estimate: {
    days,
    weeks,
    keeps: { but: HYBRID_LINES },
    lines: [HOME_SERVERS, { price: "operations-day", quantity: HEAVY_RUN, kind: "yearly" }],
    without: seLicences,
  },
  scores: {
    productivity: 3,
    "enhance-security": 3,
    "remote-work": 3,
    "digital-transformation": 3,
    "compliance-objective": 4,
    scalability: 2,
    innovation: 2,
    run: 1,
  },
  source: ["exo-ews", "ej"],
});

/** Days a year of somebody who knows the list, where the client's own team works through it. */
const adviceDays = (brief: Brief): number =>
  brief.holds(ENTERPRISE) ? 48 : brief.holds(LARGER) ? 24 : brief.holds(is("company-size", "medium")) ? 12 : 6;

/** What other suites carry in their higher plans only. */
const UNDER_WATCH = is("security-requirements", "data-loss-prevention", "zero-trust");
const LOSS_PREVENTION = is("security-requirements", "data-loss-prevention");
function lackOfOthers(brief: Brief): string {
  const { low, high } = PRICES["other-suite-user"];
  const plans = brief.holds(ACADEMIC)
    ? "its academic plans, still to be quoted, are not known to include"
    : `its plans at ${formatAmount(low, "USD")} to ${formatAmount(high, "USD")} per user and month include no`;
  const loss = `${plans} DLP`;
  if (brief.holds(LOSS_PREVENTION)) return `${loss}, which is required`;
  if (brief.holds(SECURE)) return `${loss}, which the chosen configuration enforces`;
  return `${plans} device conditions, which Zero Trust requires`;
}
/** Loss prevention of the tenant does not reach mailboxes elsewhere. */
const MAIL_UNPROTECTED = {
  when: LOSS_PREVENTION,
  why: "the tenant's DLP, which is required, does not cover mail hosted elsewhere",
};

function diagram(brief: Brief): Diagram {
  const premises: { id: string; label: string; note?: string }[] = [];
  const edges: DiagramEdge[] = [];
  const cloud = [
    { id: "entra", label: "Entra ID", note: "Conditional Access" },
    { id: "exo", label: "Exchange Online" },
    { id: "spo", label: "SharePoint, OneDrive, Teams" },
    { id: "intune", label: "Intune" },
  ];
  if (brief.holds(DIRECTORY)) {
    premises.push(
      { id: "ad", label: "Active Directory" },
      { id: "sync", label: "Synchronisation", note: "outbound only" },
    );
    edges.push(
      { from: "ad", to: "sync", label: "accounts" },
      { from: "sync", to: "entra", label: "HTTPS 443, password hash synchronisation" },
    );
  }
  if (brief.holds(any(EXCHANGE, HYBRID))) {
    premises.push({
      id: "exchange",
      label: "Exchange Server",
      note: brief.holds(MAIL_MOVES)
        ? brief.holds(HYBRID_SERVER)
          ? "one SE server stays for management"
          : "shut down after migration"
        : "not moved here",
    });
    edges.push({
      from: "exchange",
      to: "exo",
      label: brief.holds(MAIL_MOVES) ? `${method(brief)}, HTTPS 443, SMTP 25` : "mail, SMTP 25",
    });
  }
  if (brief.holds(CONTENT_MOVES)) {
    premises.push({ id: "sharepoint", label: "SharePoint Server" });
    edges.push({ from: "sharepoint", to: "spo", label: "migration tool, HTTPS 443" });
  }
  const moves = brief.holds(HOSTED);
  if (moves || (premises.length === 0 && !brief.holds(OPTIMISE))) {
    premises.push({ id: "provider", label: moves ? "Current mail and files" : "Current files" });
    if (moves) edges.push({ from: "provider", to: "exo", label: "mail, HTTPS 443 or IMAP 993" });
    edges.push({ from: "provider", to: "spo", label: "files, HTTPS 443" });
  }
  const zones: DiagramZone[] = [
    ...(premises.length > 0 ? [{ title: "Current environment", nodes: premises }] : []),
    { title: "Microsoft 365 tenant", nodes: cloud },
    {
      title: "People",
      nodes: [
        { id: "users", label: "Users", note: `${figure(brief.users)} planned` },
        { id: "devices", label: "Devices", note: `${figure(brief.devices)} planned` },
      ],
    },
  ];
  edges.push(
    { from: "users", to: "entra", label: "sign-in with MFA" },
    { from: "devices", to: "intune", label: "enrolment, compliance" },
    { from: "intune", to: "entra", label: "device state as a condition" },
    { from: "entra", to: "exo", label: "access" },
    { from: "entra", to: "spo", label: "access" },
  );
  if (brief.holds(LABELS)) {
    zones.push({ title: "Protection", nodes: [{ id: "purview", label: "Purview labels and policies" }] });
    edges.push(
      { from: "purview", to: "exo", label: "labels, DLP, retention" },
      { from: "purview", to: "spo", label: "labels, DLP, retention" },
    );
  }
  return { zones, edges };
}

/** Knowledge workers beyond the licences of the main plan that the client counted. */
const unlicensed = (brief: Brief): number =>
  Math.max(0, onPlan(brief) - (brief.given("user-licences") ?? onPlan(brief)));
/** Seats of Business Premium from which on its limit of 300 is of concern. */
const isNearLimit = (brief: Brief): boolean => onPlan(brief) >= 200;
const mainPlan = (brief: Brief): "business-premium" | "m365-e5" | "m365-e3" =>
  brief.holds(SEATS) ? "business-premium" : brief.holds(E5_BOUGHT) && !stepsUp(brief) ? "m365-e5" : "m365-e3";
/** What seats of the main plan cost a year. */
const seatsCost = (brief: Brief, count = unlicensed(brief)): string => {
  const { low, currency } = priceOf(mainPlan(brief), RATE_CARDS[brief.currency]);
  return formatAmount(wholeUnits(count * 12 * low), currency);
};
/** What the plan adds to the yearly cost; of licences counted as spare, before and after their renewal. */
function added({ brief, budget: { totals } }: Circumstances): string {
  const sums = (less = 0): string =>
    listed(
      totals
        .filter(({ yearly }) => yearly.likely > 0)
        .map(({ yearly, currency }) => formatAmount(yearly.likely - (currency === "USD" ? less : 0), currency)),
    );
  const free = brief.holds(ACADEMIC) || notCounted(brief).length > 0 ? 0 : surplus(brief);
  const later = free > 0 ? ` until renewal, then ${sums()} less ${seatsCost(brief, free)} for returned licences,` : "";
  return `${sums(lent(brief) * 12 * PRICES["m365-f3"].low)} a year${later}`;
}
/** How many seats a health check must find; told where both have one currency. */
function repaid({ brief, budget }: Circumstances): string | null {
  const [[main], held] = [budget.totals, seats(brief)];
  const { low, currency } = priceOf(mainPlan(brief), RATE_CARDS[brief.currency]);
  if (held === 0 || main?.currency !== currency) return null;
  const count = Math.ceil(main.oneOff.likely / (36 * low));
  return `Costs are to fall, yet recovering the one-off cost in three years would take returning ${count > held ? "more than all" : `${count} of the`} ${held} Business Premium seats, or products worth as much`;
}
/** What a health check leaves to be bought where fewer hold the plan than its policies are for. */
const isShort = (brief: Brief): boolean => brief.holds(all(OPTIMISE, SEATS, none(ACADEMIC))) && unlicensed(brief) > 0;
/** Of what nobody holds nothing is saved. */
const isUnheld = (brief: Brief): boolean =>
  brief.holds(all(OPTIMISE, LARGER, none(ACADEMIC))) && brief.given("user-licences") === 0;
const missing = (brief: Brief): string =>
  isShort(brief) ? ` (${plural(unlicensed(brief), "seat")} not held: ${seatsCost(brief)} a year at list price)` : "";
const unreached = (brief: Brief): string =>
  isShort(brief)
    ? ` Access and device policies reach the ${people(unlicensed(brief))} without the main plan once they hold Entra ID P1 and Intune.`
    : "";
/** A health check buys no seat: it lists those that are held. */
const seats = (brief: Brief): number => (brief.holds(OPTIMISE) ? onPlan(brief) - unlicensed(brief) : onPlan(brief));
/** A health check lists the licences that are held, be they fewer than the people. */
const perPerson = (brief: Brief): string => `one per ${worker(brief)}`;
const seatsCounted = (formula: Wording): Wording => {
  const held = foundBy("user-licences", formula);
  return (brief) => say(brief.holds(OPTIMISE) && unlicensed(brief) > 0 ? held : formula, brief);
};
/** Where the licences of the main plan were counted, none of the frontline plan was: it is in the sums. */
const buysPlans = (brief: Brief): boolean => brief.given("user-licences") !== null && !brief.holds(OPTIMISE);
const FRONTLINE: BillRow = {
  item: "Microsoft 365 F3",
  quantity: (brief) => onF3(brief),
  formula: (brief) => {
    const later = buysPlans(brief) ? lent(brief) : 0;
    const whom = later === onF3(brief) ? "" : `${figure(later)} of them `;
    const counted = say(foundBy("shift-workers", "40% of users in shift-work sectors"), brief);
    return `${counted}${later > 0 ? `; ${whom}only from renewal of the main plan` : ""}`;
  },
  price: "m365-f3",
  kind: "monthly",
  owned: (brief) => brief.holds(OWNED) && !buysPlans(brief),
  requirement: PLAN_NEED,
  when: none(ACADEMIC),
  source: ["m365-price"],
};

/** From 50 people on half a day is not enough for a dozen policies, for two servers, or for what waits for owners. */
const wholeDay = ({ size }: Brief): number => (size === "small" ? 0 : 1);
/** A restore, a report and figures that tools print. */
const MOST_CLOSING_DAYS = { small: 1, medium: 2, large: 3, enterprise: 5 };

/** Runs before anything moves. */
const BACKUP: TaskRow = {
  phase: 3,
  title: "Tenant backup started, first restore",
  mark: "backup",
  waits: [],
  kind: "rollout",
  role: "Engineer",
  weight: 1,
  holds: 0.5,
  deliverable: "One mail and one file restored",
};

export const MICROSOFT_365: Pack = {
  id: "microsoft-365",
  noun: "Microsoft 365 project",
  deliverable: (brief) =>
    brief.holds(OPTIMISE)
      ? `a health check of the Microsoft 365 tenant for ${plural(brief.users, "user")}: settings brought to the US CISA baseline, licences matched to people, sharing and application consent cleaned up, and the result confirmed by a second measurement`
      : `${brief.holds(OWNED) ? "the existing Microsoft 365 tenant" : "a Microsoft 365 tenant"} for ${plural(brief.users, "user")}${onF3(brief) > 0 ? `, ${figure(onPlan(brief))} of them on ${plan(brief)} and ${plural(onF3(brief), "shift worker")} on F3` : ` on ${plan(brief)}`}, ${brief.holds(OWNED) ? "brought to the US CISA baseline" : "secured before the first user arrives"}${brief.holds(MAIL_MOVES) ? `, with mail moved by ${method(brief)}` : ""}${brief.holds(SECURE) ? `, ${brief.holds(MAIL_MOVES) ? "and" : "with"} labels, DLP and retention enforced` : ""}`,
  situation: (brief) =>
    brief.holds(OWNED_NAMED)
      ? `${brief.has("current-technologies", "office-365") ? "Microsoft 365" : "Teams"} is already in use, so work starts from the existing tenant.`
      : brief.holds(OPTIMISE)
        ? "A tenant is assumed, although none was named; its settings, seats and sharing have not been measured."
        : brief.holds(EXCHANGE)
          ? `Mail is on Exchange Server${ownsSe(brief) ? " SE, the only supported version" : brief.known("exchange-version") ? ` ${brief.known("exchange-version")}, no longer supported` : ", of which only SE is supported"}.`
          : "",
  scope: {
    inside: [
      { text: "Licence plan by user type", by: "licence plan" },
      { text: "Tenant baseline, measured before and after", by: "baseline report after" },
      { text: "Identity: synchronisation and sign-in", by: "synchronisation", when: DIRECTORY },
      { text: "Conditional Access from report-only to enforced", by: "enforcement of access policies" },
      {
        text: "Mail migration in batches, ending with the MX cutover",
        by: "mailboxes and mail cutover",
        when: any(SIDE_BY_SIDE, FORWARDED),
      },
      {
        text: "Single-step migration of all mailboxes, with the MX cutover",
        by: "mailboxes and mail cutover",
        when: all(MAIL_MOVES, none(SIDE_BY_SIDE, FORWARDED)),
      },
      { text: "SharePoint content", by: "SharePoint Server content", when: CONTENT_MOVES },
      { text: "File migration to OneDrive and SharePoint", by: "files to OneDrive", when: none(OPTIMISE) },
      {
        text: "Device enrolment and compliance, replacing older versions of Office",
        by: "devices enrolled",
        when: none(OPTIMISE),
      },
      { text: "Compliance of enrolled devices", by: "device compliance", when: OPTIMISE },
      { text: "Clean-up of unused seats, guests, sharing and consents", by: "clean-up of guests", when: OPTIMISE },
      { text: "Labels, data loss prevention (DLP) and retention", by: "labels, DLP and retention", when: LABELS },
      { text: "Adoption: champions, training, communications", by: "training of users", when: none(SMALL) },
      { text: "User communications and training", by: "training of users", when: SMALL },
    ],
    outside: [
      "Telephony and number porting",
      (brief) =>
        brief.holds(
          all(is("primary-objective", "innovation", "digital-transformation", "productivity"), none(OPTIMISE)),
        )
          ? "Licences for Copilot, considered after the first sharing report, as it surfaces whatever a user may open"
          : "",
      (brief) =>
        brief.detail("deadline-reason") === "merger"
          ? "The other merger party's tenant: a domain can exist in one tenant only, so its mail and accounts move in a separate project"
          : "",
      (brief) =>
        brief.holds(all(OPTIMISE, any(EXCHANGE, SHAREPOINT)))
          ? `Migration from ${listed([...(brief.holds(EXCHANGE) ? ["Exchange Server"] : []), ...(brief.holds(SHAREPOINT) ? ["SharePoint Server"] : [])])}`
          : "",
      (brief) =>
        brief.holds(all(is("integration-needs", "database-systems"), none(DATA_GATEWAY)))
          ? "Connecting databases to the tenant"
          : "",
      "Rewriting workflows and forms",
      "Contents of old backups, journals and third-party archives",
      (brief) =>
        WORKFORCE.some(({ country }) => country === brief.client.country)
          ? "Negotiation with employee representatives"
          : "",
    ],
  },
  options: [
    {
      name: "Baseline and licences together",
      when: OPTIMISE,
      description: "Settings brought to the baseline, seats matched to people, results re-measured",
      against: "The pilot group faces two kinds of change at once",
      scores: {
        productivity: 4,
        "enhance-security": 5,
        "remote-work": 4,
        "digital-transformation": 4,
        "compliance-objective": 5,
        scalability: 4,
        innovation: 4,
        run: 4,
      },
      source: ["m365-price", "scuba", "ej"],
    },
    {
      name: "Licences only",
      outline: LICENCES_ALONE,
      when: OPTIMISE,
      description: "Seats matched to people before renewal; settings unchanged",
      against: "Sharing, consents and sign-in remain unmeasured",
      cannot: {
        when: is("security-requirements", ...REQUIREMENTS.map(({ id }) => id)),
        why: "it changes no settings, and security requirements were chosen",
      },
      estimate: {
        days: 40,
        weeks: 60,
        keeps: { but: ["Security keys", LOG_LINE, ADMINISTRATORS_P2, GATEWAY_LICENCES] },
        lines: [],
        without: "settings, which remain unchanged",
      },
      scores: {
        productivity: 3,
        "enhance-security": 2,
        "remote-work": 2,
        "digital-transformation": 2,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 2,
        run: 2,
      },
      source: ["m365-price", "ej"],
    },
    {
      name: "Settings only",
      outline: SETTINGS_ALONE,
      when: OPTIMISE,
      description: "Baseline, sharing and consents; licences unchanged until renewal",
      against: "Unused seats continue to be paid for",
      cannot: {
        when: is("primary-objective", "cost-reduction"),
        why: "it returns no seats, and lower cost is an objective",
      },
      estimate: {
        days: 75,
        weeks: 80,
        keeps: { but: [] },
        lines: [],
        without: "unused seats, which stay on the bill",
      },
      scores: {
        productivity: 3,
        "enhance-security": 5,
        "remote-work": 4,
        "digital-transformation": 3,
        "compliance-objective": 4,
        scalability: 3,
        innovation: 3,
        run: 4,
      },
      source: ["scuba", "ej"],
    },
    {
      name: "In-house team guided by Secure Score",
      outline: OWN_STAFF,
      when: OPTIMISE,
      description: (brief) =>
        `${brief.holds(LARGER) ? "First measurement and workshops" : "Two initial workshops"}; the client's team then works through the list, with ${adviceDays(brief)} advisory days a year`,
      against: "No independent review and no completion date",
      estimate: {
        days: 15,
        weeks: 150,
        keeps: { but: [] },
        lines: [{ price: "operations-day", quantity: adviceDays, kind: "yearly" }],
        without: "the client's own staff time",
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 2,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 2,
        run: 2,
      },
      source: ["ej"],
    },
    {
      name: "Microsoft 365 as chosen",
      when: none(OPTIMISE),
      description: (brief) => `${plan(brief)}${onF3(brief) > 0 ? " and F3" : ""}, designed below`,
      against: "Monthly cost per user; dependence on one provider",
      scores: {
        productivity: 5,
        "enhance-security": 5,
        "remote-work": 5,
        "digital-transformation": 5,
        "compliance-objective": 4,
        scalability: 5,
        innovation: 5,
        run: 4,
      },
      shifts: [{ when: HYBRID_SERVER, criterion: "run", by: -1 }], // a server to patch for good
      source: ["m365-price", "ej"],
    },
    {
      name: "Baseline now, labels and DLP later",
      outline: LATER_LABELS,
      when: SECURE,
      description: "Sign-in, devices and sharing brought to the baseline; data classified in a second project",
      against: "Files leave unlabelled until then; the second project must relearn the tenant",
      cannot: {
        when: LABELS_ASKED,
        why: "it defers labels, DLP and retention, which the security requirements call for now",
      },
      estimate: {
        days: 65,
        weeks: 75,
        keeps: { but: HIGHER_PLANS },
        lines: [{ price: "m365-e3", quantity: asE3, kind: "monthly" }],
        without: "labels, DLP and retention, and the licence step they need",
      },
      scores: {
        productivity: 4,
        "enhance-security": 3,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 2,
        scalability: 4,
        innovation: 3,
        run: 4,
      },
      source: ["scuba", "ej"],
    },
    {
      name: "Third-party protection products",
      outline: MIXTURE,
      when: any(SECURE, all(LOSS_PREVENTION, none(OPTIMISE))),
      description: withDays("Mail filtering, DLP and device management on top of the base plan", HEAVY_RUN),
      against: "Separate rules and alerts per product; labels do not travel with the file",
      estimate: {
        days: 115,
        weeks: 110,
        keeps: { but: HIGHER_PLANS },
        lines: [
          { price: "m365-e3", quantity: asE3, kind: "monthly" },
          { price: "third-party-security", quantity: (brief) => brief.devices, kind: "monthly" },
          { price: "operations-day", quantity: HEAVY_RUN, kind: "yearly" },
        ],
        without: "third-party DLP and device-management licences, by quotation",
      },
      scores: {
        productivity: 3,
        "enhance-security": 4,
        "remote-work": 4,
        "digital-transformation": 3,
        "compliance-objective": 3,
        scalability: 3,
        innovation: 2,
        run: 2,
      },
      source: ["ej"],
    },
    {
      name: "Minimal hybrid, no retained server",
      settles: {
        title: "Mail migration",
        left: (brief) =>
          `${askedFirst(brief)} move requests for either option; the cutover ${switchDay(brief)} is agreed at pilot exit`,
      },
      outline: MINIMAL_HYBRID,
      when: MINIMAL,
      description: "Same tenant; mailboxes moved within a few weeks, last Exchange server shut down",
      against: "No shared calendar availability while mailboxes move",
      estimate: {
        days: 95, // a server less to build, more help while teams move close together
        weeks: 100,
        keeps: { but: HYBRID_LINES },
        lines: [],
      },
      // the same tenant in the end; meetings suffer while mailboxes move
      scores: {
        productivity: 4,
        "enhance-security": 5,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 4,
        scalability: 5,
        innovation: 5,
        run: 4,
      },
      source: ["exo-mig", "ej"],
    },
    mailAtHome({ days: 110, weeks: 110, asked: (brief) => !ownsSe(brief) }),
    mailAtHome({ days: 80, weeks: 90, asked: ownsSe }), // neither servers nor mailboxes to move
    {
      name: "Mail stays where it is",
      outline: MAIL_STAYS,
      when: none(OWN_MAIL, OPTIMISE, SECURE),
      description: "Sign-in, devices, files and teamwork in the tenant; mailboxes stay with the current provider",
      against: "Two services to secure and pay for; no shared calendars",
      cannot: MAIL_UNPROTECTED,
      estimate: {
        days: 75,
        weeks: 85,
        keeps: { but: ["Mailbox migration tool"] },
        lines: [],
        without: "the current provider's charges, which continue",
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 4,
        "digital-transformation": 3,
        "compliance-objective": 3,
        scalability: 3,
        innovation: 3,
        run: 2,
      },
      source: ["ej"],
    },
    {
      name: "Stay and harden",
      outline: STAY,
      settles: { ...IF_MOVED, by: "; licences for the mail server, access and Office come on top of staying" },
      when: all(OWN_MAIL, none(OPTIMISE, SECURE, LOSS_PREVENTION)),
      description: atHome(
        "Exchange Server SE on new servers, stronger sign-in",
        LIGHT_RUN,
        "Exchange Server SE kept and patched, stronger sign-in",
      ),
      against: "Work wasted if mail moves later",
      estimate: {
        days: 35,
        weeks: 60,
        keeps: ["Security keys"],
        lines: [HOME_SERVERS, ...SIGN_IN, { price: "operations-day", quantity: LIGHT_RUN, kind: "yearly" }],
        without: (brief) => [seLicences(brief), "a supported Office", ...unpricedPlans(brief)].join("; "),
      },
      scores: {
        productivity: 2,
        "enhance-security": 2,
        "remote-work": 2,
        "digital-transformation": 1,
        "compliance-objective": 2,
        scalability: 2,
        innovation: 1,
        run: 2,
      },
      shifts: [{ when: OWNED, criterion: "productivity", by: 1 }],
      source: ["eol", "ej"],
    },
    {
      name: "Current systems, stronger sign-in",
      outline: PRESENT,
      settles: { ...IF_MOVED, by: "; today's mail and file costs come on top of staying" },
      when: none(OWN_MAIL, OPTIMISE, SECURE, LOSS_PREVENTION),
      description: withDays("MFA and managed devices for today's systems", LIGHT_RUN),
      against: "Separate rules for mail, files and devices; work wasted if they move later",
      estimate: {
        days: 35,
        weeks: 60,
        keeps: ["Security keys"],
        lines: [...SIGN_IN, { price: "operations-day", quantity: LIGHT_RUN, kind: "yearly" }],
        without: (brief) => ["current mail and file costs, which continue", ...unpricedPlans(brief)].join("; "),
      },
      scores: {
        productivity: 2,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 1,
        "compliance-objective": 2,
        scalability: 2,
        innovation: 1,
        run: 2,
      },
      shifts: [{ when: OWNED, criterion: "productivity", by: 1 }],
      source: ["ej"],
    },
    {
      name: "Another suite",
      outline: OTHER_SUITE,
      when: none(OPTIMISE, MINIMAL),
      description: "Mail and files from another provider",
      against: "Retraining, file conversion, a second identity",
      cannot: {
        when: any(UNDER_WATCH, all(SECURE, LABELS_ASKED)),
        why: lackOfOthers,
      },
      estimate: {
        days: 125,
        weeks: 120,
        keeps: ["Security keys", "Mailbox migration tool"],
        lines: [
          {
            price: "other-suite-user",
            quantity: (brief) => (brief.holds(ACADEMIC) ? 0 : brief.users),
            kind: "monthly",
          },
          { price: "intune-p1", quantity: unsuited, kind: "monthly" },
        ],
        without: (brief) =>
          [
            "retained Windows and Office licences, macro and template conversion, mail and file backup",
            ...(brief.holds(ACADEMIC) ? ["its plans, by academic quotation"] : []),
            ...(brief.holds(OWNED) ? ["savings on Microsoft plans no longer needed"] : []),
          ].join("; "),
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 4, // a second identity decides on devices
        "digital-transformation": 4,
        "compliance-objective": 3,
        scalability: 4,
        innovation: 4,
        run: 3,
      },
      source: ["ej"],
    },
  ],
  components: [
    {
      name: "Synchronisation servers",
      bill: ["Windows Server for synchronisation"],
      count: 2,
      size: "2 vCPU, 8 GB",
      purpose: "Connect Sync, one active and one staging",
      when: all(DIRECTORY, none(OPTIMISE)),
      source: ["cloudsync", "entra-sync"],
    },
    {
      name: "Exchange Server SE",
      bill: HYBRID_LINES,
      free: "no charge; existing server",
      count: seServers,
      size: (brief) => (ownsSe(brief) ? "as today, without mailboxes afterwards" : "4 vCPU, 32 GB, no mailboxes"),
      purpose: "Hybrid and mail attribute management",
      when: HYBRID_SERVER,
      source: ["exo-ews", "exo-tools", "ej"],
    },
    {
      name: "Migration batches",
      bill: ["Mailbox migration tool"],
      free: "native moves, no charge",
      count: batches,
      size: (brief) => (brief.holds(ONE_WEEKEND) ? "all mailboxes" : "up to 100 mailboxes"),
      purpose: (brief) =>
        brief.holds(ONE_WEEKEND)
          ? `One ${switchDay(brief)}, after a pilot of sign-in and devices`
          : `${figure(pilot(brief))} pilot mailboxes first, then the others${brief.holds(any(SIDE_BY_SIDE, FORWARDED)) ? " with their delegates" : ", copied in batches and switched together"}`,
      when: all(MAIL_MOVES, any(none(SMALL), HOSTED)), // one or two, moved without a charge, size nothing
      source: ["ej"],
    },
    {
      name: "Migration Manager agents",
      bill: [],
      free: "existing computers, no charge",
      count: ({ size }) => COPYING_AGENTS[size],
      size: "4 cores, 16 GB, 150 GB SSD",
      purpose: "Copy file shares overnight",
      when: none(OPTIMISE, SMALL),
      source: ["migration-manager", "ej"],
    },
    {
      name: "Devices in Intune",
      bill: [
        "Microsoft 365 Business Premium",
        "Microsoft 365 E3",
        "Microsoft 365 E5",
        "Microsoft 365 E5 for the sensitive group",
        "Step from Microsoft 365 E3 to E5",
        "Microsoft 365 F3",
        "Microsoft 365 A3, academic",
      ],
      free: "part of the plans in use",
      isPart: (brief) => brief.holds(OPTIMISE) && unlicensed(brief) > 0,
      count: (brief) => brief.devices,
      size: (brief) =>
        brief.holds(OPTIMISE)
          ? "as currently enrolled, counted in phase 1"
          : `Autopilot, Apple and Android enrolment${brief.frontline > 0 ? "; shared phones and tablets in shared device mode, which signs out all apps at the end of a shift" : ""}`,
      purpose: "Compliance as a condition of access",
      source: ["m365-bp"],
    },
    {
      name: "On-premises data gateway",
      bill: ["Windows Server 2025 Standard for the data gateway"],
      free: "existing server, no charge",
      count: (brief) => (brief.has("company-size", "small") ? 1 : 2),
      size: (brief) =>
        brief.has("company-size", "small") ? "single member on an always-on server" : "8 cores, 8 GB, cluster",
      purpose: "Flows and reports read on-premises databases, outbound only",
      when: DATA_GATEWAY,
      source: ["gateway"],
    },
  ],
  sizing: [
    {
      quantity: "Licences",
      formula: (brief) =>
        `${onF3(brief) > 0 ? "users − shift workers" : "one per user"}; none for shared and room mailboxes up to 50 GB`,
      when: none(OPTIMISE),
      result: (brief) =>
        onF3(brief) > 0
          ? `${figure(brief.users)} − ${figure(onF3(brief))} = ${figure(onPlan(brief))} × ${plan(brief)}; ${figure(onF3(brief))} × F3`
          : `${figure(onPlan(brief))} × ${plan(brief)}`,
      source: ["m365-price", "ej"],
    },
    {
      quantity: "Headroom to the 300-seat limit",
      formula: "300 − seats of Business Premium",
      result: (brief) => `${300 - onPlan(brief)}${300 - onPlan(brief) < 50 ? ": budget for the step to E3" : ""}`,
      when: all(is("company-size", "medium"), none(ACADEMIC)),
      asked: isNearLimit,
      source: ["m365-price"],
    },
    {
      quantity: "Mail to move",
      formula: foundBy("mail-volume", (brief) => perUser(brief, 8)),
      result: (brief) =>
        `${brief.given("mail-volume") === null ? `${volume(brief, 8)} = ` : ""}${figure(mailGb(brief))} GB`,
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      quantity: "Files to move",
      formula: foundBy("file-volume", (brief) => perUser(brief, 5)),
      result: (brief) =>
        `${brief.given("file-volume") === null ? `${volume(brief, 5)} = ` : ""}${figure(fileGb(brief))} GB`,
      when: none(OPTIMISE),
      source: ["ej"],
    },
    {
      quantity: "Transfer time",
      formula: (brief) =>
        `GB × 8,000 ÷ 50 Mbps ÷ 3,600, half of a 100 Mbps link (planning figure); ${brief.holds(all(MAIL_MOVES, OWN_MAIL)) ? "mail and files" : "files only, as no mail crosses it"}${brief.holds(CONTENT_MOVES) ? ", without SharePoint Server content, not yet measured" : ""}`,
      result: (brief) => {
        const isSlow = lineMbps(brief) > LINE_MBPS;
        return `${plural(lineHours(brief), "hour")}, ${plural(lineNights(brief), "night")} of ten hours${isSlow ? `; finishing in the ${copyNights(brief)} nights available in the rollout${pausesIn(brief)} takes ${figure(lineMbps(brief))} Mbps ${perSite(brief)}` : ""}`;
      },
      when: none(OPTIMISE),
      source: ["ej"],
    },
    {
      quantity: "SharePoint storage",
      formula: "1,024 GB + 10 GB × main plan licences; OneDrive excluded",
      result: (brief) => {
        const beyond = beyondSpace(brief);
        const rest = beyond > 0 ? `; the other ${figure(beyond)} GB go to OneDrive or an archive` : "";
        return `1,024 + 10 × ${figure(onPlan(brief))} = ${figure(space(brief))} GB${rest}`;
      },
      when: none(OPTIMISE, ACADEMIC),
      source: ["sp-storage", "ej"],
    },
  ],
  ports: [
    {
      from: "Users",
      to: "Microsoft 365",
      port: "TCP 443, UDP 3478–3481",
      purpose: "All services; Teams media over UDP, bypassing any proxy",
      when: none(OPTIMISE, SMALL), // changes no connection but those of the senders
      source: ["ej"],
    },
    {
      from: "Synchronisation servers",
      to: "Domain controllers; Entra ID",
      port: "TCP 53, 88, 135, 389, 445, 636, 49152–65535; TCP 443 outbound",
      purpose: "Read and writeback; synchronisation",
      when: all(DIRECTORY, none(OPTIMISE, SMALL)), // stand in one room
      source: ["cloudsync", "ej"],
    },
    {
      from: "Exchange Online",
      to: "Exchange Server",
      port: "TCP 443, TCP 25 from Microsoft's addresses only",
      purpose:
        "Hybrid mail flow and MRS Proxy for mailbox moves, which fails behind pre-authentication; same ports outbound to Exchange Online",
      when: SIDE_BY_SIDE,
      source: ["exo-ews", "ej"],
    },
    {
      from: "Exchange Online",
      to: "Exchange Server",
      port: "TCP 443",
      purpose: "Mailbox copy over Outlook Anywhere until cutover",
      when: ONE_WEEKEND,
      source: ["exo-mig", "ej"],
    },
    {
      from: "Exchange Server",
      to: "Exchange Online",
      port: "TCP 25 both ways",
      purpose: "Mail in both directions, unchanged",
      when: all(EXCHANGE, OPTIMISE),
      source: ["ej"],
    },
    {
      from: "Data gateway",
      to: "Power Platform",
      port: "TCP 443 outbound",
      purpose: "Flow and report queries",
      when: DATA_GATEWAY,
      source: ["gateway"],
    },
    {
      from: "Scanners and applications",
      to: "Connector or high-volume e-mail",
      port: "TCP 587 with OAuth, TCP 25 by connector",
      purpose: "Replaces basic authentication; high-volume e-mail delivers inside the tenant only",
      when: none(SMALL), // the changes of services say it
      source: ["exo-ews", "hve"],
    },
  ],
  decisions: [
    {
      title: "Licence plan",
      context: (brief) =>
        `${cloudVariant(brief)}${plural(onPlan(brief), worker(brief))}${onF3(brief) > 0 ? `, ${plural(onF3(brief), "shift worker")}` : ""}${brief.holds(ACADEMIC) ? "; education buys from the academic list" : brief.holds(LARGER) ? "" : "; Business plans stop at 300 users"}.`,
      alternatives: "one plan for all; one plan with add-ons; a plan per user type",
      decision: (brief) =>
        brief.holds(ACADEMIC)
          ? academic(brief)
          : isUnheld(brief)
            ? `No licence of the main plan is held: the audit first lists the plans in use, and what they lack for these policies is a priced finding. ${RETURNS}: ${tenthSeat(brief)}.${shiftUncovered(brief)}`
            : brief.holds(all(OPTIMISE, E3))
              ? `Measure use before renewing. ${brief.given("user-licences") === null ? `E3 is assumed for ${planHolders(brief)}. ` : ""}${RETURNS}: ${tenthSeat(brief)}. A step to E5 is reported as a priced finding.${returned(brief)}${shiftUncovered(brief)}`
              : brief.holds(all(OPTIMISE, LARGER))
                ? `Measure use before renewing. E5 is assumed for ${planHolders(brief)}. Keep E5 for people who use its functions; the others get E3: moving ${fifth(brief)} from E5 to E3 (${plural(sensitive(brief), "seat")}) saves ${stepCost(sensitive(brief))} a year at list price. ${RETURNS}.${returned(brief)}${shiftUncovered(brief)}`
                : brief.holds(LARGER)
                  ? `${brief.holds(E5) ? e5(brief) : e3(brief)}${limits(brief)}`
                  : brief.holds(SUITE)
                    ? `${business(brief)}, plus the ${suite(brief)} for ${people(sensitive(brief))} with the most sensitive data (${forHighest(brief)})${p2(brief)}. Per user and month, ${brief.holds(BOTH_SUITES) ? "the suites add" : "the suite adds"} ${formatAmount(PRICES[suitePrice(brief)].low, "USD")} at list price; Microsoft 365 E5 would add ${formatAmount(PRICES["m365-e5"].low - PRICES["business-premium"].low, "USD")}.${limits(brief)}`
                    : `${business(brief)}${p2(brief)}.${brief.holds(OPTIMISE) ? ` ${RETURNS}${seats(brief) > 0 ? `: ${tenthSeat(brief)}` : ""}; any higher plan is reported as a priced finding.` : ""}${limits(brief)}${unreached(brief)}`,
      tradeOff: (brief) => (brief.holds(OPTIMISE) ? "Savings wait for the measurement" : "A monthly cost per user"),
      confidence: "medium",
      due: "design",
      ask: (brief) =>
        brief.holds(OPTIMISE)
          ? `Approve ${isUnheld(brief) ? "the plans in use as the starting point" : brief.holds(E5) ? `E5 where its functions are used and E3 elsewhere (${stepCost(sensitive(brief))} a year less if ${fifth(brief)} move)` : `${plan(brief)} as the plan`}${missing(brief)}, and at renewal the return of seats found unused or over-licensed`
          : `${cloudAsked(brief)} the licence plan: ${plan(brief)} is recommended${stepsUp(brief) ? ` as a step from E3, at ${stepCost(onPlan(brief))} a year (${stepCost(sensitive(brief))} for only the ${people(sensitive(brief))} with the most sensitive data)` : ""}${aboveMixed(brief)}${besidePlan(brief)}; ${brief.holds(OWNED) && brief.given("user-licences") === null ? "supply the list of licences held" : (brief.given("user-licences") ?? 0) >= onPlan(brief) ? (brief.holds(STEP) ? "confirm whether the licences held are E3 or E5" : "confirm that the licences held are for this plan") : `${brief.holds(OWNED_NAMED) && brief.given("user-licences") === 0 ? "state which plans users hold and " : ""}name the reseller or agreement for the purchase`}`,
      source: ["m365-price", "m365-bp"],
    },
    {
      title: "Mail migration",
      context: (brief) =>
        `${figure(brief.users)} mailboxes; Exchange Server ${brief.holds(EXCHANGE) ? `${brief.known("exchange-version")?.toUpperCase() ?? ""} is in use`.trim() : "was not named"}.`,
      alternatives: "cutover; minimal hybrid; full hybrid; IMAP or native tool",
      decision: (brief) =>
        `${sentence(method(brief))}${runs2013(brief) ? ", once mailboxes have left 2013 for a newer Exchange server; without one, a third-party tool quoted before design sign-off" : ""}. ${
          brief.holds(ONE_WEEKEND)
            ? "Cutover is recommended for up to 150 mailboxes; synchronised accounts would require a hybrid."
            : !brief.holds(OWN_MAIL)
              ? `The provider's export decides which: IMAP carries mail only, so calendars and contacts would be exported and imported separately.${brief.holds(FORWARDED) ? " Whole departments move together and the provider forwards their mail; a single cutover would bring every support call on one morning." : ""}`
              : brief.users > 2000
                ? "Cutover migration stops at 2,000 mailboxes, and free/busy must work across both sides while batches run."
                : "Cutover migration is recommended for up to 150 mailboxes but impossible while accounts are synchronised from Active Directory."
        } Mailboxes above 100 GB are archived first.${brief.holds(BOTH_CALLED) ? " Mailboxes already in the tenant stay there." : ""}${brief.holds(SIDE_BY_SIDE) ? ` Batches are pre-synchronised and completed ${batchTime(brief)}, the last before the mail cutover (New-MigrationBatch with CompleteAfter).` : ""}${eachWeekend(brief)}${brief.holds(HYBRID_SERVER) ? " The hybrid uses the Graph path (May 2026 hotfix) and a dedicated hybrid application in Entra ID." : ""}${fastTrack(brief)}`,
      tradeOff: (brief) =>
        brief.holds(any(SIDE_BY_SIDE, FORWARDED))
          ? "Slower than a single cutover; avoids one large support peak"
          : "No coexistence: everyone changes at once",
      confidence: "medium",
      when: MAIL_MOVES,
      due: "design",
      ask: (brief) =>
        `${askedFirst(brief)} moving mail by ${method(brief)}, or state the preferred method; the cutover ${switchDay(brief)} is agreed at pilot exit`,
      source: ["exo-mig", "fasttrack", "ej"],
    },
    {
      title: "Shift worker sign-in",
      context: (brief) =>
        `${brief.given("shift-workers") === null ? `${figure(brief.frontline)} shift workers are assumed to share` : `As counted by the client, ${brief.frontline === 1 ? "one shift worker shares" : `${figure(brief.frontline)} shift workers share`}`} a device or ${brief.frontline === 1 ? "has" : "have"} none, and an employer cannot require the use of private phones.`,
      alternatives: "private phone; security key; no MFA on site",
      decision: (brief) => `${shiftFactor(brief)}${SHIFT.find(([sector]) => brief.has("industry", sector))?.[1] ?? ""}`,
      tradeOff: "Keys to buy and replace; no account opens with a password alone",
      confidence: "medium",
      asked: (brief) => brief.frontline > 0,
      source: ["ej"],
    },
    {
      title: "Legacy protocols",
      context: (brief) =>
        `${callersOf(brief)} may use EWS or basic authentication, retired in Exchange Online (see Product lifecycle).`,
      alternatives: "wait; inventory and replace now",
      decision: (brief) =>
        brief.holds(CALLED)
          ? `Inventory from the sign-in log on the first day of access. ${exceptions(brief)}`
          : `Inventory from ${brief.holds(OWN_MAIL) ? `the mail server's log${brief.holds(BOTH_CALLED) ? " and the tenant's sign-in log" : ""}` : "the current provider's list of connected applications and the owners of scanners and programs"}. Each application ${brief.holds(SMALL) ? "switches" : "is set up for Graph, OAuth or a connector, tested, and switched"} with its mailbox, as Graph reaches cloud mailboxes only.${brief.holds(BOTH_CALLED) ? meanwhile(brief) : neverOn(brief)}`,
      tradeOff: (brief) =>
        isEwsOff(brief) && brief.holds(any(CALLED, BOTH_CALLED))
          ? "Work now; EWS callers not changed by the cut-off date no longer work"
          : "Work now; fewer outages when the protocols end",
      confidence: "high",
      when: any(none(SMALL), CALLED, BOTH_CALLED), // else tasks and risk say it to a small firm
      source: ["exo-ews"],
    },
    {
      title: "Synchronisation",
      context: (brief) =>
        `${figure(brief.users)} accounts come from Active Directory${brief.holds(OWNED) ? ", probably synchronised already" : ""}.`,
      alternatives: "Cloud Sync; Connect Sync; none",
      decision: (brief) =>
        `${
          brief.holds(OPTIMISE)
            ? "Keep what is in use, Connect Sync at 2.5.79.0 or later; a move to Cloud Sync or away from federation is reported as a finding."
            : `Connect Sync 2.5.79.0 or later with a staging server, as hybrid-joined domain PCs need it; Cloud Sync once the last is replaced.${brief.holds(OWNED) ? "" : " User principal names are aligned with mail addresses before the first run; IdFix lists mismatches."} Password hash synchronisation, not federation.`
        }${deletionGuard(brief)}${brief.holds(all(any(OWNED, ENTRA), none(OPTIMISE))) ? " Cloud accounts are soft-matched by mail address once owners are confirmed." : ""}`,
      tradeOff: "Servers to update until domain PCs are replaced",
      confidence: "high",
      when: DIRECTORY,
      source: ["cloudsync", "entra-sync", "ej"],
    },
    {
      title: "Devices",
      context: (brief) => `${plural(brief.devices, "device")}, new and existing.`,
      alternatives: "Entra join; hybrid join; registration",
      decision: (brief) =>
        brief.holds(DIRECTORY)
          ? "Entra join for new devices; hybrid join and enrolment by Group Policy only for domain PCs until they are replaced, as converting one means a rebuild."
          : `Entra join for every computer: new ones by Autopilot, existing ones ${brief.holds(any(EXCHANGE, SHAREPOINT)) ? "once they have left the domain" : "from their settings"}, with files in OneDrive first and a new profile afterwards. Registration is for private devices only. Windows Home, which cannot join, is counted in phase 1.`,
      tradeOff: (brief) =>
        brief.holds(DIRECTORY)
          ? "Two join types until the old PCs are replaced"
          : brief.holds(any(EXCHANGE, SHAREPOINT))
            ? "A new profile on each computer and a separate sign-in for systems left in the domain"
            : "A new profile on each computer",
      confidence: "high",
      when: none(OPTIMISE),
      source: ["cloudnative"],
    },
    {
      title: "Access policies",
      context: (brief) => `Enforced untested, a policy could lock out any of ${plural(brief.users, "user")}.`,
      alternatives: "all at once; staged",
      decision: (brief) =>
        [
          "Enforced for the pilot group at once, for others in waves after at least 7 report-only days.",
          "Where security defaults are on, CA01, CA02 and CA04 are enforced for all users the day they go off, as report-only mode does not prompt for MFA.",
          ...(brief.holds(SYNCHRONISED)
            ? ["Any Connect Sync service account is excluded from CA02, or synchronisation stops."]
            : []),
        ].join(" "),
      tradeOff: "One more week of preparation; avoids mass lock-outs",
      confidence: "high",
      when: OWNED, // in a new tenant the baseline says all
      source: ["ca-templates", "ej"],
    },
    {
      title: "Labels",
      context: (brief) =>
        `${brief.holds(SECURE) ? "The chosen configuration includes labels" : "The security requirements call for labels"}; encryption limits search, preview and editing.`,
      alternatives: "every label encrypts; only the highest encrypts; no encryption",
      decision:
        "Only the highest label encrypts. SharePoint label support and co-authoring of encrypted files are enabled before the first label is published, or such files can be neither searched nor co-authored. Dates allow 24 hours for a published label and 7 days for a retention policy to reach all users.",
      tradeOff: "Files with lower labels stay readable if they leak",
      confidence: "high",
      when: all(LABELS, none(SMALL)),
      source: ["purview", "ej"],
    },
    { ...PUPIL_ACCOUNTS, when: ACADEMIC },
    {
      title: "Tenant backup",
      serves: ["availability"],
      context: "Versioning and recycle bins do not protect data from account deletion or a malicious administrator.",
      alternatives: "Microsoft 365 Backup; third party; none",
      decision: (brief) =>
        `Third-party backup outside the tenant, started before ${brief.holds(MAIL_MOVES) ? "mail and files" : "files"} move in phase 3. Microsoft 365 Backup restores faster but stays with the same provider.${often(brief) ? ` As third-party backup runs only a few times a day, Microsoft 365 Backup, billed by volume, is added to meet the required data loss limit, for ${formatAmount(ownBackupYearly(brief), "USD")} a year.` : ""}`,
      tradeOff: "A per-user cost; less dependence on one provider",
      confidence: "medium",
      when: none(OPTIMISE),
      before: "backup",
      ask: (brief) =>
        often(brief)
          ? "Choose the tenant backup: Microsoft 365 Backup, which the required data loss limit needs, with a third-party copy (recommended) or without, or a third party alone with up to 12 hours lost"
          : "Choose the tenant backup: third party (recommended), Microsoft 365 Backup, or none with the risk accepted in writing",
      source: ["ej"],
    },
    {
      title: "Tenant backup",
      serves: ["availability"],
      context: (brief) =>
        `Whether the data of ${plural(brief.users, "user")} is backed up is unknown; versioning and recycle bins are not a backup.`,
      alternatives: "existing backup; a new one; none",
      decision:
        "Prove any existing backup by restoring one mail and one file. If there is none, the report's first finding quotes a third-party backup and Microsoft 365 Backup.",
      tradeOff: "A restore test first; no backup is bought until then",
      confidence: "medium",
      when: OPTIMISE,
      source: ["ej"],
    },
    {
      title: "Tenant",
      context: "None was named.",
      alternatives: "health check; new tenant",
      decision: "Health check once the tenant has been seen; without one, a new quotation.",
      tradeOff: "Access before the contract",
      confidence: "medium",
      when: UNNAMED,
      ask: "Confirm the tenant before signing, by a read-only account or on a shared screen",
      source: ["ej"],
    },
  ],
  bill: [
    {
      item: "Microsoft 365 A3, academic",
      quantity: seats,
      formula: seatsCounted("one per member of staff, by academic quotation; student use benefit"),
      stock: "user-licences",
      kind: "monthly",
      when: ACADEMIC,
      owned: OWNED,
      requirement: PLAN_NEED,
      source: ["ej"],
    },
    {
      item: "Step to Microsoft 365 A5 for the sensitive group and administrators, academic",
      quantity: (brief) => sensitive(brief) + brief.administrators,
      formula: "a fifth of the staff and the administrators, by academic quotation",
      kind: "monthly",
      when: A5_GROUP,
      requirement: WHOLE_NEED,
      source: ["ej"],
    },
    {
      item: "Step to Microsoft 365 A5 for administrators, academic",
      quantity: (brief) => brief.administrators,
      formula: "administrators, for just-in-time roles; by academic quotation",
      kind: "monthly",
      when: all(ACADEMIC, none(A5_GROUP)),
      requirement: "identity management",
      source: ["ej"],
    },
    {
      item: "Microsoft 365 Business Premium",
      quantity: seats,
      formula: seatsCounted((brief) => `${perPerson(brief)}, 300 at most`),
      price: "business-premium",
      stock: "user-licences",
      kind: "monthly",
      when: all(SEATS, none(ACADEMIC)),
      owned: OWNED,
      requirement: PLAN_NEED,
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 E3",
      quantity: (brief) => seats(brief) - onWholeE5(brief),
      formula: seatsCounted((brief) =>
        onWholeE5(brief) > 0
          ? `${worker(brief)}s less the ${onWholeE5(brief) < sensitive(brief) ? "E5 seats below" : "sensitive group"}`
          : perPerson(brief),
      ),
      price: "m365-e3",
      stock: "user-licences",
      kind: "monthly",
      when: any(E3, STEP),
      owned: OWNED,
      requirement: PLAN_NEED,
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 E5 for the sensitive group",
      quantity: onWholeE5,
      formula: (brief) => `${fifth(brief)}${stepped(brief) > 0 ? ", less existing E3 holders" : ""}`,
      price: "m365-e5",
      kind: "monthly",
      when: E5_GROUP,
      requirement: WHOLE_NEED,
      source: ["m365-price"],
    },
    {
      item: "Step from E3 to E5 for the sensitive group",
      quantity: stepped,
      formula: (brief) =>
        onWholeE5(brief) > 0 ? "existing E3 holders, difference to E5" : `${fifth(brief)}, difference to E3`,
      price: "e3-to-e5",
      kind: "monthly",
      when: E5_GROUP,
      requirement: WHOLE_NEED,
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 E5",
      quantity: seats,
      formula: (brief) =>
        brief.holds(OPTIMISE) ? "highest plan possibly held; plan and count from the tenant audit" : perPerson(brief),
      price: "m365-e5",
      stock: "user-licences",
      kind: "monthly",
      when: all(E5, none(STEP)),
      owned: OWNED,
      requirement: `${WHOLE_NEED}, ${PLAN_NEED}`,
      source: ["m365-price"],
    },
    {
      item: "Step from Microsoft 365 E3 to E5",
      quantity: (brief) => onPlan(brief),
      formula: (brief) => `${perPerson(brief)}, difference to E3${stepsUp(brief) ? "; none where E5 is held" : ""}`,
      price: "e3-to-e5",
      kind: "monthly",
      when: STEP,
      requirement: WHOLE_NEED,
      source: ["m365-price"],
    },
    {
      item: "Purview suite for the sensitive group",
      quantity: sensitive,
      formula: (brief) => `${fifth(brief)}, on top of Business Premium`,
      price: "bp-purview",
      kind: "monthly",
      when: all(SUITE, none(BOTH_SUITES)),
      requirement: SENSITIVE_NEED,
      source: ["bp-suites"],
    },
    {
      item: "Purview suite for the sensitive group",
      quantity: sensitive,
      formula: (brief) => `${fifth(brief)}, on top of Microsoft 365 E3`,
      price: "e3-purview",
      kind: "monthly",
      when: SUITE_ON_E3,
      requirement: SENSITIVE_NEED,
      source: ["purview-suite"],
    },
    {
      item: "Defender and Purview suites for the sensitive group",
      quantity: sensitive,
      formula: (brief) => `${fifth(brief)}, on top of Business Premium`,
      price: "bp-suites",
      kind: "monthly",
      when: all(SUITE, BOTH_SUITES),
      requirement: WHOLE_NEED,
      source: ["bp-suites"],
    },
    FRONTLINE,
    {
      item: "Entra ID P2 for administrators",
      quantity: (brief) => brief.administrators,
      formula: (brief) =>
        brief.holds(all(any(SENSITIVE, all(PREMIUM, none(OPTIMISE))), none(SUITE_ON_E3)))
          ? `administrators; those ${brief.holds(SUITE) ? "with the Defender suite" : "on E5"} have it already${deputySeat(brief)}`
          : `administrators, for just-in-time roles${deputySeat(brief)}`,
      price: "entra-p2",
      kind: "monthly",
      when: P2_LINE,
      requirement: "identity management, zero trust architecture",
      source: ["ca-templates"],
    },
    {
      item: LOG_LINE,
      quantity: (brief) => Math.ceil(brief.users * 0.05),
      formula: (brief) => `users × 0.05 GB a month${brief.users % 20 ? ", rounded up" : ""}, in an Azure subscription`,
      price: "log-storage",
      kind: "monthly",
      requirement: "multi-factor authentication",
      source: ["ej"],
    },
    {
      item: "Third-party backup of Microsoft 365",
      quantity: (brief) => brief.users,
      formula: "one per user",
      price: "m365-backup",
      kind: "monthly",
      when: none(OPTIMISE),
      requirement: "backup",
      source: ["ej"],
    },
    {
      item: "Microsoft 365 Backup",
      quantity: (brief) => mailGb(brief) + fileGb(brief),
      formula: (brief) =>
        `initial GB of mail and files${brief.holds(CONTENT_MOVES) ? "; SharePoint Server content on top once measured" : ""}`,
      price: "m365-own-backup-gb",
      kind: "monthly",
      when: none(OPTIMISE),
      asked: often,
      requirement: "backup",
      source: ["ej"],
    },
    {
      item: "Mailbox migration tool",
      quantity: (brief) => brief.users,
      formula: (brief) =>
        `one per mailbox, where the provider's export is unsuitable${brief.users >= 500 ? "; ask FastTrack first, which assists from 500 licences" : ""}`,
      price: "mailbox-move",
      kind: "one-off",
      when: all(MAIL_MOVES, none(OWN_MAIL)),
      requirement: "mail",
      source: ["m365-svc", "fasttrack"],
    },
    {
      item: "Security keys",
      quantity: keys,
      formula: keyFormula,
      price: "fido2-key",
      kind: "one-off",
      requirement: "multi-factor authentication",
      source: ["ej"],
    },
    {
      item: "Windows Server 2025 Standard for Exchange Server SE",
      quantity: seServers,
      formula: (brief) =>
        `one 16-core licence per hybrid server${seServers(brief) > 1 ? ", two while mailboxes move" : ""}; none for an emptied 2019 server upgraded in place`,
      price: "windows-standard",
      kind: "one-off",
      when: HYBRID_SERVER,
      asked: (brief) => !ownsSe(brief),
      requirement: "mail",
      source: ["ej"],
    },
    {
      item: "Windows Server for synchronisation",
      quantity: 2,
      formula: "one active, one staging; existing servers may serve",
      price: "windows-standard",
      kind: "one-off",
      when: all(DIRECTORY, none(OPTIMISE)),
      owned: DIRECTORY, // which stands on servers of the client
      requirement: "identity management",
      source: ["cloudsync"],
    },
  ],
  features: [
    {
      by: "Files to OneDrive",
      objectives: ["productivity", "digital-transformation", "innovation"],
      when: none(OPTIMISE),
      source: ["ej"],
    },
    {
      by: "clean-up of guests",
      objectives: ["digital-transformation", "innovation"],
      when: OPTIMISE,
      source: ["ej"],
    },
    {
      by: "Licence right-sizing",
      objectives: ["scalability", "innovation"],
      when: OPTIMISE,
      source: ["ej"],
    },
    {
      by: "Devices enrolled",
      objectives: ["productivity", "remote-work", "scalability"],
      when: none(OPTIMISE),
      source: ["cloudnative"],
    },
    {
      by: "Enforcement of access policies",
      objectives: ["productivity", "enhance-security", "remote-work"],
      source: ["ca-templates", "ej"],
    },
    {
      by: "licence plan",
      objectives: ["cost-reduction"],
      source: ["m365-price"],
    },
    {
      by: "Labels, DLP",
      objectives: ["compliance-objective"],
      when: LABELS,
      source: ["purview"],
    },
    {
      by: "Tenant baseline",
      objectives: ["compliance-objective"],
      source: ["scuba"],
    },
  ],
  rules: [],
  tables: [
    {
      id: "m365.plans",
      section: "solution",
      heading: "Licence plan",
      intro: (brief) =>
        brief.currency === "EUR" && brief.holds(all(SEATS, none(ACADEMIC)))
          ? "The budget uses EUR prices where published."
          : "",
      caption: "Plans, list prices from 1 July 2026 in USD per user and month",
      columns: ["Plan", "Price", "Seats", "Key features", "Proposal"],
      rows: [
        {
          cells: [
            "Microsoft 365 A3",
            "quotation",
            "no limit",
            "Windows, Entra ID P1, Intune; student use benefit",
            "main plan",
          ],
          when: ACADEMIC,
          source: ["ej"],
        },
        {
          cells: [
            "Microsoft 365 A5",
            "quotation",
            "no limit",
            "Entra ID P2, Defender and Purview suites",
            (brief) =>
              brief.holds(A5_GROUP)
                ? "administrators, sensitive group"
                : `administrators${brief.holds(OPTIMISE) ? "; otherwise a finding" : ""}`,
          ],
          when: ACADEMIC,
          source: ["ej"],
        },
        {
          cells: ["Business Standard", "14", "300", "Desktop applications, no device management", "not proposed"],
          when: all(SEATS, none(ACADEMIC, OWNED)), // who holds a plan chooses no lower one

          source: ["m365-price"],
        },
        {
          cells: [
            "Business Premium",
            "22",
            "300",
            "Entra ID P1, Intune, mail and device protection",
            here("main plan"),
          ],
          when: all(SEATS, none(ACADEMIC)),
          source: ["m365-price", "m365-bp"],
        },
        {
          cells: ["Office 365 E3", "26", "no limit", "Applications and services, no device management", "not proposed"],
          when: all(LARGER, none(ACADEMIC, OWNED)),
          source: ["m365-price"],
        },
        {
          cells: [
            "Microsoft 365 E3",
            "39",
            "no limit",
            "Windows, Entra ID P1, Intune",
            (brief) =>
              here(
                brief.holds(all(OPTIMISE, E5))
                  ? "for all others"
                  : brief.holds(E5)
                    ? brief.holds(STEP)
                      ? brief.given("user-licences") === null
                        ? "assumed to be held"
                        : "base of the step"
                      : "alternative"
                    : "main plan",
              )(brief),
          ],
          when: any(LARGER, ACADEMIC),
          source: ["m365-price"],
        },
        {
          cells: [
            "Microsoft 365 E5",
            "60",
            "no limit",
            "Entra ID P2, Defender and Purview suites",
            (brief) =>
              brief.holds(all(OPTIMISE, E5))
                ? "where its functions are used"
                : brief.holds(E5)
                  ? "main plan"
                  : brief.holds(all(OPTIMISE, LARGER))
                    ? "finding, if the data call for it"
                    : brief.holds(any(SUITE, SUITE_ON_E3, SUITE_FOUND))
                      ? `costs more than the suite${brief.holds(all(any(SUITE, SUITE_FOUND), BOTH_SUITES)) ? "s" : ""}`
                      : brief.holds(SENSITIVE)
                        ? "for the sensitive group"
                        : "not proposed",
          ],
          when: all(any(LARGER, SUITE, SUITE_FOUND), none(ACADEMIC)),
          source: ["m365-price"],
        },
        {
          cells: [
            "Purview suite",
            "10 on top",
            "300",
            "Auto-labelling, endpoint and Teams DLP, one-year audit retention",
            suiteFor,
          ],
          when: all(any(SUITE, SUITE_FOUND), none(BOTH_SUITES)),
          source: ["bp-suites", "purview"],
        },
        {
          cells: [
            "Purview suite",
            "12 on top",
            "no limit",
            "Auto-labelling, endpoint and Teams DLP, one-year audit retention",
            "for the sensitive group",
          ],
          when: SUITE_ON_E3,
          source: ["purview-suite", "purview"],
        },
        {
          cells: [
            "Defender and Purview suites",
            "15 on top",
            "300",
            "Auto-labelling, endpoint and Teams DLP, one-year audit retention, Entra ID P2",
            suiteFor,
          ],
          when: all(any(SUITE, SUITE_FOUND), BOTH_SUITES),
          source: ["bp-suites", "purview"],
        },
        {
          cells: [
            "F3",
            "10",
            "no limit",
            "Phone or shared device, Office on the web, 2 GB mailbox",
            (brief) => `${plural(onF3(brief), "shift worker")}`,
          ],
          when: none(ACADEMIC),
          asked: (brief) => onF3(brief) > 0,
          source: ["m365-price"],
        },
      ],
    },
    {
      id: "m365.purview",
      section: "security",
      heading: "Protection by licence level",
      when: all(LABELS, none(SUITE, E5_BOUGHT)), // whose licence table says what it adds, and where all hold it
      caption: "Protection features included",
      columns: ["Feature", "Base plan", "Higher plan"],
      rows: [
        {
          cells: [
            "Plan",
            (brief) => (brief.holds(ACADEMIC) ? "A3" : brief.holds(SEATS) ? "Business Premium" : "Microsoft 365 E3"),
            (brief) =>
              brief.holds(ACADEMIC)
                ? "A5"
                : brief.holds(SUITE_ON_E3)
                  ? "E3 with Purview suite"
                  : `E5${brief.holds(SEATS) ? " or Purview suite" : ""}`,
          ],
          source: ["purview"],
        },
        { cells: ["Auto-labelling, classifiers, exact data match", "no", "yes"], source: ["purview"] },
        { cells: ["Manual labels with encryption; DLP for mail and files", "yes", "yes"], source: ["purview"] },
        { cells: ["DLP on endpoints and in Teams", "no", "yes"], source: ["purview"] },
        {
          cells: ["Insider risk, communication compliance", "no", "yes"],
          when: any(is("industry", "finance"), is("security-requirements", "compliance", "data-loss-prevention")),
          source: ["purview"],
        },
        { cells: ["Audit retention", "180 days", "1 year"], source: ["purview"] },
        {
          cells: [
            "Of these, on F3 (shift workers)",
            "manual labels, 180-day audit",
            "F5 Compliance add-on, not priced",
          ],
          when: none(ACADEMIC),
          asked: (brief) => onF3(brief) > 0,
          source: ["purview"],
        },
      ],
    },
    {
      id: "m365.baseline",
      section: "solution",
      heading: "Tenant baseline",
      intro: (brief) =>
        brief.holds(SMALL)
          ? ""
          : `The steps follow the CISA baseline, written for US federal agencies and measured with ScubaGear; ${brief.holds(SEATS) ? "sharing and meeting recording are relaxed and each exception recorded" : "the security lead signs and dates each exception"}.${brief.holds(OWNED) ? " Settings affecting all users at once are announced a week ahead." : ""}`,
      caption: "Baseline steps and timing",
      columns: ["Step", "Setting", "When", "Baseline policy"],
      rows: [
        {
          cells: [
            "Mail authentication",
            "SPF hard fail and DKIM; DMARC raised to reject in steps, reports to a monitored mailbox",
            (brief) =>
              `${brief.holds(MAIL_MOVES) ? "p=none before the pilot; quarantine two weeks after mail cutover, reject two weeks later" : "p=none at the start of phase 2; quarantine and reject two weeks apart"}; the client takes any step due after acceptance`,
            "MS.EXO.2.2, 3.1, 4.1, 4.2",
          ],
          source: ["scuba"],
        },
        {
          cells: [
            "Administrators",
            (brief) =>
              `2 to 8 global administrators, cloud-only, ${brief.holds(ELIGIBLE) ? "time-limited roles activated on request" : "separate from everyday accounts"}${beyondGlobal(brief)}`,
            "before the pilot",
            (brief) => (brief.holds(ELIGIBLE) ? "MS.AAD.7.1–7.6" : "MS.AAD.7.1–7.3"),
          ],
          source: ["scuba"],
        },
        {
          cells: [
            "Break-glass",
            (brief) =>
              `Two accounts with FIDO2 keys in two ${brief.holds(SMALL) ? "places" : "safes"}, excluded from policies; sign-in log rule alerts on use`,
            "before the pilot",
            "own setting",
          ],
          source: ["mfa-mandatory", "ca-templates"],
        },
        {
          cells: [
            "Access policies",
            "Security defaults off as CA01 to CA04 take effect; new joiners register MFA with a Temporary Access Pass",
            (brief) =>
              brief.holds(OWNED)
                ? "pilot group at pilot start; all users in phase 3, or at once where security defaults are on"
                : "pilot group at pilot start, then each user who moves",
            "MS.AAD.1.1",
          ],
          source: ["scuba", "ca-templates"],
        },
        {
          cells: ["Application consent", "Administrators consent, users request", "before the pilot", "MS.AAD.5.1–5.3"],
          source: ["scuba"],
        },
        {
          cells: [
            "Guests and sharing",
            (brief) =>
              `Guests invited by named roles from allowed domains${guestsOf(brief)}, links to named people only${brief.holds(OWNED) ? "; existing links expire once owners are informed" : ""}`,
            (brief) => (brief.holds(OWNED) ? "before the pilot; existing links in phase 3" : "before the pilot"),
            "MS.AAD.8.1–8.3, MS.SHAREPOINT.1.1–3.2",
          ],
          source: ["scuba", "ej"],
        },
        {
          cells: [
            "Mail",
            (brief) =>
              `No external auto-forwarding, external tag, preset protection; basic authentication for sending off${brief.holds(any(CALLED, BOTH_CALLED)) ? " except listed applications" : ""}; unauthenticated Direct Send rejected (RejectDirectSend)`,
            "before the pilot; RejectDirectSend once the last sender has changed",
            "MS.EXO.1.1, 5.1, 7.1",
          ],
          source: ["scuba", "direct-send"],
        },
        {
          cells: [
            "Audit",
            (brief) =>
              brief.holds(E5_BOUGHT)
                ? `On; retained one year${onF3(brief) > 0 ? ", F3 180 days" : ""}${filed(brief)}`
                : brief.holds(E5)
                  ? `On; retained one year on E5, 180 days on E3${onF3(brief) > 0 ? " and F3" : ""}, extended to twelve months by monthly export${filed(brief)}`
                  : `On; retained 180 days${brief.holds(any(SUITE, SENSITIVE, A5_GROUP)) ? `, one year for holders of ${highest(brief)},` : ","} extended to twelve months by monthly export${filed(brief)}`,
            "before the pilot",
            "MS.SECURITYSUITE.5.1–5.2",
          ],
          source: ["scuba", "purview"],
        },
        {
          cells: [
            "Teams",
            "No meetings started by anonymous users, external domains by allow list, app approval; teams expire unless renewed by an owner",
            "before the pilot",
            "MS.TEAMS.1.2, 2.1, 5.x",
          ],
          source: ["scuba"],
        },
        {
          cells: [
            "Power Platform",
            "A data policy per environment: connectors classed as business or blocked",
            "before the pilot",
            "MS.POWERPLATFORM.2.1–2.2",
          ],
          when: is("current-technologies", "power-platform"),
          source: ["scuba"],
        },
        {
          cells: [
            "Passwords",
            (brief) =>
              `No expiry${brief.holds(DIRECTORY) ? " in the cloud; synchronised passwords follow Active Directory" : ""}`,
            "before the pilot",
            "MS.AAD.6.1",
          ],
          source: ["scuba"],
        },
        {
          cells: [
            "Devices",
            (brief) =>
              `${brief.holds(OPTIMISE) ? "Compliance" : "Enrolment restrictions, compliance"}, update rings; devices without a policy set to non-compliant`,
            "pilot group in phase 2, others in phase 3",
            "own setting",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Labels and retention",
            (brief) =>
              `Four to six labels, default retention${brief.holds(all(PREMIUM, none(OPTIMISE))) ? `; ${brief.holds(E5) && onF3(brief) === 0 ? "" : `for holders of ${highest(brief)} `}one auto-label and DLP on endpoints and in Teams` : ""}`,
            "simulation from the pilot, enforced in phase 3",
            "own setting",
          ],
          when: LABELS,
          source: ["purview", "ej"],
        },
      ],
    },
    {
      id: "m365.dns",
      section: "solution",
      heading: "Public DNS",
      caption: "DNS records to set",
      when: all(MAIL_MOVES, none(OWNED)), // else the baseline says all
      columns: ["Record", "Value", "When"],
      rows: [
        {
          cells: [
            "MX",
            "client-domain-tld.mail.protection.outlook.com, as shown by the tenant",
            "mail cutover; TTL lowered 48 hours before",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "TXT (SPF)",
            "v=spf1 include:spf.protection.outlook.com, all other senders, -all; ten look-ups at most",
            "before cutover",
          ],
          source: ["scuba", "ej"],
        },
        {
          cells: [
            "CNAME (DKIM), two",
            "selector1 and selector2, values from the tenant; 2,048-bit keys",
            "before cutover",
          ],
          source: ["scuba", "ej"],
        },
        {
          cells: ["CNAME (autodiscover)", "autodiscover.outlook.com", "mail cutover"],
          source: ["ej"],
        },
      ],
    },
    {
      id: "m365.migration",
      section: "solution",
      heading: "Mailbox copy times",
      caption: "Published days to copy 50% and 90% of mailboxes, by size",
      when: all(MAIL_MOVES, LARGER),
      columns: ["Mailbox", "50%|number", "90%|number", "Action"],
      rows: [
        { cells: ["1–10 GB", "1", "7", "start a week before cutover"], source: ["exo-mig"] },
        { cells: ["10–50 GB", "3", "14", "start two weeks before"], source: ["exo-mig"] },
        { cells: ["50–100 GB", "3", "30", "start a month before"], source: ["exo-mig"] },
        { cells: ["100–200 GB", "8", "45", "archive first"], source: ["exo-mig"] },
      ],
    },
    {
      id: "m365.exchange",
      section: "solution",
      heading: "Exchange Server today",
      intro: exchangeToday,
      caption: "Upgrade path by Exchange version found",
      when: all(OWN_MAIL, MAIL_MOVES),
      columns: ["Version", "Path"],
      rows: [
        {
          cells: [
            "2013",
            (brief) =>
              brief.holds(ONE_WEEKEND)
                ? "final 2013 update, then migrate"
                : "move mailboxes to a newer server in use, then as for that version; without one, by a third-party tool, quoted separately. SE cannot coexist with 2013",
          ],
          asked: (brief) => mayRun(brief, "2013"),
          source: ["eol", "ej"],
        },
        {
          cells: [
            "2016",
            (brief) =>
              brief.holds(HYBRID_SERVER)
                ? "CU23, add an SE server, move mailboxes to the cloud, remove 2016 before SE CU2 ends coexistence"
                : "final 2016 update, then migrate",
          ],
          asked: (brief) => mayRun(brief, "2013", "2016"),
          source: ["eol", "exo-ews", "ej"],
        },
        {
          cells: [
            "2019",
            (brief) =>
              brief.holds(HYBRID_SERVER)
                ? "CU14 or CU15, add an SE server or upgrade an emptied 2019 server in place, move mailboxes to the cloud, remove 2019 before SE CU2 ends coexistence"
                : "final 2019 update, then migrate",
          ],
          asked: (brief) => mayRun(brief, "2013", "2016", "2019"),
          source: ["eol", "exo-ews", "ej"],
        },
        {
          cells: [
            "SE",
            (brief) =>
              brief.holds(SIDE_BY_SIDE)
                ? "latest cumulative update, then hybrid"
                : "latest cumulative update, then migrate",
          ],
          asked: (brief) => !ownsSe(brief),
          source: ["exo-ews"],
        },
      ],
    },
    CONDITIONAL_ACCESS,
    {
      id: "m365.adoption",
      section: "approach",
      heading: "Adoption",
      caption: "Adoption by audience",
      columns: ["Audience", "What changes", "Help", "Measure"],
      rows: [
        {
          cells: [
            "Shift workers",
            (brief) =>
              brief.holds(OPTIMISE)
                ? "MFA by phone, or by key at the shared device"
                : isKeyEach(brief)
                  ? "Key at the shared device, optionally their own phone"
                  : "Phone or shared device instead of a PC account",
            "5-minute demonstration at shift start",
            (brief) => (brief.holds(OPTIMISE) ? "100% registered before enforcement" : "80% active in 30 days"),
          ],
          asked: (brief) => brief.frontline > 0,
          source: ["ej"],
        },
        {
          cells: [
            "Team and site owners",
            "Old links expire, guests confirmed or removed",
            "list of their links and guests, drop-in hour",
            "every guest confirmed by an owner",
          ],
          when: OPTIMISE,
          source: ["scuba", "ej"],
        },
      ],
    },
  ],
  tasks: [
    ...[true, false].map(
      (first): TaskRow => ({
        phase: 1,
        title: "Applications using EWS and basic authentication: list, owners, exceptions",
        ...(first && { mark: "deadline" }), // done before what may run beside it
        kind: "discovery",
        role: "Engineer",
        weight: 2,
        deliverable: "Application list with owner, new method and date, exceptions set",
        when: CALLED,
        asked: (brief) => (isEwsOff(brief) || endsEarly(brief)) === first,
      }),
    ),
    {
      phase: 1,
      title: "Applications and devices that send or read mail: list and owners",
      kind: "discovery",
      role: "Engineer",
      weight: 2,
      deliverable: "Application list with owner, new method and date",
      when: none(CALLED),
    },
    {
      phase: 1,
      title: "Tenant audit and licence plan",
      kind: "discovery",
      role: "Architect",
      weight: 3,
      deliverable: "Baseline report, seats compared with 30-day sign-ins, licence plan",
      when: OWNED,
    },
    {
      phase: 1,
      title: "Licence plan, tenant and public domains",
      kind: "discovery",
      role: "Architect",
      weight: 3,
      most: 10,
      deliverable: "Licence plan, tenant with verified domains",
      when: none(OWNED),
    },
    {
      phase: 1,
      title: "Mail and file inventory",
      kind: "discovery",
      role: "Engineer",
      weight: 3,
      deliverable: (brief) =>
        `Mailboxes by ${runs2013(brief) ? "server and " : ""}size with delegates${brief.holds(OWN_MAIL) ? ", items above the 150 MB migration limit" : ""}, shares with size and owner${listedSites(brief)}, paths over 400 characters`,
      when: MAIL_MOVES,
    },
    {
      phase: 1,
      title: "File inventory",
      kind: "discovery",
      role: "Engineer",
      weight: 2,
      deliverable: (brief) => `Shares with size and owner${listedSites(brief)}, paths over 400 characters`,
      when: none(MAIL_MOVES, OPTIMISE),
    },
    {
      phase: 1,
      title: "Seats, guests, links and consents in use",
      kind: "discovery",
      role: "Engineer",
      weight: 3,
      deliverable: "List of unused seats, sharing and consent report",
      when: OPTIMISE,
    },
    {
      phase: 2,
      title: (brief) =>
        brief.holds(CALLED)
          ? "Replacement of EWS and basic authentication"
          : "Applications and devices set up for Graph, OAuth or a connector",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 3,
      holds: wholeDay,
      deliverable: (brief) => {
        const later = listed(laterCallers(brief));
        return brief.holds(CALLED)
          ? `${replaced(brief)}${later ? ` except ${leftFor(later, brief)}` : ""}, or outage accepted by the owner`
          : `Applications${later ? ` (${later} in phase 3)` : ""} set up and tested, ready to switch with their mailboxes, or outage accepted`;
      },
    },
    {
      phase: 2,
      title: "Tenant baseline",
      mark: "platform",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 5,
      most: 20, // the settings of one tenant
      holds: 1,
      deliverable: "Every baseline step set or signed as an exception, report before and after",
    },
    {
      phase: 2,
      title: "Synchronisation and sign-in",
      mark: "identities",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 3,
      most: 10,
      deliverable: "IdFix findings cleared, staging server in step, pilot accounts synchronised and matched",
      when: all(DIRECTORY, none(OPTIMISE)),
    },
    {
      phase: 2,
      title: (brief) =>
        `Exchange hybrid: ${ownsSe(brief) ? "latest update" : "supported server"}, hybrid configuration, connectors`,
      waits: ["identities", "platform"],
      kind: "build",
      role: "Engineer",
      weight: (brief) => (brief.holds(SEATS) ? 7 : 5), // one server at any size
      most: 14,
      holds: 1.5,
      deliverable: "Endpoint tested (Test-MigrationServerAvailability), mail flow and free/busy both ways",
      when: HYBRID_SERVER,
    },
    {
      phase: 2,
      title: "Exchange: minimal hybrid configuration and connectors",
      waits: ["identities", "platform"],
      kind: "build",
      role: "Engineer",
      weight: 3,
      deliverable: "Endpoint tested (Test-MigrationServerAvailability), a test mailbox moved there and back",
      when: all(EXCHANGE, DIRECTORY, MAIL_MOVES, none(HYBRID_SERVER)),
    },
    {
      phase: 2,
      title: "Synchronisation: version, filters and stale account clean-up",
      mark: "identities",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 2,
      deliverable: "Supported version, accounts without an owner disabled",
      when: all(DIRECTORY, OPTIMISE),
    },
    {
      phase: 2,
      title: (brief) =>
        `Access policies in stages, ${brief.holds(OPTIMISE) ? "device compliance" : "enrolment of the pilot's devices"}`,
      waits: ["identities", "platform"],
      kind: "build",
      stopsAs: "pilot", // the pilot group feels them
      role: "Engineer",
      weight: (brief) => (brief.holds(OPTIMISE) ? 3 : 4),
      holds: (brief) => (brief.holds(OPTIMISE) ? wholeDay(brief) : 0),
      deliverable: policiesInStages,
    },
    {
      phase: 2,
      title: "Data policies and data gateway",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 2,
      holds: wholeDay,
      deliverable: "Gateway cluster, a data policy per environment",
      when: DATA_GATEWAY,
    },
    {
      phase: 2,
      title: (brief) =>
        brief.holds(ONE_WEEKEND)
          ? "Pilot: files and devices of selected users, mail in test mailboxes"
          : `Pilot with ${people(pilot(brief))}: ${brief.holds(MAIL_MOVES) ? "mail, files" : brief.holds(OPTIMISE) ? "policies, sharing" : "policies, files"}, devices`,
      kind: "pilot",
      role: "Engineer",
      weight: 4,
      holds: wholeDay,
      deliverable: "Pilot report with test results, tickets and times",
    },
    { ...BACKUP, when: none(LARGER, OPTIMISE) },
    { ...BACKUP, when: all(LARGER, none(OPTIMISE)), stopsAs: "build" }, // users notice nothing of it, nor of the copies that follow
    {
      phase: 3,
      title: "Mailboxes and mail cutover",
      mark: "mail",
      waits: ["backup", "training", "callers"],
      kind: "rollout",
      role: "Engineer",
      weight: 7,
      holds: 1,
      deliverable: "90% of mailboxes without skipped items, the others resolved",
      when: MAIL_MOVES,
    },
    {
      phase: 3,
      title: "Licence right-sizing and clean-up of guests, sharing, consent",
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 6,
      holds: wholeDay,
      deliverable: "Surplus seats unassigned, guests confirmed or removed, unowned consents revoked",
      when: OPTIMISE,
    },
    {
      phase: 3,
      title: "Files to OneDrive and SharePoint",
      waits: ["backup", "training"],
      kind: "rollout",
      role: "Engineer",
      weight: 4,
      holds: 0.5,
      deliverable: "Shares read-only, failed files resolved, no library above 300,000 files",
      when: none(OPTIMISE),
    },
    {
      phase: 3,
      title: "SharePoint Server content",
      waits: ["backup", "training"],
      kind: "rollout",
      role: "Engineer",
      weight: 4,
      holds: 1,
      deliverable:
        "Sites moved, permissions compared, old server read-only until the client shuts it down after acceptance",
      when: CONTENT_MOVES,
    },
    {
      phase: 3,
      title: (brief) => {
        const wave = (brief.given("sites") ?? 1) > 2 ? "site" : waveOf(brief);
        return `Devices enrolled, ${wave} by ${wave}`;
      },
      mark: "devices",
      waits: ["training"],
      completes: ["mobile-device-management"],
      kind: "rollout",
      role: "Engineer",
      weight: 5,
      holds: ({ devices }) => Math.min(2, devices / ENROLLED_A_DAY),
      deliverable: (brief) =>
        `Devices compliant, older Office replaced, exceptions with an end date${keysHandedOut(brief)}`,
      when: none(OPTIMISE),
    },
    {
      phase: 3,
      title: "Enforcement of access policies",
      waits: ["training", "devices"],
      carries: ["mfa"],
      kind: "rollout",
      role: "Architect",
      weight: 2,
      holds: 0.5,
      deliverable: (brief) =>
        `Policies enforced, each exception with an end date${brief.holds(OPTIMISE) ? keysHandedOut(brief) : brief.holds(OWNED) ? ", old sharing links expired" : ""}`,
    },
    {
      phase: 3,
      title: "Labels, DLP and retention",
      waits: ["training"],
      completes: ["data-encryption", "compliance", "data-loss-prevention", "zero-trust"],
      kind: "rollout",
      role: "Architect",
      weight: 4,
      holds: 0.5,
      deliverable: "Policies out of simulation, false positives resolved",
      when: LABELS,
    },
    {
      phase: 4,
      title: "Exchange Server decommissioning",
      kind: "handover",
      role: "Engineer",
      weight: 2,
      deliverable: (brief) =>
        brief.holds(HYBRID_SERVER)
          ? "Old servers removed, one SE server retained for mail attributes, port 443 closed"
          : "Last server off the network, relay via connector",
      when: any(HYBRID_SERVER, all(EXCHANGE, MAIL_MOVES)),
    },
    {
      phase: 4,
      title: "Restore test, baseline report after, adoption figures",
      kind: "acceptance",
      role: "Architect",
      weight: 2,
      most: ({ size }) => MOST_CLOSING_DAYS[size],
      deliverable: "Restore record, second report, usage report",
    },
  ],
  risks: [
    {
      id: "MS1",
      text: ({ brief }) =>
        isEwsOff(brief)
          ? `${callersOf(brief)} using basic authentication stop working; EWS callers ${EWS_END >= brief.today ? "stop" : "stopped"} on ${formatDay(EWS_END)}`
          : `${callersOf(brief)} using EWS or basic authentication stop working`,
      likelihood: 4,
      impact: 4,
      mitigation: ({ brief, plan }) => {
        const isEwsLast = (plan.phases.findLast(({ number }) => number === 3)?.lastDay ?? plan.end) <= EWS_END;
        const replaced =
          isEwsOff(brief) || isEwsLast
            ? "all replaced"
            : endsEarly(brief)
              ? `EWS callers changed by their owners by ${formatDay(EWS_END)}, everything else replaced`
              : `EWS replaced by ${formatDay(EWS_END)}, everything else`;
        return `Logs reviewed on the first day of access, exceptions set the same week, ${replaced} before go-live`;
      },
      owner: "Client IT lead",
      trigger: (client) => `An application without an owner on ${designDay(client)}`,
      when: CALLED,
      source: ["exo-ews"],
    },
    {
      id: "MS11",
      text: ({ brief }) => `${callersOf(brief)} cannot send or read mail after migration`,
      likelihood: 4,
      impact: 4,
      mitigation: "Listed with owners in phase 1, tested in the tenant, switched with their mailboxes",
      owner: "Client IT lead",
      trigger: (client) => `An application without an owner on ${designDay(client)}`,
      when: none(CALLED),
      source: ["exo-ews"],
    },
    {
      id: "MS2",
      text: "Connect Sync is below 2.5.79.0 and has not synchronised since 30 September 2026",
      likelihood: 2, // of accounts that stand still for weeks somebody would know
      impact: 5,
      mitigation: "Version and last run checked in week 1, and upgraded at once",
      owner: "Client IT lead",
      trigger: "Version below the limit, or no run for 3 hours",
      when: SYNCHRONISED,
      source: ["entra-sync"],
    },
    {
      id: "MS3",
      text: "Recipients reject legitimate mail",
      likelihood: 2,
      impact: 4,
      mitigation: "Two weeks per DMARC step, reports reviewed before the next",
      owner: "Engineer",
      trigger: "A legitimate sender in a failure report",
      source: ["scuba"],
    },
    {
      id: "MS4",
      text: ({ brief }) => `Guest accounts${guestsOf(brief)} and old sharing links expose more data than intended`,
      likelihood: 3,
      impact: 4,
      mitigation: "Sharing report before the pilot, old links expired",
      owner: "Security lead",
      trigger: "An “Anyone” link in the sharing report",
      when: OWNED,
      source: ["scuba", "ej"],
    },
    {
      id: "MS5",
      text: ({ brief }) =>
        isNearLimit(brief)
          ? `Growth beyond the ${figure(onPlan(brief))} planned seats exceeds the 300-seat limit of Business Premium`
          : null,
      likelihood: 3,
      impact: 3,
      mitigation: "Monthly seat count, budget for the step to E3",
      owner: "Client IT lead",
      trigger: "270 seats",
      when: all(is("company-size", "medium"), none(ACADEMIC)),
      source: ["m365-price"],
    },
    {
      id: "MS7",
      text: ({ brief }) =>
        `${exchangeFound(brief)} exposed to the internet after migration${brief.holds(HYBRID_SERVER) || ownsSe(brief) ? "" : "; during it Exchange Online may throttle or block mail from unsupported versions"}`,
      likelihood: 3,
      impact: 5,
      mitigation: ({ brief }) =>
        `${mayRun(brief, "2013", "2016", "2019") ? "Last update installed" : "Fully patched"} while rollback is possible, unpublished at decommissioning in phase 4`,
      owner: "Client IT lead",
      trigger: "Port 443 open at acceptance",
      when: all(EXCHANGE, MAIL_MOVES),
      source: ["eol", "ej"],
    },
    {
      id: "MS12",
      text: ({ brief }) =>
        `${exchangeFound(brief)} exposed to the internet, and Exchange Online throttles, then blocks, its mail`,
      likelihood: 3,
      impact: 5,
      mitigation: "Exposure checked in week 1; closure or migration reported as a priced finding",
      owner: "Client IT lead",
      trigger: "Port 443 open on an unsupported version",
      when: all(EXCHANGE, OPTIMISE),
      asked: (brief) => mayRun(brief, "2013", "2016", "2019"),
      source: ["eol", "ej"],
    },
    {
      id: "MS13",
      text: "Mailboxes cannot leave Exchange 2013, as no newer server runs alongside it",
      likelihood: 4, // two versions side by side are rare outside large organisations
      impact: 4,
      mitigation: "Versions by server in week 1; a third-party tool quoted before design sign-off",
      owner: "Client IT lead",
      trigger: "No newer server in the mailbox inventory",
      asked: runs2013,
      source: ["eol", "ej"],
    },
    {
      id: "MS14",
      text: ({ brief }) =>
        `Links do not carry the ${figure(lineMbps(brief))} Mbps that the rollout assumes: at ${LINE_MBPS} Mbps copying takes ${figure(lineNights(brief))} nights`,
      likelihood: ({ brief }) => (lineMbps(brief) > 5 * LINE_MBPS ? 4 : 3),
      impact: 4,
      mitigation: "Speed measured in week 1; old data archived first, or the rollout extended",
      owner: "Client IT lead",
      trigger: (client) => `No measurement by ${designDay(client)}`,
      when: none(OPTIMISE),
      asked: (brief) => lineMbps(brief) > LINE_MBPS,
      source: ["ej"],
    },
    {
      id: "MS15",
      text: (client) =>
        client.brief.holds(OPTIMISE)
          ? repaid(client)
          : `Costs are to fall, yet the plan adds ${added(client)} unless products worth as much are given up`,
      likelihood: 3,
      impact: 4,
      mitigation: "Products to be replaced listed in phase 1, with annual cost and end of term",
      owner: "Sponsor",
      trigger: (client) => `Products listed by ${designDay(client)} are worth less`,
      when: all(is("primary-objective", "cost-reduction"), none(all(OPTIMISE, any(LARGER, ACADEMIC)))), // there the plan decision tells it
      source: ["ej"],
    },
    {
      id: "MS8",
      text: ({ brief }) => `An access policy locks out all ${people(brief.users)} at once`,
      likelihood: 2,
      impact: 5,
      mitigation: "Each policy tested with both break-glass accounts before enforcement",
      owner: "Security lead",
      trigger: "Enforcement date without a test record",
      source: ["ca-templates"],
    },
    {
      id: "MS10",
      text: ({ brief }) => {
        const owned = brief.given("user-licences");
        if (owned === 0) return null;
        return `Renewing ${owned ? plural(owned - surplus(brief), "licence") : "the licences held"} costs more than budgeted`;
      },
      likelihood: 3,
      impact: 3,
      mitigation: "Renewal quotation in phase 1",
      owner: "Client IT lead",
      trigger: "Renewal within 6 months and no quotation",
      when: OWNED,
      source: ["m365-price"],
    },
  ],
  tests: [
    {
      test: "Mail in and out, with a 10 MB attachment, and encrypted",
      pass: "delivered within 5 minutes in the message trace",
      component: "Mail",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      test: "SPF, DKIM and DMARC for three senders, from message headers in an external mailbox",
      pass: "“pass” for the visible From domain; at most ten SPF look-ups",
      component: "Mail",
      source: ["scuba", "ej"],
    },
    {
      test: "Sign-in with both break-glass accounts, all access policies on",
      pass: "succeeds; the sign-in log shows “Not applied” for each policy, and the alert arrives within 15 minutes",
      component: "Identity",
      when: none(is("security-requirements", "mfa")), // is accepted with that control
      source: ["ca-templates"],
    },
    {
      test: "Registration report “User registration details”",
      pass: (brief) => `every active ${brief.holds(ACADEMIC) ? "staff " : ""}account is MFA-capable`,
      component: "Identity",
      when: none(is("security-requirements", "mfa")), // is accepted as a control of its own
      source: ["scuba"],
    },
    {
      test: "Account of a pupil or student",
      pass: "cannot invite a guest; legacy-protocol sign-in is refused",
      component: "Identity",
      when: ACADEMIC,
      source: ["ej"],
    },
    {
      test: "Labelled file, highest level, sent outside",
      pass: "external recipient denied; Activity explorer shows the file with its label",
      component: "Protection",
      when: all(LABELS, none(is("security-requirements", "data-encryption", "zero-trust"))), // is accepted with those controls
      source: ["purview"],
    },
    {
      test: "Message with a marked test number sent outside, simulation ended",
      pass: "blocked; sent once a reason is stated",
      component: "Protection",
      when: all(SECURE, none(is("security-requirements", "data-loss-prevention"))), // is accepted as a control of its own
      source: ["purview", "ej"],
    },
    {
      test: "Restore of one purged mail and one overwritten file",
      pass: (brief) =>
        `both intact within ${brief.holds(OPTIMISE) ? "a day; without an existing backup, the report says so, with two backup quotations" : "an hour"}`,
      component: "Backup",
      source: ["ej"],
    },
    {
      test: "Device compliance report of Intune",
      pass: "95% compliant",
      component: "Devices",
      source: ["ej"],
    },
    {
      test: "Free/busy in the scheduling assistant of one mailbox on each side",
      pass: "times shown both ways, no hatched lines",
      component: "Hybrid",
      when: HYBRID_SERVER,
      source: ["exo-mig"],
    },
    {
      test: (brief) =>
        `Mailboxes completed without skipped items${brief.holds(OWN_MAIL) ? " (Get-MigrationUser, data consistency score)" : ", counted on both sides"}`,
      pass: (brief) =>
        brief.holds(OWN_MAIL)
          ? "90% Perfect or Good at first run; before go-live, owners approve each Investigate and none is Poor"
          : "90% at first run, all before go-live",
      component: "Mail",
      when: MAIL_MOVES,
      source: ["exo-mig", "ej"],
    },
    {
      test: "Baseline report (Invoke-SCuBA) before and after",
      pass: "failures down by 70%, the remainder listed as exceptions",
      component: "Baseline",
      source: ["scuba", "ej"],
    },
    {
      test: "Assigned seats per plan (admin centre) compared with the persona list",
      pass: "equal; none assigned to a leaver or shared mailbox",
      component: "Licences",
      source: ["ej"],
    },
  ],
  cutover: [
    {
      step: "Policies report-only since phase 2; “Report-only: Failure” in the sign-in log reviewed daily",
      time: "T−7 days",
      check: "no unexplained failure for 5 days",
      back: "disable the policy",
      when: none(MAIL_MOVES),
      source: ["ca-templates", "ej"],
    },
    {
      step: (brief) => `Policies and compliance enforced for the first ${waveOf(brief)}`,
      time: "T0",
      check: "break-glass account tested, sign-in works on every device type",
      back: "report-only for its members",
      when: none(MAIL_MOVES),
      source: ["ca-templates", "ej"],
    },
    {
      step: (brief) => (hasOneWeekend(brief) ? `All other ${waveOf(brief)}s` : `Other ${waveOf(brief)}s in turn`),
      time: (brief) => (hasOneWeekend(brief) ? "the rollout's monthly weekend" : following(brief, "T+3 days onwards")),
      check: "under 5% of the wave raise a ticket",
      back: "remove its members from the policy group",
      when: none(MAIL_MOVES),
      source: ["ca-templates", "ej"],
    },
    {
      step: "Exceptions closed or signed, report-only mode ended",
      time: "before go-live",
      check: "every exception has an owner and an end date",
      back: "exception extended in writing",
      when: none(MAIL_MOVES),
      source: ["ej"],
    },
    {
      step: "TTL of mail records lowered to 300 seconds",
      time: "T−48 h",
      check: "two public resolvers return it (Resolve-DnsName)",
      back: "restore the TTL",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      step: (brief) => `Last batch finalised (${inEvenings(brief) ? "the evening before" : "Friday evening"})`,
      time: (brief) => (inEvenings(brief) ? "T−24 h" : "T−12 h"),
      check: "no failures in Get-MigrationUser; mailbox owners approve skipped items",
      back: "move the mailbox back with a new move request",
      when: SIDE_BY_SIDE,
      source: ["exo-mig"],
    },
    {
      step: (brief) =>
        `Final sync of ${brief.holds(FORWARDED) ? "the last batch" : "all mailboxes"} (${inEvenings(brief) ? "the evening before" : "Friday evening"})`,
      time: (brief) => (inEvenings(brief) ? "T−24 h" : "T−12 h"),
      check: (brief) =>
        brief.holds(ONE_WEEKEND)
          ? "every mailbox synced in Get-MigrationUser"
          : "item counts match, or differences explained",
      back: "leave mailboxes in place",
      when: all(MAIL_MOVES, none(SIDE_BY_SIDE)),
      source: ["exo-mig"],
    },
    {
      step: (brief) =>
        `MX record switched${inEvenings(brief) ? " (evening)" : ""}${brief.holds(OWN_MAIL) ? "; Autodiscover SCP cleared, or domain-joined Outlook keeps querying the old server" : ""}`,
      time: "T0",
      check: "test mail from three providers in the tenant's message trace",
      back: "restore the MX record; the old side still delivers",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      step: (brief) =>
        brief.holds(SIDE_BY_SIDE)
          ? "Profiles, phones and applications verified"
          : "New Outlook profiles, mail re-added on phones, applications switched",
      time: "T+12 h",
      check: (brief) => `five everyday tasks work in each ${waveOf(brief)}`,
      back: "as in the previous step",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      step: (brief) => `Desk-side support (${inEvenings(brief) ? "the next morning" : "Monday"})`,
      time: (brief) => (inEvenings(brief) ? "T+12 h" : "T+48 h"),
      check: "under 5% of users raise a ticket",
      back: "extend the support",
      when: MAIL_MOVES,
      source: ["ej"],
    },
  ],
  coexistence: (brief) =>
    brief.holds(OPTIMISE)
      ? `The tenant stays live throughout; settings change for the pilot group first, then for all users.${(brief.given("sites") ?? 1) > 1 ? " Sites add no work, as settings are central." : ""}`
      : brief.holds(SIDE_BY_SIDE)
        ? `While batches run, a connector carries mail between both sides and addresses stay the same; ${brief.holds(HYBRID_SERVER) ? "free/busy works in both directions" : "free/busy is not shared, so teams move together"}.`
        : brief.holds(ONE_WEEKEND)
          ? `There is no coexistence: all users move on one ${switchDay(brief)}, and the old server runs until it is decommissioned in phase 4.`
          : brief.holds(MAIL_MOVES)
            ? brief.holds(FORWARDED)
              ? "Whole departments move batch by batch. From then on the current provider forwards their mail to the tenant; calendars are not shared across the two sides. The MX record is switched with the last batch."
              : `Pilot users' mail is forwarded to the tenant once they move; all other mailboxes are copied in advance and switched together on one ${switchDay(brief)}. The current provider forwards for 14 days afterwards; addresses stay the same.`
            : "Mail stays in place; settings change for the pilot group first, then for the others in turn.",
  noticed: (brief) =>
    brief.holds(MAIL_MOVES) ? "Mailboxes are switched and access policies enforced" : "Access policies are enforced",
  rollback: (brief) =>
    brief.holds(SIDE_BY_SIDE)
      ? "Restore the MX record and move mailboxes back with new move requests, possible until the old servers are unpublished in phase 4."
      : brief.holds(MAIL_MOVES)
        ? brief.holds(ONE_WEEKEND)
          ? "Restore the MX record, possible until the old server is decommissioned in phase 4; copy mail received meanwhile back by hand."
          : `Restore the MX record, possible for 14 days while the old side still delivers; ${brief.holds(FORWARDED) ? "only the last batch returns, with an export of mail received meanwhile" : "copy mail received meanwhile back by hand"}.`
        : "Set the policy to report-only or remove the group from it, within minutes; previous settings are recorded before each change.",
  operations: [
    {
      frequency: "Daily",
      task: "Service health, mail flow, backup, security alerts, sign-in failures",
      owner: "Client IT",
      source: ["ej"],
    },
    {
      frequency: "Daily",
      task: "Synchronisation runs",
      owner: "Client IT",
      when: DIRECTORY,
      source: ["entra-sync", "ej"],
    },
    { frequency: "Weekly", task: "New guests and application consents", owner: "Client IT", source: ["scuba"] },
    {
      frequency: "Monthly",
      task: "Secure Score, licences, adoption, policy export; senders failing DMARC; application secrets expiring within 60 days",
      owner: "Client IT lead",
      source: ["ej"],
    },
    {
      frequency: "Monthly",
      task: "Audit log export to the archive",
      owner: "Client IT lead",
      when: none(E5_BOUGHT),
      source: ["purview"],
    },
    {
      frequency: "Quarterly",
      task: "Baseline report; sharing report; exception review; break-glass sign-in",
      owner: "Security lead",
      source: ["scuba", "mfa-mandatory"],
    },
    {
      frequency: "Monthly",
      task: "Exchange SE updates: Exchange Online throttles, then blocks mail from outdated servers",
      owner: "Client IT lead",
      when: HYBRID_SERVER,
      source: ["ej"],
    },
    {
      frequency: "Yearly",
      task: "Apple push certificate and tokens renewed, using the original account",
      owner: "Client IT lead",
      source: ["ej"],
    },
  ],
  signals: [], // stand in the calendar
  recovery: [
    {
      service: "Mail and files",
      betters: ["day", "week"],
      rpo: "12 hours",
      rto: "1 to 24 hours by volume",
      method: "Third-party backup of Microsoft 365; recycle bins until it runs",
      when: none(OPTIMISE),
      asked: (brief) => !often(brief),
      source: ["ej"],
    },
    {
      service: "Mail and files",
      rpo: "1 hour",
      rto: "1 to 24 hours by volume",
      method: "Third-party backup of Microsoft 365 for older data, Microsoft 365 Backup for the last hours",
      when: none(OPTIMISE),
      asked: often,
      source: ["ej"],
    },
    {
      service: "Mail and files",
      betters: ["minutes", "hour", "day", "week"],
      rpo: "that of the existing backup, read in phase 1",
      rto: "1 to 24 hours by volume",
      method: "Existing backup, measured by the restore test; any shortfall is a finding",
      when: OPTIMISE,
      source: ["ej"],
    },
    {
      service: "Identity",
      rpo: "none",
      rto: "1 hour",
      method: "Staging server made active; break-glass accounts",
      when: all(DIRECTORY, none(OPTIMISE)),
      source: ["cloudsync", "mfa-mandatory"],
    },
    {
      service: "Identity",
      rpo: "none",
      rto: "1 hour",
      method: "Break-glass accounts",
      when: any(none(DIRECTORY), OPTIMISE),
      source: ["mfa-mandatory"],
    },
    {
      service: "Tenant settings",
      rpo: "changes since the last export",
      rto: "4 hours",
      method: "Policy export monthly and before each change, kept outside the tenant",
      source: ["ej"],
    },
  ],
  assumptions: [
    {
      settledBy: ["change-window"],
      text: (brief) =>
        `Work takes place in business hours${brief.holds(any(SIDE_BY_SIDE, FORWARDED)) ? ", except batch completion in the evening and mail cutover at a weekend" : brief.holds(MAIL_MOVES) ? ", except mail cutover at a weekend" : ""}.`,
      ifWrong: "+15% on out-of-hours days",
      task: "Agree change windows",
      source: ["ej"],
    },
    {
      settledBy: ["mail-volume", "file-volume"],
      text: (brief) => planned(brief),
      ifWrong: (brief) =>
        brief.given("mail-volume") === null
          ? "If more than double: one more week of batches; +0.5 day per mailbox over 100 GB; a larger plan for mailboxes above their limit"
          : "If more than double: one more week for files",
      task: "Mailbox statistics and share sizes",
      when: MAIL_MOVES,
      source: ["ej"],
    },
    {
      settledBy: ["file-volume"],
      text: (brief) =>
        `Files average 5 GB per ${onF3(brief) > 0 ? "knowledge worker and at most 2 GB per shift worker" : "user"}: ${figure(fileGb(brief))} GB in all.`,
      ifWrong: "If more than double: one more week for files",
      task: "Share sizes",
      when: none(MAIL_MOVES, OPTIMISE),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `The ${figure(beyondSpace(brief))} GB that SharePoint has no room for go to OneDrive or an archive; no storage is bought.`,
      ifWrong: (brief) =>
        `${formatAmount(wholeUnits(beyondSpace(brief) * 12 * SPACE_CENTS), "USD")} a year for all of it, at ${formatAmount(SPACE_CENTS, "USD")} per GB and month`,
      task: "Files by owner and age",
      when: none(OPTIMISE, ACADEMIC),
      asked: (brief) => beyondSpace(brief) > 0,
      source: ["sp-storage", "ej"],
    },
    {
      text: (brief) =>
        `${onF3(brief) === 1 ? "The mailbox of the shift worker fits" : `Mailboxes of the ${figure(onF3(brief))} shift workers fit`} the 2 GB of F3, although the mail given averages ${figure(Math.round(mailGb(brief) / brief.users))} GB per user.`,
      ifWrong: (brief) =>
        `${formatAmount((PRICES[mainPlan(brief)].low - PRICES["m365-f3"].low) * 12, "USD")} a year at list price for each moved to the main plan`,
      task: "Mailbox sizes by user type",
      when: all(MAIL_MOVES, none(ACADEMIC)),
      asked: (brief) => onF3(brief) > 0 && (brief.given("mail-volume") ?? 0) > brief.users * (F3_GB + 1),
      source: ["m365-price", "ej"],
    },
    {
      settledBy: ["shift-workers"],
      text: (brief) =>
        brief.frontline > 0
          ? `40% of users are shift workers without their own PC${surplus(brief) > 0 ? `, although ${plural(surplus(brief), "main plan licence")} more than the others need ${surplus(brief) === 1 ? "is" : "are"} held` : ""}.`
          : "No devices are shared.",
      ifWrong: "Licence lines shift between the main plan and F3",
      task: "Persona list with HR",
      when: none(ACADEMIC),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `The ${people(brief.users)} planned for are staff: no pupil or student mailbox, file or device is ${brief.holds(MAIL_MOVES) ? "moved, " : ""}managed or backed up.`,
      ifWrong: "Per-user lines rise with them; effort by up to one size band",
      task: "Accounts by type",
      when: all(ACADEMIC, none(OPTIMISE)),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `The ${figure(brief.given("user-licences") ?? 0)} main plan licences held include unused ones: ${figure(brief.users)} users are planned for.`,
      ifWrong: "Per-user lines and quantities rise in proportion",
      task: "Confirm the head-count with HR before ordering",
      asked: (brief) => brief.people.from === "size" && (brief.given("user-licences") ?? 0) > brief.users,
      source: ["ej"],
    },
    {
      text: "Exchange Server exists, although it was not named; its version decides the upgrade path.",
      ifWrong: (brief) =>
        `No hybrid server: about 10% less effort${brief.holds(OWNED) ? ", or 15% if all mail is in the tenant already" : " and a move from the current provider"}`,
      task: "Read version and cumulative update of every mail server",
      when: all(HYBRID, none(EXCHANGE)),
      source: ["exo-ews", "ej"],
    },
    {
      text: "Exchange Server SE, holding no mailboxes, runs on the free hybrid licence.",
      ifWrong: "A server licence with subscription, by quotation",
      task: "Read the product terms before ordering",
      when: HYBRID_SERVER,
      asked: (brief) => !ownsSe(brief),
      source: ["exo-ews", "ej"],
    },
    {
      text: (brief) =>
        `${brief.has("current-technologies", "azure-services") ? "Azure" : "Power Platform"} uses an existing Entra tenant: Microsoft 365 goes into it, and no second tenant is created.`,
      ifWrong: "Two tenants: choosing between them in the design, +3 days; consolidation priced separately",
      task: "Read the domains, roles and licences of the tenant",
      when: ENTRA,
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Mail is with a hosted provider that gives administrators access to every mailbox${brief.has("cloud-maturity", "no-cloud") ? ", as Exchange Server was not named, although no cloud adoption was stated" : ""}.`,
      ifWrong: "Own mail servers: a hybrid, +10% effort; no such access: users export their mail, +0.5 day per batch",
      task: "Name provider and plan, and test access with one mailbox",
      when: all(MAIL_MOVES, none(OWN_MAIL, OWNED_NAMED)),
      source: ["ej"],
    },
    {
      text: "SharePoint in the answers means SharePoint Server, in addition to SharePoint Online in the tenant.",
      ifWrong: "No content moves, and its task is dropped",
      task: "Read version and volume",
      when: all(CONTENT_MOVES, OWNED_NAMED),
      source: ["ej"],
    },
    {
      text: "SharePoint in the answers means SharePoint Online, part of the tenant.",
      ifWrong: "An on-premises server: its version, support and exposure become findings, effort unchanged",
      task: "Ask at kick-off",
      when: SHAREPOINT_ONLINE,
      source: ["ej"],
    },
    {
      text: "SharePoint in the answers means SharePoint Server.",
      ifWrong: "Its rows are dropped; effort unchanged",
      task: "Read version and volume",
      when: all(SHAREPOINT, OPTIMISE),
      source: ["ej"],
    },
    {
      text: "No SharePoint 2010 or 2013 workflow is still needed: SharePoint Online runs neither.",
      ifWrong: "Each is rebuilt in Power Automate, 1 to 3 days, priced separately",
      task: "List workflows with owner and last run",
      when: CONTENT_MOVES,
      source: ["sp-workflow", "ej"],
    },
    {
      text: "Mail is not yet in the existing tenant: it moves from another provider.",
      ifWrong: "No mailbox moves: about 15% less effort, and no migration tool",
      task: "Check where the MX record points before ordering",
      when: all(MAIL_MOVES, OWNED_NAMED, none(OWN_MAIL)),
      source: ["ej"],
    },
    {
      text: "AD FS is not used for sign-in.",
      ifWrong: "+3 days and +1 per ten relying parties",
      task: "Ask for farm, relying parties and certificates",
      when: all(DIRECTORY, none(OPTIMISE, SMALL)),
      source: ["adfs", "ej"],
    },
    {
      text: "No public folders are in use.",
      ifWrong: "+20% effort on mail",
      task: "List public folders",
      when: all(EXCHANGE, MAIL_MOVES),
      source: ["ej"],
    },
    {
      text: "The Active Directory accounts behind Exchange Server are not synchronised with the tenant.",
      ifWrong: "Minimal hybrid instead of cutover, +3 days and two weeks",
      task: "Look for a synchronisation agent before ordering",
      when: ONE_WEEKEND,
      source: ["exo-mig", "ej"],
    },
    {
      text: (brief) =>
        `Active Directory exists, although it was not named: ${brief.holds(OWN_MAIL) ? "Exchange Server requires it" : brief.holds(SERVER_NEEDS_IT) ? "SharePoint Server requires it" : "it is usual with Windows servers at this size"}.`,
      ifWrong: "No synchronisation, and its task is dropped: accounts are created in Entra ID",
      task: "Read forest, domains and accounts",
      when: all(DIRECTORY, none(DIRECTORY_NAMED)),
      source: ["ej"],
    },
    {
      text: "There is no Active Directory: accounts are created in Entra ID.",
      ifWrong: "Synchronisation and hybrid join of domain PCs: about 5% more effort",
      task: "Ask how users sign in to their PCs",
      when: NO_DIRECTORY,
      source: ["ej"],
    },
    {
      text: "A Microsoft 365 tenant exists, although it was not named.",
      ifWrong: "It becomes a new-tenant project: days re-planned, and every licence due at the printed price",
      task: "Decision before the order",
      when: UNNAMED,
      source: ["m365-price", "ej"],
    },
    {
      text: (brief) =>
        `A newer Exchange server runs alongside 2013, with capacity for its mailboxes; the client moves them there ${brief.holds(HYBRID_SERVER) ? "and removes 2013 before the SE server is built" : "before their batch"}.`,
      ifWrong: "They move by a third-party tool, quoted before design sign-off",
      task: "Versions and mailboxes by server",
      asked: runs2013,
      source: ["eol", "ej"],
    },
    {
      text: (brief) =>
        `Mailboxes of the ${brief.holds(ACADEMIC) ? people(unlicensed(brief)) : plural(unlicensed(brief), "knowledge worker")} without a main plan licence are in the same tenant on other plans; their cost, which ends, is not deducted.`,
      ifWrong: "Mailboxes hosted elsewhere move in a separate project",
      task: "Licences by plan, and mailboxes by person",
      when: all(OWNED_NAMED, none(OPTIMISE, MAIL_MOVES, STEP)),
      asked: (brief) => unlicensed(brief) > 0,
      source: ["ej"],
    },
    {
      text: (brief) =>
        `The ${people(unlicensed(brief))} without a main plan licence hold other plans in this tenant, which the audit lists.`,
      ifWrong: (brief) =>
        `Seats for them ${brief.holds(ACADEMIC) ? "are quoted" : `cost ${seatsCost(brief)} a year at list price`}`,
      task: "Licences by plan and person",
      when: OPTIMISE,
      asked: (brief) => unlicensed(brief) > 0,
      source: ["ej"],
    },
    {
      settledBy: ["user-licences"],
      text: "Existing licences are unknown; lines marked as probably owned are not summed.",
      ifWrong: "They are due at the printed or quoted price",
      task: "Licence export",
      when: OWNED,
      source: ["m365-price"],
    },
  ],
  requests: [
    (brief) =>
      brief.holds(all(MAIL_MOVES, none(EXCHANGE)))
        ? "Mail system, version and update level; mailboxes by number, size, delegates, archives"
        : "",
    (brief) => (brief.holds(all(EXCHANGE, MAIL_MOVES)) ? exchangeAsked(brief) : ""),
    servicesAsked,
    (brief) =>
      brief.holds(NO_DIRECTORY) ? "How users sign in to their computers, and whether an Active Directory exists" : "",
    (brief) => (brief.holds(OPTIMISE) ? "" : sharesAsked(brief)),
    (brief) =>
      brief.holds(OPTIMISE)
        ? "Licence counts by plan with renewal dates, Secure Score, roles of administrators, Conditional Access export"
        : brief.holds(OWNED) && !brief.has("current-technologies", "office-365")
          ? "Licence counts by plan, Secure Score, roles of administrators, Conditional Access export"
          : "",
    (brief) =>
      brief.holds(all(DIRECTORY, none(DIRECTORY_NAMED)))
        ? "Forest and domain functional level, domain controllers by version, AD FS, number of accounts"
        : "",
    (brief) =>
      brief.detail("deadline-reason") === "merger" ? "Tenant, domains and mail system of the other merger party" : "",
    (brief) => (brief.holds(all(EXCHANGE, MAIL_MOVES)) ? "" : "Applications and devices that send mail"),
    (brief) =>
      [
        `Persona list: who needs which applications${brief.holds(OPTIMISE) ? "" : ", and Windows and Office versions by computer"}`,
        ...(brief.has("primary-objective", "cost-reduction")
          ? ["other products paid for, with yearly cost and term"]
          : []),
        ...(brief.holds(RETAINS) ? ["retention periods, from the compliance owner"] : []),
      ].join("; "),
    (brief) => (brief.holds(ACADEMIC) ? "Number of pupils or students, for the use benefit" : ""),
    "Public domains and their registrar",
    (brief) => (brief.holds(all(LABELS, none(RETAINS))) ? "Legal and contractual retention duties" : ""),
  ],
  technologies: {
    "windows-server": {
      effect: (brief) => {
        const carried = [
          ...(brief.holds(DIRECTORY) ? ["synchronisation"] : []),
          ...(brief.holds(DATA_GATEWAY) ? ["the data gateway"] : []),
        ].join(" or ");
        return `Not upgraded in this project${carried ? `; servers hosting ${carried} must run a supported version` : ", which does not depend on it"}`;
      },
      request: "Servers by version and role",
      source: ["eol", "ej"],
    },
    "active-directory": {
      effect: "Source of synchronised accounts",
      request:
        "Forest and domain functional level, domain controllers by version, AD FS, number of accounts, Connect Sync version",
      source: ["cloudsync", "entra-sync", "ej"],
    },
    "exchange-server": {
      effect: (brief) =>
        brief.holds(OPTIMISE)
          ? "Version, exposure and mail path are findings; migration is a separate project"
          : `Determines the migration method and date${mayRun(brief, "2013", "2016", "2019") ? `; only SE is supported, so ${brief.holds(HYBRID_SERVER) ? "the hybrid is built on a supported server" : "older servers serve only for the migration and are then decommissioned"}` : ""}`,
      request: exchangeAsked,
      source: ["eol", "exo-ews"],
    },
    sharepoint: {
      effect: (brief) =>
        brief.holds(SHAREPOINT_ONLINE)
          ? `Sites follow the new sharing${brief.holds(LABELS) ? ", label and retention" : ""} rules; no content moves`
          : brief.holds(OPTIMISE)
            ? "Version and volume are findings; content is not moved"
            : "Content moves to SharePoint Online; custom code and workflows are listed, not rewritten",
      request: (brief) =>
        brief.holds(CONTENT_MOVES) ? sharesAsked(brief) : brief.holds(SHAREPOINT_ONLINE) ? "" : SHAREPOINT_ASKED,
      source: ["eol", "ej"],
    },
    "sql-server": {
      effect: (brief) =>
        `Not moved; ${brief.holds(DATA_GATEWAY) ? "flows reach it through the data gateway" : "flows or reports reading it need a data gateway, which is not part of this project"}`,
      source: ["gateway", "ej"],
    },
    "office-365": {
      effect: (brief) =>
        brief.holds(OPTIMISE)
          ? "Seats, settings and sharing are measured"
          : brief.given("user-licences") === 0
            ? "No licence of the main plan is held: every seat is in the bill of materials"
            : "Existing licences are not bought again; a step up is a separate line in the bill of materials",
      request: (brief) =>
        brief.holds(OPTIMISE) ? "" : "Licence counts by plan, Secure Score, Conditional Access export",
      source: ["entra-sync", "ej"],
    },
    "azure-services": {
      effect: (brief) =>
        brief.holds(ENTRA)
          ? "Microsoft 365 uses its Entra tenant; CA05 applies to its administrators from day one"
          : "Not extended; its portal comes under the same access policies",
      source: ["ca-templates", "ej"],
    },
    "power-platform": {
      effect: (brief) =>
        `Makers and connectors are listed in ${brief.holds(OWNED) ? "the tenant audit" : "discovery"}; a data policy blocks unapproved connectors`,
      request: "Power Platform: environments, makers, connectors, data policies",
      source: ["scuba", "gateway"],
    },
  },
  training: [
    {
      audience: "Administrators",
      content: "Policies, devices, protection, reporting",
      hours: (brief) => (brief.holds(LARGER) ? 16 : 4),
      source: ["ej"],
    },
    {
      audience: "Champions, one per department",
      content: (brief) => (brief.holds(OPTIMISE) ? "Guests, links, first-line help" : "Teams, files, first-line help"),
      hours: 2,
      source: ["ej"],
    },
    {
      audience: "Staff",
      content: (brief) =>
        `Sign-in with MFA, ${brief.holds(OPTIMISE) ? "sharing and guests" : brief.holds(MAIL_MOVES) ? "mail, files, meetings" : "devices, files and sharing"}; recorded, with a one-page guide`,
      hours: 1,
      source: ["ej"],
    },
  ],
  effects: {
    "data-loss": { minutes: OFTEN_KEPT, hour: OFTEN_KEPT, day: KEPT, week: KEPT },
    "mail-volume": {
      unused: (brief) => (brief.holds(MAIL_MOVES) || ownBackup(brief) ? "" : apart(brief)),
    },
    "file-volume": { unused: (brief) => (brief.holds(OPTIMISE) ? apart(brief) : "") },
  },
  diagram,
};
