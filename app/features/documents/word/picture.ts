/** A figure as a paragraph of a Word file: its picture's place and size, and its words. */
import type { Figure } from "#app/features/documents/figures/figures.ts";
import { paragraph, xmlText } from "./paragraph.ts";
import { DRAWING } from "./styles.ts";

/** Units in a point. */
export const EMU = 12_700;
/** The room between the margins of a page, in points, less a caption. */
const ROOM = { width: 481, height: 670 };

/** `number` distinguishes this picture from the others in the file. Assistive technology reads the caption and the words. */
export function pictureParagraph(
  { picture, summary, lines }: Figure,
  { number, caption }: { number: number; caption: string },
): string {
  const scale = Math.min(ROOM.width / picture.width, ROOM.height / picture.height) * EMU;
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  const about = xmlText([caption, summary, ...lines].join(" "));
  const told = { id: number, relation: `figure${number}`, name: xmlText(caption), about };
  return paragraph("Figure", inlinePicture({ ...told, ...size }));
}

type Inline = { id: number; relation: string; name: string; about: string; width: number; height: number };

/** A picture as a run of text; its texts must already be escaped for XML, and its size is in EMU. */
export function inlinePicture({ id, relation, name, about: words, width, height }: Inline): string {
  const size = `cx="${width}" cy="${height}"`;
  const about = `id="${id}" name="${name}" descr="${words}"`;
  const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`;
  const image = `<pic:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`;
  return (
    `<w:r><w:drawing><wp:inline xmlns:wp="${DRAWING}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr ${about}/>` +
    `<wp:cNvGraphicFramePr><a:graphicFrameLocks xmlns:a="${DRAWING}/main" noChangeAspect="1"/></wp:cNvGraphicFramePr>` +
    `<a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture"><pic:pic xmlns:pic="${DRAWING}/picture">` +
    `<pic:nvPicPr><pic:cNvPr ${about}/><pic:cNvPicPr/></pic:nvPicPr>${image}${shape}</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  );
}
