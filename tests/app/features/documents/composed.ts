/** Documents of the tests, each made once for all tests of a worker: composing them is most of their work. */

import fc from "fast-check";
import { Brief } from "#app/features/documents/brief/brief.ts";
import { type ComposedDocument, type ComposeInput, composeDocument } from "#app/features/documents/compose.ts";
import { type Content, contentOf } from "#app/features/documents/content.ts";
import { anyInput } from "./answer-sets.ts";

/** Kept at a time, of some 150 and 80 kB each. */
const MOST = 1000;

/** The document of the input. Nobody changes it: the next test reads the same one. */
export const composed: (input: ComposeInput) => ComposedDocument = keeping(composeDocument);

/** What its sections share; not to be changed either. */
export const contentFor: (input: ComposeInput) => Content = keeping((input) => contentOf(new Brief(input)));

const POOL_SEED = 2026;
let pool: readonly ComposeInput[] = [];

/** The first so many of the same random inputs for every test. */
export function samples(count: number): readonly ComposeInput[] {
  if (pool.length < count) pool = fc.sample(anyInput, { seed: POOL_SEED, numRuns: count });
  return pool.slice(0, count);
}

/** Remembers what was last asked for by the words of the input. */
function keeping<Value>(work: (input: ComposeInput) => Value): (input: ComposeInput) => Value {
  const known = new Map<string, Value>();
  return (input) => {
    const key = JSON.stringify(input);
    const value = known.get(key) ?? work(input);
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
