/** The blocks of a document on the pages of a PDF. */

import { figureOf } from "#app/features/documents/figures/figures.ts";
import { type Code, captionOf, isCaption, sourceOf } from "#app/features/documents/files/file-content.ts";
import type { Block, Heading, Inline } from "#app/shared/markdown.ts";
import { drawFigure, figureHeight } from "./figure.ts";
import { type Flow, type Frame, MARGIN, STYLES, scaled, TEXT_WIDTH, type TextStyle } from "./flow.ts";
import { linesOf } from "./lines.ts";
import { COLOURS, type Element } from "./page.ts";
import { beginningOf, drawTable } from "./table.ts";

const LIST_INDENT = 16;
/** The gap between a table and its sources. */
const SOURCE_GAP = 3;
const CAPTION = { before: 3, after: 4 };

/** By depth in the text, in which the document's title has depth 1. */
const HEADINGS: Record<number, TextStyle & { before: number; after: number }> = {
  2: { font: "bold", size: 16, lead: 21, colour: COLOURS.accent, before: 18, after: 7 },
  3: { font: "bold", size: 12, lead: 16, colour: COLOURS.ink, before: 10, after: 4 },
};
const LOWER_HEADING = { font: "bold", size: 10, lead: 14, colour: COLOURS.ink, before: 8, after: 3 } as const;

/** Draws blocks one below the other. */
export function drawBlocks(flow: Flow, blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    const next = blocks[index + 1];
    if (sourceOf(block) === null) flow.need(heightToKeep(blocks, index, flow.density));
    if (isCaption(block, next)) drawCaption(flow, block);
    else drawBlock(flow, block, captionOf(blocks[index - 1]), heightBelow(next));
  });
}

/** The height of a few lines. */
const BEGINNING = 30;

/** The height that must fit on one page: headings and captions with the beginning of what follows them. */
function heightToKeep(blocks: readonly Block[], index: number, density: number): number {
  const [block, next] = [blocks[index], blocks[index + 1]];
  const withNext = (text: { children: Inline[] }, style: TextStyle & { before: number; after: number }) =>
    (style.before + style.after) * density +
    textHeight(text, scaled(style, density)) +
    heightToKeep(blocks, index + 1, density);
  if (block?.kind === "heading") return withNext(block, HEADINGS[block.depth] ?? LOWER_HEADING);
  if (block?.kind === "paragraph" && isCaption(block, next)) return withNext(block, { ...STYLES.caption, ...CAPTION });
  if (block?.kind === "table") return beginningOf(block, heightBelow(next), density);
  return block?.kind === "code" ? figureHeight(block) : BEGINNING;
}

function textHeight({ children }: { children: Inline[] }, style: TextStyle): number {
  return linesOf(children, { ...style, width: TEXT_WIDTH }).length * style.lead;
}

/** The height of a source line that must stay with the table before it. */
function heightBelow(next: Block | undefined): number {
  return sourceOf(next) === null ? 0 : SOURCE_GAP + STYLES.source.lead;
}

function drawBlock(flow: Flow, block: Block, caption: string | null, below: number): void {
  if (block.kind === "heading") drawHeading(flow, block);
  else if (block.kind === "code") drawCode(flow, block, caption);
  else if (block.kind === "table") {
    drawTable(flow, block, { caption, below });
    flow.gap(below > 0 ? SOURCE_GAP : 11);
  } else if (block.kind === "paragraph" && sourceOf(block) !== null) {
    flow.text(block.children, STYLES.source, addElement(flow, "P"), { after: 11 });
  } else drawText(flow, block, block.kind === "paragraph" ? { after: 7 } : {});
}

