/** Small pictures of every kind that a logo may be. */
import { crc32, deflateSync } from "node:zlib";

export type PngInput = {
  width: number;
  height: number;
  /** 0 grey, 2 colours, 3 palette, 4 grey with opacity, 6 colours with opacity. */
  type: number;
  depth?: number;
  /** Each line as in the file: the number of its filter, then its bytes. */
  lines: readonly (readonly number[])[];
  palette?: readonly number[];
  clear?: readonly number[];
  interlaced?: boolean;
};

export function pngOf({ width, height, type, depth = 8, lines, palette, clear, interlaced }: PngInput): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...(palette ? [chunk("PLTE", Buffer.from(palette))] : []),
    ...(clear ? [chunk("tRNS", Buffer.from(clear))] : []),
    chunk("IDAT", deflateSync(Buffer.from(lines.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
}

/** The header of a JPEG, without a picture. */
export function jpegOf({ width = 40, height = 20, components = 3, depth = 8, frame = 0xc0 } = {}): Uint8Array {
  const application = [0xff, 0xe0, 0, 4, 1, 2];
  const start = [
    0xff,
    frame,
    0,
    8 + 3 * components,
    depth,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    components,
  ];
  return Buffer.from([0xff, 0xd8, ...application, ...start, ...Array(3 * components).fill(1), 0xff, 0xd9]);
}
