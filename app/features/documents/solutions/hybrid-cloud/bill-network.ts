/** Lines of the bill for connection, inspection and names. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import type { BillRow, Pack } from "#app/features/documents/pack.ts";
import {
  BY_VOLUME,
  d2Price,
  natGatewayLine,
  providerCharges,
} from "#app/features/documents/solutions/azure-network.ts";
import { BASIC, CIRCUIT, FILES, FIREWALL, NAT, PREMIUM, PRIVATE, RESOLVER, TWO_TUNNELS, WAN } from "./answers.ts";
import {
  chargedTunnels,
  circuitMegabits,
  circuits,
  ER_CLASSES,
  erClass,
  FREE_TUNNELS,
  gatewayOfCircuit,
  mainTunnels,
  tunnels,
  units,
  VPN_CLASSES,
  vpnClass,
} from "./link.ts";
import { changedDaily, gateways, natGateways, privateEndpoints } from "./quantities.ts";

const whereFiltered = (brief: Brief): string => (gateways(brief) > 1 ? "1, in the hub used for recovery" : "1 per hub");

/** Of the circuits the price of 1 Gbps alone is listed. */
const ofGigabit = (share: string): string =>
  `at about ${share} the listed ${formatAmount(PRICES["er-1g"].low, "USD")} for 1 Gbps, ±10%; excluding provider charges`;

export function erPrice({ megabits }: { megabits: number }): PriceKey {
  if (megabits > 2000) return "er-gateway-10g";
  return megabits > 1000 ? "er-gateway-2g" : "er-gateway";
}

function circuitLine(width: string, each: number, price: keyof typeof PRICES, formula: string): BillRow {
  return {
    item: `ExpressRoute circuit, ${width}`,
    quantity: (brief) => (circuitMegabits(brief) === each ? circuits(brief) : 0),
    formula,
    price,
    kind: "monthly",
    when: CIRCUIT,
    requirement: "connection",
    source: ["ergw", "er-price"],
  };
}

/** Charged for the two gateways, less what one alone would be: it has no tunnel to another. */
const tunnelsSaved = (brief: Brief): number =>
  brief.holds(TWO_TUNNELS) ? 2 * chargedTunnels(brief) - Math.max(0, tunnels(brief) - 1 - FREE_TUNNELS) : 0;

const CIRCUIT_PRICES: readonly (readonly [megabits: number, price: PriceKey])[] = [
  [100, "er-100m"],
  [200, "er-200m"],
  [500, "er-500m"],
  [1000, "er-1g"],
];

/** Of the gateways and circuits that a tunnel alone does without, in the middle of their prices. */
export function circuitYearly(brief: Brief): string {
  const each = CIRCUIT_PRICES.find(([width]) => width === circuitMegabits(brief))?.[1] ?? "er-2g";
  const both = (price: PriceKey) => PRICES[price].low + PRICES[price].high;
  return formatAmount(6 * (gateways(brief) * both(erPrice(erClass(brief))) + circuits(brief) * both(each)), "USD");
}

/** What stands in a second region beside copies. */
export function secondHubYearly(brief: Brief): string {
  const prices: PriceKey[] = [
    vpnClass(brief).price,
    ...(brief.holds(CIRCUIT) ? [erPrice(erClass(brief))] : []),
    ...(brief.hasDirectory ? [d2Price(brief)] : []),
    "nat-gateway",
  ];
  const tunnel = PRICES["vpn-tunnel"];
  const both = prices.reduce((sum, price) => sum + PRICES[price].low + PRICES[price].high, 0);
  const month = (both + tunnelsSaved(brief) * (tunnel.low + tunnel.high)) / 2;
  return formatAmount(12 * month, "USD");
}

