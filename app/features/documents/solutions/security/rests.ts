/** What hardening of Tier 0 leaves of each requirement; other projects of security carry them in full, and an assessment measures them. */

import { all, none } from "#app/features/catalogue/predicate.ts";
import {
  devicesBeyond,
  disksBeyond,
  identityBeyond,
  lossBeyond,
  type RestOfControl,
} from "#app/features/documents/solutions/rest-of-controls.ts";
import { ADMINISTRATORS_ENROLLED, DEVICE_RULES, LABELS_LEFT, POLICIES_FOR_ADMINISTRATORS, TIER0 } from "./answers.ts";

export const RESTS: readonly RestOfControl[] = [
  {
    ...disksBeyond("domain controllers, workstations of administrators"),
    asked: (brief) => brief.holds(all(TIER0, none(DEVICE_RULES))),
  },
  {
    ...identityBeyond("administrators", "of users: leavers, reviews"),
    asked: (brief) => brief.holds(POLICIES_FOR_ADMINISTRATORS),
  },
  {
    ...devicesBeyond("administrators", "enrolment of users' devices and phones"),
    asked: (brief) => brief.holds(ADMINISTRATORS_ENROLLED),
  },
  { ...lossBeyond("the directory"), asked: (brief) => brief.holds(LABELS_LEFT) },
];
