/** The tasks of a project that builds, beside those of an assessment, and the week in which the plan ends each. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Pack, TaskRow } from "#app/features/documents/pack.ts";
import { tasksOf } from "#app/features/documents/plan/tasks.ts";
import { downloadsRefusedBy } from "./access-policies.ts";
import {
  ACCOUNTS_WITH_TIERS,
  BUILD,
  DEFAULTS_QUICKLY,
  DETECTION,
  DEVICE_RULES,
  DIRECTORY,
  DIRECTORY_QUICKLY,
  DISKS,
  ENDPOINT,
  ENROLS,
  ENROLS_JOINING,
  EXCHANGE_CLOSED,
  LARGER,
  LEAVERS,
  MAIL_IN_TENANT,
  MANAGED,
  MIGRATES,
  NEW_TENANT,
  POLICIES,
  POLICIES_FOR_ADMINISTRATORS,
  SERVER_SENSORS,
  SIEM,
  SMALL,
  SYNCHRONISED,
  SYNCHRONISES,
  TENANT,
  TIER0,
  TIERED,
  USERS_LEFT,
  WATCHED,
  WORKSTATIONS_BY_POLICY,
} from "./answers.ts";
import { ACADEMIC_SUITE, SUITE } from "./answers-licences.ts";
import {
  DETECTION_ROLLOUT,
  ELIGIBLE,
  ENFORCEMENT,
  joiningDirectory,
  passwordsReset,
  QUICK_WINS,
  RULES_BLOCK,
  restoredFirst,
  SERVICE_ACCOUNTS,
  TIERING,
} from "./names.ts";
import {
  accountDays,
  applications,
  bySize,
  connected,
  interviewDays,
  SENSORS_A_DAY,
  sensed,
  sensors,
  serviceAccounts,
  withDeputy,
} from "./quantities.ts";
import { endsInAudit, rulesEnforced } from "./rules-in-audit.ts";
import { ASSESSMENT_TASKS, EMERGENCY } from "./tasks-assessment.ts";

/** Set up and handed over to their administrators. */
const WORKSTATIONS_A_DAY = 5;

/** Half a day, and one for each so many of what is counted, up to where policy and script do the rest: planning assumptions. */
const atPace =
  (each: number, of: (brief: Brief) => number, ...most: Parameters<typeof bySize>) =>
  (brief: Brief): number =>
    Math.min(bySize(...most)(brief), 0.5 + of(brief) / each);

/** A further application takes half a day, as the assumptions say; a small organisation connects one. */
const joiningDays = (brief: Brief): number => {
  const most = bySize(1.5, 2.5, 8, 15)(brief);
  const applied = brief.holds(SMALL) ? 0 : applications(brief) / 2;
  return Math.min(most, 0.5 + applied + (brief.users + brief.devices) / 250);
};
const enforcementDays = atPace(250, (brief) => brief.users, 1, 1.5, 4, 8);
/** What no group policy enrols. */
const phones = (brief: Brief): string =>
  brief.holds(MANAGED) ? ", phones through Apple Business Manager and Android Enterprise" : "";

/** The days are the engineer's alone: who touches the devices is not in them. */
function enrolledBy(brief: Brief): string {
  if (brief.holds(SMALL)) return "Devices";
  return brief.holds(DIRECTORY)
    ? "Joined PCs enrolled by group policy in rings, other devices by their users with the help desk; devices"
    : "Devices enrolled in rings by their users with the help desk; they";
}

/** Each is tried with what signs in by it, and with its vendor; planning assumption. */
const SERVICE_ACCOUNTS_A_DAY = 2;

/** Whose rights beside those of administrators the task of privileges carries. */
const OUTSIDERS: Partial<Record<string, string>> = {
  manufacturing: ", plant computers listed, remote maintenance through named accounts",
  government: ", named supplier accounts, with an end date",
  technology: ", build machines and signing keys listed, none with standing rights",
};

const outsiders = (brief: Brief): string => OUTSIDERS[brief.values("industry")[0] ?? ""] ?? "";
/** Detection reaches them with the plans of larger organisations. */
const CLOUD_APPLICATIONS = all(ENDPOINT, any(SUITE, ACADEMIC_SUITE));

/** Administrators whose roles are made eligible and reviewed; planning assumption. */
const ELIGIBLE_A_DAY = 4;

