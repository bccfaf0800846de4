/** The fonts of a PDF as objects: only the glyphs that are drawn, and the character of each. */
import { type ObjectId, type PdfFile, ref } from "./file.ts";
import { type Face, type FontName, keyIn, type Region, type Used } from "./text.ts";

const NAMES: Record<FontName, string> = {
  regular: "NotoSans-Regular",
  bold: "NotoSans-Bold",
  italic: "NotoSans-Italic",
};

/** The name, character collection and encoding of each font that PDF readers must provide. */
const REGIONS: Record<Region, { name: string; collection: string; codes: string }> = {
  japan: { name: "KozMinPr6N-Regular", collection: "Japan1", codes: "UniJIS-UTF16-H" },
  korea: { name: "HYSMyeongJo-Medium", collection: "Korea1", codes: "UniKS-UTF16-H" },
  china: { name: "STSong-Light", collection: "GB1", codes: "UniGB-UTF16-H" },
};

/** Writes every font that the pages use, and the dictionary by which pages name them. */
export function writeFonts(file: PdfFile, used: Used): string {
  const fonts = [...used].map(([face, codes]) => {
    const drawn = codes.flatMap((character, code) => (character === undefined ? [] : [[code, character] as const]));
    return `/${keyIn(face)} ${ref(typeof face === "string" ? writeRegion(file, face, drawn) : writeFace(file, face, drawn))}`;
  });
  return `/Font<<${fonts.toSorted().join("")}>>`;
}

type Codes = readonly (readonly [code: number, character: number])[];

function writeFace(file: PdfFile, { style, font, isLatin }: Face, codes: Codes): ObjectId {
  const glyphs = codes.map(([, character]) => font.glyphOf(character));
  const name = `${tagOf(glyphs)}+${NAMES[style]}`;
  const outlines = font.subset(glyphs);
  const content = file.addStream(`/Length1 ${outlines.length}`, outlines.toString("latin1"));
  const { box, ascent, descent } = font.extent;
  const flags = (isLatin ? 32 : 4) + (style === "italic" ? 64 : 0);
  const descriptor = ref(
    file.add(
      `<</Type/FontDescriptor/FontName/${name}/Flags ${flags}/FontBBox[${box.join(" ")}]/ItalicAngle ${style === "italic" ? -12 : 0}` +
        `/Ascent ${ascent}/Descent ${descent}/CapHeight 714/StemV ${style === "bold" ? 160 : 90}/FontFile2 ${ref(content)}>>`,
    ),
  );
  const meanings = ref(writeMeanings(file, codes, isLatin ? 2 : 4));
  if (isLatin) return file.add(latinFont({ name, descriptor, meanings }, widthsOf(font, codes)));
  const widths = glyphs.map((glyph) => `${glyph}[${font.advanceOf(glyph)}]`).join("");
  const own = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor}/DW 600/W[${widths}]/CIDToGIDMap/Identity>>`,
  );
  return file.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${ref(own)}]/ToUnicode ${meanings}>>`,
  );
}

/** The widths of codes 32 to 255. */
function widthsOf(font: Face["font"], codes: Codes): number[] {
  const widths = Array<number>(224).fill(0);
  for (const [code, character] of codes) widths[code - 32] = font.advanceOf(font.glyphOf(character));
  return widths;
}

type Named = { name: string; descriptor: string; meanings: string };

function latinFont({ name, descriptor, meanings }: Named, widths: readonly number[]): string {
  const encoding = "<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[129/minus 141/uniFFFD]>>";
  return `<</Type/Font/Subtype/TrueType/BaseFont/${name}/FirstChar 32/LastChar 255/Widths[${widths.join(" ")}]/Encoding${encoding}/FontDescriptor ${descriptor}/ToUnicode ${meanings}>>`;
}

function writeRegion(file: PdfFile, region: Region, drawn: Codes): ObjectId {
  const { name, collection, codes } = REGIONS[region];
  const descriptor = file.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 90>>`,
  );
  const own = file.add(
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(${collection})/Supplement 2>>/FontDescriptor ${ref(descriptor)}/DW 1000>>`,
  );
  return file.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}-${codes}/Encoding/${codes}/DescendantFonts[${ref(own)}]/ToUnicode ${ref(writeMeanings(file, drawn, 4))}>>`,
  );
}

/** Writes the character of each code, so that text can be searched, copied and read aloud. A list takes at most 100. */
function writeMeanings(file: PdfFile, codes: Codes, digits: 2 | 4): ObjectId {
  const hex = (value: number, length: number) => `<${value.toString(16).padStart(length, "0")}>`;
  const lists: string[] = [];
  for (let start = 0; start < codes.length; start += 100) {
    const some = codes.slice(start, start + 100).map(([code, character]) => `${hex(code, digits)}${hex(character, 4)}`);
    lists.push(`${some.length} beginbfchar\n${some.join("\n")}\nendbfchar`);
  }
  return file.addStream(
    "",
    `/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n` +
      `1 begincodespacerange\n${hex(0, digits)}${hex(16 ** digits - 1, digits)}\nendcodespacerange\n${lists.join("\n")}\nendcmap CMapName currentdict/CMap defineresource pop end end`,
  );
}

/** Six capitals that identify this subset of the font. */
function tagOf(glyphs: readonly number[]): string {
  let sum = 7;
  for (const glyph of glyphs) sum = (sum * 31 + glyph) >>> 0;
  let tag = "";
  for (let place = 0; place < 6; place++, sum = Math.floor(sum / 26)) tag += String.fromCharCode(65 + (sum % 26));
  return tag;
}
