/** The bill of materials: users' plans, the service for servers and operations. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { paidUpdates } from "#app/features/documents/budget/bill.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import {
  ACADEMIC,
  BUSINESS_PLAN,
  lacksMemberServer,
  PLANNED,
  SMALL_COMPANY,
  TENANT,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import {
  A3_PLAN,
  SCHOOL_PLAN,
  SHIFT_PLANS,
  suiteFormula,
  WORKSTATION_LINE,
} from "#app/features/documents/solutions/configuration-manager/bill.ts";
import {
  auditedServers,
  isOnBusinessPlan,
  mainSeats,
  onBusinessPlan,
  seat,
} from "#app/features/documents/solutions/configuration-manager/licences.ts";
import { paysFor2016 } from "#app/features/documents/solutions/configuration-manager/old-servers.ts";
import { isHandful, yearOf } from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import { plural } from "#app/features/documents/words.ts";
import { buysSyncServer, namesServers } from "./answers.ts";
import {
  BUSINESS,
  CONSULTANT_OPERATIONS,
  MACHINE_CONFIGURATION,
  named,
  SYNC_LICENCE,
  UPDATE_MANAGER,
  USER_SUITE,
} from "./names.ts";
import { byClients, operationsDays } from "./quantities.ts";

const forEnrolment = (row: Pack["bill"][number]): Pack["bill"][number] => ({
  ...row,
  item: named(row.item),
  requirement: "enrolment",
});

const besideSuite = (brief: Brief): string =>
  brief.holds(SMALL_COMPANY)
    ? `; Business Premium (about ${yearOf(PRICES["business-premium"], mainSeats(brief))} a year) adds mail, Office and Defender for Business`
    : "";

export const BILL: Pack["bill"] = [
  {
    item: SYNC_LICENCE,
    quantity: 1,
    formula: (brief) =>
      lacksMemberServer(brief)
        ? "one 16-core licence, as no member server is free for Entra Connect Sync; none if one is found"
        : "one 16-core licence for a server of its own, as Entra Connect Sync is Tier 0; none if a member server so protected takes it",
    price: "windows-standard",
    kind: "one-off",
    asked: buysSyncServer,
    requirement: "computers in Entra ID",
    source: ["ej"],
  },
  ...[...SHIFT_PLANS, A3_PLAN, SCHOOL_PLAN].map(forEnrolment),
  {
    item: USER_SUITE,
    quantity: (brief) => (isOnBusinessPlan(brief) ? 0 : mainSeats(brief)),
    formula: (brief) =>
      suiteFormula(brief, "Intune and Entra ID P1", "Microsoft 365 E3, E5 or Business Premium", besideSuite),
    stock: "user-licences",
    price: "ems-e3",
    kind: "monthly",
    owned: PLANNED,
    when: none(ACADEMIC),
    requirement: "enrolment",
    source: ["cm-comgmt", "autopilot", "ms-july"],
  },
  {
    item: BUSINESS,
    quantity: onBusinessPlan,
    formula: (brief) =>
      brief.given("user-licences") === null
        ? `the usual plan at this size, taken as owned for each ${seat(brief)}; else ${USER_SUITE} at ${formatAmount(PRICES["ems-e3"].low, "USD")} brings what this project needs`
        : "the licences counted",
    stock: "user-licences",
    price: "business-premium",
    kind: "monthly",
    owned: TENANT,
    when: BUSINESS_PLAN,
    requirement: "enrolment",
    source: ["m365-price", "autopilot", "ej"],
  },
  {
    item: UPDATE_MANAGER,
    quantity: (brief) => brief.servers.plan,
    formula: (brief) =>
      `one per server${brief.given("servers") === null ? `, ${brief.servers.plan} assumed${namesServers(brief) ? "" : " although none was named"}` : ""}, connected by Azure Arc, which costs nothing itself; servers in Azure are free of charge`,
    price: "update-manager-server",
    kind: "monthly",
    requirement: "updates of servers",
    source: ["updmgr", "ej"],
  },
  {
    item: MACHINE_CONFIGURATION,
    quantity: auditedServers,
    formula: "one per hardened server, whose deviations are reported",
    price: "machine-configuration-server",
    kind: "monthly",
    requirement: "hardened servers",
    source: ["arc-check", "ej"],
  },
  WORKSTATION_LINE,
  {
    item: CONSULTANT_OPERATIONS,
    quantity: operationsDays,
    formula: (brief) =>
      isHandful(brief)
        ? "3 reviews × half a day, exercise half a day, alongside a client administrator half a day a week"
        : `3 reviews × ${plural(byClients(brief, [1, 2, 3]), "day")}, exercise ${plural(byClients(brief, [1, 2, 3]), "day")}, alongside a client administrator ${byClients(brief, ["one day a week", "half time", "full time"])}`,
    price: "operations-day",
    kind: "yearly",
    requirement: "operations",
    source: ["ej"],
  },
  { ...paidUpdates(SERVER_2016.product, ""), asked: paysFor2016 },
];
