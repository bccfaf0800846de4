/** What may be left out of a certificate authority, and what may be bought beside it. */

import type { Affordable } from "#app/features/documents/budget/affordable-rows.ts";
import {
  DEVICE_THREATS,
  LEFT_TO_CLIENT,
  LOSS_PREVENTION,
  projectsBeside,
} from "#app/features/documents/solutions/beside.ts";

export const AFFORDABLE: Affordable = {
  reductions: [
    { parts: ["hardening audit with locksmith"], lost: "The client runs the tool, which is free" },
    ...LEFT_TO_CLIENT,
  ],
  additions: [LOSS_PREVENTION, DEVICE_THREATS, ...projectsBeside("certificate-services")],
};
