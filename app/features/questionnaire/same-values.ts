/** Compares answers. Kept apart from the other rules, so that the browser need not load the catalogue. */

/** The same options in any order. */
export function sameValues(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
