/** The options of the appraisal. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { ALWAYS, all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES, KEYS_IN_MODULES, MODULE_PAIR } from "#app/features/documents/facts/effort.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import type { Leaves } from "#app/features/documents/options/left.ts";
import type { OptionEstimate, OptionOutline, OptionRow } from "#app/features/documents/options/option-row.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  CLOUD_PKI,
  CONNECTOR,
  FEW,
  HSM_MISSED,
  LARGE,
  MOBILE,
  MULTI,
  ONE_WOULD_DO,
  OVERSIZED,
  OWN_KEYS,
  SERVERS,
  SEVERAL_CAS,
  SMALL,
  TENANT,
  USER_TEMPLATE,
  withinTheHour,
} from "./answers.ts";
import { CLOUD_MARKS, MANAGED_MARKS, OTHER_MARKS, OWN_MARKS, TWO_TIERS_MARKS } from "./marks.ts";
import { modulesInThreeYears } from "./module-price.ts";
import {
  LOAD_BALANCER,
  MODULE_SUPPORT,
  NUMBER_OF_TIERS,
  OPERATIONS,
  PHONES_PLAN,
  REDUNDANCY,
  riskAcceptance,
  SECURITY_KEYS,
  SERVER_LICENCES,
  WORKSTATION,
} from "./names.ts";
import { keyOptions, SOFTWARE_MARKS } from "./options-keys.ts";
import {
  CLOUD_AUTHORITY,
  MANAGED_PKI,
  OTHER_AUTHORITY,
  TIERS_FOR_ONE,
  TWO_TIERS,
  TWO_TIERS_IN_SOFTWARE,
  TWO_TIERS_WITH_MODULES,
} from "./outlines.ts";
import { cloudYear } from "./phones.ts";
import { freeLicences, hasFreeLicences } from "./quantities.ts";
import { canWait } from "./restore.ts";

/** Of servers that are the client's whichever authority is chosen. */
const PAID_UPDATES = `Paid security updates for ${SERVER_2016.product} (option)`;

const SINGLE_ROW = "cert-medium-single";
/** What does without an authority is a share of the one that would do, not of the one that was asked for. */
const FITTING = { configuration: SINGLE_ROW, when: OVERSIZED };

/** Whatever the configuration: machines of the domain enrol and renew by themselves, without an agent or a fee, and phones beside them. */
const SAME_PRODUCT = [
  { when: DIRECTORY, criterion: "digital-transformation", by: 1 },
  { when: DIRECTORY, criterion: "innovation", by: 1 },
  { when: MOBILE, criterion: "remote-work", by: 1 },
  { when: CLOUD_PKI, criterion: "scalability", by: -1 }, // whose phones cost a fee for each further user
] as const;

/** One server has its root online; keys in hardware are worth a point, and their absence costs one as evidence where the sector expects them. */
const AS_PROTECTED = [
  { when: SMALL, criterion: "enhance-security", by: -2 },
  { when: SMALL, criterion: "compliance-objective", by: -2 },
  { when: HAS_MODULES, criterion: "enhance-security", by: 1 },
  { when: HSM_MISSED, criterion: "compliance-objective", by: -1 },
] as const;

/** Of an offline root and one issuing CA with its responder and web host, less what is owned. */
const singleLicences = (brief: Brief): number => {
  const needed = 3 + [brief.holds(CONNECTOR), withinTheHour(brief)].filter(Boolean).length;
  return Math.max(0, needed - freeLicences(brief));
};

/** What a provider charges for: each device, server and, where people or their phones enrol, user. */
const managedUnits = (brief: Brief): number =>
  brief.devices + (brief.holds(any(MOBILE, USER_TEMPLATE)) ? brief.users : 0) + brief.servers.plan;

/** Of an offline root and one issuing authority. */
const leftByOne = (withModule: boolean): Leaves => [
  "settings",
  "servers",
  ...(withModule ? (["hardware"] as const) : []),
];

type Smaller = { when: Condition; outline: OptionOutline } & Pick<OptionRow, "asked" | "cannot" | "settles">;

