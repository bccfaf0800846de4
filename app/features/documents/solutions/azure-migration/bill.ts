/** What is bought. */

import { PLAN_HELD } from "#app/features/catalogue/estate.ts";
import { all, type Condition, is, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatAmount } from "#app/features/documents/budget/budget.ts";
import { PRICES, type PriceKey } from "#app/features/documents/facts/prices.ts";
import { type BillRow, foundBy, say } from "#app/features/documents/pack.ts";
import { oldestOf } from "#app/features/documents/plan/deadlines.ts";
import {
  DATA_EACH,
  d2Price,
  d4Price,
  dataBox,
  natGatewayLine,
  outsideText,
  PROTECTED,
  partOfPlans,
  perNetwork,
  providerCharges,
  remoteUsers,
  replicaDisks,
  replicatedBy,
  zonesInBoth,
} from "#app/features/documents/solutions/azure-network.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  BASIC,
  BY_CIRCUIT,
  CIRCUIT,
  copied,
  DEFENDER,
  FIREWALL,
  LANDING,
  LARGER,
  NOT_BASIC,
  OWN_GATEWAY,
  PROXY,
  RESOLVER,
  SMALL,
  TWO_REGIONS,
  WEB_GATEWAY,
} from "./answers.ts";
import { isThin } from "./decisions-connection.ts";
import { CREATED } from "./names.ts";
import {
  controllers,
  created,
  databases,
  estate,
  FREE_GB,
  filtered,
  GB_A_MEGABIT,
  gatewaySizes,
  gateways,
  givenData,
  hasInstances,
  hostsGateway,
  hubs,
  inspects,
  instancesFor,
  instancesOf,
  large,
  leavesRest,
  logEach,
  logVolume,
  machines,
  megabits,
  movable,
  moved,
  natGateways,
  outboundOf,
  ownGateways,
  plansFor,
  privateEndpoints,
  tenths,
  terabytes,
  vaultsWithoutHub,
  webApplications,
  wholeEstate,
  wide,
} from "./quantities.ts";
import { copiesAll, forLimits, protectedMachines, replicaData } from "./replication.ts";
import { byDisk, isSlow } from "./transfer.ts";
import { openWindows, paysForSql, paysForWindows } from "./versions.ts";

const gatewayEach = (brief: Brief): string =>
  hubs(brief) === 2 && !zonesInBoth(brief)
    ? "1 for each hub, zone-redundant where its region has zones"
    : "1 zone-redundant gateway for each hub";

