/** The drawing of the hierarchy and of what it serves. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import type { Diagram, DiagramEdge, DiagramNode, DiagramZone } from "#app/features/documents/tree/tree.ts";
import { CLOUD_PKI, CONNECTOR, LARGE, MOBILE, SEVERAL_CAS, SMALL } from "./answers.ts";
import { thirdServes } from "./names.ts";

type Entry = readonly [id: string, label: string, note?: string | undefined];
const nodes = (...entries: readonly Entry[]): DiagramNode[] =>
  entries.map(([id, label, note]) => ({ id, label, note }));

function firstSite(brief: Brief): DiagramNode[] {
  const small = brief.holds(SMALL);
  const several = brief.holds(SEVERAL_CAS);
  const first = several ? " 1" : "";
  return [
    ...nodes(["ca1", small ? "Enterprise root and issuing CA" : `Issuing CA${first}`, "Windows Server 2025"]),
    ...(small ? [] : nodes(["ocsp1", `OCSP responder${first}`])),
    ...nodes(["web1", "Web host for CRL and AIA", "HTTP only"]),
    ...(brief.holds(HAS_MODULES) ? nodes(["hsm", several ? "HSM 1" : "HSM pair", "FIPS 140-3 level 3"]) : []),
    ...(brief.holds(LARGE) ? nodes(["ca3", "Issuing CA 3", thirdServes(brief)]) : []),
    ...(brief.holds(CONNECTOR) ? nodes(["ndes", several ? "NDES 1" : "NDES", "with the Intune connector"]) : []),
  ];
}

function secondSite(brief: Brief): DiagramNode[] {
  return [
    ...nodes(["ca2", "Issuing CA 2", "same templates"], ["ocsp2", "OCSP responder 2"], ["web2", "Web host 2"]),
    ...(brief.holds(HAS_MODULES) ? nodes(["hsm2", "HSM 2", "synchronised copy"]) : []),
    ...(brief.holds(CONNECTOR) ? nodes(["ndes2", "NDES 2", "with the Intune connector"]) : []),
  ];
}

function zonesOf(brief: Brief): DiagramZone[] {
  const several = brief.holds(SEVERAL_CAS);
  const place = brief.sites > 1 ? "Site" : "Room";
  const root = nodes(["root", "Offline root CA", "powered off between ceremonies"]);
  const served = nodes(
    ["ad", "Active Directory", brief.hasDirectory ? undefined : "prerequisite, outside this project"],
    ["clients", "PCs and servers"],
    ...(brief.holds(MOBILE) ? ([["phones", "Phones and Intune devices"]] as const) : []),
  );
  const cloud = nodes(["cloud", "Intune Cloud PKI", "proposed for phones"]);
  return [
    ...(brief.holds(SMALL) ? [] : [{ title: "Safe, no network", nodes: root }]),
    { title: several ? `${place} A, Tier 0` : "Main site, Tier 0", nodes: firstSite(brief) },
    ...(several ? [{ title: `${place} B, Tier 0`, nodes: secondSite(brief) }] : []),
    { title: "Directory and consumers", nodes: served },
    ...(brief.holds(CLOUD_PKI) ? [{ title: "Microsoft cloud", nodes: cloud }] : []),
  ];
}

/** From the root, and of the CAs beside the first. */
function hierarchyEdges(brief: Brief): DiagramEdge[] {
  const edges: DiagramEdge[] = [];
  const signs = (to: string, label = "signs certificate, transferred offline") =>
    edges.push({ from: "root", to, label, dotted: true });
  if (!brief.holds(SMALL)) signs("ca1", "signs certificate and CRL, transferred offline");
  if (brief.holds(SEVERAL_CAS)) {
    signs("ca2");
    edges.push({ from: "ca2", to: "web2", label: "publishes CRL" });
    if (brief.holds(HAS_MODULES)) edges.push({ from: "ca2", to: "hsm2", label: "key operations" });
    if (brief.holds(CONNECTOR)) edges.push({ from: "ndes2", to: "ca2", label: "forwards requests, RPC" });
  }
  if (brief.holds(LARGE)) {
    signs("ca3");
    edges.push({ from: "ca3", to: "web1", label: "publishes CRL" });
    edges.push({ from: "ca3", to: "hsm", label: "key operations" });
  }
  return edges;
}

function consumerEdges(brief: Brief): DiagramEdge[] {
  const several = brief.holds(SEVERAL_CAS);
  const trusts = several ? "CAs read templates, publish trust, LDAP 389" : "reads templates, publishes trust, LDAP 389";
  const edges: DiagramEdge[] = [
    { from: "ca1", to: "ad", label: trusts },
    { from: "ca1", to: "web1", label: `publishes CRL and AIA${several ? "; each CA to both hosts" : ""}` },
    { from: "clients", to: "ca1", label: `enrol${several ? " at CA 1 or 2" : ""}, RPC 135 and dynamic ports` },
    { from: "clients", to: "web1", label: `fetch CRL${several ? " from either host" : ""}, HTTP 80` },
  ];
  if (!brief.holds(SMALL))
    edges.push({ from: "clients", to: "ocsp1", label: `check status${several ? " at either" : ""}, HTTP 80` });
  if (brief.holds(HAS_MODULES)) edges.push({ from: "ca1", to: "hsm", label: "key operations" });
  if (brief.holds(CLOUD_PKI)) edges.push({ from: "phones", to: "cloud", label: "SCEP through Intune, HTTPS 443" });
  if (brief.holds(CONNECTOR)) {
    edges.push({ from: "phones", to: "ndes", label: "SCEP through the reverse proxy, HTTPS 443" });
    edges.push({ from: "ndes", to: "ca1", label: "forwards requests, RPC" });
  }
  return edges;
}

export const diagram = (brief: Brief): Diagram => ({
  zones: zonesOf(brief),
  edges: [...hierarchyEdges(brief), ...consumerEdges(brief)],
});