/** Beside a second authority whose loss the sole one would have to stand in for within the hour, or for which the client can wait. */
const BY_OUTAGE: readonly Omit<Smaller, "when" | "outline">[] = [
  {
    asked: withinTheHour,
    cannot: {
      when: ALWAYS,
      waived: ALWAYS,
      why: "enrolment would stop until the one issuing CA is restored, which nobody can promise within the 1 hour allowed",
    },
  },
  {
    asked: canWait,
    settles: {
      title: REDUNDANCY,
      by: ". With one CA, enrolment stops until it is restored, which the accepted outage allows",
      left: "",
    },
  },
  {
    asked: (brief) => !withinTheHour(brief) && !canWait(brief),
    settles: {
      title: REDUNDANCY,
      by: ". With one CA, enrolment stops until it is restored",
      left: "Choose two independent issuing CAs (recommended) or a failover cluster, unless one CA is chosen",
    },
  },
];

const SMALLER: readonly Smaller[] = [
  ...BY_OUTAGE.flatMap((outage) => [
    { ...outage, when: all(ONE_WOULD_DO, KEYS_IN_MODULES), outline: TWO_TIERS_WITH_MODULES },
    { ...outage, when: all(ONE_WOULD_DO, none(KEYS_IN_MODULES)), outline: TWO_TIERS_IN_SOFTWARE },
  ]),
  { when: all(OVERSIZED, KEYS_IN_MODULES), outline: TWO_TIERS_WITH_MODULES },
  { when: all(OVERSIZED, LARGE, none(KEYS_IN_MODULES)), outline: TWO_TIERS },
  { when: all(OVERSIZED, MULTI, none(KEYS_IN_MODULES)), outline: TWO_TIERS_IN_SOFTWARE },
];

/** An offline root and one issuing authority, in the place of several. */
function smallerAuthority({ outline, ...chosen }: Smaller): OptionRow {
  const withModule = outline === TWO_TIERS_WITH_MODULES;
  const losesModule = outline === TWO_TIERS;
  return {
    name: `AD CS, offline root and one issuing CA${withModule ? ", plus HSM pair" : ""}`,
    configuration: SINGLE_ROW,
    outline,
    marks: losesModule ? SOFTWARE_MARKS : OWN_MARKS,
    description: "A smaller AD CS configuration",
    against: losesModule
      ? "Keys in software; no enrolment while the one issuing CA is restored"
      : "No enrolment while the one issuing CA is restored",
    estimate: {
      days: { row: SINGLE_ROW, percent: 100, modules: withModule },
      weeks: 100,
      of: { configuration: SINGLE_ROW, when: ALWAYS },
      keeps: {
        but: [
          SERVER_LICENCES,
          WORKSTATION,
          LOAD_BALANCER,
          OPERATIONS,
          ...(withModule ? [] : [MODULE_PAIR, MODULE_SUPPORT]),
        ],
      },
      lines: [
        { price: "windows-standard", quantity: singleLicences, kind: "one-off" },
        { price: "privileged-workstation", quantity: 1, kind: "one-off" },
        { price: "operations-day", quantity: withModule ? 10 : 7, kind: "yearly" },
      ],
      gives: `${losesModule ? "keys in hardware; " : ""}a second issuing CA`,
    },
    scores: {
      productivity: 4,
      "enhance-security": withModule ? 5 : 4,
      "remote-work": 3,
      "digital-transformation": 3,
      "compliance-objective": losesModule ? 4 : 5, // a second issuing CA is no evidence
      scalability: 4, // nor growth: one issues for thousands
      innovation: 3,
    },
    leaves: leftByOne(withModule),
    shifts: SAME_PRODUCT,
    ...chosen,
    source: ["pki-design", "ej"],
  };
}

/** What does without an authority does without its modules too: its days are a share of the row, not of what the modules add. */
function withoutModules(row: OptionRow & { estimate: OptionEstimate }, percent: number): OptionRow[] {
  const { when = ALWAYS, estimate } = row;
  return [
    { ...row, when: all(when, any(none(HAS_MODULES), OVERSIZED)) },
    ...[SINGLE_ROW, "cert-medium-multi", "cert-large-enterprise"].map((id) => ({
      ...row,
      estimate: { ...estimate, days: { row: id, percent }, of: { configuration: id, when: ALWAYS } },
      when: all(when, HAS_MODULES, none(OVERSIZED), is("solution-configuration", id)),
    })),
  ];
}

