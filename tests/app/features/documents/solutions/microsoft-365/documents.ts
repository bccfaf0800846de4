/** Documents of this solution: of any configuration, of every one, and of a school. */

import type { Answers } from "#app/features/catalogue/steps.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

export const documentOf = (configuration: string, answers: Answers = {}): DocumentTree =>
  composed(
    inputFor({
      ...workedExample(),
      "solution-type": ["microsoft-365"],
      "solution-configuration": [configuration],
      "current-technologies": ["none"],
      ...answers,
    }),
  );

export const CONFIGURATIONS = ["m365-new-tenant", "m365-hybrid", "m365-secure", "m365-optimise"];
export const SIZES = ["small", "medium", "large", "enterprise"];
const TECHNOLOGIES = [
  ["none"],
  ["exchange-server"],
  ["office-365"],
  ["sharepoint", "windows-server", "power-platform"],
];

/** Every configuration, size and kind of environment. */
export const everyDocument = (answers: Answers = {}): { name: string; tree: DocumentTree }[] =>
  CONFIGURATIONS.flatMap((configuration) =>
    SIZES.flatMap((size) =>
      TECHNOLOGIES.map((technologies) => ({
        name: `${configuration} ${size} ${technologies.join(" ")}`,
        tree: documentOf(configuration, { "company-size": [size], "current-technologies": technologies, ...answers }),
      })),
    ),
  );

export const school = (configuration: string, answers: Answers = {}) =>
  documentOf(configuration, {
    industry: ["education"],
    "company-size": ["medium"],
    "head-count": ["120"],
    "shift-workers": ["20"],
    ...answers,
  });
