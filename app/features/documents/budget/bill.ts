/** What is bought: the lines of the bill of materials after what is owned, and the bridge over an end of support. */

import type { Brief } from "#app/features/documents/brief/brief.ts";
import { dayOfIso, type IsoDate } from "#app/features/documents/dates.ts";
import type { PriceKey, PriceRow } from "#app/features/documents/facts/prices.ts";
import type { SourceKey } from "#app/features/documents/facts/sources.ts";
import { type BillRow, count, say } from "#app/features/documents/pack.ts";
import type { Deadline } from "#app/features/documents/plan/deadlines.ts";
import { lapsedOf } from "#app/features/documents/plan/support-dates.ts";
import { figure } from "#app/features/documents/words.ts";
import type { Range } from "./budget.ts";

export type BillLine = {
  id: string;
  item: string;
  quantity: number;
  formula: string;
  kind: BillRow["kind"];
  price: PriceRow | null;
  /** Per month, per year or once, as `kind` says; null where there is no price to print. */
  amount: Range | null;
  /** Of a line without a price: what a sum may be worked out by. */
  guide: { price: PriceKey; quantity: number } | null;
  /** Listed without a sum: as given by the client, or as is probable. */
  owned: false | "given" | "assumed";
  requirement: string;
  source: readonly SourceKey[];
};

/** How often a line's amount is paid in a year. */
export const timesAYear = (kind: BillLine["kind"]): number => (kind === "monthly" ? 12 : 1);

const isTaken = (brief: Brief, { owned }: BillRow): boolean =>
  typeof owned === "function" ? owned(brief) : owned !== undefined && brief.holds(owned);

/** How many of a line are bought: what was given as owned is taken off, and a line owned in full is listed without a sum. */
export function boughtOf(
  brief: Brief,
  row: BillRow,
): Pick<BillLine, "quantity" | "owned"> & { needed: number; stock: number } {
  const needed = count(row.quantity, brief);
  const stock = row.stock ? brief.given(row.stock) : null;
  const all = { quantity: needed, needed, stock: 0 };
  if (stock === null) return { ...all, owned: isTaken(brief, row) && "assumed" };
  if (stock === 0) return { ...all, owned: false };
  return stock >= needed ? { ...all, owned: "given" } : { quantity: needed - stock, needed, stock, owned: false };
}

/** The same in words. */
export function toBuy(brief: Brief, row: BillRow): Pick<BillLine, "quantity" | "formula" | "owned"> {
  const formula = say(row.formula, brief);
  const { quantity, owned, needed, stock } = boughtOf(brief, row);
  const kept = row.stock === "server-licences" ? "available" : "owned";
  const left = stock > 0 ? `; ${figure(needed)} needed, ${figure(stock)} ${kept}` : "";
  return { quantity, formula: `${formula}${left}`, owned };
}

/** What a year of paid updates costs: as much as the licence. */
const PAID_UPDATES = [
  { family: "Windows Server", guide: "USD 1,000 a year for 16 cores of Standard, USD 5,756 of Datacenter" },
  { family: "SQL Server", guide: "USD 3,353 a year for two cores of Standard" },
];

const LINE = "Paid security updates for ";

/** Of the line of paid updates for servers: what one costs and, for whoever reads more than a page of sums, all of them. */
export function updatesGuide(item: string, brief: Brief): string | null {
  if (!item.startsWith(`${LINE}Windows Server`)) return null;
  const { plan } = brief.servers;
  const isMany = plan > 1 && (brief.size !== "small" || brief.given("servers") !== null);
  const all = isMany ? `, USD ${figure(plan * 1000)} if all ${figure(plan)} are such` : "";
  return `USD 1,000 a year for a server of 16 cores with Standard${all}`;
}

/** Its line, which the client may order; `where` says whether the price depends on where the system runs. */
export function paidUpdates(product: string, where = ""): BillRow {
  const guide = PAID_UPDATES.find(({ family }) => product.startsWith(family))?.guide;
  const terms = "; needs Software Assurance or a server subscription";
  const isSaid = (brief: Brief) => brief.size === "small" && updatesGuide(`${LINE}${product}`, brief) !== null; // on its first page
  return {
    item: `${LINE}${product} (option)`,
    quantity: 1,
    formula: (brief) =>
      `systems neither upgraded nor isolated${guide ? `${isSaid(brief) ? "" : `; guide: ${guide}${where}`}${terms}` : ""}`,
    kind: "yearly",
    requirement: "end of support",
    source: guide ? ["eol", "esu-price", "esu-change", "ej"] : ["eol", "ej"],
  };
}

/** Paid updates for what is still in use when its support ends inside the plan, or of the version named that has ended and has them still. */
export function bridgeOf(gate: Deadline | null, brief: Brief): BillRow[] {
  const isSold = ({ paidEnd }: { paidEnd?: IsoDate }) => paidEnd !== undefined && dayOfIso(paidEnd) >= brief.today;
  const hasLines = brief.has("solution-type", "azure-migration"); // for each product that waits for its wave
  const ended = hasLines ? undefined : lapsedOf(brief).find((lapsed) => lapsed.isKnown && isSold(lapsed));
  const product = gate?.product ? gate.paidEnd && gate.product : ended?.products;
  if (!product) return [];
  return [paidUpdates(product, brief.has("solution-type", "hybrid-cloud") ? ", in Azure as elsewhere" : "")];
}
