/** A picture as an enhanced metafile, the vector format that Word and similar programs share: sharp at any size, with text as text. */
import { Buffer } from "node:buffer";
import { labelWidth } from "#app/features/documents/figures/helvetica.ts";
import type { Label, Picture, Point, Shape, Tone } from "#app/features/documents/figures/picture.ts";

/** Units in a point. */
const UNIT = 20;
/** An inch in hundredths of a millimetre, and in the units of the device. */
const INCH = { hundredths: 2540, units: 1440 };
const DEVICE_INCHES = 10;

const RECORD = {
  polygon: 86,
  polyline: 87,
  header: 1,
  end: 14,
  background: 18,
  align: 22,
  colour: 24,
  select: 37,
  pen: 38,
  brush: 39,
  box: 44,
  font: 82,
  text: 84,
} as const;
const NO_BRUSH = 0x80000005;
const NO_PEN = 0x80000008;
const ALIGN = { start: 24, middle: 30, end: 26 } as const;
const DASH = { length: 3 * UNIT, period: 5 * UNIT };

/** Blue, green, red. */
const TONES: Record<Tone, number> = {
  ink: 0x27241b,
  muted: 0x5e5e4f,
  accent: 0x6b5f0f,
  band: 0xf8f8f4,
  line: 0xccccc7,
  paper: 0xffffff,
  warning: 0x0d6bb8,
  warningSoft: 0xdaeefa,
};

/** The file's bytes. */
export function metafileOf(picture: Picture): Buffer {
  const file = new Metafile();
  file.record(RECORD.background, [1]);
  for (const shape of picture.shapes) drawShape(file, shape);
  return file.finish(picture);
}

class Metafile {
  readonly #records: Buffer[] = [];
  /** The numbers, from 1, of pens, brushes and fonts by their properties. */
  readonly #objects = new Map<string, number>();

  record(type: number, values: readonly number[], rest: Buffer = Buffer.alloc(0)): void {
    const record = Buffer.alloc(8 + values.length * 4);
    record.writeUInt32LE(type, 0);
    record.writeUInt32LE(record.length + rest.length, 4);
    values.forEach((value, index) => {
      record.writeInt32LE(value | 0, 8 + index * 4);
    });
    this.#records.push(record, rest);
  }

