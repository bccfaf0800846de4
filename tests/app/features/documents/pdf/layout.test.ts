import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { composed, samples } from "#tests/app/features/documents/composed.ts";
import {
  HOSTILE_NAMES,
  hostileDocument,
  SOLUTIONS,
  storedDocument,
} from "#tests/app/features/documents/stored-documents.ts";
import { type Drawn, documentOf, drawn, elementsOf, open, typeOf, wordsOf } from "./read-pdf.ts";

const PAPER = { left: 56, right: 539.28, bottom: 30, top: 810 };
/** Places are written to a hundredth. */
const ROUNDING = 0.02;

const DOCUMENTS = [
  ...SOLUTIONS.map((solution) => [solution, () => storedDocument(solution)] as const),
  ...HOSTILE_NAMES.map((name) => [name, () => hostileDocument(name)] as const),
];

/** A cell as its column in a table, or null for what stands in no cell. */
function cellOf(pdf: PDFDocument, element: PDFRef | undefined): { table: PDFRef; column: number } | null {
  let cell = element;
  for (let found = pdf.context.lookupMaybe(cell, PDFDict); found; found = pdf.context.lookupMaybe(cell, PDFDict)) {
    const parent = found.get(PDFName.of("P"));
    if (typeOf(found) === "Document") return null;
    if (/^T[HD]$/.test(typeOf(found))) {
      const row = pdf.context.lookup(parent, PDFDict);
      const column = row
        .lookup(PDFName.of("K"), PDFArray)
        .asArray()
        .indexOf(cell as PDFRef); // lookupMaybe found it
      return { table: row.get(PDFName.of("P")) as PDFRef, column }; // every row has a table above it
    }
    cell = parent as PDFRef; // every element but the root has one
  }
  return null;
}

type Extent = { left: number; right: number };

/** How far the texts of each column of each table reach. */
function columnsOf(pdf: PDFDocument): Extent[][] {
  const tables = new Map<PDFRef, Extent[]>();
  drawn(pdf).forEach((texts, index) => {
    const elements = elementsOf(pdf, pdf.getPage(index).node);
    for (const { mark, x, width } of texts) {
      const cell = mark === null ? null : cellOf(pdf, elements[mark]);
      if (!cell) continue;
      const columns = tables.get(cell.table) ?? [];
      tables.set(cell.table, columns);
      const { left, right } = columns[cell.column] ?? { left: x, right: x };
      columns[cell.column] = { left: Math.min(left, x), right: Math.max(right, x + width) };
    }
  });
  return [...tables.values()];
}

function clashesIn(texts: readonly Drawn[]): [string, string][] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .flatMap((other): [string, string][] =>
        one.x + one.width > other.x + ROUNDING &&
        other.x + other.width > one.x + ROUNDING &&
        Math.abs(one.y - other.y) < 0.7 * Math.min(one.size, other.size)
          ? [[one.text, other.text]]
          : [],
      ),
  );
}

test.each(DOCUMENTS)("in the document of %j nothing leaves its cell or the margins", async (_, document) => {
  const pdf = await open(document());
  const pages = drawn(pdf);
  const outside = pages
    .flat()
    .filter(
      ({ x, y, width }) => x < PAPER.left || x + width > PAPER.right + ROUNDING || y < PAPER.bottom || y > PAPER.top,
    );
  expect(outside).toEqual([]);
  expect(pages.flatMap(clashesIn)).toEqual([]);
  const tables = columnsOf(pdf);
  expect(tables.length).toBeGreaterThan(10);
  for (const columns of tables)
    for (const [index, { right }] of columns.entries())
      expect(right).toBeLessThanOrEqual((columns[index + 1]?.left ?? PAPER.right) + ROUNDING);
});

