/** A security project or assessment of a client who named no technology. */
import type { Answers } from "#app/features/catalogue/steps.ts";
import { type ComposeInput, composeDocument } from "#app/features/documents/compose.ts";
import type { DocumentTree } from "#app/features/documents/tree/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";

export function securityInput(configuration: string, answers: Answers = {}): ComposeInput {
  return inputFor({
    ...workedExample(),
    "solution-type": ["security"],
    "solution-configuration": [configuration],
    "current-technologies": ["none"],
    ...answers,
  });
}

export function securityDocument(configuration: string, answers: Answers = {}): DocumentTree {
  return composeDocument(securityInput(configuration, answers));
}
