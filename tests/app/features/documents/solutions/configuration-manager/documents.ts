/** Documents of the three sites of Configuration Manager. */

import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

export const SITES = { "sccm-small": "small", "sccm-medium": "medium", "sccm-enterprise": "enterprise" };

export const documentOf = (configuration: keyof typeof SITES, answers: Answers = {}): DocumentTree =>
  composed(
    inputFor({
      ...workedExample(),
      "solution-type": ["configuration-manager"],
      "solution-configuration": [configuration],
      "company-size": [SITES[configuration]],
      "current-technologies": ["active-directory"],
      ...answers,
    }),
  );

export const everySite = (answers: Answers = {}): DocumentTree[] => [
  documentOf("sccm-small", answers),
  documentOf("sccm-medium", answers),
  documentOf("sccm-enterprise", answers),
];

/** From two on, in words. */
export const WAVES = ["Two", "Three", "Four"];
