/** The pilots that an assessment can end in; the answers choose the one that is proposed, and its people. */

import { any, type Condition, is, none, optionsNamedBy } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Wording } from "#app/features/documents/pack.ts";
import { plural } from "#app/features/documents/words.ts";
import {
  AZURE,
  CLOUD_OFFICE,
  DIRECTORY_NAMED,
  EXCHANGE,
  hasAgeingServers,
  LARGE,
  POWER,
  SHAREPOINT,
  SMALL,
  SQL,
  WINDOWS,
  wants,
} from "./answers.ts";
import { lacksUpdates } from "./out-of-support.ts";

/** `pulls`: what points to it, with weights; `licence`: what its users need beside what is in use; planning assumptions. */
type Pilot = {
  id: string;
  subject: string;
  all: readonly Condition[];
  fits?: (brief: Brief) => boolean;
  pulls: readonly (readonly [Condition, number])[];
  licence?: "plan" | "keys";
  /** What the client brings to it besides, and its figures leave out. */
  brought?: string;
  /** Its users only test what others change. */
  tested?: true;
  /** The subject where the organisation is large or an enterprise. */
  many?: string;
  /** Its users are those who administer. */
  administered?: true;
  setUp: Wording;
  pass: Wording;
  fail: Wording;
  back: string;
  /** What follows in horizon 2 where it passed. */
  next: Wording;
};

/** So few that a share of them is no whole person. */
const FEW_USERS = 20;
const isFew = (brief: Brief): boolean => (brief.given("pilot-users") ?? Math.ceil(brief.users / 20)) < FEW_USERS;
/** Whoever asks for more people wants something that they work with, and copies that a few test give them nothing. */
const MOST_TESTERS = 30;

const needs = (...options: string[]) => is("security-requirements", ...options);
const joins = (...options: string[]) => is("integration-needs", ...options);

/** Work by hand that a flow often takes over; planning assumptions. */
const MANUAL: Partial<Record<string, string>> = {
  healthcare: "rota swaps, referrals and stock orders",
  finance: "onboarding checks, limit approvals and complaint logs",
  manufacturing: "shift handovers, defect reports and maintenance requests",
  retail: "returns, price overrides and shift swaps",
  education: "enrolment forms, absence notes and room requests",
  government: "permit renewals, citizens' requests and leave approvals",
  technology: "access requests, on-call swaps and customer onboarding",
};
const stepsOf = (brief: Brief): string =>
  brief.has("primary-objective", "compliance-objective")
    ? "the monthly collection of evidence for one duty, each record with date and author"
    : (MANUAL[brief.one("industry")] ?? "leave approvals, purchase requests and order entry");

/** Beyond them calendars are shared across both sides for months. */
const MOST_MINIMAL = 2000;
const isFull = ({ users }: Brief): boolean => users > MOST_MINIMAL;

/** Those who share devices sign in otherwise than an office does, so that a pilot without them would prove little for them. */
const onShifts = (brief: Brief): string =>
  brief.frontline > 1 && !isFew(brief) ? ", one place in five for shift workers on shared devices" : "";

/** Servers that are renewed in place. */
const upgradable = (brief: Brief): number =>
  brief.servers.plan - (brief.hasDirectory ? brief.domainControllers : 0) - (brief.holds(EXCHANGE) ? 1 : 0);

/** Files, mail and meetings are to change. */
const TEAM_AIMS = wants("productivity", "remote-work", "digital-transformation");

