/** What the client accepts the assessment by. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import { isMonthly } from "#app/features/documents/brief/change-window.ts";
import { REGULATED_INDUSTRY } from "#app/features/documents/facts/effort.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import {
  EXCHANGE,
  hasAppliance,
  isEstate,
  PILOT,
  SEATS_COUNTED,
  SERVERS,
  SMALL,
  SQL,
  TEN_DOMAINS,
  wants,
} from "./answers.ts";

export const TESTS: Pack["tests"] = [
  {
    test: "Ten statements and two scores from the report, chosen by the client",
    pass: "each traced to two registered pieces of evidence, opened within 15 minutes; each score follows from the scale",
    component: "Evidence",
    source: ["ej"],
  },
  {
    test: "Pilot criteria",
    pass: "each measured and compared with the signed version",
    component: "Pilot",
    when: PILOT,
    source: ["ej"],
  },
  {
    test: "Each step of the road map",
    pass: "owner, budget class, date, first action",
    component: "Road map",
    source: ["ej"],
  },
  {
    test: (brief) => `Tool accounts${hasAppliance(brief) ? ", appliance" : ""} and consents on the last day`,
    pass: "removed; no sign-in after the last register entry",
    component: "Access",
    source: ["ej"],
  },
  {
    test: "Quick wins, from the change log",
    pass: (brief) =>
      isMonthly(brief)
        ? "each made with its test passed, or dated for the next change weekend with its maker named"
        : "each made with its test passed and its old value on file, or declined with a reason",
    component: "Quick wins",
    when: TEN_DOMAINS,
    source: ["ej"],
  },
  {
    test: "Savings in the cost findings",
    pass: "each with a yearly sum, its source and a cancellation date; the total reaches 10% of the invoices in scope, or the report says why not",
    component: "Findings",
    when: wants("cost-reduction"),
    source: ["ej"],
  },
  {
    test: "Duties listed under “Regulation” against the evidence register",
    pass: "each with a record of the last 12 months, or a gap with owner and date",
    component: "Findings",
    when: all(wants("compliance-objective"), none(SMALL, REGULATED_INDUSTRY)),
    source: ["ej"],
  },
  {
    test: "Growth limits against 30% more users, as planned for",
    pass: "each with its headroom, measured, and the month in which it is used up",
    component: "Findings",
    when: wants("scalability"),
    source: ["ej"],
  },
  {
    test: "Card-data scope against the client's list of systems",
    pass: "each in or out of scope (PCI DSS 12.5.2) with a reason, or no card data, signed by the sponsor",
    component: "Scope",
    asked: (brief) => brief.known("framework") === "pci-dss",
    source: ["ej"],
  },
  {
    test: "Server inventory against the hypervisor and directory lists",
    pass: "each difference explained",
    component: "Inventory",
    when: SERVERS,
    asked: isEstate,
    source: ["ej"],
  },
  {
    test: "SQL Server instances against the servers running the service",
    pass: "each with version, edition, cores, application and owner",
    component: "Inventory",
    when: all(SQL, none(SMALL)),
    source: ["ej"],
  },
  {
    test: "Senders in the Exchange Server log over a further week (Get-MessageTrackingLog)",
    pass: "no sender missing from the list",
    component: "Mail",
    when: all(EXCHANGE, TEN_DOMAINS),
    source: ["ej"],
  },
  {
    test: "Seats in the licence finding against the admin centre on the day",
    pass: "identical, plan by plan",
    component: "Licences",
    when: SEATS_COUNTED,
    source: ["ej"],
  },
  {
    test: "Findings reviewed by their owners",
    pass: (brief) =>
      `agreed, or dissent recorded; each names the ${brief.has("industry", "finance") ? "supervisory " : ""}requirement affected`,
    component: "Findings",
    when: REGULATED_INDUSTRY,
    source: ["ej"],
  },
];
