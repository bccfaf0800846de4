/** Components, sizing and ports. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import { DATA_GATEWAY } from "#app/features/documents/facts/work.ts";
import { foundBy, type Pack } from "#app/features/documents/pack.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { figure, listed, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  CONTENT_MOVES,
  DIRECTORY,
  EXCHANGE,
  HOSTED,
  HYBRID_SERVER,
  IN_WAVES,
  inEvenings,
  NONE_KEPT,
  ONE_WEEKEND,
  OPTIMISE,
  OWN_MAIL_MOVES,
  OWNED,
  ownsSe,
  SEAT_LIMITED,
  SIDE_BY_SIDE,
  SMALL,
  SYNC_BUILT,
} from "./answers.ts";
import { isNearLimit, planName } from "./licences.ts";
import { switchDay } from "./mail-migration.ts";
import {
  A3_SEATS,
  BUSINESS_PREMIUM,
  E3_SEATS,
  E5_GROUP_SEATS,
  E5_SEATS,
  E5_STEP,
  EXCHANGE_SERVERS,
  F3_SEATS,
  GATEWAY_LICENCES,
  MIGRATION_TOOL,
  SYNC_SERVERS,
} from "./names.ts";
import {
  beyondSpaceGb,
  copiesAhead,
  copyNights,
  F3_GB,
  fileGb,
  LINE_MBPS,
  lineHours,
  lineMbps,
  lineNights,
  mailGb,
  mailOnLine,
  onF3,
  onPlan,
  pilot,
  seServers,
  spaceGb,
  unlicensed,
} from "./quantities.ts";

/** Planning figure: computers that copy file shares side by side. */
const COPYING_AGENTS = { small: 1, medium: 1, large: 2, enterprise: 4 };

const batches = (brief: Brief): number =>
  brief.holds(ONE_WEEKEND) ? 1 : Math.ceil(pilot(brief) / 100) + Math.ceil((brief.users - pilot(brief)) / 100);

export const COMPONENTS: Pack["components"] = [
  {
    name: "Synchronisation servers",
    bill: [SYNC_SERVERS],
    count: 2,
    size: "2 vCPU, 8 GB",
    purpose: "Connect Sync, one active and one staging",
    when: SYNC_BUILT,
    source: ["cloudsync", "entra-sync"],
  },
  {
    name: "Exchange Server SE",
    bill: [EXCHANGE_SERVERS],
    free: "no charge; existing server",
    count: seServers,
    size: (brief) => (ownsSe(brief) ? "as today, without mailboxes afterwards" : "4 vCPU, 32 GB, no mailboxes"),
    purpose: "Hybrid and mail attribute management",
    when: HYBRID_SERVER,
    source: ["exo-ews", "exo-tools", "ej"],
  },
  {
    name: "Exchange Management Tools",
    bill: [],
    free: "no charge; existing computer",
    count: 1,
    size: "a computer of an administrator, in the domain",
    purpose: "Recipients and mail attributes, without an Exchange server",
    when: NONE_KEPT,
    source: ["exo-tools", "ej"],
  },
  {
    name: "Migration batches",
    bill: [MIGRATION_TOOL],
    free: "native moves, no charge",
    count: batches,
    size: (brief) => (brief.holds(ONE_WEEKEND) ? "all mailboxes" : "up to 100 mailboxes"),
    purpose: (brief) =>
      brief.holds(ONE_WEEKEND)
        ? `One ${switchDay(brief)}, after a pilot of sign-in and devices`
        : `${figure(pilot(brief))} pilot mailboxes first, then the others${brief.holds(IN_WAVES) ? " with their delegates" : ", copied in batches and switched together"}`,
    when: all(MAIL_MOVES, any(none(SMALL), HOSTED)), // one or two, moved without a charge, size nothing
    source: ["ej"],
  },
  {
    name: "Migration Manager agents",
    bill: [],
    free: "existing computers, no charge",
    count: (brief) => Math.max(COPYING_AGENTS[brief.size], brief.sites),
    size: "4 cores, 16 GB, 150 GB SSD",
    purpose: (brief) =>
      `Copy file shares overnight${brief.sites > 1 ? ", at least one at each site, so that none copies through another's line" : ""}`,
    when: none(OPTIMISE, SMALL),
    source: ["migration-manager", "ej"],
  },
  {
    name: "Devices in Intune",
    bill: [BUSINESS_PREMIUM, E3_SEATS, E5_SEATS, E5_GROUP_SEATS, E5_STEP, F3_SEATS, A3_SEATS],
    free: "part of the plans in use",
    isPart: (brief) => brief.holds(OPTIMISE) && unlicensed(brief) > 0,
    count: (brief) => brief.devices,
    size: (brief) =>
      brief.holds(OPTIMISE)
        ? "as currently enrolled, counted in phase 1"
        : `Autopilot, Apple and Android enrolment${brief.frontline > 0 ? "; shared phones and tablets in shared device mode" : ""}`,
    purpose: "Compliance as a condition of access",
    source: ["m365-bp"],
  },
  {
    name: "On-premises data gateway",
    bill: [GATEWAY_LICENCES],
    free: "existing server, no charge",
    count: (brief) => (brief.holds(SMALL) ? 1 : 2),
    size: (brief) => (brief.holds(SMALL) ? "single member on an always-on server" : "8 cores, 8 GB, cluster"),
    purpose: "Flows and reports read on-premises databases, outbound only",
    when: DATA_GATEWAY,
    source: ["gateway"],
  },
];

