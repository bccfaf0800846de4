/** What the tenant leaves of each requirement. */

import {
  devicesBeyond,
  NO_LICENCE,
  type RestOfControl,
  serversBeyond,
} from "#app/features/documents/solutions/rest-of-controls.ts";
import { OPTIMISE } from "./answers.ts";

export const RESTS: readonly RestOfControl[] = [
  {
    ...devicesBeyond("enrolled devices", "enrolment of devices found unmanaged"),
    licence: NO_LICENCE, // each plan carries Intune
    needs: () => [],
    asked: (brief) => brief.holds(OPTIMISE),
  },
  serversBeyond("mail, accounts and devices"),
];
