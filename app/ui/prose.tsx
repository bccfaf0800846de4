/** Renders blocks that `readMarkdown` returned, so that nothing it did not let through can be shown. */
import { Fragment, type ReactNode } from "react";
import type { Block, Heading, Inline } from "#app/shared/markdown.ts";

type ProseProps = {
  blocks: readonly Block[];
  /** May render a code block in another way; null leaves it as it is. */
  drawing?: (code: Code) => ReactNode;
  /** Renders what follows a heading. */
  below?: (heading: Heading) => ReactNode;
};

export function Prose({ blocks, drawing, below }: ProseProps) {
  const render = (block: Block, key: number) => {
    const drawn = block.kind === "code" ? drawing?.(block) : null;
    if (drawn) return <Fragment key={key}>{drawn}</Fragment>;
    const added = block.kind === "heading" ? below?.(block) : null;
    if (!added) return renderBlock(block, key);
    return (
      <Fragment key={key}>
        {renderBlock(block, key)}
        {added}
      </Fragment>
    );
  };
  return <div className="prose">{blocks.map(render)}</div>;
}

type Code = Extract<Block, { kind: "code" }>;

/** Columns keep a readable width and figures stay on one line; a table that does not fit scrolls in its own box. */
const NARROWEST = [undefined, undefined, undefined, "min-w-md print:min-w-0", "min-w-2xl print:min-w-0"];
const ALIGNMENT = {
  left: "text-start",
  right: "text-end whitespace-nowrap",
  center: "text-center",
} as const;

// Positions can be keys, because a text is shown whole and never changes while on screen.
function renderBlock(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case "heading": {
      const Tag = `h${block.depth}` as "h2"; // one of h1 to h6, alike in their props
      return (
        <Tag key={key} id={block.id} tabIndex={-1}>
          {block.children.map(renderInline)}
        </Tag>
      );
    }
    case "paragraph":
      return (
        <p key={key} className={isRemark(block.children) ? "text-sm text-muted" : undefined}>
          {block.children.map(renderInline)}
        </p>
      );
    case "quote":
      return <blockquote key={key}>{block.children.map(renderBlock)}</blockquote>;
    case "list":
      return renderList(block, key);
    case "table":
      return <ProseTable key={key} table={block} />;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
        <pre key={key} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case "rule":
      return <hr key={key} />;
  }
}

/** Whether a paragraph is emphasised as a whole, such as the source below a table. */
function isRemark([only, ...others]: readonly Inline[]): boolean {
  return typeof only === "object" && only.kind === "emphasis" && others.length === 0;
}

function renderList({ start, items }: Extract<Block, { kind: "list" }>, key: number): ReactNode {
  if (start === null) return <ul key={key}>{items.map(renderItem)}</ul>;
  return (
    <ol key={key} start={start}>
      {items.map(renderItem)}
    </ol>
  );
}

function renderItem(item: readonly Block[], key: number): ReactNode {
  return <li key={key}>{item.map(renderListed)}</li>;
}

/** A paragraph at the beginning of a list item needs no element of its own. */
function renderListed(block: Block, key: number): ReactNode {
  return block.kind === "paragraph" && key === 0 ? block.children.map(renderInline) : renderBlock(block, key);
}

function ProseTable({ table: { align, head, rows } }: { table: Extract<Block, { kind: "table" }> }) {
  function renderHead(cell: readonly Inline[], column: number) {
    return (
      <th key={column} scope="col" className={ALIGNMENT[align[column] ?? "left"]}>
        {cell.map(renderInline)}
      </th>
    );
  }
  function renderCell(cell: readonly Inline[], column: number) {
    return (
      <td key={column} className={ALIGNMENT[align[column] ?? "left"]}>
        {cell.map(renderInline)}
      </td>
    );
  }
  function renderRow(row: readonly Inline[][], key: number) {
    return <tr key={key}>{row.map(renderCell)}</tr>;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
    <div className="overflow-x-auto print:overflow-visible" tabIndex={0}>
      <table className={NARROWEST[Math.min(head.length, NARROWEST.length - 1)]}>
        <thead>
          <tr>{head.map(renderHead)}</tr>
        </thead>
        <tbody>{rows.map(renderRow)}</tbody>
      </table>
    </div>
  );
}

function renderInline(inline: Inline, key: number): ReactNode {
  if (typeof inline === "string") return inline;
  switch (inline.kind) {
    case "strong":
      return <strong key={key}>{inline.children.map(renderInline)}</strong>;
    case "emphasis":
      return <em key={key}>{inline.children.map(renderInline)}</em>;
    case "code":
      return <code key={key}>{inline.text}</code>;
    case "link":
      return (
        <a key={key} href={inline.href} rel="noopener noreferrer nofollow">
          {inline.children.map(renderInline)}
        </a>
      );
    case "break":
      return <br key={key} />;
  }
}
