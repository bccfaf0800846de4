/** Outlines of the options that may serve a client better than Intune alone: planning assumptions, priced by the option's own lines. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { OptionOutline, OptionTasks } from "#app/features/documents/options/option-row.ts";
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

const bySize =
  (small: number, medium: number, large: number) =>
  ({ size }: Brief): number =>
    ({ small, medium, large, enterprise: large })[size];

/** What the site needs in the place of what Intune alone does: planning assumptions. */
const SITE_TASKS: OptionTasks = {
  changes: [
    ["mapped to Intune settings", 0],
    ["Configuration profiles", 50],
    ["Autopilot and reset", 0],
    ["Servers connected by Azure Arc", 0],
    ["Deviations of hardened servers", 0],
    ["Connected Cache", 0],
    ["Recovery exercise", 0],
  ],
  adds: [
    { phase: 1, title: "clients and boundaries counted, servers sized", days: bySize(0.5, 1, 2) },
    { phase: 2, title: "database, site server and roles installed", days: bySize(1.5, 2.5, 5) },
    { phase: 2, title: "boundaries, collections, co-management", days: bySize(1, 2, 4) },
    { phase: 3, title: "one task sequence, servers as clients, first two workloads moved", days: bySize(1, 2.5, 5) },
    { phase: 4, title: "recovery test in an isolated network", days: bySize(1, 1.5, 2) },
  ],
};

export const SITE: OptionOutline = {
  parts: [
    (brief) =>
      `a stand-alone primary site with its database, content at the larger locations, for ${devices(brief)} and ${servers(brief)}`,
    "task sequences to image devices, maintenance windows by collection",
  ],
  tasks: SITE_TASKS,
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
