import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import { toPdf } from "#app/features/documents/pdf/pdf.ts";
import { headingsOf, readMarkdown } from "#app/shared/markdown.ts";
import { composed, samples } from "#tests/app/features/documents/composed.ts";
import {
  CREATED_AT,
  HOSTILE_NAMES,
  hostileDocument,
  SOLUTIONS,
  storedDocument,
} from "#tests/app/features/documents/stored-documents.ts";
import { jpegOf, pngOf } from "#tests/support/pictures.ts";
import { loadFile } from "#tests/support/static-files.ts";
import { contentOf, documentOf, drawn, elementsOf, open, typeOf, wordsOf } from "./read-pdf.ts";

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

test("the same document gives the same bytes, whatever was printed before", async () => {
  const document = storedDocument("azure-migration");
  const first = await toPdf(document, loadFile);
  await toPdf(documentOf("# Łódź Αθήνα Москва Việt Nam 東京"), loadFile);
  expect(Buffer.compare(first, await toPdf(structuredClone(document), loadFile))).toBe(0);
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

test("the executive summary takes one page; of the longest, at most one in six, the last decisions go over", async () => {
  const inputs = samples(120);
  let longer = 0;
  for (const input of inputs) {
    const markdown = toMarkdown(composed(input));
    const summary = markdown.slice(markdown.indexOf("## Executive"), markdown.indexOf("## Current Environment"));
    const text = `# Guide\n\n${summary}\n\n## End\n`;
    const pages = drawn(await open(documentOf(text))).map((page) => page.map(({ text }) => text).join(" "));
    expect(pages.length, text).toBeLessThanOrEqual(4); // title, contents, summary, and the end or what goes over
    expect(pages[2], text).toContain("Main risks");
    if (!pages[2]?.includes("Name a sponsor")) longer += 1;
  }
  expect(longer).toBeLessThanOrEqual(inputs.length / 6);
});

test("the contents name the pages on which the sections begin", async () => {
  const pdf = await open(storedDocument("azure-migration", { size: "small" }));
  const pages = drawn(pdf);
  const contents = pages[1]?.map(({ text }) => text) ?? [];
  const number = Number(contents[contents.indexOf("Budget Considerations") + 1]);
  expect(pages[number - 1]?.find(({ text }) => text === "Budget Considerations")?.size).toBe(16);
});

test.each(HOSTILE_NAMES)("the name %j breaks nothing", async (name) => {
  const document = hostileDocument(name);
  const pdf = await open(document);
  const tables = readMarkdown(document.markdown).filter((block) => block.kind === "table");
  expect(structureOf(pdf).Table).toBe(tables.length);
});

test("Latin, Greek, Cyrillic, Vietnamese, Chinese, Japanese and Korean names are printed as they are", async () => {
  const names = "Zoë Łódź Dvořák Ωμέγα Ἀθῆναι Москва Ґалаґан Nguyễn Văn Đức 中村 カタカナ 한국 −30% “end” €5";
  expect(wordsOf(await open(documentOf(`# Guide\n\n${names}\n`)))).toContain(names);
});

test("a name with separate accents is printed with joined ones", async () => {
  expect(wordsOf(await open(documentOf("# Guide\n\nDvor\u030ca\u0301k\n")))).toContain("Dvořák");
});

test("a name with separate accents takes no letter from the names printed after it", async () => {
  for (const name of ["Ча\u0306ваш", "Чӑваш"])
    expect(wordsOf(await open(documentOf(`# Guide\n\n${name}\n`)))).toContain("Чӑваш");
});

test("what no font of the file has is written in the letters nearest to it, or marked", async () => {
  expect(wordsOf(await open(documentOf("# Guide\n\n3 ≤ 5 → 𝐀 شركة 👩‍👩‍👧 end\n")))).toContain("3 <= 5 -> A ���� � end");
});

test("fonts go with the file, with no glyph more than is drawn", async () => {
  const pdf = await open(documentOf("# Guide\n\nAbc\n"));
  const files = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isFont = object instanceof PDFRawStream && object.dict.has(PDFName.of("Length1"));
    return isFont ? [inflateSync(object.contents)] : [];
  });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(file.readUInt32BE(0)).toBe(0x00010000);
    expect(file.length).toBeLessThan(6000);
  }
});

