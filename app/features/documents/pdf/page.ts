/** One page of a PDF as drawing operators, with the marks that tie what is drawn to the structure of the text. */
import { decimal } from "./file.ts";
import type { Line } from "./lines.ts";
import { encodeText, type Used } from "./text.ts";

/** An element of the document's structure, for assistive technology: a paragraph, a cell, a list item. */
export type Element = {
  type: string;
  kids: (Element | { page: Page; mark: number } | { link: Link })[];
  alternative?: string;
  attributes?: string;
};

/** A clickable area that leads to an address or to a place in the document. `words` is the linked text. */
export type Link = { page: Page; box: Box; to: string | { heading: string }; words: string; element: Element };
/** Left, lower, right and upper edge. */
type Box = readonly [number, number, number, number];

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };

/** Red, green and blue as PDF takes them. */
export type Colour = string;

export const COLOURS = {
  ink: "0.106 0.141 0.153",
  muted: "0.31 0.37 0.37",
  accent: "0.059 0.373 0.42",
  paper: "1 1 1",
  soft: "0.906 0.945 0.949",
  line: "0.78 0.8 0.8",
  warning: "0.72 0.42 0.05",
} as const satisfies Record<string, Colour>;

export class Page {
  readonly #content: string[] = [];
  /** What the operators so far have set, which is not said again: it would be a third of a page. */
  #fill: Colour | null = null;
  #stroke: Colour | null = null;
  #font = "";
  /** The elements of the marks, by the marks' numbers. */
  readonly marks: Element[] = [];
  readonly links: Link[] = [];
  /** What the page uses of each font. */
  readonly used: Used = new Map();

  /** Assigns whatever `draw` draws to the element. */
  mark(element: Element, draw: () => void): void {
    const mark = this.marks.length;
    this.marks.push(element);
    element.kids.push({ page: this, mark });
    this.#content.push("/", element.type, "<</MCID ", String(mark), ">>BDC\n");
    draw();
    this.#content.push("EMC\n");
  }

  /** Marks whatever `draw` draws as decoration or repetition. */
  artifact(draw: () => void): void {
    this.#content.push("/Artifact BMC\n");
    draw();
    this.#content.push("EMC\n");
  }

  /** Makes an area a link; the element must be of the type `Link`. */
  link(element: Element, { box, to, words }: Pick<Link, "box" | "to" | "words">): void {
    const link = { page: this, box, to, words, element };
    element.kids.push({ link });
    this.links.push(link);
  }

  /** Draws a line of text with its baseline at `y`. */
  line({ runs }: Line, { x, y, size, colour }: { x: number; y: number; size: number; colour: Colour }): void {
    for (const run of runs) {
      this.#content.push("BT ", this.#filling(colour), decimal(x + run.x), " ", decimal(y), " Td ");
      for (const { key, bytes } of encodeText(run.text, run.font, this.used))
        this.#content.push(this.#writing(key, size), "(", bytes, ")Tj ");
      this.#content.push("ET\n");
    }
  }

  /** Adds drawing operators, for which the caller must set the mark. Their changes to the graphics state end with them. */
  draw(operators: string): void {
    this.#content.push("q ", operators, " Q\n");
  }

  fill(colour: Colour, x: number, y: number, width: number, height: number): void {
    this.#content.push(this.#filling(colour), boxOf(x, y, width, height), " re f\n");
  }

  frame(colour: Colour, x: number, y: number, width: number, height: number): void {
    this.#content.push(this.#stroking(colour), boxOf(x, y, width, height), " re S\n");
  }

  /** Draws a horizontal line. */
  rule(colour: Colour, x: number, y: number, width: number): void {
    const height = decimal(y);
    this.#content.push(this.#stroking(colour), decimal(x), " ", height, " m ");
    this.#content.push(decimal(x + width), " ", height, " l S\n");
  }

  #filling(colour: Colour): string {
    if (this.#fill === colour) return "";
    this.#fill = colour;
    return `${colour} rg `;
  }

  #stroking(colour: Colour): string {
    if (this.#stroke === colour) return "";
    this.#stroke = colour;
    return `${colour} RG 0.6 w `;
  }

  #writing(key: string, size: number): string {
    const font = `/${key} ${decimal(size)} Tf `;
    if (this.#font === font) return "";
    this.#font = font;
    return font;
  }

  /** The page's content stream. */
  content(): string {
    return this.#content.join("");
  }
}

function boxOf(...edges: readonly [x: number, y: number, width: number, height: number]): string {
  return edges.map(decimal).join(" ");
}
