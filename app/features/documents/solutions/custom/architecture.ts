/** Sources of evidence with their size, what is counted, and the connections of the tools. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { sharingOf } from "#app/features/documents/brief/people.ts";
import { rangeInWords } from "#app/features/documents/brief/planning-figures.ts";
import { ENCRYPTION_SAMPLE } from "#app/features/documents/facts/requirements.ts";
import { type ComponentRow, foundBy, type Pack } from "#app/features/documents/pack.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  AZURE,
  CERTIFICATES,
  CLOUD_OFFICE,
  FOCUSED,
  hasAppliance,
  isEstate,
  LARGE,
  PILOT,
  POWER,
  ROADMAP,
  SERVERS,
  SMALL,
  SQL,
  TENANT,
  WINDOWS,
} from "./answers.ts";
import { namesOf } from "./domains.ts";
import { pilotPeople, pilotsFor, pilotUsers } from "./pilots.ts";
import { triesDesktop } from "./products.ts";
import {
  attendees,
  depthHours,
  deviceSample,
  hours,
  interviews,
  sampled,
  serverSample,
  workshops,
} from "./quantities.ts";
import { isDeviceSampled } from "./readings.ts";
import { isByScript, SIGN_INS_READ, scripted, TENANT_REPORTS, TOOLS } from "./tools.ts";

export const COMPONENTS: Pack["components"] = [
  {
    name: "Workshops",
    free: "services",
    count: workshops,
    size: (brief) =>
      `${hours(brief)} ${hours(brief) === 1 ? "hour" : "hours"}${brief.holds(ROADMAP) ? " each" : ` (the second ${depthHours(brief)}${brief.holds(SMALL) ? "" : ", an hour for each domain with its own people"})`}, ${plural(attendees(brief), "client attendee")}`,
    purpose: (brief) =>
      brief.holds(ROADMAP)
        ? "Ten domains, grouped by subject"
        : `Objectives; ${namesOf(brief)}${brief.holds(PILOT) ? "; pilot rules" : ""}`,
    source: ["ej"],
  },
  {
    name: "Interviews",
    free: "services",
    count: interviews,
    size: "1 hour including preparation",
    purpose: (brief) =>
      `System and process owners${brief.has("integration-needs", "no-integrations") ? "" : ", starting with “Interfaces”"}`,
    source: ["ej"],
  },
  {
    name: "Discovery appliance",
    free: "no charge; client's machine",
    count: 1,
    size: "8 vCPU, 32 GB, 80 GB",
    purpose: (brief) =>
      `Server inventory${brief.holds(FOCUSED) ? "" : " and performance"}${brief.holds(AZURE) ? "" : "; needs an Azure subscription, opened for the project and closed on the last day"}${brief.sites > 1 ? "; one more for each unreachable site" : ""}`,
    asked: hasAppliance,
    source: ["migrate-appl"],
  },
  ...TENANT_REPORTS.map(
    ([name, purpose, when]): ComponentRow => ({
      name,
      free: "no charge",
      count: 1,
      size: (brief) =>
        [
          ...(brief.holds(any(CLOUD_OFFICE, SIGN_INS_READ)) ? ["Global Reader role"] : []),
          ...(brief.holds(POWER)
            ? ["Power Platform Administrator role, used by the client (no lesser role suffices)"]
            : []),
        ].join("; "),
      purpose,
      when,
      source: ["scuba"],
    }),
  ),
  {
    name: "Directory check",
    free: "no charge",
    count: 1,
    size: "standard user account, in Event Log Readers",
    purpose: (brief) =>
      brief.holds(CERTIFICATES) ? "Accounts, privileges, certificate templates" : "Accounts and privileges",
    when: DIRECTORY,
    source: ["locksmith", "ej"],
  },
  {
    name: "Subscription report",
    free: "no charge",
    count: 1,
    size: "Reader and Cost Management Reader roles",
    purpose: "Spend, permissions and policies",
    when: AZURE,
    source: ["cost-check", "alz-check", "ej"],
  },
  {
    name: "Server scripts",
    free: "no charge",
    count: 1,
    size: (brief) =>
      brief.known("skills") === "none"
        ? "run by the consultant, with a client administrator"
        : "run by the client's administrator",
    purpose: (brief) => `Versions, logs and settings of ${scripted(brief)}`,
    asked: (brief) => scripted(brief) !== "",
    source: ["ej"],
  },
  {
    name: "Scripted inventory",
    free: "no charge",
    count: 1,
    size: (brief) =>
      brief.holds(SERVERS)
        ? `all servers (${rangeInWords(brief.servers)}), read-only`
        : `a sample of ${sampled(brief)}, read-only`,
    purpose: (brief) =>
      brief.holds(SERVERS)
        ? "Inventory; too few servers to justify an appliance"
        : "Measured evidence where no product was named",
    asked: isByScript,
    source: ["ej"],
  },
  {
    name: "Pilot environment",
    free: "no charge; client's systems and licences",
    bill: [
      "Security keys for the pilot",
      "Pilot licences, academic A3",
      "Pilot licences, Business Premium",
      "Pilot licences, Microsoft 365 E3",
    ],
    count: 1,
    size: (brief) => `${pilotPeople(brief)}, until the agreed end date`,
    purpose: "As under “Proposed pilot”",
    when: PILOT,
    source: ["ej"],
  },
];

/** Of so many times more than the sample, drawing one changes the rest no more. */
const FEW_DRAWN = 5;

