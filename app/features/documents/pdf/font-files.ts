/** The letters of Noto Sans by style and script, each a separate static file that is fetched when a document needs it. */

import cyrillicRegular from "@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url";
import cyrillicBold from "@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?url";
import cyrillicExtRegular from "@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?url";
import greekRegular from "@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url";
import greekBold from "@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?url";
import greekExtRegular from "@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?url";
import latinItalic from "@fontsource/noto-sans/files/noto-sans-latin-400-italic.woff?url";
import latinRegular from "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url";
import latinBold from "@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url";
import latinExtRegular from "@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url";
import latinExtBold from "@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url";
import vietnameseRegular from "@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url";
import vietnameseBold from "@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?url";

export type FontName = "regular" | "bold" | "italic";
export type Script = "latin" | "latin-ext" | "vietnamese" | "greek" | "greek-ext" | "cyrillic" | "cyrillic-ext";

/** Addresses of our static files. Scripts that a style lacks are set in regular letters: only our own remarks are italic, and rare letters are not worth another file. */
export const FONT_FILES: Record<FontName, Partial<Record<Script, string>>> = {
  regular: {
    latin: latinRegular,
    "latin-ext": latinExtRegular,
    vietnamese: vietnameseRegular,
    greek: greekRegular,
    "greek-ext": greekExtRegular,
    cyrillic: cyrillicRegular,
    "cyrillic-ext": cyrillicExtRegular,
  },
  bold: {
    latin: latinBold,
    "latin-ext": latinExtBold,
    vietnamese: vietnameseBold,
    greek: greekBold,
    cyrillic: cyrillicBold,
  },
  italic: { latin: latinItalic },
};

/** The Unicode range of each script's letters; other characters are looked up in the first file. */
const RANGES: readonly [first: number, last: number, script: Script][] = [
  [0x0131, 0x0131, "latin"],
  [0x0152, 0x0153, "latin"],
  [0x01a0, 0x01a1, "vietnamese"],
  [0x01af, 0x01b0, "vietnamese"],
  [0x02c6, 0x02dc, "latin"],
  [0x0100, 0x02ff, "latin-ext"],
  [0x0370, 0x03ff, "greek"],
  [0x0400, 0x045f, "cyrillic"],
  [0x0490, 0x0491, "cyrillic"],
  [0x0460, 0x052f, "cyrillic-ext"],
  [0x1ea0, 0x1ef9, "vietnamese"],
  [0x1e00, 0x1eff, "latin-ext"],
  [0x1f00, 0x1fff, "greek-ext"],
  [0x20ac, 0x20ac, "latin"],
  [0x20a0, 0x20c0, "latin-ext"],
  [0x2116, 0x2116, "cyrillic"],
];

export function scriptOf(code: number): Script {
  if (code < 0x100) return "latin";
  return RANGES.find(([first, last]) => code >= first && code <= last)?.[2] ?? "latin";
}
