/** What may be left out of an assessment; what may follow it has a table of its own. */

import type { Affordable } from "#app/features/documents/budget/affordable-rows.ts";

export const AFFORDABLE: Affordable = {
  reductions: [
    { parts: ["quick wins"], lost: "The client makes these changes from the findings" },
    { parts: ["second measurement of disputed findings"], lost: "Disputed findings are reported as disputed" },
  ],
  additions: [],
};
