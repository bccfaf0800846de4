/** What may be left out of a Configuration Manager site, and what may be bought beside it. */

import { ALWAYS, all, none } from "#app/features/catalogue/predicate.ts";
import type { AdditionRow, Affordable } from "#app/features/documents/budget/affordable-rows.ts";
import {
  factorForAll,
  LEFT_TO_CLIENT,
  LOSS_PREVENTION,
  projectsBeside,
  SERVERS_MOVED,
} from "#app/features/documents/solutions/beside.ts";
import { ACADEMIC, SMALL_COMPANY } from "./answers.ts";
import { HOST_LICENCES, MANAGEMENT_LICENCES, SERVER_RIGHTS } from "./names.ts";

/** A school holds academic plans, whose step up has a quotation and no list price. */
const LOSS_PREVENTIONS: AdditionRow[] = [
  { ...LOSS_PREVENTION, when: all(LOSS_PREVENTION.when ?? ALWAYS, none(ACADEMIC)) },
  {
    ...LOSS_PREVENTION,
    licence: undefined,
    why: "this project covers its own systems only; without A5, its licence by academic quotation in addition",
    when: all(LOSS_PREVENTION.when ?? ALWAYS, ACADEMIC),
  },
];

/** Servers that the bill licenses for three years are not offered a move in the same breath; a small client's are patched from Azure anyway. */
const BESIDE = projectsBeside("configuration-manager").map((row) =>
  row.what === SERVERS_MOVED.what ? { ...row, when: all(row.when ?? ALWAYS, SMALL_COMPANY) } : row,
);

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
  cheaper: [HOST_LICENCES, MANAGEMENT_LICENCES].map((item) => ({
    item,
    by: "Azure Update Manager",
    price: "update-manager-server",
    monthly: (brief) => brief.servers.plan,
    decision: SERVER_RIGHTS,
    lost: "Servers are patched without inventory or software deployment",
  })),
  additions: [
    factorForAll(({ users }) => users), // every user's plan, bought or owned, has Entra ID P1
    ...LOSS_PREVENTIONS,
    ...BESIDE,
  ],
};
