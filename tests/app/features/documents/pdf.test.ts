import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import type { Downloadable } from "#app/features/documents/downloads.ts";
import { toPdf } from "#app/features/documents/pdf.ts";
import { headingsOf, readMarkdown } from "#app/shared/markdown.ts";
import { CREATED_AT, HOSTILE_NAMES, hostileDocument, SOLUTIONS, storedDocument } from "./stored-documents.ts";

function documentOf(markdown: string): Downloadable {
  return { title: "Guide", client: { name: "Orla", company: "" }, createdAt: CREATED_AT, markdown };
}

function open(document: Downloadable): Promise<PDFDocument> {
  return PDFDocument.load(toPdf(document), { updateMetadata: false });
}

/** The text that each page draws, with its place and size. */
function drawn(pdf: PDFDocument): { text: string; x: number; y: number; size: number }[][] {
  return pdf.getPages().map(({ node }) => {
    const stream = node.Contents();
    if (!(stream instanceof PDFRawStream)) throw new Error("a page without content");
    const operators = inflateSync(stream.contents).toString("latin1");
    const texts = operators.matchAll(/ ([\d.]+) Tf ([\d.-]+) ([\d.-]+) Td \(((?:[^\\)]|\\.)*)\)Tj/g);
    return [...texts].map(([, size, x, y, text = ""]) => ({
      ...{ size: Number(size), x: Number(x), y: Number(y) },
      text: text.replace(/\\(.)/g, "$1"),
    }));
  });
}

function wordsOf(pdf: PDFDocument): string {
  return drawn(pdf)
    .flat()
    .map(({ text }) => text.trim())
    .join(" ");
}

/** How often each type occurs in the structure, the root left out. */
function structureOf(pdf: PDFDocument): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const type = object instanceof PDFDict ? object.get(PDFName.of("S")) : undefined;
    if (type instanceof PDFName) counts[type.decodeText()] = (counts[type.decodeText()] ?? 0) + 1;
  }
  return counts;
}

function titlesOf(pdf: PDFDocument, parent: PDFDict): string[] {
  const titles: string[] = [];
  for (let ref = parent.get(PDFName.of("First")); ref instanceof PDFRef; ) {
    const item = pdf.context.lookup(ref, PDFDict);
    titles.push(item.lookup(PDFName.of("Title"), PDFHexString).decodeText(), ...titlesOf(pdf, item));
    ref = item.get(PDFName.of("Next"));
  }
  return titles;
}

test("the same document gives the same bytes", () => {
  const document = storedDocument("azure-migration");
  expect(Buffer.compare(toPdf(document), toPdf(structuredClone(document)))).toBe(0);
});

test.each(SOLUTIONS)(
  "a document on %s has title, author, language, tags and a bookmark for each heading",
  async (solution) => {
    const document = storedDocument(solution);
    const pdf = await open(document);
    const headings = headingsOf(readMarkdown(document.markdown), [1, 2, 3]);
    expect(pdf.getTitle()).toBe(headings[0]?.title);
    expect(pdf.getAuthor()).toBe("Sam Doyle");
    expect(pdf.getCreationDate()).toEqual(CREATED_AT);
    expect(String(pdf.catalog.get(PDFName.of("Lang")))).toBe("(en-GB)");
    expect(pdf.catalog.has(PDFName.of("MarkInfo"))).toBe(true);
    const outlines = pdf.catalog.lookup(PDFName.of("Outlines"), PDFDict);
    expect(titlesOf(pdf, outlines)).toEqual(headings.slice(1).map(({ title }) => title));
    expect(pdf.getPageCount()).toBeGreaterThan(10);
  },
);

test.each(SOLUTIONS)("a document on %s keeps every table, row and item", async (solution) => {
  const document = storedDocument(solution);
  const blocks = readMarkdown(document.markdown);
  const tables = blocks.filter((block) => block.kind === "table");
  const { Table, TR, TH, TD, LI } = structureOf(await open(document));
  expect({ Table, TR, TH, TD, LI }).toEqual({
    Table: tables.length,
    TR: tables.reduce((sum, { rows }) => sum + rows.length + 1, 0),
    TH: tables.reduce((sum, { head }) => sum + head.length, 0),
    TD: tables.reduce((sum, { head, rows }) => sum + rows.length * head.length, 0),
    LI: blocks.reduce((sum, block) => sum + (block.kind === "list" ? block.items.length : 0), 0),
  });
});

