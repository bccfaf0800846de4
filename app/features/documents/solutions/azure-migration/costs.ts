/** Monthly prices as sentences say them, and what the cost levers take off. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { amountOf, formatAmount, priceOf } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey, RATE_CARDS } from "#app/features/documents/facts/prices.ts";
import { d2Price, d4Price, remoteUsers } from "#app/features/documents/solutions/azure-network.ts";
import { figure } from "#app/features/documents/words.ts";
import { BASIC, CIRCUIT, EXIT, FIREWALL, SMALL } from "./answers.ts";
import { STAY_TEXT } from "./at-home.ts";
import {
  controllers,
  databases,
  dataEach,
  gatewaySizes,
  gateways,
  hubs,
  inspects,
  instancesFor,
  large,
  machines,
  moved,
  natGateways,
  sizesOf,
  staying,
  wide,
} from "./quantities.ts";
import { protectedMachines, replicaData, uncopied } from "./replication.ts";

const DOLLAR = 100;

/** `USD 800 to USD 1,000 a month`. */
export const monthlyOf = (price: PriceKey): string =>
  `${formatAmount(PRICES[price].low, "USD")} to ${formatAmount(PRICES[price].high, "USD")} a month`;
export const likely = (price: PriceKey): number => (PRICES[price].low + PRICES[price].high) / 2;

/** The likely month of so many of each, to ten. */
export const monthOf = (counts: Partial<Record<PriceKey, number>>): string =>
  formatAmount(
    10 *
      DOLLAR *
      Math.round(
        Object.entries(counts).reduce((sum, [price, count]) => sum + count * likely(price as PriceKey), 0) / // keys are price keys
          (10 * DOLLAR),
      ),
    "USD",
  );

function machinesAt(end: "low" | "high", brief: Brief): number {
  const d2 = (machines(brief) - large(brief) + controllers(brief)) * PRICES[d2Price(brief)][end];
  return d2 + (large(brief) + gatewaySizes(brief)) * PRICES[d4Price(brief)][end];
}

/** The month of the machines: at list price, the high figure, and half way between it and Hybrid Benefit, the likely one. */
export const listMonth = (brief: Brief): number => machinesAt("high", brief);
export const machineMonth = (brief: Brief): number => (machinesAt("low", brief) + listMonth(brief)) / 2;
/** What Hybrid Benefit alone leaves of the list price: the "about 40%" of the levers. */
const LEFT_BY_BENEFIT = 0.6;
/** Of a likely year, what licences owned take off and what their lack adds. */
export const licenceText = (brief: Brief): readonly [less: string, more: string] => {
  const year = (month: number) => formatAmount(12 * DOLLAR * Math.round(month / DOLLAR), "USD");
  return [year(machineMonth(brief) - LEFT_BY_BENEFIT * listMonth(brief)), year(listMonth(brief) - machineMonth(brief))];
};
/** What the strongest lever leaves of the list price. */
const LEFT_BY_LEVERS = 0.3;
export const leverage = (brief: Brief): number =>
  Math.round((machineMonth(brief) - LEFT_BY_LEVERS * listMonth(brief)) / DOLLAR) * DOLLAR;

/** Of the machines that a data gateway would need, where the bill has none. */
export const gatewayYear = (brief: Brief): string =>
  formatAmount(12 * sizesOf(gateways(brief), brief) * likely(d4Price(brief)), "USD");

export const apiYear = (): string => formatAmount(12 * likely("api-management"), "USD");

/** The likely month of the instances, and what their licence takes off it. */
export const instanceMonth = (brief: Brief): number => instancesFor(databases(brief)) * likely("sql-managed-instance");
export const instanceYear = (count: number): string => formatAmount(12 * count * likely("sql-managed-instance"), "USD");
const SQL_LICENCE_SHARE = 0.55;
export const sqlLeverage = (brief: Brief): number =>
  Math.round((instanceMonth(brief) * SQL_LICENCE_SHARE) / DOLLAR) * DOLLAR;
