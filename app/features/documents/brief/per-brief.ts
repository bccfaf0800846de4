/** What follows from the brief alone is worked out once for each document, whoever asks, and counts as looked at by each. */

import type { Brief } from "./brief.ts";

/** `given` follows from the brief too. */
export function perBrief<Value, Given extends readonly unknown[]>(
  work: (brief: Brief, ...given: Given) => Value,
): (brief: Brief, ...given: Given) => Value {
  const known = new WeakMap<Brief, () => Value>();
  return (brief, ...given) => {
    const found = known.get(brief);
    if (found) return found();
    const made = brief.reader.derive(() => work(brief, ...given));
    known.set(brief, made);
    return made();
  };
}
