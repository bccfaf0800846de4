/** Decisions, with what the client is asked to confirm. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { engineersCost, formatAmount, priceOf } from "#app/features/documents/budget/budget.ts";
import { LOCAL_PRICES, PRICES, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import type { DecisionRow, Pack } from "#app/features/documents/pack.ts";
import { restDecision } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import { chosenPolicies, defaultsOff, policyNames } from "./access-policies.ts";
import {
  ASSESSMENT,
  BUILD,
  DEFAULTS_QUICKLY,
  DETECTION,
  DIRECTORY,
  DLP,
  ENDPOINT,
  ENROLS_JOINING,
  EXCHANGE,
  FINANCE,
  IDENTITY,
  isHipaa,
  LARGER,
  MANAGED,
  MANUFACTURING,
  POLICIES,
  PROMPTS_COUNTED,
  SEATS,
  SERVER_EVENTS,
  SIEM,
  SMALL,
  SYNCHRONISES,
  TECHNOLOGY,
  TENANT,
  TIER0,
  TIERED,
  TIERED_WITH_DETECTION,
  UNREAD,
  USERS_LEFT,
  WATCHED,
  WORKSTATIONS_BY_POLICY,
} from "./answers.ts";
import { SUITE } from "./answers-licences.ts";
import { LICENCE_DECISIONS } from "./decisions-licences.ts";
import { SECTOR_DECISIONS } from "./decisions-sectors.ts";
import { EXCHANGE_DECISION, LAPSED_DECISION, SHAREPOINT_DECISION } from "./decisions-servers.ts";
import { besideControllers, ORDER_OF_WORK } from "./names.ts";
import { partnerFee, sentinelCost, serverLogCost } from "./prices.ts";
import { additional, COMMITTED_GB, firewallGb, interviews, logGb, SERVER_GB, syncServers } from "./quantities.ts";
import { RESTS } from "./rests.ts";
import { trainingDays } from "./tasks.ts";

/** Why evidence comes before the work. */
function whyMeasured(brief: Brief): string {
  if (nis2(brief)) return "where NIS2 applies, a supervisor may request evidence";
  if (brief.regulated) return "auditors may request evidence";
  return `${plural(brief.devices, "device")} not yet assessed`;
}

const nis2 = (brief: Brief): boolean =>
  brief.jurisdiction === "eu" && brief.holds(all(any(MANUFACTURING, TECHNOLOGY), none(SMALL)));

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
/** No more than there are administrators. */
const globalAdministrators = ({ administrators }: Brief): string =>
  administrators === 2 ? "two" : administrators === 3 ? "two or three" : "two to four";

const namedAdministrators = (brief: Brief): string => {
  const named = `Name the ${brief.administrators === 1 ? "administrator" : `administrators (${brief.administrators} planned)`}`;
  if (brief.holds(none(TENANT, BUILD))) return named;
  if (brief.administrators === 1 && brief.holds(BUILD))
    return `${named} and a deputy, both Global Administrators, one additional approver`;
  if (brief.administrators > 2) return `${named}, including ${globalAdministrators(brief)} Global Administrators`;
  const approves = brief.holds(BUILD) ? `, ${additional(brief, "approver", "approvers")}` : "";
  return `${named}, who will also be Global Administrator${brief.administrators === 1 ? "" : "s"}${approves}`;
};

/** Domains that a requirement is about, in the order of what most attacks begin with. */
const ASKED_DOMAINS: readonly [domain: string, requirements: readonly string[]][] = [
  ["Identity", ["mfa", "identity-management", "zero-trust"]],
  ["Data", ["data-loss-prevention", "data-encryption"]],
  ["Endpoint", ["mobile-device-management", "threat-protection"]],
  ["Monitoring and response", ["threat-protection"]],
];
const askedDomains = (brief: Brief): string[] =>
  ASKED_DOMAINS.flatMap(([domain, requirements]) =>
    brief.has("security-requirements", ...requirements) ? [domain] : [],
  );
/** Two of them; where fewer were asked for, the heaviest of the score follow. */
const priorityDomains = (brief: Brief): string =>
  listed([...new Set([...askedDomains(brief), "Identity", "Servers and infrastructure"])].slice(0, 2));
