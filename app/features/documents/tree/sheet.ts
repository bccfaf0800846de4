/** Collects the blocks of a section. Each block is made while the reader is watched, so its provenance is what was really read. */

import type { AnswerReader } from "#app/features/documents/brief/reader.ts";
import {
  type Cut,
  MOST_NAMED,
  OWN_TABLES,
  ROLE_COLUMNS,
  SMALL_CITED,
  SMALL_CUTS,
  SMALL_PRICED,
  SMALL_ROLES,
} from "#app/features/documents/facts/depth.ts";
import { PRICES, type PriceRow } from "#app/features/documents/facts/prices.ts";
import { mostNamed, type Sourced, type SourceKey, sourcesOf } from "#app/features/documents/facts/sources.ts";
import { remember } from "#app/shared/remember.ts";
import { isCited } from "./citations.ts";
import type { Block, BlockBody, Column, ColumnKind, Diagram, GanttBar, Section, Text } from "./tree.ts";

type Maybe<T> = T | null | false | undefined;

/** Columns as `title` or `title|kind`. */
export type TableSpec<Row extends Sourced> = {
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
  cells: (row: Row, index: number) => readonly Text[];
  /** A closing row, such as a sum. */
  total?: readonly Text[];
  /** The row as an item of a list, which replaces the table if there are only one or two rows. */
  inWords?: (row: Row, index: number) => Item;
};

/** The words in bold, and the text about them. */
type Item = readonly [head: string, text: string];

const MOST_IN_WORDS = 2;

export class Sheet {
  readonly #reader: AnswerReader;
  readonly #blocks: Block[] = [];
  #pending: { level: 3 | 4; text: string }[] = [];

  constructor(reader: AnswerReader) {
    this.#reader = reader;
  }

  /** Adds a heading, which appears only if something follows below it. */
  heading(text: string, level: 3 | 4 = 3): void {
    this.#pending = [...this.#pending.filter((heading) => heading.level < level), { level, text }];
  }

  paragraph(rule: string, make: () => Maybe<Text>): void {
    this.#add(rule, () => {
      const text = make();
      return text ? { kind: "paragraph", text } : null;
    });
  }

  note(rule: string, tone: "info" | "warning", make: () => Maybe<Text>): void {
    this.#add(rule, () => {
      const text = make();
      return text ? { kind: "note", tone, text } : null;
    });
  }

  list(rule: string, make: () => readonly Text[], ordered = false): void {
    this.#add(rule, () => {
      const items = make();
      return items.length > 0 && { kind: "list", ordered, items };
    });
  }

  table<Row extends Sourced>(rule: string, make: () => Maybe<TableSpec<Row>>): void {
    this.#add(rule, (cut) => {
      const spec = make();
      const isCiting = SMALL_CITED.has(rule) || !this.#reader.has("company-size", SMALL);
      const chosen = spec ? spec.rows.slice(0, cut.rows) : [];
      if (!spec || chosen.length === 0) return null;
      if (spec.inWords && (cut.listed || chosen.length <= MOST_IN_WORDS))
        return { kind: "list", ordered: false, items: itemsOf(chosen, spec.inWords, isCiting) };
      const columns = spec.columns.map(columnOf);
      const hasRoles = columns.some(({ title }) => ROLE_COLUMNS.includes(title));
      const written = chosen.map(spec.cells);
      const filled =
        hasRoles && this.#reader.has("company-size", SMALL) ? written.map((row) => peopled(row, columns)) : written;
      const cells = spec.total ? [...filled, spec.total] : filled;
      const kept = <T>(row: readonly T[]) =>
        cut.without ? row.filter((_, index) => !cut.without?.includes(columns[index]?.title ?? "")) : row;
      return {
        kind: "table",
        caption: spec.caption,
        columns: kept(columns),
        rows: cut.without ? cells.map(kept) : cells,
        sources: isCiting ? sourcesFor(rule, chosen) : SMALL_PRICED.has(rule) ? pricesOf(chosen) : [],
      };
    });
  }

  /** Sets the provenance of what `write` adds, which is made from blocks already written; `answers` are those behind these. */
  made(rule: string, answers: readonly string[], write: () => void): void {
    const before = this.#blocks.length;
    write();
    for (let index = before; index < this.#blocks.length; index += 1) {
      const block = this.#blocks[index];
      if (block) this.#blocks[index] = { ...block, provenance: { rule, answers } };
    }
  }

  diagram(rule: string, caption: string, make: () => Diagram): void {
    this.#add(rule, () => ({ kind: "diagram", caption, diagram: make() }));
  }

  gantt(rule: string, caption: string, make: () => { weeks: number; bars: readonly GanttBar[] }): void {
    this.#add(rule, () => ({ kind: "gantt", caption, ...make() }));
  }

  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  /** The finished section, with a stable id derived from its title. */
  section(title: string): Section {
    return { id: title.toLowerCase().replace(/[^a-z0-9]+/g, "-"), title, blocks: this.#blocks };
  }

  #add(rule: string, make: (cut: Cut) => Maybe<BlockBody>): void {
    const { value, answers } = this.#reader.watch(() => {
      const cut = this.#cutOf(rule);
      return cut.out ? null : make(cut);
    });
    if (!value) return;
    const provenance = { rule, answers: answers() };
    for (const { level, text } of this.#pending) this.#blocks.push({ kind: "heading", level, text, provenance });
    this.#pending = [];
    this.#blocks.push(Object.assign(value, { provenance })); // made for this block alone
  }

  /** What to leave out: a small organisation gets less depth. */
  #cutOf(rule: string): Cut {
    const cut = CUTS.get(rule);
    return cut && this.#reader.has("company-size", SMALL) ? cut : WHOLE;
  }
}

