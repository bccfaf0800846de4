/** The tools that read: the reports on a tenant, the scripts, and what nothing but a script reads. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Wording } from "#app/features/documents/pack.ts";
import { listed } from "#app/features/documents/words.ts";
import {
  CLOUD_OFFICE,
  COSTS,
  EXCHANGE,
  hasAppliance,
  OFFICE,
  POWER,
  SERVERS,
  SHAREPOINT,
  SQL,
  TENANT,
} from "./answers.ts";

/** Something that a tool can read is named. */
export const TOOLS = any(SERVERS, TENANT, DIRECTORY);

/** Servers too few for an appliance, or nothing that a tool of its own can read. */
export const isByScript = (brief: Brief): boolean =>
  (brief.holds(SERVERS) && !hasAppliance(brief)) || brief.holds(none(TOOLS));

/** Administrators' sign-ins are listed, those of the tenant among them. */
export const SIGN_INS_READ = is("security-requirements", "mfa", "identity-management", "zero-trust");
/** Power Platform alone is held against no baseline. */
const FORWARDS = all(OFFICE, is("security-requirements", "data-loss-prevention"));

export const TENANT_REPORTS: readonly (readonly [name: string, purpose: Wording, when: Condition])[] = [
  [
    "Tenant baseline report",
    (brief) => `Settings against the CISA baseline${brief.holds(FORWARDS) ? "; auto-forwarded messages report" : ""}`,
    CLOUD_OFFICE,
  ],
  ["Tenant report", "Environments, makers, apps and flows", all(POWER, none(CLOUD_OFFICE))],
];

/** More is asked of databases than the appliance lists; where there is none, the script that reads servers asks it. */
const isQueried = (brief: Brief): boolean =>
  hasAppliance(brief) && brief.holds(all(SQL, any(COSTS, is("integration-needs", "reporting-tools"))));

/** The servers whose own administrator runs the script that reads them; empty where there are none. */
export function scripted(brief: Brief): string {
  return listed([
    ...(brief.holds(EXCHANGE) ? ["Exchange"] : []),
    ...(brief.holds(SHAREPOINT) ? ["SharePoint"] : []),
    ...(isQueried(brief) ? ["SQL Server"] : []),
  ]);
}