const priorityReason = (brief: Brief): string =>
  askedDomains(brief).length > 1
    ? "from the security requirements"
    : askedDomains(brief).length === 1
      ? "from the security requirement and the weights"
      : "by weight";

const isMerging = (brief: Brief): boolean => brief.known("deadline-reason") === "merger";
const NO_TRUST =
  "Confirm that no trust with the other party is set up before the tiers stand, or name the day on which one is needed";

const CONTROL_PLANE: DecisionRow = {
  title: "Control plane",
  context: (brief) => `Whoever controls a domain controller controls ${plural(brief.users, "account")}.`,
  alternatives: "leave unchanged; tiering; an administrative forest",
  decision: (brief) =>
    `Tiering: domain controllers and their hosts, ${besideControllers(brief)},${brief.holds(EXCHANGE) ? " Exchange Server," : ""} their backup and anything with an agent on them (management, monitoring) are managed from privileged workstations only. Administrators change their password once before joining Protected Users, so that AES keys exist; service accounts stay out, as it blocks NTLM, delegation and sessions over four hours.${isMerging(brief) ? " A trust with the other party gets SID filtering and selective authentication." : ""}`,
  tradeOff: "Separate accounts and workstations for every administrator",
  confidence: "high",
  source: ["privaccess", "ej"],
};

/** Security defaults cannot be combined with policies: what they do for everybody is done by policies before administrators get theirs. */
function usersLeft(brief: Brief): string {
  if (brief.holds(none(TENANT))) return "";
  const own = brief.holds(MANAGED) ? "CA03 and CA06" : "CA03";
  const quickly = brief.holds(DEFAULTS_QUICKLY)
    ? " Where nothing requires MFA of users, security defaults are switched on as a quick win."
    : "";
  return brief.holds(USERS_LEFT)
    ? `${quickly} Security defaults, where enabled, give way to CA01, CA02 and CA04 for the same users on the day when ${own} ${brief.holds(MANAGED) ? "are" : "is"} enforced; where their plans lack Entra ID P1, the defaults stay and ${own} ${brief.holds(MANAGED) ? "wait" : "waits"}.`
    : ` Security defaults, where enabled, stay on until then and ${own} ${brief.holds(MANAGED) ? "wait" : "waits"}, as they cannot be combined with policies.`;
}

/** What a team with experience may do without, before contingency. */
function courseLeftOut(brief: Brief): string {
  const days = trainingDays(brief);
  const cost = engineersCost(brief, days);
  return days > 0 ? `; the training of the experienced administrators, ${cost}, can be left out` : "";
}

/** What the same gigabyte costs in the analytics tier. */
const LAKE_AGAINST = LOCAL_PRICES.EUR?.["sentinel-gb"]?.low ?? 0;

/** What it costs is no small part of the bill. */
const LOG_APPROVED = all(SIEM, none(SMALL));

/** Of the smallest commitment, paid for whether it is used or not. */
const COMMITMENT_A_DAY = 100;

/** Whether a commitment costs less follows from its discount; above its volume, any does. */
function committed(brief: Brief): string {
  if (logGb(brief) < COMMITTED_GB) return "";
  const daily = Math.round(logGb(brief) / 30);
  const pays =
    daily >= COMMITMENT_A_DAY
      ? "costs less at any discount"
      : `costs less from a discount of ${COMMITMENT_A_DAY - daily}%`;
  return ` At ${figure(daily)} GB a day, a commitment to ${COMMITMENT_A_DAY} GB ${pays}: it is quoted before connectors are built and ordered once a month confirms the volume, while the bill holds the undiscounted price.`;
}

