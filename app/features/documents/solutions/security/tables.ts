/** Tables that only security has, and the features that serve objectives. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Pack, PackTable } from "#app/features/documents/pack.ts";
import { CONDITIONAL_ACCESS } from "#app/features/documents/solutions/conditional-access.ts";
import { chosenPolicies, defaultsOff, POLICY_ROWS } from "./access-policies.ts";
import {
  ASSESSMENT,
  BUILD,
  DETECTION,
  DLP,
  ENDPOINT,
  JOINING,
  MAIL_IN_TENANT,
  OWNED,
  POLICIES,
  SMALL,
  TENANT,
  TENANT_FOR_ADMINISTRATORS,
  TIER0,
  TIERED,
  WATCHED,
} from "./answers.ts";
import { LATER } from "./later.ts";
import { MATURITY } from "./maturity.ts";
import { DETECTION_ROLLOUT, FRAGILE, QUICK_WINS, SERVICE_ACCOUNTS } from "./names.ts";
import { ROAD_MAP } from "./road-map.ts";
import { ROAD_MAP_TARGETS } from "./road-map-targets.ts";
import { IMPLEMENTATION_STEPS } from "./tables-steps.ts";
import { ZERO_TRUST_PILLARS } from "./zero-trust.ts";

const fragile = (brief: Brief) => FRAGILE.find(({ when }) => brief.holds(when)) ?? { device: "", first: "" };

export const FEATURES: Pack["features"] = [
  { by: DETECTION_ROLLOUT, objectives: ["enhance-security"], when: DETECTION, source: ["sec-price", "ej"] },
  { by: "Assessment:", objectives: ["enhance-security", "compliance-objective"], source: ["ej"] },
  {
    by: "Eligible roles",
    objectives: ["enhance-security", "compliance-objective"],
    when: BUILD,
    source: ["scuba"],
  },
  {
    by: "Assessment:",
    objectives: ["cost-reduction"],
    when: any(ENDPOINT, ASSESSMENT, all(BUILD, OWNED)),
    source: ["ej"],
  },
  { by: "Discovery", objectives: ["cost-reduction"], when: JOINING, source: ["ej"] },
  {
    by: "policy enforcement",
    objectives: ["productivity", "enhance-security", "remote-work"],
    when: POLICIES,
    source: ["ca-templates", "ej"],
  },
  { by: "Assessment:", objectives: ["remote-work"], when: ASSESSMENT, source: ["zt", "ej"] },
  { by: "rivileged workstations", objectives: ["remote-work"], when: TIER0, source: ["privaccess"] },
  {
    by: [SERVICE_ACCOUNTS, "Tiering"],
    objectives: ["digital-transformation"],
    when: TIER0,
    source: ["privaccess", "ej"],
  },
  { by: "Tiering", objectives: ["scalability", "innovation"], when: TIER0, source: ["privaccess", "ej"] },
  {
    by: "sensors",
    objectives: ["enhance-security", "productivity"],
    when: all(WATCHED, any(ENDPOINT, TIERED)),
    source: ["sec-price", "ej"],
  },
  { by: "evidence register", objectives: ["compliance-objective"], source: ["ej"] },
  {
    by: QUICK_WINS,
    objectives: ["innovation", "digital-transformation"],
    when: all(BUILD, none(TENANT_FOR_ADMINISTRATORS)),
    source: ["scuba"],
  },
  {
    by: "policy enforcement",
    objectives: ["scalability", "digital-transformation"],
    when: POLICIES,
    source: ["ca-templates", "ej"],
  },
  {
    by: "Road map",
    objectives: ["innovation", "scalability", "digital-transformation", "productivity"],
    when: ASSESSMENT,
    source: ["ej"],
  },
];

const ACCESS_POLICIES: PackTable = {
  ...CONDITIONAL_ACCESS,
  when: POLICIES,
  intro: (brief) =>
    `Each policy except CA05, which Azure enforces anyway,${chosenPolicies(brief).includes("CA10") ? " and CA10" : ""} runs in report-only mode for at least 7 days before enforcement beyond the pilot; CA03 applies to administrators from the pilot onwards.${brief.holds(all(SMALL, TENANT)) ? ` Security defaults, where enabled, ${defaultsOff(brief)}.` : ""} The break-glass exclusion is tested first.`,
  rows: POLICY_ROWS,
};

export const TABLES: Pack["tables"] = [
  MATURITY,
  ROAD_MAP,
  ROAD_MAP_TARGETS,
  IMPLEMENTATION_STEPS,
  ZERO_TRUST_PILLARS,
  LATER,
  ACCESS_POLICIES,
  {
    id: "security.esc",
    section: "security",
    heading: "Certificate services review",
    caption: "Certificate review test cases",
    when: TIERED, // elsewhere findings are handed over, and nothing is corrected
    columns: ["Code", "Test", "Fix"],
    rows: [
      ["ESC1", "Requester supplies the subject", "build subject from directory, or require approval"],
      ["ESC4", "Write access to templates", "reset owner and permissions"],
      ["ESC6", "SAN from request attributes", "clear the flag"],
      ["ESC8", "Web enrolment open to NTLM relay", "remove, or HTTPS with channel binding"],
      ["ESC15", "Version 1 templates (CVE-2024-49019)", "patch, unpublish"],
      ["ESC16", "SID extension disabled on the CA", "re-enable"],
    ].map((cells) => ({ cells, source: ["locksmith"] })),
  },
  {
    id: "security.run-books",
    section: "support",
    heading: "Run books",
    caption: "First response to the likeliest incidents",
    when: BUILD,
    columns: ["Incident", "First 15 minutes", "Within the hour", "Decides"],
    rows: [
      {
        cells: [
          "Account takeover",
          (brief) =>
            brief.holds(TENANT_FOR_ADMINISTRATORS)
              ? "disable, reset password, end server sessions"
              : "disable, revoke sessions",
          (brief) =>
            brief.holds(TENANT_FOR_ADMINISTRATORS)
              ? "sign-ins, group changes, services run as the account"
              : "mailbox rules, consents, registered devices",
          "Security lead",
        ],
        source: ["ej"],
      },
      {
        cells: [
          (brief) => `Malware on ${fragile(brief).device}`,
          (brief) => `${fragile(brief).first}, block internet access`,
          "isolate or replace once agreed, scope by file and address",
          "Security lead",
        ],
        when: all(ENDPOINT, any(...FRAGILE.map(({ when }) => when))),
        source: ["ej"],
      },
      {
        cells: [
          "Malware on a device",
          "isolate",
          "scope by file and address, reset the user's password",
          "Security lead",
        ],
        when: ENDPOINT,
        source: ["ej"],
      },
      {
        cells: [
          "Phishing campaign",
          "purge messages, block sender",
          "identify who clicked, reset passwords and sessions",
          "Client IT lead",
        ],
        when: all(ENDPOINT, MAIL_IN_TENANT),
        source: ["ej"],
      },
      {
        cells: [
          "Signs of attack on a domain controller",
          "block sign-in to Tier 0, leave the server running",
          "call the incident response partner, prepare the krbtgt reset",
          "Sponsor",
        ],
        when: TIERED,
        source: ["ej"],
      },
      {
        cells: [
          "Lockout by a policy",
          "sign in with a break-glass account, return the policy to report-only mode",
          "find the cause in the sign-in log, correct or exclude, inform users",
          "Client IT lead",
        ],
        when: all(POLICIES, none(ENDPOINT, TIERED, DLP, SMALL)), // the exercise has two
        source: ["ca-templates", "ej"],
      },
      {
        cells: [
          "Data leak",
          "block the link",
          "establish what and whose data, who must be notified and when",
          "Data protection lead",
        ],
        when: DLP,
        source: ["ej"],
      },
    ],
  },
];
