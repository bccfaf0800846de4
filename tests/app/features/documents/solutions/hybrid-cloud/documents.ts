/** Documents of the hybrid cloud that several of its tests read. */

import { configurationsOf } from "#app/features/catalogue/configurations.ts";
import { type Answers, requireQuestion } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, contentFor } from "#tests/app/features/documents/composed.ts";

export const inputOf = (configuration: string, size: string, answers: Answers = {}) =>
  inputFor({
    ...workedExample(),
    "solution-type": ["hybrid-cloud"],
    "solution-configuration": [configuration],
    "company-size": [size],
    timeline: ["6-12-months"],
    ...answers,
  });

export const documentOf = (...given: Parameters<typeof inputOf>): DocumentTree => composed(inputOf(...given));

/** What an option buys, whether it may be chosen or not. */
export const basesOf = (...given: Parameters<typeof inputOf>): string =>
  contentFor(inputOf(...given))
    .estimates.map(({ basis }) => basis)
    .join("\n");

/** Something stands in Azure that uses the link. */
export const RUNNING: Answers = {
  "cloud-maturity": ["significant"],
  "current-technologies": ["windows-server", "active-directory", "azure-services"],
};

export const SIZES = requireQuestion("company-size").options.map(({ id }) => id);

export const EVERY = configurationsOf("hybrid-cloud").flatMap(({ id }) => SIZES.map((size) => [id, size] as const));
