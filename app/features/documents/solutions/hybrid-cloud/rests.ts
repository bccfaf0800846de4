/** What the link, its servers and the copies leave of each requirement. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { remoteUsers } from "#app/features/documents/solutions/azure-network.ts";
import {
  devicesBeyond,
  factorBeyond,
  identityBeyond,
  lossBeyond,
  NO_LICENCE,
  type RestOfControl,
  threatsBeyond,
} from "#app/features/documents/solutions/rest-of-controls.ts";
import { firstDevices } from "./quantities.ts";

/** Each with a licence of its user, until everybody has one. */
const firstLicences = (brief: Brief): number => Math.min(firstDevices(brief), brief.users - 1);

/** A day, and a tenth of one for each server. */
const encryptionDays = ({ servers }: Brief): number => Math.ceil(2 * (1 + 0.1 * servers.plan)) / 2;

export const RESTS: readonly RestOfControl[] = [
  factorBeyond("published applications", "outside published applications", remoteUsers),
  {
    id: "data-encryption",
    part: "data encryption (link, copies)",
    rest: (brief) =>
      `encryption of ${brief.has("current-technologies", "sql-server") ? "disks and databases" : "disks"} on site, with keys, at 1 day + 0.1 per server, rounded up`,
    days: (brief) => [encryptionDays(brief), encryptionDays(brief)],
    licence: (brief) =>
      `${NO_LICENCE}${brief.has("current-technologies", "sql-server") ? ", except Enterprise edition for SQL Server older than 2019" : ""}`,
  },
  identityBeyond("first users", "for all other users"),
  devicesBeyond("the first devices", "other devices in Intune", firstLicences),
  threatsBeyond("servers"),
  lossBeyond("storage"),
];
