/** How long a text takes to read. */

const WORDS_A_MINUTE = 220;

/** Whole minutes for a Markdown text at 220 words a minute, at least one. */
export function readMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
