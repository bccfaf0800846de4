/** A linter for a finished document: finds what a sceptical reader would notice without knowing the rules. */

import type { ComposeInput } from "#app/features/documents/brief/brief.ts";
import { composeDocument } from "#app/features/documents/compose.ts";
import { citationsOf } from "#app/features/documents/tree/citations.ts";
import { type DocumentTree, plain, type Section, type TableBody } from "#app/features/documents/tree/tree.ts";
import { blocksOf, cellsOf, plainOf, saidIn, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";
import { unexpandedAcronyms } from "#app/features/documents/words.ts";
import { unpaidComponents, unplacedServers } from "./bill.ts";
import { lintDates } from "./dates.ts";
import { lintEffort } from "./effort.ts";
import { lintOptions, lintOutline } from "./options.ts";
import { lintPlaces } from "./places.ts";
import { lintPlan } from "./plan.ts";
import { lintPromises } from "./promises.ts";
import { lintScope } from "./scope.ts";
import { lintSecurity } from "./security.ts";
import { lintWording } from "./wording.ts";

const PLACEHOLDERS =
  /assessment required|not specified|\bTBD\b|\bTODO\b|[{}]|undefined|\bnull\b|\bNaN\b|Infinity|\[object|lorem/i;

/** What is wrong with the document, in sentences; empty when nothing is. */
export function lintDocument(tree: DocumentTree): string[] {
  return [
    ...placeholders(tree),
    ...emptiness(tree),
    ...sums(tree),
    ...years(tree),
    ...lintPlan(tree),
    ...lintDates(tree),
    ...lintEffort(tree),
    ...lintWording(tree),
    ...lintOptions(tree),
    ...lintOutline(tree),
    ...openPrices(tree),
    ...acronyms(tree),
    ...references(tree),
    ...citations(tree),
    ...unpaidComponents(tree),
    ...unplacedServers(tree),
    ...lintPromises(tree),
    ...lintPlaces(tree),
    ...lintScope(tree),
    ...lintSecurity(tree),
  ];
}

/**
 * What is wrong with the document of this input. Checks it under neutral names, so that nobody's real name counts as a
 * placeholder or a contradiction or gets into the sentences.
 */
export function lintInput(input: ComposeInput): string[] {
  const client = { ...input.client, name: "Contact", company: "Client" };
  return lintDocument(composeDocument({ ...input, client, author: { name: "Consultant" } }));
}

function placeholders(tree: DocumentTree): string[] {
  return saidIn(tree)
    .filter(({ text }) => PLACEHOLDERS.test(text))
    .map(({ rule, text }) => `placeholder in ${rule}: ${text}`);
}

/** Finds empty sections, headings with nothing below, ragged tables, and empty cells except in a closing row. */
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

/** Every number and money column with a row called Sum must add up exactly, except percentages of weights. */
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

/** Three years must be the one-off sum and three full years, and the first option must cost what the budget says. */
function years(tree: DocumentTree): string[] {
  const rowsOf = (rule: string) => (tableOf(tree, rule)?.rows ?? []).map((row) => row.map(plain));
  const totals = rowsOf("budget.totals");
  const amounts = (currency: string | undefined, what: string) =>
    totals
      .find((row) => row[0] === currency && row[1] === what)
      ?.slice(2)
      .map(cents) ?? [];
  const uneven = totals
    .filter(([, what]) => what === "One-off plus three full years")
    .filter(([currency, , ...printed]) => {
      const [once, yearly] = [amounts(currency, "One-off"), amounts(currency, "Recurring, per full year")];
      return printed.some((cell, place) => cents(cell) !== (once[place] ?? 0) + 3 * (yearly[place] ?? 0));
    })
    .map(([currency]) => `the three years in ${currency} do not add up`);
  const once =
    tableOf(tree, "options.figures")?.columns.findIndex(({ title }) => title.startsWith("One-off, with")) ?? 0;
  const designed = rowsOf("options.figures")[0]?.[once] ?? "";
  const dear = totals
    .filter(([, what, , likely = ""]) => what === "One-off" && likely !== "0" && !designed.includes(likely))
    .map(([currency]) => `option A does not cost the one-off sum in ${currency}`);
  return [...uneven, ...dear];
}

function cents(cell: TableBody["rows"][number][number] | undefined): number {
  return Math.round(Number(plain(cell ?? "0").replace(/[,%]/g, "")) * 100);
}

/** The executive summary must not use an acronym before writing it out. */
function acronyms({ sections }: DocumentTree): string[] {
  const summary = sections.find(({ title }) => title === "Executive Summary");
  const page = (summary?.blocks ?? []).flatMap(textsOf).join("\n");
  return unexpandedAcronyms(page).map((acronym) => `${acronym} is not written out on the first page`);
}

/** The first page must name every line that needs a quotation, beside the sums that leave it out. */
function openPrices(tree: DocumentTree): string[] {
  const headline = plainOf(tree, "summary.headline");
  const bill = tableOf(tree, "bill");
  const prices = cellsOf(bill, "Unit price");
  return cellsOf(bill, "No.")
    .filter((id, index) => prices[index] === "to be quoted" && !headline.includes(id))
    .map((id) => `${id} has no price, and the first page does not say so`);
}

/** The guidelines of a supervisor are numbered alike. */
const CODES = /(?<!guideline )\b[DKABR]-\d{2}\b/g;

/** Every decision, risk, assumption and bill line that the text refers to must exist. */
function references(tree: DocumentTree): string[] {
  const known = new Set(
    blocksOf(tree)
      .flatMap((block) => (block.kind === "table" ? block.rows : []))
      .flatMap(([first = ""]) => plain(first).match(CODES) ?? []),
  );
  return saidIn(tree).flatMap(({ rule, text }) =>
    (text.match(CODES) ?? []).filter((id) => !known.has(id)).map((id) => `${id} in ${rule} refers to nothing`),
  );
}

/** Every cited source must be in the references under its number, with an address that opens in a browser. */
function citations(tree: DocumentTree): string[] {
  const listed = blocksOf(tree).flatMap((block) =>
    block.provenance.rule === "appendix.references" && block.kind === "list" ? block.items : [],
  );
  const cited = [...citationsOf(blocksOf(tree))];
  const missing = cited
    .filter(([, number]) => !plain(listed[number - 1] ?? "").startsWith(`[${number}] `))
    .map(([key]) => `${key} is cited and not among the references`);
  const links = listed.flatMap((item) => (typeof item === "string" ? [] : item));
  const broken = links.filter(
    (part) => typeof part === "object" && "href" in part && !/^https:\/\/[\w./-]+$/.test(part.href),
  );
  return [...missing, ...broken.map((part) => `no address: ${JSON.stringify(part)}`)];
}
