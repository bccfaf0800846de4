/** The words to search a list for, read from an address. */

export const MAX_SEARCH_LENGTH = 100;

/** One line of at most {@link MAX_SEARCH_LENGTH} characters, without the control characters that a database refuses; empty for none. */
export function readSearchText(typed: string | null): string {
  const text = (typed ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}/gu, " ")
    .trim();
  return [...text].slice(0, MAX_SEARCH_LENGTH).join("");
}
