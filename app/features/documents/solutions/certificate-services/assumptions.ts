/** Assumptions, requests, and what technologies in use and optional answers mean here. */

import { DIRECTORY, SHAREPOINT_ONLINE } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { gatesOf, hasOldWindows } from "#app/features/documents/plan/deadlines.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { clause, figure, listed, plural, sentence } from "#app/features/documents/words.ts";
import {
  CONNECTOR,
  EDUCATION,
  FEW,
  HSM_MISSED,
  LOGGED,
  MOBILE,
  needsSpare,
  ONE_CA,
  OWN_KEYS,
  PIPELINES,
  PLANT,
  PUBLISHED,
  SENSOR,
  SERVERS,
  SEVERAL_CAS,
  SMALL,
  SMART_CARDS,
  TENANT,
  TIERED,
  USER_WAVE,
  WINDOWS_IN_USE,
} from "./answers.ts";
import { isSeparated } from "./duties.ts";
import { keysAsked } from "./module-delivery.ts";
import { isLeft } from "./old-servers.ts";
import { INTUNE_MONTH, intuneYear } from "./phones.ts";
import {
  apart,
  cards,
  connectors,
  controllers,
  freeLicences,
  hasFreeLicences,
  hasOlderWindows,
  issuing,
  ownServers,
  windowsPrice,
} from "./quantities.ts";
import { isDayLong, restoredIn } from "./restore.ts";
import { goLive, SECTOR_DEVICES, sectorDevices } from "./waves.ts";

/** Machines may know no domain. */
const CLOUD_JOINED = any(TENANT, none(is("cloud-maturity", "no-cloud")));
const JOINED_ALONE = all(DIRECTORY, CLOUD_JOINED, none(MOBILE));
/** Devices of the sector of which each further type is more work; those of a school are spoken of with its pupils. */
const TYPED = is("industry", ...Object.keys(SECTOR_DEVICES).filter((id) => id !== "education"));
const FURTHER_TYPE = "+0.5 day for each further type";
/** Their certificates name what the directory knows; those of the plant name what the requester says. */
const TYPED_AND_JOINED = all(TYPED, none(PLANT), JOINED_ALONE);
const PROXIED = "; NDES is published through the client's reverse proxy or Entra application proxy";

/** `the domain controllers`, with their number where it was not given. */
const controllersNamed = (brief: Brief): string => {
  const many = controllers(brief);
  const assumed = brief.given("domain-controllers") === null ? ` (${many === 1 ? "one" : figure(many)} assumed)` : "";
  return many === 1 ? `the only domain controller${assumed}` : `the domain controllers${assumed}`;
};
const controllersRun = (brief: Brief): string =>
  `${controllersNamed(brief)} ${controllers(brief) === 1 ? "runs" : "run"}`;

/** The Monday on which phase 2 begins. */
const buildDay = (brief: Brief): number => {
  const { start, phases } = planOf(brief);
  return start + (phases.find(({ number }) => number === 2)?.start ?? 0) * 7;
};

const DEFENDER_MONTH = PRICES["defender-identity"].low / 100;
export const defenderYear = ({ users }: Brief): string => `USD ${figure(users * DEFENDER_MONTH * 12)}`;

const SERVER_LIST = "List of servers by version and role, with the certificates they hold";
/** Servers in use lose their updates before the plan ends, so what becomes of each is decided from a list. */
const losesUpdates = (brief: Brief): boolean =>
  brief.holds(WINDOWS_IN_USE) && gatesOf(brief).some(({ product }) => product?.startsWith("Windows Server"));
/** Which of its month each one is dates controllers and servers. */
const weekendsAsked = (brief: Brief): string =>
  isMonthly(brief) && brief.hasDirectory
    ? `; dates of the monthly change weekends up to go-live on ${formatDay(goLive(brief))}`
    : "";
const crlName = (brief: Brief): string =>
  `DNS name for the CRL location${brief.holds(FEW) ? " (certificate revocation list)" : ""}${brief.holds(PUBLISHED) ? ", internal and external" : ""}${weekendsAsked(brief)}`;
