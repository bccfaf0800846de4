/** Budget Considerations: effort by rate, what moves it, bought and recurring lines, contingency, three years. */

import { borrowsRates, derivesRates } from "#app/features/documents/brief/jurisdiction.ts";
import { formatAmount, formatFigure, type Range } from "#app/features/documents/budget/budget.ts";
import type { Content } from "#app/features/documents/content.ts";
import { dayOfIso, formatDay, formatIso } from "#app/features/documents/dates.ts";
import { formatDays, spanOf } from "#app/features/documents/effort/effort.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { PLANNED_IN, rateText } from "#app/features/documents/facts/exchange.ts";
import { ESTIMATED_IN } from "#app/features/documents/facts/prices.ts";
import { FACTS_AS_OF, FACTS_FRESH_DAYS } from "#app/features/documents/facts/sources.ts";
import { fixedDay, lateness } from "#app/features/documents/plan/fixed-date.ts";
import { lines, Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Section } from "#app/features/documents/tree/tree.ts";
import { clause, listed, plural, sentence } from "#app/features/documents/words.ts";
import { affordable } from "./affordable.ts";
import { figures } from "./budget-figures.ts";
import { billOfMaterials, otherLines } from "./budget-lines.ts";
import { payments } from "./budget-payments.ts";
import { totals } from "./budget-years.ts";
import { stepsOf } from "./effort-steps.ts";
import { ownTime } from "./own-time.ts";

export function budgetSection(content: Content): Section {
  const { brief } = content;
  const sheet = new Sheet(brief.reader);
  accuracy(sheet, content);
  affordable(sheet, content);
  adjusters(sheet, content);
  ratesAndContingency(sheet, content);
  billOfMaterials(sheet, content);
  otherLines(sheet, content);
  totals(sheet, content);
  payments(sheet, content);
  return sheet.section("Budget Considerations");
}

function accuracy(sheet: Sheet, content: Content): void {
  sheet.paragraph(
    "budget.accuracy",
    () =>
      `Accuracy: rough order of magnitude, effort ${spanOf(content.effort)}. ${narrowing(content)} Excluded: ${salesTax(content)}, travel, hardware delivery and the client's own time${ownTime(content)}${foreignRates(content)}${regionalPrices(content)}${agedPrices(content)}`,
  );
}

/** An assessment has no discovery before its scope is signed. */
function narrowing({ brief, plan }: Content): string {
  const signed = clause(plan.gates[0]?.gate ?? "");
  return brief.holds(ASSESSES)
    ? `${sentence(signed)} fixes what is reviewed and measured, and narrows this to a budget estimate (±20%), from which the quotation is made.`
    : `After discovery: budget estimate (±20%); at ${signed}: quotation (±10%).`;
}

const GST = new Set(["Australia", "Canada"]);

function salesTax({ brief: { client, jurisdiction } }: Content): string {
  if (GST.has(client.country ?? "")) return "GST";
  if (jurisdiction === "us") return "Sales tax";
  return jurisdiction === "other" ? "VAT or sales tax" : "VAT";
}

/** Where no prices of the client's own market are held, whose they are, which a reader must know. */
function foreignRates({ brief, budget }: Content): string {
  const { country } = brief.client;
  const of = ESTIMATED_IN[brief.currency];
  if (of)
    return budget.lines.some(({ price }) => price?.currency === brief.currency && price.unit !== "day")
      ? ` Prices in ${brief.currency} of what is bought are those of ${of.market} at ${rateText(of.unit, brief.currency)}, a planning rate of ${PLANNED_IN}.`
      : "";
  if (derivesRates(country) && brief.size === "small") return ""; // the first page says it
  if (derivesRates(country))
    return ` Day rates and estimates in ${brief.currency} are those of Ireland and the EU at ${rateText("EUR", brief.currency)}, a planning rate of ${PLANNED_IN}.`;
  return borrowsRates(country)
    ? " No day rates of the client's country are held: services are priced in EUR at Irish and EU rates."
    : "";
}

/** Prices of Azure differ by region; a small organisation reads the range of its machines in the bill. */
function regionalPrices({ brief, budget }: Content): string {
  const runs = brief.has("solution-type", "azure-migration", "hybrid-cloud") && brief.size !== "small";
  if (!runs || brief.jurisdiction === "us") return "";
  const included = budget.lines.some(({ price }) => price?.item.startsWith("Virtual machine"))
    ? ", which the high figures for machines include, and so half of it their likely ones"
    : "";
  return ` Azure prices are those of regions in the United States; elsewhere they may be up to 20% higher${included}.`;
}

