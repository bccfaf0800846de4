/** What somebody typed to search a list for, out of an address. */

export const MAX_SEARCH_LENGTH = 100;

/** Cut to a length and to what a database takes; empty for nothing. */
export function readSearchText(typed: string | null): string {
  const text = (typed ?? "").toWellFormed().replaceAll("\0", "").normalize("NFC").trim();
  return [...text].slice(0, MAX_SEARCH_LENGTH).join("");
}
