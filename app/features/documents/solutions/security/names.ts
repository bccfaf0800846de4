/** Items of the bill and titles of tasks by which one part calls another, and words that several parts share. */

import type { Condition } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Wording } from "#app/features/documents/pack.ts";
import { DIRECTORY_QUICKLY, ENROLS_JOINING, HEALTHCARE, MANUFACTURING, RETAIL, SMALL } from "./answers.ts";
import { syncServers } from "./quantities.ts";

// Items of the bill.
export const EMS = "Enterprise Mobility + Security E5";
export const EMS_E3 = "Enterprise Mobility + Security E3";
export const SUITES_LINE = "Defender and Purview suites for the sensitive group";
export const PURVIEW_LINE = "Purview suite for the sensitive group";
export const E5_STEP = "Step from Microsoft 365 E3 to E5";
export const A5_LINE = "Step from A3 to A5 for the sensitive group, academic";
export const P2_SHIFT = "Defender for Endpoint P2 for shift workers";
export const LAKE_LINE = "Sentinel data lake for firewall logs";
export const LAKE_STORAGE = "Sentinel data lake storage";
export const F1_LINE = "Microsoft 365 F1 for shift workers";
export const RISK_LINE = "Entra ID P2 for risk-based policies";
export const PAW_LINE = "Privileged access workstations";
export const E5_LINE = "Microsoft 365 E5 for the sensitive group";
export const RETENTION_LINE = "Retention of the sign-in log for 12 months";
export const PARTNER = "Managed detection partner (option)";

/** The title of a decision. */
export const ORDER_OF_WORK = "Order of work";

// Titles of tasks, or the words by which one is found.
export const QUICK_WINS = "Quick wins";
export const ENFORCEMENT = "Phased policy enforcement";
export const TIERING = "Tiering: cross-tier sign-in denied";
export const ELIGIBLE = "Eligible roles and first access review";
export const DETECTION_ROLLOUT = "Detection rollout";
export const RULES_BLOCK = "Attack surface reduction rules set to block";
/** A task of its own in a large project. */
export const SERVICE_ACCOUNTS = "Privileged service accounts migrated, attack paths closed";
/** Of the title of the task that sets labels and loss prevention, before the numbers of its controls. */
export const SIMULATION = "data (";
export const joiningDirectory = (brief: Brief): string =>
  `Directory synchronisation${brief.holds(ENROLS_JOINING) ? " and device enrolment" : ""}`;

// Words of several parts.
/** As a quick win, it comes before devices are joined or enrolled. */
export const coveredByLaps = (brief: Brief): string =>
  `LAPS on every ${brief.holds(DIRECTORY_QUICKLY) ? "domain member" : "device"}`;

/** Windows LAPS is part of Windows Server 2019 and later; what is older keeps the product before it, and may be in use where nobody named a version. */
const keepsOlderLaps = (brief: Brief): boolean =>
  ["2012", "2016"].includes(brief.known("windows-server-version") ?? "2016");

/** Nobody changes a directory that stands on one server, and was never brought back. */
export const restoredFirst = (brief: Brief): boolean => brief.holds(DIRECTORY_QUICKLY) && brief.domainControllers === 1;

export const LOCAL_PASSWORDS: Wording = (brief) =>
  `${coveredByLaps(brief)}${keepsOlderLaps(brief) ? " (legacy LAPS up to Windows Server 2016)" : ""}, krbtgt password reset twice, a day apart${restoredFirst(brief) ? ", after a test restore of the only domain controller" : ""}`;

/** The older product writes no event, but the date on which the next password is due. */
export const passwordsReset = (brief: Brief): string =>
  `local administrator passwords rotated (LAPS event 10018${keepsOlderLaps(brief) ? "; legacy LAPS by expiry date" : ""}), krbtgt reset twice`;

/** Devices that nobody isolates without a word to those who work at them. */
export const FRAGILE: readonly { when: Condition; device: string; first: string }[] = [
  { when: HEALTHCARE, device: "a ward workstation", first: "call the ward" },
  { when: MANUFACTURING, device: "a plant computer", first: "call the shift lead" },
  { when: RETAIL, device: "a till", first: "call the store" },
];

export const besideControllers = (brief: Brief): string =>
  syncServers(brief) > 0 ? "certificate and synchronisation servers" : "certificate servers";
/** Whom policies reach together: a small organisation has no departments worth the name. */
export const wave = (brief: Brief): string => (brief.holds(SMALL) ? "group" : "department");
