/** Counts the words of a text and estimates how long it takes to read. */

const WORDS_A_MINUTE = 220;

/** Whole minutes for a Markdown text at 220 words a minute, at least one. */
export function readMinutes(markdown: string): number {
  return Math.max(1, Math.ceil(countWords(markdown) / WORDS_A_MINUTE));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
