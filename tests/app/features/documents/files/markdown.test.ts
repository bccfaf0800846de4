import fc from "fast-check";
import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { drawDiagram, drawGantt, readDiagram } from "#app/features/documents/figures/diagram.ts";
import { escapeText, toMarkdown } from "#app/features/documents/files/markdown.ts";
import { blocksOf } from "#app/features/documents/tree/tree-text.ts";
import { parseMarkdown } from "#app/shared/markdown.ts";
import { anyInput, inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

const HOSTILE = [
  "<script>alert(1)</script>",
  "**bold** _em_ `code` ~~gone~~",
  "[link](javascript:alert(1)) ![x](http://e.vil/x.png)",
  "a | b || c \\| d",
  "# not a heading",
  "- not a list",
  "1. not a list",
  "> not a quote",
  "--- ",
  "&amp; &lt;b&gt; &#60;",
  "``` fence",
  "https://example.com <https://example.com>",
  "{placeholder} $x$ @a #1",
  "Ólafur Þór 株式会社 👩‍👩‍👧",
];

function typesOf(node: Nodes): string[] {
  return [node.type, ...("children" in node ? node.children.flatMap(typesOf) : [])];
}

function namedAs(name: string) {
  const client = { name, company: name, country: "Ireland" };
  return parseMarkdown(toMarkdown(composed(inputFor(workedExample(), { client }))));
}

test("names with markup come out literally and change no structure", () => {
  const structure = (tree: Nodes) => typesOf(tree).filter((type) => type !== "text");
  const expected = structure(namedAs("Plain Name"));
  for (const name of HOSTILE) {
    const tree = namedAs(name);
    expect(structure(tree), name).toEqual(expected);
    expect(textOf(tree), name).toContain(name.trim());
  }
});

test("line breaks, control and direction characters cannot hide or break anything", () => {
  expect(escapeText("a\n\n# b\r\n| c |\u0000\u202Ed\u2066\u061c\ud800")).toBe("a # b \\| c \\| d \ufffd");
});

test("any text survives as the text of one paragraph", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      const [first, ...rest] = parseMarkdown(escapeText(text)).children;
      const flat = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\ufeff]+/gu, " ").trim();
      expect(rest).toEqual([]);
      expect(first ? textOf(first).trim() : "").toBe(flat);
      if (flat) expect(first?.type).toBe("paragraph");
    }),
    { seed: 5, numRuns: 2000 },
  );
});

test("the stored text is parsed back into the same tables, headings and figures", () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const tree = composed(input);
      const { children } = parseMarkdown(toMarkdown(tree));
      const blocks = blocksOf(tree);
      expect(children.filter(({ type }) => type === "table")).toHaveLength(
        blocks.filter(({ kind }) => kind === "table").length,
      );
      expect(children.filter(({ type }) => type === "code")).toHaveLength(
        blocks.filter(({ kind }) => kind === "diagram" || kind === "gantt").length,
      );
      expect(children.filter(({ type }) => type === "heading")).toHaveLength(
        1 + tree.sections.length + blocks.filter(({ kind }) => kind === "heading").length,
      );
      const rows = blocks.flatMap((block) => (block.kind === "table" ? [block.rows.length + 1] : []));
      expect(children.flatMap((node) => (node.type === "table" ? [node.children.length] : []))).toEqual(rows);
      for (const node of children)
        if (node.type === "table")
          for (const row of node.children) expect(row.children).toHaveLength(node.align?.length ?? 0);
    }),
    { seed: 6, numRuns: 12 },
  );
});

test("a diagram is read back from its drawing", () => {
  for (const block of blocksOf(composed(inputFor(workedExample())))) {
    if (block.kind !== "diagram") continue;
    const { diagram } = block;
    const labels = new Map(diagram.zones.flatMap(({ nodes }) => nodes.map(({ id, label }) => [id, label])));
    expect(readDiagram(drawDiagram(diagram))).toEqual({
      zones: diagram.zones.map(({ title, nodes }) => ({
        title,
        nodes: nodes.map(({ label, note }) => ({ id: label, label, ...(note && { note }) })),
      })),
      edges: diagram.edges.map(({ from, to, label, dotted }) => ({
        from: labels.get(from),
        to: labels.get(to),
        label,
        ...(dotted && { dotted }),
      })),
    });
  }
  expect(readDiagram("no diagram at all")).toBeNull();
});

test("a plan is drawn with a bar for each phase", () => {
  const drawing = drawGantt(8, [
    { label: "1 Design", start: 0, end: 2, dates: "a" },
    { label: "2 Build", start: 2, end: 8, dates: "b" },
  ]);
  expect(drawing.split("\n").slice(1)).toEqual(["1 Design  ██······  a", "2 Build   ··██████  b"]);
});
