/** Microsoft Certificate Services: hierarchy, keys, revocation, templates, ceremonies and their tests. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { DIRECTORY, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { ALWAYS, all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { atWeekends, isMonthly } from "#app/features/documents/brief/change-window.ts";
import { amountOf, formatAmount, priceOf, rateOf, roughly } from "#app/features/documents/budget/budget.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import {
  HAS_MODULES,
  KEYS_IN_MODULES,
  MODULE_DAYS,
  MODULE_PAIR,
  REGULATED_INDUSTRY,
  type Size,
} from "#app/features/documents/facts/effort.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { type DecisionRow, type Pack, say } from "#app/features/documents/pack.ts";
import { gatesOf, hasOldWindows } from "#app/features/documents/plan/deadlines.ts";
import { fixedDay } from "#app/features/documents/plan/fixed-date.ts";
import { freezesBetween, mondayWithPeople, stopping } from "#app/features/documents/plan/freezes.ts";
import { mayMissWeekend, monthlyWeekends, orderDay, planOf } from "#app/features/documents/plan/plan.ts";
import { tasksOf } from "#app/features/documents/plan/tasks.ts";
import { firstDayOf } from "#app/features/documents/rules/risks.ts";
import type { Diagram, DiagramEdge, DiagramNode, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, listed, people, plural, sentence } from "#app/features/documents/words.ts";
import {
  CLOUD_AUTHORITY,
  MANAGED_PKI,
  OTHER_AUTHORITY,
  TIERS_FOR_ONE,
  TIERS_FOR_ONE_WITH_MODULES,
  TWO_TIERS,
  TWO_TIERS_IN_SOFTWARE,
  TWO_TIERS_WITH_MODULES,
} from "./outlines.ts";

const SMALL = is("solution-configuration", "cert-small-single");
const SINGLE = is("solution-configuration", "cert-medium-single");
const MULTI = is("solution-configuration", "cert-medium-multi");
const LARGE = is("solution-configuration", "cert-large-enterprise");
const TIERED = none(SMALL);
const MOBILE = is("security-requirements", "mobile-device-management");
/** Keys stay in the country and under own control, which no cloud authority offers. */
const OWN_KEYS = is("industry", "government");
/** So many users that a fee for each costs more a year than servers with a connector. */
const MANY = is("company-size", "large", "enterprise");
const CLOUD_PKI = all(MOBILE, none(OWN_KEYS, MANY));
const CONNECTOR = all(MOBILE, any(OWN_KEYS, MANY));
/** Something needs a certificate that is no device in Intune. */
const SERVERS = any(
  is("current-technologies", "active-directory", "windows-server", "exchange-server", "sharepoint", "sql-server"),
  is("integration-needs", "erp", "legacy-applications", "third-party-apis", "database-systems", "custom-applications"),
);
/** The sector asks for a module, and the one-server configuration has none. */
const HSM_MISSED = all(SMALL, KEYS_IN_MODULES);
/** One signature for the online root and for its key. */
const riskAcceptance = (brief: Brief): string =>
  `the risk acceptance for an online root${brief.holds(HSM_MISSED) ? " with software keys" : ""} on one server`;
/** Somebody checks certificates of this authority from outside: partners, people on the road. */
const OUTSIDE = any(is("integration-needs", "third-party-apis"), is("primary-objective", "remote-work"));
/** The revocation address is reached from the internet. */
const PUBLISHED = any(LARGE, OUTSIDE);
const FEW = is("company-size", "small");
/** The programme of a year. */
const ROOMY = all(LARGE, is("company-size", "enterprise"), is("timeline", "12-plus-months"));
/** Who builds for twenty years at scale, or wants what is new, weighs the signature that is to come. */
const POST_QUANTUM = all(any(LARGE, is("primary-objective", "innovation")), none(FEW));
/** Whoever has these asks which algorithms they verify; for others the table of keys is enough. */
const OLD_CONSUMERS = any(
  is("integration-needs", "legacy-applications"),
  is("industry", "manufacturing", "healthcare"),
);
/** The enterprise configuration, or two sites for a handful of people, where root and one issuing CA would do. */
const OVERSIZED = any(all(LARGE, is("company-size", "small", "medium")), all(MULTI, FEW));
/** Policy CAs are a question, and one of price. */
const TIERS_OPEN = all(LARGE, none(OVERSIZED));
const SINGLE_ROW = "cert-medium-single";
/** What does without an authority is a share of the one that would do, not of the one that was asked for. */
const FITTING = { configuration: SINGLE_ROW, when: OVERSIZED };
/** Whatever the configuration: machines of the domain enrol and renew by themselves, without an agent or a fee, and phones beside them. */
const SAME_PRODUCT = [
  { when: DIRECTORY, criterion: "digital-transformation", by: 1 },
  { when: DIRECTORY, criterion: "innovation", by: 1 },
  { when: MOBILE, criterion: "remote-work", by: 1 },
] as const;
/** The events of the authority go to a log store. */
const WATCHED = is("security-requirements", "threat-protection", "compliance");
const LOGGED = any(WATCHED, none(is("company-size", "small")));
const TENANT = is("current-technologies", "office-365", "teams");
/** Machines may know no domain. */
const CLOUD_JOINED = any(TENANT, is("cloud-maturity", "some", "significant", "cloud-first"));
/** Mail is encrypted where it is to be inspected and a mail product is in use; the keys are archived, so that it stays readable. */
const MAIL_KEYS = all(
  is("security-requirements", "data-loss-prevention"),
  any(is("current-technologies", "exchange-server"), TENANT),
);
/** People carry certificates: for the way in from outside, or for the campus network. */
const USER_TEMPLATE = any(is("primary-objective", "remote-work"), is("industry", "education"));
/** People of a school get theirs with the campus network; a wave of their own needs the template for the way in from outside. */
const USER_WAVE = is("primary-objective", "remote-work");
/** An authority cuts what a template asks for to two years, until it is told otherwise. */
const longest = (brief: Brief): string =>
  brief.holds(any(CODE_SIGNING, is("industry", "manufacturing")))
    ? ", ValidityPeriodUnits raised from 2 to 3 years for the longest template"
    : "";
/** Dollars a year, at the price of the price book. */
const cloudYear = ({ users }: Brief): string => figure((users * PRICES["cloud-pki"].high * 12) / 100);
/** So few licences cost less a year than another server of Tier 0 takes to run. */
const isCheap = (brief: Brief): boolean => brief.users <= 100 && !brief.holds(MANY);
/** Intune for all users, a year, in cents. */
const intuneCents = ({ users }: Brief): number => users * 6 * (PRICES["intune-p1"].low + PRICES["intune-p1"].high);
const intuneYear = (brief: Brief): string => `USD ${figure(intuneCents(brief) / 100)}`;
/** Phones need Intune whichever authority serves them, and no plan in use contains it. */
const intuneEitherWay = (brief: Brief): string =>
  `; both need Intune, budgeted at ${intuneYear(brief)} a year unless already licensed`;
/** Sign-in by certificate is prepared and tested, not rolled out. */
const SMART_CARDS = is("security-requirements", "mfa", "zero-trust");
/** No card signs in before the controllers have certificates. */
const signIn = (brief: Brief): string => (brief.holds(SMART_CARDS) ? ", security key sign-in" : "");
/** What the task hands over of it. */
const shown = (brief: Brief): string => (brief.holds(SMART_CARDS) ? ", test user signed in" : "");
/** Services prove who they are to each other: those that were asked for, or that a client who renews much will have. */
const SERVICE_TEMPLATE = any(
  is("integration-needs", "erp", "custom-applications"),
  is("primary-objective", "innovation"),
  all(is("primary-objective", "digital-transformation"), none(is("integration-needs", "no-integrations"))),
);
/** Who names the subject of a certificate that signs in, where an authority outside NTAuth issues it. */
const thirdServes = (brief: Brief): string =>
  listed([
    "network equipment",
    ...(brief.holds(SERVICE_TEMPLATE) ? ["services"] : []),
    ...(brief.has("integration-needs", "third-party-apis") ? ["partners"] : []),
  ]);
/** Who asks from outside whether a certificate holds. */
const outsiders = (brief: Brief): string =>
  `${brief.has("integration-needs", "third-party-apis") ? "partners and " : ""}devices outside the network`;
/** Templates that no machine enrols by itself. */
const approved = (brief: Brief): string =>
  listed([
    "web servers",
    ...(brief.holds(CODE_SIGNING) ? ["code signing"] : []),
    ...(brief.holds(SERVICE_TEMPLATE) ? ["services"] : []),
    ...(brief.has("integration-needs", "third-party-apis") ? ["partners"] : []),
    ...(brief.holds(LARGE) ? ["network equipment"] : []),
  ]);
/** Each server has a second certificate, whose purpose is remote desktop. */
const REMOTE_DESKTOP = all(is("current-technologies", "windows-server"), none(FEW));
/** What is released is signed without a person, who could present a card. */
const PIPELINES = is("industry", "technology");
const CODE_SIGNING = any(is("integration-needs", "custom-applications"), PIPELINES);

const inFirstWave = ({ devices }: Brief): number => Math.min(devices, Math.max(3, Math.ceil(devices / 10)));
const firstWave = (brief: Brief): string => plural(inFirstWave(brief), "device");
/** Of fewer than twenty, one that is left is more than a twentieth. */
const enrolled = (brief: Brief): string =>
  `certificates issued to ${inFirstWave(brief) < 20 ? "all" : "95% of"} devices seen on the network within 24 hours`;
/** What the sector has besides desks, with a template of its own: when it changes over, what shows that it works, and what helps if not. */
const SECTOR_DEVICES: Partial<Record<string, { wave: string; step: string; check: string; back: string }>> = {
  healthcare: {
    wave: "clinical devices",
    step: "Clinical devices, ward by ward, with medical engineering present",
    check: "each type reaches its server over wireless",
    back: "restore the previous wireless profile",
  },
  manufacturing: {
    wave: "plant devices",
    step: "Plant devices, line by line, each in its maintenance window",
    check: "the line completes a shift on the new certificate",
    back: "rebind the previous certificate in the same window",
  },
  retail: {
    wave: "tills",
    step: "Tills and kiosks, store by store, outside opening hours",
    check: "each till type takes a test payment",
    back: "restore the previous network profile",
  },
  education: {
    wave: "the campus wireless",
    step: "Campus wireless, building by building: staff and school devices",
    check: "sample devices join eduroam by EAP-TLS and trust the RADIUS server certificate",
    back: "revert to the previous sign-in, still enabled",
  },
};
const sectorDevices = (brief: Brief) => SECTOR_DEVICES[brief.one("industry")];
/** `, plant devices` in the title of the waves. */
const sectorWave = (brief: Brief): string => (sectorDevices(brief) ? `, ${sectorDevices(brief)?.wave}` : "");
/** So few devices are no waves. */
const HANDFUL = 30;
/** The first tenth shows the faults; three waves carry the rest. */
const laterWave = (brief: Brief): string => `${plural(Math.ceil(brief.devices * 0.3), "device")}`;
const TRAINING_HOURS: Record<Size, number> = { small: 2, medium: 4, large: 6, enterprise: 8 };
/** A wave is watched for a day, its stragglers for a week; servers follow. */
const WAVE_WEEKS: Record<Size, number> = { small: 1, medium: 2, large: 3, enterprise: 4 };
/** Servers wait for the weekend of their month, so the task does. */
const waveWeeks = (brief: Brief): number => Math.max(isMonthly(brief) ? 4 : 0, WAVE_WEEKS[brief.size]);
/** Requirements that a template answers, by the purpose and the export of its key, and the days that one takes there. */
const SET_BY_TEMPLATES = ["data-encryption", "data-loss-prevention"];
const byTemplates = (brief: Brief): number =>
  brief.holds(FEW) ? 0 : SET_BY_TEMPLATES.filter((id) => brief.has("security-requirements", id)).length;
const TEMPLATE_DAYS: Record<Size, number> = { small: 0.5, medium: 0.5, large: 1, enterprise: 1 };
/** Fewest days of the waves and of phones, whatever is integrated beside them. */
const WAVE_DAYS: Record<Size, number> = { small: 1, medium: 2, large: 3, enterprise: 4 };
const PHONE_DAYS: Record<Size, number> = { small: 0.5, medium: 1, large: 1.5, enterprise: 2 };
type Duty = "administrator" | "manager" | "agent" | "auditor" | "custodian" | "recovery";
/** Neither of them fetches a key for the certificate manager or for the deputy. */
const TWO_FOR_RECOVERY = "administrator 1 and a second person outside IT";
/** Who takes a duty, by how many administrators there are: nobody controls themselves. */
function heldBy(brief: Brief, duty: Duty): string {
  const outside = "a named person outside IT";
  if (brief.administrators >= 12) return duty === "auditor" ? "two people with no administrative role" : "two people";
  if (brief.administrators >= 6) return duty === "auditor" ? "one person with no administrative role" : "one person";
  if (duty === "auditor") return outside;
  const deputy = brief.administrators >= 4 ? 4 : 3;
  if (brief.administrators >= 3)
    return {
      administrator: `administrator 1, deputy ${deputy}`,
      manager: `administrator 2, deputy ${deputy}`,
      agent: deputy === 3 ? "administrator 1" : "administrator 3", // no agent approves, as a deputy neither
      custodian: "administrator 3",
      recovery: deputy === 3 ? TWO_FOR_RECOVERY : "administrators 1 and 3",
    }[duty];
  return {
    administrator: "administrator 1",
    manager: brief.administrators === 2 ? "administrator 2" : "the deputy",
    agent: "administrator 1",
    custodian: brief.administrators === 2 ? "administrator 2" : "the deputy",
    recovery: TWO_FOR_RECOVERY,
  }[duty];
}
/** Duties are shared out by name where somebody asks for it, or where those were counted who can take them. */
const isSeparated = (brief: Brief): boolean =>
  brief.given("administrators") !== null ||
  brief.regulated ||
  brief.holds(any(LARGE, is("security-requirements", "identity-management")));
const tier = (brief: Brief): string =>
  brief.has("solution-configuration", "cert-small-single") ? "one-tier" : "two-tier";
const per = (brief: Brief, values: readonly [number, number, number, number]): number => {
  const order = ["cert-small-single", "cert-medium-single", "cert-medium-multi", "cert-large-enterprise"];
  return values[order.indexOf(brief.one("solution-configuration"))] ?? 0;
};
/** A directory that is still to be built gets two at least. */
const controllers = (brief: Brief): number =>
  brief.hasDirectory ? brief.domainControllers : Math.max(2, brief.domainControllers);
const issuing = (brief: Brief): number => per(brief, [1, 1, 2, 3]);
const isOne = (brief: Brief): boolean => issuing(brief) === 1;
const requests = (brief: Brief): string => (isOne(brief) ? "request" : "requests");
const issuingCas = (brief: Brief): string => `issuing CA${isOne(brief) ? "" : "s"}`;
const balanced = (brief: Brief): string => (isOne(brief) ? "" : ", through the load balancer");
/** Up to here an issuing CA and a responder have little to do. */
const LIGHT_LOAD_USERS = 1000;
/** Of an offline root and one issuing CA with its responder and web host, less what is owned. */
const singleLicences = (brief: Brief): number => {
  const needed = 3 + [brief.holds(CONNECTOR), withinTheHour(brief)].filter(Boolean).length;
  return Math.max(0, needed - (brief.given("server-licences") ?? 0));
};
/** Who has current licences of servers to spare has people who may use such servers. */
const hasFreeLicences = (brief: Brief): boolean => (brief.given("server-licences") ?? 0) > 0;
const SERVER_LICENCES = "Windows Server 2025 Standard for PKI servers";
const PHONES_PLAN = "Intune Plan 1 (prerequisite for phones)";
const OPERATIONS = "Operations by the consultant";
const workstations = (brief: Brief): number =>
  brief.holds(LARGE) ? Math.min(4, Math.max(2, Math.ceil(brief.administrators / 3))) : per(brief, [1, 1, 2, 2]);
const responders = (brief: Brief): number => per(brief, [0, 1, 2, 2]);
/** What the pair costs with its support, at the likely price of the bill. */
const modulesCost = (brief: Brief): string => {
  const [pair, support] = (["hsm-pair", "hsm-support"] as const).map((key) =>
    formatAmount(amountOf(priceOf(key, RATE_CARDS[brief.currency]), 1).likely, brief.currency),
  );
  return `${pair} once, ${support} a year`;
};
/** What phones cost without Cloud PKI: servers, their Windows as far as no licence is free, and nothing for each user. */
const withConnector = (brief: Brief): string => {
  const more = brief.holds(any(MULTI, LARGE)) ? 2 : 1;
  const free = Math.max(0, (brief.given("server-licences") ?? 0) - ownServers(brief));
  return `${more > 1 ? "two more servers" : "one more server"}${windowsFor(more - free)} but no per-user fee`;
};
const PHONES = {
  title: "Certificates for Intune devices",
  serves: ["mobile-device-management"],
  alternatives: "SCEP through NDES; PKCS through the certificate connector; Cloud PKI",
  confidence: "medium",
  due: "design",
} as const;
/** Both say what the other would cost. */
const byConnector = (brief: Brief): string =>
  `A connector to this CA (NDES) for phones and Intune-only laptops, which needs ${withConnector(brief)}. Cloud PKI, USD ${cloudYear(brief)} a year as an add-on, ${brief.holds(TENANT) ? "replaces it if the current plan includes it" : "is the alternative: no current plan including it was named"}.`;
const inCloud = (brief: Brief): string =>
  `Cloud PKI for phones and Intune-only laptops. As an add-on it costs USD ${cloudYear(brief)} a year; ${brief.holds(TENANT) ? "unless the current plan includes it," : "no current plan including it was named, so"} the alternative is a connector, which needs ${withConnector(brief)}.`;
/** What so many licences cost, at the price of the bill. */
const windowsFor = (many: number): string =>
  many > 0 ? ` (Windows: ${formatAmount(amountOf(PRICES["windows-standard"], many).likely, "USD")} once)` : "";
