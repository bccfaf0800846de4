/** A linter over a finished document: what a sceptical reader would notice without knowing the rules. */

import { citationsOf } from "#app/features/documents/citations.ts";
import {
  type BlockBody,
  type DocumentTree,
  plain,
  type Section,
  type TableBody,
} from "#app/features/documents/tree.ts";
import { unexpandedAcronyms } from "#app/features/documents/words.ts";

const PLACEHOLDERS =
  /assessment required|not specified|\bTBD\b|\bTODO\b|[{}]|undefined|\bnull\b|\bNaN\b|Infinity|\[object|lorem/i;

/** What is wrong with the document, in sentences; empty when nothing is. */
export function lintDocument(tree: DocumentTree): string[] {
  return [
    ...placeholders(tree),
    ...emptiness(tree),
    ...sums(tree),
    ...years(tree),
    ...responsibilities(tree),
    ...freezes(tree),
    ...decisionDates(tree),
    ...openPrices(tree),
    ...acronyms(tree),
    ...references(tree),
    ...citations(tree),
  ];
}

export function tableOf(tree: DocumentTree, rule: string): TableBody | undefined {
  return blocksOf(tree).find(
    (block): block is typeof block & TableBody => block.kind === "table" && block.provenance.rule === rule,
  );
}

export function blocksOf({ control, sections }: DocumentTree) {
  return [...control, ...sections.flatMap(({ blocks }) => blocks)];
}

export function textsOf(block: BlockBody): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
    case "note":
      return [plain(block.text)];
    case "list":
      return block.items.map(plain);
    case "table":
      return [
        block.caption,
        ...block.columns.map(({ title }) => title),
        ...block.rows.flatMap((row) => row.map(plain)),
      ];
    case "diagram":
      return [
        block.caption,
        ...block.diagram.zones.flatMap(({ title, nodes }) => [
          title,
          ...nodes.flatMap(({ label, note }) => [label, ...(note ? [note] : [])]),
        ]),
        ...block.diagram.edges.map(({ label }) => label),
      ];
    case "gantt":
      return [block.caption, ...block.bars.flatMap(({ label, dates }) => [label, dates])];
  }
}

function placeholders(tree: DocumentTree): string[] {
  return blocksOf(tree).flatMap((block) =>
    textsOf(block)
      .filter((text) => PLACEHOLDERS.test(text))
      .map((text) => `placeholder in ${block.provenance.rule}: ${text}`),
  );
}

/** Empty sections, headings with nothing below, ragged tables, empty cells other than in a closing row. */
function emptiness(tree: DocumentTree): string[] {
  const faults = tree.sections.flatMap(({ title, blocks }: Section) => {
    const found = blocks.some(({ kind }) => kind !== "heading") ? [] : [`section ${title} is empty`];
    if (blocks.at(-1)?.kind === "heading") found.push(`section ${title} ends with a heading`);
    return found;
  });
  for (const block of blocksOf(tree)) {
    if (block.kind === "list" && block.items.some((item) => !plain(item).trim()))
      faults.push(`empty item in ${block.provenance.rule}`);
    if ((block.kind === "paragraph" || block.kind === "note") && !plain(block.text).trim())
      faults.push(`empty text in ${block.provenance.rule}`);
    if (block.kind !== "table") continue;
    if (block.rows.length === 0) faults.push(`table without rows: ${block.caption}`);
    for (const row of block.rows) {
      if (row.length !== block.columns.length)
        faults.push(`ragged row in ${block.caption}: ${row.map(plain).join(" | ")}`);
      const isTotal = plain(row[0] ?? "") === "Sum";
      if (!isTotal && row.some((cell) => !plain(cell).trim()))
        faults.push(`empty cell in ${block.caption}: ${row.map(plain).join(" | ")}`);
    }
  }
  return faults;
}

/** Every number and money column with a row called Sum adds up exactly, but for percentages of weights. */
function sums(tree: DocumentTree): string[] {
  const faults: string[] = [];
  for (const block of blocksOf(tree)) {
    if (block.kind !== "table") continue;
    const total = block.rows.at(-1);
    if (!total || plain(total[0] ?? "") !== "Sum") continue;
    for (const [index, { kind, title }] of block.columns.entries()) {
      if (kind !== "number" && kind !== "money") continue;
      const parts = block.rows.slice(0, -1).reduce((sum, row) => sum + cents(row[index]), 0);
      if (parts !== cents(total[index]))
        faults.push(`${block.caption}: ${title} adds up to ${parts}, not ${cents(total[index])}`);
    }
  }
  return faults;
}

