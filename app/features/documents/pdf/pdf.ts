/** A document as PDF: A4, with contents, bookmarks, links, page numbers, and the structure of the text for assistive technology. */

import type { Downloadable, LoadFile } from "#app/features/documents/downloads.ts";
import { fileContent, logoAbout } from "#app/features/documents/files/file-content.ts";
import type { Block } from "#app/shared/markdown.ts";
import { drawBlocks } from "./blocks.ts";
import { Flow, type Landmark, MARGIN, PAGE_ROOM, STYLES, TEXT_WIDTH } from "./flow.ts";
import { type Line, linesOf, widthOf } from "./lines.ts";
import { drawLogo } from "./logo.ts";
import { COLOURS, type Element, PAGE, type Page } from "./page.ts";
import { writePdf } from "./structure.ts";
import { loadFonts, printable } from "./text.ts";

const SMALL = { font: "regular", size: 8, lead: 10, colour: COLOURS.muted } as const;

/**
 * The file's bytes; the same document gives the same bytes.
 *
 * A text without sections begins below its title; any other begins on a new page, after the contents.
 *
 * The file embeds the Latin, Greek and Cyrillic letters that it uses. Chinese, Japanese and Korean are left to the fonts
 * of the reader's machine; letters of other scripts are printed as a replacement mark. Title and bookmarks keep them all.
 */
export async function toPdf(
  { title: name, createdAt, markdown, logo = null }: Downloadable,
  loadFile: LoadFile,
): Promise<Uint8Array<ArrayBuffer>> {
  await loadFonts(markdown + name, loadFile);
  const content = fileContent(markdown, name);
  const { title, subtitle, author, front, body } = content;
  const opening = new Flow();
  if (logo) drawLogo(opening, logo, logoAbout(content));
  opening.y -= 40;
  opening.text([title], STYLES.title, heading(opening, "H1"), { after: 6 });
  if (subtitle) opening.text([subtitle], STYLES.subtitle, heading(opening, "P"), { after: 6 });
  if (author) opening.text([`Prepared by ${author}`], SMALL, heading(opening, "P"), { after: 6 });
  opening.gap(18);
  const isParted = body.some((block) => block.kind === "heading" && block.depth === 2);
  drawBlocks(opening, isParted ? front : body);
  const text = isParted ? drawBody(body) : null;
  const contents = text && contentsOf(opening, text);
  const flows = [opening, contents, text].filter((flow) => flow !== null);
  const pages = flows.flatMap((flow) => flow.pages);
  drawMargins(pages, { title: [title, subtitle].filter(Boolean).join(" · "), author });
  return writePdf({
    pages,
    elements: flows.flatMap((flow) => flow.elements),
    landmarks: [...opening.landmarks, ...(text?.landmarks ?? [])],
    logo,
    information: { title, author, subject: subtitle, createdAt },
  });
}

function heading(flow: Flow, type: string): Element {
  const element: Element = { type, kids: [] };
  flow.elements.push(element);
  return element;
}

function drawBody(body: readonly Block[]): Flow {
  const next = body.findIndex((block, index) => index > 0 && block.kind === "heading" && block.depth === 2);
  const [first, others] = next < 0 ? [body, []] : [body.slice(0, next), body.slice(next)];
  const flow = onOnePage(first);
  flow.density = 1;
  drawBlocks(flow, others);
  return flow;
}

/** By steps of two per cent, down to 86% of the usual size, at which letters are still read with ease. */
const DENSER = 0.02;
const MOST_STEPS = 7;

/** The summary for whoever reads one page: set as much closer as it takes to fill no second one, or as usual if that is not enough. */
function onOnePage(summary: readonly Block[]): Flow {
  const usual = drawnAt(1, summary);
  if (usual.pages.length === 1) return usual;
  const height = usual.pages.length * PAGE_ROOM - usual.room;
  const steps = Math.floor((1 - Math.sqrt(PAGE_ROOM / height)) / DENSER); // closer lines are also longer
  for (let step = Math.max(1, steps); step <= MOST_STEPS; step += 1) {
    const flow = drawnAt(1 - step * DENSER, summary);
    if (flow.pages.length === 1) return flow;
  }
  return usual;
}

function drawnAt(density: number, blocks: readonly Block[]): Flow {
  const flow = new Flow(density);
  drawBlocks(flow, blocks);
  return flow;
}

const CONTENTS_DEPTH = 3;

