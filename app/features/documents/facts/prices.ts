/** The price book: list prices, prices of secondary sources and estimates, each with its kind and date. */

import { type Currency, converted, rateText } from "./exchange.ts";
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
  "m365-f1": usd("Microsoft 365 F1 (frontline)", 3, 3, "user and month", JULY, LIST, "m365-price"),
  "m365-f3": usd("Microsoft 365 F3 (frontline)", 10, 10, "user and month", JULY, LIST, "m365-price"),
  "bp-purview": usd(
    "Purview suite with Business Premium, annual billing",
    10,
    10,
    "user and month",
    "August 2026",
    LIST,
    "bp-suites",
  ),
  "bp-suites": usd(
    "Defender and Purview suites with Business Premium, annual billing",
    15,
    15,
    "user and month",
    "August 2026",
    LIST,
    "bp-suites",
  ),
  "e3-purview": usd("Purview suite with Microsoft 365 E3", 12, 12, "user and month", "2026", LIST, "purview-suite"),
  "e3-to-e5": usd("Step from Microsoft 365 E3 to E5", 21, 21, "user and month", JULY, LIST, "m365-price"),
  "defender-suite": usd(
    "Defender suite on Microsoft 365 E3",
    12,
    12,
    "user and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "entra-p1": usd("Microsoft Entra ID P1", 7, 7, "user and month", "September 2026", LIST, "entra-price"),
  "entra-p2": usd("Microsoft Entra ID P2", 10, 10, "user and month", "September 2026", LIST, "entra-price"),
  "defender-endpoint-p2": usd("Defender for Endpoint P2", 5.2, 5.2, "user and month", "2026", LIST, "sec-price"),
  "defender-office-p1": usd("Defender for Office 365 P1", 2, 2, "user and month", "2026", LIST, "sec-price"),
  "defender-business": usd("Defender for Business", 3, 3, "user and month", "2026", "planning estimate", "ej"),
  "defender-business-servers": usd(
    "Defender for Business servers",
    3,
    3,
    "server and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "ems-e3": usd("Enterprise Mobility + Security E3", 12, 12, "user and month", JULY, LIST, "ms-july"),
  "ems-e5": usd("Enterprise Mobility + Security E5", 16, 20, "user and month", "2026", "planning estimate", "ej"),
  "defender-identity": usd("Defender for Identity", 5, 5, "user and month", "2026", LIST, "sec-price"),
  "defender-servers-p1": usd("Defender for Servers P1", 5, 5, "server and month", "2026", LIST, "sec-price"),
  "defender-servers-p2": usd("Defender for Servers P2", 15, 15, "server and month", "2026", LIST, "sec-price"),
  "sentinel-gb": usd("Microsoft Sentinel analytics ingestion", 4, 5.5, "GB", "2026", "secondary source", "sentinel"),
  "sentinel-lake-gb": usd(
    "Microsoft Sentinel data lake: ingestion and one-time processing",
    0.15,
    0.15,
    "GB",
    "2026",
    "planning estimate",
    "ej",
  ),
  "sentinel-lake-storage": usd(
    "Microsoft Sentinel data lake: storage",
    0.02,
    0.03,
    "GB and month",
    "2026",
    "planning estimate",
    "ej",
  ),
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
  "sql-standard": usd("SQL Server Standard, 2 cores", 4200, 4200, "licence", "2025", "secondary source", "ws-price"),
  "sql-assurance": usd(
    "Software Assurance of SQL Server Standard, 2 cores", // a quarter of the licence
    1050,
    1050,
    "licence and year",
    "2025",
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
    "VPN gateway, 1.25 Gbps class, zone redundant",
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
  "vpn-5g": usd(
    "VPN gateway, 5 Gbps class, zone redundant",
    1500,
    1800,
    "gateway and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "vpn-tunnel": usd("VPN tunnel above ten", 10, 12, "tunnel and month", "2026", "planning estimate", "ej"),
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
    260,
    320,
    "circuit and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "er-100m": usd(
    "ExpressRoute 100 Mbps, metered, without provider charges",
    98,
    120,
    "circuit and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "er-200m": usd(
    "ExpressRoute 200 Mbps, metered, without provider charges",
    130,
    160,
    "circuit and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "er-2g": usd(
    "ExpressRoute 2 Gbps, metered, without provider charges",
    800,
    950,
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
    "ExpressRoute gateway, zone redundant, 1 Gbps class",
    300,
    400,
    "gateway and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "er-gateway-2g": usd(
    "ExpressRoute gateway, zone redundant, 2 Gbps class",
    480,
    650,
    "gateway and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "circuit-provider": usd(
    "Circuit to the provider's peering location, up to 2 Gbps",
    300,
    1500,
    "circuit and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "er-1g": usd(
    "ExpressRoute 1 Gbps, metered, without provider charges",
    436,
    436,
    "circuit and month",
    "2026",
    "secondary source",
    "er-price",
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
    "Virtual machine, D2s class, Windows, Hybrid Benefit to pay as you go",
    70,
    140,
    "machine and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "vm-d4": usd(
    "Virtual machine, D4s class, Windows, Hybrid Benefit to pay as you go",
    140,
    280,
    "machine and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  // up to a fifth above the high figure, which is that of a region of the United States, in the dearest of the regions proposed
  "vm-d2-abroad": usd(
    "Virtual machine, D2s class, Windows, Hybrid Benefit to pay as you go",
    70,
    168,
    "machine and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "vm-d4-abroad": usd(
    "Virtual machine, D4s class, Windows, Hybrid Benefit to pay as you go",
    140,
    336,
    "machine and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "backup-server": usd("Azure Backup", 10, 25, "instance and month", "2026", "planning estimate", "ej"),
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
  "smart-card-key": eur("Security key with smart card function, RSA 3072", 55, 95, "key"),
  "hsm-pair": eur("Network hardware security module pair, FIPS 140-3 level 3", 25000, 60000, "pair"),
  "hsm-one": eur("Network hardware security module with backup device, half of a pair", 12500, 30000, "HSM"),
  "hsm-support": eur("Hardware security module pair support (15% a year)", 3750, 9000, "year"),
  "hsm-one-support": eur("Support of one hardware security module (15% a year)", 1875, 4500, "year"),
  "encrypted-usb": eur("Encrypted USB drive, hardware PIN", 60, 150, "drive"),
  "privileged-workstation": eur("Privileged access workstation, 16 GB, 256 GB", 900, 1500, "machine"),
  "offline-laptop": eur("Offline root machine, TPM 2.0, never networked", 700, 1200, "machine"),
  "operations-day": eur("Consultant operations day", 550, 800, "day"),
  "azure-local-node": eur("Host with disks, 16 cores", 15000, 30000, "machine"),
  "azure-local-node-small": eur("Low-capacity host, 14 cores", 7000, 14000, "machine"),
  "premises-server": eur("On-premises server: power, space, maintenance, backup", 35, 100, "server and month"),
  "backup-disk-tb": eur("Backup server disk, usable", 80, 200, "TB"),
  "firewall-basic-month": usd(
    "Azure Firewall Basic, deployment without data",
    280,
    320,
    "firewall and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "firewall-basic-tb": usd(
    "Azure Firewall Basic, data processed",
    65,
    65,
    "TB and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "firewall-tb": usd(
    "Azure Firewall Standard or Premium, data that pass through it",
    16,
    16,
    "TB and month",
    "2026",
    "planning estimate",
    "ej",
  ),
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
  "file-sync-server": usd(
    "Azure File Sync, registered server",
    5,
    5,
    "server and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "api-management": usd(
    "API Management, Standard v2, the lowest tier with private network access",
    650,
    750,
    "instance and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "disk-tb": usd("Managed disks, standard to premium SSD", 75, 140, "TB and month", "2026", "planning estimate", "ej"),
  "bastion-month": usd("Azure Bastion", 140, 220, "host and month", "2026", "planning estimate", "ej"),
  // from what Windows on A2_v2 and A4_v2 costs, to which Microsoft calls the new sizes close, up to their own list price
  "cmg-instance": usd(
    "Cloud management gateway instance, D4ads_v6, without egress",
    270,
    330,
    "instance and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "cmg-instance-large": usd(
    "Cloud management gateway instance, D8ads_v6, without egress",
    540,
    660,
    "instance and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "cloud-pki": usd("Intune Cloud PKI, stand-alone add-on", 2, 2, "user and month", "2026", "planning estimate", "ej"),
  "intune-p1": usd("Intune Plan 1, stand-alone", 8, 10, "user and month", "2026", "planning estimate", "ej"),
  "suite-over-intune": usd(
    "Enterprise Mobility + Security E3 in place of Intune Plan 1 at its midpoint",
    3,
    3,
    "user and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "m365-own-backup-gb": usd(
    "Microsoft 365 Backup, volume protected",
    0.15,
    0.15,
    "GB and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "windows-cal": usd("Windows Server 2025 access licence", 40, 55, "user", "2026", "planning estimate", "ej"),
  // lists name them with two years; each year of Software Assurance is a quarter of the licence, a sixth of that price
  "system-center-standard": usd(
    "System Center 2025 Standard, 16 cores, with three years of Software Assurance",
    1400,
    1690,
    "set",
    "2026",
    "planning estimate",
    "ej",
  ),
  "system-center-datacenter": usd(
    "System Center 2025 Datacenter, 16 cores, with three years of Software Assurance",
    3850,
    4550,
    "set",
    "2026",
    "planning estimate",
    "ej",
  ),
  "private-endpoint-tb": usd(
    "Data through private endpoints",
    10,
    10,
    "TB and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "private-endpoint": usd(
    "Private endpoint, without data",
    7,
    8,
    "endpoint and month",
    "2026",
    "planning estimate",
    "ej",
  ),
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
    "Migration tool or service, per mailbox (only where native moves are unsuitable)",
    0,
    50,
    "mailbox",
    "2025–26",
    "secondary source",
    "m365-svc",
  ),
  "log-storage": usd("Log analytics and diagnostics", 2.3, 3, "GB", "2026", "planning estimate", "ej"),
  "log-retention": usd(
    "Log analytics, retention beyond 31 days",
    0.1,
    0.13,
    "GB and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "managed-pki-base": usd("Managed PKI, platform", 6000, 15000, "year", "2026", "planning estimate", "ej"),
  "managed-pki-user": usd("Managed PKI, one user, device or server", 8, 20, "year", "2026", "planning estimate", "ej"),
  "update-manager-server": usd(
    "Azure Update Manager for a server outside Azure",
    5,
    5,
    "server and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "machine-configuration-server": usd(
    "Azure machine configuration for a server outside Azure",
    6,
    6,
    "server and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "patch-tool-device": usd(
    "Patching and inventory as a service",
    2,
    5,
    "device and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "endpoint-suite-device": usd(
    "Third-party endpoint management",
    4,
    8,
    "device and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "other-suite-user": usd(
    "Third-party mail and office suite",
    7,
    18,
    "user and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "third-party-sign-in": usd(
    "Third-party second factor and single sign-on",
    6,
    12,
    "user and month",
    "2026",
    "planning estimate",
    "ej",
  ),
  "third-party-security": usd(
    "Third-party endpoint and mail protection",
    4,
    9,
    "device and month",
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
  "egress-gb": usd("Azure outbound data, after the first 100 GB", 0.08, 0.09, "GB", "2026", "planning estimate", "ej"),
} as const satisfies Record<string, PriceRow>;

export type PriceKey = keyof typeof PRICES;

/** Currencies in which no day rate is held, and no price. */
const DERIVED = ["CZK", "DKK", "HUF", "ISK", "NOK", "PLN", "RON", "SEK"] as const satisfies Currency[];

/** What is estimated in euro, in another currency. */
function estimatesIn(currency: Currency, of: (minor: number) => number): Partial<Record<PriceKey, PriceRow>> {
  return inCurrency(PRICES, "EUR", currency, of);
}

function inCurrency(
  rows: Partial<Record<string, PriceRow>>,
  from: Currency,
  currency: Currency,
  of: (minor: number) => number,
): Partial<Record<PriceKey, PriceRow>> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([key, row]) =>
      row?.currency === from ? [[key, { ...row, low: of(row.low), high: of(row.high), currency }]] : [],
    ),
  );
}

/** What is bought, estimated for buyers in North America. */
const IN_DOLLARS: Partial<Record<PriceKey, PriceRow>> = {
  "fido2-key": { ...PRICES["fido2-key"], low: 2500, high: 5500, currency: "USD" },
  "smart-card-key": { ...PRICES["smart-card-key"], low: 6000, high: 10_000, currency: "USD" },
  "privileged-workstation": { ...PRICES["privileged-workstation"], low: 95_000, high: 160_000, currency: "USD" },
  "azure-local-node": { ...PRICES["azure-local-node"], low: 1_600_000, high: 3_300_000, currency: "USD" },
  "azure-local-node-small": { ...PRICES["azure-local-node-small"], low: 750_000, high: 1_550_000, currency: "USD" },
  "premises-server": { ...PRICES["premises-server"], low: 4000, high: 11_000, currency: "USD" },
  "backup-disk-tb": { ...PRICES["backup-disk-tb"], low: 9000, high: 22_000, currency: "USD" },
  "hsm-pair": { ...PRICES["hsm-pair"], low: 2_700_000, high: 6_500_000, currency: "USD" },
  "hsm-support": { ...PRICES["hsm-support"], low: 405_000, high: 975_000, currency: "USD" },
  "hsm-one": { ...PRICES["hsm-one"], low: 1_350_000, high: 3_250_000, currency: "USD" },
  "hsm-one-support": { ...PRICES["hsm-one-support"], low: 202_500, high: 487_500, currency: "USD" },
  "encrypted-usb": { ...PRICES["encrypted-usb"], low: 6500, high: 16_000, currency: "USD" },
  "offline-laptop": { ...PRICES["offline-laptop"], low: 75_000, high: 130_000, currency: "USD" },
};

/** Prices known in another currency, which take the place of the dollar price for clients who pay in it. */
export const LOCAL_PRICES: Partial<Record<Currency, Partial<Record<PriceKey, PriceRow>>>> = {
  ...Object.fromEntries(
    [...DERIVED, "AUD" as const].map((currency) => [
      currency,
      estimatesIn(currency, (minor) => converted(minor, "EUR", currency)),
    ]),
  ),
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
    "sentinel-lake-gb": {
      ...PRICES["sentinel-lake-gb"],
      currency: "EUR",
      kind: "secondary source",
      source: ["sentinel"],
    },
    "sentinel-lake-storage": { ...PRICES["sentinel-lake-storage"], currency: "EUR" },
  },
  GBP: {
    "fido2-key": { ...PRICES["fido2-key"], low: 2200, high: 4500, currency: "GBP" },
    "smart-card-key": { ...PRICES["smart-card-key"], low: 5000, high: 8500, currency: "GBP" },
    "privileged-workstation": { ...PRICES["privileged-workstation"], low: 80_000, high: 130_000, currency: "GBP" },
    "azure-local-node": { ...PRICES["azure-local-node"], low: 1_300_000, high: 2_600_000, currency: "GBP" },
    "azure-local-node-small": { ...PRICES["azure-local-node-small"], low: 600_000, high: 1_200_000, currency: "GBP" },
    "premises-server": { ...PRICES["premises-server"], low: 3000, high: 9000, currency: "GBP" },
    "backup-disk-tb": { ...PRICES["backup-disk-tb"], low: 7000, high: 17_000, currency: "GBP" },
    "hsm-pair": { ...PRICES["hsm-pair"], low: 2_200_000, high: 5_200_000, currency: "GBP" },
    "hsm-support": { ...PRICES["hsm-support"], low: 330_000, high: 780_000, currency: "GBP" },
    "hsm-one": { ...PRICES["hsm-one"], low: 1_100_000, high: 2_600_000, currency: "GBP" },
    "hsm-one-support": { ...PRICES["hsm-one-support"], low: 165_000, high: 390_000, currency: "GBP" },
    "encrypted-usb": { ...PRICES["encrypted-usb"], low: 5000, high: 13_000, currency: "GBP" },
    "offline-laptop": { ...PRICES["offline-laptop"], low: 60_000, high: 105_000, currency: "GBP" },
  },
  USD: IN_DOLLARS,
  CAD: inCurrency(IN_DOLLARS, "USD", "CAD", (minor) => converted(minor, "USD", "CAD")),
  /** What is estimated in euro is taken as the same in francs, which are worth a little more and buy a little less. */
  CHF: estimatesIn("CHF", (minor) => minor),
};

/** Where what is bought is priced by estimates of another market: which, and in what. */
export const ESTIMATED_IN: Partial<Record<Currency, { market: string; unit: Currency }>> = {
  AUD: { market: "Ireland and the EU", unit: "EUR" },
  CAD: { market: "the United States", unit: "USD" },
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
const SWISS_ARCHITECT = { asOf: "2024", kind: "secondary source" } as const;
const ROLE_MARKET = { asOf: "2026", kind: "secondary source" } as const;

const CARDS: Record<Exclude<Currency, (typeof DERIVED)[number]>, RateCard> = {
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
  /** One Swiss rate is published, an architect's of CHF 2,375: 2.5 times that of the euro card, and so is everything else, in tens of which half a day is a whole sum. */
  CHF: {
    currency: "CHF",
    blended: 187_500,
    market: "Switzerland, roles in the proportions of EU rates",
    roles: [
      { role: "Architect", low: 200_000, high: 275_000, plan: 238_000, ...SWISS_ARCHITECT },
      { role: "Engineer", low: 138_000, high: 200_000, plan: 170_000, ...ROLE_ESTIMATE },
      { role: "Project manager", low: 150_000, high: 213_000, plan: 183_000, ...ROLE_ESTIMATE },
    ],
    source: ["day-rate-europe", "ej"],
  },
  USD: {
    currency: "USD",
    blended: 110_000,
    market: "United States",
    roles: [
      { role: "Architect", low: 120_000, high: 170_000, plan: 145_000, ...ROLE_ESTIMATE },
      { role: "Engineer", low: 85_000, high: 125_000, plan: 105_000, ...ROLE_ESTIMATE },
      { role: "Project manager", low: 90_000, high: 130_000, plan: 110_000, ...ROLE_ESTIMATE },
    ],
    source: ["ej"],
  },
  CAD: {
    currency: "CAD",
    blended: 110_000,
    market: "Canada",
    roles: [
      { role: "Architect", low: 110_000, high: 160_000, plan: 135_000, ...ROLE_ESTIMATE },
      { role: "Engineer", low: 80_000, high: 120_000, plan: 100_000, ...ROLE_ESTIMATE },
      { role: "Project manager", low: 90_000, high: 130_000, plan: 110_000, ...ROLE_ESTIMATE },
    ],
    source: ["day-rate-canada", "ej"],
  },
  AUD: {
    currency: "AUD",
    blended: 115_000,
    market: "Australia",
    roles: [
      { role: "Architect", low: 110_000, high: 160_000, plan: 135_000, ...ROLE_ESTIMATE },
      { role: "Engineer", low: 84_000, high: 125_000, plan: 105_000, ...ROLE_ESTIMATE },
      { role: "Project manager", low: 95_000, high: 135_000, plan: 115_000, ...ROLE_ESTIMATE },
    ],
    source: ["day-rate-australia", "ej"],
  },
};

/** The euro card at the planning rate. */
function derivedCard(currency: Currency): RateCard {
  const of = (minor: number) => converted(minor, "EUR", currency);
  return {
    ...CARDS.EUR,
    currency,
    blended: of(CARDS.EUR.blended),
    market: `Ireland and EU at ${rateText("EUR", currency)}`,
    roles: CARDS.EUR.roles.map((role) => ({ ...role, low: of(role.low), high: of(role.high), plan: of(role.plan) })),
  };
}

export const RATE_CARDS: Record<Currency, RateCard> = {
  ...CARDS,
  ...(Object.fromEntries(DERIVED.map((currency) => [currency, derivedCard(currency)])) as Record<
    (typeof DERIVED)[number],
    RateCard
  >), // made from that list
};

/** What Microsoft 365 E5 costs above Business Premium, a user and month. */
export const STEP_TO_E5 = PRICES["m365-e5"].low - PRICES["business-premium"].low;