const phonesAsked = (brief: Brief): string => (brief.holds(MOBILE) ? "; phones by platform with Intune enrolment" : "");
const timed = (brief: Brief): string =>
  `The restore is planned to take ${restoredIn(brief)} and is timed before acceptance`;

/** Of one server fewer. */
const savesLicence = (brief: Brief): boolean => freeLicences(brief) < ownServers(brief) + connectors(brief);
/** What stands in for the host and its proxy where there is a subscription. */
const inAzure = (brief: Brief): string =>
  brief.holds(all(PUBLISHED, is("current-technologies", "azure-services")))
    ? `; a static website in Azure Storage, open to plain HTTP, can replace the proxy${brief.holds(SMALL) ? ` and the web host${savesLicence(brief) ? `, which saves ${windowsPrice(1)} once` : ""}` : ""}`
    : "";

export const ASSUMPTIONS: Pack["assumptions"] = [
  {
    text: (brief) =>
      `The client installs the servers in the component table${brief.holds(TIERED) ? ", except the offline root," : ""} before phase 2 begins: patched, ${brief.holds(DIRECTORY) ? `domain-joined${needsSpare(brief) ? " but for the standby" : ""}, ` : ""}on Tier 0 hosts${brief.holds(DIRECTORY) ? "" : ", and domain-joined once the directory is ready"}${brief.holds(HAS_MODULES) ? "; also two virtual machines on evaluation licences for the test hierarchy, until it is removed" : ""}.`,
    ifWrong: "+0.5 day per server; missing hosts are quoted",
    task: "Name hosts and their administrators",
    source: ["ej"],
  },
  {
    text: (brief) =>
      `${freeLicences(brief) === 1 ? "The Windows Server licence" : `The ${figure(freeLicences(brief))} Windows Server licences`} stated as available ${freeLicences(brief) === 1 ? "covers" : "cover"} version 2025, although older servers are in use.`,
    ifWrong: (brief) =>
      `${windowsPrice(Math.min(freeLicences(brief), ownServers(brief) + connectors(brief)))} once for new ones`,
    task: "Read version and Software Assurance in the licence register",
    asked: (brief) => hasFreeLicences(brief) && hasOlderWindows(brief),
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
      `All ${plural(brief.devices, "device")}${brief.holds(PLANT) ? " except plant devices" : ""}${brief.holds(TYPED_AND_JOINED) ? `, including ${sectorDevices(brief)?.wave} of at most three types` : ""}${brief.has("current-technologies", "azure-services") ? ", and any servers in Azure" : ""}${brief.holds(any(TYPED_AND_JOINED, is("current-technologies", "azure-services"))) ? "," : ""} are joined to Active Directory, none to Entra ID alone.`,
    ifWrong: (brief) =>
      `+3 to 5 days for ${brief.holds(OWN_KEYS) ? "an Intune connector" : "Cloud PKI or an Intune connector, plus licences"}${brief.holds(TYPED_AND_JOINED) ? `; ${FURTHER_TYPE}` : ""}`,
    task: "Count machines joined to Entra ID alone",
    when: JOINED_ALONE,
    source: ["ej"],
  },
  {
    text: (brief) =>
      hasOldWindows(brief) && brief.holds(WINDOWS_IN_USE)
        ? `Whatever other servers run, ${controllersRun(brief)} a supported Windows Server with AES keys.`
        : hasOldWindows(brief)
          ? `${sentence(controllersRun(brief))} a supported Windows Server (2016 without paid updates only until ${SERVER_2016.endText}) with AES keys.`
          : `Accounts that sign in at ${controllersNamed(brief)} have AES keys.`,
    ifWrong: (brief) =>
      hasOldWindows(brief) ? "+2 to 5 days, and certificate sign-in waits" : "Certificate sign-in waits for them",
    task: "Check Kerberos events, and versions where not stated",
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
        : `Phones are enrolled in Intune before the pilot, by a project neither planned nor priced here (Intune licences are budgeted)${brief.holds(CONNECTOR) ? PROXIED : ""}.`,
    ifWrong: (brief) =>
      `Only the phones and their tests wait${brief.holds(TENANT) ? `; ${intuneYear(brief)} a year more if the plan lacks Intune (${figure(brief.users)} × USD ${INTUNE_MONTH} × 12)` : ""}`,
    task: "Count enrolled phones by platform before the pilot",
    when: MOBILE,
    source: ["cloudpki", "ej"],
  },
  {
    text: "Phones connect to wireless and VPN with a user certificate, which Windows Network Policy Server maps to a directory account by the SID that Intune adds, so these accounts are synchronised to Entra ID.",
    ifWrong: "+2 to 4 days and another RADIUS service; without synchronisation the phones wait for it",
    task: "Test one phone and one Entra-only device first",
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
    when: EDUCATION,
    source: ["ej"],
  },
  {
    text: "Code is signed for internal use only, by pipelines that have a hardware-backed vault; a public CA continues to sign what customers install.",
    ifWrong:
      "A public code-signing certificate with a hardware key, or a vault, by quotation; −0.5 day if nothing is signed",
    task: "Ask who signs what, and for whom",
    when: all(PIPELINES, none(is("integration-needs", "custom-applications"))),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `${sentence(sectorDevices(brief)?.wave ?? "")} are among the ${plural(brief.devices, "device")} and of at most three types.`,
    ifWrong: FURTHER_TYPE,
    task: "List their types",
    when: all(TYPED, none(TYPED_AND_JOINED)),
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
        ? `+1 day to publish from another host${inAzure(brief)}`
        : brief.holds(PUBLISHED)
          ? `+1 day for each that is missing${inAzure(brief)}`
          : "+1 day for event forwarding to a collector",
    task: "Name each with its owner",
    when: any(LOGGED, PUBLISHED),
    source: ["ej"],
  },
  {
    text: "Recovery times count in the working hours of those who restore; no on-call service is planned.",
    ifWrong: "On-call cover is quoted",
    task: "Agree the hours and the people",
    asked: (brief) => !isDayLong(brief) || brief.holds(SEVERAL_CAS),
    source: ["ej"],
  },
  {
    text: (brief) =>
      `Defender for Identity is licensed, and its sensor is set up with the hardening on ${issuing(brief) === 1 ? "the online CA" : `each of the ${issuing(brief)} online CAs`}.`,
    ifWrong: (brief) =>
      `The log store alone detects, or ${defenderYear(brief)} a year more (${figure(brief.users)} × USD ${DEFENDER_MONTH} × 12)`,
    task: "Read the licence in the tenant",
    when: SENSOR,
    source: ["mdi-adcs", "ej"],
  },
  {
    text: (brief) =>
      `A file share on a Tier 0 server that ${brief.holds(ONE_CA) ? "is not the CA" : "is no CA"}, itself backed up, takes the CA backups.`,
    ifWrong: "+0.5 day, and the share is quoted",
    task: "Name the share and its owner",
    source: ["ej"],
  },
  {
    text: (brief) =>
      `${plural(brief.administrators, "administrator")}, a deputy and the sponsor can share the PKI roles; nobody has counted them yet.`,
    ifWrong: "With one, the consultant stands in until acceptance; with three, no deputy from elsewhere is needed",
    task: "Members of privileged groups and roles",
    when: FEW,
    asked: (brief) => brief.detail("administrators") === null && isSeparated(brief),
    source: ["ej"],
  },
  {
    text: "A remote access gateway that accepts certificates is in use; its owner sets it for the test.",
    ifWrong: "Users enrol, and sign in over the network by certificate once a gateway is there",
    task: "Name the gateway and its owner",
    when: USER_WAVE,
    source: ["ej"],
  },
  {
    text: (brief) =>
      `For the restore test the client ${needsSpare(brief) ? "" : "provides a clean machine and "}restores a backup of a domain controller into a network cut off from all others${brief.holds(HAS_MODULES) ? ", save one HSM" : ""}.`,
    ifWrong: "+0.5 day; without it the test shows that the key signs, not that anything enrols",
    task: "Name who restores it, and where",
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
    when: SEVERAL_CAS,
    source: ["ej"],
  },
];

