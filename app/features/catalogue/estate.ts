/** Which products the answers say a client has, whether ticked or implied. */

import { all, any, type Condition, is, none } from "./predicate.ts";

export const NAMED = is("current-technologies", "active-directory");
export const EXCHANGE = is("current-technologies", "exchange-server");
const SHAREPOINT = is("current-technologies", "sharepoint");
/** Reviewing or securing a tenant that was named implies that SharePoint is in it, unless Exchange Server is named as well. */
const OF_TENANT = all(
  is("solution-configuration", "m365-optimise", "m365-secure"),
  is("current-technologies", "office-365", "teams"),
  SHAREPOINT,
  none(EXCHANGE),
);
/** A plan for everybody is taken as held: Office 365 was named, or Teams where the cloud is more than tried out. */
export const PLAN_HELD = any(
  is("current-technologies", "office-365"),
  all(is("current-technologies", "teams"), none(is("cloud-maturity", "no-cloud", "early"))),
);

/** Solutions that leave sites as they are. */
const UNREVIEWED = is(
  "solution-type",
  "certificate-services",
  "configuration-manager",
  "azure-migration",
  "hybrid-cloud",
);
/** SharePoint counts as SharePoint Server until shown otherwise. */
export const SHAREPOINT_SERVER = all(
  SHAREPOINT,
  none(all(UNREVIEWED, PLAN_HELD), all(is("current-technologies", "office-365", "teams"), none(UNREVIEWED)), OF_TENANT),
);
/** For solutions that do not review SharePoint, SharePoint together with Microsoft 365 counts as SharePoint Online. */
export const SHAREPOINT_ONLINE = any(OF_TENANT, all(UNREVIEWED, SHAREPOINT, PLAN_HELD));
/** An organisation of this size does not run Windows Server without a directory. */
export const MANAGED_SERVERS = all(
  is("solution-type", "configuration-manager", "azure-migration", "hybrid-cloud"),
  is("company-size", "large", "enterprise"),
  is("current-technologies", "windows-server"),
);
/** Products that cannot run, or are not run, without Active Directory, each with the condition under which it counts. */
export const RESTING_ON_DIRECTORY: Readonly<Record<string, Condition>> = {
  "exchange-server": EXCHANGE,
  sharepoint: SHAREPOINT_SERVER,
  "windows-server": MANAGED_SERVERS,
};
/** An organisation of more than 250 people that migrates servers or joins them to the cloud has a directory, even if no such product was named. */
const OF_ITS_SIZE = all(
  is("solution-type", "azure-migration", "hybrid-cloud"),
  is("company-size", "large", "enterprise"),
);
/** Active Directory is there, ticked or not. */
export const DIRECTORY: Condition = any(NAMED, ...Object.values(RESTING_ON_DIRECTORY), OF_ITS_SIZE);

/** Of a migration a platform and a first wave alone. */
export const FIRST_WAVE = is("solution-configuration", "azure-landing-zone");

/** Devices and servers managed from the cloud, with no site of Configuration Manager. */
export const CLOUD_MANAGED = is("solution-configuration", "sccm-intune");

export const CLOUD_PRODUCTS = is("current-technologies", "office-365", "azure-services", "teams", "power-platform");

/** A tenant that is new to the client takes the mail with it; what is protected or checked in one stands there already. */
export const MAIL_MOVES: Condition = all(
  none(is("solution-configuration", "m365-optimise")),
  any(
    is("current-technologies", "exchange-server"),
    is("solution-configuration", "m365-hybrid", "m365-new-tenant"),
    all(is("solution-configuration", "m365-secure"), none(is("current-technologies", "office-365", "teams"))),
  ),
);
