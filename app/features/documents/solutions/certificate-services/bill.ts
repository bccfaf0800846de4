/** The bill of materials and the days of operation that it sells. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { ALWAYS, all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES, KEYS_IN_MODULES, MODULE_PAIR, type Size } from "#app/features/documents/facts/effort.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  CLOUD_PKI,
  CODE_SIGNING,
  CONNECTOR,
  LARGE,
  MANY,
  MOBILE,
  OWN_KEYS,
  SENSOR,
  SERVERS,
  SEVERAL_CAS,
  SMART_CARDS,
  TENANT,
  TIERED,
  WINDOWS_IN_USE,
} from "./answers.ts";
import {
  CLOUD_PKI_LICENCE,
  LOAD_BALANCER,
  MODULE_SUPPORT,
  OPERATIONS,
  PHONES_PLAN,
  ROOT_MACHINE,
  SECURITY_KEYS,
  SENSOR_LICENCE,
  SERVER_LICENCES,
  WORKSTATION,
} from "./names.ts";
import { OLD_SERVERS_LINE } from "./old-servers.ts";
import {
  connectors,
  controllers,
  hasFreeLicences,
  hasOlderWindows,
  MODULE_DAYS_A_YEAR,
  ownServers,
  workstations,
} from "./quantities.ts";
import { restores } from "./restore.ts";

/** Cards or keys with a chip, as far as something is tested or signed with them. */
const tokens = (brief: Brief): number => (brief.holds(SMART_CARDS) ? 2 : 0) + (brief.holds(CODE_SIGNING) ? 2 : 0);

/** The order of magnitude of a directory that everybody's computers join. */
const DIRECTORY_DAYS: Record<Size, string> = {
  small: "5 to 8",
  medium: "10 to 15",
  large: "20 to 35",
  enterprise: "40 to 70",
};

/** Where no directory is built, what the sponsor can take instead; nothing where the keys stay under own control. */
const instead = (brief: Brief): string | null =>
  brief.holds(OWN_KEYS) ? null : brief.holds(SERVERS) ? "a managed PKI" : "Intune Cloud PKI or a managed PKI";
/** Days a year of the consultant, besides restore tests and modules. */
const OPERATION_DAYS = { review: 4, ceremony: 1 } as const;
const ceremonies = (brief: Brief): number => (brief.holds(KEYS_IN_MODULES) ? 2 : 1);

export const operationDays = (brief: Brief): number =>
  OPERATION_DAYS.review +
  restores(brief) +
  (brief.holds(TIERED) ? ceremonies(brief) * OPERATION_DAYS.ceremony : 0) +
  (brief.holds(HAS_MODULES) ? MODULE_DAYS_A_YEAR : 0);

/** Whoever bought servers has licences of that version for their users: of an older one they do not cover the CA's without Software Assurance. */
export const ownsAccess = (brief: Brief): boolean =>
  hasFreeLicences(brief) || (brief.holds(any(DIRECTORY, WINDOWS_IN_USE)) && !hasOlderWindows(brief));

