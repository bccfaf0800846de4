/** What keeps a text from being published, told with the line it stands in. */
import type { Nodes } from "mdast";
import { parseMarkdown } from "#app/shared/markdown.ts";

/** Sentences in reading order; empty for a text whose every part would be shown as it was meant. */
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
      return node.depth === 1 ? "begin headings with ##; a single # would be a second title." : null;
    case "link":
      return isWebAddress(node.url) ? null : "a link needs its whole address, beginning with https:// or http://.";
    case "linkReference":
    case "definition":
      return "write a link as [words](https://address); the form with a reference is not shown.";
    case "image":
    case "imageReference":
      return "articles show no images; say it in words or in a table.";
    case "html":
      return "HTML is not used here and would be shown as plain text; please use Markdown.";
    default:
      return null;
  }
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}\p{Cf}]+$/iu.test(url) && URL.canParse(url);
}
