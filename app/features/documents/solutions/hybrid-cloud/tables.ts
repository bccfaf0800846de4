/** What serves the objectives, and the solution's own tables: names and routes, Azure Arc, Azure Local. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, none } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso } from "#app/features/documents/dates.ts";
import type { Pack, PackTable } from "#app/features/documents/pack.ts";
import { shownProducts } from "#app/features/documents/plan/support-dates.ts";
import { listed, plural } from "#app/features/documents/words.ts";
import {
  CIRCUIT,
  ENCRYPTED,
  FILES,
  FIREWALL,
  LOCAL,
  MANAGED,
  NAT,
  PRIVATE,
  PROXY,
  RESOLVER,
  SMALL,
  TWO_TUNNELS,
  WAN,
  ZERO_TRUST,
} from "./answers.ts";
import { circuits } from "./link.ts";
import { controllers, firstDevices, gateways, nodesOf } from "./quantities.ts";
import { SAVINGS } from "./savings.ts";

const ROUTES_ALIKE =
  "Circuit, then VPN. Both advertise the same prefixes; Azure prefers the circuit, the site's routers by local preference";

/** Azure prefers a circuit to a tunnel for the same prefix, whether or not the tunnel runs inside it. */
const ROUTES_IN_TUNNELS =
  "another over the internet with a longer AS path. Only tunnels advertise the site's prefixes; a circuit advertises the tunnel endpoints, or Azure would bypass the tunnel and send traffic unencrypted";

/** Of a version in the lifecycle table paid updates can still be had. */
const hasPaidUpdates = (brief: Brief, family: string): boolean =>
  shownProducts(brief).some((row) => row.family === family && row.paidEnd && dayOfIso(row.paidEnd) >= brief.today);

const paidUpdates = (brief: Brief): string[] => [
  ...(hasPaidUpdates(brief, "windows-server") ? ["USD 1,000 for 16 cores of Windows Server Standard"] : []),
  ...(hasPaidUpdates(brief, "sql-server") ? ["USD 3,353 for 2 cores of SQL Server Standard"] : []),
];

const pilotServers = (brief: Brief): number => Math.min(5, Math.max(1, Math.floor(brief.servers.plan / 3)));

const theSites = (brief: Brief): string => (brief.sites > 1 ? "sites" : "the site");

export const FEATURES: Pack["features"] = [
  {
    by: "Arc and backup on all servers",
    objectives: ["cost-reduction"],
    source: ["arc-check"],
  },
  {
    by: "Arc pilot",
    objectives: ["compliance-objective"],
    source: ["arc-check"],
  },
  {
    by: ["Cluster build", "Hub, gateway"],
    objectives: ["productivity"],
    source: ["alz-check"],
  },
  {
    by: "Failure tests",
    objectives: ["productivity"],
    source: ["alz-check"],
  },
  {
    by: "Vault, immutability",
    objectives: ["enhance-security"],
    source: ["ej"],
  },
  {
    by: "Publication of internal",
    objectives: ["remote-work"],
    when: PROXY,
    source: ["appproxy"],
  },
  {
    by: "Hub, gateway",
    objectives: ["scalability", "innovation", "digital-transformation"],
    source: ["alz-check"],
  },
];

/** A programme, of which this project is one step: who does what, and in which order. */
const ZERO_TRUST_STEPS: PackTable = {
  id: "hybrid.zero-trust",
  section: "security",
  heading: "Zero Trust: now and next",
  caption: "Zero Trust by pillar",
  when: all(ZERO_TRUST, none(SMALL)),
  columns: ["Pillar", "In this project", "Next project, within 9 months", "The client, within 18 months"],
  rows: [
    [
      "Identities",
      "second factor for published applications; Azure and Arc roles on request",
      "second factor at every sign-in, older protocols blocked",
      "leavers closed within 4 hours, quarterly access reviews",
    ],
    [
      "Devices",
      (brief: Brief) => (brief.holds(MANAGED) ? `first ${firstDevices(brief)} devices in Intune` : "none"),
      "a compliant device required for published applications",
      "all devices in Intune, with its licences",
    ],
    ["Applications", "the first published, each to its own group", "the other internal ones", "an owner for each"],
    ["Data", "backups immutable and encrypted", "shares classified", "labels and loss prevention"],
    [
      "Infrastructure",
      "servers under Arc, with policy, patching and Defender",
      "policies deny instead of auditing",
      "old operating systems replaced",
    ],
    [
      "Network",
      "a rule for every path between the sides; outbound traffic through the firewall",
      "sites segmented",
      "switches and firewalls on site",
    ],
  ].map((cells) => ({ cells, source: ["zt", "ej"] })),
};

