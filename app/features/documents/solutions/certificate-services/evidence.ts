/** What of this project somebody who audits it can be shown, by the control that it belongs to. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { FEW, TIERED } from "./answers.ts";

const lead = (brief: Brief): string => (brief.holds(FEW) ? "IT contact" : "Security lead");
const operator = (brief: Brief): string => (brief.holds(FEW) ? "IT contact" : "Client IT lead");

const ROWS = [
  [
    "A.8.24 Cryptography",
    "Policy outline, key and validity table",
    (brief: Brief) => `signed policy${brief.holds(TIERED) ? ", minutes of the key ceremony" : ""}`,
    lead,
  ],
  ["A.8.2 Privileged access", "PKI role groups, reviewed quarterly", "members of each group, with the date", lead],
  [
    "A.8.15 Logging",
    "Audit events 4886 (requested), 4887 (issued), 4870 (revoked)",
    "a sample of certificates traced to request and template",
    "Auditor",
  ],
  ["A.8.13 Backup", "Daily backup, restore test twice a year", "test record with measured time", operator],
  [
    "A.8.32 Change management",
    "Alert on changed permissions and settings (events 4882, 4885, 4890)",
    "change record for each event",
    operator,
  ],
] as const;

export const EVIDENCE_TABLE: PackTable = {
  id: "pki.evidence",
  section: "security",
  heading: "Evidence for auditors",
  asked: (brief) => brief.regulated,
  caption: "Controls of ISO 27001:2022 and their evidence here",
  intro:
    "By itself none of this fulfils a law named under “Regulation”; it is what the client can show for the safeguards and audit trails that such a law asks for.",
  columns: ["Control", "In this project", "Evidence", "Owner"],
  rows: ROWS.map((cells) => ({ cells, source: ["ciso-lib", "pki-sec", "ej"] as const })),
};
