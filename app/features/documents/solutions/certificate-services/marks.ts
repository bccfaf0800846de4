/** Why the options that are ranked most are marked as they are, by the objectives that were chosen. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { HAS_MODULES } from "#app/features/documents/facts/effort.ts";
import { say, type Wording } from "#app/features/documents/pack.ts";
import { FEW, MOBILE, SMALL } from "./answers.ts";

type Marks = Readonly<Record<string, { on: string; as: Wording }>>;

export const OWN_MARKS: Marks = {
  productivity: { on: "productivity", as: "machines enrol and renew by themselves, requests by hand remain" },
  "enhance-security": {
    on: "security",
    as: (brief) =>
      brief.holds(SMALL)
        ? "root key online"
        : `root offline, keys in ${brief.holds(HAS_MODULES) ? "hardware" : "software"}`,
  },
  "remote-work": {
    on: "remote work",
    as: (brief) => `laptops enrol over remote access only${brief.holds(MOBILE) ? ", phones through Intune" : ""}`,
  },
  "digital-transformation": {
    on: "transformation",
    as: (brief) =>
      `${brief.hasDirectory ? "group policy" : "enrolment"} replaces requests by hand, on servers of its own`,
  },
  "compliance-objective": {
    on: "compliance",
    as: (brief) =>
      `policy and audit events are the client's own evidence${brief.holds(SMALL) ? ", but the root is online" : ", with minutes of the ceremony"}`,
  },
  scalability: { on: "growth", as: "a further device costs no fee" },
  innovation: { on: "innovation", as: "a new template takes days, but there is no ACME" },
};

export const MANAGED_MARKS: Marks = {
  productivity: { on: "productivity", as: "enrolment needs an agent or a management tool" },
  "enhance-security": { on: "security", as: "keys in hardware, but out of the client's control" },
  "remote-work": {
    on: "remote work",
    as: (brief) => `laptops enrol through a management tool${brief.holds(MOBILE) ? ", phones by SCEP" : ""}`,
  },
  "digital-transformation": { on: "transformation", as: "a service, reached through an agent or a tool" },
  "compliance-objective": { on: "compliance", as: "the provider's audit report is the evidence" },
  scalability: { on: "growth", as: "each further device adds to the fee" },
  innovation: { on: "innovation", as: "ACME and EST, but new uses only as the provider's plan allows" },
};

/** `. On compliance: …; on growth: …`; the table of a small organisation has no column for it. */
export function marksOf(brief: Brief, marks: Marks): string {
  if (brief.holds(FEW)) return "";
  const told = brief.values("primary-objective").flatMap((id) => {
    const mark = marks[id];
    return mark ? [`${mark.on}: ${say(mark.as, brief)}`] : [];
  });
  return told.length > 0 ? `. On ${told.join("; on ")}` : "";
}
