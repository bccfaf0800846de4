/** The known weaknesses of AD CS, and what closes each. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { CONNECTOR, FEW } from "./answers.ts";

/** What a setting closes; a small organisation reads the others in two rows. */
const SETTINGS = ["ESC6", "ESC8", "ESC9", "ESC10", "ESC11", "ESC15", "ESC16", "Audit"];

const IN_TWO_ROWS: PackTable["rows"] = [
  {
    cells: [
      "ESC1 to ESC3, ESC13, ESC17",
      "Templates: supplied names, any purpose, agents, policies of privileged groups",
      "Template policy",
    ],
    when: FEW,
    source: ["locksmith"],
  },
  {
    cells: [
      "ESC4, ESC5, ESC7, ESC12, ESC14",
      "Rights on templates, containers, the CA, its shell and altSecurityIdentities",
      "Role groups only, Tier 0 isolation",
    ],
    when: FEW,
    source: ["locksmith", "ej"],
  },
];

export const HARDENING_TABLE: PackTable = {
  id: "pki.esc",
  section: "security",
  heading: "Template and CA hardening",
  caption: "Known weaknesses (ESC catalogue) and how each is closed",
  intro: (brief) =>
    `Each is closed by design${brief.holds(FEW) ? "" : "; on an existing CA each is looked for in phase 1"}. Locksmith${brief.holds(FEW) ? "" : ", a free PowerShell module,"} checks all except ESC10, ESC12 and ESC14, reviewed manually.`,
  columns: ["Code", "Weakness", "Closed by"],
  rows: [
    ...IN_TWO_ROWS,
    ...(
      [
        [
          "ESC1",
          "Requester supplies the subject; client authentication without approval",
          (brief: Brief) =>
            `Subject from the directory, or approval; restricted enrolment rights${brief.holds(CONNECTOR) ? "; phones: one service account, requests validated by Intune" : ""}`,
        ],
        ["ESC2", "Any-purpose template or no stated purpose", "Explicit purposes, approval"],
        [
          "ESC3",
          "Enrolment agent template, and templates that accept agents",
          (brief: Brief) =>
            `No agent template published${brief.holds(CONNECTOR) ? ", except the one that NDES needs, while it enrols or renews" : ""}`,
        ],
        [
          "ESC4",
          "Weak permissions or owner on a template",
          "Owner Enterprise Admins; write access for PKI administrators only",
        ],
        ["ESC5", "Weak permissions on PKI containers, CA object or NTAuth", "As for ESC4"],
        [
          "ESC6",
          "CA accepts subject alternative names from request attributes",
          "certutil -setreg policy\\EditFlags -EDITF_ATTRIBUTESUBJECTALTNAME2, service restarted",
        ],
        ["ESC7", "Too many CA administrators or certificate managers", "Role groups only"],
        [
          "ESC8",
          "Web enrolment open to NTLM relay",
          (brief: Brief) =>
            `Web enrolment services are not installed${brief.holds(CONNECTOR) ? "; NDES accepts no sign-in and forwards only requests validated by Intune" : ""}`,
        ],
        ["ESC9", "Template suppresses the SID extension", "CT_FLAG_NO_SECURITY_EXTENSION cleared"],
        [
          "ESC10",
          "Weak certificate mapping on domain controllers",
          "Strong mapping, permanent since September 2025; Schannel CertificateMappingMethods stays at 0x18",
        ],
        [
          "ESC11",
          "RPC enrolment without encryption",
          "certutil -setreg CA\\InterfaceFlags +IF_ENFORCEENCRYPTICERTREQUEST",
        ],
        [
          "ESC12",
          "Shell access to a CA with an HSM",
          (brief: Brief) =>
            brief.holds(HAS_MODULES)
              ? "Tier 0 isolation; HSM cards held by several people"
              : "No HSM here; Tier 0 isolation",
        ],
        ["ESC13", "Issuance policy linked to a privileged group", "Link removed, or approval"],
        ["ESC14", "Write access to altSecurityIdentities", "Attribute restricted"],
        [
          "ESC15",
          "Version 1 templates accept injected application policies (CVE-2024-49019)",
          (brief: Brief) =>
            `Patched; no version 1 template published${brief.holds(CONNECTOR) ? ", except the two that NDES needs, while it enrols or renews" : ""}`,
        ],
        [
          "ESC16",
          "SID extension disabled for the whole CA",
          "OID 1.3.6.1.4.1.311.25.2 removed from DisableExtensionList",
        ],
        ["ESC17", "Requester-supplied names with server authentication", "Restricted enrolment rights, approval"],
        [
          "Audit",
          "Incomplete CA auditing",
          "AuditFilter 127 and the audit subcategory “Audit Certification Services”, both required",
        ],
      ] as const
    ).map(([code, weakness, fix]) => ({
      cells: [code, weakness, fix],
      ...(SETTINGS.includes(code) ? {} : { when: none(FEW) }),
      source:
        code === "ESC10"
          ? (["strongmap", "ej"] as const)
          : code === "ESC12" || code === "ESC14"
            ? (["ej"] as const)
            : (["locksmith"] as const),
    })),
  ],
};