/** The years add up, the same three years stand in both tables, and the first option costs what the budget says. */
function years(tree: DocumentTree): string[] {
  const rowsOf = (rule: string) => (tableOf(tree, rule)?.rows ?? []).map((row) => row.map(plain));
  const totals = rowsOf("budget.totals");
  const view = rowsOf("budget.years");
  const uneven = view
    .filter(
      ([, , ...amounts]) =>
        amounts.slice(0, -1).reduce((sum, amount) => sum + cents(amount), 0) !== cents(amounts.at(-1)),
    )
    .map(([currency, what]) => `${what} in ${currency}: the years do not add up`);
  const apart = totals
    .filter(([, what = ""]) => what.startsWith("Three years"))
    .filter(([currency, , , likely]) => view.findLast((row) => row[0] === currency)?.at(-1) !== likely)
    .map(([currency]) => `the three years in ${currency} differ between the tables`);
  const once = tableOf(tree, "options.figures")?.columns.findIndex(({ title }) => title.startsWith("Once, with")) ?? 0;
  const designed = rowsOf("options.figures")[0]?.[once] ?? "";
  const dear = totals
    .filter(([, what, , likely = ""]) => what === "One-off" && likely !== "0" && !designed.includes(likely))
    .map(([currency]) => `option A does not cost the one-off sum in ${currency}`);
  return [...uneven, ...apart, ...dear];
}

function cents(cell: TableBody["rows"][number][number] | undefined): number {
  return Math.round(Number(plain(cell ?? "0").replace(/[,%]/g, "")) * 100);
}

/** The tasks of the plan and of the responsibility table are the same, and each has exactly one accountable. */
function responsibilities(tree: DocumentTree): string[] {
  const tasks =
    tableOf(tree, "timeline.tasks")
      ?.rows.slice(0, -1)
      .map((row) => plain(row[0] ?? "")) ?? [];
  const raci = tableOf(tree, "approach.raci")?.rows ?? [];
  const columns = tableOf(tree, "approach.raci")?.columns ?? [];
  const faults =
    raci.map((row) => plain(row[0] ?? "")).join() === tasks.join()
      ? []
      : ["responsibilities name other tasks than the plan"];
  for (const row of raci) {
    const roles = row.filter((_, index) => !["Task", "What"].includes(columns[index]?.title ?? ""));
    const accountable = roles.filter((cell) => /\bA\b/.test(plain(cell))).length;
    if (accountable !== 1) faults.push(`${plain(row[0] ?? "")} has ${accountable} accountable`);
  }
  return [...faults, ...idleWorkers(tree)];
}

/** Whoever does a task by the plan is responsible for it; in small organisations one consultant is architect and project manager. */
function idleWorkers(tree: DocumentTree): string[] {
  const raci = tableOf(tree, "approach.raci");
  return (raci?.rows ?? []).flatMap((row, index) => {
    const role = plain(tableOf(tree, "timeline.tasks")?.rows[index]?.[2] ?? "").toLowerCase();
    const place = raci?.columns.findIndex(({ title }) => title.toLowerCase().includes(role)) ?? -1;
    return /\bR\b/.test(plain(row[place] ?? ""))
      ? []
      : [`${plain(row[0] ?? "")} is done by ${role} without responsibility`];
  });
}

/** What people must attend or feel does not lie wholly in a freeze, unless the freeze names it as an exception; tasks that follow do not begin earlier. */
function freezes(tree: DocumentTree): string[] {
  const tasks =
    tableOf(tree, "timeline.tasks")
      ?.rows.slice(0, -1)
      .map((row) => row.map(plain)) ?? [];
  const first = tasks.map(([id = "", , , after = "", weeks = ""]) => ({ id, after, from: Number.parseInt(weeks, 10) }));
  const early = first.filter(({ after, from }) => (first.find(({ id }) => id === after)?.from ?? 0) > from);
  const start = Date.parse(`${/counted from (\d+ \w+ \d+)/.exec(plainOf(tree, "timeline.start"))?.[1]} UTC`);
  const day = 86_400_000;
  const caught = (tableOf(tree, "timeline.freezes")?.rows ?? [])
    .map((row) => row.map(plain))
    .flatMap(([from = "", to = "", reason = "", , consequence = ""]) =>
      tasks
        .filter(([id = "", title = "", , , weeks = ""]) => {
          const [begin = 0, end = begin] = weeks.split("–").map(Number);
          const felt =
            /^(Pilot|Communication and training)/.test(title) ||
            (/sign-off/i.test(title) && /holiday|shutdown/.test(reason));
          const inside =
            start + (begin - 1) * 7 * day >= Date.parse(`${from} UTC`) &&
            start + (end * 7 - 3) * day <= Date.parse(`${to} UTC`);
          return felt && inside && !consequence.includes(id);
        })
        .map(([id]) => `${id} lies in the freeze for ${reason}`),
    );
  return [...early.map(({ id, after }) => `${id} begins before ${after}, which it follows`), ...caught];
}