/** With a licence each: what the component table lists, but for the connectors of phones. */
const ownServers = (brief: Brief): number => per(brief, [2, 3, 5, 8]) + (needsSpare(brief) ? 1 : 0);
const connectors = (brief: Brief): number => (brief.holds(CONNECTOR) ? per(brief, [1, 1, 2, 2]) : 0);
const served = (brief: Brief): string =>
  `${plural(brief.devices, "device")} and ${plural(brief.servers.plan, "server")}`;
const BETWEEN_SERVICES = "connections between services";
/** What needs certificates besides devices and servers. */
const others = (brief: Brief): string[] => [
  ...(brief.holds(USER_TEMPLATE) ? [plural(brief.users, "user")] : []),
  ...(brief.holds(MOBILE) ? ["phones"] : []),
  ...(brief.has("integration-needs", "third-party-apis") ? ["partners"] : []),
  ...(brief.holds(CODE_SIGNING) ? ["code signing"] : []),
  ...(brief.holds(SERVICE_TEMPLATE) ? [BETWEEN_SERVICES] : []),
];
/** The one place that says so: the larger configuration was ticked for people who need less. */
function oversized(brief: Brief): string {
  if (!brief.holds(OVERSIZED) || (brief.holds(MULTI) && withinTheHour(brief))) return "";
  const smaller = `an offline root with one issuing CA (option B) would do for ${plural(brief.users, "user")}`;
  if (brief.holds(MULTI))
    return ` You selected two issuing CAs, so two are designed; ${smaller}, unless enrolment cannot stop for a day.`;
  return brief.holds(KEYS_IN_MODULES)
    ? ` You selected three issuing CAs, so three are designed; ${smaller}, with the same HSM pair.`
    : ` You selected three issuing CAs and an HSM pair, so these are designed; ${smaller}, unless a regulator requires more.`;
}
/** What certificates are for; that servers need any is known where something that runs on them was named. */
const situation = (brief: Brief): string => `${needed(brief)}${oversized(brief)}`;
function needed(brief: Brief): string {
  const standing = brief.hasDirectory ? "" : "; no Active Directory exists yet for the CA to join";
  if (brief.holds(SERVERS)) {
    const where = brief.hasDirectory ? " in Active Directory" : "";
    return `Certificates are needed for ${served(brief)}${where}${others(brief).length > 0 ? `, and for ${listed(others(brief))}` : ""}${standing}.`;
  }
  const known = others(brief).filter((one) => one !== BETWEEN_SERVICES);
  const open = [plural(brief.servers.plan, "server"), ...(brief.holds(SERVICE_TEMPLATE) ? [BETWEEN_SERVICES] : [])];
  return `Certificates are needed for ${listed([plural(brief.devices, "device"), ...known])}; ${listed(open)} are planned for, although no server workload was named${standing}.`;
}
/** What renews each year: how it is called, and how many there are. */
const renewed = (brief: Brief): { what: string; many: number }[] => [
  { what: "devices", many: brief.devices },
  ...(brief.holds(USER_TEMPLATE) ? [{ what: "users", many: brief.users }] : []),
  ...(brief.holds(CONNECTOR) ? [{ what: "one phone per user", many: brief.users }] : []),
  { what: "servers", many: brief.servers.plan },
  ...(brief.holds(REMOTE_DESKTOP) ? [{ what: "their RDP listeners", many: brief.servers.plan }] : []),
];
/** As many as the templates of this design issue. */
const issuedHere = (brief: Brief): number => Math.round(renewed(brief).reduce((sum, { many }) => sum + many, 0) * 1.1);
const issuedText = (brief: Brief): string =>
  `(${renewed(brief)
    .map(({ many }) => figure(many))
    .join(" + ")}) × 1.1 = ${figure(issuedHere(brief))}`;
/** A count of today's certificates leaves out those that only this design issues. */
const countsFewer = (brief: Brief): boolean =>
  (brief.given("certificates-a-year") ?? issuedHere(brief)) < issuedHere(brief);
const yearly = (brief: Brief): number => Math.max(brief.given("certificates-a-year") ?? 0, issuedHere(brief));
const databaseMegabytes = (brief: Brief): number => (yearly(brief) * 64) / 1024;
/** Less is no question of size. */
const isLargeDatabase = (brief: Brief): boolean => databaseMegabytes(brief) >= 1024;
/** Half a year where a supervisor looks at the keys, a year elsewhere. */
const rootCrlWeeks = (brief: Brief): number => (brief.holds(KEYS_IN_MODULES) ? 26 : 52);
/** A ceremony when the period ends leaves so long to repair one that failed; the alarm of the list begins within. */
const ROOT_CRL_OVERLAP_WEEKS = 8;
/** Cards that open the module, and how many of them it takes: three at least, so some holders are not administrators. */
const cards = (brief: Brief): string => (brief.administrators >= 5 ? "3-of-5" : "2-of-3");
/** Cards or keys with a chip, as far as something is tested or signed with them. */
const tokens = (brief: Brief): number => (brief.holds(SMART_CARDS) ? 2 : 0) + (brief.holds(CODE_SIGNING) ? 2 : 0);
/** The order of magnitude of a directory that everybody's computers join. */
const DIRECTORY_DAYS: Record<Size, string> = {
  small: "5 to 8",
  medium: "10 to 15",
  large: "20 to 35",
  enterprise: "40 to 70",
};
/** ` (USD 19,840 in keys for the other 248)`, at the price of the bill. */
function keysForOthers(brief: Brief): string {
  const left = brief.users - 2;
  if (left < 1) return "";
  const keys = amountOf(priceOf("smart-card-key", RATE_CARDS[brief.currency]), left).likely;
  return ` (${formatAmount(keys, brief.currency)} in keys for the other ${figure(left)})`;
}
/** Where no directory is built, what the sponsor can take instead; nothing where the keys stay under own control. */
const instead = (brief: Brief): string | null =>
  brief.holds(OWN_KEYS) ? null : brief.holds(SERVERS) ? "a managed PKI" : "Intune Cloud PKI or a managed PKI";
/** Days a year of the consultant: reviews, restore tests, ceremony, modules. */
const OPERATION_DAYS = { review: 4, ceremony: 1, modules: 2 } as const;
const ceremonies = (brief: Brief): number => (brief.holds(KEYS_IN_MODULES) ? 2 : 1);
/** The first test writes the script by which the others go: so many times longer it is where more depends on it. */
const TEST_SCRIPTED: Partial<Record<Size, number>> = { large: 1.5, enterprise: 1.5 };
/** A single CA is restored in a working day, unless less is asked for. */
const isDayLong = (brief: Brief): boolean => !["hour", "hours"].includes(brief.known("recovery-time") ?? "");
/** Days a year of two tests, by a script that the one of this project leaves; none is shorter than the restore that it times. */
const restores = (brief: Brief): number => per(brief, [isDayLong(brief) ? 2 : 1, 2, 3, 4]);
const operationDays = (brief: Brief): number =>
  OPERATION_DAYS.review +
  restores(brief) +
  (brief.holds(TIERED) ? ceremonies(brief) * OPERATION_DAYS.ceremony : 0) +
  (brief.holds(HAS_MODULES) ? OPERATION_DAYS.modules : 0);
/** A nightly backup is not enough where less than a day may be lost. */
const isFrequent = (brief: Brief): boolean => ["minutes", "hour"].includes(brief.detail("data-loss") ?? "");
const withinTheHour = (brief: Brief): boolean => brief.detail("recovery-time") === "hour";
/** One authority that must be back within the hour needs a machine that waits for it. */
const needsSpare = (brief: Brief): boolean => brief.holds(any(SMALL, SINGLE)) && withinTheHour(brief);
/** Where a restore is practised: on the machine that would take over, if one waits for it. */
const STANDBY = "the isolated standby server";
const ISOLATED = "an isolated machine";
const restoredOn = (brief: Brief): string => (needsSpare(brief) ? STANDBY : ISOLATED);
/** No restore is as fast as what was asked for: the second authority is. */
const isBridged = (brief: Brief): boolean => withinTheHour(brief) && !needsSpare(brief);
/** Of an issuing CA, by configuration. */
const RESTORE_HOURS = [8, 8, 4, 2] as const;
/** Where there are two, the other one enrols while the lost one is restored. */
function restoredIn(brief: Brief): string {
  const hours = per(brief, RESTORE_HOURS);
  const usual = `${brief.detail("recovery-time") === "hours" ? Math.min(4, hours) : hours} hours`;
  if (!withinTheHour(brief)) return usual;
  return needsSpare(brief) ? "1 hour" : `enrolment at once from the other CA, the failed one in ${usual}`;
}
/** Not of a configuration that the size put in the place of the chosen one. */
const asRequested = ({ chosen, configuration }: Brief): string =>
  chosen.id === configuration.id ? ", as requested" : "";
/** What is promised: the outage that was accepted, where the restore as planned needs less. */
const allowedIn = (brief: Brief): string => {
  const accepted = brief.known("recovery-time");
  return accepted === "day" || accepted === "days" ? detailLabel("recovery-time", accepted) : restoredIn(brief);
};
/** By the room between the restore as planned and what is allowed: a working day is as long as the slowest restore. */
function restoreLikelihood(brief: Brief): number {
  const allowed = brief.known("recovery-time");
  if (allowed === "hour") return isBridged(brief) ? 2 : 4;
  return isOne(brief) && (allowed === "hours" || allowed === "day") ? 3 : 2; // practised before acceptance
}
const hostRestoredIn = (brief: Brief): string => (withinTheHour(brief) ? "1 hour" : "4 hours");
/** What users may notice is a certificate that a service changes to, not one that a machine fetches. */
const window = (brief: Brief): string => brief.detail("change-window") ?? "";
const WINDOWS: Record<string, string> = { evenings: ", in the evenings", weekends: ", at weekends" };
/** Controllers and servers take a weekend each, and the weeks in which the authorities are installed hold none for them. */
const fewWeekends = (brief: Brief): boolean => monthlyWeekends(brief) < 3;
const serversAt = (brief: Brief): string =>
  isMonthly(brief)
    ? `, on the next monthly weekend${fewWeekends(brief) ? "; any left at go-live are listed with dates" : ""}`
    : (WINDOWS[window(brief)] ?? "");
/** Who signs in over the network waits for the servers that check certificates: for all of them, or for those that change on the weekend of the controllers. */
const SIGNS_IN = any(USER_WAVE, is("industry", ...Object.keys(SECTOR_DEVICES)));
const checksFirst = (brief: Brief): boolean => brief.hasDirectory && isMonthly(brief) && brief.holds(SIGNS_IN);
const afterServers = (brief: Brief): string =>
  checksFirst(brief) ? "after the last device wave" : "after the servers";
/** What a setting closes; a small organisation is shown no others one by one. */
const SETTINGS = ["ESC6", "ESC8", "ESC9", "ESC10", "ESC11", "ESC15", "ESC16", "Audit"];
const SERVER_LIST = "List of servers by version and role, with the certificates they hold, and of access licences";
/** Servers in use lose their updates before the plan ends, so what becomes of each is decided from a list. */
const losesUpdates = (brief: Brief): boolean =>
  brief.has("current-technologies", "windows-server") &&
  gatesOf(brief).some(({ product }) => product?.startsWith("Windows Server"));
const crlName = (brief: Brief): string =>
  `DNS name for the CRL location${brief.holds(PUBLISHED) ? ", internal and external" : ""}`;
/** A team that knows the product is shown what is new. */
const isExperienced = (brief: Brief): boolean => brief.detail("skills") === "experienced";
const TIMED = (brief: Brief): string =>
  `The restore is planned to take ${restoredIn(brief)} and is timed before acceptance`;
/** Where the second copy of everything stands. */
const apart = (brief: Brief): string => (brief.sites > 1 ? "different sites" : "two fire compartments");
/** The longest delivery that suppliers quote, in weeks. */
const LONGEST_LEAD = 12;
const orderAndInstallation = (brief: Brief) => {
  const tasks = tasksOf(brief, CERTIFICATE_SERVICES);
  return ["order", "modules"].map((mark) => tasks.find(({ marks }) => marks.includes(mark)));
};
/** Orders wait for the end of a freeze. */
const orderWeek = (brief: Brief): number => orderAndInstallation(brief)[0]?.from ?? 1;
/** How many weeks the plan leaves for the delivery, from the order to the task that installs the modules. */
const leadGiven = (brief: Brief): number => {
  const [order, installed] = orderAndInstallation(brief);
  return (installed?.from ?? 0) - (order?.to ?? 0);
};
/** The float of the order is taken from the delivery: ` (6 if the order slips 2 weeks)`. */
const lessFloat = (brief: Brief): string => {
  const [order] = orderAndInstallation(brief);
  const float = order?.float ?? 0;
  const left = leadGiven(brief) - float;
  return float > 0 && left < LONGEST_LEAD ? ` (${left} if the order slips ${plural(float, "week")})` : "";
};
/** A programme of a year leaves more weeks than any supplier takes, unless a fixed date shortens it. */
const isRoomy = (brief: Brief): boolean => brief.holds(ROOMY) && leadGiven(brief) >= LONGEST_LEAD;
/** The likelihood of a late delivery: who plans with the fastest is probably wrong. */
const lateness = (weeks: number): number => [12, 10, 8].filter((enough) => weeks < enough).length + 1;
const neededIn = (brief: Brief): string => {
  const weeks = leadGiven(brief);
  const { scoredWeeks, windowWeeks, weeks: planned, phases, start } = planOf(brief);
  const missing = LONGEST_LEAD - weeks;
  const ahead = Math.floor((start - orderDay(brief)) / 7);
  const wavesEnd = start + (phases[2]?.end ?? 0) * 7;
  const [freeze] = stopping("rollout", freezesBetween(brief, wavesEnd, wavesEnd + missing * 7 - 3));
  const allowed = `${weeks}${lessFloat(brief)}`;
  if (missing <= 0) return `Delivery takes 6 to 12 weeks, and the plan allows ${allowed}.`;
  return scoredWeeks === null || scoredWeeks - planned >= missing
    ? `Delivery takes 6 to 12 weeks and the plan allows ${allowed}; a later delivery delays the rollout by up to ${plural(missing, "week")}, ${freeze ? `and waves that would fall in the freeze from ${formatDay(freeze.from)} (${freeze.reason}) wait until it ends${freeze.to >= (fixedDay(brief) ?? Infinity) ? ", after the fixed date" : ""}` : scoredWeeks === null ? "with no date at risk" : `which the ${scoredWeeks === windowWeeks ? "requested window" : "fixed date"} can absorb`}.`
    : `Delivery takes 6 to 12 weeks; the plan allows ${allowed}, so the order requires a confirmed delivery week${ahead > 0 ? `; placed with the contract, it gains ${plural(ahead, "week")}` : ""}. Each further week delays the rollout by a week.`;
};
/** The freeze that parts the waves: `, none from 1 June 2027 to 30 June 2027 (budget year end)`. */
const paused = (brief: Brief): string => {
  const waves = tasksOf(brief, CERTIFICATE_SERVICES).find(({ marks }) => marks.includes("waves"));
  const { start } = planOf(brief);
  const [freeze] = waves
    ? stopping("rollout", freezesBetween(brief, start + (waves.from - 1) * 7, start + waves.to * 7 - 3))
    : [];
  return freeze ? `, none from ${formatDay(freeze.from)} to ${formatDay(freeze.to)} (${freeze.reason})` : "";
};
/** The fastest delivery; a plan that leaves more is not stretched for it. */
const SHORTEST_LEAD = 6;
/** Nothing but this configuration asks for the pair. */
const isOptional = (brief: Brief): boolean =>
  brief.holds(none(KEYS_IN_MODULES)) && !brief.has("security-requirements", "data-encryption");
/** Who may keep the keys in software after all reads that the plan ends after its date even so. */
function withoutModules(brief: Brief): string {
  const { end, phases, freezes } = planOf(brief);
  const [, , rollout] = phases;
  const day = fixedDay(brief);
  const issued = tasksOf(brief, CERTIFICATE_SERVICES).find(({ marks }) => marks.includes("issuing"));
  if (day === null || !rollout || !issued || !isOptional(brief) || leadGiven(brief) <= SHORTEST_LEAD) return "";
  if (freezes.some(({ to }) => to >= rollout.firstDay)) return ""; // weeks saved before one may save more behind it
  const saved = issued.to - rollout.start;
  return end - day > saved * 7
    ? ` Software keys would save at most ${plural(saved, "week")}; the plan would still end after the fixed date.`
    : "";
}
/** A company's name as a certificate can carry it: letters, digits, spaces and hyphens; empty where it is spelt with others. */
function nameInCertificates({ client: { company } }: Brief): string {
  if (/[^\x20-\x7e]/.test(company)) return "";
  const name = company
    .replaceAll("&", " and ")
    .replace(/[^A-Za-z0-9-]+/g, " ")
    .trim();
  return name.length > 40 ? "" : name;
}
/** Proposed for the authorities; empty where the company's name cannot stand in a certificate as it is. */
function proposedNames(brief: Brief): string {
  const name = nameInCertificates(brief);
  if (!name) return "";
  const many = issuing(brief);
  const neutral =
    brief.known("deadline-reason") === "merger"
      ? ", or without the client's name, which a merger or sale may change"
      : "";
  return brief.holds(SMALL)
    ? ` Proposed name: “${name} Root CA”${neutral}.`
    : ` Proposed names: “${name} Root CA” and “${name} Issuing CA${many > 1 ? ` 1” ${many > 2 ? "to" : "and"} “${many}` : ""}”${neutral}.`;
}
/** The Monday on which phase 2 begins. */
const buildDay = (brief: Brief): number => {
  const { start, phases } = planOf(brief);
  return start + (phases.find(({ number }) => number === 2)?.start ?? 0) * 7;
};
const nodes = (...entries: readonly [string, string, (string | undefined)?][]): DiagramNode[] =>
  entries.map(([id, label, note]) => ({ id, label, note }));

