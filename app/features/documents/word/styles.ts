/** The parts that every Word file has alike: styles, lists, settings and the list of parts. */

const MAIN = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const NAMESPACES = `${MAIN} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;
export const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006";

const ACCENT = "0F5F6B";
const MUTED = "4F5E5E";
const FONT = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Arial" w:cs="Arial"/>';
const MONO = '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:eastAsia="Courier New" w:cs="Courier New"/>';

type Look = {
  id: string;
  name: string;
  /** Half points. */
  size?: number;
  colour?: string;
  bold?: true;
  italic?: true;
  mono?: true;
  /** Twentieths of a point. */
  before?: number;
  after?: number;
  /** Whether it stays on the same page as what follows. */
  keep?: true;
  /** The level in the outline, from 0. */
  outline?: number;
  more?: string;
  next?: string;
};

const PARAGRAPHS: readonly Look[] = [
  { id: "Title", name: "Title", size: 52, colour: ACCENT, bold: true, before: 720, after: 120, next: "Normal" },
  { id: "Subtitle", name: "Subtitle", size: 26, colour: MUTED, after: 120, next: "Normal" },
  heading(1, 32, { colour: ACCENT, before: 400, after: 140 }),
  heading(2, 24, { before: 260, after: 100 }),
  heading(3, 20, { before: 200, after: 60 }),
  heading(4, 19, { before: 160, after: 60 }),
  heading(5, 19, { before: 160, after: 60 }),
  { id: "Caption", name: "caption", size: 18, colour: ACCENT, bold: true, before: 160, after: 80, keep: true },
  { id: "Source", name: "Source", size: 16, colour: MUTED, italic: true, before: 60, after: 220 },
  { id: "TableText", name: "Table Text", size: 17, before: 50, after: 50, more: spacing(50, 50, 240) },
  { id: "TableHead", name: "Table Heading", size: 17, bold: true, more: spacing(50, 50, 240), keep: true },
  { id: "TableEnd", name: "Table End", size: 8, more: spacing(0, 120, 120) },
  { id: "ListParagraph", name: "List Paragraph", after: 60 },
  { id: "Note", name: "Note", more: noteBorder(ACCENT) },
  { id: "Warning", name: "Warning", more: noteBorder("B86B0D") },
  { id: "Drawing", name: "Drawing", mono: true, size: 16, more: drawingFrame(), keep: true },
  { id: "Figure", name: "Figure", more: spacing(60, 120, 240) },
  { id: "TOCHeading", name: "TOC Heading", size: 32, colour: ACCENT, bold: true, after: 140, keep: true },
  { id: "TOC1", name: "toc 1", size: 18, bold: true, keep: true, more: contentsTabs(0, 60) },
  { id: "TOC2", name: "toc 2", size: 18, more: contentsTabs(280, 0) },
  { id: "Header", name: "header", size: 16, colour: MUTED, after: 0, more: edge("bottom") },
  { id: "Footer", name: "footer", size: 16, colour: MUTED, after: 0, more: edge("top") },
];

function heading(level: number, size: number, rest: Partial<Look>): Look {
  const id = `Heading${level}`;
  return { id, name: `heading ${level}`, size, bold: true, keep: true, outline: level - 1, next: "Normal", ...rest };
}

/** `line`: 240 is one line. */
function spacing(before: number, after: number, line: number): string {
  return `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
}

function noteBorder(colour: string): string {
  return `<w:pBdr><w:left w:val="single" w:sz="18" w:space="8" w:color="${colour}"/></w:pBdr>${spacing(80, 160, 276)}<w:ind w:left="240"/>`;
}

function drawingFrame(): string {
  const side = (name: string) => `<w:${name} w:val="single" w:sz="4" w:space="4" w:color="C7CCCC"/>`;
  return `<w:keepLines/><w:pBdr>${["top", "left", "bottom", "right"].map(side).join("")}</w:pBdr>${spacing(0, 0, 240)}`;
}

/** Sets the contents so close that those of most documents take one page. */
function contentsTabs(indent: number, before: number): string {
  return `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9638"/></w:tabs>${spacing(before, 0, 240)}<w:ind w:left="${indent}"/>`;
}

function edge(side: "top" | "bottom"): string {
  return `<w:pBdr><w:${side} w:val="single" w:sz="4" w:space="5" w:color="C7CCCC"/></w:pBdr><w:tabs><w:tab w:val="right" w:pos="9638"/></w:tabs>${spacing(0, 0, 240)}`;
}

function paragraphStyle(look: Look): string {
  const { id, name, before = 0, after = 0, more = "", keep, outline, next } = look;
  const space = before || after ? spacing(before, after, 264) : "";
  const layout = more.includes("<w:spacing") ? more : space + more;
  const level = outline === undefined ? "" : `<w:outlineLvl w:val="${outline}"/>`;
  return (
    `<w:style w:type="paragraph" w:styleId="${id}"${CUSTOM.has(id) ? ' w:customStyle="1"' : ""}><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>` +
    `${next ? `<w:next w:val="${next}"/>` : ""}<w:qFormat/><w:pPr>${keep ? "<w:keepNext/>" : ""}${layout}${level}</w:pPr>${runLook(look)}</w:style>`
  );
}

