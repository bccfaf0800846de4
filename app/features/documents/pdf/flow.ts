/** Pages that fill from top to bottom: knows where the next thing goes and when a page is full. */
import type { Inline } from "#app/shared/markdown.ts";
import { type Line, linesOf } from "./lines.ts";
import { COLOURS, type Colour, type Element, PAGE, Page } from "./page.ts";
import type { FontName } from "./text.ts";

export const MARGIN = { left: 56, right: 56, top: 62, bottom: 54 };
export const TEXT_WIDTH = PAGE.width - MARGIN.left - MARGIN.right;
const TOP = PAGE.height - MARGIN.top;
export const PAGE_ROOM = TOP - MARGIN.bottom;

export type TextStyle = { font: FontName; size: number; lead: number; colour: Colour };

export const STYLES = {
  title: { font: "bold", size: 24, lead: 29, colour: COLOURS.accent },
  subtitle: { font: "regular", size: 13, lead: 18, colour: COLOURS.muted },
  body: { font: "regular", size: 9, lead: 12.5, colour: COLOURS.ink },
  caption: { font: "bold", size: 9, lead: 12, colour: COLOURS.accent },
  source: { font: "italic", size: 8, lead: 10.5, colour: COLOURS.muted },
  cell: { font: "regular", size: 8.25, lead: 10.75, colour: COLOURS.ink },
  head: { font: "bold", size: 8.25, lead: 10.75, colour: COLOURS.ink },
} as const satisfies Record<string, TextStyle>;

/** Letters and lines at a part of their usual size, which the file holds to two places: letters measured smaller than they are drawn would leave their column. */
export const scaled = (style: TextStyle, density: number): TextStyle =>
  density === 1 ? style : { ...style, size: Math.round(style.size * density * 100) / 100, lead: style.lead * density };

/** A heading as contents and bookmarks list it. */
export type Landmark = { id: string; title: string; depth: number; page: Page; y: number };

/** The surroundings of a text. `bar`: the colour of a line along its left side; `density`: its own, in the place of the flow's. */
export type Frame = { indent?: number; after?: number; bar?: Colour; density?: number };

export class Flow {
  readonly pages: Page[] = [];
  readonly landmarks: Landmark[] = [];
  readonly elements: Element[] = [];
  #page: Page;
  /** The height above the lower edge of the paper at which the next thing begins. */
  y = TOP;
  /** The part of their usual size at which letters, lines and gaps are set from here on. */
  density: number;

  constructor(density = 1) {
    this.density = density;
    this.#page = new Page();
    this.pages.push(this.#page);
  }

  get page(): Page {
    return this.#page;
  }

  get room(): number {
    return this.y - MARGIN.bottom;
  }

  newPage(): void {
    this.#page = new Page();
    this.pages.push(this.#page);
    this.y = TOP;
  }

  /** Begins a new page unless this one has the height left. */
  need(height: number): void {
    if (this.room < height && this.y < TOP) this.newPage();
  }

  gap(height: number): void {
    if (this.y < TOP) this.y -= height * this.density;
  }

  /** Draws a text over as many lines and pages as it takes, and assigns it to the element. */
  text(inlines: readonly Inline[], usual: TextStyle, element: Element, frame: Frame = {}): void {
    const style = scaled(usual, frame.density ?? this.density);
    const indent = frame.indent ?? 0;
    const lines = linesOf(inlines, { ...style, width: TEXT_WIDTH - indent });
    // The first line must not stay behind alone.
    if (lines.length > 1) this.need(2 * style.lead);
    for (let start = 0; start < lines.length; ) {
      this.need(style.lead);
      const count = Math.min(lines.length - start, Math.max(1, Math.floor(this.room / style.lead)));
      const some = lines.slice(start, start + count);
      if (frame.bar) this.#bar(frame.bar, indent, count * style.lead);
      drawMarked(this.#page, some, { x: MARGIN.left + indent, top: this.y, style, element });
      this.y -= count * style.lead;
      start += count;
    }
    this.gap(frame.after ?? 0);
  }

  #bar(colour: Colour, indent: number, height: number): void {
    this.#page.artifact(() => this.#page.fill(colour, MARGIN.left + indent - 9, this.y - height - 2, 2.5, height + 2));
  }
}

type LinesPlace = { x: number; top: number; style: TextStyle };

/** Draws lines below each other. The caller must set their mark. */
export function drawLines(page: Page, lines: readonly Line[], { x, top, style }: LinesPlace): void {
  const { size, lead, colour } = style;
  lines.forEach((line, index) => {
    page.line(line, { x, y: top - index * lead - (lead + size * 0.62) / 2, size, colour });
  });
}

/** Draws lines of an element. Linked words belong to a link inside it, so that the link is read out with its words. */
export function drawMarked(page: Page, lines: readonly Line[], place: LinesPlace & { element: Element }): void {
  const { x, top, style, element } = place;
  for (const { href, parts } of spansOf(lines)) {
    if (href === null) {
      page.mark(element, () => drawLines(page, parts, place));
      continue;
    }
    const link: Element = { type: "Link", kids: [] };
    element.kids.push(link);
    page.mark(link, () => drawLines(page, parts, place));
    const words = parts.map(({ runs }) => runs.map(({ text }) => text).join("")).join(" ");
    parts.forEach(({ runs }, index) => {
      const low = top - (index + 1) * style.lead;
      for (const run of runs) {
        const box = [x + run.x, low, x + run.x + run.width, low + style.lead] as const;
        page.link(link, { box, to: href, words: words.trim() });
      }
    });
  }
}

type Span = { href: string | null; parts: readonly Line[] };

/** Splits lines by where their words lead: one span for each link or unlinked stretch, with its part of each line. */
function spansOf(lines: readonly Line[]): readonly Span[] {
  if (lines.every(({ runs }) => runs.every(({ href }) => href === null))) return [{ href: null, parts: lines }];
  const spans: Span[] = [];
  lines.forEach(({ runs, width }, index) => {
    for (const run of runs) {
      let span = spans.at(-1);
      if (span?.href !== run.href) {
        span = { href: run.href, parts: lines.map(() => ({ runs: [], width })) };
        spans.push(span);
      }
      span.parts[index]?.runs.push(run);
    }
  });
  return spans;
}