  /** Selects an object, making it at its first use. */
  select(type: number, values: readonly number[], rest?: Buffer): void {
    const key = `${type} ${values.join()}`;
    const number = this.#objects.get(key) ?? this.#objects.size + 1;
    if (!this.#objects.has(key)) this.record(type, [number, ...values], rest);
    this.#objects.set(key, number);
    this.record(RECORD.select, [number]);
  }

  finish({ width, height }: Picture): Buffer {
    this.record(RECORD.end, [0, 16, 20]);
    const body = Buffer.concat(this.#records);
    const [right, bottom] = [Math.ceil(width * UNIT), Math.ceil(height * UNIT)];
    const frame = [0, 0, ...[right, bottom].map((units) => Math.ceil((units * INCH.hundredths) / INCH.units))];
    const side = DEVICE_INCHES * INCH.units;
    const millimetres = (DEVICE_INCHES * INCH.hundredths) / 100;
    const count = this.#records.length / 2 + 1;
    const head = [RECORD.header, 108, 0, 0, right, bottom, ...frame, 0x464d4520, 0x10000, 108 + body.length, count];
    const device = [side, side, millimetres, millimetres];
    const values = [
      ...head,
      this.#objects.size + 1,
      0,
      0,
      0,
      ...device,
      0,
      0,
      0,
      millimetres * 1000,
      millimetres * 1000,
    ];
    const header = Buffer.alloc(108);
    values.forEach((value, index) => {
      header.writeUInt32LE(value, index * 4);
    });
    return Buffer.concat([header, body]);
  }
}

function drawShape(file: Metafile, shape: Shape): void {
  if (shape.kind === "text") drawLabel(file, shape);
  else if (shape.kind === "box") drawBox(file, shape);
  else if (shape.kind === "area") {
    fillWith(file, shape.fill);
    file.record(RECORD.select, [NO_PEN]);
    drawPoints(file, RECORD.polygon, shape.points);
  } else {
    const { points, stroke, thin, dashed } = shape;
    strokeWith(file, stroke, thin ? 0.5 : 0.9);
    for (const part of dashed ? dashesOf(points) : [points]) drawPoints(file, RECORD.polyline, part);
  }
}

function drawBox(
  file: Metafile,
  { x, y, width, height, fill, stroke, dashed, radius = 0 }: Extract<Shape, { kind: "box" }>,
): void {
  fillWith(file, fill);
  if (stroke && !dashed) strokeWith(file, stroke, 0.7);
  else file.record(RECORD.select, [NO_PEN]);
  const corner = Math.round(2 * radius * UNIT);
  file.record(RECORD.box, [...[x, y, x + width, y + height].map(units), corner, corner]);
  if (!stroke || !dashed) return;
  strokeWith(file, stroke, 0.7);
  const [right, bottom] = [x + width, y + height];
  const outline: Point[] = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
    [x, y],
  ];
  for (const dash of dashesOf(outline)) drawPoints(file, RECORD.polyline, dash);
}

function units(points: number): number {
  return Math.round(points * UNIT);
}

function fillWith(file: Metafile, tone: Tone | undefined): void {
  if (tone) file.select(RECORD.brush, [0, TONES[tone], 0]);
  else file.record(RECORD.select, [NO_BRUSH]);
}

function strokeWith(file: Metafile, tone: Tone, width: number): void {
  file.select(RECORD.pen, [0, units(width), 0, TONES[tone]]);
}

function drawPoints(file: Metafile, type: number, points: readonly Point[]): void {
  const places = points.flatMap((point) => point.map(units));
  const bytes = Buffer.alloc(places.length * 2);
  places.forEach((place, index) => {
    bytes.writeInt16LE(place, index * 2);
  });
  file.record(type, [...boundsOf(points), points.length], bytes);
}

function boundsOf(points: readonly Point[]): number[] {
  const [xs, ys] = [points.map(([x]) => units(x)), points.map(([, y]) => units(y))];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Programs differ in how they draw dashes, so every dash is a separate line. */
function dashesOf(points: readonly Point[]): Point[][] {
  return points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY) * UNIT;
    const at = (place: number): Point => {
      const share = length === 0 ? 0 : Math.min(1, place / length);
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    };
    const count = Math.ceil(length / DASH.period);
    return Array.from({ length: count }, (_, dash) => [at(dash * DASH.period), at(dash * DASH.period + DASH.length)]);
  });
}

function drawLabel(file: Metafile, { x, y, text, size, tone, bold = false, anchor = "start" }: Label): void {
  file.select(RECORD.font, [-units(size), 0, 0, 0, bold ? 700 : 400], fontOf("Arial"));
  file.record(RECORD.colour, [TONES[tone]]);
  file.record(RECORD.align, [ALIGN[anchor]]);
  const letters = Buffer.from(text, "utf16le");
  const padded = Buffer.concat([letters, Buffer.alloc(-letters.length & 3)]);
  const advances = Buffer.alloc(text.length * 4);
  for (let index = 0, end = 0; index < text.length; index++) {
    const next = units(labelWidth(text.slice(0, index + 1), bold, size));
    advances.writeUInt32LE(next - end, index * 4);
    end = next;
  }
  const scale = Buffer.alloc(8);
  scale.writeFloatLE(INCH.hundredths / INCH.units, 0);
  scale.writeFloatLE(INCH.hundredths / INCH.units, 4);
  const scales = [scale.readInt32LE(0), scale.readInt32LE(4)];
  const place = [units(x), units(y), text.length, 76, 0, 0, 0, -1, -1, 76 + padded.length];
  file.record(RECORD.text, [0, 0, -1, -1, 1, ...scales, ...place], Buffer.concat([padded, advances]));
}

/** The rest of a font's record, after height and weight: flags, the name, and fields left at zero. */
function fontOf(name: string): Buffer {
  const bytes = Buffer.alloc(300);
  bytes.writeUInt8(1, 3);
  bytes.write(name, 8, "utf16le");
  return bytes;
}
