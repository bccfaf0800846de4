/** The bill of materials: users' plans, the service for servers and operations. */

import { ALWAYS, all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { paidUpdates } from "#app/features/documents/budget/bill.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { foundBy, type Pack, say } from "#app/features/documents/pack.ts";
import {
  ACADEMIC,
  BUSINESS_PLAN,
  lacksMemberServer,
  PLANNED,
  SAVING,
  SHIFTS,
  SMALL_COMPANY,
  TENANT,
  WORKSTATIONS,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import {
  counted,
  hasBusinessPlan,
  isF3Owned,
  isOnBusinessPlan,
  isTakenAsOwned,
  mainSeats,
  onBusinessPlan,
  seat,
  shiftPlans,
} from "#app/features/documents/solutions/configuration-manager/licences.ts";
import { paysFor2016 } from "#app/features/documents/solutions/configuration-manager/old-servers.ts";
import { auditedServers } from "#app/features/documents/solutions/configuration-manager/options.ts";
import {
  fullAdministrators,
  isHandful,
  yearOf,
} from "#app/features/documents/solutions/configuration-manager/quantities.ts";
import { plural } from "#app/features/documents/words.ts";
import { buysSyncServer, namesServers } from "./answers.ts";
import {
  A3,
  ACCESS_WORKSTATION,
  BUSINESS,
  CONSULTANT_OPERATIONS,
  F1,
  F3,
  MACHINE_CONFIGURATION,
  SCHOOL_SUITE,
  SYNC_LICENCE,
  UPDATE_MANAGER,
  USER_SUITE,
} from "./names.ts";
import { byClients, operationsDays } from "./quantities.ts";

/** A count of none says more than a plan that was not named. */
const withoutPlan = (brief: Brief, plans: string): string =>
  brief.given("user-licences") === 0
    ? `as no main Microsoft 365 plan is owned; not needed if ${plans} is bought`
    : `as no Microsoft 365 plan was named; not needed if ${plans} is owned or bought`;

const suiteFormula = (brief: Brief): string => {
  const each = `Intune and Entra ID P1, one per ${seat(brief)}`;
  if (isTakenAsOwned(brief))
    return `${each}; included in Microsoft 365 E3 and E5, one of which is assumed to be owned${brief.holds(TENANT) ? "" : " although none was named"}`;
  if (hasBusinessPlan(brief)) return `${each} without Business Premium, the usual plan at this size`;
  if (counted(brief) > 0) return `${each}; included in the plan counted as owned`;
  const business = brief.holds(SMALL_COMPANY)
    ? `; Business Premium (about ${yearOf(PRICES["business-premium"], mainSeats(brief))} a year) adds mail, Office and Defender for Business`
    : "";
  return `${each}, ${withoutPlan(brief, "Microsoft 365 E3, E5 or Business Premium")}${business}`;
};

const SHIFT_PLAN: Pack["bill"][number] = {
  item: F3,
  quantity: shiftPlans,
  formula: (brief) =>
    shiftPlans(brief) < brief.frontline
      ? "users without a licence of the main plan"
      : say(foundBy("shift-workers", "40% of users in sectors with shift work"), brief),
  price: "m365-f3",
  kind: "monthly",
  when: SHIFTS,
  requirement: "enrolment",
  source: ["autopilot", "m365-price"],
};

const F1_SAVES = {
  low: PRICES["m365-f3"].low - PRICES["m365-f1"].low,
  high: PRICES["m365-f3"].high - PRICES["m365-f1"].high,
};

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
  {
    ...SHIFT_PLAN,
    formula: (brief) =>
      `${say(SHIFT_PLAN.formula, brief)}; F1 (${formatAmount(PRICES["m365-f1"].low, "USD")}, ${yearOf(F1_SAVES, shiftPlans(brief))} a year less) is enough without a Windows licence or mailbox`,
    when: all(SHIFTS, none(SAVING)),
    asked: (brief) => !isF3Owned(brief),
  },
  {
    ...SHIFT_PLAN,
    item: F1,
    price: "m365-f1",
    formula: (brief) =>
      `${say(SHIFT_PLAN.formula, brief)}; F3 (${formatAmount(PRICES["m365-f3"].low, "USD")}, ${yearOf(F1_SAVES, shiftPlans(brief))} a year more) for those who need a Windows licence or mailbox`,
    when: all(SHIFTS, SAVING),
    asked: (brief) => !isF3Owned(brief),
  },
  { ...SHIFT_PLAN, owned: ALWAYS, asked: isF3Owned },
  {
    item: A3,
    quantity: (brief) => brief.users,
    formula: "one per member of staff; students through the student use benefit; the free A1 has no Intune",
    stock: "user-licences",
    kind: "monthly",
    owned: TENANT,
    when: all(TENANT, ACADEMIC),
    requirement: "enrolment",
    source: ["cm-comgmt", "ej"],
  },
  {
    item: USER_SUITE,
    quantity: (brief) => (isOnBusinessPlan(brief) ? 0 : mainSeats(brief)),
    formula: suiteFormula,
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
    item: SCHOOL_SUITE,
    quantity: (brief) => brief.users,
    formula: (brief) =>
      counted(brief) > 0
        ? "one per member of staff; included in A3 and A5, one of which is counted as owned"
        : `one per member of staff, ${withoutPlan(brief, "A3 or A5")}`,
    stock: "user-licences",
    kind: "monthly",
    when: all(none(TENANT), ACADEMIC),
    requirement: "enrolment",
    source: ["cm-comgmt", "ej"],
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
  {
    item: ACCESS_WORKSTATION,
    quantity: fullAdministrators,
    formula: "1 per full administrator",
    price: "privileged-workstation",
    kind: "one-off",
    when: WORKSTATIONS,
    requirement: "multi-factor authentication",
    source: ["privaccess"],
  },
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
