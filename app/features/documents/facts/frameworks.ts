/** Where each security requirement stands in the frameworks by which evidence may be filed. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Sourced } from "./sources.ts";

/** `points` by option id of `security-requirements`; those of NIS2 follow from its measures. `keys`: where a policy on keys stands, which an authority has as its proof. */
export type FrameworkRow = Sourced & {
  column: string;
  points?: Readonly<Partial<Record<string, string>>>;
  keys?: string;
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
    keys: "A.8.15, A.8.24",
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
      "threat-protection": "8, 10, 13",
      "data-loss-prevention": "3",
      "mobile-device-management": "1, 4",
      "zero-trust": "6, 12",
    },
    keys: "3, 8",
    source: ["ciso-lib", "ej"],
  },
};

/** The framework that was named; null where none was. */
export function frameworkOf(brief: Brief): (FrameworkRow & { id: string; label: string }) | null {
  const id = brief.detail("framework") ?? "";
  const row = FRAMEWORKS[id];
  return row ? { ...row, id, label: detailLabel("framework", id) } : null;
}
