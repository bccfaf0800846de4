/** The price book: list prices, prices of secondary sources and estimates, each with its kind and date. */

import type { Currency } from "#app/shared/money.ts";
import type { Sourced } from "./sources.ts";

/** Who of the consultant does a task, and so what a day of it costs. */
export type TaskRole = "Architect" | "Engineer" | "Project manager";

export type PriceKind = "list, secondary source" | "secondary source" | "vendor list" | "planning estimate";

/** Amounts in minor units; low and high are equal where one figure is published. */
export type PriceRow = Sourced & {
  item: string;
  low: number;
  high: number;
  currency: Currency;
  unit: string;
  asOf: string;
  kind: PriceKind;
};

const usd = (
  item: string,
  low: number,
  high: number,
  unit: string,
  asOf: string,
  kind: PriceKind,
  ...source: PriceRow["source"]
): PriceRow => ({
  item,
  low: Math.round(low * 100),
  high: Math.round(high * 100),
  currency: "USD",
  unit,
  asOf,
  kind,
  source,
});

const eur = (item: string, low: number, high: number, unit: string): PriceRow => ({
  item,
  low: low * 100,
  high: high * 100,
  currency: "EUR",
  unit,
  asOf: "2026",
  kind: "planning estimate",
  source: ["ej"],
});

const LIST = "list, secondary source";
const JULY = "July 2026";