/** Sponsor and order have one date each, before the start; decisions stand in the order of their dates, before the deadline they are about. */
function decisionDates(tree: DocumentTree): string[] {
  const day = (text: string) => Date.parse(`${text} UTC`);
  const decisions = (tableOf(tree, "next.decisions")?.rows ?? []).map((row) => row.map(plain));
  const late = decisions.filter(([, , , by = ""], index) => day(by) < day(decisions[index - 1]?.[3] ?? by));
  const gate = /deadline of (\d+ \w+ \d+).*decision (D-\d+) is due by/.exec(plainOf(tree, "timeline.deadline"));
  const missed = decisions.filter(([id = "", , , by = ""]) => gate && id === gate[2] && day(by) > day(gate[1] ?? ""));
  const actions = (tableOf(tree, "next.actions")?.rows ?? []).map((row) => row.map(plain));
  const due = (action: RegExp) => actions.find(([, text = ""]) => action.test(text))?.[3] ?? "";
  const summary = plainOf(tree, "summary.decisions");
  const said = /Name a sponsor by (.+?), and release the budget with the order by (.+?)\./.exec(summary);
  const start = /counted from (\d+ \w+ \d+)/.exec(plainOf(tree, "timeline.start"))?.[1] ?? "";
  const agreed = said?.[1] === due(/sponsor/) && said?.[2] === due(/order/) && day(due(/order/)) < day(start);
  return [
    ...[...late, ...missed].map(([id]) => `${id} is dated out of order`),
    ...(agreed ? [] : ["the first page and the actions date sponsor and order differently"]),
  ];
}

function plainOf(tree: DocumentTree, rule: string): string {
  return blocksOf(tree)
    .filter(({ provenance }) => provenance.rule === rule)
    .flatMap(textsOf)
    .join(" ");
}

/** No block of the executive summary uses an acronym before it has been written out. */
function acronyms({ sections }: DocumentTree): string[] {
  const summary = sections.find(({ title }) => title === "Executive Summary");
  return (summary?.blocks ?? []).flatMap((block) =>
    unexpandedAcronyms(textsOf(block).join("\n")).map(
      (acronym) => `${acronym} is not written out in ${block.provenance.rule}`,
    ),
  );
}

/** Every line that needs a quotation is named on the first page beside the sums that leave it out. */
function openPrices(tree: DocumentTree): string[] {
  const headline = plainOf(tree, "summary.headline");
  return (tableOf(tree, "budget.unpriced")?.rows ?? [])
    .map(([id]) => plain(id ?? ""))
    .filter((id) => !headline.includes(id))
    .map((id) => `${id} has no price, and the first page does not say so`);
}

/** Every decision, risk, assumption and bill line that is referred to exists. */
function references(tree: DocumentTree): string[] {
  const known = new Set(
    blocksOf(tree).flatMap((block) => (block.kind === "table" ? block.rows.map((row) => plain(row[0] ?? "")) : [])),
  );
  return blocksOf(tree).flatMap((block) =>
    textsOf(block)
      .flatMap((text) => text.match(/\b[DKABR]-\d{2}\b/g) ?? [])
      .filter((id) => !known.has(id))
      .map((id) => `${id} in ${block.provenance.rule} refers to nothing`),
  );
}

/** Every source that a table rests on stands in the references under its number, with an address that opens in a browser. */
function citations(tree: DocumentTree): string[] {
  const listed = tableOf(tree, "appendix.references")?.rows ?? [];
  const cited = [...citationsOf(blocksOf(tree))];
  const missing = cited
    .filter(([, number]) => plain(listed[number - 1]?.[0] ?? "") !== `[${number}]`)
    .map(([key]) => `${key} is cited and not among the references`);
  const links = listed.flatMap((row) => row.flatMap((cell) => (typeof cell === "string" ? [] : cell)));
  const broken = links.filter(
    (part) => typeof part === "object" && "href" in part && !/^https:\/\/[\w./-]+$/.test(part.href),
  );
  return [...missing, ...broken.map((part) => `no address: ${JSON.stringify(part)}`)];
}
