import { expect, test } from "vitest";
import { toMarkdown } from "#app/features/documents/files/markdown.ts";
import type { BlockBody } from "#app/features/documents/tree/tree.ts";

function written(...bodies: BlockBody[]): string {
  const blocks = bodies.map((body) => ({ ...body, provenance: { rule: "test", answers: [] } }));
  const section = { id: "part", title: "Part", blocks };
  return toMarkdown({ title: "Guide", subtitle: "Test", control: [], sections: [section] });
}

test("a source has a number wherever it is cited: in a text, a note, a list, a cell or below a table", () => {
  const markdown = written(
    { kind: "paragraph", text: ["One ", { cite: ["pki-design"] }] },
    { kind: "note", tone: "info", text: ["Two ", { cite: ["pki-crl"] }] },
    { kind: "list", ordered: false, items: [["Three ", { cite: ["pki-ocsp"] }]] },
    {
      kind: "table",
      caption: "Costs",
      columns: [{ title: "What", kind: "text" }],
      rows: [[["Four ", { cite: ["pki-sec", "pki-design"] }]]],
      sources: ["pki-mldsa", "pki-crl"],
    },
  );
  for (const text of ["One [1]", "Two [2]", "Three [3]", "Four [1], [4]", "Source: [2], [5]"])
    expect(markdown.replaceAll("\\", "")).toContain(text);
});

test("what is assumed or answered has no number", () => {
  const markdown = written({ kind: "paragraph", text: ["Assumed ", { cite: ["ej", "spec"] }] });
  expect(markdown).not.toContain("[");
});
