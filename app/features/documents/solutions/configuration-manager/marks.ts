/** Why the options that are ranked most are marked as they are, by the objectives that were chosen. */

import type { Marks } from "#app/features/documents/options/marks.ts";
import { BEYOND_MEDIUM, GATEWAY, KEPT_DEVICES, keptBySite, lostTo, SERVERS_TO_HARDEN, SMALL } from "./answers.ts";

export const SITE_MARKS: Marks = {
  productivity: "images, software and updates by one tool, on servers of its own",
  "enhance-security": "settings and updates of PCs and servers enforced by one tool",
  "remote-work": (brief) =>
    brief.holds(GATEWAY)
      ? "PCs outside are managed through a gateway, at a monthly charge"
      : "PCs outside are managed over the VPN",
  "digital-transformation": "workloads move to the cloud in stages, the site stays",
  "compliance-objective": "PCs and servers in one report of updates and settings",
  scalability: (brief) =>
    brief.holds(SMALL)
      ? "one server carries 500 clients, a second one more"
      : "one site carries 150,000 devices, with further points",
  innovation: "new features go to Intune, and reach the site through co-management",
};

/** PCs by the site, servers apart from it. */
export const UPDATED_MARKS: Marks = {
  ...SITE_MARKS,
  productivity: "as A for PCs; servers are patched by another tool",
  "enhance-security": (brief) =>
    brief.holds(SERVERS_TO_HARDEN) ? "as A for PCs, servers hardened apart from them" : "as A, by two tools",
  "compliance-objective": "PCs and servers are reported by separate tools",
};

export const INTUNE_MARKS: Marks = {
  productivity: (brief) =>
    brief.holds(KEPT_DEVICES)
      ? `new PCs set themselves up, but ${keptBySite(brief)} lack ${lostTo(brief) ?? "collections of their own"}`
      : "new PCs set themselves up, but none is imaged",
  "enhance-security": (brief) =>
    brief.holds(SERVERS_TO_HARDEN)
      ? "PCs are covered, servers hardened apart from them"
      : "settings and updates of every PC, wherever it is",
  "remote-work": "every PC is managed over the internet, without gateway or VPN",
  "digital-transformation": "management is a cloud service, no site remains",
  "compliance-objective": "PCs and servers are reported by separate tools",
  scalability: (brief) =>
    brief.holds(BEYOND_MEDIUM)
      ? "PCs need no servers, but many servers need a second tool"
      : "further PCs need no server",
  innovation: "Microsoft's new features appear here first",
};

export const SUITE_MARKS: Marks = {
  productivity: "images, software and updates by one suite, through relays",
  "enhance-security": "settings and updates of PCs and servers enforced by one suite",
  "remote-work": "PCs are managed over the internet, access depends on a connector",
  "digital-transformation": "a cloud service, but beside Microsoft's, with an agent of its own",
  "compliance-objective": "PCs and servers in one report of updates and settings",
  scalability: "no site to extend, but each device adds to the fee",
  innovation: "new Windows features arrive when the maker adopts them",
};
