/** The drawing: what stands today, the tenant, and who signs in. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { MAIL_MOVES } from "#app/features/documents/facts/integrations.ts";
import type { Diagram, DiagramEdge, DiagramNode, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { figure } from "#app/features/documents/words.ts";
import {
  CONTENT_MOVES,
  DIRECTORY,
  HOSTED,
  HYBRID_SERVER,
  LABELS,
  OPTIMISE,
  OWN_MAIL,
  SIDE_BY_SIDE,
} from "./answers.ts";
import { method } from "./mail-migration.ts";

type Part = Pick<Diagram, "edges"> & { nodes: DiagramZone["nodes"] };

function directory(brief: Brief): Part {
  if (!brief.holds(DIRECTORY)) return { nodes: [], edges: [] };
  return {
    nodes: [
      { id: "ad", label: "Active Directory" },
      { id: "sync", label: "Synchronisation", note: "outbound only" },
    ],
    edges: [
      { from: "ad", to: "sync", label: "accounts" },
      {
        from: "sync",
        to: "entra",
        label: `HTTPS 443${brief.holds(OPTIMISE) ? "" : ", password hash synchronisation"}`,
      },
    ],
  };
}

function ownServers(brief: Brief): Part {
  const nodes: DiagramNode[] = [];
  const edges: DiagramEdge[] = [];
  if (brief.holds(OWN_MAIL)) {
    const moves = brief.holds(MAIL_MOVES);
    const left = brief.holds(HYBRID_SERVER) ? "one SE server stays for management" : "shut down after migration";
    nodes.push({ id: "exchange", label: "Exchange Server", note: moves ? left : "not moved here" });
    edges.push({
      from: "exchange",
      to: "exo",
      label: moves ? `${method(brief)}, HTTPS 443${brief.holds(SIDE_BY_SIDE) ? ", SMTP 25" : ""}` : "mail, SMTP 25",
    });
  }
  if (brief.holds(CONTENT_MOVES)) {
    nodes.push({ id: "sharepoint", label: "SharePoint Server" });
    edges.push({ from: "sharepoint", to: "spo", label: "migration tool, HTTPS 443" });
  }
  return { nodes, edges };
}

function provider(brief: Brief, isAlone: boolean): Part {
  const moves = brief.holds(HOSTED);
  if (!moves && (!isAlone || brief.holds(OPTIMISE))) return { nodes: [], edges: [] };
  return {
    nodes: [{ id: "provider", label: moves ? "Current mail and files" : "Current files" }],
    edges: [
      ...(moves ? [{ from: "provider", to: "exo", label: "mail, HTTPS 443 or IMAP 993" }] : []),
      { from: "provider", to: "spo", label: "files, HTTPS 443" },
    ],
  };
}

const TENANT_NODES: DiagramZone["nodes"] = [
  { id: "entra", label: "Entra ID", note: "Conditional Access" },
  { id: "exo", label: "Exchange Online" },
  { id: "spo", label: "SharePoint, OneDrive, Teams" },
  { id: "intune", label: "Intune" },
];

const ACCESS: readonly DiagramEdge[] = [
  { from: "users", to: "entra", label: "sign-in with MFA" },
  { from: "devices", to: "intune", label: "enrolment, compliance" },
  { from: "intune", to: "entra", label: "device state as a condition" },
  { from: "entra", to: "exo", label: "access" },
  { from: "entra", to: "spo", label: "access" },
];

function protection(brief: Brief): Part {
  if (!brief.holds(LABELS)) return { nodes: [], edges: [] };
  return {
    nodes: [{ id: "purview", label: "Purview labels and policies" }],
    edges: [
      { from: "purview", to: "exo", label: "labels, DLP, retention" },
      { from: "purview", to: "spo", label: "labels, DLP, retention" },
    ],
  };
}

export function diagram(brief: Brief): Diagram {
  const own = [directory(brief), ownServers(brief)];
  const today = [
    ...own,
    provider(
      brief,
      own.every(({ nodes }) => nodes.length === 0),
    ),
  ];
  const labels = protection(brief);
  const people: DiagramZone["nodes"] = [
    { id: "users", label: "Users", note: `${figure(brief.users)} planned` },
    { id: "devices", label: "Devices", note: `${figure(brief.devices)} planned` },
  ];
  const zones = [
    { title: "Current environment", nodes: today.flatMap(({ nodes }) => nodes) },
    { title: "Microsoft 365 tenant", nodes: TENANT_NODES },
    { title: "People", nodes: people },
    { title: "Protection", nodes: labels.nodes },
  ];
  return {
    zones: zones.filter(({ nodes }) => nodes.length > 0),
    edges: [...today.flatMap(({ edges }) => edges), ...ACCESS, ...labels.edges],
  };
}
