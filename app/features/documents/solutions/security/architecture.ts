/** Components, sizing and ports. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { foundBy, type Pack } from "#app/features/documents/pack.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { chosenPolicies } from "./access-policies.ts";
import {
  ACADEMIC,
  ASSESSMENT,
  DIRECTORY,
  ENDPOINT,
  ENROLS_JOINING,
  LARGER,
  LOSS_PREVENTION,
  MANAGED,
  MEASURED,
  PATHS_READ,
  POLICIES,
  POLICIES_FOR_ADMINISTRATORS,
  SERVER_EVENTS,
  SERVER_SENSORS,
  SIEM,
  SIGN_IN_LOG,
  SIGN_INS_FILED,
  SMALL,
  SUBSCRIPTIONS_READ,
  SYNCHRONISES,
  TENANT_FOR_ADMINISTRATORS,
  TIERED,
  UNREAD,
  USERS_LEFT,
  WORKSTATIONS,
} from "./answers.ts";
import { indexTarget } from "./maturity.ts";
import {
  A5_LINE,
  E5_LINE,
  E5_STEP,
  EMS,
  EMS_E3,
  F1_LINE,
  LAKE_LINE,
  LAKE_STORAGE,
  P2_SHIFT,
  PAW_LINE,
  PURVIEW_LINE,
  RETENTION_LINE,
  RISK_LINE,
  SUITES_LINE,
} from "./names.ts";
import {
  firewallGb,
  interviews,
  isSignInCapped,
  logGb,
  rolesWatched,
  sensed,
  sensors,
  signInGb,
  syncServers,
  withDeputy,
} from "./quantities.ts";

/** The free part of Defender for Cloud shows the posture of every subscription. */
const subscriptionTools = (brief: Brief): number => (brief.holds(SUBSCRIPTIONS_READ) ? 1 : 0);
const subscriptionsRead = (brief: Brief): string =>
  brief.holds(SUBSCRIPTIONS_READ) ? ", posture of subscriptions (Defender for Cloud)" : "";

/** What sign-in and devices are managed with. */
const PLAN_LINES = [
  "Business Premium as the base",
  "Microsoft 365 A3 as the base, academic",
  "Microsoft 365 E3 as the base",
  "Microsoft 365 F3 for shift workers",
  F1_LINE,
];

/** What holds detection and policies by risk. */
const TOP_PLANS = [E5_LINE, E5_STEP, "Defender suite on Microsoft 365 E3", "Step from A3 to A5, academic"];

export const COMPONENTS: Pack["components"] = [
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
    count: withDeputy,
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
      `on each domain controller, ${syncServers(brief) > 0 ? "AD CS and synchronisation" : "AD CS"} server${brief.known("windows-server-version") === "2012" ? " from Windows Server 2016 onwards" : ""}; 2 cores and 6 GB free on each`,
    purpose: "Attack detection, posture findings",
    when: TIERED,
    source: ["mdi-adcs", "ej"],
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
    bill: ["Log workspace for the sign-in log", RETENTION_LINE],
    count: 1,
    size: (brief) => `${figure(signInGb(brief))} GB a month`,
    purpose: (brief) =>
      `Retains the sign-in log for ${brief.holds(SIGN_INS_FILED) ? "12 months" : "31 days, included in its price"}; an alert rule watches the break-glass accounts`,
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
      `CA03, phishing-resistant sign-in${brief.holds(MANAGED) ? "; CA06, from a compliant device" : ""}${brief.holds(USERS_LEFT) ? "; CA01, CA02 and CA04 beside it where they replace security defaults" : ""}`,
    when: POLICIES_FOR_ADMINISTRATORS,
    source: ["ca-templates"],
  },
  {
    name: "Labels and DLP policies",
    bill: [SUITES_LINE, PURVIEW_LINE, E5_LINE, E5_STEP, "Step from A3 to A5, academic", A5_LINE],
    count: 1,
    size: "one set",
    purpose: "From simulation to block; devices where licensed",
    when: LOSS_PREVENTION,
    source: ["purview"],
  },
  {
    name: "Synchronisation server",
    free: "no charge",
    count: (brief) => (brief.holds(LARGER) ? 2 : 1),
    size: (brief) =>
      `${brief.holds(ENROLS_JOINING) ? "Connect Sync 2.5.79.0 or later" : "Cloud Sync"}, 2 cores, 4 GB, on a client server with Windows Server 2022 or later${brief.holds(LARGER) ? (brief.holds(ENROLS_JOINING) ? "; the second in staging mode" : "; an agent on each") : ""}`,
    purpose: "Accounts and password hashes to Entra ID",
    when: SYNCHRONISES,
    source: ["entra-sync", "cloudsync", "ej"],
  },
  {
    name: "Assessment tools",
    free: "no charge",
    count: (brief) => (brief.holds(PATHS_READ) ? 4 : 3) + subscriptionTools(brief),
    size: (brief) =>
      brief.holds(SMALL)
        ? `ScubaGear, Locksmith${brief.holds(PATHS_READ) ? ", BloodHound" : ""}, Secure Score${subscriptionsRead(brief)}`
        : "read-only accounts",
    purpose: (brief) =>
      `Baseline report (ScubaGear), certificate check (Locksmith)${brief.holds(PATHS_READ) ? ", attack paths (BloodHound)" : ""}, Secure Score${subscriptionsRead(brief)}`,
    when: all(DIRECTORY, MEASURED),
    source: ["scuba", "locksmith"],
  },
  {
    name: "Assessment tools",
    free: "no charge",
    count: (brief) => 2 + subscriptionTools(brief),
    size: "read-only accounts",
    purpose: (brief) => `Baseline report (ScubaGear), Secure Score${subscriptionsRead(brief)}`,
    when: all(none(DIRECTORY), MEASURED),
    source: ["scuba"],
  },
  {
    name: "Assessment tools",
    free: "no charge",
    count: 2,
    size: (brief) =>
      brief.holds(SMALL) ? "Locksmith and directory scripts, read-only" : "read-only account of the directory",
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
];

