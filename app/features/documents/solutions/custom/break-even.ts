/** What an assessment that is to lower costs has to find before it has paid for itself. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { type Budget, formatAmount, formatFigure } from "#app/features/documents/budget/budget.ts";
import { PRICES } from "#app/features/documents/facts/prices.ts";
import type { Pack } from "#app/features/documents/pack.ts";
import { figure } from "#app/features/documents/words.ts";
import { SEATS_COUNTED, wants } from "./answers.ts";
import { BUSINESS_SEATS } from "./quantities.ts";

const seatOf = (brief: Brief) => PRICES[brief.users > BUSINESS_SEATS ? "m365-e3" : "business-premium"];

/** Seats are counted, and paid in the currency of the budget. */
const isInSeats = (brief: Brief): boolean => brief.currency === "USD" && brief.holds(SEATS_COUNTED);

/** `; in seats, 60 of Microsoft 365 Business Premium unused, more than there are`. */
function inSeats(brief: Brief, cost: number): string {
  if (!isInSeats(brief)) return "";
  const { low, item } = seatOf(brief);
  const seats = Math.ceil(cost / (low * 12));
  return `; in seats, ${figure(seats)} of ${item} unused${seats > brief.users ? ", more than there are" : ""}`;
}

/** Up to whole thousands, in minor units. */
const roundUp = (amount: number): number => Math.ceil(amount / 100_000) * 100_000;

/** What is saved is a share of what is paid, never the fee of whoever looks for it: 10 to 20% is the planning target of the objective. The sum is that of the budget, which only the pack as a whole can tell; the price of a seat has its source where it is used. */
export const breakEven = (budgetIn: (brief: Brief) => Budget): Pack["sizing"] =>
  [true, false].map((hasSeats) => ({
    quantity: "Invoices that pay for the assessment",
    formula: (brief) =>
      `likely one-off cost ÷ the 20% or 10% to be saved${hasSeats ? `; in seats, ÷ (USD ${formatFigure(seatOf(brief).low)} × 12)` : ""}`,
    result: (brief) => {
      const [main] = budgetIn(brief).totals;
      const cost = main?.oneOff.likely ?? 0;
      return main
        ? `invoices of ${formatAmount(roundUp(cost * 5), main.currency)} to ${formatFigure(roundUp(cost * 10))} a year; if yours are lower, take the smaller review (Options considered)${inSeats(brief, cost)}`
        : "";
    },
    when: wants("cost-reduction"),
    asked: (brief) => isInSeats(brief) === hasSeats,
    source: hasSeats ? ["m365-price", "ej"] : ["ej"],
  }));
