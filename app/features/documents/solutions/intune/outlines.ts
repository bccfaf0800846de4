/** Outlines of the options that may serve a client better than Intune alone: planning assumptions, priced by the option's own lines. */

import type { OptionOutline } from "#app/features/documents/options/option-row.ts";
import {
  OTHER_ENDPOINTS as BESIDE_SITE,
  PATCHING as BESIDE_SITE_PATCHING,
} from "#app/features/documents/solutions/configuration-manager/outlines.ts";
import { devices, servers } from "#app/features/documents/solutions/outlines.ts";
import { IMAGING, JOIN, SERVERS } from "./names.ts";

export const OTHER_ENDPOINTS: OptionOutline = {
  ...BESIDE_SITE,
  carries: "Rings, waves, groups, acceptance tests and cutover. Not needed: Intune's policies, Azure Arc",
};

export const PATCHING: OptionOutline = {
  ...BESIDE_SITE_PATCHING,
  carries: "Rings, waves and first patch cycle acceptance. Not needed: enrolment, policies, Azure Arc",
};

export const SITE: OptionOutline = {
  parts: [
    (brief) =>
      `a stand-alone primary site with its database, content at the larger locations, for ${devices(brief)} and ${servers(brief)}`,
    "task sequences to image devices, maintenance windows by collection",
  ],
  work: [
    "clients and boundaries counted, servers sized",
    "site, database, roles, co-management; pilot",
    "client waves, one task sequence, first two workloads moved",
    "restore rehearsed; handover",
  ],
  carries: "Rings, waves, Windows 11 readiness, compliance policies and Conditional Access",
  ends: {
    decisions: [SERVERS, JOIN, IMAGING],
    tests: ["Servers", "Set-up", "Recovery"],
    accepts: "a restore of the site, one model imaged within 2 hours, first patches of servers in a maintenance window",
  },
  lost: "management without servers of its own, and of PCs anywhere without a gateway",
  risks: [
    {
      text: "The site server fails",
      response: "restored from backup, as rehearsed; clients keep working by the policies they have",
    },
  ],
  against: [
    "no server room or administrator is to remain for it",
    "most devices are outside the offices",
    "servers need updates only",
  ],
};