/** The terms of a quantity, as a reader adds them up: `8 rehosted machines + 2 domain controllers`. */
const terms = (...parts: readonly (readonly [number, string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => plural(count, noun))
    .join(" + ");
const times = (amount: string, text: string): string => `${amount} × ${text.includes("+") ? `(${text})` : text}`;
const outbound = (brief: Brief): number => outboundOf(terabytes(brief), brief);

const firewallData = (price: PriceKey, when: Condition): BillRow => ({
  item: "Data through the firewall",
  quantity: (brief) => filtered(outbound(brief)),
  formula: (brief) => `${figure((outbound(brief) + FREE_GB) / 1000)} TB outbound a month, rounded up`,
  price,
  kind: "monthly",
  when,
  requirement: "outbound control",
  source: ["firewall-sku", "ej"],
});

/** An instance of databases keeps its own backups. */
const machineData = (brief: Brief): number =>
  tenths(((givenData(brief) ?? 0) * machines(brief)) / (machines(brief) + databases(brief)));
const backups = (brief: Brief): number => instancesOf(machines(brief), machineData(brief)) + controllers(brief);

/** Of the servers that were named, no more move later than are left to move. */
const trialText = (brief: Brief): string => {
  const given = brief.given("fast-recovery");
  const left = movable(brief) - moved(brief);
  if (given === 0) return `one, as a trial, ${forLimits(brief)}`;
  if (left === 0) return "one, as a trial";
  const those = given === null ? "servers that cannot wait for a restore" : `the ${figure(given)} stated`;
  return `one, as a trial: ${(given ?? 0) > left ? `at most ${figure(left)} of ` : ""}${those} move later`;
};

/** Of one core licence of 16 cores, in dollars a year: the guide price below. */
const UPDATES_A_YEAR = 1000;
/** What the option may come to, as nobody knows on how many servers. */
const guideText = (brief: Brief): string => {
  const all = estate(brief);
  const sum = (count: number) => `USD ${figure(UPDATES_A_YEAR * count)}`;
  return all < 4
    ? `, ${sum(all)} for all ${plural(all, "server")}`.replace("all 1 server", "one server")
    : `: ${sum(Math.ceil(all / 2))} on ${figure(Math.ceil(all / 2))} of ${figure(all)} servers, ${sum(all)} on all`;
};

/** Four cores are the least that a machine is licensed for, in packs of two. */
const SQL_PACKS = 2;
/** What a three-year reservation with Hybrid Benefit leaves of the list price: the fact base's low end. */
const RESERVED_PERCENT = 30;
/** With what each costs then, which lies below the range that is printed. */
const lowText = (price: PriceKey): string =>
  `low figure: ${formatAmount(Math.round((PRICES[price].high * RESERVED_PERCENT) / 100), "USD")}`;
const lowEnd = (price: PriceKey): string =>
  `; ${lowText(price)} (${RESERVED_PERCENT}% of list), reserved with Hybrid Benefit`;

export const BILL: readonly BillRow[] = [
  {
    item: "Virtual machines, D2s class",
    quantity: (brief) => machines(brief) - large(brief) + controllers(brief),
    formula: (brief) =>
      `${machines(brief) === 1 ? "" : `${figure(machines(brief) - large(brief))} of `}${terms([hostsGateway(brief) ? 0 : machines(brief), "rehosted machine"], [controllers(brief), "domain controller"])}${lowEnd(d2Price(brief))}`,
    price: d2Price,
    least: RESERVED_PERCENT,
    kind: "monthly",
    requirement: "rehosted workloads",
    source: ["ej"],
  },
  {
    item: "Virtual machines, D4s class",
    quantity: large,
    formula: (brief) =>
      `${hostsGateway(brief) ? "" : `${figure(large(brief))} of `}${plural(machines(brief), "rehosted machine")}${hostsGateway(brief) ? ", which hosts the data gateway" : ""}${controllers(brief) + machines(brief) > large(brief) ? `; ${lowText(d4Price(brief))} alike` : lowEnd(d4Price(brief))}`,
    price: d4Price,
    least: RESERVED_PERCENT,
    kind: "monthly",
    requirement: "rehosted workloads",
    source: ["ej"],
  },
  {
    item: "Machines of the data gateway",
    quantity: gatewaySizes,
    formula: (brief) =>
      brief.holds(LARGER)
        ? "2 machines of 8 vCPU, each priced as two of the D4s class"
        : `${plural(gateways(brief), "machine")} of the D4s class; few concurrent reports`,
    price: d4Price,
    least: RESERVED_PERCENT,
    kind: "monthly",
    when: OWN_GATEWAY,
    requirement: "integration of business systems",
    source: ["gateway", "ej"],
  },
  {
    item: "Azure Backup",
    quantity: backups,
    formula: (brief) =>
      backups(brief) > machines(brief) + controllers(brief)
        ? `${figure(machineData(brief))} TB ${hasInstances(brief) ? "on machines" : "stored"} ÷ 0.5, rounded up${brief.hasDirectory ? ` + ${plural(controllers(brief), "domain controller")}` : ""}`
        : `${terms([machines(brief), "rehosted machine"], [controllers(brief), "domain controller"])}, ${brief.given("data-volume") === null ? `each ${PROTECTED}` : "at the volume given"}`,
    price: "backup-server",
    kind: "monthly",
    requirement: "backup",
    source: ["ej"],
  },
  {
    item: "Defender for Servers P2",
    quantity: (brief) => machines(brief) + created(brief),
    formula: (brief) =>
      terms(
        [machines(brief), "rehosted machine"],
        [controllers(brief), "domain controller"],
        [ownGateways(brief), "gateway machine"],
      ),
    price: "defender-servers-p2",
    kind: "monthly",
    requirement: "threat protection",
    when: DEFENDER,
    source: ["alz-check"],
  },
  {
    item: "Managed disks",
    quantity: terabytes,
    formula: (brief) =>
      `${brief.holds(LANDING) && leavesRest(brief) && brief.given("data-volume") !== null ? `first-wave share of the ${brief.given("data-volume")} TB given (${machines(brief)} of ${plural(wholeEstate(brief), "machine")} of B)` : say(foundBy("data-volume", `${times(`${DATA_EACH} TB`, terms([machines(brief), "rehosted machine"], [databases(brief), "database"]))}, until measured`), brief)}${databases(brief) > 0 ? "; includes instance storage" : ""}`,
    price: "disk-tb",
    kind: "monthly",
    requirement: "rehosted workloads",
    source: ["ej"],
  },
  {
    item: `Disks of ${CREATED}`,
    quantity: (brief) => (2 * created(brief)) / 10,
    formula: (brief) =>
      times("0.2 TB", terms([controllers(brief), "domain controller"], [ownGateways(brief), "gateway machine"])),
    price: "disk-tb",
    kind: "monthly",
    requirement: "rehosted workloads",
    source: ["ej"],
  },
  {
    item: "VPN gateway, 1.25 Gbps class",
    quantity: (brief) => (wide(brief) ? hubs(brief) : 0),
    formula: gatewayEach,
    price: "vpn-1g",
    kind: "monthly",
    requirement: "connection",
    source: ["vpngw"],
  },
  {
    item: "VPN gateway",
    quantity: (brief) => (wide(brief) ? 0 : hubs(brief)),
    formula: gatewayEach,
    price: "vpn-650",
    kind: "monthly",
    requirement: "connection",
    source: ["vpngw"],
  },
  dataBox(byDisk, "rehosted workloads"),
  {
    item: "Rented bandwidth (option)",
    quantity: 1,
    formula: "quoted, if chosen",
    kind: "one-off",
    when: none(BY_CIRCUIT),
    asked: (brief) => byDisk(brief) && isSlow(brief),
    requirement: "connection",
    source: ["ej"],
  },
  {
    item: "Faster internet link (option)",
    quantity: 1,
    formula: "for daily work, quoted with the design",
    kind: "monthly",
    when: none(CIRCUIT),
    asked: isThin,
    requirement: "connection",
    source: ["ej"],
  },
  {
    item: "ExpressRoute gateway",
    quantity: hubs,
    formula: "1 for each hub",
    price: "er-gateway",
    kind: "monthly",
    when: CIRCUIT,
    requirement: "connection",
    source: ["ergw"],
  },
  {
    item: "ExpressRoute circuit",
    quantity: 1,
    formula: "1 Gbps, metered, excluding provider charges",
    price: "er-1g",
    kind: "monthly",
    when: CIRCUIT,
    requirement: "connection",
    source: ["ergw"],
  },
  providerCharges(1, CIRCUIT),
  natGatewayLine(natGateways, none(FIREWALL), (brief) =>
    brief.hasDirectory && brief.holds(SMALL) ? "1 for each region, for machines and controllers" : perNetwork(brief),
  ),
  ...(
    [
      ["Azure Firewall Premium", "firewall-premium-month", inspects],
      ["Azure Firewall Basic", "firewall-basic-month", (brief: Brief) => brief.holds(BASIC)],
      ["Azure Firewall", "firewall-month", (brief: Brief) => brief.holds(NOT_BASIC) && !inspects(brief)],
    ] as const
  ).map(
    ([item, price, asked]): BillRow => ({
      item,
      quantity: hubs,
      formula: "1 for each hub",
      price,
      kind: "monthly",
      asked,
      requirement: "outbound control",
      source: ["alz-check", "ej"],
    }),
  ),
  firewallData("firewall-basic-tb", BASIC),
  firewallData("firewall-tb", NOT_BASIC),
  {
    item: "Azure Bastion",
    quantity: hubs,
    formula: "1 for each hub",
    price: "bastion-month",
    kind: "monthly",
    requirement: "administration",
    source: ["alz-check"],
  },
  {
    item: "Site Recovery",
    quantity: protectedMachines,
    formula: (brief) =>
      brief.holds(LANDING)
        ? trialText(brief)
        : copiesAll(brief)
          ? "each rehosted machine, as none may lose a day of work"
          : brief.given("fast-recovery") === 0
            ? `the client named none; one, ${forLimits(brief)}`
            : say(
                replicatedBy(
                  machines(brief) === 1
                    ? "the one rehosted machine"
                    : `a quarter of ${figure(machines(brief))} machines, rounded up: those that cannot wait for a restore`,
                  machines,
                ),
                brief,
              ),
    price: "asr",
    kind: "monthly",
    asked: copied,
    requirement: "recovery",
    source: ["asr"],
  },
  {
    ...replicaDisks(protectedMachines),
    quantity: replicaData,
    formula: (brief) => {
      const all = machines(brief) + databases(brief);
      if (givenData(brief) === null) return `${DATA_EACH} TB per protected machine, until measured`;
      return protectedMachines(brief) === all
        ? brief.holds(LANDING)
          ? `the ${terabytes(brief)} TB of managed disks`
          : "all the data given"
        : `${figure(protectedMachines(brief))} ÷ ${figure(all)} ${hasInstances(brief) ? "machines and databases" : "machines"} × the ${terabytes(brief)} TB of managed disks`;
    },
    asked: copied,
  },
  {
    item: "DNS Private Resolver endpoints",
    quantity: (brief) => 2 * hubs(brief),
    formula: "1 inbound, 1 outbound for each hub",
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
      `3 (vault, keys, storage) × ${terms([hubs(brief), "hub"], [vaultsWithoutHub(brief), "vault of the second region"], [webApplications(brief), "web workload"])}`,
    price: "private-endpoint",
    kind: "monthly",
    when: none(SMALL),
    requirement: "data encryption, data loss prevention and name resolution",
    source: ["alz-check", "ej"],
  },
  {
    item: "Outbound data of Azure",
    quantity: outbound,
    formula: (brief) =>
      `${
        megabits(brief) * GB_A_MEGABIT < terabytes(brief) * 100
          ? "60% of the link for a month, which is below a tenth of the data stored"
          : `a tenth of the ${terabytes(brief)} TB stored leaves Azure each month`
      }; first ${FREE_GB} GB free${brief.holds(CIRCUIT) ? "; all at the internet rate, as an upper bound for what takes the circuit" : ""}`,
    price: "egress-gb",
    kind: "monthly",
    requirement: "network",
    source: ["ej"],
  },
  {
    item: "Log analytics",
    quantity: logVolume,
    formula: (brief) =>
      `${times(`${logEach(brief)} GB a month${brief.holds(FIREWALL) ? " (1 of them of the firewall)" : ""}`, terms([machines(brief), "rehosted machine"], [created(brief), "new machine"]))}, at least 10`,
    price: "log-storage",
    kind: "monthly",
    requirement: "monitoring",
    source: ["ej"],
  },
  {
    item: "SQL Managed Instance",
    quantity: (brief) => instancesFor(databases(brief)),
    formula: (brief) =>
      `${plural(databases(brief), "database workload")}, up to two per 4-core instance, until measured`,
    price: "sql-managed-instance",
    kind: "monthly",
    requirement: "platform services",
    source: ["ej"],
  },
  {
    item: "App Service plans",
    quantity: (brief) => plansFor(webApplications(brief)),
    formula: (brief) => `${plural(webApplications(brief), "web workload")}, two per plan`,
    price: "app-service-plan",
    kind: "monthly",
    requirement: "platform services",
    source: ["ej"],
  },
  {
    item: "Application Gateway with web application firewall",
    quantity: (brief) => Math.min(1, webApplications(brief)),
    formula: (brief) =>
      `1 in front of all${brief.holds(TWO_REGIONS) ? "; the second region's is deployed from code with its applications" : ""}`,
    price: "waf-gateway",
    kind: "monthly",
    when: WEB_GATEWAY,
    requirement: "platform services",
    source: ["ej"],
  },
  {
    item: "Defender plans for platform services",
    quantity: (brief) => instancesFor(databases(brief)) + plansFor(webApplications(brief)),
    formula: "one for each instance and plan",
    kind: "monthly",
    requirement: "threat protection",
    when: is("security-requirements", "threat-protection"),
    source: ["ej"],
  },
  {
    item: "Entra ID P2 for administrators",
    quantity: (brief) => brief.administrators,
    formula: "1 for each administrator; required by Privileged Identity Management",
    price: "entra-p2",
    kind: "monthly",
    requirement: "rights, multi-factor authentication and identity management",
    source: ["alz-check"],
  },
  {
    item: "Intune Plan 1 for administrators",
    quantity: (brief) => brief.administrators,
    formula: (brief) => `1 for each administrator; ${partOfPlans(brief)}`,
    price: "intune-p1",
    kind: "monthly",
    when: is("security-requirements", "mobile-device-management"),
    owned: PLAN_HELD,
    requirement: "mobile device management",
    source: ["m365-bp", "ej"],
  },
  {
    item: "Entra ID P1 for published applications",
    quantity: remoteUsers,
    formula: (brief) => `${outsideText(brief)}; ${partOfPlans(brief)}`,
    price: "entra-p1",
    kind: "monthly",
    when: PROXY,
    owned: PLAN_HELD,
    requirement: "remote access",
    source: ["appproxy"],
  },
  {
    item: "Paid security updates for Windows Server 2016 (option)",
    quantity: 1,
    formula: (brief) =>
      `one line, per system${paysForWindows(brief) ? "" : " found"} until upgraded or retired; guide price USD 1,000 a year for 16 Standard cores${guideText(brief)}`,
    kind: "yearly",
    asked: (brief) => openWindows(brief) !== "none",
    requirement: "end of support before the move",
    source: ["eol", "esu-price", "ej"],
  },
  {
    item: "Paid security updates for SQL Server (option)",
    quantity: 1,
    formula: (brief) =>
      `one line for ${oldestOf(brief, "sql-server")}, per instance until moved or upgraded; guide price USD 3,353 a year for two Standard cores, at least four an instance: USD 6,706`,
    kind: "yearly",
    when: is("current-technologies", "sql-server"),
    asked: paysForSql,
    requirement: "end of support before the move",
    source: ["eol", "esu-price", "ej"],
  },
  {
    item: "SQL Server licences for its machines (option)",
    quantity: 1,
    formula: `as a guide ${formatAmount(SQL_PACKS * PRICES["sql-standard"].low, "USD")} once and ${formatAmount(SQL_PACKS * PRICES["sql-assurance"].low, "USD")} a year for each machine of four Standard cores without licences to bring`,
    kind: "one-off",
    when: all(is("current-technologies", "sql-server"), none(LANDING, SMALL)),
    requirement: "rehosted workloads",
    source: ["ws-price", "ahb"],
  },
  {
    item: "Security keys",
    quantity: (brief) => brief.administrators * 2 + 2,
    formula: "2 for each administrator, 2 for break-glass",
    price: "fido2-key",
    kind: "one-off",
    requirement: "multi-factor authentication",
    source: ["ej"],
  },
];
