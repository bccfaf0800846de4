/** Operations, signals, recovery and training. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES, KEYS_IN_MODULES, type Size } from "#app/features/documents/facts/effort.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { figure } from "#app/features/documents/words.ts";
import { CONNECTOR, isExperienced, needsSpare, SEVERAL_CAS, SINGLE, SMALL, TIERED, withinTheHour } from "./answers.ts";
import { isSeparated } from "./duties.ts";
import { backupInterval, ISOLATED, isFrequent, restoredIn, STANDBY } from "./restore.ts";

const hostRestoredIn = (brief: Brief): string => (withinTheHour(brief) ? "1 hour" : "4 hours");
const TRAINING_HOURS: Record<Size, number> = { small: 2, medium: 4, large: 6, enterprise: 8 };

/** Whoever may back up, where the duties are shared out. */
const BACKED_UP_BY = [
  ["Backup custodian", isSeparated],
  ["Client IT", (brief: Brief) => !isSeparated(brief)],
] as const;

export const OPERATION_TASKS: Pack["operations"] = [
  ...BACKED_UP_BY.flatMap(([owner, isTheirs]) => [
    {
      frequency: "Daily" as const,
      task: "Issuing CA database backup; backup report and next update of each CRL checked",
      owner,
      asked: (brief: Brief) => isTheirs(brief) && !isFrequent(brief),
      source: ["pki-sec", "ej"] as const,
    },
    {
      frequency: "Daily" as const,
      task: "Full issuing CA database backup; all incremental backups of the day and next update of each CRL checked",
      owner,
      asked: (brief: Brief) => isTheirs(brief) && isFrequent(brief),
      source: ["pki-sec", "ej"] as const,
    },
  ]),
  { frequency: "Weekly", task: "pkiview", owner: "Client IT", source: ["pki-crl"] },
  {
    frequency: "Monthly",
    task: "Locksmith run; expiry report at 90, 60 and 30 days",
    owner: "Security lead",
    source: ["locksmith", "ej"],
  },
  {
    frequency: "Monthly",
    task: "Certificate inventory report",
    owner: "Security lead",
    when: is("integration-needs", "reporting-tools"),
    source: ["ej"],
  },
  {
    frequency: "Quarterly",
    task: "Review of role groups, enrolment rights and Locksmith findings",
    owner: "Consultant",
    source: ["pki-sec", "ej"],
  },
  ...[true, false].map(
    (spare) =>
      ({
        frequency: "Quarterly",
        task: `Restore test on ${spare ? STANDBY : ISOLATED}, every second quarter`,
        owner: "Consultant",
        asked: (brief: Brief) => needsSpare(brief) === spare,
        source: ["ej"],
      }) as const,
  ),
  {
    frequency: "Yearly",
    task: "Root ceremony for the CRL; CA and OCSP key renewal plan",
    owner: "Consultant, operator and witness",
    when: all(TIERED, none(KEYS_IN_MODULES)),
    source: ["pki-crl"],
  },
  {
    frequency: "Quarterly",
    task: "Root ceremony for the CRL, every second quarter; CA and OCSP key renewal plan",
    owner: "Consultant, operator and witness",
    when: all(TIERED, KEYS_IN_MODULES),
    source: ["pki-crl"],
  },
  {
    frequency: "Yearly",
    task: "NDES registration certificates, valid for 2 years: renewal, with their templates published only for it",
    owner: "Client IT",
    when: CONNECTOR,
    source: ["ej"],
  },
  {
    frequency: "Yearly",
    task: "HSM firmware, cards and backup",
    owner: "Consultant",
    when: HAS_MODULES,
    source: ["ej"],
  },
];

export const SIGNALS: Pack["signals"] = [
  {
    signal: "CA database backup",
    threshold: (brief) =>
      isFrequent(brief) ? `the first interval of ${backupInterval(brief)} without one` : "none completed for 26 hours",
    action: "run it by hand, find the cause",
    source: ["pki-sec", "ej"],
  },
  {
    signal: "Next update of each CRL",
    threshold: (brief) => `base: under 2 days away${brief.holds(TIERED) ? "; root: under 50 days" : ""}`,
    action: "publish, find the cause",
    source: ["pki-crl", "ej"],
  },
  {
    signal: "Denied requests (event 4888)",
    threshold: (brief) => `more than ${figure(Math.max(1, Math.round(brief.devices / 500)) * 5)} in an hour`,
    action: "check for a template or permission error, or an attack",
    source: ["pki-sec", "ej"],
  },
  {
    signal: "Permissions, audit filter or manager settings changed (events 4882, 4885, 4890), rows deleted (4896)",
    threshold: "any",
    action: "compare with the change record",
    source: ["pki-sec"],
  },
];

export const RECOVERY: Pack["recovery"] = [
  ...[false, true].flatMap((frequent) =>
    ([none(HAS_MODULES), HAS_MODULES] as const).map((when) => {
      const withModule = when === HAS_MODULES;
      return {
        service: "Issuing CA",
        betters: ["day", "week"],
        rpo: "24 hours",
        quicker: ["hour", "hours"], // who can wait for a day is not promised hours
        rto: restoredIn,
        method: `Backup-CARoleService -DatabaseOnly nightly${frequent ? ", -Incremental in between" : ""}, registry, CAPolicy.inf, template export; key ${withModule ? "in both HSMs and their backup device" : "once, encrypted and offline"}; measured from the decision to restore`,
        when,
        asked: (brief: Brief) => isFrequent(brief) === frequent,
        source: ["pki-sec", "ej"],
      } as const;
    }),
  ),
  ...([none(HAS_MODULES), HAS_MODULES] as const).map(
    (when) =>
      ({
        service: "CRL publication",
        rpo: "none",
        rto: "within the 3-day overlap of the CRL",
        method: `Re-sign ${when === HAS_MODULES ? "on another server authorised to use the HSM" : "with the backed-up"} key (certutil -sign)`,
        when,
        source: ["ej"],
      }) as const,
  ),
  {
    service: "Offline root",
    rpo: "last ceremony",
    rto: "5 working days",
    method: "Second sealed copy from the second safe",
    when: TIERED,
    source: ["ej"],
  },
  ...(
    [
      [SMALL, "Web host"],
      [SINGLE, "OCSP and web host"],
      [SEVERAL_CAS, "OCSP and web hosts"],
    ] as const
  ).map(
    ([when, service]) =>
      ({
        service,
        rpo: "none",
        rto: hostRestoredIn,
        method: "Server image or script; the CA republishes the content",
        when,
        source: ["ej"],
      }) as const,
  ),
];

export const TRAINING: Pack["training"] = [
  {
    audience: "PKI administrators",
    content: (brief) =>
      isExperienced(brief)
        ? "Recent changes: strong mapping, ESC15 to ESC17, restore"
        : "Templates, approval, revocation, restore",
    hours: (brief) => TRAINING_HOURS[brief.size] / (isExperienced(brief) ? 2 : 1),
    source: ["ej"],
  },
  { audience: "Help desk", content: "Enrolment errors, expired certificates", hours: 2, source: ["ej"] },
];
