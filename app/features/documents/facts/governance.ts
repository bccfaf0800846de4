/** Gates, communication and threats: what larger organisations ask for, and every project needs in some form. */

import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import { ASSESSES } from "./effort.ts";
import type { Sourced } from "./sources.ts";

export type GateRow = Sourced & { gate: string; evidence: string; decides: string; otherwise: string };

/** One for each phase. */
export const GATES: readonly GateRow[] = [
  {
    gate: "Design sign-off",
    evidence: "inventory accepted, assumptions confirmed or re-priced, design and test plan signed",
    decides: "Sponsor, with security",
    otherwise: "open points with owner and date; build does not begin",
    source: ["sow", "ej"],
  },
  {
    gate: "Pilot exit",
    evidence: "pilot tests passed, no critical incident open, rollback rehearsed",
    decides: "Client IT lead",
    otherwise: "pilot extended by a week, cause named",
    source: ["sow", "ej"],
  },
  {
    gate: "Go-live",
    evidence: "backup restored once, help desk trained, messages sent, freeze dates free",
    decides: "Sponsor",
    otherwise: "next window of the plan",
    source: ["caf-migrate", "ej"],
  },
  {
    gate: "Acceptance",
    evidence: "acceptance tests signed, run book handed over, restore measured",
    decides: "Sponsor",
    otherwise: "list of defects with dates; hypercare goes on",
    source: ["sow", "ej"],
  },
];

/** The same where an assessment is sold. */
export const ASSESSMENT_GATES: readonly GateRow[] = [
  {
    gate: "Scope sign-off",
    evidence: "questions and scope signed, accounts that may only read, people named",
    decides: "Sponsor, with security",
    otherwise: "open points with owner and date; interviews do not begin",
    source: ["sow", "ej"],
  },
  {
    gate: "Evidence complete",
    evidence: "tool reports and minutes filed, gaps named",
    decides: "Client IT lead",
    otherwise: "a week for the missing evidence, then marked as not measured",
    source: ["sow", "ej"],
  },
  {
    gate: "Findings agreed",
    evidence: "each finding with two pieces of evidence, facts corrected; the pilot report where one was run",
    decides: "Client IT lead, with security",
    otherwise: "disagreement is printed beside the finding",
    source: ["sow", "ej"],
  },
  {
    gate: "Acceptance",
    evidence: "report, road map and evidence register handed over, read-out held",
    decides: "Sponsor",
    otherwise: "list of corrections with dates",
    source: ["sow", "ej"],
  },
];

export const COMMUNICATION: readonly (Sourced & {
  audience: string;
  message: string;
  channel: string;
  rhythm: string;
  when?: Condition;
})[] = [
  {
    audience: "Sponsor and board",
    message: "progress, cost against plan, decisions due",
    channel: "one page",
    rhythm: "each month and at each gate",
    source: ["sow", "ej"],
  },
  {
    audience: "IT and security",
    message: "work of the week, risks, changes",
    channel: "call with minutes",
    rhythm: "each week",
    source: ["sow", "ej"],
  },
  {
    audience: "Department heads",
    message: "dates of their wave, what people must do",
    channel: "mail and short meeting",
    rhythm: "four and one weeks before",
    when: none(ASSESSES),
    source: ["ej"],
  },
  {
    audience: "Users",
    message: "what changes on which day, where help is",
    channel: "mail, intranet, poster",
    rhythm: "two weeks, two days and on the day",
    when: none(ASSESSES),
    source: ["ej"],
  },
  {
    audience: "Help desk",
    message: "known errors, answers, escalation",
    channel: "list kept current",
    rhythm: "daily in waves",
    when: none(ASSESSES),
    source: ["ej"],
  },
  {
    audience: "People to be interviewed",
    message: "purpose, questions, who reads the answers",
    channel: "invitation by the sponsor",
    rhythm: "two weeks and two days before",
    when: ASSESSES,
    source: ["ej"],
  },
  {
    audience: "Supervisor or auditor",
    message: "scope, controls, evidence available",
    channel: "letter through the security lead",
    rhythm: "before the last gate",
    source: ["ej"],
  },
];

export type ThreatRow = Sourced & { when?: Condition; threat: string; way: string; control: string; left: string };

export const THREATS: readonly ThreatRow[] = [
  {
    threat: "Stolen password",
    way: "phishing, reuse",
    control: "second factor, legacy protocols blocked",
    left: "session theft; short sessions for administrators",
    source: ["ca-templates", "ej"],
  },
  {
    threat: "Administrator taken over",
    way: "mail or browsing with an administrative account",
    control: "separate accounts, privileged workstation, rights on request",
    left: "insider; reviews each quarter",
    source: ["privaccess", "ej"],
  },
  {
    threat: "Extortion software",
    way: "unpatched device, flat network",
    control: "prompt patching, detection, a backup that administrators cannot delete, restore test",
    left: "hours of outage within the recovery time",
    source: ["ej"],
  },
  {
    threat: "Path through certificates",
    way: "template that lets the requester choose the name",
    control: "template hardening, monthly check",
    left: "new weakness; check list is updated",
    when: all(is("current-technologies", "active-directory"), is("solution-type", "certificate-services", "security")),
    source: ["locksmith"],
  },
  {
    threat: "Data sent to the wrong person",
    way: "link for anybody, forwarding",
    control: "sharing limits, labels, loss prevention where chosen",
    left: "photographs and paper",
    when: any(
      is("solution-type", "microsoft-365", "security", "custom"),
      is("security-requirements", "data-loss-prevention"),
    ),
    source: ["scuba", "ej"],
  },
  {
    threat: "Interface misused",
    way: "secret in code, account without owner",
    control: "identity of its own for each interface, rotation within 180 days",
    left: "fault at the partner",
    when: is(
      "integration-needs",
      "crm",
      "erp",
      "legacy-applications",
      "third-party-apis",
      "database-systems",
      "reporting-tools",
      "custom-applications",
    ),
    source: ["scuba", "ej"],
  },
  {
    threat: "Cloud resource open to the internet",
    way: "default setting, haste",
    control: "policy refuses public access, posture alerts",
    left: "exceptions with end date",
    when: any(is("solution-type", "azure-migration", "hybrid-cloud"), is("current-technologies", "azure-services")),
    source: ["alz-check"],
  },
  {
    threat: "Deployment used as a weapon",
    way: "management tool under foreign control",
    control: "second approval, limited collections, administrators in Tier 0",
    left: "signed but faulty update; rings",
    when: is("solution-type", "configuration-manager"),
    source: ["privaccess", "ej"],
  },
  {
    threat: "Plant reached from the office",
    way: "shared network",
    control: "zone between both, jump host",
    left: "maintenance by third parties",
    when: is("industry", "manufacturing"),
    source: ["ciso-lib", "ej"],
  },
  {
    threat: "Loss of a site",
    way: "fire, power, line",
    control: "second copy elsewhere, rehearsed recovery",
    left: "data since the last copy",
    source: ["ej"],
  },
];
