/** Risks of the project and of the PKI. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isAudit, isMerger } from "#app/features/documents/brief/deadline-reason.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { firstDayOf } from "#app/features/documents/plan/plan.ts";
import { people, plural } from "#app/features/documents/words.ts";
import {
  CONNECTOR,
  FEW,
  isExperienced,
  LARGE,
  needsSpare,
  OUTSIDE,
  SENSOR,
  SINGLE,
  SMALL,
  TIERED,
  withinTheHour,
} from "./answers.ts";
import { LONGEST_LEAD, leadGiven } from "./module-delivery.ts";
import { OLD_SERVERS_RISK } from "./old-servers.ts";
import { controllers, isOne } from "./quantities.ts";
import { isDayLong, openers, restoredOn } from "./restore.ts";

/** The programme of a year. */
const ROOMY = all(LARGE, is("company-size", "enterprise"), is("timeline", "12-plus-months"));
/** A programme of a year leaves more weeks than any supplier takes, unless a fixed date shortens it. */
const isRoomy = (brief: Brief): boolean => brief.holds(ROOMY) && leadGiven(brief) >= LONGEST_LEAD;
/** The likelihood of a late delivery: who plans with the fastest is probably wrong. */
const lateness = (weeks: number): number => [12, 10, 8].filter((enough) => weeks < enough).length + 1;
/** No restore is as fast as what was asked for: the second authority is. */
const isBridged = (brief: Brief): boolean => withinTheHour(brief) && !needsSpare(brief);

/** By the room between the restore as planned and what is allowed: a working day is as long as the slowest restore. */
function restoreLikelihood(brief: Brief): number {
  const allowed = brief.known("recovery-time");
  if (allowed === "hour") return isBridged(brief) ? 2 : 4;
  return isOne(brief) && (allowed === "hours" || allowed === "day") ? 3 : 2; // practised before acceptance
}