const perUser = (brief: Brief, perKnowledge: number): string =>
  onF3(brief) > 0
    ? `${perKnowledge} GB × knowledge workers + ${F3_GB} GB × shift workers, the F3 limit (planning figure)`
    : `${perKnowledge} GB × users (planning figure)`;

const volume = (brief: Brief, perKnowledge: number): string =>
  onF3(brief) > 0
    ? `${perKnowledge} GB × ${figure(onPlan(brief))} + ${F3_GB} GB × ${figure(onF3(brief))}`
    : `${perKnowledge} GB × ${figure(brief.users)}`;

/** Copies go on where a freeze of the rollout lets nobody be switched. */
const pausesIn = (brief: Brief): string =>
  planOf(brief).freezes.some(({ phases }) => phases.includes(3)) ? ", freezes included," : "";

/** Of sites that were counted each carries its part of the files; mail leaves from where its servers stand. */
const perSite = (brief: Brief): string => {
  const { sites } = brief;
  if (sites === 1) return "over its link";
  const mail = Math.ceil((lineMbps(brief) * mailOnLine(brief)) / (mailOnLine(brief) + fileGb(brief)));
  const files = `${figure(Math.ceil((lineMbps(brief) - mail) / sites))} Mbps at each of ${figure(sites)} sites${brief.given("sites") === null ? " planned" : ""}`;
  return `in total, or ${mail > 0 ? `${figure(mail)} Mbps for mail at the site of its servers and ${files} for files` : files}`;
};

/** What takes of the same space, and nobody has measured yet. */
const alreadyStored = (brief: Brief): string[] => [
  ...(brief.holds(OWNED) ? ["existing sites"] : []),
  ...(brief.holds(CONTENT_MOVES) ? ["those of SharePoint Server"] : []),
];
const isShared = (brief: Brief): boolean => alreadyStored(brief).length > 0;

export const SIZING: Pack["sizing"] = [
  {
    quantity: "Licences",
    formula: (brief) =>
      `${onF3(brief) > 0 ? "users − shift workers" : "one per user"}; none for shared and room mailboxes up to 50 GB`,
    when: none(OPTIMISE),
    result: (brief) =>
      onF3(brief) > 0
        ? `${figure(brief.users)} − ${figure(onF3(brief))} = ${figure(onPlan(brief))} × ${planName(brief)}; ${figure(onF3(brief))} × F3`
        : `${figure(onPlan(brief))} × ${planName(brief)}`,
    source: ["m365-price", "ej"],
  },
  {
    quantity: "Headroom to the 300-seat limit",
    formula: "300 − seats of Business Premium",
    result: (brief) => `${300 - onPlan(brief)}${300 - onPlan(brief) < 50 ? ": budget for the step to E3" : ""}`,
    when: SEAT_LIMITED,
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
      `GB × 8,000 ÷ 50 Mbps ÷ 3,600, half of a 100 Mbps link (planning figure); ${brief.holds(OWN_MAIL_MOVES) ? "mail and files" : "files only, as no mail crosses it"}${brief.holds(CONTENT_MOVES) ? ", without SharePoint Server content, not yet measured" : ""}`,
    result: (brief) => {
      const isSlow = lineMbps(brief) > LINE_MBPS;
      return `${plural(lineHours(brief), "hour")}, ${plural(lineNights(brief), "night")} of ten hours${lineNights(brief) > 5 && !inEvenings(brief) ? ", weekends included" : ""}${copiesAhead(brief) ? ", from the pilot on" : ""}${isSlow ? `; finishing in the ${copyNights(brief)} nights from the pilot to go-live${pausesIn(brief)} takes ${figure(lineMbps(brief))} Mbps ${perSite(brief)}` : ""}`;
    },
    when: none(OPTIMISE),
    source: ["ej"],
  },
  {
    quantity: "SharePoint storage",
    formula: "1,024 GB + 10 GB × main plan licences; OneDrive excluded",
    result: (brief) => {
      const beyond = beyondSpaceGb(brief);
      const rest =
        beyond > 0
          ? `; ${isShared(brief) ? `at least ${figure(beyond)} GB, more by what ${listed(alreadyStored(brief))} take, go` : `the other ${figure(beyond)} GB go`} to OneDrive or an archive`
          : "";
      return `1,024 + 10 × ${figure(onPlan(brief))} = ${figure(spaceGb(brief))} GB${rest}`;
    },
    when: none(OPTIMISE, ACADEMIC),
    source: ["sp-storage", "ej"],
  },
];

export const PORTS: Pack["ports"] = [
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
];
