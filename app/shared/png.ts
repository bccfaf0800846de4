/** Separates a PNG into colours and opacity, as a PDF stores them. */
import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";

/** One byte each for red, green and blue, and one for opacity, row by row. */
export type Pixels = { width: number; height: number; colours: Uint8Array; opacity: Uint8Array };

type Kind = { width: number; height: number; depth: number; channels: number; palette: Uint8Array; clear: Uint8Array };

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;

/** Null if the file is damaged, interlaced, or of a kind that the standard does not define. */
export function decodePng(bytes: Uint8Array): Pixels | null {
  try {
    return decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    return null; // the file ends early, or its compressed data is broken
  }
}

function decode(file: Buffer): Pixels | null {
  const chunks = chunksOf(file);
  const header = chunks.get("IHDR")?.[0];
  const packed = chunks.get("IDAT");
  if (!header || !packed || header.readUInt8(12) !== 0) return null;
  const [width, height, depth, type] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8] ?? 0, header[9] ?? 0];
  const channels = CHANNELS[type];
  if (!channels || ![1, 2, 4, 8, 16].includes(depth)) return null;
  const bits = channels * depth;
  const line = Math.ceil((width * bits) / 8);
  const length = (line + 1) * height;
  // one chunk large enough for everything: joining several would need the memory twice
  const raw = inflateSync(Buffer.concat(packed), { maxOutputLength: length, chunkSize: Math.max(64, length + 1) });
  if (raw.length !== length) return null;
  const lines = unfilter(raw, line, Math.max(1, bits >> 3));
  return expand(lines, {
    width,
    height,
    depth,
    channels,
    palette: paletteOf(chunks, type),
    clear: clearOf(chunks, type),
  });
}

function chunksOf(file: Buffer): Map<string, Buffer[]> {
  const chunks = new Map<string, Buffer[]>();
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    const content = file.subarray(at + 8, at + 8 + length);
    const same = chunks.get(name);
    if (same) same.push(content);
    else chunks.set(name, [content]);
    at += length + 12;
  }
  return chunks;
}

const NOTHING = new Uint8Array();

function paletteOf(chunks: ReadonlyMap<string, Buffer[]>, type: number): Uint8Array {
  return type === PALETTE ? (chunks.get("PLTE")?.[0] ?? NOTHING) : NOTHING;
}

/** The opacity of the palette's entries. The transparent colour that other kinds may name is ignored and stays opaque. */
function clearOf(chunks: ReadonlyMap<string, Buffer[]>, type: number): Uint8Array {
  return type === PALETTE ? (chunks.get("tRNS")?.[0] ?? NOTHING) : NOTHING;
}

/** Undoes each line's filter in place and returns the lines without the byte that names the filter. */
function unfilter(raw: Buffer, length: number, step: number): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let above: Uint8Array = new Uint8Array(length);
  for (let at = 0; at < raw.length; at += length + 1) {
    const line = raw.subarray(at + 1, at + 1 + length);
    FILTERS[raw[at] ?? 0]?.(line, above, step);
    lines.push(line);
    above = line;
  }
  return lines;
}

/** Adds to each byte the value that its filter predicted from the bytes to its left and above. */
type Undo = (line: Uint8Array, above: Uint8Array, step: number) => void;

const undoLeft: Undo = (line, _, step) => {
  for (let at = step; at < line.length; at++) line[at] = (line[at] ?? 0) + (line[at - step] ?? 0);
};

const undoUp: Undo = (line, above) => {
  for (let at = 0; at < line.length; at++) line[at] = (line[at] ?? 0) + (above[at] ?? 0);
};

const undoAverage: Undo = (line, above, step) => {
  for (let at = 0; at < line.length; at++) {
    const left = at < step ? 0 : (line[at - step] ?? 0);
    line[at] = (line[at] ?? 0) + ((left + (above[at] ?? 0)) >> 1);
  }
};

const undoNearest: Undo = (line, above, step) => {
  for (let at = 0; at < line.length; at++) {
    const left = at < step ? 0 : (line[at - step] ?? 0);
    const corner = at < step ? 0 : (above[at - step] ?? 0);
    line[at] = (line[at] ?? 0) + nearest(left, above[at] ?? 0, corner);
  }
};

function nearest(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Keyed by the number that a line begins with; 0 means no filter. */
const FILTERS: Record<number, Undo> = { 1: undoLeft, 2: undoUp, 3: undoAverage, 4: undoNearest };

function expand(lines: readonly Uint8Array[], { width, height, depth, channels, palette, clear }: Kind): Pixels {
  const colours = new Uint8Array(width * height * 3);
  const opacity = new Uint8Array(width * height).fill(255);
  const most = 2 ** Math.min(depth, 8) - 1;
  const sample = (line: Uint8Array, at: number) => {
    const bit = at * depth;
    const byte = line[bit >> 3] ?? 0;
    return depth >= 8 ? byte : (byte >> (8 - depth - (bit & 7))) & most;
  };
  const value = (line: Uint8Array, at: number) => (sample(line, at) * 255) / most;
  let pixel = 0;
  for (const line of lines) {
    for (let first = 0; first < width * channels; first += channels, pixel++) {
      for (let channel = 0; channel < 3; channel++) {
        const entry = palette.length > 0 ? (palette[sample(line, first) * 3 + channel] ?? 0) : null;
        colours[pixel * 3 + channel] = entry ?? value(line, first + (channels < 3 ? 0 : channel));
      }
      if (palette.length > 0) opacity[pixel] = clear[sample(line, first)] ?? 255;
      else if (channels % 2 === 0) opacity[pixel] = value(line, first + channels - 1);
    }
  }
  return { width, height, colours, opacity };
}
