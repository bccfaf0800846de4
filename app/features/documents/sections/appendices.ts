/** Appendices: assumptions, risks, duties, traceability, references, terms, answers, glossary. */

import { detailLabel } from "#app/features/catalogue/detail-answers.ts";
import { DETAILS, UNKNOWN } from "#app/features/catalogue/details.ts";
import { STEPS } from "#app/features/catalogue/steps.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatIso, formatMonth } from "#app/features/documents/dates.ts";
import { GLOSSARY } from "#app/features/documents/facts/glossary.ts";
import { FACTS_AS_OF, SOURCES, type SourceRecord } from "#app/features/documents/facts/sources.ts";
import { CLIENT_DUTIES } from "#app/features/documents/facts/work.ts";
import { chosenRows } from "#app/features/documents/pack.ts";
import { citationsOf } from "#app/features/documents/tree/citations.ts";
import { Sheet } from "#app/features/documents/tree/sheet.ts";
import { type Block, type BlockBody, plain, type Section, type Text } from "#app/features/documents/tree/tree.ts";
import { sentence } from "#app/features/documents/words.ts";
import { traceability } from "./traceability.ts";

/** `before`: the sections already composed; references and glossary are made from what they really use. */
export function appendicesSection(content: Content, before: readonly Section[]): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  assumptions(sheet, content);
  riskRegister(sheet, content);
  clientDuties(sheet, content);
  traceability(sheet, content);
  const answers = answersOf([...before.flatMap(({ blocks }) => blocks), ...sheet.blocks]);
  references(sheet, content, before, answers);
  terms(sheet, content);
  answersAsGiven(sheet, content);
  glossary(sheet, before, answers); // the last: a small document has none
  return sheet.section("Appendices");
}

function assumptions(sheet: Sheet, content: Content): void {
  sheet.heading("A. Assumptions");
  sheet.table("appendix.assumptions", () => ({
    caption: "Assumptions and the impact if wrong",
    columns: ["No.|code", "Assumption", "If wrong", "Verification"],
    rows: content.assumptions,
    cells: ({ number, text, ifWrong, task }) => [number, text, ifWrong, task],
  }));
}

function riskRegister(sheet: Sheet, content: Content): void {
  sheet.heading("B. Risk register");
  sheet.table("appendix.risks", () => ({
    caption: "Risks, scored likelihood × impact (1 to 5 each)",
    columns: ["No.|code", "Risk", "Score|number", "Response", "Owner", "Trigger"],
    rows: content.risks,
    cells: ({ number, text, likelihood, impact, mitigation, owner, trigger }) => [
      number,
      text,
      `${likelihood} × ${impact} = ${likelihood * impact}`,
      mitigation,
      owner,
      trigger,
    ],
  }));
}

function clientDuties(sheet: Sheet, content: Content): void {
  sheet.heading("C. What the client provides");
  sheet.table("appendix.duties", () => ({
    caption: "Client responsibilities",
    columns: ["Duty", "By", "If late"],
    rows: chosenRows(CLIENT_DUTIES, content.brief),
    cells: ({ duty, by, effect }) => [duty, by, effect],
    inWords: ({ duty, by }) => [duty, `${sentence(by)}.`],
  }));
}

function answersAsGiven(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("G. Answers as given");
  sheet.list("appendix.answers", () => [
    ...STEPS.map(({ id, title }) => {
      const answer =
        id === "selected-client"
          ? clientText(content)
          : brief.assumed.includes(id)
            ? `not answered; planned with ${brief.label(id)}`
            : id === "solution-configuration"
              ? brief.chosen.name
              : brief.givenLabel(id);
      return [{ strong: `${title}: ` }, answer];
    }),
    ...detailsAsGiven(brief),
  ]);
}

/** What is not known shares a line. */
function detailsAsGiven(brief: Brief): Text[] {
  const given = DETAILS.flatMap(({ id, title }) => {
    const value = brief.known(id);
    return value === null ? [] : [[{ strong: `${title}: ` }, detailLabel(id, value)]];
  });
  const open = DETAILS.filter(({ id }) => brief.detail(id) === UNKNOWN).map(({ title }) => title);
  return open.length > 0 ? [...given, [{ strong: "Not known: " }, open.join("; ")]] : given;
}