/** Draws blocks that may also stand inside lists and quotes. */
function drawText(flow: Flow, block: Block, frame: Frame, parent?: Element): void {
  const { indent = 0 } = frame;
  switch (block.kind) {
    case "paragraph":
      flow.text(block.children, STYLES.body, parent ?? addElement(flow, "P"), frame);
      break;
    case "quote":
      drawQuote(flow, block.children, { ...frame, indent: indent + 12 }, parent);
      break;
    case "list":
      drawList(flow, block, frame, parent);
      break;
    case "heading":
      flow.text(block.children, LOWER_HEADING, parent ?? addElement(flow, "P"), { ...frame, after: 3 });
      break;
    case "rule":
      flow.gap(12);
      break;
    case "table":
      drawTable(flow, block);
      flow.gap(8);
      break;
    case "code":
      drawCode(flow, block, null);
  }
}

function drawHeading(flow: Flow, { depth, id, title, children }: Heading): void {
  const style = HEADINGS[depth] ?? LOWER_HEADING;
  flow.gap(style.before);
  flow.landmarks.push({ id, title, depth, page: flow.page, y: flow.y + 4 });
  flow.text(children, style, addElement(flow, `H${Math.min(depth, 6)}`), { after: style.after, density: 1 });
}

function drawCaption(flow: Flow, block: Block): void {
  if (block.kind !== "paragraph") return;
  flow.gap(CAPTION.before);
  flow.text(block.children, STYLES.caption, addElement(flow, "P"), { after: CAPTION.after });
}

function drawQuote(flow: Flow, blocks: readonly Block[], frame: Frame, parent?: Element): void {
  const [first] = blocks;
  const opening = first?.kind === "paragraph" ? first.children[0] : undefined;
  const isWarning = typeof opening === "object" && "children" in opening && opening.children[0] === "Attention.";
  const quote = parent ?? addElement(flow, "BlockQuote");
  flow.gap(2);
  const bar = isWarning ? COLOURS.warning : COLOURS.accent;
  for (const block of blocks) drawText(flow, block, { ...frame, bar, after: 8 }, addKid(quote, "P"));
}

function drawList(flow: Flow, list: Extract<Block, { kind: "list" }>, frame: Frame, parent?: Element): void {
  const indent = (frame.indent ?? 0) + LIST_INDENT;
  const element = parent ? addKid(parent, "L") : addElement(flow, "L");
  list.items.forEach((item, index) => {
    const line = addKid(element, "LI");
    flow.need(STYLES.body.lead * flow.density * (item[0]?.kind === "paragraph" ? linesToKeep(item[0], indent) : 1));
    drawMark(flow, list.start === null ? "•" : `${list.start + index}.`, indent, addKid(line, "Lbl"));
    const body = addKid(line, "LBody");
    for (const block of item) drawText(flow, block, { ...frame, indent, after: 2 }, body);
  });
  if (!parent) flow.gap(5);
}

/** How many lines must stay with an item's mark, which must not stay behind when the text goes to the next page. */
function linesToKeep({ children }: Extract<Block, { kind: "paragraph" }>, indent: number): number {
  return Math.min(2, linesOf(children, { ...STYLES.body, width: TEXT_WIDTH - indent }).length);
}

function drawMark(flow: Flow, mark: string, indent: number, element: Element): void {
  const style = scaled(STYLES.body, flow.density);
  const { size, lead, colour } = style;
  const [line] = linesOf([mark], { ...style, width: 100 });
  if (!line) return;
  const x = MARGIN.left + indent - 5 - (mark === "•" ? 5 : line.width);
  flow.page.mark(element, () => flow.page.line(line, { x, y: flow.y - (lead + size * 0.62) / 2, size, colour }));
}

function drawCode(flow: Flow, block: Code, caption: string | null): void {
  const element = addElement(flow, "Figure");
  const figure = figureOf(block);
  const words = figure ? [figure.summary, ...figure.lines].join(" ") : block.text.replace(/\s+/g, " ");
  element.alternative = [caption, words].filter(Boolean).join(". ");
  drawFigure(flow, block, element);
  flow.gap(11);
}

function addElement(flow: Flow, type: string): Element {
  const element: Element = { type, kids: [] };
  flow.elements.push(element);
  return element;
}

function addKid(parent: Element, type: string): Element {
  const element: Element = { type, kids: [] };
  parent.kids.push(element);
  return element;
}