export const NETWORK_LINES: Pack["bill"] = [
  ...VPN_CLASSES.map(
    ({ name, item, price }): BillRow => ({
      item,
      quantity: (brief) => (vpnClass(brief).name === name ? gateways(brief) : 0),
      formula: "1 per region",
      price,
      kind: "monthly",
      when: none(WAN),
      requirement: "connection",
      source: ["vpngw"],
    }),
  ),
  {
    item: "VPN tunnels above ten per gateway",
    quantity: (brief) => gateways(brief) * chargedTunnels(brief),
    formula: (brief) =>
      `(${brief.sites} sites${brief.holds(TWO_TUNNELS) ? " + 1 to the other gateway" : ""}${mainTunnels(brief) > 1 ? ` + ${mainTunnels(brief) - 1} more from the main site` : ""} − ${FREE_TUNNELS}) for each gateway`,
    price: "vpn-tunnel",
    kind: "monthly",
    when: none(CIRCUIT, WAN),
    requirement: "connection",
    source: ["vpngw", "ej"],
  },
  ...ER_CLASSES.map(
    (type): BillRow => ({
      item: gatewayOfCircuit(type),
      quantity: (brief) => (erClass(brief) === type ? gateways(brief) : 0),
      formula: "1 per region",
      price: erPrice(type),
      kind: "monthly",
      when: CIRCUIT,
      requirement: "connection",
      source: ["ergw"],
    }),
  ),
  circuitLine("500 Mbps", 500, "er-500m", `as sized, ${ofGigabit("two thirds of")}`),
  circuitLine("200 Mbps", 200, "er-200m", `as sized, ${ofGigabit("a third of")}`),
  circuitLine("100 Mbps", 100, "er-100m", `as sized, ${ofGigabit("a quarter of")}`),
  providerCharges(circuits, CIRCUIT),
  circuitLine("1 Gbps", 1000, "er-1g", "Mbps ÷ (1,000 × 80%), rounded up; excluding provider charges"),
  {
    ...circuitLine("2 Gbps", 2000, "er-2g", `Mbps ÷ (2,000 × 80%), rounded up, ${ofGigabit("twice")}`),
    source: ["ergw", "er-price", "ej"],
  },
  {
    item: "Virtual WAN hub",
    quantity: 1,
    formula: "1 for the region; traffic between Azure networks is billed separately, none planned",
    price: "vwan-hub",
    kind: "monthly",
    when: WAN,
    requirement: "connection",
    source: ["vwan", "ej"],
  },
  {
    item: "Virtual WAN scale units",
    quantity: units,
    formula: "Mbps ÷ (500 × 80%), rounded up",
    price: "vwan-s2s",
    kind: "monthly",
    when: WAN,
    requirement: "connection",
    source: ["vwan"],
  },
  {
    item: "Virtual WAN branch connections",
    quantity: (brief) => brief.sites,
    formula: "1 per site",
    price: "vwan-connection",
    kind: "monthly",
    when: WAN,
    requirement: "connection",
    source: ["vwan"],
  },
  {
    item: "Azure Firewall Basic",
    quantity: 1,
    formula: `1 per hub; plus ${formatAmount(PRICES["firewall-basic-tb"].low, "USD")} per TB of outbound data`,
    price: "firewall-basic-month",
    kind: "monthly",
    when: BASIC,
    requirement: "inspection in the hub",
    source: ["firewall-sku", "ej"],
  },
  {
    item: "Azure Firewall",
    quantity: 1,
    formula: (brief) => `${whereFiltered(brief)}${BY_VOLUME}`,
    price: "firewall-month",
    kind: "monthly",
    when: all(FIREWALL, none(PREMIUM, BASIC)),
    requirement: "inspection in the hub",
    source: ["alz-check"],
  },
  {
    item: "Azure Firewall Premium",
    quantity: 1,
    formula: (brief) => `${whereFiltered(brief)}${BY_VOLUME}`,
    price: "firewall-premium-month",
    kind: "monthly",
    when: PREMIUM,
    requirement: "inspection in the hub",
    source: ["alz-check"],
  },
  {
    ...natGatewayLine(natGateways, NAT),
    formula: (brief) =>
      brief.holds(FIREWALL)
        ? "1 for the second region's controller"
        : `1 for the machines' network${gateways(brief) > 1 ? " at each hub" : ""}`,
  },
  {
    item: "DNS Private Resolver endpoints",
    quantity: (brief) => gateways(brief) * 2,
    formula: "1 inbound, 1 outbound for each region",
    price: "resolver-endpoint",
    kind: "monthly",
    when: RESOLVER,
    requirement: "name resolution",
    source: ["dnspr"],
  },
  {
    item: "Private endpoints",
    quantity: privateEndpoints,
    formula: (brief) =>
      `2 for the vaults, 1 for the Site Recovery cache${brief.holds(FILES) ? ", 2 for File Sync and its storage" : ""}`,
    price: "private-endpoint",
    kind: "monthly",
    when: PRIVATE,
    requirement: "name resolution",
    source: ["backup-pe", "asr-pe", "ej"],
  },
  {
    item: "Data through private endpoints",
    quantity: (brief) => Math.ceil((changedDaily(brief) * 30) / 1000),
    formula: "30 days of changes, in TB, rounded up",
    price: "private-endpoint-tb",
    kind: "monthly",
    when: PRIVATE,
    requirement: "backup",
    source: ["ej"],
  },
];