/** `12%`, `below 1%`: of a fault of one in ten. */
function chanceMissed(sample: number): string {
  const percent = 100 * 0.9 ** sample;
  return percent < 1 ? "below 1%" : `${Math.round(percent)}%`;
}

const ENCRYPTS = is("security-requirements", "data-encryption");

/** Servers that one appliance reads on any platform. */
const ONE_READS = 1000;

export const SIZING: Pack["sizing"] = [
  {
    quantity: "Interviews",
    formula: foundBy("interviews", "typical for this size"),
    asked: (brief) => brief.size !== "small" || brief.given("interviews") !== null, // its hours tell them
    result: (brief) => `${interviews(brief)}`,
    source: ["ej"],
  },
  {
    quantity: "Pilot users",
    formula: foundBy("pilot-users", (brief) => {
      const { tested, administered, many } = pilotsFor(brief)[0];
      if (brief.users <= pilotUsers(brief)) return "all users";
      return tested
        ? `${many && brief.holds(LARGE) ? "fifteen testers, each owner" : "five testers, the owner"} included`
        : administered
          ? "all administrators"
          : "5% of users, at least 5, at most 50";
    }),
    result: (brief) => `${pilotUsers(brief)}`,
    when: PILOT,
    source: ["ej"],
  },
  {
    quantity: "Chance of the sample missing a fault that affects one in ten",
    formula: "0.9 to the power of the sample size",
    result: (brief) => {
      const devices = deviceSample(brief);
      const isDrawn =
        isDeviceSampled(brief) && isByScript(brief) && brief.servers.plan >= serverSample(brief) * FEW_DRAWN;
      const servers = isDrawn ? serverSample(brief) : 0;
      return [
        ...(isDeviceSampled(brief) ? [`${plural(devices, "device")}: ${chanceMissed(devices)}`] : []),
        ...(servers > 0 ? [`${plural(servers, "server")}: ${chanceMissed(servers)}`] : []),
        ...(brief.holds(ENCRYPTS)
          ? [`${ENCRYPTION_SAMPLE} systems for encryption: ${chanceMissed(ENCRYPTION_SAMPLE)}`]
          : []),
      ].join(", ");
    },
    when: none(SMALL),
    asked: (brief) => isDeviceSampled(brief) || brief.holds(ENCRYPTS),
    source: ["ej"],
  },
  {
    quantity: "Discovery appliances",
    formula:
      "servers ÷ 10,000 (VMware), 5,000 (Hyper-V) or 1,000 (physical), rounded up; plus one for each unreachable site",
    result: ({ servers }) =>
      `${figure(servers.plan)} servers: 1 if virtual, ${Math.ceil(servers.plan / ONE_READS)} if physical`,
    asked: (brief) => hasAppliance(brief) && brief.servers.plan > ONE_READS,
    source: ["migrate-appl"],
  },
];

