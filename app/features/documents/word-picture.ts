/** A figure as a paragraph of a Word file: the place, size and words of the picture that goes with it. */
import type { Figure } from "./figures.ts";
import { paragraph, xmlText } from "./word-paragraph.ts";
import { DRAWING } from "./word-styles.ts";

/** Units a point. */
const EMU = 12_700;
/** What is between the margins of a page, in points, less a caption. */
const ROOM = { width: 481, height: 670 };

/** `number` tells this picture from the others of the file; readers that do not look are told the caption and the words. */
export function pictureParagraph(
  { picture, summary, lines }: Figure,
  { number, caption }: { number: number; caption: string },
): string {
  const scale = Math.min(ROOM.width / picture.width, ROOM.height / picture.height) * EMU;
  const size = `cx="${Math.round(picture.width * scale)}" cy="${Math.round(picture.height * scale)}"`;
  const about = `id="${number}" name="${xmlText(caption)}" descr="${xmlText([caption, summary, ...lines].join(" "))}"`;
  const shape = `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`;
  const image = `<pic:blipFill><a:blip r:embed="figure${number}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`;
  return paragraph(
    "Figure",
    `<w:r><w:drawing><wp:inline xmlns:wp="${DRAWING}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr ${about}/>` +
      `<wp:cNvGraphicFramePr><a:graphicFrameLocks xmlns:a="${DRAWING}/main" noChangeAspect="1"/></wp:cNvGraphicFramePr>` +
      `<a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture"><pic:pic xmlns:pic="${DRAWING}/picture">` +
      `<pic:nvPicPr><pic:cNvPr ${about}/><pic:cNvPicPr/></pic:nvPicPr>${image}${shape}</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  );
}