function clientText({ brief }: Content): string {
  const { name, company, country } = brief.client;
  return [name, company === name ? "" : company, country ?? ""].filter(Boolean).join(", ");
}

/** Every answer behind any of the blocks. */
function answersOf(blocks: readonly Block[]): string[] {
  const lists = new Set(blocks.map(({ provenance }) => provenance.answers)); // a heading shares its block's
  const answers = new Set<string>();
  for (const list of lists) for (const answer of list) answers.add(answer);
  return [...answers];
}

function references(sheet: Sheet, content: Content, before: readonly Section[], answers: readonly string[]): void {
  const isGraded = () => !content.brief.has("company-size", "small");
  sheet.heading("E. References");
  sheet.paragraph("appendix.references", () =>
    // the cover of every document says as of when
    isGraded()
      ? `Verified on ${formatIso(FACTS_AS_OF)}; dates are those of the sources. Grades: A official text or a copy of it, B several secondary sources, C one.`
      : null,
  );
  const blocks = [...before.flatMap((section) => section.blocks), ...sheet.blocks];
  const cited = citationsOf(blocks);
  sheet.made("appendix.references", answers, () =>
    sheet.list("appendix.references", () =>
      [...cited].map(([key, number]) => referenceText(SOURCES[key], number, isGraded())),
    ),
  );
}

function referenceText(source: SourceRecord, number: number, isGraded: boolean): Text {
  const title = source.url ? { link: source.title, href: source.url } : `${source.title}, ${source.publisher}`;
  return [`[${number}] `, title, `, ${formatMonth(source.read)}${isGraded ? `, grade ${source.grade}` : ""}`];
}

/** As Conditional Access numbers its policies; without them a CA is only an authority. */
const POLICY_NUMBER = /\bCA\d\d/;
const OF_POLICY_NUMBERS = /; in the numbers of access policies .*/;
/** Fewer make no appendix. */
const FEWEST_TERMS = 3;
/** Looks only at words that begin with two capitals. */
const TERM = new RegExp(`\\b(?=[A-Z]{2})(?:${Object.keys(GLOSSARY).join("|")})(?=s?\\b)`, "g");

function glossary(sheet: Sheet, before: readonly Section[], answers: readonly string[]): void {
  sheet.heading("H. Glossary");
  sheet.made("appendix.glossary", answers, () =>
    sheet.list("appendix.glossary", () => {
      const texts: string[] = [];
      for (const { blocks } of before) for (const block of blocks) collectTexts(block, texts);
      const text = texts.join("\n");
      const found = Map.groupBy(text.match(TERM) ?? [], (term) => term);
      const numbersPolicies = POLICY_NUMBER.test(text);
      const meaningOf = (meaning: string) => (numbersPolicies ? meaning : meaning.replace(OF_POLICY_NUMBERS, ""));
      const kept = Object.entries(GLOSSARY).filter(([term]) => (found.get(term)?.length ?? 0) > 1); // once is read once
      return kept.length < FEWEST_TERMS
        ? []
        : kept.map(([term, meaning]) => [{ strong: term }, `: ${meaningOf(meaning)}`]);
    }),
  );
}

/** Into one list for one joining: it runs over the whole of every document. */
function collectTexts(block: BlockBody, into: string[]): void {
  if (block.kind === "heading") into.push(block.text);
  if (block.kind === "paragraph" || block.kind === "note") into.push(plain(block.text));
  if (block.kind === "diagram")
    for (const { nodes } of block.diagram.zones)
      for (const { label, note } of nodes) into.push(`${label} ${note ?? ""}`);
  if (block.kind !== "list" && block.kind !== "table") return;
  for (const row of block.kind === "list" ? [block.items] : block.rows) for (const cell of row) into.push(plain(cell));
}

function terms(sheet: Sheet, { brief }: Content): void {
  sheet.heading("F. Terms and notices");
  sheet.list("appendix.terms", () => [
    `${brief.client.company} may use this document for this project and share it.`,
    "It is planning material, not legal advice or a quotation, and not affiliated with or endorsed by Microsoft.",
  ]);
}