export const SIZING: Pack["sizing"] = [
  {
    quantity: "Interviews of one hour",
    formula: (brief) =>
      ({
        small: "identity and devices; mail and data; servers, network, backup and monitoring",
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
    formula: foundBy("log-volume", "users × 0.1 GB + servers × 2 GB, planning assumptions"),
    result: (brief) =>
      `${brief.given("log-volume") === null ? `${figure(brief.users)} × 0.1 + ${figure(brief.servers.plan)} × 2${brief.users % 10 ? ", rounded up:" : " ="} ` : ""}${figure(logGb(brief))} GB`,
    when: SIEM,
    source: ["ej"],
  },
  {
    quantity: "Firewall logs a month, in the data lake",
    formula: (brief) =>
      firewallGb(brief) ? "one firewall per site × 3 GB a day × 30 days, planning assumptions" : "not given separately",
    result: (brief) =>
      firewallGb(brief)
        ? `${brief.sites} × 3 × 30 = ${figure(firewallGb(brief))} GB${brief.given("log-volume") === null ? "" : ", on top of the volume given, which is less than these alone"}`
        : "included in the volume given, share measured in phase 1",
    when: SIEM,
    source: ["ej"],
  },
  {
    quantity: "Sign-in log a month",
    formula: (brief) => {
      if (isSignInCapped(brief)) return "users × 0.05 GB, capped at the volume given for all logs";
      if (brief.holds(TENANT_FOR_ADMINISTRATORS)) return "administrators only";
      return brief.holds(ACADEMIC) ? "staff × 0.05 GB, pupils to be counted" : "users × 0.05 GB, planning assumption";
    },
    result: (brief) =>
      `${brief.holds(none(TENANT_FOR_ADMINISTRATORS)) && !isSignInCapped(brief) ? `${figure(brief.users)} × 0.05${brief.users % 20 ? ", rounded up:" : " ="} ` : ""}${figure(signInGb(brief))} GB`,
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
    quantity: "Maturity index",
    formula: "Σ(score × weight) ÷ Σ(3 × weight)",
    result: indexTarget,
    source: ["ej"],
  },
];

export const PORTS: Pack["ports"] = [
  {
    from: "Endpoints",
    to: "Defender service",
    port: "TCP 443",
    purpose: "Signals and response",
    // alone it would be a table of what every agent does
    when: all(ENDPOINT, any(all(SIEM, none(SMALL)), all(any(TIERED, SYNCHRONISES), none(SERVER_SENSORS)))),
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
    from: "Synchronisation server",
    to: "Domain controllers",
    port: "TCP and UDP 53, 88, 389; TCP 135, 445, 636, 49152–65535",
    purpose: "Directory read, password hashes",
    when: SYNCHRONISES,
    source: ["sync-ports"],
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
    port: "TCP 3389, 5985, 9389",
    purpose: (brief) =>
      `Administration; blocked from elsewhere${brief.holds(SMALL) ? "" : ", unlike the ports every domain member needs"}`,
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
    port: (brief) => (brief.holds(PATHS_READ) ? "TCP 389, 445, 636, 9389" : "TCP 389, 636, 9389"),
    purpose: "Read-only queries",
    when: any(TIERED, all(ASSESSMENT, DIRECTORY, none(SMALL))),
    source: ["locksmith", "ej"],
  },
  {
    from: "Assessment tools",
    to: "Certification authority",
    port: "TCP 135, 49152–65535",
    purpose: "Settings read (certutil)",
    when: all(any(TIERED, ASSESSMENT), DIRECTORY, none(SMALL)),
    source: ["locksmith", "ej"],
  },
];
