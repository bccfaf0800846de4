/**
 * What the admin's figures are summed from: so many more of a thing on a day. Triggers add lines beside the rows they count, the schedule
 * folds them together, and so a figure costs the same however many rows there are.
 */
import { sql } from "drizzle-orm";
import { bigint, date, index, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { oneOf } from "./columns.ts";
import { portalAdmin, portalOwner } from "./roles.ts";

/**
 * Accounts, clients and documents count on the day they were made; `documents-paid` are those of that day that are paid by now. `revenue` is
 * what payments brought on the day they succeeded, in minor units; what was given back is taken off that day.
 */
export const FIGURES = [
  ...(["users", "users-active", "users-with-company", "clients"] as const),
  ...(["documents", "documents-paid", "revenue"] as const),
] as const;

export const figures = pgTable(
  "figures",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** In UTC. */
    day: date().notNull(),
    figure: text({ enum: FIGURES }).notNull(),
    /** Empty where it is no money. */
    currency: text().notNull().default(""),
    amount: bigint({ mode: "number" }).notNull(),
  },
  (t) => [
    index("figures_sum").on(t.figure, t.day, t.currency, t.amount),
    oneOf("figures_figure_known", t.figure, FIGURES),
    pgPolicy("figures_read_all", { for: "select", to: [portalAdmin, portalOwner], using: sql`true` }),
  ],
);
