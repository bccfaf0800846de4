/** What follows from the brief alone is worked out once for each document, whoever asks, and counts as looked at by each. */

import type { Brief } from "./brief.ts";

/** `given` follows from the brief too. */
export function perBrief<Value, Given extends readonly unknown[]>(
  work: (brief: Brief, ...given: Given) => Value,
): (brief: Brief, ...given: Given) => Value {
  const make = (brief: Brief, given: Given) => {
    const made = brief.reader.derive(() => work(brief, ...given));
    brief.reader.derived.set(work, made);
    return made;
  };
  // nothing else is kept under the work, so what is found is its value
  return (brief, ...given) => ((brief.reader.derived.get(work) as (() => Value) | undefined) ?? make(brief, given))();
}