const AS_DESIGNED: OptionRow = {
  name: "AD CS as designed here",
  marks: OWN_MARKS,
  description: (brief) =>
    `${
      brief.holds(CLOUD_PKI)
        ? `In-house CA on Windows Server; of its annual cost, USD ${cloudYear(brief)} is Cloud PKI for phones, which a connector would save`
        : "In-house CA on Windows Server for all certificate types"
    }${brief.holds(HAS_MODULES) ? `; the HSM pair, with its work and care, is ${modulesInThreeYears(brief)}` : ""}`,
  against: "Servers, keys and Tier 0 controls to maintain",
  scores: {
    productivity: 4,
    "enhance-security": 4,
    "remote-work": 3,
    "digital-transformation": 3,
    "compliance-objective": 5,
    scalability: 4,
    innovation: 3,
  },
  leaves: ["settings", "servers", { kind: "pair", when: SEVERAL_CAS }, { kind: "hardware", when: HAS_MODULES }],
  shifts: [...SAME_PRODUCT, ...AS_PROTECTED],
  source: ["pki-design", "ej"],
};

export const OPTIONS: Pack["options"] = [
  AS_DESIGNED,
  ...keyOptions(AS_DESIGNED),
  {
    name: "Two tiers from the start: offline root and one issuing CA",
    configuration: SINGLE_ROW,
    outline: TIERS_FOR_ONE,
    marks: TWO_TIERS_MARKS,
    description: "The next larger AD CS configuration, with keys in software",
    against: (brief: Brief) =>
      `A key ceremony, a safe and a server more, to keep off the network a root key whose theft means rebuilding trust on ${plural(brief.devices, "device")}`,
    estimate: {
      days: { row: SINGLE_ROW, percent: 100, modules: false },
      weeks: 115, // a server, a ceremony and a responder more
      of: { configuration: SINGLE_ROW, when: ALWAYS },
      keeps: { but: [SERVER_LICENCES, OPERATIONS] },
      lines: [
        { price: "windows-standard", quantity: singleLicences, kind: "one-off" },
        { price: "offline-laptop", quantity: 1, kind: "one-off" },
        { price: "encrypted-usb", quantity: 2, kind: "one-off" },
        { price: "operations-day", quantity: 7, kind: "yearly" },
      ],
    },
    scores: {
      productivity: 4,
      "enhance-security": 4,
      "remote-work": 3,
      "digital-transformation": 3,
      "compliance-objective": 5,
      scalability: 4,
      innovation: 3,
    },
    leaves: [...leftByOne(false), "hand"], // its ceremonies, which one online server has none of
    shifts: [...SAME_PRODUCT, { when: HSM_MISSED, criterion: "compliance-objective", by: -1 }],
    settles: {
      title: NUMBER_OF_TIERS,
      left: (brief: Brief) => `Sign ${riskAcceptance(brief)}, if A is chosen`,
    },
    when: SMALL,
    source: ["pki-design", "ej"],
  },
  ...SMALLER.map(smallerAuthority),
  ...withoutModules(
    {
      name: "Intune Cloud PKI",
      marks: CLOUD_MARKS,
      outline: CLOUD_AUTHORITY,
      withoutDirectory: true,
      cannot: {
        when: any(SERVERS, OWN_KEYS),
        why: (brief) =>
          brief.holds(SERVERS)
            ? `${brief.hasDirectory ? "domain controllers, " : ""}servers and applications would have no certificates`
            : "Microsoft holds its keys, and a public body keeps its own",
      },
      description: "Two tiers run by Microsoft, keys in Azure Managed HSM",
      against: (brief) => `SCEP to Intune devices only, at most 6 CAs${brief.holds(SERVERS) ? "" : ", no servers"}`,
      estimate: {
        days: 45,
        weeks: 60,
        of: FITTING,
        keeps: [PHONES_PLAN, PAID_UPDATES],
        lines: [
          { price: "cloud-pki", quantity: (brief) => brief.users, kind: "monthly" },
          {
            price: "intune-p1",
            quantity: (brief) => (brief.holds(none(TENANT, MOBILE)) ? brief.users : 0),
            kind: "monthly",
          },
          { price: "operations-day", quantity: 4, kind: "yearly" },
        ],
        without: (brief) => `certificates for servers${brief.hasDirectory ? " and domain controllers" : ""}`,
      },
      scores: {
        productivity: 4,
        "enhance-security": 3,
        "remote-work": 5,
        "digital-transformation": 4,
        "compliance-objective": 3,
        scalability: 3,
        innovation: 4,
      },
      leaves: ["settings"],
      shifts: [{ when: DIRECTORY, criterion: "compliance-objective", by: -1 }],
      source: ["cloudpki", "ej"],
    },
    45,
  ),
  ...withoutModules(
    {
      name: "Third-party managed PKI",
      outline: MANAGED_PKI,
      when: none(OWN_KEYS),
      withoutDirectory: true,
      marks: MANAGED_MARKS,
      description: (brief) =>
        `CA as a service, under the client's root or the provider's; taken at 60% of the days of an own CA without HSM, as servers, ceremony and restore fall away${brief.holds(FEW) ? "" : `. A dollar a year more or less for each of ${figure(managedUnits(brief))} is USD ${figure(3 * managedUnits(brief))} over three years`}`,
      against: (brief) =>
        brief.hasDirectory
          ? "The provider could issue certificates that sign in to the directory; annual fee grows with users, devices and servers; autoenrolment needs an agent on a dedicated Tier 0 server"
          : "Annual fee grows with users, devices and servers; without a directory computers enrol through a management tool or one by one",
      estimate: {
        days: 60,
        weeks: 80,
        of: FITTING,
        keeps: [PHONES_PLAN, SECURITY_KEYS, PAID_UPDATES],
        lines: [
          {
            price: "windows-standard",
            quantity: (brief) => (brief.hasDirectory && !hasFreeLicences(brief) ? 1 : 0),
            kind: "one-off",
          },
          { price: "managed-pki-base", quantity: 1, kind: "yearly" },
          {
            price: "managed-pki-user",
            quantity: managedUnits,
            kind: "yearly",
          },
          { price: "operations-day", quantity: 4, kind: "yearly" },
        ],
        without: (brief) =>
          `the cost of exit: every certificate is reissued${brief.holds(none(DIRECTORY, TENANT, MOBILE)) ? "; the management tool through which computers enrol" : ""}`,
      },
      scores: {
        productivity: 3,
        "enhance-security": 3,
        "remote-work": 3,
        "digital-transformation": 3,
        "compliance-objective": 3,
        scalability: 3, // each further device raises the fee
        innovation: 3,
      },
      leaves: ["settings", { kind: "servers", when: DIRECTORY }], // its agent, kept in Tier 0
      shifts: [{ when: MOBILE, criterion: "remote-work", by: 1 }],
      source: ["ej"],
    },
    60,
  ),
  {
    name: "Third-party CA software, self-hosted",
    outline: OTHER_AUTHORITY,
    when: OWN_KEYS,
    marks: OTHER_MARKS,
    description: "The same hierarchy on a third-party product, keys under the client's control",
    against: "Windows machines enrol through a connector; a second skill set alongside Active Directory",
    estimate: {
      days: 130,
      weeks: 110,
      keeps: { but: [SERVER_LICENCES] }, // Linux or an appliance; its connector for Windows machines needs one
      lines: [{ price: "windows-standard", quantity: (brief) => (hasFreeLicences(brief) ? 0 : 1), kind: "one-off" }],
      without: "product subscription and vendor support, by quotation",
    },
    scores: {
      productivity: 3,
      "enhance-security": 4,
      "remote-work": 3,
      "digital-transformation": 3,
      "compliance-objective": 4,
      scalability: 4,
      innovation: 3,
    },
    leaves: [
      "settings",
      "servers",
      { kind: "pair", when: SEVERAL_CAS },
      { kind: "hardware", when: HAS_MODULES },
      "product",
    ],
    shifts: AS_PROTECTED, // the same hierarchy, whose keys are kept as in A
    source: ["ej"],
  },
];