test("a link leads to its address", async () => {
  const pdf = await open(documentOf("# Guide\n\nSee [the site](https://example.com/a(b)).\n"));
  const notes = pdf.getPage(0).node.lookup(PDFName.of("Annots"), PDFArray);
  expect(String(notes.lookup(0))).toContain("https://example.com/a\\(b\\)");
});

/** What each link of the structure draws. */
function linkedTexts(pdf: PDFDocument): string[] {
  const texts = new Map<PDFRef, string>();
  drawn(pdf).forEach((page, index) => {
    const elements = elementsOf(pdf, pdf.getPage(index).node);
    for (const { mark, text } of page) {
      const element = elements[mark ?? -1];
      if (element && typeOf(pdf.context.lookup(element, PDFDict)) === "Link")
        texts.set(element, (texts.get(element) ?? "") + text);
    }
  });
  return [...texts.values()].map((text) => text.trim());
}

function annotationsOf(pdf: PDFDocument): PDFDict[] {
  return pdf.getPages().flatMap(({ node }) => {
    const notes = node.lookupMaybe(PDFName.of("Annots"), PDFArray);
    return notes ? notes.asArray().map((_, index) => notes.lookup(index, PDFDict)) : [];
  });
}

function wordsOn(annotation: PDFDict): string {
  return annotation.lookup(PDFName.of("Contents"), PDFHexString).decodeText();
}

test("a link is read out with its words, which its area bears too", async () => {
  const links = "See [the **whole** site](https://example.com/a) now.\n\n- [item](https://example.com/b)\n";
  const cells = "| What | Number |\n| --- | ---: |\n| A [cell](https://example.com/c) | [7](https://example.com/d) |\n";
  const pdf = await open(documentOf(`# Guide\n\n${links}\n${cells}`));
  expect(linkedTexts(pdf)).toEqual(["the whole site", "item", "cell", "7"]);
  expect(new Set(annotationsOf(pdf).map(wordsOn))).toEqual(new Set(linkedTexts(pdf)));
  expect(wordsOf(pdf)).toContain("See the whole site now.");
});

test("no link of a document is without words, and none is lost", async () => {
  const document = storedDocument("hybrid-cloud");
  const pdf = await open(document);
  const texts = linkedTexts(pdf);
  expect(texts.length).toBeGreaterThan(headingsOf(readMarkdown(document.markdown), [2, 3]).length);
  expect(structureOf(pdf).Link).toBe(texts.length);
  expect(texts).not.toContain("");
  expect(annotationsOf(pdf).map(wordsOn)).not.toContain("");
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
  const letters = drawn(pdf).flat();
  const widest = letters.filter(({ text }) => text === "x");
  expect(widest).toHaveLength(120);
  for (const { x, size } of widest) expect(x + size * 0.6).toBeLessThan(540);
  const first = Math.min(...widest.map(({ x }) => x));
  expect(letters.find(({ text }) => text === "y")?.x).toBeGreaterThan(first + 2);
});

test.each([
  ["image/png", pngOf({ width: 2, height: 1, type: 6, lines: [[0, 1, 2, 3, 0, 4, 5, 6, 255]] }), "FlateDecode"],
  ["image/jpeg", jpegOf({ width: 2, height: 1 }), "DCTDecode"],
] as const)("a logo of the type %s is drawn on the first page, with words for it", async (type, bytes, filter) => {
  const logo = { type, bytes, width: 2, height: 1 };
  const file = await open({ ...documentOf("# Guide\n\nText"), logo });
  const resources = file.getPage(0).node.Resources();
  const picture = resources?.lookup(PDFName.of("XObject"), PDFDict).lookup(PDFName.of("Logo"));
  if (!(picture instanceof PDFRawStream)) throw new Error("no picture");
  expect(picture.dict.lookup(PDFName.of("Filter"))).toBe(PDFName.of(filter));
  expect(picture.dict.has(PDFName.of("SMask"))).toBe(type === "image/png");
  expect(contentOf(file.getPage(0).node.Contents())).toMatch(
    /\/Figure<<\/MCID \d+>>BDC\nq 1\.5 0 0 0\.75 .* cm \/Logo Do Q/,
  );
});
