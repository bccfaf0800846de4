/** The picture of sites, hub, workloads and recovery. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Diagram, DiagramEdge, DiagramNode, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import {
  BY_CONTROLLERS,
  CIRCUIT,
  ENCRYPTED,
  endsAtOne,
  FILES,
  FIREWALL,
  LARGER,
  LOCAL,
  PROXY,
  RESOLVER,
  WAN,
} from "./answers.ts";
import { recovered } from "./copies.ts";
import { circuits } from "./link.ts";
import { controllers, gateways, hasBackupServer, nodesOf, zoned } from "./quantities.ts";

export function diagram(brief: Brief): Diagram {
  return { zones: [siteZone(brief), hubZone(brief), workloads(brief), ...furtherZones(brief)], edges: edgesOf(brief) };
}

function siteZone(brief: Brief): DiagramZone {
  const nodes: DiagramNode[] = [
    { id: "servers", label: "Servers with Arc agent", note: `${figure(brief.servers.plan)} planned` },
  ];
  if (brief.hasDirectory) nodes.push({ id: "ad", label: "Active Directory and DNS" });
  if (brief.holds(LOCAL))
    nodes.push({
      id: "local",
      label: "Azure Local cluster",
      note: `${nodesOf(brief)} machines${brief.sites > 1 ? ", at the main site" : ""}`,
    });
  nodes.push({ id: "edge", label: "Edge device", note: "client end of the link" });
  return { title: endsAtOne(brief) ? "Main site" : brief.sites > 1 ? `${brief.sites} sites` : "Site", nodes };
}

function hubZone(brief: Brief): DiagramZone {
  const isWan = brief.holds(WAN);
  const nodes: DiagramNode[] = [
    isWan
      ? { id: "hub", label: "Virtual WAN hub", note: "/23, routing and security" }
      : { id: "hub", label: "Hub network", note: "/22, gateway subnet /27" },
  ];
  const placed = zoned(brief) ? "zone redundant" : "one per region";
  if (brief.holds(CIRCUIT)) nodes.push({ id: "er", label: "ExpressRoute gateway", note: placed });
  const standby = `${brief.holds(ENCRYPTED) ? "IPsec, " : ""}failover`;
  nodes.push({ id: "vpn", label: "VPN gateway", note: brief.holds(CIRCUIT) ? standby : placed });
  if (brief.holds(RESOLVER)) nodes.push({ id: "dns", label: "DNS Private Resolver", note: "inbound and outbound" });
  if (brief.holds(FIREWALL))
    nodes.push({ id: "fw", label: "Azure Firewall", note: isWan ? "in the hub" : "subnet /26" });
  if (brief.hasDirectory)
    nodes.push({
      id: "dc",
      label: "Domain controller",
      note: `${controllers(brief)}, for ${brief.holds(BY_CONTROLLERS) ? "recovery and names" : "recovered servers"}`,
    });
  return { title: "Azure: connectivity", nodes };
}

function workloads(brief: Brief): DiagramZone {
  return {
    title: "Azure: workloads and management",
    nodes: [
      { id: "spoke", label: "Spoke networks", note: `${plural(recovered(brief), "server")} can start here` },
      { id: "vault", label: "Recovery Services vault", note: "immutable" },
      { id: "manage", label: "Policy, Update Manager, Monitor" },
    ],
  };
}

/** A circuit ends at one site; the others reach it over the client's own network. */
function furtherZones(brief: Brief): DiagramZone[] {
  const zones: DiagramZone[] = [];
  const users = brief.holds(FILES) ? "Users and file servers" : "Users";
  if (endsAtOne(brief))
    zones.push({
      title: plural(brief.sites - 1, "further site"),
      nodes: [{ id: "others", label: users, note: "no dedicated circuit" }],
    });
  if (brief.holds(PROXY))
    zones.push({
      title: "Remote users",
      nodes: [
        { id: "people", label: "Users", note: "no VPN for web applications" },
        { id: "proxy", label: "Application proxy" },
      ],
    });
  if (brief.holds(LARGER))
    zones.push({
      title: "Azure: second region",
      nodes: [{ id: "copy", label: "Vault copy", note: gateways(brief) > 1 ? "and a hub" : "network as code" }],
    });
  return zones;
}

function edgesOf(brief: Brief): DiagramEdge[] {
  const edges: DiagramEdge[] = [
    { from: "edge", to: "vpn", label: "IPsec" },
    { from: "servers", to: "manage", label: "Arc, outbound only" },
    { from: "servers", to: "vault", label: hasBackupServer(brief) ? "via backup server" : "backup" },
    { from: brief.holds(LOCAL) ? "local" : "servers", to: "spoke", label: "Site Recovery" },
    { from: "hub", to: "spoke", label: brief.holds(WAN) ? "hub routing" : "peering" },
  ];
  if (endsAtOne(brief)) edges.push({ from: "others", to: "edge", label: "client WAN" });
  if (brief.hasDirectory) edges.push({ from: "ad", to: "dc", label: "replication", dotted: true });
  const peering = `private peering, ${brief.holds(ENCRYPTED) ? "IPsec inside" : circuits(brief) > 1 ? "two circuits" : "two routers"}`;
  if (brief.holds(CIRCUIT)) edges.push({ from: "edge", to: "er", label: peering });
  if (brief.hasDirectory) edges.push({ from: "spoke", to: "dc", label: "DNS", dotted: true });
  if (brief.holds(LOCAL)) edges.push({ from: "local", to: "manage", label: "Arc resource bridge" });
  if (brief.holds(FIREWALL)) edges.push({ from: "spoke", to: "fw", label: "outbound and between spokes" });
  if (brief.holds(PROXY))
    edges.push(
      { from: "people", to: "proxy", label: "sign-in with second factor" },
      { from: "proxy", to: "servers", label: "connector, outbound only", dotted: true },
    );
  if (brief.holds(LARGER)) edges.push({ from: "vault", to: "copy", label: "geo-redundant copy" });
  return edges;
}
