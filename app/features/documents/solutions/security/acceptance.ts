/** Acceptance tests and cutover. */

import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import { following, isMonthly } from "#app/features/documents/brief/change-window.ts";
import type { Pack, TestRow, Wording } from "#app/features/documents/pack.ts";
import { monthlyWeekends } from "#app/features/documents/plan/plan.ts";
import { downloadsRefusedBy } from "./access-policies.ts";
import {
  ASSESSMENT,
  BUILD,
  DETECTION,
  DIRECTORY,
  DISKS,
  ENCRYPTION,
  ENDPOINT,
  EXCHANGE_CLOSED,
  isHipaa,
  LARGER,
  LEAVERS,
  MANUFACTURING,
  MEASURED,
  POLICIES,
  POLICIES_FOR_ADMINISTRATORS,
  PUPILS,
  SEATS,
  SERVER_SENSORS,
  SIEM,
  SMALL,
  TENANT,
  TIER0,
  TIERED,
  TIERED_WITH_DETECTION,
  UNREAD,
  USERS_LEFT,
} from "./answers.ts";
import { reportDrafted } from "./incidents.ts";
import { GAPS_LISTED } from "./named-framework.ts";
import { DETECTION_ROLLOUT, ENFORCEMENT, FRAGILE, TIERING, wave } from "./names.ts";
import { begins } from "./tasks.ts";

/** What an agent finds is tried with harmless malware; where detection is the project, before what comes with it. */
const detectionTests = (when: Condition): TestRow[] => [
  {
    test: "Harmless test malware (EICAR) on a device",
    pass: "alert in the queue and device isolated within 15 minutes (Action center)",
    component: "Detection",
    when: all(when, ENDPOINT, none(...FRAGILE.map((row) => row.when))),
    source: ["ej"],
  },
  ...FRAGILE.map(
    (row): TestRow => ({
      test: `Harmless test malware (EICAR) on an office PC and on ${row.device}${row.when === MANUFACTURING ? " with a sensor," : ""} not in use`,
      pass: `detected on both; PC isolated within 15 minutes; for the other, the responder must first ${row.first}`,
      component: "Detection",
      when: all(when, ENDPOINT, row.when),
      source: ["ej"],
    }),
  ),
];

/** Where the directory is the project, this comes before what other projects have too. */
const directoryRestored = (when: Condition): TestRow => ({
  test: "Directory restored from the offline copy on an isolated network",
  pass: "copy encrypted; within the recovery time, a test user signs in, SYSVOL and NETLOGON are shared and dcdiag reports no unexplained errors",
  component: "Recovery",
  when,
  source: ["ej"],
});

const logsKept = (when: Condition): TestRow => ({
  test: "Log retention setting",
  pass: "90 days in the analytics tier and 12 months in the lake set; a query finds a sign-in from the first week; no connector silent for a day",
  component: "Log",
  when,
  source: ["ciso-lib"],
});

const EXCHANGE_REQUESTED =
  "Exchange Server endpoints (/owa, /ecp, /ews, /Microsoft-Server-ActiveSync) requested from the internet";
/** Where a small organisation also keeps logs, a test of its own would leave no room for the restore that regulation wants. */
const EXCHANGE_WITH_SIGN_IN = all(EXCHANGE_CLOSED, DETECTION, SIEM, SMALL);

/** What a decision promises of those who maintain a plant from outside. */
const VISITED = all(BUILD, MANUFACTURING, none(SMALL));

