/** Conditions over the answers of devices managed without a site, and questions to the brief. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import {
  ACADEMIC,
  BEYOND_MEDIUM,
  BEYOND_SMALL,
  hasSyncServer,
  KEPT_DEVICES,
  PLANNED,
  UNJOINED,
} from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { branchPoints } from "#app/features/documents/solutions/configuration-manager/distribution-points.ts";
import { hasBusinessPlan, hasPlan } from "#app/features/documents/solutions/configuration-manager/licences.ts";

/** Accounts and computers of a directory, of which no tenant knows yet. */
export const SYNCHRONISES = all(DIRECTORY, UNJOINED);
/** Computers of a directory that are in the tenant already, as far as is known. */
export const JOINED = all(DIRECTORY, none(UNJOINED));
export const NO_DIRECTORY = none(DIRECTORY);
/** Nobody has an account in a tenant yet, nor a directory to take it from. */
export const WITHOUT_ACCOUNTS = all(NO_DIRECTORY, UNJOINED);

/** Devices that restart by the hour or by hand; a ward's are restarted by somebody there in any case. */
export const LOSES_WINDOWS = all(KEPT_DEVICES, is("industry", "manufacturing", "retail"));
export const IMAGED_ROOMS = all(ACADEMIC, BEYOND_SMALL);

/** A table of settings is for whoever reads more than a page of them. */
export const ROLES_ASKED = any(
  BEYOND_MEDIUM,
  is("security-requirements", "identity-management", "zero-trust", "compliance"),
);

/** Computers of the directory are found by a synchronisation server of this project. */
export const buysSyncServer = (brief: Brief): boolean => brief.hasDirectory && hasSyncServer(brief);

/** Counted, or implied by a product that runs on one. */
export const namesServers = (brief: Brief): boolean =>
  brief.given("servers") !== null ||
  brief.has(
    "current-technologies",
    "windows-server",
    "active-directory",
    "exchange-server",
    "sharepoint",
    "sql-server",
  );

export const patchesServers = ({ servers }: Brief): boolean => servers.plan > 0;

/** Windows Enterprise or Education comes with the plans of larger organisations and schools, not with Business Premium or the suite that the bill has. */
export const hasWindowsPlan = (brief: Brief): boolean =>
  hasPlan(brief) && !hasBusinessPlan(brief) && brief.holds(PLANNED);

/** Locations with devices enough for a cache of their own, where the plan has its rights. */
export const caches = (brief: Brief): number =>
  hasWindowsPlan(brief) && brief.sites > 1 && branchPoints(brief) > 0 ? brief.sites : 0;
