/** Figures of devices managed without a site, by their number and the size of the organisation. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { LARGE_SITE_DEVICES } from "#app/features/documents/brief/settle.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { clientsOf, SMALL_SITE_CLIENTS } from "#app/features/documents/rules/conflicts.ts";
import { auditedServers } from "#app/features/documents/solutions/configuration-manager/licences.ts";
import { isHandful } from "#app/features/documents/solutions/configuration-manager/quantities.ts";

/** By the site that so many clients would need. */
export const byClients = <T>(brief: Brief, [few, more, most]: readonly [T, T, T]): T => {
  const clients = clientsOf(brief);
  if (clients <= SMALL_SITE_CLIENTS) return few;
  return clients < LARGE_SITE_DEVICES ? more : most;
};

/** A review each quarter, and the exercise; half a day each for a handful. */
export const operationsDays = (brief: Brief): number => (isHandful(brief) ? 2 : byClients(brief, [4, 8, 12]));

/** Over three years, as the choice of the servers' tool is asked for. */
export const serversPrice = (brief: Brief): string =>
  formatAmount(
    36 *
      (PRICES["update-manager-server"].low * brief.servers.plan +
        PRICES["machine-configuration-server"].low * auditedServers(brief)),
    "USD",
  );

/** Planning assumption: what a device loads in a month of quality updates, from the internet or a neighbour. */
export const MONTHLY_GB = 1;
/** And the most of it that comes from neighbours or a cache at the same location. */
const FROM_NEIGHBOURS = 0.7;

/** Megabits of a gigabyte, and the seconds of the eight hours in which the largest ring loads. */
const MEGABITS = 8000;
const RING_SECONDS = 8 * 3600;

export const monthlyGb = (brief: Brief): number => brief.devices * MONTHLY_GB;
export const fromInternetGb = (brief: Brief): number => Math.ceil(monthlyGb(brief) * (1 - FROM_NEIGHBOURS));

export const lineMbps = (brief: Brief): number =>
  Math.ceil(((brief.devices / brief.sites) * MONTHLY_GB * (1 - FROM_NEIGHBOURS) * MEGABITS) / RING_SECONDS - 1e-9);

/** Planning assumption: a new or reset PC loads Windows updates, apps and policies. */
export const SETUP_GB = 10;
/** Devices that are replaced or reset in a year: a fifth, as the oldest are five years old. */
export const renewed = ({ devices }: Brief): number => Math.ceil(devices / 5);
