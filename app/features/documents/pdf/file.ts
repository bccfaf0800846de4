/** The container of a PDF file: numbered objects, packed and indexed (PDF 1.7, object streams). The same objects give the same bytes. */
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

/** The number of an object; `ref` makes the reference to it. */
export type ObjectId = number;

/** Level 6 makes files a twentieth smaller but takes twice the time. */
const COMPRESSION = { level: 3 };

/** How many objects go into one packed stream, which readers must unpack as a whole. */
const PACK_SIZE = 200;

export class PdfFile {
  readonly #plain = new Map<ObjectId, string>();
  readonly #streams = new Map<ObjectId, { dictionary: string; bytes: Uint8Array }>();
  #last = 0;

  /** Reserves the number of an object that is set later, so that others can refer to it. */
  reserve(): ObjectId {
    this.#last += 1;
    return this.#last;
  }

  set(id: ObjectId, body: string): void {
    this.#plain.set(id, body);
  }

  add(body: string): ObjectId {
    const id = this.reserve();
    this.set(id, body);
    return id;
  }

  /** Adds a stream of single-byte characters. */
  addStream(dictionary: string, content: string): ObjectId {
    return this.addBytes(dictionary, Buffer.from(content, "latin1"));
  }

  /** Packs bytes and adds them as a stream. */
  addBytes(dictionary: string, bytes: Uint8Array): ObjectId {
    return this.addPacked(`${dictionary}/Filter/FlateDecode`, deflateSync(bytes, COMPRESSION));
  }

  /** Adds a stream that is already packed; the dictionary says how. */
  addPacked(dictionary: string, bytes: Uint8Array): ObjectId {
    const id = this.reserve();
    this.#streams.set(id, { dictionary, bytes });
    return id;
  }

  /** The whole file. Nothing can be added afterwards. */
  write(root: ObjectId, info: ObjectId): Uint8Array<ArrayBuffer> {
    const inPack = this.#pack();
    const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
    const offsets = new Map<ObjectId, number>();
    let offset = parts[0]?.length ?? 0;
    for (const [id, { dictionary, bytes }] of this.#streams) {
      offsets.set(id, offset);
      const head = `${id} 0 obj\n<<${dictionary}/Length ${bytes.length}>>\nstream\n`;
      const object = [Buffer.from(head, "latin1"), Buffer.from(bytes), Buffer.from("\nendstream\nendobj\n", "latin1")];
      parts.push(...object);
      offset += object.reduce((sum, { length }) => sum + length, 0);
    }
    parts.push(this.#index({ root, info, offset, offsets, inPack, digest: digestOf(parts) }));
    return Buffer.concat(parts);
  }

  /** Packs all plain objects and returns where each went. */
  #pack(): Map<ObjectId, { pack: ObjectId; place: number }> {
    const where = new Map<ObjectId, { pack: ObjectId; place: number }>();
    const plain = [...this.#plain];
    for (let start = 0; start < plain.length; start += PACK_SIZE) {
      const some = plain.slice(start, start + PACK_SIZE);
      let at = 0;
      const heads = some.map(([id, body]) => {
        const head = `${id} ${at}`;
        at += body.length + 1;
        return head;
      });
      const first = `${heads.join(" ")}\n`;
      const content = first + some.map(([, body]) => `${body}\n`).join("");
      const pack = this.addStream(`/Type/ObjStm/N ${some.length}/First ${first.length}`, content);
      some.forEach(([id], place) => {
        where.set(id, { pack, place });
      });
    }
    return where;
  }

  #index({ root, info, offset, offsets, inPack, digest }: Index): Buffer {
    const self = this.reserve();
    const table = Buffer.alloc((self + 1) * 7);
    table.writeUInt16BE(0xffff, 5);
    for (const [id, at] of [...offsets, [self, offset] as const]) {
      table.writeUInt8(1, id * 7);
      table.writeUInt32BE(at, id * 7 + 1);
    }
    for (const [id, { pack, place }] of inPack) {
      table.writeUInt8(2, id * 7);
      table.writeUInt32BE(pack, id * 7 + 1);
      table.writeUInt16BE(place, id * 7 + 5);
    }
    const bytes = deflateSync(table);
    const head = `${self} 0 obj\n<</Type/XRef/Size ${self + 1}/W[1 4 2]/Root ${ref(root)}/Info ${ref(info)}/ID[<${digest}><${digest}>]/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`;
    return Buffer.concat([
      Buffer.from(head, "latin1"),
      bytes,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${offset}\n%%EOF\n`, "latin1"),
    ]);
  }
}

type Index = {
  root: ObjectId;
  info: ObjectId;
  offset: number;
  offsets: ReadonlyMap<ObjectId, number>;
  inPack: ReadonlyMap<ObjectId, { pack: ObjectId; place: number }>;
  digest: string;
};

/** The identity of a file, derived from its contents. */
function digestOf(parts: readonly Buffer[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 32);
}

export function ref(id: ObjectId): string {
  return `${id} 0 R`;
}

/** A string for readers' own use (titles, bookmarks): any character. */
export function unicodeString(text: string): string {
  const visible = text.toWellFormed().replace(/\p{Cc}/gu, " ");
  return `<feff${Buffer.from(visible, "utf16le").swap16().toString("hex")}>`;
}

/** A string of single bytes, such as encoded text and addresses. */
export function byteString(text: string): string {
  return `(${text.replace(/[\\()]/g, "\\$&").replace(/\r/g, "\\r")})`;
}

/** A number written as briefly as PDF allows, to two decimals. */
export function decimal(value: number): string {
  const hundredths = Math.round(value * 100);
  const rest = Math.abs(hundredths % 100);
  if (rest === 0) return String(hundredths / 100);
  // in whole numbers, since writing out a fraction takes far longer, and a file has tens of thousands
  const whole = (Math.abs(hundredths) - rest) / 100;
  const digits = rest % 10 === 0 ? rest / 10 : rest < 10 ? `0${rest}` : rest;
  return `${hundredths < 0 ? "-" : ""}${whole}.${digits}`;
}
