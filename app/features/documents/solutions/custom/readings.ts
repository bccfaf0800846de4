/** The subjects that tasks read, with their weights, and which domains have something read of them. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { ALWAYS, all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import {
  AZURE,
  CLOUD_OFFICE,
  EXCHANGE,
  NO_ACCOUNTS,
  NO_MAIL,
  OFFICE,
  OTHER_CLOUD,
  OTHER_DATA,
  OTHER_DEVICES,
  POWER,
  ROADMAP,
  SEATS_COUNTED,
  SERVERS,
  SHAREPOINT,
  SMALL,
  SQL,
  TEN_DOMAINS,
  TENANT,
  UNNAMED,
  WAYS_IN,
  WINDOWS,
  wants,
} from "./answers.ts";
import { AREAS, hasAreas } from "./areas.ts";
import { isPointedTo, isProposed } from "./domains.ts";

/** With more products named, these have the room. */
const FEW_PRODUCTS = 2;
const SOME_PRODUCTS = 4;

const SECURED_FIRM = all(
  SMALL,
  TEN_DOMAINS,
  OTHER_DEVICES,
  any(wants("enhance-security"), is("security-requirements", "threat-protection")),
);

/** One of the three domains that most answers point to. */
export const inDepth =
  (domain: string) =>
  (brief: Brief): boolean =>
    isProposed(domain, brief);

/** The same, or an aim of a client for whom all ten are scored. */
export const isWatched = (brief: Brief): boolean =>
  isProposed("operations", brief) || (brief.holds(ROADMAP) && brief.has("primary-objective", "enhance-security"));

/** The same, or all ten are scored and few products give anything to read. */
export const readsDomain =
  (domain: string) =>
  (brief: Brief): boolean =>
    isProposed(domain, brief) ||
    (brief.holds(TEN_DOMAINS) && brief.values("current-technologies").length <= FEW_PRODUCTS);

/** What ten domains say of recovery in depth, whoever grows or is pointed to it, rests on a restore; a firm of fifty has its task full. */
export const readsBackup = (brief: Brief): boolean =>
  readsDomain("resilience")(brief) ||
  (brief.holds(all(ROADMAP, none(SMALL))) &&
    (brief.has("primary-objective", "scalability") || isPointedTo("resilience", brief)));

/** What serves an objective rather than a product is read where products leave the room, and in a firm of fifty asked in the interviews. */
export const hasRoom =
  (domain: string) =>
  (brief: Brief): boolean =>
    !brief.holds(SMALL) &&
    brief.values("current-technologies").length <= SOME_PRODUCTS &&
    (brief.holds(TEN_DOMAINS) || isProposed(domain, brief));

/** Devices are looked at one by one: nothing was named, or they are among the three domains. */
export function isDeviceSampled(brief: Brief): boolean {
  return brief.holds(UNNAMED) || (brief.holds(OTHER_DEVICES) && isProposed("devices", brief));
}

/** An attack on a firm of fifty begins on a device, which ten domains in brief would only ask about. */
export const listsDevices = (brief: Brief): boolean => brief.holds(SECURED_FIRM) && !isProposed("devices", brief);

/** A subject with its weight among the tasks. */
type Reading = readonly [subject: string, weight: number, when: Condition, asked: (brief: Brief) => boolean];
const always = (): boolean => true;

/** An objective, or the reason for the date, asks for the evidence of duties although other domains weigh more. */
export const readsDuties = (brief: Brief): boolean =>
  isProposed("compliance", brief) ||
  brief.has("primary-objective", "compliance-objective") ||
  brief.known("deadline-reason") === "audit";

/** The client states what handles cards, and somebody has to hold that list against what was measured. */
const scopesCards = (brief: Brief): boolean => brief.known("framework") === "pci-dss" && !readsDuties(brief);

/** Where seats are counted product by product, their contract is read with them. */
const OTHER_CONTRACTS = none(OFFICE);

/** Lower costs are promised from what is paid for; with SQL Server its own row reads the cores. */
export function readsContracts(brief: Brief): boolean {
  return brief.has("primary-objective", "cost-reduction") || (isProposed("licensing", brief) && !brief.holds(SQL));
}

