/** What every network in Azure has, whichever solution builds it: a way out, a private way in, a second region. */

import type { DetailId } from "#app/features/catalogue/detail-ids.ts";
import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { perBrief } from "#app/features/documents/brief/per-brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import type { OptionEstimate } from "#app/features/documents/options/option-row.ts";
import {
  type AssumptionRow,
  type BillRow,
  type ComponentRow,
  count,
  type Figure,
  foundBy,
  type PortRow,
  say,
  type TaskRow,
  type TestRow,
  type Wording,
} from "#app/features/documents/pack.ts";
import type { DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, plural } from "#app/features/documents/words.ts";

export const SECOND_REGION: DiagramZone = {
  title: "Azure: second region",
  nodes: [{ id: "recovery", label: "Recovery", note: "Site Recovery, vault copy" }],
};

export const BACKUP_REGION: DiagramZone = {
  title: "Azure: second region",
  nodes: [{ id: "recovery", label: "Vault copy", note: "network as code" }],
};

export function natGateway(count: Figure, when: Condition): ComponentRow {
  return {
    name: "NAT gateway",
    bill: ["NAT gateway"],
    count,
    size: "service, with network security groups",
    purpose: "Explicit outbound; new virtual networks have no default outbound access",
    when,
    source: ["alz-check"],
  };
}

export const perNetwork = (brief: Brief): string =>
  `1 for each network of machines${brief.hasDirectory ? " or controllers" : ""}`;

export function natGatewayLine(
  quantity: Figure,
  when: Condition,
  formula: (brief: Brief) => string = perNetwork,
): BillRow {
  return {
    item: "NAT gateway",
    quantity,
    formula,
    price: "nat-gateway",
    kind: "monthly",
    when,
    requirement: "outbound control",
    source: ["alz-check"],
  };
}

/** In front of what partners call. */
export function apiManagement(when: Condition): ComponentRow {
  return {
    name: "API Management",
    bill: ["API Management"],
    count: 1,
    size: "Standard v2, own subnet",
    purpose: "Serves partners under the old name; back ends on private addresses",
    when,
    source: ["ais", "ej"],
  };
}

export function partnersPort(when: Condition): PortRow {
  return {
    from: "Partners",
    to: "API Management",
    port: "TCP 443",
    purpose: "Calls to the old name, by certificate or token",
    when,
    source: ["ais", "ej"],
  };
}

const PROVIDER = PRICES["circuit-provider"];
/** Beside what Microsoft charges for the circuit: in no total, and in those with it. */
export function providerCharges(quantity: Figure, when: Condition): BillRow {
  return {
    item: "Charges of the circuit provider",
    quantity,
    formula: `quoted per circuit; guide until then, by width and distance: ${formatAmount(PROVIDER.low, "USD")} to ${formatAmount(PROVIDER.high, "USD")} a month`,
    guide: (brief) => ({ price: "circuit-provider", quantity: count(quantity, brief) }),
    kind: "monthly",
    when,
    requirement: "connection",
    source: ["ej"],
  };
}

/** Data of a server that nobody measured, in TB. */
export const DATA_EACH = 0.2;
export const PROTECTED = `with ${DATA_EACH} TB to protect until measured`;
/** What a firewall costs beside its deployment. */
export const BY_VOLUME = "; its charge by volume is about USD 16 for each TB of outbound data";

/** Where Entra ID P1 and Intune are owned already. */
export const partOfPlans = (brief: Brief): string =>
  `part of ${brief.has("industry", "education") ? "Microsoft 365 A3" : `${["small", "medium"].includes(brief.size) ? "Business Premium and " : ""}Microsoft 365 E3`}`;

const small = (brief: Brief): boolean => brief.has("company-size", "small");

/** Cores of one machine: a handful of workloads needs no more than the low-capacity class. */
export const coresOf = (brief: Brief): number => (small(brief) ? 14 : 16);

/** Two guests by one Standard licence; above so many on a host the Datacenter edition costs less. */
export const STANDARD_GUESTS = 10;

