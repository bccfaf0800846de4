/** What may be left out of a Configuration Manager site, and what may be bought beside it. */

import type { Affordable } from "#app/features/documents/budget/affordable-rows.ts";
import {
  factorForAll,
  LEFT_TO_CLIENT,
  LOSS_PREVENTION,
  projectsBeside,
} from "#app/features/documents/solutions/beside.ts";

export const AFFORDABLE: Affordable = {
  reductions: [
    {
      parts: ["one application", "three applications", "six applications"],
      lost: "The client's packagers begin from the vendor's guide",
    },
    {
      parts: ["old tool decommissioned"],
      lost: "The client removes the old tool, whose licence runs on until then",
    },
    ...LEFT_TO_CLIENT,
  ],
  additions: [
    factorForAll(({ users }) => users), // every user's plan, bought or owned, has Entra ID P1
    LOSS_PREVENTION,
    ...projectsBeside("configuration-manager"),
  ],
};
