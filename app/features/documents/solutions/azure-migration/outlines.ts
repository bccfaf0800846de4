/** Outlines of the options that may serve a client better than what was asked for: planning assumptions, priced by the option's own lines. */

import { formatAmount } from "#app/features/documents/budget/budget.ts";
import type { OptionOutline } from "#app/features/documents/options/option-row.ts";
import { yearlyLeverage } from "./costs.ts";

/** Fewest weeks in which validated machines are delivered, a planning assumption. */
export const MACHINES_WEEKS = 6;

export const AZURE_LOCAL_MOVE: OptionOutline = {
  parts: [
    "clusters of validated hosts, managed from the Azure portal",
    "the current servers, less those retired, moved onto them as they are",
    (brief) =>
      `backup to a second location${["large", "enterprise"].includes(brief.size) || brief.has("security-requirements", "threat-protection") ? ", threat detection on each server" : ""}`,
  ],
  tasks: {
    changes: [
      ["Quota for", 0],
      ["Landing zone", 0],
      ["Connection to the server room", 0],
      ["name resolution", 0],
      ["API Management", 0],
      ["Second region", 0],
      ["Domain controllers in Azure", 0],
      ["to platform services", 0],
      ["Right-sizing and reservation", 0],
      ["Modernisation candidates", 0],
    ],
    adds: [
      {
        phase: 1,
        title: `hosts specified and ordered (delivery takes ${MACHINES_WEEKS} to ${2 * MACHINES_WEEKS} weeks, ${MACHINES_WEEKS} planned)`,
        days: 1,
      },
      { phase: 2, title: "cluster, its network and its management", days: 3 },
    ],
  },
  carries:
    "Inventory, retirement list, waves, cutover and rollback, server identity and security controls. The Azure network and any platform services are dropped",
  lost: "capacity on demand, platform services, a hardware service level; refresh due in about five years",
  risks: [
    {
      text: "Hosts arrive later than planned",
      response: "ordered at design sign-off with a confirmed week, old hosts under maintenance until then",
    },
    {
      text: "Capacity is undersized or oversized",
      response: "load measured over four weeks, one spare host in the cluster",
    },
  ],
  against: [
    (brief) => (brief.has("solution-configuration", "azure-exit") ? "" : "the rooms are being vacated"),
    "load varies with season or growth",
    "applications are to be rebuilt on platform services",
    (brief) =>
      `Hybrid Benefit and reservations are taken up (up to ${formatAmount(3 * yearlyLeverage(brief), "USD")} less over three years)`,
  ],
};

export const WHOLE_MOVE: OptionOutline = {
  parts: [
    "the same landing zone",
    "waves until every server that can move is in Azure",
    "backup and monitoring for all of them",
  ],
  work: [
    "as A, with every application mapped to its dependencies",
    "landing zone; pilot wave",
    "waves until the last movable server",
    "old rooms cleared, run book, cost review",
  ],
  carries: "The landing zone with its policies, network, identity and first wave",
  lost: "the option to stop once figures are measured",
  risks: [
    {
      text: "The contract estimate proves wrong",
      response: "a price per wave, with the right to stop after each",
    },
  ],
  against: ["the business case must rest on measured cost", "budget is released annually"],
};

export const FEW_ALONE: OptionOutline = {
  parts: [
    "one subscription with a network, a tunnel and backup",
    "the machines that move, with sign-in by named administrators",
  ],
  work: [
    "dependencies, sizes and outage of the servers agreed",
    "subscription, network, tunnel and backup; a test move",
    "servers moved in one weekend, old ones kept until accepted",
    "restore tested, handover",
  ],
  carries: "Sizes, region, backup, cutover and acceptance of the servers that move",
  lost: "policies, central network and logs of a landing zone",
  risks: [
    {
      text: "More servers follow, and the first ones move again",
      response: "address ranges and names are chosen as those of a landing zone",
    },
  ],
  against: ["more servers follow within two years", "auditors ask for policy reports"],
};
