/** Text in the fonts of a PDF: which characters they have, how wide those are, and their codes. */
import { Buffer } from "node:buffer";
import type { LoadFile } from "#app/features/documents/downloads.ts";
import { Font } from "./font.ts";
import { FONT_FILES, type FontName, type Script, scriptOf } from "./font-files.ts";

export type { FontName } from "./font-files.ts";

/** Fonts of other scripts, which are too large to embed, so that PDF readers must provide them. */
export type Region = "japan" | "korea" | "china";

/** `key` is the font's name in the file. Faces with the letters of western Europe use one byte a letter, others two. */
export type Face = { key: string; style: FontName; font: Font; isLatin: boolean };
/** The codes that are drawn in each font, with the characters that they stand for. */
export type Used = Map<Face | Region, (number | undefined)[]>;

type Glyph = { face: Face | "wide"; code: number; bytes: string; width: number };

const faces = new Map<string, Face>();
const STYLES: readonly FontName[] = ["regular", "bold", "italic"];

/** Loads the fonts that a text needs; await it before measuring or drawing the text. Loaded fonts are kept. */
export async function loadFonts(text: string, loadFile: LoadFile): Promise<void> {
  const scripts = new Set<Script>(["latin"]);
  const others = new Set(text.normalize("NFC").match(/[^\0-ÿ]/g)); // as it will be printed
  for (const character of [...others].join("") + [...others].join("").normalize("NFKD"))
    scripts.add(scriptOf(character.charCodeAt(0)));
  await Promise.all(STYLES.flatMap((style) => [...scripts].map((script) => loadFace(style, script, loadFile))));
}

async function loadFace(style: FontName, script: Script, loadFile: LoadFile): Promise<void> {
  const key = keyOf(style, script);
  const address = FONT_FILES[style][script];
  if (!address || faces.has(key)) return;
  const woff = Buffer.from(await loadFile(address));
  if (!faces.has(key)) faces.set(key, { key, style, font: new Font(woff), isLatin: script === "latin" });
}

function keyOf(style: FontName, script: Script): string {
  return `${style}-${script}`;
}

/** Where the letters of western Europe end. They are looked up a hundred thousand times for a file. */
const COMMON = 256;

class KnownGlyphs {
  readonly #common = Array<Glyph | undefined>(COMMON).fill(undefined);
  readonly #others = new Map<number, Glyph>();

  get(code: number): Glyph | undefined {
    return code < COMMON ? this.#common[code] : this.#others.get(code);
  }

  set(code: number, glyph: Glyph): void {
    if (code < COMMON) this.#common[code] = glyph;
    else this.#others.set(code, glyph);
  }
}

const known: Record<FontName, KnownGlyphs> = {
  regular: new KnownGlyphs(),
  bold: new KnownGlyphs(),
  italic: new KnownGlyphs(),
};

function glyphFor(code: number, style: FontName): Glyph | null {
  const found = known[style].get(code) ?? findGlyph(code, style);
  if (found) known[style].set(code, found);
  return found;
}

function findGlyph(code: number, style: FontName): Glyph | null {
  if (isWide(code)) return { face: "wide", code, bytes: bytesOf(code), width: 1000 };
  const face = faces.get(keyOf(style, scriptOf(code)));
  const glyph = face?.font.glyphOf(code) ?? 0;
  if (!face || glyph === 0) return style === "regular" ? null : findGlyph(code, "regular");
  const width = face.font.advanceOf(glyph);
  if (!face.isLatin) return { face, code: glyph, bytes: bytesOf(glyph), width };
  const own = latinCode(code);
  return own === null ? null : { face, code: own, bytes: escaped(String.fromCharCode(own)), width };
}

/** Codes 128 to 159 of WinAnsi, with two of our own in codes that it leaves free. */
const HIGH = "€−‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\0\0‘’“”•–—˜™š›œ\0žŸ";

/** The byte of a character in the encoding of the Latin faces; null if it has none. */
function latinCode(code: number): number | null {
  if (code < 127 || (code > 160 && code < 256)) return code;
  const high = HIGH.indexOf(String.fromCharCode(code));
  return high >= 0 ? 128 + high : null;
}

function bytesOf(code: number): string {
  return escaped(String.fromCharCode(code >> 8, code & 255));
}

/** Escapes bytes for a string in a PDF. */
function escaped(bytes: string): string {
  return bytes.replace(/[\\()]/g, "\\$&").replace(/\r/g, "\\r");
}

