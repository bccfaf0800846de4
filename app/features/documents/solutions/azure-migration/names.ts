/** Names of bill lines, and phrases that several parts share. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { SMALL, WEB_GATEWAY } from "./answers.ts";

/** API Management built and tested, in days: a planning assumption. */
export const API_DAYS = { small: 2, medium: 2, large: 4, enterprise: 4 } as const;

export const CREATED = "new machines";

/** Counted by what is rehosted. */
export const MACHINE_LINES = [
  "Virtual machines, D2s class",
  "Virtual machines, D4s class",
  "Azure Backup",
  "Managed disks",
  "Defender for Servers P2",
  "Site Recovery",
  "Replica disks of Site Recovery",
];

/** What is paid twice while an old server waits to be decommissioned. */
export const MOVED_LINES = [
  ...MACHINE_LINES,
  "SQL Managed Instance",
  "App Service plans",
  "Outbound data of Azure",
  "Log analytics",
];
export const OLD_SQL = "an out-of-support version";
/** A count that was given is no estimate. */
export const aboutGiven = (brief: Brief): string => (brief.given("servers") === null ? "about " : "");

/** How people come to the web applications on App Service. */
export const webEntry = (brief: Brief): string =>
  brief.holds(WEB_GATEWAY)
    ? "private endpoint, Application Gateway in front"
    : brief.holds(SMALL)
      ? "open to office and spoke only"
      : "private endpoint";
