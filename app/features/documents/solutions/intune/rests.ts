/** What Intune leaves of each requirement. */

import { BEYOND_SMALL } from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { detectionLicence, lossLicence } from "#app/features/documents/solutions/configuration-manager/rests.ts";
import {
  factorBeyond,
  identityBeyond,
  lossBeyond,
  type RestOfControl,
  threatsBeyond,
} from "#app/features/documents/solutions/rest-of-controls.ts";

export const RESTS: readonly RestOfControl[] = [
  {
    ...factorBeyond("administrators of Intune", "beyond administrators of Intune"),
    licence: (brief) => (brief.holds(BEYOND_SMALL) ? "no further licence" : ""), // every user's plan, bought or owned, has Entra ID P1
  },
  identityBeyond("roles of Intune", "of users: leavers, reviews"),
  {
    ...threatsBeyond("antivirus and rules on devices"),
    rest: "threat protection beyond antivirus, by detection on devices",
    licence: detectionLicence,
  },
  { ...lossBeyond("removable drives"), licence: lossLicence },
];