/** What hosts for so many workloads cost: machines, each licensed for its guests while another is down. */
export function hosts(machines: (brief: Brief) => number, guests: (brief: Brief) => number): OptionEstimate["lines"] {
  const onEach = (brief: Brief) => Math.ceil(guests(brief) / Math.max(1, machines(brief) - 1));
  const isDense = (brief: Brief) => onEach(brief) > STANDARD_GUESTS;
  // machines that only hold data need no licence for guests
  const pairs = (brief: Brief) => Math.min(machines(brief), guests(brief) + 1) * Math.ceil(onEach(brief) / 2);
  return [
    { price: "azure-local-node", quantity: (brief) => (small(brief) ? 0 : machines(brief)), kind: "one-off" },
    { price: "azure-local-node-small", quantity: (brief) => (small(brief) ? machines(brief) : 0), kind: "one-off" },
    { price: "windows-standard", quantity: (brief) => (isDense(brief) ? 0 : pairs(brief)), kind: "one-off" },
    { price: "windows-datacenter", quantity: (brief) => (isDense(brief) ? machines(brief) : 0), kind: "one-off" },
  ];
}

const FAST: Partial<Record<DetailId, readonly string[]>> = {
  "recovery-time": ["hour", "hours"],
  "data-loss": ["minutes", "hour"],
};
const SLOW: Partial<Record<DetailId, readonly string[]>> = {
  "recovery-time": ["day", "days"],
  "data-loss": ["day", "week"],
};
const named = (brief: Brief, wanted: typeof FAST): boolean =>
  Object.entries(wanted).some(([id, values]) => values.includes(brief.detail(id as DetailId) ?? "")); // keys are detail ids

/** The client asks for less than a nightly backup gives back, in less than a working day, or counts the servers that cannot wait. */
export const asksForCopies = perBrief(
  (brief): boolean => named(brief, FAST) || (brief.given("fast-recovery") ?? 0) > 0,
);
/** The client says that the nightly backup serves. */
export const backupServes = perBrief(
  (brief): boolean => !asksForCopies(brief) && (named(brief, SLOW) || brief.given("fast-recovery") === 0),
);

/** Who opens applications from outside: half of those who do not work on shifts. */
export const remoteUsers = (brief: Brief): number => Math.ceil(brief.knowledge / 2);
export const outsideText = (brief: Brief): string =>
  `half of the ${brief.frontline > 0 ? "non-shift " : ""}users: those outside the office`;

/** Internal web applications that the days carry. */
const PUBLISHED = { small: 3, medium: 5, large: 10, enterprise: 20 } as const;
/** Of each, in days: a planning assumption. */
const PUBLISHED_DAYS = 0.25;
export const publishedDays = (brief: Brief): number => PUBLISHED[brief.size] * PUBLISHED_DAYS;

/** What is taken for granted where internal applications are opened through a proxy. */
export function publishedApplications(when: Condition): AssumptionRow[] {
  return [
    {
      text: (brief) =>
        `Up to ${PUBLISHED[brief.size]} internal web applications are published, for ${plural(remoteUsers(brief), "user")}.`,
      ifWrong: `+${PUBLISHED_DAYS} day for each further one; lines counted by users outside the office in proportion`,
      task: "List internal applications and how their users sign in",
      when,
      source: ["ej"],
    },
    {
      text: (brief) =>
        brief.hasDirectory
          ? "Users of published applications are synchronised from Active Directory to Entra ID."
          : "Users of published applications have Entra ID accounts.",
      ifWrong: "+2 days for synchronisation, including a pilot unit",
      task: "Check synchronisation",
      when: all(when, any(DIRECTORY, none(is("current-technologies", "office-365", "teams")))),
      source: ["cloudsync", "ej"],
    },
  ];
}

/** What one zone-redundant gateway promises where nothing stands beside it. */
export function gatewayRestart(component: string, when: Condition): TestRow {
  return {
    test: "One instance of the VPN gateway restarted",
    pass: "tunnel back within 3 minutes by its log; sessions reconnect",
    component,
    when,
    source: ["alz-check", "ej"],
  };
}

/** Of so many machines those under replication: what was named, else a quarter; one at least, or no way back is ever rehearsed. */
export function replicated(machines: number, brief: Brief): number {
  return Math.max(1, Math.min(brief.given("fast-recovery") ?? Math.ceil(machines / 4), machines));
}

export function replicatedBy(formula: string, machines: (brief: Brief) => number): Wording {
  return (brief) => {
    const given = brief.given("fast-recovery") ?? 1;
    if (given === 0) return "the client named none; one, so that recovery is rehearsed";
    return given > machines(brief)
      ? `all of them: ${figure(given)} were given, ${figure(given - machines(brief))} out of scope`
      : say(foundBy("fast-recovery", formula), brief);
  };
}

