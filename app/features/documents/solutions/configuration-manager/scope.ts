/** What is in the scope, and what is not. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { restExcluded } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  ACTS_ON_DEVICES,
  conditionalAccess,
  GATEWAY,
  GOVERNMENT,
  isMeasuredByEight,
  PHONES,
  UNJOINED,
  UP_TO_MEDIUM,
} from "./answers.ts";
import { hasUnlistedStores, servesBranches } from "./distribution-points.ts";
import { examples, IN_WORDS, yearOf } from "./quantities.ts";
import { RESTS } from "./rests.ts";

/** Of all devices: a planning price, as that of the option. */
const patchService = (brief: Brief): string => {
  const { low, high } = PRICES["patch-tool-device"];
  return `added as a patching service, planned at ${formatAmount(low, "USD")} – ${high / 100} per device and month: about ${yearOf({ low, high }, brief.devices)} a year`;
};

/** Browsers, office suites and readers have deadlines of their own. */
export const wantedBesides = (brief: Brief): string => {
  if (isMeasuredByEight(brief)) return `, for which the Essential Eight sets deadlines too (${patchService(brief)})`;
  return brief.has("primary-objective", "enhance-security")
    ? `, which enhanced security needs too (${patchService(brief)})`
    : "";
};

/** Servers that leave support are no clients after it. */
export const notYetClients = (brief: Brief): string => {
  if (!brief.has("current-technologies", "windows-server")) return "";
  const oldest = brief.known("windows-server-version");
  if (oldest === "2012") return " (those on Windows Server 2016 and older once upgraded)";
  if (oldest === null) return " (any on a version past its support once upgraded)";
  return oldest === "2016" ? ` (those on ${SERVER_2016.product} once upgraded, after ${SERVER_2016.endText})` : "";
};

/** Whoever upgrades them. */
export const oldServersLeft = (brief: Brief): string => {
  const oldest = brief.known("windows-server-version") ?? "";
  const { low, high } = PRICES["windows-standard"];
  return brief.has("current-technologies", "windows-server") && ["2012", "2016"].includes(oldest)
    ? `Upgrade or replacement of servers on Windows Server ${oldest === "2012" ? "2016 and older" : "2016"} (a licence each, ${formatAmount(low, "USD")} – ${figure(high / 100)}, and work quoted from the server list)`
    : "";
};

export const SCOPE: Pack["scope"] = {
  inside: [
    { text: "Site, database and roles listed in the component table", by: "roles" },
    {
      text: (brief) => {
        const stores = hasUnlistedStores(brief) ? ", to stores by peer cache and Delivery Optimization" : "";
        if (brief.sites === 1) return `Boundaries, boundary groups and content distribution${stores}`;
        return servesBranches(brief)
          ? `Boundaries, boundary groups and content distribution at ${plural(brief.sites, "site")}`
          : `Boundaries and boundary groups at ${plural(brief.sites, "site")}, content from the main one`;
      },
      by: "boundar",
    },
    {
      text: (brief) =>
        `Clients on ${plural(brief.devices, "device")} and ${plural(brief.servers.plan, "server")}${notYetClients(brief)}, in waves by collection`,
      by: "client waves by collection",
    },
    { text: "Update rings, maintenance windows and compliance report", by: "update rings" },
    {
      text: (brief) =>
        `${IN_WORDS[examples(brief)]} ${examples(brief) > 1 ? "applications packaged as examples" : "application packaged as an example"}, one operating-system task sequence`,
      by: "task sequence",
    },
    {
      text: "Entra ID synchronisation, Intune and hybrid join, wave by wave",
      by: "hybrid-joined",
      when: UNJOINED,
    },
    { text: "Cloud management gateway", by: "cloud management gateway", when: GATEWAY },
    {
      text: (brief) => `Co-management with the first two workloads moved, and ${conditionalAccess(brief)}`,
      by: "first two workloads moved",
    },
    {
      text: "Intune phone enrolment, set up and proven with the pilot group",
      by: "devices (S-",
      when: PHONES,
    },
    {
      text: "National hardening baseline as configuration items, reported by collection",
      by: "hardening baseline",
      when: GOVERNMENT,
    },
  ],
  outside: [
    "Packaging further applications (half a day each)",
    "Servers in the component table, provided patched and domain-joined",
    (brief) => (brief.holds(UP_TO_MEDIUM) ? "" : "Repair of devices that fail in a wave (client's help desk)"),
    (brief) => `Third-party updates beyond the packaged applications${wantedBesides(brief)}`,
    "Device upgrades to Windows 11",
    "Hardware replacement",
    oldServersLeft,
    (brief) => (brief.holds(PHONES) ? "" : "macOS management (client removed from the product)"),
    (brief) => (brief.hasDirectory ? "Group policy redesign" : ""),
    (brief) => (brief.holds(ACTS_ON_DEVICES) ? "" : "Enforcing Conditional Access (the client, from its reports)"),
    restExcluded(RESTS),
    (brief) => (brief.holds(PHONES) ? "Phone enrolment after the pilot, which users do from the instructions" : ""),
  ],
};
