/** The outline of the certificate policy that is signed with the design: what each chapter lays down, and the files that carry it. */

import { none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { FEW, SINGLE, SMALL, TIERED } from "./answers.ts";
import { ROOT_CRL_OVERLAP_WEEKS, rootCrlWeeks } from "./quantities.ts";
import { approved } from "./templates.ts";

const DAYS_A_WEEK = 7;

/** What stands in the file of each authority before its role is installed. */
const issuingFile = (brief: Brief): string =>
  brief.holds(SMALL)
    ? "RenewalKeyLength=4096, RenewalValidityPeriodUnits=15; LoadDefaultTemplates=0, so that no version 1 template is published"
    : "LoadDefaultTemplates=0, so that no version 1 template is published; PathLength=0; AlternateSignatureAlgorithm=0, since older appliances reject PSS signatures";

export const POLICY_TABLE: PackTable = {
  id: "pki.policy",
  section: "solution",
  heading: "Outline certificate policy",
  caption: "Outline of policy and practice statement, by chapter of RFC 3647",
  when: none(FEW),
  columns: ["Chapter", "What it lays down"],
  rows: [
    {
      cells: [
        "1 Introduction",
        "One policy for internal use, with an identifier below the client's own number; who may rely on it, and who changes it",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "2 Publication",
        (brief) =>
          `CRL at http://ALIAS/CA-NAME(KEY-INDEX).crl and CA certificate beside it as .crt, by HTTP without sign-in; ALIAS is a name in the client's own domain, no server's; root CRL every ${rootCrlWeeks(brief)} weeks, ${ROOT_CRL_OVERLAP_WEEKS * DAYS_A_WEEK} days before the old one expires`,
      ],
      when: TIERED,
      source: ["pki-design", "pki-crl"],
    },
    {
      cells: [
        "2 Publication",
        "CRL at http://ALIAS/CA-NAME(KEY-INDEX).crl and CA certificate beside it as .crt, by HTTP without sign-in; ALIAS is a name in the client's own domain, no server's",
      ],
      when: SMALL,
      source: ["pki-design", "pki-crl"],
    },
    {
      cells: [
        "3 Identification",
        (brief) => `Names from the directory; ${approved(brief)} from a request, checked by whoever approves it`,
      ],
      source: ["ej"],
    },
    {
      cells: [
        "4 Life cycle",
        "Validity as in the table above; revocation within a working day of a report, after a lost or copied key at once, with a new CRL",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "5 Organisation",
        "Separate people for CA administration, approval, backup and audit; events kept and reviewed as tabled",
      ],
      source: ["pki-sec", "ej"],
    },
    {
      cells: [
        "6 Technical controls",
        (brief) =>
          `CA keys ${brief.holds(HAS_MODULES) ? "in hardware, under several people's control" : "in software on an encrypted volume, with one sealed copy"}`,
      ],
      source: ["pki-sec", "ej"],
    },
    {
      cells: [
        "6, CAPolicy.inf of the root",
        "RenewalKeyLength=4096, RenewalValidityPeriodUnits=20, CRLDeltaPeriodUnits=0; its own certificate names no CRL or issuer",
      ],
      when: TIERED,
      source: ["pki-design", "ej"],
    },
    {
      cells: [(brief) => (brief.holds(SMALL) ? "6, CAPolicy.inf" : "6, CAPolicy.inf of each issuing CA"), issuingFile],
      source: ["pki-design", "ej"],
    },
    {
      cells: [
        "7 Profiles",
        (brief) =>
          `Version 3, SHA-256, extensions by template; ${brief.holds(SINGLE) ? "HTTP and directory locations" : "HTTP locations only"}`,
      ],
      source: ["ej"],
    },
    {
      cells: [
        "8 Audit",
        "Monthly template check, yearly review against this outline, exceptions signed by the sponsor with an end date",
      ],
      source: ["locksmith", "ej"],
    },
  ],
};
