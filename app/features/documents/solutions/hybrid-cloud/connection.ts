/** Reasons for one connection or another, and what the client is asked about it. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import { figure, listed } from "#app/features/documents/words.ts";
import {
  ACROSS_LINK,
  CIRCUIT,
  FIREWALL,
  LARGER,
  LOCAL,
  MANY_SITES,
  PRIVATE,
  PRIVATE_PATH,
  REPLICATES,
  RESOLVER,
  SMALL,
  SUPERVISED,
  SWIFT,
  UNUSED,
  WAN,
} from "./answers.ts";
import { erPrice } from "./bill-network.ts";
import { copyMegabits, isNarrow, isOrdered } from "./copies.ts";
import {
  chargedTunnels,
  erClass,
  isThin,
  MOST_TUNNELS,
  mainTunnels,
  megabits,
  standIn,
  TUNNEL_MEGABITS,
  tunnels,
  UNIT_MEGABITS,
  USABLE,
  units,
  vpnClass,
  vpnFor,
} from "./link.ts";
import { gateways, natGateways, nightMegabits } from "./quantities.ts";

/** Below the bandwidth of a circuit, and nobody who asks for one: the tunnel alone is weighed against it. */
const TUNNEL_WOULD_DO = all(CIRCUIT, any(none(LARGER), UNUSED));

export const isTunnelWeighed = (brief: Brief): boolean => brief.holds(TUNNEL_WOULD_DO) || megabits(brief) < 500;

/** Nothing but what a regulator may require speaks for the circuit. */
export const isForAudit = (brief: Brief): boolean =>
  isTunnelWeighed(brief) && brief.holds(all(SUPERVISED, none(ACROSS_LINK)));

/** What a night's copy needs, and what it saves in a year beside what a wide line asks for; restores, up to a tunnel, are what the rest buys. */
export function smallerLink(brief: Brief): { name: string; saved: string; lost: string } | null {
  if (brief.holds(CIRCUIT) || isNarrow(brief)) return null;
  const range = (price: keyof typeof PRICES) => PRICES[price].low + PRICES[price].high;
  const needed = Math.max(1, Math.ceil(nightMegabits(brief) / UNIT_MEGABITS));
  const night = vpnFor(brief, nightMegabits(brief));
  const spare = brief.holds(WAN)
    ? (units(brief) - needed) * range("vwan-s2s")
    : gateways(brief) * (range(vpnClass(brief).price) - range(night.price));
  if (spare <= 0) return null;
  const saved = formatAmount(Math.round((spare * 6) / 1000) * 1000, "USD");
  const left = brief.holds(WAN) ? needed * UNIT_MEGABITS : night.megabits * USABLE;
  const slower = left < copyMegabits(brief) ? "slower restores" : "less headroom";
  if (brief.holds(WAN)) return { name: `${needed}`, saved, lost: slower };
  const fewer = brief.users > night.people ? `, at most ${night.people} point-to-site users` : "";
  return { name: night.name, saved, lost: `${slower}${fewer}` };
}

/** `3 scale units or 1 (USD 6,320 a year less, slower restores)`. */
export function widthAsked(brief: Brief): string {
  const smaller = smallerLink(brief);
  const planned = brief.holds(WAN) ? `${units(brief)} scale units` : vpnClass(brief).name;
  return smaller ? `${planned} or ${smaller.name} (${smaller.saved} a year less, ${smaller.lost})` : "";
}

/** A circuit ends at one site, whatever their number. */
const manySites = (brief: Brief): boolean => brief.sites >= MANY_SITES && brief.holds(none(CIRCUIT, WAN));

export const tooManyTunnels = (brief: Brief): boolean => manySites(brief) && tunnels(brief) > MOST_TUNNELS;

/** Without a private path by regulation or a latency contract, less than 500 Mbps needs no circuit (H01, H02). */
export const circuitUnfounded = (brief: Brief): boolean =>
  (brief.holds(UNUSED) ? nightMegabits(brief) : megabits(brief)) < 500 && !brief.holds(all(PRIVATE_PATH, none(SMALL)));

