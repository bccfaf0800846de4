/** Options, with what each would cost and cannot do. */

import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { BY_TASK } from "#app/features/documents/effort/counted.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Leaves } from "#app/features/documents/options/left.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { MIXTURE } from "#app/features/documents/solutions/outlines.ts";
import { people, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  BUSINESS_PLAN,
  CLASSIC,
  E5,
  E5_BOUGHT,
  E5_FOR_FEW,
  ENTERPRISE,
  HELD_BY_ALL,
  HYBRID,
  HYBRID_SERVER,
  LABELS_ASKED,
  LARGER,
  LOSS_PREVENTION,
  MINIMAL,
  mayLoseAnHour,
  OPTIMISE,
  OWN_MAIL,
  OWNED,
  ownsSe,
  SEATS,
  SECURE,
  SMALL,
  SYNC_BUILT,
} from "./answers.ts";
import { planOfEither } from "./decisions-licences.ts";
import { BUSINESS_SEATS, mainPlan, planName } from "./licences.ts";
import { intoTenant, mailAsked, weeksApart } from "./mail-migration.ts";
import {
  APART_MARKS,
  CHOSEN_MARKS,
  CLASSIC_MARKS,
  EVERYWHERE_MARKS,
  FIFTH_MARKS,
  LATER_MARKS,
  MINIMAL_MARKS,
  PRODUCTS_MARKS,
  STAYING_MARKS,
  SUITE_MARKS,
} from "./marks.ts";
import {
  EXCHANGE_SERVERS,
  HIGHER_PLANS,
  LICENCES,
  MAIL_MIGRATION,
  MIGRATION_TOOL,
  OWN_BACKUP,
  SECURITY_KEYS,
} from "./names.ts";
import { HEALTH_CHECK_OPTIONS } from "./options-health-check.ts";
import {
  CLASSIC_HYBRID,
  E5_EVERYWHERE,
  FIFTH_ON_E5,
  LATER_LABELS,
  MAIL_AT_HOME,
  MAIL_STAYS,
  MINIMAL_HYBRID,
  OTHER_SUITE,
  PRESENT,
  STAY,
} from "./outlines.ts";
import { fileGb, onF3, onPlan, onWholeE5, sensitive, uncovered } from "./quantities.ts";

const seLicences = (brief: Brief): string =>
  `Exchange Server SE with subscription or Software Assurance, and client access licences${ownsSe(brief) ? ", as today" : ""}`;

/** The machines of whoever has servers already stand too. */
const machines = (brief: Brief): string => (ownsSe(brief) ? "" : "; servers, storage and mail backup");

/** E3 and E5 may bring rights to the same software on one's own servers, by the agreement under which they are bought. */
const besideCloud = (brief: Brief): string =>
  `${seLicences(brief)}${brief.holds(all(LARGER, none(ACADEMIC))) ? `, unless the agreement for ${brief.holds(E5) ? "E5" : "E3"} includes them` : ""}${machines(brief)}`;

const HOME_SERVERS = {
  price: "windows-standard",
  quantity: (brief: Brief) => (ownsSe(brief) ? 0 : brief.holds(LARGER) ? 4 : 2),
  kind: "one-off",
} as const;

/** Who stays has no mail to move. */
const IF_MOVED = {
  title: MAIL_MIGRATION,
  left: (brief: Brief): string => mailAsked(brief, `moving mail ${intoTenant(brief)}, if A is chosen`),
};

const asE3 = (brief: Brief): number =>
  brief.holds(none(HELD_BY_ALL, ACADEMIC)) ? (brief.holds(E5) ? uncovered(brief) : onWholeE5(brief)) : 0;

/** Who gets sign-in and device management beside what is used today: the suite of both costs less than its parts. */
const unsuited = (brief: Brief): number => {
  const held = brief.given("user-licences");
  if (brief.holds(ACADEMIC) || (held === null && brief.holds(HELD_BY_ALL))) return 0;
  return brief.users - Math.min(held ?? 0, onPlan(brief));
};

/** Plans that are in no sum of the first option are in none of the others. */
const unpricedPlans = (brief: Brief): string[] => {
  const held = brief.given("user-licences");
  const isQuoted = brief.holds(ACADEMIC) && (held === null ? !brief.holds(HELD_BY_ALL) : uncovered(brief) > 0);
  return [
    ...(brief.holds(HELD_BY_ALL) && held === null ? ["the Microsoft plans probably owned"] : []),
    ...(held ? ["the Microsoft plans owned"] : []),
    ...(isQuoted ? [held ? "the rest by academic quotation" : "plans, by academic quotation"] : []),
  ];
};

