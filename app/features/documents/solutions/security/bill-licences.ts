/** Lines of the bill for licences. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import type { PriceKey } from "#app/features/documents/facts/prices.ts";
import { type BillRow, foundBy, say, type Wording } from "#app/features/documents/pack.ts";
import { plural } from "#app/features/documents/words.ts";
import { ACADEMIC, BUILD, DLP, ENDPOINT, LARGER, OWNED, SEATS, SERVER_SENSORS, TIER0, TIERED } from "./answers.ts";
import {
  ACADEMIC_SUITE,
  ADMINISTRATORS_MANAGED,
  BESIDE_A3_ALONE,
  ENDPOINT_BUSINESS,
  ENDPOINT_P2,
  GROUP,
  GROUP_ON_E5,
  GROUP_ON_PURVIEW,
  GROUP_ON_SUITES,
  P1_ALONE,
  P1_WITH_INTUNE,
  P2_ALONE,
  PLANS,
  RISK_ALONE,
  ROLES_ALONE,
  SENSORS_IN_PLAN,
  SINGLES,
  SMALL_PLANS,
  SUITE,
  SUITE_OF_PARTS,
} from "./answers-licences.ts";
import { base, directoryUser, purviewPrice } from "./licences.ts";
import {
  A5_LINE,
  E5_LINE,
  E5_STEP,
  EMS,
  EMS_E3,
  F1_LINE,
  P2_SHIFT,
  PURVIEW_LINE,
  RISK_LINE,
  SUITES_LINE,
} from "./names.ts";
import { ceiling } from "./prices.ts";
import {
  additional,
  approvers,
  covered,
  fifth,
  onBase,
  onF3,
  others,
  sensitive,
  suiteHolders,
  watchedAlone,
  withDeputy,
  withoutP2,
} from "./quantities.ts";
import { aboveParts } from "./single-products.ts";

const TOP_PLAN_USE = "threat protection, data loss prevention, identity management";
const SIGN_IN_AND_DEVICES = "multi-factor authentication, zero trust architecture, mobile device management";
const SHIFT_WORKERS = foundBy("shift-workers", "40% of users in sectors with shift work");
/** Where nobody works in shifts, every user is counted. */
const onePer = (brief: Brief): string => `one per ${brief.frontline > 0 ? "knowledge worker" : "user"}`;
/** Beside those who are moved to E5. */
const beside = (brief: Brief): string => `${onePer(brief)}${sensitive(brief) ? " without E5" : ""}`;
const byBase: Wording = (brief) => {
  if (covered(brief) === brief.frontline) return "one per user";
  return `${onePer(brief)}${covered(brief) > 0 ? `, plus ${plural(covered(brief), "shift worker")} on remaining licences held` : ""}`;
};

/** A line counted by users, which a school buys by academic quotation. */
const academically = (row: BillRow & { price: PriceKey }): BillRow[] => {
  const { price, ...quoted } = row;
  return [
    { ...row, when: all(...(row.when ? [row.when] : []), none(ACADEMIC)) },
    {
      ...quoted,
      formula: (brief) => {
        const number = typeof row.quantity === "function" ? row.quantity(brief) : row.quantity;
        return `${say(row.formula, brief)}; ${ceiling(price, number)}`;
      },
      when: all(...(row.when ? [row.when] : []), ACADEMIC),
    },
  ];
};

/** Why shift workers get detection beside their plan. */
function detectsNothing(brief: Brief): string {
  if (covered(brief) > 0) return "included in neither E3 nor F3";
  return `${brief.holds(SINGLES) ? "F1" : "F3"} includes no endpoint detection`;
}

