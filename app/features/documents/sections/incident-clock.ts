/** Which reports the law asks for, and after how many hours. */

import type { Brief } from "#app/features/documents/brief.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { type Jurisdiction, NIS2_INDUSTRIES } from "#app/features/documents/facts/regulations.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";

/** Listed sectors from medium size on; for finance DORA stands in its place. */
export function nis2Applies(brief: Brief): boolean {
  return (
    brief.jurisdiction === "eu" && !brief.has("company-size", "small") && brief.has("industry", ...NIS2_INDUSTRIES)
  );
}

/** Run books and their exercise are part of a security project that builds; where law sets several hours, its clock says them all. */
export function runsIncidents(brief: Brief): boolean {
  const builds = brief.has("solution-type", "security") && !brief.holds(ASSESSES);
  return builds && (reportsToSupervisor(brief) || nis2Applies(brief) || informsPatients(brief));
}

function informsPatients(brief: Brief): boolean {
  return brief.jurisdiction === "us" && brief.has("industry", "healthcare");
}

const CLOCK_SOURCES: Record<Jurisdiction, readonly SourceKey[]> = { eu: ["gdpr"], uk: ["gdpr"], us: [], other: [] };

export function clockSources(brief: Brief): readonly SourceKey[] {
  if (informsPatients(brief)) return ["hipaa-rules"];
  const special: readonly SourceKey[] = reportsToSupervisor(brief) ? ["dora"] : nis2Applies(brief) ? ["nis2"] : [];
  return [...CLOCK_SOURCES[brief.jurisdiction], ...special];
}

export function reportsToSupervisor(brief: Brief): boolean {
  return brief.jurisdiction === "eu" && brief.has("industry", "finance");
}

export function clock(brief: Brief): string[][] {
  const { jurisdiction } = brief;
  const union = jurisdiction === "eu" || jurisdiction === "uk";
  const privacy = "Data protection lead";
  const notice = union
    ? ["72 hours", "Notice to the data protection authority if personal data are concerned", privacy]
    : ["period of local law", "Notice to authority and people concerned", privacy];
  const special = reportsToSupervisor(brief) ? DORA_CLOCK : nis2Applies(brief) ? NIS2_CLOCK : null;
  return [
    ["1 hour", "Triage, contain, preserve logs, name an incident lead", "Security lead"],
    ...(special ? [special.first, notice, ...special.later] : [notice]),
    ...(informsPatients(brief)
      ? [
          [
            "60 days at most",
            "Notice to patients concerned; from 500 on, to the federal department and the media",
            privacy,
          ],
        ]
      : []),
  ];
}

const DORA_CLOCK = {
  first: [
    "4 hours after it counts as major, 24 hours after it was noticed",
    "First notice to the supervisor (DORA)",
    "Security lead",
  ],
  later: [
    ["72 hours after the first notice", "Intermediate report (DORA)", "Security lead"],
    ["1 month after the intermediate report", "Final report (DORA)", "Security lead"],
  ],
};
const NIS2_CLOCK = {
  first: ["24 hours", "Early warning, where NIS2 applies", "Security lead"],
  later: [
    ["72 hours", "Notification, where NIS2 applies", "Security lead"],
    ["1 month after the notification", "Final report, where NIS2 applies", "Security lead"],
  ],
};
