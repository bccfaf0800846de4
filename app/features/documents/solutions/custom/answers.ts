/** What the answers say: the form of the assessment, the size of the client, what is in use, and what follows from them. */

import { CLOUD_PRODUCTS, DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { oldestOf } from "#app/features/documents/plan/deadlines.ts";

export const ROADMAP = is("solution-configuration", "custom-roadmap");
export const PILOT = is("solution-configuration", "custom-pilot");
export const FOCUSED = is("solution-configuration", "custom-focused");
/** With room for what three domains in few days leave out. */
export const TEN_DOMAINS = none(FOCUSED);
export const SMALL = is("company-size", "small");
export const MEDIUM = is("company-size", "medium");
/** Departments that did not ask for a change and have a help desk, and sites that nobody visits. */
export const LARGE = is("company-size", "large", "enterprise");

export const wants = (...objectives: string[]) => is("primary-objective", ...objectives);

export const UNNAMED = is("current-technologies", "none");
export const WINDOWS = is("current-technologies", "windows-server");
export const DIRECTORY_NAMED = is("current-technologies", "active-directory");
export const EXCHANGE = is("current-technologies", "exchange-server");
export const SHAREPOINT = is("current-technologies", "sharepoint");
export const SQL = is("current-technologies", "sql-server");
export const OFFICE = is("current-technologies", "office-365");
export const AZURE = is("current-technologies", "azure-services");
export const TEAMS = is("current-technologies", "teams");
export const POWER = is("current-technologies", "power-platform");

/** Mail, files and meetings in the cloud; Power Platform alone needs no more than the tenant. */
export const CLOUD_OFFICE = any(OFFICE, TEAMS);
export const TENANT = any(CLOUD_OFFICE, POWER);
export const SERVERS = any(WINDOWS, SQL);
/** Often reached from the internet. */
export const MAIL_OR_SITES = any(EXCHANGE, SHAREPOINT);

/** The second look at a product: not for a firm of fifty, nor where three domains are all that is asked. */
export const FULL = none(SMALL, FOCUSED);
/** Templates and authorities of the directory are read. */
export const CERTIFICATES: Condition = all(DIRECTORY, none(SMALL));
export const COSTS = any(TEN_DOMAINS, wants("cost-reduction"));
/** Seats of the tenant are counted. */
export const SEATS_COUNTED: Condition = all(OFFICE, COSTS);
/** Seats or cores are counted, and may be too few. */
export const COUNTED: Condition = any(SEATS_COUNTED, all(SQL, COSTS));

/** Below so many servers a script does what an appliance of 32 GB would; a planning assumption. */
const FEW_SERVERS = 15;
export const hasAppliance = (brief: Brief): boolean =>
  brief.holds(all(SERVERS, none(SMALL))) && brief.servers.plan >= FEW_SERVERS;

/** Of these support lasts years beyond any road map. */
export const RENEWED_LATE: ReadonlySet<string> = new Set(["Windows Server 2022", "Windows Server 2025"]);

/** Servers of which some version may be renewed: not where a recent one is the oldest in use. */
export function hasAgeingServers(brief: Brief): boolean {
  return brief.holds(WINDOWS) && !RENEWED_LATE.has(oldestOf(brief, "windows-server") ?? "");
}

export const BUSINESS_SYSTEMS = is("integration-needs", "erp", "crm", "legacy-applications", "custom-applications");

/** Something under their applications is to be renewed. */
export const asksVendors = (brief: Brief): boolean =>
  brief.holds(BUSINESS_SYSTEMS) && (brief.holds(SQL) || hasAgeingServers(brief));

/** So many servers that one may be missing from a list. */
export const isEstate = (brief: Brief): boolean => brief.servers.plan > 2;

/** Cloud services are in use, and none of those that were named. */
export const OTHER_CLOUD = all(is("cloud-maturity", "some", "significant", "cloud-first"), none(CLOUD_PRODUCTS));
/** What no row of a product or of a requirement reads already. */
export const NO_ACCOUNTS = none(DIRECTORY, OFFICE);
export const NO_MAIL = none(EXCHANGE, SHAREPOINT, CLOUD_OFFICE, POWER);
export const OTHER_DATA = none(SQL, is("security-requirements", "data-loss-prevention"));
export const OTHER_DEVICES = none(UNNAMED, is("security-requirements", "mobile-device-management"));

/** Whoever signs in is to be asked for more than a password. */
export const SECOND_FACTOR = is("security-requirements", "mfa", "zero-trust");

/** Read with the second factor where that was asked for and no tenant shows it. */
export const WAYS_IN = all(
  wants("remote-work"),
  any(CLOUD_OFFICE, none(is("security-requirements", "mfa", "zero-trust"))),
);
