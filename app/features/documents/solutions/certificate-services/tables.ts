/** Tables of its own, what serves objectives, and the rules of the design. */

import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import { SERVER_2016 } from "#app/features/documents/facts/lifecycle.ts";
import type { Pack, PackTable } from "#app/features/documents/pack.ts";
import { hasOldWindows } from "#app/features/documents/plan/deadlines.ts";
import { plural } from "#app/features/documents/words.ts";
import { CONNECTOR, MOBILE, PLANT, SINGLE, SMALL, TIERED, USER_TEMPLATE } from "./answers.ts";
import { DUTY_TABLE, HOLDER_TABLE } from "./duties.ts";
import { EVIDENCE_TABLE } from "./evidence.ts";
import { GROWTH_TABLE } from "./growth.ts";
import { HARDENING_TABLE } from "./hardening.ts";
import { CLOUD_PKI_TABLE } from "./phones.ts";
import { POLICY_TABLE } from "./policy.ts";
import { isOne, issuingCas, ROOT_CRL_OVERLAP_WEEKS, rootCrlWeeks, served, signingRequests } from "./quantities.ts";
import { approved, TEMPLATE_TABLE, VALIDITY_TABLE } from "./templates.ts";

const CEREMONY_TABLE: PackTable = {
  id: "pki.ceremony",
  section: "approach",
  heading: "Root key ceremony",
  caption: "Root key ceremony script (3 to 5 hours)",
  when: TIERED,
  columns: ["Step", "Action", "Who", "Record"],
  rows: [
    {
      cells: [
        "1",
        "Verify installation media hashes; install without network",
        "operator, witness",
        "hashes in the minutes",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "2",
        (brief) =>
          `Place CAPolicy.inf, install the role, generate the key${brief.holds(HAS_MODULES) ? " on the token" : ""}; ValidityPeriodUnits 10, as the default is one year`,
        "operator, witness",
        "serial number, thumbprint",
      ],
      source: ["pki-design", "ej"],
    },
    {
      cells: [
        "3",
        (brief) =>
          `Set ${brief.holds(SINGLE) ? "DSConfigDN, " : ""}CDP, AIA and a CRL period of ${rootCrlWeeks(brief)} weeks with an overlap of ${ROOT_CRL_OVERLAP_WEEKS}; re-sign the CRL; copy it and the certificate to media`,
        "operator",
        "next update, photograph of serials",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "4",
        (brief) => `Sign the ${signingRequests(brief)} of the ${issuingCas(brief)}, carried on an encrypted drive`,
        "operator, auditor",
        "request hash, certificate",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "5",
        (brief) =>
          brief.holds(HAS_MODULES)
            ? "Clone and verify the token, back up the database, split the token PIN"
            : "Back up key and database, verify the copy, split the password",
        "backup custodian",
        "envelope numbers",
      ],
      source: ["pki-sec", "ej"],
    },
    {
      cells: ["6", "Power off, seal, store in two safes", "all", "bag numbers, signed minutes"],
      source: ["ej", "pki-crl"],
    },
    {
      cells: [
        "7",
        (brief) =>
          `Publish from the media: the root certificate${brief.holds(SINGLE) ? " and CRL" : ""} to the directory (certutil -dspublish -f), both to the web host${isOne(brief) ? "" : "s"}; then install the certificate${isOne(brief) ? "" : "s"} of the ${issuingCas(brief)}`,
        "directory administrator",
        "root listed by certutil -viewstore, CRL fetched by HTTP",
      ],
      source: ["pki-crl", "ej"],
    },
  ],
};

/** The days of operation hold no such work. */
const REBUILT_BY = "CA administrator; consultant at the day rate";

