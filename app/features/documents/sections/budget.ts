/** Budget Considerations: effort by rate, what moves it, bought and recurring lines, contingency, three years. */

import { formatAmount, formatFigure, type Range } from "#app/features/documents/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatIso } from "#app/features/documents/dates.ts";
import { formatDays, spanOf, split } from "#app/features/documents/effort.ts";
import { FACTS_AS_OF } from "#app/features/documents/facts/sources.ts";
import { lines, Sheet, sourced } from "#app/features/documents/sheet.ts";
import type { Section } from "#app/features/documents/tree.ts";
import { clause } from "#app/features/documents/words.ts";
import { figures } from "./budget-figures.ts";
import { otherLines, pricedLines } from "./budget-lines.ts";
import { totals } from "./budget-years.ts";

/** Shares due at the order and at three of the four gates of the plan. */
const MILESTONES = [
  { gate: null, percent: 20 },
  { gate: 0, percent: 25 },
  { gate: 1, percent: 25 },
  { gate: 3, percent: 30 },
] as const;

export function budgetSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  accuracy(sheet, content);
  services(sheet, content);
  adjusters(sheet, content);
  ratesAndContingency(sheet, content);
  pricedLines(sheet, content);
  otherLines(sheet, content);
  totals(sheet, content);
  milestones(sheet, content);
  whatMovesTheFigure(sheet, content);
  return sheet.section("Budget Considerations");
}

function accuracy(sheet: Sheet, content: Content): void {
  sheet.paragraph(
    "budget.accuracy",
    () =>
      `Accuracy: rough order of magnitude; the days of this plan span ${spanOf(content.effort)} around the likely figure. After discovery it becomes a budget estimate (±20%), after ${clause(content.plan.gates[0]?.gate ?? "")} a quotation (±10%). Without value added tax, travel, delivery of hardware and the client's own time. Prices as of the dates shown; facts as of ${formatIso(FACTS_AS_OF)}.${foreignRates(content)}`,
  );
}

/** Outside the markets on record the rates are borrowed, which a reader must know. */
function foreignRates({ brief }: Content): string {
  const country = brief.client.country;
  return brief.jurisdiction === "other"
    ? ` No day rates ${country && country !== "Other" ? `for ${country}` : "of the client's country"} are on record: services are priced in EUR at those of Ireland and the EU, to be replaced by the consultant's own.`
    : "";
}

function services(sheet: Sheet, content: Content): void {
  sheet.heading("Services");
  sheet.table("budget.effort", () => ({
    caption: "Effort by phase, each task at the rate of its role",
    columns: [
      "Phase",
      "Days low|number",
      "Days likely|number",
      "Days high|number",
      `Low, ${content.budget.rates.currency}|money`,
      `Likely, ${content.budget.rates.currency}|money`,
      `High, ${content.budget.rates.currency}|money`,
    ],
    rows: sourced(
      content.effort.phases.map((days, index) => ({
        days,
        cost: content.budget.servicePhases[index],
        name: `${index + 1} ${phaseTitle(content, index + 1)}`,
      })),
      "ej",
    ),
    cells: ({ days, cost, name }) => [name, ...daysOf(days), ...figures(cost)],
    total: ["Sum", ...daysOf(content.effort), ...figures(content.budget.services)],
  }));
}

function adjusters(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.table("budget.adjusters", () => ({
    caption: "How the days were reached",
    columns: ["Step", "Value|number", "Reason"],
    rows: lines(
      [
        [
          "Basis",
          `${content.effort.base.join(" – ")}`,
          `${brief.configuration.name}, ${content.effort.rowSize === brief.size ? "row of this size" : `row of size ${content.effort.rowSize}, the nearest that the table has`}; without ${content.effort.excludes}`,
        ],
        ...(content.effort.configurationFactor
          ? [
              [
                "Configuration",
                `× ${(content.effort.configurationFactor.percent / 100).toFixed(2)}`,
                content.effort.configurationFactor.reason,
              ],
            ]
          : []),
        ...(content.effort.volume
          ? [
              [
                "Numbers given",
                `× ${(content.effort.volume.factor / 10_000).toFixed(4)}`,
                content.effort.volume.formula,
              ],
            ]
          : []),
        ...content.effort.adjusters.map(({ percent, reason }) => [
          "Adjuster",
          `× ${(1 + percent / 100).toFixed(2)}`,
          reason,
        ]),
        [
          "Factor",
          `× ${(content.effort.factor / 10_000).toFixed(4)}`,
          content.effort.capped ? "product of the adjusters, capped at +60%" : "product of the adjusters",
        ],
        [
          "Result",
          `${formatDays(content.effort.low)} – ${formatDays(content.effort.likely)} – ${formatDays(content.effort.high)}`,
          "low, likely, high",
        ],
      ],
      "ej",
    ),
    cells: ({ line }) => line,
  }));
}