const PILOTS: readonly Pilot[] = [
  {
    id: "mail",
    subject: "mailboxes moved to Exchange Online",
    all: [EXCHANGE, CLOUD_OFFICE, none(SMALL)],
    pulls: [
      [EXCHANGE, 3],
      [wants("productivity", "remote-work", "cost-reduction"), 1],
    ],
    licence: "plan",
    brought: "an Exchange SE server and its certificate",
    setUp: (brief) =>
      `${isFull(brief) ? "Full" : "Minimal"} hybrid configuration on one Exchange SE server${lacksUpdates(brief, "exchange-server") ? " below CU2" : ""} with a public certificate, supplied by the client and reachable from outside by Exchange Online only; ${isFull(brief) ? "free/busy works across both sides, people sharing mailboxes" : "no cross-premises free/busy, so people sharing calendars or mailboxes"} move together`,
    pass: "No item skipped; three relay devices deliver; cross-premises mail arrives within five minutes; two weeks of daily work",
    fail: "A delegate loses access for a working day, or an application supports only Exchange Web Services",
    back: "Mailboxes moved back with the same tool within two working days",
    next: (brief) => `the remaining mailboxes, in batches of people who share ${isFull(brief) ? "them" : "calendars"}`,
  },
  {
    id: "devices",
    subject: "devices managed by Intune",
    all: [CLOUD_OFFICE, needs("mobile-device-management")],
    pulls: [
      [needs("mobile-device-management"), 3],
      [wants("remote-work"), 1],
    ],
    licence: "plan",
    setUp: "One compliance policy and one app protection policy; users with personal phones included",
    pass: (brief) =>
      `${isFew(brief) ? "Every device" : "95% of the devices"} compliant after a week; each set up in 45 minutes unaided; a “lost” test phone wiped of company data only`,
    fail: (brief) =>
      `Personal data is affected, or ${isFew(brief) ? "two users call" : "one user in ten calls"} the help desk twice`,
    back: "Devices unenrolled within a day; company data removed, personal data kept",
    next: (brief) => `the remaining devices${brief.holds(SMALL) ? "" : ", by department"}`,
  },
  {
    id: "sign-in",
    subject: "phishing-resistant sign-in",
    all: [CLOUD_OFFICE],
    pulls: [
      [needs("mfa"), 1],
      [needs("zero-trust"), 2],
      [needs("identity-management"), 1],
      [wants("enhance-security"), 2],
    ],
    licence: "keys",
    setUp: (brief) =>
      `Passkeys on phones, security keys for users without one${onShifts(brief)}; break-glass accounts excluded; Conditional Access (Entra ID P1, where owned, else a trial) report-only for a week, then enforced`,
    pass: "Every pilot user registered; in the week after, no weaker sign-in logged and at most one prompt a day; the break-glass account still signs in",
    fail: (brief) =>
      `${isFew(brief) ? "A user" : "One user in twenty"} is locked out for an hour, or a business application rejects the new sign-in`,
    back: "Policy returned to report-only mode within the hour",
    next: (brief) => `the same sign-in for all users${brief.holds(SMALL) ? "" : ", by department"}`,
  },
  {
    id: "data-rules",
    subject: "data loss prevention rules for mail and files",
    all: [CLOUD_OFFICE, needs("data-loss-prevention")],
    pulls: [
      [needs("data-loss-prevention"), 3],
      [needs("compliance"), 1],
      [wants("compliance-objective"), 1],
    ],
    licence: "plan",
    setUp:
      "Three data types named by the client, with 20 genuine and 20 look-alike samples of each; rules in simulation mode for two weeks",
    pass: "After two rounds of tuning, 18 genuine samples of each type found and at most two look-alikes; an owner for each true match in daily work",
    fail: "A data type cannot be distinguished from ordinary mail, or the reports go unread",
    back: "Rules switched off; they have blocked nothing",
    next: "the rules enforced, one data type at a time, after 30 days in simulation mode",
  },
  {
    id: "sharepoint",
    subject: "one department's sites moved to SharePoint Online",
    all: [SHAREPOINT, CLOUD_OFFICE],
    pulls: [
      [SHAREPOINT, 2],
      [wants("productivity", "digital-transformation"), 1],
    ],
    licence: "plan",
    setUp: "A scan, then copies; the old sites are read-only from cutover",
    pass: "Files, versions and permissions match in a sample of 50; the department's ten most-used links work",
    fail: "A workflow or form that the department needs has no replacement by the end of the pilot",
    back: "Old sites made writable again; interim changes copied back",
    next: "the other departments' sites",
  },
  {
    id: "flow",
    subject: "one manual step rebuilt as a flow",
    many: "three manual steps rebuilt as flows",
    all: [POWER],
    pulls: [
      [POWER, 1],
      [wants("digital-transformation", "innovation"), 2],
      [wants("productivity"), 1],
    ],
    setUp: (brief) =>
      `Chosen in workshop 2 by hours spent, for example from ${stepsOf(brief)}; whoever does the work notes its hours for a week before the pilot. Dedicated environment with two owners and a data policy; already licensed connectors only`,
    pass: "Manual hours, measured before and after, are halved; ten deliberate errors are all caught",
    fail: "A flow needs a premium connector for all users, or a data source that the policy must block",
    back: "Flow switched off; work done by hand again",
    next: "the next manual steps, most time-consuming first",
  },
  {
    id: "database",
    subject: "one database on a supported SQL Server alongside the old one",
    many: "three databases on a supported SQL Server alongside the old ones",
    all: [SQL],
    pulls: [
      [SQL, 2],
      [joins("database-systems", "erp"), 1],
      [joins("reporting-tools"), 1],
      [wants("scalability"), 1],
    ],
    tested: true,
    setUp:
      "Evaluation edition (180 days) on a dedicated machine, restored copies at the old compatibility level; the twenty slowest queries of a working day run on both",
    pass: "Row counts and totals match; the testers' five tasks work on the copy; none of the twenty queries is more than 10% slower; jobs and linked servers run; the restore is timed",
    fail: "The vendor does not support the version, or a query is still twice as slow after two tuning attempts",
    back: "None needed: the copies are deleted, the originals unchanged",
    next: "the other databases, in order of end of support",
  },
  {
    id: "older-application",
    subject: "one legacy application accessed without a VPN",
    all: [CLOUD_OFFICE, joins("legacy-applications")],
    pulls: [
      [joins("legacy-applications"), 2],
      [wants("remote-work"), 2],
      [needs("zero-trust"), 1],
    ],
    licence: "plan",
    setUp: "Two internal connectors, no inbound rule; MFA ahead of the application's own sign-in",
    pass: "Five typical tasks work from outside, with MFA only; no more than half a second slower",
    fail: "Single sign-on is not possible, or a task needs another port",
    back: "Address withdrawn; the old access remains open throughout",
    next: "the other legacy applications used from outside",
  },
  {
    id: "server",
    subject: "an in-place upgrade of two servers, on restored copies",
    many: "an in-place upgrade of six servers, on restored copies",
    all: [WINDOWS],
    fits: (brief) => hasAgeingServers(brief) && upgradable(brief) >= (brief.holds(LARGE) ? 6 : 2),
    pulls: [[WINDOWS, 2]],
    tested: true,
    brought: "Windows Server 2025 licences for the copies",
    setUp: (brief) =>
      `Servers with different roles (no domain controller or Exchange), restored from backup to an isolated network${brief.hasDirectory ? ", with a copy of a domain controller for sign-in," : ""} and upgraded there to Windows Server 2025`,
    pass: "Five tasks in each application work as before; every service starts; each upgrade takes under four hours",
    fail: "The vendor does not support the version, or an upgrade needs more than one attempt",
    back: "None needed: the copies are deleted, the servers unchanged",
    next: "the remaining servers, in order of end of support",
  },
  {
    id: "administration",
    subject: "administration from separate accounts",
    all: [DIRECTORY_NAMED, none(SMALL)],
    fits: (brief) => (brief.given("pilot-users") ?? 0) <= brief.administrators,
    pulls: [
      [DIRECTORY_NAMED, 1],
      [needs("identity-management", "threat-protection", "zero-trust"), 1],
      [wants("enhance-security"), 2],
    ],
    administered: true,
    setUp:
      "Named accounts without mail; local administrator passwords in Windows LAPS, with retrieval audited; the group's old accounts denied sign-in to servers",
    pass: "Two weeks of daily work without the old accounts; every local password unique, and each retrieval logged by name",
    fail: "A routine task needs the old account more than once",
    back: "Group membership reversed within the hour",
    next: "the same for devices and service accounts",
  },
  {
    id: "workload",
    subject: "one Azure workload with a budget, an owner and policies",
    many: "three Azure workloads, each with a budget, an owner and policies",
    all: [AZURE],
    pulls: [
      [AZURE, 2],
      [wants("cost-reduction"), 1],
    ],
    tested: true,
    setUp: "Tags, a budget with alerts, smaller sizes where recent load allows; no reservation is bought",
    pass: "Daily cost 20% below the previous month, at response times the testers find unchanged; an untagged resource is denied",
    fail: "Response times suffer, or an owner cannot be found",
    back: "Former size restored within an evening",
    next: "the other workloads, most expensive first",
  },
  {
    id: "team-work",
    subject: "files and meetings of one team in Microsoft 365",
    many: "files and meetings of several teams in Microsoft 365",
    all: [none(CLOUD_OFFICE)],
    pulls: [[any(TEAM_AIMS, needs("mfa")), 1]],
    licence: "plan",
    setUp:
      "A pilot tenant, with MFA from day one; copies of files in daily use, none with sensitive personal data; mail is not moved",
    pass: "Two weeks of daily work; fifty files in daily use have their latest version there; every sign-in with MFA",
    fail: "A file format or device that a team needs does not work",
    back: "Files copied back; licences cancelled, then the tenant deleted",
    next: (brief) =>
      brief.holds(EXCHANGE)
        ? "mail, as its servers receive no updates, then the other teams"
        : brief.holds(any(SHAREPOINT, TEAM_AIMS))
          ? "the other teams, then mail"
          : "a decision on Microsoft 365, not estimated here",
  },
];

