/** What the answers say of the products that a client has, ticked or implied. */

import { all, any, type Condition, is, none } from "./predicate.ts";

export const NAMED = is("current-technologies", "active-directory");
export const EXCHANGE = is("current-technologies", "exchange-server");
const SHAREPOINT = is("current-technologies", "sharepoint");
/** What is checked or protected in a tenant stands there: SharePoint too, where no other server of its age is named. */
const OF_TENANT = all(
  any(
    is("solution-configuration", "m365-optimise"),
    all(is("solution-configuration", "m365-secure"), is("current-technologies", "office-365", "teams")),
  ),
  SHAREPOINT,
  none(EXCHANGE),
);
/** SharePoint beside no Microsoft 365 is taken as SharePoint Server. */
export const SHAREPOINT_SERVER = all(SHAREPOINT, none(is("current-technologies", "office-365", "teams"), OF_TENANT));
/** Where nobody reviews SharePoint, it is taken as the service beside Microsoft 365. */
export const SHAREPOINT_ONLINE = any(
  OF_TENANT,
  all(
    is("solution-type", "certificate-services", "configuration-manager", "azure-migration", "hybrid-cloud"),
    SHAREPOINT,
    is("current-technologies", "office-365", "teams"),
  ),
);
/** So many people with Windows Server do not work without a directory. */
export const MANAGED_SERVERS = all(
  is("solution-type", "configuration-manager", "azure-migration", "hybrid-cloud"),
  is("company-size", "large", "enterprise"),
  is("current-technologies", "windows-server"),
);
/** What cannot run, or is not run, without Active Directory, each with when it counts. */
export const RESTING_ON_DIRECTORY: Readonly<Record<string, Condition>> = {
  "exchange-server": EXCHANGE,
  sharepoint: SHAREPOINT_SERVER,
  "windows-server": MANAGED_SERVERS,
};
/** An estate of servers to migrate or to join to the cloud, in an organisation of more than 250 people, has one although no product was named that rests on it. */
const OF_ITS_SIZE = all(
  is("solution-type", "azure-migration", "hybrid-cloud"),
  is("company-size", "large", "enterprise"),
);
/** Active Directory is there, ticked or not. */
export const DIRECTORY: Condition = any(NAMED, ...Object.values(RESTING_ON_DIRECTORY), OF_ITS_SIZE);

export const CLOUD_PRODUCTS = is("current-technologies", "office-365", "azure-services", "teams", "power-platform");