export const PRICES = {
  "business-premium": usd("Microsoft 365 Business Premium", 22, 22, "user and month", JULY, LIST, "m365-price"),
  "m365-e3": usd("Microsoft 365 E3", 39, 39, "user and month", JULY, LIST, "m365-price"),
  "m365-e5": usd("Microsoft 365 E5", 60, 60, "user and month", JULY, LIST, "m365-price"),
  "m365-f3": usd("Microsoft 365 F3 (frontline)", 10, 10, "user and month", JULY, LIST, "m365-price"),
  "bp-to-e5": usd("Step from Business Premium to Microsoft 365 E5", 38, 38, "user and month", JULY, LIST, "m365-price"),
  "e3-to-e5": usd("Step from Microsoft 365 E3 to E5", 21, 21, "user and month", JULY, LIST, "m365-price"),
  "entra-p1": usd("Microsoft Entra ID P1", 6, 6, "user and month", "2026", LIST, "sec-price"),
  "entra-p2": usd("Microsoft Entra ID P2", 9, 9, "user and month", "2026", LIST, "sec-price"),
  "entra-private-access": usd(
    "Microsoft Entra Private Access, beside Entra ID P1",
    5,
    5,
    "user and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "defender-endpoint-p2": usd("Defender for Endpoint P2", 5.2, 5.2, "user and month", "2026", LIST, "sec-price"),
  "defender-business": usd("Defender for Business", 3, 3, "user and month", "2026", "planning estimate", "ej"),
  "defender-identity": usd("Defender for Identity", 5, 5, "user and month", "2026", LIST, "sec-price"),
  "defender-servers-p1": usd("Defender for Servers P1", 5, 5, "server and month", "2026", LIST, "sec-price"),
  "defender-servers-p2": usd("Defender for Servers P2", 15, 15, "server and month", "2026", LIST, "sec-price"),
  "sentinel-gb": usd("Microsoft Sentinel analytics ingestion", 4, 5.5, "GB", "2026", "secondary source", "sentinel"),
  "sentinel-lake-gb": {
    item: "Microsoft Sentinel data lake: taking in and processing once",
    low: 15,
    high: 15,
    currency: "EUR",
    unit: "GB",
    asOf: "2026",
    kind: "secondary source",
    source: ["sentinel"],
  },
  "windows-standard": usd(
    "Windows Server 2025 Standard, 16 cores",
    1069,
    1176,
    "licence",
    "2025–26",
    "secondary source",
    "ws-price",
  ),
  "windows-datacenter": usd(
    "Windows Server 2025 Datacenter, 16 cores",
    6155,
    6771,
    "licence",
    "2025–26",
    "secondary source",
    "ws-price",
  ),
  "vpn-650": usd(
    "VPN gateway, 650 Mbps class, zone redundant",
    140,
    140,
    "gateway and month",
    "2025–26",
    "secondary source",
    "net-price",
  ),
  "vpn-1g": usd(
    "VPN gateway, 1 Gbps class, zone redundant",
    350,
    450,
    "gateway and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "vpn-2g": usd(
    "VPN gateway, 2.5 Gbps class, zone redundant",
    900,
    1200,
    "gateway and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "er-gateway-10g": usd(
    "ExpressRoute gateway, zone redundant, 10 Gbps class",
    1200,
    1800,
    "gateway and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "er-500m": usd(
    "ExpressRoute 500 Mbps, metered, without provider charges",
    300,
    1100,
    "circuit and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "er-200m": usd(
    "ExpressRoute 200 Mbps, metered, without provider charges",
    150,
    300,
    "circuit and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "er-2g": usd(
    "ExpressRoute 2 Gbps, metered, without provider charges",
    1700,
    3300,
    "circuit and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "sql-managed-instance": usd(
    "SQL Managed Instance, general purpose, 4 cores, without Hybrid Benefit",
    700,
    780,
    "instance and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "app-service-plan": usd(
    "App Service plan, 2 to 4 cores",
    110,
    250,
    "plan and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "nat-gateway": usd("NAT gateway, without data", 33, 45, "gateway and month", "2026", "planning estimate", "ej"),
  "er-gateway": usd(
    "ExpressRoute gateway, zone redundant, 1 to 2 Gbps",
    300,
    650,
    "gateway and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "er-1g": usd(
    "ExpressRoute 1 Gbps, metered, without provider charges",
    1627,
    1627,
    "circuit and month",
    "2025–26",
    "secondary source",
    "net-price",
  ),
  "vwan-s2s": usd(
    "Virtual WAN site-to-site scale unit, 500 Mbps",
    263.53,
    263.53,
    "unit and month (730 h)",
    "2025",
    "vendor list",
    "vwan",
  ),
  "vwan-connection": usd(
    "Virtual WAN branch connection",
    36.5,
    36.5,
    "connection and month (730 h)",
    "2025",
    "vendor list",
    "vwan",
  ),
  "vwan-hub": usd(
    "Virtual WAN hub, standard, without data",
    150,
    200,
    "hub and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "waf-gateway": usd(
    "Application Gateway with web application firewall, without data",
    330,
    450,
    "gateway and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "azure-local-core": usd("Azure Local host fee", 10, 10, "physical core and month", "2026", "planning estimate", "ej"),
  "vm-d2": usd(
    "Virtual machine, D2s class, Windows, pay as you go",
    70,
    140,
    "machine and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "vm-d4": usd(
    "Virtual machine, D4s class, Windows, pay as you go",
    140,
    280,
    "machine and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "backup-server": usd("Azure Backup", 10, 25, "server and month", "2026", "planning estimate", "ej"),
  asr: usd(
    "Azure Site Recovery to Azure, without storage",
    25,
    25,
    "instance and month",
    "2025–26",
    "secondary source",
    "asr",
  ),
  "fido2-key": eur("FIDO2 security key", 25, 50, "key"),
  "hsm-pair": eur("Network hardware security module pair, FIPS 140-3 level 3", 25000, 60000, "pair"),
  "hsm-support": eur("Support of the hardware security module pair (15% a year)", 3750, 9000, "year"),
  "encrypted-usb": eur("Encrypted USB drive, hardware PIN", 60, 150, "drive"),
  "privileged-workstation": eur("Privileged access workstation, 16 GB, 256 GB", 900, 1500, "machine"),
  "offline-laptop": eur("Offline root machine, TPM 2.0, no network use", 700, 1200, "machine"),
  "operations-day": eur("Operations day of the consultant", 550, 800, "day"),
  "azure-local-node": eur("Azure Local validated machine, 16 cores", 15000, 30000, "machine"),
  "azure-local-node-small": eur("Azure Local machine of the low-capacity class, 14 cores", 7000, 14000, "machine"),
  "premises-server": eur("Server on the premises: power, room, maintenance, backup", 35, 100, "server and month"),
  "firewall-month": usd(
    "Azure Firewall Standard, deployment without data",
    800,
    1000,
    "firewall and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "firewall-premium-month": usd(
    "Azure Firewall Premium, deployment without data",
    1200,
    1400,
    "firewall and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "azure-files-tb": usd(
    "Azure Files, standard, zone redundant",
    60,
    80,
    "TB and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "api-management": usd(
    "API Management, Basic to Standard tier",
    150,
    700,
    "instance and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "disk-tb": usd("Managed disks, standard to premium SSD", 75, 140, "TB and month", "2026", "planning estimate", "ej"),
  "bastion-month": usd("Azure Bastion", 140, 220, "host and month", "2026", "planning estimate", "ej"),
  "cmg-instance": usd(
    "Cloud management gateway instance of size A2_v2, without egress",
    60,
    120,
    "instance and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "cmg-instance-large": usd(
    "Cloud management gateway instance of size A4_v2, without egress",
    120,
    240,
    "instance and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "intune-p1": usd("Intune Plan 1, stand-alone", 8, 10, "user and month", "2026", "planning estimate", "ej"),
  "resolver-endpoint": usd(
    "DNS Private Resolver endpoint",
    150,
    200,
    "endpoint and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "m365-backup": usd(
    "Third-party or native backup of Microsoft 365",
    2,
    4,
    "user and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "mailbox-move": usd(
    "Migration tool or service, per mailbox (only where native moves do not serve)",
    0,
    50,
    "mailbox",
    "2025–26",
    "secondary source",
    "m365-svc",
  ),
  "log-storage": usd("Log analytics and diagnostics", 2.3, 3, "GB", "2026", "planning estimate", "ej"),
  "managed-pki-base": usd("Managed PKI, platform", 6000, 15000, "year", "2026", "planning estimate", "ej"),
  "managed-pki-user": usd(
    "Managed PKI, certificates of one user or device, or of one server",
    8,
    20,
    "user and year",
    "2026",
    "planning estimate",
    "ej",
  ),
  "update-manager-server": usd(
    "Azure Update Manager for a server outside Azure",
    5,
    5,
    "server and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "patch-tool-device": usd(
    "Patching and inventory as a service",
    2,
    5,
    "user device and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "other-suite-user": usd(
    "Mail and office suite of another provider",
    7,
    18,
    "user and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "third-party-security": usd(
    "Endpoint and mail protection of a third party",
    4,
    9,
    "user device and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "managed-detection-user": usd(
    "Managed detection and response",
    8,
    20,
    "user and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "egress-gb": usd(
    "Outbound data of Azure, after the first 100 GB",
    0.08,
    0.09,
    "GB",
    "2026",
    "planning estimate",
    "ej",
  ),
} as const satisfies Record<string, PriceRow>;

export type PriceKey = keyof typeof PRICES;

/** Prices known in another currency, which take the place of the dollar price for clients who pay in it. */
export const LOCAL_PRICES: Partial<Record<Currency, Partial<Record<PriceKey, PriceRow>>>> = {
  EUR: {
    "business-premium": {
      ...PRICES["business-premium"],
      low: 1906,
      high: 1906,
      currency: "EUR",
      asOf: "June 2026",
      source: ["m365-eur"],
    },
    "sentinel-gb": { ...PRICES["sentinel-gb"], low: 522, high: 522, currency: "EUR" },
  },
  GBP: {
    "fido2-key": { ...PRICES["fido2-key"], low: 2200, high: 4500, currency: "GBP" },
    "privileged-workstation": { ...PRICES["privileged-workstation"], low: 80_000, high: 130_000, currency: "GBP" },
    "azure-local-node": { ...PRICES["azure-local-node"], low: 1_300_000, high: 2_600_000, currency: "GBP" },
    "azure-local-node-small": { ...PRICES["azure-local-node-small"], low: 600_000, high: 1_200_000, currency: "GBP" },
    "premises-server": { ...PRICES["premises-server"], low: 3000, high: 9000, currency: "GBP" },
    "hsm-pair": { ...PRICES["hsm-pair"], low: 2_200_000, high: 5_200_000, currency: "GBP" },
    "hsm-support": { ...PRICES["hsm-support"], low: 330_000, high: 780_000, currency: "GBP" },
    "encrypted-usb": { ...PRICES["encrypted-usb"], low: 5000, high: 13_000, currency: "GBP" },
    "offline-laptop": { ...PRICES["offline-laptop"], low: 60_000, high: 105_000, currency: "GBP" },
  },
  USD: {
    "fido2-key": { ...PRICES["fido2-key"], low: 2500, high: 5500, currency: "USD" },
    "privileged-workstation": { ...PRICES["privileged-workstation"], low: 95_000, high: 160_000, currency: "USD" },
    "azure-local-node": { ...PRICES["azure-local-node"], low: 1_600_000, high: 3_300_000, currency: "USD" },
    "azure-local-node-small": { ...PRICES["azure-local-node-small"], low: 750_000, high: 1_550_000, currency: "USD" },
    "premises-server": { ...PRICES["premises-server"], low: 4000, high: 11_000, currency: "USD" },
    "hsm-pair": { ...PRICES["hsm-pair"], low: 2_700_000, high: 6_500_000, currency: "USD" },
    "hsm-support": { ...PRICES["hsm-support"], low: 405_000, high: 975_000, currency: "USD" },
    "encrypted-usb": { ...PRICES["encrypted-usb"], low: 6500, high: 16_000, currency: "USD" },
    "offline-laptop": { ...PRICES["offline-laptop"], low: 75_000, high: 130_000, currency: "USD" },
  },
};

/** Day rates for planning: what each role costs between `low` and `high`, and the round figure near the middle that is calculated with. */
export type RateCard = Sourced & {
  currency: Currency;
  /** The usual mix of roles in one figure, to check the sum by role. */
  blended: number;
  roles: readonly { role: TaskRole; low: number; high: number; plan: number; asOf: string; kind: PriceKind }[];
  market: string;
};

const ROLE_ESTIMATE = { asOf: "2026", kind: "planning estimate" } as const;
const ROLE_MARKET = { asOf: "2026", kind: "secondary source" } as const;

export const RATE_CARDS: Record<Currency, RateCard> = {
  EUR: {
    currency: "EUR",
    blended: 75_000,
    market: "Ireland and EU",
    roles: [
      { role: "Architect", low: 80_000, high: 110_000, plan: 95_000, ...ROLE_ESTIMATE },
      { role: "Engineer", low: 55_000, high: 80_000, plan: 68_000, ...ROLE_ESTIMATE },
      { role: "Project manager", low: 60_000, high: 85_000, plan: 73_000, ...ROLE_ESTIMATE },
    ],
    source: ["ej"],
  },
  GBP: {
    currency: "GBP",
    blended: 65_000,
    market: "United Kingdom, contract market",
    roles: [
      { role: "Architect", low: 70_000, high: 95_000, plan: 83_000, ...ROLE_MARKET },
      { role: "Engineer", low: 50_000, high: 65_000, plan: 58_000, ...ROLE_MARKET },
      { role: "Project manager", low: 50_000, high: 75_000, plan: 63_000, ...ROLE_ESTIMATE },
    ],
    source: ["day-rate", "ej"],
  },
  USD: {
    currency: "USD",
    blended: 110_000,
    market: "North America",
    roles: [
      { role: "Architect", low: 120_000, high: 170_000, plan: 145_000, ...ROLE_ESTIMATE },
      { role: "Engineer", low: 85_000, high: 125_000, plan: 105_000, ...ROLE_ESTIMATE },
      { role: "Project manager", low: 90_000, high: 130_000, plan: 110_000, ...ROLE_ESTIMATE },
    ],
    source: ["ej"],
  },
};
