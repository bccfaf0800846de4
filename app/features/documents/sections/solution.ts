/** Recommended Solution: scope, options, architecture, sizing, decisions and bill of materials. */

import { CLOSE, COST, COST_STEPS, levelWith, TIME_STEPS } from "#app/features/documents/appraisal.ts";
import type { Content } from "#app/features/documents/content.ts";
import { amountsText, daysText, NONE } from "#app/features/documents/estimates.ts";
import { type ComponentRow, chosenRows, count, type PackTable, say } from "#app/features/documents/pack.ts";
import { recoveryOf } from "#app/features/documents/requirements.ts";
import { Sheet, sourced } from "#app/features/documents/sheet.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { figure, listed, sentence } from "#app/features/documents/words.ts";
import { likelyText, unitPrice } from "./budget-lines.ts";

export function solutionSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  sheet.paragraph("solution.statement", () => reworded(content)(brief.configuration.description));
  scope(sheet, content);
  options(sheet, content);
  architecture(sheet, content);
  for (const table of content.pack.tables.filter(({ section }) => section === "solution"))
    packTable(sheet, table, content);
  decisions(sheet, content);
  bill(sheet, content);
  sheet.heading("Backup and recovery");
  sheet.table("solution.recovery", () => ({
    caption: "Recovery objectives",
    columns: ["Service", "Maximum data loss", "Recovery time", "Method"],
    rows: recoveryOf(brief, content.pack),
    cells: ({ service, rpo, rto, method }) => [service, say(rpo, brief), say(rto, brief), method],
  }));
  return sheet.section("Recommended Solution");
}

/** What the configuration says, as these answers leave it. */
export function reworded({ brief, pack }: Content): (text: string) => string {
  return (text) => pack.reworded?.(text, brief) ?? text;
}

function scope(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Scope");
  sheet.list("solution.scope", () => chosenRows(content.pack.scope.inside, brief).map(({ text }) => text));
  sheet.paragraph("solution.out-of-scope", () => [
    { strong: "Not included: " },
    `${content.pack.scope.outside.flatMap((text) => say(text, brief) || []).join("; ")}.`,
  ]);
}

function options(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Options considered");
  sheet.table("options.description", () => ({
    caption: "Options",
    columns: ["Option", "What it is", "Against it"],
    rows: content.appraisal.options.map(({ row, letter }) => ({ ...row, letter })),
    cells: ({ letter, name, description, against }) => [
      `${letter}: ${name}`,
      say(description, brief),
      say(against, brief),
    ],
  }));
  const whole = content.appraisal.criteria.every(({ weight }) => Number.isInteger(weight));
  sheet.table("options.scores", () => ({
    caption: "Appraisal, 1 (poor) to 5 (good)",
    columns: ["Criterion", "Weight|number", ...content.appraisal.options.map(({ letter }) => `${letter}|number`)],
    rows: sourced(content.appraisal.criteria, "ej"),
    cells: ({ label, weight }, index) => [
      label,
      `${weight.toFixed(whole ? 0 : 1)}%`,
      ...content.appraisal.options.map((option) => (isLeftOut(option, content) ? NONE : `${option.scores[index]}`)),
    ],
    total: [
      "Weighted score",
      "100%",
      ...content.appraisal.options.map((option) => (isLeftOut(option, content) ? LEFT_OUT : option.total.toFixed(2))),
    ],
  }));
  sheet.table("options.figures", () => ({
    caption: "Likely figures of the options (A in detail, the others rounded)",
    columns: [
      "Option",
      "Days|number",
      "Minimum weeks|number",
      "Once, with services and contingency",
      "Each full year",
      "Once and three full years",
      "Left out",
    ],
    rows: sourced(content.estimates, "ej"),
    cells: ({ option, days, weeks, oneOff, yearly, threeYears, without }) => [
      brief.has("company-size", "small")
        ? `${option.letter}: ${option.row.name}. ${sentence(say(option.row.description, brief))}`
        : option.letter,
      daysText(days),
      weeks > 0 ? `${weeks}` : NONE,
      amountsText(oneOff),
      amountsText(yearly),
      amountsText(threeYears),
      without,
    ],
  }));
  sheet.list("options.basis", () =>
    content.estimates.slice(1).map(({ option, basis }) => [{ strong: `${option.letter}. ` }, `${sentence(basis)}.`]),
  );
  sheet.paragraph("options.rules", () => scoreRules(content));
  sheet.paragraph("options.verdict", () => {
    const { excluded, sensitivity } = content.appraisal;
    const missing = excluded.map(
      ({ letter, row }) =>
        ` ${letter} is left out of the ranking: ${row.cannot ? say(row.cannot.why, content.brief) : ""}.`,
    );
    return `${verdictOf(content)}${missing.join("")} ${sensitivity}`;
  });
}

