/** What a document would recommend in the place of what is asked for, told while that can still be asked for. */

import { Brief, type ComposeInput } from "./brief/brief.ts";
import { contentOf } from "./content.ts";
import { isAhead } from "./options/appraisal.ts";

export type Instead = {
  /** The name of the option that is ahead. */
  recommended: string;
  /** The name of the configuration asked for, which the document designs in full. */
  asked: string;
};

/** Null where what is asked for is what is recommended. */
export function recommendedInstead(input: ComposeInput): Instead | null {
  const content = contentOf(new Brief(input));
  if (!isAhead(content)) return null;
  const { appraisal, brief } = content;
  return { recommended: appraisal.winner.row.name, asked: brief.chosen.name };
}