export const TESTS: Pack["tests"] = [
  {
    test: (brief) =>
      `Sign-in of a test user without MFA, and one with a legacy protocol${downloadsRefusedBy(brief) && "; a download in a browser under CA12"}${brief.holds(EXCHANGE_WITH_SIGN_IN) ? `; ${EXCHANGE_REQUESTED}` : ""}`,
    pass: (brief) =>
      `blocked; the sign-in log shows error 50074 or 50076 (CA02) and 53003 (CA01)${downloadsRefusedBy(brief) && "; download refused"}${brief.holds(EXCHANGE_WITH_SIGN_IN) ? "; endpoints unreachable, or MFA is required" : ""}`,
    component: "Identity",
    when: POLICIES,
    source: ["ca-templates"],
  },
  {
    test: (brief) =>
      `Break-glass sign-in with each key, in a private window${brief.holds(POLICIES_FOR_ADMINISTRATORS) ? `; an administrator's without a key${brief.holds(USERS_LEFT) ? ", and a user's without a second factor" : ""}` : ""}`,
    pass: (brief) =>
      brief.holds(BUILD)
        ? `succeeds, alert within 15 minutes${brief.holds(POLICIES_FOR_ADMINISTRATORS) ? `; ${brief.holds(USERS_LEFT) ? "both refused, the administrator's where CA03 is enforced" : brief.holds(TENANT) ? "refused where CA03 is enforced" : "refused"}` : ""}`
        : "succeeds and appears in the sign-in log",
    component: "Emergency access",
    when: MEASURED,
    source: ["mfa-mandatory"],
  },
  {
    test: "Sign-in with the emergency account",
    pass: "succeeds and is logged; the password is then changed and sealed",
    component: "Emergency access",
    when: UNREAD,
    source: ["ej"],
  },
  GAPS_LISTED,
  {
    test: "Score of each domain",
    pass: "two pieces of evidence, listed in the register",
    component: "Assessment",
    when: ASSESSMENT,
    source: ["ej"],
  },
  {
    test: EXCHANGE_REQUESTED,
    pass: "unreachable, or MFA is required",
    component: "Mail",
    when: all(EXCHANGE_CLOSED, none(EXCHANGE_WITH_SIGN_IN)),
    source: ["eol", "ej"],
  },
  {
    test: "Invitation of a guest by a test pupil",
    pass: "blocked",
    component: "Pupil accounts",
    when: PUPILS,
    source: ["ej"],
  },
  {
    test: "Attack paths from a standard account to Tier 0 (BloodHound collection) and the certificate review (Invoke-Locksmith), before and after; interactive sign-in of a Tier 0 account on a PC; unsigned LDAP query to a domain controller",
    pass: "no path remains without a signed exception; no ESC1, 4, 6, 8, 15 or 16 findings; sign-in denied (event 4625, status 0xC000015B); query refused, or its clients are a signed exception",
    component: "Tier 0",
    when: TIER0,
    source: ["privaccess", "locksmith", "ej"],
  },
  directoryRestored(TIER0),
  {
    test: "Table-top exercise of an account takeover",
    pass: (brief) =>
      `run book followed; times to first call, session revocation and notification decision recorded${reportDrafted(brief)}${isHipaa(brief) ? "; record and log extract filed, to be kept for six years" : ""}`,
    component: "Response",
    when: BUILD,
    source: ["ej"],
  },
  ...detectionTests(DETECTION),
  logsKept(all(SIEM, SEATS)), // regulation is why they have them
  {
    test: "Restore of a server from its backup",
    pass: "server starts; time taken and backup encryption recorded in the recovery plan",
    component: "Recovery",
    when: all(BUILD, none(TIERED)),
    source: ["ej"],
  },
  {
    test: (brief) =>
      `Activation of a role${brief.holds(VISITED) ? "; sign-in for remote maintenance of a plant computer, between visits and in one" : ""}`,
    pass: (brief) =>
      `approved by a second person, self-approval not possible; role expires on time, both in the audit log${brief.holds(VISITED) ? "; refused between visits, and under a person's name in one" : ""}`,
    component: "Privileges",
    when: BUILD,
    source: ["scuba"],
  },
  directoryRestored(TIERED_WITH_DETECTION),
  {
    test: "Certificate review (Invoke-Locksmith); interactive sign-in of a Tier 0 account on a PC",
    pass: "no ESC1, 4, 6, 8, 15 or 16 findings; sign-in denied (event 4625, status 0xC000015B)",
    component: "Tier 0",
    when: TIERED_WITH_DETECTION,
    source: ["privaccess", "locksmith"],
  },
  {
    test: "Encryption report of managed laptops; one recovery key looked up",
    pass: "each encrypted or on the exception register, key found",
    component: "Data",
    when: all(DISKS, none(ENCRYPTION)), // whose control has its own
    source: ["ej"],
  },
  ...detectionTests(none(DETECTION)),
  logsKept(all(SIEM, LARGER)),
  {
    test: (brief) => `Baseline report (Invoke-SCuBA) ${brief.holds(TENANT) ? "before and after" : "of the new tenant"}`,
    pass: (brief) =>
      brief.holds(TENANT)
        ? "failures in the Entra ID section down by at least 70%"
        : "each failure in the Entra ID section is a signed exception with an end date",
    component: "Baseline",
    when: POLICIES,
    source: ["scuba", "ej"],
  },
  {
    test: "Baseline report before and after the quick wins",
    pass: "every finding on the quick-win list closed",
    component: "Baseline",
    when: all(ASSESSMENT, TENANT),
    source: ["scuba"],
  },
  {
    test: "Quick wins, rechecked after five days",
    pass: "each setting still in place by comparison of exports; no related ticket open",
    component: "Baseline",
    when: UNREAD,
    source: ["ej"],
  },
  {
    test: "Each step of the road map",
    pass: "owner, effort, licence impact and date",
    component: "Road map",
    when: ASSESSMENT,
    source: ["ej"],
  },
  {
    test: "Accounts of the assessment tools",
    pass: "removed at the end, sign-in log reviewed",
    component: "Assessment",
    when: all(ASSESSMENT, any(TENANT, DIRECTORY)),
    source: ["scuba", "ej"],
  },
  {
    test: "A test account reported as a leaver",
    pass: "disabled and its sessions revoked within four hours, by the written steps",
    component: "Identity",
    when: LEAVERS,
    source: ["ej"],
  },
  {
    test: "Legacy authentication in 7 days, by the “Client app” filter of the sign-in log",
    pass: "no successful sign-in",
    component: "Identity",
    when: all(POLICIES, none(is("security-requirements", "mfa", "zero-trust"))),
    source: ["scuba"],
  },
];

