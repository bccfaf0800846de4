/** The decision on products that have left support, or leave it soon, on which no other is taken: a way out, an owner and a day for each. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { formatDay } from "#app/features/documents/dates.ts";
import type { Sourced } from "#app/features/documents/facts/sources.ts";
import type { DecisionRow, Due } from "#app/features/documents/pack.ts";
import { type Deadline, decisionDay } from "#app/features/documents/plan/deadlines.ts";
import { type Losing, losingSupport } from "#app/features/documents/plan/losing-support.ts";
import { planOf } from "#app/features/documents/plan/plan.ts";
import { startDay } from "#app/features/documents/plan/sponsor-days.ts";
import { listed } from "#app/features/documents/words.ts";

export const OTHER_PRODUCTS = "Products losing support";

/** What neither a decision of the solution nor one of a date gives a way out. */
export function undecided(
  brief: Brief,
  decisions: readonly { decides?: readonly string[] }[],
  gates: readonly Deadline[],
): Losing[] {
  const known = new Set([
    ...decisions.flatMap(({ decides = [] }) => decides),
    ...gates.flatMap(({ family }) => family ?? []),
  ]);
  return losingSupport(brief).filter(({ family }) => !known.has(family));
}

/** Any list of servers will do, or the product's own; that of another product says nothing of it. */
export const listsOf = (name: string): RegExp =>
  new RegExp(
    `servers?,? (?:by|with) version|server list|list of servers|^${name.replace(/ Server$/, "")}(?: Server)?: `,
    "i",
  );

const asksFor = (name: string) => ({ within: listsOf(name), ask: `${name} by version, by your own records` });

type Decided = DecisionRow & Sourced & { due?: Due; day?: number; decides: readonly string[] };

/** In time for the next of them to lose its support, where that comes before what the decision would wait for. */
function dayOfItsOwn(products: readonly Losing[], brief: Brief, usual: number): number | undefined {
  const [next] = products.flatMap(({ next }) => next ?? []).toSorted((a, b) => a.day - b.day);
  const day = next ? decisionDay(next, planOf(brief), brief) : usual;
  return day < usual ? day : undefined;
}

/** What gets no updates any more waits for no design. A small organisation reads its day with the decision, and is not asked apart. */
export function otherProducts(products: readonly Losing[], brief: Brief, day: number): Decided[] {
  if (products.length === 0) return [];
  const isSmall = brief.has("company-size", "small");
  const hasEnded = products.some((product) => product.hasEnded);
  const own = dayOfItsOwn(products, brief, hasEnded ? startDay(brief) : day);
  const isByList = hasEnded || own !== undefined;
  const sold = products.flatMap(({ sold }) => sold || []);
  const isForAll = products.every(({ name, sold }) => sold === name);
  const paid = isForAll ? "paid updates" : `paid updates (${listed(sold)})`;
  const ways = `upgrade, retirement${sold.length > 0 ? `, ${paid}` : ""} or isolation`;
  const [names, found] = [products.map(({ name }) => name), products.map(({ upTo }) => upTo)].map((all) =>
    listed(all, "or"),
  );
  return [
    {
      title: OTHER_PRODUCTS,
      context: "This work replaces none of them.",
      alternatives: `upgrade or retire; ${sold.length > 0 ? `${paid}; ` : ""}isolation with an owner and an end date`,
      decision: `Each ${found} ${isByList ? "on the client's own list" : "found"}: ${ways}, ${isSmall ? `decided by ${hasEnded ? "" : "the client by "}${formatDay(own ?? (hasEnded ? startDay(brief) : day))}` : "with an owner, decided and carried out by the client"}.`,
      tradeOff: "Cost, or exposure without updates",
      confidence: "medium",
      serves: [],
      decides: products.map(({ family }) => family),
      ...(own === undefined ? { due: hasEnded ? "start" : "design" } : { day: own }),
      rests: () => (isByList ? products.map(({ name }) => asksFor(name)) : []),
      ...(!isSmall && {
        ask: `Decide for each ${names} that loses support: ${ways}`,
      }),
      source: ["eol", "ej"],
    },
  ];
}
