/** What may be left out of a hybrid network, and what may be bought beside it. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Affordable } from "#app/features/documents/budget/affordable-rows.ts";
import { remoteUsers } from "#app/features/documents/solutions/azure-network.ts";
import {
  ALL_DEVICES,
  DEVICE_THREATS,
  factorForAll,
  LEFT_TO_CLIENT,
  LOSS_PREVENTION,
  projectsBeside,
  SERVERS_WATCHED,
} from "#app/features/documents/solutions/beside.ts";
import { ACROSS_LINK } from "./answers.ts";
import { FILES_STORAGE, TUNNEL_ALONE } from "./names.ts";

export const AFFORDABLE: Affordable = {
  reductions: [
    {
      parts: ["file sync with tiering"],
      lines: [FILES_STORAGE],
      lost: "File servers stay as they are",
    },
    ...LEFT_TO_CLIENT,
  ],
  instead: {
    option: TUNNEL_ALONE,
    what: "the circuit",
    lost: "The private path that a regulator may require; the VPN crosses the internet",
    when: none(ACROSS_LINK),
  },
  additions: [
    factorForAll(remoteUsers),
    ALL_DEVICES,
    LOSS_PREVENTION,
    DEVICE_THREATS,
    SERVERS_WATCHED,
    ...projectsBeside("hybrid-cloud"),
  ],
};
