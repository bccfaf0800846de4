/** Controls of frameworks by what they are about: the words of a project that show one, the proof it takes, and what no project takes from the client. */

import type { Sourced } from "./sources.ts";

/** By which the evidence of a project may be ordered; the keys of those that a client can name are options of the question `framework`. */
export type FrameworkId =
  | "iso-27001"
  | "cis"
  | "nis2"
  | "dora"
  | "pci-dss"
  | "hipaa"
  | "nist-csf"
  | "bsi"
  | "caf"
  | "essential-eight";

/** `named`: its controls have names in the place of numbers. */
export const FRAMEWORK_TITLES: Readonly<
  Record<FrameworkId, Sourced & { title: string; besides: string; named?: true }>
> = {
  "iso-27001": {
    title: "ISO/IEC 27001:2022, Annex A",
    besides: ", clauses 4 to 10, scope and statement of applicability",
    source: ["ciso-lib", "ej"],
  },
  cis: { title: "CIS Controls 8.1", besides: "", source: ["ciso-lib", "ej"] },
  nis2: { title: "NIS2, Art. 21(2)", besides: "", source: ["nis2", "ej"] },
  dora: { title: "DORA", besides: ", the register, contracts and reports", source: ["dora", "ej"] },
  "pci-dss": {
    title: "PCI DSS 4.0.1, where cards are handled",
    besides: ", scans, passwords and the scope",
    source: ["ciso-lib", "ej"],
  },
  hipaa: {
    title: "HIPAA Security Rule, 45 CFR 164",
    besides: ", risk analysis and agreements",
    source: ["hipaa-rules", "ej"],
  },
  "nist-csf": { title: "NIST CSF 2.0", besides: "", source: ["ciso-lib", "ej"] },
  bsi: {
    title: "BSI IT-Grundschutz, modules of the Compendium 2023",
    besides: ", cloud use (OPS.2.2) with its C5 reports, and the security concept",
    source: ["ciso-lib", "ej"],
  },
  caf: { title: "the Cyber Assessment Framework", besides: "", source: ["caf-uk", "ej"] },
  "essential-eight": {
    title: "Essential Eight and ISM guidelines",
    besides: ", application control and macros among them,",
    named: true,
    source: ["essential-eight", "ej"],
  },
};

export type ControlRow = {
  subject: string;
  /** Words by which a control, test or task of the document shows it. */
  shows: RegExp;
  /** The kind of proof that it takes. */
  proof: string;
  /** What stays with the client whatever a project delivers. */
  left: string;
  at: Readonly<Partial<Record<FrameworkId, string>>>;
};

/** What a course leaves, taught live or watched later: the deliverable of its task, and the proof of a control. */
export const TAUGHT = { attended: "attendance list", watched: "list of viewers" };

