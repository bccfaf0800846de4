/** A QR code as one path, for an SVG of our own: no style and no script, so that it stands under the strictest policy. */
import encodeQR from "qr";

/** `size` is the width and height in modules, with the white frame that readers ask for. */
export type QrPicture = { size: number; path: string };

const FRAME_MODULES = 4;

export function drawQr(text: string): QrPicture {
  const rows = encodeQR(text, "raw", { border: FRAME_MODULES });
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return { size: rows.length, path };
}
