/** The bill of materials: licences, gateway and operations. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { ALWAYS, all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { paidUpdates } from "#app/features/documents/budget/bill.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { foundBy, type Pack, say } from "#app/features/documents/pack.ts";
import { plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  BUSINESS_PLAN,
  GATEWAY,
  PLANNED,
  SAVING,
  SHIFTS,
  SMALL,
  SMALL_COMPANY,
  TENANT,
  WORKSTATIONS,
} from "./answers.ts";
import { hasLargeInstances, instances } from "./gateway.ts";
import {
  counted,
  hasBusinessPlan,
  isF3Owned,
  isOnBusinessPlan,
  isTakenAsOwned,
  mainSeats,
  onBusinessPlan,
  SERVERS_A_HOST,
  seat,
  setsForHosts,
  setsForPairs,
  shiftPlans,
  siteServers,
} from "./licences.ts";
import {
  A3,
  ACCESS_WORKSTATION,
  CONSULTANT_OPERATIONS,
  F1,
  F3,
  HOST_LICENCES,
  LARGE_GATEWAY,
  MANAGEMENT_LICENCES,
  P1,
  PREREQUISITE,
  SCHOOL_SUITE,
  SERVER_LICENCES,
  SMALL_GATEWAY,
  USER_RIGHTS,
  USER_SUITE,
} from "./names.ts";
import { paysFor2016 } from "./old-servers.ts";
import { fullAdministrators, isHandful, sized, yearOf } from "./quantities.ts";

/** What a school buys on its own agreement, while the line bears the commercial price. */
const academicPrice = (brief: Brief): string =>
  brief.holds(ACADEMIC) ? "; commercial price, academic by quotation" : "";

/** Servers that cannot be clients are counted as upgraded. */
const fewer = (brief: Brief): string =>
  brief.has("current-technologies", "windows-server") &&
  ["2012", "2016"].includes(brief.known("windows-server-version") ?? "2016")
    ? "; fewer may do if old servers are retired or isolated, not upgraded"
    : "";

const licenceTerms = (brief: Brief): string =>
  `${brief.given("servers") === null ? `, ${plural(brief.servers.plan, "server")} assumed` : ""}, with the three years of Software Assurance that the current branch needs${fewer(brief)}; none if System Center is owned${academicPrice(brief)}`;
const SUITE_HOLDS = "Intune, Entra ID P1 and Configuration Manager rights";

/** `holds`: what it has of what is needed; `beside`: added for whoever owns none. */
export const suiteFormula = (
  brief: Brief,
  holds = SUITE_HOLDS,
  plans = "Microsoft 365 E3 or E5",
  beside = besideSuite,
): string => {
  if (isTakenAsOwned(brief))
    return `${holds}, one per ${seat(brief)}; included in Microsoft 365 E3 and E5, one of which is assumed to be owned${brief.holds(TENANT) ? "" : " although none was named"}`;
  if (hasBusinessPlan(brief))
    return `${holds}, one per ${seat(brief)} without Business Premium, the usual plan at this size`;
  return counted(brief) > 0
    ? `${holds}, one per ${seat(brief)}; included in the plan counted as owned`
    : `${holds}, one per ${seat(brief)}, ${withoutPlan(brief, plans)}${beside(brief)}`;
};

/** It suits a small client without a site, and lacks the rights of one. */
const besideSuite = (brief: Brief): string =>
  brief.holds(SMALL_COMPANY)
    ? `; with Intune alone, Business Premium (about ${yearOf(PRICES["business-premium"], mainSeats(brief))} a year) adds mail, Office and Defender for Business`
    : "";

/** A count of none says more than a plan that was not named. */
const withoutPlan = (brief: Brief, plans: string): string =>
  brief.given("user-licences") === 0
    ? `as no main Microsoft 365 plan is owned; not needed if ${plans} is bought`
    : `as no Microsoft 365 plan was named; not needed if ${plans} is owned or bought`;
const conditionFormula = (brief: Brief): string =>
  `one per ${isOnBusinessPlan(brief) ? seat(brief) : "licence owned"}, for Conditional Access by compliance; included in ${isTakenAsOwned(brief) ? `Business Premium, assumed to be owned; else ${USER_SUITE} at ${formatAmount(PRICES["ems-e3"].low, "USD")} replaces Intune Plan 1` : "the plan counted as owned"}`;

const F1_SAVES = {
  low: PRICES["m365-f3"].low - PRICES["m365-f1"].low,
  high: PRICES["m365-f3"].high - PRICES["m365-f1"].high,
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
  requirement: "co-management",
  source: ["cm-comgmt", "m365-price"],
};

const GATEWAY_LINE: Pack["bill"][number] = {
  item: SMALL_GATEWAY,
  quantity: instances,
  formula: "list price by region, without reservation; excluding egress and the server certificate",
  price: "cmg-instance",
  kind: "monthly",
  when: GATEWAY,
  requirement: "devices outside the office",
  source: ["cm-cmg", "cm-2609"],
};