/** How much points to a pilot, how much of it was asked for rather than is in use, and whether an aim does. */
function pullOf({ pulls }: Pilot, brief: Brief): { points: number; asked: number; isAimed: boolean } {
  const held = pulls.filter(([when]) => brief.holds(when));
  const sum = (some: Pilot["pulls"]) => some.reduce((total, [, by]) => total + by, 0);
  const rests = (when: Condition, on: string) =>
    optionsNamedBy(when).some(({ question, option }) => question === on && brief.has(question, option));
  return {
    points: sum(held),
    asked: sum(held.filter(([when]) => !rests(when, "current-technologies"))),
    isAimed: held.some(([when]) => rests(when, "primary-objective")),
  };
}

/** Of the pilots that serve an aim, and else of all, the one that most answers point to, and the one after it; among equals what was asked for, then the order of the list. */
export const pilotsFor = perBrief((brief): readonly [Pilot, Pilot | undefined] => {
  const able = PILOTS.filter(
    ({ all, fits, tested }) =>
      all.every((condition) => brief.holds(condition)) &&
      (!fits || fits(brief)) &&
      (!tested || (brief.given("pilot-users") ?? 0) <= MOST_TESTERS),
  );
  const isMany = brief.holds(LARGE);
  const [first, second] = able
    .map((pilot) => ({ pilot, ...pullOf(pilot, brief) }))
    .toSorted((a, b) => Number(b.isAimed) - Number(a.isAimed) || b.points - a.points || b.asked - a.asked)
    .map(({ pilot }) => (isMany && pilot.many ? { ...pilot, subject: pilot.many } : pilot));
  if (!first) throw new Error("No pilot for these answers"); // a tenant allows the one of sign-in, its absence that of team work
  return [first, second];
});