/** What of the answers may ask for a circuit, whatever the size. */
export function circuitReason(brief: Brief): string {
  if (brief.holds(SUPERVISED)) return "a private path for audit";
  return brief.holds(SWIFT) ? "database latency" : "";
}

/** A provider is bound by the order, so what would justify it is known before: over the line that is there. */
const measuredFirst = (brief: Brief): string =>
  circuitReason(brief) === "database latency"
    ? ", which the client measures over its internet line to the region before the order (psping, one working day; below 10 ms a tunnel suffices),"
    : "";

export const circuitCondition = (brief: Brief): string =>
  `${circuitReason(brief)}${measuredFirst(brief)} justifies the circuit`;

/** What the client says before a circuit is ordered that bandwidth does not ask for. */
export function circuitAsked(brief: Brief): string {
  if (!brief.holds(PRIVATE)) return "Name what will use the circuit, as nothing in this project does";
  return circuitReason(brief) ? `Confirm that ${circuitCondition(brief)}` : "Name the reason for the circuit";
}

export const lineAsked = (brief: Brief): string =>
  isOrdered(brief)
    ? `Order a line of ${figure(nightMegabits(brief))} Mbps, or name the servers whose backups stay on-premises`
    : "";

/** Decided with the option, but for a line that either way is too narrow. */
export const CONNECTION = {
  title: "Connection",
  left: (brief: Brief) => lineAsked(brief) || (widthAsked(brief) && `Choose ${widthAsked(brief)} for A`),
};

export const besideCircuit = (brief: Brief): string =>
  isThin(brief) ? `; also an internet line of ${standIn(brief)}, for failover` : "";

const middle = (price: keyof typeof PRICES): number => (PRICES[price].low + PRICES[price].high) / 2;

const hubMonthly = (brief: Brief): number =>
  middle("vwan-hub") + units(brief) * middle("vwan-s2s") + brief.sites * middle("vwan-connection");

const gatewayMonthly = (brief: Brief): number =>
  middle(vpnClass(brief).price) + chargedTunnels(brief) * middle("vpn-tunnel");

/** A gateway in each region costs less than one hub, with the outbound addresses and name resolution of either. */
export function isBelowVirtualWan(brief: Brief): boolean {
  const beside = (nats: number, resolvers: number) =>
    nats * middle("nat-gateway") + (brief.holds(RESOLVER) ? 2 * resolvers * middle("resolver-endpoint") : 0);
  const own = gateways(brief) * gatewayMonthly(brief) + beside(natGateways(brief), gateways(brief));
  return own < hubMonthly(brief) + beside(brief.holds(FIREWALL) ? 0 : 1, 1);
}

/** Like for like: as many hubs as there are gateways, in as many regions. */
function besideVirtualWan(brief: Brief): string {
  const money = (price: keyof typeof PRICES) => formatAmount(Math.round(middle(price)), "USD");
  const hub = hubMonthly(brief);
  const monthly = (each: number) => formatAmount(Math.round((gateways(brief) * each) / 1000) * 1000, "USD");
  const parts = `${money("vwan-hub")}, ${units(brief)} × ${money("vwan-s2s")} for throughput, ${brief.sites} × ${money("vwan-connection")} for sites`;
  const [hubs, own] = gateways(brief) > 1 ? ["a hub in each region", "the two gateways"] : ["a hub", "the gateway"];
  const most = vpnClass(brief).tunnels;
  const limit = tooManyTunnels(brief)
    ? `One gateway supports at most ${MOST_TUNNELS} tunnels, so ${brief.sites} sites need it.`
    : tunnels(brief) > most * USABLE
      ? `This gateway class supports ${most} tunnels; ${brief.sites} sites leave less than a fifth free, so it${most < MOST_TUNNELS ? " or a larger class" : ""} is due before more sites join.`
      : `It pays off where sites change often, and is required above ${MOST_TUNNELS} tunnels.`;
  return ` From ten sites, Virtual WAN is an alternative: ${hubs} (${parts}) costs about ${monthly(hub)} a month, ${own} ${monthly(gatewayMonthly(brief))}. ${limit}`;
}

