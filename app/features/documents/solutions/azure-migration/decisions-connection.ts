/** The decision on the connection: circuit or tunnel, and how the first copy travels. */

import { all } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { zonesInBoth } from "#app/features/documents/solutions/azure-network.ts";
import { figure, people, plural } from "#app/features/documents/words.ts";
import { BY_CIRCUIT, CIRCUIT, EXIT, LANDING, LARGER, SMALL, SUPERVISED } from "./answers.ts";
import { orderedWhen } from "./circuit-order.ts";
import { monthOf } from "./costs.ts";
import { apart, hubs, megabits, terabytes, wide } from "./quantities.ts";
import {
  byDisk,
  fullWave,
  HOURS_A_NIGHT,
  isSlow,
  isSwift,
  lags,
  transferHours,
  transferNights,
  waveDays,
  waveNights,
} from "./transfer.ts";
import { wavesAtATime } from "./waves.ts";

/** Below so much of the line for each of its people, in Mbps, servers in Azure are felt to be far away: a planning assumption. */
const LEAST_EACH = 0.5;
/** The line of the room carries one site: the others come by tunnels of their own. An even share is taken, as nobody counted by site. */
const onTheLine = (brief: Brief): number => Math.ceil(brief.knowledge / brief.sites);
export const isThin = (brief: Brief): boolean => {
  const line = brief.given("bandwidth");
  return line !== null && !brief.holds(LANDING) && line < LEAST_EACH * onTheLine(brief);
};
/** What carries daily work, in Mbps: the circuit that is ordered, or the tunnel of the room. */
const CIRCUIT_MBPS = 1000;
export const dailyLine = (brief: Brief): string =>
  brief.holds(CIRCUIT)
    ? `the circuit of ${figure(CIRCUIT_MBPS)} Mbps, or the tunnel before it`
    : `${figure(Math.min(megabits(brief), wide(brief) ? 1250 : 650))} Mbps`;
/** Below so much, whether files open as fast as today is worth a test. */
const EASE_EACH = 5;
export const isNarrow = (brief: Brief): boolean => {
  const given = brief.given("bandwidth");
  const line = given !== null && brief.holds(CIRCUIT) ? CIRCUIT_MBPS : given;
  return line !== null && !brief.holds(LANDING) && line < EASE_EACH * onTheLine(brief);
};
const dailyWork = (brief: Brief): string =>
  isNarrow(brief) ? " Daily work over the link is measured at the desks in wave 0, a condition of pilot exit." : "";
const thinLine = (brief: Brief): string =>
  isThin(brief)
    ? ` After the move ${figure(megabits(brief))} Mbps must carry the daily work of ${people(onTheLine(brief))}${brief.sites > 1 ? " (an even share per site)" : ""}, under ${LEAST_EACH} Mbps each: a faster link is ordered with the design unless measurement shows this one is enough.`
    : "";

/** Above this line the appliance may be what is slow: a planning assumption. */
const PROVEN_MBPS = 1000;
/** Tunnels that a gateway of the sizes planned here ends, one of them that of the room. */
const TUNNELS = 30;
const tooManyTunnels = (brief: Brief): string =>
  apart(brief) && brief.sites >= TUNNELS
    ? ` This gateway class supports ${TUNNELS} tunnels: for ${figure(brief.sites)} sites and the room Virtual WAN replaces it, priced with the network plan.`
    : "";
/** What helps, and what is asked for: smaller waves carry no fewer disks. */
const faster = (brief: Brief): readonly [string, string] =>
  brief.holds(all(CIRCUIT, EXIT)) && !lags(waveDays(brief), brief)
    ? [
        `they use the circuit if the room reaches the main site (${plural(waveDays(brief), "day")}), otherwise rented bandwidth`,
        "confirm that the room reaches it, or rent bandwidth",
      ]
    : ["more bandwidth is ordered or rented, or the rollout is extended", "choose more bandwidth or a longer rollout"];

/** What follows for disks that come by the line; after a first wave none is counted. */
const disksWait = (brief: Brief): string => {
  if (brief.holds(LANDING)) return "";
  const [by, time] = brief.holds(BY_CIRCUIT)
    ? [", once the circuit is in service", plural(waveDays(brief), "day")]
    : ["", plural(waveNights(brief), "night")];
  const together = wavesAtATime(brief) > 1 ? `, and up to ${wavesAtATime(brief)} waves overlap` : "";
  return `${by}; those of ${plural(fullWave(brief), "machine")}, a full wave, would take ${time}${together}${isSlow(brief) ? `: ${faster(brief)[0]}` : ""}`;
};

