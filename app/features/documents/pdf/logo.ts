/** The logo on the first page of a PDF. */

import { logoBox } from "#app/features/documents/files/logo-box.ts";
import { findFrame, type Logo } from "#app/shared/logo.ts";
import { decodePng } from "#app/shared/png.ts";
import { decimal, type ObjectId, type PdfFile, ref } from "./file.ts";
import { type Flow, MARGIN } from "./flow.ts";
import type { Element } from "./page.ts";

/** Draws the logo at the flow's place; the file must hold it as `/Logo`. */
export function drawLogo(flow: Flow, logo: Logo, about: string): void {
  const element: Element = { type: "Figure", kids: [], alternative: about };
  flow.elements.push(element);
  const { width, height } = logoBox(logo);
  flow.y -= height;
  const place = [width, 0, 0, height, MARGIN.left, flow.y].map(decimal).join(" ");
  flow.page.mark(element, () => flow.page.draw(`${place} cm /Logo Do`));
}

/** Writes the logo into the file: a JPEG as it is, a PNG as its pixels. */
export function writeLogo(file: PdfFile, { type, bytes, width, height }: Logo): ObjectId {
  const size = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8`;
  if (type === "image/jpeg")
    return file.addPacked(
      `${size}/ColorSpace/${findFrame(bytes)?.components === 1 ? "DeviceGray" : "DeviceRGB"}/Filter/DCTDecode`,
      bytes,
    );
  const pixels = decodePng(bytes);
  if (!pixels) throw new Error("a logo that was stored cannot be read");
  const isOpaque = pixels.opacity.every((value) => value === 255);
  const mask = isOpaque ? "" : `/SMask ${ref(file.addBytes(`${size}/ColorSpace/DeviceGray`, pixels.opacity))}`;
  return file.addBytes(`${size}/ColorSpace/DeviceRGB${mask}`, pixels.colours);
}
