/** What the project does, and what it leaves to others. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { API_GATEWAY } from "#app/features/documents/facts/work.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { remoteUsers } from "#app/features/documents/solutions/azure-network.ts";
import { restExcluded } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, people, plural } from "#app/features/documents/words.ts";
import {
  AZURE,
  CIRCUIT,
  DEFENDER,
  FILES,
  LOCAL,
  MANAGED,
  oldest,
  PLANT,
  PROXY,
  REPLICATES,
  TWO_PATHS,
  WAN,
  WINDOWS,
} from "./answers.ts";
import { recovered } from "./copies.ts";
import { circuitMegabits, circuits } from "./link.ts";
import { fileServers, firstDevices, gateways, hosted, nodesOf } from "./quantities.ts";
import { RESTS } from "./rests.ts";

/** What the plan for servers does not watch, nor anybody outside working hours. */
function watchedByOthers(brief: Brief): string {
  if (!brief.holds(DEFENDER)) return "";
  const products = [
    ...(brief.has("current-technologies", "sql-server") ? ["SQL"] : []),
    ...(brief.hasDirectory ? ["Identity"] : []),
  ];
  return `${products.length > 0 ? `Defender for ${products.join(" and for ")}; a` : "A"}nswers to alerts outside working hours`;
}

export const SCOPE: Pack["scope"] = {
  inside: [
    {
      text: (brief) =>
        `Non-overlapping address plan${brief.sites > 1 ? ` for ${brief.sites} sites` : ""}, ${gateways(brief) > 1 ? "hubs in two regions" : "hub"} and routing`,
      by: "address plan",
    },
    {
      text: (brief) =>
        `Existing Azure networks that do not overlap, ${brief.holds(WAN) ? "connected" : "peered"} to the new hub`,
      by: "hub, gateway",
      when: AZURE,
    },
    {
      text: (brief) =>
        `${brief.holds(CIRCUIT) ? `${circuits(brief) > 1 ? `${circuits(brief)} private circuits` : "Private circuit"} of ${figure(circuitMegabits(brief))} Mbps and VPN failover` : brief.holds(WAN) ? `Connection and failover path${brief.sites > 1 ? " of each site" : ""}` : `Tunnels from ${plural(brief.sites, "site")} to gateways in two regions`}`,
      by: "failure tests of each path",
      when: TWO_PATHS,
    },
    {
      text: (brief) =>
        `VPN from ${brief.sites > 1 ? `${brief.sites} sites` : "the site"} over a single line${brief.sites > 1 ? " each" : ""}`,
      by: "failure tests of gateway",
      when: none(TWO_PATHS),
    },
    { text: "DNS resolution in both directions", by: "name" },
    {
      text: (brief) => `Azure Arc on ${plural(brief.servers.plan, "server")}, with policy, patching and alerts`,
      by: "Arc and backup on all servers",
    },
    {
      text: (brief) =>
        `Azure Local cluster of ${nodesOf(brief)} machines for ${plural(hosted(brief), "workload")}, validated and handed over`,
      by: "cluster build and validation",
      when: LOCAL,
    },
    {
      text: ({ sites }) => `Onboarding of ${sites} sites`,
      by: "branch onboarding in waves",
      when: WAN,
      fewestSites: 2,
    },
    {
      text: (brief) =>
        `Immutable backup of ${plural(brief.servers.plan, "server")}; replication of ${recovered(brief)} to Azure`,
      by: "recovery of servers",
    },
    {
      text: (brief) => `File service with cloud tiering on ${plural(fileServers(brief), "file server")}`,
      by: "file sync with tiering",
      when: FILES,
    },
    {
      text: (brief) => `Internal applications published to ${people(remoteUsers(brief))}, without inbound rules`,
      by: "publication of internal applications",
      when: PROXY,
    },
    { text: "API Management for partners", when: API_GATEWAY },
    {
      text: "Replication of one database to its owner's Azure server, not priced",
      when: REPLICATES,
    },
    { text: (brief) => `Intune for the first ${firstDevices(brief)} new devices, phones included`, when: MANAGED },
  ],
  outside: [
    (brief) => (brief.holds(CIRCUIT) ? "Circuit and provider contracts" : "Internet lines and their contracts"),
    "Cabling and server rooms",
    "Migration of workloads to Azure",
    restExcluded(RESTS),
    watchedByOthers,
    (brief) => (brief.holds(WINDOWS) && oldest(brief) < 2019 ? "Upgrades of operating systems" : ""),
    (brief) => (brief.holds(PLANT) ? "Operational technology below level 3" : ""),
    "Replacement of on-premises switches and firewalls",
  ],
};
