/** Decisions. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { engineersCost, formatAmount, wholeUnits } from "#app/features/documents/budget/budget.ts";
import { daysOfProject } from "#app/features/documents/effort/other-project.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { PUPIL_ACCOUNTS } from "#app/features/documents/solutions/conditional-access.ts";
import { restDecision } from "#app/features/documents/solutions/rest-of-controls.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  ACADEMIC,
  DIRECTORY,
  EXCHANGE,
  HELD,
  LABELS,
  mayLoseAnHour,
  ONE_WEEKEND,
  OPTIMISE,
  OWNED,
  OWNED_NAMED,
  SECURE,
  SMALL,
  SYNCHRONISED,
  TENANT,
  UNNAMED,
} from "./answers.ts";
import { LICENCE_PLAN } from "./decisions-licences.ts";
import { DEVICE_DECISIONS } from "./devices.ts";
import { byGraph, LEGACY_PROTOCOLS } from "./legacy-protocols.ts";
import { MAIL_MIGRATION_METHOD } from "./mail-migration.ts";
import { MOVE_MEANT, migrationInShort, migrationPriced, notCured } from "./migration-instead.ts";
import { fileGb, mailGb } from "./quantities.ts";
import { REMOTE_APPLICATIONS } from "./remote-applications.ts";
import { RESTS } from "./rests.ts";
import { SHIFT_SIGN_IN } from "./shift-workers.ts";
import { NEW_TENANT } from "./tenant-country.ts";

/** Left as it is, the guard of a smaller organisation would let all its accounts go in one run. */
const DELETIONS_ALLOWED = 500;

const deletionGuard = (brief: Brief): string =>
  brief.users <= DELETIONS_ALLOWED
    ? ` The accidental-deletion threshold of ${DELETIONS_ALLOWED} objects is lowered to ${Math.max(5, Math.ceil(brief.users / 10))}${brief.holds(ACADEMIC) ? ", and raised for the day a cohort leaves" : ""}.`
    : "";

const ownBackupYearly = (brief: Brief): number =>
  12 * wholeUnits((mailGb(brief) + fileGb(brief)) * PRICES["m365-own-backup-gb"].low);

/** By the user, whoever sells it. */
const backupYear = (brief: Brief): string => {
  const { low, high } = PRICES["m365-backup"];
  return `${formatAmount(12 * low * brief.users, "USD")} to ${formatAmount(12 * high * brief.users, "USD")}`;
};

/** What a project takes less where no mailbox moves: the planning assumption of a migration. */
const MAIL_PERCENT = 25;
const mailGiven = (brief: Brief): string => `${figure(brief.given("mail-volume") ?? 0)} GB`;

const tenantBackup = (isHourly: boolean): Pack["decisions"][number] => ({
  title: "Tenant backup",
  serves: ["availability"],
  context: "Versioning and recycle bins survive neither account deletion nor a malicious administrator.",
  alternatives: "Microsoft 365 Backup; third party; none",
  decision: (brief) =>
    `Third-party backup outside the tenant, started before the first ${brief.holds(all(MAIL_MOVES, none(ONE_WEEKEND))) ? "mail and files move" : "files move"} in the pilot. The product must read the tenant ${byGraph(brief)}. Microsoft 365 Backup restores faster${mayLoseAnHour(brief) || brief.holds(SMALL) ? "" : `, at ${formatAmount(ownBackupYearly(brief), "USD")} a year for the initial volume (USD ${(PRICES["m365-own-backup-gb"].low / 100).toFixed(2)} per GB and month),`} but stays with the same provider.${mayLoseAnHour(brief) ? ` As third-party backup runs only a few times a day, Microsoft 365 Backup is added to meet the required data loss limit, for ${formatAmount(ownBackupYearly(brief), "USD")} a year; if it is limited to the mailboxes and sites that need it, a fifth of the volume costs ${formatAmount(wholeUnits(ownBackupYearly(brief) / 5), "USD")}.` : ""}`,
  tradeOff: "A per-user cost; less dependence on one provider",
  confidence: "medium",
  when: none(OPTIMISE),
  asked: (brief) => mayLoseAnHour(brief) === isHourly,
  ...(isHourly && { isAskedFirst: true }), // it adds a service to the bill
  before: "backup",
  ask: (brief) =>
    mayLoseAnHour(brief)
      ? `Choose the tenant backup: Microsoft 365 Backup (${formatAmount(ownBackupYearly(brief), "USD")} a year, less if limited to named mailboxes and sites) with a third-party copy (recommended), Microsoft 365 Backup alone, or a third party alone, losing up to 12 hours`
      : "Choose the tenant backup: third party (recommended), Microsoft 365 Backup, or none with the risk accepted in writing",
  source: ["ej"],
});

