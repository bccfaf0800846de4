import { expect, test } from "vitest";
import { lintDocument } from "#app/features/documents/lint/lint.ts";
import { type Block, type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { inputFor, workedExample } from "#tests/app/features/documents/answer-sets.ts";
import { composed } from "#tests/app/features/documents/composed.ts";

const sound = composed(inputFor({ ...workedExample(), "certificates-a-year": ["9000"] }));

/** The document with one block changed. */
function spoiled(rule: string, change: (block: Block) => Block, tree = sound): DocumentTree {
  return {
    ...tree,
    sections: tree.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.provenance.rule === rule && block.kind !== "heading" ? change(block) : block,
      ),
    })),
  };
}

/** The second cell of every row of a table replaced. */
function second(text: string): (block: Block) => Block {
  return (block) =>
    block.kind === "table"
      ? { ...block, rows: block.rows.map(([first = "", , ...rest]) => [first, text, ...rest]) }
      : block;
}

/** Every cell of a column replaced. */
function cellIn(title: string, text: string): (block: Block) => Block {
  return (block) => {
    if (block.kind !== "table") return block;
    const place = block.columns.findIndex((column) => column.title === title);
    return { ...block, rows: block.rows.map((row) => row.with(place, text)) };
  };
}

test.each<[string, string, (block: Block) => Block, RegExp]>([
  [
    "a phrase that nobody writes",
    "summary.plan",
    (block) => ({ ...block, kind: "paragraph", text: "The least time is six weeks." }),
    /unidiomatic/,
  ],
  [
    "a decision that is none",
    "summary.decisions",
    (block) => (block.kind === "list" ? { ...block, items: block.items.with(0, "Enhanced HTTP") } : block),
    /no decision is asked for/,
  ],
  ["a request for the version of nothing", "environment.requests", second("Version, size"), /version of nothing/],
  [
    "a column that says the same in every row",
    "environment.requests",
    (block) =>
      block.kind === "table"
        ? { ...block, rows: block.rows.map((row) => [...row.slice(0, 2), "Client IT lead", ...row.slice(3)]) }
        : block,
    /From is the same in every row/,
  ],
  [
    "an option of no days",
    "options.figures",
    (block) =>
      block.kind === "table" ? { ...block, rows: block.rows.map((row) => [...row.slice(0, -1), "0.0"]) } : block,
    /takes 0\.0 days/,
  ],
  [
    "days that their steps do not give",
    "budget.adjusters",
    (block) =>
      block.kind === "table"
        ? { ...block, rows: block.rows.map((row) => (row[0] === "Basis" ? ["Basis", "9 – 18 – 26", "row"] : row)) }
        : block,
    /not what the effort says/,
  ],
  [
    "a formula of given numbers that gives another factor",
    "budget.adjusters",
    (block) =>
      block.kind === "table"
        ? { ...block, rows: [["Volumes", "× 1.0000", "1 + 20% × (devices 450 ÷ 300 − 1)"], ...block.rows] }
        : block,
    /is not × 1\.0000/,
  ],
  [
    "a gate that the plan does not have",
    "appendix.duties",
    second("before the findings agreed"),
    /waits for findings agreed/,
  ],
  [
    "a test without a rule",
    "approach.tests",
    cellIn("Pass criterion", "within a minute, or as designed"),
    /test without a rule/,
  ],
  ["a recovery that is not bought", "solution.recovery", cellIn("Method", "Site Recovery"), /not in the bill/],
  [
    "a placeholder",
    "summary.plan",
    (block) => ({ ...block, kind: "paragraph", text: "Assessment required" }),
    /placeholder/,
  ],
  [
    "a wrong sum",
    "budget.roles",
    (block) => (block.kind === "table" ? { ...block, rows: block.rows.slice(1) } : block),
    /adds up to/,
  ],
  [
    "three years that do not add up",
    "budget.totals",
    (block) =>
      block.kind === "table"
        ? {
            ...block,
            rows: block.rows.map((row) => (row[1] === "One-off" ? row : [...row.slice(0, 2), "1", "1", "1"])),
          }
        : block,
    /three years in USD do not add up|three years in EUR do not add up/,
  ],
  [
    "an option at another price than the budget",
    "options.figures",
    (block) => (block.kind === "table" ? { ...block, rows: block.rows.slice(1) } : block),
    /option A does not cost/,
  ],
  [
    "a score of time that the weeks do not give",
    "options.figures",
    cellIn("Minimum weeks", "90"),
    /Fits the requested time scores .*, the figures give 1,1/,
  ],
  [
    "a task without responsibilities",
    "approach.raci",
    (block) => (block.kind === "table" ? { ...block, rows: block.rows.slice(1) } : block),
    /other tasks/,
  ],
  [
    "a row with two accountable",
    "approach.raci",
    (block) =>
      block.kind === "table"
        ? { ...block, rows: block.rows.map((row) => row.map((cell) => (cell === "R" ? "A" : cell))) }
        : block,
    /accountable/,
  ],
  [
    "work by somebody who is not responsible",
    "approach.raci",
    (block) =>
      block.kind === "table"
        ? { ...block, rows: block.rows.map((row) => row.map((cell) => (cell === "R" ? "C" : cell))) }
        : block,
    /without responsibility/,
  ],
  [
    "another date for the order",
    "summary.decisions",
    (block) =>
      block.kind === "list"
        ? {
            ...block,
            items: block.items.map((item) => plain(item).replace(/order by \d+ \w+ \d+/, "order by 1 May 2031")),
          }
        : block,
    /sponsor and order/,
  ],
  [
    "a task before the one it follows",
    "timeline.tasks",
    (block) =>
      block.kind === "table"
        ? {
            ...block,
            rows: block.rows.map((row) => row.map((cell, index) => (index === 4 && row[0] === "T-2.1" ? "1" : cell))),
          }
        : block,
    /begins before/,
  ],
  [
    "an acronym on the first page",
    "summary.plan",
    (block) => ({ ...block, kind: "paragraph", text: "Retire NTLM." }),
    /NTLM is not written out/,
  ],
  [
    "a reference to nothing",
    "timeline.statement",
    (block) => ({ ...block, kind: "paragraph", text: "See D-77." }),
    /D-77/,
  ],
  [
    "a component that nobody pays for",
    "bill",
    (block) => (block.kind === "table" ? { ...block, rows: block.rows.slice(1) } : block),
    /in no line of the bill of materials/,
  ],
  [
    "a source without its reference",
    "appendix.references",
    (block) => (block.kind === "list" ? { ...block, items: block.items.slice(1) } : block),
    /not among the references/,
  ],
  [
    "an empty cell",
    "appendix.duties",
    (block) => (block.kind === "table" ? { ...block, rows: [["", "x", "y"]] } : block),
    /empty cell/,
  ],
  [
    "a ragged row",
    "appendix.duties",
    (block) => (block.kind === "table" ? { ...block, rows: [["x", "y"]] } : block),
    /ragged/,
  ],
])("%s is noticed", (_, rule, change, fault) => {
  expect(lintDocument(spoiled(rule, change)).join("\n")).toMatch(fault);
});