/** Who leads, and why the designed option is designed. */
function verdictOf({ brief, appraisal }: Content): string {
  const { winner, designed } = appraisal;
  const [leader, ...others] = levelWith(appraisal);
  if (winner !== designed)
    return `${winner.letter} leads by ${(winner.total - designed.total).toFixed(2)}. ${designed.letter} is designed here because it was asked for; the decision between them is among the next steps of ${brief.client.company}.`;
  if (!leader) return `${designed.letter} leads and is designed here.`;
  const lead = leader.total - designed.total;
  const score =
    lead > 0
      ? `${leader.letter} scores ${lead.toFixed(2)} more than ${designed.letter}`
      : `${listed([designed, leader, ...others].map(({ letter }) => letter))} score the same`;
  return `${score}. A lead below ${CLOSE.toFixed(2)} is finer than judgements in whole points can tell: ${designed.letter}, which was asked for, keeps its place and is designed here.`;
}

/** In the place of the score of an option that misses a must; what it scores by each criterion is compared with nothing. */
const LEFT_OUT = "left out";

function isLeftOut({ letter }: { letter: string }, { appraisal }: Content): boolean {
  return appraisal.excluded.some((option) => option.letter === letter);
}

/** How the scores of time and cost follow from the figures above them. */
function scoreRules({ brief, plan: { windowWeeks } }: Content): string {
  const [half, most, whole, over] = TIME_STEPS;
  const time = windowWeeks
    ? `Time is scored by minimum weeks ÷ the window of ${windowWeeks} weeks: 5 up to ${half}, 4 up to ${most}, 3 up to ${whole}, 2 up to ${over}, otherwise 1.`
    : "No window was asked for, so time has no weight.";
  if (!brief.has("primary-objective", COST) || brief.has("company-size", "small")) return time;
  const steps = COST_STEPS.map((step, place) => `${5 - place} up to ${step}`).join(", ");
  return `${time} Cost reduction is scored by the cost of three years ÷ that of the cheapest ranked option, with currencies counted as equal: ${steps}, otherwise 1; an option that costs nothing here scores 3.`;
}

function architecture(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Target architecture");
  sheet.diagram("architecture.diagram", `Target architecture, ${content.pack.noun}`, () => content.pack.diagram(brief));
  sheet.table("architecture.components", () => ({
    caption: "Components and starting size",
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
    cells: ({ from, to, port, purpose }) => [from, to, say(port, brief), purpose],
  }));
  sheet.heading("Sizing");
  sheet.table("architecture.sizing", () => ({
    caption: "Sizing with the formula used",
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
function paidBy({ bill: items = [], free = "" }: ComponentRow, { budget }: Content): string {
  const found = budget.lines.filter(({ item }) => items.includes(item)).map(({ id }) => id);
  return found.length > 0 ? found.join(", ") : free;
}

function decisions(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("Design decisions");
  sheet.table("decisions", () => ({
    caption: "Decision log; each decision is a proposal until it is signed",
    columns: ["No.|code", "Decision", "Alternatives", "Choice", "Trade-off", "Confidence"],
    rows: content.decisions,
    cells: (row) => [
      row.number,
      brief.has("company-size", "small") ? row.title : `${row.title}. ${say(row.context, brief)}`,
      row.alternatives,
      say(row.decision, brief),
      say(row.tradeOff, brief),
      row.confidence,
    ],
  }));
}

/** In a small organisation the one table that counts and prices. */
function bill(sheet: Sheet, content: Content): void {
  const small = () => content.brief.has("company-size", "small");
  sheet.heading("Bill of materials");
  sheet.table("bill", () => ({
    caption: "Bill of materials",
    columns: ["No.|code", "Item", "Quantity|number", "How counted", ...(small() ? ["Unit price", "Likely"] : [])],
    rows: content.budget.lines,
    cells: (line) => [
      line.id,
      line.item,
      figure(line.quantity),
      line.formula,
      ...(small() ? [unitPrice(line), likelyText(line)] : []),
    ],
  }));
}

/** A table that only one solution has, with its own heading. */
export function packTable(sheet: Sheet, table: PackTable, content: Content): void {
  const { brief } = content;
  const applies = () => content.pack.tables.includes(table) && brief.holds(table.when);
  sheet.heading(table.heading);
  sheet.paragraph(table.id, () => applies() && table.intro && say(table.intro, brief));
  sheet.table(table.id, () =>
    applies()
      ? {
          caption: table.caption,
          columns: table.columns,
          rows: chosenRows(table.rows, brief),
          cells: ({ cells }) => cells.map((cell) => say(cell, brief)),
        }
      : null,
  );
}
