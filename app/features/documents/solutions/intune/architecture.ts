/** Services and the few servers beside them, their sizing and the connections between them. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import {
  PHONES,
  SERVERS_HARDENED,
  WORKSTATIONS,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { SYNC_PORTS } from "#app/features/documents/solutions/configuration-manager/architecture.ts";
import { ACCESS_WORKSTATION } from "#app/features/documents/solutions/configuration-manager/names.ts";
import {
  fullAdministrators,
  pilotOf,
  waves,
} from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { buysSyncServer, caches, patchesServers, SYNCHRONISES } from "./answers.ts";
import { MACHINE_CONFIGURATION, PLANS, SYNC_LICENCE, UPDATE_MANAGER } from "./names.ts";
import { fromInternetGb, lineMbps, MONTHLY_GB, monthlyGb, renewed, SETUP_GB } from "./quantities.ts";

const IN_PLAN = "part of the plans";

/** By the devices at a location. */
const cacheSize = (brief: Brief): string => {
  const each = brief.devices / brief.sites;
  return each > 500 ? "16 cores, 32 GB, 2 × 200 GB" : "8 cores, 16 GB, 500 GB";
};

export const COMPONENTS: Pack["components"] = [
  {
    name: "Microsoft Intune tenant",
    count: 1,
    size: (brief) => `${plural(brief.devices, "device")}${brief.holds(PHONES) ? ", and phones" : ""}`,
    purpose: "Enrolment, compliance, settings, applications, updates and reports of devices",
    bill: PLANS,
    free: IN_PLAN,
    source: ["intune-net", "cm-comgmt"],
  },
  {
    name: "Entra ID tenant",
    count: 1,
    size: (brief) => plural(brief.users, "user"),
    purpose: "Identity of users and devices; Conditional Access by compliance",
    free: IN_PLAN,
    source: ["ca-templates", "ej"],
  },
  {
    name: "Autopilot deployment profile",
    count: 2,
    size: "user-driven; self-deploying",
    purpose: "Set-up of users' PCs, and of shared ones, from preinstalled Windows",
    free: IN_PLAN,
    source: ["autopilot", "cloudnative"],
  },
  {
    name: "Azure subscription for servers",
    count: 1,
    size: (brief) => `one resource group, ${plural(brief.servers.plan, "server")} by Azure Arc`,
    purpose: (brief) =>
      `Update schedules${brief.holds(SERVERS_HARDENED) ? ", deviations of hardened settings" : ""}, a budget alert`,
    bill: [UPDATE_MANAGER, MACHINE_CONFIGURATION],
    asked: patchesServers,
    source: ["updmgr", "arc-check"],
  },
  {
    name: "Synchronisation server",
    count: 1,
    size: "2 cores, 8 GB, 80 GB",
    purpose: "Entra Connect Sync for computer objects, which Cloud Sync does not synchronise",
    bill: [SYNC_LICENCE],
    asked: buysSyncServer,
    source: ["cloudsync", "ej"],
  },
  {
    name: "Connected Cache node",
    count: caches,
    size: cacheSize,
    purpose: "Keeps updates and applications at its location; devices go on to the internet if it fails",
    free: "no charge: on a server or PC of the location",
    asked: (brief) => caches(brief) > 0,
    source: ["mcc", "ej"],
  },
  {
    name: ACCESS_WORKSTATION,
    bill: [ACCESS_WORKSTATION],
    count: fullAdministrators,
    size: "4 cores, 16 GB, 256 GB",
    purpose: "The only devices on which full administrators open the admin center",
    when: WORKSTATIONS,
    source: ["privaccess"],
  },
];

export const SIZING: Pack["sizing"] = [
  {
    quantity: "Download of monthly updates",
    formula: `devices × ${MONTHLY_GB} GB; 30% of it or more over the internet lines, the rest from devices or a cache at the same location`,
    result: (brief) =>
      `${figure(monthlyGb(brief))} GB, of which ${figure(fromInternetGb(brief))} GB or more over the lines`,
    source: ["ej"],
  },
  {
    quantity: "Line of an average location in ring 2",
    formula: (brief) => `devices ÷ ${plural(brief.sites, "site")} × ${MONTHLY_GB} GB × 30% within 8 hours`,
    result: (brief) => `${figure(lineMbps(brief))} Mbps`,
    source: ["ej"],
  },
  {
    quantity: "Set-up by Autopilot",
    formula: `a fifth of the devices a year × ${SETUP_GB} GB`,
    result: (brief) => `${plural(renewed(brief), "device")}, ${figure(renewed(brief) * SETUP_GB)} GB a year`,
    source: ["ej"],
  },
  {
    quantity: "Pilot and waves",
    formula: "5% of the devices, but two or more; the rest in equal waves",
    result: (brief) =>
      `${plural(pilotOf(brief), "device")}, then ${waves(brief)} × ${plural(Math.max(1, Math.ceil((brief.devices - pilotOf(brief)) / waves(brief))), "device")}`,
    source: ["ej"],
  },
  {
    quantity: "Connected Cache nodes",
    formula: "one at each location, as each has 50 devices or more on average",
    result: (brief) => figure(caches(brief)),
    asked: (brief) => caches(brief) > 0,
    source: ["mcc", "ej"],
  },
];

export const PORTS: Pack["ports"] = [
  {
    from: "Devices",
    to: "Intune (manage.microsoft.com, dm.microsoft.com), Entra ID, Windows notification service",
    port: "TCP 443 outbound",
    purpose: "Enrolment, policy, compliance; without inspection of TLS, which these services refuse",
    source: ["intune-net"],
  },
  {
    from: "Devices",
    to: "Windows Update, Delivery Optimization (do.dsp.mp.microsoft.com, dl.delivery.mp.microsoft.com)",
    port: "TCP 443, 80 outbound",
    purpose: "Updates and applications; proxies allow byte ranges",
    source: ["intune-net"],
  },
  {
    from: "Devices",
    to: "Devices at the same location",
    port: "TCP 7680",
    purpose: "Delivery Optimization between neighbours",
    source: ["intune-net"],
  },
  {
    from: "Devices",
    to: "Connected Cache node",
    port: "TCP 80, 443",
    purpose: "Content kept at the location",
    asked: (brief) => caches(brief) > 0,
    source: ["mcc"],
  },
  {
    from: "Connected Cache node",
    to: "Azure, Delivery Optimization",
    port: "TCP 443, 80 outbound",
    purpose: "Its settings, and content that it does not hold yet",
    asked: (brief) => caches(brief) > 0,
    source: ["mcc"],
  },
  {
    from: "Servers",
    to: "Azure Arc, Azure Update Manager, Windows Update",
    port: "TCP 443 outbound",
    purpose: "Inventory, schedules and updates, through a proxy where there is one; nothing inbound",
    asked: patchesServers,
    source: ["updmgr", "arc-check"],
  },
  ...SYNC_PORTS.map((row) => ({ ...row, when: SYNCHRONISES })),
  {
    from: "Phones",
    to: "Apple push service, Google Play and messaging",
    port: "TCP 5223, 443; 5228–5230 outbound",
    purpose: "Notification of new policies",
    when: PHONES,
    source: ["intune-net"],
  },
];
