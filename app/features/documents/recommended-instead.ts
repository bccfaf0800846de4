/** What a document would recommend in the place of what is asked for, told while that can still be asked for. */

import { type Configuration, findConfiguration } from "#app/features/catalogue/configurations.ts";
import { Brief, type ComposeInput } from "./brief/brief.ts";
import { type Content, contentOf } from "./content.ts";
import { isAhead } from "./options/appraisal.ts";

export type Instead = {
  /** The name of the option that is ahead. */
  recommended: string;
  /** The name of the configuration asked for, which the document designs in full. */
  asked: string;
  /** The configuration whose document designs in full what it recommends; null where no configuration does. */
  configuration: Configuration | null;
};

/** Null where what is asked for is what is recommended. */
export function recommendedInstead(input: ComposeInput): Instead | null {
  const content = contentFrom(input);
  if (!isAhead(content)) return null;
  const { appraisal, brief } = content;
  const { name, configuration } = appraisal.winner.row;
  return { recommended: name, asked: brief.chosen.name, configuration: settled(input, configuration) };
}

/** Null where its document would recommend yet another option: one change must not ask for the next. */
function settled(input: ComposeInput, id: string | undefined): Configuration | null {
  const configuration = findConfiguration(id);
  if (!configuration) return null;
  const answers = { ...input.answers, "solution-configuration": [configuration.id] };
  return isAhead(contentFrom({ ...input, answers })) ? null : configuration;
}

const contentFrom = (input: ComposeInput): Content => contentOf(new Brief(input));
