import { expect, test } from "vitest";
import { searchWords } from "#app/features/articles/search-words.ts";

test.each([
  ["Azure  Migration", ["azure", "migration"]],
  ["two-tier PKI, two!", ["two", "tier", "pki"]],
  ["M365 & NIS2", ["m365", "nis2"]],
  ["Zürich ＡＤ ﬁle", ["zürich", "ad", "file"]],
  ["' & | ! ( ) : * \\ \0", []],
  ["a b c d e f g h i j", ["a", "b", "c", "d", "e", "f", "g", "h"]],
])("%j is searched as %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test("a text that is longer than any search is cut, and so is a word", () => {
  expect(searchWords("x".repeat(1_000_000))).toEqual(["x".repeat(40)]);
  expect(searchWords(`${"abc ".repeat(25)}last`)).toEqual(["abc"]);
});

test("half a character is no word", () => {
  expect(searchWords("\ud800 pki")).toEqual(["pki"]);
  expect(searchWords(`a${"\u{10330}".repeat(45)}`)).toEqual([`a${"\u{10330}".repeat(39)}`]);
});