/** Of shift workers, with a site or without. */
export const SHIFT_PLANS: Pack["bill"] = [
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
];
export const A3_PLAN: Pack["bill"][number] = {
  item: A3,
  quantity: (brief) => brief.users,
  formula: "one per member of staff; students through the student use benefit; the free A1 has no Intune",
  stock: "user-licences",
  kind: "monthly",
  owned: TENANT,
  when: all(TENANT, ACADEMIC),
  requirement: "co-management",
  source: ["cm-comgmt", "ej"],
};
export const SCHOOL_PLAN: Pack["bill"][number] = {
  item: SCHOOL_SUITE,
  quantity: (brief) => brief.users,
  formula: (brief) =>
    counted(brief) > 0
      ? "one per member of staff; included in A3 and A5, one of which is counted as owned"
      : `one per member of staff, ${withoutPlan(brief, "A3 or A5")}`,
  stock: "user-licences",
  kind: "monthly",
  when: all(none(TENANT), ACADEMIC),
  requirement: "co-management",
  source: ["cm-comgmt", "ej"],
};

/** What full administrators open consoles on, whatever manages the devices. */
export const WORKSTATION_LINE: Pack["bill"][number] = {
  item: ACCESS_WORKSTATION,
  quantity: fullAdministrators,
  formula: "1 per full administrator",
  price: "privileged-workstation",
  kind: "one-off",
  when: WORKSTATIONS,
  requirement: "multi-factor authentication",
  source: ["privaccess"],
};

export const BILL: Pack["bill"] = [
  {
    item: SERVER_LICENCES,
    quantity: siteServers,
    formula: (brief) =>
      `one 16-core licence per server in the component table${brief.holds(SMALL) ? "" : " (upper bound: two virtual machines on a licensed host share one, and hosts with Windows Server Datacenter need none)"}${academicPrice(brief)}`,
    stock: "server-licences",
    price: "windows-standard",
    kind: "one-off",
    requirement: "site and roles",
    source: ["ej"],
  },
  {
    item: MANAGEMENT_LICENCES,
    quantity: setsForPairs,
    formula: (brief) => `one 16-core set per two servers on a licensed host${licenceTerms(brief)}`,
    price: "system-center-standard",
    kind: "one-off",
    requirement: "servers as clients",
    source: ["ej"],
  },
  {
    item: HOST_LICENCES,
    quantity: setsForHosts,
    most: (brief) => 2 * setsForHosts(brief), // hosts of 32 cores
    formula: (brief) =>
      `one 16-core set per virtual host of ${SERVERS_A_HOST} servers (two for a 32-core host, as in the high figure)${licenceTerms(brief)}`,
    price: "system-center-datacenter",
    kind: "one-off",
    requirement: "servers as clients",
    source: ["cm-licence", "ej"],
  },
  ...SHIFT_PLANS,
  A3_PLAN,
  {
    item: USER_SUITE,
    quantity: (brief) => (isOnBusinessPlan(brief) ? 0 : mainSeats(brief)),
    formula: (brief) => suiteFormula(brief),
    stock: "user-licences",
    price: "ems-e3",
    kind: "monthly",
    owned: PLANNED,
    when: none(ACADEMIC),
    requirement: "co-management",
    source: ["cm-comgmt", "cm-licence", "ms-july"],
  },
  {
    item: USER_RIGHTS,
    quantity: onBusinessPlan,
    formula: (brief) =>
      `one per ${isOnBusinessPlan(brief) ? seat(brief) : "licence owned"}: Business Premium, the usual plan at this size, includes Intune without them; not needed with Microsoft 365 E3 or E5`,
    price: "intune-p1",
    kind: "monthly",
    when: BUSINESS_PLAN,
    requirement: "devices as clients",
    source: ["cm-licence", "ej"],
  },
  {
    item: P1,
    quantity: onBusinessPlan,
    formula: conditionFormula,
    stock: "user-licences",
    price: (brief) => (isTakenAsOwned(brief) ? "suite-over-intune" : "entra-p1"),
    kind: "monthly",
    owned: TENANT,
    when: BUSINESS_PLAN,
    requirement: "co-management",
    source: ["cm-comgmt", "ca-templates"],
  },
  SCHOOL_PLAN,
  { ...GATEWAY_LINE, asked: (brief) => !hasLargeInstances(brief) },
  { ...GATEWAY_LINE, item: LARGE_GATEWAY, price: "cmg-instance-large", asked: hasLargeInstances },
  WORKSTATION_LINE,
  {
    item: PREREQUISITE,
    quantity: 1,
    formula: "separate project before site installation, which also joins the computers; none if Intune is chosen",
    kind: "one-off",
    when: none(DIRECTORY),
    requirement: "precondition",
    source: ["cm-prereq", "ej"],
  },
  {
    item: CONSULTANT_OPERATIONS,
    quantity: (brief) => (isHandful(brief) ? 5 : sized(brief, [8, 16, 24])),
    formula: (brief) =>
      isHandful(brief)
        ? "4 reviews × half a day, annual upgrade of site and clients 2 days, recovery exercise 1 day, alongside a client administrator one day a week"
        : `4 reviews × ${plural(sized(brief, [1, 2, 3]), "day")}, annual upgrade of site and clients ${sized(brief, [3, 6, 8])} days, recovery exercise ${plural(sized(brief, [1, 2, 4]), "day")}, alongside a client administrator ${sized(brief, ["one day a week", "half time", "full time"])}`,
    price: "operations-day",
    kind: "yearly",
    requirement: "operations",
    source: ["ej"],
  },
  { ...paidUpdates(SERVER_2016.product, ""), asked: paysFor2016 },
];
