/** What of this project somebody who audits it can be shown, by the control that it belongs to. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isAudit } from "#app/features/documents/brief/deadline-reason.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { FEW, TIERED } from "./answers.ts";

const lead = (brief: Brief): string => (brief.holds(FEW) ? "IT contact" : "Security lead");
const operator = (brief: Brief): string => (brief.holds(FEW) ? "IT contact" : "Client IT lead");

/** Controls on keys, privileged access, logs, backup and changes, in this order. */
type Framework = { text: string; controls: readonly [string, string, string, string, string]; source: SourceKey };

const ISO: Framework = {
  text: "ISO 27001:2022",
  controls: [
    "A.8.24 Cryptography",
    "A.8.2 Privileged access",
    "A.8.15 Logging",
    "A.8.13 Backup",
    "A.8.32 Change management",
  ],
  source: "ciso-lib",
};

/** By option of the question `framework`. */
const FRAMEWORK_OF: Readonly<Partial<Record<string, Framework>>> = {
  "iso-27001": ISO,
  nis2: {
    text: "NIS2, Article 21(2),",
    controls: [
      "(h) Cryptography",
      "(i) Access control",
      "(b) Incident handling: logs",
      "(c) Backup and recovery",
      "(e) Maintenance: changes",
    ],
    source: "nis2",
  },
  dora: {
    text: "DORA",
    controls: [
      "Art. 9(4)(d) Cryptographic keys",
      "Art. 9(4)(c) Access",
      "Art. 10 Detection",
      "Art. 12 Backup and restore",
      "Art. 9(4)(e) Change management",
    ],
    source: "dora",
  },
  "pci-dss": {
    text: "PCI DSS 4.0.1",
    controls: [
      "4.2.1 Trusted keys and certificates",
      "7.2 Access",
      "10.2 Audit logs",
      "12.10.1 Incident plan: backup",
      "6.5.1 Change control",
    ],
    source: "ciso-lib",
  },
  cis: {
    text: "CIS Controls 8.1",
    controls: [
      "3.10, 3.11 Encryption in transit and at rest",
      "5.4 Dedicated administrator accounts",
      "8.2, 8.9 Audit logs, collected centrally",
      "11.2, 11.5 Backup and its test",
      "8.11 Review of audit logs",
    ],
    source: "ciso-lib",
  },
};

/** The safeguards that bind whoever holds patients' data in the United States. */
const HIPAA: Framework = {
  text: "the HIPAA Security Rule (45 CFR 164)",
  controls: [
    "164.312(d), (e) Authentication, transmission",
    "164.312(a) Access control",
    "164.312(b) Audit controls",
    "164.308(a)(7) Contingency plan",
    "164.308(a)(8) Evaluation after changes",
  ],
  source: "hipaa-rules",
};
/** Of the European Union, so that elsewhere the law of the sector comes first. */
const isForeign = (brief: Brief): boolean => ["nis2", "dora"].includes(brief.detail("framework") ?? "");
const bound = (brief: Brief): Framework | undefined =>
  brief.jurisdiction === "us" && brief.holds(is("industry", "healthcare")) ? HIPAA : undefined;

const named = (brief: Brief): Framework | undefined =>
  (isForeign(brief) ? bound(brief) : undefined) ?? FRAMEWORK_OF[brief.detail("framework") ?? ""];
/** Where none was named, the law of the sector, or what most auditors know. */
const frameworkFor = (brief: Brief): Framework => named(brief) ?? bound(brief) ?? ISO;

/** Neither named nor set by the law of the sector. */
const isExample = (brief: Brief): boolean => !named(brief) && !bound(brief);

const ROWS = [
  [
    "Policy outline, key and validity table",
    (brief: Brief) => `signed policy${brief.holds(TIERED) ? ", minutes of the key ceremony" : ""}`,
    lead,
  ],
  ["PKI role groups, reviewed quarterly", "members of each group, with the date", lead],
  [
    "Audit events 4886 (requested), 4887 (issued), 4870 (revoked)",
    "a sample of certificates traced to request and template",
    "Auditor",
  ],
  ["Daily backup, restore test twice a year", "test record with measured time", operator],
  ["Alert on changed permissions and settings (events 4882, 4885, 4890)", "change record for each event", operator],
] as const;

/** Why another framework orders the evidence than the one that was named. */
const unusual = (brief: Brief): string =>
  isForeign(brief) && bound(brief)
    ? ` It is ordered by HIPAA, which probably binds here, until the reason for naming ${detailLabel("framework", brief.detail("framework") ?? "")}, a law of the European Union, is known.`
    : "";

export const EVIDENCE_TABLE: PackTable = {
  id: "pki.evidence",
  section: "security",
  heading: "Evidence for auditors",
  asked: (brief) => brief.regulated || isAudit(brief) || (brief.holds(none(FEW)) && named(brief) !== undefined),
  caption: (brief) =>
    `Controls of ${frameworkFor(brief).text}${isExample(brief) ? " as an example," : ""} and their evidence here`,
  intro: (brief) =>
    isExample(brief) && brief.regulated
      ? "No framework is named; ISO 27001 orders what the client can show. By itself none of this fulfils a law named under “Regulation”."
      : brief.regulated
        ? `By itself none of this fulfils a law named under “Regulation”; it is what the client can show for the safeguards and audit trails that such a law asks for.${unusual(brief)}`
        : named(brief)
          ? "By itself none of this fulfils the framework; it is what the client can show for the controls that this project touches."
          : "No framework is named, so the evidence is ordered by ISO 27001 until it is known what the audit or law accepts.",
  columns: ["Control", "In this project", "Evidence", "Owner"],
  rows: ROWS.map((cells, index) => ({
    cells: [(brief: Brief) => frameworkFor(brief).controls[index] ?? "", ...cells],
    source: (brief: Brief) => [frameworkFor(brief).source, "pki-sec", "ej"] as const,
  })),
};
