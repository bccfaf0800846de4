/** The header of a Word file's first page, with the logo if there is one. */

import { logoBox } from "#app/features/documents/files/logo-box.ts";
import type { Logo } from "#app/shared/logo.ts";
import { paragraph, xmlText } from "./paragraph.ts";
import { EMU, inlinePicture } from "./picture.ts";
import { imageRelation, NAMESPACES, relations, XML } from "./styles.ts";

/** Higher than the numbers of the text's pictures. */
const NUMBER = 100_000;

/** The parts of the file, by their paths. */
export function firstHeader(logo: Logo | null, about: string): Record<string, string | Uint8Array> {
  if (!logo) return { "word/first.xml": header(paragraph("Normal", "")) };
  const { width, height } = logoBox(logo);
  const size = { width: Math.round(width * EMU), height: Math.round(height * EMU) };
  const picture = inlinePicture({ id: NUMBER, relation: "logo", name: "Logo", about: xmlText(about), ...size });
  const media = `media/logo.${logo.type === "image/png" ? "png" : "jpeg"}`;
  return {
    "word/first.xml": header(paragraph("Normal", picture)),
    "word/_rels/first.xml.rels": relations(imageRelation("logo", media)),
    [`word/${media}`]: logo.bytes,
  };
}

function header(content: string): string {
  return `${XML}<w:hdr ${NAMESPACES}>${content}</w:hdr>`;
}
