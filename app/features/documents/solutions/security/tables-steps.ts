/** The steps of a project that builds, each with the task and the week that bring it. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { listed } from "#app/features/documents/words.ts";
import { policyNames } from "./access-policies.ts";
import {
  ADMINISTRATORS_ENROLLED,
  BUILD,
  DEFAULTS_QUICKLY,
  DIRECTORY_QUICKLY,
  DISKS,
  ENDPOINT,
  ENROLS,
  ENROLS_JOINING,
  EXCHANGE_CLOSED,
  isSupported,
  LARGER,
  LOSS_PREVENTION,
  MAIL_IN_TENANT,
  MIGRATES,
  ON_PREMISES,
  POLICIES,
  POLICIES_FOR_ADMINISTRATORS,
  POWER_PLATFORM,
  PUPILS,
  SERVER_SENSORS,
  SHAREPOINT_SERVER,
  SMALL,
  SYNCHRONISES,
  TENANT,
  TENANT_FOR_ADMINISTRATORS,
  TIER0,
  TIERED,
  USERS_LEFT,
} from "./answers.ts";
import { detectionPlan, lossPreventionPlan, plans } from "./licences.ts";
import {
  DETECTION_ROLLOUT,
  ELIGIBLE,
  ENFORCEMENT,
  LOCAL_PASSWORDS,
  QUICK_WINS,
  RULES_BLOCK,
  SIMULATION,
  TIERING,
} from "./names.ts";
import { blocksLater, lastBlocked } from "./rules-in-audit.ts";
import { due } from "./tasks.ts";

export const IMPLEMENTATION_STEPS: PackTable = {
  id: "security.steps",
  section: "solution",
  heading: "Implementation steps",
  caption: "Steps by task, completion week and licence impact",
  when: BUILD,
  columns: ["Step", "Task and week", "Domain", "Licence"],
  rows: [
    {
      cells: [
        (brief) =>
          brief.holds(MAIL_IN_TENANT)
            ? "External forwarding blocked, user consent restricted"
            : "User consent restricted",
        due(QUICK_WINS),
        (brief) => (brief.holds(MAIL_IN_TENANT) ? "Mail, Identity" : "Identity"),
        "none",
      ],
      when: none(TENANT_FOR_ADMINISTRATORS),
      source: ["scuba"],
    },
    {
      cells: [
        (brief) =>
          `${listed(["RDP", ...(brief.holds(SHAREPOINT_SERVER) ? ["any SharePoint Server"] : []), ...(isSupported(brief) ? [] : ["unsupported servers"])])} closed to the internet`,
        (brief) => due(brief.holds(EXCHANGE_CLOSED) ? "Exchange Server closed" : QUICK_WINS)(brief),
        (brief) => (isSupported(brief) && !brief.holds(SHAREPOINT_SERVER) ? "Network" : "Network, Servers"),
        "none",
      ],
      when: ON_PREMISES,
      source: ["eol", "zt"],
    },
    {
      cells: [
        "Power Platform: environments created by administrators only, data policy for the default one",
        due(QUICK_WINS),
        "Data",
        "none",
      ],
      when: POWER_PLATFORM,
      source: ["scuba", "ej"],
    },
    {
      cells: [
        "MFA for all users: security defaults switched on where no policy requires it, users informed a week before",
        due(QUICK_WINS),
        "Identity",
        "none",
      ],
      when: DEFAULTS_QUICKLY,
      source: ["ca-templates", "ej"],
    },
    {
      cells: [LOCAL_PASSWORDS, due(QUICK_WINS), "Servers", "none"],
      when: DIRECTORY_QUICKLY,
      source: ["ej"],
    },
    {
      cells: [
        (brief) =>
          `Devices joined or enrolled${brief.holds(DIRECTORY_QUICKLY) ? " (with LAPS)" : ""}, compliance reported`,
        due("Devices joined"),
        "Endpoint",
        "Intune",
      ],
      when: ENROLS,
      source: ["ca-templates", "ej"],
    },
    {
      cells: [
        (brief) =>
          `Accounts synchronised${brief.holds(ENROLS_JOINING) ? (brief.holds(SMALL) ? ", devices enrolled" : ", pilot devices enrolled") : ""}`,
        due("Directory synchronisation"),
        (brief) => (brief.holds(ENROLS_JOINING) ? "Identity, Endpoint" : "Identity"),
        (brief) => (brief.holds(ENROLS_JOINING) ? "Intune" : "none"),
      ],
      when: SYNCHRONISES,
      source: ["entra-sync", "ej"],
    },
    {
      cells: [
        "Accounts migrated, device enrolment configured",
        due("Accounts migrated"),
        "Identity, Endpoint",
        "Intune",
      ],
      when: MIGRATES,
      source: ["ca-templates", "ej"],
    },
    {
      cells: [
        "PIM-eligible roles, approval for the most privileged (MS.AAD.7.4 to 7.9)",
        due(ELIGIBLE),
        "Identity",
        "Entra ID P2",
      ],
      source: ["scuba"],
    },
    ...[
      {
        what: "Security keys",
        policy: "CA03",
        task: ELIGIBLE,
        licence: "Entra ID P2",
        when: POLICIES_FOR_ADMINISTRATORS,
      },
      {
        what: "Compliant devices",
        policy: "CA06",
        task: "devices (S",
        licence: "Intune",
        when: ADMINISTRATORS_ENROLLED,
      },
    ].map(({ what, policy, task, licence, when }): PackTable["rows"][number] => ({
      cells: [
        (brief) =>
          `${what} enforced for administrators (${policy})${brief.holds(USERS_LEFT) ? `, ${policy === "CA03" ? "CA01, CA02 and CA04 in place of security defaults" : "as CA03 is"}` : brief.holds(TENANT) ? " where security defaults are off" : ""}`,
        due(task),
        "Identity",
        licence,
      ],
      when,
      source: ["ca-templates"],
    })),
    {
      cells: ["Sensitivity labels and DLP in simulation", due(SIMULATION), "Data", lossPreventionPlan],
      when: LOSS_PREVENTION,
      source: ["purview"],
    },
    {
      cells: [
        (brief) => `${policyNames(brief)} enforced`,
        due(ENFORCEMENT),
        "Identity",
        (brief) =>
          brief.holds(LARGER)
            ? "Entra ID P1, P2 for CA08 and CA09"
            : `Entra ID P1${brief.holds(TIER0) ? "" : `, in ${plans(brief)}`}`,
      ],
      when: POLICIES,
      source: ["ca-templates"],
    },
    {
      cells: ["Managed laptops encrypted by policy, keys escrowed", due(ENFORCEMENT), "Data", "Intune"],
      when: DISKS,
      source: ["ej"],
    },
    {
      cells: ["Pupil accounts: no guest invitations, no phone registration", due(ENFORCEMENT), "Identity", "none"],
      when: PUPILS,
      source: ["ej"],
    },
    {
      cells: [
        (brief) =>
          `Endpoints${brief.holds(SERVER_SENSORS) ? " and servers" : ""} onboarded${brief.holds(MAIL_IN_TENANT) ? ", Standard preset policies for mail, SPF, DKIM and DMARC published" : ""}`,
        due(DETECTION_ROLLOUT),
        (brief) =>
          [
            "Endpoint",
            ...(brief.holds(MAIL_IN_TENANT) ? ["Mail"] : []),
            ...(brief.holds(SERVER_SENSORS) ? ["Servers"] : []),
          ].join(", "),
        (brief) => `${detectionPlan(brief)}${brief.holds(SERVER_SENSORS) ? ", Defender for Servers P1" : ""}`,
      ],
      when: ENDPOINT,
      source: ["scuba", "sec-price"],
    },
    {
      cells: [
        "Tier separation: local, RDP, batch and service logon denied to accounts of another tier; administrators in Protected Users, AES only",
        due(TIERING),
        "Servers",
        "none",
      ],
      when: TIERED,
      source: ["privaccess", "ej"],
    },
    { cells: [LOCAL_PASSWORDS, due(TIERING), "Servers", "none"], when: TIERED, source: ["ej"] },
    {
      cells: [
        (brief) =>
          `Domain controllers require LDAP signing and channel binding once events 2889 and 3039 list no client for two weeks${brief.holds(SMALL) ? "" : "; Print Spooler disabled"}`,
        due(TIERING),
        "Servers",
        "none",
      ],
      when: TIER0,
      source: ["ej"],
    },
    {
      cells: [
        (brief) =>
          blocksLater(brief)
            ? `Attack surface reduction: standard protection rules block; the others from ${blocksLater(brief)} by the run book, each device after 30 days in audit`
            : `Attack surface reduction rules from audit to block, each device after 30 days, ${lastBlocked(brief)}`,
        due(RULES_BLOCK),
        "Endpoint",
        detectionPlan,
      ],
      when: ENDPOINT,
      source: ["ej"],
    },
    {
      cells: [
        "DLP from simulation to block, after at least four weeks",
        due("Run book and handover"),
        "Data",
        "as above",
      ],
      when: LOSS_PREVENTION,
      source: ["purview", "ej"],
    },
    {
      cells: [
        (brief) =>
          `${brief.holds(SMALL) ? "One incident" : "Two incidents"} rehearsed from the run books, ${brief.holds(TIERED) ? "directory restore timed" : "server restore rehearsed"}`,
        due("Exercise: "),
        "Monitoring, Backup",
        "none",
      ],
      source: ["ej"],
    },
  ],
};
