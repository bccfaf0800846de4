/** The seven solutions by their option id, and what differs from its solution by configuration. */

import { INTUNE } from "./intune/pack.ts";

// It comes before the site: what both say then lies so close in the Worker that its compression finds it.

import { INTUNE as INTUNE_ALONE } from "#app/features/documents/brief/subject.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { AZURE_MIGRATION } from "./azure-migration/pack.ts";
import { CERTIFICATE_SERVICES } from "./certificate-services/pack.ts";
import { CONFIGURATION_MANAGER } from "./configuration-manager/pack.ts";
import { CUSTOM } from "./custom/pack.ts";
import { HYBRID_CLOUD } from "./hybrid-cloud/pack.ts";
import { MICROSOFT_365 } from "./microsoft-365/pack.ts";
import { SECURITY } from "./security/pack.ts";

export const PACKS: readonly Pack[] = [
  CERTIFICATE_SERVICES,
  CONFIGURATION_MANAGER,
  INTUNE,
  AZURE_MIGRATION,
  MICROSOFT_365,
  SECURITY,
  HYBRID_CLOUD,
  CUSTOM,
];

const BY_SUBJECT = new Map(PACKS.map((pack) => [pack === INTUNE ? INTUNE_ALONE : pack.id, pack]));

/** The pack of a solution type, or of a configuration with one of its own; the custom assessment for what has none. */
export function packOf(subject: string): Pack {
  return BY_SUBJECT.get(subject) ?? CUSTOM;
}
