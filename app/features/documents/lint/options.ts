/** Checks the scores of time and cost against the figures that they follow from. */

import { FOR_A_DOLLAR } from "#app/features/documents/facts/exchange.ts";
import { scoreBy, TIME_STEPS } from "#app/features/documents/options/appraisal.ts";
import { BUDGETED_COST } from "#app/features/documents/options/criteria.ts";
import { costScore } from "#app/features/documents/options/price.ts";
import { type DocumentTree, plain } from "#app/features/documents/tree/tree.ts";
import { plainOf, tableOf } from "#app/features/documents/tree/tree-text.ts";
import { halfUp } from "#app/shared/half-up.ts";

/** What a reader would find who calculates the two scores from the printed table. */
export function lintOptions(tree: DocumentTree): string[] {
  const figures = tableOf(tree, "options.figures");
  const cells = (title: string) => {
    const place = figures?.columns.findIndex((column) => column.title.startsWith(title)) ?? -1;
    return (figures?.rows ?? []).map((row) => plain(row[place] ?? ""));
  };
  const [, asked = ""] = /÷ the ([\d,]+) (?:weeks? of|working weeks? up to)/.exec(plainOf(tree, "options.rules")) ?? [];
  const window = Number(asked.replaceAll(",", ""));
  const recurs = figures?.columns.some(({ title }) => title.startsWith("One-off plus three years"));
  const prices = cells(recurs ? "One-off plus three years" : "One-off, with services and contingency").map(inDollars);
  const verdict = plainOf(tree, "options.verdict");
  const unranked = tableOf(tree, "options.scores")?.columns.filter(({ title }) => title.endsWith(", not ranked")) ?? [];
  const left = new Set([
    ...(verdict.match(/\b[A-Z](?= is not ranked)/g) ?? []),
    ...unranked.map(({ title }) => title.charAt(0)), // said on the first page of a small organisation
  ]);
  const letterAt = (place: number) => plain(figures?.rows[place]?.[0] ?? "").charAt(0);
  const ranked = prices.filter((price, place) => price > 0 && !left.has(letterAt(place)));
  const cheapest = Math.min(...ranked);
  const said = new Map(
    [...plainOf(tree, "options.rules").matchAll(/\b([A-Z]), which has no duration here, scores (\d)/g)].map(
      ([, letter, score]) => [letter, Number(score)],
    ),
  );
  const least = leastIn(tree);
  const weeks = cells("Minimum weeks").map((count, place) =>
    window && (Number(count) || least.get(letterAt(place)) || 0) > 0
      ? scoreBy((Number(count) || (least.get(letterAt(place)) ?? 0)) / window, TIME_STEPS)
      : (said.get(letterAt(place)) ?? 1),
  );
  const addsCost = plainOf(tree, "options.rules").includes("As every option adds cost");
  const costs = prices.map((price) => (price > 0 ? costScore(price / cheapest, addsCost) : 3));
  const isBySums = !plainOf(tree, "options.rules").includes("Cost reduction is not scored on totals");
  const byLetter = (scores: readonly number[]) => new Map(scores.map((score, place) => [letterAt(place), score]));
  return [
    ...apart(tree, "Fits the requested time", byLetter(weeks)),
    ...(isBySums ? ["Cost reduction", BUDGETED_COST].flatMap((name) => apart(tree, name, byLetter(costs))) : []),
  ];
}

/** Least weeks of work that stands in no figure, by letter. */
const leastIn = (tree: DocumentTree): ReadonlyMap<string, number> =>
  new Map(
    [...plainOf(tree, "options.rules").matchAll(/; ([A-F]) takes at least (\d+) weeks?/g)].map(
      ([, letter = "", weeks]) => [letter, Number(weeks)],
    ),
  );

function apart(tree: DocumentTree, criterion: string, scores: ReadonlyMap<string, number>): string[] {
  const table = tableOf(tree, "options.scores");
  const printed = table?.rows
    .find(([label]) => plain(label ?? "") === criterion)
    ?.slice(2)
    .map(plain);
  const found = table?.columns.slice(2).map(({ title }) => scores.get(title.charAt(0)));
  return printed?.some((score, place) => score !== `${found?.[place]}`)
    ? [`${criterion} scores ${printed}, the figures give ${found}`]
    : [];
}

/** Checks the lines of an outline against the sum printed below them. */
export function lintOutline(tree: DocumentTree): string[] {
  const table = tableOf(tree, "outline.cost");
  if (!table) return [];
  const [, once = "", , yearly = ""] =
    /In total (.+?) one-off( and (.+) a year)?;/.exec(plainOf(tree, "outline.sum")) ?? [];
  const [, days = "", rate = "", services = ""] =
    table.rows.map((row) => row.map(plain)).find(([line]) => line === "Services") ?? [];
  const worked = halfUp(Number(days.replaceAll(",", "")) * numberOf(rate));
  const wrong =
    worked === numberOf(services) || rate === "as in A" ? [] : [`${days} days at ${rate} are not ${services}`];
  const sums = [once, yearly].flatMap((printed, place) => {
    const lines = table.rows.map((row) => plain(row[place + 3] ?? ""));
    const added = currencies(lines);
    return currencies([printed]) === added ? [] : [`the outline's lines add up to ${added}, not to ${printed}`];
  });
  return [...wrong, ...sums];
}

/** The sum of all amounts in the texts by currency: `EUR 12000, USD 3000`. */
function currencies(texts: readonly string[]): string {
  const sums = new Map<string, number>();
  for (const [, currency = "", amount = ""] of texts.flatMap((text) => [...text.matchAll(/([A-Z]{3}) ([\d,.]*\d)/g)]))
    sums.set(currency, (sums.get(currency) ?? 0) + Number(amount.replaceAll(",", "")));
  return [...sums]
    .map(([currency, sum]) => `${currency} ${sum}`)
    .toSorted()
    .join(", ");
}

/** Adds up amounts such as `EUR 12,000 and USD 3,000` in dollars, at planning rates. */
function inDollars(amounts: string): number {
  const paid = [...amounts.matchAll(/([A-Z]{3}) ([\d,]+(?:\.\d+)?)/g)];
  return paid.reduce((sum, [, unit = "", amount = ""]) => sum + numberOf(amount) / (rates.get(unit) ?? Number.NaN), 0);
}

const rates: ReadonlyMap<string, number> = new Map(Object.entries(FOR_A_DOLLAR));

/** The number in `EUR 12,000`. */
const numberOf = (amount: string): number => Number((/[\d,]+(?:\.\d+)?/.exec(amount)?.[0] ?? "").replaceAll(",", ""));
