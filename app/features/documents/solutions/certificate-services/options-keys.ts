/** The same authority with its keys kept for less than a pair of hardware modules costs. */

import { ALWAYS, all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES, KEYS_IN_MODULES, MODULE_PAIR } from "#app/features/documents/facts/effort.ts";
import type { Marks } from "#app/features/documents/options/marks.ts";
import type { OptionOutline, OptionRow } from "#app/features/documents/options/option-row.ts";
import { people } from "#app/features/documents/solutions/outlines.ts";
import { ENCRYPTED, LARGE, ONE_WOULD_DO, OVERSIZED, SEVERAL_CAS } from "./answers.ts";
import { operationDays } from "./bill.ts";
import { OWN_MARKS } from "./marks.ts";
import { fromFramework, ORDER_TERMS, orderedWhen } from "./module-delivery.ts";
import { modulesInThreeYears, savedByOne } from "./module-price.ts";
import { KEY_PROTECTION, MODULE_SUPPORT, OPERATIONS } from "./names.ts";
import { MODULE_DAYS_A_YEAR } from "./quantities.ts";

/** Where a sector or an answer asks for hardware, one module is the least. */
const HARDWARE = any(KEYS_IN_MODULES, ENCRYPTED);

const CARRIES = "Hierarchy, names, validity periods, hardened templates, CRL location, PKI roles and acceptance tests";
/** The tests of A prove its pair. */
const NO_SECOND = `${CARRIES}, where no test switches an HSM off`;
const NO_HSM = `${CARRIES}, where no test involves an HSM`;

const ONE_MODULE: OptionOutline = {
  parts: ["one HSM, FIPS 140-3 level 3, for all issuing CA keys", "a backup device in a second safe"],
  tasks: { changes: [], adds: [] },
  carries: NO_SECOND,
  lost: "signing while a failed HSM is replaced",
  risks: [
    {
      text: "The HSM fails while certificates and CRLs expire",
      response: "replacement within days in the support contract, CRLs signed ahead of that",
    },
  ],
  against: ["signing must not stop for days", "an auditor requires two HSMs"],
};

const IN_SOFTWARE: OptionOutline = {
  parts: ["issuing CA keys in Windows, on volumes protected by BitLocker and TPM", "an encrypted copy in two safes"],
  tasks: {
    changes: [
      ["HSM pair", 0],
      ["HSM installation", 0],
    ],
    adds: [],
  },
  carries: NO_HSM,
  lost: "keys that cannot be copied",
  risks: [
    {
      text: "A copy of a key leaks with a backup",
      response: "the servers are Tier 0, their backup encrypted, and the keys audited once a year",
    },
  ],
  against: [
    "a regulator or auditor requires keys in hardware",
    "people without control of the servers must hold the keys",
  ],
};

export const SOFTWARE_MARKS: Marks = {
  ...OWN_MARKS,
  "compliance-objective": (brief) =>
    brief.holds(KEYS_IN_MODULES)
      ? "the client's own evidence, but no hardware for the keys, which the sector expects"
      : "the same evidence as A",
  "enhance-security": "keys in software, which an administrator of the server could copy",
};

/** What is still asked of the pair where an option with less may be the choice. */
const ifPair = (brief: Brief): string => {
  const where = brief.holds(HARDWARE) ? ", or what the option chosen has instead" : ", if A is chosen";
  const saves = brief.holds(KEYS_IN_MODULES) ? "" : `. Software keys would save ${modulesInThreeYears(brief)}`;
  return `Order the HSM pair ${orderedWhen(brief)}${fromFramework(brief)}${where}. ${ORDER_TERMS}${saves}`;
};

/** Configurations that may have modules; the largest keeps them where encryption was asked for. */
const WITH_MODULES = ["cert-medium-single", "cert-medium-multi", "cert-large-enterprise"] as const;

/** Of A without its modules, or with half of their price. */
export const keyOptions = ({
  scores,
  shifts,
  leaves,
}: Pick<OptionRow, "scores" | "shifts" | "leaves">): OptionRow[] => [
  {
    name: "AD CS as designed here, with one HSM",
    outline: ONE_MODULE,
    when: all(HAS_MODULES, HARDWARE, none(OVERSIZED)),
    settles: {
      title: KEY_PROTECTION,
      by: (brief) => `. One HSM saves ${savedByOne(brief)}, but nothing is signed while it is replaced`,
      left: ifPair,
    },
    marks: OWN_MARKS,
    description: "A with one HSM and a backup device, at half the price of the pair (planning assumption)",
    against: "Nothing is signed while a failed HSM is replaced",
    estimate: {
      days: 100,
      weeks: 100,
      keeps: { but: [MODULE_PAIR, MODULE_SUPPORT] },
      lines: [
        { price: "hsm-one", quantity: 1, kind: "one-off" },
        { price: "hsm-one-support", quantity: 1, kind: "yearly" },
      ],
      gives: "a second HSM",
    },
    scores,
    leaves,
    shifts,
    source: ["pki-design", "ej"],
  },
  ...WITH_MODULES.map(
    (configuration): OptionRow => ({
      name: "AD CS as designed here, keys in software",
      outline: IN_SOFTWARE,
      when: all(
        HAS_MODULES,
        none(all(ENCRYPTED, LARGE), OVERSIZED, ONE_WOULD_DO),
        is("solution-configuration", configuration),
      ),
      settles: {
        title: KEY_PROTECTION,
        by: (brief) =>
          `; A unless the risk is accepted that a copied CA key lets its holder sign in as any of ${people(brief)}`,
        left: ifPair,
      },
      marks: SOFTWARE_MARKS,
      description: (brief) =>
        `A without the HSM pair, ${brief.holds(KEYS_IN_MODULES) ? "which the sector usually has" : "for which no answer asks"}`,
      against: "An administrator of a CA server could copy its key",
      estimate: {
        days: { row: configuration, percent: 100 },
        weeks: 100,
        of: { configuration, when: ALWAYS },
        keeps: { but: [MODULE_PAIR, MODULE_SUPPORT, OPERATIONS] },
        lines: [
          {
            price: "operations-day",
            quantity: (brief: Brief) => operationDays(brief) - MODULE_DAYS_A_YEAR,
            kind: "yearly",
          },
        ],
        gives: "keys in hardware",
      },
      scores,
      leaves: ["settings", "servers", { kind: "pair", when: SEVERAL_CAS }],
      shifts: [
        ...(shifts ?? []),
        { when: ALWAYS, criterion: "enhance-security", by: -1 },
        { when: KEYS_IN_MODULES, criterion: "compliance-objective", by: -1 },
      ],
      source: ["pki-design", "ej"],
    }),
  ),
];
