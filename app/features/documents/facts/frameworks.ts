/** Where each security requirement stands in the frameworks by which evidence may be filed. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import { isAudit } from "#app/features/documents/brief/deadline-reason.ts";
import type { FrameworkId } from "./framework-controls.ts";
import { NIS2_INDUSTRIES } from "./regulation-row.ts";
import type { Sourced } from "./sources.ts";

/** `points` by option id of `security-requirements`, for what an assessment measures; those of NIS2 follow from its measures. */
export type FrameworkRow = Sourced & {
  column: string;
  points?: Readonly<Partial<Record<string, string>>>;
};

/** Keys are the options of the question `framework` that name one. */
export const FRAMEWORKS: Readonly<Partial<Record<string, FrameworkRow>>> = {
  "iso-27001": {
    column: "ISO/IEC 27001:2022, Annex A",
    points: {
      mfa: "A.8.5",
      "data-encryption": "A.8.24",
      compliance: "A.5.31, A.5.36",
      "identity-management": "A.5.15–A.5.18, A.8.2",
      "threat-protection": "A.8.7, A.8.15, A.8.16",
      "data-loss-prevention": "A.8.12",
      "mobile-device-management": "A.8.1",
      "zero-trust": "A.5.15, A.8.22",
    },
    source: ["ciso-lib", "ej"],
  },
  nis2: { column: "NIS2, Art. 21(2)", source: ["nis2", "ej"] },
  dora: {
    column: "DORA",
    points: {
      mfa: "Art. 9",
      "data-encryption": "Art. 9",
      compliance: "Art. 5, 6",
      "identity-management": "Art. 9",
      "threat-protection": "Art. 10",
      "data-loss-prevention": "Art. 9",
      "mobile-device-management": "Art. 8, 9",
      "zero-trust": "Art. 9",
    },
    source: ["dora", "ej"],
  },
  "pci-dss": {
    column: "PCI DSS 4.0.1, requirement",
    points: {
      mfa: "8",
      "data-encryption": "3, 4",
      compliance: "12",
      "identity-management": "7, 8",
      "threat-protection": "5, 10",
      "data-loss-prevention": "3",
      "mobile-device-management": "2",
      "zero-trust": "1, 7",
    },
    source: ["ciso-lib", "ej"],
  },
  cis: {
    column: "CIS Controls 8.1",
    points: {
      mfa: "6",
      "data-encryption": "3",
      "identity-management": "5, 6",
      "threat-protection": "8, 10",
      "data-loss-prevention": "3",
      "mobile-device-management": "1, 4",
      "zero-trust": "6, 12",
    },
    source: ["ciso-lib", "ej"],
  },
};

/** The framework that was named; null where none was. */
export function frameworkOf(brief: Brief): (FrameworkRow & { id: string; label: string }) | null {
  const id = brief.detail("framework") ?? "";
  const row = FRAMEWORKS[id];
  return row ? { ...row, id, label: detailLabel("framework", id) } : null;
}

/** Listed sectors from medium size on; for finance DORA stands in its place. */
export function nis2Applies(brief: Brief): boolean {
  return (
    brief.jurisdiction === "eu" && !brief.has("company-size", "small") && brief.has("industry", ...NIS2_INDUSTRIES)
  );
}

export function reportsToSupervisor(brief: Brief): boolean {
  return brief.jurisdiction === "eu" && brief.has("industry", "finance");
}

/** Whom a framework that is law of the European Union binds, where that is hardly this client: null where it may be, and for every other framework. */
export function boundElsewhere(brief: Brief): string | null {
  const framework = brief.detail("framework");
  if (framework !== "nis2" && framework !== "dora") return null;
  if (framework === "dora" && brief.has("industry", "technology"))
    return "IT suppliers through the contracts of financial customers (Art. 28 and 30)";
  if (framework === "dora" && !brief.has("industry", "finance")) return "financial entities of the European Union";
  if (brief.jurisdiction !== "eu") return "organisations in the European Union";
  if (framework === "dora") return reportsToSupervisor(brief) ? null : "financial entities";
  return nis2Applies(brief) ? null : "listed sectors from medium size upwards, except those under DORA";
}

/** What the authorities of a country order evidence by. `why`: who named it, of what it is a part, or to whom it is left. */
export type Order = { id: FrameworkId; isExample: boolean; why?: string };

/** For public bodies. */
const OF_STATES: Readonly<Partial<Record<string, Order>>> = {
  Germany: { id: "bsi", isExample: false },
  "United Kingdom": { id: "caf", isExample: false },
  Netherlands: { id: "iso-27001", isExample: false, why: "the order of BIO2" },
  Ireland: { id: "nist-csf", isExample: false, why: "the order of the public sector's Baseline Standards" },
  Australia: { id: "essential-eight", isExample: false },
};
const VOLUNTARY: Order = { id: "essential-eight", isExample: true, why: "voluntary outside government" };

/** By what the evidence of a project is ordered: the framework that was named, unless it binds others; where evidence is wanted by no such name, what the state asks of its own bodies, the law of the sector, or what auditors of the country know. */
export function orderedBy(brief: Brief): Order | null {
  const named = frameworkOf(brief)?.id;
  const binds = boundElsewhere(brief) === null;
  if (named && binds) return { id: named as FrameworkId, isExample: false, why: "as named" }; // the keys of the rows above
  const wants =
    brief.has("primary-objective", "compliance-objective") || brief.has("security-requirements", "compliance");
  if (!wants && !isAudit(brief) && binds) return null;
  const { jurisdiction, client } = brief;
  const ofState = brief.has("industry", "government") ? OF_STATES[client.country ?? ""] : undefined;
  if (ofState) return ofState;
  if (client.country === "Australia") return VOLUNTARY;
  if (jurisdiction === "eu" && brief.has("industry", "finance")) return { id: "dora", isExample: false };
  if (nis2Applies(brief) && !brief.has("industry", "technology")) return { id: "nis2", isExample: false };
  if (jurisdiction !== "us") return { id: "iso-27001", isExample: true };
  return brief.has("industry", "healthcare") ? { id: "hipaa", isExample: false } : { id: "nist-csf", isExample: true };
}
