/** Security assessment and implementation: scored domains, access policies, privileged access, detection, and a plan in stages. */

import { DIRECTORY as ESTATE_DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { following } from "#app/features/documents/brief/change-window.ts";
import { formatAmount, rateOf } from "#app/features/documents/budget/budget.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { LOCAL_PRICES, PRICES, type PriceKey, RATE_CARDS, STEP_TO_E5 } from "#app/features/documents/facts/prices.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import {
  type BillRow,
  chosenRows,
  type DecisionRow,
  foundBy,
  type Pack,
  type PackTable,
  say,
  type TaskRow,
  type TestRow,
  type Wording,
} from "#app/features/documents/pack.ts";
import { type Task, tasksOf } from "#app/features/documents/plan/tasks.ts";
import { QUARTER_DAYS } from "#app/features/documents/rules/risks.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, listed, people, plural } from "#app/features/documents/words.ts";
import { CONDITIONAL_ACCESS, PUPIL_ACCOUNTS } from "./conditional-access.ts";
import { ADMIN_FOREST, BUILD_AT_ONCE, LEFT_SIGN_IN, MIXTURE, OTHER_SIGN_IN } from "./outlines.ts";
import { REGULATED } from "./regulated.ts";

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
/** People who enter or release payments sign in as administrators do. */
const PAYMENTS = all(POLICIES, is("industry", "finance"));
/** LAPS and the password of krbtgt are quick wins where no tier is built. */
const DIRECTORY_QUICKLY = all(BUILD, DIRECTORY, none(TIERED));
const WORKSTATIONS = all(BUILD, any(LARGER, TIERED));
const ACADEMIC = is("industry", "education");
/** The policies of a school are for its staff, and pupils get a set of their own. */
const PUPILS = all(POLICIES, ACADEMIC);
const OWNED = is("current-technologies", "office-365", "teams");
/** Mailboxes that the presets of the tenant protect: beside Exchange Server, Teams alone says nothing of them. */
const MAIL_IN_TENANT = any(is("current-technologies", "office-365"), all(OWNED, none(EXCHANGE)));
/** Each of these services stands in a tenant of Microsoft. */
const TENANT = any(OWNED, is("current-technologies", "azure-services", "power-platform"));
/** There is no tenant that the tools could read. */
const UNREAD = all(ASSESSMENT, none(TENANT));
const MEASURED = any(BUILD, TENANT);
/** Rights in the directory are collected where nothing but findings is sold, and where the paths are closed. */
const PATHS_READ = any(TIER0, all(ASSESSMENT, TENANT, DIRECTORY));
const ZERO_TRUST = is("security-requirements", "zero-trust");
const MANAGED = is("security-requirements", "mobile-device-management");
/** Hardening of Tier 0 keeps the directory itself from leaving; labels and rules for everybody are no part of it. */
const DLP = all(is("security-requirements", "data-loss-prevention"), none(TIER0));
/** The tenant is opened for administrators and sensors, and nobody else works in it. */
const ADMINISTRATORS_ONLY = all(TIER0, none(TENANT, POLICIES));
/** Versions of Windows Server rest on it, and the first week decides on those that end. */
const SERVERS_IN_USE = any(DIRECTORY, EXCHANGE, is("current-technologies", "windows-server", "sql-server"));
/** No tenant holds its sites. */
const SHAREPOINT_SERVER = all(is("current-technologies", "sharepoint"), none(OWNED));
/** Asked for first: work of the first week rests on them. */
const SERVER_LIST = "List of servers by version, role, owner and last patch";
const EXCHANGE_STATE =
  "Exchange Server: version and update level, what is published to the internet, who reads mail outside the office and by which VPN";
const ON_PREMISES = any(DIRECTORY, is("current-technologies", "windows-server", "sharepoint", "sql-server"));
/** Something raises alerts that somebody must read at night. */
const WATCHED = any(ENDPOINT, TIERED, SIEM);
/** Policies that look at the device need it joined or enrolled; a foundation of identity has them at every size. */
const DEVICE_RULES = all(POLICIES, any(IDENTITY, LARGER, MANAGED, ZERO_TRUST));
const ENROLS = all(DEVICE_RULES, OWNED);
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
const ADMINISTRATORS_MANAGED = all(TIER0, MANAGED, none(POLICIES, OWNED));
/** Where nobody holds a plan, Microsoft's suite of identity and device management costs less than its parts. */
const SUITE_OF_PARTS = any(SINGLES, all(TIER0, LARGER, DEVICE_RULES, none(OWNED)));
/** Policies for everybody beside hardening of Tier 0, where no plan is held: with a rule on devices the suite of both costs less than Intune beside P1. */
const P1_ALONE = all(TIER0, POLICIES, none(OWNED, SUITE_OF_PARTS, DEVICE_RULES));
const P1_WITH_INTUNE = all(TIER0, DEVICE_RULES, none(OWNED, SUITE_OF_PARTS));
/** Without a plan, hardening of Tier 0 buys detection on devices by itself: a small organisation its own product, where no academic price is asked for. */
const ENDPOINT_BUSINESS = all(TIER0, ENDPOINT, SEATS, none(OWNED, ACADEMIC));
const ENDPOINT_P2 = all(ENDPOINT, any(SINGLES, all(TIER0, any(LARGER, none(OWNED)), none(ENDPOINT_BUSINESS))));
/** A3 has no detection on devices, and no product for small organisations stands beside it. */
const BESIDE_A3_ALONE = all(TIER0, ENDPOINT, SEATS, OWNED, ACADEMIC);
/** What is needed is bought one by one. */
const ONE_BY_ONE = any(TIER0, SINGLES);
/** A plan for small organisations and its suites may cost less than what is billed beside it. */
const SUITES_BESIDE = all(WATCHED_DIRECTORY, SEATS, none(ACADEMIC, GROUP));
/** Accounts of the directory come into the tenant with this project. */
const SYNCHRONISES = all(JOINING, DIRECTORY, POLICIES);
/** Applications that had a sign-in of their own get the one of the tenant. */
const CONNECTS = any(SYNCHRONISES, all(JOINING, none(DIRECTORY)));
/** Without Sentinel a small workspace takes the sign-in log, so that a rule on it can raise the alert. */
const SIGN_IN_LOG = all(BUILD, none(SIEM));
/** Hardening of Tier 0 buys no plan for everybody, and uses what is held for policies, devices or detection alone. */
const PLANS = all(BUILD, any(none(TIER0), all(OWNED, any(POLICIES, ENDPOINT, MANAGED))));

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
const byBase: Wording = (brief) =>
  `one for each knowledge worker${covered(brief) > 0 ? "; the rest of those held is for shift workers" : ""}`;
/** Who needs a plan for shift workers. */
const onF3 = (brief: Brief): number => brief.frontline - covered(brief);
const heldText = (brief: Brief): string =>
  brief.holds(SET_OFF)
    ? `${plural(held(brief), "licence")} of ${base(brief)} ${held(brief) === 1 ? "is" : "are"} held`
    : `${plural(held(brief), "licence")} ${held(brief) === 1 ? "is" : "are"} held, of a plan that was not named`;
const licencesHeld = (brief: Brief): string =>
  brief.frontline > 0
    ? `${base(brief)} is held for ${plural(brief.knowledge, "knowledge worker")}, F3 for ${plural(brief.frontline, "shift worker")}.`
    : `${base(brief)} is held for every user.`;

/** Devices that nobody isolates without a word to those who work at them. */
const FRAGILE: readonly { when: Condition; device: string; first: string }[] = [
  { when: is("industry", "healthcare"), device: "a ward workstation", first: "call the ward" },
  { when: is("industry", "manufacturing"), device: "a plant computer", first: "call the shift lead" },
  { when: is("industry", "retail"), device: "a till", first: "call the store" },
];
const ESTATES: Partial<Record<string, string>> = {
  healthcare: "Clinical systems and their interfaces",
  finance: "Core banking, payment and print services",
  manufacturing: "Production control, plant historians and label printing",
  retail: "Till back ends and stock systems",
  education: "School administration, library and room systems",
  government: "Specialist applications of single departments",
  technology: "Build servers, repositories and scanners",
};
const estate = (brief: Brief): string =>
  ESTATES[brief.values("industry")[0] ?? ""] ?? "Backup, scanners and old business applications";
/** Whose rights beside those of administrators the task of privileges carries. */
const OUTSIDERS: Partial<Record<string, string>> = {
  manufacturing: ", computers of the plant listed, remote maintenance by named accounts",
  government: ", accounts of suppliers named, with an end date",
  technology: ", build machines and keys for signing listed, none with standing rights",
};
const outsiders = (brief: Brief): string => OUTSIDERS[brief.values("industry")[0] ?? ""] ?? "";
const fragile = (brief: Brief) => FRAGILE.find(({ when }) => brief.holds(when)) ?? { device: "", first: "" };
/** Item of the bill. */
const EMS = "Enterprise Mobility + Security E5";
const EMS_E3 = "Enterprise Mobility + Security E3";
const BREAK_GLASS = "break-glass accounts";
const QUICK_WINS = "Quick wins";
const EXPOSED = "Exchange Server closed to the internet, or updated";
const PRIVILEGED = "Privileged workstations";
/** Set up and handed over to their administrators. */
const WORKSTATIONS_A_DAY = 5;
/** Two break-glass accounts, and a separate account with two keys for each administrator. */
const accountDays = (brief: Brief): number => Math.max(0.5, brief.administrators / 12);
/** Put on servers, with their audit policy. */
const SENSORS_A_DAY = 6;
const ENFORCEMENT = "Enforcement of policies in waves";
const TEMPLATES = "Certificate templates closed, LAPS on every device";
const TIERING = "Tiering: sign-in between tiers refused";
const ELIGIBLE = "Eligible roles and first access review";
const DETECTION_ROLLOUT = "Roll-out of detection";
const RULES_BLOCK = "Attack-surface rules set to block";
/** Of the title of the task that sets labels and loss prevention, before the numbers of its controls. */
const SIMULATION = "data (";
const HANDOVER = "Run book and handover";
const OFF_LINE = "Off-line backup of the directory, recovery plan";
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
const nis2 = (brief: Brief): boolean =>
  brief.jurisdiction === "eu" && brief.holds(all(is("industry", "manufacturing", "technology"), none(SMALL)));

/** Detection reaches them with the plans of larger organisations. */
const CLOUD_APPLICATIONS = all(DETECTION, LARGER, none(SINGLES));
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
const namedAdministrators = (brief: Brief): string => {
  const named = `Name the ${brief.administrators === 1 ? "administrator" : `administrators (${brief.administrators} planned)`}`;
  if (brief.holds(none(TENANT, BUILD))) return named;
  if (brief.administrators > 2) return `${named}, the two to four of them who become global administrators`;
  const approves = brief.holds(BUILD) ? ", and one more person who approves" : "";
  return `${named}, who ${brief.administrators === 1 ? "is global administrator" : "are global administrators"} as well${approves}`;
};

