/** Reads Markdown into the few kinds of blocks that our pages show; everything else becomes plain text. */
import type { Parents, PhrasingContent, Root, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString as plainText } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";

export type Inline =
  | string
  | { kind: "strong" | "emphasis"; children: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; href: string; children: Inline[] }
  | { kind: "break" };

export type Heading = { kind: "heading"; depth: number; id: string; title: string; children: Inline[] };

export type Block =
  | Heading
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "quote"; children: Block[] }
  | { kind: "list"; start: number | null; items: Block[][] }
  | { kind: "table"; align: ("left" | "right" | "center" | null)[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; language: string; text: string }
  | { kind: "rule" };

/** Parses CommonMark with GitHub's tables. Every output shares this parser. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

/**
 * Reads a text as blocks to show.
 *
 * Promises: no raw HTML, no images, and links only to http, https and mailto. Every heading has a unique id, and the same
 * text always gives the same ids.
 */
export function readMarkdown(markdown: string): Block[] {
  const ids: HeadingIds = new Map();
  return blocksOf(parseMarkdown(markdown), ids);
}

/** The headings of the given depths, in reading order. */
export function headingsOf(blocks: readonly Block[], depths: readonly number[]): Heading[] {
  return blocks.filter((block) => block.kind === "heading").filter(({ depth }) => depths.includes(depth));
}

function blocksOf(parent: Parents, ids: HeadingIds): Block[] {
  return parent.children.flatMap((node) => blockOf(node, ids));
}

function blockOf(node: RootContent, ids: HeadingIds): Block[] {
  switch (node.type) {
    case "heading":
      return [headingBlock(node.depth, plainText(node), inlinesOf(node.children), ids)];
    case "paragraph":
      return [{ kind: "paragraph", children: inlinesOf(node.children) }];
    case "blockquote":
      return [{ kind: "quote", children: blocksOf(node, ids) }];
    case "list":
      return [
        {
          kind: "list",
          start: node.ordered ? (node.start ?? 1) : null,
          items: node.children.map((item) => blocksOf(item, ids)),
        },
      ];
    case "table":
      return [tableBlock(node)];
    case "code":
      return [{ kind: "code", language: node.lang ?? "", text: node.value }];
    case "thematicBreak":
      return [{ kind: "rule" }];
    case "html":
      return [{ kind: "paragraph", children: [node.value] }];
    default:
      return [];
  }
}

/** The ids of a text's headings, each with the number given to the last heading of the same name. */
export type HeadingIds = Map<string, number>;

/** A heading with an id not yet among `ids`, to which it is added. */
export function headingBlock(depth: number, title: string, children: Inline[], ids: HeadingIds): Heading {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = `section-${(words ?? []).join("-") || "untitled"}`;
  let id = slug;
  for (let count = (ids.get(slug) ?? 0) + 1; ids.has(id); count++) {
    id = `${slug}-${count}`;
    ids.set(slug, count);
  }
  ids.set(id, 1);
  return { kind: "heading", depth, id, title, children };
}

function tableBlock({ align, children }: Table): Block {
  const [head, ...rows] = children.map((row) => row.children.map((cell) => inlinesOf(cell.children)));
  return { kind: "table", align: align ?? [], head: head ?? [], rows };
}

function inlinesOf(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap(inlineOf);
}

function inlineOf(node: PhrasingContent): Inline[] {
  switch (node.type) {
    case "text":
    case "html":
      return [node.value];
    case "strong":
    case "emphasis":
      return [{ kind: node.type, children: inlinesOf(node.children) }];
    case "inlineCode":
      return [{ kind: "code", text: node.value }];
    case "break":
      return [{ kind: "break" }];
    case "link": {
      const children = inlinesOf(node.children);
      return isSafeLink(node.url) ? [{ kind: "link", href: node.url, children }] : children;
    }
    default:
      return [plainText(node)];
  }
}

/** Whether this is an absolute web or mail address; relative and script addresses are not. */
function isSafeLink(url: string): boolean {
  return /^(https?:\/\/|mailto:)[^\s\p{Cc}\p{Cf}]+$/iu.test(url) && URL.canParse(url);
}
