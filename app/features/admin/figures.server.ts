/** Sums the figures, which the database keeps as changes by day. */
import { and, eq, gte, inArray, type SQL, sql, sum } from "drizzle-orm";
import type { Money } from "#app/shared/money.ts";
import type { AdminDb, OwnerDb, ServiceDb } from "#db/rls.server.ts";
import { FIGURES, figures } from "#db/schema/figures.ts";
import { type PeriodFigures, periodFigures, revenueOf } from "./figures.ts";
import { monthOf, type PeriodId, spanOf } from "./period.ts";
import type { FigureId } from "./rows.ts";

export type Totals = {
  users: number;
  usersThisMonth: number;
  activeUsers: number;
  usersWithCompany: number;
  /** Rows of consultants' clients, archived ones among them. */
  clients: number;
};

/** The figures of a period that ends today, by step and in total. One statement. */
export async function readPeriodFigures(
  db: AdminDb,
  { period, today }: { period: PeriodId; today: Date },
): Promise<PeriodFigures> {
  const span = spanOf(period, today);
  const step = sql<string>`to_char(date_trunc(${span.step}, ${figures.day}::timestamp), 'YYYY-MM-DD')`.as("step");
  const lines = await db.read((tx) =>
    tx
      .select({ step, figure: figures.figure, currency: figures.currency, amount: summed() })
      .from(figures)
      .where(and(inArray(figures.figure, FIGURES), span.from === null ? undefined : gte(figures.day, span.from)))
      .groupBy(sql`1, 2, 3`),
  );
  return periodFigures(lines, span, today);
}

/** One figure since a day, or of all time if `from` is null: a count, or amounts by currency. One statement. */
export async function readFigure(
  db: AdminDb,
  { figure, from }: { figure: FigureId; from: string | null },
): Promise<{ count: number; money: Money[] }> {
  const lines = await db.read((tx) =>
    tx
      .select({ currency: figures.currency, amount: summed() })
      .from(figures)
      .where(and(eq(figures.figure, figure), from === null ? undefined : gte(figures.day, from)))
      .groupBy(figures.currency),
  );
  return {
    count: lines.reduce((sum, { amount }) => sum + amount, 0),
    money: figure === "revenue" ? revenueOf(lines.map((line) => ({ ...line, figure, step: "" }))) : [],
  };
}

/** The overall totals, and how many users joined this month. One statement. */
export async function readTotals(db: AdminDb | OwnerDb, { today }: { today: Date }): Promise<Totals> {
  const { figure, day } = figures;
  const thisMonth = sql`filter (where ${day} >= ${monthOf(today)})`;
  const rows = await db.read((tx) =>
    tx
      .select({ figure, amount: summed(), thisMonth: summed(thisMonth) })
      .from(figures)
      .where(inArray(figure, ["users", "users-active", "users-with-company", "clients"]))
      .groupBy(figure),
  );
  const of = (wanted: string) => rows.find((row) => row.figure === wanted);
  return {
    users: of("users")?.amount ?? 0,
    usersThisMonth: of("users")?.thisMonth ?? 0,
    activeUsers: of("users-active")?.amount ?? 0,
    usersWithCompany: of("users-with-company")?.amount ?? 0,
    clients: of("clients")?.amount ?? 0,
  };
}

/** Merges lines that belong together and returns how many there were. For the schedule. */
export async function foldFigures(db: ServiceDb): Promise<number> {
  const [row] = await db.write((tx) => tx.execute<{ folded: number }>(sql`select app.fold_figures() as folded`));
  return row?.folded ?? 0;
}

function summed(filter: SQL = sql``) {
  return sql<number>`coalesce(${sum(figures.amount)} ${filter}, 0)`.mapWith(figures.amount);
}