/** What is bought one by one, as the bill counts it. */
function singleParts(brief: Brief): { text: string; price: PriceKey; quantity: number }[] {
  const { users, administrators, frontline } = brief;
  const parts: { text: string; price: PriceKey; quantity: number; when?: Condition }[] = [
    {
      text: `Enterprise Mobility + Security E5, which holds Entra ID P2, Intune and Defender for Identity, for ${people(suiteHolders(brief))}`,
      price: "ems-e5",
      quantity: suiteHolders(brief),
      when: SUITE_OF_PARTS,
    },
    {
      text: `Entra ID P2 for ${plural(administrators, "administrator")}${approvers(brief) > administrators ? " and the other person who approves" : ""}`,
      price: "entra-p2",
      quantity: approvers(brief),
      when: all(TIER0, none(SUITE_OF_PARTS)),
    },
    {
      text: `Entra ID P1 for ${plural(users, "user")}`,
      price: "entra-p1",
      quantity: users,
      when: P1_ALONE,
    },
    {
      text: `Enterprise Mobility + Security E3, which holds Entra ID P1 and Intune, for ${plural(users, "user")}`,
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
      text: `Microsoft 365 F1, which holds Entra ID P1 and Intune, for ${plural(frontline, "shift worker")}`,
      price: "m365-f1",
      quantity: frontline,
      when: SINGLES,
    },
    {
      text: brief.holds(SUITE_OF_PARTS)
        ? "Defender for Identity for them"
        : `Defender for Identity for ${plural(users, "user")} of the directory`,
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
      text: `Microsoft 365 E5 for the ${people(sensitive(brief))} with the most sensitive data, whose devices loss prevention covers`,
      price: "m365-e5",
      quantity: sensitive(brief),
    },
  ];
  return parts.filter(({ quantity, when }) => quantity > 0 && brief.holds(when));
}
/** Prices that a school does not pay: what is counted by users it buys by academic quotation. */
const BY_USERS: readonly PriceKey[] = ["ems-e5", "ems-e3", "entra-p1", "defender-identity", "defender-endpoint-p2"];
/** What is asked for where it is bought one by one, as the bill's likely sums have it. */
function singlesAsked(brief: Brief): string {
  const isQuoted = ({ price }: { price: PriceKey }): boolean => brief.holds(ACADEMIC) && BY_USERS.includes(price);
  const parts = singleParts(brief);
  const quoted = priceOf(parts.filter(isQuoted));
  const priced = priceOf(parts.filter((part) => !isQuoted(part)));
  return [
    ...(priced > 0 ? [`${inDollars(priced)} a month at list price`] : []),
    ...(quoted > 0 ? [`by academic quotation at most ${inDollars(quoted)} a month`] : []),
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
  const parts = brief.holds(TIER0)
    ? PRICES["entra-p1"].low + PRICES["defender-identity"].low
    : PRICES["entra-p2"].low + (brief.holds(TIERED) ? PRICES["defender-identity"].low : 0);
  const suite = PRICES["ems-e5"];
  const isAssumed = suite.kind === "planning estimate";
  return ` The suite costs ${isAssumed ? "about " : ""}${formatAmount(suite.low, "USD")} a user and month${isAssumed ? " (planning assumption)" : ""}, what this project uses of it bought singly ${formatAmount(parts + (low + high) / 2, "USD")}.`;
}

/** What the group gets beside Business Premium. */
const GROUP_SUITES = "the Defender and Purview suites";
/** What loss prevention on devices needs. */
const lossPrevention = (brief: Brief): string =>
  `${brief.holds(ACADEMIC) ? "A5 class" : brief.holds(SEATS) ? "Purview suite" : "E5 class"} for devices`;
/** What a price of the commercial list comes to for so many people: no academic price is above it. */
const ceiling = (price: PriceKey, quantity: number): string =>
  `by academic quotation, at most ${formatAmount(PRICES[price].high * quantity, "USD")} a month as on the commercial list`;
/** What is bought beside A3. */
function besideA3(brief: Brief): string {
  const detection = brief.holds(ENDPOINT) ? [`Defender for Endpoint P2 for ${people(brief.users)}`] : [];
  return listed([...detection, ...(brief.holds(DLP) ? [`A5 for ${people(Math.ceil(brief.knowledge / 5))}`] : [])]);
}

/** The plans that are bought where none is held, or not enough. */
const plansFor = (brief: Brief): string =>
  held(brief)
    ? listed([
        ...(held(brief) < brief.knowledge ? [`${base(brief)} for ${people(brief.knowledge - held(brief))} more`] : []),
        ...(onF3(brief) > 0 ? [`F3 for ${figure(onF3(brief))}`] : []),
      ])
    : brief.frontline > 0
      ? `${base(brief)} for ${people(brief.knowledge)} and F3 for ${figure(brief.frontline)}`
      : `${base(brief)} for everybody`;
/** What of those plans the client is asked for. */
const approvePlans = (brief: Brief): string =>
  [
    ...(held(brief)
      ? [`Confirm that the ${plural(held(brief), "licence")} held ${held(brief) === 1 ? "is" : "are"} ${base(brief)}`]
      : []),
    ...(plansFor(brief) ? [`${held(brief) ? "approve" : "Approve"} ${plansFor(brief)}`] : []),
  ].join(", and ");

/** Of the plan that is held in part, so many are bought. */
const lacking = (brief: Brief): number => {
  const needed = brief.holds(ACADEMIC) ? brief.users : brief.knowledge;
  return brief.holds(all(PLANS, OWNED)) && held(brief) > 0 ? Math.max(0, needed - held(brief)) : 0;
};
/** The same before whatever else of the licences is asked for. */
const lackingAsked = (brief: Brief): string =>
  lacking(brief) > 0 ? `Approve ${base(brief)} for ${people(lacking(brief))} more; approve` : "Approve";

/** The Defender suite is enough where no loss prevention is asked for; with Purview beside it, it costs more than E5. */
const suiteChosen = (brief: Brief): string => {
  const whom = brief.frontline > 0 ? plural(brief.knowledge, "knowledge worker") : "everybody";
  const step = formatAmount(PRICES["e3-to-e5"].low, "USD");
  const suite = formatAmount(PRICES["defender-suite"].low, "USD");
  const shifts =
    brief.frontline > 0
      ? ` ${shiftPlans(brief)}${brief.holds(ENDPOINT) ? `, with Defender for Endpoint P2 for the devices they share${brief.holds(TIERED) ? " and Defender for Identity for their accounts" : ""}` : ""}.`
      : "";
  return brief.holds(DLP)
    ? `E5 for ${whom}: ${addOns(brief)} a user and month, E5 ${formatAmount(PRICES["m365-e5"].low, "USD")} and carries mail and cloud applications as well. Microsoft's Defender and Purview suites on E3, about ${suite} each (planning assumption), come to more than the ${step} of this step.${shifts} The products that E5 replaces are set against it.`
    : `Microsoft's Defender suite on E3 for ${whom}, about ${suite} a user and month (planning assumption): it holds Entra ID P2 and Defender for endpoints, mail, identities and cloud applications. The step to E5 costs ${step}, and is taken only where what else it holds replaces a product that is paid today.${shifts}`;
};

/** The Defender suite for Business Premium, in minor units a user and month; planning assumption. */
const SMALL_SUITE_PRICE = 1000;
/** What the suite would cost in place of the two products: people on a frontline plan stay with theirs. */
function suitesBeside(brief: Brief): string {
  const identity = PRICES["defender-identity"].low;
  const parts = identity * brief.users + PRICES["entra-p2"].low * approvers(brief);
  const suite = SMALL_SUITE_PRICE * onBase(brief) + identity * onF3(brief);
  return ` Microsoft's Defender suite for Business Premium, about ${formatAmount(SMALL_SUITE_PRICE, "USD")} a user and month (planning assumption), holds both, policies by risk and more of the protection of mail and devices: ${formatAmount(suite, "USD")} a month in place of ${formatAmount(parts, "USD")}.`;
}

/** Why shift workers get detection beside their plan. */
function detectsNothing(brief: Brief): string {
  if (covered(brief) > 0) return "neither E3 nor F3 holds it";
  return `${brief.holds(SINGLES) ? "F1" : "F3"} has no detection on devices`;
}
/** Who has which plan. */
function shiftPlans(brief: Brief): string {
  if (covered(brief) === 0) return `F3 is for ${plural(brief.frontline, "shift worker")}`;
  const more = onF3(brief) > 0 ? `, F3 for ${figure(onF3(brief))} more` : "";
  return `E3 is for ${plural(covered(brief), "shift worker")}${more}`;
}
/** Who is on which plan of a small organisation. */
function plansHeld(brief: Brief): string {
  if (onF3(brief) === 0) return `${base(brief)} for everybody`;
  const shift = covered(brief) > 0 ? ` and ${plural(covered(brief), "shift worker")}` : "";
  const others = covered(brief) > 0 ? `${figure(onF3(brief))} more` : plural(onF3(brief), "shift worker");
  return `${base(brief)} for ${plural(brief.knowledge, "knowledge worker")}${shift}, F3 for ${others}`;
}

const LICENCE_LEVEL: DecisionRow = {
  title: "Licence level",
  context: (brief) =>
    `${plural(brief.users, "user")}; ${brief.holds(all(TIER0, OWNED, none(PLANS))) ? "of the plans held this project uses nothing" : held(brief) ? heldText(brief) : brief.given("user-licences") === 0 ? "no Microsoft 365 licence is held" : brief.holds(OWNED) ? `${base(brief)} is taken as the level held` : brief.holds(ONE_BY_ONE) ? "no Microsoft 365 licence is taken as held" : brief.holds(BUILD) ? "no Microsoft 365 licence is taken as held, so the bill carries whole plans" : `no Microsoft 365 licence is taken as held; ${base(brief)} would be the first step`}.`,
  alternatives: "single products for what is used; the base plan, with or without add-ons; the highest plan",
  decision: (brief) =>
    brief.holds(ASSESSMENT)
      ? `None is bought for the assessment. The road map prints what each step needs, counted from ${base(brief)}${brief.holds(TENANT) ? "" : "; where the present provider of sign-in and mail stays, the same steps are taken by its means and these licences fall away"}.`
      : brief.holds(ONE_BY_ONE)
        ? `${brief.holds(all(TIER0, PLANS)) ? `${plansHeld(brief)}, and what this project needs beside it` : "What this project needs and no more"}: ${listed(singleParts(brief).map(({ text }) => text))}.${brief.holds(PLAN_BESIDE) ? ` Business Premium, at ${formatAmount(PRICES["business-premium"].low, "USD")} a user and month, takes the place of the suite${brief.holds(ENDPOINT_BUSINESS) ? " and of Defender for Business" : ""} once office programs and mail move too.` : ""}${brief.holds(all(SUITE_OF_PARTS, none(ACADEMIC))) ? besidePlan(brief) : ""}${brief.holds(ACADEMIC) ? " What is counted by users is bought by academic quotation." : ""}${brief.holds(SINGLES) ? ` E5, at ${formatAmount(PRICES["m365-e5"].low, "USD")} a user and month, takes the place of the suite${brief.holds(ENDPOINT_P2) ? " and of Defender for Endpoint" : ""} once office programs and mail move too.` : ""}`
        : brief.holds(all(LARGER, ACADEMIC))
          ? "A5 by academic quotation for everybody exposed, against the products it replaces."
          : brief.holds(RISK_ALONE)
            ? `${base(brief)} with Entra ID P2 for ${people(brief.knowledge)}, ${formatAmount(PRICES["entra-p2"].low, "USD")} each a month: policies by risk need it, and E5 carries more than this project uses.`
            : brief.holds(LARGER)
              ? suiteChosen(brief)
              : `${plansHeld(brief)}, with Entra ID P2 for administrators${brief.holds(WATCHED_DIRECTORY) ? ` and Defender for Identity for ${plural(brief.users - sensitive(brief), "user")} of the directory` : ""}${sensitive(brief) ? `; the Defender and Purview suites for the ${people(sensitive(brief))} with the most sensitive data, at ${formatAmount(PRICES["bp-suites"].low, "USD")} a user and month where the step to E5 is ${formatAmount(STEP_TO_E5, "USD")}` : ""}${brief.holds(BESIDE_A3) ? `; ${besideA3(brief)} by academic quotation` : ""}.${brief.holds(SUITES_BESIDE) ? suitesBeside(brief) : ""}`,
  tradeOff: "Monthly price against separate contracts",
  confidence: "medium",
  source: ["sec-price", "m365-price"],
};

/** Security events of servers fill most of the store. */
const SERVER_EVENTS = all(SIEM, SERVER_SENSORS);
const CENTRAL_LOG: DecisionRow = {
  title: "Central log",
  context: (brief) =>
    brief.holds(TIER0)
      ? "Attacks on the directory show in its own signals."
      : brief.holds(SIEM)
        ? `About ${figure(logGb(brief))} GB of logs a month.`
        : `Sign-ins and servers would write about ${figure(logGb(brief))} GB a month.`,
  alternatives: "Defender only; Sentinel; third party",
  decision: (brief) =>
    brief.holds(SIEM)
      ? `Sentinel, in the Defender portal whose experience in the Azure portal lasts until 31 March 2027. Sign-ins and servers are kept 90 days in the analytics tier, where rules run on them, and 12 months in the data lake; firewall logs go to the lake alone, at about ${Math.round((100 * PRICES["sentinel-lake-gb"].low) / LAKE_AGAINST)}% of the price. Storage in the lake costs a few cents a GB and month more, in no sum.${brief.holds(SUITE) ? ` With ${brief.holds(DLP) ? "E5" : "the Defender suite"} Microsoft grants some of the volume of its own logs; to be confirmed, and not set against the bill.` : ""}${brief.holds(SERVER_EVENTS) ? ` Defender for Servers P2, ${formatAmount(PRICES["defender-servers-p2"].low, "USD")} a server and month, takes in 500 MB of security events a server and day: before servers are connected it is weighed against P1 and this price.` : ""}`
      : brief.holds(TIER0)
        ? "The identity sensors raise their alerts in the Defender portal, and the sign-in log has a workspace of its own; a log store for everything else is a project of its own."
        : "Defender XDR keeps what its alerts need, and the sign-in log has a workspace of its own; no larger log store until a rule or an incident asks for one.",
  tradeOff: (brief) =>
    brief.holds(SIEM)
      ? "Price for each gigabyte against blind spots"
      : "No search across all logs against a store that nobody reads",
  confidence: "medium",
  source: ["sentinel", "ej"],
};

/** What an agent finds is tried with harmless malware; where detection is the project, before what comes with it. */
const detectionTests = (when: Condition): TestRow[] => [
  {
    test: "Harmless test malware (EICAR) on a device",
    pass: "alert in the queue, and the device isolated by whoever watches, within 15 minutes by the action centre",
    component: "Detection",
    when: all(when, ENDPOINT, none(...FRAGILE.map((row) => row.when))),
    source: ["ej"],
  },
  ...FRAGILE.map(
    (row): TestRow => ({
      test: `Harmless test malware (EICAR) on an office computer, and on ${row.device} that is not in use`,
      pass: `detected on both; whoever watches isolates the computer within 15 minutes, the other not before they ${row.first}`,
      component: "Detection",
      when: all(when, ENDPOINT, row.when),
      source: ["ej"],
    }),
  ),
];
/** Where the directory is the project, this comes before what other projects have too. */
const directoryRestored = (when: Condition): TestRow => ({
  test: "Directory restored from the off-line copy in a network of its own",
  pass: "within the recovery time a test user signs in, the shares SYSVOL and NETLOGON are there, and dcdiag finds no fault",
  component: "Recovery",
  when,
  source: ["ej"],
});
/** Lines that a partner watches over. */
const NATIVE = [
  "Microsoft 365 E5 for the sensitive group",
  "Step from Microsoft 365 E3 to E5",
  "Defender suite on Microsoft 365 E3",
  "Defender for Endpoint P2",
  "Defender for Endpoint P2 for shift workers",
  "Defender for Business for shift workers",
  "Defender for Identity",
  "Defender for Servers P1",
  "Sentinel ingestion",
  "Sentinel data lake for firewall logs",
  "Defender and Purview suites for the sensitive group",
  "Step from A3 to A5, academic",
  "Step from A3 to A5 for the sensitive group, academic",
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
    brief.holds(ACADEMIC) ? say(cell, brief).replace(/^all users( except guests)?/, "staff") : say(cell, brief);
const ACCESS_POLICIES: PackTable = {
  ...CONDITIONAL_ACCESS,
  when: POLICIES,
  intro: (brief) =>
    `Each runs in report-only mode for 7 to 14 days, except CA05${chosenPolicies(brief).includes("CA10") ? " and CA10" : ""}, and is in force after ${due(ENFORCEMENT)(brief)}; CA03 binds administrators from the pilot on. None is enforced before a break-glass account has been tested against it; break-glass accounts are excluded from every policy.`,
  rows: CONDITIONAL_ACCESS.rows.map((row) => {
    const number = row.cells[0] as string; // the table begins with the number of the policy
    const cells: readonly Wording[] = row.cells;
    const device: Wording = (brief) =>
      `${brief.holds(all(DIRECTORY, none(MANAGED))) ? "Compliant or hybrid-joined" : "Compliant"} device${brief.holds(MANAGED) ? "" : " for desktop programs"}`;
    const unmanaged: readonly Wording[] = [
      "CA12",
      (brief) =>
        `Browser on an unmanaged device: short session${brief.holds(MAIL_IN_TENANT) ? ", no download of mail and files" : brief.holds(OWNED) ? ", no download of files" : ""}`,
      (brief) => (brief.holds(MANAGED) ? "guests and exceptions to CA06" : "everybody"),
      ...cells.slice(3),
    ];
    const resistant: Wording = (brief) =>
      `administrators${brief.holds(PAYMENTS) ? ", people who pay (passkey on the phone)" : ""}`;
    const baseline = BASELINE[number];
    const rewritten: Record<string, readonly Wording[]> = {
      CA03: cells.with(1, "Require a phishing-resistant factor (MS.AAD.3.6)").with(2, resistant),
      CA04: cells.with(1, "Protect registration of security information; the first one with a Temporary Access Pass"),
      CA06: cells.with(1, device),
      CA08: cells.with(
        1,
        (brief) =>
          `High-risk users change their password (MS.AAD.2.1 would block them${brief.holds(DIRECTORY) ? "; accounts of the directory with write-back" : ""})`,
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
    evidence: read("sign-in log, policy export", "list of accounts and rights, rules of passwords"),
    target: (brief) => (brief.holds(any(ASSESSMENT, POLICIES)) ? 2 : 1),
    source: ["zt", "ej"],
  },
  {
    name: "Endpoint",
    weight: 15,
    none: "unmanaged",
    full: "compliant, detection, attack-surface rules",
    evidence: read("compliance report", "inventory, sample of twenty devices"),
    target: (brief) =>
      brief.holds(any(ENDPOINT, all(ASSESSMENT, MANAGED)))
        ? 2
        : brief.holds(
              any(
                ASSESSMENT,
                MANAGED,
                DEVICE_RULES,
                all(ENROLS_JOINING, POLICIES),
                is("security-requirements", "data-encryption"),
              ),
            )
          ? 1
          : null,
    source: ["zt", "ej"],
  },
  {
    name: "Data",
    weight: 15,
    none: "no classes",
    full: "labels, loss prevention in force",
    evidence: read("label report", "rights on the three largest stores", any(OWNED, all(BUILD, DLP))),
    target: (brief) =>
      // by day 90 of a road map loss prevention is in simulation
      brief.holds(any(ASSESSMENT, all(DLP, GROUP, none(OWNED)))) ? 1 : brief.holds(DLP) ? 2 : null,
    source: ["zt", "purview", "ej"],
  },
  {
    name: "Mail",
    weight: 10,
    none: "no authentication of senders",
    full: "DMARC reject, strict presets",
    evidence: read("public record, preset report", "public record, rules of the mail service", MAIL_IN_TENANT),
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
    none: "flat, public remote desktop",
    full: "segmented, access by application",
    evidence: "rule review",
    target: (brief) => (brief.holds(ASSESSMENT) ? 1 : null),
    source: ["zt", "ej"],
  },
  {
    name: "Monitoring and response",
    weight: 10,
    none: "nobody looks",
    full: "one queue, run books, rehearsed",
    evidence: "incident record",
    target: (brief) => (brief.holds(DETECTION) ? 3 : brief.holds(WATCHED) ? 2 : 1),
    source: ["zt", "ej"],
  },
  {
    name: "Backup and recovery",
    weight: 5,
    none: "never restored",
    full: "immutable, restored twice a year",
    evidence: "restore record",
    target: () => 1,
    source: ["ej"],
  },
];
/** The index that the targets give, of the domains that have one. */
function indexTarget(brief: Brief): string {
  const aimed = DOMAINS.flatMap(({ weight, target }) => {
    const score = target(brief);
    return score === null ? [] : [{ weight, score }];
  });
  const weights = aimed.reduce((sum, { weight }) => sum + weight, 0);
  const percent = Math.round((aimed.reduce((sum, { weight, score }) => sum + weight * score, 0) / (weights * 3)) * 100);
  if (weights === 100) return `measured in the assessment; the targets of the eight domains give ${percent}%`;
  return `measured at start and end; the ${aimed.length} domains with a target weigh ${weights} of 100, and the targets give ${percent}% of that part`;
}

/** Days of a step of the road map: some for every client, and one for each so many of what is counted. */
type Pace = { fixed: number; of?: (brief: Brief) => number; each?: number; what?: Wording };
const stepDays = ({ fixed, of, each = 1 }: Pace, brief: Brief): number => {
  const unit = brief.holds(LARGER) ? 1 : 0.5;
  return Math.ceil((fixed + (of ? of(brief) / each : 0)) / unit) * unit;
};
/** `1 + 300 servers ÷ 40`. */
function paceText({ fixed, of, each = 1, what = "" }: Pace, brief: Brief): string {
  if (!of) return "the same at every size";
  const counted = `${figure(of(brief))} ${say(what, brief)}${each === 1 ? "" : ` ÷ ${each}`}`;
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
const OF_USERS = { of: (brief: Brief) => brief.users, what: "users" };
const OF_DEVICES = { of: (brief: Brief) => brief.devices, what: "devices" };
const OF_SITES = { of: (brief: Brief) => brief.sites, what: (brief: Brief) => (brief.sites === 1 ? "site" : "sites") };
const OF_ADMINISTRATORS = {
  of: (brief: Brief) => brief.administrators,
  what: (brief: Brief) => (brief.administrators === 1 ? "administrator" : "administrators"),
};

type Step = {
  day: Wording;
  step: Wording;
  domain: string;
  pace: Pace;
  licence?: Wording;
  when?: Condition;
  source: readonly SourceKey[];
};
/** A licence with its monthly price, where the commercial list is the client's. */
const atList =
  (name: string, price: PriceKey, quantity: number) =>
  (brief: Brief): string =>
    brief.holds(ACADEMIC)
      ? name
      : `${name} for ${figure(quantity)}, ${inDollars(((PRICES[price].low + PRICES[price].high) / 2) * quantity)} a month at list`;
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
  if (brief.holds(ACADEMIC)) return base(brief);
  const { knowledge, frontline } = brief;
  const price = PRICES[brief.holds(SEATS) ? "business-premium" : "m365-e3"].low;
  const shift = frontline > 0 ? ` and F3 for ${figure(frontline)}` : "";
  const month = inDollars(price * knowledge + PRICES["m365-f3"].low * frontline);
  const owned = held(brief) > 0 ? `; the plan of the ${figure(held(brief))} held is not known` : "";
  return `${base(brief)} for ${figure(knowledge)}${shift}, ${month} a month at list${owned}`;
}
/** What needs a tenant comes a month later where there is none. */
const early: Wording = (brief) => (brief.holds(TENANT) ? "30" : "60");
const STEPS: readonly Step[] = [
  {
    day: "30",
    step: "Exchange Server closed to the internet except for mail transport; move or Subscription Edition ordered",
    domain: "Mail",
    pace: { fixed: 2 },
    when: EXCHANGE,
    source: ["eol", "ej"],
  },
  {
    day: "30",
    step: "Servers without updates closed to the internet, replacement ordered",
    domain: "Servers",
    pace: {
      fixed: 0.5,
      of: (brief) => brief.servers.plan,
      each: 40,
      what: (brief) => (brief.servers.plan === 1 ? "server" : "servers"),
    },
    when: is("current-technologies", "windows-server", "sharepoint", "sql-server"),
    source: ["eol", "ej"],
  },
  {
    day: "30",
    step: "Remote desktop closed to the internet, ways in from outside listed with owners",
    domain: "Network",
    pace: { fixed: 0.5, ...OF_SITES, each: 4 },
    source: ["zt", "ej"],
  },
  {
    day: "30",
    step: "LAPS on every device, krbtgt password changed twice, a day apart",
    domain: "Servers",
    pace: { fixed: 1, ...OF_DEVICES, each: 500 },
    when: DIRECTORY,
    source: ["ej"],
  },
  {
    day: "30",
    step: (brief) =>
      `Who reads alerts, by day and by night, is named${brief.holds(TENANT) ? "; an alert on each use of a break-glass account" : ""}`,
    domain: "Monitoring",
    pace: { fixed: 1 },
    source: ["ej"],
  },
  {
    day: "30",
    step: "Tenant, licences and accounts, so that the steps below have a place",
    domain: "Identity",
    pace: { fixed: 2, ...OF_USERS, each: 150 },
    licence: firstPlan,
    when: none(TENANT),
    source: ["m365-price", "ej"],
  },
  {
    day: early,
    step: (brief) =>
      `Eligible roles, approval for the highest${approvers(brief) > brief.administrators ? " by one more person" : ""}`,
    domain: "Identity",
    pace: { fixed: 1, ...OF_ADMINISTRATORS, each: 3 },
    licence: (brief) => atList("Entra ID P2", "entra-p2", approvers(brief))(brief),
    source: ["scuba", "sec-price", "ej"],
  },
  {
    day: (brief) => (brief.holds(all(TENANT, SEATS)) ? "30" : "60"),
    step: "No legacy sign-in, a second factor for everybody, a phishing-resistant one for administrators: by Conditional Access",
    domain: "Identity",
    pace: { fixed: 2, ...OF_USERS, each: 100 },
    licence: (brief) => `Entra ID P1, in ${plans(brief)}`,
    source: ["ca-templates", "ej"],
  },
  {
    day: "60",
    step: "Paths between office and plant listed, those without an owner closed",
    domain: "Network",
    pace: { fixed: 0.5, ...OF_SITES },
    when: is("industry", "manufacturing"),
    source: ["ej"],
  },
  {
    day: "60",
    step: "Session lock and fast user switching on shared workstations",
    domain: "Endpoint",
    pace: { fixed: 0.5, of: (brief) => brief.frontline, each: 300, what: "shift workers" },
    when: is("industry", "healthcare"),
    source: ["ej"],
  },
  {
    day: "60",
    step: "Tills and payment terminals in a network of their own",
    domain: "Network",
    pace: { fixed: 0.5, ...OF_SITES },
    when: is("industry", "retail"),
    source: ["ej"],
  },
  {
    day: "60",
    step: "Guests, sharing and outside mail closed for accounts of pupils",
    domain: "Data",
    pace: { fixed: 0.5, ...OF_USERS, each: 1000 },
    when: ACADEMIC,
    source: ["ej"],
  },
  {
    day: "60",
    step: "Rights to pay and to approve no longer in one hand",
    domain: "Identity",
    pace: { fixed: 1, ...OF_USERS, each: 500 },
    when: is("industry", "finance"),
    source: ["ej"],
  },
  {
    day: "60",
    step: "Phishing-resistant sign-in for every administrator; accounts of suppliers named, with an end date",
    domain: "Identity",
    pace: { fixed: 0.5, ...OF_ADMINISTRATORS, each: 4 },
    when: is("industry", "government"),
    source: ["ej"],
  },
  {
    day: "60",
    step: "Secrets looked for in the repositories, and rotated within 180 days",
    domain: "Data",
    pace: { fixed: 1, ...OF_USERS, each: 250 },
    when: is("industry", "technology"),
    source: ["ej"],
  },
  {
    day: "60",
    step: (brief) =>
      `Sender records enforced (SPF, DKIM, DMARC)${brief.holds(MAIL_IN_TENANT) ? ", mail presets Standard" : ""}`,
    domain: "Mail",
    pace: { fixed: 0, of: bySize(2, 3, 6, 10), each: 2, what: "sending services, assumed" },
    source: ["scuba", "ej"],
  },
  {
    day: "60",
    step: "Certificate templates: ESC1, 4, 6, 8, 15, 16 closed, where there is a certification authority",
    domain: "Servers",
    pace: { fixed: 1, of: bySize(10, 15, 25, 40), each: 5, what: "templates, assumed" },
    when: DIRECTORY,
    source: ["locksmith", "ej"],
  },
  {
    day: "60",
    step: "Privileged workstations in use for Tier 0",
    domain: "Servers",
    pace: { fixed: 2, ...OF_ADMINISTRATORS, each: 2 },
    when: all(LARGER, DIRECTORY),
    source: ["privaccess", "ej"],
  },
  {
    day: (brief) => (brief.holds(TENANT) ? "60" : "90"),
    step: "Devices enrolled, rules of compliance",
    domain: "Endpoint",
    pace: { fixed: 1, ...OF_DEVICES, each: 100 },
    licence: (brief) => `Intune, in ${plans(brief)}`,
    when: MANAGED,
    source: ["ca-templates", "ej"],
  },
  {
    day: (brief) => (brief.holds(TENANT) ? "60" : "90"),
    step: "Endpoints onboarded, attack-surface rules from audit to block",
    domain: "Endpoint",
    pace: { fixed: 1.5, ...OF_DEVICES, each: 120 },
    licence: (brief) =>
      brief.holds(all(SEATS, none(ACADEMIC)))
        ? `Defender for Business, in ${base(brief)}${besideF3(brief)}`
        : atList("Defender for Endpoint P2", "defender-endpoint-p2", brief.users)(brief),
    source: ["scuba", "sec-price"],
  },
  {
    day: "90",
    step: (brief) =>
      brief.holds(DLP) ? "Labels, and loss prevention in simulation" : "Four to six classes of data agreed",
    domain: "Data",
    pace: { fixed: 2, ...OF_USERS, each: 250 },
    licence: (brief) => (brief.holds(DLP) ? lossPrevention(brief) : "none"),
    source: ["purview", "ej"],
  },
  {
    day: "90",
    step: "Sentinel connectors and ten detection rules",
    domain: "Monitoring",
    pace: { fixed: 4, of: bySize(2, 3, 6, 10), what: "sources of logs, assumed" },
    licence: "by volume",
    when: SIEM_ADVISED,
    source: ["sentinel", "zt"],
  },
  {
    day: "90",
    step: (brief) => `Restore of a server${brief.holds(DIRECTORY) ? " and of the directory" : ""} rehearsed`,
    domain: "Backup",
    pace: { fixed: 0, of: (brief) => (brief.holds(DIRECTORY) ? 2 : 1), what: "× a rehearsal of a day" },
    source: ["ej"],
  },
  {
    day: "90",
    step: "Score measured again",
    domain: "all",
    pace: { fixed: 0, of: interviews, each: INTERVIEWS_A_DAY, what: "interviews" },
    source: ["scuba", "ej"],
  },
];
/** All days of the road map at the rate of the role that does most of them. */
function stepsSum(brief: Brief): { days: number; cost: string } {
  const days = chosenRows(STEPS, brief).reduce((sum, { pace }) => sum + stepDays(pace, brief), 0);
  const { currency } = brief;
  return { days, cost: formatAmount(days * rateOf(RATE_CARDS[currency], "Engineer"), currency) };
}
const ROAD_MAP: PackTable = {
  id: "security.plan",
  section: "solution",
  heading: "30/60/90-day plan",
  intro: (brief) => {
    const { days, cost } = stepsSum(brief);
    return `Day 0 is the acceptance of the road map. The steps come to ${figure(days)} person-days, ${cost} at the engineer's rate, without design, training and project management; neither is in this budget.`;
  },
  caption: "Steps, days with how they are counted (planning assumptions), and licence consequence",
  when: ASSESSMENT,
  columns: ["By day|number", "Step", "Domain", "Days|number", "Counted as", "Licence"],
  rows: STEPS.map(({ day, step, domain, pace, licence = "none", when, source }) => ({
    cells: [day, step, domain, (brief) => `${stepDays(pace, brief)}`, (brief) => paceText(pace, brief), licence],
    ...(when ? { when } : {}),
    source,
  })),
};

/** What is read, how, and what comes of it; an assessment has no architecture before its findings. */
function assessmentDiagram(brief: Brief): Diagram {
  const sources = [
    { id: "people", label: "People", note: `${plural(interviews(brief), "interview")}` },
    brief.holds(TENANT)
      ? { id: "tenant", label: "Microsoft tenant", note: "policies, roles, logs" }
      : { id: "tenant", label: "Sign-in and mail in use", note: "no Microsoft tenant" },
    { id: "devices", label: "Devices and servers", note: `${figure(brief.devices)} and ${brief.serverRange} planned` },
  ];
  if (brief.holds(DIRECTORY))
    sources.push({
      id: "directory",
      label: "Active Directory",
      note: plural(brief.domainControllers, "domain controller"),
    });
  const readBy = brief.holds(TENANT) ? "read-only accounts" : "exports, filed by its administrators";
  return {
    zones: [
      { title: "Read and asked", nodes: sources },
      {
        title: "Measured",
        nodes: [
          { id: "evidence", label: "Evidence register", note: "two pieces for each score" },
          { id: "score", label: "Scorecard", note: "eight domains, 0 to 3" },
        ],
      },
      {
        title: "Handed over",
        nodes: [
          { id: "quick", label: "Quick wins", note: "set, with the way back filed" },
          { id: "map", label: "Road map", note: "30, 60 and 90 days" },
        ],
      },
    ],
    edges: [
      { from: "people", to: "evidence", label: "minutes, confirmed" },
      { from: "tenant", to: "evidence", label: readBy },
      { from: "devices", to: "evidence", label: "inventory, sample" },
      ...(brief.holds(DIRECTORY) ? [{ from: "directory", to: "evidence", label: "read-only scripts" }] : []),
      { from: "evidence", to: "score", label: "weighed" },
      { from: "score", to: "quick", label: "below one day" },
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
          label: !brief.holds(WATCHED) ? "Client's IT" : "Those who watch",
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
    { from: "access", to: "apps", label: "granted, limited or refused" },
    ...(brief.holds(ENDPOINT) ? [{ from: "devices", to: "xdr", label: "endpoint signals, HTTPS 443" }] : []),
    ...(brief.holds(WATCHED)
      ? [
          { from: "access", to: "xdr", label: "identity signals" },
          { from: "xdr", to: "oncall", label: "incidents" },
        ]
      : []),
    ...(brief.holds(SIGN_IN_LOG)
      ? [
          { from: "access", to: "log", label: "sign-ins" },
          { from: "log", to: "oncall", label: "break-glass alert" },
        ]
      : []),
  ];
  if (brief.holds(SIEM)) edges.push({ from: "xdr", to: "sentinel", label: "logs, kept 12 months" });
  if (brief.holds(TIERED)) {
    zones.push({
      title: "Tier 0, on the premises",
      nodes: [
        { id: "dc", label: "Domain controllers", note: `${brief.domainControllers} planned` },
        { id: "adcs", label: besideControllers(brief).replace("c", "C") },
        { id: "paw", label: "Privileged workstations", note: `${brief.administrators}` },
      ],
    });
    edges.push(
      { from: "dc", to: "xdr", label: "identity sensor, HTTPS 443" },
      { from: "adcs", to: "xdr", label: "identity sensor" },
      { from: "paw", to: "dc", label: "the only way in" },
      { from: "pim", to: "paw", label: "rights for hours, not for good" },
    );
  } else edges.push({ from: "pim", to: "apps", label: "rights for hours, not for good" });
  return { zones, edges };
}

export const SECURITY: Pack = {
  id: "security",
  noun: "security project",
  deliverable: (brief) =>
    brief.holds(ASSESSMENT)
      ? `a scored assessment of the security of ${plural(brief.users, "user")}, in which every score rests on two pieces of evidence, and a road map that can be budgeted`
      : brief.holds(IDENTITY)
        ? `multi-factor authentication, staged access policies with the device as a condition, and controlled privileges for ${plural(brief.users, "user")}, on top of a scored assessment of eight domains`
        : brief.holds(DETECTION)
          ? `detection and response over ${signalsOf(brief)} for ${plural(brief.users, "user")}, with run books and a tested incident process, on top of a scored assessment of eight domains`
          : `a hardened control plane (Tier 0) of Active Directory with ${plural(brief.domainControllers, "domain controller")}, attack paths closed and recovery rehearsed, on top of a scored assessment of eight domains`,
  situation: (brief) =>
    brief.has("cloud-maturity", "no-cloud")
      ? brief.holds(TENANT)
        ? `Some of Microsoft's cloud services are in use all the same, so accounts can be attacked from anywhere${brief.holds(ON_PREMISES) ? `, while ${brief.hasDirectory ? "servers and directory" : "servers"} still stand on the premises` : ""}.`
        : brief.holds(ASSESSMENT)
          ? "Nothing runs in the cloud yet, so directory, servers and backups on the premises are measured first."
          : `Nothing runs in the cloud yet, so hardening begins on the premises, and the first control that comes from the cloud is ${brief.holds(POLICIES) ? "the sign-in" : "the watch over the directory"}.`
      : brief.holds(none(TENANT))
        ? `${brief.has("current-technologies", "none") ? "What" : "No service of Microsoft's cloud was named, so what"} protects sign-in, mail and devices today is not known.`
        : brief.values("security-requirements").length > 1
          ? `Which of the ${brief.values("security-requirements").length} protections asked for are in place already has still to be measured, and comes first.`
          : "",
  reworded: (text, brief) =>
    brief.holds(DETECTION)
      ? text
          .replace("endpoints, mail, identities and cloud apps", signalsOf(brief))
          .replace(brief.holds(SIEM) ? /^$/ : ", with logs kept where regulation asks for it", "")
      : brief.holds(ADMINISTRATORS_ONLY)
        ? text.replace("services, synchronisation and backup", "services and backup")
        : text,
  scope: {
    inside: [
      { text: "Assessment of eight domains with tool evidence and score", by: "score" },
      {
        text: "Exchange Server: version, updates and what the internet reaches, in the first weeks",
        by: "Exchange Server",
        when: EXCHANGE,
      },
      { text: "Quick wins below one day each", by: "quick wins" },
      { text: "Break-glass accounts and separate administrators, tested", by: "break-glass accounts", when: MEASURED },
      {
        text: "Emergency account of the directory and separate administrators, tested",
        by: "emergency account",
        when: all(UNREAD, DIRECTORY),
      },
      {
        text: "Emergency account of the sign-in in use and separate administrators, tested",
        by: "emergency account",
        when: all(UNREAD, none(DIRECTORY)),
      },
      {
        text: "Directory synchronisation and device enrolment",
        by: "directory synchronisation",
        when: all(SYNCHRONISES, ENROLS_JOINING),
      },
      {
        text: "Directory synchronisation",
        by: "directory synchronisation",
        when: all(SYNCHRONISES, none(ENROLS_JOINING)),
      },
      {
        text: "Tenant for the administrators' accounts and the identity sensors",
        by: "tenant with break-glass",
        when: all(NEW_TENANT, TIER0, none(POLICIES)),
      },
      { text: "A tenant of Microsoft", by: "tenant with break-glass", when: all(NEW_TENANT, POLICIES) },
      {
        text: "Accounts brought over from the present identity provider, devices enrolled",
        by: "accounts brought over",
        when: all(JOINING, none(DIRECTORY)),
      },
      { text: "Devices joined or enrolled, with rules of compliance", by: "rules of compliance", when: ENROLS },
      { text: "Conditional Access in stages", by: "enforcement of policies", when: POLICIES },
      { text: "A set of rules for accounts of pupils", by: "access policy", when: PUPILS },
      { text: "Eligible roles with approval and access review", by: "eligible roles", when: BUILD },
      { text: "Privileged workstations", by: "privileged workstations", when: WORKSTATIONS },
      { text: "Defender onboarding and run books", by: "roll-out of detection", when: ENDPOINT },
      { text: "Labels and loss prevention, from simulation to block", by: SIMULATION, when: all(BUILD, DLP) },
      { text: "Sentinel with connectors and retention", by: "Sentinel workspace", when: SIEM },
      {
        text: "Azure subscription for the log workspace and, through Azure Arc, for the sensors of the servers",
        by: "alert",
        when: all(SERVER_SENSORS, none(is("current-technologies", "azure-services"))),
      },
      {
        text: "Azure subscription for the log workspace",
        by: "alert",
        when: all(BUILD, none(SERVER_SENSORS, is("current-technologies", "azure-services"))),
      },
      ...["certificate servers", "certificate and synchronisation servers"].flatMap((beside, place) =>
        ["", ", Exchange Server"].map((mail) => ({
          text: `Tier 0: domain controllers, ${beside}${mail}`,
          by: "tier 0",
          when: all(
            TIERED,
            place === 0 ? ADMINISTRATORS_ONLY : none(ADMINISTRATORS_ONLY),
            mail ? EXCHANGE : none(EXCHANGE),
          ),
        })),
      ),
      { text: "Off-line backup of the directory and its recovery plan", by: "off-line backup", when: TIERED },
      {
        text: "Review of certificate templates (ESC1, 4, 6, 8, 15, 16), where there is a certification authority",
        by: "score",
        when: all(DIRECTORY, any(TIERED, ASSESSMENT)),
      },
      {
        text: "Review of certificate templates, where there is a certification authority; findings are handed over with their fix",
        by: "score",
        when: DIRECTORY_QUICKLY,
      },
      { text: "30/60/90-day plan with licence consequence", by: "road map with licence consequence", when: ASSESSMENT },
    ],
    outside: [
      "Monitoring of alerts, by day or night",
      (brief) => (brief.holds(all(ENDPOINT, none(SERVER_SENSORS))) ? "Detection on servers" : ""),
      (brief) =>
        brief.holds(all(BUILD, DIRECTORY, none(TIERED)))
          ? `Sensors of Defender for Identity on domain controllers${brief.holds(any(SINGLES, SUITE)) ? " (the licence is in the suite: a step after this project)" : ""}`
          : "",
      "Penetration test",
      "Legal and regulatory advice",
      "Rewriting of applications",
      "Physical security",
    ],
  },
  options: [
    {
      name: "Measured assessment with evidence",
      when: ASSESSMENT,
      description: "Tools, interviews and two pieces of evidence for each score, then the order of work",
      against: "Some weeks pass before the large gaps are closed",
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
      source: ["scuba", "ej"],
    },
    {
      name: "Self-assessment by the client's team",
      when: ASSESSMENT,
      description: "The same questions, answered by the team in two workshops",
      against: "Those who run the systems judge them; no auditor accepts it as evidence",
      cannot: {
        when: ASSESSMENT,
        why: "each score is to rest on evidence that somebody outside the team has read, and here those who run the systems judge themselves",
      },
      estimate: {
        days: 10,
        weeks: 30,
        keeps: ["Security keys"],
        lines: [],
        without: "the days of the client's own team",
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
      source: ["ej"],
    },
    {
      name: "Build at once, without measuring",
      outline: BUILD_AT_ONCE,
      when: ASSESSMENT,
      description: "Policies, privileges and detection from the first week",
      against: "Money goes to the loudest gap, and no number shows afterwards what changed",
      estimate: {
        days: { row: "security", percent: 100 },
        weeks: 225,
        keeps: ["Security keys"],
        lines: [],
        without: "the licences of the build, due from its first day",
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
      source: ["ej"],
    },
    {
      name: "Tiering in the present forest",
      when: TIER0,
      description: "Tier 0 listed, administered from workstations of its own, closed to everybody else",
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
      name: "New forest for administration",
      outline: ADMIN_FOREST,
      when: TIER0,
      description: "Administrators live in a small forest that the present one trusts",
      against: "Two forests to patch and back up; the rapid modernisation plan does without one",
      estimate: {
        days: 160,
        weeks: 150,
        keeps: { but: [] },
        lines: [
          { price: "windows-standard", quantity: 4, kind: "one-off" },
          { price: "operations-day", quantity: 12, kind: "yearly" },
        ],
        without: "the people who run a second forest",
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
      name: "Sign-in moved to Entra ID, the directory emptied",
      when: TIER0,
      description: "Devices and applications leave the directory one after the other",
      against: "The directory stays open to attack until the last application has left",
      cannot: {
        when: TIER0,
        why: "it leaves the directory open for as long as the move takes; it is the step after this project, on a directory that can bear the wait",
      },
      estimate: {
        days: 150,
        weeks: 160,
        keeps: { but: [] },
        lines: [],
        without: "applications that know only Kerberos or NTLM, and their replacement",
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
      name: "Conditional Access with rights on request",
      when: IDENTITY,
      description: "Own policies in stages, devices as a condition, roles that are activated for hours",
      against: "Licences of the P1 and P2 class, and policies that somebody must keep",
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
      name: "Security defaults of the tenant",
      when: IDENTITY,
      description: "One switch: a second factor for all, old protocols closed, nothing to set",
      against: "No exception, no condition on devices, standing administrators, no break-glass outside the rule",
      cannot: {
        when: IDENTITY,
        why: "it knows neither a condition on devices nor rights on request, and these two are what was asked for",
      },
      estimate: {
        days: 45,
        weeks: 50,
        keeps: ["Security keys"],
        lines: [],
        without: "licences for mail and devices, rights on request, access reviews",
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
      name: "Sign-in left with the present provider",
      outline: LEFT_SIGN_IN,
      when: all(IDENTITY, NEW_TENANT, none(DIRECTORY)),
      description: "Its own second factor, conditions and roles are set and tested; no tenant is opened",
      against: "Devices are neither managed nor watched by the same rules, and what can be set depends on its plan",
      cannot: {
        when: any(MANAGED, ENDPOINT, DLP, is("security-requirements", "data-encryption")),
        why: "it leaves devices unmanaged, and what was asked for needs them managed",
      },
      estimate: {
        days: 70,
        weeks: 80,
        keeps: ["Security keys", "Security keys for shift workers", "Privileged access workstations"],
        lines: [],
        without: (brief) =>
          `a higher plan of that provider, by quotation; devices and their detection${brief.holds(SIEM) ? "; one place for all logs" : ""}`,
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
      name: "Second factor and single sign-on of another provider",
      outline: OTHER_SIGN_IN,
      when: IDENTITY,
      description: "Sign-in through a product beside Entra ID",
      against: "Rules in two places; risk signals of devices and of sign-ins are not combined",
      estimate: {
        days: 95,
        weeks: 100,
        keeps: { but: ["Entra ID P2 for knowledge workers", EMS] },
        lines: [
          { price: "third-party-sign-in", quantity: (brief) => brief.users, kind: "monthly" },
          {
            price: "intune-p1",
            quantity: (brief) => (brief.holds(SUITE_OF_PARTS) ? suiteHolders(brief) : 0),
            kind: "monthly",
          },
        ],
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
        `Entra${brief.holds(SIEM) ? ", Defender and Sentinel" : " and Defender"}, joined in one queue`,
      against: "The licence level limits what is possible",
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
      name: "Mixture with third-party products",
      outline: {
        ...MIXTURE,
        parts: MIXTURE.parts.with(-1, (brief) =>
          brief.holds(SUITE)
            ? "policies of Entra ID as in A, those by risk for administrators alone"
            : "policies of Entra ID as in A",
        ),
      },
      when: DETECTION,
      description: "The present tools stay, and their gaps are filled",
      against: "Several consoles and agents, and no place where all alerts meet",
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
            "present contracts until they end, and a second console to staff",
            ...(brief.holds(SIEM) ? ["one place for all logs"] : []),
            ...(brief.holds(DLP) ? ["loss prevention of other makers, by quotation"] : []),
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
      description: "A partner watches around the clock, on the native stack",
      against: "A monthly fee; a partner knows little of the business, and decisions stay with the client",
      cannot: {
        when: DETECTION,
        why: "it is A with the watch handed over, which “Who watches at night” decides and any later month can add",
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
        `Outside every policy, ${brief.holds(ASSESSMENT) ? "each use found in the sign-in log" : "alert on use"}`,
      when: MEASURED,
      source: ["mfa-mandatory"],
    },
    {
      name: "Privileged access workstations",
      bill: ["Privileged access workstations"],
      count: (brief) => brief.administrators,
      size: "4 cores, 16 GB, 256 GB",
      purpose: "No mail, no browsing; administration only",
      when: WORKSTATIONS,
      source: ["privaccess"],
    },
    {
      name: "Identity sensors",
      bill: [
        EMS,
        "Defender for Identity",
        "Defender and Purview suites for the sensitive group",
        "Microsoft 365 E5 for the sensitive group",
        "Step from Microsoft 365 E3 to E5",
        "Defender suite on Microsoft 365 E3",
        "Step from A3 to A5, academic",
      ],
      count: sensors,
      size: (brief) =>
        `on each controller, certificate ${syncServers(brief) > 0 ? "and synchronisation " : ""}server; 2 cores and 6 GB free on each`,
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
        "Defender for Endpoint P2 for shift workers",
        "Defender for Business",
        "Defender for Business for shift workers",
        "Defender for Servers P1",
        "Microsoft 365 A3 as the base, academic",
        "Microsoft 365 E5 for the sensitive group",
        "Step from Microsoft 365 E3 to E5",
        "Defender suite on Microsoft 365 E3",
        "Step from A3 to A5, academic",
      ],
      count: sensed,
      size: "agent of the platform",
      purpose: (brief) => `Detection and response on every device${brief.holds(SERVER_SENSORS) ? " and server" : ""}`,
      when: ENDPOINT,
      source: ["sec-price"],
    },
    {
      name: "Log workspace",
      bill: ["Sentinel ingestion", "Sentinel data lake for firewall logs"],
      count: 1,
      size: (brief) =>
        `${figure(logGb(brief))} GB a month${firewallGb(brief) ? `, and ${figure(firewallGb(brief))} GB of firewall logs in the lake` : ""}`,
      purpose: "Sentinel in the Defender portal; 90 days in the analytics tier, 12 months in the lake",
      when: SIEM,
      source: ["sentinel"],
    },
    {
      name: "Log workspace",
      bill: ["Log workspace for the sign-in log"],
      count: 1,
      size: (brief) => `${figure(signInGb(brief))} GB a month`,
      purpose: "Takes the sign-in log; a rule on it raises the alert of the break-glass accounts",
      when: SIGN_IN_LOG,
      source: ["ej"],
    },
    {
      name: "Log collector",
      free: "no charge",
      count: (brief) => (brief.sites > 3 ? 2 : 1),
      size: "Linux, 4 cores, 8 GB, on a host of the client",
      purpose: "Takes the logs of firewalls and sends them on",
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
        "Entra ID P2 for knowledge workers",
        "Business Premium as the base",
        "Microsoft 365 A3 as the base, academic",
        "Microsoft 365 E5 for the sensitive group",
        "Step from Microsoft 365 E3 to E5",
        "Defender suite on Microsoft 365 E3",
        "Step from A3 to A5, academic",
      ],
      count: (brief) => chosenPolicies(brief).length,
      size: "service",
      purpose: "From report-only to enforced",
      when: POLICIES,
      source: ["ca-templates"],
    },
    {
      name: "Conditional Access policies",
      bill: ["Entra ID P2"],
      count: (brief) => (brief.holds(MANAGED) ? 2 : 1),
      size: "for administrators",
      purpose: (brief) =>
        `CA03, phishing-resistant sign-in${brief.holds(MANAGED) ? "; CA06, from a compliant device" : ""}`,
      when: all(TIER0, none(POLICIES)),
      source: ["ca-templates"],
    },
    {
      name: "Synchronisation server",
      free: "no charge",
      count: (brief) => (brief.holds(LARGER) ? 2 : 1),
      size: (brief) =>
        `${brief.holds(ENROLS_JOINING) ? "Connect Sync" : "Cloud Sync"}, 2 cores, 4 GB, on a server of the client${brief.holds(LARGER) ? (brief.holds(ENROLS_JOINING) ? "; the second one in staging" : "; an agent on each") : ""}`,
      purpose: "Accounts and password hashes to Entra ID; administered like a domain controller",
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
      purpose: "Scripts over accounts, rights and delegation; certificate check (Locksmith)",
      when: all(UNREAD, DIRECTORY),
      source: ["locksmith", "ej"],
    },
    {
      name: "Exports",
      free: "no charge",
      count: 3,
      size: "filed by the client's administrators",
      purpose: "Accounts and their sign-in, rules of the mail service, inventory of devices",
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
          medium: "eight domains, servers with backup and network with monitoring",
          large: "one for each domain, two more for those that the sponsor names",
          enterprise: "two for each domain: head office and one further site",
        })[brief.size],
      result: (brief) => `${interviews(brief)}`,
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      quantity: "Log volume a month",
      formula: foundBy("log-volume", "users × 0.1 GB + servers × 2 GB"),
      result: (brief) =>
        `${brief.given("log-volume") === null ? `${figure(brief.users)} × 0.1 + ${brief.servers.plan} × 2 = ` : ""}${figure(logGb(brief))} GB`,
      when: SIEM,
      source: ["ej"],
    },
    {
      quantity: "Firewall logs a month, in the data lake",
      formula: "one firewall a site × 3 GB a day × 30 days",
      result: (brief) =>
        firewallGb(brief)
          ? `${brief.sites} × 3 × 30 = ${figure(firewallGb(brief))} GB${brief.given("log-volume") === null ? "" : ", beside the volume given, which is too small for them"}`
          : "inside the volume given",
      when: SIEM,
      source: ["ej"],
    },
    {
      quantity: "Sign-in log a month",
      formula: (brief) => {
        if (isSignInCapped(brief)) return "users × 0.05 GB, at most the volume given for all logs";
        return brief.holds(POLICIES) ? "users × 0.05 GB, rounded up" : "administrators alone";
      },
      result: (brief) =>
        `${brief.holds(POLICIES) && !isSignInCapped(brief) ? `${figure(brief.users)} × 0.05 = ` : ""}${figure(signInGb(brief))} GB`,
      when: SIGN_IN_LOG,
      source: ["ej"],
    },
    {
      quantity: "Identity sensors",
      formula: (brief) =>
        `domain controllers + a certificate server${["", " + a synchronisation server", " + 2 synchronisation servers"][syncServers(brief)]}${sensors(brief) < rolesWatched(brief) ? `, on ${plural(brief.servers.plan, "server")}` : ""}`,
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
      when: ENDPOINT,
      source: ["ej"],
    },
    {
      from: "Servers on the premises",
      to: "Azure Arc and Defender service",
      port: "TCP 443 outbound",
      purpose: "Onboarding of the server sensors",
      when: all(SERVER_SENSORS, none(SIEM)),
      source: ["ej"],
    },
    {
      from: "Servers on the premises",
      to: "Azure Arc, Defender service and log workspace",
      port: "TCP 443 outbound",
      purpose: "Onboarding of the server sensors; security events by the Azure Monitor agent",
      when: SERVER_EVENTS,
      source: ["ej"],
    },
    {
      from: "Servers on the premises",
      to: "Azure Arc and log workspace",
      port: "TCP 443 outbound",
      purpose: "Security events by the Azure Monitor agent",
      when: all(SIEM, none(SERVER_SENSORS)),
      source: ["ej"],
    },
    {
      from: "Synchronisation server",
      to: "Entra ID",
      port: "TCP 443 outbound",
      purpose: "Accounts, password hashes, devices",
      when: all(SYNCHRONISES, ENROLS_JOINING),
      source: ["cloudsync"],
    },
    {
      from: "Synchronisation server",
      to: "Entra ID",
      port: "TCP 443 outbound",
      purpose: "Accounts, password hashes",
      when: all(SYNCHRONISES, none(ENROLS_JOINING)),
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
      purpose: "Name behind an address; one of the three is enough",
      when: all(TIERED, none(SMALL)),
      source: ["ej"],
    },
    {
      from: "Privileged workstations",
      to: "Tier 0 servers",
      port: "TCP 5985, 3389",
      purpose: "Administration; refused from everywhere else",
      when: TIERED,
      source: ["privaccess", "ej"],
    },
    {
      from: "Firewalls and appliances",
      to: "Log collector",
      port: "TCP 6514",
      purpose: "Encrypted system log",
      when: SIEM,
      source: ["ej"],
    },
    {
      from: "Log collector",
      to: "Log workspace",
      port: "TCP 443",
      purpose: "Ingestion",
      when: SIEM,
      source: ["sentinel"],
    },
    {
      from: "Assessment tools",
      to: "Domain controllers",
      port: "TCP 389, 636",
      purpose: "Read-only measurement",
      when: any(TIERED, all(ASSESSMENT, DIRECTORY, none(SMALL))),
      source: ["locksmith", "ej"],
    },
  ],
  decisions: [
    {
      title: "Order of work",
      context: (brief) =>
        `${plural(brief.users, "user")}; ${nis2(brief) ? "NIS2 may give a supervisor the right to ask for evidence" : brief.regulated ? "an auditor may ask for evidence" : "no supervisor was named"}.`,
      alternatives: "products first; measurement first; everything at once",
      decision: "Measure, quick wins, identity, then the chosen part in depth.",
      tradeOff: "Some weeks of measurement against money spent in the wrong place",
      confidence: "high",
      ask: "Confirm the scope and the domains that have a target",
      when: BUILD,
      source: ["zt", "ej"],
    },
    {
      title: "Depth of the measurement",
      context: (brief) =>
        `Eight domains, ${plural(interviews(brief), "interview")}; ${nis2(brief) ? "NIS2 may give a supervisor the right to ask for evidence" : brief.regulated ? "an auditor may ask for evidence" : "no supervisor was named"}.`,
      alternatives: "all domains alike; two in depth; two alone",
      decision: "All eight are scored; the two that the sponsor names are measured on a larger sample.",
      tradeOff: "Breadth against certainty where it matters",
      confidence: "high",
      ask: "Confirm the scope and the two domains that matter most",
      when: ASSESSMENT,
      source: ["zt", "ej"],
    },
    {
      title: "What counts as evidence",
      context: "A score that rests on one conversation is an opinion.",
      alternatives: "interview alone; tool alone; two pieces, one of them measured",
      decision:
        "Two pieces for each score: a tool report, log or export, and an interview or document. With one piece the domain is printed as not measured.",
      tradeOff: "A few blanks in the report against a score that an auditor takes apart",
      confidence: "high",
      when: ASSESSMENT,
      source: ["scuba", "ej"],
    },
    {
      title: "Rights of the tools",
      context: (brief) =>
        brief.holds(UNREAD)
          ? "The systems in use are not Microsoft's cloud, so each is read in its own way."
          : "The tools read every policy and role of the tenant.",
      alternatives: "an administrator's account; read-only accounts; exports made by the client",
      decision: (brief) =>
        brief.holds(UNREAD)
          ? "Exports made by the client's administrators, with the consultant looking on; a read-only account where a script must run."
          : "Read-only accounts for named people, with an end date, removed at the read-out; where one is refused, the client exports and the consultant looks on.",
      tradeOff: "Some questions stay open against an account that could change something",
      confidence: "high",
      when: ASSESSMENT,
      source: ["scuba", "ej"],
    },
    {
      title: "What may be changed",
      context: "An assessment finds gaps that could be closed the same day.",
      alternatives: "nothing; quick wins; whatever is found",
      decision:
        "Settings below one day's work, which their owner agrees to and which go back from an export. Everything else goes onto the road map.",
      tradeOff: "Early gain against a change that nobody planned",
      confidence: "high",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      title: "Who reads the findings",
      context: "The report lists the open doors of the organisation.",
      alternatives: "mailed as a file; kept in the client's own store; two versions",
      decision:
        "The full report and the register stay in a store of the client that the sponsor opens to named people; the read-out names no system. A gap that cannot wait is told to the sponsor the same day.",
      tradeOff: "Less convenience against a report in the wrong hands",
      confidence: "high",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      title: "Sign-in",
      context: "Most compromised accounts had no second factor; Microsoft's research puts the protection above 99%.",
      alternatives: "security defaults; own policies",
      decision: (brief) =>
        !brief.holds(POLICIES)
          ? `Administrators sign in with security keys from the first weeks; the policies for everybody are the first step after this project.${brief.holds(TENANT) ? " Security defaults, where they are on, stay until then, and CA03 waits with them: neither goes beside the other." : ""}`
          : `${policyNames(brief)}, from report-only to enforced${brief.holds(TENANT) ? " (no policy can be in force beside security defaults: where these are on, they go off on the first day of the pilot, and CA01, CA02 and CA04 are in force for everybody from that day)" : ""}${brief.holds(LARGER) ? "; risk-based policies for everybody who holds Entra ID P2" : ""}; administrators sign in with phishing-resistant methods only, from the pilot on.`,
      tradeOff: "A prompt now and then against the takeover of accounts",
      confidence: "high",
      when: BUILD,
      source: ["mfa-mandatory", "ca-templates"],
    },
    {
      title: "Synchronisation",
      context: (brief) => `${figure(brief.users)} accounts come from Active Directory.`,
      alternatives: "Cloud Sync; Connect Sync; federation",
      decision: (brief) =>
        `${brief.holds(ENROLS_JOINING) ? "Connect Sync 2.5.79.0 or later, since Cloud Sync knows no hybrid join of devices" : "Cloud Sync, as no device is joined to both sides"}; password hash synchronisation, so that people sign in while the site is down. Its server is administered like a domain controller, and no administrator's account is synchronised.`,
      tradeOff: "One more server to guard against accounts that are kept twice",
      confidence: "high",
      when: SYNCHRONISES,
      source: ["cloudsync", "entra-sync", "ej"],
    },
    {
      title: "Exchange Server",
      context: (brief) =>
        `It signs people in against the directory${brief.holds(POLICIES) ? ", where no Conditional Access policy reaches" : ""}. Versions 2016 and 2019 get no updates.`,
      alternatives: "open as it is; closed except for mail transport; modern hybrid sign-in on Subscription Edition",
      decision: (brief) =>
        `Closed to the internet except for mail transport, in the first weeks. It opens again for phones once it runs Subscription Edition with modern hybrid sign-in, or its mailboxes have moved.${brief.holds(TIERED) ? " Its groups have far-reaching rights over the directory: it stands in Tier 0 until it is gone or runs with split permissions, a step after this project." : ""}`,
      tradeOff: "Mail outside the office by VPN for a time against the server that is attacked first",
      confidence: "high",
      ask: "Approve that Exchange Server is closed to the internet except for mail transport, or accept the risk in writing",
      when: all(BUILD, EXCHANGE),
      source: ["eol", "exo-ews", "ej"],
    },
    {
      title: "Privileges",
      context: "An account that is always an administrator is what every attacker looks for.",
      alternatives: "standing rights; rights activated on request, with approval",
      decision: (brief) =>
        `Roles are activated for hours, the highest only with approval; separate cloud-only accounts; two to four global administrators, as the CIS benchmark asks (the CISA baseline allows eight). Nobody approves their own request, so ${brief.administrators < 3 ? (brief.administrators === 1 ? "the administrator and one more person approve" : "both administrators and a third person approve") : "each of these roles has two approvers, one of them within reach outside office hours"}.`,
      tradeOff: "A minute for each activation against a permanent target",
      confidence: "high",
      ask: (brief) => `${namedAdministrators(brief)}, and the two keepers of the emergency keys`,
      when: BUILD,
      source: ["scuba", "privaccess"],
    },
    {
      title: "Emergency access",
      context: "A quick win that goes wrong must not lock everybody out.",
      alternatives: "none; one account; two accounts outside every rule",
      decision: (brief) =>
        brief.holds(UNREAD)
          ? "One emergency account with its password in a safe, and an account for administration beside the one for mail, before the first quick win."
          : "Two break-glass accounts with keys in two safes, and an account for administration beside the one for mail, before the first quick win.",
      tradeOff: "A day of preparation against a lockout",
      confidence: "high",
      ask: (brief) =>
        `${namedAdministrators(brief)}, and ${brief.holds(UNREAD) ? "the keeper of the emergency password" : "the two keepers of the emergency keys"}`,
      when: ASSESSMENT,
      source: ["mfa-mandatory", "ej"],
    },
    { ...CENTRAL_LOG, when: all(any(WATCHED, SIEM), none(SERVER_EVENTS)) },
    { ...CENTRAL_LOG, when: SERVER_EVENTS, source: ["sentinel", "servers-grant", "ej"] },
    {
      title: "Who watches at night",
      context: "An alert that nobody reads protects nobody.",
      alternatives: "own shift; partner; nobody",
      decision: (brief) =>
        `${
          brief.holds(SEATS)
            ? `The client's own people in office hours; at other times ${brief.holds(ENDPOINT) ? "Defender isolates what it is sure of, and " : ""}a partner acts within the run book once its fee is approved.`
            : "Own team by day, partner by night and at weekends once its fee is approved."
        } Planning estimate ${partnerFee(brief)} a month, in no sum of this document until it is quoted.${brief.jurisdiction === "eu" && brief.holds(is("industry", "finance")) ? " Under DORA such a partner is a provider of ICT services: clauses in its contract, an entry in the register and a plan for leaving it come with it." : ""}`,
      tradeOff: "A monthly fee against hours in which nobody sees an intrusion",
      confidence: "medium",
      ask: (brief) =>
        `Approve a partner ${brief.holds(SEATS) ? "who watches day and night" : "for nights and weekends"}, at ${partnerFee(brief)} a month (planning estimate), or accept the risk in writing`,
      due: "design",
      when: WATCHED,
      source: ["ej"],
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) =>
        brief.holds(DLP)
          ? `${lackingAsked(brief)} E5 for ${people(brief.knowledge)} (${formatAmount(PRICES["e3-to-e5"].low * brief.knowledge, "USD")} a month at list price above E3), or E3 with the Defender suite, which leaves devices and Teams out of loss prevention`
          : `${lackingAsked(brief)} the Defender suite on E3 for ${people(brief.knowledge)} (about ${formatAmount(PRICES["defender-suite"].low * brief.knowledge, "USD")} a month), or leave out what stands on it`,
      due: "design",
      when: SUITE,
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) =>
        brief.holds(OWNED)
          ? `${lackingAsked(brief)} ${GROUP_SUITES} for ${people(sensitive(brief))} (${inDollars(PRICES["bp-suites"].low * sensitive(brief))} a month at list price), or leave devices and Teams out of loss prevention${brief.holds(WATCHED_DIRECTORY) ? `; approve Defender for Identity for the other ${figure(watchedAlone(brief))} (${inDollars(PRICES["defender-identity"].low * watchedAlone(brief))} a month), or accept that attacks on the directory are not seen` : ""}`
          : `${approvePlans(brief)}${held(brief) ? `; approve ${GROUP_SUITES} for ${people(sensitive(brief))} of them` : `, with ${GROUP_SUITES} for ${people(sensitive(brief))} among them, or say which of these licences are held`}`,
      due: "design",
      when: all(GROUP, SEATS),
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) =>
        `${lackingAsked(brief)} Entra ID P2 for ${people(brief.knowledge)} (${formatAmount(PRICES["entra-p2"].low * brief.knowledge, "USD")} a month at list price), or leave the policies by risk out`,
      due: "design",
      when: RISK_ALONE,
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) => `${lackingAsked(brief)} the licences of this design, ${singlesAsked(brief)}`,
      due: "design",
      when: ONE_BY_ONE,
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) => `${approvePlans(brief)}${held(brief) ? "" : ", or say which of these licences are held"}`,
      due: "design",
      when: NEW_PLANS,
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) =>
        `${lackingAsked(brief)} Defender for Identity for ${people(brief.users)} (${brief.holds(ACADEMIC) ? ceiling("defender-identity", brief.users) : `${formatAmount(PRICES["defender-identity"].low * brief.users, "USD")} a month at list price`}), or accept that attacks on the directory are not seen`,
      due: "design",
      when: all(WATCHED_DIRECTORY, none(GROUP, NEW_PLANS)),
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) =>
        `${lackingAsked(brief)} A5 for ${people(brief.users)} on its academic quotation, which is not included here, or leave out what stands on A5`,
      due: "design",
      when: ACADEMIC_SUITE,
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) =>
        `${lackingAsked(brief)} ${besideA3(brief)} on academic quotation, which is not included here, or leave out what stands on it`,
      due: "design",
      when: all(BESIDE_A3, none(NEW_PLANS, WATCHED_DIRECTORY)),
    },
    {
      ...LICENCE_LEVEL,
      ask: (brief) => `Approve ${base(brief)} for ${people(lacking(brief))} more`,
      due: "design",
      when: NOTHING_BESIDE,
      asked: (brief) => lacking(brief) > 0,
    },
    { ...LICENCE_LEVEL, when: NOTHING_BESIDE, asked: (brief) => lacking(brief) === 0 },
    {
      title: "Wards and medical devices",
      context:
        "Clinicians share workstations and cannot wait for a prompt; some devices may be changed by their manufacturers only.",
      alternatives: "the rules of the office; no rules; a group of their own",
      decision: (brief) =>
        `${brief.holds(POLICIES) ? "Ward workstations are a group of their own: sign-in by security key, handed over by fast user switching. " : ""}No ward workstation is isolated automatically: the run book has the ward called first. Medical devices get no sensor without their manufacturer's consent; they are listed with owner and network, and the client keeps them in a network of their own.`,
      tradeOff: "Slower containment on wards against a patient whose record cannot be opened",
      confidence: "medium",
      ask: "Confirm that no ward workstation is isolated automatically, and name who is called on each ward",
      due: "design",
      when: all(ENDPOINT, is("industry", "healthcare")),
      source: ["ej"],
    },
    {
      title: "Payments",
      context: "People who enter or release payments are targeted individually.",
      alternatives: "the rules of everybody; a group of its own; a separate machine",
      decision:
        "People who enter or release payments are a group of their own and sign in as administrators do: CA03 covers them, with a passkey in the Authenticator app. Entering and releasing stay in two hands.",
      tradeOff: "A longer sign-in for a few against one stolen session that pays",
      confidence: "high",
      when: PAYMENTS,
      source: ["ej"],
    },
    {
      title: "Computers of the plant",
      context: "Machines on the line may not restart, and their manufacturers allow little beside their own software.",
      alternatives: "the rules of the office; no rules; a group of their own",
      decision: (brief) =>
        `${brief.holds(ENDPOINT) ? "Plant computers are a group of their own: sensor only where the manufacturer agrees, attack-surface rules stay in audit, and none is isolated automatically; the run book has the shift lead called first. " : "Plant computers are listed with owner, network and way in. "}Remote maintenance gets named accounts that are opened for a visit and closed after it.`,
      tradeOff: "Slower containment on the line against a line that a false alarm stops",
      confidence: "medium",
      ask: (brief) =>
        `Name the computers of the plant and who speaks for them${brief.holds(ENDPOINT) ? ", and confirm that none is isolated automatically" : ""}`,
      due: "design",
      when: all(BUILD, is("industry", "manufacturing")),
      source: ["ej"],
    },
    {
      title: "Tills and season",
      context: "A till that is isolated or asks for a second factor sells nothing.",
      alternatives: "the rules of the office; no rules; a group of their own",
      decision: (brief) =>
        `Tills are a group of their own, in a network that the client keeps apart${brief.holds(POLICIES) ? "; they sign in as devices, the staff on them with the account of the till system, and with their own everywhere else" : ""}.${brief.holds(ENDPOINT) ? " Their sensor goes in outside the season, and none is isolated automatically: the run book has the store called first." : ""}`,
      tradeOff: "Tills that are less protected than the office against a day without sales",
      confidence: "medium",
      ask: (brief) =>
        `Name the tills and the network they stand in${brief.holds(ENDPOINT) ? ", and confirm that none is isolated automatically" : ""}`,
      due: "design",
      when: all(any(ENDPOINT, POLICIES), is("industry", "retail")),
      source: ["ej"],
    },
    { ...PUPIL_ACCOUNTS, when: PUPILS },
    {
      title: "Accounts of suppliers",
      context:
        "Specialist applications of a public body are looked after by their suppliers, often by shared accounts.",
      alternatives: "shared accounts; accounts of staff; named guests with an end date",
      decision:
        "Each person of a supplier has a named account with a second factor, an end date of at most 12 months and an owner in the department; shared accounts are closed as their contract is renewed.",
      tradeOff: "A list to keep for each contract against a way in that nobody answers for",
      confidence: "high",
      when: all(BUILD, is("industry", "government")),
      source: ["ej"],
    },
    {
      title: "Developers and build machines",
      context: "A build machine that is taken over signs what customers install.",
      alternatives: "the rules of the office; no rules; treated like administrators",
      decision: (brief) =>
        `Build machines and keys for signing are listed with the administrators' accounts: no stored secrets, no standing rights. Developers raise their rights on request.${brief.holds(ENDPOINT) ? " On their machines attack-surface rules stay in audit until the exclusions are agreed." : ""}`,
      tradeOff: "A pause before an elevated task against a product that carries somebody else's code",
      confidence: "medium",
      when: all(BUILD, is("industry", "technology")),
      source: ["ej"],
    },
    {
      title: "Service accounts with rights over the directory",
      context: (brief) => `${estate(brief)} often run with rights of a domain administrator, because that was easiest.`,
      alternatives: "left as they are; moved one by one; isolated with an end date",
      decision:
        "Each is listed in phase 1 with its owner. It moves to a managed account with the rights that its vendor names, or it is isolated with an end date; none is a domain administrator at go-live.",
      tradeOff: "A test with each vendor against one forgotten password that opens everything",
      confidence: "high",
      when: TIER0,
      source: ["privaccess", "ej"],
    },
    {
      title: "Control plane",
      context: "Who controls the directory controls everything.",
      alternatives: "leave as it is; tiering; a new forest",
      decision: (brief) =>
        `Tiering: domain controllers, the hosts that they run on, ${besideControllers(brief)},${brief.holds(EXCHANGE) ? " Exchange Server," : ""} their backup and whatever has an agent on them (management, monitoring) are managed from privileged workstations only; LAPS everywhere; sign-in between tiers refused. Before an administrator joins Protected Users the password is changed once, so that AES keys exist; no service account joins, since the group refuses NTLM, delegation and sessions above four hours.`,
      tradeOff: "Separate accounts and machines against one stolen password for everything",
      confidence: "high",
      when: TIERED,
      source: ["privaccess", "ej"],
    },
    {
      title: "Exceptions",
      context: "Some systems cannot follow a policy.",
      alternatives: "granted by word of mouth; written, with an owner and an end date",
      decision: "Each exception has an owner, a compensating control and an end date of at most 180 days.",
      tradeOff: "A register to keep against holes that everybody forgets",
      confidence: "high",
      when: any(POLICIES, ENDPOINT),
      source: ["ej"],
    },
  ],
  bill: [
    {
      item: "Entra ID P2",
      quantity: approvers,
      formula: (brief) =>
        `one for each administrator${approvers(brief) > brief.administrators ? ", and for the other person who approves" : ""}`,
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
        `one for each ${brief.holds(SINGLES) ? `knowledge worker${sensitive(brief) ? " without E5" : ""}` : "user"}; holds Entra ID P2, Intune and Defender for Identity`,
      price: "ems-e5",
      kind: "monthly",
      when: SUITE_OF_PARTS,
      requirement:
        "multi-factor authentication, zero trust architecture, identity management, mobile device management",
      source: ["ej"],
    }),
    {
      item: "Entra ID P2 for knowledge workers",
      quantity: (brief) => brief.knowledge,
      formula: "one for each knowledge worker",
      price: "entra-p2",
      kind: "monthly",
      when: RISK_ALONE,
      requirement: "multi-factor authentication, zero trust architecture, identity management",
      source: ["ca-templates"],
    },
    {
      item: "Microsoft 365 A3 as the base, academic",
      quantity: (brief) => brief.users,
      formula: "one for each member of staff, by academic quotation",
      stock: "user-licences",
      kind: "monthly",
      when: all(PLANS, ACADEMIC),
      owned: OWNED,
      requirement: "multi-factor authentication, zero trust architecture, mobile device management",
      source: ["ej"],
    },
    {
      item: "Step from A3 to A5, academic",
      quantity: (brief) => brief.users,
      formula: (brief) => `one for each member of staff, ${ceiling("e3-to-e5", brief.users)}`,
      kind: "monthly",
      when: ACADEMIC_SUITE,
      requirement: "threat protection, data loss prevention, identity management",
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
      requirement: "multi-factor authentication, zero trust architecture, mobile device management",
      source: ["m365-price"],
    },
    {
      item: "Step from Microsoft 365 E3 to E5",
      quantity: (brief) => brief.knowledge,
      formula: "one for each knowledge worker",
      price: "e3-to-e5",
      kind: "monthly",
      when: all(SUITE, DLP),
      requirement: "threat protection, data loss prevention, identity management",
      source: ["m365-price"],
    },
    {
      item: "Defender suite on Microsoft 365 E3",
      quantity: (brief) => brief.knowledge,
      formula: "one for each knowledge worker; holds Entra ID P2 and the Defender products",
      price: "defender-suite",
      kind: "monthly",
      when: all(SUITE, none(DLP)),
      requirement: "threat protection, identity management",
      source: ["ej"],
    },
    {
      item: "Microsoft 365 E5 for the sensitive group",
      quantity: sensitive,
      formula: "a fifth of the knowledge workers; carries Entra ID P2, Intune and the Defender products",
      price: "m365-e5",
      kind: "monthly",
      when: all(GROUP, SINGLES),
      requirement: "data loss prevention",
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 F3 for shift workers",
      quantity: onF3,
      formula: (brief) =>
        covered(brief) > 0
          ? "the other shift workers"
          : say(foundBy("shift-workers", "40% of users in sectors with shift work"), brief),
      price: "m365-f3",
      kind: "monthly",
      when: all(PLANS, none(ACADEMIC, SINGLES)),
      owned: OWNED,
      requirement: "multi-factor authentication, zero trust architecture, mobile device management",
      source: ["m365-price"],
    },
    {
      item: "Microsoft 365 F1 for shift workers",
      quantity: (brief) => brief.frontline,
      formula: foundBy("shift-workers", "40% of users in sectors with shift work"),
      price: "m365-f1",
      kind: "monthly",
      when: SINGLES, // without office programs and mail, as for knowledge workers
      requirement: "multi-factor authentication, zero trust architecture, mobile device management",
      source: ["m365-price"],
    },
    {
      item: "Defender for Endpoint P2 for shift workers",
      quantity: (brief) => brief.frontline,
      formula: (brief) => `one for each shift worker; ${detectsNothing(brief)}`,
      price: "defender-endpoint-p2",
      kind: "monthly",
      when: all(ENDPOINT, LARGER, none(ACADEMIC, TIER0)),
      requirement: "threat protection",
      source: ["sec-price", "ej"],
    },
    {
      item: "Defender for Business for shift workers",
      quantity: onF3,
      formula: "one for each shift worker on F3, which has no detection on devices",
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
        `one for each member of staff, ${ceiling("defender-endpoint-p2", brief.users)}; A3 has no detection on devices`,
      kind: "monthly",
      when: any(all(SEATS, ACADEMIC, ENDPOINT, none(TIER0)), BESIDE_A3_ALONE),
      requirement: "threat protection",
      source: ["ej"],
    },
    ...academically({
      item: "Defender for Endpoint P2",
      quantity: (brief) => (brief.holds(SINGLES) ? others(brief) : brief.users),
      formula: (brief) =>
        brief.holds(TIER0)
          ? "one for each user"
          : `one for each knowledge worker${sensitive(brief) ? " without E5" : ""}`,
      price: "defender-endpoint-p2",
      kind: "monthly",
      when: ENDPOINT_P2,
      requirement: "threat protection",
      source: ["sec-price"],
    }),
    {
      item: "Defender for Business",
      quantity: (brief) => brief.users,
      formula: "one for each user; sold to 300 of them",
      price: "defender-business",
      kind: "monthly",
      when: ENDPOINT_BUSINESS,
      requirement: "threat protection",
      source: ["ej"],
    },
    ...academically({
      item: "Entra ID P1",
      quantity: (brief) => brief.users,
      formula: "one for each user, for Conditional Access",
      price: "entra-p1",
      kind: "monthly",
      when: P1_ALONE,
      requirement: "multi-factor authentication, zero trust architecture",
      source: ["sec-price"],
    }),
    ...academically({
      item: EMS_E3,
      quantity: (brief) => brief.users,
      formula: "one for each user; holds Entra ID P1 and Intune",
      price: "ems-e3",
      kind: "monthly",
      when: P1_WITH_INTUNE,
      requirement: "multi-factor authentication, zero trust architecture, mobile device management",
      source: ["ms-july"],
    }),
    {
      item: "Intune Plan 1",
      quantity: (brief) => brief.administrators,
      formula: "one for each administrator, for the state of devices",
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
          ? "one for each shift worker in the directory"
          : `one for each user in the directory${sensitive(brief) ? " without the suites" : ""}`,
      price: "defender-identity",
      kind: "monthly",
      when: any(all(SEATS, TIERED), all(TIER0, none(SUITE_OF_PARTS)), all(any(SINGLES, SUITE), TIERED)),
      requirement: "threat protection",
      source: ["sec-price"],
    }),
    {
      item: "Defender for Servers P1",
      quantity: (brief) => brief.servers.plan,
      formula: "each server",
      price: "defender-servers-p1",
      kind: "monthly",
      when: SERVER_SENSORS,
      requirement: "threat protection",
      source: ["sec-price"],
    },
    {
      item: "Defender and Purview suites for the sensitive group",
      quantity: sensitive,
      formula: "a fifth of the knowledge workers, beside Business Premium",
      price: "bp-suites",
      kind: "monthly",
      when: all(GROUP, SEATS),
      requirement: "data loss prevention",
      source: ["bp-suites"],
    },
    {
      item: "Step from A3 to A5 for the sensitive group, academic",
      quantity: (brief) => Math.ceil(brief.knowledge / 5),
      formula: (brief) => `a fifth of the staff, ${ceiling("e3-to-e5", Math.ceil(brief.knowledge / 5))}`,
      kind: "monthly",
      when: all(BUILD, SEATS, DLP, ACADEMIC),
      requirement: "data loss prevention",
      source: ["ej"],
    },
    {
      item: "Sentinel ingestion",
      quantity: logGb,
      formula: "GB of the sizing table",
      price: "sentinel-gb",
      kind: "monthly",
      when: SIEM,
      requirement: "detection",
      source: ["sentinel"],
    },
    {
      item: "Sentinel data lake for firewall logs",
      quantity: firewallGb,
      formula: "GB of the sizing table, taken in and processed once",
      price: "sentinel-lake-gb",
      kind: "monthly",
      when: SIEM,
      requirement: "detection",
      source: ["sentinel"],
    },
    {
      item: "Log workspace for the sign-in log",
      quantity: signInGb,
      formula: "GB of the sizing table",
      price: "log-storage",
      kind: "monthly",
      when: SIGN_IN_LOG,
      requirement: "detection",
      source: ["ej"],
    },
    {
      item: "Privileged access workstations",
      quantity: (brief) => brief.administrators,
      formula: "one for each administrator; ordered with the project, for phase 2",
      price: "privileged-workstation",
      kind: "one-off",
      when: WORKSTATIONS,
      requirement: "privileges",
      source: ["privaccess"],
    },
    {
      item: "Security keys for shift workers",
      quantity: (brief) => brief.frontline,
      formula: "one for each shift worker; those with a company phone need none",
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
        `by quotation, where a partner is chosen to watch${!brief.holds(DETECTION) ? "" : `; option C calculates with a planning estimate of ${formatAmount(PRICES["managed-detection-user"].low, "USD")} to ${formatAmount(PRICES["managed-detection-user"].high, "USD")} a user and month${watched(brief) > brief.users ? `, for ${FEWEST_WATCHED} at least` : ""}`}`,
      kind: "monthly",
      when: WATCHED,
      requirement: "detection",
      source: ["ej"],
    },
  ],
  features: [
    {
      by: "Assessment:",
      objectives: ["enhance-security", "compliance-objective"],
      source: ["ej"],
    },
    {
      by: "Eligible roles",
      objectives: ["enhance-security", "compliance-objective"],
      when: BUILD,
      source: ["scuba"],
    },
    {
      by: "Assessment:",
      objectives: ["cost-reduction"],
      when: ENDPOINT,
      source: ["ej"],
    },
    {
      by: "Assessment:",
      objectives: ["cost-reduction"],
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      by: "Assessment:",
      objectives: ["cost-reduction"],
      when: all(BUILD, OWNED),
      source: ["ej"],
    },
    {
      by: "Discovery",
      objectives: ["cost-reduction"],
      when: JOINING,
      source: ["ej"],
    },
    {
      by: "Enforcement of policies",
      objectives: ["productivity", "enhance-security"],
      when: DEVICE_RULES,
      source: ["ca-templates"],
    },
    {
      by: "Enforcement of policies",
      objectives: ["productivity", "enhance-security"],
      when: all(POLICIES, none(DEVICE_RULES)),
      source: ["ca-templates", "ej"],
    },
    {
      by: "Enforcement of policies",
      objectives: ["remote-work"],
      when: POLICIES,
      source: ["ca-templates"],
    },
    {
      by: "Assessment:",
      objectives: ["remote-work"],
      when: ASSESSMENT,
      source: ["zt", "ej"],
    },
    {
      by: "rivileged workstations",
      objectives: ["remote-work"],
      when: TIER0,
      source: ["privaccess"],
    },
    {
      by: "Tiering",
      objectives: ["scalability"],
      when: TIER0,
      source: ["privaccess", "ej"],
    },
    {
      by: "Tiering",
      objectives: ["digital-transformation", "innovation"],
      when: TIER0,
      source: ["privaccess", "ej"],
    },
    {
      by: "sensors",
      objectives: ["enhance-security", "productivity"],
      when: all(WATCHED, any(ENDPOINT, TIERED)),
      source: ["sec-price", "ej"],
    },
    {
      by: "evidence register",
      objectives: ["compliance-objective"],
      source: ["ej"],
    },
    {
      by: QUICK_WINS,
      objectives: ["innovation", "digital-transformation"],
      when: all(BUILD, none(ADMINISTRATORS_ONLY)),
      source: ["scuba"],
    },
    {
      by: "Enforcement of policies",
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
        brief.holds(ASSESSMENT)
          ? "Targets are for 90 days after the road map is accepted; 1 is reached for a part, 2 for all but listed exceptions."
          : "Targets are for the second measurement, in the last phase; 1 is reached for a part, 2 for all but listed exceptions. A domain without a target is measured and gets its quick wins, nothing more.",
      caption: "Eight domains, weight, what scores 0 and 3, and the target",
      columns: ["Domain", "Weight|number", "0", "3", "Evidence", "Target|number"],
      rows: DOMAINS.map(({ name, weight, none: zero, full, evidence, target, source }) => ({
        cells: [name, `${weight}%`, zero, full, evidence, (brief) => `${target(brief) ?? "none"}`],
        source,
      })),
    },
    ROAD_MAP,
    {
      id: "security.steps",
      section: "solution",
      heading: "Steps and their place in the plan",
      caption: "Steps and licence consequence, with task and last week of the work plan",
      when: BUILD,
      columns: ["Step", "Task and week", "Domain", "Licence"],
      rows: [
        {
          cells: [
            "Exchange Server closed to the internet except for mail transport, or updated",
            due(EXPOSED),
            "Mail",
            "none",
          ],
          when: EXCHANGE,
          source: ["eol", "ej"],
        },
        {
          cells: ["Two break-glass accounts, tested", due(BREAK_GLASS), "Identity", "none"],
          source: ["mfa-mandatory"],
        },
        {
          cells: [
            "Separate cloud-only administrators (MS.AAD.7.3), global administrators counted",
            due(BREAK_GLASS),
            "Identity",
            "none",
          ],
          source: ["scuba"],
        },
        {
          cells: [
            (brief) => (brief.holds(MAIL_IN_TENANT) ? "External forwarding off, consent limited" : "Consent limited"),
            due(QUICK_WINS),
            (brief) => (brief.holds(MAIL_IN_TENANT) ? "Mail" : "Identity"),
            "none",
          ],
          when: none(ADMINISTRATORS_ONLY),
          source: ["scuba"],
        },
        {
          cells: [
            (brief) =>
              `Remote desktop${brief.holds(SHAREPOINT_SERVER) ? ", SharePoint Server" : ""} and servers without updates closed to the internet`,
            due(QUICK_WINS),
            "Servers",
            "none",
          ],
          when: ON_PREMISES,
          source: ["eol", "zt"],
        },
        {
          cells: [
            "LAPS on every device, krbtgt password changed twice, a day apart",
            due(QUICK_WINS),
            "Servers",
            "none",
          ],
          when: DIRECTORY_QUICKLY,
          source: ["ej"],
        },
        {
          cells: [
            "Eligible roles, approval for the highest (MS.AAD.7.4 to 7.9)",
            due(ELIGIBLE),
            "Identity",
            "Entra ID P2",
          ],
          source: ["scuba"],
        },
        {
          cells: [
            (brief) =>
              `Administrators sign in with security keys, by policy (CA03)${brief.holds(TENANT) ? " where security defaults are off" : ""}`,
            due(ELIGIBLE),
            "Identity",
            "Entra ID P2",
          ],
          when: all(TIER0, none(POLICIES)),
          source: ["ca-templates"],
        },
        {
          cells: [
            "Sentinel connectors and ten detection rules",
            due("Sentinel workspace and connectors"),
            "Monitoring",
            "by volume",
          ],
          when: SIEM,
          source: ["sentinel", "zt"],
        },
        {
          cells: [
            (brief) =>
              `List of Tier 0, with ${syncServers(brief) > 0 ? "synchronisation, " : ""}certificates and backup`,
            due("Inventory of Tier 0"),
            "Servers",
            "none",
          ],
          when: TIERED,
          source: ["privaccess", "ej"],
        },
        {
          cells: [
            "Off-line copy of the directory that its administrators cannot delete",
            due(OFF_LINE),
            "Backup",
            "none",
          ],
          when: TIERED,
          source: ["ej"],
        },
        {
          cells: ["Certificate templates: ESC1, 4, 6, 8, 15, 16 closed", due(TEMPLATES), "Servers", "none"],
          when: TIERED,
          source: ["locksmith"],
        },
        {
          cells: [
            "LAPS on every device, krbtgt password changed twice, a day apart",
            due(TEMPLATES),
            "Servers",
            "none",
          ],
          when: TIERED,
          source: ["ej"],
        },
        {
          cells: ["Privileged workstations in use", due(PRIVILEGED), "Servers", "none"],
          when: WORKSTATIONS,
          source: ["privaccess"],
        },
        {
          cells: ["Labels and loss prevention in simulation", due(SIMULATION), "Data", lossPrevention],
          when: all(BUILD, DLP),
          source: ["purview"],
        },
        {
          cells: ["Loss prevention from simulation to block, after 30 days of it", due(HANDOVER), "Data", "as above"],
          when: all(BUILD, DLP),
          source: ["purview", "ej"],
        },
        {
          cells: ["Devices joined or enrolled, their state reported", due("Devices joined"), "Endpoint", "Intune"],
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
            "Accounts brought over, device enrolment set up",
            due("Accounts brought over"),
            "Identity, Endpoint",
            "Intune",
          ],
          when: all(JOINING, none(DIRECTORY)),
          source: ["ca-templates", "ej"],
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
          cells: [
            "Accounts of pupils: no invitation of guests, no registration of a phone",
            due(ENFORCEMENT),
            "Identity",
            "none",
          ],
          when: PUPILS,
          source: ["ej"],
        },
        {
          cells: [
            (brief) =>
              `Endpoints${brief.holds(SERVER_SENSORS) ? " and servers" : ""} onboarded${brief.holds(MAIL_IN_TENANT) ? ", mail presets Standard, SPF, DKIM and DMARC published" : ""}`,
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
            "Tiers apart: sign-in locally, by Remote Desktop, as a batch job and as a service denied to accounts of another tier; administrators in Protected Users, AES keys only",
            due(TIERING),
            "Servers",
            "none",
          ],
          when: TIERED,
          source: ["privaccess", "ej"],
        },
        {
          cells: [
            (brief) =>
              `Controllers require LDAP signing and channel binding once events 2889 and 3039 have named no client for two weeks${brief.holds(SMALL) ? "" : "; Print Spooler off"}`,
            due(TIERING),
            "Servers",
            "none",
          ],
          when: TIER0,
          source: ["ej"],
        },
        {
          cells: ["Attack-surface rules from audit to block", due(RULES_BLOCK), "Endpoint", detectionPlan],
          when: ENDPOINT,
          source: ["ej"],
        },
        {
          cells: [
            (brief) => `${brief.holds(SMALL) ? "One incident" : "Two incidents"} rehearsed by the run books`,
            due("Exercise: "),
            "Monitoring",
            "none",
          ],
          source: ["ej"],
        },
        {
          cells: [
            (brief) => `Restore of ${brief.holds(TIERED) ? "the directory" : "a server"} rehearsed`,
            due("Exercise: "),
            "Backup",
            "none",
          ],
          source: ["ej"],
        },
        {
          cells: ["Second measurement", due("Second measurement"), "all", "none"],
          source: ["scuba"],
        },
      ],
    },
    ACCESS_POLICIES,
    {
      id: "security.esc",
      section: "security",
      heading: "Certificate services in the review",
      intro:
        "Locksmith reads the templates and the authority; what is open to everybody is unpublished as a quick win.",
      caption: "Test cases of the certificate review",
      when: TIERED, // elsewhere findings are handed over, and nothing is corrected
      columns: ["Code", "Test", "Fix"],
      rows: [
        {
          cells: ["ESC1", "Templates whose requester names the subject", "subject from the directory or approval"],
          source: ["locksmith"],
        },
        { cells: ["ESC4", "Who may write to templates", "owner and permissions reset"], source: ["locksmith"] },
        { cells: ["ESC6", "Alternative names from request attributes", "flag cleared"], source: ["locksmith"] },
        {
          cells: ["ESC8", "Web enrolment open to relayed sign-ins", "remove, or HTTPS with channel binding"],
          source: ["locksmith"],
        },
        {
          cells: ["ESC15", "Version 1 templates (CVE-2024-49019)", "patch, unpublish"],
          source: ["locksmith", "mdi-adcs"],
        },
        { cells: ["ESC16", "SID extension disabled on the authority", "list cleared"], source: ["locksmith"] },
      ],
    },
    {
      id: "security.run-books",
      section: "support",
      heading: "Run books",
      caption: "First steps for the likeliest incidents",
      when: BUILD,
      columns: ["Incident", "First 15 minutes", "Within the hour", "Decides"],
      rows: [
        {
          cells: [
            "Account taken over",
            (brief) =>
              brief.holds(ADMINISTRATORS_ONLY)
                ? "disable, reset the password, end sessions on servers"
                : "disable, revoke sessions",
            (brief) =>
              brief.holds(ADMINISTRATORS_ONLY)
                ? "where it signed in, groups it changed, services under its name"
                : "mailbox rules, consents, devices of the account",
            "Security lead",
          ],
          source: ["ej"],
        },
        {
          cells: [
            (brief) => `Malware on ${fragile(brief).device}`,
            (brief) => `${fragile(brief).first}, cut its way to the internet`,
            "isolate or replace it with their word, scope by file and address",
            "Security lead",
          ],
          when: all(ENDPOINT, any(...FRAGILE.map(({ when }) => when))),
          source: ["ej"],
        },
        {
          cells: ["Malware on a device", "isolate", "scope by file and address, reset the user", "Security lead"],
          when: ENDPOINT,
          source: ["ej"],
        },
        {
          cells: [
            "Phishing wave",
            "remove the messages, block the sender",
            "find who clicked, reset their passwords and sessions",
            "Client IT lead",
          ],
          when: all(ENDPOINT, MAIL_IN_TENANT),
          source: ["ej"],
        },
        {
          cells: [
            "Signs of attack on a domain controller",
            "stop sign-in to Tier 0, leave the machine running",
            "call the incident partner, prepare the reset of krbtgt",
            "Sponsor",
          ],
          when: TIERED,
          source: ["ej"],
        },
        {
          cells: [
            "Data sent outside",
            "block the link",
            "what and whose data, who must be told and by when",
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
      title: "Break-glass accounts with their alert, separate administrators",
      kind: "build",
      role: "Engineer",
      weight: 1.5,
      holds: accountDays,
      mark: "emergency",
      deliverable: "Tested accounts, keys in two safes",
      when: all(BUILD, TENANT),
    },
    {
      phase: 2,
      title: "Break-glass accounts and separate administrators",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 1.5,
      holds: accountDays,
      mark: "emergency",
      deliverable: "Tested accounts, keys in two safes",
      when: all(ASSESSMENT, TENANT),
    },
    {
      phase: 2,
      title: "Emergency account and separate administrators",
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
      title: "Tenant with break-glass accounts, their alert and separate administrators",
      kind: "build",
      role: "Engineer",
      weight: 3,
      holds: accountDays,
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
        `Score of eight domains with evidence, baseline report, quick-win list${brief.holds(DIRECTORY) ? ", certificate templates reviewed (Locksmith)" : ""}${brief.holds(TIER0) ? ", attack paths (BloodHound), service accounts with rights over the directory listed" : ""}`,
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
        `Raw result of each tool or export, filed with day and version${brief.holds(DIRECTORY) ? ", certificate templates reviewed (Locksmith)" : ""}`,
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
      deliverable:
        "Users told the day and their way to mail, list of what was published, each closed, updated or with an owner and a date",
      when: all(BUILD, EXCHANGE),
    },
    {
      phase: 1,
      title: "Exchange Server: version and what the internet reaches, read first",
      waits: ["kick-off"],
      kind: "discovery",
      role: "Engineer",
      weight: 1,
      deliverable: "Finding told to the sponsor the same day",
      when: all(ASSESSMENT, EXCHANGE),
    },
    {
      phase: 1,
      title: QUICK_WINS,
      waits: ["emergency", "inventory"],
      kind: "build",
      stopsAs: "rollout",
      role: "Engineer",
      weight: 3,
      holds: 0.5,
      deliverable: "Quick-win list closed, old settings exported",
      when: all(BUILD, none(DIRECTORY_QUICKLY)),
    },
    {
      phase: 1,
      title: QUICK_WINS,
      waits: ["emergency", "inventory"],
      kind: "build",
      stopsAs: "rollout",
      role: "Engineer",
      weight: 6,
      holds: 1,
      deliverable:
        "Quick-win list closed, passwords of local administrators rotated (event 10018 of LAPS), krbtgt changed twice",
      when: DIRECTORY_QUICKLY,
    },
    {
      phase: 1,
      title: "Access policy and privilege design",
      kind: "design",
      role: "Architect",
      weight: 3,
      holds: (brief) => (brief.holds(SMALL) ? 1 : 0),
      deliverable: (brief) =>
        `Policies with their groups and exclusions, roles with approvers, form for exceptions${brief.holds(ENDPOINT) ? "" : ", run books in draft"}`,
      when: BUILD,
    },
    ...(["Architect", "Engineer"] as const).map(
      (role): TaskRow => ({
        phase: 2,
        title: ELIGIBLE,
        waits: [],
        carries: ["identity-management"],
        kind: "build",
        role,
        weight: 3,
        holds: 0.5,
        most: 12,
        deliverable: (brief) =>
          `No standing administrator, approvers named, minutes of the first review${outsiders(brief)}`,
        // beside the review alone, an architect of a small project would do it in the last week of the build
        when: role === "Engineer" ? all(BUILD, SMALL) : all(BUILD, none(SMALL)),
      }),
    ),
    {
      phase: 2,
      title: (brief) => `Directory synchronisation${brief.holds(ENROLS_JOINING) ? " and device enrolment" : ""}`,
      mark: "platform",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 11,
      deliverable: (brief) =>
        `Identities in the tenant${brief.holds(ENROLS_JOINING) ? ", devices enrolled by group policy" : ""}, ${connected(brief)} connected to Entra ID`,
      when: SYNCHRONISES,
    },
    {
      phase: 2,
      title: "Accounts brought over from the present identity provider, device enrolment set up",
      mark: "platform",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 11,
      deliverable: (brief) =>
        `Identities in the tenant, devices of the pilot enrolled, the others at their users' first sign-in before their wave, ${connected(brief)} connected to Entra ID`,
      when: all(JOINING, none(DIRECTORY)),
    },
    {
      phase: 2,
      title: "Assessment: interviews and measurement of eight domains",
      waits: [],
      kind: "discovery",
      role: "Architect",
      weight: 10,
      holds: (brief) => Math.max(2, interviewDays(brief)), // with the measurement
      deliverable: "Minutes, measurements with evidence",
      when: ASSESSMENT,
    },
    {
      phase: 2,
      title: QUICK_WINS,
      waits: ["tools", "emergency"],
      kind: "build",
      stopsAs: "rollout",
      role: "Engineer",
      weight: 3,
      deliverable: "Quick-win list closed",
      when: ASSESSMENT,
    },
    {
      phase: 2,
      title: "Devices joined or enrolled, rules of compliance",
      mark: "platform", // disks are encrypted by policy once devices report
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 4,
      deliverable: "Devices report their state, those without a policy as not compliant, no rule refuses yet",
      when: ENROLS,
    },
    {
      phase: 2,
      title: "Policies report-only, log review",
      waits: ["platform"],
      kind: "build",
      stopsAs: "discovery",
      role: "Engineer",
      weight: 3,
      holds: 0.5,
      deliverable: "Each “Report-only: Failure” of the sign-in log explained, jobs that sign in as people listed",
      when: POLICIES,
    },
    {
      phase: 2,
      title: (brief) =>
        brief.holds(POLICIES)
          ? "Pilot: endpoints and sensors; policies in force for the IT team and 10% of users"
          : "Onboarding pilot: endpoints and sensors",
      kind: "pilot",
      role: "Engineer",
      weight: (brief) => (brief.holds(POLICIES) ? 6 : 4),
      deliverable: (brief) =>
        `Sensors report for 5 days beside the present product, conflicts and exclusions listed${brief.holds(POLICIES) ? ", refused sign-ins explained" : ""}`,
      when: ENDPOINT,
    },
    {
      phase: 2,
      title: "Pilot: administrators on their workstations alone, sign-ins between tiers audited",
      waits: "all",
      kind: "pilot",
      role: "Engineer",
      weight: 1,
      deliverable: "Each sign-in of a Tier 0 account outside Tier 0 (event 4624) explained",
      when: all(TIER0, none(ENDPOINT, POLICIES)),
    },
    {
      phase: 2,
      title: "Pilot of the policies: in force for the IT team and 10% of users",
      kind: "pilot",
      role: "Engineer",
      weight: 3,
      deliverable: "Pilot report with tickets, refused sign-ins and their cause",
      when: all(POLICIES, none(ENDPOINT)),
    },
    {
      phase: 2,
      title: "Identity sensors on controllers and certificate servers",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 2,
      holds: (brief) => Math.max(0.5, sensors(brief) / SENSORS_A_DAY),
      deliverable:
        "Audit policy that the sensors need set (Test-MDIConfiguration), every sensor reports, first findings read",
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
        `Connectors, agents on ${brief.holds(SERVER_SENSORS) ? "the pilot's servers" : "servers"} through Azure Arc, ten rules each tried with a test event, cost alert, daily cap`,
      when: SIEM,
    },
    {
      phase: 2,
      title: "Inventory of Tier 0, privileged workstations",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: (brief) => (brief.holds(TIER0) ? 6 : 4),
      holds: (brief) => 1 + brief.administrators / WORKSTATIONS_A_DAY,
      deliverable: "Tier 0 list with owners and agents, a workstation for each administrator, accounts for each tier",
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
      deliverable:
        "Certificate review without findings, passwords of local administrators rotated (event 10018 of LAPS), krbtgt changed twice",
      when: TIERED,
    },
    {
      phase: 2,
      title: OFF_LINE,
      kind: "build",
      role: "Engineer",
      weight: (brief) => (brief.holds(TIER0) ? 4 : 2),
      holds: bySize(0.5, 1, 2, 3),
      deliverable:
        "Copy that no administrator of the directory can delete, plan with the order of controllers and passwords",
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
      deliverable: "Workstations in use, administration refused from elsewhere",
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
      deliverable: (brief) =>
        `Policies in force, ${brief.frontline > 0 && brief.holds(all(BUILD, POLICIES)) ? "keys handed out by the team leads and registered, " : ""}register of exceptions with end dates`,
      when: POLICIES,
    },
    {
      phase: 3,
      title: (brief) =>
        `${DETECTION_ROLLOUT}${brief.holds(SERVER_SENSORS) ? ", servers through Azure Arc" : ""}, attack-surface rules in audit${brief.holds(MAIL_IN_TENANT) ? "; mail presets, sender records" : ""}`,
      mark: "detection",
      waits: [],
      carries: ["threat-protection"],
      kind: "rollout",
      role: "Engineer",
      weight: (brief) => (brief.holds(MAIL_IN_TENANT) ? 5 : 4),
      holds: 1,
      deliverable: (brief) =>
        `98% of devices report, none with two active products${brief.holds(MAIL_IN_TENANT) ? ", presets Standard on every mailbox, SPF, DKIM and DMARC published" : ""}${brief.holds(CLOUD_APPLICATIONS) ? ", Microsoft 365 connected to Defender for Cloud Apps" : ""}, a run book for each incident`,
      when: ENDPOINT,
    },
    {
      phase: 3,
      title: TIERING,
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 5,
      holds: 1,
      deliverable: "Every duty done from its tier, everything else refused, table of duties and accounts",
      when: all(TIERED, none(TIER0)),
    },
    {
      phase: 3,
      title: TIERING,
      waits: [],
      kind: "rollout",
      role: "Engineer",
      weight: 8,
      holds: 1.5,
      deliverable:
        "Every duty done from its tier, service accounts without rights over the directory, attack paths closed",
      when: TIER0,
    },
    {
      phase: 3,
      title: RULES_BLOCK,
      waits: ["detection"],
      kind: "rollout",
      role: "Engineer",
      weight: 1,
      deliverable: "Every hit of the audit (event 1122) explained or excluded by rule, rules in force",
      when: ENDPOINT,
    },
    {
      phase: 3,
      title: "Assessment: score, findings and order of work",
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
      title: "Road map with licence consequence",
      waits: ["analysis"],
      kind: "design",
      role: "Architect",
      weight: 3,
      deliverable: "30/60/90 plan with owners and licences, board paper",
      when: ASSESSMENT,
    },
    {
      phase: 4,
      title: (brief) => `Exercise: ${brief.holds(SMALL) ? "one incident" : "two incidents"}, one restore`,
      kind: "acceptance",
      role: "Architect",
      weight: 3,
      holds: (brief) => (brief.holds(TIERED) ? 1 : 0.5),
      most: 10,
      deliverable: "Exercise record with times, run books corrected",
      when: BUILD,
    },
    {
      phase: 4,
      title: (brief) => `Second measurement${brief.holds(BUILD) ? ", filed in the evidence register" : ""}`,
      kind: "discovery",
      role: "Engineer",
      weight: 2,
      deliverable: (brief) =>
        `Score${brief.holds(UNREAD) ? "" : `${brief.holds(TIER0) ? ", attack paths" : ""} and baseline report`} after`,
    },
    {
      phase: 4,
      title: "Read-out for the board",
      waits: ["report"],
      kind: "acceptance",
      role: "Architect",
      weight: 2,
      deliverable: "Presentation, decisions",
      when: ASSESSMENT,
    },
  ],
  risks: [
    {
      id: "SE1",
      text: "A policy locks out services or administrators",
      likelihood: 3,
      impact: 4,
      mitigation: "Report-only for 7 to 14 days, break-glass tested",
      owner: "Engineer",
      trigger: "A failing sign-in without owner in the report",
      when: POLICIES,
      source: ["ca-templates", "mfa-mandatory"],
    },
    {
      id: "SE2",
      text: ({ brief }) =>
        `A certification authority that nobody named leaves an attack path open to any of ${people(brief.users)}`,
      likelihood: ({ brief }) => (brief.holds(SMALL) ? 2 : 3), // few small organisations have one
      impact: 5,
      mitigation:
        "Certificate templates reviewed in phase 1: those open to everybody are unpublished as a quick win, the others corrected in phase 2; monthly check",
      owner: "Security lead",
      trigger: "A template open to everybody is still published after the quick wins",
      when: TIERED,
      source: ["locksmith"],
    },
    {
      id: "SE3",
      text: ({ brief }) =>
        `Alerts of ${brief.holds(ENDPOINT) ? plural(brief.devices, "device") : "the directory"} are not read by ${plural(brief.administrators, "administrator")} beside their work`,
      likelihood: ({ brief }) => (brief.holds(ENDPOINT) && brief.devices > 50 * brief.administrators ? 4 : 3),
      impact: 4,
      mitigation: "Partner or rota decided before the sensors report",
      owner: "Sponsor",
      trigger: "A high alert open for 24 hours",
      when: WATCHED,
      source: ["ej"],
    },
    {
      id: "SE4",
      text: "The log costs more than planned",
      likelihood: 3,
      impact: 3,
      mitigation: "Source by source, cheap tier for retention, daily cap",
      owner: "Security lead",
      trigger: "120% of the volume of the sizing table",
      when: SIEM,
      source: ["sentinel"],
    },
    {
      id: "SE6",
      text: "The directory cannot be restored",
      likelihood: 2,
      impact: 5,
      mitigation: "Off-line copy before the deny rules, recovery rehearsed",
      owner: "Client IT lead",
      trigger: "No rehearsal in 12 months",
      when: TIERED,
      source: ["ej"],
    },
    {
      id: "SE7",
      text: ({ brief }) => `Some of ${people(brief.users)} find ways round the controls`,
      likelihood: 3,
      impact: 3,
      mitigation: "Messages, champions, fewer prompts on known devices",
      owner: "Client IT lead",
      trigger: "More private cloud services in the log",
      when: POLICIES,
      source: ["ej"],
    },
    {
      id: "SE8",
      text: "Two protection products at once",
      likelihood: 3,
      impact: 2,
      mitigation: "Removal in the same wave",
      owner: "Engineer",
      trigger: "Both active on a device",
      when: ENDPOINT,
      source: ["ej"],
    },
    {
      id: "SE9",
      text: "Scripts that sign in as people stop",
      likelihood: 3,
      impact: 4,
      mitigation:
        "List of jobs and of sign-ins by password alone (ROPC); managed identities or service principals, Azure CLI 2.76 and Az PowerShell 14.3 or later",
      owner: "Engineer",
      trigger: "Interactive account in a job",
      when: all(POLICIES, TENANT),
      source: ["mfa-mandatory"],
    },
    {
      id: "SE13",
      text: "Administrators lock themselves out of a domain controller",
      likelihood: 2,
      impact: 5,
      mitigation: "One controller first, an emergency account of the domain tested, recovery password at hand",
      owner: "Engineer",
      trigger: "A duty that nobody has tried from a privileged workstation",
      when: TIERED,
      source: ["privaccess", "ej"],
    },
    {
      id: "SE11",
      text: "Findings rest on opinions",
      likelihood: 3,
      impact: 4,
      mitigation: "Exports or read-only accounts before the first interview, two pieces of evidence for each score",
      owner: "Client IT lead",
      trigger: "Access missing at the end of week 1",
      when: ASSESSMENT,
      source: ["scuba", "ej"],
    },
    {
      id: "SE12",
      text: ({ plan }) => `No step of the road map is begun by ${formatDay(plan.end + QUARTER_DAYS)}`,
      likelihood: 3,
      impact: 4,
      mitigation: "Owner, effort and licence consequence for each step; a review each quarter",
      owner: "Sponsor",
      trigger: "First review missed",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      id: "SE10",
      text: "Exceptions become permanent",
      likelihood: 3,
      impact: 3,
      mitigation: "End date of at most 180 days, reviewed each month",
      owner: "Security lead",
      trigger: "An exception past its date",
      when: BUILD,
      source: ["ej"],
    },
    {
      id: "SE14",
      text: "A gap is found that cannot wait for the report",
      likelihood: 3,
      impact: 4,
      mitigation: "Told to the sponsor the same day and closed outside the plan",
      owner: "Security lead",
      trigger: "A finding by which somebody outside could sign in today",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      id: "SE15",
      text: "The report falls into the wrong hands",
      likelihood: 2,
      impact: 5,
      mitigation: "Kept in a store of the client for named people; the read-out names no system",
      owner: "Sponsor",
      trigger: "A copy outside the store",
      when: ASSESSMENT,
      source: ["ej"],
    },
  ],
  tests: [
    {
      test: "Sign-in of a test user without second factor, and one with a legacy protocol",
      pass: "refused; the sign-in log shows error 50074 or 50076 by CA02, and 53003 by CA01",
      component: "Identity",
      when: POLICIES,
      source: ["ca-templates"],
    },
    {
      test: "Break-glass sign-in with each key, in a private window",
      pass: "works, alert within 15 minutes",
      component: "Emergency access",
      when: BUILD,
      source: ["mfa-mandatory"],
    },
    {
      test: "Break-glass sign-in with each key, in a private window",
      pass: "works, and is found in the sign-in log",
      component: "Emergency access",
      when: all(ASSESSMENT, TENANT),
      source: ["mfa-mandatory"],
    },
    {
      test: "Sign-in with the emergency account",
      pass: "works, its use is seen in the log, the password is changed and sealed",
      component: "Emergency access",
      when: UNREAD,
      source: ["ej"],
    },
    {
      test: "Score of each domain",
      pass: "two pieces of evidence, named in the register",
      component: "Assessment",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      test: "Sign-in pages of Exchange Server (/owa, /ecp, /ews, /Microsoft-Server-ActiveSync), called from the internet",
      pass: "not reached, or a second factor is asked for",
      component: "Mail",
      when: all(BUILD, EXCHANGE),
      source: ["eol", "ej"],
    },
    {
      test: "Invitation of a guest by a test pupil",
      pass: "refused",
      component: "Accounts of pupils",
      when: PUPILS,
      source: ["ej"],
    },
    {
      test: "Attack paths from an ordinary account to Tier 0, by a collection of rights from the directory (BloodHound), and the certificate review (Invoke-Locksmith), before and after",
      pass: "no path left without a signed exception; no finding of ESC1, 4, 6, 8, 15 or 16",
      component: "Tier 0",
      when: TIER0,
      source: ["privaccess", "locksmith", "ej"],
    },
    directoryRestored(TIER0),
    {
      test: "Table-top exercise of an account takeover",
      pass: "run book followed; minutes to the first call, to the ended session and to the decision whether to notify written down",
      component: "Response",
      when: BUILD,
      source: ["ej"],
    },
    ...detectionTests(DETECTION),
    {
      test: "Activation of a role",
      pass: "a second person approves, nobody their own request; the role expires on time, and its audit log shows both",
      component: "Privileges",
      when: BUILD,
      source: ["scuba"],
    },
    directoryRestored(all(TIERED, none(TIER0))),
    {
      test: "Interactive sign-in of a Tier 0 account on a PC",
      pass: "refused; event 4625 on the PC with status 0xC000015B (kind of sign-in not granted)",
      component: "Tier 0",
      when: TIERED,
      source: ["privaccess"],
    },
    {
      test: "Certificate review (Invoke-Locksmith)",
      pass: "no finding of ESC1, 4, 6, 8, 15 or 16",
      component: "Certificates",
      when: all(TIERED, none(TIER0)),
      source: ["locksmith"],
    },
    ...detectionTests(none(DETECTION)),
    {
      test: "Restore of a server from its backup",
      pass: "it starts, and the hours are written into the recovery plan",
      component: "Recovery",
      when: all(BUILD, none(TIERED)),
      source: ["ej"],
    },
    {
      test: "Log retention setting",
      pass: "90 days in the analytics tier and 12 months in the lake are set; a query finds a sign-in of the first week, and no connector is silent for a day",
      component: "Log",
      when: SIEM,
      source: ["ciso-lib"],
    },
    {
      test: "Baseline report (Invoke-SCuBA) before and after",
      pass: "failures of its Entra ID part down by at least 70%",
      component: "Baseline",
      when: all(POLICIES, TENANT),
      source: ["scuba", "ej"],
    },
    {
      test: "Baseline report (Invoke-SCuBA) of the new tenant",
      pass: "each failure of its Entra ID part is a signed exception with an end date",
      component: "Baseline",
      when: all(POLICIES, none(TENANT)),
      source: ["scuba", "ej"],
    },
    {
      test: "Baseline report before and after the quick wins",
      pass: "every finding of the quick-win list closed",
      component: "Baseline",
      when: all(ASSESSMENT, TENANT),
      source: ["scuba"],
    },
    {
      test: "Quick wins, looked at again in the last phase",
      pass: "each still set, by a new export beside the old; no ticket open on it",
      component: "Baseline",
      when: UNREAD,
      source: ["ej"],
    },
    {
      test: "Each step of the road map",
      pass: "owner, effort, licence consequence and date",
      component: "Road map",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      test: "Minutes of the interviews",
      pass: "confirmed by those who were asked",
      component: "Assessment",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      test: "Accounts of the assessment tools",
      pass: "removed at the end, sign-in log read",
      component: "Assessment",
      when: all(ASSESSMENT, any(TENANT, DIRECTORY)),
      source: ["scuba", "ej"],
    },
    {
      test: "Secure Score at start and end",
      pass: "both printed, the difference explained",
      component: "Baseline",
      when: all(ASSESSMENT, TENANT),
      source: ["scuba", "ej"],
    },
    {
      test: "Legacy sign-ins in 7 days, by the filter “Client app” of the sign-in log",
      pass: "none that succeeded",
      component: "Identity",
      when: all(POLICIES, none(is("security-requirements", "mfa", "zero-trust"))),
      source: ["scuba"],
    },
  ],
  cutover: [
    {
      step: "Quick win announced, present setting exported",
      time: "T−5 days",
      check: "owner agrees, setting filed",
      back: "nothing to take back",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      step: "Quick win set",
      time: "T0",
      check: "sign-in and mail of five people work",
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
      step: "Policy in report-only",
      time: "T−14 days",
      check: "each “Report-only: Failure” in the sign-in log explained, none unknown",
      back: "nothing to take back",
      when: POLICIES,
      source: ["ca-templates"],
    },
    {
      step: (brief) =>
        `Sensors in passive mode beside the present product, on the pilot's devices${brief.holds(SERVER_SENSORS) ? "; servers do not go there by themselves and get the setting ForceDefenderPassiveMode" : ""}`,
      time: "T−14 days",
      check: "98% of the pilot report for 5 days; Get-MpComputerStatus says “Passive Mode”",
      back: "sensor switched off",
      when: ENDPOINT,
      source: ["ej"],
    },
    {
      step: "Sign-ins between tiers audited (event 4624 of Tier 0 accounts outside Tier 0)",
      time: "T−14 days",
      check: "each one explained by a duty, service or scheduled job",
      back: "nothing to take back",
      when: TIER0,
      source: ["privaccess", "ej"],
    },
    {
      step: "Administrators work from their workstations alone",
      time: "T−7 days",
      check: "a week's duties done from them",
      back: "old way used again, reason written down",
      when: TIER0,
      source: ["privaccess", "ej"],
    },
    {
      step: "Policies in force for the pilot of the IT team and 10% of users",
      time: "T−7 days at the latest",
      check: "every refused sign-in explained, no open ticket that stops work",
      back: "remove the group",
      when: POLICIES,
      source: ["ca-templates", "ej"],
    },
    {
      step: "Enforcement by department",
      time: (brief) => `T0 ${following(brief, "onwards").replace("the", "and the")}`,
      check: "no incident open from the departments before",
      back: "department out of the policy",
      when: POLICIES,
      source: ["ej"],
    },
    {
      step: "Present product removed and protection switched on, wave by wave",
      time: (brief) => `T0 ${following(brief, "onwards").replace("the", "and the")}`,
      check: "Get-MpComputerStatus says “Normal” on all of the wave; the old product is gone from each",
      back: "wave back to the present product",
      when: ENDPOINT,
      source: ["ej"],
    },
    {
      step: (brief) =>
        brief.domainControllers === 1
          ? "Deny rules linked to Tier 0, the one domain controller last"
          : "Deny rules linked to one domain controller, then to all of Tier 0",
      time: "T0",
      check: "all duties work from privileged workstations",
      back: "unlink the rule",
      when: TIER0,
      source: ["privaccess", "ej"],
    },
    {
      step: "Tier separation: deny rules linked",
      time: "second half of the rollout",
      check: "all duties work from privileged workstations",
      back: "unlink the rule",
      when: all(TIERED, none(TIER0)),
      source: ["privaccess", "ej"],
    },
    {
      step: "Exclusions emptied",
      time: "last week of the rollout",
      check: "export of the policies names the break-glass accounts and signed exceptions only",
      back: "written exception with end date",
      when: POLICIES,
      source: ["ca-templates"],
    },
    {
      step: "Attack-surface rules from audit to block",
      time: "last weeks of the rollout",
      check: "every hit of the audit (event 1122) of two weeks explained; the last wave follows in hypercare",
      back: "rule back to audit",
      when: ENDPOINT,
      source: ["ej"],
    },
    {
      step: "Standing members of Tier 0 groups removed",
      time: "last week of the rollout",
      check: "Get-ADGroupMember, with groups inside groups, lists the emergency accounts only",
      back: "member restored for a day by an emergency account",
      when: TIER0,
      source: ["privaccess", "ej"],
    },
  ],
  coexistence: (brief) =>
    brief.holds(ASSESSMENT)
      ? "Nothing is replaced: the assessment tools only read, beside the products in use today, and only quick wins change a setting."
      : brief.holds(ENDPOINT)
        ? "Present protection products stay until the new ones report from every device of a wave, and leave in the same wave; two active products on one device are a fault."
        : brief.holds(TIER0)
          ? "For two weeks the old way of administration works beside the new one; then Tier 0 refuses it."
          : "The sign-in methods of today stay usable until a person has registered the new ones.",
  noticed: (brief) =>
    brief.holds(ASSESSMENT)
      ? "Quick wins are set"
      : brief.holds(POLICIES)
        ? `Access policies are enforced${brief.holds(ENDPOINT) ? " and the present protection is replaced" : ""}`
        : "Rules for administrators, who alone notice the work, are linked",
  rollback: (brief) =>
    brief.holds(ASSESSMENT)
      ? "Each quick win goes back to the setting that was exported before it."
      : [
          brief.holds(POLICIES)
            ? "A policy is set back to report-only, or a department taken out of it, within minutes."
            : "A rule is unlinked, or an account put back into its group, within minutes.",
          ...(brief.holds(ENDPOINT) ? ["Attack-surface rules are set back to audit."] : []),
        ].join(" "),
  operations: [
    {
      frequency: "Daily",
      task: "Incident queue; break-glass alerts",
      owner: "Security lead or partner",
      when: all(WATCHED, none(SMALL)),
      source: ["ej"],
    },
    {
      frequency: "Daily",
      task: "Incident queue; break-glass alerts",
      owner: "IT contact or partner",
      when: all(WATCHED, SMALL),
      source: ["ej"],
    },
    {
      frequency: "Weekly",
      task: "New applications with consent; risky users",
      owner: "Security lead",
      when: all(BUILD, LARGER, any(none(TIER0), POLICIES)),
      source: ["scuba"],
    },
    {
      frequency: "Weekly",
      task: "New applications with consent", // the report on users at risk asks for Entra ID P2
      owner: "Security lead",
      when: all(BUILD, any(SEATS, all(TIER0, none(POLICIES))), none(ADMINISTRATORS_ONLY)),
      source: ["scuba"],
    },
    {
      frequency: "Monthly",
      task: "Secure Score; certificate check (Invoke-Locksmith); exceptions; secrets of applications that end within 60 days",
      owner: "Security lead",
      when: TIERED,
      source: ["locksmith", "ej"],
    },
    {
      frequency: "Monthly",
      task: "Secure Score; exceptions; secrets of applications that end within 60 days",
      owner: "Security lead",
      when: all(BUILD, none(TIERED)),
      source: ["scuba", "ej"],
    },
    {
      frequency: "Quarterly",
      task: "Exercise of one run book; test of the break-glass accounts; access review of the roles",
      owner: "Security lead",
      when: BUILD,
      source: ["mfa-mandatory", "scuba", "ej"],
    },
    {
      frequency: "Quarterly",
      task: "Review of the road map: steps done, steps late, owners",
      owner: "Sponsor",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      frequency: "Yearly",
      task: "Recovery of the directory rehearsed from the off-line copy; licence true-up",
      owner: "Client IT lead",
      when: TIERED,
      source: ["ej"],
    },
    { frequency: "Yearly", task: "Measurement of the eight domains", owner: "Sponsor", source: ["ej"] },
  ],
  signals: [
    {
      signal: "Incident of high severity",
      threshold: "nobody on it within 1 hour",
      action: "call the duty lead",
      when: WATCHED,
      source: ["ej"],
    },
    {
      signal: "Devices without sensor",
      threshold: "above 2%",
      action: "list by owner",
      when: ENDPOINT,
      source: ["ej"],
    },
    {
      signal: "Log volume",
      threshold: "20% above the plan",
      action: "source by source",
      when: SIEM,
      source: ["sentinel", "ej"],
    },
    {
      signal: "New member of a Tier 0 group",
      threshold: "any",
      action: "compare with the change record",
      when: TIERED,
      source: ["privaccess"],
    },
  ],
  recovery: [
    {
      service: "Sign-in",
      rpo: "none",
      rto: "15 minutes",
      method: "Break-glass accounts; policy back to report-only",
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
      method: "Emergency account, its password in a safe",
      when: UNREAD,
      source: ["ej"],
    },
    {
      service: "Setting of a quick win",
      rpo: "none",
      rto: "1 hour",
      method: "Export before each quick win",
      when: ASSESSMENT,
      source: ["ej"],
    },
    {
      service: "Directory",
      rpo: "24 hours",
      rto: "24 hours",
      method: "Off-line copy, recovery plan, clean network",
      when: TIERED,
      source: ["ej"],
    },
    {
      service: "Policies and rules",
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
      ifWrong: "Conditional Access and device compliance are not possible; security defaults and a new plan: 2 days",
      task: "Licence export in week 1",
      settledBy: ["user-licences"],
      when: all(PLANS, OWNED),
      source: ["m365-price"],
    },
    {
      text: (brief) => `The ${plural(held(brief), "licence")} held ${held(brief) === 1 ? "is" : "are"} ${base(brief)}.`,
      ifWrong: "The lines that they are set against are counted again: 0.5 day",
      task: "Licence export in week 1",
      asked: (brief) => held(brief) > 0,
      when: SET_OFF,
      source: ["m365-price"],
    },
    {
      text: (brief) => `F3 is held for ${plural(onF3(brief), "shift worker")}.`,
      ifWrong: "The line marked as probably owned becomes due at the printed price",
      task: "Licence export in week 1",
      asked: (brief) => brief.given("user-licences") !== null && onF3(brief) > 0,
      when: all(PLANS, OWNED, none(ACADEMIC)),
      source: ["m365-price"],
    },
    {
      text: licencesHeld,
      ifWrong: "The licence column of the road map is counted again: 0.5 day",
      task: "Licence export in week 1",
      settledBy: ["user-licences"],
      when: all(ASSESSMENT, OWNED),
      source: ["m365-price"],
    },
    {
      text: (brief) => `No Microsoft 365 licence is held; the road map starts from ${base(brief)}.`,
      ifWrong: "The road map begins a step further on, and its licence consequence is smaller",
      task: "Licence export in week 1",
      settledBy: ["user-licences"],
      when: all(ASSESSMENT, TENANT, none(OWNED)),
      source: ["m365-price"],
    },
    {
      text: (brief) =>
        `No tenant of Microsoft is in use, as none of its cloud services was named; identity, data and mail are scored on what is used instead, and the road map starts from ${base(brief)}.`,
      ifWrong: "Baseline report and Secure Score are run as well: +1 day",
      task: "Ask which services carry sign-in, mail and files, in week 1",
      when: UNREAD,
      source: ["ej"],
    },
    {
      text: (brief) =>
        brief.holds(ONE_BY_ONE)
          ? "No Microsoft 365 licence is held; the bill carries what this project needs, and no plan for everybody."
          : "No Microsoft 365 licence is held; the bill carries one for every user.",
      ifWrong: "Licences already held come off the yearly lines, each at its price in the bill",
      task: "Licence export in week 1",
      settledBy: ["user-licences"],
      when: all(BUILD, none(OWNED)),
      source: ["m365-price"],
    },
    {
      text: (brief) =>
        `The policies reach ${connected(brief)} that can use SAML or OpenID Connect, beside Microsoft's own services.`,
      ifWrong: "+0.5 day for each further one; what can use neither keeps its own sign-in",
      task: "Applications with own sign-in, by the way they sign in",
      when: CONNECTS,
      source: ["ej"],
    },
    {
      text: "Everybody who is not counted for a security key has a phone that may carry the second factor.",
      ifWrong: "One security key for each person without such a phone, at its price in the bill",
      task: "Ask the staff before the messages go out",
      when: POLICIES,
      source: ["ej"],
    },
    {
      text: "No incident is under way.",
      ifWrong: "The project stops and an incident partner takes over",
      task: "Look for signs during the assessment",
      source: ["ej"],
    },
    {
      text: (brief) =>
        `${plural(brief.domainControllers, "domain controller")} in one forest${brief.holds(TIERED) ? `, one certification authority${["", " and one synchronisation server", " and 2 synchronisation servers"][syncServers(brief)]}` : ""}.`,
      ifWrong: (brief) =>
        `+1 day for each further two controllers, +5 days for each forest${brief.holds(TIERED) ? "; without an authority its review falls away" : ""}`,
      task: "Read the directory in week 1",
      when: DIRECTORY,
      source: ["ej"],
    },
    {
      text: "Storage for the off-line copy of the directory and a host for its rehearsal, in a network of its own, are at hand.",
      ifWrong: "Both are quoted before the build; the rehearsal waits for them",
      task: "Name storage and host in week 1",
      when: TIERED,
      source: ["ej"],
    },
    {
      text: "Active Directory exists, although it was not among the technologies named: the servers or the work chosen need it.",
      ifWrong: "The days of the directory go to identity in Entra ID",
      task: "Read forest and domain controllers in week 1",
      when: all(any(TIERED, all(ASSESSMENT, DIRECTORY)), none(DIRECTORY_NAMED, TIER0)), // there it is a conflict among the answers
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Mail on Exchange Server keeps its present route and filter${brief.holds(MAIL_IN_TENANT) ? "; the presets protect mailboxes in Exchange Online" : ""}.`,
      ifWrong: "+2 days to lead its mail through Exchange Online Protection",
      task: "Mail route and filter in week 1",
      when: all(ENDPOINT, EXCHANGE),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Present contracts for antivirus${brief.holds(MAIL_IN_TENANT) ? " and mail gateway" : ""} can end during the project.`,
      ifWrong: "Consolidation moves to the end of the contract",
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
        ? "Contracts for protection, mail filter, backup and logs, with yearly cost and end date"
        : "",
    (brief) =>
      brief.holds(TENANT)
        ? "Licence export by plan and last sign-in"
        : "Which services carry sign-in, mail and files today, with their contracts",
    (brief) =>
      brief.holds(TENANT)
        ? "Export of Conditional Access, roles and their members"
        : "Administrators of each system, and what each may do",
    (brief) =>
      brief.holds(all(DIRECTORY, none(DIRECTORY_NAMED)))
        ? "Active Directory: whether there is one, forest and domain level, controllers, AD FS, certification authority, use of LAPS"
        : "",
    "Incidents of the last 24 months; backup products, retention, last restore",
    "Applications with own sign-in",
    "Insurance conditions on security",
  ],
  technologies: {
    "windows-server": {
      effect: "Patch state and ends of support are findings of the server domain",
      request: SERVER_LIST,
      source: ["eol", "ej"],
    },
    "active-directory": {
      effect: (brief) =>
        `${brief.holds(UNREAD) ? "Accounts, rights, delegation" : brief.holds(PATHS_READ) ? "Attack paths" : "Age of the krbtgt password, use of LAPS"} and certificate templates are read${brief.holds(all(DETECTION, SMALL)) ? "; the controller has the sensor of a server, and Defender for Identity is left to a later project" : ""}`,
      request:
        "Forest and domain level, version of domain controllers, sites, AD FS, age of the krbtgt password, use of LAPS",
      source: ["locksmith", "ej"],
    },
    "exchange-server": {
      effect: "Version and what the internet reaches are findings; 2016 and 2019 get no updates of any kind",
      request: EXCHANGE_STATE,
      source: ["eol", "exo-ews"],
    },
    sharepoint: {
      effect: "Sharing and, on own servers, the version are findings",
      request: "SharePoint: online or own servers with version; sharing settings",
      source: ["eol", "scuba"],
    },
    "sql-server": {
      effect: "Patch state, sign-in and backup of each instance are sampled",
      request: "SQL Server: edition, version and patch state of each instance, databases with personal data",
      source: ["eol", "ej"],
    },
    "azure-services": {
      effect: "Posture and rights of every subscription are measured",
      request: "Subscriptions, owners, policies, posture report",
      source: ["alz-check", "ej"],
    },
    "office-365": {
      effect: "Policies, roles and licences are read, and licences held are not bought again",
      source: ["scuba", "ej"],
    },
    teams: {
      effect: "Guests and external access are findings of the data domain",
      request: "Meeting, guest and external access policies",
      source: ["scuba"],
    },
    "power-platform": {
      effect: "Makers, connectors and data policies are read; what leaves the tenant is a finding",
      request: "Power Platform: environments, makers, connectors, data policies",
      source: ["scuba"],
    },
  },
  training: [
    {
      audience: "Administrators",
      content: "Eligible roles, policies, the daily work of an administrator",
      hours: 4,
      when: BUILD,
      source: ["ej"],
    },
    {
      audience: "Administrators",
      content: (brief) =>
        brief.holds(UNREAD)
          ? "Keeping the evidence register"
          : "Reading the tool reports, keeping the evidence register",
      hours: 2,
      when: ASSESSMENT,
      source: ["ej"],
    },
    { audience: "Response team", content: "Run books, exercise", hours: 3, when: BUILD, source: ["ej"] },
    {
      audience: "Everybody",
      content: (brief) => `Second factor, phishing, reporting${brief.holds(LARGER) ? ", as a recording" : ""}`,
      hours: 1,
      when: POLICIES,
      source: ["ej"],
    },
  ],
  effects: {
    "log-volume": {
      unused: (brief) => {
        if (brief.holds(SIEM) || isSignInCapped(brief)) return "";
        return brief.holds(SIGN_IN_LOG)
          ? "No more than the sign-in log is kept by this project"
          : "No log store is sized by it here";
      },
    },
    "user-licences": {
      unused: (brief) =>
        brief.holds(any(SET_OFF, UNREAD))
          ? ""
          : brief.holds(SINGLES)
            ? "Their plan was not named, so none is set off; the licence export tells which lines fall away"
            : "No line of the bill is set against them",
    },
  },
  diagram,
};
