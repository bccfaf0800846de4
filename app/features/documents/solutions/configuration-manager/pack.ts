/** Microsoft Configuration Manager: site design, sizing, boundaries, update rings and the road to co-management. */

import { DIRECTORY, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { ALWAYS, all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, isMonthly } from "#app/features/documents/brief/change-window.ts";
import { formatAmount, rateOf } from "#app/features/documents/budget/budget.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import { daysOfRow } from "#app/features/documents/effort/effort.ts";
import { REGULATED, type Size } from "#app/features/documents/facts/effort.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { YARDSTICKS } from "#app/features/documents/facts/technologies.ts";
import { foundBy, type Pack, say } from "#app/features/documents/pack.ts";
import { gatesOf } from "#app/features/documents/plan/deadlines.ts";
import { freezesBetween, isFrozen } from "#app/features/documents/plan/freezes.ts";
import { gateDay } from "#app/features/documents/plan/plan.ts";
import { lapsedOf, shownProducts } from "#app/features/documents/plan/support-dates.ts";
import { clientsOf, ENTERPRISE_SITE_CLIENTS, SMALL_SITE_CLIENTS } from "#app/features/documents/rules/conflicts.ts";
import { firstDayOf } from "#app/features/documents/rules/risks.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { isHoliday } from "#app/features/documents/working-days.ts";
import {
  COVERED,
  GATEWAY,
  hasPlan,
  INTUNE,
  LEGACY_MDM,
  OTHER_ENDPOINTS,
  PATCHING,
  SMALL_SITE,
  TENANT,
  UNJOINED,
} from "./outlines.ts";

const LTSC = "Windows 10 LTSC 2021";
const SMALL = is("solution-configuration", "sccm-small");
const MEDIUM = is("solution-configuration", "sccm-medium");
const ENTERPRISE = is("solution-configuration", "sccm-enterprise");
const BEYOND_SMALL = none(is("company-size", "small"));
/** Strong identity was asked for, by an organisation that can run an authority for it. */
const CERTIFICATES = all(
  is("security-requirements", "identity-management", "zero-trust", "data-encryption"),
  BEYOND_SMALL,
);
const ACADEMIC = is("industry", "education");
const CLOUD_FIRST = is("cloud-maturity", "cloud-first");
/** Where there is one site server only, an existing member server synchronises. */
const SYNC_SERVER = all(UNJOINED, any(MEDIUM, ENTERPRISE));
/** Devices that are patched when nobody uses them: Intune's rings know deadlines, and no maintenance windows. */
const KEPT_BY_SITE: Partial<Record<string, string>> = {
  healthcare: "clinical devices",
  manufacturing: "production-line PCs",
  retail: "tills and kiosks",
  education: "teaching-room PCs",
};
/** Servers in numbers, or phones, protection or the state of devices are asked for, which patching alone does not serve. */
const WHOLE_SUITE = any(
  is("company-size", "large", "enterprise"),
  is("security-requirements", "mobile-device-management", "zero-trust", "threat-protection"),
  is("security-requirements", "data-encryption", "data-loss-prevention"),
  all(DIRECTORY, ACADEMIC, is("company-size", "medium"), none(CLOUD_FIRST)), // teaching rooms are imaged
);
/** What a restart at the wrong time costs there. */
const RESTARTS: Pack["risks"] = (
  [
    ["healthcare", "A clinical device restarts while in use"],
    ["manufacturing", "A restart stops a production line"],
    ["retail", "Tills restart during trading"],
    ["education", "Teaching-room PCs restart during a lesson"],
  ] as const
).map(([industry, text]) => ({
  id: `CM14-${industry}`,
  text,
  likelihood: 3,
  impact: 4,
  mitigation: "Dedicated collections, populated before the first deployment and excluded from all others",
  owner: "Client IT lead",
  trigger: "Such a device appears in a workstation collection",
  when: is("industry", industry),
  source: ["ej"],
}));
/** What the site enforces by configuration items, which co-managed clients evaluate no more once Intune configures them. */
const BASELINES = any(is("industry", "government"), is("security-requirements", "data-loss-prevention"));
const SEATS = is("company-size", "small", "medium");
/** Business Premium, the usual plan there, carries Intune and Entra ID P1, and no rights of Configuration Manager. */
const BUSINESS_PLAN = all(SEATS, TENANT, none(ACADEMIC));
/** Sectors in which some users work in shifts: their plan is the frontline one. */
const SHIFTS = is("industry", "retail", "healthcare", "manufacturing");
/** Intune alone is not ranked for its servers only: once these are patched by another service, it can be chosen. */
const SERVERS_DECIDE = all(DIRECTORY, none(SEATS, CLOUD_FIRST));
/** Servers, imaging or restarts are beyond Intune alone. */
const BEHIND = all(
  DIRECTORY,
  none(CLOUD_FIRST),
  any(none(SEATS), all(is("company-size", "medium"), is("industry", ...Object.keys(KEPT_BY_SITE)))),
);

/** Servers in a number that patches alone do not harden; a handful is looked after by hand. */
const SERVERS_TO_HARDEN = all(DIRECTORY, is("current-technologies", "windows-server"), BEYOND_SMALL);
const SITE_SCORES: Pack["options"][number]["scores"] = {
  productivity: 4,
  "enhance-security": 4,
  "remote-work": 4,
  "digital-transformation": 3,
  "compliance-objective": 4,
  scalability: 4,
  innovation: 3,
  run: 2,
};
/** The console opens from machines of its own; the administrator of a small firm has one machine. */
const HELLO = is("security-requirements", "mfa", "zero-trust");
const WORKSTATIONS = all(HELLO, BEYOND_SMALL);
/** Applications packaged as examples, at half a day each; a small site has no more days for them in a larger company. */
const EXAMPLES: Record<Size, number> = { small: 1, medium: 3, large: 6, enterprise: 6 };
const LARGER = all(is("company-size", "large", "enterprise"), none(SMALL));
/** Each is packaged in a task of its own, and shows as much as an example. */
const PACKAGED = is("integration-needs", "crm", "erp", "custom-applications");
const examples = (brief: Brief): number => {
  if (brief.holds(SMALL)) return EXAMPLES.small;
  return brief.holds(all(LARGER, PACKAGED)) ? EXAMPLES.medium : EXAMPLES[brief.size];
};
/** Days by size that a piece of the build or the rollout takes at least. */
const byEffort =
  (days: Record<Size, number>) =>
  ({ size }: Brief): number =>
    days[size];
const WAVE_DAYS: Record<Size, number> = { small: 1 / 3, medium: 0.5, large: 1, enterprise: 2 };
/** Two days; who has never run a site is taught twice as long within them, who has run one half as long. */
const LONGEST_COURSE = 16;
const COURSE: Partial<Record<string, number>> = { none: 2, experienced: 0.5 };
const courseHours = (brief: Brief): number =>
  brief.holds(ENTERPRISE) ? LONGEST_COURSE : { small: 3, medium: 4, large: 6, enterprise: 6 }[brief.size];
/** Each wave is announced, watched and followed up; the two halves of the servers count as one. */
const waveDays = (brief: Brief): number => (waves(brief) + 1) * WAVE_DAYS[brief.size];
/** Half a day each, and half of that once the tenth has shown how. */
const pointDays = (brief: Brief): number => {
  const servers = pointServers(brief);
  return Math.min(servers, 10) / 2 + Math.max(0, servers - 10) / 4;
};
/** Of 2609, which a new site is installed with. */
const VERSION_ENDS = "2028-03-28";
/** Days: an upgrade is made before a version ends, and not while the site is new. */
const UPGRADE_AHEAD = 36;
const SETTLED = 90;

/** Half a year: the longest freezes end within it. */
const LOOK_BACK = 180;
/** The Monday, or the last one before it that no freeze or holiday takes. */
const openMonday = (brief: Brief, monday: number): number => {
  const freezes = freezesBetween(brief, monday - LOOK_BACK, monday + 7);
  let day = monday;
  while (day > monday - LOOK_BACK && (isFrozen(day, freezes) || isHoliday(day, brief.client.country))) day -= 7;
  return day;
};

const per = (brief: Brief, values: readonly [number, number, number]): number =>
  values[["sccm-small", "sccm-medium", "sccm-enterprise"].indexOf(brief.one("solution-configuration"))] ?? 0;
/** Below this a location is served by its neighbours: peer cache and Delivery Optimization. */
const POINT_DEVICES = 50;
const POINT_CARRIES = 4000;
const branchPoints = (brief: Brief): number => (brief.devices / brief.sites >= POINT_DEVICES ? brief.sites - 1 : 0);
/** Locations named for content of their own; there are no more of them than sites. */
const namedSites = (brief: Brief): number | null => {
  const given = brief.given("distribution-sites");
  return given === null ? null : Math.min(given, brief.sites);
};
/** Distribution points in all, those of the main location included: it serves everybody who has none of their own. */
const points = (brief: Brief): number => {
  const branches = branchPoints(brief);
  const here = Math.ceil(brief.devices / (branches + 1) / POINT_CARRIES);
  const given = namedSites(brief);
  return given === null ? here * (branches + 1) + per(brief, [0, 0, 1]) : Math.max(leastPoints(brief), given);
};
/** None carries more, whatever number was named. */
const leastPoints = (brief: Brief): number => Math.ceil(brief.devices / POINT_CARRIES);
const isRaised = (brief: Brief): boolean =>
  leastPoints(brief) > Math.max(1, namedSites(brief) ?? Number.POSITIVE_INFINITY);
/** Where no server of the data centre beside it carries one. */
const secondPoint = (brief: Brief): string => (brief.holds(ENTERPRISE) ? ", two at the main location" : "");
/** Those with a server of their own: the main one stands on the site server or beside the second management point. */
const pointServers = (brief: Brief): number =>
  brief.holds(ENTERPRISE) ? points(brief) : Math.max(0, points(brief) - 1);
/** Of a site on one machine with its distribution points, less what is owned. */
const smallSiteLicences = (brief: Brief): number =>
  Math.max(0, 1 + pointServers(brief) + (wantsSpare(brief) ? 1 : 0) - (brief.given("server-licences") ?? 0));
/** The synchronisation server, which Intune alone needs too, unless it runs on a licence that is owned. */
const syncLicences = (brief: Brief): number =>
  brief.holds(all(DIRECTORY, SYNC_SERVER)) && !brief.given("server-licences") ? 1 : 0;
const MANAGEMENT_LICENCES = "System Center Standard server management licences";
const HOST_LICENCES = "System Center Datacenter server management licences";
const USER_RIGHTS = "Configuration Manager rights for users (Intune Plan 1)";
/** Up to here a set for each two servers costs less than one for each host. */
const FEW_SERVERS = 4;
const SERVERS_A_HOST = 10;
/** As many as the bill sums. */
const serverRights = ({ servers: { plan } }: Brief): string => {
  const isFew = plan <= FEW_SERVERS;
  const { low, high } = PRICES[isFew ? "system-center-standard" : "system-center-datacenter"];
  return formatAmount(((low + high) / 2) * Math.ceil(plan / (isFew ? 2 : SERVERS_A_HOST)), "USD");
};
/** What a school is quoted for them is less. */
const atCommercial = (brief: Brief): string => (brief.holds(ACADEMIC) ? " at the commercial price" : "");
const updatesAlone = (brief: Brief): string =>
  formatAmount(PRICES["update-manager-server"].low * brief.servers.plan * 36, "USD");
/** What a school buys on its own agreement, while the line bears the commercial price. */
const academicPrice = (brief: Brief): string =>
  brief.holds(ACADEMIC) ? "; commercial price, academic by quotation" : "";
/** A small client is told of the other way here: it has no decision that says it. */
const licenceTerms = (brief: Brief): string =>
  `${brief.given("servers") === null ? `, ${plural(brief.servers.plan, "server")} assumed` : ""}, with the three years of Software Assurance that the current branch needs; none if System Center is owned${brief.has("company-size", "small") ? `; for updates alone, Azure Update Manager instead, ${updatesAlone(brief)} over three years` : ""}${academicPrice(brief)}`;
const SERVER_RIGHTS = "Server licences";
const LOCATION = "Hierarchy and location";
const DATA_CENTRE = "Choose the data centre for the primary site";
const askedForServers = (brief: Brief): string =>
  `Choose System Center for ${plural(brief.servers.plan, "server")} (${serverRights(brief)}${atCommercial(brief)}, unless owned with Software Assurance; check first) or, for updates alone, Azure Update Manager (${updatesAlone(brief)} over three years)${brief.holds(SERVERS_DECIDE) ? ", which makes B (Intune only) an option" : ""}`;
const SERVER_LICENCES = "Windows Server 2025 Standard for site systems";
const OPERATIONS = "Operations by the consultant";
const SMALL_GATEWAY = "Cloud management gateway";
const LARGE_GATEWAY = "Cloud management gateway, large instances";
const PREREQUISITE = "Active Directory on two domain controllers (prerequisite)";
const F3 = "Microsoft 365 F3 (includes Intune and Configuration Manager rights)";
const A3 = "Microsoft 365 A3, academic (includes Intune and Configuration Manager rights)";
const SCHOOL_SUITE = "Intune for education with Configuration Manager rights, and Entra ID P1, academic";
const P1 = "Entra ID P1";
const SQL_RIGHT =
  "The Configuration Manager licence includes SQL Server for the site, WSUS and reporting databases only.";
/** So few devices wait an hour for their policy. */
const FEW_OUTSIDE = 50;
/** As many as carry the devices outside, and a second one where its loss would be felt. */
const instances = (brief: Brief): number =>
  Math.max(outside(brief) < FEW_OUTSIDE ? 1 : sized(brief, [1, 2, 2]), Math.ceil(outside(brief) / carried(brief)));
const carried = (brief: Brief): number => (hasLargeInstances(brief) ? LARGE_CARRIES : STANDARD_CARRIES);
/** Why there are two where one has connections for all. */
const standIn = (brief: Brief): string =>
  instances(brief) === 2 && outside(brief) <= carried(brief) ? "; one can carry them all if the other fails" : "";
const forOutside = (brief: Brief): string => {
  const given = brief.given("outside-devices");
  if (given === 0) return "";
  return `, for ${given === null ? `all ${figure(brief.devices)} devices` : plural(given, "remote device")}`;
};
const outside = (brief: Brief): number => brief.given("outside-devices") ?? brief.devices;
/** Connections that a gateway instance of either size carries. */
const STANDARD_CARRIES = 6000;
const LARGE_CARRIES = 10_000;
/** So few that the charge is worth a question, unless remote work is what was asked for. */
const isForFew = (brief: Brief): boolean =>
  outside(brief) > 0 &&
  (brief.given("outside-devices") ?? FEW_OUTSIDE) < FEW_OUTSIDE &&
  !brief.has("primary-objective", "remote-work");
const gatewayPrice = (brief: Brief): string => yearOf(PRICES["cmg-instance"], instances(brief));
const yearOf = ({ low, high }: { low: number; high: number }, quantity: number): string =>
  formatAmount(((low + high) / 2) * quantity * 12, "USD");
const hasLargeInstances = (brief: Brief): boolean => brief.holds(ENTERPRISE) && outside(brief) > STANDARD_CARRIES;
/** Where a plan was named or is usual, and how many are owned is not known. */
const isTakenAsOwned = (brief: Brief): boolean =>
  brief.given("user-licences") === null && brief.holds(any(TENANT, COVERED));
/** Costs less than Intune and Entra ID P1 apart. */
const USER_SUITE = "Enterprise Mobility + Security E3";
/** What no other option needs, and what those of other makers do not need either. */
const OF_THE_SITE = [
  ...[SERVER_LICENCES, MANAGEMENT_LICENCES, HOST_LICENCES, USER_RIGHTS],
  ...[SMALL_GATEWAY, LARGE_GATEWAY, PREREQUISITE, OPERATIONS],
];
const USER_PLANS = [F3, A3, USER_SUITE, SCHOOL_SUITE];
const SUITE_HOLDS = "Intune, Entra ID P1 and Configuration Manager rights";
const suiteFormula = (brief: Brief): string => {
  if (isTakenAsOwned(brief))
    return `${SUITE_HOLDS}, one per ${seat(brief)}; included in Microsoft 365 E3 and E5, one of which is assumed to be owned${brief.holds(TENANT) ? "" : " although none was named"}`;
  if (hasBusinessPlan(brief))
    return `${SUITE_HOLDS}, one per ${seat(brief)} without Business Premium, the usual plan at this size`;
  return brief.given("user-licences")
    ? `${SUITE_HOLDS}, one per ${seat(brief)}; included in the plan counted as owned`
    : `${SUITE_HOLDS}, one per ${seat(brief)}, ${withoutPlan(brief, "Microsoft 365 E3 or E5")}`;
};
/** Nobody who holds a licence of the main plan is bought another one, whatever the sector. */
const shiftPlans = (brief: Brief): number =>
  Math.min(brief.frontline, Math.max(0, brief.users - (brief.given("user-licences") ?? 0)));
const mainSeats = (brief: Brief): number => brief.users - shiftPlans(brief);
/** As many as the bill sums: none where a plan is taken as owned. */
const suitesToBuy = (brief: Brief): number =>
  brief.holds(ACADEMIC) || isTakenAsOwned(brief)
    ? 0
    : Math.max(0, mainSeats(brief) - (brief.given("user-licences") ?? 0));
const suitesPrice = (brief: Brief): string => formatAmount(suitesToBuy(brief) * PRICES["ems-e3"].low * 12, "USD");
const countedPlan = (brief: Brief): string =>
  `The plan counted as owned (${plural(brief.given("user-licences") ?? 0, "licence")}) includes Intune and Entra ID P1; its name is requested.`;
/** A count of none says more than a plan that was not named. */
const withoutPlan = (brief: Brief, plans: string): string =>
  brief.given("user-licences") === 0
    ? `as no main Microsoft 365 plan is owned; not needed if ${plans} is bought`
    : `as no Microsoft 365 plan was named; not needed if ${plans} is owned or bought`;
const conditionFormula = (brief: Brief): string =>
  `one per ${isOnBusinessPlan(brief) ? seat(brief) : "licence owned"}, for Conditional Access based on compliance; included in ${isTakenAsOwned(brief) ? "Business Premium, which is assumed to be owned" : "the plan counted as owned"}`;
/** By a plan that was named or is usual, unless the client counted none. */
const isF3Owned = (brief: Brief): boolean => brief.given("user-licences") !== 0 && brief.holds(any(TENANT, COVERED));
const SHIFT_PLAN: Pack["bill"][number] = {
  item: F3,
  quantity: shiftPlans,
  formula: (brief) =>
    shiftPlans(brief) < brief.frontline
      ? "users without a licence of the main plan"
      : say(foundBy("shift-workers", "40% of users in sectors with shift work"), brief),
  price: "m365-f3",
  kind: "monthly",
  when: SHIFTS,
  requirement: "co-management",
  source: ["cm-comgmt", "m365-price"],
};
/** Whom another maker's suite leaves without it: no plan of theirs is owned, and no F3 is bought with that suite. */
const conditionAlone = (brief: Brief): number =>
  brief.holds(ACADEMIC) || isTakenAsOwned(brief)
    ? 0
    : Math.max(0, mainSeats(brief) - (brief.given("user-licences") ?? 0)) +
      (brief.holds(SHIFTS) && !isF3Owned(brief) ? shiftPlans(brief) : 0);
/** Users whose Business Premium is counted, or usual where nobody counted: it lacks the rights of the site alone. */
const onBusinessPlan = (brief: Brief): number =>
  Math.min(mainSeats(brief), brief.given("user-licences") ?? mainSeats(brief));
const rightsPrice = (brief: Brief): string => yearOf(PRICES["intune-p1"], onBusinessPlan(brief));
/** The site pays for it with its rights, Intune alone with nothing else. */
const intuneOwned = (brief: Brief): string => {
  const { low, high } = PRICES["intune-p1"];
  return hasBusinessPlan(brief)
    ? `Intune (probably owned, else ${formatAmount(low, "USD")} – ${high / 100} per user and month); `
    : "";
};
const rightsTerms = (brief: Brief): string =>
  `Business Premium needs Configuration Manager rights (${rightsPrice(brief)} a year), E3 and E5 include them`;
/** Where costs decide, the choice beside Intune alone rests on it, and asks for it first. */
const isAskedFirst = (brief: Brief): boolean =>
  brief.holds(all(DIRECTORY, BEYOND_SMALL, is("primary-objective", "cost-reduction"))) &&
  !brief.holds(BEHIND) &&
  hasBusinessPlan(brief);
/** Of somebody, unless none is owned at all. */
const hasBusinessPlan = (brief: Brief): boolean => brief.holds(BUSINESS_PLAN) && onBusinessPlan(brief) > 0;
const isOnBusinessPlan = (brief: Brief): boolean =>
  brief.holds(BUSINESS_PLAN) && onBusinessPlan(brief) === mainSeats(brief);
/** What is out of support is no supported client either. */
const oldServers = (brief: Brief): string => {
  const oldest = brief.known("windows-server-version");
  if (oldest === "2012") return "Servers on 2012 and 2012 R2 can no longer be clients and must be replaced";
  if (oldest !== "2016") return "";
  return `Servers on 2016 ${left2016(brief) ? "have not been supported clients since" : "are supported clients only until"} 12 January 2027`;
};
const SERVER_2016 = "Windows Server 2016";
const SERVER_2016_ENDS = "2027-01-12";
const has2012 = (brief: Brief): boolean => brief.known("windows-server-version") === "2012";
const left2016 = (brief: Brief): boolean => brief.today > dayOfIso(SERVER_2016_ENDS);
/** Its end has passed, or is too near for a decision with a date of its own. */
const decidesOn2016 = (brief: Brief): boolean =>
  brief.has("current-technologies", "windows-server") &&
  [null, "2012", "2016"].includes(brief.known("windows-server-version")) &&
  gatesOf(brief).every(({ product }) => product !== SERVER_2016);
const GATEWAY_LINE: Pack["bill"][number] = {
  item: SMALL_GATEWAY,
  quantity: instances,
  formula: "list price by region, without reservation; excluding egress and the server certificate",
  price: "cmg-instance",
  kind: "monthly",
  when: GATEWAY,
  requirement: "devices outside the office",
  source: ["cm-cmg"],
};
const seat = (brief: Brief): string =>
  shiftPlans(brief) === 0 ? "user" : `${shiftPlans(brief) < brief.frontline ? "other" : "non-shift"} user`;
const servesBranches = (brief: Brief): boolean => (namedSites(brief) ?? branchPoints(brief) + 1) > 1;
/** No location waits for a point that another one would bring. */
const isEachServed = (brief: Brief): boolean => (namedSites(brief) ?? branchPoints(brief) + 1) >= brief.sites;
/** The first of them needs no server of its own where one stands beside it; on an enterprise site each has one. */
const sharedPoint = (brief: Brief): string => {
  if (brief.holds(ENTERPRISE) || points(brief) < 2) return "";
  return `, one of them on ${brief.holds(MEDIUM) ? "the second management point" : "the site server"}`;
};
/** The first that was named is served without a server of its own. */
const othersNamed = (brief: Brief): string => {
  const isShared = sharedPoint(brief) !== "";
  const others = (namedSites(brief) ?? 0) - (isShared ? 1 : 0);
  return `${isShared ? "other " : ""}location${others > 1 ? "s" : ""}`;
};
const placesOfPoints = (brief: Brief): string => {
  if (namedSites(brief) === null) return `one at each larger location${secondPoint(brief)}`;
  if (isRaised(brief)) return "at the named locations";
  if (sharedPoint(brief) === "") return "one at each named location";
  return `${pointServers(brief) > 1 ? "one at each" : "at the"} other named location`;
};
const branchContent = (brief: Brief): string => {
  const given = namedSites(brief);
  if (given === 1 && !isRaised(brief))
    return "Content at one site, as the client specified; peer cache and Delivery Optimization elsewhere";
  if (given !== null)
    return given > 0
      ? `${plural(points(brief), "distribution point")}${isRaised(brief) ? ` at the named location${given > 1 ? "s" : ""}, one per 4,000 devices` : ", as the client specified"}${sharedPoint(brief)}; peer cache and Delivery Optimization elsewhere`
      : "Peer cache and Delivery Optimization; the client named no site that needs its own distribution point";
  return branchPoints(brief) > 0
    ? "A distribution point at each other site, with peer cache and Delivery Optimization"
    : "Peer cache and Delivery Optimization; distribution points only from 50 devices";
};
/** Asked of whoever has neither told it nor been told to find out; a larger client says what it owns of System Center with a decision. */
const licenceRequest = (brief: Brief): string => {
  const isSmall = brief.has("company-size", "small");
  if (brief.detail("user-licences") === null)
    return `Licence counts by plan, including Intune rights${isSmall ? " and System Center" : ""}`;
  const plan = brief.given("user-licences") ? "Name of the Microsoft 365 plan owned" : "";
  const site = isSmall ? "System Center licences owned, with Software Assurance" : "";
  return plan && site ? `${plan}; ${site}` : plan || site;
};
/** A small client's list has no row for them alone. */
const unattended = (brief: Brief, devices: string): string =>
  keptBySite(brief) ?? `${devices} that must not restart during working hours`;
/** Asked for among the first: the versions that leave support are decided on before the design. */
const SERVER_LIST = "List of servers by version, role, owner and virtual host";
/** The medium configuration, where the small one would carry the clients. */
const isBeyondNeed = (brief: Brief): boolean => brief.holds(MEDIUM) && clientsOf(brief) <= SMALL_SITE_CLIENTS;
/** Servers are clients too, and the rating counts devices. */
const isOutgrown = (brief: Brief): boolean => clientsOf(brief) > (brief.configuration.rating?.to ?? Infinity);
/** The least machine, whose size stands with it, carries whoever a small site does. */
const isMeasured = (brief: Brief): boolean => brief.holds(ENTERPRISE) || clientsOf(brief) > SMALL_SITE_CLIENTS;
/** Machines are sized by the clients that there are, not by those that the configuration could carry. */
const sized = <T>(brief: Brief, [small, medium, enterprise]: readonly [T, T, T]): T => {
  if (brief.holds(ENTERPRISE)) return enterprise;
  return brief.holds(MEDIUM) && isMeasured(brief) ? medium : small;
};
/** Two a week fit into the shortest rollout, which takes a small organisation one week. */
const waves = (brief: Brief): number => {
  if (brief.size === "small") return 2;
  return brief.devices < 200 ? 3 : 4;
};
/** So few stores are no regions. */
const MAX_STORES = 5;
const IN_WORDS: Partial<Record<number, string>> = { 1: "One", 2: "Two", 3: "Three", 4: "Four", 6: "Six" };
/** The pilot's have their client by then. */
const inWave = (brief: Brief): string => {
  const each = (brief.devices - pilotOf(brief)) / waves(brief);
  return keptBySite(brief)
    ? `at most ${plural(Math.ceil(each), "device")}`
    : `about ${plural(Math.max(1, Math.round(each)), "device")}`;
};
const wavesBy = (brief: Brief): string => {
  if (brief.sites > waves(brief)) return "group of locations";
  if (brief.sites === 1) return "department";
  return brief.sites < waves(brief) ? "location and department" : "location";
};
/** Nobody restarts a workstation outside the change window that was named. */
const ringRestart = (brief: Brief): string =>
  brief.detail("change-window") === "agreed"
    ? "as agreed"
    : isMonthly(brief)
      ? "that weekend"
      : atWeekends(brief)
        ? "at the weekend"
        : "evening";
/** Where a month has one weekend for restarts, the ring before it restarts earlier, or it would warn nobody. */
const firstRestart = (brief: Brief): string => (isMonthly(brief) ? "by users, when prompted" : ringRestart(brief));
/** And what is due later in the month is due on it: there is no other. */
const byWeekend =
  (monthly: string, usual: string) =>
  (brief: Brief): string =>
    isMonthly(brief) ? monthly : usual;
/** So few devices are in no more than a department or two. */
const FEW_IN_RING = 5;
const inHalves = (brief: Brief): string => (brief.servers.plan > 1 ? ", in two halves" : "");
const ringOf = (brief: Brief, percent: number): number => Math.max(2, Math.round((brief.devices * percent) / 100));
const pilotOf = (brief: Brief): number => ringOf(brief, 5);
/** Days by which the medium site is less than the enterprise one, under the adjusters of this project, in steps of five. */
const fewerDays = (brief: Brief): number => {
  const [, chosen] = daysOfRow(brief, { row: brief.one("solution-configuration"), percent: 100 });
  const [, less] = daysOfRow(brief, { row: "sccm-medium", percent: 100 });
  return Math.round((chosen - less) / 50) * 5;
};
const lessByMedium = (brief: Brief): string =>
  formatAmount(fewerDays(brief) * rateOf(RATE_CARDS[brief.currency], "Engineer"), brief.currency);
/** So long an outage is kept by a restore, without a server that stands by. */
const acceptsDays = (brief: Brief): boolean => ["day", "days"].includes(brief.known("recovery-time") ?? "");
const keptWithoutStandby = (brief: Brief): string =>
  acceptsDays(brief) ? ` A restore there also meets the accepted outage of ${databaseBack(brief)}.` : "";
/** What a restore may take by the outage that is accepted. */
const RESTORE_TIMES: Partial<Record<string, string>> = {
  hour: "1 hour",
  hours: "4 hours",
  day: "1 working day",
  days: "3 working days",
};
/** An hour is kept by the passive site server; a damaged database, which that does not replace, takes four. */
const databaseBack = (brief: Brief): string => {
  const outage = brief.detail("recovery-time") ?? "";
  return RESTORE_TIMES[brief.holds(ENTERPRISE) && outage === "hour" ? "hours" : outage] ?? "24 hours";
};
/** What is timed, and against what. */
const RECOVERED = (brief: Brief): string =>
  brief.holds(ENTERPRISE)
    ? `The passive site server takes over within 1 hour; a corrupt database${brief.detail("recovery-time") === "hour" ? ", which no standby replaces," : ""} is restored within ${databaseBack(brief)}; both are timed before acceptance`
    : "The restore is timed before acceptance";
/** An hour is not reached by a restore to a machine that has yet to be found. */
const wantsSpare = (brief: Brief): boolean => brief.detail("recovery-time") === "hour" && !brief.holds(ENTERPRISE);
const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const keptBySite = (brief: Brief): string | undefined => KEPT_BY_SITE[brief.one("industry")];
/** They are proved too; tills have a test of their own. */
const firstKept = (brief: Brief): string => {
  const kept = brief.one("industry") === "retail" ? undefined : keptBySite(brief);
  return kept ? `; the first ${kept} patched, none restarted in use` : "";
};
/** Added to “servers”. */
const joined = (kept: string): string => `${kept.includes(" and ") ? "," : " and"} ${kept}`;
const sampled = (brief: Brief): string => (brief.devices > 20 ? "a sample of 20 devices" : "what each device reports");
/** Inboxes and database together, in whole hundreds. */
const diskTarget = (brief: Brief): number => Math.max(500, Math.ceil((clientsOf(brief) * 2300) / 25_000 / 100) * 100);
/** The database of the smallest site, whose disk is larger anyway. */
const LEAST_DATABASE_GB = 5;
const databaseGb = (brief: Brief): number => Math.max(LEAST_DATABASE_GB, Math.ceil((clientsOf(brief) * 10) / 1000));

function diagram(brief: Brief): Diagram {
  const large = brief.holds(ENTERPRISE);
  const small = brief.holds(SMALL);
  const site = [
    {
      id: "site",
      label: "Primary site server",
      note: small
        ? "all roles, SQL Server and reporting on one server"
        : `stand-alone primary${large ? "" : ", with SQL Server"}`,
    },
  ];
  if (large) {
    site.push({ id: "passive", label: "Passive site server", note: "promoted manually" });
    site.push({ id: "files", label: "File server", note: "shared content library, cluster witness" });
    site.push({ id: "sql", label: "SQL Server", note: "two-node failover cluster" });
  }
  if (!small) {
    site.push({
      id: "mp",
      label: large ? "Management and software update points" : "Second management and distribution point",
      note: large ? "two of each" : "alongside the site server's management point",
    });
  }
  if (brief.holds(UNJOINED))
    site.push({
      id: "sync",
      label: small ? `${brief.hasDirectory ? "Existing member" : "Member"} server` : "Synchronisation server",
      note: `Entra Connect Sync${small ? ", Tier 0" : ""}`,
    });
  const zones: DiagramZone[] = [
    {
      title: "Data centre",
      nodes: [
        ...site,
        {
          id: "ad",
          label: "Active Directory",
          note: brief.hasDirectory ? "site server is a domain member" : "prerequisite, outside this project",
        },
      ],
    },
    {
      title: "Locations",
      nodes: [
        ...(pointServers(brief) > 0
          ? [
              {
                id: "dp",
                label: plural(pointServers(brief), "distribution point"),
                note: servesBranches(brief) ? placesOfPoints(brief) : "at the main location",
              },
            ]
          : []),
        { id: "pcs", label: "PCs and servers", note: `${figure(clientsOf(brief))} planned` },
      ],
    },
  ];
  const edges: DiagramEdge[] = [
    { from: "site", to: "ad", label: "discovery, LDAP 389" },
    {
      from: "pcs",
      to: small ? "site" : "mp",
      label: large ? "policy and inventory, HTTPS 443" : "policy, inventory and content, HTTPS 443",
    },
  ];
  if (pointServers(brief) > 0) {
    edges.push({ from: "site", to: "dp", label: "content, TCP 445" });
    edges.push({ from: "pcs", to: "dp", label: "content, HTTPS 443" });
  }
  if (large) {
    edges.push({ from: "site", to: "files", label: "content library, TCP 445" });
    edges.push({ from: "site", to: "sql", label: "database, TCP 1433" });
  }
  if (!small) edges.push({ from: "mp", to: large ? "sql" : "site", label: "policy, TCP 1433" });
  const cloud = [{ id: "intune", label: "Microsoft Intune", note: "co-management" }];
  if (brief.holds(UNJOINED)) cloud.push({ id: "entra", label: "Entra ID", note: "hybrid-joined computers" });
  if (brief.holds(GATEWAY))
    cloud.push({ id: "cmg", label: "Cloud management gateway", note: plural(instances(brief), "instance") });
  zones.push({ title: "Microsoft cloud", nodes: cloud });
  if (brief.holds(GATEWAY)) {
    edges.push({
      from: large ? "mp" : "site",
      to: "cmg",
      label: `outbound only, HTTPS ${instances(brief) > 1 ? `10124 to ${10_123 + instances(brief)}` : "443"}`,
    });
    zones.push({ title: "Outside the office", nodes: [{ id: "remote", label: "Remote PCs", note: "no VPN needed" }] });
    edges.push({ from: "remote", to: "cmg", label: "policy and content, HTTPS 443" });
  }
  edges.push({ from: large ? "mp" : "site", to: "intune", label: "co-management, HTTPS 443" });
  edges.push({ from: "pcs", to: "intune", label: "PCs only: compliance and updates, HTTPS 443" });
  if (brief.holds(UNJOINED)) {
    edges.push({ from: "sync", to: "ad", label: "accounts, LDAP 389" });
    edges.push({ from: "sync", to: "entra", label: "users and computers, HTTPS 443" });
  }
  return { zones, edges };
}

const GATEWAY_DECISION: Pack["decisions"][number] = {
  title: "Devices outside the office",
  serves: ["remote-work"],
  context: (brief) => {
    const given = brief.given("outside-devices");
    const who = given
      ? plural(given, "device")
      : brief.has("primary-objective", "remote-work")
        ? "Remote work is an objective: devices"
        : "The chosen configuration includes a gateway: devices";
    return `${who} outside the office must receive policy and content without VPN.`;
  },
  alternatives: "cloud management gateway; always-on VPN; Intune only",
  decision: (brief) =>
    `Cloud management gateway (virtual machine scale set) under your own public name, with a public server certificate and a CNAME record to the service name. Devices authenticate with Entra ID and need no certificate.${brief.one("industry") === "government" && brief.client.country === "United States" ? " Subscription and tenant must be in the same cloud, commercial or government." : ""}`,
  tradeOff: "Azure charges to manage remote laptops",
  confidence: "high",
  when: GATEWAY,
  asked: (brief) => !isForFew(brief),
  source: ["cm-cmg"],
};
const GATEWAY_DECISIONS: Pack["decisions"] = [
  GATEWAY_DECISION,
  {
    ...GATEWAY_DECISION,
    tradeOff: (brief) =>
      `About ${gatewayPrice(brief)} a year for ${plural(outside(brief), "device")}, which Intune alone updates once workload 2 moves`,
    due: "design",
    ask: (brief) =>
      `Choose the gateway for ${plural(outside(brief), "device")} (about ${gatewayPrice(brief)} a year), or VPN and Intune alone`,
    asked: isForFew,
  },
];

/** A small client's table has no room for co-management beside the tests of a gateway and of these sectors. */
const CROWDED_TESTS = all(is("company-size", "small"), GATEWAY, is("industry", "retail", "government", "finance"));

/** The largest site has a lower limit only: its devices are no maximum. */
const nearly = (brief: Brief): string => (brief.holds(ENTERPRISE) ? "about " : "up to ");

export const CONFIGURATION_MANAGER: Pack = {
  id: "configuration-manager",
  noun: "Configuration Manager site",
  deliverable: (brief) =>
    `one stand-alone Microsoft Configuration Manager primary site (current branch; formerly System Center Configuration Manager) for ${brief.given("devices") === null ? nearly(brief) : ""}${plural(brief.devices, "device")}, with update rings, maintenance windows and a 24-month co-management road map`,
  situation: (brief) =>
    brief.hasDirectory
      ? ""
      : "Active Directory is not among the technologies in use; a site server must be a domain member, so the product cannot be installed yet.",
  reworded: (text, brief) =>
    servesBranches(brief)
      ? text
      : text.replace(
          ", a second management point and local distribution points",
          " and a second management and distribution point",
        ),
  scope: {
    inside: [
      { text: "Site, database and roles listed in the component table", by: "roles" },
      {
        text: ({ sites }) =>
          `Boundaries, boundary groups and content distribution${sites > 1 ? ` at ${plural(sites, "site")}` : ""}`,
        by: "boundar",
      },
      {
        text: (brief) =>
          `Clients on ${plural(brief.devices, "device")} and ${plural(brief.servers.plan, "server")}, in waves by collection`,
        by: "client waves by collection",
      },
      { text: "Update rings, maintenance windows and compliance report", by: "update rings" },
      {
        text: "Six applications packaged as examples, one operating-system task sequence",
        by: "task sequence",
        when: all(LARGER, none(PACKAGED)),
      },
      {
        text: "Three applications packaged as examples, one operating-system task sequence",
        by: "task sequence",
        when: any(all(is("company-size", "medium"), none(SMALL)), all(LARGER, PACKAGED)),
      },
      {
        text: "One application packaged as an example, one operating-system task sequence",
        by: "task sequence",
        when: any(is("company-size", "small"), SMALL),
      },
      {
        text: "Entra ID synchronisation, Intune and hybrid join, wave by wave",
        by: "hybrid-joined",
        when: UNJOINED,
      },
      { text: "Cloud management gateway", by: "cloud management gateway", when: GATEWAY },
      { text: "Co-management with the first two workloads moved", by: "first two workloads moved" },
      {
        text: "Intune phone enrolment, set up and proven with the pilot group",
        by: "devices (S-",
        when: LEGACY_MDM,
      },
      {
        text: "National hardening baseline as configuration items, reported by collection",
        by: "hardening baseline",
        when: is("industry", "government"),
      },
    ],
    outside: [
      "Packaging further applications (half a day each)",
      "Servers in the component table, provided patched and domain-joined",
      (brief) => (brief.holds(SEATS) ? "" : "Repair of individual devices that fail in a wave (client's help desk)"),
      "Third-party updates beyond the packaged applications",
      "Device upgrades to Windows 11",
      "Hardware replacement",
      (brief) => (brief.holds(LEGACY_MDM) ? "" : "macOS management (client removed from the product)"),
      "Group policy redesign",
      (brief) => (brief.holds(HELLO) ? "Multi-factor authentication beyond the console" : ""),
      (brief) =>
        brief.holds(LEGACY_MDM) ? "Phone enrolment after the pilot, which users do from the instructions" : "",
    ],
  },
  options: [
    {
      name: "Configuration Manager with co-management",
      description: "On-premises site; workloads move to Intune in stages",
      against: "Servers, a database and an annual upgrade to maintain",
      scores: { ...SITE_SCORES, scalability: 5 },
      shifts: [
        { when: any(is("company-size", "small"), none(DIRECTORY)), criterion: "run", by: -1 }, // with the host, or a directory
        { when: SERVERS_TO_HARDEN, criterion: "enhance-security", by: 1 },
        { when: SMALL, criterion: "scalability", by: -1 }, // ends at 500 clients
      ],
      source: ["cm-hier", "cm-comgmt", "ej"],
    },
    {
      name: "Small Configuration Manager site",
      outline: SMALL_SITE,
      settles: { title: LOCATION, left: DATA_CENTRE },
      description:
        "All roles and the database on one server, for up to 500 clients; a second management point can follow",
      against: "Clients connect directly to the site server, which also hosts the database",
      estimate: {
        days: { row: "sccm-small", percent: 100 },
        weeks: 90,
        keeps: { but: [SERVER_LICENCES, OPERATIONS] },
        lines: [
          { price: "windows-standard", quantity: smallSiteLicences, kind: "one-off" },
          { price: "operations-day", quantity: 8, kind: "yearly" },
        ],
        without: "a second management point",
      },
      scores: SITE_SCORES,
      shifts: [{ when: SERVERS_TO_HARDEN, criterion: "enhance-security", by: 1 }],
      when: SEATS, // whose effort is known for both sites
      asked: isBeyondNeed,
      source: ["cm-hier", "cm-size", "ej"],
    },
    {
      name: "Intune only",
      outline: INTUNE,
      settles: {
        title: SERVER_RIGHTS,
        by: (brief) =>
          `${isAskedFirst(brief) ? `, once the Microsoft 365 plan in use is confirmed: ${rightsTerms(brief)}` : ""}; with Intune alone, decisions on the site fall away`,
        left: (brief) => `${askedForServers(brief)}, if A is chosen`,
      },
      cannot: {
        when: BEHIND,
        why: (brief) => {
          if (!brief.holds(SEATS))
            return `it does not manage Windows Server; Azure Update Manager would only patch ${plural(brief.servers.plan, "server")}`;
          return brief.one("industry") === "education"
            ? "it has no bare-metal imaging, which teaching rooms need"
            : `its update rings have deadlines but no maintenance windows, which ${keptBySite(brief)} need`;
        },
        waived: SERVERS_DECIDE,
      },
      withoutDirectory: true,
      description: "Cloud management of devices; servers patched by Azure Update Manager through Arc",
      against: (brief) =>
        `No bare-metal imaging; servers ${brief.holds(SERVERS_TO_HARDEN) ? "are patched without inventory or software deployment" : "need a second tool"}`,
      estimate: {
        days: 70,
        weeks: 80,
        keeps: { but: OF_THE_SITE },
        lines: [
          { price: "windows-standard", quantity: syncLicences, kind: "one-off" },
          { price: "update-manager-server", quantity: (brief) => brief.servers.plan, kind: "monthly" },
          { price: "operations-day", quantity: (brief) => sized(brief, [4, 8, 12]), kind: "yearly" },
        ],
        without: (brief) => {
          const kept = keptBySite(brief);
          return `${intuneOwned(brief)}bare-metal imaging${kept ? `; maintenance windows for ${kept}` : ""}`;
        },
      },
      scores: {
        productivity: 4,
        "enhance-security": 4,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 3,
        scalability: 4,
        innovation: 5,
        run: 3, // the servers have a second tool
      },
      shifts: [
        { when: SERVERS_TO_HARDEN, criterion: "enhance-security", by: -1 },
        { when: is("company-size", "large", "enterprise"), criterion: "scalability", by: -1 },
      ],
      source: ["cm-comgmt", "ej"],
    },
    {
      name: "Third-party patching tool",
      outline: PATCHING,
      when: none(WHOLE_SUITE),
      description: "Agent-based patching and inventory as a service",
      against: "Annual fee per device, no imaging, another highly privileged agent",
      estimate: {
        days: 40,
        weeks: 60,
        keeps: { but: [...OF_THE_SITE, ...USER_PLANS, P1] },
        lines: [
          { price: "patch-tool-device", quantity: (brief) => brief.devices + brief.servers.plan, kind: "monthly" },
          { price: "operations-day", quantity: (brief) => sized(brief, [4, 8, 12]), kind: "yearly" },
        ],
        without: "imaging, device compliance and device-based Conditional Access",
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 4,
        "digital-transformation": 2,
        "compliance-objective": 3,
        scalability: 3,
        innovation: 3,
        run: 3,
      },
      source: ["ej"],
    },
    {
      name: "Third-party endpoint management",
      outline: OTHER_ENDPOINTS,
      when: WHOLE_SUITE,
      description: "One cloud suite for PCs, servers and phones, imaging by local relays",
      against: (brief) =>
        `A fee per device${hasPlan(brief) ? " on top of plans that include Intune" : ""}; Conditional Access receives device state only through a connector`,
      estimate: {
        days: 90,
        weeks: 100,
        keeps: { but: [...OF_THE_SITE, ...USER_PLANS] },
        lines: [
          { price: "endpoint-suite-device", quantity: (brief) => brief.devices + brief.servers.plan, kind: "monthly" },
          { price: "entra-p1", quantity: conditionAlone, kind: "monthly" },
          { price: "operations-day", quantity: (brief) => sized(brief, [6, 12, 16]), kind: "yearly" },
        ],
        without: (brief) =>
          `${isTakenAsOwned(brief) && !brief.holds(any(ACADEMIC, BUSINESS_PLAN)) ? "Entra ID P1 (probably owned); " : ""}local relays' servers and training in the new product`,
      },
      scores: {
        productivity: 4,
        "enhance-security": 4,
        "remote-work": 4,
        "digital-transformation": 2,
        "compliance-objective": 4,
        scalability: 4,
        innovation: 2,
        run: 3,
      },
      source: ["ej"],
    },
  ],
  components: [
    {
      name: "Primary site server",
      bill: [SERVER_LICENCES],
      count: 1,
      size: (brief) =>
        sized(brief, [
          "4 cores, 16 GB (10 for SQL Server); system 100, content 200, data 75, log 40 GB; 500 IOPS",
          "6 cores, 32 GB; system 100, content 500, data 100, log 50 GB",
          "",
        ]),
      purpose: "Site, database and all central roles, including reporting",
      when: none(ENTERPRISE),
      source: ["cm-hw", "cm-perf", "ej"],
    },
    {
      name: "Primary site server",
      bill: [SERVER_LICENCES],
      count: 2,
      size: "8 cores, 16 GB, 100 / 200 GB",
      purpose: "Active and passive site servers",
      when: ENTERPRISE,
      source: ["cm-hw", "cm-perf", "ej"],
    },
    {
      name: "Spare site server",
      bill: [SERVER_LICENCES],
      count: 1,
      size: "as primary site server",
      purpose: "Pre-built with SQL Server and prerequisites, so that a restore takes an hour",
      asked: wantsSpare,
      source: ["ej"],
    },
    {
      name: "SQL Server cluster node",
      bill: [SERVER_LICENCES],
      count: (brief) => per(brief, [0, 0, 2]),
      size: "8 cores, 32 GB, 200 + 100 GB on shared disks",
      purpose: "Failover cluster instance; mirroring, NLB and cluster shared volumes are not supported",
      when: ENTERPRISE,
      source: ["cm-sql", "cm-perf", "ej"],
    },
    {
      name: "File server",
      bill: [SERVER_LICENCES],
      count: (brief) => per(brief, [0, 0, 1]),
      size: "2 cores, 8 GB, 100 / 1,000 GB",
      purpose: "Remote content library, required by the passive site server; cluster witness",
      when: ENTERPRISE,
      source: ["ej"],
    },
    {
      name: "Reporting services point",
      bill: [SERVER_LICENCES],
      count: (brief) => per(brief, [0, 0, 1]),
      size: "4 cores, 8 GB, 50 GB",
      purpose: "Compliance and inventory reports from the site database",
      when: ENTERPRISE,
      source: ["cm-hw", "ej"],
    },
    {
      name: "Management point",
      bill: [SERVER_LICENCES],
      count: 1,
      size: "4 cores, 8 GB; 50 GB, and content × 1.5",
      purpose: (brief) =>
        `Second management point, with a distribution point: offloads client traffic from the site server${isBeyondNeed(brief) ? "" : ", whose database both need"}`,
      when: MEDIUM,
      source: ["cm-size", "cm-hw"],
    },
    {
      name: "Management and software update point",
      bill: [SERVER_LICENCES],
      count: 2,
      size: "8 cores, 16 GB, 100 GB",
      purpose:
        "Two for availability, 25,000 clients each, distributed by boundary groups, as software update points cannot be load-balanced. Both host a CMG connection point, one the service connection point, which cannot be on a site server",
      when: ENTERPRISE,
      source: ["cm-size", "cm-hw", "cm-dep", "ej"],
    },
    {
      name: "Synchronisation server",
      bill: [SERVER_LICENCES],
      count: 1,
      size: "2 cores, 8 GB, 80 GB",
      purpose: "Entra Connect Sync for computer objects, which Cloud Sync does not synchronise",
      when: SYNC_SERVER,
      source: ["cloudsync", "ej"],
    },
    {
      name: "Distribution point",
      bill: [SERVER_LICENCES],
      count: pointServers,
      size: "2 cores, 8 GB, content × 1.5",
      purpose: (brief) => {
        const given = namedSites(brief);
        const named = given === 0 ? "all locations" : `the ${othersNamed(brief)} the client named`;
        return `For ${given === null ? `locations with 50 or more devices${secondPoint(brief)}` : named}, up to 4,000 clients each`;
      },
      source: ["cm-size", "cm-hw", "ej"],
    },
    {
      name: "Privileged access workstation",
      bill: ["Privileged access workstation"],
      count: (brief) => per(brief, [1, 2, 2]),
      size: "4 cores, 16 GB, 256 GB",
      purpose: (brief) =>
        `The only ${brief.holds(SMALL) ? "device" : "devices"} on which full administrators open the console`,
      when: WORKSTATIONS,
      source: ["privaccess"],
    },
    {
      name: "Cloud management gateway",
      bill: [SMALL_GATEWAY, LARGE_GATEWAY],
      count: instances,
      size: (brief) =>
        `${hasLargeInstances(brief) ? "D8ads_v6, 10,000 connections each" : "D4ads_v6, 6,000 connections each"}${forOutside(brief)}`,
      purpose: (brief) => `Devices outside the office, without VPN${standIn(brief)}`,
      when: GATEWAY,
      source: ["cm-cmg", "cm-2609"],
    },
  ],
  sizing: [
    {
      quantity: "Clients",
      formula: "devices + servers",
      result: (brief) => `${figure(brief.devices)} + ${figure(brief.servers.plan)} = ${figure(clientsOf(brief))}`,
      asked: isMeasured,
      source: ["ej"],
    },
    {
      quantity: "Site database",
      formula: "10 MB per client",
      result: (brief) => `${databaseGb(brief)} GB`,
      asked: (brief) => databaseGb(brief) > LEAST_DATABASE_GB,
      source: ["cm-hw"],
    },
    {
      quantity: "SQL Server memory",
      formula: (brief) =>
        `${brief.holds(ENTERPRISE) ? "88% of the dedicated node" : "65% of the server, shared with the site"}; at least 8 GB`,
      result: (brief) => `${sized(brief, [10, 21, 28])} GB`,
      asked: isMeasured,
      source: ["cm-sql", "cm-perf"],
    },
    {
      quantity: "Disk performance, inboxes and database",
      formula:
        "2,300 IOPS for 25,000 clients, in proportion, to the next hundred, at least 500; measured before installation",
      result: (brief) => `${figure(diskTarget(brief))} IOPS`,
      asked: isMeasured,
      source: ["cm-perf", "ej"],
    },
    {
      quantity: "Distribution points",
      formula: (brief) => {
        if (isRaised(brief)) return "one per 4,000 devices, more than the client named";
        const given = namedSites(brief);
        if (given === 0) return "the client named no site that needs its own";
        return given === null
          ? `one per 4,000 devices at each location with 50 or more devices${secondPoint(brief)}`
          : "given by the client";
      },
      result: (brief) => `${points(brief)}${namedSites(brief) === 0 ? ", at the main location" : sharedPoint(brief)}`,
      fewestSites: 2,
      asked: (brief) => (namedSites(brief) ?? points(brief)) !== 1 || isRaised(brief),
      source: ["cm-size", "ej"],
    },
  ],
  ports: [
    {
      from: "Clients",
      to: "Management and distribution points",
      port: "TCP 443, 10123",
      purpose: "Policy, inventory, content, notification",
      source: ["cm-prereq", "cm-sql"],
    },
    {
      from: "Clients",
      to: "Software update point",
      port: "TCP 8531",
      purpose: "Update metadata over TLS",
      source: ["ej"],
    },
    {
      from: "Remote devices",
      to: "Cloud management gateway and its storage",
      port: "TCP 443",
      purpose: "Policy and content without VPN",
      when: GATEWAY,
      source: ["cm-cmg"],
    },
    {
      from: "Site servers, management, update and reporting services points",
      to: "SQL Server",
      port: "TCP 1433, 4022",
      purpose: "Database and Service Broker",
      when: ENTERPRISE,
      source: ["cm-sql"],
    },
    {
      from: "Second management point",
      to: "SQL Server on the site server",
      port: "TCP 1433",
      purpose: "Policy queries",
      when: MEDIUM,
      source: ["cm-sql"],
    },
    {
      from: "Site servers",
      to: "File server",
      port: "TCP 445",
      purpose: "Shared content library",
      when: ENTERPRISE,
      source: ["ej"],
    },
    {
      from: "Site server",
      to: "Other site systems",
      port: "TCP 445, 135, 49152–65535",
      purpose: "Role installation, content",
      asked: (brief) => !brief.holds(SMALL) || pointServers(brief) > 0,
      source: ["ej"],
    },
    {
      from: "Devices being set up",
      to: "Distribution points",
      port: "UDP 67, 69, 4011",
      purpose: "PXE boot, in designated build rooms",
      source: ["ej"],
    },
    {
      from: "Clients",
      to: "Clients at the same location",
      port: "TCP 7680, 8003",
      purpose: "Delivery Optimization; peer cache, which uses plain HTTP",
      fewestSites: 2,
      source: ["ej"],
    },
    {
      from: "Site server",
      to: "Domain controllers",
      port: "TCP 88, 389, 445, UDP 53",
      purpose: "Discovery, service authentication, DNS",
      source: ["ej"],
    },
    {
      from: "CMG connection point",
      to: "Cloud management gateway",
      port: (brief) => `TCP 443${instances(brief) > 1 ? `, 10124–${10_123 + instances(brief)}` : ""} outbound`,
      purpose: "No inbound connection",
      when: GATEWAY,
      source: ["cm-cmg", "ej"],
    },
    {
      from: "Site server",
      to: "Gateway storage",
      port: "TCP 443 outbound",
      purpose: "Content for remote devices",
      when: GATEWAY,
      source: ["cm-cmg", "ej"],
    },
    {
      from: "Help desk",
      to: "Clients",
      port: "TCP 2701",
      purpose: "Remote control",
      when: BEYOND_SMALL, // which has no table of roles
      source: ["ej"],
    },
    {
      from: "Clients, service connection and software update points",
      to: "Intune, Azure, Microsoft Update",
      port: "TCP 443 outbound",
      purpose: "Co-management, product updates, update metadata and content",
      source: ["cm-comgmt"],
    },
    {
      from: "Entra Connect Sync",
      to: "Entra ID",
      port: "TCP 443 outbound",
      purpose: "Users and computers",
      when: UNJOINED,
      source: ["ej"],
    },
    {
      from: "Entra Connect Sync",
      to: "Domain controllers",
      port: "TCP and UDP 53, 88, 389; TCP 135, 445, 49152–65535",
      purpose: "Reads synchronised accounts",
      when: UNJOINED,
      source: ["ej"],
    },
    {
      from: "Consoles and scripts",
      to: "Site server",
      port: "TCP 443, 135, 49152–65535",
      purpose: "Console; administration service on 443 only",
      source: ["ej"],
    },
    {
      from: "Report users",
      to: "Reporting services point",
      port: "TCP 443",
      purpose: (brief) => `Reports, with ${brief.holds(ENTERPRISE) ? "a dedicated" : "the update point's"} certificate`,
      source: ["ej"],
    },
    {
      from: "Client's reporting tool",
      to: "SQL Server",
      port: "TCP 1433",
      purpose: "Site database views, read-only account",
      when: is("integration-needs", "reporting-tools"),
      source: ["cm-sql"],
    },
    {
      from: "Site server",
      to: "Clients",
      port: "TCP 445, 135, 49152–65535",
      purpose: "Client push, pilot only; closed afterwards",
      source: ["ej"],
    },
  ],
  decisions: [
    {
      title: "Scale of the site",
      serves: ["availability"],
      context: (brief) =>
        `The medium configuration ends at 5,000 clients, and this one is named for 10,000; ${plural(clientsOf(brief), "client")} are planned.`,
      alternatives: "enterprise site; medium site with more distribution points",
      decision: (brief) =>
        clientsOf(brief) < ENTERPRISE_SITE_CLIENTS
          ? `The enterprise site, as chosen, for its standby servers. Client numbers alone need only the medium site: one site server, no passive partner or cluster, about ${fewerDays(brief)} fewer days, expandable later without a new hierarchy.${keptWithoutStandby(brief)}`
          : `The enterprise site, ${brief.configuration === brief.chosen ? "as chosen" : "required by the planned client count"}. If fewer than 5,000 clients are counted, the medium site is built instead, expandable later.`,
      tradeOff: "More servers to run, in return for a highly available site",
      confidence: "medium",
      when: ENTERPRISE,
      ask: (brief) =>
        clientsOf(brief) < ENTERPRISE_SITE_CLIENTS
          ? `Choose this site for its standby servers, or the medium site (enough for the ${plural(clientsOf(brief), "client")} planned: about ${lessByMedium(brief)} less and ${fewerDays(brief)} fewer days${acceptsDays(brief) ? ", within the outage you accept" : ""})`
          : "Confirm that the client count decides: this site from 5,000 clients, the medium site below",
      source: ["cm-size", "ej"],
    },
    {
      title: LOCATION,
      serves: ["scalability"],
      context: (brief) =>
        `The small site${brief.holds(SEATS) ? " (option B)" : ""} would also support the ${plural(clientsOf(brief), "client")}; the second management point offloads but cannot replace the site server.`,
      alternatives: "medium site; small site on one server",
      decision: `Designed as chosen: one stand-alone primary in the client's data centre. The small site is enough unless over ${SMALL_SITE_CLIENTS} clients are planned.`,
      tradeOff: "A second server to maintain",
      confidence: "medium",
      asked: isBeyondNeed,
      ask: (brief) =>
        `Choose the location and size of the primary site: small${brief.holds(SEATS) ? " (B, " : " ("}enough unless over ${SMALL_SITE_CLIENTS} clients are planned) or medium`,
      source: ["cm-hier", "cm-size"],
    },
    {
      title: LOCATION,
      serves: ["scalability"],
      context: (brief) =>
        `${plural(brief.devices, "device")}${isOutgrown(brief) ? `, ${figure(clientsOf(brief))} clients with the servers and more than this configuration is named for` : ""}; one primary site supports 150,000 Windows devices.`,
      alternatives: (brief) =>
        brief.holds(SMALL)
          ? "on-premises virtual host; virtual machine in Azure"
          : "one stand-alone primary; central administration site with several primaries",
      decision: (brief) =>
        brief.holds(SMALL)
          ? "One stand-alone primary site on the client's virtual host; Azure would add a monthly charge and a private link."
          : "One stand-alone primary site in the client's data centre, with no central administration site, which would only add database replication.",
      tradeOff: (brief) =>
        brief.holds(SMALL)
          ? "The client keeps the host running"
          : "No second primary site to share load or limit an outage",
      confidence: "high",
      asked: (brief) => !isBeyondNeed(brief),
      ask: (brief) =>
        brief.holds(SMALL)
          ? "Choose where the site server runs: on your own virtual host (recommended) or in Azure"
          : DATA_CENTRE,
      source: ["cm-hier", "cm-size"],
    },
    {
      title: "Database location",
      serves: ["availability"],
      context: (brief) =>
        brief.holds(ENTERPRISE)
          ? `Site performance for ${plural(clientsOf(brief), "client")} depends on the database. The included licence covers Standard edition only, whose basic availability groups lack the readable secondary the site requires.`
          : `The database for ${plural(clientsOf(brief), "client")} needs ${databaseGb(brief)} GB.`,
      alternatives: (brief) =>
        `on the site server; ${brief.holds(ENTERPRISE) ? "separate failover cluster; availability group (Enterprise edition)" : "separate server"}`,
      decision: (brief) => {
        if (brief.holds(ENTERPRISE))
          return `Remote two-node failover cluster instance on shared disks, Standard edition. Extended Protection is required: the site server's computer account is an administrator there, so a relayed authentication would compromise the site. The two update points share a database there. ${SQL_RIGHT}`;
        const hour = wantsSpare(brief)
          ? " The required one-hour recovery depends on the spare server; without it, or if the exercise before acceptance takes longer, four hours apply."
          : "";
        return `On the site server, as a separate one would add a licence but no performance; dedicated instance with collation SQL_Latin1_General_CP1_CI_AS.${hour} ${SQL_RIGHT}`;
      },
      tradeOff: (brief) =>
        brief.holds(ENTERPRISE) ? "A cluster and shared storage to run" : "No database while the site server is down",
      confidence: "high",
      source: ["cm-sql", "cm-hw", "cm-licence"],
    },
    {
      title: "Product versions",
      context:
        "2603 has no installation media; 2509 is supported only until 12 May 2027. SQL Server 2025 has no Reporting Services.",
      alternatives: "2609 or 2509; SQL Server 2022 or 2025",
      decision: `2609 from its own media (supported until ${formatDay(dayOfIso(VERSION_ENDS))}), with the hotfixes of installation day; SQL Server 2022 (until 11 January 2033) with Reporting Services, at compatibility level 150.`,
      tradeOff: "One upgrade a year; Power BI Report Server later",
      confidence: "high",
      source: ["cm-ver", "cm-sql", "pbirs", "eol"],
    },
    {
      title: "User licences",
      context: (brief) =>
        `${plural(suitesToBuy(brief), seat(brief))} need Intune, Entra ID P1 and Configuration Manager rights: ${suitesPrice(brief)} a year.`,
      alternatives: `${USER_SUITE}; Microsoft 365 E3; Intune Plan 1 with Entra ID P1`,
      decision: `${USER_SUITE}, which costs less than Intune Plan 1 with Entra ID P1. Microsoft 365 E3, at ${formatAmount(PRICES["m365-e3"].low, "USD")} per user and month, includes it: worthwhile only for its other services.`,
      tradeOff: "Superseded if Microsoft 365 E3 is bought later",
      confidence: "medium",
      due: "design",
      when: BEYOND_SMALL,
      asked: (brief) => suitesToBuy(brief) > 0 && !hasBusinessPlan(brief),
      ask: (brief) =>
        `Choose the licences for ${plural(suitesToBuy(brief), seat(brief))}: ${USER_SUITE} (recommended, ${suitesPrice(brief)} a year) or Microsoft 365 E3, which includes it`,
      source: ["cm-comgmt", "ms-july", "m365-price", "ej"],
    },
    {
      title: "User licences",
      context: (brief) =>
        `${plural(onBusinessPlan(brief), "user")} are assumed to have Business Premium, which lacks Configuration Manager rights: ${rightsPrice(brief)} a year.`,
      alternatives: "Intune Plan 1 for the rights; Microsoft 365 E3; no site (Intune only)",
      decision: "Intune Plan 1 for the rights, unless Microsoft 365 E3 or E5, which include them, is owned.",
      tradeOff: "Intune is paid for twice",
      confidence: "medium",
      due: "design",
      when: BEYOND_SMALL,
      asked: hasBusinessPlan,
      ask: (brief) => (isAskedFirst(brief) ? "" : `Confirm the Microsoft 365 plan in use: ${rightsTerms(brief)}`),
      source: ["cm-licence", "ej"],
    },
    {
      title: "Windows Server past its support",
      context: (brief) =>
        `Support of 2016 ${left2016(brief) ? "ended" : "ends"} on 12 January 2027, also as a client of the site${has2012(brief) ? "; 2012 and 2012 R2 receive no updates at all" : ""}.`,
      alternatives: "upgrade or retire; paid updates with an end date; isolation",
      decision: (brief) =>
        `Upgrade, isolation or${has2012(brief) ? ", on 2016 alone," : ""} paid updates (as a guide USD 1,000 a year for 16 cores of Standard) for each server, by the client.`,
      tradeOff: "Cost of bridging, or exposure without updates",
      confidence: "medium",
      due: "design",
      asked: decidesOn2016,
      ask: (brief) =>
        `Decide for each server on ${SERVER_2016}${has2012(brief) ? " and older: upgrade, isolation or, on 2016, paid updates" : ": upgrade, paid updates or isolation"}`,
      source: ["eol", "esu-price", "cm-clients"],
    },
    {
      title: LTSC,
      context: (brief) => `${capitalised(keptBySite(brief) ?? "")} may run it.`,
      alternatives: "replace; reinstall with the IoT edition; isolate",
      decision:
        "Discovery lists the devices by edition. The IoT edition stays; any other is replaced by the client, or isolated with an owner and an end date.",
      tradeOff: "Isolated devices receive no security updates",
      confidence: "medium",
      due: "design",
      asked: (brief) => shownProducts(brief).some(({ product }) => product === LTSC),
      ask: `Decide for each device on ${LTSC}: replace, reinstall with the IoT edition or isolate`,
      source: ["eol", "ej"],
    },
    {
      title: "Client communication",
      serves: ["enhance-security"],
      context: (brief) =>
        `${plural(brief.devices, "device")} must connect by HTTPS or Enhanced HTTP, mandatory since 2403.${brief.holds(CERTIFICATES) ? " The security requirements favour client certificates." : ""}`,
      alternatives: "Enhanced HTTP; client certificates from your own certification authority",
      decision: (brief) =>
        brief.holds(CERTIFICATES)
          ? "Enhanced HTTP initially, with a server certificate for the update point, which it does not cover. It also avoids a network access account, whose password any local administrator can read. Autoenrolled client certificates follow once your own certification authority issues them (+2 days)."
          : "Enhanced HTTP, with a server certificate for the update point, which it does not cover. It also avoids a network access account, whose password any local administrator can read.",
      tradeOff: "Clients use self-signed tokens rather than PKI certificates",
      confidence: "medium",
      due: "design",
      ask: (brief) =>
        brief.holds(CERTIFICATES)
          ? "Confirm Enhanced HTTP initially, and say whether and when your own certification authority will issue client certificates"
          : "Choose Enhanced HTTP (recommended) or client certificates from your own certification authority",
      source: ["cm-prereq", "ej"],
    },
    {
      title: SERVER_RIGHTS,
      context: (brief) =>
        `System Center for ${plural(brief.servers.plan, "server")} as clients: ${serverRights(brief)}${atCommercial(brief)} for three years, nothing if it is owned.`,
      alternatives: "System Center; Azure Update Manager through Arc",
      decision: (brief) =>
        `System Center, for inventory and software deployment as well as updates. For updates alone, Azure Update Manager costs ${updatesAlone(brief)} over three years${brief.holds(SERVERS_DECIDE) ? ", and Intune alone becomes an option" : ""}. No server is patched by both.`,
      tradeOff: "Three years paid in advance",
      confidence: "medium",
      when: BEYOND_SMALL,
      asked: (brief) => brief.servers.plan > 0,
      ask: askedForServers,
      source: ["cm-licence", "ej"],
    },
    {
      title: "Co-management",
      serves: ["digital-transformation", "innovation", "compliance-objective"],
      context: (brief) =>
        `${brief.holds(UNJOINED) ? "Hybrid join is part of this project" : brief.holds(TENANT) ? `${brief.has("current-technologies", "office-365") ? "Microsoft 365" : "Teams"} is in use` : "Cloud services are in use"}; Configuration Manager is on a stability track.`,
      alternatives: "site only; co-management; Intune only",
      decision:
        "Co-management from day one, as new features go to Intune; the road map sets the order. After 24 months the site is reviewed before further investment.",
      tradeOff: "Two consoles during the transition",
      confidence: "high",
      due: "design",
      ask: "Choose co-management with the proposed workload order (recommended), or keep all workloads on the site",
      source: ["cm-comgmt", "cm-track"],
    },
    ...GATEWAY_DECISIONS,
    {
      title: "Branches",
      context: (brief) =>
        `${plural(brief.sites, "site")} with about ${plural(Math.max(1, Math.round(brief.devices / brief.sites)), "device")} each.`,
      alternatives: "secondary site; distribution point; peer cache and Delivery Optimization",
      decision: (brief) =>
        `${branchContent(brief)}. A secondary site is justified only from 500 clients behind a slow uplink.`,
      tradeOff: (brief) =>
        servesBranches(brief)
          ? "More distribution points to maintain, for less WAN traffic"
          : "Slower first downloads in branches, with no server to maintain there",
      confidence: "high",
      fewestSites: 2,
      source: ["cm-hier", "cm-size"],
    },
    {
      title: "Operating-system deployment",
      serves: ["productivity"],
      context: "The Microsoft Deployment Toolkit has been unsupported since 10 October 2025.",
      alternatives: "native task sequences; Autopilot; deployment toolkit",
      decision:
        "Native task sequences for existing devices, with password-protected PXE boot. Autopilot for new devices follows with Intune after this project.",
      tradeOff: "Toolkit scripts must be rewritten",
      confidence: "high",
      source: ["cm-dep"],
    },
  ],
  bill: [
    {
      item: SERVER_LICENCES,
      quantity: (brief) =>
        per(brief, [1, 2, 8]) +
        pointServers(brief) +
        [brief.holds(SYNC_SERVER), wantsSpare(brief)].filter(Boolean).length,
      formula: (brief) =>
        `one 16-core licence per server in the component table${brief.holds(SMALL) ? "" : " (upper bound: two virtual machines on a licensed host share one)"}${academicPrice(brief)}`,
      stock: "server-licences",
      price: "windows-standard",
      kind: "one-off",
      requirement: "site and roles",
      source: ["ej"],
    },
    {
      item: MANAGEMENT_LICENCES,
      quantity: (brief) => (brief.servers.plan > FEW_SERVERS ? 0 : Math.ceil(brief.servers.plan / 2)),
      formula: (brief) => `one 16-core set per two servers on a licensed host${licenceTerms(brief)}`,
      price: "system-center-standard",
      kind: "one-off",
      requirement: "servers as clients",
      source: ["ej"],
    },
    {
      item: HOST_LICENCES,
      quantity: (brief) => (brief.servers.plan > FEW_SERVERS ? Math.ceil(brief.servers.plan / SERVERS_A_HOST) : 0),
      formula: (brief) =>
        `one 16-core set per virtual host of ${SERVERS_A_HOST} servers (two for a 32-core host)${licenceTerms(brief)}`,
      price: "system-center-datacenter",
      kind: "one-off",
      requirement: "servers as clients",
      source: ["cm-licence", "ej"],
    },
    { ...SHIFT_PLAN, asked: (brief) => !isF3Owned(brief) },
    { ...SHIFT_PLAN, owned: ALWAYS, asked: isF3Owned },
    {
      item: A3,
      quantity: (brief) => brief.users,
      formula: "one per member of staff; students through the student use benefit",
      stock: "user-licences",
      kind: "monthly",
      owned: TENANT,
      when: all(TENANT, ACADEMIC),
      requirement: "co-management",
      source: ["cm-comgmt", "ej"],
    },
    {
      item: USER_SUITE,
      quantity: (brief) => (isOnBusinessPlan(brief) ? 0 : mainSeats(brief)),
      formula: suiteFormula,
      stock: "user-licences",
      price: "ems-e3",
      kind: "monthly",
      owned: any(TENANT, COVERED),
      when: none(ACADEMIC),
      requirement: "co-management",
      source: ["cm-comgmt", "cm-licence", "ms-july"],
    },
    {
      item: USER_RIGHTS,
      quantity: onBusinessPlan,
      formula: (brief) =>
        `one per ${isOnBusinessPlan(brief) ? seat(brief) : "licence owned"}: Business Premium, the usual plan at this size, includes Intune without them; not needed with Microsoft 365 E3 or E5`,
      price: "intune-p1",
      kind: "monthly",
      when: BUSINESS_PLAN,
      requirement: "devices as clients",
      source: ["cm-licence", "ej"],
    },
    {
      item: P1,
      quantity: onBusinessPlan,
      formula: conditionFormula,
      stock: "user-licences",
      price: "entra-p1",
      kind: "monthly",
      owned: TENANT,
      when: BUSINESS_PLAN,
      requirement: "co-management",
      source: ["cm-comgmt", "ca-templates"],
    },
    {
      item: SCHOOL_SUITE,
      quantity: (brief) => brief.users,
      formula: (brief) =>
        brief.given("user-licences")
          ? "one per member of staff; included in A3 and A5, one of which is counted as owned"
          : `one per member of staff, ${withoutPlan(brief, "A3 or A5")}`,
      stock: "user-licences",
      kind: "monthly",
      when: all(none(TENANT), ACADEMIC),
      requirement: "co-management",
      source: ["cm-comgmt", "ej"],
    },
    { ...GATEWAY_LINE, asked: (brief) => !hasLargeInstances(brief) },
    { ...GATEWAY_LINE, item: LARGE_GATEWAY, price: "cmg-instance-large", asked: hasLargeInstances },
    {
      item: "Privileged access workstation",
      quantity: (brief) => per(brief, [1, 2, 2]),
      formula: "1 per full administrator",
      price: "privileged-workstation",
      kind: "one-off",
      when: WORKSTATIONS,
      requirement: "multi-factor authentication",
      source: ["privaccess"],
    },
    {
      item: PREREQUISITE,
      quantity: 1,
      formula: "separate project before site installation, which also joins the computers; none if Intune is chosen",
      kind: "one-off",
      when: none(DIRECTORY),
      requirement: "precondition",
      source: ["cm-prereq", "ej"],
    },
    {
      item: OPERATIONS,
      quantity: (brief) => sized(brief, [8, 16, 24]),
      formula: (brief) =>
        `4 reviews × ${plural(sized(brief, [1, 2, 3]), "day")}, annual upgrade of site and clients ${sized(brief, [3, 6, 8])} days, recovery exercise ${plural(sized(brief, [1, 2, 4]), "day")}, alongside a client administrator ${sized(brief, ["one day a week", "half time", "full time"])}`,
      price: "operations-day",
      kind: "yearly",
      requirement: "operations",
      source: ["ej"],
    },
  ],
  features: [
    {
      by: "Cloud management gateway",
      objectives: ["remote-work"],
      when: GATEWAY,
      source: ["cm-cmg"],
    },
    {
      by: "Boundaries, collections",
      objectives: ["scalability"],
      source: ["cm-bg", "ej"],
    },
    {
      by: "Old tool decommissioned",
      objectives: ["cost-reduction"],
      source: ["ej"],
    },
    {
      by: "Co-management: first",
      objectives: ["digital-transformation", "innovation", "remote-work"],
      source: ["cm-comgmt"],
    },
    {
      by: "one task sequence",
      objectives: ["productivity", "scalability", "digital-transformation"],
      source: ["cm-dep", "ej"],
    },
    {
      by: "Boundaries, collections",
      objectives: ["enhance-security", "compliance-objective"],
      source: ["ej"],
    },
  ],
  rules: [
    {
      id: "C35",
      text: "The update point requires Windows Server Update Services, deprecated but supported: build nothing else on it.",
      source: ["wsus-dep"],
    },
    {
      id: "CM-TIER0",
      text: "Domain controllers become clients only if the site server and its administrators are equally well protected.",
      when: DIRECTORY,
      source: ["ej"],
    },
  ],
  tables: [
    {
      id: "cm.rings",
      section: "solution",
      heading: "Update rings",
      caption: "Rings, start and deadline",
      intro: (brief) => {
        const kept = keptBySite(brief);
        return `The site runs these rings until workload 2 moves. Intune then runs them for workstations${atWeekends(brief) ? `, scheduled for ${isMonthly(brief) ? "the monthly weekend" : "weekends"}` : ""}${brief.sites > 1 ? ", with downloads over each location's own internet link" : ""}; the site still patches servers${kept ? `${joined(kept)}, as Intune's rings have deadlines but no maintenance windows` : ""}.`;
      },
      columns: ["Ring", "Share", "Start day", "Deadline day", "Restart"],
      rows: [
        {
          cells: [
            "Ring 0",
            (brief) => `${brief.devices < 200 ? "" : "1%: "}${figure(ringOf(brief, 1))} IT team devices`,
            "0",
            "3",
            "immediate",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Ring 1",
            (brief) =>
              ringOf(brief, 10) < FEW_IN_RING
                ? `${figure(ringOf(brief, 10))} volunteers' devices`
                : `10%: ${figure(ringOf(brief, 10))} devices across all departments`,
            "3",
            "7",
            firstRestart,
          ],
          source: ["ej"],
        },
        {
          cells: ["Ring 2", "remaining workstations", "7", byWeekend("monthly weekend", "14"), ringRestart],
          source: ["ej"],
        },
        {
          cells: ["Clinical devices", "by type", "14", "30", "manual, never automatic"],
          when: is("industry", "healthcare"),
          source: ["ej"],
        },
        {
          cells: ["Production lines", "by line", "line's maintenance window", "30", "in that window"],
          when: is("industry", "manufacturing"),
          source: ["ej"],
        },
        {
          cells: [
            "Tills and kiosks",
            (brief) => (brief.sites > 1 ? "by store" : "one first"),
            "outside peak trading",
            "30",
            "before opening",
          ],
          when: is("industry", "retail"),
          source: ["ej"],
        },
        {
          cells: ["Teaching rooms", "by building", "outside teaching hours", "30", "night"],
          when: is("industry", "education"),
          source: ["ej"],
        },
        {
          cells: [
            "Servers",
            (brief) => `${figure(brief.servers.plan)} planned${inHalves(brief)}`,
            byWeekend("7", "14"),
            byWeekend("monthly weekend", "30"),
            byWeekend("that weekend, after workstations", "in the maintenance window"),
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Zero day",
            (brief) => {
              const kept = keptBySite(brief);
              return brief.one("industry") === "healthcare"
                ? `all workstations; servers in an emergency window; ${kept} stay in their own ring`
                : `all workstations; servers${kept ? joined(kept) : ""} in an emergency window`;
            },
            "0",
            "3",
            "immediate, announced",
          ],
          source: ["ej"],
        },
      ],
    },
    {
      id: "cm.boundaries",
      section: "solution",
      heading: "Boundaries and content",
      caption: "Boundary groups",
      fewestSites: 2,
      columns: ["Group", "Members", "Fallback", "Rule"],
      rows: [
        {
          cells: [
            "Site assignment",
            "all IP ranges",
            "none",
            "the only group that assigns the site, as conflicting assignments resolve randomly; holds no content",
          ],
          source: ["cm-bg", "ej"],
        },
        {
          cells: [
            "Head office",
            "IP ranges of the site",
            (brief) =>
              servesBranches(brief) ? "nearest branch after 120 minutes (default)" : "none: it holds the only content",
            "own distribution points first",
          ],
          source: ["cm-bg", "ej"],
        },
        {
          cells: [
            "Each branch",
            "IP ranges of the branch",
            (brief) => (servesBranches(brief) ? "head office after 20 to 30 minutes" : "head office immediately"),
            (brief) =>
              servesBranches(brief)
                ? `own distribution point first${isEachServed(brief) ? ", plus peer cache" : ", peer cache where there is none"}`
                : "branch peer cache first",
          ],
          source: ["cm-bg", "ej"],
        },
        { cells: ["VPN", "VPN range", "immediate", "cloud sources preferred"], source: ["ej"] },
      ],
    },
    {
      id: "cm.comanagement",
      section: "solution",
      heading: "Co-management road map",
      caption: "Workloads in order of move",
      intro: "This project moves the first two workloads, the client the others in months after acceptance.",
      columns: ["Order", "Workload", "Prerequisite", "Moves"],
      rows: [
        {
          cells: [
            "1",
            "Compliance policies",
            "Entra ID P1, joined devices, Intune licence; devices without a policy count as non-compliant",
            "during rollout",
          ],
          source: ["cm-comgmt", "cm-workloads", "ej"],
        },
        {
          cells: [
            "2",
            "Windows Update policies",
            "rings agreed (Autopatch also needs workloads 4 and 6); site updates disabled for workstations; no group policy specifies an update server",
            (brief) => {
              const kept = keptBySite(brief);
              return `during rollout${kept ? `, excluding ${kept}` : ""}`;
            },
          ],
          source: ["cm-comgmt", "cm-workloads", "ej"],
        },
        {
          cells: [
            "3",
            "Endpoint protection",
            (brief) =>
              `antivirus and firewall policies in Intune${brief.has("security-requirements", "data-encryption") ? "; BitLocker policy in Intune as well, as clients then ignore the site's" : ""}`,
            "by month 6",
          ],
          source: ["cm-comgmt", "cm-workloads", "ej"],
        },
        {
          cells: [
            "4",
            "Device configuration",
            (brief) =>
              `policy inventory, group policy analytics${brief.holds(BASELINES) ? "; site baselines set to “Always apply this baseline even for co-managed clients”" : ""}`,
            "by month 12",
          ],
          source: ["cm-comgmt", "cm-workloads", "ej"],
        },
        {
          cells: ["5", "Client apps", "Company Portal rolled out", "by month 18"],
          source: ["cm-comgmt", "cm-workloads", "ej"],
        },
        {
          cells: [
            "6",
            "Office updates",
            (brief) =>
              brief.holds(any(TENANT, COVERED))
                ? "Microsoft 365 Apps policies"
                : "Microsoft 365 Apps policies, where the apps are in use",
            "by month 24",
          ],
          source: ["cm-comgmt", "cm-workloads", "ej"],
        },
      ],
    },
    {
      id: "cm.limits",
      section: "security",
      heading: "Administration and roles",
      caption: "Role-based administration",
      when: any(REGULATED, is("security-requirements", "identity-management", "zero-trust")),
      columns: ["Role", "Rights", "Scope"],
      rows: [
        {
          cells: [
            "Full administrator",
            (brief) =>
              `everything; ${brief.holds(SMALL) ? "one named person, sealed deputy account" : "two named people"}${brief.holds(WORKSTATIONS) ? ", privileged access workstation" : ""}`,
            "site",
          ],
          source: ["ej"],
        },
        {
          cells: ["Application author; deployer", "create and test; deploy what others built", "by department"],
          source: ["ej"],
        },
        { cells: ["Server patch manager", "deploy updates in maintenance windows", "servers"], source: ["ej"] },
        { cells: ["Help desk", "remote tools and status; no deployment", "workstations"], source: ["ej"] },
      ],
    },
    {
      id: "cm.recovery",
      section: "support",
      heading: "Site recovery",
      caption: "Site recovery",
      columns: [],
      intro: (brief) =>
        `Rehearsed once before acceptance: (1) restore the database from the SQL Server backup; (2) install the site in recovery mode from the backup's CD.Latest, under the same server name and site code; (3) re-enter account passwords and certificates${brief.has("security-requirements", "data-encryption") ? ", including the BitLocker management certificate" : ""}; (4) validate content library and boundary groups; (5) collect full inventory and re-enter later console changes. Steps 1 to 4 take ${databaseBack(brief)} at most; meanwhile clients keep existing policy.`,
      rows: [],
    },
  ],
  tasks: [
    {
      phase: 1,
      title: "Client count, boundary list and database sizing",
      kind: "discovery",
      role: "Engineer",
      weight: 3,
      deliverable: "Client and boundary list, sizing",
      when: none(ENTERPRISE),
    },
    {
      phase: 1,
      title: "Client count",
      kind: "discovery",
      mark: "count",
      waits: ["kick-off"],
      role: "Engineer",
      weight: 1,
      deliverable: "Computers active in 30 days, by site",
      when: ENTERPRISE,
    },
    {
      phase: 1,
      title: "Servers, cluster storage and licences reserved or ordered to match the count",
      mark: "order",
      most: 2,
      waits: ["count"],
      kind: "scope",
      role: "Project manager",
      weight: 1,
      deliverable: "Reservation or order with a delivery date per server",
      when: ENTERPRISE,
    },
    {
      phase: 1,
      title: "Boundary list and database sizing",
      kind: "discovery",
      waits: ["count"],
      role: "Engineer",
      weight: 2,
      deliverable: "IP ranges by site without overlaps or gaps, sizing",
      when: ENTERPRISE,
    },
    {
      phase: 1,
      title: "Readiness for Windows 11 and new Secure Boot certificates, unsupported devices",
      kind: "discovery",
      role: "Engineer",
      weight: (brief) => per(brief, [2, 2, 3]),
      deliverable: "Readiness by model for Windows 11 and Secure Boot (UEFICA2023Status)",
    },
    {
      phase: 2,
      title: "Entra ID synchronisation, hybrid join and Intune for the pilot",
      mark: "join",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 4,
      holds: byEffort({ small: 1, medium: 2, large: 2, enterprise: 3 }),
      deliverable: "Hybrid join targeted at the pilot only, confirmed by dsregcmd /status",
      when: UNJOINED,
    },
    {
      phase: 2,
      title: "Disk benchmark, SQL Server and prerequisites",
      mark: "database",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 3,
      holds: byEffort({ small: 0.5, medium: 1, large: 1, enterprise: 2 }),
      deliverable: "Disk benchmark, database instance",
      when: none(ENTERPRISE),
    },
    {
      phase: 2,
      title: "Disk benchmark, SQL Server cluster, file server and prerequisites",
      mark: "database",
      waits: ["order"],
      lead: 2,
      kind: "build",
      role: "Engineer",
      weight: 5,
      holds: 3,
      deliverable:
        "Disk benchmark, instance with collation, memory limit and tempdb as designed, failover test, content library share",
      when: ENTERPRISE,
    },
    {
      phase: 2,
      title: (brief) => `Site installation and roles${wantsSpare(brief) ? "; spare site server prepared" : ""}`,
      mark: "platform",
      waits: ["database"],
      kind: "build",
      role: "Engineer",
      weight: 4,
      holds: byEffort({ small: 1, medium: 1.5, large: 2, enterprise: 3 }),
      deliverable: "Green site status, first backup with CD.Latest, client push without NTLM fallback",
      when: none(ENTERPRISE),
    },
    {
      phase: 2,
      title: "Active and passive site servers, data centre roles",
      mark: "platform",
      waits: ["database"],
      kind: "build",
      role: "Engineer",
      weight: 6,
      holds: 4,
      deliverable:
        "Green site status, tested promotion of the passive server, first backup with CD.Latest, client push without NTLM fallback",
      when: ENTERPRISE,
    },
    {
      phase: 2,
      title: "Distribution points at the locations",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 3,
      holds: pointDays,
      deliverable: "Distribution points with content, hourly rate limits, links measured under load",
      fewestSites: 2,
      asked: servesBranches,
    },
    {
      phase: 2,
      title: "Boundaries, collections with update rings and maintenance windows, administrative roles",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 3,
      holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 3 }),
      deliverable: "Boundary groups, collections, roles",
    },
    {
      phase: 2,
      title: "Cloud management gateway",
      waits: ["platform", "join"],
      kind: "build",
      role: "Engineer",
      weight: 3,
      holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 2 }),
      deliverable: "Gateway with test client",
      when: GATEWAY,
    },
    {
      phase: 2,
      title: "Co-management of the pilot group",
      waits: ["platform", "join"],
      kind: "build",
      role: "Engineer",
      weight: 1,
      holds: byEffort({ small: 0.5, medium: 0.5, large: 1, enterprise: 1 }),
      deliverable: "IT team's pilot devices visible in Intune",
    },
    {
      phase: 2,
      title: (brief) => `Pilot: ${plural(pilotOf(brief), "device")}, one update cycle with a 3-day deadline`,
      kind: "pilot",
      role: "Engineer",
      weight: (brief) => per(brief, [4, 5, 5]),
      holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 3 }),
      deliverable: "Pilot report",
    },
    {
      phase: 3,
      title: (brief) =>
        `Client waves by collection, old agent removed${brief.holds(UNJOINED) ? " and computers hybrid-joined" : ""} in each`,
      mark: "waves",
      waits: ["training"],
      kind: "rollout",
      role: "Engineer",
      weight: 9,
      holds: waveDays,
      deliverable: "98% of devices reporting inventory",
    },
    {
      phase: 3,
      title: (brief) =>
        `${IN_WORDS[examples(brief)]} application${examples(brief) > 1 ? "s" : ""} and one task sequence`,
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: (brief) => (brief.holds(SEATS) ? 5 : 4),
      holds: (brief) => (examples(brief) + (brief.holds(SEATS) ? 2 : 3)) / 2,
      most: (brief) => examples(brief) / 2 + 3,
      deliverable: (brief) => `Packaged application${examples(brief) > 1 ? "s" : ""}, task sequence`,
    },
    {
      phase: 3,
      title: "National hardening baseline as configuration items",
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 2,
      holds: byEffort({ small: 0.5, medium: 1, large: 2, enterprise: 3 }),
      deliverable: "Baseline, deviations reported by collection",
      when: is("industry", "government"),
    },
    {
      phase: 3,
      title: "Co-management: first two workloads moved",
      waits: ["waves"],
      kind: "rollout",
      role: "Engineer",
      weight: 3,
      holds: byEffort({ small: 0.5, medium: 1, large: 1, enterprise: 2 }),
      deliverable: "Workloads 1 and 2 in Intune",
    },
    {
      phase: 3,
      title: "Old tool decommissioned and remnants removed",
      waits: ["waves"],
      kind: "rollout",
      role: "Engineer",
      weight: 2,
      holds: byEffort({ small: 0.5, medium: 0.5, large: 1, enterprise: 2 }),
      deliverable: "No device with the old agent; old server, accounts and policies removed",
    },
    {
      phase: 4,
      title: "Recovery test in an isolated network",
      kind: "acceptance",
      role: "Engineer",
      weight: 3,
      deliverable: "Timed recovery record",
    },
  ],
  risks: [
    {
      id: "CM12",
      text: ({ plan }) => `The directory is not ready when phase 2 begins on ${formatDay(firstDayOf(plan, 2))}`,
      likelihood: 4,
      impact: 5,
      mitigation: "Confirm its date in writing before the order; only phase 1 starts without it",
      owner: "Sponsor",
      trigger: "No directory date when the order is signed",
      when: none(DIRECTORY),
      source: ["cm-prereq", "ej"],
    },
    ...RESTARTS,
    {
      id: "CM16",
      text: ({ brief }) =>
        `Servers still on Windows Server 2016${left2016(brief) ? ", out of support since 12 January 2027, are no longer" : " leave support on 12 January 2027 and are then no longer"} supported clients`,
      likelihood: 3,
      impact: 4,
      mitigation: "List versions in discovery; decide on each server by design sign-off",
      owner: "Client IT lead",
      trigger: "A server on 2016 without a decision at design sign-off",
      asked: (brief) =>
        decidesOn2016(brief) && lapsedOf(brief).every(({ family, isKnown }) => !isKnown || family !== "windows-server"),
      source: ["eol", "cm-clients"],
    },
    {
      id: "CM13",
      text: "Computers join Entra ID too late to be co-managed",
      likelihood: 3,
      impact: 4,
      mitigation: "Start synchronisation in the first week of phase 2 with the pilot computers",
      owner: "Client IT lead",
      trigger: "A pilot computer not joined one week before the pilot",
      when: UNJOINED,
      source: ["cm-comgmt", "ej"],
    },
    {
      id: "CM9",
      text: ({ brief }) =>
        `Some of the ${plural(brief.devices, "device")} cannot run Windows 11; Windows 10 is supported only with paid updates or until upgraded`,
      likelihood: 3,
      impact: 4,
      mitigation: "Readiness report before design sign-off, replacement list, end date for paid updates",
      owner: "Sponsor",
      trigger: (client) =>
        `More than ${plural(Math.ceil(client.brief.devices / 20), "device")} not ready by ${formatDay(gateDay(client.plan, "design"))}`,
      source: ["eol", "cm-clients"],
    },
    {
      id: "CM3",
      text: ({ brief }) =>
        `Content saturates ${brief.sites === 2 ? "the link between the two sites" : `one of the links between ${brief.sites} sites`}`,
      likelihood: ({ brief }) => (brief.sites > 5 ? 4 : brief.devices < POINT_DEVICES ? 2 : 3),
      impact: 4,
      mitigation: "Boundary groups, throttling, peer cache, pilot",
      owner: "Engineer",
      trigger: "Link use above 80% during a deployment",
      fewestSites: 2,
      source: ["cm-bg", "ej"],
    },
    {
      id: "CM15",
      text: "Update scans fail because an old group policy still specifies the previous server",
      likelihood: 3,
      impact: 3,
      mitigation: "Review policies in discovery; remove the setting with the old agent in each wave",
      owner: "Client IT lead",
      trigger: "Scan errors on more than 3% of a wave",
      when: DIRECTORY,
      source: ["ej"],
    },
    {
      id: "CM4",
      text: ({ brief }) => `A deployment intended for one collection reaches all ${plural(brief.devices, "device")}`,
      likelihood: 2,
      impact: 5,
      mitigation: "Limiting collections, maintenance windows, ring-by-ring deployment",
      owner: "Security lead",
      trigger: ({ brief }) =>
        `Deployment to more than ${plural(ringOf(brief, 10), "device")} without a smaller collection first`,
      source: ["ej"],
    },
    {
      id: "CM10",
      text: "Phones remain unmanaged",
      likelihood: 3,
      impact: 3,
      mitigation: "Pilot-tested instructions; the client sets the date from which mail requires an enrolled phone",
      owner: "Client IT lead",
      trigger: "A non-compliant phone with mail access",
      when: LEGACY_MDM,
      source: ["cm-dep"],
    },
  ],
  tests: [
    {
      test: "Site Status, Component Status and Client Status in the console",
      pass: "no critical entry for 5 working days, each warning explained; at least 95% of computers used in the last 30 days active and passing the client check",
      component: "Site",
      source: ["ej"],
    },
    {
      test: "First patch cycle in every workstation ring, started by go-live",
      pass: (brief) =>
        `at least 95% of reachable workstations${isMonthly(brief) ? " enrolled before the monthly weekend" : ""} compliant within 14 days, ${keptBySite(brief) ? `excluding ${keptBySite(brief)}, ` : ""}by “Compliance 1 - Overall compliance”, or Intune where workload 2 has moved${firstKept(brief)}`,
      component: "Updates",
      source: ["ej"],
    },
    {
      test: "Update of the tills in one store, outside trading hours",
      pass: "critical updates on every till within one month of release; a sale and a refund succeed after the restart",
      component: "Updates",
      when: is("industry", "retail"),
      source: ["pci-patches", "ej"],
    },
    {
      test: "Site recovery from backup into an isolated network",
      pass: (brief) => `console opens and a test client reports within ${databaseBack(brief)}`,
      component: "Recovery",
      source: ["ej"],
    },
    {
      test: "National hardening baseline on the first wave's collections",
      pass: "every deviation reported, with an owner",
      component: "Baseline",
      when: is("industry", "government"),
      source: ["ej"],
    },
    {
      test: "Client outside the office receives policy without VPN",
      pass: "within 60 minutes; connection type “Currently Internet”",
      component: "Gateway",
      when: GATEWAY,
      source: ["cm-cmg"],
    },
    {
      test: "Passive site server promoted under Sites, Nodes",
      pass: "active within 1 hour (FailoverMgr.log); a new policy then reaches a client",
      component: "Availability",
      when: ENTERPRISE,
      source: ["ej"],
    },
    {
      test: "Operating system deployed to one model",
      pass: (brief) =>
        `usable within 2 hours, with a packaged application installed and removed silently${brief.holds(CROWDED_TESTS) ? "; shown as co-managed, “Compliant” and recognised by Conditional Access" : ""}`,
      component: "Deployment",
      source: ["ej"],
    },
    {
      test: "Device shown as co-managed, workload 1 in Intune (CoManagementHandler.log)",
      pass: "“Compliant” under an assigned policy and recognised by Conditional Access",
      component: "Co-management",
      when: none(CROWDED_TESTS),
      source: ["cm-comgmt"],
    },
    {
      test: "Audit status messages for one deployment",
      pass: "show who built and who started it",
      component: "Roles",
      when: is("industry", "finance"),
      source: ["ej"],
    },
    {
      test: "Content for one deployment from a branch distribution point (Client Data Sources)",
      pass: "at least 95% of bytes from that point or peers; the rest explained",
      component: "Content",
      fewestSites: 2,
      asked: servesBranches,
      source: ["cm-bg"],
    },
    {
      test: "Help desk attempts a deployment to servers",
      pass: "no server collection in their console; the same attempt through the administration service is also refused",
      component: "Roles",
      when: none(is("company-size", "small"), is("security-requirements", "identity-management")),
      source: ["ej"],
    },
    {
      test: "Compliance report",
      pass: (brief) => `matches ${sampled(brief)}`,
      component: "Reporting",
      when: none(is("integration-needs", "reporting-tools")),
      source: ["ej"],
    },
  ],
  cutover: [
    {
      step: (brief) =>
        `New client installed alongside the old agent, by the old tool${brief.hasDirectory ? " or group policy" : ""}`,
      time: "before each wave",
      check: "98% of the wave reports inventory to the new site",
      back: "old tool unchanged",
      source: ["ej"],
    },
    {
      step: (brief) => `Pilot group of ${figure(pilotOf(brief))} devices (IT and volunteers); old agent removed`,
      time: "during the pilot",
      check: "scan against the new update point within 24 hours (WUAHandler.log)",
      back: "old agent reinstalled the same day",
      source: ["ej"],
    },
    {
      step: (brief) => `${IN_WORDS[waves(brief)]} waves by ${wavesBy(brief)}, ${inWave(brief)} each`,
      time: "during rollout, at most two waves a week",
      check: "95% of the wave healthy before the next",
      back: "as above, per wave",
      source: ["ej"],
    },
    {
      step: "Teaching rooms, building by building; old agent removed",
      time: "outside teaching hours",
      check: "a teacher opens the room's applications",
      back: "old agent reinstalled before the next lesson",
      when: is("industry", "education"),
      source: ["ej"],
    },
    {
      step: "Production-line PCs, line by line; old agent removed",
      time: "in the line's maintenance window",
      check: "line applications start; shift leader signs off",
      back: "old agent reinstalled before the shift begins",
      when: is("industry", "manufacturing"),
      source: ["ej"],
    },
    {
      step: (brief) =>
        `Tills and kiosks${brief.sites > 1 ? `, one store first, then ${brief.sites > MAX_STORES ? "by region" : "the others"}` : ", one first"}; old agent removed`,
      time: "after closing, outside peak trading",
      check: "a sale and a refund on each till",
      back: "old agent reinstalled before opening",
      when: is("industry", "retail"),
      source: ["ej"],
    },
    {
      step: "Clinical devices, type by type; old agent removed",
      time: "at a time set by the ward",
      check: "device owner signs off",
      back: "old agent reinstalled before the device is used again",
      when: is("industry", "healthcare"),
      source: ["ej"],
    },
    {
      step: (brief) => `${plural(brief.servers.plan, "server")}${inHalves(brief)}`,
      time: "last waves, in their maintenance windows",
      check: "service owner signs off",
      back: "old tool resumes patching",
      source: ["ej"],
    },
    {
      step: (brief) =>
        `Old tool decommissioned: its accounts, update policies${brief.hasDirectory ? ", PXE service and directory objects" : " and PXE service"} removed`,
      time: "after the last wave",
      check: "new client on every device; no policy specifies the old servers",
      back: "keep the old tool until no device uses it",
      source: ["ej"],
    },
  ],
  coexistence: "The old tool patches each wave until its agent is removed.",
  noticed: (brief) =>
    `Clients install during the day without disruption; workstations ${isMonthly(brief) ? "from ring 2 restart, within 14 days of the month's updates," : "restart"}`,
  // the table of the cutover has it in a column, which a small organisation does not see
  rollback: (brief) =>
    brief.has("company-size", "small")
      ? "Until the last wave the old tool can reinstall its agent within the day."
      : "",
  operations: [
    { frequency: "Daily", task: "Site status, backup task, inbox backlog", owner: "Client IT", source: ["ej"] },
    {
      frequency: "Weekly",
      task: "Patch compliance by ring; clients in the default boundary group",
      owner: "Client IT",
      source: ["cm-bg", "ej"],
    },
    {
      frequency: "Monthly",
      task: "Patch cycle; WSUS clean-up; superseded updates expire after 3 months; update point certificate's expiry",
      owner: "Client IT",
      source: ["ej"],
    },
    {
      frequency: "Quarterly",
      task: "Boundary and collection clean-up; review of roles, rings and the co-management road map",
      owner: "Consultant",
      source: ["ej"],
    },
    {
      frequency: "Quarterly",
      task: "Renewal of the gateway's server certificate: public ones last 100 days at most if issued from 15 March 2027, before that 200",
      owner: "Client IT",
      when: GATEWAY,
      source: ["cabf"],
    },
    {
      frequency: "Yearly",
      task: "Renewal of the Apple push certificate with the account that requested it; a new one means re-enrolling every iPhone",
      owner: "Client IT",
      when: LEGACY_MDM,
      source: ["ej"],
    },
    {
      frequency: "Yearly",
      task: "Upgrade to the annual release",
      owner: "Consultant",
      source: ["cm-ver", "ej"],
    },
    {
      frequency: "Yearly",
      task: "Promotion of the passive site server, and failback",
      owner: "Client IT",
      when: ENTERPRISE,
      source: ["ej"],
    },
    {
      frequency: "Yearly",
      task: "Recovery exercise in an isolated network",
      owner: "Consultant",
      source: ["ej"],
    },
  ],
  signals: [
    {
      signal: "Active clients",
      threshold: (brief) => `below 95%: more than ${plural(Math.floor(clientsOf(brief) / 20), "client")} inactive`,
      action: "run the client health check; list inactive clients by location",
      source: ["ej"],
    },
    {
      signal: "Update scan failures",
      threshold: (brief) => `above 3%: ${plural(Math.max(2, Math.floor((clientsOf(brief) * 3) / 100) + 1), "client")}`,
      action:
        "read WUAHandler.log; then raise the WsusPool queue to 2,000 and its private memory to four times the default",
      source: ["cm-size", "ej"],
    },
  ],
  recovery: [
    {
      service: "Primary site server",
      quicker: ["hour", "hours", "day", "days"],
      rpo: "none",
      rto: "1 hour",
      method: "Passive site server promoted manually; content library on the file server",
      when: ENTERPRISE,
      source: ["ej"],
    },
    {
      service: "Site database",
      rpo: "24 hours",
      rto: databaseBack,
      method:
        "Cluster failover for a lost node; a corrupt database is restored from the database backup, with the site backup task",
      when: ENTERPRISE,
      source: ["cm-sql", "ej"],
    },
    {
      service: "Content library",
      rpo: "24 hours",
      rto: "24 hours",
      method:
        "Restored from the file server backup; meanwhile distribution points serve existing content, and new content waits",
      when: ENTERPRISE,
      source: ["ej"],
    },
    {
      service: "Primary site",
      rpo: "24 hours",
      rto: "24 hours",
      method: "Site backup task, database backup and content library copy, restored to another server",
      when: none(ENTERPRISE),
      asked: (brief) => !wantsSpare(brief),
      source: ["ej"],
    },
    {
      service: "Primary site",
      rpo: "24 hours",
      rto: "24 hours",
      method: "Restore to the spare site server, which receives database backups and a content library copy",
      asked: wantsSpare,
      source: ["ej"],
    },
    {
      service: "Distribution point",
      rpo: "none",
      rto: "30 minutes at a branch, by fallback",
      method: "Clients fall back to another distribution point; the failed one is rebuilt in 8 hours",
      asked: servesBranches,
      source: ["ej"],
    },
    {
      service: "Distribution point",
      rpo: "none",
      rto: "1 hour",
      method: "Role added to the site server, whose content library holds the content",
      when: MEDIUM,
      asked: (brief) => !servesBranches(brief),
      source: ["ej"],
    },
  ],
  assumptions: [
    {
      text: (brief) =>
        `${plural(clientsOf(brief), "client")} exist; below 5,000 this configuration does not justify its servers.`,
      ifWrong: (brief) =>
        `Below 5,000: the medium site, about ${fewerDays(brief)} fewer days, no passive server or cluster`,
      task: "Count computer accounts active in 30 days",
      when: ENTERPRISE,
      asked: (brief) => clientsOf(brief) >= ENTERPRISE_SITE_CLIENTS,
      source: ["cm-size", "ej"],
    },
    {
      text: "At most one tool patches devices today, and it is not Configuration Manager.",
      ifWrong:
        "An existing site on a supported release is upgraded in place: −3 to −5 days. Any other is migrated and removed: +4 to +8 days",
      task: "Name the tool, its version and servers",
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Computers are already hybrid-joined through Entra Connect Sync${brief.has("cloud-maturity", "no-cloud") ? ", although no cloud adoption is reported" : ""}, with accounts up to date; Cloud Sync does not synchronise devices.`,
      ifWrong: "+3 days for synchronisation and hybrid join, before co-management; +2 to 4 days of clean-up",
      task: "Compare computer accounts with hybrid-joined and active devices",
      when: all(DIRECTORY, none(UNJOINED)),
      source: ["cm-comgmt", "ej"],
    },
    {
      text: (brief) =>
        `The directory is ready to synchronise: one forest, a routable UPN suffix, no duplicate addresses, computer accounts up to date${brief.holds(SMALL) ? "; an existing member server, protected as Tier 0, is free for Entra Connect Sync" : ""}.`,
      ifWrong: (brief) =>
        `+2 to 4 days of clean-up before the first synchronisation, and as many for computer accounts${brief.holds(SMALL) ? "; without such a server, one more Windows Server licence" : ""}`,
      task: "Run IdFix against the directory",
      when: all(DIRECTORY, UNJOINED),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `A separate project, neither planned nor priced here, builds the directory by the start of phase 2${brief.holds(all(SMALL, UNJOINED)) ? ", with a member server for Entra Connect Sync," : ""} and joins each computer to it${brief.holds(UNJOINED) ? "" : " and to Entra ID"} before its wave.`,
      ifWrong: "Phase 2 waits for it, or this becomes an Intune project: 4 days of redesign",
      task: "Decide between a directory and Intune before the order",
      when: none(DIRECTORY),
      source: ["cm-prereq", "ej"],
    },
    {
      text: (brief) =>
        `Virtual hosts have capacity for the servers in the component table${servesBranches(brief) ? " at each location that needs one" : ""}.`,
      ifWrong: "Hosts or Azure capacity are bought on quotation; the plan waits for delivery",
      task: "Confirm hosts and free capacity",
      when: none(ENTERPRISE),
      source: ["ej"],
    },
    {
      text: "The client provides an update point certificate that every device trusts, from its own or a public CA.",
      ifWrong: (brief) =>
        `Until then, clients scan over plain HTTP (TCP 8530)${brief.has("security-requirements", "data-encryption") ? " and the data encryption control cannot be accepted" : ""}`,
      task: "Name the certificate issuer",
      source: ["ej"],
    },
    {
      text: (brief) =>
        `${brief.given("server-licences") ? "Counted server licences are unassigned; client" : "Client"} access licences cover the site systems' Windows Server version.`,
      ifWrong: (brief) =>
        `${brief.given("server-licences") ? "Those assigned are bought; site" : "Site"} systems run the licensed version, 2022 or later`,
      task: "Check the licence list",
      source: ["cm-os", "ej"],
    },
    {
      text: (brief) =>
        `The baseline under ${YARDSTICKS[brief.client.country ?? ""] ?? "national rules"} specifies Windows settings; where it states only objectives, Microsoft's security baseline applies.`,
      ifWrong: "+2 to 4 days to derive settings from its text",
      task: "Name the baseline and edition",
      when: is("industry", "government"),
      source: ["ej"],
    },
    {
      text: (brief) =>
        brief.holds(UNJOINED)
          ? "The client sets up Windows Hello for Business for administrators once the pilot is hybrid-joined."
          : "Administrators can sign in with Windows Hello for Business.",
      ifWrong: "+2 days to set it up",
      task: "Check sign-in methods, or who sets them up",
      when: HELLO,
      source: ["ej"],
    },
    {
      text: countedPlan,
      ifWrong: "A plan with both is also bought for these users, by academic quotation",
      task: "Confirm the plan name in the licence list before the order",
      asked: (brief) => (brief.given("user-licences") ?? 0) > 0,
      when: ACADEMIC,
      source: ["cm-comgmt", "ej"],
    },
    {
      text: countedPlan,
      ifWrong: (brief) =>
        brief.holds(BUSINESS_PLAN)
          ? `With E3 or E5, no Configuration Manager rights are due; a plan without Entra ID P1 adds ${formatAmount(PRICES["entra-p1"].low, "USD")} per user and month`
          : `Enterprise Mobility + Security E3 is also bought for these users, ${formatAmount(PRICES["ems-e3"].low, "USD")} per user and month`,
      task: "Confirm the plan name in the licence list before the order",
      asked: (brief) => (brief.given("user-licences") ?? 0) > 0,
      when: none(ACADEMIC),
      source: ["cm-comgmt", "entra-price", "ms-july", "ej"],
    },
    {
      text: (brief) =>
        `The Microsoft 365 plan in use includes ${brief.holds(BUSINESS_PLAN) ? `Intune and Entra ID P1 for every user, as Business Premium${shiftPlans(brief) > 0 ? " and F3 do" : " does"}` : "Intune and Configuration Manager rights for every user"}.`,
      ifWrong: (brief) =>
        `The items marked as probably owned become due ${brief.holds(ACADEMIC) ? "by academic quotation" : "at the printed prices"}`,
      task: "Check the licence list",
      settledBy: ["user-licences"],
      when: TENANT,
      source: ["cm-comgmt"],
    },
    {
      text: "User licences are bought as in the bill of materials.",
      ifWrong: "Plans that are owned replace them",
      task: "Check the licence list and request a quotation",
      settledBy: ["user-licences"],
      asked: (brief) => brief.detail("user-licences") !== null, // else the bill alone says it
      when: all(none(TENANT), any(ACADEMIC, none(COVERED))),
      source: ["cm-comgmt", "ej"],
    },
    {
      text: "Although none was named, a Microsoft 365 plan with Intune and Entra ID P1 covers every user, as is usual for an organisation of this size that uses cloud services.",
      ifWrong: "The lines marked as probably owned become due, at list or agreement prices",
      task: "Check the licence list before the order",
      settledBy: ["user-licences"],
      when: all(none(TENANT), none(ACADEMIC), COVERED),
      source: ["cm-comgmt", "ej"],
    },
    {
      text: "Virtual hosts have capacity for the servers in the component table, and shared block storage exists for two cluster nodes.",
      ifWrong:
        "Hosts and 300 GB of shared storage are bought on quotation, and phase 2 waits for delivery; or the database runs on one node, whose loss requires a restore",
      task: "Confirm hosts and storage platform",
      when: ENTERPRISE,
      source: ["ej"],
    },
    {
      text: (brief) => `Student devices outside teaching rooms are not among the ${figure(brief.devices)} planned.`,
      ifWrong: "+1 day for dedicated rings and collections, plus licences by academic quotation",
      task: "Count staff, teaching-room and student devices separately",
      when: ACADEMIC,
      source: ["ej"],
    },
    {
      text: "Site links can carry content overnight.",
      ifWrong: (brief) =>
        isEachServed(brief)
          ? "Large packages are prestaged on disk for slow locations, half a day each"
          : "+1 distribution point for each slow location, 1 day each",
      task: "Measure link use over one week",
      fewestSites: 2,
      source: ["ej"],
    },
  ],
  technologies: {
    "windows-server": {
      effect: oldServers,
      request: SERVER_LIST,
      source: ["eol", "cm-clients", "ej"],
    },
    "active-directory": {
      effect: null,
      request: "Directory sites and subnets, computer accounts with last sign-in",
      source: ["cm-prereq", "ej"],
    },
    "exchange-server": {
      effect:
        "Dedicated collection, patched server by server rather than by ring; only Exchange Server SE still receives updates",
      source: ["eol", "ej"],
    },
    sharepoint: {
      effect: (brief) =>
        brief.holds(SHAREPOINT_ONLINE)
          ? ""
          : "Dedicated collection, with farm updates excluded from automatic deployment rules; only SharePoint Server SE still receives updates",
      source: ["eol", "ej"],
    },
    "sql-server": {
      effect: (brief) =>
        brief.holds(any(SMALL, is("company-size", "small"), is("integration-needs", "database-systems")))
          ? ""
          : "Clustered servers are patched node by node",
      source: ["cm-sql", "ej"],
    },
    "office-365": {
      effect: "Determines who has Intune and Configuration Manager rights",
      source: ["cm-comgmt", "ej"],
    },
    "azure-services": {
      effect: (brief) =>
        brief.holds(GATEWAY)
          ? "The gateway gets a resource group and a budget alert in an existing subscription"
          : "Azure servers are patched by the site or Azure Update Manager, never both",
      source: ["ej"],
    },
    teams: { effect: null, source: ["ej"] },
    "power-platform": { effect: null, source: ["ej"] },
  },
  requests: [
    licenceRequest,
    (brief) =>
      `Devices by model, operating system and location${brief.holds(BEYOND_SMALL) ? "" : `, with ${unattended(brief, "those")} and their approvers`}; current patching and software deployment tools`,
    (brief) =>
      brief.holds(BEYOND_SMALL)
        ? `${capitalised(unattended(brief, "devices"))}, each with the person who approves its updates`
        : "",
    (brief) => (brief.has("current-technologies", "windows-server") ? SERVER_LIST : ""),
    (brief) => (brief.one("industry") === "government" ? "Mandatory hardening baseline, with its edition" : ""),
    (brief) => (brief.holds(GATEWAY) ? "Gateway public name, certificate buyer, Azure subscription to be charged" : ""),
    (brief) => (brief.holds(LEGACY_MDM) ? "Apple account for the push certificate, Google account for Android" : ""),
    (brief) => `IP ranges and link speeds${brief.sites > 1 ? " of each location" : ""}`,
    "Twenty most-used applications, with owner and installer",
    (brief) => (isMonthly(brief) ? "" : "Server maintenance windows"),
  ],
  training: [
    {
      audience: "Site administrators",
      content: "Collections, deployments, updates, co-management, recovery",
      hours: (brief) => Math.min(LONGEST_COURSE, courseHours(brief) * (COURSE[brief.known("skills") ?? ""] ?? 1)),
      source: ["ej"],
    },
    {
      audience: "Help desk",
      content: "Software Center, remote tools, status",
      hours: (brief) => sized(brief, [1, 2, 4]),
      source: ["ej"],
    },
  ],
  reminders: (brief, { start, phases }) => {
    const build = phases.find(({ number }) => number === 2);
    if (!build) return [];
    const yearLater = openMonday(brief, start + (build.start + 52) * 7);
    const beforeEnd = openMonday(brief, dayOfIso(VERSION_ENDS) - UPGRADE_AHEAD);
    const acceptance = start + (phases.at(-1)?.end ?? 0) * 7;
    const isTooOld = beforeEnd < acceptance + SETTLED;
    return [
      {
        what: `Upgrade of the site ${isTooOld ? "within a year of installation, which uses the annual release after 2609" : `to the next annual release, before support for 2609 ends on ${formatDay(dayOfIso(VERSION_ENDS))}`}`,
        day: isTooOld ? yearLater : Math.min(yearLater, beforeEnd),
      },
    ];
  },
  effects: {
    "recovery-time": { hour: RECOVERED, hours: RECOVERED, day: RECOVERED, days: RECOVERED },
    "outside-devices": {
      unused: (brief) => {
        if (brief.holds(GATEWAY)) return "";
        return brief.given("outside-devices") === 0
          ? "No gateway is built here"
          : "No gateway is built here; the site reaches them only over VPN, and after workload 2 moves Intune updates them over the internet";
      },
      "0": "The gateway is for devices that have yet to leave the office; if none will, it is removed at design sign-off",
    },
  },
  diagram,
};
