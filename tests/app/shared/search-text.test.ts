/** What is searched for comes from an address that anybody may write. */
import { expect, test } from "vitest";
import { MAX_SEARCH_LENGTH, readSearchText } from "#app/shared/search-text.ts";

test("words are one line of text that a database takes", () => {
  expect(readSearchText(null)).toBe("");
  expect(readSearchText(" \u0000 \n")).toBe("");
  expect(readSearchText("  two\u0000words\nand more ")).toBe("two words and more");
  expect(readSearchText("half a pair \ud83d")).toBe("half a pair \ufffd");
  expect(readSearchText("Zoe\u0308")).toBe("Zo\u00eb"); // one letter, however it was typed
});

test("a long text is cut between letters, not inside one", () => {
  const cut = readSearchText("\u{1f4c4}".repeat(MAX_SEARCH_LENGTH + 1));
  expect([...cut]).toHaveLength(MAX_SEARCH_LENGTH);
  expect(cut.isWellFormed()).toBe(true);
});
