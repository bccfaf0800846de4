/** Text in the encoding of PDF's standard fonts (WinAnsi), and how wide it is. Every reader has these fonts, so none is carried along. */

export type FontName = "regular" | "bold" | "italic" | "mono";

/** The names by which a PDF asks for the fonts. */
export const BASE_FONTS: Record<FontName, string> = {
  regular: "Helvetica",
  bold: "Helvetica-Bold",
  italic: "Helvetica-Oblique",
  mono: "Courier",
};

const HIGH = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";
/** Characters of our documents and of names that the encoding lacks, and what stands for them. */
const STAND_INS: Record<string, string> = {
  "−": "–",
  "‐": "-",
  "‑": "-",
  "‒": "–",
  "―": "—",
  "\u00a0": " ",
  "\u202f": " ",
  "\u2009": " ",
  "\u00ad": "",
  "→": "->",
  "←": "<-",
  "↔": "<->",
  "⇒": "=>",
  "≤": "<=",
  "≥": ">=",
  "≈": "~",
  "≠": "<>",
  "✓": "yes",
  "✔": "yes",
  "✗": "no",
  Σ: "Sum",
  Δ: "Delta",
  μ: "µ",
  Ω: "Ohm",
  "█": "#",
  "░": ".",
  "∞": "unlimited",
  "″": '"',
  "′": "'",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ı: "i",
  ħ: "h",
  Ħ: "H",
  ŧ: "t",
  Ŧ: "T",
  ŋ: "n",
  Ŋ: "N",
  ĸ: "k",
  ẞ: "SS",
  ə: "e",
  Ə: "E",
};
/** Stands for a character that no standard font has. */
const UNKNOWN = "?";

const codes = new Map<string, string>();

/** A text as bytes of WinAnsi, one character a byte. Accents that the fonts lack are dropped; other scripts become question marks. */
export function encodeText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  let encoded = "";
  if (JOINED.test(text)) for (const { segment } of graphemes().segment(text)) encoded += encodeCharacter(segment);
  else for (const character of text) encoded += character <= "~" ? character : encodeCharacter(character);
  return encoded;
}

/** Marks and joiners, which make one character of several. */
const JOINED = /[\p{M}\p{Cf}\p{Cc}\p{Cs}\p{So}\p{Sk}\p{Lo}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Made when first needed, as it is dear. */
function graphemes(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter("en-GB", { granularity: "grapheme" });
  return segmenter;
}

function encodeCharacter(character: string): string {
  const known = codes.get(character);
  if (known !== undefined) return known;
  const composed = character.normalize("NFC");
  const plain = composed.normalize("NFKD").replace(/\p{M}/gu, "");
  const encoded = direct(composed) ?? direct(plain) ?? UNKNOWN;
  if (codes.size < MOST_CODES) codes.set(character, encoded);
  return encoded;
}

/** Names may hold any character, and an isolate lives long. */
const MOST_CODES = 2000;

/** Null when a character has no byte and no stand-in. */
function direct(text: string): string | null {
  let encoded = "";
  for (const character of text) {
    const standIn = STAND_INS[character] ?? character;
    for (const part of standIn) {
      const byte = byteOf(part);
      if (byte === null) return null;
      encoded += byte;
    }
  }
  return encoded;
}

function byteOf(character: string): string | null {
  if (/^[\p{Cc}\p{Cf}]$/u.test(character)) return "";
  if (character.length === 1 && (character <= "~" || (character >= "\u00a1" && character <= "\u00ff")))
    return character;
  const high = HIGH.indexOf(character);
  return high >= 0 ? String.fromCharCode(128 + high) : null;
}

/** The width of encoded text in points. */
export function textWidth(encoded: string, font: FontName, size: number): number {
  if (font === "mono") return encoded.length * MONO_WIDTH * size;
  const widths = font === "bold" ? HELVETICA_BOLD : HELVETICA;
  let width = 0;
  for (let index = 0; index < encoded.length; index++) width += widths[encoded.charCodeAt(index) - 32] ?? 0;
  return (width * size) / 1000;
}

/** Of its size: every character of Courier is as wide. */
export const MONO_WIDTH = 0.6;

/** Widths from the fonts' published metrics, in thousandths of the size, from the blank (32) to 255. */
const HELVETICA = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584, 0, 556, 0, 222, 556, 333, 1000, 556, 556, 333, 1000, 667, 333, 1000, 0, 611, 0, 0, 222, 222, 333, 333,
  350, 556, 1000, 333, 1000, 500, 333, 944, 0, 500, 500, 278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556,
  584, 333, 737, 333, 400, 584, 333, 333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667,
  667, 667, 667, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722,
  722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556,
  556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
];
const HELVETICA_BOLD = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
  556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
  280, 389, 584, 0, 556, 0, 278, 556, 500, 1000, 556, 556, 333, 1000, 667, 333, 1000, 0, 611, 0, 0, 278, 278, 500, 500,
  350, 556, 1000, 333, 1000, 556, 333, 944, 0, 500, 556, 278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556,
  584, 333, 737, 333, 400, 584, 333, 333, 333, 611, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611, 722, 722, 722,
  722, 722, 722, 1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722,
  722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278, 611,
  611, 611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611, 556, 611, 556,
];