function ratesAndContingency(sheet: Sheet, content: Content): void {
  sheet.table("budget.roles", () => {
    const { currency } = content.budget.rates;
    return {
      caption: `Effort by role × day rate (${content.budget.rates.market}); the consultant's own rates take their place`,
      columns: [
        "Role",
        "Days low|number",
        "Days likely|number",
        "Days high|number",
        `Rate, ${currency} a day`,
        "Market range",
        "Kind and date",
        `Low, ${currency}|money`,
        `Likely, ${currency}|money`,
        `High, ${currency}|money`,
      ],
      rows: content.budget.roles.map((role) => ({ ...role, source: content.budget.rates.source })),
      cells: ({ role, days, plan, low, high, kind, asOf, cost }) => [
        role,
        ...daysOf(days),
        formatFigure(plan),
        `${formatFigure(low)} – ${formatFigure(high)}`,
        `${kind}, ${asOf}`,
        ...figures(cost),
      ],
      total: ["Sum", ...daysOf(content.effort), "", "", "", ...figures(content.budget.services)],
    };
  });
  sheet.paragraph("budget.check", () => {
    const { check, services, rates } = content.budget;
    const gap = Math.round(((services.likely - check.likely) / check.likely) * 1000) / 10;
    return `Check at one blended rate of ${formatAmount(rates.blended, rates.currency)} a day: ${formatAmount(check.likely, rates.currency)} likely, ${formatFigure(check.low)} to ${formatFigure(check.high)}. The sum by role lies ${Math.abs(gap)}% ${gap < 0 ? "below" : "above"} it, because of the mix of roles in the tasks.`;
  });
  sheet.paragraph(
    "budget.contingency",
    () =>
      `Contingency: ${content.budget.contingencyPercent}% of the likely services (${content.budget.contingencyReason}), ${formatAmount(content.budget.contingency, content.budget.rates.currency)}.`,
  );
}

function daysOf({ low, likely, high }: Range): string[] {
  return [formatDays(low), formatDays(likely), formatDays(high)];
}

/** Without what a plan that leaves its window adds to the title. */
function phaseTitle(content: Content, number: number): string {
  return content.plan.phases.find((phase) => phase.number === number)?.title.split(":")[0] ?? "";
}

function milestones(sheet: Sheet, content: Content): void {
  sheet.table("budget.milestones", () => ({
    caption: "Payment milestones proposed for the services, likely figure",
    columns: ["Milestone", "Share|number", `Amount, ${content.budget.rates.currency}|money`],
    rows: sourced(withAmounts(content.budget.services.likely), "ej"),
    cells: ({ gate, percent, amount }) => [
      gate === null ? "Order" : (content.plan.gates[gate]?.gate ?? ""),
      `${percent}%`,
      formatFigure(amount),
    ],
    total: ["Sum", "100%", formatFigure(content.budget.services.likely)],
  }));
}

function whatMovesTheFigure(sheet: Sheet, content: Content): void {
  sheet.heading("What moves the figure most");
  sheet.paragraph("budget.sensitivity.short", () => {
    if (!content.brief.has("company-size", "small")) return null;
    const numbers = content.assumptions.slice(0, 3).map(({ number }) => number);
    return `Assumptions ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}, each with its price if it is wrong, in the appendix.`;
  });
  sheet.list("budget.sensitivity", () =>
    content.assumptions
      .slice(0, 3)
      .map(({ number, text, ifWrong }) => [{ strong: `${number}. ` }, `${text} If wrong: ${ifWrong}.`]),
  );
}

function withAmounts(total: number) {
  const units = split(
    total / 100,
    MILESTONES.map(({ percent }) => percent),
  );
  return MILESTONES.map((milestone, index) => ({ ...milestone, amount: (units[index] ?? 0) * 100 }));
}
