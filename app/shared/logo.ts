/** Decides whether a file can be a logo: PNG or JPEG by its first bytes, no larger than a document needs, and fit for print. */
import { MAX_LOGO } from "#db/schema/limits.ts";
import { decodePng } from "./png.ts";
import { failure, ok, type Result } from "./result.ts";

export type Logo = {
  type: "image/png" | "image/jpeg";
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
};

export type LogoTrouble = "too-many-bytes" | "not-a-picture" | "too-many-pixels" | "interlaced" | "not-rgb" | "damaged";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** Reads the header, or all of a PNG. Trusts neither the file's name nor the type that the browser gives. */
export function readLogo(bytes: Uint8Array): Result<Logo, LogoTrouble> {
  if (bytes.length > MAX_LOGO.bytes) return failure("too-many-bytes");
  const read = startsWith(bytes, PNG) ? readPng(bytes) : startsWith(bytes, JPEG) ? readJpeg(bytes) : null;
  if (!read) return failure("not-a-picture");
  const { width, height, trouble } = read;
  if (width < 1 || height < 1) return failure("not-a-picture");
  if (Math.max(width, height) > MAX_LOGO.pixels) return failure("too-many-pixels");
  if (trouble) return failure(trouble);
  if (read.type === "image/png" && !decodePng(bytes)) return failure("damaged");
  return ok({ type: read.type, bytes, width, height });
}

type Header = Pick<Logo, "type" | "width" | "height"> & { trouble?: LogoTrouble };

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function readPng(bytes: Uint8Array): Header | null {
  if (bytes.length < 33) return null;
  const view = viewOf(bytes);
  if (view.getUint32(8) !== 13 || view.getUint32(12) !== 0x49_48_44_52) return null; // IHDR
  const header = { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) } as const;
  return view.getUint8(28) === 0 ? header : { ...header, trouble: "interlaced" };
}

/** Baseline, extended and progressive frames; no document reader shows the others. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);

function readJpeg(bytes: Uint8Array): Header | null {
  const frame = findFrame(bytes);
  if (!frame) return null;
  const { width, height, depth, components } = frame;
  const header = { type: "image/jpeg", width, height } as const;
  return depth === 8 && (components === 1 || components === 3) ? header : { ...header, trouble: "not-rgb" };
}

export type Frame = { depth: number; width: number; height: number; components: number };

/** The frame that a JPEG describes; null if the file is not a JPEG. */
export function findFrame(bytes: Uint8Array): Frame | null {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (FRAMES.has(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { depth: view.getUint8(at + 4), width, height, components: view.getUint8(at + 9) };
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2); // fill bytes may precede a marker
  }
  return null;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