/** The larger plan for servers against what their events cost without it, where both have one currency. */
function serverPlan(brief: Brief): string {
  if (!brief.holds(SERVER_EVENTS)) return "";
  const more = PRICES["defender-servers-p2"].low - PRICES["defender-servers-p1"].low;
  const { low, high, currency } = priceOf("sentinel-gb", RATE_CARDS[brief.currency]);
  const from = (2 * more) / (low + high);
  const given = brief.given("log-volume");
  const planned = given === null ? SERVER_GB : given / brief.servers.plan;
  const weighed =
    currency === PRICES["defender-servers-p1"].currency && from > planned
      ? `it pays above about ${from.toFixed(1)} GB per server per month, and ${given === null ? `${SERVER_GB} GB are assumed` : `the volume given is ${planned.toFixed(1)} GB per server even if servers sent all of it`}, so P1 is chosen unless the pilot servers send more`
      : brief.given("log-volume") === null
        ? `those planned cost ${serverLogCost(brief)} a month to ingest, so the volume of the pilot servers decides`
        : "P1 is priced, and the volume of the pilot servers decides";
  return ` Defender for Servers P2, at ${formatAmount(more * brief.servers.plan, "USD")} a month above P1, includes 500 MB of security events per server per day; ${weighed}.`;
}

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
      ? `Sentinel, in the Defender portal; its region, fixed once created, is chosen in the design. Sign-in and server logs stay 90 days in the analytics tier, where detection rules run, and 12 months in the data lake; firewall logs go to the lake only, at about ${Math.round((100 * PRICES["sentinel-lake-gb"].low) / LAKE_AGAINST)}% of the price${firewallGb(brief) ? "" : "; until their share of the volume given is measured, all of it is priced at the analytics rate"}.${committed(brief)}${isHipaa(brief) ? " Under HIPAA, audit exports and reports are kept for six years." : ""}${brief.holds(SUITE) ? ` The Defender suite${brief.holds(DLP) ? ", as E5," : ""} includes an ingestion allowance for Microsoft's own logs, to be confirmed and not deducted here.` : ""}${serverPlan(brief)}`
      : brief.holds(TIER0)
        ? "Identity sensors raise alerts in the Defender portal and the sign-in log goes to its own workspace; a wider log store would be a separate project."
        : "Defender XDR retains what its alerts need and the sign-in log goes to its own workspace; no SIEM until a regulation or an incident requires one.",
  tradeOff: (brief) => (brief.holds(SIEM) ? "Cost grows with every gigabyte ingested" : "No search across all logs"),
  confidence: "medium",
  when: all(any(WATCHED, SIEM, SERVER_EVENTS), none(LOG_APPROVED)),
  source: (brief) => (brief.holds(SERVER_EVENTS) ? ["sentinel", "servers-grant", "ej"] : ["sentinel", "ej"]),
};

/** Who holds the widest rights among many; planning assumption. */
const WIDEST_RIGHTS = 10;
/** Where a policy keeps administrators to their workstations, it may keep the most privileged alone. */
function fewerWorkstations(brief: Brief): string {
  const { administrators, currency } = brief;
  if (!brief.holds(WORKSTATIONS_BY_POLICY) || administrators <= WIDEST_RIGHTS) return "";
  const { low, high, currency: paid } = priceOf("privileged-workstation", RATE_CARDS[currency]);
  const cost = (count: number): string => formatAmount(Math.round(((low + high) / 2) * count), paid);
  return `; choose a privileged workstation for each, ${cost(administrators)} in all, or for the ${WIDEST_RIGHTS} with the widest rights, ${cost(WIDEST_RIGHTS)}`;
}

