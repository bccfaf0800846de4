import { expect, test } from "vitest";
import type { Answers } from "#app/features/catalogue/steps.ts";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { type Block, type DocumentTree, plain, type Text } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed, samples } from "#tests/app/features/documents/composed.ts";
import { cells } from "#tests/app/features/documents/solutions/cells.ts";

const site = (answers: Answers = {}): DocumentTree =>
  composed(
    inputFor({
      ...workedExample(),
      "solution-type": ["configuration-manager"],
      "solution-configuration": ["sccm-medium"],
      ...answers,
    }),
  );

/** The document with the cells of one table changed. */
function withCells(tree: DocumentTree, rule: string, change: (cell: string) => Text): DocumentTree {
  const spoil = (block: Block): Block => {
    if (block.provenance.rule !== rule) return block;
    if (block.kind === "list") return { ...block, items: block.items.map((item) => change(plain(item))) };
    return block.kind === "table"
      ? { ...block, rows: block.rows.map((row) => row.map((cell) => change(plain(cell)))) }
      : block;
  };
  return { ...tree, sections: tree.sections.map((section) => ({ ...section, blocks: section.blocks.map(spoil) })) };
}

test("the controls that protect a pilot are set before it", () => {
  const tree = site();
  const tasks = cells(tree, "timeline.tasks");
  expect(tasks.indexOf("Security controls")).toBeLessThan(tasks.indexOf("Pilot: "));
  const late = withCells(tree, "timeline.tasks", (cell) =>
    cell.startsWith("Cloud management") ? "Pilot: 5 devices" : cell,
  );
  expect(lintDocument(late).join("\n")).toMatch(/set after the pilot that it protects/);
});

test("a pilot or a course that lies wholly in a freeze is noticed, wherever it stands in its row", () => {
  const tree = site({ industry: ["retail"] });
  const frozen = withCells(
    tree,
    "timeline.freezes",
    () => "1 January 2026 to 31 December 2035 (trading peak). Build work only.",
  );
  const caught = (spoiled: DocumentTree) =>
    new Set(
      lintDocument(spoiled).flatMap((fault) => /^(\S+) lies in the freeze for trading peak/.exec(fault)?.[1] ?? []),
    );
  const named = (words: RegExp) =>
    (tableOf(tree, "timeline.tasks")?.rows ?? []).flatMap(([id, title]) =>
      words.test(plain(title ?? "")) ? [plain(id ?? "")] : [],
    );
  const expected = named(/^Pilot: |^Pilot exit|training of/);
  expect(expected.length).toBe(3);
  expect(caught(frozen)).toEqual(new Set(expected));
  const joined = withCells(frozen, "timeline.tasks", (cell) =>
    /^(Pilot: |User comm)/.test(cell) ? `Reports; ${cell.toLowerCase()}` : cell,
  );
  expect(caught(joined)).toEqual(new Set(expected));
});

test("a site is upgraded while the version that it began with is supported", () => {
  const tree = site();
  expect(lintDocument(tree)).toEqual([]);
  expect(cells(tree, "support.reminders")).toMatch(/13 December 2027\. Upgrade of the site/);
  const late = withCells(tree, "support.reminders", (cell) => cell.replace("13 December 2027", "10 May 2028"));
  expect(lintDocument(late).join("\n")).toMatch(/comes after the end of support/);
});

test("a server that is bought and stands in no table of the architecture is noticed", () => {
  const tree = withCells(site(), "architecture.components", (cell) => cell.replace("B-01", "B-02"));
  expect(lintDocument(tree).join("\n")).toMatch(/B-01 buys a server that no component is/);
});

test("academic licences are spoken of to schools only", () => {
  const school = site({ industry: ["education"] });
  expect(lintDocument(school)).toEqual([]);
  const bank = withCells(school, "appendix.answers", (cell) => cell.replace("Education", "Finance & Banking"));
  expect(lintDocument(bank).join("\n")).toMatch(/speaks of academic licences/);
});