export const LICENCE_LINES: readonly BillRow[] = [
  {
    item: "Entra ID P2",
    quantity: approvers,
    formula: (brief) =>
      `one per administrator${approvers(brief) > brief.administrators ? `, plus ${additional(brief, "approver", "approvers")}` : ""}`,
    price: "entra-p2",
    kind: "monthly",
    when: any(all(BUILD, SEATS), P2_ALONE, ROLES_ALONE),
    requirement: "identity management",
    source: ["ca-templates"],
  },
  ...academically({
    item: EMS,
    quantity: suiteHolders,
    formula: (brief) =>
      `${brief.holds(SINGLES) ? beside(brief) : "one per user"}; includes Entra ID P2, Intune and Defender for Identity`,
    price: "ems-e5",
    kind: "monthly",
    when: SUITE_OF_PARTS,
    requirement: `identity management, data encryption, ${SIGN_IN_AND_DEVICES}`, // Intune encrypts disks by policy
    source: ["ej"],
  }),
  {
    item: RISK_LINE,
    quantity: others,
    formula: beside,
    price: "entra-p2",
    kind: "monthly",
    when: RISK_ALONE,
    requirement: "multi-factor authentication, zero trust architecture, identity management",
    source: ["ca-templates"],
  },
  {
    item: "Microsoft 365 A3 as the base, academic",
    quantity: (brief) => brief.users,
    formula: "one per member of staff, by academic quotation; pupils by student use benefit",
    stock: "user-licences",
    kind: "monthly",
    when: all(PLANS, ACADEMIC),
    owned: OWNED,
    requirement: SIGN_IN_AND_DEVICES,
    source: ["ej"],
  },
  {
    item: "Step from A3 to A5, academic",
    quantity: (brief) => brief.users,
    formula: (brief) => `one per member of staff, ${ceiling("e3-to-e5", brief.users)}`,
    kind: "monthly",
    when: ACADEMIC_SUITE,
    requirement: TOP_PLAN_USE,
    source: ["ej"],
  },
  {
    item: "Business Premium as the base",
    quantity: onBase,
    formula: byBase,
    price: "business-premium",
    stock: "user-licences",
    kind: "monthly",
    when: all(PLANS, SEATS, none(ACADEMIC)),
    owned: OWNED,
    requirement: "multi-factor authentication, zero trust architecture, mobile device management, threat protection",
    source: ["m365-price"],
  },
  {
    item: "Microsoft 365 E3 as the base",
    quantity: onBase,
    formula: byBase,
    price: "m365-e3",
    stock: "user-licences",
    kind: "monthly",
    when: all(PLANS, LARGER, OWNED, none(ACADEMIC)),
    owned: OWNED,
    requirement: SIGN_IN_AND_DEVICES,
    source: ["m365-price"],
  },
  {
    item: E5_STEP,
    quantity: sensitive,
    formula: (brief) =>
      `a fifth of knowledge workers; includes ${brief.holds(SUITE) ? "the Defender suite" : "Entra ID P2"}`,
    price: "e3-to-e5",
    kind: "monthly",
    when: GROUP_ON_E5,
    requirement: TOP_PLAN_USE,
    source: ["m365-price"],
  },
  {
    item: "Defender suite on Microsoft 365 E3",
    quantity: others,
    formula: (brief) => `${beside(brief)}; includes Entra ID P2 and the Defender products`,
    price: "defender-suite",
    kind: "monthly",
    when: SUITE,
    requirement: "threat protection, identity management",
    source: ["ej"],
  },
  {
    item: E5_LINE,
    quantity: sensitive,
    formula: (brief) =>
      `a fifth of knowledge workers; includes the others' products, at ${formatAmount(aboveParts(brief), "USD")} more`,
    price: "m365-e5",
    kind: "monthly",
    when: all(GROUP, SINGLES),
    requirement: "data loss prevention",
    source: ["m365-price"],
  },
  {
    item: "Microsoft 365 F3 for shift workers",
    quantity: onF3,
    formula: (brief) => (covered(brief) > 0 ? "remaining shift workers" : say(SHIFT_WORKERS, brief)),
    price: "m365-f3",
    kind: "monthly",
    when: all(PLANS, none(ACADEMIC, SINGLES)),
    owned: OWNED,
    requirement: SIGN_IN_AND_DEVICES,
    source: ["m365-price"],
  },
  {
    item: F1_LINE,
    quantity: (brief) => brief.frontline,
    formula: SHIFT_WORKERS,
    price: "m365-f1",
    kind: "monthly",
    when: SINGLES, // without office programs and mail, as for knowledge workers
    requirement: `data encryption, ${SIGN_IN_AND_DEVICES}`,
    source: ["m365-price"],
  },
  {
    item: P2_SHIFT,
    quantity: (brief) => brief.frontline,
    formula: (brief) => `one per shift worker; ${detectsNothing(brief)}`,
    price: "defender-endpoint-p2",
    kind: "monthly",
    when: all(ENDPOINT, LARGER, none(ACADEMIC, TIER0)),
    requirement: "threat protection",
    source: ["sec-price", "ej"],
  },
  {
    item: "Defender for Business for shift workers",
    quantity: onF3,
    formula: "one per shift worker on F3, which includes no endpoint detection",
    price: "defender-business",
    kind: "monthly",
    when: all(ENDPOINT, SEATS, none(ACADEMIC, all(TIER0, none(OWNED)))),
    requirement: "threat protection",
    source: ["ej"],
  },
  {
    item: "Defender for Endpoint P2, academic",
    quantity: (brief) => brief.users,
    formula: (brief) =>
      `one per member of staff, ${ceiling("defender-endpoint-p2", brief.users)}; A3 includes no endpoint detection`,
    kind: "monthly",
    when: any(all(SEATS, ACADEMIC, ENDPOINT, none(TIER0)), BESIDE_A3_ALONE),
    requirement: "threat protection",
    source: ["ej"],
  },
  ...academically({
    item: "Defender for Endpoint P2",
    quantity: (brief) => (brief.holds(SINGLES) ? others(brief) : brief.users),
    formula: (brief) => (brief.holds(TIER0) ? "one per user" : beside(brief)),
    price: "defender-endpoint-p2",
    kind: "monthly",
    when: ENDPOINT_P2,
    requirement: "threat protection",
    source: ["sec-price"],
  }),
  {
    item: "Defender for Business",
    quantity: (brief) => brief.users,
    formula: "one per user, up to 300",
    price: "defender-business",
    kind: "monthly",
    when: ENDPOINT_BUSINESS,
    requirement: "threat protection",
    source: ["ej"],
  },
  ...academically({
    item: "Entra ID P1",
    quantity: withoutP2,
    formula: "one per other user, for Conditional Access",
    price: "entra-p1",
    kind: "monthly",
    when: P1_ALONE,
    requirement: "multi-factor authentication, zero trust architecture",
    source: ["entra-price"],
  }),
  ...academically({
    item: EMS_E3,
    quantity: (brief) => brief.users,
    formula: "one per user; includes Entra ID P1 and Intune",
    price: "ems-e3",
    kind: "monthly",
    when: P1_WITH_INTUNE,
    requirement: SIGN_IN_AND_DEVICES,
    source: ["ms-july"],
  }),
  {
    item: "Intune Plan 1",
    quantity: withDeputy,
    formula: (brief) =>
      `one per administrator${brief.administrators === 1 ? " and one for the deputy" : ""}, for device compliance`,
    price: "intune-p1",
    kind: "monthly",
    when: ADMINISTRATORS_MANAGED,
    requirement: "mobile device management",
    source: ["ej"],
  },
  ...academically({
    item: "Defender for Identity",
    quantity: watchedAlone,
    formula: (brief) =>
      brief.holds(SENSORS_IN_PLAN)
        ? "one per shift worker in the directory"
        : `one per ${directoryUser(brief)}${brief.holds(ACADEMIC) ? ", pupils to be counted" : ""}${sensitive(brief) ? " without the suites" : ""}`,
    price: "defender-identity",
    kind: "monthly",
    when: any(all(SEATS, TIERED), P2_ALONE, all(SENSORS_IN_PLAN, TIERED)),
    requirement: "threat protection",
    source: ["sec-price"],
  }),
  {
    item: "Defender for Servers P1",
    quantity: (brief) => brief.servers.plan,
    formula: (brief) =>
      `one per server${brief.holds(SMALL_PLANS) ? "; the servers add-on of Defender for Business, without Azure Arc, is quoted against it" : ""}`,
    price: "defender-servers-p1",
    kind: "monthly",
    when: SERVER_SENSORS,
    requirement: "threat protection",
    source: ["sec-price"],
  },
  {
    item: SUITES_LINE,
    quantity: sensitive,
    formula: "a fifth of knowledge workers, on top of Business Premium",
    price: "bp-suites",
    kind: "monthly",
    when: GROUP_ON_SUITES,
    requirement: "data loss prevention, threat protection",
    source: ["bp-suites"],
  },
  {
    item: PURVIEW_LINE,
    quantity: sensitive,
    formula: (brief) => `a fifth of knowledge workers, on top of ${base(brief)}`,
    price: purviewPrice,
    kind: "monthly",
    when: GROUP_ON_PURVIEW,
    requirement: "data loss prevention",
    source: ["purview"],
  },
  {
    item: A5_LINE,
    quantity: fifth,
    formula: (brief) => `a fifth of staff, ${ceiling("e3-to-e5", fifth(brief))}`,
    kind: "monthly",
    when: all(BUILD, SEATS, DLP, ACADEMIC),
    requirement: "data loss prevention",
    source: ["ej"],
  },
];
