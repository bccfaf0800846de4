/** What certificates leave of each requirement; a second factor for everybody has a decision of its own. */

import {
  devicesBeyond,
  identityBeyond,
  lossBeyond,
  NO_LICENCE,
  type RestOfControl,
  threatsBeyond,
} from "#app/features/documents/solutions/rest-of-controls.ts";

export const RESTS: readonly RestOfControl[] = [
  identityBeyond("duties of the authority", "of users: leavers, reviews"),
  {
    ...devicesBeyond("certificates on phones", "management of phones beyond their certificates"),
    licence: NO_LICENCE, // certificates reach phones by Intune, which is in the bill
    needs: () => [],
  },
  threatsBeyond("the authority"),
  lossBeyond("keys"),
];
