/** What may be left out of a hybrid network, and what may be bought beside it. */

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

export const AFFORDABLE: Affordable = {
  reductions: [
    { parts: ["file sync with tiering"], lost: "File servers stay as they are; its recurring lines fall away too" },
    ...LEFT_TO_CLIENT,
  ],
  additions: [
    factorForAll(remoteUsers),
    ALL_DEVICES,
    LOSS_PREVENTION,
    DEVICE_THREATS,
    SERVERS_WATCHED,
    ...projectsBeside("hybrid-cloud"),
  ],
};