const COMPROMISE_TABLE: PackTable = {
  id: "pki.compromise",
  section: "support",
  heading: "Suspected key compromise",
  caption: "Response to a suspected CA compromise",
  columns: ["Within", "Action", "Who"],
  rows: [
    {
      cells: ["1 hour", "Disconnect the CA, keep it powered on, preserve logs", "CA administrator"],
      source: ["ej"],
    },
    {
      cells: [
        "4 hours",
        "Remove the CA from NTAuth, distrust its certificate by policy and refresh policy on the domain controllers, which then refuse its sign-ins",
        "directory administrator",
      ],
      when: TIERED,
      source: ["ej"],
    },
    {
      cells: ["4 hours", "Remove the CA from NTAuth and from the trusted roots by policy", "directory administrator"],
      when: SMALL,
      source: ["ej"],
    },
    {
      cells: [
        "24 hours",
        "Open the safes, revoke the CA certificate at the root, publish the root CRL; clients use a cached CRL until it expires",
        "operator, witness",
      ],
      when: TIERED,
      source: ["pki-crl", "ej"],
    },
    {
      cells: ["3 days", "Build a new CA with a new key, publish templates", REBUILT_BY],
      when: TIERED,
      source: ["ej"],
    },
    {
      cells: ["24 hours", "Build a new CA with a new key, publish root and templates", REBUILT_BY],
      when: SMALL,
      source: ["ej"],
    },
    {
      cells: [
        "5 days",
        (brief) =>
          `Reissue by autoenrolment, domain controllers first: ${brief.holds(USER_TEMPLATE) ? `${plural(brief.users, "user")}, ` : ""}${served(brief)}${brief.holds(CONNECTOR) ? "; phones through Intune" : ""}; ${approved(brief, brief.holds(PLANT) ? ["plant devices"] : [])} on request`,
        REBUILT_BY,
      ],
      source: ["ej"],
    },
  ],
};

export const TABLES: Pack["tables"] = [
  VALIDITY_TABLE,
  POLICY_TABLE,
  TEMPLATE_TABLE,
  GROWTH_TABLE,
  CLOUD_PKI_TABLE,
  HARDENING_TABLE,
  DUTY_TABLE,
  EVIDENCE_TABLE,
  HOLDER_TABLE,
  CEREMONY_TABLE,
  COMPROMISE_TABLE,
];

export const FEATURES: Pack["features"] = [
  {
    by: "Enrolment waves",
    objectives: ["productivity", "enhance-security", "remote-work", "scalability", "cost-reduction"],
    source: ["cabf", "ej"],
  },
  {
    by: "Root ceremony",
    objectives: ["enhance-security"],
    when: TIERED,
    source: ["pki-design"],
  },
  {
    by: "Templates, hardening",
    objectives: ["enhance-security", "compliance-objective"],
    source: ["locksmith"],
  },
  {
    by: "CRL web host",
    objectives: ["enhance-security", "remote-work"],
    when: SMALL,
    source: ["pki-crl"],
  },
  {
    by: "OCSP responder",
    objectives: ["enhance-security", "remote-work"],
    when: TIERED,
    source: ["pki-crl", "pki-ocsp"],
  },
  {
    by: "Inventory of",
    objectives: ["cost-reduction", "compliance-objective", "digital-transformation"],
    source: ["ej"],
  },
  {
    by: "Templates, hardening",
    objectives: ["innovation"],
    source: ["ej"],
  },
];

export const RULES: Pack["rules"] = [
  {
    id: "P01",
    text: "No certificate outlives its issuer's certificate.",
    source: ["pki-design"],
  },
  {
    id: "P02",
    text: (brief) =>
      `A CA certificate is renewed at about half its validity${brief.holds(TIERED) ? ", together with the OCSP signing certificates" : ""}.`,
    source: ["pki-design", "pki-ocsp"],
  },
  {
    id: "P03",
    text: "The offline root publishes full CRLs only, manually and witnessed.",
    when: TIERED,
    source: ["pki-design", "pki-crl"],
  },
  {
    id: "P04",
    text: "CAPolicy.inf, with the values of the outline policy, precedes the role of each CA.",
    source: ["pki-design", "ej"],
  },
  {
    id: "P05",
    text: (brief) =>
      `CRL and AIA locations are set before the first certificate${brief.holds(SINGLE) ? "" : ", with the default LDAP locations removed"}; an old one is kept until no valid certificate refers to it.`,
    source: ["pki-design", "pki-crl"],
  },
  {
    id: "P06",
    text: "Once the role is installed the server is never renamed; the CA's common name differs from the server's and has no underscore.",
    source: ["pki-design"],
  },
  { id: "P07", text: "CA database and log are on separate volumes.", source: ["pki-design"] },
  {
    id: "P12",
    text: `No CA on ${SERVER_2016.product}: after ${SERVER_2016.endText} it receives paid updates only.`,
    asked: (brief) => hasOldWindows(brief) && brief.today < SERVER_2016.end,
    source: ["eol"],
  },
  {
    id: "P40",
    text: "Intune SCEP profiles carry the account's SID in the URI tag:microsoft.com,2022-09-14:sid, through the OnPremisesSecurityIdentifier variable, which is empty for cloud-only accounts.",
    when: MOBILE,
    source: ["strongmap"],
  },
  {
    id: "P44",
    text: "Active Directory distributes the root to Windows only; Linux, Java and network equipment receive it in their own trust stores before any server they call changes its certificate.",
    source: ["ej"],
  },
];
