/** What completes requirements that a project covers in part, as the first page asks for it. */

import { sentence } from "#app/features/documents/words.ts";

const OFFERS = "Order as well, or name who brings it: ";
/** `threat protection of servers (1 to 3 days, …)`. */
const OFFER = /^(.*?) \((recommended; )?(.*)\)$/;

/** An aside that began with a comma ends with one; a list ends with none. */
const APART = /^[^()]*, (?:as|by|with) [^()]*$/;

/** What completes several requirements is one decision, with a sentence for each. */
export function offeredOf(text: string): string {
  if (!text.startsWith(OFFERS)) return text;
  const offers = text.slice(OFFERS.length).split(/(?<=\)); /);
  const told = offers.map((offer) => {
    const [, named = offer, advised, takes] = OFFER.exec(offer) ?? [];
    const whole = named.replace(/: (.*)$/, " ($1)");
    return { what: `${whole}${advised ? " (recommended)" : APART.test(whole) ? "," : ""}`, takes };
  });
  const [only, ...others] = told;
  if (only && others.length === 0)
    return only.takes ? `${OFFERS}${only.what.replace(/,$/, "")}. It takes ${only.takes}` : text;
  return `Order these as well, or name who brings them. ${told.map(({ what, takes }) => sentence(`${what} ${what.startsWith("other devices") ? "take" : "takes"} ${takes}`)).join(". ")}`;
}
