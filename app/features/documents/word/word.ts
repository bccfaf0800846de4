/** A document as a Word file: real headings, contents, tables with repeated titles, a header, and a footer with page numbers. */

import type { Downloadable } from "#app/features/documents/downloads.ts";
import { type FileContent, fileContent, logoAbout } from "#app/features/documents/files/file-content.ts";
import type { Block, Heading } from "#app/shared/markdown.ts";
import { headingsOf } from "#app/shared/markdown.ts";
import { zipOf } from "#app/shared/zip.ts";
import { firstHeader } from "./logo.ts";
import { metafileOf } from "./metafile.ts";
import { headingPages } from "./pages.ts";
import { paragraph, run, xmlText } from "./paragraph.ts";
import {
  documentRelations,
  figurePath,
  NAMESPACES,
  numberingPart,
  PACKAGE_RELATIONS,
  SETTINGS_PART,
  STYLES_PART,
  TYPES_PART,
  XML,
} from "./styles.ts";
import { bookmarkOf, WordText } from "./text.ts";

/** The file's bytes; the same document gives the same bytes. */
export function toWord({ title, createdAt, markdown, logo = null }: Downloadable): Uint8Array<ArrayBuffer> {
  const content = fileContent(markdown, title);
  const text = new WordText();
  const body = bodyOf(content, text);
  return zipOf(
    {
      "[Content_Types].xml": TYPES_PART,
      "_rels/.rels": PACKAGE_RELATIONS,
      "docProps/core.xml": coreProperties(content, createdAt),
      "docProps/app.xml": APP_PROPERTIES,
      "word/document.xml": `${XML}<w:document ${NAMESPACES}><w:body>${body}${SECTION}</w:body></w:document>`,
      "word/_rels/document.xml.rels": documentRelations(text.links.map(xmlText), text.pictures.length),
      "word/styles.xml": STYLES_PART,
      "word/numbering.xml": numberingPart(text.listStarts),
      "word/settings.xml": SETTINGS_PART,
      "word/header.xml": headerOf(content),
      "word/footer.xml": footerOf(content),
      ...firstHeader(logo, logoAbout(content)),
      ...Object.fromEntries(text.pictures.map((picture, index) => [figurePath(index), metafileOf(picture)])),
    },
    createdAt,
  );
}

function bodyOf({ title, subtitle, author, front, body }: FileContent, text: WordText): string {
  return [
    paragraph("Title", run(title)),
    subtitle ? paragraph("Subtitle", run(subtitle)) : "",
    author ? paragraph("Subtitle", run(`Prepared by ${author}`)) : "",
    text.blocks(front),
    contentsOf(headingsOf(body, [2, 3]), body),
    paragraph("Normal", '<w:r><w:br w:type="page"/></w:r>'),
    text.blocks(body),
  ].join("");
}

const field = (part: "begin" | "separate" | "end") => `<w:r><w:fldChar w:fldCharType="${part}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText xml:space="preserve"> ${text} </w:instrText></w:r>`;

/** A field that Word updates on request; until then each entry shows the page that we have estimated. */
function contentsOf(headings: readonly Heading[], body: readonly Block[]): string {
  if (headings.length < 2) return "";
  const pages = headingPages(body, headings);
  const begin = field("begin") + instruction('TOC \\o "1-2" \\h \\z \\u') + field("separate");
  const entries = headings.map(({ id, title, depth }, index) => {
    const mark = bookmarkOf(id);
    const number =
      field("begin") +
      instruction(`PAGEREF ${mark} \\h`) +
      field("separate") +
      run(`${pages.get(id) ?? ""}`) +
      field("end");
    const link = `<w:hyperlink w:anchor="${mark}" w:history="1">${run(title)}<w:r><w:tab/></w:r>${number}</w:hyperlink>`;
    return paragraph(depth === 2 ? "TOC1" : "TOC2", index === 0 ? begin + link : link);
  });
  const heading = paragraph("TOCHeading", run("Contents"), "<w:pageBreakBefore/>");
  const gallery = '<w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj>';
  return `<w:sdt><w:sdtPr>${gallery}</w:sdtPr><w:sdtContent>${heading}${entries.join("")}${paragraph("Normal", field("end"))}</w:sdtContent></w:sdt>`;
}

/** A4 with margins of 20 mm at the sides. The first page, which bears the title itself, has the logo as its header. */
const SECTION =
  '<w:sectPr><w:headerReference w:type="default" r:id="header"/><w:headerReference w:type="first" r:id="first"/><w:footerReference w:type="default" r:id="footer"/><w:footerReference w:type="first" r:id="footer"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1360" w:right="1134" w:bottom="1240" w:left="1134" w:header="680" w:footer="600" w:gutter="0"/><w:titlePg/></w:sectPr>';

function headerOf({ title, subtitle }: FileContent): string {
  const text = [title, subtitle].filter(Boolean).join(" · ");
  return `${XML}<w:hdr ${NAMESPACES}>${paragraph("Header", run(shortened(text, 105)))}</w:hdr>`;
}

function footerOf({ author }: FileContent): string {
  const number = (name: string) => field("begin") + instruction(name) + field("separate") + run("1") + field("end");
  const page = `<w:r><w:tab/></w:r>${run("Page ")}${number("PAGE")}${run(" of ")}${number("NUMPAGES")}`;
  return `${XML}<w:ftr ${NAMESPACES}>${paragraph("Footer", run(shortened(author, 80)) + page)}</w:ftr>`;
}

/** A text shortened to fit on one line. */
function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : text;
}

function coreProperties({ title, subtitle, author }: FileContent, createdAt: Date): string {
  const date = `${createdAt.toISOString().slice(0, 19)}Z`;
  const [name, creator, about] = [title, author, subtitle].map(xmlText);
  return (
    `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
    `<dc:title>${name}</dc:title><dc:subject>${about}</dc:subject><dc:creator>${creator}</dc:creator><cp:lastModifiedBy>${creator}</cp:lastModifiedBy><dc:language>en-GB</dc:language>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified></cp:coreProperties>`
  );
}

const APP_PROPERTIES = `${XML}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Microsoft Office Word</Application></Properties>`;
