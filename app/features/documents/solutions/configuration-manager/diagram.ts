/** The picture of the site, its locations and the cloud. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { clientsOf } from "#app/features/documents/rules/conflicts.ts";
import type { Diagram, DiagramEdge, DiagramNode, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { borrowsSyncServer, ENTERPRISE, GATEWAY, LINES, SMALL, UNJOINED } from "./answers.ts";
import {
  isCut,
  isRaised,
  namedSites,
  pointServers,
  secondPoint,
  servesBranches,
  sharedPoint,
} from "./distribution-points.ts";
import { instances, lastPort } from "./gateway.ts";
import { managementPoints } from "./quantities.ts";

const placesOfPoints = (brief: Brief): string => {
  if (namedSites(brief) === null) return `one at each larger location${secondPoint(brief)}`;
  if (isRaised(brief)) return "at the named locations";
  if (isCut(brief)) return "at the largest locations";
  if (sharedPoint(brief) === "") return "one at each named location";
  return `${pointServers(brief) > 1 ? "one at each" : "at the"} other named location`;
};

export function diagram(brief: Brief): Diagram {
  const zones: DiagramZone[] = [
    { title: "Data centre", nodes: siteNodes(brief) },
    { title: "Locations", nodes: locationNodes(brief) },
    { title: "Microsoft cloud", nodes: cloudNodes(brief) },
  ];
  if (brief.holds(GATEWAY))
    zones.push({ title: "Outside the office", nodes: [{ id: "remote", label: "Remote PCs", note: "no VPN needed" }] });
  return { zones, edges: [...siteEdges(brief), ...cloudEdges(brief)] };
}

function siteNodes(brief: Brief): DiagramNode[] {
  const large = brief.holds(ENTERPRISE);
  const small = brief.holds(SMALL);
  const nodes: DiagramNode[] = [
    {
      id: "site",
      label: "Primary site server",
      note: small
        ? "all roles, SQL Server and reporting on one server"
        : `stand-alone primary${large ? "" : ", with SQL Server"}`,
    },
  ];
  if (large) {
    nodes.push({ id: "passive", label: "Passive site server", note: "promoted manually" });
    nodes.push({ id: "files", label: "File server", note: "shared content library, cluster witness" });
    nodes.push({ id: "sql", label: "SQL Server", note: "two-node failover cluster" });
  }
  if (!small) {
    nodes.push({
      id: "mp",
      label: large ? "Management and software update points" : "Second management and distribution point",
      note: large
        ? `${managementPoints(brief) > 2 ? managementPoints(brief) : "two"} of each`
        : "alongside the site server's management point",
    });
  }
  if (brief.holds(UNJOINED))
    nodes.push({
      id: "sync",
      label: borrowsSyncServer(brief)
        ? `${brief.hasDirectory ? "Existing member" : "Member"} server`
        : "Synchronisation server",
      note: `Entra Connect Sync${small ? ", Tier 0" : ""}`,
    });
  const note = brief.hasDirectory ? "site server is a domain member" : "prerequisite, outside this project";
  return [...nodes, { id: "ad", label: "Active Directory", note }];
}

function locationNodes(brief: Brief): DiagramNode[] {
  const clients = { id: "pcs", label: "PCs and servers", note: `${figure(clientsOf(brief))} planned` };
  if (pointServers(brief) === 0) return [clients];
  const note = servesBranches(brief) ? placesOfPoints(brief) : "at the main location";
  return [{ id: "dp", label: plural(pointServers(brief), "distribution point"), note }, clients];
}

function cloudNodes(brief: Brief): DiagramNode[] {
  const nodes: DiagramNode[] = [{ id: "intune", label: "Microsoft Intune", note: "co-management" }];
  if (brief.holds(UNJOINED)) nodes.push({ id: "entra", label: "Entra ID", note: "hybrid-joined computers" });
  if (brief.holds(GATEWAY))
    nodes.push({ id: "cmg", label: "Cloud management gateway", note: plural(instances(brief), "instance") });
  return nodes;
}

function siteEdges(brief: Brief): DiagramEdge[] {
  const large = brief.holds(ENTERPRISE);
  const small = brief.holds(SMALL);
  const edges: DiagramEdge[] = [
    { from: "site", to: "ad", label: "discovery, LDAP 389" },
    {
      from: "pcs",
      to: small ? "site" : "mp",
      label: large ? "policy and inventory, HTTPS 443" : "policy, inventory and content, HTTPS 443",
    },
  ];
  if (pointServers(brief) > 0) {
    edges.push({ from: "site", to: "dp", label: "content, TCP 445" });
    edges.push({ from: "pcs", to: "dp", label: "content, HTTPS 443" });
  }
  if (large) {
    edges.push({ from: "site", to: "files", label: "content library, TCP 445" });
    edges.push({ from: "site", to: "sql", label: "database, TCP 1433" });
  }
  if (!small) edges.push({ from: "mp", to: large ? "sql" : "site", label: "policy, TCP 1433" });
  return edges;
}

function cloudEdges(brief: Brief): DiagramEdge[] {
  const from = brief.holds(ENTERPRISE) ? "mp" : "site";
  const edges: DiagramEdge[] = [];
  if (brief.holds(GATEWAY)) {
    const ports = instances(brief) > 1 ? `443, 10124 to ${lastPort(brief)}` : "443";
    edges.push({ from, to: "cmg", label: `outbound only, HTTPS ${ports}` });
    edges.push({ from: "remote", to: "cmg", label: "policy and content, HTTPS 443" });
  }
  const managed = brief.holds(LINES) ? "PCs outside production lines" : "PCs only";
  edges.push({ from, to: "intune", label: "co-management, HTTPS 443" });
  edges.push({ from: "pcs", to: "intune", label: `${managed}: compliance and updates, HTTPS 443` });
  if (brief.holds(UNJOINED)) {
    edges.push({ from: "sync", to: "ad", label: "accounts, LDAP 389" });
    edges.push({ from: "sync", to: "entra", label: "users and computers, HTTPS 443" });
  }
  return edges;
}
