import { expect, test } from "vitest";
import { labelWidth } from "#app/features/documents/figures/helvetica.ts";
import { metafileOf } from "#app/features/documents/word/metafile.ts";

const TEXT_RECORD = 84;
const UNITS_A_POINT = 20;

/** What each of the code units of the first text takes, in units. */
function advancesIn(file: Buffer): number[] {
  let at = 0;
  while (file.readUInt32LE(at) !== TEXT_RECORD) at += file.readUInt32LE(at + 4);
  const count = file.readUInt32LE(at + 44);
  const start = at + file.readUInt32LE(at + 72);
  return Array.from({ length: count }, (_, index) => file.readUInt32LE(start + index * 4));
}

test.each(["Issuing CA 1", "CA 𝐀 and 𝐁, ready", "👩‍👩‍👧"])("each letter of %j has its own room", (text) => {
  const label = { kind: "text", x: 10, y: 20, text, size: 9, tone: "ink" } as const;
  const advances = advancesIn(metafileOf({ width: 200, height: 40, shapes: [label] }));
  expect(advances).toHaveLength(text.length);
  expect(Math.min(...advances)).toBeGreaterThan(0);
  const total = advances.reduce((sum, advance) => sum + advance, 0);
  expect(total).toBe(Math.round(labelWidth(text, false, 9) * UNITS_A_POINT));
});
