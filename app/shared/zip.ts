/** Writes zip archives piece by piece, with only one piece of a file in memory at a time. The same files give the same bytes. */
import { Buffer } from "node:buffer";
import { constants, crc32, deflateRawSync } from "node:zlib";

/** Each call returns the next bytes of the archive. Begin a file, write it in any number of pieces, and finish it. */
export type ZipWriter = {
  begin(name: string): Buffer;
  write(piece: string | Uint8Array): Buffer;
  finish(): Buffer;
  /** The directory, after the last file. */
  end(): Buffer;
};

type FileFacts = { name: Buffer; offset: number; sum: number; packed: number; size: number };

const VERSION = 20;
const DEFLATED = 8;
const NAMES_IN_UTF8 = 0x800;
/** Checksum and sizes follow the file's data, since they are not known earlier. */
const SIZES_FOLLOW = 0x8;
/** An empty final block, because every piece before it ends on a byte boundary without being marked as the last. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** @param date given to every file in the archive */
export function openZip(date: Date): ZipWriter {
  const files: FileFacts[] = [];
  let offset = 0;
  let file: FileFacts = { name: Buffer.alloc(0), offset, sum: 0, packed: 0, size: 0 };

  function emit(bytes: Buffer): Buffer {
    offset += bytes.length;
    return bytes;
  }

  return {
    begin(name) {
      file = { name: Buffer.from(name, "utf8"), offset, sum: 0, packed: 0, size: 0 };
      return emit(Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), aboutFile(file, date), file.name]));
    },
    write(piece) {
      const content = typeof piece === "string" ? Buffer.from(piece, "utf8") : Buffer.from(piece);
      const packed = deflateRawSync(content, { finishFlush: constants.Z_SYNC_FLUSH });
      file.sum = crc32(content, file.sum);
      file.size += content.length;
      file.packed += packed.length;
      return emit(packed);
    },
    finish() {
      file.packed += LAST_BLOCK.length;
      files.push(file);
      const facts = aboutFile(file, date).subarray(10, 22);
      return emit(Buffer.concat([LAST_BLOCK, Buffer.from("PK\x07\x08", "latin1"), facts]));
    },
    end() {
      const entries = Buffer.concat(files.flatMap((each) => [entryOf(each, date), each.name]));
      return Buffer.concat([entries, endOf(files.length, entries.length, offset)]);
    },
  };
}

/** Packs texts and bytes under their names, in the given order. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>, date: Date): Uint8Array<ArrayBuffer> {
  const zip = openZip(date);
  const packed = Object.entries(files).flatMap(([name, text]) => [zip.begin(name), zip.write(text), zip.finish()]);
  return Buffer.concat([...packed, zip.end()]);
}

/** The fields that a file's own header and its directory entry have in common. */
function aboutFile({ name, sum, packed, size }: FileFacts, date: Date): Buffer {
  const about = Buffer.alloc(26);
  about.writeUInt16LE(VERSION, 0);
  about.writeUInt16LE(NAMES_IN_UTF8 | SIZES_FOLLOW, 2);
  about.writeUInt16LE(DEFLATED, 4);
  about.writeUInt16LE((date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1), 6);
  about.writeUInt16LE(
    ((Math.max(1980, date.getUTCFullYear()) - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
    8,
  );
  about.writeUInt32LE(sum, 10);
  about.writeUInt32LE(packed, 14);
  about.writeUInt32LE(size, 18);
  about.writeUInt16LE(name.length, 22);
  return about;
}

function entryOf(file: FileFacts, date: Date): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(file.offset, 10);
  const madeBy = Buffer.from([VERSION, 0]);
  return Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), madeBy, aboutFile(file, date), rest]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), end]);
}
