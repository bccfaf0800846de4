/** The typed document tree: document → sections → blocks. Every block says which rule and which answers made it. */

import type { SourceKey } from "#app/features/documents/facts/sources.ts";

/** `rule` is a stable name such as `X01` or `budget.effort`; `answers` are `question` or `question/option`. */
export type Provenance = { rule: string; answers: readonly string[] };

/** A piece of text inside a block. A plain string is always literal: no markup in it has any meaning. `cite` becomes numbers. */
export type Inline =
  | string
  | { strong: string }
  | { code: string }
  | { link: string; href: string }
  | { cite: readonly SourceKey[] };
export type Text = string | readonly Inline[];

/** `number` and `money` columns are aligned to the right. */
export type ColumnKind = "text" | "number" | "money" | "date" | "code";
export type Column = { title: string; kind: ColumnKind };

export type DiagramNode = { id: string; label: string; note?: string };
export type DiagramZone = { title: string; nodes: readonly DiagramNode[] };
/** `dotted` is a connection made by hand or only now and then. */
export type DiagramEdge = { from: string; to: string; label: string; dotted?: true };
export type Diagram = { zones: readonly DiagramZone[]; edges: readonly DiagramEdge[] };

/** A bar of the plan, in weeks from the start; `end` is exclusive. A gate takes the week that it ends. */
export type GanttBar = { label: string; start: number; end: number; dates: string; kind?: GanttKind };
export type GanttKind = "phase" | "critical" | "gate" | "freeze";

export type BlockBody =
  | { kind: "heading"; level: 3 | 4; text: string }
  | { kind: "paragraph"; text: Text }
  | { kind: "list"; ordered: boolean; items: readonly Text[] }
  | {
      kind: "table";
      caption: string;
      columns: readonly Column[];
      rows: readonly (readonly Text[])[];
      sources: readonly SourceKey[];
    }
  | { kind: "note"; tone: "info" | "warning"; text: Text }
  | { kind: "diagram"; caption: string; diagram: Diagram }
  | { kind: "gantt"; caption: string; weeks: number; bars: readonly GanttBar[] };

export type Block = BlockBody & { provenance: Provenance };
export type TableBody = Extract<BlockBody, { kind: "table" }>;

export type Section = { id: string; title: string; blocks: readonly Block[] };

export type DocumentTree = {
  title: string;
  subtitle: string;
  /** The control page, which stands before the first section. */
  control: readonly Block[];
  sections: readonly Section[];
};

/** The text without its marks. */
export function plain(text: Text): string {
  if (typeof text === "string") return text;
  return text.map(plainPart).join("");
}

function plainPart(part: Inline): string {
  if (typeof part === "string") return part;
  if ("strong" in part) return part.strong;
  if ("code" in part) return part.code;
  return "link" in part ? part.link : "";
}