const CUSTOM = new Set(["Source", "TableText", "TableHead", "TableEnd", "Note", "Warning", "Drawing", "Figure"]);

function runLook({ size, colour, bold, italic, mono }: Look): string {
  const parts = [
    mono && MONO,
    bold && "<w:b/><w:bCs/>",
    italic && "<w:i/><w:iCs/>",
    colour && `<w:color w:val="${colour}"/>`,
    size && `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`,
  ];
  return `<w:rPr>${parts.filter(Boolean).join("")}</w:rPr>`;
}

const TABLE_STYLE =
  '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:left w:w="90" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/><w:right w:w="90" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>' +
  '<w:style w:type="table" w:customStyle="1" w:styleId="Lines"><w:name w:val="Lines"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders><w:bottom w:val="single" w:sz="4" w:space="0" w:color="C7CCCC"/><w:insideH w:val="single" w:sz="4" w:space="0" w:color="C7CCCC"/></w:tblBorders></w:tblPr>' +
  `<w:tblStylePr w:type="firstRow"><w:tcPr><w:tcBorders><w:bottom w:val="single" w:sz="6" w:space="0" w:color="${ACCENT}"/></w:tcBorders><w:shd w:val="clear" w:color="auto" w:fill="E7F1F2"/></w:tcPr></w:tblStylePr></w:style>`;

export const STYLES_PART =
  `${XML}<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr>${FONT}<w:color w:val="1B2427"/><w:sz w:val="19"/><w:szCs w:val="19"/><w:lang w:val="en-GB" w:eastAsia="en-GB" w:bidi="ar-SA"/></w:rPr></w:rPrDefault>` +
  `<w:pPrDefault><w:pPr>${spacing(0, 120, 276)}</w:pPr></w:pPrDefault></w:docDefaults>` +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
  '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/><w:semiHidden/></w:style>' +
  `<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="${ACCENT}"/><w:u w:val="single"/></w:rPr></w:style>` +
  `<w:style w:type="character" w:customStyle="1" w:styleId="CodeText"><w:name w:val="Code Text"/><w:rPr>${MONO}</w:rPr></w:style>` +
  `${PARAGRAPHS.map(paragraphStyle).join("")}${TABLE_STYLE}</w:styles>`;

const LIST_LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The bulleted list, and a numbered one that starts again for every numbered list. */
export function numberingPart(starts: readonly number[]): string {
  const level = (index: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${360 * (index + 1)}" w:hanging="280"/></w:pPr></w:lvl>`;
  const bullets = LIST_LEVELS.map((index) => level(index, "bullet", "•")).join("");
  const numbers = LIST_LEVELS.map((index) => level(index, "decimal", `%${index + 1}.`)).join("");
  const restarts = LIST_LEVELS.length;
  const lists = starts.map((start, index) => {
    const overrides = LIST_LEVELS.slice(0, restarts).map(
      (ilvl) => `<w:lvlOverride w:ilvl="${ilvl}"><w:startOverride w:val="${start}"/></w:lvlOverride>`,
    );
    return `<w:num w:numId="${index + 2}"><w:abstractNumId w:val="1"/>${overrides.join("")}</w:num>`;
  });
  return `${XML}<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${bullets}</w:abstractNum><w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="multilevel"/>${numbers}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${lists.join("")}</w:numbering>`;
}

/** Does not ask for fields to be updated: Word would then ask whoever opens the file, and warn of links to other files. */
export const SETTINGS_PART = `${XML}<w:settings ${NAMESPACES}><w:defaultTabStop w:val="720"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="en-GB"/></w:settings>`;

const OFFICE = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const PARTS = {
  document: "document.main",
  styles: "styles",
  numbering: "numbering",
  settings: "settings",
  header: "header",
  first: "header",
  footer: "footer",
};

export const TYPES_PART =
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="emf" ContentType="image/x-emf"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>` +
  Object.entries(PARTS)
    .map(([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${OFFICE}.${type}+xml"/>`)
    .join("") +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>';

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const relations = (entries: string) =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`;

export const PACKAGE_RELATIONS = relations(
  `<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="rId3" Type="${RELATIONS}/extended-properties" Target="docProps/app.xml"/>`,
);

/** The path in the file of the picture with this index, from 0. */
export function figurePath(index: number): string {
  return `word/media/figure${index + 1}.emf`;
}

/** `target` is a path from the part that shows the picture. */
export function imageRelation(id: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/image" Target="${target}"/>`;
}

/** The parts that the text refers to: `links` are outside addresses with the ids `link1`, `link2` …; pictures have `figure1` … */
export function documentRelations(links: readonly string[], pictures: number): string {
  const parts = Object.entries(PARTS).filter(([name]) => name !== "document");
  const own = parts.map(
    ([name, type]) => `<Relationship Id="${name}" Type="${RELATIONS}/${type}" Target="${name}.xml"/>`,
  );
  const outside = links.map(
    (address, index) =>
      `<Relationship Id="link${index + 1}" Type="${RELATIONS}/hyperlink" Target="${address}" TargetMode="External"/>`,
  );
  const figures = Array.from({ length: pictures }, (_, index) =>
    imageRelation(`figure${index + 1}`, figurePath(index).slice("word/".length)),
  );
  return relations([...own, ...outside, ...figures].join(""));
}
