/** The projects that may follow an assessment, and the answers that point to them. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";
import {
  AZURE,
  CLOUD_OFFICE,
  EXCHANGE,
  hasAgeingServers,
  POWER,
  SERVERS,
  SHAREPOINT,
  SMALL,
  SQL,
  wants,
} from "./answers.ts";
import { lacksUpdates } from "./out-of-support.ts";

/** Whoever names Azure has it in use, whatever was said of adoption. */
const NO_CLOUD = all(is("cloud-maturity", "no-cloud"), none(AZURE));

/** Any three of the security requirements. */
const REQUIREMENTS = [
  "mfa",
  "data-encryption",
  "compliance",
  "identity-management",
  "threat-protection",
  "data-loss-prevention",
  "mobile-device-management",
  "zero-trust",
];

export const THREE_REQUIREMENTS = any(
  ...REQUIREMENTS.flatMap((first, a) =>
    REQUIREMENTS.slice(a + 1).flatMap((second, b) =>
      REQUIREMENTS.slice(a + b + 2).map((third) =>
        all(...[first, second, third].map((id) => is("security-requirements", id))),
      ),
    ),
  ),
);

/** Files, mail and meetings are to change, and no tenant is named. */
export const FIRST_TENANT = all(
  wants("productivity", "remote-work", "digital-transformation"),
  none(EXCHANGE, SHAREPOINT, CLOUD_OFFICE),
);

/** The project that brings the tenant brings the management of devices. */
const WHOLE_TENANT = all(any(EXCHANGE, SHAREPOINT, FIRST_TENANT), none(CLOUD_OFFICE));
/** Servers that get no updates any more wait for no other project; with a tenant at hand a farm is not certain. */
const ENDED_SERVERS = any(EXCHANGE, all(SHAREPOINT, none(CLOUD_OFFICE)));

/** What points to a project. */
export const SIGNALS: Record<string, Condition> = {
  ended: ENDED_SERVERS,
  security: any(is("security-requirements", "zero-trust"), THREE_REQUIREMENTS, wants("enhance-security")),
  m365: all(any(SHAREPOINT, FIRST_TENANT), none(ENDED_SERVERS)),
  azure: all(SERVERS, none(NO_CLOUD)),
  servers: all(SERVERS, NO_CLOUD),
  devices: all(is("security-requirements", "mobile-device-management"), DIRECTORY, none(WHOLE_TENANT)),
  certificates: all(is("security-requirements", "identity-management"), DIRECTORY, none(SMALL)), // certificates encrypt little at rest,
  hybrid: all(
    is("cloud-maturity", "some", "significant"),
    is("integration-needs", "legacy-applications", "erp"),
    none(SMALL),
  ),
  power: POWER,
  // beside a plan that is in use: without one the suite has nothing to stand on
  e5: all(is("security-requirements", "data-loss-prevention"), CLOUD_OFFICE, none(is("industry", "education"), SMALL)),
};

/** Licences alone are no project to begin. */
export const NO_SIGNAL = none(...Object.entries(SIGNALS).flatMap(([id, signal]) => (id === "e5" ? [] : [signal])));

/** Servers of a recent version are not renewed, nor such as have updates replaced. */
export const isPointedTo = (id: string, brief: Brief): boolean =>
  brief.holds(SIGNALS[id]) &&
  (id !== "servers" || brief.holds(SQL) || hasAgeingServers(brief)) &&
  (id !== "ended" || lacksUpdates(brief, "exchange-server") || lacksUpdates(brief, "sharepoint"));

/** Mail, sites or both move to a tenant that is in use; without one the project brings it. */
function moved(brief: Brief): string {
  if (!brief.holds(CLOUD_OFFICE)) return "a Microsoft 365 project";
  if (!brief.holds(EXCHANGE)) return "a SharePoint migration";
  return brief.holds(SHAREPOINT) ? "a mailbox and SharePoint migration" : "a mailbox migration";
}

/** In the order of the table. */
const FOLLOW_ON: Record<string, Wording> = {
  ended: moved,
  security: "a security project",
  m365: moved,
  azure: "an Azure migration",
  servers: "the on-premises renewal of servers and databases",
  devices: "device management",
  certificates: "a certificate authority",
  hybrid: "a hybrid cloud project",
  power: "Power Platform governance",
};

export const projectOf = (id: string, brief: Brief): string => say(FOLLOW_ON[id] ?? "", brief);

/** So many rows the table of a firm of fifty has. */
const FEW_ROWS = 3;
export const rowsOf = (brief: Brief): number => (brief.holds(SMALL) ? FEW_ROWS : Infinity);

/** The projects that the answers point to, as far as the table shows them, in its order. */
export const candidates = perBrief((brief): readonly string[] =>
  Object.keys(FOLLOW_ON)
    .flatMap((id) => (isPointedTo(id, brief) ? projectOf(id, brief) : []))
    .slice(0, rowsOf(brief)),
);

/** Databases are renewed where some are named. */
export const asNamed = (words: string, brief: Brief): string =>
  brief.holds(SQL) ? words : words.replace("servers and databases", "servers");

/** The project that an aim of security asks for, else the first that the answers point to. */
export const leadOf = (brief: Brief): string | undefined =>
  brief.has("primary-objective", "enhance-security")
    ? "security"
    : Object.keys(FOLLOW_ON).find((id) => isPointedTo(id, brief));

export function followOn(brief: Brief): string | null {
  const lead = leadOf(brief);
  return lead ? asNamed(projectOf(lead, brief), brief) : null;
}