export const TABLES: Pack["tables"] = [
  {
    id: "hybrid.routes",
    section: "solution",
    heading: "Names and routes",
    caption: "Name resolution and routing",
    when: any(DIRECTORY, none(SMALL)),
    columns: ["Name or prefix", "Used from", "Answered or reached by"],
    rows: [
      {
        cells: [
          "Active Directory zones",
          "both sides",
          (brief) =>
            `domain controllers of each side; Azure networks ask ${controllers(brief) === 1 ? "the one in Azure first, then one on site" : "those in Azure"}`,
        ],
        when: DIRECTORY,
        source: ["alz-check", "ej"],
      },
      {
        cells: [
          "Client zones",
          "Azure networks",
          "outbound endpoint of the resolver, one rule per zone to the site's DNS servers",
        ],
        when: RESOLVER,
        source: ["dnspr"],
      },
      {
        cells: [
          (brief) =>
            `backup.windowsazure.com, siterecovery.windowsazure.com, blob and queue.core.windows.net${brief.holds(FILES) ? ", file.core.windows.net, afs.azure.net" : ""}`,
          "both sides",
          (brief) =>
            `on site, a conditional forwarder for each public zone (not its privatelink zone) to ${brief.holds(RESOLVER) ? "the resolver's inbound endpoint" : `the ${controllers(brief) === 1 ? "controller" : "controllers"} in Azure and from there to Azure DNS (168.63.129.16), kept on each server, not stored in Active Directory`}, with a public resolver as second. Private zones linked to ${gateways(brief) > 1 ? "each hub" : brief.holds(WAN) ? "the shared-services spoke" : "the hub"} return the private endpoints`,
        ],
        when: PRIVATE,
        source: ["pe-dns"],
      },
      {
        cells: [
          "The same while the link is down",
          theSites,
          "public addresses, from the second resolver: backup and replication wait; what else uses these zones, such as downloads of Arc extensions, goes on",
        ],
        when: PRIVATE,
        source: ["pe-dns"],
      },
      {
        cells: [
          (brief) =>
            `Arc, updates, monitoring${brief.holds(PRIVATE) ? "; Entra sign-in of backup and replication" : ", backup, replication"}`,
          theSites,
          "public endpoints, over the internet line",
        ],
        when: any(none(SMALL), none(PRIVATE)),
        source: ["arc-check", "asr-matrix", "ej"],
      },
      {
        cells: [
          "Azure prefixes",
          theSites,
          (brief) =>
            brief.holds(TWO_TUNNELS)
              ? "each region through its own gateway; if that tunnel fails, through the other gateway and the connection between the two, by BGP with a separate AS number for each gateway and site"
              : brief.holds(WAN)
                ? "the hub, by BGP over both tunnels"
                : brief.holds(CIRCUIT)
                  ? brief.holds(ENCRYPTED)
                    ? `${circuits(brief) > 1 ? "Several tunnels over the circuits" : "One tunnel over the circuit"}, ${ROUTES_IN_TUNNELS}`
                    : ROUTES_ALIKE
                  : "the tunnel, by BGP, or static routes on a device without it",
        ],
        source: ["alz-check", "ej"],
      },
      {
        cells: [
          "Other sites",
          theSites,
          (brief) =>
            brief.holds(WAN)
              ? "the hub, which passes on every site's prefixes; an existing WAN needs the better metric, or is closed"
              : brief.holds(TWO_TUNNELS)
                ? "the existing WAN; BGP passes every site's prefixes on through Azure too, so edge devices filter them or rank them second"
                : `the existing WAN, else the gateway in Azure, by BGP, while both lines work${brief.holds(LOCAL) ? "; a site without either loses the cluster's workloads" : ""}`,
        ],
        when: none(CIRCUIT),
        fewestSites: 2,
        source: ["ej"],
      },
      {
        cells: [
          "Site prefixes",
          "Azure networks",
          (brief) =>
            `${brief.holds(WAN) ? "hub connection" : "peering with gateway transit"}${brief.holds(FIREWALL) ? ", not through the firewall" : ""}; network security groups filter, with network policies on for the endpoints' subnet; no default route is advertised to Azure`,
        ],
        when: none(SMALL),
        source: ["alz-check", "ej"],
      },
      {
        cells: [
          "Internet and other spokes",
          "Azure networks",
          (brief) =>
            `Azure Firewall, by ${brief.holds(WAN) ? "the hub's default route" : "user-defined routes"}${brief.holds(NAT) ? "; NAT gateway in the second region" : ""}`,
        ],
        when: FIREWALL,
        source: ["alz-check", "ej"],
      },
    ],
  },
  {
    id: "hybrid.arc",
    section: "solution",
    heading: "Azure Arc",
    caption: "Onboarding of servers",
    columns: ["Setting", "Check"],
    rows: [
      {
        cells: [
          (brief) =>
            `One resource group${brief.sites > 1 ? " per site with servers," : ""} in the chosen region, tags for owner and patch ring`,
          "allowed-regions policy; no server without owner",
        ],
        source: ["arc-check"],
      },
      {
        cells: [
          (brief) =>
            `Service principal with only the Azure Connected Machine Onboarding role on ${brief.sites > 1 ? "these groups" : "that group"}`,
          "secret rotated after each wave",
        ],
        source: ["arc-check"],
      },
      {
        cells: [
          (brief) =>
            `Agent via the current deployment tool, pilot of ${plural(pilotServers(brief), "server")}; “azcmagent config set extensions.allowlist” limits extensions`,
          "connected for 7 days; other extensions refused",
        ],
        source: ["arc-check", "ej"],
      },
      {
        cells: [
          (brief) =>
            `Update Manager in rings: test and standby servers in release week, the others a week later${brief.hasDirectory ? ", domain controllers last, one at a time" : ""}${brief.holds(LOCAL) ? "; cluster machines by solution update only" : ""}`,
          "no second patching tool",
        ],
        source: ["alz-check", "ej"],
      },
      {
        cells: [
          (brief) =>
            `Extended security updates for legacy servers, where still sold, with end date; not in the totals (guide for a year, 2026: ${listed(paidUpdates(brief))})`,
          "list shrinks each quarter",
        ],
        asked: (brief) => paidUpdates(brief).length > 0,
        source: ["esu-change", "esu-price"],
      },
    ],
  },
  {
    id: "hybrid.local",
    section: "solution",
    heading: "Azure Local",
    caption: "Cluster decisions",
    when: LOCAL,
    columns: ["Point", "Value", "Reason"],
    rows: [
      {
        cells: [
          "Networks",
          (brief) =>
            `storage on dedicated adapters, ${nodesOf(brief) > 2 ? "over two switches" : "cabled directly between the two machines, without a switch"}; management and workloads on others`,
          (brief) =>
            nodesOf(brief) > 2
              ? "survives a switch failure"
              : "no storage switches to buy; a third machine means recabling",
        ],
        source: ["ej"],
      },
      {
        cells: [
          "Witness",
          (brief) =>
            `cloud witness: a storage account in Azure, HTTPS 443${brief.holds(PRIVATE) ? "; its name is forwarded to public DNS, so it resolves without the link" : ""}`,
          "with two machines, neither alone has a majority",
        ],
        asked: (brief) => nodesOf(brief) < 3,
        source: ["azlocal", "ej"],
      },
      {
        cells: [
          "Directory",
          "dedicated organisational unit with inheritance blocked, created by New-HciAdObjectsPreCreation; deployment account with rights on it only",
          "inherited policies break the deployment",
        ],
        when: DIRECTORY,
        source: ["ej"],
      },
      {
        cells: ["Directory", "none: local accounts, secrets in Azure Key Vault", "no Active Directory was named"],
        when: none(DIRECTORY),
        source: ["ej"],
      },
      {
        cells: [
          "After failover to Azure",
          "policies and Arc extensions suspended until failback, to the same cluster only; Azure guest agent not installed",
          "two agents would compete for extensions",
        ],
        source: ["azlocal-asr"],
      },
      {
        cells: [
          "Link down",
          "workloads run, management is unavailable; the cluster must reach Azure within 30 days. Longer outages need disconnected operations with a three-machine management cluster",
          "site autonomy",
        ],
        source: ["azlocal"],
      },
    ],
  },
  ZERO_TRUST_STEPS,
  SAVINGS,
];