export const BILL: Pack["bill"] = [
  ...[CONNECTOR, none(CONNECTOR)].map((when) => ({
    item: SERVER_LICENCES,
    quantity: (brief: Brief) => ownServers(brief) + connectors(brief),
    formula: (brief: Brief) =>
      `one 16-core licence per server in the component table, or per two virtual servers on one licensed host${hasFreeLicences(brief) ? "; available ones: unused, version 2025 or with Software Assurance" : ""}`,
    stock: "server-licences" as const,
    price: "windows-standard" as const,
    kind: "one-off" as const,
    when,
    requirement: `issuance and revocation${when === CONNECTOR ? ", mobile device management" : ""}`,
    source: ["ej"] as const,
  })),
  {
    item: ROOT_MACHINE,
    quantity: 1,
    formula: "1; none where an isolated, encrypted host exists",
    price: "offline-laptop",
    kind: "one-off",
    when: TIERED,
    requirement: "offline root",
    source: ["ej"],
  },
  {
    item: "Encrypted USB drives",
    quantity: 2,
    formula: "2, in two safes",
    price: "encrypted-usb",
    kind: "one-off",
    when: TIERED,
    requirement: "ceremony",
    source: ["ej"],
  },
  {
    item: WORKSTATION,
    quantity: workstations,
    formula: (brief) =>
      brief.administrators < workstations(brief)
        ? "1 each for the administrator and the deputy"
        : workstations(brief) === 1
          ? "1, shared by the PKI role holders, each with their own account"
          : brief.holds(LARGE)
            ? "1 for every three administrators, 2 to 4, shared by the PKI role holders"
            : "2, shared by the PKI role holders",
    price: "privileged-workstation",
    kind: "one-off",
    requirement: "Tier 0",
    source: ["privaccess"],
  },
  {
    item: LOAD_BALANCER,
    quantity: 1,
    formula: (brief) =>
      `one service covering each ${brief.sites > 1 ? "site" : "room"}${brief.holds(MANY) ? "; the client's existing one usually suffices" : "; a pair of small virtual machines is enough"}`,
    kind: "one-off",
    owned: MANY, // hundreds of people are served without one
    when: SEVERAL_CAS,
    requirement: "revocation",
    source: ["ej"],
  },
  {
    item: MODULE_PAIR,
    quantity: 1,
    formula: "1 pair, with cards, two root key tokens and backup device",
    price: "hsm-pair",
    kind: "one-off",
    when: HAS_MODULES,
    requirement: "key protection, data encryption",
    source: ["fips140"],
  },
  {
    item: MODULE_SUPPORT,
    quantity: 1,
    formula: "15% of the purchase price a year",
    price: "hsm-support",
    kind: "yearly",
    when: HAS_MODULES,
    requirement: "key protection, data encryption",
    source: ["ej"],
  },
  ...[true, false].map(
    (signsIn) =>
      ({
        item: SECURITY_KEYS,
        quantity: tokens,
        formula: (brief: Brief) =>
          [
            ...(signsIn ? ["2 for the sign-in test"] : []),
            ...(brief.holds(CODE_SIGNING) ? ["2 for code signing, with firmware that holds RSA 3072"] : []),
          ].join(", "),
        price: "smart-card-key",
        kind: "one-off",
        when: signsIn ? SMART_CARDS : all(CODE_SIGNING, none(SMART_CARDS)),
        requirement: `${signsIn ? "multi-factor authentication, " : ""}code signing for custom applications`,
        source: ["ej"],
      }) as const,
  ),
  {
    item: CLOUD_PKI_LICENCE,
    quantity: (brief) => brief.users,
    formula:
      "one per user until phone users are counted; none if the current plan includes it or a connector is chosen",
    price: "cloud-pki",
    kind: "monthly",
    when: CLOUD_PKI,
    requirement: "mobile device management",
    source: ["cloudpki", "ej"],
  },
  {
    item: PHONES_PLAN,
    quantity: (brief) => brief.users,
    formula: (brief) =>
      brief.holds(TENANT)
        ? "one per user, unless the current Microsoft 365 plan includes it"
        : "one per user until phone users are counted; none if a plan that includes it is held",
    price: "intune-p1",
    kind: "monthly",
    owned: TENANT, // by the plan in use
    when: MOBILE,
    requirement: "mobile device management",
    source: ["cloudpki", "ej"],
  },
  {
    item: SENSOR_LICENCE,
    quantity: (brief) => brief.users,
    formula: "one per user, unless the current plan includes it; without it the log store alone detects",
    price: "defender-identity",
    kind: "monthly",
    owned: ALWAYS, // as the assumption says
    when: SENSOR,
    requirement: "threat protection",
    source: ["mdi-adcs", "ej"],
  },
  {
    item: "Windows Server client access licences",
    quantity: (brief) => brief.users,
    formula: (brief) =>
      `one per user, version 2025 or with Software Assurance${brief.devices < brief.users ? `; by device ${figure(brief.users - brief.devices)} fewer` : ""}`,
    price: "windows-cal",
    kind: "one-off",
    owned: ownsAccess,
    requirement: "access to the CA",
    source: ["ej"],
  },
  {
    item: "Active Directory (prerequisite)",
    quantity: 1,
    formula: (brief) =>
      `a separate project before the CA is installed, about ${DIRECTORY_DAYS[brief.size]} days and ${controllers(brief)} domain controllers${instead(brief) ? `; none if ${instead(brief)} is chosen` : ""}`,
    kind: "one-off",
    when: none(DIRECTORY),
    requirement: "prerequisite",
    source: ["ej"],
  },
  {
    item: OPERATIONS,
    quantity: operationDays,
    formula: (brief) =>
      [
        `${OPERATION_DAYS.review} reviews × 1 day`,
        `2 restore tests × ${plural(restores(brief) / 2, "day")}`,
        ...(brief.holds(TIERED)
          ? [
              `${ceremonies(brief) > 1 ? `${ceremonies(brief)} root ceremonies ×` : "root ceremony"} ${plural(OPERATION_DAYS.ceremony, "day")}`,
            ]
          : []),
        ...(brief.holds(HAS_MODULES) ? [`HSMs ${MODULE_DAYS_A_YEAR} days`] : []),
      ].join(" + "),
    price: "operations-day",
    kind: "yearly",
    requirement: "operations",
    source: ["ej"],
  },
  OLD_SERVERS_LINE,
];
