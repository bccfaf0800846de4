/** What may be left out of the work on a tenant, and what may be bought beside it. */

import type { Affordable } from "#app/features/documents/budget/affordable-rows.ts";
import { LEFT_BEFORE_RUN_BOOK, projectsBeside } from "#app/features/documents/solutions/beside.ts";

export const AFFORDABLE: Affordable = {
  reductions: [
    {
      parts: ["exchange server decommissioning"],
      lost: "The client removes the old servers, and patches them until then",
    },
    { parts: ["files to onedrive and sharepoint"], lost: "Shares stay on the file servers" },
    ...LEFT_BEFORE_RUN_BOOK,
  ],
  additions: projectsBeside("microsoft-365"),
};