/** Whether a character is Japanese, Korean or Chinese, and so as wide as it is high. */
function isWide(code: number): boolean {
  return (
    (code >= 0x2e80 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff01 && code <= 0xff60)
  );
}

/** Replacements for characters in our documents that the fonts lack. */
const STAND_INS: Record<string, string> = {
  "‐": "-",
  "‑": "-",
  "\u00a0": " ",
  "\u2009": " ",
  "\u202f": " ",
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
  "█": "#",
  "▒": "/",
  "░": ".",
  "◆": "*",
  "∞": "unlimited",
};
/** Replaces a character that no font of the file has. */
export const UNKNOWN = "\ufffd";

const printed = new Map<string, string>();
/** Bounds the cache, since names may hold any character and an isolate lives long. */
const MOST_PRINTED = 2000;
/** Marks and joiners, which combine several code points into one character. */
const JOINED = /[\p{M}\p{Cf}\p{So}\p{Sk}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Made when first needed, because it is expensive. */
function graphemes(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter("en-GB", { granularity: "grapheme" });
  return segmenter;
}

/** The text, limited to characters that the fonts have. */
export function printable(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  const composed = text.toWellFormed().normalize("NFC");
  let result = "";
  if (JOINED.test(composed))
    for (const { segment } of graphemes().segment(composed)) result += printableCharacter(segment);
  else for (const character of composed) result += character <= "~" ? character : printableCharacter(character);
  return result;
}

function printableCharacter(character: string): string {
  const before = printed.get(character);
  if (before !== undefined) return before;
  const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
  const found = direct(character) ?? direct(plain) ?? UNKNOWN;
  if (printed.size < MOST_PRINTED) printed.set(character, found);
  return found;
}

/** The text with replacements; null if the fonts lack a character that has none. */
function direct(text: string): string | null {
  let result = "";
  for (const character of text) {
    if (/^[\p{Cc}\p{Cf}]$/u.test(character)) continue;
    const part = STAND_INS[character] ?? character;
    if (part.length > 1 ? part >= "\ud800" && part < "\ue000" : !glyphFor(part.charCodeAt(0), "regular")) return null;
    result += part;
  }
  return result;
}

/** The width of printable text in points, or of a part of it. */
export function textWidth(text: string, font: FontName, size: number, start = 0, end = text.length): number {
  const glyphs = known[font];
  let width = 0;
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    width += (glyphs.get(code) ?? glyphFor(code, font))?.width ?? 0;
  }
  return (width * size) / 1000;
}

/** Encodes printable text as strings of a PDF, each in one font, and records in `used` what it uses of them. */
export function encodeText(text: string, font: FontName, used: Used): { key: string; bytes: string }[] {
  const latin = PLAIN.test(text) ? faces.get(keyOf(font, "latin")) : undefined;
  if (latin) return [{ key: latin.key, bytes: plainBytes(text, codesOf(used, latin)) }];
  const parts: { key: string; bytes: string }[] = [];
  const glyphs = known[font];
  let face: Face | Region | null = null;
  let codes: (number | undefined)[] = [];
  let bytes: string[] = [];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const glyph = glyphs.get(code) ?? glyphFor(code, font);
    if (!glyph) continue;
    const own = glyph.face === "wide" ? regionOf(text) : glyph.face;
    if (own !== face) {
      if (face) parts.push({ key: keyIn(face), bytes: bytes.join("") });
      bytes = [];
      face = own;
      codes = codesOf(used, own);
    }
    codes[glyph.code] = code;
    bytes.push(glyph.bytes);
  }
  if (face) parts.push({ key: keyIn(face), bytes: bytes.join("") });
  return parts;
}

/** Letters that stand for themselves in a string of a PDF, in the one face that has them all. */
const PLAIN = /^[ -'*-[\]-~]*$/;

function plainBytes(text: string, codes: (number | undefined)[]): string {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    codes[code] = code;
  }
  return text;
}

/** The name of a font in the file. */
export function keyIn(face: Face | Region): string {
  return typeof face === "string" ? face : face.key;
}

function codesOf(used: Used, face: Face | Region): (number | undefined)[] {
  const codes = used.get(face) ?? [];
  if (!used.has(face)) used.set(face, codes);
  return codes;
}

/** Japanese and Korean are recognised by their own letters; Chinese characters alone could belong to any of the three. */
function regionOf(text: string): Region {
  if (/[\u3040-\u30ff]/.test(text)) return "japan";
  return /[\uac00-\ud7a3]/.test(text) ? "korea" : "china";
}
