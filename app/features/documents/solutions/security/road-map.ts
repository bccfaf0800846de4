/** The road map of an assessment: its steps, their days and their licences. */

import { ALWAYS, all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { priceOf as billPriceOf, formatAmount, rateOf } from "#app/features/documents/budget/budget.ts";
import { DAYS_A_WEEK } from "#app/features/documents/effort/effort.ts";
import { PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import { chosenRows, firstHeld, type PackTable, say, type Wording } from "#app/features/documents/pack.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  ASSESSMENT,
  DIRECTORY,
  DLP,
  EXCHANGE,
  FINANCE,
  GOVERNMENT,
  HEALTHCARE,
  isSupported,
  LARGER,
  MAIL_IN_TENANT,
  MANAGED,
  MANUFACTURING,
  OWNED,
  POWER_PLATFORM,
  RETAIL,
  SEATS,
  SERVERS_NAMED,
  SIEM_ADVISED,
  TECHNOLOGY,
  TENANT,
  UNREAD,
  ZERO_TRUST,
} from "./answers.ts";
import { SMALL_PLANS } from "./answers-licences.ts";
import { base, basePrice, firstMonth, lossPreventionPlan, plans } from "./licences.ts";
import { LOCAL_PASSWORDS } from "./names.ts";
import { atList, inDollars, likely, logCost } from "./prices.ts";
import {
  additional,
  approvers,
  bySize,
  COMMITTED_GB,
  fifth,
  held,
  INTERVIEWS_A_DAY,
  interviews,
  logGb,
  onF3,
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

/** The workspace that raises the alert. */
const signInMonth = (brief: Brief): string =>
  `log workspace, about ${figure(signInGb(brief))} GB: ${inDollars(likely("log-storage") * signInGb(brief))} a month`;
const logMonth: Wording = (brief) =>
  `Sentinel, about ${figure(logGb(brief))} GB${brief.given("log-volume") === null ? " (planning assumption)" : ""}: ${logCost(brief)}${logGb(brief) >= COMMITTED_GB ? " before a commitment tier" : ""}`;

/** The plan of shift workers has no detection on devices. */
function besideF3(brief: Brief): string {
  const { low, kind } = PRICES["defender-business"];
  return onF3(brief) > 0 ? `; for ${figure(onF3(brief))} on F3 ${inDollars(low * onF3(brief))} a month, ${kind}` : "";
}

/** The plan that a new tenant begins with, for everybody who works in it. */
function firstPlan(brief: Brief): string {
  const { knowledge, frontline } = brief;
  if (brief.holds(ACADEMIC)) return atList(base(brief), "m365-e3", brief.users)(brief);
  const shift = frontline > 0 ? ` and F3 for ${figure(frontline)}` : "";
  const owned = held(brief) > 0 ? `; plan of the ${figure(held(brief))} held not known` : "";
  return `${base(brief)} for ${figure(knowledge)}${shift}, ${firstMonth(brief)} a month at list${owned}`;
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

/** Administrators carry two, and a shift worker may have no phone. */
function keysOnce(brief: Brief): string {
  const { low, high, currency } = billPriceOf("fido2-key", RATE_CARDS[brief.currency]);
  const keys = 2 * brief.administrators + brief.frontline;
  const shift = brief.frontline > 0 ? `, one per shift worker` : "";
  return `${plural(keys, "security key")} (two per administrator${shift}), ${formatAmount(Math.round((((low + high) / 2) * keys) / 100) * 100, currency)} once`;
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
    when: SERVERS_NAMED,
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
    step: (brief) => `Alert handling assigned, in and out of hours${brief.holds(TENANT) ? "; break-glass alert" : ""}`,
    domain: "Monitoring",
    pace: { fixed: 1 },
    licence: (brief) => (brief.holds(TENANT) ? signInMonth(brief) : "none"),
    source: ["ej"],
  },
  {
    day: "30",
    step: firstHeld([
      [
        all(none(TENANT), DIRECTORY),
        "Tenant with break-glass accounts, licences; accounts synchronised from the directory",
      ],
      [none(TENANT), "Tenant with break-glass accounts, licences, user accounts"],
      [DIRECTORY, "Licences; accounts synchronised from the directory"],
      [ALWAYS, "Licences; accounts migrated from the current identity provider"],
    ]),
    domain: "Identity",
    pace: { fixed: 2, ...OF_USERS, each: 150 },
    licence: firstPlan,
    when: none(OWNED),
    source: ["m365-price", "ej"],
  },
  {
    day: early,
    step: (brief) =>
      `PIM-eligible roles, approval for the most privileged${approvers(brief) > brief.administrators ? ` by ${additional(brief, "person", "people")}` : ""}`,
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
    licence: (brief) => `Entra ID P1, in ${plansNeeded(brief)}; ${keysOnce(brief)}`,
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
    source: ["scuba", "ej"],
  },
  {
    day: "60",
    step: "Second domain controller, with DNS",
    domain: "Servers",
    pace: { fixed: 1.5 },
    licence: "Windows Server, by quotation",
    when: DIRECTORY,
    asked: (brief) => brief.domainControllers === 1,
    source: ["ej"],
  },
  {
    day: "60",
    step: "Certificate template findings remediated, where AD CS is in use",
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
      brief.holds(SMALL_PLANS)
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
        const name = `${lossPreventionPlan(brief)}${brief.holds(ACADEMIC) ? "" : `, ${what}`}`;
        return `${atList(name, price, fifth(brief))(brief)} (one in five${brief.frontline > 0 && brief.holds(none(ACADEMIC)) ? "; shift workers who handle such data are added, or listed as an exception" : ""})`;
      },
      when: all(DLP, price === "bp-suites" ? SEATS : LARGER),
      source: ["purview", ...PRICES[price].source, "ej"],
    };
  }),
  {
    day: "90",
    step: "Sentinel connectors and ten detection rules, in the Defender portal; logs kept for 12 months",
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
    step: "AI tools in use listed with owners, unapproved ones blocked (agents: MS.AAD.9.1); none reads files before these are labelled",
    domain: "Data",
    pace: { fixed: 1.5 },
    when: is("primary-objective", "innovation"),
    source: ["scuba", "ej"],
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
export function stepsSum(brief: Brief): { days: number; amount: number; cost: string } {
  const days = chosenRows(STEPS, brief).reduce((sum, { pace }) => sum + stepDays(pace, brief), 0);
  const { currency } = brief;
  const amount = days * rateOf(RATE_CARDS[currency], "Engineer");
  return { days, amount, cost: formatAmount(amount, currency) };
}

/** What the licences and logs of its steps come to in a year, as their column prices them. */
export function licencesSum(brief: Brief): string {
  const sums = new Map<string, number>();
  for (const { licence = "none" } of chosenRows(STEPS, brief))
    for (const [, currency = "", month = ""] of say(licence, brief).matchAll(/([A-Z]{3}) ([\d,]+) a month/g))
      sums.set(currency, (sums.get(currency) ?? 0) + 12 * Number(month.replaceAll(",", "")));
  return listed([...sums].map(([currency, sum]) => `${currency} ${figure(sum)}`));
}

const pricesLogs = (brief: Brief): boolean =>
  chosenRows(STEPS, brief).some(({ licence = "" }) => /^(log workspace|Sentinel)/.test(say(licence, brief)));
/** What that sum is of. */
export const licencesNamed = (brief: Brief): string => `licences${pricesLogs(brief) ? " and logs" : ""}`;

/** How many people so many days keep busy until then. */
const consultantsFor = (days: number, until = 90): number => days / ((until / 7) * DAYS_A_WEEK);
const staffed = (days: number): string =>
  consultantsFor(days) > 1 ? ` (${consultantsFor(days).toFixed(1)} consultants on average)` : "";

/** Steps due early may take more people than the whole does on average. */
function hurried(brief: Brief, all: number): string {
  const dueBy60 = chosenRows(STEPS, brief).filter(({ day }) => Number(say(day, brief)) <= 60);
  const days = dueBy60.reduce((sum, { pace }) => sum + stepDays(pace, brief), 0);
  const needed = consultantsFor(days, 60);
  return needed > Math.max(1, consultantsFor(all))
    ? `; ${figure(days)} are due by day 60 (${needed.toFixed(1)} consultants)`
    : "";
}

/** More than three at once are seldom to be had. */
const unhurried = (days: number): string =>
  consultantsFor(days) > 3
    ? ` Three consultants would take ${Math.ceil(days / (3 * DAYS_A_WEEK))} weeks, and the targets and second measurement move to then.`
    : "";

export const ROAD_MAP: PackTable = {
  id: "security.plan",
  section: "solution",
  heading: "30/60/90-day plan",
  intro: (brief) => {
    const { days, cost } = stepsSum(brief);
    const licences = licencesSum(brief);
    return `Provisional: the findings replace steps, days and licences. Day 0 is acceptance of the road map. The steps, outside the present budget, come to ${figure(days)} person-days${staffed(days)}, or ${cost} at the engineer's rate${licences && `, plus ${licences} a year for priced ${licencesNamed(brief)}`}, excluding design, training and project management${hurried(brief, days)}.${unhurried(days)}`;
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