/** What is paid today for plans that are in no sum of the first option, and that another suite would end. */
const freed = (brief: Brief): string => {
  const held = brief.given("user-licences");
  if (brief.holds(ACADEMIC) || held === 0) return "";
  const shift = held === null ? onF3(brief) : 0; // counted, the frontline plan is in the sums
  const monthly = (held ?? onPlan(brief)) * PRICES[mainPlan(brief)].low + shift * PRICES["m365-f3"].low;
  return `, up to ${formatAmount(12 * monthly, "USD")} a year at list price`;
};

/** Of whatever stands in the tenant. */
const CLOUD_LEAVES: Leaves = ["settings", { kind: "servers", when: SYNC_BUILT }];
/** Mail on the client's own machines, whose server is updated by hand. */
const AT_HOME_LEAVES: Leaves = ["settings", "servers", "hardware", "hand"];

const SIGN_IN = [{ price: "ems-e3", quantity: unsuited, kind: "monthly" }] as const;
/** What other suites carry in their higher plans only. */
const UNDER_WATCH = is("security-requirements", "data-loss-prevention", "zero-trust");

function lackOfOthers(brief: Brief): string {
  const { low, high } = PRICES["other-suite-user"];
  const isQuoted = brief.holds(ACADEMIC);
  const plans = isQuoted
    ? "its academic plans are still to be quoted and checked for"
    : `its plans at ${formatAmount(low, "USD")} to ${formatAmount(high, "USD")} per user and month ${brief.users > BUSINESS_SEATS ? `stop at ${BUSINESS_SEATS} users and ` : ""}include no`;
  const lack = brief.holds(LOSS_PREVENTION)
    ? "DLP, which is required"
    : brief.holds(SECURE)
      ? "DLP, which the chosen configuration enforces"
      : "device conditions, which Zero Trust requires";
  return `${plans} ${lack}${isQuoted ? "" : "; higher ones are by quotation"}`;
}

/** Loss prevention of the tenant does not reach mailboxes elsewhere. */
const MAIL_UNPROTECTED = {
  when: LOSS_PREVENTION,
  why: "the tenant's DLP, which is required, does not cover mail hosted elsewhere",
};

/** Mail that does not move into the tenant is not backed up with its files. */
const FILES_BACKUP = {
  price: "m365-own-backup-gb",
  quantity: (brief: Brief) => (mayLoseAnHour(brief) ? fileGb(brief) : 0),
  kind: "monthly",
} as const;

/** Teamwork alone in the cloud, beside servers that are built or that stand. */
const mailAtHome = ({ days, weeks, asked }: { days: number; weeks: number } & Pick<OptionRow, "asked">): OptionRow => ({
  name: "Exchange Server SE in hybrid",
  outline: MAIL_AT_HOME,
  marks: APART_MARKS,
  when: all(OWN_MAIL, none(OPTIMISE, SECURE)),
  asked,
  description: "Mail stays on-premises, teamwork in the cloud",
  against: "Monthly server patching, two systems to secure",
  cannot: MAIL_UNPROTECTED,
  estimate: {
    days,
    weeks,
    keeps: { but: [EXCHANGE_SERVERS, OWN_BACKUP] },
    lines: [HOME_SERVERS, FILES_BACKUP],
    without: besideCloud,
  },
  scores: {
    productivity: 3,
    "enhance-security": 3,
    "remote-work": 3,
    "digital-transformation": 3,
    "compliance-objective": 4,
    scalability: 2,
    innovation: 2,
  },
  leaves: AT_HOME_LEAVES,
  source: ["exo-ews", "ej"],
});