export const DECISIONS: Pack["decisions"] = [
  {
    title: ORDER_OF_WORK,
    context: (brief) => `${plural(brief.users, "user")}; ${whyMeasured(brief)}.`,
    alternatives: "products first; assessment first; all in parallel",
    decision: (brief) =>
      `Assess first, then quick wins and privileged identity, then ${brief.holds(IDENTITY) ? "Conditional Access" : brief.holds(DETECTION) ? "detection" : "Tier 0"} in depth.${trainingDays(brief) > 0 ? " The training of administrators can be left out, as the team is experienced." : ""}`,
    tradeOff: "Larger changes start later",
    confidence: "high",
    ask: (brief) =>
      `Confirm the scope and the domains with a target${brief.holds(SMALL) ? "" : ", and name the security lead"}${courseLeftOut(brief)}`,
    when: BUILD,
    source: ["zt", "ej"],
  },
  {
    title: "Depth of assessment",
    context: (brief) => `Eight domains, ${plural(interviews(brief), "interview")}; ${whyMeasured(brief)}.`,
    alternatives: "all domains alike; all, with two in depth; two only",
    decision: (brief) =>
      `All eight are scored; ${priorityDomains(brief)}, proposed ${priorityReason(brief)}, are sampled more widely unless the sponsor names two others.`,
    tradeOff: "Six domains rest on smaller samples",
    confidence: "high",
    ask: (brief) =>
      `Confirm the scope and the two priority domains (${priorityDomains(brief)} proposed)${brief.holds(SMALL) ? "" : ", and name the security lead"}`,
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
    tradeOff: "Checks needing elevated rights stay open",
    confidence: "high",
    when: ASSESSMENT,
    source: ["scuba", "ej"],
  },
  {
    title: "Permitted changes",
    context: (brief) => `Some gaps that expose ${plural(brief.users, "user")} can be closed the same day.`,
    alternatives: "none; quick wins; all findings",
    decision:
      "Minor settings, agreed by their owner and restorable from an export. Everything else goes on the road map.",
    tradeOff: "Minor changes during an assessment",
    confidence: "high",
    when: ASSESSMENT,
    source: ["ej"],
  },
  {
    title: "Confidentiality of findings",
    context: (brief) => `The report documents exploitable weaknesses of ${brief.client.company}.`,
    alternatives: "sent by e-mail; held in the client's document store; full and redacted versions",
    decision:
      "Report and register stay in a client document store that the sponsor opens to named people; the read-out names no system, and users are informed of dates, not of findings.",
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
        ? `Administrators sign in with security keys from the first weeks; further policies for all users are the first step after this project.${usersLeft(brief)}`
        : `${policyNames(brief)}${brief.holds(LARGER) ? "; risk-based policies for all holders of Entra ID P2" : ""}.${brief.holds(all(TENANT, none(SMALL))) ? ` Security defaults, where enabled, ${defaultsOff(brief)}.` : ""}${brief.holds(PROMPTS_COUNTED) ? ` To avoid extra prompts, no policy${chosenPolicies(brief).includes("CA12") ? " but CA12" : ""} limits session length.` : ""}${brief.holds(MANAGED) ? ` Phones, personal ones included, lose access unless enrolled${brief.holds(SMALL) ? "" : `; licences count people, so phones beyond the ${plural(brief.devices, "device")} planned add days only (appendix A)`}.` : ""}`,
    tradeOff: (brief) =>
      brief.holds(PROMPTS_COUNTED)
        ? "Registration by every user"
        : brief.holds(POLICIES)
          ? "An occasional extra prompt"
          : "A key to carry",
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
      `${brief.holds(ENROLS_JOINING) ? "Connect Sync 2.5.79.0 or later, as Cloud Sync does not support hybrid join" : "Cloud Sync, as no device is hybrid-joined"}, with password hash synchronisation so that users can sign in while no domain controller answers${brief.holds(LARGER) ? ", and password writeback, which CA08 needs" : ""}. ${syncServers(brief) > 1 ? "Both its servers are" : "Its server is"} ${brief.holds(TIERED) ? "administered as Tier 0" : "open to directory administrators only"}, and no administrator account is synchronised.`,
    tradeOff: (brief) => `${syncServers(brief) > 1 ? "Two more servers" : "One more server"} to secure`,
    confidence: "high",
    when: SYNCHRONISES,
    source: ["cloudsync", "entra-sync", "ej"],
  },
  EXCHANGE_DECISION,
  {
    title: "Privileges",
    context: (brief) => `${plural(brief.administrators, "administrator")} for ${plural(brief.users, "user")}.`,
    alternatives: "standing privileges; just-in-time activation with approval",
    decision: (brief) =>
      `Roles are activated for a few hours, the most privileged only with approval; ${brief.holds(TIER0) ? "on-premises, routine work uses delegated rights and Tier 0 membership expires within hours; " : ""}separate cloud-only accounts; ${brief.administrators === 1 ? "two Global Administrators apart from the break-glass accounts, the administrator and a deputy" : `${globalAdministrators(brief)} Global Administrators, ${brief.administrators > 3 ? "as the CIS benchmark recommends" : "within the CIS benchmark's two to four"}`}. Requesters cannot approve themselves, so ${brief.administrators < 3 ? (brief.administrators === 1 ? "the deputy and a further person approve, with keys of their own, and one of them may be away" : "both administrators and a third person approve, with keys of their own") : "each of these roles has two approvers, one reachable out of hours"}.${fewerWorkstations(brief) && ` Where only the ${WIDEST_RIGHTS} with the widest rights get a workstation, CA13 applies to them alone.`}`,
    tradeOff: "A wait for approval",
    confidence: "high",
    serves: ["identity-management"],
    ask: (brief) =>
      `${namedAdministrators(brief)}, and the two custodians of the break-glass keys${fewerWorkstations(brief)}`,
    when: BUILD,
    source: ["scuba", "privaccess"],
  },
  {
    title: "Emergency access",
    context: (brief) => `A faulty quick win could lock out ${plural(brief.users, "user")} and their administrators.`,
    alternatives: "none; one account; two accounts excluded from every policy",
    decision: (brief) =>
      brief.holds(UNREAD)
        ? "One emergency account with its password in a safe, and administration separated from mail accounts."
        : "Two break-glass accounts with keys in two safes, and administration separated from mail accounts.",
    tradeOff: "Preparation before the first quick win",
    confidence: "high",
    ask: (brief) =>
      `${namedAdministrators(brief)}, and ${brief.holds(UNREAD) ? "the custodian of the emergency password" : "the two custodians of the break-glass keys"}`,
    when: ASSESSMENT,
    source: ["mfa-mandatory", "ej"],
  },
  CENTRAL_LOG,
  {
    ...CENTRAL_LOG,
    ask: (brief) =>
      `Approve Sentinel, ${sentinelCost(brief)} a month for ${figure(logGb(brief))} GB, paid by volume, with its cost alert and daily cap`,
    isAskedFirst: true, // what is paid by volume is among the largest sums of every year
    due: "design",
    serves: ["enhance-security"],
    when: LOG_APPROVED,
  },
  {
    title: "Out-of-hours monitoring",
    context: (brief) =>
      brief.administrators < 8
        ? `${plural(brief.administrators, "administrator")} cannot cover every night.`
        : `A rota would take ${brief.administrators} administrators from their daytime work.`,
    alternatives: "in-house rota; managed detection partner; no cover",
    decision: (brief) =>
      `${
        brief.holds(SEATS)
          ? `In-house staff during office hours; at other times ${brief.holds(ENDPOINT) ? "Defender contains high-confidence attacks automatically and " : ""}a partner acts within the run book, once its fee is approved.`
          : "In-house team by day; a partner at night and at weekends, once its fee is approved."
      }${brief.jurisdiction === "eu" && brief.holds(FINANCE) ? " Under DORA the partner is an ICT third-party service provider, which requires contract clauses, a register entry and an exit plan." : ""}`,
    tradeOff: "A monthly fee",
    confidence: "medium",
    ask: (brief) =>
      `Approve a managed detection partner for cover outside office hours, ${brief.holds(ENDPOINT) ? `at ${partnerFee(brief)} a month (planning estimate)` : "at a fee quoted for this scope"}, or accept the risk in writing`,
    due: "design",
    when: WATCHED,
    source: ["ej"],
  },
  ...LICENCE_DECISIONS,
  ...SECTOR_DECISIONS,
  {
    title: "Privileged service accounts",
    context: (brief) => `${estate(brief)} often run with domain administrator rights.`,
    alternatives: "leave unchanged; migrate one by one; isolate with an end date",
    decision:
      "Each is listed with its owner, then moves to a managed service account with the rights its vendor specifies, or is isolated with an end date; none is a domain administrator at go-live.",
    tradeOff: "Testing with each vendor",
    confidence: "high",
    serves: ["digital-transformation"],
    when: TIER0,
    source: ["privaccess", "ej"],
  },
  ...[true, false].flatMap((merges): DecisionRow[] => {
    const row = {
      ...CONTROL_PLANE,
      asked: (brief: Brief) => isMerging(brief) === merges,
      ...(merges && { ask: NO_TRUST }),
    };
    return [
      { ...row, serves: ["scalability", "innovation"], when: TIER0 },
      { ...row, when: TIERED_WITH_DETECTION },
    ];
  }),
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
  LAPSED_DECISION,
  SHAREPOINT_DECISION,
  restDecision(RESTS),
];
