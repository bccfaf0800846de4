/** Checks the wording: finds what a native reader, or the owner of a small firm, would trip over. */

import { ROLE_COLUMNS, SMALL_ROLES } from "#app/features/documents/facts/depth.ts";
import { SMALL_CLIENT } from "#app/features/documents/facts/work.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { blocksOf, plainOf, saidIn, tableOf, textsOf } from "#app/features/documents/tree/tree-text.ts";

/** What is wrong with phrases, decisions, requests and people, in sentences. */
export function lintWording(tree: DocumentTree): string[] {
  return [
    ...phrases(tree),
    ...choices(tree),
    ...requests(tree),
    ...people(tree),
    ...monotony(tree),
    ...idle(tree),
    ...strangers(tree),
  ];
}

/** Word-for-word renderings that no British professional writes. */
const UNIDIOMATIC =
  /\bweighed score\b|\bleast (?:time|weeks)\b|\bdata lost at most\b|\bof another maker\b|\bon the premises\b|\b(?:is|are|was|were) asked for\b|\beach full year\b|\ball else\b|\beverybody\b|\bbesides\b/i;

function phrases(tree: DocumentTree): string[] {
  return saidIn(tree)
    .filter(({ text }) => UNIDIOMATIC.test(text))
    .map(({ rule, text }) => `unidiomatic in ${rule}: ${text}`);
}

/** First words of a decision that somebody can take. */
const CHOICE = /^(Accept|Approve|Choose|Confirm|Decide|Grant|Name|Order|Say|Settle|Sign)\b/;

/** Only an educational institution can buy from the academic list. */
function strangers(tree: DocumentTree): string[] {
  const answers = plainOf(tree, "appendix.answers");
  if (!answers || answers.includes("Industry Sector: Education")) return [];
  return saidIn(tree)
    .filter(({ text }) => /academic/i.test(text))
    .map(({ rule, text }) => `${rule} speaks of academic licences: ${text}`);
}

/** A decision asked for must say what to do, not only what it is about. */
function choices(tree: DocumentTree): string[] {
  return blocksOf(tree)
    .filter((block) => block.kind === "list" && block.provenance.rule === "summary.decisions")
    .flatMap(textsOf)
    .filter((text) => !CHOICE.test(text))
    .map((text) => `no decision is asked for: ${text}`);
}

/** A request must be understandable alone: it must name the product whose version it asks for. */
function requests(tree: DocumentTree): string[] {
  return blocksOf(tree)
    .filter(({ provenance }) => provenance.rule === "environment.requests")
    .flatMap(textsOf)
    .filter((text) => text.startsWith("Version"))
    .map((text) => `a request for the version of nothing: ${text}`);
}

/** If the sponsor is the IT contact's only colleague, no table may give work to a role that nobody has. */
function people(tree: DocumentTree): string[] {
  const isSmall = tableOf(tree, "approach.raci")?.columns.some(({ title }) => title === SMALL_CLIENT);
  if (!isSmall) return [];
  return blocksOf(tree).flatMap((block) => {
    if (block.kind !== "table") return [];
    const places = block.columns.flatMap(({ title }, index) => (ROLE_COLUMNS.includes(title) ? [index] : []));
    return block.rows
      .flatMap((row) => places.map((place) => plain(row[place] ?? "")))
      .filter((role) => role in SMALL_ROLES)
      .map((role) => `${block.caption} gives work to a ${role}, whom a small firm does not have`);
  });
}

const LONG = 8;

/** A column must not say the same in each of many rows, which tells the reader nothing. */
function monotony(tree: DocumentTree): string[] {
  return blocksOf(tree).flatMap((block) => {
    if (block.kind !== "table" || block.rows.length < LONG) return [];
    return block.columns.flatMap(({ title }, index) => {
      const said = new Set(block.rows.map((row) => plain(row[index] ?? "")));
      return ["From", "Checked with"].includes(title) && said.size === 1
        ? [`${block.caption}: ${title} is the same in every row`]
        : [];
    });
  });
}

/** An option without work must be said to need none, not to take 0.0 days. */
function idle(tree: DocumentTree): string[] {
  return (tableOf(tree, "options.figures")?.rows ?? [])
    .filter((row) => row.some((cell) => plain(cell) === "0.0"))
    .map((row) => `${plain(row[0] ?? "")} takes 0.0 days`);
}