/** The factor of labels, loss prevention and retention less: days of the first option, which has it. */
const laterLabels = (when: Condition, days: number): OptionRow => ({
  name: "Baseline now, labels and DLP later",
  outline: LATER_LABELS,
  when,
  marks: LATER_MARKS,
  description: (brief) =>
    `Sign-in, devices and sharing brought to the baseline${brief.has("security-requirements", "data-encryption") ? ", the encrypting label published" : ""}; data classified in a second project`,
  against: "Files leave unlabelled until then; the second project must relearn the tenant",
  cannot: {
    when: is("security-requirements", "data-loss-prevention", "compliance"),
    why: (brief) =>
      `it defers ${brief.holds(LOSS_PREVENTION) ? "data loss prevention" : "retention and the evidence for compliance"}, which was required`,
  },
  estimate: {
    days,
    weeks: 85,
    keeps: { but: HIGHER_PLANS },
    lines: [{ price: "m365-e3", quantity: asE3, kind: "monthly" }],
    without: (brief) =>
      `${brief.has("security-requirements", "data-encryption") ? "labels but the encrypting one" : "labels"}, DLP and retention, and the licence step they need`,
  },
  scores: {
    productivity: 4,
    "enhance-security": 3,
    "remote-work": 5,
    "digital-transformation": 4,
    "compliance-objective": 2,
    scalability: 4,
    innovation: 3,
  },
  leaves: CLOUD_LEAVES,
  source: ["scuba", "ej"],
});

const plansOf = (brief: Brief): string => `${planName(brief)}${onF3(brief) > 0 ? " and F3" : ""}, designed below`;
const PRICE_OF_CLOUD = "onthly cost per user; dependence on one provider";

/** Everything in the tenant in the end, with calendars on both sides until then. */
const CHOSEN: OptionRow = {
  name: "Microsoft 365 as chosen",
  when: none(OPTIMISE, HYBRID),
  marks: CHOSEN_MARKS,
  description: plansOf,
  against: `M${PRICE_OF_CLOUD}`,
  scores: {
    productivity: 5,
    "enhance-security": 5,
    "remote-work": 5,
    "digital-transformation": 5,
    "compliance-objective": 4,
    scalability: 5,
    innovation: 5,
  },
  leaves: [...CLOUD_LEAVES, { kind: "hand", when: HYBRID_SERVER }],
  source: ["m365-price", "ej"],
};

/** The same tenant in the end; meetings suffer while mailboxes move, and hardly where these are few. */
const CALENDARS_APART: Pick<OptionRow, "scores" | "shifts"> = {
  scores: { ...CHOSEN.scores, productivity: 4, "digital-transformation": 4 },
  shifts: ["digital-transformation", "productivity"].map((criterion) => ({ when: SEATS, criterion, by: 1 })),
};

/** The hybrid that was asked for, in the way that the answers call for. */
const HYBRIDS: readonly OptionRow[] = [
  {
    ...CHOSEN,
    ...CALENDARS_APART,
    name: "Minimal hybrid, no retained server",
    when: MINIMAL,
    description: (brief) =>
      `${plansOf(brief)}; last Exchange server shut down${ownsSe(brief) ? "" : ", none on SE built"}`,
    against: (brief) =>
      `No shared calendars for ${plural(weeksApart(brief), "week")}, while mailboxes move; m${PRICE_OF_CLOUD}`,
    source: ["m365-price", "exo-mig", "ej"],
  },
  {
    ...CHOSEN,
    name: "Classic hybrid, one SE server retained",
    when: CLASSIC,
    description: (brief) => `${plansOf(brief)}; calendars shared while mailboxes move`,
    against: `One Exchange server to patch each month; m${PRICE_OF_CLOUD}`,
    source: ["m365-price", "exo-mig", "ej"],
  },
];

/** What is approved with either hybrid. */
const EITHER_HYBRID = {
  title: MAIL_MIGRATION,
  left: (brief: Brief): string => mailAsked(brief, "move requests for either option"),
};