/** The date is the end of one of them. */
export const isContractEnding = (brief: Brief): boolean => brief.known("deadline-reason") === "contract";

export const readsAgreements = (brief: Brief): boolean =>
  isContractEnding(brief) || (brief.holds(OTHER_CONTRACTS) && readsContracts(brief));

/** Whatever is in use changes hands or address on a day. */
export const isMerged = (brief: Brief): boolean => brief.known("deadline-reason") === "merger";
/** A ward, a shop or a plant is walked through with those who work there, which takes half a day in the smallest. */
const WALKED = 2;

/** What is measured beside products; what one person reads at one sitting shares a task. */
export const READINGS: readonly (readonly Reading[])[] = [
  [
    [
      "administrators and leavers",
      1,
      all(NO_ACCOUNTS, none(is("security-requirements", "identity-management"))),
      readsDomain("identity"),
    ],
  ],
  [
    ["mail and files", 0.5, NO_MAIL, readsDomain("productivity")],
    ["internet exposure", 1, ALWAYS, readsDomain("network")],
    ["remote access", 0.5, WAYS_IN, always],
    ["cloud services", 0.5, OTHER_CLOUD, always],
  ],
  [
    ["backup", 1, ALWAYS, readsBackup],
    ["test alert", 0.5, ALWAYS, isWatched],
  ],
  [
    ["compliance records", 1, none(is("security-requirements", "compliance")), readsDuties],
    ["card-data scope", 0.25, none(is("security-requirements", "compliance")), scopesCards],
    ["contracts and licences", 0.5, ALWAYS, readsAgreements],
    ["impact of the merger or move", 0.5, ALWAYS, isMerged],
  ],
  [
    ["data stores", 1, OTHER_DATA, inDepth("data")],
    // Zero Trust has them in a task of its own
    ["devices", 1, all(OTHER_DEVICES, none(is("security-requirements", "zero-trust"))), inDepth("devices")],
    ["list of devices", 0.5, SECURED_FIRM, listsDevices],
  ],
  [
    ["ticket causes", 0.5, wants("productivity"), always],
    ["manual steps", 0.5, wants("digital-transformation"), hasRoom("productivity")],
    ["growth limits", 0.5, wants("scalability"), always],
  ],
  AREAS.map(({ industry, reading }): Reading => [reading, WALKED, is("industry", industry), hasAreas]),
];

/** Those of them that these answers ask for. */
export function readIn(group: readonly Reading[], brief: Brief): readonly Reading[] {
  return group.filter(([, , when, asked]) => brief.holds(when) && asked(brief));
}

/** What is measured, with its weight among the tasks. */
export const MEASURED: readonly (readonly [string, number, Condition])[] = [
  ["servers", 2, WINDOWS],
  ["databases", 2, SQL],
  ["directory", 2, DIRECTORY],
  ["mail", 1, EXCHANGE],
  ["SharePoint", 1, SHAREPOINT],
  ["tenant and licences", 2, SEATS_COUNTED],
  ["tenant", 2, all(CLOUD_OFFICE, none(SEATS_COUNTED))],
  ["subscriptions", 1, AZURE],
  ["Power Platform", 1, POWER],
  ["device and server sample", 4, none(SERVERS, DIRECTORY, SHAREPOINT, TENANT, AZURE, POWER)],
];

/** What is read of a domain whose answers alone would not have it in depth. */
const READ_OF: Record<string, readonly string[]> = {
  devices: ["list of devices"],
  identity: ["directory", "administrators and leavers"],
  productivity: ["mail", "SharePoint", "Power Platform", "mail and files", "ticket causes", "manual steps"],
  network: ["internet exposure"],
  operations: ["test alert"],
  licensing: ["databases", "tenant and licences", "contracts and licences"],
  compliance: ["compliance records"],
  resilience: ["backup"],
};

/** A task reads something of the domain. */
export const isRead = (domain: string, brief: Brief): boolean =>
  [...MEASURED.filter(([, , when]) => brief.holds(when)), ...readIn(READINGS.flat(), brief)].some(([subject]) =>
    READ_OF[domain]?.includes(subject),
  );
