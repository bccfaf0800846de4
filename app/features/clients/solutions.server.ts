/** What a client card shows of the documents made for the client: their number, the newest two, and their total prices. */
import { and, count, desc, eq, inArray, sql, sum } from "drizzle-orm";
import { type Money, parseAmount } from "#app/shared/money.ts";
import type { Tx } from "#db/rls.server.ts";
import { CALLER } from "#db/schema/columns.ts";
import { documents } from "#db/schema/documents.ts";

export type Solution = { id: string; templateType: string; price: Money; date: Date };
export type SolutionPanel = { count: number; newest: Solution[]; totals: Money[] };
export type Solutions = { purchased: SolutionPanel; pending: SolutionPanel };

const SHOWN = 2;

/** Two statements sent together, however many clients there are. Returns a function that looks a client up. */
export async function solutionsOf(tx: Tx, clientIds: readonly string[]): Promise<(clientId: string) => Solutions> {
  if (clientIds.length === 0) return () => ({ purchased: panel([], []), pending: panel([], []) });
  const isTheirs = and(eq(documents.userId, CALLER), inArray(documents.clientId, [...clientIds]));
  const [totals, newest] = await Promise.all([listTotals(tx, isTheirs), listNewest(tx, isTheirs)]);
  return (clientId) => {
    const of = (isPaid: boolean) => {
      const isMeant = (row: { clientId: string | null; isPaid: boolean }) =>
        row.clientId === clientId && row.isPaid === isPaid;
      return panel(totals.filter(isMeant), newest.filter(isMeant));
    };
    return { purchased: of(true), pending: of(false) };
  };
}

type Condition = ReturnType<typeof and>;

function listTotals(tx: Tx, isTheirs: Condition) {
  const { clientId, isPaid, currency, price } = documents;
  return tx
    .select({ clientId, isPaid, currency, count: count(), total: sum(price) })
    .from(documents)
    .where(isTheirs)
    .groupBy(clientId, isPaid, currency)
    .orderBy(currency);
}

function listNewest(tx: Tx, isTheirs: Condition) {
  const { id, clientId, isPaid, templateType, price, currency, createdAt, paidAt } = documents;
  const date = sql<Date>`coalesce(${paidAt}, ${createdAt})`.mapWith(createdAt).as("date");
  const place =
    sql<number>`row_number() over (partition by ${clientId}, ${isPaid} order by coalesce(${paidAt}, ${createdAt}) desc, ${id})`.as(
      "place",
    );
  const ranked = tx
    .select({ id, clientId, isPaid, templateType, price, currency, date, place })
    .from(documents)
    .where(isTheirs)
    .as("ranked");
  return tx.select().from(ranked).where(sql`${ranked.place} <= ${SHOWN}`).orderBy(desc(ranked.date), ranked.id);
}

type TotalRow = Awaited<ReturnType<typeof listTotals>>[number];
type NewestRow = Awaited<ReturnType<typeof listNewest>>[number];

function panel(totals: readonly TotalRow[], newest: readonly NewestRow[]): SolutionPanel {
  return {
    count: totals.reduce((all, row) => all + row.count, 0),
    newest: newest.map((row) => ({
      id: row.id,
      templateType: row.templateType,
      price: parseAmount(row.price, row.currency),
      date: row.date,
    })),
    totals: totals.map((row) => parseAmount(row.total ?? "0", row.currency)),
  };
}