/** A list price is held for a quarter. */
const PRICES_FRESH_DAYS = 90;

function agedPrices({ brief }: Content): string {
  const age = brief.today - dayOfIso(FACTS_AS_OF);
  const isAged = age > PRICES_FRESH_DAYS;
  if (isAged && brief.size === "small")
    return age > FACTS_FRESH_DAYS ? "" : " Prices are checked again before the order."; // the first page has their date, and says so of old facts
  return isAged ? ` Prices, last checked on ${formatIso(FACTS_AS_OF)}, are checked again before the order.` : "";
}

function adjusters(sheet: Sheet, content: Content): void {
  sheet.heading("Services");
  sheet.table("budget.adjusters", () => ({
    caption: "How the effort was calculated",
    columns: ["Step", "Value|number", "Reason"],
    rows: lines(stepsOf(content), "ej"),
    cells: ({ line }) => line,
  }));
}

function ratesAndContingency(sheet: Sheet, content: Content): void {
  sheet.table("budget.roles", () => {
    const { currency } = content.budget.rates;
    return {
      caption: `Effort by role × day rate (${content.budget.rates.market}${dated(content.budget.roles)})`,
      columns: [
        "Role",
        "Days low|number",
        "Days likely|number",
        "Days high|number",
        `Rate, ${currency} a day`,
        "Market range",
        `Low, ${currency}|money`,
        `Likely, ${currency}|money`,
        `High, ${currency}|money`,
      ],
      rows: content.budget.roles.map((role) => ({ ...role, source: content.budget.rates.source })),
      cells: ({ role, days, plan, low, high, cost }) => [
        role,
        ...daysOf(days),
        formatFigure(plan),
        `${formatFigure(low)} – ${formatFigure(high)}`,
        ...figures(cost),
      ],
      total: ["Sum", ...daysOf(content.effort), "", "", ...figures(content.budget.services)],
    };
  });
  sheet.paragraph(
    "budget.contingency",
    () =>
      `Contingency: ${content.budget.contingencyPercent}% of the likely services (${content.budget.contingencyReason}), ${formatAmount(content.budget.contingency, content.budget.rates.currency)}${carriedBy(content)}`,
  );
}

/** Days before a fixed date in which the end of a plan has no room to slip. */
const CLOSE = 28;

/** Who releases the contingency, and what of this client it is there for. */
function carriedBy({ brief, assumptions, conflicts, plan }: Content): string {
  if (brief.size === "small") return "."; // whose few assumptions and questions have their own tables
  const { details } = brief.confidence;
  const open = details.of - details.answered;
  const day = fixedDay(brief);
  const spare = day === null ? null : day - plan.end;
  const grave = conflicts.filter(({ severity }) => severity === "blocker" || severity === "warning");
  const facts = [
    ...(assumptions.length > 0 ? [`the ${plural(assumptions.length, "assumption")} of appendix A`] : []),
    ...(open > 0 ? [plural(open, "unanswered question")] : []),
    ...(grave.length > 0
      ? [`${grave.length === 1 ? "conflict" : "conflicts"} ${listed(grave.map(({ number }) => number))}`]
      : []),
    ...(lateness(brief, plan) ? ["a fixed date that the plan misses"] : []),
    ...(spare !== null && spare >= 0 && spare <= CLOSE ? [`a fixed date, ${formatDay(plan.end + spare)}`] : []),
  ];
  return `, one reserve for low, likely and high, whose range already allows for effort; the sponsor releases it.${facts.length > 0 ? ` It covers ${listed(facts)}.` : ""}`;
}

/** Kind and date of the rates; where they differ, those of each role. */
function dated(roles: Content["budget"]["roles"]): string {
  const kinds = Map.groupBy(roles, ({ kind, asOf }) => `${kind}, ${asOf}`);
  if (kinds.size === 1) return `, ${[...kinds.keys()].join("")}`;
  const each = [...kinds].map(([kind, named]) => `${listed(named.map(({ role }) => clause(role)))}: ${kind}`);
  return `; ${each.join("; ")}`;
}

function daysOf({ low, likely, high }: Range): string[] {
  return [formatDays(low), formatDays(likely), formatDays(high)];
}
