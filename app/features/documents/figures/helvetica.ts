/** Measures text in Helvetica and the fonts with its metrics (Arial, Liberation Sans), for pictures and for Word's columns. */

/** Widths of letters other than those of western Europe, in thousandths of the type size; wide ones take all of it. */
const OTHER = 620;
const WIDE = 1000;
const FIRST_WIDE = 0x2e80;

/** The width of a text on one line, in the units of `size`. */
export function labelWidth(text: string, bold: boolean, size: number): number {
  return (unitsOf(text, bold) * size) / 1000;
}

/** The width of a text, or of a part of it, in thousandths of the type size. */
function unitsOf(text: string, bold: boolean, start = 0, end = text.length): number {
  const widths = bold ? HELVETICA_BOLD : HELVETICA;
  let width = 0;
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    const place = code < 128 || (code >= 160 && code < 256) ? code : HIGH.get(code);
    width += place === undefined ? (code < FIRST_WIDE ? OTHER : WIDE) : (widths[place - 32] ?? 0);
  }
  return width;
}

const HIGH = new Map(
  [..."€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ"].map((letter, index) => [letter.charCodeAt(0), 128 + index]),
);

/** The lines of a text broken at blanks; a word wider than a line gets its own line. */
export function labelLines(
  text: string,
  { bold = false, size, width }: { bold?: boolean; size: number; width: number },
): string[] {
  const source = /^\s|\s$|\s\s|[^\S ]/.test(text) ? text.trim().replace(/\s+/g, " ") : text;
  const room = (width * 1000) / size;
  const blank = unitsOf(" ", bold);
  const lines: string[] = [];
  let begun = 0;
  let used = 0;
  for (let start = 0; start < source.length; ) {
    const found = source.indexOf(" ", start);
    const end = found < 0 ? source.length : found;
    const own = unitsOf(source, bold, start, end);
    if (start === 0) used = own;
    else if (used + blank + own <= room) used += blank + own;
    else {
      lines.push(source.slice(begun, start - 1));
      begun = start;
      used = own;
    }
    start = end + 1;
  }
  if (source !== "") lines.push(source.slice(begun));
  return lines;
}

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
