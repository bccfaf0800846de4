/** How the ways to manage devices are judged, whichever of them a document designs. */

import { DIRECTORY } from "#app/features/catalogue/estate.ts";
import { all, any, is, none } from "#app/features/catalogue/predicate.ts";
import type { Leaves } from "#app/features/documents/options/left.ts";
import type { OptionRow } from "#app/features/documents/options/option-row.ts";
import {
  ACADEMIC,
  BEYOND_MEDIUM,
  CLOUD_FIRST,
  hasSyncServer,
  KEPT_DEVICES,
  keptBySite,
  lostTo,
  PACKAGED,
  SERVERS_HARDENED,
  SERVERS_TO_HARDEN,
} from "./answers.ts";
import { hasPlan } from "./licences.ts";
import { INTUNE_MARKS, SUITE_MARKS } from "./marks.ts";

/** Servers in numbers, or phones, protection, packaging or the state of devices are asked for, which patching alone does not serve. */
const WHOLE_SUITE = any(
  BEYOND_MEDIUM,
  PACKAGED,
  is("integration-needs", "legacy-applications"),
  is("security-requirements", "mobile-device-management", "zero-trust", "threat-protection"),
  is("security-requirements", "data-encryption", "data-loss-prevention"),
  all(DIRECTORY, ACADEMIC, is("company-size", "medium"), none(CLOUD_FIRST)), // teaching rooms are imaged
);

export const SITE_SCORES: OptionRow["scores"] = {
  productivity: 4,
  "enhance-security": 4,
  "remote-work": 4,
  "digital-transformation": 3,
  "compliance-objective": 4,
  scalability: 4,
  innovation: 3,
};

/** Beside Intune, which takes its workloads over in turn. */
export const SITE_LEAVES: Leaves = ["settings", "servers", "database", "product"];

/** Without its outline and its figures, which follow from what is designed beside it. */
type Judged = Omit<OptionRow, "outline" | "estimate">;

export const INTUNE_JUDGED: Judged = {
  name: "Intune only",
  configuration: "sccm-intune",
  withoutDirectory: true,
  marks: INTUNE_MARKS,
  description: "Cloud management of devices; servers patched by Azure Update Manager through Arc",
  against: (brief) =>
    `${brief.holds(ACADEMIC) || !lostTo(brief) ? "No bare-metal imaging" : `No bare-metal imaging, and no maintenance windows for ${keptBySite(brief)}`}; servers ${brief.holds(SERVERS_TO_HARDEN) ? "are patched without inventory or software deployment" : "need a second tool"}`,
  scores: {
    productivity: 4,
    "enhance-security": 4,
    "remote-work": 5,
    "digital-transformation": 4,
    "compliance-objective": 3,
    scalability: 4,
    innovation: 5,
  },
  leaves: ["settings", { kind: "servers", when: hasSyncServer }, "product"],
  shifts: [
    { when: SERVERS_TO_HARDEN, criterion: "enhance-security", by: -1 },
    { when: BEYOND_MEDIUM, criterion: "scalability", by: -1 },
    { when: KEPT_DEVICES, criterion: "productivity", by: -1 }, // set up and restarted with less regard to their work
    { when: SERVERS_HARDENED, criterion: "compliance-objective", by: -1 }, // reported by two tools
  ],
  source: ["cm-comgmt", "ej"],
};

export const PATCHING_JUDGED: Judged = {
  name: "Third-party patching tool",
  when: none(WHOLE_SUITE),
  description: "Agent-based patching and inventory as a service",
  against: "Annual fee per device, no imaging, another highly privileged agent",
  scores: {
    productivity: 3,
    "enhance-security": 3,
    "remote-work": 4,
    "digital-transformation": 2,
    "compliance-objective": 3,
    scalability: 3,
    innovation: 3,
  },
  leaves: ["settings", "product"],
  source: ["ej"],
};

export const SUITE_JUDGED: Judged = {
  name: "Third-party endpoint management",
  when: WHOLE_SUITE,
  marks: SUITE_MARKS,
  description: "One cloud suite for PCs, servers and phones, imaging by local relays",
  against: (brief) =>
    `A fee per device${hasPlan(brief) ? " on top of plans that include Intune" : ""}; Conditional Access receives device state only through a connector`,
  scores: {
    productivity: 4,
    "enhance-security": 4,
    "remote-work": 4,
    "digital-transformation": 2,
    "compliance-objective": 4,
    scalability: 4,
    innovation: 2,
  },
  leaves: ["settings", "servers", "product"],
  source: ["ej"],
};
