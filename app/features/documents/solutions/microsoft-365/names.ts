/** Lines of the bill, a decision and a wave, by the names with which other parts call them. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { SMALL } from "./answers.ts";

export const SECURITY_KEYS = "Security keys";
export const MIGRATION_TOOL = "Mailbox migration tool";
export const OWN_BACKUP = "Microsoft 365 Backup";
export const SYNC_SERVERS = "Windows Server for synchronisation";
export const EXCHANGE_SERVERS = "Windows Server 2025 Standard for Exchange Server SE";
export const GATEWAY_LICENCES = "Windows Server 2025 Standard for the data gateway";
/** What an alert on the break-glass accounts is raised from. */
export const LOG_LINE = "Log workspace for the sign-in log";
export const MAIL_MIGRATION = "Mail migration";
export const ADMINISTRATORS_P2 = "Entra ID P2 for administrators";
export const BUSINESS_PREMIUM = "Microsoft 365 Business Premium";
export const F3_SEATS = "Microsoft 365 F3";
export const A3_SEATS = "Microsoft 365 A3, academic";
export const E3_SEATS = "Microsoft 365 E3";
export const E5_SEATS = "Microsoft 365 E5";
export const E5_GROUP_SEATS = "Microsoft 365 E5 for the sensitive group";
export const E5_STEP = "Step from Microsoft 365 E3 to E5";
export const E5_GROUP_STEP = "Step from E3 to E5 for the sensitive group";
export const PURVIEW_SUITE = "Purview suite for the sensitive group";
export const BOTH_SUITES_BOUGHT = "Defender and Purview suites for the sensitive group";
export const A5_GROUP_STEP = "Step to Microsoft 365 A5 for the sensitive group and administrators, academic";
export const A5_STEP = "Step to Microsoft 365 A5 for administrators, academic";
/** The title of the decision on the plans. */
export const LICENCES = "Licence plan";
/** Where nobody needs the E5 class, what it carries is bought as E3. */
export const HIGHER_PLANS = [
  E5_SEATS,
  E5_GROUP_SEATS,
  E5_STEP,
  E5_GROUP_STEP,
  PURVIEW_SUITE,
  BOTH_SUITES_BOUGHT,
  A5_GROUP_STEP,
  A5_STEP,
];

/** A few dozen people have no departments. */
export const waveOf = (brief: Brief): string => (brief.holds(SMALL) ? "team" : "department");
