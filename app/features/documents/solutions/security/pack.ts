/** Security assessment and implementation: scored domains, access policies, privileged access, detection, and a plan in stages. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { DIRECTORY as ESTATE_DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { following } from "#app/features/documents/brief/change-window.ts";
import { peoplePlanned } from "#app/features/documents/brief/people.ts";
import { priceOf as billPriceOf, formatAmount, rateOf } from "#app/features/documents/budget/budget.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { DAYS_A_WEEK } from "#app/features/documents/effort/effort.ts";
import { LOCAL_PRICES, PRICES, type PriceKey, RATE_CARDS, STEP_TO_E5 } from "#app/features/documents/facts/prices.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import {
  type BillRow,
  chosenRows,
  type DecisionRow,
  foundBy,
  type Pack,
  type PackTable,
  type RecoveryRow,
  say,
  type TaskRow,
  type TestRow,
  type Wording,
} from "#app/features/documents/pack.ts";
import { rolloutWeeks } from "#app/features/documents/plan/plan.ts";
import { type Task, tasksOf } from "#app/features/documents/plan/tasks.ts";
import { QUARTER_DAYS } from "#app/features/documents/rules/risks.ts";
import { CONDITIONAL_ACCESS, PUPIL_ACCOUNTS } from "#app/features/documents/solutions/conditional-access.ts";
import { MIXTURE } from "#app/features/documents/solutions/outlines.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { clause, figure, listed, people, plural } from "#app/features/documents/words.ts";
import { ADMIN_FOREST, BUILD_AT_ONCE, LEFT_SIGN_IN, OTHER_SIGN_IN } from "./outlines.ts";

const ASSESSMENT = is("solution-configuration", "security-assessment");
const IDENTITY = is("solution-configuration", "security-identity");
const DETECTION = is("solution-configuration", "security-detection");
const TIER0 = is("solution-configuration", "security-tier0");
const EXCHANGE = is("current-technologies", "exchange-server");
const DIRECTORY_NAMED = is("current-technologies", "active-directory");
/** What cannot run without a directory was named, or hardening of Tier 0, which is about one. */
const DIRECTORY = any(ESTATE_DIRECTORY, TIER0);
const LARGER = is("company-size", "large", "enterprise");
const SEATS = is("company-size", "small", "medium");
const SMALL = is("company-size", "small");
/** The assessment builds nothing but quick wins; what the others build stands on its road map. */
const BUILD = none(ASSESSMENT);
const SIEM_ADVISED = all(none(TIER0), any(LARGER, all(DETECTION, REGULATED)));
const SIEM = all(BUILD, SIEM_ADVISED);
const ENDPOINT_ADVISED = any(DETECTION, is("security-requirements", "threat-protection", "zero-trust"));
const ENDPOINT = all(BUILD, ENDPOINT_ADVISED);
const SERVER_SENSORS = all(BUILD, any(DETECTION, is("security-requirements", "threat-protection")));
/** What E3 costs with the parts of E5 that this design uses. */
const ADD_ONS = PRICES["m365-e3"].low + PRICES["entra-p2"].low + PRICES["defender-endpoint-p2"].low;
/** What the same gigabyte costs in the analytics tier. */
const LAKE_AGAINST = LOCAL_PRICES.EUR?.["sentinel-gb"]?.low ?? 0;
const addOns = (brief: Brief): string =>
  brief.holds(TIERED)
    ? `E3 with Entra ID P2, Defender for Endpoint P2 and Defender for Identity costs ${formatAmount(ADD_ONS + PRICES["defender-identity"].low, "USD")}`
    : `E3 with Entra ID P2 and Defender for Endpoint P2 costs ${formatAmount(ADD_ONS, "USD")}`;
/** A foundation of identity, and a small organisation that did not ask for them, leave the tiers to a project of their own. */
const TIERED = all(any(all(DETECTION, none(SMALL)), TIER0), DIRECTORY);
/** Hardening of Tier 0 leaves the policies for everybody to the road map, unless they were asked for. */
const POLICIES = any(none(TIER0, ASSESSMENT), all(TIER0, is("security-requirements", "mfa", "zero-trust")));
const PROMPTS_COUNTED = all(POLICIES, is("primary-objective", "productivity"));
/** People who enter or release payments sign in as administrators do. */
const PAYMENTS = all(POLICIES, is("industry", "finance"));
/** LAPS and the password of krbtgt are quick wins where no tier is built, else set with it, outside freezes. */
const DIRECTORY_QUICKLY = all(BUILD, DIRECTORY, none(TIERED));
const WORKSTATIONS = all(BUILD, any(LARGER, TIERED));
const MANUFACTURING = is("industry", "manufacturing");
const HEALTHCARE = is("industry", "healthcare");
const RETAIL = is("industry", "retail");
const GOVERNMENT = is("industry", "government");
const ACADEMIC = is("industry", "education");
/** The policies of a school are for its staff, and pupils get a set of their own. */
const PUPILS = all(POLICIES, ACADEMIC);
const OWNED = is("current-technologies", "office-365", "teams");
/** Mailboxes that the presets of the tenant protect: beside Exchange Server, Teams alone says nothing of them. */
const MAIL_IN_TENANT = any(is("current-technologies", "office-365"), all(OWNED, none(EXCHANGE)));
const POWER_PLATFORM = is("current-technologies", "power-platform");
/** Each of these services stands in a tenant of Microsoft. */
const TENANT = any(OWNED, POWER_PLATFORM, is("current-technologies", "azure-services"));
/** There is no tenant that the tools could read. */
const UNREAD = all(ASSESSMENT, none(TENANT));
const MEASURED = any(BUILD, TENANT);
/** Rights in the directory are collected where nothing but findings is sold, and where the paths are closed. */
const PATHS_READ = any(TIER0, all(ASSESSMENT, TENANT, DIRECTORY));
const ENCRYPTION = is("security-requirements", "data-encryption");
const ZERO_TRUST = is("security-requirements", "zero-trust");
const MANAGED = is("security-requirements", "mobile-device-management");
/** Hardening of Tier 0 keeps the directory itself from leaving; labels and rules for everybody are no part of it. */
const DLP = all(is("security-requirements", "data-loss-prevention"), none(TIER0));
/** The tenant is opened for administrators and sensors, and nobody else works in it. */
const ADMINISTRATORS_ONLY = all(TIER0, none(TENANT, POLICIES));
/** Versions of Windows Server rest on it, and the first week decides on those that end. */
const SERVERS_IN_USE = any(DIRECTORY, EXCHANGE, is("current-technologies", "windows-server", "sql-server"));
/** Every Windows Server named still gets security updates, and carries no version that lost its own, as 2019 may. */
const isSupported = (brief: Brief): boolean => {
  const oldest = brief.known("windows-server-version") ?? "";
  const carries = is("current-technologies", "sharepoint", "sql-server");
  return ["2022", "2025"].includes(oldest) || (oldest === "2019" && !brief.holds(carries));
};
/** No tenant holds its sites. */
const SHAREPOINT_SERVER = all(is("current-technologies", "sharepoint"), none(OWNED));
/** Asked for first: work of the first week rests on them. */
const SERVER_LIST = "List of servers by version, role, owner and last patch";
const EXCHANGE_STATE =
  "Exchange Server: version and update level, services published to the internet, remote mail users and the VPN they use";
const ON_PREMISES = any(DIRECTORY, is("current-technologies", "windows-server", "sharepoint", "sql-server"));
/** Something raises alerts that somebody must read at night. */
const WATCHED = any(ENDPOINT, TIERED, SIEM);
/** Policies that look at the device need it joined or enrolled; a foundation of identity has them at every size. */
const DEVICE_RULES = all(POLICIES, any(IDENTITY, LARGER, MANAGED, ZERO_TRUST));
/** Their disks are encrypted by policy, too. */
const ENROLS = all(OWNED, any(DEVICE_RULES, all(DETECTION, ENCRYPTION)));
/** People and devices are not in a tenant yet, and there may be none. */
const JOINING = all(BUILD, none(OWNED));
const NEW_TENANT = all(BUILD, none(TENANT));
/** Hardening of Tier 0 buys the management of devices only where a policy looks at them. */
const ENROLS_JOINING = all(JOINING, any(none(TIER0), DEVICE_RULES));
/** Devices, detection or loss prevention need more of E5 than its sign-in. */
const SUITE = all(BUILD, LARGER, OWNED, none(ACADEMIC, TIER0), any(ENDPOINT_ADVISED, DLP));
/** Policies by risk for everybody need Entra ID P2 and nothing else of E5. */
const RISK_ALONE = all(BUILD, LARGER, OWNED, none(ACADEMIC, TIER0, SUITE));
/** Where no plan is held, what this project uses is bought one by one, without office programs and mail. */
const SINGLES = all(BUILD, LARGER, none(OWNED, ACADEMIC, TIER0));
/** Loss prevention on devices needs E5 for those with the most sensitive data. */
const GROUP = all(any(all(BUILD, SEATS), SINGLES), DLP, none(ACADEMIC));
const ACADEMIC_SUITE = all(BUILD, LARGER, ACADEMIC, none(TIER0));
/** What a school buys beside A3, by quotation. */
const BESIDE_A3 = all(BUILD, SEATS, ACADEMIC, none(TIER0), any(ENDPOINT, DLP));
/** Sensors of a small directory are bought by themselves. */
const WATCHED_DIRECTORY = all(BUILD, SEATS, TIERED, none(TIER0));
const NEW_PLANS = all(BUILD, SEATS, none(OWNED, GROUP, TIER0));
/** No licence is asked for but those that lack of the plan held. */
const NOTHING_BESIDE = none(
  SUITE,
  RISK_ALONE,
  GROUP,
  TIER0,
  SINGLES,
  NEW_PLANS,
  WATCHED_DIRECTORY,
  ACADEMIC_SUITE,
  BESIDE_A3,
);
/** What hardening of Tier 0 buys one by one, a plan for small organisations holds together. */
const PLAN_BESIDE = all(TIER0, SEATS, DEVICE_RULES, none(OWNED, ACADEMIC));
/** Administrators sign in from devices that Intune reports, and nobody else's device is looked at. */
const ADMINISTRATORS_ENROLLED = all(TIER0, MANAGED, none(POLICIES));
const ADMINISTRATORS_MANAGED = all(ADMINISTRATORS_ENROLLED, none(OWNED));
/** Where nobody holds a plan, Microsoft's suite of identity and device management costs less than its parts. */
const SUITE_OF_PARTS = any(SINGLES, all(TIER0, LARGER, DEVICE_RULES, none(OWNED)));
/** Policies for everybody beside hardening of Tier 0, where no plan is held: with a rule on devices the suite of both costs less than Intune beside P1. */
const P1_ALONE = all(TIER0, POLICIES, none(OWNED, SUITE_OF_PARTS, DEVICE_RULES));
const P1_WITH_INTUNE = all(TIER0, DEVICE_RULES, none(OWNED, SUITE_OF_PARTS));
/** Without a plan, hardening of Tier 0 buys detection on devices by itself: a small organisation its own product, where no academic price is asked for. */
const ENDPOINT_BUSINESS = all(TIER0, ENDPOINT, SEATS, none(OWNED, ACADEMIC));
const ENDPOINT_P2 = all(ENDPOINT, any(SINGLES, all(TIER0, any(LARGER, none(OWNED)), none(ENDPOINT_BUSINESS))));
/** Two products of Microsoft's suite on E3 cost nearly as much as the whole. */
const SUITE_NEAR = all(TIER0, ENDPOINT, LARGER, OWNED, none(ACADEMIC));
/** A3 has no detection on devices, and no product for small organisations stands beside it. */
const BESIDE_A3_ALONE = all(TIER0, ENDPOINT, SEATS, OWNED, ACADEMIC);
/** What is needed is bought one by one. */
const ONE_BY_ONE = any(TIER0, SINGLES);
/** A plan for small organisations and its suites may cost less than what is billed beside it. */
const SUITES_BESIDE = all(WATCHED_DIRECTORY, SEATS, none(ACADEMIC, GROUP));
/** Accounts of the directory come into the tenant with this project. */
const SYNCHRONISES = all(JOINING, DIRECTORY, POLICIES);
/** A new tenant holds no accounts that could be there already. */
const FIRST_SYNCHRONISED = all(SYNCHRONISES, TENANT);
/** The work rests on accounts of the directory that are in the tenant already. */
const SYNCHRONISED = all(BUILD, OWNED, DIRECTORY, POLICIES);
/** Applications that had a sign-in of their own get the one of the tenant. */
const CONNECTS = any(SYNCHRONISES, all(JOINING, none(DIRECTORY)));
/** Without Sentinel a small workspace takes the sign-in log, so that a rule on it can raise the alert. */
const SIGN_IN_LOG = all(BUILD, none(SIEM));
/** Hardening of Tier 0 buys no plan for everybody, and uses what is held for policies, devices or detection alone. */
const PLANS = all(BUILD, any(none(TIER0), all(OWNED, any(POLICIES, ENDPOINT, MANAGED))));
/** What a larger organisation may hold already, beside the directory that is hardened. */
const E5_OPEN = all(TIER0, LARGER, OWNED, none(PLANS, ACADEMIC));

const base = (brief: Brief): string =>
  brief.holds(ACADEMIC) ? "Microsoft 365 A3 (academic)" : brief.holds(SEATS) ? "Business Premium" : "Microsoft 365 E3";

/** The tasks of this project: tables that name weeks take them from here. */
const tasks = (brief: Brief): readonly Task[] => tasksOf(brief, SECURITY);

/** Number and last week of the task in the plan, so that no table promises another date than the plan. */
const due =
  (title: string) =>
  (brief: Brief): string => {
    const task = tasks(brief).find((candidate) => candidate.title.toLowerCase().includes(title.toLowerCase()));
    return task ? `${task.id}, week ${task.to}` : "road map";
  };
/** Where the licences that the client counted are set off: those of a plan that nobody named are not. */
const SET_OFF = all(PLANS, none(SINGLES));
/** Licences of the main plan, as far as the client counted them. */
const held = (brief: Brief): number => brief.given("user-licences") ?? 0;
/** Shift workers whom a licence of the main plan covers, where more are held than there are knowledge workers. */
const covered = (brief: Brief): number =>
  brief.holds(all(SET_OFF, none(ACADEMIC))) ? Math.min(Math.max(0, held(brief) - brief.knowledge), brief.frontline) : 0;
const onBase = (brief: Brief): number => brief.knowledge + covered(brief);
/** Where nobody works in shifts, every user is counted. */
const onePer = (brief: Brief): string => `one per ${brief.frontline > 0 ? "knowledge worker" : "user"}`;
const byBase: Wording = (brief) => {
  if (covered(brief) === brief.frontline) return "one per user";
  return `${onePer(brief)}${covered(brief) > 0 ? `, plus ${plural(covered(brief), "shift worker")} on remaining licences held` : ""}`;
};
/** Who needs a plan for shift workers. */
const onF3 = (brief: Brief): number => brief.frontline - covered(brief);
const heldText = (brief: Brief): string =>
  brief.holds(SET_OFF)
    ? `${plural(held(brief), "licence")} of ${base(brief)} ${held(brief) === 1 ? "is" : "are"} held`
    : `${plural(held(brief), "licence")} ${held(brief) === 1 ? "is" : "are"} held, plan not stated`;
const licencesHeld = (brief: Brief): string =>
  brief.frontline > 0
    ? `${base(brief)} is held for ${plural(brief.knowledge, "knowledge worker")} and F3 for ${plural(brief.frontline, "shift worker")}.`
    : `${base(brief)} is held for every user.`;

/** Where a licence counts in the road map alone, what a wrong count of it changes. */
const recalculated =
  (billed: string): Wording =>
  (brief) =>
    brief.holds(ASSESSMENT) ? "The road map's licence column is recalculated: +0.5 day" : billed;
/** Spared the decision on licences, which tells a larger organisation what its road map starts from. */
const SMALL_REVIEW = all(ASSESSMENT, SMALL);

/** Devices that nobody isolates without a word to those who work at them. */
const FRAGILE: readonly { when: Condition; device: string; first: string }[] = [
  { when: HEALTHCARE, device: "a ward workstation", first: "call the ward" },
  { when: MANUFACTURING, device: "a plant computer", first: "call the shift lead" },
  { when: RETAIL, device: "a till", first: "call the store" },
];
const ESTATES: Partial<Record<string, string>> = {
  healthcare: "Clinical systems and their interfaces",
  finance: "Core banking, payment and print services",
  manufacturing: "Production control, plant historians and label printing",
  retail: "Till back ends and stock systems",
  education: "School administration, library and room-booking systems",
  government: "Departmental line-of-business applications",
  technology: "Build servers, repositories and scanners",
};
const estate = (brief: Brief): string =>
  ESTATES[brief.values("industry")[0] ?? ""] ?? "Backup, scanners and older business applications";
/** Whose rights beside those of administrators the task of privileges carries. */
const OUTSIDERS: Partial<Record<string, string>> = {
  manufacturing: ", plant computers listed, remote maintenance through named accounts",
  government: ", named supplier accounts, with an end date",
  technology: ", build machines and signing keys listed, none with standing rights",
};
const outsiders = (brief: Brief): string => OUTSIDERS[brief.values("industry")[0] ?? ""] ?? "";
const fragile = (brief: Brief) => FRAGILE.find(({ when }) => brief.holds(when)) ?? { device: "", first: "" };
/** Item of the bill. */
const EMS = "Enterprise Mobility + Security E5";
const EMS_E3 = "Enterprise Mobility + Security E3";
/** What sign-in and devices are managed with. */
const PLAN_LINES = [
  "Business Premium as the base",
  "Microsoft 365 A3 as the base, academic",
  "Microsoft 365 E3 as the base",
  "Microsoft 365 F3 for shift workers",
  "Microsoft 365 F1 for shift workers",
];
const SUITES_LINE = "Defender and Purview suites for the sensitive group";
const A5_LINE = "Step from A3 to A5 for the sensitive group, academic";
const TOP_PLAN_USE = "threat protection, data loss prevention, identity management";
const DEDUCTED = "Licences held are deducted from the annual lines at bill prices";
const P2_SHIFT = "Defender for Endpoint P2 for shift workers";
const LAKE_LINE = "Sentinel data lake for firewall logs";
const RISK_LINE = "Entra ID P2 for risk-based policies";
const PAW_LINE = "Privileged access workstations";
const E5_LINE = "Microsoft 365 E5 for the sensitive group";
/** What holds detection and policies by risk. */
const TOP_PLANS = [
  E5_LINE,
  "Step from Microsoft 365 E3 to E5",
  "Defender suite on Microsoft 365 E3",
  "Step from A3 to A5, academic",
];
const OWN_GROUP = "office policies; no policies; a dedicated group";
const SIGN_IN_AND_DEVICES = "multi-factor authentication, zero trust architecture, mobile device management";
const SHIFT_WORKERS = foundBy("shift-workers", "40% of users in sectors with shift work");
const LAKE_STORAGE = "Sentinel data lake storage";
const QUICK_WINS = "Quick wins";
const EXPOSED = "Exchange Server closed to the internet, or updated";
const PRIVILEGED = "Privileged workstations";
/** Set up and handed over to their administrators. */
const WORKSTATIONS_A_DAY = 5;
/** Two break-glass accounts, and a separate account with two keys for each administrator. */
const accountDays = (brief: Brief): number => Math.max(0.5, brief.administrators / 12);
const EMERGENCY = {
  kind: "build",
  role: "Engineer",
  weight: 1.5,
  holds: accountDays,
  most: (brief: Brief) => 1.5 + 2 * accountDays(brief),
  mark: "emergency",
  deliverable: "Tested accounts, keys in two safes",
} as const;
/** Half a day, and one for each so many of what is counted, up to where policy and script do the rest: planning assumptions. */
const atPace =
  (each: number, of: (brief: Brief) => number, ...most: Parameters<typeof bySize>) =>
  (brief: Brief): number =>
    Math.min(bySize(...most)(brief), 0.5 + of(brief) / each);
const joiningDirectory = (brief: Brief): string =>
  `Directory synchronisation${brief.holds(ENROLS_JOINING) ? " and device enrolment" : ""}`;
const joiningDays = atPace(250, (brief) => brief.users + brief.devices, 1.5, 2.5, 8, 15);
/** Put on servers, with their audit policy. */
const SENSORS_A_DAY = 6;
const ENFORCEMENT = "Phased policy enforcement";
const TEMPLATES = "Certificate templates remediated, LAPS piloted";
/** Windows LAPS is part of Windows Server 2019 and later; what is older keeps the product before it. */
const LOCAL_PASSWORDS: Wording = (brief) =>
  `LAPS on every device${["2012", "2016"].includes(brief.known("windows-server-version") ?? "") ? " (legacy LAPS up to Windows Server 2016)" : ""}, krbtgt password reset twice, a day apart`;
const PASSWORDS_RESET = "local administrator passwords rotated (LAPS event 10018), krbtgt reset twice";
const TIERING = "Tiering: cross-tier sign-in denied";
/** Requirements that the eight domains measure anyway; duties are read beside them. */
const OF_DOMAINS = [
  "mfa",
  "data-encryption",
  "identity-management",
  "threat-protection",
  "data-loss-prevention",
  "mobile-device-management",
  "zero-trust",
];
const ELIGIBLE = "Eligible roles and first access review";
const DETECTION_ROLLOUT = "Detection rollout";
const RULES_BLOCK = "Attack surface reduction rules set to block";
/** A small or short rollout is over before its rules have been in audit for two weeks. */
const endsInAudit = (brief: Brief): boolean => brief.holds(SMALL) || rolloutWeeks(brief) < 3;
/** A task of its own in a large project. */
const SERVICE_ACCOUNTS = "Privileged service accounts migrated, attack paths closed";
/** Of the title of the task that sets labels and loss prevention, before the numbers of its controls. */
const SIMULATION = "data (";
const HANDOVER = "Run book and handover";
const OFF_LINE = "Offline directory backup, recovery plan";
/** Whom policies reach together: a small organisation has no departments worth the name. */
const wave = (brief: Brief): string => (brief.holds(SMALL) ? "group" : "department");
/** 0.1 GB a user and 2 GB a server each month. */
const logGb = (brief: Brief): number =>
  brief.given("log-volume") ?? Math.ceil(brief.users * 0.1 + brief.servers.plan * 2);
/** One firewall a site writes 3 GB a day at least; a volume that was given has them in it, unless they alone would fill it. */
const firewallGb = (brief: Brief): number =>
  (brief.given("log-volume") ?? 0) > brief.sites * 90 ? 0 : brief.sites * 90;
/** Members of the group that gets E5, or the suites beside a plan for small organisations, for loss prevention on devices; both hold Defender for Identity. */
const sensitive = (brief: Brief): number => (brief.holds(GROUP) ? Math.ceil(brief.knowledge / 5) : 0);
/** Knowledge workers who get the single products. */
const others = (brief: Brief): number => brief.knowledge - sensitive(brief);
/** Who gets the suite of identity and device management: everybody where policies are for everybody, beside F1 the others. */
const suiteHolders = (brief: Brief): number => (brief.holds(SINGLES) ? others(brief) : brief.users);
/** Whose accounts the sensors watch without a plan that holds Defender for Identity. */
const watchedAlone = (brief: Brief): number =>
  brief.holds(any(SINGLES, SUITE)) ? brief.frontline : brief.holds(SUITE_OF_PARTS) ? 0 : brief.users - sensitive(brief);
/** The sign-in log of a month, a part of the volume that was given; where nobody but administrators signs in, a gigabyte is more than it fills. */
const signInGb = (brief: Brief): number =>
  brief.holds(POLICIES) ? Math.min(Math.ceil(brief.users * 0.05), brief.given("log-volume") ?? Infinity) : 1;
const isSignInCapped = (brief: Brief): boolean =>
  brief.holds(all(SIGN_IN_LOG, POLICIES)) && Math.ceil(brief.users * 0.05) > signInGb(brief);
/** Nothing is synchronised into a tenant that only administrators use; of those that this project sets up in a larger organisation one is in staging. */
const syncServers = (brief: Brief): number =>
  brief.holds(ADMINISTRATORS_ONLY) ? 0 : brief.holds(all(SYNCHRONISES, LARGER)) ? 2 : 1;
const besideControllers = (brief: Brief): string =>
  syncServers(brief) > 0 ? "certificate and synchronisation servers" : "certificate servers";
const rolesWatched = (brief: Brief): number => brief.domainControllers + 1 + syncServers(brief);
/** On each server one sensor, whatever roles it has. */
const sensors = (brief: Brief): number =>
  brief.holds(DIRECTORY) ? Math.min(rolesWatched(brief), brief.servers.plan) : 0;
