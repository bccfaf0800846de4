/** How computers and phones are managed: whose they are, how they join, and what is required of them. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { DecisionRow, PackTable } from "#app/features/documents/pack.ts";
import { plural } from "#app/features/documents/words.ts";
import { DIRECTORY, OPTIMISE, OWN_SERVERS, SMALL } from "./answers.ts";

/** Devices are what was asked for, not only what follows from the plan. */
const MANAGED = all(is("security-requirements", "mobile-device-management", "zero-trust"), none(OPTIMISE));

const OWNERSHIP =
  " Company devices are enrolled; private phones are not, but run protected apps (CA07), from which company data alone is wiped; private computers are refused (CA06).";

const join = (brief: Brief): string =>
  brief.holds(DIRECTORY)
    ? "Entra join for new devices; hybrid join and enrolment by Group Policy only for domain PCs until replaced, as conversion means a rebuild."
    : `Entra join for every computer: new ones by Autopilot, existing ones ${brief.holds(OWN_SERVERS) ? "once they have left the domain" : "from their settings"}, with files in OneDrive first and a new profile afterwards. Registration is for private devices only. Windows Home, which cannot join, is counted in phase 1.`;

const profiles = (brief: Brief): string =>
  brief.holds(DIRECTORY)
    ? "Two join types meanwhile"
    : brief.holds(OWN_SERVERS)
      ? "A new profile on each computer and a separate sign-in for systems left in the domain"
      : "A new profile on each computer";

const DEVICES: DecisionRow = {
  title: "Devices",
  context: (brief) => `${plural(brief.devices, "device")}, new and existing.`,
  alternatives: "Entra join; hybrid join; registration",
  decision: join,
  tradeOff: profiles,
  confidence: "high",
  when: none(OPTIMISE, MANAGED),
  source: ["cloudnative"],
};

/** Whose the phones are was not asked, and decides what may be required of them. */
const OWNED_DEVICES: DecisionRow = {
  ...DEVICES,
  serves: ["mobile-device-management"],
  context: (brief) => `${plural(brief.devices, "device")}, new and existing; how many phones are private is not known.`,
  alternatives: "enrol every device; protected apps on private phones; company devices only",
  decision: (brief) => `${join(brief)}${OWNERSHIP}`,
  tradeOff: (brief) => `${profiles(brief)}; no work from private computers`,
  confidence: "medium",
  when: MANAGED,
  ask: "Approve protected apps without enrolment on private phones, with private computers refused, and list the phones and tablets that are the organisation's",
  due: "design",
  source: ["cloudnative", "m365-bp", "ej"],
};

export const DEVICE_DECISIONS: readonly DecisionRow[] = [DEVICES, OWNED_DEVICES];

export const DEVICE_MANAGEMENT: PackTable = {
  id: "m365.devices",
  section: "security",
  heading: "Device management",
  intro: "Settings proposed for the design, tried on one device of each platform in the pilot.",
  caption: "Device settings",
  when: MANAGED,
  columns: ["Subject", "Setting"],
  rows: [
    {
      cells: [
        "Windows",
        (brief) =>
          `${brief.holds(SMALL) ? "A" : `New ones by Autopilot, Entra-joined; ${brief.holds(DIRECTORY) ? "domain PCs by Group Policy, hybrid-joined" : "existing ones joined by their users"}; a`} Windows version that receives security updates, disk encrypted with its recovery key in Entra ID`,
      ],
      source: ["cloudnative", "ej"],
    },
    {
      cells: [
        "iPhone, iPad and Mac",
        "The organisation's by Apple Business Manager, supervised; the current or the previous major version",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "Android",
        (brief) =>
          `The organisation's fully managed${brief.frontline > 0 ? ", shared ones dedicated, in shared device mode" : ""}; a version that receives security updates`,
      ],
      source: ["ej"],
    },
    {
      cells: [
        "Compliance",
        "Encryption; PIN or password; lock after 15 idle minutes, phones after 5; no jailbreak or root. Seven days' grace with a notice to the user, then access is refused",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "Protected apps",
        "PIN or biometrics; no copying or saving to private apps; company data removed after 90 days offline, and at once when a loss is reported",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "Privacy notice",
        "Given before enrolment: IT sees model, version and company apps, not messages, photos or private apps; only a company device reported lost is located",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "Accounts",
        "Apple push certificate, Apple Business Manager and managed Google Play belong to a mailbox of the organisation with two owners",
      ],
      source: ["ej"],
    },
  ],
};