export const OPTIONS: Pack["options"] = [
  ...HEALTH_CHECK_OPTIONS,
  CHOSEN,
  ...HYBRIDS,
  laterLabels(all(SECURE, none(SMALL)), 87), // 1 ÷ 1.15
  laterLabels(all(SECURE, SMALL), 71), // 1 ÷ 1.40
  {
    name: "E5 for a fifth, E3 for the others",
    settles: { title: LICENCES, left: planOfEither },
    outline: FIFTH_ON_E5,
    when: E5_BOUGHT,
    marks: FIFTH_MARKS,
    description: (brief) =>
      `The same project; E5 for the ${people(sensitive(brief))} with the most sensitive data, administrators among them`,
    against: "Risk-based sign-in, endpoint detection and DLP on devices reach the fifth only",
    estimate: {
      days: 100, // the same settings, for fewer
      weeks: 100,
      keeps: { but: HIGHER_PLANS },
      lines: [
        { price: "m365-e3", quantity: asE3, kind: "monthly" },
        { price: "e3-to-e5", quantity: sensitive, kind: "monthly" },
      ],
    },
    scores: {
      productivity: 5,
      "enhance-security": 3,
      "remote-work": 4,
      "digital-transformation": 5,
      "compliance-objective": 3,
      scalability: 4,
      innovation: 4,
    },
    leaves: CLOUD_LEAVES,
    source: ["m365-price", "ej"],
  },
  {
    name: "E5 for all",
    outline: E5_EVERYWHERE,
    when: E5_FOR_FEW,
    marks: EVERYWHERE_MARKS,
    description: (brief) => `The same project; E5 for all ${people(onPlan(brief))}`,
    against: (brief) =>
      `${formatAmount((onPlan(brief) - sensitive(brief)) * 12 * PRICES["e3-to-e5"].low, "USD")} a year more at list price, which no objective calls for`,
    estimate: {
      days: 100, // the same settings, for all
      weeks: 100,
      keeps: { but: HIGHER_PLANS },
      lines: [
        { price: "m365-e3", quantity: asE3, kind: "monthly" },
        { price: "e3-to-e5", quantity: onPlan, kind: "monthly" },
      ],
    },
    scores: CHOSEN.scores,
    leaves: CLOUD_LEAVES,
    source: ["m365-price", "ej"],
  },
  {
    name: "Third-party protection products",
    outline: MIXTURE,
    when: any(SECURE, all(LOSS_PREVENTION, none(OPTIMISE))),
    marks: PRODUCTS_MARKS,
    description: (brief) =>
      `Mail filtering, DLP and device management on top of ${brief.holds(BUSINESS_PLAN) ? "Business Premium, as Business Standard has no Conditional Access" : "the base plan"}`,
    against: "Separate rules and alerts per product; labels do not travel with the file",
    estimate: {
      days: 115,
      weeks: 110,
      keeps: { but: HIGHER_PLANS },
      lines: [
        { price: "m365-e3", quantity: asE3, kind: "monthly" },
        { price: "third-party-security", quantity: (brief) => brief.devices, kind: "monthly" },
      ],
      without: "third-party DLP and device-management licences, by quotation",
    },
    scores: {
      productivity: 3,
      "enhance-security": 4,
      "remote-work": 4,
      "digital-transformation": 3,
      "compliance-objective": 3,
      scalability: 3,
      innovation: 2,
    },
    leaves: [...CLOUD_LEAVES, "product"],
    source: ["ej"],
  },
  {
    ...CALENDARS_APART,
    name: "Minimal hybrid, no retained server",
    settles: EITHER_HYBRID,
    outline: MINIMAL_HYBRID,
    when: all(CLASSIC, none(ENTERPRISE)),
    marks: MINIMAL_MARKS,
    description: (brief) => `Same tenant; last Exchange server shut down${ownsSe(brief) ? "" : ", none on SE built"}`,
    against: "No shared calendar availability while mailboxes move",
    estimate: {
      days: BY_TASK,
      weeks: 100,
      keeps: { but: [EXCHANGE_SERVERS] },
      lines: [],
    },
    leaves: CLOUD_LEAVES,
    source: ["exo-mig", "ej"],
  },
  {
    name: "Classic hybrid, one SE server retained",
    settles: EITHER_HYBRID,
    outline: CLASSIC_HYBRID,
    when: MINIMAL,
    marks: CLASSIC_MARKS,
    description: "Same tenant; calendars shared while mailboxes move, mail attributes managed on the server afterwards",
    against: (brief) =>
      `${ownsSe(brief) ? "The SE server" : "A server on SE to build, then"} to patch each month, or Exchange Online blocks its mail`,
    estimate: {
      days: BY_TASK,
      weeks: 100,
      keeps: { but: [] },
      lines: [{ price: "windows-standard", quantity: (brief) => (ownsSe(brief) ? 0 : 1), kind: "one-off" }],
    },
    scores: CHOSEN.scores,
    leaves: [...CLOUD_LEAVES, "hand"],
    source: ["exo-mig", "exo-ews", "ej"],
  },
  mailAtHome({ days: 110, weeks: 110, asked: (brief) => !ownsSe(brief) }),
  mailAtHome({ days: 80, weeks: 90, asked: ownsSe }), // neither servers nor mailboxes to move
  {
    name: "Mail stays where it is",
    outline: MAIL_STAYS,
    marks: APART_MARKS,
    when: none(OWN_MAIL, OPTIMISE, SECURE),
    description: "Sign-in, devices, files and teamwork in the tenant; mailboxes stay with the current provider",
    against: "Two services to secure and pay for; no shared calendars",
    cannot: MAIL_UNPROTECTED,
    estimate: {
      days: 75,
      weeks: 85,
      keeps: { but: [MIGRATION_TOOL, OWN_BACKUP] },
      lines: [FILES_BACKUP],
      without: "the current provider's charges, which continue",
    },
    scores: {
      productivity: 3,
      "enhance-security": 3,
      "remote-work": 4,
      "digital-transformation": 3,
      "compliance-objective": 3,
      scalability: 3,
      innovation: 3,
    },
    leaves: [...CLOUD_LEAVES, "product"],
    source: ["ej"],
  },
  {
    name: "Stay and harden",
    outline: STAY,
    marks: STAYING_MARKS,
    settles: { ...IF_MOVED, by: "; licences for the mail server, access and Office come on top of staying" },
    when: all(OWN_MAIL, none(OPTIMISE, SECURE, LOSS_PREVENTION)),
    description: (brief) =>
      `Exchange Server SE ${ownsSe(brief) ? "kept and patched" : "on new servers"}, stronger sign-in`,
    against: "Work wasted if mail moves later",
    estimate: {
      days: 35,
      weeks: 60,
      keeps: [SECURITY_KEYS],
      lines: [HOME_SERVERS, ...SIGN_IN],
      without: (brief) =>
        [`${seLicences(brief)}${machines(brief)}`, "a supported Office", ...unpricedPlans(brief)].join("; "),
    },
    scores: {
      productivity: 2,
      "enhance-security": 2,
      "remote-work": 2,
      "digital-transformation": 1,
      "compliance-objective": 2,
      scalability: 2,
      innovation: 1,
    },
    leaves: AT_HOME_LEAVES,
    shifts: [{ when: OWNED, criterion: "productivity", by: 1 }],
    source: ["eol", "ej"],
  },
  {
    name: "Current systems, stronger sign-in",
    outline: PRESENT,
    marks: STAYING_MARKS,
    settles: { ...IF_MOVED, by: "; today's mail and file costs come on top of staying" },
    when: none(OWN_MAIL, OPTIMISE, SECURE, LOSS_PREVENTION),
    description: "MFA and managed devices for today's systems",
    against: "Separate rules for mail, files and devices; work wasted if they move later",
    estimate: {
      days: 35,
      weeks: 60,
      keeps: [SECURITY_KEYS],
      lines: SIGN_IN,
      without: (brief) => ["current mail and file costs, which continue", ...unpricedPlans(brief)].join("; "),
    },
    scores: {
      productivity: 2,
      "enhance-security": 3,
      "remote-work": 3,
      "digital-transformation": 1,
      "compliance-objective": 2,
      scalability: 2,
      innovation: 1,
    },
    leaves: [...CLOUD_LEAVES, "product"],
    shifts: [{ when: OWNED, criterion: "productivity", by: 1 }],
    source: ["ej"],
  },
  {
    name: "Another suite",
    outline: OTHER_SUITE,
    when: any(none(OPTIMISE, HYBRID), all(HYBRID, ENTERPRISE)),
    marks: SUITE_MARKS,
    description: "Mail and files from another provider",
    against: "Retraining, file conversion, a second identity",
    cannot: {
      when: any(UNDER_WATCH, all(SECURE, LABELS_ASKED)),
      why: lackOfOthers,
    },
    estimate: {
      days: 125,
      weeks: 120,
      keeps: [SECURITY_KEYS, MIGRATION_TOOL],
      lines: [
        {
          price: "other-suite-user",
          quantity: (brief) => (brief.holds(ACADEMIC) ? 0 : brief.users),
          kind: "monthly",
        },
        { price: "intune-p1", quantity: unsuited, kind: "monthly" },
      ],
      without: (brief) =>
        [
          "retained Windows and Office licences, macro and template conversion, mail and file backup",
          ...(brief.holds(ACADEMIC) ? ["its plans, by academic quotation"] : []),
          ...(brief.holds(HELD_BY_ALL) ? [`savings on Microsoft plans no longer needed${freed(brief)}`] : []),
        ].join("; "),
    },
    scores: {
      productivity: 3,
      "enhance-security": 3,
      "remote-work": 4, // a second identity decides on devices
      "digital-transformation": 4,
      "compliance-objective": 3,
      scalability: 4,
      innovation: 4,
    },
    leaves: ["settings", "product"],
    source: ["ej"],
  },
];