/** The rows as items of a list, each with the sources of its row. */
function itemsOf<Row extends Sourced>(
  rows: readonly Row[],
  inWords: (row: Row, index: number) => Item,
  isCiting: boolean,
) {
  return rows.map((row, index): Text => {
    const [head, text] = inWords(row, index);
    const sources = isCiting ? sourcesOf([row]).filter(isCited) : [];
    return [{ strong: `${head}. ` }, text, ...(sources.length > 0 ? [" ", { cite: sources }] : [])];
  });
}

function sourcesFor(rule: string, rows: readonly Sourced[]): SourceKey[] {
  return OWN_TABLES.has(rule) ? mostNamed(rows, MOST_NAMED, isCited) : sourcesOf(rows);
}

/** Of what is bought, not of what is done. */
const PRICED = new Set<SourceKey>(Object.values<PriceRow>(PRICES).flatMap(({ source }) => source));
const pricesOf = (rows: readonly Sourced[]): SourceKey[] =>
  sourcesOf(rows).filter((key) => PRICED.has(key) && isCited(key));

const WHOLE: Cut = {};
const SMALL = ["small"];
const CUTS = new Map(Object.entries(SMALL_CUTS));

/** Replaces roles that a small organisation does not have with the people who are there. */
function peopled(row: readonly Text[], columns: readonly Column[]): readonly Text[] {
  return row.map((cell, index) => {
    const isRole = typeof cell === "string" && ROLE_COLUMNS.includes(columns[index]?.title ?? "");
    return isRole ? (SMALL_ROLES[cell] ?? cell) : cell;
  });
}

const columnOf = remember((text: string): Column => {
  const bar = text.indexOf("|");
  if (bar < 0) return { title: text, kind: "text" };
  return { title: text.slice(0, bar), kind: text.slice(bar + 1) as ColumnKind }; // written by the sections only
});

/** Turns plain cells into rows with a source. */
export function lines<Cell extends string | number>(rows: readonly (readonly Cell[])[], ...source: SourceKey[]) {
  return rows.map((line) => ({ line, source }));
}

/** Adds a source to rows that have none. */
export function sourced<Row extends object>(rows: readonly Row[], ...source: SourceKey[]): (Row & Sourced)[] {
  return rows.map((row) => ({ ...row, source }));
}