/** The contents stand before the text and list its pages, so a trial first shows how many pages they take themselves. */
function contentsOf(opening: Flow, text: Flow): Flow | null {
  const entries = text.landmarks.filter(({ depth }) => depth <= CONTENTS_DEPTH);
  if (entries.length < 2) return null;
  const before = opening.pages.length;
  const tried = drawContents(entries, (page) => text.pages.indexOf(page));
  const first = before + tried.pages.length + 1;
  const numbers = new Map(text.pages.map((page, index) => [page, first + index]));
  return drawContents(entries, (page) => numbers.get(page) ?? first);
}

function drawContents(entries: readonly Landmark[], numberOf: (page: Page) => number): Flow {
  const flow = new Flow();
  const title = { font: "bold", size: 16, lead: 21, colour: COLOURS.accent } as const;
  flow.text(["Contents"], title, heading(flow, "H2"), { after: 8 });
  const list = heading(flow, "TOC");
  const lead = leadOf(entries, flow.room - 1); // sums of fractions are not exact
  for (const entry of entries) drawEntry(flow, entry, { number: String(numberOf(entry.page)), list, lead });
  return flow;
}

/** Line heights in the contents: of a section and the gap above it, and the most and least of an entry. */
const CONTENTS_LEAD = { section: 14, gap: 2, most: 13, least: 9.6 };

/** The line height at which all entries fill one page; if that is too close, the entries go on over several pages. */
function leadOf(entries: readonly Landmark[], room: number): number {
  const { section, gap, most, least } = CONTENTS_LEAD;
  const sections = entries.filter(({ depth }) => depth === 2).length;
  const lead = (room - sections * (section + gap)) / Math.max(1, entries.length - sections);
  return lead < least ? most : Math.min(lead, most);
}

type Entry = { number: string; list: Element; lead: number };

function drawEntry(flow: Flow, { id, title, depth }: Landmark, { number, list, lead }: Entry) {
  const isSection = depth === 2;
  const font = isSection ? "bold" : "regular";
  const style = { ...STYLES.body, font, lead: isSection ? CONTENTS_LEAD.section : lead } as const;
  const indent = isSection ? 0 : 14;
  const lines = linesOf([title], { ...style, width: TEXT_WIDTH - indent - 40 });
  const height = lines.length * style.lead;
  if (isSection) flow.gap(CONTENTS_LEAD.gap);
  flow.need(isSection ? 2 * height : height);
  const item: Element = { type: "TOCI", kids: [] };
  const link: Element = { type: "Link", kids: [] };
  item.kids.push(link);
  list.kids.push(item);
  const { page, y } = flow;
  const last = lines.length - 1;
  const base = (index: number) => y - index * style.lead - (style.lead + style.size * 0.62) / 2;
  const { size, colour } = style;
  page.mark(link, () => {
    lines.forEach((line, index) => {
      page.line(line, { x: MARGIN.left + indent, y: base(index), size, colour });
    });
    const right = MARGIN.left + TEXT_WIDTH - widthOf(number, style.font, size);
    page.line(typed(number, style.font), { x: right, y: base(last), size, colour });
  });
  const box = [MARGIN.left, y - height, MARGIN.left + TEXT_WIDTH, y] as const;
  page.link(link, { box, to: { heading: id }, words: title });
  flow.y -= height;
}

/** Draws header and footer on every page, except a header on the first, which bears the title itself. */
function drawMargins(pages: readonly Page[], { title, author }: { title: string; author: string }): void {
  const top = PAGE.height - 40;
  pages.forEach((page, index) => {
    page.artifact(() => {
      if (index > 0) {
        page.line(shortened(title), { x: MARGIN.left, y: top, ...SMALL });
        page.rule(COLOURS.line, MARGIN.left, top - 7, TEXT_WIDTH);
      }
      const number = `Page ${index + 1} of ${pages.length}`;
      const width = widthOf(number, "regular", SMALL.size);
      page.rule(COLOURS.line, MARGIN.left, 46, TEXT_WIDTH);
      if (author) page.line(shortened(author, TEXT_WIDTH - width - 20), { x: MARGIN.left, y: 33, ...SMALL });
      page.line(typed(number, "regular"), { x: MARGIN.left + TEXT_WIDTH - width, y: 33, ...SMALL });
    });
  });
}

function typed(text: string, font: "regular" | "bold"): Line {
  return { runs: [{ text: printable(text), font, x: 0, width: 0, href: null }], width: 0 };
}

/** The first line of a text, with dots if there is more. */
function shortened(text: string, width = TEXT_WIDTH): Line {
  const [line, ...more] = linesOf([text], { ...SMALL, width: width - 10 });
  const run = line?.runs.at(-1);
  if (run && more.length > 0) run.text += "...";
  return line ?? { runs: [], width: 0 };
}