export const yearlyLeverage = (brief: Brief): number => 12 * (leverage(brief) + sqlLeverage(brief));

const HUNDRED = 100 * DOLLAR;
/** Of the servers that move, where they are: larger organisations read it among the options. */
export function stayYear(brief: Brief, count = staying(brief)): string {
  const price = priceOf("premises-server", RATE_CARDS[brief.currency]);
  const year = 12 * amountOf(price, count).likely;
  return formatAmount(HUNDRED * Math.round(year / HUNDRED), price.currency);
}

/** `EUR 35 to EUR 100 a month`: of a server in the room. */
export function stayMonth(brief: Brief): string {
  const { low, high, currency } = priceOf("premises-server", RATE_CARDS[brief.currency]);
  return `${formatAmount(low, currency)} to ${formatAmount(high, currency)} a month`;
}

/** How it is counted; a small organisation reads the sum alone. */
export const countText = (brief: Brief, count = staying(brief)): string =>
  brief.holds(SMALL) ? "" : ` (${figure(count)} × ${stayMonth(brief)})`;
/** Of all servers in scope, those that are retired too. */
const todayText = (brief: Brief): string =>
  brief.holds(SMALL)
    ? ""
    : `, against an estimated ${stayYear(brief, moved(brief))} a year today${countText(brief, moved(brief))}`;

export const dearerText = (brief: Brief): string =>
  `${brief.holds(EXIT) ? `Ongoing consumption charges${todayText(brief)}; Hybrid Benefit and reservations lower them` : `Costs more than staying${brief.holds(SMALL) ? ` (${STAY_TEXT})` : ""}; Hybrid Benefit and reservations narrow the gap`} by up to ${formatAmount(yearlyLeverage(brief), "USD")} a year with Software Assurance`;

const filterOf = (brief: Brief): PriceKey => {
  if (!brief.holds(FIREWALL)) return "nat-gateway";
  if (inspects(brief)) return "firewall-premium-month";
  return brief.holds(BASIC) ? "firewall-basic-month" : "firewall-month";
};

/** What the filter of outbound traffic costs, beside what the next lesser or greater one does. */
export function filterCosts(brief: Brief): string {
  if (!brief.holds(FIREWALL))
    return `No filtering by domain name at ${monthlyOf("nat-gateway")}${natGateways(brief) > 1 ? " each" : ""}; Azure Firewall Basic costs ${monthlyOf("firewall-basic-month")}`;
  const each = hubs(brief) > 1 ? " in each region" : "";
  const price = `${monthlyOf(filterOf(brief))}${each} for`;
  return inspects(brief)
    ? `${price} sight of encrypted traffic; Standard costs ${monthlyOf("firewall-month")} and saves about ${formatAmount(12 * hubs(brief) * (likely("firewall-premium-month") - likely("firewall-month")), "USD")} a year`
    : `${price} filtering by domain name; a NAT gateway costs ${monthlyOf("nat-gateway")}`;
}

export const secondHub = (brief: Brief): string =>
  monthOf({
    [wide(brief) ? "vpn-1g" : "vpn-650"]: 1,
    "er-gateway": brief.holds(CIRCUIT) ? 1 : 0,
    [filterOf(brief)]: 1,
    "bastion-month": 1,
  });

const copyMonth = (brief: Brief): number => PRICES.asr.low + dataEach(brief) * likely("disk-tb");
/** What copies of the others would add to a month. */
export const copiesMonth = (brief: Brief): number =>
  Math.round((uncopied(brief) * copyMonth(brief)) / (10 * DOLLAR)) * 10 * DOLLAR;
/** What those that are copied cost a year. */
export const savedByBackup = (brief: Brief): string =>
  formatAmount(
    12 *
      DOLLAR *
      Math.round((protectedMachines(brief) * PRICES.asr.low + replicaData(brief) * likely("disk-tb")) / DOLLAR),
    "USD",
  );

export const publishedYear = (brief: Brief): string =>
  formatAmount(12 * PRICES["entra-p1"].low * remoteUsers(brief), "USD");
