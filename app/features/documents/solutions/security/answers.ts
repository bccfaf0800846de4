/** Named conditions over the answers of a security project, and yes/no questions to its brief. */

import { DIRECTORY as ESTATE_DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { REGULATED } from "#app/features/documents/solutions/regulated.ts";

export const ASSESSMENT = is("solution-configuration", "security-assessment");
export const IDENTITY = is("solution-configuration", "security-identity");
export const DETECTION = is("solution-configuration", "security-detection");
export const TIER0 = is("solution-configuration", "security-tier0");
export const EXCHANGE = is("current-technologies", "exchange-server");
export const DIRECTORY_NAMED = is("current-technologies", "active-directory");
/** What cannot run without a directory was named, or hardening of Tier 0, which is about one. */
export const DIRECTORY = any(ESTATE_DIRECTORY, TIER0);
export const LARGER = is("company-size", "large", "enterprise");
export const SEATS = is("company-size", "small", "medium");
export const SMALL = is("company-size", "small");
/** The assessment builds nothing but quick wins; what the others build stands on its road map. */
export const BUILD = none(ASSESSMENT);
export const EXCHANGE_CLOSED = all(BUILD, EXCHANGE);
export const SIEM_ADVISED = all(none(TIER0), any(LARGER, all(any(DETECTION, ASSESSMENT), REGULATED)));
export const SIEM = all(BUILD, SIEM_ADVISED);
export const ENDPOINT_ADVISED = any(DETECTION, is("security-requirements", "threat-protection", "zero-trust"));
export const ENDPOINT = all(BUILD, ENDPOINT_ADVISED);
export const SERVER_SENSORS = all(BUILD, any(DETECTION, is("security-requirements", "threat-protection")));
/** A foundation of identity, and a small organisation that did not ask for them, leave the tiers to a project of their own. */
export const TIERED = all(any(all(DETECTION, none(SMALL)), TIER0), DIRECTORY);
export const TIERED_WITH_DETECTION = all(TIERED, none(TIER0));
/** Hardening of Tier 0 leaves the policies for everybody to the road map, unless they were asked for. */
export const POLICIES = any(none(TIER0, ASSESSMENT), all(TIER0, is("security-requirements", "mfa", "zero-trust")));
export const PROMPTS_COUNTED = all(POLICIES, is("primary-objective", "productivity"));
/** LAPS and the password of krbtgt are quick wins where no tier is built, else set with it, outside freezes. */
export const DIRECTORY_QUICKLY = all(BUILD, DIRECTORY, none(TIERED));
export const WORKSTATIONS = all(BUILD, any(LARGER, TIERED));
/** Where no tier keeps administrators to their workstations, a policy does. */
export const WORKSTATIONS_BY_POLICY = all(WORKSTATIONS, none(TIERED));
export const MANUFACTURING = is("industry", "manufacturing");
export const HEALTHCARE = is("industry", "healthcare");
export const RETAIL = is("industry", "retail");
export const GOVERNMENT = is("industry", "government");
export const ACADEMIC = is("industry", "education");
export const FINANCE = is("industry", "finance");
export const TECHNOLOGY = is("industry", "technology");
/** People who enter or release payments sign in as administrators do. */
export const PAYMENTS = all(POLICIES, FINANCE);
/** The policies of a school are for its staff, and pupils get a set of their own. */
export const PUPILS = all(POLICIES, ACADEMIC);
export const OWNED = is("current-technologies", "office-365", "teams");
/** Mailboxes that the presets of the tenant protect: beside Exchange Server, Teams alone says nothing of them. */
export const MAIL_IN_TENANT = any(is("current-technologies", "office-365"), all(OWNED, none(EXCHANGE)));
/** Teams was listed, and nothing that says where mail is. */
export const MAIL_ASSUMED = all(MAIL_IN_TENANT, none(is("current-technologies", "office-365")));
/** A plan may be in use for some people only. */
export const TRIALLED = all(OWNED, is("cloud-maturity", "early"));
export const POWER_PLATFORM = is("current-technologies", "power-platform");
/** Each of these services stands in a tenant of Microsoft. */
export const TENANT = any(OWNED, POWER_PLATFORM, is("current-technologies", "azure-services"));
/** There is no tenant that the tools could read. */
export const UNREAD = all(ASSESSMENT, none(TENANT));
export const MEASURED = any(BUILD, TENANT);
/** Subscriptions are measured with the tenant that they stand in. */
export const SUBSCRIPTIONS_READ = is("current-technologies", "azure-services");
/** Rights in the directory are collected where nothing but findings is sold, and where the paths are closed. */
export const PATHS_READ = any(TIER0, all(ASSESSMENT, TENANT, DIRECTORY));
/** Accounts for everybody, whose life in the directory was asked about. */
export const LEAVERS = all(BUILD, POLICIES, is("security-requirements", "identity-management"), none(SMALL));
export const ENCRYPTION = is("security-requirements", "data-encryption");
export const ZERO_TRUST = is("security-requirements", "zero-trust");
export const THREATS = is("security-requirements", "threat-protection");
export const MANAGED = is("security-requirements", "mobile-device-management");
/** Hardening of Tier 0 keeps the directory itself from leaving; labels and rules for everybody are no part of it. */
export const DLP = all(is("security-requirements", "data-loss-prevention"), none(TIER0));
export const LOSS_PREVENTION = all(BUILD, DLP);
export const LABELS_LEFT = all(TIER0, is("security-requirements", "data-loss-prevention"));
/** A small directory has its service accounts moved by the task that separates the tiers. */
export const ACCOUNTS_WITH_TIERS = all(TIER0, SEATS);
/** Hardening of Tier 0 without policies for everybody. */
export const POLICIES_FOR_ADMINISTRATORS = all(TIER0, none(POLICIES));
/** The tenant is opened for administrators and sensors, and nobody else works in it. */
export const TENANT_FOR_ADMINISTRATORS = all(POLICIES_FOR_ADMINISTRATORS, none(TENANT));

/** Every Windows Server named still gets security updates, and carries no version that lost its own, as 2019 may. */
export const isSupported = (brief: Brief): boolean => {
  const oldest = brief.known("windows-server-version") ?? "";
  const carries = is("current-technologies", "sharepoint", "sql-server");
  return ["2022", "2025"].includes(oldest) || (oldest === "2019" && !brief.holds(carries));
};

/** No tenant holds its sites. */
export const SHAREPOINT_SERVER = all(is("current-technologies", "sharepoint"), none(OWNED));
export const SERVERS_NAMED = is("current-technologies", "windows-server", "sharepoint", "sql-server");
export const ON_PREMISES = any(DIRECTORY, SERVERS_NAMED);
/** Something raises alerts that somebody must read at night. */
export const WATCHED = any(ENDPOINT, TIERED, SIEM);
/** Policies that look at the device need it joined or enrolled; a foundation of identity has them at every size. */
export const DEVICE_RULES = all(POLICIES, any(IDENTITY, LARGER, MANAGED, ZERO_TRUST));
/** Their disks are encrypted by policy, too. */
export const ENROLS = all(OWNED, any(DEVICE_RULES, all(DETECTION, ENCRYPTION)));
/** People and devices are not in a tenant yet, and there may be none. */
export const JOINING = all(BUILD, none(OWNED));
/** Accounts come from another provider of sign-in. */
export const MIGRATES = all(JOINING, none(DIRECTORY));
export const NEW_TENANT = all(BUILD, none(TENANT));
/** Hardening of Tier 0 buys the management of devices only where a policy looks at them. */
export const ENROLS_JOINING = all(JOINING, any(none(TIER0), DEVICE_RULES));
/** Laptops are encrypted by the policy of those that are enrolled, wave by wave; whoever must prove compliance proves that, too. */
export const DISKS = all(
  any(ENCRYPTION, is("security-requirements", "compliance")),
  any(ENROLS, ENROLS_JOINING, MIGRATES),
);
/** Accounts of the directory come into the tenant with this project. */
export const SYNCHRONISES = all(JOINING, DIRECTORY, POLICIES);
/** A new tenant holds no accounts that could be there already. */
export const FIRST_SYNCHRONISED = all(SYNCHRONISES, TENANT);
/** The work rests on accounts of the directory that are in the tenant already. */
export const SYNCHRONISED = all(BUILD, OWNED, DIRECTORY, POLICIES);
/** Without Sentinel a small workspace takes the sign-in log, so that a rule on it can raise the alert. */
export const SIGN_IN_LOG = all(BUILD, none(SIEM));
/** Evidence of a year is wanted of a log that its workspace holds for a month. */
export const SIGN_INS_FILED = all(
  SIGN_IN_LOG,
  any(
    is("primary-objective", "compliance-objective"),
    is("security-requirements", "compliance"),
    all(any(FINANCE, HEALTHCARE), none(SMALL)), // supervised, whatever was asked for
  ),
);
/** Security events of servers fill most of the store. */
export const SERVER_EVENTS = all(SIEM, SERVER_SENSORS);
/** Under HIPAA records of what was done are kept for six years. */
export const isHipaa = (brief: Brief): boolean => brief.jurisdiction === "us" && brief.holds(HEALTHCARE);
/** Everybody's accounts are in the tenant, and no policy of this project reaches any but those of administrators. */
export const USERS_LEFT = all(POLICIES_FOR_ADMINISTRATORS, OWNED);
/** Few enough people for security defaults to be a quick win. */
export const DEFAULTS_QUICKLY = all(USERS_LEFT, SEATS);
/** Administrators sign in from devices that Intune reports, and nobody else's device is looked at. */
export const ADMINISTRATORS_ENROLLED = all(POLICIES_FOR_ADMINISTRATORS, MANAGED);
