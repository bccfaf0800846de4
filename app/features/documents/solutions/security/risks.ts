/** Risks of a security project. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, formatDay } from "#app/features/documents/dates.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { workingDayOnward } from "#app/features/documents/plan/plan.ts";
import { closedDay } from "#app/features/documents/plan/sponsor-days.ts";
import { lapsedOf } from "#app/features/documents/plan/support-dates.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  ASSESSMENT,
  ENDPOINT,
  EXCHANGE,
  FIRST_SYNCHRONISED,
  POLICIES,
  SMALL,
  TENANT,
  TIER0,
  TIERED,
  WATCHED,
} from "./answers.ts";

/** Of versions that nobody named, the one that the plan assumes. */
const lapsedExchange = (brief: Brief): string | undefined => {
  const found = lapsedOf(brief).find(({ family }) => family === "exchange-server");
  return found && (!found.paidEnd || dayOfIso(found.paidEnd) < brief.today) ? found.products : undefined;
};

/** What the client signs once the work is known. */
const signed = (brief: Brief): string => (brief.holds(ASSESSMENT) ? "acceptance" : "design sign-off");

/** The earliest steps of a road map are due after thirty days: by then they can still be done. */
const FIRST_STEPS_DAYS = 10;

export const RISKS: Pack["risks"] = [
  {
    id: "SE1",
    text: ({ brief }) =>
      `A policy locks out services or the ${brief.administrators === 1 ? "only administrator" : `${figure(brief.administrators)} administrators`}`,
    likelihood: 3,
    impact: 4,
    mitigation: "Report-only mode first, break-glass accounts tested",
    owner: "Engineer",
    trigger: "An unexplained failure in the report-only results",
    when: POLICIES,
    source: ["ca-templates", "mfa-mandatory"],
  },
  {
    id: "SE2",
    text: ({ brief }) =>
      `Where AD CS is in use, a vulnerable certificate template could let any of ${plural(brief.users, "user")} become domain administrator`,
    likelihood: ({ brief }) => (brief.holds(SMALL) ? 2 : 3), // few small organisations have one
    impact: 5,
    mitigation:
      "Reviewed in phase 1: those open to all users unpublished as a quick win, the rest corrected in phase 2",
    owner: "Security lead",
    trigger: "A template open to all users still published after the quick wins",
    when: TIERED,
    source: ["locksmith"],
  },
  {
    id: "SE3",
    text: ({ brief }) =>
      `Alerts from ${brief.holds(ENDPOINT) ? plural(brief.devices, "device") : brief.holds(TIERED) ? "the directory" : "Sentinel"} may go unreviewed, as the ${brief.administrators === 1 ? "only administrator has" : `${brief.administrators} administrators have`} other duties`,
    likelihood: ({ brief }) => (brief.holds(ENDPOINT) && brief.devices > 50 * brief.administrators ? 4 : 3),
    impact: 4,
    mitigation: "Partner or rota agreed before alerts go live",
    owner: "Sponsor",
    trigger: "A high-severity alert open for 24 hours",
    when: WATCHED,
    source: ["ej"],
  },
  {
    id: "SE18",
    text: ({ brief }) =>
      `${lapsedExchange(brief) ?? "Exchange Server"}, if in use, gets no security updates and holds rights over the directory`,
    likelihood: 3,
    impact: 5,
    mitigation: ({ brief }) =>
      `Closed to the internet once approved; upgrade to Subscription Edition or move of its mailboxes ordered before ${signed(brief)}`,
    owner: "Client IT lead",
    trigger: ({ brief }) =>
      `Open to the internet after ${formatDay(closedDay(brief))}, or no order for either by ${signed(brief)}`,
    when: EXCHANGE,
    asked: (brief) => lapsedExchange(brief) !== undefined,
    source: ["eol", "ej"],
  },
  {
    id: "SE19",
    text: "A trust set up for the merger, sale or move opens the hardened directory to the other party's",
    likelihood: 3,
    impact: 5,
    mitigation:
      "No trust before SID filtering, selective authentication and a look at the other party's domain controllers; no new trust in the weeks of the tiers",
    owner: "Sponsor",
    trigger: "A trust requested before acceptance",
    when: TIERED,
    asked: (brief) => brief.known("deadline-reason") === "merger",
    source: ["privaccess", "ej"],
  },
  {
    id: "SE6",
    text: "The directory cannot be restored",
    likelihood: 2,
    impact: 5,
    mitigation: "Offline backup before logon restrictions apply, recovery rehearsed",
    owner: "Client IT lead",
    trigger: "No rehearsal in 12 months",
    when: TIERED,
    source: ["ej"],
  },
  {
    id: "SE16",
    text: "First synchronisation matches an account to the wrong person",
    likelihood: 3,
    impact: 3,
    mitigation:
      "Duplicate addresses corrected first (IdFix), one organisational unit as pilot, matches checked by name",
    owner: "Engineer",
    trigger: "A pilot user who sees another's data",
    when: FIRST_SYNCHRONISED,
    source: ["cloudsync", "ej"],
  },
  {
    id: "SE17",
    text: ({ brief }) => `Help desk overloaded while ${plural(brief.users, "user")} register`,
    likelihood: 4,
    impact: 2,
    mitigation: "Registration ahead of enforcement, Temporary Access Passes at hand",
    owner: "Client IT lead",
    trigger: "Over 5% of a group calling in one day",
    when: all(POLICIES, none(ENDPOINT)), // where fewer other risks stand
    source: ["ej"],
  },
  {
    id: "SE9",
    text: "Scripts that use personal accounts fail",
    likelihood: 3,
    impact: 4,
    mitigation:
      "Jobs and password-only sign-ins (ROPC) listed; managed identities or service principals, Azure CLI 2.76 and Az PowerShell 14.3 or later",
    owner: "Engineer",
    trigger: "A personal account found in a job",
    when: all(POLICIES, TENANT),
    source: ["mfa-mandatory"],
  },
  {
    id: "SE13",
    text: ({ brief }) =>
      `Administrators lock themselves out of ${brief.domainControllers === 1 ? "the only" : `one of ${figure(brief.domainControllers)}`} domain controller${brief.domainControllers === 1 ? "" : "s"}`,
    likelihood: ({ brief }) => (brief.domainControllers === 1 || brief.holds(TIER0) ? 3 : 2), // every logon is restricted
    impact: 5,
    mitigation: ({ brief }) =>
      `${brief.domainControllers === 1 ? "PCs first and the domain controller last" : "One domain controller first"}, emergency domain account and offline copy tested, DSRM password to hand`,
    owner: "Engineer",
    trigger: "A task untested from a privileged workstation",
    when: TIERED,
    source: ["privaccess", "ej"],
  },
  {
    id: "SE11",
    text: "Findings rest on opinion rather than evidence",
    likelihood: 3,
    impact: 4,
    mitigation: "Exports or read-only accounts before the first interview, two pieces of evidence per score",
    owner: "Client IT lead",
    trigger: "Access missing on the first day of week 1",
    when: ASSESSMENT,
    source: ["ej"],
  },
  {
    id: "SE12",
    text: ({ brief, plan }) =>
      `No road-map action has started by ${formatDay(workingDayOnward(plan.end + FIRST_STEPS_DAYS, brief))}`,
    likelihood: 3,
    impact: 4,
    mitigation: "Owner, effort and licence impact for each step; quarterly review",
    owner: "Sponsor",
    trigger: "A step without an owner at the read-out",
    when: ASSESSMENT,
    source: ["ej"],
  },
  {
    id: "SE14",
    text: "A critical gap is found before the report is due",
    likelihood: 3,
    impact: 4,
    mitigation: "Reported to the sponsor the same day and closed outside the plan",
    owner: "Security lead",
    trigger: "A finding that would allow external sign-in today",
    when: ASSESSMENT,
    source: ["ej"],
  },
];
