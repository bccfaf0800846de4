/** What the stated budget buys where the whole costs more, or may buy besides where it costs less. */

import { type Additions, additionsFor, completingFor } from "#app/features/documents/budget/additions.ts";
import { formatAmount, formatFigure } from "#app/features/documents/budget/budget.ts";
import { framedBy, savedWithin } from "#app/features/documents/budget/budget-frame.ts";
import { amountsText, daysText } from "#app/features/documents/budget/estimates.ts";
import { limitOf } from "#app/features/documents/budget/limit.ts";
import { type Cut, cutNames, cutsFor, yearlyMore } from "#app/features/documents/budget/reductions.ts";
import { smallerOrder } from "#app/features/documents/budget/smaller-order.ts";
import type { Content } from "#app/features/documents/content.ts";
import { isAhead } from "#app/features/documents/options/appraisal.ts";
import { lines, type Sheet } from "#app/features/documents/tree/sheet.ts";
import { clause, figure, listed, sentence } from "#app/features/documents/words.ts";

export function affordable(sheet: Sheet, content: Content): void {
  sheet.table("budget.smaller", () => smallerTable(content));
  sheet.table("budget.additions", () => {
    const found = additionsFor(content.brief, content);
    return found && additionsTable(content, found);
  });
}

/** A first order, what may be left out, and what the whole comes to without it. */
function smallerTable(content: Content) {
  const { brief, budget } = content;
  const limit = limitOf(brief, budget);
  const cuts = cutsFor(brief, content);
  const framed = framedBy(brief, budget);
  if (!limit || !cuts || (framed && savedWithin(content, framed))) return null; // one decision answers it
  const { currency } = budget.rates;
  const order = cuts.fits ? null : smallerOrder(brief, content);
  const none = ["First order: none", "–", "–", "The budget pays for no half day"];
  const rows = [
    ...(cuts.fits ? [] : [order ? orderRow(order) : none]),
    ...(cuts.fits || cuts.cuts.length > 3 ? [] : insteadOf(content, limit.end)),
    ...cuts.cuts.map(cutRow),
  ];
  const gap = cuts.fits
    ? "Within the budget"
    : `Still ${formatAmount(Math.ceil((cuts.left - limit.end) / 100) * 100, currency)} above the budget`;
  const spared = cuts.cuts.reduce((sum, { days }) => sum + days, 0);
  const total = [
    cuts.cuts.length > 0 ? "The whole without these" : "The whole",
    daysText(content.effort.likely - spared),
    formatFigure(Math.round(cuts.left / 100) * 100),
    gap,
  ];
  return {
    caption: `What a budget of up to ${limit.text} buys${isAhead(content) ? ` of option ${content.appraisal.designed.letter}` : ""}, and the order in which to cut`,
    columns: ["Order", "Days|number", `${currency} with contingency|money`, "What you have, or do without"],
    rows: lines(rows, "ej"),
    cells: ({ line }: { line: readonly string[] }) => line,
    total,
  };
}

function cutRow(cut: Cut): string[] {
  const less = [...cut.yearly].some(([, sum]) => sum > 0) ? `; ${amountsText(cut.yearly)} a year less` : "";
  const more = yearlyMore([cut]);
  const yearly = less || (more.size > 0 ? `; ${amountsText(more)} a year more` : "");
  return [
    `Without ${cutNames([cut])} (${listed(cut.titles)})`,
    cut.days > 0 ? `−${daysText(cut.days)}` : "0",
    cut.saved > 0 ? `−${formatFigure(cut.saved)}` : "0",
    `${cut.lost}${yearly}`,
  ];
}

function orderRow({ what, days, cost, gives }: NonNullable<ReturnType<typeof smallerOrder>>): string[] {
  return [`First order: ${what}`, days === null ? "–" : daysText(days), formatFigure(cost), gives];
}

/** What a requirement lacks may be worth more than the beginning of a whole. */
function insteadOf(content: Content, end: number): string[][] {
  const found = completingFor(content, end);
  if (!found) return [];
  const { what, days, reserved, yearly, why } = found;
  const licences = yearly ? `, ${yearly} a year` : ""; // each reason ends with the licence
  return [[`Or in its place: ${clause(what)}`, figure(days[1]), formatFigure(reserved), `${why}${licences}`]];
}

function additionsTable({ brief, budget }: Content, { room, rows, fitting, surely }: Additions) {
  const { currency } = budget.rates;
  const start = limitOf(brief, budget)?.start ?? 0;
  const hasLicences = rows.some(({ yearly }) => yearly);
  const left = formatAmount(Math.floor(room / 100) * 100, currency);
  const span = (low: string, high: string) => (low === high ? high : `${low} – ${high}`);
  const fits = fitting === rows.length ? "all fit" : fitting === 0 ? "none fits" : `the first ${fitting} fit`;
  const ends =
    surely < fitting
      ? `; of a budget of ${formatAmount(start, currency)}, ${surely === 0 ? "none fits" : `the first ${surely}`}`
      : "";
  return {
    caption: `Additions in the order in which to buy: ${fits} into the ${left} that the high figure leaves of the budget (before contingency)${ends}`,
    columns: [
      "Addition",
      "Days",
      `× rate, ${currency}`,
      `Once, ${currency}`,
      ...(hasLicences ? ["Licences a year"] : []),
      `Together at most, ${currency}`,
      "Why",
    ],
    rows,
    cells: ({ what, days, rate, once, yearly, together, why }: Additions["rows"][number]) => [
      what,
      span(figure(days[0]), figure(days[1])),
      formatFigure(rate),
      span(formatFigure(once[0]), formatFigure(once[1])),
      ...(hasLicences ? [yearly || "–"] : []),
      formatFigure(together),
      why,
    ],
    inWords: ({ what, days, rate, once, yearly, why }: Additions["rows"][number]): readonly [string, string] => [
      `Addition within the budget: ${clause(what)}`,
      `${span(figure(days[0]), figure(days[1]))} days × ${formatAmount(rate, currency)}: ${span(formatFigure(once[0]), formatFigure(once[1]))} once${yearly ? `, ${yearly} a year` : ""}, of the ${left} that the high figure leaves. ${sentence(why)}.`,
    ],
  };
}
