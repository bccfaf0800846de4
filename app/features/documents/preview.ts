/** What may be seen of a document before it is paid: its real outline, each table's title and length, and its first section. */
import type { Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { parseMarkdown } from "#app/shared/markdown.ts";

export type PreviewSection = { title: string; parts: string[]; tables: { title: string; rows: number }[] };

export type Preview = {
  /** In reading order. What stands before the first section is one of its own. */
  sections: PreviewSection[];
  /** The first section as Markdown, its heading included. */
  opening: string;
};

const FRONT = "Front matter";

/** Takes the preview out of a whole text. It is stored beside the document, so that showing it reads nothing unpaid. */
export function previewOf(markdown: string): Preview {
  const tree = parseMarkdown(markdown);
  return { sections: sectionsOf(tree), opening: firstSection(tree, markdown) };
}

function sectionsOf({ children }: Root): PreviewSection[] {
  const front: PreviewSection = { title: FRONT, parts: [], tables: [] };
  const sections: PreviewSection[] = [];
  for (const [index, node] of children.entries()) {
    const section = sections.at(-1) ?? front;
    if (node.type === "heading" && node.depth === 2) {
      sections.push({ title: plainText(node), parts: [], tables: [] });
    } else if (node.type === "heading" && node.depth === 3) {
      section.parts.push(plainText(node));
    } else if (node.type === "table") {
      const title = captionOf(children[index - 1]) ?? section.parts.at(-1) ?? section.title;
      section.tables.push({ title, rows: node.children.length - 1 });
    }
  }
  return front.tables.length > 0 ? [front, ...sections] : sections;
}

function firstSection(tree: Root, markdown: string): string {
  const [first, second] = tree.children.filter((node) => node.type === "heading" && node.depth === 2);
  const start = first?.position?.start.offset;
  if (start === undefined) return "";
  return markdown.slice(start, second?.position?.start.offset).trimEnd();
}

/** A table is named by the emphasised line right above it. */
function captionOf(node: Nodes | undefined): string | null {
  if (node?.type !== "paragraph" || node.children.length !== 1) return null;
  const [only] = node.children;
  return only?.type === "strong" || only?.type === "emphasis" ? plainText(only) : null;
}