export const TASKS: Pack["tasks"] = [
  ...ASSESSMENT_TASKS,
  {
    phase: 1,
    title: "Break-glass accounts with alerting, separate administrator accounts",
    ...EMERGENCY,
    when: all(BUILD, TENANT),
  },
  {
    phase: 1,
    title: "Tenant with break-glass accounts, alerting and separate administrator accounts",
    kind: "build",
    role: "Engineer",
    weight: 3,
    holds: accountDays,
    most: (brief) => 3 + 2 * accountDays(brief),
    mark: "emergency",
    deliverable: "Tenant, tested accounts, keys in two safes",
    when: NEW_TENANT,
  },
  {
    phase: 1,
    title: (brief) => `Assessment: tools${brief.holds(SMALL) ? "" : ", interviews"}, score`,
    kind: "discovery",
    role: "Architect",
    weight: 8,
    holds: (brief) => Math.max(1, interviewDays(brief)),
    deliverable: (brief) =>
      `Evidenced score for eight domains, ${brief.holds(TENANT) ? "baseline report, " : ""}quick-win list${brief.holds(DIRECTORY) ? ", certificate templates reviewed (Locksmith)" : ""}${brief.holds(TIER0) ? ", attack paths (BloodHound), privileged service accounts listed" : ""}`,
    when: BUILD,
  },
  {
    phase: 1,
    title: "Exchange Server closed to the internet, or updated",
    waits: ["kick-off"],
    kind: "build",
    stopsAs: "rollout",
    goesOn: true,
    role: "Engineer",
    weight: 1,
    holds: bySize(0.5, 1, 2, 3),
    most: bySize(1, 2, 4, 5),
    least: 2, // what the VPN carries is known at the end of the first week
    deliverable:
      "Users informed of date and mail access, list of published services, RDP among them, each closed, updated or with an owner and a date",
    when: EXCHANGE_CLOSED,
  },
  {
    phase: 1,
    title: QUICK_WINS,
    waits: ["emergency", "inventory"],
    kind: "build",
    stopsAs: "rollout",
    role: "Engineer",
    weight: (brief) => (brief.holds(DIRECTORY_QUICKLY) ? 6 : 3),
    holds: (brief) =>
      (brief.holds(any(DIRECTORY_QUICKLY, DEFAULTS_QUICKLY)) ? 1 : 0.5) + (restoredFirst(brief) ? 0.5 : 0),
    deliverable: (brief) =>
      `${restoredFirst(brief) ? "Backup of the only domain controller restored on an isolated host before the directory is changed, q" : "Q"}uick-win list closed, ${brief.holds(DEFAULTS_QUICKLY) ? "every user registered for MFA, " : ""}${brief.holds(DIRECTORY_QUICKLY) ? passwordsReset(brief) : "previous settings exported"}`,
    when: BUILD,
  },
  {
    phase: 1,
    title: "Access policy and privilege design",
    kind: "design",
    role: "Architect",
    weight: 3,
    holds: (brief) => (brief.holds(SMALL) ? 1 : 0),
    deliverable: (brief) =>
      `Policies with groups and exclusions, roles with approvers, exception form${brief.holds(ENDPOINT) ? "" : ", draft run books"}`,
    when: BUILD,
  },
  {
    phase: 2,
    title: joiningDirectory,
    mark: "platform",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 11,
    holds: joiningDays,
    deliverable: (brief) =>
      `Identities in the tenant, each asked for MFA by security defaults or a policy${brief.holds(LARGER) ? ", password writeback enabled" : ""}${brief.frontline > 0 && brief.holds(none(SMALL)) ? ", Kerberos server object for security keys on joined PCs" : ""}${brief.holds(any(TIERED, SMALL)) ? "" : ", sign-in to the synchronisation servers restricted"}${brief.holds(ENROLS_JOINING) ? `, ${brief.holds(SMALL) ? "" : "pilot "}${brief.holds(MANAGED) ? "PCs" : "devices"} enrolled by group policy${brief.holds(SMALL) ? "" : ", others ahead of their wave"}${phones(brief)}` : ""}, ${connected(brief)} connected to Entra ID`,
    when: SYNCHRONISES,
  },
  {
    phase: 2,
    title: "Accounts migrated from the current identity provider, device enrolment configured",
    mark: "platform",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 11,
    holds: joiningDays,
    deliverable: (brief) =>
      `Identities in the tenant, each asked for MFA by security defaults or a policy, pilot devices enrolled, others enrolled at first sign-in ahead of their wave${phones(brief)}, ${connected(brief)} connected to Entra ID`,
    when: MIGRATES,
  },
  ...(["Architect", "Engineer"] as const).map(
    (role): TaskRow => ({
      phase: 2,
      title: ELIGIBLE,
      waits: ["platform"], // the accounts of approvers and reviewers, where they are still to come
      carries: ["identity-management"],
      kind: "build",
      role,
      weight: 3,
      holds: (brief) => Math.max(0.5, brief.administrators / ELIGIBLE_A_DAY),
      most: (brief) => 4 + brief.administrators / ELIGIBLE_A_DAY,
      deliverable: (brief) =>
        `No standing administrators, approvers named, first review minuted${brief.holds(POLICIES_FOR_ADMINISTRATORS) ? `, keys enforced for administrators (CA03)${brief.holds(all(TENANT, none(USERS_LEFT))) ? " where security defaults are off" : ""}` : ""}${brief.holds(LEAVERS) ? ", steps for joiners, movers and leavers written down" : ""}${outsiders(brief)}`,
      // beside the review alone, an architect of a small project would do it in the last week of the build
      when: role === "Engineer" ? all(BUILD, SMALL) : all(BUILD, none(SMALL)),
    }),
  ),
  {
    phase: 2,
    title: "Devices joined or enrolled, compliance policies",
    mark: "platform", // disks are encrypted by policy once devices report
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 4,
    holds: atPace(80, (brief) => brief.devices, 1.5, 3.5, 8, 14),
    deliverable: (brief) =>
      `${enrolledBy(brief)} report compliance, those without a policy as non-compliant, nothing blocked${brief.holds(DEVICE_RULES) ? " yet" : ""}${phones(brief)}`,
    when: ENROLS,
  },
  {
    phase: 2,
    title: (brief) =>
      `Policies in report-only mode${brief.holds(DEVICE_RULES) ? " with app protection on phones" : ""}, log review`,
    waits: ["platform"],
    kind: "build",
    stopsAs: "discovery",
    role: "Engineer",
    weight: 3,
    holds: 0.5,
    deliverable: (brief) => {
      const services = downloadsRefusedBy(brief);
      return `Each “Report-only: Failure” explained, jobs using personal accounts listed${services && `, ${services} set to refuse downloads to browsers under CA12`}${brief.holds(all(SYNCHRONISED, LARGER)) ? ", password writeback enabled where it is not" : ""}`;
    },
    when: POLICIES,
  },
  {
    phase: 2,
    title: (brief) =>
      brief.holds(POLICIES)
        ? "Pilot: endpoints and sensors; policies enforced for the IT team and 10% of users"
        : "Onboarding pilot: endpoints and sensors",
    kind: "pilot",
    role: "Engineer",
    weight: (brief) => (brief.holds(POLICIES) ? 6 : 4),
    deliverable: (brief) =>
      `Conflicts with the existing product and exclusions listed${brief.holds(POLICIES) ? ", blocked sign-ins explained" : ""}`,
    when: ENDPOINT,
  },
  {
    phase: 2,
    title: "Pilot: administrators on dedicated workstations only, cross-tier sign-ins audited",
    waits: "all",
    kind: "pilot",
    role: "Engineer",
    weight: (brief) => (brief.holds(LARGER) ? 1 : 3), // of so few days, else it is no row of its own and the sensors wait for it
    deliverable: "Each Tier 0 account sign-in outside Tier 0 (event 4624) explained",
    when: all(TIER0, none(ENDPOINT, POLICIES)),
  },
  {
    phase: 2,
    title: "Pilot of the policies: enforced for the IT team and 10% of users",
    kind: "pilot",
    role: "Engineer",
    weight: 3,
    deliverable: "Pilot report with tickets, blocked sign-ins and their cause",
    when: all(POLICIES, none(ENDPOINT)),
  },
  {
    phase: 2,
    title: "Identity sensors on domain controllers and other identity servers",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 2,
    holds: (brief) => Math.max(0.5, sensors(brief) / SENSORS_A_DAY),
    most: (brief) => 1 + (2 * sensors(brief)) / SENSORS_A_DAY,
    deliverable: "Required audit policy set (Test-MDIConfiguration), every sensor reporting",
    when: TIERED,
  },
  {
    phase: 2,
    title: "Sentinel workspace and connectors",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: (brief) => (brief.holds(DETECTION) ? 6 : 3),
    holds: bySize(1.5, 2, 3, 5),
    deliverable: (brief) =>
      `Connectors, agents on ${brief.holds(SERVER_SENSORS) ? "pilot servers" : "servers"} through Azure Arc, ten rules each proven with a test event, cost alert, daily cap`,
    when: SIEM,
  },
  {
    phase: 2,
    title: "Tier 0 inventory, privileged workstations",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: (brief) => (brief.holds(TIER0) ? 6 : 4),
    holds: (brief) => 1 + withDeputy(brief) / WORKSTATIONS_A_DAY,
    deliverable: "Tier 0 list with owners and agents, a workstation per administrator, accounts per tier",
    when: TIERED,
  },
  {
    phase: 2,
    title: "Certificate templates remediated, LAPS piloted",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: (brief) => (brief.holds(TIER0) ? 5 : 3),
    holds: bySize(1, 1.5, 4, 6),
    deliverable: "Certificate review free of findings, LAPS policy tested",
    when: TIERED,
  },
  {
    phase: 2,
    title: "Offline directory backup, recovery plan",
    kind: "build",
    role: "Engineer",
    weight: (brief) => (brief.holds(TIER0) ? 4 : 2),
    holds: bySize(0.5, 1, 2, 3),
    most: bySize(2, 3, 6, 8),
    deliverable:
      "Copy that no domain administrator can delete, restored in isolation, plan with the sequence of domain controllers and passwords",
    when: TIERED,
  },
  {
    phase: 2,
    title: "Privileged workstations",
    waits: [],
    kind: "build",
    role: "Engineer",
    weight: 2,
    holds: (brief) => withDeputy(brief) / WORKSTATIONS_A_DAY,
    deliverable: "Workstations in use, a week of administration done from them (CA13 enforces it)",
    when: WORKSTATIONS_BY_POLICY,
  },
  {
    phase: 3,
    title: ENFORCEMENT,
    waits: ["training"],
    carries: ["mfa", "zero-trust", "mobile-device-management"],
    kind: "rollout",
    role: "Engineer",
    weight: 5,
    holds: (brief) => Math.max(1, enforcementDays(brief)), // a group at a time, with what each blocks
    deliverable: (brief) =>
      `Policies enforced, ${brief.frontline > 0 && brief.holds(POLICIES) ? "keys issued by team leads and registered, " : ""}${brief.holds(DISKS) ? "managed laptops encrypted with keys escrowed, " : ""}exception register with end dates within 180 days`,
    when: POLICIES,
  },
  ...[true, false].map(
    (late): TaskRow => ({
      phase: 3,
      title: (brief) =>
        `${DETECTION_ROLLOUT}${brief.holds(SERVER_SENSORS) ? ", servers through Azure Arc" : ""}, attack surface reduction rules in audit${brief.holds(MAIL_IN_TENANT) ? "; mail presets, sender authentication" : ""}`,
      mark: late ? "detection" : "endpoints", // in a short rollout it comes first
      waits: [],
      carries: ["threat-protection"],
      kind: "rollout",
      role: "Engineer",
      weight: (brief) => (brief.holds(MAIL_IN_TENANT) ? 5 : 4),
      holds: atPace(150, sensed, 1.5, 2.5, 6, 10),
      deliverable: (brief) =>
        `98% of devices reporting${brief.holds(SERVER_SENSORS) && brief.known("windows-server-version") === "2012" ? " (Windows Server 2012 before R2 takes no sensor and is not counted)" : ""}, none with two active products${brief.holds(MAIL_IN_TENANT) ? `, Standard presets on every mailbox${brief.holds(SUITE) && brief.frontline > 0 ? " as far as its plan allows" : ""}, SPF, DKIM and DMARC published` : ""}${brief.holds(CLOUD_APPLICATIONS) ? ", Microsoft 365 connected to Defender for Cloud Apps" : ""}, a run book per incident`,
      when: ENDPOINT,
      asked: (brief) => endsInAudit(brief) === late,
    }),
  ),
  {
    phase: 3,
    title: TIERING,
    waits: [],
    kind: "rollout",
    role: "Engineer",
    weight: (brief) => (brief.holds(ACCOUNTS_WITH_TIERS) ? 8 : 5),
    holds: (brief) => (brief.holds(ACCOUNTS_WITH_TIERS) ? 1.5 + serviceAccounts(brief) / SERVICE_ACCOUNTS_A_DAY : 1),
    deliverable: (brief) =>
      `Every task performed from its tier, ${brief.holds(ACCOUNTS_WITH_TIERS) ? "service accounts without directory privileges, attack paths closed" : "everything else blocked, matrix of tasks and accounts"}, ${passwordsReset(brief)}`,
    when: TIERED,
  },
  {
    phase: 3,
    title: SERVICE_ACCOUNTS,
    waits: [],
    kind: "rollout",
    role: "Engineer",
    weight: 4,
    holds: 1,
    deliverable: "Managed accounts with vendor-specified rights or dated exceptions, attack paths closed",
    when: all(TIER0, LARGER),
  },
  ...[true, false].map(
    (late): TaskRow => ({
      phase: late ? 4 : 3,
      title: RULES_BLOCK,
      waits: late ? [] : ["endpoints"],
      kind: "rollout",
      role: "Engineer",
      weight: 1,
      holds: bySize(0.5, 1, 1, 1),
      deliverable: rulesEnforced,
      when: ENDPOINT,
      asked: (brief) => endsInAudit(brief) === late,
    }),
  ),
  {
    phase: 4,
    title: (brief) => `Exercise: ${brief.holds(SMALL) ? "one incident" : "two incidents"}, one restore`,
    kind: "acceptance",
    role: "Architect",
    weight: 3,
    holds: (brief) => (brief.holds(TIERED) ? 1 : 0.5),
    most: bySize(2, 3, 5, 6),
    deliverable: "Exercise record with timings, run books corrected",
    when: BUILD,
  },
  {
    phase: 4,
    title: "Second measurement, filed in the evidence register",
    kind: "discovery",
    role: "Engineer",
    weight: 2,
    most: bySize(2, 3, 4, 5),
    deliverable: (brief) => `Final score${brief.holds(TIER0) ? ", attack paths" : ""} and baseline report`,
    when: BUILD, // an assessment is scored after its quick wins
  },
  {
    phase: 4,
    title: "Alert tuning with the monitoring team",
    kind: "handover",
    role: "Engineer",
    weight: 2,
    deliverable: (brief) =>
      `Ten noisiest alerts corrected, or excluded with a signed reason${brief.holds(ENDPOINT) && !endsInAudit(brief) ? "; attack surface reduction rules set to block on devices whose 30 days of audit end after the rollout" : ""}`,
    when: all(WATCHED, LARGER), // else hypercare would hold its days
  },
];

