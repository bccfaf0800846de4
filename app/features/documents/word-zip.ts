/** A zip archive with fixed dates: the same files give the same bytes. */
import { Buffer } from "node:buffer";
import { crc32, deflateRawSync } from "node:zlib";

/** Packs texts under their names, in their order. */
export function zipOf(files: Readonly<Record<string, string>>, date: Date): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text, "utf8");
    const packed = deflateRawSync(content);
    const about = aboutFile({ name, date, sum: crc32(content), packed: packed.length, size: content.length });
    const nameBytes = Buffer.from(name, "utf8");
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), about, nameBytes, packed]);
    directory.push(entryOf(about, offset), nameBytes);
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([...locals, entries, endOf(directory.length / 2, entries.length, offset)]);
}

type FileFacts = { name: string; date: Date; sum: number; packed: number; size: number };

const VERSION = 20;
const DEFLATED = 8;
const NAMES_IN_UTF8 = 0x800;

/** What both the file's own head and the directory say of it. */
function aboutFile({ name, date, sum, packed, size }: FileFacts): Buffer {
  const about = Buffer.alloc(26);
  about.writeUInt16LE(VERSION, 0);
  about.writeUInt16LE(NAMES_IN_UTF8, 2);
  about.writeUInt16LE(DEFLATED, 4);
  about.writeUInt16LE((date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1), 6);
  about.writeUInt16LE(
    ((Math.max(1980, date.getUTCFullYear()) - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
    8,
  );
  about.writeUInt32LE(sum, 10);
  about.writeUInt32LE(packed, 14);
  about.writeUInt32LE(size, 18);
  about.writeUInt16LE(Buffer.byteLength(name), 22);
  return about;
}

function entryOf(about: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const madeBy = Buffer.from([VERSION, 0]);
  return Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), madeBy, about, rest]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), end]);
}
