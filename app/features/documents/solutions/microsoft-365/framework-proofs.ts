/** What a tenant answers of the framework that was named, where no other table says it: ISO/IEC 27001, and NIS2 beyond the Union. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { E5_BOUGHT, LABELS, OPTIMISE } from "./answers.ts";

const COLUMNS = ["Control", "Here", "Evidence"];

const devices = (brief: Brief): string =>
  brief.holds(OPTIMISE) ? "compliance of the devices enrolled today" : "enrolment and compliance of every device";
const restored = (brief: Brief): string =>
  brief.holds(OPTIMISE) ? "restore test of the existing backup" : "tenant backup outside the tenant, restore test";
const kept = (brief: Brief): string =>
  `partly: the tenant's audit log, kept as in the baseline; its review and other logs are the client's${brief.holds(E5_BOUGHT) ? "" : ", and so is the monthly export after acceptance"}`;

export const ISO_27001: PackTable = {
  id: "m365.iso",
  section: "security",
  heading: "ISO/IEC 27001",
  intro:
    "What this project contributes to controls of Annex A. Scope, statement of applicability and all other controls stay with the client.",
  caption: "ISO/IEC 27001:2022, Annex A, and this project",
  asked: (brief) => brief.known("framework") === "iso-27001",
  columns: COLUMNS,
  rows: [
    {
      cells: [
        "A.5.12, A.5.13: classification, labelling",
        "labels, in mail and files",
        "Export of labels and policies",
      ],
      when: LABELS,
      source: ["ciso-lib", "ej"],
    },
    {
      cells: [
        "A.5.15–A.5.18: access, identities, rights",
        "partly: accounts, roles and Conditional Access of the tenant; other systems and the periodic review are the client's",
        "Export of policies and roles",
      ],
      source: ["ciso-lib", "ej"],
    },
    {
      cells: ["A.8.1: user endpoint devices", devices, "Compliance report of Intune"],
      source: ["ciso-lib", "ej"],
    },
    {
      cells: [
        "A.8.2, A.8.5: privileged access, authentication",
        "few administrators, MFA for all users, phishing-resistant for administrators",
        "Role export, registration report",
      ],
      source: ["ciso-lib", "ej"],
    },
    {
      cells: ["A.8.12: data leakage prevention", "rules for labels and numbers", "Policy export, test record"],
      when: LABELS,
      source: ["ciso-lib", "ej"],
    },
    {
      cells: ["A.8.13: information backup", restored, "Restore record"],
      source: ["ciso-lib", "ej"],
    },
    {
      cells: ["A.8.15: logging", kept, "Retention setting, audit export"],
      source: ["ciso-lib", "ej"],
    },
  ],
};

export const NIS2_ABROAD: PackTable = {
  id: "m365.nis2",
  section: "security",
  heading: "NIS2",
  intro: (brief) =>
    `NIS2 binds entities of the European Union; why it was named, such as a branch or a customer there, is confirmed at kick-off.${brief.has("industry", "finance") ? " For financial entities DORA prevails over it." : ""} Measures a, d, e and f of Art. 21(2) stay with the client.`,
  caption: "NIS2, Art. 21(2), and this project",
  asked: (brief) => brief.known("framework") === "nis2" && brief.jurisdiction !== "eu",
  columns: COLUMNS,
  rows: [
    {
      cells: [
        "b: incident handling",
        "partly: alerts of the tenant; process and reports are the client's",
        "Test alert",
      ],
      source: ["nis2", "ej"],
    },
    {
      cells: ["c: continuity, backup", restored, "Restore record"],
      source: ["nis2", "ej"],
    },
    {
      cells: ["g: cyber hygiene, training", "baseline of the tenant, training", "Baseline report, attendance"],
      source: ["nis2", "ej"],
    },
    {
      cells: [
        "h: cryptography",
        (brief) =>
          `partly: disks of enrolled computers${brief.holds(LABELS) ? ", files with the highest label" : ""}; the policy is the client's`,
        "Compliance report",
      ],
      when: none(OPTIMISE),
      source: ["nis2", "ej"],
    },
    {
      cells: ["i: access control, assets", devices, "Export of policies, device list"],
      source: ["nis2", "ej"],
    },
    {
      cells: ["j: multi-factor authentication", "every user, by Conditional Access", "Registration report"],
      source: ["nis2", "ej"],
    },
  ],
};
