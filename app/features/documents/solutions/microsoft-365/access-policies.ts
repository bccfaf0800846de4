/** The Conditional Access policies of this project: whom they spare, and whose passwords can be written back. */

import { all, any } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PackTable, Wording } from "#app/features/documents/pack.ts";
import { CONDITIONAL_ACCESS } from "#app/features/documents/solutions/conditional-access.ts";
import { A5_GROUP, BOTH_SUITES, DIRECTORY, E5, E5_GROUP, SUITE, TENANT_CALLED } from "./answers.ts";

/** Others than administrators, whose accounts are no directory's. */
const P2_IN_DIRECTORY = all(DIRECTORY, any(E5, E5_GROUP, A5_GROUP, all(SUITE, BOTH_SUITES)));

/** A password sent by a program is legacy authentication, and answers no second factor. */
const senders = (brief: Brief): string =>
  `all users${brief.holds(TENANT_CALLED) ? " except listed senders, until changed" : ""}`;

export const ACCESS_POLICIES: PackTable = {
  ...CONDITIONAL_ACCESS,
  rows: CONDITIONAL_ACCESS.rows.map((row) => {
    const cells: readonly Wording[] = row.cells;
    if (cells[0] === "CA01" || cells[0] === "CA02") return { ...row, cells: cells.with(2, senders) };
    if (cells[0] !== "CA08") return row;
    const effect: Wording = (brief) =>
      `Password change for high-risk users${brief.holds(P2_IN_DIRECTORY) ? " (writeback)" : ""}`;
    return { ...row, cells: cells.with(1, effect) };
  }),
};
