/** What the platform of a small estate costs beside what it carries, likely figures: whoever moves two servers pays mostly for the rest. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import { d2Price, d4Price } from "#app/features/documents/solutions/azure-network.ts";
import { copied, DEFENDER, FIREWALL, SMALL } from "./answers.ts";
import {
  controllers,
  givenData,
  hubs,
  instancesOf,
  large,
  logVolume,
  machines,
  movable,
  natGateways,
  terabytes,
  wide,
} from "./quantities.ts";
import { protectedMachines, replicaData } from "./replication.ts";

const HUNDRED = 10_000;
const middle = (key: PriceKey): number => (PRICES[key].low + PRICES[key].high) / 2;
const year = (counts: readonly (readonly [PriceKey, number])[]): number =>
  12 * counts.reduce((sum, [key, count]) => sum + count * middle(key), 0);
const inWords = (amount: number): string => formatAmount(HUNDRED * Math.round(amount / HUNDRED), "USD");

const watched = (count: number, brief: Brief): readonly [PriceKey, number] => [
  "defender-servers-p2",
  brief.holds(DEFENDER) ? count : 0,
];
const copies = (brief: Brief): readonly (readonly [PriceKey, number])[] =>
  copied(brief)
    ? [
        ["asr", protectedMachines(brief)],
        ["disk-tb", replicaData(brief)],
      ]
    : [];
const moved = (brief: Brief): number =>
  year([
    [d2Price(brief), machines(brief) - large(brief)],
    [d4Price(brief), large(brief)],
    ["disk-tb", terabytes(brief)],
    ["backup-server", instancesOf(machines(brief), givenData(brief))],
    watched(machines(brief), brief),
    ...copies(brief),
  ]);
const platform = (brief: Brief): number =>
  year([
    [d2Price(brief), controllers(brief)],
    ["disk-tb", 0.2 * controllers(brief)],
    ["backup-server", controllers(brief)],
    watched(controllers(brief), brief),
    [wide(brief) ? "vpn-1g" : "vpn-650", hubs(brief)],
    ["nat-gateway", natGateways(brief)],
    ["bastion-month", hubs(brief)],
    ["log-storage", logVolume(brief)],
    ["entra-p2", brief.administrators],
  ]);

export const movedYear = (brief: Brief): string => inWords(moved(brief));
export const platformYear = (brief: Brief): string => inWords(platform(brief));
/** Asked where there is more than one server to set against it: of one, whether a platform pays is a question of its own. */
export const isTopHeavy = (brief: Brief): boolean =>
  brief.holds(SMALL) && !brief.holds(FIREWALL) && movable(brief) > 1 && platform(brief) > moved(brief);
export const leanerYear = (brief: Brief): string => inWords(year([["bastion-month", hubs(brief)]]));