/** Machines that get an agent of detection. */
const sensed = (brief: Brief): number => brief.devices + (brief.holds(SERVER_SENSORS) ? brief.servers.plan : 0);
/** Rounds of one hour with those who run the systems. */
const interviews = (brief: Brief): number => ({ small: 3, medium: 6, large: 10, enterprise: 16 })[brief.size];
/** With their minutes and what they ask for, by the pace at which the road map measures again. */
const INTERVIEWS_A_DAY = 4;
const interviewDays = (brief: Brief): number => interviews(brief) / INTERVIEWS_A_DAY;
/** Under HIPAA records of what was done are kept for six years. */
const isHipaa = (brief: Brief): boolean => brief.jurisdiction === "us" && brief.holds(HEALTHCARE);
const nis2 = (brief: Brief): boolean =>
  brief.jurisdiction === "eu" && brief.holds(all(is("industry", "manufacturing", "technology"), none(SMALL)));

/** Why evidence comes before the work. */
function whyMeasured(brief: Brief): string {
  if (nis2(brief)) return "under NIS2 a supervisor may request evidence";
  if (brief.regulated) return "auditors may request evidence";
  return `${plural(brief.devices, "device")} not yet assessed`;
}

/** Detection reaches them with the plans of larger organisations. */
const CLOUD_APPLICATIONS = all(ENDPOINT, any(SUITE, ACADEMIC_SUITE));
/** What detection sees: mail only where it lies in the tenant, applications only with E5. */
const signalsOf = (brief: Brief): string =>
  listed([
    "endpoints",
    ...(brief.holds(MAIL_IN_TENANT) ? ["mail"] : []),
    ...(brief.holds(SEATS)
      ? ["sign-ins"]
      : brief.holds(SINGLES)
        ? ["identities"]
        : ["identities", "cloud applications"]),
    ...(brief.holds(all(SEATS, TIERED)) ? ["the directory"] : []),
  ]);
/** Administrators, and one more person who approves where they are too few to do it for one another. */
const approvers = (brief: Brief): number => brief.administrators + (brief.administrators < 3 ? 1 : 0);
/** Entra ID P2 includes P1. */
const withoutP2 = (brief: Brief): number => Math.max(0, brief.users - approvers(brief));
const globalAdministrators = (brief: Brief): string => (brief.administrators === 3 ? "two or three" : "two to four");
const namedAdministrators = (brief: Brief): string => {
  const named = `Name the ${brief.administrators === 1 ? "administrator" : `administrators (${brief.administrators} planned)`}`;
  if (brief.holds(none(TENANT, BUILD))) return named;
  if (brief.administrators > 2) return `${named}, including ${globalAdministrators(brief)} Global Administrators`;
  const approves = brief.holds(BUILD) ? ", one additional approver" : "";
  return `${named}, who will also be Global Administrator${brief.administrators === 1 ? "" : "s"}${approves}`;
};