const fromCutover: Wording = (brief) =>
  isMonthly(brief) && monthlyWeekends(brief) < 2
    ? "T0, on the monthly weekend"
    : `T0 ${following(brief, "onwards").replace("the", "and the")}`;

export const CUTOVER: Pack["cutover"] = [
  {
    step: "Quick win announced, current setting exported",
    time: "T−5 days",
    check: "owner agrees, setting filed",
    back: "not required",
    when: ASSESSMENT,
    source: ["ej"],
  },
  {
    step: "Quick win applied",
    time: "T0",
    check: "sign-in and mail work for five users",
    back: "exported setting restored",
    when: ASSESSMENT,
    source: ["ej"],
  },
  {
    step: "Quick win confirmed",
    time: "T+5 days, by the read-out",
    check: "no open ticket",
    back: "exported setting restored",
    when: all(ASSESSMENT, none(SMALL)), // whose acceptance tests say the same
    source: ["ej"],
  },
  {
    step: (brief) =>
      `Sensors in passive mode alongside the existing product on pilot devices${brief.holds(SERVER_SENSORS) ? "; servers need the ForceDefenderPassiveMode setting" : ""}`,
    time: "start of the pilot",
    check: "98% of the pilot reporting for 5 days; Get-MpComputerStatus shows “Passive Mode”",
    back: "sensor offboarded",
    when: ENDPOINT,
    source: ["ej"],
  },
  {
    step: "Cross-tier sign-ins audited (event 4624 for Tier 0 accounts outside Tier 0)",
    time: (brief) => (brief.holds(TIER0) ? "T−14 days" : "two weeks before the restrictions"),
    check: "each explained by a task, service or scheduled job",
    back: "not required",
    when: TIERED,
    source: ["privaccess", "ej"],
  },
  {
    step: "Administrators work from privileged workstations only",
    time: "T−7 days at the latest",
    check: "a week's tasks completed from them",
    back: "previous method reinstated, reason recorded",
    when: TIER0,
    source: ["privaccess", "ej"],
  },
  {
    step: (brief) =>
      `Policies enforced for the pilot: IT team and 10% of users${brief.holds(TENANT) ? "; CA01, CA02 and CA04 for all where security defaults end" : ""}`,
    time: "T−7 days at the latest",
    check: "every blocked sign-in explained, no work-stopping ticket open",
    back: "remove the group",
    when: POLICIES,
    source: ["ca-templates", "ej"],
  },
  {
    step: (brief) => `Enforcement by ${wave(brief)}${begins(ENFORCEMENT)(brief)}`,
    time: fromCutover,
    check: (brief) => `no open incident from previous ${wave(brief)}s`,
    back: (brief) => `${wave(brief)} excluded from the policy`,
    when: POLICIES,
    source: ["ej"],
  },
  {
    step: (brief) => `Existing product removed and Defender activated, wave by wave${begins(DETECTION_ROLLOUT)(brief)}`,
    time: fromCutover,
    check: "Get-MpComputerStatus shows “Normal” across the wave; previous product uninstalled",
    back: "previous product reinstalled for the wave",
    when: ENDPOINT,
    source: ["ej"],
  },
  {
    step: (brief) =>
      `${
        brief.domainControllers === 1
          ? "Logon restriction GPOs linked, the only domain controller last"
          : "Logon restriction GPOs applied to one domain controller and a few PCs, then to each tier"
      }${brief.holds(TIER0) ? begins(TIERING)(brief) : ""}`,
    time: (brief) => (brief.holds(TIER0) ? "T0" : "second half of the rollout"),
    check: "all tasks work from privileged workstations",
    back: "unlink the GPO",
    when: TIERED,
    source: ["privaccess", "ej"],
  },
  {
    step: "Standing members of Tier 0 groups removed",
    time: "last week of the rollout",
    check: "Get-ADGroupMember -Recursive lists the emergency accounts only",
    back: "membership restored for a day using an emergency account",
    when: TIERED,
    source: ["privaccess", "ej"],
  },
];