export function replicaDisks(
  machines: (brief: Brief) => number,
  each: (brief: Brief) => number = () => DATA_EACH,
  most: (brief: Brief) => number = () => Number.POSITIVE_INFINITY,
): BillRow {
  const whole = (brief: Brief) => (machines(brief) * Math.round(10 * each(brief))) / 10;
  return {
    item: "Replica disks of Site Recovery",
    quantity: (brief) => Math.min(most(brief), whole(brief)),
    formula: (brief) => {
      const rate = `${each(brief)} TB per protected machine`;
      if (whole(brief) > most(brief)) return `all the data given: less than ${rate}`;
      return each(brief) === DATA_EACH ? `${rate}, until measured` : `${rate}, from the data given`;
    },
    price: "disk-tb",
    kind: "monthly",
    requirement: "recovery",
    source: ["asr", "ej"],
  };
}

/** Where the line would take weeks for the first copy. */
export function dataBox(asked: (brief: Brief) => boolean, requirement: string): BillRow {
  return {
    item: "Data Box",
    quantity: 1,
    formula: "devices quoted on the volume measured in phase 1",
    kind: "one-off",
    asked,
    requirement,
    source: ["ej"],
  };
}

export const inUnitedStates = (brief: Brief): boolean => brief.client.country === "United States";
/** The prices of machines in the region proposed. */
export const d2Price = (brief: Brief): PriceKey => (inUnitedStates(brief) ? "vm-d2" : "vm-d2-abroad");
export const d4Price = (brief: Brief): PriceKey => (inUnitedStates(brief) ? "vm-d4" : "vm-d4-abroad");

/** The first region of a country and the one of the same jurisdiction that Microsoft pairs with it. */
const REGIONS: Record<string, readonly [string, string]> = {
  Ireland: ["North Europe", "West Europe"],
  Netherlands: ["West Europe", "North Europe"],
  Germany: ["Germany West Central", "Germany North"],
  France: ["France Central", "France South"],
  Sweden: ["Sweden Central", "Sweden South"],
  Norway: ["Norway East", "Norway West"],
  Switzerland: ["Switzerland North", "Switzerland West"],
  "United Kingdom": ["UK South", "UK West"],
  "United States": ["East US 2", "Central US"],
  Canada: ["Canada Central", "Canada East"],
  Australia: ["Australia East", "Australia Southeast"],
};
/** Open only on request, for recovery. */
const ON_REQUEST = new Set(["Germany North", "France South", "Sweden South", "Norway West", "Switzerland West"]);

/** Second regions that have availability zones, by the list of regions. */
const ZONED = new Set(["North Europe", "West Europe", "Central US"]);
/** Of a country without a pair here nobody knows. */
export const zonesInBoth = (brief: Brief): boolean => ZONED.has(REGIONS[brief.client.country ?? ""]?.[1] ?? "");

const inGovernment = (brief: Brief): boolean =>
  brief.client.country === "United States" && brief.has("industry", "government");
/** `UK South`, or with the second region `UK South and UK West`; without a name where they are chosen first. */
export function allowedRegions(brief: Brief, both: boolean): string {
  const pair = inGovernment(brief) ? undefined : REGIONS[brief.client.country ?? ""];
  return pair ? pair.slice(0, both ? 2 : 1).join(" and ") : "the regions decided on";
}

/** `Germany North`, where the second region of the country must be opened first. */
export function regionOnRequest(brief: Brief): string {
  const [, second = ""] = REGIONS[brief.client.country ?? ""] ?? [];
  return ON_REQUEST.has(second) ? second : "";
}

/** ` Proposed: UK South and UK West.` where the country has a pair; elsewhere nothing. With `copies` alone, the pair needs no opening, and no other region can take its place. */
export function proposedRegions(brief: Brief, copies = false): string {
  const { country } = brief.client;
  if (inGovernment(brief))
    return " Choose first between Azure Government (US Gov Virginia and its pair US Gov Texas), which costs more and is quoted, and commercial regions, priced here.";
  const [first, second] = REGIONS[country ?? ""] ?? [];
  if (!first || !second) return "";
  if (copies) return ` Proposed: ${first}; its pair, ${second}, receives the copies automatically.`;
  return ` Proposed: ${first} and ${second}${ON_REQUEST.has(second) ? `, which Microsoft opens on request with fewer services${brief.jurisdiction === "eu" ? `; West Europe if that is refused and EU residency is enough, although vault copies still go to ${second}` : ""}` : ""}.`;
}

/** The task that orders a circuit, whose delivery the build waits for. */
export const CIRCUIT_ORDER: TaskRow = {
  phase: 1,
  title: "Order of the circuit",
  mark: "order",
  most: 2,
  kind: "scope",
  role: "Project manager",
  weight: 1,
  deliverable: "Order with peering location, delivery date and building entry; service key handed over",
};