export function reasonOf(brief: Brief): string {
  if (manySites(brief)) return besideVirtualWan(brief);
  if (!brief.holds(CIRCUIT)) return "";
  if (brief.holds(all(SUPERVISED, none(SMALL)))) return " A regulator may require a private path.";
  if (circuitUnfounded(brief))
    return ` On bandwidth alone a VPN would suffice; ${circuitReason(brief) ? `${circuitReason(brief)} could justify a circuit, but ${brief.holds(UNUSED) ? "not before something runs in Azure" : "rarely for so few users"}` : "the answers give no other reason"}.`;
  return brief.holds(SWIFT) ? "" : " Above about 500 Mbps a circuit is worthwhile.";
}

/** What would do where neither bandwidth nor an answer asks for the circuit that was selected. */
export const withoutReason = (brief: Brief): string =>
  circuitUnfounded(brief) && brief.holds(PRIVATE)
    ? ` ${circuitReason(brief) ? `Unless ${circuitReason(brief)} justifies the circuit` : "Without a stated reason for the circuit"}, the VPN alone suffices and costs less.`
    : "";

/** What would ask for a circuit all the same, and its price (H02, H24). */
export function whenCircuit(brief: Brief): string {
  const isWide = megabits(brief) > 1000;
  const reasons = [
    isWide && "traffic to Azure stays above 1 Gbps",
    brief.holds(all(SWIFT, none(LOCAL))) &&
      "a database must answer across the link and latency is measured above 10 ms",
    brief.holds(SUPERVISED) && "a regulator requires a private path",
  ].filter((reason) => reason !== false);
  if (reasons.length === 0 || (brief.holds(SMALL) && !isWide)) return "";
  const gateway = brief.holds(WAN)
    ? "the hub's gateway for it"
    : `about ${formatAmount(middle(erPrice(erClass(brief))), "USD")} for its gateway${gateways(brief) > 1 ? " in each region" : ""}`;
  const price = `a month: ${formatAmount(PRICES["er-1g"].low, "USD")} for a metered circuit of 1 Gbps by the Azure price list of ${PRICES["er-1g"].asOf}, ${gateway}, and provider charges`;
  const load = isWide ? ` ${figure(megabits(brief))} Mbps is capacity, not load.` : "";
  return `${load} A private circuit (${price}) is justified only if ${listed(reasons, "or")}.`;
}

/** The throughput of a gateway is that of all its tunnels, and a site sends by its own. */
export function byTunnels(brief: Brief): string {
  if (brief.holds(CIRCUIT) || megabits(brief) <= TUNNEL_MEGABITS) return "";
  const each = `about ${figure(TUNNEL_MEGABITS / 1000)} Gbps at most, with GCMAES256 encryption`;
  return mainTunnels(brief) > 1
    ? ` A tunnel carries ${each}, so the main site has ${mainTunnels(brief)} ${brief.holds(WAN) ? "to the hub" : gateways(brief) > 1 ? "to each gateway" : "to the gateway"}, used together.`
    : ` A tunnel carries ${each}.`;
}

/** Of a tunnel that copies pass by, over the internet. */
export const carried = (brief: Brief): string =>
  brief.holds(all(UNUSED, none(PRIVATE)))
    ? ` Until ${brief.holds(REPLICATES) ? "an application" : "a server"} runs in Azure, it carries ${onlyCarried(brief)}.`
    : "";

/** The replica of a database that its owner keeps in Azure follows over the link as well. */
function onlyCarried(brief: Brief): string {
  const database = brief.holds(REPLICATES);
  if (brief.hasDirectory) return `only directory${database ? " and database" : ""} replication and DNS`;
  return database ? "only the replication of one database" : "almost nothing";
}

export const latencyFirst = (brief: Brief): string =>
  brief.holds(SWIFT) ? " Latency is measured first; above 10 ms, application and database stay on the same side." : "";