export const REQUESTS: Pack["requests"] = [
  (brief) =>
    `List of existing certification authorities, self-signed and purchased certificates, with numbers and consumers${brief.holds(any(HAS_MODULES, HSM_MISSED)) || !keysAsked(brief) ? "" : `; ${clause(keysAsked(brief))}`}`,
  (brief) => (losesUpdates(brief) || (isLeft(brief) && !brief.holds(FEW)) ? SERVER_LIST : ""),
  (brief) =>
    `Applications${brief.holds(FEW) ? ", appliances, wireless and VPN products" : " and appliances"} that need certificates, with owners${brief.has("cloud-maturity", "no-cloud") ? "" : ", and cloud services that check them"}${brief.holds(FEW) ? phonesAsked(brief) : ""}${brief.holds(any(DIRECTORY, WINDOWS_IN_USE)) ? `; ${isLeft(brief) && brief.holds(FEW) ? "servers and their" : "server"} access licences by version` : ""}`,
  (brief) =>
    brief.holds(FEW)
      ? ""
      : `Wireless and VPN products with authentication method${phonesAsked(brief)}${losesUpdates(brief) ? `; ${crlName(brief)}` : ""}`,
  (brief) => (losesUpdates(brief) || brief.holds(FEW) ? "" : crlName(brief)),
  (brief) => {
    const holders = [
      ...(brief.holds(FEW)
        ? ["CA administrator", ...(brief.administrators < 3 ? ["deputy"] : []), "auditor", "backup custodian"]
        : ["the PKI roles"]),
      ...(needsSpare(brief) && !brief.holds(HAS_MODULES) ? ["stand-ins for both holders of the key password"] : []),
      ...(brief.holds(TIERED) ? ["ceremony operator", "witness"] : []),
      ...(brief.holds(HAS_MODULES) ? [`${cards(brief) === "3-of-5" ? "five" : "three"} HSM card holders`] : []),
    ];
    return `Names for ${listed(holders)}${brief.holds(HAS_MODULES) ? ", not all in IT" : ""}${brief.holds(FEW) ? `; ${crlName(brief)}` : ""}`;
  },
  (brief) => (brief.has("industry", "other") ? "Sector rules on keys, certificates or their evidence, if any" : ""),
];

