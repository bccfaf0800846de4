/** Whether somebody outside may ask for evidence. */

import { any, is } from "#app/features/catalogue/predicate.ts";

export const REGULATED = any(
  is("industry", "healthcare", "finance", "government"),
  is("security-requirements", "compliance"),
);
