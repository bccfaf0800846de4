/** Outlines of the options that may serve a client better than what was asked for: planning assumptions, priced by the option's own lines. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { OptionOutline } from "#app/features/documents/options/option-row.ts";
import { servers } from "#app/features/documents/solutions/outlines.ts";
import { CIRCUIT, WAN } from "./answers.ts";
import { gateways } from "./quantities.ts";

export const FULL_CLOUD: OptionOutline = {
  parts: [
    (brief) => `${servers(brief)} in Azure, backed up there`,
    (brief) =>
      `${brief.holds(WAN) ? "the same hub" : "a VPN gateway"} for users and remaining on-site devices (printers, scanners, door controls)`,
    "policies, monitoring and Defender in one place",
  ],
  work: [
    "application dependencies mapped, immovable ones identified",
    "landing zone, link; pilot wave",
    "waves by application, old hosts decommissioned after each",
    "server rooms cleared, reservations bought, handover",
  ],
  carries: (brief) =>
    `Regions, ${brief.holds(WAN) ? "hub, " : ""}DNS, identity, policies, backup and security controls in Azure. ${brief.holds(CIRCUIT) ? "The circuit and Arc are not needed" : "Arc is not needed"}`,
  lost: "work on site during an internet outage, and local network latency",
  risks: [
    {
      text: "An application cannot move, so the server room stays open",
      response: "identified before the first wave, with a replacement date",
    },
    {
      text: "The monthly bill exceeds the plan",
      response: "budget alert at 80%, right-sizing from measured load, reservations after three months",
    },
  ],
  against: [
    "applications depend on plant or laboratory equipment, or latency below 10 ms",
    "data must not leave the building",
    "hosts are less than three years old",
  ],
};

export const TUNNEL: OptionOutline = {
  parts: ["zone-redundant VPN gateway in Azure", "a tunnel over the site's internet line to each of its two instances"],
  tasks: {
    changes: [
      ["Order of the circuit", 0],
      ["Circuit commissioning", 0],
      ["Failure tests of each path", 50], // of two paths, one is left
    ],
    adds: [],
  },
  carries:
    "Hub, DNS, identity, management, backup and controls. The tunnel is A's failover path, so a circuit can be added later",
  lost: "a private path with agreed latency and availability",
  risks: [
    {
      text: "The internet line is saturated or fails",
      response: "a second line from another carrier; backup outside working hours",
    },
    {
      text: "Latency of the internet varies and applications time out",
      response: "measured for a week before design sign-off; what cannot bear it stays on site",
    },
  ],
  against: [
    "a regulator requires a private path",
    "databases across the link need latency below 10 ms",
    "daily volume exceeds the tunnel’s capacity",
  ],
};

const perSite = (several: string, one: string) => (brief: Brief) => (brief.sites > 1 ? several : one);

export const HUB: OptionOutline = {
  parts: [
    "one hub network with a zone-redundant VPN gateway",
    perSite("a tunnel per site, routes managed in the hub", "a tunnel from the site"),
  ],
  tasks: { changes: [["Hub, gateway", 70]], adds: [] }, // one network and its gateway, without a managed hub
  carries: "Addresses, DNS, identity, management, backup and controls",
  lost: perSite("automatic routing between sites, and a managed hub", "a managed hub"),
  risks: [
    { text: "Routes for a new site are missed", response: "BGP routing, and a checklist per site" },
    {
      text: "The gateway becomes too small for the sites",
      response: "its class sized from measured load, an alert at 70% of it",
    },
  ],
  against: ["more than ten sites communicate with each other", "sites are added every quarter"],
};

export const VIRTUAL_WAN: OptionOutline = {
  parts: ["a Virtual WAN hub with its own VPN gateway", "one connection per site, routes by BGP"],
  tasks: { changes: [], adds: [{ phase: 2, title: "hub routing and site connections", days: 2 }] },
  carries: (brief) =>
    `Addresses, DNS, identity, management, backup and controls${brief.hasDirectory ? ", with both domain controllers in separate zones" : ""}. Hub routing and site connections take more days${gateways(brief) > 1 ? " than the second hub saves" : ""}`,
  lost: (brief) =>
    gateways(brief) > 1 ? "a running network in the second region" : "a gateway whose settings the client controls",
  risks: [
    {
      text: "The hub's region fails",
      response: "sites keep their internet lines; a second hub, defined as code, can be deployed in a day",
    },
  ],
  against: ["the network must run in two regions", "fewer than five sites communicate with each other"],
};

export const AZURE_LOCAL: OptionOutline = {
  parts: [
    "a cluster of validated machines at the site, managed from the Azure portal",
    "a tunnel to Azure for management and backup",
  ],
  work: [
    "server load measured, machines ordered (8 to 12 weeks)",
    "cluster, network, backup; first servers as pilot",
    "servers in waves",
    "restore rehearsed, handover",
  ],
  carries: "DNS, identity, policies, backup and security controls",
  lost: "a service level for hardware, which is renewed after about five years",
  risks: [
    {
      text: "Machines arrive later than planned",
      response: "ordered at design sign-off with a confirmed week",
    },
  ],
  against: ["current hosts have years of life left", "workloads are moving to Azure anyway"],
};

export const OWN_CLUSTER: OptionOutline = {
  parts: ["a Hyper-V cluster on the same machines", "Azure Arc on its guests, the same link"],
  work: ["as A", "Windows Server cluster; pilot", "guests in waves", "restore rehearsed, handover"],
  carries: "Machines, link, DNS, identity, backup and guests, unchanged",
  lost: "single management of hosts and guests; drivers and firmware updated manually",
  risks: [{ text: "Drivers and firmware fall behind", response: "a quarterly maintenance window in the calendar" }],
  against: ["no in-house cluster skills", "guests are to be created from the Azure portal"],
};

export const PRESENT_HOSTS: OptionOutline = {
  parts: ["a VPN gateway in Azure and a tunnel from the site", "servers on the hosts of today, under Arc"],
  tasks: {
    changes: [
      ["Order for the validated machines", 0],
      ["Cluster build and validation", 0],
      ["Workload migration to the cluster", 0],
    ],
    adds: [
      {
        phase: 1,
        title: "age, load and warranty of the present hosts recorded",
        days: ({ size }) => ({ small: 0.5, medium: 1, large: 2, enterprise: 3 })[size],
      },
    ],
  },
  carries:
    "Hub, link, DNS, identity, management, backup, recovery and controls. The cluster and its licences are not needed",
  lost: "new hosts on site, and machines ordered there through the Azure portal",
  risks: [
    {
      text: "A host of today fails before it is replaced",
      response: "workloads with recovery fail over to Azure; age and spare parts recorded in phase 1",
    },
  ],
  against: ["hosts are out of warranty or full", "workloads are to be deployed on site from Azure"],
};
