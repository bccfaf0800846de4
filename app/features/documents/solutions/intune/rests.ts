/** What Intune leaves of each requirement. */

import { LOSS_BEYOND, THREATS_BEYOND } from "#app/features/documents/solutions/configuration-manager/rests.ts";
import {
  factorBeyond,
  identityBeyond,
  NO_LICENCE,
  type RestOfControl,
} from "#app/features/documents/solutions/rest-of-controls.ts";

export const RESTS: readonly RestOfControl[] = [
  {
    ...factorBeyond("administrators of Intune", "beyond administrators of Intune"),
    licence: NO_LICENCE, // every user's plan, bought or owned, has Entra ID P1
    needs: () => [],
  },
  identityBeyond("roles of Intune", "of users: leavers, reviews"),
  THREATS_BEYOND,
  LOSS_BEYOND,
];
