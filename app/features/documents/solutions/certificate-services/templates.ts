/** Certificate templates, with validity and keys of what they issue. */

import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { figure, listed } from "#app/features/documents/words.ts";
import {
  CODE_SIGNING,
  CONNECTOR,
  FEW,
  LARGE,
  MAIL_KEYS,
  MOBILE,
  OWN_KEYS,
  PARTNERS,
  PIPELINES,
  PLANT,
  REMOTE_DESKTOP,
  SERVICE_TEMPLATE,
  SMALL,
  SMART_CARDS,
  TIERED,
  USER_TEMPLATE,
  USER_WAVE,
} from "./answers.ts";
import { heldBy } from "./duties.ts";
import { thirdServes } from "./names.ts";
import { controllers, ROOT_CRL_OVERLAP_WEEKS, rootCrlWeeks } from "./quantities.ts";
import { apartFromDesks } from "./waves.ts";

/** Templates that no machine enrols by itself. */
export const approved = (brief: Brief, others: readonly string[] = []): string =>
  listed([
    "web servers",
    ...(brief.holds(CODE_SIGNING) ? ["code signing"] : []),
    ...(brief.holds(SERVICE_TEMPLATE) ? ["services"] : []),
    ...(brief.holds(PARTNERS) ? ["partners"] : []),
    ...(brief.holds(LARGE) ? ["network equipment"] : []),
    ...others,
  ]);

/** What no later change mends; larger organisations read it among the rules of the design. */
const FIXED_FROM_THE_START =
  " CAPolicy.inf, with LoadDefaultTemplates=0, precedes the role. CRL and AIA addresses, with an alias, are set before the first certificate; a CA's server is never renamed.";

/** The office for information security of Germany recommends to public bodies a longer RSA key than others use. */
const longLeaf = (brief: Brief): boolean => brief.holds(OWN_KEYS) && brief.client.country === "Germany";
/** Of what an authority issues to machines. */
export const leafKey = (brief: Brief): string => (longLeaf(brief) ? "RSA 3072" : "RSA 2048");

export const VALIDITY_TABLE: PackTable = {
  id: "pki.validity",
  section: "solution",
  heading: "Keys, validity and revocation periods",
  caption: "Keys, validity and CRL periods",
  intro: (brief) =>
    `Templates not listed: ${leafKey(brief)}, SHA-256, 1 year.${longLeaf(brief) ? " Certificates follow BSI TR-02102, which recommends at least 3,000 bits for RSA since 2024." : ""} No delta CRL is published: one that expires at a weekend would fail clients. After an urgent revocation the CRL is published at once and the account disabled, as clients use a cached CRL until it expires.${brief.holds(FEW) ? FIXED_FROM_THE_START : ""}`,
  columns: ["Object", "Key and hash", "Validity", "CRL: base / overlap / delta"],
  rows: [
    {
      cells: [
        "Root CA",
        "RSA 4096, SHA-256",
        "20 years",
        (brief) => `${rootCrlWeeks(brief)} weeks / ${ROOT_CRL_OVERLAP_WEEKS} weeks / none`,
      ],
      when: TIERED,
      source: ["pki-design", "pki-kloud", "ej"],
    },
    {
      cells: [
        "Enterprise root and issuing CA",
        "RSA 4096, SHA-256",
        "15 years, renewed in year 7",
        "7 days / 3 days / none",
      ],
      when: SMALL,
      source: ["ej"],
    },
    {
      cells: ["Issuing CA", "RSA 4096, SHA-256", "10 years, renewed in year 5", "7 days / 3 days / none"],
      when: TIERED,
      source: ["pki-kloud", "ej"],
    },
    {
      cells: ["Server (internal TLS)", (brief) => `${leafKey(brief)} or P-256`, "1 year", "issuer's CRL"],
      source: (brief) => (longLeaf(brief) ? ["bsi-rsa"] : ["pki-kloud"]),
    },
    {
      cells: [
        (brief) => (brief.holds(any(USER_TEMPLATE, SMART_CARDS)) ? "User and device sign-in" : "Device sign-in"),
        (brief) => (longLeaf(brief) ? "P-256 or RSA 3072, SHA-256, TPM preferred" : "RSA 2048, SHA-256, TPM preferred"), // not each TPM has the longer one
        "1 year",
        "issuer's CRL",
      ],
      source: ["pki-kloud", "ej"],
    },
    {
      cells: [
        "Code signing",
        (brief) =>
          `RSA 3072 on a smart card key${brief.holds(PIPELINES) ? ", for pipelines in the owner's hardware-backed vault (not priced here)" : ""}`,
        "3 years, timestamped",
        "issuer's CRL",
      ],
      when: CODE_SIGNING,
      source: ["ej"],
    },
    {
      cells: ["Plant device", "RSA 2048, SHA-256", "3 years, renewed in a maintenance window", "issuer's CRL"],
      when: PLANT,
      source: ["ej"],
    },
    {
      cells: [
        "Phone (Intune SCEP profile)",
        (brief) =>
          longLeaf(brief)
            ? "RSA 4096, SHA-256, in the phone's key store"
            : "RSA 2048, SHA-256, in the phone's key store",
        "1 year, renewed with 20% left",
        (brief) => (brief.holds(CONNECTOR) ? "issuer's CRL" : "CRL of Cloud PKI"),
      ],
      when: MOBILE,
      source: ["ej"],
    },
    {
      cells: ["OCSP signing", (brief) => `${leafKey(brief)}, SHA-256`, "2 weeks, renewed automatically", "not checked"],
      when: TIERED,
      source: ["pki-ocsp", "ej"],
    },
  ],
};