export const DECISIONS: Pack["decisions"] = [
  {
    title: "Tenant",
    context: (brief) => (brief.holds(MOVE_MEANT) ? "None was named, but Exchange Server was." : "None was named."),
    alternatives: (brief) => (brief.holds(MOVE_MEANT) ? "health check; migration" : "health check; new tenant"),
    decision: (brief) =>
      `Health check once the tenant has been seen; without one, a new quotation.${brief.holds(MOVE_MEANT) ? `${notCured(brief)} ${migrationPriced(brief)}` : ""}`,
    tradeOff: "Access before the contract",
    confidence: "medium",
    when: UNNAMED,
    ask: (brief) =>
      brief.holds(MOVE_MEANT)
        ? `Choose between the health check, which moves no mail, and a migration from Exchange Server (${migrationInShort(brief)}, licences apart); confirm the tenant before signing, by a read-only account or on a shared screen`
        : "Confirm the tenant before signing, by a read-only account or on a shared screen",
    source: ["exo-mig", "ej"],
  },
  NEW_TENANT,
  MAIL_MIGRATION_METHOD, // where the mail is decides what is bought and done
  LICENCE_PLAN,
  REMOTE_APPLICATIONS,
  SHIFT_SIGN_IN,
  LEGACY_PROTOCOLS,
  {
    title: "Synchronisation",
    context: (brief) =>
      `${figure(brief.users)} accounts come from Active Directory${brief.holds(OWNED) ? ", probably synchronised already" : ""}.`,
    alternatives: "Cloud Sync; Connect Sync; none",
    decision: (brief) =>
      `${
        brief.holds(OPTIMISE)
          ? "Keep what is in use, Connect Sync at 2.5.79.0 or later; a move to Cloud Sync or away from federation is reported as a finding."
          : `Connect Sync 2.5.79.0 or later with a staging server, as domain PCs stay hybrid-joined until Entra-joined ones replace them; then Cloud Sync${brief.holds(all(SMALL, DIRECTORY)) ? `; from the start it would save both servers, up to ${formatAmount(2 * PRICES["windows-standard"].high, PRICES["windows-standard"].currency)} if bought, with domain PCs registered and enrolled by their users instead of hybrid-joined${brief.frontline > 0 ? ", but no security key unlocks a PC that is only registered" : ": discovery shows whether anything needs the join"}` : ""}.${brief.holds(OWNED) ? "" : ` User principal names are aligned with mail addresses before the first run${brief.holds(SMALL) ? " (IdFix)" : "; IdFix lists mismatches"}.`}${brief.holds(SMALL) ? "" : " Password hash synchronisation, not federation."}`
      }${deletionGuard(brief)}${brief.holds(all(TENANT, none(OPTIMISE))) ? " Cloud accounts are soft-matched by mail address once owners are confirmed." : ""}`,
    tradeOff: "Servers to update until domain PCs are replaced",
    confidence: "high",
    when: DIRECTORY,
    source: ["cloudsync", "entra-sync", "ej"],
  },
  ...DEVICE_DECISIONS,
  {
    title: "Access policies",
    context: (brief) => `Enforced untested, a policy could lock out any of ${plural(brief.users, "user")}.`,
    alternatives: "all at once; staged",
    decision: (brief) =>
      [
        "Enforced for the pilot group at once, for others in waves after at least 7 report-only days.",
        "Where security defaults are on, CA01, CA02 and CA04 are enforced for all users the day they go off, as report-only mode does not prompt for MFA.",
        ...(brief.holds(SYNCHRONISED)
          ? ["Any Connect Sync service account is excluded from CA02, or synchronisation stops."]
          : []),
      ].join(" "),
    tradeOff: "One more week of preparation; avoids mass lock-outs",
    confidence: "high",
    when: OWNED, // in a new tenant the baseline says all
    source: ["ca-templates", "ej"],
  },
  {
    title: "Labels",
    serves: ["compliance-objective"],
    context: (brief) =>
      `${brief.holds(SECURE) ? "The chosen configuration includes labels" : "The security requirements call for labels"}.`,
    alternatives: "every label encrypts; only the highest encrypts; no encryption",
    decision:
      "Only the highest label encrypts. SharePoint label support and co-authoring of encrypted files are enabled before the first label is published, or such files can be neither searched nor co-authored. Published labels reach all users within 24 hours, retention policies within 7 days.",
    tradeOff: "Files with lower labels stay readable if they leak",
    confidence: "high",
    when: all(LABELS, none(SMALL)),
    source: ["purview", "ej"],
  },
  {
    title: "Communications hold",
    serves: ["compliance-objective"],
    context: "A duty of the sector, which none of the requirements selected covers.",
    alternatives: "hold on listed mailboxes; retention rules for all now; an archive of a third party",
    decision:
      "Hold on the mailboxes that the compliance owner lists, set before their batch, so that nothing is lost in the move. Retention rules for all mail, files and chats, with their periods, follow in a later project.",
    tradeOff: "Held mailboxes keep everything until the rules are in force",
    confidence: "medium",
    when: HELD,
    source: ["ej"],
  },
  { ...PUPIL_ACCOUNTS, when: ACADEMIC },
  ...[true, false].map(tenantBackup),
  {
    title: "Tenant backup",
    serves: ["availability"],
    context: (brief) =>
      `Whether the data of ${plural(brief.users, "user")} is backed up is unknown; versioning and recycle bins are not a backup.`,
    alternatives: "existing backup; a new one; none",
    decision: (brief) =>
      `Prove any existing backup in phase 1 by restoring one mail and one file. If there is none, the report's first finding quotes Microsoft 365 Backup and a third party's (${backupYear(brief)} a year).`,
    tradeOff: "A restore test first; no backup is bought until then",
    confidence: "medium",
    when: OPTIMISE,
    source: ["ej"],
  },
  {
    title: "Mail to move",
    context: (brief) => `${mailGiven(brief)} of mail are given; nothing says that it is outside the tenant.`,
    alternatives: "in this tenant already; moved from elsewhere by this order; by another project",
    decision:
      "No mail moves, as it is taken to be in this tenant; elsewhere it is moved at the price asked, with its tool.",
    tradeOff: "No migration days or tool; whatever is elsewhere stays outside these controls",
    confidence: "medium",
    when: all(OWNED_NAMED, none(MAIL_MOVES, EXCHANGE)),
    asked: (brief) => (brief.given("mail-volume") ?? 0) > 0,
    rests: () => [{ within: /^Mailbox statistics/, ask: "Mailbox statistics and MX record" }],
    ask: (brief) => {
      const [least, most] = daysOfProject("microsoft-365", brief, MAIL_PERCENT);
      return `Confirm that the ${mailGiven(brief)} of mail are in this tenant already, or order their move (${least} to ${most} days, up to ${engineersCost(brief, most)}, and its tool)`;
    },
    source: ["ej"],
  },
  restDecision(RESTS),
];
