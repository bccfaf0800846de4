/** Recommended Solution: scope, options, architecture, sizing and decisions. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { isAhead, isRecommended } from "#app/features/documents/options/appraisal.ts";
import { type ComponentRow, chosenRows, citedRows, count, type PackTable, say } from "#app/features/documents/pack.ts";
import { recoveryOf } from "#app/features/documents/requirements.ts";
import { Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { clause, figure } from "#app/features/documents/words.ts";
import { recoveryText } from "./given.ts";
import { options } from "./options.ts";

export function solutionSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  sheet.paragraph(
    "solution.statement",
    () => `${describedText(content)}${reworded(content)(brief.configuration.description)}`,
  );
  scope(sheet, content);
  options(sheet, content);
  architecture(sheet, content);
  for (const table of content.pack.tables.filter(({ section }) => section === "solution"))
    packTable(sheet, table, content);
  decisions(sheet, content);
  sheet.heading("Backup and recovery");
  sheet.table("solution.recovery", () => ({
    caption: "Recovery objectives",
    columns: ["Service", "Maximum data loss", "Recovery time", "Method"],
    rows: recoveryOf(brief, content.pack),
    cells: ({ service, rpo, rto, method }) => [service, say(rpo, brief), say(rto, brief), method],
  }));
  sheet.paragraph("solution.recovery.given", () => recoveryText(content));
  return sheet.section("Recommended Solution");
}

/** Which option the design, its plan and its sums are of, where another one is in front. */
function describedText({ appraisal }: Content): string {
  const { winner, designed } = appraisal;
  if (winner === designed) return "";
  const place = isRecommended(appraisal) ? "is recommended" : "leads";
  return `What follows describes option ${designed.letter}, as requested; ${winner.letter} ${place} (Options considered). `;
}

/** What the configuration says, as these answers leave it. */
export function reworded({ brief, pack }: Content): (text: string) => string {
  return (text) => pack.reworded?.(text, brief) ?? text;
}

function scope(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Scope");
  sheet.list("solution.scope", () => chosenRows(content.pack.scope.inside, brief).map(({ text }) => say(text, brief)));
  sheet.paragraph("solution.out-of-scope", () => [
    { strong: "Not included: " },
    `${content.pack.scope.outside
      .flatMap((text) => say(text, brief) || [])
      .map((text, index) => (index > 0 ? clause(text) : text))
      .join("; ")}.`,
  ]);
}

function architecture(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Target architecture");
  sheet.diagram("architecture.diagram", `Target architecture, ${content.pack.noun}`, () => content.pack.diagram(brief));
  sheet.table("architecture.components", () => ({
    caption: "Components and initial sizing",
    columns: ["Component", "Count|number", "Size each", "Purpose", "Bill of materials"],
    rows: chosenRows(content.pack.components, brief).filter((row) => count(row.count, brief) > 0),
    cells: (row) => [
      row.name,
      figure(count(row.count, brief)),
      say(row.size, brief),
      say(row.purpose, brief),
      paidBy(row, content),
    ],
  }));
  sheet.table("architecture.ports", () => ({
    caption: "Network connections",
    columns: ["From", "To", "Port", "Purpose"],
    rows: chosenRows(content.pack.ports, brief),
    cells: ({ from, to, port, purpose }) => [from, to, say(port, brief), say(purpose, brief)],
  }));
  sheet.heading("Sizing");
  sheet.table("architecture.sizing", () => ({
    caption: "Sizing and formulas",
    columns: ["Quantity", "Formula", "Result"],
    rows: chosenRows(content.pack.sizing, brief),
    cells: ({ quantity, formula, result }) => [quantity, say(formula, brief), say(result, brief)],
  }));
  sheet.heading("Design rules");
  sheet.table("architecture.rules", () => ({
    caption: "Design rules",
    columns: ["No.|number", "Rule"],
    rows: chosenRows(content.pack.rules, brief),
    cells: ({ text }, index) => [`${index + 1}`, say(text, brief)],
  }));
}

/** The lines of the bill that pay for a component, or why there is none. */
function paidBy({ bill: items = [], free = "", isPart }: ComponentRow, { brief, budget }: Content): string {
  const found = budget.lines.filter(({ item }) => items.includes(item)).map(({ id }) => id);
  if (found.length === 0) return free;
  return isPart?.(brief) ? `${found.join(", ")}; otherwise ${free}` : found.join(", ");
}

function decisions(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Design decisions");
  sheet.table("decisions", () => ({
    caption: `Decision log${isAhead(content) ? `, if ${content.appraisal.designed.letter} is chosen` : ""} (proposals until signed)`,
    columns: ["No.|code", "Decision", "Alternatives", "Choice", "Trade-off", "Confidence"],
    rows: content.decisions.map((row) => ({ row, source: row.source.slice(0, 1) })), // what carries the choice
    cells: ({ row }) => [
      row.number,
      brief.has("company-size", "small") ? row.title : `${row.title}. ${say(row.context, brief)}`,
      say(row.alternatives, brief),
      say(row.decision, brief),
      say(row.tradeOff, brief),
      row.confidence,
    ],
  }));
}

/** A table that only one solution has, with its own heading. */
export function packTable(sheet: Sheet, table: PackTable, content: Content): void {
  const { brief } = content;
  const applies = () => content.pack.tables.includes(table) && chosenRows([table], brief).length > 0;
  sheet.heading(table.heading);
  sheet.paragraph(table.id, () => applies() && table.intro && say(table.intro, brief));
  sheet.table(table.id, () =>
    applies()
      ? {
          caption: say(table.caption, brief),
          columns: table.columns,
          rows: table.byAmount
            ? citedRows(table.rows, brief).toSorted((a, b) => amountIn(b, brief) - amountIn(a, brief))
            : citedRows(table.rows, brief),
          cells: ({ cells }) => cells.map((cell) => say(cell, brief)),
        }
      : null,
  );
}

/** `USD 78,540` as a number. */
const amountIn = ({ cells: [, amount = ""] }: PackTable["rows"][number], brief: Brief): number =>
  Number(say(amount, brief).replaceAll(/\D/g, ""));
