/** The outline of the option that may serve the client better than the one that is designed. */

import { timesAYear } from "#app/features/documents/budget/bill.ts";
import { type Budget, formatAmount, wholeUnits } from "#app/features/documents/budget/budget.ts";
import { amountsText, daysText, type EstimateLine, NONE, sumsOf } from "#app/features/documents/budget/estimates.ts";
import type { Content } from "#app/features/documents/content.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import { split } from "#app/features/documents/effort/shares.ts";
import { ranges } from "#app/features/documents/numbered.ts";
import { isAhead } from "#app/features/documents/options/appraisal.ts";
import type { OptionOutline } from "#app/features/documents/options/option-row.ts";
import { type Outline, outlineOf } from "#app/features/documents/options/outline.ts";
import { resolved, say, type Wording } from "#app/features/documents/pack.ts";
import { firstDayOf, orderDay } from "#app/features/documents/plan/plan.ts";
import { lines, type Sheet } from "#app/features/documents/tree/sheet.ts";
import type { Text } from "#app/features/documents/tree/tree.ts";
import { clause, figure, listed, plural, sentence } from "#app/features/documents/words.ts";
import { endOfWeek } from "#app/features/documents/working-days.ts";
import { unitPrice } from "./budget-lines.ts";
import { servicesByGate } from "./budget-payments.ts";
import { SLACK, workTable } from "./outline-work.ts";

export function outline(sheet: Sheet, content: Content): void {
  const { brief } = content;
  sheet.heading("The other option in outline");
  const worked = () => outlineOf(content);
  sheet.list("outline.design", () => {
    const found = worked();
    if (!found) return [];
    const { letter } = found.option;
    return [
      said(`Scope of ${letter}`, found.text.parts, content),
      ...(found.text.ends && brief.has("company-size", "small")
        ? []
        : [said("Reused from A", [found.text.carries], content)]),
      ...endsOf(found, content),
      said(`Given up with ${letter}`, [found.text.lost], content),
      ...risksOf(found, content).map(
        ({ text, response }): Text => [
          { strong: `Risk of ${letter}. ` },
          `${sentence(say(text, brief))}. Response: ${say(response, brief)}.`,
        ],
      ),
      ...(brief.has("company-size", "small") && !found.estimate.work ? [planText(found)] : []),
      said(`Choose A over ${letter} if`, found.text.against, content),
    ];
  });
  sheet.table("outline.work", () => workTable(worked(), content));
  sheet.table("outline.phases", () => phaseTable(worked(), content));
  sheet.table("outline.cost", () => costTable(worked(), content));
  sheet.paragraph("outline.sum", () => {
    const found = worked();
    return found && sumText(found, content);
  });
  sheet.paragraph("outline.order", () => {
    const found = worked();
    return found && content.appraisal.winner.letter === found.option.letter ? orderText(found, content) : null;
  });
}

/** What is recommended can be ordered as it stands here: by the dates and the payments of its own phases. */
function orderText(found: Outline, content: Content): string {
  const { brief, plan, budget } = content;
  const { letter } = found.option;
  const ends = found.phases.map(({ to }) => formatDay(endOfWeek(plan, to)));
  const freezes = plan.freezes.length > 0 ? ", freezes permitting" : "";
  const [ordered = "", rest = "", ...others] = paymentsOf(found, content).map((units) =>
    formatAmount(units * 100, budget.rates.currency),
  );
  return `Ordered in place of A by ${formatDay(orderDay(brief))}, ${letter} starts on ${formatDay(firstDayOf(plan, 1))} and ends its phases on ${listed(ends)}${freezes}, with the gates of A. Payments (likely services): ${ordered} with the order, and at the end of each phase ${listed([rest, ...others])}.`;
}

/** Half of phase 1 twice, then each phase, in whole units; the same work costs what it does in the first option. */
function paymentsOf({ estimate, phases }: Outline, content: Content): number[] {
  const { budget, effort } = content;
  const [first = 0, ...later] = phases.map(({ days }) => days);
  const gates = servicesByGate(content);
  const isSame = estimate.days === effort.likely && estimate.services === budget.services.likely;
  if (isSame) return halved(estimate.services / 100, gates);
  const kept = estimate.work?.phases[0];
  const opens = kept && kept.stays.days === effort.phases[0]?.likely && kept.own.length === 0;
  if (!opens) return halved(estimate.services / 100, [first, ...later]);
  const one = (gates[0] ?? 0) / 100;
  return [...split(one, [1, 1]), ...split(estimate.services / 100 - one, later)];
}

function halved(units: number, [first = 0, ...later]: readonly number[]): number[] {
  return split(units, [first / 2, first / 2, ...later]);
}

function said(head: string, texts: readonly Wording[], { brief }: Content): Text {
  const text = texts.map((wording) => say(wording, brief)).filter(Boolean);
  return [{ strong: `${head}: ` }, `${text.join("; ")}.`];
}

