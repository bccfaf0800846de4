/** Reads PDF files as other programs do: text, places and widths from what the file itself says. */
import { inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPageLeaf,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import type { Downloadable } from "#app/features/documents/downloads.ts";
import { toPdf } from "#app/features/documents/pdf/pdf.ts";
import { CREATED_AT } from "#tests/app/features/documents/stored-documents.ts";
import { loadFile } from "#tests/support/static-files.ts";

export function documentOf(markdown: string): Downloadable {
  return { title: "Guide", client: { name: "Orla", company: "" }, createdAt: CREATED_AT, markdown };
}

export async function open(document: Downloadable): Promise<PDFDocument> {
  return PDFDocument.load(await toPdf(document, loadFile), { updateMetadata: false });
}

export function contentOf(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error("no stream");
  return inflateSync(stream.contents).toString("latin1");
}

/** By code in hexadecimal digits; widths in thousandths of the type size. */
type Font = { meaning: Map<string, string>; widthOf: (code: string) => number };

const read = new WeakMap<PDFDict, Font>();

function fontOf(dictionary: PDFDict): Font {
  const known = read.get(dictionary);
  if (known) return known;
  const pairs = [...contentOf(dictionary.lookup(PDFName.of("ToUnicode"))).matchAll(/^<(\w{2,4})><(\w{4})>$/gm)];
  const meaning = new Map(
    pairs.map(([, code = "", text = ""]) => [code, String.fromCharCode(Number.parseInt(text, 16))]),
  );
  const font = {
    meaning,
    widthOf: dictionary.has(PDFName.of("Widths")) ? simpleWidths(dictionary) : widths(dictionary),
  };
  read.set(dictionary, font);
  return font;
}

function numbersIn(array: PDFArray): number[] {
  return array.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
}

function simpleWidths(font: PDFDict): Font["widthOf"] {
  const all = numbersIn(font.lookup(PDFName.of("Widths"), PDFArray));
  const first = font.lookup(PDFName.of("FirstChar"), PDFNumber).asNumber();
  return (code) => all[Number.parseInt(code, 16) - first] ?? Number.NaN;
}

function widths(font: PDFDict): Font["widthOf"] {
  const own = font.lookup(PDFName.of("DescendantFonts"), PDFArray).lookup(0, PDFDict);
  const usual = own.lookup(PDFName.of("DW"), PDFNumber).asNumber();
  const listed = own.lookupMaybe(PDFName.of("W"), PDFArray);
  const pairs = [...String(listed ?? "").matchAll(/(\d+) \[ (\d+) \]/g)];
  const known = new Map(pairs.map(([, code, width]) => [Number(code), Number(width)]));
  return (code) => known.get(Number.parseInt(code, 16)) ?? usual;
}

function fontsOf(page: PDFPageLeaf): Map<string, Font> {
  const fonts = page.Resources()?.lookup(PDFName.of("Font"), PDFDict);
  return new Map(fonts?.keys().map((name) => [name.decodeText(), fontOf(fonts.lookup(name, PDFDict))]));
}

/** `y` is the baseline; `mark` the number by which the structure knows it, null for what is only decoration. */
export type Drawn = { text: string; x: number; y: number; size: number; width: number; mark: number | null };

/** The text that each page draws. */
export function drawn(pdf: PDFDocument): Drawn[][] {
  return pdf.getPages().map(({ node }) => {
    const fonts = fontsOf(node);
    const found = contentOf(node.Contents()).matchAll(
      /<<\/MCID (\d+)>>BDC|(\/Artifact BMC)|(?:^| )([\d.-]+) ([\d.-]+) Td ([\s\S]*?\)Tj) ET\n/g,
    );
    let mark: number | null = null;
    const setting: Setting = { font: undefined, size: Number.NaN };
    return [...found].flatMap(([, own, artifact, x, y, shown = ""]) => {
      if (own || artifact) {
        mark = own ? Number(own) : null;
        return [];
      }
      return [{ x: Number(x), y: Number(y), mark, ...shownIn(shown, fonts, setting) }];
    });
  });
}

/** The font that was last set, which holds until another is. */
type Setting = { font: Font | undefined; size: number };

function shownIn(shown: string, fonts: Map<string, Font>, setting: Setting): Pick<Drawn, "text" | "size" | "width"> {
  const parts = [...shown.matchAll(/(?:\/(\S+) ([\d.]+) Tf )?\(((?:[^\\)]|\\[\s\S])*)\)Tj/g)];
  const letters = parts.flatMap(([, name, size, bytes = ""]) => {
    if (name) Object.assign(setting, { font: fonts.get(name), size: Number(size) });
    const { font } = setting;
    return font ? codesIn(bytes, font).map((code) => ({ font, code })) : [];
  });
  const { size } = setting;
  return {
    size,
    text: letters.map(({ font, code }) => font.meaning.get(code) ?? "(unknown)").join(""),
    width: letters.reduce((sum, { font, code }) => sum + (font.widthOf(code) * size) / 1000, 0),
  };
}

function codesIn(string: string, { meaning }: Font): string[] {
  const plain = string.replace(/\\([\s\S])/g, (_, mark: string) => (mark === "r" ? "\r" : mark));
  const digits = [...meaning.keys()][0]?.length ?? 2;
  const bytes = Buffer.from(plain, "latin1").toString("hex");
  return bytes.match(digits === 2 ? /../g : /..../g) ?? [];
}

export function wordsOf(pdf: PDFDocument): string {
  return drawn(pdf)
    .flat()
    .map(({ text }) => text.trim())
    .join(" ");
}

/** The elements of the marks of a page, by the marks' numbers. */
export function elementsOf(pdf: PDFDocument, page: PDFPageLeaf): PDFRef[] {
  const key = page.lookup(PDFName.of("StructParents"), PDFNumber).asNumber();
  const tree = pdf.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict).lookup(PDFName.of("ParentTree"), PDFDict);
  const entries = tree.lookup(PDFName.of("Nums"), PDFArray);
  const place = entries.asArray().findIndex((one, index) => index % 2 === 0 && Number(String(one)) === key);
  return entries
    .lookup(place + 1, PDFArray)
    .asArray()
    .filter((one) => one instanceof PDFRef);
}

/** The type of an element, such as `P` or `TD`. */
export function typeOf(element: PDFDict): string {
  return element.lookup(PDFName.of("S"), PDFName).decodeText();
}
