/** Turns the text of a search box into the words to look for. */

export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

/** The distinct words in lower case, letters and digits only, in the order typed; the first eight of them. */
export function searchWords(text: string): string[] {
  const words =
    text
      .slice(0, MAX_SEARCH_LENGTH)
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join("")))].slice(0, MAX_WORDS);
}
