/** Outlines of the options that may serve a client better than what was asked for: planning assumptions, priced by the option's own lines. */

import type { OptionOutline } from "#app/features/documents/options/option-row.ts";
import { BOUND_TO_PLAN } from "#app/features/documents/solutions/outlines.ts";

export const LEFT_SIGN_IN: OptionOutline = {
  parts: ["MFA, conditions and roles at the current identity provider"],
  work: ["provider plan and its gaps", "policies; pilot", "users in waves", "exercise, run book"],
  carries: "Policies, roles, waves, exercise and training",
  lost: "device management, and features outside the provider’s plan",
  risks: [BOUND_TO_PLAN],
  against: ["devices must be managed", "Microsoft 365 or Azure is planned within a year"],
};

export const ADMIN_FOREST: OptionOutline = {
  parts: ["a dedicated administrative forest on four servers", "a one-way trust from the existing forest"],
  work: [
    "administrators and their rights listed",
    "forest, trust, workstations; pilot",
    "administrators migrated in groups",
    "restore of both forests rehearsed",
  ],
  carries: "Tier 0 list, workstations, rights and acceptance tests",
  lost: "simplicity: a second forest to patch, back up and staff",
  risks: [
    {
      text: "The second forest is neglected",
      response: "restored once a year, patch status reported monthly",
    },
  ],
  against: ["fewer than three people administer the directory", "no contract requires a separate forest"],
};

export const OTHER_SIGN_IN: OptionOutline = {
  parts: ["third-party MFA and single sign-on", "Entra ID behind it for Microsoft services"],
  work: [
    "applications and sign-ins listed, two products trialled",
    "federation, policies; pilot",
    "users in waves",
    "exercise, run book",
  ],
  carries: "Policies, roles, break-glass accounts, waves, exercise and training",
  lost: "combined risk signals; policies are kept in two places",
  risks: [
    BOUND_TO_PLAN,
    {
      text: "A provider outage blocks all sign-in",
      response: "break-glass accounts outside the federation, tested quarterly",
    },
  ],
  against: ["most applications are Microsoft services", "P1 or P2 is already paid for"],
};

export const BUILD_AT_ONCE: OptionOutline = {
  parts: ["policies, privileges and detection from week 1"],
  work: [
    "accounts, devices and rights listed",
    "policies in report-only mode; pilot",
    "phased policy enforcement",
    "exercise, run book",
  ],
  carries: "Domains, targets and priorities, without evidence",
  lost: "before-and-after scores with their evidence",
  risks: [
    {
      text: "The most visible gap is closed before the largest",
      response: "the ten most critical settings reviewed in week 1",
    },
  ],
  against: ["an auditor, insurer or board requires evidence", "the weakest domain is not yet known"],
};

export const DETECTION_ALONE: OptionOutline = {
  parts: [
    "sensors on endpoints, servers and identity servers, a single incident queue",
    "roles on request for administrators",
  ],
  work: [
    "score, break-glass accounts, quick wins",
    "sensors and log store; pilot",
    "endpoints in waves, tiers where planned",
    "exercise, alert tuning, run book",
  ],
  carries: "Detection, log store, tiers, run books, exercise and acceptance tests but those of policies",
  lost: "a second factor and device conditions for users until a later project",
  risks: [
    {
      text: "Passwords are stolen before the policies follow",
      response: "legacy protocols closed as a quick win, policies ordered within a year",
    },
  ],
  against: ["most users work in cloud services", "a regulator or insurer requires MFA for all"],
};
