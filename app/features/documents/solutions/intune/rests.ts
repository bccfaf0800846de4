/** What Intune leaves of each requirement. */

import { BEYOND_SMALL } from "#app/features/documents/solutions/configuration-manager/answers.ts";
import { LOSS_BEYOND, THREATS_BEYOND } from "#app/features/documents/solutions/configuration-manager/rests.ts";
import {
  factorBeyond,
  identityBeyond,
  type RestOfControl,
} from "#app/features/documents/solutions/rest-of-controls.ts";

export const RESTS: readonly RestOfControl[] = [
  {
    ...factorBeyond("administrators of Intune", "beyond administrators of Intune"),
    licence: (brief) => (brief.holds(BEYOND_SMALL) ? "no further licence" : ""), // every user's plan, bought or owned, has Entra ID P1
    needs: () => [],
  },
  identityBeyond("roles of Intune", "of users: leavers, reviews"),
  THREATS_BEYOND,
  LOSS_BEYOND,
];
