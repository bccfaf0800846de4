/** Who holds which role of the PKI, so that nobody controls themselves. */

import { any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import type { PackTable } from "#app/features/documents/pack.ts";
import { plural } from "#app/features/documents/words.ts";
import { FEW, LARGE, MAIL_KEYS, needsSpare } from "./answers.ts";

type Duty = "administrator" | "manager" | "auditor" | "custodian" | "recovery";
/** Neither of them fetches a key for the certificate manager or for the deputy. */
const TWO_FOR_RECOVERY = "administrator 1 and a second person outside IT";

/** Who also administers servers requests certificates for them. */
const MANAGER_OF_TWO = "administrator 2; for that person's own requests, the deputy named in phase 1";

/** Who takes a duty, by how many administrators there are: nobody controls themselves. */
export function heldBy(brief: Brief, duty: Duty): string {
  const outside = "a named person outside IT";
  if (brief.administrators >= 12) return duty === "auditor" ? "two people with no administrative role" : "two people";
  if (brief.administrators >= 6) return duty === "auditor" ? "one person with no administrative role" : "one person";
  if (duty === "auditor") return outside;
  const deputy = brief.administrators >= 4 ? 4 : 3;
  if (brief.administrators >= 3)
    return {
      administrator: `administrator 1, deputy ${deputy}`,
      manager: `administrator 2, deputy ${deputy}`,
      custodian: "administrator 3",
      recovery: deputy === 3 ? TWO_FOR_RECOVERY : "administrators 1 and 3",
    }[duty];
  return {
    administrator: "administrator 1",
    manager: brief.administrators === 2 ? MANAGER_OF_TWO : "the deputy",
    custodian: brief.administrators === 2 ? "administrator 2" : "the deputy",
    recovery: TWO_FOR_RECOVERY,
  }[duty];
}

/** Where the restore within the hour needs both halves, neither may be on holiday. */
const standIns = (brief: Brief): string => (needsSpare(brief) ? "; a stand-in for each, to be named" : "");

/** Duties are shared out by name where somebody asks for it, or where those were counted who can take them. */
export const isSeparated = (brief: Brief): boolean =>
  brief.given("administrators") !== null ||
  brief.regulated ||
  brief.holds(any(LARGE, is("security-requirements", "identity-management")));

/** Of the table of all roles a small organisation reads who holds them. */
const HOLDERS = [
  ["CA administrator: configures", "administrator"],
  ["Certificate manager: approves, revokes", "manager"],
  ["Auditor", "auditor"],
  ["Backup custodian: keeps, restores", "custodian"],
] as const;

export const HOLDER_TABLE: PackTable = {
  id: "pki.holders",
  section: "security",
  heading: "PKI roles",
  when: FEW,
  asked: isSeparated,
  caption: "Who holds the PKI roles",
  intro: (brief) =>
    `No one approves their own requests or audits their own work.${brief.administrators === 1 ? " Until a deputy is named, the consultant stands in, up to acceptance; without a deputy then, the administrator holds three roles, a risk that the sponsor accepts and the quarterly review by the consultant limits." : ""}`,
  columns: ["Role", "Held by"],
  rows: [
    ...HOLDERS.map(([what, duty]) => ({
      cells: [what, (brief: Brief) => heldBy(brief, duty)],
      source: ["pki-sec", "ej"] as const,
    })),
    {
      cells: [
        "Password of the key copy, half each",
        (brief: Brief) => `${heldBy(brief, "custodian")}, and the sponsor${standIns(brief)}`,
      ],
      when: none(HAS_MODULES),
      source: ["pki-sec", "ej"],
    },
  ],
};

export const DUTY_TABLE: PackTable = {
  id: "pki.duties",
  section: "security",
  heading: "PKI roles and audit",
  asked: isSeparated,
  caption: "PKI roles, each a separate group",
  intro: (brief) =>
    `Split among ${brief.administrators === 1 ? "the administrator, a deputy still to be named and people outside IT" : `${plural(brief.administrators, "administrator")} and others`} so that no one approves their own requests or audits their own work${brief.administrators === 1 ? "" : brief.administrators >= 12 ? "; no one holds two roles" : `; a deputy${brief.administrators >= 6 ? ", whose own role does not control it," : ""} covers one role at a time`}.`,
  columns: ["Role", "May", "May not", "Held by"],
  rows: [
    {
      cells: ["CA administrator", "configure the CA", "issue certificates", (brief) => heldBy(brief, "administrator")],
      source: ["pki-sec", "ej"],
    },
    {
      cells: [
        "Certificate manager",
        "approve and revoke",
        "change the configuration",
        (brief) => heldBy(brief, "manager"),
      ],
      source: ["pki-sec", "ej"],
    },
    {
      cells: ["Auditor", "read and configure audit", "change anything else", (brief) => heldBy(brief, "auditor")],
      source: ["pki-sec", "ej"],
    },
    {
      cells: [
        "Backup custodian",
        "back up and restore",
        "read keys in clear text",
        (brief) => heldBy(brief, "custodian"),
      ],
      source: ["pki-sec", "ej"],
    },
    {
      cells: [
        "Password holder",
        "enter half of the key password",
        "know the other half",
        (brief) =>
          `${brief.administrators >= 6 ? "the backup custodian" : heldBy(brief, "custodian")}${brief.administrators >= 12 ? "s" : ""}, and the sponsor${standIns(brief)}`,
      ],
      when: none(HAS_MODULES),
      source: ["pki-sec", "ej"],
    },
    {
      cells: [
        "Key recovery agent",
        "decrypt an archived key retrieved by the certificate manager",
        "retrieve it",
        (brief) => heldBy(brief, "recovery"),
      ],
      when: MAIL_KEYS,
      source: ["pki-sec", "ej"],
    },
  ],
};
