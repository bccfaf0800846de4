/** Acceptance tests and cutover. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { following, isMonthly, isWeekly } from "#app/features/documents/brief/change-window.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { monthlyWeekends } from "#app/features/documents/plan/plan.ts";
import {
  ACADEMIC,
  FORWARDED,
  HELD,
  HYBRID_SERVER,
  inEvenings,
  LABELS,
  LOSS_PREVENTION,
  MINIMAL,
  mayLoseAnHour,
  ONE_WEEKEND,
  OPTIMISE,
  OWN_MAIL,
  SECURE,
  SIDE_BY_SIDE,
  SMALL,
  SYNC_AFTER,
} from "./answers.ts";
import { waveOf } from "./names.ts";

/** Where compliance is required, its control proves it. */
const RETENTION_UNTESTED = none(is("security-requirements", "compliance"));

export const TESTS: Pack["tests"] = [
  {
    test: "Mail in and out, with a 10 MB attachment, and encrypted",
    pass: "delivered within 5 minutes in the message trace",
    component: "Mail",
    when: MAIL_MOVES,
    source: ["ej"],
  },
  {
    test: "SPF, DKIM and DMARC for three senders, from message headers in an external mailbox",
    pass: "“pass” for the visible From domain; at most ten SPF look-ups",
    component: "Mail",
    source: ["scuba", "ej"],
  },
  {
    test: "Sign-in with both break-glass accounts, all access policies on",
    pass: "succeeds; the sign-in log shows “Not applied” for each policy, and the alert arrives within 15 minutes",
    component: "Identity",
    when: none(is("security-requirements", "mfa")), // is accepted with that control
    source: ["ca-templates"],
  },
  {
    test: "Registration report “User registration details”",
    pass: (brief) => `every active ${brief.holds(ACADEMIC) ? "staff " : ""}account is MFA-capable`,
    component: "Identity",
    when: none(is("security-requirements", "mfa")), // is accepted as a control of its own
    source: ["scuba"],
  },
  {
    test: "Account of a pupil or student",
    pass: "cannot invite a guest; legacy-protocol sign-in is refused",
    component: "Identity",
    when: ACADEMIC,
    source: ["ej"],
  },
  {
    test: "Message deleted and purged from a mailbox on hold",
    pass: "found by a content search",
    component: "Protection",
    when: HELD,
    source: ["ej"],
  },
  {
    test: "Shared workstation: a second person signs in by key beside a locked session",
    pass: "a session of their own opens, the other stays locked; an idle one locks within 15 minutes",
    component: "Devices",
    when: all(is("industry", "healthcare"), none(OPTIMISE)),
    asked: (brief) => brief.frontline > 0,
    source: ["ej"],
  },
  {
    test: (brief) =>
      `Labelled file, highest level, sent outside${brief.holds(RETENTION_UNTESTED) ? "; test mail purged" : ""}`,
    pass: (brief) =>
      `external recipient denied; Activity explorer shows the file with its label${brief.holds(RETENTION_UNTESTED) ? "; the mail is found under retention" : ""}`,
    component: "Protection",
    when: all(LABELS, none(is("security-requirements", "data-encryption", "zero-trust"))), // is accepted with those controls
    source: ["purview"],
  },
  {
    test: "Message with a marked test number sent outside, simulation ended",
    pass: "blocked; sent once a reason is stated",
    component: "Protection",
    when: all(SECURE, none(LOSS_PREVENTION)), // is accepted as a control of its own
    source: ["purview", "ej"],
  },
  {
    test: "Free/busy in the scheduling assistant of one mailbox on each side, at pilot exit",
    pass: "times shown both ways, no hatched lines",
    component: "Hybrid",
    when: HYBRID_SERVER,
    source: ["exo-mig"],
  },
  {
    test: "Mail address added to one account with the Exchange Management Tools, all Exchange servers shut down",
    pass: "shown on the mailbox in Exchange Online after the next synchronisation",
    component: "Hybrid",
    when: MINIMAL,
    source: ["exo-tools", "ej"],
  },
  {
    test: (brief) =>
      mayLoseAnHour(brief)
        ? `Restore of one mail and one file, changed and deleted ${brief.detail("data-loss") === "minutes" ? "15 minutes" : "an hour"} later`
        : "Restore of one purged mail and one overwritten file",
    pass: (brief) =>
      `${brief.holds(none(OPTIMISE)) && mayLoseAnHour(brief) ? "both back, with the change," : "both intact"} within ${brief.holds(OPTIMISE) ? `a day${mayLoseAnHour(brief) ? `, their age noted beside the ${brief.detail("data-loss") === "minutes" ? "15 minutes" : "hour"} stated` : ""}; without an existing backup, the sponsor has signed for one of two quotations or against both` : "an hour"}`,
    component: "Backup",
    source: ["ej"],
  },
  {
    test: "Device compliance report of Intune",
    pass: (brief) =>
      `95% compliant${brief.holds(all(is("security-requirements", "data-encryption"), none(SMALL))) ? "; every computer's disk encrypted, its recovery key in Entra ID, or a dated exception" : ""}`,
    component: "Devices",
    source: ["ej"],
  },
  {
    test: (brief) =>
      `Mailboxes completed without skipped items${brief.holds(OWN_MAIL) ? " (Get-MigrationUser, data consistency score)" : ", counted on both sides"}`,
    pass: (brief) =>
      brief.holds(OWN_MAIL)
        ? "90% Perfect or Good at first run; before go-live, owners approve each Investigate and none is Poor"
        : "90% at first run, all before go-live",
    component: "Mail",
    when: MAIL_MOVES,
    source: ["exo-mig", "ej"],
  },
  {
    test: "Baseline report (Invoke-SCuBA) before and after",
    pass: "failures down by 70%, the remainder listed as exceptions",
    component: "Baseline",
    source: ["scuba", "ej"],
  },
  {
    test: "Assigned seats per plan (admin centre) compared with the persona list",
    pass: "equal; none assigned to a leaver or shared mailbox",
    component: "Licences",
    source: ["ej"],
  },
];

