/** What is in the scope, and what is not. */

import type { Pack } from "#app/features/documents/pack.ts";
import {
  ACTS_ON_DEVICES,
  conditionalAccess,
  GOVERNMENT,
  PHONES,
  SERVERS_HARDENED,
  UP_TO_MEDIUM,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { examples, IN_WORDS } from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import {
  notYetClients,
  oldServersLeft,
  wantedBesides,
} from "#app/features/documents/solutions/configuration-manager/scope.ts";
import { restExcluded } from "#app/features/documents/solutions/rest-of-controls.ts";
import { plural } from "#app/features/documents/words.ts";
import { caches, patchesServers, SYNCHRONISES, WITHOUT_ACCOUNTS } from "./answers.ts";
import { RESTS } from "./rests.ts";

export const SCOPE: Pack["scope"] = {
  inside: [
    { text: "Intune tenant with enrolment, groups, roles and scope tags", by: "intune tenant" },
    {
      text: (brief) => `${plural(brief.devices, "device")} enrolled in waves, the old agent removed`,
      by: "device waves",
    },
    { text: (brief) => `Compliance policies, and ${conditionalAccess(brief)}`, by: "compliance policies" },
    { text: "Configuration profiles, security baseline, update rings and report", by: "update rings" },
    { text: "Autopilot for new PCs, reset for those in use", by: "autopilot" },
    {
      text: (brief) =>
        `${IN_WORDS[examples(brief)]} ${examples(brief) > 1 ? "applications packaged as examples" : "application packaged as an example"}`,
      by: "packaged for intune",
    },
    {
      text: (brief) =>
        `${plural(brief.servers.plan, "server")}${notYetClients(brief)} patched by Azure Update Manager through Azure Arc`,
      by: "azure arc",
      asked: patchesServers,
    },
    {
      text: "Deviations of hardened servers reported by machine configuration",
      by: "hardened servers",
      when: SERVERS_HARDENED,
    },
    { text: "Entra ID synchronisation and hybrid join, wave by wave", by: "hybrid-joined", when: SYNCHRONISES },
    { text: "Accounts in Entra ID from the client's list", by: "accounts for users", when: WITHOUT_ACCOUNTS },
    {
      text: (brief) => `Connected Cache at ${plural(caches(brief), "location")}`,
      by: "connected cache",
      asked: (brief) => caches(brief) > 0,
    },
    { text: "Phone enrolment, set up and proven with the pilot group", by: "devices (S-", when: PHONES },
    {
      text: "National hardening baseline as Intune policies, reported by group",
      by: "hardening baseline",
      when: GOVERNMENT,
    },
    { text: "The old tool decommissioned", by: "decommissioned" },
  ],
  outside: [
    "Packaging further applications (half a day each)",
    (brief) => (brief.holds(UP_TO_MEDIUM) ? "" : "Repair of devices that fail in a wave (client's help desk)"),
    (brief) => `Third-party updates beyond the packaged applications${wantedBesides(brief)}`,
    "Device upgrades to Windows 11",
    "Hardware replacement, and rebuilding PCs in use to change their join",
    (brief) =>
      patchesServers(brief) ? "Software deployment and inventory of servers beyond what Azure Arc lists" : "",
    (brief) => (brief.holds(SERVERS_HARDENED) ? "Hardening of servers by group policy (client)" : ""),
    oldServersLeft,
    (brief) => (brief.holds(PHONES) ? "" : "Phones, tablets and Macs"),
    (brief) => (brief.holds(ACTS_ON_DEVICES) ? "" : "Enforcing Conditional Access (the client, from its reports)"),
    restExcluded(RESTS),
    (brief) => (brief.holds(PHONES) ? "Phone enrolment after the pilot, which users do from the instructions" : ""),
  ],
};
