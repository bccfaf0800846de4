/** The pilots that an assessment can end in; the answers choose the one that is proposed. */

import { any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import type { Wording } from "#app/features/documents/pack.ts";
import {
  AZURE,
  CLOUD_OFFICE,
  DIRECTORY_NAMED,
  EXCHANGE,
  hasAgeingServers,
  POWER,
  SHAREPOINT,
  SQL,
  WINDOWS,
} from "./custom-products.ts";

/** `pulls`: what points to it, with weights; `licence`: what its users need beside what is in use; planning assumptions. */
export type Pilot = {
  id: string;
  subject: string;
  all: readonly Condition[];
  fits?: (brief: Brief) => boolean;
  pulls: readonly (readonly [Condition, number])[];
  licence?: "plan" | "keys";
  /** Its users only test what others change. */
  tested?: true;
  /** The subject where the organisation is large or an enterprise. */
  many?: string;
  /** Its users are those who administer. */
  administered?: true;
  setUp: string;
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

const wants = (...options: string[]) => is("primary-objective", ...options);
const needs = (...options: string[]) => is("security-requirements", ...options);
const joins = (...options: string[]) => is("integration-needs", ...options);

const PILOTS: readonly Pilot[] = [
  {
    id: "mail",
    subject: "mailboxes moved to Exchange Online",
    all: [EXCHANGE, CLOUD_OFFICE, none(is("company-size", "small"))],
    pulls: [
      [EXCHANGE, 3],
      [wants("productivity", "remote-work", "cost-reduction"), 1],
    ],
    licence: "plan",
    setUp:
      "Minimal hybrid on a server with its last update, which only Exchange Online reaches from outside; it shows no calendars across both sides, so people who share calendars or mailboxes are in one batch",
    pass: "No item skipped; three relaying devices deliver; mail between both sides arrives within five minutes; two weeks of daily work",
    fail: "A delegate is without access for a working day, or an application knows no other way than Exchange Web Services",
    back: "Mailboxes are moved back with the same tool within two working days",
    next: "the other mailboxes, in batches of people who share calendars",
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
    setUp: "One compliance policy and one app protection policy; users with their own phone among them",
    pass: (brief) =>
      `${isFew(brief) ? "Every device" : "95% of the devices"} compliant after a week; each set up in 45 minutes without help; a lost test phone wiped of company data only`,
    fail: (brief) =>
      `Private data is touched, or ${isFew(brief) ? "two users need" : "one user in ten needs"} the help desk twice`,
    back: "Devices are released from management within a day; company data goes, private data stays",
    next: "the other devices, department by department",
  },
  {
    id: "sign-in",
    subject: "phishing-resistant sign-in",
    all: [CLOUD_OFFICE],
    pulls: [
      [needs("mfa"), 1],
      [needs("zero-trust"), 2],
      [needs("identity-management"), 1],
      [wants("enhance-security"), 1],
    ],
    licence: "keys",
    setUp:
      "Passkeys on the phone, keys for those without one; emergency accounts excluded; the access policy reports for a week before it enforces",
    pass: "Every pilot user registered; in the week after it no weaker sign-in in their log, and at most one prompt a day; the emergency account still signs in",
    fail: (brief) =>
      `${isFew(brief) ? "A user" : "One user in twenty"} is locked out for an hour, or a business application refuses the new sign-in`,
    back: "The policy is set to report-only again within the hour",
    next: "the same sign-in for everybody, department by department",
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
    setUp: "Three kinds of data that the client names; the rules only report, for two weeks",
    pass: "After two corrections fewer than one match in ten is false, and each true one has an owner",
    fail: "Ordinary mail cannot be told from a kind of data, or nobody reads the reports",
    back: "The rules are switched off; they have stopped nothing",
    next: "the rules enforced, one kind of data after another",
  },
  {
    id: "sharepoint",
    subject: "sites of one department moved to SharePoint Online",
    all: [SHAREPOINT, CLOUD_OFFICE],
    pulls: [
      [SHAREPOINT, 2],
      [wants("productivity", "digital-transformation"), 1],
    ],
    licence: "plan",
    setUp: "A scan first, then copies; the old sites are read-only from the day of the switch",
    pass: "Files, versions and rights of a sample of 50 agree; no link of the department's ten most used is broken",
    fail: "A workflow or form that the department needs has no successor by the end of the pilot",
    back: "The old sites are opened for writing again; what was changed meanwhile is copied back",
    next: "the sites of the other departments",
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
    setUp: "An environment of its own with two owners and a data policy; only connectors that are licensed already",
    pass: "Manual hours, measured before and after, are halved; ten deliberate errors are all caught",
    fail: "A flow needs a premium connector for everybody, or a data source that the policy must refuse",
    back: "The work is done by hand again; the flow is switched off",
    next: "the next manual steps, in the order of the hours that they cost",
  },
  {
    id: "database",
    subject: "one database on a supported SQL Server beside the old one",
    many: "three databases on a supported SQL Server beside the old ones",
    all: [SQL],
    pulls: [
      [SQL, 2],
      [joins("database-systems", "erp"), 1],
      [joins("reporting-tools"), 1],
      [wants("scalability"), 1],
    ],
    tested: true,
    setUp:
      "Evaluation edition (180 days) on a machine of its own, restored copies at their old compatibility level; the twenty slowest queries of a working day are run on both",
    pass: "Row counts and totals agree; none of the twenty queries takes more than a tenth longer; jobs and linked servers run; the restore is timed",
    fail: "The vendor refuses the version, or a query is twice as slow after two attempts",
    back: "Nothing to take back: copies are deleted, and what they were made of was never touched",
    next: "the other databases, in the order of their end of support",
  },
  {
    id: "older-application",
    subject: "one older application reached without VPN",
    all: [CLOUD_OFFICE, joins("legacy-applications")],
    pulls: [
      [joins("legacy-applications"), 2],
      [wants("remote-work"), 2],
      [needs("zero-trust"), 1],
    ],
    licence: "plan",
    setUp: "Two connectors inside, no inbound rule; sign-in with a second factor before the application's own",
    pass: "Five typical tasks work from outside, only with a second factor; no more than half a second slower",
    fail: "Its sign-in cannot be passed on, or a task needs another port",
    back: "The address is withdrawn; the old way was open throughout",
    next: "the other older applications that are used from outside",
  },
  {
    id: "server",
    subject: "an in-place upgrade of two servers, on restored copies",
    many: "an in-place upgrade of six servers, on restored copies",
    all: [WINDOWS],
    fits: hasAgeingServers,
    pulls: [
      [WINDOWS, 2],
      [wants("scalability", "cost-reduction"), 1],
    ],
    tested: true,
    setUp:
      "Servers of different roles, no domain controller and none with Exchange, restored from backup into a closed network and upgraded there; the client holds or buys the licences of the newer version",
    pass: "Five tasks of each application work as before; every service starts; each upgrade takes less than four hours",
    fail: "The vendor does not support the version, or an upgrade needs more than one attempt",
    back: "Nothing to take back: the copies are deleted, the servers were never touched",
    next: "the servers that remain, in the order of their end of support",
  },
  {
    id: "administration",
    subject: "administration by separate accounts",
    all: [DIRECTORY_NAMED, none(is("company-size", "small"))],
    fits: (brief) => (brief.given("pilot-users") ?? 0) <= brief.administrators,
    pulls: [
      [DIRECTORY_NAMED, 1],
      [needs("identity-management", "threat-protection", "zero-trust"), 1],
      [wants("enhance-security"), 1],
    ],
    administered: true,
    setUp:
      "Named accounts without mail; passwords of local administrators kept by Windows LAPS, with auditing of who reads one; sign-in of the old accounts to servers refused for the group",
    pass: "Two weeks of daily work without the old accounts; every local password unique, and each reading of one in the log with a name",
    fail: "A routine task needs the old account more than once",
    back: "Membership of the group is taken back within the hour",
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
    setUp:
      "Tags, a budget with alerts, smaller sizes where the load of the weeks before allows; no reservation is bought",
    pass: "Cost of a day a fifth lower than in the month before, at the same response times; an untagged resource is refused",
    fail: "Response times suffer, or an owner cannot be found",
    back: "The former size is set again within an evening",
    next: "the other workloads, the dearest first",
  },
  {
    id: "team-work",
    subject: "files and meetings of one team in Microsoft 365",
    many: "files and meetings of several teams in Microsoft 365",
    all: [none(CLOUD_OFFICE)],
    pulls: [[any(wants("productivity", "remote-work", "digital-transformation"), needs("mfa")), 1]],
    licence: "plan",
    setUp:
      "A tenant for the pilot, with second factor from the first day; copies of files in daily use, none with sensitive personal data; mail stays where it is",
    pass: "Two weeks of daily work; fifty files in daily use have their newest version there; every sign-in with a second factor",
    fail: "A file format or a device that a team needs does not work with it",
    back: "Files are copied back on the last day; the tenant is deleted",
    next: (brief) =>
      brief.holds(EXCHANGE) ? "mail, whose servers get no updates, then the other teams" : "the other teams, then mail",
  },
];

/** The pilot that most answers point to, and the one after it; among equals the order of the list. */
export const pilotsFor = perBrief((brief): readonly [Pilot, Pilot | undefined] => {
  const able = PILOTS.filter(
    ({ all, fits, tested }) =>
      all.every((condition) => brief.holds(condition)) &&
      (!fits || fits(brief)) &&
      (!tested || (brief.given("pilot-users") ?? 0) <= MOST_TESTERS),
  );
  const isMany = brief.has("company-size", "large", "enterprise");
  const [first, second] = able
    .map((pilot) => ({ pilot, points: pilot.pulls.reduce((sum, [when, by]) => sum + (brief.holds(when) ? by : 0), 0) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ pilot }) => (isMany && pilot.many ? { ...pilot, subject: pilot.many } : pilot));
  if (!first) throw new Error("No pilot for these answers"); // a tenant allows the one of sign-in, its absence that of team work
  return [first, second];
});
