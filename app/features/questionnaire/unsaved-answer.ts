/** Keeps a choice not yet saved in the tab's storage, so that a reload, Back or a crash does not lose it. */

/** Belongs to one step of one version of the assessment; anything else in the store is foreign or outdated. */
export type UnsavedAnswer = { place: string; values: readonly string[] };

const STORE_KEY = "assessment";

export function placeOf({ draft, step }: { draft: { assessment: string; version: number }; step: number }): string {
  // A new assessment gets a lasting id only with its first save, so until then the version alone identifies it.
  return `${draft.version === 0 ? "new" : draft.assessment} ${draft.version} ${step}`;
}

export function findUnsaved(place: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? "null");
    return isUnsaved(kept) && kept.place === place ? kept.values : null;
  } catch {
    return null; // storage is refused by the browser's settings, or was written by something else
  }
}

/** Null forgets what was kept. */
export function keepUnsaved(answer: UnsavedAnswer | null): void {
  try {
    if (answer) sessionStorage.setItem(STORE_KEY, JSON.stringify(answer));
    else sessionStorage.removeItem(STORE_KEY);
  } catch {
    // storage is refused by the browser's settings; the answer is still saved when the step is left
  }
}

function isUnsaved(value: unknown): value is UnsavedAnswer {
  if (typeof value !== "object" || value === null || !("place" in value) || !("values" in value)) return false;
  const { place, values } = value;
  return typeof place === "string" && Array.isArray(values) && values.every((one) => typeof one === "string");
}
