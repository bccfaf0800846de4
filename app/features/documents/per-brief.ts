/** What follows from the brief alone is worked out once for each document, whoever asks, and counts as looked at by each. */

import type { Brief } from "./brief.ts";

export function perBrief<Value>(work: (brief: Brief) => Value): (brief: Brief) => Value {
  const known = new WeakMap<Brief, () => Value>();
  return (brief) => {
    const found = known.get(brief) ?? brief.reader.derive(() => work(brief));
    known.set(brief, found);
    return found();
  };
}
