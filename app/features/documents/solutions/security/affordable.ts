/** What may be left out of the work on security, and what may be bought beside it. */

import { ALWAYS, all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Affordable } from "#app/features/documents/budget/affordable-rows.ts";
import { LEFT_TO_CLIENT, projectsBeside } from "#app/features/documents/solutions/beside.ts";
import { ASSESSMENT, DETECTION } from "./answers.ts";
import { LAKE_LINE, LAKE_STORAGE } from "./names.ts";

export const AFFORDABLE: Affordable = {
  reductions: [
    {
      parts: ["second measurement, filed in the evidence register"],
      lost: "Progress is not measured; the client repeats the tool runs",
    },
    {
      parts: ["sentinel workspace and connectors", "alert tuning with the monitoring team"],
      lines: ["Sentinel ingestion", LAKE_LINE, LAKE_STORAGE],
      lost: "No central log: each portal keeps its own for about a month",
      when: none(DETECTION, is("security-requirements", "threat-protection", "compliance")),
    },
    { parts: ["alert tuning with the monitoring team"], lost: "The monitoring team tunes its alerts itself" },
    ...LEFT_TO_CLIENT,
  ],
  additions: projectsBeside("security").map((row) => ({ ...row, when: all(row.when ?? ALWAYS, none(ASSESSMENT)) })), // it proposes its own steps
};
