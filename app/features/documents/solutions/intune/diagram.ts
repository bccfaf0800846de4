/** The picture of the services, the devices and the servers. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { borrowsSyncServer, PHONES } from "#app/features/documents/solutions/configuration-manager/answers.ts";
import type { Diagram, DiagramEdge, DiagramNode } from "#app/features/documents/tree/tree.ts";
import { plural } from "#app/features/documents/words.ts";
import { caches, patchesServers, SYNCHRONISES } from "./answers.ts";

export function diagram(brief: Brief): Diagram {
  const home = homeNodes(brief);
  return {
    zones: [
      { title: "Microsoft cloud", nodes: cloudNodes(brief) },
      { title: "Anywhere", nodes: deviceNodes(brief) },
      ...(home.length > 0 ? [{ title: "Locations", nodes: home }] : []),
    ],
    edges: edgesOf(brief),
  };
}

const cloudNodes = (brief: Brief): DiagramNode[] => [
  { id: "entra", label: "Entra ID", note: "users, devices, Conditional Access" },
  { id: "intune", label: "Microsoft Intune", note: "enrolment, policies, rings, Autopilot" },
  { id: "updates", label: "Windows Update", note: "with Delivery Optimization" },
  ...(patchesServers(brief) ? [{ id: "arc", label: "Azure Update Manager", note: "through Azure Arc" }] : []),
];

const deviceNodes = (brief: Brief): DiagramNode[] => [
  { id: "pcs", label: "PCs", note: `${plural(brief.devices, "device")} planned` },
  ...(brief.holds(PHONES) ? [{ id: "phones", label: "Phones and tablets", note: "enrolled, or protected apps" }] : []),
];

function homeNodes(brief: Brief): DiagramNode[] {
  const nodes: DiagramNode[] = [];
  if (brief.hasDirectory) nodes.push({ id: "ad", label: "Active Directory", note: "PCs in use stay joined" });
  if (brief.holds(SYNCHRONISES))
    nodes.push({
      id: "sync",
      label: borrowsSyncServer(brief) ? "Existing member server" : "Synchronisation server",
      note: "Entra Connect Sync, Tier 0",
    });
  if (patchesServers(brief))
    nodes.push({ id: "servers", label: plural(brief.servers.plan, "server"), note: "Arc agent" });
  if (caches(brief) > 0) nodes.push({ id: "cache", label: "Connected Cache", note: "one at each location" });
  return nodes;
}

function edgesOf(brief: Brief): DiagramEdge[] {
  const edges: DiagramEdge[] = [
    { from: "pcs", to: "intune", label: "policy and compliance, HTTPS 443" },
    { from: "pcs", to: "updates", label: "updates, HTTPS 443" },
    { from: "intune", to: "entra", label: "compliance of devices" },
  ];
  if (brief.holds(PHONES)) edges.push({ from: "phones", to: "intune", label: "policy, HTTPS 443" });
  if (brief.holds(SYNCHRONISES)) {
    edges.push({ from: "sync", to: "entra", label: "users and computers, HTTPS 443" });
    edges.push({ from: "sync", to: "ad", label: "accounts, LDAP 389" });
  }
  if (patchesServers(brief)) edges.push({ from: "servers", to: "arc", label: "outbound only, HTTPS 443" });
  if (caches(brief) > 0) {
    edges.push({ from: "pcs", to: "cache", label: "content, HTTP 80" });
    edges.push({ from: "cache", to: "updates", label: "content, HTTPS 443" });
  }
  return edges;
}
