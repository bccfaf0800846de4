/** The seven solutions by their option id. */

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
  AZURE_MIGRATION,
  MICROSOFT_365,
  SECURITY,
  HYBRID_CLOUD,
  CUSTOM,
];

const BY_ID = new Map(PACKS.map((pack) => [pack.id, pack]));

/** The pack of a solution type; the custom assessment for one that has none. */
export function packOf(solution: string): Pack {
  return BY_ID.get(solution) ?? CUSTOM;
}
