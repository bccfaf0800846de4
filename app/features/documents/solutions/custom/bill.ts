/** What a pilot needs to be bought for it. */

import { PLAN_HELD } from "#app/features/catalogue/estate.ts";
import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { lifecycleStatus } from "#app/features/documents/facts/lifecycle.ts";
import type { BillRow, Pack } from "#app/features/documents/pack.ts";
import { gateOf, lifecycleOf, oldestOf } from "#app/features/documents/plan/deadlines.ts";
import { PILOT } from "./answers.ts";
import { lapsedWindows } from "./decisions.ts";
import { pilotUsers, wantsLicence } from "./pilots.ts";

const ACADEMIC = is("industry", "education");
const BUSINESS = all(is("company-size", "small", "medium"), none(ACADEMIC));
const PILOT_MONTHS = 2;

const PLANS = [
  ["Business Premium", "business-premium", BUSINESS],
  ["Microsoft 365 E3", "m365-e3", none(BUSINESS, ACADEMIC)],
] as const;

/** Some version that may be in use gets paid updates alone. */
const sellsSqlUpdates = (brief: Brief): boolean =>
  oldestOf(brief, "sql-server") === null &&
  !gateOf(brief)?.product?.startsWith("SQL") &&
  lifecycleOf(brief).some(
    (row) => row.family === "sql-server" && lifecycleStatus(row, brief.today) === "paid extension only",
  );

const USERS_A_KEY = 5;
/** Users of the pilot who need the plan for it. */
const licences = (brief: Brief): number => (wantsLicence(brief, "plan") ? pilotUsers(brief) : 0);

export const BILL: Pack["bill"] = [
  {
    // where that is the oldest in use, the line is every solution's
    item: "Paid security updates for Windows Server 2016 (option)",
    quantity: (brief) => (lapsedWindows(brief)?.endsWith("older") ? 1 : 0),
    formula:
      "single line, for the systems chosen at scope sign-off; as a guide USD 1,000 a year for 16 cores of Standard, about its licence (planning assumption)",
    kind: "yearly",
    requirement: "end of support",
    source: ["eol", "esu-price", "ej"],
  },
  {
    // a version that was named, or whose date falls into the plan, has the line of every solution
    item: "Paid security updates for SQL Server (option)",
    quantity: (brief) => (sellsSqlUpdates(brief) ? 1 : 0),
    formula:
      "single line, for instances whose vendor supports no newer version; as a guide USD 3,353 (Standard) or 12,854 (Enterprise) a year for two cores; needs Software Assurance or a server subscription",
    kind: "yearly",
    requirement: "end of support",
    source: ["eol", "esu-price", "ej"],
  },
  {
    item: "Security keys for the pilot",
    quantity: (brief) => (wantsLicence(brief, "keys") ? Math.max(2, Math.ceil(pilotUsers(brief) / USERS_A_KEY)) : 0),
    formula: `one per ${USERS_A_KEY} pilot users, for those without a phone; at least 2; totals use the ends of the range`,
    price: "fido2-key",
    kind: "one-off",
    when: PILOT,
    requirement: "pilot",
    source: ["ej"],
  },
  {
    item: "Pilot licences, academic A3",
    quantity: licences,
    formula: "pilot users, two months, at the academic quotation; trial licences may suffice",
    kind: "one-off",
    owned: PLAN_HELD,
    when: all(PILOT, ACADEMIC),
    requirement: "pilot",
    source: ["ej"],
  },
  ...PLANS.map(
    ([plan, price, when]): BillRow => ({
      item: `Pilot licences, ${plan}`,
      quantity: (brief) => licences(brief) * PILOT_MONTHS,
      formula: "pilot users × 2 months; monthly plans cost more, trial licences may suffice",
      price,
      kind: "one-off",
      owned: PLAN_HELD,
      when: all(PILOT, when),
      requirement: "pilot",
      source: ["m365-price"],
    }),
  ),
];
