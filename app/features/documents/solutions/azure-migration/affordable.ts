/** What may be left out of a migration, and what may be bought beside it. */

import { all, is } from "#app/features/catalogue/predicate.ts";
import type { Affordable } from "#app/features/documents/budget/affordable-rows.ts";
import { remoteUsers } from "#app/features/documents/solutions/azure-network.ts";
import {
  ALL_DEVICES,
  DEVICE_THREATS,
  factorForAll,
  LEFT_TO_CLIENT,
  LOSS_PREVENTION,
  projectsBeside,
  REMOTE_ACCESS,
} from "#app/features/documents/solutions/beside.ts";
import { EXIT, LANDING, PROXY } from "./answers.ts";

export const AFFORDABLE: Affordable = {
  reductions: [
    ...LEFT_TO_CLIENT,
    {
      parts: ["decommissioning", "on-premises controllers demoted"],
      lost: (brief) =>
        `The client ${brief.hasDirectory ? "demotes its controllers, " : ""}switches off and disposes of the servers, ends the contracts and hands back the room`,
      when: EXIT,
    },
    {
      parts: ["right-sizing and reservation proposal", "modernisation candidates"],
      lost: "The client resizes by Azure Advisor and reserves at day 60",
    },
  ],
  cheaper: [
    {
      item: "Azure Firewall Premium",
      by: "Standard",
      price: "firewall-month",
      lost: "Intrusion detection and sight of encrypted traffic",
    },
  ],
  additions: [
    { ...REMOTE_ACCESS, when: all(LANDING, is("primary-objective", "remote-work")) },
    factorForAll((brief) => (brief.holds(PROXY) ? remoteUsers(brief) : 0)),
    ALL_DEVICES,
    LOSS_PREVENTION,
    DEVICE_THREATS,
    ...projectsBeside("azure-migration"),
  ],
};