export const subjectOf = (brief: Brief): string => pilotsFor(brief)[0].subject;
/** Nothing named gives its users anything to try, and no aim asks for what is left. */
export const isLastResort = (brief: Brief): boolean =>
  pilotsFor(brief)[0].id === "team-work" && !brief.holds(TEAM_AIMS);
export const wantsLicence = (brief: Brief, kind: "plan" | "keys"): boolean => pilotsFor(brief)[0].licence === kind;

const TESTERS = 5;
const MANY = 3;
const MOST_PILOT_USERS = 50;

export function pilotUsers(brief: Brief): number {
  const { tested, administered, many } = pilotsFor(brief)[0];
  const testers = many && brief.holds(LARGE) ? TESTERS * MANY : TESTERS;
  const usual = Math.min(MOST_PILOT_USERS, Math.max(5, Math.ceil(brief.users / 20)));
  const planned = tested ? testers : administered ? brief.administrators : usual;
  return Math.min(brief.given("pilot-users") ?? planned, brief.users);
}

/** `12 users`; those who only test what others change are called so. */
export function pilotPeople(brief: Brief): string {
  const { tested, administered } = pilotsFor(brief)[0];
  const testing = tested ? "tester" : "user";
  return plural(pilotUsers(brief), administered ? "administrator" : testing);
}
