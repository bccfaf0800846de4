/** What of this project a supervisor can be shown, where nobody asked for evidence by the controls of a framework. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { orderedBy } from "#app/features/documents/facts/frameworks.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { FEW, TIERED } from "./answers.ts";

const SECURITY = "Security lead";
const IT_LEAD = "Client IT lead";

export const EVIDENCE_TABLE: PackTable = {
  id: "pki.evidence",
  section: "security",
  heading: "Evidence for auditors",
  when: none(FEW), // a handful reads the rules of law alone
  asked: (brief) => brief.regulated && orderedBy(brief) === null,
  caption: "Evidence by controls of ISO 27001:2022, as an example",
  intro: "No framework is named, so ISO 27001 orders what the client can show. None of it fulfils a law by itself.",
  columns: ["Control", "In this project", "Evidence", "Owner"],
  rows: (
    [
      [
        "A.8.24 Cryptography",
        "Policy outline, key and validity table",
        (brief: Brief) => `signed policy${brief.holds(TIERED) ? ", minutes of the key ceremony" : ""}`,
        SECURITY,
      ],
      [
        "A.8.2 Privileged access",
        "PKI role groups, reviewed quarterly",
        "members of each group, with the date",
        SECURITY,
      ],
      [
        "A.8.15 Logging",
        "Audit events 4886 (requested), 4887 (issued), 4870 (revoked)",
        "a sample of certificates traced to request and template",
        "Auditor",
      ],
      ["A.8.13 Backup", "Daily backup, restore test twice a year", "test record with measured time", IT_LEAD],
      [
        "A.8.32 Change management",
        "Alert on changed permissions and settings (events 4882, 4885, 4890)",
        "change record for each event",
        IT_LEAD,
      ],
    ] as const
  ).map((cells) => ({ cells, source: ["ciso-lib", "pki-sec", "ej"] as const })),
};
