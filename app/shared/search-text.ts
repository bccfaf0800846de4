/** Reads from an address the text to search a list for. */

export const MAX_SEARCH_LENGTH = 100;

/** One line of at most {@link MAX_SEARCH_LENGTH} characters, without control characters, which the database refuses; empty if there is none. */
export function readSearchText(typed: string | null): string {
  const text = (typed ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}/gu, " ")
    .trim();
  return [...text].slice(0, MAX_SEARCH_LENGTH).join("");
}