test("a lead too small to settle anything leaves the option that was asked for, and both pages say so", () => {
  const trees = samples(300).map((input) => composed(input));
  const level = trees.filter((tree) =>
    plainOf(tree, "options.verdict").includes("which was requested, is detailed here"),
  );
  expect(level.length).toBeGreaterThan(10);
  for (const tree of level) {
    expect(plainOf(tree, "summary.recommendation")).toMatch(
      /[Pp]roceed with .* scores (the same|\d\.\d\d, too small a lead)/,
    );
    expect(cells(tree, "summary.decisions")).toMatch(
      /Confirm A \(.*, or take [B-F] \(|separate project builds the directory first, or [B-F] \(/,
    );
  }
});

test("the switch to the passive server is what proves that the site comes back within the hour", () => {
  const tree = site({ "solution-configuration": ["sccm-enterprise"], "company-size": ["enterprise"] });
  const proof = /Recover “.*(AT-\d+)/.exec(cells(tree, "appendix.traceability"))?.[1];
  expect(cells(tree, "approach.tests")).toContain(`${proof} · Passive site server promoted`);
});

test("a module or a cluster is installed once it can have been delivered", () => {
  const tree = site({
    "solution-type": ["certificate-services"],
    "solution-configuration": ["cert-large-enterprise"],
    timeline: ["6-12-months"],
  });
  expect(lintDocument(tree)).toEqual([]);
  expect(cells(tree, "timeline.tasks")).toMatch(/HSM installation.*T-1\.\d \+ 10 weeks/);
  const early = withCells(tree, "timeline.tasks", (cell) => cell.replace("+ 10 weeks", "+ 60 weeks"));
  expect(lintDocument(early).join("\n")).toMatch(/begins before T-1\.\d \+ 60 weeks, which it follows/);
});

test("float and critical path are reckoned again from the printed table", () => {
  const inputs = samples(60);
  const slips = (one: DocumentTree) =>
    tableOf(one, "timeline.tasks")?.columns.some(({ title }) => title === "Float, weeks");
  const tree = inputs.map((input) => composed(input)).find((one) => slips(one));
  if (!tree) throw new Error("no plan prints a float");
  expect(lintDocument(tree)).toEqual([]);
  const wrong = withCells(tree, "timeline.tasks", (cell) => (cell === "T-2.1" ? "T-1.1" : cell));
  expect(lintDocument(wrong).join("\n")).toMatch(/the (float|critical path) of .* is not what the order/);
});

test("machines move in no fewer weeks than their pace takes", () => {
  const tree = site({
    "solution-type": ["azure-migration"],
    "solution-configuration": ["azure-rehost"],
    "company-size": ["enterprise"],
    timeline: ["12-plus-months"],
  });
  expect(lintDocument(tree)).toEqual([]);
  const slow = withCells(tree, "architecture.sizing", (cell) =>
    cell.replace(/\d+ weeks of migration/, "70 weeks of migration"),
  );
  expect(lintDocument(slow).join("\n")).toMatch(/moves in fewer weeks than the 70/);
});

test("people, hypercare and decisions are held against the weeks of the tasks", () => {
  const tree = site({
    "solution-type": ["microsoft-365"],
    "solution-configuration": ["m365-new-tenant"],
    "company-size": ["enterprise"],
    timeline: ["12-plus-months"],
  });
  expect(lintDocument(tree)).toEqual([]);
  const faults = (rule: string, change: (cell: string) => Text) =>
    lintDocument(withCells(tree, rule, change)).join("\n");
  expect(faults("next.steps", (cell) => cell.replace(/before T-\d\.\d+(?=\)?$)/, "before T-1.1"))).toMatch(
    /is decided after T-1\.1/,
  );
  const table = cells(tree, "timeline.tasks");
  const watch = /Hypercare · .*? · (\d+–(\d+)) · /.exec(table);
  expect(faults("timeline.tasks", (cell) => (cell === watch?.[1] ? `${watch[2]}` : cell))).toMatch(
    /less than two weeks/,
  );
  const crowd = faults("timeline.tasks", (cell) => (/^1[–\d]*$/.test(cell) ? "1" : cell.replace("Mail", "M")));
  expect(crowd).toMatch(/is not what the order|the tasks give/);
});
