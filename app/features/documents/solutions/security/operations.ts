/** Operations, signals, recovery and training. */

import { all, any, type Condition, none } from "#app/features/catalogue/predicate.ts";
import type { Pack, RecoveryRow } from "#app/features/documents/pack.ts";
import { figure } from "#app/features/documents/words.ts";
import {
  ASSESSMENT,
  BUILD,
  ENDPOINT,
  LARGER,
  MEASURED,
  POLICIES,
  POLICIES_FOR_ADMINISTRATORS,
  SEATS,
  SIEM,
  SMALL,
  TENANT_FOR_ADMINISTRATORS,
  TIER0,
  TIERED,
  TIERED_WITH_DETECTION,
  UNREAD,
  WATCHED,
} from "./answers.ts";
import { logGb } from "./quantities.ts";

const directoryBack = (when: Condition): RecoveryRow => ({
  service: "Directory",
  rpo: "24 hours",
  rto: "24 hours",
  method: "Offline backup, recovery plan, isolated network",
  when,
  source: ["ej"],
});

export const OPERATIONS: Pack["operations"] = [
  ...(["Security lead", "IT contact"] as const).map((owner) => ({
    frequency: "Daily" as const,
    task: "Incident queue; break-glass alerts",
    owner: `${owner} or partner`,
    when: all(WATCHED, owner === "IT contact" ? SMALL : none(SMALL)),
    source: ["ej"] as const,
  })),
  {
    frequency: "Daily",
    task: "Break-glass alerts",
    owner: "Security lead",
    when: all(BUILD, none(WATCHED)),
    source: ["ej"],
  },
  {
    frequency: "Weekly",
    task: "New application consents; risky users",
    owner: "Security lead",
    when: all(BUILD, LARGER, any(none(TIER0), POLICIES)),
    source: ["scuba"],
  },
  {
    frequency: "Weekly",
    task: "New application consents", // the report on users at risk asks for Entra ID P2
    owner: "Security lead",
    when: all(BUILD, any(SEATS, POLICIES_FOR_ADMINISTRATORS), none(TENANT_FOR_ADMINISTRATORS)),
    source: ["scuba"],
  },
  {
    frequency: "Monthly",
    task: "Secure Score; certificate check (Invoke-Locksmith); exceptions; application secrets expiring within 60 days",
    owner: "Security lead",
    when: TIERED,
    source: ["locksmith", "ej"],
  },
  {
    frequency: "Monthly",
    task: "Secure Score; exceptions; application secrets expiring within 60 days",
    owner: "Security lead",
    when: all(BUILD, none(TIERED)),
    source: ["scuba", "ej"],
  },
  {
    frequency: "Quarterly",
    task: "One run book exercised; break-glass accounts tested; role access review",
    owner: "Security lead",
    when: BUILD,
    source: ["mfa-mandatory", "scuba", "ej"],
  },
  {
    frequency: "Quarterly",
    task: "Road map review: steps completed, steps overdue, owners",
    owner: "Sponsor",
    when: ASSESSMENT,
    source: ["ej"],
  },
  {
    frequency: "Yearly",
    task: "Directory recovery rehearsed from the offline backup; licence true-up",
    owner: "Client IT lead",
    when: TIERED,
    source: ["ej"],
  },
  { frequency: "Yearly", task: "Reassessment of the eight domains", owner: "Sponsor", source: ["ej"] },
];

export const SIGNALS: Pack["signals"] = [
  {
    signal: "High-severity incident",
    threshold: "unassigned for 1 hour",
    action: "call the duty lead",
    when: all(WATCHED, none(SMALL)),
    source: ["ej"],
  },
  {
    signal: "Devices without a sensor",
    threshold: (brief) => `above ${figure(Math.max(1, Math.floor(brief.devices / 50)))} (2%)`,
    action: "list by owner",
    when: all(ENDPOINT, none(SMALL)),
    source: ["ej"],
  },
  {
    signal: "Log volume",
    threshold: (brief) => `above ${figure(Math.round(logGb(brief) * 1.2))} GB a month`,
    action: "review each source",
    when: all(SIEM, none(SMALL)),
    source: ["sentinel", "ej"],
  },
  {
    signal: "New member of a Tier 0 group",
    threshold: "any",
    action: "check against the change record",
    when: all(TIERED, none(SMALL)),
    source: ["privaccess"],
  },
];

export const RECOVERY: Pack["recovery"] = [
  directoryBack(TIER0), // what comes back is what the project is about
  {
    service: "Sign-in",
    rpo: "none",
    rto: "15 minutes",
    method: "Break-glass accounts; policy back to report-only mode",
    when: POLICIES,
    source: ["ca-templates"],
  },
  {
    service: "Sign-in",
    rpo: "none",
    rto: "15 minutes",
    method: "Break-glass accounts",
    when: all(MEASURED, none(POLICIES)),
    source: ["ca-templates"],
  },
  {
    service: "Sign-in",
    rpo: "none",
    rto: "1 hour after a lockout",
    method: "Emergency account with its password in a safe",
    when: UNREAD,
    source: ["ej"],
  },
  directoryBack(TIERED_WITH_DETECTION),
  {
    service: "Policies and settings",
    rpo: "last change",
    rto: "2 hours",
    method: "Export before each change, kept outside the tenant",
    when: POLICIES,
    source: ["ej"],
  },
];

export const TRAINING: Pack["training"] = [
  {
    audience: "Administrators",
    content: "Eligible roles, policies, day-to-day administration",
    hours: 4,
    when: BUILD,
    source: ["ej"],
  },
  {
    audience: "Administrators",
    content: (brief) =>
      brief.holds(UNREAD)
        ? "Maintaining the evidence register"
        : "Interpreting tool reports, maintaining the evidence register",
    hours: 2,
    when: ASSESSMENT,
    source: ["ej"],
  },
  { audience: "Response team", content: "Run books, exercise", hours: 3, when: BUILD, source: ["ej"] },
  {
    audience: "All users",
    content: (brief) => `MFA, phishing, reporting${brief.holds(LARGER) ? ", as a recording" : ""}`,
    hours: 1,
    when: POLICIES,
    source: ["ej"],
  },
];
