/** What the link carries, and the gateways, tunnels, scale units and circuits that it takes. */

import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { figure } from "#app/features/documents/words.ts";
import { CIRCUIT, ENCRYPTED, LARGER, PRIVATE, TWO_TUNNELS, UNUSED, WAN } from "./answers.ts";
import { changedDaily, NIGHT_HOURS, nightMegabits } from "./quantities.ts";

/** A line may carry more than the link is ever planned for. */
export const MOST_MEGABITS = 2000;
export const USUAL_MEGABITS = { small: 100, medium: 300, large: 1000, enterprise: 2000 };

/** Unmeasured traffic buys no gateway above 2 Gbps, whose price is three times that of the next. */
const UNMEASURED_MEGABITS = 1600;

/** A line to the internet is no measure of a circuit: what passes it goes elsewhere for the most part. */
function offeredMegabits(brief: Brief): number {
  const usual = USUAL_MEGABITS[brief.size];
  const given = brief.given("bandwidth") ?? usual;
  return brief.holds(CIRCUIT) ? Math.min(given, usual, UNMEASURED_MEGABITS) : given;
}

/** What the smallest circuit, gateway or hub carries that has room for the copies of a night, and for the work of the size. */
function leastLink(brief: Brief): number {
  const work = brief.holds(UNUSED) ? 0 : USUAL_MEGABITS[brief.size];
  const night = Math.min(Math.max(nightMegabits(brief), work), MOST_MEGABITS);
  if (brief.holds(CIRCUIT)) return USABLE * ([200, 500, 1000].find((size) => size * USABLE >= night) ?? 2000);
  if (brief.holds(WAN)) return UNIT_MEGABITS * Math.ceil(night / UNIT_MEGABITS);
  return USABLE * smallest(VPN_CLASSES, night).megabits;
}

/** Where nothing runs in Azure yet nothing but these copies crosses the link, and little does for few people: a wider gateway waits for what needs it. */
const lineMegabits = perBrief((brief): number =>
  brief.holds(LITTLE_USED) ? Math.min(offeredMegabits(brief), leastLink(brief)) : offeredMegabits(brief),
);
const LITTLE_USED = any(UNUSED, none(LARGER));

const OWN_CIRCUIT = all(CIRCUIT, PRIVATE);

/** A line that is there is planned with as it is; a circuit is ordered, and a line that nobody measured assumed, as wide as the night needs. */
const isWidened = (brief: Brief): boolean =>
  (brief.holds(OWN_CIRCUIT) || brief.given("bandwidth") === null) && lineMegabits(brief) < nightMegabits(brief);

export const megabits = perBrief((brief): number =>
  Math.min(isWidened(brief) ? nightMegabits(brief) : lineMegabits(brief), MOST_MEGABITS),
);

/** The line to the internet carries less than the half that stands in for a circuit: a day's changes take longer than a day. */
export const isThin = (brief: Brief): boolean =>
  brief.holds(OWN_CIRCUIT) && (brief.given("bandwidth") ?? MOST_MEGABITS) < megabits(brief) / 2;

export const standIn = (brief: Brief): string => `${figure(megabits(brief) / 2)} Mbps`;

export const overLine = (brief: Brief): string => {
  const line = brief.given("bandwidth") ?? MOST_MEGABITS;
  return `a day's changes take ${figure(Math.round((changedDaily(brief) * 8000) / (0.6 * 360 * line)) / 10)} hours over the ${figure(line)} Mbps internet line`;
};

/** A circuit beside a wider line, for more than the copies of a night. */
const isBySize = (brief: Brief): boolean =>
  brief.holds(CIRCUIT) &&
  !isWidened(brief) &&
  lineMegabits(brief) === offeredMegabits(brief) &&
  (brief.given("bandwidth") ?? 0) > megabits(brief);

/** `line of 500 Mbps given by the client; a circuit is planned with the figure of the size until its traffic is measured`. */
export function bandwidthText(brief: Brief): string {
  const given = brief.given("bandwidth");
  const line = given === null ? "" : `${figure(given)} Mbps line given by the client; `;
  if (isWidened(brief)) return `${line}${line ? "circuit " : ""}sized to copy a day's changes overnight`;
  if (lineMegabits(brief) < offeredMegabits(brief))
    return brief.holds(UNUSED)
      ? `${line}80% of the ${brief.holds(CIRCUIT) ? "smallest circuit of 200, 500 or 1,000 Mbps" : brief.holds(WAN) ? "fewest scale units" : "smallest gateway class"} with room for ${figure(Math.min(nightMegabits(brief), MOST_MEGABITS))} Mbps, a day's changes in a ${NIGHT_HOURS}-hour night at 60%, as nothing runs in Azure yet`
      : `${line}planned with 80% of the smallest class for this size until traffic to Azure is measured`;
  if (given === null)
    return megabits(brief) < USUAL_MEGABITS[brief.size] ? ofTwoCircuits(brief) : "typical of the size";
  if (isBySize(brief)) return `${line}circuit sized by company size until traffic to Azure is measured`;
  return given > MOST_MEGABITS
    ? `${line}planning maximum for the link until traffic is measured`
    : "given by the client";
}

/** One of them carries the only load that is known, or does not. */
function ofTwoCircuits(brief: Brief): string {
  const night = `${figure(nightMegabits(brief))} Mbps, a day's changes in a ${NIGHT_HOURS}-hour night at 60%`;
  return nightMegabits(brief) > 1000 * USABLE
    ? `80% of two circuits of 1,000 Mbps, the fewest with room for ${night}`
    : `typical of the size, up to 80% of two circuits of 1,000 Mbps: one has room for ${night}, the other for its failure and for work in Azure`;
}