test("a heading does not stand alone on a page before a figure that fills the next", async () => {
  for (const input of samples(15)) {
    const pages = drawn(await open(documentOf(toMarkdown(composed(input)))));
    const first = pages.findIndex((page) => page.some(({ text, size }) => text === "Executive Summary" && size === 16));
    const between = pages.map((page) => page.filter(({ y }) => y > 50 && y < 790)); // header and footer
    const read = between.map((page) => page.filter(({ size }) => size < 10).length); // lines that are no headings
    expect(Math.min(...read.slice(first, -1)), JSON.stringify(input.answers)).toBeGreaterThan(5);
    const entries = pages.slice(1, first).flatMap((page) => page.filter(({ x, y }) => x === 70 && y < 790));
    if (entries.length <= 50) expect(first).toBe(2); // after the front page, and contents of one
  }
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

test("a heading and the caption of a table do not stay behind when its first row goes to the next page", async () => {
  const high = Array.from({ length: 400 }, () => "word").join(" ");
  const text = "Text.\n\n".repeat(25);
  const markdown = `# Guide\n\n## Part\n\n${text}### Decisions\n\n**Table 1. Log**\n\n| No. | Decision |\n| --- | --- |\n| D-01 | ${high} |\n`;
  const pages = drawn(await open(documentOf(markdown))).map((page) => page.map(({ text }) => text).join(" "));
  const withRow = pages.filter((page) => page.includes("D-01"));
  expect(withRow).toHaveLength(1);
  expect(withRow[0]).toMatch(/Decisions.*Table 1\. Log.*D-01/);
});

/** The page on which a text begins. */
function pageOf(pages: readonly (readonly Drawn[])[], text: string): number {
  return pages.findIndex((page) => page.some((one) => one.text.trim() === text));
}

test("a table begins with heading, caption, titles and first row, and ends with two rows and its source", async () => {
  const tables = Array.from({ length: 170 }, (_, index) => {
    const words = [2, 2, 2, 260, 2, 420, 2, 800][index % 8] ?? 0;
    const rows = Array.from({ length: 1 + (index % 5) }, (_, row) => {
      return `| R${index}.${row} | ${"word ".repeat(row === 0 ? words : 2)}|`;
    });
    const text = "Text.\n\n".repeat((index * 7) % 19);
    const table = `**Table ${index}. Log**\n\n| N${index} | What |\n| --- | --- |\n${rows.join("\n")}\n`;
    return { last: rows.length - 1, words, markdown: `${text}### Part ${index}\n\n${table}\n*Source ${index}*\n` };
  });
  const text = tables.map(({ markdown }) => markdown).join("\n");
  const pages = drawn(await open(documentOf(`# Guide\n\n## All\n\n${text}`))).slice(1);
  const body = pages.slice(pages.findIndex((page) => page.some(({ text }) => text === "R0.0")));
  tables.forEach(({ last, words }, index) => {
    const [first, ...others] = [`R${index}.0`, `Part ${index}`, `Table ${index}. Log`, `N${index}`].map((text) =>
      pageOf(body, text),
    );
    expect(first).toBeGreaterThanOrEqual(0);
    expect(others, `the first row of ${index}`).toEqual([first, first, first]);
    if (last > 0 || words < 400)
      expect(pageOf(body, `Source ${index}`), `the source of ${index}`).toBe(pageOf(body, `R${index}.${last}`));
    if (last > 1 || (last === 1 && words < 400))
      expect(pageOf(body, `R${index}.${last}`), `the last row of ${index}`).toBe(pageOf(body, `R${index}.${last - 1}`));
  });
});

test("a row that is higher than a page goes on over pages with all its words, below the titles", async () => {
  const long = Array.from({ length: 2500 }, (_, index) => `w${index}`).join(" ");
  const pdf = await open(documentOf(`# Guide\n\n| Name | B |\n| --- | --- |\n| ${long} | b |\n`));
  expect(pdf.getPageCount()).toBeGreaterThan(1);
  expect(wordsOf(pdf).match(/w\d+/g)).toHaveLength(2500);
  for (const page of drawn(pdf)) expect(page.map(({ text }) => text)).toContain("Name");
});

test("the mark of a list item stands on the page on which its text begins", async () => {
  const items = Array.from({ length: 400 }, (_, index) => `- i${index} ${"nn ".repeat(28 + (index % 9))}`);
  const pages = drawn(await open(documentOf(`# Guide\n\n## Part\n\n${items.join("\n")}\n`)));
  const counts = pages.map((page) => [
    page.filter(({ text }) => text === "•").length,
    page.filter(({ text }) => /^i\d/.test(text)).length,
  ]);
  expect(counts.reduce((sum, [marks = 0]) => sum + marks, 0)).toBe(400);
  for (const [marks, texts] of counts) expect(marks).toBe(texts);
});
