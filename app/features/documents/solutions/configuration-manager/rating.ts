/** What the configuration is named for, against the clients that are planned or may be found. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { clientsOf } from "#app/features/documents/rules/conflicts.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { counted } from "./licences.ts";

const isMoreThanRated = (brief: Brief, clients: number): boolean =>
  clients > (brief.configuration.rating?.to ?? Infinity);

/** Servers are clients too, and the rating counts devices. */
const isOutgrown = (brief: Brief): boolean => isMoreThanRated(brief, clientsOf(brief));

/** Where neither people nor devices were counted, licences may tell of more than the size plans for. */
const licensedClients = (brief: Brief): number => counted(brief) + brief.servers.plan;
export const isOutgrownByLicences = (brief: Brief): boolean =>
  brief.given("devices") === null &&
  brief.given("head-count") === null &&
  !isOutgrown(brief) &&
  isMoreThanRated(brief, licensedClients(brief));

/** Added to the devices. */
export const beyondRating = (brief: Brief): string => {
  const named = "more than this configuration is named for";
  if (isOutgrown(brief)) return `, ${figure(clientsOf(brief))} clients with the servers and ${named}`;
  return isOutgrownByLicences(brief)
    ? `, but one for each of ${plural(counted(brief), "licence")} would make ${figure(licensedClients(brief))} clients with the servers, ${named}`
    : "";
};