export const RISKS: Pack["risks"] = [
  {
    id: "PK1",
    text: ({ brief }) =>
      `The root CRL expires unnoticed, and certificates on ${plural(brief.devices, "device")} stop validating`,
    likelihood: ({ brief }) => (isExperienced(brief) ? 2 : 3),
    impact: 5,
    mitigation:
      "Ceremony at least eight weeks before expiry, with reminders (Renewal dates); monitoring alerts 50, 30 and 7 days before it",
    owner: "Client IT lead",
    trigger: "No people named for the ceremony a month before its date",
    when: TIERED,
    source: ["pki-crl", "ej"],
  },
  {
    id: "PK13",
    text: ({ plan }) => `Active Directory is not ready on ${formatDay(firstDayOf(plan, 2))}, when phase 2 begins`,
    likelihood: 4,
    impact: 5,
    mitigation: "Date confirmed in writing before the order; only phase 1 begins without it",
    owner: "Sponsor",
    trigger: "No date for the directory when the order is signed",
    when: none(DIRECTORY),
    source: ["cloudpki", "ej"],
  },
  {
    id: "PK2",
    text: ({ brief }) => `A misconfigured template lets any of ${people(brief.users)} become domain administrator`,
    likelihood: ({ brief }) => (brief.holds(FEW) ? 2 : 3),
    impact: 5,
    mitigation: ({ brief }) =>
      `Hardening as tabled, monthly Locksmith run${brief.holds(SENSOR) ? "; Defender for Identity sensor where licensed" : ""}`,
    owner: "Security lead",
    trigger: ({ brief }) => `Any ${brief.holds(CONNECTOR) ? "new " : ""}critical Locksmith finding`,
    source: ["locksmith"],
  },
  {
    id: "PK3",
    text: "The CA key is stolen",
    likelihood: 2,
    impact: 5,
    mitigation: "Key volume encrypted with BitLocker and the TPM, Tier 0 isolation, no shared accounts",
    owner: "Security lead",
    trigger: "CA sign-in other than from the privileged access workstation",
    when: all(TIERED, none(HAS_MODULES)),
    source: ["privaccess"],
  },
  {
    id: "PK12",
    text: "A CA key is used without authorisation, or that of the test hierarchy, which is software, is copied",
    likelihood: 2,
    impact: 5,
    mitigation:
      "Operator cards held by several people, Tier 0 isolation, no shared accounts; test hierarchy removed before the waves, and tested for",
    owner: "Security lead",
    trigger: "CA sign-in other than from the privileged access workstation",
    when: HAS_MODULES,
    source: ["privaccess", "ej"],
  },
  {
    id: "PK11",
    text: "The HSM pair arrives later than the plan requires",
    likelihood: ({ brief }) => lateness(leadGiven(brief)),
    impact: 4,
    mitigation: ({ brief }) =>
      `Delivery week confirmed in writing before the order; ${isRoomy(brief) ? "the plan has months in hand" : "pilot in a test hierarchy, waves postponed by the delay"}`,
    owner: "Client IT lead",
    trigger: "No delivery week in writing when the order is due",
    when: HAS_MODULES,
    source: ["ej"],
  },
  {
    id: "PK4",
    text: ({ brief }) =>
      `The online root key is compromised, and trust has to be rebuilt on ${plural(brief.devices, "device")}`,
    likelihood: 3,
    impact: 5,
    mitigation:
      "Written acceptance, offline key backup, exit path to two tiers; response as under “Suspected key compromise”",
    owner: "Sponsor",
    trigger: "CA sign-in other than from the privileged access workstation, or changed settings (event 4885, 4890)",
    when: SMALL,
    source: ["ej"],
  },
  {
    id: "PK5",
    text: ({ brief }) => {
      const allowed = brief.known("recovery-time");
      if (!isOne(brief) && !isDayLong(brief)) return "The second issuing CA fails before the first is restored";
      return allowed
        ? `Restoring a CA takes longer than the ${detailLabel("recovery-time", allowed)} allowed`
        : "Restoring a CA fails when needed";
    },
    likelihood: ({ brief }) => restoreLikelihood(brief),
    impact: 4,
    mitigation: ({ brief }) =>
      `Restore test twice a year on ${restoredOn(brief)}${needsSpare(brief) ? `, with ${openers(brief)} named beforehand` : ""}`,
    owner: "Client IT lead",
    trigger: "Six months without a test",
    source: ["ej"],
  },
  {
    id: "PK6",
    text: "CRL or AIA locations have to change later",
    likelihood: 2,
    impact: 4,
    mitigation: "DNS aliases from the first day",
    owner: "Architect",
    trigger: "Any certificate with a server name in its CRL location",
    source: ["pki-crl"],
  },
  {
    id: "PK16",
    text: "The only domain controller fails while its certificate changes, and nobody can sign in",
    likelihood: 2,
    impact: 5,
    mitigation: "Backup of its system state that day; previous certificate kept",
    owner: "Client IT lead",
    trigger: "No backup of the day when the template is published",
    when: DIRECTORY,
    asked: (brief) => controllers(brief) === 1,
    source: ["ej"],
  },
  {
    id: "PK7",
    text: "An older CA is retired too early",
    likelihood: 3,
    impact: 3,
    mitigation: "It publishes its CRL until its last certificate has expired",
    owner: "Engineer",
    trigger: "Switch-off date before the last expiry",
    when: DIRECTORY,
    source: ["pki-crl"],
  },
  {
    id: "PK15",
    text: "After a merger or sale, another party's forest or CA replaces this one early",
    likelihood: 3,
    impact: 4,
    mitigation: "Agree with that party before the order whose forest and CA remain; if not these, issue from theirs",
    owner: "Sponsor",
    trigger: "No written answer when the order is signed",
    asked: isMerger,
    source: ["ej"],
  },
  {
    id: "PK17",
    text: "The audit or law asks for evidence or systems that this plan does not cover",
    likelihood: 3,
    impact: 4,
    mitigation: "Its demands in writing before the order; evidence agreed with the auditor at design sign-off",
    owner: "Security lead",
    trigger: "No written answer when the order is signed",
    asked: isAudit,
    source: ["ej"],
  },
  OLD_SERVERS_RISK,
  {
    id: "PK14",
    text: "NDES, which can request any subject, is misused to sign in as another user",
    likelihood: 2,
    impact: 5,
    mitigation: "Service account limited to one template, requests validated by Intune, server in Tier 0",
    owner: "Security lead",
    trigger: "A certificate from the template with no matching Intune request",
    when: CONNECTOR,
    source: ["certconn", "ej"],
  },
  {
    id: "PK9",
    text: "Non-Windows clients cannot check revocation",
    likelihood: 3,
    impact: 3,
    mitigation: ({ brief }) => (brief.holds(SINGLE) ? "HTTP location first" : "HTTP locations only, no LDAP"),
    owner: "Engineer",
    trigger: "Failed check from such a client in the pilot",
    when: any(OUTSIDE, is("industry", "healthcare", "manufacturing")),
    source: ["pki-design"],
  },
  {
    id: "PK10",
    text: "Certificate sign-in fails under strong mapping enforcement",
    likelihood: 3,
    impact: 4,
    mitigation: "Reissue before wireless or VPN depends on certificates; monitor events 39 and 41",
    owner: "Engineer",
    trigger: "First event 39 or 41",
    when: DIRECTORY,
    source: ["strongmap"],
  },
];
