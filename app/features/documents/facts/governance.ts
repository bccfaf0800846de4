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

/** Solutions whose threats are those of everything that people and servers do. */
const WHOLE = none(is("solution-type", "certificate-services", "configuration-manager"));
/** No server room and no network of its own is built. */
const TENANT = is("solution-type", "microsoft-365");

/** Machines move and a network is built; accounts, mail and files stay as they are. */
const MACHINES = is("solution-type", "azure-migration", "hybrid-cloud");

export const THREATS: readonly ThreatRow[] = [
  {
    threat: "Stolen password",
    way: "phishing, reuse",
    control: "second factor, legacy protocols blocked",
    left: "session theft; short sessions for administrators",
    when: all(WHOLE, none(MACHINES)),
    source: ["ca-templates", "ej"],
  },
  {
    threat: "Administrator taken over",
    way: "mail or browsing with an administrative account",
    control: "separate accounts, privileged workstation, rights on request",
    left: "insider; reviews each quarter",
    when: none(MACHINES),
    source: ["privaccess", "ej"],
  },
  {
    threat: "Account with rights over Azure taken over",
    way: "phishing, standing role, secret in a script",
    control:
      "second factor for every right over Azure, roles for hours, managed identities, alert on emergency accounts",
    left: "rights inside the hours of an activation; log read each week",
    when: MACHINES,
    source: ["alz-check", "mfa-mandatory"],
  },
  {
    threat: "Management port found by a scan",
    way: "public address on a machine, wide network rule",
    control: "no public address, Bastion, policy that refuses the rule",
    left: "attack from inside the network; rules between workloads",
    when: MACHINES,
    source: ["alz-check"],
  },
  {
    threat: "Extortion software",
    way: "unpatched device, flat network",
    control: "prompt patching, detection, a backup that administrators cannot delete, restore test",
    left: "hours of outage within the recovery time",
    when: all(WHOLE, none(TENANT)),
    source: ["ej"],
  },
  {
    threat: "Path through certificates",
    way: "template that lets the requester choose the name",
    control: "template hardening, monthly check",
    left: "new weakness; check list is updated",
    when: all(is("current-technologies", "active-directory"), is("solution-type", "security")),
    source: ["locksmith"],
  },
  {
    threat: "Data sent to the wrong person",
    way: "link for anybody, forwarding",
    control: "sharing limits, labels, loss prevention where chosen",
    left: "photographs and paper",
    when: all(
      WHOLE,
      none(MACHINES),
      any(
        is("solution-type", "microsoft-365", "security", "custom"),
        is("security-requirements", "data-loss-prevention"),
      ),
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
    when: all(WHOLE, any(MACHINES, is("current-technologies", "azure-services")), none(TENANT)),
    source: ["alz-check"],
  },
  ...(
    [
      [
        "Consent to a hostile application",
        "mail that asks to approve an app; the app reads mail without a password",
        "users cannot consent, administrators decide on request, weekly look at new applications",
        "an application approved in good faith; reviewed each quarter",
      ],
      [
        "Payment redirected by mail",
        "hidden forwarding rule, name that looks like the client's",
        "no automatic forwarding outside, impersonation protection, mail authentication to reject",
        "a call that nobody makes before paying; rule of the finance team",
      ],
      [
        "Files encrypted through a synchronised folder",
        "infected device with OneDrive signed in",
        "compliant devices only, version history, backup outside the tenant where decided",
        "changes since the last version that is whole",
      ],
    ] as const
  ).map(
    ([threat, way, control, left]): ThreatRow => ({
      threat,
      way,
      control,
      left,
      when: TENANT,
      source: ["scuba", "ej"],
    }),
  ),
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
    when: all(is("industry", "manufacturing"), none(is("solution-type", "azure-migration"))),
    source: ["ciso-lib", "ej"],
  },
  {
    threat: "Loss of a site",
    way: "fire, power, line",
    control: "second copy elsewhere, rehearsed recovery",
    left: "data since the last copy",
    when: all(WHOLE, none(TENANT)),
    source: ["ej"],
  },
  ...(
    [
      [
        "Template that makes anybody administrator",
        "requester names the subject, enrolment open to all",
        "own templates only, approval, hardening table, monthly check",
        "new weakness; the check list is updated",
      ],
      [
        "Sign-in relayed to enrolment",
        "web enrolment that accepts NTLM, RPC without privacy",
        "no web enrolment, encrypted RPC, channel binding",
        "old clients that need an exception with an end date",
      ],
      [
        "Key of an authority copied",
        "backup file, snapshot of the virtual machine, shared administrator",
        "key bound to hardware, backups of two halves, host of the same tier",
        "use of the key by somebody who is allowed in; audit by another person",
      ],
      [
        "Certificate used after its device is lost",
        "key exportable from the profile",
        "keys that cannot be exported, revocation on the day of loss",
        "the time until the next CRL is fetched",
      ],
      [
        "Revocation brought to a stop",
        "web host down, CRL run out, alias taken over",
        "overlap of the CRL, owner of the DNS alias, alert on the next update",
        "cached lists keep clients working for the overlap only",
      ],
    ] as const
  ).map(
    ([threat, way, control, left]): ThreatRow => ({
      threat,
      way,
      control,
      left,
      when: is("solution-type", "certificate-services"),
      source: ["locksmith", "ej"],
    }),
  ),
  ...(
    [
      [
        "Sign-in of the site relayed or cracked",
        "client push to a machine that answers with NTLM",
        "client push in the pilot only, then closed; installation by policy or Intune",
        "accounts that stay configured; reviewed each quarter",
      ],
      [
        "Password read from a policy",
        "network access account, secrets in task sequences",
        "no network access account, variables without secrets, password on start media",
        "old task sequences until they are rewritten",
      ],
      [
        "Update catalogue replaced on the way",
        "update point without TLS",
        "TCP 8531 only, certificate watched",
        "fault in a signed update; rings",
      ],
      [
        "Site server or database taken over",
        "flat network, administrators of the domain on the server",
        "Tier 0 rules, named administrators, database reachable from the site only",
        "hours without management within the recovery time",
      ],
      [
        "Extortion software on an unpatched device",
        "device outside the office, deadline postponed",
        "rings with deadlines, zero-day ring, compliance report by name",
        "devices that are switched off; list after 14 days",
      ],
    ] as const
  ).map(
    ([threat, way, control, left]): ThreatRow => ({
      threat,
      way,
      control,
      left,
      when: is("solution-type", "configuration-manager"),
      source: ["ej"],
    }),
  ),
];