test.each([
  "A firewall of another maker stays.",
  "Servers on the premises stay.",
  "No window is asked for.",
  "USD 120 each full year.",
  "Everybody signs in with a key.",
])("what no British consultant would write is noticed: %s", (text) => {
  const faults = lintDocument(spoiled("summary.plan", (block) => ({ ...block, kind: "paragraph", text })));
  expect(faults.join("\n")).toContain("unidiomatic in summary.plan");
});

test("a formula that promises more than its result is noticed", () => {
  const rehosting = { "solution-type": ["azure-migration"], "solution-configuration": ["azure-rehost"] };
  const tree = composed(inputFor({ ...workedExample(), ...rehosting }));
  const none = spoiled(
    "architecture.sizing",
    (block) => cellIn("Result", "0")(cellIn("Formula", "at least 1")(block)),
    tree,
  );
  expect(lintDocument(none).join("\n")).toMatch(/“at least 1” gives 0/);
});

test("work for a role that a small firm does not have is noticed", () => {
  const small = composed(inputFor({ ...workedExample(), "company-size": ["small"] }));
  expect(lintDocument(small)).toEqual([]);
  const tree = spoiled(
    "support.calendar",
    (block) =>
      block.kind === "table"
        ? { ...block, rows: block.rows.map((row) => [...row.slice(0, -1), "Security lead"]) }
        : block,
    small,
  );
  expect(lintDocument(tree).join("\n")).toMatch(/whom a small firm does not have/);
});

/** A migration with a second region, of people who work elsewhere. */
const migration = composed(
  inputFor({
    ...workedExample(),
    "solution-type": ["azure-migration"],
    "solution-configuration": ["azure-rehost"],
    "company-size": ["large"],
    "primary-objective": ["remote-work"],
    timeline: ["12-plus-months"],
  }),
);

test.each<[string, string, (block: Block) => Block, RegExp]>([
  ["a licence of access that is not bought", "bill", without("Entra ID P1"), /no line \^Entra ID P1 pays: .*proxy/],
  ["rights on request without their licence", "bill", without("Entra ID P2"), /no line \^Entra ID P2 pays/],
  ["a way in that is not bought", "bill", without("Azure Bastion"), /no line \^Azure Bastion pays/],
  ["a replication that a restore proves", "appendix.traceability", cellIn("Test", "AT-1"), /AT-1 does not prove/],
  [
    "a tie that is called a lead",
    "options.scores",
    (block) =>
      block.kind === "table"
        ? { ...block, rows: block.rows.map((row) => row.map((cell, place) => (place === 3 ? (row[2] ?? cell) : cell))) }
        : block,
    /A leads although another/,
  ],
])("%s is noticed", (_, rule, change, fault) => {
  expect(lintDocument(migration)).toEqual([]);
  expect(lintDocument(spoiled(rule, change, migration)).join("\n")).toMatch(fault);
});

/** The bill without a line. */
function without(item: string): (block: Block) => Block {
  return (block) =>
    block.kind === "table"
      ? {
          ...block,
          rows: block.rows.filter((row) => !row.some((cell) => typeof cell === "string" && cell.startsWith(item))),
        }
      : block;
}

/** Detection for a firm without a directory in its answers, with two objectives. */
const detection = composed(
  inputFor({
    ...workedExample(),
    "solution-type": ["security"],
    "solution-configuration": ["security-detection"],
    "primary-objective": ["productivity", "remote-work"],
  }),
);

test.each<[string, string, (block: Block) => Block, RegExp]>([
  ["a policy that is counted and not listed", "conditional-access", shortened, /policies are planned, \d+ are listed/],
  [
    "an emergency access that another test proves",
    "appendix.traceability",
    cellIn("Test", "AT-1"),
    /AT-1 does not prove/,
  ],
])("%s is noticed", (_, rule, change, fault) => {
  expect(lintDocument(detection)).toEqual([]);
  expect(lintDocument(spoiled(rule, change, detection)).join("\n")).toMatch(fault);
});

/** The table without its last row. */
function shortened(block: Block): Block {
  return block.kind === "table" ? { ...block, rows: block.rows.slice(0, -1) } : block;
}
