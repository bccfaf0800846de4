/** Bill of materials. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { type BillRow, foundBy, type Pack, say, type Wording } from "#app/features/documents/pack.ts";
import { figure } from "#app/features/documents/words.ts";
import {
  A5_GROUP,
  ACADEMIC,
  BOTH_SUITES,
  BUSINESS_PLAN,
  buysPlans,
  CONTENT_MOVES,
  DIRECTORY,
  E3,
  E5,
  E5_GROUP,
  HELD_BY_ALL,
  HOSTED,
  HYBRID_SERVER,
  mayLoseAnHour,
  OPTIMISE,
  ownsSe,
  P2_LINE,
  PREMIUM,
  SENSITIVE,
  STEP,
  SUITE,
  SUITE_ON_E3,
  SYNC_BUILT,
  stepsUp,
} from "./answers.ts";
import { byGraph } from "./legacy-protocols.ts";
import { fifth, worker } from "./licences.ts";
import {
  A3_SEATS,
  A5_GROUP_STEP,
  A5_STEP,
  ADMINISTRATORS_P2,
  BOTH_SUITES_BOUGHT,
  BUSINESS_PREMIUM,
  E3_SEATS,
  E5_GROUP_SEATS,
  E5_GROUP_STEP,
  E5_SEATS,
  E5_STEP,
  EXCHANGE_SERVERS,
  F3_SEATS,
  LOG_LINE,
  MIGRATION_TOOL,
  OWN_BACKUP,
  PURVIEW_SUITE,
  SECURITY_KEYS,
  SYNC_SERVERS,
} from "./names.ts";
import {
  fileGb,
  lent,
  mailGb,
  onF3,
  onPlan,
  onWholeE5,
  seats,
  sensitive,
  seServers,
  stepped,
  unlicensed,
} from "./quantities.ts";
import { keyCount, keyFormula, mostKeys } from "./shift-workers.ts";

/** What the highest plan of a few is bought for, in the words of the questions too. */
const SENSITIVE_NEED = "labels, data loss prevention, audit, compliance";
/** Each plan carries Intune. */
const PLAN_NEED = "mobile device management";
/** With Entra ID P2 and the Defender suite. */
const WHOLE_NEED = `${SENSITIVE_NEED}, threat protection, zero trust architecture, identity management`;

/** A health check lists the licences that are held, be they fewer than the people. */
const perPerson = (brief: Brief): string => `one per ${worker(brief)}`;

const seatsCounted = (formula: Wording): Wording => {
  const held = foundBy("user-licences", formula);
  return (brief) => say(brief.holds(OPTIMISE) && unlicensed(brief) > 0 ? held : formula, brief);
};

/** The risk of a single administrator is met by a deputy, who has a seat as well as keys. */
const withDeputy = (brief: Brief): number => Math.max(2, brief.administrators);
const named = (brief: Brief): string => (brief.administrators === 1 ? "administrator and deputy" : "administrators");

const FRONTLINE: BillRow = {
  item: F3_SEATS,
  quantity: (brief) => onF3(brief),
  formula: (brief) => {
    const later = buysPlans(brief) ? lent(brief) : 0;
    const whom = later === onF3(brief) ? "" : `${figure(later)} of them `;
    const counted = say(foundBy("shift-workers", "40% of users in shift-work sectors"), brief);
    return `${counted}${later > 0 ? `; ${whom}only from renewal of the main plan` : ""}`;
  },
  price: "m365-f3",
  kind: "monthly",
  owned: (brief) => brief.holds(HELD_BY_ALL) && !buysPlans(brief),
  requirement: PLAN_NEED,
  when: none(ACADEMIC),
  source: ["m365-price"],
};

