import { expect, test } from "vitest";
import type { Downloadable } from "#app/features/documents/downloads.ts";
import { toWord } from "#app/features/documents/word/word.ts";
import { headingsOf, readMarkdown } from "#app/shared/markdown.ts";
import {
  CREATED_AT,
  HOSTILE_NAMES,
  hostileDocument,
  SOLUTIONS,
  storedDocument,
} from "#tests/app/features/documents/stored-documents.ts";
import { pngOf } from "#tests/support/pictures.ts";
import { unzip } from "#tests/support/unzip.ts";

function partsOf(document: Downloadable): (name: string) => string {
  const files = unzip(toWord(document));
  return (name) => files.get(name) ?? "";
}

function textOf(xml: string): string {
  const texts = [...xml.matchAll(/<w:t xml:space="preserve">([^<]*)<\/w:t>/g)].map(([, text]) => text);
  return texts
    .join("")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** Without what a tab parts from the text, as it does page numbers. */
function paragraphsIn(xml: string, style: string): string[] {
  const found = xml.matchAll(new RegExp(`<w:p><w:pPr><w:pStyle w:val="${style}"/>.*?</w:p>`, "g"));
  return [...found].map(([paragraph]) => textOf(paragraph.split("<w:tab/>")[0] ?? ""));
}

/** Every tag is closed in its turn, and nothing else is wrong that a reader would stop at. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  for (const [, close, name, , alone] of xml.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!alone && name) open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml.replace(/^<\?xml[^>]*\?>/, "").replace(/<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, "")).not.toMatch(
    /[<>]/,
  );
  expect(xml.replaceAll("\n", "")).not.toMatch(/\p{Cc}|\p{Cs}|&(?!amp;|lt;|gt;|quot;)/u);
}

test("the same document gives the same bytes", () => {
  const document = storedDocument("azure-migration");
  expect(Buffer.compare(toWord(document), toWord(structuredClone(document)))).toBe(0);
});

test.each(SOLUTIONS)("a document on %s keeps its headings as headings, and lists them in the contents", (solution) => {
  const document = storedDocument(solution);
  const body = partsOf(document)("word/document.xml");
  const blocks = readMarkdown(document.markdown);
  const titles = (depth: number) => headingsOf(blocks, [depth]).map(({ title }) => title);
  expect(paragraphsIn(body, "Title")).toEqual(titles(1));
  expect(paragraphsIn(body, "Heading1")).toEqual(titles(2));
  expect(paragraphsIn(body, "Heading2")).toEqual(titles(3));
  expect(paragraphsIn(body, "TOC1")).toEqual(titles(2));
  expect(paragraphsIn(body, "TOC2")).toEqual(titles(3));
  const anchors = [...body.matchAll(/w:anchor="([^"]+)"/g)].map(([, anchor]) => anchor);
  const marks = [...body.matchAll(/w:bookmarkStart w:id="\d+" w:name="([^"]+)"/g)].map(([, name]) => name ?? "");
  expect(marks).toEqual(expect.arrayContaining(anchors));
  expect(new Set(marks).size).toBe(marks.length);
  expect(Math.max(...marks.map(({ length }) => length))).toBeLessThanOrEqual(40);
});

test.each(SOLUTIONS)("a document on %s keeps every table, row and cell, with titles that repeat", (solution) => {
  const document = storedDocument(solution);
  const body = partsOf(document)("word/document.xml");
  const tables = readMarkdown(document.markdown).filter((block) => block.kind === "table");
  const found = [...body.matchAll(/<w:tbl>.*?<\/w:tbl>/g)].map(([table]) => ({
    rows: table.split("<w:tr>").length - 1,
    cells: table.split("<w:tc>").length - 1,
    heads: table.split("<w:tblHeader/>").length - 1,
    width: [...table.matchAll(/<w:gridCol w:w="(\d+)"/g)].reduce((sum, [, width]) => sum + Number(width), 0) > 9600,
  }));
  expect(found).toEqual(
    tables.map(({ head, rows }) => ({
      rows: rows.length + 1,
      cells: (rows.length + 1) * head.length,
      heads: 1,
      width: true,
    })),
  );
});

test("the file names its title, author, language and date", () => {
  const part = partsOf(storedDocument("custom", { author: { name: "Sam Doyle", company: "Doyle & Co" } }));
  const properties = part("docProps/core.xml");
  expect(properties).toContain("<dc:creator>Sam Doyle, Doyle &amp; Co</dc:creator>");
  expect(properties).toContain("<dc:language>en-GB</dc:language>");
  expect(properties).toContain(`>${CREATED_AT.toISOString().slice(0, 19)}Z</dcterms:created>`);
  expect(part("word/styles.xml")).toContain('<w:lang w:val="en-GB"');
  expect(part("word/footer.xml")).toMatch(/ PAGE .* NUMPAGES /);
});

test("a drawing keeps its lines, in a type so small that they fit", () => {
  const body = partsOf({ ...storedDocument("custom"), markdown: `\`\`\`\n${"x".repeat(120)}\n  y\n\`\`\`\n` })(
    "word/document.xml",
  );
  expect(body).toContain('<w:t xml:space="preserve">  y</w:t>');
  const size = Number(/<w:noProof\/><w:sz w:val="(\d+)"/.exec(body)?.[1]) / 2;
  expect(size * 0.6 * 120).toBeLessThan(9638 / 20);
});

test("numbered lists begin where they should", () => {
  const part = partsOf({ ...storedDocument("custom"), markdown: "3. three\n4. four\n\ntext\n\n1. one\n   - inner\n" });
  const body = part("word/document.xml");
  expect(
    [...body.matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d)"/g)].map(([, level, id]) => `${level}/${id}`),
  ).toEqual(["0/2", "0/2", "0/3", "1/1"]);
  expect(
    [...part("word/numbering.xml").matchAll(/ilvl="0"><w:startOverride w:val="(\d)"/g)].map(([, start]) => start),
  ).toEqual(["3", "1"]);
});

test.each(HOSTILE_NAMES)("the name %j is written as it is, and every part stays well-formed", (name) => {
  const document = hostileDocument(name);
  const files = unzip(toWord(document));
  for (const [name, xml] of files) if (!name.endsWith(".emf")) expectWellFormed(xml);
  const [, subtitle] = readMarkdown(document.markdown);
  const shown = subtitle?.kind === "paragraph" ? String(subtitle.children[0]) : "";
  expect(textOf(files.get("word/document.xml") ?? "")).toContain(shown);
});

test("a link leads to its address", () => {
  const part = partsOf({ ...storedDocument("custom"), markdown: "[site](https://example.com/?a=1&b=2)\n" });
  expect(part("word/document.xml")).toMatch(/<w:hyperlink r:id="link1">.*site.*<\/w:hyperlink>/);
  expect(part("word/_rels/document.xml.rels")).toContain(
    'Target="https://example.com/?a=1&amp;b=2" TargetMode="External"',
  );
});

test("every figure is a vector picture with its words, which its paragraph names", () => {
  const document = storedDocument("certificate-services");
  const files = unzip(toWord(document));
  const body = files.get("word/document.xml") ?? "";
  const relations = files.get("word/_rels/document.xml.rels") ?? "";
  const pictures = [...body.matchAll(/<wp:docPr id="(\d)" name="([^"]+)" descr="([^"]+)"/g)];
  expect(pictures.map(([, number]) => number)).toEqual(["1", "2"]);
  expect(pictures[0]?.[3]).toContain("Offline root CA to Issuing CA 1: signs certificate");
  for (const [, number] of pictures) {
    expect(body).toContain(`r:embed="figure${number}"`);
    expect(relations).toContain(`Id="figure${number}"`);
    expect(files.get(`word/media/figure${number}.emf`)).toContain(" EMF");
  }
});

test("the contents name a page for each heading, in rising order", () => {
  const body = partsOf(storedDocument("azure-migration"))("word/document.xml");
  const entries = [
    ...body.matchAll(/PAGEREF \S+ \\h <\/w:instrText><\/w:r>.*?<w:t xml:space="preserve">(\d+)<\/w:t>/g),
  ];
  const pages = entries.map(([, page]) => Number(page));
  expect(pages).toHaveLength(paragraphsIn(body, "TOC1").length + paragraphsIn(body, "TOC2").length);
  expect(pages).toEqual(pages.toSorted((a, b) => a - b));
  expect(pages[0]).toBeGreaterThan(2);
  expect(pages.at(-1)).toBeGreaterThan(25);
});

/** The numbers are those that LibreOffice comes to when it lays the file out. */
test("the contents name the pages on which the headings really stand", () => {
  const many = (count: number, part: (index: number) => string) => Array.from({ length: count }, (_, i) => part(i));
  const table = (rows: readonly string[]) => `| Name | What |\n| --- | --- |\n${rows.join("\n")}\n`;
  const markdown = [
    "# Guide\n\n## All\n",
    ...many(60, (index) => `### Part ${index}\n\nText.\n\n- item\n- item\n`),
    `## Middle\n\n**Table 1. Rows**\n\n${table(many(100, (index) => `| R${index} | text |`))}\n## Then\n`,
    ...many(30, (index) => `### Table ${index}\n\n**Table 1. Rows**\n\n${table(["| a | b |"])}\n*Source: [1]*\n`),
    "## End\n\nText.\n",
  ].join("\n");
  const body = partsOf({ ...storedDocument("custom"), markdown })("word/document.xml");
  const sections = [...body.matchAll(/<w:p><w:pPr><w:pStyle w:val="TOC1"\/>.*?<\/w:p>/g)].map(([entry]) =>
    textOf(entry),
  );
  expect(sections).toEqual(["All4", "Middle10", "Then13", "End17"]);
});

test("the file opens without asking whether its fields are to be brought up to date", () => {
  const files = unzip(toWord(storedDocument("azure-migration")));
  for (const [name, part] of files) expect(part, name).not.toMatch(/w:updateFields|w:dirty/);
});

test("the logo stands in the header of the first page, and nothing of it where there is none", () => {
  const logo = { type: "image/png" as const, bytes: pngOf({ width: 1, height: 1, type: 2, lines: [[0, 1, 2, 3]] }) };
  const files = unzip(toWord({ ...storedDocument("azure-migration"), logo: { ...logo, width: 1, height: 1 } }));
  expect(files.get("word/first.xml")).toContain('r:embed="logo"');
  expect(files.get("word/_rels/first.xml.rels")).toContain('Target="media/logo.png"');
  expect(files.has("word/media/logo.png")).toBe(true);
  const without = unzip(toWord(storedDocument("azure-migration")));
  expect([...without.keys()].filter((name) => /logo|first\.xml\.rels/.test(name))).toEqual([]);
});