export const CONTROLS: readonly ControlRow[] = [
  {
    subject: "accounts and access",
    shows:
      /^Identity management:|first access review|^Activation of a role|^Help desk attempts|^A test account reported|reak-glass|^Access polic|^Privileged |^Tier|^Landing zone|^Templates, hardening/,
    proof: "export of roles and groups, minutes",
    left: "other systems, later reviews",
    at: {
      bsi: "ORP.4",
      caf: "B2.c, B2.d",
      "essential-eight": "Restrict administrative privileges",
      "iso-27001": "A.5.15–A.5.18, A.8.2",
      cis: "5, 6.1, 6.2",
      nis2: "(i) access and assets:",
      dora: "Art. 9(4)(c)",
      "pci-dss": "7.2, 8.2",
      hipaa: "164.312(a)",
      "nist-csf": "PR.AA",
    },
  },
  {
    subject: "authentication",
    shows:
      /^Multi-factor authentication:|^Registration report|^Sign-in of a test user without MFA|^Internal application (from|opened)|^Enforcement of access|^Publi(shing|cation of) internal|^Zero Trust architecture: Device certificates/,
    proof: "registration report, sign-in log",
    left: "sign-in to all other systems",
    at: {
      bsi: "ORP.4",
      caf: "B2.a",
      "essential-eight": "Multi-factor authentication",
      "iso-27001": "A.8.5",
      cis: "6.3–6.5",
      nis2: "(j) sign-in and communications:",
      dora: "Art. 9(4)(d)",
      "pci-dss": "8.4",
      hipaa: "164.312(d)",
      "nist-csf": "PR.AA",
    },
  },
  {
    subject: "encryption and keys",
    shows:
      /^Data encryption:|^Labelled file|^Encryption report|disk encrypted|CP\/CPS|^Naming, policy outline|^Root ceremony|^HSM installation|^Data loss prevention: Keys/,
    proof: "encryption report, key register or signed policy",
    left: "data and keys outside this project",
    at: {
      bsi: "CON.1",
      caf: "B3.b, B3.c",
      "essential-eight": "ISM: cryptography",
      "iso-27001": "A.8.24",
      cis: "3.6, 3.10, 3.11",
      nis2: "(h) cryptography:",
      dora: "Art. 9(4)(d)",
      "pci-dss": "3.5–3.7, 4.2",
      hipaa: "164.312(a)(2)(iv), (e)",
      "nist-csf": "PR.DS",
    },
  },
  {
    subject: "user devices",
    shows:
      /^Mobile device management: (?!Phones receive)|^Device compliance report|^Device shown as co-managed|^Zero Trust architecture: (Intune|Sign-in, device|Access depends)/,
    proof: "compliance report",
    left: "devices not enrolled, their rules of use",
    at: {
      bsi: "SYS.2.1, SYS.3.2.2",
      caf: "B2.b",
      "essential-eight": "ISM: enterprise mobility",
      "iso-27001": "A.8.1",
      cis: "1.1, 4.1",
      nis2: "(i) access and assets:",
      dora: "Art. 9",
      "pci-dss": "1.5.1",
      hipaa: "164.310(b), (c)",
      "nist-csf": "PR.PS",
    },
  },
  {
    subject: "malware",
    shows: /^Threat protection: (?!CAs|The CA)|^Harmless test malware|^Detection rollout|Defender for Servers$/,
    proof: "device report, test alert",
    left: "answer to alerts, devices not covered",
    at: {
      bsi: "OPS.1.1.4",
      caf: "C1",
      "essential-eight": "ISM: system hardening, antivirus",
      "iso-27001": "A.8.7",
      cis: "10",
      nis2: "(g) cyber hygiene:",
      dora: "Art. 10",
      "pci-dss": "5.2, 5.3",
      hipaa: "164.308(a)(5)",
      "nist-csf": "DE.CM",
    },
  },
  {
    subject: "mail",
    shows: /^Threat protection: (Preset mail|.*, mail)|^SPF, DKIM/,
    proof: "policy export, message headers",
    left: "senders outside the tenant",
    at: {
      bsi: "APP.5.3",
      "essential-eight": "ISM: email",
      "iso-27001": "A.5.14",
      cis: "9",
      "pci-dss": "5.4",
    },
  },
  {
    subject: "logs and monitoring",
    shows:
      /^Log retention|^Audit (events|filter|status messages)|event is in the audit log|event reaches the log|^Threat protection: One incident queue|^Tenant baseline|^Backup, monitoring|^Sentinel/,
    proof: "log extract, retention setting",
    left: "review of logs, other systems",
    at: {
      bsi: "OPS.1.1.5, DER.1",
      caf: "C1",
      "essential-eight": "ISM: system monitoring",
      "iso-27001": "A.8.15, A.8.16",
      cis: "8",
      nis2: "(b) incident handling:",
      dora: "Art. 10",
      "pci-dss": "10.2–10.5",
      hipaa: "164.312(b)",
      "nist-csf": "DE.CM",
    },
  },
  {
    subject: "cloud services",
    shows: /^Tenant baseline|^Landing zone|^Policy compliance of the landing zone|^Hub, /,
    proof: "signed settings, region and roles",
    left: "contracts, review of the provider, exit plan",
    at: { "iso-27001": "A.5.23", cis: "15" },
  },
  {
    subject: "classification and leakage",
    shows: /^Data loss prevention: (?!Keys)|^Labelled file|^Message with a marked/,
    proof: "export of labels and policies, test record",
    left: "rules for owners of data",
    at: {
      caf: "B3",
      "essential-eight": "ISM: data transfers",
      "iso-27001": "A.5.12, A.8.12",
      cis: "3.7, 3.13",
      dora: "Art. 9(2)",
      "nist-csf": "PR.DS",
    },
  },
  {
    subject: "backup and recovery",
    shows:
      /^(Restor|Directory restore|Site recovery|Test failover|Failover of one|Deletion of a backup|Vault, |Tenant backup|Offline directory)/,
    proof: "test record with measured time",
    left: "continuity plan, later tests",
    at: {
      bsi: "CON.3, DER.4",
      caf: "B5.c",
      "essential-eight": "Regular backups",
      "iso-27001": "A.5.30, A.8.13",
      cis: "11",
      nis2: "(c) continuity:",
      dora: "Art. 11, 12",
      "pci-dss": "12.10.1",
      hipaa: "164.308(a)(7)",
      "nist-csf": "RC.RP",
    },
  },
  {
    subject: "incidents",
    shows: /^Table-?top/,
    proof: "rehearsal record",
    left: "reports to authorities",
    at: {
      bsi: "DER.2.1",
      caf: "D1",
      "essential-eight": "ISM: cyber security incidents",
      "iso-27001": "A.5.24–A.5.26",
      cis: "17",
      nis2: "(b) incident handling:",
      dora: "Art. 17",
      "pci-dss": "12.10",
      hipaa: "164.308(a)(6)",
      "nist-csf": "RS.MA",
    },
  },
  {
    subject: "updates",
    shows: /^First patch|^Update of the tills|^Arc pilot, policies, patch rings/,
    proof: "update compliance report",
    left: "systems outside the rings",
    at: {
      bsi: "OPS.1.1.3",
      caf: "B4.d",
      "essential-eight": "Patch operating systems",
      "iso-27001": "A.8.8",
      cis: "7.3, 7.4",
      nis2: "(e) maintenance and vulnerabilities:",
      dora: "Art. 9(4)(f)",
      "pci-dss": "6.3.3",
      "nist-csf": "PR.PS",
    },
  },
  {
    subject: "secure configuration",
    shows:
      /^Baseline report|^Policy compliance of the landing zone|^Microsoft cloud security benchmark|^National hardening|^Invoke-Locksmith|^Certificate review|^Attack paths|^Compliance: (The Microsoft|One policy|Retention)|^Tenant baseline|^Hardening audit|^Quick wins$/,
    proof: "report with signed exceptions",
    left: "drift after acceptance",
    at: {
      bsi: "SYS.1.2.3 (servers), SYS.2.2.3 (clients)",
      caf: "B4.b",
      "essential-eight": "ISM: system hardening",
      "iso-27001": "A.8.9",
      cis: "4",
      nis2: "(g) cyber hygiene:",
      dora: "Art. 9",
      "pci-dss": "2.2",
      hipaa: "164.308(a)(8)",
      "nist-csf": "PR.PS",
    },
  },
  {
    subject: "changes",
    shows: /^Audit filter|^Audit status messages|^Rollback of|^Smoke test/,
    proof: "change records",
    left: "approval of changes",
    at: {
      bsi: "OPS.1.1.3",
      caf: "B4.c",
      "essential-eight": "ISM: system management",
      "iso-27001": "A.8.32",
      nis2: "(e) maintenance and vulnerabilities:",
      dora: "Art. 9(4)(e)",
      "pci-dss": "6.5.1",
    },
  },
  {
    subject: "network",
    shows:
      /^Zero Trust architecture: (Landing|Application proxy)|^From a spoke|^Name resolution of a private endpoint|^Landing zone|^Hub, |^Connection to the server room|to the plant below level/,
    proof: "rule export, flow test",
    left: "networks outside this project",
    at: {
      bsi: "NET.1.1",
      caf: "B5.b",
      "essential-eight": "ISM: networking",
      "iso-27001": "A.8.20, A.8.22",
      cis: "12.2, 13.4",
      dora: "Art. 9(4)(b)",
      "pci-dss": "1.2–1.4",
      hipaa: "164.312(e)",
      "nist-csf": "PR.IR",
    },
  },
  {
    subject: "inventory",
    shows:
      /[Ii]nventory of (certificate|existing)|^Arc coverage|^Server inventory|^Client count|^Appliance and inventory/,
    proof: "inventory with owners",
    left: "upkeep, other assets",
    at: {
      caf: "A3",
      "essential-eight": "ISM: IT equipment",
      "iso-27001": "A.5.9",
      cis: "1.1",
      nis2: "(i) access and assets:",
      dora: "Art. 8",
      "pci-dss": "12.5.1",
      "nist-csf": "ID.AM",
    },
  },
  {
    subject: "duties and policies",
    shows: /^Compliance: (The duties|The site shows)|evidence register|^Compliance evidence by|CP\/CPS/,
    proof: "evidence register or signed policy",
    left: "risk analysis, approval, other policies",
    at: {
      bsi: "ORP.5",
      caf: "B1",
      "essential-eight": "ISM: documentation",
      "iso-27001": "A.5.31, A.5.36",
      nis2: "(a) policies:",
      dora: "Art. 6",
      "pci-dss": "12.1",
      hipaa: "164.308(a)(1)",
      "nist-csf": "GV.PO",
    },
  },
  {
    subject: "training",
    shows: /training of users|recording for users/,
    proof: `${TAUGHT.attended} or ${TAUGHT.watched}`,
    left: "awareness programme",
    at: {
      bsi: "ORP.3",
      caf: "B6",
      "essential-eight": "ISM: personnel security",
      "iso-27001": "A.6.3",
      cis: "14",
      nis2: "(g) cyber hygiene:",
      dora: "Art. 13(6)",
      "pci-dss": "12.6",
      hipaa: "164.308(a)(5)",
      "nist-csf": "PR.AT",
    },
  },
];

/** The controls of a framework. */
export const controlsOf = (id: FrameworkId): (Sourced & ControlRow & { control: string })[] =>
  CONTROLS.flatMap((row) => {
    const control = row.at[id];
    return control === undefined ? [] : [{ ...row, control, source: FRAMEWORK_TITLES[id].source }];
  });
