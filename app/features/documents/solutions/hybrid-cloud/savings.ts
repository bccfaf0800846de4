/** What can be left out of the design, what that saves in a year in the middle of the prices, and what is lost with it. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import { API_GATEWAY } from "#app/features/documents/facts/work.ts";
import { chosenRows, type PackTable } from "#app/features/documents/pack.ts";
import { remoteUsers } from "#app/features/documents/solutions/azure-network.ts";
import { figure, people, plural } from "#app/features/documents/words.ts";
import {
  BASIC,
  CIRCUIT,
  DEFENDER,
  FILES,
  FIREWALL,
  PLAN_USED,
  PREMIUM,
  PRIVATE,
  PROXY,
  SAVING,
  SMALL,
  WAN,
} from "./answers.ts";
import { circuitYearly } from "./bill-network.ts";
import { isTunnelWeighed, smallerLink } from "./connection.ts";
import { copiesMonthly, perReplica, recovered } from "./copies.ts";
import { keptBackupSaves } from "./decisions-situation.ts";
import { theCircuits, units, vpnClass } from "./link.ts";
import { copiesAll, FILE_ENDPOINTS, fileServers, shareTerabytes } from "./quantities.ts";
import { patchedByArc } from "./roles.ts";

const middle = (price: PriceKey): number => (PRICES[price].low + PRICES[price].high) / 2;

/** To ten units of the currency. */
const yearly = (month: number): string => formatAmount(Math.round((12 * month) / 1000) * 1000, "USD");

/** Of what tiering costs. */
export const filesYearly = (brief: Brief): string =>
  yearly(
    shareTerabytes(brief) * middle("azure-files-tb") +
      (fileServers(brief) - 1) * middle("file-sync-server") +
      (brief.holds(PRIVATE) ? FILE_ENDPOINTS : 0) * middle("private-endpoint"),
  );

const firewallPrice = (brief: Brief): PriceKey =>
  brief.holds(PREMIUM) ? "firewall-premium-month" : brief.holds(BASIC) ? "firewall-basic-month" : "firewall-month";

/** Of the servers, where nobody counted those that cannot wait. */
const tenth = (brief: Brief): number => Math.ceil(brief.servers.plan / 10);

const isQuarter = (brief: Brief): boolean =>
  brief.given("fast-recovery") === null &&
  !copiesAll(brief) &&
  perReplica(brief) === 4 &&
  tenth(brief) < recovered(brief);

const ROWS: PackTable["rows"] = [
  {
    cells: [
      "Azure Backup of all but the replicated servers",
      keptBackupSaves,
      "one vault that no single administrator can empty; the present product keeps its cost and needs an immutable copy off site",
    ],
    asked: (brief) => recovered(brief) < brief.servers.plan,
    source: ["ej"],
  },
  {
    cells: [
      "Present patching in place of Update Manager and machine configuration",
      (brief) =>
        yearly(patchedByArc(brief) * (middle("update-manager-server") + middle("machine-configuration-server"))),
      "one report of patches and settings over both sides; saves nothing where servers have Software Assurance",
    ],
    when: none(DEFENDER),
    asked: (brief) => patchedByArc(brief) > 0,
    source: ["ej"],
  },
  {
    cells: [
      (brief) => `VPN alone instead of ${theCircuits(brief)}`,
      circuitYearly,
      "the private path and steady latency; provider charges and its own tasks fall away too",
    ],
    when: CIRCUIT,
    asked: isTunnelWeighed,
    source: ["er-price", "ej"],
  },
  {
    cells: [
      (brief) => `Publication to ${people(remoteUsers(brief))}`,
      (brief) => yearly(remoteUsers(brief) * middle("entra-p1")),
      "access from outside with a second factor; nothing where their plan has Entra ID P1",
    ],
    when: all(PROXY, none(PLAN_USED)),
    source: ["appproxy", "ej"],
  },
  {
    cells: [
      (brief) => `${plural(tenth(brief), "server")} replicated instead of ${figure(recovered(brief))}`,
      (brief) => yearly(copiesMonthly(recovered(brief)) - copiesMonthly(tenth(brief))),
      (brief) =>
        `${plural(recovered(brief) - tenth(brief), "more server")} restored only from the vault, once there are hosts, if the site is lost`,
    ],
    asked: isQuarter,
    source: ["asr", "ej"],
  },
  {
    cells: [
      "API Management",
      yearly(middle("api-management")),
      "quotas and logs for each partner; inbound rules stay. Nothing if systems here only call partners",
    ],
    when: API_GATEWAY,
    source: ["ais", "ej"],
  },
  {
    cells: [
      "NAT gateway instead of Azure Firewall",
      (brief) => yearly(middle(firewallPrice(brief)) - middle("nat-gateway")),
      "outbound filtering by domain name, and inspection between networks",
    ],
    when: FIREWALL,
    source: ["alz-check", "ej"],
  },
  {
    cells: ["File Sync with tiering", filesYearly, "tiering; a lost file server needs a full restore"],
    when: FILES,
    source: ["filesync", "ej"],
  },
  {
    cells: [
      (brief) =>
        brief.holds(WAN)
          ? `${smallerLink(brief)?.name} scale units instead of ${units(brief)}`
          : `${smallerLink(brief)?.name} instead of ${vpnClass(brief).name}`,
      (brief) => smallerLink(brief)?.saved ?? "",
      (brief) => smallerLink(brief)?.lost ?? "",
    ],
    asked: (brief) => smallerLink(brief) !== null,
    source: ["vpngw", "ej"],
  },
];

export const hasSavings = (brief: Brief): boolean =>
  brief.holds(all(SAVING, none(SMALL))) && chosenRows(ROWS, brief).length > 0;

/** For whoever wants running costs lower, and is sold what raises them. */
export const SAVINGS: PackTable = {
  id: "hybrid.savings",
  section: "solution",
  heading: "What could cost less",
  intro:
    "Each part left out lowers by what it saves the yearly sum from which the whole pays for itself (Budget Considerations).",
  caption: "Parts that can be left out, in the middle of their prices",
  asked: hasSavings,
  columns: ["Part", "Saves a year", "Lost with it"],
  byAmount: true,
  rows: ROWS,
};