/** What is bought one by one, as the bill counts it. */
function singleParts(brief: Brief): { text: string; price: PriceKey; quantity: number }[] {
  const { users, administrators, frontline } = brief;
  const parts: { text: string; price: PriceKey; quantity: number; when?: Condition }[] = [
    {
      text: `Enterprise Mobility + Security E5 (includes Entra ID P2, Intune and Defender for Identity) for ${people(suiteHolders(brief))}`,
      price: "ems-e5",
      quantity: suiteHolders(brief),
      when: SUITE_OF_PARTS,
    },
    {
      text: `Entra ID P2 for ${plural(administrators, "administrator")}${approvers(brief) > administrators ? " and the additional approver" : ""}`,
      price: "entra-p2",
      quantity: approvers(brief),
      when: all(TIER0, none(SUITE_OF_PARTS)),
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
  return parts.filter(({ quantity, when }) => quantity > 0 && brief.holds(when));
}
/** A school's head count has no pupils in it. */
const directoryUser = (brief: Brief): string => (brief.holds(ACADEMIC) ? "staff account" : "directory user");
/** Prices that a school does not pay: what is counted by users it buys by academic quotation. */
const BY_USERS: readonly PriceKey[] = ["ems-e5", "ems-e3", "entra-p1", "defender-identity", "defender-endpoint-p2"];
const isQuoted = (brief: Brief, { price }: { price: PriceKey }): boolean =>
  brief.holds(ACADEMIC) && BY_USERS.includes(price);
/** What those come to in a year at most. */
const quoted = (brief: Brief): number => 12 * priceOf(singleParts(brief).filter((part) => isQuoted(brief, part)));
/** What is asked for where it is bought one by one, as the bill's likely sums have it. */
function singlesAsked(brief: Brief): string {
  const priced = priceOf(singleParts(brief).filter((part) => !isQuoted(brief, part)));
  return [
    ...(priced > 0 ? [`${inDollars(priced)} a month at list price`] : []),
    ...(quoted(brief) > 0 ? [`up to ${inDollars(quoted(brief))} a year on academic quotation`] : []),
  ].join(" and ");
}
/** A line counted by users, which a school buys by academic quotation. */
const academically = (row: BillRow & { price: PriceKey }): BillRow[] => {
  const { price, ...quoted } = row;
  return [
    { ...row, when: all(...(row.when ? [row.when] : []), none(ACADEMIC)) },
    {
      ...quoted,
      formula: (brief) => {
        const number = typeof row.quantity === "function" ? row.quantity(brief) : row.quantity;
        return `${say(row.formula, brief)}; ${ceiling(price, number)}`;
      },
      when: all(...(row.when ? [row.when] : []), ACADEMIC),
    },
  ];
};
/** As the bill prints its lines: without cents. */
const inDollars = (minor: number): string => formatAmount(Math.round(minor / 100) * 100, "USD");
function priceOf(parts: ReturnType<typeof singleParts>): number {
  const likely = (price: PriceKey): number => (PRICES[price].low + PRICES[price].high) / 2;
  return parts.reduce((sum, { price, quantity }) => sum + likely(price) * quantity, 0);
}
/** What the suite brings its parts down to, a user and month. */
function besidePlan(brief: Brief): string {
  const { low, high } = PRICES["intune-p1"];
  const parts = PRICES["entra-p2"].low + (brief.holds(TIERED) ? PRICES["defender-identity"].low : 0);
  const suite = PRICES["ems-e5"];
  const isAssumed = suite.kind === "planning estimate";
  return ` The suite costs ${isAssumed ? "about " : ""}${formatAmount(suite.low, "USD")} per user per month${isAssumed ? " (planning assumption)" : ""}; the parts this project needs cost ${formatAmount(parts + (low + high) / 2, "USD")} if bought individually.`;
}

/** A frontline plan costs less than P1 alone, for whom its terms allow it. */
function frontlineInstead(brief: Brief): string {
  if (brief.frontline === 0) return "";
  const saved = (PRICES["entra-p1"].low - PRICES["m365-f1"].low) * brief.frontline;
  return ` Microsoft 365 F1 includes P1; where its terms fit the shift workers, it saves ${inDollars(saved)} a month.`;
}

/** What E5 costs above the products that the others are bought, a user and month. */
const aboveParts = (brief: Brief): number =>
  PRICES["m365-e5"].low - PRICES["ems-e5"].low - (brief.holds(ENDPOINT_P2) ? PRICES["defender-endpoint-p2"].low : 0);
/** What the suite holds beyond the two products that are billed. */
function suiteNear(): string {
  const pair = PRICES["defender-identity"].low + PRICES["defender-endpoint-p2"].low;
  const suite = formatAmount(PRICES["defender-suite"].low, "USD");
  return ` Microsoft's Defender suite on E3, at about ${suite} per user per month (planning assumption) against ${formatAmount(pair, "USD")} for the two products, adds Entra ID P2, mail and cloud applications.`;
}

/** What the group gets beside Business Premium. */
const GROUP_SUITES = "the Defender and Purview suites";
/** What loss prevention on devices needs. */
const lossPrevention = (brief: Brief): string =>
  `${brief.holds(ACADEMIC) ? "A5 class" : brief.holds(SEATS) ? "Purview suite" : "E5 class"} for devices`;
/** What a price of the commercial list comes to for so many people: no academic price is above it. */
const ceiling = (price: PriceKey, quantity: number): string =>
  `by academic quotation, up to the commercial list price of ${formatAmount(PRICES[price].high * quantity, "USD")} a month`;
/** What a school's licences for detection come to in a year at commercial prices. */
function quotedAtMost(brief: Brief): string {
  const high = (price: PriceKey, quantity: number): number => PRICES[price].high * quantity * 12;
  const seats =
    high("defender-endpoint-p2", brief.users) +
    (brief.holds(TIERED) ? high("defender-identity", watchedAlone(brief)) : 0) +
    (brief.holds(DLP) ? high("e3-to-e5", Math.ceil(brief.knowledge / 5)) : 0);
  return `up to ${inDollars(brief.holds(SEATS) ? seats : high("e3-to-e5", brief.users))} a year`;
}
/** What is bought beside A3. */
function besideA3(brief: Brief): string {
  const detection = brief.holds(ENDPOINT) ? [`Defender for Endpoint P2 for ${people(brief.users)}`] : [];
  return listed([...detection, ...(brief.holds(DLP) ? [`A5 for ${people(Math.ceil(brief.knowledge / 5))}`] : [])]);
}

/** What so many licences come to in a month, as the bill has them; a school asks for a quotation. */
function aMonth(brief: Brief, price: PriceKey, quantity: number): string {
  if (brief.holds(ACADEMIC)) return "on academic quotation";
  const { low, currency } = billPriceOf(price, RATE_CARDS[brief.currency]);
  return `(${formatAmount(Math.round((low * quantity) / 100) * 100, currency)} a month at list price)`;
}
/** So many licences of the main plan, beside those held. */
const ofBase = (brief: Brief, count: number): string => {
  const whom = held(brief) > 0 ? people(count).replace(" ", " more ") : people(count);
  return `${base(brief)} for ${count === brief.users ? "all users" : whom} ${aMonth(brief, brief.holds(SEATS) ? "business-premium" : "m365-e3", count)}`;
};
/** The plans that are bought where none is held, or not enough. */
const plansFor = (brief: Brief): string =>
  listed([
    ...(held(brief) < brief.knowledge ? [ofBase(brief, brief.knowledge - held(brief))] : []),
    ...(onF3(brief) > 0 ? [`F3 for ${figure(onF3(brief))} ${aMonth(brief, "m365-f3", onF3(brief))}`] : []),
  ]);
/** What of those plans the client is asked for. */
const approvePlans = (brief: Brief): string =>
  [
    ...(held(brief)
      ? [`Confirm that the ${plural(held(brief), "licence")} held ${held(brief) === 1 ? "is" : "are"} ${base(brief)}`]
      : []),
    ...(plansFor(brief) ? [`${held(brief) ? "approve" : "Approve"} ${plansFor(brief)}`] : []),
  ].join(", and ");

/** Of the plan that the client counted, and does not hold for everybody, so many are bought. */
const lacking = (brief: Brief): number => {
  const needed = brief.holds(ACADEMIC) ? brief.users : brief.knowledge;
  const isCounted = brief.given("user-licences") !== null;
  return brief.holds(all(PLANS, OWNED)) && isCounted ? Math.max(0, needed - held(brief)) : 0;
};
const approveLacking = (brief: Brief): string => `Approve ${ofBase(brief, lacking(brief))}`;
/** The same before whatever else of the licences is asked for. */
const lackingAsked = (brief: Brief): string => (lacking(brief) > 0 ? `${approveLacking(brief)}; approve` : "Approve");

/** Where the main plan is not held and its services are in use, somebody may hold another: the parts then cost less. */
function partsInstead(brief: Brief): string {
  if (brief.given("user-licences") !== 0) return "";
  const parts = PRICES["ems-e5"].low + (brief.holds(ENDPOINT) ? PRICES["defender-endpoint-p2"].low : 0);
  const both = `Enterprise Mobility + Security E5${brief.holds(ENDPOINT) ? " with Defender for Endpoint P2" : ""}`;
  const mail = brief.holds(all(ENDPOINT, MAIL_IN_TENANT)) ? ", except mail protection" : "";
  return ` E3 adds ${formatAmount(PRICES["m365-e3"].low, "USD")}; if another plan already provides Office and mail, ${both}, at ${formatAmount(parts, "USD")} (planning assumption), covers this project${mail}.`;
}

/** The Defender suite is enough where no loss prevention is asked for; with Purview beside it, it costs more than E5. */
const suiteChosen = (brief: Brief): string => {
  const whom = brief.frontline > 0 ? plural(brief.knowledge, "knowledge worker") : "all users";
  const step = formatAmount(PRICES["e3-to-e5"].low, "USD");
  const suite = formatAmount(PRICES["defender-suite"].low, "USD");
  const shifts =
    brief.frontline > 0
      ? ` ${shiftPlans(brief)}${brief.holds(ENDPOINT) ? `, plus Defender for Endpoint P2 for shared devices${brief.holds(TIERED) ? " and Defender for Identity for their accounts" : ""}` : ""}.`
      : "";
  return brief.holds(DLP)
    ? `E5 for ${whom}: ${addOns(brief)} per user per month against ${formatAmount(PRICES["m365-e5"].low, "USD")} for E5, which also covers mail and cloud applications. Microsoft's Defender and Purview suites on E3, at about ${suite} each (planning assumption), cost more than the ${step} step-up to E5.${shifts}`
    : `Microsoft's Defender suite on E3 for ${whom}, at about ${suite} per user per month (planning assumption): it includes Entra ID P2 and Defender for endpoints, mail, identities and cloud applications. The ${step} step-up to E5 is worthwhile only where its other features replace a product paid for today.${shifts}${partsInstead(brief)}`;
};

/** The Defender suite for Business Premium, in minor units a user and month; planning assumption. */
const SMALL_SUITE_PRICE = 1000;
/** What the suite would cost in place of the two products: people on a frontline plan stay with theirs. */
function suitesBeside(brief: Brief): string {
  const identity = PRICES["defender-identity"].low;
  const parts = identity * brief.users + PRICES["entra-p2"].low * approvers(brief);
  const suite = SMALL_SUITE_PRICE * onBase(brief) + identity * onF3(brief);
  return ` Microsoft's Defender suite for Business Premium, at about ${formatAmount(SMALL_SUITE_PRICE, "USD")} per user per month (planning assumption), includes both, risk-based policies and stronger mail and device protection: ${formatAmount(suite, "USD")} a month instead of ${formatAmount(parts, "USD")}.`;
}

/** Why shift workers get detection beside their plan. */
function detectsNothing(brief: Brief): string {
  if (covered(brief) > 0) return "included in neither E3 nor F3";
  return `${brief.holds(SINGLES) ? "F1" : "F3"} includes no endpoint detection`;
}
/** Who has which plan. */
function shiftPlans(brief: Brief): string {
  if (covered(brief) === 0) return `F3 covers ${plural(brief.frontline, "shift worker")}`;
  const more = onF3(brief) > 0 ? `, F3 another ${figure(onF3(brief))}` : "";
  return `E3 covers ${plural(covered(brief), "shift worker")}${more}`;
}
/** Who is on which plan of a small organisation. */
function plansHeld(brief: Brief): string {
  if (onF3(brief) === 0) return `${base(brief)} for all users`;
  const shift = covered(brief) > 0 ? ` and ${plural(covered(brief), "shift worker")}` : "";
  const others = covered(brief) > 0 ? `${figure(onF3(brief))} more` : plural(onF3(brief), "shift worker");
  return `${base(brief)} for ${plural(brief.knowledge, "knowledge worker")}${shift}, F3 for ${others}`;
}

const LICENCE_LEVEL: DecisionRow = {
  title: "Licence level",
  context: (brief) =>
    `${plural(brief.users, "user")}; ${brief.holds(all(TIER0, OWNED, none(PLANS))) ? (brief.holds(E5_OPEN) ? "E5, which would include what this project buys, is assumed not to be held" : "this project uses none of the plans held") : held(brief) ? heldText(brief) : brief.given("user-licences") === 0 ? `no ${brief.holds(OWNED) ? base(brief) : "Microsoft 365"} licence is held` : brief.holds(OWNED) ? `${base(brief)} is assumed to be held` : brief.holds(ONE_BY_ONE) ? "no Microsoft 365 licence is assumed to be held" : brief.holds(BUILD) ? "no Microsoft 365 licence is assumed to be held, so full plans are priced" : `no Microsoft 365 licence is assumed to be held; ${base(brief)} would come first`}.`,
  alternatives: "individual products; the base plan, with or without add-ons; the top plan",
  decision: (brief) =>
    brief.holds(ASSESSMENT)
      ? `None is bought for the assessment. The road map states what each step needs on top of ${base(brief)}${brief.holds(TENANT) ? "" : "; if the current sign-in and mail provider stays, the same steps use its features and these licences are not needed"}.`
      : brief.holds(ONE_BY_ONE)
        ? `${brief.holds(all(TIER0, PLANS)) ? `${plansHeld(brief)}, plus what this project needs` : "Only what this project needs"}: ${listed(singleParts(brief).map(({ text }) => text))}.${brief.holds(PLAN_BESIDE) ? ` Business Premium, at ${formatAmount(PRICES["business-premium"].low, "USD")} per user per month, replaces the suite${brief.holds(ENDPOINT_BUSINESS) ? " and Defender for Business" : ""} once Office and mail move too.` : ""}${brief.holds(all(SUITE_OF_PARTS, none(ACADEMIC))) ? besidePlan(brief) : ""}${brief.holds(SUITE_NEAR) ? suiteNear() : ""}${brief.holds(all(P1_ALONE, none(ACADEMIC))) ? frontlineInstead(brief) : ""}${brief.holds(ACADEMIC) ? " Per-user licences are bought on academic quotation." : ""}${brief.holds(SINGLES) ? ` E5, at ${formatAmount(PRICES["m365-e5"].low, "USD")} per user per month, replaces the suite${brief.holds(ENDPOINT_P2) ? " and Defender for Endpoint" : ""} once Office and mail move too.` : ""}`
        : brief.holds(all(LARGER, ACADEMIC))
          ? "A5 on academic quotation for all staff, offset by the products it replaces."
          : brief.holds(RISK_ALONE)
            ? `${base(brief)} with Entra ID P2 for ${people(brief.knowledge)}, at ${formatAmount(PRICES["entra-p2"].low, "USD")} each per month: risk-based policies require it. Microsoft's Defender suite, at about ${formatAmount(PRICES["defender-suite"].low, "USD")} (planning assumption), includes it with detection that this project does not use.${partsInstead(brief)}`
            : brief.holds(LARGER)
              ? suiteChosen(brief)
              : `${plansHeld(brief)}, with Entra ID P2 for administrators${brief.holds(WATCHED_DIRECTORY) ? ` and Defender for Identity for ${plural(brief.users - sensitive(brief), directoryUser(brief))}` : ""}${sensitive(brief) ? `; the Defender and Purview suites for the ${people(sensitive(brief))} handling the most sensitive data, at ${formatAmount(PRICES["bp-suites"].low, "USD")} per user per month (the step-up to E5 costs ${formatAmount(STEP_TO_E5, "USD")})` : ""}${brief.holds(BESIDE_A3) ? `; ${besideA3(brief)} on academic quotation` : ""}.${brief.holds(SUITES_BESIDE) ? suitesBeside(brief) : ""}`,
  tradeOff: (brief) =>
    brief.holds(ASSESSMENT)
      ? "Licence costs stay open until the read-out"
      : "Ties protection to one vendor's per-user price",
  confidence: "medium",
  before: "draft", // the design rests on it, and what is bought has to arrive before the build
  source: ["sec-price", "entra-price", "m365-price"],
};

const CONTROL_PLANE: DecisionRow = {
  title: "Control plane",
  context: (brief) => `Whoever controls a domain controller controls ${plural(brief.users, "account")}.`,
  alternatives: "leave unchanged; tiering; an administrative forest",
  decision: (brief) =>
    `Tiering: domain controllers and their hosts, ${besideControllers(brief)},${brief.holds(EXCHANGE) ? " Exchange Server," : ""} their backup and anything with an agent on them (management, monitoring) are managed from privileged workstations only. Administrators change their password once before joining Protected Users, so that AES keys exist; service accounts do not join, as the group blocks NTLM, delegation and sessions over four hours.`,
  tradeOff: "Separate accounts and workstations for every administrator",
  confidence: "high",
  source: ["privaccess", "ej"],
};

/** A commitment to a hundred gigabytes a day may cost less from about two thirds of it; judgement. */
const COMMITTED_GB = 2000;
/** Security events of servers fill most of the store. */
const SERVER_EVENTS = all(SIEM, SERVER_SENSORS);
const CENTRAL_LOG: DecisionRow = {
  title: "Central log",
  context: (brief) =>
    brief.holds(TIER0)
      ? `${plural(brief.domainControllers, "domain controller")}; attacks on the directory show in its own events.`
      : brief.holds(SIEM)
        ? `About ${figure(logGb(brief))} GB of logs a month.`
        : brief.given("log-volume") === null
          ? `Sign-ins and servers would generate about ${figure(logGb(brief))} GB a month.`
          : `${figure(logGb(brief))} GB of logs a month are reported.`,
  alternatives: "Defender only; Sentinel; third-party SIEM",
  decision: (brief) =>
    brief.holds(SIEM)
      ? `Sentinel, in the Defender portal; its region, fixed once created, is chosen in the design. Sign-in and server logs stay 90 days in the analytics tier, where detection rules run, and 12 months in the data lake; firewall logs go to the lake only, at about ${Math.round((100 * PRICES["sentinel-lake-gb"].low) / LAKE_AGAINST)}% of the price${firewallGb(brief) ? "" : "; until their share of the volume given is measured, all of it is priced at the analytics rate"}.${logGb(brief) >= COMMITTED_GB ? ` At ${figure(Math.round(logGb(brief) / 30))} GB a day, a commitment tier is compared with pay-as-you-go before connectors are built.` : ""}${isHipaa(brief) ? " Under HIPAA, audit exports and reports are kept for six years." : ""}${brief.holds(SUITE) ? ` ${brief.holds(DLP) ? "E5" : "The Defender suite"} includes an ingestion allowance for Microsoft's own logs, to be confirmed and not deducted here.` : ""}${brief.holds(SERVER_EVENTS) ? ` Defender for Servers P2, at ${formatAmount((PRICES["defender-servers-p2"].low - PRICES["defender-servers-p1"].low) * brief.servers.plan, "USD")} a month above P1, includes 500 MB of security events per server per day; it is compared with ingestion before servers are connected.` : ""}`
      : brief.holds(TIER0)
        ? "Identity sensors raise alerts in the Defender portal and the sign-in log goes to its own workspace; a wider log store would be a separate project."
        : "Defender XDR retains what its alerts need and the sign-in log goes to its own workspace; no SIEM until a regulation or an incident requires one.",
  tradeOff: (brief) => (brief.holds(SIEM) ? "Cost grows with every gigabyte ingested" : "No search across all logs"),
  confidence: "medium",
  source: ["sentinel", "ej"],
};

/** What an agent finds is tried with harmless malware; where detection is the project, before what comes with it. */
const detectionTests = (when: Condition): TestRow[] => [
  {
    test: "Harmless test malware (EICAR) on a device",
    pass: "alert in the queue and device isolated within 15 minutes (Action center)",
    component: "Detection",
    when: all(when, ENDPOINT, none(...FRAGILE.map((row) => row.when))),
    source: ["ej"],
  },
  ...FRAGILE.map(
    (row): TestRow => ({
      test: `Harmless test malware (EICAR) on an office PC and on ${row.device} not in use`,
      pass: `detected on both; PC isolated within 15 minutes; for the other, the responder must first ${row.first}`,
      component: "Detection",
      when: all(when, ENDPOINT, row.when),
      source: ["ej"],
    }),
  ),
];
/** Where the directory is the project, this comes before what other projects have too. */
const directoryRestored = (when: Condition): TestRow => ({
  test: "Directory restored from the offline copy on an isolated network",
  pass: "copy encrypted; within the recovery time, a test user signs in, SYSVOL and NETLOGON are shared and dcdiag reports no unexplained errors",
  component: "Recovery",
  when,
  source: ["ej"],
});
const logsKept = (when: Condition): TestRow => ({
  test: "Log retention setting",
  pass: "90 days in the analytics tier and 12 months in the lake set; a query finds a sign-in from the first week; no connector silent for a day",
  component: "Log",
  when,
  source: ["ciso-lib"],
});
const directoryBack = (when: Condition): RecoveryRow => ({
  service: "Directory",
  rpo: "24 hours",
  rto: "24 hours",
  method: "Offline backup, recovery plan, isolated network",
  when,
  source: ["ej"],
});
/** Lines that a partner watches over. */
const NATIVE = [
  E5_LINE,
  "Step from Microsoft 365 E3 to E5",
  "Defender suite on Microsoft 365 E3",
  "Defender for Endpoint P2",
  P2_SHIFT,
  "Defender for Business for shift workers",
  "Defender for Identity",
  "Defender for Servers P1",
  "Sentinel ingestion",
  LAKE_LINE,
  LAKE_STORAGE,
  SUITES_LINE,
  "Step from A3 to A5, academic",
  A5_LINE,
  "Defender for Endpoint P2, academic",
];
const PARTNER = "Managed detection partner (option)";
/** Fewer people pay a partner as much as these do; planning assumption. */
const FEWEST_WATCHED = 25;
const watched = (brief: Brief): number => Math.max(FEWEST_WATCHED, brief.users);
const partnerFee = (brief: Brief): string =>
  `${formatAmount(PRICES["managed-detection-user"].low * watched(brief), "USD")} to ${formatAmount(PRICES["managed-detection-user"].high * watched(brief), "USD")}`;

/** Policies that need more than the baseline of a small tenant stand where size or requirement asks for them. */
const POLICY_WHEN: Record<string, Condition> = {
  CA06: DEVICE_RULES,
  CA07: DEVICE_RULES, // else a mail app on an unknown phone passes with a second factor alone
  CA08: LARGER,
  CA09: LARGER,
  CA11: any(LARGER, ZERO_TRUST),
  CA12: any(LARGER, ZERO_TRUST, is("primary-objective", "remote-work")),
};
/** What an auditor looks the policy up by, in the baseline of CISA. */
const BASELINE: Partial<Record<string, string>> = {
  CA01: "MS.AAD.1.1",
  CA09: "MS.AAD.2.3",
  CA10: "MS.AAD.3.9",
};
/** A school has pupils beside those for whom the policies are made. */
const ofStaff =
  (cell: Wording): Wording =>
  (brief) =>
    brief.holds(ACADEMIC) ? say(cell, brief).replace(/^all users( except guests)?/i, "staff") : say(cell, brief);
/** Told with the policies where a small organisation may not read the decision on them. */
const DEFAULTS_OFF = "are switched off on the day when the pilot enforces CA01, CA02 and CA04 for all users";
/** Where no tier keeps administrators to their workstations, a policy does. */
const FROM_WORKSTATIONS: PackTable["rows"][number] = {
  cells: ["CA13", "Block administration from other devices (device filter)", "administrators", "P1"],
  when: all(WORKSTATIONS, none(TIERED)),
  source: ["privaccess", "ej"],
};
const ACCESS_POLICIES: PackTable = {
  ...CONDITIONAL_ACCESS,
  when: POLICIES,
  intro: (brief) =>
    `Each policy except CA05, which Azure enforces anyway,${chosenPolicies(brief).includes("CA10") ? " and CA10" : ""} runs in report-only mode for at least 7 days before it is enforced beyond the pilot, for all by ${due(ENFORCEMENT)(brief)}; CA03 applies to administrators from the pilot onwards.${brief.holds(all(SMALL, TENANT)) ? ` Security defaults, where enabled, ${DEFAULTS_OFF}.` : ""} The exclusion of break-glass accounts is tested before a policy is enforced.`,
  rows: [...CONDITIONAL_ACCESS.rows, FROM_WORKSTATIONS].map((row) => {
    const number = row.cells[0] as string; // the table begins with the number of the policy
    const cells: readonly Wording[] = row.cells;
    const device: Wording = (brief) =>
      `${brief.holds(all(DIRECTORY, none(MANAGED))) ? "Compliant or hybrid-joined" : "Compliant"} device${brief.holds(MANAGED) ? "" : " for desktop apps"}`;
    const unmanaged: readonly Wording[] = [
      "CA12",
      (brief) =>
        `Browser on an unmanaged device: short session${brief.holds(MAIL_IN_TENANT) ? ", no mail or file downloads" : brief.holds(OWNED) ? ", no file downloads" : ""}`,
      (brief) => (brief.holds(MANAGED) ? "guests and exceptions to CA06" : "all users"),
      ...cells.slice(3),
    ];
    const resistant: Wording = (brief) =>
      `administrators${brief.holds(PAYMENTS) ? ", payment staff (passkey on the phone)" : ""}`;
    const baseline = BASELINE[number];
    const rewritten: Record<string, readonly Wording[]> = {
      CA03: cells.with(1, "Require phishing-resistant MFA (MS.AAD.3.6)").with(2, resistant),
      CA04: cells.with(1, "Secure security-info registration; first registration with a Temporary Access Pass"),
      CA06: cells.with(1, device),
      CA08: cells.with(
        1,
        (brief) =>
          `High-risk users change their password (MS.AAD.2.1 would block them${brief.holds(DIRECTORY) ? "; directory accounts through password writeback" : ""})`,
      ),
      CA12: unmanaged,
    };
    const own = rewritten[number] ?? (baseline ? cells.with(1, `${cells[1]} (${baseline})`) : cells);
    return {
      ...row,
      cells: number === "CA01" ? own : own.map((cell) => ofStaff(cell)),
      when: POLICY_WHEN[number] ?? row.when,
    };
  }),
};
/** The policies that the table prints. */
function chosenPolicies(brief: Brief): string[] {
  return chosenRows(ACCESS_POLICIES.rows, brief).map(({ cells }) => say(cells[0] ?? "", brief));
}
/** `CA01 to CA05, CA10`. */
function policyNames(brief: Brief): string {
  const runs: string[][] = [];
  for (const name of chosenPolicies(brief)) {
    const run = runs.at(-1);
    if (run && Number(name.slice(2)) === Number(run.at(-1)?.slice(2)) + 1) run.push(name);
    else runs.push([name]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(", "))).join(", ");
}

type Domain = {
  name: string;
  weight: number;
  none: string;
  full: string;
  evidence: Wording;
  /** From 0 to 3; null where the project measures the domain and does not work on it. */
  target: (brief: Brief) => number | null;
  source: readonly SourceKey[];
};
const aim =
  (target: number, when: Condition) =>
  (brief: Brief): number | null =>
    brief.holds(any(ASSESSMENT, when)) ? target : null;
const read =
  (tenant: string, otherwise: string, when: Condition = MEASURED) =>
  (brief: Brief): string =>
    brief.holds(when) ? tenant : otherwise;
const DOMAINS: readonly Domain[] = [
  {
    name: "Identity",
    weight: 25,
    none: "passwords only",
    full: "phishing-resistant, risk-based",
    evidence: read("sign-in log, policy export", "account and permission lists, password policy"),
    target: (brief) => (brief.holds(any(ASSESSMENT, POLICIES)) ? 2 : 1),
    source: ["zt", "ej"],
  },
  {
    name: "Endpoint",
    weight: 15,
    none: "unmanaged",
    full: "compliant, EDR, attack surface reduction",
    evidence: read("compliance report", "inventory, sample of twenty devices"),
    target: (brief) =>
      brief.holds(any(ENDPOINT, all(ASSESSMENT, any(MANAGED, ZERO_TRUST))))
        ? 2
        : brief.holds(any(ASSESSMENT, DEVICE_RULES))
          ? 1
          : null,
    source: ["zt", "ej"],
  },
  {
    name: "Data",
    weight: 15,
    none: "no classification",
    full: "labels, DLP enforced",
    evidence: read("label report", "permissions on the three largest stores", any(OWNED, all(BUILD, DLP))),
    target: (brief) =>
      // by day 90 of a road map loss prevention is in simulation
      brief.holds(any(ASSESSMENT, all(DLP, GROUP, none(OWNED)))) ? 1 : brief.holds(DLP) ? 2 : null,
    source: ["zt", "purview", "ej"],
  },
  {
    name: "Mail",
    weight: 10,
    none: "no sender authentication",
    full: "DMARC reject, Strict presets",
    evidence: read("DNS records, preset report", "DNS records, mail service rules", MAIL_IN_TENANT),
    target: (brief) =>
      brief.holds(all(any(ASSESSMENT, ENDPOINT), MAIL_IN_TENANT)) ? 2 : brief.holds(ASSESSMENT) ? 1 : null,
    source: ["scuba", "ej"],
  },
  {
    name: "Servers and infrastructure",
    weight: 15,
    none: "unsupported versions",
    full: "supported, patched, posture managed",
    evidence: "inventory, patch report",
    target: aim(1, any(TIERED, SERVER_SENSORS)), // no task patches a server or replaces it
    source: ["zt", "ej"],
  },
  {
    name: "Network",
    weight: 5,
    none: "flat, RDP exposed",
    full: "segmented, per-application access",
    evidence: "firewall rule review",
    target: (brief) => (brief.holds(ASSESSMENT) ? 1 : null),
    source: ["zt", "ej"],
  },
  {
    name: "Monitoring and response",
    weight: 10,
    none: "unmonitored",
    full: "single queue, rehearsed run books",
    evidence: "incident record",
    target: (brief) => (brief.holds(DETECTION) ? 3 : brief.holds(WATCHED) ? 2 : 1),
    source: ["zt", "ej"],
  },
  {
    name: "Backup and recovery",
    weight: 5,
    none: "restore untested",
    full: "immutable, restored twice a year",
    evidence: "restore record",
    target: () => 1,
    source: ["ej"],
  },
];
/** Where each domain stands in a framework of numbered controls that the client named. */
const POINTS: Partial<Record<string, { title: string; of: Partial<Record<string, string>> }>> = {
  cis: {
    title: "CIS Controls 8.1",
    of: {
      Identity: "5, 6",
      Endpoint: "1, 10",
      Data: "3",
      Mail: "9",
      "Servers and infrastructure": "4, 7",
      Network: "12, 13",
      "Monitoring and response": "8, 17",
      "Backup and recovery": "11",
    },
  },
  "iso-27001": {
    title: "ISO/IEC 27001:2022, Annex A",
    of: {
      Identity: "A.5.15–A.5.18, A.8.5",
      Endpoint: "A.8.1, A.8.7",
      Data: "A.5.12, A.8.12",
      Mail: "A.5.14",
      "Servers and infrastructure": "A.8.8, A.8.9",
      Network: "A.8.20, A.8.22",
      "Monitoring and response": "A.5.24, A.8.15, A.8.16",
      "Backup and recovery": "A.8.13",
    },
  },
};
const pointsOf = (brief: Brief) => POINTS[brief.detail("framework") ?? ""];
/** The index that the targets give, of the domains that have one. */
function indexTarget(brief: Brief): string {
  const aimed = DOMAINS.flatMap(({ weight, target }) => {
    const score = target(brief);
    return score === null ? [] : [{ weight, score }];
  });
  const weights = aimed.reduce((sum, { weight }) => sum + weight, 0);
  const percent = Math.round((aimed.reduce((sum, { weight, score }) => sum + weight * score, 0) / (weights * 3)) * 100);
  if (weights === 100) return `measured in the assessment; the targets of the eight domains give ${percent}%`;
  return `measured at start and end; the targets of ${aimed.length} domains (weight ${weights} of 100) give ${percent}%`;
}

/** Days of a step of the road map: some for every client, and one for each so many of what is counted. */
type Pace = { fixed: number; of?: (brief: Brief) => number; each?: number; what?: string; isAssumed?: true };
const stepDays = ({ fixed, of, each = 1 }: Pace, brief: Brief): number => {
  const unit = brief.holds(LARGER) ? 1 : 0.5;
  return Math.max(unit, Math.round((fixed + (of ? of(brief) / each : 0)) / unit) * unit);
};
/** `1 + 300 servers ÷ 40`. */
function paceText({ fixed, of, each = 1, what = "", isAssumed }: Pace, brief: Brief): string {
  if (!of) return "fixed";
  const counted = `${plural(of(brief), what)}${isAssumed ? ", assumed" : ""}${each === 1 ? "" : ` ÷ ${each}`}`;
  return fixed === 0 ? counted : `${fixed} + ${counted}`;
}
const bySize =
  (small: number, medium: number, large: number, enterprise: number) =>
  (brief: Brief): number =>
    ({ small, medium, large, enterprise })[brief.size];
/** So many are in the days; planning assumption. */
const connected = (brief: Brief): string => {
  const most = bySize(1, 3, 6, 10)(brief);
  return most === 1 ? "one application" : `up to ${most} applications`;
};
const OF_USERS = { of: (brief: Brief) => brief.users, what: "user" };
const OF_DEVICES = { of: (brief: Brief) => brief.devices, what: "device" };
const OF_SITES = { of: (brief: Brief) => brief.sites, what: "site" };
const OF_ADMINISTRATORS = { of: (brief: Brief) => brief.administrators, what: "administrator" };

type Step = {
  day: Wording;
  step: Wording;
  domain: string;
  pace: Pace;
  licence?: Wording;
  when?: Condition;
  asked?: (brief: Brief) => boolean;
  source: readonly SourceKey[];
};
/** What the log store of a road map costs, by the volume given or estimated. */
const logCost = (brief: Brief): string => {
  const { low, high, currency } = billPriceOf("sentinel-gb", RATE_CARDS[brief.currency]);
  return `${formatAmount(Math.round((((low + high) / 2) * logGb(brief)) / 100) * 100, currency)} a month`;
};
const logMonth: Wording = (brief) =>
  `Sentinel, about ${figure(logGb(brief))} GB${brief.given("log-volume") === null ? " (planning assumption)" : ""}: ${logCost(brief)}${logGb(brief) >= COMMITTED_GB ? " before a commitment tier" : ""}`;
/** A licence with its monthly price, which a school asks for. */
const atList =
  (name: string, price: PriceKey, quantity: number) =>
  (brief: Brief): string =>
    `${name} for ${figure(quantity)}, ${brief.holds(ACADEMIC) ? "by academic quotation" : `${inDollars(((PRICES[price].low + PRICES[price].high) / 2) * quantity)} a month at list`}`;
/** Where sign-in and management of devices are held: the plan of shift workers has them too. */
const plans = (brief: Brief): string =>
  `${base(brief)}${onF3(brief) > 0 && brief.holds(none(ACADEMIC)) ? " and F3" : ""}`;
/** The plan of shift workers has no detection on devices. */
function besideF3(brief: Brief): string {
  const { low, kind } = PRICES["defender-business"];
  return onF3(brief) > 0 ? `; for ${figure(onF3(brief))} on F3 ${inDollars(low * onF3(brief))} a month, ${kind}` : "";
}
/** What detection on devices needs. */
const detectionPlan = (brief: Brief): string =>
  brief.holds(all(SEATS, none(ACADEMIC))) ? "Defender for Business" : "Defender for Endpoint P2";
/** The plan that a new tenant begins with, for everybody who works in it. */
function firstPlan(brief: Brief): string {
  const { knowledge, frontline } = brief;
  if (brief.holds(ACADEMIC)) return atList(base(brief), "m365-e3", brief.users)(brief);
  const price = PRICES[brief.holds(SEATS) ? "business-premium" : "m365-e3"].low;
  const shift = frontline > 0 ? ` and F3 for ${figure(frontline)}` : "";
  const month = inDollars(price * knowledge + PRICES["m365-f3"].low * frontline);
  const owned = held(brief) > 0 ? `; plan of the ${figure(held(brief))} held not known` : "";
  return `${base(brief)} for ${figure(knowledge)}${shift}, ${month} a month at list${owned}`;
}
/** The plans of a tenant in use, priced where none or too few are held. */
function plansNeeded(brief: Brief): string {
  if (brief.holds(none(TENANT))) return plans(brief);
  if (brief.given("user-licences") === 0 || brief.holds(none(OWNED))) return firstPlan(brief);
  if (brief.holds(ACADEMIC)) return plans(brief);
  const more = held(brief) > 0 ? Math.max(0, brief.knowledge - held(brief)) : 0;
  const price = PRICES[brief.holds(SEATS) ? "business-premium" : "m365-e3"].low;
  return `${plans(brief)}${more > 0 ? `; ${figure(more)} more than held, ${inDollars(price * more)} a month at list` : ""}`;
}
/** What needs a tenant comes a month later where there is none. */
const early: Wording = (brief) => (brief.holds(TENANT) ? "30" : "60");
const STEPS: readonly Step[] = [
  {
    day: "30",
    step: "Remote mail moved to the VPN, Exchange Server closed to the internet except for mail transport; migration or Subscription Edition ordered",
    domain: "Mail",
    pace: { fixed: 2 },
    licence: "Subscription Edition, if chosen, by quotation",
    when: EXCHANGE,
    source: ["eol", "ej"],
  },
  {
    day: "30",
    step: "Unsupported servers removed from the internet, replacements scheduled",
    domain: "Servers",
    pace: { fixed: 0.5, of: (brief) => brief.servers.plan, each: 40, what: "server" },
    when: is("current-technologies", "windows-server", "sharepoint", "sql-server"),
    asked: (brief) => !isSupported(brief),
    source: ["eol", "ej"],
  },
  {
    day: "30",
    step: "RDP closed to the internet, remote access routes listed with owners",
    domain: "Network",
    pace: { fixed: 0.5, ...OF_SITES, each: 4 },
    source: ["zt", "ej"],
  },
  {
    day: "30",
    step: "Trusts, guests and shared accounts of the other party to the merger, sale or move listed, each with an end date",
    domain: "Identity",
    pace: { fixed: 1 },
    asked: (brief) => brief.known("deadline-reason") === "merger",
    source: ["ej"],
  },
  {
    day: "30",
    step: LOCAL_PASSWORDS,
    domain: "Servers",
    pace: { fixed: 1, ...OF_DEVICES, each: 500 },
    when: DIRECTORY,
    source: ["ej"],
  },
  {
    day: "30",
    step: (brief) =>
      `Alert handling assigned, in and out of hours${brief.holds(TENANT) ? "; alert on any use of a break-glass account" : ""}`,
    domain: "Monitoring",
    pace: { fixed: 1 },
    source: ["ej"],
  },
  {
    day: "30",
    step: "Tenant, licences and accounts",
    domain: "Identity",
    pace: { fixed: 2, ...OF_USERS, each: 150 },
    licence: firstPlan,
    when: none(TENANT),
    source: ["m365-price", "ej"],
  },
  {
    day: early,
    step: (brief) =>
      `PIM-eligible roles, approval for the most privileged${approvers(brief) > brief.administrators ? " by one additional person" : ""}`,
    domain: "Identity",
    pace: { fixed: 1, ...OF_ADMINISTRATORS, each: 3 },
    licence: (brief) => atList("Entra ID P2", "entra-p2", approvers(brief))(brief),
    source: ["scuba", "entra-price", "ej"],
  },
  {
    day: (brief) => (brief.holds(all(TENANT, SEATS)) ? "30" : "60"),
    step: (brief) =>
      `Conditional Access: legacy authentication blocked, MFA for all, phishing-resistant for administrators${brief.holds(UNREAD) ? " (two keys each)" : ""}`,
    domain: "Identity",
    pace: { fixed: 2, ...OF_USERS, each: 100 },
    licence: (brief) => `Entra ID P1, in ${plansNeeded(brief)}`,
    source: ["ca-templates", "ej"],
  },
  {
    day: "60",
    step: "Connections between office and plant listed, those without an owner closed",
    domain: "Network",
    pace: { fixed: 0.5, ...OF_SITES },
    when: MANUFACTURING,
    source: ["ej"],
  },
  {
    day: "60",
    step: "Session lock and fast user switching on shared workstations",
    domain: "Endpoint",
    pace: { fixed: 0.5, of: (brief) => brief.frontline, each: 300, what: "shift worker" },
    when: HEALTHCARE,
    source: ["ej"],
  },
  {
    day: "60",
    step: "Tills and payment terminals on a separate network",
    domain: "Network",
    pace: { fixed: 0.5, ...OF_SITES },
    when: RETAIL,
    source: ["ej"],
  },
  {
    day: "60",
    step: "Guest access, sharing and external mail blocked for pupil accounts",
    domain: "Data",
    pace: { fixed: 0.5, ...OF_USERS, each: 1000 },
    when: ACADEMIC,
    source: ["ej"],
  },
  {
    day: "60",
    step: "Payment entry and approval rights separated",
    domain: "Identity",
    pace: { fixed: 1, ...OF_USERS, each: 500 },
    when: is("industry", "finance"),
    source: ["ej"],
  },
  {
    day: "60",
    step: "Shared supplier accounts replaced by named ones with MFA and an end date",
    domain: "Identity",
    pace: { fixed: 1 },
    when: GOVERNMENT,
    source: ["ej"],
  },
  {
    day: "60",
    step: "Repositories scanned for secrets, which are rotated within 180 days",
    domain: "Data",
    pace: { fixed: 1, ...OF_USERS, each: 250 },
    when: is("industry", "technology"),
    source: ["ej"],
  },
  {
    day: "60",
    step: (brief) =>
      `SPF, DKIM and DMARC published, then tightened${brief.holds(MAIL_IN_TENANT) ? "; Standard preset policies for mail" : ""}`,
    domain: "Mail",
    pace: { fixed: 0, of: bySize(2, 3, 6, 10), each: 2, what: "sending service", isAssumed: true },
    licence: (brief) =>
      brief.holds(all(EXCHANGE, none(MAIL_IN_TENANT))) ? "DKIM signing gateway, by quotation" : "none",
    source: ["scuba", "ej"],
  },
  {
    day: "60",
    step: "Certificate templates: ESC1, 4, 6, 8, 15, 16 remediated, where AD CS is in use",
    domain: "Servers",
    pace: { fixed: 1, of: bySize(10, 15, 25, 40), each: 5, what: "template", isAssumed: true },
    when: DIRECTORY,
    source: ["locksmith", "ej"],
  },
  {
    day: "60",
    step: "Privileged access workstations in use for Tier 0",
    domain: "Servers",
    pace: { fixed: 2, ...OF_ADMINISTRATORS, each: 2 },
    when: all(LARGER, DIRECTORY),
    source: ["privaccess", "ej"],
  },
  {
    day: (brief) => (brief.holds(TENANT) ? "60" : "90"),
    step: "Devices enrolled, compliance policies",
    domain: "Endpoint",
    pace: { fixed: 1, ...OF_DEVICES, each: 100 },
    licence: (brief) => `Intune, in ${plans(brief)}`,
    when: any(MANAGED, ZERO_TRUST),
    source: ["ca-templates", "ej"],
  },
  {
    day: (brief) => (brief.holds(TENANT) ? "60" : "90"),
    step: "Endpoints onboarded, attack surface reduction rules from audit to block",
    domain: "Endpoint",
    pace: { fixed: 1.5, ...OF_DEVICES, each: 120 },
    licence: (brief) =>
      brief.holds(all(SEATS, none(ACADEMIC)))
        ? `Defender for Business, in ${base(brief)}${besideF3(brief)}`
        : atList("Defender for Endpoint P2", "defender-endpoint-p2", brief.users)(brief),
    source: ["scuba", "sec-price"],
  },
  {
    day: "60",
    step: "Power Platform: environments created by administrators only, data policy for the default one",
    domain: "Data",
    pace: { fixed: 1 },
    when: POWER_PLATFORM,
    source: ["scuba", "ej"],
  },
  {
    day: "90",
    step: "Four to six data classes agreed",
    domain: "Data",
    pace: { fixed: 2, ...OF_USERS, each: 250 },
    when: none(DLP),
    source: ["purview", "ej"],
  },
  ...(["bp-suites", "e3-purview"] as const).map((price): Step => {
    const what = price === "bp-suites" ? "with the Defender suite," : "such as the Purview suite on E3,";
    return {
      day: "90",
      step: "Sensitivity labels, DLP in simulation",
      domain: "Data",
      pace: { fixed: 2, ...OF_USERS, each: 250 },
      licence: (brief) => {
        const name = `${lossPrevention(brief)}${brief.holds(ACADEMIC) ? "" : `, ${what}`}`;
        return `${atList(name, price, Math.ceil(brief.knowledge / 5))(brief)} (one in five)`;
      },
      when: all(DLP, price === "bp-suites" ? SEATS : LARGER),
      source: ["purview", ...PRICES[price].source, "ej"],
    };
  }),
  {
    day: "90",
    step: "Sentinel connectors and ten detection rules",
    domain: "Monitoring",
    pace: { fixed: 4, of: bySize(2, 3, 6, 10), what: "log source", isAssumed: true },
    licence: logMonth,
    when: SIEM_ADVISED,
    source: ["sentinel", "zt"],
  },
  {
    day: "90",
    step: (brief) => `Restore of a server${brief.holds(DIRECTORY) ? " and of the directory" : ""} rehearsed`,
    domain: "Backup",
    pace: { fixed: 0, of: (brief) => (brief.holds(DIRECTORY) ? 2 : 1), what: "one-day rehearsal" },
    source: ["ej"],
  },
  {
    day: "90",
    step: "Three largest causes of sign-in prompts and lockouts removed",
    domain: "Identity",
    pace: { fixed: 1.5 },
    when: is("primary-objective", "productivity"),
    source: ["ej"],
  },
  {
    day: "90",
    step: "Second measurement",
    domain: "all",
    pace: { fixed: 0, of: interviews, each: INTERVIEWS_A_DAY, what: "interview" },
    source: ["scuba", "ej"],
  },
];
/** All days of the road map at the rate of the role that does most of them. */
function stepsSum(brief: Brief): { days: number; cost: string } {
  const days = chosenRows(STEPS, brief).reduce((sum, { pace }) => sum + stepDays(pace, brief), 0);
  const { currency } = brief;
  return { days, cost: formatAmount(days * rateOf(RATE_CARDS[currency], "Engineer"), currency) };
}
/** How many people a road map of 90 days keeps busy. */
const consultantsFor = (days: number): number => days / ((90 / 7) * DAYS_A_WEEK);
const staffed = (days: number): string =>
  consultantsFor(days) > 1 ? ` (${consultantsFor(days).toFixed(1)} consultants on average)` : "";
/** More than three at once are seldom to be had. */
const unhurried = (days: number): string =>
  consultantsFor(days) > 3
    ? ` Three consultants would take ${Math.ceil(days / (3 * DAYS_A_WEEK))} weeks, and the targets apply then.`
    : "";
const ROAD_MAP: PackTable = {
  id: "security.plan",
  section: "solution",
  heading: "30/60/90-day plan",
  intro: (brief) => {
    const { days, cost } = stepsSum(brief);
    return `Day 0 is acceptance of the road map. The steps, outside the present budget, come to ${figure(days)} person-days${staffed(days)}, or ${cost} at the engineer's rate, excluding design, training and project management.${unhurried(days)}`;
  },
  caption: (brief) =>
    `Steps, effort (planning assumptions, rounded to ${brief.holds(LARGER) ? "whole" : "half"} days) and licence impact`,
  when: ASSESSMENT,
  columns: ["By day|number", "Step", "Domain", "Days|number", "Basis", "Licence"],
  rows: STEPS.map(({ day, step, domain, pace, licence = "none", ...row }) => ({
    ...row,
    cells: [day, step, domain, (brief) => `${stepDays(pace, brief)}`, (brief) => paceText(pace, brief), licence],
  })),
};

/** What is read, how, and what comes of it; an assessment has no architecture before its findings. */
function assessmentDiagram(brief: Brief): Diagram {
  const sources = [
    { id: "people", label: "People", note: `${plural(interviews(brief), "interview")}` },
    brief.holds(TENANT)
      ? { id: "tenant", label: "Microsoft tenant", note: "policies, roles, logs" }
      : { id: "tenant", label: "Current sign-in and mail", note: "no Microsoft tenant" },
    { id: "devices", label: "Devices and servers", note: `${figure(brief.devices)} and ${brief.serverRange} planned` },
  ];
  if (brief.holds(DIRECTORY))
    sources.push({
      id: "directory",
      label: "Active Directory",
      note: plural(brief.domainControllers, "domain controller"),
    });
  const readBy = brief.holds(TENANT) ? "read-only accounts" : "exports by administrators";
  return {
    zones: [
      { title: "Sources", nodes: sources },
      {
        title: "Measurement",
        nodes: [
          { id: "evidence", label: "Evidence register", note: "two pieces per score" },
          { id: "score", label: "Scorecard", note: "eight domains, 0 to 3" },
        ],
      },
      {
        title: "Results",
        nodes: [
          { id: "quick", label: "Quick wins", note: "applied, rollback filed" },
          { id: "map", label: "Road map", note: "30, 60 and 90 days" },
        ],
      },
    ],
    edges: [
      { from: "people", to: "evidence", label: "confirmed minutes" },
      { from: "tenant", to: "evidence", label: readBy },
      { from: "devices", to: "evidence", label: "inventory, sample" },
      ...(brief.holds(DIRECTORY) ? [{ from: "directory", to: "evidence", label: "read-only scripts" }] : []),
      { from: "evidence", to: "score", label: "weighted" },
      { from: "score", to: "quick", label: "under a day" },
      { from: "score", to: "map", label: "everything else" },
    ],
  };
}

function diagram(brief: Brief): Diagram {
  if (brief.holds(ASSESSMENT)) return assessmentDiagram(brief);
  const policies = brief.holds(POLICIES) ? policyNames(brief) : "for administrators";
  const controls = [
    { id: "access", label: "Conditional Access", note: policies },
    { id: "pim", label: "Privileged Identity Management" },
  ];
  const detect = brief.holds(WATCHED) ? [{ id: "xdr", label: "Defender XDR", note: "one incident queue" }] : [];
  if (brief.holds(SIGN_IN_LOG))
    detect.push({ id: "log", label: "Log workspace", note: `sign-in log, ${figure(signInGb(brief))} GB a month` });
  if (brief.holds(SIEM))
    detect.push({
      id: "sentinel",
      label: "Microsoft Sentinel",
      note: `${figure(logGb(brief))} GB a month, Defender portal`,
    });
  const zones: DiagramZone[] = [
    {
      title: "Signals",
      nodes: [
        brief.holds(POLICIES)
          ? { id: "people", label: "People", note: `${figure(brief.users)} planned` }
          : { id: "people", label: "Administrators", note: `${brief.administrators} planned` },
        ...(brief.holds(any(ENDPOINT, DEVICE_RULES))
          ? [{ id: "devices", label: "Devices", note: `${figure(brief.devices)} planned` }]
          : []),
        ...(brief.holds(SYNCHRONISES)
          ? [{ id: "directory", label: "Active Directory", note: `${figure(brief.users)} accounts` }]
          : []),
        { id: "apps", label: "Applications and data" },
      ],
    },
    { title: "Control", nodes: controls },
    {
      title: "Detection and response",
      nodes: [
        ...detect,
        {
          id: "oncall",
          label: !brief.holds(WATCHED) ? "Client IT" : brief.holds(SMALL) ? "IT contact or partner" : "Monitoring team",
          note: "run books",
        },
      ],
    },
  ];
  const edges: DiagramEdge[] = [
    { from: "people", to: "access", label: brief.holds(all(POLICIES, LARGER)) ? "sign-in, risk" : "sign-in" },
    ...(brief.holds(DEVICE_RULES) ? [{ from: "devices", to: "access", label: "compliance" }] : []),
    ...(brief.holds(SYNCHRONISES)
      ? [
          {
            from: "directory",
            to: "access",
            label: `accounts, by ${brief.holds(ENROLS_JOINING) ? "Connect Sync" : "Cloud Sync"}`,
          },
        ]
      : []),
    { from: "access", to: "apps", label: "granted, limited or blocked" },
    ...(brief.holds(ENDPOINT) ? [{ from: "devices", to: "xdr", label: "endpoint signals, HTTPS 443" }] : []),
    ...(brief.holds(WATCHED)
      ? [
          { from: "access", to: "xdr", label: "identity signals" },
          { from: "xdr", to: "oncall", label: "incidents" },
        ]
      : []),
    ...(brief.holds(SIEM)
      ? [
          { from: "access", to: "sentinel", label: "sign-ins, retained 12 months" },
          { from: "sentinel", to: "xdr", label: "alerts" },
        ]
      : [
          { from: "access", to: "log", label: "sign-ins" },
          { from: "log", to: "oncall", label: "break-glass alert" },
        ]),
  ];
  if (brief.holds(TIERED)) {
    zones.push({
      title: "Tier 0, on-premises",
      nodes: [
        { id: "dc", label: "Domain controllers", note: `${brief.domainControllers} planned` },
        { id: "adcs", label: besideControllers(brief).replace("c", "C") },
        ...(brief.holds(EXCHANGE) ? [{ id: "mail", label: "Exchange Server" }] : []),
        { id: "paw", label: "Privileged workstations", note: `${brief.administrators}` },
      ],
    });
    edges.push(
      { from: "dc", to: "xdr", label: "identity sensor, HTTPS 443" },
      { from: "adcs", to: "xdr", label: "identity sensor" },
      { from: "paw", to: "dc", label: "only permitted route" },
      ...(brief.holds(EXCHANGE) ? [{ from: "paw", to: "mail", label: "only permitted route" }] : []),
      { from: "pim", to: "paw", label: "time-limited roles" },
    );
  } else edges.push({ from: "pim", to: "apps", label: "time-limited roles" });
  return { zones, edges };
}

/** What the national authority rates a public body by, of which nothing is scored here. */
const RATINGS: Partial<Record<string, string>> = {
  Australia: "Maturity rating under the Essential Eight",
  Canada: "Assessment against the CCCS Medium cloud profile (formerly PBMM)",
};

export const SECURITY: Pack = {
  id: "security",
  noun: "security project",
  deliverable: (brief) =>
    brief.holds(ASSESSMENT)
      ? `an evidence-based security assessment covering ${peoplePlanned(brief)}, with two pieces of evidence per score, and a costed road map`
      : brief.holds(IDENTITY)
        ? `multi-factor authentication, device-based Conditional Access in stages and controlled privileges for ${peoplePlanned(brief)}, following a scored assessment of eight domains`
        : brief.holds(DETECTION)
          ? `detection and response across ${signalsOf(brief)} for ${peoplePlanned(brief)}, with run books and a tested incident process, following a scored assessment of eight domains`
          : `a hardened Active Directory control plane (Tier 0, ${plural(brief.domainControllers, "domain controller")}) with attack paths closed and recovery rehearsed, following a scored assessment of eight domains`,
  situation: (brief) =>
    (brief.holds(ADMINISTRATORS_ENROLLED)
      ? `Device management covers the devices of ${plural(brief.administrators, "administrator")} only. `
      : "") +
    (brief.has("cloud-maturity", "no-cloud")
      ? brief.holds(TENANT)
        ? `Accounts in the cloud services listed can be attacked from anywhere${brief.holds(ON_PREMISES) ? `, while ${brief.hasDirectory ? "servers and directory" : "servers"} remain on-premises` : ""}.`
        : brief.holds(ASSESSMENT)
          ? "Nothing runs in the cloud yet, so the on-premises directory, servers and backups are measured first."
          : `Nothing runs in the cloud yet, so hardening begins on-premises; the first cloud control is ${brief.holds(POLICIES) ? "sign-in" : "monitoring of the directory"}.`
      : brief.holds(none(TENANT))
        ? `${brief.has("current-technologies", "none") ? "How" : "No Microsoft cloud service was named, so how"} sign-in, mail and devices are protected today is not known.`
        : brief.values("security-requirements").length > 1
          ? `The project first establishes which of the ${brief.values("security-requirements").length} requested protections are already in place.`
          : ""),
  reworded: (text, brief) =>
    brief.holds(DETECTION)
      ? text
          .replace("endpoints, mail, identities and cloud apps", signalsOf(brief))
          .replace(/, with logs retained .*requires/, brief.holds(SIEM) ? ", with logs retained for 12 months" : "")
      : brief.holds(ADMINISTRATORS_ONLY)
        ? text.replace("services, synchronisation and backup", "services and backup")
        : text,
  scope: {
    inside: [
      { text: "Scored assessment of eight domains with tool evidence", by: "score" },
      { text: "Exchange Server: version, updates and internet exposure", by: "Exchange Server", when: EXCHANGE },
      {
        text: (brief) =>
          brief.holds(DIRECTORY_QUICKLY)
            ? "Quick wins, LAPS on every device, krbtgt password reset"
            : "Quick wins of under a day each",
        by: "quick wins",
      },
      { text: "Break-glass and separate administrator accounts, tested", by: "break-glass accounts", when: MEASURED },
      {
        text: (brief) =>
          `Emergency ${brief.holds(DIRECTORY) ? "directory account" : "account with the current identity provider"} and separate administrator accounts, tested`,
        by: "emergency account",
        when: UNREAD,
      },
      { text: joiningDirectory, by: "directory synchronisation", when: SYNCHRONISES },
      {
        text: (brief) =>
          brief.holds(POLICIES)
            ? "A Microsoft tenant"
            : "Microsoft tenant for administrator accounts and identity sensors",
        by: "tenant with break-glass",
        when: NEW_TENANT,
      },
      {
        text: "Accounts migrated from the current identity provider, devices enrolled",
        by: "accounts migrated",
        when: all(JOINING, none(DIRECTORY)),
      },
      { text: "Devices joined or enrolled, with compliance policies", by: "compliance policies", when: ENROLS },
      { text: "Phased Conditional Access", by: "policy enforcement", when: POLICIES },
      { text: "A separate policy set for pupil accounts", by: "access policy", when: PUPILS },
      { text: "Eligible roles with approval and access review", by: "eligible roles", when: BUILD },
      { text: PAW_LINE, by: "privileged workstations", when: WORKSTATIONS },
      { text: "Defender onboarding and run books", by: "detection rollout", when: ENDPOINT },
      { text: "Sensitivity labels and DLP, from simulation to block", by: SIMULATION, when: all(BUILD, DLP) },
      { text: "Sentinel with connectors and retention", by: "Sentinel workspace", when: SIEM },
      {
        text: (brief) =>
          `Azure subscription for the log workspace${brief.holds(SERVER_SENSORS) ? " and, through Azure Arc, the server sensors" : ""}`,
        by: "alert",
        when: all(BUILD, none(is("current-technologies", "azure-services"))),
      },
      {
        text: (brief) =>
          `Tier 0: domain controllers, ${besideControllers(brief)}${brief.holds(EXCHANGE) ? ", Exchange Server" : ""}`,
        by: "tier 0",
        when: TIERED,
      },
      { text: "Offline directory backup and recovery plan", by: "offline directory backup", when: TIERED },
      {
        text: (brief) =>
          brief.holds(DIRECTORY_QUICKLY)
            ? "Certificate template review, where AD CS is in use; findings are handed over with their fix"
            : "Certificate template review (ESC1, 4, 6, 8, 15, 16), where AD CS is in use",
        by: "score",
        when: DIRECTORY,
      },
      { text: "30/60/90-day plan with licence impact", by: "road map with licence impact", when: ASSESSMENT },
    ],
    outside: [
      "Alert monitoring, in or out of hours",
      (brief) => (brief.holds(all(ENDPOINT, none(SERVER_SENSORS))) ? "Detection on servers" : ""),
      (brief) => (brief.holds(ADMINISTRATORS_ENROLLED) ? "Enrolment of users' devices and phones" : ""),
      (brief) => (brief.holds(all(TIER0, ENCRYPTION, none(DEVICE_RULES))) ? "Encryption of users' devices" : ""),
      (brief) =>
        brief.holds(all(TIER0, is("security-requirements", "data-loss-prevention")))
          ? "Labels and loss prevention for users"
          : "",
      (brief) =>
        brief.holds(all(BUILD, DIRECTORY, none(TIERED)))
          ? `Defender for Identity sensors on domain controllers${brief.holds(any(SINGLES, SUITE)) ? " (licensed by the suite; a later step)" : ""}`
          : "",
      "Penetration test",
      (brief) => (brief.holds(GOVERNMENT) && RATINGS[brief.client.country ?? ""]) || "",
      "Legal and regulatory advice",
      "Application rewrites",
      "Physical security",
    ],
  },
  options: [
    {
      name: "Evidence-based assessment",
      when: ASSESSMENT,
      description: "Tools, interviews and two pieces of evidence per score, then priorities",
      against: "The largest gaps stay open for some weeks",
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
      cost: 4, // its sum holds no road map, and the sum of what is built at once does
      source: ["scuba", "ej"],
    },
    {
      name: "Self-assessment by the client's team",
      when: ASSESSMENT,
      description: "The same questions, answered by the team in two workshops",
      against: "Not independent; auditors will not accept it as evidence",
      cannot: {
        when: ASSESSMENT,
        why: "each score must rest on independently reviewed evidence",
      },
      estimate: {
        days: 10,
        weeks: 30,
        keeps: { but: [] },
        lines: [],
        without: "the client's own staff time",
      },
      scores: {
        productivity: 3,
        "enhance-security": 2,
        "remote-work": 2,
        "digital-transformation": 2,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 2,
        run: 3,
      },
      cost: 3,
      source: ["ej"],
    },
    {
      name: "Immediate build without assessment",
      outline: BUILD_AT_ONCE,
      when: ASSESSMENT,
      description: (brief) =>
        `Policies, privileges and detection from week 1, at the baseline effort for this size; A's total excludes its wider road map of ${plural(stepsSum(brief).days, "person-day")}`,
      against: "Spending follows the most visible gap, and improvement cannot be measured",
      estimate: {
        days: { row: "security", percent: 100 },
        weeks: 225,
        keeps: { but: [] },
        lines: [],
        without: "licences for the build, due from day one",
      },
      scores: {
        productivity: 3,
        "enhance-security": 4,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 2,
        scalability: 3,
        innovation: 3,
        run: 3,
      },
      cost: 3,
      source: ["ej"],
    },
    {
      name: "Tiering in the existing forest",
      when: TIER0,
      description: (brief) =>
        `Tier 0 inventoried, administered from dedicated workstations only${quoted(brief) > 0 ? `; no total here includes the academic licences, ${inDollars(quoted(brief))} a year at most` : ""}`,
      against: "A second account and a second machine for every administrator",
      scores: {
        productivity: 3,
        "enhance-security": 5,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 5,
        scalability: 4,
        innovation: 3,
        run: 3,
      },
      source: ["privaccess", "ej"],
    },
    {
      name: "Dedicated administrative forest",
      outline: ADMIN_FOREST,
      when: TIER0,
      description: "Administrator accounts in a small trusted forest on four servers, with one consultant day a month",
      against: "Two forests to patch and back up; Microsoft's rapid modernisation plan does not require one",
      estimate: {
        days: 160,
        weeks: 150,
        keeps: { but: [] },
        lines: [
          { price: "windows-standard", quantity: 4, kind: "one-off" },
          { price: "operations-day", quantity: 12, kind: "yearly" },
        ],
        without: "hosts for its four servers",
      },
      scores: {
        productivity: 2,
        "enhance-security": 4,
        "remote-work": 2,
        "digital-transformation": 2,
        "compliance-objective": 4,
        scalability: 2,
        innovation: 2,
        run: 1,
      },
      source: ["privaccess", "ej"],
    },
    {
      name: "Move to Entra ID and retire Active Directory",
      when: TIER0,
      description: "Devices and applications leave the directory in turn",
      against: "The directory stays exposed until the last application has left",
      cannot: {
        when: TIER0,
        why: "it leaves the directory exposed throughout the migration; it suits a later project",
      },
      estimate: {
        days: 150,
        weeks: 160,
        keeps: { but: [] },
        lines: [],
        without: "applications limited to Kerberos or NTLM, and their replacement",
      },
      scores: {
        productivity: 4,
        "enhance-security": 3,
        "remote-work": 5,
        "digital-transformation": 5,
        "compliance-objective": 3,
        scalability: 4,
        innovation: 5,
        run: 4,
      },
      source: ["cloudnative", "ej"],
    },
    {
      name: "Conditional Access with just-in-time privileges",
      when: IDENTITY,
      description: "Custom policies in stages, device conditions, time-limited role activation",
      against: "Requires P1 and P2 licences, and policies to maintain",
      scores: {
        productivity: 4,
        "enhance-security": 5,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 5,
        scalability: 5,
        innovation: 4,
        run: 3,
      },
      source: ["ca-templates", "scuba", "ej"],
    },
    {
      name: "Security defaults",
      when: IDENTITY,
      description: "A's assessment, quick wins and handover, and one switch: MFA for all, legacy protocols blocked",
      against: "No exceptions, device conditions or break-glass exclusions; administrators stay permanent",
      cannot: {
        when: IDENTITY,
        why: "it offers neither device conditions nor just-in-time privileges, both of which are required",
      },
      estimate: {
        days: 45,
        weeks: 50,
        keeps: ["Security keys"],
        lines: [],
        without: "licences for mail and devices, just-in-time privileges, access reviews",
      },
      scores: {
        productivity: 3,
        "enhance-security": 2,
        "remote-work": 3,
        "digital-transformation": 2,
        "compliance-objective": 1,
        scalability: 2,
        innovation: 2,
        run: 4,
      },
      source: ["ca-templates", "ej"],
    },
    {
      name: "Stay with the current identity provider",
      outline: LEFT_SIGN_IN,
      when: all(IDENTITY, NEW_TENANT, none(DIRECTORY)),
      description: "Its own MFA, conditions and roles are configured and tested; no Microsoft tenant",
      against: "Devices are neither managed nor monitored; features depend on the provider's plan",
      cannot: {
        when: any(MANAGED, ENDPOINT, DLP, ENCRYPTION),
        why: "it leaves devices unmanaged, while the stated requirements need them managed",
      },
      estimate: {
        days: 70,
        weeks: 80,
        keeps: ["Security keys", "Security keys for shift workers", PAW_LINE],
        lines: [],
        without: (brief) =>
          `a higher plan of that provider, by quotation; device management and detection${brief.holds(SIEM) ? "; a central log" : ""}`,
      },
      scores: {
        productivity: 4,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 2,
        "compliance-objective": 3,
        scalability: 3,
        innovation: 3,
        run: 4,
      },
      source: ["ej"],
    },
    {
      name: "Third-party MFA and single sign-on",
      outline: OTHER_SIGN_IN,
      when: IDENTITY,
      description: "A third-party sign-in service in front of Entra ID",
      against: "Policies in two places; device and sign-in risk signals are not combined",
      estimate: {
        days: 95,
        weeks: 100,
        keeps: { but: [RISK_LINE, EMS] },
        lines: [
          { price: "third-party-sign-in", quantity: (brief) => brief.users, kind: "monthly" },
          {
            price: "intune-p1",
            quantity: (brief) => (brief.holds(SUITE_OF_PARTS) ? suiteHolders(brief) : 0),
            kind: "monthly",
          },
        ],
        without: (brief) =>
          brief.holds(any(RISK_ALONE, SUITE_OF_PARTS)) ? "time-limited roles and access reviews" : "",
      },
      scores: {
        productivity: 3,
        "enhance-security": 4,
        "remote-work": 4,
        "digital-transformation": 3,
        "compliance-objective": 4,
        scalability: 3,
        innovation: 3,
        run: 2,
      },
      source: ["ej"],
    },
    {
      name: "Microsoft-native stack",
      when: DETECTION,
      description: (brief) =>
        `Entra${brief.holds(SIEM) ? ", Defender and Sentinel" : " and Defender"} with a single incident queue${brief.holds(ACADEMIC) ? `; its total excludes ${quotedAtMost(brief)} for academic licences` : ""}`,
      against: "Features depend on the licence level",
      scores: {
        productivity: 4,
        "enhance-security": 5,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 4,
        scalability: 5,
        innovation: 4,
        run: 4,
      },

      source: ["sec-price", "ej"],
    },
    {
      name: "Mixed third-party products",
      outline: {
        ...MIXTURE,
        parts: MIXTURE.parts.with(-1, (brief) =>
          brief.holds(SUITE)
            ? "Entra ID policies as in A, risk-based ones for administrators only"
            : "Entra ID policies as in A",
        ),
      },
      when: DETECTION,
      description: (brief) =>
        `Existing tools stay and their gaps are filled${brief.holds(MAIL_IN_TENANT) ? "" : ", including mail protection, which A leaves unchanged"}`,
      against: "Several consoles and agents, no single incident queue",
      estimate: {
        days: 85,
        weeks: 90,
        keeps: { but: NATIVE },
        lines: [
          {
            price: "third-party-security",
            quantity: sensed,
            kind: "monthly",
          },
          // in A it comes with the suite, which the mixture does without
          { price: "entra-p2", quantity: (brief) => (brief.holds(SUITE) ? approvers(brief) : 0), kind: "monthly" },
        ],
        without: (brief) =>
          [
            "existing contracts until they expire, and a second console to staff",
            ...(brief.holds(SIEM) ? ["a central log"] : []),
            ...(brief.holds(DLP) ? ["third-party DLP, by quotation"] : []),
          ].join("; "),
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
      name: "Managed detection and response",
      when: DETECTION,
      description: "A partner monitors the native stack around the clock",
      against: "A monthly fee; the partner knows the business less, and decisions stay with the client",
      cannot: {
        when: DETECTION,
        why: "it is A with outsourced monitoring (days 5% fewer, rounded), which can be added at any time (see “Out-of-hours monitoring”)",
      },
      estimate: {
        days: 95,
        weeks: 90,
        keeps: { but: [PARTNER] },
        lines: [{ price: "managed-detection-user", quantity: watched, kind: "monthly" }],
        without: "log volume above the partner's allowance",
      },
      scores: {
        productivity: 4,
        "enhance-security": 4,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 4,
        scalability: 5,
        innovation: 4,
        run: 5,
      },
      source: ["ej"],
    },
  ],
  components: [
    {
      name: "Break-glass accounts",
      bill: ["Security keys"],
      count: 2,
      size: "FIDO2 keys in two safes",
      purpose: (brief) =>
        `Excluded from every policy, ${brief.holds(ASSESSMENT) ? "use traceable in the sign-in log" : "alert on use"}`,
      when: MEASURED,
      source: ["mfa-mandatory"],
    },
    {
      name: PAW_LINE,
      bill: [PAW_LINE],
      count: (brief) => brief.administrators,
      size: "4 cores, 16 GB, 256 GB",
      purpose: "Administration only; no mail or browsing",
      when: WORKSTATIONS,
      source: ["privaccess"],
    },
    {
      name: "Identity sensors",
      bill: [EMS, "Defender for Identity", SUITES_LINE, ...TOP_PLANS],
      count: sensors,
      size: (brief) =>
        `on each domain controller, ${syncServers(brief) > 0 ? "AD CS and synchronisation" : "AD CS"} server; 2 cores and 6 GB free on each`,
      purpose: "Attack detection, posture findings",
      when: TIERED,
      source: ["mdi-adcs"],
    },
    {
      name: "Onboarded endpoints",
      bill: [
        "Business Premium as the base",
        "Defender for Endpoint P2",
        "Defender for Endpoint P2, academic",
        P2_SHIFT,
        "Defender for Business",
        "Defender for Business for shift workers",
        "Defender for Servers P1",
        "Microsoft 365 A3 as the base, academic",
        ...TOP_PLANS,
      ],
      count: sensed,
      size: "platform agent",
      purpose: (brief) => `Detection and response on every device${brief.holds(SERVER_SENSORS) ? " and server" : ""}`,
      when: ENDPOINT,
      source: ["sec-price"],
    },
    {
      name: "Log workspace",
      bill: ["Sentinel ingestion", LAKE_LINE, LAKE_STORAGE],
      count: 1,
      size: (brief) =>
        `${figure(logGb(brief))} GB a month${firewallGb(brief) ? `, plus ${figure(firewallGb(brief))} GB of firewall logs in the lake` : ""}`,
      purpose: "Sentinel: Entra, Defender, server security events, firewalls",
      when: SIEM,
      source: ["sentinel"],
    },
    {
      name: "Log workspace",
      bill: ["Log workspace for the sign-in log"],
      count: 1,
      size: (brief) => `${figure(signInGb(brief))} GB a month`,
      purpose: "Receives the sign-in log; an alert rule watches the break-glass accounts",
      when: SIGN_IN_LOG,
      source: ["ej"],
    },
    {
      name: "Log collector",
      free: "no charge",
      count: (brief) => (brief.sites > 3 ? 2 : 1),
      size: "Linux, 4 cores, 8 GB, on a client host",
      purpose: "Collects and forwards firewall logs",
      when: SIEM,
      source: ["ej"],
    },
    {
      name: "Conditional Access policies",
      bill: [
        EMS,
        EMS_E3,
        "Entra ID P1",
        "Entra ID P2",
        RISK_LINE,
        ...PLAN_LINES,
        "Security keys for shift workers",
        ...TOP_PLANS,
      ],
      count: (brief) => chosenPolicies(brief).length,
      size: "service",
      purpose: "From report-only to enforced",
      when: POLICIES,
      source: ["ca-templates"],
    },
    {
      name: "Conditional Access policies",
      bill: ["Entra ID P2", "Intune Plan 1", ...PLAN_LINES],
      count: (brief) => (brief.holds(MANAGED) ? 2 : 1),
      size: "for administrators",
      purpose: (brief) =>
        `CA03, phishing-resistant sign-in${brief.holds(MANAGED) ? "; CA06, from a compliant device" : ""}`,
      when: all(TIER0, none(POLICIES)),
      source: ["ca-templates"],
    },
    {
      name: "Labels and DLP policies",
      bill: [SUITES_LINE, E5_LINE, "Step from Microsoft 365 E3 to E5", "Step from A3 to A5, academic", A5_LINE],
      count: 1,
      size: "one set",
      purpose: "From simulation to block; devices where licensed",
      when: all(BUILD, DLP),
      source: ["purview"],
    },
    {
      name: "Synchronisation server",
      free: "no charge",
      count: (brief) => (brief.holds(LARGER) ? 2 : 1),
      size: (brief) =>
        `${brief.holds(ENROLS_JOINING) ? "Connect Sync" : "Cloud Sync"}, 2 cores, 4 GB, on a client server${brief.holds(LARGER) ? (brief.holds(ENROLS_JOINING) ? "; the second in staging mode" : "; an agent on each") : ""}`,
      purpose: "Accounts and password hashes to Entra ID; administered as Tier 0",
      when: SYNCHRONISES,
      source: ["entra-sync", "cloudsync", "ej"],
    },
    {
      name: "Assessment tools",
      free: "no charge",
      count: (brief) => (brief.holds(PATHS_READ) ? 4 : 3),
      size: (brief) =>
        brief.holds(SMALL)
          ? `ScubaGear, Locksmith${brief.holds(PATHS_READ) ? ", BloodHound" : ""}, Secure Score`
          : "read-only accounts",
      purpose: (brief) =>
        `Baseline report (ScubaGear), certificate check (Locksmith)${brief.holds(PATHS_READ) ? ", attack paths (BloodHound)" : ""}, Secure Score`,
      when: all(DIRECTORY, MEASURED),
      source: ["scuba", "locksmith"],
    },
    {
      name: "Assessment tools",
      free: "no charge",
      count: 2,
      size: "read-only accounts",
      purpose: "Baseline report (ScubaGear), Secure Score",
      when: all(none(DIRECTORY), MEASURED),
      source: ["scuba"],
    },
    {
      name: "Assessment tools",
      free: "no charge",
      count: 2,
      size: "read-only account of the directory",
      purpose: "Scripts for accounts, permissions and delegation; certificate check (Locksmith)",
      when: all(UNREAD, DIRECTORY),
      source: ["locksmith", "ej"],
    },
    {
      name: "Exports",
      free: "no charge",
      count: 3,
      size: "supplied by the client's administrators",
      purpose: "Accounts and sign-in methods, mail service rules, device inventory",
      when: all(UNREAD, none(DIRECTORY)),
      source: ["ej"],
    },
  ],
  sizing: [
    {
      quantity: "Interviews of one hour",
      formula: (brief) =>
        ({
          small: "identity and devices; mail and data; servers, network and backup",
          medium: "eight domains, combining servers with backup and network with monitoring",
          large: "one per domain, plus two for those the sponsor names",
          enterprise: "two per domain: head office and one other site",
        })[brief.size],
      result: (brief) => `${interviews(brief)}`,
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      quantity: "Log volume a month",
      formula: foundBy("log-volume", "users × 0.1 GB + servers × 2 GB"),
      result: (brief) =>
        `${brief.given("log-volume") === null ? `${figure(brief.users)} × 0.1 + ${figure(brief.servers.plan)} × 2${brief.users % 10 ? ", rounded up:" : " ="} ` : ""}${figure(logGb(brief))} GB`,
      when: SIEM,
      source: ["ej"],
    },
    {
      quantity: "Firewall logs a month, in the data lake",
      formula: (brief) => (firewallGb(brief) ? "one firewall per site × 3 GB a day × 30 days" : "not given separately"),
      result: (brief) =>
        firewallGb(brief)
          ? `${brief.sites} × 3 × 30 = ${figure(firewallGb(brief))} GB${brief.given("log-volume") === null ? "" : ", on top of the volume given, which is too small for them"}`
          : "included in the volume given, share measured in phase 1",
      when: SIEM,
      source: ["ej"],
    },
    {
      quantity: "Sign-in log a month",
      formula: (brief) => {
        if (isSignInCapped(brief)) return "users × 0.05 GB, capped at the volume given for all logs";
        return brief.holds(POLICIES) ? "users × 0.05 GB" : "administrators only";
      },
      result: (brief) =>
        `${brief.holds(POLICIES) && !isSignInCapped(brief) ? `${figure(brief.users)} × 0.05${brief.users % 20 ? ", rounded up:" : " ="} ` : ""}${figure(signInGb(brief))} GB`,
      when: SIGN_IN_LOG,
      source: ["ej"],
    },
    {
      quantity: "Identity sensors",
      formula: (brief) =>
        `domain controllers + 1 AD CS server${["", " + 1 synchronisation server", " + 2 synchronisation servers"][syncServers(brief)]}${sensors(brief) < rolesWatched(brief) ? `, on ${plural(brief.servers.plan, "server")}` : ""}`,
      result: (brief) => `${sensors(brief)}`,
      when: TIERED,
      source: ["mdi-adcs", "ej"],
    },
    {
      quantity: "Security keys",
      formula: "2 × administrators + 2 break-glass",
      result: (brief) => `${brief.administrators * 2 + 2}`,
      when: MEASURED,
      source: ["ej"],
    },
    {
      quantity: "Maturity index",
      formula: "Σ(score × weight) ÷ Σ(3 × weight)",
      result: indexTarget,
      source: ["ej"],
    },
  ],
  ports: [
    {
      from: "Endpoints",
      to: "Defender service",
      port: "TCP 443",
      purpose: "Signals and response",
      // alone it would be a table of what every agent does
      when: all(ENDPOINT, none(SMALL), any(SIEM, all(any(TIERED, SYNCHRONISES), none(SERVER_SENSORS)))),
      source: ["ej"],
    },
    {
      from: "Endpoints and on-premises servers",
      to: "Defender service; Azure Arc for servers",
      port: "TCP 443 outbound",
      purpose: "Signals and response, server onboarding",
      when: all(SERVER_SENSORS, none(SIEM)),
      source: ["ej"],
    },
    {
      from: "On-premises servers",
      to: "Azure Arc, Defender service and log workspace",
      port: "TCP 443 outbound",
      purpose: "Server onboarding; security events through Azure Monitor Agent",
      when: SERVER_EVENTS,
      source: ["ej"],
    },
    {
      from: "On-premises servers",
      to: "Azure Arc and log workspace",
      port: "TCP 443 outbound",
      purpose: "Security events through Azure Monitor Agent",
      when: all(SIEM, none(SERVER_SENSORS)),
      source: ["ej"],
    },
    {
      from: "Synchronisation server",
      to: "Entra ID",
      port: "TCP 443 outbound",
      purpose: (brief) => `Accounts, password hashes${brief.holds(ENROLS_JOINING) ? ", devices" : ""}`,
      when: SYNCHRONISES,
      source: ["cloudsync"],
    },
    {
      from: "Identity sensors",
      to: "Defender service",
      port: "TCP 443 outbound",
      purpose: "Identity signals",
      when: TIERED,
      source: ["mdi-adcs"],
    },
    {
      from: "Identity sensors",
      to: "Computers",
      port: "TCP 135 or 3389, UDP 137",
      purpose: "Name resolution (NNR); one of the three suffices",
      when: all(TIERED, none(SMALL)),
      source: ["ej"],
    },
    {
      from: "Privileged workstations",
      to: "Tier 0 servers",
      port: "TCP 5985, 3389",
      purpose: "Administration; blocked from elsewhere",
      when: TIERED,
      source: ["privaccess", "ej"],
    },
    {
      from: "Firewalls and appliances",
      to: "Log collector",
      port: "TCP 6514",
      purpose: "Syslog over TLS",
      when: SIEM,
      source: ["ej"],
    },
    {
      from: "Log collector",
      to: "Log workspace",
      port: "TCP 443",
      purpose: "Ingestion",
      when: all(SIEM, none(SMALL)),
      source: ["sentinel"],
    },
    {
      from: "Assessment tools",
      to: "Domain controllers",
      port: (brief) => (brief.holds(PATHS_READ) ? "TCP 389, 636, 445" : "TCP 389, 636"),
      purpose: "Read-only queries",
      when: any(TIERED, all(ASSESSMENT, DIRECTORY, none(SMALL))),
      source: ["locksmith", "ej"],
    },
  ],
  decisions: [
    {
      title: "Order of work",
      context: (brief) => `${plural(brief.users, "user")}; ${whyMeasured(brief)}.`,
      alternatives: "products first; assessment first; all in parallel",
      decision: (brief) =>
        `Assess first, then quick wins and privileged identity, then ${brief.holds(IDENTITY) ? "Conditional Access" : brief.holds(DETECTION) ? "detection" : "Tier 0"} in depth.`,
      tradeOff: "Larger changes start later",
      confidence: "high",
      ask: "Confirm the scope and the domains with a target",
      when: BUILD,
      source: ["zt", "ej"],
    },
    {
      title: "Depth of assessment",
      context: (brief) => `Eight domains, ${plural(interviews(brief), "interview")}; ${whyMeasured(brief)}.`,
      alternatives: "all domains alike; all, with two in depth; two only",
      decision: "All eight are scored; the two named by the sponsor are sampled more widely.",
      tradeOff: "Six domains rest on smaller samples",
      confidence: "high",
      ask: "Confirm the scope and the two priority domains",
      when: ASSESSMENT,
      source: ["zt", "ej"],
    },
    {
      title: "Standard of evidence",
      context: (brief) =>
        `${brief.regulated ? "Auditors" : "The board"} must be able to verify scores that cover ${plural(brief.users, "user")}.`,
      alternatives: "interviews only; tools only; two pieces, one of them measured",
      decision:
        "Two pieces per score: a tool report, log or export, plus an interview or document. A domain with only one is reported as not measured.",
      tradeOff: "Some domains may be left unscored",
      confidence: "high",
      when: ASSESSMENT,
      source: ["scuba", "ej"],
    },
    {
      title: "Tool permissions",
      context: (brief) =>
        brief.holds(UNREAD)
          ? "No Microsoft tenant is in use, so each system is read in its own way."
          : `The tools read every policy and role of the tenant${brief.holds(DIRECTORY) ? " and directory" : ""}.`,
      alternatives: "an administrator account; read-only accounts; client exports",
      decision: (brief) =>
        brief.holds(UNREAD)
          ? "Client administrators produce exports with the consultant present; read-only accounts are used where a script must run."
          : "Time-limited read-only accounts for named people, removed at the read-out; if one is refused, the client exports with the consultant present.",
      tradeOff: "Some checks need elevated rights and stay open",
      confidence: "high",
      when: ASSESSMENT,
      source: ["scuba", "ej"],
    },
    {
      title: "Permitted changes",
      context: (brief) => `Some gaps that expose ${plural(brief.users, "user")} can be closed the same day.`,
      alternatives: "none; quick wins; all findings",
      decision:
        "Settings that take less than a day, are agreed by their owner and can be restored from an export. Everything else goes on the road map.",
      tradeOff: "Minor changes take place during an assessment",
      confidence: "high",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      title: "Confidentiality of findings",
      context: (brief) => `The report documents exploitable weaknesses of ${brief.client.company}.`,
      alternatives: "sent by e-mail; held in the client's document store; full and redacted versions",
      decision:
        "Report and register stay in a client document store that the sponsor opens to named people; the read-out names no system.",
      tradeOff: "Less convenient to circulate",
      confidence: "high",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      title: "Sign-in",
      context: (brief) =>
        `${plural(brief.users, "user")}, ${plural(brief.administrators, "administrator")} and ${plural(brief.devices, "device")} sign in.`,
      alternatives: "security defaults; custom policies",
      decision: (brief) =>
        !brief.holds(POLICIES)
          ? `Administrators sign in with security keys from the first weeks; policies for all users are the first step after this project.${brief.holds(TENANT) ? ` Security defaults, where enabled, stay on until then and ${brief.holds(MANAGED) ? "CA03 and CA06 wait" : "CA03 waits"}, as they cannot be combined with policies.` : ""}`
          : `${policyNames(brief)}, from report-only to enforced${brief.holds(all(TENANT, none(SMALL))) ? ` (security defaults, where enabled, ${DEFAULTS_OFF})` : ""}${brief.holds(LARGER) ? "; risk-based policies for all holders of Entra ID P2" : ""}.${brief.holds(PROMPTS_COUNTED) ? ` To avoid extra prompts, no policy${chosenPolicies(brief).includes("CA12") ? " but CA12" : ""} limits session length.` : ""}`,
      tradeOff: (brief) =>
        brief.holds(POLICIES)
          ? `${brief.holds(PROMPTS_COUNTED) ? "Registration by every user" : "An occasional extra prompt"}, in return for blocking most account takeovers`
          : "A key to carry, in return for blocking most takeovers of administrator accounts",
      confidence: "high",
      serves: ["mfa", "zero-trust"],
      when: BUILD,
      source: ["mfa-mandatory", "ca-templates"],
    },
    {
      title: "Synchronisation",
      context: (brief) => `${figure(brief.users)} accounts come from Active Directory.`,
      alternatives: "Cloud Sync; Connect Sync; federation",
      decision: (brief) =>
        `${brief.holds(ENROLS_JOINING) ? "Connect Sync 2.5.79.0 or later, as Cloud Sync does not support hybrid join" : "Cloud Sync, as no device is hybrid-joined"}, with password hash synchronisation so that users can sign in while the site is down. ${syncServers(brief) > 1 ? "Both its servers are" : "Its server is"} administered as Tier 0, and no administrator account is synchronised.`,
      tradeOff: (brief) =>
        `${syncServers(brief) > 1 ? "Two more servers" : "One more server"} to secure, in return for a single set of accounts`,
      confidence: "high",
      when: SYNCHRONISES,
      source: ["cloudsync", "entra-sync", "ej"],
    },
    {
      title: "Exchange Server",
      context: (brief) =>
        `It authenticates against the directory${brief.holds(POLICIES) ? ", beyond the reach of Conditional Access" : ""}.`,
      alternatives: "leave published; mail transport only; hybrid modern authentication on Subscription Edition",
      decision: (brief) =>
        `Closed to the internet except for mail transport in the first weeks. Mobile access returns once it runs Subscription Edition with hybrid modern authentication, or its mailboxes have moved.${brief.holds(TIERED) ? " Its groups hold extensive directory rights, so it stays in Tier 0 until retired or run with split permissions." : ""}`,
      tradeOff: (brief) =>
        `Mail outside the office needs the VPN for a time${brief.holds(POLICIES) ? "; CA02 covers it once the client connects it to Entra ID" : ""}`,
      confidence: "high",
      ask: "Approve that Exchange Server is closed to the internet except for mail transport, or accept the risk in writing",
      when: all(BUILD, EXCHANGE),
      source: ["eol", "exo-ews", "ej"],
    },
    {
      title: "Privileges",
      context: (brief) => `${plural(brief.administrators, "administrator")} for ${plural(brief.users, "user")}.`,
      alternatives: "standing privileges; just-in-time activation with approval",
      decision: (brief) =>
        `Roles are activated for a few hours, the most privileged only with approval; separate cloud-only accounts; ${brief.administrators === 1 ? "one Global Administrator apart from the break-glass accounts" : `${globalAdministrators(brief)} Global Administrators, as the CIS benchmark recommends`}. Requesters cannot approve themselves, so ${brief.administrators < 3 ? (brief.administrators === 1 ? "the administrator and one additional person approve" : "both administrators and a third person approve") : "each of these roles has two approvers, one reachable out of hours"}.`,
      tradeOff: "Each activation takes a minute, plus any wait for approval",
      confidence: "high",
      serves: ["identity-management"],
      ask: (brief) => `${namedAdministrators(brief)}, and the two custodians of the break-glass keys`,
      when: BUILD,
      source: ["scuba", "privaccess"],
    },
    {
      title: "Emergency access",
      context: (brief) => `A faulty quick win could lock out ${plural(brief.users, "user")} and their administrators.`,
      alternatives: "none; one account; two accounts excluded from every policy",
      decision: (brief) =>
        brief.holds(UNREAD)
          ? "One emergency account with its password in a safe, and administration separated from mail accounts, before the first quick win."
          : "Two break-glass accounts with keys in two safes, and administration separated from mail accounts, before the first quick win.",
      tradeOff: "Preparation before the first quick win",
      confidence: "high",
      ask: (brief) =>
        `${namedAdministrators(brief)}, and ${brief.holds(UNREAD) ? "the custodian of the emergency password" : "the two custodians of the break-glass keys"}`,
      when: ASSESSMENT,
      source: ["mfa-mandatory", "ej"],
    },
    { ...CENTRAL_LOG, when: all(any(WATCHED, SIEM), none(SERVER_EVENTS)) },
    { ...CENTRAL_LOG, when: SERVER_EVENTS, source: ["sentinel", "servers-grant", "ej"] },
    {
      title: "Out-of-hours monitoring",
      context: (brief) =>
        `Alerts raised at night need someone to act; ${brief.administrators < 8 ? `${plural(brief.administrators, "administrator")} cannot cover every night` : `a rota would take ${brief.administrators} administrators from their daytime work`}.`,
      alternatives: "in-house rota; managed detection partner; no cover",
      decision: (brief) =>
        `${
          brief.holds(SEATS)
            ? `In-house staff during office hours; at other times ${brief.holds(ENDPOINT) ? "Defender contains high-confidence attacks automatically and " : ""}a partner acts within the run book, once its fee is approved.`
            : "In-house team by day; a partner at night and at weekends, once its fee is approved."
        }${brief.jurisdiction === "eu" && brief.holds(is("industry", "finance")) ? " Under DORA the partner is an ICT third-party service provider, which requires contract clauses, a register entry and an exit plan." : ""}`,
      tradeOff: "A monthly fee",
      confidence: "medium",
      ask: (brief) =>
        `Approve a managed detection partner for cover outside office hours, at ${partnerFee(brief)} a month (planning estimate), or accept the risk in writing`,
      due: "design",
      when: WATCHED,
      source: ["ej"],
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) =>
        brief.holds(DLP)
          ? `${lackingAsked(brief)} E5 for ${people(brief.knowledge)} (${formatAmount(PRICES["e3-to-e5"].low * brief.knowledge, "USD")} a month at list price above E3), or E3 with the Defender suite, which leaves devices and Teams outside DLP`
          : `${lackingAsked(brief)} the Defender suite on E3 for ${people(brief.knowledge)} (about ${formatAmount(PRICES["defender-suite"].low * brief.knowledge, "USD")} a month), or drop what depends on it`,
      when: SUITE,
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) =>
        brief.holds(OWNED)
          ? `${lackingAsked(brief)} ${GROUP_SUITES} for ${people(sensitive(brief))} (${inDollars(PRICES["bp-suites"].low * sensitive(brief))} a month at list price), or leave devices and Teams outside DLP${brief.holds(WATCHED_DIRECTORY) ? `; approve Defender for Identity for the other ${figure(watchedAlone(brief))} (${inDollars(PRICES["defender-identity"].low * watchedAlone(brief))} a month), or accept that attacks on the directory go undetected` : ""}`
          : `${approvePlans(brief)}${held(brief) ? `; approve ${GROUP_SUITES} for ${people(sensitive(brief))} of them` : `, with ${GROUP_SUITES} for ${people(sensitive(brief))} among them, or state which licences are already held`}`,
      when: all(GROUP, SEATS),
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) =>
        `${lackingAsked(brief)} Entra ID P2 for ${people(brief.knowledge)} (${formatAmount(PRICES["entra-p2"].low * brief.knowledge, "USD")} a month at list price), or leave out risk-based policies`,
      when: RISK_ALONE,
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) => `${lackingAsked(brief)} the licences for this design, ${singlesAsked(brief)}`,
      when: ONE_BY_ONE,
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) => `${approvePlans(brief)}${held(brief) ? "" : ", or state which licences are already held"}`,
      when: NEW_PLANS,
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) =>
        `${lackingAsked(brief)} Defender for Identity for ${people(brief.users)} (${brief.holds(ACADEMIC) ? ceiling("defender-identity", brief.users) : `${formatAmount(PRICES["defender-identity"].low * brief.users, "USD")} a month at list price`}), or accept that attacks on the directory go undetected`,
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
        `${lackingAsked(brief)} ${besideA3(brief)} on academic quotation (not included here), or drop what depends on it`,
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
    {
      title: "Wards and medical devices",
      context: (brief) =>
        `${brief.frontline > 0 ? plural(brief.frontline, "shift worker") : "Clinicians"} share workstations and cannot wait for prompts; some devices may only be changed by their manufacturer.`,
      alternatives: OWN_GROUP,
      decision: (brief) =>
        `${brief.holds(POLICIES) ? "Ward workstations form a dedicated group: security key sign-in, fast user switching and session lock within 15 minutes. " : ""}No ward workstation is isolated automatically; the run book calls the ward first. Medical devices get no sensor without their manufacturer's consent; they are listed with owner and network, and the client keeps them on a separate network.`,
      tradeOff: "Slower containment on wards, in return for access to patient records",
      confidence: "medium",
      ask: "Confirm that no ward workstation is isolated automatically, and name a contact for each ward",
      due: "design",
      when: all(ENDPOINT, HEALTHCARE),
      source: ["ej"],
    },
    {
      title: "Payments",
      context: "Staff who enter or release payments are targeted individually.",
      alternatives: "standard policies; a dedicated group; a separate machine",
      decision:
        "Payment staff form a dedicated group under CA03, as administrators do, with a passkey in the Authenticator app. Entry and release remain separate duties.",
      tradeOff: "A longer sign-in for a few people",
      confidence: "high",
      when: PAYMENTS,
      source: ["ej"],
    },
    {
      title: "Plant computers",
      context: "Production machines must not restart, and manufacturers permit little third-party software.",
      alternatives: OWN_GROUP,
      decision: (brief) =>
        `${brief.holds(ENDPOINT) ? "Plant computers form a dedicated group: a sensor only where the manufacturer agrees, attack surface reduction rules in audit, no automatic isolation; the run book calls the shift lead first. " : "Plant computers are listed with owner, network and access route. "}Remote maintenance gets named accounts, enabled per visit.`,
      tradeOff: "Slower containment, in return for no line stopped by a false alarm",
      confidence: "medium",
      ask: (brief) =>
        `Name the plant computers and their owner${brief.holds(ENDPOINT) ? ", and confirm that none is isolated automatically" : ""}`,
      due: "design",
      when: all(BUILD, MANUFACTURING),
      source: ["ej"],
    },
    {
      title: "Tills and season",
      context: (brief) =>
        `${brief.frontline > 0 ? plural(brief.frontline, "shift worker") : "Stores"} cannot sell while a till is isolated or waiting for MFA.`,
      alternatives: OWN_GROUP,
      decision: (brief) =>
        `Tills form a dedicated group on a network that the client segregates${brief.holds(POLICIES) ? "; they authenticate as devices, and staff use till-system accounts there and their own elsewhere" : ""}.${brief.holds(ENDPOINT) ? " Sensors are deployed outside peak season, and none is isolated automatically: the run book calls the store first." : ""}`,
      tradeOff: "Tills are less protected than office devices",
      confidence: "medium",
      ask: (brief) =>
        `Name the tills and their network${brief.holds(ENDPOINT) ? ", and confirm that none is isolated automatically" : ""}`,
      due: "design",
      when: all(any(ENDPOINT, POLICIES), RETAIL),
      source: ["ej"],
    },
    { ...PUPIL_ACCOUNTS, when: PUPILS },
    {
      title: "Accounts of suppliers",
      context: "Suppliers maintain departmental applications, often through shared accounts.",
      alternatives: "shared accounts; staff accounts; named guests with an end date",
      decision:
        "Each supplier employee has a named account with MFA, an end date within 12 months and a departmental owner; shared accounts are closed at contract renewal.",
      tradeOff: "A list to maintain per contract, in return for accountable access",
      confidence: "high",
      when: all(BUILD, GOVERNMENT),
      source: ["ej"],
    },
    {
      title: "Developers and build machines",
      context: "A compromised build machine signs what customers install.",
      alternatives: "office policies; no policies; treated as privileged",
      decision: (brief) =>
        `Build machines and signing keys are treated as privileged: no stored secrets, no standing rights. Developers elevate on request.${brief.holds(ENDPOINT) ? " Attack surface reduction rules on their machines stay in audit until exclusions are agreed." : ""}`,
      tradeOff: "A short wait before elevated tasks",
      confidence: "medium",
      when: all(BUILD, is("industry", "technology")),
      source: ["ej"],
    },
    {
      title: "Privileged service accounts",
      context: (brief) => `${estate(brief)} often run with domain administrator rights.`,
      alternatives: "leave unchanged; migrate one by one; isolate with an end date",
      decision:
        "Each is listed with its owner in phase 1, then moves to a managed service account with the rights its vendor specifies, or is isolated with an end date; none is a domain administrator at go-live.",
      tradeOff: "Testing with each vendor",
      confidence: "high",
      serves: ["digital-transformation"],
      when: TIER0,
      source: ["privaccess", "ej"],
    },
    { ...CONTROL_PLANE, serves: ["scalability", "innovation"], when: TIER0 },
    { ...CONTROL_PLANE, when: all(TIERED, none(TIER0)) },
    {
      title: "Exceptions",
      context: (brief) => `${estate(brief)} may be unable to comply.`,
      alternatives: "informal; documented, with an owner and an end date",
      decision: "Each exception has an owner, a compensating control and an end date within 180 days.",
      tradeOff: "A register to maintain",
      confidence: "high",
      when: IDENTITY, // elsewhere the task that enforces says as much
      source: ["ej"],
    },
  ],
  bill: [
    {
      item: "Entra ID P2",
      quantity: approvers,
      formula: (brief) =>
        `one per administrator${approvers(brief) > brief.administrators ? ", plus the additional approver" : ""}`,
      price: "entra-p2",
      kind: "monthly",
      when: any(all(BUILD, SEATS), all(TIER0, none(SUITE_OF_PARTS))),
      requirement: "identity management",
      source: ["ca-templates"],
    },
    ...academically({
      item: EMS,
      quantity: suiteHolders,
      formula: (brief) =>
        `${brief.holds(SINGLES) ? `${onePer(brief)}${sensitive(brief) ? " without E5" : ""}` : "one per user"}; includes Entra ID P2, Intune and Defender for Identity`,
      price: "ems-e5",
      kind: "monthly",
      when: SUITE_OF_PARTS,
      requirement:
        "multi-factor authentication, zero trust architecture, identity management, mobile device management",
      source: ["ej"],
    }),
    {
      item: RISK_LINE,
      quantity: (brief) => brief.knowledge,
      formula: onePer,
      price: "entra-p2",
      kind: "monthly",
      when: RISK_ALONE,
      requirement: "multi-factor authentication, zero trust architecture, identity management",
      source: ["ca-templates"],
    },
    {
      item: "Microsoft 365 A3 as the base, academic",
      quantity: (brief) => brief.users,
      formula: "one per member of staff, by academic quotation",
      stock: "user-licences",
      kind: "monthly",
      when: all(PLANS, ACADEMIC),
      owned: OWNED,
      requirement: SIGN_IN_AND_DEVICES,
      source: ["ej"],
    },
    {
      item: "Step from A3 to A5, academic",
      quantity: (brief) => brief.users,
      formula: (brief) => `one per member of staff, ${ceiling("e3-to-e5", brief.users)}`,
      kind: "monthly",
      when: ACADEMIC_SUITE,
      requirement: TOP_PLAN_USE,
      source: ["ej"],
    },
    {
      item: "Business Premium as the base",
      quantity: onBase,
      formula: byBase,
      price: "business-premium",
      stock: "user-licences",
      kind: "monthly",
      when: all(PLANS, SEATS, none(ACADEMIC)),
      owned: OWNED,
      requirement: "multi-factor authentication, zero trust architecture, mobile device management, threat protection",
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 E3 as the base",
      quantity: onBase,
      formula: byBase,
      price: "m365-e3",
      stock: "user-licences",
      kind: "monthly",
      when: all(PLANS, LARGER, OWNED, none(ACADEMIC)),
      owned: OWNED,
      requirement: SIGN_IN_AND_DEVICES,
      source: ["m365-price"],
    },
    {
      item: "Step from Microsoft 365 E3 to E5",
      quantity: (brief) => brief.knowledge,
      formula: onePer,
      price: "e3-to-e5",
      kind: "monthly",
      when: all(SUITE, DLP),
      requirement: TOP_PLAN_USE,
      source: ["m365-price"],
    },
    {
      item: "Defender suite on Microsoft 365 E3",
      quantity: (brief) => brief.knowledge,
      formula: (brief) => `${onePer(brief)}; includes Entra ID P2 and the Defender products`,
      price: "defender-suite",
      kind: "monthly",
      when: all(SUITE, none(DLP)),
      requirement: "threat protection, identity management",
      source: ["ej"],
    },
    {
      item: E5_LINE,
      quantity: sensitive,
      formula: (brief) =>
        `a fifth of knowledge workers; includes the others' products, at ${formatAmount(aboveParts(brief), "USD")} more`,
      price: "m365-e5",
      kind: "monthly",
      when: all(GROUP, SINGLES),
      requirement: "data loss prevention",
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 F3 for shift workers",
      quantity: onF3,
      formula: (brief) => (covered(brief) > 0 ? "remaining shift workers" : say(SHIFT_WORKERS, brief)),
      price: "m365-f3",
      kind: "monthly",
      when: all(PLANS, none(ACADEMIC, SINGLES)),
      owned: OWNED,
      requirement: SIGN_IN_AND_DEVICES,
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 F1 for shift workers",
      quantity: (brief) => brief.frontline,
      formula: SHIFT_WORKERS,
      price: "m365-f1",
      kind: "monthly",
      when: SINGLES, // without office programs and mail, as for knowledge workers
      requirement: SIGN_IN_AND_DEVICES,
      source: ["m365-price"],
    },
    {
      item: P2_SHIFT,
      quantity: (brief) => brief.frontline,
      formula: (brief) => `one per shift worker; ${detectsNothing(brief)}`,
      price: "defender-endpoint-p2",
      kind: "monthly",
      when: all(ENDPOINT, LARGER, none(ACADEMIC, TIER0)),
      requirement: "threat protection",
      source: ["sec-price", "ej"],
    },
    {
      item: "Defender for Business for shift workers",
      quantity: onF3,
      formula: "one per shift worker on F3, which includes no endpoint detection",
      price: "defender-business",
      kind: "monthly",
      when: all(ENDPOINT, SEATS, none(ACADEMIC, all(TIER0, none(OWNED)))),
      requirement: "threat protection",
      source: ["ej"],
    },
    {
      item: "Defender for Endpoint P2, academic",
      quantity: (brief) => brief.users,
      formula: (brief) =>
        `one per member of staff, ${ceiling("defender-endpoint-p2", brief.users)}; A3 includes no endpoint detection`,
      kind: "monthly",
      when: any(all(SEATS, ACADEMIC, ENDPOINT, none(TIER0)), BESIDE_A3_ALONE),
      requirement: "threat protection",
      source: ["ej"],
    },
    ...academically({
      item: "Defender for Endpoint P2",
      quantity: (brief) => (brief.holds(SINGLES) ? others(brief) : brief.users),
      formula: (brief) =>
        brief.holds(TIER0) ? "one per user" : `${onePer(brief)}${sensitive(brief) ? " without E5" : ""}`,
      price: "defender-endpoint-p2",
      kind: "monthly",
      when: ENDPOINT_P2,
      requirement: "threat protection",
      source: ["sec-price"],
    }),
    {
      item: "Defender for Business",
      quantity: (brief) => brief.users,
      formula: "one per user, up to 300",
      price: "defender-business",
      kind: "monthly",
      when: ENDPOINT_BUSINESS,
      requirement: "threat protection",
      source: ["ej"],
    },
    ...academically({
      item: "Entra ID P1",
      quantity: withoutP2,
      formula: "one per other user, for Conditional Access",
      price: "entra-p1",
      kind: "monthly",
      when: P1_ALONE,
      requirement: "multi-factor authentication, zero trust architecture",
      source: ["entra-price"],
    }),
    ...academically({
      item: EMS_E3,
      quantity: (brief) => brief.users,
      formula: "one per user; includes Entra ID P1 and Intune",
      price: "ems-e3",
      kind: "monthly",
      when: P1_WITH_INTUNE,
      requirement: SIGN_IN_AND_DEVICES,
      source: ["ms-july"],
    }),
    {
      item: "Intune Plan 1",
      quantity: (brief) => brief.administrators,
      formula: "one per administrator, for device compliance",
      price: "intune-p1",
      kind: "monthly",
      when: ADMINISTRATORS_MANAGED,
      requirement: "mobile device management",
      source: ["ej"],
    },
    ...academically({
      item: "Defender for Identity",
      quantity: watchedAlone,
      formula: (brief) =>
        brief.holds(any(SINGLES, SUITE))
          ? "one per shift worker in the directory"
          : `one per ${directoryUser(brief)}${brief.holds(ACADEMIC) ? ", pupils to be counted" : ""}${sensitive(brief) ? " without the suites" : ""}`,
      price: "defender-identity",
      kind: "monthly",
      when: any(all(SEATS, TIERED), all(TIER0, none(SUITE_OF_PARTS)), all(any(SINGLES, SUITE), TIERED)),
      requirement: "threat protection",
      source: ["sec-price"],
    }),
    {
      item: "Defender for Servers P1",
      quantity: (brief) => brief.servers.plan,
      formula: "one per server",
      price: "defender-servers-p1",
      kind: "monthly",
      when: SERVER_SENSORS,
      requirement: "threat protection",
      source: ["sec-price"],
    },
    {
      item: SUITES_LINE,
      quantity: sensitive,
      formula: "a fifth of knowledge workers, on top of Business Premium",
      price: "bp-suites",
      kind: "monthly",
      when: all(GROUP, SEATS),
      requirement: "data loss prevention",
      source: ["bp-suites"],
    },
    {
      item: A5_LINE,
      quantity: (brief) => Math.ceil(brief.knowledge / 5),
      formula: (brief) => `a fifth of staff, ${ceiling("e3-to-e5", Math.ceil(brief.knowledge / 5))}`,
      kind: "monthly",
      when: all(BUILD, SEATS, DLP, ACADEMIC),
      requirement: "data loss prevention",
      source: ["ej"],
    },
    {
      item: "Sentinel ingestion",
      quantity: logGb,
      formula: (brief) =>
        `GB from the sizing table${firewallGb(brief) ? "" : "; firewall logs included until their share is measured"}`,
      price: "sentinel-gb",
      kind: "monthly",
      when: SIEM,
      requirement: "detection",
      source: ["sentinel"],
    },
    {
      item: LAKE_LINE,
      quantity: firewallGb,
      formula: "GB from the sizing table, ingested and processed once",
      price: "sentinel-lake-gb",
      kind: "monthly",
      when: SIEM,
      requirement: "detection",
      source: ["sentinel"],
    },
    {
      item: LAKE_STORAGE,
      quantity: (brief) => 12 * (logGb(brief) + firewallGb(brief)),
      formula: "GB of twelve months, reached at the end of the first year",
      price: "sentinel-lake-storage",
      kind: "monthly",
      when: SIEM,
      requirement: "detection",
      source: ["ej"],
    },
    {
      item: "Log workspace for the sign-in log",
      quantity: signInGb,
      formula: "GB from the sizing table",
      price: "log-storage",
      kind: "monthly",
      when: SIGN_IN_LOG,
      requirement: "detection",
      source: ["ej"],
    },
    {
      item: PAW_LINE,
      quantity: (brief) => brief.administrators,
      formula: "one per administrator; ordered with the project",
      price: "privileged-workstation",
      kind: "one-off",
      when: WORKSTATIONS,
      requirement: "privileges",
      source: ["privaccess"],
    },
    {
      item: "Security keys for shift workers",
      quantity: (brief) => brief.frontline,
      formula: "one per shift worker; none needed with a company phone",
      price: "fido2-key",
      kind: "one-off",
      when: all(BUILD, POLICIES),
      requirement: "multi-factor authentication",
      source: ["scuba", "ej"],
    },
    {
      item: "Security keys",
      quantity: (brief) => brief.administrators * 2 + 2,
      formula: "2 × administrators + 2",
      price: "fido2-key",
      kind: "one-off",
      when: MEASURED,
      requirement: "multi-factor authentication",
      source: ["ej"],
    },
    {
      item: PARTNER,
      quantity: 1,
      formula: (brief) =>
        `by quotation; ${brief.holds(DETECTION) ? `option C uses ${formatAmount(PRICES["managed-detection-user"].low, "USD")} to ${formatAmount(PRICES["managed-detection-user"].high, "USD")} per user per month${watched(brief) > brief.users ? `, minimum ${FEWEST_WATCHED} users` : ""}` : `as a guide ${partnerFee(brief)} a month`}`,
      kind: "monthly",
      when: WATCHED,
      requirement: "detection",
      source: ["ej"],
    },
    {
      item: "Second domain controller (option)",
      quantity: 1,
      formula: "host, licence and a day's work, by quotation",
      kind: "one-off",
      when: TIERED,
      asked: (brief) => brief.domainControllers === 1,
      requirement: "recovery",
      source: ["ej"],
    },
  ],
  features: [
    { by: "Assessment:", objectives: ["enhance-security", "compliance-objective"], source: ["ej"] },
    {
      by: "Eligible roles",
      objectives: ["enhance-security", "compliance-objective"],
      when: BUILD,
      source: ["scuba"],
    },
    {
      by: "Assessment:",
      objectives: ["cost-reduction"],
      when: any(ENDPOINT, ASSESSMENT, all(BUILD, OWNED)),
      source: ["ej"],
    },
    { by: "Discovery", objectives: ["cost-reduction"], when: JOINING, source: ["ej"] },
    {
      by: "policy enforcement",
      objectives: ["productivity", "enhance-security", "remote-work"],
      when: POLICIES,
      source: ["ca-templates", "ej"],
    },
    { by: "Assessment:", objectives: ["remote-work"], when: ASSESSMENT, source: ["zt", "ej"] },
    { by: "rivileged workstations", objectives: ["remote-work"], when: TIER0, source: ["privaccess"] },
    {
      by: [SERVICE_ACCOUNTS, "Tiering"],
      objectives: ["digital-transformation"],
      when: TIER0,
      source: ["privaccess", "ej"],
    },
    { by: "Tiering", objectives: ["scalability", "innovation"], when: TIER0, source: ["privaccess", "ej"] },
    {
      by: "sensors",
      objectives: ["enhance-security", "productivity"],
      when: all(WATCHED, any(ENDPOINT, TIERED)),
      source: ["sec-price", "ej"],
    },
    { by: "evidence register", objectives: ["compliance-objective"], source: ["ej"] },
    {
      by: QUICK_WINS,
      objectives: ["innovation", "digital-transformation"],
      when: all(BUILD, none(ADMINISTRATORS_ONLY)),
      source: ["scuba"],
    },
    {
      by: "policy enforcement",
      objectives: ["scalability", "digital-transformation"],
      when: POLICIES,
      source: ["ca-templates", "ej"],
    },
    {
      by: "Road map",
      objectives: ["innovation", "scalability", "digital-transformation", "productivity"],
      when: ASSESSMENT,
      source: ["ej"],
    },
  ],
  rules: [],
  tables: [
    {
      id: "security.domains",
      section: "solution",
      heading: "Domains and score",
      intro: (brief) =>
        `${
          brief.holds(ASSESSMENT)
            ? "Targets apply 90 days after acceptance of the road map; 1 means partly met, 2 met apart from listed exceptions."
            : "Targets apply to the second measurement; 1 means partly met, 2 met apart from listed exceptions. Domains without one get quick wins and requested controls."
        }${pointsOf(brief) ? ` In brackets: ${pointsOf(brief)?.title}.` : ""}`,
      caption: "Eight domains with weight, criteria for scores 0 and 3, and target",
      columns: ["Domain", "Weight|number", "0", "3", "Evidence", "Target|number"],
      rows: DOMAINS.flatMap(({ name, weight, none: zero, full, evidence, target, source }) => {
        const others = [`${weight}%`, zero, full, evidence, (brief: Brief) => `${target(brief) ?? "none"}`];
        return [
          { cells: [name, ...others], asked: (brief) => !pointsOf(brief)?.of[name], source },
          {
            cells: [(brief: Brief) => `${name} (${pointsOf(brief)?.of[name]})`, ...others],
            asked: (brief) => Boolean(pointsOf(brief)?.of[name]),
            source: [...source, "ciso-lib"],
          },
        ];
      }),
    },
    ROAD_MAP,
    {
      id: "security.steps",
      section: "solution",
      heading: "Implementation steps",
      caption: "Steps by task, completion week and licence impact",
      when: BUILD,
      columns: ["Step", "Task and week", "Domain", "Licence"],
      rows: [
        {
          cells: [
            (brief) =>
              brief.holds(MAIL_IN_TENANT)
                ? "External forwarding blocked, user consent restricted"
                : "User consent restricted",
            due(QUICK_WINS),
            (brief) => (brief.holds(MAIL_IN_TENANT) ? "Mail, Identity" : "Identity"),
            "none",
          ],
          when: none(ADMINISTRATORS_ONLY),
          source: ["scuba"],
        },
        {
          cells: [
            (brief) =>
              `RDP${brief.holds(SHAREPOINT_SERVER) ? ", SharePoint Server" : ""}${isSupported(brief) ? "" : " and unsupported servers"} closed to the internet`,
            due(QUICK_WINS),
            (brief) => (isSupported(brief) && !brief.holds(SHAREPOINT_SERVER) ? "Network" : "Network, Servers"),
            "none",
          ],
          when: ON_PREMISES,
          source: ["eol", "zt"],
        },
        {
          cells: [LOCAL_PASSWORDS, due(QUICK_WINS), "Servers", "none"],
          when: DIRECTORY_QUICKLY,
          source: ["ej"],
        },
        {
          cells: ["Devices joined or enrolled, compliance reported", due("Devices joined"), "Endpoint", "Intune"],
          when: ENROLS,
          source: ["ca-templates", "ej"],
        },
        {
          cells: [
            (brief) => `Accounts synchronised${brief.holds(ENROLS_JOINING) ? ", devices enrolled" : ""}`,
            due("Directory synchronisation"),
            (brief) => (brief.holds(ENROLS_JOINING) ? "Identity, Endpoint" : "Identity"),
            (brief) => (brief.holds(ENROLS_JOINING) ? "Intune" : "none"),
          ],
          when: SYNCHRONISES,
          source: ["entra-sync", "ej"],
        },
        {
          cells: [
            "Accounts migrated, device enrolment configured",
            due("Accounts migrated"),
            "Identity, Endpoint",
            "Intune",
          ],
          when: all(JOINING, none(DIRECTORY)),
          source: ["ca-templates", "ej"],
        },
        {
          cells: [
            "PIM-eligible roles, approval for the most privileged (MS.AAD.7.4 to 7.9)",
            due(ELIGIBLE),
            "Identity",
            "Entra ID P2",
          ],
          source: ["scuba"],
        },
        {
          cells: [
            (brief) =>
              `Security keys ${brief.holds(MANAGED) ? "and compliant devices enforced for administrators (CA03, CA06)" : "enforced for administrators (CA03)"}${brief.holds(TENANT) ? " where security defaults are off" : ""}`,
            due(ELIGIBLE),
            "Identity",
            (brief) => (brief.holds(MANAGED) ? "Entra ID P2, Intune" : "Entra ID P2"),
          ],
          when: all(TIER0, none(POLICIES)),
          source: ["ca-templates"],
        },
        {
          cells: ["Sensitivity labels and DLP in simulation", due(SIMULATION), "Data", lossPrevention],
          when: all(BUILD, DLP),
          source: ["purview"],
        },
        {
          cells: [
            (brief) => `${policyNames(brief)} enforced`,
            due(ENFORCEMENT),
            "Identity",
            (brief) =>
              brief.holds(LARGER)
                ? "Entra ID P1, P2 for CA08 and CA09"
                : `Entra ID P1${brief.holds(TIER0) ? "" : `, in ${plans(brief)}`}`,
          ],
          when: POLICIES,
          source: ["ca-templates"],
        },
        {
          cells: ["Pupil accounts: no guest invitations, no phone registration", due(ENFORCEMENT), "Identity", "none"],
          when: PUPILS,
          source: ["ej"],
        },
        {
          cells: [
            (brief) =>
              `Endpoints${brief.holds(SERVER_SENSORS) ? " and servers" : ""} onboarded${brief.holds(MAIL_IN_TENANT) ? ", Standard preset policies for mail, SPF, DKIM and DMARC published" : ""}`,
            due(DETECTION_ROLLOUT),
            (brief) =>
              [
                "Endpoint",
                ...(brief.holds(MAIL_IN_TENANT) ? ["Mail"] : []),
                ...(brief.holds(SERVER_SENSORS) ? ["Servers"] : []),
              ].join(", "),
            (brief) => `${detectionPlan(brief)}${brief.holds(SERVER_SENSORS) ? ", Defender for Servers P1" : ""}`,
          ],
          when: ENDPOINT,
          source: ["scuba", "sec-price"],
        },
        {
          cells: [
            "Tier separation: local, RDP, batch and service logon denied to accounts of another tier; administrators in Protected Users, AES only",
            due(TIERING),
            "Servers",
            "none",
          ],
          when: TIERED,
          source: ["privaccess", "ej"],
        },
        { cells: [LOCAL_PASSWORDS, due(TIERING), "Servers", "none"], when: TIERED, source: ["ej"] },
        {
          cells: [
            (brief) =>
              `Domain controllers require LDAP signing and channel binding once events 2889 and 3039 list no client for two weeks${brief.holds(SMALL) ? "" : "; Print Spooler disabled"}`,
            due(TIERING),
            "Servers",
            "none",
          ],
          when: TIER0,
          source: ["ej"],
        },
        {
          cells: ["Attack surface reduction rules from audit to block", due(RULES_BLOCK), "Endpoint", detectionPlan],
          when: ENDPOINT,
          source: ["ej"],
        },
        {
          cells: ["DLP from simulation to block, after four weeks", due(HANDOVER), "Data", "as above"],
          when: all(BUILD, DLP),
          source: ["purview", "ej"],
        },
        {
          cells: [
            (brief) =>
              `${brief.holds(SMALL) ? "One incident" : "Two incidents"} rehearsed from the run books, ${brief.holds(TIERED) ? "directory restore timed" : "server restore rehearsed"}`,
            due("Exercise: "),
            "Monitoring, Backup",
            "none",
          ],
          source: ["ej"],
        },
      ],
    },
    ACCESS_POLICIES,
    {
      id: "security.esc",
      section: "security",
      heading: "Certificate services review",
      caption: "Certificate review test cases",
      when: TIERED, // elsewhere findings are handed over, and nothing is corrected
      columns: ["Code", "Test", "Fix"],
      rows: [
        ["ESC1", "Requester supplies the subject", "build subject from directory, or require approval"],
        ["ESC4", "Write access to templates", "reset owner and permissions"],
        ["ESC6", "SAN from request attributes", "clear the flag"],
        ["ESC8", "Web enrolment open to NTLM relay", "remove, or HTTPS with channel binding"],
        ["ESC15", "Version 1 templates (CVE-2024-49019)", "patch, unpublish"],
        ["ESC16", "SID extension disabled on the CA", "re-enable"],
      ].map((cells) => ({ cells, source: ["locksmith"] })),
    },
    {
      id: "security.run-books",
      section: "support",
      heading: "Run books",
      caption: "First response to the likeliest incidents",
      when: BUILD,
      columns: ["Incident", "First 15 minutes", "Within the hour", "Decides"],
      rows: [
        {
          cells: [
            "Account takeover",
            (brief) =>
              brief.holds(ADMINISTRATORS_ONLY)
                ? "disable, reset password, end server sessions"
                : "disable, revoke sessions",
            (brief) =>
              brief.holds(ADMINISTRATORS_ONLY)
                ? "sign-ins, group changes, services run as the account"
                : "mailbox rules, consents, registered devices",
            "Security lead",
          ],
          source: ["ej"],
        },
        {
          cells: [
            (brief) => `Malware on ${fragile(brief).device}`,
            (brief) => `${fragile(brief).first}, block internet access`,
            "isolate or replace once agreed, scope by file and address",
            "Security lead",
          ],
          when: all(ENDPOINT, any(...FRAGILE.map(({ when }) => when))),
          source: ["ej"],
        },
        {
          cells: [
            "Malware on a device",
            "isolate",
            "scope by file and address, reset the user's password",
            "Security lead",
          ],
          when: ENDPOINT,
          source: ["ej"],
        },
        {
          cells: [
            "Phishing campaign",
            "purge messages, block sender",
            "identify who clicked, reset passwords and sessions",
            "Client IT lead",
          ],
          when: all(ENDPOINT, MAIL_IN_TENANT),
          source: ["ej"],
        },
        {
          cells: [
            "Signs of attack on a domain controller",
            "block sign-in to Tier 0, leave the server running",
            "call the incident response partner, prepare the krbtgt reset",
            "Sponsor",
          ],
          when: TIERED,
          source: ["ej"],
        },
        {
          cells: [
            "Lockout by a policy",
            "sign in with a break-glass account, return the policy to report-only mode",
            "find the cause in the sign-in log, correct or exclude, inform users",
            "Client IT lead",
          ],
          when: all(POLICIES, none(ENDPOINT, TIERED, DLP, SMALL)), // the exercise has two
          source: ["ca-templates", "ej"],
        },
        {
          cells: [
            "Data leak",
            "block the link",
            "establish what and whose data, who must be notified and when",
            "Data protection lead",
          ],
          when: DLP,
          source: ["ej"],
        },
      ],
    },
  ],
  tasks: [
    {
      phase: 1,
      title: "Break-glass accounts with alerting, separate administrator accounts",
      ...EMERGENCY,
      when: all(BUILD, TENANT),
    },
    {
      phase: 2,
      title: "Break-glass accounts and separate administrator accounts",
      waits: [],
      ...EMERGENCY,
      when: all(ASSESSMENT, TENANT),
    },
    {
      phase: 2,
      title: "Emergency account and separate administrator accounts",
      mark: "emergency",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 1,
      holds: 0.5,
      deliverable: "Tested accounts, password in a safe",
      when: UNREAD,
    },
    {
      phase: 1,
      title: "Tenant with break-glass accounts, alerting and separate administrator accounts",
      kind: "build",
      role: "Engineer",
      weight: 3,
      holds: accountDays,
      most: (brief) => 3 + 2 * accountDays(brief),
      mark: "emergency",
      deliverable: "Tenant, tested accounts, keys in two safes",
      when: NEW_TENANT,
    },
    {
      phase: 1,
      title: (brief) => `Assessment: tools${brief.holds(SMALL) ? "" : ", interviews"}, score`,
      kind: "discovery",
      role: "Architect",
      weight: 8,
      holds: (brief) => Math.max(1, interviewDays(brief)),
      deliverable: (brief) =>
        `Evidenced score for eight domains, ${brief.holds(TENANT) ? "baseline report, " : ""}quick-win list${brief.holds(DIRECTORY) ? ", certificate templates reviewed (Locksmith)" : ""}${brief.holds(TIER0) ? ", attack paths (BloodHound), privileged service accounts listed" : ""}`,
      when: BUILD,
    },
    {
      phase: 2,
      title: "Assessment: tool runs and exports",
      mark: "tools",
      waits: [],
      kind: "discovery",
      role: "Engineer",
      weight: 4,
      deliverable: (brief) =>
        `Raw output of each tool or export, filed with date and version${brief.holds(DIRECTORY) ? ", certificate templates reviewed (Locksmith)" : ""}`,
      when: ASSESSMENT,
    },
    {
      phase: 1,
      title: EXPOSED,
      waits: ["kick-off"],
      kind: "build",
      stopsAs: "rollout",
      goesOn: true,
      role: "Engineer",
      weight: 1,
      holds: bySize(0.5, 1, 2, 3),
      most: bySize(1, 2, 4, 5),
      least: 2, // what the VPN carries is known at the end of the first week
      deliverable:
        "Users informed of date and mail access, list of published services, each closed, updated or with an owner and a date",
      when: all(BUILD, EXCHANGE),
    },
    {
      phase: 1,
      title: "Exchange Server: version and internet exposure, reviewed first",
      waits: ["kick-off"],
      kind: "discovery",
      role: "Engineer",
      weight: 1,
      deliverable: "Finding reported to the sponsor the same day",
      when: all(ASSESSMENT, EXCHANGE),
    },
    {
      phase: 1,
      title: QUICK_WINS,
      waits: ["emergency", "inventory"],
      kind: "build",
      stopsAs: "rollout",
      role: "Engineer",
      weight: (brief) => (brief.holds(DIRECTORY_QUICKLY) ? 6 : 3),
      holds: (brief) => (brief.holds(DIRECTORY_QUICKLY) ? 1 : 0.5),
      deliverable: (brief) =>
        `Quick-win list closed, ${brief.holds(DIRECTORY_QUICKLY) ? PASSWORDS_RESET : "previous settings exported"}`,
      when: BUILD,
    },
    {
      phase: 1,
      title: "Access policy and privilege design",
      kind: "design",
      role: "Architect",
      weight: 3,
      holds: (brief) => (brief.holds(SMALL) ? 1 : 0),
      deliverable: (brief) =>
        `Policies with groups and exclusions, roles with approvers, exception form${brief.holds(ENDPOINT) ? "" : ", draft run books"}`,
      when: BUILD,
    },
    {
      phase: 2,
      title: joiningDirectory,
      mark: "platform",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 11,
      holds: joiningDays,
      deliverable: (brief) =>
        `Identities in the tenant${brief.holds(ENROLS_JOINING) ? ", devices enrolled by group policy" : ""}, ${connected(brief)} connected to Entra ID`,
      when: SYNCHRONISES,
    },
    {
      phase: 2,
      title: "Accounts migrated from the current identity provider, device enrolment configured",
      mark: "platform",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 11,
      holds: joiningDays,
      deliverable: (brief) =>
        `Identities in the tenant, pilot devices enrolled, others enrolled at first sign-in ahead of their wave, ${connected(brief)} connected to Entra ID`,
      when: all(JOINING, none(DIRECTORY)),
    },
    ...(["Architect", "Engineer"] as const).map(
      (role): TaskRow => ({
        phase: 2,
        title: ELIGIBLE,
        waits: ["platform"], // the accounts of approvers and reviewers, where they are still to come
        carries: ["identity-management"],
        kind: "build",
        role,
        weight: 3,
        holds: 0.5,
        most: (brief) => 4 + brief.administrators / 4,
        deliverable: (brief) => `No standing administrators, approvers named, first review minuted${outsiders(brief)}`,
        // beside the review alone, an architect of a small project would do it in the last week of the build
        when: role === "Engineer" ? all(BUILD, SMALL) : all(BUILD, none(SMALL)),
      }),
    ),
    ...[SMALL, none(SMALL)].map(
      (size): TaskRow => ({
        phase: 2,
        title: "Assessment: interviews and measurement of eight domains",
        waits: [],
        kind: "discovery",
        role: "Architect",
        weight: 10,
        holds: (brief) => Math.max(2, interviewDays(brief)), // with the measurement
        deliverable: "Minutes, measurements with evidence",
        ...(size === SMALL && { carries: OF_DOMAINS }), // a larger organisation has each sampled by itself
        when: all(ASSESSMENT, size),
      }),
    ),
    {
      phase: 2,
      title: QUICK_WINS,
      waits: ["tools", "emergency"],
      kind: "build",
      stopsAs: "rollout",
      role: "Engineer",
      weight: 3,
      deliverable: (brief) => `Quick-win list closed${brief.holds(TENANT) ? ", final baseline report" : ""}`,
      when: ASSESSMENT,
    },
    {
      phase: 2,
      title: "Devices joined or enrolled, compliance policies",
      mark: "platform", // disks are encrypted by policy once devices report
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 4,
      holds: atPace(300, (brief) => brief.devices, 1, 1.5, 4, 6),
      deliverable: (brief) =>
        `Devices report compliance, those without a policy as non-compliant, nothing blocked${brief.holds(DEVICE_RULES) ? " yet" : ""}`,
      when: ENROLS,
    },
    {
      phase: 2,
      title: "Policies in report-only mode, log review",
      waits: ["platform"],
      kind: "build",
      stopsAs: "discovery",
      role: "Engineer",
      weight: 3,
      holds: 0.5,
      deliverable: "Each “Report-only: Failure” in the sign-in log explained, jobs using personal accounts listed",
      when: POLICIES,
    },
    {
      phase: 2,
      title: (brief) =>
        brief.holds(POLICIES)
          ? "Pilot: endpoints and sensors; policies enforced for the IT team and 10% of users"
          : "Onboarding pilot: endpoints and sensors",
      kind: "pilot",
      role: "Engineer",
      weight: (brief) => (brief.holds(POLICIES) ? 6 : 4),
      deliverable: (brief) =>
        `Conflicts with the existing product and exclusions listed${brief.holds(POLICIES) ? ", blocked sign-ins explained" : ""}`,
      when: ENDPOINT,
    },
    {
      phase: 2,
      title: "Pilot: administrators on dedicated workstations only, cross-tier sign-ins audited",
      waits: "all",
      kind: "pilot",
      role: "Engineer",
      weight: 1,
      deliverable: "Each Tier 0 account sign-in outside Tier 0 (event 4624) explained",
      when: all(TIER0, none(ENDPOINT, POLICIES)),
    },
    {
      phase: 2,
      title: "Pilot of the policies: enforced for the IT team and 10% of users",
      kind: "pilot",
      role: "Engineer",
      weight: 3,
      deliverable: "Pilot report with tickets, blocked sign-ins and their cause",
      when: all(POLICIES, none(ENDPOINT)),
    },
    {
      phase: 2,
      title: "Identity sensors on domain controllers and other identity servers",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 2,
      holds: (brief) => Math.max(0.5, sensors(brief) / SENSORS_A_DAY),
      most: (brief) => 1 + (2 * sensors(brief)) / SENSORS_A_DAY,
      deliverable: "Required audit policy set (Test-MDIConfiguration), every sensor reporting",
      when: TIERED,
    },
    {
      phase: 2,
      title: "Sentinel workspace and connectors",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: (brief) => (brief.holds(DETECTION) ? 6 : 3),
      holds: bySize(1.5, 2, 3, 5),
      deliverable: (brief) =>
        `Connectors, agents on ${brief.holds(SERVER_SENSORS) ? "pilot servers" : "servers"} through Azure Arc, ten rules each proven with a test event, cost alert, daily cap`,
      when: SIEM,
    },
    {
      phase: 2,
      title: "Tier 0 inventory, privileged workstations",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: (brief) => (brief.holds(TIER0) ? 6 : 4),
      holds: (brief) => 1 + brief.administrators / WORKSTATIONS_A_DAY,
      deliverable: "Tier 0 list with owners and agents, a workstation per administrator, accounts per tier",
      when: TIERED,
    },
    {
      phase: 2,
      title: TEMPLATES,
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: (brief) => (brief.holds(TIER0) ? 5 : 3),
      holds: bySize(1, 1.5, 4, 6),
      deliverable: "Certificate review free of findings, LAPS policy tested",
      when: TIERED,
    },
    {
      phase: 2,
      title: OFF_LINE,
      kind: "build",
      role: "Engineer",
      weight: (brief) => (brief.holds(TIER0) ? 4 : 2),
      holds: bySize(0.5, 1, 2, 3),
      most: bySize(2, 3, 6, 8),
      deliverable:
        "Copy that no domain administrator can delete, restored in isolation, plan with the sequence of domain controllers and passwords",
      when: TIERED,
    },
    {
      phase: 2,
      title: PRIVILEGED,
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 2,
      holds: (brief) => brief.administrators / WORKSTATIONS_A_DAY,
      deliverable: "Workstations in use, a week of administration done from them (CA13 enforces it)",
      when: all(WORKSTATIONS, none(TIERED)),
    },
    {
      phase: 3,
      title: ENFORCEMENT,
      waits: ["training"],
      carries: ["mfa", "zero-trust", "mobile-device-management"],
      kind: "rollout",
      role: "Engineer",
      weight: 5,
      holds: atPace(250, (brief) => brief.users, 1, 1.5, 4, 8),
      deliverable: (brief) =>
        `Policies enforced, ${brief.frontline > 0 && brief.holds(all(BUILD, POLICIES)) ? "keys issued by team leads and registered, " : ""}exception register with end dates within 180 days`,
      when: POLICIES,
    },
    ...[true, false].map(
      (late): TaskRow => ({
        phase: 3,
        title: (brief) =>
          `${DETECTION_ROLLOUT}${brief.holds(SERVER_SENSORS) ? ", servers through Azure Arc" : ""}, attack surface reduction rules in audit${brief.holds(MAIL_IN_TENANT) ? "; mail presets, sender authentication" : ""}`,
        mark: late ? "detection" : "endpoints", // in a short rollout it comes first
        waits: [],
        carries: ["threat-protection"],
        kind: "rollout",
        role: "Engineer",
        weight: (brief) => (brief.holds(MAIL_IN_TENANT) ? 5 : 4),
        holds: atPace(150, sensed, 1.5, 2.5, 6, 10),
        deliverable: (brief) =>
          `98% of devices reporting, none with two active products${brief.holds(MAIL_IN_TENANT) ? ", Standard presets on every mailbox, SPF, DKIM and DMARC published" : ""}${brief.holds(CLOUD_APPLICATIONS) ? ", Microsoft 365 connected to Defender for Cloud Apps" : ""}, a run book per incident`,
        when: ENDPOINT,
        asked: (brief) => endsInAudit(brief) === late,
      }),
    ),
    {
      phase: 3,
      title: TIERING,
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: (brief) => (brief.holds(all(TIER0, SEATS)) ? 8 : 5),
      holds: (brief) => (brief.holds(all(TIER0, SEATS)) ? 1.5 : 1),
      deliverable: (brief) =>
        `Every task performed from its tier, ${brief.holds(all(TIER0, SEATS)) ? "service accounts without directory privileges, attack paths closed" : "everything else blocked, matrix of tasks and accounts"}, ${PASSWORDS_RESET}`,
      when: TIERED,
    },
    {
      phase: 3,
      title: SERVICE_ACCOUNTS,
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 4,
      holds: 1,
      deliverable: "Managed accounts with vendor-specified rights or dated exceptions, attack paths closed",
      when: all(TIER0, LARGER),
    },
    ...[true, false].map(
      (late): TaskRow => ({
        phase: late ? 4 : 3,
        title: RULES_BLOCK,
        waits: late ? [] : ["endpoints"],
        kind: "rollout",
        role: "Engineer",
        weight: 1,
        holds: bySize(0.5, 1, 1, 1),
        deliverable: `Two weeks of audit hits (event 1122) explained or excluded, rules enforced${late ? "" : " (last wave in hypercare)"}`,
        when: ENDPOINT,
        asked: (brief) => endsInAudit(brief) === late,
      }),
    ),
    {
      phase: 3,
      title: "Assessment: score, findings and priorities",
      mark: "analysis",
      waits: [],
      kind: "discovery",
      role: "Architect",
      weight: 6,
      deliverable: "Scorecard, ranked findings",
      when: ASSESSMENT,
    },
    {
      phase: 3,
      title: "Road map with licence impact",
      waits: ["analysis"],
      kind: "design",
      role: "Architect",
      weight: 3,
      deliverable: (brief) => `30/60/90-day plan with owners and licences${brief.holds(SMALL) ? "" : ", board paper"}`,
      when: ASSESSMENT,
    },
    {
      phase: 4,
      title: (brief) => `Exercise: ${brief.holds(SMALL) ? "one incident" : "two incidents"}, one restore`,
      kind: "acceptance",
      role: "Architect",
      weight: 3,
      holds: (brief) => (brief.holds(TIERED) ? 1 : 0.5),
      most: bySize(2, 3, 5, 6),
      deliverable: "Exercise record with timings, run books corrected",
      when: BUILD,
    },
    {
      phase: 4,
      title: "Second measurement, filed in the evidence register",
      kind: "discovery",
      role: "Engineer",
      weight: 2,
      most: bySize(2, 3, 4, 5),
      deliverable: (brief) => `Final score${brief.holds(TIER0) ? ", attack paths" : ""} and baseline report`,
      when: BUILD, // an assessment is scored after its quick wins
    },
    {
      phase: 4,
      title: "Alert tuning with the monitoring team",
      kind: "handover",
      role: "Engineer",
      weight: 2,
      deliverable: "Ten noisiest alerts corrected, or excluded with a signed reason",
      when: all(WATCHED, LARGER), // else hypercare would hold its days
    },
    {
      phase: 4,
      title: (brief) => `Read-out to the ${brief.holds(SMALL) ? "sponsor" : "board"}`,
      waits: ["report"],
      kind: "acceptance",
      role: "Architect",
      weight: 2,
      most: 3,
      deliverable: "Presentation, decisions",
      when: ASSESSMENT,
    },
  ],
  risks: [
    {
      id: "SE1",
      text: ({ brief }) =>
        `A policy locks out services or the ${brief.administrators === 1 ? "only administrator" : `${figure(brief.administrators)} administrators`}`,
      likelihood: 3,
      impact: 4,
      mitigation: "Report-only mode first, break-glass accounts tested",
      owner: "Engineer",
      trigger: "An unexplained failure in the report-only results",
      when: POLICIES,
      source: ["ca-templates", "mfa-mandatory"],
    },
    {
      id: "SE2",
      text: ({ brief }) =>
        `A vulnerable certificate template could let any of ${plural(brief.users, "user")} become domain administrator`,
      likelihood: ({ brief }) => (brief.holds(SMALL) ? 2 : 3), // few small organisations have one
      impact: 5,
      mitigation:
        "Reviewed in phase 1: those open to all users unpublished as a quick win, the rest corrected in phase 2",
      owner: "Security lead",
      trigger: "A template open to all users still published after the quick wins",
      when: TIERED,
      source: ["locksmith"],
    },
    {
      id: "SE3",
      text: ({ brief }) =>
        `Alerts from ${brief.holds(ENDPOINT) ? plural(brief.devices, "device") : brief.holds(TIERED) ? "the directory" : "Sentinel"} may go unreviewed, as the ${brief.administrators === 1 ? "only administrator has" : `${brief.administrators} administrators have`} other duties`,
      likelihood: ({ brief }) => (brief.holds(ENDPOINT) && brief.devices > 50 * brief.administrators ? 4 : 3),
      impact: 4,
      mitigation: "Partner or rota agreed before alerts go live",
      owner: "Sponsor",
      trigger: "A high-severity alert open for 24 hours",
      when: WATCHED,
      source: ["ej"],
    },
    {
      id: "SE6",
      text: "The directory cannot be restored",
      likelihood: 2,
      impact: 5,
      mitigation: "Offline backup before logon restrictions apply, recovery rehearsed",
      owner: "Client IT lead",
      trigger: "No rehearsal in 12 months",
      when: TIERED,
      source: ["ej"],
    },
    {
      id: "SE16",
      text: "First synchronisation matches an account to the wrong person",
      likelihood: 3,
      impact: 3,
      mitigation:
        "Duplicate addresses corrected first (IdFix), one organisational unit as pilot, matches checked by name",
      owner: "Engineer",
      trigger: "A pilot user who sees another's data",
      when: FIRST_SYNCHRONISED,
      source: ["cloudsync", "ej"],
    },
    {
      id: "SE17",
      text: ({ brief }) => `Help desk overloaded while ${plural(brief.users, "user")} register`,
      likelihood: 4,
      impact: 2,
      mitigation: "Registration ahead of enforcement, Temporary Access Passes at hand",
      owner: "Client IT lead",
      trigger: "Over 5% of a group calling in one day",
      when: all(POLICIES, none(ENDPOINT)), // where fewer other risks stand
      source: ["ej"],
    },
    {
      id: "SE9",
      text: "Scripts that use personal accounts fail",
      likelihood: 3,
      impact: 4,
      mitigation:
        "Jobs and password-only sign-ins (ROPC) listed; managed identities or service principals, Azure CLI 2.76 and Az PowerShell 14.3 or later",
      owner: "Engineer",
      trigger: "A personal account found in a job",
      when: all(POLICIES, TENANT),
      source: ["mfa-mandatory"],
    },
    {
      id: "SE13",
      text: ({ brief }) =>
        `Administrators lock themselves out of ${brief.domainControllers === 1 ? "the only" : `one of ${figure(brief.domainControllers)}`} domain controller${brief.domainControllers === 1 ? "" : "s"}`,
      likelihood: ({ brief }) => (brief.domainControllers === 1 || brief.holds(TIER0) ? 3 : 2), // every logon is restricted
      impact: 5,
      mitigation: ({ brief }) =>
        `${brief.domainControllers === 1 ? "PCs first and the domain controller last" : "One domain controller first"}, emergency domain account and offline copy tested, DSRM password to hand`,
      owner: "Engineer",
      trigger: "A task untested from a privileged workstation",
      when: TIERED,
      source: ["privaccess", "ej"],
    },
    {
      id: "SE11",
      text: "Findings rest on opinion rather than evidence",
      likelihood: 3,
      impact: 4,
      mitigation: "Exports or read-only accounts before the first interview, two pieces of evidence per score",
      owner: "Client IT lead",
      trigger: "Access missing at the end of week 1",
      when: ASSESSMENT,
      source: ["scuba", "ej"],
    },
    {
      id: "SE12",
      text: ({ plan }) => `No road-map action has started by ${formatDay(plan.end + QUARTER_DAYS)}`,
      likelihood: 3,
      impact: 4,
      mitigation: "Owner, effort and licence impact for each step; quarterly review",
      owner: "Sponsor",
      trigger: "First review missed",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      id: "SE14",
      text: "A critical gap is found before the report is due",
      likelihood: 3,
      impact: 4,
      mitigation: "Reported to the sponsor the same day and closed outside the plan",
      owner: "Security lead",
      trigger: "A finding that would allow external sign-in today",
      when: ASSESSMENT,
      source: ["ej"],
    },
  ],
  tests: [
    {
      test: "Sign-in of a test user without MFA, and one with a legacy protocol",
      pass: "blocked; the sign-in log shows error 50074 or 50076 (CA02) and 53003 (CA01)",
      component: "Identity",
      when: POLICIES,
      source: ["ca-templates"],
    },
    {
      test: "Break-glass sign-in with each key, in a private window",
      pass: (brief) =>
        brief.holds(BUILD) ? "succeeds, alert within 15 minutes" : "succeeds and appears in the sign-in log",
      component: "Emergency access",
      when: MEASURED,
      source: ["mfa-mandatory"],
    },
    {
      test: "Sign-in with the emergency account",
      pass: "succeeds and is logged; the password is then changed and sealed",
      component: "Emergency access",
      when: UNREAD,
      source: ["ej"],
    },
    {
      test: "Score of each domain",
      pass: "two pieces of evidence, listed in the register",
      component: "Assessment",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      test: "Exchange Server endpoints (/owa, /ecp, /ews, /Microsoft-Server-ActiveSync) requested from the internet",
      pass: "unreachable, or MFA is required",
      component: "Mail",
      when: all(BUILD, EXCHANGE),
      source: ["eol", "ej"],
    },
    {
      test: "Invitation of a guest by a test pupil",
      pass: "blocked",
      component: "Pupil accounts",
      when: PUPILS,
      source: ["ej"],
    },
    {
      test: "Attack paths from a standard account to Tier 0 (BloodHound collection) and the certificate review (Invoke-Locksmith), before and after; interactive sign-in of a Tier 0 account on a PC",
      pass: "no path remains without a signed exception; no ESC1, 4, 6, 8, 15 or 16 findings; sign-in denied (event 4625, status 0xC000015B)",
      component: "Tier 0",
      when: TIER0,
      source: ["privaccess", "locksmith", "ej"],
    },
    directoryRestored(TIER0),
    {
      test: "Table-top exercise of an account takeover",
      pass: (brief) =>
        `run book followed; times to first call, session revocation and notification decision recorded${isHipaa(brief) ? "; record and log extract filed, to be kept for six years" : ""}`,
      component: "Response",
      when: BUILD,
      source: ["ej"],
    },
    ...detectionTests(DETECTION),
    logsKept(all(SIEM, SEATS)), // regulation is why they have them
    {
      test: "Restore of a server from its backup",
      pass: "server starts; time taken and backup encryption recorded in the recovery plan",
      component: "Recovery",
      when: all(BUILD, none(TIERED)),
      source: ["ej"],
    },
    {
      test: "Activation of a role",
      pass: "approved by a second person, self-approval not possible; role expires on time, both in the audit log",
      component: "Privileges",
      when: BUILD,
      source: ["scuba"],
    },
    directoryRestored(all(TIERED, none(TIER0))),
    {
      test: "Certificate review (Invoke-Locksmith); interactive sign-in of a Tier 0 account on a PC",
      pass: "no ESC1, 4, 6, 8, 15 or 16 findings; sign-in denied (event 4625, status 0xC000015B)",
      component: "Tier 0",
      when: all(TIERED, none(TIER0)),
      source: ["privaccess", "locksmith"],
    },
    ...detectionTests(none(DETECTION)),
    logsKept(all(SIEM, LARGER)),
    {
      test: (brief) =>
        `Baseline report (Invoke-SCuBA) ${brief.holds(TENANT) ? "before and after" : "of the new tenant"}`,
      pass: (brief) =>
        brief.holds(TENANT)
          ? "failures in the Entra ID section down by at least 70%"
          : "each failure in the Entra ID section is a signed exception with an end date",
      component: "Baseline",
      when: POLICIES,
      source: ["scuba", "ej"],
    },
    {
      test: "Baseline report before and after the quick wins",
      pass: "every finding on the quick-win list closed",
      component: "Baseline",
      when: all(ASSESSMENT, TENANT),
      source: ["scuba"],
    },
    {
      test: "Quick wins, rechecked after five days",
      pass: "each setting still in place by comparison of exports; no related ticket open",
      component: "Baseline",
      when: UNREAD,
      source: ["ej"],
    },
    {
      test: "Each step of the road map",
      pass: "owner, effort, licence impact and date",
      component: "Road map",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      test: "Accounts of the assessment tools",
      pass: "removed at the end, sign-in log reviewed",
      component: "Assessment",
      when: all(ASSESSMENT, any(TENANT, DIRECTORY)),
      source: ["scuba", "ej"],
    },
    {
      test: "Legacy authentication in 7 days, by the “Client app” filter of the sign-in log",
      pass: "no successful sign-in",
      component: "Identity",
      when: all(POLICIES, none(is("security-requirements", "mfa", "zero-trust"))),
      source: ["scuba"],
    },
  ],
  cutover: [
    {
      step: "Quick win announced, current setting exported",
      time: "T−5 days",
      check: "owner agrees, setting filed",
      back: "not required",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      step: "Quick win applied",
      time: "T0",
      check: "sign-in and mail work for five users",
      back: "exported setting restored",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      step: "Quick win confirmed",
      time: "T+5 days",
      check: "no open ticket",
      back: "exported setting restored",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      step: (brief) =>
        `Sensors in passive mode alongside the existing product on pilot devices${brief.holds(SERVER_SENSORS) ? "; servers need the ForceDefenderPassiveMode setting" : ""}`,
      time: "start of the pilot",
      check: "98% of the pilot reporting for 5 days; Get-MpComputerStatus shows “Passive Mode”",
      back: "sensor offboarded",
      when: ENDPOINT,
      source: ["ej"],
    },
    {
      step: "Cross-tier sign-ins audited (event 4624 for Tier 0 accounts outside Tier 0)",
      time: "T−14 days",
      check: "each explained by a task, service or scheduled job",
      back: "not required",
      when: TIER0,
      source: ["privaccess", "ej"],
    },
    {
      step: "Administrators work from privileged workstations only",
      time: "T−7 days at the latest",
      check: "a week's tasks completed from them",
      back: "previous method reinstated, reason recorded",
      when: TIER0,
      source: ["privaccess", "ej"],
    },
    {
      step: "Policies enforced for the pilot: IT team and 10% of users",
      time: "T−7 days at the latest",
      check: "every blocked sign-in explained, no work-stopping ticket open",
      back: "remove the group",
      when: POLICIES,
      source: ["ca-templates", "ej"],
    },
    {
      step: (brief) => `Enforcement by ${wave(brief)}`,
      time: (brief) => `T0 ${following(brief, "onwards").replace("the", "and the")}`,
      check: (brief) => `no open incident from previous ${wave(brief)}s`,
      back: (brief) => `${wave(brief)} excluded from the policy`,
      when: POLICIES,
      source: ["ej"],
    },
    {
      step: "Existing product removed and Defender activated, wave by wave",
      time: (brief) => `T0 ${following(brief, "onwards").replace("the", "and the")}`,
      check: "Get-MpComputerStatus shows “Normal” across the wave; previous product uninstalled",
      back: "previous product reinstalled for the wave",
      when: ENDPOINT,
      source: ["ej"],
    },
    {
      step: (brief) =>
        brief.holds(none(TIER0))
          ? "Logon restriction GPOs linked"
          : brief.domainControllers === 1
            ? "Logon restriction GPOs linked, the only domain controller last"
            : "Logon restriction GPOs applied to one domain controller and a few PCs, then to each tier",
      time: (brief) => (brief.holds(TIER0) ? "T0" : "second half of the rollout"),
      check: "all tasks work from privileged workstations",
      back: "unlink the GPO",
      when: TIERED,
      source: ["privaccess", "ej"],
    },
    {
      step: "Standing members of Tier 0 groups removed",
      time: "last week of the rollout",
      check: "Get-ADGroupMember -Recursive lists the emergency accounts only",
      back: "membership restored for a day using an emergency account",
      when: TIER0,
      source: ["privaccess", "ej"],
    },
  ],
  coexistence: (brief) =>
    brief.holds(ASSESSMENT)
      ? "The assessment tools are read-only; only quick wins change settings."
      : brief.holds(ENDPOINT)
        ? "Existing protection stays until Defender reports from every device in a wave and is removed in the same wave; no device runs two active products."
        : brief.holds(TIER0)
          ? "Both administration methods work for two weeks; Tier 0 then blocks the old one."
          : "Current sign-in methods remain available until each user has registered the new ones.",
  noticed: (brief) =>
    brief.holds(ASSESSMENT)
      ? "Quick wins are applied"
      : brief.holds(POLICIES)
        ? `Access policies are enforced${brief.holds(ENDPOINT) ? " and existing protection is replaced" : ""}`
        : "Logon restrictions, noticed only by administrators, are applied",
  rollback: (brief) => {
    if (!brief.holds(SMALL)) return ""; // a column of the cutover table says it
    return brief.holds(ASSESSMENT)
      ? "Each quick win is reversed from the exported setting."
      : [
          ...(brief.holds(POLICIES)
            ? [`A policy returns to report-only mode, or a ${wave(brief)} is excluded from it, within minutes.`]
            : []),
          ...(brief.holds(TIER0)
            ? [
                "A GPO is unlinked, on domain controllers within five minutes, elsewhere within two hours, or an account returns to its group.",
              ]
            : []),
          ...(brief.holds(ENDPOINT) ? ["Attack surface reduction rules return to audit."] : []),
        ].join(" ");
  },
  operations: [
    ...(["Security lead", "IT contact"] as const).map((owner) => ({
      frequency: "Daily" as const,
      task: "Incident queue; break-glass alerts",
      owner: `${owner} or partner`,
      when: all(WATCHED, owner === "IT contact" ? SMALL : none(SMALL)),
      source: ["ej"] as const,
    })),
    {
      frequency: "Daily",
      task: "Break-glass alerts",
      owner: "Security lead",
      when: all(BUILD, none(WATCHED)),
      source: ["ej"],
    },
    {
      frequency: "Weekly",
      task: "New application consents; risky users",
      owner: "Security lead",
      when: all(BUILD, LARGER, any(none(TIER0), POLICIES)),
      source: ["scuba"],
    },
    {
      frequency: "Weekly",
      task: "New application consents", // the report on users at risk asks for Entra ID P2
      owner: "Security lead",
      when: all(BUILD, any(SEATS, all(TIER0, none(POLICIES))), none(ADMINISTRATORS_ONLY)),
      source: ["scuba"],
    },
    {
      frequency: "Monthly",
      task: "Secure Score; certificate check (Invoke-Locksmith); exceptions; application secrets expiring within 60 days",
      owner: "Security lead",
      when: TIERED,
      source: ["locksmith", "ej"],
    },
    {
      frequency: "Monthly",
      task: "Secure Score; exceptions; application secrets expiring within 60 days",
      owner: "Security lead",
      when: all(BUILD, none(TIERED)),
      source: ["scuba", "ej"],
    },
    {
      frequency: "Quarterly",
      task: "One run book exercised; break-glass accounts tested; role access review",
      owner: "Security lead",
      when: BUILD,
      source: ["mfa-mandatory", "scuba", "ej"],
    },
    {
      frequency: "Quarterly",
      task: "Road map review: steps completed, steps overdue, owners",
      owner: "Sponsor",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      frequency: "Yearly",
      task: "Directory recovery rehearsed from the offline backup; licence true-up",
      owner: "Client IT lead",
      when: TIERED,
      source: ["ej"],
    },
    { frequency: "Yearly", task: "Reassessment of the eight domains", owner: "Sponsor", source: ["ej"] },
  ],
  signals: [
    {
      signal: "High-severity incident",
      threshold: "unassigned for 1 hour",
      action: "call the duty lead",
      when: all(WATCHED, none(SMALL)),
      source: ["ej"],
    },
    {
      signal: "Devices without a sensor",
      threshold: (brief) => `above ${figure(Math.max(1, Math.floor(brief.devices / 50)))} (2%)`,
      action: "list by owner",
      when: all(ENDPOINT, none(SMALL)),
      source: ["ej"],
    },
    {
      signal: "Log volume",
      threshold: (brief) => `above ${figure(Math.round(logGb(brief) * 1.2))} GB a month`,
      action: "review each source",
      when: all(SIEM, none(SMALL)),
      source: ["sentinel", "ej"],
    },
    {
      signal: "New member of a Tier 0 group",
      threshold: "any",
      action: "check against the change record",
      when: all(TIERED, none(SMALL)),
      source: ["privaccess"],
    },
  ],
  recovery: [
    directoryBack(TIER0), // what comes back is what the project is about
    {
      service: "Sign-in",
      rpo: "none",
      rto: "15 minutes",
      method: "Break-glass accounts; policy back to report-only mode",
      when: all(BUILD, POLICIES),
      source: ["ca-templates"],
    },
    {
      service: "Sign-in",
      rpo: "none",
      rto: "15 minutes",
      method: "Break-glass accounts",
      when: all(MEASURED, none(POLICIES)),
      source: ["ca-templates"],
    },
    {
      service: "Sign-in",
      rpo: "none",
      rto: "1 hour",
      method: "Emergency account with its password in a safe",
      when: UNREAD,
      source: ["ej"],
    },
    directoryBack(all(TIERED, none(TIER0))),
    {
      service: "Policies and settings",
      rpo: "last change",
      rto: "2 hours",
      method: "Export before each change, kept outside the tenant",
      when: POLICIES,
      source: ["ej"],
    },
  ],
  assumptions: [
    {
      text: licencesHeld,
      ifWrong: recalculated(
        "Lines marked as probably owned are payable; without them, security defaults and replanning: +2 days",
      ),
      task: "Licence export",
      settledBy: ["user-licences"],
      when: all(any(PLANS, ASSESSMENT), OWNED),
      source: ["m365-price"],
    },
    {
      text: (brief) => `The ${plural(held(brief), "licence")} held ${held(brief) === 1 ? "is" : "are"} ${base(brief)}.`,
      ifWrong: recalculated("The affected bill lines are recalculated: +0.5 day"),
      task: "Licence export",
      asked: (brief) => held(brief) > 0,
      when: any(SET_OFF, all(SMALL_REVIEW, OWNED)),
      source: ["m365-price"],
    },
    {
      text: "No licence of the main Microsoft 365 plan is held, although its services are in use.",
      ifWrong: recalculated(DEDUCTED),
      task: "Licence export",
      asked: (brief) => brief.given("user-licences") === 0,
      when: all(any(PLANS, SMALL_REVIEW), OWNED),
      source: ["m365-price"],
    },
    {
      text: (brief) => `F3 is held for ${plural(onF3(brief), "shift worker")}.`,
      ifWrong: "The line marked as probably owned is payable at the stated price",
      task: "Licence export",
      asked: (brief) => brief.given("user-licences") !== null && onF3(brief) > 0,
      when: all(PLANS, OWNED, none(ACADEMIC)),
      source: ["m365-price"],
    },
    {
      text: (brief) => `No Microsoft 365 licence is held; the road map starts from ${base(brief)}.`,
      ifWrong: "The road map starts one step further on, with lower licence cost",
      task: "Licence export",
      settledBy: ["user-licences"],
      when: all(ASSESSMENT, TENANT, none(OWNED)),
      source: ["m365-price"],
    },
    {
      text: (brief) =>
        `No Microsoft tenant is in use, as no cloud service was named; identity, data and mail are scored on the systems used instead, and the road map starts from ${base(brief)}.`,
      ifWrong: "Baseline report and Secure Score added: +1 day",
      task: "Establish which services provide sign-in, mail and files",
      when: UNREAD,
      source: ["ej"],
    },
    {
      text: "No Microsoft 365 E5 is held, which includes Entra ID P2 and Defender for Identity.",
      ifWrong: (brief) =>
        `Both lines are dropped for its holders: up to ${formatAmount(12 * (PRICES["entra-p2"].low * approvers(brief) + PRICES["defender-identity"].low * brief.users), "USD")} less a year`,
      task: "Licence export by plan",
      when: E5_OPEN,
      source: ["m365-price", "ej"],
    },
    {
      text: (brief) =>
        brief.holds(ONE_BY_ONE)
          ? "No Microsoft 365 licence is held; the bill covers only what this project needs."
          : "No Microsoft 365 licence is held; the bill covers every user.",
      ifWrong: DEDUCTED,
      task: "Licence export",
      settledBy: ["user-licences"],
      when: all(BUILD, none(OWNED)),
      source: ["m365-price"],
    },
    {
      text: (brief) =>
        `The policies cover ${connected(brief)} supporting SAML or OpenID Connect, in addition to Microsoft services.`,
      ifWrong: "+0.5 day per additional application; unsupported ones keep their own sign-in",
      task: "Applications with their own sign-in, by protocol",
      when: CONNECTS,
      source: ["ej"],
    },
    {
      text: "Every user not counted for a security key has a phone usable for MFA.",
      ifWrong: "One security key per person without such a phone, at the bill price",
      task: "Survey staff before communications go out",
      when: POLICIES,
      source: ["ej"],
    },
    {
      text: "No incident is under way.",
      ifWrong: "The project stops and an incident response partner takes over",
      task: "Check for indicators during the assessment",
      source: ["ej"],
    },
    {
      text: (brief) =>
        `${plural(brief.domainControllers, "domain controller")} in one forest${brief.holds(TIERED) ? `, one certification authority${["", " and one synchronisation server", " and 2 synchronisation servers"][syncServers(brief)]}` : brief.holds(SYNCHRONISED) ? ", synchronised to the tenant" : ""}${brief.holds(FIRST_SYNCHRONISED) ? ", not yet synchronised" : ""}.`,
      ifWrong: (brief) =>
        `${brief.holds(TIERED) ? "+1 day per two additional domain controllers, +5 days per forest; without a certification authority its review is dropped" : `${brief.holds(ASSESSMENT) ? "+1 day" : "+2 days"} per forest${brief.holds(SYNCHRONISED) ? "; synchronisation is added and priced" : ""}`}${brief.holds(FIRST_SYNCHRONISED) ? "; existing synchronisation is not charged" : ""}`,
      task: "Review the directory",
      when: DIRECTORY,
      source: ["ej"],
    },
    {
      text: "Storage for the offline directory backup and an isolated host for its rehearsal are available.",
      ifWrong: "Both are quoted before the build; the rehearsal waits for them",
      task: "Name storage and host",
      when: TIERED,
      source: ["ej"],
    },
    {
      text: "Active Directory exists although it was not listed, as the servers or the chosen work depend on it.",
      ifWrong: "Directory days are reassigned to identity in Entra ID",
      task: "Review forest and domain controllers",
      when: all(any(TIERED, all(ASSESSMENT, DIRECTORY)), none(DIRECTORY_NAMED, TIER0)), // there it is a conflict among the answers
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Exchange Server mail keeps its current route and filter${brief.holds(MAIL_IN_TENANT) ? "; the presets protect Exchange Online mailboxes" : ""}.`,
      ifWrong: "+2 days to route its mail through Exchange Online Protection",
      task: "Mail route and filter",
      when: all(ENDPOINT, EXCHANGE),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Current antivirus${brief.holds(MAIL_IN_TENANT) ? " and mail gateway" : ""} contracts can end during the project.`,
      ifWrong: "Consolidation waits for contract expiry",
      task: "Contract list with end dates",
      when: ENDPOINT,
      source: ["ej"],
    },
  ],
  requests: [
    (brief) => (brief.holds(SERVERS_IN_USE) ? SERVER_LIST : ""),
    (brief) => (brief.holds(EXCHANGE) ? EXCHANGE_STATE : ""),
    (brief) =>
      brief.holds(is("primary-objective", "cost-reduction"))
        ? "Contracts for endpoint protection, mail filtering, backup and logging, with annual cost and end date"
        : "",
    (brief) => {
      const owned = brief.holds(TENANT)
        ? "Licence export by plan and last sign-in"
        : "Services that provide sign-in, mail and files today, with contracts";
      // A small client is asked for no more than six answers, and its price follows these counts.
      return brief.holds(SMALL) && brief.given("devices") === null
        ? `Devices by model and user; ${clause(owned)}`
        : owned;
    },
    (brief) =>
      brief.holds(TENANT)
        ? `Export of Conditional Access policies, roles and role members${brief.holds(POWER_PLATFORM) ? "; Power Platform environments, makers and data policies" : ""}`
        : "Administrators of each system, with their permissions",
    (brief) =>
      brief.holds(all(DIRECTORY, none(DIRECTORY_NAMED)))
        ? "Active Directory: whether in use, functional levels, domain controllers, AD FS, certification authority, use of LAPS"
        : "",
    "Incidents in the last 24 months; backup products, retention, last restore",
    (brief) => `Applications with their own sign-in${brief.holds(ACADEMIC) ? "; number of pupil accounts" : ""}`,
    "Cyber insurance conditions",
  ],
  technologies: {
    "windows-server": {
      effect: (brief) => {
        const oldest = brief.known("windows-server-version");
        const told = oldest
          ? `${detailLabel("windows-server-version", oldest)} is the oldest in use; patch status is`
          : "";
        return `${told || "Patch status and end of support are"} assessed under Servers`;
      },
      request: SERVER_LIST,
      source: ["eol", "ej"],
    },
    "active-directory": {
      effect: (brief) =>
        `${brief.holds(UNREAD) ? "Accounts, permissions, delegation" : brief.holds(PATHS_READ) ? "Attack paths" : "Age of the krbtgt password, use of LAPS"} and certificate templates are reviewed${brief.holds(all(DETECTION, SMALL)) ? `; ${brief.domainControllers === 1 ? "the domain controller gets" : "domain controllers get"} a server sensor, with Defender for Identity left to a later project` : ""}${brief.domainControllers === 1 ? `; a second domain controller is advised${brief.holds(TIERED) ? "" : ", not priced"}` : ""}`,
      request:
        "Forest and domain functional levels, domain controller versions, sites, AD FS, krbtgt password age, use of LAPS",
      source: ["locksmith", "ej"],
    },
    "exchange-server": {
      effect: (brief) =>
        `Version and internet exposure are assessed; ${["2019", "2022", "2025"].includes(brief.known("windows-server-version") ?? "") ? "2019 receives" : "2016 and 2019 receive"} no updates at all`,
      request: EXCHANGE_STATE,
      source: ["eol", "exo-ews"],
    },
    sharepoint: {
      effect: "Sharing and, if self-hosted, the version are assessed",
      request: "SharePoint: online or self-hosted with version; sharing settings",
      source: ["eol", "scuba"],
    },
    "sql-server": {
      effect: "Patch status, authentication and backup of each instance are sampled",
      request: "SQL Server: edition, version and patch status of each instance, databases with personal data",
      source: ["eol", "ej"],
    },
    "azure-services": {
      effect: "Posture and permissions of every subscription are measured",
      request: "Subscriptions, owners, policies, posture report",
      source: ["alz-check", "ej"],
    },
    "office-365": {
      effect: "Policies, roles and licences are reviewed; licences held are not bought again",
      source: ["scuba", "ej"],
    },
    teams: {
      effect: "Guest and external access are assessed under Data",
      request: "Meeting, guest and external access policies",
      source: ["scuba"],
    },
    "power-platform": {
      effect: "Makers, connectors and data policies are assessed under Data",
      source: ["scuba"],
    },
  },
  training: [
    {
      audience: "Administrators",
      content: "Eligible roles, policies, day-to-day administration",
      hours: 4,
      when: BUILD,
      source: ["ej"],
    },
    {
      audience: "Administrators",
      content: (brief) =>
        brief.holds(UNREAD)
          ? "Maintaining the evidence register"
          : "Interpreting tool reports, maintaining the evidence register",
      hours: 2,
      when: ASSESSMENT,
      source: ["ej"],
    },
    { audience: "Response team", content: "Run books, exercise", hours: 3, when: BUILD, source: ["ej"] },
    {
      audience: "All users",
      content: (brief) => `MFA, phishing, reporting${brief.holds(LARGER) ? ", as a recording" : ""}`,
      hours: 1,
      when: POLICIES,
      source: ["ej"],
    },
  ],
  effects: {
    "log-volume": {
      unused: (brief) => {
        if (brief.holds(any(SIEM, all(ASSESSMENT, LARGER))) || isSignInCapped(brief)) return "";
        return brief.holds(SIGN_IN_LOG)
          ? "Only the sign-in log is retained by this project"
          : `No log store is sized from it here; Sentinel would cost about ${logCost(brief)}`;
      },
    },
    "user-licences": {
      unused: (brief) =>
        brief.holds(any(SET_OFF, UNREAD))
          ? ""
          : brief.holds(ASSESSMENT)
            ? "None is bought for the assessment; the road map says what its steps need"
            : held(brief) === 0
              ? "None is held, so none is deducted"
              : brief.holds(OWNED)
                ? "This project uses none of them"
                : "The plan was not stated, so none is deducted; the licence export shows which lines are not needed",
    },
  },
  diagram,
};