test("nothing is drawn outside the margins, and lines do not lie on each other", async () => {
  for (const page of drawn(await open(storedDocument("certificate-services")))) {
    for (const { x, y } of page) {
      expect(x).toBeGreaterThanOrEqual(56);
      expect(x).toBeLessThan(540);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(810);
    }
    const places = page.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
  }
});

test("the contents name the pages on which the sections begin", async () => {
  const pdf = await open(storedDocument("azure-migration", { size: "small" }));
  const pages = drawn(pdf);
  const contents = pages[1]?.map(({ text }) => text) ?? [];
  const number = Number(contents[contents.indexOf("Budget Considerations") + 1]);
  expect(pages[number - 1]?.find(({ text }) => text === "Budget Considerations")?.size).toBe(16);
});

test("the titles of a table stand on every page that it takes", async () => {
  const rows = Array.from({ length: 120 }, (_, index) => `| R${index} | text |`).join("\n");
  const pdf = await open(documentOf(`# Guide\n\n## Part\n\n| Number | What |\n| --- | --- |\n${rows}\n`));
  const pages = drawn(pdf).map((page) => page.map(({ text }) => text));
  const withRows = pages.filter((page) => page.some((text) => /^R\d/.test(text)));
  expect(withRows.length).toBeGreaterThan(2);
  expect(withRows.every((page) => page.includes("Number"))).toBe(true);
  expect(pages.flat().filter((text) => /^R\d/.test(text))).toHaveLength(120);
});

test("a row that is higher than a page goes on over pages with all its words", async () => {
  const long = Array.from({ length: 2500 }, (_, index) => `w${index}`).join(" ");
  const pdf = await open(documentOf(`# Guide\n\n| A | B |\n| --- | --- |\n| ${long} | b |\n`));
  expect(pdf.getPageCount()).toBeGreaterThan(1);
  expect(wordsOf(pdf).match(/w\d+/g)).toHaveLength(2500);
});

test.each(HOSTILE_NAMES)("the name %j breaks nothing", async (name) => {
  const document = hostileDocument(name);
  const pdf = await open(document);
  const tables = readMarkdown(document.markdown).filter((block) => block.kind === "table");
  expect(structureOf(pdf).Table).toBe(tables.length);
  for (const { x } of drawn(pdf).flat()) expect(x).toBeLessThan(540);
});

test("what the standard fonts lack is written in the letters nearest to it", async () => {
  const words = wordsOf(await open(documentOf("# Guide\n\nZoë Łukasz Dvořák −30% ≤ 5 → “end” 中\n")));
  expect(words).toContain("Zoë Lukasz Dvorák \u009630% <= 5 -> \u0093end\u0094 ?");
});

test("a link leads to its address", async () => {
  const pdf = await open(documentOf("# Guide\n\nSee [the site](https://example.com/a(b)).\n"));
  const notes = pdf.getPage(1).node.lookup(PDFName.of("Annots"), PDFArray);
  expect(String(notes.lookup(0))).toContain("https://example.com/a\\(b\\)");
});

test("an architecture is drawn as boxes that carry its words, the plan as bars", async () => {
  const architecture = "+- Site A ---+\n| [CA 1] big |\n+------------+\n\n[CA 1] ..> [CA 1]: signs itself";
  const plan = "Week     1\n1 Build  ██··  2 March 2027";
  const figures = [`\`\`\`diagram\n${architecture}\n\`\`\``, `\`\`\`gantt\n${plan}\n\`\`\``];
  const pdf = await open(documentOf(`# Guide\n\n## Part\n\n${figures.join("\n\n")}\n`));
  const words = wordsOf(pdf);
  for (const word of ["Site A", "CA 1", "big", "signs itself", "1 Build", "2 March 2027"])
    expect(words).toContain(word);
  expect(words).not.toMatch(/\+-|\||#/);
  expect(structureOf(pdf).Figure).toBe(2);
});

test("any other drawing keeps its lines, in a type so small that they fit", async () => {
  const pdf = await open(documentOf(`# Guide\n\n## Part\n\n\`\`\`diagram\n${"x".repeat(120)}\n   y\n\`\`\`\n`));
  const lines = drawn(pdf).flat();
  const widest = lines.find(({ text }) => text.startsWith("xxx"));
  expect(widest && widest.x + widest.size * 0.6 * 120).toBeLessThan(540);
  expect(lines.map(({ text }) => text)).toContain("   y");
});