function diagram(brief: Brief): Diagram {
  const small = brief.has("solution-configuration", "cert-small-single");
  const several = brief.has("solution-configuration", "cert-medium-multi", "cert-large-enterprise");
  const first = several ? " 1" : "";
  const zones: DiagramZone[] = [];
  const edges: DiagramEdge[] = [];
  if (!small) {
    zones.push({
      title: "Safe, no network",
      nodes: nodes(["root", "Offline root CA", "powered off between ceremonies"]),
    });
    edges.push({ from: "root", to: "ca1", label: "signs certificate and CRL, transferred offline", dotted: true });
  }
  const site = nodes(["ca1", small ? "Enterprise root and issuing CA" : `Issuing CA${first}`, "Windows Server 2025"]);
  if (!small) site.push(...nodes(["ocsp1", `OCSP responder${first}`]));
  site.push(...nodes(["web1", "Web host for CRL and AIA", "HTTP only"]));
  if (brief.holds(HAS_MODULES)) site.push(...nodes(["hsm", several ? "HSM 1" : "HSM pair", "FIPS 140-3 level 3"]));
  const place = brief.sites > 1 ? "Site" : "Room";
  zones.push({ title: several ? `${place} A, Tier 0` : "Main site, Tier 0", nodes: site });
  if (several) {
    const second = nodes(
      ["ca2", "Issuing CA 2", "same templates"],
      ["ocsp2", "OCSP responder 2"],
      ["web2", "Web host 2"],
    );
    zones.push({ title: `${place} B, Tier 0`, nodes: second });
    edges.push({ from: "root", to: "ca2", label: "signs certificate, transferred offline", dotted: true });
    edges.push({ from: "ca2", to: "web2", label: "publishes CRL" });
    if (brief.holds(HAS_MODULES)) {
      second.push(...nodes(["hsm2", "HSM 2", "synchronised copy"]));
      edges.push({ from: "ca2", to: "hsm2", label: "key operations" });
    }
    if (brief.holds(CONNECTOR)) {
      second.push(...nodes(["ndes2", "NDES 2", "with the Intune connector"]));
      edges.push({ from: "ndes2", to: "ca2", label: "forwards requests, RPC" });
    }
  }
  if (brief.holds(LARGE)) {
    site.push(...nodes(["ca3", "Issuing CA 3", thirdServes(brief)]));
    edges.push({ from: "root", to: "ca3", label: "signs certificate, transferred offline", dotted: true });
    edges.push({ from: "ca3", to: "web1", label: "publishes CRL" });
    edges.push({ from: "ca3", to: "hsm", label: "key operations" });
  }
  const consumers = nodes(["clients", "PCs and servers"]);
  if (brief.holds(MOBILE)) consumers.push(...nodes(["phones", "Phones and Intune devices"]));
  const directory = nodes([
    "ad",
    "Active Directory",
    brief.hasDirectory ? undefined : "prerequisite, outside this project",
  ]);
  zones.push({ title: "Directory and consumers", nodes: [...directory, ...consumers] });
  edges.push({
    from: "ca1",
    to: "ad",
    label: several ? "CAs read templates, publish trust, LDAP 389" : "reads templates, publishes trust, LDAP 389",
  });
  edges.push({ from: "ca1", to: "web1", label: `publishes CRL and AIA${several ? "; each CA to both hosts" : ""}` });
  edges.push({
    from: "clients",
    to: "ca1",
    label: `enrol${several ? " at CA 1 or 2" : ""}, RPC 135 and dynamic ports`,
  });
  edges.push({ from: "clients", to: "web1", label: `fetch CRL${several ? " from either host" : ""}, HTTP 80` });
  if (!small)
    edges.push({ from: "clients", to: "ocsp1", label: `check status${several ? " at either" : ""}, HTTP 80` });
  if (brief.holds(HAS_MODULES)) edges.push({ from: "ca1", to: "hsm", label: "key operations" });
  if (brief.holds(CLOUD_PKI)) {
    zones.push({ title: "Microsoft cloud", nodes: nodes(["cloud", "Intune Cloud PKI", "proposed for phones"]) });
    edges.push({ from: "phones", to: "cloud", label: "SCEP through Intune, HTTPS 443" });
  }
  if (brief.holds(CONNECTOR)) {
    site.push(...nodes(["ndes", several ? "NDES 1" : "NDES", "with the Intune connector"]));
    edges.push({ from: "phones", to: "ndes", label: "SCEP through the reverse proxy, HTTPS 443" });
    edges.push({ from: "ndes", to: "ca1", label: "forwards requests, RPC" });
  }
  return { zones, edges };
}

const PROXIED = "; NDES is published through the client's reverse proxy or Entra application proxy";
/** For whom the hierarchy is built. */
const scale = (brief: Brief): string =>
  `${plural(brief.users, "user")}, ${brief.holds(REGULATED_INDUSTRY) ? "in a regulated sector" : brief.regulated ? "compliance required" : namedRule(brief)}.`;
function namedRule(brief: Brief): string {
  const framework = brief.known("framework");
  return framework && framework !== "none"
    ? `${detailLabel("framework", framework)} named`
    : "no rule on CA keys named";
}
const outage = (brief: Brief): string => {
  const accepted = brief.known("recovery-time");
  return accepted
    ? `Outages of up to ${detailLabel("recovery-time", accepted)} are acceptable`
    : "No outage limit was stated";
};
/** An outage of a day or more is accepted, which is longer than any restore takes. */
const canWait = (brief: Brief): boolean => ["day", "days"].includes(brief.known("recovery-time") ?? "");
const noHardware = (brief: Brief): string =>
  `${brief.has("security-requirements", "data-encryption") ? "Data encryption is required, but no answer" : "No requirement in the answers"} calls for hardware key protection`;
const SOFTWARE_KEY =
  "Software key on a volume protected by BitLocker and the TPM, with an encrypted copy kept offline under a split password. The keys sealing a virtual TPM (Hyper-V: guardian certificates) are kept with it, or the image cannot start elsewhere.";
const supervised = (brief: Brief): string => (brief.holds(OWN_KEYS) ? "A public body" : "A financial institution");
const KEY_STORES = "software key on an encrypted volume; PCIe HSM; network HSM pair";
/** Nothing depends yet on the controllers of a directory that is new. */
const NOTICED = (brief: Brief): string =>
  `Machines enrol during the day, unnoticed by users; ${brief.hasDirectory ? "domain controllers and " : ""}servers change their certificates`;

/** The log of a small organisation has no column for them. */
const considered = (rows: readonly DecisionRow[]): DecisionRow[] =>
  rows.map((row) => ({
    ...row,
    decision: (brief) =>
      `${say(row.decision, brief)}${brief.holds(FEW) ? ` Considered: ${say(row.alternatives, brief)}.` : ""}`,
  }));

