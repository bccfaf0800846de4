/** A QR code as one SVG path: with no style or script, the strictest content security policy allows it. */
import encodeQR from "qr";

/** `size` is the width and height in modules, including the white frame that scanners need. */
export type QrPicture = { size: number; path: string };

const FRAME_MODULES = 4;

export function drawQr(text: string): QrPicture {
  const rows = encodeQR(text, "raw", { border: FRAME_MODULES });
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return { size: rows.length, path };
}