export const BILL: Pack["bill"] = [
  {
    item: A3_SEATS,
    quantity: seats,
    formula: seatsCounted("one per member of staff, by academic quotation; student use benefit"),
    stock: "user-licences",
    kind: "monthly",
    when: ACADEMIC,
    owned: HELD_BY_ALL,
    requirement: PLAN_NEED,
    source: ["ej"],
  },
  {
    item: A5_GROUP_STEP,
    quantity: (brief) => sensitive(brief) + brief.administrators,
    formula: "a fifth of the staff and the administrators, by academic quotation",
    kind: "monthly",
    when: A5_GROUP,
    requirement: WHOLE_NEED,
    source: ["ej"],
  },
  {
    item: A5_STEP,
    quantity: withDeputy,
    formula: (brief) => `${named(brief)}, for just-in-time roles; by academic quotation`,
    kind: "monthly",
    when: all(ACADEMIC, none(A5_GROUP)),
    requirement: "identity management",
    source: ["ej"],
  },
  {
    item: BUSINESS_PREMIUM,
    quantity: seats,
    formula: seatsCounted((brief) => `${perPerson(brief)}, 300 at most`),
    price: "business-premium",
    stock: "user-licences",
    kind: "monthly",
    when: BUSINESS_PLAN,
    owned: HELD_BY_ALL,
    requirement: PLAN_NEED,
    source: ["m365-price"],
  },
  {
    item: E3_SEATS,
    quantity: (brief) => seats(brief) - onWholeE5(brief),
    formula: seatsCounted((brief) =>
      onWholeE5(brief) > 0
        ? `${worker(brief)}s less the ${onWholeE5(brief) < sensitive(brief) ? "E5 seats below" : "sensitive group"}`
        : perPerson(brief),
    ),
    price: "m365-e3",
    stock: "user-licences",
    kind: "monthly",
    when: any(E3, STEP),
    owned: HELD_BY_ALL,
    requirement: PLAN_NEED,
    source: ["m365-price"],
  },
  {
    item: E5_GROUP_SEATS,
    quantity: onWholeE5,
    formula: (brief) => `${fifth(brief)}${stepped(brief) > 0 ? ", less existing E3 holders" : ""}`,
    price: "m365-e5",
    kind: "monthly",
    when: E5_GROUP,
    requirement: WHOLE_NEED,
    source: ["m365-price"],
  },
  {
    item: E5_GROUP_STEP,
    quantity: stepped,
    formula: (brief) =>
      onWholeE5(brief) > 0 ? "existing E3 holders, difference to E5" : `${fifth(brief)}, difference to E3`,
    price: "e3-to-e5",
    kind: "monthly",
    when: E5_GROUP,
    requirement: WHOLE_NEED,
    source: ["m365-price"],
  },
  {
    item: E5_SEATS,
    quantity: seats,
    formula: (brief) =>
      brief.holds(OPTIMISE) ? "highest plan possibly held; plan and count from the tenant audit" : perPerson(brief),
    price: "m365-e5",
    stock: "user-licences",
    kind: "monthly",
    when: all(E5, none(STEP)),
    owned: HELD_BY_ALL,
    requirement: `${WHOLE_NEED}, ${PLAN_NEED}`,
    source: ["m365-price"],
  },
  {
    item: E5_STEP,
    quantity: (brief) => onPlan(brief),
    formula: (brief) => `${perPerson(brief)}, difference to E3${stepsUp(brief) ? "; none where E5 is held" : ""}`,
    price: "e3-to-e5",
    kind: "monthly",
    when: STEP,
    requirement: WHOLE_NEED,
    source: ["m365-price"],
  },
  {
    item: PURVIEW_SUITE,
    quantity: sensitive,
    formula: (brief) => `${fifth(brief)}, on top of Business Premium`,
    price: "bp-purview",
    kind: "monthly",
    when: all(SUITE, none(BOTH_SUITES)),
    requirement: SENSITIVE_NEED,
    source: ["bp-suites"],
  },
  {
    item: PURVIEW_SUITE,
    quantity: sensitive,
    formula: (brief) => `${fifth(brief)}, on top of Microsoft 365 E3`,
    price: "e3-purview",
    kind: "monthly",
    when: SUITE_ON_E3,
    requirement: SENSITIVE_NEED,
    source: ["purview-suite"],
  },
  {
    item: BOTH_SUITES_BOUGHT,
    quantity: sensitive,
    formula: (brief) => `${fifth(brief)}, on top of Business Premium`,
    price: "bp-suites",
    kind: "monthly",
    when: all(SUITE, BOTH_SUITES),
    requirement: WHOLE_NEED,
    source: ["bp-suites"],
  },
  FRONTLINE,
  {
    item: ADMINISTRATORS_P2,
    quantity: withDeputy,
    formula: (brief) =>
      brief.holds(all(any(SENSITIVE, all(PREMIUM, none(OPTIMISE))), none(SUITE_ON_E3)))
        ? `${named(brief)}; those ${brief.holds(SUITE) ? "with the Defender suite" : "on E5"} have it already`
        : `${named(brief)}, for just-in-time roles`,
    price: "entra-p2",
    kind: "monthly",
    when: P2_LINE,
    requirement: "identity management, zero trust architecture",
    source: ["ca-templates"],
  },
  {
    item: LOG_LINE,
    quantity: (brief) => Math.ceil(brief.users * 0.05),
    formula: (brief) => `users × 0.05 GB a month${brief.users % 20 ? ", rounded up" : ""}, in an Azure subscription`,
    price: "log-storage",
    kind: "monthly",
    requirement: "multi-factor authentication",
    source: ["ej"],
  },
  {
    item: "Third-party backup of Microsoft 365",
    quantity: (brief) => brief.users,
    formula: "one per user",
    price: "m365-backup",
    kind: "monthly",
    when: none(OPTIMISE),
    requirement: "backup",
    source: ["ej"],
  },
  {
    item: OWN_BACKUP,
    quantity: (brief) => mailGb(brief) + fileGb(brief),
    formula: (brief) =>
      `initial GB of mail and files${brief.holds(CONTENT_MOVES) ? "; SharePoint Server content on top once measured" : ""}`,
    price: "m365-own-backup-gb",
    kind: "monthly",
    when: none(OPTIMISE),
    asked: mayLoseAnHour,
    requirement: "backup",
    source: ["ej"],
  },
  {
    item: MIGRATION_TOOL,
    quantity: (brief) => brief.users,
    formula: (brief) => `one per mailbox, where the provider's export is unsuitable; ${byGraph(brief)}`,
    price: "mailbox-move",
    kind: "one-off",
    when: HOSTED,
    requirement: "mail",
    source: ["m365-svc"],
  },
  {
    item: SECURITY_KEYS,
    quantity: keyCount,
    most: mostKeys,
    formula: keyFormula,
    price: "fido2-key",
    kind: "one-off",
    requirement: "multi-factor authentication",
    source: ["ej"],
  },
  {
    item: EXCHANGE_SERVERS,
    quantity: seServers,
    formula: (brief) =>
      `one 16-core licence per hybrid server${seServers(brief) > 1 ? ", two while mailboxes move" : ""}; none for an emptied 2019 server upgraded in place`,
    price: "windows-standard",
    kind: "one-off",
    when: HYBRID_SERVER,
    asked: (brief) => !ownsSe(brief),
    requirement: "mail",
    source: ["ej"],
  },
  {
    item: SYNC_SERVERS,
    quantity: 2,
    formula: "one active, one staging; existing servers may serve",
    price: "windows-standard",
    kind: "one-off",
    when: SYNC_BUILT,
    owned: DIRECTORY, // which stands on servers of the client
    requirement: "identity management",
    source: ["cloudsync"],
  },
];
