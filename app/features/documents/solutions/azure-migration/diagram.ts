/** The picture of the design. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { rangeInWords } from "#app/features/documents/brief/planning-figures.ts";
import { API_GATEWAY } from "#app/features/documents/facts/work.ts";
import { BACKUP_REGION, SECOND_REGION } from "#app/features/documents/solutions/azure-network.ts";
import type { Diagram, DiagramEdge, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure, plural } from "#app/features/documents/words.ts";
import { CIRCUIT, copied, FIREWALL, inZones, isResidual, SMALL, TWO_REGIONS, WEB_GATEWAY } from "./answers.ts";
import { webEntry } from "./names.ts";
import { apart, controllers, estate, hasInstances, machines, webApplications } from "./quantities.ts";
import { waves } from "./waves.ts";

const estateText = (brief: Brief): string =>
  isResidual(brief) ? `about ${figure(estate(brief))} left` : rangeInWords(brief.servers);
const IN_TWO_REGIONS: Record<number, string> = {
  2: "one in each region",
  3: "one in the second region",
  4: "two in each region",
};
const controllerPlaces = (brief: Brief): string =>
  `${controllers(brief)}, ${(brief.holds(TWO_REGIONS) && IN_TWO_REGIONS[controllers(brief)]) || "own site"}`;

const controllerNode = (brief: Brief) => ({ id: "dc", label: "Domain controllers", note: controllerPlaces(brief) });
const LOG = { id: "log", label: "Log workspace", note: "one, central" };

function hubNodes(brief: Brief): DiagramZone["nodes"] {
  return [
    { id: "gateway", label: "VPN gateway", note: "zone-redundant, subnet /27 or larger" },
    ...(brief.holds(CIRCUIT) ? [{ id: "er", label: "ExpressRoute gateway", note: "zone-redundant" }] : []),
    ...(brief.holds(SMALL) ? [LOG] : []),
    ...(brief.holds(FIREWALL) ? [{ id: "firewall", label: "Azure Firewall", note: "subnet /26" }] : []),
  ];
}

function spokeNodes(brief: Brief): DiagramZone["nodes"] {
  const carried = `${plural(machines(brief), "machine")}, ${plural(waves(brief), "wave")}`;
  return [
    { id: "spoke", label: "Spoke networks", note: carried },
    ...(brief.hasDirectory && brief.holds(SMALL) ? [controllerNode(brief)] : []),
    ...(hasInstances(brief) ? [{ id: "sql", label: "SQL Managed Instance", note: "dedicated subnet" }] : []),
    ...(webApplications(brief) > 0 ? [{ id: "app", label: "App Service", note: webEntry(brief) }] : []),
    ...(brief.holds(API_GATEWAY) ? [{ id: "api", label: "API Management", note: "partners keep the old names" }] : []),
    ...(inZones(brief) ? [{ id: "zone", label: "Copies in another zone", note: "Site Recovery" }] : []),
  ];
}

function zones(brief: Brief): DiagramZone[] {
  const room = [
    { id: "servers", label: "Current servers", note: estateText(brief) },
    { id: "appliance", label: "Azure Migrate appliance", note: "8 vCPU, 32 GB" },
  ];
  const drawn: DiagramZone[] = [
    { title: "Server room", nodes: room },
    { title: `Azure: ${brief.holds(SMALL) ? "platform" : "connectivity"} subscription`, nodes: hubNodes(brief) },
  ];
  if (!brief.holds(SMALL)) drawn.push({ title: "Azure: management subscription", nodes: [LOG] });
  drawn.push({ title: "Azure: landing zones", nodes: spokeNodes(brief) });
  if (apart(brief)) {
    const users = { id: "people", label: "Users", note: "behind an edge device" };
    drawn.push({ title: brief.sites > 1 ? `${brief.sites} sites` : "Office", nodes: [users] });
  }
  if (brief.hasDirectory && !brief.holds(SMALL))
    drawn.push({ title: "Azure: identity subscription", nodes: [controllerNode(brief)] });
  if (brief.holds(TWO_REGIONS)) drawn.push(copied(brief) ? SECOND_REGION : BACKUP_REGION);
  return drawn;
}

const IPSEC = "IPsec, UDP 500 and 4500";
const COPIED = "replication, 5-minute points";

/** Machines call the web applications, and people where they work apart from the room. */
function webEdges(brief: Brief): DiagramEdge[] {
  if (webApplications(brief) === 0) return [];
  const entry = `HTTPS 443${brief.holds(WEB_GATEWAY) ? " by Application Gateway" : ""}`;
  const people = { from: "people", to: "app", label: entry };
  return [{ from: "spoke", to: "app", label: "HTTPS 443" }, ...(apart(brief) ? [people] : [])];
}

function edges(brief: Brief): DiagramEdge[] {
  const drawn: DiagramEdge[] = [
    { from: "servers", to: "appliance", label: "inventory and performance" },
    { from: "appliance", to: "spoke", label: "replication through a storage account, HTTPS 443" },
    { from: "servers", to: "gateway", label: apart(brief) ? "IPsec until the room is empty" : IPSEC },
    { from: "gateway", to: "spoke", label: "peering" },
    { from: "spoke", to: "log", label: "logs and alerts" },
  ];
  if (apart(brief)) drawn.push({ from: "people", to: "gateway", label: IPSEC });
  if (brief.holds(CIRCUIT)) {
    drawn.push({ from: apart(brief) ? "people" : "servers", to: "er", label: "private circuit from the main site" });
    drawn.push({ from: "er", to: "spoke", label: "peering" });
  }
  if (brief.holds(FIREWALL)) drawn.push({ from: "spoke", to: "firewall", label: "all outbound traffic" });
  if (hasInstances(brief)) drawn.push({ from: "spoke", to: "sql", label: "TDS 1433, private address" });
  drawn.push(...webEdges(brief));
  if (brief.holds(API_GATEWAY)) drawn.push({ from: "api", to: "spoke", label: "HTTPS 443" });
  if (brief.hasDirectory) {
    const label = `replication${brief.holds(TWO_REGIONS) ? "" : ", own site"}`;
    drawn.push({ from: "servers", to: "dc", label, dotted: true });
  }
  if (inZones(brief)) drawn.push({ from: "spoke", to: "zone", label: COPIED });
  if (brief.holds(TWO_REGIONS))
    drawn.push({ from: "spoke", to: "recovery", label: copied(brief) ? COPIED : "copy of the backups" });
  return drawn;
}

export function diagram(brief: Brief): Diagram {
  return { zones: zones(brief), edges: edges(brief) };
}
