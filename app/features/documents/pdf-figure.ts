/** Drawings in a PDF: the plan as bars, an architecture as boxes, everything else as its text in a frame. */
import { readDiagram } from "./diagram.ts";
import type { Code } from "./file-content.ts";
import { drawPlot, plotOf } from "./pdf-diagram.ts";
import { drawLines, type Flow, MARGIN, PAGE_ROOM, STYLES, TEXT_WIDTH, type TextStyle } from "./pdf-flow.ts";
import { linesOf, widthOf } from "./pdf-lines.ts";
import { COLOURS, type Element } from "./pdf-page.ts";
import { encodeText, MONO_WIDTH } from "./pdf-text.ts";

const PADDING = 8;
const LARGEST_TYPE = 8;
const BAR_ROW = 19;
const RULER = 14;

/** Draws a figure at the flow's place. */
export function drawFigure(flow: Flow, { language, text }: Code, element: Element): void {
  const plan = language === "gantt" ? readPlan(text) : null;
  const diagram = language === "diagram" ? readDiagram(text) : null;
  if (plan) drawPlan(flow, plan, element);
  else if (diagram) drawPlot(flow, plotOf(diagram), element);
  else drawTyped(flow, text, element);
}

/** The height that a figure takes; half a page for one that goes on over pages. */
export function figureHeight({ language, text }: Code): number {
  const plan = language === "gantt" ? readPlan(text) : null;
  const diagram = language === "diagram" ? readDiagram(text) : null;
  const height = plan ? planHeight(plan) : diagram ? plotOf(diagram).height : typedHeight(text);
  return height > PAGE_ROOM - 100 ? PAGE_ROOM / 2 : height;
}

/** A bar, in columns of the drawing. */
type Bar = { label: string; from: number; to: number; dates: string };
type Plan = { columns: number; weeks: { column: number; label: string }[]; bars: Bar[] };

/** The plan that `drawGantt` wrote; null for any other text. */
function readPlan(text: string): Plan | null {
  const [ruler = "", ...lines] = text.split("\n");
  const bars: Bar[] = [];
  let columns = 0;
  let start = 0;
  for (const line of lines) {
    const match = /^(.*?) {2}(·*)(█+)(·*) {2}(.*)$/.exec(line);
    if (!match) return null;
    const [, label = "", before = "", bar = "", after = "", dates = ""] = match;
    bars.push({ label: label.trim(), from: before.length, to: before.length + bar.length, dates });
    columns = Math.max(columns, before.length + bar.length + after.length);
    start = label.length + 2;
  }
  const weeks = [...ruler.slice(start).matchAll(/\d+/g)].map(([label], index, all) => {
    return { column: all[index]?.index ?? 0, label };
  });
  return bars.length > 0 ? { columns, weeks, bars } : null;
}

function planHeight({ bars }: Plan): number {
  return RULER + bars.length * BAR_ROW;
}

function drawPlan(flow: Flow, plan: Plan, element: Element): void {
  const { columns, weeks, bars } = plan;
  const { cell } = STYLES;
  const label = Math.min(TEXT_WIDTH / 3, Math.max(...bars.map((bar) => widthOf(bar.label, "regular", cell.size))) + 10);
  const dates = Math.max(...bars.map((bar) => widthOf(bar.dates, "regular", cell.size))) + 8;
  const left = MARGIN.left + label;
  const step = (TEXT_WIDTH - label - dates) / columns;
  const { page } = flow;
  page.mark(element, () => {
    const write = (text: string, x: number, top: number, width: number) =>
      drawLines(page, linesOf([text], { ...cell, width }).slice(0, 2), { x, top, style: cell });
    write("Week", MARGIN.left, flow.y, label);
    for (const { column, label: number } of weeks) write(number, left + column * step, flow.y, 40);
    bars.forEach((bar, index) => {
      const top = flow.y - RULER - index * BAR_ROW;
      page.rule(COLOURS.line, MARGIN.left, top, TEXT_WIDTH);
      page.fill(COLOURS.soft, left, top - BAR_ROW + 5, columns * step, BAR_ROW - 10);
      page.fill(COLOURS.accent, left + bar.from * step, top - BAR_ROW + 5, (bar.to - bar.from) * step, BAR_ROW - 10);
      write(bar.label, MARGIN.left, top - (BAR_ROW - cell.lead) / 2, label);
      write(bar.dates, left + columns * step + 8, top - (BAR_ROW - cell.lead) / 2, dates);
    });
  });
  flow.y -= planHeight(plan);
}

/** Text in a fixed-width font, so small that its longest line fits, in a frame on each page that it takes. */
function drawTyped(flow: Flow, text: string, element: Element): void {
  const lines = encodeLines(text);
  const style = typeFor(lines);
  for (let start = 0; start < lines.length; ) {
    const count = Math.max(1, Math.floor((flow.room - 2 * PADDING) / style.lead));
    const some = lines.slice(start, start + count);
    const height = some.length * style.lead + 2 * PADDING;
    const { page, y } = flow;
    page.artifact(() => page.frame(COLOURS.line, MARGIN.left, y - height, TEXT_WIDTH, height));
    const runs = some.map((line) => ({
      runs: [{ text: line, font: "mono" as const, x: 0, width: 0, href: null }],
      width: 0,
    }));
    page.mark(element, () => drawLines(page, runs, { x: MARGIN.left + PADDING, top: y - PADDING, style }));
    flow.y -= height;
    start += some.length;
    if (start < lines.length) flow.newPage();
  }
}

function typedHeight(text: string): number {
  const lines = encodeLines(text);
  return lines.length * typeFor(lines).lead + 2 * PADDING;
}

function typeFor(lines: readonly string[]): TextStyle {
  const columns = Math.max(20, ...lines.map((line) => line.length));
  const size = Math.min(LARGEST_TYPE, (TEXT_WIDTH - 2 * PADDING) / (columns * MONO_WIDTH));
  return { font: "mono", size, lead: size * 1.25, colour: COLOURS.ink };
}

function encodeLines(text: string): string[] {
  return text.split("\n").map((line) => encodeText(line.replaceAll("\t", "    ")));
}