/** The planning figures of a small organisation have no column for it. */
export const DEVICES: Pack["sizing"][number] = {
  quantity: "Devices",
  formula: (brief) =>
    sharingOf(brief) > 0
      ? "(users − shift workers) × 1.2 + shift workers ÷ 3"
      : brief.hasShiftWork
        ? "one per user"
        : "users × 1.2",
  result: ({ devices }) => figure(devices),
  when: SMALL,
  asked: (brief) => brief.given("devices") === null,
  source: ["ej"],
};

const BY_APPLIANCE = { from: "Discovery appliance", asked: hasAppliance };
const BY_WORKSTATION = { from: "Assessment workstation" };
const BY_CHECK = { ...BY_WORKSTATION, purpose: "Read-only check and event logs", source: ["locksmith", "ej"] } as const;

/** The list of servers is held against that of their hosts, which vCenter, where there is one, answers on a port of its own. */
const ofMachines = (brief: Brief): string => (brief.holds(WINDOWS) && isEstate(brief) ? "; vCenter 443" : "");

export const PORTS: Pack["ports"] = [
  {
    ...BY_APPLIANCE,
    to: "Azure",
    port: "TCP 443 outbound",
    purpose: "Inventory",
    source: ["migrate-appl"],
  },
  {
    ...BY_APPLIANCE,
    to: "Servers",
    port: "TCP 5985, 22",
    purpose: "Software and dependencies",
    source: ["migrate-appl", "ej"],
  },
  {
    ...BY_APPLIANCE,
    to: "vCenter and ESXi, or Hyper-V hosts",
    port: "TCP 443 or 5985",
    purpose: (brief) => `Machine list${brief.holds(FOCUSED) ? "" : " and load"}`,
    source: ["migrate-appl", "ej"],
  },
  {
    ...BY_APPLIANCE,
    to: "SQL Server instances",
    port: "TCP 1433, or the instance's own port",
    purpose: "Instances, databases and settings",
    when: SQL,
    source: ["migrate-appl", "ej"],
  },
  {
    ...BY_CHECK,
    to: "Domain controllers",
    port: "TCP 53, 88, 135, 389, 636, 9389, 49152–65535",
    when: all(DIRECTORY, none(CERTIFICATES)),
  },
  {
    ...BY_CHECK,
    to: "Domain controllers and certification authorities",
    port: "TCP 53, 80, 88, 135, 389, 443, 636, 9389, 49152–65535",
    when: CERTIFICATES,
  },
  {
    ...BY_WORKSTATION,
    to: "Microsoft cloud",
    port: "TCP 443 outbound",
    purpose: (brief) =>
      brief.holds(all(TENANT, AZURE))
        ? "Tenant and subscription reports"
        : `${brief.holds(TENANT) ? "Tenant" : "Subscription"} report`,
    when: any(TENANT, AZURE),
    source: ["ej"],
  },
  {
    ...BY_WORKSTATION,
    to: "Servers",
    port: "TCP 5985",
    purpose: "Update dates", // which the appliance does not read
    when: WINDOWS,
    asked: hasAppliance,
    source: ["ej"],
  },
  {
    ...BY_WORKSTATION,
    to: "Servers",
    port: (brief) => `TCP 5985${triesDesktop(brief) ? ", 3389" : ""}${ofMachines(brief)}`,
    purpose: "Scripted inventory",
    when: SERVERS,
    asked: (brief) => isByScript(brief) && !isDeviceSampled(brief),
    source: ["ej"],
  },
  {
    ...BY_WORKSTATION,
    to: "Servers and sampled devices",
    port: (brief) => `TCP 5985, 22${triesDesktop(brief) ? ", 3389" : ""}${ofMachines(brief)}`,
    purpose: "Scripted inventory",
    when: SERVERS,
    asked: (brief) => isByScript(brief) && isDeviceSampled(brief),
    source: ["ej"],
  },
  {
    ...BY_WORKSTATION,
    to: "Sampled servers and devices",
    port: "TCP 5985, 22",
    purpose: "Scripted inventory",
    when: none(TOOLS),
    source: ["ej"],
  },
];
