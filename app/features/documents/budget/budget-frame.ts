/** The client's budget frame beside the likely one-off sums. */

import { is } from "#app/features/catalogue/predicate.ts";
import type { Brief } from "#app/features/documents/brief/brief.ts";
import type { Content } from "#app/features/documents/content.ts";
import { ASSESSES } from "#app/features/documents/facts/effort.ts";
import { listed } from "#app/features/documents/words.ts";
import type { Currency } from "#app/shared/money.ts";
import { type Budget, formatAmount, rateOf, wholeUnits } from "./budget.ts";
import { amountsText } from "./estimates.ts";

/** The ends of the bands, in thousands of whole units of the client's currency; the last one has no upper end. */
const BANDS: Record<string, readonly [number, number]> = {
  "25": [0, 25],
  "50": [25, 50],
  "100": [50, 100],
  "250": [100, 250],
  "500": [250, 500],
  more: [500, Infinity],
};
const THOUSAND = 1000 * 100;
/** A smaller order is one of its decisions. */
const TEN_DOMAINS = is("solution-configuration", "custom-roadmap", "custom-pilot");

/**
 * `beyond`: the likely sum in the client's currency is above the frame, by so much; `together`: it is inside, and with what
 * comes on top in other currencies, counted as equal, it is above; `below`: its high figure does not reach the frame.
 */
export type Framed = {
  state: "beyond" | "together" | "inside" | "below";
  beyond: number;
  start: number;
  end: number;
  foreign: string;
};

/** Null where no frame is known. */
export function framedBy(brief: Brief, { totals: [main, ...others] }: Budget): Framed | null {
  const band = BANDS[brief.detail("budget-band") ?? ""];
  if (!band || !main) return null;
  const [start, end] = band.map((thousands) => thousands * THOUSAND) as [number, number]; // a pair stays one
  const foreign = others.filter(({ oneOff }) => oneOff.likely > 0);
  const highs = [main, ...foreign].reduce((sum, { oneOff }) => sum + oneOff.high, 0);
  const sum = foreign.reduce((all, { oneOff }) => all + oneOff.likely, main.oneOff.likely);
  const beyond = Math.max(0, main.oneOff.likely - end);
  const state = beyond > 0 ? "beyond" : sum > end ? "together" : highs < start ? "below" : "inside";
  const amounts = foreign.map(({ oneOff, currency }) => formatAmount(oneOff.likely, currency));
  return { state, beyond, start, end, foreign: listed(amounts) };
}

/** `exceeds the frame of EUR 5,000 by EUR 1,177`, with what is paid in another currency on top of it. */
export function beyondText({ beyond, end, foreign }: Framed, main: Currency): string {
  return `exceeds the budget of ${formatAmount(end, main)} by ${formatAmount(beyond, main)}${foreign ? `, with ${foreign} in addition` : ""}`;
}

/** What stays inside a frame that the whole is beyond: the phases that fit, and the ranked options that do, each with its sum; or that none does. */
export function fittingIn(content: Content, end: number): string {
  const isWhole = content.brief.holds(ASSESSES); // its first phases alone end without a report
  const phases = isWhole ? null : fittingPhases(content, end);
  const options = fittingOptions(content, end);
  if (!phases && options.length === 0)
    return isWhole
      ? `no ranked option fits${content.brief.holds(TEN_DOMAINS) ? "; D-01 says what three domains alone would save" : ""}`
      : "nothing fits, neither phase 1 alone nor any other ranked option";
  const others =
    options.length > 0 ? `; of the other options ${listed(options)} ${options.length === 1 ? "fits" : "fit"}` : "";
  return `${phases ?? (isWhole ? "A does not fit" : "no phase of A fits")}${others}`;
}

/** The most phases that fit with all that is bought once, else the first without it; null where that is too much. */
function fittingPhases({ budget, tasks }: Content, end: number): string | null {
  const { currency } = budget.rates;
  const whole = budget.totals[0]?.oneOff.likely ?? 0;
  const services = (from: number, to: number) =>
    wholeUnits(
      tasks
        .filter(({ phase }) => phase >= from && phase <= to)
        .reduce((sum, { days, role }) => sum + (days * rateOf(budget.rates, role)) / 10, 0) *
        (1 + budget.contingencyPercent / 100),
    );
  const last = [3, 2, 1].find((phase) => whole - services(phase + 1, 4) <= end);
  const first = services(1, 1);
  if (!last && first > end) return null;
  const named = last && last > 1 ? `phases ${listed([1, 2, 3].slice(0, last).map(String))}` : "phase 1";
  const rest = last ? services(last + 1, 4) : whole - first;
  const verb = last && named === "phase 1" ? "fits" : "fit";
  const foreign = budget.totals.slice(1).some(({ oneOff }) => oneOff.likely > 0);
  const what = last
    ? `${named} with all one-off purchases${foreign ? ` in ${currency}` : ""}`
    : "the services of phase 1 alone";
  return `${what} ${verb}, at ${formatAmount(whole - rest, currency)}; the rest, ${formatAmount(rest, currency)}, falls to a later budget`;
}

/** The ranked options whose one-off sum in the client's currency is inside the frame, by name and sum. */
function fittingOptions({ budget, appraisal, estimates }: Content, end: number): string[] {
  const out = new Set([appraisal.designed, ...appraisal.excluded].map(({ letter }) => letter));
  return estimates
    .filter(
      ({ option, oneOff, days }) =>
        !out.has(option.letter) && days > 0 && (oneOff.get(budget.rates.currency) ?? 0) <= end,
    )
    .map(({ option, oneOff }) => `${option.letter} (${option.row.name}) at ${amountsText(oneOff)}`);
}

/** What a frame leaves that even the high figure does not reach. */
export function freeBelow({ budget: { totals } }: Content, { start }: Framed): string {
  const [main] = totals;
  return main ? `at least ${formatAmount(start - main.oneOff.high, main.currency)} remains unspent` : "";
}
