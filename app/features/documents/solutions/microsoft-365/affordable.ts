/** What may be left out of the work on a tenant, and what may be bought beside it. */

import type { Affordable } from "#app/features/documents/budget/affordable-rows.ts";
import { LEFT_TO_CLIENT, projectsBeside } from "#app/features/documents/solutions/beside.ts";

export const AFFORDABLE: Affordable = {
  reductions: [
    {
      parts: ["exchange server decommissioning"],
      lost: "The client removes the old servers, and patches them until then",
    },
    ...LEFT_TO_CLIENT.slice(1),
    ...LEFT_TO_CLIENT.slice(0, 1).map((training) => ({
      ...training, // adoption rests on it, and it comes before the run book
      lost: "The client writes the messages and teaches from the vendor's material",
    })),
  ],
  additions: projectsBeside("microsoft-365"),
};
