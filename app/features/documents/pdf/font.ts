/** Reads a TrueType font from its WOFF file: the glyph and width of a letter, and a font of only some of the glyphs. */
import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";

/** The tables that a PDF reader needs for drawing; the others serve editors and layout. */
const KEPT = ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"];

const MORE_PARTS = 0x20;
const WIDE_ARGUMENTS = 0x01;
/** How many bytes a part's scale takes, by the flag that announces it. */
const SCALES = [
  [0x08, 2],
  [0x40, 4],
  [0x80, 8],
] as const;

export class Font {
  readonly #tables: ReadonlyMap<string, Buffer>;
  readonly #glyphs: ReadonlyMap<number, number>;

  /** `woff`: the bytes of a WOFF 1 file with outlines of 1000 units, as Noto Sans has. */
  constructor(woff: Buffer) {
    this.#tables = tablesOf(woff);
    this.#glyphs = glyphsOf(this.#table("cmap"));
  }

  /** 0 for a character that the font lacks. */
  glyphOf(code: number): number {
    return this.#glyphs.get(code) ?? 0;
  }

  /** The width of a glyph in thousandths of the type size. */
  advanceOf(glyph: number): number {
    const measured = this.#table("hhea").readUInt16BE(34);
    return this.#table("hmtx").readUInt16BE(Math.min(glyph, measured - 1) * 4);
  }

  /** The left, lower, right and upper edges of all glyphs, and how far letters reach above and below the baseline. */
  get extent(): { box: number[]; ascent: number; descent: number } {
    const head = this.#table("head");
    const hhea = this.#table("hhea");
    const box = [36, 38, 40, 42].map((place) => head.readInt16BE(place));
    return { box, ascent: hhea.readInt16BE(4), descent: hhea.readInt16BE(6) };
  }

  /** A TrueType file in which only the given glyphs have an outline. Glyphs keep their numbers. */
  subset(glyphs: Iterable<number>): Buffer {
    const kept = new Set([0, ...glyphs]);
    // The set grows while it is walked, since letters with accents are made of other glyphs.
    for (const glyph of kept) for (const part of partsOf(this.#outline(glyph))) kept.add(part);
    const count = this.#table("maxp").readUInt16BE(4);
    const loca = Buffer.alloc((count + 1) * 4);
    const outlines: Buffer[] = [];
    let end = 0;
    for (let glyph = 0; glyph < count; glyph++) {
      if (kept.has(glyph)) {
        const outline = this.#outline(glyph);
        outlines.push(outline, Buffer.alloc(-outline.length & 3));
        end += (outline.length + 3) & ~3;
      }
      loca.writeUInt32BE(end, (glyph + 1) * 4);
    }
    const head = Buffer.from(this.#table("head"));
    head.writeInt16BE(1, 50); // offsets of outlines take four bytes
    const made = new Map<string, Buffer>([
      ["glyf", Buffer.concat(outlines)],
      ["head", head],
      ["loca", loca],
    ]);
    return fileOf(KEPT.map((tag) => [tag, made.get(tag) ?? this.#table(tag)]));
  }

  #outline(glyph: number): Buffer {
    const loca = this.#table("loca");
    const isShort = this.#table("head").readInt16BE(50) === 0;
    const at = (index: number) => (isShort ? loca.readUInt16BE(index * 2) * 2 : loca.readUInt32BE(index * 4));
    return this.#table("glyf").subarray(at(glyph), at(glyph + 1));
  }

  #table(tag: string): Buffer {
    const table = this.#tables.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}.`);
    return table;
  }
}

function tablesOf(woff: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  const count = woff.readUInt16BE(12);
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(44 + index * 20);
    const start = entry.readUInt32BE(4);
    const packed = woff.subarray(start, start + entry.readUInt32BE(8));
    const tag = entry.toString("latin1", 0, 4);
    tables.set(tag, packed.length < entry.readUInt32BE(12) ? Buffer.from(inflateSync(packed)) : packed);
  }
  return tables;
}

/** The glyphs of characters below U+10000 (`cmap` format 4). */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const table = cmap.subarray(cmap.readUInt32BE(8));
  const length = table.readUInt16BE(6);
  for (let place = 0; place < length; place += 2) {
    const end = table.readUInt16BE(14 + place);
    const start = table.readUInt16BE(16 + length + place);
    const shift = table.readUInt16BE(16 + 2 * length + place);
    const offsetAt = 16 + 3 * length + place;
    const offset = table.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const found = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + 2 * (code - start));
      const glyph = found === 0 && offset !== 0 ? 0 : (found + shift) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/** The glyphs that a composite outline is made of; empty for a simple one. */
function partsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  for (let at = 10, flags = MORE_PARTS; flags & MORE_PARTS; ) {
    flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & WIDE_ARGUMENTS ? 4 : 2);
    for (const [flag, bytes] of SCALES) if (flags & flag) at += bytes;
  }
  return parts;
}

/** A TrueType file of the tables, which must be in the order of their names. */
function fileOf(tables: readonly (readonly [tag: string, content: Buffer])[]): Buffer {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  [tables.length, power * 16, Math.log2(power), (tables.length - power) * 16].forEach((value, index) => {
    head.writeUInt16BE(value, 4 + index * 2);
  });
  let at = head.length;
  const padded = tables.map(([tag, content], index) => {
    const entry = 12 + index * 16;
    head.write(tag, entry, "latin1");
    head.writeUInt32BE(checksum(content), entry + 4);
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    const filled = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    at += filled.length;
    return filled;
  });
  return Buffer.concat([head, ...padded]);
}

function checksum(content: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 3 < content.length; at += 4) sum = (sum + content.readUInt32BE(at)) >>> 0;
  return sum;
}