/** The share of a published throughput that is planned with: benchmarks are not promises. */
export const USABLE = 0.8;

/** Of a scale unit of 500 Mbps. */
export const UNIT_MEGABITS = 500 * USABLE;

type GatewayClass = { name: string; megabits: number };

/** `people`: let in at once by point-to-site; `tunnels`: from sites. */
type VpnClass = GatewayClass & {
  item: string;
  people: number;
  tunnels: number;
  price: "vpn-650" | "vpn-1g" | "vpn-2g" | "vpn-5g";
};

const smallest = <Class extends GatewayClass>(classes: readonly [Class, ...Class[]], load: number): Class =>
  classes.find((candidate) => candidate.megabits * USABLE >= load) ?? classes[0];

export const VPN_CLASSES: readonly [VpnClass, ...VpnClass[]] = [
  { name: "VpnGw1AZ", item: "VPN gateway, 650 Mbps class", megabits: 650, people: 250, tunnels: 30, price: "vpn-650" },
  { name: "VpnGw2AZ", item: "VPN gateway, 1.25 Gbps class", megabits: 1250, people: 500, tunnels: 30, price: "vpn-1g" },
  { name: "VpnGw3AZ", item: "VPN gateway, 2.5 Gbps class", megabits: 2500, people: 1000, tunnels: 30, price: "vpn-2g" },
  { name: "VpnGw4AZ", item: "VPN gateway, 5 Gbps class", megabits: 5000, people: 5000, tunnels: 100, price: "vpn-5g" },
];

/** So many tunnels of a gateway are in its price. */
export const FREE_TUNNELS = 10;

/** Of one tunnel, by which a site sends; changes of a night that are too many for it take several. */
export const TUNNEL_MEGABITS = 1000;

/** From the main site, where the servers stand, to each gateway or hub. */
export const mainTunnels = (brief: Brief): number =>
  brief.holds(BY_TUNNEL) && nightMegabits(brief) > TUNNEL_MEGABITS ? Math.ceil(megabits(brief) / TUNNEL_MEGABITS) : 1;
const BY_TUNNEL = all(PRIVATE, none(CIRCUIT));

/** One for each site, and one between two gateways; a circuit ends at one site, whose tunnel alone stands beside it. */
export const tunnels = (brief: Brief): number =>
  brief.holds(CIRCUIT) ? 1 : brief.sites + mainTunnels(brief) - 1 + (brief.holds(TWO_TUNNELS) ? 1 : 0);

export const chargedTunnels = (brief: Brief): number => Math.max(0, tunnels(brief) - FREE_TUNNELS);

export const vpnFor = (brief: Brief, load: number): VpnClass => {
  const [first, ...more] = VPN_CLASSES.filter(
    (candidate) => candidate.tunnels >= Math.min(tunnels(brief), MOST_TUNNELS),
  );
  return first ? smallest([first, ...more], load) : VPN_CLASSES[0];
};

export const ER_CLASSES: readonly [GatewayClass, ...GatewayClass[]] = [
  { name: "ErGw1AZ", megabits: 1000 },
  { name: "ErGw2AZ", megabits: 2000 },
  { name: "ErGw3AZ", megabits: 10_000 },
];

export function gatewayOfCircuit({ megabits }: GatewayClass): string {
  return `ExpressRoute gateway, ${megabits / 1000} Gbps class`;
}

/** As fall-back of a circuit the VPN carries half, unless it also encrypts what the circuit carries. */
export const tunnelLoad = (brief: Brief): number =>
  megabits(brief) / (brief.holds(CIRCUIT) && !brief.holds(ENCRYPTED) ? 2 : 1);

export const vpnClass = (brief: Brief): VpnClass => vpnFor(brief, tunnelLoad(brief));

export const erClass = (brief: Brief): GatewayClass => smallest(ER_CLASSES, megabits(brief));

export const units = (brief: Brief): number => Math.max(1, Math.ceil(megabits(brief) / UNIT_MEGABITS));

/** The smallest circuit of which four fifths carry the load; up to 1,600 Mbps two of 1 Gbps, above that as many of 2 Gbps as it takes. */
export const circuitMegabits = (brief: Brief): number => {
  const one = [100, 200, 500].find((size) => megabits(brief) <= size * USABLE);
  return one ?? (megabits(brief) <= 2000 * USABLE ? 1000 : 2000);
};

export const circuits = (brief: Brief): number => Math.ceil(megabits(brief) / (circuitMegabits(brief) * USABLE));

/** Where the bandwidth is four fifths of the circuits, and the night that it was chosen by stands with it, they are held against the night that they were chosen for, not against themselves. */
export const circuitLoad = (brief: Brief): number => {
  const night = nightMegabits(brief);
  const isOwn = megabits(brief) === circuits(brief) * circuitMegabits(brief) * USABLE;
  return isOwn && !isBySize(brief) && night > megabits(brief) / 2 && night <= megabits(brief) ? night : megabits(brief);
};

export const theCircuits = (brief: Brief): string => (circuits(brief) > 1 ? "both circuits" : "the circuit");

/** Two circuits share a load that one of them may not carry. */
export const oneLeft = (brief: Brief): string =>
  circuits(brief) > 1 && megabits(brief) > circuitMegabits(brief)
    ? `; if one circuit fails, the other carries ${figure(circuitMegabits(brief))} of ${figure(megabits(brief))} Mbps`
    : "";

/** Of any class (H04). */
export const MOST_TUNNELS = 100;
export const VPN_LINES = [...VPN_CLASSES.map(({ item }) => item), "VPN tunnels above ten per gateway"];
