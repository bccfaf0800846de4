/** A PNG taken apart into its colours and how opaque they are, as a PDF keeps them. */
import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";

/** A byte for each of red, green and blue, and one for the opacity, row by row. */
export type Pixels = { width: number; height: number; colours: Uint8Array; opacity: Uint8Array };

type Kind = { width: number; height: number; depth: number; channels: number; palette: Uint8Array; clear: Uint8Array };

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;

/** Null for what is damaged, interlaced, or of a kind that the standard does not know. */
export function decodePng(bytes: Uint8Array): Pixels | null {
  try {
    return decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    return null; // ended early, or its packed data is broken
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
  const raw = inflateSync(Buffer.concat(packed), { maxOutputLength: (line + 1) * height });
  if (raw.length !== (line + 1) * height) return null;
  const kind = { width, height, depth, channels, palette: paletteOf(chunks, type), clear: clearOf(chunks, type) };
  return expand(unfilter(raw, { line, height, step: Math.max(1, bits >> 3) }), line, kind);
}

function chunksOf(file: Buffer): Map<string, Buffer[]> {
  const chunks = new Map<string, Buffer[]>();
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    chunks.set(name, [...(chunks.get(name) ?? []), file.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  return chunks;
}

const NOTHING = new Uint8Array();

function paletteOf(chunks: ReadonlyMap<string, Buffer[]>, type: number): Uint8Array {
  return type === PALETTE ? (chunks.get("PLTE")?.[0] ?? NOTHING) : NOTHING;
}

/** How opaque the entries of the palette are. A single clear colour of other kinds is left as it is: opaque. */
function clearOf(chunks: ReadonlyMap<string, Buffer[]>, type: number): Uint8Array {
  return type === PALETTE ? (chunks.get("tRNS")?.[0] ?? NOTHING) : NOTHING;
}

/** Undoes the filter of each line, in place; what comes back is as long as the lines without their first byte. */
function unfilter(raw: Buffer, { line, height, step }: { line: number; height: number; step: number }): Uint8Array {
  const plain = new Uint8Array(line * height);
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (line + 1)] ?? 0;
    const start = row * line;
    for (let at = 0; at < line; at++) {
      const left = at < step ? 0 : (plain[start + at - step] ?? 0);
      const up = row === 0 ? 0 : (plain[start + at - line] ?? 0);
      const corner = row === 0 || at < step ? 0 : (plain[start + at - line - step] ?? 0);
      plain[start + at] = (raw[row * (line + 1) + 1 + at] ?? 0) + guess(filter, { left, up, corner });
    }
  }
  return plain;
}

type Around = { left: number; up: number; corner: number };

/** What the filter took a byte to be, from those beside it. */
function guess(filter: number, { left, up, corner }: Around): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function expand(plain: Uint8Array, line: number, { width, height, depth, channels, palette, clear }: Kind): Pixels {
  const colours = new Uint8Array(width * height * 3);
  const opacity = new Uint8Array(width * height).fill(255);
  const most = 2 ** Math.min(depth, 8) - 1;
  const sample = (row: number, at: number) => {
    const bit = at * depth;
    const byte = plain[row * line + (bit >> 3)] ?? 0;
    return depth >= 8 ? byte : (byte >> (8 - depth - (bit & 7))) & most;
  };
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width);
    const first = (pixel % width) * channels;
    const value = (channel: number) => (sample(row, first + channel) * 255) / most;
    for (let channel = 0; channel < 3; channel++) {
      const entry = palette.length > 0 ? (palette[sample(row, first) * 3 + channel] ?? 0) : null;
      colours[pixel * 3 + channel] = entry ?? value(channels < 3 ? 0 : channel);
    }
    if (palette.length > 0) opacity[pixel] = clear[sample(row, first)] ?? 255;
    else if (channels % 2 === 0) opacity[pixel] = value(channels - 1);
  }
  return { width, height, colours, opacity };
}
