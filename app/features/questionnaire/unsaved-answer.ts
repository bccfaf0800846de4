/** A choice that was made on the page and not yet saved: kept by the tab, so that a reload, Back or a crash does not lose it. */

/** Belongs to one step of one version of the assessment; anything else in the store is somebody else's or outdated. */
export type UnsavedAnswer = { place: string; values: readonly string[] };

const STORE_KEY = "assessment";

export function placeOf({ draft, step }: { draft: { assessment: string; version: number }; step: number }): string {
  // A new assessment gets its id with its first save, so until then the version alone says enough.
  return `${draft.version === 0 ? "new" : draft.assessment} ${draft.version} ${step}`;
}

export function findUnsaved(place: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? "null");
    return isUnsaved(kept) && kept.place === place ? kept.values : null;
  } catch {
    return null; // storage refused by the browser's settings, or written by somebody else
  }
}

/** Null forgets what was kept. */
export function keepUnsaved(answer: UnsavedAnswer | null): void {
  try {
    if (answer) sessionStorage.setItem(STORE_KEY, JSON.stringify(answer));
    else sessionStorage.removeItem(STORE_KEY);
  } catch {
    // storage refused by the browser's settings: the answer is saved when the step is left
  }
}

function isUnsaved(value: unknown): value is UnsavedAnswer {
  if (typeof value !== "object" || value === null || !("place" in value) || !("values" in value)) return false;
  const { place, values } = value;
  return typeof place === "string" && Array.isArray(values) && values.every((one) => typeof one === "string");
}
