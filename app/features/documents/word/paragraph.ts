/** Paragraphs and runs of text in a Word file. */

/** `layout`: properties in the order that the format prescribes after the style. */
export function paragraph(style: string, content: string, layout = ""): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${layout}</w:pPr>${content}</w:p>`;
}

export function run(text: string, look = ""): string {
  if (text === "") return "";
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;
}

const XML_MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for XML, between tags or in quotes, and leaves out what XML cannot hold. */
export function xmlText(text: string): string {
  const clean = text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, (c) => (c === "\t" || c === "\n" ? " " : ""));
  return clean.replace(/[&<>"]/g, (mark) => XML_MARKS[mark] ?? mark);
}
