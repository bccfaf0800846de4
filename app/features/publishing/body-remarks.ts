/** Finds what keeps a text from being published, with its line. */
import type { Nodes } from "mdast";
import { parseMarkdown } from "#app/shared/markdown.ts";

/** Sentences in reading order; empty if every part of the text would be shown as intended. */
export function bodyRemarks(markdown: string): string[] {
  return remarksOn(parseMarkdown(markdown));
}

function remarksOn(node: Nodes): string[] {
  const remark = remarkOn(node);
  const own = remark === null ? [] : [`Line ${node.position?.start.line ?? 1}: ${remark}`];
  return "children" in node ? [...own, ...node.children.flatMap(remarksOn)] : own;
}

function remarkOn(node: Nodes): string | null {
  switch (node.type) {
    case "heading":
      return node.depth === 1 ? "start headings with ##; a single # would be a second title." : null;
    case "link":
      return isWebAddress(node.url) ? null : "a link needs its full address, starting with https:// or http://.";
    case "linkReference":
    case "definition":
      return "write a link as [words](https://address); reference-style links are not supported.";
    case "image":
    case "imageReference":
      return "images are not supported; use words or a table.";
    case "html":
      return "HTML is not supported and would be shown as plain text; please use Markdown.";
    default:
      return null;
  }
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}\p{Cf}]+$/iu.test(url) && URL.canParse(url);
}