export const TEMPLATE_TABLE: PackTable = {
  id: "pki.templates",
  section: "solution",
  heading: "Certificate templates",
  caption: "Initial certificate templates",
  intro: (brief) =>
    brief.holds(all(LARGE, none(FEW)))
      ? `The third issuing CA issues for ${thirdServes(brief)}, the first two for all others; each signs for its own responders.`
      : "",
  columns: ["Template", "Purpose", "Enrolment group", "Subject from", "Approval"],
  rows: [
    {
      cells: [
        "Workstation authentication",
        "Wireless, VPN, management client",
        (brief) =>
          `scoped computer group, ${apartFromDesks(brief) ? "up to " : ""}${figure(brief.devices)} when complete`,
        "directory",
        "no",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "Domain controller (Kerberos)",
        "Sign-in, directory queries over TLS (LDAPS)",
        (brief) => `Domain Controllers, ${controllers(brief)} planned`,
        "directory",
        "no",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "Server",
        (brief) => `Internal TLS${brief.holds(FEW) ? ", remote desktop" : ""} and RADIUS under the server's own name`,
        (brief) => `scoped server group, ${figure(brief.servers.plan)} when complete`,
        "directory",
        "no",
      ],
      source: ["ej"],
    },
    {
      cells: [
        "Web server",
        "Internal TLS under other names: sites, aliases",
        "server administrators",
        "request",
        "yes",
      ],
      source: ["locksmith", "ej"],
    },
    {
      cells: [
        "User authentication",
        "VPN and applications",
        (brief) => `user group, ${figure(brief.users)} when complete`,
        "directory",
        "no",
      ],
      when: USER_WAVE,
      source: ["ej"],
    },
    {
      cells: [
        "Remote desktop",
        "RDP listener",
        (brief) => `servers, ${figure(brief.servers.plan)} planned`,
        "directory",
        "no",
      ],
      when: REMOTE_DESKTOP,
      source: ["ej"],
    },
    {
      cells: [
        "Code signing",
        "Internal scripts and applications",
        (brief) => `named people${brief.holds(PIPELINES) ? " and the pipeline signing account" : ""}`,
        "directory",
        "yes",
      ],
      when: CODE_SIGNING,
      source: ["ej"],
    },
    {
      cells: ["S/MIME", "Mail encryption", "pilot users", "directory", "no; keys archived for the recovery agent"],
      when: MAIL_KEYS,
      source: ["pki-sec", "ej"],
    },
    {
      cells: [
        "Key recovery agent",
        "Recovery of archived mail keys",
        (brief) => (brief.holds(FEW) ? heldBy(brief, "recovery") : "two named people"), // whom a larger one reads among the roles
        "directory",
        "yes",
      ],
      when: MAIL_KEYS,
      source: ["pki-sec", "ej"],
    },
    {
      cells: [
        "Smart card sign-in",
        "Phishing-resistant sign-in",
        "two test users, each for themselves",
        "directory",
        "yes",
      ],
      when: SMART_CARDS,
      source: ["locksmith"],
    },
    {
      cells: [
        "Service",
        "Mutual TLS between services and interfaces",
        "named service accounts",
        "request",
        "yes; not for renewal with a valid certificate",
      ],
      when: SERVICE_TEMPLATE,
      source: ["ej"],
    },
    {
      cells: ["Partner", "Partner client certificates", "interface owner", "request", "yes"],
      when: PARTNERS,
      source: ["ej"],
    },
    {
      cells: [
        "Network equipment",
        "Switches, access points, VPN gateways",
        "network administrators",
        "request",
        "yes, by request file",
      ],
      when: LARGE,
      source: ["ej"],
    },
    ...(
      [
        [
          "healthcare",
          "Clinical computer",
          "Medical device wireless, for computers in the domain",
          "clinical computer group",
          "directory",
          "no",
        ],
        [
          "healthcare",
          "Clinical device outside the domain",
          "Medical device wireless, by a RADIUS server that asks for no directory account (Windows NPS refuses it)",
          "owners of the devices",
          "request",
          "yes, by request file",
        ],
        [
          "manufacturing",
          "Plant device",
          "Controllers, and line PCs outside the domain; long-lived",
          "plant engineering",
          "request",
          "yes",
        ],
        ["retail", "Till and kiosk", "Wireless and payment network by EAP-TLS", "till group", "directory", "no"],
        [
          "education",
          "Campus wireless",
          "Wireless by EAP-TLS",
          "staff; pupils' school devices use the workstation certificate",
          "directory",
          "no",
        ],
      ] as const
    ).map(([industry, ...cells]) => ({
      cells,
      when: is("industry", industry),
      source: ["ej"] as const,
    })),
    {
      cells: [
        "Phones (Cloud PKI, no template here)",
        "Wireless and VPN for Intune phones and tablets",
        "Intune user group",
        "profile, with the user's SID",
        "no; Intune validates each request",
      ],
      when: all(MOBILE, none(CONNECTOR, SMALL)),
      source: ["cloudpki", "ej"],
    },
    {
      cells: [
        "Phones (SCEP)",
        "Wireless and VPN for Intune phones and tablets",
        "NDES service account",
        "request, with the user's SID",
        "no; Intune validates each request",
      ],
      when: CONNECTOR,
      source: ["certconn", "strongmap"],
    },
    {
      cells: [
        "CEP Encryption, Exchange Enrollment Agent (Offline request)",
        "Registration certificates of NDES; version 1",
        "NDES administrator, while NDES enrols or renews",
        "request",
        "no; published only for that time",
      ],
      when: CONNECTOR,
      source: ["ej"],
    },
    {
      cells: ["OCSP response signing", "Responders", "OCSP servers", "directory", "no"],
      when: TIERED,
      source: ["pki-ocsp"],
    },
  ],
};
