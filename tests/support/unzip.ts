/** Reads zip archives by their directory. */
import { crc32, inflateRawSync } from "node:zlib";
import { expect } from "vitest";

/** The files of an archive by name, each checked against its checksum. */
export function unzip(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const start = zip.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20)));
    expect({ name, sum: crc32(content), size: content.length }).toEqual({
      name,
      sum: zip.readUInt32LE(at + 16),
      size: zip.readUInt32LE(at + 24),
    });
    files.set(name, content.toString("utf8"));
    at += 46 + nameLength;
  }
  return files;
}
