/** The size at which a logo is printed. */
import type { Logo } from "#app/shared/logo.ts";

/** In points. A small picture is not enlarged: a pixel takes at most a 96th of an inch. */
const MOST = { width: 180, height: 48, pixel: 0.75 };

export function logoBox({ width, height }: Logo): { width: number; height: number } {
  const scale = Math.min(MOST.width / width, MOST.height / height, MOST.pixel);
  return { width: width * scale, height: height * scale };
}
