/** Documents of devices managed by Intune without a site. */

import type { Answers } from "#app/features/catalogue/steps.ts";
import type { ComposeInput } from "#app/features/documents/compose.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

export const SIZES = ["small", "medium", "large", "enterprise"];

export const inputOf = (size: string, answers: Answers = {}): ComposeInput =>
  inputFor({
    ...workedExample(),
    "solution-type": ["configuration-manager"],
    "solution-configuration": ["sccm-intune"],
    "company-size": [size],
    "current-technologies": ["active-directory", "windows-server"],
    ...answers,
  });

export const documentOf = (size: string, answers: Answers = {}): DocumentTree => composed(inputOf(size, answers));

export const everySize = (answers: Answers = {}): DocumentTree[] => SIZES.map((size) => documentOf(size, answers));
