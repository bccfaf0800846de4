/** What may be seen of a document before it is paid: its outline, its first section, and how long each table is. */
import type { Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { parseMarkdown } from "#app/shared/markdown.ts";

export type Preview = {
  /** Sections (depth 2) and their parts (depth 3), in reading order. */
  outline: { depth: number; title: string }[];
  /** The first section as Markdown, its heading included. */
  opening: string;
  tables: { title: string; rows: number }[];
};

/** Takes the preview out of a whole text. It is stored beside the document, so that showing it reads nothing unpaid. */
export function previewOf(markdown: string): Preview {
  const tree = parseMarkdown(markdown);
  return { outline: outlineOf(tree), opening: firstSection(tree, markdown), tables: tablesOf(tree) };
}

function outlineOf(tree: Root): Preview["outline"] {
  return tree.children.flatMap((node) =>
    node.type === "heading" && (node.depth === 2 || node.depth === 3)
      ? [{ depth: node.depth, title: plainText(node) }]
      : [],
  );
}

function firstSection(tree: Root, markdown: string): string {
  const [first, second] = tree.children.filter((node) => node.type === "heading" && node.depth === 2);
  const start = first?.position?.start.offset;
  if (start === undefined) return "";
  return markdown.slice(start, second?.position?.start.offset).trimEnd();
}

/** A table is named by the emphasised line right above it, else by the heading it stands under. */
function tablesOf(tree: Root): Preview["tables"] {
  const tables: Preview["tables"] = [];
  let heading = "";
  for (const [index, node] of tree.children.entries()) {
    if (node.type === "heading") heading = plainText(node);
    if (node.type !== "table") continue;
    tables.push({ title: captionOf(tree.children[index - 1]) ?? heading, rows: node.children.length - 1 });
  }
  return tables;
}

function captionOf(node: Nodes | undefined): string | null {
  if (node?.type !== "paragraph" || node.children.length !== 1) return null;
  const [only] = node.children;
  return only?.type === "strong" || only?.type === "emphasis" ? plainText(only) : null;
}
