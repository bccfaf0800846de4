/** Operations, recovery and training. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { DIRECTORY, E5_BOUGHT, HYBRID_SERVER, LARGER, mayLoseAnHour, OPTIMISE, SYNC_BUILT } from "./answers.ts";

export const OPERATIONS: Pack["operations"] = [
  {
    frequency: "Daily",
    task: "Service health, mail flow, backup, security alerts, sign-in failures",
    owner: "Client IT",
    source: ["ej"],
  },
  {
    frequency: "Daily",
    task: "Synchronisation runs",
    owner: "Client IT",
    when: DIRECTORY,
    source: ["entra-sync", "ej"],
  },
  { frequency: "Weekly", task: "New guests and application consents", owner: "Client IT", source: ["scuba"] },
  {
    frequency: "Monthly",
    task: "Secure Score, licences, adoption, policy export; senders failing DMARC; application secrets expiring within 60 days",
    owner: "Client IT lead",
    source: ["ej"],
  },
  {
    frequency: "Monthly",
    task: "Audit log export to the archive",
    owner: "Client IT lead",
    when: none(E5_BOUGHT),
    source: ["purview"],
  },
  {
    frequency: "Quarterly",
    task: "Baseline report; sharing report; exception review; break-glass sign-in",
    owner: "Security lead",
    source: ["scuba", "mfa-mandatory"],
  },
  {
    frequency: "Monthly",
    task: "Exchange SE updates: Exchange Online throttles, then blocks mail from outdated servers",
    owner: "Client IT lead",
    when: HYBRID_SERVER,
    source: ["ej"],
  },
  {
    frequency: "Yearly",
    task: "Apple push certificate and tokens renewed, using the original account",
    owner: "Client IT lead",
    source: ["ej"],
  },
];

export const RECOVERY: Pack["recovery"] = [
  {
    service: "Mail and files",
    betters: ["day", "week"],
    rpo: "12 hours",
    rto: "1 to 24 hours by volume",
    method: "Third-party backup of Microsoft 365; recycle bins until it runs",
    when: none(OPTIMISE),
    asked: (brief) => !mayLoseAnHour(brief),
    source: ["ej"],
  },
  {
    service: "Mail and files",
    rpo: "1 hour",
    rto: "1 to 24 hours by volume",
    method: "Third-party backup of Microsoft 365 for older data, Microsoft 365 Backup for the last hours",
    when: none(OPTIMISE),
    asked: mayLoseAnHour,
    source: ["ej"],
  },
  {
    service: "Mail and files",
    betters: ["minutes", "hour", "day", "week"],
    rpo: "that of the existing backup, read in phase 1",
    rto: "1 to 24 hours by volume",
    method: "Existing backup, measured by the restore test; any shortfall is a finding",
    when: OPTIMISE,
    source: ["ej"],
  },
  {
    service: "Identity",
    rpo: "none within 30 days of a deletion in Entra ID; in Active Directory, that of its own backup",
    rto: "1 hour for sign-in and synchronisation; deleted accounts within a day",
    method: "Staging server made active; break-glass accounts; Entra ID recycle bin; the client's forest backup",
    when: SYNC_BUILT,
    source: ["cloudsync", "mfa-mandatory"],
  },
  {
    service: "Identity",
    rpo: "none within 30 days of a deletion in Entra ID; in Active Directory, that of its own backup",
    rto: "1 hour for sign-in; deleted accounts within a day",
    method: "Break-glass accounts; Entra ID recycle bin; the client's forest backup",
    when: all(DIRECTORY, OPTIMISE),
    source: ["mfa-mandatory", "ej"],
  },
  {
    service: "Identity",
    rpo: "none within 30 days of a deletion in Entra ID",
    rto: "1 hour for sign-in; deleted accounts within a day",
    method: "Break-glass accounts; Entra ID recycle bin",
    when: none(DIRECTORY),
    source: ["mfa-mandatory", "ej"],
  },
  {
    service: "Tenant settings",
    rpo: "changes since the last export",
    rto: "4 hours",
    method: "Policy export monthly and before each change, kept outside the tenant",
    source: ["ej"],
  },
];

export const TRAINING: Pack["training"] = [
  {
    audience: "Administrators",
    content: "Policies, devices, protection, reporting",
    hours: (brief) => (brief.holds(LARGER) ? 16 : 4),
    source: ["ej"],
  },
  {
    audience: "Champions, one per department",
    content: (brief) => (brief.holds(OPTIMISE) ? "Guests, links, first-line help" : "Teams, files, first-line help"),
    hours: 2,
    source: ["ej"],
  },
  {
    audience: "Staff",
    content: (brief) =>
      `Sign-in with MFA, ${brief.holds(OPTIMISE) ? "sharing and guests" : brief.holds(MAIL_MOVES) ? "mail, files, meetings" : "devices, files and sharing"}; recorded, with a one-page guide`,
    hours: 1,
    source: ["ej"],
  },
];