/** What was signed in across tiers is audited for so long before it is denied. */
const AUDITED_WEEKS = 2;

/** Number of the task in the plan, and the week in which it first changes what people notice: denial waits for its audit. */
export const begins =
  (title: string) =>
  (brief: Brief): string => {
    const tasks = tasksOf(brief, { tasks: TASKS });
    const named = (words: string) => tasks.find((task) => task.title.toLowerCase().includes(words.toLowerCase()));
    const task = named(title);
    if (!task) return "";
    const audit = title === TIERING ? named("cross-tier sign-ins audited") : undefined;
    const week = Math.min(task.to, Math.max(task.from, audit ? audit.from + AUDITED_WEEKS : 0));
    return ` (${task.id}, from week ${week})`;
  };

/** Of the course that a team with experience may do without. */
export const trainingDays = (brief: Brief): number =>
  brief.detail("skills") === "experienced" && brief.holds(POLICIES_FOR_ADMINISTRATORS)
    ? (tasksOf(brief, { tasks: TASKS }).find(({ title }) => title === "Training of administrators")?.days ?? 0) / 10 // as plans count them
    : 0;

/** Number and last week of the task in the plan, so that no table promises another date than the plan. */
export const due =
  (title: string) =>
  (brief: Brief): string => {
    const task = tasksOf(brief, { tasks: TASKS }).find((candidate) =>
      candidate.title.toLowerCase().includes(title.toLowerCase()),
    );
    return task ? `${task.id}, week ${task.to}` : "road map";
  };