/** Which decisions, bill lines and acceptance tests are the first option's alone, by their numbers, and what is tested in their place. */
function endsOf({ text: { ends }, estimate }: Outline, { brief, budget, decisions, acceptance }: Content): Text[] {
  const titles = resolved(ends?.decisions ?? [], brief);
  const ended = decisions.filter(({ title }) => titles.includes(title)).map(({ number }) => number);
  const stays = new Set([...estimate.lines.map(({ line }) => line), ...estimate.unsummed.map(({ id }) => id)]);
  const dropped = budget.lines.filter(({ id, owned }) => !stays.has(id) && !owned).map(({ id }) => id);
  const tests = acceptance.map(({ component }, place) => ({ component, code: `AT-${place + 1}` }));
  const gone = tests.filter(({ component }) => ends?.tests.includes(component)).map(({ code }) => code);
  const told = [
    ...(ended.length > 0 ? [`decisions ${ranges(ended)}`] : []),
    ...(dropped.length > 0 ? [`bill lines ${ranges(dropped)}`] : []),
    ...(gone.length > 0 ? [`tests ${ranges(gone)}`] : []),
  ];
  if (told.length === 0) return [];
  const instead = ends && gone.length > 0 ? ` Tested instead: ${say(ends.accepts, brief)}.` : "";
  return [[{ strong: "Of A alone: " }, `${listed(told)}.${instead}`]];
}

/** The phases in one sentence. */
function planText({ option: { letter }, phases, weeks, estimate }: Outline): Text {
  const days = phases.map(({ title, days: count }) => `${clause(title)} ${daysText(count)}`);
  return [
    { strong: `Plan of ${letter}: ` },
    `${plural(weeks, "week")}${weeks > estimate.weeks ? `${SLACK}, at least ${estimate.weeks}` : ""}; effort by phase: ${listed(days)}.`,
  ];
}

/** In a small organisation the first of what is recommended; of another option it has the drawback and when to choose A. */
function risksOf({ text: { risks }, option }: Outline, { brief, appraisal }: Content): OptionOutline["risks"] {
  if (!brief.has("company-size", "small")) return risks;
  return option.letter === appraisal.winner.letter ? risks.slice(0, 1) : [];
}

function phaseTable(found: Outline | null, { brief }: Content) {
  if (!found?.text.work) return null;
  const { option, phases, text, weeks, estimate } = found;
  return {
    caption: `${option.letter} (${option.row.name}) by phase`,
    columns: ["Phase", "Weeks", "Days|number", "Work"],
    rows: lines(
      phases.map(({ title, from, to, days }, place) => [
        title,
        from === to ? `${from}` : `${from} to ${to}`,
        daysText(days),
        sentence(say(text.work?.[place] ?? "", brief)),
      ]),
      "ej",
    ),
    cells: ({ line }: { line: readonly string[] }) => line,
    total: [
      "Sum",
      `${weeks}${weeks > estimate.weeks ? SLACK : ""}`,
      daysText(estimate.days),
      `At least ${plural(estimate.weeks, "week")}`,
    ],
  };
}

/** Every line that its sums are made of, unrounded; those of A, which its bill prices, in one. */
function costTable(found: Outline | null, { budget }: Content) {
  if (!found) return null;
  const { lines: all } = found.estimate;
  const [stays, own] = [all.filter(({ line }) => line), all.filter(({ line }) => !line)];
  const kept = stays.length > 1 ? [keptRow(stays, budget)] : stays.map(bought);
  return {
    caption: `Itemised cost of ${found.option.letter}, likely figures`,
    columns: ["Line", "Quantity|number", "Price", "One-off|money", "Annual|money"],
    rows: lines([...servicesOf(found, budget), ...kept, ...own.map(bought)], "ej"),
    cells: ({ line }: { line: readonly string[] }) => line,
  };
}

/** Where the option is in front, its low and high stand on the first page. */
function sumText({ estimate }: Outline, content: Content): string {
  const { brief, budget } = content;
  const { currency } = budget.rates;
  const { oneOff, yearly } = sumsOf(estimate.lines, currency, estimate.services + estimate.contingency);
  const parts = [
    `${amountsText(oneOff)} one-off`,
    ...(amountsText(yearly) === NONE ? [] : [`${amountsText(yearly)} a year`]),
  ];
  const basis = isAhead(content) && !brief.has("company-size", "small");
  return `In total ${listed(parts)}; rounded in the options table.${basis ? " Low and high (key figures) take days in the proportion of A’s." : ""}`;
}

/** The same work in the same days costs the same, whatever a mean rate gives. */
const AS_IN_A = "as in A";

function servicesOf({ estimate: { days, services, contingency } }: Outline, budget: Budget): string[][] {
  const { currency } = budget.rates;
  const rate = Math.round(services / (days / 10) / 100) * 100;
  return [
    [
      "Services",
      daysText(days),
      wholeUnits((rate * days) / 10) === services ? `${formatAmount(rate, currency)} a day` : AS_IN_A,
      formatAmount(services, currency),
      NONE,
    ],
    ["Contingency", NONE, `${budget.contingencyPercent}% of the services`, formatAmount(contingency, currency), NONE],
  ];
}

function keptRow(stays: readonly EstimateLine[], { rates }: Budget): string[] {
  const { oneOff, yearly } = sumsOf(stays, rates.currency, 0);
  const ids = ranges(stays.flatMap(({ line }) => line ?? []));
  return [`Lines of A that stay: ${ids}`, NONE, NONE, amountsText(oneOff), amountsText(yearly)];
}

function bought({ line, item, quantity, months, price, kind, likely }: EstimateLine): string[] {
  const amount = formatAmount(likely * timesAYear(kind), price.currency);
  return [
    line ? `${item} (${line} of A)` : item,
    figure(quantity),
    `${unitPrice({ price, owned: false })}${months ? `, ${months} months` : ""}`,
    ...(kind === "one-off" ? [amount, NONE] : [NONE, amount]),
  ];
}
