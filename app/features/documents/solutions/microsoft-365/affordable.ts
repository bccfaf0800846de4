/** What may be left out of the work on a tenant, and what may be bought beside it. */

import type { Affordable } from "#app/features/documents/budget/affordable-rows.ts";
import { projectsBeside, TRAINING_LEFT_LAST } from "#app/features/documents/solutions/beside.ts";

export const AFFORDABLE: Affordable = {
  reductions: [
    {
      parts: ["exchange server decommissioning"],
      lost: "The client removes the old servers, and patches them until then",
    },
    ...TRAINING_LEFT_LAST,
  ],
  additions: projectsBeside("microsoft-365"),
};