export const TECHNOLOGIES: Pack["technologies"] = {
  "windows-server": {
    effect: null,
    request: SERVER_LIST,
    source: ["eol", "ej"],
  },
  "active-directory": {
    effect: "Holds templates, root and NTAuth (CAs trusted for sign-in); its domain controllers enrol first",
    request: (brief) =>
      `Forest and domain functional level, ${hasOldWindows(brief) ? "domain controller versions, " : ""}replication status, enrolment services and NTAuth entries`,
    source: ["pki-design", "strongmap", "ej"],
  },
  "exchange-server": {
    effect:
      "Internal names can use TLS from this CA; published names stay with a public CA. A server older than SE gets no updates any more, which another project has to end",
    source: ["cabf", "ej"],
  },
  sharepoint: {
    effect: (brief) =>
      brief.holds(SHAREPOINT_ONLINE)
        ? "SharePoint Online needs no certificate from this CA"
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
  "azure-services": {
    effect:
      "Servers in Azure enrol once they are joined to the directory; its services bring certificates of their own",
    source: ["ej"],
  },
  teams: { effect: "Needs no certificate from this CA", source: ["ej"] },
  "power-platform": {
    effect:
      "Needs no certificate from this CA; an on-premises gateway trusts its root where it calls internal services",
    source: ["ej"],
  },
};

export const EFFECTS: Pack["effects"] = {
  "recovery-time": {
    hour: (brief) =>
      needsSpare(brief)
        ? "A standby server is ready for the restore, which is timed before acceptance"
        : "The other issuing CA continues enrolment; the restore of the failed one is rehearsed before acceptance",
    hours: timed,
    day: timed,
    days: timed,
  },
  "data-loss": {
    minutes: "The database is backed up incrementally every 15 minutes",
    hour: "The database is backed up incrementally every hour",
    day: "The nightly database backup is sufficient",
    week: "The nightly database backup is sufficient",
  },
};
