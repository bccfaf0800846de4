/** What may be left out of the work on security, and what may be bought beside it. */

import { ALWAYS, all, none } from "#app/features/catalogue/predicate.ts";
import type { Affordable } from "#app/features/documents/budget/affordable-rows.ts";
import { LEFT_TO_CLIENT, projectsBeside } from "#app/features/documents/solutions/beside.ts";
import { ASSESSMENT } from "./answers.ts";

export const AFFORDABLE: Affordable = {
  reductions: [
    {
      parts: ["second measurement, filed in the evidence register"],
      lost: "Progress is not measured; the client repeats the tool runs",
    },
    { parts: ["alert tuning with the monitoring team"], lost: "The monitoring team tunes its alerts itself" },
    ...LEFT_TO_CLIENT,
  ],
  additions: projectsBeside("security").map((row) => ({ ...row, when: all(row.when ?? ALWAYS, none(ASSESSMENT)) })), // it proposes its own steps
};
