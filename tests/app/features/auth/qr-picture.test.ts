import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { drawQr, type QrPicture } from "#app/features/auth/qr-picture.ts";

const SCALE = 4;

/** The picture as a camera sees it: dark where the path has a square. */
function photograph({ size, path }: QrPicture) {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row++) {
      const start = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let pixel = 0; pixel < SCALE; pixel++) data.set([0, 0, 0, 255], start + pixel * 4);
    }
  }
  return { width, height: width, data };
}

test("a camera reads from the picture what was drawn", () => {
  const uri =
    "otpauth://totp/Planwright:ada@example.com?algorithm=SHA1&digits=6&issuer=Planwright&period=30&secret=GEZDGNBVGY3TQOJQ";
  expect(decodeQR(photograph(drawQr(uri)))).toBe(uri);
});

test("the picture has a white frame of four modules, and nothing but squares", () => {
  const { size, path } = drawQr("otpauth://totp/a?secret=b");
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(path.replace(/M\d+ \d+h1v1h-1z/g, "")).toBe("");
  expect(Math.min(...squares.flat())).toBe(4);
  expect(Math.max(...squares.flat())).toBe(size - 5);
});
