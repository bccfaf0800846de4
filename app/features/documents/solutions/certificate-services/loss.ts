/** Who keeps data from leaving by mail, files and devices: here only keys are kept from it. */

import { all, is, none } from "#app/features/catalogue/predicate.ts";
import type { DecisionRow } from "#app/features/documents/pack.ts";
import { FEW } from "./answers.ts";

export const LOSS_BEYOND_KEYS: DecisionRow = {
  title: "Data loss prevention beyond keys",
  context: "Data loss prevention is required; this project keeps private keys from being exported.",
  alternatives: "another project for mail, files and devices; the controls in place today",
  decision:
    "Another project, outside the totals here: first for the people who handle the data to be protected, so that licences are bought for them and not for all users (price for all users: “Scope”).",
  tradeOff: "Another project and its licences; data is protected where it leaves, which no certificate does",
  confidence: "medium",
  when: all(is("security-requirements", "data-loss-prevention"), none(FEW)), // a short log has no room for it
  due: "design",
  ask: "Name who delivers data loss prevention for mail, files and devices: another project, first for those who handle the data to be protected (recommended; price for all users under “Scope”), or the controls in place today",
  source: ["ej"],
};