export const CERTIFICATE_SERVICES: Pack = {
  id: "certificate-services",
  noun: "public key infrastructure",
  deliverable: (brief) =>
    `a ${tier(brief)} certification authority on Windows Server 2025 for ${brief.holds(USER_TEMPLATE) ? `up to ${plural(brief.users, "user")}, ` : ""}${served(brief)}, with hardened templates and a rehearsed restore`,
  situation,
  reworded: (text, brief) =>
    brief.sites > 1
      ? text
      : text.replace(
          "at least two sites, so that losing one site stops",
          "two fire compartments, so that losing one stops",
        ),
  scope: {
    inside: [
      { text: "Outline certificate policy and practice statement (RFC 3647)", by: "policy outline" },
      {
        text: "Offline root CA, ceremony script and first key ceremony with minutes",
        by: "root ceremony",
        when: TIERED,
      },
      {
        text: "Issuing CA, CRL and AIA locations, initial templates",
        by: "templates",
        when: any(SMALL, SINGLE),
      },
      {
        text: "Issuing CAs, CRL and AIA locations, initial templates",
        by: "templates",
        when: any(MULTI, LARGE),
      },
      { text: "OCSP responder", by: "OCSP responder", when: SINGLE },
      { text: "OCSP responders", by: "OCSP responder", when: any(MULTI, LARGE) },
      { text: "Hardening against the AD CS weaknesses ESC1 to ESC17", by: "hardening" },
      { text: "Phone certificates through Intune Cloud PKI", by: "phone certificates through Intune", when: CLOUD_PKI },
      {
        text: "Phone certificates through NDES and the certificate connector for Intune",
        by: "certificate connector",
        when: CONNECTOR,
      },
      { text: "Backup, restore test and handover", by: "restore test" },
    ],
    outside: [
      (brief) =>
        brief.holds(CODE_SIGNING)
          ? "Publicly trusted certificates for TLS, or for code that customers install"
          : "Publicly trusted TLS certificates",
      (brief) => `S/MIME mail encryption${brief.holds(MAIL_KEYS) ? " beyond the pilot users" : ""}`,
      (brief) =>
        brief.holds(SMART_CARDS) ? `Smart cards beyond two test users${keysForOthers(brief)}, and card management` : "",
      "Changes to applications that cannot use certificates",
      (brief) =>
        `${brief.has("integration-needs", "no-integrations") ? "Wireless" : "Certificate replacement inside applications, and wireless"}, VPN and RADIUS settings, made by their owners with the consultant's support`,
      (brief) =>
        `Network equipment configuration${brief.holds(all(LARGE, none(FEW))) ? " beyond the enrolment test" : ""}`,
    ],
  },
  options: [
    {
      name: "AD CS as designed here",
      description: (brief) =>
        brief.holds(CLOUD_PKI)
          ? `In-house CA on Windows Server; of its annual cost, USD ${cloudYear(brief)} is Cloud PKI for phones, which a connector would save${brief.holds(TENANT) ? "" : `, and ${intuneYear(brief)} Intune, unless licensed`}`
          : "In-house CA on Windows Server for all certificate types",
      against: "Servers, keys and Tier 0 controls to maintain",
      scores: {
        productivity: 4,
        "enhance-security": 4,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 5,
        scalability: 4,
        innovation: 3,
        run: 2,
      },
      shifts: [
        ...SAME_PRODUCT,
        { when: SMALL, criterion: "enhance-security", by: -2 },
        { when: SMALL, criterion: "compliance-objective", by: -2 },
        { when: HAS_MODULES, criterion: "enhance-security", by: 1 },
        { when: HSM_MISSED, criterion: "enhance-security", by: -1 },
        { when: HSM_MISSED, criterion: "compliance-objective", by: -1 },
        { when: SMALL, criterion: "run", by: 1 },
      ],
      source: ["pki-design", "ej"],
    },
    ...([none(KEYS_IN_MODULES), KEYS_IN_MODULES] as const).map((sector) => {
      const withModule = sector === KEYS_IN_MODULES;
      return {
        name: `Two tiers from the start: offline root and one issuing CA${withModule ? ", plus HSM pair" : ""}`,
        outline: withModule ? TIERS_FOR_ONE_WITH_MODULES : TIERS_FOR_ONE,
        description: "The next larger AD CS configuration",
        against: "Adds a key ceremony, a safe and a server (changing to it later costs more)",
        estimate: {
          days: { row: SINGLE_ROW, percent: 100, modules: withModule },
          weeks: withModule ? 100 : 115, // a server, a ceremony and a responder more; modules take longer than these
          of: { configuration: SINGLE_ROW, when: ALWAYS },
          keeps: { but: [SERVER_LICENCES, OPERATIONS] },
          lines: [
            { price: "windows-standard", quantity: singleLicences, kind: "one-off" },
            { price: "offline-laptop", quantity: 1, kind: "one-off" },
            { price: "encrypted-usb", quantity: 2, kind: "one-off" },
            ...(withModule
              ? ([
                  { price: "hsm-pair", quantity: 1, kind: "one-off" },
                  { price: "hsm-support", quantity: 1, kind: "yearly" },
                ] as const)
              : []),
            { price: "operations-day", quantity: withModule ? 10 : 7, kind: "yearly" },
          ],
        },
        scores: {
          productivity: 4,
          "enhance-security": withModule ? 5 : 4,
          "remote-work": 3,
          "digital-transformation": 3,
          "compliance-objective": 5,
          scalability: 4,
          innovation: 3,
          run: 2,
        },
        shifts: SAME_PRODUCT,
        settles: {
          title: "Number of tiers",
          left: (brief: Brief) => `Sign ${riskAcceptance(brief)}, if A is chosen`,
        },
        when: all(SMALL, sector),
        source: ["pki-design", "ej"],
      } as const;
    }),
    ...(
      [
        [all(OVERSIZED, KEYS_IN_MODULES), TWO_TIERS_WITH_MODULES],
        [all(OVERSIZED, LARGE, none(KEYS_IN_MODULES)), TWO_TIERS],
        [all(OVERSIZED, MULTI, none(KEYS_IN_MODULES)), TWO_TIERS_IN_SOFTWARE],
      ] as const
    ).map(([when, outline]) => {
      const withModule = outline === TWO_TIERS_WITH_MODULES;
      const losesModule = outline === TWO_TIERS;
      return {
        name: `AD CS, offline root and one issuing CA${withModule ? ", plus HSM pair" : ""}`,
        outline,
        description: "A smaller AD CS configuration",
        against: losesModule
          ? "Keys in software; no enrolment while the one issuing CA is restored"
          : "No enrolment while the one issuing CA is restored",
        estimate: {
          days: { row: SINGLE_ROW, percent: 100, modules: withModule },
          weeks: 100,
          of: { configuration: SINGLE_ROW, when: ALWAYS },
          keeps: {
            but: [
              SERVER_LICENCES,
              "Privileged access workstation",
              "Load balancer for responders and web hosts",
              OPERATIONS,
              ...(withModule ? [] : [MODULE_PAIR, "HSM pair support"]),
            ],
          },
          lines: [
            { price: "windows-standard", quantity: singleLicences, kind: "one-off" },
            { price: "privileged-workstation", quantity: 1, kind: "one-off" },
            { price: "operations-day", quantity: withModule ? 10 : 7, kind: "yearly" },
          ],
          without: `${losesModule ? "hardware key protection, " : ""}a second issuing CA`,
        },
        scores: {
          productivity: 4,
          "enhance-security": withModule ? 5 : 4,
          "remote-work": 3,
          "digital-transformation": 3,
          "compliance-objective": losesModule ? 4 : 5, // a second issuing CA is no evidence
          scalability: 4, // nor growth: one issues for thousands
          innovation: 3,
          run: 3,
        },
        shifts: SAME_PRODUCT,
        when,
        source: ["pki-design", "ej"],
      } as const;
    }),
    {
      name: "Intune Cloud PKI",
      outline: CLOUD_AUTHORITY,
      withoutDirectory: true,
      cannot: {
        when: any(SERVERS, OWN_KEYS),
        why: (brief) =>
          brief.holds(SERVERS)
            ? `${brief.hasDirectory ? "domain controllers, " : ""}servers and applications would have no certificates`
            : "Microsoft holds its keys, and a public body keeps its own",
      },
      description: "Two tiers run by Microsoft, keys in Azure Managed HSM",
      against: (brief) => `SCEP to Intune devices only, at most 6 CAs${brief.holds(SERVERS) ? "" : ", no servers"}`,
      estimate: {
        days: 45,
        weeks: 60,
        of: FITTING,
        keeps: [PHONES_PLAN],
        lines: [
          { price: "cloud-pki", quantity: (brief) => brief.users, kind: "monthly" },
          {
            price: "intune-p1",
            quantity: (brief) => (brief.holds(none(TENANT, MOBILE)) ? brief.users : 0),
            kind: "monthly",
          },
          { price: "operations-day", quantity: 4, kind: "yearly" },
        ],
        without: (brief) => `certificates for servers${brief.hasDirectory ? " and domain controllers" : ""}`,
      },
      scores: {
        productivity: 4,
        "enhance-security": 3,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 3,
        scalability: 3,
        innovation: 4,
        run: 4,
      },
      shifts: [
        { when: is("cloud-maturity", "cloud-first"), criterion: "run", by: 1 },
        { when: DIRECTORY, criterion: "compliance-objective", by: -1 },
      ],
      source: ["cloudpki", "ej"],
    },
    {
      name: "Third-party managed PKI",
      outline: MANAGED_PKI,
      when: none(OWN_KEYS),
      withoutDirectory: true,
      description: "CA as a service, under the client's root or the provider's",
      against: (brief) =>
        brief.hasDirectory
          ? "The provider could issue certificates that sign in to the directory; annual fee per user, device and server; autoenrolment needs an agent on a dedicated Tier 0 server"
          : "Annual fee per user, device and server; without a directory computers enrol through a management tool or one by one",
      estimate: {
        days: 60,
        weeks: 80,
        of: FITTING,
        keeps: [PHONES_PLAN, "Security keys with smart card function"],
        lines: [
          {
            price: "windows-standard",
            quantity: (brief) => (brief.hasDirectory && !hasFreeLicences(brief) ? 1 : 0),
            kind: "one-off",
          },
          { price: "managed-pki-base", quantity: 1, kind: "yearly" },
          {
            price: "managed-pki-user",
            quantity: (brief) =>
              brief.devices + (brief.holds(any(MOBILE, USER_TEMPLATE)) ? brief.users : 0) + brief.servers.plan,
            kind: "yearly",
          },
          { price: "operations-day", quantity: 4, kind: "yearly" },
        ],
        without: (brief) =>
          `the cost of exit: every certificate is reissued${brief.holds(none(DIRECTORY, TENANT, MOBILE)) ? "; the management tool through which computers enrol" : ""}`,
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 3,
        scalability: 3, // each further device raises the fee
        innovation: 3,
        run: 3,
      },
      shifts: [
        { when: MOBILE, criterion: "remote-work", by: 1 },
        { when: none(DIRECTORY), criterion: "run", by: 1 }, // no agent to keep in Tier 0
      ],
      source: ["ej"],
    },
    {
      name: "Third-party CA software, self-hosted",
      outline: OTHER_AUTHORITY,
      when: OWN_KEYS,
      description: "The same hierarchy on a third-party product, keys under the client's control",
      against: "Windows machines enrol through a connector; a second skill set alongside Active Directory",
      estimate: {
        days: 130,
        weeks: 110,
        keeps: { but: [SERVER_LICENCES] }, // Linux or an appliance; its connector for Windows machines needs one
        lines: [{ price: "windows-standard", quantity: (brief) => (hasFreeLicences(brief) ? 0 : 1), kind: "one-off" }],
        without: "product subscription and vendor support, by quotation",
      },
      scores: {
        productivity: 3,
        "enhance-security": 4,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 4,
        scalability: 4,
        innovation: 3,
        run: 1,
      },
      source: ["ej"],
    },
    {
      name: "No internal CA: public TLS and Windows Hello only",
      withoutDirectory: true,
      cannot: {
        when: is("solution-type", "certificate-services"),
        why: (brief) =>
          `devices${brief.hasDirectory ? ", domain controllers" : ""} and internal servers would get no certificate`,
      },
      description: "Public certificates by ACME; users sign in without certificates",
      against: ({ today }) =>
        `Public TLS is valid for ${today < dayOfIso("2027-03-15") ? "200 days, 100 from March 2027" : "100 days"}, 47 from March 2029`,
      estimate: {
        days: 25,
        weeks: 50,
        of: FITTING,
        lines: [{ price: "operations-day", quantity: 4, kind: "yearly" }],
        without: "certificate-based wireless, VPN and machine sign-in",
      },
      scores: {
        productivity: 2,
        "enhance-security": 2,
        "remote-work": 2,
        "digital-transformation": 2,
        "compliance-objective": 1,
        scalability: 2,
        innovation: 2,
        run: 4,
      },
      source: ["cabf", "ej"],
    },
  ],
  components: [
    {
      name: "Offline root CA",
      bill: ["Offline root machine", "Windows Server 2025 Standard for PKI servers"],
      count: 1,
      size: "2 cores, 4 GB, 60 + 20 GB",
      purpose: (brief) =>
        `Signs the ${issuingCas(brief)} and its own CRL; workgroup, BitLocker, powered off${brief.holds(HAS_MODULES) ? "; key on an HSM vendor token in the safe" : ""}`,
      when: TIERED,
      source: ["pki-design", "ej"],
    },
    {
      name: "Enterprise root and issuing CA",
      bill: ["Windows Server 2025 Standard for PKI servers"],
      count: 1,
      size: "2 vCPU, 8 GB, 80 + 50 + 20 GB log",
      purpose: "Root and issuing CA on one server: accepted risk, see decisions",
      when: SMALL,
      source: ["pki-design", "ej"],
    },
    {
      name: "Issuing CA",
      bill: ["Windows Server 2025 Standard for PKI servers"],
      count: issuing,
      size: (brief) =>
        brief.users > LIGHT_LOAD_USERS ? "4 vCPU, 16 GB, 80 + 100 + 40 GB log" : "2 vCPU, 8 GB, 80 + 50 + 20 GB log",
      purpose: (brief) =>
        brief.has("solution-configuration", "cert-large-enterprise")
          ? `Two in ${apart(brief)} publishing the same templates for ${brief.holds(USER_TEMPLATE) ? "users, " : ""}devices and servers; one for ${thirdServes(brief)}`
          : brief.has("solution-configuration", "cert-medium-multi")
            ? "Two independent CAs publishing the same templates"
            : "Issues all certificates",
      when: TIERED,
      source: ["pki-design", "ej"],
    },
    {
      name: "Standby server for the restore",
      bill: ["Windows Server 2025 Standard for PKI servers"],
      count: 1,
      size: "2 vCPU, 8 GB, 80 + 50 + 20 GB log",
      purpose: "Patched, without the CA role; takes over database and key if the CA fails",
      asked: needsSpare,
      source: ["ej"],
    },
    {
      name: "OCSP responder",
      bill: ["Windows Server 2025 Standard for PKI servers"],
      count: responders,
      size: "2 vCPU, 4 GB, 60 GB",
      purpose: (brief) =>
        `${responders(brief) > 1 ? "Behind the load balancer" : "Under its own alias"}; answers from the CRL: cheaper checks, no faster revocation`,
      when: TIERED,
      source: ["pki-ocsp", "ej"],
    },
    {
      name: "Web host for CRL and AIA",
      bill: ["Windows Server 2025 Standard for PKI servers"],
      count: (brief) => per(brief, [1, 1, 2, 2]),
      size: (brief) =>
        brief.has("solution-configuration", "cert-medium-single", "cert-medium-multi")
          ? "on the OCSP responder, 10 GB extra"
          : "2 vCPU, 4 GB, 60 + 10 GB",
      purpose: (brief) =>
        `HTTP under a DNS alias${brief.holds(PUBLISHED) ? ", published externally by the client's reverse proxy" : ""}${brief.holds(SINGLE) ? "; in this order: 1 HTTP; 2 LDAP for domain members" : ""}`,
      source: ["pki-crl", "pki-design", "ej"],
    },
    {
      name: "Intune Cloud PKI",
      bill: ["Intune Cloud PKI licence"],
      count: 1,
      size: "two tiers in the tenant, at most 6 CAs",
      purpose: "Phone certificates",
      when: CLOUD_PKI,
      source: ["cloudpki"],
    },
    {
      name: "NDES and certificate connector",
      bill: ["Windows Server 2025 Standard for PKI servers"],
      count: connectors,
      size: "4 vCPU, 8 GB, 80 GB, with Desktop Experience",
      purpose: "Forwards phone requests; never on an issuing CA",
      when: CONNECTOR,
      source: ["certconn", "ej"],
    },
    {
      name: "Load balancer",
      bill: ["Load balancer for responders and web hosts"],
      count: 1,
      size: "two names, probed by a real OCSP request",
      purpose: (brief) => `Spreads OCSP and CRL requests across both ${brief.sites > 1 ? "sites" : "rooms"}`,
      when: any(MULTI, LARGE),
      source: ["pki-ocsp"],
    },
    {
      name: "HSM pair",
      bill: [MODULE_PAIR],
      count: 1,
      size: "network appliance ×2",
      purpose: (brief) =>
        `Keys of the ${issuingCas(brief)}; FIPS 140-3 level 3, ${cards(brief)} operator cards, backup device in a second safe${brief.holds(any(MULTI, LARGE)) ? `; the two in ${apart(brief)}` : ""}`,
      when: HAS_MODULES,
      source: ["fips140", "pki-design", "ej"],
    },
    {
      name: "Privileged access workstation",
      bill: ["Privileged access workstation"],
      count: workstations,
      size: "4 cores, 16 GB, 256 GB",
      purpose: (brief) => `The only ${workstations(brief) > 1 ? "machines" : "machine"} used to manage PKI servers`,
      source: ["privaccess"],
    },
  ],
  sizing: [
    {
      quantity: "Certificates per year",
      formula: (brief) => {
        const counted = renewed(brief).map(({ what }) => what);
        const given = brief.given("certificates-a-year");
        const issued = `${counted.join(" + ")}, plus 10% for replacements`;
        if (given === null) return issued;
        if (countsFewer(brief)) return `${issued}: more than the ${figure(given)} given`;
        return `${issued}: ${issuedText(brief)}${given > issuedHere(brief) ? "; the inventory names the rest of those" : ", as"} given by the client`;
      },
      asked: (brief) => brief.given("certificates-a-year") !== null || isLargeDatabase(brief),
      result: (brief) =>
        brief.given("certificates-a-year") === null || countsFewer(brief) ? issuedText(brief) : figure(yearly(brief)),
      source: ["ej"],
    },
    {
      quantity: "CA database growth per year",
      formula: (brief) => `${figure(yearly(brief))} certificates × 64 KB`,
      result: (brief) => `${figure(Math.round(databaseMegabytes(brief)))} MB`,
      asked: isLargeDatabase,
      source: ["ej"],
    },
  ],
  ports: [
    {
      from: "Domain members",
      to: "Issuing CA",
      port: "TCP 135, TCP 49152–65535",
      purpose: (brief) =>
        `Enrolment by RPC, packet privacy enforced${brief.holds(USER_WAVE) ? "; remote devices through the VPN" : ""}`,
      source: ["ej", "locksmith"],
    },
    {
      from: "All clients",
      to: "Web host",
      port: "TCP 80",
      purpose: (brief) => `CRL and AIA${balanced(brief)}; HTTPS would make the check circular`,
      source: ["pki-crl", "ej"],
    },
    {
      from: "All clients",
      to: "OCSP responder",
      port: "TCP 80",
      purpose: (brief) => `Certificate status${balanced(brief)}`,
      when: TIERED,
      source: ["pki-ocsp"],
    },
    {
      from: "Issuing CA",
      to: "Domain controllers",
      port: "TCP and UDP 53, 88, 389; TCP 135, 445, 3268, 49152–65535",
      purpose: "Templates, subject lookup, name resolution",
      source: ["ej"],
    },
    {
      from: "Issuing CA",
      to: "Web host",
      port: "TCP 445",
      purpose: "CRL and AIA publication",
      source: ["pki-crl", "ej"],
    },
    {
      from: "OCSP responder",
      to: "Issuing CA and web host",
      port: "TCP 135, TCP 49152–65535, TCP 80",
      purpose: "Autoenrolment of its signing certificate; CRL retrieval",
      when: TIERED,
      source: ["pki-ocsp", "ej"],
    },
    {
      from: "External clients",
      to: "Web host, through the client's reverse proxy",
      port: "TCP 80",
      purpose: (brief) => `CRL and AIA for ${outsiders(brief)}`,
      when: all(PUBLISHED, SMALL),
      source: ["pki-crl", "ej"],
    },
    {
      from: "External clients",
      to: "Web host and OCSP responder, through the client's reverse proxy",
      port: "TCP 80",
      purpose: (brief) => `CRL, AIA and certificate status for ${outsiders(brief)}`,
      when: all(PUBLISHED, TIERED),
      source: ["pki-crl", "pki-ocsp", "ej"],
    },
    {
      from: "Issuing CA",
      to: "HSM",
      port: "vendor's port on an isolated network",
      purpose: "Key operations",
      when: HAS_MODULES,
      source: ["pki-design"],
    },
    {
      from: "Phones",
      to: "Intune and Cloud PKI",
      port: "TCP 443",
      purpose: "SCEP certificate requests; no inbound port on-premises",
      when: CLOUD_PKI,
      source: ["cloudpki"],
    },
    {
      from: "RADIUS server",
      to: "Cloud PKI, over the internet",
      port: "TCP 80",
      purpose: "CRL for phone certificates",
      when: CLOUD_PKI,
      source: ["cloudpki", "ej"],
    },
    {
      from: "Phones",
      to: "NDES, through the client's reverse proxy",
      port: "TCP 443",
      purpose: "SCEP certificate requests",
      when: CONNECTOR,
      source: ["certconn", "ej"],
    },
    {
      from: "NDES and certificate connector",
      to: "Issuing CA; Intune",
      port: "TCP 135, TCP 49152–65535; TCP 443",
      purpose: "No inbound port from Intune",
      when: CONNECTOR,
      source: ["certconn", "ej"],
    },
    {
      from: "Privileged access workstation",
      to: "All PKI servers",
      port: "TCP 5985, 3389",
      purpose: "Management; blocked from all other sources",
      source: ["privaccess", "ej"],
    },
  ],
  decisions: considered([
    {
      title: "Number of tiers",
      context: scale,
      alternatives: "one tier; two tiers",
      decision: (brief) =>
        `One tier: an online enterprise root. The risk is accepted in writing, with an exit path: build an offline root and a new issuing CA in parallel, move the templates, let old certificates expire.${brief.holds(KEYS_IN_MODULES) ? " The options table prices two tiers from the start, with the HSM pair; software keys would save the pair and its support." : ""}${proposedNames(brief)}`,
      tradeOff:
        "A root key stolen over the network means rebuilding trust on every device; saves an offline root and its ceremonies",
      confidence: "high",
      when: SMALL,
      ask: (brief) =>
        `Sign ${riskAcceptance(brief)}, or choose two tiers${brief.holds(HSM_MISSED) ? " with an HSM pair" : ""}`,
      source: ["pki-design", "ej"],
    },
    ...[true, false].map((open) => ({
      title: "Number of tiers",
      context: scale,
      alternatives: (brief: Brief) =>
        brief.holds(LARGE) ? "two tiers; three tiers with policy CAs" : "one tier; two tiers",
      decision: (brief: Brief) =>
        brief.holds(LARGE)
          ? `Two tiers; the third issuing CA serves ${thirdServes(brief)}. The network CA's NTAuth entry, created at installation, is removed: its requesters supply their own subject, and nothing it issues may sign in. Without a policy owner, a third tier adds ceremonies but no security.${proposedNames(brief)}`
          : `Two tiers: an offline root that never joins the domain and an online issuing layer that can be rebuilt.${proposedNames(brief)}`,
      tradeOff: "Key ceremonies and a safe; keeps the root key off the network",
      confidence: "high" as const,
      when: all(TIERED, open ? TIERS_OPEN : none(TIERS_OPEN)),
      ...(open ? {} : { due: "design" as const }), // names change no price
      ask: open
        ? "Choose two tiers (recommended) or three with policy CAs at 10 days each, and agree the root CA's name"
        : "Name the root CA, whose name every certificate chain carries for 20 years",
      source: ["pki-design", "ej"] as const,
    })),
    ...[true, false].map(
      (oversized) =>
        ({
          title: "Redundancy of the issuing layer",
          serves: ["availability"],
          context: (brief: Brief) => `${outage(brief)}; losing a sole issuing CA would stop enrolment, not validation.`,
          alternatives:
            "failover cluster with shared storage or HSM; two independent issuing CAs; one CA with a tested restore",
          decision: (brief: Brief) =>
            `Two independent issuing CAs in ${apart(brief)} publishing the same templates${oversized || canWait(brief) ? asRequested(brief) : ""}. Independent CAs protect enrolment and are simpler to run than a cluster.${canWait(brief) ? " One CA with a tested restore would meet the accepted outage." : ""}${brief.holds(LARGE) ? ` The third CA stands alone and is restored from backup in ${RESTORE_HOURS.at(-1)} hours: its certificates are renewed weeks ahead.` : ""}`,
          tradeOff: "One more CA server and certificate to maintain",
          confidence: "medium",
          when: all(any(MULTI, LARGE), oversized ? OVERSIZED : none(OVERSIZED)),
          ...(oversized
            ? {}
            : {
                due: "design" as const,
                ask: (brief: Brief) =>
                  canWait(brief)
                    ? `Confirm two independent issuing CAs${asRequested(brief)}, or take one with a tested restore, which the accepted outage allows and which saves a server${windowsFor(hasFreeLicences(brief) ? 0 : 1)}`
                    : "Choose two independent issuing CAs (recommended) or a failover cluster",
              }),
          source: ["pki-ocsp", "ej"],
        }) as const,
    ),
    ...[true, false].map(
      (spare) =>
        ({
          title: "Redundancy of the issuing layer",
          serves: ["availability"],
          context: (brief: Brief) => `${outage(brief)}; one issuing CA serves ${served(brief)}.`,
          alternatives: "second issuing CA; standby server; tested restore",
          decision: (brief: Brief) =>
            `One CA, restored within ${allowedIn(brief)}${spare ? " on a standby server" : ""}; issued certificates keep working, as ${brief.holds(HAS_MODULES) ? "another server can re-sign the CRL through the HSM" : "the CRL can be re-signed with the backed-up key"}.${spare ? " If the timed restore takes longer, a second issuing CA on that server is quoted as a change." : ""}`,
          tradeOff: "No new certificates during the restore",
          confidence: spare ? "medium" : "high", // the risk register gives the hour little chance
          when: any(SMALL, SINGLE),
          asked: (brief: Brief) => needsSpare(brief) === spare,
          source: ["ej"],
        }) as const,
    ),
    {
      title: "CA key protection",
      serves: ["data-encryption"],
      context: (brief) =>
        brief.holds(KEYS_IN_MODULES)
          ? `${supervised(brief)} is expected to keep issuing CA keys in hardware, under dual control.`
          : brief.has("security-requirements", "data-encryption")
            ? "Data encryption is required, and this configuration holds issuing keys in hardware."
            : "This configuration holds issuing keys in hardware; no other requirement calls for it.",
      alternatives: KEY_STORES,
      decision: (brief) =>
        `A network HSM pair, FIPS 140-3 level 3, which ${isOne(brief) ? "" : "serves all issuing CAs and "}survives the loss of one HSM. FIPS 140-2, on the historical list since 21 September 2026, is not accepted. The HSM and its provider are installed before the CA role, and the root is created on its token; until then templates and pilot run in a test hierarchy. ${neededIn(brief)}${withoutModules(brief)}`,
      tradeOff: (brief) =>
        `${modulesCost(brief)} and a 6 to 12 week delivery, in return for keys that cannot be stolen from a server`,
      confidence: "medium",
      when: HAS_MODULES,
      ask: (brief) =>
        isOptional(brief)
          ? `Confirm the hardware security module (HSM) pair, which only this configuration calls for, and order it in week ${orderWeek(brief)} with a confirmed delivery week, or keep the CA keys in software, which saves ${modulesCost(brief).replace(" once, ", " once and ")}`
          : `Choose to order the hardware security module (HSM) pair in week ${orderWeek(brief)}${brief.holds(OWN_KEYS) ? ", from a framework agreement" : ""}, with a confirmed delivery week (recommended), or after a separate tender; no issuing CA is installed before it arrives`,
      source: ["fips140", "pki-design", "ej"],
    },
    {
      title: "CA key protection",
      context: (brief) =>
        brief.holds(HSM_MISSED)
          ? `${supervised(brief)} is expected to use a FIPS 140-3 HSM under dual control, which the single-server configuration lacks: with an online root it would prevent theft of the key, not misuse.`
          : `${noHardware(brief)}.`,
      alternatives: KEY_STORES,
      decision: (brief) =>
        brief.holds(HSM_MISSED)
          ? "Software key on a volume protected by BitLocker and the TPM, an accepted risk signed off with that of the online root. Otherwise: two tiers with an HSM pair, as priced in the options table."
          : SOFTWARE_KEY,
      tradeOff: (brief) =>
        `A server administrator could copy the key; avoids ${modulesCost(brief)} and a 6 to 12 week delivery for an HSM pair`,
      confidence: "medium",
      when: any(all(TIERED, none(HAS_MODULES)), HSM_MISSED),
      ask: (brief) =>
        brief.holds(HSM_MISSED) // accepted with the online root
          ? ""
          : "Choose software keys (recommended) or a hardware security module (HSM) before the CA is installed; a later change needs a new key",
      source: ["ej"],
    },
    {
      title: "CA key protection",
      context: (brief) => `${noHardware(brief)}; the CA is a single online server.`,
      alternatives: KEY_STORES,
      decision: `${SOFTWARE_KEY} No HSM: with an online root it would prevent theft of the key, not misuse.`,
      tradeOff: "A server administrator could copy the key; nothing to buy or wait for",
      confidence: "high",
      when: all(SMALL, none(KEYS_IN_MODULES)),
      source: ["pki-design", "ej"],
    },
    ...[true, false].map((weighed) => {
      const algorithms =
        "RSA 4096 for CAs and at least RSA 2048 for leaf certificates, SHA-256. ECDSA only where every consumer is known to support it.";
      return {
        title: "Algorithms and key lengths",
        context: (brief: Brief) =>
          `${brief.has("integration-needs", "legacy-applications") ? "Legacy applications" : plural(brief.devices, "device")} and all other consumers must be able to verify the chain.`,
        alternatives: `RSA 4096 and SHA-256; ECDSA P-384${weighed ? "; ML-DSA in a separate hierarchy" : ""}`,
        decision: weighed
          ? `${algorithms} ML-DSA, the post-quantum signature supported by Windows Server 2025 since May 2026, waits: it needs a separate hierarchy, cannot encrypt and does not work through NDES.`
          : algorithms,
        tradeOff: "Larger certificates, in return for the widest support",
        confidence: "high",
        when: weighed ? POST_QUANTUM : all(OLD_CONSUMERS, none(POST_QUANTUM, FEW)),
        source: ["pki-design", "pki-kloud", ...(weighed ? (["pki-mldsa"] as const) : [])],
      } as const;
    }),
    {
      ...PHONES,
      context: (brief) =>
        `Mobile device management is required; ${brief.holds(TENANT) ? "Microsoft 365 is in use" : "no Microsoft 365 plan was named"}.`,
      decision: (brief) =>
        `${brief.holds(MANY) ? byConnector(brief) : inCloud(brief)} Either way, rights over Intune SCEP profiles count as Tier 0: a profile determines who signs in.`,
      tradeOff: (brief) =>
        brief.holds(MANY)
          ? "Internet-facing enrolment of phones; saves a fee per user"
          : "A recurring licence and no choice of data location; saves an enrolment server",
      when: all(MOBILE, none(OWN_KEYS)),
      ask: (brief) =>
        brief.holds(TENANT)
          ? `Choose Cloud PKI for phones (recommended${isCheap(brief) ? "; free" : ""} if the current plan includes it), ${brief.holds(MANY) ? `USD ${cloudYear(brief)} a year as an add-on` : `provisionally budgeted at USD ${cloudYear(brief)} a year`}, or a connector to this CA${isCheap(brief) ? "" : ` (recommended otherwise${brief.holds(MANY) ? " and budgeted" : " where cost decides"})`}, which needs ${withConnector(brief)}`
          : `Choose Cloud PKI for phones${isCheap(brief) ? " (recommended)" : ""}, at USD ${cloudYear(brief)} a year, or a connector to this CA${isCheap(brief) ? "" : ` (recommended ${brief.holds(MANY) ? "and budgeted" : "where cost decides; the sums hold Cloud PKI"})`}, which needs ${withConnector(brief)}${intuneEitherWay(brief)}`,
      source: ["cloudpki", "certconn", "intune-esc1", "ej"],
    },
    {
      ...PHONES,
      context: "Mobile device management is required, and a public body keeps its keys under its own control.",
      decision: (brief) =>
        `NDES with the certificate connector, on ${connectors(brief) > 1 ? "two dedicated servers" : "a dedicated server"}, so that phones generate their own private keys. Cloud PKI would need no server, but Microsoft holds its keys and offers no choice of data location.`,
      tradeOff: "Internet-facing enrolment of phones, in return for keys under the client's control",
      when: all(MOBILE, OWN_KEYS),
      ask: (brief) =>
        `Choose the connector to this CA for phones (recommended), or accept Cloud PKI with keys held by Microsoft${brief.holds(TENANT) ? "" : intuneEitherWay(brief)}`,
      source: ["cloudpki", "certconn", "ej"],
    },
    {
      title: "Template policy",
      context: (brief) =>
        `A misconfigured template could let any of ${people(brief.users)} become domain administrator.`,
      alternatives: "default templates; the same with restricted enrolment; custom templates",
      decision:
        "No default template is published (LoadDefaultTemplates=0), or domain controllers would enrol before LDAPS is tested. Custom templates take the subject from the directory or require approval; domain controllers use a copy of Kerberos Authentication, which adds the domain name.",
      tradeOff: "More preparation; closes the most exploited weakness of AD CS",
      confidence: "high",
      source: ["locksmith"],
    },
    {
      title: "Operating system",
      context: (brief) => `${brief.holds(SMALL) ? "The CA is valid for 15" : "Issuing CAs are valid for 10"} years.`,
      alternatives: "Windows Server 2022; Windows Server 2025",
      decision: (brief) =>
        `Windows Server 2025, supported to 14 November 2034, three years longer than 2022${brief.holds(HAS_MODULES) ? "; 2022 only if the HSM provider does not yet support 2025" : ""}.`,
      tradeOff: (brief) =>
        responders(brief) > 1
          ? "Responder arrays and role separation are not documented for 2025: responders stand alone, roles are separated by groups"
          : "CA role separation is not documented for 2025: roles are separated by groups",
      confidence: "high",
      source: ["eol", "pki-ocsp", "pki-sec"],
    },
    {
      title: "Existing CAs",
      context: "An older enterprise CA may exist; phase 1 checks.",
      alternatives: "in-place upgrade; migration under the old name; new hierarchy in parallel",
      when: DIRECTORY,
      decision:
        "A new hierarchy in parallel. A CA using SHA-1 or RSA below 2048 is never upgraded; it publishes its CRL until its last certificate has expired.",
      tradeOff: "Two hierarchies for a time; weak keys are left behind",
      confidence: "medium",
      source: ["pki-crl", "ej"],
    },
  ]),
  bill: [
    {
      item: SERVER_LICENCES,
      quantity: (brief) => ownServers(brief) + connectors(brief),
      formula: (brief) =>
        `one 16-core licence per server in the component table, or per two virtual servers on one licensed host${hasFreeLicences(brief) ? "; available ones: unused, version 2025 or with Software Assurance" : ""}`,
      stock: "server-licences",
      price: "windows-standard",
      kind: "one-off",
      requirement: "issuance and revocation",
      source: ["ej"],
    },
    {
      item: "Offline root machine",
      quantity: 1,
      formula: "1; none where an isolated, encrypted host exists",
      price: "offline-laptop",
      kind: "one-off",
      when: TIERED,
      requirement: "offline root",
      source: ["ej"],
    },
    {
      item: "Encrypted USB drives",
      quantity: 2,
      formula: "2, in two safes",
      price: "encrypted-usb",
      kind: "one-off",
      when: TIERED,
      requirement: "ceremony",
      source: ["ej"],
    },
    {
      item: "Privileged access workstation",
      quantity: workstations,
      formula: (brief) =>
        brief.administrators < workstations(brief)
          ? "1 each for the administrator and the deputy"
          : workstations(brief) === 1
            ? "1, shared by the PKI role holders, each with their own account"
            : brief.holds(LARGE)
              ? "1 for every three administrators, 2 to 4, shared by the PKI role holders"
              : "2, shared by the PKI role holders",
      price: "privileged-workstation",
      kind: "one-off",
      requirement: "Tier 0",
      source: ["privaccess"],
    },
    {
      item: "Load balancer for responders and web hosts",
      quantity: 1,
      formula: (brief) =>
        `one service covering each ${brief.sites > 1 ? "site" : "room"}${brief.holds(FEW) ? "; a pair of small virtual machines is enough" : "; the client's existing one usually suffices"}`,
      kind: "one-off",
      owned: none(FEW),
      when: any(MULTI, LARGE),
      requirement: "revocation",
      source: ["pki-ocsp", "ej"],
    },
    {
      item: MODULE_PAIR,
      quantity: 1,
      formula: "1 pair, with cards, two root key tokens and backup device",
      price: "hsm-pair",
      kind: "one-off",
      when: HAS_MODULES,
      requirement: "key protection, data encryption",
      source: ["fips140"],
    },
    {
      item: "HSM pair support",
      quantity: 1,
      formula: "15% of the purchase price a year",
      price: "hsm-support",
      kind: "yearly",
      when: HAS_MODULES,
      requirement: "key protection, data encryption",
      source: ["ej"],
    },
    ...[true, false].map(
      (signsIn) =>
        ({
          item: "Security keys with smart card function",
          quantity: tokens,
          formula: (brief: Brief) =>
            [
              ...(signsIn ? ["2 for the sign-in test"] : []),
              ...(brief.holds(CODE_SIGNING) ? ["2 for code signing keys"] : []),
            ].join(", "),
          price: "smart-card-key",
          kind: "one-off",
          when: signsIn ? SMART_CARDS : all(CODE_SIGNING, none(SMART_CARDS)),
          requirement: `${signsIn ? "multi-factor authentication, " : ""}code signing for custom applications`,
          source: ["ej"],
        }) as const,
    ),
    {
      item: "Intune Cloud PKI licence",
      quantity: (brief) => brief.users,
      formula:
        "one per user until phone users are counted; none if the current plan includes it or a connector is chosen",
      price: "cloud-pki",
      kind: "monthly",
      when: CLOUD_PKI,
      requirement: "mobile device management",
      source: ["cloudpki", "ej"],
    },
    {
      item: PHONES_PLAN,
      quantity: (brief) => brief.users,
      formula: "one per user with a phone; none if a plan with Intune is already owned",
      price: "intune-p1",
      kind: "monthly",
      when: all(MOBILE, none(TENANT)),
      requirement: "mobile device management",
      source: ["cloudpki", "ej"],
    },
    ...[false, true].map(
      (free) =>
        ({
          item: "Windows Server client access licences",
          quantity: (brief: Brief) => brief.users,
          formula: (brief: Brief) =>
            `one per user, version 2025 or with Software Assurance${brief.devices < brief.users ? `; by device ${figure(brief.users - brief.devices)} fewer` : ""}`,
          price: "windows-cal",
          kind: "one-off",
          owned: free ? ALWAYS : any(DIRECTORY, is("current-technologies", "windows-server")),
          asked: (brief: Brief) => hasFreeLicences(brief) === free,
          requirement: "access to the CA",
          source: ["cloudpki", "ej"],
        }) as const,
    ),
    {
      item: "Active Directory (prerequisite)",
      quantity: 1,
      formula: (brief) =>
        `a separate project before the CA is installed, about ${DIRECTORY_DAYS[brief.size]} days and ${controllers(brief)} domain controllers${instead(brief) ? `; none if ${instead(brief)} is chosen` : ""}`,
      kind: "one-off",
      when: none(DIRECTORY),
      requirement: "prerequisite",
      source: ["ej"],
    },
    {
      item: OPERATIONS,
      quantity: operationDays,
      formula: (brief) =>
        [
          `${OPERATION_DAYS.review} reviews × 1 day`,
          `2 restore tests × ${plural(restores(brief) / 2, "day")}`,
          ...(brief.holds(TIERED)
            ? [
                `${ceremonies(brief) > 1 ? `${ceremonies(brief)} root ceremonies ×` : "root ceremony"} ${plural(OPERATION_DAYS.ceremony, "day")}`,
              ]
            : []),
          ...(brief.holds(HAS_MODULES) ? [`HSMs ${OPERATION_DAYS.modules} days`] : []),
        ].join(" + "),
      price: "operations-day",
      kind: "yearly",
      requirement: "operations",
      source: ["ej"],
    },
  ],
  features: [
    {
      by: "Enrolment waves",
      objectives: ["productivity", "enhance-security", "remote-work", "scalability", "cost-reduction"],
      source: ["cabf", "ej"],
    },
    {
      by: "Root ceremony",
      objectives: ["enhance-security", "compliance-objective"],
      when: TIERED,
      source: ["pki-design"],
    },
    {
      by: "Templates, hardening",
      objectives: ["enhance-security", "compliance-objective"],
      source: ["locksmith"],
    },
    {
      by: "CRL web host",
      objectives: ["enhance-security", "remote-work"],
      when: SMALL,
      source: ["pki-crl"],
    },
    {
      by: "OCSP responder",
      objectives: ["enhance-security", "remote-work"],
      when: TIERED,
      source: ["pki-crl", "pki-ocsp"],
    },
    {
      by: "Inventory of",
      objectives: ["cost-reduction", "compliance-objective", "digital-transformation"],
      source: ["ej"],
    },
    {
      by: "Templates, hardening",
      objectives: ["innovation", "digital-transformation"],
      when: any(CODE_SIGNING, SERVICE_TEMPLATE),
      source: ["ej"],
    },
  ],
  rules: [
    {
      id: "P01",
      text: "No certificate outlives its issuer's certificate.",
      source: ["pki-design"],
    },
    {
      id: "P02",
      text: (brief) =>
        `A CA certificate is renewed at about half its validity${brief.holds(TIERED) ? ", together with the responders' signing certificates" : ""}.`,
      source: ["pki-design", "pki-ocsp"],
    },
    {
      id: "P03",
      text: "The offline root publishes full CRLs only, manually and witnessed.",
      when: TIERED,
      source: ["pki-design", "pki-crl"],
    },
    {
      id: "P04",
      text: "CAPolicy.inf precedes the role: 20 years and a 4096-bit renewal key on the root; LoadDefaultTemplates=0, path length 0 and, since older appliances reject PSS signatures, AlternateSignatureAlgorithm=0 on each issuing CA.",
      when: TIERED,
      source: ["pki-design", "ej"],
    },
    {
      id: "P04",
      text: "CAPolicy.inf precedes the role: 15 years, a 4096-bit renewal key, LoadDefaultTemplates=0.",
      when: SMALL,
      source: ["pki-design", "ej"],
    },
    {
      id: "P05",
      text: (brief) =>
        `CRL and AIA locations are set before the first certificate${brief.holds(SINGLE) ? "" : ", with the default LDAP locations removed"}; an old one is kept until no valid certificate refers to it.`,
      source: ["pki-design", "pki-crl"],
    },
    {
      id: "P06",
      text: "Once the role is installed the server is never renamed; the CA's common name differs from the server's and has no underscore.",
      source: ["pki-design"],
    },
    { id: "P07", text: "CA database and log are on separate volumes.", source: ["pki-design"] },
    {
      id: "P12",
      text: "No CA on Windows Server 2016: after 12 January 2027 it receives paid updates only.",
      asked: (brief) => hasOldWindows(brief) && brief.today < dayOfIso("2027-01-12"),
      source: ["eol"],
    },
    {
      id: "P40",
      text: "Intune SCEP profiles carry the account's SID in the URI tag:microsoft.com,2022-09-14:sid, through the OnPremisesSecurityIdentifier variable, which is empty for cloud-only accounts.",
      when: MOBILE,
      source: ["strongmap"],
    },
    {
      id: "P43",
      text: "The web host allows double escaping: delta CRL file names contain a plus sign, which IIS otherwise rejects.",
      source: ["ej"],
    },
    {
      id: "P44",
      text: "Active Directory distributes the root to Windows only; Linux, Java and network equipment receive it in their own trust stores before any server they call changes its certificate.",
      source: ["ej"],
    },
  ],
  tables: [
    {
      id: "pki.validity",
      section: "solution",
      heading: "Keys, validity and revocation periods",
      caption: "Keys, validity and CRL periods",
      intro: "Templates not listed: RSA 2048, SHA-256, 1 year.",
      columns: ["Object", "Key and hash", "Validity", "CRL: base / overlap / delta"],
      rows: [
        {
          cells: [
            "Root CA",
            "RSA 4096, SHA-256",
            "20 years",
            (brief) => `${rootCrlWeeks(brief)} weeks / ${ROOT_CRL_OVERLAP_WEEKS} weeks / none`,
          ],
          when: TIERED,
          source: ["pki-design", "pki-kloud", "ej"],
        },
        {
          cells: [
            "Enterprise root and issuing CA",
            "RSA 4096, SHA-256",
            "15 years, renewed in year 7",
            "1 week / 3 days / daily",
          ],
          when: SMALL,
          source: ["ej"],
        },
        {
          cells: ["Issuing CA", "RSA 4096, SHA-256", "10 years, renewed in year 5", "7 days / 3 days / 1 day"],
          when: TIERED,
          source: ["pki-kloud", "ej"],
        },
        {
          cells: ["Server (internal TLS)", "RSA 2048 or P-256", "1 year", "issuer's CRL"],
          source: ["pki-kloud"],
        },
        {
          cells: [
            (brief) => (brief.holds(any(USER_TEMPLATE, SMART_CARDS)) ? "User and device sign-in" : "Device sign-in"),
            "RSA 2048, SHA-256, TPM preferred",
            "1 year",
            "issuer's CRL",
          ],
          source: ["pki-kloud", "ej"],
        },
        {
          cells: [
            "Code signing",
            (brief) =>
              `RSA 3072 on a smart card key${brief.holds(PIPELINES) ? ", for pipelines in the owner's hardware-backed vault" : ""}`,
            "1–3 years, timestamped",
            "issuer's CRL",
          ],
          when: CODE_SIGNING,
          source: ["ej"],
        },
        {
          cells: ["Plant device", "RSA 2048, SHA-256", "3 years, renewed in a maintenance window", "issuer's CRL"],
          when: is("industry", "manufacturing"),
          source: ["ej"],
        },
        {
          cells: ["OCSP signing", "RSA 2048, SHA-256", "2 weeks, renewed automatically", "not checked"],
          when: TIERED,
          source: ["pki-ocsp", "ej"],
        },
      ],
    },
    {
      id: "pki.templates",
      section: "solution",
      heading: "Certificate templates",
      caption: "Initial certificate templates",
      columns: ["Template", "Purpose", "Enrolment group", "Subject from", "Approval"],
      rows: [
        {
          cells: [
            "Workstation authentication",
            "Wireless, VPN, management client",
            (brief) => `scoped computer group, ${figure(brief.devices)} when complete`,
            "directory",
            "no",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Domain controller (Kerberos)",
            "Sign-in, LDAPS",
            (brief) => `Domain Controllers, ${controllers(brief)} planned`,
            "directory",
            "no",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Server",
            (brief) =>
              `Internal TLS${brief.holds(FEW) ? ", remote desktop" : ""} and RADIUS under the server's own name`,
            (brief) => `scoped server group, ${figure(brief.servers.plan)} when complete`,
            "directory",
            "no",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Web server",
            "Internal TLS under other names: sites, aliases",
            "server administrators",
            "request",
            "yes",
          ],
          source: ["locksmith", "ej"],
        },
        {
          cells: [
            "User authentication",
            "VPN and applications",
            (brief) => `user group, ${figure(brief.users)} when complete`,
            "directory",
            "no",
          ],
          when: USER_WAVE,
          source: ["ej"],
        },
        {
          cells: [
            "Remote desktop",
            "RDP listener",
            (brief) => `servers, ${figure(brief.servers.plan)} planned`,
            "directory",
            "no",
          ],
          when: REMOTE_DESKTOP,
          source: ["ej"],
        },
        {
          cells: [
            "Code signing",
            "Internal scripts and applications",
            (brief) => `named people${brief.holds(PIPELINES) ? " and the pipeline signing account" : ""}`,
            "directory",
            "yes",
          ],
          when: CODE_SIGNING,
          source: ["ej"],
        },
        {
          cells: ["S/MIME", "Mail encryption", "pilot users", "directory", "no; keys archived for the recovery agent"],
          when: MAIL_KEYS,
          source: ["pki-sec", "ej"],
        },
        {
          cells: ["Key recovery agent", "Recovery of archived mail keys", "two named people", "directory", "yes"],
          when: MAIL_KEYS,
          source: ["pki-sec", "ej"],
        },
        {
          cells: ["Smart card and enrolment agent", "Phishing-resistant sign-in", "two test users", "directory", "yes"],
          when: SMART_CARDS,
          source: ["locksmith"],
        },
        {
          cells: [
            "Service",
            "Mutual TLS between services and interfaces",
            "named service accounts",
            "request",
            "yes; not for renewal with a valid certificate",
          ],
          when: SERVICE_TEMPLATE,
          source: ["ej"],
        },
        {
          cells: ["Partner", "Partner client certificates", "interface owner", "request", "yes"],
          when: is("integration-needs", "third-party-apis"),
          source: ["ej"],
        },
        {
          cells: [
            "Network equipment",
            "Switches, access points, VPN gateways",
            "network administrators",
            "request",
            "yes, by request file",
          ],
          when: LARGE,
          source: ["ej"],
        },
        ...(
          [
            ["healthcare", "Clinical device", "Medical device wireless", "clinical device group", "directory", "no"],
            [
              "manufacturing",
              "Plant device",
              "Controllers and line PCs, long-lived",
              "plant engineering",
              "request",
              "yes",
            ],
            ["retail", "Till and kiosk", "Wireless and payment network by EAP-TLS", "till group", "directory", "no"],
            [
              "education",
              "Campus wireless",
              "eduroam by EAP-TLS",
              "staff, and pupils on school devices",
              "directory",
              "no",
            ],
          ] as const
        ).map(([industry, ...cells]) => ({
          cells,
          when: is("industry", industry),
          source: ["ej"] as const,
        })),
        {
          cells: [
            "Phones (SCEP)",
            "Wireless and VPN for Intune phones and tablets",
            "NDES service account",
            "request, with the user's SID",
            "no; Intune validates each request",
          ],
          when: CONNECTOR,
          source: ["certconn", "strongmap"],
        },
        {
          cells: ["OCSP response signing", "Responders", "OCSP servers", "directory", "no"],
          when: TIERED,
          source: ["pki-ocsp"],
        },
      ],
    },
    {
      id: "pki.cloud-pki",
      section: "solution",
      heading: "AD CS or Cloud PKI for devices",
      caption: "AD CS with NDES compared with Intune Cloud PKI",
      when: all(MOBILE, none(FEW)),
      intro: (brief) =>
        `The design and bill of materials are based on ${brief.holds(CLOUD_PKI) ? "Cloud PKI" : "NDES with the connector"}.`,
      columns: ["Aspect", "AD CS with NDES and connector", "Intune Cloud PKI"],
      rows: [
        {
          cells: [
            "Best for",
            "servers, domain controllers, machines outside Intune",
            "phones, Windows laptops, wireless and VPN",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "Licence",
            "Windows Server",
            "Intune Suite or add-on; Microsoft 365 E5 once the tenant shows the service plan",
          ],
          source: ["cloudpki", "cloudpki-e5"],
        },
        {
          cells: ["Servers", "Windows Server, not on the issuing CA", "none"],
          source: ["certconn", "cloudpki"],
        },
        {
          cells: ["Enrolment", "SCEP, PKCS, autoenrolment", "SCEP, devices enrolled in Intune only"],
          source: ["cloudpki"],
        },
        { cells: ["Revocation", "CRL and OCSP", "CRL valid 7 days, published every 3.5 days"], source: ["cloudpki"] },
        { cells: ["Data residency", "the client's site", "no choice"], source: ["cloudpki"] },
        { cells: ["Hierarchy", "any", "two tiers, or under the client's root"], source: ["cloudpki"] },
        { cells: ["Keys", "held by the client", "RSA 2048 to 4096 in Azure Managed HSM"], source: ["cloudpki"] },
      ],
    },
    {
      id: "pki.esc",
      section: "security",
      heading: "Template and CA hardening",
      caption: "Known weaknesses (ESC catalogue) and how each is closed",
      intro: (brief) =>
        `${brief.holds(FEW) ? "Settings close these; the template policy closes ESC1 to ESC3, ESC13 and ESC17, restricted permissions ESC4, ESC5, ESC7, ESC12 and ESC14." : "Each is closed by design."} Locksmith checks all except ESC10, ESC12 and ESC14, reviewed manually.`,
      columns: ["Code", "Weakness", "Closed by"],
      rows: (
        [
          [
            "ESC1",
            "Requester supplies the subject; client authentication without approval",
            "Subject from the directory, or approval; restricted enrolment rights",
          ],
          ["ESC2", "Any-purpose template or no stated purpose", "Explicit purposes, approval"],
          ["ESC3", "Enrolment agent template, and templates that accept agents", "Agents restricted per CA, approval"],
          [
            "ESC4",
            "Weak permissions or owner on a template",
            "Owner Enterprise Admins; write access for PKI administrators only",
          ],
          ["ESC5", "Weak permissions on PKI containers, CA object or NTAuth", "As for ESC4"],
          [
            "ESC6",
            "CA accepts subject alternative names from request attributes",
            "certutil -setreg policy\\EditFlags -EDITF_ATTRIBUTESUBJECTALTNAME2, service restarted",
          ],
          ["ESC7", "Too many CA administrators or certificate managers", "Role groups only"],
          [
            "ESC8",
            "Web enrolment open to NTLM relay",
            (brief: Brief) =>
              `Web enrolment services are not installed${brief.holds(CONNECTOR) ? "; NDES accepts no sign-in and forwards only requests validated by Intune" : ""}`,
          ],
          ["ESC9", "Template suppresses the SID extension", "CT_FLAG_NO_SECURITY_EXTENSION cleared"],
          [
            "ESC10",
            "Weak certificate mapping on domain controllers",
            "Strong mapping, permanent since September 2025; Schannel CertificateMappingMethods stays at 0x18",
          ],
          [
            "ESC11",
            "RPC enrolment without encryption",
            "certutil -setreg CA\\InterfaceFlags +IF_ENFORCEENCRYPTICERTREQUEST",
          ],
          [
            "ESC12",
            "Shell access to a CA with an HSM",
            (brief: Brief) =>
              brief.holds(HAS_MODULES)
                ? "Tier 0 isolation; HSM cards held by several people"
                : "No HSM here; Tier 0 isolation",
          ],
          ["ESC13", "Issuance policy linked to a privileged group", "Link removed, or approval"],
          ["ESC14", "Write access to altSecurityIdentities", "Attribute restricted"],
          [
            "ESC15",
            "Version 1 templates accept injected application policies (CVE-2024-49019)",
            "Patched; no version 1 template published",
          ],
          [
            "ESC16",
            "SID extension disabled for the whole CA",
            "OID 1.3.6.1.4.1.311.25.2 removed from DisableExtensionList",
          ],
          ["ESC17", "Requester-supplied names with server authentication", "Restricted enrolment rights, approval"],
          [
            "Audit",
            "Incomplete CA auditing",
            "AuditFilter 127 and the audit subcategory “Audit Certification Services”, both required",
          ],
        ] as const
      ).map(([code, weakness, fix]) => ({
        cells: [code, weakness, fix],
        ...(SETTINGS.includes(code) ? {} : { when: none(FEW) }),
        source:
          code === "ESC10"
            ? (["strongmap", "ej"] as const)
            : code === "ESC12" || code === "ESC14"
              ? (["ej"] as const)
              : (["locksmith"] as const),
      })),
    },
    {
      id: "pki.duties",
      section: "security",
      heading: "PKI roles and audit",
      asked: isSeparated,
      caption: "PKI roles, each a separate group",
      intro: (brief) =>
        `Split among ${brief.administrators === 1 ? "the administrator, a deputy still to be named and people outside IT" : `${plural(brief.administrators, "administrator")} and others`} so that no one approves their own requests or audits their own work${brief.administrators === 1 ? "" : brief.administrators >= 12 ? "; no one holds two roles" : `; a deputy${brief.administrators >= 6 ? ", whose own role does not control it," : ""} covers one role at a time`}.`,
      columns: ["Role", "May", "May not", "Held by"],
      rows: [
        {
          cells: [
            "CA administrator",
            "configure the CA",
            "issue certificates",
            (brief) => heldBy(brief, "administrator"),
          ],
          source: ["pki-sec", "ej"],
        },
        {
          cells: [
            "Certificate manager",
            "approve and revoke",
            "change the configuration",
            (brief) => heldBy(brief, "manager"),
          ],
          source: ["pki-sec", "ej"],
        },
        {
          cells: [
            "Enrolment agent",
            "request smart card certificates for others",
            "approve",
            (brief) => heldBy(brief, "agent"),
          ],
          when: SMART_CARDS,
          source: ["pki-sec", "ej"],
        },
        {
          cells: ["Auditor", "read and configure audit", "change anything else", (brief) => heldBy(brief, "auditor")],
          source: ["pki-sec", "ej"],
        },
        {
          cells: [
            "Backup custodian",
            "back up and restore",
            "read keys in clear text",
            (brief) => heldBy(brief, "custodian"),
          ],
          source: ["pki-sec", "ej"],
        },
        {
          cells: [
            "Key recovery agent",
            "decrypt an archived key retrieved by the certificate manager",
            "retrieve it",
            (brief) => heldBy(brief, "recovery"),
          ],
          when: MAIL_KEYS,
          source: ["pki-sec", "ej"],
        },
      ],
    },
    {
      id: "pki.ceremony",
      section: "approach",
      heading: "Root key ceremony",
      caption: "Root key ceremony script (3 to 5 hours)",
      when: TIERED,
      columns: ["Step", "Action", "Who", "Record"],
      rows: [
        {
          cells: [
            "1",
            "Verify installation media hashes; install without network",
            "operator, witness",
            "hashes in the minutes",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "2",
            (brief) =>
              `Place CAPolicy.inf, install the role, generate the key${brief.holds(HAS_MODULES) ? " on the token" : ""}; ValidityPeriodUnits 10, as the default is one year`,
            "operator, witness",
            "serial number, thumbprint",
          ],
          source: ["pki-design", "ej"],
        },
        {
          cells: [
            "3",
            (brief) =>
              `Set ${brief.holds(SINGLE) ? "DSConfigDN, " : ""}CDP, AIA and a CRL period of ${rootCrlWeeks(brief)} weeks with an overlap of ${ROOT_CRL_OVERLAP_WEEKS}; re-sign the CRL; copy it and the certificate to media`,
            "operator",
            "next update, photograph of serials",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "4",
            (brief) => `Sign the ${requests(brief)} of the ${issuingCas(brief)}, carried on an encrypted drive`,
            "operator, auditor",
            "request hash, certificate",
          ],
          source: ["ej"],
        },
        {
          cells: [
            "5",
            (brief) =>
              brief.holds(HAS_MODULES)
                ? "Clone and verify the token, back up the database, split the token PIN"
                : "Back up key and database, verify the copy, split the password",
            "backup custodian",
            "envelope numbers",
          ],
          source: ["pki-sec", "ej"],
        },
        {
          cells: ["6", "Power off, seal, store in two safes", "all", "bag numbers, signed minutes"],
          source: ["ej", "pki-crl"],
        },
      ],
    },
    {
      id: "pki.compromise",
      section: "support",
      heading: "Suspected key compromise",
      caption: "Response to a suspected CA compromise",
      columns: ["Within", "Action", "Who"],
      rows: [
        {
          cells: ["1 hour", "Disconnect the CA, keep it powered on, preserve logs", "CA administrator"],
          source: ["ej"],
        },
        {
          cells: [
            "4 hours",
            "Remove the CA from NTAuth, distrust its certificate by policy and refresh policy on the domain controllers, which then refuse its sign-ins",
            "directory administrator",
          ],
          when: TIERED,
          source: ["ej"],
        },
        {
          cells: [
            "4 hours",
            "Remove the CA from NTAuth and from the trusted roots by policy",
            "directory administrator",
          ],
          when: SMALL,
          source: ["ej"],
        },
        {
          cells: [
            "24 hours",
            "Open the safes, revoke the CA certificate at the root, publish the root CRL; clients use a cached CRL until it expires",
            "operator, witness",
          ],
          when: TIERED,
          source: ["pki-crl", "ej"],
        },
        {
          cells: ["3 days", "Build a new CA with a new key, publish templates", "engineer"],
          when: TIERED,
          source: ["ej"],
        },
        {
          cells: ["24 hours", "Build a new CA with a new key, publish root and templates", "engineer"],
          when: SMALL,
          source: ["ej"],
        },
        {
          cells: [
            "5 days",
            (brief) =>
              `Reissue by autoenrolment, domain controllers first: ${brief.holds(USER_TEMPLATE) ? `${plural(brief.users, "user")}, ` : ""}${served(brief)}; ${approved(brief)} on request`,
            "engineer",
          ],
          source: ["ej"],
        },
      ],
    },
  ],
  tasks: [
    {
      phase: 1,
      title: "Order of the HSM pair",
      mark: "order",
      most: 2,
      kind: "scope",
      role: "Project manager",
      weight: 1,
      deliverable: "Order confirmation with delivery date",
      when: HAS_MODULES,
    },
    {
      phase: 1,
      title: "Inventory of existing CAs, templates and consumers",
      when: DIRECTORY,
      kind: "discovery",
      role: "Engineer",
      weight: 3,
      deliverable: "List of CAs with algorithm, last expiry, published templates and ESC findings",
    },
    {
      phase: 1,
      title: "Inventory of certificate consumers, with owners",
      kind: "discovery",
      role: "Engineer",
      weight: 3,
      deliverable: "Consumers with owner and trust store",
      when: none(DIRECTORY),
    },
    {
      phase: 1,
      title: "Naming, policy outline and CRL calendar",
      kind: "design",
      role: "Architect",
      weight: 3,
      deliverable: "Policy outline, naming, calendar",
    },
    {
      phase: 2,
      title: (brief) =>
        `Test hierarchy with software keys as ceremony rehearsal; CRL web host${isOne(brief) ? "" : "s"}`,
      mark: "authority",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 6,
      deliverable: "Rehearsed script, test CA for the pilot, reachable CRL",
      when: HAS_MODULES,
    },
    {
      phase: 2,
      title: "Issuing CA and CRL web host",
      mark: "authority",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 6,
      holds: 1,
      deliverable: (brief) => `Issuing CA${longest(brief)}, reachable CRL`,
      when: SMALL,
    },
    {
      phase: 2,
      title: "Issuing CA server with its request, CRL web host",
      mark: "machines",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 4,
      deliverable: "Request for the root, reachable CRL location",
      when: all(SINGLE, none(HAS_MODULES)),
    },
    {
      phase: 2,
      title: "Issuing CA servers with their requests, CRL web hosts",
      mark: "machines",
      waits: [],
      kind: "build",
      role: "Engineer",
      weight: 5,
      deliverable: "Requests for the root, reachable CRL location",
      when: all(MULTI, none(HAS_MODULES)),
    },
    {
      phase: 2,
      title: (brief) => `Root ceremony with rehearsal, ${requests(brief)} signed`,
      mark: "authority",
      waits: ["machines"],
      kind: "ceremony",
      role: "Engineer",
      weight: 4,
      holds: 1,
      most: 4,
      deliverable: (brief) =>
        `Root and issuing certificates, signed minutes, working ${issuingCas(brief)}${longest(brief)}`,
      when: all(TIERED, none(HAS_MODULES)),
    },
    {
      phase: 2,
      title: (brief) => `OCSP responder${responders(brief) > 1 ? "s" : ""}`,
      waits: ["authority"],
      kind: "build",
      role: "Engineer",
      weight: 2,
      deliverable: (brief) =>
        `Responder${responders(brief) > 1 ? "s" : ""} in service, signing certificate renewed automatically`,
      when: TIERED,
    },
    ...(
      [
        [FEW, []],
        [all(HAS_MODULES, none(FEW)), ["data-loss-prevention"]],
        [none(HAS_MODULES, FEW), SET_BY_TEMPLATES],
      ] as const
    ).map(
      ([when, carries]) =>
        ({
          phase: 2,
          title: "Templates, hardening, backup and alerts",
          mark: "platform",
          waits: ["authority"],
          carries,
          kind: "build",
          role: "Engineer",
          weight: (brief: Brief) => 6 + 3 * byTemplates(brief),
          holds: (brief: Brief) => (brief.holds(TIERED) ? 1.5 : 1) + byTemplates(brief) * TEMPLATE_DAYS[brief.size],
          deliverable: (brief: Brief) =>
            `Templates with their groups, autoenrolment by group policy, Locksmith report, ${brief.holds(HAS_MODULES) ? "" : "sealed key copy, "}first backup, one alert of each type received`,
          when,
        }) as const,
    ),
    {
      phase: 2,
      title: "NDES and certificate connector",
      mark: "platform",
      waits: ["platform"],
      kind: "build",
      role: "Engineer",
      weight: 3,
      holds: 0.5,
      deliverable: "Connector reported healthy by Intune, published URL",
      when: CONNECTOR,
    },
    {
      phase: 2,
      title: "Pilot enrolment",
      kind: "pilot",
      role: "Engineer",
      weight: 3,
      deliverable: "Pilot report",
      when: none(FEW),
    },
    {
      phase: 2,
      title: "Pilot enrolment",
      kind: "pilot",
      role: "Architect", // reviews what they saw of a handful of devices
      weight: 1,
      deliverable: "Pilot report",
      when: FEW,
    },
    {
      phase: 3,
      title: (brief) => `HSM installation, card ceremony, issuing CA ${requests(brief)}`,
      mark: "modules",
      completes: ["data-encryption"],
      waits: ["order"],
      lead: 6,
      kind: "ceremony",
      role: "Engineer",
      weight: 4,
      holds: 1.5, // two places, and the holders of the cards
      most: 6, // two machines, however many devices enrol
      deliverable: (brief) => `HSMs with backup device, card register, ${requests(brief)} for the root`,
      when: HAS_MODULES,
    },
    {
      phase: 3,
      title: (brief) => `Root ceremony: root key on its token, ${requests(brief)} signed`,
      mark: "signed",
      waits: ["modules"],
      kind: "ceremony",
      role: "Engineer",
      weight: 3,
      holds: 1,
      most: 3, // half a day of script, rehearsed before; media, machine and minutes beside it
      deliverable: "Root and issuing certificates, signed minutes",
      when: HAS_MODULES,
    },
    {
      phase: 3,
      title: (brief) => `Issuing CA${isOne(brief) ? "" : "s"} put into service`,
      mark: "issuing",
      waits: ["signed"],
      carries: ["data-encryption"], // tested once the keys are in the modules
      kind: "build",
      role: "Engineer",
      weight: 3,
      holds: 1,
      most: 5,
      deliverable: (brief) =>
        `Issuing CA${isOne(brief) ? "" : "s"} with the pilot's templates, ${brief.holds(MAIL_KEYS) ? "key archive, " : ""}hardening, backup and alerts${longest(brief)}, ${brief.holds(LARGE) ? "network CA removed from NTAuth, " : ""}responder${isOne(brief) ? "" : "s"} repointed${brief.holds(CONNECTOR) ? ", NDES reconfigured" : ""}; test hierarchy removed`,
      when: HAS_MODULES,
    },
    {
      phase: 3,
      title: (brief) => `Domain controller certificates, LDAPS test${signIn(brief)}`,
      mark: "controllers",
      waits: ["issuing"],
      carries: ["mfa"],
      kind: "rollout",
      role: "Engineer",
      weight: (brief) => (brief.holds(SMART_CARDS) ? 3 : 2),
      deliverable: (brief) =>
        `LDAPS verified under controller and domain names${shown(brief)}${brief.hasDirectory ? ", older certificates archived" : ""}`,
      when: none(FEW, SMALL),
    },
    {
      phase: 3,
      title: (brief) =>
        `Enrolment waves: domain controllers with LDAPS test${signIn(brief)}, devices, servers${brief.holds(USER_WAVE) ? ", users" : ""}${sectorWave(brief)}; with approval: ${approved(brief)}`,
      mark: "waves",
      waits: ["issuing", "training"],
      carries: ["mfa"],
      kind: "rollout",
      role: "Engineer",
      weight: 8,
      holds: (brief) => (brief.holds(SMALL) ? 1 : WAVE_DAYS[brief.size]) + (brief.holds(SMART_CARDS) ? 0.5 : 0),
      least: waveWeeks,
      deliverable: (brief) => `LDAPS verified${shown(brief)}, wave reports`,
      when: any(FEW, SMALL),
    },
    {
      phase: 3,
      title: (brief) => {
        const later = `${brief.holds(USER_WAVE) ? ", then users" : ""}${sectorWave(brief).replace(", ", ", then ")}`;
        return `Enrolment waves: devices${checksFirst(brief) ? `${later}, then servers` : `, then servers${later}`}`;
      },
      mark: "waves",
      waits: ["issuing", "controllers", "training"],
      kind: "rollout",
      role: "Engineer",
      weight: 8,
      holds: (brief) => WAVE_DAYS[brief.size],
      least: waveWeeks,
      deliverable: "Wave reports",
      when: none(FEW, SMALL),
    },
    {
      phase: 3,
      title: "Phone certificates through Intune",
      waits: ["issuing", "training"],
      carries: ["mobile-device-management"],
      kind: "rollout",
      role: "Engineer",
      weight: 3,
      holds: (brief) => PHONE_DAYS[brief.size],
      deliverable: (brief) =>
        `${brief.holds(CLOUD_PKI) ? "Cloud PKI root and issuing CA, published to the directory; trusted root" : "Trusted root"} and SCEP profiles, with the account's SID, in use on each platform`,
      when: MOBILE,
    },
    {
      phase: 3,
      title: (brief) => `Templates requiring approval: ${approved(brief)}`,
      waits: ["issuing"],
      mark: "approval",
      kind: "rollout",
      role: "Engineer",
      weight: 2,
      deliverable: "One certificate of each type, issued by its approver",
      when: none(FEW, SMALL),
    },
    {
      phase: 4,
      title: (brief) => `Restore test on ${restoredOn(brief)}`,
      kind: "acceptance",
      role: "Engineer",
      weight: 2,
      holds: (brief) => (restores(brief) / 2) * (TEST_SCRIPTED[brief.size] ?? 1),
      deliverable: "Measured time, corrected script",
    },
    {
      phase: 4,
      title: "Hardening audit with Locksmith",
      kind: "security",
      role: "Architect",
      weight: 2,
      deliverable: "Audit report without critical findings",
      when: none(FEW, SMALL),
    },
  ],
  risks: [
    {
      id: "PK1",
      text: ({ brief }) =>
        `The root CRL expires unnoticed, and certificates on ${plural(brief.devices, "device")} stop validating`,
      likelihood: ({ brief }) => (brief.known("skills") === "experienced" ? 2 : 3),
      impact: 5,
      mitigation: "Key ceremony in the calendar; alerts 50, 30 and 7 days before expiry",
      owner: "Client IT lead",
      trigger: "No ceremony date 60 days before expiry",
      when: TIERED,
      source: ["pki-crl", "ej"],
    },
    {
      id: "PK13",
      text: ({ plan }) => `Active Directory is not ready on ${formatDay(firstDayOf(plan, 2))}, when phase 2 begins`,
      likelihood: 4,
      impact: 5,
      mitigation: "Date confirmed in writing before the order; only phase 1 begins without it",
      owner: "Sponsor",
      trigger: "No date for the directory when the order is signed",
      when: none(DIRECTORY),
      source: ["cloudpki", "ej"],
    },
    {
      id: "PK2",
      text: ({ brief }) => `A misconfigured template lets any of ${people(brief.users)} become domain administrator`,
      likelihood: ({ brief }) => (brief.has("company-size", "small") ? 2 : 3),
      impact: 5,
      mitigation: "Hardening as tabled, monthly Locksmith run; Defender for Identity sensor where licensed",
      owner: "Security lead",
      trigger: "Any critical Locksmith finding",
      source: ["locksmith"],
    },
    {
      id: "PK3",
      text: "The CA key is stolen",
      likelihood: 2,
      impact: 5,
      mitigation: "Key volume encrypted with BitLocker and the TPM, Tier 0 isolation, no shared accounts",
      owner: "Security lead",
      trigger: "CA sign-in other than from the privileged access workstation",
      when: all(TIERED, none(HAS_MODULES)),
      source: ["privaccess"],
    },
    {
      id: "PK12",
      text: "The CA key is used without authorisation",
      likelihood: 2,
      impact: 5,
      mitigation: "Operator cards held by several people, Tier 0 isolation, no shared accounts",
      owner: "Security lead",
      trigger: "CA sign-in other than from the privileged access workstation",
      when: HAS_MODULES,
      source: ["privaccess", "ej"],
    },
    {
      id: "PK11",
      text: "The HSM pair arrives later than the plan requires",
      likelihood: ({ brief }) => lateness(leadGiven(brief)),
      impact: 4,
      mitigation: ({ brief }) =>
        `Delivery week confirmed in writing before the order; ${isRoomy(brief) ? "the plan has months in hand" : "pilot in a test hierarchy, waves postponed by the delay"}`,
      owner: "Client IT lead",
      trigger: "No delivery week in writing when the order is due",
      when: HAS_MODULES,
      source: ["ej"],
    },
    {
      id: "PK4",
      text: ({ brief }) =>
        `The online root key is compromised, and trust has to be rebuilt on ${plural(brief.devices, "device")}`,
      likelihood: 3,
      impact: 5,
      mitigation: "Written acceptance, offline key backup, exit path to two tiers",
      owner: "Sponsor",
      trigger: "More than 100 users, or a query from a regulator",
      when: SMALL,
      source: ["ej"],
    },
    {
      id: "PK5",
      text: ({ brief }) => {
        const hours = brief.known("recovery-time");
        if (!isOne(brief) && (hours === "hour" || hours === "hours"))
          return "The second issuing CA fails before the first is restored";
        return hours
          ? `Restoring a CA takes longer than the ${detailLabel("recovery-time", hours)} allowed`
          : "Restoring a CA fails when needed";
      },
      likelihood: ({ brief }) => restoreLikelihood(brief),
      impact: 4,
      mitigation: ({ brief }) => `Restore test twice a year on ${restoredOn(brief)}`,
      owner: "Client IT lead",
      trigger: "Six months without a test",
      source: ["ej"],
    },
    {
      id: "PK6",
      text: "CRL or AIA locations have to change later",
      likelihood: 2,
      impact: 4,
      mitigation: "DNS aliases from the first day",
      owner: "Architect",
      trigger: "Any certificate with a server name in its CRL location",
      source: ["pki-crl"],
    },
    {
      id: "PK7",
      text: "An older CA is retired too early",
      likelihood: 3,
      impact: 3,
      mitigation: "It publishes its CRL until its last certificate has expired",
      owner: "Engineer",
      trigger: "Switch-off date before the last expiry",
      when: DIRECTORY,
      source: ["pki-crl"],
    },
    {
      id: "PK14",
      text: "NDES, which can request any subject, is misused to sign in as another user",
      likelihood: 2,
      impact: 5,
      mitigation: "Service account limited to one template, requests validated by Intune, server in Tier 0",
      owner: "Security lead",
      trigger: "A certificate from the template with no matching Intune request",
      when: CONNECTOR,
      source: ["certconn", "ej"],
    },
    {
      id: "PK9",
      text: "Non-Windows clients cannot check revocation",
      likelihood: 3,
      impact: 3,
      mitigation: ({ brief }) => (brief.holds(SINGLE) ? "HTTP location first" : "HTTP locations only, no LDAP"),
      owner: "Engineer",
      trigger: "Failed check from such a client in the pilot",
      when: any(OUTSIDE, is("industry", "healthcare", "manufacturing")),
      source: ["pki-design"],
    },
    {
      id: "PK10",
      text: "Certificate sign-in fails under strong mapping enforcement",
      likelihood: 3,
      impact: 4,
      mitigation: "Reissue before wireless or VPN depends on certificates; monitor events 39 and 41",
      owner: "Engineer",
      trigger: "First event 39 or 41",
      when: DIRECTORY,
      source: ["strongmap"],
    },
  ],
  tests: [
    {
      test: (brief) =>
        `pkiview, and certutil -verify -urlfetch on ${brief.holds(SMALL) ? "a leaf and the CA certificate" : "leaf, issuing and root certificates"}${brief.holds(PUBLISHED) ? ", internally and externally" : brief.holds(TIERED) && brief.sites > 1 ? ", from two sites" : ""}`,
      pass: (brief) =>
        brief.holds(PUBLISHED)
          ? "all lines OK internally; externally, all HTTP URLs “Verified”, including the delta CRL"
          : "all lines OK; all URLs “Verified”, including the delta CRL",
      component: "Chain",
      source: ["pki-crl", "ej"],
    },
    {
      test: "Autoenrolment of a test computer, restarted after joining the group",
      pass: "certificate within 2 hours: CertificateServicesClient-CertEnroll event 19, no event 13",
      component: "Enrolment",
      source: ["ej"],
    },
    {
      test: "Revoke a leaf certificate, publish the CRL, clear the test client's cache (ChainCacheResyncFiletime @now)",
      pass: (brief) =>
        `rejected (CRYPT_E_REVOKED) by certutil -verify -urlfetch${brief.holds(TIERED) ? ", and by OCSP in certutil -URL once the responder has loaded the CRL" : ""}`,
      component: "Revocation",
      source: ["pki-crl"],
    },
    {
      test: (brief) =>
        `Restore of the CA to ${needsSpare(brief) ? restoredOn(brief) : "a clean, isolated machine"}: ${brief.holds(HAS_MODULES) ? "database and registry, key through the HSM" : "key, database and registry"}`,
      pass: "within the stated recovery time; issued rows unchanged (certutil -view), certutil -CRL signs",
      component: "Recovery",
      source: ["pki-sec", "ej"],
    },
    {
      test: (brief) =>
        `${listed(["Issuing CA 1", ...(brief.holds(FEW) ? ["responder 1"] : []), ...(brief.holds(HAS_MODULES) ? ["one HSM"] : [])])} switched off`,
      pass: (brief) =>
        `a test computer gets its certificate from CA 2 (event 4887 there) with no client change${brief.holds(FEW) ? "; certutil -URL still shows “Verified” by OCSP" : ""}`,
      component: "Recovery",
      when: any(MULTI, LARGE),
      source: ["ej"],
    },
    {
      test: "One HSM switched off",
      pass: "signing continues",
      component: "Keys",
      when: all(SINGLE, HAS_MODULES),
      source: ["ej"],
    },
    {
      test: "Invoke-Locksmith -Mode 2, findings filed as CSV",
      pass: "no finding rated critical",
      component: "Hardening",
      source: ["locksmith"],
    },
    {
      test: "A switch enrols from the network CA by request file, then presents its certificate to the directory",
      pass: "the chain verifies on the switch; sign-in is refused, as the network CA is not in NTAuth",
      component: "Enrolment",
      when: all(LARGE, none(FEW)),
      source: ["ej"],
    },
    {
      test: "Stop one responder",
      pass: "certutil -URL shows “Verified” within a minute, although port 80 stays open on it",
      component: "Revocation",
      when: all(any(MULTI, LARGE), none(FEW)),
      source: ["pki-ocsp"],
    },
    {
      test: "Audit events 4886, 4887 and 4870 triggered deliberately",
      pass: (brief) =>
        `visible in ${brief.holds(LOGGED) ? "the central log within 15 minutes" : "the CA's security log"}; AuditFilter 127, auditpol “Success and Failure”`,
      component: "Audit",
      source: ["pki-sec"],
    },
    {
      test: "Domain controllers after reissue",
      pass: "no Key Distribution Center event 39 (no strong mapping), 40 (certificate predates account) or 41 (different SID) in the system logs for 5 days",
      component: "Sign-in",
      when: DIRECTORY,
      source: ["strongmap"],
    },
  ],
  cutover: [
    {
      step: "Check that the new root has reached the machines",
      time: "T−7 days",
      check: (brief) =>
        brief.devices > Math.max(10, 2 * brief.sites)
          ? `certutil -verifystore Root shows it on ${Math.max(10, 2 * brief.sites)} sample machines${brief.sites > 1 ? `, at least two in each of the ${brief.sites} sites` : ""}`
          : "certutil -verifystore Root shows it on every machine",
      back: "wait; nothing enrols yet",
      source: ["ej"],
    },
    {
      step: (brief) =>
        `Publish the domain controller template; controllers enrol first${checksFirst(brief) ? ", RADIUS and remote access servers with them" : ""}`,
      time: (brief) =>
        !brief.hasDirectory || !atWeekends(brief)
          ? "T−3 days"
          : isMonthly(brief)
            ? `the monthly weekend before T0${mayMissWeekend(brief) ? ", or a reserve weekend" : fewWeekends(brief) ? ", or the first in the rollout: devices need not wait" : ""}`
            : "the weekend before T0",
      check: (brief) =>
        `LDAPS answers under the names of the domain and ${controllers(brief) === 1 ? "the controller" : `each of the ${controllers(brief)} controllers`} (ldp.exe, 636), no events 39 to 41`,
      back: (brief) =>
        `unpublish the template${brief.hasDirectory ? "; LDAPS reverts to the previous certificate, if any" : "; nothing depends on LDAPS yet"}`,
      source: ["ej"],
    },
    {
      step: (brief) =>
        brief.holds(HAS_MODULES)
          ? `Publish the tested templates on the new CA${isOne(brief) ? "" : "s"} for the wave 1 group`
          : "Grant the wave 1 group enrolment rights",
      time: "T−1 day",
      check: "a member, restarted after joining, enrols with certutil -pulse",
      back: (brief) => (brief.holds(HAS_MODULES) ? "unpublish them" : "withdraw the rights"),
      source: ["ej"],
    },
    {
      step: (brief) => `Supersede old templates, autoenrol wave 1: ${firstWave(brief)}`,
      time: "T0",
      check: enrolled,
      back: "re-publish the template on the old CA; without one, rebind the previous certificate",
      when: DIRECTORY,
      source: ["ej"],
    },
    {
      step: (brief) => `Autoenrol wave 1: ${firstWave(brief)}`,
      time: "T0",
      check: enrolled,
      back: "unpublish the template; issued certificates are not yet in use",
      when: none(DIRECTORY),
      source: ["ej"],
    },
    {
      step: (brief) =>
        brief.holds(FEW) || brief.devices <= HANDFUL
          ? `Remaining devices${brief.devices > HANDFUL ? ", by department" : ""}`
          : `Three further waves ${brief.sites >= 3 ? "by site" : "by department"} of up to ${laterWave(brief)} each, until all ${figure(brief.devices)} are enrolled`,
      time: (brief) => `from T+2 days${paused(brief)}`,
      check: "same check before each wave",
      back: "as for wave 1",
      source: ["ej"],
    },
    {
      step: (brief) =>
        `Servers${brief.servers.plan > HANDFUL ? " by service, test systems first" : ""}, ${figure(brief.servers.plan)} planned`,
      time: (brief) => `after the last device wave${serversAt(brief)}`,
      check: "internal TLS verified, no client errors",
      back: "rebind the old certificate",
      source: ["ej"],
    },
    {
      step: (brief) => `Users, ${figure(brief.users)} planned`,
      time: afterServers,
      check: "sample users connect to remote access or wireless by certificate",
      back: "unpublish the template; the previous sign-in is still enabled",
      when: USER_WAVE,
      source: ["ej"],
    },
    {
      step: (brief) => sectorDevices(brief)?.step ?? "",
      time: (brief) =>
        brief.has("industry", "education") && brief.holds(USER_WAVE) ? "after the users" : afterServers(brief),
      check: (brief) => sectorDevices(brief)?.check ?? "",
      back: (brief) => sectorDevices(brief)?.back ?? "",
      when: is("industry", ...Object.keys(SECTOR_DEVICES)),
      source: ["ej"],
    },
    {
      step: "Phones: certificate profile to a few per platform, then to all",
      time: "independent of the waves",
      check: "each platform connects to wireless or VPN without a password",
      back: "withdraw the profile; the previous sign-in is still enabled",
      when: MOBILE,
      source: ["certconn", "ej"],
    },
    {
      step: "Unpublish templates on the old CA",
      time: "two weeks after the last wave, during hypercare at the latest",
      check: "no new request in its database for 7 days (certutil -view)",
      back: "re-publish",
      when: DIRECTORY,
      source: ["ej"],
    },
  ],
  coexistence: (brief) =>
    `${brief.hasDirectory ? "Any older CA stops issuing wave by wave." : "Without a directory there is no older enterprise CA."} Self-signed and purchased certificates stay in use until their own wave.`,
  noticed: NOTICED,
  saving: {
    by: "Software keys",
    decision: "CA key protection",
    beside: (brief) => (brief.holds(KEYS_IN_MODULES) ? ", against the sector's expectation," : ""),
    amount: (brief, { lines, rates, contingencyPercent }) => {
      const pair = lines.find(({ item }) => item === MODULE_PAIR)?.amount?.likely;
      const services = MODULE_DAYS[brief.size] * rateOf(rates, "Engineer") * (1 + contingencyPercent / 100);
      return pair ? pair + services : 0;
    },
  },
  rollback: (brief) =>
    brief.holds(none(FEW)) // the cutover table says it
      ? ""
      : brief.hasDirectory
        ? "Re-publish the templates on the old CA until it is decommissioned; without one, rebind the previous certificates."
        : "Unpublish the wave's template and rebind the previous certificate; nothing is switched off before its wave is accepted.",
  operations: [
    {
      frequency: "Daily",
      task: "Database backup of each CA; backup report and next update of each CRL checked",
      owner: "Client IT",
      asked: (brief) => !isFrequent(brief),
      source: ["pki-sec", "ej"],
    },
    {
      frequency: "Daily",
      task: "Full database backup of each CA; all incremental backups of the day and next update of each CRL checked",
      owner: "Client IT",
      asked: isFrequent,
      source: ["pki-sec", "ej"],
    },
    { frequency: "Weekly", task: "pkiview", owner: "Client IT", source: ["pki-crl"] },
    {
      frequency: "Monthly",
      task: "Locksmith run; expiry report at 90, 60 and 30 days",
      owner: "Security lead",
      source: ["locksmith", "ej"],
    },
    {
      frequency: "Quarterly",
      task: "Review of role groups, enrolment rights and Locksmith findings",
      owner: "Consultant",
      source: ["pki-sec", "ej"],
    },
    ...[true, false].map(
      (spare) =>
        ({
          frequency: "Quarterly",
          task: `Restore test on ${spare ? STANDBY : ISOLATED}, every second quarter`,
          owner: "Consultant",
          asked: (brief: Brief) => needsSpare(brief) === spare,
          source: ["ej"],
        }) as const,
    ),
    {
      frequency: "Yearly",
      task: "Root ceremony for the CRL; CA and OCSP key renewal plan",
      owner: "Consultant, operator and witness",
      when: all(TIERED, none(KEYS_IN_MODULES)),
      source: ["pki-crl"],
    },
    {
      frequency: "Quarterly",
      task: "Root ceremony for the CRL, every second quarter; CA and OCSP key renewal plan",
      owner: "Consultant, operator and witness",
      when: all(TIERED, KEYS_IN_MODULES),
      source: ["pki-crl"],
    },
    {
      frequency: "Yearly",
      task: "HSM firmware, cards and backup",
      owner: "Consultant",
      when: HAS_MODULES,
      source: ["ej"],
    },
  ],
  signals: [
    {
      signal: "Next update of each CRL",
      threshold: (brief) =>
        `base: under 2 days away; delta: overdue${brief.holds(TIERED) ? "; root: under 50 days" : ""}`,
      action: "publish, find the cause",
      source: ["pki-crl", "ej"],
    },
    {
      signal: "Denied requests (event 4888)",
      threshold: (brief) => `more than ${figure(Math.max(1, Math.round(brief.devices / 500)) * 5)} in an hour`,
      action: "check for a template or permission error, or an attack",
      source: ["pki-sec", "ej"],
    },
    {
      signal: "Permissions, audit filter or manager settings changed (events 4882, 4885, 4890), rows deleted (4896)",
      threshold: "any",
      action: "compare with the change record",
      source: ["pki-sec"],
    },
  ],
  recovery: [
    ...[false, true].flatMap((frequent) =>
      ([none(HAS_MODULES), HAS_MODULES] as const).map((when) => {
        const withModule = when === HAS_MODULES;
        return {
          service: "Issuing CA",
          betters: ["day", "week"],
          rpo: "24 hours",
          quicker: ["hour", "hours"], // who can wait for a day is not promised hours
          rto: restoredIn,
          method: `Backup-CARoleService -DatabaseOnly nightly${frequent ? ", -Incremental in between" : ""}, registry, CAPolicy.inf, template export; key ${withModule ? "in both HSMs and their backup device" : "once, encrypted and offline"}; measured from the decision to restore`,
          when,
          asked: (brief: Brief) => isFrequent(brief) === frequent,
          source: ["pki-sec", "ej"],
        } as const;
      }),
    ),
    ...([none(HAS_MODULES), HAS_MODULES] as const).map(
      (when) =>
        ({
          service: "CRL publication",
          rpo: "none",
          rto: "before the delta CRL expires; base CRL within its 3-day overlap",
          method: `Re-sign ${when === HAS_MODULES ? "on another server authorised to use the HSM" : "with the backed-up"} key (certutil -sign)`,
          when,
          source: ["ej"],
        }) as const,
    ),
    {
      service: "Offline root",
      rpo: "last ceremony",
      rto: "5 working days",
      method: "Second sealed copy from the second safe",
      when: TIERED,
      source: ["ej"],
    },
    ...([TIERED, SMALL] as const).map(
      (when) =>
        ({
          service: when === SMALL ? "Web host" : "OCSP and web hosts",
          rpo: "none",
          rto: hostRestoredIn,
          method: "Server image or script; the CA republishes the content",
          when,
          source: ["ej"],
        }) as const,
    ),
  ],
  assumptions: [
    {
      text: (brief) =>
        `The client installs the servers in the component table${brief.holds(TIERED) ? ", except the offline root," : ""} before phase 2 begins: patched, ${brief.holds(DIRECTORY) ? "domain-joined, " : ""}on Tier 0 hosts${brief.holds(DIRECTORY) ? "" : ", and domain-joined once the directory is ready"}.`,
      ifWrong: "+0.5 day per server; missing hosts are quoted",
      task: "Name hosts and their administrators",
      source: ["ej"],
    },
    {
      text: "No existing CA has to issue certificates after the cutover.",
      ifWrong: "+3 to 8 days for a separate migration plan",
      task: "Search the directory for enrolment services",
      when: DIRECTORY,
      source: ["ej"],
    },
    {
      text: (brief) =>
        `All ${plural(brief.devices, "device")}${brief.has("current-technologies", "azure-services") ? ", and any servers in Azure," : ""} are joined to Active Directory, none to Entra ID alone.`,
      ifWrong: (brief) =>
        `+3 to 5 days for ${brief.holds(OWN_KEYS) ? "an Intune connector" : "Cloud PKI or an Intune connector, plus licences"}`,
      task: "Count machines joined to Entra ID alone",
      when: all(DIRECTORY, CLOUD_JOINED, none(MOBILE)),
      source: ["ej"],
    },
    {
      text: (brief) =>
        hasOldWindows(brief) && brief.has("current-technologies", "windows-server")
          ? "Whatever other servers run, the domain controllers run a supported Windows Server and use AES keys."
          : `The domain controllers run a supported Windows Server${hasOldWindows(brief) ? " (2016 without paid updates only until 12 January 2027)" : ""} and use AES keys.`,
      ifWrong: "+2 to 5 days, and certificate sign-in waits",
      task: "Check versions and Kerberos events",
      when: DIRECTORY,
      source: ["kb5073381", "eol"],
    },
    ...(
      [
        [OWN_KEYS, "Phase 2 begins once it is ready"],
        [
          all(none(OWN_KEYS), SERVERS),
          "Phase 2 begins once it is ready, or a managed PKI replaces the CA: 5 days of new design",
        ],
        [
          none(OWN_KEYS, SERVERS),
          "Phase 2 begins once it is ready, or Intune Cloud PKI or a managed PKI replaces the CA: 5 days of new design",
        ],
      ] as const
    ).map(([when, ifWrong]) => ({
      text: (brief: Brief) =>
        `Active Directory is built by a project neither planned nor priced here, and is ready when phase 2 begins, on ${formatDay(buildDay(brief))}.`,
      ifWrong,
      task: "Decide before the order",
      when: all(none(DIRECTORY), when),
      source: ["ej", "cloudpki"] as const,
    })),
    {
      text: (brief) =>
        brief.holds(TENANT)
          ? `Phones are already enrolled in Intune under the current Microsoft 365 plan${brief.holds(CONNECTOR) ? PROXIED : ""}.`
          : `Phones are enrolled in Intune before the pilot, by a project neither planned nor priced here${brief.holds(CONNECTOR) ? PROXIED : ""}.`,
      ifWrong: (brief) =>
        `Only the phones and their tests wait${brief.holds(TENANT) ? `; about USD ${figure(roughly(intuneCents(brief), 3) / 100)} a year more if the plan lacks Intune` : ""}`,
      task: "Count enrolled phones by platform before the pilot",
      when: MOBILE,
      source: ["cloudpki", "ej"],
    },
    {
      text: (brief) =>
        `Phones connect to wireless and VPN with a user certificate, which Windows Network Policy Server maps to a directory account by the SID that Intune adds, so these accounts are synchronised to Entra ID${brief.holds(CLOUD_PKI) ? "; the domain trusts the Cloud PKI root and has its issuing CA in NTAuth" : ""}.`,
      ifWrong: "+2 to 4 days and another RADIUS service; without synchronisation the phones wait for it",
      task: "Test one phone and one Entra-only device in the pilot",
      when: MOBILE,
      source: ["strongmap", "ej"],
    },
    {
      text: (brief) =>
        brief.people.from === "devices"
          ? `The planned users (${figure(brief.users)}) are derived from the devices, including those of pupils: staff may be far fewer. Pupils' private devices get no certificate.`
          : `All planned users (${figure(brief.users)}) are staff; ${brief.given("devices") === null ? "school devices of pupils are re-priced once counted" : "pupils are counted with the school's devices"}, and their own devices get no certificate.`,
      ifWrong: "+3 to 5 days for an onboarding tool for private devices, plus its licence",
      task: "Count staff, pupils and private devices separately",
      when: is("industry", "education"),
      source: ["ej"],
    },
    {
      text: "Code is signed for internal use only; a public CA continues to sign what customers install.",
      ifWrong: "A public code-signing certificate with a hardware key, by quotation; −0.5 day if nothing is signed",
      task: "Ask who signs what, and for whom",
      when: all(PIPELINES, none(is("integration-needs", "custom-applications"))),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `${sentence(sectorDevices(brief)?.wave ?? "")} are among the ${plural(brief.devices, "device")} and of at most three types.`,
      ifWrong: "+0.5 day for each further type",
      task: "List their types",
      when: is("industry", ...Object.keys(SECTOR_DEVICES).filter((id) => id !== "education")), // whose devices are spoken of above
      source: ["ej"],
    },
    {
      text: (brief) => {
        const taken = [
          ...(brief.holds(LOGGED) ? ["a log store that can take the CA events"] : []),
          ...(brief.holds(PUBLISHED) ? ["a reverse proxy that can publish the CRL location"] : []),
        ];
        return `${sentence(listed(taken))} ${taken.length > 1 ? "are available" : "is available"}.`;
      },
      ifWrong: (brief) =>
        !brief.holds(LOGGED)
          ? "+1 day to publish from another host"
          : brief.holds(PUBLISHED)
            ? "+1 day for each that is missing"
            : "+1 day for event forwarding to a collector",
      task: "Name each with its owner",
      when: any(LOGGED, PUBLISHED),
      source: ["ej"],
    },
    {
      text: (brief) =>
        `Two ${brief.sites > 1 ? "sites" : "fire compartments"} each have a safe that takes two people to open.`,
      ifWrong: "+1 day and the cost of a safe",
      task: "Inspect the safes before the ceremony",
      when: TIERED,
      source: ["ej"],
    },
    {
      text: (brief) =>
        `The issuing CAs${brief.holds(HAS_MODULES) ? ", responders and HSMs" : " and responders"} can be placed in ${apart(brief)}.`,
      ifWrong: "The second half is hosted in Azure or by a provider: +3 days and rental",
      task: "Name the two locations",
      when: any(MULTI, LARGE),
      source: ["ej"],
    },
  ],
  requests: [
    "List of existing certification authorities, self-signed and purchased certificates, with numbers and consumers",
    (brief) => (losesUpdates(brief) ? SERVER_LIST : ""),
    (brief) =>
      `Applications and appliances that need certificates, with owners${brief.has("cloud-maturity", "no-cloud") ? "" : ", and cloud services that check them"}`,
    (brief) =>
      `Wireless and VPN products with authentication method${brief.holds(MOBILE) ? ", phones by platform with Intune enrolment" : ""}${losesUpdates(brief) ? `; ${crlName(brief)}` : ""}`,
    (brief) => (losesUpdates(brief) ? "" : crlName(brief)),
    (brief) => {
      const holders = [
        ...(brief.holds(FEW) ? ["CA administrator", "auditor", "backup custodian"] : ["the PKI roles"]),
        ...(brief.holds(TIERED) ? ["ceremony operator", "witness"] : []),
        ...(brief.holds(HAS_MODULES) ? [`${cards(brief) === "3-of-5" ? "five" : "three"} HSM card holders`] : []),
      ];
      return `Names for ${listed(holders)}${brief.holds(HAS_MODULES) ? ", not all in IT" : ""}`;
    },
    (brief) => (brief.has("industry", "other") ? "Sector rules on keys, certificates or their evidence, if any" : ""),
  ],
  training: [
    {
      audience: "PKI administrators",
      content: (brief) =>
        isExperienced(brief)
          ? "Recent changes: strong mapping, ESC15 to ESC17, restore"
          : "Templates, approval, revocation, restore",
      hours: (brief) => TRAINING_HOURS[brief.size] / (isExperienced(brief) ? 2 : 1),
      source: ["ej"],
    },
    { audience: "Help desk", content: "Enrolment errors, expired certificates", hours: 2, source: ["ej"] },
  ],
  technologies: {
    "windows-server": {
      effect: null,
      request: SERVER_LIST,
      source: ["eol", "ej"],
    },
    "active-directory": {
      effect: "Holds templates, root and NTAuth; its domain controllers enrol first",
      request:
        "Forest and domain functional level, domain controller versions, replication status, enrolment services and NTAuth entries",
      source: ["pki-design", "strongmap", "ej"],
    },
    "exchange-server": {
      effect: "Internal names can use TLS from this CA; published names stay with a public CA",
      source: ["cabf", "ej"],
    },
    sharepoint: {
      effect: (brief) =>
        brief.holds(SHAREPOINT_ONLINE)
          ? "Assumed to be SharePoint Online, where Microsoft manages certificates"
          : "Internal site names use the web server template, with approval",
      source: ["ej"],
    },
    "sql-server": {
      effect: "Its owner binds a certificate from the server template",
      source: ["ej"],
    },
    "office-365": {
      effect: (brief) =>
        brief.holds(SMART_CARDS)
          ? `Certificate sign-in to Entra ID is not set up here${brief.holds(PUBLISHED) ? ", although the CRL is on the internet" : ": it would need the CRL on the internet"}`
          : "",
      source: ["ej"],
    },
    "azure-services": { effect: null, source: ["ej"] },
    teams: { effect: null, source: ["ej"] },
    "power-platform": { effect: null, source: ["ej"] },
  },
  effects: {
    "recovery-time": {
      hour: (brief) =>
        needsSpare(brief)
          ? "A standby server is ready for the restore, which is timed before acceptance"
          : "The other issuing CA continues enrolment; the restore of the failed one is rehearsed before acceptance",
      hours: TIMED,
      day: TIMED,
      days: TIMED,
    },
    "data-loss": {
      minutes: "The database is backed up incrementally every 15 minutes",
      hour: "The database is backed up incrementally every hour",
      day: "The nightly database backup is sufficient",
      week: "The nightly database backup is sufficient",
    },
  },
  reminders: (brief, { start, phases }) => {
    const first = phases.find(({ number }) => number === (brief.holds(HAS_MODULES) ? 3 : 2));
    if (!first) return [];
    const after = (weeks: number) => mondayWithPeople(brief, start + (first.start + weeks) * 7);
    if (brief.holds(SMALL))
      return [{ what: "Renewal of the CA with a new key, in year 7 of 15", day: after(6.5 * 52) }];
    return [
      {
        what: "Key ceremony for the next root CRL, at least eight weeks before the first expires",
        day: after(rootCrlWeeks(brief) - 1), // the week before the period ends
      },
      { what: `Renewal of the ${issuingCas(brief)} with a new key, in year 5 of 10`, day: after(5 * 52 - 8) },
    ];
  },
  diagram,
};
