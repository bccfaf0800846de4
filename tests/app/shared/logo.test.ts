import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLogo } from "#app/shared/logo.ts";
import { decodePng } from "#app/shared/png.ts";
import { atOnce } from "#tests/support/at-once.ts";
import { jpegOf, type PngInput, pngOf } from "#tests/support/pictures.ts";

const DOT: PngInput = { width: 1, height: 1, type: 2, lines: [[0, 1, 2, 3]] };

test("a PNG and a JPEG are told by their first bytes, with their size", () => {
  expect(readLogo(readFileSync("public/icon-192.png"))).toMatchObject({
    ok: true,
    value: { type: "image/png", width: 192, height: 192 },
  });
  expect(readLogo(jpegOf())).toMatchObject({ ok: true, value: { type: "image/jpeg", width: 40, height: 20 } });
  expect(readLogo(jpegOf({ frame: 0xc2, components: 1 }))).toMatchObject({ ok: true });
});

test.each([
  ["a text", Buffer.from("<svg/>"), "not-a-picture"],
  ["nothing", Buffer.alloc(0), "not-a-picture"],
  ["a JPEG that ends before its frame", jpegOf().slice(0, 9), "not-a-picture"],
  ["the first bytes of a PNG alone", pngOf(DOT).slice(0, 20), "not-a-picture"],
  ["no pixels", pngOf({ ...DOT, width: 0 }), "not-a-picture"],
  ["a wide one", pngOf({ ...DOT, width: 2_001 }), "too-many-pixels"],
  ["a high one", jpegOf({ height: 2_001 }), "too-many-pixels"],
  ["a large file", Buffer.alloc(256_001), "too-many-bytes"],
  ["an interlaced one", pngOf({ ...DOT, interlaced: true }), "interlaced"],
  ["four inks", jpegOf({ components: 4 }), "not-rgb"],
  ["twelve bits", jpegOf({ depth: 12 }), "not-rgb"],
  ["too few lines", pngOf({ ...DOT, height: 2 }), "damaged"],
  ["more bytes than its size says", pngOf({ ...DOT, lines: [[0, 1, 2, 3], Array(999).fill(0)] }), "damaged"],
  ["a kind that there is not", pngOf({ ...DOT, type: 5 }), "damaged"],
])("%s is no logo", (_what, bytes, code) => {
  expect(readLogo(bytes)).toEqual({ ok: false, code });
});

test("a picture in as many pieces as fit is read as soon as any", async () => {
  const [piece, pieces] = [Buffer.from("\0\0\0\0IDAT\0\0\0\0"), 21_000];
  const png = pngOf(DOT);
  const bytes = Buffer.concat([png.slice(0, 33), Buffer.alloc(piece.length * pieces, piece), png.slice(33)]);
  expect(await atOnce(() => readLogo(bytes))).toMatchObject({ ok: true }); // copying what was read with each piece took five seconds
});

test("the five filters are undone", () => {
  const lines = [
    [0, 10, 20, 30, 40],
    [1, 1, 1, 1, 1],
    [2, 1, 1, 1, 1],
    [3, 1, 1, 1, 1],
    [4, 1, 1, 1, 1],
  ];
  const grey = decodePng(pngOf({ width: 4, height: 5, type: 0, lines }))?.colours.filter((_, at) => at % 3 === 0);
  const rows = [0, 1, 2, 3, 4].map((row) => [...(grey ?? [])].slice(row * 4, row * 4 + 4));
  expect(rows).toEqual([
    [10, 20, 30, 40],
    [1, 2, 3, 4],
    [2, 3, 4, 5],
    [2, 3, 4, 5],
    [3, 4, 5, 6],
  ]);
});

test.each<[string, PngInput, number[], number]>([
  ["colours", DOT, [1, 2, 3], 255],
  ["colours with opacity", { ...DOT, type: 6, lines: [[0, 1, 2, 3, 9]] }, [1, 2, 3], 9],
  ["grey with opacity", { ...DOT, type: 4, lines: [[0, 7, 9]] }, [7, 7, 7], 9],
  ["sixteen bits", { ...DOT, depth: 16, lines: [[0, 1, 99, 2, 99, 3, 99]] }, [1, 2, 3], 255],
  ["one bit", { ...DOT, type: 0, depth: 1, lines: [[0, 0x80]] }, [255, 255, 255], 255],
  ["four bits", { ...DOT, type: 0, depth: 4, lines: [[0, 0x50]] }, [85, 85, 85], 255],
  [
    "a palette",
    { ...DOT, type: 3, depth: 2, lines: [[0, 0x40]], palette: [9, 9, 9, 4, 5, 6], clear: [255, 8] },
    [4, 5, 6],
    8,
  ],
])("%s come out as red, green and blue with an opacity", (_kind, input, colours, opacity) => {
  const pixels = decodePng(pngOf(input));
  expect([[...(pixels?.colours ?? [])], [...(pixels?.opacity ?? [])]]).toEqual([colours, [opacity]]);
});