const nightsText = (brief: Brief): string =>
  transferHours(brief) < HOURS_A_NIGHT
    ? plural(transferHours(brief), "hour")
    : `${plural(transferNights(brief), "night")} of ${HOURS_A_NIGHT} hours`;
const firstCopy = (brief: Brief): string =>
  byDisk(brief)
    ? `The initial copy would take about ${nightsText(brief)} at 60% of the link, so files and database backups go ahead by Data Box. Machine disks still replicate over the link${disksWait(brief)}.`
    : `The initial copy${brief.holds(SMALL) ? ` of ${terabytes(brief)} TB at ${figure(megabits(brief))} Mbps` : ""} takes about ${nightsText(brief)} at 60% of the link.`;

/** What is copied goes by HTTPS to a storage account, past the gateway; where policy denies public access, it needs an exemption. */
const pathText = (brief: Brief): string =>
  brief.holds(SMALL) || (brief.holds(CIRCUIT) && byDisk(brief))
    ? ""
    : ` Replication does not pass the VPN gateway: it goes by HTTPS over the internet link to a storage account whose public access is exempted from policy in writing until the last wave${megabits(brief) > PROVEN_MBPS ? ", at a rate that wave 0 measures, as the appliance may carry less than the link" : ""}.`;

export const CONNECTION: DecisionRow = {
  title: "Connection",
  context: (brief) =>
    `About ${terabytes(brief)} TB to transfer at ${figure(megabits(brief))} Mbps${brief.given("bandwidth") === null ? " (assumed)" : ""}.${brief.holds(SUPERVISED) ? " The review checklist prefers a private circuit with VPN as fallback." : ""}`,
  alternatives: "VPN; ExpressRoute with VPN fallback; Virtual WAN",
  decision: (brief) =>
    brief.holds(CIRCUIT)
      ? `ExpressRoute from the main site${brief.holds(EXIT) ? ", not the rooms being vacated" : ""}, ordered ${orderedWhen(brief)} (delivery 8 to 16 weeks); until then the VPN carries the traffic of those who use what has moved, and it is the fallback afterwards. ${firstCopy(brief)}${pathText(brief)}${brief.sites > 1 ? ` ${brief.sites === 2 ? "The other site connects by its own tunnel" : `The other ${figure(brief.sites - 1)} sites connect by their own tunnels`}.` : ""}${tooManyTunnels(brief)}`
      : `Zone-redundant VPN${wide(brief) ? " (1.25 Gbps class)" : ""}${hubs(brief) === 2 ? (zonesInBoth(brief) ? " in each region" : ", with a gateway in each region") : ""}${brief.holds(LARGER) ? `; a circuit, usual at this size, is decided ${brief.holds(LANDING) ? "with the business case" : "at pilot exit on measured traffic"}: about ${monthOf({ "er-1g": 1, "er-gateway": hubs(brief) })} a month plus its provider` : ""}. ${firstCopy(brief)}${pathText(brief)}${thinLine(brief)}${dailyWork(brief)}${brief.holds(LANDING) && brief.sites > 1 ? " Other sites reach what has moved through the server room." : ""}${apart(brief) && !brief.holds(SMALL) ? ` The server-room tunnel serves the move only; ${brief.sites > 1 ? `those of the ${brief.sites} sites remain` : "that of the office remains"}.` : ""}${brief.sites >= 10 && brief.sites < TUNNELS ? " At this number of sites, Virtual WAN is considered once the network plan is in." : ""}${tooManyTunnels(brief)}`,
  tradeOff: (brief) =>
    brief.holds(CIRCUIT)
      ? "Adds cost and lead time; keeps latency steady"
      : "Latency varies with the internet; avoids circuit charges",
  confidence: "medium",
  ask: (brief) => {
    const more = byDisk(brief) && isSlow(brief) ? `, and ${faster(brief)[1]}` : "";
    if (isSwift(brief) && !brief.holds(CIRCUIT)) return isThin(brief) ? "Order a faster link for daily work" : "";
    return brief.holds(CIRCUIT)
      ? `Order the private circuit ${orderedWhen(brief)}, once its provider has quoted and the budget covers it${more}`
      : `Confirm ${byDisk(brief) ? `the transfer by Data Box${more}` : "that the internet link carries the transfer"}${isThin(brief) ? ", and order a faster link for daily work" : ""}`;
  },
  before: "order", // where there is a circuit
  rests: () => [{ within: /^Internet and WAN links|^Link bandwidth/ }],
  due: "design",
  source: ["alz-check", "caf-migrate"],
};
