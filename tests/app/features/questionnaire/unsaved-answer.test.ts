/** What a tab keeps of a choice that was not saved yet. */
import { afterEach, expect, test } from "vitest";
import { findUnsaved, keepUnsaved, placeOf } from "#app/features/questionnaire/unsaved-answer.ts";

/** The browser's store, which is not there in Node; or one that the browser's settings refuse. */
function openStore({ isRefused = false } = {}) {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const get = () => {
    if (isRefused) throw new DOMException("refused", "SecurityError");
    return store;
  };
  Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get });
  return kept;
}

afterEach(() => void Reflect.deleteProperty(globalThis, "sessionStorage"));

const place = placeOf({ draft: { assessment: "a", version: 2 }, step: 5 });
const CHOICE = { place, values: ["teams", "azure"] };

test("a choice is found again at its place, and nowhere else", () => {
  openStore();
  keepUnsaved(CHOICE);
  expect(findUnsaved(place)).toEqual(["teams", "azure"]);
  expect(findUnsaved(placeOf({ draft: { assessment: "a", version: 3 }, step: 5 }))).toBeNull();
  expect(findUnsaved(placeOf({ draft: { assessment: "b", version: 2 }, step: 5 }))).toBeNull();
  expect(findUnsaved(placeOf({ draft: { assessment: "a", version: 2 }, step: 6 }))).toBeNull();
  keepUnsaved(null);
  expect(findUnsaved(place)).toBeNull();
});

test("a new assessment is one place, whatever id its next page draws", () => {
  const [one, other] = ["a", "b"].map((assessment) => placeOf({ draft: { assessment, version: 0 }, step: 1 }));
  expect(one).toBe(other);
});

test.each([
  "nonsense",
  "null",
  "5",
  "{}",
  '{"place":"a 2 5"}',
  '{"place":"a 2 5","values":"x"}',
  '{"place":"a 2 5","values":[1]}',
  '{"place":7,"values":[]}',
])("what somebody else wrote into the store is no choice: %s", (text) => {
  openStore().set("assessment", text);
  expect(findUnsaved(place)).toBeNull();
});

test("a store that the browser's settings refuse keeps nothing and harms nothing", () => {
  openStore({ isRefused: true });
  keepUnsaved(CHOICE);
  keepUnsaved(null);
  expect(findUnsaved(place)).toBeNull();
});