/** One step for everybody: the rollout holds no second weekend of the change window. */
const hasOneWeekend = (brief: Brief): boolean => isMonthly(brief) && monthlyWeekends(brief) === 1;

/** A rollout may end before a second weekend: the others begin in the first. */
const nextWaves = (brief: Brief): string =>
  isWeekly(brief) ? "from the same weekend on" : following(brief, "T+3 days onwards");

export const CUTOVER: Pack["cutover"] = [
  {
    step: "Policies report-only since phase 2; “Report-only: Failure” in the sign-in log reviewed daily",
    time: "T−7 days",
    check: "no unexplained failure for 5 days",
    back: "disable the policy",
    when: none(MAIL_MOVES),
    source: ["ca-templates", "ej"],
  },
  {
    step: (brief) => `Policies and compliance enforced for the first ${waveOf(brief)}`,
    time: "T0",
    check: "break-glass account tested, sign-in works on every device type",
    back: "report-only for its members",
    when: none(MAIL_MOVES),
    source: ["ca-templates", "ej"],
  },
  {
    step: (brief) => (hasOneWeekend(brief) ? `All other ${waveOf(brief)}s` : `Other ${waveOf(brief)}s in turn`),
    time: (brief) => (hasOneWeekend(brief) ? "T+1 day, the same weekend" : nextWaves(brief)),
    check: "under 5% of the wave raise a ticket",
    back: "remove its members from the policy group",
    when: none(MAIL_MOVES),
    source: ["ca-templates", "ej"],
  },
  {
    step: "Exceptions closed or signed, report-only mode ended",
    time: "before go-live",
    check: "every exception has an owner and an end date",
    back: "exception extended in writing",
    when: none(MAIL_MOVES),
    source: ["ej"],
  },
  {
    step: "Licences assigned to the accounts that the batch has created; new passwords handed over in person, MFA registered",
    time: "T−7 days",
    check: "every user has signed in once with MFA",
    back: "leave mailboxes in place",
    when: ONE_WEEKEND,
    source: ["exo-mig", "ej"],
  },
  {
    step: "TTL of mail records lowered to 300 seconds",
    time: "T−48 h",
    check: "two public resolvers return it (Resolve-DnsName)",
    back: "restore the TTL",
    when: MAIL_MOVES,
    source: ["ej"],
  },
  {
    step: (brief) => `Last batch finalised (${inEvenings(brief) ? "the evening before" : "Friday evening"})`,
    time: (brief) => (inEvenings(brief) ? "T−24 h" : "T−12 h"),
    check: "no failures in Get-MigrationUser; mailbox owners approve skipped items",
    back: "move the mailbox back with a new move request",
    when: SIDE_BY_SIDE,
    source: ["exo-mig"],
  },
  {
    step: (brief) =>
      `Final sync of ${brief.holds(FORWARDED) ? "the last batch" : "all mailboxes"} (${inEvenings(brief) ? "the evening before" : "Friday evening"})`,
    time: (brief) => (inEvenings(brief) ? "T−24 h" : "T−12 h"),
    check: (brief) =>
      brief.holds(ONE_WEEKEND)
        ? "every mailbox synced in Get-MigrationUser"
        : "item counts match, or differences explained",
    back: "leave mailboxes in place",
    when: all(MAIL_MOVES, none(SIDE_BY_SIDE)),
    source: ["exo-mig"],
  },
  {
    step: (brief) =>
      `MX record switched${inEvenings(brief) ? " (evening)" : ""}${brief.holds(OWN_MAIL) ? "; Autodiscover SCP cleared for domain-joined Outlook" : ""}`,
    time: "T0",
    check: "test mail from three providers in the tenant's message trace",
    back: "restore the MX record; the old side still delivers",
    when: MAIL_MOVES,
    source: ["ej"],
  },
  {
    step: (brief) =>
      brief.holds(SIDE_BY_SIDE)
        ? "Profiles, phones and applications verified"
        : "New Outlook profiles, mail re-added on phones, applications switched",
    time: "T+12 h",
    check: (brief) => `five everyday tasks work in each ${waveOf(brief)}`,
    back: "as in the previous step",
    when: MAIL_MOVES,
    source: ["ej"],
  },
  {
    step: (brief) => `Desk-side support (${inEvenings(brief) ? "the next morning" : "Monday"})`,
    time: (brief) => (inEvenings(brief) ? "T+12 h" : "T+48 h"),
    check: "under 5% of users raise a ticket",
    back: "extend the support",
    when: MAIL_MOVES,
    source: ["ej"],
  },
  {
    step: "Old mailboxes converted to mail users, then the first synchronisation; passwords of Active Directory apply from then on",
    time: "T+72 h onwards",
    check: "client signs that no mailbox has an open fault, as rollback ends here",
    back: "none: faults are corrected in the tenant",
    when: SYNC_AFTER,
    source: ["exo-mig", "ej"],
  },
];
