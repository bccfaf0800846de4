/** The steps of the road map of an assessment, with their days and licences: whoever builds at once takes the same. */

import { ALWAYS, all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { priceOf as billPriceOf, formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import { firstHeld, type Wording } from "#app/features/documents/pack.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  DIRECTORY,
  DLP,
  ENCRYPTION,
  EXCHANGE,
  FINANCE,
  GOVERNMENT,
  HEALTHCARE,
  isSupported,
  LARGER,
  MAIL_IN_TENANT,
  MANAGED,
  MANUFACTURING,
  ON_PREMISES,
  OWNED,
  POWER_PLATFORM,
  RETAIL,
  SEATS,
  SERVERS_NAMED,
  SIEM_ADVISED,
  SMALL,
  TECHNOLOGY,
  TENANT,
  THREATS,
  ZERO_TRUST,
} from "./answers.ts";
import { SMALL_PLANS } from "./answers-licences.ts";
import { base, basePrice, lossPreventionPlan, plans } from "./licences.ts";
import { isEssentialEight } from "./maturity.ts";
import { LOCAL_PASSWORDS } from "./names.ts";
import { atList, inDollars, keptCost, lakeEach, likely, partnerFee } from "./prices.ts";
import {
  additional,
  approvers,
  bySize,
  COMMITTED_GB,
  fifth,
  held,
  INTERVIEWS_A_DAY,
  interviews,
  isSignInCapped,
  logGb,
  onF3,
  SENSORS_A_DAY,
  sensors,
  signInGb,
} from "./quantities.ts";

/** Days of a step of the road map: some for every client, and one for each so many of what is counted. */
export type Pace = { fixed: number; of?: (brief: Brief) => number; each?: number; what?: string; isAssumed?: true };
export const stepDays = ({ fixed, of, each = 1 }: Pace, brief: Brief): number => {
  const unit = brief.holds(LARGER) ? 1 : 0.5;
  return Math.max(unit, Math.round((fixed + (of ? of(brief) / each : 0)) / unit) * unit);
};

/** `1 + 300 servers ÷ 40`. */
export function paceText({ fixed, of, each = 1, what = "", isAssumed }: Pace, brief: Brief): string {
  if (!of) return "fixed";
  const counted = `${plural(of(brief), what)}${isAssumed ? ", assumed" : ""}${each === 1 ? "" : ` ÷ ${each}`}`;
  return fixed === 0 ? counted : `${fixed} + ${counted}`;
}

export const OF_USERS = { of: (brief: Brief) => brief.users, what: "user" };
export const OF_DEVICES = { of: (brief: Brief) => brief.devices, what: "device" };
/** Onboarding, at the pace of the road map. */
export const DETECTION_PACE: Pace = { fixed: 1.5, ...OF_DEVICES, each: 120 };
const OF_SITES = { of: (brief: Brief) => brief.sites, what: "site" };
const OF_ADMINISTRATORS = { of: (brief: Brief) => brief.administrators, what: "administrator" };

/** `serves`: the requirements and objectives that it is for, by their option ids, and pillars of Zero Trust. */
export type Step = {
  day: Wording;
  step: Wording;
  domain: string;
  pace: Pace;
  licence?: Wording;
  serves?: readonly string[];
  /** It repeats the assessment. */
  isSecond?: true;
  when?: Condition;
  asked?: (brief: Brief) => boolean;
  source: readonly SourceKey[];
};

/** The workspace that raises the alert. */
const signInMonth = (brief: Brief): string =>
  `log workspace, about ${figure(signInGb(brief))} GB${brief.holds(SMALL) ? "" : isSignInCapped(brief) ? " of sign-ins (the volume given)" : " of sign-ins (users × 0.05 GB)"}: ${inDollars(likely("log-storage") * signInGb(brief))} a month`;
const logMonth: Wording = (brief) =>
  `Sentinel, about ${figure(logGb(brief))} GB${brief.given("log-volume") === null ? " (planning assumption)" : ""}: ${keptCost(brief)}${logGb(brief) >= COMMITTED_GB ? " before a commitment tier" : ""} with its data lake${brief.holds(LARGER) ? `; what no rule reads costs ${lakeEach(brief)} a GB in the lake alone` : ""}`;

/** The plan of shift workers has no detection on devices. */
function besideF3(brief: Brief): string {
  const { low, kind } = PRICES["defender-business"];
  return onF3(brief) > 0 ? `; for ${figure(onF3(brief))} on F3 ${inDollars(low * onF3(brief))} a month, ${kind}` : "";
}

/** The plan that a new tenant begins with, for everybody who works in it and holds none. */
function firstPlan(brief: Brief): string {
  const { knowledge, frontline, users } = brief;
  const whole = brief.holds(ACADEMIC) ? users : knowledge;
  const bought = Math.max(0, whole - held(brief));
  const owned = held(brief) > 0 ? `${figure(held(brief))} held, if ${base(brief)} or above` : "";
  const shift = !brief.holds(ACADEMIC) && frontline > 0 ? `F3 for ${figure(frontline)}` : "";
  const wanted = [bought > 0 ? `${base(brief)} for ${figure(bought)}` : "", shift].filter(Boolean).join(" and ");
  if (!wanted) return owned;
  const price = PRICES[basePrice(brief)].low * bought + PRICES["m365-f3"].low * (shift ? frontline : 0);
  const cost = brief.holds(ACADEMIC) ? "by academic quotation" : `${inDollars(price)} a month at list`;
  return `${wanted}, ${cost}${owned && `; ${owned}`}`;
}

/** The plans of a tenant in use, priced where none or too few are held. */
function plansNeeded(brief: Brief): string {
  if (brief.holds(none(OWNED))) return plans(brief);
  if (brief.given("user-licences") === 0) return firstPlan(brief);
  if (brief.holds(ACADEMIC)) return plans(brief);
  const more = held(brief) > 0 ? Math.max(0, brief.knowledge - held(brief)) : 0;
  const price = PRICES[basePrice(brief)].low;
  return `${plans(brief)}${more > 0 ? `; ${figure(more)} more than held, ${inDollars(price * more)} a month at list` : ""}`;
}

/** The keys that the steps buy: the assessment has bought those of administrators and break-glass accounts where there is a tenant. */
const keysAtFirst = (brief: Brief): number =>
  2 * (brief.holds(TENANT) ? approvers(brief) - brief.administrators : approvers(brief) + 1);
export const keysBought = (brief: Brief): number => keysAtFirst(brief) + brief.frontline;
export function keysPrice(brief: Brief, count = keysBought(brief)): number {
  const { low, high } = billPriceOf("fido2-key", RATE_CARDS[brief.currency]);
  return Math.round((((low + high) / 2) * count) / 100) * 100;
}

function keysText(brief: Brief, count: number, whose: string): string {
  const { currency } = billPriceOf("fido2-key", RATE_CARDS[brief.currency]);
  return count > 0
    ? `; ${plural(count, "security key")} (${whose}), ${formatAmount(keysPrice(brief, count), currency)} once`
    : "";
}

/** Break-glass accounts have no exemption, and whoever approves signs in as administrators do. */
const firstKeys = (brief: Brief): string =>
  brief.holds(TENANT)
    ? ""
    : keysText(brief, keysAtFirst(brief), "two per administrator and approver, one per break-glass account");

/** A shift worker may have no phone. */
function laterKeys(brief: Brief): string {
  const approving = brief.holds(TENANT) ? keysAtFirst(brief) : 0;
  const whose = [approving > 0 ? "two per additional approver" : "", brief.frontline > 0 ? "one per shift worker" : ""];
  return keysText(brief, approving + brief.frontline, whose.filter(Boolean).join(", "));
}

/** What needs a tenant comes a month later where there is none. */
const early: Wording = (brief) => (brief.holds(TENANT) ? "30" : "60");

/** A school has no price of its own for servers. */
const serversLicence = (brief: Brief): string =>
  `Defender for Servers P1 for ${figure(brief.servers.plan)}, ${inDollars(likely("defender-servers-p1") * brief.servers.plan)} a month at list`;

/** Nobody signs in by a password alone until the policies stand. */
const DEFAULTS = ", security defaults on until policies replace them";

/** Whoever works from afar reaches what stands there. */
const REMOTE_WORK_SERVERS = all(ON_PREMISES, is("primary-objective", "remote-work"));
/** The main plan includes mailboxes of the tenant. */
const isMailHeld = (brief: Brief): boolean => held(brief) > 0;
/** Detection counts on devices that report, and a school's policies and work from afar on managed ones. */
const ENROLLED_LATER = any(MANAGED, ZERO_TRUST, ENCRYPTION, THREATS, ACADEMIC, is("primary-objective", "remote-work"));

export const ROAD_MAP_STEPS: readonly Step[] = [
  {
    day: "30",
    step: (brief) =>
      `Remote mail moved to the VPN${brief.holds(REMOTE_WORK_SERVERS) ? ", given a second factor first" : ""}, whatever Exchange Server still publishes closed except for mail transport; ${isMailHeld(brief) ? `move to Exchange Online, which ${base(brief)} includes,` : "migration or Subscription Edition"} begun`,
    domain: "Mail",
    pace: { fixed: 2 },
    licence: (brief) =>
      isMailHeld(brief) ? "move of mailboxes, by quotation" : "Subscription Edition, if chosen, by quotation",
    when: EXCHANGE,
    source: ["eol", "ej"],
  },
  {
    day: "30",
    step: "Unsupported servers removed from the internet, replacements scheduled",
    domain: "Servers",
    pace: { fixed: 0.5, of: (brief) => brief.servers.plan, each: 40, what: "server" },
    serves: ["essential-eight", "infrastructure"],
    when: SERVERS_NAMED,
    asked: (brief) => !isSupported(brief),
    source: ["eol", "ej"],
  },
  {
    day: "30",
    step: "RDP closed to the internet, remote access routes listed with owners",
    domain: "Network",
    pace: { fixed: 0.5, ...OF_SITES, each: 4 },
    serves: ["network", "remote-work"],
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
    step: firstHeld([
      [
        all(none(TENANT), DIRECTORY),
        `Tenant with break-glass accounts, licences; accounts synchronised from the directory${DEFAULTS}`,
      ],
      [none(TENANT), `Tenant with break-glass accounts, licences, user accounts${DEFAULTS}`],
      [DIRECTORY, `Licences; accounts synchronised from the directory${DEFAULTS}`],
      [ALWAYS, `Licences; accounts migrated from the current identity provider${DEFAULTS}`],
    ]),
    domain: "Identity",
    pace: { fixed: 2, ...OF_USERS, each: 150 },
    licence: (brief) => `${firstPlan(brief)}${firstKeys(brief)}`,
    serves: ["mfa"],
    when: none(OWNED),
    source: ["m365-price", "ej"],
  },
  {
    day: "30",
    step: (brief) => `Restore of a server${brief.holds(DIRECTORY) ? " and of the directory" : ""} rehearsed`,
    domain: "Backup",
    pace: { fixed: 0, of: (brief) => (brief.holds(DIRECTORY) ? 2 : 1), what: "one-day rehearsal" },
    serves: ["essential-eight"],
    source: ["ej"],
  },
  {
    day: "30",
    step: "Second domain controller, with DNS",
    domain: "Servers",
    pace: { fixed: 1.5 },
    licence: () => {
      const { low, high } = PRICES["windows-standard"];
      return `licence of Windows Server (guide ${formatAmount(low, "USD")} to ${formatAmount(high, "USD")}, on an existing host), by quotation`;
    },
    when: DIRECTORY,
    asked: (brief) => brief.domainControllers === 1,
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
    step: (brief) => `Alert handling assigned, in and out of hours${brief.holds(TENANT) ? "; break-glass alert" : ""}`,
    domain: "Monitoring",
    pace: { fixed: 1 },
    licence: (brief) =>
      `${brief.holds(TENANT) ? `${signInMonth(brief)}; ` : ""}partner out of hours, optional, ${partnerFee(brief, 12)} a year (planning estimate)`,
    serves: ["threat-protection", "visibility"],
    source: ["ej"],
  },
  {
    day: early,
    step: (brief) =>
      `PIM-eligible roles, approval for the most privileged${approvers(brief) > brief.administrators ? ` by ${additional(brief, "person", "people")}` : ""}`,
    domain: "Identity",
    pace: { fixed: 1, ...OF_ADMINISTRATORS, each: 3 },
    licence: (brief) => atList("Entra ID P2", "entra-p2", approvers(brief))(brief),
    serves: ["identity-management", "identities", "essential-eight"],
    source: ["scuba", "entra-price", "ej"],
  },
  {
    day: (brief) => (brief.holds(all(TENANT, SEATS)) ? "30" : "60"),
    step: (brief) =>
      `Conditional Access: legacy authentication blocked, MFA for ${brief.holds(ACADEMIC) ? "staff" : "all"}, phishing-resistant for administrators${brief.holds(ACADEMIC) ? "; pupils from managed devices or school networks" : ""}`,
    domain: "Identity",
    pace: { fixed: 2, ...OF_USERS, each: 100 },
    licence: (brief) => `Entra ID P1, in ${plansNeeded(brief)}${laterKeys(brief)}`,
    serves: ["mfa", "identities", "essential-eight"],
    source: ["ca-templates", "ej"],
  },
  {
    day: "60",
    step: "First access review held; steps for joiners, movers and leavers written, leavers disabled within 4 hours",
    domain: "Identity",
    pace: { fixed: 1, ...OF_USERS, each: 500 },
    serves: ["identity-management"],
    when: is("security-requirements", "identity-management"),
    source: ["ej"],
  },
  {
    day: "60",
    step: "Second factor on the remote routes that stay; most used applications published through Entra application proxy instead of the VPN",
    domain: "Network",
    pace: { fixed: 1, of: bySize(2, 3, 5, 8), what: "application", isAssumed: true },
    licence: "Entra ID P1, as above",
    serves: ["remote-work", "mfa", "identities"],
    when: REMOTE_WORK_SERVERS,
    source: ["appproxy", "ej"],
  },
  {
    day: "60",
    step: "Second factor on today's mail and every remote route outside the tenant",
    domain: "Identity",
    pace: { fixed: 0.5, of: bySize(1, 2, 3, 5), what: "route", isAssumed: true },
    licence: "the product's own, or Entra ID P1, as above",
    serves: ["mfa", "identities", "network"],
    when: all(none(OWNED), any(is("security-requirements", "mfa"), ZERO_TRUST), none(REMOTE_WORK_SERVERS)),
    source: ["ej"],
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
    serves: ["identity-management"],
    when: FINANCE,
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
    step: (brief) =>
      brief.has("integration-needs", "custom-applications")
        ? "Secrets found in code rotated on discovery, then kept in a vault; each commit scanned"
        : "Repositories scanned for secrets, which are rotated on discovery",
    domain: "Data",
    pace: { fixed: 1, ...OF_USERS, each: 250 },
    when: TECHNOLOGY,
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
    serves: ["threat-protection"],
    source: ["scuba", "ej"],
  },
  {
    day: "60",
    step: "Certificate template findings remediated, where AD CS is in use",
    domain: "Servers",
    pace: { fixed: 1, of: bySize(5, 15, 25, 40), each: 5, what: "template", isAssumed: true },
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
    serves: ["mobile-device-management", "endpoints"],
    when: ENROLLED_LATER,
    source: ["ca-templates", "ej"],
  },
  {
    day: (brief) => (brief.holds(TENANT) ? "60" : "90"),
    step: "Endpoints onboarded, attack surface reduction rules from audit to block",
    domain: "Endpoint",
    pace: DETECTION_PACE,
    licence: (brief) =>
      brief.holds(SMALL_PLANS)
        ? `Defender for Business, in ${base(brief)}${besideF3(brief)}`
        : atList("Defender for Endpoint P2", "defender-endpoint-p2", brief.users)(brief),
    serves: ["threat-protection", "endpoints"],
    source: ["scuba", "sec-price"],
  },
  {
    day: (brief) => (brief.holds(TENANT) ? "60" : "90"),
    step: "Laptop disks encrypted by policy, keys escrowed; connections below TLS 1.2 closed",
    domain: "Data",
    pace: { fixed: 1, ...OF_DEVICES, each: 250 },
    licence: (brief) => `Intune, in ${plans(brief)}`,
    serves: ["data-encryption"],
    when: ENCRYPTION,
    source: ["ej"],
  },
  {
    day: (brief) => (brief.holds(TENANT) ? "60" : "90"),
    step: "Servers onboarded through Azure Arc, domain controllers first",
    domain: "Servers",
    pace: { fixed: 1, of: (brief) => brief.servers.plan, each: 40, what: "server" },
    licence: serversLicence,
    serves: ["threat-protection", "infrastructure"],
    when: all(ON_PREMISES, any(THREATS, ZERO_TRUST)),
    source: ["sec-price", "zt", "ej"],
  },
  {
    day: (brief) => (brief.holds(TENANT) ? "60" : "90"),
    step: "Sensors of Defender for Identity on domain controllers, certificate and synchronisation servers",
    domain: "Servers",
    pace: { fixed: 0.5, of: sensors, each: SENSORS_A_DAY, what: "sensor" },
    licence: (brief) => atList("Defender for Identity", "defender-identity", brief.users)(brief),
    serves: ["threat-protection", "identities"],
    when: all(DIRECTORY, any(THREATS, ZERO_TRUST), none(SMALL)),
    source: ["mdi-adcs", "sec-price", "ej"],
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
    serves: ["data"],
    when: none(DLP),
    source: ["purview", "ej"],
  },
  ...(["bp-purview", "e3-purview"] as const).map((price): Step => {
    const what = price === "bp-purview" ? "on Business Premium," : "such as the Purview suite on E3,";
    return {
      day: "90",
      step: (brief) =>
        `Sensitivity labels, DLP in simulation${brief.holds(OWNED) ? "" : ", on devices first: mail and files once a separate project has moved them"}`,
      domain: "Data",
      pace: { fixed: 2, ...OF_USERS, each: 250 },
      licence: (brief) => {
        const name = `${lossPreventionPlan(brief)}${brief.holds(ACADEMIC) ? "" : `, ${what}`}`;
        return `${atList(name, brief.holds(ACADEMIC) ? "e3-to-e5" : price, fifth(brief))(brief)} (one in five, assumed${brief.frontline > 0 && brief.holds(none(ACADEMIC)) ? "; shift workers who handle such data are added, or listed as an exception" : ""})`;
      },
      serves: ["data-loss-prevention", "data"],
      when: all(DLP, price === "bp-purview" ? SEATS : LARGER),
      source: ["purview", ...PRICES[price].source, "ej"],
    };
  }),
  {
    day: "90",
    step: "Sentinel connectors and ten detection rules, in the Defender portal; logs kept for 12 months",
    domain: "Monitoring",
    pace: { fixed: 4, of: bySize(2, 3, 6, 10), what: "log source", isAssumed: true },
    licence: logMonth,
    serves: ["visibility"],
    when: SIEM_ADVISED,
    source: ["sentinel", "zt"],
  },
  {
    day: "90",
    step: "Incident plan and run books written, one incident rehearsed",
    domain: "Monitoring",
    pace: { fixed: 2 },
    serves: ["threat-protection"],
    source: ["ej"],
  },
  {
    day: "90",
    step: "Application control, macro and browser settings, patching deadlines at Maturity Level 1",
    domain: "Endpoint",
    pace: { fixed: 7, ...OF_DEVICES, each: 60 }, // rules of application control are tried out before they block
    serves: ["essential-eight"],
    asked: isEssentialEight,
    source: ["essential-eight", "ej"],
  },
  {
    day: "90",
    step: "Gaps in the duties under “Regulation” closed or accepted in writing, evidence filed",
    domain: "all",
    pace: { fixed: 0, of: bySize(4, 6, 12, 25), what: "day", isAssumed: true },
    serves: ["compliance", "compliance-objective"],
    when: any(is("security-requirements", "compliance"), is("primary-objective", "compliance-objective")),
    source: ["purview", "ej"],
  },
  {
    day: "90",
    step: "User consent restricted, most used applications signed in to through Entra ID",
    domain: "Identity",
    pace: { fixed: 0.5, of: bySize(3, 5, 10, 10), each: 4, what: "application", isAssumed: true },
    serves: ["apps", "digital-transformation"],
    when: any(ZERO_TRUST, is("primary-objective", "digital-transformation")),
    source: ["zt", "ej"],
  },
  {
    day: "90",
    step: "Contracts for antivirus, MFA, mail filter and log store that these licences replace listed with their end dates",
    domain: "all",
    pace: { fixed: 1 },
    serves: ["cost-reduction"],
    when: is("primary-objective", "cost-reduction"),
    source: ["ej"],
  },
  {
    day: "90",
    step: "A new team, device and site brought under all policies by group membership, as a trial",
    domain: "all",
    pace: { fixed: 1 },
    serves: ["scalability"],
    when: is("primary-objective", "scalability"),
    source: ["ej"],
  },
  {
    day: "90",
    step: "AI tools in use listed with owners, unapproved ones blocked (agents: MS.AAD.9.1); none reads files before these are labelled",
    domain: "Data",
    pace: { fixed: 1.5 },
    serves: ["innovation"],
    when: is("primary-objective", "innovation"),
    source: ["scuba", "ej"],
  },
  {
    day: "90",
    step: "Three largest causes of sign-in prompts and lockouts removed",
    domain: "Identity",
    pace: { fixed: 1.5 },
    serves: ["productivity"],
    when: is("primary-objective", "productivity"),
    source: ["ej"],
  },
  {
    day: "90",
    step: "Second measurement",
    isSecond: true,
    domain: "all",
    pace: { fixed: 0, of: interviews, each: INTERVIEWS_A_DAY, what: "interview" },
    source: ["scuba", "ej"],
  },
];
