/** The blocks of a document as paragraphs and tables of a Word file. */

import { figureOf } from "#app/features/documents/figures/figures.ts";
import type { Picture } from "#app/features/documents/figures/picture.ts";
import {
  type Code,
  captionOf,
  isCaption,
  plainText,
  sourceOf,
  type Table,
} from "#app/features/documents/files/file-content.ts";
import type { Block, Heading, Inline } from "#app/shared/markdown.ts";
import { columnsOf, TEXT_WIDTH } from "./columns.ts";
import { paragraph, run, xmlText } from "./paragraph.ts";
import { pictureParagraph } from "./picture.ts";

const DRAWING = { largest: 8, padding: 160, characterWidth: 0.6 };

/** Where a block stands: inside how many lists, and in which style. */
type Place = { depth: number; style: string; number: number };
const TOP: Place = { depth: 0, style: "Normal", number: 0 };

/** Writes blocks and collects what other parts of the file must name: outside links, pictures, and where numbered lists start. */
export class WordText {
  readonly links: string[] = [];
  readonly listStarts: number[] = [];
  readonly pictures: Picture[] = [];
  #bookmarks = 0;

  blocks(blocks: readonly Block[]): string {
    return blocks
      .map((block, index) => {
        const next = blocks[index + 1];
        if (block.kind === "paragraph" && isCaption(block, next))
          return paragraph("Caption", run(captionOf(block) ?? ""));
        return this.#top(block, { caption: captionOf(blocks[index - 1]), next });
      })
      .join("");
  }

  #top(block: Block, { caption, next }: { caption: string | null; next: Block | undefined }): string {
    if (block.kind === "table") {
      const hasSource = sourceOf(next) !== null;
      return this.#table(block, caption) + (hasSource ? "" : paragraph("TableEnd", ""));
    }
    if (block.kind === "code") return this.#drawing(block, caption);
    const source = sourceOf(block);
    return source === null ? this.#block(block, TOP) : paragraph("Source", run(source));
  }

  #block(block: Block, place: Place): string {
    switch (block.kind) {
      case "heading":
        return this.#heading(block);
      case "paragraph":
        return paragraph(place.style, this.#inlines(block.children));
      case "quote":
        return this.#quote(block.children, place);
      case "list":
        return this.#list(block, place);
      case "table":
        return this.#table(block, null) + paragraph("TableEnd", "");
      case "code":
        return this.#drawing(block, null);
      case "rule":
        return paragraph("TableEnd", "");
    }
  }

  #drawing(block: Code, caption: string | null): string {
    const figure = figureOf(block);
    if (!figure) return drawing(block);
    const number = this.pictures.push(figure.picture);
    return pictureParagraph(figure, { number, caption: caption ?? "Figure" }) + paragraph("TableEnd", "");
  }

  #heading({ depth, id, children }: Heading): string {
    const number = this.#bookmarks++;
    const mark = `<w:bookmarkStart w:id="${number}" w:name="${bookmarkOf(id)}"/>${this.#inlines(children)}<w:bookmarkEnd w:id="${number}"/>`;
    return paragraph(`Heading${Math.min(5, Math.max(1, depth - 1))}`, mark);
  }

  #quote(blocks: readonly Block[], place: Place): string {
    const [first] = blocks;
    const isWarning = first?.kind === "paragraph" && plainText(first.children).startsWith("Attention.");
    return blocks.map((block) => this.#block(block, { ...place, style: isWarning ? "Warning" : "Note" })).join("");
  }

  #list({ start, items }: Extract<Block, { kind: "list" }>, { depth }: Place): string {
    const number = start === null ? 1 : this.listStarts.push(start) + 1;
    const level = Math.min(8, depth);
    const mark = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${number}"/></w:numPr>`;
    const indent = `<w:ind w:left="${360 * (level + 1)}"/>`;
    const inside: Place = { depth: depth + 1, style: "ListParagraph", number };
    return items
      .flatMap((item) =>
        item.map((block, index) =>
          block.kind === "paragraph"
            ? paragraph("ListParagraph", this.#inlines(block.children), index === 0 ? mark : indent)
            : this.#block(block, inside),
        ),
      )
      .join("");
  }

  #table(table: Table, caption: string | null): string {
    const widths = columnsOf(table);
    const about = caption ? `<w:tblCaption w:val="${xmlText(caption)}"/>` : "";
    const look = `<w:tblLook w:val="0620" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>`;
    const total = widths.reduce((sum, width) => sum + width, 0);
    const row = (cells: Inline[][], style: string) =>
      widths
        .map((width, column) =>
          this.#cell(cells[column] ?? [], { width, style, right: table.align[column] === "right" }),
        )
        .join("");
    return (
      `<w:tbl><w:tblPr><w:tblStyle w:val="Lines"/><w:tblW w:w="${total}" w:type="dxa"/><w:tblLayout w:type="fixed"/>${look}${about}</w:tblPr>` +
      `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join("")}</w:tblGrid>` +
      `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${row(table.head, "TableHead")}</w:tr>` +
      `${table.rows.map((cells) => `<w:tr><w:trPr><w:cantSplit/></w:trPr>${row(cells, "TableText")}</w:tr>`).join("")}</w:tbl>`
    );
  }

  #cell(inlines: readonly Inline[], { width, style, right }: { width: number; style: string; right: boolean }): string {
    const text = paragraph(style, this.#inlines(inlines), right ? '<w:jc w:val="right"/>' : "");
    return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${text}</w:tc>`;
  }

  #inlines(inlines: readonly Inline[], look: Look = {}): string {
    return inlines.map((part) => this.#inline(part, look)).join("");
  }

  #inline(part: Inline, look: Look): string {
    if (typeof part === "string") return run(part, lookText(look));
    switch (part.kind) {
      case "code":
        return run(part.text, lookText({ ...look, style: "CodeText" }));
      case "break":
        return "<w:r><w:br/></w:r>";
      case "strong":
        return this.#inlines(part.children, { ...look, bold: true });
      case "emphasis":
        return this.#inlines(part.children, { ...look, italic: true });
      case "link":
        this.links.push(new URL(part.href).href);
        return `<w:hyperlink r:id="link${this.links.length}">${this.#inlines(part.children, { ...look, style: "Hyperlink" })}</w:hyperlink>`;
    }
  }
}

type Look = { style?: "CodeText" | "Hyperlink"; bold?: true; italic?: true };

/** The properties of a run, in the order that the format prescribes. */
function lookText({ style, bold, italic }: Look): string {
  return `${style ? `<w:rStyle w:val="${style}"/>` : ""}${bold ? "<w:b/>" : ""}${italic ? "<w:i/>" : ""}`;
}

/**
 * The name of a heading's bookmark. Word allows 40 letters, digits and underscores, and recognises bookmarks of its contents by their
 * beginning; the ending keeps a long name unique.
 */
export function bookmarkOf(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return `_Toc_${id.replace(/[^a-z0-9]/g, "_").slice(0, 26)}_${sum.toString(36)}`;
}

/** A drawing keeps its columns: it is fixed-width, and small enough for its longest line. */
function drawing({ text }: Code): string {
  const lines = text.split("\n");
  const columns = Math.max(20, ...lines.map((line) => line.length));
  const fitting = (TEXT_WIDTH - DRAWING.padding) / 20 / (columns * DRAWING.characterWidth);
  const size = Math.max(4, Math.floor(Math.min(DRAWING.largest, fitting) * 2));
  const look = `<w:noProof/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`;
  const content = lines.map((line) => run(line, look)).join("<w:r><w:br/></w:r>");
  return paragraph("Drawing", content) + paragraph("TableEnd", "");
}
